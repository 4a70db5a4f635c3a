// SPDX-License-Identifier: GPL-3.0-or-later
//! Personal choices: the way in which the program speaks to a person, and the facts that the person's clock and board tell unasked.
//!
//! Choices come in layers, and each layer takes precedence over the layer before: the suggestions of event and environment, the
//! person's own choices, the choices of the profile in use, and the choices of the command line for this run. `choice` has the
//! possible values, and `file` reads and changes the settings file of a person. The program (`app/src/settings_files`) knows the
//! place of the file, and writes it. The code that uses a choice checks whether the event allows it.

pub mod choice;
pub mod file;
mod low_times;
pub mod sounds;
pub mod voices;

use std::collections::BTreeMap;
use std::time::Duration;

use toml_edit::DocumentMut;
use zgoda_game::{BySide, Side, Variant};
use zgoda_speech::announcement::{
    Action, Choice, Chosen, Earcon, LowTimes, ProfileRefusal, SpokenMove, Whisper, Words,
};
use zgoda_speech::met_sounds::MetSounds;
use zgoda_speech::phrase::is_said_whole;
use zgoda_speech::voice::VoiceSpec;
use zgoda_speech::{Language, Listener, SpeechSettings};

use crate::hands::stroke::{InputDevice, Stroke};

/// The most profiles, because stepping through a longer menu takes more time than changing the settings.
pub const MOST_PROFILES: usize = 8;

/// The most characters in the name of a profile; this also bounds the spoken text.
pub const LONGEST_PROFILE: usize = 40;

/// The choices of one person that result from all layers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// The settings of the speech to this person.
    pub speech: SpeechSettings,
    /// The low times that are told to the person unasked, about their own clock, if the event allows it.
    pub low_time: LowTimes,
    /// The times left at which the person wants to hear of low time, the longest first; empty if the person named none.
    pub low_time_at: Vec<Duration>,
    /// True if a gamepad's motor marks low time, too.
    pub pulses: bool,
    /// The answer to half-moves that are announced aloud: words, or only sounds.
    pub words: Words,
    /// The way in which the person is told the squares of their own board.
    pub whisper: Whisper,
}

impl Preferences {
    /// The preferences of a person without choices.
    #[must_use]
    pub fn usual(language: Language) -> Preferences {
        Preferences {
            speech: SpeechSettings::new(language),
            low_time: LowTimes::default(),
            low_time_at: Vec::new(),
            pulses: true,
            words: Words::default(),
            whisper: Whisper::default(),
        }
    }
}

/// The half-move that is spoken as a sample of the settings.
#[must_use]
pub fn sample(variant: Variant) -> Option<SpokenMove> {
    let [from, to] = variant.rules().sample;
    Some(SpokenMove {
        from: variant.square(from).ok()?,
        via: Vec::new(),
        to: variant.square(to).ok()?,
        action: Action::Moves,
    })
}

/// One layer of choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Layer {
    choices: BTreeMap<Chosen, Choice>,
    /// The times left at which the person wants to hear of low time. They are kept even while another choice is in force; empty if
    /// this layer names none.
    low_time_at: Vec<Duration>,
}

impl Layer {
    /// Notes a choice in this layer.
    fn put(&mut self, choice: Choice) {
        let choice = match choice {
            Choice::LowTimeAt(times) => {
                self.low_time_at = times;
                Choice::LowTime(LowTimes::Own)
            }
            other => other,
        };
        self.choices.insert(choice.of(), choice);
    }

    /// Replaces earlier choices by the choices of this layer.
    fn over(&self, all: &mut Preferences) {
        if !self.low_time_at.is_empty() {
            all.low_time_at.clone_from(&self.low_time_at);
        }
        for choice in self.choices.values() {
            all.take(choice);
        }
    }
}

/// Choices under a name. While the profile is in use, they take precedence over the person's own choices.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Profile {
    name: String,
    choices: Layer,
}

/// Whether choices can be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeping {
    /// Choices are kept in the file.
    Yes,
    /// The file was not understood and is not overwritten.
    LeftAsItIs,
}

/// The choices of one person, with their profiles and strokes.
#[derive(Clone, Debug)]
pub struct Personal {
    suggested: Language,
    own: Layer,
    profiles: Vec<Profile>,
    in_use: Option<usize>,
    this_run: Layer,
    /// The usual voice, where the person has named one.
    speaker: Option<VoiceSpec>,
    /// The meanings of strokes, as the person wrote them.
    strokes: BTreeMap<(InputDevice, String), String>,
    /// The sounds that the person knows.
    met: MetSounds,
    /// The text of the settings file that is to be kept, including unknown keys and comments.
    document: DocumentMut,
    keeping: Keeping,
}

