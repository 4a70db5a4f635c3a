// SPDX-License-Identifier: GPL-3.0-or-later
//! One changed bit in a written half-move: if the record then reads as another half-move, this is reported, and the game never goes
//! on from it.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use zgoda_record::event::Body;
use zgoda_record::{Contents, StoredEvent, export, read_bytes};

fn older() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/older")
}

/// The events without the words in which a person gave a half-move, because these words have no consequences.
fn happened(contents: &Contents) -> Vec<StoredEvent> {
    let mut events = contents.events.clone();
    for stored in &mut events {
        if let Body::EntryWritten(entry) = &mut stored.event.body {
            entry.written = None;
        }
    }
    events
}

/// The place in the file of the entry with this number; unused pages may have a second copy.
fn place(bytes: &[u8], number: u32) -> Range<usize> {
    let begins = format!("{{\"kind\":\"entry-written\",\"entry\":{number},").into_bytes();
    let places = bytes.windows(begins.len()).enumerate();
    let mut places = places.filter(|(_, window)| *window == begins);
    let is_read = |at: usize| {
        let mut changed = bytes.to_vec();
        changed[at + 2] = b'q';
        !read_bytes(&changed).unwrap().faults().is_empty()
    };
    let at = places.find(|(at, _)| is_read(*at)).unwrap().0;
    at..at + bytes[at..].iter().position(|b| *b == b'}').unwrap() + 1
}

/// All sound records in the folder: with corrections, walk-backs, irregular half-moves and missing crowns.
#[test]
fn records_of_older_versions_agree_with_themselves() {
    let mut asked = 0;
    for file in fs::read_dir(older()).unwrap() {
        let path = file.unwrap().path();
        let log = PathBuf::from(format!("{}-wal", path.display()));
        if path.extension().is_some_and(|ending| ending == "zgoda") && !log.exists() {
            let contents = read_bytes(&fs::read(&path).unwrap()).unwrap();
            assert_eq!(contents.faults(), Vec::<String>::new(), "{path:?}");
            asked += 1;
        }
    }
    assert!(asked > 20, "{asked}");
}

enum Which {
    Number(u32),
    Last,
}

#[test]
fn no_bit_of_an_entry_makes_another_game_in_silence() {
    for (name, which) in [
        ("05-training-polish64", Which::Last),
        ("12-official-without-a-clock-irregular", Which::Last),
        ("24-official-a-crown-is-missing", Which::Last),
        // The struck half-moves, and the half-moves that replaced them.
        ("07-training-corrected", Which::Number(1)),
        ("07-training-corrected", Which::Number(2)),
    ] {
        let bytes = fs::read(older().join(format!("{name}.zgoda"))).unwrap();
        let sound = read_bytes(&bytes).unwrap();
        let (happened_then, pdn) = (happened(&sound), export::pdn(&sound).unwrap());
        let entry = match which {
            Which::Number(number) => place(&bytes, number),
            Which::Last => place(&bytes, sound.state().entries.last().unwrap().entry.entry.0),
        };
        let (mut told, mut same) = (0, 0);
        for at in entry {
            for bit in 0..8 {
                let mut changed = bytes.clone();
                changed[at] ^= 1 << bit;
                let Ok(found) = read_bytes(&changed) else {
                    told += 1;
                    continue;
                };
                if !found.faults().is_empty() {
                    told += 1;
                    continue;
                }
                let around = String::from_utf8_lossy(&changed[at - 20..at + 10]).into_owned();
                assert_eq!(happened(&found), happened_then, "{name}: {around}");
                assert_eq!(export::pdn(&found).unwrap(), pdn, "{name}: {around}");
                same += 1;
            }
        }
        println!("{name}: {told} told, {same} the same");
        assert!(told > 10 * same, "{name}: {told} told, {same} the same");
    }
}
