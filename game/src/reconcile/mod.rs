// SPDX-License-Identifier: GPL-3.0-or-later
//! Comparison of two records of one game: where they agree, where they differ, and the likeliest course of events.
//!
//! The comparison is pure: values go in, and one [`Report`] without words comes out. The records are never changed. The outcome is
//! a proposal; the arbiter decides (Kodeks VIII 3.1, IV 2.20). If there are two records, the proposal follows them, regardless of
//! anything seen (`basis`); the observations of a program are reported with it (`account`). `align` reads the two records side by
//! side, with `pair` and `fix`; `shown` holds the knowledge of a board and `boards` the way to mend it; `explain` finds the causes
//! with `hands` (the possible faults), `trace` (their remains) and `cover` (their combinations), with every number in `costs`. The
//! record of a third person, if there is one, is in `witness`.

mod account;
mod align;
mod aloud;
mod basis;
mod boards;
mod clocks;
mod costs;
mod cover;
mod ear;
mod explain;
mod fault;
mod fix;
mod hands;
mod pair;
mod pairs;
mod sheet;
mod shown;
mod statement;
mod trace;
mod turned;
mod witness;

pub use account::{Account, Against, Departure, Weight};
pub use align::{Column, Halt, Step};
pub use aloud::{Aloud, Answer, Line};
pub use basis::Basis;
pub use boards::{BoardState, Instruction, Mend, Since};
pub use clocks::{Charge, Faces, charged};
pub use costs::article;
pub use ear::{Ear, confusable};
pub use explain::MAX_EXPLANATIONS;
pub use fault::{Blame, Explanation, Fault, FaultKind, Where};
pub use fix::Fix;
pub use shown::Shown;
pub use statement::{Entry, MAX_ENTRIES, Record, RecordError, Unread, UnreadWhat};
pub use witness::{Says, Testimony, Witness};

use crate::setup::Setup;
use crate::side::BySide;

/// The facts that are known of the case.
#[derive(Clone, Debug)]
pub struct Evidence {
    /// Each side's record, as it was written.
    pub records: BySide<Record>,
    /// The content of each side's board, if known.
    pub boards: BySide<Option<Shown>>,
    /// The numbers that sound alike in the language in which squares were called out.
    pub ear: Ear,
    /// The entries that a third person wrote down (Kodeks IV 2.15).
    pub witness: Witness,
}

/// The three cases of going back to a position that both players accept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// The records do not contradict each other: boards are put right by them (F.2.7).
    A,
    /// The records part: back to the last position on which they agree (Kodeks VIII 3.1.2, F.2.8).
    B,
    /// There are no records, or none that can be used: the arbiter decides (Kodeks IV 2.20).
    C,
}

impl Case {
    /// `A`, `B` or `C`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Case::A => "A",
            Case::B => "B",
            Case::C => "C",
        }
    }
}

/// The place at which the two records first say different things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstDifference {
    /// The number of the half-move, from 1.
    pub ply: usize,
    /// The entry of each record there, as it was written; empty for [`Entry::Otherwise`].
    pub written: BySide<String>,
}

/// The reason for the proposed position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The records agree to their end.
    RecordsAgree,
    /// The records do not contradict each other, but only one of them reaches this far; the arbiter
    /// confirms the position.
    LongerRecord,
    /// The records do not contradict each other; the lines that one record left blank were filled from the other record.
    LeftBlank,
    /// The records do not contradict each other, but something in them could not be read.
    NotAllRead,
    /// The records cannot be read together any further, see the notices.
    ReadingStops,
    /// The records part after this position.
    LastBeforeTheyPart,
    /// The records part earlier, but the half-moves that both records state afterwards fit one version only.
    OneVersionFits,
    /// The records part earlier, but both boards show, or showed, the position of one version. This reason only
    /// explains; no position is proposed for it.
    BoardsConfirm,
    /// The records part earlier and come to the same position again.
    SamePosition,
    /// There are no two records: the one record and the program's entries agree up to this
    /// position.
    SeenLikewise,
    /// There are no two records: this is the last position on which both boards were seen to agree.
    BothBoardsAgreed,
    /// The two records reach this position together. Only one of them states more half-moves, which nothing seen confirms.
    BothGoSoFar,
    /// No record: the position on which both boards agree.
    BoardsAgree,
    /// Neither record nor boards: nothing but the position at the beginning is known.
    NothingKnown,
}

