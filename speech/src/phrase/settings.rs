// SPDX-License-Identifier: GPL-3.0-or-later
//! The words of an arbiter's settings, a sentence each; the data for them is in `announcement`.

use fluent_bundle::FluentArgs;
use zgoda_game::Side;
use zgoda_game::clock::{Bonus, Control, Last, Stage};

use super::Wording;
use super::argument::{Argument as _, duration_words, mode_name, switch_name, times_words};
use super::personal::choice_words;
use super::private::marked;
use crate::announcement::{AssistantDuty, RuleProfile, Setting, SightWord};

/// One setting in words.
pub(super) fn words(w: &mut Wording<'_>, setting: &Setting) -> String {
    let mut args = FluentArgs::new();
    let a = &mut args;
    let key = match setting {
        Setting::Mode(mode) => {
            a.set("mode", mode_name(*mode));
            "setting-mode"
        }
        Setting::Event(name) => {
            a.set("name", w.outside(name));
            "setting-event"
        }
        Setting::Round(name) => {
            a.set("name", w.outside(name));
            "setting-round"
        }
        Setting::Table(number) => {
            a.set("number", *number);
            "setting-table"
        }
        Setting::EventKind(kind) => {
            a.set("kind", kind.word());
            "setting-kind"
        }
        Setting::Rules(rules) => {
            a.set("rules", rules_name(*rules));
            "setting-rules"
        }
        Setting::Time(None) => "setting-no-time",
        Setting::Time(Some(control)) => {
            a.set("control", control_words(w, control));
            "setting-time"
        }
        Setting::Forfeit(time) => {
            a.set("time", duration_words(w, *time));
            "setting-forfeit"
        }
        Setting::Sight(sight) => {
            let of = |w: &mut Wording<'_>, sight| {
                let mut args = FluentArgs::new();
                args.set("sight", sight_name(sight));
                marked(&w.text("sight-of", &args))
            };
            a.set("white", of(w, sight.white));
            a.set("black", of(w, sight.black));
            "setting-sight"
        }
        Setting::Language { side, language } => {
            a.set("side", side.word());
            language.give("language", w, a);
            "setting-language"
        }
        Setting::Assistant { side, name, duties } => {
            assistant(w, a, *side, name, duties);
            // Only a blind player has an assistant.
            return marked(&w.text("setting-assistant", a));
        }
        Setting::Advantage(state) => switched(a, *state, "setting-advantage"),
        Setting::BonusDraw(state) => switched(a, *state, "setting-bonus-draw"),
        Setting::OtherTempoDraw(state) => switched(a, *state, "setting-other-tempo-draw"),
        Setting::SensorEntries(state) => switched(a, *state, "setting-sensor-entries"),
        Setting::RecordAlways(state) => switched(a, *state, "setting-record-always"),
        Setting::LowTimeWords(bands) if bands.is_empty() => "setting-no-low-time",
        Setting::LowTimeWords(bands) => {
            a.set("bands", times_words(w, bands));
            "setting-low-time"
        }
        Setting::LowTimeTone(state) => switched(a, *state, "setting-low-time-tone"),
        Setting::LowTimeSeconds(state) => switched(a, *state, "setting-low-time-seconds"),
        Setting::FlagSound(state) => switched(a, *state, "setting-flag-sound"),
        Setting::Adapted(state) => switched(a, *state, "setting-adapted"),
        Setting::Device(None) => "setting-no-device",
        Setting::Device(Some(consent)) => {
            a.set("consent", w.private(consent));
            "setting-device"
        }
        Setting::Own(choice) => return choice_words(w, choice),
        Setting::Profile(name) => {
            a.set("name", w.private(name));
            "setting-profile"
        }
        Setting::Function { function, state } => {
            let mut of = FluentArgs::new();
            of.set("function", function.key());
            a.set("name", w.text("function", &of));
            switched(a, *state, "setting-function")
        }
        Setting::EarDevice(device) => {
            a.set("device", w.private(device));
            "setting-ear-device"
        }
        Setting::PlayerDevice(None) => "setting-player-device-of-the-event",
        Setting::PlayerDevice(Some(device)) => {
            a.set("device", w.private(device));
            "setting-player-device"
        }
    };
    w.text(key, &args)
}

fn switched(args: &mut FluentArgs<'_>, state: bool, key: &'static str) -> &'static str {
    args.set("state", switch_name(state));
    key
}

fn assistant(
    w: &mut Wording<'_>,
    args: &mut FluentArgs<'static>,
    side: Side,
    name: &str,
    duties: &[AssistantDuty],
) {
    let duties: Vec<String> = duties
        .iter()
        .map(|duty| {
            let mut args = FluentArgs::new();
            args.set("duty", duty.key());
            w.text("assistant-duty", &args)
        })
        .collect();
    let name = w.outside(name);
    args.set("side", side.word());
    args.set("named", if name.is_empty() { "no" } else { "yes" });
    args.set("name", name);
    args.set("some", if duties.is_empty() { "no" } else { "yes" });
    args.set("duties", duties.join(", "));
}

/// Words a time control stage by stage: a time for a number of moves, then a time to the end, with a bonus for each
/// move.
pub(super) fn control_words(w: &mut Wording<'_>, control: &Control) -> String {
    let stages = control.stages();
    let mut words: Vec<String> = stages.iter().map(|it| stage_words(w, *it)).collect();
    if control.last() == Last::Repeats {
        words.push(w.text("stage-repeats", &FluentArgs::new()));
    }
    words.join(", ")
}

fn stage_words(w: &mut Wording<'_>, stage: Stage) -> String {
    let mut args = FluentArgs::new();
    args.set("time", duration_words(w, stage.time));
    let (bonus, each) = match stage.bonus {
        Bonus::None => ("none", None),
        Bonus::Fischer(each) => ("fischer", Some(each)),
        Bonus::Bronstein(each) => ("bronstein", Some(each)),
    };
    args.set("bonus", bonus);
    args.set(
        "each",
        each.map(|it| duration_words(w, it)).unwrap_or_default(),
    );
    args.set(
        "lasts",
        if stage.moves.is_some() {
            "quota"
        } else {
            "to-the-end"
        },
    );
    args.set("moves", stage.moves.unwrap_or_default());
    w.text("stage", &args)
}

const fn rules_name(rules: RuleProfile) -> &'static str {
    match rules {
        RuleProfile::Pz100 => "hundred",
        RuleProfile::Pz64 => "sixty-four",
    }
}

const fn sight_name(sight: SightWord) -> &'static str {
    match sight {
        SightWord::Blind => "blind",
        SightWord::Low => "low",
        SightWord::Sighted => "sighted",
    }
}
