// SPDX-License-Identifier: GPL-3.0-or-later
//! Words and events that wait for the disk: nothing is called recorded before it is durable, and no news is kept from a
//! player because the disk is slow or gone.
//!
//! The events of one input are written as one batch; words and notes about these events are held in order until the batch
//! is durable. If the batch could not be written, or took too long, the words and notes are released as not recorded.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::Moment;
use zgoda_record::event::{DeviceNumber, Event};
use zgoda_speech::announcement::Recorded;
use zgoda_speech::{Announcement, Listener};

use super::effect::{Effect, PageEffect, Seq};
use super::input::DiskFault;
use crate::desk_words::note::DeskNote;

/// The number of batches under way before the oldest counts as failed. A game has only a few hundred events, so if this
/// many batches wait, the disk must be gone.
const MAX_HELD: usize = 256;

/// The longest time that touches and landings may wait to be written together with something more important.
const EVIDENCE_WAIT: Duration = Duration::from_millis(500);

/// The state of the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Disk {
    /// Everything written so far is durable, or on its way to the disk.
    Fine,
    /// Something could not be written.
    Gone,
    /// Something could not be written because the disk is full.
    Full,
}

/// News of the disk. Each change is reported once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DiskNews {
    /// The disk is gone.
    Lost,
    /// The disk is back, and everything missing was written. This is the number of events that were written late.
    Back(u32),
}

/// News for a person, released when the events before it are durable.
#[derive(Clone, Debug)]
pub(super) enum News {
    /// Words to be said.
    Say(Announcement),
    /// A note that is shown to the arbiter and said to this listener; if a device asked, the note is shown on that device
    /// instead.
    Show(Box<DeskNote>, Option<Listener>, Option<DeviceNumber>),
    /// An effect to be carried out outside.
    Do(Box<Effect>),
}

impl From<News> for Effect {
    fn from(news: News) -> Effect {
        match news {
            News::Say(announcement) => Effect::Say(announcement),
            News::Show(note, _, Some(device)) => Effect::Page(PageEffect::Note { device, note }),
            News::Show(note, heard, None) => Effect::Desk { note, heard },
            News::Do(effect) => *effect,
        }
    }
}

/// A batch on its way, and the news to tell once it is durable.
#[derive(Clone, Debug)]
struct Held {
    seq: Seq,
    since: Moment,
    events: u32,
    news: Vec<News>,
}

/// The batches under way to the disk, and the news that wait for them.
#[derive(Clone, Debug)]
pub(super) struct Durable {
    wait: Duration,
    next: Seq,
    gathering: Vec<Event>,
    telling: Vec<News>,
    evidence_since: Option<Moment>,
    held: VecDeque<Held>,
    /// Batches that took too long or failed, and are not durable yet.
    late: VecDeque<Seq>,
    late_events: u32,
    disk: Disk,
}

/// The consequence of an answer of the disk.
#[derive(Clone, Debug, Default)]
pub(super) struct Released {
    /// The news to tell now, in this order.
    pub(super) tell: Vec<News>,
    /// The news of the disk.
    pub(super) disk: Option<DiskNews>,
}

impl Durable {
    /// A state without any batch under way. Each batch may take the time `wait`.
    #[must_use]
    pub(super) const fn new(wait: Duration) -> Durable {
        Durable {
            wait,
            next: Seq(1),
            gathering: Vec::new(),
            telling: Vec::new(),
            evidence_since: None,
            held: VecDeque::new(),
            late: VecDeque::new(),
            late_events: 0,
            disk: Disk::Fine,
        }
    }

    /// Sets the time that a batch may take from now on.
    pub(super) const fn be_patient(&mut self, wait: Duration) {
        self.wait = wait;
    }

    /// Adds an event to the batch that is being gathered.
    pub(super) fn event(&mut self, event: Event) {
        self.evidence_since = None;
        self.gathering.push(event);
    }

    /// Adds an event that may wait for a moment, so that other events can be written with it.
    pub(super) fn evidence(&mut self, event: Event, now: Moment) {
        if self.gathering.is_empty() {
            self.evidence_since = Some(now);
        }
        self.gathering.push(event);
    }

