// SPDX-License-Identifier: GPL-3.0-or-later
//! The words of a listener's own choices and of the menu. `announcement` has the data for these words.

use fluent_bundle::FluentArgs;

use super::Wording;
use super::argument::{Argument as _, game_name, go_on, switch_name, times_words};
use super::settings::control_words;
use crate::announcement::{
    BehindPort, Choice, Chosen, Meaning, MenuItem, PortFound, StartAnswer, StartItem,
};

/// The most keys of a file that are named. Further keys are only counted, because a listener cannot remember so many.
const KEYS_NAMED: usize = 5;

/// The most devices that are named. Further devices are only counted, because `zgoda devices` lists them all.
const DEVICES_NAMED: usize = 3;

/// One choice in words: its name and its value.
pub(super) fn choice_words(w: &mut Wording<'_>, choice: &Choice) -> String {
    let mut args = FluentArgs::new();
    let a = &mut args;
    let key = match choice {
        Choice::Language(language) => {
            language.give("language", w, a);
            "choice-language"
        }
        Choice::Rate(rate) => {
            a.set("count", rate.words_a_minute());
            "choice-rate"
        }
        Choice::Volume(volume) => {
            a.set("count", volume.percent());
            "choice-volume"
        }
        Choice::Pitch(pitch) => {
            a.set("count", pitch.percent());
            "choice-pitch"
        }
        Choice::Voice(voice) => {
            let name = voice.as_ref().map(|it| w.outside(it.as_str()));
            let name = name.unwrap_or_default();
            a.set("named", if name.is_empty() { "no" } else { "yes" });
            a.set("name", name);
            "choice-voice"
        }
        Choice::Verbosity(verbosity) => {
            a.set("verbosity", verbosity.word());
            "choice-verbosity"
        }
        Choice::VerbosityOf(topic, own) => {
            a.set("topic", topic.word());
            a.set("own", if own.is_some() { "yes" } else { "no" });
            a.set("verbosity", own.unwrap_or_default().word());
            "choice-verbosity-of"
        }
        Choice::Numbers(style) => {
            a.set("style", style.word());
            "choice-numbers"
        }
        Choice::Letters(style) => {
            a.set("style", style.word());
            "choice-letters"
        }
        Choice::Sounds(state) => {
            a.set("state", switch_name(*state));
            "choice-sounds"
        }
        Choice::LowTime(times) => {
            a.set("level", times.word());
            "choice-low-time"
        }
        Choice::LowTimeAt(times) if times.is_empty() => "setting-no-low-time",
        Choice::LowTimeAt(times) => {
            a.set("times", times_words(w, times));
            "choice-low-time-at"
        }
        Choice::Pulses(state) => {
            a.set("state", switch_name(*state));
            "choice-pulses"
        }
        Choice::Words(words) => {
            a.set("style", words.word());
            "choice-words"
        }
        Choice::Whisper(whisper) => {
            a.set("style", whisper.word());
            "choice-whisper"
        }
    };
    w.text(key, &args)
}

/// The name of a setting.
pub(super) fn chosen_words(w: &mut Wording<'_>, of: Chosen) -> String {
    let mut args = FluentArgs::new();
    args.set("name", of.name());
    w.text("chosen", &args)
}

/// The words of the item at a place of a menu.
pub(super) fn menu_item(w: &mut Wording<'_>, item: &MenuItem) -> String {
    match item {
        MenuItem::Choice(choice) => choice_words(w, choice),
        MenuItem::Profile(name) => profile_words(w, name.as_deref()),
        MenuItem::Command(english) => w.command(english),
        MenuItem::Nothing => {
            let mut args = FluentArgs::new();
            Meaning::Nothing.give("meaning", w, &mut args);
            w.text("stroke-means", &args)
        }
        MenuItem::Start(item) => start_item(w, item),
        MenuItem::Answer(answer) => start_answer(w, answer),
    }
}

