// SPDX-License-Identifier: GPL-3.0-or-later
//! The answer as one JSON object, for other programs.

use serde::Serialize;
use zgoda_game::notation::write_fen;
use zgoda_game::reconcile::{
    self, Against, BoardState, Explanation, Faces, Fix, Instruction, Report, Where,
};
use zgoda_game::{Piece, Side, Square, SquareSet};
use zgoda_record::clock_words::written;
use zgoda_record::plain::clipped;
use zgoda_record::record_words::{Beside, Words};

use super::clocks::Charged;

#[derive(Serialize)]
pub(super) struct Object {
    agreed_plies: usize,
    compatible_plies: usize,
    agreed_fen: String,
    agreed_position: Position,
    case: &'static str,
    first_difference: Option<Difference>,
    /// `two-records`: the proposal follows from Kodeks VIII 3.1; `arbiter-decides`: it does not (IV 2.20).
    basis: &'static str,
    /// The contradiction between the proposal and the program's entries, or boards that were seen to agree.
    against: Option<Contradicted>,
    /// The first half-move at which each record differs from the program's entries.
    departs: Vec<Departs>,
    /// The program's entries that no player's record has.
    program: Vec<ProgramEntry>,
    /// Every moment at which both boards were seen to agree.
    both_agreed: Vec<BothAgreed>,
    boards: Vec<Board>,
    explanations: Vec<Explained>,
    /// The number of explanations that are equally likely and likelier than all others.
    tied: usize,
    blame: &'static str,
    clocks: Option<Clocks>,
    steps: Vec<Step>,
    /// The half-moves that each record has after the agreed position. On paper they are struck out, but stay legible.
    struck: Struck,
    mended: Vec<Mended>,
    unread: Vec<Unread>,
    notices: Vec<String>,
}

#[derive(Serialize)]
struct Position {
    ply: Option<usize>,
    fen: String,
    why: &'static str,
    text: String,
}

#[derive(Serialize)]
struct Difference {
    ply: usize,
    white_record: String,
    black_record: String,
}

#[derive(Serialize)]
struct Contradicted {
    /// The number of the half-move for which the program has another entry.
    ply: Option<usize>,
    program: Option<String>,
    /// The number of half-moves after which both boards were last seen to agree.
    rest: Option<usize>,
    text: String,
}

#[derive(Serialize)]
struct Departs {
    by: &'static str,
    ply: usize,
    record: String,
    program: String,
}

#[derive(Serialize)]
struct ProgramEntry {
    ply: usize,
    text: String,
    at: String,
}

#[derive(Serialize)]
struct BothAgreed {
    plies: usize,
    at: String,
}

#[derive(Serialize)]
struct Board {
    side: &'static str,
    agrees: bool,
    /// The squares to be emptied. They are named for the board as it lies now, even if `steps` begin with turning it round.
    remove: Vec<String>,
    place: Vec<Placed>,
    /// True if it is shorter to turn the board round first. `steps` then begin with it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    turn: bool,
    /// Squares that a person must look at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    look: Vec<String>,
}

#[derive(Serialize)]
struct Placed {
    square: String,
    piece: &'static str,
}

#[derive(Serialize)]
struct Explained {
    text: String,
    kind: String,
    article: Option<&'static str>,
    cost: u32,
    faults: Vec<OneFault>,
}

#[derive(Serialize)]
struct OneFault {
    kind: &'static str,
    board: Option<&'static str>,
    record: Option<&'static str>,
    ply: Option<usize>,
    blamed: Option<&'static str>,
    article: Option<&'static str>,
}

#[derive(Serialize)]
struct Clocks {
    white: Option<String>,
    black: Option<String>,
    /// The readings of both clocks before the time of the correction was charged.
    #[serde(skip_serializing_if = "Option::is_none")]
    stored: Option<Box<Clocks>>,
}

impl Clocks {
    fn of(faces: Faces) -> Option<Clocks> {
        let known = faces.white.is_some() || faces.black.is_some();
        let times = faces.map(|time| time.map(written));
        known.then_some(Clocks {
            white: times.white,
            black: times.black,
            stored: None,
        })
    }
}

#[derive(Serialize)]
struct Step {
    side: &'static str,
    action: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<String>,
    /// The squares to look at, for the action `look`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    squares: Vec<String>,
    piece: Option<&'static str>,
    text: String,
}

#[derive(Serialize)]
struct Struck {
    white: Vec<String>,
    black: Vec<String>,
}

/// An entry of a record that cannot be read.
#[derive(Serialize)]
struct Unread {
    by: &'static str,
    ply: usize,
    text: String,
}

#[derive(Serialize)]
struct Mended {
    ply: usize,
    record: &'static str,
    how: &'static str,
}

pub(super) fn of(
    (report, beside): (&Report, &Beside),
    charged: Option<Charged>,
    words: &Words,
) -> Object {
    let mut clocks = Clocks::of(report.clocks);
    if let Some(by) = charged {
        let faces = reconcile::charged(report.clocks, by.time, by.charge);
        let stored = clocks.map(Box::new);
        clocks = Clocks::of(faces).map(|clocks| Clocks { stored, ..clocks });
    }
    Object {
        agreed_plies: report.agreed_plies,
        compatible_plies: report.compatible_plies,
        agreed_fen: write_fen(&report.agreed),
        agreed_position: Position {
            ply: report.proposal.ply,
            fen: write_fen(&report.proposal.setup),
            why: report.proposal.why.word(),
            text: words.proposal(report),
        },
        case: report.case.word(),
        first_difference: report.first_difference.as_ref().map(|first| Difference {
            ply: first.ply,
            white_record: first.written.white.clone(),
            black_record: first.written.black.clone(),
        }),
        basis: report.basis.word(),
        against: contradicted(report, beside, words),
        departs: departs(report),
        program: program(beside),
        both_agreed: both_agreed(beside),
        boards: boards(report, words),
        explanations: report
            .explanations
            .iter()
            .map(|explanation| explained(explanation, words))
            .collect(),
        tied: report.likeliest().count(),
        blame: report.blame().word(),
        clocks,
        steps: steps(report, words),
        struck: Struck {
            white: report.struck.white.clone(),
            black: report.struck.black.clone(),
        },
        mended: report.notices.iter().filter_map(mended).collect(),
        unread: unread(report),
        notices: words.notices(report),
    }
}

