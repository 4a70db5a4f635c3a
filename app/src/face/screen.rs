// SPDX-License-Identifier: GPL-3.0-or-later
//! The text on the face. Every change makes a new block of lines. There are no control sequences, because a screen reader or a
//! plain terminal might not understand them.
//!
//! Above two minutes the face shows hours and minutes, from two minutes down it shows minutes and seconds (Kodeks II 3.5.6).
//! Minutes are rounded down. Seconds are rounded up, so that zero is shown only when no time is left. A flag is shown only when the
//! game's program reports it, not when the face has counted down.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};
use zgoda_record::sentence::{Row as _, rows};
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;

use super::big;
use crate::face::{self, Face};

/// The longest time, in seconds, that the face shows in minutes and seconds.
const SECONDS_FROM: u64 = 120;

rows! {
    /// The text on the face, in words.
    #[derive(Clone, Debug)]
    enum Line in Catalogue;

    /// The face waits for the program of a game.
    Waits => "face-waits";
    Side { side: Side } => "face-side";
    Minutes { hours: u64, minutes: u64 } => "face-minutes";
    Seconds { minutes: u64, seconds: u64 } => "face-seconds";
    Runs => "face-runs";
    Flag => "face-flag";
    FlagFirst => "face-flag-first";
    Stands => "face-stands";
}

/// Something that can happen to the face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceInput {
    /// The game's program sent a new state.
    Told(Face),
    /// The game's program is gone.
    Gone,
    /// Time passed.
    Tick,
}

/// The size in which the face is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Large figures.
    Large,
    /// One line a side.
    Plain,
}

/// The face on a terminal.
#[derive(Debug)]
pub struct Screen {
    words: Catalogue,
    size: Size,
    /// The last state from the game's program, and the moment of its arrival; `None` while no such program is connected.
    told: Option<(Face, Moment)>,
    shown: Option<View>,
    blocks: VecDeque<String>,
}

/// The visible content of the face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum View {
    Nobody,
    Times {
        left: BySide<Shown>,
        running: Option<Side>,
        flag: BySide<Flag>,
    },
}

/// The time of one side, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// Whole minutes, without seconds.
    Minutes(u64),
    /// Whole seconds, rounded up from the time left.
    Seconds(u64),
}

/// The flag of one side, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flag {
    Up,
    Fallen,
    /// The flag fell before the other side's flag.
    First,
}

impl Screen {
    /// A face that waits for a game.
    #[must_use]
    pub fn new(language: Language, size: Size, now: Moment) -> Screen {
        let mut screen = Screen {
            words: Catalogue::new(language),
            size,
            told: None,
            shown: None,
            blocks: VecDeque::new(),
        };
        screen.look(now);
        screen
    }

    /// Takes an input at `now`.
    pub fn handle(&mut self, input: FaceInput, now: Moment) {
        match input {
            FaceInput::Told(face) => self.told = Some((face, now)),
            FaceInput::Gone => self.told = None,
            FaceInput::Tick => {}
        }
        self.look(now);
    }

    /// The next block of lines.
    pub fn poll(&mut self) -> Option<String> {
        self.blocks.pop_front()
    }

