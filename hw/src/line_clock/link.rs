//! The program's side of the conversation with a clock on a line of its own.
//!
//! One command is on the line at a time and carries a number; it is said again until its answer comes,
//! as often as the waits allow. A press carries a number of the clock's and is told again until it is
//! confirmed; one that was heard already is confirmed and not counted. Silence is answered with a
//! greeting, and a clock that does not answer that is lost until it does.

use std::collections::VecDeque;

use zgoda_game::{Moment, Side};

use super::VERSION;
use super::belief::{self, Belief, Occasion};
use super::codec::{Codec, Verdict, seal};
use super::message::{Charge, FromClock, Memory, Reason, Refused, Since, Times, ToClock};
use super::number::Number;
use crate::board::{Anomalies, Anomaly, LineFault, LostWhy};
use crate::clock::{ClockCommand, ClockEvent, ClockIdentity, ClockOddity, ClockRefusal};
use crate::waits::{LineClockWaits, WAITING_CLOCK_COMMANDS};

/// What can happen to the machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockInput<'a> {
    /// The port was opened, for the first time or again.
    Opened,
    /// These bytes came in.
    Bytes(&'a [u8]),
    /// The port is closed or could not be opened.
    Closed(&'a LineFault),
    /// The clock shall do this.
    Do(ClockCommand),
    /// Time went by.
    Tick,
}

/// What the machine wants done or known. In the order in which it was handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockOutput {
    /// Send these bytes down the line.
    Write(Vec<u8>),
    /// This is news of the clock.
    Event(ClockEvent),
}

/// One clock on one line.
#[derive(Debug)]
pub struct Link {
    waits: LineClockWaits,
    outputs: VecDeque<ClockOutput>,
    codec: Codec,
    anomalies: Anomalies,
    port: Port,
    contact: Contact,
    met: Met,
    asked: Option<Asked>,
    /// Commands behind the one on the line, with the moments they are from.
    waiting: VecDeque<(ClockCommand, Moment)>,
    number: Number,
    press: Option<Number>,
    belief: Belief,
    charge: Charge,
    /// When the last whole line came.
    heard: Moment,
    line: Line,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Port {
    Open,
    Closed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Contact {
    /// Nothing was heard or missed yet.
    Never,
    Here,
    /// That was told.
    Lost,
}

/// Did it ever answer?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Met {
    Never,
    Yes,
}

/// What came since the last whole line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Silent,
    Garbled,
}

/// The one command on the line.
#[derive(Clone, Debug)]
struct Asked {
    what: Question,
    number: Number,
    /// When it was said last, or refused for the moment.
    at: Moment,
    /// How often it was.
    tries: u32,
}

#[derive(Clone, Debug)]
enum Question {
    Hello,
    /// This, which was right at this moment.
    Do(ClockCommand, Moment),
}

impl Link {
    /// A link whose port is not open yet.
    #[must_use]
    pub fn new(waits: LineClockWaits) -> Link {
        Link {
            waits,
            outputs: VecDeque::new(),
            codec: Codec::new(),
            anomalies: Anomalies::default(),
            port: Port::Closed,
            contact: Contact::Never,
            met: Met::Never,
            asked: None,
            waiting: VecDeque::new(),
            number: Number::FIRST,
            press: None,
            belief: Belief::default(),
            charge: Charge::Good,
            heard: Moment::ZERO,
            line: Line::Silent,
        }
    }

    /// Takes what happened at `now`.
    pub fn handle(&mut self, input: ClockInput<'_>, now: Moment) {
        match input {
            ClockInput::Opened => self.opened(now),
            ClockInput::Bytes(bytes) => self.bytes(bytes, now),
            ClockInput::Closed(fault) => {
                self.port = Port::Closed;
                self.lose(LostWhy::Line(fault.clone()));
                self.asked = None;
            }
            ClockInput::Do(command) => self.command(command, now),
            ClockInput::Tick => {}
        }
        self.advance(now);
    }

    /// The next thing to do or to know.
    pub fn poll(&mut self) -> Option<ClockOutput> {
        self.outputs.pop_front()
    }

