//! What an arbiter writes down beside the game, of which nobody at the board hears, and by which nothing is played: half-moves that
//! they see in time trouble (Kodeks IV 2.15), a third source beside both players' records; from when on another arbiter looks
//! after the table; and whose original records they have after the game (IV 2.21).

use zgoda_game::Side;
use zgoda_game::notation::WrittenMove;
use zgoda_game::reconcile::{Entry, Witness};

use super::authority::Authority;
use crate::command::ArbiterWord;
use crate::desk_words::note::DeskNote;
use crate::record::NOTHING_SEEN;
use crate::record::event::Body;
use crate::session::desk::Desk;
use crate::session::phase::Phase;
use crate::session::table::Table;

/// So many half-moves are taken from one line: more than are played between two looks at the board.
const MOST: usize = 40;

/// `note 32-28`, `note 44. 32-28 19-23`, `note 44... -`: without a number, what follows on the last one that was written down.
pub(in crate::session) fn write_down(
    by: Authority,
    text: &str,
    desk: &mut Desk,
    table: &mut Table,
) {
    let start = *table.game().start();
    let lines = Witness::read(text, &start, next(text, table));
    let lines = lines.filter(|lines| !lines.is_empty() && lines.len() <= MOST);
    let written = lines.and_then(|lines| lines.into_iter().map(line).collect::<Option<Vec<_>>>());
    let Some(written) = written else {
        return table.show_hint(ArbiterWord::Note);
    };
    // What was found before knew nothing of it.
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

/// A line that is a half-move or says that nothing was seen; what nobody can read is written again.
fn line((ply, entry): (usize, Entry)) -> Option<(usize, String)> {
    match entry {
        Entry::Stated { written, .. } => Some((ply, written.to_string())),
        Entry::Blank => Some((ply, NOTHING_SEEN.to_owned())),
        Entry::Otherwise | Entry::Short { .. } | Entry::Unreadable(_) | Entry::NotShown(_) => None,
    }
}

/// Which half-move comes next in the arbiter's record. It begins with the half-move that is being made: the last one of the
/// table's record, where the arbiter writes down that one, else the one behind all that were pressed for or entered.
fn next(text: &str, table: &Table) -> usize {
    if let Some(last) = table.game().noted().last() {
        return usize::try_from(last)
            .unwrap_or(usize::MAX)
            .saturating_add(1);
    }
    let standing = table.game().standing();
    let entered = standing.len().saturating_add(table.presses_ahead().len());
    let last = standing.last().filter(|_| table.presses_ahead().is_empty());
    let is_last = last.is_some_and(|last| {
        let first = Witness::read(text, table.game().start(), 1);
        let first = first.and_then(|lines| Some(*lines.first()?.1.stated()?));
        first.is_some_and(|first: WrittenMove| {
            (first.from(), first.to()) == (last.mv.from, last.mv.to)
        })
    });
    if is_last {
        entered
    } else {
        entered.saturating_add(1)
    }
}

/// Whose half-move that is.
const fn by_number(ply: usize, begins: Side) -> Side {
    if ply % 2 == 1 { begins } else { begins.other() }
}

/// `hand over Anna Lis`: from then on that one looks after the table. What each of them may do goes by their own code or slip, as
/// before.
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

/// `original white`, and `original white no` where it is not there after all.
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
