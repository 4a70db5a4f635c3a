// SPDX-License-Identifier: GPL-3.0-or-later
//! The notices of other people's work that are given away with the programs, compared with what cargo tells of each target, and the
//! papers that are given away, in which every link leads to something.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

use super::links::{links, target};
use super::tidy::files_below;
use super::tree::{cargo, root};

/// The targets for which something is given away.
const LINUX: &str = "x86_64-unknown-linux-gnu";
const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// Libraries that `cargo metadata` counts, because it puts the features together that tests and programs want, and that no program
/// has.
const OF_TESTS: [&str; 1] = ["rand_core"];

fn run(program: &str, arguments: &[&str]) -> Output {
    Command::new(root().join(program))
        .args(arguments)
        .current_dir(root())
        .output()
        .unwrap()
}

fn text(output: Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The list of a target; none, which is said, where the packages of the target cannot be had.
fn listed(of: &str) -> Option<BTreeSet<String>> {
    let output = run("tools/libraries", &["--list", of]);
    if !output.status.success() {
        println!("skipped: cargo lists nothing for {of}");
        return None;
    }
    Some(text(output).lines().map(str::to_owned).collect())
}

/// The libraries that the programs are linked with on a target by `cargo metadata`: names, versions and licences.
fn linked(of: &str) -> Option<BTreeSet<String>> {
    let filter = format!("--filter-platform={of}");
    let arguments = ["metadata", "--format-version=1", "--locked", "--offline"];
    let answer = cargo(&[arguments.as_slice(), &[filter.as_str()]].concat())?;
    let metadata: Value = serde_json::from_str(&answer).unwrap();
    let by_id = |all: &Value| -> BTreeMap<String, Value> {
        let all = all.as_array().unwrap().iter();
        all.map(|it| (it["id"].as_str().unwrap().to_owned(), it.clone()))
            .collect()
    };
    let packages = by_id(&metadata["packages"]);
    let nodes = by_id(&metadata["resolve"]["nodes"]);
    let programs = |package: &Value| {
        package["source"].is_null()
            && ["zgoda", "zgoda-desk"]
                .iter()
                .any(|it| package["name"] == *it)
    };
    let mut open: Vec<&String> = packages
        .iter()
        .filter(|(_, package)| programs(package))
        .map(|(id, _)| id)
        .collect();
    assert_eq!(open.len(), 2);
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        let package = &packages[id];
        if is_macro(package) || !seen.insert(id) {
            continue;
        }
        for dependency in nodes[id]["deps"].as_array().unwrap() {
            let (id, found) = packages
                .get_key_value(dependency["pkg"].as_str().unwrap())
                .unwrap();
            if is_in_programs(dependency) && is_switched_on(package, &nodes[&id_of(package)], found)
            {
                open.push(id);
            }
        }
    }
    let others = seen.into_iter().map(|id| &packages[id]);
    let others = others.filter(|it| !it["source"].is_null());
    let word = |package: &Value, key: &str| package[key].as_str().unwrap_or("").to_owned();
    Some(
        others
            .map(|it| {
                let [name, version, licence] =
                    ["name", "version", "license"].map(|key| word(it, key));
                format!("{name} {version}|{licence}")
            })
            .collect(),
    )
}

fn id_of(package: &Value) -> String {
    package["id"].as_str().unwrap().to_owned()
}

/// True for a library of the compiler, which is in no program.
fn is_macro(package: &Value) -> bool {
    let mut targets = package["targets"].as_array().unwrap().iter();
    targets.any(|it| {
        it["kind"]
            .as_array()
            .unwrap()
            .iter()
            .any(|kind| kind == "proc-macro")
    })
}

/// True if a dependency is more than one of tests or of the build.
fn is_in_programs(dependency: &Value) -> bool {
    let mut kinds = dependency["dep_kinds"].as_array().unwrap().iter();
    kinds.any(|it| it["kind"].is_null())
}

/// True if a dependency is not optional, or a feature that is on asks for it. `cargo metadata` lists also those that a feature names
/// with a question mark, which asks for nothing.
fn is_switched_on(package: &Value, node: &Value, dependency: &Value) -> bool {
    let declared = package["dependencies"].as_array().unwrap().iter();
    let mut declared =
        declared.filter(|it| it["kind"].is_null() && it["name"] == dependency["name"]);
    declared.any(|it| {
        let name = it["rename"].as_str().or(it["name"].as_str()).unwrap();
        let mut on = node["features"].as_array().unwrap().iter();
        it["optional"] == false
            || on.any(|feature| {
                let feature = feature.as_str().unwrap();
                let wants = package["features"][feature].as_array();
                let mut wants = wants.into_iter().flatten().filter_map(Value::as_str);
                feature == name
                    || wants.any(|it| {
                        it == name
                            || it.strip_prefix("dep:") == Some(name)
                            || it.split_once('/').is_some_and(|(it, _)| it == name)
                    })
            })
    })
}

