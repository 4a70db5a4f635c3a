// SPDX-License-Identifier: GPL-3.0-or-later
//! The words of the command line against its definition.

use std::collections::BTreeSet;
use std::ffi::OsString;

use clap::Command;
use zgoda_record::sentence::examples::keys_of;
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;

use super::examples::ALL;
use super::{NAME, language_asked_for, of_argument, of_command, values_of};
use crate::cli;

/// Visits each command with its path.
fn each(command: &Command, path: &[String], visit: &mut impl FnMut(&Command, &[String])) {
    visit(command, path);
    for below in command.get_subcommands() {
        let path: Vec<String> = path
            .iter()
            .cloned()
            .chain([below.get_name().to_owned()])
            .collect();
        each(below, &path, visit);
    }
}

/// The keys of the words that the definition asks for, and the texts that must stand in them.
fn needed() -> Vec<(String, Vec<String>)> {
    let mut needed: Vec<(String, Vec<String>)> = Vec::new();
    each(&cli::shown(), &[], &mut |command, path| {
        needed.push((of_command(path), Vec::new()));
        for arg in command.get_arguments() {
            let mut parts = values_of(arg);
            // The default value of a flag goes without saying.
            if arg.get_action().takes_values() {
                let values = arg.get_default_values().iter();
                parts.extend(values.map(|it| it.to_str().unwrap().to_owned()));
            }
            needed.push((of_argument(arg, path), parts));
            if let Some(group) = arg.get_help_heading() {
                needed.push((format!("heading-{group}"), Vec::new()));
            }
        }
    });
    let own = [
        "command-help",
        "option-help",
        "option-version",
        "heading-usage",
        "heading-commands",
        "heading-arguments",
        "heading-options",
        "heading-examples",
    ];
    needed.extend(own.map(|key| (key.to_owned(), Vec::new())));
    needed.extend(ALL.iter().map(|example| (example.key(), Vec::new())));
    needed
}

fn has_word(text: &str, word: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || "-.:".contains(c);
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let mut behind = text[at + word.len()..].chars();
        let next = behind.next();
        // A sign at the end of a clause is no part of the word.
        let ends = next.is_none_or(|c| !inside(c))
            || next.is_some_and(|c| ".:".contains(c))
                && behind.next().is_none_or(char::is_whitespace);
        before.is_none_or(|c| !inside(c)) && ends
    })
}

#[test]
fn every_command_option_value_and_default_is_told_in_every_language() {
    let mut wrong = String::new();
    for language in Language::ALL {
        let words = Catalogue::for_pages(language);
        for (key, parts) in needed() {
            let (text, problems) = words.written(&format!("usage-{key}"), &[]);
            if !problems.is_empty() {
                wrong += &format!("{problems:?}\n");
            }
            for part in parts.iter().filter(|part| !has_word(&text, part)) {
                wrong += &format!(
                    "{} usage-{key} does not name {part}: {text}\n",
                    language.tag()
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn no_word_of_help_is_left_over() {
    let needed: BTreeSet<String> = needed()
        .into_iter()
        .map(|(key, _)| format!("usage-{key}"))
        .collect();
    let there: BTreeSet<String> = keys_of("usage.ftl").map(str::to_owned).collect();
    assert_eq!(there, needed);
}

#[test]
fn every_example_is_understood_and_belongs_to_its_command() {
    for example in ALL {
        let line = example
            .line
            .split([';', '|', '>'])
            .next()
            .unwrap()
            .trim_end();
        let words = line.split(' ').map(OsString::from);
        assert_eq!(cli::understands(words), Ok(()), "{line}");
        let mut typed = line.split(' ').skip(1);
        for word in example.command {
            assert_eq!(typed.next(), Some(*word), "{line}");
        }
        assert!(line.starts_with(NAME));
    }
}

#[test]
fn the_language_of_help_is_found_wherever_it_is_typed() {
    let asked = |line: &str| {
        let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        language_asked_for(&words)
    };
    assert_eq!(asked("zgoda --lang pl --help").as_deref(), Some("pl"));
    assert_eq!(asked("zgoda play --help --lang=uk").as_deref(), Some("uk"));
    assert_eq!(asked("zgoda play --help"), None);
    assert_eq!(asked("zgoda say --help -- --lang pl"), None);
    assert_eq!(asked("zgoda --help --lang"), None);
}