impl Why {
    /// The name in records and language files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Why::RecordsAgree => "records-agree",
            Why::LongerRecord => "longer-record",
            Why::LeftBlank => "left-blank",
            Why::NotAllRead => "not-all-read",
            Why::ReadingStops => "reading-stops",
            Why::LastBeforeTheyPart => "last-before-they-part",
            Why::OneVersionFits => "one-version-fits",
            Why::BoardsConfirm => "boards-confirm",
            Why::SamePosition => "same-position",
            Why::SeenLikewise => "seen-likewise",
            Why::BothBoardsAgreed => "both-boards-agreed",
            Why::BothGoSoFar => "both-go-so-far",
            Why::BoardsAgree => "boards-agree",
            Why::NothingKnown => "nothing-known",
        }
    }
}

/// The position to go on from, as proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The number of half-moves before the position; `None` if no record counts them.
    pub ply: Option<usize>,
    /// The position and the side to move.
    pub setup: Setup,
    /// The reason for this position.
    pub why: Why,
}

/// A fact that the arbiter must know besides the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The two records begin from different positions, so nothing of them can be compared.
    DifferentStarts,
    /// Both boards agree with each other and not with the records: the arbiter decides (Kodeks IV
    /// 2.20).
    BoardsAgainstRecords,
    /// From here on only one record states anything; evidence from the other side is to be looked
    /// for.
    OnlyOneRecord {
        /// The side of the record that goes on.
        side: crate::side::Side,
        /// The first half-move that only this record states.
        from: usize,
    },
    /// Neither record states a half-move here, or no hand can make the stated half-move.
    CannotGoOn {
        /// The number of the half-move.
        ply: usize,
        /// The reason why the reading cannot go on.
        halt: Halt,
    },
    /// One record leaves half-moves blank before others that it states.
    LeftBlank {
        /// The side of this record.
        side: crate::side::Side,
        /// The first half-move left blank.
        from: usize,
        /// The last half-move of the unbroken row of blanks from there.
        to: usize,
    },
    /// A difference that the later half-moves explain.
    Mended {
        /// The number of the half-move.
        ply: usize,
        /// The fix that explains the difference.
        fix: Fix,
    },
    /// A record has more entries than [`MAX_ENTRIES`], and the rest is not read.
    TooLong(crate::side::Side),
    /// The file has more of a record than could be read.
    CutOff(crate::side::Side),
}

/// The answer of a comparison of two records.
#[derive(Clone, Debug)]
pub struct Report {
    /// The number of half-moves from the first on that both records state alike, without a gap.
    pub agreed_plies: usize,
    /// The number of half-moves until the records contradict each other; a half-move missing in one record is taken from the other.
    pub compatible_plies: usize,
    /// The position after `agreed_plies`.
    pub agreed: Setup,
    /// The case of the walk-back that applies.
    pub case: Case,
    /// The place at which the records part first; `None` if nowhere.
    pub first_difference: Option<FirstDifference>,
    /// The position to go on from.
    pub proposal: Proposal,
    /// The ground on which the position is proposed.
    pub basis: Basis,
    /// The contradiction between the proposal and the things seen.
    pub against: Option<Against>,
    /// The first half-move at which each record differs from the program's entries.
    pub departures: BySide<Option<Departure>>,
    /// The two records side by side, as far as they could be read together.
    pub columns: Vec<Column>,
    /// The times of both clocks at the proposed position, as far as the records have them; see [`charged`].
    pub clocks: Faces,
    /// Each known board, compared with the proposed position.
    pub boards: BySide<Option<BoardState>>,
    /// The possible explanations, most likely first.
    pub explanations: Vec<Explanation>,
    /// The statements of a third person's record about the two, in the order of the game.
    pub testimony: Vec<Testimony>,
    /// Other things to be known.
    pub notices: Vec<Notice>,
    /// The half-moves that lead to the proposed position; empty if no record counts them.
    pub line: Vec<Step>,
    /// The entries of each record after the proposed position, as they were written. If play goes
    /// back, they are struck out and stay legible.
    pub struck: BySide<Vec<String>>,
    /// The unreadable entries of each record.
    pub unread: BySide<Vec<Unread>>,
}

