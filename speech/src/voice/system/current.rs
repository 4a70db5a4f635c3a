// SPDX-License-Identifier: GPL-3.0-or-later
//! The current utterance: its stage, and the moment at which the next report is overdue.

use std::time::{Duration, Instant};

use tts::UtteranceId as ServiceId;

use super::super::{Rate, Speech};
use super::worker::{Happening, Key, Run};

/// The longest that the service may take to accept a text and to begin it. The queue is stricter with a voice that has begun once;
/// this limit is for a voice that has not begun yet.
const BEGIN: Duration = Duration::from_secs(3);
/// The interval at which a speaking service is asked whether it lives. Nothing else reveals a service that was
/// killed, or stands still.
const PROBE_EVERY: Duration = Duration::from_millis(250);
/// The longest that the service may take to answer whether it lives; 1 to 32 ms were measured. Together with the time until the
/// question, silence inside an utterance lasts less than a second.
const ANSWER: Duration = Duration::from_millis(500);
/// The delay that is allowed while the service looks through its voices and does nothing else, twice for each search. Thirteen
/// thousand voices took 0.5 to 0.75 s each time, and up to 2.3 s where four other programs wanted both processors. A service that
/// freezes then is replaced within four seconds.
const IN_SEARCH: Duration = Duration::from_secs(3);
/// If the time is looked at this much too late, this program, and not the service, stood still: the program was
/// stopped, or the machine had no time for it.
const STOOD_STILL: Duration = Duration::from_millis(200);
/// Twice the longest time for a letter at the normal rate; and the lateness allowed for an end.
const PER_LETTER: Duration = Duration::from_millis(240);
const LATE_END: Duration = Duration::from_secs(3);
/// The most reports that are kept until the id of their utterance is known; a begin, an end and a stop may come before it.
const MOST_EARLY: usize = 4;

/// The utterance that is being said.
#[derive(Debug)]
pub(super) struct Current {
    pub(super) speech: Speech,
    pub(super) stage: Stage,
    /// True if `Begun` was told.
    pub(super) begun: bool,
    /// True if `Cancel` was asked for.
    pub(super) cancelled: bool,
    /// The moment at which the next report is overdue.
    pub(super) due: Instant,
}

#[derive(Debug)]
pub(super) enum Stage {
    /// The sound of the utterance is played.
    Chiming,
    /// The service has the words of the utterance.
    Speaking {
        by: Key,
        run: Run,
        /// The service's id for the utterance, once it was told.
        known_as: Option<ServiceId>,
        /// The reports that came before that id.
        early: Vec<(Happening, ServiceId, Instant)>,
        probe: Probe,
    },
}

/// The question whether the service lives.
#[derive(Clone, Copy, Debug)]
pub(super) enum Probe {
    /// The question comes at this moment.
    At(Instant),
    /// The question was asked, and the answer is due at this moment.
    Asked(Instant),
}

/// The step that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Due {
    Nothing,
    /// The service is to be asked whether it lives.
    Probe(Key),
    /// The service has not answered, or has not sent a report that was due.
    GiveUp,
}

/// Whether a voice is looked for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Searching {
    Yes,
    No,
}

impl Searching {
    /// The time that an answer may take now, from the usual limit.
    pub(super) fn patience(self, usually: Duration) -> Duration {
        match self {
            Searching::Yes => usually + IN_SEARCH,
            Searching::No => usually,
        }
    }
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

    /// Notes that a connection was told to say the utterance.
    pub(super) fn is_spoken_by(&mut self, by: Key, run: Run, searching: Searching) {
        self.stage = Stage::Speaking {
            by,
            run,
            known_as: None,
            early: Vec::new(),
            probe: Probe::At(Instant::now() + PROBE_EVERY),
        };
        self.due = Instant::now() + searching.patience(BEGIN);
    }

    /// The moment at which the utterance is to be looked at again.
    pub(super) fn deadline(&self) -> Instant {
        match &self.stage {
            Stage::Speaking {
                probe: Probe::At(at) | Probe::Asked(at),
                ..
            } => self.due.min(*at),
            Stage::Chiming => self.due,
        }
    }

