// SPDX-License-Identifier: GPL-3.0-or-later
//! The options of `zgoda play`: read from the command line, and later settled against the record of a resumed game (`settle`).
//!
//! Options that were not given stay `None` until then, because a resumed game keeps its settings and refuses options that
//! contradict them.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

mod at_table;
mod choices;
mod error;

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Args;
use zgoda_game::notation::{fen_variant, parse_fen};
use zgoda_game::{BySide, Setup, Side, Variant};
use zgoda_hw::Orientation;
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::event_file::file::EventFile;
use zgoda_record::mode::GameKind;
use zgoda_record::plain::hides;
use zgoda_record::sight::Sight;
use zgoda_speech::announcement::{BoardOf, LowTimeLevel};
use zgoda_speech::output::Print;
use zgoda_speech::voice::VoiceSpec;
use zgoda_speech::{Language, Listener};
use zgoda_table::session::options::{Whisper, Words};
use zgoda_table::session::pieces::Pieces;

use super::channels::Channels;
use super::clock_words::{ClockDevice, ClockSpec};
use super::codes::NewCode;
use super::desks::DESK_ADDRESS;
use super::words::{BoardSpec, Boards};
use crate::common::{Common, VariantWord};
pub(crate) use at_table::read_at_table;
pub use choices::{FiguresWord, KeyboardWord, LowTimeWord, PulsesWord, WhisperWord, WordsWord};
pub use error::OptionError;

/// The longest name, because a name is spoken; longer names are refused, not cut.
const LONGEST_NAME: usize = 80;

/// The options as they are typed.
#[derive(Clone, Debug, Default, Args)]
#[expect(
    missing_docs,
    reason = "the words of options are in locales/*/usage.ftl"
)]
pub struct PlayArgs {
    #[arg(long, help_heading = "game")]
    pub variant: Option<VariantWord>,
    #[arg(long, help_heading = "game", value_name = "NAME")]
    pub white: Option<String>,
    #[arg(long, help_heading = "game", value_name = "NAME")]
    pub black: Option<String>,
    #[arg(long, help_heading = "game", value_name = "SIDE=SIGHT")]
    pub sight: Vec<String>,
    #[arg(
        long,
        help_heading = "game",
        value_name = "SIDE",
        conflicts_with = "sight"
    )]
    pub blind: Option<String>,
    #[arg(long, help_heading = "boards", value_name = "SIDE=SPEC")]
    pub board: Vec<String>,
    #[arg(long, help_heading = "boards", value_name = "SIDE=PIECES")]
    pub pieces: Vec<String>,
    #[arg(long, help_heading = "clock", value_name = "SPEC")]
    pub clock: Option<String>,
    #[arg(long, help_heading = "clock", value_name = "SPEC")]
    pub clock_device: Option<String>,
    #[arg(long, help_heading = "clock", value_name = "LEVEL", value_enum)]
    pub low_time: Option<LowTimeWord>,
    #[arg(long, help_heading = "clock", value_name = "SWITCH", value_enum)]
    pub pulses: Option<PulsesWord>,
    #[arg(long, help_heading = "game", value_name = "MODE")]
    pub mode: Option<String>,
    #[arg(long, help_heading = "game", value_name = "FILE")]
    pub event: Option<PathBuf>,
    #[arg(long, help_heading = "voice", value_name = "VOICE")]
    pub voice: Option<String>,
    #[arg(long, help_heading = "voice", value_name = "LISTENER=OUT")]
    pub channel: Vec<String>,
    #[arg(long, help_heading = "voice", value_name = "LISTENER=TAG")]
    pub lang_of: Vec<String>,
    #[arg(long, help_heading = "voice", value_name = "WORDS", value_enum)]
    pub words: Option<WordsWord>,
    #[arg(long, help_heading = "voice", value_name = "WHISPER", value_enum)]
    pub whisper: Option<WhisperWord>,
    #[arg(long, help_heading = "voice", value_name = "SWITCH", value_enum, num_args = 0..=1, default_missing_value = "on")]
    pub figures: Option<FiguresWord>,
    #[arg(long, help_heading = "boards", value_name = "WHO", value_enum)]
    pub keyboard: Option<KeyboardWord>,
    #[arg(long, help_heading = "voice", value_name = "WHO=FILE")]
    pub settings: Vec<String>,
    #[arg(long, help_heading = "record", value_name = "FILE")]
    pub transcript: Option<PathBuf>,
    #[arg(long, help_heading = "record", value_name = "FILE")]
    pub view: Option<PathBuf>,
    #[arg(long, help_heading = "desk", value_name = "ADDR", num_args = 0..=1, default_missing_value = DESK_ADDRESS)]
    pub desk: Option<String>,
    #[arg(long, help_heading = "record", value_name = "FILE")]
    pub record: Option<PathBuf>,
    #[arg(long, help_heading = "game")]
    pub new_code: bool,
    #[arg(long, help_heading = "game", conflicts_with_all = ["record", "set_up"])]
    pub resume: bool,
    #[arg(long, help_heading = "game", value_name = "FEN")]
    pub set_up: Option<String>,
    /// Divides every wait, for tests
    #[arg(long, value_name = "N", hide = true, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub speed: Option<u32>,
}

