//! The supposed half-moves of boards that were refused as none by the person asked, and are not asked about again while they
//! are on the board.

use zgoda_speech::announcement::BoardOf;

use zgoda_record::event::{BoardAnswer, Body};

/// The half-moves of each board that were answered with a no, as PDN.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Refused {
    rows: Vec<(BoardOf, Vec<String>)>,
}

impl Refused {
    /// Takes one more event of the record in.
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
            // A position after that was made later.
            Body::Lifted { board, .. }
            | Body::Placed { board, .. }
            | Body::BoardAgreed { board, .. } => self.forget(*board),
            // From another position a row is another half-move.
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