    /// The step that is due now.
    pub(super) fn is_due(&mut self, searching: Searching, now: Instant) -> Due {
        if self.due <= now {
            return Due::GiveUp;
        }
        let Stage::Speaking { by, probe, .. } = &mut self.stage else {
            return Due::Nothing;
        };
        let answer = searching.patience(ANSWER);
        match *probe {
            Probe::At(at) if at <= now => {
                *probe = Probe::Asked(now + answer);
                Due::Probe(*by)
            }
            Probe::Asked(until) if until + STOOD_STILL <= now => {
                // The program stood still, and may not have read the answer yet.
                *probe = Probe::Asked(now + answer);
                Due::Nothing
            }
            Probe::Asked(until) if until <= now => Due::GiveUp,
            Probe::At(_) | Probe::Asked(_) => Due::Nothing,
        }
    }

    /// Takes in an answer of a connection. The service answers a question from before a search for a voice only after the search.
    pub(super) fn lives(&mut self, from: Key, now: Instant) {
        if let Stage::Speaking { by, probe, .. } = &mut self.stage
            && *by == from
        {
            *probe = Probe::At(now + PROBE_EVERY);
        }
    }

    /// Adapts the deadlines when a search for a voice begins or ends. During a search the service may be slow to
    /// answer.
    pub(super) fn waits_anew(&mut self, searching: Searching, now: Instant) {
        if let Stage::Speaking {
            probe: Probe::Asked(until),
            ..
        } = &mut self.stage
        {
            *until = now + searching.patience(ANSWER);
        }
    }

    /// Takes in the service's id for a text. Returns the earlier reports about that id, in order.
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

    /// True if this report is about the current utterance. Until the service's id is known, a report that may be about the
    /// utterance is kept; any other report belongs to an utterance that was cut.
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

    /// Notes that the utterance can be heard. True the first time: a sound and the words after it are one utterance.
    pub(super) fn begins(&mut self) -> bool {
        if !self.cancelled {
            let text = self.speech.text.as_deref().unwrap_or_default();
            self.due = Instant::now() + longest(text.chars().count(), self.speech.delivery.rate);
        }
        !std::mem::replace(&mut self.begun, true)
    }
}

/// A time longer than any voice takes for this number of letters.
fn longest(letters: usize, rate: Rate) -> Duration {
    let letters = u32::try_from(letters).unwrap_or(u32::MAX);
    let normal = u32::from(Rate::NORMAL.words_a_minute());
    let at_normal = PER_LETTER.saturating_mul(letters).saturating_mul(normal);
    at_normal / u32::from(rate.words_a_minute()) + LATE_END
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::settings::Delivery;
    use crate::utterance::UtteranceId;

    /// The time from the last sign of life of a speaking service to the moment at which it is given up.
    fn given_up_after(searching: Searching) -> Duration {
        let mut current = Current::new(Speech {
            id: UtteranceId(1),
            text: Some("one two three four five ".repeat(20)),
            language: Language::English,
            delivery: Delivery::default(),
            earcon: None,
        });
        current.is_spoken_by(Key(1), Run(1), searching);
        current.begins();
        let lived = Instant::now();
        current.lives(Key(1), lived);
        let asked = current.deadline();
        assert_eq!(current.is_due(searching, asked), Due::Probe(Key(1)));
        let given_up = current.deadline();
        assert_eq!(current.is_due(searching, given_up), Due::GiveUp);
        given_up - lived
    }

    #[test]
    fn one_that_freezes_is_given_up_within_a_second_and_in_a_search_within_four() {
        assert!(given_up_after(Searching::No) < Duration::from_secs(1));
        let in_search = given_up_after(Searching::Yes);
        assert!(in_search < Duration::from_secs(4), "{in_search:?}");
        assert!(in_search > Duration::from_secs(3), "{in_search:?}");
    }

    /// The time that the service may take to begin a text that it is given now.
    fn to_begin(searching: Searching) -> Duration {
        let before = Instant::now();
        let mut current = Current::new(Speech {
            id: UtteranceId(1),
            text: Some("tak".to_owned()),
            language: Language::Polish,
            delivery: Delivery::default(),
            earcon: None,
        });
        current.is_spoken_by(Key(1), Run(1), searching);
        current.due - before
    }

    #[test]
    fn what_is_told_while_a_voice_is_looked_for_may_begin_later() {
        assert!(to_begin(Searching::Yes) >= Duration::from_secs(6));
        assert!(to_begin(Searching::No) < Duration::from_secs(6));
    }
}
