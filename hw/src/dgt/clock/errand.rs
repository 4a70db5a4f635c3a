// SPDX-License-Identifier: GPL-3.0-or-later
//! Gives orders to a clock, one at a time. Each order waits for its acknowledgement, and is repeated if no acknowledgement comes.

use std::collections::VecDeque;

use zgoda_game::{BySide, Moment, Side};

use super::belief::Belief;
use super::order::{Hms, Order, letters, segments};
use super::wire::{Ack, AckOutcome};
use crate::board::Version;
use crate::clock::{ClockCommand, ClockEvent, ClockRefusal, ClockShows};
use crate::waits::{CLOCK_ORDERS, CLOCK_TRIES, Waits};

/// The first main version of a clock that takes letters; earlier versions take segments.
const DGT_3000: u8 = 2;
/// The length of a beep, which is a quarter of a second.
const BEEP: u8 = 4;
/// The bit that marks the code of an unasked report.
const UNASKED: u8 = 0x80;
/// The code of the report that the clock takes no orders from a computer.
const NOT_FOR_COMPUTERS: u8 = 0x90;

/// The purpose of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Job {
    /// The question for the version of the clock.
    Version,
    /// A command for the clock, and the moment at which it was given.
    Command(ClockCommand, Moment),
    /// The order that ends the display of words, which were shown for long enough.
    EndWords,
}

/// The order that the clock has not acknowledged.
#[derive(Clone, Debug)]
struct Given {
    job: Job,
    order: Order,
    tries: u32,
    /// The moment at which the order was given last, if it was given.
    since: Option<Moment>,
}

/// The outcome of an errand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// An event to report.
    Event(ClockEvent),
    /// The version of the clock; `None` if the clock did not give it.
    Version(Option<Version>),
}

/// The waiting jobs, and the order that is not yet acknowledged.
#[derive(Clone, Debug, Default)]
pub(super) struct Errands {
    jobs: VecDeque<Job>,
    given: Option<Given>,
    /// The code of the last finished order, and the moment until which a late or second acknowledgement of it is ignored.
    echo: Option<(u8, Moment)>,
    /// The moment at which the display of words is to end, while words are shown.
    words: Option<Moment>,
    version: Option<Version>,
}

impl Errands {
    /// Queues the question for the clock's version.
    pub(super) fn ask_version(&mut self) {
        self.jobs.push_front(Job::Version);
    }

    /// Takes a command for the clock.
    pub(super) fn command(&mut self, command: ClockCommand, now: Moment) -> Option<ClockEvent> {
        if self.jobs.len() >= CLOCK_ORDERS {
            return Some(ClockEvent::Refused(command, ClockRefusal::NoAnswer));
        }
        self.jobs.push_back(Job::Command(command, now));
        None
    }

    /// Notes that the clock is lost, and refuses all waiting commands.
    pub(super) fn lost(&mut self) -> Vec<ClockEvent> {
        let given = self.given.take().map(|given| given.job);
        (self.words, self.echo) = (None, None);
        given
            .into_iter()
            .chain(std::mem::take(&mut self.jobs))
            .filter_map(|job| match job {
                Job::Command(command, _) => {
                    Some(ClockEvent::Refused(command, ClockRefusal::NoAnswer))
                }
                Job::Version | Job::EndWords => None,
            })
            .collect()
    }

    /// The order to send now, if there is one.
    pub(super) fn next(
        &mut self,
        belief: &mut Belief,
        now: Moment,
        waits: &Waits,
        news: &mut Vec<News>,
    ) -> Option<Order> {
        if self.words.is_some_and(|until| until <= now) {
            self.words = None;
            self.jobs.push_front(Job::EndWords);
        }
        while self.given.is_none() {
            let job = self.jobs.pop_front()?;
            match self.order(&job, belief, now) {
                Some(order) => {
                    self.given = Some(Given {
                        job,
                        order,
                        tries: 0,
                        since: None,
                    });
                }
                None => refuse(job, ClockRefusal::Unable, news),
            }
        }
        let given = self.given.as_ref()?;
        let echo = self.echo.filter(|(code, _)| *code == given.order.code());
        if given.since.is_some() || echo.is_some_and(|(_, until)| now < until) {
            return None;
        }
        // The order may have waited, so its times are computed anew.
        let order = self.order(&given.job, belief, now);
        let given = self.given.as_mut()?;
        given.order = order.unwrap_or(given.order);
        given.since = Some(now);
        given.tries = given.tries.saturating_add(1);
        if let Some(left) = target(&given.order, belief) {
            belief.ordered(left, now.after(waits.clock_ack + waits.clock_late));
        }
        Some(given.order)
    }

