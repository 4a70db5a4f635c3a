// SPDX-License-Identifier: GPL-3.0-or-later
//! The meaning of the keys of an event file. One function for each section; the list for people is
//! `docs/event.md`.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::ops::RangeInclusive;
use std::time::Duration;

use zgoda_game::clock::{Control, ControlError, Preset};
use zgoda_game::{BySide, Side, Variant};
use zgoda_speech::Language;
use zgoda_speech::announcement::{AssistantDuty, Consent, EventKind, RecordMedium, RuleProfile};

use super::file::{EventFile, Fault};
use super::table::{UntakenKeys, Writer, Wrong};
use super::{
    Assistant, Beforehand, Codes, Consents, EventSettings, GivenCode, LowTime, OfPlayer,
    Preparation, RoundArbiter, at_table, slips,
};
use crate::CodeHash;
use crate::plain::{LONGEST_NAME, plain};
use crate::sight::Sight;

/// The greatest length of an event's name, which is said and printed.
const LONGEST_EVENT: usize = 120;
/// The numbers that a table may have in the hall.
pub const NUMBERS: RangeInclusive<u32> = 1..=999;

/// Reads all sections of an event file.
pub(super) fn read(text: &str, from: Writer) -> Result<EventFile, Wrong> {
    let mut table = UntakenKeys::read(text, from)?;
    let t = &mut table;
    let mut settings = EventSettings::default();
    event(t, &mut settings)?;
    settings.number = t.number("table.number", NUMBERS)?;
    let at_table = at_table::read(t)?;
    let codes = codes(t)?;
    let slips = slips::read(t, &codes)?;
    let time_of = game(t, &mut settings)?;
    let sight = by_side(|side| {
        let words = [Sight::Blind, Sight::Low, Sight::Sighted];
        word(t, &format!("sight.{side}"), &words, Sight::word)
    })?;
    let names = by_side(|side| name(t, &format!("players.{side}"), LONGEST_NAME))?;
    settings.languages = by_side(|side| {
        let key = format!("language.{side}");
        word(t, &key, &Language::ALL, Language::tag)
    })?;
    settings.assistants = by_side(|side| assistant(t, side))?;
    settings.low_time = low_time(t)?;
    consent(t, &mut settings)?;
    let section = t.has_section("preparation");
    let asked = t.switch("preparation.ask")?.unwrap_or(true);
    settings.preparation = match (section, asked) {
        (false, _) => Preparation::WithClock,
        (true, true) => Preparation::Asked,
        (true, false) => Preparation::NotAsked,
    };
    settings.beforehand = Beforehand {
        own_boards: t.switch("preparation.own_boards")?.unwrap_or(false),
        clock_at_whites_left: t.switch("preparation.clock_at_whites_left")?,
        players: by_side(|side| of_player(t, side, &settings))?,
    };
    let (unknown, lines) = table.rest();
    Ok(EventFile {
        settings,
        codes,
        slips,
        at_table,
        names,
        sight,
        time_of,
        unknown,
        lines,
        ..EventFile::default()
    })
}

fn event(t: &mut UntakenKeys, settings: &mut EventSettings) -> Result<(), Wrong> {
    settings.name = name(t, "event.name", LONGEST_EVENT)?;
    settings.round = name(t, "event.round", LONGEST_EVENT)?;
    let kind = word(t, "event.kind", &EventKind::ALL, EventKind::word)?;
    settings.kind = kind.unwrap_or_default();
    if let Some((line, state)) = switch(t, "event.adapted")? {
        if state && settings.kind != EventKind::Unrated {
            return Err((line, Fault::Adapted));
        }
        settings.adapted = state;
    }
    Ok(())
}

/// The arbiters' codes. Whether each text may be a code is checked once the game is known.
fn codes(t: &mut UntakenKeys) -> Result<Codes, Wrong> {
    let chief = code(t, "arbiter")?;
    let chiefs_name = name(t, "arbiter.name", LONGEST_NAME)?;
    let mut round = Vec::new();
    for name in t.below("arbiter.round", &["pin", "pin_hash"]) {
        let section = format!("arbiter.round.{name}");
        let line = ["pin", "pin_hash"].map(|key| t.line(&format!("{section}.{key}")));
        let line = line.into_iter().max().unwrap_or(1);
        if name.trim().is_empty() || name.chars().count() > LONGEST_NAME {
            return Err((
                line,
                Fault::TooLong("arbiter.round".to_owned(), LONGEST_NAME),
            ));
        }
        if let Some(code) = code(t, &section)? {
            let name = plain(&name).into_owned();
            round.push(RoundArbiter { name, code });
        }
    }
    Ok(Codes {
        chief,
        chiefs_name,
        round,
    })
}

