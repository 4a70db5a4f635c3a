//! Endings that quick games without a bonus do not play out (Kodeks III 9.1), and who may claim them.
//!
//! Blind games at another tempo than II 6.1 and 6.2 use the same articles (VIII 5.2, X-61), unless the event says
//! otherwise; with a bonus only if it says so.

use std::time::Duration;

use super::Conditions;
use crate::clock::{Tempo, is_of_chapter_two, tempo};
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

/// Is III 9.1 played by? In quick games without a bonus, and by VIII 5.2.
fn is_played_by(conditions: &Conditions, variant: Variant) -> Applies {
    match quick_without_bonus(conditions, variant) {
        Applies::No => by_viii_5_2(conditions, variant).unwrap_or(Applies::No),
        applies => applies,
    }
}

/// What VIII 5.2 makes of III 9.1 in this event; `None` where it has no say: in quick games without a bonus, at a tempo
/// of II 6.1 or 6.2, and where both players see.
fn by_viii_5_2(conditions: &Conditions, variant: Variant) -> Option<Applies> {
    let control = conditions.control.as_ref()?;
    let classical = tempo(control, variant) == Tempo::Classical;
    if is_of_chapter_two(control, variant) || (!classical && !control.has_bonus()) {
        return None;
    }
    if control.has_bonus() {
        // The key is the arbiter's own, whoever plays.
        let said = conditions.regulation_with_bonus == Applies::Yes;
        return (said || conditions.other_tempo.is_some())
            .then_some(conditions.regulation_with_bonus);
    }
    conditions.other_tempo
}

/// The same, where the position is one that III 9.1 is about: what the arbiter is told of it.
#[must_use]
pub(super) fn other_tempo(position: &Setup, conditions: &Conditions) -> Option<Applies> {
    is_such_an_ending(position)
        .then(|| by_viii_5_2(conditions, position.variant()))
        .flatten()
}

/// Is the position one that III 9.1 is about?
fn is_such_an_ending(position: &Setup) -> bool {
    let holds = Holds::of(position);
    // On 64 squares a stronger side that stands on the main line may play on for a win.
    let line_taken = position.variant().rules().three_win_on_main_line && holds.strong_side_on_line;
    holds.two || (holds.three && !line_taken)
}

/// What III 9.1 says to `position`, where `by` claims.
#[must_use]
pub fn regulation_draw(position: &Setup, by: Side, conditions: &Conditions) -> RegulationDraw {
    let variant = position.variant();
    match (
        is_such_an_ending(position),
        is_played_by(conditions, variant),
    ) {
        (false, _) | (true, Applies::No) => RegulationDraw::No,
        (true, _) if must_capture(&position.with_turn(by)) && position.turn() == by => {
            RegulationDraw::MustCapture
        }
        (true, Applies::Yes) => RegulationDraw::Holds,
        (true, Applies::NotKnown) => RegulationDraw::IfTheEventPlaysSo,
    }
}
