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
        let opening = if is_full || state.patience.wait(from, now).is_some() {
            Opening::too_soon(request, from, now)
        } else {
            state.patience.tried(from, now);
            let places: Vec<Place> = state.places().collect();
            let mut asked = Vec::new();
            for place in places {
                let (device, words) = (device.clone(), words.clone());
                let what = Ask::Open {
                    request,
                    device,
                    words,
                };
                if state.ask(&place, what).is_ok() {
                    asked.push(place);
                }
            }
            Opening::new(request, from, asked, now)
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
        let waits = state.patience.wait(from, now);
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
            wait: waits.max(opening.wait(now)),
            held: opening.opened().cloned().collect(),
        })
    }

    /// The device has kept what was opened for it, or was told that nothing was.
    pub(in crate::pages) fn opening_is_told(&self, visit: &Visit) {
        self.state().openings.remove(visit);
    }
}

impl State {
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
