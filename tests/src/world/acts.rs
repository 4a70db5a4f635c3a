//! What people and devices do in the world of a test.

use std::time::Duration;

use zgoda::hands::stroke::Named;

use super::*;
use crate::script::PageAct;

impl World {
    /// The computer sleeps.
    pub fn sleep(&mut self, time: Duration) {
        self.input(Input::TimeJumped(TimeJump::Ahead(time)));
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

    /// A device wants to be let in. The words of its slip are its role.
    pub fn page_asks(&mut self, role: &str, name: &str) {
        self.pages = self.pages.saturating_add(1);
        let asks = (role.to_owned(), name.to_owned());
        self.waiting.insert(self.pages, asks);
        self.input(Input::Desk(DeskInput::Opens {
            asked: self.pages,
            name: name.to_owned(),
            words: TypedCode(role.to_owned()),
        }));
    }

    /// The desk of the device of this name is gone: it does not wait any more.
    pub fn page_gone(&mut self, name: &str) {
        let named = self.waiting.iter().filter(|(_, (_, of))| of == name);
        let gone = named.map(|(asked, _)| *asked).collect();
        self.waiting.retain(|_, (_, of)| of != name);
        self.input(Input::Desk(DeskInput::Gone(gone)));
    }

    /// Those who waited when the program was killed ask the next one.
    pub(super) fn pages_ask_again(&mut self, waiting: &[(String, String)]) {
        self.asks_again = true;
        for (role, name) in waiting {
            self.page_asks(role, name);
        }
        self.asks_again = false;
    }

    /// Something is done on a page. One that names no half-move stands for what stands now.
    pub fn page_does(&mut self, done: &PageAct) {
        let now = self.session.game().last().map_or(0, |last| last.ply);
        let rows = done
            .rows
            .unwrap_or_else(|| self.session.game().logged().count);
        self.asked.clear();
        self.input(Input::Desk(DeskInput::Does(Box::new(Does {
            device: DeviceNumber(done.device),
            line: done.line.clone(),
            ply: done.ply.or(Some(now)),
            rows: Some(rows),
            late: done.late,
        }))));
    }

    /// Somebody presses a key.
    pub fn key(&mut self, key: Key) {
        if key == Key::Named(Named::Enter) {
            // What was typed key by key is not looked into, nor who is answered.
            self.asked.clear();
        }
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
