// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda reconcile`, as called by an arbiter and by a script.

use std::path::PathBuf;

use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::call::{Called, refused, zgoda};

const COMMON: &str = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14";

struct Desk {
    folder: TempDir,
}

impl Desk {
    fn new() -> Desk {
        Desk {
            folder: tempdir().unwrap(),
        }
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let file = self.folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        file
    }

    fn game(&self, name: &str, moves: &str) -> String {
        let file = self.write(name, &format!("[GameType \"20\"]\n\n{moves} *\n"));
        file.to_str().unwrap().to_owned()
    }

    fn call(&self, white: &str, black: &str, more: &[&str]) -> Called {
        let (white, black) = (self.game("white.pdn", white), self.game("black.pdn", black));
        let mut call = vec!["reconcile", &white, &black];
        call.extend(more);
        zgoda(&call)
    }

    fn json(&self, white: &str, black: &str, more: &[&str]) -> (i32, Value) {
        let mut with = vec!["--json"];
        with.extend(more);
        let called = self.call(white, black, &with);
        assert_eq!(called.err, "");
        assert_eq!(called.out.lines().count(), 1);
        (called.status, serde_json::from_str(&called.out).unwrap())
    }
}

#[test]
fn records_that_agree() {
    let desk = Desk::new();
    let (status, found) = desk.json(COMMON, COMMON, &[]);
    assert_eq!((status, &found["case"]), (0, &"A".into()));
    assert_eq!(
        (&found["agreed_plies"], &found["compatible_plies"]),
        (&6.into(), &6.into())
    );
    assert_eq!(found["first_difference"], Value::Null);
    assert_eq!(found["agreed_fen"], found["agreed_position"]["fen"]);
    assert!(found["agreed_fen"].as_str().unwrap().starts_with("W:"));
    let said = desk.call(COMMON, COMMON, &[]);
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    assert!(said.out.contains("agree for 6 half-moves"), "{}", said.out);
}

/// S09: the program names the difference and the records' clock readings there, and decides nothing by half-moves that fit both
/// records.
#[test]
fn records_that_part() {
    let desk = Desk::new();
    let noted = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 {[%clk 1:18:40]} 10-14 {[%clk 1:19:05]}";
    let white = format!("{noted} 4. 34-30 {{[%clk 1:17:00]}} 5-10 5. 41-37 17-21 6. 40-34");
    let black = format!("{COMMON} 4. 35-30 5-10 5. 41-37 17-21");
    let (status, found) = desk.json(&white, &black, &[]);
    assert_eq!((status, &found["case"]), (1, &"B".into()));
    assert_eq!(found["agreed_plies"], 6);
    assert_eq!(
        found["first_difference"],
        serde_json::json!({"ply": 7, "white_record": "34-30", "black_record": "35-30"})
    );
    assert_eq!(found["agreed_position"]["ply"], 6);
    assert_eq!(found["agreed_position"]["why"], "last-before-they-part");
    assert_eq!(
        found["clocks"],
        serde_json::json!({"white": "1:18:40", "black": "1:19:05"})
    );
    assert_eq!(
        found["struck"],
        serde_json::json!({"white": ["34-30", "5-10", "41-37", "17-21", "40-34"],
            "black": ["35-30", "5-10", "41-37", "17-21"]})
    );
    for key in ["boards", "explanations", "steps"] {
        assert!(found[key].is_array(), "{key}");
    }
    for (lang, words) in [
        ("en", "Half-move 7: White's record says 34-30"),
        ("pl", "Półruch 7"),
    ] {
        let said = desk.call(&white, &black, &["--lang", lang]);
        assert_eq!(said.status, 1);
        assert!(
            said.out.contains(words) && said.out.contains("VIII 3.1.2"),
            "{}",
            said.out
        );
        assert!(said.out.contains("1:18:40"));
    }
}

