// SPDX-License-Identifier: GPL-3.0-or-later
//! Games with one or two faults in them, their traces on sheets and boards, and the other causes that could have left
//! these traces.

use std::collections::BTreeMap;

use zgoda_game::notation::write_move;
use zgoda_game::reconcile::{Evidence, FaultKind, Record, Shown, Witness, confusable};
use zgoda_game::{BySide, Move, Reading, Senses, Setup, Side, Square, SquareSet, legal_moves};

use super::games::{Dice, Line, V, game};
use super::hands::{
    Done, Place, Story, WINDOW, ahead, carry_on, carry_out, done, doubles, faults, singles,
};
use crate::hearing::EAR;

/// The accuracy with which both boards see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sensor {
    Exact,
    Colours,
    Occupancy,
    /// The board sees exactly, except that it does not read some squares, which are the same throughout a game.
    Unread(SquareSet),
}

impl Sensor {
    pub(crate) fn sees(self, board: &Setup) -> Shown {
        match self {
            Sensor::Exact => Shown::exactly(board),
            Sensor::Colours => dulled(board, Senses::Colour),
            Sensor::Occupancy => dulled(board, Senses::Occupancy),
            Sensor::Unread(squares) => Shown::exactly(board).without(squares),
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Sensor::Exact => "exact",
            Sensor::Colours => "colour",
            Sensor::Occupancy => "occupancy",
            Sensor::Unread(_) => "3 unread",
        }
    }
}

fn dulled(board: &Setup, senses: Senses) -> Shown {
    Shown::of_reading(&Reading::from_setup(board).dulled(senses))
}

/// A disturbed game, with its evidence.
pub(crate) struct Case {
    pub(crate) game: Line,
    /// The line that each side believes to have been played; this is not the real line if that side misheard.
    pub(crate) believed: BySide<Line>,
    pub(crate) texts: BySide<Vec<String>>,
    pub(crate) boards: BySide<Setup>,
    /// The faults, in order.
    pub(crate) done: Vec<Done>,
    /// The sides with a slip of the pen, each with the final position of the written version (`None` if it cannot be
    /// played), and with true if the squares sound alike.
    slips: Vec<(Side, Option<Setup>, bool)>,
}

/// A fault to be made. The list `MAKES` mixes all kinds evenly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Make {
    /// A fault of a hand on one board.
    Hand(FaultKind),
    /// A fault of a pen in one record.
    Pen(FaultKind),
    /// A fault of hearing: a misheard half-move, or another capture of the same number of men. The listener makes it on
    /// the board and writes it down.
    Heard(FaultKind),
}

pub(crate) const MAKES: [Make; 18] = [
    Make::Hand(FaultKind::NeighbouringSquare),
    Make::Hand(FaultKind::CapturedLeft),
    Make::Hand(FaultKind::WrongManRemoved),
    Make::Hand(FaultKind::CrownForgotten),
    Make::Hand(FaultKind::NotTransferred),
    Make::Hand(FaultKind::NotCarriedOut),
    Make::Hand(FaultKind::WrongSquare),
    Make::Hand(FaultKind::TwoInARow),
    Make::Hand(FaultKind::HalfACapture),
    Make::Hand(FaultKind::OtherCapture),
    Make::Hand(FaultKind::MisheardNumber),
    Make::Hand(FaultKind::KnockedOver),
    Make::Hand(FaultKind::BoardTurned),
    Make::Pen(FaultKind::SlipOfThePen),
    Make::Pen(FaultKind::SkippedEntry),
    Make::Pen(FaultKind::DoubledEntry),
    Make::Heard(FaultKind::MisheardNumber),
    Make::Heard(FaultKind::OtherCapture),
];

impl Make {
    pub(crate) fn name(self) -> String {
        match self {
            Make::Hand(kind) => format!("{} on a board", kind.word()),
            Make::Pen(kind) => format!("{} in a record", kind.word()),
            Make::Heard(kind) => format!("{} on board and record", kind.word()),
        }
    }
}

/// A game with these faults, or `None` if these faults are not possible in the game that the dice made.
pub(crate) fn disturbed(dice: &mut Dice, makes: &[Make]) -> Option<Case> {
    let plies = 20 + dice.below(80);
    let game = game(dice, plies);
    (game.len() > 16).then_some(())?;
    let mut case = Case {
        believed: BySide::from_fn(|_| game.clone()),
        texts: BySide::from_fn(|_| game.texts.clone()),
        boards: BySide::from_fn(|_| game.end()),
        done: Vec::new(),
        slips: Vec::new(),
        game,
    };
    // Faults of hearing are made first, then faults of hands, then faults of pens.
    for make in makes {
        if let Make::Heard(kind) = make {
            case.hear(dice, *kind)?;
        }
    }
    let hands: Vec<(FaultKind, Side)> = makes
        .iter()
        .filter_map(|make| match make {
            Make::Hand(kind) => Some((*kind, Side::ALL[dice.below(2)])),
            _ => None,
        })
        .collect();
    case.hands(dice, &hands)?;
    for make in makes {
        if let Make::Pen(kind) = make {
            case.pen(dice, *kind)?;
        }
    }
    Some(case)
}

