// SPDX-License-Identifier: GPL-3.0-or-later
//! Writes the list of pairings of a round anew, from its event files, with the results from the records.

use std::fs;
use std::path::{Path, PathBuf};

use csv::WriterBuilder;
use zgoda_game::{BySide, Side};
use zgoda_record as record;
use zgoda_record::event::PersonRole;
use zgoda_record::event_file::at_table::AtTable;
use zgoda_record::event_file::file::EventFile;
use zgoda_record::event_file::kept::kept;

use super::columns::{self, Column};
use super::error::RoundError;
use super::folder::{self, Again};
use super::pairings::guarded;

/// The file extension of records.
const RECORD: &str = "zgoda";

/// The form in which a list is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// The form with commas between the cells.
    Plain,
    /// The form that Excel expects in countries with a decimal comma: semicolons, and a mark for UTF-8.
    Excel,
}

/// An order to write a list.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    /// The folder with the papers of the round.
    pub(crate) folder: PathBuf,
    /// The path of the list.
    pub(crate) list: PathBuf,
    /// The folder with the records of the round's games.
    pub(crate) records: Option<PathBuf>,
    /// The form in which the list is written.
    pub(crate) form: Form,
    /// The choice whether an existing list may be overwritten.
    pub(crate) again: Again,
}

/// The report on the written list and the missing results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Listed {
    /// The number of tables that the list has.
    pub(crate) tables: usize,
    /// The tables for which no record has a result.
    pub(crate) without: Vec<u32>,
    /// The tables for which several records have different results.
    pub(crate) several: Vec<u32>,
    /// The files with the extension of records that cannot be read.
    pub(crate) unread: Vec<PathBuf>,
}

/// The end of a game in a record.
#[derive(Clone, Debug)]
struct Ended {
    names: BySide<String>,
    number: Option<u32>,
    result: String,
}

/// Writes the list of a round with its results.
pub(crate) fn write(order: &Order) -> Result<Listed, RoundError> {
    order.again.check(std::slice::from_ref(&order.list))?;
    let files = folder::files(&order.folder)?;
    let mut listed = Listed {
        tables: files.len(),
        ..Listed::default()
    };
    let ended = match &order.records {
        Some(records) => ended_in(records, &mut listed.unread)?,
        None => Vec::new(),
    };
    let mut rows = vec![Column::ALL.map(Column::header)];
    for file in &files {
        let number = file.settings.number.unwrap_or_default();
        let mut results: Vec<&str> = ended
            .iter()
            .filter(|it| it.is_of(file))
            .map(|it| it.result.as_str())
            .collect();
        results.sort_unstable();
        results.dedup();
        let result = match results.as_slice() {
            [result] => (*result).to_owned(),
            [] => {
                if order.records.is_some() {
                    listed.without.push(number);
                }
                String::new()
            }
            _ => {
                listed.several.push(number);
                String::new()
            }
        };
        rows.push(Column::ALL.map(|column| guarded(&cell(column, file, &result))));
    }
    let failed = |error: &std::io::Error| RoundError::writing(&order.list, error);
    let (separator, mark) = match order.form {
        Form::Plain => (b',', ""),
        Form::Excel => (b';', "\u{feff}"),
    };
    let mut writer = WriterBuilder::new()
        .delimiter(separator)
        .from_writer(Vec::new());
    for row in rows {
        let written = writer.write_record(row);
        written.map_err(|error| failed(&error.into()))?;
    }
    let bytes = writer.into_inner().map_err(|error| failed(error.error()))?;
    let text = format!("{mark}{}", String::from_utf8_lossy(&bytes));
    folder::put(&order.list, &text)?;
    folder::note(&order.folder, &[&order.list])?;
    Ok(listed)
}

fn cell(column: Column, file: &EventFile, result: &str) -> String {
    let settings = &file.settings;
    let at_table = |key, of: &dyn Fn(&AtTable) -> Option<&str>| {
        let found = file.at_table.iter().find(|it| it.key == key)?;
        of(found).map(str::to_owned)
    };
    let text = match column {
        Column::Table => settings.number.map(|it| it.to_string()),
        Column::Name(side) => file.names.get(side).clone(),
        Column::Sight(side) => file.sight.get(side).map(|it| it.word().to_owned()),
        Column::Language(side) => {
            let language = settings.languages.get(side);
            language.map(|it| it.tag().to_owned())
        }
        Column::Assistant(side) => {
            let assistant = settings.assistants.get(side).as_ref();
            assistant.map(|it| it.name.clone())
        }
        Column::Variant => settings.rules.map(|it| columns::squares(it).to_owned()),
        Column::Time => settings.time.as_ref().map(ToString::to_string),
        Column::Board => at_table("board", &|it| it.of("both")),
        Column::OwnBoard(side) => at_table("board", &|it| it.of(side.word())),
        Column::ClockDevice => {
            at_table("clock_device", &|it| it.values.first().map(String::as_str))
        }
        Column::Output(side) => at_table("channel", &|it| it.of(side.word())),
        Column::Result => Some(result.to_owned()),
    };
    text.unwrap_or_default()
}

/// The finished games with named players in the records of a folder.
fn ended_in(folder: &Path, unread: &mut Vec<PathBuf>) -> Result<Vec<Ended>, RoundError> {
    let entries = fs::read_dir(folder).map_err(|error| RoundError::reading(folder, &error))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|end| end == RECORD))
        .collect();
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        match record::read(&path) {
            Ok(contents) => {
                let name = |side| {
                    let mut persons = contents.persons.iter();
                    let found = persons.find(|it| it.side == PersonRole::player(side));
                    found.map(|it| it.name.clone()).unwrap_or_default()
                };
                let finish = contents.state().finished;
                all.extend(finish.map(|finish| Ended {
                    names: BySide {
                        white: name(Side::White),
                        black: name(Side::Black),
                    },
                    number: kept(&contents).ok().and_then(|it| it.number),
                    result: finish.result,
                }));
            }
            Err(_) => unread.push(path),
        }
    }
    Ok(all)
}

impl Ended {
    /// True if this is the game of the table in `file`. Both names must agree with the event file. If the record has the number of
    /// a table, the number must agree, too.
    fn is_of(&self, file: &EventFile) -> bool {
        let number = self
            .number
            .is_none_or(|it| file.settings.number == Some(it));
        let name = |side| file.names.get(side).as_deref() == Some(self.names.get(side).as_str());
        number && name(Side::White) && name(Side::Black)
    }
}
