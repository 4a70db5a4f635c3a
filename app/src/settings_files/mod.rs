// SPDX-License-Identifier: GPL-3.0-or-later
//! The files with the settings of people: their folder and places, and the thread that writes them.

pub mod folder;
pub mod place;
pub mod saver;
