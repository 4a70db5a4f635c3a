// SPDX-License-Identifier: GPL-3.0-or-later
//! The common part of the conversations with sensor boards: which positions are believed, the orientation of
//! the board, the rate of questions, the loss and return of a board, and reports of line trouble.
//!
//! A [`SensorBoard`] is the rest: the meaning of its messages, the questions, and the moments to ask them.
//! The board is asked regularly even if it reports nothing, because a report may be lost and because an
//! answer is the only sign of life. A reported change is only a reason to ask. The meaning of a reading is left to others.

use std::fmt;
use std::time::Duration;

use zgoda_game::{Moment, Reading, Setup};

use crate::anomaly_counter::AnomalyCounter;
use crate::board::{Anomalies, Anomaly, BoardCommand, BoardEvent, LostWhy, Orientation};
use crate::clock::{ClockCommand, ClockEvent, ClockRefusal};
use crate::conversation::{Asked, Contact, Conversation, FrameOf, LineOf, Protocol};
use crate::debounce::{Debounce, Stability};
use crate::finder::{Detection, Finder, Way, weigh};
use crate::framing::Framing;
use crate::retry::Retry;
use crate::waits::{AGREEING_DUMPS, LONGEST_ANSWER, Waits};

pub use crate::debounce::Reported;

/// The squares as one answer of a board shows them, in the board's own view.
pub trait Image: Copy + PartialEq + fmt::Debug {
    /// The way in which an image is to be read: at least the orientation.
    type Way: Way;

    /// Compares the image with the expected position.
    fn detect(&self, expected: &Setup) -> Detection<Self::Way>;

    /// The way to read the image, given the orientation that a person chose. `believed` is the last believed image.
    fn way(
        orientation: Orientation,
        believed: Option<&Self>,
        finder: &Finder<Self::Way>,
    ) -> Self::Way;

    /// The reading that the image shows, in White's view.
    fn reading(&self, way: Self::Way) -> Reading;

    /// The number of equal images in a row that are needed for belief.
    fn needed(&self) -> u32 {
        AGREEING_DUMPS
    }
}

/// A reading is the same for every make of board. If a board does not sense sides, many positions look the
/// same from both ends.
impl Image for Reading {
    type Way = Orientation;

    fn detect(&self, expected: &Setup) -> Detection<Orientation> {
        if expected.variant() != self.variant() {
            return Detection::No;
        }
        weigh(Orientation::BOTH.map(|orientation| {
            (
                orientation,
                self.reading(orientation).differs_from(expected).len(),
            )
        }))
    }

    fn way(orientation: Orientation, _: Option<&Reading>, _: &Finder<Orientation>) -> Orientation {
        orientation
    }

    fn reading(&self, orientation: Orientation) -> Reading {
        match orientation {
            Orientation::Normal => *self,
            Orientation::Turned => self.turned(),
        }
    }
}

/// Whether a question is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// No answer comes back.
    None,
    /// An answer should come.
    Awaited,
    /// An answer should come, after everything else that the board has still to send.
    BehindAllElse,
}

/// The part that is peculiar to one make of board. The common part is lent to it as a [`Host`].
pub trait SensorBoard: Sized + fmt::Debug {
    /// Finds messages in bytes.
    type Codec: Framing;
    /// A message of the board.
    type Message;
    /// The reason why a complete frame is not a message.
    type Refused: fmt::Display;
    /// A question that can be on the line.
    type Question: Copy + PartialEq + fmt::Debug;
    /// The image of the position, as the board tells it.
    type Image: Image;

    /// Reads the message in a frame. No bytes from a line may make this panic.
    fn read(&self, frame: <Self::Codec as Framing>::Frame) -> Result<Self::Message, Self::Refused>;

