//! Two hours of a game, and everything an arbiter can do to its clock, in an order drawn by a seed that is printed:
//! at every step what was used and what is left make up what was given, in the ear, on the scoresheet and in the
//! protocol, and the protocol tells every time the program broke off, every reading that was offered and the one from
//! which the clock went on (Kodeks II 4.4, 6.19, 6.21, VIII 3.1.2, 5.1).
//! The reading at a half-move is changed by nothing but what names it, what was charged there, or what was taken back
//! there: where the game goes back to it, the clocks show it, with what was charged since play stopped.
//! `ZGODA_GAMES` says how many games, `ZGODA_SEED` from which seed on.

#![allow(clippy::unwrap_used, clippy::panic)] // A test stops at the first thing that is not as it should be.

use std::time::Duration;

use fastrand::Rng;
use zgoda::record::event::{Actor, Body, Event, Source};
use zgoda::record::{Contents, Record, StoredEvent, export, read};
use zgoda::session::options::{Keeper, Mode};
use zgoda_game::notation::write_move;
use zgoda_game::{BySide, Setup, Side, Variant};
use zgoda_scenarios::games::{self, Played};
use zgoda_scenarios::{Settings, World, papers};
use zgoda_speech::announcement::ClockReading;
use zgoda_speech::{Language, Message};

/// Games in a short run.
const GAMES: u64 = 16;
/// Of each of so many games the papers of every step are read, of the others those of each of so many steps.
const WHOLE: u64 = 16;
const NOW_AND_THEN: usize = 16;
const TWO_HOURS: Duration = Duration::from_secs(2 * 3600);

/// Each control with its time and its bonus in seconds.
const CONTROLS: [(&str, u64, u64); 3] =
    [("80m+60s", 4800, 60), ("20m", 1200, 0), ("15m+5s", 900, 5)];

/// A game, and what each side must have been given, counted apart from the program.
struct Table {
    world: World,
    seed: u64,
    played: Played,
    bonus: u64,
    given: BySide<u64>,
    /// The same after each number of half-moves that were pressed for.
    after: Vec<BySide<u64>>,
    /// Before the last walk-back, with what `after` was behind it.
    before: Option<(BySide<u64>, Vec<BySide<u64>>)>,
    /// What was read after each of them.
    readings: Vec<Reading>,
    /// The charges, oldest first, and which of them are in the clock as it stands.
    charges: Vec<(Side, u64)>,
    live: Vec<usize>,
    /// What was charged and taken back since play stopped, and since the last walk-back.
    open: Vec<Deed>,
    since: Vec<Deed>,
    /// Did the arbiter stop play? Where the clock stands after a kill alone, a charge is in the reading at once.
    stopped: bool,
    /// The clock before that, with its charges, and the readings that were struck out.
    clock_before: Option<(Reading, Vec<Deed>, Vec<Reading>)>,
    /// What was charged and taken back, and not before the last walk-back.
    charged: usize,
    taken_back: usize,
    /// How often it was all held against each other, and are the papers of every step?
    steps: usize,
    all_papers: bool,
    /// What the protocol must tell of the clock: how it was set going, and what befell it between.
    going: Vec<String>,
    /// The readings among which the arbiter has not chosen yet, each with its words; none while there is no gap.
    offered: Option<Vec<(BySide<u64>, &'static str)>>,
}

/// What both clocks showed, and which charges are in it.
#[derive(Clone, Debug, Default)]
struct Reading {
    left: BySide<u64>,
    charges: Vec<usize>,
}

/// A charge by its place, made or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Made(usize),
    TakenBack(usize),
}

/// A charge that is taken back where it was made leaves nothing.
fn add(deeds: &mut Vec<Deed>, deed: Deed) {
    match deed {
        Deed::TakenBack(charge) if deeds.contains(&Deed::Made(charge)) => {
            deeds.retain(|it| *it != Deed::Made(charge));
        }
        _ => deeds.push(deed),
    }
}

