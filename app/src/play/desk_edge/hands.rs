// SPDX-License-Identifier: GPL-3.0-or-later
//! The limit on the acts of a device: no more than a human hand can do, so that a faulty or forged page does not keep others
//! waiting.

use std::collections::BTreeMap;
use std::time::Duration;

use zgoda_game::Moment;

use zgoda_record::event::DeviceNumber;

/// The least time that an act of a hand takes.
const AN_ACT: Duration = Duration::from_millis(50);
/// The time by which acts may run ahead: twenty acts.
const AT_ONCE: Duration = Duration::from_secs(1);

/// The hands at all devices of a table.
#[derive(Debug, Default)]
pub(super) struct Hands {
    /// The moment until which a hand would be busy with the acts of each device.
    busy: BTreeMap<DeviceNumber, Moment>,
}

impl Hands {
    /// True if a hand can have done this act in addition to the earlier acts. Each act counts as `AN_ACT`, and a few may come at
    /// once. A refused act does not count, so a device that waits is served again.
    pub(super) fn are_in_time(&mut self, device: DeviceNumber, now: Moment) -> bool {
        let busy = self.busy.entry(device).or_default();
        let until = (*busy).max(now);
        let fits = until <= now.after(AT_ONCE);
        if fits {
            *busy = until.after(AN_ACT);
        }
        fits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: DeviceNumber = DeviceNumber(1);
    const OTHER: DeviceNumber = DeviceNumber(2);

    fn at(ms: u64) -> Moment {
        Moment::default().after(Duration::from_millis(ms))
    }

    /// The number of acts that are taken if `acts` acts come at one moment.
    fn taken(hands: &mut Hands, device: DeviceNumber, acts: usize, ms: u64) -> usize {
        let tried = (0..acts).map(|_| hands.are_in_time(device, at(ms)));
        tried.filter(|is| *is).count()
    }

    #[test]
    fn a_device_that_does_more_than_a_hand_can_is_refused_and_is_taken_again_soon() {
        let mut hands = Hands::default();
        // The act that fills the second is still taken.
        assert_eq!(taken(&mut hands, ONE, 100, 0), 21);
        assert_eq!(taken(&mut hands, OTHER, 1, 0), 1, "another is not held up");
        assert_eq!(taken(&mut hands, ONE, 1, 49), 0);
        assert_eq!(taken(&mut hands, ONE, 2, 50), 1, "one more for each 50 ms");
        assert_eq!(taken(&mut hands, ONE, 100, 1_050), 20);
        assert_eq!(
            taken(&mut hands, ONE, 100, 60_000),
            21,
            "a rest is not saved up"
        );
    }

    #[test]
    fn twenty_acts_a_second_go_on_for_ever_and_no_more_do() {
        let mut hands = Hands::default();
        let second = |hands: &mut Hands, from: u64, acts: u64| {
            let each = (0..acts).map(|act| from + act * 1_000 / acts);
            each.filter(|ms| hands.are_in_time(ONE, at(*ms))).count()
        };
        for from in 0..60 {
            assert_eq!(second(&mut hands, from * 1_000, 20), 20);
        }
        let flood: Vec<usize> = (60..70)
            .map(|from| second(&mut hands, from * 1_000, 200))
            .collect();
        assert!(flood[1..].iter().all(|taken| *taken == 20), "{flood:?}");
        assert_eq!(
            second(&mut hands, 75_000, 20),
            20,
            "and all is well after it"
        );
    }
}
