//! A device at a table, as the desk knows it: what the table last showed it, and what came of what it did.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{broadcast, watch};
use zgoda_speech::Language;

use super::place::Place;
use super::time::Time;
use crate::desk_link::wire::Said;
use crate::record::event::DeskRole;
use crate::view::{Snapshot, TableView};

/// Pages that one device can have open at one table.
const MOST_STREAMS: usize = 4;
/// A device that asks for nothing so long shows its page no more.
const IDLE: Duration = Duration::from_secs(600);
/// So many answers wait for a page without scripts to show them.
const MOST_ANSWERS: usize = 8;

/// Words for an ear that wait for a page that is slow; a table silences what is too old.
const MOST_WORDS: usize = 64;

/// What is told to the page of an ear, each once and in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ear {
    /// It is to say this.
    Say(Said),
    /// It is to be silent with that.
    Hush(u64),
}

/// What the tables say to its right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// They were asked, and nobody has answered yet.
    Asked,
    /// It is good, and its table is there.
    Good,
    /// Its own table says that it opens nothing.
    Unknown,
    /// Its table is not there.
    Away,
}

/// What came of something that a device did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    /// Was it taken?
    pub(super) taken: bool,
    /// What the table says to it.
    pub(super) lines: Vec<String>,
}

/// A device at a table.
#[derive(Debug)]
pub(super) struct Seat {
    /// Where the table is.
    pub(super) home: Place,
    /// Is it good?
    pub(super) standing: Standing,
    /// In what language the device is answered.
    pub(super) language: Language,
    /// Whose page it is, as soon as the table has said so.
    pub(super) role: Option<DeskRole>,
    /// The number of its table in the hall, as it was when that was there last.
    pub(super) number: Option<u32>,
    /// What the table shows it.
    snapshot: Option<Arc<Snapshot>>,
    /// Of which moment that is, in the time of the desk: its clocks are counted on from there.
    as_of_ms: Option<u64>,
    /// The beginning of the time that runs on its clock, in the time of the desk and in that of the table.
    runs_from: Option<(u64, u64)>,
    answers: VecDeque<(u64, Answer)>,
    changed: watch::Sender<()>,
    ear: broadcast::Sender<Ear>,
    streams: usize,
    used: Instant,
}

/// A seat as it stands.
#[derive(Clone, Debug)]
pub(super) struct Look {
    /// Is it good?
    pub(super) standing: Standing,
    /// The role of the device, as soon as its table has said so; none where the right opens nothing any more.
    pub(super) role: Option<DeskRole>,
    /// The number of its table in the hall.
    pub(super) number: Option<u32>,
    /// The machine where that is, if it is another one.
    pub(super) machine: Option<String>,
    /// What the table shows; nothing while it is not there.
    pub(super) snapshot: Option<Arc<Snapshot>>,
    /// Of which moment that is.
    pub(super) as_of_ms: Option<u64>,
    /// The beginning of the time that runs on its clock, for an arbiter; the same as long as it does.
    pub(super) runs_from_ms: Option<u64>,
}

impl Seat {
    /// Of a device that has just come.
    pub(super) fn new(home: Place, language: Language) -> Seat {
        Seat {
            home,
            standing: Standing::Away,
            language,
            role: None,
            number: None,
            snapshot: None,
            as_of_ms: None,
            runs_from: None,
            answers: VecDeque::new(),
            changed: watch::Sender::new(()),
            ear: broadcast::Sender::new(MOST_WORDS),
            streams: 0,
            used: Instant::now(),
        }
    }

    /// Tells its pages that something is otherwise.
    pub(super) fn stands(&mut self, standing: Standing) {
        self.standing = standing;
        if standing == Standing::Away {
            // Another program tells its times from its own beginning.
            self.runs_from = None;
        }
        self.changed.send_replace(());
    }

    /// Its table shows it this now.
    pub(super) fn shown(&mut self, snapshot: Snapshot, time: &Time) {
        let now = time.now_ms();
        let since = runs_since(&snapshot);
        if self.runs_from.map(|(_, since)| since) != since {
            let gone = |since| snapshot.ms.saturating_sub(since);
            self.runs_from = since.map(|since| (now.saturating_sub(gone(since)), since));
        }
        self.as_of_ms = Some(now);
        self.snapshot = Some(Arc::new(snapshot));
        self.changed.send_replace(());
    }

    /// As it stands, at the table of this number.
    pub(super) fn look(&self, number: Option<u32>) -> Look {
        let is_there = self.standing == Standing::Good;
        Look {
            standing: self.standing,
            role: self.role.filter(|_| self.standing != Standing::Unknown),
            number: number.or(self.number),
            machine: self.home.machine().map(str::to_owned),
            snapshot: self.snapshot.clone().filter(|_| is_there),
            as_of_ms: self.as_of_ms.filter(|_| is_there),
            runs_from_ms: self.runs_from.map(|(from, _)| from).filter(|_| is_there),
        }
    }

