// SPDX-License-Identifier: GPL-3.0-or-later
//! The sentences that the arbiter's desk is shown, for the screen or screen reader with which the arbiter works.
//! Half-moves are written as in records. The sentences are for the arbiter alone, and the program speaks none of them.
//! This module makes the notes that have several sentences, which are rows of `line.rs`.

mod line;
pub mod note;
mod shown;

use std::time::Duration;

use zgoda_game::claims::Claimed;
use zgoda_game::clock::{Duty, TimeTrouble};
use zgoda_game::{BySide, DrawRule, Side, Variant};
use zgoda_record::Slip;
use zgoda_record::clock_words::written;
use zgoda_record::event::{ClockGap, FindingKind};
use zgoda_record::record_words::{Beside, Words};
use zgoda_record::sentence::{Row as _, Says, Sentence};
use zgoda_speech::{Language, Message, Phrasebook, Style};

use crate::desk_words::note::DeskNote;
use crate::view::{ArbiterView, BoardNow, Claim, Comparison, Matter, RuleCount, What};
use line::Line;

/// The words of one language.
#[derive(Debug)]
pub struct DeskWords {
    records: Words,
    /// The phrases for notes in the words that a player would hear.
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

    /// The sentences of the note, each as a line.
    #[must_use]
    pub fn lines(&self, note: &DeskNote) -> Vec<String> {
        note.lines(self)
    }

    fn all(&self, lines: impl IntoIterator<Item = Line>) -> Vec<String> {
        lines.into_iter().map(|line| line.text(self)).collect()
    }

    // The functions for notes of several sentences. The row of such a note names its function after `by`.

    pub(crate) fn compared(
        &self,
        found: &Comparison,
        clocks: &BySide<Option<Duration>>,
        rest: &Option<usize>,
    ) -> Vec<String> {
        let mut lines = self.all(rest.map(|ply| Line::Rest { ply }));
        let beside = beside(found);
        lines.extend(self.records.report(&found.report, *clocks, &beside));
        lines
    }

    pub(crate) fn seen_against(&self, found: &Comparison) -> Vec<String> {
        let against = self.records.against(&found.report, &beside(found));
        against.into_iter().collect()
    }

    pub(crate) fn ask_against(&self, found: &Comparison) -> Vec<String> {
        let mut lines = self.seen_against(found);
        lines.extend(self.all([Line::AllTheSame]));
        lines
    }

    pub(crate) fn clock_gap(
        &self,
        lost: &Duration,
        kept: &BySide<Duration>,
        charged: &BySide<Duration>,
    ) -> Vec<String> {
        self.all([
            Line::Gap { lost: *lost },
            Line::Kept { times: *kept },
            Line::WithIt { times: *charged },
        ])
    }

    pub(crate) fn clocks_disagree(
        &self,
        ours: &BySide<Duration>,
        theirs: &BySide<Duration>,
    ) -> Vec<String> {
        self.all([
            Line::Disagree { times: *theirs },
            Line::Counted { times: *ours },
        ])
    }

    pub(crate) fn flag(&self, side: &Side, moves: &u32, first: &Option<Side>) -> Vec<String> {
        let (side, moves) = (*side, *moves);
        let first = first.filter(|first| *first != side);
        let first = first.map(|side| Line::FlagFirst { side });
        self.all([Line::Flag { side, moves }].into_iter().chain(first))
    }

    /// A note in the words that a player would hear.
    pub(crate) fn board(&self, message: &Message) -> Vec<String> {
        vec![self.spoken.words(message).text]
    }

