// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda check`, on small files written here and on the shared collection.

use std::path::Path;

use serde_json::Value;
use tempfile::tempdir;

use crate::call::{refused, zgoda, zgoda_with};

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
            "result": "2-0", "plies": 5, "ok": true, "unread": []})
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
    assert_eq!(ok("1. 32-29 *", &[]), false);
    // The file's own game type overrides the option.
    let checkers = ok(CHECKERS, &["--variant", "international"]);
    assert_eq!(checkers, Value::Null);
}

#[test]
fn a_game_that_nothing_names_is_no_quiet_yes_and_the_option_that_decides_is_named() {
    let check = |text: &str, options: &[&str]| {
        let called = zgoda_with(&[&["check", "-"], options].concat(), text.as_bytes());
        assert_eq!(called.err, "", "{text}");
        let line = lines(&called.out).into_iter().next().unwrap();
        (called.status, line)
    };
    let (status, line) = check("1. 32-28 19-23 *", &[]);
    assert_eq!((status, &line["ok"]), (1, &Value::Null));
    let reason = line["reason"].as_str().unwrap();
    for option in ["--variant international", "--variant polish64"] {
        assert!(reason.contains(option), "{reason}");
    }
    let (status, line) = check("1. 32-28 19-23 *", &["--variant", "international"]);
    assert_eq!((status, &line["ok"]), (0, &true.into()));
    // It needs no name of a game to be wrong.
    let (status, line) = check("1. 32-28 32-29 *", &[]);
    assert_eq!(
        (status, &line["ok"], &line["ply"], &line["text"]),
        (1, &false.into(), &2.into(), &"32-29".into())
    );
    assert!(line["reason"].as_str().unwrap().contains("from 32 to 29"));
    // A game type that is no number names no game.
    let (status, line) = check("[GameType \"?\"]\n1. 32-28 *", &[]);
    assert_eq!((status, &line["ok"]), (1, &Value::Null));
    assert_ne!(line["reason"], "game not played here");
    // A file that says that it is of another game is passed over.
    let (status, line) = check(CHECKERS, &[]);
    assert_eq!(
        (status, &line["reason"]),
        (0, &"game not played here".into())
    );
}

#[test]
fn a_hyphen_is_standard_input_and_a_file_of_that_name_has_its_folder_before_it() {
    let called = zgoda_with(&["check", "-"], [FINE, WRONG].concat().as_bytes());
    let all = lines(&called.out);
    assert_eq!((called.status, all.len()), (1, 2), "{called:?}");
    assert_eq!(
        (&all[0]["file"], &all[0]["ok"]),
        (&"-".into(), &true.into())
    );
    let called = zgoda_with(&["check", "--", "-#1"], [FINE, WRONG].concat().as_bytes());
    assert_eq!(
        (called.status, called.out.lines().count()),
        (0, 1),
        "{called:?}"
    );
    refused(&["check", "-"], &["standard input holds no game"]);
    let called = zgoda_with(&["check", "-"], b"SQLite format 3\0");
    assert_eq!(called.status, 2);
    assert!(
        called.err.contains("standard input is a record"),
        "{called:?}"
    );
}

