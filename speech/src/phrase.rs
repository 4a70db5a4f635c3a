// SPDX-License-Identifier: GPL-3.0-or-later
//! The phrase book: a message, in the words of one language.
//!
//! The content is a [`Message`]; the words are in `locales/`; the wording of squares and numbers is in `numbers`.
//! This file joins the three, and always gives a text.

pub(crate) mod argument;
mod clean;
mod personal;
mod private;
mod settings;

use std::ops::Range;
use std::sync::Arc;

use fluent_bundle::FluentArgs;
use zgoda_game::{Square, Variant};

use crate::announcement::{Action, MenuItem, Message, Setting, SpokenMove};
use crate::catalogue::{Catalogue, Problem};
use crate::language::Language;
use crate::numbers::{NumberStyle, Numbers, Style};
use crate::settings::{SpeechSettings, Topic, Verbosities, Verbosity};

pub use private::Worded;

/// True if the name has letters or digits, and each of them can be said. A listener who is to know something by its name has to
/// hear all of the name.
#[must_use]
pub fn is_said_whole(name: &str) -> bool {
    clean::is_said_whole(name)
}

/// The words of a message, and the problems met on the way (the tests find none; after a problem the words are
/// English, or those of the key).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The words, fit for a voice: no sign, no digit, no bracket.
    pub text: String,
    /// The ranges of the private words in `text`, in bytes.
    pub private: Vec<Range<usize>>,
    /// The problems, for the log.
    pub problems: Vec<Problem>,
}

impl Phrase {
    /// The words, and which of them are private.
    #[must_use]
    pub fn said(self) -> Worded {
        let Phrase { text, private, .. } = self;
        Worded { text, private }
    }
}

/// The form in which half-moves and times are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Form {
    /// In words, fit for a voice.
    #[default]
    Words,
    /// In figures, for reading with eyes or fingers.
    Figures,
}

/// The sign of a press, as it is typed.
const PRESS: &str = "+";

/// The sign between the squares of a half-move in figures.
const fn dash(action: Action) -> &'static str {
    match action {
        Action::Moves => "-",
        Action::Takes => "x",
    }
}

/// Makes words of messages, in one language, for one game, in one style.
#[derive(Debug)]
pub struct Phrasebook {
    catalogue: Catalogue,
    numbers: Arc<Numbers>,
    language: Language,
    variant: Variant,
    style: Style,
    verbosity: Verbosities,
    /// True if sounds are played; without sounds, words replace them.
    sounds: bool,
}

impl Phrasebook {
    /// A phrase book with the settings of one listener.
    #[must_use]
    pub fn of_settings(speech: &SpeechSettings, variant: Variant) -> Phrasebook {
        Phrasebook {
            verbosity: speech.verbosity,
            sounds: speech.earcons,
            ..Phrasebook::new(speech.language, variant, speech.style)
        }
    }

    /// Loads the phrase book of a language.
    #[must_use]
    pub fn new(language: Language, variant: Variant, style: Style) -> Phrasebook {
        let catalogue = Catalogue::new(language);
        Phrasebook {
            numbers: catalogue.numbers(),
            catalogue,
            language,
            variant,
            style,
            verbosity: Verbosities::default(),
            sounds: true,
        }
    }

    /// The language of the phrase book.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The words of a square, in the style of this book.
    #[must_use]
    pub fn square(&self, square: Square) -> String {
        self.numbers.square(self.variant, square, self.style)
    }

    /// The words that may be typed for a command, by its English word: "powtórz" for `repeat`. Several
    /// spellings are separated by commas; `None` where the language has no word of its own.
    #[must_use]
    pub fn command(&self, english: &str) -> Option<String> {
        let key = format!("command-{}", english.replace(' ', "-").replace('\'', ""));
        let (text, problems) = self.catalogue.text(&key, &FluentArgs::new());
        problems.is_empty().then_some(text)
    }

    /// The words that may be typed for a term that follows a command, by its name: "powtórzenie" for
    /// `claim-repetition`. The spellings are written as for [`Phrasebook::command`].
    #[must_use]
    pub fn term(&self, name: &str) -> Option<String> {
        let key = format!("term-{name}");
        let (text, problems) = self.catalogue.text(&key, &FluentArgs::new());
        problems.is_empty().then_some(text)
    }

    /// The words of everyday talk of one sort, by the name of the sort. They are written as for [`Phrasebook::command`]; a star
    /// stands for any ending.
    #[must_use]
    pub fn talk(&self, sort: &str) -> Option<String> {
        let key = format!("talk-{sort}");
        let (text, problems) = self.catalogue.text(&key, &FluentArgs::new());
        problems.is_empty().then_some(text)
    }

