// SPDX-License-Identifier: GPL-3.0-or-later
//! Questions about a board that shows half-moves beyond the record, and has not proved that it follows the record. The
//! program asks, and a person answers.
//!
//! Until a board has shown the record's position once, and again after every silence, it is unknown who made its
//! position. So a half-move that the board shows is only entered after a yes of its player, of the player's assistant or
//! of the arbiter, after the mover's press, or after a next half-move that can only follow it. Question and answer are
//! written down as events.

use zgoda_game::notation::{Resolution, WrittenMove, resolve, write_move};
use zgoda_game::shadow::{Asking, Candidate, Judgement};
use zgoda_game::{Move, Setup, Side};
use zgoda_record::event::{Actor, BoardAnswer, Body, Source, Stated};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BoardOf, SpokenMove};

use super::{Presence, Watched};
use crate::session::ask::{Ask, Coming, OfABoard};
use crate::session::asked_of;
use crate::session::boards::{Boards, meaning};
use crate::session::game::{Done, Origin};
use crate::session::question::{Entering, Instead, Question};
use crate::session::table::Table;

/// The position after a row of half-moves.
fn after(here: &Setup, row: &[Candidate]) -> Setup {
    row.iter().fold(*here, |here, it| it.mv.apply(&here))
}

impl Boards {
    /// Tells every board if its half-moves may be asked about. Only the board of the side to move makes entries. Before
    /// the first half-move of an official game with a clock there is no question; the differing squares are named
    /// instead.
    pub(in crate::session) fn say_who_may_ask(&mut self, table: &Table) {
        let named_instead = table.options().mode == Mode::Official
            && table.has_clock()
            && table.game().standing().is_empty();
        let movers = table.shown_on(table.game().now().turn());
        for board in &mut self.all {
            let asks = !named_instead && movers == Some(board.board.of) && !board.is_guessed();
            let asking = if asks { Asking::MayAsk } else { Asking::Never };
            board.shadow.may_ask(asking);
        }
    }

    /// Asks about `row`: half-moves that the board shows and that an unknown hand made.
    pub(super) fn ask_about_ahead(&mut self, of: BoardOf, row: &[Candidate], table: &mut Table) {
        let mut here = *table.game().now();
        let mut written = Vec::new();
        for candidate in row {
            written.push(write_move(&here, &candidate.mv));
            here = candidate.mv.apply(&here);
        }
        // Before a restart a person answered that these half-moves were not played, but the board still shows them.
        if table.game().is_refused(of, &written) {
            if let Some(board) = self.board_mut(of) {
                board.shadow.refused();
            }
            return self.differs_now(of, table);
        }
        let shown = in_a_row(row, table);
        if let Some(board) = self.board_mut(of) {
            board.asked = written.clone();
        }
        let body = Body::BoardAsked {
            board: of,
            shown: written,
        };
        table.commit(None, Source::Sensor, body);
        let question = Question::BoardAhead { of };
        let whose = asked_of::asked_at_anothers(&question, table);
        table.ask(Ask::Open(Box::new(question)));
        let audience = asked_of::audience(whose, table.board_hand(of), table);
        let message = Message::AskBoardAhead { shown, whose };
        table.say_when_durable(audience, message, About::board(of));
    }

    /// The half-moves in the question about this board; empty if there is no question.
    pub(in crate::session) fn shown_ahead(&self, of: BoardOf, table: &Table) -> Vec<SpokenMove> {
        let row = self.board(of).and_then(|board| board.shadow.asked());
        in_a_row(row.unwrap_or_default(), table)
    }

    /// Ends a question: the half-moves that were asked about are no longer on the board, or the record continued in
    /// another way.
    pub(super) fn withdrawn(&mut self, of: BoardOf, table: &mut Table) {
        self.end_of_question(of, BoardAnswer::Changed, (None, Source::Sensor), table);
        // The person who put the men back hears that the board agrees.
        if let Some(board) = self.board_mut(of)
            && board.presence == Presence::Here
        {
            board.presence = Presence::Arrived;
        }
        self.others_wait_no_more(of, table);
    }