/// S07: one board differs and is named, with removals first.
#[test]
fn boards_are_held_against_the_records() {
    let desk = Desk::new();
    let line = "1. 32-28 19-23";
    let (_, found) = desk.json(line, line, &[]);
    let right = found["agreed_fen"].as_str().unwrap().to_owned();
    let wrong = right.replace(",23", ",24");
    assert_ne!(right, wrong);
    let boards = ["--white-board", &wrong, "--black-board", &right];
    let (status, found) = desk.json(line, line, &boards);
    assert_eq!((status, &found["case"]), (1, &"A".into()));
    assert_eq!(
        found["boards"][0],
        serde_json::json!({"side": "white", "agrees": false, "remove": ["24"],
            "place": [{"square": "23", "piece": "bm"}]})
    );
    assert_eq!(found["boards"][1]["agrees"], true);
    let steps: Vec<_> = found["steps"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| &s["action"])
        .collect();
    assert_eq!(steps, ["remove", "place"]);
    assert_eq!(found["explanations"][0]["kind"], "neighbouring-square");
    // Boards without pieces, and with more pieces than a game has.
    for board in ["W:W:B", "W:W1-50:B"] {
        let (status, found) = desk.json(line, line, &["--white-board", board]);
        assert_eq!((status, &found["boards"][0]["agrees"]), (1, &false.into()));
    }
}

/// S10 and S11: the time of the correction is charged as the arbiter says.
#[test]
fn the_correction_is_charged_to_the_side_that_the_arbiter_names() {
    let desk = Desk::new();
    let noted = "1. 32-28 19-23 {[%clock w1:18:40 b1:19:05]}";
    let clocks = |charge: &str| {
        let (_, found) = desk.json(noted, noted, &["--charge", charge]);
        found["clocks"].clone()
    };
    let stored = serde_json::json!({"white": "1:18:40", "black": "1:19:05"});
    assert_eq!(desk.json(noted, noted, &[]).1["clocks"], stored);
    let charged = |white: &str, black: &str| serde_json::json!({"white": white, "black": black, "stored": stored});
    assert_eq!(clocks("black=3:20"), charged("1:18:40", "1:15:45"));
    assert_eq!(clocks("both=3:20"), charged("1:17:00", "1:17:25"));
    let said = desk.call(noted, noted, &["--charge", "black=3:20"]);
    assert!(said.out.contains("1:15:45"), "{}", said.out);
    let white = desk.game("w.pdn", noted);
    refused(&["reconcile", &white, &white, "--charge", "red"], &["3:20"]);
}

/// A board that tells only the occupied squares, and a board with an unread square.
#[test]
fn boards_may_be_seen_less_sharply() {
    let desk = Desk::new();
    // On 23 stands a white man instead of a black man.
    let board = "W:W23,28,31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,20";
    let line = "1. 32-28 19-23";
    let (_, found) = desk.json(line, line, &["--white-board", board]);
    assert_eq!(found["boards"][0]["remove"], serde_json::json!(["23"]));
    let more = ["--white-board", board, "--senses", "occupancy"];
    let (status, found) = desk.json(line, line, &more);
    assert_eq!((status, &found["boards"][0]["agrees"]), (0, &true.into()));
    let more = ["--white-board", board, "--unread", "23,1"];
    let (_, found) = desk.json(line, line, &more);
    assert_eq!(found["boards"][0]["agrees"], true);
    assert_eq!(found["boards"][0]["look"], serde_json::json!(["1", "23"]));
    let looks: Vec<_> = found["steps"].as_array().unwrap().iter().collect();
    assert_eq!(looks.len(), 1, "{looks:?}");
    assert_eq!(
        (&looks[0]["action"], &looks[0]["piece"]),
        (&"look".into(), &"bm".into())
    );
    let white = desk.game("w.pdn", line);
    refused(
        &["reconcile", &white, &white, "--unread", "51"],
        &["--unread", "51"],
    );
}

/// A board that lies the wrong way round is turned; it need not be emptied.
#[test]
fn a_board_that_lies_the_wrong_way_round_is_turned() {
    let desk = Desk::new();
    let line = "1. 32-28 19-23";
    let right = desk.json(line, line, &[]).1["agreed_fen"]
        .as_str()
        .unwrap()
        .to_owned();
    let turned = turned(&right);
    assert_ne!(turned, right);
    let (status, found) = desk.json(line, line, &["--white-board", &turned]);
    assert_eq!((status, &found["boards"][0]["turn"]), (1, &true.into()));
    let steps = found["steps"].as_array().unwrap();
    assert_eq!((steps.len(), &steps[0]["action"]), (1, &"turn".into()));
    assert_eq!(found["explanations"][0]["kind"], "board-turned");
    assert_eq!(found["blame"], "white");
}

