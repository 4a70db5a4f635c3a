// SPDX-License-Identifier: GPL-3.0-or-later
//! Tries every word of the program, in a row each, on every sort of device, and on devices that were never let in or are let in no
//! longer. The rows are written by hand; a new word without a row fails.

use std::collections::{BTreeMap, BTreeSet};

use zgoda_input::command::{Menu, lines};

use super::*;

/// Groups of pages, each with the words that they take. A table may still refuse a word that its page takes.
const TAKEN: [(&[&str], &str); 8] = [
    (
        &ARBITERS_PAGES,
        "absent answer appoint arrived ask back charge compare complaint decide device grant hand_over keyboard note original prepared press_back protocol \
         refuse replace restore resume sanction sensor set slip slips stands stop swap_clock unreadable walk-back",
    ),
    (&ASSISTANTS_PAGES, "adjust"),
    (
        &[
            "assistant-white",
            "assistant-black",
            "player-white",
            "player-black",
        ],
        "assistant black's_assistant boards both call claim clock count crowned last press result white's_assistant",
    ),
    (
        &PLAYERS_PAGES,
        "accept decline demand let_stand offer resign",
    ),
    (
        &[
            "chief",
            "round-1",
            "assistant-white",
            "assistant-black",
            "player-white",
            "player-black",
        ],
        "no yes",
    ),
    (
        &["chief", "round-1", "assistant-white", "assistant-black"],
        "all around attacked black board captures changed diagonals done kings men more moves newer newest next older pieces \
         previous record region regions row white",
    ),
    (&["chief", "round-1", "ear-white"], "repeat"),
    (&["ear-white"], "missed silence spell"),
];

const ARBITERS_PAGES: [&str; 2] = ["chief", "round-1"];
const ASSISTANTS_PAGES: [&str; 2] = ["assistant-white", "assistant-black"];
const PLAYERS_PAGES: [&str; 2] = ["player-white", "player-black"];

/// Words that no page takes: they are for input devices at the table, or for no one.
const NOBODYS: &str = "advice arbiter braille chat choose commands confirm correct dictaphone down down_left \
    down_right end faster feel first hand help here history keys language leave left letters lift louder \
    low_time make_a_difference menu new_game numbers pause pitch players print profile pulses put quit rate remove right row_end \
    said save settings sides slide slower softer sounds square turn undo up up_left up_right voice volume where \
    whisper words";

/// The pages that take each word.
fn rows() -> BTreeMap<String, BTreeSet<&'static str>> {
    let mut rows = BTreeMap::new();
    let nobodys: (&[&str], &str) = (&[], NOBODYS);
    for (pages, words) in TAKEN.into_iter().chain([nobodys]) {
        for word in words.split_whitespace() {
            let pages = pages.iter().copied().collect();
            let twice = rows.insert(word.replace('_', " "), pages);
            assert_eq!(twice, None, "{word} has two rows");
        }
    }
    rows
}

/// True if the page takes this line in a game of its own.
fn takes(of: &str, line: &str) -> bool {
    !is_not_for(&mut begun(Settings::default()), of, line)
}

#[test]
fn every_word_is_for_the_pages_of_its_row() {
    let rows = rows();
    let words: BTreeSet<String> = Word::ALL.map(|word| word.english().to_owned()).into();
    let have: BTreeSet<String> = rows.keys().cloned().collect();
    assert_eq!(words, have, "each word has a row, and each row is a word");
    for of in PAGES {
        // Acts of arbiters end a game or begin something, so each word has a game of its own; the words of others change little,
        // and share a game.
        let mut shared = begun(Settings::default());
        for (word, pages) in &rows {
            let taken = if ARBITERS_PAGES.contains(&of) {
                takes(of, word)
            } else {
                !is_not_for(&mut shared, of, word)
            };
            assert_eq!(taken, pages.contains(of), "{of}: {word}");
        }
    }
}

/// The lines of every menu, with the texts after their words.
#[test]
fn every_line_of_a_menu_is_for_the_pages_of_its_word() {
    let rows = rows();
    let row = |line: &str| {
        let fits = |word: &str| line == word || line.starts_with(&format!("{word} "));
        let words = rows.keys().filter(|word| fits(word));
        let word = words.max_by_key(|word| word.len());
        &rows[word.unwrap_or_else(|| panic!("{line} begins with no word"))]
    };
    // An act in the arbiter's name is reported at the place where the code was typed.
    let arbiters = lines(&[Menu::Arbiters]).into_iter();
    let arbiters = arbiters.filter(|line| *line != "arbiter done");
    for of in ARBITERS_PAGES {
        for line in arbiters.clone() {
            assert_eq!(takes(of, line), row(line).contains(of), "{of}: {line}");
        }
    }
    for of in PAGES.iter().filter(|of| !ARBITERS_PAGES.contains(of)) {
        let mut shared = begun(Settings::default());
        let others = lines(&[Menu::Claims, Menu::Commands, Menu::Training]);
        for line in arbiters.clone().chain(others) {
            let taken = !is_not_for(&mut shared, of, line);
            assert_eq!(taken, row(line).contains(of), "{of}: {line}");
        }
    }
}

/// Acts that the Kodeks leaves to the chief arbiter (II 2.5) are accepted from a round arbiter's page, but not done by the table.
#[test]
fn what_is_the_chief_arbiters_alone_is_not_done_for_another() {
    for (line, done) in [
        ("sanction white reprimand talking", "sanctioned"),
        ("device 1 end", "device-ended"),
    ] {
        for (of, may) in [("chief", true), ("round-1", false)] {
            let mut world = begun(Settings::default());
            let before = world.disk().durable().len();
            page(&mut world, of, line);
            let written = events(&world).split_off(before);
            let kinds: Vec<_> = written
                .iter()
                .map(|it| it["kind"].as_str().unwrap().to_owned())
                .collect();
            assert_eq!(
                kinds.iter().any(|it| it == done),
                may,
                "{of}: {line}: {kinds:?}"
            );
        }
    }
}

/// The lines of a device that was never let in, or no longer is, do nothing and leave no trace.
#[test]
fn nobody_can_say_anything() {
    let mut world = begun(Settings::default());
    for line in ["arbiter 2468", "device 3 end", "arbiter done"] {
        type_line(&mut world, line);
    }
    let words = Word::ALL.map(Word::english).into_iter();
    for line in
        words
            .chain(lines(&[Menu::Arbiters]))
            .chain(["32-28", "arbiter 2468", "white: press"])
    {
        for device in [3, 99] {
            let (told, written) = (world.desk().len(), of_people(&world));
            world.page_does(&PageAct {
                device,
                line: line.to_owned(),
                ..PageAct::default()
            });
            second(&mut world);
            assert_eq!(
                world.desk()[told..],
                [format!("page {device} ends")],
                "{line}"
            );
            assert_eq!(of_people(&world), written, "{line}");
        }
    }
    assert!(!world.stopped() && !world.is_over());
}

/// The number of written events, without those that a clock writes by itself.
fn of_people(world: &World) -> usize {
    let events = events(world).into_iter();
    events.filter(|event| event["kind"] != "clock-ran").count()
}
