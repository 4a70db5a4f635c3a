// SPDX-License-Identifier: GPL-3.0-or-later
//! The conversation with one home-made board: the meaning of its lines, the questions, and the moments to ask them.
//!
//! Only one command is on the line at a time, because `ok` does not name its question. Lines have no checksum, so a position is
//! believed once it came twice. The question for the position is `get_state`, or `begin` if the board does not know `get_state`:
//! every board must answer `begin` with its position.
//!
//! A board's `move` is only a reason to ask for the position. The answer is always `ok`, for legal and illegal
//! moves: a refusal would tell the player the rules. The part that all boards have in common is left to
//! [`crate::sensing`].

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{Moment, Reading, Setup, Variant};

use super::age::Age;
use super::codec::Codec;
use super::message::{Command, Feature, Message, Refused};
use super::state::StateError;
use crate::board::{Anomaly, LostWhy};
use crate::clock::{ClockCommand, ClockRefusal};
use crate::conversation::{Asked, Conversation};
use crate::sensing::{self, Answer, Sensing, SensorBoard};
use crate::waits::{OPTIONAL_TRIES, Waits};

/// A link to one board on one line.
pub type Link = Conversation<Sensing<Cpp>>;

/// The purpose of a command on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// A command without an answer.
    Order,
    /// The question for the position.
    State,
    /// The question whether the board has a feature.
    Feature(Feature),
    /// A question that was answered before, asked again to measure the age of the board's messages.
    Age,
}

/// Whether a board can be asked for its position at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asking {
    /// The board knows `get_state`.
    State,
    /// The board knows only `begin`.
    Begin,
}

/// Whether the board has a display for times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Display {
    /// The display is not wanted, so the board is not asked for it.
    NotWanted,
    NotKnown,
    Has,
    HasNot,
}

/// The features still to be asked for, with the tries of the next one.
#[derive(Clone, Debug)]
struct Features {
    left: VecDeque<Feature>,
    tries: u32,
}

/// The part of the conversation that is peculiar to these boards.
#[derive(Debug)]
pub struct Cpp {
    variant: Variant,
    /// Commands without an answer that come before any question.
    orders: VecDeque<Command>,
    features: Features,
    asking: Asking,
    /// The form of the question for the state that is on the line.
    put: Asking,
    display: Display,
    /// The times to be shown.
    show: Option<ClockCommand>,
    /// Whether the round is to begin again, because it began before the features were known.
    begun: Begun,
    /// True once the board has answered a question for a feature.
    tells_features: bool,
    age: Age,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begun {
    Yes,
    Again,
}

/// The program's side of the conversation, borrowed for one step.
type Host<'a> = sensing::Host<'a, Cpp>;

impl Link {
    /// A link to a board for `variant`, before its port is open.
    #[must_use]
    pub fn new(waits: Waits, variant: Variant) -> Link {
        Link::with(Cpp::new(variant, Display::NotWanted), waits)
    }

    /// The same link, with times shown on a board that has a display for them.
    #[must_use]
    pub fn with_times(waits: Waits, variant: Variant) -> Link {
        Link::with(Cpp::new(variant, Display::NotKnown), waits)
    }
}

impl SensorBoard for Cpp {
    type Codec = Codec;
    type Message = Message;
    type Refused = Refused;
    type Question = Request;
    type Image = Reading;

    fn read(&self, line: String) -> Result<Message, Refused> {
        Message::read(&line, self.variant)
    }

    fn begin(&mut self) {
        let display = match self.display {
            Display::NotWanted => Display::NotWanted,
            Display::NotKnown | Display::Has | Display::HasNot => Display::NotKnown,
        };
        *self = Cpp {
            orders: VecDeque::from([Command::SetVariant(self.variant)]),
            show: self.show.take(),
            ..Cpp::new(self.variant, display)
        };
    }

    fn wake(&mut self) {
        if self.orders.is_empty() {
            self.orders.push_back(Command::SetVariant(self.variant));
        }
    }

    fn lost(&mut self, why: LostWhy, host: &mut Host<'_>) {
        self.age = Age::default();
        if let Some(command) = self.show.take() {
            host.refuse(command, ClockRefusal::NoAnswer);
        }
        host.tell_lost(why);
    }

