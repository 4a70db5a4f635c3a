// SPDX-License-Identifier: GPL-3.0-or-later
//! The setup at the first start. A person chooses language, rate and voice, hears them and keeps them; on request connected devices
//! are named. It serves a blind person who is alone: it speaks before any key is pressed, and repeats itself if no answer comes.
//! Without interruptions it takes less than twenty-five seconds.
//!
//! The setup is a state machine without input or output, steered by the gestures of a menu. It returns sentences, each in the
//! language and delivery that are chosen so far.

mod run;

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{Moment, Variant};
use zgoda_speech::announcement::{Choice, Chosen, PortFound};
use zgoda_speech::settings::{Delivery, VoiceName};
use zgoda_speech::{Language, Message, Phrasebook, SpeechSettings};

pub(crate) use run::{SetUp, SetupOutcome, Sound, run};
use zgoda_input::command::gesture::Gesture;
use zgoda_input::personal::choice::Step;
use zgoda_input::personal::voices::NamedVoices;
use zgoda_input::personal::{Personal, sample};

/// The silence after which the question is said again.
const AGAIN: Duration = Duration::from_secs(15);

/// The most repetitions of a question; after that the person has probably gone away.
const MOST_AGAIN: u8 = 3;

/// The voices and devices that were found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct There {
    /// The voices that have names, and their languages.
    pub voices: NamedVoices,
    /// Ports at which a board may be.
    pub ports: Vec<PortFound>,
    /// The names of the gamepads.
    pub pads: Vec<String>,
    /// The names of the sound devices.
    pub cards: Vec<String>,
}

/// Something that happens to the setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A gesture of the person.
    Gesture(Gesture),
    /// The voices and devices that were found.
    Found(There),
    /// The choice could not be kept.
    NotKept,
    /// Something happened to the voice.
    News(Message),
    /// All words were spoken.
    Said,
    /// Time passed.
    Tick,
}

/// Something that the setup wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Say this after the words that are being said.
    Say {
        /// The words to say.
        text: String,
        /// The language of the words.
        language: Language,
        /// The way in which the words sound.
        delivery: Delivery,
    },
    /// Stop speaking first.
    Silence,
    /// Write this text to the settings file.
    Keep(String),
    /// The setup is over once all words are spoken.
    End,
}

/// The current stage of the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Language(usize),
    Rate,
    Voice,
    Test,
    Over,
}

/// The source of the language, which decides if the person must be asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    /// The language is only a guess from the environment, so the person is asked.
    Guessed(Language),
    /// The person has named the language.
    Named(Language),
}

impl Tongue {
    /// The language in which the setup begins.
    #[must_use]
    pub const fn language(self) -> Language {
        match self {
            Tongue::Guessed(language) | Tongue::Named(language) => language,
        }
    }
}

/// The state of the first start.
#[derive(Clone, Debug)]
pub struct Setup {
    stage: Stage,
    person: Personal,
    there: There,
    languages: Vec<Language>,
    again: Option<Moment>,
    repeated: u8,
    effects: VecDeque<Effect>,
}

impl Setup {
    /// Begins the setup for this person.
    #[must_use]
    pub fn new(person: Personal, tongue: Tongue) -> Setup {
        let guess = tongue.language();
        // The language of the environment comes first, and then the other languages in the order of their tags.
        let mut languages = Language::ALL.to_vec();
        languages.sort_by_key(|it| (*it != guess, it.tag()));
        let mut setup = Setup {
            stage: Stage::Language(0),
            person,
            there: There::default(),
            languages,
            again: None,
            repeated: 0,
            effects: VecDeque::new(),
        };
        setup.say_in(SpeechSettings::new(guess), &Message::SetupBegins);
        if let Tongue::Named(language) = tongue {
            setup.person.choose(Choice::Language(language));
            setup.come_to(Stage::Rate);
            return setup;
        }
        for language in setup.languages.clone() {
            setup.say_in(
                SpeechSettings::new(language),
                &Message::SetupLanguage { language },
            );
        }
        setup
    }

    /// Takes an input at `now`.
    pub fn handle(&mut self, input: Input, now: Moment) {
        match input {
            Input::NotKept => self.say(&Message::SettingsNotKept),
            Input::News(message) => self.say(&message),
            _ if self.stage == Stage::Over => {}
            Input::Found(there) => self.there = there,
            Input::Gesture(gesture) => {
                self.again = None;
                self.repeated = 0;
                self.effects.push_back(Effect::Silence);
                self.gesture(gesture);
            }
            Input::Said => {
                self.again = (self.repeated < MOST_AGAIN).then(|| now.after(AGAIN));
            }
            Input::Tick if self.again.is_some_and(|at| at <= now) => {
                self.again = None;
                self.repeated = self.repeated.saturating_add(1);
                self.prompt();
            }
            Input::Tick => {}
        }
    }

