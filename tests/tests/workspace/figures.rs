// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of `tools/bench --judge`: figures that equal the kept figures, or are worse, over a limit, missing, skipped or
//! unknown.

use std::fmt::Write as _;
use std::fs;
use std::process::Command;

use super::tree::root;

/// A table of kept figures. People feel the first four figures after the comment.
const KEPT: &str = "\
| `outside` | not in the table | thread | under 1 ms | 1.00 | 1 |
<!-- figures: read and written by tools/bench -->
| `first-sample` | a sample | thread | under 25 ms | 2.00 | 1 |
| `silence` | a key | thread | under 40 ms | 1.00 | 1 |
| `memory` | resident | limit | under 60 MB | 0.500 | 1 |
| `durable` | a half-move | plain-file | the disk alone | 1.20 | 1 |
| `answer` | not felt | thread | under 60 ms | 1.00 | 1 |
<!-- end of figures -->
";

/// The figures of a run, each as good as the kept figure or better.
const GOOD: [(&str, &str); 4] = [
    ("first-sample", "20 ms thread 10"),
    ("silence", "10 ms thread 10"),
    ("memory", "30 MB"),
    ("durable", "1.2 ms plain-file 1"),
];

/// Judges these runs, and returns the printed lines and true if the command succeeded.
fn judged(runs: &[&[(&str, &str)]], only: &[&str]) -> (String, bool) {
    let folder = tempfile::tempdir().unwrap();
    let (table, figures) = (folder.path().join("table"), folder.path().join("figures"));
    let mut printed = String::new();
    for (name, rest) in runs.iter().copied().flatten() {
        let _ = match rest.strip_prefix("skipped, ") {
            Some(why) => writeln!(printed, "skipped: {name}, {why}"),
            None => writeln!(printed, "figure: {name} {rest}"),
        };
    }
    fs::write(&table, KEPT).unwrap();
    fs::write(&figures, printed).unwrap();
    let came = Command::new("tools/bench")
        .arg("--judge")
        .arg(&figures)
        .args(only)
        .env("ZGODA_FIGURES", &table)
        .current_dir(root())
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&came.stderr), "");
    (
        String::from_utf8(came.stdout).unwrap(),
        came.status.success(),
    )
}

/// The printed line about this figure.
fn line<'a>(said: &'a str, name: &str) -> &'a str {
    let begins = |line: &&str| line.split_whitespace().next() == Some(name);
    said.lines()
        .find(begins)
        .unwrap_or_else(|| panic!("no {name} in {said}"))
}

/// The good run with one changed figure.
fn but(name: &'static str, rest: &'static str) -> Vec<(&'static str, &'static str)> {
    let with = |it: (&'static str, &'static str)| if it.0 == name { (name, rest) } else { it };
    GOOD.map(with).to_vec()
}

#[test]
fn figures_as_kept_end_well_and_each_has_a_line() {
    let (said, well) = judged(&[&GOOD], &["felt"]);
    assert!(well, "{said}");
    for (name, _) in GOOD {
        assert!(line(&said, name).contains("as kept"), "{said}");
    }
    assert!(!said.contains("answer"), "only felt ones: {said}");
}

#[test]
fn a_figure_fails_that_is_a_fifth_worse_each_of_three_times() {
    let slow = but("durable", "1.5 ms plain-file 1");
    for (runs, ends_well, verdict) in [
        (vec![&slow[..]], true, "worse, measured once"),
        (vec![&slow, &slow], true, "worse, each of 2 times"),
        (
            vec![&slow, &GOOD, &slow],
            true,
            "as kept; worse in 2 of 3 runs",
        ),
        (vec![&slow, &slow, &slow], false, "WORSE, each of 3 times"),
    ] {
        let (said, well) = judged(&runs, &["felt"]);
        assert_eq!(well, ends_well, "{said}");
        assert!(line(&said, "durable").contains(verdict), "{said}");
        assert!(line(&said, "silence").contains("as kept"), "{said}");
    }
}

#[test]
fn a_slow_machine_is_no_slow_program() {
    let slow = but("durable", "6 ms plain-file 5");
    let (said, well) = judged(&[&slow, &slow, &slow], &["felt"]);
    assert!(well && line(&said, "durable").contains("as kept"), "{said}");
    let slow = but("silence", "50 ms thread 50");
    let (said, well) = judged(&[&slow, &slow, &slow], &["felt"]);
    let silence = line(&said, "silence");
    assert!(
        well && silence.contains("over its limit, as the machine is"),
        "{said}"
    );
}

#[test]
fn a_limit_exceeded_each_of_three_times_fails() {
    let much = but("memory", "61 MB");
    let (said, well) = judged(&[&much, &much, &much], &["felt"]);
    let memory = line(&said, "memory");
    assert!(
        !well && memory.contains("OVER ITS LIMIT, each of 3 times"),
        "{said}"
    );
}

#[test]
fn a_figure_that_was_not_measured_fails_unless_it_was_skipped() {
    let (said, well) = judged(&[GOOD.get(1..).unwrap()], &["felt"]);
    assert!(
        !well && line(&said, "first-sample").contains("NOT MEASURED"),
        "{said}"
    );
    let skipped = but("first-sample", "skipped, because there is no card");
    let (said, well) = judged(&[&skipped], &["felt"]);
    let first = line(&said, "first-sample");
    assert!(well && first.contains("because there is no card"), "{said}");
}

#[test]
fn a_figure_without_a_row_is_named() {
    let mut more = GOOD.to_vec();
    more.extend([("answer", "5 ms thread 5"), ("news", "5 ms thread 5")]);
    let (said, _) = judged(&[&more], &[]);
    assert!(said.contains("news is not in the table"), "{said}");
    assert!(!said.contains("outside"), "{said}");
    assert!(line(&said, "answer").contains("as kept"), "{said}");
}
