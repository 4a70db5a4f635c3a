//! A page and its regions, and what a page is made from.

use maud::Markup;

use crate::record::event::DeskRole;
use crate::view::Snapshot;

/// A part of a page that is shown anew when it changes.
#[derive(Clone, Debug)]
pub struct Region {
    /// The id of its element; no two regions of a page have the same.
    pub id: &'static str,
    /// What is in it.
    pub html: Markup,
}

/// What stands on a page below its heading.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its title and first heading. It tells which table and which role, and nothing of the game.
    pub title: String,
    /// Its regions, in their order.
    pub regions: Vec<Region>,
}

/// What a page of a table is made from.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The table as this desk's addresses name it: forms go to `/t/{at}/do`.
    pub at: &'a str,
    /// Its number in the hall, where its event gives one.
    pub number: Option<u32>,
    /// Whose page it is.
    pub role: DeskRole,
    /// What the table shows to this role; nothing while it is not reached.
    pub snapshot: Option<&'a Snapshot>,
    /// What every form has in a hidden field `key`, so that no other site can send it.
    pub key: &'a str,
}
