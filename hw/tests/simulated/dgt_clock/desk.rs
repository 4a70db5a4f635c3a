// SPDX-License-Identifier: GPL-3.0-or-later
//! A bench with a clock, and a log of the displayed and the reported times.

use super::*;

/// A bench with a clock, and the times on both sides of its display, ten times a second.
pub(super) struct Desk {
    pub(super) bench: Bench,
    pub(super) history: Vec<(Moment, BySide<Duration>)>,
    pub(super) told: Vec<(Moment, ClockEvent)>,
    pub(super) pressed: Vec<(Side, BySide<Duration>)>,
    pub(super) refused: Vec<SimOutput>,
}

impl Desk {
    pub(super) fn new(setting: &ClockSetting, faults: Faults, seed: u64) -> Desk {
        let bench = Bench::with_clock(Make::Dgt, &Setup::start(V), setting, faults, seed);
        Desk {
            bench,
            history: Vec::new(),
            told: Vec::new(),
            pressed: Vec::new(),
            refused: Vec::new(),
        }
    }

    pub(super) fn run(&mut self, ms: u64) {
        for _ in 0..ms.div_ceil(100) {
            self.bench.run(Duration::from_millis(100));
            let now = self.bench.now();
            let shown = self.bench.sim.clock().unwrap().shown(now);
            self.history.push((now, shown));
            self.collect();
        }
    }

    /// Runs until the hands have carried out their commands, and a little longer.
    pub(super) fn finish(&mut self, ms: u64) {
        while !self.bench.sim.idle() {
            self.run(500);
        }
        self.run(ms);
    }

    pub(super) fn collect(&mut self) {
        for (at, event) in self.bench.take() {
            match event {
                BenchEvent::Board(BoardEvent::Clock(event)) => self.told.push((at, event)),
                BenchEvent::Sim(SimOutput::Pressed(side, shown)) => {
                    self.pressed.push((side, shown));
                }
                BenchEvent::Sim(SimOutput::Refused(why)) => {
                    self.refused.push(SimOutput::Refused(why));
                }
                _ => {}
            }
        }
    }

    pub(super) fn hand(&mut self, hand: ClockHand) {
        self.bench.hand(HandCommand::Clock(hand));
    }

    pub(super) fn command(&mut self, command: &ClockCommand) {
        self.bench
            .input(BoardInput::Do(BoardCommand::Clock(command)));
    }

    /// The events that were reported since the last call.
    pub(super) fn news(&mut self) -> Vec<ClockEvent> {
        self.collect();
        let told = std::mem::take(&mut self.told);
        told.into_iter().map(|(_, event)| event).collect()
    }

    pub(super) fn shown(&self) -> BySide<Duration> {
        let now = self.bench.now();
        self.bench.sim.clock().unwrap().shown(now)
    }

    /// Every press with the times that were reported with it.
    pub(super) fn presses_told(&self) -> Vec<(Side, BySide<Duration>)> {
        let told = self.told.iter().enumerate();
        told.filter_map(|(n, (_, event))| match event {
            ClockEvent::Pressed(side) => match self.told.get(n.wrapping_sub(1)) {
                Some((_, ClockEvent::Shows(shows))) => Some((*side, shows.left)),
                other => panic!("{other:?} before a press"),
            },
            _ => None,
        })
        .collect()
    }

    /// Checks that every reported time was on the display shortly before.
    pub(super) fn nothing_wrong_was_told(&self, within: Duration) {
        for (at, event) in &self.told {
            let ClockEvent::Shows(shows) = event else {
                continue;
            };
            for side in Side::ALL {
                let left = shows.left.get(side);
                let shown = self.history.iter().any(|(when, shown)| {
                    let near = when.since(*at) <= Duration::from_millis(100);
                    near && at.since(*when) <= within && shown.get(side) == left
                });
                assert!(shown, "{side} {left:?} was told at {at:?} and not shown");
            }
        }
    }
}
