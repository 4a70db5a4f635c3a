// SPDX-License-Identifier: GPL-3.0-or-later
//! The tables of `docs/measured/understood.md`: the half-moves that were understood.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use zgoda_speech::Language;
use zgoda_speech::numbers::NumberStyle;

use super::half_moves::{HalfMove, Pair};

/// The number of useful lines in the table of confusions.
const MOST_SHOWN: usize = 12;

/// Everything that was said in one language, and the results of listening.
pub(crate) struct Tally {
    language: Language,
    runs: Vec<Run>,
    again: Vec<(u16, Again)>,
}

/// The outcome of the half-moves that were said again.
#[derive(Debug, Default)]
pub(crate) struct Again {
    /// The half-moves that were misheard whole.
    pub(crate) misheard: Vec<Pair>,
    /// The half-moves in `misheard`, and hard half-moves, that were still misheard after the first repetition, and after the
    /// second.
    pub(crate) left: [Vec<Pair>; 2],
    /// The number of repeated half-moves that were understood whole.
    pub(crate) understood: usize,
    /// The half-moves that were understood whole, but misheard after a repetition.
    pub(crate) misled: Vec<Pair>,
}

struct Run {
    rate: u16,
    style: NumberStyle,
    /// The decibels by which the noise was softer than the voice.
    softer: u8,
    heard: BTreeMap<Pair, Option<Pair>>,
}

impl Run {
    fn misheard(&self) -> impl Iterator<Item = (Pair, Option<Pair>)> {
        let wrong = self
            .heard
            .iter()
            .filter(|(said, heard)| Some(**said) != **heard);
        wrong.map(|(said, heard)| (*said, *heard))
    }

    fn share(&self) -> f64 {
        let right = self.heard.len() - self.misheard().count();
        right as f64 * 100.0 / self.heard.len() as f64
    }
}

impl Tally {
    pub(crate) const fn new(language: Language) -> Tally {
        Tally {
            language,
            runs: Vec::new(),
            again: Vec::new(),
        }
    }

    /// Notes the outcome of the half-moves that were said again at this rate.
    pub(crate) fn add_again(&mut self, rate: u16, again: Again) {
        self.again.push((rate, again));
    }

    /// Notes one run; returns the share understood, in per cent.
    pub(crate) fn add(
        &mut self,
        rate: u16,
        style: NumberStyle,
        softer: u8,
        said: &[HalfMove],
        heard: &[Option<Pair>],
    ) -> f64 {
        let heard = said.iter().map(|mv| mv.squares).zip(heard.iter().copied());
        let run = Run {
            rate,
            style,
            softer,
            heard: heard.collect(),
        };
        let share = run.share();
        self.runs.push(run);
        share
    }

    pub(crate) fn tables(&self) -> String {
        let mut out = String::new();
        self.shares(&mut out);
        self.in_noise(&mut out);
        self.repeated(&mut out);
        for softer in self.noises() {
            for style in super::STYLES {
                self.confusions(style, softer, &mut out);
            }
        }
        out
    }

    /// The runs with this noise.
    fn runs(&self, softer: u8) -> impl Iterator<Item = &Run> {
        self.runs.iter().filter(move |run| run.softer == softer)
    }

    /// The noises of this run, the softest first.
    fn noises(&self) -> impl Iterator<Item = u8> {
        let noises = super::SOFTER.into_iter();
        noises.filter(|softer| self.runs(*softer).next().is_some())
    }

    /// Writes the shares understood in each noise, a line for each rate and style.
    fn in_noise(&self, out: &mut String) {
        let heads = self
            .noises()
            .map(|softer| format!(" noise {softer} dB softer |"));
        let heads: String = heads.collect();
        let lines = " --- |".repeat(self.noises().count());
        writeln!(out, "\n| language | words a minute | numbers |{heads}").unwrap();
        writeln!(out, "| --- | --- | --- |{lines}").unwrap();
        for quiet in self.runs(super::SOFTER[0]) {
            let alike = |run: &&Run| (run.rate, run.style) == (quiet.rate, quiet.style);
            let runs = self
                .noises()
                .filter_map(|softer| self.runs(softer).find(alike));
            let shares: String = runs.map(|run| format!(" {:.1} % |", run.share())).collect();
            let (tag, style) = (self.language.tag(), quiet.style.word());
            writeln!(out, "| {tag} | {} | {style} |{shares}", quiet.rate).unwrap();
        }
    }

