// SPDX-License-Identifier: GPL-3.0-or-later
//! The slips of a table.
//!
//! The slips come from the event file. If the file has no slips and a desk is wanted, slips are made, and their words are printed
//! once on standard error.

use zgoda_game::Side;
use zgoda_record::event::{Body, CodeOf, DeskRole};
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_record::slips::{NewSlip, Slip};
use zgoda_record::{Contents, KeptDesk};
use zgoda_speech::Listener;
use zgoda_speech::announcement::Consent;

use super::settle::TableSettings;
use crate::outcome::Failure;

/// The slips of a game, and the new slips among them.
#[derive(Debug)]
pub(super) struct TableSlips {
    /// The slips in the form in which the record keeps them.
    pub(super) kept: KeptDesk,
    /// The new slips, with words that must still be printed.
    pub(super) new: Vec<NewSlip>,
}

impl TableSlips {
    /// The slips of this game. A resumed game keeps its slips; in training it gets further slips, because the words of the old
    /// slips are lost.
    pub(super) fn of(
        table: &TableSettings,
        (given, ears): (&[Slip], &[Listener]),
        resumed: Option<&Contents>,
    ) -> Result<TableSlips, Failure> {
        let before = resumed.map(|found| &found.desk);
        let before = before.filter(|desk| !desk.is_empty());
        let mut kept = match before {
            Some(kept) => anew(kept.clone(), given, resumed),
            None => KeptDesk::new(given.to_vec()).map_err(Failure::of)?,
        };
        let mut new = Vec::new();
        if kept.slips.is_empty() || (before.is_some() && table.mode() == Mode::Training) {
            for role in roles(table, ears) {
                let slip = NewSlip::make(role, &kept.slips).map_err(Failure::of)?;
                kept.slips.push(slip.slip.clone());
                new.push(slip);
            }
        }
        Ok(TableSlips { kept, new })
    }
}

/// The slips in the record, updated from the event file: slips that were made anew in the file replace the slips that were not used
/// yet.
fn anew(mut kept: KeptDesk, given: &[Slip], resumed: Option<&Contents>) -> KeptDesk {
    if given.is_empty() {
        return kept;
    }
    // Used slips are kept. Slips that were made at the table on an arbiter's order are kept, too, because no file has them.
    let (mut stay, mut void) = (Vec::new(), Vec::new());
    for stored in resumed.iter().flat_map(|found| &found.events) {
        match &stored.event.body {
            Body::DeviceOpened { slip, .. } => stay.push(slip),
            Body::SlipMade {
                slip, instead_of, ..
            } => {
                stay.push(slip);
                void.extend(instead_of);
            }
            _ => {}
        }
    }
    let is_in = |slip: &Slip, slips: &[Slip]| slips.iter().any(|it| it.key == slip.key);
    kept.slips
        .retain(|slip| is_in(slip, given) || stay.contains(&&slip.key));
    let new = given.iter();
    let new = new.filter(|slip| !is_in(slip, &kept.slips) && !void.contains(&&slip.key));
    let new: Vec<Slip> = new.cloned().collect();
    kept.slips.extend(new);
    kept
}

/// True if a page can be the face of this table's clock: there is a slip for a face, or there is no slip at all, so that a slip for
/// a face will be made.
pub(super) fn has_face(given: &[Slip], resumed: Option<&Contents>) -> bool {
    let kept = resumed.map(|found| &found.desk.slips);
    let slips = kept
        .filter(|it| !it.is_empty())
        .map_or(given, Vec::as_slice);
    slips.is_empty() || slips.iter().any(|it| it.role == DeskRole::Face)
}

/// The roles for which slips are made if the event has none.
fn roles(table: &TableSettings, ears: &[Listener]) -> Vec<DeskRole> {
    let mut roles = vec![DeskRole::Arbiter(CodeOf::Chief)];
    for ear in ears {
        match ear {
            Listener::White => roles.push(DeskRole::Ear(Side::White)),
            Listener::Black => roles.push(DeskRole::Ear(Side::Black)),
            Listener::Assistant | Listener::Arbiter | Listener::Room => {}
        }
    }
    for side in Side::ALL {
        let sight = *table.sight.get(side);
        if sight == Sight::Blind {
            roles.push(DeskRole::Assistant(side));
        }
        let screen =
            table.mode() == Mode::Training || table.event.consents.has(Consent::ScreenView);
        if sight == Sight::Low && screen {
            roles.push(DeskRole::Screen(side));
        }
        if table.mode() == Mode::Training || table.event.consents.has(Consent::PlayerPage) {
            roles.push(DeskRole::Player(side));
        }
    }
    roles.push(DeskRole::Face);
    roles
}
