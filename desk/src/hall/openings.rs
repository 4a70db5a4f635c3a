// SPDX-License-Identifier: GPL-3.0-or-later
//! The requests of devices to be let in, and their results.

use super::*;

/// The result of a request to be let in.
#[derive(Clone)]
pub(crate) struct Opened {
    /// The answer that the device is told.
    pub(crate) told: Told,
    /// The tables at which somebody must say yes: the table's number in the hall, and the device's number at the table.
    pub(crate) waits: Vec<(Option<u32>, u32)>,
    /// The time that the device has to wait before further words are tried; `None` if it need not wait.
    pub(crate) wait: Option<std::time::Duration>,
    /// The rights that the device may keep.
    pub(crate) held: Vec<Held>,
}

impl Hall {
    /// Takes the request of a device to be let in with these words.
    pub(crate) fn open(&self, visit: &Visit, from: IpAddr, device: String, words: String) {
        let now = Instant::now();
        let state = &mut *self.state();
        state
            .openings
            .retain(|_, opening| !opening.is_forgotten(now));
        let request = state.next();
        if state.openings.len() >= MOST_OPENINGS && !state.openings.contains_key(visit) {
            state.make_room(now);
        }
        let is_full = state.openings.len() >= MOST_OPENINGS && !state.openings.contains_key(visit);
        let opening = if is_full || state.patience.wait(visit, from, now).is_some() {
            Opening::too_soon(request, from, now)
        } else {
            state.patience.tried(visit, from, now);
            let mut opening = Opening::new(request, from, (device, words), now);
            for place in state.places().collect::<Vec<_>>() {
                state.ask_to_open(&mut opening, place, now);
            }
            opening
        };
        if !is_full {
            state.openings.insert(visit.clone(), opening);
        }
    }

    /// The result of the request so far; `None` if this visit has made none.
    pub(crate) fn opening(&self, visit: &Visit, from: IpAddr) -> Option<Opened> {
        let now = Instant::now();
        let state = self.state();
        let opening = state.openings.get(visit)?;
        let told = opening.told(now);
        let numbers = match &told {
            Told::Waits(waits) => waits
                .iter()
                .map(|(place, device)| (state.number(place), *device))
                .collect(),
            _ => Vec::new(),
        };
        Some(Opened {
            told,
            waits: numbers,
            wait: state.patience.wait(visit, from, now),
            held: opening.opened().cloned().collect(),
        })
    }

    /// Forgets the request, because the device has stored its right, or was told that its words were of no use.
    pub(crate) fn opening_is_told(&self, visit: &Visit) {
        self.state().openings.remove(visit);
    }
}

impl State {
    /// Asks a table whether these words fit one of its slips, unless they certainly fit none, or were typed too long ago.
    fn ask_to_open(&mut self, opening: &mut Opening, place: Place, now: Instant) {
        if let Some(what) = opening.asks(now)
            && let Ask::Open { words, .. } = &what
            && self.may_open(&place, words)
            && self.ask(&place, what).is_ok()
        {
            opening.is_asked(place);
        }
    }

    /// Asks a table that has just connected about words that were typed shortly before.
    pub(super) fn open_late(&mut self, place: &Place, now: Instant) {
        let mut openings = std::mem::take(&mut self.openings);
        for opening in openings.values_mut() {
            self.ask_to_open(opening, place.clone(), now);
        }
        self.openings = openings;
    }

    /// Drops the oldest request that neither waits for a person's yes nor was granted, so that a person who only tries
    /// words does not keep other devices out.
    fn make_room(&mut self, now: Instant) {
        let waits = |opening: &Opening| matches!(opening.told(now), Told::Waits(_) | Told::Opened);
        let openings = self.openings.iter().filter(|(_, opening)| !waits(opening));
        let oldest = openings.min_by_key(|(_, opening)| opening.request);
        if let Some(visit) = oldest.map(|(visit, _)| visit.clone()) {
            self.openings.remove(&visit);
        }
    }
}
