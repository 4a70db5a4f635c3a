// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the words of a screen reader about the program: Orca reads a terminal and a browser on an invisible display.
//!
//! Each scenario is a file in `said/`. It has the acts, and below each act the words that the reader said, which a person has
//! approved (`ZGODA_UPDATE=1` writes the file anew). The time from the key to the word is only printed, and does not make a test
//! fail.
//! `docs/screen-readers.md` explains what these tests show, and what they do not.
//!
//! Real: a display, a screen reader, a browser, terminals.
#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod desktop;
mod orca;
mod scenario;
mod steps;

use desktop::Desktop;
use scenario::Scenario;

/// One desktop for all scenarios, because a desktop takes longer to start than a scenario.
#[test]
fn a_screen_reader_says_what_was_approved() {
    let Some(mut desktop) = Desktop::start() else {
        return;
    };
    let mut unlike = Vec::new();
    for mut scenario in Scenario::all() {
        unlike.extend(scenario.holds(&mut desktop));
    }
    desktop.orca.tell_times();
    assert!(unlike.is_empty(), "{}", unlike.join("\n"));
}
