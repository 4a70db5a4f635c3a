// SPDX-License-Identifier: GPL-3.0-or-later
//! The transcript: one JSON line for every utterance that the program wanted to make.
//!
//! The line of an utterance is made when the utterance has ended. Lines are returned in the order in which the
//! utterances were queued, so a line may have to wait for an earlier line. `app` writes and flushes the file. Other
//! programs rely on the names of the fields.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Serialize;

use crate::announcement::BoardOf;
use crate::utterance::{Final, Utterance, UtteranceId};

/// A line of the transcript. Moments are milliseconds since the program's start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The number of the utterance, from 1 in the order of queueing.
    pub id: u64,
    /// The moment at which the utterance was queued.
    pub ms: u64,
    /// The listener of the utterance.
    pub to: &'static str,
    /// The priority of the utterance.
    pub priority: &'static str,
    /// The language of `text`.
    pub lang: &'static str,
    /// The words of the utterance.
    pub text: String,
    /// The ranges of the private words in `text`, in bytes. Not a field of the JSON line.
    #[serde(skip)]
    pub private: Vec<Range<usize>>,
    /// The subject of the utterance.
    pub about: AboutLine,
    /// The way in which the utterance ended.
    pub status: &'static str,
    /// The moment at which the last try to say the utterance began.
    pub begun_ms: Option<u64>,
    /// The moment at which the utterance ended or was cut.
    pub ended_ms: Option<u64>,
    /// The reason why the utterance was not spoken to its end.
    pub why: Option<String>,
    /// The voice that spoke.
    pub by: Option<&'static str>,
}

/// The subject of an utterance; fields that do not apply are left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AboutLine {
    /// The number of the half-move; 1 is White's first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// The kind of the message: [`crate::Message::kind`].
    pub kind: &'static str,
    /// The entry of the record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
    /// `white`, `black`, or `both` for the shared board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<&'static str>,
}

impl Line {
    /// The line of an utterance that has ended.
    #[must_use]
    pub fn new(utterance: &Utterance, end: &Final) -> Line {
        Line {
            id: utterance.id.0,
            ms: utterance.queued.as_ms(),
            to: utterance.to.word(),
            priority: utterance.priority.word(),
            lang: utterance.language.tag(),
            text: utterance.text.clone(),
            private: utterance.private.clone(),
            about: AboutLine {
                ply: utterance.about.ply,
                kind: utterance.kind,
                entry: utterance.about.entry,
                board: utterance.about.board.map(|board| match board {
                    BoardOf::Side(side) => side.word(),
                    BoardOf::Shared => "both",
                }),
            },
            status: end.status.word(),
            begun_ms: end.begun.map(zgoda_game::Moment::as_ms),
            ended_ms: end.ended.map(zgoda_game::Moment::as_ms),
            why: end.why.as_ref().map(ToString::to_string),
            by: end.by.map(crate::utterance::VoiceSlot::word),
        }
    }

    /// The line as written to the file, without the line break.
    #[must_use]
    pub fn json(&self) -> String {
        // A line has only text and numbers, and JSON can hold both.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Brings lines into the order of their ids.
///
/// This value has the utterances in the queue, and the ended utterances with lines that wait for earlier lines. It
/// stays small, because both the length of the queue and the waiting time in it are limited.
#[derive(Debug, Default)]
pub struct Transcript {
    open: BTreeMap<UtteranceId, Entry>,
}

#[derive(Debug)]
struct Entry {
    utterance: Utterance,
    end: Option<Final>,
}

impl Transcript {
    /// A transcript without open lines.
    #[must_use]
    pub fn new() -> Transcript {
        Transcript::default()
    }

    /// Takes an utterance that was queued, or refused.
    pub fn queued(&mut self, utterance: Utterance) {
        let id = utterance.id;
        let entry = Entry {
            utterance,
            end: None,
        };
        self.open.insert(id, entry);
    }

    /// Takes the end of an utterance. The end of an utterance that was never queued is ignored.
    pub fn ended(&mut self, end: Final) {
        if let Some(entry) = self.open.get_mut(&end.id) {
            entry.end = Some(end);
        }
    }

    /// The next line, if its utterance has ended. All earlier lines have been returned before.
    pub fn poll(&mut self) -> Option<Line> {
        let first = self.open.first_entry()?;
        first.get().end.as_ref()?;
        let Entry { utterance, end } = first.remove();
        Some(Line::new(&utterance, &end?))
    }

    /// True if every utterance has its line.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.open.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::announcement::{About, Greeting, Listener, Priority, Series, YieldsTo};
    use crate::language::Language;
    use crate::pace::Pace;
    use crate::utterance::{Status, VoiceSlot, Why};
    use zgoda_game::{Moment, Side};

    fn utterance(id: u64) -> Utterance {
        Utterance {
            id: UtteranceId(id),
            to: Listener::White,
            priority: Priority::Move,
            at_once: false,
            series: Series::Whole,
            yields_to: YieldsTo::Nothing,
            greeting: Greeting::Apart,
            language: Language::Polish,
            text: "trzydzieści dwa, dwadzieścia osiem".to_owned(),
            private: Vec::new(),
            pace: Pace::OWN,
            kind: "move-played",
            earcon: None,
            words: true,
            about: About {
                ply: Some(11),
                ..About::default()
            },
            queued: Moment::from_ms(81234),
            until: None,
        }
    }

    fn spoken(id: u64) -> Final {
        Final {
            id: UtteranceId(id),
            status: Status::Spoken,
            begun: Some(Moment::from_ms(81240)),
            ended: Some(Moment::from_ms(82110)),
            why: None,
            by: Some(VoiceSlot::Embedded),
        }
    }

    /// The expected line is the example in the contract, with `kind` and `by` added.
    #[test]
    fn the_line_is_the_promised_one() {
        assert_eq!(
            Line::new(&utterance(7), &spoken(7)).json(),
            concat!(
                r#"{"id":7,"ms":81234,"to":"white","priority":"move","lang":"pl","#,
                r#""text":"trzydzieści dwa, dwadzieścia osiem","#,
                r#""about":{"ply":11,"kind":"move-played"},"status":"spoken","#,
                r#""begun_ms":81240,"ended_ms":82110,"why":null,"by":"embedded"}"#
            )
        );
    }

    #[test]
    fn what_was_not_spoken_says_why() {
        let mut about = utterance(8);
        about.about = About {
            ply: None,
            entry: Some(3),
            board: Some(BoardOf::Side(Side::Black)),
        };
        let end = Final::unspoken(
            UtteranceId(8),
            Status::Superseded,
            Why::SupersededBy(UtteranceId(9)),
        );
        let json = Line::new(&about, &end).json();
        assert!(json.ends_with(concat!(
            r#""about":{"kind":"move-played","entry":3,"board":"black"},"status":"superseded","#,
            r#""begun_ms":null,"ended_ms":null,"why":"superseded by 9","by":null}"#
        )));
    }

    #[test]
    fn lines_come_in_the_order_of_queueing() {
        let mut transcript = Transcript::new();
        for id in 1..=3 {
            transcript.queued(utterance(id));
        }
        let mut ids = |id: u64| -> Vec<u64> {
            transcript.ended(spoken(id));
            std::iter::from_fn(|| transcript.poll())
                .map(|line| line.id)
                .collect()
        };
        assert_eq!(ids(2), [0; 0]);
        assert_eq!(ids(4), [0; 0], "never queued");
        assert_eq!(ids(1), [1, 2]);
        assert_eq!(ids(3), [3]);
        assert!(transcript.is_complete());
    }
}
