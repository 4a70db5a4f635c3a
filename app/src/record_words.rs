//! The answer in sentences. They are read by an arbiter, on a screen or by a screen reader, so squares
//! and half-moves stand as records write them. The words themselves are in `locales/`.

use std::time::Duration;

use zgoda_game::notation::write_fen;
use zgoda_game::reconcile::{
    Explanation, Fault, Fix, Halt, Instruction, MAX_ENTRIES, Notice, Report, Where, Why,
};
use zgoda_game::{BySide, Piece, Square, SquareSet, Variant};
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::catalogue::Given::{self, Count, Text};

use crate::clock_words::written;
use crate::game_files::clipped;
use crate::sentence::{Says, Sentence};

/// How many explanations are said; the others are in the object for machines.
const SAID: usize = 3;

/// The words of one language.
#[derive(Debug)]
pub(crate) struct Words {
    catalogue: Catalogue,
    variant: Variant,
}

impl Says for Words {
    fn say(&self, sentence: &Sentence) -> String {
        self.catalogue.say(sentence)
    }
}

impl Words {
    pub(crate) fn new(language: Language, variant: Variant) -> Words {
        Words {
            catalogue: Catalogue::new(language),
            variant,
        }
    }

    /// The game whose squares it names.
    pub(crate) const fn variant(&self) -> Variant {
        self.variant
    }

    /// Everything, a sentence a line.
    pub(crate) fn report(&self, report: &Report, clocks: BySide<Option<Duration>>) -> Vec<String> {
        let mut lines =
            vec![self.text("reconcile-agreed", &[("plies", Count(report.agreed_plies))])];
        if let Some(first) = &report.first_difference {
            let other = self.text("reconcile-something-else", &[]);
            let said = first
                .written
                .clone()
                .map(|t| if t.is_empty() { other.clone() } else { t });
            lines.push(self.text(
                "reconcile-parting",
                &[
                    ("ply", Count(first.ply)),
                    ("white", Text(&said.white)),
                    ("black", Text(&said.black)),
                ],
            ));
        }
        lines.extend(self.unread(report));
        lines.extend(self.notices(report));
        lines.push(self.proposal(report));
        if report.proposal.why == Why::NothingKnown {
            return lines;
        }
        lines.push(write_fen(&report.proposal.setup));
        for (side, board) in report.boards.iter() {
            let Some(board) = board else { continue };
            let agrees = board.mend.is_empty();
            lines.push(self.text(
                "reconcile-board",
                &[
                    ("board", Text(side.word())),
                    ("agrees", Text(if agrees { "yes" } else { "no" })),
                ],
            ));
            let all = board.instructions();
            lines.extend(all.iter().map(|one| self.instruction(*one)));
        }
        let all = &report.explanations;
        for (side, entries) in report.struck.iter() {
            if !entries.is_empty() {
                lines.push(self.text(
                    "reconcile-struck",
                    &[
                        ("side", Text(side.word())),
                        ("entries", Text(&entries.join(" "))),
                    ],
                ));
            }
        }
        let ties = report.likeliest().count();
        if ties > 1 {
            lines.push(self.text("reconcile-tie", &[("count", Count(ties))]));
        }
        lines.extend(all.iter().take(SAID).enumerate().map(|(n, one)| {
            let what = self.explanation(one);
            let rank = if n == 0 { "first" } else { "further" };
            self.text(
                "reconcile-explained",
                &[("rank", Text(rank)), ("what", Text(&what))],
            )
        }));
        lines.extend(self.clocks("reconcile-clocks", clocks));
        lines.push(self.text("reconcile-arbiter-decides", &[]));
        lines
    }

    /// What both clocks show once the time of the correction is charged.
    pub(crate) fn charged(&self, clocks: BySide<Option<Duration>>) -> Option<String> {
        self.clocks("reconcile-clocks-charged", clocks)
    }

    fn clocks(&self, key: &str, clocks: BySide<Option<Duration>>) -> Option<String> {
        let known = clocks.white.is_some() || clocks.black.is_some();
        let unknown = self.text("reconcile-time-unknown", &[]);
        let times = clocks.map(|time| time.map_or_else(|| unknown.clone(), written));
        let given = [("white", Text(&times.white)), ("black", Text(&times.black))];
        known.then(|| self.text(key, &given))
    }

    pub(crate) fn proposal(&self, report: &Report) -> String {
        let proposal = &report.proposal;
        let why = self.text("reconcile-why", &[("why", Text(proposal.why.word()))]);
        self.text(
            "reconcile-proposal",
            &[
                (
                    "counted",
                    Text(if proposal.ply.is_some() { "yes" } else { "no" }),
                ),
                ("ply", Count(proposal.ply.unwrap_or_default())),
                ("turn", Text(proposal.setup.turn().word())),
                ("reason", Text(&why)),
            ],
        )
    }

