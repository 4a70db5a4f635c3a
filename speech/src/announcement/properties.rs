//! The properties of a message that its row names behind the information matrix. A property that a message shares
//! with few others stands here and in the rows of those messages, so that no list of names is kept where the property
//! counts.

use zgoda_game::Side;

use super::{BeforeMove, Earcon, Greeting, Queueing, Recorded, Series, SpokenMove, YieldsTo};
use crate::pace::Pace;

/// The properties of one message. Most messages have the usual properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Properties {
    /// The place among others in the queue, besides the priority.
    pub queueing: Queueing,
    /// The pace at which the message is said.
    pub pace: Pace,
    /// True where the message is an answer that says that nothing was done. A sound says the same before the words.
    pub refuses: bool,
    /// The half-move that an answer is about: 1 is White's first.
    pub ply: Option<usize>,
    /// The time for which the message can be asked for again.
    pub kept: Kept,
    /// True where the message says that the record is safe, and is not said once the disk is gone.
    pub only_recorded: bool,
    /// The sound before the message for a listener who wants few words on the topic.
    pub in_few_words: Option<Earcon>,
    /// True where every word of the message is private in the files that are kept.
    pub private: bool,
}

/// The time for which something that was said can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// The message is in the history, and `repeat` says the message again.
    ToRepeat,
    /// The message is in the history alone.
    InHistory,
    /// The message is not kept.
    Nowhere,
}

/// Each function is a word of the rows; a function with an argument gets a field of the message.
impl Properties {
    /// The properties of a message without properties in its row.
    pub const USUAL: Properties = Properties {
        queueing: Queueing::USUAL,
        pace: Pace::OWN,
        refuses: false,
        ply: None,
        kept: Kept::ToRepeat,
        only_recorded: false,
        in_few_words: None,
        private: false,
    };

    /// Lets the message wait for nothing but an alarm: a clock that is read late is read wrong, and listeners who can
    /// hear again must know so before they hear what they missed.
    #[must_use]
    pub const fn at_once(mut self) -> Properties {
        self.queueing.at_once = true;
        self
    }

    /// Marks one of many messages that are one answer together.
    #[must_use]
    pub const fn in_parts(mut self) -> Properties {
        self.queueing.series = Series::Part;
        self
    }

    /// Marks a message that the clock says by itself, and that lets a requested reading end.
    #[must_use]
    pub const fn yields_to_readings(mut self) -> Properties {
        self.queueing.yields_to = YieldsTo::AtOnce;
        self
    }

    /// Marks a part of the greeting that is not needed any more once the listener plays.
    #[must_use]
    pub const fn greets(mut self) -> Properties {
        self.queueing.greeting = Greeting::GivesWay;
        self
    }

    /// Marks a part of the greeting that must be heard, if only after the answers to acts meanwhile.
    #[must_use]
    pub const fn greets_later(mut self) -> Properties {
        self.queueing.greeting = Greeting::ComesLater;
        self
    }

    /// Makes the reading of one clock brisk: a reading is asked for many times a game, and must not take a player's
    /// time.
    #[must_use]
    pub const fn brisk_of_one(mut self, of: &Option<Side>) -> Properties {
        if of.is_some() {
            self.pace = Pace::Brisk;
        }
        self
    }

    /// Marks an answer that says that nothing was done.
    #[must_use]
    pub const fn refuses(mut self) -> Properties {
        self.refuses = true;
        self
    }

    /// Marks a message about the half-move of this number.
    #[must_use]
    pub const fn about(mut self, ply: &usize) -> Properties {
        self.ply = Some(*ply);
        self
    }

    /// Marks a message about this half-move, where there is a half-move.
    #[must_use]
    pub const fn about_last(mut self, last: &Option<(usize, Side, SpokenMove)>) -> Properties {
        if let Some((ply, ..)) = last {
            self.ply = Some(*ply);
        }
        self
    }

    /// Marks a message that is not worth repeating. A press is heard after nearly every half-move, and the news that
    /// a board agrees after every half-move that was carried over. A listener who asks for a repetition means the
    /// message before.
    #[must_use]
    pub const fn passing(mut self) -> Properties {
        self.kept = Kept::InHistory;
        self
    }

    /// Marks a message about earlier words, which it would push out of the history. A line that was not understood is
    /// known to the person who typed it. A sound that recalls earlier words is such an echo, too. A flag that is only
    /// explained must not be heard again as a flag that fell, and a hand knows where it was.
    #[must_use]
    pub const fn echo(mut self) -> Properties {
        self.kept = Kept::Nowhere;
        self
    }

    /// Marks a message that says that the record is safe.
    #[must_use]
    pub const fn only_recorded(mut self) -> Properties {
        self.only_recorded = true;
        self
    }

    /// With few words, a sound says that a half-move is recorded; words say that a half-move is not recorded.
    #[must_use]
    pub const fn recorded_by_sound(mut self, recorded: &Recorded) -> Properties {
        if let Recorded::Safe = recorded {
            self.in_few_words = Some(Earcon::Recorded);
        }
        self
    }

    /// Marks a message about an assistant. Only a blind player has an assistant (Kodeks VIII 4.1), so knowing of the
    /// assistant is knowing of the blindness.
    #[must_use]
    pub const fn private(mut self) -> Properties {
        self.private = true;
        self
    }

    /// Marks a message as private where the item is about an assistant.
    #[must_use]
    pub const fn private_of(mut self, item: &BeforeMove) -> Properties {
        self.private = matches!(item, BeforeMove::Assistant(_));
        self
    }
}