impl Reading {
    /// With what was done; a clock that shows nothing does not tell how far behind nothing it is.
    fn with(&self, deeds: &[Deed], charged: &[(Side, u64)]) -> Reading {
        let mut charges = self.charges.clone();
        let mut less = BySide::<u64>::default();
        let mut more = BySide::<u64>::default();
        for deed in deeds {
            match *deed {
                Deed::Made(charge) => {
                    *less.get_mut(charged[charge].0) += charged[charge].1;
                    charges.push(charge);
                }
                Deed::TakenBack(charge) if charges.contains(&charge) => {
                    *more.get_mut(charged[charge].0) += charged[charge].1;
                    charges.retain(|it| *it != charge);
                }
                Deed::TakenBack(_) => {}
            }
        }
        let left = BySide::from_fn(|side| {
            (self.left.get(side) + more.get(side)).saturating_sub(*less.get(side))
        });
        Reading { left, charges }
    }
}

fn shown(seconds: u64) -> String {
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}

impl Table {
    fn new(seed: u64, all_papers: bool) -> Table {
        let (control, time, bonus) = CONTROLS[usize::try_from(seed).unwrap() % CONTROLS.len()];
        let mut table = Table {
            world: World::new(Settings {
                mode: Mode::Official,
                pin: Some("2468".to_owned()),
                time: Some(control.parse().unwrap()),
                keeper: Keeper::Embedded,
                language: Language::English,
                ..Settings::default()
            }),
            seed,
            played: games::random(seed, Setup::start(Variant::International), 200),
            bonus,
            given: BySide::from_fn(|_| time),
            after: vec![BySide::from_fn(|_| time)],
            before: None,
            readings: Vec::new(),
            charges: Vec::new(),
            live: Vec::new(),
            open: Vec::new(),
            since: Vec::new(),
            stopped: false,
            clock_before: None,
            charged: 0,
            taken_back: 0,
            steps: 0,
            all_papers,
            going: Vec::new(),
            offered: None,
        };
        table.types("arbiter 2468");
        table.types("prepared");
        table.types("resume");
        let left = BySide::from_fn(|_| time);
        let charges = Vec::new();
        table.readings.push(Reading { left, charges });
        let time = shown(time);
        table.going.push(format!(
            "The round begins (Kodeks II 4.4): White's clock runs, White {time}, Black {time}."
        ));
        table
    }

    fn types(&mut self, line: &str) {
        self.world.type_line(line);
    }

    fn desk_says(&self, start: &str, since: usize) -> bool {
        self.world.desk()[since..]
            .iter()
            .any(|line| line.starts_with(start))
    }

    /// What a player hears who asks now.
    fn heard(&mut self) -> ClockReading {
        let before = self.world.said().len();
        self.types("clock");
        let said = &self.world.said()[before..];
        let shows = said.iter().find_map(|told| match &told.message {
            Message::ClockShows { clock, .. } => Some(*clock),
            _ => None,
        });
        shows.unwrap_or_else(|| panic!("seed {}: the clock was not told", self.seed))
    }

    /// Used and left make up what was given; while the clock stands the record has what is heard.
    fn holds(&mut self, after: &str) -> ClockReading {
        let heard = self.heard();
        let seed = self.seed;
        for side in Side::ALL {
            let (used, left) = (
                heard.used.get(side).as_secs(),
                heard.left.get(side).as_secs(),
            );
            let given = *self.given.get(side);
            assert_eq!(
                used + left,
                given,
                "seed {seed}, {} after {after}",
                side.word()
            );
        }
        self.world.run(Duration::from_millis(50));
        if heard.running.is_none() {
            let events = self.world.disk().durable();
            let last = events.iter().rev().find_map(|event| match &event.body {
                Body::ClockRead(read) => Some(read.times().told()),
                _ => None,
            });
            let told = last.unwrap();
            for side in Side::ALL {
                let told = told.get(side);
                let heard = (*heard.used.get(side), *heard.left.get(side));
                assert_eq!(heard, (told.used, told.left), "seed {seed}, after {after}");
            }
        }
        self.goes_on_after_a_gap(&heard);
        self.steps += 1;
        if self.all_papers || self.steps.is_multiple_of(NOW_AND_THEN) {
            self.on_paper_now();
        }
        heard
    }

