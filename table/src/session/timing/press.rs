// SPDX-License-Identifier: GPL-3.0-or-later
//! A press of the clock: the side that presses, whether the press is taken, and its effect on a half-move (Kodeks II 6.8).
//!
//! With a clock a half-move is made by its mover's press or, if they did not press, by the other side's next half-move
//! (`answered`). The program never presses for a player and never reminds them (II 6.9).

use zgoda_game::clock::{Tempo, tempo};
use zgoda_game::{Moment, Side};
use zgoda_record::event::{Actor, Body, MadeBy, Missing, NotTaken, ReadBecause, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::announcement::{About, BoardOf, BoardState, Earcon, PressRefusal};
use zgoda_speech::{Announcement, Message};

use crate::session::ask::{Ask, PressTaken};
use crate::session::boards::Boards;
use crate::session::fair_play::Audience;
use crate::session::game::{Origin, State};
use crate::session::input_context::Pressing;
use crate::session::table::Table;
use crate::session::timing::table_clock::PressThatWaits;
use crate::session::timing::{Timing, answered, missing, pause};

/// The time at which an accepted press takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    Now,
    /// The press counts as of now if the board shows the half-move soon, because a hand is quicker than the board's report.
    IfSeen,
}

impl Timing {
    /// Refuses a typed press and returns true if a clock device keeps the time: the device counts down whatever is typed here (II
    /// 6.8).
    pub(in crate::session) fn press_is_the_devices(
        &self,
        boards: &Boards,
        table: &mut Table,
    ) -> bool {
        let actor = table.actor();
        let device = self.device.is_some();
        if device {
            let side = named_presser(actor).unwrap_or_else(|| presser(boards, table));
            press_not_taken(side, PressRefusal::AtTheClock, actor, table);
        }
        device
    }

    /// Takes a press, after the boards' positions were taken as they stand.
    ///
    /// Returns the side if its press is taken at once.
    pub(in crate::session) fn press(&mut self, boards: &Boards, table: &mut Table) -> Option<Side> {
        let actor = table.actor();
        let now = table.now();
        pause::clock_ends_its_pause(self, table);
        let named = actor.filter(|it| it.side().is_some());
        // Taking the boards as they stand may have changed the side on move.
        let named_side = named.and_then(Actor::side);
        let side = named_side.unwrap_or_else(|| presser(boards, table));
        match self.takes(side, named, boards, table) {
            Ok(Takes::Now) => return Some(side),
            Ok(Takes::IfSeen) => {
                let board = table.boards().of(side);
                let at_it = board.and_then(|board| boards.own_hand_is_at_it(board.of, table));
                let soon = now.after(table.options().waits.press_ahead);
                let until = at_it.unwrap_or(soon);
                table.clock_mut().waits = Some(PressThatWaits {
                    side,
                    at: now,
                    until,
                    actor,
                });
            }
            Err(because) => {
                let told = named_side.unwrap_or_else(|| match because {
                    PressRefusal::NotRunning | PressRefusal::JustPressed => table.asker(actor),
                    _ => side,
                });
                press_not_taken(told, because, actor, table);
            }
        }
        None
    }

    /// Decides if a press of `side` is taken. Without a clock every press is.
    fn takes(
        &self,
        side: Side,
        named: Option<Actor>,
        boards: &Boards,
        table: &Table,
    ) -> Result<Takes, PressRefusal> {
        let Some(clock) = table.clock() else {
            return Ok(Takes::Now);
        };
        match clock.running() {
            // As far as the program knows, no side has moved yet.
            None if pause::clock_waits(table) => {
                let board = table.boards().of(side);
                return board.map_or(Err(PressRefusal::NoMove), |_| Ok(Takes::IfSeen));
            }
            None => return Err(PressRefusal::Stopped),
            Some(running) if running != side => return Err(PressRefusal::NotRunning),
            Some(_) => {}
        }
        match table.options().mode {
            Mode::Official => self.takes_in_official_play(side, named, table),
            Mode::Training => self.takes_in_training(side, named, boards, table),
        }
    }

