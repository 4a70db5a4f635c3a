// SPDX-License-Identifier: GPL-3.0-or-later
//! The grammar of one half-move that is said several times.
//!
//! A listener who asks to hear a half-move again knows that it is the same half-move, but not which one. So each way through the
//! grammar is one of the 2,450 half-moves with all its sayings, and no way changes from one half-move to another. It is written as
//! an automaton in the
//! recogniser's own format, because the recogniser's grammars cannot say "the same again".

use std::collections::BTreeMap;
use std::fmt::Write as _;

const START: usize = 0;
const END: usize = 1;

/// Each half-move in each of the `sayings`, which map squares to their words, with a `pause` between squares; or one
/// of the `other` words.
pub(crate) fn grammar(sayings: &[BTreeMap<u8, String>], other: &[String], pause: &str) -> String {
    let (last, before) = sayings.split_last().expect("it is said at least once");
    let mut automaton = Automaton::default();
    for word in other {
        automaton.arcs.push((START, END, word.clone()));
    }
    // With one square left to be said, the first square no longer matters.
    let ends = last.iter().map(|(&to, words)| {
        let tail = automaton.new_state();
        automaton.end(tail, words);
        (to, tail)
    });
    let ends: BTreeMap<u8, usize> = ends.collect();
    for (&from, from_said) in last {
        for (&to, &end) in ends.iter().filter(|&(&to, _)| to != from) {
            let mut at = START;
            for saying in before {
                for words in [&saying[&from], pause, &saying[&to], pause] {
                    at = automaton.go(at, words);
                }
            }
            at = automaton.go(at, from_said);
            automaton.arcs.push((at, end, pause.to_owned()));
        }
    }
    automaton.written()
}

/// An automaton in which sayings with the same beginning share that beginning; otherwise the automaton would be too large for the
/// recogniser.
#[derive(Debug)]
struct Automaton {
    states: usize,
    arcs: Vec<(usize, usize, String)>,
    known: BTreeMap<(usize, String), usize>,
}

impl Default for Automaton {
    fn default() -> Automaton {
        Automaton {
            states: END + 1,
            arcs: Vec::new(),
            known: BTreeMap::new(),
        }
    }
}

impl Automaton {
    fn new_state(&mut self) -> usize {
        self.states += 1;
        self.states - 1
    }

    /// Goes from here along these words.
    fn go(&mut self, mut at: usize, words: &str) -> usize {
        for word in words.split(' ') {
            let step = (at, word.to_owned());
            at = match self.known.get(&step) {
                Some(&there) => there,
                None => {
                    let there = self.new_state();
                    self.arcs.push((at, there, word.to_owned()));
                    self.known.insert(step, there);
                    there
                }
            };
        }
        at
    }

    /// Goes from here along these words to the end.
    fn end(&mut self, at: usize, words: &str) {
        let (before, last) = words.rsplit_once(' ').unwrap_or(("", words));
        let at = if before.is_empty() {
            at
        } else {
            self.go(at, before)
        };
        self.arcs.push((at, END, last.to_owned()));
    }

    /// Writes the automaton. Every way has the same probability: choosing among more ways costs nothing.
    fn written(&self) -> String {
        let mut out = format!(
            "FSG_BEGIN again\nNUM_STATES {}\nSTART_STATE {START}\nFINAL_STATE {END}\n",
            self.states
        );
        for (from, to, word) in &self.arcs {
            writeln!(out, "TRANSITION {from} {to} 1.0 {word}").unwrap();
        }
        out.push_str("FSG_END\n");
        out
    }
}
