//! Readings of both clocks, as the arbiter writes them down, and what he charges (Kodeks II 6.15, 6.19).
//!
//! Nothing is measured here but the stopwatch of the interruption. A reading belongs to the half-move
//! after which it was taken, and comes back with it. What is charged is used time: it is in the clock at once, several
//! charges add up, and each can be taken back.

use std::time::Duration;

use zgoda_game::clock::{ToldTime, duty};
use zgoda_game::{BySide, Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, Switch};

use super::authority::Authority;
use super::note::{DeskNote, Hint, Meanwhile};
use crate::clock_words::{is_bare, read as time};
use crate::record::event::Body;
use crate::session::command::{Command, Word};
use crate::session::fair_play::Audience;
use crate::session::game::{Deed, NoCharge};
use crate::session::{Phase, Session};

/// Times that were written as bare numbers, which somebody may have meant as minutes: asked about first.
#[derive(Clone, Debug)]
pub(super) struct InSeconds {
    word: Word,
    text: String,
}

/// Is a bare number known to mean seconds?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bare {
    Ask,
    Seconds,
}

impl Session {
    /// `set 1:18:40 1:19:05`: White's and Black's clock now; `set 6 1:18:40 1:19:05`: after half-move 6.
    pub(super) fn set_clocks(&mut self, by: Authority, text: &str, bare: Bare, now: Moment) {
        let plies = self.table.game().standing().len();
        let words: Vec<&str> = text.split_whitespace().collect();
        if let [number] = words[..]
            && let Some(left) = number.parse().ok().and_then(|it| self.offered(it))
        {
            return self.clocks_are(by, plies, left, now);
        }
        let read = match words[..] {
            [white, black] => Some((plies, white, black)),
            [ply, white, black] => ply.parse().ok().map(|ply: usize| (ply, white, black)),
            _ => None,
        };
        let times = read.and_then(|(ply, white, black)| Some((ply, time(white)?, time(black)?)));
        let (Some((ply, white, black)), Some((_, first, second))) = (times, read) else {
            return self.table.show(DeskNote::NotUnderstood(Hint::Set));
        };
        if ply > plies {
            return self.table.show(DeskNote::NoSuchPly { plies });
        }
        if bare == Bare::Ask && (is_bare(first) || is_bare(second)) {
            return self.ask_if_seconds(Word::Set, text, vec![white, black]);
        }
        self.clocks_are(by, ply, BySide { white, black }, now);
    }

    /// Both clocks after so many half-moves.
    fn clocks_are(&mut self, by: Authority, ply: usize, left: BySide<Duration>, now: Moment) {
        let is_now = ply == self.table.game().standing().len();
        if is_now {
            self.set_clock(left, now);
        }
        let body = Body::ReadingsSet {
            ply,
            white_s: left.white.as_secs(),
            black_s: left.black.as_secs(),
        };
        self.table.decided(by, body, now);
        if is_now {
            // A clock device still shows what it showed before.
            self.show_readings(left.map(Some), now);
            self.tell_changed_clocks(now);
        } else {
            self.show_clocks(now);
        }
    }

    fn ask_if_seconds(&mut self, word: Word, text: &str, times: Vec<Duration>) {
        let text = text.to_owned();
        self.desk.in_seconds = Some(InSeconds { word, text });
        self.table.show(DeskNote::AskSeconds { times });
    }

    /// Takes a yes or a no as the answer to whether seconds were meant; false where that was not asked.
    pub(super) fn answered_in_seconds(
        &mut self,
        by: Authority,
        answer: Switch,
        now: Moment,
    ) -> bool {
        let Some(InSeconds { word, text }) = self.desk.in_seconds.take() else {
            return false;
        };
        match (answer, word) {
            (Switch::On, Word::Set) => self.set_clocks(by, &text, Bare::Seconds, now),
            (Switch::On, _) => self.charge(by, &text, Bare::Seconds, now),
            (Switch::Off, Word::Set) => self.table.show(DeskNote::NotUnderstood(Hint::Set)),
            (Switch::Off, _) => self.table.show(DeskNote::NotUnderstood(Hint::Charge)),
        }
        true
    }

