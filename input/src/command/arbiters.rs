// SPDX-License-Identifier: GPL-3.0-or-later
//! The orders of an arbiter as values. Each line of an arbiter is read once: a typed line is read when it comes in, and
//! the line of a page's form is read by the desk that shows the page. Handlers of the session check an order against the
//! state of the game.

use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize};
use zgoda_game::{BySide, Ending, Outcome, Score, Side};
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::clock_words::{is_bare, read as time, written};
use zgoda_record::event::{Actor, DeskRole, DeviceNumber, Sanction};
use zgoda_record::plain::{LONGEST_NAME, plain};
use zgoda_speech::announcement::AssistantDuty;

use super::terms::ALL;
use super::{ArbiterWord, Command, MAX_LINE, Word, Words};

/// An order of an arbiter, read from the form of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Order(pub Box<ArbiterCommand>);

impl Order {
    /// Reads the order in the line of a form, in the words of its page. `None` if the line has no order or the desk does
    /// not understand it. Such a line goes to the table as text, because the table may know the word.
    #[must_use]
    pub fn read(line: &str, words: &Words) -> Option<Order> {
        let typed = words.read(line);
        let Command::Arbiters(word, text) = typed.command else {
            return None;
        };
        if !matches!(typed.actor, None | Some(Actor::Arbiter)) {
            return None;
        }
        match ArbiterCommand::read(word, &text, words)? {
            ArbiterCommand::Decide(Decision::NoCause(_) | Decision::NoSuchScore) => None,
            command => Some(Order(Box::new(command))),
        }
    }
}

/// An order of an arbiter to the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterCommand {
    /// `stop`
    Stop,
    /// `resume`
    Resume,
    /// Both clocks are set, or time is charged.
    Clock(OfClocks),
    /// `replace`
    Replace,
    /// `press back`, `press back white`: takes back the last press (of this side, or of either side) that still waits for
    /// its half-move.
    PressBack(Option<Side>),
    /// `swap clock`
    SwapClock,
    /// `sensor 38 off`, `sensors off white`, `sensors on`
    Sensor(Switching),
    /// `stands 33`, `stands 33 no`: a man in doubt is there, or is not.
    Stands {
        /// The square of the man, as it was typed.
        #[serde(deserialize_with = "of_one_line")]
        square: String,
        /// True if the man is there.
        there: bool,
    },
    /// `ask`
    Ask,
    /// `answer white`
    Answer(Side),
    /// `absent white`, `arrived both`
    Presence {
        /// The players in question.
        who: Who,
        /// True if they arrived, false if they are absent.
        there: bool,
    },
    /// `compare`
    Compare,
    /// `compare white`, `compare white 12`: reads the program's record aloud for comparison with this side's sheet, from
    /// this half-move on.
    Follow {
        /// The side of the sheet.
        sheet: Side,
        /// The number of the first half-move to compare.
        from: Option<usize>,
    },
    /// `compare white 32-28 19-23`: the half-moves on this side's sheet.
    ReadIn {
        /// The side of the sheet.
        sheet: Side,
        /// The half-moves as they were typed.
        #[serde(deserialize_with = "of_one_line")]
        text: String,
    },
    /// `walk-back 6`; without a number, to the proposed half-move.
    WalkBack(Option<usize>),
    /// `restore`
    Restore,
    /// `grant`
    Grant,
    /// `refuse`
    Refuse,
    /// `decide 2-0 time`, or a decision in the arbiter's own words
    Decide(Decision),
    /// `sanction white reprimand` and its reason
    Sanction {
        /// The side that is sanctioned.
        side: Side,
        /// The sanction that is imposed.
        sanction: Sanction,
        /// The reason in the arbiter's words.
        #[serde(deserialize_with = "of_one_line")]
        why: String,
    },
    /// `complaint white` and its subject
    Complaint {
        /// The side that complains.
        side: Side,
        /// True if the complaint is about the clock.
        about_the_clock: bool,
        /// The subject in the arbiter's words.
        #[serde(deserialize_with = "of_one_line")]
        why: String,
    },
    /// `slips`
    Slips,
    /// `device 3 no`
    Device(Admitting),
    /// `slip`: a slip is made anew for this role.
    Slip(DeskRole),
    /// `appoint NAME for black`, `appoint NAME record`
    Appoint {
        /// The name of the assistant.
        #[serde(deserialize_with = "of_one_line")]
        name: String,
        /// The side of the assistant's player, where named.
        side: Option<Side>,
        /// True if the assistant only keeps the record.
        #[serde(default)]
        record_alone: bool,
    },
    /// `hand over NAME`
    HandOver {
        /// The name of the arbiter who looks after the table from now on.
        #[serde(deserialize_with = "of_one_line")]
        name: String,
    },
    /// `keyboard assistant`, `keyboard white`: the owner of the keyboard from now on.
    Keyboard(AtKeyboard),
    /// `note 44. 32-28 19-23`: half-moves, read later by the rules of the game.
    Note(#[serde(deserialize_with = "of_one_line")] String),
    /// `original white no`
    Original {
        /// The side of the original record.
        side: Side,
        /// True if the record was collected.
        collected: bool,
    },
    /// `prepared`
    Prepared,
}

