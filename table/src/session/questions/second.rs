// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds the side of a half-move typed without a name, or in the name of the side that moved last.
//!
//! The man on the starting square decides. A man of the side that moved last would make that side's second half-move in a row.
//! Before that side's press, a question asks if the half-move corrects the last half-move. After the press, a question asks which
//! side made the half-move. Until the answer no half-move is entered, and any other act lets the question lapse. Half-moves shown
//! by a sensor board are not asked about.

use zgoda_game::notation::{Resolution, WrittenMove, resolve};
use zgoda_game::{Legality, Setup, Side, legality};
use zgoda_input::command::{Asked, Command};
use zgoda_record::event::{Actor, Body, MadeBy, MoveAnswer, MoveQuestion, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::{Questions, open};
use crate::session::answers;
use crate::session::ask::Ask;
use crate::session::boards::Boards;
use crate::session::fair_play::Audience;
use crate::session::game::{Origin, StandingEntry, State};
use crate::session::half_moves::announced::{means, owns};
use crate::session::half_moves::written;
use crate::session::illegal::why_illegal;
use crate::session::personal::vocabularies;
use crate::session::question::{Question, Second};
use crate::session::table::Table;

/// The place of a typed half-move in the game, judged by the man it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Belongs {
    /// The next half-move of this side.
    To(Side),
    /// A half-move of this side that waits until the other side's first half-move is in the record.
    Waits(Side),
    /// The text may be a correction of the last half-move.
    Corrects,
    /// This side's statement replaces the last half-move, which only the other side's board has shown or the other side's
    /// keyboard has entered. An entry at that keyboard also replaces a half-move that only a board has shown.
    Replaces(Side),
    /// This side's statement differs from a half-move that is already made. The half-move stands, and the statement is kept with
    /// it.
    StatesOtherwise(Side),
    /// The man that has just moved would move again before its side's press: the last half-move is not finished.
    GoesOn,
    /// The half-move belongs to no side yet.
    Nobody,
}

/// The place of the typed half-move, judged by the man it begins with.
pub(in crate::session) fn belongs(written: &WrittenMove, table: &Table) -> Belongs {
    let actor = table.actor();
    let mover = table.mover(actor);
    let Some(last) = table.game().last() else {
        let turn = table.game().now().turn();
        let waits = mover != turn && table.has_sensors(turn) && !table.has_sensors(mover);
        // The half-move answers the other side's half-move, which a board has not shown yet.
        return match waits {
            true => Belongs::Waits(mover),
            false => Belongs::To(mover),
        };
    };
    let (side, other) = (last.side, last.side.other());
    let now = table.game().now();
    if table.names_mover(actor) == Some(other) || owns(now, other, written) {
        return Belongs::To(other);
    }
    if !owns(now, side, written) && !owns(&last.before, side, written) {
        return Belongs::To(mover);
    }
    if gives_way(last, table) && owns(&last.before, side, written) {
        return match last.state {
            // The half-move rested for a while, so the other side may have answered it already.
            State::Made(MadeBy::Rest) => Belongs::Corrects,
            State::Open | State::Made(MadeBy::Typed) => Belongs::Replaces(side),
            State::Made(_) => Belongs::StatesOtherwise(side),
        };
    }
    if written::correctable(None, table).is_err() {
        return Belongs::Nobody;
    }
    // The board shows this very half-move; the typed text was an announcement.
    if table.is_the_boards(last) {
        return Belongs::To(side);
    }
    if owns(&last.before, side, written) {
        return Belongs::Corrects;
    }
    // The half-move begins on a square that was empty before the last half-move, so it corrects nothing.
    match table.options().mode {
        // Without a clock the last half-move is finished.
        Mode::Official if !table.has_clock() => Belongs::Nobody,
        Mode::Official | Mode::Training => Belongs::GoesOn,
    }
}

/// The source of a half-move of a side without its own sensor board. A half-move of a lower sort gives way to one of a higher sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sort {
    /// The other side's board has shown the half-move. On that board this side's half-moves are only carried out, not made (Kodeks
    /// VIII 2.3).
    Shown,
    /// The other side's keyboard, page or pad has entered it, as their record (VIII 2.4).
    Recorded,
    /// The side itself stated the half-move.
    Stated,
}

impl Sort {
    const fn of_typed(record_of: Option<Side>) -> Sort {
        match record_of {
            Some(_) => Sort::Recorded,
            None => Sort::Stated,
        }
    }

    fn of(entry: &StandingEntry, table: &Table) -> Sort {
        match entry.origin {
            // The side had announced the half-move before.
            Origin::Board(_) if !table.game().is_not_stated(entry) => Sort::Stated,
            Origin::Board(_) => Sort::Shown,
            Origin::Hand => Sort::of_typed(entry.record_of),
        }
    }
}

