//! Which words people type: each in his own language, and English everywhere.

use std::collections::BTreeMap;

use zgoda_speech::{Language, Listener, Phrasebook, Style};

use super::super::Session;
use super::super::command::{Command, Typed, Word, Words};
use super::super::fair_play::player_here;
use crate::record::event::Actor;

/// The words of languages that others than the player at this program speak.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Tongues(BTreeMap<Language, Words>);

impl Session {
    /// Cuts a line up: in the words of whoever sits at the keyboard, and where it names somebody who speaks another
    /// language, in his.
    pub(in crate::session) fn read_line(&mut self, line: &str) -> Typed {
        let here = self.options.commands.read(line);
        let Some((named, _)) = line.split_once(':') else {
            let Some(his) = self.at_keyboard().and_then(Actor::listener) else {
                return here;
            };
            let his = self.words_of(self.language_of(his)).read(line);
            // The arbiter comes to the same keyboard.
            return match his.command {
                Command::Move(_) => here,
                _ => his,
            };
        };
        let own = self.language_of(player_here(&self.options.sight).into());
        for listener in [Listener::White, Listener::Black, Listener::Assistant] {
            let language = self.language_of(listener);
            if language == own {
                continue;
            }
            let typed = self.words_of(language).read(line);
            let his = typed.actor.and_then(Actor::listener);
            if his == Some(listener) && !named.trim().is_empty() {
                return typed;
            }
        }
        here
    }

    /// What stands behind a command, in the words of the player here or of the one who acts.
    pub(in crate::session) fn understood<T>(
        &mut self,
        actor: Option<Actor>,
        read: impl Fn(&Words) -> Option<T>,
    ) -> Option<T> {
        let here = read(&self.options.commands);
        here.or_else(|| {
            let language = self.language_of(actor?.listener()?);
            read(self.words_of(language))
        })
    }

    /// Does a line name the arbiter in any language that is spoken here?
    pub(in crate::session) fn names_the_arbiter(&mut self, line: &str) -> bool {
        let others = [Listener::White, Listener::Black, Listener::Assistant];
        self.options.commands.names_the_arbiter(line)
            || others.into_iter().any(|listener| {
                let language = self.language_of(listener);
                self.words_of(language).names_the_arbiter(line)
            })
    }

    /// What may be kept and said of what was typed: where it names the arbiter his code may stand in it, and his word
    /// alone is left.
    pub(in crate::session) fn without_a_code(&mut self, typed: String) -> String {
        if self.names_the_arbiter(&typed) {
            self.options.commands.spoken(Word::Arbiter)
        } else {
            typed
        }
    }

    /// A listener speaks this language from now on.
    pub(super) fn tongue_changes(&mut self, listener: Listener, language: Language) {
        let here = player_here(&self.options.sight);
        if listener == here.into() && language != self.options.language {
            let variant = self.game.start().variant();
            let book = Phrasebook::new(language, variant, Style::default());
            self.options.commands = Words::of_book(&book);
            self.options.language = language;
        }
    }

    fn words_of(&mut self, language: Language) -> &Words {
        if language == self.options.language {
            return &self.options.commands;
        }
        let variant = self.game.start().variant();
        self.tongues.0.entry(language).or_insert_with(|| {
            Words::of_book(&Phrasebook::new(language, variant, Style::default()))
        })
    }

    fn language_of(&self, listener: Listener) -> Language {
        self.preferences(listener).manner.language
    }
}
