//! Everything that can be wrong with a voice, as sentences that say what to do.

use std::path::PathBuf;

use super::spec::Rate;
use crate::utterance::VoiceSlot;

/// How the synthesiser's data come here.
const BRINGS_DATA: &str = if cfg!(windows) {
    "unpack the whole zip, and leave the folder espeak-ng-data beside the program"
} else {
    "install the package espeak-ng-data"
};

/// Why a voice cannot be opened, cannot say something, or is gone.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VoiceError {
    /// `--voice` names no voice.
    #[error(
        "no voice is called \"{given}\": write system, screen-reader, embedded, none or wav:FILE"
    )]
    UnknownVoice {
        /// What was written.
        given: String,
    },
    /// `wav:` without a file.
    #[error("the wav voice needs a file to write, for instance wav:game.wav")]
    NoFileNamed,
    /// A rate nobody could follow.
    #[error(
        "{given} words a minute cannot be spoken: choose between {} and {}",
        Rate::SLOWEST.words_a_minute(),
        Rate::FASTEST.words_a_minute()
    )]
    RateOutside {
        /// What was asked for.
        given: u16,
    },
    /// A pitch or volume that nobody could follow.
    #[error("{given} per cent cannot be chosen: a pitch is 0 to 100, a volume 10 to 100")]
    PercentOutside {
        /// What was asked for.
        given: u8,
    },
    /// What cannot be the name of a voice.
    #[error("no voice can be called \"{given}\": write its name as `zgoda devices` shows it")]
    NoVoiceName {
        /// What was written, shortened.
        given: String,
    },
    /// The voice is not part of this program.
    #[error(
        "this program was built without the {} voice: choose another with --voice, \
         or build it with the feature {feature}",
        voice.word()
    )]
    NotBuilt {
        /// Which voice.
        voice: VoiceSlot,
        /// The feature that brings it.
        feature: &'static str,
    },
    /// Nobody shows the page, or it sleeps.
    #[error("the listener's page is not there, or it sleeps: open it again and keep it on top")]
    NoPage,
    /// The sound file cannot be written.
    #[error("the sound file {} cannot be written ({why}): choose another with --voice wav:FILE", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        why: String,
    },
    /// No sound device answers.
    #[error(
        "no sound device can be opened ({why}): connect one, or go on in text with --voice none"
    )]
    NoDevice {
        /// The system's reason.
        why: String,
    },
    /// No sound device has this name.
    #[error(
        "no sound device is called \"{name}\": connect it, or write a name as `zgoda devices sound` shows it"
    )]
    NoSuchDevice {
        /// The name.
        name: String,
    },
    /// A side of a device that has none.
    #[error("the sound device has one side only: choose all of it, or a device with two sides")]
    NoSides,
    /// The sound device was there and is not any more.
    #[error("the sound device is gone ({why}): connect it again, or go on in text")]
    DeviceLost {
        /// The system's reason.
        why: String,
    },
    /// The sound device is there and takes no sound.
    #[error("the sound device takes no sound any more: connect it again, or go on in text")]
    DeviceStalled,
    /// The synthesiser's data are missing or damaged.
    #[error("the built-in voice cannot start ({why}): {BRINGS_DATA}")]
    NoSynthesiser {
        /// What the synthesiser said.
        why: String,
    },
    /// The synthesiser does not speak the language.
    #[error("the built-in voice does not speak \"{language}\": choose another with --lang")]
    NoLanguage {
        /// The language.
        language: String,
    },
    /// The synthesiser refused a text.
    #[error("the built-in voice could not say this (its status {status}): try other words")]
    Synthesis {
        /// The synthesiser's status.
        status: i32,
    },
    /// A library that a voice needs is not on this computer.
    #[error(transparent)]
    NoLibrary(#[from] zgoda_late::Missing),
    /// The speech service cannot be reached.
    #[error("the speech service cannot be reached ({why}): start it, or choose --voice embedded")]
    NoService {
        /// What was reported.
        why: String,
    },
    /// No screen reader answers.
    #[error("no screen reader can be reached ({why}): start it, or choose --voice embedded")]
    NoReader {
        /// What was reported.
        why: String,
    },
    /// The screen reader is there and does not answer.
    #[error("the screen reader does not answer: restart it, or choose --voice embedded")]
    ReaderSilent,
    /// The speech service is there and does not answer.
    #[error("the speech service does not answer: restart it, or choose --voice embedded")]
    ServiceSilent,
    /// Asked, and silent for too long.
    #[error("{who} did not answer in time: ask again, or restart it")]
    NoAnswer {
        /// Who.
        who: &'static str,
    },
    /// Somebody else cut it: another program, or a key of the screen reader.
    #[error("another program cut the speech short: ask to hear it again")]
    Interrupted,
    /// Too much is waiting.
    #[error("too much is waiting to be said: silence what is spoken first")]
    Busy,
    /// The machine gives no thread.
    #[error("a voice cannot be started ({why}): close other programs")]
    NoThread {
        /// The system's reason.
        why: String,
    },
}
