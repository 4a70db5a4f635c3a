// SPDX-License-Identifier: GPL-3.0-or-later
//! JSON lines: the settings of the game, then every event, then every utterance.

use serde::Serialize;

use crate::event::{Event, GameSettings, Person};
use crate::read::Contents;
use crate::transcript::TranscriptLine;

/// A line of the export.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum JsonLine<'a> {
    /// The first line, about the game.
    Game {
        /// The settings of the game.
        game: &'a GameSettings,
        /// The people who played; empty after their names were removed from the record.
        persons: &'a [Person],
    },
    /// An event of the game.
    Event {
        /// The number of the event in the record.
        id: i64,
        /// The number of the opening of the record to which the line belongs.
        session: i64,
        /// The time at which the event was written down, UTC.
        written: &'a str,
        /// The event; its field `kind` names the sort of event.
        #[serde(flatten)]
        event: &'a Event,
    },
    /// An utterance, as the transcript has it.
    Utterance {
        /// The number of the opening of the record to which the line belongs.
        session: i64,
        /// The line of the transcript.
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
