// SPDX-License-Identifier: GPL-3.0-or-later
//! The sound devices and voices of this computer, for `zgoda devices`.
//!
//! All questions are asked at the same time, each on a thread of its own, because some answers take seconds (a speech
//! service with thousands of voices), and some may never come (a sound server that hangs). The program does not wait
//! for a party that has not answered in time, but names it.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::VoiceError;
#[cfg(feature = "embedded-voice")]
use super::libraries::{SOUND, SYNTHESISER};
#[cfg(feature = "embedded-voice")]
use super::quiet::quietly;
use crate::language::Language;
use crate::utterance::VoiceSlot;

/// The devices and voices that were found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Devices that play sound.
    pub sound: Vec<SoundDevice>,
    /// Voices of the languages that the program speaks.
    pub voices: Vec<FoundVoice>,
    /// The faults that kept something from being found out.
    pub faults: Vec<VoiceError>,
}

/// A device that plays sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoundDevice {
    /// The name of the device.
    pub name: String,
    /// States whether the device is the machine's default.
    pub choice: Choice,
}

/// States whether the machine chooses the device by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The machine's own choice.
    Default,
    /// A device that the machine does not choose.
    Other,
}

/// A voice that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundVoice {
    /// The value of `--voice` that selects the voice.
    pub slot: VoiceSlot,
    /// The language that the voice speaks.
    pub language: Language,
    /// The name that selects the voice.
    pub name: String,
}

/// A result of the search.
#[cfg_attr(
    not(all(feature = "embedded-voice", feature = "system-voice")),
    allow(dead_code, reason = "a voice that is not built in finds nothing")
)]
enum Finding {
    Sound(SoundDevice),
    Voice(FoundVoice),
    Fault(VoiceError),
}

/// The name of the party that is asked, and the way to ask.
type Question = (&'static str, fn(&dyn Fn(Finding)));

const SOUND_DEVICES: &[Question] = &[
    #[cfg(feature = "embedded-voice")]
    ("the sound devices", |tell| quietly(|| sound_devices(tell))),
];

const VOICES: &[Question] = &[
    #[cfg(feature = "embedded-voice")]
    ("the built-in voice", embedded_voices),
    #[cfg(feature = "system-voice")]
    ("the speech service", system_voices),
];

/// The variants that the built-in voice speaks every language with, by name.
#[must_use]
pub fn variants() -> Vec<String> {
    #[cfg(feature = "embedded-voice")]
    return super::espeak::variants();
    #[cfg(not(feature = "embedded-voice"))]
    Vec::new()
}

/// Asks everything that can be asked, for at most `patience`.
#[must_use]
pub fn find(patience: Duration) -> Found {
    ask_all(&[SOUND_DEVICES, VOICES].concat(), patience)
}

/// Asks for sound devices alone, so that no speech service has to be started.
#[must_use]
pub fn find_sound(patience: Duration) -> Found {
    ask_all(SOUND_DEVICES, patience)
}

fn ask_all(questions: &[Question], patience: Duration) -> Found {
    let (sender, findings) = mpsc::channel();
    let asked: Vec<Asked> = questions
        .iter()
        .map(|&question| ask(question, &sender))
        .collect();
    drop(sender);

    let deadline = Instant::now() + patience;
    let mut found = Found::default();
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        match findings.recv_timeout(left) {
            Ok(Finding::Sound(device)) => found.sound.push(device),
            Ok(Finding::Voice(voice)) => found.voices.push(voice),
            Ok(Finding::Fault(fault)) => found.faults.push(fault),
            Err(RecvTimeoutError::Disconnected) => return found,
            Err(RecvTimeoutError::Timeout) => break,
        }
    }
    let late = asked.iter().filter(|asked| !asked.thread.is_finished());
    (found.faults).extend(late.map(|asked| VoiceError::NoAnswer { who: asked.who }));
    found
}

/// A party that was asked, and may not have answered.
struct Asked {
    who: &'static str,
    thread: std::thread::JoinHandle<()>,
}

fn ask((who, work): Question, sender: &Sender<Finding>) -> Asked {
    let sender = sender.clone();
    let thread = std::thread::spawn(move || {
        work(&|finding| {
            // A finding may come too late to be of use, which is no error.
            let _ = sender.send(finding);
        });
    });
    Asked { who, thread }
}

#[cfg(feature = "embedded-voice")]
fn sound_devices(tell: &dyn Fn(Finding)) {
    use rodio::cpal::traits::HostTrait as _;

    if let Err(missing) = SOUND.ready() {
        return tell(Finding::Fault(missing.into()));
    }
    let host = rodio::cpal::default_host();
    let mut known: Vec<String> = Vec::new();
    let mut tell_new = |name: String, choice: Choice| {
        if !known.contains(&name) {
            known.push(name.clone());
            tell(Finding::Sound(SoundDevice { name, choice }));
        }
    };
    // The default device may have another name in the list, or be missing from the list.
    let default = host.default_output_device().filter(can_be_heard);
    if let Some(device) = default {
        tell_new(device.to_string(), Choice::Default);
    }
    match host.output_devices() {
        Ok(devices) => devices
            .filter(can_be_heard)
            .for_each(|device| tell_new(device.to_string(), Choice::Other)),
        Err(why) => tell(Finding::Fault(VoiceError::NoDevice {
            why: why.to_string(),
        })),
    }
    if known.is_empty() {
        tell(Finding::Fault(VoiceError::NoDevice {
            why: "there is none".to_owned(),
        }));
    }
}

/// True if the device can be heard: the list also has devices that only convert or discard sound, and devices that
/// cannot be opened. JACK is left out: where JACK does not run, its library complains on standard error, and where
/// JACK runs, the default device plays through it.
#[cfg(feature = "embedded-voice")]
fn can_be_heard(device: &rodio::cpal::Device) -> bool {
    use rodio::cpal::traits::DeviceTrait as _;

    let skipped = device.description().is_ok_and(|description| {
        description
            .driver()
            .is_some_and(|driver| ["null", "jack"].contains(&driver))
    });
    !skipped && device.default_output_config().is_ok()
}

#[cfg(feature = "embedded-voice")]
fn embedded_voices(tell: &dyn Fn(Finding)) {
    if let Err(missing) = SYNTHESISER.ready() {
        return tell(Finding::Fault(missing.into()));
    }
    for language in Language::ALL {
        let spoken = super::espeak::prepare(language)
            .and_then(|()| super::espeak::version())
            .map(|version| FoundVoice {
                slot: VoiceSlot::Embedded,
                language,
                name: format!("espeak-ng {version}"),
            });
        tell(match spoken {
            Ok(voice) => Finding::Voice(voice),
            Err(fault) => Finding::Fault(fault),
        });
    }
}

#[cfg(feature = "system-voice")]
fn system_voices(tell: &dyn Fn(Finding)) {
    let voices = match super::system::voices() {
        Ok(voices) => voices,
        Err(fault) => return tell(Finding::Fault(fault)),
    };
    for (language, name) in voices {
        tell(Finding::Voice(FoundVoice {
            slot: VoiceSlot::System,
            language,
            name,
        }));
    }
}
