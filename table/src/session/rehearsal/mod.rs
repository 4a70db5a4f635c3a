// SPDX-License-Identifier: GPL-3.0-or-later
//! A rehearsal of an official game. The program plays the people who are not there: the arbiter, the sighted opponent, and the
//! hands at simulated boards. On request the hands make a mistake.
//!
//! After each input the rehearsal looks at the live game, and decides the next act of one of these people and its moment. All acts
//! come into the session in the same ways as the acts of real people, so that a rehearsal sounds like the game that it rehearses.

mod actions;
mod arbiter;
mod hands;
mod mishap;
mod opponent;

use std::time::Duration;

use zgoda_game::{Moment, Side};

pub(super) use arbiter::Duty;
pub(super) use hands::Work;
use mishap::Asked;
pub(super) use opponent::Act;
use zgoda_record::mode::ArbiterIs;
use zgoda_record::sight::Sight;

use super::live::LiveGame;
use super::options::Options;
use super::table::Table;

/// The times that the people of a rehearsal take for their acts.
#[derive(Clone, Copy, Debug)]
struct Paces {
    /// The time until the arbiter notices that everything is ready, or that the next duty is due.
    arbiter: Duration,
    /// The time until the arbiter sees, without a call, that boards differ.
    notices: Duration,
    /// The thinking time of the opponent.
    thinks: Duration,
    /// The time until a hand begins, or the opponent answers or presses.
    hand: Duration,
    /// The time until a man is put right. It is long enough for a person to hear the square and to do the same on a real board.
    mends: Duration,
}

impl Paces {
    /// The paces of people who begin to act after this time.
    fn of(hand: Duration) -> Paces {
        Paces {
            arbiter: hand,
            notices: hand * 14,
            thinks: hand * 3,
            hand,
            mends: hand * 3,
        }
    }
}

/// An act of one of the people.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Action {
    /// A duty of the arbiter.
    Arbiter(Duty),
    /// An act of the opponent.
    Opponent(Side, Act),
    /// An act of a hand at a simulated board.
    Hand(Work),
}

/// The next action of one person. An action is done only once, even if it changed nothing.
#[derive(Clone, Debug, Default)]
struct Next {
    action: Option<(Action, Moment)>,
    done: bool,
}

impl Next {
    /// Notes that the person wants to do this action after this time, unless they already wanted it.
    fn means(&mut self, action: Option<(Action, Duration)>, now: Moment) {
        match (action, &self.action) {
            (Some((wanted, _)), Some((meant, _))) if wanted == *meant => {}
            (wanted, _) => {
                self.action = wanted.map(|(action, after)| (action, now.after(after)));
                self.done = false;
            }
        }
    }

    fn deadline(&self) -> Option<Moment> {
        let (_, at) = self.action.as_ref()?;
        (!self.done).then_some(*at)
    }

    fn due(&mut self, now: Moment) -> Option<Action> {
        let due = self.deadline().is_some_and(|at| at <= now);
        self.done |= due;
        let (action, _) = self.action.as_ref().filter(|_| due)?;
        Some(action.clone())
    }
}

/// The people of a rehearsal.
#[derive(Clone, Debug)]
pub(super) struct Rehearsal {
    arbiter: Next,
    opponent: Next,
    hands: Next,
    paces: Paces,
}

impl Rehearsal {
    /// The rehearsal of this game, if the game is one.
    pub(super) fn of(options: &Options) -> Option<Rehearsal> {
        (options.arbiter == ArbiterIs::Program).then(|| Rehearsal {
            arbiter: Next::default(),
            opponent: Next::default(),
            hands: Next::default(),
            paces: Paces::of(options.waits.rehearsed),
        })
    }

    /// Lets the people look at the table, and choose their next actions.
    pub(super) fn look(&mut self, live: &LiveGame) {
        let now = live.table.now();
        let duty = arbiter::next(live, self.paces);
        self.arbiter.means(
            duty.map(|(duty, after)| (Action::Arbiter(duty), after)),
            now,
        );
        let act = opponent_of(&live.table).and_then(|side| {
            let (act, after) = opponent::next(live, side, self.paces)?;
            Some((Action::Opponent(side, act), after))
        });
        self.opponent.means(act, now);
        let work = hands::next(live, self.paces);
        self.hands
            .means(work.map(|(work, after)| (Action::Hand(work), after)), now);
    }

    /// The next action that is due.
    pub(super) fn due(&mut self, now: Moment) -> Option<Action> {
        let arbiter = self.arbiter.due(now);
        let action = arbiter.or_else(|| self.opponent.due(now));
        action.or_else(|| self.hands.due(now))
    }

    /// The moment of the next action.
    pub(super) fn deadline(&self) -> Option<Moment> {
        let all = [&self.arbiter, &self.opponent, &self.hands];
        all.into_iter().filter_map(Next::deadline).min()
    }
}

/// The side that the program plays: the sighted side, at a simulated board.
fn opponent_of(table: &Table) -> Option<Side> {
    let sight = &table.options().sight;
    let mut sighted = Side::ALL
        .into_iter()
        .filter(|side| *sight.get(*side) == Sight::Sighted);
    let (side, None) = (sighted.next()?, sighted.next()) else {
        return None;
    };
    hands::is_simulated(table, side).then_some(side)
}
