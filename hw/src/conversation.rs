//! The program's side of the conversation on one line, whatever is spoken there: the port opens and
//! closes, bytes become messages or are counted as trouble, one question is on the line at a time and is
//! not waited for longer than it may take.
//!
//! A [`Protocol`] says what messages mean and what to ask; a clock on a line of its own is one, and
//! [`crate::sensing`] makes one of any sensor board. Nothing here has a port or looks at a clock: a
//! [`Conversation`] takes an [`Input`] with its moment, is then drained of [`Output`]s and asked when it
//! wants to be called again.

use std::collections::VecDeque;
use std::fmt;

use zgoda_game::Moment;

use crate::board::{Anomalies, Anomaly, LineFault, LostWhy};
use crate::framing::{Decoded, Framing};

/// What happens at a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineEvent {
    /// It was opened, for the first time or again.
    Opened,
    /// These bytes arrived, at the moment that is handed over with them.
    Bytes(Vec<u8>),
    /// It could not be opened, or is closed. Told again only when the reason changes.
    Closed(LineFault),
}

/// What can happen to one end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<'a, C> {
    /// Something happened at the port.
    Line(&'a LineEvent),
    /// The program wants this.
    Do(C),
    /// Time went by; the moment is the deadline or later.
    Tick,
}

/// What one end of a line wants done or known. In the order in which it was handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output<E> {
    /// Send these bytes down the line.
    Write(Vec<u8>),
    /// This is news of what is at the other end.
    Event(E),
}

/// Is there something at the other end of the line?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// Nothing was heard or missed yet.
    Never,
    /// It answers.
    Here,
    /// It is lost, and that was told.
    Lost,
}

/// The one question on the line.
#[derive(Clone, Copy, Debug)]
pub struct Asked<Q> {
    /// Which.
    pub what: Q,
    /// Since when an answer is waited for.
    pub at: Moment,
    /// When the last byte came since.
    pub heard: Option<Moment>,
}

/// What is spoken on a line: what its messages mean, and what to ask. A machine without input or output,
/// which has the line lent to it for every step.
pub trait Protocol: Sized {
    /// Finds messages in bytes.
    type Codec: Framing;
    /// What the other end says.
    type Message;
    /// Why a whole frame is no message.
    type Refused: fmt::Display;
    /// What can be on the line.
    type Question: fmt::Debug;
    /// What the program can want.
    type Command<'a>;
    /// What it can be told.
    type Event: fmt::Debug;

    /// What a frame says. Nothing that comes over a line makes it panic.
    fn read(&self, frame: FrameOf<Self::Codec>) -> Result<Self::Message, Self::Refused>;

    /// The port was opened: the conversation begins.
    fn opened(&mut self, line: &mut LineOf<Self>);

    /// The other end is gone, with the question that was on the line.
    fn lost(&mut self, why: LostWhy, line: &mut LineOf<Self>);

    /// The other end said this.
    fn message(&mut self, message: Self::Message, line: &mut LineOf<Self>);

    /// It said something that is no message. That was [`Protocol::anomaly`] already.
    fn refused(&mut self, refused: &Self::Refused, line: &mut LineOf<Self>);

    /// AnomalyCounter on the line.
    fn anomaly(&mut self, anomaly: Anomaly, line: &mut LineOf<Self>);

    /// All of it since the beginning.
    fn anomalies(&self) -> Anomalies;

    /// The program wants this.
    fn command(&mut self, command: Self::Command<'_>, line: &mut LineOf<Self>);

    /// No answer came to this by the moment it [expired](Protocol::expires). The line is free.
    fn unanswered(&mut self, asked: Asked<Self::Question>, line: &mut LineOf<Self>);

    /// Time went by, on an open line or a closed one.
    fn tick(&mut self, _line: &mut LineOf<Self>) {}

    /// What is next on an open line, which may be free and may not.
    fn advance(&mut self, line: &mut LineOf<Self>);

    /// When the question on the line counts as unanswered.
    fn expires(&self, asked: &Asked<Self::Question>, contact: Contact) -> Moment;

    /// When there is something to ask, while the line is open and free.
    fn due(&self, contact: Contact) -> Option<Moment>;

    /// When a [tick](Protocol::tick) is wanted whatever the line does.
    fn timer(&self) -> Option<Moment> {
        None
    }
}

/// What a codec finds.
pub type FrameOf<C> = <C as Framing>::Frame;

/// The line of a protocol.
pub type LineOf<P> = Line<<P as Protocol>::Question, <P as Protocol>::Event>;

/// What a protocol does with its line: it asks, it tells, it says who is there.
#[derive(Debug)]
pub struct Line<Q, E> {
    now: Moment,
    outputs: VecDeque<Output<E>>,
    contact: Contact,
    asked: Option<Asked<Q>>,
}

impl<Q, E> Line<Q, E> {
    /// The moment it is.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.now
    }

    /// The program is told this.
    pub fn tell(&mut self, event: E) {
        self.outputs.push_back(Output::Event(event));
    }

    /// These bytes are sent, and nothing is waited for.
    pub fn write(&mut self, bytes: Vec<u8>) {
        self.outputs.push_back(Output::Write(bytes));
    }

    /// These bytes are sent to ask this, and its answer is waited for.
    pub fn ask(&mut self, what: Q, bytes: Vec<u8>) {
        self.write(bytes);
        self.wait_for(what);
    }

    /// An answer to this is waited for from now on, instead of any other.
    pub fn wait_for(&mut self, what: Q) {
        let (at, heard) = (self.now, None);
        self.asked = Some(Asked { what, at, heard });
    }

    /// The question on the line.
    #[must_use]
    pub fn asked(&self) -> Option<&Q> {
        self.asked.as_ref().map(|asked| &asked.what)
    }

    /// Takes the question off the line if it is such a one: it was answered, or something is more urgent.
    pub fn take(&mut self, which: impl FnOnce(&Q) -> bool) -> Option<Asked<Q>> {
        self.asked.take_if(|asked| which(&asked.what))
    }

    /// Is there somebody?
    #[must_use]
    pub fn contact(&self) -> Contact {
        self.contact
    }

    /// Does the other end answer?
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.contact == Contact::Here
    }

    /// Now it is so; what it was before.
    pub fn set_contact(&mut self, contact: Contact) -> Contact {
        std::mem::replace(&mut self.contact, contact)
    }
}

/// Is there a line at all?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Port {
    Open,
    Closed,
}

/// One end of one line.
#[derive(Debug)]
pub struct Conversation<P: Protocol> {
    protocol: P,
    codec: P::Codec,
    port: Port,
    line: LineOf<P>,
}

impl<P: Protocol> Conversation<P> {
    /// One whose port is not open yet.
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

    /// Takes what happened at `now`.
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

    /// When [`Input::Tick`] is wanted at the latest.
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

    /// Goes on as far as possible at `now`.
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