    /// When [`ClockInput::Tick`] is wanted at the latest.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        match (self.port, &self.asked) {
            (Port::Closed, _) => None,
            (Port::Open, Some(asked)) => Some(self.expires(asked)),
            (Port::Open, None) => Some(self.heard.after(self.waits.quiet)),
        }
    }

    /// All line trouble since the beginning.
    #[must_use]
    pub fn anomalies(&self) -> Anomalies {
        self.anomalies
    }

    fn opened(&mut self, now: Moment) {
        self.port = Port::Open;
        self.codec = Codec::new();
        self.line = Line::Silent;
        // Ends whatever half a line an earlier program may have left.
        self.outputs.push_back(ClockOutput::Write(b"\n".to_vec()));
        self.ask(Question::Hello, now);
    }

    fn command(&mut self, command: ClockCommand, now: Moment) {
        if self.contact == Contact::Lost || self.waiting.len() >= WAITING_CLOCK_COMMANDS {
            self.refused(command, ClockRefusal::NoAnswer);
        } else {
            self.waiting.push_back((command, now));
        }
    }

    fn refused(&mut self, command: ClockCommand, why: ClockRefusal) {
        self.tell(ClockEvent::Refused(command, why));
    }

    fn tell(&mut self, event: ClockEvent) {
        self.outputs.push_back(ClockOutput::Event(event));
    }

    /// It is gone, and what it was to do with it.
    fn lose(&mut self, why: LostWhy) {
        if self.contact != Contact::Lost {
            self.contact = Contact::Lost;
            self.tell(ClockEvent::Lost(why));
        }
        if let Some(Question::Do(command, _)) = self.asked.take().map(|asked| asked.what) {
            self.refused(command, ClockRefusal::NoAnswer);
        }
        while let Some((command, _)) = self.waiting.pop_front() {
            self.refused(command, ClockRefusal::NoAnswer);
        }
    }

    fn bytes(&mut self, bytes: &[u8], now: Moment) {
        if self.port == Port::Closed {
            return;
        }
        for &byte in bytes {
            match self.codec.feed(byte) {
                Verdict::More => {}
                Verdict::Anomaly(anomaly) => {
                    self.line = Line::Garbled;
                    self.anomalies.count(anomaly);
                }
                Verdict::Line(line) => {
                    self.heard = now;
                    self.line = Line::Silent;
                    self.line(&line, now);
                }
            }
        }
    }

    fn line(&mut self, line: &str, now: Moment) {
        match FromClock::read(line) {
            Ok(message) => self.message(message, now),
            Err(refused) => {
                tracing::debug!(%refused, "clock");
                self.anomalies.count(Anomaly::Undecodable);
                if matches!(refused, Refused::NoTimes(_)) && self.contact == Contact::Here {
                    let verdict = self.belief.odd(ClockOddity::NoTimes);
                    self.judged(verdict);
                }
            }
        }
    }

    fn message(&mut self, message: FromClock, now: Moment) {
        match message {
            FromClock::Hello {
                answers,
                version,
                memory,
                name,
            } => self.hello(answers, version, memory, name, now),
            FromClock::Ok(number) => self.done(number),
            FromClock::No(number, reason) => self.not_done(number, reason, now),
            // What it tells before it answered the greeting may be told again after it.
            _ if self.contact != Contact::Here => {}
            FromClock::Times(times) => self.shows(times, Occasion::Passing),
            FromClock::Press(number, side, times) => self.pressed(number, side, times),
            FromClock::Battery(charge) => {
                if charge == Charge::Low && self.charge == Charge::Good {
                    self.tell(ClockEvent::BatteryLow);
                }
                self.charge = charge;
            }
        }
    }

    fn hello(
        &mut self,
        answers: Option<Number>,
        version: u16,
        memory: Memory,
        name: String,
        now: Moment,
    ) {
        let greeted = self
            .asked
            .as_ref()
            .filter(|asked| matches!(asked.what, Question::Hello) && Some(asked.number) == answers);
        let restarted = memory == Memory::Fresh && self.contact == Contact::Here;
        if greeted.is_some() && version == VERSION {
            if restarted {
                self.lose(LostWhy::Silent);
            }
            self.asked = None;
            if memory == Memory::Fresh {
                self.belief = Belief::default();
            }
            if self.met == Met::Never {
                let name = (!name.is_empty()).then_some(name);
                self.tell(ClockEvent::Found(ClockIdentity { name }));
            }
            if self.contact == Contact::Lost {
                self.tell(ClockEvent::Back);
            }
            (self.contact, self.met) = (Contact::Here, Met::Yes);
        } else if greeted.is_some() {
            tracing::warn!(version, "the clock speaks another version");
            self.line = Line::Garbled;
        } else if answers.is_none() && restarted {
            self.lose(LostWhy::Silent);
            self.ask(Question::Hello, now);
        }
    }

    /// The command on the line, if this is its number.
    fn answered(&mut self, number: Number) -> Option<Asked> {
        self.asked.take_if(|asked| {
            asked.number == number && asked.tries > 0 && matches!(asked.what, Question::Do(..))
        })
    }

    fn done(&mut self, number: Number) {
        if let Some(asked) = self.answered(number)
            && let Question::Do(ClockCommand::Set { .. }, _) = asked.what
        {
            self.belief.forget();
        }
    }

    fn not_done(&mut self, number: Number, reason: Reason, now: Moment) {
        let Some(asked) = self.answered(number) else {
            return;
        };
        let why = match reason {
            Reason::Busy if asked.tries < self.waits.tries => {
                // It remembers its answer to this number.
                let number = self.number();
                self.asked = Some(Asked {
                    number,
                    at: now,
                    ..asked
                });
                return;
            }
            Reason::Busy | Reason::Other => ClockRefusal::Untold,
            Reason::Mode => ClockRefusal::WrongMode,
            Reason::Unable => ClockRefusal::Unable,
        };
        if let Question::Do(command, _) = asked.what {
            self.refused(command, why);
        }
    }

    fn pressed(&mut self, number: Number, side: Side, times: Times) {
        self.say(&ToClock::Got(number));
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
        self.tell(ClockEvent::Pressed(side));
        self.shows(times, Occasion::Press(side));
    }

    fn shows(&mut self, times: Times, occasion: Occasion) {
        // Nobody can tell whether it did what it was told and its answer is lost.
        if !self.times_are_being_changed() {
            let verdict = self
                .belief
                .weigh(times.into(), occasion, self.heard, &self.waits.falls);
            self.judged(verdict);
        }
    }

    fn times_are_being_changed(&self) -> bool {
        self.asked.as_ref().is_some_and(|asked| {
            let Question::Do(command, _) = &asked.what else {
                return false;
            };
            match command {
                ClockCommand::Set { .. } | ClockCommand::Start(_) | ClockCommand::Stop => true,
                ClockCommand::Beep | ClockCommand::Text(_) | ClockCommand::Speak(_) => false,
            }
        })
    }

    fn judged(&mut self, verdict: belief::Verdict) {
        match verdict {
            belief::Verdict::News(shows) => self.tell(ClockEvent::Shows(shows)),
            belief::Verdict::Odd(what) => self.tell(ClockEvent::Odd(what)),
            belief::Verdict::Same | belief::Verdict::Known => {}
        }
    }

    /// Does what is due.
    fn advance(&mut self, now: Moment) {
        while self.port == Port::Open {
            if let Some(asked) = &self.asked {
                if now < self.expires(asked) {
                    return;
                }
                self.unanswered(now);
            } else if now >= self.heard.after(self.waits.quiet) {
                self.ask(Question::Hello, now);
            } else if let Some((command, from)) = self.waiting.pop_front() {
                self.ask(Question::Do(command, from), now);
            } else {
                return;
            }
        }
    }

    fn expires(&self, asked: &Asked) -> Moment {
        let wait = match (&asked.what, self.contact) {
            (Question::Hello, Contact::Lost) => self.waits.wake,
            _ => self.waits.answer,
        };
        asked.at.after(wait)
    }

    fn unanswered(&mut self, now: Moment) {
        let Some(asked) = self.asked.take() else {
            return;
        };
        let tries = match (&asked.what, self.contact) {
            (Question::Hello, Contact::Never) => self.waits.opening_tries,
            _ => self.waits.tries,
        };
        if asked.tries < tries {
            self.send(asked, now);
            return;
        }
        match asked.what {
            Question::Do(command, _) => self.refused(command, ClockRefusal::NoAnswer),
            Question::Hello => {
                self.lose(match self.line {
                    Line::Silent => LostWhy::Silent,
                    Line::Garbled => LostWhy::Garbled,
                });
                // Again and again, at the pace of the lost.
                self.send(asked, now);
            }
        }
    }

    fn ask(&mut self, what: Question, now: Moment) {
        let asked = Asked {
            what,
            number: self.number(),
            at: now,
            tries: 0,
        };
        self.send(asked, now);
    }

    fn number(&mut self) -> Number {
        let number = self.number;
        self.number = number.next();
        number
    }

    fn send(&mut self, mut asked: Asked, now: Moment) {
        let number = asked.number;
        let said = match &asked.what {
            Question::Hello => self.say(&ToClock::Hello {
                number,
                version: VERSION,
                since: match self.met {
                    Met::Never => Since::Now,
                    Met::Yes => Since::Press(self.press),
                },
            }),
            Question::Do(command, from) => {
                self.say(&ToClock::Do(number, as_it_is_now(command, *from, now)))
            }
        };
        match (said, asked.what) {
            (Said::Yes, what) => {
                (asked.at, asked.tries) = (now, asked.tries.saturating_add(1));
                self.asked = Some(Asked { what, ..asked });
            }
            (Said::TooLong, Question::Do(command, _)) => {
                self.refused(command, ClockRefusal::Unable);
            }
            (Said::TooLong, Question::Hello) => {}
        }
    }

    fn say(&mut self, message: &ToClock) -> Said {
        match seal(&message.to_string()) {
            Some(bytes) => {
                self.outputs.push_back(ClockOutput::Write(bytes));
                Said::Yes
            }
            None => Said::TooLong,
        }
    }
}

/// Was a line sent?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    Yes,
    /// It would have been too long.
    TooLong,
}

/// A time that was to run since `from` has less left by now.
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
