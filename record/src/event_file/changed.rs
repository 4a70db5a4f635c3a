// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds the keys of an event file that differ from the settings at the beginning of the game. They have no effect on the game.

use std::collections::BTreeSet;

use zgoda_game::Side;

use super::file::EventFile;
use super::table::UntakenKeys;
use super::{EventSettings, kept};
use crate::Contents;
use crate::event::PersonRole;

/// The keys in which this file differs from the settings at the beginning of the record. Codes are not compared, because a game
/// with other codes does not open.
#[must_use]
pub fn without_effect(file: &EventFile, contents: &Contents) -> Vec<String> {
    let Some(begun) = begun_with(contents) else {
        return Vec::new();
    };
    let given = EventSettings {
        // The clock may come from an option, and the consent to the device may be given after the beginning of the game.
        time: file.settings.time.clone().or_else(|| begun.time.clone()),
        device: match &begun.device {
            Some(_) => file.settings.device.clone(),
            None => None,
        },
        ..file.settings.clone()
    };
    let mut odd = differing(&begun, &given);
    for side in Side::ALL {
        let person = |word| contents.persons.iter().find(|it| it.side == word);
        let sight = file.sight.get(side).map(|it| it.word());
        let kept = person(PersonRole::player(side)).map(|it| it.sight.as_str());
        if kept.is_some() && sight.is_some() && kept != sight {
            odd.insert(format!("sight.{side}"));
        }
        let known = |name: &Option<&str>| name.is_some_and(|it| !it.is_empty());
        let name = file.names.get(side).as_deref();
        let kept = person(PersonRole::player(side)).map(|it| it.name.as_str());
        if known(&name) && known(&kept) && name != kept {
            odd.insert(format!("players.{side}"));
        }
        let assistant = file.settings.assistants.get(side).as_ref();
        let name = assistant.map(|it| it.name.as_str());
        let kept = person(PersonRole::assistant(side)).map(|it| it.name.as_str());
        if known(&name) && known(&kept) && name != kept && !appointed(side, contents) {
            odd.insert(format!("assistant.{side}.name"));
        }
    }
    odd.into_iter().collect()
}

/// The settings at the beginning of the game, without assistants that were appointed later.
fn begun_with(contents: &Contents) -> Option<EventSettings> {
    match &contents.settings.event {
        Some(text) => Some(EventFile::parse_kept(text).ok()?.settings),
        None => kept::kept(contents).ok(),
    }
}

fn appointed(side: Side, contents: &Contents) -> bool {
    let mut told = contents.events.iter();
    told.any(|it| it.event.body.tells_of_assistant() == Some((side, true)))
}

