// SPDX-License-Identifier: GPL-3.0-or-later
//! The list of pairings that a spreadsheet has written. The whole list is read, or it is refused with one sentence that names the
//! line.
//!
//! Columns are found by their headers, in any order, and are separated by commas, semicolons or tabulators. The use of a pairing is
//! explained in `table`.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use csv::{ReaderBuilder, StringRecord, Trim};
use zgoda_game::clock::{Control, ControlError};
use zgoda_game::{BySide, Side, Variant};
use zgoda_record::event_file::at_table::AtTable;
use zgoda_record::event_file::read::{NUMBERS, time_control};
use zgoda_record::plain::{LONGEST_NAME, hides, plain};
use zgoda_record::sight::Sight;
use zgoda_speech::Language;
use zgoda_speech::announcement::RuleProfile;

use super::columns::{self, Column};

/// The most bytes of a list: more than any round needs.
const LONGEST: u64 = 1 << 20;

/// The most tables of a round: no hall has more.
pub const MOST: usize = 200;

/// The characters that begin a formula in a spreadsheet; an apostrophe before such a cell marks it as text.
const FORMULAS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// A list of pairings that was read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pairings {
    /// The pairings in the order of the list.
    pub pairings: Vec<Pairing>,
    /// The headers that name no known column.
    pub unknown: Vec<String>,
}

/// One pairing: the players, the table, and the settings of the game in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairing {
    /// The line on which the pairing begins.
    pub line: u64,
    /// The number of the table.
    pub table: u32,
    /// The names of the players.
    pub names: BySide<String>,
    /// The sight of each player.
    pub sight: BySide<Option<Sight>>,
    /// The language in which the program speaks to each player.
    pub languages: BySide<Option<Language>>,
    /// The names of the assistants.
    pub assistants: BySide<Option<String>>,
    /// The rules of the game, 64 or 100 squares.
    pub rules: Option<RuleProfile>,
    /// The time control. If it is a preset, the second value is the game for which the preset is made.
    pub time: Option<(Control, Option<Variant>)>,
    /// The boards, clock device and outputs at the table, in the form of the options of `zgoda play`.
    pub at_table: Vec<AtTable>,
}

/// The reason why a list cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    /// The text is no CSV.
    #[error("it is no list of cells ({0}); save the table as CSV in UTF-8")]
    Csv(String),
    /// The list has no pairing.
    #[error("there is no pairing in it; write one a line below the headers table, white and black")]
    Empty,
    /// A needed column is missing.
    #[error("there is no column {0}; name it in the first line")]
    NoColumn(String),
    /// Two columns have the same header.
    #[error("there are two columns {0}; leave one of them out")]
    ColumnTwice(String),
    /// A line has more cells than there are headers, perhaps by a comma in a name.
    #[error(
        "there are more cells than headers; put a cell that has the separator in it in quotation marks"
    )]
    TooManyCells,
    /// The list has more than [`MOST`] tables.
    #[error("there are more than {MOST} tables; make two lists of them")]
    TooMany,
    /// A needed cell is empty.
    #[error("{0} is empty; fill it in")]
    Missing(String),
    /// A cell in the column of tables holds no number, or a number that is too large.
    #[error(
        "{text:?} is no number of a table; write one from {} to {}", NUMBERS.start(), NUMBERS.end()
    )]
    Number {
        /// The text of the cell.
        text: String,
    },
    /// Two lines have the same table.
    #[error("table {0} stands on line {1} too; correct one of them")]
    TableTwice(u32, u64),
    /// Two lines have the same player.
    #[error("{0} plays on line {1} too; correct one of them")]
    PlayerTwice(String, u64),
    /// A text is too long to be listened to.
    #[error("{0} is longer than {LONGEST_NAME} characters; shorten it")]
    TooLong(String),
    /// A cell has an invisible character, so the program would read another text than a person sees.
    #[error("{0} has a character in it that cannot be seen; type the cell anew")]
    Hidden(String),
    /// A cell holds none of the allowed words.
    #[error("{column} knows no {text:?}; write {allowed}")]
    Word {
        /// The header of the column.
        column: String,
        /// The text of the cell.
        text: String,
        /// The values that may be written.
        allowed: String,
    },
    /// A cell holds no time control.
    #[error("time: {0}")]
    Time(ControlError),
}

/// A fault and its line.
pub type Wrong = (u64, Fault);

/// Reads the text of a list from a file; a file that is too long is not read to its end.
pub(super) fn text(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    let most = LONGEST.saturating_add(1);
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        return Err(io::Error::other("it is too long for a list of pairings"));
    }
    String::from_utf8(bytes)
        .map_err(|_| io::Error::other("it is not written in UTF-8; save it as CSV in UTF-8"))
}

