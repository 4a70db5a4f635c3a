// SPDX-License-Identifier: GPL-3.0-or-later
//! Turns a board's judged reading into an entry, a correction, a question or a transfer.
//!
//! The shadow of the board has already judged the reading. Each player moves on their own board and carries out the
//! other's half-moves there (Kodeks VIII 2.3), so only the mover's board makes entries. A half-move that another board
//! shows earlier is an early transfer.

use zgoda_game::shadow::{Candidate, Judgement, Regularity};
use zgoda_game::{Legality, Move, Setup, Side, legality};
use zgoda_record::event::{Body, Source, Stated, StruckBecause};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BoardOf};

use super::difference::InWords;
use super::{Boards, Presence};
use crate::session::ask::{Ask, Coming, Heard};
use crate::session::fair_play::Audience;
use crate::session::game::{Done, Origin};
use crate::session::illegal::why_illegal;
use crate::session::question::Entering;
use crate::session::table::Table;

impl Boards {
    /// Handles a position that has stood on this board long enough. Returns true if the board shows for the first time
    /// the position to which the record went back. From then on changes by hands count as usual.
    pub(super) fn settled(&mut self, of: BoardOf, judgement: Judgement, table: &mut Table) -> bool {
        let there = *table.game().now();
        let movers = table.shown_on(there.turn()) == Some(of);
        // If only the other side has a board, half-moves on it are only carried out, not made (VIII 2.3).
        let others = movers && table.boards().of(there.turn()).is_none();
        match judgement {
            Judgement::Agrees => return self.agrees(of, table),
            Judgement::Played(candidate)
                if others && !there.pieces(there.turn()).has(candidate.mv.from) =>
            {
                self.differs_now(of, table);
            }
            Judgement::Played(candidate) if !movers => self.ahead(of, &candidate, table),
            // The mover's own board will report these half-moves.
            Judgement::PlayedRow(_) | Judgement::Several(_) if !movers => {}
            Judgement::Played(candidate) => {
                self.arrived(of);
                self.seen(of, candidate, table);
            }
            Judgement::PlayedRow(row) => {
                self.arrived(of);
                self.row_at = Some(table.now());
                for candidate in row {
                    table.ask(Ask::Seen { of, candidate });
                }
            }
            Judgement::Ahead(row) => self.ask_about_ahead(of, &row, table),
            Judgement::Followed(_) => self.followed(of, table),
            Judgement::Corrected(candidate) => {
                self.seen_instead(of, candidate, StruckBecause::Corrected, table);
            }
            Judgement::Completed(candidate) => {
                self.seen_instead(of, candidate, StruckBecause::Completed, table);
            }
            Judgement::TakenBack => {
                self.mended(of);
                table.ask(Ask::TakeBack);
            }
            Judgement::Several(candidates) => table.ask(Ask::WhichWay {
                side: table.game().now().turn(),
                candidates,
                entering: Box::new(Entering::sensed()),
            }),
            Judgement::CarriedOut => {
                if self.transferred(of, table) {
                    let heard = Heard::Already;
                    table.ask(Ask::CarriedOut { on: of, heard });
                }
            }
            // A wrong transfer was undone; waiting for the right transfer is no difference.
            Judgement::AwaitsTransfer => self.mended(of),
            Judgement::UnderWay => {}
            // The simulated hands are still setting up the position on the board.
            Judgement::Differs(_) if self.own_hands_set_up(of) => {}
            Judgement::Differs(difference) => self.differs(of, &difference, table),
        }
        false
    }

    /// Asks for the entry of a half-move from a row that the board shows, if the board's own side made it.
    pub(in crate::session) fn seen_in_a_row(
        &mut self,
        of: BoardOf,
        candidate: Candidate,
        table: &mut Table,
    ) {
        if table.shown_on(table.game().now().turn()) == Some(of) {
            self.seen(of, candidate, table);
        }
    }

    /// Takes in a new half-move that the board shows.
    fn seen(&mut self, of: BoardOf, candidate: Candidate, table: &mut Table) {
        let before = *table.game().now();
        if let Some(illegal) = told_illegal(candidate, &before, table) {
            self.note_difference(of, InWords::Now, table);
            return say_illegal(before.turn(), illegal, table);
        }
        self.mended(of);
        let side = before.turn();
        let done = Done {
            side,
            mv: candidate.mv,
            origin: Origin::Board(of),
            stated: stated_before(side, &candidate.mv, table),
        };
        let coming = Coming::new(done, Entering::sensed());
        table.ask(Ask::Enter(Box::new(coming)));
    }

