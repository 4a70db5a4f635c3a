//! A line of the transcript as the record keeps it: the same words, free of the program that spoke.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use zgoda_speech::transcript::Line;

/// A line as it is written and read back; its fields and their order are the transcript's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TranscriptLine {
    /// Its number in this session, in the order of queueing.
    pub id: u64,
    /// When it was queued, in milliseconds since the program's start.
    pub ms: u64,
    /// `white`, `black`, `assistant`, `arbiter` or `room`.
    pub to: String,
    /// `alarm`, `move`, `reply` or `hint`.
    pub priority: String,
    /// The language of the words.
    pub lang: String,
    /// The words.
    pub text: String,
    /// Which of them are private: where in `text`, in bytes. The record keeps them apart.
    #[serde(skip)]
    pub private: Vec<Range<usize>>,
    /// The ply, entry, kind or board it was about.
    pub about: Map<String, Value>,
    /// `spoken`, `superseded`, `dropped` or `failed`.
    pub status: String,
    /// When it was begun.
    pub begun_ms: Option<u64>,
    /// When it ended.
    pub ended_ms: Option<u64>,
    /// Why it was not said to its end.
    pub why: Option<String>,
    /// `system`, `embedded`, `wav` or `text`.
    pub by: Option<String>,
}

impl From<&Line> for TranscriptLine {
    fn from(line: &Line) -> TranscriptLine {
        let about = match serde_json::to_value(&line.about) {
            Ok(Value::Object(about)) => about,
            // It is an object by its type; were it none, the words would still be kept.
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
