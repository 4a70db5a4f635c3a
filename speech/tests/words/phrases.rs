// SPDX-License-Identifier: GPL-3.0-or-later
//! Compares every announcement in every language with the words that were last read and approved.
//!
//! The approved texts are in `tests/phrases/<language>.txt`. After a change of wording, rewrite
//! them with `ZGODA_REWRITE=1 cargo test -p zgoda-speech --test words phrases` and read the
//! difference.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use zgoda_game::Variant;
use zgoda_speech::settings::{Verbosities, Verbosity};
use zgoda_speech::{Language, Message, Phrasebook, Priority, SpeechSettings, Style};

use crate::samples::samples;

fn styles() -> [(&'static str, Style); 2] {
    [
        ("plain", Style::default()),
        ("digits and names", Style::SPELLING),
    ]
}

/// Everything that is said in one language: game, style, kind, words. For speech in fewer words, in more words or without
/// sounds, the list has only the messages that differ from the usual words.
fn everything(language: Language) -> Vec<(String, &'static str, String)> {
    let mut all = in_usual_words(language);
    for verbosity in [Verbosity::Terse, Verbosity::Full] {
        let usual = SpeechSettings::new(language);
        let other = speech(language, verbosity);
        all.extend(said_otherwise(verbosity.word(), &other, &usual));
    }
    for verbosity in Verbosity::ALL {
        let usual = speech(language, verbosity);
        let other = SpeechSettings {
            earcons: false,
            ..usual.clone()
        };
        let name = format!("{} without sounds", verbosity.word());
        all.extend(said_otherwise(&name, &other, &usual));
    }
    all
}

/// The messages that have other words with the settings `speech` than with the usual settings.
fn said_otherwise(
    name: &str,
    speech: &SpeechSettings,
    usual: &SpeechSettings,
) -> Vec<(String, &'static str, String)> {
    let mut all = Vec::new();
    for variant in Variant::ALL {
        let usual = Phrasebook::of_settings(usual, variant);
        let book = Phrasebook::of_settings(speech, variant);
        for message in samples(variant) {
            let phrase = book.words(&message);
            assert_eq!(phrase.problems, [], "{message:?}");
            if phrase.text != usual.words(&message).text {
                let section = format!("{}, {name}", variant.word());
                all.push((section, message.kind(), phrase.text));
            }
        }
    }
    all
}

fn speech(language: Language, verbosity: Verbosity) -> SpeechSettings {
    SpeechSettings {
        verbosity: Verbosities::all(verbosity),
        ..SpeechSettings::new(language)
    }
}

fn in_usual_words(language: Language) -> Vec<(String, &'static str, String)> {
    let mut all = Vec::new();
    for variant in Variant::ALL {
        for (name, style) in styles() {
            let book = Phrasebook::new(language, variant, style);
            for message in samples(variant) {
                let phrase = book.words(&message);
                assert_eq!(phrase.problems, [], "{message:?}");
                let section = format!("{}, {name}", variant.word());
                all.push((section, message.kind(), phrase.text));
            }
        }
    }
    all
}

#[test]
fn the_samples_leave_no_message_out() {
    for variant in Variant::ALL {
        let sampled: BTreeSet<&str> = samples(variant).iter().map(Message::kind).collect();
        let all: BTreeSet<&str> = Message::KINDS.iter().copied().collect();
        assert_eq!(sampled, all);
        assert_eq!(all.len(), Message::KINDS.len(), "a kind stands twice");
    }
}

#[test]
fn every_announcement_reads_as_it_was_approved() {
    for language in Language::ALL {
        let mut text = String::new();
        let mut section = String::new();
        for (name, kind, words) in everything(language) {
            if name != section {
                writeln!(text, "# {name}").unwrap();
                section = name;
            }
            writeln!(text, "{kind}: {words}").unwrap();
        }
        let file = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/phrases")
            .join(format!("{}.txt", language.tag()));
        if std::env::var_os("ZGODA_REWRITE").is_some() {
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(&file, &text).unwrap();
        }
        let approved = std::fs::read_to_string(&file).unwrap();
        for (n, (now, approved)) in text.lines().zip(approved.lines()).enumerate() {
            assert_eq!(now, approved, "{}:{}", file.display(), n + 1);
        }
        assert_eq!(text, approved, "{}", file.display());
    }
}

/// A voice reads "32-28" as a subtraction, "12:30" as an hour, "x" as a letter, and "<" in its own way. None of these
/// signs reaches the voice, whatever comes from outside.
#[test]
fn a_voice_gets_words_and_pauses_and_nothing_else() {
    for language in Language::ALL {
        for (_, kind, words) in everything(language) {
            let place = format!("{} {kind}: {words:?}", language.tag());
            let chars: Vec<char> = words.chars().collect();
            assert!(!words.is_empty(), "{place}");
            for (n, c) in chars.iter().enumerate() {
                let beside = [n.checked_sub(1), Some(n + 1)].map(|n| {
                    n.and_then(|n| chars.get(n))
                        .is_some_and(|c| c.is_alphabetic())
                });
                let fit = c.is_alphabetic()
                    || " ,.?".contains(*c)
                    || ("-'".contains(*c) && beside == [true, true]);
                assert!(fit, "{c:?} in {place}");
            }
            assert!(!words.contains("  ") && !words.contains(" ,"), "{place}");
            assert!(!words.contains("?.") && !words.contains(".."), "{place}");
            assert!(!words.contains(",,") && !words.ends_with(','), "{place}");
            assert_eq!(words.trim(), words, "{place}");
            assert!(words.split([' ', ',']).all(|word| word != "x"), "{place}");
        }
    }
}

/// If two different messages had equal words, listeners would mistake one for the other. A message that repeats
/// other words is excepted, because repetition is its purpose.
#[test]
fn no_two_kinds_sound_alike() {
    let echoes = ["again", "spelled", "spelled-out", "history"];
    for language in Language::ALL {
        let mut kinds: BTreeMap<(String, String), &str> = BTreeMap::new();
        for (section, kind, words) in everything(language) {
            if echoes.contains(&kind) {
                continue;
            }
            if let Some(other) = kinds.insert((section, words.clone()), kind) {
                assert_eq!(other, kind, "{}: {words}", language.tag());
            }
        }
    }
    // All messages in fewer or in more words must also differ from each other. The loop above compares only messages that
    // differ from their usual words.
    for language in Language::ALL {
        for variant in Variant::ALL {
            for verbosity in [Verbosity::Terse, Verbosity::Full] {
                let book = Phrasebook::of_settings(&speech(language, verbosity), variant);
                let mut kinds: BTreeMap<String, &str> = BTreeMap::new();
                for message in samples(variant) {
                    let kind = message.kind();
                    // Two kinds may sound alike. If the content of a square may not be told, an empty square must sound
                    // like an occupied square. A profile in a menu sounds the same whether it was just chosen or is the
                    // current item.
                    if echoes.contains(&kind) || ["cursor-at", "menu-at"].contains(&kind) {
                        continue;
                    }
                    let words = book.words(&message).text;
                    if let Some(other) = kinds.insert(words.clone(), kind) {
                        assert_eq!(other, kind, "{}: {words}", language.tag());
                    }
                }
            }
        }
    }
}

/// If few words are chosen, alarms, questions, and news of half-moves that were played, corrected, taken back or said otherwise
/// still have their usual words.
#[test]
fn what_must_be_heard_is_said_in_any_number_of_words() {
    for language in Language::ALL {
        for variant in Variant::ALL {
            let usual = Phrasebook::new(language, variant, Style::default());
            let terse = Phrasebook::of_settings(&speech(language, Verbosity::Terse), variant);
            for message in samples(variant) {
                let must = message.priority() == Priority::Alarm
                    || usual.words(&message).text.ends_with('?')
                    || matches!(
                        message,
                        Message::MoveCorrected { .. }
                            | Message::MoveTakenBack { .. }
                            | Message::MovePlayed { .. }
                            | Message::SaidButShown { .. }
                            | Message::SaidButEntered { .. }
                    );
                if must {
                    assert_eq!(terse.words(&message).text, usual.words(&message).text);
                }
            }
        }
    }
}

/// The announcement of a new half-move consists of squares alone, and no other message does.
#[test]
fn only_a_played_move_is_squares_alone() {
    for language in Language::ALL {
        for variant in Variant::ALL {
            let book = Phrasebook::new(language, variant, Style::default());
            let all = samples(variant);
            let Some(played) = all.first() else {
                panic!("no samples")
            };
            let squares = book.words(played).text;
            for message in all.iter().filter(|m| m.kind() != "spelled") {
                let words = book.words(message).text;
                let alone = words == squares;
                assert_eq!(
                    alone,
                    message.kind() == "move-played" && message == played,
                    "{words}"
                );
            }
        }
    }
}
