// SPDX-License-Identifier: GPL-3.0-or-later
//! A sound card inside the test: it takes samples at its own steady pace, keeps them, and can be
//! unplugged or fall asleep.
//!
//! The card asks for one buffer at a time, as a real card does; sped up it plays the same samples in less time. It asks only while
//! all its voices rest: a busy machine makes the card slower, but never starves a voice. A starved voice would look like a fault of
//! the voice. A stepped card asks when the test tells it to, so that the test controls the time.

#![allow(unsafe_code, reason = "cpal hands its buffers over by pointer")]

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::task::{Task, VOICE};
use cpal::platform::CustomDevice;
use cpal::traits::{DeviceTrait, StreamTrait};
use cpal::{
    BufferSize, Data, DeviceDescription, DeviceDescriptionBuilder, DeviceId, Error, ErrorKind,
    FrameCount, InputCallbackInfo, OutputCallbackInfo, OutputStreamTimestamp, SampleFormat,
    StreamConfig, StreamInstant, SupportedBufferSize, SupportedStreamConfig,
    SupportedStreamConfigRange,
};

/// Frames a second of a card, unless it was given another rate.
pub(crate) const RATE: u32 = 48_000;
/// The lowest audible level; full scale is 1.
pub(crate) const AUDIBLE: f32 = 0.003;

/// The lateness of a buffer after which a card has run dry: the card throws that buffer away and begins anew, as real cards do; a
/// stepped card has unlimited time. The limit is far longer than a busy machine delays a thread.
const DRY_AFTER: Duration = Duration::from_millis(500);

/// One buffer as the card got it.
#[derive(Clone, Debug)]
pub(crate) struct Heard {
    /// The moment at which the card asked for the buffer.
    pub(crate) at: Instant,
    pub(crate) samples: Vec<f32>,
}

#[derive(Default)]
struct State {
    heard: Mutex<Vec<Heard>>,
    more: Condvar,
    unplugged: AtomicBool,
    asleep: AtomicBool,
    hung: AtomicBool,
    /// The number of streams that are still to break.
    breaking: AtomicU32,
    hiccups: AtomicU32,
    opened: AtomicU32,
    /// The moment since which the card waits for a buffer.
    waits: Mutex<Option<Instant>>,
    /// The lengths of the card's waits each time that it ran dry.
    dry_for: Mutex<Vec<Duration>>,
    frames: AtomicU32,
    /// The rate of the streams that are opened from now on, if it is not the usual one.
    rate: Mutex<Option<u32>>,
    /// Buffers that a stepped card may still ask for.
    due: Mutex<u64>,
    steps: Condvar,
}

/// The trigger that makes a card ask for the next buffer.
#[derive(Clone, Copy, PartialEq)]
enum Pace {
    /// The time, divided by this factor.
    Speed(u32),
    /// A call of [`Card::step`] by the test.
    Stepped,
}

/// The card; clones are the same card.
#[derive(Clone)]
pub(crate) struct Card {
    state: Arc<State>,
    pace: Pace,
    smallest_buffer: FrameCount,
    /// The number of sides of the card. In a buffer, the samples of the sides take turns.
    sides: u16,
}

impl Card {
    /// A card that plays `speed` times as fast as real time.
    pub(crate) fn new(speed: u32) -> Card {
        Card {
            state: Arc::default(),
            pace: Pace::Speed(speed),
            smallest_buffer: 64,
            sides: 1,
        }
    }

    /// A card with a left and a right side.
    pub(crate) fn stereo(speed: u32) -> Card {
        Card {
            sides: 2,
            ..Card::new(speed)
        }
    }

    /// Plugs the card in again.
    pub(crate) fn plug_in(&self) {
        self.state.unplugged.store(false, Ordering::SeqCst);
    }

    /// A card that waits for [`Card::step`].
    pub(crate) fn stepped() -> Card {
        Card {
            pace: Pace::Stepped,
            ..Card::new(1)
        }
    }

    /// Gives the streams that are opened from now on this rate.
    pub(crate) fn set_rate(&self, rate: u32) {
        *self.state.rate.lock().expect("no test thread died") = Some(rate);
    }

    fn rate(&self) -> u32 {
        let rate = *self.state.rate.lock().expect("no test thread died");
        rate.unwrap_or(RATE)
    }

