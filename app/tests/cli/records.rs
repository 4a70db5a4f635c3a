// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of `zgoda export` and `zgoda forget` on records that the library wrote.

use std::path::Path;

use tempfile::tempdir;
use zgoda_game::notation::{Resolution, WrittenMove, resolve, write_fen, write_move};
use zgoda_game::{Ending, GameResult, Outcome, Setup, Side, Variant, path};
use zgoda_record::Record;
use zgoda_record::event::{
    Body, Entry, EntryId, Event, GameSettings, MadeBy, OlderConsents, Person, PersonRole, Source,
    Stated, StruckBecause,
};

use crate::call::{refused, zgoda, zgoda_with};

/// Writes a game in the same way as the session, with real positions, a correction and an end.
struct Pen {
    setup: Setup,
    entries: u32,
    ply: u32,
    events: Vec<Event>,
}

impl Pen {
    fn write(&mut self, text: &str) -> EntryId {
        let variant = self.setup.variant();
        let written = WrittenMove::read(text, variant).unwrap();
        let (mv, irregular) = match resolve(&written, &self.setup) {
            Resolution::Legal(mv) => (mv, None),
            Resolution::NotLegal(mv) => (mv, Some("I 5.4".to_owned())),
            other => panic!("{text}: {other:?}"),
        };
        let name = |square| variant.name(square).to_string();
        let after = mv.apply(&self.setup);
        let way = path(&self.setup, &mv).map_or(vec![mv.from, mv.to], |route| route.squares);
        self.entries += 1;
        let entry = Entry {
            men_off: Vec::new(),
            entry: EntryId(self.entries),
            ply: self.ply,
            side: self.setup.turn(),
            notation: write_move(&self.setup, &mv),
            from: name(mv.from),
            to: name(mv.to),
            captured: mv.captured.into_iter().map(name).collect(),
            path: way.into_iter().map(name).collect(),
            crowned: mv.crowns(&self.setup),
            irregular,
            before: write_fen(&self.setup),
            after: write_fen(&after),
            stated: Stated::Stated,
            board: None,
            written: Some(text.to_owned()),
            record_of: None,
        };
        self.note(Body::EntryWritten(entry));
        EntryId(self.entries)
    }

    fn make(&mut self, entry: EntryId) {
        let by = MadeBy::Press;
        self.note(Body::EntryMade { entry, by });
        let after = self
            .events
            .iter()
            .rev()
            .find_map(|event| match &event.body {
                Body::EntryWritten(found) if found.entry == entry => Some(found.after.clone()),
                _ => None,
            });
        let after = zgoda_game::notation::read_fen(&after.unwrap(), self.setup.variant());
        self.setup = after.unwrap().setup;
        self.ply += 1;
    }

    fn note(&mut self, body: Body) {
        self.events.push(Event {
            ms: 10 * self.events.len() as u64,
            actor: None,
            code: None,
            device: None,
            late_ms: None,
            source: Source::Keys,
            body,
        });
    }
}

fn settings() -> GameSettings {
    GameSettings {
        variant: "international".to_owned(),
        mode: "training".to_owned(),
        start: write_fen(&Setup::start(Variant::International)),
        board_white: "none".to_owned(),
        board_black: "none".to_owned(),
        pieces_white: None,
        pieces_black: None,
        clock: "none".to_owned(),
        lang: "pl".to_owned(),
        keyboard: None,
        consent: None,
        event: None,
        older: OlderConsents::default(),
        time_control: None,
        clock_device: None,
        rules: "PZWarc 2021 draft".to_owned(),
    }
}

fn write_game(file: &Path) {
    let start = Setup::start(Variant::International);
    let mut pen = Pen {
        setup: start,
        entries: 0,
        ply: 1,
        events: Vec::new(),
    };
    let wrong = pen.write("32-27");
    let right = pen.write("32-28");
    pen.note(Body::EntryStruck {
        entry: wrong,
        because: StruckBecause::Corrected,
        by: Some(right),
    });
    pen.make(right);
    for text in ["18-23", "33-29", "23x32", "37x28"] {
        let entry = pen.write(text);
        pen.make(entry);
    }
    let persons = [Person {
        side: PersonRole::White,
        name: "Żaneta Śliwa".to_owned(),
        sight: "blind".to_owned(),
    }];
    let mut record = Record::create(file, &settings(), &persons).unwrap();
    record.append(&pen.events).unwrap();
    record.close().unwrap();
}

