// SPDX-License-Identifier: GPL-3.0-or-later
//! The effect of a listener's settings for the built-in voice on what a sound card is given: a lower volume, or a voice that does
//! not exist. Pitch and variants are in `words/delivery.rs`.

use zgoda_speech::Language::Polish;
use zgoda_speech::announcement::Earcon;
use zgoda_speech::settings::{Delivery, VoiceName, Volume};
use zgoda_speech::voice::{Options, Output, Speech, VoiceEvent, VoiceSpec};

use crate::support::card::{AUDIBLE, Card, samples};
use crate::support::{Listener, speech};

const WORDS: &str = "trzydzieści dwa, dwadzieścia osiem";

#[test]
fn softer_is_softer_in_words_and_sounds_alike() {
    let card = Card::new(10);
    let options = Options {
        output: Output::device(card.device()),
        ..Options::new(Polish)
    };
    let listener = Listener::open(&VoiceSpec::Embedded, options);
    let heard = |id: u64, volume: Volume| {
        let with_sound = Speech {
            earcon: Some(Earcon::Agree),
            delivery: Delivery {
                volume,
                ..Delivery::default()
            },
            ..speech(id, Polish, WORDS)
        };
        card.forget();
        listener.speak(with_sound);
        listener.begun(id);
        listener.ended(id);
        let all = samples(&card.heard());
        let first = all.iter().position(|s| s.abs() > AUDIBLE / 10.0).unwrap();
        // The sound lasts 110 ms, the words begin 60 ms later.
        let loudest = |part: &[f32]| part.iter().fold(0.0_f32, |most, s| most.max(s.abs()));
        let sound = loudest(&all[first..first + 4_800]);
        (sound, loudest(&all[first + 9_600..]))
    };
    let full = heard(1, Volume::FULL);
    let half = heard(2, Volume::new(50).unwrap());
    for (name, ratio) in [("sound", half.0 / full.0), ("words", half.1 / full.1)] {
        assert!((0.42..0.58).contains(&ratio), "{name}: {ratio}");
    }
}

/// An unknown name of a voice loses no words: the language's own voice says them.
#[test]
fn a_voice_that_is_not_there_is_told_and_the_usual_one_speaks() {
    let card = Card::new(10);
    let options = Options {
        output: Output::device(card.device()),
        ..Options::new(Polish)
    };
    let listener = Listener::open(&VoiceSpec::Embedded, options);
    listener.speak(Speech {
        delivery: Delivery {
            voice: Some(VoiceName::new("Magda").unwrap()),
            ..Delivery::default()
        },
        ..speech(1, Polish, WORDS)
    });
    match listener.next() {
        VoiceEvent::NoVoiceNamed { name } => assert_eq!(name.as_str(), "Magda"),
        other => panic!("{other:?}"),
    }
    listener.begun(1);
    listener.ended(1);
}