    /// Makes written text fit for a voice: words and pauses.
    #[must_use]
    pub fn speakable(&self, text: &str) -> String {
        clean::clean(&clean::shortened(text), &self.numbers)
    }

    /// The message in words.
    #[must_use]
    pub fn words(&self, message: &Message) -> Phrase {
        self.words_in(message, self.style)
    }

    /// The message in words once more. A listener who chose digits for repeated squares hears the squares digit by
    /// digit.
    #[must_use]
    pub fn words_again(&self, message: &Message) -> Phrase {
        let style = match self.style.numbers {
            NumberStyle::DigitsOnRepeat => Style {
                numbers: NumberStyle::Digits,
                ..self.style
            },
            NumberStyle::Whole | NumberStyle::Digits => self.style,
        };
        self.words_in(message, style)
    }

    /// The message as it is printed for readers of figures: half-moves, squares and times in figures (`32-28`,
    /// `1:20:48`), everything else in the words of a voice.
    #[must_use]
    pub fn printed(&self, message: &Message) -> Phrase {
        let mut wording = Wording {
            form: Form::Figures,
            ..Wording::new(self, self.style)
        };
        let text = match message {
            // A press is one sign, which stands after its half-move.
            Message::Pressed { .. } => PRESS.to_owned(),
            message => wording.message(message),
        };
        wording.phrase(&text)
    }

    /// The words of a half-move alone.
    #[must_use]
    pub fn half_move(&self, spoken: &SpokenMove) -> String {
        Wording::new(self, self.style).half_move(spoken)
    }

    /// The words of an item of a menu alone, as they may be typed.
    #[must_use]
    pub fn menu_item(&self, item: &MenuItem) -> String {
        let mut wording = Wording::new(self, self.style);
        let text = personal::menu_item(&mut wording, item);
        wording.phrase(&text).text
    }

    /// One setting as a sentence of its own.
    #[must_use]
    pub fn setting(&self, setting: &Setting) -> Phrase {
        let mut wording = Wording::new(self, self.style);
        let text = settings::words(&mut wording, setting);
        wording.phrase(&text)
    }

    fn words_in(&self, message: &Message, style: Style) -> Phrase {
        let mut wording = Wording::new(self, style);
        let text = wording.message(message);
        wording.phrase(&text)
    }
}

/// One message on its way to words: the style in force, and the problems met so far.
#[derive(Debug)]
pub(crate) struct Wording<'p> {
    book: &'p Phrasebook,
    style: Style,
    form: Form,
    problems: Vec<Problem>,
}