    /// Scoresheet and protocol as they would be printed if the game ended now: the times of both, and all that the
    /// protocol tells of the program that was away.
    fn on_paper_now(&self) {
        let seed = self.seed;
        let mut contents = papers::contents(&self.world);
        let sheet = export::text(&contents);
        let used = read_off(&sheet, "time used: ");
        let left = read_off(&sheet, "time left: ");
        let sum = BySide::from_fn(|side| used.get(side) + left.get(side));
        assert_eq!(sum, self.given, "seed {seed}: {sheet}");
        contents.events.push(ended(&contents));
        let protocol = export::protocol(&contents, Language::English);
        let in_protocol = read_off(&protocol, "Times used (Kodeks II 6.21): ");
        assert_eq!(in_protocol, used, "seed {seed}: {protocol}");
        let happened = papers::happened_in(&protocol);
        let going = happened.into_iter();
        let going = going.filter(|line| ABOUT_GOING.iter().any(|words| line.starts_with(words)));
        assert_eq!(going.collect::<Vec<_>>(), self.going, "seed {seed}");
    }

    /// Where the clock stood after a gap and runs again, the protocol tells it.
    fn goes_on_after_a_gap(&mut self, heard: &ClockReading) {
        let Some(running) = heard.running else {
            return;
        };
        let Some(offered) = self.offered.take() else {
            return;
        };
        let left = heard.left.map(|left| left.as_secs());
        let chosen = offered.iter().rev().find(|(reading, _)| *reading == left);
        let chosen = chosen.map_or("as the arbiter set it", |(_, words)| words);
        self.going.push(format!(
            "After that the game goes on: {}'s clock runs, White {}, Black {}, {chosen}.",
            name(running),
            shown(left.white),
            shown(left.black),
        ));
    }

    /// The clocks are read after the half-moves that are pressed for.
    fn is_read(&mut self) {
        let left = self.heard().left.map(|left| left.as_secs());
        self.reading_is(left);
    }

    fn reading_is(&mut self, left: BySide<u64>) {
        let charges = self.live.clone();
        self.readings.truncate(self.plies_pressed());
        self.readings.push(Reading { left, charges });
        self.open.clear();
    }

    /// The clocks were set: what was charged before is in that.
    fn was_set(&mut self) {
        self.live.clear();
        self.since.clear();
        self.is_read();
    }

    fn was_done(&mut self, deed: Deed) {
        match deed {
            Deed::Made(charge) => self.live.push(charge),
            Deed::TakenBack(charge) => self.live.retain(|it| *it != charge),
        }
        add(&mut self.open, deed);
        add(&mut self.since, deed);
        if !self.stopped {
            self.is_read();
        }
    }

    /// What the clocks show where the game goes on, counted from `reading`.
    fn shows(&mut self, reading: &Reading, deeds: &[Deed]) {
        let expected = reading.with(deeds, &self.charges);
        let heard = self.heard().left;
        for side in Side::ALL {
            if *reading.left.get(side) > 0 {
                let (heard, expected) = (heard.get(side).as_secs(), *expected.left.get(side));
                let seed = self.seed;
                assert_eq!(heard, expected, "seed {seed}, {reading:?} with {deeds:?}");
            }
        }
        self.live = expected.charges;
    }

