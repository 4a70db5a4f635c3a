//! What the arbiter's desk is shown, in sentences for the screen he works at or for his screen reader.
//! Half-moves stand as records write them. Nothing of this is spoken, and nobody else may know it.

pub(crate) mod shown;
#[cfg(test)]
pub(crate) mod tests;

use std::time::Duration;

use zgoda_game::claims::{Applies, Claimed, Evidence, Finding};
use zgoda_game::clock::{Duty, TimeTrouble};
use zgoda_game::reconcile::Report;
use zgoda_game::{BySide, DrawCount, DrawRule, GameResult, Side, Variant};
use zgoda_speech::announcement::{BoardOf, Switch};
use zgoda_speech::catalogue::Given::{self, Count, Text};
use zgoda_speech::{Language, Message, Phrasebook, Style};

use crate::clock_words::written as clock;
use crate::record::Slip;
use crate::record::event::ClockGap;
use crate::record_words::Words;
use crate::session::desk::note::{ClaimNote, DeskNote, Matter, Open};
pub(crate) use shown::{Sentence, Shown};

/// The words of one language.
#[derive(Debug)]
pub struct DeskWords {
    records: Words,
    /// For what a player would hear in the same words.
    spoken: Phrasebook,
}

impl DeskWords {
    /// The words of `language` for `variant`.
    #[must_use]
    pub fn new(language: Language, variant: Variant) -> DeskWords {
        DeskWords {
            records: Words::new(language, variant),
            spoken: Phrasebook::new(language, variant, Style::default()),
        }
    }

    /// A sentence a line.
    #[must_use]
    pub fn lines(&self, note: &DeskNote) -> Vec<String> {
        note.lines(self)
    }

    /// One sentence with what it is given.
    pub(crate) fn sentence(&self, id: &str, given: &Sentence) -> String {
        self.text(id, &given.given())
    }

    // Notes of several sentences; a row of the notes names them behind `by`.

    pub(crate) fn compared(
        &self,
        report: &Report,
        clocks: &BySide<Option<Duration>>,
        rest: &Option<usize>,
    ) -> Vec<String> {
        let rest = rest.map(|rest| self.text("desk-rest", &[("ply", Count(rest))]));
        let report = self.records.report(report, *clocks);
        rest.into_iter().chain(report).collect()
    }

    pub(crate) fn clock_gap(
        &self,
        lost: &Duration,
        kept: &BySide<Duration>,
        charged: &BySide<Duration>,
    ) -> Vec<String> {
        vec![
            self.text("desk-clock-gap", &[("lost", Text(&clock(*lost)))]),
            self.both("desk-clock-kept", *kept),
            self.both("desk-clock-with-it", *charged),
        ]
    }

    pub(crate) fn clocks_disagree(
        &self,
        ours: &BySide<Duration>,
        theirs: &BySide<Duration>,
    ) -> Vec<String> {
        vec![
            self.both("desk-clocks-disagree", *theirs),
            self.both("desk-clock-counted", *ours),
        ]
    }

    pub(crate) fn flag(&self, side: &Side, moves: &u32, first: &Option<Side>) -> Vec<String> {
        let moves = usize::try_from(*moves).unwrap_or(usize::MAX);
        let given = [("side", Text(side.word())), ("moves", Count(moves))];
        let mut lines = vec![self.text("desk-flag", &given)];
        if let Some(first) = first.filter(|first| first != side) {
            let given = [("side", Text(first.word()))];
            lines.push(self.text("desk-flag-first", &given));
        }
        lines
    }

    /// What a player would hear.
    pub(crate) fn board(&self, message: &Message) -> Vec<String> {
        vec![self.spoken.words(message).text]
    }

