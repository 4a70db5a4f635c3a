// SPDX-License-Identifier: GPL-3.0-or-later
//! Every wait and every bound of the boards, in one table, each with its reason.
//!
//! [`Speed`] divides all waits, so that a whole game can be tried in seconds.

use std::num::NonZeroU32;
use std::time::Duration;

/// The factor by which everything runs faster than in life. Life has the factor 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Speed(NonZeroU32);

impl Speed {
    /// The speed of life: waits are not divided.
    pub const LIFE: Speed = Speed(NonZeroU32::MIN);

    /// `times` faster than life; `None` for 0.
    #[must_use]
    pub const fn times(times: u32) -> Option<Speed> {
        match NonZeroU32::new(times) {
            Some(times) => Some(Speed(times)),
            None => None,
        }
    }

    /// The divisor of all waits.
    #[must_use]
    pub const fn divisor(self) -> u32 {
        self.0.get()
    }

    /// The length of a wait at this speed.
    #[must_use]
    pub fn divide(self, wait: Duration) -> Duration {
        wait / self.divisor()
    }
}

/// The waits of a link to a board and of the port below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// The pause after a command that has no answer. Public hosts leave 100 ms after each such command; half of this pause did not
    /// fill the board's buffer of ten commands.
    pub unanswered: Duration,
    /// The time for an answer to begin: longer than a full scan of 250 ms, because the board may scan first.
    pub answer: Duration,
    /// The time without a further byte after which an incomplete answer is asked for again. Four times the
    /// latency timer of a USB adapter.
    pub quiet: Duration,
    /// The time between two questions to a board that reports no change, because a report may have been
    /// lost on the way. This wait is the watchdog too.
    pub poll: Duration,
    /// The time between two such questions while a hand is probably over the board: for [`Waits::busy`] after a change.
    pub poll_busy: Duration,
    /// The time after a change in which the next change is likely: captured men come off one by one.
    pub busy: Duration,
    /// The time between two looks at the light squares while nothing changes.
    pub light: Duration,
    /// The time between two tries to wake a board that went silent.
    pub wake: Duration,
    /// The time between two questions for the battery.
    pub battery: Duration,
    /// The time between two reports of line trouble.
    pub anomalies: Duration,
    /// The number of questions in a row after which the board counts as lost if no byte comes.
    pub silent_tries: u32,
    /// The time after which the board counts as lost if bytes keep coming but no dump is whole: a line may break one
    /// or two dumps, but no hand is followed meanwhile.
    pub torn: Duration,
    /// The time from an unasked message until its age is measured.
    pub measure: Duration,
    /// The age from which messages of a board are too old: by then half-moves are already typed, answered and disputed.
    pub late: Duration,
    /// The time after which a board that is behind counts as late if no position is believed: it may report a change in every line,
    /// so that no position comes twice.
    pub unread: Duration,
    /// The pause before the port is opened again. A missing device is tried again after every such pause, for ever.
    pub reopen: Duration,
    /// The time between two questions to a clock that reports no change. The seconds on its display change as often.
    pub clock: Duration,
    /// The time for a clock to acknowledge an order: up to two seconds by its maker's account.
    pub clock_ack: Duration,
    /// The wait before another order with the same code. On Bluetooth the last acknowledgement may be repeated for a second, and
    /// the repetition is on its way as long as any answer.
    pub clock_echo: Duration,
    /// The time until the effect of a lever is displayed: up to a second by the maker's account.
    pub clock_late: Duration,
    /// The wait after which a time that grew without a reason is believed.
    pub clock_grown: Duration,
    /// The waits for times that jump down.
    pub clock_falls: FallWaits,
    /// The time for which a clock shows words in place of the times.
    pub clock_words: Duration,
}

/// The bounds of times that jump down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FallWaits {
    /// The time that may pass on the clock in excess of the time that passes for the program, because times come in whole seconds
    /// and in lumps.
    pub slack: Duration,
    /// The wait after which a time that jumped down is believed.
    pub doubted: Duration,
    /// The speed of the clock itself: a clock that is simulated runs as fast as its board.
    pub speed: Speed,
}

impl FallWaits {
    /// The table at the speed of life.
    pub const LIFE: FallWaits = FallWaits {
        slack: Duration::from_secs(2),
        doubted: Duration::from_secs(5),
        speed: Speed::LIFE,
    };

    /// The bounds at `speed`. The threads of a busy computer are not faster than life, so a fast clock gets more slack.
    fn at(speed: Speed) -> FallWaits {
        let late = Duration::from_millis(500) * speed.divisor();
        FallWaits {
            slack: FallWaits::LIFE.slack.max(late),
            doubted: speed.divide(FallWaits::LIFE.doubted),
            speed,
        }
    }

    /// The most time that can pass on a clock while this time passes for the program.
    pub(crate) fn passed(&self, ours: Duration) -> Duration {
        ours.saturating_mul(self.speed.divisor())
            .saturating_add(self.slack)
    }
}