impl Report {
    /// The blame by the likeliest explanations; not decidable if equally likely explanations disagree.
    #[must_use]
    pub fn blame(&self) -> Blame {
        let mut all = self.likeliest().map(Explanation::blame);
        let first = all.next().unwrap_or(Blame::NotDecidable);
        if all.all(|blame| blame == first) {
            first
        } else {
            Blame::NotDecidable
        }
    }

    /// The likeliest explanation, or all that share the first place.
    pub fn likeliest(&self) -> impl Iterator<Item = &Explanation> {
        let best = self.explanations.first().map(|first| first.cost);
        let tied = move |one: &&Explanation| Some(one.cost) == best;
        self.explanations.iter().take_while(tied)
    }

    /// True if the records, and the boards as far as known, agree.
    #[must_use]
    pub fn all_agree(&self) -> bool {
        let boards = self.boards.iter();
        let stops =
            |notice: &Notice| matches!(notice, Notice::CannotGoOn { .. } | Notice::CutOff(_));
        // A single record is not contradicted.
        let alone = self.case == Case::C
            && !matches!(
                self.proposal.why,
                Why::NothingKnown | Why::BoardsAgree | Why::BothBoardsAgreed
            );
        (self.case == Case::A || alone)
            && BySide::iter(&self.unread).all(|(_, entries)| entries.is_empty())
            && !self.notices.iter().any(stops)
            && self.first_difference.is_none()
            && self.against.is_none()
            && BySide::iter(&self.struck).all(|(_, entries)| entries.is_empty())
            && BySide::iter(&self.departures)
                .flat_map(|(_, departs)| departs)
                .all(|departs| departs.program.is_empty())
            && boards
                .flat_map(|(_, board)| board)
                .all(|b| b.mend.is_empty())
    }
}

/// Compares two records, and the boards if they are known.
///
/// ```
/// use zgoda_game::reconcile::{Case, Ear, Evidence, Record, Shown, Witness, reconcile};
/// use zgoda_game::{BySide, Reading, Setup, Variant};
///
/// let start = Setup::start(Variant::International);
/// // What a sensor board shows now; of the other board nothing is known.
/// let reading = Reading::from_setup(&start);
/// let report = reconcile(&Evidence {
///     records: BySide {
///         white: Record::of(start, ["32-28", "18-23"]),
///         black: Record::of(start, ["32-28", "19-23"]),
///     },
///     boards: BySide {
///         white: Some(Shown::of_reading(&reading)),
///         black: None,
///     },
///     ear: Ear::default(),
///     witness: Witness::default(),
/// });
/// assert_eq!((report.case, report.proposal.ply), (Case::B, Some(1)));
/// // White's board still shows the beginning: one man off 32, one on 28.
/// assert_eq!(report.boards.white.unwrap().instructions().len(), 2);
/// ```
#[must_use]
pub fn reconcile(evidence: &Evidence) -> Report {
    reconcile_beside(evidence, &Account::default())
}

