//! The properties that the row of a message names after its row of the information matrix. A property of few messages
//! is named in their rows, so that the code that asks for it keeps no list of messages.

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
    /// True if the message answers that nothing was done. A sound says the same before the words.
    pub refuses: bool,
    /// The half-move that an answer is about: 1 is White's first.
    pub ply: Option<usize>,
    /// The time for which the message can be asked for again.
    pub kept: Kept,
    /// True if the message says that the record is safe; such a message is not said once the disk is gone.
    pub only_recorded: bool,
    /// The sound before the message for a listener who wants few words on the topic.
    pub in_few_words: Option<Earcon>,
    /// True if every word of the message is private in the files that are kept.
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

    /// Marks a message that the clock says by itself, and that does not cut a requested reading.
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

    /// Keeps a message out of the history, where it would push out the earlier words that it is about. A line that was
    /// not understood is known to the person who typed it. A sound that recalls earlier words is such an echo, too. A
    /// flag that is only explained must not be heard again as a flag that fell. A player knows the squares that their
    /// own hand touched.
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

    /// Lets a sound say that a half-move is recorded, for a listener who wants few words; words say that it is not.
    #[must_use]
    pub const fn recorded_by_sound(mut self, recorded: &Recorded) -> Properties {
        if let Recorded::Safe = recorded {
            self.in_few_words = Some(Earcon::Recorded);
        }
        self
    }

    /// Marks a message about an assistant. Only a blind player has an assistant (Kodeks VIII 4.1), so the message
    /// reveals that the player is blind.
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