    /// Holds words to be said when the batch being gathered is durable.
    pub(super) fn say(&mut self, announcement: Announcement) {
        self.telling.push(News::Say(announcement));
    }

    /// Holds a note to be shown to the arbiter when the batch being gathered is durable.
    pub(super) fn show(
        &mut self,
        note: DeskNote,
        heard: Option<Listener>,
        to: Option<DeviceNumber>,
    ) {
        self.telling.push(News::Show(Box::new(note), heard, to));
    }

    /// Holds an effect to be carried out when the batch being gathered is durable.
    pub(super) fn then(&mut self, effect: Effect) {
        self.telling.push(News::Do(Box::new(effect)));
    }

    /// The gathered batch, if it must be written now. News that belongs to no batch is released without waiting.
    pub(super) fn flush(&mut self, now: Moment) -> Option<(Seq, Vec<Event>)> {
        let only_evidence = self.telling.is_empty()
            && self
                .evidence_since
                .is_some_and(|since| now < since.after(EVIDENCE_WAIT));
        if self.gathering.is_empty() || only_evidence {
            return None;
        }
        self.evidence_since = None;
        let seq = self.next;
        self.next = Seq(seq.0.saturating_add(1));
        let news = std::mem::take(&mut self.telling);
        let events = u32::try_from(self.gathering.len()).unwrap_or(u32::MAX);
        self.held.push_back(Held {
            events,
            seq,
            since: now,
            news,
        });
        Some((seq, std::mem::take(&mut self.gathering)))
    }

    /// True if no event is gathered that still has to be written.
    pub(super) const fn gathers_nothing(&self) -> bool {
        self.gathering.is_empty()
    }

    /// True if no batch is on its way.
    pub(super) fn waits_for_nothing(&self) -> bool {
        self.held.is_empty()
    }

    /// True if the disk is fine and no event waits for it.
    pub(super) fn is_idle(&self) -> bool {
        self.disk == Disk::Fine && self.held.is_empty() && self.gathering.is_empty()
    }

    /// True if no news is held back until something is durable.
    pub(super) fn is_quiet(&self) -> bool {
        self.telling.is_empty() && self.held.iter().all(|held| held.news.is_empty())
    }

    /// The news that can be released now, because no event is gathered; empty if one is.
    pub(super) fn nothing_to_write(&mut self) -> Vec<News> {
        if self.gathering.is_empty() {
            std::mem::take(&mut self.telling)
        } else {
            Vec::new()
        }
    }

    /// Takes in that this batch is durable, and every batch before it.
    pub(super) fn stored(&mut self, seq: Seq) -> Released {
        let mut released = Released::default();
        self.late.retain(|late| *late > seq);
        while self.held.front().is_some_and(|held| held.seq <= seq)
            && let Some(held) = self.held.pop_front()
        {
            released.tell.extend(held.news);
        }
        if self.disk != Disk::Fine && self.late.is_empty() && self.held.is_empty() {
            self.disk = Disk::Fine;
            released.disk = Some(DiskNews::Back(std::mem::take(&mut self.late_events)));
        }
        released
    }

    /// Takes in that this batch could not be written. The store keeps the batch and tries again.
    pub(super) fn not_stored(&mut self, seq: Seq, fault: &DiskFault) -> Released {
        let mut released = Released::default();
        let disk = match fault {
            DiskFault::Full => Disk::Full,
            DiskFault::Other(_) => Disk::Gone,
        };
        while self.held.front().is_some_and(|held| held.seq <= seq) {
            self.give_up(disk, &mut released);
        }
        released
    }

    /// Lets time pass. A disk that does not answer counts as gone.
    pub(super) fn tick(&mut self, now: Moment) -> Released {
        let mut released = Released::default();
        while self.held.len() > MAX_HELD
            || self
                .held
                .front()
                .is_some_and(|held| held.since.after(self.patience()) <= now)
        {
            self.give_up(Disk::Gone, &mut released);
        }
        released
    }

    /// The moment at which [`Durable::tick`] or [`Durable::flush`] must be called next; `None` if nothing waits.
    #[must_use]
    pub(super) fn deadline(&self) -> Option<Moment> {
        let disk = self
            .held
            .front()
            .map(|held| held.since.after(self.patience()));
        let evidence = self.evidence_since.map(|since| since.after(EVIDENCE_WAIT));
        [disk, evidence].into_iter().flatten().min()
    }

