// SPDX-License-Identifier: GPL-3.0-or-later
//! The event file of one table: the settings for all tables, with the entries of its pairing. If the settings and the pairing both
//! have a value, the value of the pairing counts.

use zgoda_game::{BySide, Side, Variant};
use zgoda_record::event_file::at_table::AtTable;
use zgoda_record::event_file::file::{EventFile, EventFileError};
use zgoda_record::event_file::{Assistant, EventSettings};
use zgoda_record::sight::Sight;
use zgoda_speech::announcement::RuleProfile;

use super::pairings::{Fault, Pairing};
use crate::play::options::{OptionError, read_at_table};

/// A table of the round.
#[derive(Clone, Debug)]
pub(super) struct RoundTable {
    /// The event file of the table, so far without slips.
    pub(super) file: EventFile,
    /// The game that is played at the table.
    pub(super) variant: Variant,
    /// The sight of each player.
    pub(super) sight: BySide<Sight>,
    /// The number of the table in the hall.
    pub(super) number: u32,
    /// The names of the players.
    pub(super) names: BySide<String>,
}

/// The reason why a pairing makes no table.
#[derive(Debug)]
pub(super) enum NoTable {
    /// A fault in the list.
    Fault(Fault),
    /// A fault in the table's event file, in the words of the event file.
    Event(String),
}

impl RoundTable {
    /// The table of this pairing.
    pub(super) fn of(pairing: &Pairing, common: &EventFile) -> Result<RoundTable, NoTable> {
        let all = &common.settings;
        let (time, time_of) = match &pairing.time {
            Some((time, of)) => (Some(time.clone()), *of),
            None => (all.time.clone(), common.time_of),
        };
        let made_for = time_of.map(RuleProfile::of);
        let rules = pairing.rules.or(all.rules).or(made_for);
        let rules = rules.unwrap_or(RuleProfile::Pz100);
        let mut seen = BySide::from_fn(|_| Sight::Sighted);
        for side in Side::ALL {
            let fixed = pairing.sight.get(side).or(*common.sight.get(side));
            *seen.get_mut(side) =
                fixed.ok_or_else(|| NoTable::Fault(Fault::Missing(format!("{side}_sight"))))?;
        }
        let settings = EventSettings {
            number: Some(pairing.table),
            rules: Some(rules),
            time,
            languages: BySide::from_fn(|side| {
                pairing.languages.get(side).or(*all.languages.get(side))
            }),
            assistants: BySide::from_fn(|side| assistant(side, pairing, common, *seen.get(side))),
            ..all.clone()
        };
        let table = RoundTable {
            file: EventFile {
                path: common.path.clone(),
                settings,
                codes: common.codes.clone(),
                names: pairing.names.clone().map(Some),
                at_table: at_table(pairing, common),
                sight: seen.map(Some),
                time_of,
                ..EventFile::default()
            },
            variant: rules.variant(),
            sight: seen,
            number: pairing.table,
            names: pairing.names.clone(),
        };
        match read_at_table(&table.file) {
            Ok(()) => {}
            Err(OptionError::AtTable { why, .. }) => return Err(NoTable::Event(why.to_string())),
            Err(why) => return Err(NoTable::Event(why.to_string())),
        }
        match table.file.check(table.variant, &table.sight) {
            Ok(()) => Ok(table),
            // The line number is left out: it counts in a file that is not written yet.
            Err(EventFileError::Fault { fault, .. }) => Err(NoTable::Event(fault.to_string())),
            Err(other) => Err(NoTable::Event(other.to_string())),
        }
    }
}

/// The options that the list has for the table; missing ones come from the event file for all tables.
fn at_table(pairing: &Pairing, common: &EventFile) -> Vec<AtTable> {
    let listed = |key| pairing.at_table.iter().any(|it| it.key == key);
    let of_all = common.at_table.iter().filter(|it| !listed(it.key));
    of_all.chain(&pairing.at_table).cloned().collect()
}

/// The assistant named in the list, with the duties that the event gives; or else, for a blind player, the assistant whom the event
/// names for this side at all tables.
fn assistant(side: Side, pairing: &Pairing, common: &EventFile, sight: Sight) -> Option<Assistant> {
    let of_all = common.settings.assistants.get(side);
    match (pairing.assistants.get(side), of_all) {
        (Some(name), Some(of_all)) => Some(Assistant {
            name: name.clone(),
            duties: of_all.duties.clone(),
        }),
        (Some(name), None) => Some(Assistant::usual(name.clone())),
        (None, of_all) => of_all.clone().filter(|_| sight == Sight::Blind),
    }
}