    fn plays(&mut self) {
        let plies = self.world.game().standing().len();
        let Some(mv) = self.played.moves.get(plies) else {
            return;
        };
        let line = write_move(self.world.game().now(), mv);
        let side = self.world.game().now().turn();
        self.types(&format!("{}: {line}", side.word()));
        let shown = self.heard().left.map(|left| left.as_secs());
        let pressed = self.world.disk().durable().len();
        self.types(&format!("{}: press", side.word()));
        self.world.run(Duration::from_millis(50));
        let events = &self.world.disk().durable()[pressed..];
        if events
            .iter()
            .any(|it| matches!(it.body, Body::Pressed { .. }))
        {
            *self.given.get_mut(side) += self.bonus;
            self.after.truncate(self.world.game().standing().len());
            self.after.push(self.given);
            let mut left = shown;
            let mine = left.get_mut(side);
            *mine += if *mine == 0 { 0 } else { self.bonus };
            self.reading_is(left);
        }
    }

    fn sets(&mut self, left: BySide<u64>) {
        let heard = self.heard();
        self.types(&format!("set {} {}", shown(left.white), shown(left.black)));
        for side in Side::ALL {
            let left = *left.get(side);
            if left > *self.given.get(side) {
                // More than it ever had: time is added, what was used stays.
                *self.given.get_mut(side) = heard.used.get(side).as_secs() + left;
            }
        }
        let plies = self.plies_pressed();
        self.after.truncate(plies + 1);
        self.after[plies] = self.given;
        self.was_set();
    }

    fn plies_pressed(&self) -> usize {
        self.after.len() - 1
    }

    fn charges(&mut self, side: Side, seconds: u64) {
        let before = self.heard();
        self.types(&format!("charge {} {}", side.word(), shown(seconds)));
        self.charged += 1;
        self.charges.push((side, seconds));
        self.was_done(Deed::Made(self.charges.len() - 1));
        let after = self.heard();
        let more = after.used.get(side).as_secs() - before.used.get(side).as_secs();
        let left = before.left.get(side).as_secs();
        assert_eq!(
            more,
            seconds.min(left),
            "seed {}: what is charged is used",
            self.seed
        );
        let other = side.other();
        assert_eq!(
            before.used.get(other),
            after.used.get(other),
            "seed {}",
            self.seed
        );
    }

    fn takes_a_charge_back(&mut self) {
        let before = self.world.desk().len();
        self.types("charge back");
        self.world.run(Duration::from_millis(50));
        let said = self.world.desk()[before..].iter();
        let said = said.filter(|line| line.contains("is taken back")).count();
        let last = self.live.iter().max().copied();
        assert_eq!(said, usize::from(last.is_some()), "seed {}", self.seed);
        if let Some(charge) = last {
            self.taken_back += 1;
            self.was_done(Deed::TakenBack(charge));
        }
    }

    fn walks_back(&mut self, to: usize) {
        let to = to.min(self.plies_pressed());
        self.before = Some((self.given, self.after.clone()));
        self.stops();
        let left = self.heard().left.map(|left| left.as_secs());
        let charges = self.live.clone();
        let clock = Reading { left, charges };
        self.types(&format!("walk-back {to}"));
        let struck = self.readings.split_off(to + 1);
        self.clock_before = Some((clock, self.open.clone(), struck));
        self.since.clear();
        let (reading, open) = (self.readings[to].clone(), self.open.clone());
        self.shows(&reading, &open);
        self.given = self.after[to];
        self.after.truncate(to + 1);
    }

    fn restores(&mut self) {
        let before = self.world.desk().len();
        self.types("restore");
        self.world.run(Duration::from_millis(50));
        let done = self.desk_says("Half-moves that stand again", before);
        if let Some((given, after)) = self.before.take().filter(|_| done) {
            // What was set meanwhile belongs to the half-move at which it was.
            let kept = self.after.len();
            self.given = given;
            self.after.extend(after.into_iter().skip(kept));
            let (clock, open, struck) = self.clock_before.take().unwrap();
            self.readings.extend(struck);
            self.open = open;
            let since = std::mem::take(&mut self.since);
            for deed in &since {
                let changes = match deed {
                    Deed::Made(_) => true,
                    Deed::TakenBack(charge) => clock.charges.contains(charge),
                };
                if changes {
                    add(&mut self.open, *deed);
                }
            }
            self.shows(&clock, &since);
        }
    }

