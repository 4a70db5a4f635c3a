//! What a screen reader says of the program: Orca with a terminal and a browser, on a display that nobody sees.
//!
//! Each scenario is a file in `said/`: what is done, and below it what the reader said then, approved by somebody who read it
//! (`ZGODA_UPDATE=1` writes it anew). How long it took from the key to the word is printed and holds nothing up.
//! `docs/screen-readers.md` says what this shows, and what not.
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

/// One desktop for all of them, because it takes longer to start than a scenario.
#[test]
fn a_screen_reader_says_what_was_approved() {
    let Some(mut desktop) = Desktop::start() else {
        return;
    };
    let mut unlike = Vec::new();
    for scenario in Scenario::all() {
        unlike.extend(scenario.run(&mut desktop));
    }
    desktop.orca.tell_times();
    assert!(unlike.is_empty(), "{}", unlike.join("\n"));
}