fn contradicted(report: &Report, beside: &Beside, words: &Words) -> Option<Contradicted> {
    let text = words.against(report, beside)?;
    Some(match report.against.as_ref()? {
        Against::Otherwise { ply, program, rest } => Contradicted {
            ply: Some(*ply),
            program: Some(program.clone()),
            rest: *rest,
            text,
        },
        Against::Later { rest } => Contradicted {
            ply: None,
            program: None,
            rest: Some(*rest),
            text,
        },
    })
}

fn departs(report: &Report) -> Vec<Departs> {
    let sides = report.departures.iter();
    let all = sides.filter_map(|(side, it)| {
        let it = it.as_ref()?;
        Some(Departs {
            by: side.word(),
            ply: it.ply,
            record: it.written.clone(),
            program: it.program.clone(),
        })
    });
    all.collect()
}

fn program(beside: &Beside) -> Vec<ProgramEntry> {
    let entries = beside.entries.iter().cloned();
    entries
        .map(|(ply, text, at)| ProgramEntry { ply, text, at })
        .collect()
}

fn both_agreed(beside: &Beside) -> Vec<BothAgreed> {
    let agreed = beside.agreed.iter().cloned();
    agreed.map(|(plies, at)| BothAgreed { plies, at }).collect()
}

fn unread(report: &Report) -> Vec<Unread> {
    let mut all = Vec::new();
    for (side, entries) in report.unread.iter() {
        all.extend(entries.iter().map(|entry| Unread {
            by: side.word(),
            ply: entry.ply,
            text: clipped(&entry.text),
        }));
    }
    all
}

fn boards(report: &Report, words: &Words) -> Vec<Board> {
    let known = report
        .boards
        .iter()
        .filter_map(|(side, board)| Some((side, board.as_ref()?)));
    known
        .map(|(side, board)| Board {
            side: side.word(),
            agrees: board.mend.is_empty(),
            remove: board
                .mend
                .remove
                .into_iter()
                .map(|s| words.square(s))
                .collect(),
            place: board
                .mend
                .place
                .iter()
                .map(|(square, piece)| Placed {
                    square: words.square(*square),
                    piece: piece.code(),
                })
                .collect(),
            turn: board.turned.is_some(),
            look: looks(board).map(|square| words.square(square)).collect(),
        })
        .collect()
}

fn looks(board: &BoardState) -> impl Iterator<Item = Square> {
    let mend = board.turned.as_ref().unwrap_or(&board.mend);
    mend.look.into_iter()
}

/// The instructions in their order, one board after the other: turning, removals, placements, then looks.
fn steps(report: &Report, words: &Words) -> Vec<Step> {
    let mut steps = Vec::new();
    for (side, board) in report.boards.iter() {
        let Some(board) = board else { continue };
        steps.extend(board.instructions().into_iter().map(|instruction| {
            let none = SquareSet::EMPTY;
            let (action, square, squares, piece) = match instruction {
                Instruction::Turn => ("turn", None, none, None),
                Instruction::Remove(square) => ("remove", Some(square), none, None),
                Instruction::Place(square, piece) => ("place", Some(square), none, Some(piece)),
                Instruction::Look(squares, piece) => ("look", None, squares, piece),
            };
            Step {
                side: side.word(),
                action,
                square: square.map(|square| words.square(square)),
                squares: squares.into_iter().map(|s| words.square(s)).collect(),
                piece: piece.map(Piece::code),
                text: words.instruction(instruction),
            }
        }));
    }
    steps
}

fn explained(explanation: &Explanation, words: &Words) -> Explained {
    let kinds: Vec<&str> = explanation.faults.iter().map(|f| f.kind.word()).collect();
    Explained {
        text: words.explanation(explanation),
        kind: kinds.join("+"),
        article: explanation.faults.iter().find_map(|fault| fault.article),
        cost: explanation.cost,
        faults: explanation
            .faults
            .iter()
            .map(|fault| OneFault {
                kind: fault.kind.word(),
                board: match fault.place {
                    Where::Board(side) => Some(side.word()),
                    _ => None,
                },
                record: match fault.place {
                    Where::Record(side) => Some(side.word()),
                    _ => None,
                },
                ply: fault.ply,
                blamed: fault.blamed.map(Side::word),
                article: fault.article,
            })
            .collect(),
    }
}

fn mended(notice: &zgoda_game::reconcile::Notice) -> Option<Mended> {
    let zgoda_game::reconcile::Notice::Mended { ply, fix } = notice else {
        return None;
    };
    Some(Mended {
        ply: *ply,
        record: fix.side().word(),
        how: match fix {
            Fix::Slip(_) => "slip",
            Fix::Skipped(_) => "skipped",
            Fix::Doubled(_) => "doubled",
            Fix::Copied(..) => "copied",
            Fix::Beside(_) => "beside",
            Fix::Transposed(_) => "transposed",
        },
    })
}
