// SPDX-License-Identifier: GPL-3.0-or-later
//! The personal settings that are in force in a game, and the file of each person.
//!
//! The settings file of a person is the file that an option names, or else the file with the person's name in the settings
//! folder. Options of the command line override settings for this run.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::path::PathBuf;

use zgoda_game::{BySide, Side};
use zgoda_input::hands::map::KeyMap;
use zgoda_input::hands::owner::Maps;
use zgoda_input::personal::{People, Personal};
use zgoda_speech::announcement::{Choice, LowTimes};
use zgoda_speech::{Language, Listener, Message};

use super::channels::one_place;
use super::options::PlayOptions;
use super::settle::TableSettings;
use crate::settings_files::folder::SettingsFolder;
use crate::settings_files::place::{self, Found, NAMELESS};

/// The settings of all listeners that were found when the program started.
#[derive(Debug)]
pub(super) struct Persons {
    /// The choices of all listeners.
    pub(super) people: People,
    /// The oddities of the settings, as messages to their listeners.
    pub(super) odd: Vec<(Listener, Message)>,
    /// The actions of the keys and buttons of all listeners.
    pub(super) keys: Maps,
    /// The file in which the choices of each listener are kept.
    pub(super) files: BTreeMap<Listener, PathBuf>,
    /// States whether a settings file of the player at this program was found.
    pub(super) here: Found,
}

impl Persons {
    /// Reads the settings of all listeners; `here` is the player at this program.
    pub(super) fn read(options: &PlayOptions, table: &TableSettings, here: Side) -> Persons {
        let folder = SettingsFolder::of(options.data.as_deref());
        let mut persons = Persons {
            people: People::new(table.lang),
            odd: Vec::new(),
            keys: Maps::default(),
            files: BTreeMap::new(),
            here: Found::Nothing,
        };
        let said = Said {
            options,
            table,
            here,
            folder,
        };
        persons.people = People {
            players: BySide::from_fn(|side| persons.one(&said, side.into())),
            assistant: persons.one(&said, Listener::Assistant),
            room: said.room().then(|| persons.one(&said, Listener::Room)),
        };
        persons.keys = Maps {
            players: BySide::from_fn(|side| persons.keys_of(side.into(), KeyMap::default())),
            assistant: persons.keys_of(Listener::Assistant, KeyMap::default()),
            shared: persons.keys_of(here.into(), KeyMap::shared()),
            keyboard: table.keyboard,
        };
        persons.one_owner_each(here.into());
        persons
    }

    /// Gives each settings file one writer. Listeners with the same name share a file. All of them read the file, but
    /// only one writes it, so that no writer undoes the changes of another. The writer is the player at this program, or
    /// else the first listener.
    fn one_owner_each(&mut self, here: Listener) {
        let mut all: Vec<(Listener, PathBuf)> = mem::take(&mut self.files).into_iter().collect();
        all.sort_by_key(|(listener, _)| *listener != here);
        let mut owned = BTreeSet::new();
        all.retain(|(_, file)| owned.insert(one_place(file)));
        self.files = all.into_iter().collect();
    }

    /// The keys and buttons that a listener chose. An impossible choice is reported, and the key keeps its usual action.
    fn keys_of(&mut self, whose: Listener, mut map: KeyMap) -> KeyMap {
        let mut odd = Vec::new();
        for (device, stroke, action) in self.people.of(whose, Side::White).strokes() {
            if let Err(error) = map.choose(device, stroke, action) {
                tracing::warn!(%error, "a key is not mapped");
                odd.push(format!("{} {stroke}", device.word()));
            }
        }
        if !odd.is_empty() {
            let told = (whose, Message::SettingsUnknown { keys: odd });
            if !self.odd.contains(&told) {
                self.odd.push(told);
            }
        }
        map
    }

    fn one(&mut self, said: &Said<'_>, listener: Listener) -> Personal {
        let suggested = said.language(listener);
        let mut person = Personal::new(suggested);
        if let Some(file) = said.file(listener) {
            let (read, odd, found) = place::read(&file, suggested);
            person = read;
            let odd = odd.messages().into_iter();
            self.odd.extend(odd.map(|message| (listener, message)));
            if listener == said.here.into() {
                self.here = found;
            }
            self.files.insert(listener, file);
        }
        for choice in said.options.this_run(listener) {
            person.for_this_run(choice);
        }
        person
    }
}

/// The settings and options that decide where the settings file of a listener is.
struct Said<'a> {
    options: &'a PlayOptions,
    table: &'a TableSettings,
    here: Side,
    folder: Option<SettingsFolder>,
}

impl Said<'_> {
    /// True if anything was chosen for the room.
    fn room(&self) -> bool {
        let listener = Listener::Room;
        self.options.settings.contains_key(&listener)
            || self.options.channels.language(listener).is_some()
    }

    /// The settings file of a listener, if they can have one.
    fn file(&self, listener: Listener) -> Option<PathBuf> {
        if let Some(named) = self.options.settings.get(&listener) {
            return Some(named.clone());
        }
        let folder = self.folder.as_ref()?;
        let name = match listener {
            Listener::White | Listener::Black => {
                let side = Side::ALL.into_iter().find(|it| listener == (*it).into())?;
                match self.table.names.get(side).as_str() {
                    "" if side == self.here => NAMELESS,
                    // Two players without a name must not share a file.
                    "" => side.word(),
                    name => name,
                }
            }
            Listener::Assistant => match self.assistant() {
                Some(name) if !name.is_empty() => name,
                _ => listener.word(),
            },
            Listener::Room | Listener::Arbiter => return None,
        };
        Some(folder.file(name))
    }

    fn assistant(&self) -> Option<&str> {
        let event = &self.table.event;
        let found = event.assistants.get(event.assisted(self.here)?);
        found.as_ref().map(|it| it.name.as_str())
    }

    /// The language until the listener chooses one: the language that the event sets for that listener, or else the
    /// language of the game.
    fn language(&self, listener: Listener) -> Language {
        let fixed = Side::ALL
            .into_iter()
            .filter(|side| listener == (*side).into())
            .find_map(|side| *self.table.event.languages.get(side));
        fixed.unwrap_or(self.table.lang)
    }
}

impl PlayOptions {
    /// The choices of the command line for this listener.
    fn this_run(&self, listener: Listener) -> Vec<Choice> {
        let language = self.channels.language(listener).or(self.lang);
        let low_time = self.low_time.map(LowTimes::Ready);
        let all = [
            language.map(Choice::Language),
            low_time.map(Choice::LowTime),
            self.pulses.map(Choice::Pulses),
            self.words.map(Choice::Words),
            self.whisper.map(Choice::Whisper),
        ];
        all.into_iter().flatten().collect()
    }
}