#[test]
fn a_scoresheet_to_print() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.zgoda");
    write_game(&file);
    let called = zgoda(&["export", file.to_str().unwrap(), "--to", "text"]);
    assert_eq!((called.status, called.err.as_str()), (0, ""));
    let start = write_fen(&Setup::start(Variant::International));
    let expected = format!(
        "game: international\n\
         white: Żaneta Śliwa\n\
         black: ?\n\
         result: not finished\n\
         rules: PZWarc 2021 draft\n\
         training: not official\n\
         start: {start}\n\
         \n\
         \x20  1. 32-28             18-23\n\
         \x20  2. 33-29             23x32\n\
         \x20  3. 37x28\n\
         \n\
         struck out:\n\
         \x20  1. white 32-27, corrected to 32-28\n"
    );
    assert_eq!(called.out, expected);
}

/// Every way in which a game can end appears in the scoresheet, in the protocol in both languages and in PDN, and is read back from
/// PDN.
#[test]
fn every_result_is_printed_and_read_back() {
    let outcomes = [
        (Outcome::Won(Side::White), "2-0"),
        (Outcome::Won(Side::Black), "0-2"),
        (Outcome::Drawn, "1-1"),
        (Outcome::BothLost, "0-0"),
    ];
    let folder = tempdir().unwrap();
    let mut number = 0;
    for (outcome, score) in outcomes {
        let plain = Ending::all(outcome).map(GameResult::plain);
        let better = Side::ALL.map(|side| {
            GameResult::with_advantage(Ending::Agreed, Some(side), Variant::International).unwrap()
        });
        let better = better.into_iter().filter(|_| outcome == Outcome::Drawn);
        for result in plain.chain(better) {
            number += 1;
            let file = folder.path().join(format!("{number}.zgoda"));
            let file = file.to_str().unwrap();
            write_game(Path::new(file));
            let (mut record, _) = Record::open(Path::new(file)).unwrap();
            let ended = Event {
                ms: 99_000,
                actor: None,
                code: None,
                device: None,
                late_ms: None,
                source: Source::Keys,
                body: Body::GameEnded {
                    result: result.score(),
                    cause: result.ending().article().to_owned(),
                    ending: Some(result.ending().word().to_owned()),
                    advantage: result.advantage(),
                },
            };
            record.append(&[ended]).unwrap();
            record.close().unwrap();
            let export = |to: &[&str]| {
                let called = zgoda(&[&["export", file, "--to"], to].concat());
                assert_eq!((called.status, called.err.as_str()), (0, ""), "{result}");
                called.out
            };
            let (code, article) = (result.to_string(), result.ending().article());
            let sheet = export(&["text"]);
            assert!(
                sheet.contains(&format!("result: {code} ({article})\n")),
                "{sheet}"
            );
            assert!(sheet.contains("signed: white ____"), "{sheet}");
            for (lang, word) in [
                ("en", "Result"),
                ("pl", "Wynik"),
                ("ru", "Результат"),
                ("uk", "Результат"),
            ] {
                let protocol = export(&["protocol", "--lang", lang]);
                let line = protocol
                    .lines()
                    .find(|line| line.starts_with(word))
                    .unwrap();
                assert!(line.contains(&code) && line.contains(article), "{line}");
                assert!(!line.contains("ending-name"), "{line}");
            }
            let pdn = export(&["pdn"]);
            assert!(pdn.contains(&format!("[Result \"{score}\"]\n")), "{pdn}");
            let termination = format!("[Termination \"{}\"]\n", result.ending().word());
            assert!(pdn.contains(&termination), "{pdn}");
            let path = folder.path().join("game.pdn");
            std::fs::write(&path, &pdn).unwrap();
            let checked = zgoda(&["check", path.to_str().unwrap()]);
            let line: serde_json::Value = serde_json::from_str(&checked.out).unwrap();
            assert_eq!((&line["plies"], &line["ok"]), (&5.into(), &true.into()));
            assert_eq!(line["result"], score);
        }
    }
    assert!(number > 30);
}

