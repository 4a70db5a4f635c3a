// SPDX-License-Identifier: GPL-3.0-or-later
//! The data about the program for desktops, software centres and udev is well formed and complete: it has every language of the
//! program, and says the same in both files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::tree::{read, root};

const ENTRY: &str = "packaging/zgoda.desktop";
const METAINFO: &str = "packaging/zgoda.metainfo.xml";
const RULES: &str = "packaging/70-zgoda.rules";

/// The language of the texts that name no language.
const ENGLISH: &str = "en";

#[test]
fn the_desktop_entry_has_every_language_and_opens_a_terminal() {
    let entry = read(ENTRY);
    for line in ["Exec=zgoda", "Terminal=true", "Icon=zgoda"] {
        assert!(entry.lines().any(|it| it == line), "{ENTRY} lacks {line}");
    }
    for key in ["GenericName", "Comment", "Keywords"] {
        assert_eq!(tags(&entry, key), languages(), "{key} in {ENTRY}");
    }
}

#[test]
fn the_software_centre_is_told_the_same_in_every_language() {
    let (entry, metainfo) = (read(ENTRY), read(METAINFO));
    let marked = |element: &str| -> Vec<String> {
        let begins = format!("<{element}");
        let lines = metainfo.lines().map(str::trim);
        lines
            .filter_map(|line| line.strip_prefix(begins.as_str()))
            .filter(|rest| rest.starts_with([' ', '>']))
            .map(|rest| match rest.strip_prefix(" xml:lang=\"") {
                Some(tagged) => tagged.split('"').next().unwrap().to_owned(),
                None => ENGLISH.to_owned(),
            })
            .collect()
    };
    let summaries: BTreeSet<String> = marked("summary").into_iter().collect();
    assert_eq!(summaries, languages());
    // Every language has the same number of paragraphs.
    let paragraphs = marked("p");
    for language in languages() {
        let of = paragraphs.iter().filter(|it| **it == language).count();
        assert_eq!(of, paragraphs.len() / languages().len(), "{language}");
    }
    for (key, tag, text) in translations(&entry) {
        if key == "Comment" {
            assert!(
                metainfo.contains(&format!(">{text}</summary>")),
                "{METAINFO} lacks {text} ({tag})"
            );
        }
    }
}

/// Remarks that are passed over: there is no address on the network yet, and AppStream of Debian 12 does not know the tag that later
/// versions want in the place of `developer_name`.
const PASSED_OVER: [&str; 2] = ["cid-maybe-not-rdns", "unknown-tag developer"];

#[test]
fn desktops_own_tools_have_no_objection() {
    let folder = tempfile::tempdir().unwrap();
    let filled_in = folder.path().join("zgoda.metainfo.xml");
    let text = read(METAINFO).replace("@VERSION@", "1.2.3");
    fs::write(&filled_in, text.replace("@DATE@", "2026-11-29")).unwrap();
    let filled_in = filled_in.to_str().unwrap();
    let calls: [(&str, &[&str]); 2] = [
        ("desktop-file-validate", &[ENTRY]),
        (
            "appstreamcli",
            &["validate", "--no-net", "--pedantic", filled_in],
        ),
    ];
    for (tool, arguments) in calls {
        let Ok(said) = Command::new(tool)
            .args(arguments)
            .current_dir(root())
            .output()
        else {
            println!("skipped: {tool} is not installed");
            continue;
        };
        let out = String::from_utf8_lossy(&said.stdout);
        assert!(said.status.success(), "{tool}: {out}");
        let remarks = ["error:", "warning:", "hint:", "W: ", "P: ", "I: "];
        let mut remarks = (out.lines()).filter(|line| remarks.iter().any(|it| line.contains(it)));
        let objection = remarks.find(|line| !PASSED_OVER.iter().any(|it| line.contains(it)));
        assert_eq!(objection, None, "{tool}: {out}");
    }
}

