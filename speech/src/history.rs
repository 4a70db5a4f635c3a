// SPDX-License-Identifier: GPL-3.0-or-later
//! The messages that were queued, newest first, for listeners who want to hear them again.
//!
//! The history is filled when a message is queued, not when it is spoken, so messages that were silenced, cut or
//! replaced by a sound can still be asked for. The history keeps messages as data, so that squares can be spelt. The transcript is
//! a separate file that keeps everything for good.

use std::collections::VecDeque;

use crate::announcement::{Kept, Message};
use crate::phrase::Worded;
use crate::utterance::{Utterance, UtteranceId};

/// The words to say again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// The last words, in the form in which they were said.
    Last,
    /// The last words, spelt.
    Spelt,
    /// The last messages, as many as this number.
    History(usize),
    /// The words that were said while the listener's page was away, oldest first.
    Missed,
    /// The number of words that were missed.
    CountMissed,
}

/// The most messages that are kept, enough for two long games; older words are in the transcript and in the record.
pub const MOST_KEPT: usize = 500;

/// A message that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The message as data.
    pub message: Message,
    /// The words, the listener and the time.
    pub utterance: Utterance,
}

/// The messages of one output.
#[derive(Clone, Debug, Default)]
pub struct History {
    newest_first: VecDeque<Entry>,
}

impl History {
    /// A history without messages.
    #[must_use]
    pub fn new() -> History {
        History::default()
    }

    /// Keeps a queued message, unless its row keeps it out of the history. A repetition, for example, would push out the message
    /// that it repeats.
    pub fn keep(&mut self, message: Message, utterance: Utterance) {
        if message.properties().kept == Kept::Nowhere {
            return;
        }
        self.newest_first.push_front(Entry { message, utterance });
        self.newest_first.truncate(MOST_KEPT);
    }

    /// All messages that are kept, newest first.
    pub fn newest_first(&self) -> impl ExactSizeIterator<Item = &Entry> {
        self.newest_first.iter()
    }

    /// The message that was said under this number, if it is kept.
    #[must_use]
    pub fn message(&self, id: UtteranceId) -> Option<&Message> {
        let mut all = self.newest_first.iter();
        all.find(|entry| entry.utterance.id == id)
            .map(|entry| &entry.message)
    }

    /// The utterance that `repeat` and `spell` say again: the newest one that is kept as [`Kept::ToRepeat`].
    #[must_use]
    pub fn newest(&self) -> Option<UtteranceId> {
        self.last_words().map(|entry| entry.utterance.id)
    }

    fn last_words(&self) -> Option<&Entry> {
        let to_repeat = |entry: &&Entry| entry.message.properties().kept == Kept::ToRepeat;
        self.newest_first().find(to_repeat)
    }

    /// The answer to `repeat`: the last message again, in the words that `words` gives it now.
    #[must_use]
    pub fn again(&self, words: impl Fn(&Entry) -> Worded) -> Message {
        self.last(|entry| Message::Again { text: words(entry) })
    }

    /// The answer to `spell`: the last words digit by digit, or one by one.
    #[must_use]
    pub fn spelled(&self) -> Message {
        self.last(|entry| Message::SpelledOut {
            what: Box::new(entry.message.clone()),
        })
    }

    /// The answer to `history`: at most `most` of the last messages, newest first.
    #[must_use]
    pub fn lines(&self, most: usize, words: impl Fn(&Entry) -> Worded) -> Message {
        Message::History {
            lines: self.newest_first.iter().take(most).map(words).collect(),
        }
    }

    fn last(&self, answer: impl Fn(&Entry) -> Message) -> Message {
        self.last_words().map_or(Message::NothingSaid, answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::announcement::{Announcement, Listener};
    use crate::language::Language;
    use zgoda_game::Moment;

    fn keep(history: &mut History, message: &Message, text: &str) {
        let announcement = Announcement::new(Listener::White, message.clone());
        let utterance = Utterance::new(
            UtteranceId::FIRST,
            &announcement,
            Language::English,
            Worded::from(text),
            Moment::ZERO,
        );
        history.keep(message.clone(), utterance);
    }

    fn as_said(entry: &Entry) -> Worded {
        Worded::from(entry.utterance.text.as_str())
    }

    fn again(text: &str) -> Message {
        Message::Again {
            text: Worded::from(text),
        }
    }

    #[test]
    fn nothing_to_repeat_is_said_so() {
        let mut history = History::new();
        assert_eq!(history.again(as_said), Message::NothingSaid);
        keep(
            &mut history,
            &Message::NothingSaid,
            "nothing has been said yet",
        );
        assert_eq!(history.spelled(), Message::NothingSaid);
        assert_eq!(
            history.lines(3, as_said),
            Message::History { lines: vec![] }
        );
    }

    #[test]
    fn repeating_twice_repeats_the_same() {
        let mut history = History::new();
        keep(&mut history, &Message::DiskLost { full: false }, "a");
        keep(&mut history, &Message::NoClock, "b");
        for _ in 0..2 {
            let message = history.again(as_said);
            assert_eq!(message, again("b"));
            keep(&mut history, &message, "b");
        }
        let spelled = Message::SpelledOut {
            what: Box::new(Message::NoClock),
        };
        assert_eq!(history.spelled(), spelled);
        let lines = vec![Worded::from("b"), Worded::from("a")];
        assert_eq!(history.lines(9, as_said), Message::History { lines });
    }

    #[test]
    fn that_a_board_agrees_does_not_hide_the_half_move() {
        let mut history = History::new();
        keep(&mut history, &Message::DiskBack, "thirty two, twenty eight");
        let board = crate::announcement::BoardOf::Shared;
        keep(
            &mut history,
            &Message::BoardAgrees { board },
            "board agrees",
        );
        assert_eq!(history.again(as_said), again("thirty two, twenty eight"));
    }

    #[test]
    fn the_sound_that_recalls_a_difference_does_not_hide_its_words() {
        let mut history = History::new();
        let board = crate::announcement::BoardOf::Shared;
        keep(
            &mut history,
            &Message::BoardDiffers { board },
            "a difference",
        );
        keep(&mut history, &Message::BoardStillDiffers { board }, "still");
        assert_eq!(history.again(as_said), again("a difference"));
    }

    #[test]
    fn a_press_and_what_was_not_understood_are_not_repeated() {
        let mut history = History::new();
        let side = zgoda_game::Side::Black;
        keep(&mut history, &Message::Pressed { side }, "pressed");
        assert_eq!(history.again(as_said), Message::NothingSaid);
        keep(&mut history, &Message::NoClock, "words");
        let text = "xx".into();
        for heard in [Message::Pressed { side }, Message::NotUnderstood { text }] {
            keep(&mut history, &heard, "heard");
            assert_eq!(history.again(as_said), again("words"));
        }
        // A line that was not understood is not kept in any history.
        let two = history.lines(9, as_said);
        let lines = ["heard", "words", "pressed"].map(Worded::from).to_vec();
        assert_eq!(two, Message::History { lines });
        assert_eq!(
            history.lines(1, as_said),
            Message::History {
                lines: vec![Worded::from("heard")]
            }
        );
    }

    #[test]
    fn it_is_bounded_and_forgets_the_oldest() {
        let mut history = History::new();
        for n in 0..MOST_KEPT + 7 {
            keep(&mut history, &Message::NoClock, &n.to_string());
        }
        assert_eq!(history.newest_first().len(), MOST_KEPT);
        assert_eq!(history.newest_first().last().unwrap().utterance.text, "7");
    }
}
