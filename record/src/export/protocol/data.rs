// SPDX-License-Identifier: GPL-3.0-or-later
//! A protocol as data: sections with their headings and blocks, in the words of one language.
//!
//! A protocol is made once from the record, and shown as text (`text.rs`) or as HTML for paper (`html.rs`). It can be sent to a
//! desk, so it holds finished words, and nothing has to be looked up.

use serde::{Deserialize, Serialize};

/// A protocol with all its sections.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Protocol {
    /// The tag of the protocol's language.
    pub lang: String,
    /// The first line of the protocol.
    pub title: String,
    /// The game of the protocol, for the foot of a page.
    pub foot: String,
    /// The name of the list of sections.
    pub contents: String,
    /// The sentence about parts that are left out while an official game goes on. The text form does not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_out: Option<String>,
    /// The sections in their order, without empty sections.
    pub sections: Vec<Section>,
}

/// A section of a protocol.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// The kind of the section.
    pub part: Part,
    /// The heading of the section.
    pub heading: String,
    /// A line above the section in the text form, where most sections have no heading.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<String>,
    /// The blocks that stand in the section.
    pub blocks: Vec<Block>,
}

/// The kind of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Rules, consents, players, the start.
    Game,
    /// The settings that were fixed before the round.
    Settings,
    /// The events and decisions, in their order.
    Happened,
    /// The arbiters who looked after the table, from when to when.
    Responsible,
    /// The times that were read, set, charged and used.
    Clocks,
    /// The half-moves of the game as it stands.
    Moves,
    /// The result, and the parts to be completed.
    Result,
    /// The places where people sign.
    Signatures,
}

impl Part {
    /// The id of the section's heading, and the section's name in the language files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Part::Game => "game",
            Part::Settings => "settings",
            Part::Happened => "happened",
            Part::Responsible => "responsible",
            Part::Clocks => "clocks",
            Part::Moves => "moves",
            Part::Result => "result",
            Part::Signatures => "signatures",
        }
    }
}

/// A block of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Block {
    /// A sentence on its own.
    Line(String),
    /// An item of a list.
    Item(String),
    /// An event, with its time.
    At {
        /// Date and time, UTC.
        time: String,
        /// The sentence about the event.
        what: String,
        /// The blocks that belong to the event.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        below: Vec<Block>,
    },
    /// The records as they were compared.
    Records {
        /// The titles of the columns: the number, White's record, Black's record, and the differences.
        head: [String; 4],
        /// The title of the arbiter's own record, if the arbiter had written anything down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        arbiters: Option<String>,
        /// The rows, a half-move each.
        rows: Vec<RecordRow>,
    },
    /// Times of both clocks. The text form has each reading only at its event.
    Clocks {
        /// The titles of the columns: when, what, White, Black.
        head: [String; 4],
        /// The rows, a reading each.
        rows: Vec<[String; 4]>,
    },
    /// The half-moves of the game.
    Moves {
        /// The titles of the columns: the number, White, Black.
        head: [String; 3],
        /// The rows, a move each.
        rows: Vec<MoveRow>,
    },
    /// Places to sign on one of the papers.
    Signatures {
        /// The name of the paper.
        paper: String,
        /// The people who sign.
        places: Vec<String>,
    },
}

/// A half-move as the records have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordRow {
    /// The half-move in White's record; empty if that record ends before this half-move.
    pub white: String,
    /// The half-move in Black's record; empty if that record ends before this half-move.
    pub black: String,
    /// The half-move in the arbiter's own record.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub arbiters: String,
    /// True if both players' records differ.
    pub parts: bool,
}

/// A move: White's half-move and Black's half-move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveRow {
    /// The number of the move, as PDN has it.
    pub number: u32,
    /// White's half-move, if there is any.
    pub white: Option<String>,
    /// Black's half-move, if there is any.
    pub black: Option<String>,
}
