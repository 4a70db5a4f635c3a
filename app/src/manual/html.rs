// SPDX-License-Identifier: GPL-3.0-or-later
//! A paper as HTML: one file that can be read section by section, or printed on A4. It has no scripts, and loads no other file.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use zgoda_record::sentence::Row as _;
use zgoda_speech::catalogue::Catalogue;

use super::book::{Block, Book, Part, Text};
use super::words::Line;

/// The style of a paper on a screen and in print.
const STYLE: &str = include_str!("paper.css");

impl Book {
    /// The paper as a whole HTML file.
    #[must_use]
    pub fn html(&self) -> String {
        let words = Catalogue::new(self.language);
        let whole = html! {
            (DOCTYPE)
            html lang=(self.language.tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    a .skip href="#text" { (Line::SkipContents.text(&words)) }
                    header {
                        h1 { (self.title) }
                        (blocks(&self.opening))
                    }
                    nav aria-label=(Line::Contents.text(&words)) {
                        ol {
                            @for (number, chapter) in (1..).zip(&self.chapters) {
                                li { a href=(format!("#{}", id(number))) { (chapter.title) } }
                            }
                        }
                    }
                    main #text tabindex="-1" {
                        @for (number, chapter) in (1..).zip(&self.chapters) {
                            section aria-labelledby=(id(number)) {
                                h2 id=(id(number)) tabindex="-1" { (number) ". " (chapter.title) }
                                (blocks(&chapter.blocks))
                            }
                        }
                    }
                }
            }
        };
        whole.into_string()
    }
}

fn id(number: usize) -> String {
    format!("chapter-{number}")
}

/// The kind of a run of blocks that together are one list, table or block of commands.
#[derive(PartialEq, Eq)]
enum Run {
    Paragraph,
    List,
    Numbered,
    Commands,
    Table,
}

fn run_of(block: &Block) -> Run {
    match block {
        Block::Paragraph(_) => Run::Paragraph,
        Block::Item(None, _) => Run::List,
        Block::Item(Some(_), _) => Run::Numbered,
        Block::Command(_) => Run::Commands,
        Block::Titles(_) | Block::Row(_) => Run::Table,
    }
}

fn blocks(blocks: &[Block]) -> Markup {
    html! {
        @for run in blocks.chunk_by(|one, next| run_of(one) == run_of(next)) {
            @match run.first().map(run_of) {
                Some(Run::List) => ul { (each(run)) },
                Some(Run::Numbered) => ol { (each(run)) },
                Some(Run::Table) => table { (each(run)) },
                _ => (each(run)),
            }
        }
    }
}

fn each(run: &[Block]) -> Markup {
    html! {
        @for block in run {
            @match block {
                Block::Paragraph(text) => p { (shown(text)) },
                Block::Item(_, text) => li { (shown(text)) },
                Block::Command(line) => p .command { code { (line) } },
                Block::Titles(cells) => thead {
                    tr { @for cell in cells { th scope="col" { (shown(cell)) } } }
                },
                Block::Row(cells) => tr {
                    @for (place, cell) in cells.iter().enumerate() {
                        @if place == 0 { th scope="row" { (shown(cell)) } } @else { td { (shown(cell)) } }
                    }
                },
            }
        }
    }
}

fn shown(text: &Text) -> Markup {
    html! {
        @for part in text {
            @match part {
                Part::Words(words) => (words),
                Part::Typed(typed) => code { (typed) },
                Part::Key(key) => kbd { (key) },
                Part::Name(name) => em { (name) },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_speech::Language;

    #[test]
    fn nothing_of_a_text_becomes_markup_or_comes_from_elsewhere() {
        let source = "# T\n\n## One & two\n\n`<script>` **a&b** *a&b*\n\n1. one\n2. two\n";
        let html = Book::read(source, Language::Polish).html();
        assert!(html.starts_with("<!DOCTYPE html><html lang=\"pl\">"));
        for part in [
            "One &amp; two",
            "<code>&lt;script&gt;</code>",
            "<kbd>a&amp;b</kbd>",
            "<em>a&amp;b</em>",
            "<ol><li>one</li><li>two</li></ol>",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
        for part in ["<script", "http", "src=", "@import"] {
            assert!(!html.contains(part), "{part}: {html}");
        }
    }
}
