// SPDX-License-Identifier: GPL-3.0-or-later
//! Asks for an arbiter's code, before a command shows facts of an official game that players may not know until the game is over.

use std::io;
use std::path::Path;

use zgoda_record as record;
use zgoda_record::Contents;
use zgoda_record::elsewhere::{self, Elsewhere};
use zgoda_table::session::desk::wrong_codes::wait_after;

use super::lines::next_line;
use crate::outcome::Failure;
use crate::stderr;
use crate::terminal::RawMode;

/// The length of the longest code, in bytes.
const LONGEST_CODE: usize = 200;

/// Asks for an arbiter's code. The record notes a right code together with the facts in `told` that the code gives access
/// to, and also notes a wrong code. A refusal states what is `not_done`, and what can be done instead.
pub(super) fn by_code(
    (record, contents): (&Path, &Contents),
    told: &str,
    [not_done, else_there_is]: [&str; 2],
) -> Result<(), Failure> {
    let refused = |why: &str| Failure::Sentence(format!("{}: {why}", record.display()));
    let wrong = contents.wrong_codes();
    let last = wrong
        .last()
        .and_then(|last| record::ago_of(record, last.id));
    let left = last.and_then(|ago| wait_after(wrong.len()).checked_sub(ago));
    if let Some(left) = left.filter(|left| !left.is_zero()) {
        // Rounded up, so that a try after that many seconds is never too early.
        let seconds = left.as_secs().saturating_add(1);
        return Err(refused(&format!(
            "after several wrong codes none is tried for {seconds} seconds; try again then"
        )));
    }
    stderr::tell("the arbiter's code, and Enter:");
    let mut line = Vec::new();
    // Input that was typed after the code is left to the next reader of the input.
    let hidden = RawMode::hide();
    let given = next_line(&mut io::stdin().lock(), &mut line, LONGEST_CODE);
    drop(hidden);
    let given = given.map_err(|error| refused(&format!("no code can be read ({error})")))?;
    let text = String::from_utf8_lossy(&line);
    let code = text.trim();
    if !given || code.is_empty() {
        return Err(refused(&format!(
            "no code was given, so {not_done}; {else_there_is}"
        )));
    }
    let done = match contents.codes.whose(code) {
        Some(code) => Elsewhere::Exported {
            form: told.to_owned(),
            code,
        },
        None => Elsewhere::WrongCode,
    };
    elsewhere::write_down(record, &done).map_err(Failure::of)?;
    match done {
        Elsewhere::WrongCode => Err(refused(&format!(
            "this is no arbiter's code of this game, so {not_done}; {else_there_is}"
        ))),
        Elsewhere::Exported { .. } | Elsewhere::MovesAsked | Elsewhere::SlipMade { .. } => Ok(()),
    }
}
