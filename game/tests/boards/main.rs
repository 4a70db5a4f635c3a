// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of the evidence of boards and records: readings of every accuracy, boards that must prove themselves, and two records
//! beside two boards. The rules themselves are tested in `rules/`.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod answered;
mod carried_out;
mod disturbed;
mod doubt;
#[path = "../common/hearing.rs"]
mod hearing;
#[path = "../common/made_up.rs"]
mod made_up;
mod proof;
mod reconcile;
mod reconcile_laws;
mod senses;
mod shadow;
mod stirring;
mod unseen;
