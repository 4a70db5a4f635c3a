// SPDX-License-Identifier: GPL-3.0-or-later
//! The last findings of comparing the records and boards, until play goes on: where the records part, and the possible
//! causes, likeliest first.
//!
//! The articles that would make something irregular are muted (`muted.explained`): the findings here are those that the
//! difference of the boards shows by itself.

use serde::{Deserialize, Serialize};
use zgoda_game::reconcile::{self, Basis, Explanation, Fault, FaultKind, Report, Says, Where, Why};
use zgoda_game::{BySide, Side, Square, Variant};

/// The most explanations that are shown; the rest is far less likely.
const MOST: usize = 8;

/// The comparison, and the evidence that the program adds to it.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The findings of the comparison.
    pub report: Report,
    /// The program's entries that no player's record has.
    pub program: Vec<ProgramEntry>,
    /// Every moment at which both boards were seen to agree.
    pub agreed: Vec<BothAgreed>,
}

/// An entry of the program: evidence in addition to the records, and not a record itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramEntry {
    /// The number of the half-move.
    pub ply: usize,
    /// The entry, as PDN.
    #[serde(rename = "pdn")]
    pub notation: String,
    /// The moment at which the entry was written down, in milliseconds since the start of the program that wrote it.
    pub ms: Option<u64>,
}

/// A moment at which both boards agreed with the program's entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BothAgreed {
    /// The number of half-moves at that moment.
    pub plies: usize,
    /// The moment at which the later of the boards agreed, in milliseconds since the start of the program that saw it.
    pub ms: u64,
}

/// The contradiction between the proposal and the observations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Against {
    /// The number of the half-move, if the program has another half-move there; `None` where both boards only agreed further on.
    pub ply: Option<usize>,
    /// The program's half-move there.
    pub program: Option<String>,
    /// The last number of half-moves after which both boards were seen to agree.
    pub rest: Option<usize>,
}

/// The half-move on which a record parts from the program's entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departed {
    /// The number of the half-move.
    pub ply: usize,
    /// The record's half-move there; empty where the record has none.
    pub written: String,
    /// The program's half-move there; empty where the program has none.
    pub program: String,
}

/// The findings of a comparison.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// The case of the comparison: `A`, `B` or `C`.
    pub case: String,
    /// The number of half-moves on which both records agree.
    pub agreed: usize,
    /// The first half-move on which the records part.
    pub parting: Option<Parting>,
    /// The half-move after which play is to go on by the proposal, where a record counts half-moves.
    pub ply: Option<usize>,
    /// The reason for going on there.
    pub why: String,
    /// The basis: `two-records` for Kodeks VIII 3.1; `arbiter-decides` if the arbiter decides, because there are no two records (IV
    /// 2.20).
    pub basis: String,
    /// The contradiction between the proposal and the observations.
    pub against: Option<Against>,
    /// The half-move on which each record parts from the program's entries.
    pub departs: BySide<Option<Departed>>,
    /// The program's entries that no player's record has.
    pub program: Vec<ProgramEntry>,
    /// Every moment at which both boards were seen to agree.
    pub both_agreed: Vec<BothAgreed>,
    /// The side to blame by the likeliest explanations: `white`, `black`, `both`, or `not-decidable`.
    pub blame: String,
    /// The number of equally likely explanations at the head of the list.
    pub likeliest: usize,
    /// The explanations of the possible events, likeliest first.
    pub explanations: Vec<Explained>,
    /// The testimony of the arbiter's own record beside the two players' records, in the order of the game.
    pub testimony: Vec<Testimony>,
}

/// The testimony of the arbiter's own record (Kodeks IV 2.15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Testimony {
    /// The first half-move of the testimony.
    pub first: usize,
    /// The last half-move of the testimony.
    pub last: usize,
    /// The text that was written down on the first of these half-moves.
    pub written: String,
    /// The statement of each player's record about the testimony.
    pub records: BySide<Says>,
}

/// The first half-move on which the records part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parting {
    /// The number of the half-move.
    pub ply: usize,
    /// The half-move that each record has there; empty where the record's half-move was not written down.
    pub written: BySide<String>,
}

/// One explanation: a single fault, or several at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explained {
    /// The faults that happened.
    pub faults: Vec<Happened>,
}

