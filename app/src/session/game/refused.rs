//! What a board showed, was asked about, and is no half-move: somebody said so, and is not asked again while it stands
//! there.

use zgoda_speech::announcement::BoardOf;

use crate::record::event::{BoardAnswer, Body};

/// The half-moves of each board to which the answer was no, as PDN.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Refused {
    rows: Vec<(BoardOf, Vec<String>)>,
}

impl Refused {
    /// One more event of the record.
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
            // Whatever stands there then was done later.
            Body::Lifted { board, .. }
            | Body::Placed { board, .. }
            | Body::BoardAgreed { board, .. } => self.forget(*board),
            // From another position it is another half-move.
            Body::EntryWritten(_) | Body::EntryStruck { .. } => self.rows.clear(),
            _ => {}
        }
    }

    /// Was this the row?
    pub(super) fn is(&self, board: BoardOf, shown: &[String]) -> bool {
        let mut rows = self.rows.iter();
        rows.any(|(of, row)| *of == board && row == shown)
    }

    fn forget(&mut self, board: BoardOf) {
        self.rows.retain(|(of, _)| *of != board);
    }
}
