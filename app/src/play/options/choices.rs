// SPDX-License-Identifier: GPL-3.0-or-later
//! The closed choices of single options, as the command line spells them.

use clap::ValueEnum;
use zgoda_game::Side;
use zgoda_speech::announcement::LowTimeLevel;

use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_speech::output::Print;
use zgoda_table::session::options::{Whisper, Words};

/// The values that `--keyboard` takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum KeyboardWord {
    /// The player's at this program.
    Player,
    /// Their assistant's.
    Assistant,
    /// White's alone.
    White,
    /// Black's alone.
    Black,
    /// Both players', each with a press key of their own.
    Both,
}

impl From<KeyboardWord> for AtKeyboard {
    fn from(word: KeyboardWord) -> AtKeyboard {
        match word {
            KeyboardWord::Player => AtKeyboard::Player,
            KeyboardWord::Assistant => AtKeyboard::Assistant,
            KeyboardWord::White => AtKeyboard::Side(Side::White),
            KeyboardWord::Black => AtKeyboard::Side(Side::Black),
            KeyboardWord::Both => AtKeyboard::Both,
        }
    }
}

/// The values that `--figures` takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum FiguresWord {
    /// In figures.
    On,
    /// In the words that are spoken.
    Off,
}

impl From<FiguresWord> for Print {
    fn from(word: FiguresWord) -> Print {
        match word {
            FiguresWord::On => Print::Figures,
            FiguresWord::Off => Print::Words,
        }
    }
}

/// The values that `--words` takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WordsWord {
    /// A sound where board and words agree.
    WhenNeeded,
    /// Always words.
    Always,
}

impl From<WordsWord> for Words {
    fn from(word: WordsWord) -> Words {
        match word {
            WordsWord::WhenNeeded => Words::WhenNeeded,
            WordsWord::Always => Words::Always,
        }
    }
}

/// The values that `--low-time` takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LowTimeWord {
    /// Nothing.
    Off,
    /// A tone at five minutes, and the flag.
    Tone,
    /// A few marks.
    Few,
    /// Every mark.
    All,
}

impl From<LowTimeWord> for LowTimeLevel {
    fn from(word: LowTimeWord) -> LowTimeLevel {
        match word {
            LowTimeWord::Off => LowTimeLevel::Off,
            LowTimeWord::Tone => LowTimeLevel::Tone,
            LowTimeWord::Few => LowTimeLevel::Few,
            LowTimeWord::All => LowTimeLevel::All,
        }
    }
}

/// The values that `--pulses` takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PulsesWord {
    /// Nothing is felt but what was asked for.
    Off,
    /// Marks and the flag are felt.
    On,
}

impl From<PulsesWord> for bool {
    fn from(word: PulsesWord) -> bool {
        match word {
            PulsesWord::Off => false,
            PulsesWord::On => true,
        }
    }
}

/// The values that `--whisper` takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WhisperWord {
    /// Nothing.
    Off,
    /// A sound.
    Sound,
    /// The square.
    Number,
}

impl From<WhisperWord> for Whisper {
    fn from(word: WhisperWord) -> Whisper {
        match word {
            WhisperWord::Off => Whisper::Off,
            WhisperWord::Sound => Whisper::Sound,
            WhisperWord::Number => Whisper::Number,
        }
    }
}
