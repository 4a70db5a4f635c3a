// SPDX-License-Identifier: GPL-3.0-or-later
//! The owner of the keyboard in a game that is resumed; the record keeps the owner. In training and in a rehearsal, the options of
//! the new start may name another owner; in official play this needs an arbiter's code as well. Each such change is an
//! event.

use std::path::Path;
use std::time::Duration;

use zgoda_record::event::{Actor, Body, CodeOf, Event, Source};
use zgoda_record::mode::GameKind;
use zgoda_record::{Contents, KeptCodes};

use super::options::OptionError;
use super::settle::TableSettings;

/// The event that records a new owner of the keyboard; `None` if the owner is the same as in the record. A record of an
/// older version names no owner. In such a game the first owner that an option names is accepted without a code.
pub(super) fn of_resumed(
    table: &TableSettings,
    (record, found, new_codes): (&Path, &Contents, Option<&KeptCodes>),
    wait: Option<Duration>,
    code: impl FnOnce() -> Option<String>,
) -> Result<Option<Event>, OptionError> {
    let kept = found.keyboard();
    let named = table.keyboard;
    if kept.unwrap_or_default() == named {
        return Ok(None);
    }
    let asks = kept.filter(|_| table.kind == GameKind::Official);
    let Some(kept) = asks else {
        return Ok(Some(changed(table, None)));
    };
    let codes = new_codes.unwrap_or(&found.codes);
    let (record, given, kept) = (record.to_owned(), named.word(), kept.word());
    if let Some(wait) = wait {
        // The wait is rounded up to whole seconds.
        let left = wait.as_secs().saturating_add(1);
        return Err(OptionError::KeyboardWaits {
            record,
            given,
            kept,
            left,
        });
    }
    let given_code = code().map(|line| line.trim().to_owned());
    match given_code.filter(|code| !code.is_empty()) {
        None => Err(OptionError::KeyboardIsKept {
            record,
            given,
            kept,
        }),
        Some(code) => match codes.whose(&code) {
            Some(code) => Ok(Some(changed(table, Some(code)))),
            None => Err(OptionError::NoCodeForKeyboard {
                record,
                given,
                kept,
            }),
        },
    }
}

const fn changed(table: &TableSettings, code: Option<CodeOf>) -> Event {
    let actor = match code {
        Some(_) => Some(Actor::Arbiter),
        None => None,
    };
    Event {
        ms: 0,
        actor,
        code,
        device: None,
        late_ms: None,
        source: Source::Program,
        body: Body::KeyboardChanged {
            keyboard: table.keyboard,
        },
    }
}
