// SPDX-License-Identifier: GPL-3.0-or-later
//! Whole positions with all their moves, as independent generators list them: the captures, every path of each capture,
//! and the captures that are not identified by their first and last squares. The shared file is tested if there is one
//! here. `cases/positions.txt` repeats a part of it, with every peculiarity, so that every clone of the repository can
//! test that part.

use serde_json::Value;
use zgoda_game::{Move, Setup, Variant, is_ambiguous, legal_moves, path, routes};

use crate::common;

/// A move as a list of positions has it.
struct Listed {
    mv: Move,
    paths: Vec<String>,
    ambiguous: bool,
}

#[test]
fn restated_positions() {
    let mut read = 0;
    for line in include_str!("../cases/positions.txt").lines() {
        if line.starts_with('#') {
            continue;
        }
        let mut words = line.split(' ');
        let variant = Variant::from_word(words.next().unwrap()).unwrap();
        let fen = words.next().unwrap();
        let listed = words
            .filter(|word| !word.is_empty())
            .map(|word| {
                let plain = word.trim_end_matches('!');
                let mut parts = plain.split('=');
                Listed {
                    mv: common::mv(variant, &parts.next().unwrap().replace(',', " ")),
                    paths: parts.map(str::to_owned).collect(),
                    ambiguous: word.ends_with('!'),
                }
            })
            .collect();
        check(fen, &common::setup(variant, fen), listed);
        read += 1;
    }
    assert!(read > 100, "{read} positions");
}

#[test]
fn positions_of_the_shared_data() {
    let Some(text) = common::shared_data("positions.jsonl") else {
        return;
    };
    let mut read = 0;
    for line in text.lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let (setup, listed) = shared(&case);
        check(case["id"].as_str().unwrap(), &setup, listed);
        read += 1;
    }
    assert!(read >= 1_000, "{read} positions");
}

/// A position of the shared file, which numbers the squares of 8x8 boards from b8.
fn shared(case: &Value) -> (Setup, Vec<Listed>) {
    let variant = Variant::from_word(case["variant"].as_str().unwrap()).unwrap();
    let (written, named): (&Value, fn(&str) -> String) = match variant {
        Variant::International => (case, str::to_owned),
        Variant::Polish64 => (&case["alg"], |n| common::from_b8(n.parse().unwrap())),
    };
    let words = |list: &Value| -> Vec<String> {
        let list = list.as_array().unwrap();
        list.iter()
            .map(|v| v.as_str().unwrap().to_owned())
            .collect()
    };
    let ambiguous = words(&case["short_ambiguous"]);
    let listed = words(&case["hub"])
        .iter()
        .zip(written["long"].as_array().unwrap())
        .map(|(hub, paths)| {
            let squares: Vec<&str> = hub.split(['-', 'x']).collect();
            let names: Vec<String> = squares.iter().map(|n| named(n)).collect();
            Listed {
                mv: common::mv(variant, &names.join(" ")),
                paths: words(paths),
                ambiguous: ambiguous.contains(&format!("{}x{}", squares[0], squares[1])),
            }
        })
        .collect();
    (
        common::setup(variant, written["fen"].as_str().unwrap()),
        listed,
    )
}

fn check(id: &str, setup: &Setup, mut listed: Vec<Listed>) {
    let variant = setup.variant();
    let legal = legal_moves(setup);
    assert!(legal.is_sorted(), "{id}");
    listed.sort_unstable_by_key(|listed| listed.mv);
    let theirs: Vec<Move> = listed.iter().map(|listed| listed.mv).collect();
    assert_eq!(legal.to_vec(), theirs, "{id}");

    for listed in &mut listed {
        let name = common::text(variant, &listed.mv);
        let ways = routes(setup, &listed.mv);
        assert!(ways.is_sorted(), "{id} {name}");
        assert_eq!(
            path(setup, &listed.mv).as_ref(),
            ways.first(),
            "{id} {name}"
        );
        let mut ours: Vec<String> = ways
            .iter()
            .map(|way| common::path_text(variant, &listed.mv, &way.squares))
            .collect();
        ours.sort_unstable();
        listed.paths.sort_unstable();
        assert_eq!(ours, listed.paths, "{id}: the ways of {name}");
        assert_eq!(
            is_ambiguous(setup, &listed.mv),
            listed.ambiguous,
            "{id} {name}"
        );
    }
}
