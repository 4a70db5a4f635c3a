// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads two records side by side, and reads on past a slip of the pen if the later half-moves
//! leave only one version.
//!
//! Entries are compared by their meaning on the position, so two spellings of one half-move are the same. The legality of a
//! half-move says nothing against a record: an irregular half-move that both records state was accepted (Kodeks I 5.7). A version
//! of the game is disproved only by a half-move that no hand can make.

use super::boards::{Since, same_pieces};
use super::fix::Fix;
use super::pair::{At, Next, Pair};
use super::statement::{Entry, MAX_ENTRIES, Record};
use super::{Evidence, FirstDifference, Notice, Proposal, Why};
use crate::legality::{Legality, legality};
use crate::moves::Move;
use crate::setup::Setup;
use crate::side::{BySide, Side};

/// The most slips that are mended. Each slip needs another reading of everything after it, so a pair of records with more slips is
/// left to the arbiter.
const MOST_FIXES: usize = 8;

/// The reason why the reading cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// Both records are at their end.
    End,
    /// The records state different half-moves.
    Differ,
    /// Neither record has a usable statement here, but more entries follow.
    NothingStated,
    /// No hand can make the stated half-move on this position.
    Impossible,
}

/// One half-move that results from the two records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The position before the half-move.
    pub before: Setup,
    /// The half-move that was made.
    pub mv: Move,
    /// The position after the half-move.
    pub after: Setup,
    /// True for each side with a record that states the half-move.
    pub by: BySide<bool>,
}

/// One line of the two records side by side: the entry of each for this half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The index of each record's entry, from 0; `None` if the record has no entry on this line.
    pub entries: BySide<Option<usize>>,
    /// The fix that brought the records together on this line.
    pub fix: Option<Fix>,
}

/// The result of reading the two records side by side.
#[derive(Clone, Debug)]
pub(super) struct Read {
    pub(super) usable: bool,
    /// True if both records could be read to their end.
    pub(super) whole: bool,
    pub(super) agreed_plies: usize,
    pub(super) compatible_plies: usize,
    pub(super) agreed: Setup,
    pub(super) first_difference: Option<FirstDifference>,
    pub(super) proposal: Proposal,
    pub(super) columns: Vec<Column>,
    pub(super) notices: Vec<Notice>,
    /// The half-moves up to the end of the common reading.
    pub(super) steps: Vec<Step>,
    /// Every place where the records part. Each has a fix, except the last place if `fixes` is shorter.
    pub(super) divergences: Vec<Divergence>,
    /// The fixes, one for each place.
    pub(super) fixes: Vec<Fix>,
    /// The half-moves that each record states by itself, from the last parting on.
    pub(super) own: BySide<Vec<Step>>,
    /// The first entry of each record that is struck out if play goes back.
    pub(super) struck: Option<BySide<usize>>,
    /// The unreadable entries that the reading passed: the side, and the number of the half-move from 1.
    pub(super) unread: Vec<(Side, usize)>,
    /// True if a record leaves a half-move blank and states later half-moves.
    pub(super) left_blank: bool,
}

/// A place where the records part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Divergence {
    /// The number of the half-move, from 1.
    pub(super) ply: usize,
    /// The position from which the records part.
    pub(super) before: Setup,
    /// The first possible meaning of each record's entry there.
    pub(super) moves: BySide<Option<Move>>,
    /// True for each side with the entry [`Entry::Otherwise`] there.
    pub(super) otherwise: BySide<bool>,
    /// True for each side with a legal order, if the records have the same two half-moves in opposite order.
    pub(super) transposed: Option<BySide<bool>>,
}

/// Reads the two records of `evidence`; `rest` is the last position on which both boards agreed.
pub(super) fn read(evidence: &Evidence, rest: Option<Setup>) -> Read {
    let records = &evidence.records;
    let start = records.white.start;
    let mut read = Read::from(start);
    for (side, record) in records.iter() {
        if record.entries.len() > MAX_ENTRIES {
            read.notices.push(Notice::TooLong(side));
        }
        if record.cut_off {
            read.notices.push(Notice::CutOff(side));
        }
    }
    if !same_pieces(&start, &records.black.start) || start.turn() != records.black.start.turn() {
        read.usable = false;
        read.notices.push(Notice::DifferentStarts);
        return read;
    }
    let pair = Pair { rest, records };
    let mut at = At {
        setup: start,
        next: BySide::default(),
        made: 0,
    };
    let mut by_boards = false;
    let halt = loop {
        match pair.next(&at) {
            Next::Made { step, at: further } => {
                read.made(step);
                read.pass(&at, &further, None);
                at = further;
            }
            Next::Halt(Halt::Differ) => {
                read.part(&pair, &at);
                let mended = if read.fixes.len() < MOST_FIXES {
                    pair.decide(&at, &evidence.boards)
                } else {
                    None
                };
                let carried = mended.and_then(|(fix, by)| Some((fix, by, pair.apply(&at, fix)?)));
                let Some((fix, by, lines)) = carried else {
                    break Halt::Differ;
                };
                by_boards |= by;
                let ply = read.steps.len() + 1;
                read.notices.push(Notice::Mended { ply, fix });
                read.fixes.push(fix);
                for (step, further) in lines {
                    read.pass(&at, &further, Some(fix));
                    read.steps.extend(step);
                    at = further;
                }
            }
            Next::Halt(halt) => break halt,
        }
    };
    read.end(halt, &at, by_boards, records);
    read
}

