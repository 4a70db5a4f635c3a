// SPDX-License-Identifier: GPL-3.0-or-later
//! Wraps espeak-ng as a function from text to samples.
//!
//! A process has only one instance of the library, which remembers voice and rate. They are set only when they change. A caller
//! holds the lock for the milliseconds of the synthesis, but not while the words are played.

mod clear;
mod ffi;
mod trim;

use std::ffi::CString;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use super::libraries::SYNTHESISER;
use super::{Rate, VoiceError};
use crate::language::Language;
use crate::settings::{Delivery, Pitch, VoiceName};
use clear::Clear;
use trim::Trim;

/// The number of samples a second, in one channel. This is the library's own rate; a library with another rate is refused.
pub const SAMPLE_RATE: u32 = 22_050;

/// The one synthesiser of this process, loaded at the first use.
static ENGINE: Mutex<Option<Engine>> = Mutex::new(None);

/// Loads the library and the language, so that the first words do not have to wait.
///
/// # Errors
/// Missing data, or a language without a voice.
pub fn prepare(language: Language) -> Result<(), VoiceError> {
    with_engine(|engine| engine.set(language, &Delivery::default()))
}

/// True if the synthesiser has a variant of this name, for example a woman's voice. Every language can be spoken with
/// every variant.
#[must_use]
pub fn has_variant(name: &VoiceName) -> bool {
    with_engine(|engine| Ok(engine.variant(name).is_some())).unwrap_or(false)
}

/// The names of all variants; none where the synthesiser is missing.
#[must_use]
pub fn variants() -> Vec<String> {
    let found = with_engine(|engine| {
        let folder = std::fs::read_dir(engine.library.data().join("voices/!v"));
        let files = folder.into_iter().flatten().flatten();
        let names = files.filter_map(|file| file.file_name().into_string().ok());
        Ok(names.collect())
    });
    let mut names: Vec<String> = found.unwrap_or_default();
    names.sort_unstable();
    names
}

/// Speaks as [`speak`] does, at this rate, with the usual voice and pitch.
///
/// # Errors
/// The errors of [`speak`].
pub fn synthesise(
    text: &str,
    language: Language,
    rate: Rate,
    emit: &mut dyn FnMut(&[i16]) -> ControlFlow<()>,
) -> Result<(), VoiceError> {
    speak(text, language, &Delivery::at(rate), emit)
}

/// Speaks `text` into `emit`, block by block as the samples are made, without the silence at both ends and clearer
/// in noise. `delivery`
/// gives the rate, the pitch and the variant; its volume is left to the caller. `emit` may end the synthesis. Text after a NUL is
/// left out.
///
/// # Errors
/// Missing data, a language without a voice, or a text the synthesiser refuses.
pub fn speak(
    text: &str,
    language: Language,
    delivery: &Delivery,
    emit: &mut dyn FnMut(&[i16]) -> ControlFlow<()>,
) -> Result<(), VoiceError> {
    let text = c_string(text);
    with_engine(|engine| {
        engine.set(language, delivery)?;
        let mut trim = Trim::default();
        let mut clear = Clear::default();
        let mut emit = |samples: &[i16]| emit(clear.feed(samples));
        let mut flow = ControlFlow::Continue(());
        engine
            .library
            .synthesise(&text, &mut |samples| {
                flow = trim.feed(samples, &mut emit);
                flow
            })
            .map_err(|status| VoiceError::Synthesis { status: status.0 })?;
        if flow.is_continue() {
            // The synthesis is over, so it is too late for `emit` to end it.
            let _ = trim.finish(&mut emit);
        }
        Ok(())
    })
}

/// The library's version, for `devices` and error reports.
///
/// # Errors
/// Missing data.
pub fn version() -> Result<String, VoiceError> {
    with_engine(|engine| Ok(engine.library.version()))
}

/// The folder of the program on Windows, which also has the data. On other platforms `None`, because a package installs the data.
/// Missing data are already an error here; otherwise the synthesiser would print a complaint among the lines of the program for
/// every text.
fn beside_the_program() -> Result<Option<CString>, VoiceError> {
    if !cfg!(windows) {
        return Ok(None);
    }
    let program = std::env::current_exe().ok();
    let folder = program.as_deref().and_then(Path::parent);
    let folder = folder.filter(|it| it.join("espeak-ng-data").is_dir());
    let name = folder.and_then(|it| CString::new(it.to_str()?).ok());
    let missing = || VoiceError::NoSynthesiser {
        why: "its data are missing".to_owned(),
    };
    name.map(Some).ok_or_else(missing)
}

