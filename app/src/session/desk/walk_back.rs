//! Back to the last half-move on which the records agree (Kodeks VIII 3.1.2), and forward again if the
//! arbiter takes it back. Nothing is deleted: what was struck out stays in the record.

use zgoda_game::notation::write_move;
use zgoda_game::{Moment, Move, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::authority::Authority;
use super::note::{DeskNote, Hint};
use crate::record::event::{Actor, Body, EntryId, MadeBy, Source, Stated, StruckBecause};
use crate::session::fair_play::Audience;
use crate::session::game::{Done, Origin, Standing, State, WalkedBack};
use crate::session::{Phase, Question, Replaced, Session};

impl Session {
    /// Training: what would be struck out is said, and asked, before it is.
    pub(super) fn ask_walk_back(
        &mut self,
        by: Authority,
        text: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let Some(asked) = self.walk_back_words(text) else {
            // What is wrong with it is shown where it is refused.
            return self.walk_back(by, text, now);
        };
        self.question = Some(Question::WalkBack {
            by,
            text: text.to_owned(),
        });
        self.table.reply(actor, asked);
    }

    /// What is asked of it; nothing where the game cannot go back so.
    pub(in crate::session) fn walk_back_words(&self, text: &str) -> Option<Message> {
        let standing = self.table.game().standing();
        let to = match &self.desk.proposed {
            Some(proposed) if text.is_empty() => Some(self.stand_of(&proposed.line)),
            _ => text.parse::<usize>().ok(),
        };
        let to = to.filter(|to| *to <= standing.len())?;
        let last = to.checked_sub(1).and_then(|last| standing.get(last));
        Some(Message::AskWalkBack {
            last: last.map(|entry| self.table.spoken(&entry.before, &entry.mv)),
            struck: standing.len() - to,
        })
    }

    /// How many half-moves of this line stand already.
    pub(super) fn stand_of(&self, line: &[(Side, Move)]) -> usize {
        let same = |(entry, (side, mv)): &(&Standing, &(Side, Move))| {
            (entry.side, entry.mv) == (*side, *mv)
        };
        let both = self.table.game().standing().iter().zip(line);
        both.take_while(same).count()
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
        let agreed = self.stand_of(&line);
        self.stop_play(by, now);
        let clock_there = self.clock_there(agreed, now);
        let struck = self.strike_to(by, agreed, now);
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
        self.made_by_arbiter(by, now);
        // The other record's version may be the agreed one.
        for (side, mv) in &line[agreed..] {
            self.enter_by_arbiter(by, *side, *mv, now);
        }
        self.clock_goes_back(clock_there, now);
        self.desk.proposed = None;
        self.desk.settled();
        // Whatever ended the game, now it goes on.
        if self.table.phase() == Phase::Over {
            self.table.set_phase(Phase::Playing);
        }
        self.tell_where_it_goes_on(written.len());
        self.simulated_men_follow();
        self.table.show(DeskNote::WalkedBack {
            to: line.len(),
            struck: written,
        });
        self.show_clocks_there(now);
        self.follow();
        self.compare_again(now);
    }

    /// What the last walk-back struck out stands again.
    pub(super) fn put_back(&mut self, by: Authority, now: Moment) {
        let last = self.table.game().walked_back().cloned();
        let Some(WalkedBack {
            agreed,
            struck,
            clock,
        }) = last.filter(|it| !it.struck.is_empty())
        else {
            return self.table.show(DeskNote::NothingToPutBack);
        };
        // The other record's version, if it was entered, goes first.
        self.strike_to(by, agreed, now);
        let entries = struck.iter().map(|entry| entry.id).collect();
        let deeds = self.table.game().deeds_when_put_back();
        self.table.decided(by, Body::PutBack { entries }, now);
        for entry in struck.iter().cloned() {
            match entry.state {
                State::Open => self.enter_again(by, entry.side, entry.mv, now),
                State::Made(_) => self.enter_by_arbiter(by, entry.side, entry.mv, now),
            }
            self.accepted_as_it_was(by, &entry, now);
        }
        let clock = clock.filter(|_| self.table.has_clock());
        self.clock_as_it_was(clock, deeds, now);
        self.tell_where_it_goes_on(0);
        self.simulated_men_follow();
        let entered = struck.len();
        self.table.show(DeskNote::PutBack { entered });
        self.show_clocks_there(now);
        self.follow();
        self.compare_again(now);
    }

    /// Strikes out everything behind half-move `agreed`; what it was, oldest first.
    fn strike_to(&mut self, by: Authority, agreed: usize, now: Moment) -> Vec<Standing> {
        let mut struck = Vec::new();
        let who = (by.actor(), Source::Keys);
        while self.table.game().standing().len() > agreed {
            let because = StruckBecause::WalkedBack;
            struck.extend(self.strike_last(because, Replaced::ByNothing, who, now));
        }
        struck.reverse();
        struck
    }

    /// What is kept counts by the decision, or its side could press for it while another is awaited.
    fn made_by_arbiter(&mut self, arbiter: Authority, now: Moment) {
        let open = self.table.game().standing().iter();
        let open = open.filter(|entry| entry.state == State::Open);
        let open: Vec<EntryId> = open.map(|entry| entry.id).collect();
        for entry in open {
            let by = MadeBy::Arbiter;
            self.table
                .decided(arbiter, Body::EntryMade { entry, by }, now);
        }
    }

    /// A half-move of the other record that the arbiter goes by.
    fn enter_by_arbiter(&mut self, arbiter: Authority, side: Side, mv: Move, now: Moment) {
        let (entry, by) = (self.table.game().next_entry(), MadeBy::Arbiter);
        self.enter_again(arbiter, side, mv, now);
        self.table
            .decided(arbiter, Body::EntryMade { entry, by }, now);
    }

    /// A half-move that stands by the arbiter's decision.
    fn enter_again(&mut self, by: Authority, side: Side, mv: Move, now: Moment) {
        let done = Done {
            side,
            mv,
            origin: Origin::Hand,
            stated: Stated::Stated,
        };
        let entry = self.table.game().entry_of(done, None);
        self.table.decided(by, Body::EntryWritten(entry), now);
    }

    /// That it was accepted is true again.
    fn accepted_as_it_was(&mut self, arbiter: Authority, former: &Standing, now: Moment) {
        let entry = self.table.game().last().map(|last| last.id);
        if let (Some(entry), Some(by)) = (entry, former.accepted) {
            self.table
                .decided(arbiter, Body::IrregularityAccepted { entry, by }, now);
        }
    }

    /// Both players hear the same (catalogue 26, step 7).
    fn tell_where_it_goes_on(&mut self, struck: usize) {
        // A hand that carries nothing out any more has nothing to carry out.
        self.awaited.nowhere(self.table.game().last());
        self.forget_differences();
        let last = self.table.game().last().map(|entry| {
            let ply = usize::try_from(entry.ply).unwrap_or(usize::MAX);
            (ply, entry.side, self.table.spoken(&entry.before, &entry.mv))
        });
        let turn = self.table.game().now().turn();
        let message = Message::WalkedBack { last, turn, struck };
        self.table
            .say_when_durable(Audience::Public, message, About::default());
    }
}
