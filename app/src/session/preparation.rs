//! Before the first move (Kodeks I 2.4, 5.1, 5.2, II 3.6.1, VIII 1.1, 1.3, 2.2, 2.4, 4.1): what must be settled,
//! asked one question after the other, answered aloud, written down. Until then nothing is played and no
//! clock starts.
//!
//! Asked in official play where the event file has a `[preparation]`, or the program keeps the clock. An arbiter who
//! has seen to it by hand says `prepared`, and that is written down as the arbiter's word.

use std::collections::VecDeque;

use zgoda_game::Side;
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BeforeMove, BoardOf, BoardState, RecordMedium};

use super::ask::Ask;
use super::boards::Boards;
use super::desk::authority::Authority;
use super::fair_play::Audience;
use super::keyboard::may_be_the_arbiter;
use super::options::{Keeper, Options, SensorBoards, Sight};
use super::questions::Questions;
use super::table::Table;
use crate::command::{Command, Word};
use crate::desk_words::note::{DeskNote, Hint};
use crate::event::Preparation as Asking;
use crate::mode::Mode;
use crate::record::event::{Actor, Body, PreparedAnswer, Source};
use crate::session::phase::Phase;

/// What is still open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preparation {
    open: VecDeque<BeforeMove>,
}

/// May the clock start, and the first move be made?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arming {
    /// Everything is settled, or nothing had to be.
    Ready,
    /// This is open, and is what is asked.
    Open(BeforeMove),
}

/// What an answer did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It settled the question.
    Settled(BeforeMove),
    /// It says that something must be put right; the question stays.
    PutRight(BeforeMove),
    /// A yes does not say which; it is asked again.
    Again,
    /// It is no answer to this question, or there is none.
    NoAnswer,
}

/// An answer in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// How a record is kept.
    Medium(RecordMedium),
}

impl Preparation {
    /// What must be settled for a game with these options, less what was settled before the program was
    /// started anew.
    #[must_use]
    pub fn new(options: &Options) -> Preparation {
        let wanted = match options.event.preparation {
            Asking::Asked => true,
            Asking::NotAsked => false,
            Asking::WithClock => options.keeper != Keeper::Nobody,
        };
        let asked = wanted && options.mode == Mode::Official && options.game.standing().is_empty();
        let mut open = VecDeque::new();
        if asked {
            open.extend(questions(options));
            open.retain(|item| !options.game.prepared().contains(item));
        }
        Preparation { open }
    }

    /// May the clock start?
    #[must_use]
    pub fn may_arm(&self) -> Arming {
        self.open
            .front()
            .map_or(Arming::Ready, |item| Arming::Open(*item))
    }

    /// All that is still to be settled; the first is asked.
    pub fn open(&self) -> impl Iterator<Item = BeforeMove> {
        self.open.iter().copied()
    }

    /// An answer to what is asked.
    pub fn answer(&mut self, answer: Answer) -> Taken {
        let open = self.open.front().filter(|_| self.takes(answer));
        let Some(item) = open.copied() else {
            return Taken::NoAnswer;
        };
        match answer {
            Answer::Yes if self.asks_for_a_medium() => Taken::Again,
            Answer::No if item.must_be_so() => Taken::PutRight(item),
            Answer::Yes | Answer::No | Answer::Medium(_) => {
                self.open.pop_front();
                Taken::Settled(item)
            }
        }
    }

    /// Is it an answer to what is asked now?
    fn takes(&self, answer: Answer) -> bool {
        match answer {
            Answer::Medium(_) => self.asks_for_a_medium(),
            Answer::Yes | Answer::No => !self.open.is_empty(),
        }
    }

    /// Is it asked now on which medium a player records?
    pub(super) fn asks_for_a_medium(&self) -> bool {
        matches!(self.open.front(), Some(BeforeMove::Medium(_)))
    }

    /// This one is settled, wherever it stands.
    pub fn settle(&mut self, settled: BeforeMove) {
        self.open.retain(|item| *item != settled);
    }

    /// All that is open is settled by the arbiter's word.
    pub fn confirm_all(&mut self) -> Vec<BeforeMove> {
        self.open.drain(..).collect()
    }
}

