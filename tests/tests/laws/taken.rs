// SPDX-License-Identifier: GPL-3.0-or-later
//! The men that half-moves have captured, in official games by hands that never make an irregular half-move. The boards
//! have every other mishap: sleeves, men put right, squares that are not seen or not seen to be empty, pulled cables.
//! Every entry has the squares and captured men of the half-move that the hand made, no half-move is lost in silence, and
//! the record has a note (Kodeks I 5.4.7, 5.4.12, 5.4.14) only if a man was off at a press. Games with one irregularity
//! each are in `irregular`.
//!
//! `ZGODA_GAMES` is the number of games (a few by default), and `ZGODA_SEED` the first seed (1 by default). A failure
//! names the seed that repeats the failing game.

mod irregular;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::time::Duration;

use zgoda_game::{
    BySide, Move, Piece, Senses, Setup, Side, Square, SquareSet, Variant, legal_moves,
};
use zgoda_hw::sim::rng::Rng;
use zgoda_hw::sim::{HandCommand, Make};
use zgoda_record::event::{Body, Entry, StruckBecause};
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::announcement::BoardOf;
use zgoda_table::session::options::Keeper;

use crate::drawn;

/// The number of games of each sort in a short run.
const FEW: u64 = 40;
/// Most half-moves of one game.
const LONGEST: usize = 24;
/// A man that has been off for this time at a press is really off; a flickering square is empty for a shorter time.
const SURELY_OFF: Duration = Duration::from_millis(700);
/// A little more than the time for which a square must stay unchanged before it is set aside.
const STANDS: Duration = Duration::from_millis(1_500);

#[derive(Clone, Debug, Default)]
struct Tally {
    half_moves: usize,
    entered: usize,
    swept: usize,
    noted: usize,
    not_seen: usize,
    gaps: usize,
    asked_wrongly: usize,
    told_lost: usize,
}

impl Tally {
    fn add(&mut self, one: Tally) {
        self.half_moves += one.half_moves;
        self.entered += one.entered;
        self.swept += one.swept;
        self.noted += one.noted;
        self.not_seen += one.not_seen;
        self.gaps += one.gaps;
        self.asked_wrongly += one.asked_wrongly;
        self.told_lost += one.told_lost;
    }
}

/// An official game with the half-moves that its hands are known to have made.
struct Table {
    world: World,
    boards: Boards,
    clock: bool,
    rng: Rng,
    now: Setup,
    made: Vec<Done>,
    /// The square on which the last half-move ended. A player who moves that piece again corrects their own half-move and
    /// makes no new half-move.
    last: Option<Square>,
    /// The men of the game that are off a board, or that the board does not see.
    off: BTreeMap<(Side, Square), Piece>,
    tally: Tally,
}

/// The boards of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Boards {
    /// One board between the players, which belongs to White and Black.
    Shared,
    /// A board for each player, on which the other side's half-moves are carried out, too (Kodeks VIII 2.3).
    Own,
}

impl Boards {
    fn of(self, side: Side) -> BoardOf {
        match self {
            Boards::Shared => BoardOf::Shared,
            Boards::Own => BoardOf::Side(side),
        }
    }
}

/// An entry that was not struck.
struct Standing {
    entry: Entry,
    ms: u64,
    /// The articles of the entry's notes, each with its squares.
    notes: Vec<(String, Vec<String>)>,
}

/// A half-move that was made.
#[derive(Clone, Debug)]
struct Done {
    mv: Move,
    /// The men that were off at the press of this half-move. The men in `surely` had been off long enough to be noticed.
    off: SquareSet,
    surely: SquareSet,
    /// The moment at which the half-move was pressed for, in milliseconds.
    pressed: u64,
}

