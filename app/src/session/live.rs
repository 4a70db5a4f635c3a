//! The live game: the table and the parts around it. It knows no keys, menus or settings; what hands do comes in as if it
//! had been typed, and every input is passed on by the session.
//!
//! Here it begins, a half-move is made, and the last one is struck out. What does the rest stands beside: `moves`,
//! `announced`, `crowning`, `second` and `questions` take half-moves, `boards` what is shown, `timing` the clock, `desk` the
//! arbiter's words, `offers`, `claims`, `checking` and `preparation` what waits for somebody's yes.

use zgoda_game::{BySide, GameResult, Moment, Variant};
use zgoda_speech::Message;
use zgoda_speech::announcement::BoardSize;

use super::boards::Boards;
use super::checking::Check;
use super::desk::note::DeskNote;
use super::desk::{Desk, rulings};
use super::fair_play::Audience;
use super::game::{Origin, Standing, State};
use super::options::{Keeper, Mode, Opening, Options};
use super::preparation::Preparation;
use super::questions::Questions;
use super::table::Table;
use super::timing::{Timing, telling};
use super::under_way::UnderWay;
use super::{Phase, announced, claims, crowning, irregular, personal};
use crate::record::event::{AcceptedBy, Actor, Body, MadeBy, Source, StruckBecause};

/// What a game is played with.
#[derive(Debug)]
pub(super) struct LiveGame {
    pub(super) table: Table,
    pub(super) boards: Boards,
    pub(super) questions: Questions,
    pub(super) under_way: UnderWay,
    pub(super) timing: Timing,
    pub(super) desk: Desk,
    /// What must be settled before the first move.
    pub(super) preparation: Preparation,
    pub(super) checking: Check,
}

impl LiveGame {
    /// A game that has not begun.
    pub(super) fn new(options: Options) -> LiveGame {
        let game = options.game.clone();
        LiveGame {
            boards: Boards::new(&options, &game),
            questions: Questions::default(),
            under_way: UnderWay::default(),
            timing: Timing::new(&options, &game),
            desk: Desk::new(),
            preparation: Preparation::new(&options),
            checking: Check::default(),
            table: Table::new(options, game),
        }
    }

    /// It begins: what is said first, and what a game that is taken up again still waits for.
    pub(super) fn begin(&mut self, now: Moment) {
        self.table.begins(now);
        let plies = self.table.game().standing().len();
        let (program, made) = (self.table.options().program.clone(), u32::try_from(plies));
        let opened = Body::SessionOpened {
            program,
            plies: made.unwrap_or(u32::MAX),
            boot: self.table.options().boot.clone(),
        };
        self.table.commit(None, Source::Program, opened, now);
        if self.table.options().first_words {
            how_to_play(&mut self.table);
        }
        if self.table.options().mode == Mode::Training {
            self.table.say(Audience::Public, Message::TrainingMode);
        }
        match self.table.options().opening {
            Opening::New => {
                let BySide { white, black } = self.table.options().names.clone();
                let size = match self.table.game().start().variant() {
                    Variant::International => BoardSize::Hundred,
                    Variant::Polish64 => BoardSize::SixtyFour,
                };
                self.table
                    .say(Audience::Public, Message::GameBegins { white, black, size });
            }
            Opening::Resumed => {
                if let Some(last) = self.table.game().last().cloned() {
                    self.await_crown(&last, now);
                }
                let last = self
                    .table
                    .game()
                    .last()
                    .map(|entry| self.table.spoken(&entry.before, &entry.mv));
                self.table
                    .say(Audience::Public, Message::GameResumed { plies, last });
                self.table.show_the_codes();
                self.desk
                    .stopped_before(&mut self.boards, &mut self.table, now);
                self.asked_before(now);
                claims::say_who_calls(&mut self.table);
                telling::what_was_not_shown(&mut self.table, now);
            }
        }
        if self.table.hearing().has_no_private_output() {
            self.table.say(Audience::Public, Message::NoPrivateOutput);
            self.table.show(DeskNote::NoPrivateOutput);
        }
        if self.table.options().unfinished > 0 {
            let count = self.table.options().unfinished;
            self.table
                .say(Audience::Public, Message::UnfinishedGames { count });
        }
        personal::begin_personal(&mut self.table);
        self.preparation.begin_preparation(
            &mut self.boards,
            &self.timing,
            &self.desk,
            &mut self.table,
            now,
        );
        self.timing.begin_clock(&mut self.table, now);
        self.boards.say_who_may_ask(&self.table);
        self.boards.expect(&mut self.table);
    }

    /// The last entry counts from now on.
    pub(super) fn make_last(&mut self, by: MadeBy, now: Moment) {
        if let Some(last) = self.table.game().standing().len().checked_sub(1) {
            self.make(last, by, now);
        }
    }