/// A change of sensors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Switching {
    /// The square as it was typed; empty where all sensors of a board are meant.
    #[serde(deserialize_with = "of_one_line")]
    pub square: String,
    /// The side of the board, where it was named.
    pub side: Option<Side>,
    /// True to switch the sensors on, false to switch them off.
    pub on: bool,
}

impl Switching {
    fn read(text: &str, words: &Words) -> Option<Switching> {
        let (mut on, mut side, mut square) = (None, None, Vec::new());
        for word in text.split_whitespace() {
            match words.terms().choice(word) {
                Some("on") if on.is_none() => on = Some(true),
                Some("off") if on.is_none() => on = Some(false),
                _ if side.is_none() && words.side(word).is_some() => side = words.side(word),
                _ => square.push(word),
            }
        }
        let square = square.join(" ");
        on.map(|on| Switching { square, side, on })
    }
}

/// The sides that an order is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// A single side.
    One(Side),
    /// Both sides.
    Both,
}

impl Who {
    /// The sides that are meant.
    pub fn sides(self) -> impl Iterator<Item = Side> + Clone {
        let meant = move |side: &Side| self == Who::Both || self == Who::One(*side);
        Side::ALL.into_iter().filter(meant)
    }
}

/// An order of an arbiter about both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfClocks {
    /// `set 1:18:40 1:19:05`, `set 6 1:18:40 1:19:05`, `set 2`
    Set(Reading),
    /// `charge black 3:20`, `charge black`, `charge both 3:20`, `charge back 2`
    Charge(Charge),
}

/// Readings of both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reading {
    /// The reading with this number among those offered.
    Offered(usize),
    /// The readings after so many half-moves, or now.
    Shown {
        /// The number of half-moves; `None` for the present readings.
        ply: Option<usize>,
        /// The time that each side had left.
        left: BySide<Written>,
    },
}

/// A charge of time, or its withdrawal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Charge {
    /// Time is charged: half to each side if both are named.
    To {
        /// The players who are charged.
        who: Who,
        /// The time; `None` for the stopwatch of the interruption.
        time: Option<Written>,
    },
    /// The charge with this number is taken back; `None` for the last charge.
    Back(Option<usize>),
}

/// A time as it was written: `3:20`, or a bare number such as `45`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Written {
    /// The time that was written.
    pub time: Duration,
    /// True for a bare number, which may mean minutes or seconds.
    pub bare: bool,
}

impl Written {
    fn read(text: &str) -> Option<Written> {
        let bare = is_bare(text);
        time(text).map(|time| Written { time, bare })
    }
}

impl From<Written> for String {
    fn from(Written { time, bare }: Written) -> String {
        match bare {
            true => time.as_secs().to_string(),
            false => written(time),
        }
    }
}

impl TryFrom<String> for Written {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Written, Self::Error> {
        Written::read(&text).ok_or("no time")
    }
}

