//! Why what was typed behind `zgoda play` cannot be used; each reads as a sentence that says what to do.

use std::path::PathBuf;

use zgoda_game::clock::ControlError;
use zgoda_game::notation::FenError;
use zgoda_game::{Side, Variant};
use zgoda_hw::sim::options::SimOptionsError;
use zgoda_speech::voice::VoiceError;

use crate::event::file::EventFileError;
use crate::play::channels::ChannelError;
use crate::program::ProgramHash;
use crate::record::NotHashed;
use crate::session::options::Sight;

use super::LONGEST_NAME;

/// Why options cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// A side that is none.
    #[error("{option} {text:?} names no side; write white, black or both")]
    Side {
        /// Which option.
        option: &'static str,
        /// What was written.
        text: String,
    },
    /// A path whose folder is not there.
    #[error(
        "{} cannot be: there is no folder {}; make it first, or write the path as it is meant",
        .path.display(), .parent.display()
    )]
    NoFolderFor {
        /// As it was written.
        path: PathBuf,
        /// What is missing.
        parent: PathBuf,
    },
    /// No `SIDE=…`.
    #[error("{option} {text:?} has no =; write {option} {example}")]
    NoEquals {
        /// Which option.
        option: &'static str,
        /// What was written.
        text: String,
        /// How it is written.
        example: &'static str,
    },
    /// A word that is none of the option's.
    #[error("{option} knows no {text:?}; write {allowed}")]
    Word {
        /// Which option.
        option: &'static str,
        /// What was written.
        text: String,
        /// What may be written.
        allowed: &'static str,
    },
    /// The same thing twice.
    #[error("{option} is given twice for {side}; leave one of them out")]
    Twice {
        /// Which option.
        option: &'static str,
        /// For whom.
        side: Side,
    },
    /// Another code than that of the record.
    #[error(
        "the arbiters' codes of {} are not those that {} was begun with, and the game does not begin; give the event file with \
         the old codes, or add --new-code, which the arbiter is shown at every opening and the protocol tells", .event.display(),
        .record.display()
    )]
    AnotherCode {
        /// The record.
        record: PathBuf,
        /// The event file.
        event: PathBuf,
    },
    /// Wrong codes were given, and none is tried for a while.
    #[error(
        "after wrong codes no code is tried for {left} s, so the one in {} was not; start again then, or leave --event \
         out: the game in {} goes on without it", .event.display(), .record.display()
    )]
    CodesWait {
        /// For how many seconds.
        left: u64,
        /// The record.
        record: PathBuf,
        /// The event file.
        event: PathBuf,
    },
    /// Another keyboard than the game was begun with, and no arbiter's code.
    #[error(
        "--keyboard {given} contradicts the unfinished game in {}, where the keyboard is that of {kept}; in official an arbiter \
         gives their code where they are asked for it, or leave --keyboard out", .record.display()
    )]
    KeyboardIsKept {
        /// The record.
        record: PathBuf,
        /// The option as it was given.
        given: &'static str,
        /// The setting in the record.
        kept: &'static str,
    },
    /// The same, with a wrong one.
    #[error(
        "this is no arbiter's code of the game in {}, so --keyboard {given} does not take the place of {kept}; start again with \
         the right code, or leave --keyboard out", .record.display()
    )]
    NoCodeForKeyboard {
        /// The record.
        record: PathBuf,
        /// The option as it was given.
        given: &'static str,
        /// The setting in the record.
        kept: &'static str,
    },
    /// The same, while no code is tried.
    #[error(
        "after wrong codes none is tried for {left} s, so --keyboard {given} does not take the place of {kept} in {}; start \
         again then, or leave --keyboard out", .record.display()
    )]
    KeyboardWaits {
        /// The record.
        record: PathBuf,
        /// The option as it was given.
        given: &'static str,
        /// The setting in the record.
        kept: &'static str,
        /// For how many seconds.
        left: u64,
    },
    /// A new code of which nothing is said.
    #[error(
        "--new-code needs the new code; add --event with the file in which it stands, for an official game"
    )]
    NoNewCode,
    /// A new code where there is no old one.
    #[error(
        "--new-code is for a game that goes on; leave it out, or name its record with --record"
    )]
    NothingToChange,
    /// Codes that cannot be kept.
    #[error(transparent)]
    NotHashed(#[from] NotHashed),
    /// A name that cannot be spoken or written.
    #[error(
        "the name {0:?} cannot be used; a name is one line of at most {LONGEST_NAME} characters"
    )]
    Name(String),
    /// The position.
    #[error("--set-up {fen:?}: {why}")]
    SetUp {
        /// As written.
        fen: String,
        /// Why not.
        why: FenError,
    },
    /// A simulated board's own options.
    #[error("--board sim:{text}: {why}; correct it or leave it out")]
    Sim {
        /// As written.
        text: String,
        /// Why not.
        why: SimOptionsError,
    },
    /// A time control that is none.
    #[error("--clock {text:?}: {why}")]
    Clock {
        /// As written.
        text: String,
        /// Why not.
        why: ControlError,
    },
    /// A control's name that is none.
    #[error("no time control is called {0:?}; `zgoda clocks` lists them")]
    NoSuchPreset(String),
    /// A control of the other game.
    #[error("--clock {name} is no control of the {} game; `zgoda clocks` lists them", variant.word())]
    PresetOfAnotherGame {
        /// Its name.
        name: &'static str,
        /// The game played.
        variant: Variant,
    },
    /// The event file fixes another control.
    #[error("--clock {given} is not the control the event file fixes ({fixed}); leave --clock out")]
    ClockNotTheEvents {
        /// The option as it was given.
        given: String,
        /// What is fixed.
        fixed: String,
    },
    /// A device and nothing for it to keep.
    #[error("--clock-device needs a time control; add --clock, for instance --clock 80m+60s")]
    DeviceWithoutClock,
    /// A clock on the line of no board.
    #[error(
        "--clock-device board needs a board that has a clock on its line; play on one with --board, \
         dgt:PORT or sim:clock=15m+5s, or leave --clock-device out"
    )]
    DeviceWithoutBoard,
    /// 8x8 on a DGT board, real or simulated.
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
    /// One board for two of whom one sees well (Kodeks VIII 1.3).
    #[error(
        "one shared board in official needs two visually impaired players (Kodeks VIII 1.3); \
         give each side a board of his own, or say --sight {0}=low where that is so"
    )]
    SharedInOfficial(Side),
    /// The same in a rehearsal.
    #[error(
        "a rehearsal has one shared board, as an official game, only for two visually impaired players (Kodeks VIII 1.3); \
         leave --board out and each side has a simulated board of its own, or say --sight {0}=low where that is so"
    )]
    SharedInRehearsal(Side),
    /// No consent to the device (Kodeks II 2.4.10).
    #[error(
        "official needs the chief arbiter's consent to this device (Kodeks II 2.4.10): --event \
         FILE with [consent] device = \"who, when\"; without it play with --mode training"
    )]
    NoConsent,
    /// The event file says otherwise.
    #[error(
        "--sight {side}={} contradicts the event file, which has {}; leave the option out, or correct \
         sight.{side} there", .given.word(), .fixed.word()
    )]
    SightFixed {
        /// Whose.
        side: Side,
        /// On the command line.
        given: Sight,
        /// In the event file.
        fixed: Sight,
    },
    /// Another game's event file, or a name that was corrected in one place alone.
    #[error(
        "--{side} {given:?} contradicts the event file, which has {fixed:?}; leave the option out, or correct \
         players.{side} there"
    )]
    NameFixed {
        /// Whose.
        side: Side,
        /// On the command line.
        given: String,
        /// In the event file.
        fixed: String,
    },
    /// The consent is to another program.
    #[error(
        "the chief arbiter consented to another program ({given}) than this one ({own}); ask for his \
         consent to this one, or play with the other"
    )]
    AnotherProgram {
        /// As the event file has it.
        given: ProgramHash,
        /// What runs.
        own: ProgramHash,
    },
    /// The program cannot be read, so nobody knows which one it is.
    #[error(
        "this program's own file cannot be read ({0}), so consent.program cannot be compared; start it anew"
    )]
    OwnProgram(String),
    /// No consent to whispering.
    #[error(
        "--whisper in official needs the chief arbiter's consent (Kodeks II 2.4.10): in the event \
         file, under [consent], square_whisper = \"who, when\"; without it leave --whisper out"
    )]
    WhisperNotConsented,
    /// No consent to the view.
    #[error(
        "--view in official needs the chief arbiter's consent (Kodeks II 2.4.10): in the event file, under [consent], \
         view = \"who, when\"; without it leave --view out"
    )]
    ViewNotConsented,
    /// No consent to a screen reader.
    #[error(
        "--voice screen-reader in official needs the chief arbiter's consent (Kodeks II 2.4.10): in the event file, under \
         [consent], screen_reader = \"who, when\"; without it choose another voice"
    )]
    ReaderNotConsented,
    /// No consent to pages.
    #[error(
        "pages of the table in official need the chief arbiter's consent (Kodeks II 2.4.10): in the event file, under \
         [consent], desk = \"who, when\"; without it leave --desk and the slips out"
    )]
    DeskNotConsented,
    /// The voice.
    #[error(transparent)]
    Voice(#[from] VoiceError),
    /// The channels.
    #[error(transparent)]
    Channel(#[from] ChannelError),
    /// The event file.
    #[error(transparent)]
    Event(#[from] EventFileError),
    /// An option that it has under `[table]`.
    #[error("{}, line {line}: {why}", file.display())]
    AtTable {
        /// The file.
        file: PathBuf,
        /// Where.
        line: usize,
        /// In the words of the option.
        why: Box<OptionError>,
    },
    /// A word that the command line itself does not take.
    #[error("{0}")]
    Typed(String),
    /// Another setting than the game was begun with.
    #[error(
        "{option} {given} contradicts the unfinished game in {}, which has {kept}; leave the \
         option out, or name another --record", record.display()
    )]
    Contradicts {
        /// Which option.
        option: &'static str,
        /// The option as it was given.
        given: String,
        /// The setting in the record.
        kept: String,
        /// Which record.
        record: PathBuf,
    },
    /// The game is over.
    #[error("the game in {} is finished ({result}); name another --record", record.display())]
    Finished {
        /// Which record.
        record: PathBuf,
        /// How it ended.
        result: String,
    },
    /// A setting of the record that this version does not understand.
    #[error(
        "the record {} has the setting {setting} = {text:?}, which this version of zgoda does \
         not know; name another --record", record.display()
    )]
    Unknown {
        /// Which record.
        record: PathBuf,
        /// Which setting.
        setting: &'static str,
        /// What it says.
        text: String,
    },
}