    /// An entry counts from now on. With a clock nothing makes it but its mover's press, or the arbiter.
    pub(super) fn make(&mut self, index: usize, by: MadeBy, now: Moment) {
        let not_pressed = matches!(by, MadeBy::Typed | MadeBy::Rest | MadeBy::OpponentBegan);
        if not_pressed && self.table.has_clock() {
            return;
        }
        let entry = self.table.game().standing().get(index);
        let Some(entry) = entry.filter(|entry| entry.state == State::Open).cloned() else {
            return;
        };
        let side = entry.side;
        let is_last = index.saturating_add(1) == self.table.game().standing().len();
        if crowning::crown_awaited(&self.under_way) {
            // Whoever ends the waiting has ended it before they come here.
            if by != MadeBy::Rest {
                crowning::crown_is_missing(&self.under_way, &mut self.table, now);
            }
            return;
        }
        // While it is open, what it answers is still the opponent's to object to (Kodeks I 5.7).
        irregular::accept(side, AcceptedBy::NextHalfMove, &mut self.table, now);
        self.boards.forget_touches(entry.seen);
        self.boards.hands_change(&self.table, now);
        let made = Body::EntryMade {
            entry: entry.id,
            by,
        };
        self.table.commit(None, Source::Program, made, now);
        if matches!(by, MadeBy::Press | MadeBy::OpponentBegan) {
            announced::words_stand(&mut self.table, now);
        }
        self.boards.follow(&mut self.table);
        // In official play people end the game.
        if is_last && self.table.arbiter_at_work() {
            rulings::show_the_end(&mut self.table);
        }
        if self.table.options().mode == Mode::Training
            && self.table.phase() != Phase::Over
            && is_last
            && let Some(ending) = zgoda_game::ended(&entry.after)
        {
            self.end_game(GameResult::plain(ending), (None, Source::Program), now);
        }
    }
}

/// How a half-move is typed, what presses the clock and where help is: what somebody needs who never played here.
fn how_to_play(table: &mut Table) {
    let Some(sample) = crate::personal::sample(table.game().start().variant()) else {
        return;
    };
    let pressed = table.has_clock() && table.options().keeper == Keeper::Embedded;
    let clock = pressed;
    table.say(Audience::Public, Message::HowToPlay { sample, clock });
}

/// Somebody here ends the program. Who cannot see must hear that it has ended, and did not fall silent: where
/// nothing was played there is no game of which to say that it is kept.
pub(super) fn quit(under_way: &mut UnderWay, table: &mut Table, now: Moment) {
    if table.game().standing().is_empty() {
        table.say(Audience::Public, Message::ProgramEnds);
    }
    close(under_way, table, now);
}

pub(super) fn close(under_way: &mut UnderWay, table: &mut Table, now: Moment) {
    if table.phase() == Phase::Closed {
        return;
    }
    announced::speak_aloud(under_way, table);
    table.closes(now);
}

/// Without a clock, a seen half-move is made once it has stood long enough. While a hand is at
/// the board again, it does not stand.
pub(super) fn rest_deadline(
    boards: &Boards,
    under_way: &UnderWay,
    table: &Table,
) -> Option<Moment> {
    if crowning::crown_awaited(under_way) || table.has_clock() {
        return None;
    }
    let last = table
        .game()
        .last()
        .filter(|entry| entry.state == State::Open)?;
    let board = match last.origin {
        Origin::Board(of) => boards.board(of),
        Origin::Hand => None,
    };
    let since = match board.filter(|board| board.shadow.reading().is_some()) {
        // A piece that was taken up again is not at rest.
        Some(board) => board.shadow.agrees_since()?.max(last.seen),
        None => last.seen,
    };
    // While the program was away nobody saw whether it rested.
    Some(since.max(table.begun()).after(table.options().waits.rest))
}

/// Strikes the last entry out.
pub(super) fn strike_last(
    because: StruckBecause,
    replaced: Replaced,
    (actor, source): (Option<Actor>, Source),
    under_way: &mut UnderWay,
    table: &mut Table,
    now: Moment,
) -> Option<Standing> {
    let struck = table.game().last()?.clone();
    let by = match replaced {
        Replaced::ByNext => Some(table.game().next_entry()),
        Replaced::ByNothing => None,
    };
    let body = Body::EntryStruck {
        entry: struck.id,
        because,
        by,
    };
    table.commit(actor, source, body, now);
    if replaced == Replaced::ByNothing {
        under_way.uncrowned = None;
    }
    Some(struck)
}

/// What stands in the place of a struck entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Replaced {
    /// The entry that comes next.
    ByNext,
    /// Nothing.
    ByNothing,
}
