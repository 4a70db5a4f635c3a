// SPDX-License-Identifier: GPL-3.0-or-later
//! The spoken form of a paper: numbers in words, articles number by number, a half-move as in a game, and a line to be typed sign
//! by sign. A synthesiser alone would read `32-28` as a subtraction and `4.1` as a fraction.

use std::sync::Arc;

use zgoda_game::Variant;
use zgoda_game::notation::WrittenMove;
use zgoda_input::said_move::said;
use zgoda_record::sentence::Row as _;
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::numbers::{Gender, Numbers};
use zgoda_speech::{Language, Phrasebook, Style};

use super::book::{Block, Part, Text};
use super::words::{Line, sign};

/// The words of one language, for papers in that language.
#[derive(Debug)]
pub struct Spoken {
    language: Language,
    words: Catalogue,
    numbers: Arc<Numbers>,
}

/// The spoken form of a blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Blank {
    /// Each blank is named, for a line that has to be typed exactly.
    Named,
    /// A gap between two words.
    Plain,
}

impl Spoken {
    /// The spoken forms of one language.
    #[must_use]
    pub fn new(language: Language) -> Spoken {
        let words = Catalogue::new(language);
        let numbers = words.numbers();
        Spoken {
            language,
            words,
            numbers,
        }
    }

    /// The text of a block, read in one go.
    #[must_use]
    pub fn block(&self, block: &Block) -> String {
        let said = match block {
            Block::Paragraph(text) | Block::Item(None, text) => self.text(text),
            Block::Item(Some(number), text) => {
                format!("{}, {}", self.number(*number), self.text(text))
            }
            Block::Command(line) => {
                let line = self.signs(line, Blank::Named);
                Line::ToType { line }.text(&self.words)
            }
            Block::Titles(cells) | Block::Row(cells) => {
                let cells = cells.iter().map(|cell| self.text(cell));
                let cells: Vec<String> = cells.filter(|cell| !cell.trim().is_empty()).collect();
                cells.join(", ")
            }
        };
        tidy(&said)
    }

    /// The spoken form of a heading.
    #[must_use]
    pub fn heading(&self, title: &str) -> String {
        tidy(&self.prose(title))
    }

    /// The text to be typed in a block, letter by letter; `None` where there is none.
    #[must_use]
    pub fn spelled(&self, block: &Block) -> Option<String> {
        let lines: Vec<String> = match block {
            Block::Command(line) => vec![self.letters(line)],
            block => {
                let typed = block.parts().filter_map(|part| match part {
                    Part::Typed(line) => Some(self.letters(line)),
                    Part::Words(_) | Part::Key(_) | Part::Name(_) => None,
                });
                typed.collect()
            }
        };
        (!lines.is_empty()).then(|| lines.join(". "))
    }

    fn text(&self, text: &Text) -> String {
        let part = |part: &Part| match part {
            Part::Words(words) | Part::Key(words) => self.prose(words),
            Part::Typed(line) => match self.half_move(line) {
                Some(said) => said,
                None => self.signs(line, Blank::Plain),
            },
            Part::Name(name) => self.signs(name, Blank::Plain),
        };
        text.iter().map(part).collect()
    }

