// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds the way in which a board is to be read, above all its orientation, and keeps it.
//!
//! While the men are being set up, the orientation may be clear although some men are missing. That orientation is then likely. The
//! whole position later proves it, or corrects it to the other orientation. A proved orientation stays: if a board is turned in the
//! middle of a game, this is reported as a difference and not followed.
//!
//! A board that is far from the expected position is read all the same, in the way that fits better. This is a guess: it
//! gives no half-moves, and any clear finding replaces it.
//!
//! If the position looks the same from both ends, the player is asked. Without an answer the first half-move decides,
//! because in only one orientation is it a half-move of the side to move. If a half-move contradicts the answer, the question is
//! asked once more.

use zgoda_game::{Setup, legal_moves};

use crate::board::{Orientation, OrientationNews};

/// The way in which the dumps of a protocol are read: at least the orientation of the board.
pub trait Way: Copy + PartialEq + std::fmt::Debug {
    /// The orientation of the board.
    fn orientation(self) -> Orientation;
}

impl Way for Orientation {
    fn orientation(self) -> Orientation {
        self
    }
}

/// The result of comparing a dump, read in every way, with the expected position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detection<W> {
    /// The dump shows the expected position if read in this way, and in no other.
    Exact(W),
    /// The dump nearly shows the expected position if read in this way, with so few different squares that another way is unlikely.
    Near(W),
    /// The dump shows the expected position from both ends.
    Ambiguous,
    /// The dump shows another position, which is nearer to the expected position if the dump is read in this way.
    Far(W, Fit),
    /// The dump is not of a board for this game.
    No,
}

/// Whether a board far from the expected position still shows its orientation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// The board fits better in one way.
    Better,
    /// The board fits both ways equally well.
    Alike,
}

/// The highest number of different squares with which an orientation is likely, if the other orientation has `FAR_WORSE` times as
/// many. Squares differ while the last men are set up, or in a resumed game that was played on meanwhile.
const NEARLY: usize = 8;
const FAR_WORSE: usize = 3;

/// Compares two ways, each with the number of squares that differ from the expected position.
pub(crate) fn weigh<W: Copy>(mut ways: [(W, usize); 2]) -> Detection<W> {
    ways.sort_by_key(|&(_, differ)| differ);
    match ways {
        [(_, 0), (_, 0)] => Detection::Ambiguous,
        [(way, 0), _] => Detection::Exact(way),
        [(way, few), (_, many)] if few <= NEARLY && many >= few.saturating_mul(FAR_WORSE) => {
            Detection::Near(way)
        }
        [(way, few), (_, many)] if few < many => Detection::Far(way, Fit::Better),
        [(way, _), _] => Detection::Far(way, Fit::Alike),
    }
}

/// The way in which a dump shows a position one half-move after `expected`; `None` if there is no such way or more than one.
fn one_half_move_on<W: Way>(
    expected: &Setup,
    detect: impl Fn(&Setup) -> Detection<W>,
) -> Option<W> {
    let mut only = None;
    for mv in legal_moves(expected).iter() {
        match (detect(&mv.apply(expected)), only) {
            (Detection::Ambiguous, _) => return None,
            (Detection::Exact(way), Some(other)) if way != other => return None,
            (Detection::Exact(way), _) => only = Some(way),
            (Detection::Near(_) | Detection::Far(..) | Detection::No, _) => {}
        }
    }
    only
}

