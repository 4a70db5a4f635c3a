// SPDX-License-Identifier: GPL-3.0-or-later
//! Opens a sound device with the smallest buffer that the device accepts.

use std::error::Error as _;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rodio::cpal::{BufferSize, Error, ErrorKind};
use rodio::{DeviceSinkBuilder, MixerDeviceSink};

use super::VoiceError;
use super::card::{Card, Sleep};
use super::rest::{Bell, Drawn, Rest, Resting};

/// The buffer sizes to try, in frames, best first. 480 frames are 10 ms at 48 kHz; with them a word was measured to
/// begin 17 to 32 ms after the request, compared with 75 ms with rodio's default. 1 024 is for devices that refuse a
/// smaller buffer. The host's own default is the last resort, because it may be two seconds.
const BUFFERS: [BufferSize; 3] = [
    BufferSize::Fixed(480),
    BufferSize::Fixed(1_024),
    BufferSize::Default,
];

/// The number of buffers between handing out a sample and hearing it: one buffer is being filled while another is
/// played.
const BUFFERS_AHEAD: u32 = 2;

/// An error by which a device reports that it may be lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Loss {
    /// The device is not there any more.
    Device(String),
    /// The device is there, and its stream may or may not continue. PulseAudio's plugin for ALSA reports
    /// input/output errors under load, and mostly continues to play.
    Stream(String),
}

/// The properties of an open device that its source must know. Another opening may have others: a sound server takes
/// other settings, or another card answers to the name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    /// Frames a second. The source has as many, so that the mixer converts nothing.
    pub(super) rate: NonZero<u32>,
    /// The number of frames that pass between handing a sample out and hearing it.
    pub(super) latency: u32,
}

/// An open device. Dropping it closes the device.
pub(super) struct OpenDevice {
    reach: Reach,
    terms: Terms,
    _sink: MixerDeviceSink,
}

/// A handle with which an open device is woken, and its recovery is noted.
#[derive(Clone, Debug, Default)]
pub(super) struct Reach {
    /// True if an error was reported and the device has not recovered since.
    told: Arc<AtomicBool>,
    bell: Bell,
}

impl OpenDevice {
    pub(super) fn reach(&self) -> Reach {
        self.reach.clone()
    }

    pub(super) const fn terms(&self) -> Terms {
        self.terms
    }
}

impl Drop for OpenDevice {
    fn drop(&mut self) {
        // Closing waits for the device's thread, which may be at rest.
        self.reach.bell.ring_for_good();
    }
}

impl Reach {
    /// Notes that the device plays in spite of the reported error, so that the next error is reported again.
    pub(super) fn has_recovered(&self) {
        self.told.store(false, Ordering::Relaxed);
    }

    /// Wakes a resting device, because there is something to hear or the device is to show that it is present.
    pub(super) fn wake(&self) {
        self.bell.ring();
    }
}

/// Opens the card and plays the source that `source` makes from the settings of the open device. `broken` is called on the device's thread at an error that may end the device. It is not
/// called again until the device has recovered, because a broken stream may report thousands of errors.
pub(super) fn open<S: Drawn + 'static>(
    card: &Card,
    source: impl FnOnce(Terms) -> S,
    broken: impl Fn(Loss) + Clone + Send + 'static,
) -> Result<OpenDevice, VoiceError> {
    let mut refusal = String::new();
    let found = card.find()?;
    for buffer in BUFFERS {
        let builder = DeviceSinkBuilder::from_device(found.clone());
        let builder = builder.map_err(|why| no_device(&why))?;
        let broken = broken.clone();
        let reach = Reach::default();
        let was_told = Arc::clone(&reach.told);
        let opened = builder
            .with_buffer_size(buffer)
            .with_error_callback(move |error: Error| match loss(&error) {
                Some(loss) if !was_told.swap(true, Ordering::Relaxed) => broken(loss),
                Some(_) => {}
                None => tracing::debug!(%error, "the sound device hiccuped"),
            })
            .open_stream();
        match opened {
            Ok(mut sink) => {
                sink.log_on_drop(false);
                let terms = terms(&sink);
                let source = source(terms);
                let sides = sink.config().channel_count().get();
                if source.sides().get() > sides {
                    return Err(VoiceError::NoSides);
                }
                let rest = rest(&sink).filter(|_| card.sleep() == Sleep::Rests);
                let source = Resting::new(source, terms.rate, reach.bell.clone(), rest);
                sink.mixer().add(source);
                card.is_this(&found);
                return Ok(OpenDevice {
                    reach,
                    terms,
                    _sink: sink,
                });
            }
            Err(why) => refusal = chain(&why),
        }
    }
    Err(VoiceError::NoDevice { why: refusal })
}

fn terms(sink: &MixerDeviceSink) -> Terms {
    let frames = match sink.config().buffer_size() {
        BufferSize::Fixed(frames) => *frames,
        BufferSize::Default => 1_024,
    };
    Terms {
        rate: sink.config().sample_rate(),
        latency: frames * BUFFERS_AHEAD,
    }
}

/// The rule by which the device rests; `None` for a device that never rests. A device that chooses its own buffer
/// size never rests, because it would wake too slowly. On systems other than Linux the thread that draws the samples
/// belongs to the system and must not wait; there a silent stream costs little.
fn rest(sink: &MixerDeviceSink) -> Option<Rest> {
    match sink.config().buffer_size() {
        // Up to a whole buffer may be lost when the device rests.
        BufferSize::Fixed(frames) if cfg!(target_os = "linux") => {
            Some(Rest::new(rounded_up(*frames), sink.config().sample_rate()))
        }
        BufferSize::Fixed(_) | BufferSize::Default => None,
    }
}

/// The largest buffer that may result from a request for this number of frames: ALSA chooses the nearest size that
/// the card has, and some cards have only powers of two.
const fn rounded_up(frames: u32) -> u32 {
    frames.next_power_of_two()
}

/// The loss that the error means; `None` if the stream continues by itself.
fn loss(error: &Error) -> Option<Loss> {
    match error.kind() {
        ErrorKind::Xrun | ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied => None,
        ErrorKind::DeviceNotAvailable | ErrorKind::HostUnavailable => {
            Some(Loss::Device(error.to_string()))
        }
        _ => Some(Loss::Stream(error.to_string())),
    }
}

fn no_device(why: &rodio::DeviceSinkError) -> VoiceError {
    VoiceError::NoDevice { why: chain(why) }
}

/// The text of the error's cause, which is more informative than the error itself.
fn chain(why: &rodio::DeviceSinkError) -> String {
    match why.source() {
        Some(source) => source.to_string(),
        None => why.to_string(),
    }
    .trim_end_matches('.')
    .to_owned()
}