    /// Takes in a half-move that the board shows in place of the last half-move, or as a continuation of the last
    /// half-move.
    fn seen_instead(
        &mut self,
        of: BoardOf,
        candidate: Candidate,
        because: StruckBecause,
        table: &mut Table,
    ) {
        let Some(before) = table.game().last().map(|last| last.before) else {
            return;
        };
        if let Some(illegal) = told_illegal(candidate, &before, table) {
            self.note_difference(of, InWords::Now, table);
            return say_illegal(before.turn(), illegal, table);
        }
        self.mended(of);
        let mv = candidate.mv;
        table.ask(Ask::EnterInstead { of, mv, because });
    }

    fn agrees(&mut self, of: BoardOf, table: &mut Table) -> bool {
        let desks = self.is_the_desks(of, table);
        let Some(board) = self.board_mut(of) else {
            return false;
        };
        let went_back = std::mem::replace(&mut board.awaits_the_record, false);
        let uneven = std::mem::replace(&mut board.uneven, false);
        let told = board.difference.take();
        let not_read = told.as_ref().is_some_and(|told| told.not_read);
        let had_differed = told.is_some() || uneven;
        let arrived = board.presence == Presence::Arrived;
        board.presence = Presence::Here;
        let transferred = self.transferred(of, table);
        if had_differed || arrived {
            let body = Body::BoardAgreed { board: of };
            table.commit(None, Source::Sensor, body);
            let hidden = desks && !arrived;
            let message = if not_read {
                Some(Message::BoardReadAgain { board: of })
            } else {
                (!hidden).then_some(Message::BoardAgrees { board: of })
            };
            if let Some(message) = message {
                table.say_when_durable(table.board_hand(of), message, About::board(of));
            }
        }
        if had_differed {
            self.mend_the_next(table);
        }
        if transferred {
            let heard = if had_differed || arrived {
                Heard::Already
            } else {
                Heard::NotYet
            };
            table.ask(Ask::CarriedOut { on: of, heard });
        }
        went_back
    }

    /// Handles a half-move of the side to move that this board shows before the mover's own board: the half-move was
    /// announced, and was carried out here first, so this board now waits for the mover's board. A half-move of the
    /// other side is no such transfer, and counts as a difference.
    fn ahead(&mut self, of: BoardOf, candidate: &Candidate, table: &mut Table) {
        let there = table.game().now();
        let movers = there.pieces(there.turn()).has(candidate.mv.from);
        if movers {
            self.arrived(of);
        } else {
            self.differs_now(of, table);
        }
    }

    fn arrived(&mut self, of: BoardOf) {
        if let Some(board) = self.board_mut(of) {
            board.presence = Presence::Here;
        }
    }

    /// Notes that the last half-move was carried out on this board, if that was awaited. Returns true if it was awaited.
    fn transferred(&mut self, of: BoardOf, table: &mut Table) -> bool {
        let now = table.now();
        let Some(entry) = table.game().last().map(|last| last.id) else {
            return false;
        };
        if !self.awaited.carried_out(entry, of) {
            return false;
        }
        let body = Body::CarriedOut { entry, board: of };
        table.commit(None, Source::Sensor, body);
        if let Some(board) = self.board_mut(of) {
            // The touches belong to the transfer and are no touches of the player's own men (Kodeks VIII 2.3).
            board.touches.forget_before(now);
        }
        self.follow(table);
        true
    }
}

/// The message why a half-move is illegal, so that the player can correct it. `None` in official play and for legal
/// half-moves.
fn told_illegal(candidate: Candidate, before: &Setup, table: &Table) -> Option<Message> {
    if table.options().mode == Mode::Official || candidate.regularity == Regularity::Legal {
        return None;
    }
    match legality(before, &candidate.mv) {
        Legality::Legal => None,
        Legality::Irregular(irregularity) => Some(Message::MoveIllegal {
            tried: table.spoken(before, &candidate.mv),
            why: why_illegal(irregularity),
        }),
    }
}

fn say_illegal(side: Side, illegal: Message, table: &mut Table) {
    table.say_when_durable(Audience::Private(side), illegal, About::default());
}

/// Tells whether the player announced this half-move before the board showed it.
pub(super) fn stated_before(side: Side, mv: &Move, table: &Table) -> Stated {
    let before = table.game().now();
    match table.game().announced(side) {
        Some(announced) if announced.waits_for(before, mv) => Stated::Stated,
        _ => Stated::BoardNotStated,
    }
}
