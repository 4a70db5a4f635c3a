//! What goes over the line between a table and a desk: a JSON object a line, in both directions.
//!
//! On each connection the process of the tables speaks first: one `hello` for each of its tables. Every later line
//! names its table. A line that cannot be read, or is too long, ends the connection. What a table sends is cut for the
//! role of the token it is sent for.

use serde::{Deserialize, Serialize};

use crate::command::Order;
use crate::record::event::DeskRole;
use crate::record::export::{Protocol, SaidAlone};
use crate::session::input::Seen;
use crate::view::Snapshot;

/// The version of these lines; another one is not spoken to.
pub const VERSION: u32 = 4;

/// More tables one process does not serve, and no desk takes from one.
pub const MOST_TABLES: usize = 200;

/// A longer line of a desk is not read.
pub const LONGEST_ASKED: usize = 16 * 1024;

/// A longer line of a table is none: a long game's view is under 100 kB.
pub const LONGEST_TOLD: usize = 1024 * 1024;

/// A longer protocol is not sent; it fits into a line of a table with what is around it.
pub const LONGEST_PROTOCOL: usize = LONGEST_TOLD - 1024;

/// A table of the process, while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableNumber(pub u32);

/// What a desk tells apart its own questions by; the answer names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Request(pub u64);

/// What a device holds that was let in: it is the right to a role at one table, until the arbiter ends it.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(pub String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

/// From a desk to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// To which.
    pub table: TableNumber,
    /// What.
    #[serde(flatten)]
    pub what: Ask,
}

/// What a desk asks of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// A device wants to be let in. Answered by `waits` and then, after a yes at the table or at an arbiter's desk, by
    /// `opened`; or by `refused`.
    Open {
        /// The answers name it.
        request: Request,
        /// What the device is called by whoever holds it.
        device: String,
        /// The words of a slip.
        words: String,
    },
    /// The device shows its page: from now on `view` and `say` come for it. Answered by `watched`, or by `unknown`.
    Watch {
        /// Whose.
        token: Token,
    },
    /// It shows it no more; it may again.
    Leave {
        /// Whose.
        token: Token,
    },
    /// Whoever holds the device gives its role back, for good. Answered by `unknown` to all that show its page.
    GiveBack {
        /// Whose.
        token: Token,
    },
    /// The device does something: a line as at the keyboard of its role, and what it means where it is the form of an
    /// arbiter's order. Answered by `done`.
    Do {
        /// The answer names it.
        request: Request,
        /// Whose.
        token: Token,
        /// The language of the answer, by its tag.
        lang: String,
        /// What, in English words or those of the device's language.
        line: String,
        /// What that is, where the desk has read it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<Order>,
        /// How the table stood on the page.
        #[serde(flatten)]
        seen: Seen,
        /// True if the clock is pressed, too, once a half-move was entered by the line.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        then_press: bool,
        /// How long it was on its way to the desk at most, in milliseconds, where that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        late_ms: Option<u64>,
    },
    /// An arbiter wants to read the protocol. Answered by `protocol` or `not-read`.
    Protocol {
        /// The answer names it.
        request: Request,
        /// Whose.
        token: Token,
        /// In which language, by its tag.
        lang: String,
    },
    /// An arbiter wants to read what was said to each player alone. Answered by `said-alone` or `not-read`.
    SaidAlone {
        /// The answer names it.
        request: Request,
        /// Whose.
        token: Token,
    },
    /// A sign of life from the page of an ear, of the clock's face or of a player, at least every second.
    Here {
        /// Whose.
        token: Token,
        /// Can it be seen or heard?
        awake: bool,
    },
    /// How far an ear's page has come with an utterance.
    Heard {
        /// Whose.
        token: Token,
        /// Which.
        utterance: u64,
        /// How far.
        how: Heard,
    },
}

/// How far a page has come with an utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heard {
    /// It is being said, or was handed to the device's own screen reader.
    Begun,
    /// It was said to its end.
    Ended,
    /// It was silenced.
    Cancelled,
    /// It could not be said.
    Failed,
}

/// From a table to a desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// From which.
    pub table: TableNumber,
    /// What.
    #[serde(flatten)]
    pub what: Tell,
}

