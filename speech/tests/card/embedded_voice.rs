// SPDX-License-Identifier: GPL-3.0-or-later
//! The built-in voice on a fake card: the sound, its times, and the effect of a cut or of the loss of the card.

use std::ops::ControlFlow;
use std::time::Instant;

use zgoda_speech::Language::{English, Polish};
use zgoda_speech::announcement::Earcon;
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{
    MOST_WAITING, Options, Output, Rate, Speech, VoiceError, VoiceEvent, VoiceSpec, espeak,
};
use zgoda_speech::{Language, UtteranceId, VoiceSlot};

use crate::support::card::{AUDIBLE, Card, RATE, samples};
use crate::support::{self, Listener, speech};

const MOVE: &str = "trzydzieści dwa, dwadzieścia osiem";
const LONG: &str = "white plays thirty two, twenty eight, and then black answers with nineteen, \
                    twenty three, after which white takes twenty eight, nineteen";

fn on(card: &Card, language: Language) -> Listener {
    let options = Options {
        output: Output::device(card.device()),
        ..Options::new(language)
    };
    Listener::open(&VoiceSpec::Embedded, options)
}

/// The positions of the first and the last audible sample.
fn audible_span(samples: &[f32]) -> Option<(usize, usize)> {
    let audible = |s: &f32| s.abs() > AUDIBLE;
    Some((
        samples.iter().position(audible)?,
        samples.iter().rposition(audible)?,
    ))
}

fn level(samples: &[f32]) -> f32 {
    (samples.iter().map(|s| s * s).sum::<f32>() / samples.len() as f32).sqrt()
}

#[test]
fn a_move_is_heard_whole_and_in_order() {
    let card = Card::new(10);
    let listener = on(&card, Polish);
    assert_eq!(listener.voice.slot(), VoiceSlot::Embedded);
    listener.speak(speech(1, Polish, MOVE));
    let begun = listener.begun(1);
    let ended = listener.ended(1);
    assert!(ended > begun);
    let all = samples(&card.heard());
    let (first, last) = audible_span(&all).expect("something was heard");
    let seconds = (last - first) as f64 / f64::from(RATE);
    assert!((1.0..3.5).contains(&seconds), "{seconds} s of speech");
    // The sound is loud enough, and nothing is clipped at the ceiling.
    assert!(level(&all[first..last]) > 0.02);
    assert!(all.iter().all(|s| s.abs() < 0.99));
}

#[test]
fn what_is_heard_is_what_the_synthesiser_made_from_its_first_sample_on() {
    let card = Card::new(10);
    let listener = on(&card, English);
    listener.speak(speech(1, English, "thirty two"));
    listener.begun(1);
    listener.ended(1);
    let all = samples(&card.heard());
    let (first, last) = audible_span(&all).unwrap();

    let mut made: Vec<f32> = Vec::new();
    espeak::synthesise("thirty two", English, Rate::NORMAL, &mut |more| {
        made.extend(more.iter().map(|&s| f32::from(s) / 32_768.0));
        ControlFlow::Continue(())
    })
    .unwrap();
    let (made_first, made_last) = audible_span(&made).unwrap();
    assert!(made_first < 100, "{made_first} samples of silence first");
    let ratio = f64::from(RATE) / f64::from(espeak::SAMPLE_RATE);
    let expected = (made_last - made_first) as f64 * ratio;
    let heard = (last - first) as f64;
    assert!((heard - expected).abs() < 100.0, "{heard} of {expected}");
    // The first 20 ms have nearly the energy of the synthesised sound, so nothing at the beginning was lost.
    let onset = |samples: &[f32], from: usize, rate: f64| {
        level(&samples[from..from + (rate * 0.02) as usize])
    };
    let (made_onset, heard_onset) = (
        onset(&made, made_first, f64::from(RATE) / ratio),
        onset(&all, first, f64::from(RATE)),
    );
    assert!(
        (heard_onset / made_onset - 1.0).abs() < 0.1,
        "{heard_onset} of {made_onset}"
    );
}

#[test]
fn begin_and_end_are_stamped_where_the_sound_is() {
    let card = Card::new(1);
    let listener = on(&card, English);
    // The first utterance opens everything; the second is measured.
    listener.speak(speech(1, English, "one"));
    listener.begun(1);
    listener.ended(1);
    card.forget();
    let asked = Instant::now();
    listener.speak(speech(2, English, "thirty two"));
    let begun = listener.begun(2);
    let heard = card.first_audible(asked);
    let ended = listener.ended(2);
    let all = card.heard();
    let last = all
        .iter()
        .rfind(|b| b.samples.iter().any(|s| s.abs() > AUDIBLE))
        .unwrap()
        .at;
    println!(
        "asked to begun {:?}, to audible {:?}; last audible to ended {:?}",
        begun - asked,
        heard - asked,
        ended - last
    );
    let first = all
        .iter()
        .find(|b| b.samples.iter().any(|s| s.abs() > AUDIBLE));
    let first = first.unwrap().at;
    // The report must not come before the last buffer that precedes the word, whenever that buffer came.
    let before = all.iter().rfind(|b| b.at < first).map(|b| b.at);
    assert!(
        before.is_none_or(|at| begun >= at),
        "begun before it was heard"
    );
    assert!(begun <= last, "begun after the last of it");
    assert!(ended > last, "ended before the last buffer was handed out");
}

