// SPDX-License-Identifier: GPL-3.0-or-later
//! The conversation with one DGT board: the meaning of its messages, the questions, and the moments to ask them.
//!
//! The board's dark and light fields, the questions for its identity, and its clock share the line. The pieces on the board come
//! first, except that a clock which showed something new is read again before the pieces. The part that all boards have in common
//! is left to [`crate::sensing`].

use std::collections::VecDeque;

use zgoda_game::{Moment, Reading};

use super::ask::{Request, Style};
use super::clock::{Clock, Want};
use super::codec::{Codec, Frame};
use super::introduction::Introduction;
use super::light::Light;
use super::message::{Command, Message, Undecodable};
use super::wiring::{DarkImage, Image, LightImage, Wiring};
use crate::board::{Anomaly, BoardEvent, LostWhy};
use crate::clock::{ClockCommand, ClockRefusal, WhiteDisplay};
use crate::conversation::{Asked, Contact, Conversation};
use crate::sensing::{self, Answer, Reported, Sensing, SensorBoard};
use crate::waits::Waits;

/// The things that the board shall report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Watch {
    /// The fields of the board.
    #[default]
    Board,
    /// The fields of the board and the clock connected to it, with White's display.
    BoardAndClock(WhiteDisplay),
}

/// A link to one board on one line.
pub type Link = Conversation<Sensing<Dgt>>;

/// The part of the conversation that is peculiar to these boards.
#[derive(Debug)]
pub struct Dgt {
    /// Commands without an answer that come before any question.
    orders: VecDeque<Command>,
    style: Style,
    light: Light,
    introduction: Introduction,
    battery_due: Option<Moment>,
    clock: Option<Clock>,
    line_was: LineWas,
}

/// The device that was asked last: clock and board take turns while both have something to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineWas {
    Boards,
    Clocks,
}

/// The program's side of the conversation, borrowed for one step.
type Host<'a> = sensing::Host<'a, Dgt>;

impl Link {
    /// A link before its port is open.
    #[must_use]
    pub fn new(waits: Waits, watch: Watch) -> Link {
        let clock = match watch {
            Watch::Board => None,
            Watch::BoardAndClock(white) => Some(Clock::new(waits, white)),
        };
        let board = Dgt {
            orders: VecDeque::new(),
            style: Style::Trying,
            light: Light::default(),
            introduction: Introduction::default(),
            battery_due: None,
            clock,
            line_was: LineWas::Boards,
        };
        Link::with(board, waits)
    }
}

impl SensorBoard for Dgt {
    type Codec = Codec;
    type Message = Message;
    type Refused = Undecodable;
    type Question = Request;
    type Image = Image;

    fn read(&self, frame: Frame) -> Result<Message, Undecodable> {
        Message::decode(frame)
    }

    fn opened(&mut self) {
        self.orders = VecDeque::from([Command::Reset]);
    }

    fn begin(&mut self) {
        self.order_reports();
        self.style = Style::Trying;
        self.light = Light::default();
        self.battery_due = None;
        self.introduction = Introduction::new();
    }

    /// Orders the board to report. A board that was switched on again needs this order before it answers.
    fn wake(&mut self) {
        if self.orders.is_empty() {
            self.order_reports();
        }
    }

    fn lost(&mut self, why: LostWhy, host: &mut Host<'_>) {
        host.tell_lost(why.clone());
        if let Some(clock) = &mut self.clock {
            clock.lose(why);
        }
        self.tell_clock(host);
    }

    /// Takes trouble on the line. After noise the last messages are doubted, because a byte after a whole message may belong to
    /// that message.
    fn anomaly(&mut self, anomaly: Anomaly, host: &mut Host<'_>) {
        if anomaly == Anomaly::Noise {
            host.doubt();
            self.light.doubt();
            if let Some(clock) = &mut self.clock {
                clock.doubt();
            }
        }
    }

