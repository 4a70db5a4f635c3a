// SPDX-License-Identifier: GPL-3.0-or-later
//! The record read back: one half-move back, one half-move forward, and to the present.
//!
//! In training a player can also move the cursor over the earlier board and ask about it, and every such answer says
//! first that this is the past. In official play looking back only reads the player's own record aloud (Kodeks VIII 2.4).
//! A second board to think on would be forbidden (II 2.4.2), so the cursor and the questions stay with the present board.
//!
//! A player who makes a half-move, or has one of their half-moves struck out, returns to the present, because an old
//! board must not be taken for the board in play.

use zgoda_game::{Setup, Side};
use zgoda_input::command::LATEST;
use zgoda_input::command::gesture::Gesture;
use zgoda_input::command::squares::number_of;
use zgoda_record::event::EntryId;
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::{RecordLine, SpokenMove};

use super::Asker;
use crate::session::look::Look;
use crate::session::personal::vocabularies;
use crate::session::reply::Reply;
use crate::session::table::Table;

/// An earlier position that a player looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Past {
    /// The number of half-moves before the position.
    plies: usize,
    /// The last half-move that the player had made when the player began to look back.
    own: Option<EntryId>,
}

impl Look {
    /// Answers `older`: goes one half-move further back.
    pub(super) fn older(&mut self, asker: Asker, table: &Table) -> Option<Reply> {
        Some(match self.plies_looked_at(asker, table).checked_sub(1) {
            Some(plies) => self.look_back_at(plies, asker, table),
            None => Reply::Edge(Message::NothingFurther),
        })
    }

    /// Answers `newer`: goes one half-move forward, up to the last.
    pub(super) fn newer(&mut self, asker: Asker, table: &Table) -> Option<Reply> {
        let all = table.game().standing().len();
        let next = self.plies_looked_at(asker, table).saturating_add(1);
        Some(if next < all {
            self.look_back_at(next, asker, table)
        } else if self.looks_back(asker, table) {
            self.newest(asker, table)
        } else {
            Reply::Edge(Message::NothingFurther)
        })
    }

    /// Answers `newest`: returns to the last half-move.
    pub(super) fn newest(&mut self, asker: Asker, table: &Table) -> Reply {
        *self.past.get_mut(asker.hand) = None;
        Reply::Said(match said_after(table.game().standing().len(), table) {
            Some((ply, side, played)) => Message::BackToNow { ply, side, played },
            None => Message::NoMoveYet,
        })
    }

    /// The answer to a gesture that ends a look back; `None` for any other gesture. Leaving ends the look back, and
    /// so does choosing a square of a past board: the player hears where the game stands, and no square is chosen.
    pub(in crate::session) fn ends_looking_back(
        &mut self,
        gesture: Gesture,
        asker: Asker,
        table: &Table,
    ) -> Option<Reply> {
        let ends = match gesture {
            Gesture::Leave => self.looks_back(asker, table),
            Gesture::Choose => self.past_board(asker, table).is_some(),
            _ => false,
        };
        ends.then(|| self.newest(asker, table))
    }

    /// The earlier board that the asker looks at, in training only; `None` if the asker looks at the present board.
    pub(super) fn past_board(&self, asker: Asker, table: &Table) -> Option<Setup> {
        if table.options().mode != Mode::Training || !self.looks_back(asker, table) {
            return None;
        }
        match self.plies_looked_at(asker, table).checked_sub(1) {
            Some(index) => table.game().standing().get(index).map(|entry| entry.after),
            None => Some(*table.game().start()),
        }
    }

    /// The number of half-moves that led to the board that the asker can ask about.
    pub(super) fn plies_behind_the_board(&self, asker: Asker, table: &Table) -> usize {
        match self.past_board(asker, table) {
            Some(_) => self.plies_looked_at(asker, table),
            None => table.game().standing().len(),
        }
    }

    fn looks_back(&self, asker: Asker, table: &Table) -> bool {
        let all = table.game().standing().len();
        let past = self.past.get(asker.hand);
        past.is_some_and(|past| past.own == last_own(asker.side, table) && past.plies < all)
    }

    fn plies_looked_at(&self, asker: Asker, table: &Table) -> usize {
        let past = self
            .past
            .get(asker.hand)
            .filter(|_| self.looks_back(asker, table));
        past.map_or(table.game().standing().len(), |past| past.plies)
    }

    fn look_back_at(&mut self, plies: usize, asker: Asker, table: &Table) -> Reply {
        let own = last_own(asker.side, table);
        *self.past.get_mut(asker.hand) = Some(Past { plies, own });
        let at = said_after(plies, table);
        Reply::Said(Message::LookingBack { at })
    }
}

/// Answers `record`: the record line by line, either the whole record or the latest half-moves with the newest first, or
/// the lines from a number on in the order of play.
/// A player's own record may be read to them at any time, in any mode (Kodeks VIII 2.4, II 6.6).
pub(super) fn record(text: &str, table: &Table) -> Option<Reply> {
    let lexicon = vocabularies::lexicon_of(table.actor(), table);
    let all = table.game().standing().len();
    let latest = text
        .strip_prefix(LATEST)
        .and_then(|count| count.parse().ok());
    let from = match text.trim() {
        "" => None,
        _ if latest.is_some() => None,
        named => Some(number_of(named, lexicon)?),
    };
    let mut lines = lines(all.saturating_sub(latest.unwrap_or(all)), table);
    match from {
        None => lines.reverse(),
        Some(from) => lines.retain(|line| line.number >= from),
    }
    Some(if table.game().standing().is_empty() {
        Reply::Said(Message::NoMoveYet)
    } else if lines.is_empty() {
        Reply::Said(Message::NothingFurther)
    } else {
        Reply::Said(Message::RecordLines { lines })
    })
}

/// The record without its first `behind` half-moves, in the lines of a sheet. Each half-move of White begins a line, and
/// so does a half-move of Black that follows another one of Black.
fn lines(behind: usize, table: &Table) -> Vec<RecordLine> {
    let mut lines: Vec<RecordLine> = Vec::new();
    for (index, entry) in table.game().standing().iter().enumerate().skip(behind) {
        let played = Some(table.spoken(&entry.before, &entry.mv));
        // Moves are numbered as in every message that names a half-move: two half-moves have the same number.
        let number = index.saturating_add(1).div_ceil(2);
        match (entry.side, lines.last_mut()) {
            (Side::Black, Some(line)) if line.black.is_none() && line.number == number => {
                line.black = played;
            }
            (Side::White, _) => lines.push(RecordLine {
                number,
                white: played,
                black: None,
            }),
            (Side::Black, _) => lines.push(RecordLine {
                number,
                white: None,
                black: played,
            }),
        }
    }
    lines
}

fn last_own(side: Side, table: &Table) -> Option<EntryId> {
    table.game().last_of(side).map(|entry| entry.id)
}

/// The last of the first `plies` half-moves, with its number and side.
fn said_after(plies: usize, table: &Table) -> Option<(usize, Side, SpokenMove)> {
    let entry = table.game().standing().get(plies.checked_sub(1)?)?;
    Some((plies, entry.side, table.spoken(&entry.before, &entry.mv)))
}
