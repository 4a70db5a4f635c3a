//! Reads two records side by side, and carries the reading on past a slip of the pen where what
//! follows leaves only one version.
//!
//! The position is carried along, so two spellings of one half-move are one. Legality decides
//! nothing about a record: an irregular half-move that both state was accepted (Kodeks I 5.7).
//! Only what no hand could have done speaks against a version.

use super::boards::{distance, same_pieces};
use super::statement::{Entry, MAX_ENTRIES, Record};
use super::{Evidence, FirstDifference, Notice, Proposal, Why};
use crate::generate::legal_moves;
use crate::legality::{Irregularity, Legality, legality};
use crate::moves::Move;
use crate::notation::{Resolution, resolve_among};
use crate::setup::Setup;
use crate::side::{BySide, Side};

/// How far two versions must be told apart: the entry that cannot be, and one more on which both
/// records went on. An impossible entry at the very end is how differing boards are noticed, no
/// proof that the pen slipped.
const GOES_ON: usize = 2;

/// How many slips are mended at most. A pair of records with more of them is the arbiter's to read,
/// and each costs a look at all that follows.
const MOST_FIXES: usize = 8;

/// How one record is brought back beside the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fix {
    /// This side's entry is wrong, the other record has the half-move that was made.
    Slip(Side),
    /// This side left the half-move out.
    Skipped(Side),
    /// This side wrote the half-move before twice.
    Doubled(Side),
}

impl Fix {
    /// Whose record is mended.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Fix::Slip(side) | Fix::Skipped(side) | Fix::Doubled(side) => side,
        }
    }
}

/// Why the reading cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// Both records are at their end.
    End,
    /// They say different things.
    Differ,
    /// Neither says anything that can be used, and more follows.
    NothingStated,
    /// What is stated cannot be done by a hand on this position.
    Impossible,
}

/// One half-move as the two records tell it together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// On this position.
    pub before: Setup,
    /// This half-move.
    pub mv: Move,
    /// What it led to.
    pub after: Setup,
    /// Did both records state it?
    pub by: BySide<bool>,
}

/// One line of the two records side by side: which entry of each belongs to this half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The entries, counted from 0.
    pub entries: BySide<Option<usize>>,
    /// What was done to bring them together.
    pub fix: Option<Fix>,
}

/// The reading.
#[derive(Clone, Debug)]
pub(super) struct Read {
    pub(super) usable: bool,
    pub(super) agreed_plies: usize,
    pub(super) compatible_plies: usize,
    pub(super) agreed: Setup,
    pub(super) first_difference: Option<FirstDifference>,
    pub(super) proposal: Proposal,
    pub(super) columns: Vec<Column>,
    pub(super) notices: Vec<Notice>,
    /// The half-moves up to the proposal, or further where the records were read further.
    pub(super) steps: Vec<Step>,
    /// What each record says by itself, from where they part first.
    pub(super) own: BySide<Vec<Step>>,
    /// Where they part first: the position, and what each can mean there.
    pub(super) parting: Option<Parting>,
    /// What was mended.
    pub(super) fixes: Vec<(usize, Fix)>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Parting {
    pub(super) before: Setup,
    pub(super) moves: BySide<Option<Move>>,
}

/// Where a reading has come to.
#[derive(Clone, Copy)]
struct At {
    setup: Setup,
    next: BySide<usize>,
}

enum Next {
    Made { step: Step, at: At },
    Halt(Halt),
}

struct Pair<'a> {
    records: &'a BySide<Record>,
}

