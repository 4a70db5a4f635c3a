// SPDX-License-Identifier: GPL-3.0-or-later
//! The faults of voices, as sentences with a remedy.

use std::path::PathBuf;

use super::spec::Rate;
use crate::utterance::VoiceSlot;

/// The instruction that brings the synthesiser's data here.
const BRINGS_DATA: &str = if cfg!(windows) {
    "unpack the whole zip, and leave the folder espeak-ng-data beside the program"
} else {
    "install the package espeak-ng-data"
};

/// The reason why a voice cannot be opened, cannot say something, or is gone.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VoiceError {
    /// `--voice` names no voice.
    #[error(
        "no voice is called \"{given}\": write system, screen-reader, embedded, none or wav:FILE"
    )]
    UnknownVoice {
        /// The name as it was written.
        given: String,
    },
    /// `wav:` without a file.
    #[error("the wav voice needs a file to write, for instance wav:game.wav")]
    NoFileNamed,
    /// A rate outside the range that listeners can follow.
    #[error(
        "{given} words a minute cannot be spoken: choose between {} and {}",
        Rate::SLOWEST.words_a_minute(),
        Rate::FASTEST.words_a_minute()
    )]
    RateOutside {
        /// The rate that was asked for.
        given: u16,
    },
    /// A pitch or volume outside the range that listeners can follow.
    #[error("{given} per cent cannot be chosen: a pitch is 0 to 100, a volume 10 to 100")]
    PercentOutside {
        /// The percentage that was asked for.
        given: u8,
    },
    /// A text that cannot be the name of a voice.
    #[error("no voice can be called \"{given}\": write its name as `zgoda devices` shows it")]
    NoVoiceName {
        /// The text as it was written, shortened.
        given: String,
    },
    /// The voice is not part of this program.
    #[error(
        "this program was built without the {} voice: choose another with --voice, \
         or build it with the feature {feature}",
        voice.word()
    )]
    NotBuilt {
        /// The voice that is missing.
        voice: VoiceSlot,
        /// The feature of the build that adds the voice.
        feature: &'static str,
    },
    /// The listener's page is not shown, or is asleep.
    #[error("the listener's page is not there, or it sleeps: open it again and keep it on top")]
    NoPage,
    /// The sound file cannot be written.
    #[error("the sound file {} cannot be written ({why}): choose another with --voice wav:FILE", path.display())]
    File {
        /// The path of the file.
        path: PathBuf,
        /// The reason that the system gives.
        why: String,
    },
    /// No sound device answers.
    #[error(
        "no sound device can be opened ({why}): connect one, or go on in text with --voice none"
    )]
    NoDevice {
        /// The reason that the system gives.
        why: String,
    },
    /// No sound device has this name.
    #[error(
        "no sound device is called \"{name}\": connect it, or write a name as `zgoda devices sound` shows it"
    )]
    NoSuchDevice {
        /// The name that was given.
        name: String,
    },
    /// A side was chosen of a device without sides.
    #[error("the sound device has one side only: choose all of it, or a device with two sides")]
    NoSides,
    /// The sound device was lost during use.
    #[error("the sound device is gone ({why}): connect it again, or go on in text")]
    DeviceLost {
        /// The reason that the system gives.
        why: String,
    },
    /// The sound device is there and takes no sound.
    #[error("the sound device takes no sound any more: connect it again, or go on in text")]
    DeviceStalled,
    /// The synthesiser's data are missing or damaged.
    #[error("the built-in voice cannot start ({why}): {BRINGS_DATA}")]
    NoSynthesiser {
        /// The synthesiser's own words.
        why: String,
    },
    /// The synthesiser does not speak the language.
    #[error("the built-in voice does not speak \"{language}\": choose another with --lang")]
    NoLanguage {
        /// The tag of the language.
        language: String,
    },
    /// The synthesiser refused a text.
    #[error("the built-in voice could not say this (its status {status}): try other words")]
    Synthesis {
        /// The status number of the synthesiser.
        status: i32,
    },
    /// A library that a voice needs is not on this computer.
    #[error(transparent)]
    NoLibrary(#[from] zgoda_late::Missing),
    /// The speech service cannot be reached.
    #[error("the speech service cannot be reached ({why}): start it, or choose --voice embedded")]
    NoService {
        /// The reason that was reported.
        why: String,
    },
    /// No screen reader answers.
    #[error("no screen reader can be reached ({why}): start it, or choose --voice embedded")]
    NoReader {
        /// The reason that was reported.
        why: String,
    },
    /// The screen reader is there and does not answer.
    #[error("the screen reader does not answer: restart it, or choose --voice embedded")]
    ReaderSilent,
    /// The speech service is there and does not answer.
    #[error("the speech service does not answer: restart it, or choose --voice embedded")]
    ServiceSilent,
    /// A party was asked, and was silent for too long.
    #[error("{who} did not answer in time: ask again, or restart it")]
    NoAnswer {
        /// The party that was asked.
        who: &'static str,
    },
    /// Another program, or a key of the screen reader, cut the speech.
    #[error("another program cut the speech short: ask to hear it again")]
    Interrupted,
    /// Too many utterances are waiting.
    #[error("too much is waiting to be said: silence what is spoken first")]
    Busy,
    /// The machine gives no thread.
    #[error("a voice cannot be started ({why}): close other programs")]
    NoThread {
        /// The reason that the system gives.
        why: String,
    },
}
