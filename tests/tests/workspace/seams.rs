// SPDX-License-Identifier: GPL-3.0-or-later
//! The seams between the games and the rest of the program. No code outside `game/` decides anything by the game that is
//! played, and the traces of draughts outside `game/` are counted (decision 22).

use std::collections::BTreeMap;

use super::ring::words;
use super::tidy::files;
use super::tree::{code_folders, read};

/// Files that may name a game, because a protocol, the rules, an option or a sentence names it. The wiring of a board
/// decides which games fit on the board.
const NAMED: [&str; 5] = [
    "app/src/common.rs",
    "hw/src/cpp/message.rs",
    "hw/src/dgt/wiring.rs",
    "speech/src/announcement/settings.rs",
    "speech/src/phrase/argument/names.rs",
];

/// A board for programmers to copy from. It is compiled only for tests.
const SKELETON: &str = "hw/src/skeleton.rs";

/// The paper that has the table with the traces of draughts outside `game/`.
const PAPER: &str = "docs/decisions/0022-three-games-at-the-same-seams.md";
/// The first line of that table.
const HEADER: &str = "| word in the code | files | what a third game asks for instead |";

/// The names and signs of the program's code outside `game/`, for each file except tests.
fn outside_the_games() -> BTreeMap<String, Vec<String>> {
    let is_test =
        |path: &str| path.contains("/tests/") || path.ends_with("/tests.rs") || path == SKELETON;
    let folders = code_folders();
    let folders = folders.iter().filter(|it| *it != "game/src/");
    let all = folders.flat_map(|folder| files(folder, "rs"));
    let code = all.filter(|(path, _)| !is_test(path)).map(|(path, text)| {
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap();
        (path, words(code))
    });
    let code: BTreeMap<_, _> = code.collect();
    assert!(code.len() > 500, "only {} files", code.len());
    code
}

#[test]
fn outside_the_games_nobody_asks_which_game_it_is() {
    let games = ["International", "Polish64"];
    let asks = |words: &[String]| {
        words
            .windows(3)
            .any(|it| it[0] == "Variant" && it[1] == "::" && games.contains(&&*it[2]))
    };
    let code = outside_the_games();
    let found = code.iter().filter(|(_, words)| asks(words));
    let found: Vec<&str> = found.map(|(path, _)| path.as_str()).collect();
    assert_eq!(found, NAMED);
}

/// A word is also counted inside longer words: `crown` finds `crowned` and `CrownMissing`.
#[test]
fn what_draughts_has_outside_the_games_is_counted() {
    let code = outside_the_games();
    let paper = read(PAPER);
    let table = paper.lines().skip_while(|it| *it != HEADER).skip(2);
    let mut rows = 0;
    for row in table.take_while(|it| it.starts_with('|')) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let word = cells[1].trim_matches('`');
        let counted = code
            .values()
            .filter(|words| words.iter().any(|it| it.to_lowercase().starts_with(word)));
        assert_eq!(cells[2], counted.count().to_string(), "{PAPER}: {word}");
        rows += 1;
    }
    assert!(rows > 3, "{rows} rows");
}
