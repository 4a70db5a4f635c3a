// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the laws that must hold in all circumstances. Seeds determine random games, sessions, lines, bytes and acts of arbiters,
//! with every possible fault. A failure names its seed. `ZGODA_GAMES` sets the number of games and `ZGODA_SEED` the first seed, in
//! each module that names them; `docs/testing.md` has the long forms.
//!
//! Only the program's own code is real and, in tests that damage records, the files on the disk. Time is simulated.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod arbiters_clock;
mod channels;
mod clock;
mod crash;
mod disputes;
mod drawn;
mod far;
mod fuzz_seeds;
mod hints;
mod matrix;
mod presses;
mod proof;
mod silent_capture;
mod slow_line;
mod storm;
mod taken;
mod two_boards;
mod two_hands;
mod typed_ahead;