    /// True if this board shows exactly the half-moves that another board is asked about. One answer settles both boards.
    pub(super) fn shows_what_is_asked(&self, of: BoardOf, table: &Table) -> bool {
        let reading = self.board(of).and_then(|board| board.shadow.reading());
        let others = self.all.iter().filter(|other| other.board.of != of);
        reading.is_some_and(|reading| {
            others.filter_map(|other| other.shadow.asked()).any(|row| {
                reading
                    .differs_from(&after(table.game().now(), row))
                    .is_empty()
            })
        })
    }

    /// Reports the other boards that show the position in question as differing, because the question about this board
    /// did not lead to an entry.
    fn others_wait_no_more(&mut self, of: BoardOf, table: &mut Table) {
        let waits = |board: &&Watched| {
            let differs = matches!(board.shadow.judgement(), Some(Judgement::Differs(_)));
            board.board.of != of && board.difference.is_none() && differs
        };
        let others: Vec<BoardOf> = self
            .all
            .iter()
            .filter(waits)
            .map(|it| it.board.of)
            .collect();
        for other in others {
            self.differs_if_it_does(other, table);
        }
    }

    /// Takes a no from a person who may answer. From then on the board differs from the record.
    pub(in crate::session) fn board_ahead_refused(&mut self, of: BoardOf, table: &mut Table) {
        let actor = table.actor();
        self.end_of_question(of, BoardAnswer::No, (actor, Source::Keys), table);
        if let Some(board) = self.board_mut(of) {
            board.shadow.refused();
        }
        table.reply(Message::LeftAsItIs);
        self.differs_now(of, table);
        self.others_wait_no_more(of, table);
    }

    /// The board with an open question about a row of half-moves that ends with a half-move of `side`.
    fn asked_of_mover(&self, side: Side, table: &Table) -> Option<BoardOf> {
        self.asked_boards(table)
            .find(|(_, mover)| *mover == side)
            .map(|(of, _)| of)
    }

    /// The side that made the last of the half-moves that are asked about.
    pub(in crate::session) fn mover_asked_about(&self, table: &Table) -> Option<Side> {
        self.asked_boards(table).next().map(|(_, mover)| mover)
    }

    fn asked_boards(&self, table: &Table) -> impl Iterator<Item = (BoardOf, Side)> {
        let turn = table.game().now().turn();
        self.all.iter().filter_map(move |board| {
            let row = board.shadow.asked()?;
            let mover = if row.len() % 2 == 1 {
                turn
            } else {
                turn.other()
            };
            Some((board.board.of, mover))
        })
    }

    fn asked_of(&self, of: BoardOf) -> Option<Vec<Candidate>> {
        Some(self.board(of)?.shadow.asked()?.to_vec())
    }

    fn end_of_question(
        &mut self,
        of: BoardOf,
        answer: BoardAnswer,
        (actor, source): (Option<Actor>, Source),
        table: &mut Table,
    ) {
        let asked = OfABoard::Ahead;
        table.ask(Ask::Closed { of, asked });
        let asked = self
            .board_mut(of)
            .map(|board| std::mem::take(&mut board.asked));
        if let Some(shown) = asked.filter(|asked| !asked.is_empty()) {
            let body = Body::BoardAnswered {
                board: of,
                shown,
                answer,
                keyboard: table.input().answers_at,
            };
            table.commit(actor, source, body);
        }
    }
}

/// Every half-move of a row in the form in which it is announced, beginning from the record's position.
fn in_a_row(row: &[Candidate], table: &Table) -> Vec<SpokenMove> {
    let mut here = *table.game().now();
    let each = row.iter().map(|candidate| {
        let shown = SpokenMove {
            // The question must tell apart two captures between the same squares.
            via: zgoda_game::via(&here, &candidate.mv).into_iter().collect(),
            ..table.spoken(&here, &candidate.mv)
        };
        here = candidate.mv.apply(&here);
        shown
    });
    each.collect()
}

/// True if this person may answer the question about this board. The board's player and the player's assistant may
/// answer. On a shared board any person may answer, and so may an arbiter at work.
pub(in crate::session) fn answers_for(of: BoardOf, actor: Option<Actor>, table: &Table) -> bool {
    let arbiter_is_here = table.arbiter_at_work();
    match (actor, of) {
        (Some(Actor::Program), _) => false,
        (Some(Actor::Arbiter), _) => arbiter_is_here,
        (_, BoardOf::Shared) => true,
        (None, BoardOf::Side(_)) if arbiter_is_here => true,
        (_, BoardOf::Side(side)) => table.asker(actor) == side,
    }
}

