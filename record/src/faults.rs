// SPDX-License-Identifier: GPL-3.0-or-later
//! The faults of a record as a list. `zgoda export` prints the list, and a game with faults goes on only after a question.

use zgoda_game::Variant;

use super::event::GameSettings;
use super::follows;
use super::read::Contents;
use super::state::State;

/// The most faults that are named; in a file full of faults the rest is of no use.
const MOST_NAMED: usize = 100;

impl Contents {
    /// The faults of the record, each as a sentence; none in a sound record.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let state = self.state();
        let mut faults = Vec::new();
        if let Some(log) = self.log {
            let sure = state.standing().len();
            faults.push(format!("{log}; {sure} half-moves are sure"));
        }
        faults.extend(self.odd.iter().cloned());
        faults.extend(state.odd.iter().cloned());
        faults.extend(strange_entries(&self.settings, &state));
        faults.extend(state.gap(&self.settings.start));
        let more = faults.len().saturating_sub(MOST_NAMED);
        faults.truncate(MOST_NAMED);
        if more > 0 {
            faults.push(format!("and {more} more faults"));
        }
        faults
    }
}

/// Entries that are not as they were written down, struck entries too: everything that follows from the position and
/// the half-move of an entry must still follow. Whether positions follow from each other is checked apart.
fn strange_entries(settings: &GameSettings, state: &State) -> Vec<String> {
    let Some(variant) = Variant::from_word(&settings.variant) else {
        return vec![format!(
            "its game {:?} is not played here",
            settings.variant
        )];
    };
    let entries = state.entries.iter().map(|found| &found.entry);
    let strange = entries.filter_map(|entry| {
        let why = follows::check(entry, variant).err()?;
        Some(format!("entry {} {why}", entry.entry.0))
    });
    strange.collect()
}
