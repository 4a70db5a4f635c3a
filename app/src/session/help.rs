//! `help`: which words there are, told part by part, because nobody keeps a list of a hundred in their head.
//!
//! The parts are those by which one's own words are chosen, and the arbiter's. The words of the language in use are
//! found by the phrase book, so that a list cannot name what does not work.

use zgoda_speech::Message;
use zgoda_speech::settings::Topic;

use super::half_moves::irregular;
use super::table::Table;
use crate::command::part::Part;
use crate::mode::Mode;

/// What the opponent of the last mover may say, as long as they may say it.
const CLAIMS: &[&str] = &["demand", "let stand"];

/// What could be played, which is told in training only.
const TRAINING: &[&str] = &["moves", "captures", "attacked"];

/// What goes on in training only, by its part.
const TRAINING_MOVES: &[&str] = &["undo"];
const TRAINING_GAME: &[&str] = &["new game"];
const TRAINING_CLOCK: &[&str] = &["pause"];

/// `help`, alone or with what it is wanted about.
pub(super) fn help(part: Option<Part>, table: &Table) -> Message {
    let actor = table.actor();
    let Some(part) = part else {
        return Message::Help;
    };
    let mut words = part.words().to_vec();
    let training = table.options().mode == Mode::Training;
    match part {
        Part::About(Topic::Moves) if training => words.extend(TRAINING_MOVES),
        Part::About(Topic::Game) if training => words.extend(TRAINING_GAME),
        Part::About(Topic::Clock) if training => words.extend(TRAINING_CLOCK),
        _ => {}
    }
    match part {
        Part::About(Topic::Moves) if irregular::may_claim(table.asker(actor), table) => {
            words.extend(CLAIMS);
        }
        Part::About(Topic::Boards) if training => {
            words.extend(TRAINING);
        }
        Part::About(_) | Part::Arbiter => {}
    }
    Message::HelpAbout { words }
}

#[cfg(test)]
mod tests {
    use zgoda_game::Variant;
    use zgoda_speech::{Language, Phrasebook, Style};

    use super::*;
    use crate::command::{Command, Word, Words};

    /// What no list names, and why.
    const ELSEWHERE: [(&str, &[&str]); 4] = [
        (
            "names who acts, in front of a line",
            &[
                "white",
                "black",
                "both",
                "assistant",
                "white's assistant",
                "black's assistant",
            ],
        ),
        (
            "is for the hands of a simulated board",
            &["hand", "lift", "put", "remove", "slide"],
        ),
        (
            "is asked for and given to nobody",
            &["advice", "sides", "chat"],
        ),
        (
            "is an answer, and named by the question",
            &["braille", "print", "dictaphone"],
        ),
    ];

    fn parts() -> impl Iterator<Item = Part> {
        Topic::ALL
            .into_iter()
            .map(Part::About)
            .chain([Part::Arbiter])
    }

    #[test]
    fn every_word_is_in_a_list_or_has_a_reason_not_to_be() {
        let lists = parts().map(Part::words).chain([
            CLAIMS,
            TRAINING,
            TRAINING_MOVES,
            TRAINING_GAME,
            TRAINING_CLOCK,
        ]);
        let listed: Vec<&str> = lists.flatten().copied().collect();
        Word::each_is_listed_or_excused(|english| listed.contains(&english), &ELSEWHERE);
        for word in listed {
            let known = Word::ALL.iter().any(|it| it.english() == word);
            assert!(known, "{word} is no command");
        }
    }

    /// What is heard can be typed as it is heard: the parts behind `help`, and every word of theirs.
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
                let about = Message::HelpAbout {
                    words: part.words().to_vec(),
                };
                let said = book.words(&about).text;
                let read = said.split(',').map(|word| words.read(word).command);
                for (command, english) in read.zip(part.words()) {
                    let meant = Words::english().read(english).command;
                    assert_eq!(command, meant, "{tag}: {english} of {said}");
                }
                assert_eq!(said.split(',').count(), part.words().len(), "{tag}: {said}");
            }
        }
    }
}
