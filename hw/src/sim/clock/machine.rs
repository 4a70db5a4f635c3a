// SPDX-License-Identifier: GPL-3.0-or-later
//! The state machine of the simulated clock, without input or output: two times, a pair of buttons, and the clock's side of the
//! line protocol.
//!
//! The clock adds the bonus of its own settings after a press, and repeats every press until it is
//! confirmed. It has no speech and no visible display, which only real clocks need.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};

use super::hand::ClockHand;
use crate::clock::{ClockCommand, FlagShown};
use crate::framing::{Decoded, Framing};
use crate::line_clock::VERSION;
use crate::line_clock::codec::{Codec, seal};
use crate::line_clock::message::{Charge, Flags, FromClock, Memory, Reason, Since, Times, ToClock};
use crate::line_clock::number::{KEPT, Number};

/// The time between two reports of the times or, before a program has greeted the clock, between two hellos.
const TELL: Duration = Duration::from_secs(1);
/// The time between two reports of a press that is not confirmed.
const PRESS_AGAIN: Duration = Duration::from_millis(300);
/// The name that the clock gives itself.
const NAME: &str = "simulated clock";

/// An input of the clock: anything that can happen to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SimClockInput<'a> {
    /// The program sent these bytes.
    Bytes(&'a [u8]),
    /// A hand does this at the clock.
    Hand(ClockHand),
    /// Time passed.
    Tick,
}

/// A result of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SimClockOutput {
    /// Bytes that go down the line.
    Bytes(Vec<u8>),
    /// The cable was pulled.
    Unplugged,
    /// The cable was put back.
    Plugged,
    /// The clock carried out this command.
    Did(ClockCommand),
    /// This side's press did nothing, because the other side's time runs.
    DidNotTake(Side),
    /// A side pressed, and the clock shows these times.
    Pressed(Side, Times),
}

/// The state of the clock when it is switched on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimClockOptions {
    /// The time that each side has.
    pub left: BySide<Duration>,
    /// The time that a press adds for the side that pressed.
    pub bonus: Duration,
    /// The mode of the clock.
    pub mode: Mode,
}

/// The party that a clock obeys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The program may set, start and stop the clock.
    Computer,
    /// Only hands may set, start and stop the clock.
    Hand,
}

