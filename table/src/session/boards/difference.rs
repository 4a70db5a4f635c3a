// SPDX-License-Identifier: GPL-3.0-or-later
//! Boards that differ from the record: the words about a difference, and the steps to mend it.
//!
//! A board is a claim about the record, so a difference never changes the record.

use zgoda_game::shadow::{Difference, Handling, Judgement, Regularity};
use zgoda_game::{Reading, Seen, Setup};
use zgoda_record::event::{Body, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BoardOf, BoardState, Earcon, MendStep};

use super::{Presence, ToldDifference, Watched, over_stop, sensors};
use crate::session::boards::Boards;
use crate::session::fair_play::{Audience, Details};
use crate::session::options::Hands;
use crate::session::table::Table;

/// The most squares of a turned board that may still differ if the board is taken to lie the other way round. In the direction in
/// which it is read now, more than [`FAR_WORSE`] times as many squares must differ.
const NEARLY: usize = 8;
/// How much better a board must fit the other way round; see [`NEARLY`].
const FAR_WORSE: usize = 3;

/// The time for telling a difference in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InWords {
    /// At once.
    Now,
    /// After another board is mended: only one instruction at a time.
    Later,
}

impl Boards {
    /// Tells the present position of the board as a difference, even if something could explain it.
    pub(super) fn differs_now(&mut self, of: BoardOf, table: &mut Table) {
        let reading = self
            .board(of)
            .and_then(|board| board.shadow.reading().copied());
        if let Some(reading) = reading {
            self.differs(
                of,
                &Difference::between(&reading, table.game().now()),
                table,
            );
        }
    }

    /// Tells the position of the board as a difference, but only if it differs from the record.
    pub(in crate::session) fn differs_if_it_does(&mut self, of: BoardOf, table: &mut Table) {
        let there = *table.game().now();
        let reading = self.board(of).and_then(|board| board.shadow.reading());
        if reading.is_some_and(|reading| !reading.differs_from(&there).is_empty()) {
            self.differs_now(of, table);
        }
    }

    pub(super) fn differs(&mut self, of: BoardOf, difference: &Difference, table: &mut Table) {
        let Some(board) = self.board_mut(of) else {
            return;
        };
        board.presence = Presence::Here;
        // The squares have no names until it is known which way round the board lies.
        let squares_are_known = board.squares_are_known();
        if self.shows_what_is_asked(of, table) || over_stop::is_over_the_stop(self, of, table) {
            return;
        }
        let Some(board) = self.board(of) else {
            return;
        };
        let told = board.difference.as_ref();
        let told_before = told.is_some_and(ToldDifference::is_told);
        let set_aside = board.shadow.set_aside();
        let stands = |told: &ToldDifference| {
            told.squares == set_aside && told.squares == board.shadow.differing()
        };
        if told_before && told.is_some_and(stands) {
            // This difference was told already.
            return;
        }
        let about = About::board(of);
        if self.is_the_desks(of, table) {
            return self.is_not_read(of, table);
        }
        let first = first_thing(board, difference, table);
        let details = table.details(of) != Details::Nobody && squares_are_known;
        let one_fault = board.shadow.one_fault();
        if details && self.another_is_mended(of) {
            return self.note_difference(of, InWords::Later, table);
        }
        if details && let Some((step, squares)) = first {
            let message = match step {
                MendStep::TurnRound => Message::BoardTurned { board: of },
                step if told_before => Message::MendNext { step },
                step => Message::BoardDiffersBy {
                    board: of,
                    squares,
                    step,
                },
            };
            self.note_difference(of, InWords::Now, table);
            table.say_when_durable(table.board_hand(of), message, about);
        } else if !told_before {
            self.note_difference(of, InWords::Now, table);
            table.say_when_durable(Audience::Public, Message::BoardDiffers { board: of }, about);
        }
        if let Some(square) = one_fault {
            sensors::propose_to_switch_off(self, of, square.set(), table);
        }
    }

