// SPDX-License-Identifier: GPL-3.0-or-later
//! The open question of a person: its words, and who may answer it.
//!
//! If a question is repeated, or the state of play is told, the words of the question come from this module, so they are
//! always the same. A question that was asked in private is open only for the person who was asked.

use zgoda_game::Side;
use zgoda_game::notation::{Resolution, resolve};
use zgoda_record::event::{Actor, MoveQuestion};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Action, SpokenMove, Ways};

use super::Questions;
use crate::session::asked_of;
use crate::session::boards::{Boards, ahead};
use crate::session::desk::{ArbiterDesk, walk_back};
use crate::session::personal::vocabularies;
use crate::session::question::Question;
use crate::session::questions;
use crate::session::table::Table;

/// The relation of a person to an open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Theirs {
    /// The person was asked, and their answer counts.
    ToAnswer,
    /// The person only knows of the question.
    ToKnow,
    /// The question is private, and somebody else was asked.
    Others,
    /// The question does not concern the person.
    Nothing,
}

/// The message with the words of the open question.
pub(in crate::session) fn question_words(
    boards: &Boards,
    questions: &Questions,
    desk: &ArbiterDesk,
    table: &Table,
) -> Option<Message> {
    let open = questions.open.as_ref()?;
    let whose = asked_of::whose(open, table);
    Some(match open {
        Question::WhichWay {
            side,
            candidates,
            entering,
        } => {
            let first = candidates.first()?;
            let (from, to) = (first.from, first.to);
            // In official play a list of the possible ways would be a hint.
            let named = table.options().mode == Mode::Training;
            let via = if candidates.iter().any(|mv| mv.from != from) {
                let starts = candidates.iter().map(|mv| mv.from).filter(|_| named);
                Ways::Pieces(starts.collect())
            } else {
                let before = table.entered_on(entering.instead, *side);
                let choices = zgoda_game::choices(&before, from, to).into_iter();
                let via = choices.filter_map(|(_, via)| via).filter(|_| named);
                Ways::Through(via.collect())
            };
            Message::WhichWay {
                from,
                to,
                via,
                whose,
            }
        }
        Question::BoardAhead { of } => Message::AskBoardAhead {
            shown: boards.shown_ahead(*of, table),
            whose,
        },
        Question::Orientation(board) => Message::AskOrientation { board: *board },
        Question::Draw { by } => Message::AskDraw { by: *by },
        Question::Resign { by } => Message::AskResign { by: *by },
        Question::Quit { .. } => Message::AskQuit,
        Question::Check { by } => Message::AskCheck { by: *by },
        Question::Second(_) => words_of_second(open, table)?,
        Question::Undo { entry } => {
            let last = table.game().last().filter(|last| last.id == *entry)?;
            Message::AskUndo {
                struck: table.spoken(&last.before, &last.mv),
            }
        }
        Question::NewGame => Message::AskNewGame,
        Question::WalkBack { to, .. } => walk_back::words_of(*to, desk, table)?,
    })
}

/// The question about a half-move with an unknown side, or about a half-move that may correct the last one.
pub(super) fn words_of_second(question: &Question, table: &Table) -> Option<Message> {
    let Question::Second(second) = question else {
        return None;
    };
    if second.asks == MoveQuestion::Whose {
        return Some(Message::AskWhose);
    }
    let before = &table.game().last()?.before;
    let written =
        vocabularies::half_move(&second.text, before, vocabularies::lexicon_of(None, table))?;
    let instead = match resolve(&written, before) {
        Resolution::Legal(mv) | Resolution::NotLegal(mv) => table.spoken(before, &mv),
        Resolution::Ambiguous { .. } | Resolution::NoSuch(_) => SpokenMove {
            from: written.from(),
            via: Vec::new(),
            to: written.to(),
            action: Action::Moves,
        },
    };
    Some(Message::AskCorrection {
        instead,
        whose: asked_of::whose(question, table),
    })
}

/// True if the acting person may answer this question, so that their yes or no is the answer. Only players themselves can
/// end the game, consent or refuse for their side.
pub(in crate::session) fn is_to_answer(question: &Question, table: &Table) -> bool {
    let another = asked_of::answers_for_another(question, table);
    let actor = another.map(Actor::from).or(table.actor());
    question_stands(question, actor, table) == Theirs::ToAnswer
}

pub(in crate::session) fn question_is(
    actor: Option<Actor>,
    questions: &Questions,
    table: &Table,
) -> Theirs {
    let open = questions.open.as_ref();
    open.map_or(Theirs::Nothing, |it| question_stands(it, actor, table))
}

fn question_stands(question: &Question, actor: Option<Actor>, table: &Table) -> Theirs {
    let player = table.player_in_person(actor);
    let asker = table.asker(actor);
    // On a device where an arbiter works, a line without a name cannot end the game for a player.
    let arbiters = actor.is_none() && table.authority_at(table.input().place).is_some();
    let official = table.options().mode == Mode::Official;
    // A question that only one player may answer. The player's assistant knows of the question.
    let of_one = |by: Side| match player {
        Some(player) if player == by && !(arbiters && official) => Theirs::ToAnswer,
        _ if asker == by => Theirs::ToKnow,
        _ => Theirs::Nothing,
    };
    let if_so = |so: bool| {
        if so {
            Theirs::ToAnswer
        } else {
            Theirs::Nothing
        }
    };
    match question {
        Question::WhichWay { side, entering, .. } => {
            if_so(questions::is_asked_which_way(*side, entering, actor))
        }
        Question::BoardAhead { of } => if_so(ahead::answers_for(*of, actor, table)),
        // In training one person may sit alone at both boards.
        Question::Orientation(of) => {
            let alone = actor.is_none() && table.options().mode == Mode::Training;
            if alone || ahead::answers_for(*of, actor, table) {
                Theirs::ToAnswer
            } else {
                Theirs::Others
            }
        }
        // Both players know of an offer, and of a question from one player to the other.
        Question::Draw { by } => match of_one(*by) {
            Theirs::Nothing => Theirs::ToKnow,
            theirs => theirs,
        },
        Question::Check { by } if player == Some(by.other()) => Theirs::ToAnswer,
        Question::Check { .. } => Theirs::ToKnow,
        // An assistant may end the program for their player, because that ends no game.
        Question::Quit { by } if table.side_of(actor) == Some(*by) => Theirs::ToAnswer,
        Question::Resign { by } | Question::Quit { by } => match of_one(*by) {
            Theirs::Nothing => Theirs::Others,
            theirs => theirs,
        },
        Question::Second(second) => if_so(second.is_answered_by(actor)),
        Question::Undo { .. } | Question::NewGame => Theirs::ToAnswer,
        // Only the arbiter answers this question, at the device where they work, and in a line that names no other
        // person.
        Question::WalkBack { .. } => {
            let input = table.input();
            let works = table.authority_at(input.place).is_some();
            if works && !input.names_another() {
                Theirs::ToAnswer
            } else {
                Theirs::ToKnow
            }
        }
    }
}
