//! Which words people type: each in his own language, and English everywhere.

use std::collections::BTreeMap;

use zgoda_game::notation::{Lexicon, WrittenError, WrittenMove};
use zgoda_speech::{Language, Listener, Phrasebook, Style};

use super::super::Session;
use super::super::command::{Command, Typed, Words};
use super::super::fair_play::player_here;
use crate::record::event::Actor;

/// The words of languages that others than the player at this program speak.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Tongues(BTreeMap<Language, Words>);

impl Session {
    /// Cuts a line up: in the words of whoever sits at the keyboard or is named in front, or in those of the player
    /// here, who need not be the one who types. Where both know a command it is the one of more words.
    pub(in crate::session) fn read_line(&mut self, line: &str) -> Typed {
        let here = self.table.options().commands.read(line);
        let Some(language) = self.other_language_of(line) else {
            return here;
        };
        let his = self.words_of(language).read(line);
        let in_his = self.words_of(language).length(line);
        let in_ours = self.table.options().commands.length(line);
        if here.actor == his.actor && in_ours > in_his {
            here
        } else {
            his
        }
    }

    /// A line that nothing can be made of, as it may have been meant but for a slip of the fingers.
    pub(in crate::session) fn meant_in_spite_of_a_slip(&self, typed: Typed, line: &str) -> Typed {
        let Command::Move(text) = &typed.command else {
            return typed;
        };
        let variant = self.table.game().start().variant();
        let is_word = matches!(
            WrittenMove::read_in_words(text, variant, self.lexicon_of(typed.actor)),
            Err(WrittenError::Word { .. })
        );
        let known = self.table.options().commands.both(text)
            || self.table.options().commands.of(text).is_some();
        let meant = (is_word && !known)
            .then(|| self.table.options().commands.with_a_slip(line))
            .flatten();
        let actor = typed.actor;
        meant.map_or(typed, |meant| Typed { actor, ..meant })
    }

    /// The language in which a line may be, if it is another than that of the player here.
    fn other_language_of(&mut self, line: &str) -> Option<Language> {
        let own = self
            .table
            .language_of(player_here(&self.table.options().sight).into());
        let named = line.split_once(':').map(|(named, _)| named.trim());
        let Some(named) = named else {
            let language = self.table.language_of(self.at_keyboard()?.listener()?);
            return (language != own).then_some(language);
        };
        let others = [Listener::White, Listener::Black, Listener::Assistant];
        others.into_iter().find_map(|listener| {
            let language = self.table.language_of(listener);
            if named.is_empty() || language == own {
                return None;
            }
            let actor = self.words_of(language).read(line).actor;
            (actor.and_then(Actor::listener) == Some(listener)).then_some(language)
        })
    }

    /// The words in which somebody's half-moves are read; without a name those of whoever sits at the keyboard.
    pub(in crate::session) fn lexicon_of(&self, actor: Option<Actor>) -> &'static Lexicon {
        let here = || self.at_keyboard().and_then(Actor::listener);
        let listener = actor.and_then(Actor::listener).or_else(here);
        let language = listener.map_or(self.table.options().language, |it| {
            self.table.language_of(it)
        });
        language.lexicon()
    }

    /// What stands behind a command, in the words of the player here or of the one who acts.
    pub(in crate::session) fn understood<T>(
        &mut self,
        actor: Option<Actor>,
        read: impl Fn(&Words) -> Option<T>,
    ) -> Option<T> {
        let here = read(&self.table.options().commands);
        here.or_else(|| {
            let language = self.table.language_of(actor?.listener()?);
            read(self.words_of(language))
        })
    }

    /// A listener speaks this language from now on.
    pub(super) fn tongue_changes(&mut self, listener: Listener, language: Language) {
        let here = player_here(&self.table.options().sight);
        if listener == here.into() && language != self.table.options().language {
            let variant = self.table.game().start().variant();
            let book = Phrasebook::new(language, variant, Style::default());
            self.table.speaks(language, Words::of_book(&book));
        }
    }

    fn words_of(&mut self, language: Language) -> &Words {
        if language == self.table.options().language {
            return &self.table.options().commands;
        }
        let variant = self.table.game().start().variant();
        self.tongues.0.entry(language).or_insert_with(|| {
            Words::of_book(&Phrasebook::new(language, variant, Style::default()))
        })
    }
}