/// Two numbers with any sign between them are read, and unreadable text is listed, never left out.
#[test]
fn nothing_written_is_passed_over() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.pdn");
    let check = |bytes: &[u8]| {
        std::fs::write(&file, bytes).unwrap();
        let called = zgoda(&["check", file.to_str().unwrap()]);
        let line = lines(&called.out).into_iter().next();
        (called.status, line.unwrap_or_default())
    };
    let read = |moves: &str| check(format!("[GameType \"20\"]\n\n{moves}").as_bytes());
    for moves in [
        "1. 32 - 28 19 - 23 2. 28 x 19 14 x 23 3. 37 - 32 10 - 14 *",
        "1. 32 – 28 19 – 23 2. 28 × 19 14 х 23 3. 37‑32 10‐14 *",
        "1 32 28 19 23 2 28 19 14 23 3 37 32 10 14 *",
        "1. 32-28 19-23 2. 28*19 14:23 3. [37-32] 10-14 *",
        "1. 32-28* 19-23+- 2. 28x19 * 14x23 -2 3. (37-32) 10-14 +1 *",
        "1. 32-28 19-23\\r\n2. 28x19 14x23 3. 37-32 10-14\\r\n*",
        "1. ３２-２８ 19→23 2. 28>19 14Х23 3. 37-\n32 10-14 1 - 1",
    ] {
        let (status, line) = read(moves);
        assert_eq!(
            (status, &line["ok"], &line["plies"]),
            (0, &true.into(), &6.into()),
            "{moves}"
        );
        assert_eq!(line["unread"], serde_json::json!([]), "{moves}");
    }
    let (status, line) = read("1. 32-28 19-23 2. 28x19 14x23 3. 73-32 10-14 4. 14=91 *");
    assert_eq!(
        (status, &line["ok"], &line["ply"]),
        (1, &false.into(), &5.into())
    );
    let unread = serde_json::json!([{"ply": 5, "text": "73-32"}, {"ply": 7, "text": "14=91"}]);
    assert_eq!(line["unread"], unread);
    // A word for which the move numbers leave no room does not count, and the game is not legal as written.
    let (status, line) = read("1. 32-28 blot 19-23 2. 28x19 14x23 3. 37-32 10-14 *");
    assert_eq!(
        (status, &line["ok"], &line["ply"], &line["plies"]),
        (1, &false.into(), &1.into(), &6.into())
    );
    let unread = serde_json::json!([{"ply": 1, "text": "blot"}]);
    assert_eq!(line["unread"], unread);
    assert!(
        line["reason"].as_str().unwrap().contains("no room"),
        "{line}"
    );
    // Captures with any sign are read; one of them was once lost in silence.
    for half_move in [
        "41.-36",
        "41...36",
        "(41)36",
        "416",
        "x36",
        "-36",
        "?-36",
        "XLI-XXXVI",
        "forty-one thirty-six",
    ] {
        let moves = format!("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. {half_move} *");
        let (status, line) = read(&moves);
        assert_eq!(
            (status, &line["ok"], &line["plies"]),
            (1, &false.into(), &6.into()),
            "{half_move}"
        );
        assert_eq!(line["ply"], 7, "{half_move}: {line}");
    }
    // Short notation of 64 squares; a half-move that fits two pieces is unread, with its reason.
    let (status, line) = check(b"[GameType \"26,W,8,8,A0,0\"]\n\n1. ab4 ba5 2. ba3 cb6 *");
    assert_eq!((status, &line["plies"]), (0, &4.into()), "{line}");
    let two = "[GameType \"26\"]\n[FEN \"W:WKc1,Kc5:Bh8\"]\n\n1. ce3 *";
    let (status, line) = check(two.as_bytes());
    assert_eq!((status, &line["ok"]), (1, &false.into()), "{line}");
    assert_eq!(
        line["unread"],
        serde_json::json!([{"ply": 1, "text": "ce3"}])
    );
    let reason = line["reason"].as_str().unwrap();
    assert!(reason.contains("c1-e3 or c5-e3"), "{reason}");
    // A game of another kind gets no answer, and its half-moves are listed.
    let (status, line) = check(b"[GameType \"21\"]\n1. 11-15 99-3 2. 15-18 *");
    assert_eq!((status, &line["ok"]), (0, &Value::Null));
    assert_eq!(
        line["unread"],
        serde_json::json!([{"ply": 2, "text": "99-3"}])
    );
    // Long text is clipped, and control characters are not passed on to the terminal.
    let long = format!("1. 32-28 19-{}\u{202e}\u{1b}3 *", "9".repeat(300));
    let (status, line) = read(&long);
    assert_eq!(status, 1);
    for text in [&line["text"], &line["unread"][0]["text"]] {
        let text = text.as_str().unwrap();
        assert!(text.chars().count() <= 80 && text.ends_with('…'), "{text}");
    }
    // More text than the limit, and brackets that are not closed.
    for moves in [
        "1. 32-28 ( 19-23 2. 28x19 *",
        "1. 32-28 19-23 { 2. 28x19 14x23 *",
    ] {
        let (status, line) = read(moves);
        assert_eq!((status, &line["ok"]), (1, &false.into()), "{moves}");
        assert!(
            line["reason"]
                .as_str()
                .unwrap()
                .contains("more of this game")
        );
    }
    let marks = "$1 ".repeat(100_000);
    let (status, line) = read(&format!("1. 32-28 19-23 {marks} 2. 28x19 14x23 2-0"));
    assert_eq!(
        (status, &line["ok"], &line["result"]),
        (1, &false.into(), &"2-0".into())
    );
    assert_eq!((&line["plies"], &line["ply"]), (&2.into(), &3.into()));
}

/// Old Polish files, and files that are no text.
#[test]
fn texts_are_read_as_they_were_written_and_what_is_none_is_refused() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.pdn");
    let name = file.to_str().unwrap();
    let text = "[White \"Łukasz Żak\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n";
    let units: Vec<u16> = text.encode_utf16().collect();
    let wide: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let old = b"[White \"\xa3ukasz \xafak\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n".to_vec();
    for bytes in [
        text.as_bytes().to_vec(),
        [b"\xff\xfe", wide.as_slice()].concat(),
        old,
    ] {
        std::fs::write(&file, bytes).unwrap();
        let called = zgoda(&["check", name]);
        let line = &lines(&called.out)[0];
        assert_eq!((called.status, &line["white"]), (0, &"Łukasz Żak".into()));
        assert_eq!((&line["ok"], &line["plies"]), (&true.into(), &2.into()));
    }
    for bytes in [wide, b"1. 32-28 \0 19-23 *".to_vec(), vec![0; 10_000]] {
        std::fs::write(&file, bytes).unwrap();
        refused(&["check", name], &["no text", "UTF-8"]);
        refused(&["reconcile", name, name], &["no text", "UTF-8"]);
    }
}

/// The shared collection: every file is read, and every legal 10x10 game is played.
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
            let asks = |line: &&Value| line["reason"].to_string().contains("--variant");
            let asked = lines
                .iter()
                .filter(|line| line["ok"].is_null())
                .any(|line| asks(&line));
            let answered = faults.is_empty() && !asked;
            assert_eq!(called.status == 0, answered, "{shown}");
            // No file of the collection has a half-move that no game has.
            assert!(!called.out.contains("no piece goes from"), "{shown}");
            for fault in faults {
                assert!(fault["ply"].is_u64() && fault["reason"].is_string());
            }
        }
    }
}

/// The record of a game is no game file; a sentence says how to get a game file from it.
#[test]
fn a_record_is_named_as_one() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.zgoda");
    let record = record.to_str().unwrap();
    let data = folder.path().join("data");
    let options = ["--voice", "none", "--data", data.to_str().unwrap()];
    let play = [&["play", "--record", record][..], &options].concat();
    assert_eq!(zgoda_with(&play, b"32-28\n").status, 0);
    let export = format!("zgoda export {record} --to pdn");
    refused(&["check", record], &["is a record", &export]);
}
