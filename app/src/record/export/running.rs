//! What an export leaves out while an official game goes on: whoever runs it may be a player.
//!
//! It tells what both players may be told then, and nothing else: no half-move that was irregular, no crown that is missing,
//! nothing that speaks for a claim (Kodeks I 5.4, II 2.4.7, 5.2), not how boards and records differ (VIII 3.1.1), not what hands
//! touched, and nothing that was said to one of them alone. The arbiter has all of it at their desk, and by their code.
//! Nothing of it may be told by a gap either, so what is left is numbered anew.

use zgoda_speech::Message;
use zgoda_speech::announcement::{BoardOf, Item};

use crate::event::Consents;
use crate::mode::{GameKind, Mode};
use crate::record::event::{Admissible, Body, Knowing};
use crate::record::read::{Contents, StoredEvent};
use crate::record::transcript::TranscriptLine;
use crate::session::fair_play::{Circumstances, Permission, Role, Turn, may};
use crate::session::options::Sight;

/// The record of an official game that is not over without what only the arbiter may know; nothing where all may be told.
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

/// Is it an official game that is not over, and nobody gave an arbiter's code?
#[must_use]
pub fn is_official_and_runs(contents: &Contents) -> bool {
    let official = GameKind::of_word(&contents.settings.mode) == Some(GameKind::Official);
    official && !contents.by_code && contents.state().finished.is_none()
}

/// As much of it as both players may be told; nothing where not even that it happened. The boards that differ are kept in mind,
/// because players hear that once.
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
        // Whether somebody pressed without a half-move is told to nobody.
        Body::Pressed { side, .. } => Some(Body::Pressed {
            side: *side,
            missing: None,
        }),
        _ => (!is_muted(body)).then(|| body.clone()),
    }
}

/// True if one player at least may not know that it happened, or what it holds.
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

/// Was it for both players, by the row of the matrix that its words belong to? What is for one of them alone is nobody's to read
/// elsewhere, and what was kept from its listener is no less.
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
