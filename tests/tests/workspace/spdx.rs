// SPDX-License-Identifier: GPL-3.0-or-later
//! The line with which each file of code names its licence, in the form of SPDX. Other files have theirs by `REUSE.toml`, and
//! `make test-more` lets the tool of REUSE look at all of them.

use super::licences::OURS;
use super::tidy::{LICENCE_OF_RUST, all_sources, files};
use super::tree::read;
use super::version::scripts;

/// The line behind the sign of a comment.
fn line() -> String {
    LICENCE_OF_RUST.trim_start_matches("// ").to_owned() + OURS
}

#[test]
fn every_file_of_code_names_its_licence_first() {
    let line = line();
    let code = all_sources().into_iter().chain(files("tests", "mjs"));
    let code: Vec<_> = (code.filter(|(path, _)| !path.contains("/node_modules/"))).collect();
    assert!(code.len() > 1_000, "only {} files", code.len());
    for (path, text) in code {
        let first = text.lines().next();
        assert_eq!(first, Some(format!("// {line}").as_str()), "{path}");
    }
}

#[test]
fn every_script_names_its_licence_behind_its_interpreter() {
    let line = line();
    let awk = files("tools", "awk").into_iter();
    let ci = (".ci/run".to_owned(), read(".ci/run"));
    for (path, text) in scripts().into_iter().chain(awk).chain([ci]) {
        let mut lines = text.lines().skip_while(|line| line.starts_with("#!"));
        assert_eq!(lines.next(), Some(format!("# {line}").as_str()), "{path}");
    }
}

#[test]
fn the_texts_of_all_licences_are_there() {
    let rules = read("REUSE.toml");
    let named = rules.lines().filter_map(|line| {
        let (key, value) = line.split_once(" = ")?;
        key.ends_with("License-Identifier")
            .then_some(value.trim_matches('"'))
    });
    let named: Vec<&str> = named.collect();
    assert!(named.contains(&OURS), "{named:?}");
    for licence in named {
        let text = read(&format!("LICENSES/{licence}.txt"));
        assert!(text.len() > 5_000, "{licence}");
    }
}
