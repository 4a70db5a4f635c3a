//! Keeps the conversation with one board going: asks, asks again, notices silence, comes back.
//!
//! One command is on the line at a time, because `ok` does not say what it answers. Lines have no
//! checksum, so a position is believed once it came twice. A board that reports changes is asked all
//! the same, because a report may be lost and because an answer is the only sign of life. Asking is
//! `get_state`; a board that does not know it answers `begin` with what stands on it, as every board
//! must.
//!
//! A board's `move` is a reason to look and nothing more. It is answered `ok`, legal or not: a refusal
//! would tell the player what the rules say.

use std::collections::VecDeque;

use zgoda_game::{Moment, Reading, Setup, Variant};

use super::codec::{Codec, Verdict};
use super::message::{Command, Feature, Message, Refused};
use super::state::StateError;
use crate::board::{Anomalies, Anomaly, BoardEvent, BoardInput, Lies, LineFault, LostWhy};
use crate::clock::{ClockCommand, ClockEvent, ClockRefusal};
use crate::finder::{Detection, Finder, weigh};
use crate::steady::{self, Reported, Steady};
use crate::tries::{Answer, Asked, Contact, Port, Tries, expired};
use crate::trouble::Trouble;
use crate::waits::{AGREEING_DUMPS, OPTIONAL_TRIES, Waits};

/// What a command on the line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Request {
    /// Has no answer.
    Order,
    /// What stands on the board.
    State,
    Feature(Feature),
}

impl Request {
    const fn answer(self) -> Answer {
        match self {
            Request::Order => Answer::None,
            Request::State | Request::Feature(_) => Answer::Awaited,
        }
    }
}

/// Whether a board knows how to be asked at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asking {
    /// By `get_state`.
    State,
    /// By `begin` only.
    Begin,
}

/// What is known of a board's display for times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Display {
    /// Nobody wants it, so it is not asked for.
    NotWanted,
    NotKnown,
    Has,
    HasNot,
}

/// The features still to be asked for, with the tries that the next one had.
#[derive(Clone, Debug)]
struct Features {
    left: VecDeque<Feature>,
    tries: u32,
}

/// One board on one line.
#[derive(Debug)]
pub struct Link {
    waits: Waits,
    variant: Variant,
    events: VecDeque<BoardEvent>,
    codec: Codec,
    trouble: Trouble,
    port: Port,
    contact: Contact,
    asked: Option<Asked<Request>>,
    /// Commands without an answer that come before any question.
    orders: VecDeque<Command>,
    features: Features,
    asking: Asking,
    /// How the question for the state on the line was put.
    put: Asking,
    display: Display,
    /// What somebody wants shown.
    show: Option<ClockCommand>,
    /// A round that began before features were known begins again with them.
    begun: Begun,
    tries: Tries,
    steady: Steady<Reading>,
    finder: Finder<Lies>,
    size_told: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begun {
    Yes,
    Again,
}

impl Link {
    /// A link to a board for `variant` whose port is not open yet.
    #[must_use]
    pub fn new(waits: Waits, variant: Variant) -> Link {
        Link {
            waits,
            variant,
            events: VecDeque::new(),
            codec: Codec::new(),
            trouble: Trouble::default(),
            port: Port::Closed,
            contact: Contact::Never,
            asked: None,
            orders: VecDeque::new(),
            features: Features::all(Display::NotWanted),
            asking: Asking::Begin,
            put: Asking::Begin,
            display: Display::NotWanted,
            show: None,
            begun: Begun::Yes,
            tries: Tries::new(Moment::ZERO),
            steady: Steady::default(),
            finder: Finder::default(),
            size_told: None,
        }
    }

    /// The same, and times are shown on the board where it has a display for them.
    #[must_use]
    pub fn with_times(mut self) -> Link {
        self.display = Display::NotKnown;
        self.features = Features::all(self.display);
        self
    }

    /// Takes what happened at `now`.
    pub fn handle(&mut self, input: BoardInput<'_>, now: Moment) {
        match input {
            BoardInput::Opened => self.opened(now),
            BoardInput::Closed(fault) => self.closed(fault),
            BoardInput::Bytes(bytes) => self.bytes(bytes, now),
            BoardInput::Expect(setup) => {
                self.finder.expect(setup);
                self.look_again();
            }
            BoardInput::Lies(lies) => {
                let news = self.finder.answer(lies);
                self.events.extend(news.map(BoardEvent::Orientation));
                self.tell_reading();
            }
            BoardInput::Clock(command) => self.command(command),
            BoardInput::Tick => {}
        }
        self.advance(now);
    }

