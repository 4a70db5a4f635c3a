// SPDX-License-Identifier: GPL-3.0-or-later
//! Decides when dumps can be believed: when enough of them agree.
//!
//! Noise on the line may change a byte of a dump into another piece. Noise does not hit the same
//! place twice, so one dump is a suspicion and two equal dumps are a reading. A report of a change
//! starts the count again.

use zgoda_game::Moment;

/// The result of a dump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stability<I> {
    /// The dump changes nothing.
    Same,
    /// Another dump is needed at once.
    Unsure,
    /// A new reading is settled.
    Settled {
        image: I,
        since: Moment,
        /// The way in which the change became known.
        reported: Reported,
    },
}

/// The way in which a change became known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reported {
    /// The board reported the change.
    ByBoard,
    /// A dump showed the change: a report was lost.
    ByDump,
}

/// The last believed image, and the dumps since then.
#[derive(Clone, Debug)]
pub(crate) struct Debounce<I> {
    settled: Option<(I, Moment)>,
    /// The newest dump, and the number of equal dumps in a row.
    newest: Option<(I, u32)>,
    /// The moment since which a change is under way, if there is a change.
    moving: Option<(Moment, Reported)>,
}

impl<I> Default for Debounce<I> {
    fn default() -> Debounce<I> {
        Debounce {
            settled: None,
            newest: None,
            moving: None,
        }
    }
}

impl<I: Copy + PartialEq> Debounce<I> {
    /// The believed image and the moment since which it is valid; `None` while no image is believed.
    pub(crate) fn settled(&self) -> Option<(I, Moment)> {
        self.settled
    }

    /// The image that the newest dump showed, believed or not.
    pub(crate) fn newest(&self) -> Option<I> {
        let settled = self.settled.map(|(image, _)| image);
        match self.moving {
            Some(_) => self.newest.map(|(image, _)| image),
            None => settled,
        }
    }

    /// True if a change is under way that has not led to a reading. Then another dump must be asked for at once.
    pub(crate) fn is_moving(&self) -> bool {
        self.moving.is_some()
    }

    /// Forgets everything, so that the next reading is news whatever it shows.
    pub(crate) fn forget(&mut self) {
        *self = Debounce::default();
    }

    /// Notes that the board reported a change.
    pub(crate) fn changed(&mut self, at: Moment) {
        self.newest = None;
        self.moving = Some((at, Reported::ByBoard));
    }

    /// Drops the newest dump, which had a byte too many: a byte was doubled on the way and all
    /// bytes after it are on the wrong field. Such dumps may well be equal, so they do not count.
    pub(crate) fn doubt(&mut self) {
        self.newest = None;
    }

    /// Takes a dump that was asked for at `asked`; `needed` equal dumps make a reading.
    pub(crate) fn dump(
        &mut self,
        image: I,
        needed: u32,
        asked: Option<Moment>,
        at: Moment,
    ) -> Stability<I> {
        let settled = self.settled.map(|(image, _)| image);
        match self.moving {
            None if settled == Some(image) => return Stability::Same,
            None => {
                self.moving = Some((at, Reported::ByDump));
                self.newest = Some((image, 1));
            }
            Some((since, reported)) => match &mut self.newest {
                Some((newest, times)) if *newest == image => *times += 1,
                Some(_) => {
                    self.newest = Some((image, 1));
                    self.moving = Some((at.max(since), reported));
                }
                None => self.newest = Some((image, 1)),
            },
        }
        let (Some((image, times)), Some((since, reported))) = (self.newest, self.moving) else {
            return Stability::Unsure;
        };
        // A dump asked for before the change may show the board as it was. Such a dump may be the
        // first of equal dumps, but not the last.
        let stale = reported == Reported::ByBoard && asked.is_some_and(|asked| asked < since);
        if times < needed || stale {
            return Stability::Unsure;
        }
        (self.moving, self.newest) = (None, None);
        if reported == Reported::ByDump && settled == Some(image) {
            // The change was only a broken dump.
            return Stability::Same;
        }
        self.settled = Some((image, since));
        Stability::Settled {
            image,
            since,
            reported,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::waits::AGREEING_DUMPS as TWO;

    fn at(ms: u64) -> Moment {
        Moment::from_ms(ms)
    }

    fn settled(verdict: Stability<u8>) -> Option<(u8, Moment)> {
        match verdict {
            Stability::Settled { image, since, .. } => Some((image, since)),
            _ => None,
        }
    }

    #[test]
    fn one_dump_is_a_suspicion_two_are_a_reading() {
        let mut debounce = Debounce::default();
        assert_eq!(debounce.dump(1, TWO, None, at(10)), Stability::Unsure);
        let verdict = debounce.dump(1, TWO, None, at(70));
        assert_eq!(settled(verdict), Some((1, at(10))));
        assert_eq!(debounce.dump(1, TWO, None, at(500)), Stability::Same);
    }

    #[test]
    fn a_broken_dump_changes_nothing() {
        let mut debounce = Debounce::default();
        debounce.dump(1, TWO, None, at(0));
        debounce.dump(1, TWO, None, at(60));
        assert_eq!(debounce.dump(4, TWO, None, at(500)), Stability::Unsure);
        assert_eq!(debounce.dump(1, TWO, None, at(560)), Stability::Unsure);
        assert_eq!(debounce.dump(1, TWO, None, at(620)), Stability::Same);
        assert_eq!(debounce.settled(), Some((1, at(0))));
    }

    #[test]
    fn a_dump_with_a_byte_too_many_does_not_count() {
        let mut debounce = Debounce::default();
        debounce.dump(1, TWO, None, at(0));
        debounce.doubt();
        assert_eq!(debounce.dump(1, TWO, None, at(60)), Stability::Unsure);
        let verdict = debounce.dump(1, TWO, None, at(120));
        assert_eq!(settled(verdict), Some((1, at(0))));
    }

    #[test]
    fn a_reported_change_is_answered_even_if_nothing_is_different() {
        let mut debounce = Debounce::default();
        debounce.dump(1, TWO, None, at(0));
        debounce.dump(1, TWO, None, at(60));
        debounce.changed(at(300));
        // Two dumps asked for before the report prove nothing; a dump asked for after the report completes the proof.
        for came in [340, 350] {
            let old = debounce.dump(1, TWO, Some(at(290)), at(came));
            assert_eq!(old, Stability::Unsure);
        }
        let verdict = debounce.dump(1, TWO, Some(at(351)), at(400));
        assert_eq!(settled(verdict), Some((1, at(300))));
    }

    #[test]
    fn what_is_doubtful_must_be_seen_more_often() {
        let mut debounce = Debounce::default();
        for n in 1..4 {
            assert_eq!(debounce.dump(5, 4, None, at(n)), Stability::Unsure);
        }
        assert!(settled(debounce.dump(5, 4, None, at(99))).is_some());
    }
}