impl Personal {
    /// A person without choices, with `suggested` as language until they choose one.
    #[must_use]
    pub fn new(suggested: Language) -> Personal {
        Personal {
            suggested,
            own: Layer::default(),
            profiles: Vec::new(),
            in_use: None,
            this_run: Layer::default(),
            speaker: None,
            strokes: BTreeMap::new(),
            met: MetSounds::default(),
            document: DocumentMut::new(),
            keeping: Keeping::Yes,
        }
    }

    /// Notes a choice of the command line. It takes precedence over all other choices, holds for this run only, and is not written
    /// to the file.
    pub fn for_this_run(&mut self, choice: Choice) {
        self.this_run.put(choice);
    }

    /// The choices that result from all layers.
    #[must_use]
    pub fn preferences(&self) -> Preferences {
        let mut all = Preferences::usual(self.suggested);
        let profile = self.profile_in_use().map(|profile| &profile.choices);
        let layers = [Some(&self.own), profile, Some(&self.this_run)];
        for layer in layers.into_iter().flatten() {
            layer.over(&mut all);
        }
        all
    }

    /// Takes a choice of the person, as part of the profile in use if there is one. It holds from now on, and takes precedence even
    /// over the command line.
    pub fn choose(&mut self, choice: Choice) {
        self.this_run.choices.remove(&choice.of());
        file::put(
            &mut self.document,
            self.in_use.map(|at| self.profiles[at].name.as_str()),
            &choice,
        );
        match self.in_use {
            Some(at) => self.profiles[at].choices.put(choice),
            None => self.own.put(choice),
        }
    }

    /// The voice that speaks to the person if the command line names no voice.
    #[must_use]
    pub const fn speaker(&self) -> Option<&VoiceSpec> {
        self.speaker.as_ref()
    }

    /// Sets the usual voice. A sound file cannot be a usual voice, because it is for one game, so `speaker` is ignored then.
    pub fn set_speaker(&mut self, speaker: &VoiceSpec) {
        if file::put_speaker(&mut self.document, speaker) {
            self.speaker = Some(speaker.clone());
        }
    }

    /// The names of the person's profiles, in the order of the file.
    pub fn profiles(&self) -> impl ExactSizeIterator<Item = &str> {
        self.profiles.iter().map(|it| it.name.as_str())
    }

    /// The profile in use.
    #[must_use]
    pub fn profile(&self) -> Option<&str> {
        Some(self.profile_in_use()?.name.as_str())
    }

    /// Switches to the next profile. No profile comes before the first one and after the last one.
    pub fn next_profile(&mut self) {
        let next = self.in_use.map_or(0, |at| at.saturating_add(1));
        self.use_at((next < self.profiles.len()).then_some(next));
    }

    /// Switches to the previous profile, in the same circle.
    pub fn previous_profile(&mut self) {
        let last = self.profiles.len().checked_sub(1);
        self.use_at(match self.in_use {
            None => last,
            Some(at) => at.checked_sub(1),
        });
    }

    /// Switches to no profile.
    pub fn no_profile(&mut self) {
        self.use_at(None);
    }

    /// Switches to the profile of this name, in small or large letters.
    ///
    /// # Errors
    /// No profile has this name.
    pub fn use_profile(&mut self, name: &str) -> Result<(), NoSuchProfile> {
        let name = name.trim().to_lowercase();
        let mut all = self.profiles.iter();
        let at = all.position(|it| it.name.to_lowercase() == name);
        self.use_at(Some(at.ok_or(NoSuchProfile)?));
        Ok(())
    }

    /// Makes a new profile without choices and switches to it, so that further choices belong to it.
    ///
    /// # Errors
    /// The name cannot name a profile or is taken, there are [`MOST_PROFILES`] profiles already, or the file has something else in
    /// the place of the profiles.
    pub fn new_profile(&mut self, name: &str) -> Result<(), ProfileRefusal> {
        let name = name.trim();
        let taken = self
            .profiles()
            .any(|it| it.to_lowercase() == name.to_lowercase());
        if !is_a_name(name) {
            return Err(ProfileRefusal::Name);
        } else if taken {
            return Err(ProfileRefusal::Taken);
        } else if self.profiles.len() >= MOST_PROFILES {
            return Err(ProfileRefusal::Full);
        }
        file::put_profile(&mut self.document, name)?;
        self.profiles.push(Profile {
            name: name.to_owned(),
            choices: Layer::default(),
        });
        self.use_at(self.profiles.len().checked_sub(1));
        Ok(())
    }