/// True if the entry, on a side without a sensor board, is of a lower sort than the line now typed would be.
pub(in crate::session) fn gives_way(entry: &StandingEntry, table: &Table) -> bool {
    let senses = table.options().boards.of(entry.side).is_some();
    !senses && Sort::of(entry, table) < Sort::of_typed(table.records_for(entry.side))
}

/// The side that itself stated the last half-move, if a different half-move is typed at another person's keyboard. Only that side
/// can confirm the different half-move.
fn states_alone(entry: &StandingEntry, table: &Table) -> Option<Side> {
    let senses = table.options().boards.of(entry.side).is_some();
    let lower = Sort::of_typed(table.records_for(entry.side)) < Sort::of(entry, table);
    (!senses && lower).then_some(entry.side)
}

/// True for a half-move that only a board of the other side has shown. On that board the half-move was only carried out, not made
/// (Kodeks VIII 2.3), so the statement of its own side takes precedence (VIII 3.1).
pub(in crate::session) fn shown_by_another(entry: &StandingEntry, table: &Table) -> bool {
    let by_a_board = matches!(entry.origin, Origin::Board(_));
    by_a_board && table.boards().of(entry.side).is_none()
}

/// The side that a line names if the line is nothing but a side's name. Elsewhere such a line asks for the pieces of that side.
pub(in crate::session) fn side_named(command: &Command, table: &Table) -> Option<Side> {
    match command {
        Command::Move(text) | Command::Look(Asked::All, text) => {
            table.options().commands.side(text)
        }
        _ => None,
    }
}

impl Questions {
    /// `no`: the half-move belongs to neither side. A no from somebody else also drops the half-move, but answers no question.
    pub(in crate::session) fn second_denied(&mut self, second: &Second, table: &mut Table) {
        let actor = table.actor();
        if second.is_answered_by(actor) {
            self.second_is_answered(MoveAnswer::No, actor, table);
        }
        table.reply(Message::LeftAsItIs);
    }

    /// Lets the question lapse after an act that answers it indirectly.
    pub(in crate::session) fn second_lapses(&mut self, table: &mut Table) {
        if matches!(self.open, Some(Question::Second(_))) {
            self.second_is_answered(MoveAnswer::Lapsed, None, table);
        }
    }

    /// Writes down that the question lapsed, if it is no longer open.
    pub(in crate::session) fn second_is_over(&mut self, table: &mut Table) {
        let open = matches!(self.open, Some(Question::Second(_)));
        if self.second && !open {
            let answer = MoveAnswer::Lapsed;
            self.second = false;
            let body = Body::MoveAnswered {
                answer,
                keyboard: None,
            };
            table.commit(None, Source::Program, body);
        }
    }

    fn second_is_answered(&mut self, answer: MoveAnswer, actor: Option<Actor>, table: &mut Table) {
        self.open = None;
        self.second = false;
        let keyboard = table.input().answers_at;
        table.commit(actor, Source::Keys, Body::MoveAnswered { answer, keyboard });
    }

    /// Asks about a half-move that may correct the last one. The same half-move again corrects nothing. Returns the half-move
    /// without asking if no hand could make it in place of the last one.
    pub(in crate::session) fn ask_correction(
        &mut self,
        written: &WrittenMove,
        boards: &Boards,
        table: &mut Table,
    ) -> Option<String> {
        let last = table.game().last()?;
        if means(written, &last.before, &last.mv) {
            if boards.own_men_stand_wrongly() {
                table.ask(Ask::SimulatedMenFollow);
            }
            let last = answers::last(None, table);
            table.reply(last);
            return None;
        }
        // In training, a correction that would be refused after a yes is refused without asking.
        if let Some(told) = no_correction(written, last, table) {
            table.refuse("no correction of the last half-move", told);
            return None;
        }
        if never_corrects(written, &last.before) {
            return Some(table.line().to_owned());
        }
        let asks = MoveQuestion::Correction;
        self.ask_second(asks, table);
        None
    }

