//! What people and devices do in the world of a test.

use std::time::Duration;

use zgoda::hands::stroke::Named;

use super::*;

impl World {
    /// The computer sleeps.
    pub fn sleep(&mut self, time: Duration) {
        self.input(Input::TimeJumped(TimeJump::Ahead(time)));
    }

    /// The program gets nothing done for so long: what was due meanwhile is done with the next thing that happens.
    pub fn late(&mut self, time: Duration) {
        self.now = self.now.after(time);
    }

    /// The computer's own clock is put back.
    pub fn put_back(&mut self, time: Duration) {
        self.input(Input::TimeJumped(TimeJump::Back(time)));
    }

    /// The clock device does not do what it was told last.
    ///
    /// # Panics
    ///
    /// Where it was told nothing.
    pub fn clock_refuses(&mut self, why: ClockRefusal) {
        let told = self.clock_told.take();
        let told = told.expect("the clock device was told something");
        self.clock(ClockEvent::Refused(told, why));
    }

    /// The clock device did something.
    pub fn clock(&mut self, event: ClockEvent) {
        self.input(Input::Clock(event));
    }

    /// A gamepad did something.
    pub fn pad(&mut self, seat: Seat, event: PadEvent) {
        self.input(Input::Pad(seat, event));
    }

    /// Does this key change the line that is typed, and no more?
    #[must_use]
    pub fn only_types(&self, key: Key) -> bool {
        self.session.only_types(key)
    }

    /// Somebody types a line.
    pub fn type_line(&mut self, line: &str) {
        self.is_asked(line);
        self.input(Input::Line(line.to_owned()));
    }

    /// Somebody presses a key.
    pub fn key(&mut self, key: Key) {
        if key == Key::Named(Named::Enter) {
            // What was typed key by key is not looked into, nor who is answered.
            self.asked.clear();
        }
        self.talk.key_pressed(self.now);
        self.input(Input::Key(key));
    }

    /// The input ends.
    pub fn close(&mut self) {
        self.input(Input::Close);
    }

    /// The hands at this board are told something.
    pub fn hand(&mut self, of: BoardOf, command: HandCommand) {
        let now = self.now;
        self.wire_mut(of).hand(command, now);
        self.settle();
    }

    /// The hands at this board make this half-move.
    pub fn hand_move(&mut self, of: BoardOf, before: &Setup, mv: &Move) {
        let now = self.now;
        self.wire_mut(of).hand_move(before, mv, now);
        self.settle();
    }

    /// The disk behaves otherwise from now on.
    pub fn disk_becomes(&mut self, habit: DiskHabit) {
        self.disk.become_(habit, self.now);
    }

    /// Lets the hands finish what they were told.
    pub fn finish_hands(&mut self) {
        assert!(
            self.run_until(Duration::from_secs(600), World::hands_are_idle),
            "the hands do not come to an end"
        );
    }
}
