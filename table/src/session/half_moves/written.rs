// SPDX-License-Identifier: GPL-3.0-or-later
//! Typed half-moves and their corrections. `timing` takes presses; `questions/second` finds the side of a typed half-move.
//!
//! On a side with a sensor board a typed half-move announces what the board will show and makes no entry. On a side without one
//! the typed half-move is the entry; official play refuses it only for its form, or because no hand could make it.

use zgoda_game::notation::{
    Resolution, ResolveError, ShortError, ShortMove, WrittenError, WrittenMove, resolve, write_move,
};
use zgoda_game::{Legality, Move, Setup, Side, Square, legality};
use zgoda_record::event::{Actor, MadeBy, Source, Stated, StruckBecause};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Consent, IllegalWhy, Occupant, ToldFrom, Uncorrectable};

use super::{HalfMoves, Replaced, announced, slip_corrections};
use crate::session::answers;
use crate::session::ask::{Ask, Coming};
use crate::session::boards::Boards;
use crate::session::game::{Done, Origin, StandingEntry, State};
use crate::session::illegal::why_illegal;
use crate::session::personal::vocabularies;
use crate::session::phase::Phase;
use crate::session::question::{Entering, Instead};
use crate::session::questions::second;
use crate::session::table::Table;

/// Reads a half-move, or refuses the line.
pub(in crate::session) fn read(text: &str, table: &mut Table) -> Option<WrittenMove> {
    table.line_is(text);
    let made_out = made_out(text, None, table);
    whole(made_out, table)
}

/// Reads a half-move on this position, or refuses the line.
fn read_on(text: &str, before: Setup, table: &mut Table) -> Option<WrittenMove> {
    table.line_is(text);
    let made_out = made_out(text, Some(before), table);
    whole(made_out, table)
}

fn whole(made_out: MadeOut, table: &mut Table) -> Option<WrittenMove> {
    match made_out {
        MadeOut::Whole(written) => Some(written),
        MadeOut::OneOf(..) => {
            let text = table.line().to_owned();
            refuse_the_form(&text, "more than one piece can go so", table);
            None
        }
        MadeOut::Nothing => None,
    }
}

/// Reads a half-move, or asks which piece is meant.
pub(in crate::session) fn read_or_ask(text: &str, table: &mut Table) -> Option<WrittenMove> {
    table.line_is(text);
    match made_out(text, None, table) {
        MadeOut::Whole(written) => Some(written),
        MadeOut::OneOf(side, candidates) => {
            let entering = Entering::typed(table.line(), table.actor());
            table.ask(Ask::WhichWay {
                side,
                candidates,
                entering: Box::new(entering),
            });
            None
        }
        MadeOut::Nothing => None,
    }
}

/// The meaning of a line that was read as a half-move.
enum MadeOut {
    /// A complete half-move.
    Whole(WrittenMove),
    /// Short notation that fits several half-moves of this side.
    OneOf(Side, Vec<Move>),
    /// No half-move; the person was told of the refusal.
    Nothing,
}

fn made_out(text: &str, before: Option<Setup>, table: &mut Table) -> MadeOut {
    let actor = table.actor();
    let variant = table.game().now().variant();
    let error =
        match WrittenMove::read_in_words(text, variant, vocabularies::lexicon_of(actor, table)) {
            Ok(written) => return MadeOut::Whole(written),
            Err(error) => error,
        };
    if let Some(short) = ShortMove::read(text, variant) {
        return made_whole(text, &short, before, table);
    }
    // The reason quotes the typed line, so it is used only if the line may be quoted.
    let of_line = table.of_line(text);
    let why = match of_line.others {
        0 => error.to_string(),
        _ => "not understood".to_owned(),
    };
    table.refused(&why);
    let text = of_line;
    let message = match error {
        WrittenError::Word { .. } | WrittenError::Empty => Message::NotUnderstood { text },
        _ => Message::MoveForm { text },
    };
    table.reply(message);
    MadeOut::Nothing
}

