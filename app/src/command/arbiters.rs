//! The orders of an arbiter as values. Each line of an arbiter is read here, once, into the value that its handler takes, or
//! into the hint that shows how the line is written. Checks against the state of the game belong to the handlers.

use std::time::Duration;

use zgoda_game::{BySide, Ending, Outcome, Score, Side};

use super::{ArbiterWord, Command, Word, Words};
use crate::clock_words::{is_bare, read as time};
use crate::desk_words::note::Hint;
use crate::event::read::LONGEST_NAME;
use crate::plain::plain;
use crate::record::event::{DeviceNumber, Sanction};

/// An order of an arbiter to the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ArbiterCommand {
    /// `stop`
    Stop,
    /// `resume`
    Resume,
    /// Both clocks are set, or time is charged.
    Clock(OfClocks),
    /// `replace`
    Replace,
    /// `ask`
    Ask,
    /// `answer white`
    Answer(Side),
    /// `absent white`, `arrived both`
    Presence { who: Who, there: bool },
    /// `compare`
    Compare,
    /// `compare white`, `compare white 12`: this side's sheet is followed, from this half-move on.
    Follow { sheet: Side, from: Option<usize> },
    /// `compare white 32-28 19-23`: what stands on this side's sheet.
    ReadIn { sheet: Side, text: String },
    /// `walk-back 6`; without a number, to what is proposed.
    WalkBack(Option<usize>),
    /// `restore`
    Restore,
    /// `grant`
    Grant,
    /// `refuse`
    Refuse,
    /// `decide 2-0 time`, or a decision in the arbiter's own words
    Decide(Decision),
    /// `sanction white reprimand` and why
    Sanction {
        side: Side,
        sanction: Sanction,
        why: String,
    },
    /// `complaint white` and what about
    Complaint {
        side: Side,
        about_the_clock: bool,
        why: String,
    },
    /// `slips`
    Slips,
    /// `device 3 no`
    Device(Admitting),
    /// `appoint NAME for black`
    Appoint { name: String, side: Option<Side> },
    /// `hand over NAME`
    HandOver { name: String },
    /// `note 44. 32-28 19-23`: half-moves, which are read by the game they belong to.
    Note(String),
    /// `original white no`
    Original { side: Side, collected: bool },
    /// `prepared`
    Prepared,
}

/// One side, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// This one.
    One(Side),
    /// Both.
    Both,
}

impl Who {
    /// Those who are meant.
    pub(crate) fn sides(self) -> impl Iterator<Item = Side> + Clone {
        let meant = move |side: &Side| self == Who::Both || self == Who::One(*side);
        Side::ALL.into_iter().filter(meant)
    }
}

/// An order of an arbiter about both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfClocks {
    /// `set 1:18:40 1:19:05`, `set 6 1:18:40 1:19:05`, `set 2`
    Set(Reading),
    /// `charge black 3:20`, `charge black`, `charge both 3:20`, `charge back 2`
    Charge(Charge),
}

impl OfClocks {
    /// The hint that shows how the line is written.
    pub(crate) const fn hint(self) -> Hint {
        match self {
            OfClocks::Set(_) => Hint::Set,
            OfClocks::Charge(_) => Hint::Charge,
        }
    }
}

/// Readings of both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// The reading of this number, of those that are offered.
    Offered(usize),
    /// The readings after so many half-moves, or now, and whether one of them was written as a bare number.
    Shown {
        ply: Option<usize>,
        left: BySide<Duration>,
        bare: bool,
    },
}

/// A charge of time, or its withdrawal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Charge {
    /// It is charged, half each where both are; without a time, what the stopwatch shows.
    To { who: Who, time: Option<Written> },
    /// The charge of this number is taken back, or the last one.
    Back(Option<usize>),
}

/// A time, and whether it was written as a bare number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) time: Duration,
    pub(crate) bare: bool,
}

/// A decision of an arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// This, in their own words.
    InWords(String),
    /// A result and its cause, with the reason where they gave one.
    Result {
        score: Score,
        ending: Ending,
        reason: String,
    },
    /// A result without a cause.
    NoCause(Outcome),
    /// Words that look like a result, and are none.
    NoSuchScore,
}

