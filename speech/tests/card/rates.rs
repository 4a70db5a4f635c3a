// SPDX-License-Identifier: GPL-3.0-or-later
//! Cards of several rates, and a card that has another rate when it is opened again: every sound keeps its pitch and
//! its length.

use zgoda_speech::Language::English;
use zgoda_speech::announcement::Earcon;
use zgoda_speech::voice::{self, Options, Output, Place, Sleep, Speech, VoiceSpec, earcon};

use crate::support::card::{AUDIBLE, Card, samples, sides};
use crate::support::{self, Listener, speech};

/// The one sound that is a single tone.
const TONE: Earcon = Earcon::Second;

fn sound(id: u64) -> Speech {
    Speech {
        earcon: Some(TONE),
        text: None,
        ..speech(id, English, "")
    }
}

fn said(listener: &Listener, id: u64) {
    listener.speak(sound(id));
    listener.begun(id);
    listener.ended(id);
}

/// Asserts that this is the tone, on a card of this rate.
fn is_the_tone(heard: &[f32], rate: u32) {
    let [tone] = earcon::tones(TONE)[..] else {
        panic!("it is one tone");
    };
    let audible = |sample: &f32| sample.abs() > AUDIBLE;
    let first = heard.iter().position(audible).expect("it is heard");
    let last = heard.iter().rposition(audible).expect("it is heard");
    let heard = &heard[first..=last];
    let ms = heard.len() as f32 * 1_000.0 / rate as f32;
    assert!((ms - tone.ms).abs() < 2.0, "{ms} ms at {rate}");
    let crossings = (heard.windows(2)).filter(|pair| (pair[0] < 0.0) != (pair[1] < 0.0));
    let hertz = crossings.count() as f32 * 500.0 / ms;
    assert!(
        (hertz / tone.hertz - 1.0).abs() < 0.02,
        "{hertz} Hz at {rate}"
    );
}

#[test]
fn a_sound_has_its_pitch_and_length_on_a_card_of_any_rate() {
    for rate in [16_000, 22_050, 44_100, 48_000, 96_000] {
        let card = Card::new(10);
        card.set_rate(rate);
        let options = Options {
            output: Output::device(card.device()),
            ..Options::new(English)
        };
        let listener = Listener::open(&VoiceSpec::Embedded, options);
        said(&listener, 1);
        is_the_tone(&samples(&card.heard()), rate);
    }
}

/// A sound server may have other settings by then, or an earphone may have changed to its telephone mode.
#[test]
fn a_card_that_has_another_rate_when_it_is_opened_again_sounds_the_same() {
    let card = Card::new(10);
    card.set_rate(48_000);
    let options = Options {
        output: Output::device(card.device()),
        ..Options::new(English)
    };
    let listener = Listener::open(&VoiceSpec::Embedded, options);
    said(&listener, 1);
    is_the_tone(&samples(&card.heard()), 48_000);
    for (id, rate) in [(2, 44_100), (3, 16_000), (4, 48_000)] {
        let opened = card.opened();
        card.set_rate(rate);
        card.break_down(1);
        let again = support::until(support::PATIENCE, || (card.opened() > opened).then_some(()));
        assert!(again.is_some(), "it is not opened again");
        card.forget();
        said(&listener, id);
        is_the_tone(&samples(&card.heard()), rate);
    }
}

/// One of the two voices opens the stream again; the other joins it, and takes its rate.
#[test]
fn both_sides_have_the_new_rate() {
    let fake = Card::stereo(4);
    fake.set_rate(48_000);
    let card = voice::Card::new(Place::Device(fake.device()), Sleep::default());
    let (left, right) = support::on_both_sides(&card, [English; 2]);
    said(&left, 1);
    said(&right, 1);
    let opened = fake.opened();
    fake.set_rate(44_100);
    fake.break_down(1);
    let again = support::until(support::PATIENCE, || (fake.opened() > opened).then_some(()));
    assert!(again.is_some(), "it is not opened again");
    for (id, voice) in [(2, &left), (3, &right)] {
        fake.forget();
        said(voice, id);
        let (on_left, on_right) = sides(&fake.heard());
        is_the_tone(if id == 2 { &on_left } else { &on_right }, 44_100);
    }
    assert_eq!(fake.opened() - opened, 1);
}
