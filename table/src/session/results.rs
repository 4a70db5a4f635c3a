// SPDX-License-Identifier: GPL-3.0-or-later
//! The end of a game: resigning, the result, and the answers of both sides to it (Kodeks I 7, II 5.4, 6.20, 6.21).
//!
//! Every command that ends a game is confirmed first: a player is asked aloud, the arbiter on screen. A later result can
//! replace an earlier one, and a walk-back makes the game go on.

use zgoda_game::{Ending, GameResult, Side};
use zgoda_input::command::{Command, Word};
use zgoda_record::event::{Body, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, ClaimRefusal};

use super::ask::Ask;
use super::effect::Effect;
use super::fair_play::Audience;
use super::half_moves::completing;
use super::menu::Menus;
use super::questions::Questions;
use super::table::Table;
use super::timing::Timing;
use crate::desk_words::note::DeskNote;
use crate::session::phase::Phase;
use crate::session::question::Question;

/// Carries out `resign`. The player alone must confirm it first, and other people need not know that the player thinks of
/// resigning. If the player has no output of their own, the question cannot be asked, and the player has to tell the
/// arbiter.
pub(super) fn resign(questions: &mut Questions, table: &mut Table) {
    let actor = table.actor();
    if table.phase() == Phase::Over {
        return table.refuse("the game is over", Message::GameIsOver);
    }
    let Some(by) = table.player_in_person(actor) else {
        table.refused("only the player himself resigns");
        let because = ClaimRefusal::OnlyThePlayerResigns;
        return table.reply(Message::ClaimRefused { because });
    };
    // An open question about a board stays open, because it would not be asked again.
    let of_a_board = matches!(
        questions.open,
        Some(Question::Orientation(_) | Question::BoardAhead { .. })
    );
    if of_a_board {
        table.refused("another question is open");
        let because = ClaimRefusal::AnswerFirst;
        return table.reply(Message::ClaimRefused { because });
    }
    let asked = table.announcements(table.answered(), &Message::AskResign { by });
    if asked.is_empty() {
        return table.refused("the question cannot be asked privately");
    }
    questions.ask(Question::Resign { by });
    table.push_effects(asked.into_iter().map(Effect::Say));
    table.tells_the_typist(None);
}

/// If something else is typed, withdraws an open question that would end the game or the program. A later yes must not
/// lose the game, agree to a draw, or end the program. The steps to the yes in a menu do not count as something else, and
/// neither do the arbiter's commands.
pub(super) fn nothing_else_ends_it(
    command: &Command,
    questions: &mut Questions,
    menus: &Menus,
    table: &Table,
) {
    let actor = table.actor();
    let about_it = match questions.open {
        Some(Question::Draw { .. }) => {
            matches!(command, Command::Plain(Word::Accept | Word::Decline))
        }
        Some(Question::Resign { .. }) => matches!(command, Command::Plain(Word::Resign)),
        _ => false,
    };
    let nothing_else = match command {
        Command::Plain(Word::Yes | Word::No | Word::Repeat | Word::Commands) => true,
        Command::Gesture(_) => menus.menu_is_open(actor, table),
        Command::Arbiter(_) | Command::Arbiters(..) | Command::Ordered(_) => true,
        _ => false,
    };
    if !about_it && !nothing_else {
        something_else_came(questions);
    }
}

/// Withdraws a question that would end the game or the program, because something was done that answers no question.
pub(super) fn something_else_came(questions: &mut Questions) {
    let ends = matches!(
        questions.open,
        Some(
            Question::Draw { .. }
                | Question::Resign { .. }
                | Question::Quit { .. }
                | Question::Undo { .. }
                | Question::NewGame
                | Question::WalkBack { .. }
        )
    );
    if ends {
        questions.open = None;
    }
}

/// Asks for the used times to be noted, names the half-moves missing in the record (Kodeks II 6.21), and asks both sides
/// whether the result is right.
pub(super) fn after_the_end(timing: &Timing, table: &mut Table) {
    let about = About::default();
    if let Some(clock) = timing.clock_reading(table) {
        let used = clock.used;
        table.say_when_durable(Audience::Public, Message::TimesUsed { used }, about);
    }
    completing::tell_gaps(table);
    table.say_when_durable(Audience::Public, Message::AskResult, about);
}

/// Takes a player's yes or no to the result, which players must give in person (Kodeks VIII 4.1). A player's no is
/// written down for the arbiter.
pub(super) fn answer_result(agrees: bool, table: &mut Table) {
    let actor = table.actor();
    table.line_is(if agrees { "yes" } else { "no" });
    // While the arbiter's words are open the answer may come from the arbiter.
    if actor.is_none() && table.arbiter_at_work() {
        table.refused("it names no side, and may be the arbiter's");
        if table.options().mode == Mode::Official {
            table.reply(Message::WhoseAnswer);
        }
        return table.show(DeskNote::WhoseAnswer);
    }
    let Some(by) = table.player_in_person(actor) else {
        return table.refuse(
            "only the players confirm the result",
            Message::NotYoursToAnswer,
        );
    };
    let body = Body::ResultAnswered { by, agrees };
    table.commit(actor, Source::Keys, body);
    let message = Message::ResultAnswered { by, agrees };
    table.say_when_durable(Audience::Public, message, About::default());
}

/// Ends the game by resignation, after the player said yes. The loser must stop the clock immediately (Kodeks II 6.20),
/// and the program stops it for the loser.
pub(super) fn resigned(side: Side, table: &mut Table) {
    let actor = table.actor();
    let result = GameResult::plain(Ending::Resigned(side));
    let by = (actor, Source::Keys);
    table.ask(Ask::End { result, by });
}
