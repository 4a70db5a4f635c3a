// SPDX-License-Identifier: GPL-3.0-or-later
//! The state of a game, computed from the events of its record: the half-moves that stand, those that count, and the end of the
//! game.
//!
//! Pure: events in, state out. An event that does not fit the events before it changes nothing and is called odd. A gap among the
//! standing half-moves is worse and reported apart, because no game can go on from there.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::claims::Claimed;
use zgoda_game::clock::ClockTimes;
use zgoda_game::{BySide, Ending, GameResult, Score, Side, Variant};

use super::event::{
    AcceptedBy, Admissible, Body, ClockRead, Entry, EntryId, Event, Keeping, MadeBy, MoveQuestion,
    ReadBecause, Sanction, Stated, StruckBecause,
};
use super::{Noted, Offers};

/// Whether an entry stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The entry is part of the game.
    Standing,
    /// The entry was struck out and stays readable.
    Struck {
        /// The reason for striking the entry out.
        because: StruckBecause,
        /// The entry that stands in place of the struck entry.
        by: Option<EntryId>,
    },
}

/// The opponent's answer to a half-move; only the opponent may give such an answer (Kodeks I 5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The demand to put the half-move right.
    Demanded,
    /// The consent to let the half-move stand.
    LetStand,
}

/// The other side's repetition of a half-move, by its own record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repeated {
    /// The same half-move again.
    Alike,
    /// Another half-move than before.
    Otherwise,
}

/// A slip that was put right before the press; the program does not judge it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// The side that made the slip.
    pub side: Side,
    /// The number of the half-move.
    pub ply: u32,
    /// The text that was typed or announced first.
    pub was: String,
    /// The text that was given instead.
    pub now: String,
    /// The time from the first text to the second.
    pub after: Duration,
}

/// An entry and its later history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryState {
    /// The entry as written down; `stated` follows later statements.
    pub entry: Entry,
    /// Whether the entry still stands.
    pub status: Status,
    /// The way in which the half-move came to count; `None` while the half-move was only seen.
    pub made: Option<MadeBy>,
    /// The articles of the irregularities of the hand in this half-move.
    pub hand: Vec<String>,
    /// The opponent's last answer to the half-move.
    pub claim: Option<Claim>,
    /// The way in which an irregularity of the half-move was accepted, if that happened.
    pub accepted: Option<AcceptedBy>,
    /// The half-move that the player announced while making this one, if the two differ and that was not put right in time.
    pub discrepancy: Option<String>,
    /// The opponent's last repetition of the half-move.
    pub repeated: Option<Repeated>,
    /// True if the half-move was carried out on the other board.
    pub carried_out: bool,
}

/// The last walk-back, while it can still be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WalkedBack {
    /// The number of half-moves that the walk-back left untouched; it entered the later half-moves.
    pub agreed: usize,
    /// The entries that were struck out, oldest first.
    pub struck: Vec<EntryId>,
    /// The entries without a press that the walk-back kept; they count by the walk-back.
    pub made: Vec<EntryId>,
    /// The arbiter's notes of the half-moves that were struck out.
    pub noted: Noted,
}

/// The matters that the arbiter has in hand until play goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InHand {
    /// The walk-back that can be taken back.
    pub walked_back: Option<WalkedBack>,
    /// Each side's own record, if the arbiter read it in.
    pub sheets: BySide<Option<String>>,
}

/// The end of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The points of White and Black: `2-0`, `1-1`, `0-2`, `0-0`.
    pub result: String,
    /// The article of the cause.
    pub cause: String,
    /// The result with its cause; `None` in records from before a cause had a word.
    pub declared: Option<GameResult>,
    /// The answer of each side to the result.
    pub answers: BySide<Option<bool>>,
}

/// A claim that waits for the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenClaim {
    /// The side that claims.
    pub by: Side,
    /// The kind of claim.
    pub claimed: Claimed,
    /// The number of the last half-move before the claim.
    pub ply: u32,
    /// Both clocks at the moment of the claim, if the program kept the time.
    pub clock: Option<ClockTimes>,
}

