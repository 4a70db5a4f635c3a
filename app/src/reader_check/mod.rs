// SPDX-License-Identifier: GPL-3.0-or-later
//! A guided check of a screen reader: it has steps at a terminal and on a page, and ends with a report without names.
//! Each step asks whether a line was heard once, twice or not at all.
//!
//! The steps at a terminal are a state machine without input or output; `commands/reader_check` connects it to a terminal. The
//! steps of a page are a single file (`page`), so that it can also be opened on a phone.

mod page;
pub(crate) mod report;
pub(crate) mod step;
pub(crate) mod words;

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::Moment;

pub(crate) use page::page;
use report::Came;
use step::{Heard, Place, Step};
use words::Line;

/// The wait before a line, in which the screen reader finishes announcing the pressed key.
const QUIET: Duration = Duration::from_secs(3);
/// The time between the last letter that was typed and the line that comes while the text is half typed.
const BESIDE_TYPING: Duration = Duration::from_secs(2);
/// The number of presses of the arrow key.
const ARROWS: usize = 4;
/// The number of letters after which a half-move counts as half typed.
const HALF_TYPED: usize = 2;
/// The most letters of a typed half-move; no half-move is longer.
const MOST_LETTERS: usize = 40;

/// Something that can happen to the check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    /// A key that types a character.
    Char(char),
    /// The Enter key was pressed.
    Enter,
    /// The arrow key that points down.
    Down,
    /// The person wants to end the check here.
    Leave,
    /// The program cannot reach an interface of the reader.
    NoInterface,
    Tick,
}

/// Something that the caller of the check has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// A line is to be printed, and after it the half-typed text again.
    Print(Line, String),
    /// The typed text is to be shown as it was typed.
    Echo(String),
    /// The reader is to say this through its own interface.
    Speak(Line),
    /// The check is over.
    End,
}

/// The stage that a step has reached.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// The step is being carried out.
    Doing,
    /// The line of the step comes at this moment.
    Comes(Moment),
    /// The question about the heard words comes at this moment.
    Asks(Moment),
    /// The question was asked.
    Asked,
    /// The check is done.
    Over,
}

/// The check at a terminal.
#[derive(Clone, Debug)]
pub(crate) struct ReaderCheck {
    left: VecDeque<Step>,
    phase: Phase,
    /// The text that was typed so far in this step.
    typed: String,
    arrows: usize,
    done: Vec<(Step, Came)>,
    effects: VecDeque<Effect>,
}

impl ReaderCheck {
    /// Begins a check. The answers are kept in `file`.
    pub(crate) fn begin(file: String) -> ReaderCheck {
        let mut check = ReaderCheck {
            left: Step::of(Place::Terminal).collect(),
            phase: Phase::Doing,
            typed: String::new(),
            arrows: 0,
            done: Vec::new(),
            effects: VecDeque::new(),
        };
        let steps = Step::ALL.len();
        check.print(Line::Begins { steps, file });
        check.explain();
        check
    }

    pub(crate) fn handle(&mut self, input: Input, now: Moment) {
        if input == Input::Leave {
            return self.end();
        }
        match self.phase {
            Phase::Doing => self.does(input, now),
            Phase::Comes(at) if at <= now => self.comes(now),
            Phase::Asks(at) if at <= now => self.asks(),
            Phase::Asks(_) if input == Input::NoInterface => self.not_there(),
            Phase::Asked => self.answered(input),
            Phase::Comes(_) | Phase::Asks(_) | Phase::Over => {}
        }
    }

    /// The next thing to be done.
    pub(crate) fn poll(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    /// The moment at which [`Input::Tick`] is wanted.
    pub(crate) fn deadline(&self) -> Option<Moment> {
        match self.phase {
            Phase::Comes(at) | Phase::Asks(at) => Some(at),
            Phase::Doing | Phase::Asked | Phase::Over => None,
        }
    }

    /// The results of the steps that were done.
    pub(crate) fn done(self) -> Vec<(Step, Came)> {
        self.done
    }

    fn does(&mut self, input: Input, now: Moment) {
        match (self.left.front(), input) {
            (Some(Step::Line | Step::Again | Step::Interface), Input::Enter) => {
                self.phase = Phase::Comes(now.after(QUIET));
            }
            (Some(Step::Arrow), Input::Down) => {
                self.arrows = self.arrows.saturating_add(1);
                self.print(Line::Item {
                    number: self.arrows,
                });
                if self.arrows >= ARROWS {
                    self.phase = Phase::Asks(now.after(QUIET));
                }
            }
            (Some(Step::Typed), Input::Char(letter)) => self.letter(letter),
            (Some(Step::Typed), Input::Enter) if !self.typed.is_empty() => {
                self.typed.clear();
                self.echo("\n");
                self.print(Line::Sample);
                self.phase = Phase::Asks(now.after(QUIET));
            }
            (Some(Step::WhileTyping), Input::Char(letter)) => {
                self.letter(letter);
                if self.typed.chars().count() >= HALF_TYPED {
                    self.phase = Phase::Comes(now.after(BESIDE_TYPING));
                }
            }
            _ => {}
        }
    }

    fn letter(&mut self, letter: char) {
        if self.typed.chars().count() < MOST_LETTERS {
            self.typed.push(letter);
            self.echo(letter.encode_utf8(&mut [0; 4]));
        }
    }

    /// Brings the line of the step.
    fn comes(&mut self, now: Moment) {
        match self.left.front() {
            Some(Step::Interface) => self.effects.push_back(Effect::Speak(Line::Sample)),
            _ => self.print(Line::Sample),
        }
        self.phase = Phase::Asks(now.after(QUIET));
    }

    fn asks(&mut self) {
        if !self.typed.is_empty() {
            self.typed.clear();
            self.echo("\n");
        }
        self.print(Line::Ask);
        self.phase = Phase::Asked;
    }

    fn answered(&mut self, input: Input) {
        match input {
            Input::Char('0') => self.explain(),
            Input::Char(key) => match Heard::of_key(key) {
                Some(heard) => self.goes_on(Came::Heard(heard)),
                None => self.print(Line::Ask),
            },
            Input::Enter | Input::Down => self.print(Line::Ask),
            Input::NoInterface | Input::Leave | Input::Tick => {}
        }
    }

    fn not_there(&mut self) {
        self.print(Line::NoInterface);
        self.goes_on(Came::NotThere);
    }

    fn goes_on(&mut self, came: Came) {
        self.done
            .extend(self.left.pop_front().map(|step| (step, came)));
        self.explain();
    }

    /// Says what is to be done in the step, or that no step is left.
    fn explain(&mut self) {
        self.typed.clear();
        self.arrows = 0;
        let Some(step) = self.left.front().copied() else {
            self.print(Line::OnPage);
            return self.end();
        };
        self.phase = Phase::Doing;
        let (number, steps) = (step.number(), Step::ALL.len());
        self.print(Line::Number { number, steps });
        self.print(Line::of_step(step));
    }

    fn end(&mut self) {
        if self.phase != Phase::Over {
            self.phase = Phase::Over;
            self.effects.push_back(Effect::End);
        }
    }

    fn print(&mut self, line: Line) {
        let typed = self.typed.clone();
        self.effects.push_back(Effect::Print(line, typed));
    }

    fn echo(&mut self, text: &str) {
        self.effects.push_back(Effect::Echo(text.to_owned()));
    }
}

#[cfg(test)]
mod tests;