/// Reads the two records of `evidence`.
pub(super) fn read(evidence: &Evidence) -> Read {
    let records = &evidence.records;
    let pair = Pair { records };
    let start = records.white.start;
    let mut at = At {
        setup: start,
        next: BySide::default(),
    };
    let mut read = Read {
        usable: true,
        agreed_plies: 0,
        compatible_plies: 0,
        agreed: start,
        first_difference: None,
        proposal: Proposal {
            ply: Some(0),
            setup: start,
            why: Why::RecordsAgree,
        },
        columns: Vec::new(),
        notices: Vec::new(),
        steps: Vec::new(),
        own: BySide::default(),
        parting: None,
        fixes: Vec::new(),
    };
    for (side, record) in records.iter() {
        if record.entries.len() > MAX_ENTRIES {
            read.notices.push(Notice::TooLong(side));
        }
    }
    if !same_pieces(&start, &records.black.start) || start.turn() != records.black.start.turn() {
        read.usable = false;
        read.notices.push(Notice::DifferentStarts);
        return read;
    }
    let mut strict = true;
    let mut by_boards = false;
    let halt = loop {
        match pair.next(&at) {
            Next::Made { step, at: further } => {
                let both = step.by.white && step.by.black;
                strict &= both;
                if strict {
                    read.agreed_plies += 1;
                    read.agreed = step.after;
                }
                if read.first_difference.is_none() {
                    read.compatible_plies += 1;
                }
                let past = |side: Side| *at.next.get(side) < *further.next.get(side);
                read.columns.push(Column {
                    entries: BySide::from_fn(|s| past(s).then_some(*at.next.get(s))),
                    fix: None,
                });
                read.steps.push(step);
                at = further;
            }
            Next::Halt(Halt::Differ) => {
                strict = false;
                let ply = read.steps.len() + 1;
                if read.first_difference.is_none() {
                    read.first_difference = Some(FirstDifference {
                        ply,
                        written: BySide::from_fn(|s| pair.text(&at, s)),
                    });
                    read.own = BySide::from_fn(|side| pair.own(&at, side));
                    read.parting = Some(Parting {
                        before: at.setup,
                        moves: BySide::from_fn(|s| pair.meant(&at, s).first().copied()),
                    });
                }
                let mended = if read.fixes.len() < MOST_FIXES {
                    pair.decide(&at, &evidence.boards)
                } else {
                    None
                };
                let Some((fix, boards)) = mended else {
                    break Halt::Differ;
                };
                let Some((step, further)) = pair.apply(&at, fix) else {
                    break Halt::Differ;
                };
                by_boards |= boards;
                read.fixes.push((ply, fix));
                read.notices.push(Notice::Mended { ply, fix });
                let past = |side: Side| *at.next.get(side) < *further.next.get(side);
                read.columns.push(Column {
                    entries: BySide::from_fn(|s| past(s).then_some(*at.next.get(s))),
                    fix: Some(fix),
                });
                read.steps.extend(step);
                at = further;
            }
            Next::Halt(halt) => break halt,
        }
    };
    let ply = read.steps.len();
    if matches!(halt, Halt::NothingStated | Halt::Impossible) {
        read.notices.push(Notice::CannotGoOn { ply: ply + 1, halt });
    }
    let alone = alone(&read.steps);
    if let Some((side, from)) = alone {
        read.notices.push(Notice::OnlyOneRecord { side, from });
    }
    let why = match (&read.first_difference, halt) {
        (None, Halt::NothingStated | Halt::Impossible) => Why::ReadingStops,
        (None, _) if alone.is_some() => Why::LongerRecord,
        (None, _) => Why::RecordsAgree,
        (Some(_), _) if read.fixes.is_empty() => Why::LastBeforeTheyPart,
        (Some(_), _) if by_boards => Why::BoardsConfirm,
        (Some(_), _) => Why::OneVersionFits,
    };
    read.proposal = Proposal {
        ply: Some(ply),
        setup: at.setup,
        why,
    };
    if read.fixes.is_empty() {
        meet_again(&mut read);
    }
    read
}

/// From which half-move on only one record states anything, and whose.
fn alone(steps: &[Step]) -> Option<(Side, usize)> {
    let last = steps.last()?;
    let side = match (last.by.white, last.by.black) {
        (true, false) => Side::White,
        (false, true) => Side::Black,
        _ => return None,
    };
    let tail = steps.iter().rev();
    let count = tail.take_while(|s| !s.by.get(side.other())).count();
    Some((side, steps.len() - count + 1))
}

