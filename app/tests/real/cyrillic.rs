// SPDX-License-Identifier: GPL-3.0-or-later
//! Games typed in Cyrillic letters, from a pipe and at a terminal: words, commands, and a letter taken back.

use tempfile::tempdir;

use crate::program::{Table, call, ended, kind, text};
use crate::screen::Screen;

#[test]
fn words_and_commands_come_through_a_pipe() {
    for (lang, lines, said) in [
        (
            "ru",
            "тридцать два двадцать восемь\nЧЕРНЫЕ: девятнадцать, двадцать три\nсколько\nвыход\n",
            "один ход у каждой стороны",
        ),
        (
            "uk",
            "тридцять два двадцять вісім\nчорні: дев’ятнадцять, двадцять три\nскільки\nвихід\n",
            "один хід у кожної сторони",
        ),
    ] {
        let folder = tempdir().unwrap();
        let table = Table::in_folder(folder.path());
        let called = call(table.play().args(["--lang", lang]), lines.as_bytes());
        assert_eq!(called.status, 0, "{called:?}");
        assert_eq!(table.moves(), ["32-28", "19-23"]);
        let transcript = table.transcript();
        assert!(transcript.iter().all(|line| line["lang"] == lang));
        let count = transcript.iter().find(|line| kind(line) == "count");
        assert_eq!(count.map(text), Some(said));
    }
}

#[test]
fn a_letter_of_two_bytes_is_one_key_and_taken_back_by_one() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut screen = Screen::start(table.play().args(["--lang", "ru"]));
    screen.until("новая партия");
    screen.press("тридцать дваж\u{7f} двадцать восемь\r");
    screen.until("тридцать два, двадцать восемь");
    screen.press("выход\r");
    screen.until("партия сохранена");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());
    assert_eq!(table.moves(), ["32-28"]);
}
