// SPDX-License-Identifier: GPL-3.0-or-later
//! The program's side of the conversation on one line, for any protocol. The port opens and closes; bytes
//! become messages or are counted as trouble; only one question is on the line at a time, and a question without an answer expires.
//!
//! A [`Protocol`] interprets the messages and decides what to ask. A clock on a line of its own has a protocol of its own, and
//! [`crate::sensing`] makes a protocol of any sensor board. Nothing here opens a port or reads the time: a [`Conversation`] takes
//! an [`Input`] with its moment, is then drained of [`Output`]s, and gives the moment of the next call.

use std::collections::VecDeque;
use std::fmt;

use zgoda_game::Moment;

use crate::board::{Anomalies, Anomaly, LineFault, LostWhy};
use crate::framing::{Decoded, Framing};

/// An event at a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineEvent {
    /// The port was opened, for the first time or again.
    Opened,
    /// Bytes that arrived at the moment of the input.
    Bytes(Vec<u8>),
    /// The port could not be opened, or is closed. Repeated only when the reason changes.
    Closed(LineFault),
}

/// An input of one end of a line: anything that can happen to that end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<'a, C> {
    /// Something happened at the port.
    Line(&'a LineEvent),
    /// A command of the program.
    Do(C),
    /// Time passed; the moment is the deadline or later.
    Tick,
}

/// An output of one end of a line. Outputs are to be handled in the order in which they were handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output<E> {
    /// Send these bytes down the line.
    Write(Vec<u8>),
    /// News of the other end.
    Event(E),
}

/// Whether a device is at the other end of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// The device has neither answered nor been given up so far.
    Never,
    /// A device is there and answers.
    Here,
    /// The device is lost, and that was reported.
    Lost,
}

/// The one question on the line.
#[derive(Clone, Copy, Debug)]
pub struct Asked<Q> {
    /// The question that was asked.
    pub what: Q,
    /// The moment at which the question was asked.
    pub at: Moment,
    /// The moment of the last byte that came since then.
    pub heard: Option<Moment>,
}

/// The protocol on a line: the meaning of its messages, and the questions to ask. It does no input or
/// output; every step borrows the line.
pub trait Protocol: Sized {
    /// Finds messages in bytes.
    type Codec: Framing;
    /// A message of the other end.
    type Message;
    /// The reason why a complete frame is not a message.
    type Refused: fmt::Display;
    /// A question that can be on the line.
    type Question: fmt::Debug;
    /// A command that the program can give.
    type Command<'a>;
    /// An event that the protocol can report.
    type Event: fmt::Debug;

    /// Reads the message in a frame. No bytes from a line may make this panic.
    fn read(&self, frame: FrameOf<Self::Codec>) -> Result<Self::Message, Self::Refused>;

    /// Begins the conversation, because the port was opened.
    fn opened(&mut self, line: &mut LineOf<Self>);

    /// Notes that the port is closed; the question on the line is dropped.
    fn lost(&mut self, why: LostWhy, line: &mut LineOf<Self>);

    /// Takes a message of the other end.
    fn message(&mut self, message: Self::Message, line: &mut LineOf<Self>);

    /// Takes a frame that is not a message. [`Protocol::anomaly`] was called for it already.
    fn refused(&mut self, refused: &Self::Refused, line: &mut LineOf<Self>);

    /// Counts trouble on the line.
    fn anomaly(&mut self, anomaly: Anomaly, line: &mut LineOf<Self>);

    /// The trouble since the beginning.
    fn anomalies(&self) -> Anomalies;

    /// Takes a command of the program.
    fn command(&mut self, command: Self::Command<'_>, line: &mut LineOf<Self>);

    /// Takes a question that [expired](Protocol::expires) without an answer. The line is free.
    fn unanswered(&mut self, asked: Asked<Self::Question>, line: &mut LineOf<Self>);

    /// Lets time pass, on an open line or a closed line.
    fn tick(&mut self, _line: &mut LineOf<Self>) {}

    /// Sends the next command or question, if there is one. The line is open, but perhaps not free.
    fn advance(&mut self, line: &mut LineOf<Self>);

    /// The moment at which the question on the line counts as unanswered.
    fn expires(&self, asked: &Asked<Self::Question>, contact: Contact) -> Moment;

    /// The moment at which there is something to ask, while the line is open and free.
    fn due(&self, contact: Contact) -> Option<Moment>;

    /// The moment of the next [tick](Protocol::tick), in any state of the line.
    fn timer(&self) -> Option<Moment> {
        None
    }
}

/// A frame that a codec finds.
pub type FrameOf<C> = <C as Framing>::Frame;

/// The line of a protocol.
pub type LineOf<P> = Line<<P as Protocol>::Question, <P as Protocol>::Event>;

/// The line as a protocol uses it: to ask, to report events and to note the contact.
#[derive(Debug)]
pub struct Line<Q, E> {
    now: Moment,
    outputs: VecDeque<Output<E>>,
    contact: Contact,
    asked: Option<Asked<Q>>,
}

impl<Q, E> Line<Q, E> {
    /// The moment of the present step.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.now
    }

