//! The shadow of one sensor board: what it shows, held against what the record says.
//!
//! [`judge()`] looks at one reading and says what it could mean; [`Shadow`] adds time: a meaning
//! counts only once it has stood long enough. Single lifts and landings are evidence and never decide;
//! final occupancy does, so the order in which a hand works is free. What is said, recorded or kept
//! from whom is the session's affair.

mod aside;
mod doubt;
mod hand;
mod judge;
mod otherwise;
mod rows;
mod unproved;
mod watch;

pub use doubt::shown_off;
pub use hand::jumps;
pub use judge::{
    Candidate, Difference, Grows, Judgement, Last, LastState, Line, Manners, Pace, Regularity,
    judge, may_still_take,
};
pub use unproved::Asking;
pub use watch::{Shadow, Stirred, Waits};
