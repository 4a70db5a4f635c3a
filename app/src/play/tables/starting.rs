// SPDX-License-Identifier: GPL-3.0-or-later
//! The start of the tables of a round. A table that cannot be started does not stop the others: one sentence gives its number and
//! what to do, arbiters see it in their lists, and a line at the terminal can start it later.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;

use zgoda_hw::stopwatch::Stopwatch;
use zgoda_record::event::DeskRole;
use zgoda_record::event_file::file::{EventFile, number_in_name};
use zgoda_speech::Listener;
use zgoda_speech::voice::VoiceSpec;
use zgoda_table::session::input::Input;

use super::super::codes::NewCode;
use super::super::event_loop::TypedAhead;
use super::super::live_table::LiveTable;
use super::super::options::{PlayArgs, PlayOptions, TableOf};
use super::super::outlet::Sent;
use super::super::printer::Printer;
use super::super::run::{Asked, OldGames, open_table};
use super::super::wake::{TableId, TableWake, Wake, Wakes, Way};
use crate::common::Common;
use crate::desk_link::server::Desks;
use crate::desk_link::wire::{TableNumber, Tell, VERSION};
use crate::outcome::Failure;
use crate::stderr;
use crate::terminal::Keys;

/// A choice among the tables that do not run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) enum Which {
    /// All tables that do not run.
    All,
    /// The table with this number.
    Number(u32),
}

/// The tables of a round that do not run (yet).
#[derive(Debug)]
pub(in crate::play) struct NotStarted {
    /// The event files of these tables, each with its place in the round, which is the table's number if the file gives none.
    files: Vec<(u32, PathBuf)>,
    starter: Starter,
}

/// The parts that all tables share at their start.
#[derive(Debug)]
pub(super) struct Starter {
    pub(super) mode: String,
    pub(super) new_code: NewCode,
    pub(super) speed: Option<u32>,
    pub(super) common: Common,
    pub(super) keys: Keys,
    pub(super) sends: Sender<Wake>,
    pub(super) desks: Desks,
    pub(super) watch: Stopwatch,
}

impl NotStarted {
    /// All tables of a round.
    pub(super) fn new(files: Vec<PathBuf>, starter: Starter) -> NotStarted {
        let files = (1..).zip(files).collect();
        NotStarted { files, starter }
    }

    /// True once all tables have started.
    pub(in crate::play) const fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Tries to start these tables; returns the number of tables tried.
    pub(in crate::play) fn start(
        &mut self,
        which: Which,
        running: &mut BTreeMap<TableId, LiveTable>,
    ) -> usize {
        let waiting = std::mem::take(&mut self.files);
        let count = waiting.len();
        let mut tried = 0;
        for (nth, (place, file)) in (1..).zip(waiting) {
            let read = EventFile::read(&file);
            let number = read.as_ref().ok().and_then(|it| it.settings.number);
            let number = number.or_else(|| number_in_name(&file));
            let number = number.unwrap_or(place);
            if which != Which::All && which != Which::Number(number) {
                self.files.push((place, file));
                continue;
            }
            tried += 1;
            if which == Which::All {
                stderr::tell(format_args!("table {number}, {nth} of {count}"));
            }
            let id = TableId(number);
            if running.contains_key(&id) {
                stderr::tell(format_args!(
                    "{}: table {number} is there already; give each event file a number of its own, under [table], and type \
                     that number and : start",
                    file.display()
                ));
                self.files.push((place, file));
                continue;
            }
            match self.starter.open(id, &file) {
                Ok(mut table) => {
                    table.session.handle(Input::Tick, table.now());
                    running.insert(id, table);
                }
                Err(why) => {
                    let network = read.is_ok_and(|file| {
                        let consents = &file.settings.consents;
                        consents.has(zgoda_speech::announcement::Consent::Network)
                    });
                    self.starter.tell(number, &why, network);
                    self.files.push((place, file));
                }
            }
        }
        tried
    }
}

impl Starter {
    /// Tells of a table that does not start, on standard error and in the arbiters' lists.
    fn tell(&self, number: u32, why: &Failure, network: bool) {
        stderr::tell(format_args!(
            "table {number} does not start: {why}; once that is put right, type {number}: start"
        ));
        self.desks.open(
            TableNumber(number),
            Tell::NotStarted {
                version: VERSION,
                number,
                network,
                why: why.to_string(),
            },
        );
    }

    fn open(&self, id: TableId, file: &Path) -> Result<LiveTable, Failure> {
        let options = self.options(file)?;
        let TableId(number) = id;
        let wakes = Wakes::new(self.sends.clone(), id);
        let told = wakes.clone();
        let sent = move |sent: Sent| {
            let _ = told.send(TableWake::Sent(Way::Output, sent));
        };
        let printer = Printer::labelled(format!("{number}: "), sent).map_err(Failure::of)?;
        let asked = Asked {
            options: &options,
            keys: &self.keys,
            ahead: &mut TypedAhead::default(),
        };
        let begun = (self.watch, Some(self.desks.clone()));
        let (live, _) = open_table(asked, OldGames::Known, printer, &wakes, begun)?;
        Ok(live)
    }

    /// The options for the table of this event file, as `play` would take them. If the file names no output, a player with a slip
    /// for a page hears through that page; without such a slip there is no sound, because no player sits at this computer.
    fn options(&self, file: &Path) -> Result<PlayOptions, Failure> {
        let record = file.with_extension("zgoda");
        let goes_on = record.exists();
        let of_table = PlayArgs {
            mode: Some(self.mode.clone()),
            event: Some(file.to_owned()),
            new_code: goes_on && self.new_code == NewCode::Wanted,
            record: Some(record),
            speed: self.speed,
            ..PlayArgs::default()
        };
        let mut options = PlayOptions::read(&of_table, &self.common).map_err(Failure::of)?;
        if options.channels.outputs().is_one() {
            let slips = options.event.iter().flat_map(|file| &file.slips);
            let ears = slips.filter_map(|slip| match slip.role {
                DeskRole::Ear(side) => Some(Listener::from(side)),
                _ => None,
            });
            options.channels.open_pages(ears.collect::<Vec<_>>());
        }
        if options.channels.outputs().is_one() {
            options.voice.get_or_insert(VoiceSpec::Text);
        }
        Ok(PlayOptions {
            table: TableOf::Round,
            ..options
        })
    }
}