impl Read {
    fn from(start: Setup) -> Read {
        Read {
            usable: true,
            whole: false,
            agreed_plies: 0,
            compatible_plies: 0,
            agreed: start,
            first_difference: None,
            proposal: Proposal {
                ply: Some(0),
                setup: start,
                why: Why::RecordsAgree,
            },
            columns: Vec::new(),
            notices: Vec::new(),
            steps: Vec::new(),
            divergences: Vec::new(),
            fixes: Vec::new(),
            own: BySide::default(),
            struck: None,
            unread: Vec::new(),
            left_blank: false,
        }
    }

    /// True if the records part, and nothing brings them together again.
    pub(super) fn parts(&self) -> bool {
        self.divergences.len() > self.fixes.len()
    }

    /// The half-moves that lead to the proposed position. If the records reach that position by different half-moves, these are
    /// White's.
    pub(super) fn line(&self) -> Vec<Step> {
        let own = self.own.white.iter().filter(|_| self.parts());
        let counted = self.proposal.ply.unwrap_or_default();
        let line = self.steps.iter().chain(own).take(counted);
        line.copied().collect()
    }

    /// The number of entries that each record has before half-move `plies` + 1.
    pub(super) fn entries_before(&self, plies: usize) -> BySide<usize> {
        let mut next: BySide<usize> = BySide::default();
        for (ply, column) in self.counted() {
            if ply > plies {
                break;
            }
            for (side, entry) in column.entries.iter() {
                if let Some(index) = entry {
                    *next.get_mut(side) = index + 1;
                }
            }
        }
        next
    }

    /// The events since the proposed position, as far as the records show them.
    pub(super) fn since(&self) -> Since {
        let parts = self.parts();
        let ends = BySide::iter(&self.own).filter_map(|(_, line)| line.last());
        let ends = ends.filter(|_| parts).chain(self.steps.last());
        Since {
            certain: self.whole,
            now: ends.map(|step| step.after).collect(),
        }
    }

    fn made(&mut self, step: Step) {
        let strict = self.agreed_plies == self.steps.len() && self.divergences.is_empty();
        if strict && step.by.white && step.by.black {
            self.agreed_plies += 1;
            self.agreed = step.after;
        }
        if self.divergences.is_empty() {
            self.compatible_plies += 1;
        }
        self.steps.push(step);
    }

    fn pass(&mut self, at: &At, further: &At, fix: Option<Fix>) {
        let past = |side: Side| *at.next.get(side) < *further.next.get(side);
        self.columns.push(Column {
            entries: BySide::from_fn(|s| past(s).then_some(*at.next.get(s))),
            fix,
        });
    }

    fn part(&mut self, pair: &Pair<'_>, at: &At) {
        let ply = self.steps.len() + 1;
        if self.first_difference.is_none() {
            self.first_difference = Some(FirstDifference {
                ply,
                written: BySide::from_fn(|side| pair.text(at, side)),
            });
        }
        self.own = BySide::from_fn(|side| pair.own(at, side));
        self.divergences.push(Divergence {
            ply,
            before: at.setup,
            moves: BySide::from_fn(|side| pair.meant(at, side).first().copied()),
            otherwise: BySide::from_fn(|side| pair.entry(at, side) == Some(&Entry::Otherwise)),
            transposed: pair
                .transposed(at)
                .map(|last| BySide::from_fn(|side| pair.in_order(at, side, last, is_legal))),
        });
    }

    /// Collects every unreadable entry that was passed.
    fn find_unread(&mut self, records: &BySide<Record>) {
        for (ply, side, entry) in self.passed(records) {
            if entry.is_unread() {
                self.unread.push((side, ply));
            }
        }
    }

