//! The one utterance that is being said: how far it is, and when the next report is overdue.

use std::time::{Duration, Instant};

use tts::UtteranceId as ServiceId;

use super::super::{Rate, Speech};
use super::worker::{Happening, Key, Run};

/// How long the service may take to accept a text and to begin it. The queue is stricter with a
/// voice that has begun once; this is for one that has not.
const BEGIN: Duration = Duration::from_secs(3);
/// How often it is asked whether it lives while it speaks. One that was killed, or stands still, is noticed by
/// nothing else.
const PROBE_EVERY: Duration = Duration::from_millis(250);
/// How long it may take to answer that: measured, 1 to 32 ms. With the time until it is asked, silence inside an
/// utterance lasts less than a second.
const ANSWER: Duration = Duration::from_millis(500);
/// How much later everything may come while it looks through its voices, twice for each search, which keeps it from all
/// else. Thirteen thousand took it 0.5 to 0.75 s each time, and up to 2.3 s where four other programs wanted both
/// processors. One that freezes then is replaced within four seconds.
const IN_SEARCH: Duration = Duration::from_secs(3);
/// A look at the time that comes so much too late says that not the service stood still but this program: it was
/// stopped, or the machine had no time for it.
const STOOD_STILL: Duration = Duration::from_millis(200);
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
        probe: Probe,
    },
}

/// The question whether it lives.
#[derive(Clone, Copy, Debug)]
pub(super) enum Probe {
    /// It is asked then.
    At(Instant),
    /// It was asked, and is to answer by then.
    Asked(Instant),
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Due {
    Nothing,
    /// It is to be asked whether it lives.
    Probe(Key),
    /// It has not answered, or not reported what it must.
    GiveUp,
}

/// Is a voice looked for now?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Searching {
    Yes,
    No,
}

impl Searching {
    /// How long something may take now that usually takes no longer than this.
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

    /// A connection was told to say it.
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

    /// When it is to be looked at again.
    pub(super) fn deadline(&self) -> Instant {
        match &self.stage {
            Stage::Speaking {
                probe: Probe::At(at) | Probe::Asked(at),
                ..
            } => self.due.min(*at),
            Stage::Chiming => self.due,
        }
    }

    /// What is due now.
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
                // Its answer may lie here, unread.
                *probe = Probe::Asked(now + answer);
                Due::Nothing
            }
            Probe::Asked(until) if until <= now => Due::GiveUp,
            Probe::At(_) | Probe::Asked(_) => Due::Nothing,
        }
    }

    /// A connection answered. What was asked before a voice was looked for is answered after it.
    pub(super) fn lives(&mut self, from: Key, now: Instant) {
        if let Stage::Speaking { by, probe, .. } = &mut self.stage
            && *by == from
        {
            *probe = Probe::At(now + PROBE_EVERY);
        }
    }

    /// A voice is looked for from now on, and the service may be slow to answer; or that is over.
    pub(super) fn waits_anew(&mut self, searching: Searching, now: Instant) {
        if let Stage::Speaking {
            probe: Probe::Asked(until),
            ..
        } = &mut self.stage
        {
            *until = now + searching.patience(ANSWER);
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::settings::Delivery;
    use crate::utterance::UtteranceId;

    /// From the last sign of life of a service that speaks to the moment at which it is given up.
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

    /// So long the service may take to begin what it is told now.
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
