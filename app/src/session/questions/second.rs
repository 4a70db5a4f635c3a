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
use crate::session::personal::tongues;
use crate::session::question::{Question, Second};
use crate::session::table::Table;

/// What a typed half-move is, by the man it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Belongs {
    /// This side's next half-move.
    To(Side),
    /// Perhaps a correction of the last one.
    Corrects,
    /// This side's statement of the last half-move, which only the other side's board has shown: it takes its place.
    Replaces(Side),
    /// The same, once the half-move is made: it stands, and what was stated is kept beside it.
    StatesOtherwise(Side),
    /// Nobody's yet.
    Nobody,
}

/// What was typed, by the man it begins with.
pub(in crate::session) fn belongs(written: &WrittenMove, table: &Table) -> Belongs {
    let actor = table.actor();
    let mover = table.mover(actor);
    let Some(last) = table.game().last() else {
        return Belongs::To(mover);
    };
    let (side, other) = (last.side, last.side.other());
    let now = table.game().now();
    if table.names_mover(actor) == Some(other) || owns(now, other, written) {
        return Belongs::To(other);
    }
    if !owns(now, side, written) && !owns(&last.before, side, written) {
        return Belongs::To(mover);
    }
    if shown_by_another(last, table) && owns(&last.before, side, written) {
        return match last.state {
            State::Open | State::Made(MadeBy::Rest) => Belongs::Replaces(side),
            State::Made(_) => Belongs::StatesOtherwise(side),
        };
    }
    if written::correctable(None, table).is_err() {
        return Belongs::Nobody;
    }
    // What its board shows is the half-move; what is typed of it was announced.
    if table.is_the_boards(last) {
        Belongs::To(side)
    } else {
        Belongs::Corrects
    }
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
            table.commit(None, Source::Program, Body::MoveAnswered { answer });
        }
    }

    fn second_is_answered(&mut self, answer: MoveAnswer, actor: Option<Actor>, table: &mut Table) {
        self.open = None;
        self.second = false;
        table.commit(actor, Source::Keys, Body::MoveAnswered { answer });
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
        if never_corrects(written, &last.before, table) {
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
        let Some(side) = table.game().last().map(|last| last.side) else {
            return;
        };
        let body = Body::MoveAsked {
            written: text.clone(),
            asks,
        };
        table.commit(by, Source::Keys, body);
        let second = Second {
            text,
            side,
            by,
            asks,
        };
        let words = open::words_of_second(&second, table);
        self.open = Some(Question::Second(second));
        self.second = true;
        // What is asked of a half-move that everybody hears may be heard by everybody; unheard it may not be.
        let audience = match table.is_heard() {
            true => table.answered(),
            false => Audience::Public,
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
        table.acts(typed_by);
        table.line_is(&text);
        match belongs(&written, table) {
            Belongs::Corrects => {
                self.ask_correction(&written, boards, table);
            }
            Belongs::Nobody => self.ask_second(MoveQuestion::Whose, table),
            Belongs::To(_) | Belongs::Replaces(_) | Belongs::StatesOtherwise(_) => {
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

/// Is it no half-move at all in place of the last one, or in training one that the rules forbid? In official play
/// the form alone counts, so that nobody hears which half-move is legal.
fn never_corrects(written: &WrittenMove, before: &Setup, table: &Table) -> bool {
    match (resolve(written, before), table.options().mode) {
        (Resolution::NoSuch(_), _) => true,
        (Resolution::NotLegal(mv), Mode::Training) => legality(before, &mv) != Legality::Legal,
        _ => false,
    }
}
