// SPDX-License-Identifier: GPL-3.0-or-later
//! The matters settled before the first move, translated between the words of the questions and the words of the
//! record.

use zgoda_game::Side;
use zgoda_speech::announcement::{BeforeAnswer, BeforeMove, BoardOf, RecordMedium};

use super::{Body, PreparedAnswer, PreparedItem};

/// The item that is asked before the first move, its board and its player.
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

impl From<BeforeAnswer> for PreparedAnswer {
    fn from(answer: BeforeAnswer) -> PreparedAnswer {
        match answer {
            BeforeAnswer::Yes => PreparedAnswer::Yes,
            BeforeAnswer::No => PreparedAnswer::No,
            BeforeAnswer::Medium(RecordMedium::Braille) => PreparedAnswer::Braille,
            BeforeAnswer::Medium(RecordMedium::Print) => PreparedAnswer::Print,
            BeforeAnswer::Medium(RecordMedium::Dictaphone) => PreparedAnswer::Dictaphone,
        }
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

    /// The item that this event settles before the first move, if any. A "no" to a requirement settles nothing.
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

    /// The side of the assistant that this event reports as present or absent (Kodeks VIII 4.1).
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

    /// The item that was asked before the first move, if this event is an answer to such an item.
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