    /// Reports an event to the program.
    pub fn tell(&mut self, event: E) {
        self.outputs.push_back(Output::Event(event));
    }

    /// Sends bytes without waiting for an answer.
    pub fn write(&mut self, bytes: Vec<u8>) {
        self.outputs.push_back(Output::Write(bytes));
    }

    /// Sends bytes that ask a question, and waits for the answer.
    pub fn ask(&mut self, what: Q, bytes: Vec<u8>) {
        self.write(bytes);
        self.wait_for(what);
    }

    /// Waits for an answer to this question from now on, instead of any other.
    pub fn wait_for(&mut self, what: Q) {
        let (at, heard) = (self.now, None);
        self.asked = Some(Asked { what, at, heard });
    }

    /// The question on the line.
    #[must_use]
    pub fn asked(&self) -> Option<&Q> {
        self.asked.as_ref().map(|asked| &asked.what)
    }

    /// Takes the question off the line if `which` accepts it: it was answered, or something is more urgent.
    pub fn take(&mut self, which: impl FnOnce(&Q) -> bool) -> Option<Asked<Q>> {
        self.asked.take_if(|asked| which(&asked.what))
    }

    /// The state of the other end.
    #[must_use]
    pub fn contact(&self) -> Contact {
        self.contact
    }

    /// True if the other end answers.
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.contact == Contact::Here
    }

    /// Sets the contact, and returns the contact from before.
    pub fn set_contact(&mut self, contact: Contact) -> Contact {
        std::mem::replace(&mut self.contact, contact)
    }
}

/// Whether there is a line at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Port {
    Open,
    Closed,
}

/// The program's end of one line.
#[derive(Debug)]
pub struct Conversation<P: Protocol> {
    protocol: P,
    codec: P::Codec,
    port: Port,
    line: LineOf<P>,
}

impl<P: Protocol> Conversation<P> {
    /// A conversation before its port is open.
    #[must_use]
    pub fn of(protocol: P) -> Conversation<P> {
        Conversation {
            protocol,
            codec: P::Codec::default(),
            port: Port::Closed,
            line: Line {
                now: Moment::ZERO,
                outputs: VecDeque::new(),
                contact: Contact::Never,
                asked: None,
            },
        }
    }

    /// Takes an input at `now`.
    pub fn handle(&mut self, input: Input<'_, P::Command<'_>>, now: Moment) {
        self.line.now = now;
        match input {
            Input::Line(LineEvent::Opened) => {
                self.port = Port::Open;
                self.codec = P::Codec::default();
                self.protocol.opened(&mut self.line);
            }
            Input::Line(LineEvent::Bytes(bytes)) => self.bytes(bytes),
            Input::Line(LineEvent::Closed(fault)) => {
                self.port = Port::Closed;
                let why = LostWhy::Line(fault.clone());
                self.protocol.lost(why, &mut self.line);
                self.line.asked = None;
            }
            Input::Do(command) => self.protocol.command(command, &mut self.line),
            Input::Tick => {}
        }
        self.advance();
    }

    /// The next thing to do or to know.
    pub fn poll(&mut self) -> Option<Output<P::Event>> {
        self.line.outputs.pop_front()
    }

    /// The moment at which [`Input::Tick`] is wanted at the latest.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let contact = self.line.contact;
        let next = match (self.port, &self.line.asked) {
            (Port::Closed, _) => None,
            (Port::Open, Some(asked)) => Some(self.protocol.expires(asked, contact)),
            (Port::Open, None) => self.protocol.due(contact),
        };
        [next, self.protocol.timer()].into_iter().flatten().min()
    }

    /// All line trouble since the beginning.
    #[must_use]
    pub fn anomalies(&self) -> Anomalies {
        self.protocol.anomalies()
    }

    fn bytes(&mut self, bytes: &[u8]) {
        if self.port == Port::Closed {
            return;
        }
        if let Some(asked) = &mut self.line.asked {
            asked.heard = Some(self.line.now);
        }
        for &byte in bytes {
            match self.codec.feed(byte) {
                Decoded::More => {}
                Decoded::Anomaly(anomaly) => self.protocol.anomaly(anomaly, &mut self.line),
                Decoded::Frame(frame) => match self.protocol.read(frame) {
                    Ok(message) => self.protocol.message(message, &mut self.line),
                    Err(refused) => {
                        tracing::debug!(%refused, "line");
                        self.protocol.anomaly(Anomaly::Undecodable, &mut self.line);
                        self.protocol.refused(&refused, &mut self.line);
                    }
                },
            }
        }
    }

    /// Carries out and sends everything that is due at `now`.
    fn advance(&mut self) {
        self.protocol.tick(&mut self.line);
        if self.port == Port::Closed {
            return;
        }
        let (now, contact) = (self.line.now, self.line.contact);
        let expired = |asked: &mut Asked<_>| self.protocol.expires(asked, contact) <= now;
        if let Some(asked) = self.line.asked.take_if(expired) {
            self.protocol.unanswered(asked, &mut self.line);
        }
        self.protocol.advance(&mut self.line);
    }
}
