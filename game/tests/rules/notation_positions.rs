// SPDX-License-Identifier: GPL-3.0-or-later
//! Every legal move of the shared positions, written and read back, and read as others write it. The positions are read from the
//! folder in `ZGODA_TEST_DATA`; without it the test says so.

use std::path::PathBuf;

use serde_json::Value;
use zgoda_game::notation::{Resolution, WrittenMove, parse_fen, resolve, write_fen, write_move};
use zgoda_game::{Setup, Variant, is_ambiguous, legal_moves};

fn positions() -> Option<Vec<Value>> {
    let file = PathBuf::from(std::env::var_os("ZGODA_TEST_DATA")?).join("data/positions.jsonl");
    let text = std::fs::read_to_string(file).ok()?;
    Some(
        text.lines()
            .map(|line| serde_json::from_str(line).expect("a JSON line"))
            .collect(),
    )
}

fn texts(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list");
    list.iter()
        .map(|text| text.as_str().expect("a text").to_owned())
        .collect()
}

fn meant(text: &str, setup: &Setup) -> Resolution {
    let written = WrittenMove::read(text, setup.variant()).expect(text);
    resolve(&written, setup)
}

#[test]
fn every_move_reads_back_as_itself() {
    let Some(positions) = positions() else {
        println!("skipped: ZGODA_TEST_DATA names no folder with data/positions.jsonl");
        return;
    };
    let (mut moves, mut ambiguous) = (0, 0);
    for position in &positions {
        let variant = Variant::from_word(position["variant"].as_str().expect("a variant"));
        let variant = variant.expect("a game played here");
        let own = position.get("alg").unwrap_or(position);
        let fen = own["fen"].as_str().expect("a FEN");
        let setup = parse_fen(fen, variant).expect(fen);
        assert_eq!(parse_fen(&write_fen(&setup), variant), Ok(setup), "{fen}");
        let legal = legal_moves(&setup);
        let long: Vec<Vec<String>> = own["long"]
            .as_array()
            .expect("a list")
            .iter()
            .map(texts)
            .collect();
        for mv in &legal {
            let text = write_move(&setup, mv);
            assert_eq!(
                meant(&text, &setup),
                Resolution::Legal(*mv),
                "{text} on {fen}"
            );
            moves += 1;
            if is_ambiguous(&setup, mv) {
                ambiguous += 1;
                assert!(
                    long.iter().flatten().any(|known| *known == text),
                    "{text} on {fen}"
                );
            }
        }
        // Each inner list holds the routes of one move.
        let mut seen = Vec::new();
        for routes in &long {
            let found: Vec<Resolution> = routes.iter().map(|text| meant(text, &setup)).collect();
            let Some(Resolution::Legal(mv)) = found.first() else {
                panic!("{routes:?} on {fen}: {found:?}");
            };
            assert!(
                found.iter().all(|other| other == &found[0]),
                "{routes:?} on {fen}"
            );
            seen.push(*mv);
        }
        seen.sort_unstable();
        assert_eq!(*seen, *legal, "{fen}");
        // The file gives Hub's lists of captured pieces as numbers, which 8x8 does not read.
        if variant == Variant::International {
            let mut hub: Vec<_> = texts(&position["hub"])
                .iter()
                .map(|text| match meant(text, &setup) {
                    Resolution::Legal(mv) => mv,
                    other => panic!("{text} on {fen}: {other:?}"),
                })
                .collect();
            hub.sort_unstable();
            assert_eq!(*hub, *legal, "{fen}");
        }
    }
    println!(
        "{} positions, {moves} moves, {ambiguous} ambiguous by their ends",
        positions.len()
    );
    assert!(moves > positions.len() && ambiguous > 0);
}
