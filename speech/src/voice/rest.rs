// SPDX-License-Identifier: GPL-3.0-or-later
//! Lets a sound card rest: after a while without a sound, its stream of small buffers is allowed to run dry.
//!
//! With a buffer of 10 ms, words begin quickly, but program and sound server are woken a hundred times a second, even for silence.
//! Therefore a silent stream gets no samples after a while: the device's thread waits here until there is something to hear. The
//! card stays open during this time, so no other program takes it. A sound server still sees a stream that plays, so it does not
//! send the earphone to sleep, which would swallow the first syllable of the next
//! words. A closed or paused stream has neither advantage;
//! `docs/decisions/0014-each-listener-a-channel.md` has the whole comparison.
//!
//! [`Rest`] decides. It counts the frames that are drawn, so it needs no clock. [`Bell`] wakes a card at rest, and [`Resting`] is
//! the source of samples for the device.

use std::num::NonZero;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The time without sound after which a card rests. Requests in a row follow each other sooner, and the pauses of a
/// game are longer.
const AFTER: Duration = Duration::from_secs(10);

/// The interval at which a card at rest is given a little silence, because a lost or broken card is noticed only then. The interval
/// may be long, because no words wait.
pub(super) const BREATH: Duration = Duration::from_secs(3);

/// The number of buffers that are drawn before a card that was woken may rest again. A stream that ran dry does not play
/// until two buffers are full. A voice that doubts whether the card works sees from these buffers that it does.
const LINGER: u32 = 3;

/// A source that a stream can draw from.
pub(super) trait Drawn: Iterator<Item = f32> + Send {
    /// The number of channels of the source: one, or two for the left and the right ear. Their samples come in turn.
    fn sides(&self) -> NonZero<u16>;

    /// The kind of the last sample: part of a sound, or silence.
    fn heard(&self) -> Heard;
}

/// The kind of a sample: sound, or silence between sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// The sample is part of an utterance, or the last samples of an utterance are still on their way to the ear.
    Something,
    /// The sample is silence, and no sound is on its way to the ear.
    Nothing,
}

/// The rule by which a card rests, counted in frames.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rest {
    /// The number of frames in a buffer of the device. After a stream ran dry, the first buffer may be lost.
    buffer: u32,
    /// The number of silent frames after which the card rests.
    after: u32,
    /// The number of frames for which the card has been silent.
    silent: u32,
    /// The number of frames of silence that must be handed out before the next frame of the source.
    owed: u32,
}

/// The next step of the stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Draw a frame from the source.
    Draw,
    /// Hand out a frame of silence.
    Silence,
    /// Wait until the bell rings or the next breath is due.
    Wait,
}

impl Rest {
    /// The rule for a device with buffers of this many frames and this many frames a second.
    pub(super) const fn new(buffer: u32, rate: NonZero<u32>) -> Rest {
        Rest {
            buffer,
            after: rate.get().saturating_mul(AFTER.as_secs() as u32),
            silent: 0,
            owed: 0,
        }
    }

    /// The step for the next frame.
    pub(super) const fn step(&mut self) -> Step {
        if self.owed > 0 {
            self.owed -= 1;
            Step::Silence
        } else if self.silent >= self.after {
            Step::Wait
        } else {
            Step::Draw
        }
    }

    /// Counts a frame that was drawn.
    pub(super) const fn drew(&mut self, heard: Heard) {
        self.silent = match heard {
            Heard::Something => 0,
            Heard::Nothing => self.silent.saturating_add(1),
        };
    }

    /// Notes that the wait is over, for any reason.
    pub(super) const fn woke(&mut self) {
        self.owed = self.buffer;
        self.silent = self
            .after
            .saturating_sub(LINGER.saturating_mul(self.buffer));
    }
}

/// Wakes a card at rest.
#[derive(Clone, Debug, Default)]
pub(super) struct Bell(Arc<(Mutex<Rung>, Condvar)>);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Rung {
    #[default]
    Not,
    /// The bell has rung since the last wait.
    Once,
    /// The bell rings for good and ends all waits, because the stream is to be closed.
    ForGood,
}

impl Bell {
    /// Tells that there is something to draw. This ends the current wait, or otherwise the next wait.
    pub(super) fn ring(&self) {
        self.set(Rung::Once);
    }

    /// Tells that the stream is to be closed; its thread must not wait any more.
    pub(super) fn ring_for_good(&self) {
        self.set(Rung::ForGood);
    }

