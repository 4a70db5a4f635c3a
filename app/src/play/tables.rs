// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda tables`: the tables of a round in one process, each with its event file and its record.
//!
//! No player sits at this terminal: half-moves, presses and the arbiter's words come from pages of the desk. Each line at
//! the terminal begins with the number of its table. No table has a device of which a process can have only one
//! (gamepads, a clock face in a terminal). `starting` starts the tables, and remembers the tables that could not be
//! started.

mod starting;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

use zgoda_hw::stopwatch::Stopwatch;
use zgoda_input::hands::paste::PasteBurst;

use super::codes::NewCode;
use super::desks::ServedDesks;
use super::edges::keyboard;
use super::event_loop::{EventLoop, InputIs, Keyboard, Stands};
use super::wake::Inbox;
use crate::common::Common;
use crate::desk_link::wire::MOST_TABLES;
use crate::outcome::{Failure, Outcome};
use crate::terminal::{Keys, RawMode};
use starting::Starter;
pub(super) use starting::{NotStarted, Which};

/// The arguments with which a round is served.
#[derive(Clone, Debug)]
pub struct RoundArgs<'a> {
    /// The folder of the event files, one for each table; the records lie beside the event files.
    pub folder: &'a Path,
    /// The mode of the tables: official or training.
    pub mode: &'a str,
    /// The address at which pages are shown, if this process starts the pages too.
    pub desk: Option<&'a str>,
    /// States whether games may go on although their event files give other codes of the arbiters than before.
    pub new_code: NewCode,
    /// The number by which every wait is divided, for tests.
    pub speed: Option<u32>,
}

/// Serves all tables of a round to their end. A table that cannot start does not stop the other tables. The round fails
/// only if no table can start.
pub fn serve(args: &RoundArgs<'_>, common: &Common) -> Result<Outcome, Failure> {
    let watch = Stopwatch::start();
    let files = event_files(args.folder)?;
    let keys = Keys::listen_to_lines().map_err(Failure::of)?;
    let (sends, inbox) = channel();
    let served = ServedDesks::start(common.data.as_deref(), args.desk, &sends)?;
    let mut tables = BTreeMap::new();
    let mut round = NotStarted::new(
        files,
        Starter {
            mode: args.mode.to_owned(),
            new_code: args.new_code,
            speed: args.speed,
            common: common.clone(),
            keys: keys.clone(),
            sends: sends.clone(),
            desks: served.desks(),
            watch,
        },
    );
    round.start(Which::All, &mut tables);
    if tables.is_empty() {
        return Err(Failure::Told);
    }
    keyboard(&keys, sends)?;
    let came = EventLoop {
        watch,
        tables,
        round: Some(round),
        keyboard: Keyboard {
            at: Stands::AmongAll,
            keys,
            raw: RawMode::none(),
            focus: None,
            burst: PasteBurst::default(),
            input: InputIs::Open,
        },
        inbox: Inbox::new(inbox),
    }
    .run();
    Ok(came.outcome)
}

/// The event files of a folder, by their names.
fn event_files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unread = |error: std::io::Error| {
        Failure::Sentence(format!(
            "the folder {} cannot be read ({error}); name the one that `zgoda round make` wrote",
            folder.display()
        ))
    };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unread)? {
        let path = entry.map_err(unread)?.path();
        if path.extension().is_some_and(|it| it == "toml") {
            files.push(path);
        }
    }
    files.sort();
    match files.len() {
        0 => Err(Failure::Sentence(format!(
            "there is no event file in {}; `zgoda round make` writes one a table",
            folder.display()
        ))),
        1..=MOST_TABLES => Ok(files),
        many => Err(Failure::Sentence(format!(
            "there are {many} event files in {}, and one program serves {MOST_TABLES} tables; divide them",
            folder.display()
        ))),
    }
}
