// SPDX-License-Identifier: GPL-3.0-or-later
//! The values that each choice can have: read from the word that files and people write, taken over, and stepped through.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use zgoda_speech::Language;
use zgoda_speech::announcement::{Choice, Chosen, LowTimes, Whisper, Words};
use zgoda_speech::numbers::{LetterStyle, NumberStyle};
use zgoda_speech::settings::{Pitch, Verbosity, VoiceName, Volume};
use zgoda_speech::voice::Rate;

use super::{Preferences, low_times};

/// The word in place of a voice's name: the language's own voice.
pub const USUAL: &str = "usual";
/// The word in place of a topic's own verbosity: the topic has the general verbosity.
pub const SAME: &str = "same";

/// The step of the rate, in words a minute: large enough to be heard, and to come from one end to the other in few steps.
const RATE_STEP: u16 = 30;
/// The step of pitch and volume, in per cent.
const PERCENT_STEP: u8 = 10;

/// The direction in which one steps through the values of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A step to a lower value, or the value before.
    Down,
    /// A step to a higher value, or the next value.
    Up,
}

/// The choice that `text` means as it is typed: written as in files, or as a list of own times. `None` if it is no such choice.
#[must_use]
pub fn typed(of: Chosen, text: &str) -> Option<Choice> {
    read(of, text).or_else(|| match of {
        Chosen::LowTime => low_times::typed(text).map(Choice::LowTimeAt),
        _ => None,
    })
}

/// The choice that `text` means as files write it; a list of own times has a key of its own there. `None` if it is no such choice.
#[must_use]
pub fn read(of: Chosen, text: &str) -> Option<Choice> {
    let text = text.trim();
    Some(match of {
        Chosen::Language => {
            let mut all = Language::ALL.into_iter();
            Choice::Language(all.find(|it| it.tag().eq_ignore_ascii_case(text))?)
        }
        Chosen::Rate => Choice::Rate(Rate::new(text.parse().ok()?).ok()?),
        Chosen::Volume => Choice::Volume(Volume::new(text.parse().ok()?).ok()?),
        Chosen::Pitch => Choice::Pitch(Pitch::new(text.parse().ok()?).ok()?),
        Chosen::Voice if text.eq_ignore_ascii_case(USUAL) => Choice::Voice(None),
        Chosen::Voice => Choice::Voice(Some(VoiceName::new(text).ok()?)),
        Chosen::Verbosity => Choice::Verbosity(word(&Verbosity::ALL, text, |it| it.word())?),
        Chosen::VerbosityOf(topic) if text.eq_ignore_ascii_case(SAME) => {
            Choice::VerbosityOf(topic, None)
        }
        Chosen::VerbosityOf(topic) => {
            let own = word(&Verbosity::ALL, text, |it| it.word())?;
            Choice::VerbosityOf(topic, Some(own))
        }
        Chosen::Numbers => Choice::Numbers(word(&NumberStyle::ALL, text, |it| it.word())?),
        Chosen::Letters => Choice::Letters(word(&LetterStyle::ALL, text, |it| it.word())?),
        Chosen::Sounds => Choice::Sounds(switch(text)?),
        Chosen::LowTime => Choice::LowTime(word(&LowTimes::ALL, text, |it| it.word())?),
        Chosen::Pulses => Choice::Pulses(switch(text)?),
        Chosen::Words => Choice::Words(word(&Words::ALL, text, |it| it.word())?),
        Chosen::Whisper => Choice::Whisper(word(&Whisper::ALL, text, |it| it.word())?),
    })
}

impl Preferences {
    /// Takes over one choice.
    pub fn take(&mut self, choice: &Choice) {
        let speech = &mut self.speech;
        match choice {
            Choice::Language(language) => speech.language = *language,
            Choice::Rate(rate) => speech.delivery.rate = *rate,
            Choice::Volume(volume) => speech.delivery.volume = *volume,
            Choice::Pitch(pitch) => speech.delivery.pitch = *pitch,
            Choice::Voice(voice) => speech.delivery.voice.clone_from(voice),
            Choice::Verbosity(verbosity) => speech.verbosity.general = *verbosity,
            Choice::VerbosityOf(topic, own) => speech.verbosity.set(*topic, *own),
            Choice::Numbers(style) => speech.style.numbers = *style,
            Choice::Letters(style) => speech.style.letters = *style,
            Choice::Sounds(state) => speech.earcons = *state,
            Choice::LowTime(times) => self.low_time = *times,
            Choice::LowTimeAt(times) => {
                self.low_time = LowTimes::Own;
                self.low_time_at.clone_from(times);
            }
            Choice::Pulses(state) => self.pulses = *state,
            Choice::Words(words) => self.words = *words,
            Choice::Whisper(whisper) => self.whisper = *whisper,
        }
    }

