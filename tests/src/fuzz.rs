// SPDX-License-Identifier: GPL-3.0-or-later
//! The laws that must hold for any bytes from outside, one function for each fuzz target.
//!
//! `fuzz/` calls these functions with the inputs of a fuzzer, and the test `fuzz_seeds` calls them with the seeds in
//! `fuzz/seeds`. Each function panics if a law is broken. If input is refused, no law is broken.

// A broken law must stop the fuzzer.
#![allow(clippy::panic, clippy::expect_used)]

mod boards;
mod clock;
mod keys;
mod reconcile;
mod settings;

pub use boards::{cpp_codec, cpp_link, dgt_codec, link};
pub use clock::line_clock;
pub use keys::terminal_keys;
pub use reconcile::reconcile;
pub use settings::settings_file;

use std::collections::BTreeSet;
use std::path::Path;

use zgoda::round::pairings::{MOST, Pairings};
use zgoda_game::notation::pdn::{
    Entry, Game, PdnReader, Replay, Transcript, What, game_played, replay, unread, write_game,
};
use zgoda_game::notation::{
    Resolution, WrittenMove, parse_fen, read_fen, resolve, write_fen, write_move,
};
use zgoda_game::{Move, Setup, Side, Variant};
use zgoda_record::event_file::file::EventFile;
use zgoda_record::export::{json_lines, pdn as record_pdn, text as record_text};
use zgoda_record::plain::hides;
use zgoda_record::read_bytes;
use zgoda_speech::Language;

/// A fuzz target: its name, which is also the name of its folder of seeds, and its function.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name of the target on the command line.
    pub name: &'static str,
    /// The function of the target, which panics if a law is broken.
    pub run: fn(&[u8]),
}

/// All targets of the fuzzer.
pub const TARGETS: [Target; 14] = [
    Target {
        name: "cpp_codec",
        run: cpp_codec,
    },
    Target {
        name: "cpp_link",
        run: cpp_link,
    },
    Target {
        name: "dgt_codec",
        run: dgt_codec,
    },
    Target {
        name: "event_file",
        run: event_file,
    },
    Target {
        name: "fen",
        run: fen,
    },
    Target {
        name: "line_clock",
        run: line_clock,
    },
    Target {
        name: "link",
        run: link,
    },
    Target {
        name: "move_text",
        run: move_text,
    },
    Target {
        name: "pairings",
        run: pairings,
    },
    Target {
        name: "pdn",
        run: pdn,
    },
    Target {
        name: "reconcile",
        run: reconcile,
    },
    Target {
        name: "record",
        run: record,
    },
    Target {
        name: "settings_file",
        run: settings_file,
    },
    Target {
        name: "terminal_keys",
        run: terminal_keys,
    },
];

/// Game files: reading comes to an end, and every unreadable entry is reported. If the playable part is written by the
/// standard and read again, it is the same game.
pub fn pdn(bytes: &[u8]) {
    let mut reader = PdnReader::new(bytes);
    let mut game = Game::default();
    let mut games = 0;
    while matches!(reader.read_into(&mut game), Ok(true)) {
        games += 1;
        assert!(games <= bytes.len(), "more games than bytes");
        let Some(variant) = game_played(&game, Some(Variant::International)) else {
            continue;
        };
        let played = replay(&game, variant);
        // Words that are not half-moves are left out here, because they do not stop a game.
        let words: Vec<&str> = game
            .main_line()
            .filter_map(|item| match item.what {
                What::Word(span) => Some(game.text(span)),
                _ => None,
            })
            .collect();
        let first_unread = unread(&game, Some(variant)).find(|(_, text)| !words.contains(text));
        if let Some((ply, text)) = first_unread {
            let stop = played
                .stop
                .as_ref()
                .expect("a game is played past nothing that cannot be read");
            assert!(stop.ply <= ply, "{text:?} was passed over");
        }
        let mut entries = Vec::new();
        let mut position = played.start;
        for ply in &played.plies {
            // Null moves and set-ups between half-moves are written as set-ups.
            if ply.before != position {
                entries.push(Entry::SetUp(ply.before));
            }
            entries.push(Entry::Move(ply.mv));
            position = ply.mv.apply(&ply.before);
        }
        if played.end != position {
            entries.push(Entry::SetUp(played.end));
        }
        let transcript = Transcript {
            tags: Vec::new(),
            start: played.start,
            entries,
            result: game.result(),
        };
        let text = write_game(&transcript);
        let mut again = Game::default();
        assert!(matches!(
            PdnReader::new(text.as_bytes()).read_into(&mut again),
            Ok(true)
        ));
        assert!(again.faults.is_empty(), "{:?} in {text}", again.faults);
        let replayed = replay(&again, variant);
        // Before a move out of turn there is a set-up that gives the turn to its side. The side to move is therefore not
        // compared.
        let pieces = |setup: &Setup| setup.with_turn(Side::White);
        let moves = |replay: &Replay| -> Vec<(Move, Setup)> {
            let plies = replay.plies.iter();
            plies.map(|ply| (ply.mv, pieces(&ply.before))).collect()
        };
        assert_eq!(moves(&replayed), moves(&played), "{text}");
        assert_eq!(replayed.start, played.start, "{text}");
        assert_eq!(pieces(&replayed.end), pieces(&played.end), "{text}");
    }
}

