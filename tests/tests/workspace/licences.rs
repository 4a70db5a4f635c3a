// SPDX-License-Identifier: GPL-3.0-or-later
//! The licences of the program's parts: each may be part of a program under GPL-3.0-or-later, and comes from a public source.

use crate::tree::{folders, metadata, read, root};

/// The licence of the project.
pub(crate) const OURS: &str = "GPL-3.0-or-later";

/// Licences that may be combined with GPL-3.0-or-later, each with its reason. A dependency needs
/// one of them in every part of its expression.
const ALLOWED: [(&str, &str); 10] = [
    (OURS, "it is our own"),
    ("MIT", "permissive"),
    (
        "Apache-2.0",
        "compatible with version 3 of the GPL, one way",
    ),
    ("BSD-2-Clause", "permissive"),
    ("BSD-3-Clause", "permissive, without an advertising clause"),
    ("ISC", "permissive"),
    ("Zlib", "permissive"),
    ("Unlicense", "public domain"),
    ("Unicode-3.0", "permissive; tables of characters"),
    (
        "MPL-2.0",
        "its section 3.3 allows the combination, file by file; serialport",
    ),
];

#[test]
fn every_dependency_may_be_part_of_a_gpl_program() {
    let mut looked_at = 0;
    for package in metadata()["packages"].as_array().unwrap() {
        let name = package["name"].as_str().unwrap();
        let licence = package["license"]
            .as_str()
            .unwrap_or_else(|| panic!("{name} names no licence; read its text and decide"));
        assert!(
            allowed(licence),
            "{name} is under {licence}, which is not among those allowed here"
        );
        looked_at += 1;
    }
    assert!(looked_at > 100, "only {looked_at} packages were listed");
}

/// The list by which cargo-deny decides is this one.
#[test]
fn cargo_deny_allows_the_same() {
    let rules = read("deny.toml");
    let (_, list) = rules.split_once("\nallow = [").expect("a list");
    let (list, _) = list.split_once(']').expect("its end");
    let listed: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    assert_eq!(listed, ALLOWED.map(|(licence, _)| licence));
}

#[test]
fn every_dependency_comes_from_the_registry() {
    let lock = read("Cargo.lock");
    let mut sources = 0;
    for source in lock.lines().filter_map(|l| l.strip_prefix("source = ")) {
        assert_eq!(
            source,
            "\"registry+https://github.com/rust-lang/crates.io-index\""
        );
        sources += 1;
    }
    let sums = lock.lines().filter(|l| l.starts_with("checksum = "));
    assert_eq!(sums.count(), sources, "one checksum a package");
    let ours = lock.lines().filter(|l| *l == "[[package]]").count() - sources;
    assert_eq!(
        ours,
        folders().len(),
        "all without a source are the workspace's own"
    );
}

/// Most licences of the libraries in a published program demand that their notices are passed on with the program.
#[test]
fn every_program_that_is_given_away_has_its_libraries_listed() {
    let release = read("tools/release");
    let listed = read("tools/libraries");
    let mut programs = 0;
    for package in metadata()["packages"].as_array().unwrap() {
        let name = package["name"].as_str().unwrap();
        let ours = package["source"].is_null();
        let targets = package["targets"].as_array().unwrap();
        for target in targets.iter().filter(|it| ours && it["kind"][0] == "bin") {
            let program = target["name"].as_str().unwrap();
            let builds = format!("--bin {program}");
            assert!(has_words(&release, &builds), "tools/release lacks {builds}");
            let lists = format!("--package {name}");
            assert!(has_words(&listed, &lists), "tools/libraries lacks {lists}");
            programs += 1;
        }
    }
    assert!(programs > 1, "{programs} programs");
}

/// True if these words stand in a script as a whole, not as the beginning of longer words.
fn has_words(script: &str, words: &str) -> bool {
    let mut behind = script
        .match_indices(words)
        .map(|(at, found)| &script[at + found.len()..]);
    behind.any(|rest| rest.starts_with(char::is_whitespace))
}

#[test]
fn the_program_is_under_the_gpl_and_says_so() {
    let licence = read("LICENSE");
    let mut lines = licence.lines().map(str::trim);
    assert_eq!(lines.next(), Some("GNU GENERAL PUBLIC LICENSE"));
    assert_eq!(lines.next(), Some("Version 3, 29 June 2007"));
    assert!(licence.contains("  17. Interpretation of Sections 15 and 16."));
    // The published text has this length; nothing was added or cut.
    assert_eq!((licence.len(), licence.lines().count()), (35_149, 674));
    // Tools look for it at one place or the other.
    assert_eq!(licence, read("LICENSES/GPL-3.0-or-later.txt"));
    for package in metadata()["packages"].as_array().unwrap() {
        if package["source"].is_null() {
            assert_eq!(package["license"], OURS, "{package}");
        }
    }
}

/// The description of the board's protocol allows free programs, and forbids selling it and passing a program off as a board.
#[test]
fn the_readme_tells_about_the_protocol_of_the_board() {
    let readme = read("README.md");
    let words: Vec<&str> = readme.split_whitespace().collect();
    let text = words.join(" ");
    for told in [
        "DGT",
        "may not be used commercially without DGT's written permission",
        "trade-mark",
        "GPL-3.0-or-later",
    ] {
        assert!(text.contains(told), "README.md says nothing of {told:?}");
    }
    assert!(root().join("LICENSE").is_file());
}

#[test]
fn expressions_are_read_as_they_are_meant() {
    for licence in [
        "MIT",
        "MIT/Apache-2.0",
        "LGPL-2.1 OR MIT",
        "(MIT OR X) AND ISC",
        "X OR (Zlib AND MIT)",
        "Apache-2.0 WITH LLVM-exception OR MIT",
    ] {
        assert!(allowed(licence), "{licence}");
    }
    for licence in [
        "GPL-2.0-only",
        "MIT AND X",
        "(X OR Y) AND MIT",
        "",
        "MIT OR",
        "Apache-2.0 WITH X",
    ] {
        assert!(!allowed(licence), "{licence}");
    }
}

/// True if an SPDX expression (or the older `A/B`) allows a choice of allowed licences.
fn allowed(expression: &str) -> bool {
    let spaced = expression
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    any_of(&mut words) == Some(true) && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any_of(words: &mut Words<'_>) -> Option<bool> {
    let mut holds = all_of(words)?;
    while words.next_if_eq(&"OR").is_some() {
        holds |= all_of(words)?;
    }
    Some(holds)
}

fn all_of(words: &mut Words<'_>) -> Option<bool> {
    let mut holds = one(words)?;
    while words.next_if_eq(&"AND").is_some() {
        holds &= one(words)?;
    }
    Some(holds)
}

fn one(words: &mut Words<'_>) -> Option<bool> {
    let word = words.next()?;
    if word == "(" {
        let holds = any_of(words)?;
        return (words.next()? == ")").then_some(holds);
    }
    let holds = ALLOWED.iter().any(|(licence, _)| *licence == word);
    if words.next_if_eq(&"WITH").is_none() {
        return Some(holds);
    }
    // An exception of a licence would have to be allowed by name; so far none was needed.
    words.next()?;
    Some(false)
}
