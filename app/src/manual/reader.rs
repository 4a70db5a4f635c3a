// SPDX-License-Identifier: GPL-3.0-or-later
//! The reader's place in a paper that is read aloud. The reader is a state machine without input or output: it takes acts and the
//! news that the last words were heard, and returns the words to say.
//!
//! The place is in the list of chapters or in the text. A person who leaves the text comes back to the same paragraph.

use std::collections::VecDeque;

use zgoda_record::sentence::Row as _;
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;

use super::book::{Block, Book, Chapter};
use super::spoken::Spoken;
use super::words::Line;

/// An act that a person can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// The next paragraph, or chapter of the list.
    Next,
    /// The previous paragraph, or chapter of the list.
    Previous,
    /// The beginning of the next chapter.
    NextChapter,
    /// The previous chapter.
    PreviousChapter,
    /// In the list, opens the chapter; in the text, goes on.
    GoOn,
    /// Opens the chapter of this number.
    Open(usize),
    /// A digit of a chapter's number: the list goes to that chapter.
    Digit(usize),
    /// Repeats the words that were said last.
    Repeat,
    /// Spells the text of this paragraph that people are to type, letter by letter.
    Spell,
    /// Names the current chapter and paragraph.
    Where,
    /// The list of chapters.
    List,
    /// Stops the present speech.
    Silence,
    /// Leaves the text and goes to the list, or leaves the list.
    Leave,
    /// Leaves the paper altogether.
    End,
    /// Names the acts that a person can ask for.
    Help,
}

/// Something that happens to the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A command that was understood.
    Wanted(Act),
    /// A command that was not understood.
    Unclear,
    /// The last words were heard to their end.
    Heard,
    /// The words were only printed, and the person may have read them.
    Written,
}

/// Something that the reader wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Stop speaking.
    Silence,
    /// Say this, one thing after the other.
    Say(Vec<Piece>),
    /// The reading is over, once everything was said.
    End,
}

/// Words in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// The language of the words.
    pub(super) language: Language,
    pub(super) text: String,
}

/// The place of the reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// The list of chapters.
    List,
    /// The text of a chapter.
    Text,
}

/// The fact whether the reading goes on by itself after a paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ReadsOn {
    Yes,
    No,
}

/// The kind of words that were said last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    /// The current paragraph or heading; true if it was heard to its end.
    Place { heard: bool },
    /// Other words, such as the name of the place.
    Else,
}

/// A paper that is read aloud.
#[derive(Debug)]
pub(super) struct Reader {
    book: Book,
    spoken: Spoken,
    own: Language,
    words: Catalogue,
    place: Place,
    chapter: usize,
    /// The paragraph of the chapter, counted from 1; 0 is its heading.
    paragraph: usize,
    reads_on: ReadsOn,
    said: Said,
    /// The number that the typed digits make so far.
    number: usize,
    last: Vec<Piece>,
    effects: VecDeque<Effect>,
}

impl Reader {
    /// A reader at the list, for a person to whom the program speaks in the language `own`.
    pub(super) fn new(book: Book, own: Language) -> Reader {
        let spoken = Spoken::new(book.language);
        let mut reader = Reader {
            spoken,
            own,
            words: Catalogue::new(own),
            place: Place::List,
            chapter: 0,
            paragraph: 0,
            reads_on: ReadsOn::No,
            said: Said::Else,
            number: 0,
            last: Vec::new(),
            effects: VecDeque::new(),
            book,
        };
        let mut said = Vec::new();
        if own != reader.book.language {
            said.push(reader.own(&Line::InEnglish));
        }
        said.push(reader.of_book(reader.spoken.heading(&reader.book.title)));
        let opening = reader.book.opening.iter();
        let opening: Vec<String> = opening.map(|it| reader.spoken.block(it)).collect();
        said.extend(opening.into_iter().map(|text| reader.of_book(text)));
        let chapters = reader.book.chapters.len();
        said.push(reader.own(&Line::Begins { chapters }));
        said.extend(reader.listed());
        reader.say(said);
        reader
    }

