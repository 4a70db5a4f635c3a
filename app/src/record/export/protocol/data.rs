//! A protocol as data: sections with their headings, and what stands in each, in the words of one language.
//!
//! It is made once, from the record, and shown in two ways: as text (`text.rs`) and as HTML for paper (`html.rs`). It can go
//! over the line to a desk, so it holds words and nothing that would have to be looked up.

use serde::{Deserialize, Serialize};

/// A whole protocol.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Protocol {
    /// The tag of its language.
    pub lang: String,
    /// Its first line.
    pub title: String,
    /// Which game it is of, for the foot of a page.
    pub foot: String,
    /// The name of the list of its sections.
    pub contents: String,
    /// That something is left out, where an official game is not over; the text does not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_out: Option<String>,
    /// Its sections, in their order; none is empty.
    pub sections: Vec<Section>,
}

/// One section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// Which.
    pub part: Part,
    /// Its heading.
    pub heading: String,
    /// What the text has above it; there most sections have no heading.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<String>,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

/// Which section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Rules, consents, players, the start.
    Game,
    /// What was fixed before the round.
    Settings,
    /// What happened and was decided, in its order.
    Happened,
    /// Who looked after the table, from when to when.
    Responsible,
    /// The times that were read, set, charged and used.
    Clocks,
    /// The half-moves of the game as it stands.
    Moves,
    /// The result, and what is to be completed.
    Result,
    /// Where people sign.
    Signatures,
}

impl Part {
    /// The id of its heading, and its name in the language files.
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

/// What stands in a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Block {
    /// A sentence.
    Line(String),
    /// One of a list.
    Item(String),
    /// What happened.
    At {
        /// Date and time, UTC.
        time: String,
        /// What.
        what: String,
        /// What belongs to it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        below: Vec<Block>,
    },
    /// The records as they were compared.
    Records {
        /// The titles of the columns: the number, White's, Black's, and where they differ.
        head: [String; 4],
        /// The title of the arbiter's own, where they had written anything down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        arbiters: Option<String>,
        /// A half-move each.
        rows: Vec<RecordRow>,
    },
    /// Times of both clocks; in the text each stands where it happened, and nowhere else.
    Clocks {
        /// The titles of the columns: when, what, White, Black.
        head: [String; 4],
        /// One each.
        rows: Vec<[String; 4]>,
    },
    /// Half-moves.
    Moves {
        /// The titles of the columns: the number, White, Black.
        head: [String; 3],
        /// A move each.
        rows: Vec<MoveRow>,
    },
    /// Places to sign on one of the papers.
    Signatures {
        /// Which paper it is.
        paper: String,
        /// Who signs.
        places: Vec<String>,
    },
}

/// A half-move as the records have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordRow {
    /// White's; empty where it ends before.
    pub white: String,
    /// Black's.
    pub black: String,
    /// The arbiter's own.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub arbiters: String,
    /// Do both players' differ?
    pub parts: bool,
}

/// A move: White's half-move and Black's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveRow {
    /// Its number, as PDN has it.
    pub number: u32,
    /// Nothing where there is none.
    pub white: Option<String>,
    /// Nothing where there is none.
    pub black: Option<String>,
}
