//! At which hand an arbiter was shown what they are asked. Several work at one table, each at a hand of their own: a yes
//! from one that was shown something else, or nothing, is no yes to it.

use super::Desk;
use crate::session::table::Table;

impl Desk {
    /// The question that was just put was shown where it was put.
    pub(super) fn is_shown_here(&mut self, table: &Table) {
        self.asked_at = Some(table.given().place);
    }

    /// Shows the question that is open at this hand, if it was last shown at another: then nothing was answered yet.
    pub(in crate::session) fn shows_it_first(&mut self, table: &mut Table) -> bool {
        let here = Some(table.given().place);
        let note = match (&self.declaring, &self.in_seconds) {
            _ if self.asked_at == here => return false,
            (_, Some(seconds)) => seconds.note(),
            (Some(declaring), None) => declaring.note(),
            (None, None) => return false,
        };
        self.asked_at = here;
        table.was_refused();
        table.show(note);
        true
    }
}
