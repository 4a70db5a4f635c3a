// SPDX-License-Identifier: GPL-3.0-or-later
//! The voices, and the contract between them and the queue.
//!
//! The queue decides which utterances are said and cut, and when; a voice only says them. In steps:
//!
//! 1. [`open`] answers at once. Slow parts (a sound device, a speech service, the synthesiser's data) are opened on
//!    the voice's own thread; failure there comes as [`VoiceEvent::Gone`], and success, where there is a device, as
//!    [`VoiceEvent::Ready`]. [`open`] returns an error only for faults of the choice itself.
//! 2. [`VoiceHandle::send`] never waits. Commands are obeyed in the order in which they were sent.
//! 3. A voice says one utterance at a time. A [`Command::Speak`] sent meanwhile waits its turn; if [`MOST_WAITING`]
//!    wait already, the answer is `Failed`.
//! 4. Every `Speak` gets `Begun` at most once and then exactly one of `Ended`, `Cancelled` or `Failed`. `Begun` is
//!    stamped when the first sample is handed to the device, `Ended` when the last sample has been played. An
//!    utterance with nothing to say begins and ends at once. An id may be spoken again after it was cut.
//! 5. [`Command::Cancel`] silences the utterance and is answered by `Cancelled` once silence is handed out.
//!    Cancelling an utterance that is already over, or was never sent, does nothing.
//! 6. `Gone` is the last event: everything unfinished was answered with `Failed` before it, except commands sent in
//!    that very moment. A voice that is gone stays silent; open a new one.
//! 7. Events come from the voice's own threads, never from within `send`. The receiver should
//!    only pass them on.
//! 8. Dropping the handle, or [`Command::Shutdown`], ends the voice; an utterance that still sounds is cut.
//!
//! The queue, and not this module, decides priorities, watches for `Begun` and `Ended`, and replaces one voice by
//! another.

mod card;
#[cfg(feature = "system-voice")]
mod chime;
#[cfg(any(feature = "embedded-voice", feature = "system-voice"))]
mod clean;
#[cfg(feature = "embedded-voice")]
mod device;
pub mod devices;
pub mod earcon;
#[cfg(feature = "embedded-voice")]
mod embedded;
mod error;
#[cfg(feature = "embedded-voice")]
pub mod espeak;
#[cfg(feature = "embedded-voice")]
mod feed;
#[cfg(any(feature = "embedded-voice", feature = "system-voice"))]
mod libraries;
#[cfg(feature = "embedded-voice")]
mod quiet;
#[cfg(feature = "embedded-voice")]
mod render;
#[cfg(feature = "embedded-voice")]
pub mod resample;
#[cfg(feature = "embedded-voice")]
mod rest;
#[cfg(feature = "system-voice")]
mod screen_reader;
#[cfg(feature = "embedded-voice")]
mod sides;
#[cfg(feature = "embedded-voice")]
mod speaker;
mod spec;
#[cfg(feature = "system-voice")]
mod system;
mod text;
#[cfg(feature = "embedded-voice")]
mod wav;
#[cfg(feature = "embedded-voice")]
mod wav_file;

use std::fmt;
use std::num::NonZeroU32;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::announcement::Earcon;
use crate::language::Language;
use crate::settings::{Delivery, VoiceName};
use crate::utterance::{UtteranceId, VoiceSlot};

pub use card::{Card, Output, Part, Place, Sleep};
pub use error::VoiceError;
pub use spec::{Rate, VoiceSpec};
/// The error for a library that is not on this computer.
pub use zgoda_late::Missing;

/// The most utterances that may wait while another utterance sounds. The queue sends one utterance at a time, and at most one more
/// while a cancelled utterance falls silent; the rest is room for mistakes, not for use.
pub const MOST_WAITING: usize = 8;

/// The longest wait for the end of a voice when its handle is dropped. A speech service that hangs must
/// not keep the program from ending.
const FAREWELL: Duration = Duration::from_millis(500);