    /// What is open; nothing to tell where nothing is.
    pub(crate) fn open(&self, open: &Open) -> Vec<String> {
        let differing = open.differing.iter().map(|of| {
            let board = match of {
                BoardOf::Side(side) => side.word(),
                BoardOf::Shared => "shared",
            };
            self.text("desk-board-differs", &[("board", Text(board))])
        });
        let slips = open.slips.iter().filter(|(_, count)| **count > 0);
        let slips = slips.map(|(side, count)| self.slip_count(side, *count));
        let irregular = open.irregular.iter().map(|(ply, article)| {
            let ply = usize::try_from(*ply).unwrap_or(usize::MAX);
            let given = [("ply", Count(ply)), ("article", Text(article))];
            self.text("desk-irregular", &given)
        });
        let matter = |(ply, matter): &(u32, Matter)| {
            let ply = ("ply", Count(usize::try_from(*ply).unwrap_or(usize::MAX)));
            match matter {
                Matter::RepeatedOtherwise => self.text("desk-repeated-otherwise", &[ply]),
                Matter::AnnouncedOtherwise(said) => {
                    self.text("desk-announced-otherwise", &[ply, ("said", Text(said))])
                }
                Matter::Demanded(by) => self.text("desk-demanded", &[ply, ("by", Text(by.word()))]),
                Matter::DrawOffered(by) => {
                    self.text("desk-draw-offered", &[ply, ("by", Text(by.word()))])
                }
                Matter::CrownMissing => self.text("desk-crown-missing", &[ply]),
            }
        };
        let first = |(_, it): &&(u32, Matter)| *it == Matter::RepeatedOtherwise;
        let parted = open.matters.iter().filter(first).map(matter);
        let others = open.matters.iter().filter(|it| !first(it)).map(matter);
        // Boards or records that differ come first: until they agree nobody can say what was irregular.
        let lines = differing.chain(parted).chain(irregular).chain(others);
        lines.chain(slips).collect()
    }

    pub(crate) fn slips(&self, slips: &[Slip]) -> Vec<String> {
        if slips.is_empty() {
            return vec![self.text("desk-no-slips", &[])];
        }
        let counts = Side::ALL.map(|side| {
            let count = slips.iter().filter(|slip| slip.side == side).count();
            self.slip_count(side, count)
        });
        let each = slips.iter().map(|slip| {
            self.text(
                "desk-slip",
                &[
                    (
                        "ply",
                        Count(usize::try_from(slip.ply).unwrap_or(usize::MAX)),
                    ),
                    ("side", Text(slip.side.word())),
                    ("was", Text(&slip.was)),
                    ("is", Text(&slip.now)),
                    (
                        "after",
                        Count(usize::try_from(slip.after.as_millis()).unwrap_or(usize::MAX)),
                    ),
                ],
            )
        });
        let sanctions = self.text("desk-sanctions", &[]);
        counts.into_iter().chain(each).chain([sanctions]).collect()
    }

    fn slip_count(&self, side: Side, count: usize) -> String {
        let given = [("side", Text(side.word())), ("count", Count(count))];
        self.text("desk-slip-count", &given)
    }

    /// What a side has to do; nothing where there is nothing.
    fn duty(&self, side: Side, duty: Duty) -> Vec<String> {
        let side = ("side", Text(side.word()));
        let quota = duty.to_make.map(|moves| {
            let moves = usize::try_from(moves).unwrap_or(usize::MAX);
            self.text("desk-quota", &[side, ("moves", Count(moves))])
        });
        let trouble =
            (duty.trouble == TimeTrouble::Yes).then(|| self.text("desk-trouble", &[side]));
        quota.into_iter().chain(trouble).collect()
    }

    /// Both clocks, what was charged and used, and what each side has to do.
    pub(crate) fn clocks(
        &self,
        readings: &BySide<Option<Duration>>,
        used: &Option<BySide<Duration>>,
        charged: &BySide<Duration>,
        duties: &Option<BySide<Duty>>,
    ) -> Vec<String> {
        let unknown = self.text("reconcile-time-unknown", &[]);
        let left = readings.map(|time| time.map_or_else(|| unknown.clone(), clock));
        let mut lines = vec![self.text(
            "desk-clocks",
            &[("white", Text(&left.white)), ("black", Text(&left.black))],
        )];
        for (side, time) in charged.iter() {
            if !time.is_zero() {
                let time = clock(*time);
                let given = [("side", Text(side.word())), ("time", Text(&time))];
                lines.push(self.text("desk-charged", &given));
            }
        }
        lines.extend(used.map(|used| self.both("desk-clocks-used", used)));
        for (side, duty) in duties.iter().flat_map(BySide::iter) {
            lines.extend(self.duty(side, *duty));
        }
        lines
    }

    /// A sentence about both sides' times.
    fn both(&self, id: &str, times: BySide<Duration>) -> String {
        let times = times.map(clock);
        let given = [("white", Text(&times.white)), ("black", Text(&times.black))];
        self.text(id, &given)
    }

