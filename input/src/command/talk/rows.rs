// SPDX-License-Identifier: GPL-3.0-or-later
//! The rows of everyday talk: combinations of sorts of words, and the command that each means.

use super::sorts::Sort;

/// The thing that a line names: a square, a half-move, or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    Nothing,
    Square,
    HalfMove,
}

/// A row: the command that certain lines mean. These lines have words of all sorts in `needs`, other words only of the sorts in
/// `may`, and name a square, a half-move or neither, as `named` says. A square or half-move is written after the command.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) needs: &'static [Sort],
    pub(super) may: &'static [Sort],
    pub(super) named: Named,
    pub(super) command: &'static str,
}

const fn asks(command: &'static str, needs: &'static [Sort], may: &'static [Sort]) -> Row {
    Row {
        needs,
        may,
        named: Named::Nothing,
        command,
    }
}

const fn of_square(command: &'static str, needs: &'static [Sort], may: &'static [Sort]) -> Row {
    Row {
        named: Named::Square,
        ..asks(command, needs, may)
    }
}

const fn of_half_move(command: &'static str, needs: &'static [Sort], may: &'static [Sort]) -> Row {
    Row {
        named: Named::HalfMove,
        ..asks(command, needs, may)
    }
}

use Sort::{
    Accept, Advice, Again, All, Arbiter, Around, Beyond, Black, Board, Call, Capture, Change,
    Complaint, Correct, Danger, Decline, Diagonal, Draw, End, Faster, FromStart, Game, Greeting,
    Help, How, HowMany, King, Language, Last, Left, Lost, Louder, MainLine, Man, Mine, Move, New,
    Newer, No, Now, Number, Off, Offer, Older, On, Onward, Over, Own, Part, Pause, Piece, Players,
    Possible, Press, Quiet, Record, Resign, Row as Rank, Save, Say, Seat, Settings, Slower, Softer,
    Speech, Spell, Square, Theirs, Time, Turn, Undo, Used, What, Where, Whether, White, Whose, Yes,
};

/// The sorts that may accompany the subject of a question.
const ASKED: &[Sort] = &[What, Where, Say, Mine, Now, Game, Again];

/// The sorts for a question that is not about the asker: as in `ASKED`, but with `Whose` instead of `Mine`.
const ASKED_OF: &[Sort] = &[What, Where, Whose, Say, Now, Game, Again];

/// The sorts that may accompany a question about pieces.
const PIECES: &[Sort] = &[What, Where, Say, Now, Board, Square, Piece, Left, All, Game];

/// The sorts that may accompany a question for a number.
const COUNTED: &[Sort] = &[
    What, Say, Mine, Theirs, White, Black, All, Left, Board, Man, King, Piece, Now, Where, Game,
    Number, Lost, HowMany,
];

/// The sorts that may accompany the name of something that this program does not do.
const BESIDE_IT: &[Sort] = &[
    What, Say, Mine, Theirs, Game, Advice, Move, Now, Again, New, Possible, Whether,
];

/// Rows that tell something. The first fitting row counts.
pub(super) fn questions() -> impl Iterator<Item = Row> {
    QUESTIONS.iter().copied()
}

/// Rows that act on the game or end it, and one row for each language, which changes to that language.
pub(super) fn deeds() -> impl Iterator<Item = Row> {
    let tongues = Sort::TONGUES.chunks(1);
    let languages = tongues.map(|tongue| asks("language", tongue, SPOKEN));
    DEEDS.iter().copied().chain(languages)
}