    fn stops(&mut self) {
        self.types("stop");
        self.stopped = true;
    }

    fn goes_on(&mut self) {
        self.types("resume");
        self.stopped = false;
        self.before = None;
        if !self.open.is_empty() {
            self.is_read();
        }
    }

    /// The program is killed. What was running, what was read last and for how long nothing was written is counted here
    /// apart from the program.
    fn dies(mut self, seconds: u64) -> Table {
        let running = self.heard().running;
        self.world.run(Duration::from_secs(1));
        let durable = self.world.disk().durable();
        let written = durable.last().map_or(0, |last| last.ms);
        let lost_ms = self.world.now().as_ms() - written + seconds * 1000;
        let readings = durable.iter().rev();
        let read = readings.clone().find_map(|event| match &event.body {
            Body::ClockRead(read) => Some((event.ms, read.times().left())),
            _ => None,
        });
        let (at, read) = read.unwrap();
        if self.offered.is_none() {
            let side = running.map_or("no".to_owned(), |side| format!("{}'s", name(side)));
            self.going.push(format!(
                "The program had broken off and was started again; {side} clock ran, nothing was written for {}.",
                shown(lost_ms / 1000)
            ));
            // Until the last entry it ran as nobody disputes; what came after that is the gap.
            let gone_by = |ms: u64| {
                let mut left = read;
                if let Some(side) = running {
                    let left = left.get_mut(side);
                    *left = left.saturating_sub(Duration::from_millis(ms));
                }
                left.map(|left| left.as_secs())
            };
            let ran = written - at;
            let mut offered = vec![
                (gone_by(0), "as last read"),
                (gone_by(ran), "as it ran until the last entry"),
            ];
            if running.is_some() {
                let charged = "with the time since then charged to the side that ran";
                offered.push((gone_by(ran + lost_ms), charged));
            }
            offered.dedup_by_key(|(reading, _)| *reading);
            for (reading, words) in offered.iter().filter(|_| running.is_some()) {
                let (white, black) = (shown(reading.white), shown(reading.black));
                self.going
                    .push(format!("- {words}: White {white}, Black {black}."));
            }
            self.offered = Some(offered);
        }
        let Table { world, .. } = self;
        let world = world
            .gone_for(Duration::from_secs(seconds))
            .crash_and_resume();
        let mut table = Table { world, ..self };
        table.types("arbiter 2468");
        table
    }
}

/// How lines of the protocol begin that tell how the clock was set going, and what befell the program.
const ABOUT_GOING: [&str; 7] = [
    "The round begins",
    "The program had",
    "- as ",
    "- with the time",
    "After that the game",
    "After a call",
    "The clock, which stood",
];

const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// Both times of the line that begins so, in seconds.
fn read_off(paper: &str, start: &str) -> BySide<u64> {
    let line = paper.lines().find_map(|line| line.strip_prefix(start));
    let line = line.unwrap_or_else(|| panic!("{start:?} is not in {paper}"));
    let time = |word: &str| {
        let word = word.trim_end_matches([',', '.']);
        let parts = word.split(':').map(|part| part.parse::<u64>().unwrap());
        parts.fold(0, |sum, part| sum * 60 + part)
    };
    let words: Vec<&str> = line.split_whitespace().collect();
    BySide {
        white: time(words[1]),
        black: time(words[3]),
    }
}

/// The end of a game, as if it had come now.
fn ended(contents: &Contents) -> StoredEvent {
    let last = contents.events.last().unwrap();
    StoredEvent {
        id: last.id + 1,
        event: Event {
            actor: Some(Actor::Arbiter),
            code: None,
            source: Source::Keys,
            body: Body::GameEnded {
                result: "2-0".to_owned(),
                cause: "Kodeks I 6.2.1".to_owned(),
                ending: None,
                advantage: None,
            },
            ..last.event.clone()
        },
        ..last.clone()
    }
}

