// SPDX-License-Identifier: GPL-3.0-or-later
//! The clock: two sides, at most one of them running; the caller passes in the time (Kodeks II 3.5,
//! 6.1).
//!
//! The clock stores the time given to a side and the time that counts against it; the time left is the
//! difference. So the time used and the time left always add up to the time given, whatever an arbiter sets
//! or charges. Only a press ends a move, never an announcement (II 6.12), and the clock never presses by
//! itself (II 6.8). The session decides who may press, hear or set the clock.

mod control;
mod duty;
mod official;
mod preset;
mod tempo;

use std::time::Duration;

pub use control::{Bonus, Control, ControlError, Last, Stage};
pub use duty::{Duty, TimeTrouble, duty};
pub use official::{SHORTEST_BONUS, is_of_chapter_two, short_bonus};
pub use preset::{PRESETS, Preset, Source};
pub use tempo::{Tempo, tempo};

use crate::moment::Moment;
use crate::side::{BySide, Side};

/// The time to the control, without a bonus, up to which a player is in time trouble (II 6.13).
pub const TIME_TROUBLE: Duration = Duration::from_secs(5 * 60);

/// A fallen flag. It never rises by itself (II 3.5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fallen {
    /// The moment of the fall, as the time that both sides had used by then. It does not depend on when the fall was noticed, so
    /// it can be compared with the fall of the other side's flag even after the game went back or the program was restarted.
    pub played: Duration,
    /// The number of moves the side had made.
    pub moves: u32,
}

/// The time and the moves of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SideTime {
    /// The time that the side was on the move, including delays. An arbiter who sets or charges times does not change it.
    pub elapsed: Duration,
    /// The time that counts against the time given: the time on the move without delays, and the time charged by an arbiter (II
    /// 6.19).
    pub counted: Duration,
    /// The time given to the side so far: for stages reached, bonuses, and additions by an arbiter.
    pub given: Duration,
    /// Moves made, counted by presses.
    pub moves: u32,
    /// The stage of the side, from 0.
    pub stage: usize,
    /// The moves made when that stage began.
    pub stage_began: u32,
    /// The flag of the side, if it fell.
    pub flag: Option<Fallen>,
}

impl SideTime {
    /// The time left to the next control.
    #[must_use]
    pub const fn left(&self) -> Duration {
        self.given.saturating_sub(self.counted)
    }

    /// The used part of the time given (II 6.21, VIII 5.1). The time used and the time left always add up to the time given, so a
    /// player who goes on after the flag fell has used all the time given.
    #[must_use]
    pub const fn used(&self) -> Duration {
        self.given.saturating_sub(self.left())
    }
}

/// The time used and left of a side as announced and written down: whole seconds that add up to the time given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ToldTime {
    /// The time used (II 6.21, VIII 5.1).
    pub used: Duration,
    /// The time left to the next control.
    pub left: Duration,
}

impl ToldTime {
    /// The time left of `given`.
    #[must_use]
    pub const fn of(given: Duration, left: Duration) -> ToldTime {
        let given = Duration::from_secs(given.as_secs());
        let left = Duration::from_secs(left.as_secs());
        ToldTime {
            used: given.saturating_sub(left),
            left,
        }
    }
}

impl SideTime {
    /// Sets the time left. See [`Clock::set_left`].
    fn set_left(&mut self, left: Duration, played: Duration) {
        if left > self.given {
            // Whole seconds, so that the announced times add up to the time given.
            self.counted = whole_seconds_up(self.used());
            self.given = self.counted.saturating_add(left);
        } else {
            self.counted = self.given.saturating_sub(left);
        }
        if !left.is_zero() {
            self.flag = None;
        }
        self.latch_at_nothing(played);
    }

    fn charge(&mut self, time: Duration, played: Duration) {
        self.counted = self.counted.saturating_add(time);
        self.latch_at_nothing(played);
    }

    /// Lets the flag fall if a change by the arbiter has left this side no time, even while the other side's time runs.
    fn latch_at_nothing(&mut self, played: Duration) {
        if self.left().is_zero() && self.flag.is_none() {
            let moves = self.moves;
            self.flag = Some(Fallen { played, moves });
        }
    }
}