    fn message(&mut self, message: Message, host: &mut Host<'_>) {
        match message {
            Message::Dark(pieces) => {
                let image = Image {
                    dark: DarkImage::of_half(&pieces),
                    light: None,
                };
                self.dump(image, Style::Dark, host);
            }
            Message::Board(pieces) => {
                let image = Image {
                    dark: DarkImage::of_board(&pieces),
                    light: Some(LightImage::of_board(&pieces)),
                };
                self.dump(image, Style::Whole, host);
            }
            Message::Light(pieces) => self.light_dump(LightImage::of_half(&pieces), host),
            Message::OtherBoard { fields } => host.wrong_size(fields),
            Message::FieldUpdate { field, piece } => {
                tracing::trace!(field, code = piece.code(), extra = piece.extra(), "field");
                if host.line.is_here() {
                    host.changed();
                    self.give_way(host);
                }
            }
            Message::Clock(raw) => self.clock_message(&raw, host),
            Message::Version(version) => {
                self.introduction.version(version);
                self.answered(Command::SendVersion, host);
            }
            Message::Serial(serial) => {
                self.introduction.serial(serial);
                self.answered(Command::ReturnSerial, host);
            }
            Message::LongSerial(serial) => {
                self.introduction.long_serial(serial);
                self.answered(Command::ReturnLongSerial, host);
            }
            Message::Trademark(text) => {
                self.introduction.trademark(text);
                self.answered(Command::SendTrademark, host);
            }
            Message::Battery(battery) => {
                self.battery_due = Some(host.line.now().after(host.waits().battery));
                host.line.tell(BoardEvent::Battery(battery));
                self.answered(Command::SendBattery, host);
            }
            Message::BusAddress(_) | Message::Memory(_) => {}
            Message::Unknown(frame) => tracing::debug!(?frame, "message of unknown kind"),
        }
    }

    fn believed(&mut self, image: &Image) {
        match image.light {
            Some(light) => self.light.learn(light),
            None => self.light.want(),
        }
    }

    fn reading(&mut self, image: &Image, wiring: Wiring) -> Reading {
        let light = self.light.tell(wiring.orientation);
        image.dark.reading(wiring).with_light(light)
    }

    fn clock(&mut self, command: &ClockCommand, host: &mut Host<'_>) {
        match &mut self.clock {
            Some(clock) => clock.command(command.clone(), host.line.now()),
            None => host.refuse(command.clone(), ClockRefusal::Unable),
        }
        self.tell_clock(host);
    }

    fn answer(question: Request) -> Answer {
        question.answer()
    }

    fn unanswered(&mut self, asked: Asked<Request>, host: &mut Host<'_>) {
        match asked.what {
            // The machine of the clock waits for the answer longer than the line is kept free for it.
            Request::Order | Request::Clock => {}
            Request::Dump => host.missed(self, &asked),
            Request::Light => self.light.unanswered(host.line.now(), host.waits()),
            Request::Question(command) => {
                self.introduction.unanswered(command);
                self.introduce(host);
            }
        }
    }

    fn due(&self) -> Option<Moment> {
        let clock = self.clock.as_ref().and_then(Clock::due);
        [self.light.due(), self.battery_due, clock]
            .into_iter()
            .flatten()
            .min()
    }

    fn timer(&self) -> Option<Moment> {
        self.clock.as_ref().and_then(Clock::timer)
    }

    fn advance(&mut self, host: &mut Host<'_>) {
        if let Some(clock) = &mut self.clock {
            clock.tick(host.line.now());
        }
        if host.may_ask() {
            self.next(host);
        }
        self.tell_clock(host);
    }

    fn next(&mut self, host: &mut Host<'_>) {
        let due = |moment: Option<Moment>| moment.is_some_and(|moment| moment <= host.line.now());
        let (battery_due, light_due) = (due(self.battery_due), due(self.light.due()));
        if battery_due {
            self.battery_due = None;
            self.introduction.ask(Command::SendBattery);
        }
        if let Some(order) = self.orders.pop_front() {
            self.ask(Request::Order, order, host);
        } else if self.clock_first(host) {
            self.ask_clock(host);
        } else if host.is_moving() || !host.line.is_here() {
            self.ask_dump(host);
        } else if self.light.wanted() {
            self.ask_light(host);
        } else if let Some(question) = self.introduction.next() {
            self.ask(Request::Question(question), question, host);
        } else if host.is_due() {
            self.ask_dump(host);
        } else if light_due {
            self.ask_light(host);
        } else {
            self.ask_clock(host);
        }
    }
}

