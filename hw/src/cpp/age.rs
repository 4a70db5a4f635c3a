// SPDX-License-Identifier: GPL-3.0-or-later
//! Measures how old a board's messages are when they are read.
//!
//! A board that reports every change with its whole position may send more than its line carries. Its lines then arrive late, each
//! looks like an answer, and the program reads the past. So now and then the program asks a question with an unmistakable answer:
//! the answer comes after everything that the board had still to send, and the time that it takes is the age of the messages.

use zgoda_game::Moment;

use crate::waits::Waits;

/// The age of the messages from a board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Age {
    /// The moment to measure the age: the board sent something unasked, or its messages are late.
    due: Option<Moment>,
    put: Option<Put>,
    /// True if the last answer came too late, or not at all.
    behind: bool,
    /// The moment of the first reported change after the last believed position.
    unread: Option<Moment>,
    read: Read,
}

/// The question on the line.
#[derive(Clone, Copy, Debug)]
struct Put {
    at: Moment,
    /// The moment from which messages count as late if no answer came.
    late_at: Moment,
}

/// Whether the messages are of the present or of the past.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Read {
    #[default]
    InTime,
    Late,
}

impl Age {
    /// True if the messages are too old to be read.
    pub(super) fn is_late(&self) -> bool {
        self.read == Read::Late
    }

    /// Notes that the board sent something unasked.
    pub(super) fn told_unasked(&mut self, now: Moment, waits: &Waits) {
        self.due.get_or_insert(now.after(waits.measure));
    }

    /// The moment at which the question is due.
    pub(super) fn due(&self) -> Option<Moment> {
        self.due.filter(|_| self.put.is_none())
    }

    /// Notes that the question was put.
    pub(super) fn is_put(&mut self, now: Moment, waits: &Waits) {
        self.due = None;
        self.put = Some(Put {
            at: now,
            late_at: now.after(waits.late),
        });
    }

    /// Notes that the answer came; everything before it has been read. Returns true if late messages are in time again.
    pub(super) fn answered(&mut self, now: Moment, waits: &Waits) -> bool {
        let soon = |put: Put| now.since(put.at) <= waits.answer;
        self.is_over(now, self.put.is_some_and(soon))
    }

    /// Notes that the board reported a change.
    pub(super) fn changed(&mut self, now: Moment) {
        self.unread.get_or_insert(now);
    }

    /// Notes that a position was believed.
    pub(super) const fn believed(&mut self) {
        self.unread = None;
    }

    /// True if the messages have become late, and this is not reported yet.
    pub(super) fn has_become_late(&self, now: Moment, waits: &Waits) -> bool {
        let slow = |put: Put| now.since(put.at) > waits.answer;
        let behind = self.behind || self.put.is_some_and(slow);
        let unread = |since: Moment| behind && since.after(waits.unread) <= now;
        let late = self.late_at().is_some_and(|at| at <= now);
        !self.is_late() && (late || self.unread.is_some_and(unread))
    }

    /// Notes that no answer comes. `said` is true if bytes came after the question: the line then carried all that waited.
    /// Returns true if late messages are in time again.
    pub(super) fn unanswered(&mut self, now: Moment, said: bool) -> bool {
        self.is_over(now, said)
    }

    /// Ends the question; a board that is still late is asked again at once.
    fn is_over(&mut self, now: Moment, in_time: bool) -> bool {
        (self.put, self.behind) = (None, !in_time);
        let again = self.is_late() && in_time;
        if again {
            self.read = Read::InTime;
        } else if self.is_late() {
            self.due = Some(now);
        }
        again
    }

    /// The moment from which messages are late, if no answer comes before.
    pub(super) fn late_at(&self) -> Option<Moment> {
        let put = self.put.filter(|_| !self.is_late())?;
        Some(put.late_at)
    }

    /// This age, marked as late. The next question is due at once.
    pub(super) const fn late(self, now: Moment) -> Age {
        Age {
            due: Some(now),
            read: Read::Late,
            unread: None,
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::waits::Speed;

    #[test]
    fn a_board_is_late_until_an_answer_comes_soon() {
        let at = Moment::from_ms;
        let waits = Waits::at(Speed::LIFE);
        let mut age = Age::default();
        assert_eq!(age.due(), None);
        age.told_unasked(at(100), &waits);
        age.told_unasked(at(500), &waits);
        assert_eq!(age.due(), Some(at(600)));
        age.is_put(at(1_100), &waits);
        assert_eq!((age.due(), age.late_at()), (None, Some(at(3_100))));
        assert!(!age.answered(at(1_200), &waits) && !age.is_late());
        assert_eq!((age.due(), age.late_at()), (None, None));
        age.told_unasked(at(2_000), &waits);
        age.is_put(at(3_000), &waits);
        assert!(!age.has_become_late(at(4_900), &waits) && age.has_become_late(at(5_000), &waits));
        let mut age = age.late(at(5_000));
        assert_eq!(
            (age.late_at(), age.has_become_late(at(9_000), &waits)),
            (None, false)
        );
        // A slow answer gives the age of the messages before it; the next question is due at once.
        assert!(!age.answered(at(6_000), &waits) && age.is_late());
        assert_eq!(age.due(), Some(at(6_000)));
        age.is_put(at(6_000), &waits);
        assert!(age.answered(at(6_300), &waits) && !age.is_late());
        assert_eq!(age.due(), None);
    }

    #[test]
    fn a_line_that_is_behind_and_brings_nothing_twice_is_late() {
        let at = Moment::from_ms;
        let waits = Waits::at(Speed::LIFE);
        for (answer, late) in [(40, false), (900, true)] {
            let mut age = Age::default();
            age.is_put(at(0), &waits);
            age.answered(at(answer), &waits);
            age.changed(at(1_000));
            age.changed(at(2_000));
            assert!(!age.has_become_late(at(2_400), &waits));
            assert_eq!(age.has_become_late(at(2_500), &waits), late);
            age.believed();
            assert!(!age.has_become_late(at(9_000), &waits));
        }
    }
}
