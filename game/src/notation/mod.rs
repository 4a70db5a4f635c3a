// SPDX-License-Identifier: GPL-3.0-or-later
//! Notation: the writing and reading of positions, moves and games.
//!
//! A move is read in two stages. [`WrittenMove`] tells if a text has the form of a move. [`resolve()`] finds the move that is meant
//! on a position, with its legality, or the several moves that may be meant. The sentences of the errors are not spoken: they are
//! for files, the command line and the desk.

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
