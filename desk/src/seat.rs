//! A device at a table, as the desk knows it: the last view that the table sent, and the results of the device's acts.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{broadcast, watch};
use zgoda_record::event::DeskRole;
use zgoda_speech::Language;
use zgoda_table::view::{Snapshot, TableView};

use super::place::Place;
use super::time::Time;
use zgoda::desk_link::wire::Said;

/// Most pages that one device can have open at one table.
const MOST_STREAMS: usize = 4;
/// Time without a request after which a device no longer shows its page.
const IDLE: Duration = Duration::from_secs(600);
/// Most answers that wait for a page without scripts.
const MOST_ANSWERS: usize = 8;

/// Most words that wait for the slow page of an ear; a table silences words that are too old.
const MOST_WORDS: usize = 64;

/// A message to the page of an ear; each is sent once and in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ear {
    /// The ear says this.
    Say(Said),
    /// The ear stops saying the words of this number.
    Hush(u64),
}

/// The answer of the tables to a device's right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RightState {
    /// The tables were asked, and none has answered yet.
    Asked,
    /// The right is good, and its table is there.
    Good,
    /// The right's own table says that it opens nothing.
    Unknown,
    /// The right's table is not there.
    Away,
}

/// The result of a device's act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    /// True if the act was taken.
    pub(super) taken: bool,
    /// The lines that the table says to the device.
    pub(super) lines: Vec<String>,
}

/// A device at a table.
#[derive(Debug)]
pub(super) struct Seat {
    /// The place of the table.
    pub(super) home: Place,
    /// The tables' answer to the right.
    pub(super) standing: RightState,
    /// The language in which the device is answered.
    pub(super) language: Language,
    /// The role that the page is for, as soon as the table has said so.
    pub(super) role: Option<DeskRole>,
    /// The last known number of its table in the hall.
    pub(super) number: Option<u32>,
    /// The last snapshot from the table.
    snapshot: Option<Arc<Snapshot>>,
    /// The moment of that snapshot, in the time of the desk: its clocks are counted on from there.
    as_of_ms: Option<u64>,
    /// The beginning of the running time of its clock, in the time of the desk and in that of the table.
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
    /// The tables' answer to the right.
    pub(super) standing: RightState,
    /// The role of the device, as soon as its table has said so; `None` where the right opens nothing any more.
    pub(super) role: Option<DeskRole>,
    /// The number of its table in the hall.
    pub(super) number: Option<u32>,
    /// The machine of that table, if it is another one than this.
    pub(super) machine: Option<String>,
    /// The snapshot that the table shows; `None` while the table is not there.
    pub(super) snapshot: Option<Arc<Snapshot>>,
    /// The moment of that snapshot.
    pub(super) as_of_ms: Option<u64>,
    /// The beginning of the running time of its clock, for an arbiter; unchanged while that time runs.
    pub(super) runs_from_ms: Option<u64>,
}

impl Seat {
    /// Makes the seat of a device that has just come.
    pub(super) fn new(home: Place, language: Language) -> Seat {
        Seat {
            home,
            standing: RightState::Away,
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

    /// Notes the tables' answer, and tells the pages of the change.
    pub(super) fn stands(&mut self, standing: RightState) {
        self.standing = standing;
        if standing == RightState::Away {
            // A restarted program counts its times from its own start.
            self.runs_from = None;
        }
        self.changed.send_replace(());
    }

    /// Takes a new snapshot from the device's table.
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

    /// The seat as it stands, at the table of this number.
    pub(super) fn look(&self, number: Option<u32>) -> Look {
        let is_there = self.standing == RightState::Good;
        Look {
            standing: self.standing,
            role: self.role.filter(|_| self.standing != RightState::Unknown),
            number: number.or(self.number),
            machine: self.home.machine().map(str::to_owned),
            snapshot: self.snapshot.clone().filter(|_| is_there),
            as_of_ms: self.as_of_ms.filter(|_| is_there),
            runs_from_ms: self.runs_from.map(|(from, _)| from).filter(|_| is_there),
        }
    }

    /// Notes that a page uses the seat; returns a receiver of its changes.
    pub(super) fn used(&mut self) -> watch::Receiver<()> {
        self.used = Instant::now();
        self.changed.subscribe()
    }

    /// Notes another page of the seat; `None` where there can be no more.
    pub(super) fn page_opens(&mut self) -> Option<()> {
        (self.streams < MOST_STREAMS).then(|| self.streams += 1)
    }

    /// Notes that a page of the seat was closed.
    pub(super) fn page_closes(&mut self) {
        self.streams = self.streams.saturating_sub(1);
        self.used = Instant::now();
    }

    /// Passes a message to the pages of the ear. If no page listens, the table learns that the words were not heard.
    pub(super) fn ear(&mut self, told: Ear) {
        let _ = self.ear.send(told);
    }

    /// The channel by which a page hears the table's words for the ear.
    pub(super) fn listens(&self) -> broadcast::Receiver<Ear> {
        self.ear.subscribe()
    }

    /// True if no page shows the seat any more.
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

/// The beginning of the running time of the clock, in the time of the table.
fn runs_since(snapshot: &Snapshot) -> Option<u64> {
    match &snapshot.table {
        TableView::Arbiter(view) => view.clock.as_ref()?.clock.since_ms,
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda::desk_link::wire::TableNumber;

    fn seat() -> Seat {
        let home = Place {
            process: "1".to_owned(),
            table: TableNumber(1),
        };
        Seat::new(home, Language::English)
    }

    #[test]
    fn what_is_shown_is_of_the_moment_at_which_it_came_and_goes_with_the_table() {
        let text = include_str!("../../tests/views/room.json");
        let snapshot: Snapshot = serde_json::from_str(text).unwrap();
        let time = Time::new();
        let mut seat = seat();
        seat.shown(snapshot, &time);
        seat.stands(RightState::Good);
        let look = seat.look(None);
        let gone = time.now_ms() - look.as_of_ms.unwrap();
        assert!(look.snapshot.is_some() && gone < 500, "{gone}");
        seat.stands(RightState::Away);
        let look = seat.look(None);
        assert!(look.snapshot.is_none() && look.as_of_ms.is_none());
    }

    /// A list must change only when something happens at the table, not with every snapshot.
    #[test]
    fn the_beginning_of_a_time_that_runs_stays_the_same_while_it_runs() {
        let text = include_str!("../../tests/views/arbiter.json");
        let mut snapshot: Snapshot = serde_json::from_str(text).unwrap();
        let time = Time::new();
        let mut seat = seat();
        seat.stands(RightState::Good);
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
