// SPDX-License-Identifier: GPL-3.0-or-later
//! The findings of people who attacked the program: the tests and stories named beside them exist.

use std::collections::BTreeSet;

use super::tidy::{all_sources, quoted};
use super::tree::{read, root};

const PAPER: &str = "docs/trials/found.md";

#[test]
fn what_was_found_names_tests_that_there_are() {
    let sources = all_sources();
    let functions: BTreeSet<&str> = sources
        .iter()
        .flat_map(|(_, text)| text.split("fn ").skip(1))
        .filter_map(|rest| rest.split(['(', '<']).next())
        .collect();
    let text = read(PAPER);
    let rows = text.lines().filter(|line| line.starts_with("| "));
    let mut named = 0;
    for row in rows.filter(|row| !row.starts_with("| what was found") && !row.starts_with("| ---"))
    {
        let cells: Vec<&str> = row.trim_matches(['|', ' ']).split(" | ").collect();
        assert_eq!(cells.len(), 3, "{PAPER}: {row}");
        for name in quoted(cells[2]) {
            let there = if name.contains('/') {
                root().join(name).exists()
            } else if name.contains('_') {
                functions.contains(name)
            } else if name.contains('-') {
                root().join(format!("tests/scenarios/{name}.txt")).exists()
            } else {
                continue;
            };
            assert!(there, "{PAPER} names {name}");
            named += 1;
        }
    }
    assert!(named > 100, "only {named} names");
}