const QUESTIONS: &[Row] = &[
    // Topics beyond this program come first, because their words may mean something else in later rows.
    asks("chat", &[Beyond], BESIDE_IT),
    asks(
        "sides",
        &[Seat],
        &[Mine, White, Black, Game, Now, Move, Board, Change],
    ),
    // A question about the manner of doing something goes to help, for any subject.
    asks("help", &[How], Sort::ALL),
    asks(
        "help",
        &[Help],
        &[What, Say, Mine, All, Now, Game, Move, Board, Time, Possible],
    ),
    asks(
        "turn",
        &[Turn],
        &[
            What, Whose, Mine, Theirs, White, Black, Move, Now, Say, Game,
        ],
    ),
    asks(
        "turn",
        &[Whose, Move],
        &[Mine, Now, White, Black, What, Say],
    ),
    asks("turn", &[Whose, Now], &[Game]),
    asks("turn", &[Mine, Move], &[Now, Whether]),
    // The times of the clocks.
    asks(
        "clock full",
        &[Time, Used],
        &[What, Say, HowMany, Mine, All],
    ),
    asks("clock full", &[Time, All], &[What, Say, HowMany, Left, Now]),
    asks(
        "clock full",
        &[Time, Mine, Theirs],
        &[What, Say, HowMany, Left, Now],
    ),
    asks(
        "clock opponent",
        &[Time, Theirs],
        &[What, Say, HowMany, Left, Now, Where],
    ),
    asks(
        "clock opponent",
        &[HowMany, Left, Theirs],
        &[What, Say, Now],
    ),
    asks(
        "clock white",
        &[Time, White],
        &[What, Say, HowMany, Left, Now],
    ),
    asks(
        "clock black",
        &[Time, Black],
        &[What, Say, HowMany, Left, Now],
    ),
    asks(
        "clock",
        &[Time],
        &[What, Say, HowMany, Left, Mine, Now, Where, Game, Again],
    ),
    asks("clock", &[HowMany, Left], &[What, Say, Mine, Now, Game]),
    // Repetition of the last words, and of the last half-moves.
    asks("spell", &[Spell], &[Say, Again, Last, Move, What]),
    asks("repeat", &[Again, Slower], &[Say, Speech]),
    asks("last opponent", &[Again, Move, Theirs], &[Say, Last, What]),
    asks("last", &[Again, Move], &[Say, Last, What]),
    asks(
        "repeat",
        &[Again],
        &[Say, What, Mine, Last, Speech, Now, Louder],
    ),
    asks("last own", &[Last, Mine, Move], &[What, Say, Where, Again]),
    asks("last own", &[What, Mine, Move], &[Say, Where]),
    asks(
        "players",
        &[Players],
        &[What, Say, Whose, Mine, Theirs, Now],
    ),
    // A complaint calls no arbiter; the answer names the word that calls the arbiter.
    asks(
        "help call",
        &[Complaint],
        &[
            Theirs, Mine, Black, White, Time, Move, Piece, Man, King, Say, Now, Again, Turn, Last,
            Board,
        ],
    ),
    asks("all own", &[Where, Own], &[Say, Now, Mine]),
    asks(
        "last opponent",
        &[Move, Theirs],
        &[What, Say, Where, Whose, Last, Now, Again, Capture, Piece],
    ),
    asks("last opponent", &[Last, Theirs], &[What, Say, Where]),
    asks(
        "last white",
        &[Move, White],
        &[What, Say, Where, Whose, Last],
    ),
    asks(
        "last black",
        &[Move, Black],
        &[What, Say, Where, Whose, Last],
    ),
    asks("last", &[Last], &[What, Say, Move, Where, Whose, Now, Game]),
    asks("record 1", &[FromStart], &[Say, Mine, Move, Game, Record]),
    asks("record", &[Record], &[What, Say, Mine, Game, Now, All]),
    asks("older", &[Older], &[Move, Say, Game, What, Last]),
    asks("newer", &[Newer], &[Move, Say, Game, What]),
    asks("older", &[All, Move], &[Say, Game, Now, What]),
    asks("older", &[Move, Game], &[Say, All]),
    // Numbers of half-moves and pieces.
    asks(
        "count",
        &[HowMany, Move],
        &[
            What, Say, Now, Game, Mine, Number, All, White, Black, Theirs,
        ],
    ),
    asks(
        "count",
        &[Number, Move],
        &[What, Say, Now, Game, Mine, All, Last],
    ),
    asks("count", &[Number], &[What, Now, Game, Say]),
    asks("pieces", &[HowMany, Piece], COUNTED),
    asks("pieces", &[HowMany, Man], COUNTED),
    asks("pieces", &[HowMany, King], COUNTED),
    asks("pieces", &[Number, Piece], COUNTED),
    asks("pieces", &[Number, Man], COUNTED),
    // Possible half-moves, and advice about half-moves.
    asks(
        "advice",
        &[Advice],
        &[
            What, Say, Mine, Theirs, White, Black, Move, Now, Game, Possible, Help, Whose, Capture,
            Where, Board, Change,
        ],
    ),
    of_half_move("advice", &[Advice], &[What, Say, Move, Now, Possible, Mine]),
    asks(
        "attacked",
        &[Danger],
        &[What, Say, Mine, Where, Man, King, Piece, Now],
    ),
    asks(
        "attacked",
        &[Capture, Theirs, Possible],
        &[What, Say, Mine, Where, Man, King, Piece, Now],
    ),
    asks(
        "last opponent",
        &[Capture, Theirs],
        &[What, Say, Mine, Where, Man, King, Piece, Now, How],
    ),
    asks(
        "captures",
        &[Capture],
        &[What, Say, Mine, Where, Possible, Move, Now, Piece, Man, All],
    ),
    of_square(
        "moves",
        &[Possible],
        &[
            What, Say, Mine, Where, Move, Capture, Man, King, Piece, Square, Now,
        ],
    ),
    of_square(
        "moves",
        &[Move],
        &[What, Say, Mine, Where, Man, King, Piece, Square, Now, All],
    ),
    asks(
        "moves all",
        &[Possible],
        &[
            What, Say, Mine, Where, Move, Now, All, Man, King, Piece, HowMany, Game,
        ],
    ),
    asks("moves all", &[All, Mine, Move], &[What, Say]),
    asks(
        "last",
        &[Move],
        &[What, Say, Where, Piece, Man, King, Now, Square],
    ),
    asks("last", &[What, Square], &[Say]),
    // Parts of the board.
    of_square("row", &[Rank], &[What, Say, Where, Square]),
    of_square("region", &[Part], &[What, Say, Where, Board]),
    of_square("diagonals", &[Diagonal], &[What, Say, Where, Square]),
    of_square("around", &[Around], &[What, Say, Where, Square, Piece]),
    asks(
        "region 0",
        &[MainLine],
        &[What, Say, Where, Diagonal, Piece],
    ),
    asks("diagonals", &[Diagonal], &[What, Say, Where]),
    asks("around", &[Around], &[What, Say, Where, Mine]),
    of_square(
        "square",
        &[],
        &[
            What, Say, Where, Whose, Square, Piece, Board, Man, King, White, Black, Mine, Theirs,
            Now,
        ],
    ),
    asks("kings own", &[King, Mine], PIECES),
    asks("kings opponent", &[King, Theirs], PIECES),
    asks("kings white", &[King, White], PIECES),
    asks("kings black", &[King, Black], PIECES),
    asks("kings", &[King], PIECES),
    asks("men own", &[Man, Mine], PIECES),
    asks("men opponent", &[Man, Theirs], PIECES),
    asks("men white", &[Man, White], PIECES),
    asks("men black", &[Man, Black], PIECES),
    asks("men", &[Man], PIECES),
    asks("all own", &[Piece, Mine], PIECES),
    asks("all opponent", &[Piece, Theirs], PIECES),
    asks("all white", &[White], PIECES),
    asks("all black", &[Black], PIECES),
    asks(
        "board",
        &[Board],
        &[What, Say, Where, Mine, Now, All, Game, Piece],
    ),
    asks("board", &[Piece], &[What, Say, Where, Now, All, Left]),
    asks("board", &[Say, All], &[]),
    // The state of play.
    asks("where", &[Draw, Offer, Theirs], &[What, Say, Now]),
    asks(
        "where",
        &[Draw, Whether],
        &[What, Offer, Theirs, Now, Game, Over],
    ),
    asks("pieces", &[Lost], COUNTED),
    asks("pieces", &[Piece, Left], COUNTED),
    asks("pieces", &[Man, Left], COUNTED),
    asks("pieces", &[King, Left], COUNTED),
    asks("result", &[Over], ASKED_OF),
    asks("result", &[Over, Whose], ASKED_OF),
    asks("where", &[Onward], &[Game, Mine, Now, Move]),
    asks("where", &[Game], &[What, Now, Where, Say, Mine, How]),
    asks("where", &[Now], &[What, Where, Say, Mine]),
    asks("where", &[Where], &[Mine, Now]),
    // Personal settings, which change nothing of the game.
    asks("silence", &[Quiet], &[Say, Speech, Now, All]),
    asks("slower", &[Slower], &[Say, Speech, Mine, Now]),
    asks("faster", &[Faster], &[Say, Speech, Mine, Now]),
    asks("louder", &[Louder], &[Say, Speech, Mine, Now]),
    asks("softer", &[Softer], &[Say, Speech, Mine, Now]),
    asks("menu", &[Change, Settings], &[Mine, Speech]),
    asks("menu", &[Change, Speech], &[Mine]),
    asks("settings", &[Settings], ASKED),
    asks("sounds off", &[Off, Speech], &[Mine, All]),
    asks("sounds on", &[On, Speech], &[Mine, All]),
    asks("save", &[Save], &[Game, Mine, Now, Move, All]),
    // A question word alone means that the speech was not understood.
    asks("repeat", &[What], &[Say]),
    // A person who greets the program does not know its commands yet.
    asks("help", &[Greeting], &[Game]),
];

