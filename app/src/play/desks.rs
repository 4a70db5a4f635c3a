// SPDX-License-Identifier: GPL-3.0-or-later
//! The desks of this process: the socket to which they connect, and the pages that `--desk` starts in addition to the
//! game.

use std::io::Write as _;
use std::path::Path;
use std::sync::mpsc::Sender;

use zgoda_record::event::DeskRole;
use zgoda_record::own_files;
use zgoda_record::place;
use zgoda_record::slips::{NewSlip, Slip, replace};
use zgoda_record::{Contents, Record};
use zgoda_speech::{Language, Listener};
use zgoda_table::session::effect::TypedCode;

use super::desk_edge::DeskEdge;
use super::desk_pages::Pages;
use super::permits::Permits;
use super::settle::TableSettings;
use super::slips::TableSlips;
use super::trials::Trials;
use super::tried::slip_tried;
use super::wake::{TableId, TableWake, Wake, Wakes};
use crate::common::data_folder;
use crate::desk_link::server::{DeskServer, Desks, FromDesk};
use crate::desk_link::wire::TableNumber;
use crate::outcome::Failure;
use crate::stderr;

/// The default address at which `--desk` shows its pages.
pub const DESK_ADDRESS: &str = "127.0.0.1:7464";

/// The socket, and the process of the pages if it was started. Dropping the value ends both.
#[derive(Debug)]
pub(super) struct ServedDesks {
    server: DeskServer,
    /// The process of the pages, which ends when this is dropped.
    _pages: Option<Pages>,
}

impl ServedDesks {
    /// Serves desks in this data folder, and shows the pages at this address, if one is named.
    pub(super) fn start(
        data: Option<&Path>,
        address: Option<&str>,
        sends: &Sender<Wake>,
    ) -> Result<ServedDesks, Failure> {
        let Some(data) = data_folder(data) else {
            let sentence = "a desk needs a folder for its socket; name one with --data";
            return Err(Failure::Sentence(sentence.to_owned()));
        };
        let permits = Permits::new();
        let sends = sends.clone();
        let server = DeskServer::start(&data, move |from| {
            let wake = match from {
                FromDesk::Asked(desk, asked) => {
                    let asks = TableWake::Desk(desk, asked.what, permits.permit());
                    Wake::Table(TableId(asked.table.0), asks)
                }
                FromDesk::Gone(desk) => Wake::DeskGone(desk),
            };
            // The receiver may be gone.
            let _ = sends.send(wake);
        });
        let server = server.map_err(|error| {
            Failure::Sentence(format!(
                "the socket for desks cannot be made in {} ({error}); name another folder with --data",
                data.display()
            ))
        })?;
        let pages = address.map(|address| Pages::start(&data, address));
        Ok(ServedDesks {
            server,
            _pages: pages.transpose()?,
        })
    }

    /// The handle through which this table reaches the desks.
    pub(super) fn desks(&self) -> Desks {
        self.server.desks()
    }
}

/// Appends the words of a slip, as one line, to a private file.
fn keep(file: &Path, role: DeskRole, words: &TypedCode) {
    let line = format!("slip for {role}, opens one device once: {}\n", words.0);
    let written = own_files::file()
        .create(true)
        .append(true)
        .open(file)
        .and_then(|mut file| file.write_all(line.as_bytes()));
    let path = file.display();
    match written {
        Ok(()) => stderr::tell(format_args!(
            "the words of the slip are in {path}; delete it once they are used"
        )),
        Err(error) => stderr::tell(format_args!(
            "the words of the slip cannot be written to {path} ({error}); make the slip anew on an arbiter's page"
        )),
    }
}

/// Slow work on slips.
#[derive(Debug)]
pub(super) enum OfSlips {
    /// Tries these words.
    Try(TypedCode),
    /// Makes a slip for this role.
    Make(DeskRole),
    /// Lets this slip open a device from now on.
    Know(Slip),
    /// Keeps the words of a slip in the file beside the record.
    Keep(DeskRole, TypedCode),
}

/// The part of the event loop that connects this table with the desks. Only this function prints the words of slips
/// that are made during the game.
pub(super) fn edge(
    desks: Desks,
    (table, given): (&TableSettings, (&[Slip], &[Listener])),
    language: Language,
    (record, resumed): (&mut Record, Option<&Contents>),
    wakes: &Wakes,
) -> Result<DeskEdge, Failure> {
    let slips = TableSlips::of(table, given, resumed)?;
    record.keep_desk(&slips.kept).map_err(Failure::of)?;
    for slip in &slips.new {
        stderr::tell(format_args!(
            "slip for {}, opens one device once: {}",
            slip.slip.role, slip.words
        ));
    }
    let answers = wakes.clone();
    let mut all = slips.kept.slips.clone();
    let beside = place::beside(record.path(), "-slips.txt");
    let trials = Trials::start("slips", move |wanted| {
        let done = match wanted {
            OfSlips::Know(slip) => return replace(&mut all, slip),
            OfSlips::Keep(role, words) => return keep(&beside, role, &words),
            OfSlips::Try(words) => {
                let slip = slip_tried(&words.0, &all);
                TableWake::SlipTried(slip.map(|slip| (slip.key.clone(), slip.role)))
            }
            OfSlips::Make(role) => {
                let made = NewSlip::make(role, &all).ok();
                TableWake::SlipMade(made.map(Box::new))
            }
        };
        let _ = answers.send(done);
    });
    let trials = trials.map_err(Failure::of)?;
    let TableId(number) = wakes.table();
    let number = TableNumber(number);
    let kept = (slips.kept, trials);
    let path = record.path().to_owned();
    Ok(DeskEdge::open(desks, number, table, language, kept, path))
}
