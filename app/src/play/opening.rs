// SPDX-License-Identifier: GPL-3.0-or-later
//! The beginning of a game: opens its record, new or resumed, and its equipment.

use std::path::{Path, PathBuf};
use std::time::Duration;

use zgoda_game::{BySide, Side};
use zgoda_hw::LineFault;
use zgoda_hw::line_clock::BAUD;
use zgoda_hw::serial::Ready;
use zgoda_record::event::{Body, Event, LostPart, Source};
use zgoda_record::mode::GameKind;
use zgoda_record::program_hash::ProgramHash;
use zgoda_record::{Contents, KeptCodes, LogTrouble, Record, RecordError, is_there, read, shelf};
use zgoda_speech::announcement::{BoardOf, StartTrouble};
use zgoda_table::session::options::{Hands, Keeper, SensorBoards};

use super::board_edge::Place;
use super::clock_words::ClockDevice;
use super::codes::{self, Resumed, told};
use super::keyboard;
use super::options::{OptionError, PlayOptions, TableOf};
use super::settle::TableSettings;
use super::slips::has_face;
use super::words::{BoardSpec, Boards};
use crate::common::data_folder;
use crate::face::client::{FaceLink, Reached};
use crate::outcome::Failure;
use crate::sim_hands::hand_game;
use crate::stderr;

/// The time within which a newly started face answers.
const FACE_PATIENCE: Duration = Duration::from_secs(2);

/// A game ready to begin.
#[derive(Debug)]
pub struct Opened {
    /// The settings that the game is played with.
    pub table: TableSettings,
    /// The codes that open the arbiters' words.
    pub codes: KeptCodes,
    /// The sensor boards, ready to be used.
    pub(super) boards: (SensorBoards, Vec<(BoardOf, Place)>),
    /// The port of a clock on a line of its own.
    pub(super) clock: Option<Ready>,
    /// The face of the program's own clock.
    pub(super) face: Option<FaceLink>,
    /// The record in which the game is written down.
    pub record: Record,
    /// The contents of the record, where the game is taken up again.
    pub resumed: Option<Contents>,
    /// Other unfinished games in the data folder; they are looked for only if no record was named.
    pub unfinished: Vec<PathBuf>,
}

/// The reason why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    /// An option cannot be used.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The record cannot be opened.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The board's port cannot be opened. The program waits for a board that goes away later. A board that is missing at the
    /// beginning more likely means that another port was meant.
    #[error("--board: {0}")]
    Port(#[from] LineFault),
    /// The clock's port cannot be opened.
    #[error("--clock-device: {0}")]
    ClockPort(LineFault),
    /// The program's own clock has no face for sighted people.
    #[error(
        "in official play the program's own clock needs a face for those who see (Kodeks II 3.5.5); start \
         `zgoda clock` with the same --data in another terminal, or name a clock with --clock-device"
    )]
    NoFace,
    /// The program's own clock has no face for sighted people, at a table that is seen on pages alone.
    #[error(
        "in official play the program's own clock needs a face for those who see (Kodeks II 3.5.5), and {} has no slip \
         for one; `zgoda round make` makes one among the usual slips, or with --slips face", .0.display()
    )]
    NoFaceSlip(PathBuf),
    /// The thread of the face cannot be started.
    #[error("the clock's face cannot be looked for ({0}); end other programs")]
    FaceFailed(String),
    /// The game for the hands of a simulated board cannot be used.
    #[error("--board sim: {0}")]
    Game(Failure),
    /// The record is not whole, and the user did not let its game go on.
    #[error("{} is left as it is; `zgoda export` writes what there is", .0.display())]
    LeftAlone(PathBuf),
    /// There is no folder for the record.
    #[error("no folder for records is known here; name one with --data, or a file with --record")]
    NoFolder,
}

impl From<OpeningError> for Failure {
    fn from(error: OpeningError) -> Failure {
        Failure::CannotBegin {
            why: error.trouble(),
            sentence: error.to_string(),
        }
    }
}