    /// Takes a message of the board. An image of its squares goes to [`Host::shows`].
    fn message(&mut self, message: Self::Message, host: &mut Host<'_, Self>);

    /// Asks the next question, if any. Called only if the line is free and the board answers or is to be woken.
    fn next(&mut self, host: &mut Host<'_, Self>);

    /// Notes that the port was opened.
    fn opened(&mut self) {}

    /// Begins anew: everything about the board is news again, except its orientation.
    fn begin(&mut self) {}

    /// Prepares the question whether a lost board is back; the board may have been switched off meanwhile.
    fn wake(&mut self) {}

    /// Notes that the board is lost, and reports it with [`Host::tell_lost`].
    fn lost(&mut self, why: LostWhy, host: &mut Host<'_, Self>) {
        host.tell_lost(why);
    }

    /// Takes a frame that is not a message.
    fn refused(&mut self, _refused: &Self::Refused, _host: &mut Host<'_, Self>) {}

    /// Takes trouble on the line, after it was counted.
    fn anomaly(&mut self, _anomaly: Anomaly, _host: &mut Host<'_, Self>) {}

    /// Takes a command for a clock on the board's line.
    fn clock(&mut self, command: &ClockCommand, host: &mut Host<'_, Self>) {
        host.refuse(command.clone(), ClockRefusal::Unable);
    }

    /// Whether the question has an answer.
    fn answer(_question: Self::Question) -> Answer {
        Answer::Awaited
    }

    /// Takes a question that was not answered. A question for the position goes to [`Host::missed`].
    fn unanswered(&mut self, asked: Asked<Self::Question>, host: &mut Host<'_, Self>) {
        host.missed(self, &asked);
    }

    /// The reading that an image shows, together with everything else that is known about the board.
    fn reading(&mut self, image: &Self::Image, way: <Self::Image as Image>::Way) -> Reading {
        image.reading(way)
    }

    /// Notes that this image is believed and will be reported.
    fn believed(&mut self, _image: &Self::Image) {}

    /// The moment at which a board that answers is to be asked something else than its position.
    fn due(&self) -> Option<Moment> {
        None
    }

    /// The moment at which [`SensorBoard::advance`] is wanted in any state of the line.
    fn timer(&self) -> Option<Moment> {
        None
    }

    /// Asks the next question on an open line.
    fn advance(&mut self, host: &mut Host<'_, Self>) {
        if host.may_ask() {
            self.next(host);
        }
    }
}

/// A sensor board as a protocol: its peculiar part and the common part.
#[derive(Debug)]
pub struct Sensing<B: SensorBoard> {
    own: B,
    common: Common<B::Image>,
}

#[derive(Debug)]
struct Common<I: Image> {
    waits: Waits,
    anomalies: AnomalyCounter,
    retry: Retry,
    debounce: Debounce<I>,
    finder: Finder<I::Way>,
    size_told: Option<usize>,
}

/// The program's side of the conversation, borrowed by a board for one step.
#[derive(Debug)]
pub struct Host<'a, B: SensorBoard> {
    /// The line to the board.
    pub line: &'a mut LineOf<Sensing<B>>,
    common: &'a mut Common<B::Image>,
}

impl<B: SensorBoard> Conversation<Sensing<B>> {
    /// The conversation with a board before its port is open.
    #[must_use]
    pub fn with(board: B, waits: Waits) -> Conversation<Sensing<B>> {
        Conversation::of(Sensing {
            own: board,
            common: Common {
                waits,
                anomalies: AnomalyCounter::default(),
                retry: Retry::new(Moment::ZERO, waits.torn),
                debounce: Debounce::default(),
                finder: Finder::default(),
                size_told: None,
            },
        })
    }
}

impl<B: SensorBoard> Host<'_, B> {
    /// The table of waits.
    #[must_use]
    pub fn waits(&self) -> &Waits {
        &self.common.waits
    }

    /// Reports that a clock command is refused.
    pub fn refuse(&mut self, command: ClockCommand, why: ClockRefusal) {
        self.line
            .tell(BoardEvent::Clock(ClockEvent::Refused(command, why)));
    }

    /// True if it is time for the regular question for the position.
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.common.retry.due() <= self.line.now()
    }

    /// True if a question can be asked: the line is free, and the board answers or is due to be woken.
    #[must_use]
    pub fn may_ask(&self) -> bool {
        self.line.asked().is_none() && (self.line.is_here() || self.is_due())
    }

    /// True if the position must be asked for at once: a change is under way that has not led to a reading.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.common.debounce.is_moving()
    }

    /// The number of times in a row that the board did not answer a question for the position.
    #[must_use]
    pub fn missed_so_far(&self) -> u32 {
        self.common.retry.missed()
    }

    /// The position that should stand on the board.
    #[must_use]
    pub fn expected(&self) -> Option<&Setup> {
        self.common.finder.expected()
    }

    /// The way in which the board is read, if known.
    #[must_use]
    pub fn way(&self) -> Option<<B::Image as Image>::Way> {
        self.common.finder.way()
    }

    /// The image that the board showed last, believed or not.
    #[must_use]
    pub fn newest(&self) -> Option<B::Image> {
        self.common.debounce.newest()
    }

    /// Puts the next question off for `wait`, unless a change is reported before.
    pub fn rest(&mut self, wait: Duration) {
        self.common.retry.rest(self.line.now(), wait);
    }