/// An arbiter's order about a device at the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Admitting {
    /// All are listed.
    List,
    /// It is let in.
    LetIn(DeviceNumber),
    /// It is not, or shows nothing from now on.
    End(DeviceNumber),
    /// Nothing that can be done with it, or with any.
    Unknown(Option<DeviceNumber>),
}

impl ArbiterCommand {
    /// Reads the text behind one of the arbiter's words.
    ///
    /// # Errors
    /// The hint that shows how the line is written, where it is not understood.
    pub(crate) fn read(
        word: ArbiterWord,
        text: &str,
        words: &Words,
    ) -> Result<ArbiterCommand, Hint> {
        Ok(match word {
            ArbiterWord::Stop => ArbiterCommand::Stop,
            ArbiterWord::Resume => ArbiterCommand::Resume,
            ArbiterWord::Set => {
                ArbiterCommand::Clock(OfClocks::Set(reading(text).ok_or(Hint::Set)?))
            }
            ArbiterWord::Charge => {
                let charge = charge(text, words).ok_or(Hint::Charge)?;
                ArbiterCommand::Clock(OfClocks::Charge(charge))
            }
            ArbiterWord::Replace => ArbiterCommand::Replace,
            ArbiterWord::Ask => ArbiterCommand::Ask,
            ArbiterWord::Answer => ArbiterCommand::Answer(words.side(text).ok_or(Hint::Answer)?),
            ArbiterWord::Absent | ArbiterWord::Arrived => ArbiterCommand::Presence {
                who: who(text, words).ok_or(Hint::Presence)?,
                there: word == ArbiterWord::Arrived,
            },
            ArbiterWord::Compare => compare(text, words)?,
            ArbiterWord::WalkBack if text.is_empty() => ArbiterCommand::WalkBack(None),
            ArbiterWord::WalkBack => {
                ArbiterCommand::WalkBack(Some(text.parse().map_err(|_| Hint::WalkBack)?))
            }
            ArbiterWord::Restore => ArbiterCommand::Restore,
            ArbiterWord::Grant => ArbiterCommand::Grant,
            ArbiterWord::Refuse => ArbiterCommand::Refuse,
            ArbiterWord::Decide if text.is_empty() => return Err(Hint::Decide),
            ArbiterWord::Decide => ArbiterCommand::Decide(decision(text, words)),
            ArbiterWord::Sanction => sanction(text, words).ok_or(Hint::Sanction)?,
            ArbiterWord::Complaint => complaint(text, words).ok_or(Hint::Complaint)?,
            ArbiterWord::Slips => ArbiterCommand::Slips,
            ArbiterWord::Device => ArbiterCommand::Device(device(text, words)),
            ArbiterWord::Appoint => appoint(text, words).ok_or(Hint::Appoint)?,
            ArbiterWord::HandOver => hand_over(text).ok_or(Hint::HandOver)?,
            ArbiterWord::Note => ArbiterCommand::Note(text.to_owned()),
            ArbiterWord::Original => original(text, words).ok_or(Hint::Original)?,
            ArbiterWord::Prepared => ArbiterCommand::Prepared,
        })
    }
}

/// The first word, and what stands behind it.
fn first(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

fn who(text: &str, words: &Words) -> Option<Who> {
    let both = || words.both(text).then_some(Who::Both);
    words.side(text).map(Who::One).or_else(both)
}

fn reading(text: &str) -> Option<Reading> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (ply, white, black) = match words[..] {
        [number] => return number.parse().ok().map(Reading::Offered),
        [white, black] => (None, white, black),
        [ply, white, black] => (Some(ply.parse().ok()?), white, black),
        _ => return None,
    };
    let bare = is_bare(white) || is_bare(black);
    let (white, black) = (time(white)?, time(black)?);
    let left = BySide { white, black };
    Some(Reading::Shown { ply, left, bare })
}

fn charge(text: &str, words: &Words) -> Option<Charge> {
    let (named, rest) = first(text);
    if matches!(
        words.read(named).command,
        Command::Plain(Word::Back)
            | Command::Arbiters(ArbiterWord::WalkBack | ArbiterWord::Restore, _)
    ) {
        return match rest {
            "" => Some(Charge::Back(None)),
            number => number.parse().ok().map(|number| Charge::Back(Some(number))),
        };
    }
    let who = who(named, words)?;
    let written = |time| Written {
        time,
        bare: is_bare(rest),
    };
    let time = match rest {
        "" => None,
        rest => Some(written(time(rest)?)),
    };
    Some(Charge::To { who, time })
}