    /// Decides on a press in official play, where no one else may intervene (II 6.8, 6.9, IV 1). A press of the side with the
    /// running clock is taken, with or without its half-move. A press without a name belongs to that side only if its half-move
    /// waits for the press, or if that player is at this keyboard.
    fn takes_in_official_play(
        &self,
        side: Side,
        named: Option<Actor>,
        table: &Table,
    ) -> Result<Takes, PressRefusal> {
        if self.pressed_again(side, named, table) {
            return Err(PressRefusal::JustPressed);
        }
        let known = named.is_some() || self.is_pressed_for(side, table.now(), table).is_some();
        if known || side == table.asker(None) {
            Ok(Takes::Now)
        } else {
            Err(PressRefusal::NotRunning)
        }
    }

    fn takes_in_training(
        &self,
        side: Side,
        named: Option<Actor>,
        boards: &Boards,
        table: &Table,
    ) -> Result<Takes, PressRefusal> {
        let by_button = table.input().pressing == Pressing::ByButton;
        if named.is_none() && !by_button && is_not_at_the_keyboard(side, table) && in_trouble(table)
        {
            let again = self.just_pressed(table);
            return Err(if again {
                PressRefusal::JustPressed
            } else {
                PressRefusal::NotRunning
            });
        }
        if self.is_pressed_for(side, table.now(), table).is_some() {
            return Ok(Takes::Now);
        }
        if let Some(board) = table.boards().of(side) {
            if boards.own_hand_is_at_it(board.of, table).is_some() {
                return Ok(Takes::IfSeen);
            }
            let state = boards.board_state(board.of);
            return match state {
                BoardState::Agrees(_) => Ok(Takes::IfSeen),
                // The hand is at work on the board, or it is unknown what the hand did.
                BoardState::UnderWay(_)
                | BoardState::Differs(_)
                | BoardState::Away(_)
                | BoardState::Read(_)
                | BoardState::NotRead(_)
                | BoardState::Off(_) => Ok(Takes::Now),
            };
        }
        // A player who need not record may have moved without the program seeing it.
        let begun = !table.game().standing().is_empty() || !table.unmatched_presses().is_empty();
        match named {
            // A button is easily pressed by accident, and before the first known half-move no side has moved.
            Some(_) if by_button && !begun => Err(PressRefusal::NoMove),
            Some(_) if free_of_recording(table) || !table.unmatched_presses().is_empty() => {
                Ok(Takes::Now)
            }
            Some(_) => Err(PressRefusal::NoMove),
            None if self.just_pressed(table) => Err(PressRefusal::JustPressed),
            None if begun && in_trouble(table) => Ok(Takes::Now),
            None => Err(PressRefusal::NoMove),
        }
    }

    /// Takes in a press of the clock by `side` at the moment `at`.
    pub(in crate::session) fn pressed(
        &mut self,
        side: Side,
        (actor, source): (Option<Actor>, Source),
        at: Moment,
        table: &mut Table,
    ) {
        let now = table.now();
        table.clock_mut().waits = None;
        let timed = table.has_clock();
        let index = self.is_pressed_for(side, at, table);
        let missing = index.is_none().then(|| {
            // A half-move after a half-move that must be completed waits for its turn.
            if free_of_recording_at(at, table) || missing::half_moves_to_complete(table) > 0 {
                Missing::NeedNotRecord
            } else {
                Missing::NotSeen
            }
        });
        let missing = missing.filter(|_| timed);
        if timed && table.on_the_clock() != Some(side) {
            return;
        }
        self.count_all_but_one(side, index, table);
        if let Some(clock) = &mut table.clock_mut().clock
            && clock.press(side, at).is_err()
        {
            return;
        }
        self.pressed_last = Some((now, actor));
        let body = Body::Pressed { side, missing };
        table.commit(actor, source, body);
        if timed {
            let (message, about) = (Message::Pressed { side }, About::default());
            table.sound(Audience::Public, message, Earcon::Pressed, about);
        }
        table.ask(Ask::PressTaken(PressTaken {
            side,
            index,
            missing,
            at,
        }));
    }

    /// Makes the half-moves that a press counts for, once no crown is awaited.
    pub(in crate::session) fn press_makes(
        &self,
        press: PressTaken,
        boards: &Boards,
        table: &mut Table,
    ) {
        let PressTaken { side, at, .. } = press;
        match (press.index, press.missing) {
            (_, Some(why)) => missing::pressed_for_a_missing_one(side, why, at, table),
            (Some(index), _) if table.has_clock() => {
                let mut waiting: Vec<usize> = table.game().all_unpressed(side).collect();
                if waiting.is_empty() {
                    waiting.push(index);
                }
                for index in waiting {
                    table.ask(Ask::MakeByPress(index));
                }
            }
            _ => pressed_without_clock(side, boards, table),
        }
    }