/// A list of pairings: each pairing has a table and players of its own, and names have only visible characters.
pub fn pairings(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let Ok(read) = Pairings::parse(text) else {
        return;
    };
    let all = read.pairings;
    assert!(
        !all.is_empty() && all.len() <= MOST,
        "so many tables are read"
    );
    let tables: BTreeSet<u32> = all.iter().map(|it| it.table).collect();
    let names: BTreeSet<&String> = all
        .iter()
        .flat_map(|it| it.names.iter())
        .map(|it| it.1)
        .collect();
    assert_eq!((tables.len(), names.len()), (all.len(), all.len() * 2));
    for name in names {
        assert!(!name.is_empty() && !name.chars().any(hides), "{name:?}");
    }
}

/// An event file: its settings are written into a record. When they are read from the record, they are the same, except
/// for the private parts.
pub fn event_file(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let Ok(file) = EventFile::parse(text, Path::new("event")) else {
        return;
    };
    let mut public = file.settings;
    let kept = public.written();
    for side in Side::ALL {
        if let Some(assistant) = public.assistants.get_mut(side) {
            assistant.name.clear();
        }
    }
    let again = EventFile::parse(&kept, Path::new("kept")).expect("what was kept can be read");
    assert_eq!(again.unknown, []);
    assert_eq!(again.settings, public, "{kept}");
}

/// Positions: a position that was read is written and read again as the same.
pub fn fen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for variant in Variant::ALL {
        if let Ok(reading) = read_fen(&text, variant) {
            let written = write_fen(&reading.setup);
            let again = read_fen(&written, variant);
            assert_eq!(again.map(|read| read.setup), Ok(reading.setup), "{written}");
        }
        if let Ok(setup) = parse_fen(&text, variant) {
            assert!(setup.faults().is_empty(), "{text}");
        }
    }
}

/// Typed and spoken moves: each move that is understood can be written, and the written move is the same one. Only
/// pieces that are on the board move.
pub fn move_text(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for setup in positions() {
        let lexicon = Language::Polish.lexicon();
        let Ok(written) = WrittenMove::read_in_words(&text, setup.variant(), lexicon) else {
            continue;
        };
        let mv = match resolve(&written, &setup) {
            Resolution::Legal(mv) => {
                assert_eq!(
                    read_again(&write_move(&setup, &mv), &setup),
                    Resolution::Legal(mv)
                );
                mv
            }
            Resolution::NotLegal(mv) => mv,
            Resolution::Ambiguous { candidates, .. } => {
                assert!(candidates.len() > 1, "one candidate is no question");
                continue;
            }
            Resolution::NoSuch(_) => continue,
        };
        assert!(setup.at(mv.from).is_some());
        assert!(mv.captured.within(setup.occupied()));
        assert!(!mv.captured.has(mv.from));
        let after = mv.apply(&setup);
        assert_eq!(
            after.occupied().len() + mv.captured.len(),
            setup.occupied().len()
        );
    }
}

fn read_again(text: &str, setup: &Setup) -> Resolution {
    match WrittenMove::read(text, setup.variant()) {
        Ok(written) => resolve(&written, setup),
        Err(error) => panic!("{text}: {error}"),
    }
}

/// The start positions, and two positions in which several captures have the same ends.
fn positions() -> Vec<Setup> {
    let mut positions: Vec<Setup> = Variant::ALL.into_iter().map(Setup::start).collect();
    for (variant, fen) in [
        (Variant::International, "W:WK47:B13,14,19,23,24,28,33,38"),
        (Variant::Polish64, "W:WKc1,e3:Bd4,f4,d6,f6,b6"),
    ] {
        positions.extend(parse_fen(fen, variant));
    }
    positions
}

/// A valid record, which is damaged at the places that an input names.
const WHOLE_RECORD: &[u8] = include_bytes!("../../fuzz/seeds/record/whole");

/// Records: whatever a file contains, the reader does not fail, and everything that was read can be exported. An
/// input that is no SQLite file tells how to damage a valid record: in each three bytes, the first two are the place
/// and the third is the new byte.
pub fn record(bytes: &[u8]) {
    let mut damaged;
    let file = if bytes.starts_with(b"SQLite") {
        bytes
    } else {
        damaged = WHOLE_RECORD.to_vec();
        for damage in bytes.chunks_exact(3) {
            let place = usize::from(u16::from_le_bytes([damage[0], damage[1]]));
            let length = damaged.len();
            damaged[place % length] = damage[2];
        }
        &damaged
    };
    let Ok(contents) = read_bytes(file) else {
        return;
    };
    let state = contents.state();
    assert!(
        state.made() <= state.standing().len(),
        "made without standing"
    );
    let ids: Vec<i64> = contents.events.iter().map(|stored| stored.id).collect();
    assert!(ids.is_sorted(), "events out of their order");
    let text = record_text(&contents);
    assert!(!text.is_empty());
    for line in json_lines(&contents) {
        serde_json::to_string(&line).expect("an export that can be written");
    }
    if let Ok(text) = record_pdn(&contents) {
        let mut game = Game::default();
        assert!(matches!(
            PdnReader::new(text.as_bytes()).read_into(&mut game),
            Ok(true)
        ));
    }
}
