// SPDX-License-Identifier: GPL-3.0-or-later
//! The switched-off sensors of whole boards or single squares.

use zgoda_game::{Square, SquareSet, Variant};
use zgoda_speech::announcement::BoardOf;

use zgoda_record::event::{Body, EntryId};

/// The sensors that are switched off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SensorsOff {
    boards: Vec<BoardOf>,
    squares: Vec<(BoardOf, Square)>,
    /// The squares with a sensor that the program proposed to switch off, until the man on the square is seen again.
    proposed: Vec<(BoardOf, Square)>,
    /// The last half-move entered while each board was switched off: no hand carries it out there.
    past: Vec<(BoardOf, EntryId)>,
}

impl SensorsOff {
    /// Takes in one more event of the record.
    pub(super) fn add(&mut self, body: &Body, variant: Variant) {
        if let Body::EntryWritten(entry) = body {
            let off = self.boards.iter();
            let past = off.map(|board| (*board, entry.entry)).collect();
            self.past = past;
        }
        match body {
            Body::SensorProposed { board, square } => {
                let square = variant.square(square).ok();
                self.proposed.extend(square.map(|square| (*board, square)));
            }
            Body::Placed { board, square } => {
                let square = variant.square(square).ok();
                self.proposed
                    .retain(|it| Some(*it) != square.map(|square| (*board, square)));
            }
            _ => {}
        }
        let Body::SensorsSwitched { board, square, on } = body else {
            return;
        };
        let named = square.as_ref().map(|name| variant.square(name));
        match named {
            Some(Ok(square)) => {
                self.squares.retain(|it| *it != (*board, square));
                if !on {
                    self.squares.push((*board, square));
                }
            }
            // This board does not have such a square.
            Some(Err(_)) => {}
            None => {
                self.boards.retain(|it| it != board);
                if *on {
                    // The whole board is read again.
                    self.squares.retain(|(of, _)| of != board);
                } else {
                    self.boards.push(*board);
                }
            }
        }
    }

    /// The boards that are switched off as a whole.
    #[must_use]
    pub fn boards(&self) -> &[BoardOf] {
        &self.boards
    }

    /// True if this board is switched off as a whole.
    #[must_use]
    pub fn is_off(&self, board: BoardOf) -> bool {
        self.boards.contains(&board)
    }

    /// True for a half-move entered while this whole board was switched off.
    #[must_use]
    pub fn did_not_look(&self, board: BoardOf, at: Option<EntryId>) -> bool {
        let mut past = self.past.iter();
        past.any(|it| Some(*it) == at.map(|entry| (board, entry)))
    }

    /// The squares of this board proposed for switching off their sensors.
    #[must_use]
    pub fn proposed(&self, board: BoardOf) -> SquareSet {
        let own = self.proposed.iter().filter(|(of, _)| *of == board);
        own.map(|(_, square)| *square).collect()
    }

    /// The squares of this board that are switched off.
    #[must_use]
    pub fn squares(&self, board: BoardOf) -> SquareSet {
        let own = self.squares.iter().filter(|(of, _)| *of == board);
        own.map(|(_, square)| *square).collect()
    }
}
