//! The answer in sentences. They are read by an arbiter, on a screen or by a screen reader, so squares
//! and half-moves stand as records write them. The words themselves are in `locales/`.

use std::time::Duration;

use zgoda_game::notation::write_fen;
use zgoda_game::reconcile::{
    Explanation, Fault, Fix, Halt, MAX_ENTRIES, Notice, Report, Where, Why,
};
use zgoda_game::{BySide, Kind, Piece, Side, Square, Variant};
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::catalogue::Given::{self, Count, Text};

use crate::clock_words::written;

/// How many explanations are said; the others are in the object for machines.
const SAID: usize = 3;

/// The words of one language.
#[derive(Debug)]
pub(crate) struct Words {
    catalogue: Catalogue,
    variant: Variant,
}

impl Words {
    pub(crate) fn new(language: Language, variant: Variant) -> Words {
        Words {
            catalogue: Catalogue::new(language),
            variant,
        }
    }

    /// Everything, a sentence a line.
    pub(crate) fn report(&self, report: &Report, clocks: BySide<Option<Duration>>) -> Vec<String> {
        let mut lines =
            vec![self.text("reconcile-agreed", &[("plies", Count(report.agreed_plies))])];
        if let Some(first) = &report.first_difference {
            let nothing = self.text("reconcile-nothing-written", &[]);
            let said = first
                .written
                .clone()
                .map(|t| if t.is_empty() { nothing.clone() } else { t });
            lines.push(self.text(
                "reconcile-parting",
                &[
                    ("ply", Count(first.ply)),
                    ("white", Text(&said.white)),
                    ("black", Text(&said.black)),
                ],
            ));
        }
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
            lines.extend(board.mend.remove.into_iter().map(|s| self.remove(s)));
            let places = board.mend.place.iter();
            lines.extend(places.map(|(square, piece)| self.place(*square, *piece)));
        }
        let all = &report.explanations;
        let best = all.first().map(|one| one.cost);
        let ties = all.iter().filter(|one| Some(one.cost) == best).count();
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
        if clocks.white.is_some() || clocks.black.is_some() {
            let unknown = self.text("reconcile-time-unknown", &[]);
            let times = clocks.map(|time| time.map_or_else(|| unknown.clone(), written));
            lines.push(self.text(
                "reconcile-clocks",
                &[("white", Text(&times.white)), ("black", Text(&times.black))],
            ));
        }
        lines.push(self.text("reconcile-arbiter-decides", &[]));
        lines
    }

    pub(super) fn proposal(&self, report: &Report) -> String {
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

    /// What is to be known beside the answer.
    pub(super) fn notices(&self, report: &Report) -> Vec<String> {
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
        }
    }

    /// One explanation: its faults, joined.
    pub(super) fn explanation(&self, explanation: &Explanation) -> String {
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

    pub(super) fn square(&self, square: Square) -> String {
        self.variant.name(square).to_string()
    }

    /// One instruction: take off.
    pub(super) fn remove(&self, square: Square) -> String {
        self.text("mend-remove", &[("square", Text(&self.square(square)))])
    }

    /// One instruction: put.
    pub(super) fn place(&self, square: Square, piece: Piece) -> String {
        let name = match (piece.side, piece.kind) {
            (Side::White, Kind::Man) => "white-man",
            (Side::White, Kind::King) => "white-king",
            (Side::Black, Kind::Man) => "black-man",
            (Side::Black, Kind::King) => "black-king",
        };
        self.text(
            "mend-put",
            &[
                ("square", Text(&self.square(square))),
                ("piece", Text(name)),
            ],
        )
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
