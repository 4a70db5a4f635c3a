// SPDX-License-Identifier: GPL-3.0-or-later
//! The arbiters' codes of a game that begins or is resumed. Codes are hashed here before the game begins, when nothing waits for
//! the slow hashing. Codes that are typed during the game are tried in `trials`.

use std::path::Path;
use std::time::Duration;

use zgoda_game::Variant;
use zgoda_input::command::is_read_otherwise;
use zgoda_record::event::{Actor, ArbiterWords, Body, CodesChange, Event, Source};
use zgoda_record::event_file::file::{EventFile, EventFileError};
use zgoda_record::mode::GameKind;
use zgoda_record::{Contents, KeptCodes, Record, RecordError};
use zgoda_table::session::desk::wrong_codes::wait_after;

use super::options::{OptionError, PlayOptions};
use super::settle::TableSettings;

/// The codes of a game that is resumed.
#[derive(Debug)]
pub(super) enum Resumed {
    /// The codes in the record stay valid.
    Kept,
    /// Other codes replace the codes in the record, for this reason.
    Others(KeptCodes, CodesChange),
}

impl Resumed {
    /// The codes that replace the kept codes.
    pub(super) const fn others(&self) -> Option<&KeptCodes> {
        match self {
            Resumed::Kept => None,
            Resumed::Others(codes, _) => Some(codes),
        }
    }
}

/// Checks that the codes of the file can be codes in this game: none of them may be read as another line.
pub(crate) fn check(
    file: &EventFile,
    variant: Variant,
    kind: GameKind,
) -> Result<(), EventFileError> {
    file.check_codes(kind, |code| is_read_otherwise(code, variant))
}

/// The event that records this change of codes.
pub(super) const fn told(how: CodesChange) -> Event {
    Event {
        ms: 0,
        actor: None,
        code: None,
        device: None,
        late_ms: None,
        source: Source::Program,
        body: Body::CodesChanged { how },
    }
}

/// The event that records a wrong code which was given before a game is resumed. It counts like a wrong code that is typed in the
/// game.
pub(super) const fn refused() -> Event {
    Event {
        ms: 0,
        actor: Some(Actor::UnknownHand),
        code: None,
        device: None,
        late_ms: None,
        source: Source::Program,
        body: Body::ArbiterWords {
            state: ArbiterWords::Refused,
        },
    }
}

/// The time until the next code may be tried on this record; `None` if a code may be tried now. A code that comes too early does
/// not count as wrong, so the right code never waits longer than the longest wait.
pub(super) fn wait(record: &mut Record, found: &Contents) -> Result<Option<Duration>, RecordError> {
    let wrong = found.wrong_codes();
    let Some(last) = wrong.last() else {
        return Ok(None);
    };
    // If the computer's clock was put back, the time since the wrong code is unknown; the wait must not last for ever.
    let Some(ago) = record.ago(last.id)? else {
        return Ok(None);
    };
    let left = wait_after(wrong.len()).checked_sub(ago);
    Ok(left.filter(|left| !left.is_zero()))
}

impl PlayOptions {
    /// The codes of a new game. Training needs no codes.
    pub(super) fn codes(&self, table: &TableSettings) -> Result<KeptCodes, OptionError> {
        if self.new_code == NewCode::Wanted {
            return Err(OptionError::NothingToChange);
        }
        let given = self.event.as_ref().filter(|_| asks(table));
        let kept = given.map(|file| file.codes.hashed()).transpose()?;
        Ok(kept.unwrap_or_default())
    }

    /// The codes of the unfinished game in `record`. Without `--new-code`, resuming the game does not change them, unless the
    /// record has no codes.
    pub(super) fn codes_of(
        &self,
        table: &TableSettings,
        record: &Path,
        found: &Contents,
        wait: Option<Duration>,
    ) -> Result<Resumed, OptionError> {
        let kept = &found.codes;
        let given = self.event.as_ref().filter(|_| asks(table));
        let given = given.filter(|file| !file.codes.is_empty());
        let Some(file) = given else {
            return match self.new_code {
                NewCode::Wanted => Err(OptionError::NoNewCode),
                NewCode::NotWanted => Ok(Resumed::Kept),
            };
        };
        if kept.is_empty() {
            // The record has no codes with which these codes could be compared, because the game was begun without any.
            return Ok(Resumed::Others(file.codes.hashed()?, CodesChange::First));
        }
        if let Some(wait) = wait {
            return Err(OptionError::CodesWait {
                // A part of a second counts as a whole second.
                left: wait.as_secs().saturating_add(1),
                record: record.to_owned(),
                event: file.path.clone(),
            });
        }
        match (file.codes.are(kept), self.new_code) {
            (true, _) => Ok(Resumed::Kept),
            (false, NewCode::Wanted) => {
                check(file, table.variant(), table.kind)?;
                Ok(Resumed::Others(file.codes.hashed()?, CodesChange::New))
            }
            (false, NewCode::NotWanted) => Err(OptionError::AnotherCode {
                record: record.to_owned(),
                event: file.path.clone(),
            }),
        }
    }
}

/// True if the game needs codes.
fn asks(table: &TableSettings) -> bool {
    table.kind == GameKind::Official
}

/// The choice whether a game may be resumed with other codes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NewCode {
    /// The game keeps the codes with which it was begun.
    #[default]
    NotWanted,
    /// Other codes are wanted, and the arbiter is told of the change.
    Wanted,
}

impl NewCode {
    /// The value for the option `--new-code`: wanted if the option was given.
    #[must_use]
    pub const fn of(given: bool) -> NewCode {
        if given {
            NewCode::Wanted
        } else {
            NewCode::NotWanted
        }
    }
}
