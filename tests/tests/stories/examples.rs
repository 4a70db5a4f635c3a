// SPDX-License-Identifier: GPL-3.0-or-later
//! Lines that people are told to write can be written: every example on the arbiter's screen, in every language, is understood as
//! it is meant; and every line, word and key in the manual, the card and the arbiter's pages exists in the program, and is the
//! same in each language.

use std::collections::BTreeSet;

use zgoda::manual::{Block, Chapter, Paper, Part, WRITTEN_IN, paper};
use zgoda_game::Variant;
use zgoda_game::notation::WrittenMove;
use zgoda_input::command::Hint;
use zgoda_input::command::{ArbiterWord, Command, Order, Word, Words};
use zgoda_input::hands::key_action::KeyAction;
use zgoda_input::hands::map::KeyMap;
use zgoda_input::hands::stroke::{InputDevice, Stroke};
use zgoda_speech::{Language, Phrasebook, Style};
use zgoda_table::desk_words::DeskWords;
use zgoda_table::desk_words::note::DeskNote;

const V: Variant = Variant::International;

/// The hints that show an example, each with the word that the example begins with: the hints of the arbiter's words, and one more
/// hint.
fn with_examples() -> Vec<(Hint, ArbiterWord)> {
    let words = Word::ALL.into_iter().filter_map(|word| match word.hint()? {
        hint @ Hint::Word(word) => Some((hint, word)),
        _ => None,
    });
    // These words tell of a fault or of an act elsewhere, and show no line to be typed here.
    let shows = |word| !matches!(word, ArbiterWord::Replace | ArbiterWord::Protocol);
    let words = words.filter(|(_, word)| shows(*word));
    let sanction_first = (Hint::SanctionFirst, ArbiterWord::Sanction);
    words.chain([sanction_first]).collect()
}

/// The texts that stand after a colon and a blank, up to the end of that part of the sentence.
fn examples(text: &str) -> Vec<&str> {
    text.split(": ")
        .skip(1)
        .map(|part| part.split([';', '.']).next().unwrap_or(part).trim())
        .collect()
}

#[test]
fn every_example_is_understood_as_what_it_is() {
    for language in Language::ALL {
        let book = Phrasebook::new(language, V, Style::default());
        let words = Words::of_book(&book);
        let desk = DeskWords::new(language, V);
        for (hint, word) in with_examples() {
            let text = desk.lines(&DeskNote::NotUnderstood(hint)).concat();
            let examples = examples(&text);
            assert!(!examples.is_empty(), "{}: {text}", language.tag());
            for example in examples {
                let place = format!("{}: {example}", language.tag());
                let Command::Arbiters(read, rest) = words.read(example).command else {
                    panic!("{place} is no arbiter's word");
                };
                assert_eq!(read, word, "{place}");
                assert!(Order::read(example, &words).is_some(), "{place}");
                let about_the_clock = |text| words.terms().about_the_clock(text).is_some();
                let (_, about) = rest.split_once(' ').unwrap_or_default();
                assert!(
                    word != ArbiterWord::Complaint || about_the_clock(about),
                    "{place}"
                );
            }
        }
    }
}

/// Words that are typed outside the program, or stand in a file of their own.
const ELSEWHERE: [&str; 10] = [
    "cmd",
    "sudo apt install ./zgoda_*.deb",
    "sudo apt remove zgoda",
    "sha256sum /usr/bin/zgoda",
    "certutil -hashfile zgoda.exe SHA256",
    "make release",
    "program",
    "screen_reader",
    "screen_view",
    "cd",
];

/// Words for keys, as papers write them, and the program's names of the keys.
const KEYS: [(&str, &str); 20] = [
    ("spacja", "space"),
    ("plus", "+"),
    ("minus", "-"),
    ("star", "*"),
    ("gwiazdka", "*"),
    ("gwiazdce", "*"),
    ("slash", "/"),
    ("ukośnik", "/"),
    ("point", "."),
    ("kropka", "."),
    ("question mark", "?"),
    ("znak zapytania", "?"),
    ("arrow up", "up"),
    ("arrow down", "down"),
    ("arrow left", "left"),
    ("arrow right", "right"),
    ("strzałka w górę", "up"),
    ("strzałka w dół", "down"),
    ("strzałka w lewo", "left"),
    ("strzałka w prawo", "right"),
];