/// A decision of an arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// A decision in the arbiter's own words.
    InWords(#[serde(deserialize_with = "of_one_line")] String),
    /// A result and its cause, with the arbiter's reason, if any.
    Result {
        /// The score of both sides.
        score: Score,
        /// The cause of the result.
        ending: Ending,
        /// The arbiter's reason; empty where none was given.
        #[serde(deserialize_with = "of_one_line")]
        reason: String,
    },
    /// A result without a cause.
    NoCause(Outcome),
    /// A text in the form of a result that no game can have.
    NoSuchScore,
}

/// An arbiter's order about a device at the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Admitting {
    /// All devices are listed.
    List,
    /// The device is let in.
    LetIn(DeviceNumber),
    /// All waiting devices are let in.
    All,
    /// The waiting device is refused, or the admitted device is ended and shows nothing from now on.
    End(DeviceNumber),
    /// The order names no device, or a device to which it cannot apply.
    Unknown(Option<DeviceNumber>),
}

impl ArbiterCommand {
    /// Reads the text after one of the arbiter's words; `None` where the text is not understood (`Word::hint`).
    pub fn read(word: ArbiterWord, text: &str, words: &Words) -> Option<ArbiterCommand> {
        Some(match word {
            ArbiterWord::Stop => ArbiterCommand::Stop,
            ArbiterWord::Resume => ArbiterCommand::Resume,
            ArbiterWord::Set => ArbiterCommand::Clock(OfClocks::Set(reading(text)?)),
            ArbiterWord::Charge => ArbiterCommand::Clock(OfClocks::Charge(charge(text, words)?)),
            ArbiterWord::Replace => ArbiterCommand::Replace,
            ArbiterWord::PressBack if text.is_empty() => ArbiterCommand::PressBack(None),
            ArbiterWord::PressBack => ArbiterCommand::PressBack(Some(words.side(text)?)),
            ArbiterWord::SwapClock => ArbiterCommand::SwapClock,
            ArbiterWord::Sensor => ArbiterCommand::Sensor(Switching::read(text, words)?),
            ArbiterWord::Stands => stands(text, words)?,
            ArbiterWord::Ask => ArbiterCommand::Ask,
            ArbiterWord::Answer => ArbiterCommand::Answer(words.side(text)?),
            ArbiterWord::Absent | ArbiterWord::Arrived => ArbiterCommand::Presence {
                who: who(text, words)?,
                there: word == ArbiterWord::Arrived,
            },
            ArbiterWord::Compare => compare(text, words)?,
            ArbiterWord::WalkBack if text.is_empty() => ArbiterCommand::WalkBack(None),
            ArbiterWord::WalkBack => ArbiterCommand::WalkBack(Some(text.parse().ok()?)),
            ArbiterWord::Restore => ArbiterCommand::Restore,
            ArbiterWord::Grant => ArbiterCommand::Grant,
            ArbiterWord::Refuse => ArbiterCommand::Refuse,
            ArbiterWord::Decide if text.is_empty() => return None,
            ArbiterWord::Decide => ArbiterCommand::Decide(decision(text, words)),
            ArbiterWord::Sanction => sanction(text, words)?,
            ArbiterWord::Complaint => complaint(text, words)?,
            ArbiterWord::Slips => ArbiterCommand::Slips,
            ArbiterWord::Device => ArbiterCommand::Device(device(text, words)),
            ArbiterWord::Slip => ArbiterCommand::Slip(words.role(text)?),
            ArbiterWord::Appoint => appoint(text, words)?,
            ArbiterWord::HandOver => hand_over(text)?,
            ArbiterWord::Keyboard => ArbiterCommand::Keyboard(keyboard(text, words)?),
            ArbiterWord::Note => ArbiterCommand::Note(text.to_owned()),
            ArbiterWord::Original => original(text, words)?,
            ArbiterWord::Prepared => ArbiterCommand::Prepared,
            // The protocol has facts that no player may know. It is made by another command, and the hint names that
            // command.
            ArbiterWord::Protocol => return None,
        })
    }

