//! What waits for the disk: nothing is said as recorded before it is durable, and nothing is kept
//! from the player because a disk is slow or gone.
//!
//! Events of one input go down as one batch; what is to be said of them is held until the batch is
//! durable, or said as not recorded when it could not be, or took too long.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::Moment;
use zgoda_speech::announcement::Recorded;
use zgoda_speech::{Announcement, Message};

use super::effect::Seq;
use crate::record::event::Event;

/// How many batches may be under way before the oldest is taken as failed. A game has a few hundred
/// events; so many waiting at once means the disk is gone.
const MAX_HELD: usize = 256;

/// How long touches and landings may wait for something more important to go down with.
const EVIDENCE_WAIT: Duration = Duration::from_millis(500);

/// Is the disk there?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Disk {
    /// Everything written so far is durable, or on its way.
    Fine,
    /// Something could not be written.
    Gone,
}

/// News of the disk, each told once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DiskNews {
    /// It is gone.
    Lost,
    /// It is back, and everything missing is written: so many events came late.
    Back(u32),
}

/// A batch on its way and what is to be said when it is durable.
#[derive(Clone, Debug)]
struct Held {
    seq: Seq,
    since: Moment,
    events: u32,
    say: Vec<Announcement>,
}

/// Batches under way.
#[derive(Clone, Debug)]
pub(super) struct Durable {
    wait: Duration,
    next: Seq,
    gathering: Vec<Event>,
    saying: Vec<Announcement>,
    evidence_since: Option<Moment>,
    held: VecDeque<Held>,
    /// Batches that were given up on and are not yet durable.
    late: VecDeque<Seq>,
    late_events: u32,
    disk: Disk,
}

/// What came of an answer of the disk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Released {
    /// To be said now.
    pub(super) say: Vec<Announcement>,
    /// What became known of the disk.
    pub(super) news: Option<DiskNews>,
}

impl Durable {
    /// Nothing under way; a batch may take `wait`.
    #[must_use]
    pub(super) const fn new(wait: Duration) -> Durable {
        Durable {
            wait,
            next: Seq(1),
            gathering: Vec::new(),
            saying: Vec::new(),
            evidence_since: None,
            held: VecDeque::new(),
            late: VecDeque::new(),
            late_events: 0,
            disk: Disk::Fine,
        }
    }

    /// Adds an event to the batch that is being gathered.
    pub(super) fn event(&mut self, event: Event) {
        self.evidence_since = None;
        self.gathering.push(event);
    }

    /// Adds an event that may wait a little for company.
    pub(super) fn evidence(&mut self, event: Event, now: Moment) {
        if self.gathering.is_empty() {
            self.evidence_since = Some(now);
        }
        self.gathering.push(event);
    }

    /// To be said when the batch that is being gathered is durable.
    pub(super) fn say(&mut self, announcement: Announcement) {
        self.saying.push(announcement);
    }

    /// The gathered batch, to be written, if it should not wait longer; or what can be said at
    /// once because there is nothing to write.
    pub(super) fn flush(&mut self, now: Moment) -> Option<(Seq, Vec<Event>)> {
        let only_evidence = self.saying.is_empty()
            && self
                .evidence_since
                .is_some_and(|since| now < since.after(EVIDENCE_WAIT));
        if self.gathering.is_empty() || only_evidence {
            return None;
        }
        self.evidence_since = None;
        let seq = self.next;
        self.next = Seq(seq.0.saturating_add(1));
        let say = std::mem::take(&mut self.saying);
        let events = u32::try_from(self.gathering.len()).unwrap_or(u32::MAX);
        self.held.push_back(Held {
            events,
            seq,
            since: now,
            say,
        });
        Some((seq, std::mem::take(&mut self.gathering)))
    }

    /// Does nothing that is to be said wait for the disk?
    pub(super) fn is_quiet(&self) -> bool {
        self.saying.is_empty() && self.held.iter().all(|held| held.say.is_empty())
    }

    /// What was to be said although there is nothing to write.
    pub(super) fn nothing_to_write(&mut self) -> Vec<Announcement> {
        if self.gathering.is_empty() {
            std::mem::take(&mut self.saying)
        } else {
            Vec::new()
        }
    }

    /// This batch is durable, and so is every one before it.
    pub(super) fn stored(&mut self, seq: Seq) -> Released {
        let mut released = Released::default();
        self.late.retain(|late| *late > seq);
        while self.held.front().is_some_and(|held| held.seq <= seq)
            && let Some(held) = self.held.pop_front()
        {
            released.say.extend(held.say);
        }
        if self.disk == Disk::Gone && self.late.is_empty() && self.held.is_empty() {
            self.disk = Disk::Fine;
            released.news = Some(DiskNews::Back(std::mem::take(&mut self.late_events)));
        }
        released
    }

