// SPDX-License-Identifier: GPL-3.0-or-later
//! The properties of a message, which its row names at the end. The rows name the properties, so that the code that uses a property
//! needs no list of messages.

use zgoda_game::Side;

use super::{BeforeMove, Earcon, Greeting, Queueing, Recorded, Series, SpokenMove, YieldsTo};
use crate::pace::Pace;

/// The properties of one message. Most messages have the usual properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Properties {
    /// The rules for the place of the message in the queue, in addition to the priority.
    pub queueing: Queueing,
    /// The pace at which the message is said.
    pub pace: Pace,
    /// True if the message refuses a request, so that nothing was done. A sound before the words says so, too.
    pub refuses: bool,
    /// The number of the half-move that an answer is about: 1 is White's first.
    pub ply: Option<usize>,
    /// The ways in which a listener can ask for the message again.
    pub kept: Kept,
    /// True if the message says that the record is safe. Once the disk is gone, such a message is not spoken.
    pub only_recorded: bool,
    /// The sound before the message for a listener who wants few words on the topic.
    pub in_few_words: Option<Earcon>,
    /// True if every word of the message is treated as private in the files that are kept.
    pub private: bool,
}

/// The ways in which a listener can ask for a message again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// The message is in the history, and `repeat` says the message again.
    ToRepeat,
    /// The message is in the history alone.
    InHistory,
    /// The message is not kept.
    Nowhere,
}

/// The rows name these functions. A function with an argument gets a field of the message.
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

    /// Makes the message wait for alarms only. The reading of a clock would be wrong if it came late, and listeners who can hear
    /// again must learn so before they hear the messages that they missed.
    #[must_use]
    pub const fn at_once(mut self) -> Properties {
        self.queueing.at_once = true;
        self
    }

    /// Marks one of several messages that together are one answer.
    #[must_use]
    pub const fn in_parts(mut self) -> Properties {
        self.queueing.series = Series::Part;
        self
    }

    /// Marks a message about the clock that comes unasked and does not interrupt a requested reading.
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

    /// Marks a part of the greeting that must be heard. If the listener acts in the meantime, it comes after the answers.
    #[must_use]
    pub const fn greets_later(mut self) -> Properties {
        self.queueing.greeting = Greeting::ComesLater;
        self
    }

    /// Makes the reading of one clock brisk: players ask for it many times in a game, and it must not take their time.
    #[must_use]
    pub const fn brisk_of_one(mut self, of: &Option<Side>) -> Properties {
        if of.is_some() {
            self.pace = Pace::Brisk;
        }
        self
    }

    /// Marks an answer that refuses a request.
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

    /// Marks a message about this half-move, if there is one.
    #[must_use]
    pub const fn about_last(mut self, last: &Option<(usize, Side, SpokenMove)>) -> Properties {
        if let Some((ply, ..)) = last {
            self.ply = Some(*ply);
        }
        self
    }

    /// Marks a message that is not worth repeating. A press is told after nearly every half-move, and the agreement of a board
    /// after every half-move that was carried out on it. A listener who asks for a repetition means an earlier message.
    #[must_use]
    pub const fn passing(mut self) -> Properties {
        self.kept = Kept::InHistory;
        self
    }

    /// Keeps a message out of the history, where a repetition would push out the earlier words. A sound that recalls earlier words
    /// is left out, too. A line that was not understood is left out because the person who typed it knows it, and touched squares
    /// because the player's own hand touched them. The explanation of the flag's sound is left out, so that it is not heard again
    /// as a flag that fell.
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

    /// Tells a listener who wants few words by a sound that a half-move is recorded. If it is not recorded, this is told in words.
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

    /// Marks a message as private if the item is about an assistant.
    #[must_use]
    pub const fn private_of(mut self, item: &BeforeMove) -> Properties {
        self.private = matches!(item, BeforeMove::Assistant(_));
        self
    }
}