/// The state that the events amount to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// Every entry in the order of writing, struck entries too.
    pub entries: Vec<EntryState>,
    /// The struck entries that the arbiter put back after each walk-back; they stand again under new numbers.
    pub put_back: Vec<Vec<EntryId>>,
    /// Every slip that was put right.
    pub slips: Vec<Slip>,
    /// The draw offers that were passed on.
    pub offers: Offers,
    /// The matters that the arbiter has in hand.
    pub in_hand: InHand,
    /// The arbiter's own record (Kodeks IV 2.15).
    pub noted: Noted,
    /// True for each side with an original record that the arbiter has (Kodeks IV 2.21).
    pub originals: BySide<bool>,
    /// The claim that waits for the arbiter.
    pub claim: Option<OpenClaim>,
    /// Every sanction that was imposed.
    pub sanctions: Vec<(Side, Sanction)>,
    /// A typed half-move and the open question about it.
    pub asked: Option<(String, MoveQuestion)>,
    /// True if both clocks stand until the next half-move or press.
    pub paused: bool,
    /// The entries that were put back and are written down next, under new numbers.
    returning: VecDeque<EntryId>,
    /// The end of the game, once the game is over.
    pub finished: Option<Finish>,
    /// The highest entry number so far, so that no number is used again.
    last_entry: u32,
    /// Events that did not fit, each as a sentence.
    pub odd: Vec<String>,
}

impl Repeated {
    /// The repetition, by whether it agreed.
    pub(crate) const fn of(agrees: bool) -> Repeated {
        if agrees {
            Repeated::Alike
        } else {
            Repeated::Otherwise
        }
    }
}

impl State {
    /// Folds events, oldest first.
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> State {
        let mut state = State::default();
        for event in events {
            state.add(&event.body);
        }
        state
    }

