//! Finds out how a board is wired, and keeps it once found.
//!
//! While men are put up for a game the way round may already be plain although some are missing;
//! then it is held until the whole position proves it, and corrected if it proves another. Once
//! proved or answered it stays: a board turned in the middle of a game is a difference to be told,
//! not to be followed.

use zgoda_game::Setup;

use super::wiring::{Codes, DarkImage, Detection, Wiring, codes_of, detect};
use crate::board::{Lies, Orientation};

#[derive(Clone, Debug, Default)]
pub(super) struct Finder {
    expected: Option<Setup>,
    found: Option<(Wiring, Proof)>,
    told: Option<(Orientation, Option<Codes>)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Proof {
    Likely,
    Sure,
}

impl Finder {
    pub(super) fn wiring(&self) -> Option<Wiring> {
        self.found.map(|(wiring, _)| wiring)
    }

    pub(super) fn expect(&mut self, setup: &Setup) {
        self.expected = Some(*setup);
    }

    /// A person said which way round the board lies.
    pub(super) fn answer(&mut self, lies: Lies, image: Option<&DarkImage>) -> Option<Orientation> {
        let codes = match (image, self.found) {
            (Some(image), _) => codes_of(image, self.expected.as_ref(), lies),
            (None, Some((wiring, _))) => wiring.codes,
            (None, None) => Codes::default(),
        };
        self.found = Some((Wiring { lies, codes }, Proof::Sure));
        self.tell(Orientation::Found(lies))
    }

    /// Looks at a believed image. Returns what is news.
    pub(super) fn look(&mut self, image: &DarkImage) -> Option<Orientation> {
        if matches!(self.found, Some((_, Proof::Sure))) {
            return None;
        }
        let expected = self.expected?;
        match detect(image, &expected) {
            Detection::Exact(wiring) => {
                self.found = Some((wiring, Proof::Sure));
                self.tell(Orientation::Found(wiring.lies))
            }
            Detection::Near(wiring) => {
                self.found = Some((wiring, Proof::Likely));
                self.tell(Orientation::Found(wiring.lies))
            }
            _ if self.found.is_some() => None,
            Detection::Ambiguous => self.tell(Orientation::MustBeAsked),
            Detection::No => self.tell(Orientation::NotYet),
        }
    }

    fn tell(&mut self, orientation: Orientation) -> Option<Orientation> {
        let now = (orientation, self.wiring().map(|wiring| wiring.codes));
        if self.told == Some(now) {
            return None;
        }
        self.told = Some(now);
        Some(orientation)
    }
}
