//! What was settled before the first move, between the words in which it is asked and those of the record.

use zgoda_game::Side;
use zgoda_speech::announcement::BeforeMove;

use super::{BoardWord, Body, PreparedAnswer, PreparedWord, SideWord};

/// What is asked before the first move, of which board and of which player.
#[must_use]
pub fn prepared_words(item: BeforeMove) -> (PreparedWord, Option<BoardWord>, Option<SideWord>) {
    match item {
        BeforeMove::OwnBoards => (PreparedWord::OwnBoards, None, None),
        BeforeMove::OneBoard => (PreparedWord::OneBoard, None, None),
        BeforeMove::Orientation(of) => (PreparedWord::Orientation, Some(of.into()), None),
        BeforeMove::Men(of) => (PreparedWord::Men, Some(of.into()), None),
        BeforeMove::ClockSide => (PreparedWord::ClockSide, None, None),
        BeforeMove::Earphones => (PreparedWord::Earphones, None, None),
        BeforeMove::Announcements(of) => (PreparedWord::Announcements, None, Some(of.into())),
        BeforeMove::Medium(of) => (PreparedWord::Medium, None, Some(of.into())),
        BeforeMove::Assistant(of) => (PreparedWord::Assistant, None, Some(of.into())),
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
            return Some(BeforeMove::Assistant(Side::from(*side)));
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
            Body::Appointed { side, .. } => Some(((*side).into(), true)),
            Body::Prepared {
                what: PreparedWord::Assistant,
                side: Some(side),
                answer,
                ..
            } => match answer {
                PreparedAnswer::Yes => Some(((*side).into(), true)),
                PreparedAnswer::No => Some(((*side).into(), false)),
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
        let board = board.map(Into::into);
        let side = side.map(Side::from);
        match what {
            PreparedWord::OwnBoards => Some(BeforeMove::OwnBoards),
            PreparedWord::OneBoard => Some(BeforeMove::OneBoard),
            PreparedWord::Orientation => board.map(BeforeMove::Orientation),
            PreparedWord::Men => board.map(BeforeMove::Men),
            PreparedWord::ClockSide => Some(BeforeMove::ClockSide),
            PreparedWord::Earphones => Some(BeforeMove::Earphones),
            PreparedWord::Announcements => side.map(BeforeMove::Announcements),
            PreparedWord::Medium => side.map(BeforeMove::Medium),
            PreparedWord::Assistant => side.map(BeforeMove::Assistant),
        }
    }
}