/// A fault that may have happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Happened {
    /// The kind of the fault.
    pub what: FaultKind,
    /// The place where the fault shows.
    pub place: FaultPlace,
    /// The side that has the board or record; `None` if the fault lies between the players.
    pub side: Option<Side>,
    /// The half-move of the fault.
    pub ply: Option<usize>,
    /// The square that would be right.
    pub right: Option<String>,
    /// The square that was found instead.
    pub wrong: Option<String>,
}

/// The place where a fault shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultPlace {
    /// On a side's board.
    Board,
    /// In a side's record.
    Record,
    /// Between the two players.
    Between,
}

/// The article that makes something in an explanation irregular.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// The number of the explanation, 1 being the likeliest.
    pub explanation: usize,
    /// The article of the Kodeks.
    pub article: String,
}

impl Compared {
    pub(crate) fn of(found: &Comparison, variant: Variant) -> Compared {
        let report = &found.report;
        let parting = report.first_difference.as_ref();
        Compared {
            case: report.case.word().to_owned(),
            agreed: report.agreed_plies,
            parting: parting.map(|it| Parting {
                ply: it.ply,
                written: it.written.clone(),
            }),
            ply: report.proposal.ply,
            why: report.proposal.why.word().to_owned(),
            basis: report.basis.word().to_owned(),
            against: report.against.as_ref().map(Against::of),
            departs: BySide::from_fn(|side| {
                let departs = report.departures.get(side).as_ref()?;
                Some(Departed {
                    ply: departs.ply,
                    written: departs.written.clone(),
                    program: departs.program.clone(),
                })
            }),
            program: found.program.clone(),
            both_agreed: found.agreed.clone(),
            blame: report.blame().word().to_owned(),
            likeliest: report.likeliest().count(),
            explanations: shown(report)
                .map(|one| Explained {
                    faults: one
                        .faults
                        .iter()
                        .map(|it| Happened::of(it, variant))
                        .collect(),
                })
                .collect(),
            testimony: report
                .testimony
                .iter()
                .map(|it| Testimony {
                    first: it.first,
                    last: it.last,
                    written: it.written.clone(),
                    records: it.records,
                })
                .collect(),
        }
    }
}

impl Compared {
    /// True if there is a half-move to go back to.
    pub fn proposes(&self) -> bool {
        self.ply.is_some() && self.why != Why::NothingKnown.word()
    }

    /// True if the proposal is made by Kodeks VIII 3.1, from two records.
    pub fn is_by_two_records(&self) -> bool {
        self.basis == Basis::TwoRecords.word()
    }

    /// The moment at which both boards were seen to agree after so many half-moves.
    pub fn agreed_at(&self, plies: usize) -> Option<u64> {
        let found = self.both_agreed.iter().find(|it| it.plies == plies);
        found.map(|it| it.ms)
    }
}

impl Against {
    fn of(against: &reconcile::Against) -> Against {
        match against {
            reconcile::Against::Otherwise { ply, program, rest } => Against {
                ply: Some(*ply),
                program: Some(program.clone()),
                rest: *rest,
            },
            reconcile::Against::Later { rest } => Against {
                ply: None,
                program: None,
                rest: Some(*rest),
            },
        }
    }
}

impl Laid {
    pub(crate) fn all(report: &Report) -> Vec<Laid> {
        let articles = (1..).zip(shown(report)).flat_map(|(explanation, one)| {
            let articles = one.faults.iter().filter_map(|fault| fault.article);
            articles.map(move |article| Laid {
                explanation,
                article: article.to_owned(),
            })
        });
        articles.collect()
    }
}

fn shown(report: &Report) -> impl Iterator<Item = &Explanation> {
    report.explanations.iter().take(MOST)
}

impl Happened {
    fn of(fault: &Fault, variant: Variant) -> Happened {
        let name = |square: Square| variant.name(square).to_string();
        let (place, side) = match fault.place {
            Where::Board(side) => (FaultPlace::Board, Some(side)),
            Where::Record(side) => (FaultPlace::Record, Some(side)),
            Where::Between => (FaultPlace::Between, None),
        };
        Happened {
            what: fault.kind,
            place,
            side,
            ply: fault.ply,
            right: fault.squares.map(|(right, _)| name(right)),
            wrong: fault.squares.map(|(_, wrong)| name(wrong)),
        }
    }

    /// The place where the fault shows, for its sentence.
    pub fn place(&self) -> Where {
        match (self.place, self.side) {
            (FaultPlace::Board, Some(side)) => Where::Board(side),
            (FaultPlace::Record, Some(side)) => Where::Record(side),
            _ => Where::Between,
        }
    }
}
