//! How positions, moves and games are written and read.
//!
//! Reading a move has three stages with three failures: text to [`WrittenMove`] (does it have the
//! form of a move?), then [`resolve()`] on a position (which move is it, is it legal, is more than
//! one meant?). Nothing here speaks: the sentences of the errors are for files, the command line and
//! the desk.

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
