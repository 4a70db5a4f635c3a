// SPDX-License-Identifier: GPL-3.0-or-later
//! Time controls: stages, quotas and bonuses (Kodeks II 6.1), and their written form.
//!
//! The written form is minutes with `m` and seconds with `s`: `90m`, `80m+60s` (Fischer), `15m+5s:bronstein`,
//! `90m/45,30m+30s` (45 moves, then another stage), `120m/50,60m/25*` (the last stage repeats).
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The most stages of a control. Real events have fewer than four.
const MAX_STAGES: usize = 8;
/// The longest time of a stage and the longest bonus, in seconds: a day.
const LONGEST: u64 = 86_400;
/// The most moves of a quota.
const MOST_MOVES: u32 = 1_000;

/// The bonus for each move (Kodeks II 6.1.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// No bonus: a fixed time (II 6.1.1).
    #[default]
    None,
    /// The time added after every press (II 6.1.2.1); this is the default if the event names no way
    /// of counting the bonus (II 6.1.3).
    Fischer(Duration),
    /// The delay between the other side's press and the moment at which the time begins to run (II 6.1.2.2).
    Bronstein(Duration),
}

/// A part of the game with a time of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// The time added at the beginning of the stage.
    pub time: Duration,
    /// The number of moves to be made in the stage; `None` if it lasts to the end of the game.
    pub moves: Option<u32>,
    /// The bonus for each move of the stage.
    pub bonus: Bonus,
}

/// The continuation after the last written stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Last {
    /// There is no further stage: the last stage lasts to the end of the game.
    Ends,
    /// The last stage begins again each time its end is reached.
    Repeats,
}

/// A time control: the stages, and the rule after the last stage.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Control {
    stages: Vec<Stage>,
    last: Last,
}

/// The reason why a time control cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// Text that is not a time.
    #[error("{0:?} is no time; write minutes with m and seconds with s, as in 90m or 30s")]
    Time(String),
    /// A time of zero or of more than a day.
    #[error("{0:?} is no time a game has; it must be longer than nothing and at most a day")]
    OutOfMeasure(String),
    /// Text that is not a number of moves.
    #[error("{0:?} is no number of moves; write it behind the slash, as in 90m/45")]
    Moves(String),
    /// A way of counting a bonus, although there is no bonus.
    #[error("there is no bonus to count; write it behind a plus, as in 5m+3s:bronstein")]
    MannerOfNothing,
    /// An unknown way of counting a bonus.
    #[error("{0:?} is no way to count a bonus; write :bronstein, or nothing for Fischer")]
    Manner(String),
    /// A stage lasts to the end of the game, but more stages follow it.
    #[error("stage {0} lasts to the end, so nothing can follow it; give it a number of moves")]
    NothingFollows(usize),
    /// The last stage has a quota, but nothing follows it.
    #[error(
        "after the {0} moves of the last stage nothing is said; add a stage, or * to repeat it"
    )]
    NoEnd(u32),
    /// The last stage is to be repeated, but has no quota.
    #[error("a stage that lasts to the end cannot be repeated; leave the * out")]
    RepeatsTheEnd,
    /// There are more stages than `MAX_STAGES`.
    #[error("a control has at most {MAX_STAGES} stages")]
    TooMany,
}

impl Control {
    /// A control of these stages.
    pub fn new(stages: Vec<Stage>, last: Last) -> Result<Control, ControlError> {
        if stages.len() > MAX_STAGES {
            return Err(ControlError::TooMany);
        }
        let endless = stages.iter().position(|stage| stage.moves.is_none());
        match (endless, stages.last(), last) {
            (_, None, _) => Err(ControlError::Time(String::new())),
            (Some(at), _, _) if at.saturating_add(1) < stages.len() => {
                Err(ControlError::NothingFollows(at.saturating_add(1)))
            }
            (Some(_), _, Last::Repeats) => Err(ControlError::RepeatsTheEnd),
            (None, Some(stage), Last::Ends) => {
                Err(ControlError::NoEnd(stage.moves.unwrap_or_default()))
            }
            _ => Ok(Control { stages, last }),
        }
    }

    /// The time for the whole game, if the control is a single time without further stages, quota or bonus.
    #[must_use]
    pub fn one_time(&self) -> Option<Duration> {
        match self.stages() {
            [stage] if stage.moves.is_none() && stage.bonus == Bonus::None => Some(stage.time),
            _ => None,
        }
    }

