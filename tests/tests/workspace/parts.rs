// SPDX-License-Identifier: GPL-3.0-or-later
//! The parts of the session, read from its code: the state that each part may change and look at, the requests of each part to
//! other parts, the files that take more than one part, and the parts that only answer and can change nothing. The picture in
//! `CONTRIBUTING.md` is made here; `ZGODA_UPDATE=1` draws it anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const SESSION: &str = "table/src/session";

/// The parts with a state of their own, and their names in the picture.
const PARTS: [(&str, &str); 14] = [
    ("Table", "table"),
    ("Boards", "boards"),
    ("Check", "checking"),
    ("CodeOnALine", "code"),
    ("ArbiterDesk", "desk"),
    ("HalfMoves", "half-moves"),
    ("Hands", "hands"),
    ("Look", "look"),
    ("Menus", "menus"),
    ("OwnSettings", "own settings"),
    ("Preparation", "preparation"),
    ("Questions", "questions"),
    ("Timing", "timing"),
    ("Vocabularies", "vocabularies"),
];

/// The only files that take the hands and the live game at once: people's acts come in through these files.
const WITH_ALL: [&str; 4] = ["controls.rs", "lines.rs", "mod.rs", "rehearsal/actions.rs"];

/// The only files that take the whole live game: they say which part acts when, and pass on requests.
const WITH_THE_LIVE_GAME: [&str; 5] = [
    "live/answers.rs",
    "live/arbiter.rs",
    "live/asks.rs",
    "live/lines.rs",
    "live/mod.rs",
];

/// The vocabularies that were read in belong to no part: a reader of lines has them in addition to its part.
const READ_IN: &str = "Vocabularies";

/// The most files that may have methods of one type.
const FILES_OF_A_TYPE: usize = 5;

/// The parts that only answer, and can change nothing.
const ONLY_ANSWERS: [&str; 4] = ["answers", "help", "look", "view"];

/// The line above the picture. The test that compares the picture also draws it.
const BEGIN: &str = "<!-- parts: made by tests/tests/workspace/parts.rs -->\n";
const END: &str = "<!-- end of parts -->\n";

/// The parts that one file or folder of the session has in its signatures.
#[derive(Debug, Default)]
struct Touched {
    changes: BTreeSet<&'static str>,
    reads: BTreeSet<&'static str>,
    /// The requests that the file or folder makes to other parts.
    asks: BTreeSet<String>,
}

#[test]
fn only_these_files_may_change_more_than_a_part() {
    let with = |of: &str| {
        let files = files().into_iter();
        let with = files.filter(|(_, text)| text.contains(&format!("\nimpl {of} {{")));
        with.map(|(name, _)| name).collect::<Vec<_>>()
    };
    assert_eq!(with("Session"), WITH_ALL);
    assert_eq!(with("LiveGame"), WITH_THE_LIVE_GAME);
}

