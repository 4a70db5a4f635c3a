//! Notation: the writing and reading of positions, moves and games.
//!
//! Reading a move has three stages with three failures: text to [`WrittenMove`] (whether it has the form of a move),
//! then [`resolve()`] on a position (the move that is meant, its legality, and whether more than one is meant).
//! Nothing here speaks: the sentences of the errors are for files, the command line and the desk.

mod fen;

pub mod pdn;
mod resolve;
mod short;
mod written;

pub use fen::{FenError, FenReading, MAX_FEN, fen_variant, parse_fen, read_fen, write_fen};
pub use resolve::{Resolution, ResolveError, resolve, resolve_among, write_move};
pub use short::{ShortError, ShortMove};
pub use written::{
    Lexicon, MAX_SQUARES, MAX_TEXT, Separator, Understood, Vocabulary, WrittenError, WrittenMove,
    without_mark,
};
