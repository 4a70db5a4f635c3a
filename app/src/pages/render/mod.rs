//! What stands on the pages: HTML made from what a table shows, and from nothing else.
//!
//! A page is a title and regions. A region is an element with an id that is sent again whenever it looks otherwise; what
//! is in it is made anew each time. Every act is a form, so that pages work without scripts. Nothing here reads a clock.

pub mod arbiter;
pub(crate) mod common;
pub(crate) mod grid;
pub mod player;
pub(super) mod shell;

use maud::Markup;

use super::words::PageWords;
use crate::record::event::DeskRole;
use crate::view::Snapshot;

/// So many bytes at most stand around the regions of an arbiter's page, in any language.
pub const FRAME_BYTES: usize = 4_500;

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

/// What stands on the page of a role.
#[must_use]
pub fn page(shown: &Shown<'_>, words: &PageWords) -> Page {
    match shown.role {
        DeskRole::Arbiter(_) => arbiter::page(shown, words),
        _ => player::page(shown, words),
    }
}