    /// Asks about a half-move: which side made it, always in the same words, or if the half-move corrects the last one.
    pub(in crate::session) fn ask_second(&mut self, asks: MoveQuestion, table: &mut Table) {
        let text = table.line().to_owned();
        let by = table.actor();
        let Some(last) = table.game().last() else {
            return;
        };
        let side = last.side;
        let corrects = asks == MoveQuestion::Correction;
        let alone = states_alone(last, table).filter(|_| corrects);
        let body = Body::MoveAsked {
            written: text.clone(),
            asks,
        };
        table.commit(by, Source::Keys, body);
        let second = Second {
            text,
            side,
            by,
            input: table.input(),
            asks,
            alone,
        };
        let question = Question::Second(second);
        let words = open::words_of_second(&question, table);
        self.open = Some(question);
        self.second = true;
        // A question about a half-move that everybody heard may be heard by everybody; a question about an unheard half-move may
        // not.
        let audience = match alone {
            Some(side) if table.hearing().hears_alone(side) => Audience::Private(side),
            None if table.is_heard() => table.answered(),
            Some(_) | None => Audience::Public,
        };
        if let Some(asked) = words {
            table.say_when_durable(audience, asked, About::default());
        }
    }

    /// Asks again a question that was open when the program ended.
    pub(in crate::session) fn asked_before(&mut self, boards: &Boards, table: &mut Table) {
        let Some((text, typed_by)) = table.game().asked() else {
            return;
        };
        let text = text.to_owned();
        // A question that is not repeated lapses.
        self.second = true;
        let Some(last) = table.game().last() else {
            return;
        };
        let lexicon = vocabularies::lexicon_of(None, table);
        let Some(written) = vocabularies::half_move(&text, &last.before, lexicon) else {
            return;
        };
        // The typist is the person named by the line.
        table.names(typed_by);
        table.acts(typed_by);
        table.line_is(&text);
        match belongs(&written, table) {
            Belongs::Corrects => {
                self.ask_correction(&written, boards, table);
            }
            Belongs::Nobody => self.ask_second(MoveQuestion::Whose, table),
            Belongs::To(_)
            | Belongs::Waits(_)
            | Belongs::Replaces(_)
            | Belongs::StatesOtherwise(_)
            | Belongs::GoesOn => {
                self.second_is_answered(MoveAnswer::Lapsed, None, table);
            }
        }
    }

    /// Takes the answer that this side made the half-move. Returns the half-move, to be entered for that side.
    pub(in crate::session) fn answered_whose(
        &mut self,
        side: Side,
        table: &mut Table,
    ) -> Option<WrittenMove> {
        let actor = table.actor();
        let Some(Question::Second(second)) = &self.open else {
            return None;
        };
        let Second { text, by, .. } = second.clone();
        let answer = match side {
            Side::White => MoveAnswer::White,
            Side::Black => MoveAnswer::Black,
        };
        self.second_is_answered(answer, actor, table);
        // The half-move is entered in the name of its typist.
        table.acts(by);
        written::read(&text, table)
    }

    /// Takes a press by the typist of a possible correction as a yes. Returns the half-move.
    pub(in crate::session) fn second_pressed(&mut self, table: &mut Table) -> Option<String> {
        let actor = table.actor();
        let Some(Question::Second(second)) = &self.open else {
            return None;
        };
        let presser = actor.and_then(Actor::side) == Some(second.side);
        let typed = second.by == actor && second.asks == MoveQuestion::Correction;
        if !(presser && typed) {
            return None;
        }
        let text = second.text.clone();
        self.second_is_answered(MoveAnswer::Yes, actor, table);
        Some(text)
    }

    /// Takes a `yes`. If the question was about a correction, returns the half-move that replaces the last one.
    pub(in crate::session) fn second_confirmed(
        &mut self,
        second: Second,
        table: &mut Table,
    ) -> Option<String> {
        let actor = table.actor();
        match second.asks {
            MoveQuestion::Correction => {
                self.second_is_answered(MoveAnswer::Yes, actor, table);
                // The correction is made in the name of the typist.
                table.acts(second.by);
                Some(second.text)
            }
            // A yes does not tell the side.
            MoveQuestion::Whose => {
                self.open = Some(Question::Second(second));
                table.reply(Message::AskWhose);
                None
            }
        }
    }
}

/// True if the text could never replace the last half-move, because no hand could make it there. The rules are not consulted, so
/// that the answer does not reveal what is legal.
fn never_corrects(written: &WrittenMove, before: &Setup) -> bool {
    matches!(resolve(written, before), Resolution::NoSuch(_))
}

/// The reason why, in training, the rules forbid the half-move in place of the last one.
fn no_correction(written: &WrittenMove, last: &StandingEntry, table: &Table) -> Option<Message> {
    let Resolution::NotLegal(mv) = resolve(written, &last.before) else {
        return None;
    };
    let Legality::Irregular(irregularity) = legality(&last.before, &mv) else {
        return None;
    };
    let training = table.options().mode == Mode::Training;
    training.then(|| Message::NotACorrection {
        last: table.spoken(&last.before, &last.mv),
        tried: table.spoken(&last.before, &mv),
        why: why_illegal(irregularity),
    })
}
