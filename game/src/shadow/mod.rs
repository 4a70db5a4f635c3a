//! The shadow of one sensor board: its readings, held against the record.
//!
//! [`judge()`] looks at one reading and tells its possible meaning; [`Shadow`] adds time: a meaning
//! counts only once it has stood long enough. Single lifts and landings are evidence and never decide;
//! final occupancy does, so the order in which a hand works is free. The session decides what is said,
//! recorded or kept from somebody.

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
