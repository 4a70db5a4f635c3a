// SPDX-License-Identifier: GPL-3.0-or-later
//! The matters to settle before the first move (Kodeks I 2.4, 5.1, 5.2, II 3.6.1, VIII 1.1, 1.3, 2.2, 2.4, 4.1). The program asks
//! one question after the other, people answer aloud, and the answers are written down. Until everything is settled, no half-move
//! is played and no clock starts.
//!
//! The questions are asked in official play where the event file has a `[preparation]`, or the program keeps the clock. The answers
//! that the file gives beforehand are read out first, and a single yes settles all of them. Each answer is then written down as if
//! its question had been asked alone. After a no, each question is asked. An arbiter who has seen to the preparation by hand says
//! `prepared`, and that is written down as the arbiter's word.

use std::collections::VecDeque;

use zgoda_game::Side;
use zgoda_input::command::Hint;
use zgoda_input::command::{Command, Word};
use zgoda_record::event::{Actor, Body, PreparedAnswer, Source, prepared_words};
use zgoda_record::event_file::Preparation as Asking;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_speech::Message;
use zgoda_speech::announcement::{
    About, BeforeAnswer, BeforeMove, BoardOf, BoardState, RecordMedium,
};

use super::ask::Ask;
use super::boards::Boards;
use super::desk::authority::Authority;
use super::fair_play::Audience;
use super::keyboard::may_be_the_arbiter;
use super::options::{Keeper, Options, SensorBoards};
use super::questions::Questions;
use super::table::Table;
use crate::desk_words::note::DeskNote;
use crate::session::phase::Phase;

/// The fewest questions that a single yes may settle: with one question the yes would save nothing.
const FEWEST_AT_ONCE: usize = 2;

/// The questions that are still open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preparation {
    open: VecDeque<BeforeMove>,
    /// The answers of the event file, while a single yes may settle them.
    written: Vec<(BeforeMove, BeforeAnswer)>,
}

/// The question that is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Asks whether everything is as the event file has it.
    AsWritten,
    /// This item alone.
    One(BeforeMove),
}

impl Asked {
    /// The text of the question.
    pub(super) const fn words(self) -> Message {
        match self {
            Asked::AsWritten => Message::AskAsWritten,
            Asked::One(item) => Message::AskBefore { item },
        }
    }
}

/// The state of the preparation: whether the clock may start, and the first move be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arming {
    /// Everything is settled, or there was nothing to settle.
    Ready,
    /// Something is open, and this question is asked.
    Open(Asked),
}

/// The effect of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// The answer settled these items, each in its way.
    Settled(Vec<(BeforeMove, BeforeAnswer)>),
    /// The answer says that something must be put right; the question stays.
    PutRight(BeforeMove),
    /// The present question is asked again: a yes was unclear, or each item must be asked about alone after a no.
    Again,
    /// The text is no answer to the open question, or no question is open.
    NoAnswer,
}

impl Preparation {
    /// The preparation for a game with these options: the items to settle, except the items that were settled before the program
    /// was started anew.
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
        // After the first answer, the rest is asked one by one.
        let mut written = Vec::new();
        if !options.game.preparing() {
            let answers = |item: &BeforeMove| Some((*item, options.event.answers(*item)?));
            written.extend(open.iter().filter_map(answers));
        }
        if written.len() < FEWEST_AT_ONCE {
            written.clear();
        }
        // The answers are read out player by player.
        written.sort_by_key(|(item, _)| prepared_words(*item).2.map(|side| side == Side::Black));
        Preparation { open, written }
    }

    /// Tells whether the clock may start.
    #[must_use]
    pub fn may_arm(&self) -> Arming {
        match self.open.front() {
            None => Arming::Ready,
            Some(_) if !self.written.is_empty() => Arming::Open(Asked::AsWritten),
            Some(item) => Arming::Open(Asked::One(*item)),
        }
    }

    /// The answers of the event file that a single yes would settle now.
    pub fn written(&self) -> &[(BeforeMove, BeforeAnswer)] {
        &self.written
    }

    /// All that is still to be settled; the first item is asked.
    pub fn open(&self) -> impl Iterator<Item = BeforeMove> {
        self.open.iter().copied()
    }

    /// Takes an answer to the open question.
    pub fn answer(&mut self, answer: BeforeAnswer) -> Taken {
        let asked = match self.may_arm() {
            Arming::Open(asked) if self.takes(answer) => asked,
            Arming::Open(_) | Arming::Ready => return Taken::NoAnswer,
        };
        match (asked, answer) {
            (Asked::AsWritten, answer) => {
                let written = std::mem::take(&mut self.written);
                if answer == BeforeAnswer::No {
                    return Taken::Again;
                }
                for (item, _) in &written {
                    self.settle(*item);
                }
                Taken::Settled(written)
            }
            (Asked::One(BeforeMove::Medium(_)), BeforeAnswer::Yes) => Taken::Again,
            (Asked::One(item), BeforeAnswer::No) if item.must_be_so() => Taken::PutRight(item),
            (Asked::One(item), answer) => {
                self.settle(item);
                Taken::Settled(vec![(item, answer)])
            }
        }
    }

    /// True if this is an answer to the open question.
    fn takes(&self, answer: BeforeAnswer) -> bool {
        match answer {
            BeforeAnswer::Medium(_) => self.asks_for_a_medium(),
            BeforeAnswer::Yes | BeforeAnswer::No => !self.open.is_empty(),
        }
    }

    /// True if the medium on which a player records is asked for now.
    pub(super) fn asks_for_a_medium(&self) -> bool {
        matches!(
            self.may_arm(),
            Arming::Open(Asked::One(BeforeMove::Medium(_)))
        )
    }

    /// Settles this item, at any place in the list.
    pub fn settle(&mut self, settled: BeforeMove) {
        self.open.retain(|item| *item != settled);
        self.written.retain(|(item, _)| *item != settled);
    }

    /// Settles everything open by the arbiter's word.
    pub fn confirm_all(&mut self) -> Vec<BeforeMove> {
        self.written.clear();
        self.open.drain(..).collect()
    }
}

