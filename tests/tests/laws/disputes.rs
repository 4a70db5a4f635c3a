// SPDX-License-Identifier: GPL-3.0-or-later
//! Disputes between records, the program and two boards (Kodeks VIII 3.1, IV 2.20), in official games on two sensor boards. In half
//! of these games no half-move is typed or said: the hands play alone, so the entries of the program are no record. Then sheets are
//! read in: sheets with slips, sheets that are too short, unreadable or made up, or no sheets. Boards stand wrongly. An arbiter
//! compares the records and takes the proposal, and the hands mend the boards as they are told.
//!
//! The proposed position must be right, no wrong side may be blamed, and the mending must be as short as possible. The right answer
//! is worked out here from the played half-moves and the sheets that were read in, without any part of the program.
//!
//! `ZGODA_GAMES` is the number of disputes (a few if it is not set), and `ZGODA_SEED` the first seed. A failure names its seed.

use std::collections::BTreeMap;
use std::time::Duration;

use zgoda_game::notation::write_move;
use zgoda_game::{BySide, Move, Setup, Side, Square, Variant, legal_moves};
use zgoda_hw::sim::HandCommand;
use zgoda_hw::sim::rng::Rng;
use zgoda_record::mode::Mode;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::Message;
use zgoda_speech::announcement::{BoardOf, MendStep};
use zgoda_table::view::{Compared, Role, TableView};

use crate::drawn;

/// Disputes of a short run.
const FEW: u64 = 40;
const BOARDS: [BoardOf; 2] = [BoardOf::Side(Side::White), BoardOf::Side(Side::Black)];

/// The sort of a dispute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sort {
    /// Both sheets have the played half-moves.
    BothRight,
    /// Both sheets say the same, and the boards and the program say otherwise (S14).
    BothAgainstTheBoards,
    /// One of the two sheets has a slip.
    OneOfTwoSlips,
    /// One of the two sheets ends early.
    OneOfTwoEnds,
    /// One sheet ends early, and the other sheet has a slip after that point.
    TheLongerSlips,
    /// One sheet has an unreadable half-move.
    OneOfTwoIsUnreadable,
    /// Only one sheet is read in, and it may end early.
    One,
    /// Only one sheet is read in, with a slip.
    OneSlips,
    /// Only one sheet is read in, with made-up half-moves at its end.
    OneMakesUp,
    /// No sheet is read in.
    None,
}

const SORTS: [Sort; 10] = [
    Sort::BothRight,
    Sort::BothAgainstTheBoards,
    Sort::OneOfTwoSlips,
    Sort::OneOfTwoEnds,
    Sort::TheLongerSlips,
    Sort::OneOfTwoIsUnreadable,
    Sort::One,
    Sort::OneSlips,
    Sort::OneMakesUp,
    Sort::None,
];

/// The half-moves on a side's sheet.
type Sheet = Vec<String>;

/// A dispute, before the comparison.
struct Dispute {
    seed: u64,
    sort: Sort,
    /// True if people said their half-moves; else hands alone played.
    said: bool,
    rng: Rng,
    world: World,
    start: Setup,
    played: Vec<Move>,
    /// The number of half-moves after which both boards last stood alike.
    rest: usize,
    /// The side with the wrong board, if that side left a half-move undone.
    wrong_board: Option<Side>,
    sheets: BySide<Option<Sheet>>,
    /// The side with a sheet that differs from the played game, and the first half-move with a difference.
    slip: Option<(Side, usize)>,
}

/// The result that is right for a dispute.
struct Right {
    /// The positions that may be proposed, by their number of half-moves.
    positions: Vec<(usize, Setup)>,
    by_two_records: bool,
    /// The parties that may be blamed for the fault.
    blamed: Vec<&'static str>,
    /// The side with a record that parts from the program's entries, and the half-move at which it parts.
    departs: Option<(Side, usize)>,
    /// True if the observations must contradict the proposal.
    against: bool,
}

fn texts(start: &Setup, moves: &[Move]) -> Sheet {
    let mut now = *start;
    let write = |mv: &Move| {
        let text = write_move(&now, mv);
        now = mv.apply(&now);
        text
    };
    moves.iter().map(write).collect()
}

fn name(square: Square) -> String {
    Variant::International.name(square).to_string()
}

fn position(start: &Setup, moves: &[Move]) -> Setup {
    moves.iter().fold(*start, |now, mv| mv.apply(&now))
}

