// SPDX-License-Identifier: GPL-3.0-or-later
//! Answers `help`: the list of command words, told part by part, because a list of a hundred words is too long to remember.
//!
//! The parts are the groups of commands that are also used to choose a person's own words, and the arbiter's words. The phrase book
//! finds the words of the language in use, so a word that does not work cannot appear in a list.

use zgoda_input::command::Word;
use zgoda_input::command::part::{Part, When};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;

use super::half_moves::irregular;
use super::table::Table;

/// Answers `help`, alone or with a topic.
pub(super) fn help(part: Option<Part>, table: &Table) -> Message {
    let Some(part) = part else {
        return Message::Help;
    };
    let told = |when| match when {
        When::Always => true,
        When::Training => table.options().mode == Mode::Training,
        When::Claims => irregular::may_claim(table.asker(table.actor()), table),
    };
    let words = words(part, told);
    match part.word() {
        Some(word) => Message::HelpOf {
            word: word.english(),
            words,
        },
        None => Message::HelpAbout { words },
    }
}

/// Answers `help` with a command: tells the effect of that command.
pub(super) fn help_of(word: Word) -> Message {
    Message::HelpOf {
        word: word.english(),
        words: Vec::new(),
    }
}

/// The words of a part that apply now, in the order in which they are told.
fn words(part: Part, told: impl Fn(When) -> bool) -> Vec<&'static str> {
    let all = Word::ALL.into_iter().filter(|word| {
        let mut places = word.told_in().iter();
        places.any(|(of, when)| *of == part && told(*when))
    });
    all.map(Word::english).collect()
}

#[cfg(test)]
mod tests {
    use zgoda_game::Variant;
    use zgoda_speech::settings::Topic;
    use zgoda_speech::{Language, Phrasebook, Style};

    use super::*;
    use zgoda_input::command::{Command, Words};

    fn parts() -> impl Iterator<Item = Part> {
        Topic::ALL
            .into_iter()
            .map(Part::About)
            .chain([Part::Arbiter])
    }

    /// Help explains every command in every language, both for the spoken word of the command and for every other word that can be
    /// typed for it.
    #[test]
    fn help_tells_of_every_command_in_every_language() {
        let all: Vec<Word> = Word::ALL.into_iter().filter(|it| it.is_told()).collect();
        assert!(all.len() > 110, "{}", all.len());
        for language in Language::ALL {
            let book = Phrasebook::new(language, Variant::International, Style::default());
            let words = Words::of_book(&book);
            for word in &all {
                let own = book.command(word.english()).unwrap_or_default();
                let typed = own.split(',').chain([word.english()]);
                for spelling in typed.map(str::trim).filter(|it| !it.is_empty()) {
                    let line = format!("{} {spelling}", words.spoken(Word::Help));
                    let told = match words.read(&line).command {
                        Command::HelpOf(of) => help_of(of),
                        Command::Help(Some(part)) if part.word() == Some(*word) => {
                            Message::HelpOf {
                                word: word.english(),
                                words: super::words(part, |_| true),
                            }
                        }
                        // This word for a command is also the name of a part of `help`, so the part is told.
                        Command::Help(Some(_)) if !own.starts_with(spelling) => continue,
                        other => panic!("{}: {line}: {other:?}", language.tag()),
                    };
                    let Message::HelpOf { word: of, .. } = told else {
                        panic!("{line}: {told:?}")
                    };
                    assert_eq!(of, word.english(), "{line}");
                    let said = book.words(&told);
                    assert_eq!(said.problems, [], "{line}");
                    let first = own.split(',').next().filter(|it| !it.is_empty());
                    let first = first.map_or(word.english(), str::trim).replace('-', " ");
                    let behind = said.text.strip_prefix(&format!("{first}, "));
                    assert!(behind.is_some_and(|it| it.len() > 8), "{}", said.text);
                }
            }
        }
    }

    /// The words that people hear from help can be typed in the same form: the parts after `help`, and every word in a part.
    #[test]
    fn the_words_that_are_said_work_in_every_language() {
        for language in Language::ALL {
            let book = Phrasebook::new(language, Variant::International, Style::default());
            let words = Words::of_book(&book);
            let help = book.words(&Message::Help).text;
            let named: Vec<Part> = help
                .split(',')
                .filter_map(|part| {
                    let line = format!("{} {part}", words.spoken(Word::Help));
                    match words.read(&line).command {
                        Command::Help(part) => part,
                        _ => None,
                    }
                })
                .collect();
            let tag = language.tag();
            assert!(named.iter().copied().eq(parts()), "{tag}: {help}");
            for part in named {
                let told = super::words(part, |_| true);
                let about = Message::HelpAbout {
                    words: told.clone(),
                };
                let said = book.words(&about).text;
                let read = said.split(',').map(|word| words.read(word).command);
                for (command, english) in read.zip(&told) {
                    let meant = Words::english().read(english).command;
                    assert_eq!(command, meant, "{tag}: {english} of {said}");
                }
                assert_eq!(said.split(',').count(), told.len(), "{tag}: {said}");
            }
        }
    }
}