/// A FEN of men only, with every square counted from the other end.
fn turned(fen: &str) -> String {
    let mut parts = fen.split(':');
    let side = parts.next().unwrap();
    let parts: Vec<String> = parts
        .map(|part| {
            let squares = part[1..].split(',').map(|s| 51 - s.parse::<u8>().unwrap());
            let mut squares: Vec<u8> = squares.collect();
            squares.sort_unstable();
            let squares: Vec<String> = squares.iter().map(u8::to_string).collect();
            format!("{}{}", &part[..1], squares.join(","))
        })
        .collect();
    format!("{side}:{}", parts.join(":"))
}

/// A proposal by two records goes as far as both records go. The arbiter has to confirm further half-moves that only one record has
/// (Kodeks IV 2.20), and such half-moves are proposed no further than the last point at which both boards stand alike.
#[test]
fn by_what_a_position_is_proposed_is_named() {
    let desk = Desk::new();
    let (status, found) = desk.json(COMMON, COMMON, &[]);
    assert_eq!((status, &found["basis"]), (0, &"two-records".into()));
    let short = "1. 32-28 19-23 2. 28x19";
    let (status, found) = desk.json(COMMON, short, &[]);
    assert_eq!((status, &found["basis"]), (0, &"arbiter-decides".into()));
    let six = &found["agreed_position"];
    assert_eq!(
        (&six["ply"], &six["why"]),
        (&6.into(), &"longer-record".into())
    );
    let four = desk.json(
        "1. 32-28 19-23 2. 28x19 14x23",
        "1. 32-28 19-23 2. 28x19 14x23",
        &[],
    );
    let four = four.1["agreed_fen"].as_str().unwrap().to_owned();
    let boards = ["--white-board", &four, "--black-board", &four];
    let (status, found) = desk.json(COMMON, short, &boards);
    let position = &found["agreed_position"];
    assert_eq!((status, &position["ply"]), (1, &4.into()), "{found}");
    assert_eq!(position["why"], "both-boards-agreed");
    assert_eq!(found["struck"]["white"].as_array().unwrap().len(), 2);
}

/// One record is read aloud; a person answers for the paper sheet in words, one a line.
#[test]
fn one_record_is_read_aloud_against_paper() {
    let desk = Desk::new();
    let record = desk.game("white.pdn", COMMON);
    let read = |more: &[&str], answers: &str| {
        let mut call = vec!["reconcile", "--aloud", &record, "--voice", "none"];
        call.extend(more);
        crate::call::zgoda_with(&call, answers.as_bytes())
    };
    let same = read(&[], "same\nsame\nyes\ns\nsame\nS\n");
    assert_eq!(same.status, 0, "{same:?}");
    let lines: Vec<&str> = same.out.lines().collect();
    assert_eq!(lines[0], "thirty two, twenty eight, White, move one");
    assert_eq!(lines[4], "thirty seven, thirty two, White, move three");
    // Directly after White's half-move of the same number, Black's half-move is said as its squares alone.
    assert_eq!(lines[5], "ten, fourteen");
    assert_eq!(lines[6], "no difference was found");
    assert!(lines[7].contains("agree for 6 half-moves"), "{same:?}");

    let again = read(&["--from", "2"], "repeat\nsame\nback\n");
    let lines: Vec<&str> = again.out.lines().take(4).collect();
    let whole = "nineteen, twenty three, Black, move one";
    let next = "twenty eight takes nineteen, White, move two";
    assert_eq!(lines, [whole, whole, next, whole]);

    // One half-move differs, and the later half-moves are the same: the program does not decide which side made the slip of the
    // pen.
    let differs = read(&["--json"], "same\nd\nsame\nunreadable\nsame\nsame\n");
    let found: Value = serde_json::from_str(&differs.out).unwrap();
    assert_eq!((differs.status, &found["agreed_plies"]), (1, &1.into()));
    assert_eq!(found["first_difference"]["ply"], 2);
    assert_eq!(found["agreed_position"]["ply"], 1);
    assert_eq!(found["blame"], "not-decidable");

    // Starts at a given half-move, goes back, takes another half-move from the sheet, and ends the reading.
    let typed = read(
        &["--from", "3", "--json", "--paper", "white", "--lang", "pl"],
        "zgodne\ncofnij\nsame\ntak samo\nabrakadabra\n37-31\nkoniec\n",
    );
    let found: Value = serde_json::from_str(&typed.out).unwrap();
    assert_eq!(
        found["first_difference"],
        serde_json::json!({"ply": 5, "white_record": "37-31", "black_record": "37-32"})
    );
    assert!(typed.err.contains("abrakadabra"), "{typed:?}");

    // Without an answer there is no result.
    let nothing = read(&[], "");
    assert_eq!(nothing.status, 0, "{nothing:?}");
    refused(
        &[
            "reconcile",
            "--aloud",
            &record,
            "--from",
            "7",
            "--voice",
            "none",
        ],
        &["half-move 7", "has 6"],
    );
    refused(
        &["reconcile", "--aloud", &record, "--voice", "loud"],
        &["loud"],
    );
    refused(&["reconcile", &record, "--from", "2"], &["--aloud"]);
}

