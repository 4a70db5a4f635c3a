// SPDX-License-Identifier: GPL-3.0-or-later
//! The side to move, and the places where half-moves are done and shown.

use zgoda_game::clock::{Tempo, tempo};
use zgoda_game::notation::{Resolution, WrittenMove, resolve};
use zgoda_game::{BySide, Move, Setup, Side, Square};
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::event::Actor;
use zgoda_record::mode::Mode;
use zgoda_speech::announcement::{BoardOf, WayOn};

use super::Table;
use crate::session::fair_play::Audience;
use crate::session::game::{Origin, StandingEntry, State};
use crate::session::look::sitting::Sitting;
use crate::session::options::SensorBoards;
use crate::session::place::Place;
use crate::session::question::Instead;

impl Table {
    /// The side with the running time; `None` if no time runs.
    pub(in crate::session) fn on_the_clock(&self) -> Option<Side> {
        self.clock()?.running()
    }

    /// The number of half-moves that were pressed for: the entries before the first half-move that waits for its press,
    /// and the half-moves that are not in the record yet.
    pub(in crate::session) fn plies_pressed(&self) -> usize {
        let standing = self.game().standing();
        let unpressed = Side::ALL
            .into_iter()
            .filter_map(|side| self.game().unpressed(side));
        let pressed = unpressed.min().unwrap_or(standing.len());
        pressed.saturating_add(self.unmatched_presses().len())
    }

    /// The number of presses of the clock, for half-moves that are in the record or are still to be entered.
    pub(in crate::session) fn presses_so_far(&self) -> u32 {
        u32::try_from(self.plies_pressed()).unwrap_or(u32::MAX)
    }

    /// True if it is this side's move, and the other side has finished its half-move. With a clock, the clock decides.
    pub(in crate::session) fn on_move(&self, side: Side) -> bool {
        // Before the first half-move, and while no clock runs, the side that begins is on move.
        let played = self.plies_pressed() > 0 || !self.game().standing().is_empty();
        if self.has_clock() && (played || self.on_the_clock().is_some()) {
            return self.on_the_clock() == Some(side);
        }
        let mut last = self.game().last().into_iter();
        let open = last.any(|last| last.state == State::Open);
        self.game().now().turn() == side && !open
    }

    /// The number of half-moves that each side has made, including half-moves that were pressed for but are not in the
    /// record.
    pub(in crate::session) fn moves_made(&self) -> BySide<usize> {
        BySide::from_fn(|side| {
            let made = self.game().standing().iter();
            let made = made.filter(|entry| entry.side == side && entry.state != State::Open);
            made.count().saturating_add(self.unmatched_presses_of(side))
        })
    }

    fn unmatched_presses_of(&self, side: Side) -> usize {
        let ahead = self.unmatched_presses().iter();
        ahead.filter(|it| it.side == side).count()
    }

    /// The position on which a half-move is entered: the position before the half-move that it replaces, or else the
    /// present position with `side` to move.
    pub(in crate::session) fn entered_on(&self, instead: Instead, side: Side) -> Setup {
        match (instead, self.game().last()) {
            (Instead::OfLast, Some(last)) => last.before,
            _ => self.game().now().with_turn(side),
        }
    }

    /// The position on which this written half-move is entered, without the men in doubt that are in its way. A half-move
    /// to or over such a square is answered like any other; otherwise a player would hear that the record has a man where
    /// their board has none.
    pub(in crate::session) fn entered_beside_doubts(
        &self,
        written: &WrittenMove,
        (instead, side): (Instead, Side),
    ) -> Setup {
        let before = self.entered_on(instead, side);
        let in_doubt = self.game().in_doubt().without(written.from());
        match resolve(written, &before) {
            Resolution::NoSuch(_) => {
                let mut without = before;
                without.clear(in_doubt);
                without
            }
            _ => before,
        }
    }

    /// The side of a half-move: the side that the actor names, or else the side to move.
    pub(in crate::session) fn mover(&self, actor: Option<Actor>) -> Side {
        let player = self.names_mover(actor);
        player.unwrap_or_else(|| self.game().now().turn())
    }

