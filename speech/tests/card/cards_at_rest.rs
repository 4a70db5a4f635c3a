// SPDX-License-Identifier: GPL-3.0-or-later
//! A card at rest, tested with a fake card: it asks for buffers seldom, is woken without clipping a word, and is missed when it
//! goes. The fake throws away the buffer that comes too late, as the strictest real cards do.

use std::time::Duration;

use zgoda_speech::Language::{English, Polish};
use zgoda_speech::UtteranceId;
use zgoda_speech::voice::{Card, Part, Place, Sleep, VoiceError, VoiceEvent};

use crate::support::card::{Card as FakeCard, RATE, samples, sides};
use crate::support::{self, Listener, on, on_both_sides, speech};

/// The speed of the fake card, as a factor of real time: at ten, a card rests after a second.
const SPEED: u32 = 10;
/// The time that a card at rest waits for its next buffer by itself.
const BREATH: Duration = Duration::from_secs(3);
const WORDS: &str = "thirty two, twenty eight";

fn whole(fake: &FakeCard, sleep: Sleep) -> Listener {
    let card = Card::new(Place::Device(fake.device()), sleep);
    on(&card, Part::Whole, English)
}

fn says(listener: &Listener, id: u64, text: &str) {
    listener.speak(speech(id, English, text));
    listener.begun(id);
    listener.ended(id);
}

/// The seconds of sound, without silent samples. At this speed the synthesiser may at first be too slow for the card
/// now and then, and such a gap is not part of the words.
fn seconds(samples: &[f32]) -> f64 {
    let sound = samples.iter().filter(|sample| **sample != 0.0);
    sound.count() as f64 / f64::from(RATE)
}

/// True if two hearings have the same length. A hearing without the late buffer lacks ten milliseconds; two syntheses of the same
/// words differ by less than one millisecond.
fn as_long(one: f64, other: f64) -> bool {
    (one - other).abs() < 0.004
}

#[test]
fn after_a_while_without_a_sound_it_is_asked_seldom() {
    let card = FakeCard::new(SPEED);
    let listener = whole(&card, Sleep::Rests);
    says(&listener, 1, WORDS);
    card.until_dry();
    card.forget();
    support::time_passes(1_000);
    // A card that does not rest would have had a thousand buffers.
    assert!(card.heard().len() < 30, "{} buffers", card.heard().len());
    assert_eq!(card.opened(), 1, "it stays open");
}

#[test]
fn one_that_is_to_be_kept_awake_is() {
    let card = FakeCard::new(SPEED);
    let listener = whole(&card, Sleep::Awake);
    says(&listener, 1, WORDS);
    // Far more buffers than a card at rest asks for within the patience of a test.
    for _ in 0..2 {
        card.forget();
        let asked = || (card.heard().len() > 1_100).then_some(());
        assert!(support::until(support::PATIENCE, asked).is_some());
    }
}

/// The lost buffer holds nothing of the first word.
#[test]
fn the_first_word_after_a_rest_is_not_clipped() {
    let card = FakeCard::new(SPEED);
    let listener = whole(&card, Sleep::Rests);
    says(&listener, 1, WORDS);
    let expected = seconds(&samples(&card.heard()));
    for id in 2..=5 {
        card.until_dry();
        // The wait varies, so that the word does not always come at the same place of a breath.
        support::time_passes(id * 13);
        card.forget();
        says(&listener, id, WORDS);
        let heard = seconds(&samples(&card.heard()));
        assert!(as_long(heard, expected), "{heard} s of {expected} s");
    }
    assert_eq!(card.opened(), 1);
}

/// The lengths of the card's waits, each time that it ran dry, while `act` was done to a waiting card.
fn waited_while(card: &FakeCard, act: impl FnOnce()) -> Vec<Duration> {
    card.until_dry();
    let before = card.dry_for().len();
    act();
    card.dry_for()[before..].to_vec()
}

/// The card waits for its whole breath unless it is woken, however quick or slow the machine is. The benchmark
/// measures the time until the word is heard.
#[test]
fn a_word_after_a_rest_is_heard_at_once() {
    let card = FakeCard::new(SPEED);
    let listener = whole(&card, Sleep::Rests);
    says(&listener, 1, WORDS);
    for id in 2..=4 {
        let waited = waited_while(&card, || says(&listener, id, WORDS));
        assert!(waited[0] < BREATH, "{waited:?}");
    }
}

