// SPDX-License-Identifier: GPL-3.0-or-later
//! Two voices on the two sides of one fake card: they share one stream, and neither is heard on the other's side.

use std::time::Duration;

use zgoda_speech::Language::{self, English, Polish};
use zgoda_speech::UtteranceId;
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{Card, Part, Place, Rate, Sleep, Speech, VoiceError, VoiceEvent};

use crate::support::card::{AUDIBLE, Card as FakeCard, RATE, sides};
use crate::support::{self, on, on_both_sides, speech};

const MOVE: &str = "trzydzieści dwa, dwadzieścia osiem";
const LONG: &str = "white plays thirty two, twenty eight, and then black answers with nineteen, \
                    twenty three, after which white takes twenty eight, nineteen";

fn shared(fake: &FakeCard) -> Card {
    Card::new(Place::Device(fake.device()), Sleep::Rests)
}

fn loudest(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |most, s| most.max(s.abs()))
}

fn fast(id: u64, language: Language, text: &str) -> Speech {
    Speech {
        delivery: Delivery::at(Rate::FASTEST),
        ..speech(id, language, text)
    }
}

/// The longest silence between the first and the last audible sample, in milliseconds.
fn longest_gap(samples: &[f32]) -> u128 {
    let audible: Vec<usize> = samples
        .iter()
        .enumerate()
        .filter(|(_, s)| s.abs() > AUDIBLE)
        .map(|(place, _)| place)
        .collect();
    let gaps = audible.windows(2).map(|pair| pair[1] - pair[0]);
    let longest = gaps.max().expect("something was heard");
    Duration::from_secs_f64(longest as f64 / f64::from(RATE)).as_millis()
}

#[test]
fn one_side_speaks_and_the_other_is_silent() {
    let fake = FakeCard::stereo(10);
    let card = shared(&fake);
    let (left, right) = on_both_sides(&card, [Polish, English]);
    left.speak(speech(1, Polish, MOVE));
    left.begun(1);
    left.ended(1);
    let (heard_left, heard_right) = sides(&fake.heard());
    assert!(loudest(&heard_left) > 0.1);
    assert_eq!(loudest(&heard_right), 0.0, "crosstalk");
    fake.forget();
    right.speak(speech(1, English, LONG));
    right.begun(1);
    right.ended(1);
    let (heard_left, heard_right) = sides(&fake.heard());
    assert_eq!(loudest(&heard_left), 0.0, "crosstalk");
    assert!(loudest(&heard_right) > 0.1);
    assert_eq!(fake.opened(), 1, "one stream for both");
}

/// Both voices speak at once: each is whole, and the cut of one voice is not heard in the other voice.
#[test]
fn what_one_side_cuts_the_other_does_not_notice() {
    let fake = FakeCard::stereo(4);
    let card = shared(&fake);
    let (left, right) = on_both_sides(&card, [English; 2]);
    right.speak(fast(1, English, LONG));
    right.begun(1);
    right.ended(1);
    let (_, alone) = sides(&fake.heard());
    fake.forget();

    left.speak(speech(1, English, LONG));
    left.begun(1);
    right.speak(fast(2, English, LONG));
    right.begun(2);
    left.cancel(1);
    left.cancelled(1);
    right.ended(2);
    let (_, beside) = sides(&fake.heard());
    // The synthesiser varies at random: six runs with the same words and no other voice took from 143,754 to 144,479
    // samples, a spread of 15 ms. A lost word would make a greater difference.
    let spoken = |samples: &[f32]| {
        let audible = |s: &f32| s.abs() > AUDIBLE;
        let first = samples.iter().position(audible).unwrap();
        samples.iter().rposition(audible).unwrap() - first
    };
    let (alone_for, beside_for) = (spoken(&alone), spoken(&beside));
    let off = alone_for.abs_diff(beside_for);
    assert!(
        off < RATE as usize / 50,
        "{alone_for} and {beside_for} samples"
    );
    // At 450 words a minute the only pauses are the pauses at commas.
    let gap = longest_gap(&beside);
    assert!(gap < 150, "{gap} ms of silence");
    assert!(gap.abs_diff(longest_gap(&alone)) <= 10);
}

