//! Whose a half-move is that is typed without a name, or in the name of the side that moved last.
//!
//! The man it begins with tells. One of the side that moved last would be that side's second half-move: before its press
//! it is asked about as a correction, after it nobody knows whose it is, and that is asked. Until there is an answer
//! nothing is entered, and whatever else is done lets the question lapse. What a sensor board shows is not asked about.

use zgoda_game::notation::{Resolution, WrittenMove, resolve};
use zgoda_game::{Legality, Setup, Side, legality};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::{Questions, open};
use crate::command::{Asked, Command};
use crate::mode::Mode;
use crate::record::event::{Actor, Body, MadeBy, MoveAnswer, MoveQuestion, Source};
use crate::session::answers;
use crate::session::ask::Ask;
use crate::session::boards::Boards;
use crate::session::fair_play::Audience;
use crate::session::game::{Origin, Standing, State};
use crate::session::half_moves::announced::{means, owns};
use crate::session::half_moves::written;
use crate::session::illegal::why_illegal;
use crate::session::personal::tongues;
use crate::session::question::{Question, Second};
use crate::session::table::Table;

/// What a typed half-move is, by the man it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Belongs {
    /// This side's next half-move.
    To(Side),
    /// This side's, once the other side's first half-move is in the record.
    Waits(Side),
    /// Perhaps a correction of the last one.
    Corrects,
    /// This side's statement of the last half-move, which only the other side's board has shown or the other side's keyboard has
    /// entered, or what that keyboard enters of one that only a board has shown: it takes its place.
    Replaces(Side),
    /// The same, once the half-move is made: it stands, and what was stated is kept beside it.
    StatesOtherwise(Side),
    /// A second half-move of the man that has just moved, before its press: the last one is not over.
    GoesOn,
    /// Nobody's yet.
    Nobody,
}

/// What was typed, by the man it begins with.
pub(in crate::session) fn belongs(written: &WrittenMove, table: &Table) -> Belongs {
    let actor = table.actor();
    let mover = table.mover(actor);
    let Some(last) = table.game().last() else {
        let turn = table.game().now().turn();
        let waits = mover != turn && table.has_sensors(turn) && !table.has_sensors(mover);
        // It answers what that board has not shown yet.
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
            // It stood for a while, so that the other side may have answered it already.
            State::Made(MadeBy::Rest) => Belongs::Corrects,
            State::Open | State::Made(MadeBy::Typed) => Belongs::Replaces(side),
            State::Made(_) => Belongs::StatesOtherwise(side),
        };
    }
    if written::correctable(None, table).is_err() {
        return Belongs::Nobody;
    }
    // What its board shows is the half-move; what is typed of it was announced.
    if table.is_the_boards(last) {
        return Belongs::To(side);
    }
    if owns(&last.before, side, written) {
        return Belongs::Corrects;
    }
    // It begins where nothing stood before the last one, so it takes no place of it.
    match table.options().mode {
        // Without a clock the last one is over.
        Mode::Official if !table.has_clock() => Belongs::Nobody,
        Mode::Official | Mode::Training => Belongs::GoesOn,
    }
}

/// The sorts of what is known of a half-move of a side without a sensor board of its own. A lower one gives way to a higher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sort {
    /// The other side's board has shown it: there it is carried out and not made (Kodeks VIII 2.3).
    Shown,
    /// The other side's keyboard, page or pad has entered it: their record of it (VIII 2.4).
    Recorded,
    /// It is what the side itself states.
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
            // Its side had said it before.
            Origin::Board(_) if !table.game().is_not_stated(entry) => Sort::Stated,
            Origin::Board(_) => Sort::Shown,
            Origin::Hand => Sort::of_typed(entry.record_of),
        }
    }
}

/// True for an entry of a lower sort than what is typed now of the same half-move.
pub(in crate::session) fn gives_way(entry: &Standing, table: &Table) -> bool {
    let senses = table.options().boards.of(entry.side).is_some();
    !senses && Sort::of(entry, table) < Sort::of_typed(table.records_for(entry.side))
}

/// The side whose own statement the last half-move is, where somebody else's keyboard types another: they alone say whether it is so.
fn states_alone(entry: &Standing, table: &Table) -> Option<Side> {
    let senses = table.options().boards.of(entry.side).is_some();
    let lower = Sort::of_typed(table.records_for(entry.side)) < Sort::of(entry, table);
    (!senses && lower).then_some(entry.side)
}