/// An exported game reads back as the same half-moves, without oddities.
#[test]
fn pdn_for_every_other_program() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.zgoda");
    write_game(&file);
    let called = zgoda(&["export", file.to_str().unwrap(), "--to", "pdn"]);
    assert_eq!((called.status, called.err.as_str()), (0, ""));
    for words in [
        "[White \"Żaneta Śliwa\"]\n[Black \"?\"]\n",
        "[GameType \"20,",
        "[Rules \"PZWarc 2021 draft\"]\n",
        "[Mode \"training, not official\"]\n",
        "\n1. 32-28 18-23 2. 33-29 23x32 3. 37x28 *\n",
    ] {
        assert!(called.out.contains(words), "{words:?} in {}", called.out);
    }
    let pdn = folder.path().join("game.pdn");
    std::fs::write(&pdn, &called.out).unwrap();
    let checked = zgoda(&["check", pdn.to_str().unwrap()]);
    assert_eq!(checked.status, 0);
    let line: serde_json::Value = serde_json::from_str(&checked.out).unwrap();
    assert_eq!((&line["plies"], &line["ok"]), (&5.into(), &true.into()));
    assert_eq!(line["odd"], serde_json::Value::Null);
}

#[test]
fn json_lines_hold_everything() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.zgoda");
    write_game(&file);
    let called = zgoda(&["export", file.to_str().unwrap(), "--to", "json"]);
    assert_eq!((called.status, called.err.as_str()), (0, ""));
    let lines: Vec<serde_json::Value> = called
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines[0]["game"]["variant"], "international");
    assert_eq!(lines[0]["persons"][0]["name"], "Żaneta Śliwa");
    let kinds: Vec<_> = lines[1..].iter().map(|l| l["kind"].as_str()).collect();
    let first = [
        "entry-written",
        "entry-written",
        "entry-struck",
        "entry-made",
    ];
    assert_eq!(kinds[..4], first.map(Some));
    assert_eq!(kinds.len(), 12);
}

/// The last line of every export has a line end, which a shell, `cat` and other readers of lines need, even in a game that has just
/// begun.
#[test]
fn every_form_ends_with_its_last_line() {
    let folder = tempdir().unwrap();
    let (played, begun) = (folder.path().join("a.zgoda"), folder.path().join("b.zgoda"));
    write_game(&played);
    Record::create(&begun, &settings(), &[])
        .and_then(Record::close)
        .unwrap();
    for file in [&played, &begun] {
        // In PDN an empty line ends a game, so that games can follow one another.
        for (form, end) in [("text", "\n"), ("pdn", "\n\n"), ("json", "\n")] {
            let called = zgoda(&["export", file.to_str().unwrap(), "--to", form]);
            assert_eq!((called.status, called.err.as_str()), (0, ""), "{form}");
            let last = called.out.strip_suffix(end);
            assert!(
                last.is_some_and(|rest| !rest.is_empty() && !rest.ends_with('\n')),
                "{form}: {:?}",
                called.out
            );
        }
    }
}

#[test]
fn what_cannot_be_read_is_refused() {
    let folder = tempdir().unwrap();
    let no_record = folder.path().join("no.zgoda");
    std::fs::write(&no_record, "[Event \"x\"]\n".repeat(20)).unwrap();
    let no_record = no_record.to_str().unwrap();
    for command in [
        &["export", no_record, "--to", "text"][..],
        &["forget", no_record],
    ] {
        refused(command, &[no_record, "not a game record"]);
    }
    refused(&["forget", "/nonexistent/x"], &["/nonexistent/x"]);
}

