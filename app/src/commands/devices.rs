//! `zgoda devices`: what is connected here and could be used, each with the option that uses it.

use std::time::Duration;

use zgoda_hw::discover::{Behind, discover};
use zgoda_speech::voice::devices::{Choice, find};

use super::Output;
use crate::outcome::{Failure, Outcome};
use crate::stderr;

/// How long a sound server or a speech service may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// A line for everything that was found; what could not be asked is said on standard error.
pub fn run() -> Result<Outcome, Failure> {
    let mut out = Output::new();
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
    out.flush()?;
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
    out.text("gamepad: not asked for in this version\n")?;
    out.flush()?;
    for fault in &heard.faults {
        stderr::tell(fault);
    }
    Ok(Outcome::Holds)
}
