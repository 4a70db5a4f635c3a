// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda devices`: lists the connected devices that a game could use, and the options that use the ports and voices.

use std::time::Duration;

use clap::{Args, ValueEnum};
use zgoda_hw::discover::{Behind, discover};
use zgoda_record::sentence::{Row as _, rows};
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::voice::devices::{Choice, find};

use crate::common::Common;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::stderr;

/// The time that a sound server or a speech service may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Options of `zgoda devices`.
#[derive(Clone, Debug, Args)]
#[expect(
    missing_docs,
    reason = "the words of options are in locales/*/usage.ftl"
)]
pub struct DevicesArgs {
    #[arg(value_enum)]
    pub what: Option<Sort>,
}

/// A sort of things that can be connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Sort {
    /// Serial ports.
    Ports,
    /// Sound devices and voices.
    Sound,
    /// Gamepads.
    Gamepads,
}

rows! {
    /// One device, or the statement that no device of its sort was found.
    #[derive(Clone, Debug)]
    enum Line in Catalogue;

    PerhapsDgt { port: String, option: String } => "devices-perhaps-dgt";
    PerhapsHomeMade { port: String, option: String } => "devices-perhaps-home-made";
    UnknownPort { port: String, option: String } => "devices-unknown-port";
    NoPort => "devices-no-port";
    SoundDefault { name: String } => "devices-sound-default";
    SoundOther { name: String } => "devices-sound-other";
    NoSound => "devices-no-sound";
    Voice { language: String, name: String, option: String } => "devices-voice";
    NoVoice => "devices-no-voice";
    PadWithMotor { name: String } => "devices-pad-with-motor";
    PadWithoutMotor { name: String } => "devices-pad-without-motor";
    NoPad => "devices-no-pad";
    PadsNotBuiltIn => "devices-pads-not-built-in";
}

/// Prints a line for each device that was found. If a part of the search failed, this is told on standard error.
pub fn run(args: &DevicesArgs, common: &Common) -> Result<Outcome, Failure> {
    let wanted = |sort| args.what.is_none_or(|only| only == sort);
    let words = Catalogue::new(common.language_or_environment());
    let mut out = Output::new();
    let mut tell = |lines: Vec<Line>| {
        let mut lines = lines.iter().map(|line| line.text(&words));
        lines.try_for_each(|line| out.text(&format!("{line}\n")))?;
        out.flush()
    };
    if wanted(Sort::Ports) {
        tell(ports())?;
    }
    let mut faults = Vec::new();
    if wanted(Sort::Sound) {
        let (lines, missing) = sound();
        tell(lines)?;
        faults.extend(missing);
    }
    if wanted(Sort::Gamepads) {
        let (lines, missing) = gamepads();
        tell(lines)?;
        faults.extend(missing);
    }
    for fault in faults {
        stderr::tell(fault);
    }
    Ok(Outcome::Holds)
}

/// The lines of one sort, or the line `none` if there are none.
fn or_none(lines: impl IntoIterator<Item = Line>, none: Line) -> Vec<Line> {
    let mut lines: Vec<Line> = lines.into_iter().collect();
    if lines.is_empty() {
        lines.push(none);
    }
    lines
}

fn ports() -> Vec<Line> {
    let lines = discover().into_iter().map(|found| {
        let port = found.to_string();
        let option = format!("--board white={}", found.spec());
        match found.behind {
            Behind::PerhapsDgt => Line::PerhapsDgt { port, option },
            Behind::PerhapsHomeMade => Line::PerhapsHomeMade { port, option },
            Behind::Unknown => Line::UnknownPort { port, option },
        }
    });
    or_none(lines, Line::NoPort)
}

/// The lines for sound devices and voices, and sentences about searches that failed.
fn sound() -> (Vec<Line>, Vec<String>) {
    let heard = find(PATIENCE);
    let devices = heard.sound.into_iter().map(|device| {
        let name = device.name;
        match device.choice {
            Choice::Default => Line::SoundDefault { name },
            Choice::Other => Line::SoundOther { name },
        }
    });
    let voices = heard.voices.into_iter().map(|voice| Line::Voice {
        language: voice.language.tag().to_owned(),
        name: voice.name.to_string(),
        option: format!("--voice {}", voice.slot.word()),
    });
    let mut lines = or_none(devices, Line::NoSound);
    lines.extend(or_none(voices, Line::NoVoice));
    let faults = heard.faults.iter().map(ToString::to_string);
    (lines, faults.collect())
}

/// The lines for gamepads, which tell if a pad has a motor, and the reason if the search failed.
fn gamepads() -> (Vec<Line>, Option<String>) {
    let Some((pads, why)) = known_pads() else {
        return (vec![Line::PadsNotBuiltIn], None);
    };
    let lines = pads.into_iter().map(|Pad { name, shakes }| match shakes {
        true => Line::PadWithMotor { name },
        false => Line::PadWithoutMotor { name },
    });
    (or_none(lines, Line::NoPad), why)
}

/// A gamepad that was found.
struct Pad {
    name: String,
    shakes: bool,
}

#[cfg(feature = "gamepad")]
fn known_pads() -> Option<(Vec<Pad>, Option<String>)> {
    use zgoda_hw::pad::{Motor, known};
    let (known, why) = match known() {
        Ok(known) => (known, None),
        Err(why) => (Vec::new(), Some(why.to_string())),
    };
    let pads = known.into_iter().map(|pad| Pad {
        name: pad.name,
        shakes: pad.motor == Motor::There,
    });
    Some((pads.collect(), why))
}

/// There are no gamepads, because the program was built without support for them.
#[cfg(not(feature = "gamepad"))]
const fn known_pads() -> Option<(Vec<Pad>, Option<String>)> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    #[test]
    fn everything_has_its_words_in_every_language() {
        let examples = Line::examples();
        each_is_one_sentence(&examples, Catalogue::new);
        let keys = examples.iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("devices.ftl", "devices-", &keys);
    }
}
