//! Half-moves by hand: typed and corrected. A press is `timing`'s; whose a half-move is that was typed, `second`'s.
//!
//! On a side with a sensor board a typed half-move announces what its board shows and makes no
//! entry. On a side without one it is the entry, refused for its form only in official play.

use zgoda_game::notation::{
    Resolution, ResolveError, WrittenError, WrittenMove, resolve, write_move,
};
use zgoda_game::{Irregularity, Legality, Moment, Move, Setup, Side, Square, legality};
use zgoda_speech::announcement::{
    About, Consent, Earcon, IllegalWhy, Occupant, Told, Uncorrectable,
};
use zgoda_speech::{Announcement, Message};

use super::desk::Desk;
use super::fair_play::Audience;
use super::game::{Announced, Done, How, Origin, Standing, State};
use super::live::{self, LiveGame, Replaced};
use super::options::{Mode, Words};
use super::personal::tongues;
use super::second::{self, Belongs};
use super::table::Table;
use super::under_way::UnderWay;
use super::{Entering, Instead, Phase, announced, crowning, simulated, slips};
use crate::record::event::{Actor, Body, MadeBy, Source, Stated, StruckBecause};

/// Has `side` pressed before its board showed what it did?
pub(super) fn pressed_ahead(side: Side, under_way: &UnderWay) -> bool {
    under_way
        .pressed_ahead
        .is_some_and(|pressed| pressed.side == side)
}

/// Reads a half-move, or says what was understood of the line.
pub(super) fn read(
    text: &str,
    actor: Option<Actor>,
    desk: &Desk,
    table: &mut Table,
    now: Moment,
) -> Option<WrittenMove> {
    let variant = table.game().now().variant();
    match WrittenMove::read_in_words(text, variant, tongues::lexicon_of(actor, desk, table)) {
        Ok(written) => Some(written),
        Err(error) => {
            // The reason quotes what was typed.
            let of_line = table.of_line(text);
            let why = match of_line.others {
                0 => error.to_string(),
                _ => "not understood".to_owned(),
            };
            table.refused(text, &why, actor, now);
            let text = of_line;
            let message = match error {
                WrittenError::Word { .. } | WrittenError::Empty => Message::NotUnderstood { text },
                _ => Message::MoveForm { text },
            };
            table.reply(actor, message);
            None
        }
    }
}

/// Refuses what no hand could do with the men as they stand: which square is in the way is told to those who may have
/// the board read to them.
pub(super) fn no_hand_could(
    (error, square): (ResolveError, Option<Square>),
    (there, told): (&Setup, Told),
    (text, actor): (&str, Option<Actor>),
    table: &mut Table,
    now: Moment,
) {
    table.refused(text, &error.to_string(), actor, now);
    let message = match square.filter(|_| table.may(Consent::BoardByEar)) {
        Some(square) => Message::CannotBePut {
            occupant: Occupant {
                square,
                holds: there.at(square).into(),
            },
            told,
        },
        None => Message::NoSuchMove {
            text: table.of_line(text),
        },
    };
    table.reply(actor, message);
}

pub(super) fn in_turn(side: Side, table: &Table) -> InTurn {
    if side == table.game().now().turn() {
        InTurn::Yes
    } else {
        InTurn::No
    }
}

/// In training an illegal half-move is refused with its reason, and no hand of the program carries it out.
pub(super) fn refused_in_training(
    in_turn: InTurn,
    before: &Setup,
    mv: &Move,
    entering: &Entering,
    table: &mut Table,
    now: Moment,
) -> bool {
    let own = before.pieces(before.turn()).has(mv.from);
    let why = match (in_turn, legality(before, mv)) {
        (InTurn::Yes, Legality::Legal) => None,
        (InTurn::Yes, Legality::Irregular(irregularity)) => Some(why_illegal(irregularity)),
        (InTurn::No, _) if own => Some(IllegalWhy::NotYourTurn),
        (InTurn::No, _) => Some(IllegalWhy::NotYours),
    };
    let Some(why) = why.filter(|_| table.options().mode == Mode::Training) else {
        return false;
    };
    table.refused(&entering.written, "not legal", entering.actor, now);
    let tried = table.spoken(before, mv);
    table.reply(entering.actor, Message::MoveIllegal { tried, why });
    true
}

