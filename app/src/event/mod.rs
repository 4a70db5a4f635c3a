//! What the arbiter fixes before the round (Kodeks II 2.4.10, VIII), as one value that the game is played with.
//!
//! `file` reads it from the event file, `write` puts it into the record and `kept` takes it out again,
//! `changed` names what a file says otherwise, `aloud` says which sentences it makes. What follows from a setting is decided where it is asked for.

mod aloud;
pub mod at_table;
pub mod changed;
mod codes;
pub mod file;
mod given;
pub mod kept;
mod low_time;
pub(crate) mod read;
pub(crate) mod slips;
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

use crate::program::ProgramHash;
pub use codes::{Codes, GivenCode, NoCode, RoundArbiter};
pub use low_time::LowTime;

/// Nobody waits longer for a late player, unless the event says so (Kodeks II 5.5).
const LATEST: Duration = Duration::from_secs(60 * 60);

/// Everything that was fixed. What an event file leaves out is as [`EventSettings::default`] has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventSettings {
    /// The event, and the round.
    pub name: Option<String>,
    /// Which round of it.
    pub round: Option<String>,
    /// The number of the table in the hall.
    pub number: Option<u32>,
    /// Which sort of event.
    pub kind: EventKind,
    /// Is chapter VIII adapted (VIII 5.3)?
    pub adapted: bool,
    /// The rules, where they are named; they must fit the game.
    pub rules: Option<RuleProfile>,
    /// The time control of the round.
    pub time: Option<Control>,
    /// Later than this is lost, where the event says so.
    pub forfeit: Option<Duration>,
    /// Draw with advantage (I 6.5).
    pub advantage: bool,
    /// The regulation draw of III 9 also in games with a bonus (VIII 5.2, X-61).
    pub bonus_draw: bool,
    /// The same in blind games at a tempo other than those of II 6.1 and 6.2, where the event says so (VIII 5.2, X-61).
    pub other_tempo_draw: Option<bool>,
    /// Do half-moves count as recorded that only a sensor board showed?
    pub sensor_entries: bool,
    /// Must a visually impaired player record in time trouble and rapid play too (VIII 2.4, X-70)?
    pub record_always: bool,
    /// The language in which each player is spoken to, where the event says so.
    pub languages: BySide<Option<Language>>,
    /// Who has an assistant.
    pub assistants: BySide<Option<Assistant>>,
    /// What tells players that their time runs low.
    pub low_time: LowTime,
    /// The chief arbiter's consent to the device (II 2.4.10): who and when.
    pub device: Option<String>,
    /// The program it is given to.
    pub program: Option<ProgramHash>,
    /// The chief arbiter's consents, function by function.
    pub consents: Consents,
    /// The name of the one device that may be an ear, where there is the consent to one.
    pub ear_device: Option<String>,
    /// The device on which a player's page may open, where it is none of the event's own.
    pub player_device: Option<String>,
    /// Is what comes before the first move asked, one question after the other?
    pub preparation: Preparation,
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
        }
    }
}

impl EventSettings {
    /// The round: as the event says, or as its name ends, "…, round 3".
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

    /// How late a player may come: as the event says, else the smaller of an hour and the player's time for the first
    /// stage (II 5.5, X-35).
    #[must_use]
    pub fn forfeit_after(&self) -> Duration {
        let base = self.time.as_ref().map(|control| control.stage(0).time);
        let usual = base.map_or(LATEST, |base| base.min(LATEST));
        self.forfeit.unwrap_or(usual)
    }

    /// Whose assistant is at this program at the beginning: that of the player `here`, or else the one there is.
    #[must_use]
    pub fn assisted(&self, here: Side) -> Option<Side> {
        assisted(here, |side| self.assistants.get(side).is_some())
    }
}

/// Whose assistant is at this program, where one is there of these sides: that of the player `here` before the other's.
pub fn assisted(here: Side, there: impl Fn(Side) -> bool) -> Option<Side> {
    [here, here.other()].into_iter().find(|side| there(*side))
}

/// A blind player's assistant (Kodeks VIII 4.1), or somebody who keeps a player's record for them (II 6.3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assistant {
    /// Who, where it is known. Private: the record keeps it where it can be forgotten.
    pub name: String,
    /// What they do, in the order of the articles.
    pub duties: Vec<AssistantDuty>,
}

impl Assistant {
    /// An assistant with all duties but the optional one of VIII 4.1.2.
    #[must_use]
    pub fn usual(name: String) -> Assistant {
        let all = AssistantDuty::ALL.into_iter();
        let usual = all.filter(|duty| Assistant::is_usual(*duty));
        Assistant {
            name,
            duties: usual.collect(),
        }
    }

    /// Does every assistant have this duty whom the event gives no others?
    #[must_use]
    pub fn is_usual(duty: AssistantDuty) -> bool {
        !matches!(duty, AssistantDuty::OwnBoard | AssistantDuty::Record)
    }

    /// True if this is one of their duties. An assistant with record and clock keeps the record.
    #[must_use]
    pub fn has(&self, duty: AssistantDuty) -> bool {
        let records = AssistantDuty::RecordAndClock;
        self.duties.contains(&duty)
            || duty == AssistantDuty::Record && self.duties.contains(&records)
    }

    /// True if they keep the record and do nothing else (II 6.3). Any player may have such an assistant.
    #[must_use]
    pub fn keeps_the_record_alone(&self) -> bool {
        self.duties == [AssistantDuty::Record]
    }
}

/// To which functions the chief arbiter consented, each with who and when. What is not here is off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Consents(BTreeMap<Consent, String>);

impl Consents {
    /// Is this one given?
    #[must_use]
    pub fn has(&self, function: Consent) -> bool {
        self.0.contains_key(&function)
    }

    /// Who gave it, and when.
    #[must_use]
    pub fn get(&self, function: Consent) -> Option<&str> {
        self.0.get(&function).map(String::as_str)
    }

    /// Writes one down.
    pub fn give(&mut self, function: Consent, who: String) {
        self.0.insert(function, who);
    }
}

impl FromIterator<(Consent, String)> for Consents {
    fn from_iter<I: IntoIterator<Item = (Consent, String)>>(consents: I) -> Consents {
        Consents(consents.into_iter().collect())
    }
}

/// Is what comes before the first move asked (Kodeks I 2.4, II 3.6.1, VIII)?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preparation {
    /// It is, one question after the other.
    Asked,
    /// It is not.
    NotAsked,
    /// It is where the program keeps the clock, because no clock starts before it.
    #[default]
    WithClock,
}
