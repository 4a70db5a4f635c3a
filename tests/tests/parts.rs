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
    ("Hands", "hands"),
    ("Look", "look"),
    ("Menus", "menus"),
    ("OwnSettings", "own settings"),
    ("Preparation", "preparation"),
    ("Questions", "questions"),
    ("Timing", "timing"),
    ("Tongues", "tongues"),
    ("UnderWay", "under way"),
];

/// So many files still have the whole session in hand and may change any of it. The number only falls.
const WITH_THE_WHOLE: usize = 35;

/// These only answer.
const ONLY_ANSWERS: [&str; 5] = ["answers", "help", "look", "open", "view"];

/// Made by the test that compares it.
const BEGIN: &str = "<!-- parts: made by tests/tests/parts.rs -->\n";
const END: &str = "<!-- end of parts -->\n";

/// What one file or folder of the session has in its signatures.
#[derive(Debug, Default)]
struct Touched {
    changes: BTreeSet<&'static str>,
    reads: BTreeSet<&'static str>,
    /// Files of it whose methods have the whole session in hand.
    whole: usize,
}

#[test]
fn fewer_and_fewer_files_have_the_whole_session_in_hand() {
    let whole: usize = parts().values().map(|part| part.whole).sum();
    assert!(
        whole <= WITH_THE_WHOLE,
        "{whole} files have methods that may change the whole session; say what they touch instead"
    );
    assert_eq!(
        whole, WITH_THE_WHOLE,
        "there are fewer: lower the number in tests/tests/parts.rs"
    );
}

#[test]
fn what_only_answers_can_change_nothing_of_the_game() {
    let parts = parts();
    for name in ONLY_ANSWERS {
        let part = parts.get(name).unwrap_or_else(|| panic!("no {name}"));
        // Where somebody looks, and words of a language that were read in meanwhile, are no part of the game.
        let changed: Vec<_> = part.changes.iter().filter(|it| !is_their_own(it)).collect();
        assert!(changed.is_empty() && part.whole == 0, "{name}: {changed:?}");
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
        if part.changes.is_empty() && part.reads.is_empty() && part.whole == 0 {
            continue;
        }
        let reads: Vec<_> = part.reads.difference(&part.changes).copied().collect();
        let changes: Vec<_> = part.changes.iter().copied().collect();
        let mut changes = changes.join(", ");
        if part.whole > 0 {
            let and = if changes.is_empty() { "" } else { "; " };
            changes.push_str(&format!("{and}*the whole, in {}*", part.whole));
        }
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
        touched.whole += usize::from(has_method(&text, "Session", "&mut self"));
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