    /// This batch could not be written; the store keeps it and tries again.
    pub(super) fn not_stored(&mut self, seq: Seq) -> Released {
        let mut released = Released::default();
        while self.held.front().is_some_and(|held| held.seq <= seq) {
            self.give_up(&mut released);
        }
        released
    }

    /// Lets time pass: a disk that does not answer is as good as gone.
    pub(super) fn tick(&mut self, now: Moment) -> Released {
        let mut released = Released::default();
        while self.held.len() > MAX_HELD
            || self
                .held
                .front()
                .is_some_and(|held| held.since.after(self.patience()) <= now)
        {
            self.give_up(&mut released);
        }
        released
    }

    /// When to call [`Durable::tick`] or [`Durable::flush`] next.
    #[must_use]
    pub(super) fn deadline(&self) -> Option<Moment> {
        let disk = self
            .held
            .front()
            .map(|held| held.since.after(self.patience()));
        let evidence = self.evidence_since.map(|since| since.after(EVIDENCE_WAIT));
        [disk, evidence].into_iter().flatten().min()
    }

    /// Is the disk there?
    #[must_use]
    pub(super) const fn disk(&self) -> Disk {
        self.disk
    }

    /// A disk known to be gone is not waited for again.
    const fn patience(&self) -> Duration {
        match self.disk {
            Disk::Fine => self.wait,
            Disk::Gone => Duration::ZERO,
        }
    }

    fn give_up(&mut self, released: &mut Released) {
        let Some(held) = self.held.pop_front() else {
            return;
        };
        self.late.push_back(held.seq);
        self.late_events = self.late_events.saturating_add(held.events);
        // That the game is kept is not true any more, and that the disk is gone is said below.
        let say = held.say.into_iter();
        let say = say.filter(|announcement| announcement.message != Message::GameKept);
        released.say.extend(say.map(not_recorded));
        if self.disk == Disk::Fine {
            self.disk = Disk::Gone;
            released.news = Some(DiskNews::Lost);
        }
    }
}

/// The same, said as not recorded.
fn not_recorded(mut announcement: Announcement) -> Announcement {
    match &mut announcement.message {
        Message::MovePlayed { recorded, .. } | Message::MoveCorrected { recorded, .. } => {
            *recorded = Recorded::NotRecorded;
            // A sound would say that all is well.
            announcement.words = zgoda_speech::announcement::Switch::On;
        }
        _ => {}
    }
    announcement
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::event::{Body, Source};
    use zgoda_game::{Side, Variant};
    use zgoda_speech::Listener;
    use zgoda_speech::announcement::{Action, SpokenMove};

    fn event() -> Event {
        Event {
            ms: 0,
            actor: None,
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

    #[test]
    fn nothing_is_said_before_it_is_durable() {
        let mut durable = Durable::new(Duration::from_secs(1));
        let seq = one_batch(&mut durable, at(0));
        assert_eq!(durable.tick(at(999)), Released::default());
        assert_eq!(durable.stored(seq).say, [played(Recorded::Safe)]);
        assert_eq!(durable.deadline(), None);
    }

    #[test]
    fn with_the_disk_gone_moves_are_said_as_not_recorded_and_its_return_once() {
        let mut durable = Durable::new(Duration::from_secs(1));
        let first = one_batch(&mut durable, at(0));
        let lost = durable.not_stored(first);
        assert_eq!(lost.say, [played(Recorded::NotRecorded)]);
        assert_eq!(lost.news, Some(DiskNews::Lost));
        let second = one_batch(&mut durable, at(10));
        assert_eq!(durable.not_stored(second).news, None);
        assert_eq!(
            durable.stored(first).news,
            None,
            "the second is still missing"
        );
        let back = durable.stored(second);
        assert_eq!(
            back,
            Released {
                say: Vec::new(),
                news: Some(DiskNews::Back(2))
            }
        );
    }

    #[test]
    fn a_disk_that_hangs_is_not_waited_for() {
        let mut durable = Durable::new(Duration::from_secs(1));
        let seq = one_batch(&mut durable, at(5));
        assert_eq!(durable.deadline(), Some(at(1005)));
        let late = durable.tick(at(1005));
        assert_eq!(late.say, [played(Recorded::NotRecorded)]);
        assert_eq!(durable.stored(seq).news, Some(DiskNews::Back(1)));
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
