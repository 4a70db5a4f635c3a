//! JSON lines: what the game was set to, then every event, then every utterance.

use serde::Serialize;

use crate::record::event::{Event, GameSettings, Person};
use crate::record::read::Contents;
use crate::record::transcript::TranscriptLine;

/// One line.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum JsonLine<'a> {
    /// The first line.
    Game {
        /// What the game was set to.
        game: &'a GameSettings,
        /// Who played; empty once forgotten.
        persons: &'a [Person],
    },
    /// Something that happened.
    Event {
        /// Its number in the record.
        id: i64,
        /// Which opening of the record it belongs to.
        session: i64,
        /// When it was written down, UTC.
        written: &'a str,
        /// What happened; its `kind` says which sort.
        #[serde(flatten)]
        event: &'a Event,
    },
    /// Something that was to be said, as the transcript has it.
    Utterance {
        /// Which opening of the record it belongs to.
        session: i64,
        /// The line.
        utterance: &'a TranscriptLine,
    },
}

/// All lines of a record.
pub fn json_lines(contents: &Contents) -> impl Iterator<Item = JsonLine<'_>> {
    let game = JsonLine::Game {
        game: &contents.settings,
        persons: &contents.persons,
    };
    let events = contents.events.iter().map(|stored| JsonLine::Event {
        id: stored.id,
        session: stored.session,
        written: &stored.written,
        event: &stored.event,
    });
    let utterances = contents
        .utterances
        .iter()
        .map(|stored| JsonLine::Utterance {
            session: stored.session,
            utterance: &stored.line,
        });
    std::iter::once(game).chain(events).chain(utterances)
}