/// The first sample is not swallowed, even though the stream was already running for the other side.
#[test]
fn no_start_is_clipped() {
    let fake = FakeCard::stereo(1);
    let card = shared(&fake);
    let (left, right) = on_both_sides(&card, [English; 2]);
    left.speak(speech(1, English, "one"));
    left.begun(1);
    left.ended(1);
    let first_20_ms = |samples: &[f32]| -> Vec<f32> {
        let first = samples.iter().position(|s| s.abs() > AUDIBLE).unwrap();
        samples[first..first + (RATE / 50) as usize].to_vec()
    };
    let (alone, _) = sides(&fake.heard());
    fake.forget();
    right.speak(speech(1, English, "one"));
    right.begun(1);
    right.ended(1);
    let (_, beside) = sides(&fake.heard());
    // The wait is counted in samples of the card, which takes none while the word is synthesised.
    let waited = beside.iter().position(|s| s.abs() > AUDIBLE).unwrap();
    assert!(waited < RATE as usize * 60 / 1_000, "{waited} samples");
    assert_eq!(first_20_ms(&alone).len(), first_20_ms(&beside).len());
    let energy = |samples: Vec<f32>| samples.iter().map(|s| s * s).sum::<f32>();
    let ratio = energy(first_20_ms(&alone)) / energy(first_20_ms(&beside));
    assert!((0.8..1.25).contains(&ratio), "{ratio}");
}

#[test]
fn a_card_with_one_side_has_no_left() {
    let fake = FakeCard::new(10);
    let left = on(&shared(&fake), Part::Left, English);
    match left.next() {
        VoiceEvent::Gone { why } => assert_eq!(why, VoiceError::NoSides),
        other => panic!("{other:?}"),
    }
}

/// Both voices lose the card; after it is plugged in again, each voice opens it, and there is one stream again.
#[test]
fn a_card_that_comes_back_is_one_stream_again() {
    let fake = FakeCard::stereo(10);
    let card = shared(&fake);
    let both = || on_both_sides(&card, [Polish, English]);
    let (left, right) = both();
    left.speak(speech(1, Polish, MOVE));
    left.begun(1);
    fake.unplug();
    for voice in [&left, &right] {
        let lost = std::iter::repeat_with(|| voice.next())
            .find(|event| matches!(event, VoiceEvent::Gone { .. }));
        assert!(lost.is_some());
    }
    drop((left, right));
    let (left, right) = both();
    for voice in [&left, &right] {
        assert!(matches!(voice.next(), VoiceEvent::Gone { .. }), "no card");
    }
    drop((left, right));
    fake.plug_in();
    fake.forget();
    let (opened, (left, right)) = (fake.opened(), both());
    left.speak(speech(2, Polish, MOVE));
    right.speak(speech(1, English, "one"));
    for (voice, id) in [(&left, 2), (&right, 1)] {
        voice.begun(id);
        voice.ended(id);
    }
    assert_eq!(fake.opened() - opened, 1);
    let (heard_left, heard_right) = sides(&fake.heard());
    assert!(loudest(&heard_left) > 0.1 && loudest(&heard_right) > 0.1);
}

/// A stream that breaks is opened once for both, and both say their words again.
#[test]
fn a_stream_that_breaks_is_opened_once_for_both() {
    let fake = FakeCard::stereo(2);
    let card = shared(&fake);
    let (left, right) = on_both_sides(&card, [English; 2]);
    left.speak(speech(1, English, LONG));
    right.speak(speech(1, English, LONG));
    left.begun(1);
    right.begun(1);
    let opened = fake.opened();
    fake.break_down(1);
    for voice in [&left, &right] {
        match voice.next() {
            VoiceEvent::Ended {
                id: UtteranceId(1), ..
            } => {}
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(fake.opened() - opened, 1);
}

/// One side finds the card stalled and closes the stream; the other side is interrupted in that moment. The utterance
/// that was cut is reported once, and nothing waits for it afterwards.
#[test]
fn who_is_interrupted_as_the_other_side_closes_the_stream_speaks_on() {
    let fake = FakeCard::stereo(10);
    let card = shared(&fake);
    let (left, right) = on_both_sides(&card, [English; 2]);
    left.speak(speech(1, English, "one"));
    left.begun(1);
    left.ended(1);
    let long = LONG.repeat(4);
    right.speak(speech(1, English, &long));
    right.begun(1);
    fake.fall_asleep();
    // This is half the time after which a stall is found. The left voice counts the time of a stall from its own
    // words.
    support::time_passes(1_000);
    left.speak(speech(2, English, &long));
    let gone = std::iter::repeat_with(|| right.next())
        .find(|event| matches!(event, VoiceEvent::Gone { .. }));
    assert!(gone.is_some());
    fake.wake_up();
    left.cancel(2);
    left.speak(speech(3, English, "two"));
    let mut cut = 0;
    loop {
        match left.next() {
            VoiceEvent::Begun { .. } => {}
            VoiceEvent::Cancelled {
                id: UtteranceId(2), ..
            } => cut += 1,
            VoiceEvent::Ended {
                id: UtteranceId(3), ..
            } => break,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(cut, 1);
    // This is longer than the time after which a stall is found. With nothing to be heard, a voice waits longer for its card.
    support::time_passes(3_000);
    assert!(left.events.try_recv().is_err());
}