/// The last position to which both records lead on different ways.
fn meet_again(read: &mut Read) {
    let parted = read.steps.len();
    let (white, black) = (&read.own.white, &read.own.black);
    let met = white
        .iter()
        .zip(black)
        .rposition(|(w, b)| same_pieces(&w.after, &b.after) && w.after.turn() == b.after.turn());
    if let Some(met) = met {
        read.proposal = Proposal {
            ply: Some(parted + met + 1),
            setup: white[met].after,
            why: Why::SamePosition,
        };
    }
}

impl Pair<'_> {
    fn entry(&self, at: &At, side: Side) -> Option<&Entry> {
        self.records.get(side).entry(*at.next.get(side))
    }

    fn text(&self, at: &At, side: Side) -> String {
        self.entry(at, side)
            .map_or_else(String::new, |entry| entry.text().to_owned())
    }

    /// What `side` states here can mean these half-moves; none if it cannot be done or nothing is
    /// stated.
    fn meant(&self, at: &At, side: Side) -> Vec<Move> {
        self.entry(at, side).map_or_else(Vec::new, |entry| {
            meanings(entry, &at.setup, &legal_moves(&at.setup))
        })
    }

    fn next(&self, at: &At) -> Next {
        let entries = BySide::from_fn(|side| self.entry(at, side));
        let ended = BySide::from_fn(|s| *at.next.get(s) >= self.records.get(s).len());
        if ended.white && ended.black {
            return Next::Halt(Halt::End);
        }
        let legal = legal_moves(&at.setup);
        let states = entries.map(|e| e.is_some_and(|e| e.stated().is_some()));
        let meant = entries.map(|e| e.map_or_else(Vec::new, |e| meanings(e, &at.setup, &legal)));
        let chosen = match (states.white, states.black) {
            (true, true) => {
                let common = |m: &&Move| meant.black.contains(m);
                match meant.white.iter().find(common) {
                    Some(mv) => *mv,
                    None if meant.white.is_empty() && meant.black.is_empty() => {
                        let squares = entries.map(|e| e.and_then(Entry::stated));
                        return Next::Halt(if squares.white == squares.black {
                            Halt::Impossible
                        } else {
                            Halt::Differ
                        });
                    }
                    None => return Next::Halt(Halt::Differ),
                }
            }
            (false, false) => {
                // A board's reading stands in where no person stated anything; else only a
                // half-move without alternative is known.
                let seen = meant.white.first().or(meant.black.first());
                match (seen, &*legal) {
                    (Some(mv), _) | (None, [mv]) => *mv,
                    _ => return Next::Halt(Halt::NothingStated),
                }
            }
            (one, _) => {
                let side = if one { Side::White } else { Side::Black };
                match meant.get(side).first() {
                    Some(mv) => *mv,
                    None => return Next::Halt(Halt::Impossible),
                }
            }
        };
        let (step, mut further) = self.make(at, chosen, states);
        for side in Side::ALL {
            if entries.get(side).is_some() {
                *further.next.get_mut(side) += 1;
            }
        }
        Next::Made { step, at: further }
    }

    /// Makes a half-move; the entries are counted on by the caller.
    fn make(&self, at: &At, mv: Move, by: BySide<bool>) -> (Step, At) {
        let owner = at.setup.at(mv.from).map_or(at.setup.turn(), |p| p.side);
        let mut after = mv.apply(&at.setup).with_turn(owner.other());
        for side in Side::ALL {
            if let (true, Some(Entry::Stated { stands, .. })) =
                (*by.get(side), self.entry(at, side))
                && let Some(stands) = stands
            {
                after = *stands;
            }
        }
        let step = Step {
            before: at.setup,
            mv,
            after,
            by,
        };
        let at = At {
            setup: after,
            next: at.next,
        };
        (step, at)
    }

    /// What one record says by itself from here on.
    fn own(&self, at: &At, side: Side) -> Vec<Step> {
        let mut at = *at;
        let mut steps = Vec::new();
        while let Some(mv) = self.meant(&at, side).first().copied() {
            let by = BySide::from_fn(|s| s == side);
            let (step, further) = self.make(&at, mv, by);
            steps.push(step);
            at = further;
            *at.next.get_mut(side) += 1;
        }
        steps
    }

    /// Carries out a fix: what is made by it, and where the reading goes on. `None` if it makes no
    /// sense here.
    fn apply(&self, at: &At, fix: Fix) -> Option<(Option<Step>, At)> {
        let side = fix.side();
        match fix {
            Fix::Slip(_) | Fix::Skipped(_) => {
                let mv = *self.meant(at, side.other()).first()?;
                possible(&at.setup, &mv).then_some(())?;
                let by = BySide::from_fn(|s| s != side);
                let (step, mut further) = self.make(at, mv, by);
                *further.next.get_mut(side.other()) += 1;
                if matches!(fix, Fix::Slip(_)) {
                    *further.next.get_mut(side) += 1;
                }
                Some((Some(step), further))
            }
            Fix::Doubled(_) => {
                let index = *at.next.get(side);
                let record = self.records.get(side);
                let before = record.entry(index.checked_sub(1)?)?.stated()?;
                (record.entry(index)?.stated()? == before).then_some(())?;
                let mut further = *at;
                *further.next.get_mut(side) += 1;
                Some((None, further))
            }
        }
    }

    /// How many half-moves both records state alike from `at` on, before something does not fit, and
    /// where that leads.
    fn run(&self, mut at: At) -> (usize, Setup) {
        let mut both = 0;
        while let Next::Made { step, at: further } = self.next(&at) {
            if !possible(&step.before, &step.mv) {
                break;
            }
            both += usize::from(step.by.white && step.by.black);
            at = further;
        }
        (both, at.setup)
    }

    /// Which single fix brings the records together again so far that no other comes near it, and
    /// whether the boards had to say so.
    fn decide(&self, at: &At, boards: &BySide<Option<Setup>>) -> Option<(Fix, bool)> {
        let mut ways: Vec<(usize, Setup, Fix)> = Vec::new();
        for side in Side::ALL {
            for fix in [Fix::Slip(side), Fix::Skipped(side), Fix::Doubled(side)] {
                if let Some((_, further)) = self.apply(at, fix) {
                    let (reach, end) = self.run(further);
                    ways.push((reach, end, fix));
                }
            }
        }
        ways.sort_by_key(|(reach, _, fix)| {
            (std::cmp::Reverse(*reach), matches!(fix, Fix::Skipped(_)))
        });
        let known: Vec<&Setup> = BySide::iter(boards)
            .filter_map(|(_, b)| b.as_ref())
            .collect();
        if let [first, rest @ ..] = ways.as_slice() {
            let second = rest.first().map_or(0, |way| way.0);
            // A doubled or skipped entry shifts all that follows, which also has to be borne out.
            let nearer = |board: &&&Setup| {
                rest.iter()
                    .any(|way| distance(board, &way.1) < distance(board, &first.1))
            };
            if first.0 >= second + GOES_ON && !known.iter().any(|b| nearer(&b)) {
                return Some((first.2, false));
            }
        }
        let [white, black] = known.as_slice() else {
            return None;
        };
        let mut confirmed = ways
            .iter()
            .filter(|(_, end, _)| same_pieces(end, white) && same_pieces(end, black));
        let only = confirmed.next()?;
        confirmed.next().is_none().then_some((only.2, true))
    }
}

/// Which half-moves an entry can mean on a position.
fn meanings(entry: &Entry, setup: &Setup, legal: &[Move]) -> Vec<Move> {
    let (Entry::Stated { written, .. } | Entry::Seen(written)) = entry else {
        return Vec::new();
    };
    match resolve_among(written, setup, legal) {
        Resolution::Legal(mv) | Resolution::NotLegal(mv) => vec![mv],
        Resolution::Ambiguous { candidates, .. } => candidates,
        Resolution::NoSuch(_) => Vec::new(),
    }
}

/// Could the side to move have done this with its piece, allowed or not? A man that flies over the
/// board or a piece of the other side speaks against the version, a capture left out does not.
fn possible(setup: &Setup, mv: &Move) -> bool {
    !matches!(
        legality(setup, mv),
        Legality::Irregular(Irregularity::NotTheMoversPiece | Irregularity::WrongDisplacement)
    )
}