/// A code, or its hash.
fn code(t: &mut UntakenKeys, section: &str) -> Result<Option<GivenCode>, Wrong> {
    let key = format!("{section}.pin");
    let pin = words(t, &key)?;
    let hash_key = format!("{key}_hash");
    match (pin, t.text(&hash_key)?) {
        (pin, None) => Ok(pin.map(GivenCode::Pin)),
        (Some(_), Some((line, _))) => Err((line, Fault::CodeTwice(key))),
        (None, Some((line, text))) => match CodeHash::read(&text) {
            Some(hash) => Ok(Some(GivenCode::Hash(hash))),
            None => Err((line, Fault::CodeHash(hash_key))),
        },
    }
}

/// Reads the settings of the game. Returns the game for which a preset time control is made.
fn game(t: &mut UntakenKeys, settings: &mut EventSettings) -> Result<Option<Variant>, Wrong> {
    settings.rules = word(t, "game.rules", &RuleProfile::ALL, RuleProfile::word)?;
    let line = t.line("game.time");
    let (time, time_of) = control(t, "game.time")?.unzip();
    settings.time = time;
    let time_of = time_of.flatten();
    if let (Some(rules), Some(variant)) = (settings.rules, time_of)
        && rules.variant() != variant
        && t.from == Writer::Arbiter
    {
        return Err((line, Fault::TimeOfAnother(rules.variant())));
    }
    settings.forfeit = match t.text("game.forfeit")? {
        Some((line, text)) => Some(one_time(line, "game.forfeit", &text)?),
        None => None,
    };
    if let Some((line, state)) = switch(t, "game.draw_with_advantage")? {
        if state && settings.rules == Some(RuleProfile::Pz64) {
            return Err((line, Fault::AdvantageOnEight));
        }
        settings.advantage = state;
    }
    let mut of = |key| Ok(t.switch(key)?.unwrap_or(false));
    settings.bonus_draw = of("game.regulation_draw_with_bonus")?;
    settings.sensor_entries = of("game.sensor_entries_count")?;
    settings.record_always = of("game.record_always")?;
    settings.other_tempo_draw = t.switch("game.regulation_draw_at_other_tempo")?;
    Ok(time_of)
}

/// An assistant. Without written duties, they have all duties of VIII 4.1 except the optional one of VIII 4.1.2. An assistant who
/// only keeps the record (II 6.3) has only the written duties.
fn assistant(t: &mut UntakenKeys, side: Side) -> Result<Option<Assistant>, Wrong> {
    let section = format!("assistant.{side}");
    if !t.has_section(&section) {
        return Ok(None);
    }
    let name = name(t, &format!("{section}.name"), LONGEST_NAME)?.unwrap_or_default();
    let mut duties = Vec::new();
    let alone = t.switch(&format!("{section}.{}", AssistantDuty::Record.key()))?;
    let usual = match alone {
        Some(true) => Vec::new(),
        _ => Assistant::usual(String::new()).duties,
    };
    for duty in AssistantDuty::ALL {
        let given = match duty {
            AssistantDuty::Record => alone,
            _ => t.switch(&format!("{section}.{}", duty.key()))?,
        };
        if given.map_or(usual.contains(&duty), |state| state) {
            duties.push(duty);
        }
    }
    Ok(Some(Assistant { name, duties }))
}

/// The answers for one player. A player to whom the file gives an assistant has an assistant.
fn of_player(t: &mut UntakenKeys, side: Side, settings: &EventSettings) -> Result<OfPlayer, Wrong> {
    let section = format!("preparation.{side}");
    let assistant = switch(t, &format!("{section}.assistant"))?;
    if let Some((line, false)) = assistant
        && settings.assistants.get(side).is_some()
        && t.from == Writer::Arbiter
    {
        return Err((line, Fault::AssistantOrNone(side)));
    }
    Ok(OfPlayer {
        announcements: t.switch(&format!("{section}.announcements"))?,
        record: word(
            t,
            &format!("{section}.record"),
            &RecordMedium::ALL,
            RecordMedium::word,
        )?,
        assistant: assistant.map(|(_, state)| state),
    })
}

