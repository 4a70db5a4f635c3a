//! Training: the last half-move is taken back, after a yes; the clocks go back with it and stand until the next one.
//!
//! In official play nobody takes back: there the arbiter walks back to what both records agree on (Kodeks VIII 3.1.2).

use zgoda_game::Moment;
use zgoda_game::shadow::Manners;
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::boards::Boards;
use super::desk::{self, Desk};
use super::fair_play::Audience;
use super::game::Standing;
use super::live::{self, Replaced};
use super::options::{Hands, Mode};
use super::questions::Questions;
use super::table::Table;
use super::timing::Timing;
use super::under_way::UnderWay;
use super::{Phase, Question, simulated};
use crate::record::event::{Actor, Source, StruckBecause};

/// `undo`: asked first.
pub(super) fn undo(
    line: &str,
    actor: Option<Actor>,
    questions: &mut Questions,
    desk: &Desk,
    table: &mut Table,
    now: Moment,
) {
    if table.options().mode == Mode::Official {
        table.refused(line, "in training only", actor, now);
        return table.reply(actor, Message::TrainingOnly);
    }
    if desk.stopped() {
        table.refused(line, "play is stopped", actor, now);
        return table.reply(
            actor,
            Message::PlayIsStopped {
                on: desk::way_on(table),
            },
        );
    }
    let Some(last) = table.game().last() else {
        return table.reply(actor, Message::NoMoveYet);
    };
    let struck = table.spoken(&last.before, &last.mv);
    questions.open = Some(Question::Undo { entry: last.id });
    table.reply(actor, Message::AskUndo { struck });
}

/// It is taken back.
pub(super) fn undone(
    actor: Option<Actor>,
    boards: &mut Boards,
    under_way: &mut UnderWay,
    timing: &mut Timing,
    desk: &mut Desk,
    table: &mut Table,
    now: Moment,
) {
    let who = (actor, Source::Keys);
    let struck = live::strike_last(
        StruckBecause::Undone,
        Replaced::ByNothing,
        who,
        under_way,
        table,
        now,
    );
    let Some(struck) = struck else { return };
    under_way.aloud = None;
    under_way.pressed_ahead = None;
    if table.phase() == Phase::Over {
        table.set_phase(Phase::Playing);
    }
    desk.settled();
    let stands = table.game().standing().len();
    timing.clock_goes_back_for_undo(stands, table, now);
    boards_await_the_record(boards);
    boards.follow(table);
    say_taken_back(&struck, table);
    simulated::simulated_men_follow(boards, table);
    squares_to_put_right(boards, table, now);
}

/// That the last half-move is taken back, by the word or by the hand on the board.
pub(super) fn say_taken_back(struck: &Standing, table: &mut Table) {
    let about = About::entry(struck.ply, struck.id.0);
    let message = Message::MoveTakenBack {
        side: struck.side,
        struck: table.spoken(&struck.before, &struck.mv),
    };
    table.say_when_durable(Audience::Public, message, about);
}

/// What stands on the boards was the record's until now: it is no half-move until they have shown what is the
/// record's from now on.
fn boards_await_the_record(boards: &mut Boards) {
    for board in &mut boards.all {
        board.shadow.mind(Manners::Mending);
        board.awaits_the_record = true;
    }
}

/// Whoever sits at a real board is told which squares to put right.
fn squares_to_put_right(boards: &mut Boards, table: &mut Table, now: Moment) {
    let real = boards.all.iter().map(|board| board.board);
    let real: Vec<_> = real.filter(|board| board.hands == Hands::Real).collect();
    for board in real {
        boards.differs_if_it_does(board.of, table, now);
    }
}
