// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests that `zgoda moves` answers exactly as in the contract.

use crate::call::{zgoda, zgoda_with};

/// Tests the fields of an answer, the order of the fields, and the order of squares in them.
#[test]
fn a_capture_in_full() {
    let called = zgoda(&["moves", "W:WK47:B13,14,24,38"]);
    assert_eq!((called.status, called.err.as_str()), (0, ""));
    let line: serde_json::Value = serde_json::from_str(&called.out).unwrap();
    let moves = line["moves"].as_array().unwrap();
    let to: Vec<_> = moves.iter().map(|mv| mv["to"].as_str().unwrap()).collect();
    assert_eq!(to, ["18", "22", "27", "31", "36"]);
    for mv in moves {
        assert_eq!(mv["from"], "47");
        assert_eq!(mv["captured"], serde_json::json!(["13", "14", "24", "38"]));
        assert_eq!(mv["crowned"], false);
        let path = mv["path"].as_array().unwrap();
        assert_eq!(path.first(), Some(&mv["from"]));
        assert_eq!(path.last(), Some(&mv["to"]));
        let ends = format!("47x{}", mv["to"].as_str().unwrap());
        assert!(mv["pdn"].as_str().unwrap().starts_with(&ends[..3]));
    }
    let keys: Vec<_> = ["\"fen\"", "\"moves\"", "\"pdn\"", "\"from\"", "\"to\""]
        .iter()
        .chain(&["\"captured\"", "\"path\"", "\"crowned\""])
        .map(|key| called.out.find(key).unwrap())
        .collect();
    assert!(keys.is_sorted(), "{}", called.out);
}

#[test]
fn a_man_is_crowned_and_small_boards_have_letters() {
    let called = zgoda(&["moves", "W:Wb6:Bh8", "--variant", "polish64"]);
    let line: serde_json::Value = serde_json::from_str(&called.out).unwrap();
    let pdn: Vec<_> = line["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|mv| mv["pdn"].as_str().unwrap())
        .collect();
    assert_eq!(pdn, ["b6-a7", "b6-c7"]);
    let crowned = zgoda(&["moves", "W:Wb6:Bc7,h2"]);
    assert!(crowned.out.contains("\"pdn\":\"b6xd8\""), "{}", crowned.out);
    assert!(crowned.out.contains("\"crowned\":true"), "{}", crowned.out);
}

/// Tests every position of the shared collection with the built binary.
#[test]
fn the_shared_positions_agree() {
    let Some(data) = std::env::var_os("ZGODA_TEST_DATA") else {
        eprintln!("skipped: ZGODA_TEST_DATA is not set");
        return;
    };
    let file = std::path::Path::new(&data).join("data/positions.jsonl");
    let Ok(text) = std::fs::read_to_string(&file) else {
        eprintln!("skipped: there is no {}", file.display());
        return;
    };
    for variant in ["international", "polish64"] {
        let wanted: Vec<serde_json::Value> = text
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .filter(|line: &serde_json::Value| line["variant"] == variant)
            .collect();
        assert!(wanted.len() > 100);
        let fens: String = wanted
            .iter()
            .map(|line| format!("{}\n", line["fen"].as_str().unwrap()))
            .collect();
        let called = zgoda_with(&["moves", "--variant", variant], fens.as_bytes());
        assert_eq!(called.status, 0);
        let answers: Vec<&str> = called.out.lines().collect();
        assert_eq!(answers.len(), wanted.len());
        for (answer, wanted) in answers.iter().zip(&wanted) {
            let answer: serde_json::Value = serde_json::from_str(answer).unwrap();
            // The expected moves are in the form of the Hub protocol: from, to, and the captured men. Each move is
            // counted once.
            let count = wanted["hub"].as_array().unwrap().len();
            assert_eq!(
                answer["moves"].as_array().unwrap().len(),
                count,
                "{}",
                wanted["id"]
            );
        }
    }
}
