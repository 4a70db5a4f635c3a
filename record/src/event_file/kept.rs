// SPDX-License-Identifier: GPL-3.0-or-later
//! The settings of an event, read from a record: from the text of the event, or from the single settings of older records.

use zgoda_game::Side;
use zgoda_speech::announcement::Consent;

use super::file::EventFile;
use super::{Assistant, EventSettings};
use crate::event::PersonRole;
use crate::{Contents, StoredEvent};

/// A setting that this version does not understand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotUnderstood {
    /// The name of the setting.
    pub setting: &'static str,
    /// The text of the setting.
    pub text: String,
}

/// The settings that the arbiter fixed for the game of this record, with names of assistants unless forgotten, and without codes.
pub fn kept(contents: &Contents) -> Result<EventSettings, NotUnderstood> {
    let mut event = match &contents.settings.event {
        Some(text) => match EventFile::parse_kept(text) {
            Ok(file) => file.settings,
            Err(_) => {
                return Err(NotUnderstood {
                    setting: "event",
                    text: text.clone(),
                });
            }
        },
        None => older(contents)?,
    };
    for side in Side::ALL {
        let mut persons = contents.persons.iter();
        if let Some(found) = persons.find(|it| it.side == PersonRole::assistant(side)) {
            let name = found.name.clone();
            match event.assistants.get_mut(side) {
                Some(known) => known.name = name,
                // Appointed during the game (Kodeks VIII 4.2).
                unknown => *unknown = Some(Assistant::usual(name)),
            }
        }
    }
    // A player who answered before the first move that they have no assistant has no assistant until one is appointed.
    for stored in &contents.events {
        if let Some((side, false)) = stored.event.body.tells_of_assistant() {
            let later = |it: &&StoredEvent| it.id > stored.id;
            let mut after = contents.events.iter().filter(later);
            let there = (side, true);
            if !after.any(|it| it.event.body.tells_of_assistant() == Some(there)) {
                *event.assistants.get_mut(side) = None;
            }
        }
    }
    Ok(event)
}

fn older(contents: &Contents) -> Result<EventSettings, NotUnderstood> {
    let settings = &contents.settings;
    let consents = [
        (Consent::PrivateWord, &settings.older.private_word),
        (Consent::SquareWhisper, &settings.older.square_whisper),
        (Consent::Details, &settings.older.details),
    ];
    let given = consents
        .into_iter()
        .filter_map(|(function, who)| Some((function, who.clone()?)));
    let time = settings.time_control.as_ref().map(|text| {
        text.parse().map_err(|_| NotUnderstood {
            setting: "time_control",
            text: text.clone(),
        })
    });
    Ok(EventSettings {
        device: settings.consent.clone(),
        consents: given.collect(),
        time: time.transpose()?,
        ..EventSettings::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::KeptDesk;
    use crate::event::{GameSettings, Person};
    use serde_json::json;

    /// A record of the first version, as its rows are read.
    fn older_record(more: &[(&str, &str)]) -> Contents {
        let mut settings = json!({
            "variant": "international", "mode": "official", "start": "x", "board_white": "none",
            "board_black": "none", "clock": "none", "lang": "pl", "rules": "PZWarc 2021 draft",
            "consent": "A. Arbiter", "consent_details": "A. Arbiter, 1 May",
            "consent_private_word": null, "time_control": "90m",
        });
        for (key, value) in more {
            settings[*key] = json!(value);
        }
        let settings: GameSettings = serde_json::from_value(settings).unwrap();
        Contents {
            codes: crate::KeptCodes::default(),
            desk: KeptDesk::default(),
            devices: std::collections::BTreeMap::new(),
            settings,
            persons: vec![Person::assistant(Side::Black, "Halina".to_owned())],
            events: Vec::new(),
            utterances: Vec::new(),
            by_code: false,
            beside: Vec::new(),
            odd: Vec::new(),
            log: None,
            written_ago: None,
        }
    }

    #[test]
    fn an_older_record_opens_with_the_consents_it_has() {
        let event = kept(&older_record(&[])).unwrap();
        assert_eq!(event.device.as_deref(), Some("A. Arbiter"));
        assert_eq!(
            event.consents.get(Consent::Details),
            Some("A. Arbiter, 1 May")
        );
        assert!(!event.consents.has(Consent::PrivateWord));
        assert!(!event.consents.has(Consent::BoardByEar));
        assert_eq!(event.time.unwrap().to_string(), "90m");
        // The appointed assistant is known by name, with the duties of the Kodeks.
        let halina = Assistant::usual("Halina".to_owned());
        assert_eq!(event.assistants.black, Some(halina));
    }

    #[test]
    fn what_a_later_version_kept_is_told_as_it_stands() {
        let later = "[event]\nkind = \"galactic\"\n";
        let odd = kept(&older_record(&[("event", later)])).unwrap_err();
        assert_eq!((odd.setting, odd.text.as_str()), ("event", later));
        let odd = kept(&older_record(&[("time_control", "soon")])).unwrap_err();
        assert_eq!(odd.setting, "time_control");
    }
}
