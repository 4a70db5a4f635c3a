// SPDX-License-Identifier: GPL-3.0-or-later
//! A device that wants to be let in: the answers of the tables to its words, and the answer to the device.
//!
//! Every table that may have a slip with the first of these words is asked; also a table that comes a little later, because desk
//! and tables are often started together. The answer must not show whether there is a table at all: words that open nothing always
//! get the same answer, after the same time.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use super::device::Held;
use super::place::Place;
use zgoda::desk_link::wire::{Ask, Refused, Request};

/// Shortest time before a device is told that words open nothing: a table needs this long to look at its slips.
const LOOKED: Duration = Duration::from_millis(1_500);
/// A table that comes later than this is not asked.
const LATE: Duration = Duration::from_secs(10);
/// Longest wait for the answer of a table, which tries words one after the other.
const LONGEST: Duration = Duration::from_secs(90);
/// Longest wait for a yes.
const FORGOTTEN: Duration = Duration::from_secs(600);

/// Most pages that show the state of one request.
const MOST_PAGES: usize = 4;

/// The request of a device to be let in.
#[derive(Debug)]
pub(super) struct Opening {
    /// The number of the request, which the answers repeat.
    pub(super) request: Request,
    /// The address from which the request came.
    pub(super) from: IpAddr,
    begun: Instant,
    answers: BTreeMap<Place, Answered>,
    /// The device's own name and the words, as long as tables may be asked about them.
    asks: Option<(String, String)>,
    /// False if no table was asked, because the words came too soon after wrong ones from the same device or address.
    tried: bool,
    pages: usize,
}

/// The answer of a table.
#[derive(Clone)]
pub(super) enum Answered {
    Nothing,
    /// Somebody must say yes to the device of this number.
    Waits(u32),
    /// The device is let in.
    Opened(Held),
    /// Refused by the table.
    Refused(Refused),
}

impl std::fmt::Debug for Answered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Answered::Nothing => "Nothing",
            Answered::Waits(_) => "Waits",
            Answered::Opened(_) => "Opened",
            Answered::Refused(_) => "Refused",
        })
    }
}

/// The answer to the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// The tables are checking the words.
    Looking,
    /// The words fit a slip: at these tables somebody must say yes to the device of this number.
    Waits(Vec<(Place, u32)>),
    /// A person said no.
    No,
    /// The words open nothing.
    Nothing,
    /// The words were not tried.
    NotTried,
    /// The device was let in.
    Opened,
}

impl Opening {
    /// Begins an opening for a device with this name and these words.
    pub(super) fn new(
        request: Request,
        from: IpAddr,
        (device, words): (String, String),
        now: Instant,
    ) -> Opening {
        Opening {
            asks: Some((device, words)),
            tried: true,
            ..Opening::too_soon(request, from, now)
        }
    }

    /// An opening about which no table is asked.
    pub(super) fn too_soon(request: Request, from: IpAddr, now: Instant) -> Opening {
        Opening {
            request,
            from,
            begun: now,
            answers: BTreeMap::new(),
            asks: None,
            tried: false,
            pages: 0,
        }
    }

    /// The question for a table that was not asked yet, as long as tables may be asked.
    pub(super) fn asks(&self, now: Instant) -> Option<Ask> {
        let is_late = now.saturating_duration_since(self.begun) >= LATE;
        let (device, words) = self.asks.clone().filter(|_| !is_late)?;
        let request = self.request;
        Some(Ask::Open {
            request,
            device,
            words,
        })
    }

    /// Drops the words as soon as no more tables may be asked.
    pub(super) fn forgets_words(&mut self, now: Instant) {
        if self.asks(now).is_none() {
            self.asks = None;
        }
    }

    /// Notes that this table is asked.
    pub(super) fn is_asked(&mut self, place: Place) {
        self.answers.insert(place, Answered::Nothing);
    }

    /// Notes another page of the opening; `None` where there can be no more.
    pub(super) fn page_opens(&mut self) -> Option<()> {
        (self.pages < MOST_PAGES).then(|| self.pages += 1)
    }

    /// Notes that a page of the opening was closed.
    pub(super) fn page_closes(&mut self) {
        self.pages = self.pages.saturating_sub(1);
    }

    /// Takes the answer of a table. True if this answer is the first to show that the words fit a slip.
    pub(super) fn answered(&mut self, by: &Place, answer: Answered) -> bool {
        let Some(before) = self.answers.get_mut(by) else {
            return false;
        };
        let right = |it: &Answered| matches!(it, Answered::Waits(_) | Answered::Opened(_));
        let newly = right(&answer) && !right(before);
        *before = answer;
        newly
    }

