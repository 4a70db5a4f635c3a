//! Personal choices: how people are spoken to, and what their clock and board tell them unasked.
//!
//! Choices come in layers, each over the one before: the suggestions of event and environment, the person's own choices, those of
//! the profile in use, and those of the command line for this run. `choice` has the possible values, `file` the settings file of
//! a person; the program (`app/src/settings_files`) knows where the file lies and writes it. The user of a choice checks whether
//! the event allows it.

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

/// All choices of one person, settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// The settings with which they are spoken to.
    pub speech: SpeechSettings,
    /// The low times that the person's own clock says by itself, if the event allows them.
    pub low_time: LowTimes,
    /// The person's own times for low time, the longest first; empty where none are named.
    pub low_time_at: Vec<Duration>,
    /// True if a gamepad's motor marks low time, too.
    pub pulses: bool,
    /// Whether words or only sounds follow half-moves announced aloud.
    pub words: Words,
    /// The way in which the squares of their own board are told.
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

/// The half-move that is said as a sample of the settings.
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
    /// The person's own times for low time, kept even while another choice is in force; empty where this layer
    /// names none.
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

    /// Lays the layer over earlier choices.
    fn over(&self, all: &mut Preferences) {
        if !self.low_time_at.is_empty() {
            all.low_time_at.clone_from(&self.low_time_at);
        }
        for choice in self.choices.values() {
            all.take(choice);
        }
    }
}

/// Choices under a name, laid over the person's own choices.
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
    /// The sounds that they know.
    met: MetSounds,
    /// The file as it is to be kept, with unknown keys and comments.
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

    /// Notes a choice of the command line: over all others, for this run only, and not kept.
    pub fn for_this_run(&mut self, choice: Choice) {
        self.this_run.put(choice);
    }

    /// The choices of all layers, settled.
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

    /// Takes a choice, for the profile in use if there is one. It holds at once, even over the command line.
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

    /// The voice that speaks to them where the command line names none.
    #[must_use]
    pub const fn speaker(&self) -> Option<&VoiceSpec> {
        self.speaker.as_ref()
    }

    /// Sets the usual voice, if `speaker` can be one: a sound file is for one game.
    pub fn set_speaker(&mut self, speaker: &VoiceSpec) {
        if file::put_speaker(&mut self.document, speaker) {
            self.speaker = Some(speaker.clone());
        }
    }

    /// The names of their profiles, in the order of the file.
    pub fn profiles(&self) -> impl ExactSizeIterator<Item = &str> {
        self.profiles.iter().map(|it| it.name.as_str())
    }

    /// The profile in use.
    #[must_use]
    pub fn profile(&self) -> Option<&str> {
        Some(self.profile_in_use()?.name.as_str())
    }

    /// Switches to the next profile, in a circle: none, the first, and so on.
    pub fn next_profile(&mut self) {
        let next = self.in_use.map_or(0, |at| at.saturating_add(1));
        self.use_at((next < self.profiles.len()).then_some(next));
    }

    /// Switches to the profile before.
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

    /// Makes a new profile without choices and switches to it, so that further choices go there.
    ///
    /// # Errors
    /// The name cannot name a profile or is taken, there are [`MOST_PROFILES`] already, or something else stands in
    /// the file where profiles go.
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

    /// The meanings of keys and buttons, as they wrote them: each by the name of the key or button, with its command.
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

    /// The sounds that they know.
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

    /// The file as it is to be kept; `None` where the existing file is to be left as it is.
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
    /// The choices for announcements to everybody present; `None` to use those of the player at this program.
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

    /// The choices of a listener. Those of `here`, the player at this program, apply to the arbiter, and to the room if it has
    /// none of its own.
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