#[test]
fn a_sound_comes_before_the_words_or_instead_of_them() {
    let card = Card::new(10);
    let listener = on(&card, English);
    let alone = Speech {
        earcon: Some(Earcon::Agree),
        text: None,
        ..speech(1, English, MOVE)
    };
    listener.speak(alone);
    listener.begun(1);
    listener.ended(1);
    let (first, last) = audible_span(&samples(&card.heard())).unwrap();
    let sound_ms = (last - first) as u32 * 1000 / RATE;
    assert!((80..200).contains(&sound_ms), "{sound_ms} ms");

    card.forget();
    let both = Speech {
        earcon: Some(Earcon::Refused),
        ..speech(2, English, "what?")
    };
    listener.speak(both);
    listener.begun(2);
    listener.ended(2);
    let all = samples(&card.heard());
    let (first, last) = audible_span(&all).unwrap();
    // The sound has the pause that belongs to it, and there is no second pause of such a length before the words.
    let mut quiet = 0;
    let mut pauses = Vec::new();
    for sample in &all[first..last] {
        if sample.abs() > AUDIBLE {
            if quiet > RATE as usize * 30 / 1000 {
                pauses.push(quiet * 1000 / RATE as usize);
            }
            quiet = 0;
        } else {
            quiet += 1;
        }
    }
    assert!(
        pauses.first().is_some_and(|ms| (55..=75).contains(ms)),
        "pauses of {pauses:?} ms"
    );
}

#[test]
fn cancelling_gives_silence_at_once_and_keeps_it() {
    let card = Card::new(1);
    let listener = on(&card, English);
    listener.speak(speech(1, English, LONG));
    let begun = listener.begun(1);
    card.first_audible(begun);
    support::time_passes(200);
    let asked = Instant::now();
    listener.cancel(1);
    let silent = listener.cancelled(1);
    listener.quiet();
    let after: Vec<_> = card.heard().into_iter().filter(|b| b.at > silent).collect();
    assert!(after.len() > 5);
    assert!(
        samples(&after).iter().all(|s| *s == 0.0),
        "sound after the cancellation"
    );
    println!("cancelled to silence {:?}", silent - asked);
    // The length is counted on the card. The whole text would have taken fifteen seconds.
    let all = samples(&card.heard());
    let (first, last) = audible_span(&all).unwrap();
    let sounded = (last - first) as f64 / f64::from(RATE);
    assert!(sounded < made(LONG) / 2.0, "{sounded} s");
}

#[test]
fn a_cancellation_makes_way_for_the_next_word() {
    let card = Card::new(1);
    let listener = on(&card, English);
    listener.speak(speech(1, English, LONG));
    listener.begun(1);
    listener.cancel(1);
    listener.speak(speech(2, English, "alarm"));
    listener.cancelled(1);
    listener.begun(2);
    listener.ended(2);
    listener.quiet();
}

#[test]
fn what_waits_keeps_its_turn_and_can_be_left_out() {
    let card = Card::new(10);
    let listener = on(&card, English);
    listener.speak(speech(1, English, LONG));
    listener.begun(1);
    listener.speak(speech(2, English, "two"));
    listener.speak(speech(3, English, "three"));
    listener.cancel(2);
    listener.cancel(99);
    // The cancelled utterance is answered immediately, not when its turn would come.
    listener.cancelled(2);
    listener.ended(1);
    listener.begun(3);
    listener.ended(3);
    listener.quiet();
}

#[test]
fn too_much_waiting_is_refused_not_kept() {
    let card = Card::new(1);
    let listener = on(&card, English);
    let sent = MOST_WAITING as u64 + 4;
    for id in 1..=sent {
        listener.speak(speech(id, English, LONG));
    }
    let mut refused = Vec::new();
    while refused.len() < 3 {
        if let VoiceEvent::Failed { id, why } = listener.next() {
            assert_eq!(why, VoiceError::Busy);
            refused.push(id.0);
        }
    }
    assert_eq!(refused, [sent - 2, sent - 1, sent]);
}

