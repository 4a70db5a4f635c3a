//! An event's settings out of a record: from the text that was kept, or from what older records have of them.

use std::path::Path;

use zgoda_game::Side;
use zgoda_speech::announcement::Consent;

use super::file::EventFile;
use super::{Assistant, EventSettings};
use crate::record::Contents;
use crate::record::event::PersonWord;

/// A setting that this version does not understand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotUnderstood {
    /// Which.
    pub setting: &'static str,
    /// What it says.
    pub text: String,
}

/// What the arbiter fixed for the game of this record, with the names of assistants that were not forgotten.
/// It has no PIN.
pub fn kept(contents: &Contents) -> Result<EventSettings, NotUnderstood> {
    let mut event = match &contents.settings.event {
        Some(text) => match EventFile::parse(text, Path::new("")) {
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
        if let Some(found) = persons.find(|it| it.side == PersonWord::assistant(side)) {
            let name = found.name.clone();
            match event.assistants.get_mut(side) {
                Some(known) => known.name = name,
                // Appointed during the game (Kodeks VIII 4.2).
                unknown => *unknown = Some(Assistant::usual(name)),
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