impl OpeningError {
    const fn trouble(&self) -> StartTrouble {
        match self {
            OpeningError::Record(error) => of_record(error),
            OpeningError::Port(fault) | OpeningError::ClockPort(fault) => of_port(fault),
            OpeningError::NoFolder => StartTrouble::NoFolder,
            OpeningError::Option(_)
            | OpeningError::NoFace
            | OpeningError::NoFaceSlip(_)
            | OpeningError::FaceFailed(_)
            | OpeningError::Game(_)
            | OpeningError::LeftAlone(_) => StartTrouble::Other,
        }
    }
}

const fn of_record(error: &RecordError) -> StartTrouble {
    match error {
        RecordError::Missing(_) | RecordError::Gone(_) => StartTrouble::RecordGone,
        RecordError::Damaged { .. }
        | RecordError::Unreadable { .. }
        | RecordError::Short { .. }
        | RecordError::StrayWal(_) => StartTrouble::RecordDamaged,
        RecordError::Newer { .. } => StartTrouble::RecordNewer,
        RecordError::InUse(_) => StartTrouble::RecordInUse,
        RecordError::Full(_) => StartTrouble::DiskFull,
        RecordError::ReadOnly(_) => StartTrouble::ReadOnly,
        RecordError::Disk { .. } => StartTrouble::DiskFails,
        RecordError::Exists(_) | RecordError::NotARecord { .. } => StartTrouble::Other,
    }
}

const fn of_port(fault: &LineFault) -> StartTrouble {
    match fault {
        LineFault::Absent(_) => StartTrouble::PortAbsent,
        LineFault::Busy(_) => StartTrouble::PortBusy,
        LineFault::Forbidden(_) => StartTrouble::PortForbidden,
        LineFault::Unplugged | LineFault::Failed { .. } => StartTrouble::PortFails,
    }
}

/// Whether a game is to go on although its record is not whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoOn {
    /// The answer was yes.
    Yes,
    /// No yes was given.
    No,
}

/// The questions to the person at the program, before there is a game.
pub trait Asked {
    /// True if this game goes on although its record is not whole.
    fn go_on(&mut self, table: &TableSettings, found: &Contents) -> GoOn;

    /// The line that is to be an arbiter's code; `None` where no line is given.
    fn code(&mut self) -> Option<String>;
}

/// Opens the record that the options name, or a new record. Nothing is written before the options are checked. If the record is not
/// whole, or the keyboard is to have another owner, nothing is written before `asked` has answered.
pub fn open(options: &PlayOptions, asked: &mut dyn Asked) -> Result<Opened, OpeningError> {
    let opened = open_record(options, asked)?;
    // The note lets other commands find a game that is being played. During an official game they tell no legal moves, wherever the
    // game's record lies (Kodeks II 2.4.7).
    let official = opened.table.kind == GameKind::Official;
    if (official || options.record.is_some())
        && let Some(folder) = data_folder(options.data.as_deref())
        && let Err(error) = shelf::note_kept_elsewhere(&folder, opened.record.path())
        && official
    {
        stderr::tell(error);
    }
    Ok(opened)
}

fn open_record(options: &PlayOptions, asked: &mut dyn Asked) -> Result<Opened, OpeningError> {
    if let Some(path) = options.record.as_deref().filter(|path| is_there(path)) {
        return resume(options, path, asked);
    }
    let table = options.settle()?;
    consented(&table)?;
    let boards = boards_of(&table)?;
    let clock = clock_of(&table)?;
    let face = face_of(options, &table, None)?;
    let (path, unfinished) = match &options.record {
        Some(path) => (path.clone(), Vec::new()),
        None => {
            let folder = data_folder(options.data.as_deref()).ok_or(OpeningError::NoFolder)?;
            (shelf::new_name(&folder)?, shelf::unfinished(&folder))
        }
    };
    let codes = options.codes(&table)?;
    let record = Record::create_with(&path, &table.settings(), &table.persons(), &codes)?;
    Ok(Opened {
        table,
        codes,
        boards,
        clock,
        face,
        record,
        resumed: None,
        unfinished,
    })
}

