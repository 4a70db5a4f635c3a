// SPDX-License-Identifier: GPL-3.0-or-later
//! Two hours of a game, with everything an arbiter can do to its clock, in an order drawn by a seed that is printed. At every
//! step the times used and left add up to the time given, in the ear, on the scoresheet and in the protocol; and the protocol
//! tells every interruption of the program, every reading that was offered and the reading from which the clock went on (Kodeks
//! II 4.4, 6.19, 6.21, VIII 3.1.2, 5.1). The reading at a half-move is changed only by an act that names it, a charge there, or a
//! charge taken back there. If the game goes back to that half-move, the clocks show this reading, with every standing charge
//! that is not in it yet (II 6.19). `ZGODA_GAMES` sets the number of games, `ZGODA_SEED` the first seed.

mod table;

use std::time::Duration;

use fastrand::Rng;
use zgoda_game::notation::write_move;
use zgoda_game::{BySide, Setup, Side, Variant};
use zgoda_record::event::{Actor, Body, Event, Source};
use zgoda_record::mode::Mode;
use zgoda_record::{Contents, Record, StoredEvent, export, read};
use zgoda_scenarios::games::{self, Played};
use zgoda_scenarios::{Settings, World, papers};
use zgoda_speech::announcement::ClockReading;
use zgoda_speech::{Language, Message};
use zgoda_table::session::options::Keeper;

use table::{Table, shown};

/// Games in a short run.
const GAMES: u64 = 16;
/// The papers are read after every step in one game out of `WHOLE`, and after one step out of `NOW_AND_THEN` in the other games.
const WHOLE: u64 = 16;
const NOW_AND_THEN: usize = 16;
const TWO_HOURS: Duration = Duration::from_secs(2 * 3600);

/// Each control with its time and its bonus in seconds.
const CONTROLS: [(&str, u64, u64); 3] =
    [("80m+60s", 4800, 60), ("20m", 1200, 0), ("15m+5s", 900, 5)];

/// The beginnings of lines of the protocol on the start of the clock, and on the mishaps of the program.
const ABOUT_GOING: [&str; 7] = [
    "The round begins",
    "The program had",
    "- as ",
    "- with the time",
    "After that the game",
    "After a call",
    "The clock, which stood",
];

const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// The times of both sides in the line with this beginning, in seconds.
fn read_off(paper: &str, start: &str) -> BySide<u64> {
    let line = paper.lines().find_map(|line| line.strip_prefix(start));
    let line = line.unwrap_or_else(|| panic!("{start:?} is not in {paper}"));
    let time = |word: &str| {
        let word = word.trim_end_matches([',', '.']);
        let parts = word.split(':').map(|part| part.parse::<u64>().unwrap());
        parts.fold(0, |sum, part| sum * 60 + part)
    };
    let words: Vec<&str> = line.split_whitespace().collect();
    BySide {
        white: time(words[1]),
        black: time(words[3]),
    }
}

/// The end of a game, as if it had come now.
fn ended(contents: &Contents) -> StoredEvent {
    let last = contents.events.last().unwrap();
    StoredEvent {
        id: last.id + 1,
        event: Event {
            actor: Some(Actor::Arbiter),
            code: None,
            device: None,
            late_ms: None,
            source: Source::Keys,
            body: Body::GameEnded {
                result: "2-0".to_owned(),
                cause: "Kodeks I 6.2.1".to_owned(),
                ending: None,
                advantage: None,
            },
            ..last.event.clone()
        },
        ..last.clone()
    }
}

/// The table's record, as a file.
fn on_paper(table: &Table) -> Contents {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let kept = papers::settings(table.world.settings());
    let mut record = Record::create(&path, &kept, &[]).unwrap();
    record.append(table.world.disk().durable()).unwrap();
    drop(record);
    read(&path).unwrap()
}

fn two_hours(seed: u64, all_papers: bool) {
    let mut drawn = Rng::with_seed(seed);
    let mut table = Table::new(seed, all_papers);
    let mut passed = Duration::ZERO;
    while passed < TWO_HOURS {
        let act = drawn.u64(..16);
        match act {
            0..5 => table.plays(),
            5..8 => {
                let wait = Duration::from_millis(drawn.u64(..120_000) + 1);
                table.world.run(wait);
                passed += wait;
            }
            8 => table.stops(),
            9 => table.goes_on(),
            10 => {
                let left = BySide {
                    white: drawn.u64(..5400) + 1,
                    black: drawn.u64(..5400) + 1,
                };
                table.sets(left);
            }
            11 | 12 => {
                let (side, seconds) = (drawn.choice(Side::ALL).unwrap(), drawn.u64(..400) + 1);
                table.charges(side, seconds);
            }
            13 => table.takes_a_charge_back(),
            14 => {
                let to = usize::try_from(drawn.u64(..12)).unwrap();
                if drawn.u64(..2) == 0 {
                    table.walks_back(table.plies_pressed().saturating_sub(to));
                } else {
                    table.restores();
                }
            }
            _ if drawn.u64(..3) == 0 => {
                let seconds = drawn.u64(..300);
                table = table.dies(seconds);
                passed += Duration::from_secs(seconds);
                if drawn.u64(..2) == 0 {
                    let before = table.world.disk().durable().len();
                    table.types("set 1");
                    table.world.run(Duration::from_millis(50));
                    let events = &table.world.disk().durable()[before..];
                    let set = |it: &Event| matches!(it.body, Body::ReadingsSet { .. });
                    if events.iter().any(set) {
                        table.was_set();
                    }
                }
            }
            _ => {}
        }
        table.holds(&format!("act {act}"));
    }
    table.types("stop");
    let heard = table.holds("the end");
    table.on_paper_now();
    table.types("decide 2-0 resignation");
    table.types("yes");
    table.world.run(Duration::from_secs(1));
    let contents = on_paper(&table);
    let used = heard.used.map(|used| shown(used.as_secs()));
    let line = format!("time used: white {}, black {}", used.white, used.black);
    let sheet = export::text(&contents);
    assert!(
        sheet.contains(&line),
        "seed {seed}: {line:?} is not in {sheet}"
    );
    let protocol = export::protocol(&contents, Language::English);
    let line = format!("White {}, Black {}", used.white, used.black);
    let times = |text: &&str| text.starts_with("Times used") && text.contains(&line);
    assert!(
        protocol.lines().any(|text| times(&text)),
        "seed {seed}: {line:?} is not in {protocol}"
    );
    let lines = |what: &str| protocol.lines().filter(|line| line.contains(what)).count();
    assert_eq!(lines("Decision, charge"), table.charged, "seed {seed}");
    assert_eq!(lines("is taken back"), table.taken_back, "seed {seed}");
}

#[test]
fn whatever_an_arbiter_does_used_and_left_make_up_what_was_given() {
    let number = |name: &str, otherwise| match std::env::var(name) {
        Ok(text) => text.parse().expect("a number"),
        Err(_) => otherwise,
    };
    let (first, most) = (number("ZGODA_SEED", 1), number("ZGODA_GAMES", GAMES));
    for seed in first..first + most {
        println!("seed {seed}");
        two_hours(seed, seed % WHOLE == 1);
    }
}
