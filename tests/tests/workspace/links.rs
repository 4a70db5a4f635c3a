// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests that links between papers lead to existing papers and headings, and that the indexes name every paper.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use crate::tidy::{all_sources, files};
use crate::tree::{read, root};

/// The folders with papers. There are also papers at the top.
const FOLDERS: [&str; 4] = ["docs", "locales", "hw", "game"];

/// All papers: the path of each from the root, and its text.
fn papers() -> Vec<(String, String)> {
    let tops = root().read_dir().unwrap();
    let names = tops.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let tops = names.filter(|name| name.ends_with(".md"));
    let mut all: Vec<_> = tops.map(|name| (name.clone(), read(&name))).collect();
    for folder in FOLDERS {
        all.extend(files(folder, "md"));
    }
    all
}

/// The targets of the links in a paper, pictures among them; blocks of code have none.
pub(crate) fn links(text: &str) -> Vec<&str> {
    let outside = text.split("```").step_by(2);
    let behind = outside.flat_map(|part| part.split("](").skip(1));
    behind
        .filter_map(|rest| Some(rest.split_once(')')?.0))
        .collect()
}

/// The path from the root to which a link leads, and the heading within that paper.
pub(crate) fn target(paper: &str, link: &str) -> (String, Option<String>) {
    let (path, heading) = match link.split_once('#') {
        Some((path, heading)) => (path, Some(heading.to_owned())),
        None => (link, None),
    };
    if path.is_empty() {
        return (paper.to_owned(), heading);
    }
    let beside = Path::new(paper).parent().unwrap().join(path);
    let mut plain = PathBuf::new();
    for part in beside.components() {
        match part {
            Component::ParentDir => {
                let inside = plain.pop();
                assert!(inside, "{paper}: {link} leads out of the project");
            }
            part => plain.push(part),
        }
    }
    (plain.to_str().unwrap().to_owned(), heading)
}

/// The names by which a link finds the headings of a paper.
fn headings(text: &str) -> BTreeSet<String> {
    let outside = text.split("```").step_by(2).flat_map(str::lines);
    let headings = outside.filter(|line| line.starts_with('#'));
    let name = |heading: &str| {
        let kept = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = kept
            .chars()
            .filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    headings.map(name).collect()
}

#[test]
fn every_link_leads_to_something_that_is_there() {
    let mut followed = 0;
    for (paper, text) in papers() {
        for link in links(&text) {
            if link.contains("://") {
                continue;
            }
            let (path, heading) = target(&paper, link);
            assert!(root().join(&path).exists(), "{paper}: nothing is at {link}");
            if let Some(heading) = heading {
                let there = headings(&read(&path));
                assert!(there.contains(&heading), "{paper}: {link} of {there:?}");
            }
            followed += 1;
        }
    }
    assert!(followed > 80, "only {followed} links");
}

/// Papers that are printed or spoken by the program, or given away without the papers that they name: a link would be lost in them.
const WITHOUT_LINKS: [&str; 5] = [
    "README.",
    "docs/manual/",
    "docs/card",
    "docs/for-the-arbiter",
    "docs/install-",
];

/// The papers that a text names in code marks and leads to by no link.
fn named_without_a_link(text: &str) -> Vec<&str> {
    let outside = text.split("```").step_by(2).flat_map(str::lines);
    let mut named = Vec::new();
    for line in outside {
        let mut parts = line.split('`');
        while let (Some(before), Some(quoted)) = (parts.next(), parts.next()) {
            let is_path = quoted.ends_with(".md") && !quoted.contains([' ', '*']);
            if is_path && quoted.len() > "*.pl.md".len() && !before.ends_with('[') {
                named.push(quoted);
            }
        }
    }
    named
}

#[test]
fn a_paper_is_named_by_a_link_to_it() {
    let linked = |paper: &str| !WITHOUT_LINKS.iter().any(|it| paper.starts_with(it));
    for (paper, text) in papers().into_iter().filter(|(paper, _)| linked(paper)) {
        assert_eq!(named_without_a_link(&text), [""; 0], "{paper}");
    }
    let text = "see `docs/a-b.md`, [`docs/c-d.md`](c-d.md), `.pl.md`\n";
    assert_eq!(named_without_a_link(text), ["docs/a-b.md"]);
}

#[test]
fn a_dead_link_is_found() {
    let text = "see [a](b.md), ![c](../d.png#e)\n```\n[f](g.md)\n```\n";
    assert_eq!(links(text), ["b.md", "../d.png#e"]);
    assert_eq!(
        target("docs/h.md", "../d.png#e"),
        ("d.png".to_owned(), Some("e".to_owned()))
    );
    assert_eq!(
        target("docs/h.md", "#x"),
        ("docs/h.md".to_owned(), Some("x".to_owned()))
    );
    let there = headings("# `zgoda` alone\n```\n# no\n```\n## Two, or three?\n");
    assert_eq!(
        there,
        ["two-or-three", "zgoda-alone"].map(str::to_owned).into()
    );
}

/// The papers that this index lists.
fn listed(index: &str) -> BTreeSet<String> {
    let text = read(index);
    let all = links(&text).into_iter();
    all.map(|link| target(index, link).0).collect()
}

#[test]
fn the_indexes_name_every_paper() {
    let index = "docs/README.md";
    let listed_there = listed(index);
    for (paper, _) in files("docs", "md") {
        let folder = Path::new(&paper).parent().unwrap();
        let own = folder.join("README.md");
        let by = match root().join(&own).is_file() && !listed_there.contains(&paper) {
            true => own.to_str().unwrap(),
            false => index,
        };
        let is_index = paper == index || paper == "docs/decisions/README.md";
        assert!(
            is_index || listed(by).contains(&paper),
            "{by} does not name {paper}"
        );
    }
}

/// The value of a line of a decision's head, such as its date.
fn head<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.lines()
        .take(6)
        .find_map(|line| line.strip_prefix(key)?.strip_prefix(": "))
}

