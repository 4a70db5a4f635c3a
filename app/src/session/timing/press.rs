//! A press of the clock: whose it is, whether it takes, and what it makes of a half-move (Kodeks II 6.8).
//!
//! With a clock a half-move is made by its mover's press and by nothing else. The program presses for
//! nobody and reminds nobody (II 6.9).

use zgoda_game::clock::{Tempo, tempo};
use zgoda_game::{Moment, Side};
use zgoda_speech::announcement::{About, BoardState, Earcon, PressRefusal, Switch};
use zgoda_speech::{Announcement, Message};

use crate::record::event::{Actor, Body, MadeBy, NotTaken, ReadBecause, Source};
use crate::session::fair_play::Audience;
use crate::session::game::State;
use crate::session::{PressedAhead, Session};

/// When a press takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    Now,
    /// As of now, if the board shows the half-move soon: a hand is quicker than its report.
    IfSeen,
}

impl Session {
    /// `press`.
    pub(in crate::session) fn press(&mut self, actor: Option<Actor>, now: Moment) {
        if self.stands_still("press", actor, now) {
            return;
        }
        let named = self.named_presser(actor);
        self.take_as_it_stands(named, now);
        let side = named.unwrap_or_else(|| self.presser());
        let who = (actor, Source::Keys);
        match self.takes(side, named, now) {
            Ok(Takes::Now) => self.pressed(side, who, now, now),
            Ok(Takes::IfSeen) => {
                let until = now.after(self.options.waits.press_ahead);
                self.pressed_ahead = Some(PressedAhead {
                    side,
                    at: now,
                    until,
                    actor,
                });
            }
            Err(because) => self.press_not_taken(side, because, actor, now),
        }
    }

    /// Without a name, or with one that is no player's, it is the side's whose turn it is; the assistant
    /// presses for his player.
    fn named_presser(&self, actor: Option<Actor>) -> Option<Side> {
        match actor {
            Some(Actor::Assistant) => Some(self.asker(actor)),
            actor => actor.and_then(Actor::player),
        }
    }

    fn presser(&self) -> Side {
        if let Some(side) = self.on_the_clock() {
            return side;
        }
        let last = self.game.last().filter(|last| {
            matches!(
                last.state,
                State::Open | State::Made(MadeBy::Typed | MadeBy::Rest)
            )
        });
        last.map_or(self.game.now().turn(), |last| last.side)
    }

    /// A press says that the half-move is done: what stands on the board is taken as it stands.
    pub(super) fn take_as_it_stands(&mut self, presser: Option<Side>, now: Moment) {
        let pressers = presser.map(|side| self.shown_on(side));
        for board in &mut self.boards {
            if pressers.is_none_or(|of| of == Some(board.board.of)) {
                board.shadow.settle_now();
            }
        }
        self.drain_boards(now);
    }

    /// Does a press of `side` take? Without a clock there is nothing it could fail at.
    fn takes(&self, side: Side, named: Option<Side>, now: Moment) -> Result<Takes, PressRefusal> {
        let Some(clock) = self.timing.clock() else {
            return Ok(Takes::Now);
        };
        match clock.running() {
            None => return Err(PressRefusal::Stopped),
            Some(running) if running != side => return Err(PressRefusal::NotRunning),
            Some(_) => {}
        }
        if self.game.unpressed(side).is_some() {
            return Ok(Takes::Now);
        }
        if let Some(board) = self.options.boards.of(side) {
            let state = self.board_state(board.of);
            return match state {
                BoardState::Agrees(_) => Ok(Takes::IfSeen),
                // Its hand is at it; or nobody can say what it did.
                BoardState::UnderWay(_) | BoardState::Differs(_) | BoardState::Away(_) => {
                    Ok(Takes::Now)
                }
            };
        }
        // Who need not record has moved where the program does not see it. Who does not say who he is might
        // have pressed twice.
        let free = self.free_of_recording(now) || !self.timing.ahead.is_empty();
        if named.is_some() && free {
            Ok(Takes::Now)
        } else {
            Err(PressRefusal::NoMove)
        }
    }

    /// Need nobody record now? In rapid games (Kodeks III 5), and while a player is in time trouble
    /// (II 6.14).
    pub(super) fn free_of_recording(&self, now: Moment) -> bool {
        let Some(clock) = self.timing.clock() else {
            return false;
        };
        if self.options.event.record_always == Switch::On {
            return false;
        }
        let quick = tempo(clock.control(), self.game.start().variant()) != Tempo::Classical;
        quick
            || Side::ALL
                .into_iter()
                .any(|side| clock.in_time_trouble(side, now))
    }