impl Table {
    fn new(seed: u64, boards: Boards) -> Table {
        let mut rng = Rng::new(seed ^ 0x7a4e_2d51);
        let make = match seed % 4 {
            0 => Make::Cpp(Senses::Colour),
            1 => Make::Cpp(Senses::Exact),
            _ => Make::Dgt,
        };
        let clock = rng.once_in(2);
        let mut world = World::new(Settings {
            mode: Mode::Official,
            boards: match boards {
                Boards::Shared => vec![BoardOf::Shared],
                Boards::Own => Side::ALL.map(BoardOf::Side).to_vec(),
            },
            sight: BySide {
                white: Sight::Blind,
                black: Sight::Low,
            },
            makes: BySide {
                white: make,
                black: make,
            },
            seed,
            pin: Some("2468".to_owned()),
            time: clock.then(|| "80m+60s".parse().unwrap()),
            keeper: if clock {
                Keeper::Embedded
            } else {
                Keeper::Nobody
            },
            ..Settings::default()
        });
        world.run(Duration::from_secs(4));
        if clock {
            for line in ["arbiter 2468", "prepared", "resume", "arbiter done"] {
                world.type_line(line);
                world.run(Duration::from_secs(1));
            }
        }
        Table {
            world,
            boards,
            clock,
            rng,
            now: Setup::start(Variant::International),
            made: Vec::new(),
            last: None,
            off: BTreeMap::new(),
            tally: Tally::default(),
        }
    }

    /// A hand at the board of this side.
    fn hand(&mut self, at: Side, command: HandCommand) {
        self.world.hand(self.boards.of(at), command);
        self.world.finish_hands();
    }

    fn wait(&mut self, from: u64, to: u64) {
        let wait = self.rng.ms(from..=to);
        self.world.run(wait);
    }

    /// A man goes off this board, or is no longer seen.
    fn goes(&mut self, at: Side, square: Square) {
        let piece = self.now.at(square).unwrap();
        self.hand(at, HandCommand::Remove(square));
        self.off.insert((at, square), piece);
    }

    /// The squares of this side's board from which men are off.
    fn off(&self, at: Side) -> SquareSet {
        let off = self
            .off
            .keys()
            .filter(|(side, _)| *side == at || self.boards == Boards::Shared);
        off.map(|(_, square)| *square).collect()
    }

    /// Puts all men that are off back on their squares.
    fn come_back(&mut self) {
        for ((at, square), piece) in std::mem::take(&mut self.off) {
            self.hand(at, HandCommand::Put(square, piece));
        }
    }

    /// The squares of some men of either side, but none of the squares in `leaves`.
    fn some(&mut self, at: Side, leaves: SquareSet, most: u64) -> Vec<Square> {
        let there = self.now.occupied().minus(leaves).minus(self.off(at));
        let there: Vec<Square> = there.into_iter().collect();
        let many = 1 + self.rng.ms(0..=most - 1).as_millis();
        let mut some = Vec::new();
        for _ in 0..many {
            if let Some(square) = self.rng.pick(&there)
                && !some.contains(&square)
            {
                some.push(square);
            }
        }
        some
    }

    fn press(&mut self) {
        if self.clock {
            let side = self.now.turn().other();
            self.world.type_line(&format!("{}: press", side.word()));
        }
    }

    /// Carries out the half-move by hand; men that were off before stay off.
    fn moves(&mut self, mv: &Move) {
        let before = self.now;
        let mover = before.turn();
        self.world.hand_move(self.boards.of(mover), &before, mv);
        self.world.finish_hands();
        if self.boards == Boards::Own {
            self.wait(600, 1_500);
            let other = self.boards.of(mover.other());
            self.world.hand_move(other, &before, mv);
            self.world.finish_hands();
        }
        self.now = mv.apply(&before);
        self.last = Some(mv.to);
        self.tally.half_moves += 1;
    }