    /// The moment at which the given order is repeated or given up if no acknowledgement comes.
    pub(super) fn timer(&self, waits: &Waits) -> Option<Moment> {
        let given = self.given.as_ref().and_then(|given| given.since);
        given.map(|since| since.after(waits.clock_ack))
    }

    /// The moment at which the next order can be sent; `None` while an order awaits its acknowledgement, or if no order waits.
    pub(super) fn due(&self) -> Option<Moment> {
        match &self.given {
            None if self.jobs.is_empty() => self.words,
            None => Some(Moment::ZERO),
            Some(given) if given.since.is_some() => None,
            Some(given) => {
                let echo = self.echo.filter(|(code, _)| *code == given.order.code());
                Some(echo.map_or(Moment::ZERO, |(_, until)| until))
            }
        }
    }

    pub(super) fn tick(&mut self, belief: &Belief, now: Moment, waits: &Waits) -> Vec<News> {
        match &self.given {
            Some(given)
                if given
                    .since
                    .is_some_and(|at| at.after(waits.clock_ack) <= now) => {}
            _ => return Vec::new(),
        }
        let done = self
            .given
            .as_ref()
            .is_some_and(|given| has_done(given, belief));
        if done {
            return self.finish(now, waits, None);
        }
        self.again(ClockRefusal::NoAnswer)
    }

    /// Takes an acknowledgement or an unasked report of the clock.
    pub(super) fn acknowledged(&mut self, ack: Ack, now: Moment, waits: &Waits) -> Vec<News> {
        if ack.command & UNASKED != 0 {
            let setting = self
                .given
                .as_ref()
                .is_some_and(|given| matches!(given.order, Order::Set { .. }));
            if ack.command == NOT_FOR_COMPUTERS && setting {
                return self.give_up(ClockRefusal::WrongMode);
            }
            tracing::debug!(?ack, "the clock's own report");
            return Vec::new();
        }
        let meant = |given: &Given| given.since.is_some() && given.order.code() == ack.command;
        let Some(given) = self.given.as_ref().filter(|given| meant(given)) else {
            tracing::debug!(?ack, "an acknowledgement nobody waits for");
            return Vec::new();
        };
        let order = given.order;
        self.echo = Some((order.code(), now.after(waits.clock_echo)));
        match (ack.outcome, order) {
            (AckOutcome::Accepted, _) => self.finish(now, waits, Some(ack)),
            (AckOutcome::Refused, Order::Set { .. }) => self.give_up(ClockRefusal::WrongMode),
            (AckOutcome::Refused, _) => self.give_up(ClockRefusal::Untold),
            // Real clocks send such acknowledgements, and the repeated order succeeds.
            (AckOutcome::Other(_), _) => self.again(ClockRefusal::Untold),
        }
    }