/// The simulated clock.
#[derive(Clone, Debug)]
pub struct SimClock {
    options: SimClockOptions,
    mode: Mode,
    /// The time that each side had left at the moment at which a time was last started or stopped.
    left: BySide<Duration>,
    running: Option<(Side, Moment)>,
    flags: Flags,
    charge: Charge,
    cable: Cable,
    lose: u32,
    codec: Codec,
    greeted: Greeted,
    /// The last command that was answered, and the answer.
    answered: Option<(Number, FromClock)>,
    /// The presses that are not yet confirmed, the oldest first.
    presses: VecDeque<(Number, Side, Times)>,
    next_press: Number,
    told: Moment,
    outputs: VecDeque<SimClockOutput>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cable {
    In,
    Out,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Greeted {
    NotYet,
    Yes,
}

impl SimClock {
    /// A clock that is switched on at `now`, with its cable plugged in.
    #[must_use]
    pub fn new(options: SimClockOptions, now: Moment) -> SimClock {
        SimClock {
            options,
            mode: options.mode,
            left: options.left,
            running: None,
            flags: Flags::None,
            charge: Charge::Good,
            cable: Cable::In,
            lose: 0,
            codec: Codec::new(),
            greeted: Greeted::NotYet,
            answered: None,
            presses: VecDeque::new(),
            next_press: Number::FIRST,
            told: now,
            outputs: VecDeque::new(),
        }
    }

    /// Takes an input at `now`.
    pub fn handle(&mut self, input: SimClockInput<'_>, now: Moment) {
        self.drop_flags(now);
        match input {
            SimClockInput::Bytes(bytes) => self.hear(bytes, now),
            SimClockInput::Hand(hand) => self.hand(hand, now),
            SimClockInput::Tick => {}
        }
        if self.deadline().is_some_and(|due| due <= now) {
            self.tell(now);
        }
    }

    /// The next result of an input.
    pub fn poll(&mut self) -> Option<SimClockOutput> {
        self.outputs.pop_front()
    }

    /// The moment at which the caller must give the next [`SimClockInput::Tick`].
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let again = if self.presses.is_empty() {
            TELL
        } else {
            PRESS_AGAIN
        };
        let fall = self.running.and_then(|(side, since)| {
            let standing = self.flags.of(side) == FlagShown::No;
            standing.then(|| since.after(*self.left.get(side)))
        });
        let tell = (self.cable == Cable::In).then(|| self.told.after(again));
        [fall, tell].into_iter().flatten().min()
    }

    /// The times that the clock shows at `now`.
    #[must_use]
    pub fn times(&self, now: Moment) -> Times {
        let mut left = self.left;
        if let Some((side, since)) = self.running {
            let left = left.get_mut(side);
            *left = left.saturating_sub(now.since(since));
        }
        Times {
            left,
            running: self.running.map(|(side, _)| side),
            flags: self.flags,
            delay: Duration::ZERO,
        }
    }

    fn drop_flags(&mut self, now: Moment) {
        let before = self.flags;
        if let Some((side, since)) = self.running
            && now.since(since) >= *self.left.get(side)
        {
            self.flags = self.flags.with(side);
        }
        if self.flags != before {
            self.tell(now);
        }
    }

    /// Lets the time of one side run, or stops both.
    fn run(&mut self, side: Option<Side>, now: Moment) {
        self.left = self.times(now).left;
        self.running = side.map(|side| (side, now));
    }

    fn set(&mut self, left: BySide<Duration>, running: Option<Side>, now: Moment) {
        self.left = left;
        self.running = running.map(|side| (side, now));
        self.flags = Flags::None;
    }

    fn hand(&mut self, hand: ClockHand, now: Moment) {
        match hand {
            ClockHand::Press(side) => self.press(side, now),
            ClockHand::Set(left) => self.set(left, None, now),
            ClockHand::Start(side) => self.run(Some(side), now),
            ClockHand::Stop => self.run(None, now),
            ClockHand::Mode(mode) => self.mode = mode,
            ClockHand::Battery(charge) => {
                self.charge = charge;
                self.say(&FromClock::Battery(charge));
            }
            ClockHand::Lose(count) => self.lose = count,
            ClockHand::Unplug if self.cable == Cable::In => {
                self.cable = Cable::Out;
                self.outputs.push_back(SimClockOutput::Unplugged);
            }
            ClockHand::Plug if self.cable == Cable::Out => {
                self.cable = Cable::In;
                self.codec = Codec::new();
                self.outputs.push_back(SimClockOutput::Plugged);
            }
            ClockHand::Unplug | ClockHand::Plug => {}
            ClockHand::Restart => {
                let outputs = std::mem::take(&mut self.outputs);
                let cable = self.cable;
                *self = SimClock::new(self.options, now);
                (self.outputs, self.cable) = (outputs, cable);
            }
        }
        if matches!(
            hand,
            ClockHand::Set(_) | ClockHand::Start(_) | ClockHand::Stop
        ) {
            self.tell(now);
        }
    }

    fn press(&mut self, side: Side, now: Moment) {
        let runs = self.running.map(|(side, _)| side);
        if runs == Some(side.other()) {
            self.outputs.push_back(SimClockOutput::DidNotTake(side));
            return;
        }
        self.run(Some(side.other()), now);
        if runs.is_none() {
            // The press started the clock but stopped no time, so it is not reported.
            self.tell(now);
            return;
        }
        if self.flags.of(side) == FlagShown::No {
            let left = self.left.get_mut(side);
            *left = left.saturating_add(self.options.bonus);
        }
        let times = self.times(now);
        self.outputs.push_back(SimClockOutput::Pressed(side, times));
        if self.greeted == Greeted::NotYet {
            // No program has greeted the clock, so the press is not kept.
            return;
        }
        if self.presses.len() == usize::from(KEPT) {
            self.presses.pop_front();
        }
        self.presses.push_back((self.next_press, side, times));
        self.next_press = self.next_press.next();
        self.tell(now);
    }

    /// Sends the next message: hello, the oldest press, or the times.
    fn tell(&mut self, now: Moment) {
        self.told = now;
        let message = match (self.greeted, self.presses.front()) {
            (Greeted::NotYet, _) => self.hello(None),
            (Greeted::Yes, Some((number, side, times))) => FromClock::Press(*number, *side, *times),
            (Greeted::Yes, None) => FromClock::Times(self.times(now)),
        };
        self.say(&message);
    }

    fn hello(&self, answers: Option<Number>) -> FromClock {
        FromClock::Hello {
            answers,
            version: VERSION,
            memory: match self.greeted {
                Greeted::NotYet => Memory::Fresh,
                Greeted::Yes => Memory::Kept,
            },
            name: NAME.to_owned(),
        }
    }

    fn say(&mut self, message: &FromClock) {
        if self.cable == Cable::In
            && let Some(bytes) = seal(&message.to_string())
        {
            self.outputs.push_back(SimClockOutput::Bytes(bytes));
        }
    }

    fn hear(&mut self, bytes: &[u8], now: Moment) {
        if self.cable == Cable::Out {
            return;
        }
        for byte in bytes {
            if let Decoded::Frame(line) = self.codec.feed(*byte)
                && let Ok(message) = ToClock::read(&line)
            {
                self.message(message, now);
            }
        }
    }

    fn message(&mut self, message: ToClock, now: Moment) {
        match message {
            ToClock::Hello { number, since, .. } => self.greeting(number, since, now),
            ToClock::Got(_) | ToClock::Do(..) if self.greeted == Greeted::NotYet => {}
            ToClock::Got(_) if self.is_lost() => {}
            ToClock::Got(number) => {
                let oldest = self.presses.front().map(|(oldest, ..)| *oldest);
                if oldest == Some(number) {
                    self.presses.pop_front();
                    self.tell(now);
                }
            }
            ToClock::Do(number, command) => {
                let answer = match &self.answered {
                    Some((known, answer)) if *known == number => answer.clone(),
                    _ => self.obey(number, command, now),
                };
                self.answered = Some((number, answer.clone()));
                if !self.is_lost() {
                    self.say(&answer);
                }
                self.tell(now);
            }
        }
    }

    fn greeting(&mut self, number: Number, since: Since, now: Moment) {
        match since {
            Since::Now => {
                self.presses.clear();
                self.next_press = Number::FIRST;
            }
            Since::Press(known) => {
                if let Some(known) = known {
                    self.presses
                        .retain(|(press, ..)| !press.is_told_again(known));
                }
                if self.greeted == Greeted::NotYet {
                    self.next_press = known.map_or(Number::FIRST, Number::next);
                }
            }
        }
        self.answered = None;
        let answer = self.hello(Some(number));
        self.say(&answer);
        self.greeted = Greeted::Yes;
        self.say(&FromClock::Battery(self.charge));
        self.tell(now);
    }

    fn obey(&mut self, number: Number, command: ClockCommand, now: Moment) -> FromClock {
        let times = matches!(
            command,
            ClockCommand::Set { .. } | ClockCommand::Start(_) | ClockCommand::Stop
        );
        if times && self.mode == Mode::Hand {
            return FromClock::No(number, Reason::Mode);
        }
        if times && !self.presses.is_empty() {
            return FromClock::No(number, Reason::Busy);
        }
        match &command {
            ClockCommand::Set { left, running } => self.set(*left, *running, now),
            ClockCommand::Start(side) => self.run(Some(*side), now),
            ClockCommand::Stop => self.run(None, now),
            ClockCommand::Beep | ClockCommand::Text(_) | ClockCommand::Speak(_) => {}
        }
        self.outputs.push_back(SimClockOutput::Did(command));
        FromClock::Ok(number)
    }

    /// True if this acknowledgement gets lost.
    fn is_lost(&mut self) -> bool {
        let lost = self.lose > 0;
        self.lose = self.lose.saturating_sub(1);
        lost
    }
}
