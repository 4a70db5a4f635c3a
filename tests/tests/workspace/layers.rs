// SPDX-License-Identifier: GPL-3.0-or-later
//! The place of each test: the table of `docs/testing.md`, which the runner reads, and the existing test programs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::tree::{metadata, read, root};

/// The paper with the table.
const PAPER: &str = "docs/testing.md";
/// The first line of the table.
const HEADER: &str = "| name | `make test` | `make test-more` | what is real |";
/// Rows that are checks of `tools/test`, not test programs; the examples are run by `tools/run-tests`.
const EXAMPLES: &str = "examples";
/// Ways in which a test waits on the wall clock, or measures by it, spelt so that this file does not contain them. A time limit
/// that only a hang exceeds does not count.
const WALL: [&str; 2] = [concat!("thread::", "sleep("), concat!(".elapsed", "()")];

/// A row: the place of some tests, and the real things in it.
#[derive(Debug)]
struct Row {
    test: String,
    more: String,
    real: String,
}

fn rows() -> BTreeMap<String, Row> {
    let text = read(PAPER);
    let table = text.lines().skip_while(|line| *line != HEADER).skip(2);
    let mut rows = BTreeMap::new();
    for line in table.take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, name, test, more, real, _] = cells[..] else {
            panic!("{PAPER}: {line}");
        };
        let name = name.trim_matches('`').to_owned();
        let row = Row {
            test: test.to_owned(),
            more: more.to_owned(),
            real: real.trim_start_matches("alone: ").to_owned(),
        };
        assert!(
            rows.insert(name, row).is_none(),
            "{PAPER} has two rows for {line}"
        );
    }
    assert!(!rows.is_empty(), "{PAPER} has no table");
    rows
}

/// Each test program by the name of its row, with the file or folder of its source.
fn programs() -> BTreeMap<String, String> {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().unwrap();
    let mut programs = BTreeMap::new();
    for package in packages.iter().filter(|it| it["source"].is_null()) {
        let manifest = Path::new(package["manifest_path"].as_str().unwrap());
        let folder = manifest.parent().unwrap();
        let package_name = folder.file_name().unwrap().to_string_lossy();
        for target in package["targets"].as_array().unwrap() {
            let kind = target["kind"][0].as_str().unwrap();
            let name = target["name"].as_str().unwrap();
            let source = target["src_path"].as_str().unwrap().to_owned();
            let row = match kind {
                "test" => format!("{package_name}/{name}"),
                "lib" | "bin" => format!("{package_name}/{kind}"),
                _ => continue,
            };
            assert!(programs.insert(row, source).is_none(), "two are {name}");
        }
    }
    programs
}

#[test]
fn every_program_of_tests_stands_in_exactly_one_place() {
    let rows = rows();
    let programs: BTreeSet<String> = programs().into_keys().collect();
    let script = read("tools/test");
    for name in rows.keys().filter(|name| !programs.contains(*name)) {
        let check = script.contains(&format!("check \"{name}\""));
        assert!(
            check || name == EXAMPLES,
            "{PAPER} has a row for {name}, which is neither a program of tests nor a check of tools/test"
        );
    }
    let homeless: Vec<&String> = programs
        .iter()
        .filter(|it| !rows.contains_key(*it))
        .collect();
    assert!(homeless.is_empty(), "{PAPER} has no row for {homeless:?}");
    for line in script.lines().filter(|line| line.starts_with("check \"")) {
        let name = line.split('"').nth(1).unwrap();
        assert!(rows.contains_key(name), "{PAPER} has no row for {name}");
    }
    for (name, row) in &rows {
        let stands = row.test != "none" || row.more != "none";
        assert!(stands, "{name} stands nowhere");
        let plain = |cell: &str| {
            let outside = cell.split('`').step_by(2);
            outside.collect::<String>().trim().to_owned()
        };
        let whole = [plain(&row.test), plain(&row.more)];
        let whole = whole.iter().any(|it| it == "all") || whole[1] == "the rest";
        assert!(whole, "a part of {name} stands nowhere");
    }
}

#[test]
fn a_part_of_a_program_is_named_by_tests_that_there_are() {
    let programs = programs();
    for (name, row) in rows() {
        for word in row.test.split('`').skip(1).step_by(2) {
            if word.contains('=') {
                continue;
            }
            let last = word.rsplit("::").find(|it| !it.is_empty()).unwrap();
            let all = sources(&programs[&name]);
            // A module is a file or a folder of that name with a test in it.
            let module = word.ends_with("::");
            let there = all.iter().any(|(path, text)| {
                let parts = || Path::new(path).iter().filter_map(|it| it.to_str());
                let inside = || parts().any(|it| it == last || it == format!("{last}.rs"));
                if module {
                    text.contains("#[test]") && inside()
                } else {
                    text.contains(&format!("fn {last}"))
                }
            });
            assert!(there, "{PAPER}: {name} has no test called {word}");
        }
    }
}

/// A test program that waits on the wall clock tests something real, and its header names the real thing; all other test programs
/// run on simulated clocks.
#[test]
fn only_what_is_real_waits_on_the_walls_clock() {
    let programs = programs();
    for (name, row) in rows() {
        let Some(source) = programs.get(&name) else {
            continue;
        };
        if name.ends_with("/lib") || name.ends_with("/bin") {
            continue;
        }
        let head = fs::read_to_string(source).unwrap();
        let said = head
            .lines()
            .find_map(|line| line.strip_prefix("//! Real: "));
        let wanted = (!row.real.is_empty()).then(|| format!("{}.", row.real));
        assert_eq!(
            said.map(str::to_owned),
            wanted,
            "{source} says in its head what {PAPER} says is real"
        );
        if wanted.is_some() {
            continue;
        }
        for (path, text) in sources(source) {
            let waits = WALL.iter().find(|word| text.contains(**word));
            assert!(
                waits.is_none(),
                "{path} uses {waits:?}, and {PAPER} has nothing real for {name}"
            );
        }
    }
}

/// The files of a test program: all files of its folder, or its single file.
fn sources(source: &str) -> Vec<(String, String)> {
    let source = Path::new(source);
    let mut found = Vec::new();
    if source.ends_with("main.rs") {
        gather(source.parent().unwrap(), &mut found);
    } else {
        found.push((
            source.display().to_string(),
            fs::read_to_string(source).unwrap(),
        ));
    }
    found
}

fn gather(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, found);
        } else if path.extension().is_some_and(|it| it == "rs") {
            found.push((
                path.display().to_string(),
                fs::read_to_string(&path).unwrap(),
            ));
        }
    }
}

/// The runner reads the table in the same way as these tests.
#[test]
fn the_runner_reads_the_table_alike() {
    let rows = rows();
    for (layer, cell) in [("test", 0), ("more", 1)] {
        let out = std::process::Command::new("awk")
            .args([
                "-v",
                &format!("layer={layer}"),
                "-f",
                "tools/where-it-stands.awk",
                PAPER,
            ])
            .current_dir(root())
            .output()
            .unwrap();
        assert!(out.status.success(), "{out:?}");
        let text = String::from_utf8(out.stdout).unwrap();
        let found: BTreeSet<&str> = text
            .lines()
            .map(|it| it.split('\t').next().unwrap())
            .collect();
        let wanted = rows
            .iter()
            .filter(|(_, row)| [&row.test, &row.more][cell] != "none");
        let wanted: BTreeSet<&str> = wanted.map(|(name, _)| name.as_str()).collect();
        assert_eq!(
            found,
            wanted,
            "make test{}",
            if cell == 0 { "" } else { "-more" }
        );
    }
}
