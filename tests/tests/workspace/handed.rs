// SPDX-License-Identifier: GPL-3.0-or-later
//! The parameters of the session that are only handed on, read from its code. A reader of a function with such a parameter has to
//! follow it to the function that reads it. So a parameter is handed on through two functions at most; a value that has to go
//! further is kept in `Table`, or is returned.
//!
//! A function only hands a parameter on if every use of it is an argument of a call, alone or in a tuple. The function that a call
//! means is found by its name, the number of arguments and the type of the parameter. Calls of functions outside the session end a
//! chain. The table, the live game and the session are used in every act, and are not counted.

use std::collections::{BTreeMap, BTreeSet};

use super::parts;
use super::ring::{is_name, words};

/// The most functions through which a parameter may be handed on, one after the other.
const ALLOWED: usize = 2;

/// The types that every act uses.
const CARRIERS: [&str; 3] = ["Table", "LiveGame", "Session"];

/// Words that may stand before a parenthesis without a call.
const NO_CALLS: [&str; 8] = [
    "match", "if", "in", "let", "return", "while", "else", "move",
];

/// A function with its parameters and its code.
struct Function {
    file: String,
    name: String,
    has_self: bool,
    /// The parameters without `self`: the names of each, and its type without the signs of borrowing.
    parameters: Vec<(Vec<String>, Vec<String>)>,
    body: Vec<String>,
}

/// An argument of a call: the function's name, the index of the argument, and the number of all arguments.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct HandedTo {
    name: String,
    of_a_value: bool,
    at: usize,
    of: usize,
}

#[test]
fn what_is_handed_on_is_soon_read() {
    let functions: Vec<Function> = parts::files()
        .iter()
        .flat_map(|(name, text)| functions(name, text))
        .collect();
    assert!(functions.len() > 1_000, "{} functions", functions.len());
    let chains = chains(&functions);
    let further: Vec<&Vec<String>> = chains.iter().filter(|it| it.len() > ALLOWED + 1).collect();
    assert!(further.is_empty(), "{further:#?}");
}

#[test]
fn a_chain_is_followed_to_who_reads() {
    let code = "
        fn a(of: Side, why: &str, table: &mut Table) { b(of, why, table); log!(why); }
        fn b(side: Side, why: &str, table: &mut Table) { c((side, why), table) }
        fn c((side, why): (Side, &str), table: &mut Table) { table.d(&side, '(', why) }
        impl Table { fn d(&mut self, side: &Side, sign: char, why: &str) { e(why); self.f(side.other()); } }
        fn d(side: &Side) { d(side) }
        fn e(why: &str) { let told = Told { why }; }
    ";
    let functions: Vec<Function> = functions("file", code);
    let found = chains(&functions);
    let found: Vec<String> = found.iter().map(|it| it.join(" > ")).collect();
    assert_eq!(
        found,
        [
            "file: a, of > b > c > d",
            "file: b, side > c > d",
            "file: b, why > c > d > e",
            "file: c, side > d",
            "file: c, why > d > e",
            "file: d, side > d",
            "file: d, why > e",
        ]
    );
}

/// The functions of a file that have a body.
fn functions(file: &str, code: &str) -> Vec<Function> {
    let words = words(code);
    let starts = words.iter().enumerate();
    let starts = starts.filter(|(_, word)| *word == "fn");
    let functions = starts.filter_map(|(at, _)| function(file, &words, at));
    functions.collect()
}

fn function(file: &str, words: &[String], at: usize) -> Option<Function> {
    let name = words.get(at + 1).filter(|it| is_name(it))?;
    let open = at + words[at..].iter().position(|it| it == "(")?;
    let close = closes(words, open)?;
    let body = close
        + words[close..]
            .iter()
            .position(|it| it == "{" || it == ";")?;
    if words[body] == ";" {
        return None;
    }
    let mut parameters: Vec<_> = split(&words[open + 1..close]);
    let has_self = parameters
        .first()
        .is_some_and(|it| it.last().is_some_and(|last| last == "self"));
    if has_self {
        parameters.remove(0);
    }
    let parameters = parameters.into_iter().map(|words| {
        let colon = words.iter().position(|it| it == ":").unwrap_or(0);
        let (pattern, of) = words.split_at(colon);
        let names = pattern.iter().filter(|it| {
            it.starts_with(|c: char| c.is_lowercase()) && !["mut", "ref"].contains(&it.as_str())
        });
        let borrows = |it: &&String| ["&", "mut", ":"].contains(&it.as_str());
        let of = of.iter().skip_while(borrows).cloned().collect();
        (names.cloned().collect(), of)
    });
    Some(Function {
        file: file.to_owned(),
        name: name.clone(),
        has_self,
        parameters: parameters.collect(),
        body: words[body + 1..closes(words, body)?].to_vec(),
    })
}

