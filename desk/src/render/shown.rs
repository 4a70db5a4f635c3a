//! A page and its regions, and the data from which a page is made.

use maud::Markup;

use zgoda_record::event::DeskRole;
use zgoda_table::view::Snapshot;

/// A part of a page that is shown anew when it changes.
#[derive(Clone, Debug)]
pub struct Region {
    /// The id of its element; no two regions of a page have the same.
    pub id: &'static str,
    /// The contents of the region.
    pub html: Markup,
}

/// The part of a page below its heading.
#[derive(Clone, Debug)]
pub struct Page {
    /// The page's title and first heading: table and role, and nothing of the game.
    pub title: String,
    /// The page's regions, in their order.
    pub regions: Vec<Region>,
}

/// The data from which a page of a table is made.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The table as this desk's addresses name it: forms go to `/t/{at}/do`.
    pub at: &'a str,
    /// The table's number in the hall, where its event gives one.
    pub number: Option<u32>,
    /// The role that the page is for.
    pub role: DeskRole,
    /// The snapshot that the table shows to this role; `None` while the table is not reached.
    pub snapshot: Option<&'a Snapshot>,
    /// The key that every form has in a hidden field `key`, so that no other site can send the form.
    pub key: &'a str,
}
