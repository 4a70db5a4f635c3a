// SPDX-License-Identifier: GPL-3.0-or-later
//! Going back to the last half-move on which the records agree (Kodeks VIII 3.1.2), and going forward again if the
//! arbiter takes the walk-back back. Nothing is deleted, because struck-out half-moves stay in the record.

use zgoda_game::{Move, Side};
use zgoda_record::event::{Body, EntryId, MadeBy, Source, Stated, StruckBecause};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::ArbiterDesk;
use super::authority::Authority;
use crate::desk_words::note::DeskNote;
use crate::session::fair_play::Audience;
use crate::session::game::{Done, NAMED, Origin, StandingEntry, State};
use crate::session::half_moves::{HalfMoves, Replaced};
use crate::session::table::Table;

/// The half-moves up to the point to which the game goes back, and the reason.
#[derive(Debug)]
pub(in crate::session) struct BackTo {
    pub(in crate::session) line: Vec<(Side, Move)>,
    pub(in crate::session) why: String,
}

/// The half-moves up to the point that was proposed or that the arbiter named; otherwise the note about the fault in
/// the arbiter's order.
pub(in crate::session) fn back_to(
    to: Option<usize>,
    desk: &ArbiterDesk,
    table: &Table,
) -> Result<BackTo, Box<DeskNote>> {
    let Some(to) = to else {
        let proposed = desk.proposed.as_ref();
        let proposed = proposed.ok_or_else(|| Box::new(DeskNote::NothingProposed))?;
        return Ok(BackTo {
            line: proposed.line.clone(),
            why: proposed.why.clone(),
        });
    };
    let standing = table.game().standing();
    let plies = standing.len();
    let Some(kept) = standing.get(..to) else {
        return Err(Box::new(DeskNote::NoSuchPly { plies }));
    };
    Ok(BackTo {
        line: kept.iter().map(|it| (it.side, it.mv)).collect(),
        why: NAMED.to_owned(),
    })
}

/// Drops proposals and findings after the game went back.
pub(in crate::session) fn went_back(desk: &mut ArbiterDesk, table: &mut Table) {
    desk.proposed = None;
    desk.found = None;
    desk.settled(table);
}

/// The question about a walk-back; `None` if the game cannot go back to that point.
pub(in crate::session) fn words_of(
    to: Option<usize>,
    desk: &ArbiterDesk,
    table: &Table,
) -> Option<Message> {
    let standing = table.game().standing();
    let proposed = || Some(stand_of(&desk.proposed.as_ref()?.line, table));
    let to = to.or_else(proposed).filter(|to| *to <= standing.len())?;
    let last = to.checked_sub(1).and_then(|last| standing.get(last));
    Some(Message::AskWalkBack {
        last: last.map(|entry| table.spoken(&entry.before, &entry.mv)),
        struck: standing.len() - to,
    })
}

/// Puts back the half-moves that a walk-back struck out.
pub(in crate::session) fn entries_stand_again(
    by: Authority,
    struck: &[StandingEntry],
    table: &mut Table,
) {
    let entries = struck.iter().map(|entry| entry.id).collect();
    table.decided(by, Body::PutBack { entries });
    for former in struck {
        let entry = table.game().next_entry();
        let done = by_the_arbiter(former.side, former.mv);
        let again = (table.game()).entry_on(&former.before, done, None, None);
        table.decided(by, Body::EntryWritten(again));
        if former.state != State::Open {
            table.decided(by, made_by_the_arbiter(entry));
        }
        if let Some(accepted) = accepted_as_it_was(entry, former, table) {
            table.decided(by, accepted);
        }
    }
}

/// Strikes out everything after half-move `agreed`. Returns the struck half-moves, oldest first.
pub(in crate::session) fn strike_to(
    by: Authority,
    agreed: usize,
    half_moves: &mut HalfMoves,
    table: &mut Table,
) -> Vec<StandingEntry> {
    let mut struck = Vec::new();
    let who = (by.actor(), Source::Keys);
    while table.game().standing().len() > agreed {
        let because = StruckBecause::WalkedBack;
        struck.extend(half_moves.strike_last(because, Replaced::ByNothing, who, table));
    }
    struck.reverse();
    struck
}

/// The number of half-moves of this line, from its beginning, that are already in the record.
pub(in crate::session) fn stand_of(line: &[(Side, Move)], table: &Table) -> usize {
    let same = |(entry, (side, mv)): &(&StandingEntry, &(Side, Move))| {
        (entry.side, entry.mv) == (*side, *mv)
    };
    let both = table.game().standing().iter().zip(line);
    both.take_while(same).count()
}

/// Makes the remaining half-moves count as made by the arbiter's decision. Otherwise a side could still press for a
/// remaining half-move while the next half-move is awaited.
pub(in crate::session) fn made_by_arbiter(arbiter: Authority, table: &mut Table) {
    let open = table.game().standing().iter();
    let open = open.filter(|entry| entry.state == State::Open);
    let open: Vec<EntryId> = open.map(|entry| entry.id).collect();
    for entry in open {
        let by = MadeBy::Arbiter;
        table.decided(arbiter, Body::EntryMade { entry, by });
    }
}

/// Enters a half-move from the record that the arbiter follows.
pub(in crate::session) fn enter_by_arbiter(
    arbiter: Authority,
    side: Side,
    mv: Move,
    table: &mut Table,
) {
    let entry = table.game().next_entry();
    let written = table.game().entry_of(by_the_arbiter(side, mv), None, None);
    table.decided(arbiter, Body::EntryWritten(written));
    table.decided(arbiter, made_by_the_arbiter(entry));
}

/// A half-move that is entered by the arbiter's decision.
const fn by_the_arbiter(side: Side, mv: Move) -> Done {
    Done {
        side,
        mv,
        origin: Origin::Hand,
        stated: Stated::Stated,
    }
}

const fn made_by_the_arbiter(entry: EntryId) -> Body {
    let by = MadeBy::Arbiter;
    Body::EntryMade { entry, by }
}

/// The event that repeats for this entry that its irregularity was accepted, if it was.
fn accepted_as_it_was(entry: EntryId, former: &StandingEntry, table: &Table) -> Option<Body> {
    let by = table.game().kept(former.id)?.accepted?;
    Some(Body::IrregularityAccepted { entry, by })
}

/// Tells both players in the same words at which point play goes on (catalogue 26, step 7).
pub(in crate::session) fn tell_where_it_goes_on(struck: usize, table: &mut Table) {
    let last = table.game().last().map(|entry| {
        let ply = usize::try_from(entry.ply).unwrap_or(usize::MAX);
        (ply, entry.side, table.spoken(&entry.before, &entry.mv))
    });
    // As always when play goes on, a side that moved without pressing still has to press.
    let to_press = table.game().last().filter(|_| table.has_clock());
    let to_press = to_press.filter(|last| last.state == State::Open);
    let turn = to_press.map_or(table.game().now().turn(), |last| last.side);
    let message = Message::WalkedBack { last, turn, struck };
    table.say_when_durable(Audience::Public, message, About::default());
}
