//! Keeps the conversation with one board going: asks, asks again, notices silence, comes back.
//!
//! One question is on the line at a time. A reported change is only a reason to ask for a dump;
//! `steady` says when dumps can be believed, `finder` how they are to be read.
//! The board is asked regularly even if it reports nothing, because a report may be lost and
//! because an answer is the only sign of life. Whatever comes over the line, this machine goes on.
//!
//! What a reading means is left to others, and so is the port: bytes come in, bytes go out.

use std::collections::VecDeque;

use zgoda_game::Moment;

use super::ask::{Dumps, Request, Style};
use super::clock::{Clock, Want};
use super::codec::{Codec, Frame, Verdict};
use super::introduction::Introduction;
use super::light::Light;
use super::message::{Command, Message};
use super::wiring::{Codes, DarkImage, Image, LightImage, Wiring, codes_of, detect};
use crate::board::{Anomalies, Anomaly, BoardEvent, BoardInput, LineFault, LostWhy};
use crate::clock::{ClockCommand, ClockEvent, ClockRefusal, WhiteDisplay};
use crate::finder::Finder;
use crate::steady::{self, Reported, Steady};
use crate::tries::{Asked, Contact, Port, expired};
use crate::trouble::Trouble;
use crate::waits::Waits;

/// What the board shall report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Watch {
    /// Its fields.
    #[default]
    Board,
    /// Its fields and the clock connected to it, on which this display is White's.
    BoardAndClock(WhiteDisplay),
}

/// One board on one line.
#[derive(Debug)]
pub struct Link {
    waits: Waits,
    events: VecDeque<BoardEvent>,
    codec: Codec,
    trouble: Trouble,
    port: Port,
    contact: Contact,
    asked: Option<Asked<Request>>,
    /// Commands without an answer that come before any question.
    orders: VecDeque<Command>,
    dumps: Dumps,
    steady: Steady<Image>,
    finder: Finder<Wiring>,
    light: Light,
    introduction: Introduction,
    battery_due: Option<Moment>,
    clock: Option<Clock>,
    line_was: LineWas,
    size_told: Option<usize>,
}

/// Who was asked last: clock and board take turns while both want something at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineWas {
    Boards,
    Clocks,
}

