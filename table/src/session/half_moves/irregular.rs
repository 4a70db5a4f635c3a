// SPDX-License-Identifier: GPL-3.0-or-later
//! The claims that a player may make on the other side's half-move, and the time in which the player may make them
//! (Kodeks I 5.4, 5.7).
//!
//! Only the record knows if anything was irregular: all replies in this module sound the same after a legal half-move.
//! The players and the arbiter carry out a demand themselves.

use zgoda_game::{Irregularity, Side};
use zgoda_record::event::{AcceptedBy, Body, EntryId, Source};
use zgoda_record::{Claim, Repeated};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BoardOf, BoardState, DemandRefusal};

use crate::session::boards::Boards;
use crate::session::game::{Origin, StandingEntry};
use crate::session::table::Table;

/// Takes `demand` or `let stand`.
pub(in crate::session) fn claim(claim: Claim, boards: &Boards, table: &mut Table) {
    let actor = table.actor();
    let entry = match table.player_in_person(actor) {
        Some(by) => claimable(by, table).map(|entry| (by, entry)),
        // No third person may intervene: neither the arbiter (I 5.4, IV 1) nor an assistant, who has other duties (VIII 4.1).
        None => Err(Message::DemandRefused {
            because: DemandRefusal::NotTheOpponent,
        }),
    };
    let (by, entry) = match entry {
        Ok(found) => found,
        Err(message) => {
            table.refuse("nothing to say to (Kodeks I 5.4, 5.7)", message);
            return;
        }
    };
    let body = match claim {
        Claim::Demanded => Body::Demanded {
            by,
            entry,
            differing: differing(boards),
            parted: parted(table),
        },
        Claim::LetStand => Body::LetStand { by, entry },
    };
    table.commit(actor, Source::Keys, body);
    if claim == Claim::LetStand {
        accept(by, AcceptedBy::LetStand, table);
    }
    let asker = table.answered_of(by);
    table.say_when_durable(asker, Message::Noted, About::default());
    table.tells_the_typist(None);
}

/// The half-move on which `by` may make a claim now, or the refusal.
fn claimable(by: Side, table: &Table) -> Result<EntryId, Message> {
    let answered = table.game().answerable(by).next();
    let said = |entry: EntryId| table.game().kept(entry).and_then(|it| it.claim);
    let refusal = match answered.map(|entry| (entry.id, said(entry.id))) {
        Some((entry, None | Some(Claim::Demanded))) => return Ok(entry),
        Some((_, Some(Claim::LetStand))) => DemandRefusal::LetStand,
        None if table.game().made() == 0 => return Err(Message::NoMoveYet),
        // A player may only claim on a half-move of the opponent, and the opponent has made none.
        None if table.game().last_of(by.other()).is_none() => DemandRefusal::NotTheOpponent,
        None => DemandRefusal::OwnMoveMade,
    };
    Err(Message::DemandRefused { because: refusal })
}

/// True if `side` may make a claim now; the answer is the same after a legal half-move and after an irregular one.
pub(in crate::session) fn may_claim(side: Side, table: &Table) -> bool {
    claimable(side, table).is_ok()
}

/// Accepts the irregularities of the other side's half-moves, which belong to the game from now on.
pub(in crate::session) fn accept(side: Side, by: AcceptedBy, table: &mut Table) {
    let game = table.game();
    let is_open = |entry| game.kept(entry).is_some_and(|it| it.accepted.is_none());
    let stood =
        |entry: &&StandingEntry| by == AcceptedBy::LetStand || stood_before_them(entry, table);
    let mut accepted: Vec<EntryId> = game
        .answerable(side)
        .filter(|entry| is_open(entry.id) && game.is_irregular(entry))
        .filter(stood)
        .map(|entry| entry.id)
        .collect();
    accepted.reverse();
    for entry in accepted {
        let body = Body::IrregularityAccepted { entry, by };
        table.commit(None, Source::Program, body);
    }
}

/// True if the opponent could see the irregularity of the entry when they played on. False if the irregularity is only
/// that a sensor saw men off the mover's own board: a man that is off on one of two boards is a difference (VIII 3.1),
/// and cannot be accepted.
fn stood_before_them(entry: &StandingEntry, table: &Table) -> bool {
    let Origin::Board(BoardOf::Side(_)) = entry.origin else {
        return true;
    };
    let kept = table.game().kept(entry.id);
    let mut by_hand = kept.iter().flat_map(|kept| kept.hand.iter());
    entry.irregular().is_some() || by_hand.any(|article| !is_beside(article))
}

/// True if this article is about men that are off the board but do not belong to the half-move.
pub(in crate::session) fn is_beside(article: &str) -> bool {
    let mut all = Irregularity::BESIDE.iter();
    all.any(|it| it.article() == article)
}

/// The entry from which the players' own records differ.
fn parted(table: &Table) -> Option<EntryId> {
    let mut oldest_first = table.game().entries().into_iter();
    let parted = oldest_first.find(|it| it.repeated == Some(Repeated::Otherwise))?;
    Some(parted.entry.entry)
}

fn differing(boards: &Boards) -> Vec<BoardOf> {
    let all = boards.all.iter().map(|board| board.board.of);
    all.filter(|of| matches!(boards.board_state(*of), BoardState::Differs(_)))
        .collect()
}