impl Dgt {
    fn dump(&mut self, image: Image, style: Style, host: &mut Host<'_>) {
        let asked = host.line.take(|asked| *asked == Request::Dump);
        self.style = style;
        host.rest_as_usual();
        if host.here() != Contact::Here
            && let Some(clock) = &mut self.clock
        {
            clock.begin(host.line.now());
        }
        if host.shows(self, image, asked.as_ref()) == Some(Reported::ByDump) {
            // The board may have forgotten the order to report.
            self.order_reports();
        }
    }

    fn light_dump(&mut self, image: LightImage, host: &mut Host<'_>) {
        host.line.take(|asked| *asked == Request::Light);
        self.light.dump(image, host.line.now(), host.waits());
        let news = host
            .way()
            .is_some_and(|wiring| self.light.is_news(wiring.orientation));
        if news && !host.is_moving() {
            host.tell_reading(self);
        }
    }

    fn clock_message(&mut self, raw: &[u8; super::clock::wire::LENGTH], host: &mut Host<'_>) {
        host.line.take(|asked| *asked == Request::Clock);
        if !host.line.is_here() {
            return;
        }
        let Some(clock) = &mut self.clock else {
            return;
        };
        if clock.message(raw, host.line.now()).is_err() {
            host.count(Anomaly::Undecodable);
        }
        self.tell_clock(host);
    }

    fn tell_clock(&mut self, host: &mut Host<'_>) {
        if let Some(clock) = &mut self.clock {
            while let Some(event) = clock.poll() {
                host.line.tell(BoardEvent::Clock(event));
            }
        }
    }

    /// Notes the answer to a question, even if the question was not asked.
    fn answered(&mut self, command: Command, host: &mut Host<'_>) {
        host.line.take(|asked| *asked == Request::Question(command));
        self.introduction.answered(command);
        self.introduce(host);
    }

    /// Reports the identity of the board, once everything was asked.
    fn introduce(&mut self, host: &mut Host<'_>) {
        if let Some(identity) = self.introduction.tell() {
            host.line.tell(BoardEvent::Identified(identity));
        }
    }

    /// Takes a less urgent question off the line for a change; the question is asked again later.
    fn give_way(&mut self, host: &mut Host<'_>) {
        let given = host.line.take(|asked| match asked {
            Request::Question(_) | Request::Light => true,
            // A clock answers as fast as a dump is asked for.
            Request::Dump | Request::Order | Request::Clock => false,
        });
        if given.is_some_and(|asked| asked.what == Request::Light) {
            self.light.want();
        }
    }

    fn order_reports(&mut self) {
        self.orders.push_back(match self.clock {
            None => Command::SendUpdateBoard,
            Some(_) => Command::SendUpdateNice,
        });
    }

    /// True if the clock is read again before the board: it showed something new once, and a press must not be reported after the
    /// opponent's lift. If the clock shows something else every time, it is read in its turn, like all other questions for a clock.
    fn clock_first(&self, host: &Host<'_>) -> bool {
        let unsure = self.clock.as_ref().is_some_and(Clock::is_unsure);
        unsure && host.line.is_here() && self.line_was == LineWas::Boards
    }

    fn ask_clock(&mut self, host: &mut Host<'_>) {
        let wants = self
            .clock
            .as_mut()
            .and_then(|clock| clock.next(host.line.now()));
        let (what, bytes) = match wants {
            None => return,
            Some(Want::Times) => (Request::Clock, vec![Command::SendClock.byte()]),
            Some(Want::Order(order)) => (Request::Order, order.bytes()),
        };
        self.line_was = LineWas::Clocks;
        host.line.ask(what, bytes);
    }

    fn ask_dump(&mut self, host: &mut Host<'_>) {
        let command = self.style.command(host.missed_so_far());
        self.ask(Request::Dump, command, host);
    }

    fn ask_light(&mut self, host: &mut Host<'_>) {
        self.light.asked();
        self.ask(Request::Light, Command::SendLight, host);
    }

    fn ask(&mut self, what: Request, command: Command, host: &mut Host<'_>) {
        self.line_was = LineWas::Boards;
        host.line.ask(what, vec![command.byte()]);
    }
}
