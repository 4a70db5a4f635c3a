// SPDX-License-Identifier: GPL-3.0-or-later
//! Answers on request: last moves, the stage of the game, times, states. No answer changes the game. The contents of the
//! board are told by `look`.

use zgoda_game::Side;
use zgoda_input::command::{Clocks, Of};
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_speech::Message;
use zgoda_speech::announcement::{
    Besides, BoardOf, BoardState, Consent, OwnBoard, Recorded, SpokenMove,
};
use zgoda_speech::history::Again;

use super::boards::Boards;
use super::fair_play::Audience;
use super::options::Options;
use super::personal;
use super::reply::Reply;
use super::table::Table;
use super::timing::Timing;
use crate::session::phase::Phase;

/// The number of utterances that `history` repeats if no number is given, and the most that it repeats. People do not
/// listen to longer answers.
const HISTORY: usize = 5;
const HISTORY_MOST: usize = 50;

/// The answer to `status`: the last half-move and the states of the boards.
pub(super) fn status(boards: &Boards, table: &Table) -> Message {
    let states = board_states_for(boards, table);
    let last = table.game().last().map(|entry| {
        let ply = usize::try_from(entry.ply).unwrap_or(usize::MAX);
        (ply, entry.side, table.spoken(&entry.before, &entry.mv))
    });
    Message::Status {
        last,
        boards: states,
    }
}

/// The answer to `last`: the last half-move of the game, or of one side.
pub(super) fn last(of: Option<Of>, table: &Table) -> Message {
    let actor = table.actor();
    let last = match of.map(|of| of.side(table.asker(actor))) {
        Some(side) => table.game().last_of(side),
        None => table.game().last(),
    };
    match last {
        None => Message::NoMoveYet,
        Some(entry) => Message::LastMove {
            ply: usize::try_from(entry.ply).unwrap_or(usize::MAX),
            side: entry.side,
            played: table.spoken(&entry.before, &entry.mv),
        },
    }
}

/// The work that is still to be done on a player's own board.
fn own_board(of: BoardOf, boards: &Boards, table: &Table) -> OwnBoard {
    match (
        board_state_for(of, boards, table),
        to_transfer(of, boards, table),
    ) {
        (BoardState::Away(of), _) if boards.is_asked_which_way(of) => OwnBoard::None,
        (BoardState::Away(_), _) => OwnBoard::Away,
        // A half-move that was carried out wrongly must be put right first.
        (BoardState::Differs(_), _) => OwnBoard::Differs,
        (BoardState::Read(_) | BoardState::NotRead(_) | BoardState::Off(_), _) => OwnBoard::None,
        (_, Some(played)) => OwnBoard::ToMake(played),
        (BoardState::UnderWay(_), None) => OwnBoard::UnderWay,
        (BoardState::Agrees(_), None) => OwnBoard::Done,
    }
}

/// The recorded half-move that still has to be carried out on this board.
fn to_transfer(of: BoardOf, boards: &Boards, table: &Table) -> Option<SpokenMove> {
    let last = table.game().last()?;
    if !boards.awaited.boards(Some(last)).contains(&of) {
        return None;
    }
    Some(table.spoken(&last.before, &last.mv))
}

fn board_states_for(boards: &Boards, table: &Table) -> Vec<BoardState> {
    let all = boards.all.iter().map(|it| it.board.of);
    all.map(|of| board_state_for(of, boards, table)).collect()
}

/// The state of a board as told to the asker. In official play a player does not hear that the opponent is making a
/// half-move on the other board. Until that half-move is in the record, the other board counts as agreeing with the
/// record.
fn board_state_for(of: BoardOf, boards: &Boards, table: &Table) -> BoardState {
    let actor = table.actor();
    let hidden = match (of, table.answered()) {
        // An assistant with an ear of their own can see the boards; a player hears only about their own board.
        (BoardOf::Shared, _) | (_, Audience::Assistant) => false,
        (BoardOf::Side(side), _) => {
            table.options().mode == Mode::Official
                && table.hearing().ear(table.asker(actor)) != side.into()
        }
    };
    match boards.told_state(of, table) {
        // The board answers, but its readings are not trusted yet.
        BoardState::Away(of) if boards.is_arriving(of) => BoardState::UnderWay(of),
        BoardState::UnderWay(of) if hidden && to_transfer(of, boards, table).is_none() => {
            BoardState::Agrees(of)
        }
        state => state,
    }
}

/// The number of half-moves made by each side. In official play the number is told only on the asker's own move (Kodeks
/// VIII 5.1). At any other time it would reveal that the opponent has pressed (R03).
///
/// On their own move blind players have a right to the number (VIII 5.1), whoever tells it to them. Other players hear
/// the number only if the event consents.
pub(super) fn count(table: &Table) -> Reply {
    let actor = table.actor();
    let asker = table.hearer(actor);
    let entitled = table.options().mode == Mode::Training
        || *table.options().sight.get(asker) == Sight::Blind
        || table.options().event.consents.has(Consent::MoveCount);
    if !entitled {
        return Reply::NotConsented(Consent::MoveCount);
    }
    Reply::Said(
        if table.options().mode == Mode::Official && !table.on_move(asker) {
            Message::CountNotNow
        } else {
            Message::Count {
                moves: table.moves_made(),
            }
        },
    )
}