    /// The moment at which the caller must give the next [`FaceInput::Tick`].
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let (face, at) = self.told?;
        let left = *face.left.get(face.running?);
        // The text may show a time from before `at`.
        let gone = match self.shown? {
            View::Times { left, .. } => left.get(face.running?).until(),
            View::Nobody => None,
        }?;
        Some(at.after(face.delay + left.saturating_sub(gone)))
    }

    fn look(&mut self, now: Moment) {
        let view = match self.told {
            None => View::Nobody,
            Some((face, at)) => View::of(&face.after(now.since(at))),
        };
        if self.shown.replace(view) != Some(view) {
            let block = self.block(&view);
            self.blocks.push_back(block);
        }
    }

    fn block(&self, view: &View) -> String {
        let View::Times {
            left,
            running,
            flag,
        } = view
        else {
            return format!("\n{}\n", self.tell(&Line::Waits));
        };
        let mut block = "\n".to_owned();
        for side in Side::ALL {
            let (time, runs) = (*left.get(side), *running == Some(side));
            let mut parts = vec![self.tell(&Line::Side { side })];
            parts.push(self.time(time));
            if runs {
                parts.push(self.tell(&Line::Runs));
            }
            match flag.get(side) {
                Flag::Up => {}
                Flag::Fallen => parts.push(self.tell(&Line::Flag)),
                Flag::First => parts.push(self.tell(&Line::FlagFirst)),
            }
            block.push_str(&parts.join(", "));
            block.push('\n');
            if self.size == Size::Large {
                let mark = if runs { ">>>>  " } else { "      " };
                for row in 0..big::ROWS {
                    let line = format!("{mark}{}", big::row(&time.figures(), row));
                    block.push_str(line.trim_end());
                    block.push('\n');
                }
            }
        }
        if running.is_none() {
            block.push_str(&self.tell(&Line::Stands));
            block.push('\n');
        }
        block
    }

    fn time(&self, time: Shown) -> String {
        self.tell(&match time {
            Shown::Minutes(minutes) => Line::Minutes {
                hours: minutes / 60,
                minutes: minutes % 60,
            },
            Shown::Seconds(seconds) => Line::Seconds {
                minutes: seconds / 60,
                seconds: seconds % 60,
            },
        })
    }

    fn tell(&self, line: &Line) -> String {
        line.text(&self.words)
    }
}

impl View {
    fn of(face: &Face) -> View {
        View::Times {
            left: face.left.map(Shown::of),
            running: face.running,
            flag: BySide::from_fn(|side| {
                let other = *face.flag.get(side.other());
                match *face.flag.get(side) {
                    face::Flag::Up => Flag::Up,
                    face::Flag::Fallen
                        if other == face::Flag::Fallen && face.first_flag == Some(side) =>
                    {
                        Flag::First
                    }
                    face::Flag::Fallen => Flag::Fallen,
                }
            }),
        }
    }
}

impl Shown {
    fn of(left: Duration) -> Shown {
        let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
        if seconds <= SECONDS_FROM {
            Shown::Seconds(seconds)
        } else {
            Shown::Minutes(left.as_secs() / 60)
        }
    }

    /// The time left at which the shown text changes next; `None` if it will not change.
    fn until(self) -> Option<Duration> {
        match self {
            Shown::Seconds(seconds) => Some(Duration::from_secs(seconds.checked_sub(1)?)),
            Shown::Minutes(minutes) if minutes * 60 <= SECONDS_FROM => {
                Some(Duration::from_secs(SECONDS_FROM))
            }
            Shown::Minutes(minutes) => {
                let whole = Duration::from_secs(minutes * 60);
                Some(whole.saturating_sub(Duration::from_millis(1)))
            }
        }
    }

