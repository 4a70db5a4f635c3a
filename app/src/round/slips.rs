// SPDX-License-Identifier: GPL-3.0-or-later
//! The slips of a round; making them is slow.

use clap::ValueEnum;
use zgoda_game::Side;
use zgoda_record::NotHashed;
use zgoda_record::event::{CodeOf, DeskRole};
use zgoda_record::event_file::file::EventFile;
use zgoda_record::event_file::slips::{MOST, SlipFault, fault_of};
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_record::slips::{NewSlip, Slip};
use zgoda_speech::announcement::Consent;

use super::error::RoundError;
use super::table::RoundTable;

/// A sort of slips, as the command line names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Sort {
    /// The chief arbiter's, one for all tables
    Chief,
    /// The round arbiters', one each for all tables
    Round,
    /// The assistants', where there are any
    Assistant,
    /// The helper that a sighted opponent of a visually impaired player names (FIDE F.2.10)
    Helper,
    /// The face of the clock
    Face,
    /// The ears of visually impaired players
    Ear,
    /// Screens for partly sighted players
    Screen,
    /// The players' own pages, where they enter, press, offer and claim
    Player,
    /// None at all
    None,
}

/// The sorts that are made by default: all that the event allows, but for helpers, who are rare.
const USUAL: [Sort; 7] = [
    Sort::Chief,
    Sort::Round,
    Sort::Assistant,
    Sort::Face,
    Sort::Ear,
    Sort::Screen,
    Sort::Player,
];

/// The roles for which slips are made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Roles {
    /// The roles with one slip for all tables together.
    pub(super) shared: Vec<DeskRole>,
    /// The roles of each table.
    pub(super) tables: Vec<Vec<DeskRole>>,
}

/// The slips themselves, with their words.
#[derive(Debug, Default)]
pub(super) struct Made {
    /// The slips for all tables together.
    pub(super) shared: Vec<NewSlip>,
    /// The slips of each table.
    pub(super) tables: Vec<Vec<NewSlip>>,
}

impl Roles {
    /// The roles of these sorts; if no sort is named, of all usual sorts that the event allows. A requested sort that is not
    /// allowed is refused.
    pub(super) fn of(
        asked: &[Sort],
        common: &EventFile,
        tables: &[RoundTable],
    ) -> Result<Roles, RoundError> {
        let sorts = if asked.is_empty() { &USUAL } else { asked };
        let mut roles = Roles {
            shared: Vec::new(),
            tables: vec![Vec::new(); tables.len()],
        };
        for sort in sorts {
            roles.shared.extend(shared(*sort, common));
            for (of, table) in roles.tables.iter_mut().zip(tables) {
                of.extend(of_table(*sort, table));
            }
        }
        roles.tell_apart();
        let refused = |fault: SlipFault| RoundError::Slip {
            path: common.path.clone(),
            why: fault.to_string(),
        };
        let Roles {
            shared,
            tables: all,
        } = &mut roles;
        for (own, table) in all.iter_mut().zip(tables) {
            for roles in [&mut *shared, own] {
                let why = |role| fault_of(role, &table.file.settings, Mode::Official, &table.sight);
                if asked.is_empty() {
                    roles.retain(|role| why(*role).is_none());
                } else if let Some(fault) = roles.iter().find_map(|role| why(*role)) {
                    return Err(refused(fault));
                }
            }
            if shared.len().saturating_add(own.len()) > MOST {
                return Err(refused(SlipFault::TooMany));
            }
        }
        Ok(roles)
    }

    /// Keeps one slip of a role that was named twice.
    fn tell_apart(&mut self) {
        for roles in [&mut self.shared].into_iter().chain(&mut self.tables) {
            let mut met = Vec::new();
            roles.retain(|role| {
                let news = !met.contains(role);
                met.push(*role);
                news
            });
        }
    }

    /// The number of all slips.
    pub(super) fn count(&self) -> usize {
        let own = self.tables.iter().map(Vec::len);
        own.fold(self.shared.len(), usize::saturating_add)
    }

    /// Makes the slips, and reports their number after each. No two slips of the round share a key, so the key identifies a dropped
    /// slip.
    pub(super) fn make(&self, mut told: impl FnMut(usize)) -> Result<Made, NotHashed> {
        let mut keys: Vec<Slip> = Vec::new();
        let mut make = |roles: &Vec<DeskRole>| -> Result<Vec<NewSlip>, NotHashed> {
            let mut slips = Vec::new();
            for role in roles {
                let made = NewSlip::make(*role, &keys)?;
                keys.push(made.slip.clone());
                slips.push(made);
                told(keys.len());
            }
            Ok(slips)
        };
        Ok(Made {
            shared: make(&self.shared)?,
            tables: self.tables.iter().map(make).collect::<Result<_, _>>()?,
        })
    }
}

fn shared(sort: Sort, common: &EventFile) -> Vec<DeskRole> {
    match sort {
        Sort::Chief => vec![DeskRole::Arbiter(CodeOf::Chief)],
        Sort::Round => {
            let all = (1..=u8::MAX).zip(&common.codes.round);
            all.map(|(number, _)| DeskRole::Arbiter(CodeOf::Round(number)))
                .collect()
        }
        Sort::Assistant
        | Sort::Helper
        | Sort::Face
        | Sort::Ear
        | Sort::Screen
        | Sort::Player
        | Sort::None => Vec::new(),
    }
}

fn of_table(sort: Sort, table: &RoundTable) -> Vec<DeskRole> {
    let settings = &table.file.settings;
    let of = |role: fn(Side) -> DeskRole, has: &dyn Fn(Side) -> bool| -> Vec<DeskRole> {
        let sides = Side::ALL.into_iter().filter(|side| has(*side));
        sides.map(&role).collect()
    };
    let hears = |side: Side| table.sight.get(side).hears();
    match sort {
        Sort::Chief | Sort::Round | Sort::None => Vec::new(),
        Sort::Assistant => of(DeskRole::Assistant, &|side| {
            settings.assistants.get(side).is_some()
        }),
        Sort::Helper => of(DeskRole::Helper, &|side| {
            !hears(side) && hears(side.other())
        }),
        Sort::Face => settings.time.iter().map(|_| DeskRole::Face).collect(),
        Sort::Ear => of(DeskRole::Ear, &hears),
        Sort::Screen => of(DeskRole::Screen, &|side| {
            *table.sight.get(side) == Sight::Low
        }),
        Sort::Player => of(DeskRole::Player, &|_| true),
    }
}

/// True if the event allows no slip at all.
pub(super) fn none_allowed(common: &EventFile) -> bool {
    !common.settings.consents.has(Consent::Desk)
}
