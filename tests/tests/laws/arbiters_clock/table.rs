// SPDX-License-Identifier: GPL-3.0-or-later
//! A game with its clock, and the time due to each side, counted apart from the program.

use super::*;

/// A game, and the time due to each side, counted apart from the program.
pub(super) struct Table {
    pub(super) world: World,
    pub(super) seed: u64,
    pub(super) played: Played,
    pub(super) bonus: u64,
    pub(super) given: BySide<u64>,
    /// The time due after each number of half-moves that were pressed for.
    pub(super) after: Vec<BySide<u64>>,
    /// The time given before the last walk-back, with the part of `after` that the walk-back removed.
    pub(super) before: Option<(BySide<u64>, Vec<BySide<u64>>)>,
    /// The reading after each number of half-moves that were pressed for.
    pub(super) readings: Vec<Reading>,
    /// The charges, oldest first, and the indices of those that the clock contains now.
    pub(super) charges: Vec<(Side, u64)>,
    pub(super) live: Vec<usize>,
    /// The charges that were in the clock when its times were set: these are not taken back any more.
    pub(super) fixed: Vec<usize>,
    /// The charges made and taken back since play stopped, and since the last walk-back.
    pub(super) open: Vec<KeyAction>,
    pub(super) since: Vec<KeyAction>,
    /// True if the arbiter stopped play. If the clock stands only because of a kill, a charge is in the reading at once.
    pub(super) stopped: bool,
    /// The clock before the last walk-back, with its charges, and the readings that were struck out.
    pub(super) clock_before: Option<(Reading, Vec<KeyAction>, Vec<Reading>)>,
    /// The numbers of charges made and taken back, without those before the last walk-back.
    pub(super) charged: usize,
    pub(super) taken_back: usize,
    /// The number of comparisons, and whether the papers are read in each of them.
    pub(super) steps: usize,
    pub(super) all_papers: bool,
    /// The lines that the protocol must have about the clock: its start, and the mishaps in between.
    pub(super) going: Vec<String>,
    /// The readings among which the arbiter still has to choose, each with its words; `None` without a gap.
    pub(super) offered: Option<Vec<(BySide<u64>, &'static str)>>,
}

/// A reading of both clocks, and the charges that are in it.
#[derive(Clone, Debug, Default)]
pub(super) struct Reading {
    pub(super) left: BySide<u64>,
    pub(super) charges: Vec<usize>,
    /// Charges from before the times were set.
    pub(super) fixed: Vec<usize>,
}

/// A charge by its index, made or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyAction {
    Made(usize),
    TakenBack(usize),
}

/// Adds an act; a charge that is taken back while it is still in the list leaves no trace.
pub(super) fn add(actions: &mut Vec<KeyAction>, action: KeyAction) {
    match action {
        KeyAction::TakenBack(charge) if actions.contains(&KeyAction::Made(charge)) => {
            actions.retain(|it| *it != KeyAction::Made(charge));
        }
        _ => actions.push(action),
    }
}

impl Reading {
    /// The reading with these acts; a clock at nought does not tell by how much the time is overdrawn.
    pub(super) fn with(&self, actions: &[KeyAction], charged: &[(Side, u64)]) -> Reading {
        let mut charges = self.charges.clone();
        let mut less = BySide::<u64>::default();
        let mut more = BySide::<u64>::default();
        for action in actions {
            match *action {
                KeyAction::Made(charge) => {
                    *less.get_mut(charged[charge].0) += charged[charge].1;
                    charges.push(charge);
                }
                KeyAction::TakenBack(charge) if charges.contains(&charge) => {
                    *more.get_mut(charged[charge].0) += charged[charge].1;
                    charges.retain(|it| *it != charge);
                }
                KeyAction::TakenBack(_) => {}
            }
        }
        let left = BySide::from_fn(|side| {
            (self.left.get(side) + more.get(side)).saturating_sub(*less.get(side))
        });
        let fixed = self.fixed.clone();
        Reading {
            left,
            charges,
            fixed,
        }
    }

    fn has(&self, charge: usize) -> bool {
        self.charges.contains(&charge) || self.fixed.contains(&charge)
    }

    /// The charges that `clock` contains and this reading does not, and the charges taken back since (Kodeks II 6.19).
    pub(super) fn lacks(&self, clock: &Reading, charged: &[(Side, u64)]) -> Vec<KeyAction> {
        let differs = |charge: usize| match (clock.has(charge), self.has(charge)) {
            (true, false) => Some(KeyAction::Made(charge)),
            (false, true) if self.charges.contains(&charge) => Some(KeyAction::TakenBack(charge)),
            _ => None,
        };
        (0..charged.len()).filter_map(differs).collect()
    }
}