/// All questions, in the order of what hands do before a game.
fn questions(options: &Options) -> Vec<BeforeMove> {
    let shared = matches!(options.boards, SensorBoards::Shared(_));
    let boards = if shared {
        vec![BoardOf::Shared]
    } else {
        Side::ALL.map(BoardOf::Side).to_vec()
    };
    let mut all = vec![if shared {
        BeforeMove::OneBoard
    } else {
        BeforeMove::OwnBoards
    }];
    all.extend(boards.iter().copied().map(BeforeMove::Orientation));
    all.extend(boards.into_iter().map(BeforeMove::Men));
    let sight = |side: &Side| *options.sight.get(*side);
    let impaired = || {
        Side::ALL
            .into_iter()
            .filter(move |side| sight(side).hears())
    };
    if options.event.time.is_some() {
        all.push(BeforeMove::ClockSide);
    }
    // Two who hear it share a loudspeaker, where neither has an earphone of their own.
    let hearing = options.hearing();
    if Side::ALL.into_iter().any(|side| hearing.hears_alone(side)) {
        all.push(BeforeMove::Earphones);
    }
    all.extend(impaired().map(BeforeMove::Announcements));
    all.extend(impaired().map(BeforeMove::Medium));
    let blind = impaired().filter(|side| sight(side) == Sight::Blind);
    all.extend(blind.map(BeforeMove::Assistant));
    all
}

impl Preparation {
    /// Asks what is open; what a board has answered by itself is settled.
    pub(super) fn ask_what_is_open(&mut self, boards: &Boards, table: &mut Table) {
        while let Arming::Open(item) = self.may_arm() {
            // A board that shows every man in its place has answered.
            let sensed = matches!(item, BeforeMove::Men(of) if is_as_recorded(of, boards));
            if !sensed {
                return table.say(Audience::Public, Message::AskBefore { item });
            }
            self.settle(item);
            write_down(item, PreparedAnswer::Sensed, (None, Source::Sensor), table);
        }
        table.ask(Ask::HandsCount);
        let about = About::default();
        table.say_when_durable(Audience::Public, Message::Prepared, about);
    }

    /// True while something must be settled before anything is played.
    pub(super) fn is_open(&self, table: &Table) -> bool {
        self.may_arm() != Arming::Ready && table.phase() != Phase::Over
    }

    /// Refuses what is played before everything is settled, and says what is open.
    pub(super) fn not_prepared(&self, table: &mut Table) -> bool {
        let Arming::Open(item) = self.may_arm() else {
            return false;
        };
        if !self.is_open(table) {
            return false;
        }
        table.refuse(
            "what comes before the first move is not settled",
            Message::NotPrepared { item },
        );
        true
    }

    /// `prepared`: the arbiter has seen to all that is open.
    pub(super) fn all_prepared(&mut self, by: Authority, boards: &Boards, table: &mut Table) {
        for item in self.confirm_all() {
            let arbiter = (by.actor(), Source::Keys);
            write_down(item, PreparedAnswer::Confirmed, arbiter, table);
        }
        self.ask_what_is_open(boards, table);
    }

    /// This is settled otherwise than by an answer.
    pub(super) fn settled_otherwise(
        &mut self,
        item: BeforeMove,
        boards: &Boards,
        table: &mut Table,
    ) {
        let asked = self.may_arm() == Arming::Open(item);
        self.settle(item);
        if asked {
            self.ask_what_is_open(boards, table);
        }
    }

    /// Does a line answer what is asked before the first move?
    pub(super) fn takes_answer(
        &self,
        command: &Command,
        questions: &Questions,
        table: &Table,
    ) -> bool {
        let actor = table.actor();
        // Which way round a sensor board lies is asked by the board itself, and first; and what the arbiter was asked
        // last is what the arbiter answers.
        let asked = may_be_the_arbiter(actor) && table.arbiter_is_asked();
        answer_of(command).is_some_and(|(answer, _)| self.takes(answer))
            && questions.open.is_none()
            && !asked
            && table.phase() != Phase::Over
    }

