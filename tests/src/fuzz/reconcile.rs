// SPDX-License-Identifier: GPL-3.0-or-later
//! Two records and two boards, with any text on them.
//!
//! The text has a line each for White's half-moves, Black's half-moves (`_` is a blank line of the sheet), White's board and
//! Black's board. A small letter at the beginning makes the game 8x8; a board without a position is unknown.

use zgoda_game::notation::read_fen;
use zgoda_game::reconcile::{
    Evidence, MAX_EXPLANATIONS, Record, Shown, Witness, reconcile as compare,
};
use zgoda_game::{BySide, Reading, Senses, Setup, Variant};
use zgoda_speech::Language;

/// Records and boards: any input gets an answer, and all numbers in the answer add up.
pub fn reconcile(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.lines();
    let mut next = || lines.next().unwrap_or_default();
    let (white, black) = (next(), next());
    let boards = [next(), next()];
    let variant = if white.starts_with(|c: char| c.is_ascii_lowercase()) {
        Variant::Polish64
    } else {
        Variant::International
    };
    let record = |line: &str| {
        let texts = line
            .split_whitespace()
            .map(|text| if text == "_" { "" } else { text });
        Record::of(Setup::start(variant), texts)
    };
    let [one, other] = boards.map(|fen| Some(read_fen(fen, variant).ok()?.setup));
    // The second board sees only occupied squares.
    let boards = BySide {
        white: one.map(|setup| Shown::exactly(&setup)),
        black: other
            .map(|setup| Shown::of_reading(&Reading::from_setup(&setup).dulled(Senses::Occupancy))),
    };
    let report = compare(&Evidence {
        records: BySide {
            white: record(white),
            black: record(black),
        },
        boards,
        ear: Language::Polish.ear(),
        witness: Witness::default(),
    });
    assert!(report.agreed_plies <= report.compatible_plies);
    assert!(report.explanations.len() <= MAX_EXPLANATIONS);
    assert!(report.explanations.is_sorted_by_key(|one| one.cost));
    if let Some(ply) = report.proposal.ply {
        assert_eq!(report.line.len(), ply, "a line that leads elsewhere");
    }
    if let (Some(board), Some(state)) = (one, &report.boards.white) {
        let right = report.proposal.setup;
        let mended = state.mend.carry_out(&board).with_turn(right.turn());
        assert_eq!(mended, right, "a board that is not mended");
    }
}