    /// The matters that are open; empty where nothing is open.
    pub(crate) fn open(&self, view: &ArbiterView) -> Vec<String> {
        let boards = view.boards.iter();
        let differing = boards.filter(|board| board.state == BoardNow::Differs);
        let differing = differing.map(|it| Line::BoardDiffers {
            board: it.difference.board,
        });
        let irregular = view.muted.irregular.iter().map(|it| Line::Irregular {
            ply: it.ply,
            article: it.article.clone(),
        });
        let parts = |matter: &&Matter| matter.what == What::RepeatedOtherwise;
        let matters = || view.open.matters.iter();
        let parted = matters().filter(parts).map(matter_line);
        let others = matters().filter(|it| !parts(it));
        let crown = view.muted.crown_missing;
        let crown = crown.map(|ply| (ply, Line::CrownMissing { ply }));
        let mut others: Vec<_> = others.map(|it| (it.ply, matter_line(it))).collect();
        let offer = matters().any(|it| matches!(it.what, What::DrawOffered { .. }));
        // The open draw offer comes last.
        let offer = offer.then(|| others.pop()).flatten();
        others.extend(crown);
        others.sort_by_key(|(ply, _)| *ply);
        let others = others.into_iter().chain(offer).map(|(_, line)| line);
        let slips = Side::ALL.map(|side| (side, *view.open.slips.get(side)));
        let slips = slips.into_iter().filter(|(_, count)| *count > 0);
        let slips = slips.map(|(side, count)| Line::SlipCount { side, count });
        // Boards or records that differ come first: until they agree, no half-move can be called irregular.
        let lines = differing.chain(parted).chain(irregular).chain(others);
        let swapped = view.muted.clock_swapped_ms.as_ref();
        let swapped = swapped.map(swapped_lines).into_iter().flatten();
        self.all(lines.chain(slips).chain(swapped))
    }

    pub(crate) fn slips(&self, slips: &[Slip]) -> Vec<String> {
        if slips.is_empty() {
            return self.all([Line::NoSlips]);
        }
        let counts = Side::ALL.map(|side| {
            let count = slips.iter().filter(|slip| slip.side == side).count();
            Line::SlipCount { side, count }
        });
        let each = slips.iter().map(|slip| Line::Slip {
            side: slip.side,
            ply: slip.ply,
            was: slip.was.clone(),
            is: slip.now.clone(),
            after: slip.after,
        });
        self.all(counts.into_iter().chain(each).chain([Line::Sanctions]))
    }

    /// Both clocks, the times charged and used, and the duty of each side.
    pub(crate) fn clocks(
        &self,
        readings: &BySide<Option<Duration>>,
        used: &Option<BySide<Duration>>,
        charged: &BySide<Duration>,
        duties: &Option<BySide<Duty>>,
    ) -> Vec<String> {
        let times = readings.map(|time| self.records.time(time));
        let charged = charged.iter().filter(|(_, time)| !time.is_zero());
        let charged = charged.map(|(side, time)| Line::Charged { side, time: *time });
        let used = used.map(|times| Line::Used { times });
        let duties = duties.iter().flat_map(BySide::iter);
        let duties = duties.flat_map(|(side, duty)| duty_lines(side, *duty));
        let clocks = [Line::Clocks { times }].into_iter();
        self.all(clocks.chain(charged).chain(used).chain(duties))
    }

    /// The readings from which a clock may go on, by number.
    pub(crate) fn offered(&self, gap: &ClockGap, choice: &bool) -> Vec<String> {
        let away = Line::Away {
            side: gap.running,
            lost: gap.lost_ms.map(Duration::from_millis),
        };
        let offered = (1..).zip(&gap.offered);
        let offered = offered.map(|(number, offered)| Line::Offered {
            number,
            what: offered.what,
            times: offered.left(),
        });
        let choose = (*choice && gap.offered.len() > 1).then_some(Line::Choose);
        self.all([away].into_iter().chain(offered).chain(choose))
    }