    pub(super) fn handle(&mut self, input: Input) {
        match input {
            Input::Wanted(act) => {
                self.effects.push_back(Effect::Silence);
                self.reads_on = ReadsOn::No;
                if !matches!(act, Act::Digit(_)) {
                    self.number = 0;
                }
                self.act(act);
            }
            Input::Unclear => {
                self.effects.push_back(Effect::Silence);
                self.reads_on = ReadsOn::No;
                self.number = 0;
                self.tell(&Line::NotUnderstood);
            }
            Input::Heard | Input::Written => {
                if let Said::Place { heard } = &mut self.said {
                    *heard = true;
                    // A person reads printed words at their own pace, so the reading does not go on by itself.
                    match (input, self.reads_on) {
                        (Input::Heard, ReadsOn::Yes) => self.read_on(),
                        _ => self.reads_on = ReadsOn::No,
                    }
                }
            }
        }
    }

    /// The next thing to do.
    pub(super) fn poll(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    fn act(&mut self, act: Act) {
        match (act, self.place) {
            (Act::Next | Act::NextChapter, Place::List) => self.list_at(self.chapter + 1),
            (Act::Previous | Act::PreviousChapter, Place::List) => match self.chapter {
                0 => self.tell(&Line::First),
                chapter => self.list_at(chapter - 1),
            },
            (Act::GoOn, Place::List) => self.open(),
            (Act::Next, Place::Text) => self.step(),
            (Act::Previous, Place::Text) => self.step_back(),
            (Act::NextChapter, Place::Text) => self.chapter_at(self.chapter + 1),
            (Act::PreviousChapter, Place::Text) => match (self.chapter, self.paragraph) {
                (0, 0) => self.tell(&Line::First),
                // Within a chapter, this act goes to the beginning of the chapter, and only from there to the previous one.
                (chapter, 0) => self.chapter_at(chapter - 1),
                (chapter, _) => self.chapter_at(chapter),
            },
            (Act::GoOn, Place::Text) => {
                self.reads_on = ReadsOn::Yes;
                match self.said {
                    Said::Place { heard: true } => self.step(),
                    // A paragraph is read again if it was cut off, or if other words were said since.
                    Said::Place { heard: false } | Said::Else => self.say_place(),
                }
            }
            (Act::Open(number), _) => match number.checked_sub(1) {
                Some(chapter) if chapter < self.book.chapters.len() => {
                    self.chapter = chapter;
                    self.paragraph = 0;
                    self.open();
                }
                _ => self.tell(&Line::NoChapter { number }),
            },
            (Act::Digit(digit), _) => self.digit(digit),
            (Act::Repeat, _) => {
                let last = self.last.clone();
                self.effects.push_back(Effect::Say(last));
            }
            (Act::Spell, _) => self.spell(),
            (Act::Where, Place::List) => {
                let mut said = vec![self.own(&Line::Contents)];
                said.extend(self.listed());
                self.say(said);
            }
            (Act::Where, Place::Text) => {
                let said = self.whereabouts();
                self.say(said);
            }
            (Act::List, _) | (Act::Leave, Place::Text) => {
                self.place = Place::List;
                let mut said = vec![self.own(&Line::Contents)];
                said.extend(self.listed());
                self.say(said);
            }
            (Act::Silence, _) => {}
            (Act::Leave, Place::List) | (Act::End, _) => {
                let said = vec![self.own(&Line::Closed)];
                self.effects.push_back(Effect::Say(said));
                self.effects.push_back(Effect::End);
            }
            (Act::Help, _) => self.tell(&Line::Help),
        }
    }

    /// Adds a digit to the number. If there is no chapter of that number, the digit begins a new number.
    fn digit(&mut self, digit: usize) {
        let chapters = self.book.chapters.len();
        let grown = self.number.saturating_mul(10).saturating_add(digit);
        let number = if (1..=chapters).contains(&grown) {
            grown
        } else {
            digit
        };
        if (1..=chapters).contains(&number) {
            self.number = number;
            self.place = Place::List;
            self.list_at(number - 1);
        } else {
            self.number = 0;
            self.tell(&Line::NoChapter { number });
        }
    }

    /// Moves the list to a chapter. The place in the text is kept only if it is in that chapter.
    fn list_at(&mut self, chapter: usize) {
        if chapter >= self.book.chapters.len() {
            return self.tell(&Line::Over);
        }
        if chapter != self.chapter {
            self.chapter = chapter;
            self.paragraph = 0;
        }
        let said = self.listed();
        self.say(said);
    }

    /// Begins to read the text of the chapter.
    fn open(&mut self) {
        self.place = Place::Text;
        self.reads_on = ReadsOn::Yes;
        self.say_place();
    }

    fn chapter_at(&mut self, chapter: usize) {
        if chapter >= self.book.chapters.len() {
            self.reads_on = ReadsOn::No;
            return self.tell(&Line::Over);
        }
        self.chapter = chapter;
        self.paragraph = 0;
        self.say_place();
    }

    /// Goes to the next paragraph, or into the next chapter at the end of this one.
    fn step(&mut self) {
        if self.paragraph < self.blocks().len() {
            self.paragraph += 1;
            self.say_place();
        } else {
            self.chapter_at(self.chapter + 1);
        }
    }

    /// Goes to the previous paragraph. At the beginning of a chapter goes to the previous chapter.
    fn step_back(&mut self) {
        match (self.chapter, self.paragraph) {
            (0, 0) => return self.tell(&Line::First),
            (_, 0) => {
                self.chapter -= 1;
                self.paragraph = self.blocks().len();
            }
            _ => self.paragraph -= 1,
        }
        self.say_place();
    }

    /// Reads the next paragraph without being asked. At the end of the chapter, says that the chapter is over.
    fn read_on(&mut self) {
        if self.paragraph < self.blocks().len() {
            return self.step();
        }
        self.reads_on = ReadsOn::No;
        let is_last = self.chapter + 1 >= self.book.chapters.len();
        let over = match is_last {
            true => Line::Over,
            false => Line::ChapterOver,
        };
        let over = vec![self.own(&over)];
        // The last paragraph counts as heard, so that Enter goes on to the next chapter.
        self.effects.push_back(Effect::Say(over));
    }

    fn spell(&mut self) {
        let place = self.paragraph.checked_sub(1);
        let block = place.and_then(|at| self.blocks().get(at));
        let block = block.filter(|_| self.place == Place::Text);
        let said = match block.and_then(|block| self.spoken.spelled(block)) {
            Some(spelled) => self.of_book(spelled),
            None => self.own(&Line::NothingTyped),
        };
        self.say(vec![said]);
    }

    fn whereabouts(&self) -> Vec<Piece> {
        let number = self.chapter + 1;
        let place = match self.paragraph {
            0 => self.own(&Line::Chapter { number }),
            paragraph => self.own(&Line::Where {
                number,
                paragraph,
                paragraphs: self.blocks().len(),
            }),
        };
        self.joined(place, self.title())
    }

    fn say_place(&mut self) {
        let said = match self.paragraph.checked_sub(1) {
            None => {
                let number = self.chapter + 1;
                self.joined(self.own(&Line::Chapter { number }), self.title())
            }
            Some(at) => {
                let block = self.blocks().get(at);
                let text = block.map(|block| self.spoken.block(block));
                vec![self.of_book(text.unwrap_or_default())]
            }
        };
        self.say(said);
        self.said = Said::Place { heard: false };
    }

    /// The words for the chapter at the place in the list.
    fn listed(&self) -> Vec<Piece> {
        let number = self.chapter + 1;
        self.joined(self.own(&Line::Listed { number }), self.title())
    }

    fn title(&self) -> String {
        let chapter = self.book.chapters.get(self.chapter);
        chapter.map_or_else(String::new, |it| self.spoken.heading(&it.title))
    }

    fn blocks(&self) -> &[Block] {
        let chapter: Option<&Chapter> = self.book.chapters.get(self.chapter);
        chapter.map_or(&[], |chapter| &chapter.blocks)
    }

    /// Joins the program's words and the paper's words. They are one piece if they have the same language.
    fn joined(&self, own: Piece, of_book: String) -> Vec<Piece> {
        let of_book = self.of_book(of_book);
        if own.language != of_book.language {
            return vec![own, of_book];
        }
        vec![Piece {
            text: format!("{}, {}", own.text, of_book.text),
            ..own
        }]
    }

    fn own(&self, line: &Line) -> Piece {
        Piece {
            language: self.own,
            text: line.text(&self.words),
        }
    }

    fn of_book(&self, text: String) -> Piece {
        Piece {
            language: self.book.language,
            text,
        }
    }

    fn tell(&mut self, line: &Line) {
        let said = vec![self.own(line)];
        self.say(said);
    }

    /// Says words that can be repeated.
    fn say(&mut self, said: Vec<Piece>) {
        // A paragraph that was heard to its end is not read again after a question.
        if self.said != (Said::Place { heard: true }) {
            self.said = Said::Else;
        }
        self.last.clone_from(&said);
        self.effects.push_back(Effect::Say(said));
    }
}

#[cfg(test)]
mod tests;