    /// The only player to whom the half-move can belong, if this actor decides it. `None` also for the owner of a
    /// keyboard that belongs to one player, because half-moves of both sides are typed there.
    pub(in crate::session) fn names_mover(&self, actor: Option<Actor>) -> Option<Side> {
        let keyboard = self.keyboard();
        let typed_there =
            |side| self.input().place == Place::Keyboard && keyboard == AtKeyboard::Side(side);
        actor?.player().filter(|side| !typed_there(*side))
    }

    /// The view of the board from the place where this player sits.
    pub(in crate::session) fn sitting(&self, side: Side) -> Sitting {
        Sitting::new(self.game().now().variant(), side)
    }

    /// The sensor boards that are not switched off. The side of a board that is switched off counts as a side without
    /// sensors.
    pub(in crate::session) fn boards(&self) -> SensorBoards {
        let off = self.game().sensors_off().boards();
        self.options().boards.without(off)
    }

    /// True if a typed half-move of `side` only announces the half-move that its sensor board will show.
    pub(in crate::session) fn has_sensors(&self, side: Side) -> bool {
        self.boards().of(side).is_some()
    }

    /// True if this half-move of `side` leaves, reaches or takes a square of its board that the board does not see. For
    /// such a half-move the typed or spoken text is the entry.
    pub(in crate::session) fn is_unseen(&self, side: Side, mv: &Move) -> bool {
        let board = self.boards().of(side);
        board.is_some_and(|board| !mv.is_clear_of(self.game().not_seen(board.of)))
    }

    /// True if this written half-move touches a square that the board of `side` does not see.
    pub(in crate::session) fn states_unseen(&self, written: &WrittenMove, side: Side) -> bool {
        let Some(board) = self.boards().of(side) else {
            return false;
        };
        let off = self.game().not_seen(board.of);
        let before = self.entered_on(Instead::Nothing, side);
        match resolve(written, &before) {
            Resolution::Legal(mv) | Resolution::NotLegal(mv) => !mv.is_clear_of(off),
            Resolution::Ambiguous { candidates, .. } => {
                candidates.iter().any(|mv| !mv.is_clear_of(off))
            }
            Resolution::NoSuch(_) => off.has(written.from()) || off.has(written.to()),
        }
    }

    /// True if this entry comes from the reading of its own side's board, so that a typed text only announces the
    /// half-move.
    pub(in crate::session) fn is_the_boards(&self, entry: &StandingEntry) -> bool {
        let stated = entry.origin == Origin::Hand && self.is_unseen(entry.side, &entry.mv);
        self.boards().has_real_hand(entry.side) && !stated
    }

    /// The board on which the half-moves of `side` are seen first: its own board, or else the other
    /// side's board.
    pub(in crate::session) fn shown_on(&self, side: Side) -> Option<BoardOf> {
        let boards = self.boards();
        let board = boards.of(side).or_else(|| boards.of(side.other()))?;
        Some(board.of)
    }

    /// The audience for instructions about this board. If only one player hears the program, that player hears the
    /// instructions for both.
    pub(in crate::session) fn board_hand(&self, of: BoardOf) -> Audience {
        match of {
            BoardOf::Side(side) => Audience::Private(side),
            BoardOf::Shared => Audience::Public,
        }
    }

    /// True if players need not keep a record: in rapid and blitz, unless the event says otherwise (Kodeks III 5, X-70).
    pub(in crate::session) fn no_record_is_kept(&self) -> bool {
        let variant = self.game().start().variant();
        let event = &self.options().event;
        let quick = |control| tempo(control, variant) != Tempo::Classical;
        !event.record_always && event.time.as_ref().is_some_and(quick)
    }

    /// The way in which play can go on after the arbiter stopped it, as told to listeners.
    pub(in crate::session) fn way_on(&self) -> WayOn {
        match (self.options().mode, self.arbiter_at_work()) {
            (Mode::Official, _) => WayOn::ArbitersWord,
            (Mode::Training, true) => WayOn::Resume,
            (Mode::Training, false) => WayOn::ArbiterThenResume,
        }
    }

    pub(in crate::session) fn name(&self, square: Square) -> String {
        self.game().now().variant().name(square).to_string()
    }
}
