//! What a field of a desk note gives its sentence: one way for each type, and others by name. A row of the notes names
//! such another way behind `as`.

use std::time::Duration;

use zgoda_game::{BySide, GameResult, Side};
use zgoda_hw::clock::{ClockOddity, ClockRefusal};
use zgoda_speech::catalogue::Given;

use crate::clock_words::written as clock;
use crate::session::desk::note::{GoingOn, Hint, Meanwhile};

/// What one sentence is given.
#[derive(Debug, Default)]
pub(crate) struct Sentence {
    texts: Vec<(&'static str, String)>,
    counts: Vec<(&'static str, usize)>,
}

impl Sentence {
    fn text(&mut self, name: &'static str, text: impl Into<String>) {
        self.texts.push((name, text.into()));
    }

    fn count(&mut self, name: &'static str, count: usize) {
        self.counts.push((name, count));
    }

    /// All of it, as the catalogue takes it.
    pub(super) fn given(&self) -> Vec<(&'static str, Given<'_>)> {
        let texts = self.texts.iter().map(|(name, it)| (*name, Given::Text(it)));
        let counts = self.counts.iter();
        let counts = counts.map(|(name, it)| (*name, Given::Count(*it)));
        texts.chain(counts).collect()
    }
}

/// Something that a note can have as a field.
pub(crate) trait Shown {
    /// Gives the sentence what it needs of it: one argument called `name`, or those that its sentences share.
    fn show(&self, name: &'static str, sentence: &mut Sentence);
}

impl Shown for Side {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        sentence.text(name, self.word());
    }
}

impl Shown for usize {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        sentence.count(name, *self);
    }
}

impl Shown for Duration {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        sentence.text(name, clock(*self));
    }
}

impl Shown for BySide<Duration> {
    fn show(&self, _: &'static str, sentence: &mut Sentence) {
        sentence.text("white", clock(self.white));
        sentence.text("black", clock(self.black));
    }
}

impl Shown for bool {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        sentence.text(
            name,
            match self {
                true => "yes",
                false => "no",
            },
        );
    }
}

impl Shown for GameResult {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        sentence.text(name, self.to_string());
        sentence.text("cause", self.ending().word());
        sentence.text("article", self.ending().article());
    }
}

impl Shown for ClockRefusal {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        sentence.text(
            name,
            match self {
                ClockRefusal::WrongMode => "wrong-mode",
                ClockRefusal::Unable => "unable",
                ClockRefusal::NoAnswer => "no-answer",
                ClockRefusal::Untold => "untold",
            },
        );
    }
}

impl Shown for ClockOddity {
    fn show(&self, _: &'static str, sentence: &mut Sentence) {
        let (what, side) = match self {
            ClockOddity::Grew(side) => ("grew", side.word()),
            ClockOddity::Fell(side) => ("fell", side.word()),
            ClockOddity::NoTimes => ("no-times", "white"),
        };
        sentence.text("what", what);
        sentence.text("side", side);
    }
}

/// Who is noted absent.
impl Shown for BySide<bool> {
    fn show(&self, _: &'static str, sentence: &mut Sentence) {
        let who = match (self.white, self.black) {
            (true, true) => "both",
            (true, false) => "white",
            (false, true) => "black",
            (false, false) => "nobody",
        };
        sentence.text("who", who);
    }
}

impl Shown for Meanwhile {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        let runs = match self {
            Meanwhile::Nothing => "none",
            Meanwhile::Waits => "waits",
            Meanwhile::Runs(side) => side.word(),
            Meanwhile::Stands(Side::White) => "white-next",
            Meanwhile::Stands(Side::Black) => "black-next",
        };
        sentence.text(name, runs);
    }
}

impl Shown for GoingOn {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        let (why, side) = match self {
            GoingOn::Over => ("over", Side::White),
            GoingOn::Running(side) => ("running", *side),
            GoingOn::WithoutClock => ("no-clock", Side::White),
        };
        sentence.text(name, why);
        sentence.text("side", side.word());
    }
}

impl Shown for Hint {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        let word = match self {
            Hint::Compare => "compare",
            Hint::Sheet => "sheet",
            Hint::Set => "set",
            Hint::Charge => "charge",
            Hint::Presence => "arrived",
            Hint::Replace => "replace",
            Hint::WalkBack => "walk-back",
            Hint::Decide => "decide",
            Hint::Appoint => "appoint",
            Hint::Sanction => "sanction",
            Hint::Complaint => "complaint",
            Hint::SanctionFirst => "sanction-first",
            Hint::NoAdvantage => "no-advantage",
            Hint::NotProven => "not-proven",
            Hint::NoSuchScore => "no-such-score",
            Hint::AbsentTooLate => "absent-too-late",
            Hint::NotAbsent => "not-absent",
            Hint::ChiefsSanction => "chiefs-sanction",
            Hint::ChiefsDecision => "chiefs-decision",
            Hint::ChiefsClock => "chiefs-clock",
        };
        sentence.text(name, word);
    }
}

/// A half-move as a record writes it.
pub(crate) fn half_move(text: &str, _: &'static str, sentence: &mut Sentence) {
    sentence.text("move", text);
}

/// After so many half-moves.
pub(crate) fn ply(ply: &usize, _: &'static str, sentence: &mut Sentence) {
    sentence.count("ply", *ply);
}

pub(crate) fn count(count: &usize, _: &'static str, sentence: &mut Sentence) {
    sentence.count("count", *count);
}

/// Half-moves as a record writes them, and how many.
pub(crate) fn half_moves(all: &[String], name: &'static str, sentence: &mut Sentence) {
    sentence.count("count", all.len());
    sentence.text(name, all.join(" "));
}

/// What can be typed, one after the other.
pub(crate) fn words(all: &[String], name: &'static str, sentence: &mut Sentence) {
    sentence.text(name, all.join(", "));
}

/// Times that were written as bare numbers: as seconds, and how minutes are written.
pub(crate) fn seconds(times: &[Duration], _: &'static str, sentence: &mut Sentence) {
    let seconds: Vec<String> = times.iter().map(|time| clock(*time)).collect();
    let minutes = times.iter().map(|time| format!("{}:00", time.as_secs()));
    let minutes: Vec<String> = minutes.collect();
    sentence.text("seconds", seconds.join(", "));
    sentence.text("minutes", minutes.join(" "));
}