/// The options, parsed; `None` stands for an option that was not given.
#[derive(Clone, Debug)]
pub struct PlayOptions {
    /// The game that is played.
    pub variant: Option<Variant>,
    /// The position to start from.
    pub set_up: Option<Setup>,
    /// The names of the players.
    pub names: BySide<Option<String>>,
    /// The sight of each side.
    pub sight: BySide<Option<Sight>>,
    /// The boards that are played on.
    pub boards: Option<Boards>,
    /// The make of the men on each side's board.
    pub pieces: BySide<Option<Pieces>>,
    /// The time control, or none.
    pub clock: Option<ClockSpec>,
    /// The device that keeps the time.
    pub clock_device: Option<ClockDevice>,
    /// The level of the words about one's own clock that come unasked.
    pub low_time: Option<LowTimeLevel>,
    /// True if the marks of one's own clock are also felt, by the motor of a gamepad.
    pub pulses: Option<bool>,
    /// The kind of the game: how much may be told, and whether the program is the arbiter.
    pub mode: Option<GameKind>,
    /// The event file with the settings that the arbiter fixed.
    pub event: Option<EventFile>,
    /// The voice that speaks.
    pub voice: Option<VoiceSpec>,
    /// The outputs and languages of single listeners.
    pub channels: Channels,
    /// The words said of half-moves announced aloud.
    pub words: Option<Words>,
    /// The way in which the squares of one's own board are told.
    pub whisper: Option<Whisper>,
    /// The form in which half-moves and times are printed.
    pub figures: Option<Print>,
    /// The owner of the keyboard.
    pub keyboard: Option<AtKeyboard>,
    /// The settings file of each listener.
    pub settings: BTreeMap<Listener, PathBuf>,
    /// The path of the transcript.
    pub transcript: Option<PathBuf>,
    /// The file that receives everything that the arbiter is shown.
    pub view: Option<PathBuf>,
    /// The address at which pages of the table are shown.
    pub desk: Option<String>,
    /// The path of the record, new or existing.
    pub record: Option<PathBuf>,
    /// Whether the game of the record may go on with another arbiter's code.
    pub new_code: NewCode,
    /// True if the person at the program is to be asked about the last unfinished game, wherever the input comes from.
    pub resume: bool,
    /// The spoken language, where one was asked for.
    pub lang: Option<Language>,
    /// The language to use where none was asked for and no record names one.
    pub environment: Language,
    /// The folder of the program's own files.
    pub data: Option<PathBuf>,
    /// The number by which every wait is divided.
    pub speed: u32,
    /// The program or the round to which the table belongs.
    pub table: TableOf,
    /// The orientation of each board as found in the previous game; the boards have not been turned since.
    pub ways: Vec<(BoardOf, Orientation)>,
}

/// The relation of a table to its program: the only table, or a table of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableOf {
    /// The only table: a player sits at this computer.
    Program,
    /// A table of many. No table of a round has gamepads, the terminal, or the clock's face in a terminal.
    Round,
}

