//! `zgoda tables`: the tables of a round in one process, each with its event file and its record.
//!
//! Nobody sits here and plays: half-moves, presses and the arbiter's words come from pages of the desk. At the terminal a
//! line says first for which table it is. What a process has but once (gamepads, a face in a terminal) no table has.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

use zgoda_hw::stopwatch::Stopwatch;

use super::desks::ServedDesks;
use super::edges::keyboard;
use super::event_loop::{EventLoop, InputIs, Keyboard, Stands, TypedAhead};
use super::options::{PlayArgs, PlayOptions, TableOf};
use super::outlet::Sent;
use super::printer::Printer;
use super::run::{Asked, OldGames, open_table};
use super::wake::{Inbox, TableId, TableWake, Wakes, Way};
use crate::common::Common;
use crate::hands::paste::PasteBurst;
use crate::outcome::{Failure, Outcome};
use crate::stderr;
use crate::terminal::{Keys, RawMode};

/// More tables one process does not serve.
const MOST_TABLES: usize = 200;

/// What a round is served with.
#[derive(Clone, Debug)]
pub struct RoundArgs<'a> {
    /// Event files, one a table; their records lie beside them.
    pub folder: &'a Path,
    /// Official or training.
    pub mode: &'a str,
    /// Where pages are shown, if this process starts them too.
    pub desk: Option<&'a str>,
    /// By what every wait is divided, for tests.
    pub speed: Option<u32>,
}

/// Serves all tables of a round to their end.
pub fn serve(args: &RoundArgs<'_>, common: &Common) -> Result<Outcome, Failure> {
    let watch = Stopwatch::start();
    let all = tables_of(args, common)?;
    let keys = Keys::listen_to_lines().map_err(Failure::of)?;
    let (sends, inbox) = channel();
    let served = ServedDesks::start(common.data.as_deref(), args.desk, &sends)?;
    let count = all.len();
    let mut tables = BTreeMap::new();
    for (n, (id, options)) in (1..).zip(all) {
        let wakes = Wakes::new(sends.clone(), id);
        let TableId(number) = id;
        stderr::tell(format_args!("table {number}, {n} of {count}"));
        let told = wakes.clone();
        let sent = move |sent: Sent| {
            let _ = told.send(TableWake::Sent(Way::Output, sent));
        };
        let printer = Printer::labelled(format!("{number}: "), sent).map_err(Failure::of)?;
        let begun = (watch, Some(served.desks()));
        let asked = Asked {
            options: &options,
            keys: &keys,
            ahead: &mut TypedAhead::default(),
        };
        let (live, _) = open_table(asked, OldGames::Known, printer, &wakes, begun)?;
        tables.insert(id, live);
    }
    keyboard(&keys, sends)?;
    let came = EventLoop {
        watch,
        tables,
        keyboard: Keyboard {
            at: Stands::AmongAll,
            keys,
            raw: RawMode::none(),
            burst: PasteBurst::default(),
            input: InputIs::Open,
        },
        inbox: Inbox::new(inbox),
    }
    .run();
    Ok(came.outcome)
}

/// What each table is played with, by its number: that of its event file, or else its place among them.
fn tables_of(
    args: &RoundArgs<'_>,
    common: &Common,
) -> Result<BTreeMap<TableId, PlayOptions>, Failure> {
    let mut all = BTreeMap::new();
    for (place, file) in (1..).zip(event_files(args.folder)?) {
        let options = options(&file, args, common)?;
        let number = options.event.as_ref().and_then(|it| it.settings.number);
        let number = number.unwrap_or(place);
        if all.insert(TableId(number), options).is_some() {
            return Err(Failure::Sentence(format!(
                "{}: table {number} is there already; give each event file a number of its own, under [table]",
                file.display()
            )));
        }
    }
    Ok(all)
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

/// What the table of this event file is played with: without sound, because nobody sits at this computer.
fn options(file: &Path, args: &RoundArgs<'_>, common: &Common) -> Result<PlayOptions, Failure> {
    let of_table = PlayArgs {
        mode: Some(args.mode.to_owned()),
        event: Some(file.to_owned()),
        record: Some(file.with_extension("zgoda")),
        voice: Some("none".to_owned()),
        speed: args.speed,
        ..PlayArgs::default()
    };
    let options = PlayOptions::read(&of_table, common).map_err(Failure::of)?;
    Ok(PlayOptions {
        table: TableOf::Round,
        ..options
    })
}