fn start_item(w: &mut Wording<'_>, item: &StartItem) -> String {
    let mut args = FluentArgs::new();
    let name = match item {
        StartItem::GoOn(game) => {
            go_on(w, &mut args, &game.white, &game.black, &game.last);
            return w.text("start-go-on", &args);
        }
        StartItem::Play => "play",
        StartItem::Learn => "learn",
        StartItem::Rehearse => "rehearse",
        StartItem::Settings => "settings",
        StartItem::Try => "try",
        StartItem::Manual => "manual",
        StartItem::End => "end",
        StartItem::Board => "board",
        StartItem::Clock => "clock",
        StartItem::Pad => "pad",
        StartItem::Voice => "voice",
        StartItem::Back => "back",
    };
    args.set("item", name);
    w.text("start-item", &args)
}

fn start_answer(w: &mut Wording<'_>, answer: &StartAnswer) -> String {
    let name = match answer {
        StartAnswer::Game(variant) => game_name(*variant),
        StartAnswer::Blind(Some(side)) => side.word(),
        StartAnswer::Blind(None) => "both",
        StartAnswer::Board(Some(port)) => return port_words(w, port),
        StartAnswer::Board(None) => "no-board",
        StartAnswer::Clock(Some(control)) => return control_words(w, control),
        StartAnswer::Clock(None) => "no-clock",
    };
    let mut args = FluentArgs::new();
    args.set("answer", name);
    w.text("start-answer", &args)
}

/// Gives the sentence the name of the profile in use, or the fact that no profile is in use.
pub(super) fn profile(w: &Wording<'_>, args: &mut FluentArgs<'static>, name: Option<&str>) {
    args.set("known", if name.is_some() { "yes" } else { "no" });
    args.set("name", w.private(name.unwrap_or_default()));
}

fn profile_words(w: &mut Wording<'_>, name: Option<&str>) -> String {
    let mut args = FluentArgs::new();
    profile(w, &mut args, name);
    w.text("profile-chosen", &args)
}

/// The first few keys, in a form that can be spoken.
pub(super) fn keys_words(w: &Wording<'_>, keys: &[String]) -> String {
    let named = keys.iter().take(KEYS_NAMED).map(|key| w.outside(key));
    named.collect::<Vec<_>>().join(", ")
}

/// The first few of these names, each after a comma, and a note if there are more.
pub(super) fn names_behind(w: &mut Wording<'_>, names: &[String]) -> String {
    first_few(w, names, |w, name| w.outside(name))
}

/// The first few of these ports, each with the device that may be connected to it.
pub(super) fn ports_behind(w: &mut Wording<'_>, ports: &[PortFound]) -> String {
    first_few(w, ports, port_words)
}

fn port_words(w: &mut Wording<'_>, port: &PortFound) -> String {
    let mut args = FluentArgs::new();
    let behind = match port.behind {
        BehindPort::PerhapsBoard => "perhaps",
        BehindPort::Unknown => "unknown",
    };
    args.set("behind", behind);
    args.set("name", w.outside(&port.name));
    w.text("connected-port", &args)
}

/// The number of named voices, and the names of the first few; empty if no voice has a name.
pub(super) fn voices_behind(w: &mut Wording<'_>, voices: &[String]) -> String {
    if voices.is_empty() {
        return String::new();
    }
    let mut args = FluentArgs::new();
    args.set("count", voices.len());
    args.set("names", names_behind(w, voices));
    format!(", {}", w.text("connected-voices", &args))
}

fn first_few<T>(
    w: &mut Wording<'_>,
    all: &[T],
    words: impl Fn(&mut Wording<'_>, &T) -> String,
) -> String {
    let named = all.iter().take(DEVICES_NAMED).map(|it| words(w, it));
    let mut named: Vec<String> = named.filter(|it| !it.is_empty()).collect();
    if all.len() > DEVICES_NAMED {
        named.push(w.text("connected-more", &FluentArgs::new()));
    }
    named.into_iter().map(|it| format!(", {it}")).collect()
}
