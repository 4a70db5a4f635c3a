// SPDX-License-Identifier: GPL-3.0-or-later
//! The simulated hands, which carry out on their board what is typed. As hands of the program they do not carry out a refused
//! half-move, and where the record goes back they put the men back.

use zgoda_game::notation::{Resolution, ResolveError, WrittenMove, resolve};
use zgoda_game::shadow::Handling;
use zgoda_game::{Move, Setup, Side};
use zgoda_hw::sim::{HandCommand, HandLine, joined};
use zgoda_input::command::{HandWord, Word};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::{BoardOf, BoardState, ToldFrom};

use super::ask::Ask;
use super::boards::Boards;
use super::effect::Effect;
use super::half_moves::announced::means;
use super::half_moves::written;
use super::options::Hands;
use super::table::Table;
use crate::session::question::Entering;

/// `hand`: the men move as they stand on the board, independently of the record; so `hand` can undo the act of a hand.
pub(super) fn hand(text: &str, boards: &mut Boards, table: &mut Table) {
    let actor = table.actor();
    table.line_is(text);
    let side = table.mover(actor);
    let Some(board) = simulated(side, table) else {
        table.refuse("no simulated board", Message::NoSensorBoard);
        return;
    };
    if let Ok(HandLine::Do(command)) = HandLine::parse(text, table.game().now().variant())
        && is_for_the_men(&command)
    {
        return hands_do(board, command, boards, table);
    }
    let Some(written) = written::read(text, table) else {
        return;
    };
    let Some(there) = stands_on(board, boards, table) else {
        return table.refuse("the board does not answer", Message::BoardAway { board });
    };
    if boards.board_state(board) != BoardState::Agrees(board) {
        let owner = there.at(written.from()).map_or(side, |piece| piece.side);
        let before = there.with_turn(owner);
        match resolve(&written, &before) {
            Resolution::Legal(mv) | Resolution::NotLegal(mv) => {
                return hand_makes(board, before, mv, boards, table);
            }
            Resolution::NoSuch(error) => {
                let on = (&before, ToldFrom::Sensed);
                let why = (error, written.from());
                return written::no_hand_could(why, on, table);
            }
            Resolution::Ambiguous { .. } => {}
        }
    }
    let refuses = Refuses::Nothing;
    hand_moves((&written, side), board, refuses, boards, table);
}

/// Carries out a half-move that was typed for `side`, where the program's hands move the men.
pub(super) fn hand_move(
    written: &WrittenMove,
    board: BoardOf,
    side: Side,
    boards: &mut Boards,
    table: &mut Table,
) {
    let refuses = match table.options().mode {
        Mode::Training => Refuses::WhatIsIllegal,
        Mode::Official => Refuses::Nothing,
    };
    hand_moves((written, side), board, refuses, boards, table);
}

fn hand_moves(
    (written, side): (&WrittenMove, Side),
    board: BoardOf,
    refuses: Refuses,
    boards: &mut Boards,
    table: &mut Table,
) {
    let actor = table.actor();
    let now_there = boards.line_on(board, table);
    // A half-move that is in the record and not yet on the board is carried out first.
    let to_transfer = match &now_there.last {
        Some(last)
            if last.state == zgoda_game::shadow::LastState::ToTransfer
                && means(written, &last.before, &last.mv) =>
        {
            Some(last.before)
        }
        _ => None,
    };
    let before = to_transfer.unwrap_or(now_there.now.with_turn(side));
    let entering = Entering::typed(table.line(), actor);
    match resolve(written, &before) {
        Resolution::Legal(mv) | Resolution::NotLegal(mv) => {
            if refuses == Refuses::WhatIsIllegal && to_transfer.is_none() {
                let in_turn = written::in_turn(side, table);
                if written::refused_in_training(in_turn, &before, &mv, &entering, table) {
                    return;
                }
                // Men that stand wrongly, or are in the hand, are put right by the same hand first.
                let state = boards.board_state(board);
                if state != BoardState::Agrees(board) && state != BoardState::Away(board) {
                    hands_set_up(board, table);
                }
            }
            hand_makes(board, before, mv, boards, table);
        }
        Resolution::Ambiguous { candidates, .. } => table.ask(Ask::WhichWay {
            side,
            candidates,
            entering: Box::new(entering),
        }),
        Resolution::NoSuch(error) => {
            let on = (&before, ToldFrom::FromRecord);
            let why = (error, written.from());
            written::no_hand_could(why, on, table);
        }
    }
}

