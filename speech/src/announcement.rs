//! Everything the program can say, as data.
//!
//! A [`Message`] knows no language: the phrase book makes words of it, and the same message feeds
//! voice, screen, transcript and history. Its [`Message::kind`] is at once the `kind` of the
//! transcript and the key in the Fluent files. Who may hear what is decided before a message is
//! made; nothing here decides it.

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
pub use queueing::{Queueing, Series, YieldsTo};
pub use settings::*;
pub use start::*;
pub use vocabulary::{Besides, Examples, Message};
pub use words::*;

/// What an utterance is about; `about` in the transcript.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The half-move, 1 is White's first.
    pub ply: Option<u32>,
    /// The entry of the record.
    pub entry: Option<u32>,
    /// The board.
    pub board: Option<BoardOf>,
}

impl About {
    /// About an entry of the record.
    #[must_use]
    pub const fn entry(ply: u32, entry: u32) -> About {
        About {
            ply: Some(ply),
            entry: Some(entry),
            board: None,
        }
    }

    /// About a board.
    #[must_use]
    pub const fn board(of: BoardOf) -> About {
        About {
            ply: None,
            entry: None,
            board: Some(of),
        }
    }
}

/// One thing to be said to one listener.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Who is to hear it.
    pub to: Listener,
    /// What.
    pub message: Message,
    /// About what.
    pub about: About,
    /// A sound before the words, or instead of them where `words` is off.
    pub earcon: Option<Earcon>,
    /// Are the words spoken, or is the sound enough?
    pub words: bool,
    /// May words stand for the sound, for a listener who wants no sounds or asks to hear it again? Not where the
    /// rules allow that listener the sound alone.
    pub may_be_words: bool,
    /// Dropped when it could not begin before this moment.
    pub until: Option<Moment>,
    /// The people who may read it where it is printed.
    pub readers: Readers,
}

/// The people who may read a text that stands on a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Everybody: it is public.
    All,
    /// The listener alone.
    Listener,
}

impl Announcement {
    /// Words about nothing in particular, without a sound, at any time.
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
