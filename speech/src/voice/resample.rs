// SPDX-License-Identifier: GPL-3.0-or-later
//! The voice at the rate of a card.
//!
//! The synthesiser and the sounds have 22,050 samples a second, a card mostly 44,100 or 48,000. The mixer would draw
//! straight lines between the samples, by which *s*, *ś* and *sz* lose a part of what tells them apart. Here each
//! sample of the card is made of the 128 samples around it, by the sinc of the library rubato.
//!
//! It is done on the thread of the voice while an utterance is made. The thread of the device, which must never be
//! late, only hands the samples out, and the mixer has nothing to convert. The delay of the filter is cut off in front
//! of the first sample, so that a word begins as soon as before.

use std::error::Error;
use std::fmt;
use std::num::NonZero;

use rubato::audioadapter_buffers::direct::InterleavedSlice;
use rubato::{
    Async, FixedAsync, Resampler as _, SincInterpolationParameters, SincInterpolationType,
    WindowFunction,
};

use super::VoiceError;
use super::espeak::SAMPLE_RATE;

#[cfg(test)]
mod tests;

/// The number of our own samples that are converted at a time: 3 ms, so that the first ones are ready soon.
const CHUNK: usize = 64;

/// The number of our own samples that a sample of the card is made of.
const AROUND: usize = 128;

/// The middle of the filter's slope, as a part of the highest frequency that both rates can carry. With [`AROUND`]
/// samples all of 10 kHz stays, and all of its mirror goes.
const CUT: f32 = 0.97;

/// A sample of the card lies in one of so many places between two of our own: 2 for 44,100, 320 for 48,000. Each place
/// up to this number has a filter of its own; 192,000 has 1,280. For more, filters are interpolated.
const MOST_PLACES: u32 = 1_280;

/// The least number of filters. The library's filters lie one place beside the middle, which is nothing as long as
/// places are narrow.
const LEAST_PLACES: u32 = 128;

/// Brings utterances, one after the other, to the rate of a card. All memory for the conversion is allocated when it is
/// made.
pub struct Resampler {
    rate: NonZero<u32>,
    /// The conversion; `None` for a card that has our own rate.
    work: Option<Work>,
}

struct Work {
    sinc: Async<f32>,
    /// Our own samples that wait until there is a chunk of them.
    chunk: Vec<f32>,
    made: Vec<f32>,
    /// The samples of the card that are still to be left out: the delay of the filter.
    skip: usize,
    /// The samples of the utterance that came, and the samples of the card that left.
    came: u64,
    left: u64,
}

impl Resampler {
    /// A way from our own rate to this one.
    ///
    /// # Errors
    /// A rate that nothing can be converted to.
    pub fn new(rate: NonZero<u32>) -> Result<Resampler, VoiceError> {
        let work = if rate.get() == SAMPLE_RATE {
            None
        } else {
            Some(Work::new(rate)?)
        };
        Ok(Resampler { rate, work })
    }

    /// The rate of the card.
    #[must_use]
    pub const fn rate(&self) -> NonZero<u32> {
        self.rate
    }

    /// Begins an utterance, and forgets the one before.
    pub fn begin(&mut self) {
        if let Some(work) = &mut self.work {
            work.begin();
        }
    }

    /// Takes more samples of the utterance, and returns the card's samples that can be made by now; a full sample is 1.
    pub fn push(&mut self, samples: &[i16]) -> Vec<f32> {
        let samples = samples.iter().map(|&sample| f32::from(sample) / 32_768.0);
        let Some(work) = &mut self.work else {
            return samples.collect();
        };
        let mut out = Vec::with_capacity(work.room_for(samples.len()));
        for sample in samples {
            work.came += 1;
            work.chunk.push(sample);
            if work.chunk.len() == CHUNK {
                work.convert(&mut out);
            }
        }
        out
    }

    /// Ends the utterance, and returns the rest of its samples. The utterance takes as long as before.
    pub fn finish(&mut self) -> Vec<f32> {
        let mut out = Vec::new();
        let rate = u64::from(self.rate.get());
        if let Some(work) = &mut self.work {
            let whole = (work.came * rate).div_ceil(u64::from(SAMPLE_RATE));
            let before = work.left;
            while work.left < whole {
                work.chunk.resize(CHUNK, 0.0);
                if !work.convert(&mut out) {
                    break;
                }
            }
            let rest = whole.saturating_sub(before);
            out.truncate(usize::try_from(rest).unwrap_or(usize::MAX));
            work.begin();
        }
        out
    }
}

impl Work {
    fn new(rate: NonZero<u32>) -> Result<Work, VoiceError> {
        let ratio = f64::from(rate.get()) / f64::from(SAMPLE_RATE);
        let places = rate.get() / common_divisor(rate.get(), SAMPLE_RATE);
        let filter = SincInterpolationParameters {
            f_cutoff: Some(CUT),
            ..SincInterpolationParameters::new(AROUND, WindowFunction::BlackmanHarris)
        };
        let filter = if places > MOST_PLACES {
            filter
        } else {
            let places = places * LEAST_PLACES.div_ceil(places);
            filter
                .oversampling_factor(places as usize)
                .interpolation(SincInterpolationType::Nearest)
        };
        let sinc = Async::new_sinc(ratio, 1.0, &filter, CHUNK, 1, FixedAsync::Input);
        let sinc = sinc.map_err(|why| VoiceError::NoDevice {
            why: why.to_string(),
        })?;
        let mut work = Work {
            chunk: Vec::with_capacity(CHUNK),
            made: vec![0.0; sinc.output_frames_max()],
            sinc,
            skip: 0,
            came: 0,
            left: 0,
        };
        work.begin();
        Ok(work)
    }

    fn begin(&mut self) {
        self.sinc.reset();
        self.chunk.clear();
        self.skip = self.sinc.output_delay();
        self.came = 0;
        self.left = 0;
    }

    /// The most samples of the card that this many of our own can make.
    fn room_for(&self, samples: usize) -> usize {
        (samples / CHUNK + 1) * self.made.len()
    }

    /// Makes samples of the card from the chunk; returns how many.
    fn by_the_library(&mut self) -> Result<usize, Box<dyn Error>> {
        let most = self.made.len();
        let from = InterleavedSlice::new(&self.chunk, 1, CHUNK)?;
        let mut to = InterleavedSlice::new_mut(&mut self.made, 1, most)?;
        let (_, made) = self.sinc.process_into_buffer(&from, &mut to, None)?;
        Ok(made)
    }

    /// Converts the chunk, which is full. Returns false where the library refuses it.
    fn convert(&mut self, out: &mut Vec<f32>) -> bool {
        let made = self.by_the_library();
        self.chunk.clear();
        let made = match made {
            Ok(made) => made,
            Err(why) => {
                // The sizes are those that the library names, so it refuses none.
                tracing::error!(%why, "the voice cannot be brought to the rate of the card");
                return false;
            }
        };
        let skipped = self.skip.min(made);
        self.skip -= skipped;
        let kept = self.made.get(skipped..made).unwrap_or_default();
        self.left += kept.len() as u64;
        out.extend_from_slice(kept);
        true
    }
}

/// The greatest number that divides both.
const fn common_divisor(one: u32, other: u32) -> u32 {
    if other == 0 {
        one
    } else {
        common_divisor(other, one % other)
    }
}

impl fmt::Debug for Resampler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Resampler")
            .field("rate", &self.rate)
            .finish_non_exhaustive()
    }
}
