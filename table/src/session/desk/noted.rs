// SPDX-License-Identifier: GPL-3.0-or-later
//! Notes that an arbiter makes unheard at the board, and without playing a half-move: half-moves seen in time trouble (Kodeks IV
//! 2.15), a third source in addition to the players' records; the handover of the table to another arbiter; the owner of the
//! keyboard; and the receipt of the original records after the game (IV 2.21).

use zgoda_game::notation::{Resolution, WrittenMove, resolve};
use zgoda_game::reconcile::{Entry, Witness};
use zgoda_game::{Setup, Side, legal_moves};
use zgoda_input::command::ArbiterWord;
use zgoda_record::NOTHING_SEEN;
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::event::Body;

use super::authority::Authority;
use crate::desk_words::note::DeskNote;
use crate::session::desk::ArbiterDesk;
use crate::session::fair_play::reader_here;
use crate::session::phase::Phase;
use crate::session::table::Table;

/// The most half-moves in one line: more than are played between two looks at the board.
const MOST: usize = 40;

/// `note 32-28`, `note 44. 32-28 19-23`, `note 44... -`: writes half-moves down. Without a number they follow the last half-move
/// written down.
pub(in crate::session) fn write_down(
    by: Authority,
    text: &str,
    desk: &mut ArbiterDesk,
    table: &mut Table,
) {
    let start = *table.game().start();
    let lines = Witness::read(text, &start, next(text, table));
    let lines = lines.filter(|lines| !lines.is_empty() && lines.len() <= MOST);
    let written = lines.and_then(|lines| {
        let mut before = None;
        let each = lines.into_iter().map(|it| line(it, &mut before, table));
        each.collect::<Option<Vec<_>>>()
    });
    let Some(written) = written else {
        return table.show_hint(ArbiterWord::Note);
    };
    // The earlier findings did not know these half-moves.
    desk.found = None;
    for (ply, text) in written {
        let side = by_number(ply, start.turn());
        let taken_out = text == NOTHING_SEEN;
        let body = Body::ArbiterNoted {
            ply: u32::try_from(ply).unwrap_or(u32::MAX),
            written: text.clone(),
        };
        table.decided(by, body);
        table.show(match taken_out {
            true => DeskNote::NotedNothing { ply, side },
            false => DeskNote::Noted { ply, side, text },
        });
    }
}

/// Reads an entry that is a half-move, or says that no half-move was seen; anything else must be written again. Short notation is
/// resolved on the position before the half-move: the position of the record, or the position after the earlier entries of the same
/// text (`before`).
fn line(
    (ply, entry): (usize, Entry),
    before: &mut Option<(usize, Setup)>,
    table: &Table,
) -> Option<(usize, String)> {
    let here = before
        .filter(|(at, _)| *at == ply)
        .map(|(_, setup)| setup)
        .or_else(|| position_before(ply, table));
    let written = match entry {
        Entry::Stated { written, .. } => written,
        Entry::Short { short, .. } => short.written(&here?, &legal_moves(&here?)).ok()?,
        Entry::Blank => return Some((ply, NOTHING_SEEN.to_owned())),
        Entry::Otherwise | Entry::Unreadable(_) | Entry::NotShown(_) => return None,
    };
    *before = here.and_then(|setup| match resolve(&written, &setup) {
        Resolution::Legal(mv) => Some((ply.saturating_add(1), mv.apply(&setup))),
        _ => None,
    });
    Some((ply, written.to_string()))
}

/// The position of the record before this half-move, if the record goes that far.
fn position_before(ply: usize, table: &Table) -> Option<Setup> {
    match ply.checked_sub(2) {
        None => Some(*table.game().start()),
        Some(last) => table.game().standing().get(last).map(|it| it.after),
    }
}

/// The number of the next half-move in the arbiter's record. The arbiter's first note is about the half-move being made now: the
/// last half-move of the table's record if the arbiter writes this half-move down, otherwise the half-move after all half-moves
/// that were entered or pressed for.
fn next(text: &str, table: &Table) -> usize {
    if let Some(last) = table.game().noted().last() {
        return usize::try_from(last)
            .unwrap_or(usize::MAX)
            .saturating_add(1);
    }
    let standing = table.game().standing();
    let entered = standing
        .len()
        .saturating_add(table.unmatched_presses().len());
    let last = standing
        .last()
        .filter(|_| table.unmatched_presses().is_empty());
    let is_last = last.is_some_and(|last| {
        let first = Witness::read(text, table.game().start(), 1);
        let first = first.and_then(|lines| Some(lines.into_iter().next()?.1));
        let same = |it: WrittenMove| (it.from(), it.to()) == (last.mv.from, last.mv.to);
        match first {
            Some(Entry::Short { short, .. }) => {
                short.of_half_move(&last.before, &last.mv).is_some()
            }
            Some(entry) => entry.stated().copied().is_some_and(same),
            None => false,
        }
    });
    if is_last {
        entered
    } else {
        entered.saturating_add(1)
    }
}

/// The side that makes the half-move of this number.
const fn by_number(ply: usize, begins: Side) -> Side {
    if ply % 2 == 1 { begins } else { begins.other() }
}

/// `hand over Anna Lis`: that arbiter now looks after the table. The rights of each arbiter still follow from their own code or
/// slip.
pub(in crate::session) fn hand_over(by: Authority, name: String, table: &mut Table) {
    let Some(number) = table.game().handovers().next() else {
        return table.show_hint(ArbiterWord::HandOver);
    };
    let body = Body::HandedOver {
        number,
        name: name.clone(),
    };
    table.decided(by, body);
    table.show(DeskNote::HandedOver { name });
}

/// `original white`: notes that an original record was received; `original white no` takes that back.
pub(in crate::session) fn original(by: Authority, side: Side, collected: bool, table: &mut Table) {
    if table.phase() != Phase::Over {
        return table.show(DeskNote::NotOverYet);
    }
    let body = Body::OriginalCollected { side, collected };
    if *table.game().originals().get(side) != collected {
        table.decided(by, body);
    }
    table.show(DeskNote::OriginalCollected { side, collected });
}

/// `keyboard assistant`: sets the person to whom answers, presses and offers from the keyboard belong from now on. An arbiter who
/// works at the keyboard can go on working there.
pub(in crate::session) fn keyboard_is(by: Authority, whose: AtKeyboard, table: &mut Table) {
    let before = table.keyboard();
    if before != whose {
        table.decided(by, Body::KeyboardChanged { keyboard: whose });
    }
    if before != whose && (before == AtKeyboard::Both || whose == AtKeyboard::Both) {
        let reader = reader_here(whose, &table.options().sight);
        table.is_read_by(reader);
    }
    table.show(DeskNote::KeyboardIs { whose });
}