impl Case {
    /// The mover's opponent mishears the half-move, and makes and writes the misheard one.
    fn hear(&mut self, dice: &mut Dice, kind: FaultKind) -> Option<()> {
        let n = self.game.len();
        let at = n - dice.below(WINDOW);
        let side = self.game.mover(at).other();
        let (before, mv) = (self.game.setups[at - 1], self.game.moves[at - 1]);
        let others: Vec<Move> = legal_moves(&before)
            .iter()
            .filter(|other| match kind {
                FaultKind::MisheardNumber => sounds_like(&mv, other),
                _ => {
                    mv.is_capture()
                        && **other != mv
                        && other.captured.len() == mv.captured.len()
                        && !sounds_like(&mv, other)
                }
            })
            .copied()
            .collect();
        let other = dice.one_of(&others)?;
        let line = variant(&self.game, at, other)?;
        self.texts.get_mut(side)[at - 1].clone_from(&line.texts[at - 1]);
        *self.boards.get_mut(side) = line.end();
        *self.believed.get_mut(side) = line;
        self.done.push(Done {
            kind,
            place: Place::Between,
            ply: Some(at),
        });
        Some(())
    }

    fn hands(&mut self, dice: &mut Dice, hands: &[(FaultKind, Side)]) -> Option<()> {
        for side in Side::ALL {
            let mut kinds: Vec<(usize, FaultKind)> = Vec::new();
            let line = self.believed.get(side).clone();
            let n = line.len();
            for (kind, _) in hands.iter().filter(|(_, s)| *s == side) {
                let rests = [
                    FaultKind::KnockedOver,
                    FaultKind::BoardTurned,
                    FaultKind::TwoInARow,
                ];
                let at = if rests.contains(kind) {
                    n + 1
                } else {
                    n - dice.below(WINDOW)
                };
                kinds.push((at, *kind));
            }
            kinds.sort_unstable();
            let Some((first, _)) = kinds.first().copied() else {
                continue;
            };
            let mut board = line.setups[first - 1];
            let mut from = first;
            for (at, kind) in kinds {
                for between in from..at {
                    board = carry_out(&line, between, &board)?;
                }
                // Two faults at one half-move would count as one fault.
                (at >= from).then_some(())?;
                let turn = line.setups[at - 1].turn();
                let sets: Vec<Setup> = faults(&line, side, at, &board.with_turn(turn))
                    .into_iter()
                    .filter(|(found, _)| *found == kind)
                    .map(|(_, set)| set)
                    .collect();
                board = dice.one_of(&sets)?;
                from = at + 1;
                self.done.push(done(kind, side, at, n));
            }
            board = carry_on(&line, from, board)?;
            (board != line.end()).then_some(())?;
            *self.boards.get_mut(side) = board;
        }
        Some(())
    }

    fn pen(&mut self, dice: &mut Dice, kind: FaultKind) -> Option<()> {
        let n = self.game.len();
        let at = 2 + dice.below(n - 4);
        let side = Side::ALL[dice.below(2)];
        // If the records already differ there, no further slip of the pen is made.
        (self.texts.white[at - 1] == self.texts.black[at - 1]).then_some(())?;
        (self.texts.white.len() == self.texts.black.len()).then_some(())?;
        let texts = self.texts.get_mut(side);
        let mut ply = at;
        match kind {
            FaultKind::SlipOfThePen => {
                let (before, mv) = (self.game.setups[at - 1], self.game.moves[at - 1]);
                let others: Vec<Move> = legal_moves(&before)
                    .iter()
                    .filter(|other| **other != mv)
                    .copied()
                    .collect();
                let other = dice.one_of(&others)?;
                texts[at - 1] = write_move(&before, &other);
                let version = variant(&self.game, at, other).map(|line| line.end());
                self.slips.push((side, version, sounds_like(&mv, &other)));
            }
            FaultKind::SkippedEntry => {
                texts.remove(at - 1);
            }
            _ => {
                texts.insert(at, texts[at - 1].clone());
                ply = at + 1;
            }
        }
        self.done.push(Done {
            kind,
            place: Place::Record(side),
            ply: Some(ply),
        });
        Some(())
    }

    /// The evidence that an arbiter gets to see.
    pub(crate) fn evidence(&self, sensor: Sensor) -> Evidence {
        let start = self.game.setups[0];
        let record = |texts: &Vec<String>| Record::of(start, texts.iter().map(String::as_str));
        Evidence {
            records: BySide {
                white: record(&self.texts.white),
                black: record(&self.texts.black),
            },
            boards: BySide::from_fn(|side| Some(sensor.sees(self.boards.get(side)))),
            ear: EAR.clone(),
            witness: Witness::default(),
        }
    }

