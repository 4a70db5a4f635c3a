// SPDX-License-Identifier: GPL-3.0-or-later
//! A rehearsal of an official game: its commands, and its exports, none of which can be taken for a paper of an official game.

use tempfile::tempdir;
use zgoda_speech::Language;

use crate::call::{Called, zgoda, zgoda_with};

/// The keys of the two messages that only the papers of an official game have: the title and the mode.
const OF_A_GAME: [&str; 2] = ["protocol-title", "[official]"];

const LINES: &str = "32-28\nblack: 20-24\nmake a difference\n37-32\n";
const ENDED: &str = "white: resign\nwhite: yes\nwhite: yes\nblack: yes\n";

fn played(lines: &str, options: &[&str]) -> (tempfile::TempDir, String) {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.zgoda");
    let record = record.to_str().unwrap().to_owned();
    let mut call = vec![
        "play",
        "--mode",
        "rehearsal",
        "--lang",
        "en",
        "--voice",
        "none",
    ];
    call.extend([
        "--speed", "20", "--white", "Anna", "--black", "Jan", "--record", &record,
    ]);
    call.extend(options);
    let called = zgoda_with(&call, lines.as_bytes());
    assert_eq!(called.status, 0, "{called:?}");
    (folder, record)
}

/// All forms of `export`, from its help.
fn forms() -> Vec<String> {
    let help = zgoda(&["export", "--help"]).out;
    let forms = ["pdn", "text", "protocol", "html", "json"].map(str::to_owned);
    let line = help
        .lines()
        .find(|line| line.trim_start().starts_with("--to <FORM>"));
    let line = line.unwrap();
    assert_eq!(
        line.matches(" (").count(),
        forms.len(),
        "a form without a row here: {line}"
    );
    for form in &forms {
        assert!(line.contains(&format!(" {form} (")), "{line}");
    }
    forms.to_vec()
}

/// The plain text of this message in the protocol file of this language.
fn words(language: Language, message: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../locales");
    let file = format!("{folder}/{}/protocol.ftl", language.tag());
    let text = std::fs::read_to_string(file).unwrap();
    let line = text.lines().find_map(|line| {
        let rest = line.trim().strip_prefix(message)?;
        Some(rest.trim_start_matches(" =").trim().to_owned())
    });
    line.unwrap_or_else(|| panic!("no {message} in {}", language.tag()))
}

/// Checks that an export says that it is from a rehearsal, and not from an official game.
fn is_marked(form: &str, language: Language, called: &Called) {
    assert_eq!(called.status, 0, "{called:?}");
    let text = called.out.replace("&#39;", "'");
    let mark = match form {
        "pdn" => "[Event \"rehearsal, not official\"]".to_owned(),
        "text" => "rehearsal: not official".to_owned(),
        "json" => "\"mode\":\"rehearsal\"".to_owned(),
        _ => words(language, "protocol-rehearsal"),
    };
    assert!(text.contains(&mark), "{form} without {mark:?}: {text}");
    if ["protocol", "html"].contains(&form) {
        for of_a_game in OF_A_GAME {
            let words = words(language, of_a_game);
            assert!(!text.contains(&words), "{form} has {words:?}: {text}");
        }
        let signed = ["____", "class=\"sign"];
        assert!(signed.iter().all(|it| !text.contains(it)), "{text}");
    }
}

#[test]
fn no_export_of_a_rehearsal_passes_for_one_of_an_official_game() {
    let boards = [
        "--board",
        "white=none",
        "--board",
        "black=none",
        "--clock",
        "none",
    ];
    let ended = format!("{LINES}{ENDED}");
    for lines in [LINES, &ended] {
        let (_folder, record) = played(lines, &boards);
        for form in forms() {
            for language in Language::ALL {
                let call = ["export", &record, "--to", &form, "--lang", language.tag()];
                let called = zgoda(&call);
                is_marked(&form, language, &called);
                assert!(!called.err.contains("official"), "{called:?}");
                // A rehearsal has no arbiter's code, so none is asked for.
                let by_arbiter = zgoda(&[&call[..], &["--arbiter"]].concat());
                is_marked(&form, language, &by_arbiter);
            }
        }
    }
}

/// The call names no boards and no clock.
#[test]
fn a_rehearsal_has_two_simulated_boards_and_the_clock_of_an_official_game() {
    let (_folder, record) = played("", &[]);
    let settings = zgoda(&["export", &record, "--to", "json"]).out;
    let settings = settings.lines().next().unwrap();
    for told in [
        "\"board_white\":\"sim\"",
        "\"board_black\":\"sim\"",
        "\"clock\":\"80m+60s\"",
    ] {
        assert!(settings.contains(told), "{settings}");
    }
    let shared = zgoda(&["play", "--mode", "rehearsal", "--board", "both=sim"]);
    assert_eq!(shared.status, 2, "{shared:?}");
    assert!(shared.err.contains("leave --board out"), "{shared:?}");
}
