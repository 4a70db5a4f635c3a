// SPDX-License-Identifier: GPL-3.0-or-later
//! The rules that keep the workspace in its shape: the allowed dependencies, the places for dangerous things, and the
//! header of every file, which says its purpose.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::tree::{code_folders, folders, metadata, read, root};

/// The other packages that each package may use.
const DIRECTION: [(&str, &[&str]); 6] = [
    ("zgoda-game", &[]),
    ("zgoda-late", &[]),
    ("zgoda-hw", &["zgoda-game", "zgoda-late"]),
    ("zgoda-speech", &["zgoda-game", "zgoda-late"]),
    ("zgoda", &["zgoda-game", "zgoda-hw", "zgoda-speech"]),
    (
        "zgoda-scenarios",
        &["zgoda", "zgoda-game", "zgoda-hw", "zgoda-speech"],
    ),
];

/// The crates that the rules of the games use at run time: for errors, and for the form of their types in records and views.
const GAME_USES: [&str; 2] = ["serde", "thiserror"];

/// The beginning of the line that names the licence of a file, as tools look for it.
pub(crate) const LICENCE_OF_RUST: &str = concat!("// SPDX-", "License-Identifier: ");

/// The word, spelt so that this file does not contain it.
const UNSAFE_WORD: &str = concat!("un", "safe");

/// The files that may contain the word. Among them are the file that opens libraries, in which only the safety of their
/// initialisers is taken on trust, and its test; the file that calls C; and the file that stands in for a sound card.
const UNSAFE_FILES: [&str; 6] = [
    "hw/src/stopwatch.rs",
    "late/src/door.rs",
    "late/tests/loading.rs",
    "speech/src/voice/espeak/ffi.rs",
    "speech/src/voice/screen_reader/nvda.rs",
    "speech/tests/support/card.rs",
];

/// The files that read bytes and text from outside: only there the lints look at indexing and arithmetic. A module's header
/// covers the modules below it.
const OUTSIDE_FILES: [&str; 48] = [
    "app/src/desk_link/joined.rs",
    "app/src/desk_link/machine.rs",
    "record/src/event_file/read.rs",
    "record/src/event_file/slips.rs",
    "record/src/event_file/table.rs",
    "input/src/hands/bytes.rs",
    "desk/src/act.rs",
    "desk/src/device.rs",
    "desk/src/guard.rs",
    "desk/src/join.rs",
    "desk/src/join_key.rs",
    "desk/src/place.rs",
    "desk/src/records/folder.rs",
    "desk/src/relay.rs",
    "input/src/personal/choice.rs",
    "input/src/personal/file.rs",
    "app/src/play/channels.rs",
    "app/src/play/options.rs",
    "record/src/log.rs",
    "record/src/read.rs",
    "app/src/round/pairings.rs",
    "input/src/command/mod.rs",
    "input/src/command/terms.rs",
    "app/src/terminal.rs",
    "game/src/clock/control.rs",
    "game/src/notation/fen/mod.rs",
    "game/src/notation/pdn/clock.rs",
    "game/src/notation/pdn/encoding.rs",
    "game/src/notation/pdn/lines.rs",
    "game/src/notation/pdn/reader/mod.rs",
    "game/src/notation/pdn/result.rs",
    "game/src/notation/pdn/signs.rs",
    "game/src/notation/written/mod.rs",
    "game/src/reconcile/sheet.rs",
    "hw/src/cpp/codec.rs",
    "hw/src/cpp/message.rs",
    "hw/src/cpp/state.rs",
    "hw/src/dgt/clock/order.rs",
    "hw/src/dgt/clock/wire.rs",
    "hw/src/dgt/codec.rs",
    "hw/src/dgt/message.rs",
    "hw/src/dgt/wiring.rs",
    "hw/src/line_clock/codec.rs",
    "hw/src/line_clock/message.rs",
    "hw/src/sim/clock/hand.rs",
    "hw/src/sim/command.rs",
    "hw/src/sim/options.rs",
    "speech/src/voice/spec.rs",
];

#[test]
fn packages_depend_in_one_direction() {
    let metadata = metadata();
    let ours: BTreeSet<&str> = DIRECTION.iter().map(|(name, _)| *name).collect();
    let mut seen = BTreeSet::new();
    for package in packages(&metadata) {
        let name = package["name"].as_str().unwrap();
        let Some((_, may)) = DIRECTION.iter().find(|(package, _)| *package == name) else {
            continue;
        };
        seen.insert(name);
        for used in dependencies(package, Purpose::Any) {
            if ours.contains(used.as_str()) {
                assert!(may.contains(&used.as_str()), "{name} must not use {used}");
            }
        }
        if name == "zgoda-game" {
            let used = dependencies(package, Purpose::Running);
            assert_eq!(used, BTreeSet::from(GAME_USES.map(str::to_owned)));
        }
    }
    assert_eq!(seen, ours);
}