/// The index of the bracket that closes the bracket at `open`.
fn closes(words: &[String], open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, word) in words.iter().enumerate().skip(open) {
        match word.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// The words, split at commas that are not within brackets.
fn split(words: &[String]) -> Vec<Vec<String>> {
    let (mut all, mut depth) = (vec![Vec::new()], 0_usize);
    for (at, word) in words.iter().enumerate() {
        let of_an_arrow = at > 0 && ["-", "="].contains(&words[at - 1].as_str());
        match word.as_str() {
            "(" | "[" | "{" | "<" => depth += 1,
            ">" if of_an_arrow => {}
            ")" | "]" | "}" | ">" => depth = depth.saturating_sub(1),
            "," if depth == 0 => {
                all.push(Vec::new());
                continue;
            }
            _ => {}
        }
        all.last_mut().unwrap().push(word.clone());
    }
    all.retain(|it| !it.is_empty());
    all
}

/// The calls that take this parameter; empty if the parameter is also used otherwise, or not at all.
fn handed_to(name: &str, body: &[String]) -> BTreeSet<HandedTo> {
    let mut calls = BTreeSet::new();
    for (at, word) in body.iter().enumerate() {
        let before = at.checked_sub(1).map_or("", |it| body[it].as_str());
        let after = body.get(at + 1).map_or("", String::as_str);
        let names_a_field = after == ":" && ["{", ","].contains(&before);
        if word != name || before == "." || before == "::" || names_a_field {
            continue;
        }
        let Some(call) = call_around(at, body) else {
            return BTreeSet::new();
        };
        calls.insert(call);
    }
    calls
}

/// The call with the word at `at` as an argument, alone or in a tuple.
fn call_around(at: usize, body: &[String]) -> Option<HandedTo> {
    let mut first = at;
    while first > 0 && ["&", "mut", "*"].contains(&body[first - 1].as_str()) {
        first -= 1;
    }
    let mut last = at;
    loop {
        let alone = ["(", ","].contains(&first.checked_sub(1).map_or("", |it| &body[it]))
            && [")", ","].contains(&body.get(last + 1).map_or("", String::as_str));
        let open = alone.then(|| opens(body, first)).flatten()?;
        if body[open] != "(" {
            return None;
        }
        let close = closes(body, open)?;
        let called = open.checked_sub(1).map_or("", |it| body[it].as_str());
        if !is_name(called) || NO_CALLS.contains(&called) {
            // A tuple, which is an argument itself.
            (first, last) = (open, close);
            continue;
        }
        let by_value = called.starts_with(|c: char| c.is_lowercase() || c == '_');
        let arguments = split_plainly(&body[open + 1..close]);
        let before = split_plainly(&body[open + 1..first]);
        return by_value.then(|| HandedTo {
            name: called.to_owned(),
            of_a_value: open >= 2 && body[open - 2] == ".",
            at: before,
            of: arguments,
        });
    }
}

/// The number of arguments in these words. Only brackets are followed, because `<` and `>` may be comparisons.
fn split_plainly(words: &[String]) -> usize {
    let (mut depth, mut count, mut empty) = (0_usize, 0, true);
    let mut in_bars = false;
    for word in words {
        match word.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            "|" if depth == 0 => in_bars = !in_bars,
            "," if depth == 0 && !in_bars => {
                count += 1;
                empty = true;
                continue;
            }
            _ => {}
        }
        empty = false;
    }
    count + usize::from(!empty)
}

/// The index of the opening bracket around this word.
fn opens(body: &[String], at: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, word) in body[..at].iter().enumerate().rev() {
        match word.as_str() {
            ")" | "]" | "}" => depth += 1,
            "(" | "[" | "{" if depth == 0 => return Some(at),
            "(" | "[" | "{" => depth -= 1,
            _ => {}
        }
    }
    None
}

/// The longest way of each parameter that is only handed on. A way has the functions that hand the parameter on, the first of them
/// with its file and the parameter, and then the function that reads the parameter or passes it out of the session.
fn chains(functions: &[Function]) -> Vec<Vec<String>> {
    let mut by_name: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, function) in functions.iter().enumerate() {
        by_name.entry(&function.name).or_default().push(at);
    }
    let mut chains = Vec::new();
    for (at, function) in functions.iter().enumerate() {
        for (names, of) in &function.parameters {
            if CARRIERS.iter().any(|it| of.iter().any(|of| of == it)) {
                continue;
            }
            for name in names {
                let mut way = longest((at, name), functions, &by_name, &mut Vec::new());
                if way.len() > 1 {
                    way[0] = format!("{}: {}, {name}", function.file, function.name);
                    chains.push(way);
                }
            }
        }
    }
    chains.sort();
    chains
}

fn longest(
    (at, name): (usize, &str),
    functions: &[Function],
    by_name: &BTreeMap<&str, Vec<usize>>,
    above: &mut Vec<(usize, String)>,
) -> Vec<String> {
    let function = &functions[at];
    let own = vec![function.name.clone()];
    let here = (at, name.to_owned());
    if above.contains(&here) {
        return own;
    }
    above.push(here);
    let mut own_parameters = function.parameters.iter();
    let given = own_parameters.find(|(names, _)| names.iter().any(|it| it == name));
    // The parts of a tuple have no type of their own here.
    let of = given
        .filter(|(names, _)| names.len() == 1)
        .map(|(_, of)| of);
    let mut best = Vec::new();
    for call in handed_to(name, &function.body) {
        for next in by_name.get(call.name.as_str()).into_iter().flatten() {
            let called = &functions[*next];
            let of_all = call.of == called.parameters.len() && call.of_a_value <= called.has_self;
            let Some(taken) = called.parameters.get(call.at).filter(|_| of_all) else {
                continue;
            };
            let its_name = match (taken.0.as_slice(), of) {
                ([_], Some(of)) if taken.1 != *of => continue,
                ([its_name], _) => its_name,
                (names, _) if names.iter().any(|it| it == name) => name,
                _ => continue,
            };
            let way = longest((*next, its_name), functions, by_name, above);
            if way.len() > best.len() {
                best = way;
            }
        }
    }
    above.pop();
    own.into_iter().chain(best).collect()
}
