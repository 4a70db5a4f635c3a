//! `zgoda check`, on small files written here and on the shared collection.

use std::path::Path;

use serde_json::Value;
use tempfile::tempdir;

use crate::call::{refused, zgoda};

fn lines(out: &str) -> Vec<Value> {
    out.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

const FINE: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n\
                    1. 32-28 18-23 2. 33-29 23x32 3. 37x28 2-0\n\n";
const WRONG: &str = "[White \"C\"]\n[Black \"D\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n\
                     1. 32-28 18-23 2. 33-29 20-25 1-1\n\n";
const CHECKERS: &str = "[White \"E\"]\n[GameType \"21\"]\n\n1. 11-15 23-19 *\n\n";

#[test]
fn every_game_has_its_line_in_order() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("games.pdn");
    std::fs::write(&file, [FINE, WRONG, CHECKERS].concat()).unwrap();
    let name = file.to_str().unwrap();
    let called = zgoda(&["check", name]);
    assert_eq!((called.status, called.err.as_str()), (1, ""));
    let lines = lines(&called.out);
    assert_eq!(lines.len(), 3);
    assert_eq!(
        lines[0],
        serde_json::json!({"file": name, "game": 1, "white": "A", "black": "B",
            "result": "2-0", "plies": 5, "ok": true})
    );
    assert!(called.out.starts_with("{\"file\":"));
    let wrong = &lines[1];
    assert_eq!((&wrong["ok"], &wrong["ply"]), (&false.into(), &4.into()));
    assert_eq!(
        (&wrong["plies"], &wrong["text"]),
        (&3.into(), &"20-25".into())
    );
    assert!(wrong["reason"].as_str().unwrap().contains("compulsory"));
    assert_eq!(lines[2]["ok"], Value::Null);
    assert_eq!(lines[2]["reason"], "game not played here");

    let one = zgoda(&["check", &format!("{name}#1")]);
    assert_eq!((one.status, one.out.lines().count()), (0, 1));
    let one = zgoda(&["check", &format!("{name}#3")]);
    assert_eq!((one.status, one.out.lines().count()), (0, 1));
    assert!(one.out.contains("\"game\":3"));
    refused(&["check", &format!("{name}#4")], &["no game 4", "3"]);
    refused(&["check", &format!("{name}#0")], &["no game 0"]);
}

#[test]
fn what_is_no_game_file_is_said_and_the_others_are_played() {
    let folder = tempdir().unwrap();
    let (fine, empty) = (folder.path().join("fine.pdn"), folder.path().join("empty"));
    std::fs::write(&fine, FINE).unwrap();
    std::fs::write(&empty, "\n\n").unwrap();
    let (fine, empty) = (fine.to_str().unwrap(), empty.to_str().unwrap());
    refused(&["check", "/nonexistent.pdn"], &["/nonexistent.pdn"]);
    refused(&["check", empty], &["holds no game"]);
    refused(
        &["check", folder.path().to_str().unwrap()],
        &["cannot be read"],
    );
    let called = zgoda(&["check", "/nonexistent.pdn", fine]);
    assert_eq!((called.status, called.out.lines().count()), (2, 1));
    assert_eq!(called.err.lines().count(), 1);
}

#[test]
fn the_game_is_told_by_type_option_or_squares() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.pdn");
    let ok = |text: &str, options: &[&str]| {
        std::fs::write(&file, text).unwrap();
        let mut call = vec!["check", file.to_str().unwrap()];
        call.extend(options);
        lines(&zgoda(&call).out)[0]["ok"].clone()
    };
    assert_eq!(ok("1. 32-28 *", &[]), Value::Null);
    assert_eq!(ok("1. 33-28 *", &[]), true);
    assert_eq!(ok("1. 32-28 *", &["--variant", "international"]), true);
    assert_eq!(ok("1. c3-d4 *", &["--variant", "polish64"]), true);
    assert_eq!(ok("[GameType \"26\"]\n1. c3-d4 *", &[]), true);
    // The file's own word is stronger than the option.
    let checkers = ok(CHECKERS, &["--variant", "international"]);
    assert_eq!(checkers, Value::Null);
}

/// The shared collection: every file is read, every 10x10 game that is legal is played.
#[test]
fn the_shared_files_are_read() {
    let Some(data) = std::env::var_os("ZGODA_TEST_DATA") else {
        eprintln!("skipped: ZGODA_TEST_DATA is not set");
        return;
    };
    let suite = Path::new(&data).join("data/pdn/pdn3-suite");
    if !suite.is_dir() {
        eprintln!("skipped: there is no {}", suite.display());
        return;
    }
    for (folder, files) in [("succeed", 39), ("fail", 8)] {
        let mut found: Vec<_> = std::fs::read_dir(suite.join(folder))
            .unwrap()
            .map(|file| file.unwrap().path())
            .collect();
        found.sort();
        assert_eq!(found.len(), files);
        for file in &found {
            let called = zgoda(&[Path::new("check"), file]);
            let shown = file.display();
            assert!((0..=1).contains(&called.status), "{shown}: {called:?}");
            assert_eq!(called.err, "", "{shown}");
            let lines = lines(&called.out);
            assert!(!lines.is_empty(), "{shown}");
            let faults: Vec<_> = lines.iter().filter(|line| line["ok"] == false).collect();
            assert_eq!(called.status == 1, !faults.is_empty(), "{shown}");
            for fault in faults {
                assert!(fault["ply"].is_u64() && fault["reason"].is_string());
            }
        }
    }
}