    /// Writes down acts of hands on a shared board in official play, without telling the players. If the game cannot be followed
    /// because of these acts, players hear that the board is not read.
    fn is_not_read(&mut self, of: BoardOf, table: &mut Table) {
        self.note_difference(of, InWords::Now, table);
        let Some(board) = self.board_mut(of) else {
            return;
        };
        let is_followed = board.shadow.is_followed();
        let Some(told) = &mut board.difference else {
            return;
        };
        if !is_followed && !told.not_read {
            told.not_read = true;
            let message = Message::BoardNotRead { board: of };
            table.say_when_durable(Audience::Public, message, About::board(of));
        }
    }

    /// True if only the desk is told of the acts of hands on this board. This is so on a shared board in official play (Kodeks I
    /// 5.4, IV 1), except before the first half-move and while people set up a position that the arbiter decided.
    pub(in crate::session) fn is_the_desks(&self, of: BoardOf, table: &Table) -> bool {
        let is_set = self.board(of).is_some_and(|board| board.awaits_the_record);
        let official = table.options().mode == Mode::Official;
        of == BoardOf::Shared && official && !table.game().standing().is_empty() && !is_set
    }

    /// The state of this board, as far as players may know it.
    pub(in crate::session) fn told_state(&self, of: BoardOf, table: &Table) -> BoardState {
        let state = self.board_state(of);
        if !self.is_the_desks(of, table) {
            return state;
        }
        let told = self.board(of).and_then(|board| board.difference.as_ref());
        match state {
            BoardState::Away(_) | BoardState::Off(_) | BoardState::NotRead(_) => state,
            BoardState::Differs(_) if told.is_some_and(|told| told.not_read) => {
                BoardState::NotRead(of)
            }
            _ => BoardState::Read(of),
        }
    }

    /// Writes down the position of the board as a difference, and starts the repeated sound.
    pub(super) fn note_difference(&mut self, of: BoardOf, told: InWords, table: &mut Table) {
        let now = table.now();
        let at = now.after(table.options().waits.still_differs);
        let hand_alone = table.details(of) == Details::ItsHand;
        let Some(board) = self.board_mut(of) else {
            return;
        };
        if board.shadow.reading().is_none() {
            return;
        }
        let before = board.difference.as_ref().map(|told| told.everybody);
        let everybody = before == Some(true) || !hand_alone;
        let former = board.difference.as_ref();
        let not_read = former.is_some_and(|former| former.not_read);
        board.difference = Some(ToldDifference {
            sound_at: at,
            words: told == InWords::Now,
            everybody,
            squares: board.shadow.differing(),
            not_read,
        });
        self.write_down_difference(of, table);
    }

    /// Writes down the position of the board as a difference.
    fn write_down_difference(&self, of: BoardOf, table: &mut Table) {
        let reading = self.board(of).and_then(|board| board.shadow.reading());
        let Some(reading) = reading.copied() else {
            return;
        };
        let difference = Difference::between(&reading, table.game().now());
        let shown = as_shown(&reading, table);
        let body = Body::BoardDiffered {
            board: of,
            shown: zgoda_game::notation::write_fen(&shown),
            remove: difference
                .remove
                .into_iter()
                .map(|s| table.name(s))
                .collect(),
            put: difference.put.iter().map(|(s, _)| table.name(*s)).collect(),
        };
        table.commit(None, Source::Sensor, body);
    }

    /// Writes down the differences that people were not told of yet, before the boards serve as evidence.
    pub(in crate::session) fn write_down_the_untold(&self, table: &mut Table) {
        for board in self.all.iter().filter(|it| it.difference.is_none()) {
            let of = board.board.of;
            if self.difference_on(of, table).is_some() {
                self.write_down_difference(of, table);
            }
        }
    }

    /// The reading of a board while the board answers and its direction is known.
    fn read_there(&self, of: BoardOf) -> Option<&Reading> {
        let board = self.board(of)?;
        let away = self.board_state(of) == BoardState::Away(of);
        let known = board.squares_are_known();
        board.shadow.reading().filter(|_| known && !away)
    }

    /// The position that this board shows.
    pub(in crate::session) fn shown_by(&self, of: BoardOf, table: &Table) -> Option<Setup> {
        Some(as_shown(self.read_there(of)?, table))
    }

