// SPDX-License-Identifier: GPL-3.0-or-later
//! A simulated voice with the interface of a real voice. It begins and ends after a delay, can be cancelled, and can be dead.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use zgoda_game::Moment;
use zgoda_speech::voice::{Command, VoiceEvent};
use zgoda_speech::{Listener, UtteranceId, VoiceSlot};

/// The behaviour of a voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoiceHabit {
    /// The voice speaks without taking time, for stories in which only the words matter.
    Instant,
    /// The voice begins after a moment and speaks as fast as people do.
    Paced,
    /// Text takes the place of a voice, and words take the place of sounds.
    Text,
    /// The platform's voice speaks this many utterances and then never answers again. The built-in voice stands in for it.
    Dies {
        /// The number of utterances before the failure.
        after: u32,
    },
}

/// The time from the command to the first sample.
const BEGIN: Duration = Duration::from_millis(20);
/// The time of a character at about 175 words a minute.
const A_CHARACTER: Duration = Duration::from_millis(60);
/// The length of a sound without words.
const A_SOUND: Duration = Duration::from_millis(150);

impl VoiceHabit {
    /// The voice that is preferred.
    #[must_use]
    pub const fn slot(self) -> VoiceSlot {
        match self {
            VoiceHabit::Instant | VoiceHabit::Paced => VoiceSlot::Embedded,
            VoiceHabit::Text => VoiceSlot::Text,
            VoiceHabit::Dies { .. } => VoiceSlot::System,
        }
    }
}

/// The voices of all channels, which all have the same behaviour.
#[derive(Debug)]
pub struct Voices {
    habit: VoiceHabit,
    sounding: BTreeMap<Listener, Sounding>,
    begun: BTreeMap<Listener, u32>,
}

#[derive(Debug)]
struct Sounding {
    slot: VoiceSlot,
    id: UtteranceId,
    begins: Option<Moment>,
    ends: Moment,
}

impl Voices {
    /// Voices that make no sound.
    #[must_use]
    pub const fn new(habit: VoiceHabit) -> Voices {
        Voices {
            habit,
            sounding: BTreeMap::new(),
            begun: BTreeMap::new(),
        }
    }

    /// Gives a voice of this listener's channel a command.
    pub fn command(&mut self, of: Listener, slot: VoiceSlot, command: &Command, now: Moment) {
        match command {
            Command::Speak(speech) => {
                let begun = self.begun.get(&of).copied().unwrap_or_default();
                let dead = match self.habit {
                    VoiceHabit::Dies { after } => slot == VoiceSlot::System && begun >= after,
                    _ => false,
                };
                if dead {
                    return;
                }
                let length = speech.text.as_ref().map_or(A_SOUND, |text| {
                    A_CHARACTER * u32::try_from(text.chars().count()).unwrap_or(u32::MAX)
                });
                let (begins, ends) = if self.habit == VoiceHabit::Instant {
                    (now, now)
                } else {
                    (now.after(BEGIN), now.after(BEGIN).after(length))
                };
                let sounding = Sounding {
                    slot,
                    id: speech.id,
                    begins: Some(begins),
                    ends,
                };
                self.sounding.insert(of, sounding);
            }
            Command::Cancel(id) => {
                let sounding = self.sounding.get(&of);
                if sounding.is_some_and(|it| it.slot == slot && it.id == *id) {
                    self.sounding.remove(&of);
                }
            }
            Command::Shutdown => {
                self.sounding.remove(&of);
            }
        }
    }

    /// The moment of a voice's next answer.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let sounding = self.sounding.values();
        sounding.map(|it| it.begins.unwrap_or(it.ends)).min()
    }

    /// The answer of a voice by `now`, and the listener of its channel.
    pub fn answer(&mut self, now: Moment) -> Option<(Listener, VoiceSlot, VoiceEvent)> {
        let of = |it: &Sounding| it.begins.unwrap_or(it.ends) <= now;
        let of = *self.sounding.iter().find(|(_, it)| of(it))?.0;
        let sounding = self.sounding.get_mut(&of)?;
        let (slot, id, at) = (sounding.slot, sounding.id, Instant::now());
        if sounding.begins.take().is_some() {
            *self.begun.entry(of).or_default() += 1;
            return Some((of, slot, VoiceEvent::Begun { id, at }));
        }
        self.sounding.remove(&of);
        Some((of, slot, VoiceEvent::Ended { id, at }))
    }
}
