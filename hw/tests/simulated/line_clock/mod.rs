// SPDX-License-Identifier: GPL-3.0-or-later
//! A clock on a line of its own: the program's link, the simulated clock, and the paper that both follow.

mod bench;
mod laws;
mod paper;
