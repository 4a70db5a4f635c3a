// SPDX-License-Identifier: GPL-3.0-or-later
//! A small game that tests write into records, with helpers for all tests of records.

use std::path::Path;

use serde_json::Map;
use zgoda_game::{BySide, Move, Piece, Setup, Side, SquareSet, Variant};
use zgoda_record::event::{
    Actor, Body, Entry, EntryId, Event, GameSettings, MadeBy, OlderConsents, Person, PersonRole,
    Source, Stated,
};
use zgoda_record::{Follows, TranscriptLine};

pub(crate) const START: &str = "W:WK32:BK15";

pub(crate) fn settings() -> GameSettings {
    GameSettings {
        variant: "international".to_owned(),
        mode: "training".to_owned(),
        start: START.to_owned(),
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

pub(crate) fn persons() -> Vec<Person> {
    let person = |side, name: &str, sight: &str| Person {
        side,
        name: name.to_owned(),
        sight: sight.to_owned(),
    };
    vec![
        person(PersonRole::White, "Żaneta Śliwa", "blind"),
        person(PersonRole::Black, "Jan Nowak", "sighted"),
    ]
}

pub(crate) fn event(ms: u64, body: Body) -> Event {
    Event {
        ms,
        actor: Some(Actor::White),
        code: None,
        device: None,
        late_ms: None,
        source: Source::Keys,
        body,
    }
}

/// Half-move `n` of a game in which two kings go to and fro.
pub(crate) fn entry(n: u32) -> Entry {
    let side = if n % 2 == 1 { Side::White } else { Side::Black };
    // The square of a piece after it has made so many half-moves.
    let square = |squares: [&str; 2], made: u32| {
        let name = squares[usize::from(made % 2 == 1)];
        Variant::International.square(name).unwrap()
    };
    let white = |made| square(["32", "28"], made);
    let black = |made| square(["15", "20"], made);
    let mut before = Setup::empty(Variant::International, side);
    let made = BySide {
        white: n / 2,
        black: (n - 1) / 2,
    };
    before.put(white(made.white), Some(Piece::king(Side::White)));
    before.put(black(made.black), Some(Piece::king(Side::Black)));
    let (from, to) = match side {
        Side::White => (white(made.white), white(made.white + 1)),
        Side::Black => (black(made.black), black(made.black + 1)),
    };
    let mv = Move {
        from,
        to,
        captured: SquareSet::EMPTY,
    };
    let follows = Follows::of(&before, &mv);
    let named = follows.named;
    Entry {
        men_off: Vec::new(),
        entry: EntryId(n),
        ply: n,
        side,
        notation: named.notation,
        from: named.from,
        to: named.to,
        captured: named.captured,
        path: named.path,
        crowned: named.crowned,
        irregular: follows.irregular.map(str::to_owned),
        before: follows.before,
        after: follows.after,
        stated: Stated::Stated,
        board: None,
        written: Some("trzydzieści dwa, dwadzieścia osiem".to_owned()),
        record_of: None,
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
        private: Vec::new(),
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