    /// Puts the next question off for the usual time of a board that reports its changes.
    pub fn rest_as_usual(&mut self) {
        let Common {
            waits, debounce, ..
        } = &*self.common;
        let busy = debounce
            .settled()
            .is_some_and(|(_, since)| self.line.now().since(since) < waits.busy);
        self.rest(if busy { waits.poll_busy } else { waits.poll });
    }

    /// Makes the next question due after `wait` at the latest.
    pub fn rest_no_longer_than(&mut self, wait: Duration) {
        if self.line.is_here() && self.common.retry.due() > self.line.now().after(wait) {
            self.rest(wait);
        }
    }

    /// Counts trouble on the line.
    pub fn count(&mut self, anomaly: Anomaly) {
        let Common {
            anomalies, waits, ..
        } = &mut *self.common;
        anomalies.count(anomaly, self.line.now(), waits);
    }

    /// Drops the newest image, because it may contain an extra byte.
    pub fn doubt(&mut self) {
        self.common.debounce.doubt();
    }

    /// Reports that the board is of another size.
    pub fn wrong_size(&mut self, fields: usize) {
        if self.common.size_told.replace(fields) != Some(fields) {
            self.line.tell(BoardEvent::WrongSize { fields });
        }
    }

    /// Notes that the board is there, because it answered. Returns the earlier contact.
    pub fn here(&mut self) -> Contact {
        self.common.retry.answered();
        let before = self.line.set_contact(Contact::Here);
        match before {
            Contact::Here => {}
            Contact::Never => self.line.tell(BoardEvent::Connected),
            Contact::Lost => self.line.tell(BoardEvent::Back),
        }
        before
    }

    /// Takes a report of a change from the board.
    pub fn changed(&mut self) {
        self.common.debounce.changed(self.line.now());
        self.tell_change(self.line.now());
    }

    /// Takes an image of the board, in answer to the question `asked`, and reports the image if it is believed. In that case,
    /// returns how the change came to be known.
    pub fn shows(
        &mut self,
        own: &mut B,
        image: B::Image,
        asked: Option<&Asked<B::Question>>,
    ) -> Option<Reported> {
        self.here();
        let asked = asked.map(|asked| asked.at);
        let debounce = &mut self.common.debounce;
        let Stability::Settled {
            image,
            since,
            reported,
        } = debounce.dump(image, image.needed(), asked, self.line.now())
        else {
            return None;
        };
        own.believed(&image);
        self.look(&image);
        if reported == Reported::ByDump {
            self.tell_change(since);
        }
        self.tell_reading(own);
        Some(reported)
    }

    /// Reports the position, if it is believed and the orientation is known.
    pub fn tell_reading(&mut self, own: &mut B) {
        let Common {
            debounce, finder, ..
        } = &*self.common;
        if let (Some((image, since)), Some(way)) = (debounce.settled(), finder.way()) {
            let reading = own.reading(&image, way);
            self.line.tell(BoardEvent::Reading { reading, since });
        }
    }

    /// Takes a question for the position that was not answered.
    pub fn missed(&mut self, own: &mut B, asked: &Asked<B::Question>) {
        let Common { retry, waits, .. } = &mut *self.common;
        let given_up = retry.unanswered((asked.at, asked.heard), self.line.now(), waits);
        if self.line.contact() != Contact::Lost {
            let Some(why) = given_up else {
                return;
            };
            self.lose(own, why);
            self.begin(own);
        }
        // From now on the board is only woken occasionally.
        self.rest(self.common.waits.wake);
        own.wake();
    }

    /// Reports that the board is lost, if that is news.
    pub fn tell_lost(&mut self, why: LostWhy) {
        if self.line.set_contact(Contact::Lost) != Contact::Lost {
            self.line.tell(BoardEvent::Lost(why));
        }
    }

    /// Forgets the board's position, and reports that the board is lost.
    pub fn lose(&mut self, own: &mut B, why: LostWhy) {
        self.common.debounce.forget();
        own.lost(why, self);
    }

    fn begin(&mut self, own: &mut B) {
        self.line.take(|_| true);
        self.common.retry = Retry::new(self.line.now(), self.common.waits.torn);
        self.common.debounce.forget();
        own.begin();
    }

    /// Reports a change, if readings can be reported too.
    fn tell_change(&mut self, at: Moment) {
        if self.way().is_some() {
            self.line.tell(BoardEvent::Changed(at));
        }
    }

    /// Looks for the orientation in this image; true if the orientation is news.
    fn look(&mut self, image: &B::Image) -> bool {
        let news = self.common.finder.look(|expected| image.detect(expected));
        if let Some(orientation) = news {
            self.line.tell(BoardEvent::Orientation(orientation));
        }
        news.is_some()
    }