impl Link {
    /// A link whose port is not open yet.
    #[must_use]
    pub fn new(waits: Waits, watch: Watch) -> Link {
        Link {
            waits,
            events: VecDeque::new(),
            codec: Codec::new(),
            trouble: Trouble::default(),
            port: Port::Closed,
            contact: Contact::Never,
            asked: None,
            orders: VecDeque::new(),
            dumps: Dumps::new(Moment::ZERO),
            steady: Steady::default(),
            finder: Finder::default(),
            light: Light::default(),
            introduction: Introduction::default(),
            battery_due: None,
            clock: match watch {
                Watch::Board => None,
                Watch::BoardAndClock(white) => Some(Clock::new(waits, white)),
            },
            line_was: LineWas::Boards,
            size_told: None,
        }
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
                let codes = match self.steady.settled() {
                    Some((image, _)) => codes_of(&image.dark, self.finder.expected(), lies),
                    None => self.finder.way().map_or(Codes::default(), |way| way.codes),
                };
                let news = self.finder.answer(Wiring { lies, codes });
                self.events.extend(news.map(BoardEvent::Orientation));
                self.tell_reading();
            }
            BoardInput::Clock(command) => self.command(command, now),
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
        let clock = self.clock.as_ref();
        let next = match (self.port, self.asked) {
            (Port::Closed, _) => None,
            (Port::Open, Some(asked)) => Some(asked.expires(asked.what.answer(), &self.waits)),
            // A board that is only woken is asked for nothing else.
            (Port::Open, None) if !self.is_awake() => Some(self.dumps.due()),
            (Port::Open, None) => [
                Some(self.dumps.due()),
                self.light.due(),
                self.battery_due,
                clock.and_then(Clock::due),
            ]
            .into_iter()
            .flatten()
            .min(),
        };
        let timer = clock.and_then(Clock::timer);
        [next, timer, self.trouble.due()]
            .into_iter()
            .flatten()
            .min()
    }

    /// All line trouble since the beginning.
    #[must_use]
    pub fn anomalies(&self) -> Anomalies {
        self.trouble.so_far()
    }

    fn opened(&mut self, now: Moment) {
        self.port = Port::Open;
        self.codec = Codec::new();
        self.orders = VecDeque::from([Command::Reset]);
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
        self.order_reports();
        self.dumps = Dumps::new(now);
        self.steady.forget();
        self.light = Light::default();
        self.battery_due = None;
        self.introduction = Introduction::new();
    }

    fn lose(&mut self, why: LostWhy) {
        self.steady.forget();
        if self.contact != Contact::Lost {
            self.contact = Contact::Lost;
            self.events.push_back(BoardEvent::Lost(why.clone()));
        }
        if let Some(clock) = &mut self.clock {
            clock.lose(why);
            self.tell_clock();
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
                Verdict::Anomaly(anomaly) => {
                    self.count(anomaly, now);
                    if anomaly == Anomaly::Noise {
                        // A byte after a whole message: perhaps one of that message's own.
                        self.steady.doubt();
                        self.light.doubt();
                        if let Some(clock) = &mut self.clock {
                            clock.doubt();
                        }
                    }
                }
                Verdict::Frame(frame) => self.frame(frame, now),
            }
        }
    }

    fn count(&mut self, anomaly: Anomaly, now: Moment) {
        self.trouble.count(anomaly, now, &self.waits);
    }

    fn frame(&mut self, frame: Frame, now: Moment) {
        match Message::decode(frame) {
            Ok(message) => self.message(message, now),
            Err(refused) => {
                tracing::debug!(%refused, "board");
                self.count(Anomaly::Undecodable, now);
            }
        }
    }

    fn message(&mut self, message: Message, now: Moment) {
        match message {
            Message::Dark(pieces) => {
                let image = Image {
                    dark: DarkImage::of_half(&pieces),
                    light: None,
                };
                self.dump(image, Style::Dark, now);
            }
            Message::Board(pieces) => {
                let image = Image {
                    dark: DarkImage::of_board(&pieces),
                    light: Some(LightImage::of_board(&pieces)),
                };
                self.dump(image, Style::Whole, now);
            }
            Message::Light(pieces) => self.light_dump(LightImage::of_half(&pieces), now),
            Message::OtherBoard { fields } => {
                if self.size_told.replace(fields) != Some(fields) {
                    self.events.push_back(BoardEvent::WrongSize { fields });
                }
            }
            Message::FieldUpdate { field, piece } => {
                tracing::trace!(field, code = piece.code(), extra = piece.extra(), "field");
                if self.contact == Contact::Here {
                    self.steady.changed(now);
                    self.tell_change(now);
                    self.give_way();
                }
            }
            Message::Clock(raw) => self.clock(&raw, now),
            Message::Version(version) => {
                self.introduction.version(version);
                self.answered(Command::SendVersion);
            }
            Message::Serial(serial) => {
                self.introduction.serial(serial);
                self.answered(Command::ReturnSerial);
            }
            Message::LongSerial(serial) => {
                self.introduction.long_serial(serial);
                self.answered(Command::ReturnLongSerial);
            }
            Message::Trademark(text) => {
                self.introduction.trademark(text);
                self.answered(Command::SendTrademark);
            }
            Message::Battery(battery) => {
                self.battery_due = Some(now.after(self.waits.battery));
                self.events.push_back(BoardEvent::Battery(battery));
                self.answered(Command::SendBattery);
            }
            Message::BusAddress(_) | Message::Memory(_) => {}
            Message::Unknown(frame) => tracing::debug!(?frame, "message of unknown kind"),
        }
    }

    fn clock(&mut self, raw: &[u8; super::clock::wire::LENGTH], now: Moment) {
        if self.asked.is_some_and(|asked| asked.what == Request::Clock) {
            self.asked = None;
        }
        if !self.is_awake() {
            return;
        }
        let Some(clock) = &mut self.clock else {
            return;
        };
        if clock.message(raw, now).is_err() {
            self.count(Anomaly::Undecodable, now);
        }
        self.tell_clock();
    }

    /// The clock shall do this.
    fn command(&mut self, command: &ClockCommand, now: Moment) {
        match &mut self.clock {
            Some(clock) => clock.command(command.clone(), now),
            None => {
                let refused = ClockEvent::Refused(command.clone(), ClockRefusal::Unable);
                self.events.push_back(BoardEvent::Clock(refused));
            }
        }
        self.tell_clock();
    }

    fn tell_clock(&mut self) {
        if let Some(clock) = &mut self.clock {
            let told = std::iter::from_fn(|| clock.poll());
            self.events.extend(told.map(BoardEvent::Clock));
        }
    }

    fn dump(&mut self, image: Image, style: Style, now: Moment) {
        let asked = self.asked.filter(|asked| asked.what == Request::Dump);
        if asked.is_some() {
            self.asked = None;
        }
        self.dumps.answered(style);
        let busy = self
            .steady
            .settled()
            .is_some_and(|(_, since)| now.since(since) < self.waits.busy);
        let poll = if busy {
            self.waits.poll_busy
        } else {
            self.waits.poll
        };
        self.dumps.rest(now, poll);
        match self.contact {
            Contact::Here => {}
            Contact::Never => self.events.push_back(BoardEvent::Connected),
            Contact::Lost => self.events.push_back(BoardEvent::Back),
        }
        if self.contact != Contact::Here
            && let Some(clock) = &mut self.clock
        {
            clock.begin(now);
        }
        self.contact = Contact::Here;
        match self
            .steady
            .dump(image, image.needed(), asked.map(|asked| asked.at), now)
        {
            steady::Verdict::Same | steady::Verdict::Unsure => {}
            steady::Verdict::Settled {
                image,
                since,
                reported,
            } => {
                match image.light {
                    Some(light) => self.light.learn(light),
                    None => self.light.want(),
                }
                let news = self.finder.look(|expected| detect(&image.dark, expected));
                self.events.extend(news.map(BoardEvent::Orientation));
                if reported == Reported::ByDump {
                    self.tell_change(since);
                    // The board may have forgotten that it shall report.
                    self.order_reports();
                }
                self.tell_reading();
            }
        }
    }

    /// Only who can be told a reading is told of a change.
    fn tell_change(&mut self, at: Moment) {
        if self.finder.way().is_some() {
            self.events.push_back(BoardEvent::Changed(at));
        }
    }

    fn light_dump(&mut self, image: LightImage, now: Moment) {
        if self.asked.is_some_and(|asked| asked.what == Request::Light) {
            self.asked = None;
        }
        self.light.dump(image, now, &self.waits);
        let wiring = self.finder.way();
        let news = wiring.is_some_and(|wiring| self.light.is_news(wiring.lies));
        if news && !self.steady.is_moving() {
            self.tell_reading();
        }
    }

    /// The expected position changed: perhaps the way round is plain now.
    fn look_again(&mut self) {
        let Some((image, _)) = self.steady.settled() else {
            return;
        };
        let before = self.finder.way();
        let news = self.finder.look(|expected| detect(&image.dark, expected));
        self.events.extend(news.map(BoardEvent::Orientation));
        if self.finder.way() != before {
            self.tell_reading();
        }
    }

    fn tell_reading(&mut self) {
        let (Some((image, since)), Some(wiring)) = (self.steady.settled(), self.finder.way())
        else {
            return;
        };
        let light = self.light.tell(wiring.lies);
        let reading = image.dark.reading(wiring).with_light(light);
        self.events
            .push_back(BoardEvent::Reading { reading, since });
    }

    /// A question came back, asked or not.
    fn answered(&mut self, command: Command) {
        if self
            .asked
            .is_some_and(|asked| asked.what == Request::Question(command))
        {
            self.asked = None;
        }
        self.introduction.answered(command);
        self.introduce();
    }

    /// Tells who the board is, once everything was asked.
    fn introduce(&mut self) {
        let news = self.introduction.tell();
        self.events.extend(news.map(BoardEvent::Identified));
    }

    /// A change is more urgent than a question that is still unanswered: ask that again later.
    fn give_way(&mut self) {
        match self.asked.map(|asked| asked.what) {
            Some(Request::Question(_)) => self.asked = None,
            Some(Request::Light) => {
                self.asked = None;
                self.light.want();
            }
            // A clock answers as fast as a change is looked at.
            Some(Request::Dump | Request::Order | Request::Clock) | None => {}
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
        if let Some(clock) = &mut self.clock {
            clock.tick(now);
        }
        if self.asked.is_none() {
            self.ask_next(now);
        }
        self.tell_clock();
    }

    fn unanswered(&mut self, asked: Asked<Request>, now: Moment) {
        match asked.what {
            // The clock itself waits longer for its answer than the line is kept for it.
            Request::Order | Request::Clock => {}
            Request::Dump => self.dump_missed(asked.heard, now),
            Request::Light => self.light.unanswered(now, &self.waits),
            Request::Question(command) => {
                self.introduction.unanswered(command);
                self.introduce();
            }
        }
    }

    fn dump_missed(&mut self, heard: Option<Moment>, now: Moment) {
        let given_up = self.dumps.unanswered(heard, &self.waits);
        if self.contact != Contact::Lost {
            let Some(why) = given_up else {
                return;
            };
            self.lose(why);
            self.begin(now);
        }
        // From now on it is only woken now and then. A board that was switched on again must be
        // told to report before it answers.
        self.dumps.rest(now, self.waits.wake);
        if self.orders.is_empty() {
            self.order_reports();
        }
    }

    fn order_reports(&mut self) {
        self.orders.push_back(match self.clock {
            None => Command::SendUpdateBoard,
            Some(_) => Command::SendUpdateNice,
        });
    }

    /// Does the board answer, so that everything may be asked?
    fn is_awake(&self) -> bool {
        self.contact == Contact::Here
    }

    fn ask_next(&mut self, now: Moment) {
        let awake = self.is_awake();
        let dump_due = self.dumps.due() <= now;
        if !awake && !dump_due {
            return;
        }
        let due = |moment: Option<Moment>| moment.is_some_and(|moment| moment <= now);
        if due(self.battery_due) {
            self.battery_due = None;
            self.introduction.ask(Command::SendBattery);
        }
        if let Some(order) = self.orders.pop_front() {
            self.ask(Request::Order, order, now);
        } else if self.clock_first() {
            self.ask_clock(now);
        } else if self.steady.wants_dump() || !awake {
            self.ask(Request::Dump, self.dumps.command(), now);
        } else if self.light.wanted() {
            self.light.asked();
            self.ask(Request::Light, Command::SendLight, now);
        } else if let Some(question) = self.introduction.next() {
            self.ask(Request::Question(question), question, now);
        } else if dump_due {
            self.ask(Request::Dump, self.dumps.command(), now);
        } else if due(self.light.due()) {
            self.light.asked();
            self.ask(Request::Light, Command::SendLight, now);
        } else {
            self.ask_clock(now);
        }
    }

    /// What a clock showed once is looked at again before the board, because a press must not be told
    /// after the opponent's lift. A clock that shows something else every time waits for its turn, as
    /// everything else of a clock does.
    fn clock_first(&self) -> bool {
        let unsure = self.clock.as_ref().is_some_and(Clock::is_unsure);
        unsure && self.is_awake() && self.line_was == LineWas::Boards
    }

    fn ask_clock(&mut self, now: Moment) {
        let wants = self.clock.as_mut().and_then(|clock| clock.next(now));
        let (what, bytes) = match wants {
            None => return,
            Some(Want::Times) => (Request::Clock, vec![Command::SendClock.byte()]),
            Some(Want::Order(order)) => (Request::Order, order.bytes()),
        };
        self.line_was = LineWas::Clocks;
        self.events.push_back(BoardEvent::Write(bytes));
        self.asked = Some(Asked::now(what, now));
    }

    fn ask(&mut self, what: Request, command: Command, now: Moment) {
        self.line_was = LineWas::Boards;
        self.events
            .push_back(BoardEvent::Write(vec![command.byte()]));
        self.asked = Some(Asked::now(what, now));
    }
}
