//! The beginning of a game: its record, new or taken up again, and what it is played with.

use std::path::PathBuf;

use super::options::{OptionError, PlayOptions, data_folder};
use super::settle::Table;
use crate::record::{Contents, Record, RecordError, is_there, shelf};

/// A game ready to begin.
#[derive(Debug)]
pub struct Opened {
    /// What it is played with.
    pub table: Table,
    /// Where it is written down.
    pub record: Record,
    /// What the record held, where the game is taken up again.
    pub resumed: Option<Contents>,
    /// Other unfinished games lying in the data folder; only looked for where no record was named.
    pub unfinished: Vec<PathBuf>,
}

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    /// The options.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Nowhere to put it.
    #[error("no folder for records is known here; name one with --data, or a file with --record")]
    NoFolder,
}

/// Opens the record the options name, or a new one. Nothing is written before the options are
/// found to be right.
pub fn open(options: &PlayOptions) -> Result<Opened, OpeningError> {
    if let Some(path) = options.record.as_deref().filter(|path| is_there(path)) {
        let (record, found) = Record::open(path)?;
        return match options.settle_with(path, &found) {
            Ok(table) => Ok(Opened {
                table,
                record,
                resumed: Some(found),
                unfinished: Vec::new(),
            }),
            Err(error) => {
                // Folded as after any other opening; the refusal is what matters.
                let _ = record.close();
                Err(error.into())
            }
        };
    }
    let table = options.settle()?;
    let (path, unfinished) = match &options.record {
        Some(path) => (path.clone(), Vec::new()),
        None => {
            let folder = data_folder(options.data.as_deref()).ok_or(OpeningError::NoFolder)?;
            (shelf::new_name(&folder)?, shelf::unfinished(&folder))
        }
    };
    let record = Record::create(&path, &table.settings(), &table.persons())?;
    Ok(Opened {
        table,
        record,
        resumed: None,
        unfinished,
    })
}
