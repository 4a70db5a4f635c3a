//! The board by ear: what a player's fingers could feel, square by square and line by line, when he asks.
//!
//! `sitting` is the board as he sits at it, `cursor` the square he is at, `ask` what is asked of squares and pieces. Nothing here changes the game, and in
//! official play nothing here tells more than the event consents to (Kodeks II 2.4.2, 2.4.10).

mod ask;
mod cursor;
mod sitting;

use zgoda_game::BySide;

use cursor::Cursor;

/// Where each player is on his board.
#[derive(Clone, Debug, Default)]
pub(super) struct Look {
    cursor: BySide<Cursor>,
}