#[test]
fn what_cannot_be_read_is_one_sentence() {
    let desk = Desk::new();
    let fine = desk.game("fine.pdn", COMMON);
    let small = desk.write("small.pdn", "[GameType \"26\"]\n\n1. c3-d4 *\n");
    let small = small.to_str().unwrap();
    let empty = desk.write("empty.pdn", "");
    let many = desk.write("many.pdn", "1. 33-28 *\n\n1. 34-30 *\n");
    let many = many.to_str().unwrap();
    refused(&["reconcile", &fine], &["Black"]);
    refused(&["reconcile"], &["WHITE"]);
    refused(&["reconcile", &fine, "/nonexistent"], &["/nonexistent"]);
    refused(
        &["reconcile", &fine, empty.to_str().unwrap()],
        &["holds no game"],
    );
    refused(&["reconcile", &fine, small], &["international", "polish64"]);
    refused(&["reconcile", &fine, many], &["2 games", "#1"]);
    refused(
        &["reconcile", &fine, &fine, "--white-board", "W:W51:B"],
        &["--white-board", "51"],
    );
    let one = zgoda(&["reconcile", &format!("{many}#1"), &format!("{many}#2")]);
    assert_eq!(one.status, 1);
}

#[test]
fn records_without_moves_or_of_different_games_are_still_answered() {
    let desk = Desk::new();
    let (status, found) = desk.json("", "", &[]);
    assert_eq!((status, &found["case"]), (1, &"C".into()));
    let (status, found) = desk.json(COMMON, "1. 31-26 16-21", &[]);
    assert_eq!((status, &found["agreed_plies"]), (1, &0.into()));
    let (status, found) = desk.json(COMMON, "1. 32-28 45-1 2. ?? 99-98 3. 37-32", &[]);
    assert_eq!((status, &found["agreed_plies"]), (1, &1.into()));
    // A record that ends early contradicts nothing.
    let (status, found) = desk.json(COMMON, "1. 32-28 19-23", &[]);
    assert_eq!((status, &found["case"]), (0, &"A".into()));
    assert_eq!(
        (&found["agreed_plies"], &found["compatible_plies"]),
        (&2.into(), &6.into())
    );
    assert_eq!(found["agreed_position"]["why"], "longer-record");
}

