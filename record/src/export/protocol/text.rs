// SPDX-License-Identifier: GPL-3.0-or-later
//! A protocol as text: short lines, columns by blanks, nothing that needs a picture.

use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;

use super::data::{Block, Part, Protocol, RecordRow, Section};
use super::line::Line;
use crate::export::text::as_columns;
use crate::sentence::Row as _;

impl Protocol {
    /// The whole protocol as text.
    #[must_use]
    pub fn text(&self) -> String {
        let language = Language::from_tag(&self.lang).unwrap_or(Language::English);
        let mut sheet = Sheet {
            words: Catalogue::new(language),
            text: format!("{}\n", self.title),
        };
        for section in &self.sections {
            sheet.section(section);
        }
        sheet.text
    }
}

struct Sheet {
    words: Catalogue,
    text: String,
}

impl Sheet {
    fn section(&mut self, section: &Section) {
        // The events stand apart, after an empty line.
        let apart = section.part == Part::Happened;
        if apart {
            self.text.push('\n');
        }
        if let Some(above) = &section.above {
            self.line(above);
        }
        for block in &section.blocks {
            self.block(block);
        }
        if apart || matches!(section.part, Part::Responsible | Part::Moves) {
            self.text.push('\n');
        }
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Line(line) => self.line(line),
            Block::Item(item) => self.line(&format!("- {item}")),
            Block::At { time, what, below } => {
                let (time, what) = (time.clone(), what.clone());
                let line = Line::At { time, what }.text(&self.words);
                self.line(&line);
                for block in below {
                    self.block(block);
                }
            }
            Block::Records {
                head,
                arbiters,
                rows,
            } => self.side_by_side(head, arbiters.as_deref(), rows),
            Block::Clocks { .. } => {}
            Block::Moves { rows, .. } => self.text.push_str(&as_columns(rows)),
            Block::Signatures { paper, .. } => {
                self.line(paper);
                let places = Line::Signature.text(&self.words);
                self.line(&places);
            }
        }
    }

    /// Writes the records as they were compared, a half-move a line.
    fn side_by_side(
        &mut self,
        [_, white, black, _]: &[String; 4],
        arbiters: Option<&str>,
        rows: &[RecordRow],
    ) {
        let width = |title: &str, of: fn(&RecordRow) -> &str| {
            let texts = rows.iter().map(of).chain([title]);
            texts.map(|it| it.chars().count()).max().unwrap_or_default()
        };
        let first = width(white, |row| &row.white);
        let second = arbiters.map_or(0, |_| width(black, |row| &row.black));
        let mut row = |ply: &str, [white, black, own]: [&str; 3], mark: &str| {
            let own = if own.is_empty() {
                String::new()
            } else {
                format!("  {own}")
            };
            let row = format!("  {ply:>4}  {white:<first$}  {black:<second$}{own}{mark}");
            self.line(row.trim_end());
        };
        row("", [white, black, arbiters.unwrap_or_default()], "");
        for (ply, it) in (1..).zip(rows) {
            let mark = if it.parts { "  <>" } else { "" };
            row(&ply.to_string(), [&it.white, &it.black, &it.arbiters], mark);
        }
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }
}
