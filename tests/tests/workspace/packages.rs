// SPDX-License-Identifier: GPL-3.0-or-later
//! The packages of the program: the arrows between them point one way, and the program at the table has no part that uses a
//! network.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::tidy::files;
use super::tree::{code_folders, metadata};

/// Packages of the program, each with the others that it may need.
const ARROWS: [(&str, &[&str]); 9] = [
    ("zgoda-late", &[]),
    ("zgoda-game", &[]),
    ("zgoda-hw", &["zgoda-game", "zgoda-late"]),
    ("zgoda-speech", &["zgoda-game", "zgoda-late"]),
    ("zgoda-record", &["zgoda-game", "zgoda-speech"]),
    (
        "zgoda-input",
        &["zgoda-game", "zgoda-hw", "zgoda-record", "zgoda-speech"],
    ),
    (
        "zgoda-table",
        &[
            "zgoda-game",
            "zgoda-hw",
            "zgoda-input",
            "zgoda-record",
            "zgoda-speech",
        ],
    ),
    (
        "zgoda",
        &[
            "zgoda-game",
            "zgoda-hw",
            "zgoda-input",
            "zgoda-record",
            "zgoda-speech",
            "zgoda-table",
        ],
    ),
    (
        "zgoda-desk",
        &[
            "zgoda",
            "zgoda-game",
            "zgoda-input",
            "zgoda-record",
            "zgoda-speech",
            "zgoda-table",
        ],
    ),
];

/// Packages that use a network, or encrypt for it.
const NETWORK: [&str; 12] = [
    "axum",
    "axum-server",
    "h2",
    "http",
    "httparse",
    "hyper",
    "hyper-util",
    "rcgen",
    "rustls",
    "tokio-rustls",
    "tower",
    "webpki",
];

/// The most lines of code of a package, without blank lines, comments and tests. A change rebuilds a whole package.
const LARGEST: usize = 25_000;

/// The packages that each package needs in the program, on any system.
fn needed() -> BTreeMap<String, BTreeSet<String>> {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let names: BTreeMap<String, String> = packages
        .iter()
        .map(|package| (text(&package["id"]), text(&package["name"])))
        .collect();
    let mut needed: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for node in metadata["resolve"]["nodes"].as_array().unwrap() {
        let all = node["deps"].as_array().unwrap().iter();
        let in_the_program = all.filter(|dep| {
            let kinds = dep["dep_kinds"].as_array().unwrap();
            kinds.iter().any(|kind| kind["kind"].is_null())
        });
        let of = in_the_program.map(|dep| names[&text(&dep["pkg"])].clone());
        let name = names[&text(&node["id"])].clone();
        needed.entry(name).or_default().extend(of);
    }
    needed
}

#[test]
fn packages_need_each_other_one_way() {
    let needed = needed();
    for (package, may) in ARROWS {
        let ours: Vec<&str> = (needed[package].iter().map(String::as_str))
            .filter(|name| ARROWS.iter().any(|(ours, _)| ours == name))
            .collect();
        assert_eq!(ours, may, "{package}");
    }
}

#[test]
fn no_package_is_too_large_to_be_built_for_a_change() {
    let mut all = Vec::new();
    for folder in code_folders() {
        let is_test = |path: &str| path.contains("/tests/") || path.ends_with("/tests.rs");
        let code = files(&folder, "rs");
        let code = code.iter().filter(|(path, _)| !is_test(path));
        let lines = code.flat_map(|(_, text)| {
            let code = text.split("#[cfg(test)]\nmod tests {").next();
            code.into_iter().flat_map(str::lines).map(str::trim)
        });
        let count = lines.filter(|it| !it.is_empty() && !it.starts_with("//"));
        all.push((count.count(), folder));
    }
    all.sort();
    let (largest, _) = all.last().unwrap();
    assert!((10_000..=LARGEST).contains(largest), "{all:?}");
}

#[test]
fn the_program_at_the_table_has_no_part_that_speaks_over_a_network() {
    let needed = needed();
    let with_all_below = |top: &str| {
        let mut all = BTreeSet::from([top.to_owned()]);
        let mut open = vec![top.to_owned()];
        while let Some(name) = open.pop() {
            for below in needed.get(&name).into_iter().flatten() {
                if all.insert(below.clone()) {
                    open.push(below.clone());
                }
            }
        }
        all
    };
    let network = BTreeSet::from(NETWORK.map(str::to_owned));
    let at_the_table = with_all_below("zgoda");
    assert!(at_the_table.len() > 50, "{at_the_table:?}");
    let found: Vec<&String> = at_the_table.intersection(&network).collect();
    assert!(found.is_empty(), "{found:?}");
    // The names belong to existing packages.
    let at_the_desk = with_all_below("zgoda-desk");
    let found = at_the_desk.intersection(&network).count();
    assert!(found > 8, "only {found} of them are in the desk's program");
}
