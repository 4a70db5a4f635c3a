// SPDX-License-Identifier: GPL-3.0-or-later
//! The tempo that an official event may have (Kodeks II 6.1, 6.2), as far as it follows from the time
//! control alone.

use std::time::Duration;

use super::{Bonus, Control, PRESETS, Preset, Source, Tempo, tempo};
use crate::variant::Variant;

/// The shortest bonus that a classical game may have for each move, unless the Kodeks lists the control (II 6.1.5.5).
pub const SHORTEST_BONUS: Duration = Duration::from_secs(30);

/// The bonus of a control, if it is shorter than II 6.1.5.5 requires. `None` in rapid and blitz
/// games.
#[must_use]
pub fn short_bonus(control: &Control, variant: Variant) -> Option<Duration> {
    if is_listed(control, variant) || tempo(control, variant) != Tempo::Classical {
        return None;
    }
    bonuses(control).filter(|it| *it < SHORTEST_BONUS).min()
}

/// True if the control is a tempo of II 6.1 or 6.2: the Kodeks lists it there, or it has the bonus on every move that
/// II 6.1.5.5 requires.
#[must_use]
pub fn is_of_chapter_two(control: &Control, variant: Variant) -> bool {
    if tempo(control, variant) != Tempo::Classical {
        return false;
    }
    let stages = control.stages().iter();
    let mut long =
        stages.map(|it| matches!(it.bonus, Bonus::Fischer(each) if each >= SHORTEST_BONUS));
    is_listed(control, variant) || long.all(|it| it)
}

fn is_listed(control: &Control, variant: Variant) -> bool {
    let own = |it: &&Preset| it.variant == variant && it.source == Source::Kodeks;
    let mut listed = PRESETS.iter().filter(own);
    listed.any(|it| it.read().is_ok_and(|it| it == *control))
}

fn bonuses(control: &Control) -> impl Iterator<Item = Duration> {
    control
        .stages()
        .iter()
        .filter_map(|stage| match stage.bonus {
            Bonus::Fischer(each) => Some(each),
            Bonus::None | Bonus::Bronstein(_) => None,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kodeks_ii_6_1_5_5_a_bonus_has_thirty_seconds_but_in_quick_games_and_listed_ones() {
        let short = |text: &str, variant| {
            short_bonus(&text.parse().unwrap(), variant).map(|it| it.as_secs())
        };
        for (text, bonus) in [
            ("90m+10s", Some(10)),
            ("90m/45,30m+29s", Some(29)),
            ("90m+30s", None),
            ("90m", None),
            ("20m+10s", None),
            ("90m/45,30m+30s", None),
            ("90m+10s:bronstein", None),
        ] {
            assert_eq!(short(text, Variant::International), bonus, "{text}");
        }
        // A control that only the old rules allowed.
        assert_eq!(short("60m+5s", Variant::Polish64), Some(5));
    }

    #[test]
    fn kodeks_viii_5_2_what_is_another_tempo() {
        let of = |text: &str, variant| is_of_chapter_two(&text.parse().unwrap(), variant);
        for text in ["80m+60s", "90m/45,30m+30s", "90m", "75m+40s"] {
            assert!(of(text, Variant::International), "{text}");
        }
        for text in ["35m", "70m", "60m", "20m", "90m+10s", "90m/40,60m"] {
            assert!(!of(text, Variant::International), "{text}");
        }
        assert!(of("60m", Variant::Polish64) && of("45m/25,15m", Variant::Polish64));
        assert!(!of("20m", Variant::Polish64) && !of("30m", Variant::Polish64));
    }
}