    fn shares(&self, out: &mut String) {
        writeln!(out, "\n| language | words a minute | numbers | pairs | understood | taken for others | nothing |").unwrap();
        writeln!(out, "| --- | --- | --- | --- | --- | --- | --- |").unwrap();
        for run in self.runs(super::SOFTER[0]) {
            let nothing = run.misheard().filter(|(_, heard)| heard.is_none()).count();
            writeln!(
                out,
                "| {} | {} | {} | {} | {:.1} % | {} | {nothing} |",
                self.language.tag(),
                run.rate,
                run.style.word(),
                run.heard.len(),
                run.share(),
                run.misheard().count() - nothing,
            )
            .unwrap();
        }
    }

    /// Writes the outcome for the pairs misheard whole when they are said again digit by digit. The repetition is judged by itself,
    /// and together with the earlier sound.
    fn repeated(&self, out: &mut String) {
        writeln!(out, "\n| language | words a minute | misheard whole | left by digits alone | left after a repetition | left after a slower one more | understood and repeated | misled |").unwrap();
        writeln!(out, "| --- | --- | --- | --- | --- | --- | --- | --- |").unwrap();
        for (rate, again) in &self.again {
            let run = |run: &&Run| run.rate == *rate && run.style == NumberStyle::Digits;
            let digits = self
                .runs(super::SOFTER[0])
                .find(run)
                .expect("every rate has digits");
            let misheard = |pair: &&Pair| again.misheard.contains(pair);
            let alone = again.misheard.iter();
            let alone = alone.filter(|&pair| digits.heard[pair] != Some(*pair));
            let [once, twice] = again
                .left
                .each_ref()
                .map(|left| listed(left.iter().filter(misheard)));
            writeln!(
                out,
                "| {} | {rate} | {} | {} | {once} | {twice} | {} | {} |",
                self.language.tag(),
                again.misheard.len(),
                listed(alone),
                again.understood,
                listed(again.misled.iter()),
            )
            .unwrap();
        }
    }

    /// Writes the confusions between squares in this noise, the most frequent first.
    fn confusions(&self, style: NumberStyle, softer: u8, out: &mut String) {
        let mut counts: BTreeMap<(u8, u8), BTreeMap<u16, usize>> = BTreeMap::new();
        for run in self.runs(softer).filter(|run| run.style == style) {
            for (said, heard) in run.misheard() {
                let Some(heard) = heard else { continue };
                for (said, heard) in [(said.0, heard.0), (said.1, heard.1)] {
                    if said != heard {
                        *counts
                            .entry((said, heard))
                            .or_default()
                            .entry(run.rate)
                            .or_default() += 1;
                    }
                }
            }
        }
        let mut counts: Vec<_> = counts.into_iter().collect();
        counts.sort_by_key(|(_, by_rate)| std::cmp::Reverse(by_rate.values().sum::<usize>()));
        let total: usize = counts
            .iter()
            .map(|(_, by_rate)| by_rate.values().sum::<usize>())
            .sum();
        writeln!(
            out,
            "\n{} {}, noise {softer} dB softer: {total} squares taken for others, {} sorts of it.",
            self.language.tag(),
            style.word(),
            counts.len()
        )
        .unwrap();
        writeln!(
            out,
            "\n| said | heard | at 160 | at 300 | at 450 |\n| --- | --- | --- | --- | --- |"
        )
        .unwrap();
        for ((said, heard), by_rate) in counts.into_iter().take(MOST_SHOWN) {
            let [slow, mid, fast] =
                super::RATES.map(|rate| by_rate.get(&rate).copied().unwrap_or(0));
            writeln!(out, "| {said} | {heard} | {slow} | {mid} | {fast} |").unwrap();
        }
    }
}

fn listed<'p>(pairs: impl Iterator<Item = &'p Pair>) -> String {
    let pairs: Vec<String> = pairs.map(|(from, to)| format!("{from}-{to}")).collect();
    let shown = pairs.get(..MOST_SHOWN).unwrap_or(&pairs).join(", ");
    match pairs.len() {
        0 => "none".to_owned(),
        n if n > MOST_SHOWN => format!("{n}: {shown} …"),
        n => format!("{n}: {shown}"),
    }
}
