//! What the conversations with all sensor boards have in common: when a position can be believed, which
//! way round the board lies, how often it is asked, when it is given up and how it comes back, and how
//! line trouble is told.
//!
//! A [`SensorBoard`] is what is left: what its messages mean and what is asked when. The board is asked
//! regularly even if it reports nothing, because a report may be lost and because an answer is the only
//! sign of life. A reported change is only a reason to ask. What a reading means is left to others.

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

/// What one answer of a board shows of what stands there, in the board's own view.
pub trait Image: Copy + PartialEq + fmt::Debug {
    /// How it is to be read: at least which way round.
    type Way: Way;

    /// Compares it with what should stand there.
    fn detect(&self, expected: &Setup) -> Detection<Self::Way>;

    /// How to read it, where a person said which way round the board lies. `believed` is the last that was.
    fn way(
        orientation: Orientation,
        believed: Option<&Self>,
        finder: &Finder<Self::Way>,
    ) -> Self::Way;

    /// What it shows, in White's view.
    fn reading(&self, way: Self::Way) -> Reading;

    /// So many equal ones in a row are believed.
    fn needed(&self) -> u32 {
        AGREEING_DUMPS
    }
}

/// A board whose squares are read alike whoever made it. One that tells no sides shows many a position
/// from both ends.
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

/// Does a question have an answer?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing comes back.
    None,
    /// Something should.
    Awaited,
    /// Something should, behind everything else that the board has still to say.
    BehindAllElse,
}

/// What is peculiar to one make of board. The rest is lent to it as a [`Host`].
pub trait SensorBoard: Sized + fmt::Debug {
    /// Finds messages in bytes.
    type Codec: Framing;
    /// What the board says.
    type Message;
    /// Why a whole frame is no message.
    type Refused: fmt::Display;
    /// What can be on the line.
    type Question: Copy + PartialEq + fmt::Debug;
    /// What stands on it, as it tells it.
    type Image: Image;

    /// What a frame says. Nothing that comes over a line makes it panic.
    fn read(&self, frame: <Self::Codec as Framing>::Frame) -> Result<Self::Message, Self::Refused>;

