//! One arbiter hands the table over to another, by name. From then on that one looks after it; the record has from when to
//! when. What each of them may do goes by their own code or slip, as before.

use super::authority::Authority;
use crate::command::ArbiterWord;
use crate::desk_words::note::DeskNote;
use crate::record::event::Body;
use crate::session::table::Table;

/// `hand over Anna Lis`
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