    /// Takes an earlier press, if there was one, for a half-move of `side` that has just entered the record.
    pub(in crate::session) fn pressed_before(
        &mut self,
        (side, index, on): (Side, usize, Option<BoardOf>),
        table: &mut Table,
    ) {
        let now = table.now();
        missing::the_other_side_came_first(side, table);
        if let Some(pressed) = missing::take_unmatched(side, table) {
            missing::shown_after_its_press((side, index, on), pressed, table);
            return table.ask(Ask::MakeByPress(index));
        }
        let pressed = table.clock_mut().waits.take();
        let Some(pressed) = pressed.filter(|it| it.side == side && now <= it.until) else {
            return;
        };
        if table.has_clock() {
            let by = (pressed.actor, Source::Keys);
            self.pressed(side, by, pressed.at, table);
        } else {
            table.ask(Ask::MakeByPress(index));
        }
    }

    pub(in crate::session) fn tick_press(&mut self, boards: &Boards, table: &mut Table) {
        let now = table.now();
        if press_deadline(table).is_some_and(|until| until <= now)
            && let Some(pressed) = table.clock_mut().waits.take()
        {
            let PressThatWaits {
                side, at, actor, ..
            } = pressed;
            let board = table.boards().of(side);
            let still = table.on_the_clock().is_none()
                || board.is_some_and(|it| boards.board_state(it.of) == BoardState::Agrees(it.of));
            if still {
                press_not_taken(side, PressRefusal::NoMove, actor, table);
            } else {
                self.pressed(side, (actor, Source::Keys), at, table);
            }
        }
    }
}

fn pressed_without_clock(side: Side, boards: &Boards, table: &mut Table) {
    let now = table.now();
    if table.game().now().turn() == side && boards.sense(side, table) {
        let until = now.after(table.options().waits.sensing.grace);
        table.clock_mut().waits = Some(PressThatWaits {
            side,
            at: now,
            until,
            actor: None,
        });
    } else if table.game().last().is_some_and(|last| last.side == side) {
        let last = table.game().standing().len().saturating_sub(1);
        table.ask(Ask::MakeByPress(last));
    }
}

/// The side named by the actor; an assistant presses for their player. `None` if the actor belongs to no side.
pub(in crate::session) fn named_presser(actor: Option<Actor>) -> Option<Side> {
    actor.and_then(Actor::side)
}

fn presser(boards: &Boards, table: &Table) -> Side {
    if let Some(side) = table
        .on_the_clock()
        .or_else(|| boards.mover_asked_about(table))
    {
        return side;
    }
    let last = table.game().last().filter(|last| {
        matches!(
            last.state,
            State::Open | State::Made(MadeBy::Typed | MadeBy::Rest)
        )
    });
    last.map_or(table.game().now().turn(), |last| last.side)
}

/// True if this side does not press at this keyboard. With seconds left there is no time for a name: a press is a press of the
/// player at this keyboard, even if a half-move of the other side was entered there. In training one keyboard plays both sides,
/// so a half-move that waits for its press decides.
fn is_not_at_the_keyboard(side: Side, table: &Table) -> bool {
    let plays_both =
        table.options().mode == Mode::Training && table.game().unpressed(side).is_some();
    side != table.asker(None) && !plays_both
}

/// True if neither side has to record, because one of them is in time trouble (II 6.13, 6.14).
fn in_trouble(table: &Table) -> bool {
    in_trouble_at(table.now(), table)
}

fn in_trouble_at(at: Moment, table: &Table) -> bool {
    let Some(clock) = table.clock() else {
        return false;
    };
    let mut sides = Side::ALL.into_iter();
    !table.options().event.record_always && sides.any(|side| clock.in_time_trouble(side, at))
}

/// True if recording is no duty now: in rapid games (Kodeks III 5), and while a player is in time trouble (II 6.14), unless the
/// event requires a record always.
pub(super) fn free_of_recording(table: &Table) -> bool {
    free_of_recording_at(table.now(), table)
}

fn free_of_recording_at(at: Moment, table: &Table) -> bool {
    let Some(clock) = table.clock() else {
        return false;
    };
    if table.options().event.record_always {
        return false;
    }
    let quick = tempo(clock.control(), table.game().start().variant()) != Tempo::Classical;
    quick || in_trouble_at(at, table)
}

