// SPDX-License-Identifier: GPL-3.0-or-later
//! A scoresheet as plain text in two columns. It has short lines and needs no picture, so that it can be printed large, read by a
//! screen reader or sent to Braille. Its words are rows of `text/line.rs`.

mod line;

use std::sync::LazyLock;

use zgoda_game::Side;
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;

use super::MoveRow;
use crate::event::{EntryId, PersonRole, Stated};
use crate::event_file::kept::kept;
use crate::read::Contents;
use crate::sentence::Row as _;
use crate::state::{EntryState, State, Status};
use line::Line;

/// The start of Black's column. Before it there is room for a capture that is written with its whole path.
const COLUMN: usize = 24;
/// The words of the sheet. They are English also for a game in another language, as on earlier sheets.
static WORDS: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(Language::English));

/// The whole scoresheet as text.
#[must_use]
pub fn text(contents: &Contents) -> String {
    let contents = &super::for_a_sheet(contents);
    let state = contents.state();
    let mut sheet = Sheet::default();
    sheet.head(contents, &state);
    let standing = state.standing();
    if !standing.is_empty() {
        sheet.text.push('\n');
        sheet.moves(&standing);
    }
    sheet.struck_out(&state);
    for entries in &state.put_back {
        sheet.put_back(entries, &state);
    }
    sheet.times(contents);
    if state.finished.is_some() {
        sheet.foot();
    }
    sheet.text
}

#[derive(Default)]
struct Sheet {
    text: String,
}

impl Sheet {
    fn head(&mut self, contents: &Contents, state: &State) {
        let settings = &contents.settings;
        let variant = settings.variant.clone();
        self.line(&Line::Game { variant });
        let event = kept(contents).unwrap_or_default();
        let time = event.time.as_ref().map(ToString::to_string);
        let known = [
            event.name.map(|name| Line::Event { name }),
            event.round.map(|name| Line::Round { name }),
            time.map(|time| Line::Time { time }),
        ];
        for line in known.iter().flatten() {
            self.line(line);
        }
        for side in Side::ALL {
            let mut persons = contents.persons.iter();
            let person = persons.find(|it| it.side == PersonRole::player(side));
            let name = person.map(|it| it.name.clone());
            let name = name.filter(|name| !name.is_empty());
            let name = name.unwrap_or_else(|| "?".to_owned());
            self.line(&Line::Player { side, name });
        }
        self.line(&match &state.finished {
            Some(finish) => Line::Result {
                result: finish
                    .declared
                    .map_or_else(|| finish.result.clone(), |it| it.to_string()),
                cause: finish.cause.clone(),
            },
            None => Line::NotFinished,
        });
        let rules = settings.rules.clone();
        self.line(&Line::Rules { rules });
        if settings.mode == "official" {
            self.line(&Line::Official);
            if let Some(consent) = settings.consent.clone() {
                self.line(&Line::Consent { consent });
            }
        } else {
            let mode = settings.mode.clone();
            self.line(&Line::NotOfficial { mode });
        }
        let start = settings.start.clone();
        self.line(&Line::Start { start });
    }

    /// Writes the last reading of both clocks, if there was a clock (Kodeks II 6.21).
    fn times(&mut self, contents: &Contents) {
        if let Some(clock) = contents.last_clock() {
            self.text.push('\n');
            let times = clock.told().map(|side| side.used);
            self.line(&Line::TimeUsed { times });
            let times = clock.left();
            self.line(&Line::TimeLeft { times });
        }
    }

    /// Writes the lines that both players sign after the game (Kodeks II 3.7, 6.21).
    fn foot(&mut self) {
        self.text.push('\n');
        self.line(&Line::Signed);
        self.line(&Line::Copies);
    }

