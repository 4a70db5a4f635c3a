// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests in a console of Windows: single keys, plain lines, and a window that is closed.

use crate::screen::Screen;
use crate::wine::Wine;

/// The test looks only at the words, without a console's cursor moves and colours.
#[test]
fn a_game_by_keys() {
    let Some(wine) = Wine::start() else {
        return;
    };
    wine.has_settings();
    let record = wine.path("keys.zgoda");
    let mut play = wine.zgoda(&["play", "--voice", "none", "--record", &record]);
    play.env("TERM", "xterm");
    let mut screen = Screen::start(&mut play);
    screen.until("new game");
    for (keys, words) in [
        ("3228\r", "thirty two, twenty eight"),
        ("1923\r", "nineteen, twenty three"),
        ("28x19\r", "nineteen"),
        ("where\r", "takes nineteen"),
    ] {
        screen.press(keys);
        screen.until(words);
    }
    screen.press("quit\r");
    assert!(crate::program::ended(&mut screen.child).success());
}
