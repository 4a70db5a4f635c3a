// SPDX-License-Identifier: GPL-3.0-or-later
//! Plays pulses one after the other: a machine without input or output.
//!
//! Pulses that a player asked for are felt at once. A mark waits for the end of the current pulses. Only the newest
//! mark is useful, so at most one mark waits.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::Moment;

use super::{Length, Pulses};

/// The pause between two sequences of pulses: longer than between the groups of a sequence, so that two sequences are not counted
/// as one.
const BETWEEN: Duration = Duration::from_millis(800);

/// The urgency of pulses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Urgency {
    /// Felt at once, in place of the current pulses.
    Now,
    /// Felt after the current pulses.
    Next,
}

/// A command to a motor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MotorCommand {
    /// Run for so long.
    Run(Length),
    /// Stop the motor.
    Rest,
}

/// The pulses that one motor plays, and the pulses that wait.
#[derive(Clone, Debug, Default)]
pub struct Motors {
    /// Pulses to come, each with the pause after it.
    ahead: VecDeque<(Length, Duration)>,
    /// The moment at which the next pulse is due.
    due: Option<Moment>,
    waiting: Option<Pulses>,
    commands: VecDeque<MotorCommand>,
}

impl Motors {
    /// Plays `pulses`.
    pub fn tell(&mut self, pulses: Pulses, urgency: Urgency, now: Moment) {
        if urgency == Urgency::Next && self.due.is_some() {
            self.waiting = Some(pulses);
            return;
        }
        if self.due.is_some() {
            self.rest();
        }
        self.begin(&pulses, now);
        self.tick(now);
    }

    /// Stops the motor and forgets all pulses.
    pub fn rest(&mut self) {
        *self = Motors {
            commands: std::mem::take(&mut self.commands),
            ..Motors::default()
        };
        self.commands.push_back(MotorCommand::Rest);
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Moment) {
        while let Some(due) = self.due.filter(|due| *due <= now) {
            if let Some((length, pause)) = self.ahead.pop_front() {
                self.commands.push_back(MotorCommand::Run(length));
                let pause = if self.ahead.is_empty() {
                    BETWEEN
                } else {
                    pause
                };
                // Counted from now, so that a late tick does not shorten the pause.
                self.due = Some(now.max(due).after(length.time() + pause));
            } else if let Some(waiting) = self.waiting.take() {
                self.begin(&waiting, now);
            } else {
                self.due = None;
            }
        }
    }

    /// The moment of the next [tick](Motors::tick).
    #[must_use]
    pub const fn deadline(&self) -> Option<Moment> {
        self.due
    }

    /// Takes the next command to the motor.
    pub fn poll(&mut self) -> Option<MotorCommand> {
        self.commands.pop_front()
    }

    fn begin(&mut self, pulses: &Pulses, now: Moment) {
        self.ahead = pulses.in_order().into();
        self.due = Some(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All commands to the motor until the last one, with their moments.
    fn felt(motors: &mut Motors, from: u64) -> Vec<(u64, MotorCommand)> {
        let mut now = Moment::from_ms(from);
        let mut all = Vec::new();
        loop {
            while let Some(command) = motors.poll() {
                all.push((now.as_ms(), command));
            }
            let Some(due) = motors.deadline() else {
                return all;
            };
            now = now.max(due);
            motors.tick(now);
        }
    }

    fn minutes(minutes: u64) -> Pulses {
        Pulses::of_time(Duration::from_secs(60 * minutes))
    }

    const SHORT: MotorCommand = MotorCommand::Run(Length::Short);
    const LONG: MotorCommand = MotorCommand::Run(Length::Long);

    #[test]
    fn pulses_come_with_their_pauses() {
        let mut motors = Motors::default();
        motors.tell(minutes(12), Urgency::Now, Moment::ZERO);
        let all = felt(&mut motors, 0);
        assert_eq!(all, [(0, LONG), (550, SHORT), (800, SHORT)]);
        assert_eq!(motors.deadline(), None);
    }

    #[test]
    fn what_is_asked_for_takes_the_place_of_what_is_felt() {
        let mut motors = Motors::default();
        motors.tell(minutes(9), Urgency::Now, Moment::ZERO);
        motors.tell(minutes(10), Urgency::Now, Moment::from_ms(120));
        let all = felt(&mut motors, 120);
        let expected = [(120, SHORT), (120, MotorCommand::Rest), (120, LONG)];
        assert_eq!(all, expected);
    }

    /// The newest mark replaces an older mark that waits.
    #[test]
    fn a_mark_waits_for_its_end() {
        let mut motors = Motors::default();
        motors.tell(minutes(2), Urgency::Now, Moment::ZERO);
        motors.tell(minutes(1), Urgency::Next, Moment::from_ms(100));
        motors.tell(minutes(10), Urgency::Next, Moment::from_ms(200));
        let all = felt(&mut motors, 200);
        assert_eq!(all, [(200, SHORT), (250, SHORT), (1150, LONG)]);
    }

    #[test]
    fn silence_ends_all_of_it() {
        let mut motors = Motors::default();
        motors.tell(minutes(9), Urgency::Now, Moment::ZERO);
        motors.tell(minutes(1), Urgency::Next, Moment::from_ms(100));
        motors.rest();
        let all = felt(&mut motors, 100);
        assert_eq!(all, [(100, SHORT), (100, MotorCommand::Rest)]);
    }
}
