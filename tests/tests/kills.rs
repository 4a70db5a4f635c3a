// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the law of kills: if the program is killed after any batch that a story writes and is started again, the story comes to
//! the same end.
//!
//! `ZGODA_ONE_KILL_IN=4` tries one kill in four. The choice depends on the story, the batch and the text in `ZGODA_DRAW`, which is
//! printed. Only a whole run shows whether a list of exceptions is too long.

#![allow(clippy::unwrap_used, clippy::panic)] // A test stops at the first thing that is not as it should be.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use zgoda_scenarios::script::kills::volatile;
use zgoda_scenarios::script::kills::{Kills, Otherwise, Tried, Ways, asked, differences, mixed};
use zgoda_speech::Message;

/// The list of the kills that change a story, each below its reason. All other kills must not change a story.
const LIST: &str = "kills-that-change-a-story.txt";

/// The number of these kills. It may only become smaller.
const MOST: usize = 28;

/// The list of the kills after which people depart from the likely way, each below its reason.
const WAYS: &str = "ways-behind-a-kill.txt";

/// The number of these ways. It may only become smaller.
const MOST_WAYS: usize = 174;

#[test]
fn every_story_outlives_a_kill_behind_every_batch() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = here.join(LIST);
    let mut excused = listed(&std::fs::read_to_string(&list).unwrap());
    let ways = ways(&std::fs::read_to_string(here.join(WAYS)).unwrap());
    let only = std::env::var("ZGODA_STORY").unwrap_or_default();
    let choice = chosen();
    let tried = all_tried(&here.join("scenarios"), &only, choice, &ways);
    let kills: usize = tried.values().map(|it| it.kills).sum();
    assert!(
        kills > 0,
        "no story is called {only:?}, or none is killed there"
    );
    let whole = choice == Kills::All;
    let mut faults = String::new();
    for (story, tried) in &tried {
        let excused = excused.remove(story).unwrap_or_default();
        for it in &tried.differences {
            if !excused.contains(&it.after) || matches!(choice, Kills::Only(_)) {
                let _ = writeln!(
                    faults,
                    "ZGODA_STORY={story} ZGODA_KILL={}: {}",
                    it.after, it.what
                );
            }
        }
        for after in &tried.vain {
            let _ = writeln!(
                faults,
                "{story}, killed behind {after}, needs no way of its own; strike it off {WAYS}"
            );
        }
        for after in excused.iter().filter(|_| whole) {
            if !tried.differences.iter().any(|it| it.after == *after) {
                let _ = writeln!(
                    faults,
                    "{story}, killed behind {after}, holds now; strike it off {LIST}"
                );
            }
        }
    }
    assert!(
        faults.is_empty(),
        "what a kill changes (each line begins with what runs it alone, before `cargo test --workspace --test kills`):\n{faults}"
    );
    if only.is_empty() && whole {
        assert!(
            excused.is_empty(),
            "{LIST} names stories that are gone: {excused:?}"
        );
        let masked = volatile::LIST.iter().flat_map(|it| it.left_out().1);
        let vain = masked.filter(|below| tried.values().all(|it| !it.masked.contains(below)));
        let vain: Vec<&str> = vain.collect();
        assert!(
            vain.is_empty(),
            "no game has these; nothing of them need be left out: {vain:?}"
        );
        let gone: Vec<_> = ways.keys().filter(|it| !tried.contains_key(*it)).collect();
        assert!(
            gone.is_empty(),
            "{WAYS} names stories that are gone: {gone:?}"
        );
        let theirs: usize = ways.values().map(Ways::len).sum();
        assert!(
            theirs <= MOST_WAYS,
            "{theirs} kills stand in {WAYS}, they may only become fewer"
        );
        let left: usize = tried.values().map(|it| it.differences.len()).sum();
        assert!(
            left <= MOST,
            "{left} kills stand in {LIST}, they may only become fewer"
        );
    }
    let named = tried.values().filter(|it| !it.differences.is_empty());
    let theirs: usize = named.clone().map(|it| it.kills).sum();
    let (stories, changed) = (tried.len(), named.count());
    println!(
        "{kills} kills of {stories} stories; {changed} stories with {theirs} kills are changed by some"
    );
}