impl PlayOptions {
    /// True if there are pages that show the table.
    #[must_use]
    pub fn has_desks(&self) -> bool {
        let slips = self.event.as_ref().is_some_and(|it| !it.slips.is_empty());
        let pages = self.channels.pages().next().is_some();
        self.desk.is_some() || slips || pages || self.table == TableOf::Round
    }

    /// Reads the options as they were typed.
    pub fn read(args: &PlayArgs, common: &Common) -> Result<PlayOptions, OptionError> {
        for path in [common.data.as_ref(), args.record.as_ref()]
            .into_iter()
            .flatten()
        {
            // The folder must exist: otherwise a mistyped path would create a folder in which all later games lie.
            let parent = path.parent().filter(|it| !it.as_os_str().is_empty());
            if let Some(parent) = parent.filter(|it| !it.is_dir()) {
                let (path, parent) = (path.clone(), parent.to_owned());
                return Err(OptionError::NoFolderFor { path, parent });
            }
        }
        let event = args.event.as_deref().map(EventFile::read).transpose()?;
        let written;
        let args = match &event {
            Some(file) if !file.at_table.is_empty() => {
                written = at_table::with_file(args, file)?;
                &written
            }
            _ => args,
        };
        let told = args.set_up.as_deref().and_then(fen_variant);
        let variant = args.variant.map(Variant::from).or(told);
        let set_up = match &args.set_up {
            None => None,
            Some(fen) => Some(parse_fen(fen, variant.unwrap_or_default()).map_err(|why| {
                OptionError::SetUp {
                    fen: fen.clone(),
                    why,
                }
            })?),
        };
        let mode = match &args.mode {
            None => None,
            Some(text) => Some(GameKind::of_word(text).ok_or_else(|| OptionError::Word {
                option: "--mode",
                text: text.clone(),
                allowed: "official, rehearsal or training",
            })?),
        };
        let voice: Option<VoiceSpec> = args.voice.as_deref().map(str::parse).transpose()?;
        let channels = Channels::read(&args.channel, &args.lang_of, voice.as_ref())?;
        Ok(PlayOptions {
            variant,
            set_up,
            names: BySide {
                white: name(args.white.as_deref())?,
                black: name(args.black.as_deref())?,
            },
            sight: sight(args)?,
            boards: boards(&args.board)?,
            pieces: pieces(&args.pieces)?,
            clock: args.clock.as_deref().map(ClockSpec::read).transpose()?,
            clock_device: args
                .clock_device
                .as_deref()
                .map(ClockDevice::read)
                .transpose()?,
            low_time: args.low_time.map(LowTimeLevel::from),
            pulses: args.pulses.map(bool::from),
            mode,
            event,
            voice,
            channels,
            words: args.words.map(Words::from),
            whisper: args.whisper.map(Whisper::from),
            figures: args.figures.map(Print::from),
            keyboard: args.keyboard.map(AtKeyboard::from),
            settings: settings_files(&args.settings)?,
            transcript: args.transcript.clone(),
            view: args.view.clone(),
            desk: args.desk.clone(),
            record: args.record.clone(),
            new_code: NewCode::of(args.new_code),
            resume: args.resume,
            lang: common.language(),
            environment: common.language_or_environment(),
            data: common.data.clone(),
            speed: args.speed.unwrap_or(1),
            table: TableOf::Program,
            ways: Vec::new(),
        })
    }
}

fn name(text: Option<&str>) -> Result<Option<String>, OptionError> {
    let Some(text) = text.map(str::trim) else {
        return Ok(None);
    };
    let long = text.chars().count() > LONGEST_NAME;
    if text.is_empty() || long || text.chars().any(hides) {
        return Err(OptionError::Name(text.to_owned()));
    }
    Ok(Some(text.to_owned()))
}

