//! What people have chosen for themselves: how they are spoken to and what their clock and their board tell them
//! unasked.
//!
//! Choices come in layers, the later ones over the earlier: what the event and the environment suggest, the person's
//! own, those of the profile in use, and what the command line says for this run. `choice` knows what each can be,
//! `file` the one small file a person has, `place` where it lies, `keeper` how it is written without holding anybody
//! up. Which of it an event allows is decided where it is used.

pub mod choice;
pub mod file;
mod low_times;
pub mod place;
pub mod saver;
pub mod sounds;
pub mod voices;

use std::collections::BTreeMap;
use std::time::Duration;

use toml_edit::DocumentMut;
use zgoda_game::{BySide, Side, Variant};
use zgoda_speech::announcement::{
    Action, Choice, Chosen, Earcon, LowTimes, ProfileRefusal, SpokenMove, Whisper, Words,
};
use zgoda_speech::phrase::is_said_whole;
use zgoda_speech::voice::VoiceSpec;
use zgoda_speech::{Language, Listener, SpeechSettings};

use crate::hands::stroke::{Device, Stroke};
use sounds::MetSounds;

/// A menu of more profiles takes longer to step through than the settings themselves.
pub const MOST_PROFILES: usize = 8;

/// Longer names of profiles are nobody's; this also bounds what is spoken.
pub const LONGEST_PROFILE: usize = 40;

/// All choices of one person, settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// How they are spoken to.
    pub speech: SpeechSettings,
    /// What their own clock says by itself, of what the event allows.
    pub low_time: LowTimes,
    /// Times of their own, the longest first; none where they named none.
    pub low_time_at: Vec<Duration>,
    /// Is it felt, too?
    pub pulses: bool,
    /// What is said of half-moves announced aloud.
    pub words: Words,
    /// How the squares of their own board are told.
    pub whisper: Whisper,
}

impl Preferences {
    /// Those of one who has chosen nothing.
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

/// The half-move by which it is heard how somebody is spoken to.
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

/// Some choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Layer {
    choices: BTreeMap<Chosen, Choice>,
    /// The times at which low time is said where it is at times of one's own, whatever is chosen now; none where
    /// this layer names none.
    low_time_at: Vec<Duration>,
}

impl Layer {
    /// This is chosen here.
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

    /// Lays it over what was chosen before.
    fn over(&self, all: &mut Preferences) {
        if !self.low_time_at.is_empty() {
            all.low_time_at.clone_from(&self.low_time_at);
        }
        for choice in self.choices.values() {
            all.take(choice);
        }
    }
}

/// Choices under a name, over a person's own.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Profile {
    name: String,
    choices: Layer,
}

/// Can what is chosen be kept?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeping {
    /// It can.
    Yes,
    /// There is a file that was not understood; it is not overwritten.
    LeftAsItIs,
}

/// One person's choices.
#[derive(Clone, Debug)]
pub struct Personal {
    suggested: Language,
    own: Layer,
    profiles: Vec<Profile>,
    in_use: Option<usize>,
    this_run: Layer,
    /// Who speaks, where they have said it.
    speaker: Option<VoiceSpec>,
    /// What strokes do, as they wrote it.
    strokes: BTreeMap<(Device, String), String>,
    /// Which sounds they know.
    met: MetSounds,
    /// The file as it is to be kept, unknown keys and comments in it.
    document: DocumentMut,
    keeping: Keeping,
}

impl Personal {
    /// Somebody who has chosen nothing; until they do, `suggested` is their language.
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

    /// Chosen on the command line: it holds for this run, over everything, and is not kept.
    pub fn for_this_run(&mut self, choice: Choice) {
        self.this_run.put(choice);
    }

    /// What they have chosen, settled.
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

    /// They choose: in the profile in use, if there is one. It holds at once, whatever the command line said.
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

