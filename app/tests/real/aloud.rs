// SPDX-License-Identifier: GPL-3.0-or-later
//! A record is read aloud at a terminal, and the listener answers each half-move with one key.

use tempfile::tempdir;

use crate::program::{ended, zgoda};
use crate::screen::Screen;

#[test]
fn an_answer_is_one_key() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("white.pdn");
    std::fs::write(
        &record,
        "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n",
    )
    .unwrap();
    let mut command = zgoda();
    command.args(["reconcile", "--voice", "none", "--lang", "en", "--aloud"]);
    let mut screen = Screen::start(command.arg(&record));
    screen.until("thirty two, twenty eight");
    screen.press("s");
    screen.until("nineteen, twenty three");
    screen.press("b");
    screen.until("thirty two, twenty eight");
    // A key without a meaning changes nothing, and a capital letter has the meaning of the small letter.
    screen.press("xS");
    screen.until("nineteen, twenty three");
    screen.press("\r");
    screen.until("nineteen, twenty three");
    screen.press("s");
    screen.until("twenty eight takes nineteen");
    screen.press("u");
    screen.until("fourteen takes twenty three");
    // A half-move that stands on the listener's score sheet is typed after a colon, and corrected while it is typed.
    screen.press(":28-223\u{7f}\u{7f}3\r");
    screen.until("the first difference is half-move four");
    screen.until("Black's says 28-23");
    assert_eq!(ended(&mut screen.child).code(), Some(1));
    assert!(screen.is_restored());
    screen.rest();
}