/// One record of it, as a file.
fn on_paper(table: &Table) -> Contents {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let kept = papers::settings(table.world.settings());
    let mut record = Record::create(&path, &kept, &[]).unwrap();
    record.append(table.world.disk().durable()).unwrap();
    drop(record);
    read(&path).unwrap()
}

fn two_hours(seed: u64, all_papers: bool) {
    let mut drawn = Rng::with_seed(seed);
    let mut table = Table::new(seed, all_papers);
    let mut passed = Duration::ZERO;
    while passed < TWO_HOURS {
        let act = drawn.u64(..16);
        match act {
            0..5 => table.plays(),
            5..8 => {
                let wait = Duration::from_millis(drawn.u64(..120_000) + 1);
                table.world.run(wait);
                passed += wait;
            }
            8 => table.stops(),
            9 => table.goes_on(),
            10 => {
                let left = BySide {
                    white: drawn.u64(..5400) + 1,
                    black: drawn.u64(..5400) + 1,
                };
                table.sets(left);
            }
            11 | 12 => {
                let (side, seconds) = (drawn.choice(Side::ALL).unwrap(), drawn.u64(..400) + 1);
                table.charges(side, seconds);
            }
            13 => table.takes_a_charge_back(),
            14 => {
                let to = usize::try_from(drawn.u64(..12)).unwrap();
                if drawn.u64(..2) == 0 {
                    table.walks_back(table.plies_pressed().saturating_sub(to));
                } else {
                    table.restores();
                }
            }
            _ if drawn.u64(..3) == 0 => {
                let seconds = drawn.u64(..300);
                table = table.dies(seconds);
                passed += Duration::from_secs(seconds);
                if drawn.u64(..2) == 0 {
                    let before = table.world.disk().durable().len();
                    table.types("set 1");
                    table.world.run(Duration::from_millis(50));
                    let events = &table.world.disk().durable()[before..];
                    let set = |it: &Event| matches!(it.body, Body::ReadingsSet { .. });
                    if events.iter().any(set) {
                        table.was_set();
                    }
                }
            }
            _ => {}
        }
        table.holds(&format!("act {act}"));
    }
    table.types("stop");
    let heard = table.holds("the end");
    table.on_paper_now();
    table.types("decide 2-0 resignation");
    table.types("yes");
    table.world.run(Duration::from_secs(1));
    let contents = on_paper(&table);
    let used = heard.used.map(|used| shown(used.as_secs()));
    let line = format!("time used: white {}, black {}", used.white, used.black);
    let sheet = export::text(&contents);
    assert!(
        sheet.contains(&line),
        "seed {seed}: {line:?} is not in {sheet}"
    );
    let protocol = export::protocol(&contents, Language::English);
    let line = format!("White {}, Black {}", used.white, used.black);
    let times = |text: &&str| text.starts_with("Times used") && text.contains(&line);
    assert!(
        protocol.lines().any(|text| times(&text)),
        "seed {seed}: {line:?} is not in {protocol}"
    );
    let lines = |what: &str| protocol.lines().filter(|line| line.contains(what)).count();
    assert_eq!(lines("Decision, charge"), table.charged, "seed {seed}");
    assert_eq!(lines("is taken back"), table.taken_back, "seed {seed}");
}

#[test]
fn whatever_an_arbiter_does_used_and_left_make_up_what_was_given() {
    let number = |name: &str, otherwise| match std::env::var(name) {
        Ok(text) => text.parse().expect("a number"),
        Err(_) => otherwise,
    };
    let (first, most) = (number("ZGODA_SEED", 1), number("ZGODA_GAMES", GAMES));
    for seed in first..first + most {
        println!("seed {seed}");
        two_hours(seed, seed % WHOLE == 1);
    }
}
