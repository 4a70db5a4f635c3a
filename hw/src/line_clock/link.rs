// SPDX-License-Identifier: GPL-3.0-or-later
//! The program's side of the conversation with a clock that has a line of its own.
//!
//! Only one command is on the line at a time. A command carries a number, and the program repeats it
//! until the answer comes, as often as the waits allow. A press carries a number that the clock gives
//! it, and the clock repeats the press until the program confirms it; a repeated press is confirmed but
//! not counted again. After a silence the program sends a greeting. A clock that does not answer the
//! greeting counts as lost until it does answer.

use std::collections::VecDeque;

use zgoda_game::{Moment, Side};

use super::VERSION;
use super::belief::{self, Belief, Occasion};
use super::codec::{Codec, seal};
use super::message::{Charge, FromClock, Memory, Reason, Refused, Since, Times, ToClock};
use super::number::Number;
use crate::board::{Anomalies, Anomaly, LostWhy};
use crate::clock::{ClockCommand, ClockEvent, ClockIdentity, ClockOddity, ClockRefusal};
use crate::conversation::{self, Contact, Conversation, Input, Output, Protocol};
use crate::waits::{LineClockWaits, WAITING_CLOCK_COMMANDS};

/// An input of the link: anything that can happen to it.
pub type ClockInput<'a> = Input<'a, ClockCommand>;

/// An output of the link: bytes to send, or an event.
pub type ClockOutput = Output<ClockEvent>;

/// A link to one clock on one line.
pub type Link = Conversation<LineClock>;

/// The protocol that is spoken with the clock.
#[derive(Debug)]
pub struct LineClock {
    waits: LineClockWaits,
    anomalies: Anomalies,
    met: Met,
    /// The commands after the current one, each with its moment.
    waiting: VecDeque<(ClockCommand, Moment)>,
    number: Number,
    press: Option<Number>,
    belief: Belief,
    charge: Charge,
    /// The moment at which the last whole line came.
    heard: Moment,
    since: Heard,
}

/// States whether the clock has ever answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Met {
    Never,
    Yes,
}

/// States whether any bytes came since the last whole line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heard {
    Nothing,
    Garbled,
}

/// The command or greeting that waits for its answer.
#[derive(Clone, Debug)]
pub struct Question {
    what: What,
    number: Number,
    /// The number of times that the command was sent.
    tries: u32,
}

#[derive(Clone, Debug)]
enum What {
    Hello,
    /// A command, and the moment at which it was given.
    Do(ClockCommand, Moment),
}

type Line = conversation::Line<Question, ClockEvent>;
type Asked = conversation::Asked<Question>;

impl Link {
    /// A link with a port that is not open yet.
    #[must_use]
    pub fn new(waits: LineClockWaits) -> Link {
        Link::of(LineClock {
            waits,
            anomalies: Anomalies::default(),
            met: Met::Never,
            waiting: VecDeque::new(),
            number: Number::FIRST,
            press: None,
            belief: Belief::default(),
            charge: Charge::Good,
            heard: Moment::ZERO,
            since: Heard::Nothing,
        })
    }
}

impl Protocol for LineClock {
    type Codec = Codec;
    type Message = FromClock;
    type Refused = Refused;
    type Question = Question;
    type Command<'a> = ClockCommand;
    type Event = ClockEvent;

    fn read(&self, line: String) -> Result<FromClock, Refused> {
        FromClock::read(&line)
    }

    fn opened(&mut self, line: &mut Line) {
        self.since = Heard::Nothing;
        // The line end completes a part of a line that an earlier program may have sent.
        line.write(b"\n".to_vec());
        self.ask(What::Hello, line);
    }

    /// Notes that the clock is gone, and refuses its open commands.
    fn lost(&mut self, why: LostWhy, line: &mut Line) {
        if line.set_contact(Contact::Lost) != Contact::Lost {
            line.tell(ClockEvent::Lost(why));
        }
        if let Some(What::Do(command, _)) = line.take(|_| true).map(|asked| asked.what.what) {
            line.tell(ClockEvent::Refused(command, ClockRefusal::NoAnswer));
        }
        for (command, _) in self.waiting.drain(..) {
            line.tell(ClockEvent::Refused(command, ClockRefusal::NoAnswer));
        }
    }

    fn command(&mut self, command: ClockCommand, line: &mut Line) {
        if line.contact() == Contact::Lost || self.waiting.len() >= WAITING_CLOCK_COMMANDS {
            line.tell(ClockEvent::Refused(command, ClockRefusal::NoAnswer));
        } else {
            self.waiting.push_back((command, line.now()));
        }
    }

