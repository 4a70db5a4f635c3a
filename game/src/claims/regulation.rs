//! Endings that quick games without a bonus do not play out (Kodeks III 9.1), and who may claim them.
//!
//! Blind games at another tempo than II 6.1 and 6.2 use the same articles (VIII 5.2, X-61); with a bonus only
//! if the arbiter switches it on.

use std::time::Duration;

use super::Conditions;
use crate::clock::{Tempo, tempo};
use crate::draws::Holds;
use crate::generate::must_capture;
use crate::setup::Setup;
use crate::side::Side;
use crate::variant::Variant;

/// A minute or less on the clock, for III 9.2.
pub(super) const SHORT_OF_TIME: Duration = Duration::from_secs(60);

/// Does an article hold in this event?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Applies {
    /// It does.
    Yes,
    /// It does not.
    #[default]
    No,
    /// Nobody has told the program the time control.
    NotKnown,
}

/// What III 9.1 says to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegulationDraw {
    /// It is drawn.
    Holds,
    /// It would be, but the side that claims has a capture to make.
    MustCapture,
    /// It would be, if the event plays by that article: the time control is not known.
    IfTheEventPlaysSo,
    /// It says nothing.
    No,
}

/// Is it a quick game without a bonus (III 9)?
#[must_use]
pub fn quick_without_bonus(conditions: &Conditions, variant: Variant) -> Applies {
    match &conditions.control {
        None => Applies::NotKnown,
        Some(control) if tempo(control, variant) == Tempo::Classical => Applies::No,
        Some(control) if control.has_bonus() => Applies::No,
        Some(_) => Applies::Yes,
    }
}

/// Is III 9.1 played by? In quick games without a bonus, and with one where the arbiter says so (VIII 5.2).
fn is_played_by(conditions: &Conditions, variant: Variant) -> Applies {
    let quick = |control| tempo(control, variant) != Tempo::Classical;
    match quick_without_bonus(conditions, variant) {
        Applies::No if conditions.control.as_ref().is_some_and(quick) => {
            conditions.regulation_with_bonus
        }
        applies => applies,
    }
}

/// What III 9.1 says to `position`, where `by` claims.
#[must_use]
pub fn regulation_draw(position: &Setup, by: Side, conditions: &Conditions) -> RegulationDraw {
    let variant = position.variant();
    let holds = Holds::of(position);
    // On 64 squares a stronger side that stands on the main line may play on for a win.
    let line_taken = variant == Variant::Polish64 && holds.strong_side_on_line;
    let ending = holds.two || (holds.three && !line_taken);
    match (ending, is_played_by(conditions, variant)) {
        (false, _) | (true, Applies::No) => RegulationDraw::No,
        (true, _) if must_capture(&position.with_turn(by)) && position.turn() == by => {
            RegulationDraw::MustCapture
        }
        (true, Applies::Yes) => RegulationDraw::Holds,
        (true, Applies::NotKnown) => RegulationDraw::IfTheEventPlaysSo,
    }
}
