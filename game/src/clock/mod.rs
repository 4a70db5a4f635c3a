//! The clock: two sides, one running at most, and nothing that reads the time (Kodeks II 3.5, 6.1).
//!
//! What is stored is what a side was given and what counts of it; what is left follows. So what was used and
//! what is left make up what was given, whatever an arbiter set or charged. A press decides, never an
//! announcement (II 6.12), and nobody presses but whom the caller names: this machine never does (II 6.8). Who
//! may press, hear or set it is the session's affair.

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

/// So much time or less to the control, without a bonus, is time trouble (II 6.13).
pub const TIME_TROUBLE: Duration = Duration::from_secs(5 * 60);

/// A flag that fell. It never rises again by itself (II 3.5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fallen {
    /// When, to the millisecond, whenever it was looked at: the time both sides had used by then. So it
    /// can be compared with the other side's after a walk-back or a new beginning of the program too.
    pub played: Duration,
    /// How many moves the side had made.
    pub moves: u32,
}

/// What one side has used and made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SideTime {
    /// Time on the move as it ran, delays included; nothing that is set or charged changes it.
    pub elapsed: Duration,
    /// Time that counts against what the side has: what ran, and what an arbiter charged (II 6.19).
    pub counted: Duration,
    /// What it has had so far: stages that were reached, bonuses, and what an arbiter added.
    pub given: Duration,
    /// Moves made: presses.
    pub moves: u32,
    /// The stage it is in, from 0.
    pub stage: usize,
    /// The moves it had made when that stage began.
    pub stage_began: u32,
    /// Its flag, if it fell.
    pub flag: Option<Fallen>,
}

impl SideTime {
    /// What is left to the next control.
    #[must_use]
    pub const fn left(&self) -> Duration {
        self.given.saturating_sub(self.counted)
    }

    /// What is used of it (II 6.21, VIII 5.1). With what is left it makes up what was given; whoever goes on
    /// after their flag has used all of it.
    #[must_use]
    pub const fn used(&self) -> Duration {
        self.given.saturating_sub(self.left())
    }
}

/// What a side has used and left as it is told and written on paper: whole seconds that make up what was given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ToldTime {
    /// Used (II 6.21, VIII 5.1).
    pub used: Duration,
    /// Left to the next control.
    pub left: Duration,
}

impl ToldTime {
    /// Of `given` so much is left.
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
    /// What is left becomes this. See [`Clock::set_left`].
    fn set_left(&mut self, left: Duration, played: Duration) {
        if left > self.given {
            // Whole seconds, so that what is told of both makes up what was given.
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

    /// Where nothing is left by what an arbiter did, the flag shows it, whoever's time runs.
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

/// A clock as it stood at some moment: all that is needed to go on from there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ClockTimes {
    /// Both sides.
    pub sides: BySide<SideTime>,
    /// Whose time ran; `None` where both stood still.
    pub running: Option<Side>,
    /// The side within whose move it was, and how much of the move it had used.
    pub within: Option<(Side, Duration)>,
}

impl ClockTimes {
    /// What each side has left.
    #[must_use]
    pub fn left(&self) -> BySide<Duration> {
        BySide::from_fn(|side| self.sides.get(side).left())
    }

    /// What each side has used.
    #[must_use]
    pub fn used(&self) -> BySide<Duration> {
        BySide::from_fn(|side| self.sides.get(side).used())
    }

    /// Both as they are told: whole seconds that make up what was given.
    #[must_use]
    pub fn told(&self) -> BySide<ToldTime> {
        BySide::from_fn(|side| {
            let time = self.sides.get(side);
            ToldTime::of(time.given, time.left())
        })
    }

    /// One side was set to have this left then. See [`Clock::set_left`].
    pub fn set_left(&mut self, side: Side, left: Duration) {
        let played = played(&self.sides);
        self.sides.get_mut(side).set_left(left, played);
    }

    /// One side was charged this then. See [`Clock::charge`].
    pub fn charge(&mut self, side: Side, time: Duration) {
        let played = played(&self.sides);
        self.sides.get_mut(side).charge(time, played);
    }
}

/// Time played by both.
fn played(sides: &BySide<SideTime>) -> Duration {
    let all = sides.iter().map(|(_, side)| side.elapsed);
    all.fold(Duration::ZERO, Duration::saturating_add)
}

/// The side that is on the clock, and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Running {
    side: Side,
    since: Moment,
    /// What it had used of this move before it was stopped in between.
    of_move: Duration,
}

/// A clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: Control,
    used: BySide<SideTime>,
    running: Option<Running>,
    /// A clock that was stopped within a move: whose, and how much of the move was used.
    within: Option<(Side, Duration)>,
}