impl<'p> Wording<'p> {
    const fn new(book: &'p Phrasebook, style: Style) -> Wording<'p> {
        Wording {
            book,
            style,
            form: Form::Words,
            problems: Vec::new(),
        }
    }

    /// Finishes the phrase from its text.
    fn phrase(self, text: &str) -> Phrase {
        let Worded { text, private } = private::unmarked(text);
        Phrase {
            text,
            private,
            problems: self.problems,
        }
    }

    /// A message in words, with the private words marked.
    fn message(&mut self, message: &Message) -> String {
        let args = message.arguments(self);
        let verbosity = self.book.verbosity.of(message.topic());
        let text = self.text_for(message.kind(), verbosity, &args);
        if message.properties().private {
            private::marked(&text)
        } else {
            text
        }
    }

    /// The words of another message, to be put into this one.
    fn within(&mut self, message: &Message, style: Style) -> String {
        let own = std::mem::replace(&mut self.style, style);
        let text = self.message(message);
        self.style = own;
        text
    }

    /// Spells a message: its squares digit by digit, or, without squares, all its words with pauses.
    fn spelled_out(&mut self, message: &Message) -> String {
        let plain = self.within(message, self.book.style);
        let spelled = self.within(message, Style::SPELLING);
        if spelled != plain {
            return spelled;
        }
        let words: Vec<&str> = plain
            .split(|c: char| c == ',' || c.is_whitespace())
            .filter(|word| !word.is_empty())
            .collect();
        words.join(", ")
    }

    fn text(&mut self, key: &str, args: &FluentArgs<'_>) -> String {
        self.text_for(key, Verbosity::Normal, args)
    }

    fn text_for(&mut self, key: &str, verbosity: Verbosity, args: &FluentArgs<'_>) -> String {
        let (text, problems) = self.book.catalogue.text_for(key, verbosity, args);
        self.problems.extend(problems);
        text
    }

    fn square(&self, square: Square) -> String {
        if self.form == Form::Figures {
            return self.book.variant.name(square).to_string();
        }
        self.book
            .numbers
            .square(self.book.variant, square, self.style)
    }

    fn squares(&self, squares: &[Square]) -> String {
        let words: Vec<String> = squares.iter().map(|s| self.square(*s)).collect();
        words.join(", ")
    }

    fn half_move(&mut self, spoken: &SpokenMove) -> String {
        if self.form == Form::Figures {
            let ends = [spoken.from, spoken.to];
            let (first, last) = ends.split_at(1);
            let all = first.iter().chain(&spoken.via).chain(last);
            let squares: Vec<String> = all.map(|square| self.square(*square)).collect();
            return squares.join(dash(spoken.action));
        }
        let mut args = FluentArgs::new();
        args.set("from", self.square(spoken.from));
        args.set("to", self.square(spoken.to));
        let key = match (spoken.action, spoken.via.is_empty()) {
            (Action::Moves, true) => "move-plain",
            (Action::Takes, true) => "move-takes",
            (Action::Moves, false) => "move-plain-via",
            (Action::Takes, false) => "move-takes-via",
        };
        if !spoken.via.is_empty() {
            args.set("via", self.squares(&spoken.via));
        }
        self.text(key, &args)
    }

    /// A choice of squares: "a or b or c".
    fn one_of(&mut self, squares: &[Square]) -> String {
        let words: Vec<String> = squares.iter().map(|s| self.square(*s)).collect();
        words
            .into_iter()
            .reduce(|first, second| {
                let mut args = FluentArgs::new();
                args.set("first", first);
                args.set("second", second);
                self.text("either", &args)
            })
            .unwrap_or_default()
    }

    /// Translates a command from its English words, the longest known part first. After the first part, a word that is both a term
    /// and a command is taken as the term; unknown words stay English.
    fn command(&self, english: &str) -> String {
        let words: Vec<&str> = english.split_whitespace().collect();
        let mut said = Vec::new();
        let mut rest = words.as_slice();
        while !rest.is_empty() {
            let known = (1..=rest.len()).rev().find_map(|length| {
                let first = words.first().filter(|_| rest.len() < words.len());
                let part = rest.get(..length)?;
                let term = first.and_then(|it| self.book.term(&format!("{it}-{}", part.join("-"))));
                let spellings = term.or_else(|| self.book.command(&part.join(" ")))?;
                Some((length, spellings.split(',').next()?.trim().to_owned()))
            });
            let (length, word) =
                known.unwrap_or_else(|| (1, rest.first().copied().unwrap_or_default().to_owned()));
            said.push(word);
            rest = rest.get(length..).unwrap_or_default();
        }
        self.outside(&said.join(" "))
    }

    /// A topic, as it is typed.
    fn part(&self, topic: Topic) -> String {
        let spellings = self.book.term(&format!("choice-{}", topic.word()));
        let spellings = spellings.unwrap_or_else(|| topic.word().to_owned());
        self.outside(spellings.split(',').next().unwrap_or_default())
    }

    /// Text from outside (a name, a file, a typed line), made fit for a voice.
    fn outside(&self, text: &str) -> String {
        clean::clean(text, &self.book.numbers)
    }

    /// The name of a person, or words that reveal a name, made fit for a voice.
    fn private(&self, text: &str) -> String {
        private::marked(&self.outside(text))
    }

    /// A time in figures, such as `1:20:48`; `None` where words are wanted.
    fn time_in_figures(&self, time: std::time::Duration) -> Option<String> {
        let seconds = time.as_secs();
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        (self.form == Form::Figures).then(|| format!("{hours}:{minutes:02}:{:02}", seconds % 60))
    }

    /// The beginning of a refused line.
    fn refused(&mut self, text: &str) -> String {
        self.typed(&clean::in_brief(text))
    }

    /// Puts typed text into words, to be checked by ear. The text may be a name, so it is private.
    fn typed(&mut self, text: &str) -> String {
        if self.form == Form::Figures {
            let shown: String = text.chars().filter(|it| !it.is_control()).collect();
            return private::marked(&shown);
        }
        let correction = self.text("correction-follows", &FluentArgs::new());
        private::marked(&clean::typed(text, &correction, &self.book.numbers))
    }
}

#[cfg(test)]
mod tests;