/// The fields that the comparison leaves out are the facts that no record knows by the list in the decision, row by row. Each row
/// must name existing things.
#[test]
fn what_a_kill_may_forget_is_the_list_of_the_decision() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let decision = "docs/decisions/0020-the-game-is-what-its-events-amount-to.md";
    let text = std::fs::read_to_string(root.join(decision)).unwrap();
    let rows = text.lines().filter_map(|line| line.strip_prefix("| "));
    let rows: Vec<Vec<&str>> = rows
        .map(|row| row.trim_end_matches(" |").split(" | ").collect())
        .filter(|row: &Vec<&str>| row.first() != Some(&"what") && !row[0].starts_with("---"))
        .collect();
    let listed: Vec<&str> = rows.iter().map(|row| row[0]).collect();
    let named: Vec<&str> = volatile::LIST.iter().map(|it| it.what).collect();
    assert_eq!(
        listed, named,
        "{decision} and tests/src/script/kills/volatile.rs"
    );
    for row in &rows {
        assert!(row.len() == 3 && !row[2].is_empty(), "{decision}: {row:?}");
        for place in row[1].split('`').skip(1).step_by(2) {
            let session = root.join("table/src/session").join(place);
            let there = session.exists() || root.join(place).exists();
            assert!(there, "{decision}: there is no {place}");
        }
    }
    for kind in volatile::GREETINGS {
        assert!(
            text.contains(&format!("`{kind}`")),
            "{decision} lacks {kind}"
        );
        assert!(Message::KINDS.contains(&kind), "nothing says {kind}");
    }
    for row in &volatile::LIST {
        for kind in row.left_out().0 {
            assert!(Message::KINDS.contains(&kind), "nothing says {kind}");
        }
        assert!(!row.because.is_empty(), "{} has no reason", row.what);
    }
}

#[test]
fn every_question_can_be_asked_twice() {
    let unnamed = asked::unnamed_questions();
    assert!(
        unnamed.is_empty(),
        "the table of questions lacks these, or names them in vain: {unnamed:?}"
    );
}

/// The kills that the environment asks for.
fn chosen() -> Kills {
    let number = |name| {
        let text = std::env::var(name).ok()?;
        Some(text.parse::<usize>().expect("a number"))
    };
    if let Some(after) = number("ZGODA_KILL") {
        return Kills::Only(after);
    }
    match number("ZGODA_ONE_KILL_IN").map_or(1, |it| it as u64) {
        0 | 1 => Kills::All,
        one_in => {
            let words = std::env::var("ZGODA_DRAW").unwrap_or_default();
            println!("drawn: one kill in {one_in}, by ZGODA_DRAW={words}");
            let seed = mixed(0, words.as_bytes());
            Kills::Drawn { one_in, seed }
        }
    }
}

fn all_tried(
    folder: &Path,
    only: &str,
    choice: Kills,
    ways: &BTreeMap<String, Ways>,
) -> BTreeMap<String, Tried> {
    let search = std::env::var_os("ZGODA_WAYS").is_some();
    let none = Ways::new();
    let folders = [folder.to_owned(), folder.with_file_name("long-scenarios")];
    let folders = &folders[..if only.is_empty() { 1 } else { 2 }];
    let files = folders.iter().flat_map(|it| std::fs::read_dir(it).unwrap());
    let mut stories: Vec<PathBuf> = files
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == "txt"))
        .filter(|path| path.to_string_lossy().contains(only))
        .collect();
    // The longest story comes first, so that it does not run alone at the end.
    stories.sort_by_key(|path| std::cmp::Reverse(path.metadata().unwrap().len()));
    let next = AtomicUsize::new(0);
    let tried = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(path) = stories.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let name = path.file_stem().unwrap().to_string_lossy().into_owned();
                    let theirs = ways.get(&name).unwrap_or(&none);
                    let found = differences(path, choice, theirs, search).unwrap();
                    tried.lock().unwrap().insert(name, found);
                }
            });
        }
    });
    tried.into_inner().unwrap()
}

/// Each story with its kills, which must stand below a reason.
fn listed(text: &str) -> BTreeMap<String, Vec<usize>> {
    let mut all = BTreeMap::<String, Vec<usize>>::new();
    for (story, kills) in below_reasons(text, LIST) {
        all.entry(story).or_default().extend(numbers(kills));
    }
    all
}

/// Each story with the ways that people take after its kills.
fn ways(text: &str) -> BTreeMap<String, Ways> {
    let mut all = BTreeMap::<String, Ways>::new();
    for (story, line) in below_reasons(text, WAYS) {
        let (kills, way) = line.split_once(", ").expect("kills and a way");
        let way: Otherwise = way.parse().unwrap();
        let theirs = all.entry(story).or_default();
        for kill in numbers(kills) {
            let twice = theirs.insert(kill, way.clone());
            assert!(twice.is_none(), "{WAYS}: {line} names {kill} once more");
        }
    }
    all
}

fn numbers(kills: &str) -> impl Iterator<Item = usize> {
    kills.split(' ').map(|it| it.parse().expect("a number"))
}

/// The lines of a list: each has a story and the words after it, and must stand below a reason.
fn below_reasons<'a>(text: &'a str, list: &str) -> Vec<(String, &'a str)> {
    let mut all = Vec::new();
    let mut reason = false;
    for line in text.lines() {
        if line.is_empty() {
            reason = false;
        } else if line.starts_with("# ") {
            reason = true;
        } else {
            let (story, said) = line.split_once(": ").expect("a story and its kills");
            assert!(reason, "{list}: {story} stands below no reason");
            all.push((story.to_owned(), said));
        }
    }
    all
}
