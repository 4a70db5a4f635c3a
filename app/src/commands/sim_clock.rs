// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda sim clock`: a simulated clock on a pseudo-terminal, for people who have not built one yet.
//!
//! Typed lines move the hands. Every press is printed with the times that the clock shows after it, and every order of
//! the program that uses the clock is printed as well.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use zgoda_game::{BySide, Side};
use zgoda_hw::clock::ClockCommand;
use zgoda_hw::sim::clock::hand::clock_time;
use zgoda_hw::sim::clock::machine::Mode;
use zgoda_hw::sim::clock::{self, ClockLine, SimClockHandle, SimClockOptions, SimClockOutput};

use super::sim::{FAREWELL, Input, LOOK, listen, no_terminal};
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::stderr;

/// The longest bonus for a press; no time control has a longer bonus.
const LONGEST_BONUS: Duration = Duration::from_secs(3_600);

/// Options of `zgoda sim clock`.
#[derive(Debug, Args)]
pub(super) struct SimClockArgs {
    #[arg(long, value_name = "TIME")]
    time: Option<String>,
    #[arg(long, value_name = "TIME")]
    bonus: Option<String>,
    #[arg(long, value_enum)]
    clock_mode: Option<ModeWord>,
}

/// The party that a clock obeys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ModeWord {
    /// The program may set, start and stop it
    Computer,
    /// Only hands may
    Hand,
}

impl SimClockArgs {
    /// The name of the first given option that is for a clock, if any; a simulated board takes none of them.
    pub(super) fn given(&self) -> Option<&'static str> {
        let given = [
            ("--time", self.time.is_some()),
            ("--bonus", self.bonus.is_some()),
            ("--clock-mode", self.clock_mode.is_some()),
        ];
        given.into_iter().find(|(_, is)| *is).map(|(name, _)| name)
    }

    fn options(&self) -> Result<SimClockOptions, Failure> {
        let time = |name: &str, text: Option<&String>, otherwise: Duration, most: Duration| {
            let Some(text) = text else {
                return Ok(otherwise);
            };
            let time = clock_time(text).filter(|time| *time <= most);
            time.ok_or_else(|| {
                Failure::Sentence(format!(
                    "{name} {text:?} is no time of a clock; write seconds, 5:00 or 1:30:00"
                ))
            })
        };
        let five = Duration::from_secs(300);
        let left = time("--time", self.time.as_ref(), five, Duration::MAX)?;
        let bonus = time(
            "--bonus",
            self.bonus.as_ref(),
            Duration::ZERO,
            LONGEST_BONUS,
        )?;
        Ok(SimClockOptions {
            left: BySide::from_fn(|_| left),
            bonus,
            mode: match self.clock_mode {
                None | Some(ModeWord::Computer) => Mode::Computer,
                Some(ModeWord::Hand) => Mode::Hand,
            },
        })
    }
}

/// Runs the clock until the input has ended, or until a signal stops the clock.
pub(super) fn run(args: &SimClockArgs) -> Result<Outcome, Failure> {
    let clock = clock::start(args.options()?).map_err(no_terminal)?;
    let (send, inbox) = channel();
    listen(send).map_err(Failure::of)?;
    let mut out = Output::new();
    out.text(&format!("{}\n", clock.path().display()))?;
    out.flush()?;
    let mut desk = ClockRun {
        clock,
        out,
        outcome: Outcome::Holds,
    };
    desk.run(&inbox);
    Ok(desk.outcome)
}

/// The clock, and the output for its events.
struct ClockRun {
    clock: SimClockHandle,
    out: Output,
    outcome: Outcome,
}

impl ClockRun {
    fn run(&mut self, inbox: &Receiver<Input>) {
        let mut ended: Option<Instant> = None;
        while ended.is_none_or(|at| at.elapsed() < FAREWELL) {
            match inbox.recv_timeout(LOOK) {
                Ok(Input::Line(line)) => self.line(&line),
                Ok(Input::Ended) => ended = Some(Instant::now()),
                Ok(Input::Stop) | Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => {}
            }
            while let Ok(output) = self.clock.outputs().try_recv() {
                self.tell(&output);
            }
        }
    }

    fn line(&mut self, line: &str) {
        if line.trim().is_empty() {
            return;
        }
        match ClockLine::parse(line) {
            Ok(hand) => self.clock.send(hand),
            Err(error) => self.complain(&error.to_string()),
        }
    }

    fn tell(&mut self, output: &SimClockOutput) {
        let told = match output {
            SimClockOutput::Did(command) => told(command),
            SimClockOutput::Pressed(side, times) => format!("press {} {times}", side.word()),
            SimClockOutput::DidNotTake(side) => {
                let side = side.word();
                self.complain(&format!(
                    "the press of {side} did nothing, because the other time runs; press the other \
                     side"
                ));
                return;
            }
            SimClockOutput::Bytes(_) | SimClockOutput::Unplugged | SimClockOutput::Plugged => {
                return;
            }
        };
        // The reader of the output may have closed it after reading the path, which is the first line.
        let _ = self
            .out
            .text(&format!("{told}\n"))
            .and_then(|()| self.out.flush());
    }

    fn complain(&mut self, sentence: &str) {
        stderr::tell(sentence);
        self.outcome = Outcome::DoesNotHold;
    }
}

/// An order to the clock, in the words of its line protocol.
fn told(command: &ClockCommand) -> String {
    match command {
        ClockCommand::Set { left, running } => format!(
            "set {} {} {}",
            left.white.as_millis(),
            left.black.as_millis(),
            running.map_or("none", Side::word)
        ),
        ClockCommand::Start(side) => format!("start {}", side.word()),
        ClockCommand::Stop => "stop".to_owned(),
        ClockCommand::Beep => "beep".to_owned(),
        ClockCommand::Text(words) => format!("text {words}"),
        ClockCommand::Speak(words) => format!("speak {words}"),
    }
}
