// SPDX-License-Identifier: GPL-3.0-or-later
//! The parts of a record that an export leaves out while an official game goes on, because the person who runs the export may be
//! a player.
//!
//! Such an export tells only things that both players may know: no irregularity, no missing crown, no evidence for a claim (Kodeks
//! I 5.4, II 2.4.7, 5.2), no difference between boards and records (VIII 3.1.1), no touches, and no words to one player alone. The
//! arbiter can see all of that at the desk, or export it by their code. The remaining events are numbered anew, so that no gap
//! shows that something is missing.

use zgoda_speech::Message;
use zgoda_speech::announcement::{BoardOf, Item};

use crate::event::{Admissible, Body, Knowing};
use crate::event_file::Consents;
use crate::fair_play::{Circumstances, Permission, Role, Turn, may};
use crate::mode::{GameKind, Mode};
use crate::read::{Contents, StoredEvent};
use crate::sight::Sight;
use crate::transcript::TranscriptLine;

/// The record of an unfinished official game, without the things that only the arbiter may know; `None` if everything may be
/// told.
#[must_use]
pub fn without_muted(contents: &Contents) -> Option<Contents> {
    if !is_official_and_runs(contents) {
        return None;
    }
    let mut differ = Vec::new();
    let told = contents.events.iter().filter_map(|stored| {
        let mut told = stored.clone();
        told.event.body = as_told(&stored.event.body, &mut differ)?;
        Some(told)
    });
    let events = (1..).zip(told).map(|(id, told)| StoredEvent { id, ..told });
    let utterances = contents.utterances.iter();
    let utterances = utterances.filter(|stored| is_for_both(&stored.line));
    Some(Contents {
        events: events.collect(),
        utterances: utterances.cloned().collect(),
        ..contents.clone()
    })
}

/// True for an official game that is not over, if the reader gave no arbiter's code.
#[must_use]
pub fn is_official_and_runs(contents: &Contents) -> bool {
    let official = GameKind::of_word(&contents.settings.mode) == Some(GameKind::Official);
    official && !contents.by_code && contents.state().finished.is_none()
}

/// The part of an event that both players may know; `None` if they may not know that it happened. `differ` has the boards that
/// differ, because players hear of each difference once.
fn as_told(body: &Body, differ: &mut Vec<BoardOf>) -> Option<Body> {
    match body {
        Body::EntryWritten(entry) => {
            let mut entry = entry.clone();
            entry.irregular = None;
            Some(Body::EntryWritten(entry))
        }
        Body::BoardDiffered { board, .. }
            if *board == BoardOf::Shared || differ.contains(board) =>
        {
            None
        }
        Body::BoardDiffered { board, .. } => {
            differ.push(*board);
            Some(Body::BoardDiffered {
                board: *board,
                shown: String::new(),
                remove: Vec::new(),
                put: Vec::new(),
            })
        }
        Body::BoardAgreed { board } => {
            differ.retain(|it| it != board);
            (*board != BoardOf::Shared).then(|| body.clone())
        }
        // The fact that a press came without a half-move is not told.
        Body::Pressed { side, .. } => Some(Body::Pressed {
            side: *side,
            missing: None,
        }),
        _ => (!is_muted(body)).then(|| body.clone()),
    }
}

/// True if at least one player may not know that the event happened, or may not know its details.
fn is_muted(body: &Body) -> bool {
    let refused = matches!(
        body,
        Body::Offered {
            admissible: Admissible::TooEarly | Admissible::Repeated | Admissible::TooManyPieces,
            ..
        }
    );
    refused || body.knowing() == Knowing::Muted
}

/// True if the matrix permits the words of the line for both players. A line for one player alone stays out, and so does a withheld
/// line.
fn is_for_both(line: &TranscriptLine) -> bool {
    let kind = line.about.get("kind").and_then(|kind| kind.as_str());
    let at = kind.and_then(|kind| Message::KINDS.iter().position(|it| *it == kind));
    let item = at.and_then(|at| Message::ITEMS.get(at));
    let shared =
        || line.about.get("board").and_then(|of| of.as_str()) == Some(BoardOf::Shared.word());
    item.is_some_and(|item| {
        let boards = matches!(item, Item::BoardsDiffer) && shared();
        !boards && may_be_told_to_both(*item)
    })
}

fn may_be_told_to_both(item: Item) -> bool {
    let consents = Consents::default();
    let now = Circumstances {
        mode: Mode::Official,
        turn: Turn::Other,
        sight: Sight::Sighted,
        set_up: false,
        compares: false,
        consents: &consents,
    };
    let mut players = [Role::Concerned, Role::Opponent].into_iter();
    players.all(|role| may(item, role, &now) == Permission::Yes)
}
