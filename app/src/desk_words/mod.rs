//! What the arbiter's desk is shown, in sentences for the screen or screen reader the arbiter works
//! with. Half-moves stand as records write them. Nothing of this is spoken, and nobody else may know
//! it.

use std::time::Duration;

use zgoda_game::claims::Claimed;
use zgoda_game::clock::{Duty, TimeTrouble};
use zgoda_game::reconcile::Report;
use zgoda_game::{BySide, DrawRule, Side, Variant};
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::catalogue::Given::{self, Count, Text};
use zgoda_speech::{Language, Message, Phrasebook, Style};

use crate::clock_words::written as clock;
use crate::record::Slip;
use crate::record::event::{ClockGap, FindingWord};
use crate::record_words::Words;
use crate::sentence::{Row as _, Says, Sentence};
use crate::session::desk::note::DeskNote;
use crate::session::view::{
    ArbiterView, BoardStateWord, Claim, Ended, Matter, RuleCount, Sides, What,
};

/// The words of one language.
#[derive(Debug)]
pub struct DeskWords {
    records: Words,
    /// For what a player would hear in the same words.
    spoken: Phrasebook,
}

impl Says for DeskWords {
    fn say(&self, sentence: &Sentence) -> String {
        self.records.say(sentence)
    }
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
    pub(crate) fn open(&self, view: &ArbiterView) -> Vec<String> {
        let boards = view.public.boards.iter();
        let differing = boards.filter(|board| board.state == BoardStateWord::Differs);
        let differing = differing.map(|board| {
            let board = match BoardOf::from(board.board) {
                BoardOf::Side(side) => side.word(),
                BoardOf::Shared => "shared",
            };
            self.text("desk-board-differs", &[("board", Text(board))])
        });
        let irregular = view.muted.irregular.iter().map(|it| {
            let given = [ply(it.ply), ("article", Text(&it.article))];
            self.text("desk-irregular", &given)
        });
        let parts = |matter: &&Matter| matter.what == What::RepeatedOtherwise;
        let matters = || view.open.matters.iter();
        let parted = matters().filter(parts).map(|it| self.matter(it));
        let others = matters().filter(|it| !parts(it));
        let crown = view.muted.crown_missing;
        let crown = crown.map(|at| (at, self.text("desk-crown-missing", &[ply(at)])));
        let mut others: Vec<_> = others.map(|it| (it.ply, self.matter(it))).collect();
        let offer = matters().any(|it| matches!(it.what, What::DrawOffered { .. }));
        // An offer is the last of all.
        let offer = offer.then(|| others.pop()).flatten();
        others.extend(crown);
        others.sort_by_key(|(ply, _)| *ply);
        let others = others.into_iter().chain(offer).map(|(_, text)| text);
        let slips = Side::ALL.map(|side| (side, *view.open.slips.get(side)));
        let slips = slips.into_iter().filter(|(_, count)| *count > 0);
        let slips = slips.map(|(side, count)| self.slip_count(side, count));
        // Boards or records that differ come first: until they agree nobody can say what was irregular.
        let lines = differing.chain(parted).chain(irregular).chain(others);
        lines.chain(slips).collect()
    }