    /// The state of the disk.
    #[must_use]
    pub(super) const fn disk(&self) -> Disk {
        self.disk
    }

    /// The time that a batch may take. This is zero while the disk is known to be gone or full.
    const fn patience(&self) -> Duration {
        match self.disk {
            Disk::Fine => self.wait,
            Disk::Gone | Disk::Full => Duration::ZERO,
        }
    }

    fn give_up(&mut self, disk: Disk, released: &mut Released) {
        let Some(held) = self.held.pop_front() else {
            return;
        };
        self.late.push_back(held.seq);
        self.late_events = self.late_events.saturating_add(held.events);
        for news in held.news {
            not_recorded(news, &mut released.tell);
        }
        if self.disk == Disk::Fine {
            self.disk = disk;
            released.disk = Some(DiskNews::Lost);
        }
    }
}

/// Adds the news to `tell`, changed to say that it was not recorded.
fn not_recorded(news: News, tell: &mut Vec<News>) {
    match news {
        // These words are no longer true, and the loss of the disk is announced separately.
        News::Say(it) if it.message.properties().only_recorded => {}
        News::Say(mut announcement) => {
            if let Some(recorded) = announcement.message.recorded_mut() {
                *recorded = Recorded::NotRecorded;
                // A sound alone would mean that all is well.
                announcement.words = true;
            }
            tell.push(News::Say(announcement));
        }
        News::Do(effect) => tell.push(News::Do(effect)),
        News::Show(note, heard, to) => {
            let done = note.tells_what_was_done();
            // A note that only says "it is in the record" has nothing left to say.
            if !matches!(*note, DeskNote::Decided) {
                tell.push(News::Show(note, heard, to));
            }
            if done {
                tell.push(News::Show(Box::new(DeskNote::NotRecorded), heard, to));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::{Side, Variant};
    use zgoda_record::event::{Body, Source};
    use zgoda_speech::announcement::{Action, SpokenMove};
    use zgoda_speech::{Listener, Message};

    fn event() -> Event {
        Event {
            ms: 0,
            actor: None,
            code: None,
            device: None,
            late_ms: None,
            source: Source::Program,
            body: Body::SessionClosed,
        }
    }

    fn played(recorded: Recorded) -> Announcement {
        let square = |name| Variant::International.square(name).unwrap();
        Announcement::new(
            Listener::White,
            Message::MovePlayed {
                side: Side::White,
                played: SpokenMove {
                    from: square("32"),
                    via: Vec::new(),
                    to: square("28"),
                    action: Action::Moves,
                },
                recorded,
            },
        )
    }

    fn at(ms: u64) -> Moment {
        Moment::from_ms(ms)
    }

    fn one_batch(durable: &mut Durable, now: Moment) -> Seq {
        durable.event(event());
        durable.say(played(Recorded::Safe));
        durable.flush(now).unwrap().0
    }

    /// The released news in a form that tests can compare.
    #[derive(Debug, PartialEq)]
    enum Told {
        Said(Announcement),
        Decided,
        NotRecorded,
        Other,
    }

    fn told(released: Released) -> Vec<Told> {
        let tell = released.tell.into_iter();
        tell.map(|news| match news {
            News::Say(announcement) => Told::Said(announcement),
            News::Show(note, ..) => match *note {
                DeskNote::Decided => Told::Decided,
                DeskNote::NotRecorded => Told::NotRecorded,
                _ => Told::Other,
            },
            News::Do(_) => Told::Other,
        })
        .collect()
    }

    #[test]
    fn what_the_arbiter_did_is_shown_with_what_is_said_of_it_once_it_is_durable() {
        let mut durable = Durable::new(Duration::from_secs(1));
        durable.event(event());
        durable.show(DeskNote::PutBack { entered: 1 }, None, None);
        durable.say(played(Recorded::Safe));
        durable.show(DeskNote::Decided, None, None);
        let (seq, _) = durable.flush(at(0)).unwrap();
        assert!(durable.nothing_to_write().is_empty());
        assert!(told(durable.tick(at(999))).is_empty() && !durable.is_quiet());
        let said = Told::Said(played(Recorded::Safe));
        let expected = [Told::Other, said, Told::Decided];
        assert_eq!(told(durable.stored(seq)), expected);
    }

    #[test]
    fn with_the_disk_gone_the_arbiter_is_not_told_that_their_decision_is_in_the_record() {
        let mut durable = Durable::new(Duration::from_secs(1));
        durable.event(event());
        durable.show(DeskNote::Decided, None, None);
        durable.show(DeskNote::PutBack { entered: 1 }, None, None);
        durable.show(DeskNote::NothingProposed, None, None);
        let (seq, _) = durable.flush(at(0)).unwrap();
        let expected = [
            Told::NotRecorded,
            Told::Other,
            Told::NotRecorded,
            Told::Other,
        ];
        assert_eq!(told(durable.not_stored(seq, &fault())), expected);
    }

    #[test]
    fn nothing_is_said_before_it_is_durable() {
        let mut durable = Durable::new(Duration::from_secs(1));
        let seq = one_batch(&mut durable, at(0));
        assert!(told(durable.tick(at(999))).is_empty());
        let expected = [Told::Said(played(Recorded::Safe))];
        assert_eq!(told(durable.stored(seq)), expected);
        assert_eq!(durable.deadline(), None);
    }

    #[test]
    fn with_the_disk_gone_moves_are_said_as_not_recorded_and_its_return_once() {
        let mut durable = Durable::new(Duration::from_secs(1));
        let first = one_batch(&mut durable, at(0));
        let lost = durable.not_stored(first, &fault());
        assert_eq!(lost.disk, Some(DiskNews::Lost));
        let expected = [Told::Said(played(Recorded::NotRecorded))];
        assert_eq!(told(lost), expected);
        let second = one_batch(&mut durable, at(10));
        assert_eq!(durable.not_stored(second, &fault()).disk, None);
        assert_eq!(
            durable.stored(first).disk,
            None,
            "the second is still missing"
        );
        let back = durable.stored(second);
        assert_eq!(back.disk, Some(DiskNews::Back(2)));
        assert!(back.tell.is_empty());
    }

    fn fault() -> DiskFault {
        DiskFault::Other("it is gone".to_owned())
    }

    #[test]
    fn a_full_disk_is_known_as_one_until_it_takes_everything_again() {
        let mut durable = Durable::new(Duration::from_secs(1));
        let seq = one_batch(&mut durable, at(0));
        let lost = durable.not_stored(seq, &DiskFault::Full);
        assert_eq!(
            (lost.disk, durable.disk()),
            (Some(DiskNews::Lost), Disk::Full)
        );
        durable.stored(seq);
        assert_eq!(durable.disk(), Disk::Fine);
    }

    #[test]
    fn a_disk_that_hangs_is_not_waited_for() {
        let mut durable = Durable::new(Duration::from_secs(1));
        let seq = one_batch(&mut durable, at(5));
        assert_eq!(durable.deadline(), Some(at(1005)));
        let late = durable.tick(at(1005));
        let expected = [Told::Said(played(Recorded::NotRecorded))];
        assert_eq!(told(late), expected);
        assert_eq!(durable.stored(seq).disk, Some(DiskNews::Back(1)));
    }

    #[test]
    fn evidence_waits_a_little_for_company_and_then_goes_alone() {
        let mut durable = Durable::new(Duration::from_secs(1));
        durable.evidence(event(), at(0));
        assert!(durable.flush(at(100)).is_none());
        assert!(durable.flush(at(500)).is_some());
        durable.evidence(event(), at(600));
        durable.event(event());
        durable.say(played(Recorded::Safe));
        assert_eq!(durable.flush(at(600)).unwrap().1.len(), 2);
    }

    #[test]
    fn what_needs_no_writing_is_said_at_once() {
        let mut durable = Durable::new(Duration::from_secs(1));
        durable.say(played(Recorded::Safe));
        assert!(durable.flush(at(0)).is_none());
        assert_eq!(durable.nothing_to_write().len(), 1);
    }
}
