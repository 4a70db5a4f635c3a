// SPDX-License-Identifier: GPL-3.0-or-later
//! The messages of the program, as data.
//!
//! A [`Message`] knows no language: the phrase book makes words of it, and the same message feeds voice, screen,
//! transcript and history. Its [`Message::kind`] is at once the `kind` of the transcript and the key in the Fluent
//! files. The right of a listener to hear a message is decided before the message is made, and not here.

mod before;
mod board;
mod item;
mod personal;
mod properties;
mod queueing;
mod settings;
mod start;
mod vocabulary;
mod words;

use zgoda_game::Moment;

pub use before::*;
pub use board::*;
pub use item::Item;
pub use personal::*;
pub use properties::{Kept, Properties};
pub use queueing::{Greeting, Queueing, Series, YieldsTo};
pub use settings::*;
pub use start::*;
pub use vocabulary::{Besides, Examples, Message};
pub use words::*;

/// The subject of an utterance; `about` in the transcript.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The number of the half-move; 1 is White's first.
    pub ply: Option<u32>,
    /// The entry of the record.
    pub entry: Option<u32>,
    /// The sensor board, if the subject is a board.
    pub board: Option<BoardOf>,
}

impl About {
    /// The subject of a message about an entry of the record.
    #[must_use]
    pub const fn entry(ply: u32, entry: u32) -> About {
        About {
            ply: Some(ply),
            entry: Some(entry),
            board: None,
        }
    }

    /// The subject of a message about a board.
    #[must_use]
    pub const fn board(of: BoardOf) -> About {
        About {
            ply: None,
            entry: None,
            board: Some(of),
        }
    }
}

/// A message to be said to one listener.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// The listener of the message.
    pub to: Listener,
    /// The message to be said.
    pub message: Message,
    /// The subject of the message.
    pub about: About,
    /// A sound before the words, or instead of them where `words` is off.
    pub earcon: Option<Earcon>,
    /// True if the words are spoken; false if the sound is enough.
    pub words: bool,
    /// True if words may stand for the sound, for a listener who wants no sounds or asks to hear the announcement again. False
    /// where the rules allow that listener only the sound.
    pub may_be_words: bool,
    /// The announcement is dropped if it could not begin before this moment.
    pub until: Option<Moment>,
    /// The people who may read the announcement where it is printed.
    pub readers: Readers,
}

/// The people who may read a text that stands on a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Everybody, because the text is public.
    All,
    /// Only the listener of the text.
    Listener,
}

impl Announcement {
    /// An announcement in words, without a particular subject, sound or time.
    #[must_use]
    pub const fn new(to: Listener, message: Message) -> Announcement {
        Announcement {
            to,
            message,
            about: About {
                ply: None,
                entry: None,
                board: None,
            },
            earcon: None,
            words: true,
            may_be_words: true,
            until: None,
            readers: Readers::All,
        }
    }
}