/// Gives up a press that waited for its half-move in vain, and tells the presser why. Without a clock the press was confirmed
/// before and has no effect.
pub(in crate::session) fn is_given_up(because: PressRefusal, table: &mut Table) {
    let waited = table.clock_mut().waits.take();
    if let Some(press) = waited.filter(|_| table.has_clock()) {
        press_not_taken(press.side, because, press.actor, table);
    }
}

/// The moment at which a press stops waiting for its half-move, in a game with a clock.
pub(super) fn press_deadline(table: &Table) -> Option<Moment> {
    let pressed = table.press_that_waits().filter(|_| table.has_clock())?;
    Some(pressed.until)
}

/// Tells a presser, by a sound of its own, that the press has no effect.
fn press_not_taken(side: Side, because: PressRefusal, actor: Option<Actor>, table: &mut Table) {
    let why = match because {
        PressRefusal::Stopped => NotTaken::Stopped,
        PressRefusal::NotRunning => NotTaken::NotRunning,
        PressRefusal::AtTheClock => NotTaken::AtTheClock,
        PressRefusal::JustPressed => NotTaken::JustPressed,
        PressRefusal::NoMove => NotTaken::NoMove,
    };
    let body = Body::PressNotTaken { side, because: why };
    table.commit(actor, Source::Keys, body);
    let message = Message::PressNotTaken { because };
    table.say_so(table.answered_of(side), &message, |told| Announcement {
        earcon: Some(Earcon::NotTaken),
        ..told
    });
    table.tells_the_typist(Some(message.clone()));
    // A person who pressed on a page may not hear their player's words.
    if table.input().device().is_some() {
        table.was_refused();
        table.reply(message);
    }
}

impl Timing {
    /// True within a second of the last press. Another press in that time counts as the same press.
    fn just_pressed(&self, table: &Table) -> bool {
        let now = table.now();
        let last = self.pressed_last.map(|(at, _)| at);
        last.is_some_and(|at| now.since(at) < table.options().waits.press_ahead)
    }

    /// True if the same hand presses twice within a second with no half-move in between.
    fn pressed_again(&self, side: Side, named: Option<Actor>, table: &Table) -> bool {
        let Some((at, by)) = self.pressed_last.filter(|_| self.just_pressed(table)) else {
            return false;
        };
        let standing = table.game().standing();
        let mut waiting = table.game().all_unpressed(side);
        let moved_since = waiting.any(|it| standing.get(it).is_some_and(|it| it.seen >= at));
        let one_hand = named.is_none() || named == by;
        one_hand && !moved_since
    }

    /// The half-move that a press of `side` at `at` makes: the first one that waits for it. An answered half-move can still take
    /// a late press in training, and where board and clock may have reported press and answer in the wrong order.
    fn is_pressed_for(&self, side: Side, at: Moment, table: &Table) -> Option<usize> {
        if let Some(waiting) = table.game().unpressed(side) {
            return Some(waiting);
        }
        let unmatched = table.unmatched_presses().iter();
        let (index, answer) = table
            .game()
            .answered_last(side)
            .filter(|_| !unmatched.clone().any(|it| it.side == side))?;
        let told_by_devices = self.device.is_some() || matches!(answer.origin, Origin::Board(_));
        let crossed = told_by_devices && at < answer.seen.after(table.options().waits.press_ahead);
        (table.options().mode == Mode::Training || crossed).then_some(index)
    }

    /// Counts all but one of the half-moves that a press makes: the press itself counts as one on the clock.
    fn count_all_but_one(&mut self, side: Side, index: Option<usize>, table: &mut Table) {
        let waiting = table.game().all_unpressed(side).count();
        if waiting == 0 && index.is_some() {
            // The half-move counted by its answer; now its press counts instead.
            answered::is_out_of_the_count(side, self, table);
        }
        for _ in 1..waiting {
            answered::counts_without_a_press(side, self, table);
        }
        *self.not_counted.get_mut(side) = false;
    }

    /// Writes down both sides' times after a press, for the half-move it made. Without a clock this only confirms the press to
    /// the presser.
    pub(in crate::session) fn press_counts(&mut self, side: Side, table: &mut Table) {
        if !table.has_clock() {
            let asker = table.answered_of(side);
            let pressed = Message::Pressed { side };
            table.say_when_durable(asker, pressed, About::default());
            return table.tells_the_typist(None);
        }
        self.adopt_device(table);
        self.read_clock(ReadBecause::Pressed, table);
        self.side_begins(side.other(), table);
    }
}
