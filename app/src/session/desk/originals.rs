//! The players' original records, which the arbiter collects after the game (Kodeks IV 2.21) and ticks off one by one.

use zgoda_game::Side;

use super::authority::Authority;
use crate::command::{Command, Word};
use crate::desk_words::note::{DeskNote, Hint};
use crate::record::event::Body;
use crate::session::phase::Phase;
use crate::session::table::Table;

/// `original white`, and `original white no` where it is not there after all.
pub(in crate::session) fn original(by: Authority, text: &str, table: &mut Table) {
    let Some((side, collected)) = read(text, table) else {
        return table.show(DeskNote::NotUnderstood(Hint::Original));
    };
    if table.phase() != Phase::Over {
        return table.show(DeskNote::NotOverYet);
    }
    let body = Body::OriginalCollected { side, collected };
    if *table.game().originals().get(side) != collected {
        table.decided(by, body);
    }
    table.show(DeskNote::OriginalCollected { side, collected });
}

fn read(text: &str, table: &Table) -> Option<(Side, bool)> {
    let commands = &table.options().commands;
    let (side, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let side = commands.side(side)?;
    match rest.trim() {
        "" => Some((side, true)),
        word => {
            let no = commands.read(word).command == Command::Plain(Word::No);
            no.then_some((side, false))
        }
    }
}
