// SPDX-License-Identifier: GPL-3.0-or-later
//! The connections to the speech service, and the connection for each language.
//!
//! A plain connection, with the service's own voice, is opened first, so that the first word waits for nothing else.
//! Each language then gets a connection of its own, which speaks the language once a voice was found.
//!
//! Connections are opened one at a time and only while nothing is being said: the `tts` crate takes two locks in one order when it
//! opens a connection and in the opposite order when something is reported. If both happen at the same time, they hang for good.

use std::time::{Duration, Instant};

use super::current::Searching;
use super::worker::{Key, Order, Said, Search, Worker};
use crate::language::Language;
use crate::settings::VoiceName;

/// The longest that opening a connection may take. If the service does not run yet, the opening starts it.
const OPENING: Duration = Duration::from_secs(5);

/// The number of times that everything may be opened again in the life of one voice. A service that dies more often
/// cannot be trusted with a game; and a lost connection's memory is never given back.
const MOST_REOPENED: u32 = 3;

/// The connections to the service.
#[derive(Debug, Default)]
pub(super) struct Connections {
    plain: Option<Worker>,
    languages: Vec<Spoken>,
    opening: Option<(Key, Instant)>,
    next_key: u64,
    reopened: u32,
}

/// A language, the name of the voice wanted for it, and its connection.
#[derive(Debug)]
struct Spoken {
    language: Language,
    voice: Option<VoiceName>,
    route: Route,
}

/// The connection on which a language is spoken.
#[derive(Debug)]
enum Route {
    /// The connection is being opened, or its voice looked for; the plain connection speaks meanwhile.
    Preparing(Worker, Progress),
    /// The language has its own connection.
    Own(Worker),
    /// There is no voice for the language; the plain connection speaks.
    Plain,
}

/// The stage that a language's own connection has reached.
#[derive(Debug, PartialEq, Eq)]
enum Progress {
    Opening,
    Open,
    /// A voice is looked for, preferably the voice of this name.
    Searching(Option<VoiceName>),
}

/// The outcome of a message from a connection.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Learnt {
    /// The message changes nothing outside.
    Nothing,
    /// The plain connection cannot be opened.
    Unreachable(String),
    /// The service has no voice of this language.
    NoVoice(Language),
    /// The service has no voice of this name for the language, and another voice speaks.
    NoVoiceNamed(VoiceName),
}

impl Connections {
    /// Starts the connections that `language` still needs; `Ok` when the language can be spoken now. Only to be
    /// called while nothing is being said.
    pub(super) fn ready_for(
        &mut self,
        language: Language,
        tell: impl Fn(Key, Said) + Clone + Send + 'static,
    ) -> Result<(), Wait> {
        if self.opening.is_some() {
            return Err(Wait::Opening);
        }
        if self.plain.is_none() {
            self.plain = Some(self.start(tell)?);
            return Err(Wait::Opening);
        }
        if self.route(language).is_none() {
            let worker = self.start(tell)?;
            self.languages.push(Spoken {
                language,
                voice: None,
                route: Route::Preparing(worker, Progress::Opening),
            });
            return Err(Wait::Opening);
        }
        Ok(())
    }

    /// Sets the voice wanted for this language; `None` is any voice. A new wish starts a search, and the plain
    /// connection speaks meanwhile. A language without any voice is not searched for again.
    pub(super) fn wants(&mut self, language: Language, voice: Option<&VoiceName>) {
        let mut spoken = self.languages.iter_mut();
        let Some(spoken) = spoken.find(|it| it.language == language) else {
            return;
        };
        if spoken.voice.as_ref() == voice {
            return;
        }
        spoken.voice = voice.cloned();
        spoken.route = match std::mem::replace(&mut spoken.route, Route::Plain) {
            Route::Own(worker) => Route::Preparing(worker, Progress::Open),
            other => other,
        };
    }

    fn start(&mut self, tell: impl Fn(Key, Said) + Clone + Send + 'static) -> Result<Worker, Wait> {
        let key = Key(self.next_key);
        self.next_key += 1;
        let worker = Worker::start(key, move |said| tell(key, said))
            .map_err(|why| Wait::Never(why.to_string()))?;
        self.opening = Some((key, Instant::now() + OPENING));
        Ok(worker)
    }

    fn route(&self, language: Language) -> Option<&Route> {
        let known = self.languages.iter().find(|it| it.language == language);
        known.map(|it| &it.route)
    }

