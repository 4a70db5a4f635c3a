//! The parts of the session, read from its code: what each may change and look at, who still has the whole in hand, and
//! that what only answers can change nothing. The picture in `CONTRIBUTING.md` is made here; `ZGODA_UPDATE=1` draws it anew.

// Helpers of a test stop it where something is not as it should be.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const SESSION: &str = "app/src/session";

/// What has a state of its own, and the name it is drawn by.
const PARTS: [(&str, &str); 14] = [
    ("Table", "table"),
    ("Boards", "boards"),
    ("Check", "checking"),
    ("CodeOnALine", "code"),
    ("Desk", "desk"),
    ("HalfMoves", "half-moves"),
    ("Hands", "hands"),
    ("Look", "look"),
    ("Menus", "menus"),
    ("OwnSettings", "own settings"),
    ("Preparation", "preparation"),
    ("Questions", "questions"),
    ("Timing", "timing"),
    ("Tongues", "tongues"),
];

/// So many files have the hands and the live game at once, and may change any of it. The number only falls.
const WITH_ALL: usize = 12;

/// So many have all of the live game in hand, and nothing of the hands. This one falls, too.
const WITH_THE_LIVE_GAME: usize = 5;

/// What is said of a part stands in no more files than this,
const FILES_OF_A_PART: usize = 5;

/// but of these, and fewer and fewer.
const IN_MORE_FILES: [(&str, usize); 3] = [("Desk", 6), ("Look", 8), ("Timing", 10)];

/// These only answer.
const ONLY_ANSWERS: [&str; 4] = ["answers", "help", "look", "view"];

/// Made by the test that compares it.
const BEGIN: &str = "<!-- parts: made by tests/tests/parts.rs -->\n";
const END: &str = "<!-- end of parts -->\n";

/// What one file or folder of the session has in its signatures.
#[derive(Debug, Default)]
struct Touched {
    changes: BTreeSet<&'static str>,
    reads: BTreeSet<&'static str>,
    /// Files of it whose methods may change all there is.
    all: usize,
    /// Files of it whose methods may change all of the live game.
    live: usize,
}

#[test]
fn fewer_and_fewer_files_may_change_all_there_is() {
    only_falls("WITH_ALL", WITH_ALL, |part| part.all);
}

#[test]
fn fewer_and_fewer_files_may_change_all_of_the_live_game() {
    only_falls("WITH_THE_LIVE_GAME", WITH_THE_LIVE_GAME, |part| part.live);
}

fn only_falls(name: &str, most: usize, of: impl Fn(&Touched) -> usize) {
    let files: usize = parts().values().map(of).sum();
    assert!(
        files <= most,
        "{files} files, {name} is {most}: say what they touch instead"
    );
    assert_eq!(
        files, most,
        "there are fewer: lower {name} in tests/tests/parts.rs"
    );
}

#[test]
fn a_part_stands_in_few_files() {
    let files = files();
    for (part, _) in PARTS {
        let begins = format!("\nimpl {part} {{");
        let stands = files.iter().filter(|(_, text)| text.contains(&begins));
        let more = IN_MORE_FILES.iter().find(|(name, _)| *name == part);
        match (stands.count(), more) {
            (stands, None) => assert!(stands <= FILES_OF_A_PART, "{part} stands in {stands} files"),
            (stands, Some((_, most))) => {
                assert_eq!(stands, *most, "{part}: IN_MORE_FILES only falls");
            }
        }
    }
}

/// What people do comes in as if it were typed: nothing of the game knows of keys, menus and settings.
#[test]
fn the_live_game_knows_nothing_of_hands() {
    let live = std::fs::read_to_string(root().join(SESSION).join("live/mod.rs")).unwrap();
    let fields = live.split_once("struct LiveGame {").unwrap().1;
    let fields = fields.split_once("\n}").unwrap().0;
    for of in [
        "Hands",
        "Menus",
        "Look",
        "CodeOnALine",
        "OwnSettings",
        "Tongues",
    ] {
        assert!(!is_named(fields, &format!(": {of}")), "{of}");
    }
}

#[test]
fn what_only_answers_can_change_nothing_of_the_game() {
    let parts = parts();
    for name in ONLY_ANSWERS {
        let part = parts.get(name).unwrap_or_else(|| panic!("no {name}"));
        // Where somebody looks, and words of a language that were read in meanwhile, are no part of the game.
        let changed: Vec<_> = part.changes.iter().filter(|it| !is_their_own(it)).collect();
        assert!(
            changed.is_empty() && part.all + part.live == 0,
            "{name}: {changed:?}"
        );
    }
}

