// SPDX-License-Identifier: GPL-3.0-or-later
//! Counts of what makes comments hard to read: sentences that begin with a clause without a noun, rare words, comments of three
//! words and fewer. `CONTRIBUTING.md` has the rule; the numbers may only become smaller.

use super::tidy::{all_sources, behind_licence};

/// Words with which no sentence of a comment begins, because its subject comes too late.
const HEADLESS: [&str; 9] = [
    "What",
    "Who",
    "Whose",
    "Whom",
    "Which",
    "Whoever",
    "Whatever",
    "Nobody",
    "That which",
];
/// The number of sentences with such a beginning at the last count.
const SENTENCES: usize = 0;
/// The number of `whose` and `nobody` in all comments.
const RARE: usize = 6;
/// The most words of a short comment. Such a comment says little.
const FEW: usize = 3;
/// The number of short comments at the last count.
const SHORT: usize = 183;

/// The comments of a file: lines of comment without code between them are one.
fn comments(text: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    for line in behind_licence(text).lines() {
        let line = line.trim_start();
        let comment = ["///", "//!", "//"];
        let comment = comment.iter().find_map(|it| line.strip_prefix(it));
        match (comment, found.last_mut()) {
            (Some(comment), Some(open)) => {
                open.push_str(comment.trim());
                open.push(' ');
            }
            (None, Some(open)) if !open.is_empty() => found.push(String::new()),
            _ => {}
        }
    }
    found.retain(|it| !it.is_empty());
    found
}

fn sentences(comment: &str) -> impl Iterator<Item = &str> {
    comment
        .split_inclusive(['.', '!', '?'])
        .scan("", |before, part| {
            let begins =
                before.is_empty() || before.ends_with(['.', '!', '?']) && part.starts_with(' ');
            *before = part;
            Some(if begins { part.trim() } else { "" })
        })
}

fn is_headless(sentence: &str) -> bool {
    let begins = |word: &&&str| {
        let rest = sentence.strip_prefix(**word);
        rest.is_some_and(|rest| rest.starts_with([' ', ',']))
    };
    HEADLESS.iter().find(begins).is_some()
}

fn words(comment: &str) -> impl Iterator<Item = &str> {
    let words = comment.split(|c: char| !c.is_alphabetic() && c != '\'');
    words.filter(|word| !word.is_empty())
}

#[test]
fn comments_become_plainer() {
    let (mut headless, mut rare, mut short) = (0, 0, 0);
    for (_, text) in all_sources() {
        for comment in comments(&text) {
            headless += sentences(&comment).filter(|it| is_headless(it)).count();
            let is_rare = |word: &&str| ["whose", "nobody"].contains(&word.to_lowercase().as_str());
            rare += words(&comment).filter(is_rare).count();
            short += usize::from(words(&comment).count() <= FEW);
        }
    }
    assert_eq!(
        (headless, rare, short),
        (SENTENCES, RARE, SHORT),
        "sentences without a subject at their beginning, `whose` and `nobody`, comments of {FEW} words and fewer; \
         where they are fewer let the constants say so"
    );
}

#[test]
fn what_is_counted_is_found() {
    let text = "/// What it shows.\n/// Nobody, whose.\nfn f() {} // Said.\n    // The side.\n    // Which one? It runs.\n";
    let all = comments(text);
    assert_eq!(
        all,
        [
            "What it shows. Nobody, whose. ",
            "The side. Which one? It runs. "
        ]
    );
    let headless = |text: &str| sentences(text).filter(|it| is_headless(it)).count();
    assert_eq!(headless(&all[0]), 2);
    assert_eq!(headless(&all[1]), 1);
    assert_eq!(headless("Whatsoever, 1.5 What. It is whose."), 0);
    assert_eq!(words("The side's `x`.").count(), 3);
}
