// SPDX-License-Identifier: GPL-3.0-or-later
//! The shadow of one sensor board: its readings, compared with the record.
//!
//! [`judge()`] gives the possible meaning of one reading. [`Shadow`] adds time: a meaning counts only
//! after its reading has stood long enough. The final occupancy of the squares decides, and single
//! lifts and landings are only evidence, so a hand may work in any order. The session decides what is
//! said, recorded or withheld.

mod aside;
mod doubt;
mod hand;
mod judge;
mod line;
mod meaning;
mod order;
mod otherwise;
mod rows;
mod unproved;
mod waits;
mod watch;

pub use doubt::shown_off;
pub use hand::jumps;
pub use judge::{judge, may_still_take};
pub use line::{Grows, Handling, Last, LastState, Line};
pub use meaning::{Candidate, Difference, Judgement, Pace, Regularity};
pub use unproved::Asking;
pub use waits::Waits;
pub use watch::{Shadow, ShadowEvent};
