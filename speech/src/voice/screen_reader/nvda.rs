//! NVDA, through its controller client: a library that its makers give to programs, looked for when it is needed. It lies
//! beside the program, where the system looks for libraries, or it is missing.

#![allow(
    unsafe_code,
    reason = "a C library cannot be called otherwise; every call is wrapped here"
)]

use libloading::Library;

use super::{Reader, Status, Taken};

/// Its name now, and up to NVDA 2023.
const FILES: [&str; 2] = ["nvdaControllerClient.dll", "nvdaControllerClient64.dll"];
/// `SYMBOL_LEVEL_UNCHANGED`: the listener's own setting.
const SYMBOLS_AS_SET: i32 = -1;
/// `SPEECH_PRIORITY_NORMAL`.
const NORMAL_PRIORITY: i32 = 0;
/// `ERROR_CANCELLED`: the speech was cut.
const CUT: u32 = 1223;

type Plain = unsafe extern "system" fn() -> u32;
type Text = unsafe extern "system" fn(*const u16) -> u32;
type Ssml = unsafe extern "system" fn(*const u16, i32, i32, u8) -> u32;

/// The functions of the library, which stays for as long as the program runs.
pub(super) struct Nvda {
    test_if_running: Plain,
    cancel_speech: Plain,
    speak_text: Text,
    braille_message: Text,
    /// Returns when all was spoken. Since NVDA 2024.1.
    speak_ssml: Option<Ssml>,
}

impl Nvda {
    /// NVDA, if its library is here and it runs.
    pub(super) fn find() -> Result<Nvda, String> {
        let mut last = String::new();
        for file in FILES {
            // SAFETY: what runs here are the initialisers of the library of this name.
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
                speak_ssml: library
                    .get::<Ssml>(b"nvdaController_speakSsml")
                    .ok()
                    .map(|it| *it),
            }
        };
        // Addresses in it are kept.
        std::mem::forget(library);
        nvda.is_there()
            .map_err(|status| format!("NVDA does not run, its status is {}", status.0))?;
        Ok(nvda)
    }
}

impl Reader for Nvda {
    fn speak(&self, text: &str) -> Result<Taken, Status> {
        let plain = wide(text);
        // Who has no braille display misses nothing by it.
        // SAFETY: the text ends with NUL and outlives the call.
        let _ = unsafe { (self.braille_message)(plain.as_ptr()) };
        let Some(speak_ssml) = self.speak_ssml else {
            // SAFETY: as above.
            return good(unsafe { (self.speak_text)(plain.as_ptr()) }).map(|()| Taken::Given);
        };
        let marked = wide(&format!("<speak>{}</speak>", escaped(text)));
        // SAFETY: as above; the other arguments are numbers, and the last is false: it returns at the end.
        match unsafe { speak_ssml(marked.as_ptr(), SYMBOLS_AS_SET, NORMAL_PRIORITY, 0) } {
            CUT => Ok(Taken::Cut),
            status => good(status).map(|()| Taken::Spoken),
        }
    }

    fn cancel(&self) -> Result<(), Status> {
        // SAFETY: it takes nothing.
        good(unsafe { (self.cancel_speech)() })
    }

    fn is_there(&self) -> Result<(), Status> {
        // SAFETY: it takes nothing.
        good(unsafe { (self.test_if_running)() })
    }
}

fn good(status: u32) -> Result<(), Status> {
    match status {
        0 => Ok(()),
        _ => Err(Status(status)),
    }
}

/// As Windows takes texts.
fn wide(text: &str) -> Vec<u16> {
    text.encode_utf16().chain([0]).collect()
}

/// A text as it stands between the tags of SSML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
