// SPDX-License-Identifier: GPL-3.0-or-later
//! The one door to libespeak-ng: six functions, declared here as `espeak-ng/speak_lib.h` has them.
//!
//! The library keeps all its state in globals. So there is one [`Library`] in a process, and every call needs it exclusively; the
//! module above controls the access.

#![allow(
    unsafe_code,
    reason = "a C library cannot be called otherwise; every call is wrapped here"
)]

use std::any::Any;
use std::cell::Cell;
use std::ffi::{CStr, c_char, c_int, c_short, c_uint, c_void};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};

/// `AUDIO_OUTPUT_SYNCHRONOUS`: synthesis happens inside the call and hands its samples back.
const SYNCHRONOUS: c_int = 2;
/// `espeakINITIALIZE_DONT_EXIT`: without it, missing data end the whole process.
const DONT_EXIT: c_int = 0x8000;
/// Milliseconds of sound per callback: the first samples should come early.
const BLOCK_MS: c_int = 20;
/// The number of `espeakRATE` in the library's header.
const PARAMETER_RATE: c_int = 1;
/// The number of `espeakPITCH` in the library's header.
const PARAMETER_PITCH: c_int = 3;
/// The number of `POS_CHARACTER` in the library's header.
const POSITION_CHARACTER: c_int = 1;
/// `espeakCHARS_UTF8`, and neither SSML nor phoneme input: text is only ever text.
const CHARS_UTF8: c_uint = 1;

type Callback = extern "C" fn(*mut c_short, c_int, *mut c_void) -> c_int;

#[cfg_attr(windows, link(name = "espeak-ng", kind = "static"))]
#[cfg_attr(not(windows), link(name = "espeak-ng"))]
unsafe extern "C" {
    fn espeak_Initialize(
        output: c_int,
        block_ms: c_int,
        path: *const c_char,
        options: c_int,
    ) -> c_int;
    fn espeak_SetSynthCallback(callback: Callback);
    fn espeak_SetVoiceByName(name: *const c_char) -> c_int;
    fn espeak_SetParameter(parameter: c_int, value: c_int, relative: c_int) -> c_int;
    fn espeak_Synth(
        text: *const c_void,
        size: usize,
        position: c_uint,
        position_type: c_int,
        end_position: c_uint,
        flags: c_uint,
        identifier: *mut c_uint,
        user_data: *mut c_void,
    ) -> c_int;
    fn espeak_Info(path: *mut *const c_char) -> *const c_char;
}

/// The library's answer in case of an error, as the library numbers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Status(pub(super) i32);

/// Receives samples; may end the synthesis.
pub(super) type Emit<'a> = dyn FnMut(&[i16]) -> ControlFlow<()> + 'a;

/// True if a [`Library`] exists. At most one may exist.
static LOADED: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// The [`Sink`] of the synthesis that runs on this thread.
    static SINK: Cell<*mut c_void> = const { Cell::new(ptr::null_mut()) };
}

struct Sink<'a, 'b> {
    emit: &'a mut Emit<'b>,
    panicked: Option<Box<dyn Any + Send>>,
}

/// The initialised library. Exclusive access allows calls.
#[derive(Debug)]
pub(super) struct Library(());

impl Library {
    /// Initialises the library, with the data in this folder or in the library's own, and returns its sample rate too. Fails where
    /// the data are missing, and where the library is loaded already.
    pub(super) fn load(folder: Option<&CStr>) -> Result<(Library, u32), Status> {
        if LOADED.swap(true, Ordering::AcqRel) {
            return Err(Status(-1));
        }
        let folder = folder.map_or(ptr::null(), CStr::as_ptr);
        // SAFETY: the flag above makes this the only caller; a null path means the default folder (or the one of ESPEAK_DATA_PATH),
        // any other path outlives the call and ends with NUL; the callback is a static function of the C signature.
        let rate = unsafe {
            let rate = espeak_Initialize(SYNCHRONOUS, BLOCK_MS, folder, DONT_EXIT);
            if rate > 0 {
                espeak_SetSynthCallback(on_samples);
            }
            rate
        };
        match u32::try_from(rate) {
            Ok(hz) if hz > 0 => Ok((Library(()), hz)),
            _ => {
                LOADED.store(false, Ordering::Release);
                Err(Status(rate))
            }
        }
    }