fn is_their_own(part: &str) -> bool {
    matches!(part, "look" | "tongues")
}

/// Nobody is handed the whole session to do with it what they like, but a hand that says when.
#[test]
fn nobody_is_handed_the_whole_session() {
    let handed = files().into_iter().filter(|(_, text)| {
        let all = text.matches("&mut Session").count();
        let when = text.matches("impl FnOnce(&mut Session)").count();
        all > when
    });
    let handed: Vec<String> = handed.map(|(name, _)| name).collect();
    assert!(handed.is_empty(), "{handed:?}");
}

#[test]
fn the_picture_of_the_parts_is_true() {
    let drawn = picture(&parts());
    let paper = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let (before, rest) = paper.split_once(BEGIN).unwrap();
    let (stands, after) = rest.split_once(END).unwrap();
    if std::env::var_os("ZGODA_UPDATE").is_some() {
        let paper = format!("{before}{BEGIN}{drawn}{END}{after}");
        fs::write(root().join("CONTRIBUTING.md"), paper).unwrap();
        return;
    }
    assert_eq!(stands, drawn, "ZGODA_UPDATE=1 draws it anew");
}

fn picture(parts: &BTreeMap<String, Touched>) -> String {
    let mut drawn = String::from("| part | may change | looks at |\n| --- | --- | --- |\n");
    for (name, part) in parts {
        if part.changes.is_empty() && part.reads.is_empty() && part.all + part.live == 0 {
            continue;
        }
        let reads: Vec<_> = part.reads.difference(&part.changes).copied().collect();
        let changes: Vec<_> = part.changes.iter().copied().collect();
        let mut changes: Vec<String> = changes.into_iter().map(str::to_owned).collect();
        for (files, what) in [(part.live, "the live game"), (part.all, "all")] {
            if files > 0 {
                changes.push(format!("*{what}, in {files}*"));
            }
        }
        let changes = changes.join(", ");
        drawn.push_str(&format!("| {name} | {changes} | {} |\n", reads.join(", ")));
    }
    drawn
}

/// The files and folders of the session, and what stands in their signatures.
fn parts() -> BTreeMap<String, Touched> {
    let mut parts: BTreeMap<String, Touched> = BTreeMap::new();
    for (name, text) in files() {
        let part = name.split('/').next().unwrap().trim_end_matches(".rs");
        // What the table and the game are made of is not seen from outside.
        if matches!(part, "table" | "game" | "durable" | "options") {
            continue;
        }
        let touched = parts.entry(part.to_owned()).or_default();
        for (of, shown) in PARTS {
            if is_named(&text, &format!("&mut {of}")) || has_method(&text, of, "&mut self") {
                touched.changes.insert(shown);
            }
            if is_named(&text, &format!("&{of}")) || has_method(&text, of, "&self") {
                touched.reads.insert(shown);
            }
        }
        touched.all += usize::from(has_method(&text, "Session", "&mut self"));
        touched.live += usize::from(has_method(&text, "LiveGame", "&mut self"));
    }
    parts
}

/// Does this type stand there as a whole word?
fn is_named(text: &str, of: &str) -> bool {
    text.match_indices(of).any(|(at, _)| {
        let next = text[at + of.len()..].chars().next();
        next.is_none_or(|it| !it.is_alphanumeric() && it != '_' && it != ':')
    })
}

/// Has an `impl` of this type here a method with that receiver?
fn has_method(text: &str, of: &str, receiver: &str) -> bool {
    let head = format!("\nimpl {of} {{\n");
    text.match_indices(&head).any(|(at, _)| {
        let block = &text[at + head.len()..];
        let block = block.split("\n}\n").next().unwrap();
        let mut functions = block.split("fn ").skip(1);
        functions.any(|function| {
            let parameters = function.split_once('(').map_or("", |(_, rest)| rest);
            let first = parameters.trim_start();
            first.starts_with(receiver)
        })
    })
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files of the session by their names in it, without their tests.
fn files() -> Vec<(String, String)> {
    let folder = root().join(SESSION);
    let mut all = Vec::new();
    collect(&folder, &folder, &mut all);
    all.sort();
    assert!(all.len() > 50, "this is not the session");
    all
}

fn collect(folder: &Path, from: &Path, all: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, from, all);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let name = path.strip_prefix(from).unwrap().to_str().unwrap();
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
            all.push((name.to_owned(), code.to_owned()));
        }
    }
}
