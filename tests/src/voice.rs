//! A voice with the real contract: it begins and ends later, can be cancelled, can be dead.

use std::time::{Duration, Instant};

use zgoda_game::Moment;
use zgoda_speech::voice::{Command, VoiceEvent};
use zgoda_speech::{UtteranceId, VoiceSlot};

/// How a voice behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoiceHabit {
    /// Everything is said in no time: for stories in which only the words matter.
    Instant,
    /// It begins after a moment and speaks as fast as people do.
    Paced,
    /// There is no voice: text, in which words stand for sounds.
    Text,
    /// The platform's voice speaks this many utterances and then never answers again; the built-in
    /// one stands in for it.
    Dies {
        /// Utterances before that.
        after: u32,
    },
}

/// From the command to the first sample.
const BEGIN: Duration = Duration::from_millis(20);
/// About 175 words a minute.
const A_CHARACTER: Duration = Duration::from_millis(60);
/// A sound alone.
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

/// The voices of one output.
#[derive(Debug)]
pub struct Voices {
    habit: VoiceHabit,
    sounding: Option<Sounding>,
    begun: u32,
}

#[derive(Debug)]
struct Sounding {
    slot: VoiceSlot,
    id: UtteranceId,
    begins: Option<Moment>,
    ends: Moment,
}

impl Voices {
    /// Silent voices.
    #[must_use]
    pub const fn new(habit: VoiceHabit) -> Voices {
        Voices {
            habit,
            sounding: None,
            begun: 0,
        }
    }

    /// A voice is told something.
    pub fn command(&mut self, slot: VoiceSlot, command: &Command, now: Moment) {
        match command {
            Command::Speak(speech) => {
                let dead = match self.habit {
                    VoiceHabit::Dies { after } => slot == VoiceSlot::System && self.begun >= after,
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
                self.sounding = Some(Sounding {
                    slot,
                    id: speech.id,
                    begins: Some(begins),
                    ends,
                });
            }
            Command::Cancel(id) => {
                if self
                    .sounding
                    .as_ref()
                    .is_some_and(|s| s.slot == slot && s.id == *id)
                {
                    self.sounding = None;
                }
            }
            Command::Shutdown => self.sounding = None,
        }
    }

    /// When a voice answers next.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        self.sounding
            .as_ref()
            .map(|sounding| sounding.begins.unwrap_or(sounding.ends))
    }

    /// What a voice answers by `now`.
    pub fn answer(&mut self, now: Moment) -> Option<(VoiceSlot, VoiceEvent)> {
        let sounding = self.sounding.as_mut()?;
        let (slot, id, at) = (sounding.slot, sounding.id, Instant::now());
        if sounding.begins.take_if(|begins| *begins <= now).is_some() {
            self.begun += 1;
            return Some((slot, VoiceEvent::Begun { id, at }));
        }
        if sounding.begins.is_none() && sounding.ends <= now {
            self.sounding = None;
            return Some((slot, VoiceEvent::Ended { id, at }));
        }
        None
    }
}
