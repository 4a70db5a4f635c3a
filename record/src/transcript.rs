// SPDX-License-Identifier: GPL-3.0-or-later
//! A line of the transcript as the record keeps it: the same words, with owned values that can be read back.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use zgoda_speech::transcript::Line;

/// A line as it is written and read back; its fields and their order are the transcript's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TranscriptLine {
    /// The number of the line in this session, in the order of queueing.
    pub id: u64,
    /// The time at which the line was queued, in milliseconds since the program's start.
    pub ms: u64,
    /// `white`, `black`, `assistant`, `arbiter` or `room`.
    pub to: String,
    /// `alarm`, `move`, `reply` or `hint`.
    pub priority: String,
    /// The language of the words.
    pub lang: String,
    /// The words of the line.
    pub text: String,
    /// The ranges of the private words in `text`, in bytes. The record keeps them apart.
    #[serde(skip)]
    pub private: Vec<Range<usize>>,
    /// The ply, entry, kind or board that the line was about.
    pub about: Map<String, Value>,
    /// `spoken`, `superseded`, `dropped` or `failed`.
    pub status: String,
    /// The time at which the line was begun, in milliseconds.
    pub begun_ms: Option<u64>,
    /// The time at which the line ended, in milliseconds.
    pub ended_ms: Option<u64>,
    /// The reason why the line was not said to its end.
    pub why: Option<String>,
    /// `system`, `embedded`, `wav` or `text`.
    pub by: Option<String>,
}

impl From<&Line> for TranscriptLine {
    fn from(line: &Line) -> TranscriptLine {
        let about = match serde_json::to_value(&line.about) {
            Ok(Value::Object(about)) => about,
            // The value is an object by its type; were it something else, the words would still be kept.
            _ => Map::new(),
        };
        TranscriptLine {
            id: line.id,
            ms: line.ms,
            to: line.to.to_owned(),
            priority: line.priority.to_owned(),
            lang: line.lang.to_owned(),
            text: line.text.clone(),
            private: line.private.clone(),
            about,
            status: line.status.to_owned(),
            begun_ms: line.begun_ms,
            ended_ms: line.ended_ms,
            why: line.why.clone(),
            by: line.by.map(str::to_owned),
        }
    }
}