    /// Chooses a voice by name, or by its file under the data folder's `lang`, which is quicker.
    pub(super) fn set_voice(&mut self, name: &CStr) -> Result<(), Status> {
        // SAFETY: `&mut self` excludes other calls; the name ends with NUL and outlives the call.
        good(unsafe { espeak_SetVoiceByName(name.as_ptr()) })
    }

    /// Sets the rate in words a minute. Choosing a voice resets the rate.
    pub(super) fn set_rate(&mut self, words_a_minute: u16) -> Result<(), Status> {
        // SAFETY: `&mut self` excludes other calls; only numbers are passed.
        good(unsafe { espeak_SetParameter(PARAMETER_RATE, c_int::from(words_a_minute), 0) })
    }

    /// Sets the pitch, 0 to 100. Choosing a voice resets the pitch.
    pub(super) fn set_pitch(&mut self, percent: u8) -> Result<(), Status> {
        // SAFETY: `&mut self` excludes other calls; only numbers are passed.
        good(unsafe { espeak_SetParameter(PARAMETER_PITCH, c_int::from(percent), 0) })
    }

    /// The folder of the library's data.
    pub(super) fn data(&self) -> PathBuf {
        let mut path = ptr::null();
        // SAFETY: the library sets the pointer to a static string that ends with NUL, or leaves it.
        let path = unsafe {
            espeak_Info(&raw mut path);
            if path.is_null() {
                return PathBuf::new();
            }
            CStr::from_ptr(path)
        };
        PathBuf::from(path.to_string_lossy().into_owned())
    }

    /// Speaks into `emit`, which is called on this thread before this returns.
    pub(super) fn synthesise(&mut self, text: &CStr, emit: &mut Emit<'_>) -> Result<(), Status> {
        let mut sink = Sink {
            emit,
            panicked: None,
        };
        SINK.set((&raw mut sink).cast());
        // SAFETY: `&mut self` excludes other calls; text and size agree and include the NUL; in the
        // synchronous mode everything passed is used only until the call returns, the callback
        // runs on this thread, and `sink` lives until after the call.
        let status = unsafe {
            espeak_Synth(
                text.as_ptr().cast(),
                text.to_bytes_with_nul().len(),
                0,
                POSITION_CHARACTER,
                0,
                CHARS_UTF8,
                ptr::null_mut(),
                ptr::null_mut(),
            )
        };
        SINK.set(ptr::null_mut());
        if let Some(panic) = sink.panicked {
            resume_unwind(panic);
        }
        good(status)
    }

    /// The version of the library.
    pub(super) fn version(&self) -> String {
        // SAFETY: the answer is a static string that ends with NUL; the path is not asked for.
        let version = unsafe {
            let version = espeak_Info(ptr::null_mut());
            if version.is_null() {
                return String::new();
            }
            CStr::from_ptr(version)
        };
        version.to_string_lossy().into_owned()
    }
}

fn good(status: c_int) -> Result<(), Status> {
    if status == 0 {
        Ok(())
    } else {
        Err(Status(status))
    }
}

/// Called by the library with each block of samples; 0 goes on, 1 ends the synthesis.
extern "C" fn on_samples(samples: *mut c_short, count: c_int, _events: *mut c_void) -> c_int {
    let sink = SINK.get();
    let count = usize::try_from(count).unwrap_or(0);
    if sink.is_null() {
        return 1;
    }
    // The last call of a text comes without samples.
    if samples.is_null() || count == 0 {
        return 0;
    }
    // SAFETY: the pointer was set by `synthesise`, and the frame of that call holds the sink until this thread leaves
    // the library, and nothing else uses it meanwhile; the library hands out `count` samples, valid during this call.
    let (sink, samples) = unsafe {
        (
            &mut *sink.cast::<Sink<'_, '_>>(),
            std::slice::from_raw_parts(samples, count),
        )
    };
    // A panic must not unwind through C.
    match catch_unwind(AssertUnwindSafe(|| (sink.emit)(samples))) {
        Ok(ControlFlow::Continue(())) => 0,
        Ok(ControlFlow::Break(())) => 1,
        Err(panic) => {
            sink.panicked = Some(panic);
            1
        }
    }
}
