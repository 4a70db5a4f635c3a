// SPDX-License-Identifier: GPL-3.0-or-later
//! The speech of the program: its messages, their listeners, their words, and their voices.
//!
//! An [`Announcement`] is data; the phrase book makes words of it, in the listener's [`SpeechSettings`]; the queue
//! decides when each announcement is spoken and which speech it interrupts; a voice makes sound of the words. This
//! crate leaves the choice of listeners to `table`, and knows nothing of boards and lines.

pub mod announcement;
pub mod catalogue;
mod consent;
pub mod history;
pub mod language;
pub mod met_sounds;
pub mod numbers;
pub mod output;
pub mod pace;
pub mod phrase;
pub mod queue;
mod reading;
pub mod settings;
pub mod transcript;
pub mod utterance;
pub mod voice;

pub use announcement::{Announcement, Listener, Message, Priority};
pub use consent::ConsentWords;
pub use history::History;
pub use language::Language;
pub use numbers::{LetterStyle, NumberStyle, Style};
pub use pace::Pace;
pub use phrase::{Phrase, Phrasebook, Worded};
pub use queue::Queue;
pub use settings::SpeechSettings;
pub use transcript::Transcript;
pub use utterance::{Final, Status, Utterance, UtteranceId, VoiceSlot, Why};
