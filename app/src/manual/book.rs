// SPDX-License-Identifier: GPL-3.0-or-later
//! A paper in the form in which it is written: chapters with words, texts to type, and keys to press. The part of Markdown that is
//! known has headings of two levels, paragraphs, lists, tables, and blocks of commands.
//!
//! Marks have a meaning: `code` is typed, **strong** is a key, *emphasis* is the name of a file or folder. Other modules decide how
//! these are shown or said.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use zgoda_speech::Language;

/// A paper: its title, opening and chapters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The language in which the paper is written.
    pub language: Language,
    /// The title of the paper.
    pub title: String,
    /// The blocks before its first chapter.
    pub opening: Vec<Block>,
    /// The chapters after the opening.
    pub chapters: Vec<Chapter>,
}

/// The part of a paper under one heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// The heading of the chapter.
    pub title: String,
    /// The blocks that are read one after the other.
    pub blocks: Vec<Block>,
}

/// A piece of text that is read without a pause for the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph of text.
    Paragraph(Text),
    /// An item of a list, with its number where the list has numbers.
    Item(Option<u64>, Text),
    /// A line for a terminal.
    Command(String),
    /// The titles of a table.
    Titles(Vec<Text>),
    /// A row of a table.
    Row(Vec<Text>),
}

/// A text, divided into its parts.
pub type Text = Vec<Part>;

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words without a mark.
    Words(String),
    /// A text that is typed.
    Typed(String),
    /// A key, or several keys that are pressed one after the other.
    Key(String),
    /// A file or folder.
    Name(String),
}

impl Part {
    /// The text of the part as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Part::Words(text) | Part::Typed(text) | Part::Key(text) | Part::Name(text) => text,
        }
    }
}

impl Block {
    /// The parts of the block's text, cell by cell in a table; none in a command.
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        let texts: &[Text] = match self {
            Block::Paragraph(text) | Block::Item(_, text) => std::slice::from_ref(text),
            Block::Titles(cells) | Block::Row(cells) => cells,
            Block::Command(_) => &[],
        };
        texts.iter().flatten()
    }
}

impl Book {
    /// Reads the Markdown of a paper.
    #[must_use]
    pub fn read(source: &str, language: Language) -> Book {
        let mut reading = Reading {
            book: Book {
                language,
                title: String::new(),
                opening: Vec::new(),
                chapters: Vec::new(),
            },
            text: Text::new(),
            cells: Vec::new(),
            numbers: Vec::new(),
            marked: Vec::new(),
            within: Within::Text,
        };
        for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
            reading.event(event);
        }
        reading.book
    }

    /// All blocks of the paper, in their order.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        let chapters = self.chapters.iter().flat_map(|chapter| &chapter.blocks);
        self.opening.iter().chain(chapters)
    }
}

/// The surroundings in which a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Within {
    Text,
    Commands,
}

/// A book while it is read from Markdown.
struct Reading {
    book: Book,
    text: Text,
    cells: Vec<Text>,
    /// The next number of each list that is open.
    numbers: Vec<Option<u64>>,
    /// The marks that are open, innermost last.
    marked: Vec<fn(String) -> Part>,
    within: Within,
}