fn announce_entry(
    entry: &Standing,
    struck: Option<&Standing>,
    announced: Option<&Announced>,
    source: Source,
    under_way: &mut UnderWay,
    table: &mut Table,
) {
    let about = About::entry(entry.ply, entry.id.0);
    let played = table.spoken(&entry.before, &entry.mv);
    let recorded = zgoda_speech::announcement::Recorded::Safe;
    let side = entry.side;
    let completed = source == Source::Sensor
        && struck.is_some_and(|struck| table.spoken(&struck.before, &struck.mv) == played);
    if completed {
        // What was said of it is still true: only the rest of its men came off.
        return;
    }
    let message = match struck {
        Some(_) => Message::MoveCorrected {
            side,
            played,
            recorded,
        },
        None => Message::MovePlayed {
            side,
            played,
            recorded,
        },
    };
    let told = table.announcements(Audience::Public, &message);
    let announcements = told.into_iter().map(|it| Announcement { about, ..it });
    let carried_out_elsewhere = table.options().has_sensors(side.other());
    let agreed = announced.is_some_and(|announced| announced.agrees(entry));
    let mut held = Vec::new();
    for announcement in announcements {
        let always = table.preferences(announcement.to).words == Words::Always;
        if !always && agreed && struck.is_none() {
            // It was announced aloud and the board agrees: one short sound, no talking over people.
            table.say_this_when_durable(Announcement {
                words: false,
                earcon: Some(Earcon::Agree),
                ..announcement
            });
        } else if !always
            && source == Source::Announced
            && carried_out_elsewhere
            && struck.is_none()
        {
            held.push(announcement);
        } else {
            table.say_this_when_durable(announcement);
        }
    }
    if !held.is_empty() {
        under_way.aloud = Some(super::under_way::Aloud {
            announcements: held,
            until: entry.seen.after(table.options().waits.transfer),
        });
    }
    if announced.is_some() && !agreed {
        announced::say_differs(entry, under_way, table);
    }
}

/// The last entry, if it may still be corrected: until it is made, and a typed one until the
/// press or the next half-move, because it was made by nothing but the typing of it. The words of
/// one that a board showed may be put right as long.
pub(super) fn correctable(actor: Option<Actor>, table: &Table) -> Result<&Standing, Uncorrectable> {
    let last = table.game().last().ok_or(Uncorrectable::NoMoveYet)?;
    let player = table.names_mover(actor);
    if player.is_some_and(|side| side != last.side) {
        return Err(Uncorrectable::Opponents);
    }
    let words_only = table.options().has_sensors(last.side);
    let still_open = match last.state {
        State::Open | State::Made(MadeBy::Typed) => true,
        State::Made(by) => by == MadeBy::Rest && words_only,
    };
    let open = still_open && table.phase() != Phase::Over;
    open.then_some(last).ok_or(Uncorrectable::AlreadyMade)
}

impl LiveGame {
    pub(super) fn typed_move(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        if text.trim().is_empty() && self.table.given().named.is_none()
            || self.answered_which_way(text, actor, now)
        {
            return;
        }
        second::second_lapses(&mut self.questions, &mut self.table, now);
        let Some(written) = read(text, actor, &self.desk, &mut self.table, now) else {
            return;
        };
        self.typed_after_what_was_asked(&written, actor, now);
        let side = self.table.mover(actor);
        if self.completed(&written, (text, actor), now)
            || self.desk.stands_still(
                text,
                actor,
                &self.timing,
                &self.preparation,
                &mut self.table,
                now,
            )
        {
            return;
        }
        self.answered_on_the_board(side, now);
        if crowning::held_for_crown(
            side,
            How::Typed,
            (text, actor),
            &self.under_way,
            &mut self.table,
            now,
        ) {
            return;
        }
        match second::belongs(&written, actor, &self.table) {
            Belongs::To(side) => self.typed_for(&written, side, (text, actor), now),
            Belongs::Corrects => self.ask_correction(&written, (text, actor), now),
            Belongs::Nobody => self.ask_whose(text, actor, now),
        }
    }