/// Why a press did not take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum PressError {
    /// Neither side is running.
    #[error("the clock stands still")]
    Stopped,
    /// The other side is running; only who has moved may press (Kodeks II 6.8).
    #[error("the other side's clock is running")]
    NotRunning,
}

impl Clock {
    /// A clock that was set and not started.
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

    /// A clock that stood like this goes on from there, once it is started.
    #[must_use]
    pub fn from_times(control: Control, times: &ClockTimes) -> Clock {
        Clock {
            control,
            used: times.sides,
            running: None,
            within: times.within,
        }
    }

    /// How it stands now.
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

    /// What it was set to.
    #[must_use]
    pub const fn control(&self) -> &Control {
        &self.control
    }

    /// The side that is on the clock.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.running.map(|running| running.side)
    }

    /// Since when the side runs that is on the clock: nothing but time has changed it since.
    #[must_use]
    pub fn runs_since(&self) -> Option<Moment> {
        self.running.map(|running| running.since)
    }

    /// `side` is on the clock from now on; if it was stopped within its move, it goes on there.
    pub fn start(&mut self, side: Side, now: Moment) {
        self.stop(now);
        let within = self.within.take().filter(|(whose, _)| *whose == side);
        self.running = Some(Running {
            side,
            since: now,
            of_move: within.map_or(Duration::ZERO, |(_, used)| used),
        });
    }

    /// Both clocks stand still.
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

    /// `side` has moved and presses: its clock stops and the other one starts at once (II 3.5.3). The
    /// bonus of the move is added after it, also where the flag fell before; nobody raises that.
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
                // What a delayed clock did not use is not kept for later (II 6.1.4).
                used.given = used.given.min(used.counted);
            }
            used.stage = used.stage.saturating_add(1);
            used.stage_began = used.moves;
            used.given = used.given.saturating_add(control.stage(used.stage).time);
        }
        self.start(side.other(), now);
        Ok(())
    }

    /// Counts a move of `side` that was answered before its press: it has no bonus, and the clock goes on as it stands. The
    /// last move of a quota counts by its press alone (II 6.12): then nothing changes, and the answer is `false`.
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

    /// Takes a move of `side` out of the count: its answer was taken back, or its press does not count after all. A control
    /// that was reached stays reached.
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

    /// What `side` was given so far.
    #[must_use]
    pub fn given(&self, side: Side) -> Duration {
        self.used.get(side).given
    }

    /// What `side` has used of what it was given (II 6.21, VIII 5.1).
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

    /// The moves `side` has made by pressing.
    #[must_use]
    pub fn moves(&self, side: Side) -> u32 {
        self.used.get(side).moves
    }

    /// How many moves `side` still has to make before its control; `None` where it has no quota.
    #[must_use]
    pub fn moves_to_make(&self, side: Side) -> Option<u32> {
        let used = self.used.get(side);
        let quota = self.control.stage(used.stage).moves?;
        Some(quota.saturating_sub(used.moves.saturating_sub(used.stage_began)))
    }

    /// Has the flag of `side` fallen, and when? A flag that falls while nobody looks has fallen then.
    #[must_use]
    pub fn flag(&self, side: Side, now: Moment) -> Option<Fallen> {
        let used = self.used.get(side);
        let running = self.running.filter(|running| running.side == side);
        used.flag.or_else(|| self.falls(running?, now))
    }

    /// Whose flag fell first, if any did.
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

    /// When the running side's flag will fall, if nothing is done before.
    #[must_use]
    pub fn falls_at(&self) -> Option<Moment> {
        let running = self.running?;
        let fallen = self.used.get(running.side).flag.is_some();
        if fallen {
            return None;
        }
        self.comes_to(Duration::ZERO)
    }

    /// When the running side will have no more than this left, if nothing is done before; a moment that lies
    /// behind where it has less already.
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

    /// How much of a delay is still to pass before the running side's time goes down.
    #[must_use]
    pub fn delay(&self, now: Moment) -> Duration {
        let left = |running: Running| {
            let passed = now.since(running.since);
            self.delay_left(running).saturating_sub(passed)
        };
        self.running.map_or(Duration::ZERO, left)
    }

    /// Is `side` in time trouble: five minutes or less to the control, and no bonus (II 6.13)?
    #[must_use]
    pub fn in_time_trouble(&self, side: Side, now: Moment) -> bool {
        let stage = self.control.stage(self.used.get(side).stage);
        stage.bonus == Bonus::None && self.left(side, now) <= TIME_TROUBLE
    }

    /// The arbiter sets what `side` has left (II 6.10, IV 2.12); what it used follows. More than it ever had is
    /// time added. A flag they raise by that was never fallen.
    pub fn set_left(&mut self, side: Side, left: Duration, now: Moment) {
        self.change(now, |sides, played| {
            sides.get_mut(side).set_left(left, played);
        });
    }

    /// The arbiter charges `side` this much: it is added to what it used (II 6.19), and a flag falls by it where
    /// nothing is left.
    pub fn charge(&mut self, side: Side, time: Duration, now: Moment) {
        self.change(now, |sides, played| {
            sides.get_mut(side).charge(time, played);
        });
    }

    /// What `side` was charged is taken back. A flag that stands fallen at nothing, and would not without the charge,
    /// rises; one that was pressed under since stays (II 3.5.5).
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

    /// Changes both sides of a clock that may be running.
    fn change(&mut self, now: Moment, change: impl FnOnce(&mut BySide<SideTime>, Duration)) {
        let running = self.running;
        self.stop(now);
        let played = played(&self.used);
        change(&mut self.used, played);
        if let Some(running) = running {
            self.start(running.side, now);
        }
    }

    /// What a press of `side` brings in its stage, where it is added (II 6.1.2.1).
    #[must_use]
    pub fn bonus(&self, side: Side) -> Duration {
        match self.control.stage(self.used.get(side).stage).bonus {
            Bonus::Fischer(bonus) => bonus,
            Bonus::None | Bonus::Bronstein(_) => Duration::ZERO,
        }
    }

    /// Another clock keeps the time and shows that `side` has this left: what it used follows. Nothing is given
    /// by that and nothing taken, so what was used and what is left make up what it has had, as before.
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

    /// Another clock shows that `side` has this left because it gave another bonus: what was used stays.
    pub fn follow_given(&mut self, side: Side, left: Duration, now: Moment) {
        self.change(now, |sides, _| {
            let used = sides.get_mut(side);
            used.given = used.counted.saturating_add(left);
            if !left.is_zero() {
                used.flag = None;
            }
        });
    }

    /// The first of two who were late has come: what was used so far is shared equally (II 4.5). A
    /// millisecond that cannot be shared is White's.
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

    /// Of a move under way: what counts against the side's time.
    fn counted(&self, running: Running, now: Moment) -> Duration {
        now.since(running.since)
            .saturating_sub(self.delay_left(running))
    }

    /// How much of the delay of this move is still to pass when it (or its rest) begins.
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
        // `falls_at` looks at what runs, which was taken out by whoever stops it.
        self.running = Some(running);
        let fallen = self.falls(running, now);
        self.running = None;
        let used = self.used.get_mut(running.side);
        used.flag = used.flag.or(fallen);
    }
}

/// What both sides have of something, shared equally; a millisecond that cannot be shared is White's.
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