    /// Plays one half-move with every mishap around it.
    fn play(&mut self, mv: &Move) {
        let own = mv.captured.with(mv.from).with(mv.to);
        let mover = self.now.turn();
        // Men that are off are put back before a hand needs them, or if too many men are off.
        let needed = self.off.keys().any(|(_, square)| own.has(*square));
        if needed || self.off.len() > 2 || self.rng.once_in(2) {
            self.come_back();
            self.wait(600, 2_500);
        }
        if self.off.is_empty() && self.rng.once_in(5) {
            for square in self.some(mover, own, 1) {
                self.goes(mover, square);
                self.tally.not_seen += 1;
            }
        }
        if !self.off.is_empty() {
            self.world.run(STANDS);
        }
        if !self.clock
            && let Some(last) = self.made.last_mut()
        {
            // Without a clock the previous half-move counts as finished now at the latest.
            let off = self
                .off
                .keys()
                .filter(|(at, _)| self.boards == Boards::Shared || *at == mover.other());
            last.off |= off.map(|(_, square)| *square).collect::<SquareSet>();
        }
        self.moves(mv);
        let (mut swept, mut ever) = (SquareSet::EMPTY, SquareSet::EMPTY);
        let mut long = false;
        if self.rng.once_in(3) {
            self.wait(0, 1_200);
            for square in self.some(mover, SquareSet::EMPTY.with(mv.to), 3) {
                self.goes(mover, square);
                swept = swept.with(square);
                ever = swept;
                self.tally.swept += 1;
            }
            match self.rng.ms(0..=3).as_millis() {
                // The man is put right before the press.
                0 => {
                    self.wait(200, 3_000);
                    self.come_back();
                    swept = SquareSet::EMPTY;
                }
                1 => self.wait(50, 500),
                _ => {
                    self.world.run(SURELY_OFF);
                    long = true;
                }
            }
        }
        self.wait(900, 2_000);
        self.press();
        let off: SquareSet = if self.clock {
            swept & self.off(mover)
        } else {
            // Without a clock the half-move may count as finished at any moment since the hand made it.
            ever
        };
        let surely = if long && self.clock {
            off
        } else {
            SquareSet::EMPTY
        };
        self.made.push(Done {
            mv: *mv,
            off,
            surely,
            pressed: self.world.now().as_ms(),
        });
        self.wait(700, 2_500);
    }

    /// The entries of the record that were not struck, each with its moment and its notes.
    fn standing(&self) -> Vec<Standing> {
        let mut all: Vec<Standing> = Vec::new();
        for event in self.world.disk().durable() {
            match &event.body {
                Body::EntryWritten(entry) => all.push(Standing {
                    entry: entry.clone(),
                    ms: event.ms,
                    notes: Vec::new(),
                }),
                Body::EntryStruck { entry, .. } => all.retain(|it| it.entry.entry != *entry),
                Body::HandIrregular {
                    entry,
                    article,
                    squares,
                    ..
                } => {
                    let found = all.iter_mut().find(|it| it.entry.entry == *entry);
                    if let Some(found) = found {
                        found.notes.push((article.clone(), squares.clone()));
                    }
                }
                _ => {}
            }
        }
        all
    }

    /// Prints the record if `ZGODA_TELL` is set.
    fn tell(&self) {
        if std::env::var_os("ZGODA_TELL").is_some() {
            for event in self.world.disk().durable() {
                println!("{:7} {:?}", event.ms, event.body);
            }
        }
    }

    fn was_heard(&self, kinds: &[&str]) -> bool {
        let mut heard = self.world.heard().iter();
        heard.any(|heard| kinds.contains(&heard.line.about.kind))
    }
}

fn ends(mv: &Move) -> String {
    format!("{}-{}", name(mv.from), name(mv.to))
}

fn name(square: Square) -> String {
    Variant::International.name(square).to_string()
}

fn names(squares: SquareSet) -> Vec<String> {
    squares.into_iter().map(name).collect()
}

const BESIDE: [&str; 3] = ["Kodeks I 5.4.7", "Kodeks I 5.4.12", "Kodeks I 5.4.14"];

#[test]
fn what_hands_did_is_what_the_record_says() {
    drawn::all_go_well(
        "regular hands",
        FEW,
        |seed| regular(seed, Boards::Shared),
        Tally::add,
    );
}

/// The law above, with a board for each player. A man that is off one of these boards is never captured by mistake.
#[test]
fn what_hands_did_on_boards_of_their_own_is_what_the_record_says() {
    let play = |seed| regular(seed, Boards::Own);
    drawn::all_go_well("regular hands at two boards", FEW, play, Tally::add);
}

fn regular(seed: u64, boards: Boards) -> Result<Tally, String> {
    let mut table = Table::new(seed, boards);
    let gap_at = (table.rng.once_in(3)).then(|| 4 + seed as usize % 12);
    for n in 0..LONGEST {
        let moves: Vec<Move> = legal_moves(&table.now).iter().copied().collect();
        let Some(mv) = table.rng.pick(&moves) else {
            break;
        };
        if gap_at == Some(n) && !table.clock && boards == Boards::Shared {
            gap(&mut table);
            break;
        }
        table.play(&mv);
    }
    table.come_back();
    table.world.run(Duration::from_secs(8));
    verdict(table)
}