    fn anomaly(&mut self, anomaly: Anomaly, _: &mut Line) {
        self.since = Heard::Garbled;
        self.anomalies.count(anomaly);
    }

    fn anomalies(&self) -> Anomalies {
        self.anomalies
    }

    fn refused(&mut self, refused: &Refused, line: &mut Line) {
        self.heard_line(line.now());
        if matches!(refused, Refused::NoTimes(_)) && line.is_here() {
            let verdict = self.belief.odd(ClockOddity::NoTimes);
            judged(verdict, line);
        }
    }

    fn message(&mut self, message: FromClock, line: &mut Line) {
        self.heard_line(line.now());
        match message {
            FromClock::Hello {
                answers,
                version,
                memory,
                name,
            } => {
                let name = (!name.is_empty()).then_some(name);
                self.hello(answers, version, memory, ClockIdentity { name }, line);
            }
            FromClock::Ok(number) => self.done(number, line),
            FromClock::No(number, reason) => self.not_done(number, reason, line),
            // Messages that come before the answer to the greeting are ignored; the clock can send them again afterwards.
            _ if !line.is_here() => {}
            FromClock::Times(times) => self.shows(times, Occasion::Passing, line),
            FromClock::Press(number, side, times) => self.pressed(number, side, times, line),
            FromClock::Battery(charge) => {
                if charge == Charge::Low && self.charge == Charge::Good {
                    line.tell(ClockEvent::BatteryLow);
                }
                self.charge = charge;
            }
        }
    }

    fn unanswered(&mut self, asked: Asked, line: &mut Line) {
        let question = asked.what;
        let tries = match (&question.what, line.contact()) {
            (What::Hello, Contact::Never) => self.waits.opening_tries,
            _ => self.waits.tries,
        };
        if question.tries < tries {
            self.send(question, line);
            return;
        }
        match question.what {
            What::Do(command, _) => {
                line.tell(ClockEvent::Refused(command, ClockRefusal::NoAnswer));
            }
            What::Hello => {
                let why = match self.since {
                    Heard::Nothing => LostWhy::Silent,
                    Heard::Garbled => LostWhy::Garbled,
                };
                self.lost(why, line);
                // Greetings to a lost clock are repeated for ever, at this pace.
                self.send(question, line);
            }
        }
    }

    fn advance(&mut self, line: &mut Line) {
        while line.asked().is_none() {
            if line.now() >= self.heard.after(self.waits.quiet) {
                self.ask(What::Hello, line);
            } else if let Some((command, from)) = self.waiting.pop_front() {
                self.ask(What::Do(command, from), line);
            } else {
                return;
            }
        }
    }

    fn expires(&self, asked: &Asked, contact: Contact) -> Moment {
        let wait = match (&asked.what.what, contact) {
            (What::Hello, Contact::Lost) => self.waits.wake,
            _ => self.waits.answer,
        };
        asked.at.after(wait)
    }

    fn due(&self, _: Contact) -> Option<Moment> {
        Some(self.heard.after(self.waits.quiet))
    }
}

impl LineClock {
    /// Notes that a whole line came, whatever it contains.
    fn heard_line(&mut self, now: Moment) {
        (self.heard, self.since) = (now, Heard::Nothing);
    }

    fn hello(
        &mut self,
        answers: Option<Number>,
        version: u16,
        memory: Memory,
        identity: ClockIdentity,
        line: &mut Line,
    ) {
        let greeted = line.asked().is_some_and(|asked| {
            matches!(asked.what, What::Hello) && Some(asked.number) == answers
        });
        let restarted = memory == Memory::Fresh && line.is_here();
        if greeted && version == VERSION {
            if restarted {
                self.lost(LostWhy::Silent, line);
            }
            line.take(|_| true);
            if memory == Memory::Fresh {
                self.belief = Belief::default();
            }
            if self.met == Met::Never {
                line.tell(ClockEvent::Found(identity));
            }
            if line.set_contact(Contact::Here) == Contact::Lost {
                line.tell(ClockEvent::Back);
            }
            self.met = Met::Yes;
        } else if greeted {
            tracing::warn!(version, "the clock speaks another version");
            self.since = Heard::Garbled;
        } else if answers.is_none() && restarted {
            self.lost(LostWhy::Silent, line);
            self.ask(What::Hello, line);
        }
    }