impl Pairings {
    /// Reads the text of a list.
    pub fn parse(text: &str) -> Result<Pairings, Wrong> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .delimiter(separator(text))
            .trim(Trim::All)
            .from_reader(text.as_bytes());
        let mut records = reader.records();
        let headers = match records.next() {
            None => return Err((1, Fault::Empty)),
            Some(headers) => headers.map_err(|error| no_csv(text, &error))?,
        };
        let (columns, unknown) = columns_of(&headers).map_err(|fault| (1, fault))?;
        let mut pairings = Vec::new();
        for record in records {
            let record = record.map_err(|error| no_csv(text, &error))?;
            if record.iter().all(str::is_empty) {
                continue;
            }
            let line = line_of(text, record.position());
            if pairings.len() >= MOST {
                return Err((line, Fault::TooMany));
            }
            let row = Row {
                columns: &columns,
                record: &record,
            };
            let pairing = row.pairing(line).map_err(|fault| (line, fault))?;
            news(&pairing, &pairings).map_err(|fault| (line, fault))?;
            pairings.push(pairing);
        }
        if pairings.is_empty() {
            return Err((1, Fault::Empty));
        }
        Ok(Pairings { pairings, unknown })
    }
}

/// The character between cells: the possible separator that is most frequent in the first line, outside of quotation marks.
fn separator(text: &str) -> u8 {
    let first = text.lines().find(|line| !line.trim().is_empty());
    let outside = first.unwrap_or_default().split('"').step_by(2);
    let all: String = outside.collect();
    let count = |separator: u8| all.bytes().filter(|it| *it == separator).count();
    // If two are equally frequent, the later one in this list is taken.
    let most = [b'\t', b';', b','].into_iter().max_by_key(|it| count(*it));
    most.unwrap_or(b',')
}

/// The line on which a record begins. The library's position is the end of the record before, so empty lines between the two
/// records must be skipped.
fn line_of(text: &str, begins: Option<&csv::Position>) -> u64 {
    let at = begins.map_or(0, csv::Position::byte);
    let at = usize::try_from(at).unwrap_or(usize::MAX);
    let (before, rest) = text.as_bytes().split_at_checked(at).unwrap_or_default();
    let blank = rest.iter().take_while(|byte| byte.is_ascii_whitespace());
    let ends = before.iter().chain(blank).filter(|byte| **byte == b'\n');
    (ends.count() as u64).saturating_add(1)
}

fn no_csv(text: &str, error: &csv::Error) -> Wrong {
    let line = line_of(text, error.position());
    let why = plain(&error.to_string()).into_owned();
    (line, Fault::Csv(why))
}

/// The columns in their order, and the unknown headers.
fn columns_of(headers: &StringRecord) -> Result<(Vec<Option<Column>>, Vec<String>), Fault> {
    let columns: Vec<Option<Column>> = headers.iter().map(Column::named).collect();
    for needed in [
        Column::Table,
        Column::Name(Side::White),
        Column::Name(Side::Black),
    ] {
        if !columns.contains(&Some(needed)) {
            return Err(Fault::NoColumn(needed.header()));
        }
    }
    for column in Column::ALL {
        if columns.iter().filter(|it| **it == Some(column)).count() > 1 {
            return Err(Fault::ColumnTwice(column.header()));
        }
    }
    let all = headers.iter().zip(&columns);
    let unknown = all.filter(|(header, column)| column.is_none() && !header.is_empty());
    let unknown = unknown.map(|(header, _)| plain(header).into_owned());
    let unknown = unknown.collect();
    Ok((columns, unknown))
}

/// A line of the list.
struct Row<'a> {
    columns: &'a [Option<Column>],
    record: &'a StringRecord,
}