/// Keypad strokes that end with Enter, and the words with the same effect, as the tests of keypads prove.
const KEYPAD: [(&str, &str); 3] = [("28", "square 28"), ("1", "yes"), ("2", "no")];

/// The key of the program that a paper names.
fn key(named: &str) -> String {
    let small = named.to_lowercase();
    let found = KEYS.iter().find(|(name, _)| *name == small);
    let found = found.map_or(small.as_str(), |(_, key)| *key);
    assert!(
        Stroke::read(InputDevice::Keys, found).is_some(),
        "there is no key {named:?}"
    );
    found.to_owned()
}

fn typed(block: &Block) -> Vec<&str> {
    match block {
        Block::Command(line) => vec![line],
        block => {
            let typed = block.parts().filter_map(|part| match part {
                Part::Typed(line) => Some(line.as_str()),
                Part::Words(_) | Part::Key(_) | Part::Name(_) => None,
            });
            typed.collect()
        }
    }
}

/// True if the line is for a terminal, and for this program.
fn is_ours(line: &str) -> bool {
    line.split(' ').next() == Some("zgoda")
}

fn is_elsewhere(line: &str) -> bool {
    line.starts_with("docs/") || line.starts_with("cd ") || ELSEWHERE.contains(&line)
}

/// The line with its placeholder names replaced by the same word in every language.
fn without_names(line: &str) -> String {
    let is_name = |word: &str| {
        let word = word.strip_suffix(".zgoda").unwrap_or(word);
        word.len() > 1 && word.chars().all(|c| c.is_ascii_uppercase())
    };
    let words = line.split(' ').map(|word| match is_name(word) {
        true => "NAME",
        false => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A half-move that fits any of the games.
fn half_move(line: &str, words: &Words) -> Option<String> {
    let read = |variant| WrittenMove::read_in_words(line, variant, words.lexicon()).ok();
    let mut found = Variant::ALL.into_iter().filter_map(read);
    found.next().map(|it| format!("{:?}", it.squares()))
}

/// The request that a line makes in a game, the same in every language.
fn asked(line: &str, language: Language) -> String {
    let words = Words::of_language(language, V);
    let read = words.read(line);
    let figures = |text: &str| -> String { text.chars().filter(char::is_ascii_digit).collect() };
    let place = format!("{}: {line:?}", language.tag());
    let command = match &read.command {
        Command::Move(it) | Command::Said(it) | Command::Correct(it) => {
            let squares =
                half_move(it, &words).unwrap_or_else(|| panic!("{place} is no half-move"));
            format!("{:?} {squares}", std::mem::discriminant(&read.command))
        }
        Command::Claim(it) => format!("{:?}", (it.is_empty(), words.terms().claim(it))),
        Command::Look(asked, rest) => {
            let side = rest.split(' ').find_map(|word| words.side(word));
            format!("{asked:?} {side:?} {}", figures(rest))
        }
        Command::Arbiters(word, rest) => format!("{word:?} {}", figures(rest)),
        Command::Arbiter(rest) => format!("the arbiter, {:?}", words.read(rest).command),
        Command::Unfinished(Word::Arbiter) => "the arbiter".to_owned(),
        Command::Unfinished(_) => panic!("{place} misses what it is about"),
        command => format!("{command:?}"),
    };
    format!("{:?} {command}", read.actor)
}

#[test]
fn every_line_for_a_terminal_is_a_command_of_the_program() {
    let mut looked_at = 0;
    for language in WRITTEN_IN {
        for book in Paper::ALL.map(|it| paper(it, language)) {
            for line in book.blocks().flat_map(typed).filter(|line| is_ours(line)) {
                let understood = zgoda::cli::understands(line.split(' ').map(Into::into));
                assert_eq!(understood, Ok(()), "{}: {line}", language.tag());
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 50, "{looked_at}");
}

/// The lines and keys that a chapter tells people to type and to press.
fn told(chapter: &Chapter, language: Language) -> (Vec<String>, BTreeSet<String>) {
    let lines = chapter.blocks.iter().flat_map(typed);
    let mut lines: Vec<String> = lines
        .filter(|line| !is_elsewhere(line))
        .map(|line| match is_ours(line) {
            true => without_names(line),
            false => asked(line, language),
        })
        .collect();
    lines.sort();
    let parts = chapter.blocks.iter().flat_map(Block::parts);
    let keys = parts.filter_map(|part| match part {
        Part::Key(named) => Some(named),
        Part::Words(_) | Part::Typed(_) | Part::Name(_) => None,
    });
    let single =
        |named: &&String| !named.contains(|c: char| c.is_ascii_digit()) || named.starts_with('F');
    (lines, keys.filter(single).map(|it| key(it)).collect())
}

#[test]
fn every_paper_tells_the_same_in_each_language() {
    for wanted in Paper::ALL {
        let english = paper(wanted, Language::English);
        for language in WRITTEN_IN {
            let book = paper(wanted, language);
            assert_eq!(book.language, language);
            assert_eq!(book.chapters.len(), english.chapters.len());
            for (chapter, of_english) in book.chapters.iter().zip(&english.chapters) {
                let place = format!("{}: {}", language.tag(), chapter.title);
                let (here, there) = (told(chapter, language), told(of_english, english.language));
                assert_eq!(here, there, "{place}");
                let sorts = |chapter: &Chapter| -> Vec<_> {
                    let blocks = chapter.blocks.iter();
                    blocks.map(std::mem::discriminant).collect()
                };
                assert_eq!(sorts(chapter), sorts(of_english), "{place}");
            }
        }
    }
}

/// A key on the card does the same as the word in its row.
#[test]
fn keys_and_words_of_a_row_of_the_card_mean_the_same() {
    let keys = KeyMap::default();
    let mut compared = 0;
    for language in WRITTEN_IN {
        let words = Words::of_language(language, V);
        for block in paper(Paper::Card, language).blocks() {
            let Block::Row(cells) = block else { continue };
            let [_, strokes, lines] = cells.as_slice() else {
                continue;
            };
            let line = lines.first().map(Part::as_str);
            for stroke in strokes {
                let Part::Key(named) = stroke else { continue };
                let place = format!("{}: {named}", language.tag());
                if let Some(typed) = named.strip_suffix(" Enter") {
                    let typed: String = typed
                        .split(' ')
                        .map(|it| match it {
                            "star" | "gwiazdka" => "*",
                            digit => digit,
                        })
                        .collect();
                    let line = line.unwrap();
                    match KEYPAD.iter().find(|(keys, _)| *keys == typed) {
                        Some((_, english)) => assert_eq!(
                            asked(line, language),
                            asked(english, Language::English),
                            "{place}"
                        ),
                        None => {
                            assert_eq!(asked(line, language), asked(&typed, language), "{place}");
                        }
                    }
                } else {
                    let stroke = Stroke::read(InputDevice::Keys, &key(named)).unwrap();
                    match (keys.action(stroke), line) {
                        (Some(KeyAction::Asked(asked)), Some(line)) => {
                            assert_eq!(*asked.command(), words.read(line).command, "{place}");
                        }
                        (Some(KeyAction::Silence), Some(line)) => {
                            let silence = Command::Plain(Word::Silence);
                            assert_eq!(words.read(line).command, silence, "{place}");
                        }
                        (Some(KeyAction::Look), None) => {}
                        other => panic!("{place}: {other:?}"),
                    }
                }
                compared += 1;
            }
        }
    }
    assert!(compared >= 40, "{compared}");
}