struct Engine {
    library: ffi::Library,
    /// The language, and the variant with which it is spoken.
    voice: Option<(Language, Option<String>)>,
    rate: Option<Rate>,
    pitch: Option<Pitch>,
}

impl Engine {
    fn load() -> Result<Engine, VoiceError> {
        SYNTHESISER.ready()?;
        match ffi::Library::load(beside_the_program()?.as_deref()) {
            Ok((library, SAMPLE_RATE)) => Ok(Engine {
                library,
                voice: None,
                rate: None,
                pitch: None,
            }),
            Ok((_, hz)) => Err(VoiceError::NoSynthesiser {
                why: format!("it speaks at {hz} samples a second instead of {SAMPLE_RATE}"),
            }),
            Err(status) => Err(VoiceError::NoSynthesiser {
                why: format!("its status {}", status.0),
            }),
        }
    }

    fn set(&mut self, language: Language, delivery: &Delivery) -> Result<(), VoiceError> {
        let variant = delivery.voice.as_ref().and_then(|name| self.variant(name));
        let wanted = Some((language, variant));
        if self.voice != wanted {
            self.rate = None;
            self.pitch = None;
            self.voice = None;
            let variant = wanted.as_ref().and_then(|(_, variant)| variant.as_deref());
            let mut names = self
                .voice_names(language)
                .into_iter()
                .map(|name| match variant {
                    Some(variant) => c_string(&format!("{name}+{variant}")),
                    None => c_string(&name),
                });
            if !names.any(|name| self.library.set_voice(&name).is_ok()) {
                return Err(VoiceError::NoLanguage {
                    language: language.tag().to_owned(),
                });
            }
            self.voice = wanted;
        }
        let refused = |status: ffi::Status| VoiceError::Synthesis { status: status.0 };
        if self.rate != Some(delivery.rate) {
            let words = delivery.rate.words_a_minute();
            self.library.set_rate(words).map_err(refused)?;
            self.rate = Some(delivery.rate);
        }
        if self.pitch != Some(delivery.pitch) {
            let percent = delivery.pitch.percent();
            self.library.set_pitch(percent).map_err(refused)?;
            self.pitch = Some(delivery.pitch);
        }
        Ok(())
    }

    /// The names under which the library may know the language. The path of a file in the folder of its family is tried before a
    /// name. For the first name, the library would read all its voices, which takes some 30 ms.
    fn voice_names(&self, language: Language) -> Vec<String> {
        let tag = language.tag();
        let families = std::fs::read_dir(self.library.data().join("lang"));
        let families = families.into_iter().flatten().flatten();
        let with_it = families.filter(|family| family.path().join(tag).is_file());
        let mut names: Vec<String> = with_it
            .map(|family| format!("{}/{tag}", family.file_name().display()))
            .collect();
        names.push(tag.to_owned());
        names
    }

    /// The variant of this name, with or without the language in front of it (`f3`, `pl+f3`), if there is one.
    fn variant(&self, name: &VoiceName) -> Option<String> {
        let name = name.as_str();
        let variant = name.split_once('+').map_or(name, |(_, variant)| variant);
        // The name must not be a path to another folder.
        let plain = variant.chars().all(|c| c.is_alphanumeric() || c == ' ');
        let file = self.library.data().join("voices/!v").join(variant);
        (plain && !variant.is_empty() && file.is_file()).then(|| variant.to_owned())
    }
}

/// The text up to the first NUL, as a C string.
fn c_string(text: &str) -> CString {
    let bytes: Vec<u8> = text.bytes().take_while(|&byte| byte != 0).collect();
    CString::new(bytes).unwrap_or_default()
}

fn with_engine<T>(
    work: impl FnOnce(&mut Engine) -> Result<T, VoiceError>,
) -> Result<T, VoiceError> {
    // A panic inside `emit` leaves the library in a usable state, because the synthesis was ended.
    let mut engine = ENGINE.lock().unwrap_or_else(PoisonError::into_inner);
    if engine.is_none() {
        *engine = Some(Engine::load()?);
    }
    match engine.as_mut() {
        Some(engine) => work(engine),
        None => Err(VoiceError::NoSynthesiser {
            why: "it did not load".to_owned(),
        }),
    }
}
