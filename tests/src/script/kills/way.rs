// SPDX-License-Identifier: GPL-3.0-or-later
//! The way in which people continue after a kill: the likely way, or another way if the list of ways names one for this
//! kill.

use std::fmt;
use std::str::FromStr;

use super::Outcome;
use super::people::Left;

/// The way in which people continue after a kill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) from: From,
    pub(super) clock: Clock,
    pub(super) rest: Rest,
    pub(super) ahead: BoardAhead,
    pub(super) greeting: Greeting,
    pub(super) opens: Opens,
}

/// The way in which the arbiter's words are opened again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opens {
    /// The words are opened by a typed line.
    Typed,
    /// The words are opened with the same keys or pad as before the kill, so that their menu is open again.
    ByHand,
}

/// The acts that are done again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum From {
    /// All acts that are not in the record, and everything that was open.
    NotKept,
    /// The last acts; this is their number.
    Last(usize),
    /// The act that opened the arbiter's words, and every act after it.
    Opening,
    /// All acts since somebody began something that is still open, except the acts that wrote events in between.
    Begun,
}

/// Tells whether people listen to the first words of the restarted program to their end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Greeting {
    /// The words are heard to their end.
    HeardOut,
    /// A person in the middle of an act continues it without waiting.
    NotWaitedFor,
}

/// The way in which a clock that was running continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clock {
    /// The clock continues from its last recorded reading.
    AsRead,
    /// The arbiter sets the clock to its last display.
    AsItShowed,
}

/// The handling of a wait that the kill interrupted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rest {
    /// The time goes by while people find their places again.
    GoesBy,
    /// People wait for the time to pass.
    Waited,
}

/// The handling of a board that is ahead of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardAhead {
    /// If the program asks about the board, it is answered with yes.
    Yes,
    /// The board is set up as the record has it, and the half-moves are made again. The program asks nothing if the
    /// position may have come about in more than one way.
    PlayedAgain,
    /// The board is set up as the record has it, and hands repeat their half-moves in the same way as before.
    HandsAgain,
    /// Nothing is done, because hands are not finished yet, or because the story gives the answer.
    Nothing,
}

/// The most acts that people remember and do again if needed.
const KNOWN: usize = 10;

impl Way {
    /// The way that people with this knowledge take, unless the list names another way.
    pub(super) fn likely(left: &Left, whole: &Outcome) -> Way {
        // If the program asks about a board that is ahead in the undisturbed story, the story also gives the answer.
        let told = whole.asks("ask-board-ahead");
        Way {
            from: From::NotKept,
            clock: Clock::AsRead,
            rest: Rest::GoesBy,
            ahead: if told {
                BoardAhead::Nothing
            } else {
                BoardAhead::Yes
            },
            greeting: Greeting::HeardOut,
            opens: match left.opened_by_hand {
                true => Opens::ByHand,
                false => Opens::Typed,
            },
        }
    }

    /// All ways that are possible with this knowledge.
    pub(super) fn all(left: &Left) -> Vec<Way> {
        let opening = left.opened_by.map(|_| From::Opening);
        let last = (0..=KNOWN.min(left.done)).map(From::Last);
        let from = [From::NotKept, From::Begun].into_iter().chain(last);
        let rests = [Rest::GoesBy, Rest::Waited];
        let rests = &rests[..if left.rest.is_zero() { 1 } else { 2 }];
        let clocks = [Clock::AsRead, Clock::AsItShowed];
        let clocks = &clocks[..if left.ran.is_none() { 1 } else { 2 }];
        let aheads = [
            BoardAhead::Yes,
            BoardAhead::Nothing,
            BoardAhead::PlayedAgain,
            BoardAhead::HandsAgain,
        ];
        let aheads = &aheads[..if left.boards { 4 } else { 1 }];
        let opens = [Opens::Typed, Opens::ByHand];
        let opens = &opens[..if left.opened_by_hand { 2 } else { 1 }];
        let mut all = Vec::new();
        for from in from.chain(opening) {
            for &rest in rests {
                for &clock in clocks {
                    for greeting in [Greeting::HeardOut, Greeting::NotWaitedFor] {
                        for &opens in opens {
                            all.extend(aheads.iter().map(|&ahead| Way {
                                from,
                                clock,
                                rest,
                                ahead,
                                greeting,
                                opens,
                            }));
                        }
                    }
                }
            }
        }
        all
    }
}

