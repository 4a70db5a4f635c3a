// SPDX-License-Identifier: GPL-3.0-or-later
//! The ways in which a side can press the clock: the program's clock, a clock device, or an ordinary or talking clock at the table.
//! The ways are named before the game; a side without a way is reported to the arbiter, who starts the game all the same (Kodeks II
//! 4.4) and presses for that side.

use zgoda_game::Side;
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::event::{Actor, DeskRole};
use zgoda_record::mode::Mode;
use zgoda_speech::announcement::AssistantDuty;

use crate::session::desk::appoint;
use crate::session::options::{Keeper, TerminalOf};
use crate::session::table::Table;
use crate::view::Way;

/// All ways in which this side can press now.
pub(super) fn ways(side: Side, table: &Table) -> Vec<Way> {
    match table.options().keeper {
        Keeper::Nobody => vec![Way::Beside],
        Keeper::Device => vec![Way::Device],
        Keeper::Embedded => {
            let mut ways = by_pages(side, table);
            ways.extend(table.has_pad(side).then_some(Way::Pad));
            ways.extend(at_terminal(side, table));
            ways
        }
    }
}

/// Official play: true if this side has no means to press.
pub(super) fn has_none(side: Side, table: &Table) -> bool {
    table.options().mode == Mode::Official && ways(side, table).is_empty()
}

fn by_pages(side: Side, table: &Table) -> Vec<Way> {
    let devices = table.game().devices();
    let is_there = |role| devices.all().any(|(_, it)| it.open && it.role == role);
    let own = is_there(DeskRole::Player(side)).then_some(Way::Page);
    let may = appoint::has_duty(side, AssistantDuty::RecordAndClock, table);
    let assistants = (may && is_there(DeskRole::Assistant(side))).then_some(Way::Assistant);
    own.into_iter().chain(assistants).collect()
}

/// The way at the keyboard of the table: a key or, where the keyboard is not one player's own, a line that names the side.
fn at_terminal(side: Side, table: &Table) -> Option<Way> {
    if table.options().terminal == TerminalOf::Organiser {
        return None;
    }
    let sits = match table.keyboard() {
        // Each player has a press key of their own there.
        AtKeyboard::Both => side,
        AtKeyboard::Side(owner) if owner != side => return None,
        AtKeyboard::Side(owner) => owner,
        AtKeyboard::Player => table.asker(None),
        AtKeyboard::Assistant => table.asker(Some(Actor::Assistant)),
    };
    Some(match sits == side {
        true => Way::Key,
        false => Way::Line,
    })
}