/// The findings so far.
#[derive(Clone, Debug)]
pub struct Finder<W> {
    expected: Option<Setup>,
    found: Option<(W, Proof)>,
    told: Option<(OrientationNews, Option<W>)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Proof {
    Guessed(Fit),
    Likely,
    /// The answer of a person.
    Said,
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
    /// The way in which dumps are read, as far as it is known.
    pub(crate) fn way(&self) -> Option<W> {
        self.found.map(|(way, _)| way)
    }

    /// The position that should stand on the board.
    pub(crate) fn expected(&self) -> Option<&Setup> {
        self.expected.as_ref()
    }

    /// Sets the position that should stand on the board.
    pub(crate) fn expect(&mut self, setup: &Setup) {
        self.expected = Some(*setup);
    }

    /// Takes the orientation that a person gave.
    pub(crate) fn answer(&mut self, way: W) -> Option<OrientationNews> {
        self.found = Some((way, Proof::Said));
        self.tell(OrientationNews::Found(way.orientation()))
    }

    /// Looks at a believed dump, which `detect` compares. Returns the news of the orientation, if any.
    pub(crate) fn look(
        &mut self,
        detect: impl Fn(&Setup) -> Detection<W>,
    ) -> Option<OrientationNews> {
        if matches!(self.found, Some((_, Proof::Sure))) {
            return None;
        }
        let expected = *self.expected.as_ref()?;
        let said = match self.found {
            Some((way, Proof::Said)) => Some(way),
            _ => None,
        };
        let detected = detect(&expected);
        if let Detection::Exact(way) = detected {
            return self.prove(way);
        }
        let asked = matches!(self.told, Some((OrientationNews::MustBeAsked, _)));
        if (asked || said.is_some())
            && let Some(way) = one_half_move_on(&expected, &detect)
        {
            return if said.is_none_or(|said| said.orientation() == way.orientation()) {
                self.prove(way)
            } else {
                // In the answered orientation the other side moved: either that side has begun, or the answer was wrong.
                self.tell(OrientationNews::MustBeAsked)
            };
        }
        match detected {
            Detection::Near(way) if said.is_none() => {
                self.found = Some((way, Proof::Likely));
                self.tell(OrientationNews::Found(way.orientation()))
            }
            // A square that is not seen for a moment does not withdraw the question.
            Detection::Far(..) | Detection::No if asked => None,
            Detection::Far(way, fit) if self.may_guess(fit) => {
                self.found = Some((way, Proof::Guessed(fit)));
                let guessed = (fit == Fit::Better).then(|| way.orientation());
                self.tell(OrientationNews::Guessed(guessed))
            }
            Detection::Ambiguous if self.is_guessed() => {
                self.found = None;
                self.tell(OrientationNews::MustBeAsked)
            }
            _ if self.found.is_some() => None,
            Detection::Exact(_) | Detection::Near(_) | Detection::Far(..) => None,
            Detection::Ambiguous => self.tell(OrientationNews::MustBeAsked),
            Detection::No => self.tell(OrientationNews::NotYet),
        }
    }

    fn is_guessed(&self) -> bool {
        matches!(self.found, Some((_, Proof::Guessed(_))))
    }

    /// True if a guess may be made. A guess stays until the orientation is clear, but a guess in which one way fits better replaces
    /// a guess in which both ways fit equally well.
    fn may_guess(&self, fit: Fit) -> bool {
        match self.found {
            None => true,
            Some((_, Proof::Guessed(Fit::Alike))) => fit == Fit::Better,
            Some(_) => false,
        }
    }

    fn prove(&mut self, way: W) -> Option<OrientationNews> {
        self.found = Some((way, Proof::Sure));
        self.tell(OrientationNews::Found(way.orientation()))
    }

    fn tell(&mut self, orientation: OrientationNews) -> Option<OrientationNews> {
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
            finder.look(|_| weigh([(Orientation::Normal, normal), (Orientation::Turned, turned)]))
        };
        assert_eq!(look([9, 9]), Some(OrientationNews::Guessed(None)));
        assert_eq!(look([0, 0]), Some(OrientationNews::MustBeAsked));
        assert_eq!(look([1, 1]), None, "a square flickers");
        assert_eq!(look([0, 0]), None);
        assert_eq!(
            look([2, 0]),
            Some(OrientationNews::Found(Orientation::Turned))
        );
    }