    /// Asks for one buffer, and returns its number of frames when it is here.
    pub(crate) fn step(&self) -> usize {
        let mut heard = self.state.heard.lock().expect("no test thread died");
        let before = heard.len();
        *self.state.due.lock().expect("no test thread died") += 1;
        self.state.steps.notify_all();
        while heard.len() == before {
            let waited = self.state.more.wait_timeout(heard, super::PATIENCE);
            let (now, late) = waited.expect("no test thread died");
            assert!(!late.timed_out(), "the card stands still");
            heard = now;
        }
        heard[before..]
            .iter()
            .map(|buffer| buffer.samples.len())
            .sum()
    }

    /// A card that refuses smaller buffers.
    pub(crate) fn with_smallest_buffer(speed: u32, frames: FrameCount) -> Card {
        Card {
            smallest_buffer: frames,
            ..Card::new(speed)
        }
    }

    /// The card as a device of cpal.
    pub(crate) fn device(&self) -> cpal::Device {
        cpal::Device::from(CustomDevice::from_device(self.clone()))
    }

    /// Pulls the plug. A stream that is opened after that fails too.
    pub(crate) fn unplug(&self) {
        self.state.unplugged.store(true, Ordering::SeqCst);
    }

    /// Makes the card stop asking for samples without notice.
    pub(crate) fn fall_asleep(&self) {
        self.state.asleep.store(true, Ordering::SeqCst);
    }

    /// Makes the card ask for samples again.
    pub(crate) fn wake_up(&self) {
        self.state.asleep.store(false, Ordering::SeqCst);
    }

    /// Makes the card do nothing any more, not even close, until [`Card::let_go`].
    pub(crate) fn hang(&self) {
        self.state.hung.store(true, Ordering::SeqCst);
    }

    /// Lets the card be closed again.
    pub(crate) fn let_go(&self) {
        self.state.hung.store(false, Ordering::SeqCst);
    }

    /// Breaks the present stream and the streams after it, `times` streams in all. The card itself stays.
    pub(crate) fn break_down(&self, times: u32) {
        self.state.breaking.store(times, Ordering::SeqCst);
    }

    /// Reports an error `times` times and goes on.
    pub(crate) fn hiccup(&self, times: u32) {
        self.state.hiccups.store(times, Ordering::SeqCst);
    }

    /// The agreed number of frames in a buffer.
    pub(crate) fn buffer(&self) -> FrameCount {
        self.state.frames.load(Ordering::SeqCst)
    }

    /// The number of times that a stream was opened.
    pub(crate) fn opened(&self) -> u32 {
        self.state.opened.load(Ordering::SeqCst)
    }

    /// Waits until the card has waited for a buffer for so long that it ran dry.
    pub(crate) fn until_dry(&self) {
        let dry = || {
            let waits = *self.state.waits.lock().expect("no test thread died");
            waits.is_some_and(|since| since.elapsed() > DRY_AFTER)
        };
        let dry = super::until(super::PATIENCE, || dry().then_some(()));
        assert!(dry.is_some(), "it never rests");
    }

    /// The length of the card's wait each time that it ran dry, so far.
    pub(crate) fn dry_for(&self) -> Vec<Duration> {
        let dry_for = self.state.dry_for.lock().expect("no test thread died");
        dry_for.clone()
    }

    /// All buffers heard so far.
    pub(crate) fn heard(&self) -> Vec<Heard> {
        self.state
            .heard
            .lock()
            .expect("no test thread died")
            .clone()
    }

    /// Forgets the buffers heard so far.
    pub(crate) fn forget(&self) {
        self.state
            .heard
            .lock()
            .expect("no test thread died")
            .clear();
    }

    /// Waits until the card has heard an audible sample asked for after `since`; returns the moment of the request,
    /// plus the place in the buffer.
    pub(crate) fn first_audible(&self, since: Instant) -> Instant {
        let deadline = Instant::now() + super::PATIENCE;
        let mut heard = self.state.heard.lock().expect("no test thread died");
        let mut looked_at = 0;
        loop {
            for buffer in &heard[looked_at.min(heard.len())..] {
                if buffer.at >= since
                    && let Some(place) = buffer.samples.iter().position(|s| s.abs() > AUDIBLE)
                {
                    return buffer.at
                        + Duration::from_secs_f64(
                            place as f64 / f64::from(self.rate()) / f64::from(self.speed()),
                        );
                }
            }
            looked_at = heard.len();
            assert!(Instant::now() < deadline, "nothing was heard");
            heard = self
                .state
                .more
                .wait_timeout(heard, Duration::from_millis(50))
                .expect("no test thread died")
                .0;
        }
    }

