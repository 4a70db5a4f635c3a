// SPDX-License-Identifier: GPL-3.0-or-later
//! The proposed position. Two records decide it by the rules (Kodeks VIII 3.1, F.2.7, F.2.8), regardless of anything seen.
//! Without two records it goes as far as the things seen confirm it (Kodeks IV 2.20).
//!
//! There are no two records if one of them states nothing about a half-move on the way: the record is missing, has ended, or is
//! unreadable there. A single sheet proves nothing, so the proposed position is then the last position up to which the sheet agrees
//! with the program's entries, or the last on which both boards were seen to agree. If nothing at all was seen, the longer record
//! has to suffice.

use std::borrow::Cow;

use super::account::{Account, Departure, Wanted, alike};
use super::align::{self, Read, Step};
use super::shown::Shown;
use super::statement::{Entry, Record};
use super::{Evidence, Notice, Proposal, Why};
use crate::notation::write_move;
use crate::setup::Setup;
use crate::side::{BySide, Side};

/// The ground on which a position is proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Two records: Kodeks VIII 3.1, F.2.7, F.2.8.
    TwoRecords,
    /// There are no two records: the arbiter decides (Kodeks IV 2.20).
    ArbiterDecides,
}

impl Basis {
    /// The name in records and language files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Basis::TwoRecords => "two-records",
            Basis::ArbiterDecides => "arbiter-decides",
        }
    }
}

/// A proposal, the half-moves that lead there, and its ground.
pub(super) struct Found {
    pub(super) proposal: Proposal,
    pub(super) line: Vec<Step>,
    pub(super) basis: Basis,
}

/// The proposal that follows from the two records or, without two, from the boards or the program's
/// account.
pub(super) fn found(evidence: &Evidence, read: &Read, account: &Account) -> Found {
    let line = read.line();
    let reached = read.proposal.ply.unwrap_or_default();
    let stated = Stated::of(read);
    if !stated.leave_out(reached.min(read.steps.len())) && follows_from_two(read.proposal.why) {
        return Found {
            proposal: read.proposal,
            line,
            basis: Basis::TwoRecords,
        };
    }
    let mut found = Found {
        proposal: read.proposal,
        line,
        basis: Basis::ArbiterDecides,
    };
    if account.is_silent() {
        found.as_boards_stand(evidence, stated.last());
    } else {
        found.as_far_as_seen(evidence, read, account);
    }
    found
}

/// The proposal if no record states anything: the last position on which both boards were seen to agree.
pub(super) fn of_what_was_seen(account: &Account) -> Option<Found> {
    let rest = account.last_rest()?;
    let setup = account.position(rest)?;
    Some(Found {
        proposal: Proposal {
            ply: Some(rest),
            setup,
            why: Why::BothBoardsAgreed,
        },
        line: account.steps(rest),
        basis: Basis::ArbiterDecides,
    })
}

/// The evidence of a game without two records: the statements of both records together in place of the longer record, and the
/// program's entries in place of the other record.
pub(super) fn with_the_program<'a>(
    evidence: &'a Evidence,
    read: &Read,
    account: &Account,
) -> Option<BesideIt<'a>> {
    let program = account.as_record(Wanted::Evidence)?;
    program.says_something().then_some(())?;
    let stated = |side: Side| {
        let all = &evidence.records.get(side).entries;
        let last = all.iter().rposition(Entry::is_statement);
        last.map_or(0, |index| index + 1)
    };
    let written = if stated(Side::White) >= stated(Side::Black) {
        Side::White
    } else {
        Side::Black
    };
    let mut both = evidence.clone();
    *both.records.get_mut(written) = said(evidence, read);
    *both.records.get_mut(written.other()) = program;
    Some(BesideIt {
        evidence: Cow::Owned(both),
        program: written.other(),
        both: Stated::of(read).last(),
    })
}

/// The evidence with the program's entries in place of one record.
pub(super) struct BesideIt<'a> {
    pub(super) evidence: Cow<'a, Evidence>,
    /// The side with the program's entries.
    pub(super) program: Side,
    /// The last half-move that both records state, from 1.
    pub(super) both: usize,
}

/// The first half-move at which each record differs from the program's entries, unless the program's entry there is only the other
/// record's own.
pub(super) fn departures(evidence: &Evidence, account: &Account) -> BySide<Option<Departure>> {
    BySide::from_fn(|side| {
        let record = evidence.records.get(side);
        let program = account.as_record(Wanted::All)?;
        record.says_something().then_some(())?;
        let start = account.start()?;
        alike(&start, &record.start).then_some(())?;
        let read = beside(evidence, record.clone(), program, None);
        if let Some(first) = read.first_difference {
            return (!account.is_of_a_record(first.ply)).then_some(Departure {
                ply: first.ply,
                written: first.written.white,
                program: first.written.black,
            });
        }
        // The record goes on after the program's last entry.
        let entries = account.len();
        let step = read.steps.get(entries).filter(|_| entries > 0)?;
        if account.is_of_a_record(entries) {
            return None;
        }
        Some(Departure {
            ply: entries + 1,
            written: write_move(&step.before, &step.mv),
            program: String::new(),
        })
    })
}

const fn follows_from_two(why: Why) -> bool {
    matches!(
        why,
        Why::RecordsAgree | Why::LastBeforeTheyPart | Why::OneVersionFits | Why::SamePosition
    )
}

/// For each half-move of a reading, true if both records state it; a mended slip counts as stated.
struct Stated(Vec<bool>);

impl Stated {
    fn of(read: &Read) -> Stated {
        let mended = |ply: usize| {
            let mut notices = read.notices.iter();
            notices.any(|it| match it {
                Notice::Mended { ply: at, fix } => *at == ply && fix.has_a_half_move(),
                _ => false,
            })
        };
        let steps = (1..).zip(&read.steps);
        Stated(
            steps
                .map(|(ply, step)| step.by.white && step.by.black || mended(ply))
                .collect(),
        )
    }