    /// The word by which the order is given.
    pub const fn word(&self) -> ArbiterWord {
        match self {
            ArbiterCommand::Stop => ArbiterWord::Stop,
            ArbiterCommand::Resume => ArbiterWord::Resume,
            ArbiterCommand::Clock(of) => of.word(),
            ArbiterCommand::Replace => ArbiterWord::Replace,
            ArbiterCommand::PressBack(_) => ArbiterWord::PressBack,
            ArbiterCommand::SwapClock => ArbiterWord::SwapClock,
            ArbiterCommand::Sensor(_) => ArbiterWord::Sensor,
            ArbiterCommand::Stands { .. } => ArbiterWord::Stands,
            ArbiterCommand::Ask => ArbiterWord::Ask,
            ArbiterCommand::Answer(_) => ArbiterWord::Answer,
            ArbiterCommand::Presence { there: false, .. } => ArbiterWord::Absent,
            ArbiterCommand::Presence { there: true, .. } => ArbiterWord::Arrived,
            ArbiterCommand::Compare
            | ArbiterCommand::Follow { .. }
            | ArbiterCommand::ReadIn { .. } => ArbiterWord::Compare,
            ArbiterCommand::WalkBack(_) => ArbiterWord::WalkBack,
            ArbiterCommand::Restore => ArbiterWord::Restore,
            ArbiterCommand::Grant => ArbiterWord::Grant,
            ArbiterCommand::Refuse => ArbiterWord::Refuse,
            ArbiterCommand::Decide(_) => ArbiterWord::Decide,
            ArbiterCommand::Sanction { .. } => ArbiterWord::Sanction,
            ArbiterCommand::Complaint { .. } => ArbiterWord::Complaint,
            ArbiterCommand::Slips => ArbiterWord::Slips,
            ArbiterCommand::Device(_) => ArbiterWord::Device,
            ArbiterCommand::Slip(_) => ArbiterWord::Slip,
            ArbiterCommand::Appoint { .. } => ArbiterWord::Appoint,
            ArbiterCommand::HandOver { .. } => ArbiterWord::HandOver,
            ArbiterCommand::Keyboard(_) => ArbiterWord::Keyboard,
            ArbiterCommand::Note(_) => ArbiterWord::Note,
            ArbiterCommand::Original { .. } => ArbiterWord::Original,
            ArbiterCommand::Prepared => ArbiterWord::Prepared,
        }
    }

    /// The order with the arbiter's own words replaced by `changed`; `None` if a required text becomes empty.
    pub fn in_own_words(self, changed: impl Fn(&str) -> String) -> Option<ArbiterCommand> {
        let text = |text: String| Some(changed(&text)).filter(|it| !it.is_empty());
        Some(match self {
            ArbiterCommand::Decide(Decision::InWords(words)) => {
                ArbiterCommand::Decide(Decision::InWords(text(words)?))
            }
            ArbiterCommand::Decide(Decision::Result {
                score,
                ending,
                reason,
            }) => ArbiterCommand::Decide(Decision::Result {
                score: Some(score).filter(|it| it.outcome == ending.outcome())?,
                ending,
                reason: changed(&reason),
            }),
            ArbiterCommand::Sanction {
                side,
                sanction,
                why,
            } => ArbiterCommand::Sanction {
                side,
                sanction,
                why: text(why)?,
            },
            ArbiterCommand::Complaint {
                side,
                about_the_clock,
                why,
            } => ArbiterCommand::Complaint {
                side,
                about_the_clock,
                why: text(why)?,
            },
            ArbiterCommand::Appoint {
                name,
                side,
                record_alone,
            } => ArbiterCommand::Appoint {
                name: text(name)?,
                side,
                record_alone,
            },
            ArbiterCommand::HandOver { name } => hand_over(&text(name)?)?,
            other => other,
        })
    }
}

