// SPDX-License-Identifier: GPL-3.0-or-later
//! The manual, the card and the pages for arbiters. These texts belong to the program, and all forms of a text have one source.
//! They are written in `docs/` as Markdown and built in; here they become text, HTML, and speech, chapter by chapter.
//!
//! `book` has the text, `spoken` its spoken form, `reader` the reader's place in the text, and `run` the keys and the voice.

mod book;
mod html;
mod reader;
mod run;
mod spoken;
mod text;
mod words;

use clap::ValueEnum;
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;

use words::Line;
use zgoda_record::sentence::Row as _;

pub use book::{Block, Book, Chapter, Part, Text};
pub(crate) use run::{Listener, ReadingOutcome, read_aloud};
pub use spoken::Spoken;

/// A paper that can be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Paper {
    /// The manual: everything from the download of the program to the end of the first game.
    #[default]
    Manual,
    /// The most needed words and keys, for player and assistant.
    Card,
    /// The pages for an arbiter, with the articles.
    Arbiter,
}

impl Paper {
    /// All papers.
    pub const ALL: [Paper; 3] = [Paper::Manual, Paper::Card, Paper::Arbiter];
}

/// The languages in which there are papers.
pub const WRITTEN_IN: [Language; 2] = [Language::English, Language::Polish];

/// The paper in this language, or in English where there is no such translation.
#[must_use]
pub fn paper(paper: Paper, language: Language) -> Book {
    let (language, source) = match (language, paper) {
        (Language::Polish, Paper::Manual) => (language, include_str!("../../../docs/manual/pl.md")),
        (Language::Polish, Paper::Card) => (language, include_str!("../../../docs/card.pl.md")),
        (Language::Polish, Paper::Arbiter) => (
            language,
            include_str!("../../../docs/for-the-arbiter.pl.md"),
        ),
        (_, Paper::Manual) => (
            Language::English,
            include_str!("../../../docs/manual/en.md"),
        ),
        (_, Paper::Card) => (Language::English, include_str!("../../../docs/card.md")),
        (_, Paper::Arbiter) => (
            Language::English,
            include_str!("../../../docs/for-the-arbiter.md"),
        ),
    };
    Book::read(source, language)
}

/// The sentence for listeners who have no papers in their language.
pub(crate) fn in_english(language: Language) -> Option<String> {
    let missing = !WRITTEN_IN.contains(&language);
    missing.then(|| Line::InEnglish.text(&Catalogue::new(language)))
}