#[test]
fn nothing_to_say_begins_and_ends() {
    let card = Card::new(10);
    let listener = on(&card, English);
    for (id, text) in [(1, ""), (2, " \0\u{1b}\n"), (3, "...")] {
        listener.speak(speech(id, English, text));
        listener.begun(id);
        listener.ended(id);
    }
}

#[test]
fn odd_text_is_said_without_harm() {
    let card = Card::new(10);
    let listener = on(&card, Polish);
    for (id, text) in [
        (1, "a\0b"),
        (2, "<speak>&lt;\u{202e}"),
        (3, "[[f00]] \u{1f3b2} \u{10ffff} żółć"),
        (4, "\u{7}\u{8}x"),
    ] {
        listener.speak(speech(id, Polish, text));
        listener.begun(id);
        listener.ended(id);
    }
}

#[test]
fn an_id_that_was_cut_can_be_said_again() {
    let card = Card::new(10);
    let listener = on(&card, English);
    listener.speak(speech(1, English, LONG));
    listener.begun(1);
    listener.cancel(1);
    listener.speak(speech(1, English, "one"));
    listener.cancelled(1);
    listener.begun(1);
    listener.ended(1);
    listener.quiet();
}

#[test]
fn unplugging_fails_what_sounds_and_ends_the_voice() {
    let card = Card::new(1);
    let listener = on(&card, English);
    listener.speak(speech(1, English, LONG));
    listener.speak(speech(2, English, "two"));
    listener.begun(1);
    card.unplug();
    for expected in [1, 2] {
        match listener.next() {
            VoiceEvent::Failed { id, .. } => assert_eq!(id, UtteranceId(expected)),
            other => panic!("{other:?}"),
        }
    }
    match listener.next() {
        VoiceEvent::Gone { why } => assert!(matches!(why, VoiceError::DeviceLost { .. }), "{why}"),
        other => panic!("{other:?}"),
    }
    // A voice that is gone ignores commands and does no harm.
    listener.speak(speech(3, English, "three"));
    listener.cancel(3);
}

#[test]
fn a_stream_that_breaks_is_opened_again_and_the_words_are_said_whole() {
    let card = Card::new(4);
    let listener = on(&card, English);
    listener.speak(speech(1, English, LONG));
    let begun = listener.begun(1);
    card.first_audible(begun);
    let before = card.heard().len();
    card.break_down(2);
    listener.speak(speech(2, English, "two"));
    listener.ended(1);
    listener.begun(2);
    listener.ended(2);
    listener.quiet();
    assert_eq!(card.opened(), 3);
    // After the break both utterances were heard whole, the first from its beginning again.
    let after: Vec<f32> = samples(&card.heard()[before..]);
    let (first, last) = audible_span(&after).unwrap();
    let heard = (last - first) as f64 / f64::from(RATE);
    let expected = made(LONG) + made("two");
    assert!(heard > expected * 0.98, "{heard} s of {expected} s");
}

/// The number of seconds that the synthesiser makes of a text.
fn made(text: &str) -> f64 {
    let mut count = 0;
    espeak::synthesise(text, English, Rate::NORMAL, &mut |more| {
        count += more.len();
        ControlFlow::Continue(())
    })
    .unwrap();
    count as f64 / f64::from(espeak::SAMPLE_RATE)
}

#[test]
fn an_error_that_ends_nothing_changes_nothing() {
    let card = Card::new(1);
    let listener = on(&card, English);
    for id in 1..=3 {
        card.forget();
        listener.speak(speech(id, English, "thirty two, twenty eight"));
        listener.begun(id);
        card.hiccup(1_000);
        listener.ended(id);
        // The length is measured in samples of the card, because a busy machine does not change their number.
        let all = samples(&card.heard());
        let loud = |s: &f32| s.abs() > AUDIBLE;
        let first = all.iter().position(loud).unwrap();
        let last = all.iter().rposition(loud).unwrap();
        let sounded = (last - first) as f64 / f64::from(RATE);
        assert!(
            (sounded - made("thirty two, twenty eight")).abs() < 0.2,
            "{sounded} s"
        );
    }
    assert_eq!(card.opened(), 1);
}

#[test]
fn a_stream_that_keeps_breaking_is_given_up() {
    let card = Card::new(1);
    card.break_down(u32::MAX);
    let listener = on(&card, English);
    match listener.next() {
        VoiceEvent::Gone { why } => assert!(matches!(why, VoiceError::DeviceLost { .. }), "{why}"),
        other => panic!("{other:?}"),
    }
    assert_eq!(card.opened(), 4);
}

#[test]
fn a_card_that_is_not_there_is_told_once() {
    let card = Card::new(1);
    card.unplug();
    let listener = on(&card, English);
    match listener.next() {
        VoiceEvent::Gone { why } => {
            assert!(matches!(why, VoiceError::NoDevice { .. }), "{why}");
            assert!(why.to_string().contains("--voice none"), "{why}");
        }
        other => panic!("{other:?}"),
    }
    assert!(listener.events.recv().is_err(), "events after the end");
}

