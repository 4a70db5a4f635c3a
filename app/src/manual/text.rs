// SPDX-License-Identifier: GPL-3.0-or-later
//! A paper as plain lines: for a Braille display, a screen reader in a terminal, or a printer. A paragraph is one line, so that
//! the reading device breaks it where it needs to.

use super::book::{Block, Book, Part, Text};

/// The text between two cells of a row.
const CELLS: &str = "; ";
/// The indentation of a line for a terminal.
const COMMAND: &str = "    ";

impl Book {
    /// The whole paper as plain lines.
    #[must_use]
    pub fn text(&self) -> String {
        let mut lines = vec![self.title.clone()];
        blocks(&self.opening, &mut lines);
        lines.push(String::new());
        for (number, chapter) in (1..).zip(&self.chapters) {
            lines.push(format!("{number}. {}", chapter.title));
        }
        for (number, chapter) in (1..).zip(&self.chapters) {
            lines.extend([String::new(), format!("{number}. {}", chapter.title)]);
            blocks(&chapter.blocks, &mut lines);
        }
        lines.push(String::new());
        lines.join("\n")
    }
}

fn blocks(blocks: &[Block], lines: &mut Vec<String>) {
    let mut before = None;
    for block in blocks {
        // Blocks of the same sort have no empty line between them.
        let sort = std::mem::discriminant(block);
        let apart = match block {
            Block::Paragraph(_) => true,
            // Rows follow the titles of their table directly.
            Block::Row(_) => false,
            _ => before != Some(sort),
        };
        if apart {
            lines.push(String::new());
        }
        before = Some(sort);
        lines.push(match block {
            Block::Paragraph(text) => flat(text),
            Block::Item(None, text) => format!("- {}", flat(text)),
            Block::Item(Some(number), text) => format!("{number}. {}", flat(text)),
            Block::Command(line) => format!("{COMMAND}{line}"),
            Block::Titles(cells) | Block::Row(cells) => {
                let cells = cells.iter().map(flat).filter(|cell| !cell.is_empty());
                let cells: Vec<String> = cells.collect();
                cells.join(CELLS)
            }
        });
    }
}

fn flat(text: &Text) -> String {
    text.iter().map(Part::as_str).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_speech::Language;

    #[test]
    fn what_belongs_together_stands_together() {
        let source = "# Title\n\nOpening.\n\n## One\n\nType `zgoda`:\n\n```\nzgoda play\nzgoda say\n```\n\n- a\n- b\n\n\
                      | what | key |\n| --- | --- |\n| help | **F1** |\n";
        let text = Book::read(source, Language::English).text();
        assert_eq!(
            text,
            "Title\n\nOpening.\n\n1. One\n\n1. One\n\nType zgoda:\n\n    zgoda play\n    zgoda say\n\n- a\n- b\n\n\
             what; key\nhelp; F1\n"
        );
    }
}