    /// Notes trouble: the line that was lost may have reported a change.
    fn anomaly(&mut self, _: Anomaly, host: &mut Host<'_>) {
        host.rest_no_longer_than(host.waits().poll_busy);
    }

    fn refused(&mut self, refused: &Refused, host: &mut Host<'_>) {
        if let Refused::NoState {
            why: StateError::OtherSize { fields, .. },
            ..
        } = refused
        {
            host.wrong_size(*fields);
        }
    }

    fn message(&mut self, message: Message, host: &mut Host<'_>) {
        match message {
            Message::Stands(..) if self.age.is_late() => {}
            Message::Stands(_, reading) => self.stands(reading, host),
            // The half-move that the board claims is not used, and the log holds no half-moves.
            Message::Moved(_) | Message::Undone(_) => {
                if !self.orders.contains(&Command::Ok) {
                    self.orders.push_back(Command::Ok);
                }
                self.changed(host);
            }
            Message::Ok => self.answered(Asking::State, host),
            Message::Nok => self.answered(Asking::Begin, host),
            Message::Error(_) => tracing::debug!("the board complains"),
            Message::Unknown(line) => tracing::debug!(bytes = line.len(), "line of unknown kind"),
        }
    }

    /// Takes a command for a clock. The protocol has no clock, only times for the board to show.
    fn clock(&mut self, command: &ClockCommand, host: &mut Host<'_>) {
        let shown = matches!(command, ClockCommand::Set { running: None, .. });
        let has = match self.display {
            Display::NotWanted | Display::HasNot => Err(ClockRefusal::Unable),
            _ if !shown => Err(ClockRefusal::Unable),
            _ if host.line.is_here() => Ok(()),
            Display::NotKnown | Display::Has => Err(ClockRefusal::NoAnswer),
        };
        match has {
            // Newer times replace older ones.
            Ok(()) => self.show = Some(command.clone()),
            Err(why) => host.refuse(command.clone(), why),
        }
    }

    fn answer(question: Request) -> Answer {
        match question {
            Request::Order => Answer::None,
            Request::State | Request::Feature(_) => Answer::Awaited,
            Request::Age => Answer::BehindAllElse,
        }
    }

    fn unanswered(&mut self, asked: Asked<Request>, host: &mut Host<'_>) {
        match asked.what {
            Request::Order => {}
            Request::Feature(_) => {
                self.features.tries += 1;
                if self.features.tries >= OPTIONAL_TRIES {
                    self.feature_done(host);
                }
            }
            Request::State => host.missed(self, &asked),
            Request::Age => {
                if self.age.is_late() && asked.heard.is_none() {
                    host.missed(self, &asked);
                }
                if self.age.unanswered(host.line.now(), asked.heard.is_some()) {
                    host.here();
                }
            }
        }
    }

    fn believed(&mut self, _: &Reading) {
        self.age.believed();
    }

    fn due(&self) -> Option<Moment> {
        self.age.due().filter(|_| self.tells_features)
    }

    fn timer(&self) -> Option<Moment> {
        self.age.late_at()
    }

    fn advance(&mut self, host: &mut Host<'_>) {
        if self.age.has_become_late(host.line.now(), host.waits()) {
            let age = self.age.late(host.line.now());
            host.lose(self, LostWhy::Late);
            self.age = age;
            host.rest(Duration::ZERO);
        }
        if host.may_ask() {
            self.next(host);
        }
    }

    fn next(&mut self, host: &mut Host<'_>) {
        if let Some(order) = self.orders.pop_front() {
            host.line.ask(Request::Order, order.encode());
        } else if self.due().is_some_and(|due| due <= host.line.now()) {
            self.age.is_put(host.line.now(), host.waits());
            host.line
                .ask(Request::Age, Command::Feature(Feature::GetState).encode());
        } else if self.age.is_late() {
            // Every further question would delay the board more.
        } else if host.is_moving() || !host.line.is_here() {
            self.ask_state(host);
        } else if let Some(&feature) = self.features.left.front() {
            host.line.ask(
                Request::Feature(feature),
                Command::Feature(feature).encode(),
            );
        } else if host.is_due() || self.begun == Begun::Again || self.shows() {
            self.ask_state(host);
        }
    }
}

impl Cpp {
    /// The state of an unknown board.
    fn new(variant: Variant, display: Display) -> Cpp {
        Cpp {
            variant,
            orders: VecDeque::new(),
            features: Features::all(display),
            asking: Asking::Begin,
            put: Asking::Begin,
            display,
            show: None,
            begun: Begun::Yes,
            tells_features: false,
            age: Age::default(),
        }
    }

