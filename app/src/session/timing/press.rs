//! A press of the clock: whose it is, whether it takes, and what it makes of a half-move (Kodeks II 6.8).
//!
//! With a clock a half-move is made by its mover's press and by nothing else. The program presses for
//! nobody and reminds nobody (II 6.9).

use zgoda_game::clock::{Tempo, tempo};
use zgoda_game::{Moment, Side};
use zgoda_speech::announcement::{About, BoardOf, BoardState, Earcon, PressRefusal};
use zgoda_speech::{Announcement, Message};

use crate::record::event::{Actor, Body, MadeBy, Missing, NotTaken, ReadBecause, Source};
use crate::session::boards::Boards;
use crate::session::fair_play::Audience;
use crate::session::game::State;
use crate::session::live::LiveGame;
use crate::session::options::Mode;
use crate::session::table::Table;
use crate::session::timing::{Timing, missing, pause};
use crate::session::under_way::{PressedAhead, UnderWay};
use crate::session::whose::Pressing;
use crate::session::{announced, second, simulated};

/// When a press takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    Now,
    /// As of now, if the board shows the half-move soon: a hand is quicker than its report.
    IfSeen,
}

impl LiveGame {
    /// `press`.
    pub(in crate::session) fn press(&mut self, actor: Option<Actor>, now: Moment) {
        if self.desk.stands_still(
            "press",
            actor,
            &self.timing,
            &self.preparation,
            &mut self.table,
            now,
        ) {
            return;
        }
        second::second_lapses(&mut self.questions, &mut self.table, now);
        let named = named_presser(actor);
        let side = named.unwrap_or_else(|| presser(&self.boards, &self.table));
        if self.timing.device.is_some() {
            // It goes on counting down whatever is typed here (II 6.8).
            return press_not_taken(side, PressRefusal::AtTheClock, actor, &mut self.table, now);
        }
        self.take_as_it_stands(named, now);
        self.timing
            .clock_ends_its_pause(&self.desk, &mut self.table, now);
        // A half-move that was taken as it stands may have changed whose turn it is.
        let side = named.unwrap_or_else(|| presser(&self.boards, &self.table));
        let who = (actor, Source::Keys);
        match self.takes(side, named, now) {
            Ok(Takes::Now) => {
                self.pressed_what_was_asked(side, actor, now);
                self.pressed(side, who, now, now);
            }
            Ok(Takes::IfSeen) => {
                let board = self.table.options().boards.of(side);
                let at_it = board.and_then(|board| {
                    simulated::own_hand_is_at_it(board.of, &self.boards, &self.table, now)
                });
                let soon = now.after(self.table.options().waits.press_ahead);
                let until = at_it.unwrap_or(soon);
                self.under_way.pressed_ahead = Some(PressedAhead {
                    side,
                    at: now,
                    until,
                    actor,
                });
            }
            Err(because) => {
                let told = named.unwrap_or_else(|| match because {
                    PressRefusal::NotRunning | PressRefusal::JustPressed => self.table.asker(actor),
                    _ => side,
                });
                press_not_taken(told, because, actor, &mut self.table, now);
            }
        }
    }

    /// A press says that the half-move is done: what stands on the board is taken as it stands.
    pub(super) fn take_as_it_stands(&mut self, presser: Option<Side>, now: Moment) {
        let pressers = presser.map(|side| self.table.shown_on(side));
        // What followed a half-move that was asked about is seen once that one is in the record.
        let all = self.boards.all.iter().map(|board| board.board.of);
        let pressed: Vec<BoardOf> = all
            .filter(|of| pressers.is_none_or(|it| it == Some(*of)))
            .filter(|of| {
                simulated::own_hand_is_at_it(*of, &self.boards, &self.table, now).is_none()
            })
            .collect();
        for _ in 0..2 {
            for board in &mut self.boards.all {
                if pressed.contains(&board.board.of) {
                    board.shadow.settle_now();
                }
            }
            self.drain_boards(now);
        }
    }