/// True for a half-move that a board of the other side alone has shown: there it is carried out and not made (Kodeks VIII 2.3),
/// and what its own side states of it comes before (VIII 3.1).
pub(in crate::session) fn shown_by_another(entry: &Standing, table: &Table) -> bool {
    let by_a_board = matches!(entry.origin, Origin::Board(_));
    by_a_board && table.boards().of(entry.side).is_none()
}

/// The side that a line names and nothing else; elsewhere it asks for the pieces of that side.
pub(in crate::session) fn side_named(command: &Command, table: &Table) -> Option<Side> {
    match command {
        Command::Move(text) | Command::Look(Asked::All, text) => {
            table.options().commands.side(text)
        }
        _ => None,
    }
}

impl Questions {
    /// `no`: it is nobody's. Said by somebody else it leaves the half-move, too, and answers nothing.
    pub(in crate::session) fn second_denied(&mut self, second: &Second, table: &mut Table) {
        let actor = table.actor();
        if second.is_answered_by(actor) {
            self.second_is_answered(MoveAnswer::No, actor, table);
        }
        table.reply(Message::LeftAsItIs);
    }

    /// Something is done that answers it by what it is.
    pub(in crate::session) fn second_lapses(&mut self, table: &mut Table) {
        if matches!(self.open, Some(Question::Second(_))) {
            self.second_is_answered(MoveAnswer::Lapsed, None, table);
        }
    }

    /// Writes down that it lapsed where another question has taken its place, or none.
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

    /// Asks about a half-move that may correct the last one. The same once more corrects nothing. Returns the half-move
    /// where nothing is to be asked: it would be refused after a yes.
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
        // What would be refused after a yes is refused before it.
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

    /// Asks about a half-move: for which side it is, always in the same words, or whether it corrects the last one.
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
        // What is asked of a half-move that everybody hears may be heard by everybody; unheard it may not be.
        let audience = match alone {
            Some(side) if table.hearing().hears_alone(side) => Audience::Private(side),
            None if table.is_heard() => table.answered(),
            Some(_) | None => Audience::Public,
        };
        if let Some(asked) = words {
            table.say_when_durable(audience, asked, About::default());
        }
    }

    /// It was asked when the program ended: the same is asked again.
    pub(in crate::session) fn asked_before(&mut self, boards: &Boards, table: &mut Table) {
        let Some((text, typed_by)) = table.game().asked() else {
            return;
        };
        let text = text.to_owned();
        // Where it is not asked again it lapses.
        self.second = true;
        let Some(last) = table.game().last() else {
            return;
        };
        let lexicon = tongues::lexicon_of(None, table);
        let Some(written) = tongues::half_move(&text, &last.before, lexicon) else {
            return;
        };
        // Whoever typed it is the one whom its line named.
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

    /// It is of this side. Returns the half-move, to be entered for it.
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
        // It is entered in the name of the one who typed it.
        table.acts(by);
        written::read(&text, table)
    }

    /// The press of the one who typed what may correct their last half-move: it says yes to it. Returns the half-move.
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

    /// `yes` to it. Returns the half-move that is right in place of the last one, if that was asked.
    pub(in crate::session) fn second_confirmed(
        &mut self,
        second: Second,
        table: &mut Table,
    ) -> Option<String> {
        let actor = table.actor();
        match second.asks {
            MoveQuestion::Correction => {
                self.second_is_answered(MoveAnswer::Yes, actor, table);
                // It is corrected in the name of the one who typed it.
                table.acts(second.by);
                Some(second.text)
            }
            // Yes says no side.
            MoveQuestion::Whose => {
                self.open = Some(Question::Second(second));
                table.reply(Message::AskWhose);
                None
            }
        }
    }
}

/// True if it is no half-move at all in place of the last one. In official play the form alone counts, so that nobody hears which
/// half-move is legal.
fn never_corrects(written: &WrittenMove, before: &Setup) -> bool {
    matches!(resolve(written, before), Resolution::NoSuch(_))
}

/// Training: what is wrong with it, where the rules forbid it in place of the last one.
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