    /// True if there is something to show, and a display.
    fn shows(&self) -> bool {
        self.display == Display::Has && self.show.is_some()
    }

    /// Takes a yes or no, which answers the question on the line if that is for a feature or for the age.
    fn answered(&mut self, yes: Asking, host: &mut Host<'_>) {
        if host.line.take(|asked| *asked == Request::Age).is_some() {
            if self.age.answered(host.line.now(), host.waits()) {
                host.here();
            }
            return;
        }
        let Some(feature) = take_feature(host) else {
            return;
        };
        match (feature, yes) {
            (Feature::GetState, _) => (self.asking, self.tells_features) = (yes, true),
            (Feature::Time, Asking::State) => self.display = Display::Has,
            (Feature::Time, Asking::Begin) | (Feature::SubmoveState | Feature::StateStream, _) => {}
        }
        self.feature_done(host);
    }

    fn feature_done(&mut self, host: &mut Host<'_>) {
        let done = self.features.left.pop_front();
        self.features.tries = 0;
        if done == Some(Feature::Time) && self.display == Display::NotKnown {
            self.display = Display::HasNot;
            if let Some(command) = self.show.take() {
                host.refuse(command, ClockRefusal::Unable);
            }
        }
        if self.features.left.is_empty() {
            self.begun = Begun::Again;
        }
    }

    /// Takes a position from the board, asked for or not.
    fn stands(&mut self, reading: Reading, host: &mut Host<'_>) {
        host.here();
        let asked = host.line.take(|asked| *asked == Request::State);
        if asked.is_some() {
            if self.put == Asking::Begin
                && self.shows()
                && let Some(ClockCommand::Set { left, .. }) = self.show.take()
            {
                self.orders.push_back(Command::Time(left));
            }
        } else {
            self.age.told_unasked(host.line.now(), host.waits());
            if host.newest() != Some(reading) {
                self.changed(host);
            }
        }
        host.shows(self, reading, asked.as_ref());
        host.rest_as_usual();
    }

    /// Notes that the board reported a change.
    fn changed(&mut self, host: &mut Host<'_>) {
        if !host.line.is_here() {
            return;
        }
        host.changed();
        self.age.changed(host.line.now());
        // The position is more urgent than an unanswered question for a feature, which is asked again later.
        take_feature(host);
    }

    fn ask_state(&mut self, host: &mut Host<'_>) {
        // Times may only be sent after a begin.
        let again = self.features.left.is_empty() && (self.begun == Begun::Again || self.shows());
        // The yes for `get_state` may have been noise, so each command has two tries in turn.
        let in_turn = (host.missed_so_far() / 2).is_multiple_of(2);
        let command = match self.asking {
            Asking::State if host.line.is_here() && !again && in_turn => {
                self.put = Asking::State;
                Command::GetState
            }
            _ => {
                self.put = Asking::Begin;
                if again {
                    self.begun = Begun::Yes;
                }
                let expected = host.expected().copied();
                Command::Begin(Box::new(
                    expected.unwrap_or_else(|| Setup::start(self.variant)),
                ))
            }
        };
        host.line.ask(Request::State, command.encode());
    }
}

/// Takes the question for a feature off the line, if there is one.
fn take_feature(host: &mut Host<'_>) -> Option<Feature> {
    match host
        .line
        .take(|asked| matches!(asked, Request::Feature(_)))?
        .what
    {
        Request::Feature(feature) => Some(feature),
        Request::Order | Request::State | Request::Age => None,
    }
}

impl Features {
    /// All features; the feature for times only where times are wanted.
    fn all(display: Display) -> Features {
        let wanted = |feature: &Feature| *feature != Feature::Time || display != Display::NotWanted;
        Features {
            left: Feature::ALL.into_iter().filter(wanted).collect(),
            tries: 0,
        }
    }
}