    fn finish(&mut self, now: Moment, waits: &Waits, ack: Option<Ack>) -> Vec<News> {
        let Some(given) = self.given.take() else {
            return Vec::new();
        };
        // If the order is finished because the clock shows its effect, the acknowledgement may still come.
        self.echo = Some((given.order.code(), now.after(waits.clock_echo)));
        match (given.job, ack) {
            (Job::Version, Some(ack)) => {
                let [version, _] = ack.values;
                self.version = Some(Version {
                    main: version >> 4,
                    sub: version & 0x0f,
                });
                vec![News::Version(self.version)]
            }
            (Job::Command(ClockCommand::Text(_), _), _) => {
                self.words = Some(now.after(waits.clock_words));
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// Repeats the order, or gives it up after `CLOCK_TRIES` tries.
    fn again(&mut self, why: ClockRefusal) -> Vec<News> {
        match &mut self.given {
            Some(given) if given.tries < CLOCK_TRIES => {
                given.since = None;
                Vec::new()
            }
            _ => self.give_up(why),
        }
    }

    fn give_up(&mut self, why: ClockRefusal) -> Vec<News> {
        let mut news = Vec::new();
        if let Some(given) = self.given.take() {
            refuse(given.job, why, &mut news);
        }
        news
    }

    /// The order for a job, with the times of this moment; `None` if the clock cannot do the job.
    fn order(&self, job: &Job, belief: &Belief, now: Moment) -> Option<Order> {
        Some(match job {
            Job::Version => Order::Version,
            Job::EndWords => Order::End,
            Job::Command(command, since) => match command {
                ClockCommand::Set { left, running } => {
                    let mut left = *left;
                    // The running time has gone on while the order waited.
                    if let Some(side) = *running {
                        let left = left.get_mut(side);
                        *left = left.saturating_sub(now.since(*since));
                    }
                    set(left, *running, belief)?
                }
                // To start or stop the clock, it is set to the times that it shows.
                ClockCommand::Start(side) => set(belief.shows()?.left, Some(*side), belief)?,
                ClockCommand::Stop => set(belief.shows()?.left, None, belief)?,
                ClockCommand::Beep => Order::Beep(BEEP),
                ClockCommand::Text(text) => {
                    let newer = self.version.is_some_and(|version| version.main >= DGT_3000);
                    if newer {
                        Order::Letters(letters(text))
                    } else {
                        Order::Segments(segments(text))
                    }
                }
                ClockCommand::Speak(_) => return None,
            },
        })
    }
}

fn refuse(job: Job, why: ClockRefusal, news: &mut Vec<News>) {
    match job {
        Job::Version => news.push(News::Version(None)),
        Job::Command(command, _) => news.push(News::Event(ClockEvent::Refused(command, why))),
        Job::EndWords => tracing::debug!(%why, "the clock's words"),
    }
}

fn set(left: BySide<std::time::Duration>, running: Option<Side>, belief: &Belief) -> Option<Order> {
    let white = Hms::of(left.white)?;
    let black = Hms::of(left.black)?;
    let (left, right) = match belief.display(Side::White) {
        super::ClockSide::Left => (white, black),
        super::ClockSide::Right => (black, white),
    };
    Some(Order::Set {
        left,
        right,
        running: running.map(|side| belief.display(side)),
    })
}

/// The times that an order sets.
fn target(order: &Order, belief: &Belief) -> Option<BySide<std::time::Duration>> {
    let Order::Set { left, right, .. } = order else {
        return None;
    };
    Some(BySide::from_fn(|side| match belief.display(side) {
        super::ClockSide::Left => left.time(),
        super::ClockSide::Right => right.time(),
    }))
}

/// True if the clock shows the effect of the order, although it has not acknowledged it. Setting the clock again
/// would undo the time that it has counted since.
fn has_done(given: &Given, belief: &Belief) -> bool {
    /// The most time that the clock counts before it is read.
    const COUNTED: std::time::Duration = std::time::Duration::from_secs(5);
    let (Some(left), Some(shows)) = (target(&given.order, belief), belief.shows()) else {
        return false;
    };
    let ClockShows { running, .. } = shows;
    let Order::Set {
        running: wanted, ..
    } = given.order
    else {
        return false;
    };
    let counts = |side: Side| running == Some(side);
    running.map(|side| belief.display(side)) == wanted
        && Side::ALL.into_iter().all(|side| {
            let (shown, set) = (*shows.left.get(side), *left.get(side));
            shown == set || counts(side) && shown < set && set - shown <= COUNTED
        })
}
