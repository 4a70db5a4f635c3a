//! Opens a sound device with the smallest buffer it agrees to.

use std::error::Error as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rodio::cpal::{BufferSize, Error, ErrorKind};
use rodio::{DeviceSinkBuilder, MixerDeviceSink, Source};

use super::VoiceError;
use super::card::Card;
use super::espeak::SAMPLE_RATE;

/// Frames per buffer, best first. 480 frames are 10 ms at 48 kHz: measured, a word begins 17 to
/// 32 ms after it was asked for, against 75 ms with rodio's default. 1 024 is for devices that
/// refuse less. The host's own default may be two seconds and is the last resort.
const BUFFERS: [BufferSize; 3] = [
    BufferSize::Fixed(480),
    BufferSize::Fixed(1_024),
    BufferSize::Default,
];

/// How many buffers lie between handing a sample out and hearing it: one being filled, one being
/// played.
const BUFFERS_AHEAD: u32 = 2;

/// What a device reports of its own end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Loss {
    /// It is not there any more.
    Device(String),
    /// It is there, and may or may not go on as it is: PulseAudio's door for ALSA reports
    /// input/output errors under load, and mostly goes on.
    Stream(String),
}

/// A device that plays for as long as this lives.
pub(super) struct OpenDevice {
    told: Told,
    _sink: MixerDeviceSink,
}

/// Was an error told?
#[derive(Clone, Debug, Default)]
pub(super) struct Told(Arc<AtomicBool>);

impl OpenDevice {
    pub(super) fn told(&self) -> Told {
        self.told.clone()
    }
}

impl Told {
    /// The error that was told came to nothing; the next one is told again.
    pub(super) fn has_recovered(&self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// Opens the card and plays the source that `source` makes, given how many of its samples pass
/// between handing out and hearing. `broken` is called, on the device's thread, at an error
/// that may end it, and then not until it has recovered; a broken stream may report thousands.
pub(super) fn open<S: Source + Send + 'static>(
    card: &Card,
    source: impl FnOnce(u32) -> S,
    broken: impl Fn(Loss) + Clone + Send + 'static,
) -> Result<OpenDevice, VoiceError> {
    let mut refusal = String::new();
    let found = card.find()?;
    for buffer in BUFFERS {
        let builder = DeviceSinkBuilder::from_device(found.clone());
        let builder = builder.map_err(|why| no_device(&why))?;
        let broken = broken.clone();
        let told = Told::default();
        let was_told = Arc::clone(&told.0);
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
                let source = source(latency(&sink));
                let sides = sink.config().channel_count().get();
                if source.channels().get() > sides {
                    return Err(VoiceError::NoSides);
                }
                sink.mixer().add(source);
                card.is_this(&found);
                return Ok(OpenDevice { told, _sink: sink });
            }
            Err(why) => refusal = chain(&why),
        }
    }
    Err(VoiceError::NoDevice { why: refusal })
}

/// In samples of our own rate.
fn latency(sink: &MixerDeviceSink) -> u32 {
    let frames = match sink.config().buffer_size() {
        BufferSize::Fixed(frames) => *frames,
        BufferSize::Default => 1_024,
    };
    let device_rate = u64::from(sink.config().sample_rate().get());
    let samples = u64::from(frames * BUFFERS_AHEAD) * u64::from(SAMPLE_RATE) / device_rate;
    u32::try_from(samples).unwrap_or(SAMPLE_RATE)
}

/// Is this the end of the stream, or does it go on by itself?
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

/// The innermost reason is the one that says something.
fn chain(why: &rodio::DeviceSinkError) -> String {
    match why.source() {
        Some(source) => source.to_string(),
        None => why.to_string(),
    }
    .trim_end_matches('.')
    .to_owned()
}