#[test]
fn the_list_of_a_target_is_what_cargo_tells_of_it() {
    for of in [LINUX, WINDOWS] {
        let (Some(listed), Some(linked)) = (listed(of), linked(of)) else {
            println!("skipped: the libraries for {of} were never fetched");
            continue;
        };
        assert!(listed.len() > 150, "{of}: only {} libraries", listed.len());
        let unknown: Vec<&String> = listed.difference(&linked).collect();
        assert!(unknown.is_empty(), "{of}: {unknown:?}");
        let name = |library: &String| library.split(' ').next().map(str::to_owned);
        let left_out: Vec<String> = linked.difference(&listed).filter_map(name).collect();
        assert_eq!(left_out, OF_TESTS, "{of}");
        let of_windows = listed.iter().any(|it| it.starts_with("windows-sys "));
        assert_eq!(of_windows, of == WINDOWS, "{of}");
    }
}

/// Every library has a text that is its own, or its authors stand above that of its licence.
fn has_notices_of_all(notices: &str, listed: &BTreeSet<String>) {
    for library in listed {
        let (name, licence) = library.split_once('|').unwrap();
        let row = format!("{name}, {licence}");
        assert!(notices.lines().any(|line| line == row), "no row {row}");
        let owns =
            |line: &str| line.starts_with("======== ") && line.contains(&format!(" {name} ("));
        let named = |line: &str| line.starts_with(&format!("{name}: Copyright "));
        let noted = notices.lines().any(|line| owns(line) || named(line));
        assert!(noted, "no notice of {name}");
    }
    let standard = notices
        .split("\n======== the standard library of Rust\n")
        .nth(1);
    let standard = standard.expect("a part about the standard library");
    assert!(standard.contains("The Rust Project Developers"));
    assert!(standard.contains("hashbrown"), "what is bundled in it");
    assert!(!notices.contains("</"), "tags");
}

#[test]
fn the_package_has_the_notices_of_all_that_is_in_it() {
    let Some(listed) = listed(LINUX) else { return };
    let notices = text(run("tools/libraries", &[LINUX]));
    has_notices_of_all(&notices, &listed);
    assert!(!notices.contains("mingw"), "Linux has no part of it");
}

#[test]
fn the_zip_has_the_notices_of_all_that_is_in_it() {
    let compiler = Command::new("x86_64-w64-mingw32-gcc")
        .arg("--version")
        .output();
    let fetched = Command::new("cargo")
        .args([
            "fetch",
            "--locked",
            "--manifest-path",
            "tools/espeak-source/Cargo.toml",
        ])
        .current_dir(root())
        .output()
        .unwrap();
    if compiler.is_err() || !fetched.status.success() {
        println!("skipped: here nothing is built for Windows");
        return;
    }
    let Some(listed) = listed(WINDOWS) else {
        return;
    };
    let notices = text(run("tools/libraries", &[WINDOWS]));
    has_notices_of_all(&notices, &listed);
    for part in [
        "Jonathan Duddington",
        "the mingw-w64 project",
        "GCC RUNTIME LIBRARY EXCEPTION",
    ] {
        assert!(notices.contains(part), "no notice of {part}");
    }
}

#[test]
fn links_of_packed_papers_lead_to_packed_papers() {
    let folder = tempfile::tempdir().unwrap();
    let packed = folder.path();
    text(run("tools/papers", &[packed.to_str().unwrap()]));
    let mut followed = 0;
    let papers = files_below(packed, Path::new(""), "md");
    for (paper, text) in &papers {
        for link in links(text).into_iter().filter(|it| !it.contains("://")) {
            let (path, _) = target(paper, link);
            assert!(packed.join(&path).exists(), "{paper}: nothing is at {link}");
            followed += 1;
        }
    }
    assert!(
        papers.len() > 20 && followed > 80,
        "{} papers, {followed} links",
        papers.len()
    );
    assert!(packed.join("docs/pictures").is_dir());
    let said = text(run("tools/papers", &["--check", packed.to_str().unwrap()]));
    assert!(said.ends_with(" links followed, 0 dead\n"), "{said}");
    // No file of the zip is linked to.
    for page in [
        "docs/install-windows.md",
        "docs/install-windows.pl.md",
        "docs/README.md",
    ] {
        let alone = text(run("tools/papers", &["--alone", page]));
        let kept = links(&alone)
            .into_iter()
            .find(|it| !it.contains("://") && !it.starts_with('#'));
        assert_eq!(kept, None, "{page}");
        assert!(alone.lines().count() > 20, "{page}");
    }
}

#[test]
fn a_dead_link_of_a_packed_paper_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let page = "[a](b.md) and\n```\n[c](d.md)\n```\n![e [f]](g.png#h) [i](https://j)\n";
    std::fs::write(folder.path().join("b.md"), page).unwrap();
    let said = run(
        "tools/papers",
        &["--check", folder.path().to_str().unwrap()],
    );
    assert!(!said.status.success());
    let said = String::from_utf8(said.stdout).unwrap();
    assert!(said.contains("nothing is at g.png#h\n"), "{said}");
    assert!(said.ends_with("2 links followed, 1 dead\n"), "{said}");
}