/// All questions, in the order in which people prepare a game.
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
    // Two players who hear the program share a loudspeaker if neither has an earphone.
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
    /// Asks the present question, after settling each question that a board has answered by itself. If no question is left, hands
    /// count from now on.
    pub(super) fn ask_what_is_open(&mut self, boards: &Boards, table: &mut Table) {
        while let Arming::Open(asked) = self.may_arm() {
            match asked {
                // A board that shows every man in its place has answered.
                Asked::One(item @ BeforeMove::Men(of)) if is_as_recorded(of, boards) => {
                    self.settle(item);
                    write_down(item, PreparedAnswer::Sensed, (None, Source::Sensor), table);
                }
                Asked::One(_) | Asked::AsWritten => {
                    for words in self.asks() {
                        table.say(Audience::Public, words);
                    }
                    return;
                }
            }
        }
        table.ask(Ask::HandsCount);
        let about = About::default();
        table.say_when_durable(Audience::Public, Message::Prepared, about);
    }

    /// The words of the present question, after the answers that are read out of the event file.
    pub(super) fn asks(&self) -> Vec<Message> {
        let Arming::Open(asked) = self.may_arm() else {
            return Vec::new();
        };
        let written = self.written.iter().copied();
        let written = written.map(|(item, answer)| Message::AsWritten { item, answer });
        written.chain([asked.words()]).collect()
    }

    /// True while something must be settled before the first half-move.
    pub(super) fn is_open(&self, table: &Table) -> bool {
        self.may_arm() != Arming::Ready && table.phase() != Phase::Over
    }

    /// Refuses a half-move, or another act of play, before everything is settled, and says what is open. Returns false if nothing
    /// is open.
    pub(super) fn not_prepared(&self, table: &mut Table) -> bool {
        let Arming::Open(asked) = self.may_arm() else {
            return false;
        };
        if !self.is_open(table) {
            return false;
        }
        table.refuse(
            "what comes before the first move is not settled",
            match asked {
                Asked::AsWritten => Message::NotPreparedAsWritten,
                Asked::One(item) => Message::NotPrepared { item },
            },
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

    /// Settles this item by a means other than an answer.
    pub(super) fn settled_otherwise(
        &mut self,
        item: BeforeMove,
        boards: &Boards,
        table: &mut Table,
    ) {
        let asked = self.may_arm();
        self.settle(item);
        if self.may_arm() != asked {
            self.ask_what_is_open(boards, table);
        }
    }

    /// True if a line answers the open question before the first move.
    pub(super) fn takes_answer(
        &self,
        command: &Command,
        questions: &Questions,
        table: &Table,
    ) -> bool {
        let actor = table.actor();
        // The question about the direction of a board comes first, and the arbiter answers the question that they were asked last.
        let asked = may_be_the_arbiter(actor) && table.arbiter_is_asked();
        answer_of(command).is_some_and(|answer| self.takes(answer))
            && questions.open.is_none()
            && !asked
            && table.phase() != Phase::Over
    }

    /// Takes a line that answers the open question: the item is settled, put right first, or asked again.
    pub(super) fn answer_line(&mut self, command: &Command, boards: &Boards, table: &mut Table) {
        let actor = table.actor();
        let Some(answer) = answer_of(command) else {
            return;
        };
        let clock = Arming::Open(Asked::One(BeforeMove::ClockSide));
        let elsewhere = answer == BeforeAnswer::No && self.may_arm() == clock;
        let by = table.authority_at(table.input().place);
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
                write_down(item, PreparedAnswer::No, (actor, Source::Keys), table);
                let message = Message::PutRightFirst { item };
                table.say_when_durable(Audience::Public, message, About::default());
            }
            Taken::Settled(all) => {
                for (item, answer) in all {
                    write_down(item, answer.into(), (actor, Source::Keys), table);
                }
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

/// The answer that a line gives.
const fn answer_of(command: &Command) -> Option<BeforeAnswer> {
    let Command::Plain(word) = command else {
        return None;
    };
    Some(match word {
        Word::Yes => BeforeAnswer::Yes,
        Word::No => BeforeAnswer::No,
        Word::Braille => BeforeAnswer::Medium(RecordMedium::Braille),
        Word::Print => BeforeAnswer::Medium(RecordMedium::Print),
        Word::Dictaphone => BeforeAnswer::Medium(RecordMedium::Dictaphone),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(open: &[BeforeMove]) -> Preparation {
        Preparation {
            open: open.iter().copied().collect(),
            written: Vec::new(),
        }
    }

    fn asks(item: BeforeMove) -> Arming {
        Arming::Open(Asked::One(item))
    }

    fn settled(item: BeforeMove, answer: BeforeAnswer) -> Taken {
        Taken::Settled(vec![(item, answer)])
    }

    const BOARD: BeforeMove = BeforeMove::Orientation(BoardOf::Shared);
    const MEDIUM: BeforeMove = BeforeMove::Medium(Side::White);
    const CLOCK: BeforeMove = BeforeMove::ClockSide;
    const YES: BeforeAnswer = BeforeAnswer::Yes;
    const NO: BeforeAnswer = BeforeAnswer::No;
    const BRAILLE: BeforeAnswer = BeforeAnswer::Medium(RecordMedium::Braille);

    #[test]
    fn the_clock_may_start_when_nothing_is_open() {
        let mut preparation = of(&[BOARD, MEDIUM]);
        assert_eq!(preparation.may_arm(), asks(BOARD));
        assert_eq!(preparation.answer(YES), settled(BOARD, YES));
        assert_eq!(preparation.may_arm(), asks(MEDIUM));
        assert_eq!(preparation.answer(YES), Taken::Again, "yes to which?");
        assert_eq!(preparation.answer(BRAILLE), settled(MEDIUM, BRAILLE));
        assert_eq!(preparation.may_arm(), Arming::Ready);
        assert_eq!(preparation.answer(YES), Taken::NoAnswer);
    }

    #[test]
    fn what_must_be_so_stays_open_until_it_is() {
        let mut preparation = of(&[BOARD, CLOCK]);
        assert_eq!(preparation.answer(NO), Taken::PutRight(BOARD));
        assert_eq!(preparation.may_arm(), asks(BOARD));
        preparation.settle(BOARD);
        // The arbiter may have put the clock elsewhere (Kodeks II 3.6.2).
        assert_eq!(preparation.answer(NO), settled(CLOCK, NO));
    }

    #[test]
    fn a_word_answers_only_its_own_question() {
        let mut preparation = of(&[BOARD, MEDIUM]);
        assert_eq!(preparation.answer(BRAILLE), Taken::NoAnswer);
        preparation.settle(BOARD);
        assert_eq!(preparation.answer(BRAILLE), settled(MEDIUM, BRAILLE));
    }

    #[test]
    fn the_arbiter_confirms_all_that_is_open() {
        let mut preparation = as_written();
        assert_eq!(preparation.confirm_all(), [BOARD, CLOCK, MEDIUM]);
        assert_eq!(preparation.may_arm(), Arming::Ready);
    }

    fn as_written() -> Preparation {
        Preparation {
            written: vec![(CLOCK, NO), (MEDIUM, BRAILLE)],
            ..of(&[BOARD, CLOCK, MEDIUM])
        }
    }

    #[test]
    fn one_yes_settles_what_is_written_and_leaves_the_rest() {
        let mut preparation = as_written();
        assert_eq!(preparation.may_arm(), Arming::Open(Asked::AsWritten));
        assert_eq!(preparation.answer(BRAILLE), Taken::NoAnswer);
        let both = Taken::Settled(vec![(CLOCK, NO), (MEDIUM, BRAILLE)]);
        assert_eq!(preparation.answer(YES), both);
        assert_eq!(preparation.may_arm(), asks(BOARD));
    }

    #[test]
    fn a_no_has_each_asked_alone_in_its_order() {
        let mut preparation = as_written();
        assert_eq!(preparation.answer(NO), Taken::Again);
        for item in [BOARD, CLOCK] {
            assert_eq!(preparation.may_arm(), asks(item));
            assert_eq!(preparation.answer(YES), settled(item, YES));
        }
        assert_eq!(preparation.may_arm(), asks(MEDIUM));
    }

    #[test]
    fn what_was_settled_otherwise_is_not_read_out() {
        let mut preparation = as_written();
        preparation.settle(CLOCK);
        assert_eq!(preparation.written(), [(MEDIUM, BRAILLE)]);
        preparation.settle(MEDIUM);
        assert_eq!(preparation.may_arm(), asks(BOARD));
    }
}