    /// `side` answers by word what the other side did on its sensor board: so that is done, whether or not it has
    /// stood long enough, and comes into the record first.
    pub(super) fn answered_on_the_board(&mut self, side: Side, now: Moment) {
        if self.boards.sense(side, &self.table) {
            return;
        }
        for board in &mut self.boards.all {
            board.shadow.settle_answered();
        }
        self.drain_boards(now);
    }

    /// Enters what was written for `side`, or asks, or refuses it.
    pub(super) fn enter_written(
        &mut self,
        written: &WrittenMove,
        side: Side,
        entering: Entering,
        now: Moment,
    ) {
        let before = self.table.entered_on(entering.instead, side);
        let actor = entering.actor;
        match resolve(written, &before) {
            Resolution::Legal(mv) => self.enter_if_allowed(side, &before, mv, entering, now),
            Resolution::Ambiguous { candidates, .. } => {
                self.ask_which_way(side, candidates, entering);
            }
            Resolution::NotLegal(mv) => self.enter_if_allowed(side, &before, mv, entering, now),
            Resolution::NoSuch(error) => {
                let on = (&before, Told::FromRecord);
                let why = (error, in_the_way(error, written));
                no_hand_could(why, on, (&entering.written, actor), &mut self.table, now);
            }
        }
    }

    /// In official play whatever has the form of a half-move is entered, in the same words and at
    /// the same time; in training an illegal one is refused with its reason.
    pub(super) fn enter_if_allowed(
        &mut self,
        side: Side,
        before: &Setup,
        mv: Move,
        entering: Entering,
        now: Moment,
    ) {
        let in_turn = if entering.instead == Instead::OfLast {
            InTurn::Yes
        } else {
            in_turn(side, &self.table)
        };
        if refused_in_training(in_turn, before, &mv, &entering, &mut self.table, now) {
            return;
        }
        let struck = match entering.instead {
            Instead::Nothing => None,
            Instead::OfLast => live::strike_last(
                StruckBecause::Corrected,
                Replaced::ByNext,
                (entering.actor, entering.source),
                &mut self.under_way,
                &mut self.table,
                now,
            ),
        };
        let made = if self.boards.sense(side, &self.table) {
            None
        } else {
            Some(MadeBy::Typed)
        };
        if let Some(struck) = &struck {
            let was = write_move(&struck.before, &struck.mv);
            let said = (was, write_move(before, &mv));
            slips::slipped(side, struck.ply, said, struck.seen, &mut self.table, now);
        }
        let done = Done {
            side,
            mv,
            origin: Origin::Hand,
            stated: Stated::Stated,
        };
        self.enter(done, struck.as_ref(), &entering, now);
        if let Some(by) = made {
            self.make_last(by, now);
        }
        if entering.instead == Instead::OfLast {
            simulated::simulated_men_follow(&mut self.boards, &mut self.table);
        }
    }

