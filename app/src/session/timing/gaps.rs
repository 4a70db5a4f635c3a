//! Time that nobody counted, because the program or the computer was away. The clock is measured apart from the
//! computer's own; both readings are offered to the arbiter.

use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};
use zgoda_speech::Message;

use crate::record::event::{Body, Source};
use crate::session::Session;
use crate::session::desk::note::{Away, DeskNote};
use crate::session::fair_play::Audience;
use crate::session::game::Play;
use crate::session::input::TimeJump;
use crate::session::options::Mode;

/// As it was kept, and with what was lost charged to the side whose time ran.
fn both_readings(away: Away, lost: Duration, kept: BySide<Duration>, ran: Side) -> DeskNote {
    let mut charged = kept;
    let side = charged.get_mut(ran);
    *side = side.saturating_sub(lost);
    DeskNote::ClockGap {
        away,
        lost,
        kept,
        charged,
    }
}

impl Session {
    /// The program was gone while the clock ran: what was lost is shown, and both readings are offered.
    pub(super) fn clock_resumed(&mut self, mode: Mode, now: Moment) {
        let (Some(clock), Some(times)) = (&self.timing.clock, self.game.clock().copied()) else {
            return;
        };
        let begun = clock.elapsed(Side::White, now) > Duration::ZERO || times.running.is_some();
        let kept = times.left();
        if let (Some(lost), Some(side)) = (self.options.away, times.running) {
            self.tell_desk(both_readings(Away::Program, lost, kept, side));
        }
        let runs_on = mode == Mode::Training && self.game.play() == Play::On;
        if runs_on && begun {
            self.start_clock(now);
        } else {
            self.say(Audience::Public, Message::ClocksStand { left: kept });
        }
    }

    /// The computer slept, or its clock was changed. Time is what ran; the arbiter sees what it would be
    /// otherwise.
    pub(in crate::session) fn time_jumped(&mut self, jump: TimeJump, now: Moment) {
        let ms = |long: Duration| i64::try_from(long.as_millis()).unwrap_or(i64::MAX);
        let by_ms = match jump {
            TimeJump::Ahead(long) => ms(long),
            TimeJump::Back(long) => ms(long).saturating_neg(),
        };
        self.record(None, Source::Program, Body::TimeJumped { by_ms }, now);
        let (Some(kept), Some(side)) = (self.times_left(now), self.on_the_clock()) else {
            return;
        };
        match jump {
            TimeJump::Ahead(lost) => {
                self.tell_desk(both_readings(Away::Computer, lost, kept, side));
            }
            TimeJump::Back(by) => self.tell_desk(DeskNote::ClockPutBack { by }),
        }
    }
}
