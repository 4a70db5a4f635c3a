//! The laws that must hold in all circumstances: games, sessions, lines, bytes and arbiters drawn by seeds, with every possible
//! fault. A failure names its seed. `ZGODA_GAMES` sets the number of games and `ZGODA_SEED` the first seed, in each module that
//! names them; `docs/testing.md` has the long forms.
//!
//! Nothing here is real but the program's own code and, where records are killed, the files of the disk: time is simulated.

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
