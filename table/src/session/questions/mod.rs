// SPDX-License-Identifier: GPL-3.0-or-later
//! The open question. It is about the way of a half-move, a board that is ahead or turned, or the side of a half-move.
//! `live/answers` decides which of all open dialogues a line answers. A half-move that names its way is handled by the code that
//! reads half-moves.

pub(in crate::session) mod open;
pub(in crate::session) mod second;

use zgoda_game::notation::WrittenMove;
use zgoda_game::{Move, Setup, Side, routes};
use zgoda_input::command::squares::square_of;
use zgoda_record::event::Actor;
use zgoda_speech::Message;
use zgoda_speech::announcement::BoardOf;

use super::ask::{Coming, OfABoard};
use super::boards::Boards;
use super::desk::ArbiterDesk;
use super::fair_play::Audience;
use super::game::Done;
use super::half_moves::announced::means;
use super::options::{Hands, SensorBoards};
use super::personal::vocabularies;
use super::table::Table;
use crate::session::asked_of;
use crate::session::question::{Entering, Instead, Question};

/// A half-move that was chosen from several, and the way in which it is made.
#[derive(Clone, Debug)]
pub(super) enum Chosen {
    /// Simulated hands make the half-move on this board.
    ByHands {
        of: BoardOf,
        before: Box<Setup>,
        mv: Move,
    },
    /// A board shows the half-move already, so it is entered.
    OnBoard(Box<Coming>),
    /// The half-move was typed, and is entered if it is allowed.
    Typed {
        side: Side,
        before: Box<Setup>,
        mv: Move,
        entering: Box<Entering>,
    },
}

/// The questions that are open.
#[derive(Debug, Default)]
pub(super) struct Questions {
    /// The question that is open.
    pub(super) open: Option<Question>,
    /// True while the record has a half-move that raised an open question about its side.
    pub(super) second: bool,
}

impl Question {
    /// True if this yes or no answers the question.
    pub(super) fn takes(&self, answer: bool, table: &Table) -> bool {
        let actor = table.actor();
        match (self, answer) {
            (Question::WhichWay { .. }, true) => false,
            // A person who asked to compare the records may withdraw the request.
            (Question::Check { .. }, false) => table.player_in_person(actor).is_some(),
            (Question::Undo { entry }, true) => {
                table.game().last().is_some_and(|last| last.id == *entry)
            }
            _ => open::is_to_answer(self, table),
        }
    }

    /// True if the question is about the side of a half-move, and the acting person may name it.
    pub(super) fn asks_whose(&self, table: &Table) -> bool {
        matches!(self, Question::Second(second) if second.asks_whose(table.actor()))
    }
}

impl Questions {
    /// Opens this question.
    pub(super) fn ask(&mut self, question: Question) {
        self.open = Some(question);
    }

    /// Closes this question about a board.
    pub(super) fn closed(&mut self, of: BoardOf, asked: OfABoard) {
        let open = match (&self.open, asked) {
            (Some(Question::BoardAhead { of: board }), OfABoard::Ahead)
            | (Some(Question::Orientation(board)), OfABoard::Orientation) => *board == of,
            _ => false,
        };
        if open {
            self.open = None;
        }
    }

    pub(super) fn ask_which_way(
        &mut self,
        (side, candidates, entering): (Side, Vec<Move>, Entering),
        boards: &Boards,
        desk: &ArbiterDesk,
        table: &mut Table,
    ) {
        self.open = Some(Question::WhichWay {
            side,
            candidates,
            entering,
        });
        let whose = self.open.as_ref().and_then(|it| asked_of::whose(it, table));
        if let Some(asked) = open::question_words(boards, self, desk, table) {
            ask((side, whose), asked, table);
        }
    }

    /// Takes `text` as the answer to "which way?" if that question is open and the text fits.
    pub(super) fn answered_which_way(&mut self, text: &str, table: &Table) -> Option<Chosen> {
        let another = self
            .open
            .as_ref()
            .and_then(|it| asked_of::answers_for_another(it, table));
        let actor = another.map(Actor::from).or(table.actor());
        let asked = self.open.clone().filter(|_| asks_which_way(actor, self));
        let Some(Question::WhichWay {
            side,
            candidates,
            entering,
        }) = asked
        else {
            return None;
        };
        let before = table.entered_on(entering.instead, side);
        let lexicon = vocabularies::lexicon_of(actor, table);
        let through = |mv: &Move| match square_of(text, before.variant(), lexicon) {
            Some(square) => {
                routes(&before, mv)
                    .iter()
                    .any(|route| route.squares.contains(&square))
                    || mv.captured.has(square)
            }
            None => WrittenMove::read_in_words(text, before.variant(), lexicon)
                .is_ok_and(|written| means(&written, &before, mv)),
        };
        let fitting: Vec<Move> = candidates.into_iter().filter(through).collect();
        let [mv] = fitting[..] else { return None };
        self.open = None;
        let written = format!("{} {text}", entering.written);
        let entering = Entering {
            actor: actor.or(entering.actor),
            written,
            ..entering
        };
        let instead = entering.instead == Instead::OfLast;
        Some(match table.boards().of(side) {
            Some(board) if !instead && board.hands == Hands::Simulated => Chosen::ByHands {
                of: board.of,
                before: Box::new(before),
                mv,
            },
            // The board shows a position that several half-moves explain, and the person named the right one.
            Some(board) if !instead && !table.is_unseen(side, &mv) => {
                let done = Done::on_board(side, mv, board.of);
                Chosen::OnBoard(Box::new(Coming::new(done, entering)))
            }
            _ => Chosen::Typed {
                side,
                before: Box::new(before),
                mv,
                entering: Box::new(entering),
            },
        })
    }
}

/// Asks the person who made the half-move. At a shared board everybody is asked, because anybody may answer.
fn ask((side, whose): (Side, Option<Side>), question: Message, table: &mut Table) {
    let own = match table.options().boards {
        SensorBoards::Shared(_) => Audience::Public,
        SensorBoards::Own(_) => Audience::Private(side),
    };
    table.say(asked_of::audience(whose, own, table), question);
}

/// True if this person is being asked which half-move is meant.
pub(super) fn asks_which_way(actor: Option<Actor>, questions: &Questions) -> bool {
    match &questions.open {
        Some(Question::WhichWay { side, entering, .. }) => {
            is_asked_which_way(*side, entering, actor)
        }
        _ => false,
    }
}

/// True if the question which half-move is meant goes to this person. A player is not asked about the opponent's half-move, unless
/// they typed it. A line without a name may come from anybody.
pub(super) fn is_asked_which_way(side: Side, entering: &Entering, actor: Option<Actor>) -> bool {
    let player = actor.and_then(Actor::player);
    player.is_none_or(|player| player == side) || actor == entering.actor
}
