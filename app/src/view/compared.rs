//! What comparing the records and boards found last, until play goes on: where the records part, and what may have happened,
//! likeliest first.
//!
//! By which article something would be irregular is muted (`muted.explained`): what is told here is what the difference of
//! the boards shows by itself.

use serde::{Deserialize, Serialize};
use zgoda_game::reconcile::{self, Basis, Explanation, Fault, FaultKind, Report, Says, Where, Why};
use zgoda_game::{BySide, Side, Square, Variant};

/// So many explanations are shown at most; those behind are far less likely.
const MOST: usize = 8;

/// The comparison, and the program's evidence beside it.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The findings.
    pub report: Report,
    /// The program's entries that no player's record has.
    pub program: Vec<ProgramEntry>,
    /// Every moment at which both boards were seen to agree.
    pub agreed: Vec<BothAgreed>,
}

/// An entry of the program: evidence beside the records, and none of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramEntry {
    /// The half-move.
    pub ply: usize,
    /// As PDN.
    pub pdn: String,
    /// The moment at which it was written down, in milliseconds since the program started that wrote it.
    pub ms: Option<u64>,
}

/// Both boards were seen to agree with the program's entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BothAgreed {
    /// The number of half-moves.
    pub plies: usize,
    /// The moment at which the later of them agreed, in milliseconds since the program started that saw it.
    pub ms: u64,
}

/// The contradiction of the proposal by what was seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Against {
    /// The half-move of which the program has something else; none where both boards only agreed further on.
    pub ply: Option<usize>,
    /// Its half-move there.
    pub program: Option<String>,
    /// The last number of half-moves behind which both boards were seen to agree.
    pub rest: Option<usize>,
}

/// The half-move on which a record parts from the program's entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departed {
    /// The half-move.
    pub ply: usize,
    /// The record's half-move there; nothing where nobody wrote one down.
    pub written: String,
    /// The program's half-move there; nothing where it has none.
    pub program: String,
}

/// What comparing found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// `A`, `B` or `C`.
    pub case: String,
    /// Half-moves on which both records agree.
    pub agreed: usize,
    /// Where they part first.
    pub parting: Option<Parting>,
    /// After which half-move it is proposed to go on, where a record counts them.
    pub ply: Option<usize>,
    /// Why there.
    pub why: String,
    /// `two-records`: by Kodeks VIII 3.1; `arbiter-decides`: not by it, because there are no two records (IV 2.20).
    pub basis: String,
    /// The contradiction by what was seen.
    pub against: Option<Against>,
    /// The half-move on which each record parts from the program's entries.
    pub departs: BySide<Option<Departed>>,
    /// The program's entries that no player's record has.
    pub program: Vec<ProgramEntry>,
    /// Every moment at which both boards were seen to agree.
    pub both_agreed: Vec<BothAgreed>,
    /// Whom the likeliest explanations lay it to: `white`, `black`, `both`, or `not-decidable`.
    pub blame: String,
    /// So many explanations are equally likely and before all others.
    pub likeliest: usize,
    /// What may have happened, likeliest first.
    pub explanations: Vec<Explained>,
    /// What the arbiter's own record says beside the two, in the order of the game.
    pub testimony: Vec<Testimony>,
}

/// What the arbiter's own record says (Kodeks IV 2.15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Testimony {
    /// The first half-move of it.
    pub first: usize,
    /// The last one.
    pub last: usize,
    /// What was written down on the first.
    pub written: String,
    /// What each player's record has there.
    pub records: BySide<Says>,
}

/// The first half-move on which the records part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parting {
    /// Which.
    pub ply: usize,
    /// What each record has there; nothing where it has something that nobody wrote down.
    pub written: BySide<String>,
}

/// One explanation: what happened, or several things at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explained {
    /// What.
    pub faults: Vec<Happened>,
}

/// Something that may have happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Happened {
    /// What.
    pub what: FaultKind,
    /// Where it shows.
    pub place: FaultPlace,
    /// On whose board or in whose record, where it is one side's.
    pub side: Option<Side>,
    /// On which half-move.
    pub ply: Option<usize>,
    /// The square that should be.
    pub right: Option<String>,
    /// The one that is.
    pub wrong: Option<String>,
}

/// Where it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultPlace {
    /// On a board.
    Board,
    /// In a record.
    Record,
    /// Between the two players.
    Between,
}

/// By which article an explanation has something irregular in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Which explanation, 1 being the likeliest.
    pub explanation: usize,
    /// The article.
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
    /// True if there is something to go back to.
    pub(crate) fn proposes(&self) -> bool {
        self.ply.is_some() && self.why != Why::NothingKnown.word()
    }

    /// True if this is proposed by the article.
    pub(crate) fn is_by_two_records(&self) -> bool {
        self.basis == Basis::TwoRecords.word()
    }

    /// The moments at which both boards were seen to agree behind so many half-moves.
    pub(crate) fn agreed_at(&self, plies: usize) -> Option<u64> {
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

    /// Where it shows, for its sentence.
    pub(crate) fn place(&self) -> Where {
        match (self.place, self.side) {
            (FaultPlace::Board, Some(side)) => Where::Board(side),
            (FaultPlace::Record, Some(side)) => Where::Record(side),
            _ => Where::Between,
        }
    }
}
