// SPDX-License-Identifier: GPL-3.0-or-later
//! Tables of the papers that repeat what the code holds: who may know what, and the marks of a clock that runs down.

use std::time::Duration;

use zgoda_record::event_file::LowTime;
use zgoda_scenarios::matrix::ROWS;
use zgoda_speech::announcement::LowTimeLevel;

use super::tree::{read, root};

/// The rows of the table that begins with this line, each by its cells.
fn rows<'a>(paper: &'a str, header: &str) -> Vec<Vec<&'a str>> {
    let table = paper.lines().skip_while(|line| *line != header).skip(2);
    let rows: Vec<Vec<&str>> = table
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert!(!rows.is_empty(), "no table {header}");
    rows
}

#[test]
fn the_arbiters_page_says_who_may_know_what() {
    let paper = read("docs/arbiter.md");
    let header = "| what | the player concerned | the opponent | the assistant | the arbiter | the room | articles |";
    let rows = rows(&paper, header);
    assert_eq!(rows.len(), ROWS.len());
    for (cells, row) in rows.iter().zip(&ROWS) {
        let told: Vec<String> = cells[1..6].iter().map(|it| it.replace('`', "")).collect();
        assert_eq!(told, row.cells, "{}: {:?}", cells[0], row.item);
    }
}

/// The times in words, as the paper writes those below an hour.
fn written(low_time: &LowTime) -> String {
    let below_an_hour = |time: &&Duration| time.as_secs() < 3600;
    let (minutes, seconds): (Vec<u64>, Vec<u64>) = low_time
        .words
        .iter()
        .filter(below_an_hour)
        .map(Duration::as_secs)
        .partition(|time| *time >= 60);
    let listed = |times: Vec<u64>, unit: &str| {
        let all: Vec<String> = times.iter().map(u64::to_string).collect();
        match all.as_slice() {
            [] => String::new(),
            [one] => format!("{one} {unit}"),
            [first @ .., last] => format!("{} and {last} {unit}", first.join(", ")),
        }
    };
    let minutes = minutes.into_iter().map(|time| time / 60).collect();
    let parts = [listed(minutes, "minutes"), listed(seconds, "seconds")];
    parts.join("; ")
}

#[test]
fn the_clocks_page_has_the_marks() {
    let paper = read("docs/clock.md");
    let header = "| `low time` | in words, with so much left | a tone at five minutes | a tone at each of the last ten seconds |";
    let rows = rows(&paper, header);
    for (word, level) in [
        ("`all`", LowTimeLevel::All),
        ("`few`", LowTimeLevel::Few),
        ("`tone`", LowTimeLevel::Tone),
        ("`off`", LowTimeLevel::Off),
    ] {
        let row = rows.iter().find(|cells| cells[0].starts_with(word));
        let cells = row.unwrap_or_else(|| panic!("no row {word}"));
        let marks = LowTime::everything().thinned(level);
        let words = match marks.words.is_empty() {
            true => "never".to_owned(),
            false => written(&marks),
        };
        assert!(
            cells[1].contains(&words),
            "{word}: {words} is not in {}",
            cells[1]
        );
        let said = |sounds: bool| if sounds { "yes" } else { "no" };
        assert_eq!(
            cells[2..4],
            [said(marks.tone), said(marks.seconds)],
            "{word}"
        );
    }
}

#[test]
fn the_page_on_tests_says_which_test_runs_a_script_of_the_browser() {
    let paper = read("docs/testing.md");
    let rows = rows(&paper, "| script | the test that runs it | what is tried |");
    let desk = read("desk/tests/pages/desk.rs");
    let browser = read("desk/tests/pages/browser.rs");
    let mut named = 0;
    for cells in &rows {
        let script = cells[0].trim_matches('`');
        assert!(
            root().join("tests/browser").join(script).is_file(),
            "{script}"
        );
        for test in cells[1].split(", ") {
            let (module, name) = test.trim_matches('`').split_once("::").unwrap();
            let source = if module == "desk" { &desk } else { &browser };
            let (_, body) = source
                .split_once(&format!("fn {name}("))
                .unwrap_or_else(|| panic!("there is no test {test}"));
            let body = body.split("\n}\n").next().unwrap();
            let runs = body.contains(&format!("\"{script}\""));
            let prints = script == "printed.mjs" && body.contains("browser.print(");
            assert!(runs || prints, "{test} does not run {script}");
            named += 1;
        }
    }
    let driven = desk.matches("drive(\"").count();
    assert!(named > driven, "{named} rows for {driven} scripts");
    for script in desk.split("drive(\"").skip(1) {
        let script = script.split('"').next().unwrap();
        let cell = format!("`{script}`");
        assert!(
            rows.iter().any(|cells| cells[0] == cell),
            "no row for {script}"
        );
    }
}
