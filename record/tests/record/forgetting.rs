// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests that forgetting really removes the private part from the file, and that the game remains.

use std::fs;
use std::path::PathBuf;

use tempfile::tempdir;
use zgoda_record::event::{Actor, Body, CodeOf, Event};
use zgoda_record::export::protocol;
use zgoda_record::{Record, forget, read};
use zgoda_speech::Language;

use crate::game::{self, half_move};

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|w| w == text.as_bytes())
}

#[test]
fn names_are_gone_from_the_file_and_the_game_stays() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    record.append(&half_move(1)).unwrap();
    let mut said = game::utterance(1, "Białymi gra Żaneta Śliwa.");
    said.private
        .push("Białymi gra ".len().."Białymi gra Żaneta Śliwa".len());
    record.append_utterance(&said).unwrap();
    record
        .append_utterance(&game::utterance(2, "trzydzieści dwa"))
        .unwrap();
    let transcript = folder.path().join("t.jsonl");
    record
        .note_beside(std::slice::from_ref(&transcript))
        .unwrap();
    record.close().unwrap();
    assert!(holds(&fs::read(&path).unwrap(), "Żaneta"));
    let before = read(&path).unwrap();

    assert_eq!(before.utterances[0].line, said, "together again on reading");
    assert_eq!(before.beside, [transcript]);

    assert_eq!(
        forget(&path, |_| Vec::new()).unwrap().beside,
        [""; 0].map(PathBuf::from),
        "it was never written"
    );
    assert_eq!(game::files(&path), ["game.zgoda"]);
    let bytes = fs::read(&path).unwrap();
    for private in ["Żaneta", "Śliwa", "Nowak", "sighted\0"] {
        assert!(!holds(&bytes, private), "{private}");
    }
    let after = read(&path).unwrap();
    assert!(after.persons.is_empty());
    assert_eq!(after.events[..2], before.events[..]);
    assert_eq!(after.events[2].event.body, Body::PersonsForgotten);
    assert_eq!(after.utterances[0].line.text, "Białymi gra (…).");
    assert_eq!(
        after.utterances[1], before.utterances[1],
        "what names nobody stays"
    );
    forget(&path, |_| Vec::new()).unwrap();
}

/// If a killed program left a log, its private contents are forgotten, too.
#[test]
fn what_a_killed_program_left_is_forgotten_too() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    let mut said = game::utterance(1, "Li");
    said.private.push(0..2);
    record.append_utterance(&said).unwrap();
    fs::write(folder.path().join("t.jsonl"), "").unwrap();
    record
        .note_beside(&[folder.path().join("t.jsonl")])
        .unwrap();
    drop(record);
    assert!(game::files(&path).contains(&"game.zgoda-wal".to_owned()));

    let left = forget(&path, |name| vec![folder.path().join(name)])
        .unwrap()
        .beside;
    assert_eq!(left, [folder.path().join("t.jsonl")]);
    assert_eq!(game::files(&path), ["game.zgoda", "t.jsonl"]);
    assert_eq!(read(&path).unwrap().utterances[0].line.text, "(…)");
    let bytes = fs::read(&path).unwrap();
    for private in ["Żaneta", "Nowak", "t.jsonl"] {
        assert!(!holds(&bytes, private), "{private}");
    }
}

/// Utterances of an older program do not mark their private parts. Therefore an utterance that may have a private part is removed
/// as a whole.
#[test]
fn older_words_that_may_name_somebody_are_taken_out_whole() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut settings = game::settings();
    settings.consent = Some("A. Arbiter".to_owned());
    settings.event = Some(
        "[event]\nname = \"Open\"\n[assistant.white]\nflag = true\n[consent]\ndevice = \"A. Arbiter\"\n\
         program = \"sha256:00\"\n"
            .to_owned(),
    );
    let mut record = Record::create(&path, &settings, &game::persons()).unwrap();
    for (id, kind, text) in [
        (1, "game-begins", "new game, White Li, Black Wu"),
        (2, "settings-are", "white, blind, black, sighted"),
        (3, "move-played", "thirty two, twenty eight"),
        (4, "sound-back", "Jan Nowak"),
    ] {
        let mut said = game::utterance(id, text);
        said.about.insert("kind".to_owned(), kind.into());
        record.append_utterance(&said).unwrap();
    }
    record.close().unwrap();
    let db = rusqlite::Connection::open(&path).unwrap();
    db.execute("UPDATE utterance SET private = NULL", [])
        .unwrap();
    db.execute("UPDATE utterance SET about = 'no JSON' WHERE id = 4", [])
        .unwrap();
    drop(db);

    forget(&path, |_| Vec::new()).unwrap();
    let after = read(&path).unwrap();
    let texts: Vec<&str> = after
        .utterances
        .iter()
        .map(|it| it.line.text.as_str())
        .collect();
    assert_eq!(texts, ["(…)", "(…)", "thirty two, twenty eight"]);
    assert_eq!(
        after.settings.consent.as_deref(),
        Some("forgotten"),
        "that it was given stays"
    );
    assert_eq!(
        after.settings.event.as_deref(),
        Some(
            "[event]\nname = \"Open\"\n[consent]\ndevice = \"forgotten\"\nprogram = \"sha256:00\"\n"
        )
    );
    for gone in ["Nowak", "Arbiter", "Wu", "blind, black"] {
        assert!(!holds(&fs::read(&path).unwrap(), gone), "{gone}");
    }
}

#[test]
fn who_had_the_table_handed_over_is_told_until_the_names_are_forgotten() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    let handed = |number: u8, name: &str, code: CodeOf| {
        let name = name.to_owned();
        Event {
            actor: Some(Actor::Arbiter),
            code: Some(code),
            ..game::event(7, Body::HandedOver { number, name })
        }
    };
    record.append(&half_move(1)).unwrap();
    let all = [
        handed(1, "Grażyna Lis", CodeOf::Round(2)),
        handed(2, "Wiesław Kos", CodeOf::Chief),
    ];
    record.append(&all).unwrap();
    record.close().unwrap();

    let told = |path| {
        let contents = read(path).unwrap();
        let text = protocol(&contents, Language::English);
        let (_, list) = text.split_once("Who looked after the table:\n").unwrap();
        let list = list.lines().take(3).map(|line| {
            // Cuts off the times.
            let (when, who) = line.rsplit_once(": ").unwrap();
            let word = when.split_whitespace().next().unwrap();
            format!("{word} {who}")
        });
        (contents, list.collect::<Vec<_>>())
    };
    let (contents, list) = told(&path);
    let names = contents
        .events
        .iter()
        .filter_map(|it| match &it.event.body {
            Body::HandedOver { name, .. } => Some(name.as_str()),
            _ => None,
        });
    assert!(names.eq(["Grażyna Lis", "Wiesław Kos"]));
    let (first, second) = (list[1].as_str(), list[2].as_str());
    assert_eq!(list[0], "to round arbiter 2");
    assert!(first.ends_with(" Grażyna Lis"), "{list:?}");
    assert_eq!(second, "from Wiesław Kos");

    forget(&path, |_| Vec::new()).unwrap();
    let bytes = fs::read(&path).unwrap();
    for private in ["Grażyna", "Lis", "Wiesław"] {
        assert!(!holds(&bytes, private), "{private}");
    }
    assert_eq!(told(&path).1[2], "from ?");
}