    fn matter(&self, matter: &Matter) -> String {
        let ply = ply(matter.ply);
        match &matter.what {
            What::RepeatedOtherwise => self.text("desk-repeated-otherwise", &[ply]),
            What::AnnouncedOtherwise { said } => {
                self.text("desk-announced-otherwise", &[ply, ("said", Text(said))])
            }
            What::Demanded { by } => {
                let by = Side::from(*by).word();
                self.text("desk-demanded", &[ply, ("by", Text(by))])
            }
            What::DrawOffered { by } => {
                let by = Side::from(*by).word();
                self.text("desk-draw-offered", &[ply, ("by", Text(by))])
            }
        }
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
    pub(crate) fn offered(&self, gap: &ClockGap, choice: &bool) -> Vec<String> {
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
        if *choice && gap.offered.len() > 1 {
            lines.push(self.text("desk-clock-choose", &[]));
        }
        lines
    }

    /// A claim with what speaks for it.
    pub(crate) fn claim(&self, claim: &Claim) -> Vec<String> {
        let what = Claimed::from(claim.what);
        let mut lines = vec![self.text(
            "desk-claim",
            &[
                ("side", Text(Side::from(claim.by).word())),
                ("what", Text(what.word())),
                ("ply", Count(claim.ply)),
            ],
        )];
        lines.push(self.text(
            "desk-claim-when",
            &[
                ("own", Text(yes(claim.in_own_time))),
                ("gaps", Count(claim.gaps)),
            ],
        ));
        if what != Claimed::Flag {
            lines.extend(self.counted(claim));
            lines.extend(
                claim.other_tempo.map(|holds| {
                    self.text("desk-claim-other-tempo", &[("holds", Text(yes(holds)))])
                }),
            );
        }
        if let Some(left) = &claim.left_ms {
            let left = BySide::from_fn(|side| Duration::from_millis(*left.get(side)));
            lines.push(self.both("desk-claim-clocks", left));
            for side in Side::ALL {
                if *claim.flags.get(side) {
                    lines.push(self.text("desk-claim-flag", &[("side", Text(side.word()))]));
                }
            }
        }
        let finding = match claim.finding {
            FindingWord::Proven => "desk-claim-proven",
            FindingWord::ProvenOtherwise => "desk-claim-proven-otherwise",
            FindingWord::NotProven => "desk-claim-not-proven",
            FindingWord::MustCapture => "desk-claim-must-capture",
            FindingWord::ArbitersCall => "desk-claim-arbiters-call",
        };
        lines.push(match &claim.result {
            Some(result) => self.result(finding, result),
            None => self.text(finding, &[]),
        });
        lines
    }

    /// What was counted, and what stands on the board.
    fn counted(&self, claim: &Claim) -> Vec<String> {
        let mut lines = Vec::new();
        let plies: Vec<String> = claim.occurred.iter().map(u32::to_string).collect();
        lines.push(self.text(
            "desk-claim-occurred",
            &[
                ("count", Count(plies.len())),
                ("plies", Text(&plies.join(" "))),
            ],
        ));
        let repetition = DrawRule::ThirdOccurrence.word();
        let running = |it: &&RuleCount| it.rule != repetition && it.made > 0;
        for count in claim.counts.iter().filter(running) {
            lines.push(self.text(
                "desk-claim-count",
                &[
                    ("cause", Text(&count.rule)),
                    ("made", Count(count.made.into())),
                    ("limit", Count(count.limit.into())),
                    ("article", Text(&count.article)),
                ],
            ));
        }
        let Sides { white, black } = claim.material;
        lines.push(self.text(
            "desk-claim-material",
            &[
                ("white-men", Count(white.men)),
                ("white-kings", Count(white.kings)),
                ("white", Count(white.worth)),
                ("black-men", Count(black.men)),
                ("black-kings", Count(black.kings)),
                ("black", Count(black.worth)),
            ],
        ));
        lines
    }

    /// A sentence about a result.
    fn result(&self, id: &str, ended: &Ended) -> String {
        self.text(
            id,
            &[
                ("result", Text(&ended.result)),
                ("cause", Text(&ended.cause)),
                ("article", Text(&ended.article)),
            ],
        )
    }

    fn text(&self, id: &str, given: &[(&'static str, Given<'_>)]) -> String {
        self.records.text(id, given)
    }
}

fn ply(ply: u32) -> (&'static str, Given<'static>) {
    ("ply", Count(usize::try_from(ply).unwrap_or(usize::MAX)))
}

const fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence::examples::each_is_one_sentence;

    #[test]
    fn every_sentence_has_what_it_asks_for() {
        let examples = DeskNote::examples();
        assert!(examples.len() > 80, "{}", examples.len());
        each_is_one_sentence(&examples, |language| {
            DeskWords::new(language, Variant::International)
        });
    }
}