    fn done(&mut self, number: Number, line: &mut Line) {
        if let Some(Asked { what, .. }) = answered(number, line)
            && let What::Do(ClockCommand::Set { .. }, _) = what.what
        {
            self.belief.forget();
        }
    }

    fn not_done(&mut self, number: Number, reason: Reason, line: &mut Line) {
        let Some(Asked { what: asked, .. }) = answered(number, line) else {
            return;
        };
        let why = match reason {
            Reason::Busy if asked.tries < self.waits.tries => {
                // The clock would repeat its answer to the old number, so the command needs a new number.
                let number = self.number();
                line.wait_for(Question { number, ..asked });
                return;
            }
            Reason::Busy | Reason::Other => ClockRefusal::Untold,
            Reason::Mode => ClockRefusal::WrongMode,
            Reason::Unable => ClockRefusal::Unable,
        };
        if let What::Do(command, _) = asked.what {
            line.tell(ClockEvent::Refused(command, why));
        }
    }

    fn pressed(&mut self, number: Number, side: Side, times: Times, line: &mut Line) {
        if let Some(got) = seal(&ToClock::Got(number).to_string()) {
            line.write(got);
        }
        if self
            .press
            .is_some_and(|newest| number.is_told_again(newest))
        {
            return;
        }
        if self.press.is_some_and(|newest| newest.next() != number) {
            tracing::warn!(%number, "presses before this one are missing");
        }
        self.press = Some(number);
        line.tell(ClockEvent::Pressed(side));
        self.shows(times, Occasion::Press(side), line);
    }

    fn shows(&mut self, times: Times, occasion: Occasion, line: &mut Line) {
        // Times are doubtful while an order that changes them is open: the clock may have obeyed although its answer is lost.
        if !line.asked().is_some_and(Question::changes_times) {
            let falls = &self.waits.falls;
            let verdict = self.belief.weigh(times.into(), occasion, self.heard, falls);
            judged(verdict, line);
        }
    }

    fn ask(&mut self, what: What, line: &mut Line) {
        let question = Question {
            what,
            number: self.number(),
            tries: 0,
        };
        self.send(question, line);
    }

    fn number(&mut self) -> Number {
        let number = self.number;
        self.number = number.next();
        number
    }

    fn send(&self, mut question: Question, line: &mut Line) {
        let number = question.number;
        let message = match &question.what {
            What::Hello => ToClock::Hello {
                number,
                version: VERSION,
                since: match self.met {
                    Met::Never => Since::Now,
                    Met::Yes => Since::Press(self.press),
                },
            },
            What::Do(command, from) => {
                ToClock::Do(number, as_it_is_now(command, *from, line.now()))
            }
        };
        match (seal(&message.to_string()), question.what) {
            (Some(bytes), what) => {
                question.tries = question.tries.saturating_add(1);
                line.ask(Question { what, ..question }, bytes);
            }
            // The command cannot be written as a line, because the line would be too long.
            (None, What::Do(command, _)) => {
                line.tell(ClockEvent::Refused(command, ClockRefusal::Unable));
            }
            (None, What::Hello) => {}
        }
    }
}

impl Question {
    fn changes_times(&self) -> bool {
        let What::Do(command, _) = &self.what else {
            return false;
        };
        match command {
            ClockCommand::Set { .. } | ClockCommand::Start(_) | ClockCommand::Stop => true,
            ClockCommand::Beep | ClockCommand::Text(_) | ClockCommand::Speak(_) => false,
        }
    }
}

/// Takes the command that waits for its answer, if it has this number.
fn answered(number: Number, line: &mut Line) -> Option<Asked> {
    line.take(|asked| asked.number == number && matches!(asked.what, What::Do(..)))
}

fn judged(verdict: belief::Believed, line: &mut Line) {
    match verdict {
        belief::Believed::News(shows) => line.tell(ClockEvent::Shows(shows)),
        belief::Believed::Odd(what) => line.tell(ClockEvent::Odd(what)),
        belief::Believed::Same | belief::Believed::Known => {}
    }
}

/// The command as it must be sent now. If it sets a clock that is running, that clock's time is reduced by the time
/// since `from`.
fn as_it_is_now(command: &ClockCommand, from: Moment, now: Moment) -> ClockCommand {
    let mut command = command.clone();
    if let ClockCommand::Set {
        left,
        running: Some(side),
    } = &mut command
    {
        let left = left.get_mut(*side);
        *left = left.saturating_sub(now.since(from));
    }
    command
}
