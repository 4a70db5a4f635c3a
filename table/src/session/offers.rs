// SPDX-License-Identifier: GPL-3.0-or-later
//! Draw offers (Kodeks II 5.1): made by the player who has just moved, before their press; answered in words, or refused by the
//! next half-move. Without a record pieces are counted instead of moves (III 6).
//!
//! Offers are public, and only players make or answer them; no assistant does (VIII 4.1). An inadmissible offer is written down
//! and answered to its maker, and no other person hears of it. An accepted offer ends the game, after a question and a yes.

use zgoda_game::{Ending, GameResult, Side};
use zgoda_record::event::{Admissible, Body, MadeBy, OfferAnswer, Source};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, OfferRefusal};

use super::ask::Ask;
use super::checking::Check;
use super::fair_play::Audience;
use super::game::State;
use super::questions::Questions;
use super::table::Table;
use crate::session::question::Question;

/// `offer`: offers a draw.
pub(super) fn offer(table: &mut Table) {
    let actor = table.actor();
    let Some(side) = table.player_in_person(actor) else {
        return offer_refused(OfferRefusal::NotAPlayer, table);
    };
    let admissible = admissible(side, table);
    let ply = u32::try_from(table.game().standing().len()).unwrap_or(u32::MAX);
    let body = Body::Offered {
        side,
        ply,
        admissible,
    };
    table.commit(actor, Source::Keys, body);
    let because = match admissible {
        Admissible::Yes => {
            let message = Message::DrawOffered { by: side };
            table.say_when_durable(Audience::Public, message, About::default());
            return;
        }
        Admissible::TooEarly => OfferRefusal::TooEarly,
        Admissible::TooManyPieces => OfferRefusal::TooManyPieces,
        Admissible::Repeated => OfferRefusal::Repeated,
        Admissible::NotAfterMove => OfferRefusal::NotAfterMove,
    };
    table.reply(refusal(because, table));
}

/// The reason why no offer can be made or answered, with the number of moves that must come before an offer.
fn refusal(because: OfferRefusal, table: &Table) -> Message {
    let moves = usize::from(table.game().start().variant().rules().moves_before_offer);
    Message::OfferRefused { because, moves }
}

/// True if the acting person must answer an offer. While an arbiter is at work, a line without a name is no player's answer.
pub(super) fn offer_waits_for(table: &Table) -> bool {
    let actor = table.actor();
    let arbiters = table.arbiter_at_work() && actor.is_none();
    let player = table.player_in_person(actor).filter(|_| !arbiters);
    player.is_some() && table.game().pending_offer() == player.map(Side::other)
}

/// The side that must answer the offer, if the speaker belongs to it; otherwise the speaker is told why not.
fn answering_side(table: &mut Table) -> Option<Side> {
    let actor = table.actor();
    let because = match table.player_in_person(actor) {
        None => OfferRefusal::NotAPlayer,
        Some(by) if table.game().pending_offer() == Some(by.other()) => return Some(by),
        Some(_) => OfferRefusal::NothingOffered,
    };
    offer_refused(because, table);
    None
}

fn answer_offer(side: Side, answer: OfferAnswer, table: &mut Table) {
    let actor = table.actor();
    table.commit(actor, Source::Keys, Body::OfferAnswered { side, answer });
}

/// Tells whether `side` may offer a draw now.
fn admissible(side: Side, table: &Table) -> Admissible {
    let rules = table.game().start().variant().rules();
    let standing = table.game().standing();
    if table.no_record_is_kept() {
        let pieces = |of| table.game().now().pieces(of).len();
        if Side::ALL
            .into_iter()
            .any(|of| pieces(of) > rules.pieces_for_agreement)
        {
            return Admissible::TooManyPieces;
        }
    } else {
        let moves = |of| standing.iter().filter(|entry| entry.side == of).count();
        let needed = usize::from(rules.moves_before_offer);
        if Side::ALL.into_iter().any(|of| moves(of) < needed) {
            return Admissible::TooEarly;
        }
    }
    if table.game().offers().must_wait(side) {
        return Admissible::Repeated;
    }
    let last = standing.last().filter(|last| last.side == side);
    match last.map(|last| last.state) {
        // After the press the other side's time runs. The player need not know of the other ways in which a half-move can have
        // been made.
        None | Some(State::Made(MadeBy::Press | MadeBy::Arbiter)) => Admissible::NotAfterMove,
        Some(_) => Admissible::Yes,
    }
}

fn offer_refused(because: OfferRefusal, table: &mut Table) {
    let told = refusal(because, table);
    table.refuse("no draw can be answered so (Kodeks II 5.1)", told);
}

/// `accept`: asks for confirmation, because accepting would end the game.
pub(super) fn accept(questions: &mut Questions, checking: &Check, table: &mut Table) {
    let Some(by) = answering_side(table) else {
        return;
    };
    let another = !matches!(questions.open, None | Some(Question::Draw { .. }));
    if another || checking.is_on() {
        return offer_refused(OfferRefusal::AnswerFirst, table);
    }
    questions.ask(Question::Draw { by });
    // Both players know of the offer; with a single output the question goes to both.
    table.say(Audience::Public, Message::AskDraw { by });
}

/// `decline`: refuses the draw.
pub(super) fn decline(questions: &mut Questions, table: &mut Table) {
    let Some(by) = answering_side(table) else {
        return;
    };
    if matches!(questions.open, Some(Question::Draw { .. })) {
        questions.open = None;
    }
    answer_offer(by, OfferAnswer::Declined, table);
    let message = Message::DrawDeclined { by };
    table.say_when_durable(Audience::Public, message, About::default());
}

/// Ends the game as agreed: the player who accepted has confirmed with a yes.
pub(super) fn agreed(by: Side, table: &mut Table) {
    let actor = table.actor();
    if table.game().pending_offer() != Some(by.other()) {
        let because = OfferRefusal::NothingOffered;
        return table.reply(refusal(because, table));
    }
    answer_offer(by, OfferAnswer::Accepted, table);
    // A game with advantage ends only if the arbiter confirms it (Kodeks I 6.5.4).
    let result = GameResult::plain(Ending::Agreed);
    let by = (actor, Source::Keys);
    table.ask(Ask::End { result, by });
}