    /// A control with one time for the whole game.
    #[must_use]
    pub fn whole_game(time: Duration, bonus: Bonus) -> Control {
        let stage = Stage {
            time,
            moves: None,
            bonus,
        };
        Control {
            stages: vec![stage],
            last: Last::Ends,
        }
    }

    /// The stage with this number, counted from 0. Any greater number gives the last stage.
    #[must_use]
    pub fn stage(&self, number: usize) -> Stage {
        let last = self.stages.len().saturating_sub(1);
        let nothing = Stage {
            time: Duration::ZERO,
            moves: None,
            bonus: Bonus::None,
        };
        let found = self.stages.get(number.min(last));
        found.copied().unwrap_or(nothing)
    }

    /// The stages as they are written.
    #[must_use]
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// The continuation after the last stage.
    #[must_use]
    pub const fn last(&self) -> Last {
        self.last
    }

    /// True if any stage has a bonus.
    #[must_use]
    pub fn has_bonus(&self) -> bool {
        self.stages.iter().any(|stage| stage.bonus != Bonus::None)
    }

    /// The time of a side for its first 60 moves, by which the Kodeks measures tempo and rating (II 6.1.6, III 1). A
    /// delay counts like a bonus, as if the player used all of it.
    #[must_use]
    pub fn for_sixty_moves(&self) -> Duration {
        let mut left = 60_u32;
        let mut sum = Duration::ZERO;
        for number in 0.. {
            let stage = self.stage(number);
            let moves = stage.moves.unwrap_or(left).min(left);
            let bonus = match stage.bonus {
                Bonus::None => Duration::ZERO,
                Bonus::Fischer(time) | Bonus::Bronstein(time) => time,
            };
            sum = sum
                .saturating_add(stage.time)
                .saturating_add(bonus.saturating_mul(moves));
            left = left.saturating_sub(moves);
            if left == 0 || moves == 0 {
                break;
            }
        }
        sum
    }
}

impl FromStr for Control {
    type Err = ControlError;

    fn from_str(text: &str) -> Result<Control, ControlError> {
        let (text, last) = match text.trim().strip_suffix('*') {
            Some(text) => (text, Last::Repeats),
            None => (text.trim(), Last::Ends),
        };
        let stages = text.split(',').map(stage).collect::<Result<_, _>>()?;
        Control::new(stages, last)
    }
}

fn stage(text: &str) -> Result<Stage, ControlError> {
    let (text, manner) = match text.trim().split_once(':') {
        Some((text, manner)) => (text, Some(manner.trim())),
        None => (text.trim(), None),
    };
    // The quota may be written after the time or after the bonus.
    let (times, moves) = match text.split_once('/') {
        Some((before, behind)) => match behind.split_once('+') {
            Some((moves, bonus)) => (format!("{before}+{bonus}"), Some(moves.to_owned())),
            None => (before.to_owned(), Some(behind.to_owned())),
        },
        None => (text.to_owned(), None),
    };
    let (main, bonus) = match times.split_once('+') {
        Some((main, bonus)) => (time(main)?, Some(time(bonus)?)),
        None => (time(&times)?, None),
    };
    let moves = moves
        .map(|text| match text.trim().parse::<u32>() {
            Ok(moves) if (1..=MOST_MOVES).contains(&moves) => Ok(moves),
            _ => Err(ControlError::Moves(text)),
        })
        .transpose()?;
    let bonus = match (bonus, manner) {
        (None, None) => Bonus::None,
        (Some(bonus), None | Some("fischer")) => Bonus::Fischer(bonus),
        (Some(bonus), Some("bronstein")) => Bonus::Bronstein(bonus),
        (None, Some("fischer" | "bronstein")) => return Err(ControlError::MannerOfNothing),
        (_, Some(manner)) => return Err(ControlError::Manner(manner.to_owned())),
    };
    Ok(Stage {
        time: main,
        moves,
        bonus,
    })
}

fn time(text: &str) -> Result<Duration, ControlError> {
    let text = text.trim();
    let wrong = || ControlError::Time(text.to_owned());
    let (digits, unit) = match text.chars().last() {
        Some('m') => (text.strip_suffix('m'), 60),
        Some('s') => (text.strip_suffix('s'), 1),
        _ => (None, 0),
    };
    let digits = digits.filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
    let number: u64 = digits.ok_or_else(wrong)?.parse().map_err(|_| wrong())?;
    match number.checked_mul(unit) {
        Some(seconds @ 1..=LONGEST) => Ok(Duration::from_secs(seconds)),
        _ => Err(ControlError::OutOfMeasure(text.to_owned())),
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, stage) in self.stages.iter().enumerate() {
            if number > 0 {
                f.write_str(",")?;
            }
            write!(f, "{stage}")?;
        }
        match self.last {
            Last::Ends => Ok(()),
            Last::Repeats => f.write_str("*"),
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        written(f, self.time)?;
        if let Some(moves) = self.moves {
            write!(f, "/{moves}")?;
        }
        match self.bonus {
            Bonus::None => Ok(()),
            Bonus::Fischer(bonus) => {
                f.write_str("+")?;
                written(f, bonus)
            }
            Bonus::Bronstein(bonus) => {
                f.write_str("+")?;
                written(f, bonus)?;
                f.write_str(":bronstein")
            }
        }
    }
}

