// SPDX-License-Identifier: GPL-3.0-or-later
//! Half-moves that a board showed and a person denied when they were asked. The question is not repeated as long as the board shows
//! them.

use zgoda_speech::announcement::BoardOf;

use zgoda_record::event::{BoardAnswer, Body};

/// The half-moves of each board that were answered with a no, as PDN.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Refused {
    rows: Vec<(BoardOf, Vec<String>)>,
}

impl Refused {
    /// Takes in one more event of the record.
    pub(super) fn add(&mut self, body: &Body) {
        match body {
            Body::BoardAnswered {
                board,
                shown,
                answer,
                ..
            } => {
                self.forget(*board);
                if *answer == BoardAnswer::No {
                    self.rows.push((*board, shown.clone()));
                }
            }
            // After this event, half-moves that the board shows were made later, so they are asked about.
            Body::Lifted { board, .. }
            | Body::Placed { board, .. }
            | Body::BoardAgreed { board, .. } => self.forget(*board),
            // On another position the same row of half-moves has another meaning.
            Body::EntryWritten(_) | Body::EntryStruck { .. } => self.rows.clear(),
            _ => {}
        }
    }

    /// True if these half-moves of the board were refused.
    pub(super) fn is(&self, board: BoardOf, shown: &[String]) -> bool {
        let mut rows = self.rows.iter();
        rows.any(|(of, row)| *of == board && row == shown)
    }

    fn forget(&mut self, board: BoardOf) {
        self.rows.retain(|(of, _)| *of != board);
    }
}
