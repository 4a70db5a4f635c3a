// SPDX-License-Identifier: GPL-3.0-or-later
//! The DGT clock on a board's line, as a machine of its own beside the board's.
//!
//! Times count only if they were read the same twice in a row ([`crate::debounce`]); [`layout`] finds the order of the displays,
//! [`belief`] decides which times are believed, [`errand`] carries out commands, [`wire`] and [`order`] encode and decode bytes.
//! The board's link owns the line: when the line is free, the link asks this machine what to send. A question to the clock occupies
//! the line no longer than a command without an answer does.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::Moment;

mod belief;
mod errand;
mod layout;
pub mod order;
pub mod wire;

use belief::Belief;
use errand::{Errands, News};
use layout::{Exchanged, Layout};
use order::Order;
use wire::{ClockMessage, ClockSide, ClockTimes};

use crate::board::{LostWhy, Version};
use crate::clock::{
    ClockCommand, ClockEvent, ClockIdentity, ClockOddity, ClockRefusal, WhiteDisplay,
};
use crate::conversation::Contact;
use crate::debounce::{Debounce, Stability};
use crate::retry::Retry;
use crate::waits::{AGREEING_DUMPS, UNREADABLE_TIMES, Waits};

/// A message to send for the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Want {
    /// The question for the clock's times.
    Times,
    /// An order to the clock.
    Order(Order),
}

/// A message about the clock in which neither times nor anything else could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unreadable;

/// The clock on the board's line.
#[derive(Debug)]
pub(super) struct Clock {
    waits: Waits,
    contact: Contact,
    events: VecDeque<ClockEvent>,
    /// Whether the name of the clock was reported. While the clock is asked for its name, events wait, because the name is reported
    /// first.
    introduced: Introduced,
    debounce: Debounce<Seen>,
    layout: Layout,
    belief: Belief,
    errands: Errands,
    retry: Retry,
    asked: Option<Asked>,
    unreadable: u32,
}

/// The unlimited time that [`Retry`] is given: acknowledgements may come in place of the times for a second or two, so only tries
/// are counted.
const ACKS_STAND_FOR_TIMES: Duration = Duration::MAX;

/// The unanswered question for the times.
#[derive(Clone, Copy, Debug)]
struct Asked {
    at: Moment,
    /// The moment of the last message without times.
    heard: Option<Moment>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Introduced {
    NotYet,
    Asked,
    Yes,
}

/// The content of a board's message about a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    Nothing,
    Times(ClockTimes),
}

impl Clock {
    /// A clock of which nothing is known.
    pub(super) fn new(waits: Waits, white: WhiteDisplay) -> Clock {
        Clock {
            waits,
            contact: Contact::Never,
            events: VecDeque::new(),
            introduced: Introduced::NotYet,
            debounce: Debounce::default(),
            layout: Layout::default(),
            belief: Belief::new(white),
            errands: Errands::default(),
            retry: Retry::new(Moment::ZERO, ACKS_STAND_FOR_TIMES),
            asked: None,
            unreadable: 0,
        }
    }

    /// The next event to report.
    pub(super) fn poll(&mut self) -> Option<ClockEvent> {
        match self.introduced {
            Introduced::Asked => None,
            Introduced::NotYet | Introduced::Yes => self.events.pop_front(),
        }
    }

    /// Notes that the board was found, or found again, and asks for its clock at once.
    pub(super) fn begin(&mut self, now: Moment) {
        self.asked = None;
        self.debounce.forget();
        self.retry = Retry::new(now, ACKS_STAND_FOR_TIMES);
    }

    /// Notes that the clock is lost, alone or with its board.
    pub(super) fn lose(&mut self, why: LostWhy) {
        let refused = self.errands.lost();
        self.events.extend(refused);
        self.asked = None;
        self.layout.lost();
        self.belief.lost();
        if self.contact != Contact::Lost {
            if self.introduced == Introduced::Asked {
                self.introduce(None);
            }
            self.contact = Contact::Lost;
            self.events.push_back(ClockEvent::Lost(why));
        }
    }

    /// Takes a command for the clock.
    pub(super) fn command(&mut self, command: ClockCommand, now: Moment) {
        let refused = match self.contact {
            Contact::Here => self.errands.command(command, now),
            Contact::Never | Contact::Lost => {
                Some(ClockEvent::Refused(command, ClockRefusal::NoAnswer))
            }
        };
        self.events.extend(refused);
    }

    /// Doubts the last message, which a doubled or inserted byte may have shifted.
    pub(super) fn doubt(&mut self) {
        self.debounce.doubt();
    }