/// One respect in which people can depart from the likely way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    From(From),
    Clock(Clock),
    Rest(Rest),
    BoardAhead(BoardAhead),
    Greeting(Greeting),
    Opens(Opens),
}

/// The words of the list of ways. The word for the last acts is `last-` with their number.
const WORDS: [(&str, Part); 15] = [
    ("not-kept", Part::From(From::NotKept)),
    ("begun", Part::From(From::Begun)),
    ("opening", Part::From(From::Opening)),
    ("clock-as-read", Part::Clock(Clock::AsRead)),
    ("clock-set", Part::Clock(Clock::AsItShowed)),
    ("rest-goes-by", Part::Rest(Rest::GoesBy)),
    ("rest-waited", Part::Rest(Rest::Waited)),
    ("board-yes", Part::BoardAhead(BoardAhead::Yes)),
    ("board-left", Part::BoardAhead(BoardAhead::Nothing)),
    (
        "board-played-again",
        Part::BoardAhead(BoardAhead::PlayedAgain),
    ),
    (
        "board-by-hands-again",
        Part::BoardAhead(BoardAhead::HandsAgain),
    ),
    ("at-once", Part::Greeting(Greeting::NotWaitedFor)),
    ("heard-out", Part::Greeting(Greeting::HeardOut)),
    ("opened-by-line", Part::Opens(Opens::Typed)),
    ("opened-by-hand", Part::Opens(Opens::ByHand)),
];

impl FromStr for Part {
    type Err = NoWay;

    fn from_str(word: &str) -> Result<Part, NoWay> {
        let last = || {
            let acts = word.strip_prefix("last-")?.parse().ok()?;
            Some(Part::From(From::Last(acts)))
        };
        let named = WORDS.iter().find(|(it, _)| *it == word);
        let part = named.map(|(_, part)| *part).or_else(last);
        part.ok_or_else(|| NoWay(word.to_owned()))
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Part::From(From::Last(acts)) = self {
            return write!(f, "last-{acts}");
        }
        let named = WORDS.iter().find(|(_, part)| part == self);
        f.write_str(named.map_or("", |(word, _)| word))
    }
}

/// The respects in which people depart from the likely way, as the list of ways names them.
///
/// ```
/// # use zgoda_scenarios::script::kills::Otherwise;
/// let way: Otherwise = "last-2 at-once".parse().unwrap();
/// assert_eq!(way.to_string(), "last-2 at-once");
/// assert!("somehow".parse::<Otherwise>().is_err());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Otherwise(Vec<Part>);

impl Otherwise {
    pub(super) fn of(&self, likely: Way) -> Way {
        let mut way = likely;
        for part in &self.0 {
            match *part {
                Part::From(it) => way.from = it,
                Part::Clock(it) => way.clock = it,
                Part::Rest(it) => way.rest = it,
                Part::BoardAhead(it) => way.ahead = it,
                Part::Greeting(it) => way.greeting = it,
                Part::Opens(it) => way.opens = it,
            }
        }
        way
    }

    pub(super) fn between(likely: Way, way: Way) -> Otherwise {
        let of = |way: Way| {
            [
                Part::From(way.from),
                Part::Clock(way.clock),
                Part::Rest(way.rest),
                Part::BoardAhead(way.ahead),
                Part::Greeting(way.greeting),
                Part::Opens(way.opens),
            ]
        };
        let parts = of(way).into_iter().zip(of(likely));
        let other = parts.filter(|(part, likely)| part != likely);
        Otherwise(other.map(|(part, _)| part).collect())
    }

    /// The number of respects in which the way differs.
    pub(super) const fn parts(&self) -> usize {
        self.0.len()
    }
}

/// The error for a word in the list of ways that names no way.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no way to go on is called {0:?}")]
pub struct NoWay(String);

impl FromStr for Otherwise {
    type Err = NoWay;

    fn from_str(text: &str) -> Result<Otherwise, NoWay> {
        let parts = text.split_whitespace().map(str::parse);
        parts.collect::<Result<Vec<Part>, NoWay>>().map(Otherwise)
    }
}

impl fmt::Display for Otherwise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.0.iter().map(Part::to_string).collect();
        f.write_str(&words.join(" "))
    }
}