    /// The reading of `setup` by a board that tells occupied squares only, from either end.
    fn shown(setup: &Setup) -> zgoda_game::Reading {
        zgoda_game::Reading::from_setup(setup).dulled(zgoda_game::Senses::Occupancy)
    }

    fn look(
        finder: &mut Finder<Orientation>,
        image: &zgoda_game::Reading,
    ) -> Option<OrientationNews> {
        finder.look(|expected| {
            weigh(Orientation::BOTH.map(|orientation| {
                let reading = match orientation {
                    Orientation::Normal => *image,
                    Orientation::Turned => image.turned(),
                };
                (orientation, reading.differs_from(expected).len())
            }))
        })
    }

    /// The image after the first half-move from the start, in the maker's way and turned.
    fn begun() -> [zgoda_game::Reading; 2] {
        let start = Setup::start(Variant::International);
        let moves = legal_moves(&start);
        let first = moves.iter().next().expect("a first half-move");
        let image = shown(&first.apply(&start));
        [image, image.turned()]
    }

    #[test]
    fn the_first_half_move_answers_for_nobody() {
        let start = Setup::start(Variant::International);
        for (image, orientation) in begun().into_iter().zip(Orientation::BOTH) {
            let mut finder = Finder::default();
            finder.expect(&start);
            assert_eq!(
                look(&mut finder, &shown(&start)),
                Some(OrientationNews::MustBeAsked)
            );
            assert_eq!(
                look(&mut finder, &image),
                Some(OrientationNews::Found(orientation))
            );
        }
    }

    #[test]
    fn play_in_a_mirror_is_asked_about_again() {
        let start = Setup::start(Variant::International);
        let [_, mirrored] = begun();
        let mut finder = Finder::default();
        finder.expect(&start);
        look(&mut finder, &shown(&start));
        finder.answer(Orientation::Normal);
        assert_eq!(
            look(&mut finder, &mirrored),
            Some(OrientationNews::MustBeAsked)
        );
        assert_eq!(look(&mut finder, &mirrored), None, "once");
        assert_eq!(
            finder.answer(Orientation::Turned),
            Some(OrientationNews::Found(Orientation::Turned))
        );
        assert_eq!(look(&mut finder, &mirrored), None);
    }

    /// A board far from the position is read in the way that fits better. Any clear finding replaces this guess; a proved
    /// orientation stays.
    #[test]
    fn a_guess_gives_way_to_what_is_plain() {
        let mut finder = Finder::default();
        finder.expect(&Setup::start(Variant::International));
        let mut look = |differ: [usize; 2]| {
            let [normal, turned] = differ;
            let news = finder
                .look(|_| weigh([(Orientation::Normal, normal), (Orientation::Turned, turned)]));
            (news, finder.way())
        };
        let (normal, turned) = (Some(Orientation::Normal), Some(Orientation::Turned));
        let guessed = |way| Some(OrientationNews::Guessed(way));
        assert_eq!(look([20, 20]), (guessed(None), normal));
        assert_eq!(look([21, 20]), (guessed(turned), turned));
        assert_eq!(
            look([14, 20]),
            (None, turned),
            "a guess does not go to and fro"
        );
        let found = |way| Some(OrientationNews::Found(way));
        assert_eq!(look([2, 20]), (found(Orientation::Normal), normal));
        assert_eq!(look([0, 20]), (None, normal));
        assert_eq!(look([44, 1]), (None, normal), "what was proved stays");
    }

    #[test]
    fn a_board_being_put_up_is_known_before_the_last_man() {
        let near = weigh([
            (Orientation::Normal, NEARLY),
            (Orientation::Turned, FAR_WORSE * NEARLY),
        ]);
        assert_eq!(near, Detection::Near(Orientation::Normal));
        let far = weigh([
            (Orientation::Normal, NEARLY + 1),
            (Orientation::Turned, FAR_WORSE * (NEARLY + 1)),
        ]);
        assert_eq!(far, Detection::Far(Orientation::Normal, Fit::Better));
    }
}