    /// It does: it is settled, put right first, or asked again.
    pub(super) fn answer_line(&mut self, command: &Command, boards: &Boards, table: &mut Table) {
        let actor = table.actor();
        let Some((answer, word)) = answer_of(command) else {
            return;
        };
        let elsewhere =
            answer == Answer::No && self.may_arm() == Arming::Open(BeforeMove::ClockSide);
        let by = table.authority_at(table.given().place);
        if elsewhere && may_be_the_arbiter(actor) && by.is_some_and(|by| !by.is_chiefs()) {
            let why = "the chief arbiter's alone (Kodeks II 3.6.2)";
            table.line_is("no");
            table.refused(why);
            return table.show(DeskNote::NotUnderstood(Hint::ChiefsClock));
        }
        match self.answer(answer) {
            Taken::NoAnswer => {}
            Taken::Again => self.ask_what_is_open(boards, table),
            Taken::PutRight(item) => {
                write_down(item, word, (actor, Source::Keys), table);
                let message = Message::PutRightFirst { item };
                table.say_when_durable(Audience::Public, message, About::default());
            }
            Taken::Settled(item) => {
                write_down(item, word, (actor, Source::Keys), table);
                self.ask_what_is_open(boards, table);
            }
        }
    }
}

fn is_as_recorded(of: BoardOf, boards: &Boards) -> bool {
    boards.board(of).is_some() && boards.board_state(of) == BoardState::Agrees(of)
}

fn write_down(
    item: BeforeMove,
    answer: PreparedAnswer,
    (actor, source): (Option<Actor>, Source),
    table: &mut Table,
) {
    table.commit(actor, source, Body::prepared(item, answer));
}

/// What a line answers.
const fn answer_of(command: &Command) -> Option<(Answer, PreparedAnswer)> {
    let Command::Plain(word) = command else {
        return None;
    };
    Some(match word {
        Word::Yes => (Answer::Yes, PreparedAnswer::Yes),
        Word::No => (Answer::No, PreparedAnswer::No),
        Word::Braille => (
            Answer::Medium(RecordMedium::Braille),
            PreparedAnswer::Braille,
        ),
        Word::Print => (Answer::Medium(RecordMedium::Print), PreparedAnswer::Print),
        Word::Dictaphone => (
            Answer::Medium(RecordMedium::Dictaphone),
            PreparedAnswer::Dictaphone,
        ),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(open: &[BeforeMove]) -> Preparation {
        Preparation {
            open: open.iter().copied().collect(),
        }
    }

    const BOARD: BeforeMove = BeforeMove::Orientation(BoardOf::Shared);
    const MEDIUM: BeforeMove = BeforeMove::Medium(Side::White);

    #[test]
    fn the_clock_may_start_when_nothing_is_open() {
        let mut preparation = of(&[BOARD, MEDIUM]);
        assert_eq!(preparation.may_arm(), Arming::Open(BOARD));
        assert_eq!(preparation.answer(Answer::Yes), Taken::Settled(BOARD));
        assert_eq!(preparation.may_arm(), Arming::Open(MEDIUM));
        assert_eq!(
            preparation.answer(Answer::Yes),
            Taken::Again,
            "yes to which?"
        );
        let print = Answer::Medium(RecordMedium::Print);
        assert_eq!(preparation.answer(print), Taken::Settled(MEDIUM));
        assert_eq!(preparation.may_arm(), Arming::Ready);
        assert_eq!(preparation.answer(Answer::Yes), Taken::NoAnswer);
    }

    #[test]
    fn what_must_be_so_stays_open_until_it_is() {
        let mut preparation = of(&[BOARD, BeforeMove::ClockSide]);
        assert_eq!(preparation.answer(Answer::No), Taken::PutRight(BOARD));
        assert_eq!(preparation.may_arm(), Arming::Open(BOARD));
        preparation.settle(BOARD);
        // The arbiter may have put the clock elsewhere (Kodeks II 3.6.2).
        let clock = Taken::Settled(BeforeMove::ClockSide);
        assert_eq!(preparation.answer(Answer::No), clock);
    }

    #[test]
    fn a_word_answers_only_its_own_question() {
        let mut preparation = of(&[BOARD, MEDIUM]);
        let braille = Answer::Medium(RecordMedium::Braille);
        assert_eq!(preparation.answer(braille), Taken::NoAnswer);
        preparation.settle(BOARD);
        assert_eq!(preparation.answer(braille), Taken::Settled(MEDIUM));
    }

    #[test]
    fn the_arbiter_confirms_all_that_is_open() {
        let mut preparation = of(&[BOARD, MEDIUM]);
        assert_eq!(preparation.confirm_all(), [BOARD, MEDIUM]);
        assert_eq!(preparation.may_arm(), Arming::Ready);
    }
}
