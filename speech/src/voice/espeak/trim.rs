// SPDX-License-Identifier: GPL-3.0-or-later
//! Removes the silence at both ends of an utterance while the utterance is being made.
//!
//! The synthesiser begins with 12 to 50 ms of silence, which a listener waits for, and ends with
//! more silence, which keeps the next prompt waiting. Pauses inside stay as they are.

use std::ops::ControlFlow;

use super::SAMPLE_RATE;

/// The level below which a sample is silence (of 32 768, about -50 dB).
const SILENCE: i16 = 100;
/// The silence kept before the first sound, so that its onset is not cut: 3 ms.
const BEFORE: usize = (SAMPLE_RATE * 3 / 1000) as usize;
/// The silence kept after the last sound, so that it does not end in a click: 10 ms.
const AFTER: usize = (SAMPLE_RATE / 100) as usize;

/// Passes samples on, beginning shortly before the first audible sample and ending shortly after the last.
#[derive(Debug, Default)]
pub(super) struct Trim {
    begun: bool,
    /// Quiet samples that are not passed on until something audible follows.
    held: Vec<i16>,
}

impl Trim {
    pub(super) fn feed(
        &mut self,
        samples: &[i16],
        emit: &mut dyn FnMut(&[i16]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.held.extend_from_slice(samples);
        let Some(last) = self.held.iter().rposition(audible) else {
            if !self.begun {
                let superfluous = self.held.len().saturating_sub(BEFORE);
                self.held.drain(..superfluous);
            }
            return ControlFlow::Continue(());
        };
        let first = if self.begun {
            0
        } else {
            let first = self.held.iter().position(audible).unwrap_or(0);
            first.saturating_sub(BEFORE)
        };
        self.begun = true;
        let flow = emit(&self.held[first..=last]);
        self.held.drain(..=last);
        flow
    }

    pub(super) fn finish(self, emit: &mut dyn FnMut(&[i16]) -> ControlFlow<()>) -> ControlFlow<()> {
        let tail = &self.held[..self.held.len().min(AFTER)];
        if self.begun && !tail.is_empty() {
            emit(tail)
        } else {
            ControlFlow::Continue(())
        }
    }
}

fn audible(sample: &i16) -> bool {
    sample.unsigned_abs() > SILENCE.unsigned_abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trimmed(blocks: &[&[i16]]) -> Vec<i16> {
        let mut out = Vec::new();
        let mut trim = Trim::default();
        let mut emit = |samples: &[i16]| {
            out.extend_from_slice(samples);
            ControlFlow::Continue(())
        };
        for block in blocks {
            let _ = trim.feed(block, &mut emit);
        }
        let _ = trim.finish(&mut emit);
        out
    }

    #[test]
    fn the_ends_go_and_the_pause_inside_stays() {
        let silence = vec![3; 2000];
        let sound = vec![5000; 50];
        let out = trimmed(&[&silence, &silence, &sound, &silence, &sound, &silence]);
        assert_eq!(out.len(), BEFORE + 50 + 2000 + 50 + AFTER);
        assert_eq!(out[BEFORE - 1], 3);
        assert_eq!(out[BEFORE], 5000);
    }

    #[test]
    fn blocks_make_no_difference() {
        let whole: Vec<i16> = (0..3000)
            .map(|i| {
                if (500..900).contains(&i) || i == 1700 {
                    900
                } else {
                    -7
                }
            })
            .collect();
        let expected = trimmed(&[&whole]);
        for size in [1, 7, 441, 2999] {
            let blocks: Vec<&[i16]> = whole.chunks(size).collect();
            assert_eq!(trimmed(&blocks), expected, "blocks of {size}");
        }
    }

    #[test]
    fn an_onset_without_silence_is_whole() {
        assert_eq!(trimmed(&[&[4000, -4000]]), [4000, -4000]);
    }

    #[test]
    fn silence_alone_is_nothing() {
        assert_eq!(trimmed(&[&[0; 5000]]), Vec::<i16>::new());
    }
}