/// Pulls the cable for some half-moves; afterwards a person who knows the half-moves answers the questions.
fn gap(table: &mut Table) {
    table.come_back();
    table.world.run(Duration::from_secs(3));
    table.world.hand(BoardOf::Shared, HandCommand::Unplug);
    table.world.run(Duration::from_secs(6));
    let many = 1 + table.rng.ms(0..=8).as_millis();
    for _ in 0..many {
        let moves: Vec<Move> = legal_moves(&table.now).iter().copied().collect();
        let Some(mv) = table.rng.pick(&moves) else {
            break;
        };
        table.moves(&mv);
        let none = SquareSet::EMPTY;
        table.made.push(Done {
            mv,
            off: none,
            surely: none,
            pressed: table.world.now().as_ms(),
        });
    }
    table.tally.gaps += 1;
    table.world.hand(BoardOf::Shared, HandCommand::Plug);
    table.world.run(Duration::from_secs(8));
    // Somebody who knows the half-moves answers.
    let made: Vec<String> = table.made.iter().map(|it| ends(&it.mv)).collect();
    let durable = table.world.disk().durable();
    let asked = durable.iter().rev().find_map(|event| match &event.body {
        Body::BoardAsked { shown, .. } => Some(shown.clone()),
        _ => None,
    });
    if let Some(asked) = asked {
        let asked: Vec<String> = asked.iter().map(|pdn| pdn.replace('x', "-")).collect();
        let is_so = made.ends_with(&asked) && asked.len() == many as usize;
        table.tally.asked_wrongly += usize::from(!is_so);
        table.world.type_line(if is_so { "yes" } else { "no" });
    }
    table.world.run(Duration::from_secs(5));
}

fn verdict(mut table: Table) -> Result<Tally, String> {
    let standing = table.standing();
    let mut wrong = String::new();
    for (Standing { entry, ms, notes }, done) in standing.iter().zip(&table.made) {
        let did = (
            name(done.mv.from),
            name(done.mv.to),
            names(done.mv.captured),
        );
        let has = (entry.from.clone(), entry.to.clone(), entry.captured.clone());
        if did != has {
            let _ = write!(wrong, "half-move {}: did {did:?}, has {has:?}; ", entry.ply);
            break;
        }
        let beside = notes
            .iter()
            .filter(|(article, _)| BESIDE.contains(&article.as_str()));
        let noted: Vec<String> = beside.flat_map(|(_, squares)| squares.clone()).collect();
        let off = names(done.off);
        if noted.iter().any(|square| !off.contains(square)) {
            let _ = write!(
                wrong,
                "half-move {}: {notes:?} with {off:?} off; ",
                entry.ply
            );
        }
        // If an entry was written after its press, it came together with other entries, and the moment at which men were
        // off is unknown.
        let in_time = *ms <= done.pressed;
        if in_time
            && names(done.surely)
                .iter()
                .any(|square| !noted.contains(square))
        {
            let _ = write!(
                wrong,
                "half-move {}: {notes:?} with {off:?} surely off; ",
                entry.ply
            );
        }
        table.tally.noted += noted.len();
    }
    table.tally.entered += standing.len();
    if standing.len() > table.made.len() {
        let _ = write!(
            wrong,
            "{} entries of {}; ",
            standing.len(),
            table.made.len()
        );
    }
    if standing.len() < table.made.len() {
        let told = [
            "board-not-read",
            "board-lost",
            "board-differs",
            "board-differs-by",
        ];
        if table.was_heard(&told) {
            table.tally.told_lost += 1;
        } else {
            let _ = write!(
                wrong,
                "{} of {} entries and no word; ",
                standing.len(),
                table.made.len()
            );
        }
    }
    if table.was_heard(&["move-corrected", "move-taken-back"]) {
        wrong.push_str("corrected; ");
    }
    if wrong.is_empty() {
        Ok(table.tally)
    } else {
        table.tell();
        let made: Vec<String> = table
            .made
            .iter()
            .map(|it| format!("{}-{}", name(it.mv.from), name(it.mv.to)))
            .collect();
        Err(format!("{wrong}made {made:?}"))
    }
}
