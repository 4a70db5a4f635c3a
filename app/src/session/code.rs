//! The arbiter's code as it is typed: behind the arbiter's word, or on the line after it.
//!
//! The word alone says that the code follows. At the keyboard the word stands on the line again, and the code is typed
//! behind it; where whole lines come in, the next one is the code. On a pad it is `hands::digits`'; what of a line may
//! be kept and said back is `command::known`'s.

use std::time::Duration;

use zgoda_game::Moment;
use zgoda_game::notation::WrittenMove;
use zgoda_speech::Message;
use zgoda_speech::announcement::Earcon;

use super::hands::commands;
use super::personal::tongues::{self, Tongues};
use super::table::Table;
use crate::command::squares::square_of;
use crate::command::steer::LEFT_ALONE;
use crate::command::{Command, Typed, Word};

/// So many wrong codes cost no time.
const FREE_TRIES: usize = 3;

/// How long nothing is tried after the last of them; after each further one twice as long, up to the longest.
const FIRST_WAIT: Duration = Duration::from_secs(5);
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// For how long no code is tried after so many wrong ones.
#[must_use]
pub fn wait_after(wrong: usize) -> Duration {
    let Some(more) = wrong.checked_sub(FREE_TRIES) else {
        return Duration::ZERO;
    };
    let more = u32::try_from(more).unwrap_or(u32::MAX);
    let factor = 1_u32.checked_shl(more).unwrap_or(u32::MAX);
    FIRST_WAIT.saturating_mul(factor).min(LONGEST_WAIT)
}

/// When a wrong code was given last, since the game was taken up. One from before counts as if it had been given then.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LastWrong(Moment);

impl LastWrong {
    /// One was given now.
    pub(super) const fn is(&mut self, now: Moment) {
        self.0 = now;
    }

    /// How long it is until a code is tried again; `None` where one is.
    pub(super) fn wait(self, table: &Table) -> Option<Duration> {
        let now = table.now();
        let last = self.0.max(table.begun());
        let over = last.after(wait_after(table.game().wrong_codes()));
        (now < over).then(|| over.since(now))
    }
}

/// Since when is the next line the code?
#[derive(Clone, Debug, Default)]
pub(super) struct CodeOnALine(Option<Moment>);

impl CodeOnALine {
    /// The next line is the code.
    pub(super) fn follows(&mut self, table: &mut Table) {
        let now = table.now();
        self.0 = Some(now);
        table.reply_sounding(Message::CodeAwaited, Earcon::Opened);
    }

    /// May a line not come back to be put right? One that gives a code, and one with words of which nothing is kept.
    pub(super) fn is_not_to_come_back(
        &self,
        line: &str,
        tongues: &mut Tongues,
        table: &mut Table,
    ) -> bool {
        let typed = tongues::read_line(line, tongues, table);
        self.0.is_some() || gives_a_code(&typed.command) || table.of_line(line).others > 0
    }

    /// The line of which the code is awaited. One that is empty, names somebody, or is a command or a half-move ends the
    /// waiting and means what it says.
    pub(super) fn awaited_code(&mut self, typed: Typed, table: &mut Table) -> Typed {
        let now = table.now();
        let since = self.0.take();
        let awaited = since.is_some_and(|since| now < since.after(LEFT_ALONE));
        let variant = table.game().start().variant();
        let lexicon = tongues::lexicon_of(None, table);
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

/// Is it the arbiter's word alone, where the code is still to come?
pub(super) fn code_is_to_come(line: &str, tongues: &mut Tongues, table: &mut Table) -> bool {
    let Typed { command, .. } = tongues::read_line(line, tongues, table);
    command == Command::Unfinished(Word::Arbiter) && commands::asks_for_the_code(table)
}

/// Does a line give a code, or begin to?
pub(super) const fn gives_a_code(command: &Command) -> bool {
    matches!(
        command,
        Command::Arbiter(_) | Command::Unfinished(Word::Arbiter)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_further_wrong_code_waits_longer() {
        let waits = [2, 3, 4, 5, 6, 7, 40, usize::MAX].map(|wrong| wait_after(wrong).as_secs());
        assert_eq!(waits, [0, 5, 10, 20, 30, 30, 30, 30]);
    }
}