/// Resolves short notation. If the notation fits the last half-move, it repeats that half-move: the square on which that half-move
/// ended is occupied, so no other piece can be meant. If not, it is matched with the pieces of the side that makes the half-move,
/// as they stand. If none fits, it is matched with the position before the last half-move, because the line may correct that
/// half-move. The rules are not consulted, so that no answer reveals what is legal.
fn made_whole(text: &str, short: &ShortMove, before: Option<Setup>, table: &mut Table) -> MadeOut {
    let last = table.game().last().filter(|_| before.is_none());
    if let Some(again) = last.and_then(|last| short.of_half_move(&last.before, &last.mv)) {
        return MadeOut::Whole(again);
    }
    let side = before.map_or_else(|| table.mover(table.actor()), |before| before.turn());
    let before = before.unwrap_or_else(|| table.entered_on(Instead::Nothing, side));
    let last = table.game().last().map(|last| last.before);
    match short.written_by_hand(&before) {
        Ok(written) => MadeOut::Whole(written),
        Err(ShortError::Several(all)) => {
            let meant = all
                .iter()
                .flat_map(|written| match resolve(written, &before) {
                    Resolution::Legal(mv) | Resolution::NotLegal(mv) => vec![mv],
                    Resolution::Ambiguous { candidates, .. } => candidates,
                    Resolution::NoSuch(_) => Vec::new(),
                });
            MadeOut::OneOf(side, meant.collect())
        }
        Err(ShortError::NoSuch) => {
            let corrected = last.and_then(|before| short.written_by_hand(&before).ok());
            if let Some(written) = corrected {
                return MadeOut::Whole(written);
            }
            refuse_the_form(text, "no piece can go so", table);
            MadeOut::Nothing
        }
    }
}

fn refuse_the_form(text: &str, why: &str, table: &mut Table) {
    table.refused(why);
    let text = table.of_line(text);
    table.reply(Message::MoveForm { text });
}

/// Refuses a half-move that no hand could make with the men as they stand. The square in the way is told only to people who may
/// have the board read to them.
pub(in crate::session) fn no_hand_could(
    (error, from): (ResolveError, Square),
    (there, told): (&Setup, ToldFrom),
    table: &mut Table,
) {
    table.refused(&error.to_string());
    let message = match in_the_way(error, from).filter(|_| table.may(Consent::BoardByEar)) {
        Some(square) => Message::CannotBePut {
            occupant: Occupant {
                square,
                holds: there.at(square).into(),
            },
            told,
        },
        None => Message::NoSuchMove {
            text: table.of_line(table.line()),
        },
    };
    table.reply(message);
}

pub(in crate::session) fn in_turn(side: Side, table: &Table) -> InTurn {
    if side == table.game().now().turn() {
        InTurn::Yes
    } else {
        InTurn::No
    }
}

/// Refuses an illegal half-move in training, with the reason, before it is entered or made by simulated hands. Returns true if the
/// half-move was refused.
pub(in crate::session) fn refused_in_training(
    in_turn: InTurn,
    before: &Setup,
    mv: &Move,
    entering: &Entering,
    table: &mut Table,
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
    table.acts(entering.actor);
    table.line_is(&entering.written);
    table.refused("not legal");
    let tried = table.spoken(before, mv);
    table.reply(Message::MoveIllegal { tried, why });
    true
}

/// The last entry, if it may still be corrected. In a game that is not over, every entry may be corrected until it is made. A typed
/// entry is made by the typing alone, so it may be corrected until the press or the next half-move. Until then a correction may
/// also change the words about an entry that a board showed, or replace an entry that has less authority than the line that is
/// typed now.
pub(in crate::session) fn correctable(
    actor: Option<Actor>,
    table: &Table,
) -> Result<&StandingEntry, Uncorrectable> {
    let last = table.game().last().ok_or(Uncorrectable::NoMoveYet)?;
    let player = table.names_mover(actor);
    if player.is_some_and(|side| side != last.side) {
        return Err(Uncorrectable::Opponents);
    }
    let words_only = table.has_sensors(last.side);
    let still_open = match last.state {
        State::Open | State::Made(MadeBy::Typed) => true,
        State::Made(by) => by == MadeBy::Rest && (words_only || second::gives_way(last, table)),
    };
    let open = still_open && table.phase() != Phase::Over;
    open.then_some(last).ok_or(Uncorrectable::AlreadyMade)
}

/// True if the last half-move is already the one to which it is to be corrected, and the person who stated it had no less authority
/// over it than the person who corrects.
fn is_so_already(written: &WrittenMove, table: &Table) -> bool {
    let last = table.game().last();
    last.is_some_and(|last| {
        let on = last.before.with_turn(last.side);
        let same = match resolve(written, &on) {
            Resolution::Legal(mv) | Resolution::NotLegal(mv) => mv == last.mv,
            Resolution::Ambiguous { .. } | Resolution::NoSuch(_) => false,
        };
        same && !table.is_the_boards(last) && !second::gives_way(last, table)
    })
}