fn low_time(t: &mut UntakenKeys) -> Result<LowTime, Wrong> {
    let key = "low_time.words";
    let mut words = Vec::new();
    if let Some((line, texts)) = t.texts(key)? {
        for text in texts {
            words.push(one_time(line, key, &text)?);
        }
    }
    words.sort_unstable_by(|one, other| other.cmp(one));
    words.dedup();
    Ok(LowTime {
        words,
        tone: t.switch("low_time.tone")?.unwrap_or(true),
        seconds: t.switch("low_time.seconds")?.unwrap_or(false),
        flag: t.switch("low_time.flag")?.unwrap_or(true),
    })
}

fn consent(t: &mut UntakenKeys, settings: &mut EventSettings) -> Result<(), Wrong> {
    settings.device = t.consent("consent.device")?;
    settings.program = match t.text("consent.program")? {
        Some((line, text)) => Some(text.parse().map_err(|why| (line, Fault::Hash(why)))?),
        None => None,
    };
    let mut consents = Consents::default();
    for function in Consent::ALL {
        if let Some(who) = t.consent(&format!("consent.{}", function.key()))? {
            consents.give(function, who);
        }
    }
    settings.consents = consents;
    let key = "consent.ear_device";
    let device = name(t, key, LONGEST_NAME)?;
    settings.ear_device = match (settings.consents.has(Consent::EarPage), device) {
        (true, None) if t.from == Writer::Arbiter => {
            return Err((t.line("consent.ear_page"), Fault::NoEarDevice));
        }
        (true, device) => device,
        (false, _) => None,
    };
    let page = settings.consents.has(Consent::PlayerPage);
    let device = name(t, "consent.player_device", LONGEST_NAME)?;
    settings.player_device = device.filter(|_| page);
    Ok(())
}

fn name(t: &mut UntakenKeys, key: &str, most: usize) -> Result<Option<String>, Wrong> {
    Ok(t.name(key, most)?.map(|(_, text)| text))
}

fn words(t: &mut UntakenKeys, key: &str) -> Result<Option<String>, Wrong> {
    Ok(t.text(key)?.map(|(_, text)| text))
}

fn switch(t: &mut UntakenKeys, key: &str) -> Result<Option<(usize, bool)>, Wrong> {
    let line = t.line(key);
    Ok(t.switch(key)?.map(|state| (line, state)))
}

/// Reads a word of a closed list.
fn word<T: Copy>(
    t: &mut UntakenKeys,
    key: &str,
    all: &[T],
    name: impl Fn(T) -> &'static str,
) -> Result<Option<T>, Wrong> {
    let Some((line, text)) = t.text(key)? else {
        return Ok(None);
    };
    match all.iter().find(|it| name(**it).eq_ignore_ascii_case(&text)) {
        Some(found) => Ok(Some(*found)),
        None => {
            let names: Vec<&str> = all.iter().map(|it| name(*it)).collect();
            let fault = Fault::Word {
                key: key.to_owned(),
                text,
                allowed: names.join(" or "),
            };
            Err((line, fault))
        }
    }
}

/// A time control as a text or by the name of a preset, with the game for which a preset is made.
fn control(t: &mut UntakenKeys, key: &str) -> Result<Option<(Control, Option<Variant>)>, Wrong> {
    let Some((line, text)) = t.text(key)? else {
        return Ok(None);
    };
    let fault = |why| {
        let key = key.to_owned();
        (line, Fault::Time { key, why })
    };
    time_control(&text).map(Some).map_err(fault)
}

/// Reads the text of a time control. For a preset, also returns the game for which it is made.
pub fn time_control(text: &str) -> Result<(Control, Option<Variant>), ControlError> {
    let preset = Preset::named(text);
    let read = match &preset {
        Some(preset) => preset.read(),
        None => text.parse(),
    };
    Ok((read?, preset.map(|it| it.variant)))
}

/// Reads a single time, as `45m` or `30s`.
fn one_time(line: usize, key: &str, text: &str) -> Result<Duration, Wrong> {
    let control: Control = text.parse().map_err(|why| {
        let key = key.to_owned();
        (line, Fault::Time { key, why })
    })?;
    let not_one = || (line, Fault::NotOneTime(key.to_owned()));
    control.one_time().ok_or_else(not_one)
}

fn by_side<T>(mut of: impl FnMut(Side) -> Result<T, Wrong>) -> Result<BySide<T>, Wrong> {
    Ok(BySide {
        white: of(Side::White)?,
        black: of(Side::Black)?,
    })
}