    /// Does a press of `side` take? Without a clock there is nothing it could fail at.
    fn takes(&self, side: Side, named: Option<Side>, now: Moment) -> Result<Takes, PressRefusal> {
        let Some(clock) = self.table.clock() else {
            return Ok(Takes::Now);
        };
        match clock.running() {
            // Nobody has moved yet, as far as the program knows.
            None if pause::clock_waits(&self.desk, &self.table) => {
                let board = self.table.options().boards.of(side);
                return board.map_or(Err(PressRefusal::NoMove), |_| Ok(Takes::IfSeen));
            }
            None => return Err(PressRefusal::Stopped),
            Some(running) if running != side => return Err(PressRefusal::NotRunning),
            Some(_) => {}
        }
        let by_button = self.table.given().pressing == Pressing::ByButton;
        if named.is_none()
            && !by_button
            && is_not_at_the_keyboard(side, &self.table)
            && in_trouble(&self.table, now)
        {
            let again = self.timing.just_pressed(&self.table, now);
            return Err(if again {
                PressRefusal::JustPressed
            } else {
                PressRefusal::NotRunning
            });
        }
        if self.table.game().unpressed(side).is_some() {
            return Ok(Takes::Now);
        }
        if let Some(board) = self.table.options().boards.of(side) {
            if simulated::own_hand_is_at_it(board.of, &self.boards, &self.table, now).is_some() {
                return Ok(Takes::IfSeen);
            }
            let state = self.boards.board_state(board.of);
            return match state {
                BoardState::Agrees(_) => Ok(Takes::IfSeen),
                // Its hand is at it; or nobody can say what it did.
                BoardState::UnderWay(_) | BoardState::Differs(_) | BoardState::Away(_) => {
                    Ok(Takes::Now)
                }
            };
        }
        // Who need not record has moved where the program does not see it.
        let begun =
            !self.table.game().standing().is_empty() || !self.table.presses_ahead().is_empty();
        match named {
            // A button is easily squeezed; nobody has moved before the first half-move is known.
            Some(_) if by_button && !begun => Err(PressRefusal::NoMove),
            Some(_)
                if free_of_recording(&self.table, now)
                    || !self.table.presses_ahead().is_empty() =>
            {
                Ok(Takes::Now)
            }
            Some(_) => Err(PressRefusal::NoMove),
            None if self.timing.just_pressed(&self.table, now) => Err(PressRefusal::JustPressed),
            None if begun && in_trouble(&self.table, now) => Ok(Takes::Now),
            None => Err(PressRefusal::NoMove),
        }
    }

    /// The clock was pressed by `side` at that moment.
    pub(super) fn pressed(
        &mut self,
        side: Side,
        (actor, source): (Option<Actor>, Source),
        at: Moment,
        now: Moment,
    ) {
        self.under_way.pressed_ahead = None;
        let timed = self.table.has_clock();
        let index = self.table.game().unpressed(side);
        let missing = index.is_none().then(|| {
            // What comes behind a half-move that is to be completed waits for it.
            if free_of_recording(&self.table, at)
                || missing::half_moves_to_complete(&self.table) > 0
            {
                Missing::NeedNotRecord
            } else {
                Missing::NotSeen
            }
        });
        let missing = missing.filter(|_| timed);
        if let Some(clock) = &mut self.table.clock_mut().clock
            && clock.press(side, at).is_err()
        {
            return;
        }
        self.timing.pressed_at = Some(now);
        let body = Body::Pressed {
            side: side.into(),
            missing,
        };
        self.table.commit(actor, source, body, now);
        if timed {
            let (message, about) = (Message::Pressed { side }, About::default());
            self.table
                .sound(Audience::Public, message, Earcon::Pressed, about);
        }
        self.end_of_crowning(side, now);
        match (index, missing) {
            (_, Some(why)) => {
                missing::pressed_for_a_missing_one(side, why, at, &mut self.table, now);
            }
            (Some(index), _) if timed => self.made_by_press(index, now),
            _ => self.pressed_without_clock(side, now),
        }
        if timed {
            self.timing.timing_of_press(side, &mut self.table, now);
        } else {
            let asker = Audience::Private(side);
            self.table
                .say_when_durable(asker, Message::Pressed { side }, About::default());
        }
    }

    /// The half-move is done as far as anybody will do it.
    fn end_of_crowning(&mut self, side: Side, now: Moment) {
        let movers = self
            .table
            .game()
            .last()
            .is_some_and(|last| last.side == side);
        let by = if movers {
            MadeBy::Press
        } else {
            MadeBy::OpponentBegan
        };
        if let Some(held) = self.give_crown_up(by, now) {
            self.release_held(held, now);
        }
    }

    fn made_by_press(&mut self, index: usize, now: Moment) {
        let entry = self.table.game().standing().get(index);
        let Some((entry, state)) = entry.map(|entry| (entry.id, entry.state)) else {
            return;
        };
        match state {
            State::Open => self.make(index, MadeBy::Press, now),
            // Already made; the press closes the time for corrections.
            State::Made(MadeBy::Press) => announced::words_stand(&mut self.table, now),
            State::Made(_) => {
                let by = MadeBy::Press;
                self.table
                    .commit(None, Source::Program, Body::EntryMade { entry, by }, now);
                announced::words_stand(&mut self.table, now);
            }
        }
    }

    fn pressed_without_clock(&mut self, side: Side, now: Moment) {
        if self.table.game().now().turn() == side && self.boards.sense(side, &self.table) {
            let until = now.after(self.table.options().waits.sensing.grace);
            self.under_way.pressed_ahead = Some(PressedAhead {
                side,
                at: now,
                until,
                actor: None,
            });
        } else if self
            .table
            .game()
            .last()
            .is_some_and(|last| last.side == side)
        {
            let last = self.table.game().standing().len().saturating_sub(1);
            self.made_by_press(last, now);
        }
    }