    /// The clock was pressed by `side` at that moment.
    pub(super) fn pressed(
        &mut self,
        side: Side,
        (actor, source): (Option<Actor>, Source),
        at: Moment,
        now: Moment,
    ) {
        self.pressed_ahead = None;
        let timed = self.timing.is_there();
        let index = self.game.unpressed(side);
        if let Some(clock) = &mut self.timing.clock
            && clock.press(side, at).is_err()
        {
            return;
        }
        let body = Body::Pressed { side: side.into() };
        self.record(actor, source, body, now);
        if timed {
            let (message, about) = (Message::Pressed { side }, About::default());
            self.sound(Audience::Public, message, Earcon::Pressed, about);
        }
        self.end_of_crowning(side, now);
        match index {
            Some(index) if timed => self.made_by_press(index, now),
            None if timed => self.timing.ahead.push_back(side),
            _ => self.pressed_without_clock(side, now),
        }
        if timed {
            self.timing_of_press(side, now);
        } else {
            let asker = Audience::Private(side);
            self.say_when_durable(asker, Message::Pressed { side }, About::default());
        }
    }

    /// Both sides' times after a press belong to the half-move it made.
    fn timing_of_press(&mut self, side: Side, now: Moment) {
        self.adopt_device(now);
        self.read_clock(ReadBecause::Pressed, now);
        self.side_begins(side.other(), now);
    }

    /// The half-move is done as far as anybody will do it.
    fn end_of_crowning(&mut self, side: Side, now: Moment) {
        let movers = self.game.last().is_some_and(|last| last.side == side);
        let by = if movers {
            MadeBy::Press
        } else {
            MadeBy::OpponentBegan
        };
        if let Some(uncrowned) = self.give_crown_up(by, now) {
            self.release_held(uncrowned, now);
        }
    }

    fn made_by_press(&mut self, index: usize, now: Moment) {
        let Some(entry) = self.game.at_mut(index) else {
            return;
        };
        match entry.state {
            State::Open => self.make(index, MadeBy::Press, now),
            // Already made; the press closes the time for corrections.
            State::Made(_) => {
                entry.state = State::Made(MadeBy::Press);
                self.words_stand(now);
            }
        }
    }

    fn pressed_without_clock(&mut self, side: Side, now: Moment) {
        if self.game.now().turn() == side && self.options.has_sensors(side) {
            let until = now.after(self.options.waits.sensing.grace);
            self.pressed_ahead = Some(PressedAhead {
                side,
                at: now,
                until,
                actor: None,
            });
        } else if self.game.last().is_some_and(|last| last.side == side) {
            let last = self.game.standing().len().saturating_sub(1);
            self.made_by_press(last, now);
        }
    }

    /// A half-move of `side` came into the record: was it pressed for before?
    pub(in crate::session) fn pressed_before(&mut self, side: Side, now: Moment) {
        let ahead = &mut self.timing.ahead;
        if ahead.front() == Some(&side) {
            ahead.pop_front();
            let last = self.game.standing().len().saturating_sub(1);
            self.made_by_press(last, now);
            return;
        }
        let pressed = self.pressed_ahead.take();
        let Some(pressed) = pressed.filter(|it| it.side == side && now <= it.until) else {
            return;
        };
        if self.timing.is_there() {
            self.pressed(side, (pressed.actor, Source::Keys), pressed.at, now);
        } else {
            let last = self.game.standing().len().saturating_sub(1);
            self.made_by_press(last, now);
        }
    }

    /// When a press that waits for its half-move is given up.
    pub(super) fn press_deadline(&self) -> Option<Moment> {
        let pressed = self.pressed_ahead.filter(|_| self.timing.is_there())?;
        Some(pressed.until)
    }

    pub(super) fn tick_press(&mut self, now: Moment) {
        if self.press_deadline().is_some_and(|until| until <= now)
            && let Some(pressed) = self.pressed_ahead.take()
        {
            let PressedAhead {
                side, at, actor, ..
            } = pressed;
            let board = self.options.boards.of(side);
            let still =
                board.is_some_and(|it| self.board_state(it.of) == BoardState::Agrees(it.of));
            if still {
                self.press_not_taken(side, PressRefusal::NoMove, actor, now);
            } else {
                self.pressed(side, (actor, Source::Keys), at, now);
            }
        }
    }

    /// A press that does nothing is told to whoever pressed, by a sound of its own.
    pub(super) fn press_not_taken(
        &mut self,
        side: Side,
        because: PressRefusal,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let why = match because {
            PressRefusal::Stopped => NotTaken::Stopped,
            PressRefusal::NotRunning => NotTaken::NotRunning,
            PressRefusal::NoMove => NotTaken::NoMove,
        };
        let body = Body::PressNotTaken {
            side: side.into(),
            because: why,
        };
        self.record(actor, Source::Keys, body, now);
        let message = Message::PressNotTaken { because };
        self.say_so(Audience::Private(side), &message, |told| Announcement {
            earcon: Some(Earcon::NotTaken),
            ..told
        });
    }

    /// Half-moves that were pressed for, in the record or not.
    pub(in crate::session) fn plies_pressed(&self) -> usize {
        let standing = self.game.standing();
        let unpressed = Side::ALL
            .into_iter()
            .filter_map(|side| self.game.unpressed(side));
        let pressed = unpressed.min().unwrap_or(standing.len());
        pressed.saturating_add(self.timing.ahead.len())
    }
}
