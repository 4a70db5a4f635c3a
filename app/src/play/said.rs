// SPDX-License-Identifier: GPL-3.0-or-later
//! Lines of the transcript that wait until their printed text has left the program: a line counts as heard by a reader only once
//! its text can be read.

use std::collections::VecDeque;

use zgoda_speech::transcript::Line;
use zgoda_speech::{Status, VoiceSlot};

use super::outlet::Sent;

/// The most lines that may wait for the fate of their text. A reader may have stopped reading.
const MOST_WAITING: usize = 1_000;

/// The reason why a printed line was not heard.
const NOBODY_READS: &str = "standard output is lost";

/// The lines, in their order.
#[derive(Debug, Default)]
pub(super) struct Said {
    waiting: VecDeque<Waiting>,
    /// The number of pieces of text that standard output has accepted.
    put: u64,
    /// The number of accepted pieces with a known fate.
    answered: u64,
    /// The number of the last lost piece.
    lost: Option<u64>,
    /// True if there was no room for the last piece.
    refused: bool,
}

#[derive(Debug)]
struct Waiting {
    line: Line,
    /// The number of the piece that the line depends on.
    piece: u64,
}

impl Said {
    /// Counts a piece that was given to standard output. If `taken` is true, the fate of the piece will be reported.
    pub(super) fn put(&mut self, taken: bool) {
        self.put = self.put.saturating_add(u64::from(taken));
        self.refused = !taken;
    }

    /// Takes a finished line of the transcript. If its text was printed, the line waits for the fate of the last printed
    /// piece.
    pub(super) fn line(&mut self, line: Line) {
        let printed = line.by == Some(VoiceSlot::Text.word());
        let piece = if printed { self.put } else { 0 };
        let mut waiting = Waiting { line, piece };
        if printed && (self.refused || self.lost == Some(piece)) {
            unheard(&mut waiting.line);
        }
        self.waiting.push_back(waiting);
    }

    /// Takes in the fate of the next piece.
    pub(super) fn sent(&mut self, sent: Sent) {
        self.answered = self.answered.saturating_add(1);
        if let Sent::Lost(_) = sent {
            self.lost = Some(self.answered);
            for waiting in self
                .waiting
                .iter_mut()
                .filter(|it| it.piece == self.answered)
            {
                unheard(&mut waiting.line);
            }
        }
    }

    /// Gives up waiting. A line with a fate that is still unknown counts as not heard.
    pub(super) fn give_up(&mut self) {
        let answered = self.answered;
        for waiting in self.waiting.iter_mut().filter(|it| it.piece > answered) {
            unheard(&mut waiting.line);
        }
        self.answered = u64::MAX;
    }

    /// The next line with a known fate.
    pub(super) fn poll(&mut self) -> Option<Line> {
        let known = self.waiting.front()?.piece <= self.answered;
        if !known && self.waiting.len() <= MOST_WAITING {
            return None;
        }
        let mut first = self.waiting.pop_front()?;
        if !known {
            unheard(&mut first.line);
        }
        Some(first.line)
    }
}

/// Marks a spoken line as failed, because its text reached no reader.
fn unheard(line: &mut Line) {
    if line.status == Status::Spoken.word() {
        line.status = Status::Failed.word();
        line.why = Some(NOBODY_READS.to_owned());
        (line.begun_ms, line.ended_ms) = (None, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::ErrorKind;
    use zgoda_speech::transcript::AboutLine;

    fn line(id: u64, by: VoiceSlot) -> Line {
        Line {
            id,
            ms: 0,
            to: "white",
            priority: "reply",
            lang: "en",
            text: String::new(),
            private: Vec::new(),
            about: AboutLine {
                ply: None,
                kind: "again",
                entry: None,
                board: None,
            },
            status: Status::Spoken.word(),
            begun_ms: Some(0),
            ended_ms: Some(0),
            why: None,
            by: Some(by.word()),
        }
    }

    fn all(said: &mut Said) -> Vec<(u64, &'static str)> {
        std::iter::from_fn(|| said.poll())
            .map(|line| (line.id, line.status))
            .collect()
    }

    #[test]
    fn a_printed_line_waits_until_it_is_out_and_those_behind_it_too() {
        let mut said = Said::default();
        said.put(true);
        said.line(line(1, VoiceSlot::Text));
        said.line(line(2, VoiceSlot::Embedded));
        assert_eq!(all(&mut said), []);
        said.sent(Sent::Out);
        assert_eq!(all(&mut said), [(1, "spoken"), (2, "spoken")]);
    }

    #[test]
    fn what_nobody_could_read_was_not_spoken() {
        let mut said = Said::default();
        for id in 1..=4 {
            said.put(true);
            said.line(line(id, VoiceSlot::Text));
        }
        said.sent(Sent::Out);
        said.sent(Sent::Lost(ErrorKind::BrokenPipe));
        said.sent(Sent::Out);
        assert_eq!(
            all(&mut said),
            [(1, "spoken"), (2, "failed"), (3, "spoken")]
        );
        // If the reader reads nothing until the end, it has not read the line.
        said.give_up();
        assert_eq!(all(&mut said), [(4, "failed")]);
    }

    #[test]
    fn what_a_voice_said_was_heard_whoever_reads() {
        let mut said = Said::default();
        said.put(true);
        said.sent(Sent::Lost(ErrorKind::BrokenPipe));
        said.line(line(1, VoiceSlot::Embedded));
        said.line(line(2, VoiceSlot::Text));
        assert_eq!(all(&mut said), [(1, "spoken"), (2, "failed")]);
    }

    #[test]
    fn a_reader_that_stands_still_holds_up_no_more_than_so_many() {
        let mut said = Said::default();
        said.put(true);
        for id in 1..=MOST_WAITING as u64 + 3 {
            said.line(line(id, VoiceSlot::Text));
        }
        assert_eq!(all(&mut said).len(), 3);
    }
}