/// Compares the records with the help of a program's account of the game. The account helps to explain what happened. A
/// position that follows from two records is proposed regardless of it; without two records the account limits the
/// proposal.
#[must_use]
pub fn reconcile_beside(evidence: &Evidence, account: &Account) -> Report {
    let turned = turned::boards(evidence);
    let upright = Evidence {
        boards: BySide::from_fn(|side| {
            let board = (*evidence.boards.get(side))?;
            let turned = *turned.get(side);
            Some(if turned { board.turned() } else { board })
        }),
        ..evidence.clone()
    };
    let alone = Evidence {
        boards: BySide::default(),
        ..evidence.clone()
    };
    let read = align::read(&alone, None);
    let mut notices = read.notices.clone();
    let says = BySide::from_fn(|side| evidence.records.get(side).says_something());
    let used = read.usable && (says.white || says.black);
    let found = if used {
        basis::found(&upright, &read, account)
    } else {
        basis::of_what_was_seen(account).unwrap_or_else(|| basis::Found {
            proposal: without_records(&upright),
            line: Vec::new(),
            basis: Basis::ArbiterDecides,
        })
    };
    let case = match (used && says.white && says.black, &read.first_difference) {
        (false, _) => Case::C,
        (true, None) => Case::A,
        (true, Some(_)) => Case::B,
    };
    let proposal = found.proposal;
    // The course of events is looked for in all the evidence.
    let happened = explain::Happened::of(&upright, &read, &found, account);
    let since = happened.since();
    let boards = BySide::from_fn(|side| {
        let board = evidence.boards.get(side).as_ref()?;
        Some(BoardState::new(board, &proposal.setup, &since))
    });
    let alike = match (used, &boards.white, &boards.black) {
        (true, Some(white), Some(black)) => {
            let same =
                white.mend.remove == black.mend.remove && white.mend.place == black.mend.place;
            same && !white.mend.is_empty()
        }
        _ => false,
    };
    notices.extend(alike.then_some(Notice::BoardsAgainstRecords));
    let mut explanations = if used {
        happened.explain(&turned, &proposal)
    } else {
        Vec::new()
    };
    let against = account.against(&found.line, &proposal.setup);
    let otherwise = matches!(against, Some(Against::Otherwise { .. }));
    if case == Case::A && (alike || otherwise) {
        // A fault that both boards show alike, or showed, is not to be blamed on one side.
        let faults = explanations.iter_mut().flat_map(|one| &mut one.faults);
        for fault in faults.filter(|fault| matches!(fault.place, Where::Board(_))) {
            fault.blamed = None;
        }
    }
    Report {
        agreed_plies: read.agreed_plies,
        compatible_plies: read.compatible_plies,
        agreed: read.agreed,
        case,
        first_difference: read.first_difference.clone(),
        clocks: clocks::after(proposal.ply, &read.columns, &evidence.records),
        proposal,
        basis: found.basis,
        against: against.filter(|_| proposal.ply.is_some()),
        departures: basis::departures(evidence, account),
        columns: read.columns.clone(),
        boards,
        explanations,
        testimony: evidence.witness.beside(&read, &evidence.records),
        notices,
        struck: struck(evidence, &read, found.line.len()),
        line: found.line,
        unread: BySide::from_fn(|side| evidence.records.get(side).unread().collect()),
    }
}

/// The entries written after the place where the records part for good, or after the proposed position.
fn struck(evidence: &Evidence, read: &align::Read, proposed: usize) -> BySide<Vec<String>> {
    let from = match read.struck {
        Some(from) => from,
        None if proposed < read.steps.len() => read.entries_before(proposed),
        None => return BySide::default(),
    };
    BySide::from_fn(|side| {
        let entries = evidence.records.get(side).entries.iter();
        let behind = entries.skip(*from.get(side)).map(Entry::text);
        let written = behind.filter(|text| !text.is_empty());
        written.take(MAX_ENTRIES).map(str::to_owned).collect()
    })
}

/// The proposal without records: the position of both boards, if they agree; else the position at the
/// beginning.
fn without_records(evidence: &Evidence) -> Proposal {
    let shown = match (&evidence.boards.white, &evidence.boards.black) {
        (Some(white), Some(black)) => white.together(black),
        _ => None,
    };
    let turn = evidence.records.white.start.turn();
    match shown.and_then(|shown| shown.settled(turn)) {
        Some(setup) => Proposal {
            ply: None,
            setup,
            why: Why::BoardsAgree,
        },
        _ => Proposal {
            ply: Some(0),
            setup: evidence.records.white.start,
            why: Why::NothingKnown,
        },
    }
}