/// Udev leaves out a faulty rule, and tells of it only in its log.
#[test]
fn the_rules_for_boards_are_well_formed() {
    let rules = read(RULES);
    let mut given = 0;
    for rule in rules.lines() {
        if rule.is_empty() || rule.starts_with('#') {
            continue;
        }
        let parts: Vec<Part> = rule
            .split(", ")
            .map(|part| Part::of(part).unwrap_or_else(|| panic!("{RULES}: {part} in {rule}")))
            .collect();
        let has = |key: &str, operator, value: &str| {
            parts.contains(&Part {
                key,
                operator,
                value,
            })
        };
        if has("TAG", "+=", "uaccess") {
            // The rule never applies to every plugged-in device.
            let vendor = parts.iter().find(|part| part.key == "ATTRS{idVendor}");
            assert!(vendor.is_some_and(|it| is_id(it.value)), "{rule}");
            let product = parts.iter().find(|part| part.key == "ATTRS{idProduct}");
            assert!(product.is_none_or(|it| is_id(it.value)), "{rule}");
            assert!(has("ENV{ID_MM_PORT_IGNORE}", "=", "1"), "{rule}");
            given += 1;
        }
    }
    assert!(given > 5, "only {given} rules give access");
    // The numbers that DGT boards have.
    assert!(rules.contains(r#"ATTRS{idVendor}=="0403", ATTRS{idProduct}=="6001""#));
    let label = r#"LABEL="zgoda_end""#;
    assert!(rules.ends_with(&format!("{label}\n")), "{rules}");
}

#[test]
fn rules_with_slips_are_found() {
    for good in [r#"SUBSYSTEM!="tty""#, r#"TAG+="a""#, r#"ENV{A_B}="1""#] {
        assert!(Part::of(good).is_some(), "{good}");
    }
    for slip in [r#"TAG+=a"#, r#"TAG "a""#, r#"=="a""#, r#"TAG+="a"#, "tag"] {
        assert!(Part::of(slip).is_none(), "{slip}");
    }
}

/// `KEY` or `KEY{name}`, an operator, and a value in quotation marks.
#[derive(PartialEq, Eq)]
struct Part<'a> {
    key: &'a str,
    operator: &'a str,
    value: &'a str,
}

impl Part<'_> {
    fn of(text: &str) -> Option<Part<'_>> {
        let quote = text.find('"')?;
        let (before, quoted) = text.split_at(quote);
        let value = quoted.strip_prefix('"')?.strip_suffix('"')?;
        let operators = ["==", "!=", "+=", ":=", "="];
        let operator = operators.into_iter().find(|it| before.ends_with(it))?;
        let key = before.strip_suffix(operator)?;
        let (name, attribute) = key.split_once('{').unwrap_or((key, "}"));
        let whole = name.chars().all(|c| c.is_ascii_uppercase()) && !name.is_empty();
        (whole && attribute.ends_with('}') && !value.contains('"')).then_some(Part {
            key,
            operator,
            value,
        })
    }
}

fn is_id(value: &str) -> bool {
    value.len() == 4
        && value
            .bytes()
            .all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

/// Key, language and text of the words in a desktop entry.
fn translations(entry: &str) -> Vec<(&str, &str, &str)> {
    let pairs = entry.lines().filter_map(|line| line.split_once('='));
    pairs
        .map(|(key, text)| match key.split_once('[') {
            Some((key, tag)) => (key, tag.trim_end_matches(']'), text),
            None => (key, ENGLISH, text),
        })
        .collect()
}

fn tags(entry: &str, key: &str) -> BTreeSet<String> {
    let all = translations(entry).into_iter();
    all.filter(|(of, _, text)| *of == key && !text.is_empty())
        .map(|(_, tag, _)| tag.to_owned())
        .collect()
}

/// The folders of `locales/`.
fn languages() -> BTreeSet<String> {
    let folders = fs::read_dir(root().join("locales")).unwrap();
    let folders = folders.map(|entry| entry.unwrap().path());
    folders
        .filter(|path| path.is_dir())
        .map(|path| name(&path))
        .collect()
}

fn name(path: &Path) -> String {
    path.file_name().unwrap().to_str().unwrap().to_owned()
}