pub(super) fn shown(seconds: u64) -> String {
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}

impl Table {
    pub(super) fn new(seed: u64, all_papers: bool) -> Table {
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
            fixed: Vec::new(),
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
        table.readings.push(Reading {
            left,
            ..Reading::default()
        });
        let time = shown(time);
        table.going.push(format!(
            "The round begins (Kodeks II 4.4): White's clock runs, White {time}, Black {time}."
        ));
        table
    }

    pub(super) fn types(&mut self, line: &str) {
        self.world.type_line(line);
    }

    pub(super) fn desk_says(&self, start: &str, since: usize) -> bool {
        self.world.desk()[since..]
            .iter()
            .any(|line| line.starts_with(start))
    }

    /// The reading that a player hears on asking now.
    pub(super) fn heard(&mut self) -> ClockReading {
        let before = self.world.said().len();
        self.types("clock");
        let said = &self.world.said()[before..];
        let shows = said.iter().find_map(|told| match &told.message {
            Message::ClockShows { clock, .. } => Some(*clock),
            _ => None,
        });
        shows.unwrap_or_else(|| panic!("seed {}: the clock was not told", self.seed))
    }

    /// Checks that the times used and left add up to the given time. While the clock stands, the record must have the times that
    /// are heard.
    pub(super) fn holds(&mut self, after: &str) -> ClockReading {
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

    /// Scoresheet and protocol as they would be printed if the game ended now: the times of both, and the protocol's
    /// lines on the absences of the program.
    pub(super) fn on_paper_now(&self) {
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
        // The arbiter's role stands before their acts.
        let deeds = happened.iter();
        let deeds = deeds.map(|line| line.strip_prefix("Chief arbiter: ").unwrap_or(line));
        let going = deeds.filter(|line| ABOUT_GOING.iter().any(|words| line.starts_with(words)));
        assert_eq!(going.collect::<Vec<_>>(), self.going, "seed {seed}");
    }

    /// Checks that the protocol tells of a clock that stood after a gap and runs again.
    pub(super) fn goes_on_after_a_gap(&mut self, heard: &ClockReading) {
        let Some(running) = heard.running else {
            return;
        };
        let Some(offered) = self.offered.take() else {
            return;
        };
        let left = heard.left.map(|left| left.as_secs());
        let chosen = offered.iter().rev().find(|(reading, _)| *reading == left);
        let chosen = chosen.map_or("as the clock stood then", |(_, words)| words);
        self.going.push(format!(
            "After that the game goes on: {}'s clock runs, White {}, Black {}, {chosen}.",
            name(running),
            shown(left.white),
            shown(left.black),
        ));
    }

    /// Reads the clocks after the half-moves that are pressed for.
    pub(super) fn is_read(&mut self) {
        let left = self.heard().left.map(|left| left.as_secs());
        self.reading_is(left);
    }

    pub(super) fn reading_is(&mut self, left: BySide<u64>) {
        let reading = self.clock_at(left);
        self.readings.truncate(self.plies_pressed());
        self.readings.push(reading);
        self.open.clear();
    }

    /// Drops the readings that were offered after a gap, because the game no longer stands at their position.
    fn offers_nothing(&mut self) {
        if let Some(offered) = &mut self.offered {
            offered.clear();
        }
    }

    fn clock_at(&self, left: BySide<u64>) -> Reading {
        Reading {
            left,
            charges: self.live.clone(),
            fixed: self.fixed.clone(),
        }
    }

    /// Notes that the clocks were set: the earlier charges are part of the new times.
    pub(super) fn was_set(&mut self) {
        self.fixed.append(&mut self.live);
        self.since.clear();
        self.is_read();
    }

    pub(super) fn was_done(&mut self, action: KeyAction) {
        match action {
            KeyAction::Made(charge) => self.live.push(charge),
            KeyAction::TakenBack(charge) => self.live.retain(|it| *it != charge),
        }
        add(&mut self.open, action);
        add(&mut self.since, action);
        if !self.stopped {
            self.is_read();
        }
    }

    /// Checks the times of the clocks where the game goes on, counted from `reading`.
    pub(super) fn shows(&mut self, reading: &Reading, actions: &[KeyAction]) {
        let expected = reading.with(actions, &self.charges);
        let heard = self.heard().left;
        for side in Side::ALL {
            if *reading.left.get(side) > 0 {
                let (heard, expected) = (heard.get(side).as_secs(), *expected.left.get(side));
                let seed = self.seed;
                assert_eq!(heard, expected, "seed {seed}, {reading:?} with {actions:?}");
            }
        }
        self.live = expected.charges;
        self.fixed = expected.fixed;
    }

    pub(super) fn plays(&mut self) {
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

    pub(super) fn sets(&mut self, left: BySide<u64>) {
        let heard = self.heard();
        self.types(&format!("set {} {}", shown(left.white), shown(left.black)));
        for side in Side::ALL {
            let left = *left.get(side);
            if left > *self.given.get(side) {
                // A side that gets more time than it ever had is given time; its used time stays.
                *self.given.get_mut(side) = heard.used.get(side).as_secs() + left;
            }
        }
        let plies = self.plies_pressed();
        self.after.truncate(plies + 1);
        self.after[plies] = self.given;
        self.was_set();
    }

    pub(super) fn plies_pressed(&self) -> usize {
        self.after.len() - 1
    }

    pub(super) fn charges(&mut self, side: Side, seconds: u64) {
        let before = self.heard();
        self.types(&format!("charge {} {}", side.word(), shown(seconds)));
        self.charged += 1;
        self.charges.push((side, seconds));
        self.was_done(KeyAction::Made(self.charges.len() - 1));
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

    pub(super) fn takes_a_charge_back(&mut self) {
        let before = self.world.desk().len();
        self.types("charge back");
        self.world.run(Duration::from_millis(50));
        let said = self.world.desk()[before..].iter();
        let said = said.filter(|line| line.contains("is taken back")).count();
        let last = self.live.iter().max().copied();
        assert_eq!(said, usize::from(last.is_some()), "seed {}", self.seed);
        if let Some(charge) = last {
            self.taken_back += 1;
            self.was_done(KeyAction::TakenBack(charge));
        }
    }

    pub(super) fn walks_back(&mut self, to: usize) {
        let to = to.min(self.plies_pressed());
        self.before = Some((self.given, self.after.clone()));
        self.stops();
        let left = self.heard().left.map(|left| left.as_secs());
        let clock = self.clock_at(left);
        self.types(&format!("walk-back {to}"));
        let struck = self.readings.split_off(to + 1);
        self.offers_nothing();
        let reading = self.readings[to].clone();
        let again = reading.lacks(&clock, &self.charges);
        self.clock_before = Some((clock, self.open.clone(), struck));
        self.since.clear();
        self.shows(&reading, &again);
        self.open = again;
        self.given = self.after[to];
        self.after.truncate(to + 1);
    }

    pub(super) fn restores(&mut self) {
        let before = self.world.desk().len();
        self.types("restore");
        self.world.run(Duration::from_millis(50));
        let done = self.desk_says("Half-moves that stand again", before);
        if let Some((given, after)) = self.before.take().filter(|_| done) {
            // A time that was set meanwhile belongs to the half-move at which it was set.
            let kept = self.after.len();
            self.given = given;
            self.offers_nothing();
            self.after.extend(after.into_iter().skip(kept));
            let (clock, open, struck) = self.clock_before.take().unwrap();
            self.readings.extend(struck);
            self.open = open;
            let since = std::mem::take(&mut self.since);
            for action in &since {
                let changes = match action {
                    KeyAction::Made(_) => true,
                    KeyAction::TakenBack(charge) => clock.charges.contains(charge),
                };
                if changes {
                    add(&mut self.open, *action);
                }
            }
            self.shows(&clock, &since);
        }
    }

    pub(super) fn stops(&mut self) {
        self.types("stop");
        self.stopped = true;
    }

    pub(super) fn goes_on(&mut self) {
        self.types("resume");
        self.stopped = false;
        self.before = None;
        if !self.open.is_empty() {
            self.is_read();
        }
    }

    /// Kills the program. The running clock, the last reading and the time without a written event are counted here apart from
    /// the program.
    pub(super) fn dies(mut self, seconds: u64) -> Table {
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
        let side = running.map_or("no".to_owned(), |side| format!("{}'s", name(side)));
        self.going.push(format!(
            "The program had broken off and was started again; {side} clock ran, nothing was written for {}.",
            shown(lost_ms / 1000)
        ));
        // If the program is killed again before the clock goes on, no more readings are offered.
        if self.offered.is_none() {
            // Until the last entry the running side is undisputed; the time after that is the gap.
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