    /// Writes the half-moves, and the meaning of their marks.
    fn moves(&mut self, standing: &[&EntryState]) {
        let seen = Line::Seen.text(&WORDS);
        let not_stated = |it: &EntryState| it.entry.stated == Stated::BoardNotStated;
        let not_made = |it: &EntryState| it.made.is_none();
        let rows = move_rows(standing, |found| {
            let star = if not_stated(found) { " *" } else { "" };
            match not_made(found) {
                true => format!("{star} {seen}"),
                false => star.to_owned(),
            }
        });
        self.text.push_str(&as_columns(&rows));
        if standing.iter().any(|it| not_stated(it)) {
            self.text.push('\n');
            self.line(&Line::NotStated);
        }
        if standing.iter().any(|it| not_made(it)) {
            self.text.push('\n');
            self.line(&Line::NotMade);
        }
    }

    /// Writes a line about the half-moves that were taken back by a walk-back and put back later. It shows that the game has lost
    /// none of them.
    fn put_back(&mut self, entries: &[EntryId], state: &State) {
        let plies = state.entries.iter().map(|it| &it.entry);
        let plies = plies
            .filter(|it| entries.contains(&it.entry))
            .map(|it| it.ply);
        let line = match (plies.clone().min(), plies.max()) {
            (Some(first), Some(last)) if first < last => Line::PutBack { first, last },
            (Some(ply), _) => Line::PutBackOne { ply },
            (None, _) => return,
        };
        self.text.push('\n');
        self.line(&line);
    }

    /// Writes the half-moves that are struck out, except the half-moves that were put back.
    fn struck_out(&mut self, state: &State) {
        let back: Vec<EntryId> = state.put_back.iter().flatten().copied().collect();
        let mut any = false;
        for found in &state.entries {
            let Status::Struck { because, by } = found.status else {
                continue;
            };
            let entry = &found.entry;
            if back.contains(&entry.entry) {
                continue;
            }
            if !any {
                self.text.push('\n');
                self.line(&Line::Struck);
                any = true;
            }
            let instead = by.and_then(|by| state.entries.iter().find(|it| it.entry.entry == by));
            let (side, what) = (entry.side, entry.notation.clone());
            let number = entry.ply.saturating_add(1) / 2;
            self.text.push_str(&format!("{number:>4}. "));
            self.line(&match instead {
                Some(instead) => Line::StruckFor {
                    side,
                    what,
                    because,
                    instead: instead.entry.notation.clone(),
                },
                None => Line::StruckEntry {
                    side,
                    what,
                    because,
                },
            });
        }
    }

    fn line(&mut self, line: &Line) {
        self.text.push_str(&line.text(&WORDS));
        self.text.push('\n');
    }
}

/// The rows of half-moves, with the mark of each half-move. Each row is one move.
pub(super) fn move_rows(
    standing: &[&EntryState],
    mark: impl Fn(&EntryState) -> String,
) -> Vec<MoveRow> {
    let mut rows: Vec<MoveRow> = Vec::new();
    // Moves are numbered as in PDN. A move ends with Black's half-move, whichever side began. It ends with White's half-move if
    // White moves again (I 5.4.1), so that no number is used twice.
    let mut number = 1_u32;
    for found in standing {
        let entry = &found.entry;
        let words = Some(format!("{}{}", entry.notation, mark(found)));
        match (entry.side, rows.last_mut()) {
            (Side::White, last) => {
                let again = last.is_some_and(|begun| begun.number == number);
                number = number.saturating_add(u32::from(again));
                rows.push(MoveRow {
                    number,
                    white: words,
                    black: None,
                });
            }
            (Side::Black, Some(begun)) if begun.number == number => {
                begun.black = words;
                number = number.saturating_add(1);
            }
            (Side::Black, _) => {
                rows.push(MoveRow {
                    number,
                    white: None,
                    black: words,
                });
                number = number.saturating_add(1);
            }
        }
    }
    rows
}

/// The moves in two columns.
pub(super) fn as_columns(rows: &[MoveRow]) -> String {
    let line = |row: &MoveRow| {
        let white = row.white.as_deref().unwrap_or("...");
        let mut line = format!("{:>4}. {white}", row.number);
        if let Some(black) = &row.black {
            let gap = COLUMN.saturating_sub(line.chars().count()).max(2);
            line.push_str(&" ".repeat(gap));
            line.push_str(black);
        }
        line.push('\n');
        line
    };
    rows.iter().map(line).collect()
}
