//! Back to the last half-move on which the records agree (Kodeks VIII 3.1.2), and forward again if the
//! arbiter takes it back. Nothing is deleted: what was struck out stays in the record.

use zgoda_game::notation::write_move;
use zgoda_game::{Moment, Move, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::authority::Authority;
use super::note::{DeskNote, Hint};
use crate::record::event::{Actor, Body, EntryId, MadeBy, Source, Stated, StruckBecause};
use crate::session::boards::Boards;
use crate::session::desk::{Desk, times};
use crate::session::fair_play::Audience;
use crate::session::game::{Done, Origin, Standing, State, WalkedBack};
use crate::session::live::{self, LiveGame, Replaced};
use crate::session::table::Table;
use crate::session::timing::{Timing, back};
use crate::session::under_way::UnderWay;
use crate::session::{Phase, Question, simulated};

impl LiveGame {
    /// Training: what would be struck out is said, and asked, before it is.
    pub(super) fn ask_walk_back(
        &mut self,
        by: Authority,
        text: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let Some(asked) = self.desk.walk_back_words(text, &self.table) else {
            // What is wrong with it is shown where it is refused.
            return self.walk_back(by, text, now);
        };
        self.questions.open = Some(Question::WalkBack {
            by,
            text: text.to_owned(),
        });
        self.table.reply(actor, asked);
    }

    /// `walk-back` to what was proposed, or `walk-back 6` to the position after half-move 6.
    pub(in crate::session) fn walk_back(&mut self, by: Authority, text: &str, now: Moment) {
        let standing = self.table.game().standing();
        let (line, why): (Vec<(Side, Move)>, String) = if text.is_empty() {
            let Some(proposed) = &self.desk.proposed else {
                return self.table.show(DeskNote::NothingProposed);
            };
            (proposed.line.clone(), proposed.why.clone())
        } else {
            let Ok(to) = text.parse::<usize>() else {
                return self.table.show(DeskNote::NotUnderstood(Hint::WalkBack));
            };
            let plies = standing.len();
            if to > plies {
                return self.table.show(DeskNote::NoSuchPly { plies });
            }
            let kept = standing[..to].iter().map(|it| (it.side, it.mv)).collect();
            (kept, "the arbiter named it".to_owned())
        };
        let agreed = stand_of(&line, &self.table);
        self.stop_play(by, now);
        let clock_there = back::clock_there(agreed, &self.table, now);
        let struck = strike_to(by, agreed, &mut self.under_way, &mut self.table, now);
        let written = struck.iter().map(|it| write_move(&it.before, &it.mv));
        let written: Vec<String> = written.collect();
        self.table.decided(
            by,
            Body::WalkedBack {
                to: line.len(),
                why,
                struck: struck.iter().map(|entry| entry.id).collect(),
            },
            now,
        );
        made_by_arbiter(by, &mut self.table, now);
        // The other record's version may be the agreed one.
        for (side, mv) in &line[agreed..] {
            enter_by_arbiter(by, *side, *mv, &mut self.table, now);
        }
        self.timing
            .clock_goes_back(clock_there, &mut self.table, now);
        self.desk.proposed = None;
        self.desk.settled();
        // Whatever ended the game, now it goes on.
        if self.table.phase() == Phase::Over {
            self.table.set_phase(Phase::Playing);
        }
        tell_where_it_goes_on(written.len(), &mut self.boards, &mut self.table);
        simulated::simulated_men_follow(&mut self.boards, &mut self.table);
        self.table.show(DeskNote::WalkedBack {
            to: line.len(),
            struck: written,
        });
        times::show_clocks_there(&self.timing, &mut self.table, now);
        self.boards.follow(&mut self.table);
        self.boards.compare_again(now);
    }
}

impl Desk {
    /// What is asked of it; nothing where the game cannot go back so.
    pub(in crate::session) fn walk_back_words(&self, text: &str, table: &Table) -> Option<Message> {
        let standing = table.game().standing();
        let to = match &self.proposed {
            Some(proposed) if text.is_empty() => Some(stand_of(&proposed.line, table)),
            _ => text.parse::<usize>().ok(),
        };
        let to = to.filter(|to| *to <= standing.len())?;
        let last = to.checked_sub(1).and_then(|last| standing.get(last));
        Some(Message::AskWalkBack {
            last: last.map(|entry| table.spoken(&entry.before, &entry.mv)),
            struck: standing.len() - to,
        })
    }

    /// What the last walk-back struck out stands again.
    pub(super) fn put_back(
        &mut self,
        by: Authority,
        boards: &mut Boards,
        under_way: &mut UnderWay,
        timing: &mut Timing,
        table: &mut Table,
        now: Moment,
    ) {
        let last = table.game().walked_back().cloned();
        let Some(WalkedBack {
            agreed,
            struck,
            clock,
        }) = last.filter(|it| !it.struck.is_empty())
        else {
            return table.show(DeskNote::NothingToPutBack);
        };
        // The other record's version, if it was entered, goes first.
        strike_to(by, agreed, under_way, table, now);
        let entries = struck.iter().map(|entry| entry.id).collect();
        let changes = table.game().charge_changes_when_put_back();
        table.decided(by, Body::PutBack { entries }, now);
        for entry in struck.iter().cloned() {
            match entry.state {
                State::Open => enter_again(by, entry.side, entry.mv, table, now),
                State::Made(_) => enter_by_arbiter(by, entry.side, entry.mv, table, now),
            }
            accepted_as_it_was(by, &entry, table, now);
        }
        let clock = clock.filter(|_| table.has_clock());
        timing.clock_as_it_was(clock, changes, table, now);
        tell_where_it_goes_on(0, boards, table);
        simulated::simulated_men_follow(boards, table);
        let entered = struck.len();
        table.show(DeskNote::PutBack { entered });
        times::show_clocks_there(timing, table, now);
        boards.follow(table);
        boards.compare_again(now);
    }
}

/// Strikes out everything behind half-move `agreed`; what it was, oldest first.
fn strike_to(
    by: Authority,
    agreed: usize,
    under_way: &mut UnderWay,
    table: &mut Table,
    now: Moment,
) -> Vec<Standing> {
    let mut struck = Vec::new();
    let who = (by.actor(), Source::Keys);
    while table.game().standing().len() > agreed {
        let because = StruckBecause::WalkedBack;
        struck.extend(live::strike_last(
            because,
            Replaced::ByNothing,
            who,
            under_way,
            table,
            now,
        ));
    }
    struck.reverse();
    struck
}

/// How many half-moves of this line stand already.
pub(super) fn stand_of(line: &[(Side, Move)], table: &Table) -> usize {
    let same =
        |(entry, (side, mv)): &(&Standing, &(Side, Move))| (entry.side, entry.mv) == (*side, *mv);
    let both = table.game().standing().iter().zip(line);
    both.take_while(same).count()
}

/// What is kept counts by the decision, or its side could press for it while another is awaited.
fn made_by_arbiter(arbiter: Authority, table: &mut Table, now: Moment) {
    let open = table.game().standing().iter();
    let open = open.filter(|entry| entry.state == State::Open);
    let open: Vec<EntryId> = open.map(|entry| entry.id).collect();
    for entry in open {
        let by = MadeBy::Arbiter;
        table.decided(arbiter, Body::EntryMade { entry, by }, now);
    }
}

/// A half-move of the other record that the arbiter goes by.
fn enter_by_arbiter(arbiter: Authority, side: Side, mv: Move, table: &mut Table, now: Moment) {
    let (entry, by) = (table.game().next_entry(), MadeBy::Arbiter);
    enter_again(arbiter, side, mv, table, now);
    table.decided(arbiter, Body::EntryMade { entry, by }, now);
}

/// A half-move that stands by the arbiter's decision.
fn enter_again(by: Authority, side: Side, mv: Move, table: &mut Table, now: Moment) {
    let done = Done {
        side,
        mv,
        origin: Origin::Hand,
        stated: Stated::Stated,
    };
    let entry = table.game().entry_of(done, None);
    table.decided(by, Body::EntryWritten(entry), now);
}

/// That it was accepted is true again.
fn accepted_as_it_was(arbiter: Authority, former: &Standing, table: &mut Table, now: Moment) {
    let entry = table.game().last().map(|last| last.id);
    if let (Some(entry), Some(by)) = (entry, former.accepted) {
        table.decided(arbiter, Body::IrregularityAccepted { entry, by }, now);
    }
}

/// Both players hear the same (catalogue 26, step 7).
fn tell_where_it_goes_on(struck: usize, boards: &mut Boards, table: &mut Table) {
    // A hand that carries nothing out any more has nothing to carry out.
    boards.awaited.nowhere(table.game().last());
    boards.forget_differences();
    let last = table.game().last().map(|entry| {
        let ply = usize::try_from(entry.ply).unwrap_or(usize::MAX);
        (ply, entry.side, table.spoken(&entry.before, &entry.mv))
    });
    let turn = table.game().now().turn();
    let message = Message::WalkedBack { last, turn, struck };
    table.say_when_durable(Audience::Public, message, About::default());
}