impl Dispute {
    fn of(seed: u64) -> Dispute {
        let sort = SORTS[(seed / 2 % SORTS.len() as u64) as usize];
        let said = seed.is_multiple_of(2);
        let mut rng = Rng::new(seed ^ 0x0d15_b07e);
        let start = Setup::start(Variant::International);
        let mut world = World::new(Settings {
            mode: Mode::Official,
            pin: Some("2468".to_owned()),
            boards: BOARDS.to_vec(),
            start,
            seed,
            ..Settings::default()
        });
        world.run(Duration::from_secs(5));
        let mut played = Vec::new();
        let half_moves = 6 + rng.below(11) as usize;
        let mut now = start;
        // In about a third of the games, the last half-move is not carried out on the other board.
        let undone = rng.once_in(3);
        let mut rest = 0;
        let mut wrong_board = None;
        while played.len() < half_moves {
            let Some(mv) = rng.pick(&legal_moves(&now)) else {
                break;
            };
            let own = BoardOf::Side(now.turn());
            if said {
                let side = now.turn().word();
                world.type_line(&format!("{side}: said {}", write_move(&now, &mv)));
            }
            world.hand_move(own, &now, &mv);
            world.finish_hands();
            let next = played.len() + 1;
            let entered = |world: &World| world.game().standing().len() == next;
            assert!(
                world.run_until(Duration::from_secs(20), entered),
                "ZGODA_SEED={seed}: half-move {next} is not seen"
            );
            world.run(rng.ms(100..=1_000));
            played.push(mv);
            if played.len() == half_moves && undone {
                wrong_board = Some(now.turn().other());
            } else {
                world.hand_move(BoardOf::Side(now.turn().other()), &now, &mv);
                world.finish_hands();
                world.run(rng.ms(2_000..=3_000));
                rest = played.len();
            }
            now = mv.apply(&now);
        }
        world.run(Duration::from_secs(5));
        let mut dispute = Dispute {
            seed,
            sort,
            said,
            rng,
            world,
            start,
            played,
            rest,
            wrong_board,
            sheets: BySide::default(),
            slip: None,
        };
        dispute.write_sheets();
        if dispute.wrong_board.is_none() && dispute.rng.once_in(3) {
            dispute.displace();
        }
        dispute
    }

    /// Sets a man of one board on a square that no half-move could reach: otherwise the position could not be told from a
    /// half-move.
    fn displace(&mut self) {
        let now = position(&self.start, &self.played);
        // On the board of the side to move, a man that goes to any square is a half-move of that side, legal or not.
        let side = now.turn().other();
        let men: Vec<Square> = now.occupied().into_iter().collect();
        let free: Vec<Square> = now.vacant().into_iter().collect();
        let place = |square: Square| {
            let name: i32 = name(square).parse().unwrap();
            let row = (name - 1) / 5;
            (row, (name - 1) % 5 * 2 + (row + 1) % 2)
        };
        let moved: Vec<Square> = self.played.iter().rev().take(4).map(|mv| mv.to).collect();
        let far = |from: Square, to: Square| {
            let ((row, column), (to_row, to_column)) = (place(from), place(to));
            let (down, aside) = ((row - to_row).abs(), (column - to_column).abs());
            down > 2 && down != aside && !moved.contains(&from)
        };
        let drawn = (0..200).find_map(|_| {
            let (from, to) = (self.rng.pick(&men)?, self.rng.pick(&free)?);
            far(from, to).then_some((from, to))
        });
        let Some((from, to)) = drawn else { return };
        let piece = now.at(from).unwrap();
        let of = BoardOf::Side(side);
        self.world.hand(of, HandCommand::Remove(from));
        self.world.hand(of, HandCommand::Put(to, piece));
        self.world.finish_hands();
        self.world.run(Duration::from_secs(6));
        self.wrong_board = Some(side);
    }

    /// One of the last half-moves, counted from 1, but none before `from`.
    fn late(&mut self, from: usize) -> usize {
        let last = self.played.len();
        let first = from.max(last.saturating_sub(4)).max(1);
        first + self.rng.below((last - first + 1) as u64) as usize
    }

