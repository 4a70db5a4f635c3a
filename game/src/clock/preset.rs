// SPDX-License-Identifier: GPL-3.0-or-later
//! The time controls named in the Kodeks (II 6.1.5, 6.2; III 2), by game and article, and some time controls of older rules.

use super::{Control, ControlError};
use crate::variant::Variant;

/// A named time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preset {
    /// The name of the control: board and article, and a letter if the article has several controls.
    pub name: &'static str,
    /// The game that is played with the control.
    pub variant: Variant,
    /// The control in its written form.
    pub control: &'static str,
    /// The rules that name the control.
    pub source: Source,
}

/// The rules that name a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The Kodeks in force.
    Kodeks,
    /// Rules that were proposed in 2008 and not adopted; events may still have them.
    Old,
}

const fn hundred(name: &'static str, control: &'static str) -> Preset {
    Preset {
        name,
        variant: Variant::International,
        control,
        source: Source::Kodeks,
    }
}

const fn sixty_four(name: &'static str, control: &'static str) -> Preset {
    Preset {
        name,
        variant: Variant::Polish64,
        control,
        source: Source::Kodeks,
    }
}

const fn old(preset: Preset) -> Preset {
    Preset {
        source: Source::Old,
        ..preset
    }
}

/// All presets, the longest first; the presets of old rules last.
pub const PRESETS: [Preset; 25] = [
    hundred("100/6.1.5.1", "80m+60s"),
    hundred("100/6.1.5.2", "90m/45,30m+30s"),
    hundred("100/6.1.5.3.1", "120m/50,60m/25*"),
    hundred("100/6.1.5.3.2a", "120m/50,30m"),
    hundred("100/6.1.5.3.2b", "120m/50,60m"),
    hundred("100/6.1.5.4.1", "90m"),
    hundred("100/6.1.5.4.2", "60m+30s"),
    hundred("100/6.1.4", "90m/45,30m"),
    hundred("100/III.2.1a", "20m"),
    hundred("100/III.2.1b", "10m+5s"),
    hundred("100/III.2.2a", "5m"),
    hundred("100/III.2.2b", "3m+3s"),
    hundred("100/III.2.3", "3m+2s"),
    sixty_four("64/6.2.1a", "60m"),
    sixty_four("64/6.2.1b", "45m+30s"),
    sixty_four("64/6.2.2", "45m/25,15m"),
    sixty_four("64/6.2.3", "45m"),
    sixty_four("64/III.2.1a", "15m"),
    sixty_four("64/III.2.1b", "10m"),
    sixty_four("64/III.2.1c", "10m+3s"),
    sixty_four("64/III.2.2a", "5m"),
    sixty_four("64/III.2.2b", "3m+3s"),
    // The control is not for players under thirteen.
    sixty_four("64/III.2.2c", "3m"),
    old(hundred("100/old.6.1.2.3", "90m/40,60m")),
    old(sixty_four("64/old.6.2.3", "60m+5s")),
];

impl Preset {
    /// The preset with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Preset> {
        PRESETS.into_iter().find(|preset| preset.name == name)
    }

    /// The controls that are offered for a game: a long control for an evening, a control as in an event, and a short control.
    #[must_use]
    pub const fn offered(variant: Variant) -> [&'static str; 3] {
        match variant {
            Variant::International => {
                ["100/III.2.1a", Preset::of_an_event(variant), "100/III.2.2a"]
            }
            Variant::Polish64 => ["64/III.2.1a", Preset::of_an_event(variant), "64/III.2.2a"],
        }
    }

    /// The usual control of an event (Kodeks II 6.1.5.1, 6.2.1).
    #[must_use]
    pub const fn of_an_event(variant: Variant) -> &'static str {
        match variant {
            Variant::International => "100/6.1.5.1",
            Variant::Polish64 => "64/6.2.1b",
        }
    }

    /// Reads the control of the preset.
    pub fn read(&self) -> Result<Control, ControlError> {
        self.control.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_offered_controls_of_its_own_and_one_of_an_event() {
        for variant in Variant::ALL {
            let offered = Preset::offered(variant);
            for name in offered {
                assert_eq!(Preset::named(name).unwrap().variant, variant, "{name}");
            }
            assert!(offered.contains(&Preset::of_an_event(variant)));
        }
    }

    #[test]
    fn every_preset_is_a_control_and_has_a_name_of_its_own() {
        for (number, preset) in PRESETS.iter().enumerate() {
            let control = preset
                .read()
                .unwrap_or_else(|error| panic!("{preset:?}: {error}"));
            assert_eq!(control.to_string(), preset.control);
            assert_eq!(Preset::named(preset.name), Some(*preset));
            assert!(
                PRESETS[..number]
                    .iter()
                    .all(|other| other.name != preset.name),
                "{} stands twice",
                preset.name
            );
        }
        assert_eq!(Preset::named("100/9.9"), None);
    }
}