    /// The difference of this board from the record, if any.
    pub(in crate::session) fn difference_on(
        &self,
        of: BoardOf,
        table: &Table,
    ) -> Option<Difference> {
        let difference = Difference::between(self.read_there(of)?, table.game().now());
        (difference.squares() > 0).then_some(difference)
    }

    /// True while the hand is being told how to mend another board.
    fn another_is_mended(&self, of: BoardOf) -> bool {
        let mut others = self.all.iter().filter(|board| board.board.of != of);
        others.any(|board| {
            board
                .difference
                .as_ref()
                .is_some_and(ToldDifference::is_told)
        })
    }

    /// Tells the difference of the next board, if its words waited until another board was mended.
    pub(super) fn mend_the_next(&mut self, table: &mut Table) {
        let waits = |board: &&Watched| {
            let told = board.difference.as_ref();
            told.is_some_and(|told| !told.is_told())
        };
        if let Some(of) = self.all.iter().find(waits).map(|board| board.board.of) {
            self.differs_now(of, table);
        }
    }

    /// Forgets all differences that people were told of. Another position is to be set up, so differences and agreement will be
    /// told anew.
    fn forget_differences(&mut self) {
        for board in &mut self.all {
            board.difference = None;
            if board.presence == Presence::Here {
                board.presence = Presence::Arrived;
            }
        }
    }

    /// Follows the game back to an earlier half-move: no half-move is to be carried out any more, and the differences are
    /// forgotten.
    pub(in crate::session) fn go_back_with(&mut self, table: &Table) {
        self.awaited.nowhere(table.game().last());
        self.forget_differences();
    }

    /// Waits until the boards show the new position of the record. Positions that the boards show before it were the record's until
    /// now, and are no half-moves.
    pub(in crate::session) fn await_the_record(&mut self) {
        for board in &mut self.all {
            board.shadow.set_handling(Handling::Mending);
            board.awaits_the_record = true;
        }
    }

    /// Tells the people at real boards which squares to put right.
    pub(in crate::session) fn tell_what_to_put_right(&mut self, table: &mut Table) {
        let real = self.all.iter().map(|board| board.board);
        let real: Vec<_> = real.filter(|board| board.hands == Hands::Real).collect();
        for board in real {
            self.differs_if_it_does(board.of, table);
        }
    }

    /// Drops all differences: after the game the position on a board no longer matters, and no sound repeats.
    pub(in crate::session) fn drop_differences(&mut self) {
        for board in &mut self.all {
            board.difference = None;
        }
    }

    /// Tells the person at the board, once and softly, that a piece is off its square and in no hand, or that there is one piece
    /// too many. It is written down that this was told.
    pub(super) fn is_uneven(&mut self, of: BoardOf, difference: &Difference, table: &mut Table) {
        let step = first_step(difference).filter(|_| table.details(of) != Details::Nobody);
        let Some(board) = self.board_mut(of) else {
            return;
        };
        board.uneven = true;
        if board.difference.is_some() {
            return;
        }
        self.write_down_difference(of, table);
        if self.is_the_desks(of, table) {
            return;
        }
        let message = match step {
            Some(step) => Message::BoardUnevenBy { board: of, step },
            None => Message::BoardUneven { board: of },
        };
        table.say_when_durable(table.board_hand(of), message, About::board(of));
    }

    /// Withdraws the difference of this board. Squares that differ without stopping play still count as told.
    pub(super) fn mended(&mut self, of: BoardOf) {
        if let Some(board) = self.board_mut(of) {
            let set_aside = board.shadow.set_aside();
            board
                .difference
                .take_if(|told| set_aside.is_empty() || told.squares != set_aside);
            board.uneven = false;
        }
    }