/// The answer about the clocks. It is given at any time, because sighted players can look at a clock at any time (Kodeks
/// VIII 1.4). It tells the time left on one clock, or everything, beginning with the used time (VIII 5.1).
pub(super) fn clock(clocks: Clocks, timing: &Timing, table: &Table) -> Message {
    let actor = table.actor();
    let own = table.hearer(actor);
    let of = match clocks {
        Clocks::Of(Of::Own) => Some(own),
        Clocks::Of(of) => Some(of.side(table.asker(actor))),
        Clocks::Full => None,
    };
    match timing.clock_reading(table) {
        Some(clock) => Message::ClockShows { own, of, clock },
        None => Message::NoClock,
    }
}

/// Says which side is to move. In official play a player is not told the turn (Kodeks II 6.9); but anybody who looks at a
/// clock can see which side's time runs, so anybody who asks may hear which time runs (VIII 1.4).
pub(super) fn turn(timing: &Timing, table: &Table) -> Reply {
    let actor = table.actor();
    Reply::Said(match (table.options().mode, timing.clock_reading(table)) {
        (Mode::Training, _) => Message::TurnIs {
            turn: table.game().now().turn(),
        },
        (Mode::Official, Some(clock)) => Message::ClockRuns {
            own: table.hearer(actor),
            running: clock.running,
        },
        (Mode::Official, None) => {
            return Reply::in_training_only("told in training only (Kodeks II 6.9)");
        }
    })
}

/// The players, by name.
pub(super) fn players(table: &Table) -> Message {
    let names = &table.options().names;
    Message::WhoPlays {
        white: names.white.clone(),
        black: names.black.clone(),
    }
}

/// The result of the game. The answer that the game is not over reveals nothing about the position.
pub(super) fn result(table: &Table) -> Message {
    match (table.phase(), table.result()) {
        (Phase::Over, Some(result)) => Message::GameOver { result },
        (Phase::Over, None) => Message::GameIsOver,
        _ => Message::NotOver,
    }
}

/// The answer to a request to save: everything that was announced as recorded is already on the disk.
pub(super) fn kept(table: &Table) -> Message {
    match table.recorded() {
        Recorded::Safe => Message::GameKept,
        Recorded::NotRecorded => table.disk_lost(),
    }
}

/// Repeats the last words of the program.
pub(super) fn history(count: Option<usize>) -> Reply {
    let count = count.unwrap_or(HISTORY).clamp(1, HISTORY_MOST);
    Reply::Again(Again::History(count))
}

/// The settings in force.
pub(super) fn settings(table: &Table) -> Message {
    let options = table.options();
    let Options { sight, event, .. } = options;
    let variant = table.game().start().variant();
    let mut settings = event.aloud(options.kind(), variant, Some(*sight));
    settings.extend(personal::own_settings(table));
    Message::SettingsAre { settings }
}

/// Tells whether the boards agree with the record, and if they do not, what to do first.
pub(super) fn boards_agree(boards: &Boards, table: &Table) -> Message {
    if boards.all.is_empty() {
        return Message::NoSensorBoard;
    }
    // The first thing to do, if any.
    let to_do = |state: BoardState| match state {
        BoardState::Away(board) if boards.is_asked_which_way(board) => {
            Some(Message::AskOrientation { board })
        }
        BoardState::Away(board) => Some(Message::BoardAway { board }),
        BoardState::Differs(of) => Some(Message::MendNext {
            step: boards.mend_step(of, table)?,
        }),
        BoardState::UnderWay(board) => Some(Message::TransferAwaited {
            board,
            played: to_transfer(board, boards, table)?,
        }),
        BoardState::Agrees(_)
        | BoardState::Read(_)
        | BoardState::NotRead(_)
        | BoardState::Off(_) => None,
    };
    match board_states_for(boards, table).into_iter().find_map(to_do) {
        Some(message) => message,
        None => status(boards, table),
    }
}

/// Tells the present state: everything that is open for the asker, the work that remains on their board, and the last
/// half-move of each side. In training it also tells the first thing to put right. Times are told only by `clock`.
pub(super) fn whereabouts(mut open: Vec<Message>, boards: &Boards, table: &Table) -> Message {
    let actor = table.actor();
    let last = |side| {
        let entry = table.game().last_of(side)?;
        Some(table.spoken(&entry.before, &entry.mv))
    };
    let board = table.boards().of(table.asker(actor));
    let over = table.phase() == Phase::Over;
    let own = match board.map(|board| own_board(board.of, boards, table)) {
        // After the end the men are put away and no board is put right, but the last half-move may still be carried out.
        Some(OwnBoard::Differs | OwnBoard::UnderWay | OwnBoard::Away) if over => OwnBoard::None,
        own => own.unwrap_or(OwnBoard::None),
    };
    let step = board.and_then(|board| boards.mend_step(board.of, table));
    if let (OwnBoard::Differs, Mode::Training, Some(step)) = (&own, table.options().mode, step) {
        open.push(Message::MendNext { step });
    }
    Message::Where {
        white: last(Side::White),
        black: last(Side::Black),
        over,
        own,
        offer: table.game().pending_offer(),
        besides: Box::new(Besides { open }),
    }
}