    /// The connection that can speak a language best now.
    pub(super) fn speaker(&self, language: Language) -> Option<&Worker> {
        match self.route(language) {
            Some(Route::Own(worker)) => Some(worker),
            Some(Route::Preparing(..) | Route::Plain) | None => self.plain.as_ref(),
        }
    }

    /// The connection with this key, if it is in use.
    pub(super) fn by_key(&self, key: Key) -> Option<&Worker> {
        let own = self.languages.iter().filter_map(|it| match &it.route {
            Route::Preparing(worker, _) | Route::Own(worker) => Some(worker),
            Route::Plain => None,
        });
        (self.plain.iter().chain(own)).find(|worker| worker.key == key)
    }

    /// Takes in that a connection was opened or could not be opened.
    pub(super) fn opened(&mut self, key: Key, opened: Result<(), String>) -> Learnt {
        if self.opening.is_none_or(|(opening, _)| opening != key) {
            return Learnt::Nothing;
        }
        self.opening = None;
        if self.plain.as_ref().is_some_and(|plain| plain.key == key) {
            return match opened {
                Ok(()) => Learnt::Nothing,
                Err(why) => Learnt::Unreachable(why),
            };
        }
        match (self.preparing(key), opened) {
            (Some(spoken), Ok(())) => {
                if let Route::Preparing(_, progress) = &mut spoken.route {
                    *progress = Progress::Open;
                }
            }
            (Some(spoken), Err(why)) => {
                tracing::warn!(%why, "a second connection to the speech service fails");
                spoken.route = Route::Plain;
            }
            (None, _) => {}
        }
        Learnt::Nothing
    }

    /// Looks for the voices that are still wanted, one after the other. The service lists its thousands of voices for
    /// some tenths of a second and does nothing else meanwhile, so the search runs while nothing waits to begin.
    pub(super) fn search(&mut self) {
        if self.searching() == Searching::Yes {
            return;
        }
        for spoken in &mut self.languages {
            if let Route::Preparing(worker, progress) = &mut spoken.route
                && *progress == Progress::Open
            {
                *progress = Progress::Searching(spoken.voice.clone());
                worker.order(Order::FindVoice(spoken.language, spoken.voice.clone()));
                return;
            }
        }
    }

    /// Whether a voice is looked for.
    pub(super) fn searching(&self) -> Searching {
        let is =
            |spoken: &Spoken| matches!(spoken.route, Route::Preparing(_, Progress::Searching(_)));
        if self.languages.iter().any(is) {
            Searching::Yes
        } else {
            Searching::No
        }
    }

    /// Takes in the end of the search for a language's voice.
    pub(super) fn searched(&mut self, key: Key, search: Search) -> Learnt {
        let Some(spoken) = self.preparing(key) else {
            return Learnt::Nothing;
        };
        let language = spoken.language;
        let (found, learnt) = match search {
            Search::Found(voice) => (Some(voice), Learnt::Nothing),
            Search::FoundAnother(voice, wanted) => (Some(voice), Learnt::NoVoiceNamed(wanted)),
            Search::NotFound => (None, Learnt::NoVoice(language)),
        };
        match (std::mem::replace(&mut spoken.route, Route::Plain), found) {
            (Route::Preparing(worker, Progress::Searching(wanted)), Some(_))
                if wanted != spoken.voice =>
            {
                // The listener has chosen again meanwhile.
                spoken.route = Route::Preparing(worker, Progress::Open);
                Learnt::Nothing
            }
            (Route::Preparing(worker, _), Some(voice)) => {
                tracing::info!(voice, language = language.tag(), "found a voice");
                spoken.route = Route::Own(worker);
                learnt
            }
            _ => Learnt::NoVoice(language),
        }
    }

    fn preparing(&mut self, key: Key) -> Option<&mut Spoken> {
        self.languages
            .iter_mut()
            .find(|it| matches!(&it.route, Route::Preparing(worker, _) if worker.key == key))
    }

    /// Forgets all connections, because one broke; the next speech opens new connections. False if that happened too
    /// often.
    pub(super) fn start_over(&mut self) -> bool {
        self.plain = None;
        self.languages.clear();
        self.opening = None;
        self.reopened += 1;
        self.reopened <= MOST_REOPENED
    }

    /// The moment at which the opening of a connection has taken too long.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.opening.map(|(_, deadline)| deadline)
    }
}

/// The reason why a language cannot be spoken now.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Wait {
    /// A connection is being opened.
    Opening,
    /// No thread can be started for the connection.
    Never(String),
}