    /// Another half-move that the side to move could have made at this ply.
    fn other(&mut self, ply: usize) -> Option<Move> {
        let before = position(&self.start, &self.played[..ply - 1]);
        let made = self.played[ply - 1];
        let others: Vec<Move> = legal_moves(&before)
            .iter()
            .copied()
            .filter(|mv| (mv.from, mv.to) != (made.from, made.to))
            .collect();
        self.rng.pick(&others)
    }

    fn write_sheets(&mut self) {
        let right = texts(&self.start, &self.played);
        let side = if self.rng.once_in(2) {
            Side::White
        } else {
            Side::Black
        };
        let slipped = |this: &mut Dispute, from: usize| {
            for _ in 0..8 {
                let ply = this.late(from);
                if let Some(mv) = this.other(ply) {
                    let before = position(&this.start, &this.played[..ply - 1]);
                    let mut sheet = right.clone();
                    sheet[ply - 1] = write_move(&before, &mv);
                    return Some((sheet, ply));
                }
            }
            None
        };
        let mut one = None;
        let mut other = Some(right.clone());
        match self.sort {
            Sort::BothRight => one = Some(right.clone()),
            Sort::BothAgainstTheBoards => {
                if let Some(sheet) = self.another_game() {
                    one = Some(sheet.clone());
                    other = Some(sheet);
                } else {
                    one = Some(right.clone());
                    self.sort = Sort::BothRight;
                }
            }
            Sort::OneOfTwoSlips => match slipped(self, 1) {
                Some((sheet, ply)) => {
                    one = Some(sheet);
                    self.slip = Some((side, ply));
                }
                None => {
                    one = Some(right.clone());
                    self.sort = Sort::BothRight;
                }
            },
            Sort::OneOfTwoEnds => {
                let end = self.late(1);
                other = Some(right[..end - 1].to_vec());
                one = Some(right.clone());
            }
            Sort::TheLongerSlips => {
                let end = self.played.len() - 2;
                other = Some(right[..end - 1].to_vec());
                match slipped(self, end) {
                    Some((sheet, ply)) => {
                        one = Some(sheet);
                        self.slip = Some((side, ply));
                    }
                    None => {
                        one = Some(right.clone());
                        self.sort = Sort::OneOfTwoEnds;
                    }
                }
            }
            Sort::OneOfTwoIsUnreadable => {
                let ply = self.late(1);
                let mut sheet = right.clone();
                sheet[ply - 1] = "blot".to_owned();
                one = Some(sheet);
            }
            Sort::One => {
                let end = self.late(1);
                one = Some(right[..end].to_vec());
                other = None;
            }
            Sort::OneSlips => {
                other = None;
                match slipped(self, 1) {
                    Some((sheet, ply)) => {
                        one = Some(sheet);
                        self.slip = Some((side, ply));
                    }
                    None => {
                        one = Some(right.clone());
                        self.sort = Sort::One;
                    }
                }
            }
            Sort::OneMakesUp => {
                other = None;
                let mut sheet = right.clone();
                let mut now = position(&self.start, &self.played);
                let more = 1 + self.rng.below(3) as usize;
                for _ in 0..more {
                    if let Some(mv) = self.rng.pick(&legal_moves(&now)) {
                        sheet.push(write_move(&now, &mv));
                        now = mv.apply(&now);
                    }
                }
                self.slip = (sheet.len() > right.len()).then_some((side, right.len() + 1));
                one = Some(sheet);
            }
            Sort::None => other = None,
        }
        *self.sheets.get_mut(side) = one;
        *self.sheets.get_mut(side.other()) = other;
    }

    /// A game of the same length that parts from the played game in one of its last half-moves.
    fn another_game(&mut self) -> Option<Sheet> {
        for tried in 0..64 {
            let ply = if tried < 8 {
                self.late(1)
            } else {
                1 + self.rng.below(self.played.len() as u64) as usize
            };
            let Some(mv) = self.other(ply) else { continue };
            let mut moves = self.played[..ply - 1].to_vec();
            moves.push(mv);
            let mut now = position(&self.start, &moves);
            while moves.len() < self.played.len()
                && let Some(mv) = self.rng.pick(&legal_moves(&now))
            {
                moves.push(mv);
                now = mv.apply(&now);
            }
            let mine = position(&self.start, &self.played);
            if moves.len() == self.played.len() && now != mine {
                return Some(texts(&self.start, &moves));
            }
        }
        None
    }