impl OfClocks {
    /// The word by which the order is given.
    pub const fn word(self) -> ArbiterWord {
        match self {
            OfClocks::Set(_) => ArbiterWord::Set,
            OfClocks::Charge(_) => ArbiterWord::Charge,
        }
    }
}

/// Reads a text from a page, and refuses a text that cannot be typed in one line.
fn of_one_line<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let text = String::deserialize(from)?;
    let fits = text.chars().count() <= MAX_LINE && !text.chars().any(char::is_control);
    (fits.then_some(text)).ok_or_else(|| serde::de::Error::custom("no words of one line"))
}

/// The first word, and the text after it.
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
    let (white, black) = (Written::read(white)?, Written::read(black)?);
    let left = BySide { white, black };
    Some(Reading::Shown { ply, left })
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
    let time = match rest {
        "" => None,
        rest => Some(Written::read(rest)?),
    };
    Some(Charge::To { who, time })
}

fn compare(text: &str, words: &Words) -> Option<ArbiterCommand> {
    if text.is_empty() {
        return Some(ArbiterCommand::Compare);
    }
    let (named, rest) = first(text);
    let sheet = words.side(named)?;
    Some(match (rest, rest.parse()) {
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

/// Reads a result with its cause and, if given, a reason; any other text is a decision in the arbiter's own words.
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

/// True for two digits with a sign between them, such as `3-0` or `1:2`, even if no game can end with that score.
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
        return match text {
            "" => Admitting::List,
            all if words.terms().choice(all) == Some(ALL) => Admitting::All,
            _ => Admitting::Unknown(None),
        };
    };
    match words.read(rest).command {
        _ if rest.trim().is_empty() => Admitting::LetIn(device),
        Command::Plain(Word::Yes) => Admitting::LetIn(device),
        Command::Plain(Word::No | Word::End) => Admitting::End(device),
        _ => Admitting::Unknown(Some(device)),
    }
}

/// Reads a name, then the word for an assistant who only keeps the record, then a side; the last two are optional. A word in
/// small letters before the side is skipped ("for white", "dla białych").
fn appoint(text: &str, words: &Words) -> Option<ArbiterCommand> {
    let mut parts: Vec<&str> = text.split_whitespace().collect();
    let records = |part: &&str| words.terms().choice(part) == Some(AssistantDuty::Record.key());
    let side = parts.last().and_then(|last| words.side(last));
    if side.is_some() {
        parts.pop();
        let small = |part: &&str| part.chars().all(char::is_lowercase) && !records(part);
        if parts.len() > 1 && parts.last().is_some_and(small) {
            parts.pop();
        }
    }
    let record_alone = parts.len() > 1 && parts.last().is_some_and(records);
    if record_alone {
        parts.pop();
    }
    let name = plain(&parts.join(" ")).into_owned();
    (!name.is_empty()).then_some(ArbiterCommand::Appoint {
        name,
        side,
        record_alone,
    })
}

fn hand_over(text: &str) -> Option<ArbiterCommand> {
    let name = plain(text.trim()).into_owned();
    let fits = !name.is_empty() && name.chars().count() <= LONGEST_NAME;
    fits.then_some(ArbiterCommand::HandOver { name })
}

fn keyboard(text: &str, words: &Words) -> Option<AtKeyboard> {
    let side = words.side(text).map(AtKeyboard::Side);
    let assistant = words
        .is_the_assistant(text)
        .then_some(AtKeyboard::Assistant);
    let player = words.terms().choice(text) == Some(AtKeyboard::Player.word());
    let both = words.both(text).then_some(AtKeyboard::Both);
    side.or(both)
        .or(assistant)
        .or(player.then_some(AtKeyboard::Player))
}

fn original(text: &str, words: &Words) -> Option<ArbiterCommand> {
    let (named, rest) = first(text);
    let side = words.side(named)?;
    let collected = is_not_denied(rest, words)?;
    Some(ArbiterCommand::Original { side, collected })
}

fn stands(text: &str, words: &Words) -> Option<ArbiterCommand> {
    let (square, rest) = first(text);
    let there = is_not_denied(rest, words)?;
    let square = square.to_owned();
    (!square.is_empty()).then_some(ArbiterCommand::Stands { square, there })
}

/// True for an empty text, false for `no`; `None` for anything else.
fn is_not_denied(rest: &str, words: &Words) -> Option<bool> {
    let no = || words.read(rest).command == Command::Plain(Word::No);
    match rest {
        "" => Some(true),
        _ => no().then_some(false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Hint;
    use zgoda_record::event::CodeOf;

    fn read(line: &str) -> Result<ArbiterCommand, Option<Hint>> {
        let words = Words::english();
        let Command::Arbiters(word, text) = words.read(line).command else {
            panic!("{line} is no arbiter's")
        };
        ArbiterCommand::read(word, &text, words).ok_or(Word::Arbiters(word).hint())
    }

    #[test]
    fn each_line_becomes_what_is_wanted() {
        use ArbiterCommand as It;
        let seconds = Duration::from_secs;
        let charge = |who, time| It::Clock(OfClocks::Charge(Charge::To { who, time }));
        let sensor = |square: &str, side, on| {
            It::Sensor(Switching {
                square: square.to_owned(),
                side,
                on,
            })
        };
        let back = |number| It::Clock(OfClocks::Charge(Charge::Back(number)));
        let written = |time, bare| Some(Written { time, bare });
        let shown = |ply, bare| {
            let [white, black] = [(200, false), (45, bare)].map(|(time, bare)| Written {
                time: seconds(time),
                bare,
            });
            let left = BySide { white, black };
            It::Clock(OfClocks::Set(Reading::Shown { ply, left }))
        };
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
            ("sensor 38 off", sensor("38", None, false)),
            (
                "sensor black on thirty eight",
                sensor("thirty eight", Some(black), true),
            ),
            ("sensor off white", sensor("", Some(white), false)),
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
            ("device all", It::Device(Admitting::All)),
            ("device x", It::Device(Admitting::Unknown(None))),
            ("slip white's ear", It::Slip(DeskRole::Ear(white))),
            (
                "slip assistant of black",
                It::Slip(DeskRole::Assistant(black)),
            ),
            ("slip player-white", It::Slip(DeskRole::Player(white))),
            ("slip the face", It::Slip(DeskRole::Face)),
            ("slip chief", It::Slip(DeskRole::Arbiter(CodeOf::Chief))),
            (
                "slip round 2",
                It::Slip(DeskRole::Arbiter(CodeOf::Round(2))),
            ),
            (
                "appoint Anna Lis for black",
                It::Appoint {
                    name: "Anna Lis".to_owned(),
                    side: Some(black),
                    record_alone: false,
                },
            ),
            (
                "appoint Anna Lis record for black",
                It::Appoint {
                    name: "Anna Lis".to_owned(),
                    side: Some(black),
                    record_alone: true,
                },
            ),
            (
                "appoint Anna Lis record",
                It::Appoint {
                    name: "Anna Lis".to_owned(),
                    side: None,
                    record_alone: true,
                },
            ),
            ("keyboard black", It::Keyboard(AtKeyboard::Side(black))),
            ("keyboard assistant", It::Keyboard(AtKeyboard::Assistant)),
            ("keyboard player", It::Keyboard(AtKeyboard::Player)),
            ("keyboard both", It::Keyboard(AtKeyboard::Both)),
            (
                "stands 33",
                It::Stands {
                    square: "33".to_owned(),
                    there: true,
                },
            ),
            (
                "stands c3 no",
                It::Stands {
                    square: "c3".to_owned(),
                    there: false,
                },
            ),
            (
                "charge white 2m",
                charge(Who::One(white), written(seconds(120), false)),
            ),
            (
                "original white no",
                It::Original {
                    side: white,
                    collected: false,
                },
            ),
        ] {
            assert_eq!(read(line), Ok(wanted.clone()), "{line}");
            let json = serde_json::to_string(&wanted).unwrap();
            assert_eq!(serde_json::from_str::<It>(&json).unwrap(), wanted, "{json}");
            let word = Words::english().read(line).command.word();
            assert_eq!(word, Some(Word::Arbiters(wanted.word())), "{line}");
        }
    }

    #[test]
    fn what_is_not_understood_has_its_hint() {
        for (line, word) in [
            ("set", ArbiterWord::Set),
            ("set 1:00 x", ArbiterWord::Set),
            ("charge", ArbiterWord::Charge),
            ("charge black x", ArbiterWord::Charge),
            ("charge back x", ArbiterWord::Charge),
            ("sensor 38", ArbiterWord::Sensor),
            ("stands", ArbiterWord::Stands),
            ("stands 33 perhaps", ArbiterWord::Stands),
            ("answer", ArbiterWord::Answer),
            ("absent Anna", ArbiterWord::Arrived),
            ("compare 32-28", ArbiterWord::Compare),
            ("walk-back x", ArbiterWord::WalkBack),
            ("decide", ArbiterWord::Decide),
            ("sanction white reprimand", ArbiterWord::Sanction),
            ("complaint white", ArbiterWord::Complaint),
            ("appoint", ArbiterWord::Appoint),
            ("hand over", ArbiterWord::HandOver),
            ("keyboard", ArbiterWord::Keyboard),
            ("keyboard Anna", ArbiterWord::Keyboard),
            ("original white perhaps", ArbiterWord::Original),
            ("protocol", ArbiterWord::Protocol),
        ] {
            assert_eq!(read(line), Err(Some(Hint::Word(word))), "{line}");
        }
    }

    /// Orders that no form of a page can produce are also refused when they come over the wire.
    #[test]
    fn what_nobody_can_write_is_no_order() {
        for json in [
            r#"{"note":"32-28\n19-23"}"#,
            r#"{"clock":{"charge":{"to":{"who":"both","time":"99999999999"}}}}"#,
            r#"{"clock":{"charge":{"to":{"who":"both","time":20}}}}"#,
            r#"{"stop":"now"}"#,
            r#""start""#,
        ] {
            assert!(serde_json::from_str::<Order>(json).is_err(), "{json}");
        }
        let long = serde_json::to_string(&Order(Box::new(ArbiterCommand::Note(
            "9".repeat(MAX_LINE + 1),
        ))));
        assert!(serde_json::from_str::<Order>(&long.unwrap()).is_err());
        let won = Score::read("2-0").unwrap();
        let sanction = |why: &str| ArbiterCommand::Sanction {
            side: Side::White,
            sanction: Sanction::Reprimand,
            why: why.to_owned(),
        };
        let decided = |ending| {
            ArbiterCommand::Decide(Decision::Result {
                score: won,
                ending,
                reason: String::new(),
            })
        };
        for (order, is_one) in [
            (sanction("noise"), true),
            (sanction(""), false),
            (decided(Ending::Time(Side::Black)), true),
            (decided(Ending::Time(Side::White)), false),
            (
                ArbiterCommand::HandOver {
                    name: "a".repeat(LONGEST_NAME + 1),
                },
                false,
            ),
        ] {
            let order_ = order.clone();
            assert_eq!(
                order_.in_own_words(str::to_owned).is_some(),
                is_one,
                "{order:?}"
            );
        }
    }

    #[test]
    fn a_form_is_read_in_the_words_of_its_page() {
        let words = Words::of_language(
            zgoda_speech::Language::Polish,
            zgoda_game::Variant::International,
        );
        let order = |line| Order::read(line, &words).map(|Order(command)| *command);
        let stop = Some(ArbiterCommand::Stop);
        assert_eq!(
            [order("stop"), order("arbiter: stop")],
            [stop.clone(), stop]
        );
        let charged = |line| order(line).is_some_and(|it| it.word() == ArbiterWord::Charge);
        assert!(charged("charge black 3:20") && charged("charge czarne 3:20"));
        for none in [
            "charge",
            "white: stop",
            "yes",
            "32-28",
            "decide 2-0",
            "decide 3-0",
        ] {
            assert_eq!(order(none), None, "{none}");
        }
    }
}
