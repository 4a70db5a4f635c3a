// SPDX-License-Identifier: GPL-3.0-or-later
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

/// The most pages that one device can have open at one table.
const MOST_STREAMS: usize = 4;
/// The time without a request after which a device counts as no longer showing its page.
const IDLE: Duration = Duration::from_secs(600);
/// The most answers that wait until a page without scripts shows them.
const MOST_ANSWERS: usize = 8;

/// The most messages that wait for the slow page of an ear. The table silences words that are too old.
const MOST_WORDS: usize = 64;

/// A message to the page of an ear. Each message is sent once, and the messages keep their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ear {
    /// The ear says this.
    Say(Said),
    /// The ear stops saying the words of this number.
    Hush(u64),
}

/// The state of a device's right, according to the answers of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RightState {
    /// The tables were asked, and none has answered yet.
    Asked,
    /// The right is good, and its table is there.
    Good,
    /// The table of the right says that the right is not valid.
    Unknown,
    /// The table of the right is not connected.
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
    /// The state of the device's right.
    pub(super) standing: RightState,
    /// The language of the answers to the device.
    pub(super) language: Language,
    /// The role of the device, as soon as the table has named it.
    pub(super) role: Option<DeskRole>,
    /// The last known number of the table in the hall.
    pub(super) number: Option<u32>,
    /// The last snapshot from the table.
    snapshot: Option<Arc<Snapshot>>,
    /// The moment at which that snapshot came, in the desk's time. The clocks in the snapshot are counted on from this
    /// moment.
    as_of_ms: Option<u64>,
    /// The moment since which the running clock of the table runs, in the desk's time and in the table's time.
    runs_from: Option<(u64, u64)>,
    answers: VecDeque<(u64, Answer)>,
    changed: watch::Sender<()>,
    ear: broadcast::Sender<Ear>,
    streams: usize,
    used: Instant,
}

/// The present state of a seat, for its pages.
#[derive(Clone, Debug)]
pub(super) struct Look {
    /// The state of the device's right.
    pub(super) standing: RightState,
    /// The role of the device, as soon as its table has named it; `None` if the right is not valid any more.
    pub(super) role: Option<DeskRole>,
    /// The number of its table in the hall.
    pub(super) number: Option<u32>,
    /// The machine of that table, if it is not this machine.
    pub(super) machine: Option<String>,
    /// The snapshot that the table shows; `None` while the table is not connected.
    pub(super) snapshot: Option<Arc<Snapshot>>,
    /// The moment of that snapshot.
    pub(super) as_of_ms: Option<u64>,
    /// The moment since which the running clock runs, for an arbiter's page; this value does not change while the same
    /// side's time runs.
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

    /// Sets the state of the right, and notifies the pages of the change.
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

    /// The present state of the seat; `number` is the number of its table, if known.
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

    /// Notes that a page uses the seat, and returns a receiver that is notified of every change.
    pub(super) fn used(&mut self) -> watch::Receiver<()> {
        self.used = Instant::now();
        self.changed.subscribe()
    }

    /// Notes that another page of the seat was opened; `None` if there are too many pages.
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

    /// A receiver of the table's messages for the ear.
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

    /// The answer of this number. It can be taken only once.
    pub(super) fn answer(&mut self, number: u64) -> Option<Answer> {
        let at = self.answers.iter().position(|(of, _)| *of == number)?;
        self.answers.remove(at).map(|(_, answer)| answer)
    }
}

/// The moment since which the running clock runs, in the table's time; known only from an arbiter's view.
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

    /// A page must change only when something happens at the table, not with every snapshot.
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