    /// Finds half-moves that one record leaves blank although it states later half-moves.
    fn find_blanks(&mut self, records: &BySide<Record>) {
        let mut runs: BySide<Vec<(usize, usize)>> = BySide::default();
        for (ply, column) in self.counted() {
            for (side, entry) in column.entries.iter() {
                let record = records.get(side);
                let within = entry.filter(|index| *index < record.len());
                let entry = within.and_then(|index| record.entry(index));
                if entry != Some(&Entry::Blank) {
                    continue;
                }
                let runs = runs.get_mut(side);
                match runs.last_mut() {
                    Some((_, to)) if *to + 1 == ply => *to = ply,
                    _ => runs.push((ply, ply)),
                }
            }
        }
        for (side, runs) in runs.iter() {
            let notices = runs.iter().map(|(from, to)| Notice::LeftBlank {
                side,
                from: *from,
                to: *to,
            });
            self.notices.extend(notices);
            self.left_blank |= !runs.is_empty();
        }
    }

    /// Each line of the two records with the number of its half-move, from 1.
    fn counted(&self) -> Vec<(usize, Column)> {
        let mut ply = 0;
        let columns = self.columns.iter().map(|column| {
            let none = column.fix.is_some_and(|fix| !fix.has_a_half_move());
            ply += usize::from(!none);
            (ply, *column)
        });
        columns.collect()
    }

    /// Each entry that was read, with the number of its half-move, from 1.
    pub(super) fn passed<'a>(&self, records: &'a BySide<Record>) -> Vec<(usize, Side, &'a Entry)> {
        let mut passed = Vec::new();
        for (ply, column) in self.counted() {
            for (side, entry) in column.entries.iter() {
                let entry = entry.and_then(|index| records.get(side).entry(index));
                passed.extend(entry.map(|entry| (ply, side, entry)));
            }
        }
        passed
    }

    /// The side with the longer record, and the half-move from which the other record has no entries. Unreadable entries count as
    /// statements here.
    fn alone(&self, records: &BySide<Record>) -> Option<(Side, usize)> {
        let mut last: BySide<usize> = BySide::default();
        for (ply, side, entry) in self.passed(records) {
            if entry.is_statement() || entry.is_unread() {
                *last.get_mut(side) = ply;
            }
        }
        let end = self.steps.len();
        match (last.white == end, last.black == end) {
            (true, false) => Some((Side::White, last.black + 1)),
            (false, true) => Some((Side::Black, last.white + 1)),
            _ => None,
        }
    }

    fn end(&mut self, halt: Halt, at: &At, by_boards: bool, records: &BySide<Record>) {
        self.whole = halt == Halt::End;
        let ply = self.steps.len();
        if matches!(halt, Halt::NothingStated | Halt::Impossible) {
            self.notices.push(Notice::CannotGoOn { ply: ply + 1, halt });
        }
        self.find_unread(records);
        self.find_blanks(records);
        let cut_off = BySide::iter(records).any(|(_, record)| record.cut_off);
        // If the other record breaks off in its file, its rest is unknown.
        let alone = self.alone(records);
        let alone = alone.filter(|(side, _)| !records.get(side.other()).cut_off);
        if let Some((side, from)) = alone {
            self.notices.push(Notice::OnlyOneRecord { side, from });
        }
        let words = BySide::iter(records).any(|(_, record)| !record.beside.is_empty());
        let why = match halt {
            Halt::Differ => Why::LastBeforeTheyPart,
            _ if by_boards => Why::BoardsConfirm,
            _ if !self.fixes.is_empty() => Why::OneVersionFits,
            Halt::NothingStated | Halt::Impossible => Why::ReadingStops,
            Halt::End if !self.unread.is_empty() || words || cut_off => Why::NotAllRead,
            Halt::End if alone.is_some() => Why::LongerRecord,
            Halt::End if self.left_blank => Why::LeftBlank,
            Halt::End => Why::RecordsAgree,
        };
        self.proposal = Proposal {
            ply: Some(ply),
            setup: at.setup,
            why,
        };
        if halt == Halt::Differ {
            let further = self.meet_again();
            self.struck = Some(at.next.map(|next| next + further));
        }
    }

    /// Proposes the last position that both records reach by different half-moves, if any. Returns the number of half-moves from
    /// the parting to that position.
    fn meet_again(&mut self) -> usize {
        let parted = self.steps.len();
        let (white, black) = (&self.own.white, &self.own.black);
        let met = white.iter().zip(black).rposition(|(w, b)| {
            same_pieces(&w.after, &b.after) && w.after.turn() == b.after.turn()
        });
        if let Some(met) = met {
            self.proposal = Proposal {
                ply: Some(parted + met + 1),
                setup: white[met].after,
                why: Why::SamePosition,
            };
        }
        met.map_or(0, |met| met + 1)
    }
}

fn is_legal(setup: &Setup, mv: &Move) -> bool {
    legality(setup, mv) == Legality::Legal
}
