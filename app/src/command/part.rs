//! The parts in which commands are told, because nobody keeps a list of a hundred in their head: those by which one's own
//! words are chosen, and the arbiter's.

use zgoda_speech::settings::Topic;

/// A part that can be asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The commands of this topic.
    About(Topic),
    /// The arbiter's words.
    Arbiter,
}

/// Half-moves that are not typed as such, and what is said to them.
const MOVES: &[&str] = &["said", "correct", "adjust", "done", "crowned"];

const GAME: &[&str] = &[
    "offer", "accept", "decline", "claim", "resign", "call", "compare", "yes", "no", "arbiter",
    "quit", "end", "save",
];

/// Questions about the board; then the moves of the cursor, which steer menus too.
const BOARDS: &[&str] = &[
    "boards",
    "board",
    "square",
    "row",
    "around",
    "diagonals",
    "men",
    "kings",
    "all",
    "region",
    "regions",
    "pieces",
    "changed",
    "next",
    "previous",
    "more",
    "here",
    "up",
    "down",
    "left",
    "right",
    "up left",
    "up right",
    "down left",
    "down right",
    "first",
    "row end",
    "choose",
    "leave",
];

const CLOCK: &[&str] = &["press", "clock", "feel"];

const ANSWERS: &[&str] = &[
    "repeat", "spell", "last", "where", "history", "count", "turn", "result", "older", "newer",
    "newest",
];

const PROGRAM: &[&str] = &[
    "menu", "settings", "profile", "faster", "slower", "rate", "louder", "softer", "volume",
    "pitch", "voice", "language", "words", "numbers", "letters", "sounds", "low time", "pulses",
    "confirm", "whisper", "keys", "commands", "help", "silence",
];

const ARBITER: &[&str] = &[
    "stop",
    "resume",
    "set",
    "charge",
    "replace",
    "ask",
    "answer",
    "absent",
    "arrived",
    "prepared",
    "compare",
    "unreadable",
    "back",
    "walk-back",
    "restore",
    "grant",
    "refuse",
    "decide",
    "sanction",
    "complaint",
    "slips",
    "device",
    "appoint",
    "hand over",
    "note",
    "original",
    "done",
];

impl Part {
    /// The words that belong to it, the most wanted first.
    #[must_use]
    pub const fn words(self) -> &'static [&'static str] {
        match self {
            Part::About(Topic::Moves) => MOVES,
            Part::About(Topic::Game) => GAME,
            Part::About(Topic::Boards) => BOARDS,
            Part::About(Topic::Clock) => CLOCK,
            Part::About(Topic::Answers) => ANSWERS,
            Part::About(Topic::Program) => PROGRAM,
            Part::Arbiter => ARBITER,
        }
    }
}
