// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests that certain messages are short when the built-in voice says them at its usual rate: the time left on a player's own
//! clock, for times below a hundred minutes, the first words of a game, and the whole first start. They also test that such a time
//! never sounds like a half-move.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::time::Duration;

use zgoda_game::notation::WrittenMove;
use zgoda_game::{BySide, Side, Variant};
use zgoda_speech::announcement::{Action, Choice, ClockReading, Recorded, SpokenMove};
use zgoda_speech::numbers::{LetterStyle, NumberStyle};
use zgoda_speech::voice::{Rate, espeak};
use zgoda_speech::{Language, Message, Phrasebook, Style};

/// The rate in words a minute for a listener who has chosen none.
const RATE: u16 = 175;
/// The time that a text may take, in milliseconds.
const WANTED: usize = 2_000;
/// The step in seconds between the tested times. It has no factor in common with sixty, so that all seconds occur.
const STEP: usize = 13;

fn own_time(seconds: u64) -> Message {
    let left = BySide {
        white: Duration::from_secs(seconds),
        black: Duration::ZERO,
    };
    Message::ClockShows {
        own: Side::White,
        of: Some(Side::White),
        clock: ClockReading {
            used: BySide::default(),
            left,
            running: None,
        },
    }
}

/// The time from the first sound to the last, in milliseconds.
fn ms(message: &Message, text: &str, language: Language) -> usize {
    let rate = message
        .properties()
        .pace
        .fitted(text)
        .of(Rate::new(RATE).unwrap());
    let mut samples = Vec::new();
    espeak::synthesise(text, language, rate, &mut |more| {
        samples.extend_from_slice(more);
        ControlFlow::Continue(())
    })
    .unwrap();
    let heard = |sample: &i16| sample.unsigned_abs() > 200;
    let first = samples.iter().position(heard).unwrap();
    let last = samples.iter().rposition(heard).unwrap();
    (last - first) * 1_000 / espeak::SAMPLE_RATE as usize
}

/// Compares all times with the half-moves between all squares, in every language and every style of half-moves. A listener who
/// hears two numbers must know whether they are a time or a half-move.
#[test]
fn a_time_is_never_the_words_of_a_half_move() {
    for (language, variant) in Language::ALL
        .into_iter()
        .flat_map(|language| Variant::ALL.map(|variant| (language, variant)))
    {
        let mut half_moves = BTreeSet::new();
        for numbers in NumberStyle::ALL {
            for letters in LetterStyle::ALL {
                let book = Phrasebook::new(language, variant, Style { numbers, letters });
                let squares = variant.squares();
                let pairs = squares.into_iter().flat_map(|from| {
                    let all = squares.into_iter();
                    all.map(move |to| (from, to))
                });
                for (from, to) in pairs {
                    for action in [Action::Moves, Action::Takes] {
                        let played = SpokenMove {
                            from,
                            via: Vec::new(),
                            to,
                            action,
                        };
                        let message = Message::MovePlayed {
                            side: Side::White,
                            played,
                            recorded: Recorded::Safe,
                        };
                        half_moves.insert(book.words(&message).text);
                    }
                }
            }
        }
        let book = Phrasebook::new(language, variant, Style::default());
        for seconds in 0..100 * 60 {
            let text = book.words(&own_time(seconds)).text;
            assert!(!half_moves.contains(&text), "{}: {text}", language.tag());
            let read = WrittenMove::read_in_words(&text, variant, language.lexicon());
            assert!(read.is_err(), "{}: {text}: {read:?}", language.tag());
        }
    }
}

#[test]
fn a_time_is_said_in_whole_numbers() {
    let said = [
        (Language::English, "eighty minutes, fifty seven"),
        (Language::Polish, "osiemdziesiąt minut, pięćdziesiąt siedem"),
        (Language::German, "achtzig Minuten, siebenundfünfzig"),
        (Language::Dutch, "tachtig minuten, zevenenvijftig"),
        (Language::French, "quatre-vingts minutes, cinquante-sept"),
        (Language::Russian, "восемьдесят минут, пятьдесят семь"),
        (Language::Ukrainian, "вісімдесят хвилин, п’ятдесят сім"),
    ];
    for (language, wanted) in said {
        let book = Phrasebook::new(language, Variant::International, Style::default());
        let text = book.words(&own_time(80 * 60 + 57)).text;
        let plain = |text: &str| text.replace(['-', '\''], " ").replace('’', " ");
        assert_eq!(plain(&text), plain(wanted));
    }
}

#[test]
fn the_own_time_is_said_in_two_seconds() {
    for language in [Language::Polish, Language::English] {
        let book = Phrasebook::new(language, Variant::International, Style::default());
        let mut all: Vec<(usize, String)> = (0..100 * 60)
            .step_by(STEP)
            .map(|seconds| {
                let message = own_time(seconds);
                let text = book.words(&message).text;
                assert!(
                    WrittenMove::read_in_words(&text, Variant::International, language.lexicon())
                        .is_err(),
                    "{text}"
                );
                (ms(&message, &text, language), text)
            })
            .collect();
        all.sort();
        let (median, longest) = (&all[all.len() / 2], &all[all.len() - 1]);
        println!("{}: median {median:?}, longest {longest:?}", language.tag());
        assert!(longest.0 < WANTED, "{longest:?}");
    }
}

fn sample() -> SpokenMove {
    let square = |name| Variant::International.square(name).unwrap();
    SpokenMove {
        from: square("32"),
        via: Vec::new(),
        to: square("28"),
        action: Action::Moves,
    }
}

/// The time for which the voice speaks all these messages one after the other, in milliseconds.
fn said(messages: &[(Language, Message)]) -> usize {
    let said = messages.iter().map(|(language, message)| {
        let book = Phrasebook::new(*language, Variant::International, Style::default());
        ms(message, &book.words(message).text, *language)
    });
    said.sum()
}

#[test]
fn the_first_words_are_said_in_eight_seconds() {
    for language in [Language::Polish, Language::English] {
        let message = Message::HowToPlay {
            sample: sample(),
            clock: true,
        };
        let taken = said(&[(language, message)]);
        println!("{}: {taken} ms", language.tag());
        assert!(taken < 8_000, "{}: {taken} ms", language.tag());
    }
}

#[test]
fn the_first_start_is_said_in_twenty_five_seconds() {
    for language in [Language::Polish, Language::English] {
        let mut all = vec![(language, Message::SetupBegins)];
        all.extend(Language::ALL.map(|offered| {
            let message = Message::SetupLanguage { language: offered };
            (offered, message)
        }));
        let rate = Choice::Rate(Rate::new(RATE).unwrap());
        let chosen = [
            Message::SetupRate { choice: rate },
            Message::SetupVoice {
                choice: Choice::Voice(None),
            },
            Message::SetupTest {
                sample: Some(sample()),
            },
        ];
        all.extend(chosen.map(|message| (language, message)));
        let taken = said(&all);
        println!("{}: {taken} ms", language.tag());
        assert!(taken < 25_000, "{}: {taken} ms", language.tag());
    }
}
