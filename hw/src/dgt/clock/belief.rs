// SPDX-License-Identifier: GPL-3.0-or-later
//! Decides which times of a DGT clock are believed, and which events are reported.
//!
//! Each incoming time was already read twice with the same result. The time of a side may grow only by its own press, by a new
//! stage at zero, by an order of the program, while the clock is set up before the first run, or while the clock was lost.
//! Any other growth is reported as odd, and the old time stays until the clock has shown the new time for
//! [`Waits::clock_grown`]: by then the players see it too, and the arbiter has been told. Times that jump down
//! ([`crate::clock::falls`]) are reported and held back in the same way.

use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};

use super::wire::{ClockBattery, ClockFlag, ClockSide, ClockTimes};
use crate::clock::falls::{Falls, Growth};
use crate::clock::{ClockEvent, ClockOddity, ClockShows, FlagShown, WhiteDisplay};
use crate::waits::Waits;

/// A running side with this much time or less may reach a new stage without having been read at zero.
const NEARLY_ZERO: Duration = Duration::from_secs(1);

/// The times that were reported last, and those in doubt.
#[derive(Clone, Debug)]
pub(super) struct Belief {
    white: WhiteDisplay,
    told: Option<Told>,
    contact: Contact,
    ran: Ran,
    /// For each side, the moment at which a time that grew without a reason is to be believed.
    doubts: BySide<Option<Moment>>,
    falls: Falls,
    /// The side that was reported with too little time, while that time is not believed.
    fell: Option<Side>,
    /// The moment until which the bonus of a press may appear: the board may see the new display later
    /// than the lever.
    bonus: BySide<Option<Moment>>,
    /// The times that an order of the program set, and the moment until which they may appear.
    ordered: Option<(BySide<Duration>, Moment)>,
    battery: ClockBattery,
}

#[derive(Clone, Copy, Debug)]
struct Told {
    shows: ClockShows,
    /// The side with the raised lever.
    lever: Side,
    /// The moment of the question that brought the last believed times.
    asked: Moment,
}

/// Whether the clock was watched without a gap since the last reported times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Contact {
    Kept,
    /// The clock was lost in between, and may have run on.
    Broken,
}

/// Whether a time has run since the clock was found. Until then a person may be setting it up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ran {
    NotYet,
    Yes,
}

impl Belief {
    pub(super) fn new(white: WhiteDisplay) -> Belief {
        Belief {
            white,
            told: None,
            contact: Contact::Kept,
            ran: Ran::NotYet,
            doubts: BySide::default(),
            falls: Falls::default(),
            fell: None,
            bonus: BySide::default(),
            ordered: None,
            battery: ClockBattery::Good,
        }
    }

    /// The times that were reported last.
    pub(super) fn shows(&self) -> Option<ClockShows> {
        self.told.map(|told| told.shows)
    }

    /// The display of this side.
    pub(super) fn display(&self, side: Side) -> ClockSide {
        match (self.white, side) {
            (WhiteDisplay::Left, Side::White) | (WhiteDisplay::Right, Side::Black) => {
                ClockSide::Left
            }
            (WhiteDisplay::Left, Side::Black) | (WhiteDisplay::Right, Side::White) => {
                ClockSide::Right
            }
        }
    }

    fn side(&self, display: ClockSide) -> Side {
        if self.display(Side::White) == display {
            Side::White
        } else {
            Side::Black
        }
    }

    /// Notes that the clock is lost; its later times are not compared with the present ones.
    pub(super) fn lost(&mut self) {
        self.contact = Contact::Broken;
        self.doubts = BySide::default();
        self.falls.forget();
        self.fell = None;
        self.bonus = BySide::default();
        self.ordered = None;
    }

    /// Exchanges the reported times of the sides, because the displays turned out to be in the other order.
    pub(super) fn exchanged(&mut self) {
        if let Some(told) = &mut self.told {
            told.shows.left = crossed(told.shows.left);
            told.shows.flag = crossed(told.shows.flag);
        }
        self.doubts = BySide::default();
        self.falls.forget();
        self.fell = None;
    }

    /// Notes that the clock was ordered to show these times, which may first appear until `until`.
    pub(super) fn ordered(&mut self, left: BySide<Duration>, until: Moment) {
        self.ordered = Some((left, until));
    }

