//! Finds out how a board is to be read, and keeps it once found.
//!
//! While men are put up for a game the way round may already be plain although some are missing;
//! then it is held until the whole position proves it, and corrected if it proves another. Once
//! proved it stays: a board turned in the middle of a game is a difference to be told, not to be
//! followed.
//!
//! A board that stands far from the position is read all the same, in the way that fits it better: that is a guess, from which
//! nobody takes a half-move, and it gives way to whatever is plain.
//!
//! A position that looks the same from both ends is asked about. Where nobody answers, the first half-move
//! does, because it can be one of the side to move in one way only. Where it contradicts what was answered,
//! it is asked once more.

use zgoda_game::{Setup, legal_moves};

use crate::board::{Orientation, OrientationNews};

/// How a protocol's dumps are read: at least which way round the board lies.
pub trait Way: Copy + PartialEq + std::fmt::Debug {
    /// Which way round.
    fn orientation(self) -> Orientation;
}

impl Way for Orientation {
    fn orientation(self) -> Orientation {
        self
    }
}

/// What a dump tells of the way to read it, given what should stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detection<W> {
    /// It shows the expected position in this way and in no other.
    Exact(W),
    /// It nearly shows it, with so few squares different that another way is unlikely.
    Near(W),
    /// It shows it from both ends.
    Ambiguous,
    /// It shows something else, which is nearer to it in this way.
    Far(W, Fit),
    /// It is no board of this game.
    No,
}

/// How well a board far from the expected position tells its way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// It fits better in one way.
    Better,
    /// It fits alike in both.
    Alike,
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
        [(way, few), (_, many)] if few < many => Detection::Far(way, Fit::Better),
        [(way, _), _] => Detection::Far(way, Fit::Alike),
    }
}

/// The only way in which a dump shows what a half-move from `expected` leads to.
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

/// What was found so far.
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
    /// A person said so.
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
    pub(crate) fn answer(&mut self, way: W) -> Option<OrientationNews> {
        self.found = Some((way, Proof::Said));
        self.tell(OrientationNews::Found(way.orientation()))
    }

    /// Looks at a believed dump, which `detect` compares. Returns what is news.
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
                // As if the other side had begun: either that, or it was answered wrongly.
                self.tell(OrientationNews::MustBeAsked)
            };
        }
        match detected {
            Detection::Near(way) if said.is_none() => {
                self.found = Some((way, Proof::Likely));
                self.tell(OrientationNews::Found(way.orientation()))
            }
            // A square that is not seen for a moment takes no question back.
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

    /// A guess stands until something is plain; one that was no better than the other gives way to one that is.
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

    /// What a board that tells occupied squares only shows of `setup`, from either end.
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

    /// After the first half-move from the start, the image in the maker's way and turned.
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

    /// A board far from the position is read as it fits better, and that gives way to whatever is plain; what is proved stays.
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