    /// The spoken form of a half-move in figures; `None` for any other line.
    fn half_move(&self, line: &str) -> Option<String> {
        if !line.contains(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let lexicon = self.language.lexicon();
        Variant::ALL.into_iter().find_map(|variant| {
            let written = WrittenMove::read_in_words(line, variant, lexicon).ok()?;
            let book = Phrasebook::new(self.language, variant, Style::default());
            Some(said(&written, &book))
        })
    }

    fn number(&self, number: u64) -> String {
        self.numbers.words(number, Gender::Other)
    }

    /// A number as it is written: leading zeros are said, too.
    fn figures(&self, figures: &str) -> String {
        match figures.parse() {
            Ok(number) if figures.len() == 1 || !figures.starts_with('0') => self.number(number),
            _ => self.numbers.digits(figures),
        }
    }

    /// The spoken form of words with numbers and articles among them.
    fn prose(&self, text: &str) -> String {
        let mut said = String::new();
        let mut before = Run::Other;
        let runs = runs(text);
        for (at, (run, text)) in runs.iter().copied().enumerate() {
            let is_number = |at: usize| matches!(runs.get(at), Some((Run::Number, _)));
            match run {
                Run::Number => {
                    match before {
                        Run::Number => said.push_str(", "),
                        Run::Word if said.ends_with(char::is_alphabetic) => said.push(' '),
                        Run::Word | Run::Other => {}
                    }
                    said.push_str(&self.figures(text));
                }
                Run::Word => match roman(text) {
                    // An article of this chapter follows after a blank.
                    Some(chapter) if is_number(at + 2) => {
                        said.push_str(&format!("{},", self.number(chapter)));
                    }
                    Some(chapter) if text.len() > 1 => said.push_str(&self.number(chapter)),
                    _ => {
                        if before == Run::Number && !said.ends_with(' ') {
                            said.push(' ');
                        }
                        said.push_str(text);
                    }
                },
                // A point after a number separates it from the next one.
                Run::Other if text == "." && before == Run::Number => {
                    if is_number(at + 1) {
                        continue;
                    }
                    said.push('.');
                }
                Run::Other => said.extend(text.chars().filter_map(|c| match c {
                    ':' | ';' | '(' | ')' | '/' => Some(','),
                    '"' | '“' | '”' | '„' => None,
                    c => Some(c),
                })),
            }
            if run != Run::Other || !text.chars().all(char::is_whitespace) {
                before = run;
            }
        }
        said
    }

    /// Every sign by its name.
    fn signs(&self, line: &str, blank: Blank) -> String {
        let mut said: Vec<String> = Vec::new();
        let mut before = Run::Other;
        for (run, text) in runs(line) {
            match run {
                Run::Word => said.push(text.to_owned()),
                Run::Number if before == Run::Number => {
                    said.push(format!(", {}", self.figures(text)));
                }
                Run::Number => said.push(self.figures(text)),
                Run::Other => {
                    for c in text.chars() {
                        match (c, blank) {
                            (' ', Blank::Plain) => {}
                            (' ', Blank::Named) => {
                                said.push(format!("{},", sign(c, &self.words).unwrap_or_default()));
                            }
                            (c, _) => said.extend(sign(c, &self.words)),
                        }
                    }
                    if text.trim().is_empty() && blank == Blank::Plain {
                        continue;
                    }
                }
            }
            before = run;
        }
        said.join(" ")
    }

    /// The line letter by letter.
    fn letters(&self, line: &str) -> String {
        let letters = line.chars().filter_map(|c| {
            if c.is_ascii_digit() {
                return Some(self.numbers.digits(&c.to_string()));
            }
            if !c.is_alphabetic() {
                return sign(c, &self.words);
            }
            let small = c.to_lowercase().to_string();
            let letter = match self.numbers.letter(c).filter(|_| c.is_ascii()) {
                Some(letter) => letter.to_owned(),
                None => small,
            };
            Some(match c.is_uppercase() {
                true => Line::Capital { letter }.text(&self.words),
                false => letter,
            })
        });
        letters.collect::<Vec<_>>().join(", ")
    }
}

/// The kind of characters that are alike in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Run {
    Number,
    Word,
    Other,
}

/// The numbers, words and signs of a text, one after the other.
fn runs(text: &str) -> Vec<(Run, &str)> {
    let of = |c: char| match c {
        c if c.is_ascii_digit() => Run::Number,
        c if c.is_alphabetic() => Run::Word,
        _ => Run::Other,
    };
    let mut runs = Vec::new();
    let mut from = 0;
    let mut chars = text.char_indices().peekable();
    while let Some((_, c)) = chars.next() {
        let next = chars.peek().copied();
        // Each sign is a run of its own, so that the point within a number is found.
        let goes_on = next.is_some_and(|(_, next)| of(next) == of(c) && of(c) != Run::Other);
        if !goes_on {
            let to = next.map_or(text.len(), |(at, _)| at);
            if let Some(run) = text.get(from..to) {
                runs.push((of(c), run));
            }
            from = to;
        }
    }
    runs
}

/// The number of a chapter of the Kodeks.
fn roman(text: &str) -> Option<u64> {
    const CHAPTERS: [&str; 9] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    let at = CHAPTERS.iter().position(|chapter| *chapter == text)?;
    u64::try_from(at).ok().map(|at| at.saturating_add(1))
}