    /// The records in effect: the sheets, and for White, who hears the program, the spoken half-moves.
    fn records(&self) -> BySide<Option<Sheet>> {
        let mut records = self.sheets.clone();
        if self.said && records.white.is_none() {
            records.white = Some(texts(&self.start, &self.played));
        }
        records
    }

    fn right(&self) -> Right {
        let played = self.played.len();
        let on_the_way = |from: usize, to: usize| -> Vec<(usize, Setup)> {
            let plies = from..=to.min(played);
            plies
                .map(|plies| (plies, position(&self.start, &self.played[..plies])))
                .collect()
        };
        let exactly = |plies: usize| on_the_way(plies, plies);
        let board = self.wrong_board;
        let mut blamed: Vec<&'static str> = vec!["not-decidable"];
        blamed.extend(board.map(Side::word));
        if let Some((side, _)) = self.slip {
            blamed.push(side.word());
            if board.is_some_and(|board| board != side) {
                blamed.push("both");
            }
        }
        let records = self.records();
        let length = records.clone().map(|it| it.map_or(0, |sheet| sheet.len()));
        let shorter = length.white.min(length.black);
        let longer = length.white.max(length.black);
        let unreadable = Side::ALL.into_iter().find(|side| {
            let sheet = records.get(*side).iter().flatten();
            sheet.clone().any(|text| text == "blot")
        });
        if let Some(side) = unreadable {
            blamed.push(side.word());
            blamed.push("both");
        }
        if self.sort == Sort::BothAgainstTheBoards {
            // Only the article counts: play goes on after the last half-move that both sheets have.
            let sheet = self.sheets.white.as_ref().unwrap();
            let mut now = self.start;
            for text in sheet {
                let moves = legal_moves(&now);
                let mv = moves.iter().find(|mv| write_move(&now, mv) == *text);
                now = mv.unwrap().apply(&now);
            }
            return Right {
                positions: vec![(played, now)],
                by_two_records: true,
                blamed,
                departs: None,
                against: true,
            };
        }
        let by_two_records = shorter > 0
            && unreadable.is_none()
            && (length.white == length.black || {
                // If the sheets part before the shorter sheet ends, play goes back by the article.
                self.slip.is_some_and(|(_, ply)| ply <= shorter)
            });
        let positions = match self.slip {
            // The records alone decide. Play goes on where they stop agreeing, or later if the following half-moves tell which of
            // the two versions was played.
            Some((_, ply)) if by_two_records && ply <= shorter => on_the_way(ply - 1, played),
            _ if by_two_records => exactly(played),
            // Play goes on where a record and the program stop agreeing, or after a later half-move if both boards still stood
            // alike after it.
            None => exactly(self.rest.max(longer.min(played)).max(shorter)),
            Some((_, ply)) => on_the_way(self.rest.max(ply - 1), played),
        };
        Right {
            positions,
            by_two_records,
            blamed,
            departs: self.slip,
            against: false,
        }
    }

    fn compare(&mut self) -> Compared {
        self.world.type_line("arbiter 2468");
        self.world.run(Duration::from_secs(1));
        for (side, sheet) in self.sheets.clone().iter() {
            if let Some(sheet) = sheet {
                let line = format!("compare {} {}", side.word(), sheet.join(" "));
                self.world.type_line(&line);
            }
        }
        self.world.type_line("compare");
        self.world.run(Duration::from_secs(1));
        match self.world.view(Role::Arbiter) {
            Some(TableView::Arbiter(view)) => view.compared.unwrap(),
            other => panic!("{other:?}"),
        }
    }
}

/// Lets the hands do as they are told until both boards agree. Returns the number of steps.
fn mend(world: &mut World, mut heard: usize) -> Result<usize, String> {
    let mut steps = 0;
    while BOARDS.iter().any(|of| world.departs(*of).squares() > 0) {
        let told = |world: &World| {
            let said = world.said()[heard..].iter().rev();
            said.clone().find_map(|said| match &said.message {
                Message::BoardDiffersBy { step, .. } | Message::MendNext { step } => {
                    Some((said.about.board?, *step))
                }
                _ => None,
            })
        };
        if !world.run_until(Duration::from_secs(30), |world| told(world).is_some()) {
            return Err("nobody says what is to be done".to_owned());
        }
        let (of, step) = told(world).unwrap();
        heard = world.said().len();
        world.hand(
            of,
            match step {
                MendStep::Remove(square) => HandCommand::Remove(square),
                MendStep::Put(square, piece) => HandCommand::Put(square, piece),
                MendStep::TurnRound => return Err("no board here is turned".to_owned()),
            },
        );
        world.finish_hands();
        steps += 1;
        if steps > 100 {
            return Err("the mending does not end".to_owned());
        }
    }
    world.run(Duration::from_secs(3));
    Ok(steps)
}