    /// Takes the times that the clock shows, asked for at `asked`, and returns the events to report.
    pub(super) fn take(
        &mut self,
        times: &ClockTimes,
        mut asked: Moment,
        now: Moment,
        waits: &Waits,
    ) -> Vec<ClockEvent> {
        let mut events = Vec::new();
        let lever = self.side(times.lever_up);
        let shown = BySide::from_fn(|side| times.face(self.display(side)));
        let mut shows = ClockShows {
            left: shown.map(super::wire::ClockFace::time),
            running: times.running().map(|display| self.side(display)),
            flag: shown.map(|face| match face.flag {
                ClockFlag::None => FlagShown::No,
                ClockFlag::Shown | ClockFlag::Stopped => FlagShown::Yes,
            }),
        };
        let before = self.told;
        let pressed = before
            .filter(|before| before.lever != lever && has_run(&before.shows, &shows, lever))
            .map(|_| lever.other());
        if let Some(side) = pressed {
            *self.bonus.get_mut(side) = Some(now.after(waits.clock_late));
        }
        if let Some(before) = before.filter(|_| self.contact == Contact::Kept) {
            for side in Side::ALL {
                let grown = self.weigh(side, &before.shows, *shows.left.get(side), now, waits);
                if let Some(odd) = grown {
                    *shows.left.get_mut(side) = *before.shows.left.get(side);
                    events.extend(odd.then_tell(side));
                }
            }
            if let Some(side) = self.fallen(&shows, &before, now, waits) {
                (shows.left, shows.flag) = (before.shows.left, before.shows.flag);
                asked = before.asked;
                if self.fell.replace(side).is_none() {
                    events.push(ClockEvent::Odd(ClockOddity::Fell(side)));
                }
            } else {
                self.fell = None;
            }
        }
        if let (Some(side), Some(before)) = (pressed, before) {
            let at_press = self.at_press(side, &before.shows, &shows);
            events.push(ClockEvent::Shows(at_press));
            events.push(ClockEvent::Pressed(side));
            self.told = Some(Told {
                shows: at_press,
                lever,
                asked,
            });
        }
        let again = self.contact == Contact::Broken && pressed.is_none();
        if again || self.shows() != Some(shows) {
            events.push(ClockEvent::Shows(shows));
        }
        self.told = Some(Told {
            shows,
            lever,
            asked,
        });
        if shows.running.is_some() {
            self.ran = Ran::Yes;
        }
        self.contact = Contact::Kept;
        if self.battery != times.battery {
            self.battery = times.battery;
            if times.battery == ClockBattery::Low {
                events.push(ClockEvent::BatteryLow);
            }
        }
        events
    }

    /// The clock at the press of `side`. The time of the other side began to run only then, so it was still the time reported
    /// before, even if a second of it had passed by the time the press was read twice.
    fn at_press(&self, side: Side, before: &ClockShows, shows: &ClockShows) -> ClockShows {
        let mut at_press = *shows;
        let other = side.other();
        let seen_all = self.contact == Contact::Kept && before.running != Some(other);
        if seen_all && shows.left.get(other) < before.left.get(other) {
            *at_press.left.get_mut(other) = *before.left.get(other);
            *at_press.flag.get_mut(other) = *before.flag.get(other);
        }
        at_press
    }

    /// The side with less time than is possible, if any.
    fn fallen(
        &mut self,
        shows: &ClockShows,
        before: &Told,
        now: Moment,
        waits: &Waits,
    ) -> Option<Side> {
        let since_order = waits.clock_falls.passed(waits.clock_ack + waits.clock_late);
        let by_order = self.ordered.is_some_and(|(times, until)| {
            let as_ordered = |side| {
                let (left, set) = (*shows.left.get(side), rounded(*times.get(side)));
                left <= set && set - left <= since_order
            };
            now <= until && Side::ALL.into_iter().all(as_ordered)
        });
        if by_order || self.ran == Ran::NotYet {
            self.falls.forget();
            return None;
        }
        let growth = self.bonus.map(|until| match until {
            Some(until) if now <= until => Growth::May,
            Some(_) | None => Growth::MayNot,
        });
        let believed = (&before.shows, before.asked);
        self.falls
            .weigh(shows, believed, growth, now, &waits.clock_falls)
    }

