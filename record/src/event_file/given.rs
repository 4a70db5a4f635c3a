// SPDX-License-Identifier: GPL-3.0-or-later
//! The check that a text is a consent in the words of the person who gave it. A text that says no in any language of the program
//! is no consent, and neither is a text without a word.
//!
//! A no is recognised by rules, not by lists of sentences: a word that refuses; a word of negation in a text with a word of
//! consent, or alone between commas; a line of nothing but words of no and the small words that go with them. Names may look like
//! such words (*Nie Ping*, *W. Bez*), so a word that is written as a name does not count as such a word. Where these rules go
//! wrong, the refusal says how to write a consent. The words are data of the language files (`consent.ftl`).

use std::sync::LazyLock;

use zgoda_speech::ConsentWords;

use crate::plain::hides;

/// The words of all languages together, because a consent need not be in the language of the game.
static WORDS: LazyLock<ConsentWords> = LazyLock::new(ConsentWords::of_all);

/// The reason why words are no consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoConsent {
    /// There is no word in the text: no letter, or a single letter.
    NoWord,
    /// The words say no.
    SaysNo,
}

/// A word as it stands in its line.
struct Word {
    /// The word in small letters.
    small: String,
    /// True if the word begins with a capital, without being all capitals.
    capital: bool,
    /// The number of the part between commas in which the word stands.
    part: usize,
}

/// Checks that a person consents in these words.
pub(super) fn given(words: &str) -> Result<(), NoConsent> {
    let seen: String = words.chars().filter(|c| !hides(*c)).collect();
    let all = split(&seen);
    let says_no = only_no(&all) || refuses(&all) || negates(&all) || has_a_part_of_no(&all);
    // `n/a` and `n.a.` fall apart into letters.
    let small: Vec<&str> = all.iter().map(|word| word.small.as_str()).collect();
    if says_no || WORDS.no_letters.contains(&small.join(" ")) {
        Err(NoConsent::SaysNo)
    } else if seen.chars().filter(|c| c.is_alphabetic()).count() < 2 {
        Err(NoConsent::NoWord)
    } else {
        Ok(())
    }
}

fn split(seen: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut part = 0_usize;
    let mut rest = seen;
    while let Some(start) = rest.find(char::is_alphabetic) {
        let (between, from) = rest.split_at(start);
        // The dot of an initial does not end a part.
        let initial = words
            .last()
            .is_some_and(|word: &Word| word.small.chars().count() < 4);
        let parts = |c: char| ",;:()/–—!".contains(c) || c == '.' && !initial;
        part = part.saturating_add(usize::from(between.contains(parts)));
        let end = from
            .find(|c: char| !c.is_alphabetic())
            .unwrap_or(from.len());
        let (word, behind) = from.split_at(end);
        let mut letters = word.chars();
        let first = letters.next().is_some_and(char::is_uppercase);
        let shouted = word.chars().count() > 1 && letters.all(char::is_uppercase);
        words.push(Word {
            small: word.to_lowercase(),
            capital: first && !shouted,
            part,
        });
        rest = behind;
    }
    words
}

fn begins(word: &Word, with: &[String]) -> bool {
    with.iter()
        .any(|start| word.small.starts_with(start.as_str()))
}

fn is_one_of(word: &Word, list: &[String]) -> bool {
    list.contains(&word.small)
}

/// True if a word has a meaning by itself, and so is no part of a name.
fn is_known(word: &Word) -> bool {
    is_one_of(word, &WORDS.no)
        || is_one_of(word, &WORDS.beside)
        || begins(word, &WORDS.consents)
        || begins(word, &WORDS.refusals)
}

/// True if a word is written as a name: with a capital, and right next to another capitalised word without a meaning.
fn is_name(all: &[Word], at: usize) -> bool {
    let Some(word) = all.get(at).filter(|word| word.capital) else {
        return false;
    };
    let neighbours = [at.checked_sub(1), at.checked_add(1)];
    let mut neighbours = neighbours
        .into_iter()
        .flatten()
        .filter_map(|at| all.get(at));
    neighbours.any(|next| next.part == word.part && next.capital && !is_known(next))
}

fn only_no(all: &[Word]) -> bool {
    let says = |word: &Word| is_one_of(word, &WORDS.no) || is_one_of(word, &WORDS.negations);
    let known = |word: &Word| says(word) || is_one_of(word, &WORDS.beside);
    all.iter().any(says) && all.iter().all(known)
}

/// True if a word refuses, as in `refused by A. Arbiter` or `verboten`.
fn refuses(all: &[Word]) -> bool {
    let mut all_of = all.iter().enumerate();
    all_of.any(|(at, word)| begins(word, &WORDS.refusals) && (at == 0 || !is_name(all, at)))
}

/// True if a negation belongs to a word of consent, as in `not allowed by A. Arbiter` or `ich stimme nicht zu`.
fn negates(all: &[Word]) -> bool {
    let consents = |word: &Word| begins(word, &WORDS.consents);
    let beside = all.iter().any(consents);
    let mut all_of = all.iter().enumerate();
    all_of.any(|(at, word)| {
        let next = || at.checked_add(1).and_then(|next| all.get(next));
        // `don't`
        let shortened = word.small.ends_with('n') && next().is_some_and(|next| next.small == "t");
        let negates = is_one_of(word, &WORDS.negations) || shortened;
        let of_next = is_one_of(word, &WORDS.negations_of_next) && next().is_some_and(consents);
        (beside && negates || of_next) && !is_name(all, at)
    })
}

/// True if one part alone says no, as in `A. Arbiter: no`.
fn has_a_part_of_no(all: &[Word]) -> bool {
    let mut parts = all.chunk_by(|one, other| one.part == other.part);
    parts.any(|part| only_no(part) && part.iter().all(|word| !word.capital))
}

#[cfg(test)]
mod tests;
