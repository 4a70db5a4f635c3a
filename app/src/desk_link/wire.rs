// SPDX-License-Identifier: GPL-3.0-or-later
//! The lines between a table and a desk: one JSON object on each line, in both directions.
//!
//! On each connection the process of the tables speaks first: one `hello` for each of its tables. Every later line names its table.
//! A line that cannot be read, or is too long, ends the connection. A table sends for each token only the facts that its
//! role may know.

use serde::{Deserialize, Serialize};

use zgoda_input::command::Order;
use zgoda_record::event::DeskRole;
use zgoda_record::export::{Protocol, SaidAlone};
use zgoda_table::session::input::Seen;
use zgoda_table::view::Snapshot;

/// The version of these lines; a peer of another version is ignored.
pub const VERSION: u32 = 4;

/// The most tables that a process serves, and that a desk accepts from a process.
pub const MOST_TABLES: usize = 200;

/// The longest line, in bytes, that a desk may send; a table does not read a longer line.
pub const LONGEST_ASKED: usize = 16 * 1024;

/// The longest line, in bytes, that a table may send. The view of a long game has less than 100 kB.
pub const LONGEST_TOLD: usize = 1024 * 1024;

/// The longest protocol that is sent; it leaves room in the line of a table for the rest of that line.
pub const LONGEST_PROTOCOL: usize = LONGEST_TOLD - 1024;

/// The number of a table in its process, while the process runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableNumber(pub u32);

/// The number by which a desk tells its own questions apart; the answer names that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Request(pub u64);

/// The token that a device gets when it is let in. The token gives the right to a role at one table, until the
/// arbiter ends that right.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(pub String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

/// A line from a desk to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The table that is asked.
    pub table: TableNumber,
    /// The thing that is asked.
    #[serde(flatten)]
    pub what: Ask,
}

/// A thing that a desk asks of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// A device wants to be let in. The table answers `waits` and, after a yes at the table or at an arbiter's desk,
    /// `opened`; or it answers `refused`.
    Open {
        /// The number that the answers name.
        request: Request,
        /// The name that the holder gives to the device.
        device: String,
        /// The words of a slip.
        words: String,
    },
    /// The device shows its page: from now on `view` and `say` come for it. Answered by `watched`, or by `unknown`.
    Watch {
        /// The token of the device.
        token: Token,
    },
    /// The device no longer shows its page; it may show the page again later.
    Leave {
        /// The token of the device.
        token: Token,
    },
    /// The holder of the device gives its role back, for good. The table answers `unknown` to every desk that shows the
    /// page.
    GiveBack {
        /// The token of the device.
        token: Token,
    },
    /// The device does something: a line as a person of its role types it, with the order that it means if the line
    /// came from an arbiter's form. Answered by `done`.
    Do {
        /// The number that the answer names.
        request: Request,
        /// The token of the device.
        token: Token,
        /// The language of the answer, by its tag.
        lang: String,
        /// The line, in English words or in words of the device's language.
        line: String,
        /// The order that the line stands for, if the desk has read the line as an order.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<Order>,
        /// The table as it stood on the page.
        #[serde(flatten)]
        seen: Seen,
        /// True if the clock is also to be pressed once the line has entered a half-move.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        then_press: bool,
        /// An upper limit of the time that the line was on its way to the desk, in milliseconds, if known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        late_ms: Option<u64>,
    },
    /// An arbiter wants to read the protocol. Answered by `protocol` or `not-read`.
    Protocol {
        /// The number that the answer names.
        request: Request,
        /// The token of the device.
        token: Token,
        /// The language, by its tag.
        lang: String,
    },
    /// An arbiter wants to read the words that were said to each player alone. Answered by `said-alone` or `not-read`.
    SaidAlone {
        /// The number that the answer names.
        request: Request,
        /// The token of the device.
        token: Token,
    },
    /// A sign of life, sent at least every second, from the page of an ear, of the clock's face or of a player.
    Here {
        /// The token of the device.
        token: Token,
        /// True if the page can be seen or heard.
        awake: bool,
    },
    /// The progress of an ear's page with an utterance.
    Heard {
        /// The token of the device.
        token: Token,
        /// The number of the utterance.
        utterance: u64,
        /// The progress of the utterance.
        how: Heard,
    },
}

/// The progress of a page with an utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heard {
    /// The utterance is being said, or was handed to the device's own screen reader.
    Begun,
    /// The utterance was said to its end.
    Ended,
    /// The utterance was silenced.
    Cancelled,
    /// The utterance could not be said.
    Failed,
}