    /// Judges whether the time of `side` has grown without a reason; `None` if its new time is believed.
    fn weigh(
        &mut self,
        side: Side,
        before: &ClockShows,
        left: Duration,
        now: Moment,
        waits: &Waits,
    ) -> Option<Grown> {
        let had = *before.left.get(side);
        let by_press = self.bonus.get(side).is_some_and(|until| now <= until);
        let by_stage = before.running == Some(side) && had <= NEARLY_ZERO;
        let by_order = self
            .ordered
            .is_some_and(|(times, until)| now <= until && left <= rounded(*times.get(side)));
        let doubt = self.doubts.get_mut(side);
        let set_up = self.ran == Ran::NotYet;
        if left <= had || by_press || by_stage || by_order || set_up {
            *doubt = None;
            return None;
        }
        match *doubt {
            None => {
                *doubt = Some(now.after(waits.clock_grown));
                Some(Grown::News)
            }
            Some(until) if now < until => Some(Grown::Known),
            Some(_) => {
                *doubt = None;
                None
            }
        }
    }
}

/// True if a lever that moved is a press. The lever of a clock that stands still only shows which side begins.
/// But if the clock runs now and the time of the other side has changed, that side was started and pressed in
/// between.
fn has_run(before: &ClockShows, now: &ClockShows, lever: Side) -> bool {
    let other = lever.other();
    let started = now.running == Some(lever) && before.left.get(other) != now.left.get(other);
    before.running.is_some() || started
}

/// A time that grew and is not believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grown {
    /// The growth has not been reported yet.
    News,
    Known,
}

impl Grown {
    fn then_tell(self, side: Side) -> Option<ClockEvent> {
        (self == Grown::News).then_some(ClockEvent::Odd(ClockOddity::Grew(side)))
    }
}

fn crossed<T>(sides: BySide<T>) -> BySide<T> {
    BySide {
        white: sides.black,
        black: sides.white,
    }
}

/// The time as a clock shows it.
fn rounded(time: Duration) -> Duration {
    super::order::Hms::of(time).map_or(time, super::order::Hms::time)
}

#[cfg(test)]
mod tests {
    use super::super::wire::{ClockFace, Motion};
    use super::*;
    use crate::waits::Speed;

    /// White's display is the left one here.
    fn times(white: u64, black: u64, running: Option<Side>, lever: Side) -> ClockTimes {
        let face = |seconds: u64| ClockFace {
            hours: (seconds / 3_600) as u8,
            minutes: (seconds / 60 % 60) as u8,
            seconds: (seconds % 60) as u8,
            flag: ClockFlag::None,
        };
        let display = |side| match side {
            Side::White => ClockSide::Left,
            Side::Black => ClockSide::Right,
        };
        ClockTimes {
            left: face(white),
            right: face(black),
            motion: match running {
                Some(_) => Motion::Runs,
                None => Motion::Still,
            },
            battery: ClockBattery::Good,
            lever_up: display(lever),
            to_move: running.map(display),
        }
    }

    fn shows(white: u64, black: u64, running: Option<Side>) -> ClockEvent {
        ClockEvent::Shows(ClockShows {
            left: BySide {
                white: Duration::from_secs(white),
                black: Duration::from_secs(black),
            },
            running,
            flag: BySide::default(),
        })
    }

    const W: Side = Side::White;
    const B: Side = Side::Black;

    struct Desk(Belief, Waits);

    impl Desk {
        fn new(white: WhiteDisplay) -> Desk {
            Desk(Belief::new(white), Waits::at(Speed::LIFE))
        }

        fn at(&mut self, ms: u64, times: ClockTimes) -> Vec<ClockEvent> {
            let now = Moment::from_ms(ms);
            self.0.take(&times, now, now, &self.1)
        }
    }

    #[test]
    fn a_lever_is_a_press_with_the_times_it_left() {
        let mut desk = Desk::new(WhiteDisplay::Left);
        assert_eq!(
            desk.at(0, times(300, 300, None, W)),
            [shows(300, 300, None)]
        );
        // The lever of a clock that stands still only shows the side that begins.
        assert_eq!(desk.at(1, times(300, 300, None, B)), []);
        assert_eq!(desk.at(2, times(300, 300, None, W)), []);
        desk.at(3, times(300, 300, Some(W), W));
        assert_eq!(
            desk.at(9_000, times(291, 300, Some(W), W)),
            [shows(291, 300, Some(W))]
        );
        // White pressed and got five seconds; Black's first second is gone already.
        assert_eq!(
            desk.at(9_900, times(296, 299, Some(B), B)),
            [
                shows(296, 300, Some(B)),
                ClockEvent::Pressed(W),
                shows(296, 299, Some(B))
            ]
        );
        // The bonus shows later than the lever.
        let late = desk.at(12_000, times(296, 297, Some(W), W));
        assert_eq!(late, [shows(296, 297, Some(W)), ClockEvent::Pressed(B)]);
        assert_eq!(
            desk.at(12_900, times(295, 302, Some(W), W)),
            [shows(295, 302, Some(W))]
        );
    }

