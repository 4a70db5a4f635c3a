// SPDX-License-Identifier: GPL-3.0-or-later
//! Puts the comparison of two records into sentences. An arbiter reads the sentences on a screen or with a screen reader, so
//! squares and half-moves are written as in records. Each sentence is a row of `record_words/line.rs`.

mod line;

use std::time::Duration;

use zgoda_game::notation::write_fen;
use zgoda_game::reconcile::{
    self, Against, Basis, Explanation, Fault, FaultKind, Instruction, MAX_ENTRIES, Notice, Report,
    UnreadWhat, Where, Why,
};
use zgoda_game::{BySide, Side, Square, Variant};
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;

use crate::clock_words::written;
use crate::plain::clipped;
use crate::sentence::{Row as _, Says, Sentence};
pub use line::{Line, Rank};

/// The number of explanations in the text; the JSON object has all of them.
const SAID: usize = 3;

/// The program's own evidence, which is used in addition to the two records. The program's record is never one of the two.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// The program's entries that no player's record has. Each has the number of the half-move, the half-move as PDN, and the
    /// moment.
    pub entries: Vec<(usize, String, String)>,
    /// The numbers of half-moves after which both boards were seen to agree, with their moments.
    pub agreed: Vec<(usize, String)>,
}

impl Beside {
    /// The moment at which both boards were seen to agree after this number of half-moves.
    fn agreed_at(&self, plies: usize) -> String {
        let found = self.agreed.iter().find(|(agreed, _)| *agreed == plies);
        found.map(|(_, at)| at.clone()).unwrap_or_default()
    }
}

/// The words of one language.
#[derive(Debug)]
pub struct Words {
    catalogue: Catalogue,
    variant: Variant,
}

impl Says for Words {
    fn say(&self, sentence: &Sentence) -> String {
        self.catalogue.say(sentence)
    }
}

impl Words {
    /// The words of a language, with the squares of a game.
    pub fn new(language: Language, variant: Variant) -> Words {
        Words {
            catalogue: Catalogue::new(language),
            variant,
        }
    }

    /// The game that gives the squares their names.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// All sentences of the comparison, one on each line.
    pub fn report(
        &self,
        report: &Report,
        clocks: BySide<Option<Duration>>,
        beside: &Beside,
    ) -> Vec<String> {
        let mut lines = vec![self.tell(&Line::Agreed {
            plies: report.agreed_plies,
        })];
        if let Some(first) = &report.first_difference {
            let said = first.written.clone();
            let said = said.map(|text| match text.is_empty() {
                true => self.tell(&Line::SomethingElse),
                false => text,
            });
            let ply = first.ply;
            lines.push(self.tell(&Line::Parting { ply, said }));
        }
        lines.extend(
            report
                .testimony
                .iter()
                .map(|it| self.tell(&testimony_line(it.first, it.last, &it.written, it.records))),
        );
        lines.extend(self.unread(report));
        lines.extend(self.notices(report));
        lines.extend(self.beside(report, beside));
        if report.basis == Basis::ArbiterDecides {
            lines.push(self.tell(&Line::NotByTheArticle));
        }
        lines.push(self.proposal(report));
        lines.extend(self.against(report, beside));
        if report.proposal.why == Why::NothingKnown {
            return lines;
        }
        lines.push(write_fen(&report.proposal.setup));
        for (side, board) in report.boards.iter() {
            let Some(board) = board else { continue };
            lines.push(self.tell(&Line::Board {
                board: side,
                agrees: board.mend.is_empty(),
            }));
            let all = board.instructions();
            lines.extend(all.iter().map(|one| self.instruction(*one)));
        }
        for (side, entries) in report.struck.iter() {
            if !entries.is_empty() {
                let entries = entries.clone();
                lines.push(self.tell(&Line::Struck { side, entries }));
            }
        }
        let count = report.likeliest().count();
        if count > 1 {
            lines.push(self.tell(&Line::Tie { count }));
        }
        let ranks = std::iter::once(Rank::First).chain(std::iter::repeat(Rank::Further));
        let said = ranks.zip(&report.explanations).take(SAID);
        lines.extend(said.map(|(rank, one)| {
            let what = self.explanation(one);
            self.tell(&Line::Explained { rank, what })
        }));
        let clocks = self.clocks(clocks);
        lines.extend(clocks.map(|times| self.tell(&Line::Clocks { times })));
        lines.push(self.tell(&Line::ArbiterDecides));
        lines
    }

