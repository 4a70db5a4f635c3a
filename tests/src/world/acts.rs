// SPDX-License-Identifier: GPL-3.0-or-later
//! The acts of people and devices in the world of a test.

use std::time::Duration;

use zgoda_input::hands::stroke::Named;

use super::*;

impl World {
    /// Puts the computer to sleep for this time.
    pub fn sleep(&mut self, time: Duration) {
        self.input(Input::TimeJumped(TimeJump::Ahead(time)));
    }

    /// Keeps the program from doing work for this time. Work that becomes due is done at the next event.
    pub fn late(&mut self, time: Duration) {
        self.now = self.now.after(time);
    }

    /// Puts the computer's own clock back.
    pub fn put_back(&mut self, time: Duration) {
        self.input(Input::TimeJumped(TimeJump::Back(time)));
    }

    /// Makes the clock device refuse its last order.
    ///
    /// # Panics
    ///
    /// Panics if the device had no order.
    pub fn clock_refuses(&mut self, why: ClockRefusal) {
        let told = self.clock_told.take();
        let told = told.expect("the clock device was told something");
        self.clock(ClockEvent::Refused(told, why));
    }

    /// Passes on an event of the clock device.
    pub fn clock(&mut self, event: ClockEvent) {
        self.input(Input::Clock(event));
    }

    /// Passes on an event of a gamepad.
    pub fn pad(&mut self, seat: Seat, event: PadEvent) {
        self.input(Input::Pad(seat, event));
    }

    /// True if this key only changes the line that is being typed.
    #[must_use]
    pub fn only_types(&self, key: Key) -> bool {
        self.session.only_types(key)
    }

    /// Types a line at the keyboard.
    pub fn type_line(&mut self, line: &str) {
        self.is_asked(line);
        self.input(Input::Line(line.to_owned()));
    }

    /// Presses a key of the keyboard.
    pub fn key(&mut self, key: Key) {
        if key == Key::Named(Named::Enter) {
            // Text that is typed key by key is not read here, so the asker is unknown.
            self.asked.clear();
        }
        self.talk.key_pressed(self.now);
        self.input(Input::Key(key));
    }

    /// Ends the input of the terminal.
    pub fn close(&mut self) {
        self.input(Input::Close);
    }

    /// Gives the hands at this board a command.
    pub fn hand(&mut self, of: BoardOf, command: HandCommand) {
        let now = self.now;
        self.wire_mut(of).hand(command, now);
        self.settle();
    }

    /// Makes the hands at this board carry out this half-move.
    pub fn hand_move(&mut self, of: BoardOf, before: &Setup, mv: &Move) {
        let now = self.now;
        self.wire_mut(of).hand_move(before, mv, now);
        self.settle();
    }

    /// Changes the disk's behaviour from now on.
    pub fn disk_becomes(&mut self, habit: DiskHabit) {
        self.disk.become_(habit, self.now);
    }

    /// Lets the hands finish their moves.
    pub fn finish_hands(&mut self) {
        assert!(
            self.run_until(Duration::from_secs(600), World::hands_are_idle),
            "the hands do not come to an end"
        );
    }
}