fn compare(text: &str, words: &Words) -> Result<ArbiterCommand, Hint> {
    if text.is_empty() {
        return Ok(ArbiterCommand::Compare);
    }
    let (named, rest) = first(text);
    let sheet = words.side(named).ok_or(Hint::Compare)?;
    Ok(match (rest, rest.parse()) {
        ("", _) => ArbiterCommand::Follow { sheet, from: None },
        (_, Ok(from)) => ArbiterCommand::Follow {
            sheet,
            from: Some(from),
        },
        (text, Err(_)) => ArbiterCommand::ReadIn {
            sheet,
            text: text.to_owned(),
        },
    })
}

/// A result, its cause and, at the arbiter's choice, why; anything else is a decision in the arbiter's own words.
fn decision(text: &str, words: &Words) -> Decision {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let score = (1..=parts.len().min(3)).rev().find_map(|count| {
        let (head, rest) = parts.split_at_checked(count)?;
        Some((Score::read(&head.join(" "))?, rest.join(" ")))
    });
    let Some((score, rest)) = score else {
        return match parts.first().is_some_and(|part| looks_like_a_score(part)) {
            true => Decision::NoSuchScore,
            false => Decision::InWords(text.to_owned()),
        };
    };
    match words.terms().ending(&rest, score.outcome) {
        Some((ending, reason)) => Decision::Result {
            score,
            ending,
            reason,
        },
        None => Decision::NoCause(score.outcome),
    }
}

/// `3-0`, `1:2`: two digits and a sign between them, whether or not a game can end so.
fn looks_like_a_score(word: &str) -> bool {
    let digit = |part: &str| part.len() == 1 && part.bytes().all(|it| it.is_ascii_digit());
    let mut parts = word.split(['-', ':', '–']);
    let (one, two, more) = (parts.next(), parts.next(), parts.next());
    one.is_some_and(digit) && two.is_some_and(digit) && more.is_none()
}

fn sanction(text: &str, words: &Words) -> Option<ArbiterCommand> {
    let (named, rest) = first(text);
    let side = words.side(named)?;
    let (sanction, why) = words.terms().sanction(rest)?;
    (!why.is_empty()).then_some(ArbiterCommand::Sanction {
        side,
        sanction,
        why,
    })
}

fn complaint(text: &str, words: &Words) -> Option<ArbiterCommand> {
    let (named, rest) = first(text);
    let side = words.side(named).filter(|_| !rest.is_empty())?;
    Some(ArbiterCommand::Complaint {
        side,
        about_the_clock: words.terms().about_the_clock(rest).is_some(),
        why: rest.to_owned(),
    })
}

fn device(text: &str, words: &Words) -> Admitting {
    let (number, rest) = text.split_once(' ').unwrap_or((text, ""));
    let device = number.parse().ok().map(DeviceNumber);
    let Some(device) = device else {
        return match text.is_empty() {
            true => Admitting::List,
            false => Admitting::Unknown(None),
        };
    };
    match words.read(rest).command {
        _ if rest.trim().is_empty() => Admitting::LetIn(device),
        Command::Plain(Word::Yes) => Admitting::LetIn(device),
        Command::Plain(Word::No | Word::End) => Admitting::End(device),
        _ => Admitting::Unknown(Some(device)),
    }
}

/// The name, and the side behind it, where one is named: the last word, with or without one before it
/// that is not written large ("for white", "dla białych").
fn appoint(text: &str, words: &Words) -> Option<ArbiterCommand> {
    let mut parts: Vec<&str> = text.split_whitespace().collect();
    let side = parts.last().and_then(|last| words.side(last));
    if side.is_some() {
        parts.pop();
        let small = |part: &&str| part.chars().all(char::is_lowercase);
        if parts.len() > 1 && parts.last().is_some_and(small) {
            parts.pop();
        }
    }
    let name = plain(&parts.join(" ")).into_owned();
    (!name.is_empty()).then_some(ArbiterCommand::Appoint { name, side })
}

