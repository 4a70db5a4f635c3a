// SPDX-License-Identifier: GPL-3.0-or-later
//! The contents of the pages: HTML made only from the view that a table sends.
//!
//! A page has a title and regions. A region is an element with an id; its contents are made anew for each view, and sent again if
//! they changed. Every act is a form, so that pages work without scripts. This code reads no clock.

pub mod arbiter;
pub(crate) mod common;
pub(crate) mod grid;
pub(crate) mod news;
pub mod player;
pub(super) mod shell;
mod shown;

pub use shown::{Page, Region, Shown};
use zgoda::page_words::PageWords;
use zgoda_record::event::DeskRole;

/// Most bytes around the regions of an arbiter's page, in any language.
pub const FRAME_BYTES: usize = 4_600;

/// The page of a role.
#[must_use]
pub fn page(shown: &Shown<'_>, words: &PageWords) -> Page {
    match shown.role {
        DeskRole::Arbiter(_) => arbiter::page(shown, words),
        _ => player::page(shown, words),
    }
}
