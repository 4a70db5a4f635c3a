//! The way in which people go on behind a kill: the likely way, or another where the list of ways has one.

use std::fmt;
use std::str::FromStr;

use super::Outcome;
use super::people::Left;

/// The way in which people go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) from: From,
    pub(super) clock: Clock,
    pub(super) rest: Rest,
    pub(super) ahead: BoardAhead,
    pub(super) greeting: Greeting,
    pub(super) opens: Opens,
}

/// The way in which the arbiter opens their words again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opens {
    /// Opened by a typed line.
    Typed,
    /// Opened again by the same keys or pad: so their menu is there.
    ByHand,
}

/// The point from which on acts are done again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum From {
    /// All acts that are not in the record, and everything that was open.
    NotKept,
    /// The last acts, in this number.
    Last(usize),
    /// The act by which the arbiter's words were opened, and everything since.
    Opening,
    /// All acts that somebody had begun, without the acts of others meanwhile.
    Begun,
}

/// The hearing of the first words of a program that is there again: to their end, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Greeting {
    /// The words are heard to their end.
    HeardOut,
    /// A person in the midst of an act goes on with it.
    NotWaitedFor,
}

/// The way in which a clock that ran goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clock {
    /// The clock goes on from where it was read last.
    AsRead,
    /// The arbiter sets the clock to its last display.
    AsItShowed,
}

/// The time that was to be waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rest {
    /// The time goes by while people find their places again.
    GoesBy,
    /// People wait for the time to pass.
    Waited,
}

/// The treatment of a board that is ahead of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardAhead {
    /// The program is answered with yes, where it asks.
    Yes,
    /// The board is set up as the record has it, and played on again: its position may have come in more than one way,
    /// and then nothing is asked.
    PlayedAgain,
    /// The same, and hands repeat their moves in the same way.
    HandsAgain,
    /// No act: hands are not done yet, or the story tells the answer.
    Nothing,
}

/// The number of acts that people remember, and do again where needed.
const KNOWN: usize = 10;

impl Way {
    /// The way that people with this knowledge take, unless the list has another.
    pub(super) fn likely(left: &Left, whole: &Outcome) -> Way {
        // Where the story asks about a board that is ahead, the story tells the answer.
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

/// A part of the way in which people can go on otherwise than they likely would.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    From(From),
    Clock(Clock),
    Rest(Rest),
    BoardAhead(BoardAhead),
    Greeting(Greeting),
    Opens(Opens),
}

/// The words of the list. The last acts are `last-` and how many.
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

/// The respects in which people depart from the likely way, as in the list of ways.
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

/// A word of the list that names no way.
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
