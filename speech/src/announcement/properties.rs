//! The properties of a message that its row names behind the information matrix. A property that a message shares with
//! few others stands here and in their rows, so that no list of names is kept where it counts.

use super::{BeforeMove, Earcon, Queueing, Recorded, Series, SpokenMove, YieldsTo};
use crate::pace::Pace;
use zgoda_game::Side;

/// The properties of one message. Most messages have the usual ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Properties {
    /// Its place among others in the queue, besides the priority.
    pub queueing: Queueing,
    /// How fast it is said.
    pub pace: Pace,
    /// True where as an answer it says that nothing was done. A sound says so before the words.
    pub refuses: bool,
    /// The half-move that an answer is about: 1 is White's first.
    pub ply: Option<usize>,
    /// How long it can be asked for.
    pub kept: Kept,
    /// True where it says that the record is safe, and is not said once the disk is gone.
    pub only_recorded: bool,
    /// The sound before it for a listener who wants few words of its topic.
    pub in_few_words: Option<Earcon>,
    /// True where every word of it is private in what is kept.
    pub private: bool,
}

/// How long something that was said can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It is in the history, and `repeat` says it again.
    ToRepeat,
    /// It is in the history alone.
    InHistory,
    /// It is nowhere.
    Nowhere,
}

/// Each function is a word of the rows; with an argument it is given a field of the message.
impl Properties {
    /// The properties of a message whose row names none.
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

    /// A clock that is read late is read wrong; and listeners who can hear again know it before they hear what
    /// they missed.
    #[must_use]
    pub const fn at_once(mut self) -> Properties {
        self.queueing.at_once = true;
        self
    }

    /// One of many that are one answer together.
    #[must_use]
    pub const fn in_parts(mut self) -> Properties {
        self.queueing.series = Series::Part;
        self
    }

    /// The clock says it by itself, and lets the reading that somebody asked for end.
    #[must_use]
    pub const fn yields_to_readings(mut self) -> Properties {
        self.queueing.yields_to = YieldsTo::AtOnce;
        self
    }

    /// What one clock has left is asked for many times a game, and must not take a player's time.
    #[must_use]
    pub const fn brisk_of_one(mut self, of: &Option<Side>) -> Properties {
        if of.is_some() {
            self.pace = Pace::Brisk;
        }
        self
    }

    /// Nothing was done.
    #[must_use]
    pub const fn refuses(mut self) -> Properties {
        self.refuses = true;
        self
    }

    /// It is about the half-move of this number.
    #[must_use]
    pub const fn about(mut self, ply: &usize) -> Properties {
        self.ply = Some(*ply);
        self
    }

    /// It is about this half-move, where there is one.
    #[must_use]
    pub const fn about_last(mut self, last: &Option<(usize, Side, SpokenMove)>) -> Properties {
        if let Some((ply, ..)) = last {
            self.ply = Some(*ply);
        }
        self
    }

    /// Nothing that one may want to hear again. A press is heard after nearly every half-move, and that a board agrees
    /// after every one that was carried over. Who asks again means what came before.
    #[must_use]
    pub const fn passing(mut self) -> Properties {
        self.kept = Kept::InHistory;
        self
    }

    /// It is about what was said before, and would push that out; what was not understood is known to whoever typed it. So is a sound that recalls words said before. A flag that
    /// is only explained must not be heard again as one that fell, and a hand knows where it was.
    #[must_use]
    pub const fn echo(mut self) -> Properties {
        self.kept = Kept::Nowhere;
        self
    }

    /// It says that the record is safe.
    #[must_use]
    pub const fn only_recorded(mut self) -> Properties {
        self.only_recorded = true;
        self
    }

    /// In few words it is a sound that a half-move is recorded; that it is not is said.
    #[must_use]
    pub const fn recorded_by_sound(mut self, recorded: &Recorded) -> Properties {
        if let Recorded::Safe = recorded {
            self.in_few_words = Some(Earcon::Recorded);
        }
        self
    }

    /// It tells of an assistant. Only a blind player has one (Kodeks VIII 4.1): whoever knows of one knows that.
    #[must_use]
    pub const fn private(mut self) -> Properties {
        self.private = true;
        self
    }

    /// The same where this is about an assistant.
    #[must_use]
    pub const fn private_of(mut self, item: &BeforeMove) -> Properties {
        self.private = matches!(item, BeforeMove::Assistant(_));
        self
    }
}
