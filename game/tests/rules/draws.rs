// SPDX-License-Identifier: GPL-3.0-or-later
//! The counts that lead to a draw (Kodeks I 6).

use zgoda_game::DrawSystem::{Plain, WithAdvantage};
use zgoda_game::Variant::{International, Polish64};
use zgoda_game::{DrawEvidence, DrawRule, Setup, Variant, legal_moves};

use crate::common::{self, mv, setup};
use serde_json::Value;

/// A game that is played while its counts are kept.
struct Game {
    setup: Setup,
    evidence: DrawEvidence,
}

impl Game {
    fn new(variant: Variant, fen: &str) -> Game {
        let setup = setup(variant, fen);
        Game {
            setup,
            evidence: DrawEvidence::new(&setup),
        }
    }

    fn play(&mut self, text: &str) {
        let wanted = mv(self.setup.variant(), text);
        let legal = legal_moves(&self.setup);
        assert!(legal.contains(&wanted), "{text} of {legal:?}");
        let after = wanted.apply(&self.setup);
        self.evidence = self.evidence.after(&self.setup, &wanted, &after);
        self.setup = after;
    }

    fn play_all(&mut self, line: &[&str]) {
        line.iter().for_each(|text| self.play(text));
    }

    fn made(&self, rule: DrawRule) -> Option<u16> {
        let counts = self.evidence.counts(Plain);
        counts.iter().find(|c| c.rule == rule).map(|c| c.made)
    }
}

/// Checks that the line becomes a draw with exactly this half-move, apart from repetition.
fn check_line(setup: Setup, moves: &[String], plies: usize) {
    let evidence = DrawEvidence::new(&setup);
    let mut game = Game { setup, evidence };
    let full = |game: &Game| {
        let met = game.evidence.met(Plain);
        met.iter().any(|rule| *rule != DrawRule::ThirdOccurrence)
    };
    for text in &moves[..plies] {
        assert!(!full(&game), "{setup:?}: full before {text}");
        game.play(text);
    }
    assert!(full(&game), "{setup:?}: {:?}", game.evidence.counts(Plain));
}

#[test]
fn lines_that_are_drawn_by_a_count() {
    let mut lines = 0;
    for line in include_str!("../cases/draw_lines.txt").lines() {
        if line.starts_with('#') {
            continue;
        }
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let ([variant, fen, plies], moves) = words.split_first_chunk().unwrap();
        let variant = Variant::from_word(variant).unwrap();
        check_line(setup(variant, fen), moves, plies.parse().unwrap());
        lines += 1;
    }
    assert_eq!(lines, 14);
}

/// The shared file has the lines of the test above. It numbers the squares of 8x8 boards from b8.
#[test]
fn lines_of_the_shared_data() {
    let Some(text) = common::shared_data("draw_lines.json") else {
        return;
    };
    let lines: Vec<Value> = serde_json::from_str(&text).unwrap();
    for line in &lines {
        let (variant, named): (_, fn(u64) -> String) = match line["variant"].as_str().unwrap() {
            "international" => (International, |n| n.to_string()),
            "brazilian" => (Polish64, |n| common::from_b8(u8::try_from(n).unwrap())),
            other => panic!("what is {other}?"),
        };
        let fen = common::renumbered(line["fen"].as_str().unwrap(), named);
        let moves: Vec<String> = line["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|mv| {
                let square = |n: usize| named(mv[n].as_u64().unwrap());
                format!("{}-{}", square(0), square(1))
            })
            .collect();
        let plies = usize::try_from(line["plies_to_draw"].as_u64().unwrap()).unwrap();
        check_line(setup(variant, &fen), &moves, plies);
    }
    assert!(lines.len() >= 14);
}

#[test]
fn kodeks_i_6_1_the_third_occurrence() {
    let mut game = Game::new(International, "W:WK46,36:BK3,35");
    let round = ["46-41", "3-9", "41-46", "9-3"];
    game.play_all(&round);
    assert_eq!(game.evidence.occurrences(), 2);
    assert_eq!(game.evidence.met(Plain), []);
    let kept = game.evidence.clone();
    game.play_all(&round);
    assert_eq!(game.evidence.occurrences(), 3);
    assert_eq!(game.evidence.met(Plain), [DrawRule::ThirdOccurrence]);
    assert_ne!(game.evidence, kept);
    assert_eq!(kept.occurrences(), 2);
}

/// The same men with the other side to move make another position.
#[test]
fn kodeks_i_6_1_counts_the_side_to_move() {
    let white = setup(International, "W:WK46,36:BK3,35");
    let mut evidence = DrawEvidence::new(&white);
    let there = mv(International, "46-41");
    let back = mv(International, "41-46");
    // Two irregular moves in a row lead to the same men with Black to move.
    let between = there.apply(&white).with_turn(white.turn());
    evidence = evidence.after(&white, &there, &between);
    let black = back.apply(&between);
    evidence = evidence.after(&between, &back, &black);
    assert_eq!(evidence.occurrences(), 1);
}