    /// The factor by which the card is faster than real time; a stepped card has no speed.
    fn speed(&self) -> u32 {
        match self.pace {
            Pace::Speed(speed) => speed,
            Pace::Stepped => 1,
        }
    }

    fn config(&self) -> SupportedStreamConfigRange {
        let buffers = SupportedBufferSize::Range {
            min: self.smallest_buffer,
            max: 8_192,
        };
        let rate = self.rate();
        SupportedStreamConfigRange::new(self.sides, rate, rate, buffers, SampleFormat::F32)
    }
}

/// The voices that play at a card.
struct Voices {
    tasks: Vec<Task>,
    /// True for a card of two sides: the voice that opens its stream is not the only voice there.
    shared: bool,
    asked: u32,
}

impl Voices {
    /// The voices at a card. To be called on the thread that opens the stream, which belongs to a voice.
    fn at_card_of(sides: u16) -> Voices {
        Voices {
            tasks: Task::this().into_iter().collect(),
            shared: sides > 1,
            asked: 0,
        }
    }

    /// Waits until all voices rest at once.
    fn rest(&mut self) {
        if self.shared && self.asked.is_multiple_of(16) {
            self.tasks = Task::all_named(VOICE);
        }
        self.asked = self.asked.wrapping_add(1);
        for task in &self.tasks {
            task.rests();
        }
    }
}

impl State {
    /// Waits a while for a step, so that the end of the stream is not missed.
    fn takes_a_step(&self) -> bool {
        let due = self.due.lock().expect("no test thread died");
        let (mut due, _) = self
            .steps
            .wait_timeout_while(due, Duration::from_millis(20), |due| *due == 0)
            .expect("no test thread died");
        let asked = *due > 0;
        *due = due.saturating_sub(1);
        asked
    }
}

/// The samples of each side of a card that has two.
pub(crate) fn sides(heard: &[Heard]) -> (Vec<f32>, Vec<f32>) {
    let all = samples(heard);
    let side = |first: usize| all.iter().skip(first).step_by(2).copied().collect();
    (side(0), side(1))
}

/// All samples of some buffers, one after the other.
pub(crate) fn samples(heard: &[Heard]) -> Vec<f32> {
    heard
        .iter()
        .flat_map(|buffer| buffer.samples.clone())
        .collect()
}

impl PartialEq for Card {
    fn eq(&self, other: &Card) -> bool {
        Arc::ptr_eq(&self.state, &other.state)
    }
}

impl Eq for Card {}

impl std::hash::Hash for Card {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        Arc::as_ptr(&self.state).hash(state);
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Card")
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card that is none")
    }
}

impl DeviceTrait for Card {
    type SupportedInputConfigs = std::iter::Empty<SupportedStreamConfigRange>;
    type SupportedOutputConfigs = std::iter::Once<SupportedStreamConfigRange>;
    type Stream = Playing;

    fn description(&self) -> Result<DeviceDescription, Error> {
        Ok(DeviceDescriptionBuilder::new("a card that is none").build())
    }

    fn id(&self) -> Result<DeviceId, Error> {
        Err(Error::new(ErrorKind::UnsupportedOperation))
    }

    fn supported_input_configs(&self) -> Result<Self::SupportedInputConfigs, Error> {
        Ok(std::iter::empty())
    }

    fn supported_output_configs(&self) -> Result<Self::SupportedOutputConfigs, Error> {
        Ok(std::iter::once(self.config()))
    }

    fn default_input_config(&self) -> Result<SupportedStreamConfig, Error> {
        Err(Error::new(ErrorKind::UnsupportedOperation))
    }

    fn default_output_config(&self) -> Result<SupportedStreamConfig, Error> {
        if self.state.unplugged.load(Ordering::SeqCst) {
            return Err(Error::new(ErrorKind::DeviceNotAvailable));
        }
        Ok(self.config().with_max_sample_rate())
    }

    fn build_input_stream_raw<D, E>(
        &self,
        _: StreamConfig,
        _: SampleFormat,
        _: D,
        _: E,
        _: Option<Duration>,
    ) -> Result<Self::Stream, Error>
    where
        D: FnMut(&Data, &InputCallbackInfo) + Send + 'static,
        E: FnMut(Error) + Send + 'static,
    {
        Err(Error::new(ErrorKind::UnsupportedOperation))
    }