    /// The board said this. What stands on it goes to [`Host::shows`].
    fn message(&mut self, message: Self::Message, host: &mut Host<'_, Self>);

    /// The line is free, and the board answers or is to be woken: what to ask now, if anything.
    fn next(&mut self, host: &mut Host<'_, Self>);

    /// The port was opened.
    fn opened(&mut self) {}

    /// From here everything about the board is news, except the way it lies.
    fn begin(&mut self) {}

    /// A lost board is about to be asked whether it is there again. It may have been switched off.
    fn wake(&mut self) {}

    /// It is lost, and that is to be told.
    fn lost(&mut self, why: LostWhy, host: &mut Host<'_, Self>) {
        host.tell_lost(why);
    }

    /// It said something that is no message.
    fn refused(&mut self, _refused: &Self::Refused, _host: &mut Host<'_, Self>) {}

    /// AnomalyCounter on the line, which is counted already.
    fn anomaly(&mut self, _anomaly: Anomaly, _host: &mut Host<'_, Self>) {}

    /// A clock on its line shall do this.
    fn clock(&mut self, command: &ClockCommand, host: &mut Host<'_, Self>) {
        host.refuse(command.clone(), ClockRefusal::Unable);
    }

    /// Does this have an answer?
    fn answer(_question: Self::Question) -> Answer {
        Answer::Awaited
    }

    /// This was not answered. What asks for the position goes to [`Host::missed`].
    fn unanswered(&mut self, asked: Asked<Self::Question>, host: &mut Host<'_, Self>) {
        host.missed(self, &asked);
    }

    /// What an image shows, with whatever else is known.
    fn reading(&mut self, image: &Self::Image, way: <Self::Image as Image>::Way) -> Reading {
        image.reading(way)
    }

    /// This image is believed, and will be told.
    fn believed(&mut self, _image: &Self::Image) {}

    /// When there is something else to ask a board that answers.
    fn due(&self) -> Option<Moment> {
        None
    }

    /// When [`SensorBoard::advance`] is wanted whatever the line does.
    fn timer(&self) -> Option<Moment> {
        None
    }

    /// Whatever is next on an open line.
    fn advance(&mut self, host: &mut Host<'_, Self>) {
        if host.may_ask() {
            self.next(host);
        }
    }
}

/// A sensor board as a protocol: what is peculiar to it, and what is not.
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

/// The program's side of the conversation, lent to a board for one step.
#[derive(Debug)]
pub struct Host<'a, B: SensorBoard> {
    /// The line to the board.
    pub line: &'a mut LineOf<Sensing<B>>,
    common: &'a mut Common<B::Image>,
}

impl<B: SensorBoard> Conversation<Sensing<B>> {
    /// The conversation with a board whose port is not open yet.
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
    /// Every wait.
    #[must_use]
    pub fn waits(&self) -> &Waits {
        &self.common.waits
    }

    /// A clock does not do this.
    pub fn refuse(&mut self, command: ClockCommand, why: ClockRefusal) {
        self.line
            .tell(BoardEvent::Clock(ClockEvent::Refused(command, why)));
    }

    /// Is it time to ask what stands on the board, although nothing calls for it?
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.common.retry.due() <= self.line.now()
    }

    /// Is the line free? A board that is lost is asked nothing until it is to be woken.
    #[must_use]
    pub fn may_ask(&self) -> bool {
        self.line.asked().is_none() && (self.line.is_here() || self.is_due())
    }

    /// Must it be asked at once what stands there? A change is under way that has not led to a reading.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.common.debounce.is_moving()
    }

    /// How often in a row it was asked what stands there and did not answer.
    #[must_use]
    pub fn missed_so_far(&self) -> u32 {
        self.common.retry.missed()
    }

    /// What should stand there.
    #[must_use]
    pub fn expected(&self) -> Option<&Setup> {
        self.common.finder.expected()
    }

    /// How the board is read, as far as that is known.
    #[must_use]
    pub fn way(&self) -> Option<<B::Image as Image>::Way> {
        self.common.finder.way()
    }

    /// What it showed last, believed or not.
    #[must_use]
    pub fn newest(&self) -> Option<B::Image> {
        self.common.debounce.newest()
    }

    /// The board is not asked before so long, if nothing calls for it.
    pub fn rest(&mut self, wait: Duration) {
        self.common.retry.rest(self.line.now(), wait);
    }

    /// The same, as it is usual for one that reports its changes.
    pub fn rest_as_usual(&mut self) {
        let Common {
            waits, debounce, ..
        } = &*self.common;
        let busy = debounce
            .settled()
            .is_some_and(|(_, since)| self.line.now().since(since) < waits.busy);
        self.rest(if busy { waits.poll_busy } else { waits.poll });
    }

    /// It is asked after so long, if it was to be asked later.
    pub fn rest_no_longer_than(&mut self, wait: Duration) {
        if self.line.is_here() && self.common.retry.due() > self.line.now().after(wait) {
            self.rest(wait);
        }
    }

    /// Something that cannot be understood came.
    pub fn count(&mut self, anomaly: Anomaly) {
        let Common {
            anomalies, waits, ..
        } = &mut *self.common;
        anomalies.count(anomaly, self.line.now(), waits);
    }

    /// The newest image had a byte too many.
    pub fn doubt(&mut self) {
        self.common.debounce.doubt();
    }

    /// The board is of another size.
    pub fn wrong_size(&mut self, fields: usize) {
        if self.common.size_told.replace(fields) != Some(fields) {
            self.line.tell(BoardEvent::WrongSize { fields });
        }
    }

    /// The board told what stands on it: it is there. What it was before.
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

    /// The board reports that something moved.
    pub fn changed(&mut self) {
        self.common.debounce.changed(self.line.now());
        self.tell_change(self.line.now());
    }

    /// The board shows this, in answer to what was `asked`. Once it is believed it is told, and how it
    /// came to be known that it changed is returned.
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

    /// Tells what stands there, as far as it is believed and known how to read it.
    pub fn tell_reading(&mut self, own: &mut B) {
        let Common {
            debounce, finder, ..
        } = &*self.common;
        if let (Some((image, since)), Some(way)) = (debounce.settled(), finder.way()) {
            let reading = own.reading(&image, way);
            self.line.tell(BoardEvent::Reading { reading, since });
        }
    }

    /// A question for what stands on the board was not answered.
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
        // From now on it is only woken now and then.
        self.rest(self.common.waits.wake);
        own.wake();
    }

    /// Tells that the board is lost, if that is news.
    pub fn tell_lost(&mut self, why: LostWhy) {
        if self.line.set_contact(Contact::Lost) != Contact::Lost {
            self.line.tell(BoardEvent::Lost(why));
        }
    }

    /// Forgets the position it showed, and tells that it is lost.
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

    /// Only who can be told a reading is told of a change.
    fn tell_change(&mut self, at: Moment) {
        if self.way().is_some() {
            self.line.tell(BoardEvent::Changed(at));
        }
    }

    /// Perhaps the way round is plain now; true if there is news of it.
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

    /// A board that is only woken is asked for nothing else.
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