#[test]
fn a_card_that_falls_asleep_is_given_up() {
    let card = Card::new(1);
    let listener = on(&card, English);
    listener.speak(speech(1, English, LONG));
    listener.begun(1);
    card.fall_asleep();
    assert!(matches!(
        listener.next(),
        VoiceEvent::Failed {
            id: UtteranceId(1),
            why: VoiceError::DeviceStalled
        }
    ));
    assert_eq!(
        listener.next(),
        VoiceEvent::Gone {
            why: VoiceError::DeviceStalled
        }
    );
}

/// Closing a card waits for the card, but the listener does not have to wait for the closing.
#[test]
fn a_card_that_hangs_is_told_before_it_is_closed() {
    let card = Card::new(1);
    let listener = on(&card, English);
    listener.speak(speech(1, English, LONG));
    listener.begun(1);
    card.hang();
    let (id, why) = (UtteranceId(1), VoiceError::DeviceStalled);
    let gone = VoiceEvent::Gone { why: why.clone() };
    assert_eq!(listener.next(), VoiceEvent::Failed { id, why });
    assert_eq!(listener.next(), gone);
    card.let_go();
}

#[test]
fn the_smallest_buffer_the_card_takes_is_used() {
    for (smallest, expected) in [(64, 480), (512, 1_024), (2_048, 1_024)] {
        let card = Card::with_smallest_buffer(10, smallest);
        let listener = on(&card, English);
        if smallest > 1_024 {
            // The card does not accept even the default configuration. The voice reports the fault and does not panic.
            assert!(matches!(
                listener.next(),
                VoiceEvent::Gone {
                    why: VoiceError::NoDevice { .. }
                }
            ));
            continue;
        }
        listener.speak(speech(1, English, "one"));
        listener.begun(1);
        listener.ended(1);
        assert_eq!((card.buffer(), card.opened()), (expected, 1));
    }
}

#[test]
fn faster_is_shorter() {
    let card = Card::new(10);
    let listener = on(&card, Polish);
    let mut lengths = Vec::new();
    for (id, rate) in [(1, Rate::SLOWEST), (2, Rate::NORMAL), (3, Rate::FASTEST)] {
        card.forget();
        listener.speak(Speech {
            delivery: Delivery::at(rate),
            ..speech(id, Polish, MOVE)
        });
        listener.begun(id);
        listener.ended(id);
        let (first, last) = audible_span(&samples(&card.heard())).unwrap();
        lengths.push(last - first);
    }
    assert!(
        lengths[0] > lengths[1] && lengths[1] > lengths[2],
        "{lengths:?}"
    );
    assert!(lengths[0] > 2 * lengths[2], "{lengths:?}");
}

#[test]
fn two_voices_do_not_disturb_each_other() {
    const ENGLISH: &str = "thirty two, twenty eight";
    let said = |voices: &[(&Card, Language, &str)]| -> Vec<usize> {
        let all = voices.iter().map(|(card, language, _)| on(card, *language));
        let all: Vec<Listener> = all.collect();
        for id in 1..=5 {
            for (listener, (_, language, text)) in all.iter().zip(voices) {
                listener.speak(speech(id, *language, text));
            }
            for listener in &all {
                listener.begun(id);
                listener.ended(id);
            }
        }
        let audible = |card: &Card| {
            let all = samples(&card.heard());
            all.iter().filter(|s| s.abs() > AUDIBLE).count()
        };
        voices.iter().map(|(card, ..)| audible(card)).collect()
    };
    let cards = [(); 4].map(|()| Card::new(10));
    let alone = [
        said(&[(&cards[0], Polish, MOVE)]),
        said(&[(&cards[1], English, ENGLISH)]),
    ]
    .concat();
    // Each card must get only its own words, and as many samples as if its voice spoke alone.
    assert!(alone[0].abs_diff(alone[1]) * 20 > alone[0], "{alone:?}");
    let both = said(&[(&cards[2], Polish, MOVE), (&cards[3], English, ENGLISH)]);
    for (together, alone) in both.iter().zip(&alone) {
        assert!(
            together.abs_diff(*alone) * 100 <= *alone,
            "{both:?} {alone:?}"
        );
    }
}

#[test]
fn dropping_the_handle_closes_the_card() {
    let card = Card::new(1);
    let listener = on(&card, English);
    listener.speak(speech(1, English, LONG));
    listener.begun(1);
    drop(listener.voice);
    let heard = card.heard().len();
    support::time_passes(60);
    assert_eq!(card.heard().len(), heard);
}