    /// The times that both clocks show once the time of the correction is charged.
    pub fn charged(&self, clocks: BySide<Option<Duration>>) -> Option<String> {
        let times = self.clocks(clocks)?;
        Some(self.tell(&Line::ClocksCharged { times }))
    }

    /// A time in words, or the words for an unknown time.
    pub fn time(&self, time: Option<Duration>) -> String {
        time.map_or_else(|| self.tell(&Line::TimeUnknown), written)
    }

    /// Both times, if at least one of the times is known.
    fn clocks(&self, clocks: BySide<Option<Duration>>) -> Option<BySide<String>> {
        let known = clocks.white.is_some() || clocks.black.is_some();
        known.then(|| clocks.map(|time| self.time(time)))
    }

    /// The position that is proposed, and the reason.
    pub fn proposal(&self, report: &Report) -> String {
        let proposal = &report.proposal;
        let why = proposal.why.word().to_owned();
        self.tell(&Line::Proposal {
            ply: proposal.ply,
            turn: proposal.setup.turn(),
            reason: self.tell(&Line::Why { why }),
        })
    }

    /// The sentences about the program's evidence, and about the half-moves on which the records differ from it.
    fn beside(&self, report: &Report, beside: &Beside) -> Vec<String> {
        let departs = report.departures.iter();
        let departs = departs.filter_map(|(side, it)| Some((side, it.as_ref()?)));
        let departs = departs.map(|(side, it)| {
            let (written, program) = (&it.written, &it.program);
            self.departed(side, it.ply, written, program)
        });
        let mut lines: Vec<String> = departs.collect();
        if !beside.entries.is_empty() {
            let entries = beside.entries.iter();
            let moments = entries
                .map(|(ply, text, at)| format!("{ply} {text} ({at})"))
                .collect();
            lines.push(self.tell(&Line::Program { moments }));
        }
        if !beside.agreed.is_empty() {
            let agreed = beside.agreed.iter();
            let moments = agreed
                .map(|(plies, at)| format!("{plies} ({at})"))
                .collect();
            lines.push(self.tell(&Line::BothAgreed { moments }));
        }
        lines
    }

    /// The sentence about the half-move on which a record differs from the program's entries.
    fn departed(&self, side: Side, ply: usize, written: &str, program: &str) -> String {
        let or = |text: &str, otherwise: Line| match text {
            "" => self.tell(&otherwise),
            text => text.to_owned(),
        };
        self.tell(&Line::Departs {
            side,
            ply,
            written: or(written, Line::SomethingElse),
            program: or(program, Line::NothingWritten),
        })
    }

    /// The sentence about the contradiction between the proposal and the program's observations, if there is one.
    pub fn against(&self, report: &Report, beside: &Beside) -> Option<String> {
        Some(match report.against.clone()? {
            Against::Otherwise { ply, program, rest } => {
                let rest = rest.map(|rest| (rest, beside.agreed_at(rest)));
                self.tell(&contradicted_line(Some((ply, program)), rest))
            }
            Against::Later { rest } => {
                let rest = Some((rest, beside.agreed_at(rest)));
                self.tell(&contradicted_line(None, rest))
            }
        })
    }

    /// A sentence for each unreadable entry.
    fn unread(&self, report: &Report) -> Vec<String> {
        let sides = report.unread.iter();
        let all = sides.flat_map(|(side, entries)| entries.iter().map(move |it| (side, it)));
        all.map(|(side, entry)| {
            let (ply, text) = (entry.ply, clipped(&entry.text));
            self.tell(&match entry.what {
                UnreadWhat::HalfMove => Line::Unread { side, ply, text },
                UnreadWhat::NotShown => Line::NotShown { side, ply, text },
                UnreadWhat::Word => Line::Word { side, ply, text },
            })
        })
        .collect()
    }

    /// The sentences of the further notices for the arbiter.
    pub fn notices(&self, report: &Report) -> Vec<String> {
        let notices = report.notices.iter();
        notices.map(|it| self.tell(&notice_line(it))).collect()
    }

    /// The text of an explanation: the descriptions of its faults, joined.
    pub fn explanation(&self, explanation: &Explanation) -> String {
        let faults: Vec<String> = explanation.faults.iter().map(|f| self.fault(f)).collect();
        faults.join("; ")
    }

