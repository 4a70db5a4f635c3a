// SPDX-License-Identifier: GPL-3.0-or-later
//! The recogniser's words: their pronunciations, and their possible sequences.
//!
//! The recogniser's model knows the sounds of English. English words are taken from the recogniser's own dictionary; the Polish
//! words are spelled here in the nearest English sounds. `docs/measured/understood.md` has the origin of the list.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use zgoda_speech::Language;
use zgoda_speech::numbers::NumberStyle;

use super::STYLES;
use super::again;
use super::half_moves::{Pair, all};
use super::sphinx::model;

/// The pause between two squares and between two sayings, a word of the grammar.
const PAUSE: &str = "pause";

/// Other words than numbers; the recogniser may take a half-move for one of them.
const OURS: [(Language, &[&str]); 2] = [
    (Language::English, &["yes", "no", "repeat", "clock"]),
    (Language::Polish, &["tak", "nie", "powtórz", "zegar"]),
];

/// The Polish words with their pronunciations. An e before ś or ć is closer, between the English EH and IH, so both
/// variants are listed.
const POLISH: &str = "
zero: Z EH R AO
jeden: Y EH D EH N
dwa: D V AA / D F AA
trzy: T SH IH / CH IH
cztery: CH T EH R IH / SH T EH R IH
pięć: P Y EH N CH / P IY EH N CH / P Y EH N SH / P Y IH N CH
sześć: SH EH SH CH / SH EH S CH / SH IH SH CH
siedem: SH EH D EH M
osiem: AO SH EH M / AA SH EH M
dziewięć: JH EH V Y EH N CH / JH EH V Y EH CH / JH EH V Y IH N CH
dziesięć: JH EH SH EH N CH / JH EH SH EH CH / JH IH SH IH N CH
jedenaście: Y EH D EH N AA SH CH EH
dwanaście: D V AA N AA SH CH EH
trzynaście: T SH IH N AA SH CH EH / CH IH N AA SH CH EH
czternaście: CH T EH R N AA SH CH EH
piętnaście: P Y EH T N AA SH CH EH / P Y EH N T N AA SH CH EH
szesnaście: SH EH S N AA SH CH EH
siedemnaście: SH EH D EH M N AA SH CH EH
osiemnaście: AO SH EH M N AA SH CH EH
dziewiętnaście: JH EH V Y EH T N AA SH CH EH / JH EH V Y EH N T N AA SH CH EH
dwadzieścia: D V AA JH EH SH CH AA / D F AA JH EH SH CH AA / D V AA JH IH SH CH AA
trzydzieści: T SH IH JH EH SH CH IY / CH IH JH EH SH CH IY / T SH IH JH IH SH CH IY
czterdzieści: CH T EH R JH EH SH CH IY / CH T EH R JH IH SH CH IY
pięćdziesiąt: P Y EH JH EH SH AO N T / P Y EH N JH EH SH AO N T / P Y EH JH IH SH AO N T
tak: T AA K
nie: N Y EH
powtórz: P AO F T UH SH / P AO F T UW SH
zegar: Z EH G AA R
";

/// The words of one language and how they are pronounced.
#[derive(Debug)]
pub(crate) struct Words {
    language: Language,
    pronounced: BTreeMap<String, Vec<String>>,
}

impl Words {
    pub(crate) fn new(language: Language) -> Words {
        let pronounced = match language {
            Language::English => english(),
            Language::Polish => polish(),
            other => panic!("nobody has spelled {} in English sounds", other.tag()),
        };
        Words {
            language,
            pronounced,
        }
    }

    /// A word's name for the recogniser, which takes nothing but ASCII.
    fn name(&self, word: &str) -> String {
        let place = self.pronounced.keys().position(|known| known == word);
        format!("w{}", place.unwrap_or_else(|| panic!("unknown: {word}")))
    }

    fn names(&self, words: &[&str]) -> String {
        let names: Vec<String> = words.iter().map(|word| self.name(word)).collect();
        names.join(" ")
    }

    /// The other words than numbers, in the recogniser's names.
    fn ours(&self) -> Vec<String> {
        let (_, ours) = OURS
            .iter()
            .find(|(language, _)| *language == self.language)
            .expect("our words in this language");
        ours.iter().map(|word| self.name(word)).collect()
    }

    pub(crate) fn dictionary(&self) -> String {
        let mut out = format!("{PAUSE} SIL\n");
        for (word, ways) in &self.pronounced {
            let name = self.name(word);
            for (n, way) in (1..).zip(ways) {
                let variant = if n == 1 {
                    String::new()
                } else {
                    format!("({n})")
                };
                writeln!(out, "{name}{variant} {way}").unwrap();
            }
        }
        out
    }

    /// The squares by their words in this style, in the recogniser's names.
    fn squares(&self, style: NumberStyle) -> BTreeMap<String, u8> {
        let said = all(self.language, style);
        let from = said.iter().map(|mv| (mv.squares.0, mv.parts()[0].clone()));
        from.map(|(square, words)| (self.names(&words), square))
            .collect()
    }

    /// Any two squares with a pause between them, or one of the other words.
    pub(crate) fn grammar(&self, style: NumberStyle) -> String {
        let squares: Vec<String> = self.squares(style).into_keys().collect();
        format!(
            "#JSGF V1.0;\ngrammar squares;\npublic <said> = <square> {PAUSE} <square> | <ours>;\n\
             <square> = {};\n<ours> = {};\n",
            squares.join(" | "),
            self.ours().join(" | ")
        )
    }

    /// The grammar of any one half-move, said in each of these styles one after the other, or of one of the other words.
    pub(crate) fn grammar_again(&self, styles: &[NumberStyle]) -> String {
        let sayings: Vec<BTreeMap<u8, String>> = styles
            .iter()
            .map(|&style| {
                let squares = self.squares(style).into_iter();
                squares.map(|(words, square)| (square, words)).collect()
            })
            .collect();
        again::grammar(&sayings, &self.ours(), PAUSE)
    }

    /// The half-move in the recogniser's answer, from its first saying, which is in this style; `None` for anything
    /// but squares.
    pub(crate) fn meant(&self, style: NumberStyle, answer: &str) -> Option<Pair> {
        let squares = self.squares(style);
        let mut parts = answer.split(PAUSE).map(str::trim);
        Some((*squares.get(parts.next()?)?, *squares.get(parts.next()?)?))
    }
}

fn polish() -> BTreeMap<String, Vec<String>> {
    let lines = POLISH.lines().filter_map(|line| line.split_once(": "));
    lines
        .map(|(word, ways)| {
            let ways = ways.split(" / ").map(str::to_owned).collect();
            (word.to_owned(), ways)
        })
        .collect()
}

/// The recogniser's own English words, as far as the program says them.
fn english() -> BTreeMap<String, Vec<String>> {
    let mut wanted: Vec<String> = STYLES
        .into_iter()
        .flat_map(|style| all(Language::English, style))
        .flat_map(|mv| {
            mv.parts()
                .concat()
                .into_iter()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        })
        .collect();
    wanted.extend(OURS[0].1.iter().map(|&word| word.to_owned()));
    let dictionary = std::fs::read_to_string(model("cmudict-en-us.dict")).unwrap();
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (entry, way) in dictionary.lines().filter_map(|line| line.split_once(' ')) {
        let word = entry.split('(').next().unwrap_or(entry);
        known
            .entry(word.to_owned())
            .or_default()
            .push(way.trim().to_owned());
    }
    known.retain(|word, _| wanted.contains(word));
    known
}