/// A part requests the work of another part, and does not do it directly.
#[test]
fn no_part_has_another_in_hand() {
    let mut found = Vec::new();
    for (name, text) in files() {
        for signature in signatures(&text) {
            let own = PARTS.into_iter().map(|(part, _)| part);
            let own = own.filter(|part| ![READ_IN, "Table"].contains(part));
            let held: Vec<_> = own
                .filter(|part| {
                    let receives = signature.of.as_deref() == Some(part);
                    receives && signature.parameters.trim_start().starts_with("&mut self")
                        || is_named(&signature.parameters, &format!("&mut {part}"))
                })
                .collect();
            if held.len() > 1 {
                found.push(format!("{name}: {} has {held:?}", signature.name));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_type_stands_in_few_files() {
    let mut stands: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, text) in files() {
        for line in text.lines() {
            let Some(of) = line
                .strip_prefix("impl ")
                .and_then(|it| it.strip_suffix(" {"))
            else {
                continue;
            };
            // A method of a trait is counted with the trait.
            if !of.contains(" for ") {
                stands
                    .entry(of.to_owned())
                    .or_default()
                    .insert(name.clone());
            }
        }
    }
    stands.retain(|_, files| files.len() > FILES_OF_A_TYPE);
    assert!(stands.is_empty(), "{stands:#?}");
}

/// People's acts come in as if they were typed: the game itself does not know keys, menus and settings.
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
        "Vocabularies",
    ] {
        assert!(!is_named(fields, &format!(": {of}")), "{of}");
    }
}

#[test]
fn what_only_answers_can_change_nothing_of_the_game() {
    let parts = parts();
    for name in ONLY_ANSWERS {
        let part = parts.get(name).unwrap_or_else(|| panic!("no {name}"));
        // Cursors, and vocabularies that were read in meanwhile, are no part of the game.
        let changed: Vec<_> = part.changes.iter().filter(|it| !is_their_own(it)).collect();
        assert!(
            changed.is_empty() && part.asks.is_empty(),
            "{name}: {changed:?}, {:?}",
            part.asks
        );
    }
}

fn is_their_own(part: &str) -> bool {
    matches!(part, "look" | "vocabularies")
}

#[test]
fn nobody_is_handed_the_whole_session() {
    let handed = files().into_iter();
    let handed = handed.filter(|(_, text)| text.contains("&mut Session"));
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
    let mut drawn =
        String::from("| part | may change | looks at | asks for |\n| --- | --- | --- | --- |\n");
    for (name, part) in parts {
        let reads: Vec<_> = part.reads.difference(&part.changes).copied().collect();
        let changes: Vec<_> = part.changes.iter().copied().collect();
        let asks: Vec<_> = part.asks.iter().map(String::as_str).collect();
        let columns = [changes.join(", "), reads.join(", "), asks.join(", ")];
        if columns.iter().any(|column| !column.is_empty()) {
            drawn.push_str(&format!("| {name} | {} |\n", columns.join(" | ")));
        }
    }
    drawn.push_str("\n| ask | who does it |\n| --- | --- |\n");
    for (ask, by) in asks() {
        drawn.push_str(&format!("| {ask} | {by} |\n"));
    }
    drawn
}

/// The closed list of the requests between parts, with the parts that carry them out.
fn asks() -> Vec<(String, String)> {
    let text = fs::read_to_string(root().join(SESSION).join("ask.rs")).unwrap();
    let list = text.split_once("enum Ask {\n").unwrap().1;
    let list = list.split_once("\n}\n").unwrap().0;
    let mut asks = Vec::new();
    let mut by = None;
    for line in list.lines() {
        let inner = line.trim_start();
        if line.len() - inner.len() != 4 {
            continue;
        }
        if let Some(about) = inner.strip_prefix("/// ") {
            let whose = about.split_once(": ").map(|(whose, _)| whose.to_owned());
            by = by.or(whose);
        } else if let Some(by) = by.take_if(|_| inner.starts_with(char::is_uppercase)) {
            let name = inner.split(|it: char| !it.is_alphanumeric()).next();
            asks.push((name.unwrap().to_owned(), by.to_lowercase()));
        }
    }
    assert!(asks.len() > 10, "this is not the list");
    asks
}

/// Every request on the list is made by some part, and each row names the part that does the work.
#[test]
fn everything_on_the_list_is_asked_for() {
    let asked: BTreeSet<String> = parts().into_values().flat_map(|it| it.asks).collect();
    let listed: BTreeSet<String> = asks().into_iter().map(|(ask, _)| ask).collect();
    assert_eq!(asked, listed);
}

/// The number of requests between parts at the last count.
const ASKS: usize = 19;

#[test]
fn parts_ask_each_other_for_few_things() {
    assert_eq!(asks().len(), ASKS, "where they are fewer, let ASKS say so");
}

const NAMES_OF_A_CHARGE: [&str; 8] = [
    "ArbiterWord",
    "Body",
    "ChargeChange",
    "ClockChange",
    "DeskNote",
    "OfClocks",
    "OfferedReading",
    "ReadBecause",
];

/// An act of an arbiter has few names on its way from the word to the event. The test counts the types that have a name for a
/// charge of time; the sentences about a charge, and the keys of pages and menus, are not counted.
#[test]
fn a_charge_of_time_has_few_names() {
    let mut names: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let at_the_table = ["record/src", "input/src", "table/src", "app/src"];
    let files = at_the_table
        .iter()
        .flat_map(|it| super::tidy::files(it, "rs"));
    for (path, text) in files {
        if path.contains("/export/") || path.contains("/start_menu/") {
            continue;
        }
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        for pair in super::ring::words(code).windows(3) {
            let [of, between, name] = pair else { continue };
            let is_type = |it: &str| it.starts_with(char::is_uppercase);
            let charges = ["Charge", "Charged"].iter().any(|it| name.contains(it));
            if between == "::" && is_type(of) && is_type(name) && charges {
                names.entry(of.clone()).or_default().insert(name.clone());
            }
        }
    }
    for row_of_words in ["Telling", "Line"] {
        names.remove(row_of_words);
    }
    let known: Vec<&str> = names.keys().map(String::as_str).collect();
    assert_eq!(known, NAMES_OF_A_CHARGE, "{names:#?}");
}

/// The files and folders of the session, and the types in their signatures.
fn parts() -> BTreeMap<String, Touched> {
    let mut parts: BTreeMap<String, Touched> = BTreeMap::new();
    for (name, text) in files() {
        let part = name.split('/').next().unwrap().trim_end_matches(".rs");
        // The types of the table and the game are not visible from outside, and the files that take everything are listed above.
        if matches!(part, "table" | "game" | "durable" | "options" | "ask")
            || WITH_ALL.contains(&name.as_str())
            || WITH_THE_LIVE_GAME.contains(&name.as_str())
        {
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
        for (at, _) in text.match_indices("Ask::") {
            let rest = &text[at + "Ask::".len()..];
            let ask = rest.split(|it: char| !it.is_alphanumeric()).next().unwrap();
            touched.asks.insert(ask.to_owned());
        }
    }
    parts
}

/// A function, up to its body.
struct Signature {
    name: String,
    /// The type of the method.
    of: Option<String>,
    parameters: String,
}

/// The game and the state of a record ignore an event that has no match arm. So each event that is taken in according to its row
/// must have an arm, and no other event may have an arm.
#[test]
fn each_event_that_is_taken_in_has_an_arm() {
    let read = |path: &str| fs::read_to_string(root().join(path)).unwrap();
    let rows = read("record/src/event/kind.rs");
    let rows = rows.split_once("\nevents! {\n").unwrap().1;
    let rows = rows.split_once("\n}\n").unwrap().0;
    for (path, taken_in, not) in [
        ("table/src/session/game/apply.rs", "Game", "Parts"),
        ("record/src/state.rs", "Kept", "Passed"),
    ] {
        let arms = read(path);
        let arms = arms.split_once("        match body {\n").unwrap().1;
        let arms = arms.split_once("            _ => ").unwrap().0;
        let (mut some, mut others, mut wrong) = (0, 0, Vec::new());
        for row in rows.lines() {
            let mut words = row.split([' ', ',', ';']);
            let name = words.find(|word| !word.is_empty()).unwrap();
            let said: Vec<&str> = words
                .filter(|word| [taken_in, not].contains(word))
                .collect();
            let takes_it = said == [taken_in];
            assert!(takes_it || said == [not], "{name}: {said:?}");
            *if takes_it { &mut some } else { &mut others } += 1;
            let arm = format!("Body::{name}");
            let has_it = arms.match_indices(&arm).any(|(at, _)| {
                let next = arms[at + arm.len()..].chars().next();
                next.is_some_and(|it| !it.is_alphanumeric())
            });
            if has_it != takes_it {
                wrong.push(name);
            }
        }
        assert!(some > 20 && others > 20, "{some} and {others} are no table");
        assert!(wrong.is_empty(), "{path}: {wrong:?}");
    }
}

/// Number of parameters that counts as many, and the number of functions of the session with as many at the last count.
const MANY_PARAMETERS: usize = 6;
const WITH_MANY: usize = 4;

/// `Table` has the things that every step of an input needs; a function with many other parameters depends on too much.
#[test]
fn few_functions_take_many_parameters() {
    let mut many = Vec::new();
    for (name, text) in files() {
        for signature in signatures(&text) {
            if parameters(&signature.parameters) >= MANY_PARAMETERS {
                many.push(format!("{name}: {}", signature.name));
            }
        }
    }
    assert_eq!(
        many.len(),
        WITH_MANY,
        "where they are fewer, let WITH_MANY say so: {many:#?}"
    );
}

/// The number of parameters between the parentheses of a signature, `self` among them.
fn parameters(rest: &str) -> usize {
    let (mut depth, mut count, mut empty) = (0_usize, 0, true);
    let mut before = ' ';
    for it in rest.chars() {
        match it {
            '(' | '[' | '<' => depth += 1,
            // The sign of an arrow closes no bracket.
            '>' if before == '-' || before == '=' => {}
            ')' if depth == 0 => break,
            ')' | ']' | '>' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                count += 1;
                empty = true;
                continue;
            }
            _ => {}
        }
        empty = empty && it.is_whitespace();
        before = it;
    }
    count + usize::from(!empty)
}

#[test]
fn parameters_are_counted_whatever_stands_between() {
    let counted = |text| parameters(text);
    assert_eq!(counted(") -> Option<Held> {"), 0);
    assert_eq!(counted("&self) {"), 1);
    assert_eq!(
        counted("&mut self, side: Side,of: BySide<Option<A, B>>,) {"),
        3
    );
    assert_eq!(
        counted("(side, mv): (Side, Move),read: impl Fn(&A, B) -> Option<C>,table: &Table) {"),
        3
    );
}

/// The signatures in a file.
fn signatures(text: &str) -> Vec<Signature> {
    let mut all = Vec::new();
    let mut of = None;
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(head) = line.strip_prefix("impl ") {
            of = head.split([' ', '<']).next().map(str::to_owned);
        } else if line == "}" {
            of = None;
        }
        let declared = line.trim_start().trim_start_matches("pub(super) ");
        let declared = declared.trim_start_matches("pub(in crate::session) ");
        let declared = declared
            .trim_start_matches("pub ")
            .trim_start_matches("const ");
        let Some(declared) = declared.strip_prefix("fn ") else {
            continue;
        };
        let mut whole = declared.to_owned();
        while !whole.ends_with('{') {
            let Some(more) = lines.next() else { break };
            whole.push_str(more.trim_start());
        }
        let (name, rest) = whole.split_once('(').unwrap();
        all.push(Signature {
            name: name.to_owned(),
            of: of.clone(),
            parameters: rest.replace("self,", "self, "),
        });
    }
    all
}

/// True if `text` has this type as a whole word.
fn is_named(text: &str, of: &str) -> bool {
    text.match_indices(of).any(|(at, _)| {
        let next = text[at + of.len()..].chars().next();
        next.is_none_or(|it| !it.is_alphanumeric() && it != '_' && it != ':')
    })
}

/// True if an `impl` of this type in `text` has a method with this receiver.
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

/// All files of the session by their names in its folder, without their tests.
pub(super) fn files() -> Vec<(String, String)> {
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
