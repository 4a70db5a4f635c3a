// SPDX-License-Identifier: GPL-3.0-or-later
//! The program's own words around a paper that is read aloud: announcements of chapters, names of signs that are to be typed, and
//! commands for moving in the paper.

use zgoda_game::notation::without_mark;
use zgoda_record::sentence::{Row as _, rows};
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;

use super::reader::Act;

rows! {
    /// A sentence that is told.
    #[derive(Clone, Debug)]
    pub(super) enum Line in Catalogue;

    Begins { chapters: usize } => "manual-begins";
    InEnglish => "manual-in-english";
    Contents => "manual-contents";
    SkipContents => "manual-skip-contents";
    Listed { number: usize } => "manual-listed";
    Chapter { number: usize } => "manual-chapter";
    Where { number: usize, paragraph: usize, paragraphs: usize } => "manual-where";
    ChapterOver => "manual-chapter-over";
    Over => "manual-over";
    First => "manual-first";
    NoChapter { number: usize } => "manual-no-chapter";
    NothingTyped => "manual-nothing-typed";
    ToType { line: String } => "manual-to-type";
    Capital { letter: String } => "manual-capital";
    NotUnderstood => "manual-not-understood";
    Help => "manual-help";
    Closed => "manual-closed";
}

rows! {
    /// Signs, as they are called.
    #[derive(Clone, Debug)]
    enum Sign in Catalogue;

    Space => "manual-sign-space";
    Dash => "manual-sign-dash";
    Dot => "manual-sign-dot";
    Slash => "manual-sign-slash";
    Backslash => "manual-sign-backslash";
    Colon => "manual-sign-colon";
    LowLine => "manual-sign-low-line";
    Star => "manual-sign-star";
    Plus => "manual-sign-plus";
    Equals => "manual-sign-equals";
}

rows! {
    /// The words that may be typed, separated by commas.
    #[derive(Clone, Debug)]
    enum Typed in Catalogue;

    Next => "manual-word-next";
    Previous => "manual-word-previous";
    NextChapter => "manual-word-next-chapter";
    PreviousChapter => "manual-word-previous-chapter";
    GoOn => "manual-word-go-on";
    Repeat => "manual-word-repeat";
    Spell => "manual-word-spell";
    Where => "manual-word-where";
    List => "manual-word-list";
    Silence => "manual-word-silence";
    Leave => "manual-word-leave";
    End => "manual-word-end";
    Help => "manual-word-help";
}

/// The name of a sign; `None` for a sign that papers do not have.
pub(super) fn sign(sign: char, words: &Catalogue) -> Option<String> {
    let row = match sign {
        ' ' => Sign::Space,
        '-' => Sign::Dash,
        '.' => Sign::Dot,
        '/' => Sign::Slash,
        '\\' => Sign::Backslash,
        ':' => Sign::Colon,
        '_' => Sign::LowLine,
        '*' => Sign::Star,
        '+' => Sign::Plus,
        '=' => Sign::Equals,
        _ => return None,
    };
    Some(row.text(words))
}

/// The acts that a word asks for, and whether the first letter of the word is enough on a terminal.
const ACTS: [(Act, Typed, Letter); 13] = [
    (Act::Repeat, Typed::Repeat, Letter::Does),
    (Act::Spell, Typed::Spell, Letter::Does),
    (Act::Where, Typed::Where, Letter::Does),
    (Act::List, Typed::List, Letter::Does),
    (Act::Next, Typed::Next, Letter::Nothing),
    (Act::Previous, Typed::Previous, Letter::Nothing),
    (Act::NextChapter, Typed::NextChapter, Letter::Nothing),
    (
        Act::PreviousChapter,
        Typed::PreviousChapter,
        Letter::Nothing,
    ),
    (Act::GoOn, Typed::GoOn, Letter::Nothing),
    (Act::Silence, Typed::Silence, Letter::Nothing),
    (Act::Leave, Typed::Leave, Letter::Nothing),
    (Act::End, Typed::End, Letter::Nothing),
    (Act::Help, Typed::Help, Letter::Nothing),
];

/// Whether the first letter of a word stands for the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Letter {
    Does,
    Nothing,
}

/// The words that may be typed: the words of the language in use, then the English words.
#[derive(Debug)]
pub(super) struct Commands {
    words: Vec<(String, Act)>,
    letters: Vec<(char, Act)>,
}