/// The sides that a word names.
fn sides(option: &'static str, text: &str) -> Result<&'static [Side], OptionError> {
    match text {
        "white" => Ok(&[Side::White]),
        "black" => Ok(&[Side::Black]),
        "both" => Ok(&Side::ALL),
        _ => Err(OptionError::Side {
            option,
            text: text.to_owned(),
        }),
    }
}

fn sight(args: &PlayArgs) -> Result<BySide<Option<Sight>>, OptionError> {
    let mut sight: BySide<Option<Sight>> = BySide::default();
    if let Some(blind) = &args.blind {
        let blind = sides("--blind", blind)?;
        return Ok(BySide::from_fn(|side| {
            Some(if blind.contains(&side) {
                Sight::Blind
            } else {
                Sight::Sighted
            })
        }));
    }
    for given in &args.sight {
        let option = "--sight";
        let (side, word) = given.split_once('=').ok_or_else(|| OptionError::NoEquals {
            option,
            text: given.clone(),
            example: "white=blind",
        })?;
        let found = Sight::of_word(word).ok_or_else(|| OptionError::Word {
            option,
            text: word.to_owned(),
            allowed: "blind, low or sighted",
        })?;
        for &side in sides(option, side)? {
            if sight.get_mut(side).replace(found).is_some() {
                return Err(OptionError::Twice { option, side });
            }
        }
    }
    Ok(sight)
}

fn pieces(given: &[String]) -> Result<BySide<Option<Pieces>>, OptionError> {
    let option = "--pieces";
    let mut pieces: BySide<Option<Pieces>> = BySide::default();
    for text in given {
        let (side, words) = text.split_once('=').ok_or_else(|| OptionError::NoEquals {
            option,
            text: text.clone(),
            example: "white=pegged",
        })?;
        let found = Pieces::read(words).ok_or_else(|| OptionError::Word {
            option,
            text: words.to_owned(),
            allowed: "ordinary, pegged or hollow, and ,second-man where a second man makes the king",
        })?;
        for &side in sides(option, side)? {
            if pieces.get_mut(side).replace(found).is_some() {
                return Err(OptionError::Twice { option, side });
            }
        }
    }
    Ok(pieces)
}

/// Reads the options that name the settings file of a listener.
fn settings_files(given: &[String]) -> Result<BTreeMap<Listener, PathBuf>, OptionError> {
    let option = "--settings";
    let mut files = BTreeMap::new();
    for text in given {
        let (who, file) = text.split_once('=').ok_or_else(|| OptionError::NoEquals {
            option,
            text: text.clone(),
            example: "white=anna.toml",
        })?;
        let listeners = [
            Listener::White,
            Listener::Black,
            Listener::Assistant,
            Listener::Room,
        ];
        let mut all = listeners.into_iter();
        let whose = all
            .find(|it| it.word() == who)
            .ok_or_else(|| OptionError::Word {
                option,
                text: who.to_owned(),
                allowed: "white, black, assistant or room, and =FILE behind it",
            })?;
        // If a listener is named twice, the last file counts.
        files.insert(whose, PathBuf::from(file));
    }
    Ok(files)
}

fn boards(given: &[String]) -> Result<Option<Boards>, OptionError> {
    let option = "--board";
    let mut shared = None;
    let mut each: BySide<Option<BoardSpec>> = BySide::default();
    for text in given {
        let (who, spec) = text.split_once('=').ok_or_else(|| OptionError::NoEquals {
            option,
            text: text.clone(),
            example: "white=dgt:/dev/ttyUSB0",
        })?;
        let spec = BoardSpec::read(spec)?;
        match sides(option, who)? {
            &[side] => {
                if each.get_mut(side).replace(spec).is_some() {
                    return Err(OptionError::Twice { option, side });
                }
            }
            _ => {
                if shared.replace(spec).is_some() {
                    let side = Side::White;
                    return Err(OptionError::Twice { option, side });
                }
            }
        }
    }
    match (shared, each) {
        (
            None,
            BySide {
                white: None,
                black: None,
            },
        ) => Ok(None),
        (None, each) => {
            let each = each.map(|board| board.unwrap_or(BoardSpec::None));
            if let (BoardSpec::Port(_, white), BoardSpec::Port(_, black)) =
                (&each.white, &each.black)
                && white == black
            {
                return Err(OptionError::OnePort(white.clone()));
            }
            Ok(Some(Boards::Each(each)))
        }
        (
            Some(spec),
            BySide {
                white: None,
                black: None,
            },
        ) => Ok(Some(Boards::Shared(spec))),
        (Some(_), each) => {
            let side = if each.white.is_some() {
                Side::White
            } else {
                Side::Black
            };
            Err(OptionError::Twice { option, side })
        }
    }
}