/// The parts of an utterance that a voice needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech {
    /// The number of the utterance in the events.
    pub id: UtteranceId,
    /// Words and bare numbers, never notation; `None` where the sound is enough. Control
    /// characters are taken out.
    pub text: Option<String>,
    /// The language of the words.
    pub language: Language,
    /// The rate, the pitch, the volume, and the voice's name.
    pub delivery: Delivery,
    /// A sound before the words.
    pub earcon: Option<Earcon>,
}

/// A command to a voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Say this utterance, in its turn.
    Speak(Speech),
    /// Silence this utterance if it sounds; leave it out if it still waits.
    Cancel(UtteranceId),
    /// End the voice; the sound is cut.
    Shutdown,
}

/// An answer of a voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceEvent {
    /// The device of the voice is open. Only a voice with a device of its own sends this event.
    Ready,
    /// The first sample is on its way to the device.
    Begun {
        /// The utterance that begins.
        id: UtteranceId,
        /// The moment of the beginning.
        at: Instant,
    },
    /// The last sample has been played.
    Ended {
        /// The utterance that ended.
        id: UtteranceId,
        /// The moment of the end.
        at: Instant,
    },
    /// The utterance was cut, or left out before it began.
    Cancelled {
        /// The utterance that was cancelled.
        id: UtteranceId,
        /// The moment of the silence.
        at: Instant,
    },
    /// The utterance could not be said.
    Failed {
        /// The utterance that failed.
        id: UtteranceId,
        /// The reason for the failure.
        why: VoiceError,
    },
    /// The service has no voice for this language, and speaks with its own voice. The voice reports this once for each language.
    NoVoiceFor {
        /// The language without a voice.
        language: Language,
    },
    /// No voice of this name speaks the language; the language's own voice does. Sent at each utterance; the receiver
    /// passes the news on once.
    NoVoiceNamed {
        /// The name that was not found.
        name: VoiceName,
    },
    /// The service looks through its voices, and may be late with everything until [`VoiceEvent::Searched`].
    Searching,
    /// The service is as quick as before.
    Searched,
    /// A library is not on this computer, and the voice goes on without the functions of the library.
    Lacks {
        /// The library that is missing.
        library: Missing,
    },
    /// The voice or its sound device died. No event comes after this event.
    Gone {
        /// The reason for the end.
        why: VoiceError,
    },
}

/// The options with which a voice is opened.
#[derive(Clone, Debug)]
pub struct Options {
    /// The sound device of the built-in synthesiser.
    pub output: Output,
    /// The language that will be spoken first, and is prepared before the first use.
    pub language: Language,
    /// The divisor of every wait. Only `wav` waits by itself: its file sounds the same, but is written in a fraction of the time. A
    /// sound device keeps its own time.
    pub speed: NonZeroU32,
}

impl Options {
    /// The options for the default device in real time.
    #[must_use]
    pub fn new(language: Language) -> Options {
        Options {
            output: Output::default(),
            language,
            speed: NonZeroU32::MIN,
        }
    }
}

/// The handle to an open voice. Dropping the handle ends the voice.
pub struct VoiceHandle {
    slot: VoiceSlot,
    post: Box<dyn Fn(Command) + Send>,
    ended: mpsc::Receiver<()>,
}

impl VoiceHandle {
    /// Sends a command to the voice. Never waits; a voice that is gone ignores commands.
    pub fn send(&self, command: Command) {
        (self.post)(command);
    }

    /// The voice that speaks; `by` in the transcript.
    #[must_use]
    pub fn slot(&self) -> VoiceSlot {
        self.slot
    }
}

impl VoiceHandle {
    /// Ends the voice without waiting for its thread, which may hang.
    pub fn leave(self) {
        // If no thread can be started, the voice is dropped, and waited for, here.
        let _ = std::thread::Builder::new().spawn(move || drop(self));
    }
}

impl Drop for VoiceHandle {
    fn drop(&mut self) {
        self.send(Command::Shutdown);
        // Either the thread has let go of its channel end, or it hangs in foreign code: the voice is over in both
        // cases.
        let _ = self.ended.recv_timeout(FAREWELL);
    }
}