    /// `charge black 3:20`, `charge black` (the time since play stopped), or `charge both 3:20`, half
    /// each. Where nobody is named nobody is charged, which is what happens without this word. `charge back` takes
    /// the last charge back, `charge back 2` that of this number.
    pub(super) fn charge(&mut self, by: Authority, text: &str, bare: Bare, now: Moment) {
        let (who, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let back = self.table.options().commands.read(who).command;
        if matches!(
            back,
            Command::Plain(Word::Back) | Command::Arbiters(Word::WalkBack | Word::Restore, _)
        ) {
            return self.take_charge_back(by, rest, now);
        }
        let whole = |long: Duration| Duration::from_secs(long.as_secs());
        let stopwatch = self.desk.stopped.map(|since| whole(now.since(since)));
        let long = match rest {
            "" => stopwatch,
            rest => time(rest),
        };
        let side = self.table.options().commands.side(who);
        let both = self.table.options().commands.both(who);
        let charged = match (side, long) {
            (Some(side), Some(long)) => {
                BySide::from_fn(|it| if it == side { long } else { Duration::ZERO })
            }
            // A second that cannot be shared is nobody's.
            (None, Some(long)) if both => BySide::from_fn(|_| whole(long / 2)),
            _ => return self.table.show(DeskNote::NotUnderstood(Hint::Charge)),
        };
        if bare == Bare::Ask && is_bare(rest) {
            let times = long.into_iter().collect();
            return self.ask_if_seconds(Word::Charge, text, times);
        }
        let ply = self.table.game().standing().len();
        let body = Body::TimeCharged {
            white_s: charged.white.as_secs(),
            black_s: charged.black.as_secs(),
            ply: Some(ply),
        };
        self.table.decided(by, body, now);
        self.charge_clock(&[Deed::Charged(charged)], now);
        let (number, time) = (self.table.game().last_charge(), charged);
        self.table.show(DeskNote::Charged { number, time });
        self.show_clocks(now);
        self.tell_changed_clocks(now);
    }

    fn take_charge_back(&mut self, by: Authority, number: &str, now: Moment) {
        let number = match number {
            "" => None,
            number => match number.parse() {
                Ok(number) => Some(number),
                Err(_) => return self.table.show(DeskNote::NotUnderstood(Hint::Charge)),
            },
        };
        let charge = match self.table.game().standing_charge(number) {
            Ok(charge) => charge,
            Err(NoCharge::NotThere) => return self.table.show(DeskNote::NoSuchCharge),
            Err(NoCharge::Set(number)) => return self.table.show(DeskNote::ChargeIsSet { number }),
        };
        let (number, time) = (charge.number, charge.time);
        let ply = self.table.game().standing().len();
        let body = Body::ChargeTakenBack {
            charge: number,
            ply,
            white_s: time.white.as_secs(),
            black_s: time.black.as_secs(),
        };
        self.table.decided(by, body, now);
        self.charge_clock(&[Deed::TakenBack(time)], now);
        self.table.show(DeskNote::ChargeTakenBack { number, time });
        self.show_clocks(now);
        self.tell_changed_clocks(now);
    }

    /// A player who cannot see a running clock is told what the arbiter made of it.
    fn tell_changed_clocks(&mut self, now: Moment) {
        if self.table.on_the_clock().is_some()
            && let Some(left) = self.times_left(now)
        {
            let message = Message::ClocksChanged { left };
            self.table
                .say_when_durable(Audience::Public, message, About::default());
        }
    }

    /// `replace`: a faulty clock device is out of use, and the program keeps the time (Kodeks II 6.10), from
    /// where it counted to. The arbiter sets what it should be.
    pub(super) fn replace_clock(&mut self, by: Authority, now: Moment) {
        if !self.device_is_replaced() {
            return self.table.show(DeskNote::NotUnderstood(Hint::Replace));
        }
        self.table.decided(by, Body::ClockReplaced, now);
        self.show_clocks(now);
    }

    /// `absent white`, `absent both`: who is not there when the round begins; `arrived white`: he has come.
    /// The clock that runs for the absent and the sharing of what was used are those of Kodeks II 4.5.
    pub(super) fn presence(&mut self, by: Authority, text: &str, there: Switch, now: Moment) {
        let who: Vec<Side> = match self.table.options().commands.side(text) {
            Some(side) => vec![side],
            None if self.table.options().commands.both(text) => Side::ALL.to_vec(),
            None => return self.table.show(DeskNote::NotUnderstood(Hint::Presence)),
        };
        let noted = |side: &Side| *self.table.game().absent().get(*side) == Switch::On;
        let moved = |side: &Side| {
            self.table
                .game()
                .standing()
                .iter()
                .any(|it| it.side == *side)
        };
        let wrong = match there {
            Switch::Off => who.iter().any(moved).then_some(Hint::AbsentTooLate),
            Switch::On => (!who.iter().any(noted)).then_some(Hint::NotAbsent),
        };
        if let Some(hint) = wrong {
            return self.table.show(DeskNote::NotUnderstood(hint));
        }
        for side in who {
            let body = Body::Presence {
                side: side.into(),
                there: there == Switch::On,
            };
            let arrival = self.table.game().arrival(side, there);
            self.table.decided(by, body, now);
            match there {
                Switch::Off => self.clock_runs_for_the_absent(),
                Switch::On => self.has_come(arrival, now),
            }
        }
        self.table.show(DeskNote::Presence {
            absent: self.table.game().absent(),
            clock: self.clock_meanwhile(now),
        });
        self.show_clocks(now);
    }

    /// What the clock does while somebody is absent.
    fn clock_meanwhile(&self, now: Moment) -> Meanwhile {
        match (self.table.on_the_clock(), self.runs_next(now)) {
            _ if self.table.phase() == Phase::Over => Meanwhile::Nothing,
            (Some(side), _) => Meanwhile::Runs(side),
            (None, None) => Meanwhile::Nothing,
            (None, Some(_)) if !self.round_began() => Meanwhile::Waits,
            (None, Some(side)) => Meanwhile::Stands(side),
        }
    }

    fn show_clocks(&mut self, now: Moment) {
        self.show_readings(self.readings_left(now), now);
    }

    fn show_readings(&mut self, readings: BySide<Option<Duration>>, now: Moment) {
        let charged = self.table.game().charged();
        let used = self
            .times_told(now)
            .map(|told| told.map(|ToldTime { used, .. }| used));
        let duties = self.table.options().event.time.as_ref().map(|control| {
            BySide::from_fn(|side| {
                let made = self
                    .table
                    .game()
                    .standing()
                    .iter()
                    .filter(|it| it.side == side);
                let made = u32::try_from(made.count()).unwrap_or(u32::MAX);
                duty(control, made, *readings.get(side))
            })
        });
        self.table.show(DeskNote::Clocks {
            readings,
            used,
            charged,
            duties,
        });
    }

    /// The clocks belong to the position: they come back with it.
    pub(super) fn show_clocks_there(&mut self, now: Moment) {
        let readings = self.readings_left(now);
        if readings.white.is_some()
            || readings.black.is_some()
            || self.table.options().event.time.is_some()
        {
            self.show_clocks(now);
        }
    }

    /// Both clocks now, or at the half-move the game stands at where none runs in this program, with what was
    /// charged since play stopped.
    pub(in crate::session) fn readings_left(&self, now: Moment) -> BySide<Option<Duration>> {
        if let Some(left) = self.times_left(now) {
            return left.map(Some);
        }
        self.readings_with_charges(self.table.game().standing().len())
    }

    /// What somebody wrote down after so many half-moves, with what was charged since play stopped.
    pub(in crate::session) fn readings_with_charges(
        &self,
        plies: usize,
    ) -> BySide<Option<Duration>> {
        let stored = self.table.game().readings(plies);
        let deeds = self.table.game().open_deeds_at(plies);
        BySide::from_fn(|side: Side| {
            let left = *stored.get(side);
            left.map(|left| deeds.iter().fold(left, |left, deed| deed.of(side, left)))
        })
    }
}
