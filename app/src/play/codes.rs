//! The arbiters' codes of a game that begins or goes on. Before a game begins, hashing the codes keeps nothing waiting; a code
//! typed later is tried in `trials`.

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

/// The codes of a game that goes on.
#[derive(Debug)]
pub(super) enum Resumed {
    /// The codes that were kept.
    Kept,
    /// Other codes, and the reason for the change.
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

/// The event that records a wrong code given before a game goes on; it counts like a wrong code typed in the game.
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

/// The time until a code is tried again in this record; `None` if codes are tried now. A code that is not tried does not count as
/// wrong, so the right code never waits longer than the longest wait.
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
    /// The codes of a new game. In training no code is asked for.
    pub(super) fn codes(&self, table: &TableSettings) -> Result<KeptCodes, OptionError> {
        if self.new_code == NewCode::Wanted {
            return Err(OptionError::NothingToChange);
        }
        let given = self.event.as_ref().filter(|_| asks(table));
        let kept = given.map(|file| file.codes.hashed()).transpose()?;
        Ok(kept.unwrap_or_default())
    }

    /// The codes of the unfinished game in `record`. A restart of the program does not change them by itself.
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
            // The codes are not checked, because the game was begun without such a check.
            return Ok(Resumed::Others(file.codes.hashed()?, CodesChange::First));
        }
        if let Some(wait) = wait {
            return Err(OptionError::CodesWait {
                // A started second counts as a whole one.
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

/// Whether the game may go on with another code than it was begun with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NewCode {
    /// The game keeps the code it was begun with.
    #[default]
    NotWanted,
    /// Another code is wanted, and the change is told.
    Wanted,
}

impl NewCode {
    /// The value of the option: wanted if it was given.
    #[must_use]
    pub const fn of(given: bool) -> NewCode {
        if given {
            NewCode::Wanted
        } else {
            NewCode::NotWanted
        }
    }
}