    /// Repeats the sound of a board that still differs. If only the person at the board knew of the difference and did not put it
    /// right in time, everybody is told now (Kodeks VIII 3.1.1).
    pub(in crate::session) fn sound_again(&mut self, table: &mut Table) {
        let now = table.now();
        let wait = table.options().waits.still_differs;
        let due: Vec<(BoardOf, bool)> = self
            .all
            .iter_mut()
            .filter_map(|board| {
                let told = board.difference.as_mut().filter(|it| it.is_told())?;
                if told.sound_at > now {
                    return None;
                }
                told.sound_at = now.after(wait);
                let known = std::mem::replace(&mut told.everybody, true);
                Some((board.board.of, known))
            })
            .collect();
        for (of, known) in due {
            if self.is_the_desks(of, table) {
                continue;
            }
            if !known {
                let message = Message::BoardDiffers { board: of };
                table.say_when_durable(Audience::Public, message, About::board(of));
                continue;
            }
            let message = Message::BoardStillDiffers { board: of };
            let about = About::board(of);
            table.sound(table.board_hand(of), message, Earcon::StillDiffers, about);
        }
    }

    /// The present state of this board compared with the record.
    pub(in crate::session) fn board_state(&self, of: BoardOf) -> BoardState {
        let Some(board) = self.board(of) else {
            return BoardState::Away(of);
        };
        match (board.presence, board.shadow.judgement()) {
            (Presence::SwitchedOff(_), _) => BoardState::Off(of),
            (Presence::Late, _) => BoardState::NotRead(of),
            (Presence::Awaited | Presence::Away, _) | (_, None) => BoardState::Away(of),
            (_, Some(Judgement::Agrees)) => BoardState::Agrees(of),
            (_, Some(Judgement::Differs(_))) => BoardState::Differs(of),
            _ if board.shadow.is_uneven() => BoardState::Differs(of),
            // A half-move that was refused counts as a difference, and no longer as a half-move under way.
            (_, Some(Judgement::Played(shown) | Judgement::Corrected(shown)))
                if shown.regularity == Regularity::Irregular && board.difference.is_some() =>
            {
                BoardState::Differs(of)
            }
            _ => BoardState::UnderWay(of),
        }
    }

    /// The first step to mend this board, if it may be told.
    pub(in crate::session) fn mend_step(&self, of: BoardOf, table: &Table) -> Option<MendStep> {
        let board = self.board(of)?;
        if table.details(of) == Details::Nobody || !board.squares_are_known() {
            return None;
        }
        let reading = board.shadow.reading()?;
        let difference = Difference::between(reading, table.game().now());
        first_thing(board, &difference, table).map(|(step, _)| step)
    }
}

/// The position that a reading shows. Anything that the board cannot sense is taken from the record's position.
fn as_shown(reading: &Reading, table: &Table) -> Setup {
    let line = table.game().now();
    let whole = reading.completed_by(line);
    let mut shown = Setup::empty(line.variant(), line.turn());
    for square in line.variant().squares() {
        if let Seen::Piece(piece) = whole.at(square) {
            shown.put(square, Some(piece));
        }
    }
    shown
}

/// The first step at a board that differs, and the number of differing squares. If the whole board lies the other way round, the
/// step is to turn it. If one man that is not seen during a half-move explains everything, the step is to put it there, and the
/// number is 1. Otherwise the step is for a single square, removals first.
fn first_thing(
    board: &Watched,
    difference: &Difference,
    table: &Table,
) -> Option<(MendStep, usize)> {
    let now = table.game().now();
    let squares = difference.squares();
    let turned = board.shadow.reading().map(Reading::turned);
    let other_way = turned.map(|turned| turned.differs_from(now).len());
    if other_way.is_some_and(|few| few <= NEARLY && squares > few.saturating_mul(FAR_WORSE)) {
        return Some((MendStep::TurnRound, squares));
    }
    if let Some(square) = board.shadow.one_fault()
        && let Some(piece) = now.at(square)
    {
        return Some((MendStep::Put(square, piece), 1));
    }
    first_step(difference).map(|step| (step, squares))
}

/// The first step to mend a difference: removals first, one at a time.
fn first_step(difference: &Difference) -> Option<MendStep> {
    let remove = difference.remove.first().map(MendStep::Remove);
    remove.or_else(|| {
        difference
            .put
            .first()
            .map(|(square, piece)| MendStep::Put(*square, *piece))
    })
}
