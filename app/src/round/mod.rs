// SPDX-License-Identifier: GPL-3.0-or-later
//! The papers of a round: an event file for each table, table cards, and slips for devices. The event files are made from one list
//! of pairings and one event file for all tables.
//!
//! `pairings` reads the list, `columns` has its words. `table` joins a pairing with the settings for all tables. `slips` makes
//! slips, `papers` makes the printed papers, and `folder` knows the names of all files. `anew` makes one slip again, `list` writes
//! a list with results, and `forget` removes the names. The keys of an event file are explained in
//! `docs/event.md`, and slips in `record::slips`.

pub(crate) mod anew;
mod columns;
mod error;
pub(crate) mod folder;
pub(crate) mod forget;
mod hashes;
pub(crate) mod line;
pub(crate) mod list;
pub(crate) mod make;
pub mod pairings;
mod papers;
pub(crate) mod slips;
mod table;
#[cfg(test)]
mod tests;
