// SPDX-License-Identifier: GPL-3.0-or-later
//! The program is stopped for a while and goes on, as under a terminal or a debugger: no card counts as missing.
//!
//! The test runs again in a process of its own, because everything in the process stands still.

use std::process::Command;
use std::time::Duration;

use zgoda_speech::Language::English;
use zgoda_speech::voice::{Card, Options, Output, Part, Place, Sleep, VoiceSpec};

use crate::support::card::Card as FakeCard;
use crate::support::{self, Listener, again, speech};

/// The number of voices. Each voice looks at its card at another moment, and one look in three falls between the continuation and
/// the card's next breath.
const VOICES: u64 = 24;

/// Several times the usual duration; a longer run means a hang.
const HANG: Duration = Duration::from_secs(120);

#[test]
fn no_card_at_rest_is_given_up_after_it() {
    const AGAIN: &str = "ZGODA_TEST_STOPPED";
    if std::env::var_os(AGAIN).is_none() {
        again::passes(again::this_test().env(AGAIN, "1"), HANG);
        return;
    }
    let all: Vec<_> = (0..VOICES)
        .map(|voice| {
            let fake = FakeCard::new(10);
            let options = Options {
                output: Output {
                    card: Card::new(Place::Device(fake.device()), Sleep::Rests),
                    part: Part::Whole,
                },
                ..Options::new(English)
            };
            let listener = Listener::open(&VoiceSpec::Embedded, options);
            listener.speak(speech(1, English, "one"));
            listener.begun(1);
            listener.ended(1);
            support::time_passes(voice % 3 * 40);
            (fake, listener)
        })
        .collect();
    for (card, _) in &all {
        card.until_dry();
    }
    let me = std::process::id();
    // The stop is longer than a card may be missing.
    let stop = format!("kill -STOP {me}; sleep 9; kill -CONT {me}");
    let mut shell = Command::new("sh").args(["-c", &stop]).spawn().unwrap();
    assert!(shell.wait().unwrap().success());
    support::time_passes(3_000);
    for (card, listener) in &all {
        assert_eq!(listener.events.try_recv().ok(), None);
        assert_eq!(card.opened(), 1);
    }
}
