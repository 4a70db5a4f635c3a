// SPDX-License-Identifier: GPL-3.0-or-later
//! The settings of a game that the arbiter fixes before the round (Kodeks II 2.4.10, VIII), as one value.
//!
//! `file` reads this value from an event file, and `write` writes it for the record. `kept` reads it from the record,
//! `changed` compares an event file with it, and `aloud` lists it as sentences. The code that uses a setting decides the
//! effect of that setting.

mod aloud;
pub mod at_table;
mod beforehand;
pub mod changed;
mod codes;
pub mod file;
mod given;
pub mod kept;
mod low_time;
pub mod read;
pub mod slips;
mod table;
#[cfg(test)]
mod tests;
mod write;

use std::collections::BTreeMap;
use std::time::Duration;

use zgoda_game::clock::Control;
use zgoda_game::{BySide, Side};
use zgoda_speech::Language;
use zgoda_speech::announcement::{AssistantDuty, Consent, EventKind, RuleProfile};

use crate::program_hash::ProgramHash;
pub use beforehand::{Beforehand, OfPlayer};
pub use codes::{Codes, GivenCode, NoCode, RoundArbiter};
pub use low_time::LowTime;

/// The time that a late player is waited for if the event sets no time; less if the first stage is shorter (Kodeks II
/// 5.5).
const LATEST: Duration = Duration::from_secs(60 * 60);

/// All settings that the arbiter fixes before the round. [`EventSettings::default`] has the values of settings that an
/// event file leaves out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventSettings {
    /// The name of the event.
    pub name: Option<String>,
    /// The round of the event.
    pub round: Option<String>,
    /// The number of the table in the hall.
    pub number: Option<u32>,
    /// The sort of event.
    pub kind: EventKind,
    /// True if chapter VIII is adapted (VIII 5.3).
    pub adapted: bool,
    /// The rules, where the event names them. They must fit the variant that is played.
    pub rules: Option<RuleProfile>,
    /// The time control of the round.
    pub time: Option<Control>,
    /// The time after which a late player has lost, where the event sets one.
    pub forfeit: Option<Duration>,
    /// True if there is a draw with advantage (I 6.5).
    pub advantage: bool,
    /// True if the regulation draw of III 9 also applies in games with a bonus (VIII 5.2, X-61).
    pub bonus_draw: bool,
    /// States if the regulation draw also applies in blind games at a tempo other than those of II 6.1 and 6.2; `None` if
    /// the event does not say (VIII 5.2, X-61).
    pub other_tempo_draw: Option<bool>,
    /// True if half-moves that only a sensor board showed count as recorded.
    pub sensor_entries: bool,
    /// True if a visually impaired player must record in time trouble and rapid play too (VIII 2.4, X-70).
    pub record_always: bool,
    /// The language in which each player is spoken to, where the event sets one.
    pub languages: BySide<Option<Language>>,
    /// The assistant of each side that has one.
    pub assistants: BySide<Option<Assistant>>,
    /// The signs that tell players that their time runs low.
    pub low_time: LowTime,
    /// The chief arbiter's consent to the device (II 2.4.10), with name and date.
    pub device: Option<String>,
    /// The hash of the program for which the consent was given.
    pub program: Option<ProgramHash>,
    /// The chief arbiter's consents, function by function.
    pub consents: Consents,
    /// The name of the only device that may be an ear, where the chief arbiter consented to an ear.
    pub ear_device: Option<String>,
    /// The device on which a player's page may open, unless the event provides the device.
    pub player_device: Option<String>,
    /// States whether the questions before the first move are asked.
    pub preparation: Preparation,
    /// The answers to those questions that the file gives beforehand.
    pub beforehand: Beforehand,
}

impl Default for EventSettings {
    fn default() -> EventSettings {
        EventSettings {
            name: None,
            round: None,
            number: None,
            kind: EventKind::default(),
            adapted: false,
            rules: None,
            time: None,
            forfeit: None,
            advantage: false,
            bonus_draw: false,
            other_tempo_draw: None,
            sensor_entries: false,
            record_always: false,
            languages: BySide::default(),
            assistants: BySide::default(),
            low_time: LowTime::default(),
            device: None,
            program: None,
            consents: Consents::default(),
            ear_device: None,
            player_device: None,
            preparation: Preparation::WithClock,
            beforehand: Beforehand::default(),
        }
    }
}

