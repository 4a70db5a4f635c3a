// SPDX-License-Identifier: GPL-3.0-or-later
//! The version of the program: it stands in `Cargo.toml` alone, and all that is given away gets it from there.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use super::tidy::files;
use super::tree::{metadata, read, root};

/// Files that are filled in when something is made of them.
const FILLED_IN: [&str; 4] = [
    "packaging/copyright",
    "packaging/zgoda.metainfo.xml",
    "tools/windows/zgoda.exe.manifest",
    "tools/windows/zgoda.rc",
];

/// Words before the version in the papers that name it.
const BEFORE: [&str; 2] = ["Version ", "Wersja "];

/// The version of all packages of the workspace.
fn version() -> String {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().unwrap();
    let ours = packages.iter().filter(|it| it["source"].is_null());
    let all: BTreeSet<&str> = ours.map(|it| it["version"].as_str().unwrap()).collect();
    assert_eq!(all.len(), 1, "the packages have one version: {all:?}");
    all.first().unwrap().to_string()
}

/// The numbers at the beginning of a text, with the dots between them.
fn number(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.');
    text[..end.unwrap_or(text.len())].trim_end_matches('.')
}

#[cfg(unix)]
#[test]
fn the_tools_read_the_version_that_cargo_reads() {
    let said = Command::new(root().join("tools/version")).output().unwrap();
    assert!(said.status.success(), "{said:?}");
    let said = String::from_utf8(said.stdout).unwrap();
    assert_eq!(said, format!("{}\n", version()));
}

#[test]
fn no_file_that_is_given_away_names_a_version_of_its_own() {
    let version = version();
    for path in FILLED_IN {
        let text = read(path);
        assert!(text.contains("@VERSION@"), "{path} is filled in");
        assert!(!text.contains(&version), "{path} has the version itself");
    }
    for (path, text) in scripts() {
        assert!(!text.contains(&version), "{path} has the version itself");
    }
}

/// The commands of `tools`, which have no ending in their names.
pub(crate) fn scripts() -> Vec<(String, String)> {
    let all = root().join("tools").read_dir().unwrap();
    let all = all.map(|entry| entry.unwrap().path());
    let scripts = all.filter(|path| path.is_file() && path.extension().is_none());
    let scripts: Vec<_> = scripts
        .map(|path| {
            let name = Path::new("tools").join(path.file_name().unwrap());
            let name = name.to_str().unwrap().to_owned();
            let text = read(&name);
            (name, text)
        })
        .collect();
    assert!(scripts.len() > 20, "only {} scripts", scripts.len());
    scripts
}

/// A page that is typed from has the name of a file without its version, and so stays true.
#[test]
fn papers_name_files_without_a_version_and_no_other_version() {
    let version = version();
    let tops = ["README.md", "README.pl.md"].map(|name| (name.to_owned(), read(name)));
    let mut named = 0;
    for (paper, text) in tops.into_iter().chain(files("docs", "md")) {
        for before in ["zgoda_", "zgoda-"] {
            for (at, _) in text.match_indices(before) {
                let number = number(&text[at + before.len()..]);
                assert_eq!(number, "", "{paper} names a file by its version");
            }
        }
        if !paper.starts_with("README") {
            continue;
        }
        for before in BEFORE {
            for (at, _) in text.match_indices(before) {
                let number = number(&text[at + before.len()..]);
                assert!(version.starts_with(number), "{paper}: version {number}");
                named += 1;
            }
        }
    }
    assert!(named > 0, "README.md says which version it is about");
}

/// `make test-more` builds with the compiler that Cargo.toml names, so no other number is promised.
#[test]
fn papers_promise_the_oldest_compiler_that_is_tried() {
    let manifest = read("Cargo.toml");
    let mut lines = manifest.lines();
    let oldest = lines.find_map(|line| line.strip_prefix("rust-version = "));
    let oldest = oldest.unwrap().trim_matches('"');
    for paper in ["README.md", "README.pl.md"] {
        let text = read(paper);
        let words: Vec<&str> = text.split_whitespace().collect();
        let named = words.windows(2).filter(|pair| pair[0] == "Rust");
        let named: Vec<&str> = named.map(|pair| number(pair[1])).collect();
        let named: Vec<&str> = named.into_iter().filter(|it| !it.is_empty()).collect();
        assert!(!named.is_empty(), "{paper} names no compiler");
        assert!(named.iter().all(|it| *it == oldest), "{paper}: {named:?}");
    }
}

#[test]
fn a_number_ends_where_it_ends() {
    assert_eq!(number("0.1, not released"), "0.1");
    assert_eq!(number("1.20.3."), "1.20.3");
    assert_eq!(number("*_amd64.deb"), "");
}