fn whole_seconds_up(time: Duration) -> Duration {
    let seconds = Duration::from_secs(time.as_secs());
    if seconds == time {
        time
    } else {
        seconds.saturating_add(Duration::from_secs(1))
    }
}

/// The state of a clock at some moment, sufficient to go on from there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ClockTimes {
    /// The times of both sides.
    pub sides: BySide<SideTime>,
    /// The side with the running time; `None` if both stood still.
    pub running: Option<Side>,
    /// The side in the middle of a move, and the time already used for that move.
    pub within: Option<(Side, Duration)>,
}

impl ClockTimes {
    /// The time each side has left.
    #[must_use]
    pub fn left(&self) -> BySide<Duration> {
        BySide::from_fn(|side| self.sides.get(side).left())
    }

    /// The time each side has used.
    #[must_use]
    pub fn used(&self) -> BySide<Duration> {
        BySide::from_fn(|side| self.sides.get(side).used())
    }

    /// The time used and left as announced: whole seconds that add up to the time given.
    #[must_use]
    pub fn told(&self) -> BySide<ToldTime> {
        BySide::from_fn(|side| {
            let time = self.sides.get(side);
            ToldTime::of(time.given, time.left())
        })
    }

    /// Sets the time left of `side` in this state. See [`Clock::set_left`].
    pub fn set_left(&mut self, side: Side, left: Duration) {
        let played = played(&self.sides);
        self.sides.get_mut(side).set_left(left, played);
    }

    /// Charges `side` this time in this state. See [`Clock::charge`].
    pub fn charge(&mut self, side: Side, time: Duration) {
        let played = played(&self.sides);
        self.sides.get_mut(side).charge(time, played);
    }
}

/// The sum of the times that both sides were on the move.
fn played(sides: &BySide<SideTime>) -> Duration {
    let all = sides.iter().map(|(_, side)| side.elapsed);
    all.fold(Duration::ZERO, Duration::saturating_add)
}

/// The side with the running clock, and the moment at which the clock was started or last changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Running {
    side: Side,
    since: Moment,
    /// The time used for this move before the clock was last stopped within it.
    of_move: Duration,
}

/// A clock of two sides under one control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: Control,
    used: BySide<SideTime>,
    running: Option<Running>,
    /// The side that was in the middle of a move when the clock stopped, and the time used for that
    /// move.
    within: Option<(Side, Duration)>,
}

/// The reason why a press has no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum PressError {
    /// Neither side is running.
    #[error("the clock stands still")]
    Stopped,
    /// The other side is running; only a side that has moved may press (Kodeks II 6.8).
    #[error("the other side's clock is running")]
    NotRunning,
}

impl Clock {
    /// A clock that is set but not started.
    #[must_use]
    pub fn new(control: Control) -> Clock {
        let first = SideTime {
            given: control.stage(0).time,
            ..SideTime::default()
        };
        Clock {
            control,
            used: BySide {
                white: first,
                black: first,
            },
            running: None,
            within: None,
        }
    }

    /// A stopped clock that goes on from `times` once it is started.
    #[must_use]
    pub fn from_times(control: Control, times: &ClockTimes) -> Clock {
        Clock {
            control,
            used: times.sides,
            running: None,
            within: times.within,
        }
    }

    /// The state of the clock now.
    #[must_use]
    pub fn times(&self, now: Moment) -> ClockTimes {
        let mut still = self.clone();
        still.stop(now);
        ClockTimes {
            sides: still.used,
            running: self.running(),
            within: still.within,
        }
    }

    /// The control that the clock was set to.
    #[must_use]
    pub const fn control(&self) -> &Control {
        &self.control
    }

