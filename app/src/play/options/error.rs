// SPDX-License-Identifier: GPL-3.0-or-later
//! The reasons why the options of `zgoda play` cannot be used. Each reason is a sentence that also says what to do.

use std::path::PathBuf;

use zgoda_game::clock::ControlError;
use zgoda_game::notation::FenError;
use zgoda_game::{Side, Variant};
use zgoda_hw::sim::options::SimOptionsError;
use zgoda_record::NotHashed;
use zgoda_record::event_file::file::EventFileError;
use zgoda_record::program_hash::ProgramHash;
use zgoda_record::sight::Sight;
use zgoda_speech::voice::VoiceError;

use crate::play::channels::ChannelError;

use super::LONGEST_NAME;

/// The reason why options cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// A text that is no side.
    #[error("{option} {text:?} names no side; write white, black or both")]
    Side {
        /// The option's name, as in `--board`.
        option: &'static str,
        /// The text that was written.
        text: String,
    },
    /// A path in a folder that does not exist.
    #[error(
        "{} cannot be: there is no folder {}; make it first, or write the path as it is meant",
        .path.display(), .parent.display()
    )]
    NoFolderFor {
        /// The path as it was written.
        path: PathBuf,
        /// The folder that is missing.
        parent: PathBuf,
    },
    /// A text without `=`, where `SIDE=` must come first.
    #[error("{option} {text:?} has no =; write {option} {example}")]
    NoEquals {
        /// The option's name, as in `--board`.
        option: &'static str,
        /// The text that was written.
        text: String,
        /// An example of how the option is written.
        example: &'static str,
    },
    /// A word that the option does not take.
    #[error("{option} knows no {text:?}; write {allowed}")]
    Word {
        /// The option's name, as in `--board`.
        option: &'static str,
        /// The text that was written.
        text: String,
        /// The words that may be written.
        allowed: &'static str,
    },
    /// An option given twice for one side.
    #[error("{option} is given twice for {side}; leave one of them out")]
    Twice {
        /// The option's name, as in `--board`.
        option: &'static str,
        /// The side given twice.
        side: Side,
    },
    /// The event file has other codes than the record.
    #[error(
        "the arbiters' codes of {} are not those that {} was begun with, and the game does not begin; give the event file with \
         the old codes, or add --new-code, which the arbiter is shown at every opening and the protocol tells", .event.display(),
        .record.display()
    )]
    AnotherCode {
        /// The path of the record.
        record: PathBuf,
        /// The path of the event file.
        event: PathBuf,
    },
    /// The code in the event file was not tried, because no code is tried for a while after wrong codes.
    #[error(
        "after wrong codes no code is tried for {left} s, so the one in {} was not; start again then, or leave --event \
         out: the game in {} goes on without it", .event.display(), .record.display()
    )]
    CodesWait {
        /// The wait, in seconds.
        left: u64,
        /// The path of the record.
        record: PathBuf,
        /// The path of the event file.
        event: PathBuf,
    },
    /// The option names another owner of the keyboard than the record, and no arbiter's code was given.
    #[error(
        "--keyboard {given} contradicts the unfinished game in {}, where the keyboard is that of {kept}; in official an arbiter \
         gives their code where they are asked for it, or leave --keyboard out", .record.display()
    )]
    KeyboardIsKept {
        /// The path of the record.
        record: PathBuf,
        /// The option as it was given.
        given: &'static str,
        /// The setting in the record.
        kept: &'static str,
    },
    /// The option names another owner of the keyboard than the record, and the given code was wrong.
    #[error(
        "this is no arbiter's code of the game in {}, so --keyboard {given} does not take the place of {kept}; start again with \
         the right code, or leave --keyboard out", .record.display()
    )]
    NoCodeForKeyboard {
        /// The path of the record.
        record: PathBuf,
        /// The option as it was given.
        given: &'static str,
        /// The setting in the record.
        kept: &'static str,
    },
    /// The option names another owner of the keyboard than the record, but no code is tried for a while after wrong
    /// codes.
    #[error(
        "after wrong codes none is tried for {left} s, so --keyboard {given} does not take the place of {kept} in {}; start \
         again then, or leave --keyboard out", .record.display()
    )]
    KeyboardWaits {
        /// The path of the record.
        record: PathBuf,
        /// The option as it was given.
        given: &'static str,
        /// The setting in the record.
        kept: &'static str,
        /// The wait, in seconds.
        left: u64,
    },
    /// `--new-code` without a file that has the new code.
    #[error(
        "--new-code needs the new code; add --event with the file in which it stands, for an official game"
    )]
    NoNewCode,
    /// `--new-code` for a new game, which has no old code.
    #[error(
        "--new-code is for a game that goes on; leave it out, or name its record with --record"
    )]
    NothingToChange,
    /// Codes that cannot be hashed.
    #[error(transparent)]
    NotHashed(#[from] NotHashed),
    /// A name that cannot be spoken or written.
    #[error(
        "the name {0:?} cannot be used; a name is one line of at most {LONGEST_NAME} characters"
    )]
    Name(String),
    /// A position that cannot be used.
    #[error("--set-up {fen:?}: {why}")]
    SetUp {
        /// The position as it was written.
        fen: String,
        /// The reason why the position cannot be used.
        why: FenError,
    },
    /// Options of a simulated board that cannot be used.
    #[error("--board sim:{text}: {why}; correct it or leave it out")]
    Sim {
        /// The text as it was written.
        text: String,
        /// The reason why the text cannot be used.
        why: SimOptionsError,
    },
    /// A text that is no time control.
    #[error("--clock {text:?}: {why}")]
    Clock {
        /// The text as it was written.
        text: String,
        /// The reason why the text cannot be used.
        why: ControlError,
    },
    /// A name that no time control has.
    #[error("no time control is called {0:?}; `zgoda clocks` lists them")]
    NoSuchPreset(String),
    /// A time control of another variant.
    #[error("--clock {name} is no control of the {} game; `zgoda clocks` lists them", variant.word())]
    PresetOfAnotherGame {
        /// The name of the control.
        name: &'static str,
        /// The game that is played.
        variant: Variant,
    },
    /// The event file fixes another time control.
    #[error("--clock {given} is not the control the event file fixes ({fixed}); leave --clock out")]
    ClockNotTheEvents {
        /// The option as it was given.
        given: String,
        /// The control that is fixed.
        fixed: String,
    },
    /// A clock device without a time control to keep.
    #[error("--clock-device needs a time control; add --clock, for instance --clock 80m+60s")]
    DeviceWithoutClock,
    /// `--clock-device board`, but no board has a clock on its line.
    #[error(
        "--clock-device board needs a board that has a clock on its line; play on one with --board, \
         dgt:PORT or sim:clock=15m+5s, or leave --clock-device out"
    )]
    DeviceWithoutBoard,
    /// A DGT board, real or simulated, for a game on 8x8.
    #[error(
        "a dgt: or sim board cannot be used with polish64 yet, because its codes for 8x8 draughts \
         are not settled; use --board {0}=none and type the moves"
    )]
    NoSensorsOnEight(&'static str),
    /// Two boards on one port.
    #[error(
        "both boards are said to be on {}; name each board's own port, or write --board both=… for \
         one that both play on", .0.display()
    )]
    OnePort(PathBuf),
    /// One shared board, although one of the players sees well (Kodeks VIII 1.3).
    #[error(
        "one shared board in official needs two visually impaired players (Kodeks VIII 1.3); \
         give each side a board of his own, or say --sight {0}=low where that is so"
    )]
    SharedInOfficial(Side),
    /// One shared board in a rehearsal, although one of the players sees well.
    #[error(
        "a rehearsal has one shared board, as an official game, only for two visually impaired players (Kodeks VIII 1.3); \
         leave --board out and each side has a simulated board of its own, or say --sight {0}=low where that is so"
    )]
    SharedInRehearsal(Side),
    /// Official play without the chief arbiter's consent to the device (Kodeks II 2.4.10).
    #[error(
        "official needs the chief arbiter's consent to this device (Kodeks II 2.4.10): --event \
         FILE with [consent] device = \"who, when\"; without it play with --mode training"
    )]
    NoConsent,
    /// A sight that contradicts the event file.
    #[error(
        "--sight {side}={} contradicts the event file, which has {}; leave the option out, or correct \
         sight.{side} there", .given.word(), .fixed.word()
    )]
    SightFixed {
        /// The side of the player.
        side: Side,
        /// The value on the command line.
        given: Sight,
        /// The value in the event file.
        fixed: Sight,
    },
    /// A name that contradicts the event file: the file belongs to another game, or the name was corrected in only one of
    /// the two places.
    #[error(
        "--{side} {given:?} contradicts the event file, which has {fixed:?}; leave the option out, or correct \
         players.{side} there"
    )]
    NameFixed {
        /// The side of the player.
        side: Side,
        /// The value on the command line.
        given: String,
        /// The value in the event file.
        fixed: String,
    },
    /// The chief arbiter consented to another program.
    #[error(
        "the chief arbiter consented to another program ({given}) than this one ({own}); ask for his \
         consent to this one, or play with the other"
    )]
    AnotherProgram {
        /// The program in the event file.
        given: ProgramHash,
        /// The program that runs.
        own: ProgramHash,
    },
    /// The program's own file cannot be read, so its hash is unknown.
    #[error(
        "this program's own file cannot be read ({0}), so consent.program cannot be compared; start it anew"
    )]
    OwnProgram(String),
    /// Whispering in official play without consent.
    #[error(
        "--whisper in official needs the chief arbiter's consent (Kodeks II 2.4.10): in the event \
         file, under [consent], square_whisper = \"who, when\"; without it leave --whisper out"
    )]
    WhisperNotConsented,
    /// The view in official play without consent.
    #[error(
        "--view in official needs the chief arbiter's consent (Kodeks II 2.4.10): in the event file, under [consent], \
         view = \"who, when\"; without it leave --view out"
    )]
    ViewNotConsented,
    /// A screen reader in official play without consent.
    #[error(
        "--voice screen-reader in official needs the chief arbiter's consent (Kodeks II 2.4.10): in the event file, under \
         [consent], screen_reader = \"who, when\"; without it choose another voice"
    )]
    ReaderNotConsented,
    /// Pages of the table in official play without consent.
    #[error(
        "pages of the table in official need the chief arbiter's consent (Kodeks II 2.4.10): in the event file, under \
         [consent], desk = \"who, when\"; without it leave --desk and the slips out"
    )]
    DeskNotConsented,
    /// The voice cannot be used.
    #[error(transparent)]
    Voice(#[from] VoiceError),
    /// The channels cannot be used.
    #[error(transparent)]
    Channel(#[from] ChannelError),
    /// The event file cannot be used.
    #[error(transparent)]
    Event(#[from] EventFileError),
    /// An option under `[table]` in the event file that cannot be used.
    #[error("{}, line {line}: {why}", file.display())]
    AtTable {
        /// The path of the event file.
        file: PathBuf,
        /// The line in the file.
        line: usize,
        /// The reason, in the words of the option.
        why: Box<OptionError>,
    },
    /// A fault that the parser of the command line reports.
    #[error("{0}")]
    Typed(String),
    /// The option has another value than the record of the unfinished game.
    #[error(
        "{option} {given} contradicts the unfinished game in {}, which has {kept}; leave the \
         option out, or name another --record", record.display()
    )]
    Contradicts {
        /// The option's name, as in `--board`.
        option: &'static str,
        /// The option as it was given.
        given: String,
        /// The setting in the record.
        kept: String,
        /// The path of the record.
        record: PathBuf,
    },
    /// The game of the record is over.
    #[error("the game in {} is finished ({result}); name another --record", record.display())]
    Finished {
        /// The path of the record.
        record: PathBuf,
        /// The result with which the game ended.
        result: String,
    },
    /// A setting of the record that this version does not understand.
    #[error(
        "the record {} has the setting {setting} = {text:?}, which this version of zgoda does \
         not know; name another --record", record.display()
    )]
    Unknown {
        /// The path of the record.
        record: PathBuf,
        /// The name of the setting.
        setting: &'static str,
        /// The text of the setting.
        text: String,
    },
}
