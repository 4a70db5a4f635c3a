//! What makes sound: the voices, and the contract between them and the queue.
//!
//! The queue decides what is said and when it is cut; a voice only says it. In steps:
//!
//! 1. [`open`] answers at once. What takes time (a sound device, a speech service, the
//!    synthesiser's data) is opened on the voice's own thread; what goes wrong there comes as
//!    [`VoiceEvent::Gone`]; that it went well, where there is a device, as [`VoiceEvent::Ready`]. It returns an error only for what is wrong with the choice itself.
//! 2. [`VoiceHandle::send`] never waits. Commands are obeyed in the order in which they were sent.
//! 3. Of one voice, one utterance sounds at a time. A [`Command::Speak`] sent meanwhile waits its
//!    turn; more than [`MOST_WAITING`] waiting are refused with `Failed`.
//! 4. Every `Speak` gets `Begun` at most once and then exactly one of `Ended`, `Cancelled` or
//!    `Failed`. `Begun` is stamped when its first sample is handed to the device, `Ended` when its
//!    last one has been played. One with nothing to say begins and ends at once. An id may be
//!    spoken again after it was cut.
//! 5. [`Command::Cancel`] silences the utterance and is answered by `Cancelled` once silence is
//!    what is handed out. Cancelling what is already over, or was never sent, does nothing.
//! 6. `Gone` is the last event: everything unfinished was answered with `Failed` before it, except
//!    what was sent in that very moment. A voice that is gone stays silent; open a new one.
//! 7. Events come from the voice's own threads, never from within `send`. The receiver should
//!    only pass them on.
//! 8. Dropping the handle, or [`Command::Shutdown`], ends the voice; what still sounds is cut.
//!
//! This module leaves to the queue the priorities, the watching of `Begun` and `Ended`, and the
//! replacing of one voice by another.

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
/// A library that is not on this computer.
pub use zgoda_late::Missing;

/// How many utterances may wait behind the one that sounds. The queue sends one at a time and at
/// most one more while a cancelled one falls silent; the rest is room for a mistake, not for use.
pub const MOST_WAITING: usize = 8;

/// How long the end of a voice is waited for when its handle is dropped. A speech service that
/// hangs must not keep the program from ending.
const FAREWELL: Duration = Duration::from_millis(500);

/// What a voice needs to know of an utterance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech {
    /// Its name in the events.
    pub id: UtteranceId,
    /// Words and bare numbers, never notation; `None` where the sound is enough. Control
    /// characters are taken out.
    pub text: Option<String>,
    /// The language of the words.
    pub language: Language,
    /// How fast, how high, how loud, by whose voice.
    pub delivery: Delivery,
    /// A sound before the words.
    pub earcon: Option<Earcon>,
}

/// What a voice is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Say this.
    Speak(Speech),
    /// Fall silent, if this is what sounds; leave it out, if it still waits.
    Cancel(UtteranceId),
    /// End.
    Shutdown,
}

/// What a voice answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceEvent {
    /// Its device is open. Only a voice that has a device of its own says so.
    Ready,
    /// The first sample is on its way to the device.
    Begun {
        /// Which utterance.
        id: UtteranceId,
        /// When.
        at: Instant,
    },
    /// The last sample has been played.
    Ended {
        /// Which utterance.
        id: UtteranceId,
        /// When.
        at: Instant,
    },
    /// It was cut, or left out before it began.
    Cancelled {
        /// Which utterance.
        id: UtteranceId,
        /// When.
        at: Instant,
    },
    /// It could not be said.
    Failed {
        /// Which utterance.
        id: UtteranceId,
        /// Why.
        why: VoiceError,
    },
    /// The service has no voice for this language; it speaks with the one it has. Said once a
    /// language.
    NoVoiceFor {
        /// The language.
        language: Language,
    },
    /// Nobody of this name speaks the language; the language's own voice does. Told at each
    /// utterance; whoever is told says it once.
    NoVoiceNamed {
        /// The name.
        name: VoiceName,
    },
    /// The service looks through its voices, and may be late with everything until [`VoiceEvent::Searched`].
    Searching,
    /// It is as quick as before.
    Searched,
    /// A library is not on this computer, and the voice goes on without what it would bring.
    Lacks {
        /// Which one.
        library: Missing,
    },
    /// The voice or its sound device died. Nothing comes after this.
    Gone {
        /// Why.
        why: VoiceError,
    },
}

/// How a voice is opened.
#[derive(Clone, Debug)]
pub struct Options {
    /// The sound device of the built-in synthesiser.
    pub output: Output,
    /// The language that will be spoken first; it is prepared before it is needed.
    pub language: Language,
    /// By how much every wait is divided. Only `wav` waits by itself: its file sounds the same,
    /// in a fraction of the time. A sound device keeps its own time.
    pub speed: NonZeroU32,
}

impl Options {
    /// The default device in real time.
    #[must_use]
    pub fn new(language: Language) -> Options {
        Options {
            output: Output::default(),
            language,
            speed: NonZeroU32::MIN,
        }
    }
}

/// A voice that listens. Dropping it ends the voice.
pub struct VoiceHandle {
    slot: VoiceSlot,
    post: Box<dyn Fn(Command) + Send>,
    ended: mpsc::Receiver<()>,
}

impl VoiceHandle {
    /// Tells the voice something. Never waits; a voice that is gone does not hear it.
    pub fn send(&self, command: Command) {
        (self.post)(command);
    }

    /// Who speaks; `by` in the transcript.
    #[must_use]
    pub fn slot(&self) -> VoiceSlot {
        self.slot
    }
}

impl VoiceHandle {
    /// Ends it without waiting: one that hangs takes its time.
    pub fn leave(self) {
        // Where there is no thread to be had, it is waited for.
        let _ = std::thread::Builder::new().spawn(move || drop(self));
    }
}

impl Drop for VoiceHandle {
    fn drop(&mut self) {
        self.send(Command::Shutdown);
        // Either the thread let go of its end, or it hangs in somebody else's code: both are over.
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

/// Where events go. Boxed, so that a voice does not depend on who listens.
type Events = Box<dyn Fn(VoiceEvent) + Send>;

/// Opens a voice. `events` is called on the voice's threads and should only pass them on.
///
/// # Errors
/// What is wrong with the choice itself: a voice that was not built in, a file that cannot be
/// written. A missing device or service is told later, as [`VoiceEvent::Gone`].
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

/// The libraries that this voice, or one that stands in for it, would use and that are not on this computer.
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

/// Starts a voice's thread and makes the handle to it. `M` is what the thread receives: commands,
/// and whatever else it must wait for at the same place.
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