fn written(f: &mut fmt::Formatter<'_>, time: Duration) -> fmt::Result {
    let seconds = time.as_secs();
    // A time of more than a minute without odd seconds is written in minutes. One minute is written in seconds, as it is
    // usual for a bonus.
    if seconds > 60 && seconds.is_multiple_of(60) {
        write!(f, "{}m", seconds / 60)
    } else {
        write!(f, "{seconds}s")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minutes(minutes: u64) -> Duration {
        Duration::from_secs(minutes * 60)
    }

    #[test]
    fn the_written_forms_are_read_and_written() {
        for text in [
            "90m",
            "80m+60s",
            "15m+5s:bronstein",
            "90m/45,30m+30s",
            "120m/50,60m/25*",
            "120m/50,30m",
            "3m+2s",
            "90s",
        ] {
            let control: Control = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(control.to_string(), text);
        }
        let one: Control = " 90m/45 , 30m + 30s ".parse().unwrap();
        assert_eq!(one.to_string(), "90m/45,30m+30s");
        let same: Control = "80m+60s:fischer".parse().unwrap();
        assert_eq!(same.to_string(), "80m+60s");
        let order: Control = "40m+10s/30,20m".parse().unwrap();
        assert_eq!(order.to_string(), "40m/30+10s,20m");
        assert_eq!("40m/30+10s,20m".parse::<Control>().unwrap(), order);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_remedy() {
        let refused = |text: &str| text.parse::<Control>().unwrap_err();
        assert_eq!(refused(""), ControlError::Time(String::new()));
        assert_eq!(refused("90"), ControlError::Time("90".into()));
        assert_eq!(refused("m"), ControlError::Time("m".into()));
        assert_eq!(refused("-5m"), ControlError::Time("-5m".into()));
        assert_eq!(refused("0m"), ControlError::OutOfMeasure("0m".into()));
        assert_eq!(
            refused("99999999999999999999m"),
            ControlError::Time("99999999999999999999m".into())
        );
        assert_eq!(refused("1441m"), ControlError::OutOfMeasure("1441m".into()));
        assert_eq!(refused("90m/0,30m"), ControlError::Moves("0".into()));
        assert_eq!(refused("90m/45"), ControlError::NoEnd(45));
        assert_eq!(refused("90m,30m"), ControlError::NothingFollows(1));
        assert_eq!(refused("90m*"), ControlError::RepeatsTheEnd);
        assert_eq!(refused("5m:bronstein"), ControlError::MannerOfNothing);
        assert_eq!(refused("5m:delay"), ControlError::Manner("delay".into()));
        assert_eq!(refused("5m+3s:delay"), ControlError::Manner("delay".into()));
        assert_eq!(refused(&["1m/1"; 9].join(",")), ControlError::TooMany);
    }

    /// The expected times are the column "60 moves" in section 12 of the catalogue.
    #[test]
    fn kodeks_ii_6_1_6_time_for_sixty_moves() {
        for (text, expected) in [
            ("80m+60s", 140.0),
            ("90m/45,30m+30s", 127.5),
            ("120m/50,60m/25*", 180.0),
            ("120m/50,30m", 150.0),
            ("90m", 90.0),
            ("60m+30s", 90.0),
            ("45m/25,15m", 60.0),
            ("10m+3s", 13.0),
            ("3m+2s", 5.0),
        ] {
            let control: Control = text.parse().unwrap();
            let found = control.for_sixty_moves().as_secs_f64() / 60.0;
            assert!((found - expected).abs() < 1e-9, "{text}: {found}");
        }
    }

    #[test]
    fn stages_go_on_as_they_are_written() {
        let control: Control = "120m/50,60m/25*".parse().unwrap();
        assert_eq!(control.stage(0).time, minutes(120));
        for number in 1..5 {
            assert_eq!(control.stage(number).time, minutes(60));
        }
    }
}
