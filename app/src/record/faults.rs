//! What is wrong with a record, as one list: `zgoda export` prints it, and no game goes on over it unasked.

use zgoda_game::Variant;

use super::event::GameSettings;
use super::follows;
use super::read::Contents;
use super::state::State;

/// So many faults are named; of a file that holds nothing but faults the rest tells nobody anything.
const MOST_NAMED: usize = 100;

impl Contents {
    /// Everything that is wrong with it, each as a sentence; none in a sound record.
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

/// Entries that are not as they were written down, struck ones too: whatever of them follows from their position and
/// their half-move must still follow. Whether positions follow from each other is asked apart.
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