/// Opens the record of a game that is taken up again.
fn resume(
    options: &PlayOptions,
    path: &Path,
    asked: &mut dyn Asked,
) -> Result<Opened, OpeningError> {
    let (mut record, found) = match Record::open(path) {
        Ok((record, found)) => (Some(record), found),
        // The record is only read until the user wants to go on with the part that is left.
        Err(RecordError::Short { .. }) => (None, read(path)?),
        Err(error) => return Err(error.into()),
    };
    let wait = match &mut record {
        Some(record) => codes::wait(record, &found)?,
        // Nothing can be written into the record, so the record does not tell which codes were tried.
        None => None,
    };
    let counted = record.is_some();
    let mut settled = || -> Result<_, OpeningError> {
        let table = options.settle_with(path, &found)?;
        consented(&table)?;
        let codes = options.codes_of(&table, path, &found, wait)?;
        let edges = (
            boards_of(&table)?,
            clock_of(&table)?,
            face_of(options, &table, Some(&found))?,
        );
        let lost = gone_on(path, &table, &found, asked)?;
        let game = (path, &found, codes.others());
        // No code is taken while wrong codes cannot be counted.
        let code = || if counted { asked.code() } else { None };
        let keyboard = keyboard::of_resumed(&table, game, wait, code)?;
        Ok((edges, table, codes, (lost, keyboard)))
    };
    let ((boards, clock, face), table, codes, (lost, keyboard)) = match settled() {
        Ok(settled) => settled,
        Err(error) => {
            if let Some(mut record) = record {
                if let OpeningError::Option(
                    OptionError::AnotherCode { .. } | OptionError::NoCodeForKeyboard { .. },
                ) = &error
                {
                    // The wrong code is counted before it is answered.
                    record.append(&[codes::refused()])?;
                }
                // An error in closing the record matters less than the refusal, which is returned.
                let _ = record.close();
            }
            return Err(error);
        }
    };
    let (mut record, mut found) = match record {
        Some(record) => (record, found),
        None => Record::open_what_is_left(path)?,
    };
    if let Some(body) = lost {
        let event = Event {
            ms: 0,
            actor: None,
            code: None,
            device: None,
            late_ms: None,
            source: Source::Program,
            body,
        };
        record.append(std::slice::from_ref(&event))?;
    }
    let changed = keyboard.is_some() || matches!(codes, Resumed::Others(..));
    if let Resumed::Others(codes, how) = codes {
        record.change_codes(codes, &told(how))?;
    }
    if let Some(event) = keyboard {
        record.append(std::slice::from_ref(&event))?;
    }
    if changed {
        // The events written now do not change the time since the game was left.
        let written_ago = found.written_ago;
        found = Contents {
            written_ago,
            ..record.contents()?
        };
    }
    Ok(Opened {
        table,
        codes: found.codes.clone(),
        boards,
        clock,
        face,
        record,
        resumed: Some(found),
        unfinished: Vec::new(),
    })
}

/// The event that records that the game goes on although its record is not whole; `None` if the record is whole. The faults are
/// printed before the question. In official play the game can go on only if nothing but the log is lost, because then every
/// half-move that is left is sure.
fn gone_on(
    path: &Path,
    table: &TableSettings,
    found: &Contents,
    asked: &mut dyn Asked,
) -> Result<Option<Body>, OpeningError> {
    let faults = found.faults();
    let Some(first) = faults.first() else {
        return Ok(None);
    };
    let unread = faults.len() > usize::from(found.log.is_some());
    if unread && table.kind == GameKind::Official {
        let why = match faults.len() {
            1 => first.clone(),
            many => format!("{first}; and {} more faults", many - 1),
        };
        let path = path.to_owned();
        return Err(RecordError::Damaged { path, why }.into());
    }
    for fault in &faults {
        stderr::tell(format_args!("{}: {fault}", path.display()));
    }
    if asked.go_on(table, found) == GoOn::No {
        return Err(OpeningError::LeftAlone(path.to_owned()));
    }
    let log = found.log.map(|log| match log {
        LogTrouble::Missing => LostPart::LogMissing,
        LogTrouble::Damaged => LostPart::LogDamaged,
        LogTrouble::Strange => LostPart::LogStrange,
    });
    let unread = unread.then_some(LostPart::Unread);
    Ok(Some(Body::RecordNotWhole {
        lost: log.into_iter().chain(unread).collect(),
        faults,
        sure: found.state().standing().len(),
    }))
}