    /// Who speaks to them where the command line does not say it.
    #[must_use]
    pub const fn speaker(&self) -> Option<&VoiceSpec> {
        self.speaker.as_ref()
    }

    /// This one speaks to them from now on, if it can be a usual voice: a sound file is for one game.
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

    /// The next profile is used: none, the first, and so on to the last, and none again.
    pub fn next_profile(&mut self) {
        let next = self.in_use.map_or(0, |at| at.saturating_add(1));
        self.use_at((next < self.profiles.len()).then_some(next));
    }

    /// The one before it is used.
    pub fn previous_profile(&mut self) {
        let last = self.profiles.len().checked_sub(1);
        self.use_at(match self.in_use {
            None => last,
            Some(at) => at.checked_sub(1),
        });
    }

    /// No profile is used.
    pub fn no_profile(&mut self) {
        self.use_at(None);
    }

    /// The profile of this name is used, in whatever letters it is written.
    ///
    /// # Errors
    /// There is none.
    pub fn use_profile(&mut self, name: &str) -> Result<(), NoSuchProfile> {
        let name = name.trim().to_lowercase();
        let mut all = self.profiles.iter();
        let at = all.position(|it| it.name.to_lowercase() == name);
        self.use_at(Some(at.ok_or(NoSuchProfile)?));
        Ok(())
    }

    /// A new profile without choices is used; what is chosen from now on is its own.
    ///
    /// # Errors
    /// The name cannot be one, it is another's, there are [`MOST_PROFILES`] already, or something else stands in the
    /// file where profiles go.
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

    /// What keys and buttons do, as they wrote it: each by its name, with its command.
    pub fn strokes(&self) -> impl Iterator<Item = (Device, &str, &str)> {
        let all = self.strokes.iter();
        all.map(|((device, stroke), action)| (*device, stroke.as_str(), action.as_str()))
    }

    /// They give a key or a button another meaning, in the words of the file.
    ///
    /// # Errors
    /// It cannot be kept.
    pub fn set_stroke(&mut self, stroke: Stroke, action: &str) -> Result<(), Taken> {
        file::put_stroke(&mut self.document, stroke, action)
    }

    /// Which sounds they know.
    #[must_use]
    pub const fn met_sounds(&self) -> &MetSounds {
        &self.met
    }

    /// They met a sound once more. Returns the file as it is to be kept then; `None` where nothing is kept: somebody
    /// who has chosen nothing yet is still to be asked who they are, and has no file.
    pub fn meet(&mut self, sound: Earcon) -> Option<String> {
        let before = self.met.clone();
        self.met.meet(sound);
        if self.met == before || self.document.is_empty() {
            return None;
        }
        file::put_met(&mut self.document, &self.met);
        self.written()
    }

    /// The file as it is to be kept; `None` where the one that is there is to be left as it is.
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

/// What a key means cannot be kept: something else stands in the file where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the settings have something else where keys and buttons go; make [keys] and [pad] tables, or remove them"
)]
pub struct Taken;

/// Can this be the name of a profile?
fn is_a_name(name: &str) -> bool {
    is_said_whole(name)
        && name.chars().count() <= LONGEST_PROFILE
        && !name.chars().any(char::is_control)
}

/// Everybody who is spoken to.
#[derive(Clone, Debug)]
pub struct People {
    /// The players.
    pub players: BySide<Personal>,
    /// The assistant.
    pub assistant: Personal,
    /// What is said to everybody present, where that was chosen; else as to the player at this program.
    pub room: Option<Personal>,
}

impl People {
    /// People who have chosen nothing but this language.
    #[must_use]
    pub fn new(language: Language) -> People {
        People {
            players: BySide::from_fn(|_| Personal::new(language)),
            assistant: Personal::new(language),
            room: None,
        }
    }

    /// The choices of a listener; `here` is the player at this program, in whose way the arbiter, and where
    /// nothing else was chosen the room, is spoken to.
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

    /// The same, to be changed.
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
