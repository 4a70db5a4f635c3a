// SPDX-License-Identifier: GPL-3.0-or-later
//! The screen reader NVDA, through its controller client, a library that NVDA's makers offer to other programs. The
//! program looks for the library at the first use: in its own folder, and where the system looks for libraries.

#![allow(
    unsafe_code,
    reason = "a C library cannot be called otherwise; every call is wrapped here"
)]

use std::sync::{Mutex, PoisonError};

use libloading::Library;

use super::{Begins, Reader, Status, Taken};

/// The present name of the library, and its name up to NVDA 2023.
const FILES: [&str; 2] = ["nvdaControllerClient.dll", "nvdaControllerClient64.dll"];
/// `SYMBOL_LEVEL_UNCHANGED`: NVDA reads symbols as the listener has set it.
const SYMBOLS_AS_SET: i32 = -1;
/// `SPEECH_PRIORITY_NOW`: NVDA's own messages wait until our message was said, so that our message begins in time.
const AT_ONCE: i32 = 2;
/// The mark at the beginning of each text.
const BEGINNING: &str = "<mark name=\"begins\"/>";
/// `ERROR_CANCELLED`: the speech was cut.
const CUT: u32 = 1223;

type Plain = unsafe extern "system" fn() -> u32;
type Text = unsafe extern "system" fn(*const u16) -> u32;
type Ssml = unsafe extern "system" fn(*const u16, i32, i32, u8) -> u32;
type Mark = unsafe extern "system" fn(*const u16) -> u32;
type OnMark = unsafe extern "system" fn(Option<Mark>) -> u32;

/// The function to call at the mark of the current text; each text has one mark, and only one text is spoken at a time.
static BEGINS: Mutex<Option<Begins>> = Mutex::new(None);

/// Called when the reader has come to a mark.
unsafe extern "system" fn marked(_: *const u16) -> u32 {
    if let Some(begins) = begins(None) {
        begins();
    }
    0
}

/// Sets the function to call at the next mark, and returns the function that was set before.
fn begins(next: Option<Begins>) -> Option<Begins> {
    std::mem::replace(
        &mut *BEGINS.lock().unwrap_or_else(PoisonError::into_inner),
        next,
    )
}

/// The functions of the library. The library stays loaded as long as the program runs.
pub(super) struct Nvda {
    test_if_running: Plain,
    cancel_speech: Plain,
    speak_text: Text,
    braille_message: Text,
    /// The function that returns when the whole text was spoken, and the function that registers a callback for marks.
    /// The library has both since NVDA 2024.1.
    speak_ssml: Option<(Ssml, OnMark)>,
}

impl Nvda {
    /// NVDA, if its library is here and NVDA runs.
    pub(super) fn find() -> Result<Nvda, String> {
        let mut last = String::new();
        for file in FILES {
            // SAFETY: only the initialisers of the library of this name run here.
            match unsafe { Library::new(file) } {
                Ok(library) => return Nvda::of(library),
                Err(why) => last = why.to_string(),
            }
        }
        Err(format!("{} is missing: {last}", FILES[0]))
    }

    fn of(library: Library) -> Result<Nvda, String> {
        let missing = |why: libloading::Error| why.to_string();
        // SAFETY: these are the types of the functions of these names in NVDA's `nvdaController.h`.
        let nvda = unsafe {
            Nvda {
                test_if_running: *library
                    .get::<Plain>(b"nvdaController_testIfRunning")
                    .map_err(missing)?,
                cancel_speech: *library
                    .get::<Plain>(b"nvdaController_cancelSpeech")
                    .map_err(missing)?,
                speak_text: *library
                    .get::<Text>(b"nvdaController_speakText")
                    .map_err(missing)?,
                braille_message: *library
                    .get::<Text>(b"nvdaController_brailleMessage")
                    .map_err(missing)?,
                speak_ssml: match (
                    library.get::<Ssml>(b"nvdaController_speakSsml"),
                    library.get::<OnMark>(b"nvdaController_setOnSsmlMarkReachedCallback"),
                ) {
                    (Ok(speak), Ok(on_mark)) => Some((*speak, *on_mark)),
                    _ => None,
                },
            }
        };
        // The library must stay loaded, because `nvda` keeps addresses of its functions.
        std::mem::forget(library);
        nvda.is_there()
            .map_err(|status| format!("NVDA does not run, its status is {}", status.0))?;
        Ok(nvda)
    }
}

impl Reader for Nvda {
    fn speak(&self, text: &str, tell: Begins) -> Result<Taken, Status> {
        let plain = wide(text);
        // A failure on the braille display is ignored, because a listener without such a display misses nothing.
        // SAFETY: the text ends with NUL and outlives the call.
        let _ = unsafe { (self.braille_message)(plain.as_ptr()) };
        let Some((speak_ssml, on_mark)) = self.speak_ssml else {
            // SAFETY: as above, the text ends with NUL and outlives the call.
            good(unsafe { (self.speak_text)(plain.as_ptr()) })?;
            tell();
            return Ok(Taken::Given);
        };
        let text = wide(&format!("<speak>{BEGINNING}{}</speak>", escaped(text)));
        begins(Some(tell));
        // SAFETY: the callback is a static function of the C signature; the text is as above, the other arguments are
        // numbers, and the last is false, so that the call returns at the end of the text.
        let status = unsafe {
            on_mark(Some(marked));
            speak_ssml(text.as_ptr(), SYMBOLS_AS_SET, AT_ONCE, 0)
        };
        // A text that was spoken has begun, even if its mark was not reported.
        if let Some(tell) = begins(None).filter(|_| status == 0) {
            tell();
        }
        match status {
            CUT => Ok(Taken::Cut),
            status => good(status).map(|()| Taken::Spoken),
        }
    }

    fn cancel(&self) -> Result<(), Status> {
        // SAFETY: the function takes no arguments.
        good(unsafe { (self.cancel_speech)() })
    }

    fn is_there(&self) -> Result<(), Status> {
        // SAFETY: the function takes no arguments.
        good(unsafe { (self.test_if_running)() })
    }
}

fn good(status: u32) -> Result<(), Status> {
    match status {
        0 => Ok(()),
        _ => Err(Status(status)),
    }
}

/// The text as Windows takes it: UTF-16 with a NUL at the end.
fn wide(text: &str) -> Vec<u16> {
    text.encode_utf16().chain([0]).collect()
}

/// A text escaped for use between the tags of SSML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