    /// The side with the running clock.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.running.map(|running| running.side)
    }

    /// The start of the current run. Every change of the clock begins a new run.
    #[must_use]
    pub fn runs_since(&self) -> Option<Moment> {
        self.running.map(|running| running.since)
    }

    /// Starts the clock of `side`. If the clock was stopped within a move of `side`, that move goes on.
    pub fn start(&mut self, side: Side, now: Moment) {
        self.stop(now);
        let within = self.within.take().filter(|(whose, _)| *whose == side);
        self.running = Some(Running {
            side,
            since: now,
            of_move: within.map_or(Duration::ZERO, |(_, used)| used),
        });
    }

    /// Stops both clocks.
    pub fn stop(&mut self, now: Moment) {
        let Some(running) = self.running.take() else {
            return;
        };
        self.latch(running, now);
        let spent = now.since(running.since);
        let counted = self.counted(running, now);
        let used = self.used.get_mut(running.side);
        used.elapsed = used.elapsed.saturating_add(spent);
        used.counted = used.counted.saturating_add(counted);
        self.within = Some((running.side, running.of_move.saturating_add(spent)));
    }

    /// Ends the move of `side` by its press: its clock stops, and the other side's clock starts at the same moment (II 3.5.3). The
    /// bonus is added after the move, even if the flag has fallen; the flag stays down.
    pub fn press(&mut self, side: Side, now: Moment) -> Result<(), PressError> {
        match self.running() {
            None => return Err(PressError::Stopped),
            Some(running) if running != side => return Err(PressError::NotRunning),
            Some(_) => {}
        }
        self.stop(now);
        self.within = None;
        let control = &self.control;
        let used = self.used.get_mut(side);
        let stage = control.stage(used.stage);
        if let Bonus::Fischer(bonus) = stage.bonus {
            used.given = used.given.saturating_add(bonus);
        }
        used.moves = used.moves.saturating_add(1);
        let made = used.moves.saturating_sub(used.stage_began);
        if stage.moves == Some(made) {
            if matches!(stage.bonus, Bonus::Bronstein(_)) {
                // Unused time of a delayed clock is not kept for later (II 6.1.4).
                used.given = used.given.min(used.counted);
            }
            used.stage = used.stage.saturating_add(1);
            used.stage_began = used.moves;
            used.given = used.given.saturating_add(control.stage(used.stage).time);
        }
        self.start(side.other(), now);
        Ok(())
    }

    /// Counts a move of `side` that was answered before its press: it brings no bonus, and does not change the clock. The last
    /// move of a quota counts only by its press (II 6.12): then nothing is changed and `false` is returned.
    ///
    /// ```
    /// use std::time::Duration;
    /// use zgoda_game::Side;
    /// use zgoda_game::clock::{Bonus, Clock, Control};
    ///
    /// let control = Control::whole_game(Duration::from_secs(300), Bonus::None);
    /// let mut clock = Clock::new(control);
    /// assert!(clock.count_answered(Side::White));
    /// assert_eq!(clock.moves(Side::White), 1);
    /// ```
    pub fn count_answered(&mut self, side: Side) -> bool {
        let counts = self.moves_to_make(side) != Some(1);
        if counts {
            let used = self.used.get_mut(side);
            used.moves = used.moves.saturating_add(1);
        }
        counts
    }

    /// Takes a move of `side` out of the count, because the answer to the move was taken back or its press does not count. A stage
    /// that the side has reached is kept.
    pub fn uncount(&mut self, side: Side) {
        let used = self.used.get_mut(side);
        if used.moves > used.stage_began {
            used.moves = used.moves.saturating_sub(1);
        }
    }

    /// The time `side` has left to its next control; zero once its flag fell.
    #[must_use]
    pub fn left(&self, side: Side, now: Moment) -> Duration {
        let used = self.used.get(side);
        let counted = match self.running.filter(|running| running.side == side) {
            Some(running) => used.counted.saturating_add(self.counted(running, now)),
            None => used.counted,
        };
        used.given.saturating_sub(counted)
    }

    /// The time `side` was given so far.
    #[must_use]
    pub fn given(&self, side: Side) -> Duration {
        self.used.get(side).given
    }

    /// The time that `side` has used of the time given (II 6.21, VIII 5.1).
    #[must_use]
    pub fn used(&self, side: Side, now: Moment) -> Duration {
        self.given(side).saturating_sub(self.left(side, now))
    }

    /// The time `side` has been on the move as it ran, delays included.
    #[must_use]
    pub fn elapsed(&self, side: Side, now: Moment) -> Duration {
        let used = self.used.get(side);
        match self.running.filter(|running| running.side == side) {
            Some(running) => used.elapsed.saturating_add(now.since(running.since)),
            None => used.elapsed,
        }
    }

    /// The number of counted moves of `side`.
    #[must_use]
    pub fn moves(&self, side: Side) -> u32 {
        self.used.get(side).moves
    }

    /// The number of moves that `side` still has to make before its control; `None` if its stage has
    /// no quota.
    #[must_use]
    pub fn moves_to_make(&self, side: Side) -> Option<u32> {
        let used = self.used.get(side);
        let quota = self.control.stage(used.stage).moves?;
        Some(quota.saturating_sub(used.moves.saturating_sub(used.stage_began)))
    }

    /// The fall of the flag of `side`; `None` if it has not fallen. A fall counts from the moment at which the time ran out, even
    /// if it is noticed later.
    #[must_use]
    pub fn flag(&self, side: Side, now: Moment) -> Option<Fallen> {
        let used = self.used.get(side);
        let running = self.running.filter(|running| running.side == side);
        used.flag.or_else(|| self.falls(running?, now))
    }

    /// The side of the flag that fell first, if any.
    #[must_use]
    pub fn first_flag(&self, now: Moment) -> Option<Side> {
        let fallen = BySide::from_fn(|side| self.flag(side, now).map(|fallen| fallen.played));
        match (fallen.white, fallen.black) {
            (Some(white), Some(black)) if black < white => Some(Side::Black),
            (Some(_), _) => Some(Side::White),
            (None, Some(_)) => Some(Side::Black),
            (None, None) => None,
        }
    }

    /// The moment at which the running side's flag will fall, if nothing is done before.
    #[must_use]
    pub fn falls_at(&self) -> Option<Moment> {
        let running = self.running?;
        let fallen = self.used.get(running.side).flag.is_some();
        if fallen {
            return None;
        }
        self.comes_to(Duration::ZERO)
    }

    /// The moment at which the running side will have only `left`, if nothing is done before. If the side already had less at the
    /// start of the run, this is the start of the run.
    #[must_use]
    pub fn comes_to(&self, left: Duration) -> Option<Moment> {
        let running = self.running?;
        let until = self.used.get(running.side).left().saturating_sub(left);
        let delay = if until.is_zero() && !left.is_zero() {
            Duration::ZERO
        } else {
            self.delay_left(running)
        };
        Some(running.since.after(delay.saturating_add(until)))
    }

    /// The rest of a delay before the running side's time goes down.
    #[must_use]
    pub fn delay(&self, now: Moment) -> Duration {
        let left = |running: Running| {
            let passed = now.since(running.since);
            self.delay_left(running).saturating_sub(passed)
        };
        self.running.map_or(Duration::ZERO, left)
    }

    /// True if `side` is in time trouble: five minutes or less to the control, and no bonus (II 6.13).
    #[must_use]
    pub fn in_time_trouble(&self, side: Side, now: Moment) -> bool {
        let stage = self.control.stage(self.used.get(side).stage);
        stage.bonus == Bonus::None && self.left(side, now) <= TIME_TROUBLE
    }

    /// Sets the time left of `side`, for the arbiter (II 6.10, IV 2.12); the time used changes with it.
    /// If more time is set than was ever given, the additional time counts as given. If the new time left is not zero, a fallen
    /// flag is treated as never fallen.
    pub fn set_left(&mut self, side: Side, left: Duration, now: Moment) {
        self.change(now, |sides, played| {
            sides.get_mut(side).set_left(left, played);
        });
    }

    /// Charges `side` this time, for the arbiter. The charge is added to the time used (II 6.19), and the flag falls if no time is
    /// left.
    pub fn charge(&mut self, side: Side, time: Duration, now: Moment) {
        self.change(now, |sides, played| {
            sides.get_mut(side).charge(time, played);
        });
    }

    /// Takes back a charge of `side`. A fallen flag rises if time is left again, unless the side has
    /// pressed since the fall (II 3.5.5).
    pub fn give_back(&mut self, side: Side, time: Duration, now: Moment) {
        self.change(now, |sides, _| {
            let used = sides.get_mut(side);
            let nothing = used.left().is_zero();
            used.counted = used.counted.saturating_sub(time);
            let fell_here = used.flag.is_some_and(|flag| flag.moves == used.moves);
            if nothing && fell_here && !used.left().is_zero() {
                used.flag = None;
            }
        });
    }

    /// Changes the times of both sides; a running clock goes on afterwards.
    fn change(&mut self, now: Moment, change: impl FnOnce(&mut BySide<SideTime>, Duration)) {
        let running = self.running;
        self.stop(now);
        let played = played(&self.used);
        change(&mut self.used, played);
        if let Some(running) = running {
            self.start(running.side, now);
        }
    }

    /// The bonus that a press of `side` adds in its stage (II 6.1.2.1).
    #[must_use]
    pub fn bonus(&self, side: Side) -> Duration {
        match self.control.stage(self.used.get(side).stage).bonus {
            Bonus::Fischer(bonus) => bonus,
            Bonus::None | Bonus::Bronstein(_) => Duration::ZERO,
        }
    }

    /// Adopts the time left of `side` from the clock device that keeps the time. The time used changes accordingly; the time given
    /// grows only if more time is left than was given.
    pub fn follow(&mut self, side: Side, left: Duration, now: Moment) {
        self.change(now, |sides, _| {
            let used = sides.get_mut(side);
            used.given = used.given.max(left);
            used.counted = used.given.saturating_sub(left);
            if !left.is_zero() {
                used.flag = None;
            }
        });
    }

    /// Adopts the time left of `side` from a clock device that gave a different bonus. The time given changes, and the time used
    /// stays the same.
    pub fn follow_given(&mut self, side: Side, left: Duration, now: Moment) {
        self.change(now, |sides, _| {
            let used = sides.get_mut(side);
            used.given = used.counted.saturating_add(left);
            if !left.is_zero() {
                used.flag = None;
            }
        });
    }

    /// Divides the time used so far equally between the sides, when the first of two late players has come (II 4.5).
    /// An odd millisecond is counted for White.
    pub fn share_used(&mut self, now: Moment) {
        self.change(now, |sides, _| {
            let elapsed = halves(sides, |side| &mut side.elapsed);
            let counted = halves(sides, |side| &mut side.counted);
            for side in Side::ALL {
                let used = sides.get_mut(side);
                used.elapsed = *elapsed.get(side);
                used.counted = *counted.get(side);
            }
        });
    }

    /// The part of the current run that counts against the side.
    fn counted(&self, running: Running, now: Moment) -> Duration {
        now.since(running.since)
            .saturating_sub(self.delay_left(running))
    }

    /// The rest of this move's delay at the start of the current run.
    fn delay_left(&self, running: Running) -> Duration {
        match self.control.stage(self.used.get(running.side).stage).bonus {
            Bonus::Bronstein(delay) => delay.saturating_sub(running.of_move),
            Bonus::None | Bonus::Fischer(_) => Duration::ZERO,
        }
    }

    fn falls(&self, running: Running, now: Moment) -> Option<Fallen> {
        let moves = self.used.get(running.side).moves;
        let at = self.falls_at().filter(|at| *at <= now)?;
        let played = played(&self.used).saturating_add(at.since(running.since));
        Some(Fallen { played, moves })
    }

    fn latch(&mut self, running: Running, now: Moment) {
        // The caller has taken out `self.running`, which `falls_at` reads.
        self.running = Some(running);
        let fallen = self.falls(running, now);
        self.running = None;
        let used = self.used.get_mut(running.side);
        used.flag = used.flag.or(fallen);
    }
}

/// The sum of both sides' times, divided equally; White gets an odd millisecond.
fn halves(
    sides: &mut BySide<SideTime>,
    of: impl Fn(&mut SideTime) -> &mut Duration,
) -> BySide<Duration> {
    let all = Side::ALL.map(|side| *of(sides.get_mut(side)));
    let all = all
        .into_iter()
        .fold(Duration::ZERO, Duration::saturating_add);
    let black = Duration::from_millis(u64::try_from(all.as_millis() / 2).unwrap_or(u64::MAX));
    BySide {
        white: all.saturating_sub(black),
        black,
    }
}

#[cfg(test)]
mod tests;