    fn build_output_stream_raw<D, E>(
        &self,
        config: StreamConfig,
        format: SampleFormat,
        mut data: D,
        mut error: E,
        _: Option<Duration>,
    ) -> Result<Self::Stream, Error>
    where
        D: FnMut(&mut Data, &OutputCallbackInfo) + Send + 'static,
        E: FnMut(Error) + Send + 'static,
    {
        assert_eq!((format, config.channels), (SampleFormat::F32, self.sides));
        let frames = match config.buffer_size {
            BufferSize::Fixed(frames) => frames,
            BufferSize::Default => 1_024,
        };
        if frames < self.smallest_buffer {
            return Err(Error::new(ErrorKind::UnsupportedConfig));
        }
        self.state.frames.store(frames, Ordering::SeqCst);
        self.state.opened.fetch_add(1, Ordering::SeqCst);
        let state = Arc::clone(&self.state);
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let period = Duration::from_secs(1) * frames / (config.sample_rate * self.speed());
        let pace = self.pace;
        let sides = usize::from(self.sides);
        // Without its own name the thread would get the name of the voice that opened it.
        let thread = std::thread::Builder::new().name("card".to_owned());
        let mut voices = Voices::at_card_of(self.sides);
        let thread = thread.spawn(move || {
            let start = Instant::now();
            let mut due = start;
            while !stopped.load(Ordering::SeqCst) {
                while state.hung.load(Ordering::SeqCst) {
                    // A thread that hangs in its driver is waited for like a sleeping thread.
                    std::thread::sleep(Duration::from_millis(5));
                }
                if state.unplugged.load(Ordering::SeqCst) {
                    error(Error::new(ErrorKind::DeviceNotAvailable));
                    return;
                }
                for _ in 0..state.hiccups.swap(0, Ordering::SeqCst) {
                    error(Error::new(ErrorKind::BackendError));
                }
                let broken = state.breaking.load(Ordering::SeqCst);
                if broken > 0 {
                    state.breaking.store(broken - 1, Ordering::SeqCst);
                    // Real cards report this error too, not once but until the stream is closed.
                    while !stopped.load(Ordering::SeqCst) {
                        error(Error::new(ErrorKind::BackendError));
                    }
                    return;
                }
                let asked = pace != Pace::Stepped || state.takes_a_step();
                if asked && !state.asleep.load(Ordering::SeqCst) {
                    if pace != Pace::Stepped {
                        voices.rest();
                    }
                    let at = Instant::now();
                    let mut samples = vec![0.0_f32; frames as usize * sides];
                    // SAFETY: pointer, length and format are those of the vector, which outlives
                    // the call.
                    let mut buffer = unsafe {
                        Data::from_parts(
                            samples.as_mut_ptr().cast(),
                            samples.len(),
                            SampleFormat::F32,
                        )
                    };
                    let now = instant_since(start);
                    let stamp = OutputStreamTimestamp {
                        callback: now,
                        playback: now,
                    };
                    *state.waits.lock().expect("no test thread died") = Some(at);
                    data(&mut buffer, &OutputCallbackInfo::new(stamp));
                    *state.waits.lock().expect("no test thread died") = None;
                    let waited = at.elapsed();
                    if pace != Pace::Stepped && waited > DRY_AFTER {
                        let mut dry_for = state.dry_for.lock().expect("no test thread died");
                        dry_for.push(waited);
                        due = Instant::now();
                        continue;
                    }
                    let mut heard = state.heard.lock().expect("no test thread died");
                    heard.push(Heard { at, samples });
                    state.more.notify_all();
                }
                if pace != Pace::Stepped {
                    // A late card goes on from now, and does not ask for several buffers at once to catch up.
                    due = (due + period).max(Instant::now());
                    // A card takes its samples at its own pace.
                    std::thread::sleep(due.saturating_duration_since(Instant::now()));
                }
            }
        });
        let thread = thread.expect("a thread");
        Ok(Playing {
            stop,
            start: Instant::now(),
            frames,
            thread: Some(thread),
        })
    }
}

fn instant_since(start: Instant) -> StreamInstant {
    let elapsed = start.elapsed();
    StreamInstant::new(elapsed.as_secs(), elapsed.subsec_nanos())
}

/// An open stream; plays at once.
pub(crate) struct Playing {
    stop: Arc<AtomicBool>,
    start: Instant,
    frames: FrameCount,
    thread: Option<JoinHandle<()>>,
}

impl StreamTrait for Playing {
    fn play(&self) -> Result<(), Error> {
        Ok(())
    }

    fn pause(&self) -> Result<(), Error> {
        Ok(())
    }

    fn now(&self) -> StreamInstant {
        instant_since(self.start)
    }

    fn buffer_size(&self) -> Result<FrameCount, Error> {
        Ok(self.frames)
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::SeqCst);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
