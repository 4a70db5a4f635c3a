//! `zgoda devices`: what is connected here and could be used, each with the option that uses it.

use std::time::Duration;

use clap::{Args, ValueEnum};
use zgoda_hw::discover::{Behind, discover};
use zgoda_speech::voice::devices::{Choice, find};

use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::stderr;

/// How long a sound server or a speech service may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Options of `zgoda devices`.
#[derive(Clone, Debug, Args)]
pub struct DevicesArgs {
    /// These alone (else everything)
    #[arg(value_enum)]
    pub what: Option<Sort>,
}

/// What can be connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Sort {
    /// Serial ports.
    Ports,
    /// Sound devices and voices.
    Sound,
    /// Gamepads.
    Gamepads,
}

/// A line for everything that was found; what could not be asked is said on standard error.
pub fn run(args: &DevicesArgs) -> Result<Outcome, Failure> {
    let wanted = |sort| args.what.is_none_or(|only| only == sort);
    let mut out = Output::new();
    if wanted(Sort::Ports) {
        ports(&mut out)?;
        out.flush()?;
    }
    let mut faults = Vec::new();
    if wanted(Sort::Sound) {
        faults.extend(sound(&mut out)?);
    }
    if wanted(Sort::Gamepads) {
        faults.extend(gamepads(&mut out)?);
    }
    out.flush()?;
    for fault in faults {
        stderr::tell(fault);
    }
    Ok(Outcome::Holds)
}

fn ports(out: &mut Output) -> Result<(), Failure> {
    let ports = discover();
    for found in &ports {
        let option = found.spec();
        let behind = match found.behind {
            Behind::PerhapsDgt => "perhaps a DGT board",
            Behind::PerhapsHomeMade => "perhaps a home-made board",
            Behind::Unknown => "unknown device",
        };
        out.text(&format!(
            "port: {found}, {behind} (--board white={option})\n"
        ))?;
    }
    if ports.is_empty() {
        out.text("port: none\n")?;
    }
    Ok(())
}

fn sound(out: &mut Output) -> Result<Vec<String>, Failure> {
    let heard = find(PATIENCE);
    for device in &heard.sound {
        let chosen = match device.choice {
            Choice::Default => ", the default",
            Choice::Other => "",
        };
        out.text(&format!("sound device: {}{chosen}\n", device.name))?;
    }
    if heard.sound.is_empty() {
        out.text("sound device: none\n")?;
    }
    for voice in &heard.voices {
        let (language, slot) = (voice.language.tag(), voice.slot.word());
        out.text(&format!(
            "voice: {language} {} (--voice {slot})\n",
            voice.name
        ))?;
    }
    if heard.voices.is_empty() {
        out.text("voice: none\n")?;
    }
    Ok(heard.faults.iter().map(ToString::to_string).collect())
}

/// Each with what its motor could do; why they could not be asked for.
#[cfg(feature = "gamepad")]
fn gamepads(out: &mut Output) -> Result<Option<String>, Failure> {
    use zgoda_hw::pad::{Motor, known};
    let (known, why) = match known() {
        Ok(known) => (known, None),
        Err(why) => (Vec::new(), Some(why.to_string())),
    };
    for pad in &known {
        let motor = match pad.motor {
            Motor::There => "with a motor, can tell the time by touch",
            Motor::Missing => "without a motor",
        };
        out.text(&format!("gamepad: {}, {motor}\n", pad.name))?;
    }
    if known.is_empty() {
        out.text("gamepad: none\n")?;
    }
    Ok(why)
}

/// There are none in this program.
#[cfg(not(feature = "gamepad"))]
fn gamepads(out: &mut Output) -> Result<Option<String>, Failure> {
    out.text("gamepad: not built in\n")?;
    Ok(None)
}