    /// The meanings of keys and buttons, as the person wrote them. Each item has the device, the name of the key or button, and the
    /// command.
    pub fn strokes(&self) -> impl Iterator<Item = (InputDevice, &str, &str)> {
        let all = self.strokes.iter();
        all.map(|((device, stroke), action)| (*device, stroke.as_str(), action.as_str()))
    }

    /// Gives a key or a button another meaning, in the words of the file.
    ///
    /// # Errors
    /// The meaning cannot be kept.
    pub fn set_stroke(&mut self, stroke: Stroke, action: &str) -> Result<(), Taken> {
        file::put_stroke(&mut self.document, stroke, action)
    }

    /// The sounds that the person knows.
    #[must_use]
    pub const fn met_sounds(&self) -> &MetSounds {
        &self.met
    }

    /// Counts that the person has met a sound once more. Returns the file to be kept; `None` if nothing changed, or if the person
    /// has no choices yet and so no file.
    pub fn meet(&mut self, sound: Earcon) -> Option<String> {
        let before = self.met.clone();
        self.met.meet(sound);
        if self.met == before || self.document.is_empty() {
            return None;
        }
        file::put_met(&mut self.document, &self.met);
        self.written()
    }

    /// The text of the settings file that is to be kept; `None` if the existing file must not be changed.
    #[must_use]
    pub fn written(&self) -> Option<String> {
        match self.keeping {
            Keeping::Yes => Some(self.document.to_string()),
            Keeping::LeftAsItIs => None,
        }
    }

    fn profile_in_use(&self) -> Option<&Profile> {
        self.profiles.get(self.in_use?)
    }

    fn use_at(&mut self, at: Option<usize>) {
        self.in_use = at;
        let name = self.profile().map(str::to_owned);
        file::put_in_use(&mut self.document, name.as_deref());
    }
}

/// No profile has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such profile; `profile new NAME` makes one, {MOST_PROFILES} at most")]
pub struct NoSuchProfile;

/// The meaning of a key cannot be kept, because the file has something else in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the settings have something else where keys and buttons go; make [keys] and [pad] tables, or remove them"
)]
pub struct Taken;

/// True if this can be the name of a profile.
fn is_a_name(name: &str) -> bool {
    is_said_whole(name)
        && name.chars().count() <= LONGEST_PROFILE
        && !name.chars().any(char::is_control)
}

/// The choices of all listeners.
#[derive(Clone, Debug)]
pub struct People {
    /// The choices of the players.
    pub players: BySide<Personal>,
    /// The choices of the assistant.
    pub assistant: Personal,
    /// The choices for announcements to everybody present. If this is `None`, the choices of the player at this program are used.
    pub room: Option<Personal>,
}

impl People {
    /// People without choices, with this language suggested.
    #[must_use]
    pub fn new(language: Language) -> People {
        People {
            players: BySide::from_fn(|_| Personal::new(language)),
            assistant: Personal::new(language),
            room: None,
        }
    }

    /// The choices of a listener. The choices of `here`, the player at this program, also apply to the arbiter, and to the room if
    /// it has no choices of its own.
    #[must_use]
    pub fn of(&self, listener: Listener, here: Side) -> &Personal {
        match listener {
            Listener::White => &self.players.white,
            Listener::Black => &self.players.black,
            Listener::Assistant => &self.assistant,
            Listener::Room => self.room.as_ref().unwrap_or(self.players.get(here)),
            Listener::Arbiter => self.players.get(here),
        }
    }

    /// The choices of a listener, to be changed.
    pub fn of_mut(&mut self, listener: Listener, here: Side) -> &mut Personal {
        match listener {
            Listener::White => &mut self.players.white,
            Listener::Black => &mut self.players.black,
            Listener::Assistant => &mut self.assistant,
            Listener::Room => match &mut self.room {
                Some(room) => room,
                None => self.players.get_mut(here),
            },
            Listener::Arbiter => self.players.get_mut(here),
        }
    }
}

#[cfg(test)]
mod tests;