impl Commands {
    pub(super) fn new(language: Language) -> Commands {
        let mut commands = Commands {
            words: Vec::new(),
            letters: Vec::new(),
        };
        for language in [language, Language::English] {
            let words = Catalogue::new(language);
            for (act, row, letter) in ACTS {
                let texts = row.text(&words);
                let texts: Vec<String> = texts.split(',').map(plain).collect();
                let first = texts.first().and_then(|text| text.chars().next());
                if let (Letter::Does, Some(first)) = (letter, first) {
                    commands.letters.push((first, act));
                }
                let texts = texts.into_iter().map(|text| (text, act));
                commands.words.extend(texts);
            }
        }
        commands
    }

    /// The act that a whole line asks for: by a word, by the letter of a word, or by the number of a chapter. An empty line goes
    /// on.
    pub(super) fn line(&self, line: &str) -> Option<Act> {
        let line = plain(line);
        let mut letters = line.chars();
        match (letters.next(), letters.next()) {
            (None, _) => return Some(Act::GoOn),
            (Some('?'), None) => return Some(Act::Help),
            (Some(only), None) if !only.is_ascii_digit() => return self.letter(only),
            _ => {}
        }
        if let Ok(number) = line.parse() {
            return Some(Act::Open(number));
        }
        let found = self.words.iter().find(|(word, _)| *word == line);
        found.map(|(_, act)| *act)
    }

    /// The act that this single letter asks for.
    pub(super) fn letter(&self, letter: char) -> Option<Act> {
        let small = letter.to_lowercase().next().map(without_mark);
        let found = self.letters.iter().find(|(it, _)| Some(*it) == small);
        found.map(|(_, act)| *act)
    }
}

/// The text in small letters without their marks.
fn plain(text: &str) -> String {
    text.trim()
        .to_lowercase()
        .chars()
        .map(without_mark)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    use crate::manual::book::{Block, Part};
    use crate::manual::{Paper, paper};
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    #[test]
    fn everything_has_its_words_in_every_language() {
        let (lines, signs, typed) = (Line::examples(), Sign::examples(), Typed::examples());
        each_is_one_sentence(&lines, Catalogue::new);
        each_is_one_sentence(&signs, Catalogue::new);
        each_is_one_sentence(&typed, Catalogue::new);
        let keys = lines.iter().map(|(key, _)| *key);
        let keys = keys.chain(signs.iter().map(|(key, _)| *key));
        let keys = keys.chain(typed.iter().map(|(key, _)| *key)).collect();
        each_key_has_a_row("manual.ftl", "", &keys);
    }

    #[test]
    fn no_word_and_no_letter_means_two_things() {
        for language in Language::ALL {
            let commands = Commands::new(language);
            for (word, act) in &commands.words {
                let mut others = commands.words.iter().filter(|(it, _)| it == word);
                assert!(
                    others.all(|(_, it)| it == act) || language != Language::English,
                    "{}: {word}",
                    language.tag()
                );
            }
            let own = commands.letters.get(..4).unwrap();
            let different: BTreeSet<char> = own.iter().map(|(letter, _)| *letter).collect();
            assert_eq!(different.len(), 4, "{}: {own:?}", language.tag());
        }
    }

    /// The manual tells the letters that are enough for a command.
    #[test]
    fn the_letters_are_those_that_the_manual_names() {
        for language in crate::manual::WRITTEN_IN {
            let book = paper(Paper::Manual, language);
            let chapter = book.chapters.get(1).unwrap();
            let own = Commands::new(language).letters;
            let own: BTreeSet<String> = own
                .iter()
                .take(4)
                .map(|(letter, _)| letter.to_uppercase().to_string())
                .collect();
            // A single paragraph names all letters of commands and no other letter: elsewhere a letter may be a word.
            let named = |block: &Block| -> BTreeSet<String> {
                let text: String = block.parts().map(Part::as_str).collect();
                text.split(|c: char| !c.is_alphanumeric())
                    .filter(|it| it.chars().count() == 1 && it.chars().all(char::is_uppercase))
                    .map(str::to_owned)
                    .collect()
            };
            let all: Vec<_> = chapter.blocks.iter().map(named).collect();
            assert!(all.contains(&own), "{}: {own:?} in {all:?}", language.tag());
        }
    }

    #[test]
    fn a_line_is_a_word_a_letter_or_a_number() {
        let commands = Commands::new(Language::Polish);
        for (line, act) in [
            ("następny", Act::Next),
            ("  NASTEPNY ", Act::Next),
            ("next", Act::Next),
            ("p", Act::Repeat),
            ("12", Act::Open(12)),
            ("3", Act::Open(3)),
            ("", Act::GoOn),
            ("?", Act::Help),
        ] {
            assert_eq!(commands.line(line), Some(act), "{line:?}");
        }
        assert_eq!(commands.line("dzień dobry"), None);
        assert_eq!(commands.line("99999999999999999999999999"), None);
    }
}