    /// The time as large figures: `1h05` or `1'05"`.
    fn figures(self) -> String {
        match self {
            Shown::Minutes(minutes) => format!("{}h{:02}", minutes / 60, minutes % 60),
            Shown::Seconds(seconds) => format!("{}'{:02}\"", seconds / 60, seconds % 60),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    fn face(white: u64, black: u64, running: Option<Side>) -> Face {
        Face {
            left: BySide { white, black }.map(Duration::from_millis),
            running,
            flag: BySide::default(),
            first_flag: None,
            delay: Duration::ZERO,
        }
    }

    /// All blocks up to this moment, each with its own moment.
    fn run(screen: &mut Screen, until: Moment) -> Vec<(u64, String)> {
        let mut blocks = Vec::new();
        let mut now = Moment::ZERO;
        loop {
            while let Some(block) = screen.poll() {
                blocks.push((now.as_ms(), block.trim().replace('\n', "; ")));
            }
            match screen.deadline() {
                Some(due) if due <= until => {
                    assert!(due > now, "called in a circle");
                    now = due;
                }
                _ => return blocks,
            }
            screen.handle(FaceInput::Tick, now);
        }
    }

    #[test]
    fn minutes_are_written_when_they_step_and_seconds_in_the_last_two() {
        let mut screen = Screen::new(Language::English, Size::Plain, Moment::ZERO);
        let told = face(181_500, 3_600_000, Some(Side::White));
        screen.handle(FaceInput::Told(told), Moment::ZERO);
        let blocks = run(&mut screen, Moment::from_ms(63_000));
        let black = "BLACK, 1 h 0 min";
        let block = |time: &str| format!("WHITE, {time}, RUNNING; {black}");
        assert_eq!(
            blocks[0].1,
            "Waiting for a game: start zgoda play with its own clock."
        );
        assert_eq!(
            blocks[1..],
            [
                (0, block("3 min")),
                (1_501, block("2 min")),
                (61_500, block("2 min 0 s")),
                (62_500, block("1 min 59 s")),
            ]
        );
    }

    #[test]
    fn a_delay_passes_before_the_time_goes_down() {
        let mut screen = Screen::new(Language::English, Size::Plain, Moment::ZERO);
        let told = Face {
            delay: Duration::from_secs(5),
            ..face(60_000, 60_000, Some(Side::Black))
        };
        screen.handle(FaceInput::Told(told), Moment::ZERO);
        let blocks = run(&mut screen, Moment::from_ms(6_500));
        let times: Vec<u64> = blocks.iter().map(|(at, _)| *at).collect();
        assert_eq!(times, [0, 0, 6_000]);
    }

    #[test]
    fn nought_stands_when_nothing_is_left_and_a_flag_when_it_is_told() {
        let mut screen = Screen::new(Language::Polish, Size::Plain, Moment::ZERO);
        let told = face(1_200, 500, Some(Side::White));
        screen.handle(FaceInput::Told(told), Moment::ZERO);
        let blocks = run(&mut screen, Moment::from_ms(100_000));
        let times: Vec<u64> = blocks.iter().map(|(at, _)| *at).collect();
        assert_eq!(times, [0, 0, 200, 1_200]);
        assert!(
            blocks[3].1.starts_with("BIAŁE, 0 min 0 s, IDZIE"),
            "{blocks:?}"
        );
        let fallen = Face {
            flag: BySide::from_fn(|_| face::Flag::Fallen),
            first_flag: Some(Side::Black),
            ..face(0, 0, None)
        };
        screen.handle(FaceInput::Told(fallen), Moment::from_ms(2_000));
        let block = screen.poll().unwrap();
        let lines: Vec<&str> = block.trim().lines().collect();
        assert_eq!(
            lines,
            [
                "BIAŁE, 0 min 0 s, CHORĄGIEWKA OPADŁA",
                "CZARNE, 0 min 0 s, CHORĄGIEWKA OPADŁA PIERWSZA",
                "Zegar stoi."
            ]
        );
    }

    #[test]
    fn the_same_told_again_writes_nothing_and_a_lost_game_does() {
        let mut screen = Screen::new(Language::English, Size::Large, Moment::ZERO);
        screen.poll();
        let told = face(90_000, 90_000, None);
        screen.handle(FaceInput::Told(told), Moment::ZERO);
        let block = screen.poll().unwrap();
        assert_eq!(block.lines().count(), 2 * (big::ROWS + 1) + 2);
        assert!(!block.contains('\u{1b}'));
        screen.handle(FaceInput::Told(told), Moment::from_ms(500));
        assert_eq!((screen.poll(), screen.deadline()), (None, None));
        screen.handle(FaceInput::Gone, Moment::from_ms(900));
        assert!(screen.poll().unwrap().contains("Waiting"));
    }

    #[test]
    fn everything_has_its_words_in_every_language() {
        let examples = Line::examples();
        each_is_one_sentence(&examples, Catalogue::new);
        let keys = examples.iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("face.ftl", "face-", &keys);
    }
}
