// SPDX-License-Identifier: GPL-3.0-or-later
//! Opens the edges of a live game. Each edge sends its events to the loop.

use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::mpsc::Sender;

use zgoda_game::Setup;
use zgoda_hw::serial::Ready;
use zgoda_hw::stopwatch::Stopwatch;
use zgoda_record::{FoldWaits, KeptCodes, Record, Writer};
use zgoda_speech::announcement::BoardOf;
use zgoda_table::session::effect::TypedCode;

use super::board_edge::{BoardEdge, Place};
use super::clock_edge::ClockEdge;
use super::clock_words::ClockDevice;
use super::elsewhere_edge::ElsewhereEdge;
use super::pad_edge::PadEdge;
use super::permits::Permits;
use super::trials::Trials;
use super::wake::{TableWake, Unheard, Wake, Wakes};
use crate::outcome::Failure;
use crate::platform::ending;
use crate::settings_files::saver::SettingsSaver;
use crate::terminal::{Keys, Listening};

/// The parts that all edges of one table share: the way to the loop, the stopwatch of the game, and the factor by which waits are
/// shortened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edges<'w> {
    pub(super) wakes: &'w Wakes,
    pub(super) watch: Stopwatch,
    pub(super) speed: u32,
}

impl Edges<'_> {
    /// Starts the writer on the disk.
    pub(super) fn disk(self, record: Record) -> Result<Writer, Failure> {
        let wakes = self.wakes.clone();
        let folds = FoldWaits::REAL.divided(self.speed);
        Writer::start(record, folds, move |answer| {
            let _ = wakes.send(TableWake::Disk(answer));
        })
        .map_err(Failure::of)
    }

    /// Starts the thread that finds the owner of each typed code.
    pub(super) fn codes(self, kept: KeptCodes) -> Result<Trials<TypedCode>, Failure> {
        let wakes = self.wakes.clone();
        Trials::start("codes", move |code: TypedCode| {
            let _ = wakes.send(TableWake::CodeTried(kept.whose(&code.0)));
        })
        .map_err(Failure::of)
    }

    /// Starts the check whether another command was used on this record. The check ends when the returned value is dropped.
    pub(super) fn elsewhere(self, record: &Path) -> Result<ElsewhereEdge, Failure> {
        let wakes = self.wakes.clone();
        ElsewhereEdge::start(record.to_owned(), move |all| {
            let _ = wakes.send(TableWake::Elsewhere(all));
        })
        .map_err(Failure::of)
    }

    /// Opens the sensor boards, for the position in which the game stands; the clock may be on the line of one board.
    pub(super) fn boards(
        self,
        places: Vec<(BoardOf, Place)>,
        device: &ClockDevice,
        setup: &Setup,
    ) -> Result<Vec<BoardEdge>, Failure> {
        // One board has the clock; if both could have it, White's board does.
        let mut clock = match device {
            ClockDevice::Board(white) => Some(*white),
            ClockDevice::Embedded | ClockDevice::Line(_) => None,
        };
        let open = |(of, place): (BoardOf, Place)| {
            let clock = clock.take_if(|_| place.keeps_time());
            let wakes = self.wakes.clone();
            let permits = Permits::new();
            let sink = move |at, event| {
                let _ = wakes.send(TableWake::Line(of, at, event, permits.permit()));
            };
            BoardEdge::open(of, place, clock, setup, self.speed, self.watch, sink)
                .map_err(|error| unwatched("board", &error))
        };
        places.into_iter().map(open).collect()
    }

    /// Opens a clock on a line of its own.
    pub(super) fn clock(self, ready: Ready) -> Result<ClockEdge, Failure> {
        let wakes = self.wakes.clone();
        let permits = Permits::new();
        let sink = move |at, event| {
            let _ = wakes.send(TableWake::ClockLine(at, event, permits.permit()));
        };
        ClockEdge::open(ready, self.speed, self.watch, sink)
            .map_err(|error| unwatched("clock", &error))
    }

    /// The saver that keeps the settings of all listeners.
    pub(super) fn settings(self) -> Result<SettingsSaver, Failure> {
        let wakes = self.wakes.clone();
        SettingsSaver::start(move |error| {
            let _ = wakes.send(TableWake::SettingsNotKept(error));
        })
        .map_err(Failure::of)
    }

    /// Opens the gamepads, with those that are plugged in later.
    pub(super) fn pads(self) -> PadEdge {
        let wakes = self.wakes.clone();
        PadEdge::open(
            move |seat, event| match wakes.send(TableWake::Pad(seat, event)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(Unheard) => ControlFlow::Break(()),
            },
        )
    }
}

/// Opens the keyboard, which belongs to the process and to no single table.
pub(super) fn keyboard(keys: &Keys, wakes: Sender<Wake>) -> Result<(), Failure> {
    ending::outlive_full_files().map_err(Failure::of)?;
    keys.send_to(move |key| match wakes.send(Wake::Typed(key)) {
        Ok(()) => Listening::Yes,
        Err(_) => Listening::No,
    });
    Ok(())
}

fn unwatched(device: &str, error: &io::Error) -> Failure {
    Failure::Sentence(format!("the {device}'s port cannot be watched: {error}"))
}