/// A line from a table to a desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// The table that tells.
    pub table: TableNumber,
    /// The thing that is told.
    #[serde(flatten)]
    pub what: Tell,
}

/// A thing that a table tells a desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum Tell {
    /// The table introduces itself to the desk.
    Hello {
        /// The version of these lines.
        version: u32,
        /// The table's number in the hall, if its event gives a number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<u32>,
        /// The language of the table, by its tag.
        lang: String,
        /// True if the table's pages may be shown on an address other than this computer's own.
        #[serde(default)]
        network: bool,
        /// The first words of the table's slips, which are not secret. A desk tries only words that begin with one of
        /// these first words at this table, because each wrong attempt delays the next attempts. If the list is empty,
        /// all words are tried.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        slips: Vec<String>,
    },
    /// A table of a round that did not start, so that no device has a right to it. The desk shows this table to the
    /// arbiters of the other tables of the same process.
    NotStarted {
        /// The version of these lines.
        version: u32,
        /// The table's number in the hall.
        number: u32,
        /// True if pages on an address other than this computer's own may tell of the table.
        #[serde(default)]
        network: bool,
        /// The reason, in a sentence that the program wrote.
        why: String,
    },
    /// The table is over and gone.
    Closed,
    /// The words fit a slip; now somebody must say yes to the device.
    Waits {
        /// The question that is answered.
        request: Request,
        /// The number by which the table and its arbiters call the device.
        device: u32,
    },
    /// The device is let in.
    Opened {
        /// The question that is answered.
        request: Request,
        /// The token: the right of the device.
        token: Token,
        /// The role that the token opens.
        role: DeskRole,
    },
    /// The device is not let in.
    Refused {
        /// The question that is answered.
        request: Request,
        /// The reason for the refusal.
        #[serde(flatten)]
        why: Refused,
    },
    /// The token is good.
    Watched {
        /// The token of the device.
        token: Token,
        /// The role that the token opens.
        role: DeskRole,
        /// The number by which the table and its arbiters call the device.
        device: u32,
    },
    /// The token opens nothing. It never opened anything, or an arbiter has ended its right, or the game is over and was
    /// removed.
    Unknown {
        /// The token of the device.
        token: Token,
    },
    /// The view that the table shows on the device from now on, until the next view.
    View {
        /// The token of the device.
        token: Token,
        /// The view, as a snapshot of the table.
        snapshot: Box<Snapshot>,
    },
    /// The result of something that the device did.
    Done {
        /// The question that is answered.
        request: Request,
        /// True if the act was taken.
        taken: bool,
        /// The lines of the table's answer to the act, in the language of the device. There is at least one line if the
        /// act was not taken.
        lines: Vec<String>,
    },
    /// The protocol, made from the present record.
    Protocol {
        /// The question that is answered.
        request: Request,
        /// The protocol with all its sections.
        protocol: Box<Protocol>,
    },
    /// The last words to each player alone.
    SaidAlone {
        /// The question that is answered.
        request: Request,
        /// The words to each player.
        said: Box<SaidAlone>,
    },
    /// The device gets no text from the record.
    NotRead {
        /// The question that is answered.
        request: Request,
        /// The reason for the refusal.
        why: NotRead,
    },
    /// The words that an ear's page is to say.
    Say {
        /// The token of the device.
        token: Token,
        /// The words to be said.
        #[serde(flatten)]
        said: Said,
    },
    /// The utterance that an ear's page is to silence.
    Hush {
        /// The token of the device.
        token: Token,
        /// The number of the utterance.
        utterance: u64,
    },
}

/// The reason why a device is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Refused {
    /// The words belong to no slip of this table.
    NoSlip,
    /// The slip was used before; the arbiter is shown the second attempt.
    Used,
    /// Too many devices wait already, for a yes or for their words to be tried.
    Busy,
    /// Somebody said no to the device.
    No,
    /// The game is over.
    Over,
}

/// The reason why a device gets no text from the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotRead {
    /// Only an arbiter's device may read, and this device has another role or is no longer let in.
    NotAllowed,
    /// Other devices are reading the record.
    Busy,
    /// The record cannot be read just now.
    Unreadable,
    /// The text is longer than a page may be; `zgoda export` writes the whole text.
    TooLong,
}

/// Words for an ear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// The number of the utterance; a higher number is newer.
    pub utterance: u64,
    /// The words; `None` if there is only a sound.
    pub text: Option<String>,
    /// The language of the words, by its tag.
    pub lang: String,
    /// The name of a sound before the words.
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