/// An unreadable half-move of a record is named, and prevents agreement beyond it.
#[test]
fn nothing_written_is_passed_over() {
    let desk = Desk::new();
    let line = format!("{COMMON} 4. 41-37 14-19");
    // The signs between the squares make no difference.
    for white in [
        line.replace('-', " - ").replace('x', " x "),
        line.replace('-', "‑").replace('x', "х"),
        line.replace(['-', 'x'], " "),
    ] {
        let (status, found) = desk.json(&white, &line, &[]);
        assert_eq!((status, &found["agreed_plies"]), (0, &8.into()), "{white}");
        let (status, found) = desk.json(&white.replace("37", "38"), &line, &[]);
        assert_eq!(
            (status, &found["first_difference"]["ply"]),
            (1, &5.into()),
            "{white}"
        );
    }
    let (status, found) = desk.json(&line.replace("37-32", "73-32"), &line, &[]);
    assert_eq!(
        (status, &found["agreed_position"]["why"]),
        (1, &"not-all-read".into())
    );
    let unread = serde_json::json!([{"by": "white", "ply": 5, "text": "73-32"}]);
    assert_eq!(found["unread"], unread);
    assert_eq!(found["explanations"][0]["kind"], "slip-of-the-pen");
    let (status, found) = desk.json(&line, &line.replace("14-19", "14-91"), &[]);
    assert_eq!((status, &found["notices"]), (1, &serde_json::json!([])));
    assert_eq!(found["unread"][0]["ply"], 8);
    assert_eq!(
        desk.json(&line, &line, &[]).1["unread"],
        serde_json::json!([])
    );
    // Half-moves that contradict the numbers, are hidden, or are left blank.
    for (white, kind) in [
        (
            line.replace("37-32", "37-32 blot"),
            "counts as no half-move",
        ),
        (line.replace("37-32", "??-??"), "not shown"),
        (line.replace("37-32", "-"), "is left blank"),
    ] {
        let (_, found) = desk.json(&white, &line, &[]);
        assert_eq!(found["agreed_position"]["ply"], 8, "{white}: {found}");
        assert_ne!(found["agreed_position"]["why"], "records-agree", "{white}");
        let said = desk.call(&white, &line, &["--lang", "en"]);
        assert!(said.out.contains(kind), "{}", said.out);
        assert!(!said.out.contains("to their end"), "{}", said.out);
    }
    // A line copied twice.
    let copied = format!("{COMMON} 4. 37-32 10-14 5. 41-37 14-19 6. 46-41 5-10 7. 34-30 20-25");
    let right = format!("{COMMON} 4. 41-37 14-19 5. 46-41 5-10 6. 34-30 20-25");
    let (status, found) = desk.json(&copied, &right, &[]);
    assert_eq!(
        (status, &found["agreed_position"]["ply"]),
        (1, &12.into()),
        "{found}"
    );
    assert_eq!(found["explanations"][0]["kind"], "copied-line");
    assert_eq!(found["mended"][0]["how"], "copied");
    for (lang, words) in [
        ("en", "White's record, half-move 5: “73-32” cannot be read"),
        (
            "pl",
            "Zapis białych, półruch 5: wpisu „73-32” nie da się odczytać",
        ),
    ] {
        let said = desk.call(&line.replace("37-32", "73-32"), &line, &["--lang", lang]);
        assert!(said.out.contains(words), "{}", said.out);
        assert!(!said.out.contains("to their end"), "{}", said.out);
    }
    // Words without a half-move are no record, and half a file is no whole record.
    let fine = desk.game("fine.pdn", &line);
    let words = desk.write("words.pdn", "Dear arbiter, the game was fine.\n");
    let words = words.to_str().unwrap();
    refused(&["reconcile", &fine, words], &["words.pdn", "no half-move"]);
    refused(&["reconcile", words, &fine], &["words.pdn", "no half-move"]);
    let (status, found) = desk.json(&format!("{line} {{ 5. 46-41"), &line, &[]);
    assert_eq!((status, found["notices"].as_array().unwrap().len()), (1, 1));
}

