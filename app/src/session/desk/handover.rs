//! One arbiter hands the table over to another, by name. From then on that one looks after it; the record has from when to
//! when. What each of them may do goes by their own code or slip, as before.

use super::authority::Authority;
use crate::desk_words::note::{DeskNote, Hint};
use crate::event::read::LONGEST_NAME;
use crate::plain::plain;
use crate::record::event::Body;
use crate::session::table::Table;

/// `hand over Anna Lis`
pub(in crate::session) fn hand_over(by: Authority, text: &str, table: &mut Table) {
    let name = plain(text.trim()).into_owned();
    let fits = !name.is_empty() && name.chars().count() <= LONGEST_NAME;
    let number = table.game().handovers().next();
    let Some(number) = number.filter(|_| fits) else {
        return table.show(DeskNote::NotUnderstood(Hint::HandOver));
    };
    let body = Body::HandedOver {
        number,
        name: name.clone(),
    };
    table.decided(by, body);
    table.show(DeskNote::HandedOver { name });
}