    /// A half-move of `side` came into the record: was it pressed for before?
    pub(in crate::session) fn pressed_before(&mut self, side: Side, now: Moment) {
        let ahead = &mut self.table.clock_mut().ahead;
        if ahead.front().is_some_and(|it| it.side == side) {
            ahead.pop_front();
            let last = self.table.game().standing().len().saturating_sub(1);
            self.made_by_press(last, now);
            return;
        }
        let pressed = self.under_way.pressed_ahead.take();
        let Some(pressed) = pressed.filter(|it| it.side == side && now <= it.until) else {
            return;
        };
        if self.table.has_clock() {
            self.pressed(side, (pressed.actor, Source::Keys), pressed.at, now);
        } else {
            let last = self.table.game().standing().len().saturating_sub(1);
            self.made_by_press(last, now);
        }
    }

    pub(super) fn tick_press(&mut self, now: Moment) {
        if press_deadline(&self.under_way, &self.table).is_some_and(|until| until <= now)
            && let Some(pressed) = self.under_way.pressed_ahead.take()
        {
            let PressedAhead {
                side, at, actor, ..
            } = pressed;
            let board = self.table.options().boards.of(side);
            let still = self.table.on_the_clock().is_none()
                || board
                    .is_some_and(|it| self.boards.board_state(it.of) == BoardState::Agrees(it.of));
            if still {
                press_not_taken(side, PressRefusal::NoMove, actor, &mut self.table, now);
            } else {
                self.pressed(side, (actor, Source::Keys), at, now);
            }
        }
    }
}

/// Without a name, or with one that is no player's, it is the side's whose turn it is; assistants press for their
/// player.
fn named_presser(actor: Option<Actor>) -> Option<Side> {
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

/// With seconds left there is no time for a name: what is pressed is the clock of the player at this keyboard,
/// whoever's half-move was entered there. In training one keyboard plays both sides: a half-move that waits for its
/// press says whose it is.
fn is_not_at_the_keyboard(side: Side, table: &Table) -> bool {
    let plays_both =
        table.options().mode == Mode::Training && table.game().unpressed(side).is_some();
    side != table.asker(None) && !plays_both
}

/// Is either side in time trouble, so that neither has to record (II 6.13, 6.14)?
fn in_trouble(table: &Table, now: Moment) -> bool {
    let Some(clock) = table.clock() else {
        return false;
    };
    let mut sides = Side::ALL.into_iter();
    !table.options().event.record_always && sides.any(|side| clock.in_time_trouble(side, now))
}

/// Need nobody record now? In rapid games (Kodeks III 5), and while a player is in time trouble
/// (II 6.14).
pub(super) fn free_of_recording(table: &Table, now: Moment) -> bool {
    let Some(clock) = table.clock() else {
        return false;
    };
    if table.options().event.record_always {
        return false;
    }
    let quick = tempo(clock.control(), table.game().start().variant()) != Tempo::Classical;
    quick || in_trouble(table, now)
}

/// When a press that waits for its half-move is given up.
pub(super) fn press_deadline(under_way: &UnderWay, table: &Table) -> Option<Moment> {
    let pressed = under_way.pressed_ahead.filter(|_| table.has_clock())?;
    Some(pressed.until)
}

/// A press that does nothing is told to whoever pressed, by a sound of its own.
fn press_not_taken(
    side: Side,
    because: PressRefusal,
    actor: Option<Actor>,
    table: &mut Table,
    now: Moment,
) {
    let why = match because {
        PressRefusal::Stopped => NotTaken::Stopped,
        PressRefusal::NotRunning => NotTaken::NotRunning,
        PressRefusal::AtTheClock => NotTaken::AtTheClock,
        PressRefusal::JustPressed => NotTaken::JustPressed,
        PressRefusal::NoMove => NotTaken::NoMove,
    };
    let body = Body::PressNotTaken {
        side: side.into(),
        because: why,
    };
    table.commit(actor, Source::Keys, body, now);
    let message = Message::PressNotTaken { because };
    table.say_so(Audience::Private(side), &message, |told| Announcement {
        earcon: Some(Earcon::NotTaken),
        ..told
    });
}

impl Timing {
    /// Was the clock pressed within the last second? Then this is that press again.
    fn just_pressed(&self, table: &Table, now: Moment) -> bool {
        let last = self.pressed_at;
        last.is_some_and(|at| now.since(at) < table.options().waits.press_ahead)
    }

    /// Both sides' times after a press belong to the half-move it made.
    fn timing_of_press(&mut self, side: Side, table: &mut Table, now: Moment) {
        self.adopt_device(table, now);
        self.read_clock(ReadBecause::Pressed, table, now);
        self.side_begins(side.other(), table, now);
    }
}
