//! Readings of both clocks, as the arbiter writes them down, and what he charges (Kodeks II 6.15, 6.19).
//!
//! Nothing is measured here but the stopwatch of the interruption. A reading belongs to the half-move
//! after which it was taken, and comes back with it.

use std::time::Duration;

use zgoda_game::clock::duty;
use zgoda_game::{BySide, Moment, Side};
use zgoda_speech::announcement::Switch;

use super::note::{DeskNote, Hint};
use crate::clock_words::read as time;
use crate::record::event::Body;
use crate::session::Session;

impl Session {
    /// `set 1:18:40 1:19:05`: White's and Black's clock now; `set 6 1:18:40 1:19:05`: after half-move 6.
    pub(super) fn set_clocks(&mut self, text: &str, now: Moment) {
        let plies = self.game.standing().len();
        let words: Vec<&str> = text.split_whitespace().collect();
        let read = match words[..] {
            [white, black] => Some((plies, white, black)),
            [ply, white, black] => ply.parse().ok().map(|ply: usize| (ply, white, black)),
            _ => None,
        };
        let read = read.and_then(|(ply, white, black)| Some((ply, time(white)?, time(black)?)));
        let Some((ply, white, black)) = read else {
            return self.show(DeskNote::NotUnderstood(Hint::Set));
        };
        if ply > plies {
            return self.show(DeskNote::NoSuchPly { plies });
        }
        let left = BySide { white, black };
        self.game.set_readings(ply, left.map(Some));
        if ply == plies {
            self.set_clock(left, now);
        }
        let body = Body::ReadingsSet {
            ply,
            white_s: white.as_secs(),
            black_s: black.as_secs(),
        };
        self.decided(body, now);
        if ply == plies {
            // A clock device still shows what it showed before.
            let charges = self.game.charged();
            let set = |side: Side| left.get(side).saturating_sub(*charges.get(side));
            self.show_readings(BySide::from_fn(|side| Some(set(side))));
        } else {
            self.show_clocks(now);
        }
    }

    /// `charge black 3:20`, `charge black` (the time since play stopped), or `charge both 3:20`, half
    /// each. Where nobody is named nobody is charged, which is what happens without this word.
    pub(super) fn charge(&mut self, text: &str, now: Moment) {
        let (who, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let whole = |long: Duration| Duration::from_secs(long.as_secs());
        let stopwatch = self.desk.stopped.map(|since| whole(now.since(since)));
        let long = match rest.trim() {
            "" => stopwatch,
            rest => time(rest),
        };
        let side = self.options.commands.side(who);
        let both = self.options.commands.both(who);
        let charged = match (side, long) {
            (Some(side), Some(long)) => {
                BySide::from_fn(|it| if it == side { long } else { Duration::ZERO })
            }
            (None, Some(long)) if both => BySide::from_fn(|_| long / 2),
            _ => return self.show(DeskNote::NotUnderstood(Hint::Charge)),
        };
        self.game.charge(charged);
        let body = Body::TimeCharged {
            white_s: charged.white.as_secs(),
            black_s: charged.black.as_secs(),
        };
        self.decided(body, now);
        if !self.desk.stopped() {
            self.charges_are_paid(now);
        }
        self.show_clocks(now);
    }

    /// What was charged is taken off a running clock's sides; until play goes on it can be charged
    /// otherwise.
    pub(super) fn charges_are_paid(&mut self, now: Moment) {
        let charged = self.game.charged();
        let Some(left) = self.times_left(now) else {
            return;
        };
        if charged == BySide::default() {
            return;
        }
        let paid = BySide::from_fn(|side| left.get(side).saturating_sub(*charged.get(side)));
        self.game.charge(BySide::default());
        self.change_clock(paid, now);
    }

    /// `replace`: a faulty clock device is out of use, and the program keeps the time (Kodeks II 6.10), from
    /// where it counted to. The arbiter sets what it should be.
    pub(super) fn replace_clock(&mut self, now: Moment) {
        if !self.device_is_replaced() {
            return self.show(DeskNote::NotUnderstood(Hint::Replace));
        }
        self.decided(Body::ClockReplaced, now);
        self.show_clocks(now);
    }

    /// `absent white`, `absent both`: who is not there when the round begins; `arrived white`: he has come.
    /// The clock that runs for the absent and the sharing of what was used are those of Kodeks II 4.5.
    pub(super) fn presence(&mut self, text: &str, there: Switch, now: Moment) {
        let who: Vec<Side> = match self.options.commands.side(text) {
            Some(side) => vec![side],
            None if self.options.commands.both(text) => Side::ALL.to_vec(),
            None => return self.show(DeskNote::NotUnderstood(Hint::Presence)),
        };
        for side in who {
            let body = Body::Presence {
                side: side.into(),
                there: there == Switch::On,
            };
            self.decided(body, now);
            match there {
                Switch::Off => self.clock_waits_for(side),
                Switch::On => self.has_come(side, now),
            }
        }
        self.show_clocks(now);
    }

    fn show_clocks(&mut self, now: Moment) {
        self.show_readings(self.readings_left(now));
    }

    fn show_readings(&mut self, readings: BySide<Option<Duration>>) {
        let charged = self.game.charged();
        let duties = self.options.event.time.as_ref().map(|control| {
            BySide::from_fn(|side| {
                let made = self.game.standing().iter().filter(|it| it.side == side);
                let made = u32::try_from(made.count()).unwrap_or(u32::MAX);
                duty(control, made, *readings.get(side))
            })
        });
        self.show(DeskNote::Clocks {
            readings,
            charged,
            duties,
        });
    }

    /// The clocks belong to the position: they come back with it.
    pub(super) fn show_clocks_there(&mut self, now: Moment) {
        let readings = self.readings_left(now);
        if readings.white.is_some() || readings.black.is_some() || self.options.event.time.is_some()
        {
            self.show_clocks(now);
        }
    }

    /// Both clocks now, or at the half-move the game stands at where none runs in this program, less what
    /// was charged.
    pub(super) fn readings_left(&self, now: Moment) -> BySide<Option<Duration>> {
        let stored = match self.times_left(now) {
            Some(left) => left.map(Some),
            None => self.game.readings(self.game.standing().len()),
        };
        let charges = self.game.charged();
        BySide::from_fn(|side: Side| {
            let charged = *charges.get(side);
            stored.get(side).map(|time| time.saturating_sub(charged))
        })
    }
}
