//! Who wants to be let in, and what came of it.

use super::*;

/// What came of a wish to be let in.
#[derive(Clone)]
pub(in crate::pages) struct Opened {
    /// What the device is told.
    pub(in crate::pages) told: Told,
    /// Where somebody must say yes: the table's number in the hall, and the device's there.
    pub(in crate::pages) waits: Vec<(Option<u32>, u32)>,
    /// How long no words are tried.
    pub(in crate::pages) wait: Option<std::time::Duration>,
    /// What it may keep.
    pub(in crate::pages) held: Vec<Held>,
}

impl Hall {
    /// A device wants to be let in.
    pub(in crate::pages) fn open(
        &self,
        visit: &Visit,
        from: IpAddr,
        device: String,
        words: String,
    ) {
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

    /// What came of it, with the number of each table that waits for a yes; and how long no words are tried now.
    pub(in crate::pages) fn opening(&self, visit: &Visit, from: IpAddr) -> Option<Opened> {
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

    /// The device has kept what was opened for it, or was told that nothing was.
    pub(in crate::pages) fn opening_is_told(&self, visit: &Visit) {
        self.state().openings.remove(visit);
    }
}

impl State {
    /// Asks a table whether these words are those of a slip of its own, where they can be.
    fn ask_to_open(&mut self, opening: &mut Opening, place: Place, now: Instant) {
        if let Some(what) = opening.asks(now)
            && let Ask::Open { words, .. } = &what
            && self.may_open(&place, words)
            && self.ask(&place, what).is_ok()
        {
            opening.is_asked(place);
        }
    }

    /// A table came: whoever has just typed words meant it, too.
    pub(super) fn open_late(&mut self, place: &Place, now: Instant) {
        let mut openings = std::mem::take(&mut self.openings);
        for opening in openings.values_mut() {
            self.ask_to_open(opening, place.clone(), now);
        }
        self.openings = openings;
    }

    /// Lets the oldest wish go for which nobody needs to say yes, so that whoever tries words does not keep others out.
    fn make_room(&mut self, now: Instant) {
        let waits = |opening: &Opening| matches!(opening.told(now), Told::Waits(_) | Told::Opened);
        let openings = self.openings.iter().filter(|(_, opening)| !waits(opening));
        let oldest = openings.min_by_key(|(_, opening)| opening.request);
        if let Some(visit) = oldest.map(|(visit, _)| visit.clone()) {
            self.openings.remove(&visit);
        }
    }
}