    /// The present value of a choice.
    #[must_use]
    pub fn of(&self, of: Chosen) -> Choice {
        let speech = &self.speech;
        match of {
            Chosen::Language => Choice::Language(speech.language),
            Chosen::Rate => Choice::Rate(speech.delivery.rate),
            Chosen::Volume => Choice::Volume(speech.delivery.volume),
            Chosen::Pitch => Choice::Pitch(speech.delivery.pitch),
            Chosen::Voice => Choice::Voice(speech.delivery.voice.clone()),
            Chosen::Verbosity => Choice::Verbosity(speech.verbosity.general),
            Chosen::VerbosityOf(topic) => Choice::VerbosityOf(topic, speech.verbosity.own(topic)),
            Chosen::Numbers => Choice::Numbers(speech.style.numbers),
            Chosen::Letters => Choice::Letters(speech.style.letters),
            Chosen::Sounds => Choice::Sounds(speech.earcons),
            Chosen::LowTime => Choice::LowTime(self.low_time),
            Chosen::Pulses => Choice::Pulses(self.pulses),
            Chosen::Words => Choice::Words(self.words),
            Chosen::Whisper => Choice::Whisper(self.whisper),
        }
    }

    /// The value of `of` after one step; `None` at the end, because a menu does not go round. `voices` are the voices that speak
    /// the language in use.
    #[must_use]
    pub fn stepped(&self, of: Chosen, step: Step, voices: &[VoiceName]) -> Option<Choice> {
        Some(match self.of(of) {
            Choice::Language(it) => Choice::Language(next(&Language::ALL, &it, step)?),
            Choice::Rate(rate) => {
                let (least, most) = (Rate::SLOWEST, Rate::FASTEST);
                let now = rate.words_a_minute();
                let then = match step {
                    Step::Up => now.saturating_add(RATE_STEP).min(most.words_a_minute()),
                    Step::Down => now.saturating_sub(RATE_STEP).max(least.words_a_minute()),
                };
                Choice::Rate(Rate::new(then).ok().filter(|_| then != now)?)
            }
            Choice::Volume(volume) => {
                let then = percent(volume.percent(), step)?.max(Volume::SOFTEST.percent());
                Choice::Volume(Volume::new(then).ok().filter(|it| *it != volume)?)
            }
            Choice::Pitch(pitch) => {
                Choice::Pitch(Pitch::new(percent(pitch.percent(), step)?).ok()?)
            }
            Choice::Voice(voice) => {
                let mut all = vec![None];
                all.extend(voices.iter().cloned().map(Some));
                // A voice that does not exist gives way to the language's own voice.
                let known = all.contains(&voice);
                Choice::Voice(if known {
                    next(&all, &voice, step)?
                } else {
                    None
                })
            }
            Choice::Verbosity(it) => Choice::Verbosity(next(&Verbosity::ALL, &it, step)?),
            Choice::VerbosityOf(topic, own) => {
                let [terse, normal, full] = Verbosity::ALL.map(Some);
                let all = [None, terse, normal, full];
                Choice::VerbosityOf(topic, next(&all, &own, step)?)
            }
            Choice::Numbers(it) => Choice::Numbers(next(&NumberStyle::ALL, &it, step)?),
            Choice::Letters(it) => Choice::Letters(next(&LetterStyle::ALL, &it, step)?),
            Choice::Sounds(it) => Choice::Sounds(next(&SWITCH, &it, step)?),
            Choice::LowTime(_) | Choice::LowTimeAt(_) => {
                let times = next(&LowTimes::ALL, &self.low_time, step)?;
                // Own times can be chosen only if there is a list of them.
                let there = times != LowTimes::Own || !self.low_time_at.is_empty();
                Choice::LowTime(Some(times).filter(|_| there)?)
            }
            Choice::Pulses(it) => Choice::Pulses(next(&SWITCH, &it, step)?),
            Choice::Words(it) => Choice::Words(next(&Words::ALL, &it, step)?),
            Choice::Whisper(it) => Choice::Whisper(next(&Whisper::ALL, &it, step)?),
        })
    }
}

/// The values of a switch, the higher one last.
const SWITCH: [bool; 2] = [false, true];

/// Reads a word of a closed list.
fn word<T: Copy>(all: &[T], text: &str, word: impl Fn(T) -> &'static str) -> Option<T> {
    let mut all = all.iter();
    all.find(|it| word(**it).eq_ignore_ascii_case(text))
        .copied()
}

fn switch(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

/// The neighbour of `now` in a list that does not go round.
fn next<T: Clone + PartialEq>(all: &[T], now: &T, step: Step) -> Option<T> {
    let at = all.iter().position(|it| it == now)?;
    let at = match step {
        Step::Up => at.checked_add(1)?,
        Step::Down => at.checked_sub(1)?,
    };
    all.get(at).cloned()
}

fn percent(now: u8, step: Step) -> Option<u8> {
    let then = match step {
        Step::Up => now.saturating_add(PERCENT_STEP).min(100),
        Step::Down => now.saturating_sub(PERCENT_STEP),
    };
    (then != now).then_some(then)
}
