// SPDX-License-Identifier: GPL-3.0-or-later
//! The question that each player is being asked now, in the form that an arbiter is shown: the kind of the question, and the
//! half-moves that it is about.

use zgoda_game::{Side, Variant};
use zgoda_speech::Message;
use zgoda_speech::announcement::{Action, SpokenMove};

use crate::session::live::{LiveGame, open};
use crate::view::Asked;

impl Asked {
    /// The open question to this side's player.
    pub(super) fn of(live: &LiveGame, side: Side) -> Option<Asked> {
        let message = open::asked_of(side, live)?;
        let variant = live.table.game().start().variant();
        Some(Asked {
            kind: message.kind().to_owned(),
            half_moves: about(&message, variant),
        })
    }
}

fn about(message: &Message, variant: Variant) -> Vec<String> {
    let written = |mv: &SpokenMove| {
        let squares = std::iter::once(mv.from)
            .chain(mv.via.iter().copied())
            .chain([mv.to]);
        let squares: Vec<String> = squares.map(|it| variant.name(it).to_string()).collect();
        squares.join(match mv.action {
            Action::Moves => "-",
            Action::Takes => "x",
        })
    };
    match message {
        // The arbiter is not told the possible ways.
        Message::WhichWay { from, to, .. } => {
            vec![format!("{}x{}", variant.name(*from), variant.name(*to))]
        }
        Message::AskBoardAhead { shown, .. } => shown.iter().map(written).collect(),
        Message::AskCorrection { instead: mv, .. } | Message::AskUndo { struck: mv } => {
            vec![written(mv)]
        }
        _ => Vec::new(),
    }
}