    /// Waits until the bell rings, for at most `patience`.
    fn wait(&self, patience: Duration) {
        let (_, rings) = &*self.0;
        let not_yet = |rung: &mut Rung| *rung == Rung::Not;
        let waited = rings.wait_timeout_while(self.rung(), patience, not_yet);
        // A poisoned lock is no fault here; see `rung`.
        let (mut rung, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if *rung == Rung::Once {
            *rung = Rung::Not;
        }
    }

    fn set(&self, to: Rung) {
        let mut rung = self.rung();
        if *rung != Rung::ForGood {
            *rung = to;
        }
        self.0.1.notify_all();
    }

    fn rung(&self) -> MutexGuard<'_, Rung> {
        // Even after a panic of another thread, the value is one of the three of its type.
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The source of a device that may rest.
#[derive(Debug)]
pub(super) struct Resting<S> {
    source: S,
    /// Frames a second of the device, and of the source.
    rate: NonZero<u32>,
    bell: Bell,
    /// The rule by which the card rests; `None` for a device that never rests.
    rest: Option<Rest>,
    /// The step of this frame. `left` is the number of samples of the frame that must still be handed out.
    step: Step,
    left: u16,
}

impl<S: Drawn> Resting<S> {
    /// Draws from `source`, which has this `rate`, and rests as `rest` says, or never.
    pub(super) const fn new(
        source: S,
        rate: NonZero<u32>,
        bell: Bell,
        rest: Option<Rest>,
    ) -> Resting<S> {
        Resting {
            source,
            rate,
            bell,
            rest,
            step: Step::Draw,
            left: 0,
        }
    }

    /// The step for the next frame; waits while the card rests.
    fn frame(&mut self) -> Step {
        let Some(rest) = &mut self.rest else {
            return Step::Draw;
        };
        loop {
            match rest.step() {
                Step::Wait => {
                    self.bell.wait(BREATH);
                    rest.woke();
                }
                step => return step,
            }
        }
    }
}

impl<S: Drawn> Iterator for Resting<S> {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        if self.left == 0 {
            self.step = self.frame();
            self.left = self.source.sides().get();
        }
        self.left -= 1;
        if self.step != Step::Draw {
            return Some(0.0);
        }
        let sample = self.source.next();
        if let Some(rest) = self.rest.as_mut().filter(|_| self.left == 0) {
            rest.drew(self.source.heard());
        }
        sample
    }
}

impl<S: Drawn> rodio::Source for Resting<S> {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> rodio::ChannelCount {
        self.source.sides()
    }

    fn sample_rate(&self) -> rodio::SampleRate {
        self.rate
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    const BUFFER: u32 = 480;
    const SAMPLE_RATE: u32 = 48_000;
    const HERTZ: NonZero<u32> = NonZero::new(SAMPLE_RATE).unwrap();

    /// Draws silence until the card rests; returns the number of frames.
    fn until_it_waits(rest: &mut Rest) -> u32 {
        for frames in 0.. {
            match rest.step() {
                Step::Draw => rest.drew(Heard::Nothing),
                Step::Silence => {}
                Step::Wait => return frames,
            }
        }
        unreachable!("a frame has a number")
    }

    #[test]
    fn it_rests_after_ten_seconds_of_silence_and_not_before() {
        let mut rest = Rest::new(BUFFER, HERTZ);
        assert_eq!(until_it_waits(&mut rest), 10 * SAMPLE_RATE);
        let mut spoken = Rest::new(BUFFER, HERTZ);
        for _ in 0..9 * SAMPLE_RATE {
            assert_eq!(spoken.step(), Step::Draw);
            spoken.drew(Heard::Nothing);
        }
        spoken.drew(Heard::Something);
        assert_eq!(until_it_waits(&mut spoken), 10 * SAMPLE_RATE);
    }

    #[test]
    fn who_is_woken_hands_out_a_whole_buffer_of_silence_first() {
        let mut rest = Rest::new(BUFFER, HERTZ);
        until_it_waits(&mut rest);
        rest.woke();
        for _ in 0..BUFFER {
            assert_eq!(rest.step(), Step::Silence);
        }
        assert_eq!(rest.step(), Step::Draw);
        rest.drew(Heard::Something);
        assert_eq!(until_it_waits(&mut rest), 10 * SAMPLE_RATE);
    }

    #[test]
    fn who_only_drew_breath_rests_again() {
        let mut rest = Rest::new(BUFFER, HERTZ);
        until_it_waits(&mut rest);
        for _ in 0..3 {
            rest.woke();
            assert_eq!(until_it_waits(&mut rest), (1 + LINGER) * BUFFER);
        }
    }

    #[test]
    fn a_bell_is_heard_by_the_one_who_waits_next_and_once() {
        let bell = Bell::default();
        bell.ring();
        let began = Instant::now();
        bell.wait(BREATH);
        assert!(began.elapsed() < BREATH, "it rang before");
        let short = Duration::from_millis(20);
        let began = Instant::now();
        bell.wait(short);
        assert!(began.elapsed() >= short, "nobody rang again");
        bell.ring_for_good();
        bell.ring();
        for _ in 0..2 {
            let began = Instant::now();
            bell.wait(BREATH);
            assert!(began.elapsed() < BREATH, "it rings for good");
        }
    }

    /// Each side has one sample in a frame, and a rest between frames must not exchange the sides.
    #[test]
    fn two_sides_keep_their_places() {
        struct Frames(f32);
        impl Iterator for Frames {
            type Item = f32;

            fn next(&mut self) -> Option<f32> {
                self.0 = -self.0;
                Some(self.0)
            }
        }
        impl Drawn for Frames {
            fn sides(&self) -> NonZero<u16> {
                const { NonZero::new(2).unwrap() }
            }

            fn heard(&self) -> Heard {
                Heard::Nothing
            }
        }
        let bell = Bell::default();
        bell.ring_for_good();
        let rest = Some(Rest::new(BUFFER, HERTZ));
        let mut source = Resting::new(Frames(1.0), HERTZ, bell, rest);
        let (mut frames, mut silent) = (0, 0);
        while silent < 3 * BUFFER {
            match (source.next(), source.next()) {
                (Some(0.0), Some(0.0)) => silent += 1,
                frame => assert_eq!(frame, (Some(-1.0), Some(1.0)), "frame {frames}"),
            }
            frames += 1;
        }
        assert!(frames > 10 * SAMPLE_RATE);
    }
}