impl fmt::Debug for VoiceHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("VoiceHandle")
            .field("slot", &self.slot)
            .finish_non_exhaustive()
    }
}

/// The receiver of the events. Boxed, so that a voice does not depend on the type of the receiver.
type Events = Box<dyn Fn(VoiceEvent) + Send>;

/// Opens a voice. `events` is called on the voice's threads and should only pass them on.
///
/// # Errors
/// The faults of the choice itself: a voice that was not built in, a file that cannot be written. A missing device or service is
/// reported later, as [`VoiceEvent::Gone`].
pub fn open(
    spec: &VoiceSpec,
    options: Options,
    events: impl Fn(VoiceEvent) + Send + 'static,
) -> Result<VoiceHandle, VoiceError> {
    let events: Events = Box::new(events);
    match spec {
        VoiceSpec::Text => text::open(events),
        VoiceSpec::Page => Err(VoiceError::NoPage),
        #[cfg(feature = "embedded-voice")]
        VoiceSpec::Embedded => embedded::open(options, events),
        #[cfg(feature = "embedded-voice")]
        VoiceSpec::Wav(path) => wav::open(path, &options, events),
        #[cfg(not(feature = "embedded-voice"))]
        VoiceSpec::Embedded | VoiceSpec::Wav(_) => {
            let _ = (options, events);
            Err(VoiceError::NotBuilt {
                voice: spec.slot(),
                feature: "embedded-voice",
            })
        }
        #[cfg(feature = "system-voice")]
        VoiceSpec::System => system::open(options, events),
        #[cfg(feature = "system-voice")]
        VoiceSpec::ScreenReader => screen_reader::open(options, events),
        #[cfg(not(feature = "system-voice"))]
        VoiceSpec::System | VoiceSpec::ScreenReader => {
            let _ = (options, events);
            Err(VoiceError::NotBuilt {
                voice: spec.slot(),
                feature: "system-voice",
            })
        }
    }
}

/// The missing libraries that this voice, or a voice that stands in for it, would use.
#[must_use]
pub fn lacking(spec: &VoiceSpec) -> Vec<Missing> {
    let used: &[&zgoda_late::Library] = match spec {
        VoiceSpec::System | VoiceSpec::ScreenReader => &[
            #[cfg(feature = "system-voice")]
            &libraries::SERVICE,
            #[cfg(feature = "embedded-voice")]
            &libraries::SYNTHESISER,
            #[cfg(feature = "embedded-voice")]
            &libraries::SOUND,
        ],
        VoiceSpec::Embedded => &[
            #[cfg(feature = "embedded-voice")]
            &libraries::SYNTHESISER,
            #[cfg(feature = "embedded-voice")]
            &libraries::SOUND,
        ],
        VoiceSpec::Wav(_) => &[
            #[cfg(feature = "embedded-voice")]
            &libraries::SYNTHESISER,
        ],
        VoiceSpec::Text | VoiceSpec::Page => &[],
    };
    used.iter().filter_map(|it| it.ready().err()).collect()
}

/// Starts a voice's thread and makes the handle to the voice. `M` is the type of the thread's messages: commands, and other
/// messages that the thread must wait for at the same place.
fn spawn<M: Send + 'static>(
    slot: VoiceSlot,
    (post, inbox): (mpsc::Sender<M>, mpsc::Receiver<M>),
    wrap: fn(Command) -> M,
    run: impl FnOnce(mpsc::Receiver<M>) + Send + 'static,
) -> Result<VoiceHandle, VoiceError> {
    let (running, ended) = mpsc::channel();
    std::thread::Builder::new()
        .name(format!("voice-{}", slot.word()))
        .spawn(move || {
            run(inbox);
            drop(running);
        })
        .map_err(|why| VoiceError::NoThread {
            why: why.to_string(),
        })?;
    Ok(VoiceHandle {
        slot,
        post: Box::new(move |command| {
            // The receiver is gone only after `Gone` or `Shutdown`; both allow silence.
            let _ = post.send(wrap(command));
        }),
        ended,
    })
}