impl HalfMoves {
    /// Enters the half-move written for `side`, asks about it, or refuses it.
    pub(in crate::session) fn enter_written(
        &mut self,
        written: &WrittenMove,
        side: Side,
        entering: Entering,
        boards: &Boards,
        table: &mut Table,
    ) {
        let before = table.entered_beside_doubts(written, (entering.instead, side));
        match resolve(written, &before) {
            Resolution::Legal(mv) | Resolution::NotLegal(mv) => {
                self.enter_if_allowed((side, &before, mv), entering, boards, table);
            }
            Resolution::Ambiguous { candidates, .. } => table.ask(Ask::WhichWay {
                side,
                candidates,
                entering: Box::new(entering),
            }),
            Resolution::NoSuch(error) => {
                let on = (&before, ToldFrom::FromRecord);
                let why = (error, written.from());
                table.acts(entering.actor);
                table.line_is(&entering.written);
                no_hand_could(why, on, table);
            }
        }
    }

    /// Enters a half-move, legal or not, in official play; the answer has the same words, and comes equally fast, for both.
    /// Refuses an illegal half-move in training, with the reason.
    pub(in crate::session) fn enter_if_allowed(
        &mut self,
        (side, before, mv): (Side, &Setup, Move),
        entering: Entering,
        boards: &Boards,
        table: &mut Table,
    ) {
        let instead = entering.instead == Instead::OfLast;
        let in_turn = if instead {
            InTurn::Yes
        } else {
            in_turn(side, table)
        };
        if refused_in_training(in_turn, before, &mv, &entering, table) {
            return;
        }
        let who = (entering.actor, entering.source);
        let struck = match entering.instead {
            Instead::Nothing => None,
            Instead::OfLast => {
                self.strike_last(StruckBecause::Corrected, Replaced::ByNext, who, table)
            }
        };
        // If only the other side's board showed the half-move, or another person's keyboard entered it, this player made no slip.
        // Simulated hands do not put that other board right.
        let own = matches!(&struck, Some(it) if !second::shown_by_another(it, table));
        let slip = |it: &&StandingEntry| !second::gives_way(it, table);
        if let Some(struck) = struck.as_ref().filter(slip) {
            let was = write_move(&struck.before, &struck.mv);
            let said = (was, write_move(before, &mv));
            slip_corrections::slip_corrected(side, struck.ply, said, struck.seen, table);
        }
        let done = Done {
            side,
            mv,
            origin: Origin::Hand,
            stated: Stated::Stated,
        };
        let sensed = boards.sense(side, table) && !table.is_unseen(side, &mv);
        let coming = Coming {
            struck,
            made: (!sensed).then_some(MadeBy::Typed),
            ..Coming::new(done, entering)
        };
        table.ask(Ask::Enter(Box::new(coming)));
        if instead && own {
            table.ask(Ask::SimulatedMenFollow);
        }
    }

    /// Carries out `correct`: puts right the announced half-move or the last half-move.
    pub(in crate::session) fn correct(&mut self, text: &str, boards: &Boards, table: &mut Table) {
        let actor = table.actor();
        if let Some(side) = announced::announced_only(table) {
            // The board has shown nothing yet, so the announcement is put right.
            if let Some(written) = read(text, table) {
                announced::said_of_board(&written, side, boards, table);
            }
            return;
        }
        let (last, before, shown) = match correctable(actor, table) {
            Ok(last) => (
                last.side,
                last.before.with_turn(last.side),
                table.is_the_boards(last),
            ),
            Err(because) => {
                return table.refuse("nothing to correct", Message::NothingToCorrect { because });
            }
        };
        let Some(written) = read_on(text, before, table) else {
            return;
        };
        if is_so_already(&written, table) {
            let last = answers::last(None, table);
            return table.reply(last);
        }
        if shown {
            // The board shows the half-move, so only the announcement is put right.
            return announced::said_of_board(&written, last, boards, table);
        }
        let entering = Entering {
            source: Source::Keys,
            actor,
            written: text.to_owned(),
            instead: Instead::OfLast,
        };
        self.enter_written(&written, last, entering, boards, table);
    }
}

/// Tells if the mover is on move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum InTurn {
    /// The mover is on move.
    Yes,
    /// The mover is not on move.
    No,
}

/// The square that makes the half-move impossible for any hand.
fn in_the_way(error: ResolveError, from: Square) -> Option<Square> {
    match error {
        ResolveError::Empty(_) => Some(from),
        ResolveError::Occupied(square) => Some(square.square()),
        ResolveError::Nowhere(_) => None,
    }
}