    /// Takes another event in.
    pub fn add(&mut self, body: &Body) {
        match body {
            Body::EntryWritten(entry) => self.write(entry),
            Body::EntryStruck { entry, because, by } => {
                self.change(*entry, "struck", |found| {
                    found.status = Status::Struck {
                        because: *because,
                        by: *by,
                    };
                });
                if by.is_none() && *because != StruckBecause::WalkedBack {
                    self.answer_is_gone();
                }
                if *because == StruckBecause::Undone {
                    // The game goes on from an earlier position: its end, a claim and later offers are void.
                    self.finished = None;
                    self.claim = None;
                    let stands = u32::try_from(self.standing().len()).unwrap_or(u32::MAX);
                    self.offers.walked_back(stands);
                    self.noted.behind(stands);
                }
            }
            Body::MoveAsked { written, asks } => self.asked = Some((written.clone(), *asks)),
            Body::MoveAnswered { .. } => self.asked = None,
            Body::Paused => self.paused = true,
            Body::ClockRead(read) if read.because == ReadBecause::Started => self.paused = false,
            Body::EntryMade { entry, by } => {
                self.change(*entry, "made", |found| found.made = Some(*by));
                self.made_by_walk_back(*entry);
            }
            Body::CarriedOut { entry, .. } => self.change(*entry, "carried out", |found| {
                found.carried_out = true;
            }),
            Body::EntryStated { entry, .. } => self.change(*entry, "stated", |found| {
                found.entry.stated = Stated::Stated;
            }),
            Body::Said {
                by: Some(by),
                entry: Some(entry),
                agrees: Some(agrees),
                ..
            } => self.change(*entry, "announced", |found| {
                if found.entry.side != *by {
                    found.repeated = Some(Repeated::of(*agrees));
                }
            }),
            Body::SlipCorrected {
                side,
                ply,
                was,
                now,
                after_ms,
            } => self.slips.push(Slip {
                side: *side,
                ply: *ply,
                was: was.clone(),
                now: now.clone(),
                after: Duration::from_millis(*after_ms),
            }),
            Body::DiscrepancyLeft { entry, said, .. } => {
                self.change(*entry, "announced otherwise", |found| {
                    found.discrepancy = Some(said.clone());
                });
            }
            Body::HandIrregular { entry, article, .. } => {
                self.change(*entry, "irregular", |found| {
                    found.hand.push(article.clone());
                });
            }
            Body::Demanded { entry, .. } => self.change(*entry, "objected to", |found| {
                found.claim = Some(Claim::Demanded);
            }),
            Body::LetStand { entry, .. } => self.change(*entry, "let stand", |found| {
                found.claim = Some(Claim::LetStand);
            }),
            Body::IrregularityAccepted { entry, by } => {
                self.change(*entry, "accepted", |found| found.accepted = Some(*by));
            }
            Body::GameEnded {
                result,
                cause,
                ending,
                advantage,
            } => {
                self.claim = None;
                self.finished = Some(Finish {
                    result: result.clone(),
                    cause: cause.clone(),
                    declared: declared(result, ending.as_deref(), *advantage),
                    answers: BySide::default(),
                });
            }
            Body::ResultAnswered { by, agrees } => {
                if let Some(finish) = &mut self.finished {
                    *finish.answers.get_mut(*by) = Some(*agrees);
                }
            }
            Body::Claimed {
                by,
                what,
                ply,
                clock,
                ..
            } => {
                self.claim = Some(OpenClaim {
                    by: *by,
                    claimed: *what,
                    ply: *ply,
                    clock: clock.as_ref().map(ClockRead::times),
                });
            }
            Body::ClaimRuled { .. } | Body::ClaimVoided { .. } => self.claim = None,
            Body::Sanctioned { side, sanction, .. } => {
                self.sanctions.push((*side, *sanction));
            }
            Body::Offered {
                side,
                ply,
                admissible: Admissible::Yes,
            } => self.offers.offered(*side, *ply),
            Body::OfferAnswered { answer, .. } => self.offers.answered(*answer),
            // If the game had ended, the end came after the position from which the game goes on, so it is void. Entries are struck
            // out before this event, and new entries come after it.
            Body::WalkedBack { struck, .. } => {
                self.finished = None;
                self.claim = None;
                let agreed = self.standing().len();
                let stands = u32::try_from(agreed).unwrap_or(u32::MAX);
                self.in_hand.walked_back = Some(WalkedBack {
                    agreed,
                    struck: struck.clone(),
                    made: Vec::new(),
                    noted: self.noted.behind(stands),
                });
                self.offers.walked_back(stands);
            }
            Body::PutBack { entries } => {
                self.put_back.push(entries.clone());
                self.returning = entries.iter().copied().collect();
                if let Some(last) = self.in_hand.walked_back.take() {
                    self.noted.come_back(last.noted);
                    for entry in last.made {
                        self.change(entry, "open again", |found| found.made = None);
                    }
                }
                self.offers.put_back();
            }
            Body::SheetRead { side, written } => {
                *self.in_hand.sheets.get_mut(*side) = Some(written.clone());
            }
            Body::ArbiterNoted { ply, written } => self.noted.add(*ply, written),
            Body::OriginalCollected { side, collected } => {
                *self.originals.get_mut(*side) = *collected;
            }
            Body::PlayResumed { .. } => self.in_hand = InHand::default(),
            // These events change nothing: a reading that starts no clock, an announcement without a speaker or an entry, and an
            // offer that was not passed on.
            Body::ClockRead(_) | Body::Said { .. } | Body::Offered { .. } => {}
            _ => debug_assert_eq!(body.keeping(), Keeping::Passed, "{}", body.kind()),
        }
    }

