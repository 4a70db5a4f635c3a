//! A simulated board: pieces on fields, a scanner, a slow line and a pair of hands.
//!
//! The simulator speaks the real wire from the other end, so that everything above can be tried by
//! people and by tests without a board. It honours the published behaviour of real boards, the bad
//! part too: squares are sampled one after the other, reports get lost, bytes break. All chance
//! comes from one seed.
//!
//! A clock that somebody built is simulated beside them, in [`clock`].
//!
//! [`Simulation`] is the whole of it without input or output; [`pty`] puts it behind a
//! pseudo-terminal in real time; [`mod@bench`] couples it with the real link in simulated time.

pub mod bench;
pub mod board;
pub mod clock;
pub mod command;
pub mod cpp;
pub mod dgt_clock;
mod electronics;
pub mod fault;
mod ghost;
pub mod hands;
pub mod line;
pub mod options;
pub mod pty;
pub mod rng;
pub mod simulation;
mod terminal;
pub mod world;

pub use command::{ClockHand, HandCommand, HandLine, HandMove, HandRefusal};
pub use cpp::Opinions;
pub use dgt_clock::{ClockSetting, Presses, Program, SimClock};
pub use fault::{Fault, Faults};
pub use hands::joined;
pub use options::{Make, SimOptions};
pub use pty::{SimHandle, start};
pub use simulation::{SimInput, SimOutput, Simulation};