#[test]
fn the_rules_have_no_clock_no_thread_and_no_files() {
    let lib = read("game/src/lib.rs");
    assert!(lib.contains("#![forbid(unsafe_code)]"));
    for (path, text) in sources("game/src") {
        for word in [
            "Instant",
            "SystemTime",
            "std::thread",
            "std::fs",
            "std::net",
            "std::process",
            "std::env",
            "static mut",
            "println!",
            "eprintln!",
        ] {
            assert!(!code(&text).contains(word), "{path} uses {word}");
        }
    }
}

#[test]
fn only_named_files_are_unsafe() {
    let mut found = BTreeSet::new();
    for (path, text) in all_sources() {
        let code = code(&text);
        let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
        if words.into_iter().any(|word| word == UNSAFE_WORD) {
            assert!(text.contains("reason = "), "{path} gives no reason");
            assert!(
                text.contains("SAFETY: "),
                "{path} does not say why it is safe"
            );
            found.insert(path);
        }
    }
    assert_eq!(found, BTreeSet::from(UNSAFE_FILES.map(str::to_owned)));
}

#[test]
fn what_comes_from_outside_is_read_with_care() {
    let mut found = BTreeSet::new();
    for folder in code_folders() {
        for (path, text) in sources(&folder) {
            let code = code(&text);
            let warned = [
                "clippy::indexing_slicing",
                "clippy::arithmetic_side_effects",
            ]
            .map(|lint| code.matches(lint).count());
            match warned {
                [0, 0] => {}
                [1, 1] if code.trim_start().starts_with("#![cfg_attr(") => {
                    assert!(text.contains("reason = "), "{path} gives no reason");
                    found.insert(path);
                }
                _ => panic!("{path} asks for one of two lints, or takes one back"),
            }
        }
    }
    assert_eq!(found, BTreeSet::from(OUTSIDE_FILES.map(str::to_owned)));
}

/// Code at an edge of the program stands in a single file or folder of its package.
#[test]
fn every_edge_has_its_place() {
    let places = BTreeMap::from([
        ("serialport::", "hw/src/serial.rs"),
        ("rodio::", "speech/src/voice/"),
        ("cpal::", "speech/src/voice/"),
        ("tts::", "speech/src/voice/system/"),
        ("fluent_bundle::", "speech/src/"),
        ("rusqlite::", "record/src/"),
        ("clap::", "app/src/"),
    ]);
    for folder in code_folders() {
        for (path, text) in sources(&folder) {
            for (krate, place) in &places {
                if uses(&code(&text), krate) {
                    assert!(path.starts_with(place), "{path} uses {krate}");
                }
            }
        }
    }
}

/// The session, and the code that makes commands of keys and lines, are machines: they open nothing, and are given the time.
#[test]
fn machines_have_no_input_or_output() {
    let edges = [
        "std::fs",
        "std::net",
        "std::process",
        "std::thread",
        "Instant::now",
        "SystemTime",
    ];
    let mut looked_at = 0;
    for folder in ["game/src/", "input/src/", "table/src/"] {
        for (path, text) in sources(folder) {
            if path.ends_with("tests.rs") {
                continue;
            }
            let text = text.split("#[cfg(test)]\nmod ").next().unwrap();
            let code = code(text);
            let edge = edges.iter().find(|edge| uses(&code, edge));
            assert_eq!(edge, None, "{path}");
            looked_at += 1;
        }
    }
    assert!(looked_at > 200, "only {looked_at} files");
}

#[test]
fn every_file_says_what_it_is_for() {
    let mut looked_at = 0;
    for (path, text) in all_sources() {
        assert!(
            behind_licence(&text).starts_with("//! "),
            "{path} has no header"
        );
        looked_at += 1;
    }
    assert!(looked_at > 100, "only {looked_at} files were found");
}

/// A reader of a comment wants an answer. A question in a comment stands in quotes.
#[test]
fn no_comment_of_an_item_is_a_question() {
    let comment = |line: &&str| line.trim_start().starts_with("//");
    let item = |line: &&str| line.contains("///") || line.contains("//!");
    for (path, text) in all_sources() {
        let mut lines = text.lines().filter(comment).filter(item);
        let question = lines.find(|line| line.ends_with('?'));
        assert_eq!(question, None, "{path}");
    }
}

#[test]
fn every_target_of_the_fuzzer_is_declared() {
    let manifest = read("fuzz/Cargo.toml");
    for target in zgoda_scenarios::fuzz::TARGETS {
        let path = format!("path = \"targets/{}.rs\"", target.name);
        assert!(manifest.contains(&path), "fuzz/Cargo.toml lacks {path}");
        assert!(
            root()
                .join("fuzz/targets")
                .join(target.name)
                .with_extension("rs")
                .is_file()
        );
    }
}