    /// A claim with the evidence for it.
    pub(crate) fn claim(&self, claim: &Claim) -> Vec<String> {
        let mut lines = vec![
            Line::Claim {
                side: claim.by,
                what: claim.what,
                ply: claim.ply,
            },
            Line::ClaimWhen {
                own: claim.in_own_time,
                gaps: claim.gaps,
            },
        ];
        if claim.what != Claimed::Flag {
            lines.extend(counted(claim));
            let tempo = |holds| Line::ClaimOtherTempo { holds };
            lines.extend(claim.other_tempo.map(tempo));
        }
        if let Some(left) = &claim.left_ms {
            let times = BySide::from_fn(|side| Duration::from_millis(*left.get(side)));
            lines.push(Line::ClaimClocks { times });
            let fallen = Side::ALL.into_iter().filter(|side| *claim.flags.get(*side));
            lines.extend(fallen.map(|side| Line::ClaimFlag { side }));
        }
        let result = claim.result.clone();
        lines.push(match claim.finding {
            FindingKind::Proven => Line::Proven { result },
            FindingKind::ProvenOtherwise => Line::ProvenOtherwise { result },
            FindingKind::ArbitersCall => Line::ArbitersCall { result },
            FindingKind::NotProven => Line::NotProven,
            FindingKind::MustCapture => Line::MustCapture,
            FindingKind::QuickGamesOnly => Line::QuickGamesOnly,
        });
        self.all(lines)
    }
}

/// The program's evidence in addition to the records, with moments in the form that the log of the desk uses.
fn beside(found: &Comparison) -> Beside {
    let at = |ms: u64| written(Duration::from_millis(ms));
    let entries = found.program.iter();
    let agreed = found.agreed.iter();
    Beside {
        entries: entries
            .map(|it| {
                (
                    it.ply,
                    it.notation.clone(),
                    it.ms.map(at).unwrap_or_default(),
                )
            })
            .collect(),
        agreed: agreed.map(|it| (it.plies, at(it.ms))).collect(),
    }
}

fn matter_line(matter: &Matter) -> Line {
    let ply = matter.ply;
    match &matter.what {
        What::RepeatedOtherwise => Line::RepeatedOtherwise { ply },
        What::AnnouncedOtherwise { said } => Line::AnnouncedOtherwise {
            ply,
            said: said.clone(),
        },
        What::Demanded { by } => Line::Demanded { ply, by: *by },
        What::DrawOffered { by } => Line::DrawOffered { ply, by: *by },
    }
}

/// The lines about the duties of a side; empty if there are none.
fn duty_lines(side: Side, duty: Duty) -> impl Iterator<Item = Line> {
    let quota = duty.to_make.map(|moves| Line::Quota { side, moves });
    let trouble = (duty.trouble == TimeTrouble::Yes).then_some(Line::Trouble { side });
    quota.into_iter().chain(trouble)
}

/// The counts of the claim, and the men that stand on the board.
fn counted(claim: &Claim) -> impl Iterator<Item = Line> {
    let plies = claim.occurred.clone();
    let repetition = DrawRule::ThirdOccurrence.word();
    let running = move |it: &&RuleCount| it.rule != repetition && it.made > 0;
    let counts = claim.counts.iter().filter(running).cloned();
    let counts = counts.map(|counted| Line::ClaimCount { counted });
    let material = claim.material;
    [Line::ClaimOccurred { plies }]
        .into_iter()
        .chain(counts)
        .chain([Line::ClaimMaterial { material }])
}

/// A clock device that seems to be wired the other way round, with both readings.
fn swapped_lines(ms: &BySide<u64>) -> [Line; 2] {
    let times = ms.map(Duration::from_millis);
    let other = BySide::from_fn(|side: Side| *times.get(side.other()));
    [Line::Swapped { times }, Line::OtherWay { times: other }]
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    fn words(language: Language) -> DeskWords {
        DeskWords::new(language, Variant::International)
    }

    #[test]
    fn every_sentence_has_what_it_asks_for() {
        let (notes, lines) = (DeskNote::examples(), Line::examples());
        assert!(notes.len() > 80 && lines.len() > 60);
        each_is_one_sentence(&notes, words);
        each_is_one_sentence(&lines, words);
    }

    #[test]
    fn each_of_the_words_has_a_row() {
        let notes = DeskNote::examples().into_iter().map(|(key, _)| key);
        let lines = Line::examples().into_iter().map(|(key, _)| key);
        each_key_has_a_row("desk.ftl", "desk-", &notes.chain(lines).collect());
    }
}
