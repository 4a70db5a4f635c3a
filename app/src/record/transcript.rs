//! One line of the transcript: an utterance and how it ended, in the words of the transcript. The
//! record keeps the same lines.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use zgoda_game::Moment;
use zgoda_speech::announcement::{About, BoardOf};
use zgoda_speech::{Final, Utterance};

/// A line as it is written; its fields and their order are the transcript's.
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

impl TranscriptLine {
    /// The line of an utterance that has ended.
    #[must_use]
    pub fn new(said: &Utterance, end: &Final) -> TranscriptLine {
        TranscriptLine {
            id: said.id.0,
            ms: said.queued.as_ms(),
            to: said.to.word().to_owned(),
            priority: said.priority.word().to_owned(),
            lang: said.language.tag().to_owned(),
            text: said.text.clone(),
            about: about(&said.about, said.kind),
            status: end.status.word().to_owned(),
            begun_ms: end.begun.map(Moment::as_ms),
            ended_ms: end.ended.map(Moment::as_ms),
            why: end.why.as_ref().map(ToString::to_string),
            by: end.by.map(|by| by.word().to_owned()),
        }
    }
}

fn about(about: &About, kind: &str) -> Map<String, Value> {
    let mut words = Map::new();
    let mut put = |name: &str, value: Value| words.insert(name.to_owned(), value);
    if let Some(ply) = about.ply {
        put("ply", ply.into());
    }
    if let Some(entry) = about.entry {
        put("entry", entry.into());
    }
    match about.board {
        Some(BoardOf::Side(side)) => put("board", side.word().into()),
        Some(BoardOf::Shared) => put("board", "shared".into()),
        None => None,
    };
    put("kind", kind.into());
    words
}