/// The keys that differ between two events, which are compared in written form. If only one event has an assistant, the result has
/// the name of the assistant's section.
fn differing(one: &EventSettings, other: &EventSettings) -> BTreeSet<String> {
    let texts = [one.written(), other.written()];
    let [one_keys, other_keys] = texts.map(|text| UntakenKeys::of_program(&text));
    let all = one_keys.keys().chain(other_keys.keys());
    let odd = all.filter(|key| one_keys.get(*key) != other_keys.get(*key));
    odd.map(|key| {
        let lone = Side::ALL.into_iter().find(|side| {
            let of = |event: &EventSettings| event.assistants.get(*side).is_some();
            of(one) != of(other) && key.starts_with(&format!("assistant.{side}."))
        });
        lone.map_or_else(|| key.clone(), |side| format!("[assistant.{side}]"))
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use serde_json::json;

    use super::*;
    use crate::event::{GameSettings, Person};
    use crate::event_file::at_table::KEYS;
    use crate::{KeptCodes, KeptDesk};

    const HASH: &str = "0000000000000000000000000000000000000000000000000000000000000000";

    /// Every key except the keys of codes, with the value at the beginning of the game and the value that the file has now.
    fn every_key() -> Vec<(&'static str, String, String)> {
        let words = |one: &str, other: &str| (format!("{one:?}"), format!("{other:?}"));
        let switch = || ("true".to_owned(), "false".to_owned());
        let mut keys = vec![
            ("event.name", words("Open", "Closed")),
            ("event.round", words("3", "4")),
            ("table.number", ("3".to_owned(), "4".to_owned())),
            ("event.kind", words("unrated", "rated")),
            ("event.adapted", ("false".to_owned(), "true".to_owned())),
            ("game.rules", words("PZ100", "PZ64")),
            ("game.time", words("90m", "5m")),
            ("game.forfeit", words("30m", "20m")),
            (
                "game.draw_with_advantage",
                ("false".to_owned(), "true".to_owned()),
            ),
            ("game.regulation_draw_with_bonus", switch()),
            ("game.regulation_draw_at_other_tempo", switch()),
            ("game.sensor_entries_count", switch()),
            ("game.record_always", switch()),
            ("players.white", words("Anna Nowak", "Ewa Nowak")),
            ("players.black", words("Jan Kowal", "Piotr Kowal")),
            ("sight.white", words("blind", "low")),
            ("sight.black", words("sighted", "blind")),
            ("language.white", words("pl", "en")),
            ("language.black", words("en", "pl")),
            ("assistant.white.name", words("Jan", "Halina")),
            ("assistant.black.name", words("Anna", "Ewa")),
            ("assistant.white.opponents_board", switch()),
            ("assistant.white.own_board", switch()),
            ("assistant.white.record_and_clock", switch()),
            ("assistant.white.flag", switch()),
            ("assistant.white.record", switch()),
            ("assistant.black.opponents_board", switch()),
            ("assistant.black.own_board", switch()),
            ("assistant.black.record_and_clock", switch()),
            ("assistant.black.flag", switch()),
            ("assistant.black.record", switch()),
            (
                "low_time.words",
                ("[\"10m\"]".to_owned(), "[\"5m\"]".to_owned()),
            ),
            ("low_time.tone", switch()),
            ("low_time.seconds", switch()),
            ("low_time.flag", switch()),
            (
                "consent.program",
                words(
                    &format!("sha256:{HASH}"),
                    &format!("sha256:{}", HASH.replace('0', "1")),
                ),
            ),
            ("preparation.ask", switch()),
            ("preparation.own_boards", switch()),
            ("preparation.clock_at_whites_left", switch()),
            ("preparation.white.announcements", switch()),
            ("preparation.white.record", words("braille", "print")),
            ("preparation.black.announcements", switch()),
            ("preparation.black.record", words("dictaphone", "print")),
        ];
        for consent in [
            "consent.device",
            "consent.private_word",
            "consent.square_whisper",
            "consent.details",
            "consent.board_by_ear",
            "consent.move_count",
            "consent.screen_view",
            "consent.view",
            "consent.network",
            "consent.ear_page",
            "consent.player_page",
            "consent.player_page_record",
            "consent.screen_reader",
            "consent.desk",
            "consent.ear_device",
            "consent.player_device",
        ] {
            keys.push((consent, words("A. Arbiter", "B. Arbiter")));
        }
        let keys = keys.into_iter();
        keys.map(|(key, (one, other))| (key, one, other)).collect()
    }

    fn file(keys: impl Iterator<Item = (&'static str, String)>) -> EventFile {
        let lines: Vec<String> = keys
            .map(|(key, value)| format!("{key} = {value}"))
            .collect();
        EventFile::parse(&lines.join("\n"), Path::new("event.toml")).unwrap()
    }

    fn record(begun: &EventFile) -> Contents {
        let settings = json!({
            "variant": "international", "mode": "official", "start": "x", "board_white": "none",
            "board_black": "none", "clock": "none", "lang": "pl", "rules": "PZWarc 2021 draft",
            "event": begun.settings.written(),
        });
        let settings: GameSettings = serde_json::from_value(settings).unwrap();
        let persons = Side::ALL.into_iter().flat_map(|side| {
            let player = Person {
                side: PersonRole::player(side),
                name: begun.names.get(side).clone().unwrap_or_default(),
                sight: begun
                    .sight
                    .get(side)
                    .map_or("blind", |it| it.word())
                    .to_owned(),
            };
            let assistant = begun.settings.assistants.get(side).clone();
            let assistant = assistant.map(|it| Person::assistant(side, it.name));
            [player].into_iter().chain(assistant)
        });
        Contents {
            codes: KeptCodes::default(),
            desk: KeptDesk::default(),
            devices: std::collections::BTreeMap::new(),
            settings,
            persons: persons.collect(),
            events: Vec::new(),
            utterances: Vec::new(),
            by_code: false,
            beside: Vec::new(),
            odd: Vec::new(),
            log: None,
            written_ago: None,
        }
    }

    fn begun() -> EventFile {
        file(every_key().into_iter().map(|(key, one, _)| (key, one)))
    }

    #[test]
    fn every_key_that_says_something_else_is_named() {
        let record = record(&begun());
        assert_eq!(without_effect(&begun(), &record), [""; 0]);
        for (changed, _, _) in every_key() {
            let keys = every_key().into_iter();
            let now = keys.map(|(key, one, other)| (key, if key == changed { other } else { one }));
            assert_eq!(without_effect(&file(now), &record), [changed]);
        }
    }

    /// Fails if a new key is missing from the list above.
    #[test]
    fn no_key_is_forgotten() {
        let manual = include_str!("../../../docs/event.md");
        let (_, rest) = manual.split_once("```toml\n").unwrap();
        let example = rest.split_once("```").unwrap().0.replace("\n# ", "\n");
        let example = example.replace("sha256:…", &format!("sha256:{HASH}"));
        let known = EventFile::parse(&example, Path::new("event.md")).unwrap();
        assert_eq!(known.unknown, []);
        let all = every_key();
        for key in known
            .lines
            .keys()
            .filter(|key| !key.starts_with("arbiter."))
            // These keys are options, so another part compares them with the game's settings, as it does for options.
            .filter(|key| !KEYS.iter().any(|it| **key == format!("table.{it}")))
        {
            assert!(all.iter().any(|(it, ..)| it == key), "{key}");
        }
    }

    #[test]
    fn what_the_file_leaves_out_is_named_too() {
        let record = record(&begun());
        let keys = every_key().into_iter();
        let keys =
            keys.filter(|(key, ..)| *key != "consent.view" && !key.starts_with("assistant.white"));
        let less = file(keys.map(|(key, one, _)| (key, one)));
        assert_eq!(
            without_effect(&less, &record),
            ["[assistant.white]", "consent.view"]
        );
    }

    #[test]
    fn what_an_option_gave_and_what_is_taken_later_is_not_named() {
        let clocked = file([("game.time", "\"90m\"".to_owned())].into_iter());
        let device = file([("consent.device", "\"A. Arbiter\"".to_owned())].into_iter());
        assert_eq!(without_effect(&device, &record(&clocked)), [""; 0]);
    }
}
