// SPDX-License-Identifier: GPL-3.0-or-later
//! The words that people type. Each person types in their own language, and English is understood from everybody.

use std::collections::BTreeMap;

use zgoda_game::Setup;
use zgoda_game::notation::{Lexicon, ShortMove, WrittenError, WrittenMove};
use zgoda_input::command::{Command, Typed, Words};
use zgoda_record::event::Actor;
use zgoda_speech::{Language, Listener, Phrasebook, Style};

use crate::session::keyboard;
use crate::session::table::Table;

/// The command words in languages of people other than the player at this program.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Vocabularies(BTreeMap<Language, Words>);

/// Divides a line into name, command and text. It is read in the words of the person at the keyboard or of the person named in
/// front, and in the words of the player at this program, who need not be the typist. If both know a command, the command with more
/// words is taken.
pub(in crate::session) fn read_line(
    line: &str,
    vocabularies: &mut Vocabularies,
    table: &mut Table,
) -> Typed {
    let here = table.options().commands.read(line);
    let Some(language) = other_language_of(line, vocabularies, table) else {
        return here;
    };
    let theirs = words_of(language, vocabularies, table).read(line);
    let in_theirs = words_of(language, vocabularies, table).length(line);
    let in_ours = table.options().commands.length(line);
    if here.actor == theirs.actor && in_ours > in_theirs {
        here
    } else {
        theirs
    }
}

/// The number of characters before the code, if the line gives a code in the words of a possible typist.
pub(in crate::session) fn code_begins(
    line: &str,
    vocabularies: &mut Vocabularies,
    table: &Table,
) -> Option<usize> {
    let here = table.options().commands.code_begins(line);
    here.or_else(|| {
        let all = [Listener::White, Listener::Black, Listener::Assistant];
        all.into_iter().find_map(|listener| {
            words_of(table.language_of(listener), vocabularies, table).code_begins(line)
        })
    })
}

/// The meaning of an unreadable line after its probable typing error was corrected.
pub(in crate::session) fn meant_in_spite_of_a_typo(
    typed: Typed,
    line: &str,
    table: &Table,
) -> Typed {
    let Command::Move(text) = &typed.command else {
        return typed;
    };
    let variant = table.game().start().variant();
    let is_word = matches!(
        WrittenMove::read_in_words(text, variant, lexicon_of(typed.actor, table)),
        Err(WrittenError::Word { .. })
    ) && ShortMove::read(text, variant).is_none();
    let known = table.options().commands.both(text) || table.options().commands.of(text).is_some();
    let meant = (is_word && !known)
        .then(|| table.options().commands.with_a_typo(line))
        .flatten();
    let actor = typed.actor;
    meant.map_or(typed, |meant| Typed { actor, ..meant })
}

/// The language of a person who may have typed the line, if it differs from the language of the player at this program.
fn other_language_of(
    line: &str,
    vocabularies: &mut Vocabularies,
    table: &mut Table,
) -> Option<Language> {
    let own = table.language_of(table.player_here().into());
    let named = line.split_once(':').map(|(named, _)| named.trim());
    let Some(named) = named else {
        let language = table.language_of(keyboard::at_keyboard(table)?.listener()?);
        return (language != own).then_some(language);
    };
    let others = [Listener::White, Listener::Black, Listener::Assistant];
    others.into_iter().find_map(|listener| {
        let language = table.language_of(listener);
        if named.is_empty() || language == own {
            return None;
        }
        let actor = words_of(language, vocabularies, table).read(line).actor;
        (actor.and_then(Actor::listener) == Some(listener)).then_some(language)
    })
}

/// The words in which this person's half-moves are read. Without a name, they are the words of the person at the keyboard.
pub(in crate::session) fn lexicon_of(actor: Option<Actor>, table: &Table) -> &'static Lexicon {
    let here = || keyboard::at_keyboard(table).and_then(Actor::listener);
    let listener = actor.and_then(Actor::listener).or_else(here);
    let language = listener.map_or(table.options().language, |it| table.language_of(it));
    language.lexicon()
}

/// The half-move that `text` means on a position, in full or in short notation. If the piece is named by the file of its square,
/// only the places of the men are used to find it, and not the rules: an answer must not reveal which half-moves are legal.
pub(in crate::session) fn half_move(
    text: &str,
    before: &Setup,
    lexicon: &Lexicon,
) -> Option<WrittenMove> {
    let whole = WrittenMove::read_in_words(text, before.variant(), lexicon).ok();
    whole.or_else(|| {
        ShortMove::read(text, before.variant())?
            .written_by_hand(before)
            .ok()
    })
}

/// The meaning of the text after a command, in the words of the player at this program or of the person who acts.
pub(in crate::session) fn understood<T>(
    actor: Option<Actor>,
    read: impl Fn(&Words) -> Option<T>,
    vocabularies: &mut Vocabularies,
    table: &Table,
) -> Option<T> {
    let here = read(&table.options().commands);
    here.or_else(|| {
        let language = table.language_of(actor?.listener()?);
        read(words_of(language, vocabularies, table))
    })
}

/// Makes this language valid for lines that are typed here, if the listener is the player at this program.
pub(super) fn language_changes(listener: Listener, language: Language, table: &mut Table) {
    let here = table.player_here();
    if listener == here.into() && language != table.options().language {
        let variant = table.game().start().variant();
        let book = Phrasebook::new(language, variant, Style::default());
        table.speaks(language, Words::of_book(&book));
    }
}

fn words_of<'a>(
    language: Language,
    vocabularies: &'a mut Vocabularies,
    table: &'a Table,
) -> &'a Words {
    if language == table.options().language {
        return &table.options().commands;
    }
    let variant = table.game().start().variant();
    vocabularies
        .0
        .entry(language)
        .or_insert_with(|| Words::of_book(&Phrasebook::new(language, variant, Style::default())))
}