/// Joins several pauses into one, and removes blanks in front of a pause.
fn tidy(text: &str) -> String {
    let mut tidy = String::new();
    for c in text.chars() {
        match c {
            c if c.is_whitespace() => {
                if !tidy.is_empty() && !tidy.ends_with(' ') {
                    tidy.push(' ');
                }
            }
            ',' | '.' | '?' => {
                tidy.truncate(tidy.trim_end_matches([' ', ',']).len());
                if !tidy.is_empty() && !tidy.ends_with(['.', '?']) {
                    tidy.push(c);
                }
            }
            c => {
                if tidy.ends_with([',', '.', '?']) {
                    tidy.push(' ');
                }
                tidy.push(c);
            }
        }
    }
    tidy.truncate(tidy.trim_end_matches([' ', ',']).len());
    tidy
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::manual::{Book, Paper, WRITTEN_IN, paper};

    fn said(source: &str, language: Language) -> String {
        let book = Book::read(source, language);
        let spoken = Spoken::new(language);
        let blocks: Vec<String> = book.blocks().map(|it| spoken.block(it)).collect();
        blocks.join("|")
    }

    #[test]
    fn what_is_written_becomes_words() {
        for (source, words) in [
            ("Type `32-28`.", "Type thirty two, twenty eight."),
            (
                "`3228` or `c3 d4`",
                "thirty two, twenty eight or c three, d four",
            ),
            ("`men white`: all", "men white, all"),
            ("`black: 19 23`", "black colon nineteen, twenty three"),
            (
                "Chapter (Kodeks VIII 4.1.2).",
                "Chapter, Kodeks eight, four, one, two.",
            ),
            ("Chapter VIII is here.", "Chapter eight is here."),
            (
                "star, 3 1 2 7, **Enter**",
                "star, three, one, two, seven, Enter",
            ),
            ("Press **F4**. It is 80.", "Press F four. It is eighty."),
            ("Open *game.html*.", "Open game dot html."),
            ("1. one\n2. two", "one, one|two, two"),
            ("| a | b |\n|---|---|\n| c | |", "a, b|c"),
            (
                "```\nzgoda play --clock 80m+60s\n```",
                "to type, zgoda space, play space, dash dash clock space, eighty m plus sixty s, enter",
            ),
        ] {
            assert_eq!(said(source, Language::English), words, "{source}");
        }
        assert_eq!(
            said("Wpisać `32 28`, potem `popraw 31 27`", Language::Polish),
            "Wpisać trzydzieści dwa, dwadzieścia osiem, potem popraw trzydzieści jeden, dwadzieścia siedem"
        );
    }

    #[test]
    fn what_is_to_be_typed_is_spelt() {
        let spoken = Spoken::new(Language::English);
        let book = Book::read("Type `no` or `B 2`.\n\nNothing.", Language::English);
        let spelled: Vec<_> = book.blocks().map(|it| spoken.spelled(it)).collect();
        let first = "n, o. capital b, space, two".to_owned();
        assert_eq!(spelled, [Some(first), None]);
    }

    /// No paper gives notation to a voice, and every sign that is to be typed has a name.
    #[test]
    fn no_paper_brings_notation_to_a_voice() {
        for language in WRITTEN_IN {
            let spoken = Spoken::new(language);
            for book in Paper::ALL.map(|it| paper(it, language)) {
                for block in book.blocks() {
                    let said = spoken.block(block);
                    let fit = |c: char| c.is_alphabetic() || " ,.?'’-".contains(c);
                    let stranger = said.chars().find(|c| !fit(*c));
                    assert_eq!(stranger, None, "{}: {said}", language.tag());
                    assert!(!said.is_empty(), "{block:?}");
                    let typed = block.parts().filter_map(|part| match part {
                        Part::Typed(line) | Part::Name(line) => Some(line.as_str()),
                        Part::Words(_) | Part::Key(_) => None,
                    });
                    let command = match block {
                        Block::Command(line) => Some(line.as_str()),
                        _ => None,
                    };
                    for c in typed.chain(command).flat_map(str::chars) {
                        let named = c.is_alphanumeric() || sign(c, &spoken.words).is_some();
                        assert!(named, "{c:?} has no name: {block:?}");
                    }
                }
            }
        }
    }
}