    /// The readings from which a clock may go on, by number.
    pub(crate) fn offered(&self, gap: &ClockGap, choice: &Switch) -> Vec<String> {
        let lost = gap.lost_ms.map(Duration::from_millis).map(clock);
        let running = gap.running.map_or("nobody", |side| Side::from(side).word());
        let mut lines = vec![self.text(
            "desk-clock-away",
            &[
                ("side", Text(running)),
                ("known", Text(if lost.is_some() { "yes" } else { "no" })),
                ("lost", Text(&lost.unwrap_or_default())),
            ],
        )];
        for (number, offered) in (1..).zip(&gap.offered) {
            let left = offered.left().map(clock);
            lines.push(self.text(
                "desk-clock-offered",
                &[
                    ("number", Count(number)),
                    ("what", Text(offered.what.word())),
                    ("white", Text(&left.white)),
                    ("black", Text(&left.black)),
                ],
            ));
        }
        if *choice == Switch::On && gap.offered.len() > 1 {
            lines.push(self.text("desk-clock-choose", &[]));
        }
        lines
    }

    /// A claim with what speaks for it.
    pub(crate) fn claim(&self, claim: &ClaimNote) -> Vec<String> {
        let evidence = &claim.evidence;
        let mut lines = vec![self.text(
            "desk-claim",
            &[
                ("side", Text(evidence.by.word())),
                ("what", Text(evidence.claimed.word())),
                ("ply", Count(claim.ply)),
            ],
        )];
        // His time lasts until his press, also where he has moved.
        let within = evidence.clock.and_then(|clock| clock.within);
        let on_move = within.map_or(evidence.position.turn(), |(side, _)| side);
        let own = on_move == evidence.by;
        lines.push(self.text(
            "desk-claim-when",
            &[
                ("own", Text(if own { "yes" } else { "no" })),
                ("gaps", Count(claim.gaps)),
            ],
        ));
        if evidence.claimed != Claimed::Flag {
            lines.extend(self.counted(evidence));
            lines.extend(evidence.other_tempo.map(|holds| {
                let holds = if holds == Applies::Yes { "yes" } else { "no" };
                self.text("desk-claim-other-tempo", &[("holds", Text(holds))])
            }));
        }
        if let Some(times) = &evidence.clock {
            lines.push(self.both("desk-claim-clocks", times.left()));
            for side in Side::ALL {
                if times.sides.get(side).flag.is_some() {
                    lines.push(self.text("desk-claim-flag", &[("side", Text(side.word()))]));
                }
            }
        }
        lines.push(match evidence.finding {
            Finding::Proven(result) => self.result("desk-claim-proven", result),
            Finding::ProvenOtherwise(result) => self.result("desk-claim-proven-otherwise", result),
            Finding::NotProven => self.text("desk-claim-not-proven", &[]),
            Finding::MustCapture => self.text("desk-claim-must-capture", &[]),
            Finding::ArbitersCall(ending) => {
                self.result("desk-claim-arbiters-call", GameResult::plain(ending))
            }
        });
        lines
    }

    /// What was counted, and what stands on the board.
    fn counted(&self, evidence: &Evidence) -> Vec<String> {
        let mut lines = Vec::new();
        let plies: Vec<String> = evidence.occurred.iter().map(u32::to_string).collect();
        lines.push(self.text(
            "desk-claim-occurred",
            &[
                ("count", Count(plies.len())),
                ("plies", Text(&plies.join(" "))),
            ],
        ));
        let running = |it: &&DrawCount| it.rule != DrawRule::ThirdOccurrence && it.made > 0;
        for count in evidence.counts.iter().filter(running) {
            lines.push(self.text(
                "desk-claim-count",
                &[
                    ("cause", Text(count.rule.word())),
                    ("made", Count(count.made.into())),
                    ("limit", Count(count.limit.into())),
                    ("article", Text(count.rule.article())),
                ],
            ));
        }
        let material = &evidence.material;
        lines.push(self.text(
            "desk-claim-material",
            &[
                ("white-men", Count(material.men.white)),
                ("white-kings", Count(material.kings.white)),
                ("white", Count(material.worth(Side::White))),
                ("black-men", Count(material.men.black)),
                ("black-kings", Count(material.kings.black)),
                ("black", Count(material.worth(Side::Black))),
            ],
        ));
        lines
    }

    /// A sentence about a result.
    fn result(&self, id: &str, result: GameResult) -> String {
        let ending = result.ending();
        self.text(
            id,
            &[
                ("result", Text(&result.to_string())),
                ("cause", Text(ending.word())),
                ("article", Text(ending.article())),
            ],
        )
    }

    fn text(&self, id: &str, given: &[(&'static str, Given<'_>)]) -> String {
        self.records.text(id, given)
    }
}
