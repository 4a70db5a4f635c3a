//! The program is stopped for a while and goes on, as a terminal or a debugger does it: no card was missing.
//!
//! A test program of its own, because everything in it stands still.
#![cfg(all(target_os = "linux", feature = "embedded-voice"))]
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may stop at the first fault"
)]

mod support;

use std::process::Command;

use support::card::Card as FakeCard;
use support::{Listener, speech};
use zgoda_speech::Language::English;
use zgoda_speech::voice::{Card, Options, Output, Part, Place, Sleep, VoiceSpec};

/// Each looks at its card at another moment, and one look in three falls between the going on and the card's
/// next breath.
const VOICES: u64 = 24;

#[test]
fn no_card_at_rest_is_given_up_after_it() {
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
    // Longer than a card may be missed.
    let stop = format!("kill -STOP {me}; sleep 9; kill -CONT {me}");
    let mut shell = Command::new("sh").args(["-c", &stop]).spawn().unwrap();
    assert!(shell.wait().unwrap().success());
    support::time_passes(3_000);
    for (card, listener) in &all {
        assert_eq!(listener.events.try_recv().ok(), None);
        assert_eq!(card.opened(), 1);
    }
}