/// Rows that do something in the game, or end it.
const DEEDS: &[Row] = &[
    of_half_move(
        "correct",
        &[Correct],
        &[Mine, Move, Last, Say, Again, No, Pause],
    ),
    of_half_move("correct", &[No], &[Mine, Move, Correct, Again]),
    of_half_move("", &[White], &[Move]),
    of_half_move("", &[Black], &[Move]),
    of_half_move("", &[Move], &[Mine, Now, Man, King, Piece]),
    of_half_move("", &[Mine], &[]),
    of_half_move("", &[], &[Man, King, Piece]),
    of_half_move("", &[Theirs], &[Move]),
    asks("offer", &[Draw, Offer], &[Mine, Advice]),
    asks("offer", &[Draw], &[Mine]),
    asks("accept", &[Accept, Draw], &[Mine, Offer]),
    asks("accept", &[Accept], &[Mine, Offer]),
    asks("decline", &[Decline, Draw], &[Mine, Offer]),
    asks("decline", &[Decline], &[Mine, Offer]),
    asks("resign", &[Resign], &[Mine, Game]),
    asks("undo", &[Undo], &[Mine, Move, Last, Game]),
    asks("new game", &[New], &[Game, Mine]),
    asks("pause", &[Pause], &[Mine, Game, Time]),
    asks("call", &[Arbiter], &[Call, Mine]),
    asks("press", &[Press, Time], &[Mine, Now]),
    asks("press", &[Press], &[Mine]),
    asks("end", &[End], &[Mine, Game, Now]),
    asks("language", &[Language, Change], &[Mine]),
    asks("yes", &[Yes], &[]),
    asks("no", &[No], &[]),
    asks("no", &[No, Onward], &[Mine, Game, Now, Move]),
    asks("yes", &[Yes, Onward], &[Mine, Game, Now, Move]),
];

/// The sorts that may accompany the name of a language.
const SPOKEN: &[Sort] = &[Say, Language, Change, Speech, Mine, Whether];
