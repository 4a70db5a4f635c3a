// SPDX-License-Identifier: GPL-3.0-or-later
//! The papers of a game that a world has played, made from its durable events alone.

use std::collections::BTreeMap;

use zgoda_game::notation::write_fen;
use zgoda_record::event::{Body, GameSettings, OlderConsents, Person, PreparedAnswer};
use zgoda_record::{Contents, KeptCodes, KeptDesk, StoredEvent, export};

use crate::{Settings, World};

/// The time of writing of every entry. It is fixed, so that the papers are the same in every run.
const WRITTEN: &str = "2026-01-01T00:00:00.000Z";

/// The settings that the record has of a game with these settings.
#[must_use]
pub fn settings(settings: &Settings) -> GameSettings {
    GameSettings {
        variant: settings.start.variant().word().to_owned(),
        mode: settings.kind().word().to_owned(),
        start: write_fen(&settings.start),
        board_white: "none".to_owned(),
        board_black: "none".to_owned(),
        pieces_white: None,
        pieces_black: None,
        clock: "none".to_owned(),
        lang: settings.language.tag().to_owned(),
        keyboard: None,
        consent: Some("a test".to_owned()),
        event: None,
        older: OlderConsents::default(),
        time_control: None,
        clock_device: None,
        rules: "Kodeks".to_owned(),
    }
}

/// The contents of the world's record, as a reader of the record gets them.
#[must_use]
pub fn contents(world: &World) -> Contents {
    // The arbiters whom events name.
    let durable = world.disk().durable().iter();
    let persons = durable.filter_map(|event| {
        let (side, name) = event.body.names_arbiter()?;
        let (name, sight) = (name.to_owned(), String::new());
        Some(Person { side, name, sight })
    });
    let events = (1..).zip(world.disk().durable());
    let events = events.map(|(id, event)| StoredEvent {
        id,
        session: 1,
        written: WRITTEN.to_owned(),
        event: event.clone(),
    });
    Contents {
        settings: settings(world.settings()),
        codes: KeptCodes::default(),
        desk: KeptDesk::default(),
        devices: BTreeMap::new(),
        persons: persons.collect(),
        events: events.collect(),
        utterances: Vec::new(),
        by_code: false,
        beside: Vec::new(),
        written_ago: None,
        odd: Vec::new(),
        log: None,
    }
}

/// The events as lines of the arbiter's protocol, in the language of the game, without the times and without the line about the
/// preparation.
#[must_use]
pub fn happened(world: &World) -> Vec<String> {
    let mut contents = contents(world);
    let news = |body: &Body| {
        let answer = PreparedAnswer::Confirmed;
        !matches!(body, Body::Prepared { answer: it, .. } if *it == answer)
    };
    contents.events.retain(|stored| news(&stored.event.body));
    happened_in(&export::protocol(&contents, world.settings().language))
}

/// The lines of the events in the text of a protocol, also without the times.
#[must_use]
pub fn happened_in(protocol: &str) -> Vec<String> {
    let mut parts = protocol.split("\n\n");
    // The events are the second part of the protocol, after the head. The half-moves and the signatures follow them.
    let happened = parts.nth(1).unwrap_or_default();
    let time = WRITTEN.get(..19).unwrap_or_default().replace('T', " ");
    happened
        .lines()
        .map(|line| {
            let what = line.strip_prefix(&time);
            let what = what.and_then(|it| it.split_once("  "));
            what.map_or(line.trim(), |(_, what)| what).to_owned()
        })
        .collect()
}