    /// The number of half-moves up to the first one in which the two sheets differ.
    pub(crate) fn agreed(&self) -> usize {
        let both = self.texts.white.iter().zip(&self.texts.black);
        both.take_while(|(white, black)| white == black).count()
    }
}

/// True if the two half-moves differ in one square that is easily misheard.
fn sounds_like(one: &Move, other: &Move) -> bool {
    let alike = |a: Square, b: Square| confusable(V, &EAR, a, b);
    if one.to == other.to {
        alike(one.from, other.from)
    } else {
        alike(one.to, other.to)
    }
}

/// The line with another half-move at `at`, and every later half-move unchanged. `None` if a later half-move cannot be
/// made, so that a hand would notice.
fn variant(line: &Line, at: usize, other: Move) -> Option<Line> {
    let mut variant = line.clone();
    let before = line.setups[at - 1];
    variant.moves[at - 1] = other;
    variant.texts[at - 1] = write_move(&before, &other);
    variant.setups.truncate(at);
    let mut board = other.apply(&before);
    for later in at + 1..=line.len() {
        variant.setups.push(board);
        let turn = line.setups[later].turn();
        board = carry_out(line, later, &board)?.with_turn(turn);
    }
    variant.setups.push(board);
    (board != line.end()).then_some(variant)
}

/// Everything that can have happened to each board. One value serves for every sensor.
pub(crate) struct Otherwise {
    /// For each side, the stories of the line that the side believes to have been played, and of the real game if it is a
    /// different line.
    stories: BySide<Vec<Story>>,
}

/// Continues the story by a half-move that is not written down yet.
fn further(side: Side, story: Story) -> impl Iterator<Item = Story> {
    let boards = ahead(side, &story.board).into_iter();
    boards.map(move |board| {
        let mut done = story.done.clone();
        done.push(Done {
            kind: FaultKind::AheadOfTheRecord,
            place: Place::Board(side),
            ply: None,
        });
        Story { done, board }
    })
}

impl Otherwise {
    pub(crate) fn of(case: &Case) -> Otherwise {
        let on = |side| {
            case.done
                .iter()
                .filter(|done| done.place == Place::Board(side))
                .count()
        };
        Otherwise {
            stories: BySide::from_fn(|side| {
                let line = case.believed.get(side);
                let null = |line: &Line| Story {
                    done: Vec::new(),
                    board: line.end(),
                };
                let mut all = vec![null(line)];
                all.extend(singles(line, side));
                if on(side) > 1 {
                    // A further half-move can have been made on a board that was already wrong.
                    let wrong = all.clone().into_iter().flat_map(|one| further(side, one));
                    let wrong: Vec<Story> = wrong.collect();
                    all.extend(doubles(line, side));
                    all.extend(wrong);
                } else {
                    let right = null(line);
                    all.extend(further(side, right));
                }
                if line.texts != case.game.texts {
                    // The player may have heard rightly and written wrongly.
                    let pen = Done {
                        kind: FaultKind::SlipOfThePen,
                        place: Place::Record(side),
                        ply: None,
                    };
                    let others = singles(&case.game, side);
                    let others = others.into_iter().chain([null(&case.game)]);
                    all.extend(others.map(|mut story| {
                        story.done.insert(0, pen);
                        story
                    }));
                }
                all
            }),
        }
    }

    /// The other causes, with no more faults than the true one, that would leave the same evidence for `sensor`. Empty
    /// if the evidence is unambiguous.
    pub(crate) fn looks_like(&self, case: &Case, sensor: Sensor) -> BTreeMap<String, usize> {
        let mut alike = BTreeMap::new();
        for side in Side::ALL {
            let mut true_story: Vec<Done> = case
                .done
                .iter()
                .filter(|done| done.place == Place::Board(side))
                .copied()
                .collect();
            true_story.sort_unstable();
            let seen = sensor.sees(case.boards.get(side));
            for story in self.stories.get(side) {
                let mut done = story.done.clone();
                done.sort_unstable();
                let fewer = done.len() <= true_story.len().max(case.done.len());
                if done != true_story && fewer && sensor.sees(&story.board) == seen {
                    if true_story.is_empty()
                        && !done.iter().any(|d| matches!(d.place, Place::Record(_)))
                    {
                        // A board that shows no fault is not searched for a fault.
                        continue;
                    }
                    let words: Vec<&str> = done.iter().map(|d| d.kind.word()).collect();
                    let name = if words.is_empty() {
                        "nothing at all".to_owned()
                    } else {
                        words.join(" and ")
                    };
                    *alike.entry(name).or_default() += 1;
                }
            }
        }
        for (side, version, alike_to_the_ear) in &case.slips {
            if *alike_to_the_ear {
                *alike
                    .entry("a number misheard and written".to_owned())
                    .or_default() += 1;
            }
            let seen = sensor.sees(case.boards.get(*side));
            if version.as_ref().is_some_and(|end| sensor.sees(end) == seen) {
                *alike
                    .entry("the version that was written".to_owned())
                    .or_default() += 1;
            }
        }
        alike
    }
}