/// The papers name files, so a file that moved must be renamed in them. A star stands for any language.
#[test]
fn the_papers_name_files_that_exist() {
    let others = ["fuzz", "locales", "docs", "tools", "packaging"].map(str::to_owned);
    let tops: Vec<String> = (folders().into_iter().chain(others))
        .map(|it| format!("{it}/"))
        .collect();
    let sources = all_sources();
    let names: BTreeSet<_> = sources
        .iter()
        .filter_map(|(path, _)| Path::new(path).file_name())
        .collect();
    let mut named = 0;
    for (paper, text) in papers() {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "/._-*".contains(c);
        for quoted in quoted(&text).filter(|it| it.chars().all(is_plain)) {
            let exists = if tops.iter().any(|top| quoted.starts_with(top)) {
                root().join(quoted.replace('*', "en")).exists()
            } else if quoted.ends_with(".rs") && !quoted.contains('/') {
                names.contains(std::ffi::OsStr::new(quoted))
            } else {
                continue;
            };
            assert!(exists, "{paper} names {quoted}");
            named += 1;
        }
    }
    assert!(named > 100, "only {named} files are named");
}

/// Papers name types, too, and members of types. Decisions are history and may name types that no longer exist.
#[test]
fn the_papers_name_types_that_exist() {
    let sources = all_sources();
    let words: BTreeSet<_> = sources
        .iter()
        .flat_map(|(_, text)| text.split(|c: char| !is_of_a_name(c)))
        .collect();
    let mut named = 0;
    for (paper, text) in papers() {
        if paper.starts_with("docs/decisions/") {
            continue;
        }
        for quoted in quoted(&text).filter(|it| is_a_type(it)) {
            for name in quoted.split("::") {
                assert!(words.contains(name), "{paper} names {quoted}");
            }
            named += 1;
        }
    }
    assert!(named > 10, "only {named} types are named");
}

fn is_of_a_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// True for the name of a type, alone or with a member: no word in capitals, and no typed or printed text.
fn is_a_type(quoted: &str) -> bool {
    quoted.starts_with(|c: char| c.is_ascii_uppercase())
        && quoted.contains(|c: char| c.is_ascii_lowercase())
        && quoted.chars().all(|c| is_of_a_name(c) || c == ':')
}

/// The texts between single backticks on one line; a block of text is left out.
pub(crate) fn quoted(text: &str) -> impl Iterator<Item = &str> {
    let outside = text.split("```").step_by(2);
    outside
        .flat_map(str::lines)
        .flat_map(|line| line.split('`').skip(1).step_by(2))
}

/// All papers except the list of changes, which is history.
fn papers() -> Vec<(String, String)> {
    let tops = [
        "README.md",
        "README.pl.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
    ];
    let mut all: Vec<_> = tops
        .into_iter()
        .map(|name| (name.to_owned(), read(name)))
        .collect();
    for folder in ["docs", "locales", "hw"] {
        all.extend(files(folder, "md"));
    }
    all
}

fn packages(metadata: &Value) -> &[Value] {
    metadata["packages"].as_array().unwrap()
}

/// The purpose of a dependency.
#[derive(Clone, Copy, PartialEq)]
enum Purpose {
    Any,
    Running,
}

fn dependencies(package: &Value, purpose: Purpose) -> BTreeSet<String> {
    let listed = package["dependencies"].as_array().unwrap();
    listed
        .iter()
        .filter(|used| purpose == Purpose::Any || used["kind"].is_null())
        .map(|used| used["name"].as_str().unwrap().to_owned())
        .collect()
}

/// The text of a file of Rust behind the line that names its licence.
pub(crate) fn behind_licence(text: &str) -> &str {
    match text.split_once('\n') {
        Some((first, rest)) if first.starts_with(LICENCE_OF_RUST) => rest,
        _ => text,
    }
}

pub(crate) fn all_sources() -> Vec<(String, String)> {
    let mut folders = folders();
    folders.push("fuzz/targets".to_owned());
    let all = folders.iter().flat_map(|folder| sources(folder));
    all.collect()
}

/// Every Rust file below a folder.
fn sources(folder: &str) -> Vec<(String, String)> {
    files(folder, "rs")
}

/// The files below a folder with this ending of the name: the path of each from the root, and its text.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    files_below(&root(), Path::new(folder), ending)
}

/// The same for a folder below another one than the root.
pub(crate) fn files_below(top: &Path, folder: &Path, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(top.join(&folder)).unwrap() {
            let path = folder.join(entry.unwrap().file_name());
            if top.join(&path).is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == ending) {
                let name = path_text(&path);
                let text = fs::read_to_string(top.join(&path)).unwrap();
                found.push((name, text));
            }
        }
    }
    found.sort();
    found
}

fn path_text(path: &Path) -> String {
    path.to_str().expect("names of files are plain").to_owned()
}

/// The text without its comments.
fn code(text: &str) -> String {
    text.lines()
        .map(|line| line.split("//").next().unwrap_or(""))
        .collect::<Vec<_>>()
        .join("\n")
}

/// True if a crate's path is used, and not merely the end of a longer name.
fn uses(code: &str, krate: &str) -> bool {
    code.match_indices(krate).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != ':')
    })
}
