//! The one utterance that is being said: how far it is, and when the next report is overdue.

use std::time::{Duration, Instant};

use tts::UtteranceId as ServiceId;

use super::super::{Rate, Speech};
use super::worker::{Happening, Key, Run};

/// How long the service may take to accept a text and to begin it. The queue is stricter with a
/// voice that has begun once; this is for one that has not.
const BEGIN: Duration = Duration::from_secs(3);
/// How often it is asked whether it lives while it speaks. A killed one is noticed by nothing else.
pub(super) const PROBE_EVERY: Duration = Duration::from_millis(400);
/// The longest a letter takes at the normal rate, twice; and what an end may be late.
const PER_LETTER: Duration = Duration::from_millis(240);
const LATE_END: Duration = Duration::from_secs(3);
/// Reports that may come before the id they belong to: a begin, an end and a stop.
const MOST_EARLY: usize = 4;

/// What is being said.
#[derive(Debug)]
pub(super) struct Current {
    pub(super) speech: Speech,
    pub(super) stage: Stage,
    /// Was `Begun` told?
    pub(super) begun: bool,
    /// Was `Cancel` asked for?
    pub(super) cancelled: bool,
    /// When the next report is overdue.
    pub(super) due: Instant,
}

#[derive(Debug)]
pub(super) enum Stage {
    /// Its sound is played.
    Chiming,
    /// The service has its words.
    Speaking {
        by: Key,
        run: Run,
        /// The service's name for it, once it was told.
        known_as: Option<ServiceId>,
        /// What was reported before that.
        early: Vec<(Happening, ServiceId, Instant)>,
        probe_at: Instant,
    },
}

impl Current {
    pub(super) fn new(speech: Speech) -> Current {
        Current {
            speech,
            stage: Stage::Chiming,
            begun: false,
            cancelled: false,
            due: Instant::now() + BEGIN,
        }
    }

    /// A connection was told to say it.
    pub(super) fn is_spoken_by(&mut self, by: Key, run: Run) {
        self.stage = Stage::Speaking {
            by,
            run,
            known_as: None,
            early: Vec::new(),
            probe_at: Instant::now() + PROBE_EVERY,
        };
        self.due = Instant::now() + BEGIN;
    }

    /// The service named what it was told. What of it was reported before, in order.
    pub(super) fn accepted(&mut self, accepted: Run, id: ServiceId) -> Vec<(Happening, Instant)> {
        match &mut self.stage {
            Stage::Speaking {
                run,
                known_as,
                early,
                ..
            } if *run == accepted => {
                *known_as = Some(id);
                (early.drain(..).filter(|(_, of, _)| *of == id))
                    .map(|(happening, _, at)| (happening, at))
                    .collect()
            }
            Stage::Speaking { .. } | Stage::Chiming => Vec::new(),
        }
    }

    /// Is this report about it? What may be is kept until its name is known; anything else is the
    /// tail of one that was cut.
    pub(super) fn is_meant(
        &mut self,
        from: Key,
        happening: Happening,
        id: ServiceId,
        at: Instant,
    ) -> bool {
        match &mut self.stage {
            Stage::Speaking {
                by,
                known_as,
                early,
                ..
            } if *by == from => {
                if known_as.is_none() && early.len() < MOST_EARLY {
                    early.push((happening, id, at));
                }
                *known_as == Some(id)
            }
            Stage::Speaking { .. } | Stage::Chiming => false,
        }
    }

    /// It can be heard. True the first time: a sound and the words after it are one utterance.
    pub(super) fn begins(&mut self) -> bool {
        if !self.cancelled {
            let text = self.speech.text.as_deref().unwrap_or_default();
            self.due = Instant::now() + longest(text.chars().count(), self.speech.delivery.rate);
        }
        !std::mem::replace(&mut self.begun, true)
    }
}

/// Longer than any voice takes for so many letters.
fn longest(letters: usize, rate: Rate) -> Duration {
    let letters = u32::try_from(letters).unwrap_or(u32::MAX);
    let normal = u32::from(Rate::NORMAL.words_a_minute());
    let at_normal = PER_LETTER.saturating_mul(letters).saturating_mul(normal);
    at_normal / u32::from(rate.words_a_minute()) + LATE_END
}
