// SPDX-License-Identifier: GPL-3.0-or-later
//! The tempo of a game, by its time control (Kodeks III 1).

use super::{Bonus, Control};
use crate::variant::Variant;

/// The tempo of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tempo {
    /// Blitz (błyskawiczna, III 1.2), and any quicker tempo.
    Blitz,
    /// Rapid (szybka, III 1.1).
    Rapid,
    /// Anything longer (II 6.1, 6.2).
    Classical,
}

/// The tempo of `control`, by the time of the whole game or, with a bonus, of the first 60 moves
/// (III 1.1, 1.2). Fifteen minutes are rapid on 100 squares, ten on 64.
#[must_use]
pub fn tempo(control: &Control, variant: Variant) -> Tempo {
    let bonus = control
        .stages()
        .iter()
        .any(|stage| stage.bonus != Bonus::None);
    let time = if bonus || control.stages().len() > 1 {
        control.for_sixty_moves()
    } else {
        control.stage(0).time
    };
    // 3 minutes and 3 seconds a move are blitz by the list of III 2.2; they give six minutes for 60 moves.
    let rules = variant.rules();
    if time > rules.longest_rapid {
        Tempo::Classical
    } else if time >= rules.rapid {
        Tempo::Rapid
    } else {
        Tempo::Blitz
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::PRESETS;

    /// Kodeks III 1 and the lists of III 2: every preset is of the tempo its article is about.
    #[test]
    fn kodeks_iii_1_every_preset_is_of_its_articles_tempo() {
        for preset in PRESETS {
            let expected = if preset.name.contains("III.2.1") {
                Tempo::Rapid
            } else if preset.name.contains("III.2") {
                Tempo::Blitz
            } else {
                Tempo::Classical
            };
            let control = preset.read().unwrap();
            assert_eq!(tempo(&control, preset.variant), expected, "{}", preset.name);
        }
    }

    #[test]
    fn kodeks_iii_1_2_fifteen_minutes_exactly_are_rapid() {
        let of = |text: &str| tempo(&text.parse().unwrap(), Variant::International);
        assert_eq!(of("15m"), Tempo::Rapid);
        assert_eq!(of("899s"), Tempo::Blitz);
        assert_eq!(of("30m"), Tempo::Rapid);
        assert_eq!(of("1801s"), Tempo::Classical);
    }
}