#[test]
fn the_list_of_decisions_has_their_numbers_titles_and_dates() {
    let list = read("docs/decisions/README.md");
    let mut numbers = BTreeSet::new();
    for (path, text) in files("docs/decisions", "md") {
        let file = path.rsplit('/').next().unwrap();
        let Some(title) = text.lines().next().unwrap().strip_prefix("# ") else {
            panic!("{path} has no title");
        };
        let Some((number, title)) = title.split_once(". ") else {
            assert_eq!(file, "README.md");
            continue;
        };
        let date = head(&text, "Date").unwrap_or_else(|| panic!("{path} has no date"));
        let is_date = date.len() == "2026-11-22".len()
            && date.chars().all(|c| c.is_ascii_digit() || c == '-');
        assert!(is_date, "{path}: {date} is no date");
        let status = head(&text, "Status").unwrap_or_else(|| panic!("{path} has no status"));
        let known = ["in force", "superseded", "proposed"];
        assert!(
            known.iter().any(|it| status.starts_with(it)),
            "{path}: {status}"
        );
        assert!(
            text.contains("\n**Costs.** "),
            "{path} does not say what it costs"
        );
        let row = format!("- {number}. [{title}]({file}), {date}");
        assert!(list.lines().any(|line| line == row), "no row {row}");
        numbers.insert(number.to_owned());
    }
    assert!(numbers.len() > 20, "only {} decisions", numbers.len());
    let merged = list.lines().skip_while(|line| *line != "## Merged");
    for row in merged.filter(|line| line.starts_with("| ") && !line.starts_with("| number")) {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        assert!(
            !numbers.contains(cells[0]),
            "{} is merged and there",
            cells[0]
        );
        if cells[0] != "---" {
            let into = cells[2].split(['[', ']']).nth(1).unwrap();
            assert!(numbers.contains(into), "{row}");
        }
    }
}

/// A comment that names a paper helps only while the paper lies there.
#[test]
fn a_paper_that_a_comment_names_is_there() {
    let mut named = 0;
    for (path, text) in all_sources() {
        for line in text
            .lines()
            .filter(|line| line.trim_start().starts_with("//"))
        {
            for quoted in line.split('`').skip(1).step_by(2) {
                if quoted.starts_with("docs/") && quoted.ends_with(".md") {
                    assert!(root().join(quoted).is_file(), "{path} names {quoted}");
                    named += 1;
                }
            }
        }
    }
    assert!(named > 30, "only {named} papers are named");
}
