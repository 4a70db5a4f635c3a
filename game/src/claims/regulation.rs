// SPDX-License-Identifier: GPL-3.0-or-later
//! Endings that are drawn on claim in quick games without a bonus (Kodeks III 9.1).
//!
//! The same articles apply to games of blind players at a tempo other than in II 6.1 and 6.2 (VIII 5.2, X-61), unless the
//! event says otherwise. In games with a bonus they apply only if the event says so.

use std::time::Duration;

use super::Conditions;
use crate::clock::{Tempo, is_of_chapter_two, tempo};
use crate::draws::Holds;
use crate::generate::must_capture;
use crate::setup::Setup;
use crate::side::Side;
use crate::variant::Variant;

/// A player with at most this time left is short of time (III 9.2).
pub(super) const SHORT_OF_TIME: Duration = Duration::from_secs(60);

/// States whether an article applies in this event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Applies {
    /// The article applies in this event.
    Yes,
    /// The article does not apply in this event.
    #[default]
    No,
    /// The time control is unknown, so it is unknown whether the article applies.
    NotKnown,
}

/// The verdict of III 9.1 on a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegulationDraw {
    /// The position is drawn.
    Holds,
    /// The position would be drawn, but the claimant has a capture to make.
    MustCapture,
    /// The position is drawn if the article applies, which is unknown without the time control.
    IfTheEventPlaysSo,
    /// The article does not apply to the position.
    No,
}

/// True if the game is a quick game without a bonus (III 9).
#[must_use]
pub fn quick_without_bonus(conditions: &Conditions, variant: Variant) -> Applies {
    match &conditions.control {
        None => Applies::NotKnown,
        Some(control) if tempo(control, variant) == Tempo::Classical => Applies::No,
        Some(control) if control.has_bonus() => Applies::No,
        Some(_) => Applies::Yes,
    }
}

/// States whether III 9.1 applies, either because this is a quick game without a bonus or because of VIII 5.2.
fn is_played_by(conditions: &Conditions, variant: Variant) -> Applies {
    match quick_without_bonus(conditions, variant) {
        Applies::No => by_viii_5_2(conditions, variant).unwrap_or(Applies::No),
        applies => applies,
    }
}

/// The effect of VIII 5.2 on III 9.1 in this event; `None` if VIII 5.2 does not apply: in quick games without a
/// bonus, at a tempo of II 6.1 or 6.2, and between two sighted players.
fn by_viii_5_2(conditions: &Conditions, variant: Variant) -> Option<Applies> {
    let control = conditions.control.as_ref()?;
    let classical = tempo(control, variant) == Tempo::Classical;
    if is_of_chapter_two(control, variant) || (!classical && !control.has_bonus()) {
        return None;
    }
    if control.has_bonus() {
        // The setting `regulation_with_bonus` is the arbiter's decision and applies to all players.
        let said = conditions.regulation_with_bonus == Applies::Yes;
        return (said || conditions.other_tempo.is_some())
            .then_some(conditions.regulation_with_bonus);
    }
    conditions.other_tempo
}

/// The effect of VIII 5.2 that the arbiter is shown; `None` if III 9.1 does not concern the position or VIII 5.2 does
/// not apply.
#[must_use]
pub(super) fn other_tempo(position: &Setup, conditions: &Conditions) -> Option<Applies> {
    is_such_an_ending(position)
        .then(|| by_viii_5_2(conditions, position.variant()))
        .flatten()
}

/// True if III 9.1 concerns the position.
fn is_such_an_ending(position: &Setup) -> bool {
    let holds = Holds::of(position);
    // On 64 squares a stronger side on the main line may play on for a win.
    let line_taken = position.variant().rules().three_win_on_main_line && holds.strong_side_on_line;
    holds.two || (holds.three && !line_taken)
}

/// The verdict of III 9.1 on `position` when `by` claims.
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
