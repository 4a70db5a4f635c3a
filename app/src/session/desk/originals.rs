//! The players' original records, which the arbiter collects after the game (Kodeks IV 2.21) and ticks off one by one.

use zgoda_game::Side;

use super::authority::Authority;
use crate::desk_words::note::DeskNote;
use crate::record::event::Body;
use crate::session::phase::Phase;
use crate::session::table::Table;

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
