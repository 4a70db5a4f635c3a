//! Finds out how a board is to be read, and keeps it once found.
//!
//! While men are put up for a game the way round may already be plain although some are missing;
//! then it is held until the whole position proves it, and corrected if it proves another. Once
//! proved or answered it stays: a board turned in the middle of a game is a difference to be told,
//! not to be followed.

use zgoda_game::Setup;

use crate::board::{Lies, Orientation};

/// How a protocol's dumps are read: at least which way round the board lies.
pub(crate) trait Way: Copy + PartialEq {
    /// Which way round.
    fn lies(self) -> Lies;
}

impl Way for Lies {
    fn lies(self) -> Lies {
        self
    }
}

/// What a dump tells of the way to read it, given what should stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detection<W> {
    /// It shows the expected position in this way and in no other.
    Exact(W),
    /// It nearly shows it, with so few squares different that another way is unlikely.
    Near(W),
    /// It shows it from both ends.
    Ambiguous,
    /// It shows something else.
    No,
}

/// Squares that may be wrong and still leave little doubt which way round the board lies, if the
/// other way is wrong on so many times more: while the last men are put up for a game, or in a
/// resumed one where a hand has gone on.
const NEARLY: usize = 8;
const FAR_WORSE: usize = 3;

/// Weighs two ways against each other, each with the number of squares that differ in it.
pub(crate) fn weigh<W: Copy>(mut ways: [(W, usize); 2]) -> Detection<W> {
    ways.sort_by_key(|&(_, differ)| differ);
    match ways {
        [(_, 0), (_, 0)] => Detection::Ambiguous,
        [(way, 0), _] => Detection::Exact(way),
        [(way, few), (_, many)] if few <= NEARLY && many >= few.saturating_mul(FAR_WORSE) => {
            Detection::Near(way)
        }
        _ => Detection::No,
    }
}

/// What was found so far.
#[derive(Clone, Debug)]
pub(crate) struct Finder<W> {
    expected: Option<Setup>,
    found: Option<(W, Proof)>,
    told: Option<(Orientation, Option<W>)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Proof {
    Likely,
    Sure,
}

impl<W> Default for Finder<W> {
    fn default() -> Finder<W> {
        Finder {
            expected: None,
            found: None,
            told: None,
        }
    }
}

impl<W: Way> Finder<W> {
    /// How dumps are read, as far as that is known.
    pub(crate) fn way(&self) -> Option<W> {
        self.found.map(|(way, _)| way)
    }

    /// What should stand there.
    pub(crate) fn expected(&self) -> Option<&Setup> {
        self.expected.as_ref()
    }

    /// This should stand there.
    pub(crate) fn expect(&mut self, setup: &Setup) {
        self.expected = Some(*setup);
    }

    /// A person said how it lies.
    pub(crate) fn answer(&mut self, way: W) -> Option<Orientation> {
        self.found = Some((way, Proof::Sure));
        self.tell(Orientation::Found(way.lies()))
    }

    /// Looks at a believed dump, which `detect` compares. Returns what is news.
    pub(crate) fn look(
        &mut self,
        detect: impl FnOnce(&Setup) -> Detection<W>,
    ) -> Option<Orientation> {
        if matches!(self.found, Some((_, Proof::Sure))) {
            return None;
        }
        match detect(self.expected.as_ref()?) {
            Detection::Exact(way) => {
                self.found = Some((way, Proof::Sure));
                self.tell(Orientation::Found(way.lies()))
            }
            Detection::Near(way) => {
                self.found = Some((way, Proof::Likely));
                self.tell(Orientation::Found(way.lies()))
            }
            _ if self.found.is_some() => None,
            Detection::Ambiguous => self.tell(Orientation::MustBeAsked),
            // A square that is not seen for a moment takes no question back.
            Detection::No if matches!(self.told, Some((Orientation::MustBeAsked, _))) => None,
            Detection::No => self.tell(Orientation::NotYet),
        }
    }

    fn tell(&mut self, orientation: Orientation) -> Option<Orientation> {
        let now = (orientation, self.way());
        if self.told == Some(now) {
            return None;
        }
        self.told = Some(now);
        Some(orientation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::Variant;

    #[test]
    fn a_question_stands_until_it_is_answered_or_plain() {
        let mut finder = Finder::default();
        finder.expect(&Setup::start(Variant::International));
        let mut look = |differ: [usize; 2]| {
            let [normal, turned] = differ;
            finder.look(|_| weigh([(Lies::Normal, normal), (Lies::Turned, turned)]))
        };
        assert_eq!(look([9, 9]), Some(Orientation::NotYet));
        assert_eq!(look([0, 0]), Some(Orientation::MustBeAsked));
        assert_eq!(look([1, 1]), None, "a square flickers");
        assert_eq!(look([0, 0]), None);
        assert_eq!(look([2, 0]), Some(Orientation::Found(Lies::Turned)));
    }

    #[test]
    fn a_board_being_put_up_is_known_before_the_last_man() {
        let near = weigh([(Lies::Normal, NEARLY), (Lies::Turned, FAR_WORSE * NEARLY)]);
        assert_eq!(near, Detection::Near(Lies::Normal));
        let far = weigh([
            (Lies::Normal, NEARLY + 1),
            (Lies::Turned, FAR_WORSE * (NEARLY + 1)),
        ]);
        assert_eq!(far, Detection::No);
    }
}