    /// Somebody looked at it just now; and how they learn that it is otherwise.
    pub(super) fn used(&mut self) -> watch::Receiver<()> {
        self.used = Instant::now();
        self.changed.subscribe()
    }

    /// Another page of it is open; nothing where there can be no more.
    pub(super) fn page_opens(&mut self) -> Option<()> {
        (self.streams < MOST_STREAMS).then(|| self.streams += 1)
    }

    /// It is no more.
    pub(super) fn page_closes(&mut self) {
        self.streams = self.streams.saturating_sub(1);
        self.used = Instant::now();
    }

    /// Its table has something for the ear. Where no page listens the table learns that nothing was heard.
    pub(super) fn ear(&mut self, told: Ear) {
        let _ = self.ear.send(told);
    }

    /// How a page hears that.
    pub(super) fn listens(&self) -> broadcast::Receiver<Ear> {
        self.ear.subscribe()
    }

    /// Does nobody look at it any more?
    pub(super) fn is_idle(&self) -> bool {
        self.streams == 0 && self.used.elapsed() >= IDLE
    }

    /// Keeps an answer for the page that is shown next.
    pub(super) fn keep(&mut self, number: u64, answer: Answer) {
        if self.answers.len() >= MOST_ANSWERS {
            self.answers.pop_front();
        }
        self.answers.push_back((number, answer));
    }

    /// The answer of this number, once.
    pub(super) fn answer(&mut self, number: u64) -> Option<Answer> {
        let at = self.answers.iter().position(|(of, _)| *of == number)?;
        self.answers.remove(at).map(|(_, answer)| answer)
    }
}

/// The beginning of the time that runs on the clock, in the time of the table.
fn runs_since(snapshot: &Snapshot) -> Option<u64> {
    match &snapshot.table {
        TableView::Arbiter(view) => view.clock.as_ref()?.clock.since_ms,
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk_link::wire::TableNumber;

    fn seat() -> Seat {
        let home = Place {
            process: "1".to_owned(),
            table: TableNumber(1),
        };
        Seat::new(home, Language::English)
    }

    #[test]
    fn what_is_shown_is_of_the_moment_at_which_it_came_and_goes_with_the_table() {
        let text = include_str!("../../../tests/views/room.json");
        let snapshot: Snapshot = serde_json::from_str(text).unwrap();
        let time = Time::new();
        let mut seat = seat();
        seat.shown(snapshot, &time);
        seat.stands(Standing::Good);
        let look = seat.look(None);
        let gone = time.now_ms() - look.as_of_ms.unwrap();
        assert!(look.snapshot.is_some() && gone < 500, "{gone}");
        seat.stands(Standing::Away);
        let look = seat.look(None);
        assert!(look.snapshot.is_none() && look.as_of_ms.is_none());
    }

    /// A list changes when something happens at the table, and not because it was told anew.
    #[test]
    fn the_beginning_of_a_time_that_runs_stays_the_same_while_it_runs() {
        let text = include_str!("../../../tests/views/arbiter.json");
        let mut snapshot: Snapshot = serde_json::from_str(text).unwrap();
        let time = Time::new();
        let mut seat = seat();
        seat.stands(Standing::Good);
        let mut from = |since: Option<u64>, ms: u64| {
            snapshot.ms = ms;
            if let TableView::Arbiter(view) = &mut snapshot.table {
                view.clock.as_mut().unwrap().clock.since_ms = since;
            }
            seat.shown(snapshot.clone(), &time);
            seat.look(None).runs_from_ms
        };
        let first = from(Some(1_000), 3_000).unwrap();
        assert!(time.now_ms() - first >= 2_000);
        assert_eq!(from(Some(1_000), 9_000), Some(first));
        let next = from(Some(9_000), 9_000).unwrap();
        assert!(next >= first + 2_000, "{next} {first}");
        assert_eq!(from(None, 9_500), None);
    }

    #[test]
    fn words_for_an_ear_come_to_every_page_that_listens_and_to_no_other() {
        let mut seat = seat();
        let said = Ear::Hush(3);
        seat.ear(said.clone());
        let mut page = seat.listens();
        seat.ear(said.clone());
        assert_eq!(page.try_recv(), Ok(said));
        assert!(page.try_recv().is_err());
    }

    #[test]
    fn pages_and_answers_of_a_device_are_bounded() {
        let mut seat = seat();
        for _ in 0..MOST_STREAMS {
            assert!(seat.page_opens().is_some());
        }
        assert!(seat.page_opens().is_none());
        seat.page_closes();
        assert!(seat.page_opens().is_some());
        let answer = |text: &str| Answer {
            taken: true,
            lines: vec![text.to_owned()],
        };
        for number in 0..20 {
            seat.keep(number, answer("yes"));
        }
        assert_eq!(seat.answer(11), None);
        assert_eq!(seat.answer(12), Some(answer("yes")));
        assert_eq!(seat.answer(12), None);
    }
}
