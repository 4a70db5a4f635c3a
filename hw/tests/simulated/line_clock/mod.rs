//! A clock on a line of its own: the program's link, the simulated clock, and the paper they follow.

mod bench;
mod laws;
mod paper;