/// Checks that official play uses the program to which the arbiter consented, if the consent names one.
fn consented(table: &TableSettings) -> Result<(), OptionError> {
    let (GameKind::Official, Some(given)) = (table.kind, table.event.program) else {
        return Ok(());
    };
    let own = ProgramHash::of_this_program();
    let own = own.map_err(|error| OptionError::OwnProgram(error.to_string()))?;
    if own == given {
        Ok(())
    } else {
        Err(OptionError::AnotherProgram { given, own })
    }
}

/// The port of the table's clock, if the clock has a line of its own.
fn clock_of(table: &TableSettings) -> Result<Option<Ready>, OpeningError> {
    match (&table.clock.device, table.clock.keeper()) {
        (ClockDevice::Line(port), Keeper::Device) => {
            let opened = Ready::open(&port.to_string_lossy(), BAUD);
            opened.map(Some).map_err(OpeningError::ClockPort)
        }
        _ => Ok(None),
    }
}

/// The face of the program's own clock. In official play a face, or a page that can be a face, must be there before the game
/// begins; a face that is lost later is looked for again.
fn face_of(
    options: &PlayOptions,
    table: &TableSettings,
    found: Option<&Contents>,
) -> Result<Option<FaceLink>, OpeningError> {
    if table.clock.keeper() != Keeper::Embedded {
        return Ok(None);
    }
    let file = options.event.as_ref();
    let slips = file.map_or(&[][..], |file| &file.slips);
    let needed = table.kind == GameKind::Official;
    let by_page = options.has_desks() && has_face(slips, found);
    if options.table == TableOf::Round {
        // Without a terminal for the face, only a page can show it.
        return match file {
            Some(file) if needed && !by_page => Err(OpeningError::NoFaceSlip(file.path.clone())),
            _ => Ok(None),
        };
    }
    let folder = data_folder(options.data.as_deref());
    let link = folder.as_deref().map(FaceLink::start).transpose();
    let link = link.map_err(|error| OpeningError::FaceFailed(error.to_string()))?;
    let there = || {
        let link = link.as_ref();
        link.is_some_and(|link| link.reached_within(FACE_PATIENCE) == Reached::Yes)
    };
    if needed && !there() {
        if !by_page {
            return Err(OpeningError::NoFace);
        }
        stderr::tell(
            "nobody sees the clock yet (Kodeks II 3.5.5); show a page of its face, or start `zgoda clock`, before the game begins",
        );
    }
    Ok(link)
}

/// The sensor boards of the table, and the place of each.
fn boards_of(table: &TableSettings) -> Result<(SensorBoards, Vec<(BoardOf, Place)>), OpeningError> {
    let mut places = Vec::new();
    let mut place = |of: BoardOf, spec: &BoardSpec| -> Result<Option<Hands>, OpeningError> {
        let Some((hands, place)) = place_of(spec)? else {
            return Ok(None);
        };
        places.push((of, place));
        Ok(Some(hands))
    };
    let sensors = match &table.boards {
        Boards::Shared(spec) => {
            place(BoardOf::Shared, spec)?.map_or(SensorBoards::NONE, SensorBoards::Shared)
        }
        Boards::Each(each) => SensorBoards::Own(BySide {
            white: place(BoardOf::Side(Side::White), &each.white)?,
            black: place(BoardOf::Side(Side::Black), &each.black)?,
        }),
    };
    Ok((sensors, places))
}

/// The place of a board: its open port, or the game of its simulated hands; `None` for a board without sensors.
fn place_of(spec: &BoardSpec) -> Result<Option<(Hands, Place)>, OpeningError> {
    match spec {
        BoardSpec::None => Ok(None),
        BoardSpec::Port(protocol, port) => {
            let ready = Ready::open(&port.to_string_lossy(), protocol.baud())?;
            Ok(Some((Hands::Real, Place::Port(*protocol, ready))))
        }
        BoardSpec::Sim { options, .. } => {
            let moves = match &options.game {
                Some(file) => hand_game(file).map_err(OpeningError::Game)?.1,
                None => Vec::new(),
            };
            let place = Place::Simulated(options.clone(), moves);
            Ok(Some((Hands::Simulated, place)))
        }
    }
}