    /// The next thing to do or to know.
    pub fn poll(&mut self) -> Option<BoardEvent> {
        self.events.pop_front()
    }

    /// When [`BoardInput::Tick`] is wanted at the latest.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let next = match (self.port, self.asked) {
            (Port::Closed, _) => None,
            (Port::Open, Some(asked)) => Some(asked.expires(asked.what.answer(), &self.waits)),
            (Port::Open, None) => Some(self.tries.due()),
        };
        [next, self.trouble.due()].into_iter().flatten().min()
    }

    /// All line trouble since the beginning.
    #[must_use]
    pub fn anomalies(&self) -> Anomalies {
        self.trouble.so_far()
    }

    fn opened(&mut self, now: Moment) {
        self.port = Port::Open;
        self.codec = Codec::new();
        self.begin(now);
    }

    fn closed(&mut self, fault: &LineFault) {
        self.port = Port::Closed;
        self.asked = None;
        self.lose(LostWhy::Line(fault.clone()));
    }

    /// From here everything about the board is news, except the way it lies.
    fn begin(&mut self, now: Moment) {
        self.asked = None;
        self.orders = VecDeque::from([Command::SetVariant(self.variant)]);
        if self.display != Display::NotWanted {
            self.display = Display::NotKnown;
        }
        self.features = Features::all(self.display);
        self.asking = Asking::Begin;
        self.begun = Begun::Yes;
        self.tries = Tries::new(now);
        self.steady.forget();
    }

    /// The protocol has times for the board to show, and that is all of a clock it has.
    fn command(&mut self, command: &ClockCommand) {
        let shown = matches!(command, ClockCommand::Set { running: None, .. });
        let has = match self.display {
            Display::NotWanted | Display::HasNot => Err(ClockRefusal::Unable),
            _ if !shown => Err(ClockRefusal::Unable),
            _ if self.contact == Contact::Here => Ok(()),
            Display::NotKnown | Display::Has => Err(ClockRefusal::NoAnswer),
        };
        match has {
            // Newer times stand for older ones.
            Ok(()) => self.show = Some(command.clone()),
            Err(why) => self.refuse(command.clone(), why),
        }
    }

    fn refuse(&mut self, command: ClockCommand, why: ClockRefusal) {
        let refused = ClockEvent::Refused(command, why);
        self.events.push_back(BoardEvent::Clock(refused));
    }

    /// Is there something to show, and a display?
    fn shows(&self) -> bool {
        self.display == Display::Has && self.show.is_some()
    }

    fn lose(&mut self, why: LostWhy) {
        if let Some(command) = self.show.take() {
            self.refuse(command, ClockRefusal::NoAnswer);
        }
        self.steady.forget();
        if self.contact != Contact::Lost {
            self.contact = Contact::Lost;
            self.events.push_back(BoardEvent::Lost(why));
        }
    }

    fn bytes(&mut self, bytes: &[u8], now: Moment) {
        if self.port == Port::Closed {
            return;
        }
        if let Some(asked) = &mut self.asked {
            asked.heard = Some(now);
        }
        for &byte in bytes {
            match self.codec.feed(byte) {
                Verdict::More => {}
                Verdict::Anomaly(anomaly) => self.spoiled(anomaly, now),
                Verdict::Line(line) => self.line(&line, now),
            }
        }
    }

    /// A line was lost; it may have told of a change.
    fn spoiled(&mut self, anomaly: Anomaly, now: Moment) {
        self.trouble.count(anomaly, now, &self.waits);
        let soon = now.after(self.waits.poll_busy);
        if self.is_awake() && self.tries.due() > soon {
            self.tries.rest(now, self.waits.poll_busy);
        }
    }

    fn line(&mut self, line: &str, now: Moment) {
        match Message::read(line, self.variant) {
            Ok(message) => self.message(message, now),
            Err(refused) => {
                tracing::debug!(%refused, "board");
                if let Refused::NoState {
                    why: StateError::OtherSize { fields, .. },
                    ..
                } = refused
                    && self.size_told.replace(fields) != Some(fields)
                {
                    self.events.push_back(BoardEvent::WrongSize { fields });
                }
                self.spoiled(Anomaly::Undecodable, now);
            }
        }
    }

    fn message(&mut self, message: Message, now: Moment) {
        match message {
            Message::Stands(_, reading) => self.stands(reading, now),
            Message::Moved(text) | Message::Undone(text) => {
                tracing::debug!(text, "the board's own opinion");
                if !self.orders.contains(&Command::Ok) {
                    self.orders.push_back(Command::Ok);
                }
                self.changed(now);
            }
            Message::Ok => self.answered(Asking::State),
            Message::Nok => self.answered(Asking::Begin),
            Message::Error(text) => tracing::debug!(text, "the board complains"),
            Message::Unknown(line) => tracing::debug!(line, "line of unknown kind"),
        }
    }

    /// Yes or no: to the one question on the line that can be answered so, or to nothing.
    fn answered(&mut self, yes: Asking) {
        let Some(Request::Feature(feature)) = self.asked.map(|asked| asked.what) else {
            return;
        };
        self.asked = None;
        match (feature, yes) {
            (Feature::GetState, _) => self.asking = yes,
            (Feature::Time, Asking::State) => self.display = Display::Has,
            (Feature::Time, Asking::Begin) | (Feature::SubmoveState | Feature::StateStream, _) => {}
        }
        self.feature_done();
    }

    fn feature_done(&mut self) {
        let done = self.features.left.pop_front();
        self.features.tries = 0;
        if done == Some(Feature::Time) && self.display == Display::NotKnown {
            self.display = Display::HasNot;
            if let Some(command) = self.show.take() {
                self.refuse(command, ClockRefusal::Unable);
            }
        }
        if self.features.left.is_empty() {
            self.begun = Begun::Again;
        }
    }

    /// The board tells what stands on it, asked or not.
    fn stands(&mut self, reading: Reading, now: Moment) {
        let asked = self.asked.filter(|asked| asked.what == Request::State);
        self.tries.answered();
        match self.contact {
            Contact::Here => {}
            Contact::Never => self.events.push_back(BoardEvent::Connected),
            Contact::Lost => self.events.push_back(BoardEvent::Back),
        }
        self.contact = Contact::Here;
        if asked.is_some() {
            self.asked = None;
            if self.put == Asking::Begin
                && self.shows()
                && let Some(ClockCommand::Set { left, .. }) = self.show.take()
            {
                self.orders.push_back(Command::Time(left));
            }
        } else if self.steady.newest() != Some(reading) {
            self.changed(now);
        }
        let at = asked.map(|asked| asked.at);
        match self.steady.dump(reading, AGREEING_DUMPS, at, now) {
            steady::Verdict::Same | steady::Verdict::Unsure => {}
            steady::Verdict::Settled {
                image,
                since,
                reported,
            } => {
                let news = self.finder.look(|expected| detect(&image, expected));
                self.events.extend(news.map(BoardEvent::Orientation));
                if reported == Reported::ByDump {
                    self.tell_change(since);
                }
                self.tell_reading();
            }
        }
        self.rest(now);
    }

    fn rest(&mut self, now: Moment) {
        let busy = self
            .steady
            .settled()
            .is_some_and(|(_, since)| now.since(since) < self.waits.busy);
        let poll = if busy {
            self.waits.poll_busy
        } else {
            self.waits.poll
        };
        self.tries.rest(now, poll);
    }

    /// The board says that something moved.
    fn changed(&mut self, now: Moment) {
        if self.contact != Contact::Here {
            return;
        }
        self.steady.changed(now);
        self.tell_change(now);
        // It is more urgent than a question that is still unanswered: ask that again later.
        if matches!(
            self.asked.map(|asked| asked.what),
            Some(Request::Feature(_))
        ) {
            self.asked = None;
        }
    }

    /// Only who can be told a reading is told of a change.
    fn tell_change(&mut self, at: Moment) {
        if self.finder.way().is_some() {
            self.events.push_back(BoardEvent::Changed(at));
        }
    }

    /// The expected position changed: perhaps the way round is plain now.
    fn look_again(&mut self) {
        let Some((image, _)) = self.steady.settled() else {
            return;
        };
        let before = self.finder.way();
        let news = self.finder.look(|expected| detect(&image, expected));
        self.events.extend(news.map(BoardEvent::Orientation));
        if self.finder.way() != before {
            self.tell_reading();
        }
    }

    fn tell_reading(&mut self) {
        if let (Some((image, since)), Some(lies)) = (self.steady.settled(), self.finder.way()) {
            let reading = lying(&image, lies);
            self.events
                .push_back(BoardEvent::Reading { reading, since });
        }
    }

    /// Goes on as far as possible at `now`.
    fn advance(&mut self, now: Moment) {
        let trouble = self.trouble.tell(now);
        self.events.extend(trouble.map(BoardEvent::Anomalies));
        if self.port == Port::Closed {
            return;
        }
        if let Some(asked) = expired(&mut self.asked, Request::answer, now, &self.waits) {
            self.unanswered(asked, now);
        }
        if self.asked.is_none() {
            self.ask_next(now);
        }
    }

    fn unanswered(&mut self, asked: Asked<Request>, now: Moment) {
        match asked.what {
            Request::Order => {}
            Request::Feature(_) => {
                self.features.tries += 1;
                if self.features.tries >= OPTIONAL_TRIES {
                    self.feature_done();
                }
            }
            Request::State => {
                let given_up = self.tries.unanswered(asked.heard, &self.waits);
                if self.contact != Contact::Lost {
                    let Some(why) = given_up else {
                        return;
                    };
                    self.lose(why);
                    self.begin(now);
                }
                // From now on it is only woken now and then, as one that was switched on again.
                self.tries.rest(now, self.waits.wake);
                if self.orders.is_empty() {
                    self.orders.push_back(Command::SetVariant(self.variant));
                }
            }
        }
    }

    /// Does the board answer, so that everything may be asked?
    fn is_awake(&self) -> bool {
        self.contact == Contact::Here
    }

    fn ask_next(&mut self, now: Moment) {
        let awake = self.is_awake();
        let due = self.tries.due() <= now;
        if !awake && !due {
            return;
        }
        if let Some(order) = self.orders.pop_front() {
            self.ask(Request::Order, &order, now);
        } else if self.steady.is_moving() || !awake {
            self.ask_state(now);
        } else if let Some(&feature) = self.features.left.front() {
            self.ask(Request::Feature(feature), &Command::Feature(feature), now);
        } else if due || self.begun == Begun::Again || self.shows() {
            self.ask_state(now);
        }
    }

    fn ask_state(&mut self, now: Moment) {
        // Times may only be sent after a begin.
        let again = self.features.left.is_empty() && (self.begun == Begun::Again || self.shows());
        // A yes may have been noise: two tries each in turn.
        let in_turn = (self.tries.missed() / 2).is_multiple_of(2);
        let command = match self.asking {
            Asking::State if self.is_awake() && !again && in_turn => {
                self.put = Asking::State;
                Command::GetState
            }
            _ => {
                self.put = Asking::Begin;
                if again {
                    self.begun = Begun::Yes;
                }
                let expected = self.finder.expected().copied();
                Command::Begin(Box::new(
                    expected.unwrap_or_else(|| Setup::start(self.variant)),
                ))
            }
        };
        self.ask(Request::State, &command, now);
    }

    fn ask(&mut self, what: Request, command: &Command, now: Moment) {
        self.events.push_back(BoardEvent::Write(command.encode()));
        self.asked = Some(Asked::now(what, now));
    }
}

impl Features {
    /// All there are; the one for times only where they are wanted.
    fn all(display: Display) -> Features {
        let wanted = |feature: &Feature| *feature != Feature::Time || display != Display::NotWanted;
        Features {
            left: Feature::ALL.into_iter().filter(wanted).collect(),
            tries: 0,
        }
    }
}

/// Compares what a board shows with what should stand there, both ways round. One that tells no sides
/// shows many a position from both.
fn detect(image: &Reading, expected: &Setup) -> Detection<Lies> {
    if expected.variant() != image.variant() {
        return Detection::No;
    }
    weigh(Lies::BOTH.map(|lies| (lies, lying(image, lies).differs_from(expected).len())))
}

/// What a board that lies like this shows, in White's view.
fn lying(image: &Reading, lies: Lies) -> Reading {
    match lies {
        Lies::Normal => *image,
        Lies::Turned => image.turned(),
    }
}