impl Boards {
    /// Takes a yes from a person who may answer.
    pub(in crate::session) fn board_ahead_confirmed(&mut self, of: BoardOf, table: &mut Table) {
        let actor = table.actor();
        if self.asked_of(of).is_none() {
            // The half-moves were taken back on the board just before the answer.
            return table.reply(Message::LeftAsItIs);
        }
        self.enter_asked(of, BoardAnswer::Yes, (actor, Source::Keys), table);
    }

    /// Takes the mover's press as an answer to the question.
    pub(in crate::session) fn pressed_what_was_asked(&mut self, side: Side, table: &mut Table) {
        let actor = table.actor();
        if let Some(of) = self.asked_of_mover(side, table) {
            self.enter_asked(of, BoardAnswer::Press, (actor, Source::Keys), table);
        }
    }

    /// Takes a typed half-move as a yes to the question, if it can only follow the half-moves in question.
    pub(in crate::session) fn typed_after_what_was_asked(
        &mut self,
        written: &WrittenMove,
        table: &mut Table,
    ) {
        let actor = table.actor();
        let player = table.names_mover(actor);
        let legal = |setup: &Setup| matches!(resolve(written, setup), Resolution::Legal(_));
        let followed = self.all.iter().find_map(|board| {
            let row = board.shadow.asked()?;
            let here = table.game().now();
            let after = after(here, row);
            let side = after.turn();
            let follows = player.is_none_or(|player| player == side)
                && !table.has_sensors(side)
                && legal(&after)
                && !legal(here);
            follows.then_some(board.board.of)
        });
        if let Some(of) = followed {
            let who = (actor, Source::Keys);
            self.enter_asked(of, BoardAnswer::NextHalfMove, who, table);
        }
    }

    /// Takes a further half-move on the board as a yes to the question, because it can only follow the half-moves in
    /// question.
    pub(super) fn followed(&mut self, of: BoardOf, table: &mut Table) {
        let who = (None, Source::Sensor);
        self.enter_asked(of, BoardAnswer::NextHalfMove, who, table);
    }

    /// Enters the half-moves that were asked about into the record.
    fn enter_asked(
        &mut self,
        of: BoardOf,
        answer: BoardAnswer,
        (actor, source): (Option<Actor>, Source),
        table: &mut Table,
    ) {
        let Some(row) = self.asked_of(of) else {
            return;
        };
        let whole = row.len() == 1
            || Side::ALL
                .iter()
                .all(|side| table.shown_on(*side) == Some(of));
        if let Some(board) = self.board_mut(of) {
            if whole {
                board.shadow.accepted();
            } else {
                board.shadow.accepted_in_part();
            }
            board.presence = Presence::Here;
        }
        self.end_of_question(of, answer, (actor, source), table);
        self.mended(of);
        if row.len() > 1 || answer == BoardAnswer::NextHalfMove {
            self.row_at = Some(table.now());
        }
        for candidate in row {
            table.ask(Ask::EnterAnswered {
                of,
                mv: candidate.mv,
                answer,
                actor,
            });
        }
    }

    /// Enters one of the half-moves that a board was asked about. A half-move of the other side is left to the other
    /// side's own board.
    pub(in crate::session) fn enter_answered(
        &self,
        of: BoardOf,
        mv: Move,
        answer: BoardAnswer,
        actor: Option<Actor>,
        table: &mut Table,
    ) {
        let side = table.game().now().turn();
        if table.shown_on(side) != Some(of) {
            return;
        }
        let stated = match answer {
            BoardAnswer::Yes => Stated::Stated,
            _ => meaning::stated_before(side, &mv, table),
        };
        let done = Done {
            side,
            mv,
            origin: Origin::Board(of),
            stated,
        };
        let entering = Entering {
            source: Source::Asked,
            actor,
            written: String::new(),
            instead: Instead::Nothing,
        };
        let coming = Coming::new(done, entering);
        table.ask(Ask::Enter(Box::new(coming)));
    }
}