    fn fault(&self, fault: &Fault) -> String {
        let squares = fault
            .squares
            .map(|(right, wrong)| (self.square(right), self.square(wrong)));
        let parts = fault_parts(fault.kind, fault.place, fault.ply, squares);
        let mut parts: Vec<String> = parts.iter().map(|part| self.tell(part)).collect();
        parts.extend(fault.article.map(str::to_owned));
        parts.join(", ")
    }

    /// The name of a square.
    pub fn square(&self, square: Square) -> String {
        self.variant.name(square).to_string()
    }

    /// An instruction as a sentence.
    pub fn instruction(&self, instruction: Instruction) -> String {
        let name = |square| self.square(square);
        self.tell(&match instruction {
            Instruction::Turn => Line::Turn,
            Instruction::Remove(square) => Line::Remove {
                square: name(square),
            },
            Instruction::Place(square, piece) => Line::Put {
                square: name(square),
                piece,
            },
            Instruction::Look(squares, piece) => {
                let squares: Vec<String> = squares.into_iter().map(name).collect();
                let squares = squares.join(", ");
                Line::Look { squares, piece }
            }
        })
    }

    /// The text of a line.
    pub fn tell(&self, line: &Line) -> String {
        line.text(&self.catalogue)
    }
}

/// The line that tells the contents of the arbiter's own record, in addition to the two records.
pub fn testimony_line(
    ply: usize,
    to: usize,
    written: &str,
    records: BySide<reconcile::Says>,
) -> Line {
    if ply == to {
        let text = written.to_owned();
        Line::Testimony { ply, text, records }
    } else {
        Line::TestimonyFrom { ply, to, records }
    }
}

/// True if a proposal with this reason, given as the word in the record, follows from two records. The word does not tell if a
/// record left out half-moves before the proposed position.
pub(crate) fn follows_from_two_records(why: &str) -> bool {
    let all = [
        Why::RecordsAgree,
        Why::LastBeforeTheyPart,
        Why::OneVersionFits,
        Why::SamePosition,
    ];
    all.iter().any(|it| it.word() == why)
}

/// The line for the contradiction between a proposal and the program's observations. It has the half-move that differs in the
/// program's own record, and the number of half-moves after which both boards were last seen to agree, with the moment.
pub fn contradicted_line(
    otherwise: Option<(usize, String)>,
    rest: Option<(usize, String)>,
) -> Line {
    match (otherwise, rest) {
        (Some((ply, program)), Some((plies, at))) => Line::AgainstBoards {
            ply,
            program,
            plies,
            at,
        },
        (Some((ply, program)), None) => Line::Against { ply, program },
        (None, rest) => {
            let (plies, at) = rest.unwrap_or_default();
            Line::AgainstLater { plies, at }
        }
    }
}

/// The parts of a sentence about a fault: its kind, its place, its half-move and its squares.
pub fn fault_parts(
    kind: FaultKind,
    place: Where,
    ply: Option<usize>,
    squares: Option<(String, String)>,
) -> Vec<Line> {
    let shows = match place {
        Where::Board(board) => Line::OnBoard { board },
        Where::Record(side) => Line::InRecord { side },
        Where::Between => Line::Between,
    };
    let squares = squares.map(|(one, other)| match place {
        Where::Between => Line::TwoVersions { one, other },
        _ if one == other => Line::Square { one },
        _ => Line::Instead { one, other },
    });
    let ply = ply.map(|ply| Line::AtHalfMove { ply });
    let parts = [Some(Line::Fault { kind }), Some(shows), ply, squares];
    parts.into_iter().flatten().collect()
}

const fn notice_line(notice: &Notice) -> Line {
    match *notice {
        Notice::DifferentStarts => Line::DifferentStarts,
        Notice::BoardsAgainstRecords => Line::BoardsAgainstRecords,
        Notice::OnlyOneRecord { side, from } => Line::OnlyOneRecord { side, ply: from },
        Notice::CannotGoOn { ply, halt } => Line::CannotGoOn { ply, halt },
        Notice::LeftBlank { side, from, to } if from == to => Line::LeftBlank { side, ply: from },
        Notice::LeftBlank { side, from, to } => Line::LeftBlankFrom {
            side,
            ply: from,
            to,
        },
        Notice::Mended { ply, fix } => Line::Mended { ply, fix },
        Notice::TooLong(side) => Line::TooLong {
            side,
            count: MAX_ENTRIES,
        },
        Notice::CutOff(side) => Line::CutOff { side },
    }
}
