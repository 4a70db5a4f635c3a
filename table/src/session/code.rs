// SPDX-License-Identifier: GPL-3.0-or-later
//! Handles the typing of the arbiter's code: after the arbiter's word, or on the next line.
//!
//! The word alone announces that the code follows. At the keyboard the word is put on the line again, and the person types the code
//! after it. If whole lines arrive, the next line is the code. `hands::digits` reads codes from a pad; `command::known` decides
//! which part of a line may be kept and read back.

use zgoda_game::Moment;
use zgoda_input::command::gesture::LEFT_ALONE;
use zgoda_input::command::squares::{is_half_move, square_of};
use zgoda_input::command::{Command, Typed, Word, is_read_otherwise};
use zgoda_record::mode::ArbiterIs;
use zgoda_speech::Message;
use zgoda_speech::announcement::Earcon;

use super::hands::commands;
use super::personal::vocabularies::{self, Vocabularies};
use super::table::Table;

/// The moment from which the next line is taken as the code; `None` if no code is awaited.
#[derive(Clone, Debug, Default)]
pub(super) struct CodeOnALine(Option<Moment>);

impl CodeOnALine {
    /// Takes the next line as the code.
    pub(super) fn follows(&mut self, table: &mut Table) {
        let now = table.now();
        self.0 = Some(now);
        table.reply_sounding(Message::CodeAwaited, Earcon::Opened);
    }

    /// True if a person must not get a line back to correct it, because it contains a code or words that must not be kept.
    pub(super) fn is_not_to_come_back(
        &self,
        line: &str,
        vocabularies: &mut Vocabularies,
        table: &mut Table,
    ) -> bool {
        let typed = vocabularies::read_line(line, vocabularies, table);
        self.0.is_some() || gives_a_code(&typed.command) || table.of_line(line).others > 0
    }

    /// Reads a line as the awaited code. An empty line, a line with a name, a command or a half-move ends the wait, and has its
    /// usual meaning.
    pub(super) fn awaited_code(
        &mut self,
        typed: Typed,
        vocabularies: &mut Vocabularies,
        table: &mut Table,
    ) -> Typed {
        let typed = behind_the_word(typed, vocabularies, table);
        let now = table.now();
        let since = self.0.take();
        let awaited = since.is_some_and(|since| now < since.after(LEFT_ALONE));
        let variant = table.game().start().variant();
        let lexicon = vocabularies::lexicon_of(None, table);
        match typed.command {
            Command::Move(code)
                if awaited
                    && typed.actor.is_none()
                    && !code.trim().is_empty()
                    && square_of(&code, variant, lexicon).is_none()
                    && !is_half_move(&code, variant, lexicon) =>
            {
                Typed {
                    command: Command::Arbiter(code.trim().to_owned()),
                    ..typed
                }
            }
            command => Typed { command, ..typed },
        }
    }
}

/// Reads a line with text after the arbiter's word that cannot be a code: a name, a command or a half-move has its usual meaning.
/// Such lines come from the keyboard, where the word was put on the line again, and a person who only called the arbiter types on
/// after it.
fn behind_the_word(typed: Typed, vocabularies: &mut Vocabularies, table: &mut Table) -> Typed {
    let Command::Arbiter(text) = &typed.command else {
        return typed;
    };
    let variant = table.game().start().variant();
    // A text of digits alone is tried as a code.
    if typed.actor.is_some()
        || text.chars().all(|it| it.is_ascii_digit())
        || !commands::asks_for_the_code(table)
        || !is_read_otherwise(text, variant)
    {
        return typed;
    }
    let line = text.clone();
    let meant = vocabularies::read_line(&line, vocabularies, table);
    let lexicon = vocabularies::lexicon_of(None, table);
    let says_something = match &meant.command {
        Command::Move(text) => {
            meant.actor.is_some()
                || square_of(text, variant, lexicon).is_some()
                || is_half_move(text, variant, lexicon)
        }
        // The line `arbiter done` has its own meaning.
        command => !gives_a_code(command) && *command != Command::Plain(Word::Done),
    };
    if says_something {
        table.line_is(&line);
        meant
    } else {
        typed
    }
}

/// The place where the hidden part of a line begins. When a code is wanted, the screen shows a dot for each character after the
/// arbiter's word, because other people see the screen and it keeps earlier text.
pub(super) fn secret_from(
    line: &str,
    vocabularies: &mut Vocabularies,
    table: &Table,
) -> Option<usize> {
    commands::asks_for_the_code(table)
        .then(|| vocabularies::code_begins(line, vocabularies, table))
        .flatten()
}

/// True if the line is the arbiter's word alone, so that the code must still follow.
pub(super) fn code_is_to_come(
    line: &str,
    vocabularies: &mut Vocabularies,
    table: &mut Table,
) -> bool {
    let Typed { command, .. } = vocabularies::read_line(line, vocabularies, table);
    let awaited =
        table.options().arbiter == ArbiterIs::Person && commands::asks_for_the_code(table);
    command == Command::Unfinished(Word::Arbiter) && awaited
}

/// True if a line contains a code, or the beginning of one.
pub(super) const fn gives_a_code(command: &Command) -> bool {
    matches!(
        command,
        Command::Arbiter(_) | Command::Unfinished(Word::Arbiter)
    )
}
