// SPDX-License-Identifier: GPL-3.0-or-later
//! Papers in two languages must agree. The Polish sister of a paper has headings of the same levels in the same order
//! and, if the commands are the same in every language, the same commands.

use std::collections::BTreeMap;

use crate::tidy::{files, quoted};
use crate::tree::{read, root};

/// The end of the name of a Polish sister.
const POLISH: &str = ".pl.md";

/// Papers with sisters that have words of their own language in backticks, such as words that are typed in a game.
const OWN_WORDS: [&str; 2] = ["docs/card.md", "docs/for-the-arbiter.md"];

#[test]
fn a_polish_sister_has_the_headings_and_the_commands_of_its_paper() {
    let mut compared = 0;
    for (english, polish) in pairs() {
        let (one, other) = (Paper::of(&read(&english)), Paper::of(&read(&polish)));
        if let Some(difference) = one.difference(&other, !OWN_WORDS.contains(&english.as_str())) {
            panic!("{english} and {polish}: {difference}");
        }
        compared += 1;
    }
    assert!(
        compared >= 3,
        "only {compared} papers have a Polish sister: has the README one?"
    );
}

#[test]
fn what_is_not_in_step_is_found() {
    let paper = "# A\n\n`make`\n\n## B\n\n```\nzgoda play   # plays\n```\n";
    let sister = "# Ą\n\n`make`\n\n## B\n\n```\nzgoda play # gra\n```\n";
    let of = Paper::of;
    assert_eq!(of(paper).difference(&of(sister), true), None);
    for (from, to, words) in [
        ("## B", "### B", "level"),
        ("## B", "", "level"),
        ("`make`", "", "make"),
        ("`make`", "`make` and `make`", "make"),
        ("zgoda play", "zgoda plays", "zgoda play"),
        ("# gra", "", "zgoda play"),
    ] {
        let other = sister.replace(from, to);
        let difference = of(paper).difference(&of(&other), true);
        let difference = difference.unwrap_or_else(|| panic!("{other:?} passes"));
        assert!(difference.contains(words), "{difference}");
    }
    let elsewhere = |text: &str, to| of(&text.replace("`make`", to)).0;
    let (one, other) = (elsewhere(paper, "`a.md`"), elsewhere(sister, "`a.pl.md`"));
    assert_eq!(Paper(one).difference(&Paper(other), true), None);
    // If the words in backticks are in the language of the paper, only the headings must agree.
    let own = sister.replace("`make`", "`zrób`");
    assert_eq!(of(paper).difference(&of(&own), false), None);
    let fewer = own.replace("## B", "");
    assert!(of(paper).difference(&of(&fewer), false).is_some());
}

/// Every paper with its Polish sister.
fn pairs() -> Vec<(String, String)> {
    let mut sisters = vec!["README.pl.md".to_owned()];
    let docs = files("docs", "md").into_iter().map(|(path, _)| path);
    sisters.extend(docs.filter(|path| path.ends_with(POLISH)));
    let pair = |polish: String| {
        let english = polish.replace(POLISH, ".md");
        assert!(root().join(&english).is_file(), "{polish} has no {english}");
        (english, polish)
    };
    sisters.into_iter().map(pair).collect()
}

/// A paper, with one section for each heading; the text above the first heading is also a section.
struct Paper(Vec<Section>);

#[derive(Default)]
struct Section {
    /// The level of the heading: one for the title, two for a chapter, and zero for the text above the first heading.
    level: usize,
    heading: String,
    /// The texts in backticks, with the number of their occurrences.
    quoted: BTreeMap<String, usize>,
    /// The lines of whole blocks.
    blocks: Vec<Line>,
}

/// A line of a block: the typed text, and true if a comment follows it.
#[derive(Debug, PartialEq, Eq)]
struct Line {
    typed: String,
    commented: bool,
}

impl Paper {
    fn of(text: &str) -> Paper {
        let mut sections = vec![Section::default()];
        let mut prose = String::new();
        let mut in_block = false;
        for line in text.lines() {
            let fence = line.trim_start().starts_with("```");
            let level = line.bytes().take_while(|byte| *byte == b'#').count();
            if !in_block && level > 0 {
                last(&mut sections).take_quoted(&mut prose);
                sections.push(Section {
                    level,
                    heading: line.to_owned(),
                    ..Section::default()
                });
            } else if fence {
                in_block = !in_block;
            } else if in_block {
                last(&mut sections).blocks.push(Line::of(line));
            } else {
                prose.push_str(line);
                prose.push('\n');
            }
        }
        last(&mut sections).take_quoted(&mut prose);
        Paper(sections)
    }

    /// The first difference from the other paper, in words; `None` if the two agree.
    fn difference(&self, other: &Paper, commands: bool) -> Option<String> {
        let levels = |paper: &Paper| -> Vec<usize> { paper.0.iter().map(|it| it.level).collect() };
        if levels(self) != levels(other) {
            let (one, other) = (levels(self), levels(other));
            return Some(format!(
                "their headings are not of the same levels in the same order: {one:?}, {other:?}"
            ));
        }
        if !commands {
            return None;
        }
        let mut both = self.0.iter().zip(&other.0);
        both.find_map(|(one, other)| one.difference(other))
    }
}

impl Section {
    fn take_quoted(&mut self, prose: &mut String) {
        for words in quoted(prose) {
            // Each sister may refer its readers to other papers in their own language.
            let words = words.replace(POLISH, ".md");
            *self.quoted.entry(words).or_default() += 1;
        }
        prose.clear();
    }

    fn difference(&self, other: &Section) -> Option<String> {
        let place = format!("under {:?}", self.heading);
        let words = self.quoted.keys().chain(other.quoted.keys());
        for words in words {
            let (one, other) = (self.quoted.get(words), other.quoted.get(words));
            if one != other {
                return Some(format!(
                    "{place} `{words}` stands {} and {} times",
                    one.unwrap_or(&0),
                    other.unwrap_or(&0)
                ));
            }
        }
        if self.blocks.len() != other.blocks.len() {
            return Some(format!("{place} the blocks have not the same lines"));
        }
        let mut lines = self.blocks.iter().zip(&other.blocks);
        lines
            .find(|(one, other)| one != other)
            .map(|(one, other)| format!("{place} {one:?} is {other:?}"))
    }
}

impl Line {
    fn of(line: &str) -> Line {
        let (typed, comment) = line.split_once(" # ").unwrap_or((line, ""));
        Line {
            typed: typed.trim_end().to_owned(),
            commented: !comment.is_empty(),
        }
    }
}

fn last(sections: &mut [Section]) -> &mut Section {
    sections.last_mut().unwrap()
}
