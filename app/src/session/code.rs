//! The arbiter's code as it is typed: behind his word, or on the line after it.
//!
//! His word alone says that the code follows. At the keyboard the word stands on the line again, and the code is typed
//! behind it; where whole lines come in, the next one is the code. On a pad it is `hands::digits`'; what of a line may
//! be kept and said back is `command::known`'s.

use zgoda_game::Moment;
use zgoda_game::notation::WrittenMove;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Earcon, Switch};

use super::Session;
use super::command::{Command, Typed, Word};
use super::desk::Desk;
use super::hands::{commands, square_of};
use super::options::Mode;
use super::personal::tongues::{self, Tongues};
use super::steer::LEFT_ALONE;
use super::table::Table;
use crate::record::event::Actor;

/// Since when is the next line the code?
#[derive(Clone, Debug, Default)]
pub(super) struct CodeOnALine(Option<Moment>);

impl Session {
    /// The arbiter's word alone came in: an arbiter at work is shown their words, and of anybody else the code is awaited.
    pub(super) fn arbiter_alone(&mut self, actor: Option<Actor>, now: Moment) {
        if self.live.table.options().mode == Mode::Training
            && self.live.table.arbiter_at_work() == Switch::Off
        {
            return self.live.opened_in_training(actor, now);
        }
        if !commands::asks_for_the_code(&self.live.table) {
            return self.open_the_arbiters(actor, now);
        }
        self.code.0 = Some(now);
        self.live
            .table
            .reply_sounding(actor, Message::CodeAwaited, Earcon::Opened);
    }

    /// May a line not come back to be put right? One that gives a code, and one with words of which nothing is kept.
    pub(super) fn is_not_to_come_back(&mut self, line: &str) -> bool {
        let live = &mut self.live;
        let typed = tongues::read_line(line, &live.desk, &mut self.tongues, &mut live.table);
        self.code.0.is_some()
            || gives_a_code(&typed.command)
            || self.live.table.of_line(line).others > 0
    }
}

impl CodeOnALine {
    /// The line of which the code is awaited. One that is empty, names somebody, or is a command or a half-move ends the
    /// waiting and means what it says.
    pub(super) fn awaited_code(
        &mut self,
        typed: Typed,
        desk: &Desk,
        table: &mut Table,
        now: Moment,
    ) -> Typed {
        let since = self.0.take();
        let awaited = since.is_some_and(|since| now < since.after(LEFT_ALONE));
        let variant = table.game().start().variant();
        let lexicon = tongues::lexicon_of(None, desk, table);
        match typed.command {
            Command::Move(code)
                if awaited
                    && typed.actor.is_none()
                    && !code.trim().is_empty()
                    && square_of(&code, variant, lexicon).is_none()
                    && WrittenMove::read_in_words(&code, variant, lexicon).is_err() =>
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

/// Is it his word alone, where the code is still to come?
pub(super) fn code_is_to_come(
    line: &str,
    desk: &Desk,
    tongues: &mut Tongues,
    table: &mut Table,
) -> bool {
    let Typed { command, .. } = tongues::read_line(line, desk, tongues, table);
    command == Command::Unfinished(Word::Arbiter) && commands::asks_for_the_code(table)
}

/// Does a line give a code, or begin to?
pub(super) const fn gives_a_code(command: &Command) -> bool {
    matches!(
        command,
        Command::Arbiter(_) | Command::Unfinished(Word::Arbiter)
    )
}