    /// Makes half-moves that count because they were answered wait for their press again: the answer was taken back.
    fn answer_is_gone(&mut self) {
        let standing = self.standing();
        let Some(side) = standing.last().map(|last| last.entry.side) else {
            return;
        };
        let newest_first = standing.into_iter().rev();
        let answered = newest_first
            .take_while(|it| it.entry.side == side && it.made == Some(MadeBy::Answered));
        let answered: Vec<EntryId> = answered.map(|it| it.entry.entry).collect();
        for entry in answered {
            self.change(entry, "open again", |found| found.made = None);
        }
    }

    /// Notes that a half-move kept by the last walk-back counts by that walk-back.
    fn made_by_walk_back(&mut self, entry: EntryId) {
        let Some(last) = &mut self.in_hand.walked_back else {
            return;
        };
        let is_kept = |found: &EntryState| {
            let ply = usize::try_from(found.entry.ply).unwrap_or(usize::MAX);
            found.entry.entry == entry && ply <= last.agreed
        };
        if self.entries.iter().any(is_kept) {
            last.made.push(entry);
        }
    }

    /// An entry by its number, struck or not.
    #[must_use]
    pub fn entry(&self, entry: EntryId) -> Option<&EntryState> {
        // The wanted entry is nearly always the latest.
        let mut newest_first = self.entries.iter().rev();
        newest_first.find(|found| found.entry.entry == entry)
    }

    /// The half-moves of the game in order.
    #[must_use]
    pub fn standing(&self) -> Vec<&EntryState> {
        let mut standing: Vec<_> = self
            .entries
            .iter()
            .filter(|found| found.status == Status::Standing)
            .collect();
        standing.sort_by_key(|found| found.entry.ply);
        standing
    }

    /// The number of half-moves that count, from the first standing half-move up to one that does not count.
    #[must_use]
    pub fn made(&self) -> usize {
        let standing = self.standing();
        standing.iter().take_while(|e| e.made.is_some()).count()
    }

    /// A number that no entry has had.
    #[must_use]
    pub const fn next_entry(&self) -> EntryId {
        EntryId(self.last_entry.saturating_add(1))
    }

    /// The first gap among the half-moves that stand, played from `start`, as a sentence; `None` if there is none.
    #[must_use]
    pub fn gap(&self, start: &str) -> Option<String> {
        let mut before = start;
        let mut ply = None;
        for EntryState { entry, .. } in self.standing() {
            let follows = ply.is_none_or(|ply: u32| ply.checked_add(1) == Some(entry.ply));
            if !follows || pieces(&entry.before) != pieces(before) {
                let EntryId(number) = entry.entry;
                return Some(format!(
                    "entry {number}, half-move {} {}, does not follow from the one before it",
                    entry.ply, entry.notation
                ));
            }
            before = &entry.after;
            ply = Some(entry.ply);
        }
        None
    }

    fn write(&mut self, entry: &Entry) {
        let EntryId(number) = entry.entry;
        if self.entries.iter().any(|e| e.entry.entry == entry.entry) {
            self.odd.push(format!("entry {number} is written twice"));
            return;
        }
        self.last_entry = self.last_entry.max(number);
        let mut written = EntryState {
            entry: entry.clone(),
            status: Status::Standing,
            made: None,
            hand: Vec::new(),
            claim: None,
            accepted: None,
            discrepancy: None,
            repeated: None,
            carried_out: false,
        };
        // A half-move that stands again keeps the facts of its former entry.
        let former = self.returning.pop_front();
        if let Some(former) = former.and_then(|former| self.entry(former)) {
            written.hand.clone_from(&former.hand);
            written.claim = former.claim;
            written.discrepancy.clone_from(&former.discrepancy);
            written.repeated = former.repeated;
        }
        self.entries.push(written);
    }

    fn change(&mut self, entry: EntryId, how: &str, change: impl FnOnce(&mut EntryState)) {
        // The changed entry is nearly always the latest.
        match self
            .entries
            .iter_mut()
            .rev()
            .find(|found| found.entry.entry == entry)
        {
            Some(found) => change(found),
            None => {
                let EntryId(number) = entry;
                self.odd.push(format!(
                    "entry {number} is {how} but was never written down"
                ));
            }
        }
    }
}