impl Reading {
    fn event(&mut self, event: Event<'_>) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => self.within = Within::Commands,
            Event::Start(Tag::List(first)) => self.numbers.push(first),
            Event::Start(Tag::Strong) => self.marked.push(Part::Key),
            Event::Start(Tag::Emphasis) => self.marked.push(Part::Name),
            Event::Text(text) if self.within == Within::Commands => {
                let lines = text.lines().filter(|line| !line.trim().is_empty());
                let lines: Vec<_> = lines.map(|line| Block::Command(line.to_owned())).collect();
                lines.into_iter().for_each(|line| self.add(line));
            }
            Event::Text(text) => {
                let mark = self.marked.last().copied().unwrap_or(Part::Words);
                self.append(mark(text.into_string()));
            }
            Event::Code(text) => self.append(Part::Typed(text.into_string())),
            Event::SoftBreak | Event::HardBreak => self.append(Part::Words(" ".to_owned())),
            Event::End(end) => self.end(end),
            _ => {}
        }
    }

    /// Appends a part. Words that follow words extend the last part.
    fn append(&mut self, part: Part) {
        match (self.text.last_mut(), part) {
            (Some(Part::Words(before)), Part::Words(more)) => before.push_str(&more),
            (_, part) => self.text.push(part),
        }
    }

    fn end(&mut self, end: TagEnd) {
        match end {
            TagEnd::CodeBlock => self.within = Within::Text,
            TagEnd::Strong | TagEnd::Emphasis => {
                self.marked.pop();
            }
            TagEnd::List(_) => {
                self.numbers.pop();
            }
            TagEnd::Heading(HeadingLevel::H1) => self.book.title = self.heading(),
            TagEnd::Heading(_) => {
                let title = self.heading();
                self.book.chapters.push(Chapter {
                    title,
                    blocks: Vec::new(),
                });
            }
            TagEnd::Paragraph | TagEnd::Item => {
                let text = std::mem::take(&mut self.text);
                if text.is_empty() {
                    return;
                }
                let block = match self.numbers.last_mut() {
                    Some(number) => {
                        let this = *number;
                        *number = this.map(|it| it.saturating_add(1));
                        Block::Item(this, text)
                    }
                    None => Block::Paragraph(text),
                };
                self.add(block);
            }
            TagEnd::TableCell => self.cells.push(std::mem::take(&mut self.text)),
            TagEnd::TableHead => {
                let cells = std::mem::take(&mut self.cells);
                self.add(Block::Titles(cells));
            }
            TagEnd::TableRow => {
                let cells = std::mem::take(&mut self.cells);
                self.add(Block::Row(cells));
            }
            _ => {}
        }
    }

    fn heading(&mut self) -> String {
        let text = std::mem::take(&mut self.text);
        text.iter().map(Part::as_str).collect()
    }

    fn add(&mut self, block: Block) {
        match self.book.chapters.last_mut() {
            Some(chapter) => chapter.blocks.push(block),
            None => self.book.opening.push(block),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paper_is_read_in_its_parts() {
        let source = "# Title\n\nBefore *a.txt*.\n\n## One\n\nType `32 28` and\n**Enter**.\n\n- a\n- b\n\n\
                      ```\nzgoda\nzgoda manual\n```\n\n## Two\n\n1. first\n2. second\n\n| a | b |\n| --- | --- |\n| c | `d` |\n";
        let book = Book::read(source, Language::English);
        let words = |text: &str| Part::Words(text.to_owned());
        assert_eq!(book.title, "Title");
        let name = Part::Name("a.txt".to_owned());
        let opening = vec![words("Before "), name, words(".")];
        assert_eq!(book.opening, [Block::Paragraph(opening)]);
        let [one, two] = book.chapters.as_slice() else {
            panic!("{book:?}")
        };
        assert_eq!((one.title.as_str(), two.title.as_str()), ("One", "Two"));
        let first = vec![
            words("Type "),
            Part::Typed("32 28".to_owned()),
            words(" and "),
            Part::Key("Enter".to_owned()),
            words("."),
        ];
        let blocks = [
            Block::Paragraph(first),
            Block::Item(None, vec![words("a")]),
            Block::Item(None, vec![words("b")]),
            Block::Command("zgoda".to_owned()),
            Block::Command("zgoda manual".to_owned()),
        ];
        assert_eq!(one.blocks, blocks);
        let blocks = [
            Block::Item(Some(1), vec![words("first")]),
            Block::Item(Some(2), vec![words("second")]),
            Block::Titles(vec![vec![words("a")], vec![words("b")]]),
            Block::Row(vec![vec![words("c")], vec![Part::Typed("d".to_owned())]]),
        ];
        assert_eq!(two.blocks, blocks);
    }
}