    /// Puts a half-move into the record, in place of `struck` if there is one, and has it said.
    pub(super) fn enter(
        &mut self,
        done: Done,
        struck: Option<&Standing>,
        entering: &Entering,
        now: Moment,
    ) {
        if struck.is_none() {
            // The other side has moved all the same.
            self.give_crown_up(MadeBy::OpponentBegan, now);
            self.make_last(MadeBy::OpponentBegan, now);
            announced::words_stand(&mut self.table, now);
        }
        announced::speak_aloud(&mut self.under_way, &mut self.table);
        self.questions.open = None;
        let origin = match done.origin {
            Origin::Board(of) => Some(of),
            Origin::Hand => None,
        };
        let written = (!entering.written.is_empty()).then(|| entering.written.clone());
        let waiting = self.table.game().announced(done.side).cloned();
        let announced = waiting.filter(|it| it.entry.is_none());
        let body = Body::EntryWritten(self.table.game().entry_of(done, written));
        self.table
            .commit(entering.actor, entering.source, body, now);
        let Some(entry) = self.table.game().last().cloned() else {
            return;
        };
        self.boards
            .awaited
            .is_done(entry.id, self.boards.others(origin));
        if let Some(of) = origin {
            self.boards.note_hand(of, &mut self.table, now);
        }
        self.boards.follow(&mut self.table);
        self.await_crown(&entry, now);
        announce_entry(
            &entry,
            struck,
            announced.as_ref(),
            entering.source,
            &mut self.under_way,
            &mut self.table,
        );
        if struck.is_none() {
            self.timing
                .clock_begins_with(entry.side, &mut self.desk, &mut self.table, now);
            self.timing.press_is_missing(entry.side, &mut self.table);
            self.pressed_before(entry.side, now);
        }
    }

    pub(super) fn correct(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        second::second_lapses(&mut self.questions, &mut self.table, now);
        if self.desk.stands_still(
            text,
            actor,
            &self.timing,
            &self.preparation,
            &mut self.table,
            now,
        ) {
            return;
        }
        if let Some(side) = announced::announced_only(actor, &self.table) {
            // The board has shown nothing yet; the words are put right.
            if let Some(written) = read(text, actor, &self.desk, &mut self.table, now) {
                announced::said_of_board(
                    &written,
                    side,
                    (text, actor),
                    &self.boards,
                    &self.under_way,
                    &mut self.table,
                    now,
                );
            }
            return;
        }
        let last = match correctable(actor, &self.table) {
            Ok(last) => last.clone(),
            Err(because) => {
                self.table.refused(text, "nothing to correct", actor, now);
                self.table
                    .reply(actor, Message::NothingToCorrect { because });
                return;
            }
        };
        let Some(written) = read(text, actor, &self.desk, &mut self.table, now) else {
            return;
        };
        if simulated::has_real_sensors(last.side, &self.table) {
            // The board shows what was done; the words are put right.
            announced::said_of_board(
                &written,
                last.side,
                (text, actor),
                &self.boards,
                &self.under_way,
                &mut self.table,
                now,
            );
            return;
        }
        let entering = Entering {
            source: Source::Keys,
            actor,
            written: text.to_owned(),
            instead: Instead::OfLast,
        };
        self.enter_written(&written, last.side, entering, now);
    }
}

/// Is it the mover's turn?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InTurn {
    /// It is.
    Yes,
    /// It is not.
    No,
}

/// The square because of which no hand could do what was written.
pub(super) fn in_the_way(error: ResolveError, written: &WrittenMove) -> Option<Square> {
    match error {
        ResolveError::Empty(_) => Some(written.from()),
        ResolveError::Occupied(square) => Some(square.square()),
        ResolveError::Nowhere(_) => None,
    }
}

/// The reason of an irregularity, as it is said in training.
pub(super) const fn why_illegal(irregularity: Irregularity) -> IllegalWhy {
    match irregularity {
        Irregularity::NotTheMoversPiece => IllegalWhy::NotYours,
        Irregularity::WrongDisplacement => IllegalWhy::NoSuchWay,
        Irregularity::CaptureLeftOut => IllegalWhy::MustCapture,
        Irregularity::WrongNumber | Irregularity::StoppedHalfWay => IllegalWhy::TakesMore,
        Irregularity::NotAllRemoved => IllegalWhy::LeftStanding,
        Irregularity::RemovedWithoutReason
        | Irregularity::RemovedNotCaptured
        | Irregularity::OwnPieceRemoved => IllegalWhy::WronglyTaken,
    }
}