/// What a table tells a desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum Tell {
    /// The table is there.
    Hello {
        /// Of these lines.
        version: u32,
        /// The table's number in the hall, where its event gives one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<u32>,
        /// The language of the table, by its tag.
        lang: String,
        /// May its pages be shown on an address other than this computer's own?
        #[serde(default)]
        network: bool,
        /// The first words of its slips, which are no secret: only words that begin so are tried here, because each that
        /// is wrong makes the next ones wait. Where there are none, all are.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        slips: Vec<String>,
    },
    /// A table of a round did not start, so nobody has a right to it. Arbiters of the tables beside it are shown it.
    NotStarted {
        /// Of these lines.
        version: u32,
        /// Its number in the hall.
        number: u32,
        /// True if pages on an address other than this computer's own may tell of it.
        #[serde(default)]
        network: bool,
        /// Why, as a sentence of the program.
        why: String,
    },
    /// It is over and gone.
    Closed,
    /// The words were those of a slip; somebody must say yes to the device now.
    Waits {
        /// To which question.
        request: Request,
        /// The number by which the table and its arbiters call the device.
        device: u32,
    },
    /// The device is let in.
    Opened {
        /// To which question.
        request: Request,
        /// Its right.
        token: Token,
        /// Its role.
        role: DeskRole,
    },
    /// It is not.
    Refused {
        /// To which question.
        request: Request,
        /// Why.
        #[serde(flatten)]
        why: Refused,
    },
    /// The token is good.
    Watched {
        /// Whose.
        token: Token,
        /// The role it opens.
        role: DeskRole,
        /// The number by which the table and its arbiters call the device.
        device: u32,
    },
    /// The token opens nothing: it never did, or an arbiter has ended it, or the game is over and forgotten.
    Unknown {
        /// Which.
        token: Token,
    },
    /// What the table shows it now. It stands until the next one.
    View {
        /// To whom.
        token: Token,
        /// What.
        snapshot: Box<Snapshot>,
    },
    /// What came of something it did.
    Done {
        /// To which question.
        request: Request,
        /// Was it taken?
        taken: bool,
        /// What the table says to it, a line each, in the language of the device. Never empty where it was not taken.
        lines: Vec<String>,
    },
    /// The protocol, as the record stands.
    Protocol {
        /// To which question.
        request: Request,
        /// All of it.
        protocol: Box<Protocol>,
    },
    /// The last words to each player alone.
    SaidAlone {
        /// To which question.
        request: Request,
        /// They.
        said: Box<SaidAlone>,
    },
    /// The device reads nothing of it.
    NotRead {
        /// To which question.
        request: Request,
        /// Why.
        why: NotRead,
    },
    /// An ear's page is to say this.
    Say {
        /// To whom.
        token: Token,
        /// What.
        #[serde(flatten)]
        said: Said,
    },
    /// An ear's page is to be silent with this.
    Hush {
        /// To whom.
        token: Token,
        /// With what.
        utterance: u64,
    },
}

/// Why a device is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Refused {
    /// These are the words of no slip of this table.
    NoSlip,
    /// The slip was used before; the arbiter is shown that it was tried again.
    Used,
    /// Others wait, for a yes or for their words to be tried; so many at once are all there can be.
    Busy,
    /// Somebody said no to it.
    No,
    /// The game is over.
    Over,
}

/// Why a device reads nothing from the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotRead {
    /// It is an arbiter's, and this device is none, or is let in no more.
    NotAllowed,
    /// Others read in it.
    Busy,
    /// The record cannot be read just now.
    Unreadable,
    /// It is longer than a page may be; `zgoda export` writes it.
    TooLong,
}

/// Words for an ear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Its number; a later one is newer.
    pub utterance: u64,
    /// The words; nothing where there is only a sound.
    pub text: Option<String>,
    /// Their language, by its tag.
    pub lang: String,
    /// The name of a sound before them.
    pub sound: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_they_are_written() {
        let asked = Asked {
            table: TableNumber(3),
            what: Ask::Do {
                request: Request(7),
                token: Token("1.abc".to_owned()),
                lang: "pl".to_owned(),
                line: "press".to_owned(),
                order: None,
                seen: Seen {
                    press: "00000000000000ab".parse().ok(),
                    ..Seen::default()
                },
                then_press: false,
                late_ms: Some(80),
            },
        };
        let line = serde_json::to_string(&asked).unwrap();
        assert_eq!(
            line,
            r#"{"table":3,"ask":"do","request":7,"token":"1.abc","lang":"pl","line":"press","press":"00000000000000ab","late_ms":80}"#
        );
        assert_eq!(serde_json::from_str::<Asked>(&line).unwrap(), asked);
        let told = Told {
            table: TableNumber(3),
            what: Tell::Refused {
                request: Request(7),
                why: Refused::NoSlip,
            },
        };
        let line = serde_json::to_string(&told).unwrap();
        assert_eq!(
            line,
            r#"{"table":3,"tell":"refused","request":7,"why":"no-slip"}"#
        );
        assert_eq!(serde_json::from_str::<Told>(&line).unwrap(), told);
    }

    #[test]
    fn a_token_is_in_no_log() {
        assert_eq!(format!("{:?}", Token("1.abc".to_owned())), "Token");
    }
}
