//! The papers of a round: an event file for each table out of one list of pairings and one event file for all, table cards,
//! and slips for devices.
//!
//! `pairings` reads the list, with the words of `columns`; `table` joins a pairing with the settings for all; `slips` makes slips;
//! `papers` prints; `folder` is the place of all files; `anew` makes one slip again; `list` makes a list again, with results;
//! `forget` takes the names out. The keys of an event file are explained in `event`, and slips in `record::slips`.

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
