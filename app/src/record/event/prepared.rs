//! What was settled before the first move, between the words in which it is asked and those of the record.

use zgoda_game::Side;
use zgoda_speech::announcement::{BeforeMove, BoardOf};

use super::{Body, PreparedAnswer, PreparedItem};

/// What is asked before the first move, of which board and of which player.
#[must_use]
pub fn prepared_words(item: BeforeMove) -> (PreparedItem, Option<BoardOf>, Option<Side>) {
    match item {
        BeforeMove::OwnBoards => (PreparedItem::OwnBoards, None, None),
        BeforeMove::OneBoard => (PreparedItem::OneBoard, None, None),
        BeforeMove::Orientation(of) => (PreparedItem::Orientation, Some(of), None),
        BeforeMove::Men(of) => (PreparedItem::Men, Some(of), None),
        BeforeMove::ClockSide => (PreparedItem::ClockSide, None, None),
        BeforeMove::Earphones => (PreparedItem::Earphones, None, None),
        BeforeMove::Announcements(of) => (PreparedItem::Announcements, None, Some(of)),
        BeforeMove::Medium(of) => (PreparedItem::Medium, None, Some(of)),
        BeforeMove::Assistant(of) => (PreparedItem::Assistant, None, Some(of)),
    }
}

impl Body {
    /// An answer to a question before the first move.
    #[must_use]
    pub fn prepared(item: BeforeMove, answer: PreparedAnswer) -> Body {
        let (what, board, side) = prepared_words(item);
        Body::Prepared {
            what,
            board,
            side,
            answer,
        }
    }

    /// What it settles before the first move, if it does. A "no" to what must be so settles nothing.
    #[must_use]
    pub fn settles(&self) -> Option<BeforeMove> {
        if let Body::Appointed { side, .. } = self {
            return Some(BeforeMove::Assistant(*side));
        }
        let Body::Prepared { answer, .. } = self else {
            return None;
        };
        self.asked()
            .filter(|item| *answer != PreparedAnswer::No || !item.must_be_so())
    }

    /// Whose assistant this says to be there, or not to be (Kodeks VIII 4.1).
    #[must_use]
    pub fn tells_of_assistant(&self) -> Option<(Side, bool)> {
        match self {
            Body::Appointed { side, .. } => Some((*side, true)),
            Body::Prepared {
                what: PreparedItem::Assistant,
                side: Some(side),
                answer,
                ..
            } => match answer {
                PreparedAnswer::Yes => Some((*side, true)),
                PreparedAnswer::No => Some((*side, false)),
                _ => None,
            },
            _ => None,
        }
    }

    /// What was asked before the first move, if it is an answer to that.
    #[must_use]
    pub fn asked(&self) -> Option<BeforeMove> {
        let Body::Prepared {
            what, board, side, ..
        } = self
        else {
            return None;
        };
        match what {
            PreparedItem::OwnBoards => Some(BeforeMove::OwnBoards),
            PreparedItem::OneBoard => Some(BeforeMove::OneBoard),
            PreparedItem::Orientation => board.map(BeforeMove::Orientation),
            PreparedItem::Men => board.map(BeforeMove::Men),
            PreparedItem::ClockSide => Some(BeforeMove::ClockSide),
            PreparedItem::Earphones => Some(BeforeMove::Earphones),
            PreparedItem::Announcements => side.map(BeforeMove::Announcements),
            PreparedItem::Medium => side.map(BeforeMove::Medium),
            PreparedItem::Assistant => side.map(BeforeMove::Assistant),
        }
    }
}
