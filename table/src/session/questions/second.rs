//! The side of a half-move that is typed without a name, or in the name of the side that moved last.
//!
//! The man that the half-move begins with tells. A man of the side that moved last would make that side's second half-move:
//! before its press a question asks whether the half-move is a correction, after it a question asks which side made it. Until
//! there is an answer no half-move is entered, and any other act lets the question lapse. Half-moves shown by a sensor board
//! are not asked about.

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
use crate::session::game::{Origin, Standing, State};
use crate::session::half_moves::announced::{means, owns};
use crate::session::half_moves::written;
use crate::session::illegal::why_illegal;
use crate::session::personal::vocabularies;
use crate::session::question::{Question, Second};
use crate::session::table::Table;

/// The place of a typed half-move in the game, by the man it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Belongs {
    /// This side's next half-move.
    To(Side),
    /// This side's half-move, once the other side's first half-move is in the record.
    Waits(Side),
    /// The text may be a correction of the last half-move.
    Corrects,
    /// This side's statement of the last half-move takes its place. The other side's board alone has shown that half-move, or
    /// the other side's keyboard has entered it; likewise an entry at that keyboard takes the place of a half-move that only
    /// a board has shown.
    Replaces(Side),
    /// This side's statement of a half-move that is already made: the half-move stands, and the statement is kept beside it.
    StatesOtherwise(Side),
    /// A second half-move of the man that has just moved, before its press: the last half-move is not over.
    GoesOn,
    /// A half-move of no side yet.
    Nobody,
}

/// The place of the half-move that was typed, by the man it begins with.
pub(in crate::session) fn belongs(written: &WrittenMove, table: &Table) -> Belongs {
    let actor = table.actor();
    let mover = table.mover(actor);
    let Some(last) = table.game().last() else {
        let turn = table.game().now().turn();
        let waits = mover != turn && table.has_sensors(turn) && !table.has_sensors(mover);
        // The half-move answers one that the board has not shown yet.
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
            // The half-move stood for a while, so the other side may have answered it already.
            State::Made(MadeBy::Rest) => Belongs::Corrects,
            State::Open | State::Made(MadeBy::Typed) => Belongs::Replaces(side),
            State::Made(_) => Belongs::StatesOtherwise(side),
        };
    }
    if written::correctable(None, table).is_err() {
        return Belongs::Nobody;
    }
    // The half-move is the one that the board shows; its typed text was an announcement.
    if table.is_the_boards(last) {
        return Belongs::To(side);
    }
    if owns(&last.before, side, written) {
        return Belongs::Corrects;
    }
    // The half-move begins on a square that was empty before the last one, so it is no correction.
    match table.options().mode {
        // Without a clock the last half-move is over.
        Mode::Official if !table.has_clock() => Belongs::Nobody,
        Mode::Official | Mode::Training => Belongs::GoesOn,
    }
}

/// The sorts of knowledge about a half-move of a side without a sensor board of its own. A lower sort gives way to a higher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sort {
    /// The other side's board has shown the half-move: there it is carried out and not made (Kodeks VIII 2.3).
    Shown,
    /// The other side's keyboard, page or pad has entered the half-move: their record of it (VIII 2.4).
    Recorded,
    /// The side itself states the half-move.
    Stated,
}

impl Sort {
    const fn of_typed(record_of: Option<Side>) -> Sort {
        match record_of {
            Some(_) => Sort::Recorded,
            None => Sort::Stated,
        }
    }

    fn of(entry: &Standing, table: &Table) -> Sort {
        match entry.origin {
            // The side of the half-move had said it before.
            Origin::Board(_) if !table.game().is_not_stated(entry) => Sort::Stated,
            Origin::Board(_) => Sort::Shown,
            Origin::Hand => Sort::of_typed(entry.record_of),
        }
    }
}

/// True for an entry of a lower sort than the present typing of the same half-move.
pub(in crate::session) fn gives_way(entry: &Standing, table: &Table) -> bool {
    let senses = table.options().boards.of(entry.side).is_some();
    !senses && Sort::of(entry, table) < Sort::of_typed(table.records_for(entry.side))
}

/// The side that itself stated the last half-move, where somebody else's keyboard types another: that side alone says whether
/// it is so.
fn states_alone(entry: &Standing, table: &Table) -> Option<Side> {
    let senses = table.options().boards.of(entry.side).is_some();
    let lower = Sort::of_typed(table.records_for(entry.side)) < Sort::of(entry, table);
    (!senses && lower).then_some(entry.side)
}

/// True for a half-move that a board of the other side alone has shown: there it is carried out and not made (Kodeks VIII
/// 2.3), and its own side's statement comes before (VIII 3.1).
pub(in crate::session) fn shown_by_another(entry: &Standing, table: &Table) -> bool {
    let by_a_board = matches!(entry.origin, Origin::Board(_));
    by_a_board && table.boards().of(entry.side).is_none()
}

/// The side that a line names without further words; elsewhere such a line asks for the pieces of that side.
pub(in crate::session) fn side_named(command: &Command, table: &Table) -> Option<Side> {
    match command {
        Command::Move(text) | Command::Look(Asked::All, text) => {
            table.options().commands.side(text)
        }
        _ => None,
    }
}

impl Questions {
    /// `no`: the half-move belongs to neither side. A no of somebody else leaves the half-move, too, and answers no question.
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

    /// Writes down that the question lapsed where another question has taken its place, or none.
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
        let keyboard = table.given().answers_at;
        table.commit(actor, Source::Keys, Body::MoveAnswered { answer, keyboard });
    }

    /// Asks about a half-move that may correct the last one. The same half-move once more corrects nothing. Returns the
    /// half-move where the question is superfluous: it would be refused after a yes.
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
        // A correction that would be refused after a yes is refused before it.
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

    /// Asks about a half-move: its side, always in the same words, or whether it corrects the last one.
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
            given: table.given(),
            asks,
            alone,
        };
        let question = Question::Second(second);
        let words = open::words_of_second(&question, table);
        self.open = Some(question);
        self.second = true;
        // A question about a half-move that everybody hears may be heard by everybody; about an unheard one it may not.
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
        // A question that is not asked again lapses.
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

    /// Takes the answer that the half-move is of this side. Returns the half-move, to be entered for it.
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

    /// Takes the press of a typist with a possible correction of their last half-move as a yes to it. Returns the half-move.
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

    /// Takes a `yes`. Returns the half-move that is right in place of the last one, if that was asked.
    pub(in crate::session) fn second_confirmed(
        &mut self,
        second: Second,
        table: &mut Table,
    ) -> Option<String> {
        let actor = table.actor();
        match second.asks {
            MoveQuestion::Correction => {
                self.second_is_answered(MoveAnswer::Yes, actor, table);
                // The half-move is corrected in the name of the typist.
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

/// True if the text is no half-move at all in place of the last one. In official play the form alone counts, so that the
/// answer does not give away what is legal.
fn never_corrects(written: &WrittenMove, before: &Setup) -> bool {
    matches!(resolve(written, before), Resolution::NoSuch(_))
}

/// Training: the fault of the half-move, where the rules forbid it in place of the last one.
fn no_correction(written: &WrittenMove, last: &Standing, table: &Table) -> Option<Message> {
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