    /// True if one of the first `plies` half-moves is not stated by both records.
    fn leave_out(&self, plies: usize) -> bool {
        self.0.iter().take(plies).any(|both| !both)
    }

    /// The last half-move that both records state, from 1; 0 if there is none.
    fn last(&self) -> usize {
        let last = self.0.iter().rposition(|both| *both);
        last.map_or(0, |index| index + 1)
    }
}

impl Found {
    fn ends_behind(&mut self, line: Vec<Step>, start: Setup, why: Why) {
        self.proposal = Proposal {
            ply: Some(line.len()),
            setup: line.last().map_or(start, |step| step.after),
            why,
        };
        self.line = line;
    }

    /// Shortens the line to the last half-move after which both boards fit, but not below the half-moves that
    /// both records state.
    fn as_boards_stand(&mut self, evidence: &Evidence, both: usize) {
        let (Some(white), Some(black)) = (&evidence.boards.white, &evidence.boards.black) else {
            return;
        };
        let start = evidence.records.white.start;
        let stands = |setup: &Setup| {
            let shows = |board: &Shown| board.contradicts(setup).is_empty();
            shows(white) && shows(black)
        };
        let at = |plies: usize| match plies.checked_sub(1) {
            None => Some(start),
            Some(last) => Some(self.line.get(last)?.after),
        };
        let last = (both..=self.line.len())
            .rev()
            .find(|plies| at(*plies).is_some_and(|setup| stands(&setup)));
        if let Some(plies) = last.filter(|plies| *plies < self.line.len()) {
            let line = self.line[..plies].to_vec();
            self.ends_behind(line, start, Why::BothBoardsAgreed);
        }
    }

    /// Ends the line where the records stop agreeing with the program's entries, or where both boards last agreed; never
    /// before the last half-move that both records state.
    fn as_far_as_seen(&mut self, evidence: &Evidence, read: &Read, account: &Account) {
        let start = evidence.records.white.start;
        let both = Stated::of(read).last();
        let agreed = |this: &mut Found| {
            let line: Vec<Step> = read.steps.iter().take(both).copied().collect();
            if both < this.line.len() {
                this.ends_behind(line, start, Why::BothGoSoFar);
            }
        };
        let Some(program) = account.as_record(Wanted::Evidence) else {
            return agreed(self);
        };
        if !alike(&start, &program.start) {
            return agreed(self);
        }
        let most = if read.parts() {
            read.steps.len()
        } else {
            usize::MAX
        };
        let seen = beside(
            evidence,
            said(evidence, read),
            program,
            account.rest_position(),
        );
        let together = Stated::of(&seen).last();
        let rest = account.last_rest().filter(|rest| *rest <= most);
        let stands = |plies: usize| match plies.checked_sub(1) {
            None => Some(start),
            Some(last) => Some(seen.steps.get(last)?.after),
        };
        let on_the_way = |rest: &usize| {
            let here = stands(*rest).zip(account.position(*rest));
            here.is_some_and(|(one, other)| alike(&one, &other))
        };
        let (line, why) = match rest {
            Some(rest) if rest > together && on_the_way(&rest) => {
                (seen.steps[..rest].to_vec(), Why::BothBoardsAgreed)
            }
            Some(rest) if rest > together => (account.steps(rest), Why::BothBoardsAgreed),
            _ => {
                let together = together.min(most);
                (seen.steps[..together].to_vec(), Why::SeenLikewise)
            }
        };
        // The statements of both records take precedence over anything seen.
        let mut ways = read.steps.iter().take(both).zip(&line);
        let keeps = ways.all(|(one, other)| alike(&one.after, &other.after));
        if line.len() < both || !keeps {
            return agreed(self);
        }
        self.ends_behind(line, start, why);
    }
}

/// Both records merged into one: for each half-move the statement of either record, then the rest of the longer record, unless the
/// records part.
fn said(evidence: &Evidence, read: &Read) -> Record {
    let mut record = Record::of(evidence.records.white.start, []);
    let mut next = BySide::default();
    let mut steps = read.steps.iter();
    for column in &read.columns {
        for (side, entry) in column.entries.iter() {
            if let Some(index) = entry {
                *next.get_mut(side) = index + 1;
            }
        }
        if column.fix.is_some_and(|fix| !fix.has_a_half_move()) {
            continue;
        }
        let Some(step) = steps.next() else { break };
        let by = Side::ALL.into_iter().find(|side| *step.by.get(*side));
        let entry = by.and_then(|side| {
            let index = (*column.entries.get(side))?;
            evidence.records.get(side).entry(index).cloned()
        });
        record.entries.push(entry.unwrap_or(Entry::Blank));
    }
    if !read.parts() {
        let left = |side: Side| {
            let all = &evidence.records.get(side).entries;
            all.get(*next.get(side)..).unwrap_or_default()
        };
        let longer = if left(Side::White).len() >= left(Side::Black).len() {
            Side::White
        } else {
            Side::Black
        };
        record.entries.extend(left(longer).iter().cloned());
    }
    record
}

/// Reads a record together with the program's entries, which take the place of Black's record.
fn beside(evidence: &Evidence, record: Record, program: Record, rest: Option<Setup>) -> Read {
    let boards = match rest {
        Some(_) => evidence.boards,
        None => BySide::default(),
    };
    align::read(
        &Evidence {
            records: BySide {
                white: record,
                black: program,
            },
            boards,
            ear: evidence.ear.clone(),
            witness: evidence.witness.clone(),
        },
        rest,
    )
}