    /// The next thing to do.
    pub fn poll(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    /// The moment to come again with [`Input::Tick`].
    #[must_use]
    pub const fn deadline(&self) -> Option<Moment> {
        self.again
    }

    fn gesture(&mut self, gesture: Gesture) {
        match (self.stage, gesture) {
            (_, Gesture::Leave) => {
                // The settings are kept even if the setup is skipped, so that it is not offered again at every start.
                self.keep();
                self.over(&Message::SetupLeft);
            }
            (_, Gesture::Here) => self.prompt(),
            (Stage::Language(at), Gesture::Choose) => {
                if let Some(language) = self.languages.get(at) {
                    self.person.choose(Choice::Language(*language));
                }
                self.come_to(Stage::Rate);
            }
            (Stage::Language(at), gesture) => {
                let last = self.languages.len().saturating_sub(1);
                let to = match gesture {
                    Gesture::Up | Gesture::Left => at.saturating_sub(1),
                    Gesture::Down | Gesture::Right => at.saturating_add(1).min(last),
                    Gesture::First => 0,
                    Gesture::Last => last,
                    _ => at,
                };
                self.come_to(Stage::Language(to));
            }
            (Stage::Rate, Gesture::Choose) if self.voices().is_empty() => {
                self.come_to(Stage::Test);
            }
            (Stage::Rate, Gesture::Choose) => self.come_to(Stage::Voice),
            (Stage::Voice, Gesture::Choose) => self.come_to(Stage::Test),
            (Stage::Test, Gesture::Choose) => {
                self.keep();
                self.over(&Message::SetupKept);
            }
            (Stage::Rate, gesture) => self.step(Chosen::Rate, gesture),
            (Stage::Voice, gesture) => self.step(Chosen::Voice, gesture),
            (Stage::Test, Gesture::Up | Gesture::Left) => self.come_to(Stage::Rate),
            (Stage::Test, Gesture::Down | Gesture::Right) => self.tell_what_is_connected(),
            (Stage::Test, _) => self.prompt(),
            (Stage::Over, _) => {}
        }
    }

    /// Changes a value by one step; right and up mean more.
    fn step(&mut self, of: Chosen, gesture: Gesture) {
        let step = match gesture {
            Gesture::Right | Gesture::Up => Some(Step::Up),
            Gesture::Left | Gesture::Down => Some(Step::Down),
            _ => None,
        };
        let now = self.person.preferences();
        let voices = self.voices();
        let choice = step.and_then(|step| now.stepped(of, step, &voices));
        // At the end of the list the value stays the same and is said again.
        let choice = choice.unwrap_or_else(|| now.of(of));
        self.person.choose(choice.clone());
        let sample = sample(Variant::default());
        self.say(&Message::ChoiceMade { choice, sample });
    }

    fn come_to(&mut self, stage: Stage) {
        self.stage = stage;
        self.prompt();
    }

    /// Says the current question.
    fn prompt(&mut self) {
        let now = self.person.preferences();
        let message = match self.stage {
            Stage::Language(at) => {
                let Some(language) = self.languages.get(at).copied() else {
                    return;
                };
                return self.say_in(
                    SpeechSettings::new(language),
                    &Message::SetupLanguage { language },
                );
            }
            Stage::Rate => Message::SetupRate {
                choice: now.of(Chosen::Rate),
            },
            Stage::Voice => Message::SetupVoice {
                choice: now.of(Chosen::Voice),
            },
            Stage::Test => Message::SetupTest {
                sample: sample(Variant::default()),
            },
            Stage::Over => return,
        };
        self.say(&message);
    }

    fn tell_what_is_connected(&mut self) {
        let voices = self.voices();
        let message = Message::SetupConnected {
            ports: self.there.ports.clone(),
            pads: self.there.pads.clone(),
            cards: self.there.cards.clone(),
            voices: voices.iter().map(|it| it.as_str().to_owned()).collect(),
        };
        self.say(&message);
    }

    /// The language chosen so far.
    pub(super) fn language(&self) -> Language {
        self.person.preferences().speech.language
    }

    /// The voices that speak the chosen language.
    fn voices(&self) -> Vec<VoiceName> {
        self.there.voices.speaking(self.language())
    }

    fn keep(&mut self) {
        if let Some(text) = self.person.written() {
            self.effects.push_back(Effect::Keep(text));
        }
    }

    fn over(&mut self, last: &Message) {
        self.say(last);
        self.stage = Stage::Over;
        self.again = None;
        self.effects.push_back(Effect::End);
    }

    fn say(&mut self, message: &Message) {
        self.say_in(self.person.preferences().speech, message);
    }

    fn say_in(&mut self, speech: SpeechSettings, message: &Message) {
        let phrase = Phrasebook::of_settings(&speech, Variant::default()).words(message);
        for problem in phrase.problems {
            tracing::warn!(?problem, kind = message.kind(), "words missing");
        }
        self.effects.push_back(Effect::Say {
            text: phrase.text,
            language: speech.language,
            delivery: speech.delivery,
        });
    }
}

#[cfg(test)]
mod tests;
