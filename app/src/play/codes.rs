//! The arbiters' codes of a game that begins or goes on. At a beginning nothing goes on yet that had to wait while they are
//! hashed; what is typed later is tried in `trials`.

use std::path::Path;
use std::time::Duration;

use super::options::{OptionError, PlayOptions};
use super::settle::Table;
use crate::mode::GameKind;
use crate::record::event::{Actor, ArbiterWords, Body, CodesChange, Event, Source};
use crate::record::{Contents, KeptCodes, Record, RecordError};
use crate::session::desk::wrong_codes::wait_after;

/// The codes of a game that goes on.
#[derive(Debug)]
pub(super) enum Resumed {
    /// Those that were kept.
    Kept,
    /// Others, and how that came.
    Others(KeptCodes, CodesChange),
}

impl Resumed {
    /// The codes that take the place of those that were kept.
    pub(super) const fn others(&self) -> Option<&KeptCodes> {
        match self {
            Resumed::Kept => None,
            Resumed::Others(codes, _) => Some(codes),
        }
    }
}

/// What it stands in the record as.
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

/// A code that did not fit where a game was to go on counts as one that was typed.
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

/// For how long no code is tried in this record; nothing where one is. A trial that is put off is none, so nobody can put
/// off the right code for longer than the longest wait.
pub(super) fn wait(record: &mut Record, found: &Contents) -> Result<Option<Duration>, RecordError> {
    let wrong = found.wrong_codes();
    let Some(last) = wrong.last() else {
        return Ok(None);
    };
    // Where the computer's clock was put back nobody knows how long ago it was, and nobody waits for ever.
    let Some(ago) = record.ago(last.id)? else {
        return Ok(None);
    };
    let left = wait_after(wrong.len()).checked_sub(ago);
    Ok(left.filter(|left| !left.is_zero()))
}

impl PlayOptions {
    /// The codes of a new game. In training none is asked for.
    pub(super) fn codes(&self, table: &Table) -> Result<KeptCodes, OptionError> {
        if self.new_code == NewCode::Wanted {
            return Err(OptionError::NothingToChange);
        }
        let given = self.event.as_ref().filter(|_| asks(table));
        let kept = given.map(|file| file.codes.hashed()).transpose()?;
        Ok(kept.unwrap_or_default())
    }

    /// Those of the game in `record`, which goes on: whoever starts the program again does not choose them.
    pub(super) fn codes_of(
        &self,
        table: &Table,
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
            // As it was begun with: what may be a code was not asked then.
            return Ok(Resumed::Others(file.codes.hashed()?, CodesChange::First));
        }
        if let Some(wait) = wait {
            return Err(OptionError::CodesWait {
                // A part of a second is waited for, too.
                left: wait.as_secs().saturating_add(1),
                record: record.to_owned(),
                event: file.path.clone(),
            });
        }
        match (file.codes.are(kept), self.new_code) {
            (true, _) => Ok(Resumed::Kept),
            (false, NewCode::Wanted) => {
                file.check_codes(table.variant(), table.kind)?;
                Ok(Resumed::Others(file.codes.hashed()?, CodesChange::New))
            }
            (false, NewCode::NotWanted) => Err(OptionError::AnotherCode {
                record: record.to_owned(),
                event: file.path.clone(),
            }),
        }
    }
}

/// Does anybody need a code?
fn asks(table: &Table) -> bool {
    table.kind == GameKind::Official
}

/// May the game go on with another code than it was begun with?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NewCode {
    /// It may not.
    #[default]
    NotWanted,
    /// Somebody wants it, and that is told.
    Wanted,
}

impl NewCode {
    /// As an option that was given, or not.
    #[must_use]
    pub const fn of(given: bool) -> NewCode {
        if given {
            NewCode::Wanted
        } else {
            NewCode::NotWanted
        }
    }
}