#[test]
fn both_sides_rest_together_and_one_wakes_the_card_for_itself_alone() {
    let fake = FakeCard::stereo(SPEED);
    let card = Card::new(Place::Device(fake.device()), Sleep::Rests);
    let (left, right) = on_both_sides(&card, [Polish, English]);
    says(&left, 1, WORDS);
    let expected = seconds(&sides(&fake.heard()).0);
    fake.until_dry();
    for (id, speaks) in [(2, &right), (3, &left)] {
        fake.forget();
        says(speaks, id, WORDS);
        let (on_left, on_right) = sides(&fake.heard());
        let (spoken, silent) = match id {
            2 => (on_right, on_left),
            _ => (on_left, on_right),
        };
        assert!(as_long(seconds(&spoken), expected));
        assert!(silent.iter().all(|sample| *sample == 0.0), "crosstalk");
        fake.until_dry();
    }
    // A voice that joins a card at rest is heard, and the rest ends with the last voice.
    drop(left.voice);
    let again = on(&card, Part::Left, English);
    says(&again, 4, WORDS);
    assert_eq!(fake.opened(), 1, "one stream for all of them");
}

#[test]
fn one_that_is_unplugged_at_rest_is_missed() {
    let card = FakeCard::new(SPEED);
    let listener = whole(&card, Sleep::Rests);
    says(&listener, 1, WORDS);
    card.until_dry();
    card.unplug();
    match listener.next() {
        VoiceEvent::Gone { why } => assert!(matches!(why, VoiceError::DeviceLost { .. }), "{why}"),
        other => panic!("{other:?}"),
    }
}

/// A sound server takes a device away without notice to the programs that play on it.
#[test]
fn one_that_goes_without_a_word_is_missed_though_nobody_speaks() {
    for dry in [false, true] {
        let card = FakeCard::new(SPEED);
        let listener = whole(&card, Sleep::Rests);
        says(&listener, 1, WORDS);
        if dry {
            card.until_dry();
        }
        card.fall_asleep();
        let stalled = VoiceError::DeviceStalled;
        assert_eq!(listener.next(), VoiceEvent::Gone { why: stalled });
    }
}

#[test]
fn one_that_only_rests_is_not_missed() {
    let card = FakeCard::new(SPEED);
    let listener = whole(&card, Sleep::Rests);
    says(&listener, 1, WORDS);
    // The time is longer than a card may be missing unnoticed.
    support::time_passes(10_000);
    assert!(listener.events.try_recv().is_err());
    says(&listener, 2, WORDS);
    assert_eq!(card.opened(), 1);
}

#[test]
fn what_is_said_to_one_that_was_unplugged_at_rest_has_failed() {
    let card = FakeCard::new(SPEED);
    let listener = whole(&card, Sleep::Rests);
    says(&listener, 1, WORDS);
    card.until_dry();
    card.unplug();
    listener.speak(speech(2, English, WORDS));
    let failed = |event: &VoiceEvent| match event {
        VoiceEvent::Failed { id, .. } => *id == UtteranceId(2),
        // The first samples may have been handed out before the voice noticed that the plug was pulled.
        VoiceEvent::Begun { id, .. } => *id != UtteranceId(2),
        other => panic!("{other:?}"),
    };
    while !failed(&listener.next()) {}
    assert!(matches!(listener.next(), VoiceEvent::Gone { .. }));
}

#[test]
fn errors_at_rest_neither_end_it_nor_open_it_anew_where_it_goes_on() {
    let card = FakeCard::new(SPEED);
    let listener = whole(&card, Sleep::Rests);
    says(&listener, 1, WORDS);
    card.until_dry();
    card.hiccup(1_000);
    card.until_dry();
    says(&listener, 2, WORDS);
    assert_eq!(card.opened(), 1);
}

#[test]
fn a_stream_that_breaks_at_rest_is_opened_again() {
    let card = FakeCard::new(SPEED);
    let listener = whole(&card, Sleep::Rests);
    says(&listener, 1, WORDS);
    let expected = seconds(&samples(&card.heard()));
    card.until_dry();
    card.break_down(1);
    card.forget();
    let opened = || (card.opened() == 2).then_some(());
    assert!(support::until(support::PATIENCE, opened).is_some());
    says(&listener, 2, WORDS);
    assert!(as_long(seconds(&samples(&card.heard())), expected));
}

/// The voice's thread waits for the card's thread, which would wait for the rest of its breath.
#[test]
fn a_voice_ends_at_once_though_its_card_is_at_rest() {
    for _ in 0..3 {
        let card = FakeCard::new(SPEED);
        let listener = whole(&card, Sleep::Rests);
        says(&listener, 1, WORDS);
        let waited = waited_while(&card, || {
            drop(listener.voice);
            assert!(listener.events.recv().is_err(), "its thread has ended");
        });
        assert_eq!(waited.len(), 1, "{waited:?}");
        assert!(waited[0] < BREATH, "{waited:?}");
    }
}
