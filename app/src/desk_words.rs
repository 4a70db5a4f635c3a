//! What the arbiter's desk is shown, in sentences for the screen he works at or for his screen reader.
//! Half-moves stand as records write them. Nothing of this is spoken, and nobody else may know it.

use std::time::Duration;

use zgoda_game::claims::{Applies, Claimed, Evidence, Finding};
use zgoda_game::clock::{Duty, Trouble};
use zgoda_game::{BySide, DrawCount, DrawRule, GameResult, Side, Variant};
use zgoda_hw::clock::{ClockOddity, ClockRefusal};
use zgoda_speech::announcement::{BoardOf, Switch};
use zgoda_speech::catalogue::Given::{self, Count, Text};
use zgoda_speech::{Language, Phrasebook, Style};

use crate::clock_words::written as clock;
use crate::record::Slip;
use crate::record::event::ClockGap;
use crate::record_words::Words;
use crate::session::desk::note::{ClaimNote, DeskNote, GoingOn, Hint, Matter, Meanwhile, Open};

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
        match note {
            DeskNote::Open(open) => self.open(open),
            DeskNote::Compared {
                report,
                clocks,
                rest,
            } => {
                let mut lines = Vec::new();
                if let Some(rest) = rest {
                    lines.push(self.text("desk-rest", &[("ply", Count(*rest))]));
                }
                lines.extend(self.records.report(report, *clocks));
                lines
            }
            DeskNote::SheetRead {
                side,
                stated,
                unreadable,
            } => vec![self.text(
                "desk-sheet-read",
                &[
                    ("side", Text(side.word())),
                    ("stated", Count(*stated)),
                    ("unreadable", Count(*unreadable)),
                ],
            )],
            DeskNote::Follow { side } => {
                vec![self.text("desk-follow", &[("side", Text(side.word()))])]
            }
            DeskNote::ReadOut { ply, side, text } => vec![self.text(
                "desk-read-out",
                &[
                    ("ply", Count(*ply)),
                    ("side", Text(side.word())),
                    ("move", Text(text)),
                ],
            )],
            DeskNote::WalkedBack { to, struck } => vec![self.text(
                "desk-walked-back",
                &[
                    ("ply", Count(*to)),
                    ("count", Count(struck.len())),
                    ("struck", Text(&struck.join(" "))),
                ],
            )],
            DeskNote::PutBack { entered } => {
                vec![self.text("desk-put-back", &[("count", Count(*entered))])]
            }
            DeskNote::NoSuchPly { plies } => {
                vec![self.text("desk-no-such-half-move", &[("plies", Count(*plies))])]
            }
            DeskNote::NothingProposed => vec![self.text("desk-nothing-proposed", &[])],
            DeskNote::NothingToPutBack => vec![self.text("desk-nothing-to-put-back", &[])],
            DeskNote::Clocks {
                readings,
                used,
                charged,
                duties,
            } => {
                let mut lines = self.clocks(*readings, *charged);
                lines.extend(used.map(|used| self.both("desk-clocks-used", used)));
                for (side, duty) in duties.iter().flat_map(BySide::iter) {
                    lines.extend(self.duty(side, *duty));
                }
                lines
            }
            DeskNote::Charged { number, time } => {
                vec![self.numbered("desk-charge", *number, *time)]
            }
            DeskNote::ChargeTakenBack { number, time } => {
                vec![self.numbered("desk-charge-taken-back", *number, *time)]
            }
            DeskNote::NoSuchCharge => vec![self.text("desk-no-such-charge", &[])],
            DeskNote::ChargeIsSet { number } => {
                vec![self.text("desk-charge-is-set", &[("number", Count(*number))])]
            }
            DeskNote::AskSeconds { times } => {
                let seconds: Vec<String> = times.iter().map(|time| clock(*time)).collect();
                let minutes: Vec<String> = times
                    .iter()
                    .map(|time| format!("{}:00", time.as_secs()))
                    .collect();
                let given = [
                    ("seconds", Text(&seconds.join(", "))),
                    ("minutes", Text(&minutes.join(" "))),
                ];
                vec![self.text("desk-ask-seconds", &given)]
            }
            DeskNote::Claim(claim) => self.claim(claim),
            DeskNote::NoClaim => vec![self.text("desk-no-claim", &[])],
            DeskNote::AskResult { result } => vec![self.result("desk-ask-result", *result)],
            DeskNote::NotDeclared => vec![self.text("desk-not-declared", &[])],
            DeskNote::Declared { result } => vec![self.result("desk-declared", *result)],
            DeskNote::CauseWanted { causes } => {
                let causes = causes.join(", ");
                vec![self.text("desk-cause-wanted", &[("causes", Text(&causes))])]
            }
            DeskNote::FlagProposal { result } => {
                vec![self.result("desk-flag-proposal", *result)]
            }
            DeskNote::TooLate { result } => vec![self.result("desk-too-late", *result)],
            DeskNote::TooLateForTheClock => vec![self.text("desk-too-late-for-the-clock", &[])],
            DeskNote::Decided => vec![self.text("desk-decided", &[])],
            DeskNote::NotRecorded => vec![self.text("desk-not-recorded", &[])],
            DeskNote::ClockOffered { gap, choice } => self.offered(gap, *choice),
            DeskNote::ClockGap {
                lost,
                kept,
                charged,
            } => vec![
                self.text("desk-clock-gap", &[("lost", Text(&clock(*lost)))]),
                self.both("desk-clock-kept", *kept),
                self.both("desk-clock-with-it", *charged),
            ],
            DeskNote::ClockPutBack { by } => {
                vec![self.text("desk-clock-put-back", &[("by", Text(&clock(*by)))])]
            }
            DeskNote::ClocksDisagree { ours, theirs } => vec![
                self.both("desk-clocks-disagree", *theirs),
                self.both("desk-clock-counted", *ours),
            ],
            DeskNote::ClockRefused(why) => {
                vec![self.text("desk-clock-refused", &[("why", Text(refusal(*why)))])]
            }
            DeskNote::ClockOdd(oddity) => {
                let (what, side) = match oddity {
                    ClockOddity::Grew(side) => ("grew", side.word()),
                    ClockOddity::Fell(side) => ("fell", side.word()),
                    ClockOddity::NoTimes => ("no-times", "white"),
                };
                let given = [("what", Text(what)), ("side", Text(side))];
                vec![self.text("desk-clock-odd", &given)]
            }
            DeskNote::CompletionDue { missing, shared } => {
                let shared = match shared {
                    Switch::On => "yes",
                    Switch::Off => "no",
                };
                let given = [("missing", Count(*missing)), ("shared", Text(shared))];
                vec![self.text("desk-completion-due", &given)]
            }
            DeskNote::CompletionTooLong { missing } => {
                vec![self.text("desk-completion-too-long", &[("missing", Count(*missing))])]
            }
            DeskNote::PressedWithout { side, ply } => {
                let given = [("side", Text(side.word())), ("ply", Count(*ply))];
                vec![self.text("desk-pressed-without", &given)]
            }
            DeskNote::FlagFell { side, moves, first } => {
                let moves = usize::try_from(*moves).unwrap_or(usize::MAX);
                let given = [("side", Text(side.word())), ("moves", Count(moves))];
                let mut lines = vec![self.text("desk-flag", &given)];
                if let Some(first) = first.filter(|first| first != side) {
                    let given = [("side", Text(first.word()))];
                    lines.push(self.text("desk-flag-first", &given));
                }
                lines
            }
            DeskNote::Presence { absent, clock } => vec![self.presence(*absent, *clock)],
            DeskNote::NothingStopped(why) => {
                let (why, side) = match why {
                    GoingOn::Over => ("over", Side::White),
                    GoingOn::Running(side) => ("running", *side),
                    GoingOn::WithoutClock => ("no-clock", Side::White),
                };
                let given = [("why", Text(why)), ("side", Text(side.word()))];
                vec![self.text("desk-nothing-stopped", &given)]
            }
            DeskNote::AlreadyStopped => vec![self.text("desk-already-stopped", &[])],
            DeskNote::WhoseAnswer => vec![self.text("desk-whose-answer", &[])],
            DeskNote::NothingAsked => vec![self.text("desk-nothing-asked", &[])],
            DeskNote::Slips(slips) => self.slips(slips),
            DeskNote::Board(message) => vec![self.spoken.words(message).text],
            DeskNote::NotUnderstood(hint) => {
                let word = match hint {
                    Hint::Compare => "compare",
                    Hint::Sheet => "sheet",
                    Hint::Set => "set",
                    Hint::Charge => "charge",
                    Hint::Presence => "arrived",
                    Hint::Replace => "replace",
                    Hint::WalkBack => "walk-back",
                    Hint::Decide => "decide",
                    Hint::Appoint => "appoint",
                    Hint::Sanction => "sanction",
                    Hint::Complaint => "complaint",
                    Hint::SanctionFirst => "sanction-first",
                    Hint::NoAdvantage => "no-advantage",
                    Hint::NotProven => "not-proven",
                    Hint::NoSuchScore => "no-such-score",
                    Hint::AbsentTooLate => "absent-too-late",
                    Hint::NotAbsent => "not-absent",
                };
                vec![self.text("desk-write-it-so", &[("word", Text(word))])]
            }
        }
    }

    /// What is open; nothing to tell where nothing is.
    fn open(&self, open: &Open) -> Vec<String> {
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

    fn slips(&self, slips: &[Slip]) -> Vec<String> {
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
        let trouble = (duty.trouble == Trouble::Yes).then(|| self.text("desk-trouble", &[side]));
        quota.into_iter().chain(trouble).collect()
    }

    fn clocks(&self, readings: BySide<Option<Duration>>, charged: BySide<Duration>) -> Vec<String> {
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
        lines
    }

    /// A sentence about both sides' times.
    fn both(&self, id: &str, times: BySide<Duration>) -> String {
        let times = times.map(clock);
        let given = [("white", Text(&times.white)), ("black", Text(&times.black))];
        self.text(id, &given)
    }

    /// The readings from which a clock may go on, by number.
    fn offered(&self, gap: &ClockGap, choice: Switch) -> Vec<String> {
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
        if choice == Switch::On && gap.offered.len() > 1 {
            lines.push(self.text("desk-clock-choose", &[]));
        }
        lines
    }

    /// A sentence about a charge.
    fn numbered(&self, id: &str, number: usize, time: BySide<Duration>) -> String {
        let time = time.map(clock);
        let given = [
            ("number", Count(number)),
            ("white", Text(&time.white)),
            ("black", Text(&time.black)),
        ];
        self.text(id, &given)
    }

    /// Who is noted absent, and what the clock does.
    fn presence(&self, absent: BySide<Switch>, clock: Meanwhile) -> String {
        let who = match (absent.white, absent.black) {
            (Switch::On, Switch::On) => "both",
            (Switch::On, Switch::Off) => "white",
            (Switch::Off, Switch::On) => "black",
            (Switch::Off, Switch::Off) => "nobody",
        };
        let runs = match clock {
            Meanwhile::Nothing => "none",
            Meanwhile::Waits => "waits",
            Meanwhile::Runs(side) => side.word(),
            Meanwhile::Stands(Side::White) => "white-next",
            Meanwhile::Stands(Side::Black) => "black-next",
        };
        self.text(
            "desk-presence",
            &[("who", Text(who)), ("clock", Text(runs))],
        )
    }

    /// A claim with what speaks for it.
    fn claim(&self, claim: &ClaimNote) -> Vec<String> {
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

/// The variant of the Fluent files.
const fn refusal(why: ClockRefusal) -> &'static str {
    match why {
        ClockRefusal::WrongMode => "wrong-mode",
        ClockRefusal::Unable => "unable",
        ClockRefusal::NoAnswer => "no-answer",
        ClockRefusal::Untold => "untold",
    }
}