#[derive(Clone, Debug, Default)]
struct Tally {
    sorts: BTreeMap<Sort, usize>,
    hands_only: usize,
    steps: usize,
    blamed: usize,
    contradicted: usize,
}

fn settle(seed: u64) -> Result<Tally, String> {
    let mut dispute = Dispute::of(seed);
    let right = dispute.right();
    let compared = dispute.compare();
    let told = || {
        format!(
            "{:?}, said {}, rest {} of {}, board {:?}, slip {:?}, sheets {:?}, proposed {:?} {} {}, blamed {}, against {:?}, departs {:?}",
            dispute.sort,
            dispute.said,
            dispute.rest,
            dispute.played.len(),
            dispute.wrong_board,
            dispute.slip,
            dispute.sheets,
            compared.ply,
            compared.why,
            compared.basis,
            compared.blame,
            compared.against,
            compared.departs,
        )
    };
    let wrong = |what: &str| Err(format!("{what}: {}", told()));
    if (compared.basis == "two-records") != right.by_two_records {
        return wrong("by the wrong article");
    }
    let allowed = right
        .positions
        .iter()
        .find(|(plies, _)| Some(*plies) == compared.ply);
    let Some((plies, position)) = allowed else {
        // Without any record both boards may never have been seen to agree.
        return wrong("no such position");
    };
    if !right.blamed.contains(&compared.blame.as_str()) {
        return wrong("the wrong side");
    }
    if right.against && compared.against.is_none() {
        return wrong("nothing tells what was seen");
    }
    if let Some((side, ply)) = right.departs {
        // If no sheet of White's was read in, the spoken half-moves are White's record, and then there is no third record.
        let of_white = dispute.said && dispute.sheets.white.is_none();
        let found = if of_white {
            compared.parting.as_ref().map(|it| it.ply)
        } else {
            compared.departs.get(side).as_ref().map(|it| it.ply)
        };
        let ends = of_white && ply > dispute.played.len();
        if found != Some(ply) && !ends {
            return wrong("the half-move on which it parts");
        }
    }
    // The boards are brought to the proposed position, and the game goes on.
    let (plies, position) = (*plies, *position);
    let heard = dispute.world.said().len();
    let before = dispute.world.game().standing().len();
    dispute.world.type_line("walk-back");
    if compared.against.is_some() {
        // The arbiter reads the contradiction before answering yes.
        let asked = dispute.world.game().standing().len() == before;
        if !asked || dispute.world.game().walked_back().is_some() {
            return wrong("it goes there unasked");
        }
        dispute.world.type_line("yes");
    }
    let now = *dispute.world.game().now();
    if now != position || dispute.world.game().standing().len() != plies {
        return Err(format!("it goes on elsewhere: {}", told()));
    }
    let least: usize = BOARDS
        .iter()
        .map(|of| {
            let departs = dispute.world.departs(*of);
            departs.remove.len() + departs.put.len()
        })
        .sum();
    let steps =
        mend(&mut dispute.world, heard).map_err(|what| format!("{what}: {}", dispute.seed))?;
    if steps != least {
        return Err(format!("{steps} steps, and {least} are enough"));
    }
    dispute.world.type_line("resume");
    dispute.world.type_line("arbiter done");
    dispute.world.run(Duration::from_secs(2));
    Ok(Tally {
        sorts: BTreeMap::from([(dispute.sort, 1)]),
        hands_only: usize::from(!dispute.said),
        steps,
        blamed: usize::from(compared.blame != "not-decidable"),
        contradicted: usize::from(compared.against.is_some()),
    })
}

#[test]
fn records_come_first_and_then_what_was_seen() {
    drawn::all_go_well("disputes", FEW, settle, |all: &mut Tally, one| {
        for (sort, count) in one.sorts {
            *all.sorts.entry(sort).or_default() += count;
        }
        all.hands_only += one.hands_only;
        all.steps += one.steps;
        all.blamed += one.blamed;
        all.contradicted += one.contradicted;
    });
}