    /// Takes a message about the clock.
    pub(super) fn message(
        &mut self,
        raw: &[u8; wire::LENGTH],
        now: Moment,
    ) -> Result<(), Unreadable> {
        let seen = match ClockMessage::read(raw) {
            Some(ClockMessage::Times(times)) => Seen::Times(times),
            Some(ClockMessage::NoClock) => Seen::Nothing,
            Some(ClockMessage::Zeros) => return Ok(()),
            Some(ClockMessage::Ack(ack)) => {
                // Over Bluetooth the acknowledgement may come in place of the times, and no other answer follows.
                if let Some(asked) = &mut self.asked {
                    asked.heard = Some(now);
                }
                let news = self.errands.acknowledged(ack, now, &self.waits);
                self.news(news);
                return Ok(());
            }
            None => {
                if let Some(asked) = &mut self.asked {
                    asked.heard = Some(now);
                }
                self.unreadable = self.unreadable.saturating_add(1);
                if self.unreadable == UNREADABLE_TIMES {
                    self.events.push_back(ClockEvent::Odd(ClockOddity::NoTimes));
                }
                return Err(Unreadable);
            }
        };
        let asked = self.asked.take().map(|asked| asked.at);
        self.retry.answered();
        self.unreadable = 0;
        let wait = match self.contact {
            Contact::Here | Contact::Never => self.waits.clock,
            Contact::Lost => self.waits.wake,
        };
        self.retry.rest(now, wait);
        match self.debounce.dump(seen, AGREEING_DUMPS, asked, now) {
            Stability::Unsure => {}
            Stability::Same => {
                if let Some((seen, _)) = self.debounce.settled() {
                    self.settled(seen, asked, now);
                }
            }
            Stability::Settled { image, .. } => self.settled(image, asked, now),
        }
        Ok(())
    }

    fn settled(&mut self, seen: Seen, asked: Option<Moment>, now: Moment) {
        let Seen::Times(times) = seen else {
            if self.contact != Contact::Lost {
                self.lose(LostWhy::Silent);
            }
            return;
        };
        if self.contact != Contact::Here {
            // This may be another clock.
            self.errands.ask_version();
            if self.contact == Contact::Lost {
                self.events.push_back(ClockEvent::Back);
            }
            self.contact = Contact::Here;
            if self.introduced == Introduced::NotYet {
                self.introduced = Introduced::Asked;
            }
        }
        let (times, exchanged) = self.layout.read(&times);
        if exchanged == Exchanged::Yes {
            self.belief.exchanged();
        }
        let told = self
            .belief
            .take(&times, asked.unwrap_or(now), now, &self.waits);
        self.events.extend(told);
    }

    fn news(&mut self, news: Vec<News>) {
        for news in news {
            match news {
                News::Event(event) => self.events.push_back(event),
                News::Version(version) => self.introduce(version),
            }
        }
    }

    /// Reports the name of the clock, before all its events.
    fn introduce(&mut self, version: Option<Version>) {
        if self.introduced == Introduced::Asked {
            self.introduced = Introduced::Yes;
            let name = version.map(|Version { main, sub }| format!("DGT {main}.{sub}"));
            let found = ClockEvent::Found(ClockIdentity { name });
            self.events.push_front(found);
        }
    }

    /// True if the clock must be read again before anything else, because one message alone is not believed.
    pub(super) fn is_unsure(&self) -> bool {
        self.debounce.is_moving() && self.asked.is_none()
    }

    /// Takes the next thing to send, now that the line is free.
    pub(super) fn next(&mut self, now: Moment) -> Option<Want> {
        if self.is_unsure() {
            return Some(self.ask(now));
        }
        if self.contact == Contact::Here {
            let mut news = Vec::new();
            let order = self
                .errands
                .next(&mut self.belief, now, &self.waits, &mut news);
            self.news(news);
            if let Some(order) = order {
                return Some(Want::Order(order));
            }
        }
        (self.asked.is_none() && self.retry.due() <= now).then(|| self.ask(now))
    }

    fn ask(&mut self, now: Moment) -> Want {
        self.asked = Some(Asked {
            at: now,
            heard: None,
        });
        Want::Times
    }

    /// The moment at which [`Clock::tick`] is wanted, in any state of the line.
    pub(super) fn timer(&self) -> Option<Moment> {
        let answer = self.asked.map(|asked| asked.at.after(self.waits.answer));
        [answer, self.errands.timer(&self.waits)]
            .into_iter()
            .flatten()
            .min()
    }

    /// The moment at which [`Clock::next`] has something to send, if the line is free.
    pub(super) fn due(&self) -> Option<Moment> {
        let look = match self.asked {
            Some(_) => None,
            None if self.debounce.is_moving() => Some(Moment::ZERO),
            None => Some(self.retry.due()),
        };
        let order = match self.contact {
            Contact::Here => self.errands.due(),
            Contact::Never | Contact::Lost => None,
        };
        [look, order].into_iter().flatten().min()
    }

    pub(super) fn tick(&mut self, now: Moment) {
        let news = self.errands.tick(&self.belief, now, &self.waits);
        self.news(news);
        let expired = |asked: &mut Asked| asked.at.after(self.waits.answer) <= now;
        if let Some(asked) = self.asked.take_if(expired) {
            let missed = (asked.at, asked.heard);
            let given_up = self.retry.unanswered(missed, now, &self.waits);
            if self.contact == Contact::Lost {
                self.retry.rest(now, self.waits.wake);
            } else if let Some(why) = given_up {
                self.lose(why);
                self.debounce.forget();
                self.retry.rest(now, self.waits.wake);
            } else {
                self.retry.rest(now, Duration::ZERO);
            }
        }
    }
}