/// A record of this program with a PDN file, and two records of this program.
#[test]
fn records_of_this_program_are_taken_too() {
    let desk = Desk::new();
    let record = desk.folder.path().join("own.zgoda");
    let record = record.to_str().unwrap();
    let call = [
        "play", "--voice", "none", "--mode", "training", "--record", record,
    ];
    let played = crate::call::zgoda_with(&call, b"32-28\n19-23\n28x19\n14x23\n");
    assert_eq!(played.status, 0, "{played:?}");
    let paper = desk.game("paper.pdn", "1. 32-28 19-23 2. 28x19 13x24");
    let called = zgoda(&["reconcile", record, &paper, "--json"]);
    let found: Value = serde_json::from_str(&called.out).unwrap();
    assert_eq!((called.status, &found["agreed_plies"]), (1, &3.into()));
    assert_eq!(found["first_difference"]["ply"], 4);
    let both = zgoda(&["reconcile", record, record, "--json"]);
    let found: Value = serde_json::from_str(&both.out).unwrap();
    assert_eq!((both.status, &found["agreed_plies"]), (0, &4.into()));
}

/// The rest of a damaged record is compared, and never counts as the whole record.
#[test]
fn a_record_that_is_not_whole_agrees_to_no_end() {
    let desk = Desk::new();
    let path = desk.folder.path().join("own.zgoda");
    let record = path.to_str().unwrap();
    let call = ["play", "--voice", "none", "--record", record];
    let played = crate::call::zgoda_with(&call, b"32-28\n19-23\n28x19\n14x23\n");
    assert_eq!(played.status, 0, "{played:?}");
    let sound = std::fs::read(&path).unwrap();
    let paper = desk.game("paper.pdn", "1. 32-28 19-23 2. 28x19 14x23");
    let agree = zgoda(&["reconcile", record, &paper]);
    assert_eq!(agree.status, 0, "{agree:?}");
    for sql in [
        "UPDATE event SET body = '{' WHERE entry = 4 AND kind = 'entry-written'",
        "DELETE FROM event WHERE entry = 4 AND kind = 'entry-made'",
        "UPDATE event SET body = replace(body, '\"to\":\"23\"', '\"to\":\"22\"') WHERE entry = 4",
    ] {
        std::fs::write(&path, &sound).unwrap();
        let edit = rusqlite::Connection::open(&path).unwrap();
        edit.execute_batch(sql).unwrap();
        drop(edit);
        for other in [paper.as_str(), record] {
            not_whole(record, other, sql);
        }
        let mut call = vec!["reconcile", "--aloud", record, "--voice", "none"];
        for machine in [&[][..], &["--json"]] {
            call.extend(machine);
            let aloud = crate::call::zgoda_with(&call, "same\n".repeat(4).as_bytes());
            assert_eq!(aloud.status, 1, "{sql}: {aloud:?}");
            says_no_end(&aloud, sql);
        }
    }
    // The main file alone, with its newest half-moves in a log that was left behind.
    let older = concat!(env!("CARGO_MANIFEST_DIR"), "/../record/tests/older/");
    std::fs::copy(format!("{older}08-killed-typed.zgoda"), &path).unwrap();
    for other in [paper.as_str(), record] {
        not_whole(record, other, "no log");
    }
    let aloud = zgoda(&["reconcile", "--aloud", record, "--voice", "none"]);
    assert_ne!(aloud.status, 0, "{aloud:?}");
    says_no_end(&aloud, "no log");
}

fn not_whole(record: &str, other: &str, what: &str) {
    let faults = zgoda(&["export", record, "--to", "json"]);
    assert_eq!(faults.status, 1, "{what}: {faults:?}");
    for machine in [&[][..], &["--json"]] {
        for order in [[record, other], [other, record]] {
            let mut call = vec!["reconcile", order[0], order[1]];
            call.extend(machine);
            let found = zgoda(&call);
            assert_eq!(found.status, 1, "{what}: {found:?}");
            for line in faults.err.lines() {
                assert!(found.err.contains(line), "{what}: {line} in {found:?}");
            }
            says_no_end(&found, what);
        }
    }
}

fn says_no_end(found: &Called, what: &str) {
    for words in [
        "agree to their end",
        "records-agree",
        "longer-record",
        "no difference was found",
        "says anything",
    ] {
        assert!(!found.out.contains(words), "{what}: {words} in {found:?}");
    }
    assert!(!found.err.is_empty(), "{what}");
}