    #[test]
    fn a_side_that_was_started_and_pressed_between_two_looks_has_pressed() {
        let mut desk = Desk::new(WhiteDisplay::Left);
        desk.at(0, times(300, 300, None, W));
        assert_eq!(
            desk.at(900, times(304, 299, Some(B), B)),
            [
                shows(304, 300, Some(B)),
                ClockEvent::Pressed(W),
                shows(304, 299, Some(B))
            ]
        );
        let mut desk = Desk::new(WhiteDisplay::Left);
        desk.at(0, times(300, 300, None, W));
        // The clock may as well have begun with Black.
        assert_eq!(
            desk.at(900, times(300, 299, Some(B), B)),
            [shows(300, 299, Some(B))]
        );
    }

    #[test]
    fn the_other_display_may_be_whites() {
        let mut desk = Desk::new(WhiteDisplay::Right);
        assert_eq!(
            desk.at(0, times(200, 300, Some(W), W)),
            [shows(300, 200, Some(B))]
        );
        assert_eq!(
            desk.at(1, times(200, 300, Some(B), B)),
            [shows(300, 200, Some(W)), ClockEvent::Pressed(B)]
        );
    }

    #[test]
    fn a_time_that_grows_is_odd_until_it_stays() {
        let mut desk = Desk::new(WhiteDisplay::Left);
        // A person sets the clock up.
        desk.at(0, times(120, 100, None, W));
        let set = desk.at(1, times(300, 200, None, W));
        assert_eq!(set, [shows(300, 200, None)]);
        desk.at(2, times(300, 200, Some(W), W));
        let odd = ClockEvent::Odd(ClockOddity::Grew(B));
        // Only Black's time is in doubt; White's goes on.
        assert_eq!(
            desk.at(1_000, times(299, 260, Some(W), W)),
            [odd.clone(), shows(299, 200, Some(W))]
        );
        assert_eq!(desk.at(1_100, times(299, 260, Some(W), W)), []);
        // Normal times change nothing.
        assert_eq!(desk.at(1_200, times(299, 200, Some(W), W)), []);
        assert_eq!(desk.at(5_000, times(299, 260, Some(W), W)), [odd]);
        assert_eq!(desk.at(7_000, times(299, 260, Some(W), W)), []);
        assert_eq!(
            desk.at(8_000, times(299, 260, Some(W), W)),
            [shows(299, 260, Some(W))]
        );
        // No press is lost because of the doubt.
        assert_eq!(
            desk.at(9_000, times(299, 280, Some(B), B)),
            [
                ClockEvent::Odd(ClockOddity::Grew(B)),
                shows(299, 260, Some(B)),
                ClockEvent::Pressed(W)
            ]
        );
    }

    #[test]
    fn a_stage_an_order_and_a_loss_may_bring_time() {
        let mut desk = Desk::new(WhiteDisplay::Left);
        desk.at(0, times(1, 200, Some(W), W));
        assert_eq!(
            desk.at(1_000, times(1_800, 200, Some(W), W)),
            [shows(1_800, 200, Some(W))]
        );
        let target = BySide {
            white: Duration::from_millis(2_399_100),
            black: Duration::from_secs(60),
        };
        desk.0.ordered(target, Moment::from_ms(4_000));
        assert_eq!(
            desk.at(3_000, times(2_400, 60, None, W)),
            [shows(2_400, 60, None)]
        );
        let odd = desk.at(3_001, times(2_400, 61, None, W));
        assert_eq!(odd, [ClockEvent::Odd(ClockOddity::Grew(B))]);
        desk.at(3_002, times(2_400, 60, Some(W), W));
        desk.0.lost();
        // White pressed, and Black before and after that, between two looks at the clock.
        assert_eq!(
            desk.at(9_000, times(2_405, 63, Some(B), B)),
            [shows(2_405, 63, Some(B)), ClockEvent::Pressed(W)]
        );
    }

    #[test]
    fn a_weak_battery_is_told_once() {
        let mut desk = Desk::new(WhiteDisplay::Left);
        let good = times(300, 300, None, W);
        let low = ClockTimes {
            battery: ClockBattery::Low,
            ..good
        };
        desk.at(0, good);
        assert_eq!(desk.at(1, low), [ClockEvent::BatteryLow]);
        assert_eq!(desk.at(2, low), []);
        assert_eq!(desk.at(3, good), []);
        assert_eq!(desk.at(4, low), [ClockEvent::BatteryLow]);
    }
}
