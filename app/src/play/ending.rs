// SPDX-License-Identifier: GPL-3.0-or-later
//! Ends a game: waiting text and events are written, and any loss is reported.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use zgoda_hw::Orientation;
use zgoda_record::worker::WorkerEnd;
use zgoda_record::{Answer, RecordError, TranscriptLine};
use zgoda_speech::announcement::BoardOf;

use super::board_edge::BoardEdge;
use super::emergency_copy::{EmergencyCopy, Saved, Unwritten};
use super::live_table::{LiveTable, Next};
use super::outlet::{Leaving, Sent};
use super::said::Said;
use super::view_file::ViewFile;
use super::wake::{Inbox, TableId, TableWake, Way};
use crate::face::client::FaceLink;
use crate::outcome::Outcome;
use crate::stderr;

/// The longest wait for the disk at the end.
const FOLD_PATIENCE: Duration = Duration::from_secs(5);

/// The result of a table.
#[derive(Debug)]
pub(super) struct Ended {
    /// The outcome, which tells if all requested outputs worked.
    pub(super) outcome: Outcome,
    /// The step that follows the table.
    pub(super) next: Next,
    /// The orientation of each board that was found in this game.
    pub(super) ways: Vec<(BoardOf, Orientation)>,
    /// The face of the clock, which is dropped after the terminal.
    pub(super) face: Option<FaceLink>,
}

impl LiveTable {
    /// Ends every edge, and reports the requested outputs that were lost.
    pub(super) fn end(mut self, id: TableId, inbox: &mut Inbox) -> Ended {
        let ways = self.boards.iter().filter_map(BoardEdge::way).collect();
        let LiveTable {
            printer,
            transcript,
            view,
            said,
            writer,
            emergency_copy,
            lost,
            next,
            ..
        } = self;
        let mut last = Last {
            said,
            emergency_copy,
            lost,
            closed: None,
        };
        let with_the_input = printer.goes_with_the_input();
        let printed = printer.end();
        last.take(inbox.of(id));
        last.said.give_up();
        while let Some(line) = last.said.poll() {
            if let Some(transcript) = &transcript {
                transcript.put(format!("{}\n", line.json()));
            }
            // If a line finds no room, only the transcript in the record lacks it.
            let _ = writer.utterance(TranscriptLine::from(&line));
        }
        let noted = transcript.map(|transcript| transcript.end());
        let viewed = view.map(ViewFile::end);
        last.take(inbox.of(id));
        last.left(Way::Output, Some(printed));
        last.left(Way::Transcript, noted);
        last.left(Way::View, viewed);
        self.voices.end();
        drop((self.boards, self.clock));
        let folded = writer.close(FOLD_PATIENCE);
        last.take(inbox.of(id));
        if with_the_input {
            last.lost.remove(&Way::Output);
        }
        let outcome = last.record(&self.record, folded);
        if self.settings.end() == WorkerEnd::LeftBehind {
            stderr::tell(
                "the disk does not answer; settings that were changed last may be lost, ask for them (settings) in the \
                 next game",
            );
        }
        Ended {
            outcome,
            next,
            ways,
            face: self.face,
        }
    }
}

/// The reports about text and events that went out, as far as they are known at the end.
struct Last {
    said: Said,
    emergency_copy: EmergencyCopy,
    lost: BTreeSet<Way>,
    /// The last report of the writer.
    closed: Option<Option<RecordError>>,
}

impl Last {
    /// Handles the reports about text and events that went out.
    fn take(&mut self, wakes: Vec<TableWake>) {
        for wake in wakes {
            match wake {
                TableWake::Sent(way, sent) => {
                    if way == Way::Output {
                        self.said.sent(sent);
                    }
                    if let Sent::Lost(why) = sent {
                        self.lose(way, why);
                    }
                }
                TableWake::Disk(Answer::Stored { seq }) => self.emergency_copy.arrived(seq),
                TableWake::Disk(Answer::Closed { lost }) => {
                    self.closed = Some(lost.map(|(_, error)| error));
                }
                _ => {}
            }
        }
    }

    fn left(&mut self, way: Way, left: Option<Leaving>) {
        if left.is_some_and(|left| !left.is_whole()) {
            self.lose(way, "nobody takes it");
        }
    }

    fn lose(&mut self, way: Way, why: impl std::fmt::Display) {
        if self.lost.insert(way) {
            stderr::tell(way.told(why));
        }
    }

    /// The outcome of writing the record. If a part could not be written, the whole game is saved in another place.
    fn record(self, record: &Path, folded: bool) -> Outcome {
        let outcome = if self.lost.is_empty() {
            Outcome::Holds
        } else {
            Outcome::DoesNotHold
        };
        let failed = self.closed.flatten();
        let unwritten = match &failed {
            // The record is gone entirely, so the whole game is saved.
            Some(RecordError::Gone(_)) => Some(self.emergency_copy.all()),
            _ => self.emergency_copy.unwritten(),
        };
        let why = match &failed {
            Some(RecordError::Gone(_)) => "it is gone, or its disk is".to_owned(),
            Some(RecordError::Full(_)) => "its disk is full".to_owned(),
            Some(error) => error.to_string(),
            None => "the disk does not answer".to_owned(),
        };
        let Some(Unwritten { events, half_moves }) = unwritten else {
            if !folded || failed.is_some() {
                stderr::tell(format_args!(
                    "{why}; the record is whole once its -wal file is folded in by the next opening"
                ));
            }
            return outcome;
        };
        let count = match half_moves {
            0 => "the end of the game".to_owned(),
            1 => "1 half-move".to_owned(),
            many => format!("{many} half-moves"),
        };
        let of = record.display();
        match self.emergency_copy.save(events) {
            Saved::In(path) => stderr::tell(format_args!(
                "{count} could not be written to {of} ({why}); the whole game is in {}, go on with that",
                path.display()
            )),
            Saved::Nowhere => stderr::tell(format_args!(
                "lost: {count}, which could not be written to {of} ({why}) nor to the data folder"
            )),
            Saved::Refused(error) => stderr::tell(format_args!(
                "lost: {count}, which could not be written to {of} ({why}) nor to the data folder ({error})"
            )),
        }
        Outcome::DoesNotHold
    }
}