impl Row<'_> {
    fn pairing(&self, line: u64) -> Result<Pairing, Fault> {
        let more = self.record.iter().skip(self.columns.len());
        if more.into_iter().any(|cell| !cell.is_empty()) {
            return Err(Fault::TooManyCells);
        }
        let table = self.needed(Column::Table)?;
        let number = table.parse().ok().filter(|it| NUMBERS.contains(it));
        let player = |side| self.needed(Column::Name(side));
        Ok(Pairing {
            line,
            table: number.ok_or(Fault::Number { text: table })?,
            names: by_side(player)?,
            sight: by_side(|side| {
                let allowed = "blind, low or sighted";
                self.word(Column::Sight(side), columns::sight, allowed)
            })?,
            languages: by_side(|side| {
                let all = Language::ALL;
                let tag = |text: &str| {
                    let mut all = all.into_iter();
                    all.find(|it| it.tag().eq_ignore_ascii_case(text))
                };
                let allowed = all.map(Language::tag).join(", ");
                self.word(Column::Language(side), tag, &allowed)
            })?,
            assistants: by_side(|side| self.cell(Column::Assistant(side)))?,
            rules: self.word(Column::Variant, columns::rules, "100 or 64")?,
            time: match self.cell(Column::Time)? {
                Some(text) => Some(time_control(&text).map_err(Fault::Time)?),
                None => None,
            },
            at_table: self.at_table()?,
        })
    }

    /// The boards, clock device and outputs at the table. They are not checked here, but where the options of the game are read.
    fn at_table(&self) -> Result<Vec<AtTable>, Fault> {
        let mut boards = Vec::new();
        boards.extend(self.cell(Column::Board)?.map(|it| format!("both={it}")));
        let mut outputs = Vec::new();
        for side in Side::ALL {
            let board = self.cell(Column::OwnBoard(side))?;
            boards.extend(board.map(|it| format!("{side}={it}")));
            let output = self.cell(Column::Output(side))?;
            outputs.extend(output.map(|it| format!("{side}={it}")));
        }
        let clock = self.cell(Column::ClockDevice)?.into_iter().collect();
        let all = [
            ("board", boards),
            ("clock_device", clock),
            ("channel", outputs),
        ];
        let given = all.into_iter().filter(|(_, values)| !values.is_empty());
        Ok(given
            .map(|(key, values)| AtTable::of_program(key, values))
            .collect())
    }

    /// The text of a column; `None` if the column is missing or its cell is empty.
    fn cell(&self, column: Column) -> Result<Option<String>, Fault> {
        let at = self.columns.iter().position(|it| *it == Some(column));
        let text = at.and_then(|at| self.record.get(at)).unwrap_or_default();
        let text = unguarded(text).trim();
        if text.is_empty() {
            Ok(None)
        } else if text.chars().any(hides) {
            Err(Fault::Hidden(column.header()))
        } else if text.chars().count() > LONGEST_NAME {
            Err(Fault::TooLong(column.header()))
        } else {
            Ok(Some(text.to_owned()))
        }
    }

    fn needed(&self, column: Column) -> Result<String, Fault> {
        let cell = self.cell(column)?;
        cell.ok_or_else(|| Fault::Missing(column.header()))
    }

    fn word<T>(
        &self,
        column: Column,
        read: impl Fn(&str) -> Option<T>,
        allowed: &str,
    ) -> Result<Option<T>, Fault> {
        let Some(text) = self.cell(column)? else {
            return Ok(None);
        };
        match read(&text) {
            Some(found) => Ok(Some(found)),
            None => Err(Fault::Word {
                column: column.header(),
                text,
                allowed: allowed.to_owned(),
            }),
        }
    }
}

/// Checks that no earlier pairing has the same table or player.
fn news(pairing: &Pairing, before: &[Pairing]) -> Result<(), Fault> {
    if let Some(other) = before.iter().find(|it| it.table == pairing.table) {
        return Err(Fault::TableTwice(pairing.table, other.line));
    }
    let same = |one: &str, other: &str| key_of(one) == key_of(other);
    for name in pairing.names.iter().map(|(_, name)| name) {
        let plays = |it: &&Pairing| it.names.iter().any(|(_, other)| same(name, other));
        if let Some(other) = before.iter().find(plays) {
            return Err(Fault::PlayerTwice(name.clone(), other.line));
        }
    }
    if same(&pairing.names.white, &pairing.names.black) {
        let name = pairing.names.white.clone();
        return Err(Fault::PlayerTwice(name, pairing.line));
    }
    Ok(())
}

/// The form of a name that is compared, without differences of spacing and capitals.
fn key_of(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").to_lowercase()
}

/// True if a spreadsheet would take the cell for a formula, or if the cell is guarded already.
fn begins_a_formula(cell: &str) -> bool {
    cell.trim_start_matches('\'').starts_with(FORMULAS)
}

/// The text to write for a cell, with an apostrophe if a spreadsheet would take the cell for a formula.
pub(super) fn guarded(cell: &str) -> String {
    if begins_a_formula(cell) {
        format!("'{cell}")
    } else {
        cell.to_owned()
    }
}

/// The original text of a cell, without the apostrophe that [`guarded`] adds.
fn unguarded(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(bare) if begins_a_formula(cell) => bare,
        _ => cell,
    }
}

fn by_side<T>(mut of: impl FnMut(Side) -> Result<T, Fault>) -> Result<BySide<T>, Fault> {
    Ok(BySide {
        white: of(Side::White)?,
        black: of(Side::Black)?,
    })
}

#[cfg(test)]
mod tests;