/// The result with this score, ending and advantage.
fn declared(score: &str, ending: Option<&str>, advantage: Option<Side>) -> Option<GameResult> {
    let outcome = Score::read(score)?.outcome;
    let ending = Ending::from_word(ending?, outcome)?;
    let side = advantage;
    // The real variant was checked when the result was declared.
    GameResult::with_advantage(ending, side, Variant::default()).ok()
}

/// A position without its side to move: an entry out of turn (Kodeks I 5.4) has the actual position, but with the mover to move.
fn pieces(position: &str) -> &str {
    match position.split_once(':') {
        Some((_, pieces)) => pieces,
        None => position,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(number: u32, ply: u32, before: &str, after: &str) -> Body {
        Body::EntryWritten(Entry {
            men_off: Vec::new(),
            entry: EntryId(number),
            ply,
            side: Side::White,
            notation: "32-28".to_owned(),
            from: "32".to_owned(),
            to: "28".to_owned(),
            captured: Vec::new(),
            path: Vec::new(),
            crowned: false,
            irregular: None,
            before: before.to_owned(),
            after: after.to_owned(),
            stated: Stated::BoardNotStated,
            board: None,
            written: None,
            record_of: None,
        })
    }

    fn state(bodies: &[Body]) -> State {
        let mut state = State::default();
        bodies.iter().for_each(|body| state.add(body));
        state
    }

    #[test]
    fn half_moves_follow_from_each_other_whoever_was_to_move() {
        let first = entry(1, 1, "W:W32:B1", "B:W28:B1");
        let out_of_turn = entry(2, 2, "W:W28:B1", "B:W22:B1");
        let game = state(&[first.clone(), out_of_turn]);
        assert_eq!(game.gap("W:W32:B1"), None);
        assert!(game.gap("W:W31:B1").is_some());
        let jump = state(&[first.clone(), entry(2, 3, "B:W28:B1", "W:W28:B6")]);
        assert!(jump.gap("W:W32:B1").unwrap().contains("entry 2"));
        let torn = state(&[first, entry(2, 2, "B:W27:B1", "W:W27:B6")]);
        assert!(torn.gap("W:W32:B1").unwrap().contains("entry 2"));
    }

    #[test]
    fn what_does_not_fit_is_odd_and_changes_nothing() {
        let first = entry(1, 1, "W:W32:B1", "B:W28:B1");
        let made = |number| Body::EntryMade {
            entry: EntryId(number),
            by: MadeBy::Rest,
        };
        let game = state(&[first.clone(), made(1)]);
        let strange = state(&[first.clone(), made(1), first, made(7)]);
        assert_eq!(strange.entries, game.entries);
        assert_eq!((game.odd.len(), strange.odd.len()), (0, 2));
        assert_eq!(strange.next_entry(), EntryId(2));
    }

    #[test]
    fn numbers_of_struck_entries_are_not_used_again() {
        let struck = Body::EntryStruck {
            entry: EntryId(4),
            because: StruckBecause::TakenBack,
            by: None,
        };
        let game = state(&[entry(4, 1, "W:W32:B1", "B:W28:B1"), struck]);
        assert!(game.standing().is_empty());
        assert_eq!(game.next_entry(), EntryId(5));
        assert_eq!(game.gap("anything"), None);
    }

    #[test]
    fn a_statement_makes_evidence_an_entry() {
        let first = entry(1, 1, "W:W32:B1", "B:W28:B1");
        let stated = Body::EntryStated {
            entry: EntryId(1),
            written: "32 28".to_owned(),
        };
        let game = state(&[first, stated]);
        assert_eq!(game.entries[0].entry.stated, Stated::Stated);
        assert_eq!(game.made(), 0);
    }
}