impl EventSettings {
    /// The round as the event gives it, or else the number at the end of an event's name such as "…, round 3".
    #[must_use]
    pub fn round_named(&self) -> Option<String> {
        const ROUND: [&str; 7] = ["round", "runda", "runde", "ronde", "тур", "раунд", "коло"];
        let ends_so = || {
            let (_, end) = self.name.as_deref()?.rsplit_once(',')?;
            let (word, number) = end.trim().split_once(' ')?;
            let number = number.trim();
            let digits = !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit());
            (digits && ROUND.contains(&word.to_lowercase().as_str())).then(|| number.to_owned())
        };
        self.round.clone().or_else(ends_so)
    }

    /// The time by which a player may be late: the time that the event sets, or else an hour, or the time of the first
    /// stage if it is shorter (II 5.5, X-35).
    #[must_use]
    pub fn forfeit_after(&self) -> Duration {
        let base = self.time.as_ref().map(|control| control.stage(0).time);
        let usual = base.map_or(LATEST, |base| base.min(LATEST));
        self.forfeit.unwrap_or(usual)
    }

    /// The side with an assistant at this program at the beginning: the player `here`, or else the opponent.
    #[must_use]
    pub fn assisted(&self, here: Side) -> Option<Side> {
        assisted(here, |side| self.assistants.get(side).is_some())
    }
}

/// The side with an assistant at this program, if any: the side of the player `here` comes first.
pub fn assisted(here: Side, there: impl Fn(Side) -> bool) -> Option<Side> {
    [here, here.other()].into_iter().find(|side| there(*side))
}

/// A blind player's assistant (Kodeks VIII 4.1), or a person who keeps a player's record for the player (II 6.3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assistant {
    /// The name, or an empty text if it is not known. The name is private, so the record keeps it in a place from which
    /// it can be removed.
    pub name: String,
    /// The duties of the assistant, in the order of the articles.
    pub duties: Vec<AssistantDuty>,
}

impl Assistant {
    /// An assistant of this name with the usual duties ([`Assistant::is_usual`]).
    #[must_use]
    pub fn usual(name: String) -> Assistant {
        let all = AssistantDuty::ALL.into_iter();
        let usual = all.filter(|duty| Assistant::is_usual(*duty));
        Assistant {
            name,
            duties: usual.collect(),
        }
    }

    /// True if an assistant has this duty when the event does not name the duties.
    #[must_use]
    pub fn is_usual(duty: AssistantDuty) -> bool {
        !matches!(duty, AssistantDuty::OwnBoard | AssistantDuty::Record)
    }

    /// True if the assistant has this duty. The duty "record and clock" includes the duty to keep the record.
    #[must_use]
    pub fn has(&self, duty: AssistantDuty) -> bool {
        let records = AssistantDuty::RecordAndClock;
        self.duties.contains(&duty)
            || duty == AssistantDuty::Record && self.duties.contains(&records)
    }

    /// True if the assistant keeps the record and does nothing else (II 6.3). Any player may have such an assistant.
    #[must_use]
    pub fn keeps_the_record_alone(&self) -> bool {
        self.duties == [AssistantDuty::Record]
    }
}

/// The functions that the chief arbiter consented to, each with the arbiter's name and the date. A function without a
/// consent is off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Consents(BTreeMap<Consent, String>);

impl Consents {
    /// True if there is a consent to this function.
    #[must_use]
    pub fn has(&self, function: Consent) -> bool {
        self.0.contains_key(&function)
    }

    /// The text of this consent, with name and date.
    #[must_use]
    pub fn get(&self, function: Consent) -> Option<&str> {
        self.0.get(&function).map(String::as_str)
    }

    /// Adds a consent to this function.
    pub fn give(&mut self, function: Consent, who: String) {
        self.0.insert(function, who);
    }
}

impl FromIterator<(Consent, String)> for Consents {
    fn from_iter<I: IntoIterator<Item = (Consent, String)>>(consents: I) -> Consents {
        Consents(consents.into_iter().collect())
    }
}

/// States whether the questions before the first move are asked (Kodeks I 2.4, II 3.6.1, VIII).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preparation {
    /// All questions are asked, one after the other.
    Asked,
    /// No question is asked.
    NotAsked,
    /// The questions are asked where the program keeps the clock, because the clock does not start before the questions
    /// are answered.
    #[default]
    WithClock,
}