#[test]
fn kodeks_i_6_2_a_man_move_or_a_capture_starts_anew() {
    let mut game = Game::new(International, "W:WK46,K47,36:BK3,K4,35");
    game.play_all(&["46-41", "3-9", "41-46", "9-3"]);
    assert_eq!(game.made(DrawRule::KingsOnly), Some(2));
    game.play("36-31");
    assert_eq!(game.made(DrawRule::KingsOnly), Some(0));
}

/// The sixteen moves of three against one continue to be counted during the five moves of two against one (X-04, gap
/// 11).
#[test]
fn kodeks_i_6_3_goes_on_when_a_piece_is_lost() {
    let mut game = Game::new(International, "W:WK46,K47,22:BK35");
    game.play_all(&["22-18", "35-49", "46-41", "49-35", "18-13", "35x2 13"]);
    assert_eq!(game.made(DrawRule::ThreeAgainstOne), Some(3));
    assert_eq!(game.made(DrawRule::TwoAgainstOne), Some(0));
    game.play_all(&["41-46", "2-30"]);
    assert_eq!(game.made(DrawRule::ThreeAgainstOne), Some(4));
    assert_eq!(game.made(DrawRule::TwoAgainstOne), Some(1));
}

/// If the material still fits the rule after a crowning, the count does not restart.
#[test]
fn kodeks_i_6_3_survives_man_moves_and_crowning() {
    let mut game = Game::new(International, "W:WK46,K47,11:BK35");
    game.play_all(&["46-41", "35-49", "11-6", "49-35", "6-1", "35-49"]);
    assert_eq!(game.made(DrawRule::ThreeAgainstOne), Some(3));
    assert_eq!(game.made(DrawRule::KingsOnly), Some(0));
}

/// Scenario S38: the limit is sixteen moves, or twenty-five in events with draws with advantage.
#[test]
fn kodeks_i_6_5_3_draws_with_advantage_are_counted_longer() {
    let mut game = Game::new(International, "W:WK46,K47,K48:BK3");
    let there = ["46-41", "3-25", "41-46", "25-3"];
    for _ in 0..8 {
        assert!(
            !game
                .evidence
                .met(Plain)
                .contains(&DrawRule::ThreeAgainstOne)
        );
        game.play_all(&there);
    }
    assert!(
        game.evidence
            .met(Plain)
            .contains(&DrawRule::ThreeAgainstOne)
    );
    let longer = |game: &Game| {
        game.evidence
            .met(WithAdvantage)
            .contains(&DrawRule::ThreeAgainstOne)
    };
    for _ in 0..4 {
        assert!(!longer(&game));
        game.play_all(&there);
    }
    game.play("46-41");
    assert!(!longer(&game));
    game.play("3-25");
    assert!(longer(&game));
}

/// Scenario S39: the lone king stays on the main line for five moves; if it leaves the line, the count ends.
#[test]
fn kodeks_i_6_3_on_64_the_weaker_side_holds_the_main_line() {
    let fen = "W:WKa3,Kg1,Kc1:BKe5";
    let mut game = Game::new(Polish64, fen);
    assert_eq!(game.made(DrawRule::WeakOnMainLine), Some(0));
    let line = ["g1-h2", "e5-a1", "h2-g1", "a1-e5"];
    game.play_all(&line);
    game.play_all(&line);
    assert_eq!(game.made(DrawRule::WeakOnMainLine), Some(4));
    assert!(!game.evidence.met(Plain).contains(&DrawRule::WeakOnMainLine));
    game.play_all(&line[..2]);
    assert!(game.evidence.met(Plain).contains(&DrawRule::WeakOnMainLine));

    let mut game = Game::new(Polish64, fen);
    game.play_all(&["g1-h2", "e5-a1", "h2-g1", "a1-e5", "g1-h2", "e5-f4"]);
    assert_eq!(game.made(DrawRule::WeakOnMainLine), None);
    assert_eq!(game.made(DrawRule::KingsOnly), Some(3));
}

/// If a side wins with the last move of a count, the game is won and not drawn (reading of 6.3).
#[test]
fn a_win_on_the_last_move_beats_the_draw() {
    let start = setup(International, "W:WK46,K47:BK3");
    let mut evidence = DrawEvidence::new(&start);
    let (white, black) = (mv(International, "46-41"), mv(International, "3-25"));
    let mut setup = start;
    for _ in 0..5 {
        for mv in [&white, &black] {
            evidence = evidence.after(&setup, mv, &start.with_turn(setup.turn().other()));
            setup = setup.with_turn(setup.turn().other());
        }
    }
    assert!(evidence.met(Plain).contains(&DrawRule::TwoAgainstOne));
    let mut won = start;
    won.clear(start.pieces(zgoda_game::Side::White));
    let taken = zgoda_game::Move {
        captured: start.pieces(zgoda_game::Side::White),
        ..black
    };
    assert_eq!(evidence.after(&start, &taken, &won).met(Plain), []);
}