    /// Removes tables that are gone; tables already opened stay opened.
    pub(super) fn gone(&mut self, is_gone: impl Fn(&Place) -> bool) {
        self.answers
            .retain(|place, answer| matches!(answer, Answered::Opened(_)) || !is_gone(place));
    }

    /// The rights that were opened.
    pub(super) fn opened(&self) -> impl Iterator<Item = &Held> {
        self.answers.values().filter_map(|answer| match answer {
            Answered::Opened(held) => Some(held),
            _ => None,
        })
    }

    /// The present answer to the device.
    pub(super) fn told(&self, now: Instant) -> Told {
        let gone = now.saturating_duration_since(self.begun);
        let waits = self
            .answers
            .iter()
            .filter_map(|(place, answer)| match answer {
                Answered::Waits(device) => Some((place.clone(), *device)),
                _ => None,
            });
        let waits: Vec<(Place, u32)> = waits.collect();
        let has = |wanted: fn(&Answered) -> bool| self.answers.values().any(wanted);
        if !waits.is_empty() {
            Told::Waits(waits)
        } else if has(|it| matches!(it, Answered::Opened(_))) {
            Told::Opened
        } else if has(|it| matches!(it, Answered::Refused(Refused::No))) {
            Told::No
        } else if !self.tried {
            Told::NotTried
        } else if gone < LOOKED || (has(|it| matches!(it, Answered::Nothing)) && gone < LONGEST) {
            Told::Looking
        } else {
            Told::Nothing
        }
    }

    /// True if the request is too old to be shown.
    pub(super) fn is_forgotten(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.begun) >= FORGOTTEN
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda::desk_link::wire::{TableNumber, Token};

    fn place(table: u32) -> Place {
        Place {
            process: "1".to_owned(),
            table: TableNumber(table),
        }
    }

    fn opening(tables: u32, now: Instant) -> Opening {
        let from = IpAddr::from([127, 0, 0, 1]);
        let asks = ("tablet".to_owned(), "words".to_owned());
        let mut opening = Opening::new(Request(1), from, asks, now);
        (0..tables).for_each(|table| opening.is_asked(place(table)));
        opening
    }

    #[test]
    fn wrong_words_are_answered_alike_with_tables_and_without() {
        let now = Instant::now();
        let without = opening(0, now);
        let refusals = [Refused::NoSlip, Refused::Used, Refused::Busy, Refused::Over];
        for why in refusals {
            let mut with = opening(2, now);
            for table in 0..2 {
                assert!(!with.answered(&place(table), Answered::Refused(why)));
            }
            for ms in [0, 100, 1_499, 1_500, 60_000] {
                let then = now + Duration::from_millis(ms);
                assert_eq!(with.told(then), without.told(then), "{why:?} {ms}");
            }
        }
        assert_eq!(without.told(now), Told::Looking);
        assert_eq!(without.told(now + LOOKED), Told::Nothing);
    }

    #[test]
    fn words_that_were_not_tried_are_not_said_to_open_nothing() {
        let now = Instant::now();
        let from = IpAddr::from([127, 0, 0, 1]);
        let mut too_soon = Opening::too_soon(Request(1), from, now);
        assert_eq!(too_soon.told(now), Told::NotTried);
        too_soon.forgets_words(now + LATE);
        assert_eq!(too_soon.told(now + LATE), Told::NotTried);
        let mut tried = opening(1, now);
        tried.forgets_words(now + LATE);
        assert_eq!(tried.told(now + LATE), Told::Looking, "its turn comes");
    }

    #[test]
    fn right_words_wait_for_a_yes_and_then_open() {
        let now = Instant::now();
        let mut opening = opening(2, now);
        opening.answered(&place(0), Answered::Refused(Refused::NoSlip));
        assert!(opening.answered(&place(1), Answered::Waits(7)));
        assert_eq!(opening.told(now), Told::Waits(vec![(place(1), 7)]));
        let held = Held::new(Token("1.abc".to_owned()), place(1));
        assert!(!opening.answered(&place(1), Answered::Opened(held)));
        assert_eq!(opening.told(now), Told::Opened);
        opening.gone(|_| true);
        assert_eq!(opening.opened().count(), 1);
    }

    #[test]
    fn a_no_is_told_and_a_silent_table_is_not_waited_for_forever() {
        let now = Instant::now();
        let mut said_no = opening(1, now);
        said_no.answered(&place(0), Answered::Waits(7));
        said_no.answered(&place(0), Answered::Refused(Refused::No));
        assert_eq!(said_no.told(now), Told::No);
        let silent = opening(1, now);
        assert_eq!(silent.told(now + LOOKED), Told::Looking);
        assert_eq!(silent.told(now + LONGEST), Told::Nothing);
    }
}