    fn expect(&mut self, own: &mut B, setup: &Setup) {
        self.common.finder.expect(setup);
        let Some((image, _)) = self.common.debounce.settled() else {
            return;
        };
        if self.look(&image) {
            self.tell_reading(own);
        }
    }

    fn orientation(&mut self, own: &mut B, orientation: Orientation) {
        let Common {
            debounce, finder, ..
        } = &mut *self.common;
        let believed = debounce.settled().map(|(image, _)| image);
        let way = <B::Image as Image>::way(orientation, believed.as_ref(), finder);
        if let Some(orientation) = finder.answer(way) {
            self.line.tell(BoardEvent::Orientation(orientation));
        }
        self.tell_reading(own);
    }
}

impl<B: SensorBoard> Sensing<B> {
    fn parts<'a>(&'a mut self, line: &'a mut LineOf<Self>) -> (&'a mut B, Host<'a, B>) {
        let Sensing { own, common } = self;
        (own, Host { line, common })
    }
}

impl<B: SensorBoard> Protocol for Sensing<B> {
    type Codec = B::Codec;
    type Message = B::Message;
    type Refused = B::Refused;
    type Question = B::Question;
    type Command<'a> = BoardCommand<'a>;
    type Event = BoardEvent;

    fn read(&self, frame: FrameOf<B::Codec>) -> Result<B::Message, B::Refused> {
        self.own.read(frame)
    }

    fn opened(&mut self, line: &mut LineOf<Self>) {
        let (own, mut host) = self.parts(line);
        own.opened();
        host.begin(own);
    }

    fn lost(&mut self, why: LostWhy, line: &mut LineOf<Self>) {
        let (own, mut host) = self.parts(line);
        host.lose(own, why);
    }

    fn message(&mut self, message: B::Message, line: &mut LineOf<Self>) {
        let (own, mut host) = self.parts(line);
        own.message(message, &mut host);
    }

    fn refused(&mut self, refused: &B::Refused, line: &mut LineOf<Self>) {
        let (own, mut host) = self.parts(line);
        own.refused(refused, &mut host);
    }

    fn anomaly(&mut self, anomaly: Anomaly, line: &mut LineOf<Self>) {
        let (own, mut host) = self.parts(line);
        host.count(anomaly);
        own.anomaly(anomaly, &mut host);
    }

    fn anomalies(&self) -> Anomalies {
        self.common.anomalies.so_far()
    }

    fn command(&mut self, command: BoardCommand<'_>, line: &mut LineOf<Self>) {
        let (own, mut host) = self.parts(line);
        match command {
            BoardCommand::Expect(setup) => host.expect(own, setup),
            BoardCommand::Orientation(orientation) => host.orientation(own, orientation),
            BoardCommand::Clock(command) => own.clock(command, &mut host),
        }
    }

    fn unanswered(&mut self, asked: Asked<B::Question>, line: &mut LineOf<Self>) {
        let (own, mut host) = self.parts(line);
        own.unanswered(asked, &mut host);
    }

    fn tick(&mut self, line: &mut LineOf<Self>) {
        if let Some(anomalies) = self.common.anomalies.tell(line.now()) {
            line.tell(BoardEvent::Anomalies(anomalies));
        }
    }

    fn advance(&mut self, line: &mut LineOf<Self>) {
        let (own, mut host) = self.parts(line);
        own.advance(&mut host);
    }

    fn expires(&self, asked: &Asked<B::Question>, _: Contact) -> Moment {
        let waits = &self.common.waits;
        let longest = asked.at.after(waits.answer * LONGEST_ANSWER);
        match (B::answer(asked.what), asked.heard) {
            (Answer::None, _) => asked.at.after(waits.unanswered),
            (Answer::Awaited, None) => asked.at.after(waits.answer),
            (Answer::Awaited, Some(heard)) => heard.after(waits.quiet).min(longest),
            (Answer::BehindAllElse, heard) => heard.unwrap_or(asked.at).after(waits.answer),
        }
    }

    /// The moment of the next question. A board that is not there is only woken, and gets no question of its own protocol.
    fn due(&self, contact: Contact) -> Option<Moment> {
        let own = match contact {
            Contact::Here => self.own.due(),
            Contact::Never | Contact::Lost => None,
        };
        [Some(self.common.retry.due()), own]
            .into_iter()
            .flatten()
            .min()
    }

    fn timer(&self) -> Option<Moment> {
        [self.own.timer(), self.common.anomalies.due()]
            .into_iter()
            .flatten()
            .min()
    }
}
