//! What an export of an official game tells before the game is over: nothing that no player may know then.

use tempfile::tempdir;

use crate::call::{Called, zgoda, zgoda_with};

const EVENT: &str =
    "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n[preparation]\nask = false\n";
const LEFT_OUT: &str = "until this official game is over";
const LEFT_OUT_ON_PAPER: &str = "This official game is not over";

/// A game in which these lines were typed, exported in the forms that could tell more than the half-moves.
fn exported(mode: &str, lines: &str) -> [Called; 4] {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (record, event) = (path("game.zgoda"), path("event.toml"));
    std::fs::write(&event, EVENT).unwrap();
    let mut call = vec!["play", "--lang", "en", "--voice", "none", "--mode", mode];
    call.extend(["--record", &record, "--event", &event]);
    let played = zgoda_with(&call, lines.as_bytes());
    assert_eq!(played.status, 0, "{played:?}");
    ["protocol", "json", "pdn", "html"].map(|form| {
        let called = zgoda(&["export", &record, "--to", form, "--lang", "en"]);
        assert_eq!(called.status, 0, "{called:?}");
        called
    })
}

/// The kinds of the exported events with what the entries say of legality, and that their numbers have no gap.
fn events(json: &str) -> Vec<String> {
    let lines = json.lines().map(|line| serde_json::from_str(line).unwrap());
    let events: Vec<serde_json::Value> = lines
        .filter(|it: &serde_json::Value| it["kind"].is_string())
        .collect();
    for (number, event) in (1..).zip(&events) {
        assert_eq!(event["id"], number, "{event}");
    }
    let told = events
        .iter()
        .map(|it| format!("{} {}", it["kind"], it["irregular"]));
    told.collect()
}

/// After 32-28 19-23 White must capture, and after 32-28 20-25 nobody must; neither is told of 31-27 and what follows.
#[test]
fn an_irregularity_is_exported_when_an_official_game_is_over() {
    let (irregular, legal) = (
        "32-28\n19-23\n31-27\n20-24\n",
        "32-28\n20-25\n31-27\n19-24\n",
    );
    let [protocol, json, pdn, html] = exported("official", irregular);
    let [of_legal, json_of_legal, pdn_of_legal, html_of_legal] = exported("official", legal);
    // A position that is set up behind a half-move would say that it was not legal.
    assert!(
        pdn.out.contains("1. 32-28 19-23 2. 31-27 20-24 *"),
        "{pdn:?}"
    );
    assert!(!protocol.out.contains("I 5.4.6") && !json.out.contains("5.4.6"));
    assert!(!html.out.contains("5.4.6"));
    assert_eq!(events(&json.out), events(&json_of_legal.out));
    for called in [protocol, json, pdn, of_legal, json_of_legal, pdn_of_legal] {
        assert!(called.err.contains(LEFT_OUT), "{called:?}");
    }
    // Who prints it reads it on the sheet too.
    for called in [&html, &html_of_legal] {
        assert!(called.err.contains(LEFT_OUT), "{called:?}");
        assert!(called.out.contains(LEFT_OUT_ON_PAPER), "{called:?}");
    }
    // But for when it was, both are the same to the byte.
    let alike = |called: &Called, moves: [&str; 2]| {
        let lines = called.out.split('<').filter(|it| !it.contains(" UTC"));
        let text = lines.collect::<Vec<_>>().join("<");
        moves.iter().fold(text, |text, it| text.replace(it, "-"))
    };
    assert_eq!(
        alike(&html, ["19-23", "20-24"]),
        alike(&html_of_legal, ["20-25", "19-24"])
    );
    let end = "arbiter 2468\ndecide 2-0 resignation\nyes\n";
    let over = exported("official", &format!("{irregular}{end}"));
    let training = exported("training", irregular);
    for called in over.iter().chain(&training) {
        assert!(!called.err.contains(LEFT_OUT), "{called:?}");
        assert!(!called.out.contains(LEFT_OUT_ON_PAPER), "{called:?}");
    }
    let [protocol, json, pdn, html] = over;
    let over = [
        (protocol, "5.4.6"),
        (json, "5.4.6"),
        (pdn, "/FEN"),
        (html, "5.4.6"),
    ];
    for (called, told) in over {
        assert!(called.out.contains(told), "{called:?}");
    }
}
