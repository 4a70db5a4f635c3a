//! A small game to write down, and what every test asks of it.

use std::path::Path;

use serde_json::Map;
use zgoda::record::TranscriptLine;
use zgoda::record::event::{
    Actor, Body, Entry, EntryId, Event, GameSettings, MadeBy, OlderConsents, Person, PersonWord,
    SideWord, Source, Stated,
};

pub(crate) fn settings() -> GameSettings {
    GameSettings {
        variant: "international".to_owned(),
        mode: "training".to_owned(),
        start: "position 0".to_owned(),
        board_white: "none".to_owned(),
        board_black: "none".to_owned(),
        pieces_white: None,
        pieces_black: None,
        clock: "none".to_owned(),
        lang: "pl".to_owned(),
        consent: None,
        event: None,
        older: OlderConsents::default(),
        time_control: None,
        clock_device: None,
        rules: "PZWarc 2021 draft".to_owned(),
    }
}

pub(crate) fn persons() -> Vec<Person> {
    let person = |side, name: &str, sight: &str| Person {
        side,
        name: name.to_owned(),
        sight: sight.to_owned(),
    };
    vec![
        person(PersonWord::White, "Żaneta Śliwa", "blind"),
        person(PersonWord::Black, "Jan Nowak", "sighted"),
    ]
}

pub(crate) fn event(ms: u64, body: Body) -> Event {
    Event {
        ms,
        actor: Some(Actor::White),
        source: Source::Keys,
        body,
    }
}

/// Half-move `n` of a game in which nothing is checked but that each follows from the last.
pub(crate) fn entry(n: u32) -> Entry {
    Entry {
        entry: EntryId(n),
        ply: n,
        side: if n % 2 == 1 {
            SideWord::White
        } else {
            SideWord::Black
        },
        pdn: "32-28".to_owned(),
        from: "32".to_owned(),
        to: "28".to_owned(),
        captured: Vec::new(),
        path: vec!["32".to_owned(), "28".to_owned()],
        crowned: false,
        irregular: None,
        before: format!("position {}", n - 1),
        after: format!("position {n}"),
        stated: Stated::Stated,
        board: None,
        written: Some("trzydzieści dwa, dwadzieścia osiem".to_owned()),
    }
}

/// Half-move `n`, written and made.
pub(crate) fn half_move(n: u32) -> Vec<Event> {
    vec![
        event(u64::from(n) * 1000, Body::EntryWritten(entry(n))),
        event(
            u64::from(n) * 1000,
            Body::EntryMade {
                entry: EntryId(n),
                by: MadeBy::Typed,
            },
        ),
    ]
}

pub(crate) fn utterance(id: u64, text: &str) -> TranscriptLine {
    TranscriptLine {
        id,
        ms: id * 10,
        to: "white".to_owned(),
        priority: "move".to_owned(),
        lang: "pl".to_owned(),
        text: text.to_owned(),
        about: Map::from_iter([("ply".to_owned(), 11.into())]),
        status: "spoken".to_owned(),
        begun_ms: Some(id * 10 + 5),
        ended_ms: None,
        why: None,
        by: Some("text".to_owned()),
    }
}

/// The names in the folder of a record.
pub(crate) fn files(record: &Path) -> Vec<String> {
    let folder = record.parent().unwrap();
    let mut names: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}