/// `lift`, `put`, `remove` and `slide`, as the hands of `zgoda sim` know them.
pub(super) fn hand_does(word: HandWord, text: &str, boards: &Boards, table: &mut Table) {
    let actor = table.actor();
    let Some(board) = simulated(table.mover(actor), table) else {
        return table.refuse("no simulated board", Message::NoSensorBoard);
    };
    let told = format!("{} {text}", Word::HandDoes(word).english());
    match HandLine::parse(&told, table.game().now().variant()) {
        Ok(HandLine::Do(command)) => hands_do(board, command, boards, table),
        Ok(HandLine::Move(_)) | Err(_) => table.unfinished(),
    }
}

fn hands_do(board: BoardOf, command: HandCommand, boards: &Boards, table: &mut Table) {
    // A command to take up a missing man is answered with that news, not with silence.
    let from = match command {
        HandCommand::Lift(square) | HandCommand::Remove(square) | HandCommand::Slide(square, _) => {
            Some(square)
        }
        _ => None,
    };
    if let (Some(square), Some(there)) = (from, stands_on(board, boards, table))
        && there.at(square).is_none()
    {
        let why = ResolveError::Empty(there.variant().name(square));
        let on = (&there, ToldFrom::Sensed);
        return written::no_hand_could((why, square), on, table);
    }
    if let HandCommand::Slide(from, to) = command
        && !joined(table.game().now().variant(), from, to)
    {
        return table.unfinished();
    }
    table.push_effect(Effect::HandDoes { board, command });
}

/// The board with simulated hands on which they work for `side`: its own, else the other side's.
fn simulated(side: Side, table: &Table) -> Option<BoardOf> {
    let boards = [side, side.other()].map(|side| table.boards().of(side));
    let mut boards = boards.into_iter().flatten();
    let board = boards.find(|board| board.hands == Hands::Simulated)?;
    Some(board.of)
}

/// Begins to move the men of a half-move by the hand, which takes a second or two.
pub(super) fn hand_makes(
    of: BoardOf,
    before: Setup,
    mv: Move,
    boards: &mut Boards,
    table: &mut Table,
) {
    let now = table.now();
    let until = now.after(table.options().waits.own_hand);
    if let Some(board) = boards.board_mut(of) {
        board.hand_makes = Some((mv.apply(&before), until));
    }
    let board = of;
    table.push_effect(Effect::Hand { board, before, mv });
}

/// Has the hands put the men on this board as the record has them.
fn hands_set_up(board: BoardOf, table: &mut Table) {
    let command = HandCommand::SetUp(Box::new(*table.game().now()));
    table.push_effect(Effect::HandDoes { board, command });
}

/// Lets the program's own hands follow a change that was made to the record by hand; in training only.
pub(super) fn men_follow(boards: &mut Boards, table: &mut Table) {
    if table.options().mode == Mode::Official {
        return;
    }
    let simulated = |board: &&mut super::boards::Watched| board.board.hands == Hands::Simulated;
    let mut put_right = Vec::new();
    for board in boards.all.iter_mut().filter(simulated) {
        board.shadow.set_handling(Handling::Mending);
        board.awaits_the_record = true;
        put_right.push(board.board.of);
    }
    for board in put_right {
        hands_set_up(board, table);
    }
}

/// The position that stands on a board, as far as it can be seen.
fn stands_on(board: BoardOf, boards: &Boards, table: &Table) -> Option<Setup> {
    let there = *table.game().now();
    let reading = boards.board(board)?.shadow.reading()?.completed_by(&there);
    let mut shown = Setup::empty(there.variant(), there.turn());
    for square in there.variant().squares() {
        if let zgoda_game::Seen::Piece(piece) = reading.at(square) {
            shown.put(square, Some(piece));
        }
    }
    Some(shown)
}

/// The kinds of acts that the hands refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Refuses {
    /// The hands carry out everything with the form of a half-move.
    Nothing,
    /// The hands refuse the acts that would be refused in training.
    WhatIsIllegal,
}

const fn is_for_the_men(command: &HandCommand) -> bool {
    matches!(
        command,
        HandCommand::Lift(_)
            | HandCommand::Put(..)
            | HandCommand::Remove(_)
            | HandCommand::Slide(..)
    )
}