fn hand_over(text: &str) -> Option<ArbiterCommand> {
    let name = plain(text.trim()).into_owned();
    let fits = !name.is_empty() && name.chars().count() <= LONGEST_NAME;
    fits.then_some(ArbiterCommand::HandOver { name })
}

fn original(text: &str, words: &Words) -> Option<ArbiterCommand> {
    let (named, rest) = first(text);
    let side = words.side(named)?;
    let collected = rest.is_empty();
    let no = || words.read(rest).command == Command::Plain(Word::No);
    (collected || no()).then_some(ArbiterCommand::Original { side, collected })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<ArbiterCommand, Hint> {
        let words = Words::english();
        let Command::Arbiters(word, text) = words.read(line).command else {
            panic!("{line} is no arbiter's")
        };
        ArbiterCommand::read(word, &text, &words)
    }

    #[test]
    fn each_line_becomes_what_is_wanted() {
        use ArbiterCommand as It;
        let seconds = Duration::from_secs;
        let charge = |who, time| It::Clock(OfClocks::Charge(Charge::To { who, time }));
        let back = |number| It::Clock(OfClocks::Charge(Charge::Back(number)));
        let shown = |ply, bare| {
            let (white, black) = (seconds(200), seconds(45));
            let left = BySide { white, black };
            It::Clock(OfClocks::Set(Reading::Shown { ply, left, bare }))
        };
        let written = |time, bare| Some(Written { time, bare });
        let (white, black) = (Side::White, Side::Black);
        for (line, wanted) in [
            ("set 3:20 0:45", shown(None, false)),
            ("set 6 3:20 45", shown(Some(6), true)),
            ("set 2", It::Clock(OfClocks::Set(Reading::Offered(2)))),
            ("charge black", charge(Who::One(black), None)),
            (
                "charge both 3:20",
                charge(Who::Both, written(seconds(200), false)),
            ),
            (
                "charge white 20",
                charge(Who::One(white), written(seconds(20), true)),
            ),
            ("charge back", back(None)),
            ("charge back 2", back(Some(2))),
            ("answer white", It::Answer(white)),
            (
                "absent both",
                It::Presence {
                    who: Who::Both,
                    there: false,
                },
            ),
            ("compare", It::Compare),
            (
                "compare black 12",
                It::Follow {
                    sheet: black,
                    from: Some(12),
                },
            ),
            (
                "compare black 32-28",
                It::ReadIn {
                    sheet: black,
                    text: "32-28".to_owned(),
                },
            ),
            ("walk-back", It::WalkBack(None)),
            ("walk-back 6", It::WalkBack(Some(6))),
            (
                "decide 2-0",
                It::Decide(Decision::NoCause(Outcome::Won(white))),
            ),
            ("decide 3-0", It::Decide(Decision::NoSuchScore)),
            (
                "decide go on",
                It::Decide(Decision::InWords("go on".to_owned())),
            ),
            ("device", It::Device(Admitting::List)),
            ("device 3", It::Device(Admitting::LetIn(DeviceNumber(3)))),
            ("device 3 end", It::Device(Admitting::End(DeviceNumber(3)))),
            ("device x", It::Device(Admitting::Unknown(None))),
            (
                "appoint Anna Lis for black",
                It::Appoint {
                    name: "Anna Lis".to_owned(),
                    side: Some(black),
                },
            ),
            (
                "original white no",
                It::Original {
                    side: white,
                    collected: false,
                },
            ),
        ] {
            assert_eq!(read(line), Ok(wanted), "{line}");
        }
    }

    #[test]
    fn what_is_not_understood_has_its_hint() {
        for (line, hint) in [
            ("set", Hint::Set),
            ("set 1:00 x", Hint::Set),
            ("charge", Hint::Charge),
            ("charge black x", Hint::Charge),
            ("charge back x", Hint::Charge),
            ("answer", Hint::Answer),
            ("absent Anna", Hint::Presence),
            ("compare 32-28", Hint::Compare),
            ("walk-back x", Hint::WalkBack),
            ("decide", Hint::Decide),
            ("sanction white reprimand", Hint::Sanction),
            ("complaint white", Hint::Complaint),
            ("appoint", Hint::Appoint),
            ("hand over", Hint::HandOver),
            ("original white perhaps", Hint::Original),
        ] {
            assert_eq!(read(line), Err(hint), "{line}");
        }
    }
}
