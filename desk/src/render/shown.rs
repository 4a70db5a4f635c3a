// SPDX-License-Identifier: GPL-3.0-or-later
//! A page and its regions, and the data from which a page is made.

use maud::Markup;

use zgoda_record::event::DeskRole;
use zgoda_table::view::Snapshot;

/// A part of a page. The browser replaces it when its content changes.
#[derive(Clone, Debug)]
pub struct Region {
    /// The id of the region's element. No two regions of a page have the same id.
    pub id: &'static str,
    /// The contents of the region.
    pub html: Markup,
}

/// The part of a page below its heading.
#[derive(Clone, Debug)]
pub struct Page {
    /// The page's title and first heading. It has the table and the role, and no fact of the game.
    pub title: String,
    /// The page's regions, in their order.
    pub regions: Vec<Region>,
}

/// The data from which a page of a table is made.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The name of the table in this desk's addresses: forms go to `/t/{at}/do`.
    pub at: &'a str,
    /// The table's number in the hall, if its event gives one.
    pub number: Option<u32>,
    /// The role that the page is for.
    pub role: DeskRole,
    /// The snapshot that the table shows to this role; `None` while the desk does not reach the table.
    pub snapshot: Option<&'a Snapshot>,
    /// The key that every form has in a hidden field `key`, so that no other site can send the form.
    pub key: &'a str,
}