/// The shortest perfect silence, at any speed, after which a board counts as lost: a busy computer that stands still for a moment
/// has not lost its board.
const LEAST_SILENCE: Duration = Duration::from_millis(1_500);
/// The number of unanswered dumps after which a board counts as lost although bytes keep coming. The number is high, because a
/// noisy line breaks some dumps and a lost board is an alarm.
pub const GARBLED_TRIES: u32 = 12;
/// The number of tries of an optional question, before it is left out.
pub const OPTIONAL_TRIES: u32 = 3;
/// An answer that has begun may take this many times [`Waits::answer`]: a maker's text of 256
/// bytes takes 270 ms, and bytes that never stop are no answer.
pub const LONGEST_ANSWER: u32 = 4;
/// The number of equal dumps that make a reading: noise does not hit the same byte the same way twice.
pub const AGREEING_DUMPS: u32 = 2;
/// The number of equal dumps that make a reading with an unknown code: then the code comes from a disc and not from the line.
pub const AGREEING_UNKNOWN_DUMPS: u32 = 4;
/// The number of times that an order is given to a clock that does not acknowledge it.
pub const CLOCK_TRIES: u32 = 3;
/// The most orders that may wait for a clock: more than are ever given while earlier orders are carried out.
pub const CLOCK_ORDERS: usize = 8;
/// The number of unreadable times in a row after which they are reported: a single unreadable time is noise.
pub const UNREADABLE_TIMES: u32 = 2;
/// Shortest wait for an answer at any speed, because the threads of a busy computer are not faster.
const LEAST_ANSWER: Duration = Duration::from_millis(100);

impl Waits {
    /// The table of waits, divided by `speed`.
    #[must_use]
    pub fn at(speed: Speed) -> Waits {
        let ms = |ms| speed.divide(Duration::from_millis(ms));
        let answer = ms(300).max(LEAST_ANSWER);
        let tries = LEAST_SILENCE
            .as_millis()
            .div_ceil(answer.as_millis().max(1));
        Waits {
            unanswered: ms(50),
            answer,
            silent_tries: u32::try_from(tries).unwrap_or(u32::MAX),
            quiet: ms(60).max(LEAST_ANSWER / 2),
            poll: ms(500),
            poll_busy: ms(150),
            busy: ms(3_000),
            light: ms(5_000),
            wake: ms(1_000),
            battery: ms(300_000),
            anomalies: ms(10_000),
            torn: ms(2_500).max(LEAST_SILENCE),
            measure: ms(500),
            late: ms(2_000).max(LEAST_SILENCE),
            unread: ms(1_500).max(LEAST_SILENCE),
            reopen: ms(1_000),
            clock: ms(1_000),
            clock_ack: ms(2_000).max(LEAST_ANSWER * 4),
            clock_echo: ms(1_000).saturating_add(answer),
            clock_late: ms(1_500),
            clock_grown: ms(3_000),
            clock_falls: FallWaits::at(speed),
            clock_words: ms(3_000),
        }
    }
}

/// The waits of a link to a clock on a line of its own. No speed divides them, because the clock at
/// the other end is not faster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineClockWaits {
    /// The time for an answer: a line takes 20 ms at most, and a small clock does one thing at a time.
    pub answer: Duration,
    /// The number of times that a command is sent before it counts as unanswered.
    pub tries: u32,
    /// The number of times that the greeting is sent after the port was opened: opening it restarts many
    /// small computers, which takes two seconds.
    pub opening_tries: u32,
    /// The time without a line after which a clock is asked whether it is still there. A clock
    /// tells its times every second.
    pub quiet: Duration,
    /// The time between two greetings of a lost clock.
    pub wake: Duration,
    /// The waits for times that jump down.
    pub falls: FallWaits,
}

/// Commands that may wait for a clock on a line of its own; a program has one or two at a time.
pub const WAITING_CLOCK_COMMANDS: usize = 16;

impl LineClockWaits {
    /// The table at the speed of life.
    pub const LIFE: LineClockWaits = LineClockWaits {
        answer: Duration::from_millis(300),
        tries: 6,
        opening_tries: 14,
        quiet: Duration::from_millis(2_500),
        wake: Duration::from_millis(1_000),
        falls: FallWaits::LIFE,
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speed_divides_and_answers_keep_their_floor() {
        assert_eq!(Speed::times(0), None);
        let fast = Waits::at(Speed::times(50).unwrap());
        assert_eq!(fast.poll, Waits::at(Speed::LIFE).poll / 50);
        assert_eq!(fast.answer, LEAST_ANSWER);
        assert_eq!(Waits::at(Speed::LIFE).silent_tries, 5);
        assert!(fast.answer * fast.silent_tries >= LEAST_SILENCE);
    }
}