    /// Every entry that nobody can read, a sentence each.
    fn unread(&self, report: &Report) -> Vec<String> {
        let mut lines = Vec::new();
        for (side, entries) in report.unread.iter() {
            lines.extend(entries.iter().map(|entry| {
                let text = clipped(&entry.text);
                self.text(
                    "reconcile-unread",
                    &[
                        ("side", Text(side.word())),
                        ("ply", Count(entry.ply)),
                        ("text", Text(&text)),
                    ],
                )
            }));
        }
        lines
    }

    /// What is to be known beside the answer.
    pub(crate) fn notices(&self, report: &Report) -> Vec<String> {
        report
            .notices
            .iter()
            .map(|notice| self.notice(notice))
            .collect()
    }

    fn notice(&self, notice: &Notice) -> String {
        match notice {
            Notice::DifferentStarts => self.text("reconcile-different-starts", &[]),
            Notice::BoardsAgainstRecords => self.text("reconcile-boards-against-records", &[]),
            Notice::OnlyOneRecord { side, from } => self.text(
                "reconcile-only-one-record",
                &[("side", Text(side.word())), ("ply", Count(*from))],
            ),
            Notice::CannotGoOn { ply, halt } => {
                let halt = match halt {
                    Halt::NothingStated => "nothing",
                    _ => "impossible",
                };
                self.text(
                    "reconcile-cannot-go-on",
                    &[("ply", Count(*ply)), ("halt", Text(halt))],
                )
            }
            Notice::Mended { ply, fix } => {
                let how = match fix {
                    Fix::Slip(_) => "slip",
                    Fix::Skipped(_) => "skipped",
                    Fix::Doubled(_) => "doubled",
                    Fix::Transposed(_) => "transposed",
                };
                self.text(
                    "reconcile-mended",
                    &[
                        ("ply", Count(*ply)),
                        ("how", Text(how)),
                        ("side", Text(fix.side().word())),
                    ],
                )
            }
            Notice::TooLong(side) => self.text(
                "reconcile-too-long",
                &[("side", Text(side.word())), ("count", Count(MAX_ENTRIES))],
            ),
            Notice::CutOff(side) => self.text("reconcile-cut-off", &[("side", Text(side.word()))]),
        }
    }

    /// One explanation: its faults, joined.
    pub(crate) fn explanation(&self, explanation: &Explanation) -> String {
        let faults: Vec<String> = explanation.faults.iter().map(|f| self.fault(f)).collect();
        faults.join("; ")
    }

    fn fault(&self, fault: &Fault) -> String {
        let mut parts = vec![self.text("reconcile-fault", &[("kind", Text(fault.kind.word()))])];
        parts.push(match fault.place {
            Where::Board(side) => self.text("board-where", &[("board", Text(side.word()))]),
            Where::Record(side) => self.text("reconcile-in-record", &[("side", Text(side.word()))]),
            Where::Between => self.text("reconcile-between", &[]),
        });
        if let Some(ply) = fault.ply {
            parts.push(self.text("reconcile-at-half-move", &[("ply", Count(ply))]));
        }
        if let Some((right, wrong)) = fault.squares {
            let (one, other) = (self.square(right), self.square(wrong));
            let squares = [("one", Text(&one)), ("other", Text(&other))];
            parts.push(match fault.place {
                Where::Between => self.text("reconcile-two-versions", &squares),
                _ if right == wrong => self.text("reconcile-square", &squares[..1]),
                _ => self.text("reconcile-instead", &squares),
            });
        }
        parts.extend(fault.article.map(str::to_owned));
        parts.join(", ")
    }

    pub(crate) fn square(&self, square: Square) -> String {
        self.variant.name(square).to_string()
    }

    /// One instruction.
    pub(crate) fn instruction(&self, instruction: Instruction) -> String {
        let (key, square, piece) = match instruction {
            Instruction::Turn => return self.text("reconcile-turn", &[]),
            Instruction::Remove(square) => ("mend-remove", square, None),
            Instruction::Place(square, piece) => ("mend-put", square, Some(piece)),
            Instruction::Look(squares, piece) => return self.look(squares, piece),
        };
        let square = self.square(square);
        let mut given = vec![("square", Text(&square))];
        given.extend(piece.map(|piece| ("piece", Text(piece.key()))));
        self.text(key, &given)
    }

    fn look(&self, squares: SquareSet, piece: Option<Piece>) -> String {
        let squares: Vec<String> = squares.into_iter().map(|s| self.square(s)).collect();
        let squares = squares.join(", ");
        let given = [
            ("squares", Text(squares.as_str())),
            ("piece", Text(piece.map_or("nothing", Piece::key))),
        ];
        self.text("reconcile-look", &given)
    }

    /// A message; one that is missing is said in other words, and a test finds it.
    pub(crate) fn text(&self, key: &str, given: &[(&'static str, Given<'_>)]) -> String {
        let (text, problems) = self.catalogue.written(key, given);
        for problem in problems {
            tracing::warn!("{problem}");
        }
        text
    }
}