#[test]
fn forgetting_leaves_the_game() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.zgoda");
    write_game(&file);
    let file = file.to_str().unwrap();
    let called = zgoda(&["forget", file]);
    assert_eq!((called.status, called.err.as_str()), (0, ""));
    assert!(
        called.out.contains("game.zgoda: names"),
        "that it was done: {called:?}"
    );
    assert_eq!(
        called.out.lines().count(),
        3,
        "nothing else is there: {called:?}"
    );
    let sheet = zgoda(&["export", file, "--to", "text"]).out;
    assert!(sheet.contains("white: ?\n") && sheet.contains("37x28"));
}

/// Forgetting a game keeps the players' settings, and the person is told the place of these files.
#[test]
fn forgetting_names_the_settings_of_the_players() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.zgoda");
    write_game(&record);
    let people = folder.path().join("people");
    std::fs::create_dir(&people).unwrap();
    for name in ["Żaneta Śliwa", "Somebody Else"] {
        std::fs::write(people.join(format!("{name}.toml")), "").unwrap();
    }
    let data = folder.path().to_str().unwrap();
    let called = zgoda(&["--data", data, "forget", record.to_str().unwrap()]);
    assert_eq!(called.status, 0, "{called:?}");
    assert!(called.out.contains("Żaneta Śliwa.toml"), "{called:?}");
    assert!(!called.out.contains("Somebody Else"), "{called:?}");
    assert!(people.join("Żaneta Śliwa.toml").exists());
}

/// Of a record that was edited by hand, the readable part is written and the unreadable parts are named. The exit status is 1.
#[test]
fn an_edited_record_is_written_as_far_as_it_goes() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.zgoda");
    write_game(&file);
    rusqlite::Connection::open(&file)
        .unwrap()
        .execute_batch("UPDATE event SET body = 'torn' WHERE id = 5")
        .unwrap();
    let called = zgoda(&["export", file.to_str().unwrap(), "--to", "text"]);
    assert_eq!(called.status, 1);
    assert!(called.err.contains("event 5"), "{}", called.err);
    assert!(called.out.contains("33-29"));
}

/// A game that was begun with `--record` elsewhere is found by `--resume` like any other, and the latest game is chosen.
#[test]
fn a_game_recorded_elsewhere_is_found_again() {
    let (home, stick) = (tempdir().unwrap(), tempdir().unwrap());
    let data = home.path().to_str().unwrap();
    let play = |options: &[&str], lines: &str| {
        let mut call = vec!["play", "--voice", "none", "--lang", "en", "--data", data];
        call.extend(options);
        zgoda_with(&call, lines.as_bytes())
    };
    let at_home = play(&[], "31-27\nquit\n");
    assert_eq!(at_home.status, 0, "{at_home:?}");
    let elsewhere = stick.path().join("game.zgoda");
    let named = elsewhere.to_str().unwrap();
    let begun = play(&["--record", named], "32-28\nquit\n");
    assert_eq!(begun.status, 0, "{begun:?}");
    let resumed = play(&["--resume"], "yes\nlast\nquit\n");
    assert_eq!(resumed.status, 0, "{resumed:?}");
    assert!(
        resumed.out.contains("thirty two, twenty eight"),
        "{resumed:?}"
    );
    // A record on a stick that was pulled out is skipped.
    std::fs::remove_file(&elsewhere).unwrap();
    let resumed = play(&["--resume"], "yes\nlast\nquit\n");
    assert_eq!(resumed.status, 0, "{resumed:?}");
    assert!(
        resumed.out.contains("thirty one, twenty seven"),
        "{resumed:?}"
    );
}

/// A mistyped path creates no new data folder.
#[test]
fn a_path_whose_folder_is_missing_is_refused() {
    let home = tempdir().unwrap();
    let missing = home.path().join("hoem");
    let (data, record) = (missing.join("zgoda"), missing.join("game.zgoda"));
    for (option, path) in [("--data", &data), ("--record", &record)] {
        let path = path.to_str().unwrap();
        refused(
            &["play", "--voice", "none", option, path],
            &[path, "make it first"],
        );
        assert!(!missing.exists());
    }
    let data = home.path().join("new");
    let called = zgoda(&["play", "--voice", "none", "--data", data.to_str().unwrap()]);
    assert_eq!(called.status, 0, "{called:?}");
}
