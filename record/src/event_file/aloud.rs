// SPDX-License-Identifier: GPL-3.0-or-later
//! The settings of a game as sentences, in the order in which they are read aloud and printed.

use zgoda_game::{BySide, Variant};
use zgoda_speech::announcement::{Consent, RuleProfile, Setting, SightWord};

use super::EventSettings;
use crate::mode::{GameKind, Mode};
use crate::sight::Sight;

impl EventSettings {
    /// The settings that are read aloud. In official play, and if an arbiter fixed a setting, these are all settings. Otherwise
    /// they are only mode, rules and clock. The sight of the players is left out if it was forgotten.
    #[must_use]
    pub fn aloud(
        &self,
        kind: GameKind,
        variant: Variant,
        sight: Option<BySide<Sight>>,
    ) -> Vec<Setting> {
        let mode = kind.mode();
        let mut all = vec![
            Setting::Mode(kind.spoken()),
            Setting::Rules(RuleProfile::of(variant)),
        ];
        let without_time = EventSettings {
            time: None,
            ..self.clone()
        };
        if mode == Mode::Training && without_time == EventSettings::default() {
            // A game with a clock alone has no settings of an event.
            all.extend(self.time.clone().map(|time| Setting::Time(Some(time))));
            return all;
        }
        all.extend(self.name.clone().map(Setting::Event));
        all.extend(self.round.clone().map(Setting::Round));
        let number = self.number.and_then(|it| usize::try_from(it).ok());
        all.extend(number.map(Setting::Table));
        all.push(Setting::EventKind(self.kind));
        all.push(Setting::Adapted(self.adapted));
        all.push(Setting::Time(self.time.clone()));
        all.push(Setting::Forfeit(self.forfeit_after()));
        let seen = |sight: BySide<Sight>| {
            Setting::Sight(sight.map(|it| match it {
                Sight::Blind => SightWord::Blind,
                Sight::Low => SightWord::Low,
                Sight::Sighted => SightWord::Sighted,
            }))
        };
        all.extend(sight.map(seen));
        for (side, assistant) in self.assistants.iter() {
            all.extend(assistant.clone().map(|it| Setting::Assistant {
                side,
                name: it.name,
                duties: it.duties,
            }));
        }
        for (side, language) in self.languages.iter() {
            all.extend(language.map(|language| Setting::Language { side, language }));
        }
        all.extend([
            Setting::Advantage(self.advantage),
            Setting::BonusDraw(self.bonus_draw),
        ]);
        all.extend(self.other_tempo_draw.map(Setting::OtherTempoDraw));
        all.extend([
            Setting::SensorEntries(self.sensor_entries),
            Setting::RecordAlways(self.record_always),
        ]);
        // In training every mark of low time is told, whatever an event allows.
        if mode == Mode::Official {
            all.extend([
                Setting::LowTimeWords(self.low_time.words.clone()),
                Setting::LowTimeTone(self.low_time.tone),
                Setting::LowTimeSeconds(self.low_time.seconds),
                Setting::FlagSound(self.low_time.flag),
            ]);
        }
        all.push(Setting::Device(self.device.clone()));
        if mode == Mode::Official {
            all.extend(Consent::ALL.map(|function| Setting::Function {
                function,
                state: self.consents.has(function),
            }));
            all.extend(self.ear_device.clone().map(Setting::EarDevice));
            all.extend(self.player_device());
        }
        all
    }

    /// The device on which a player's page may open; `None` if the event does not consent to such a page.
    fn player_device(&self) -> Option<Setting> {
        let may = self.consents.has(Consent::PlayerPage);
        may.then(|| Setting::PlayerDevice(self.player_device.clone()))
    }
}
