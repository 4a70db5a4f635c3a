// SPDX-License-Identifier: GPL-3.0-or-later
//! `--help`, `zgoda man` and `zgoda completions`: what the program says of its own command line, for every command that people may
//! know.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use tempfile::tempdir;

use zgoda_speech::Language;

use crate::call::{refused, zgoda};

const SHELLS: [&str; 5] = ["bash", "zsh", "fish", "powershell", "elvish"];

#[test]
fn every_command_has_its_page_and_its_completions() {
    let folder = tempdir().unwrap();
    let to = folder.path().join("new");
    let called = zgoda(&["man", "--to", to.to_str().unwrap()]);
    assert_eq!((called.status, called.out.as_str()), (0, ""), "{called:?}");
    let read = |name: &str| fs::read_to_string(to.join(name)).unwrap();
    let completions = SHELLS.map(|shell| {
        let called = zgoda(&["completions", shell]);
        assert_eq!((called.status, called.err.as_str()), (0, ""), "{shell}");
        (shell, called.out)
    });

    let mut expected: BTreeSet<String> = BTreeSet::new();
    let mut examples = 0;
    let mut left = vec![Vec::new()];
    while let Some(path) = left.pop() {
        let name = path
            .iter()
            .fold("zgoda".to_owned(), |name, word| format!("{name}-{word}"));
        let help = Help::of(&path);
        let page = read(&format!("{name}.1"));
        let mut asked = vec!["man"];
        asked.extend(path.iter().map(String::as_str));
        assert_eq!(zgoda(&asked).out, page, "{name}");
        for example in &help.examples {
            let line = example.replace('-', "\\-").replace('\'', "\\*(Aq");
            assert!(page.contains(&line), "{name}.1 lacks {line}");
        }
        examples += help.examples.len();
        assert!(page.contains(&format!(".TH {name} 1 ")), "{page}");
        assert_eq!(options_of_page(&page), help.options, "{name}.1: {page}");
        for option in &help.options {
            for (file, text) in &completions {
                assert!(text.contains(option), "{file} lacks --{option} of {name}");
            }
        }
        for command in &help.commands {
            for (file, text) in &completions {
                assert!(text.contains(command), "{file} lacks {command}");
            }
        }
        expected.insert(format!("{name}.1"));
        left.extend(help.commands.into_iter().map(|word| {
            let mut below = path.clone();
            below.push(word);
            below
        }));
    }
    assert!(expected.len() > 20, "{expected:?}");
    let written = fs::read_dir(&to).unwrap();
    let written = written.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(written.collect::<BTreeSet<_>>(), expected);
    assert!(examples > 20, "{examples}");
    let fish = &completions[2].1;
    assert!(fish.contains("subcommand play\" -l clock "), "{fish}");
    assert!(!fish.contains("subcommand play\" -l speed "), "{fish}");
    let script = folder.path().join("zgoda.bash");
    fs::write(&script, &completions[0].1).unwrap();
    let read = Command::new("bash").arg("-n").arg(script).status();
    assert!(read.unwrap().success(), "bash cannot read its completions");
}

#[test]
fn a_folder_that_cannot_be_written_to_is_one_sentence() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    refused(
        &["man", "--to", file.to_str().unwrap()],
        &["name a folder that can"],
    );
}

#[test]
fn a_word_that_is_no_command_or_shell_is_one_sentence() {
    refused(&["man", "round", "fold"], &["no command round fold"]);
    refused(&["completions", "tcsh"], &["tcsh", "fish"]);
}

#[test]
fn help_is_in_the_language_that_was_asked_for_wherever_it_stands() {
    let calls: [&[&str]; 4] = [
        &["--lang", "pl", "play", "--help"],
        &["play", "--help", "--lang=pl"],
        &["--lang", "pl", "help", "play"],
        &["play", "-h", "--lang", "pl"],
    ];
    for call in calls {
        let called = zgoda(call);
        assert_eq!((called.status, called.err.as_str()), (0, ""), "{call:?}");
        for words in [
            "Partia na żywo\n\nUżycie: zgoda play ",
            "\nZegar:\n",
            "\nOpcje:\n",
            "\nPrzykłady:\n",
        ] {
            assert!(
                called.out.contains(words),
                "{call:?} {words}: {}",
                called.out
            );
        }
    }
    let polish = zgoda(&["completions", "fish", "--lang", "pl"]).out;
    assert!(polish.contains("Partia na żywo"), "{polish}");
}

/// Help in each language has all commands and options, none of the words that clap has of its own, and nothing of the English help
/// but what is typed.
#[test]
fn no_english_is_left_in_the_help_of_another_language() {
    let commands = Help::of(&[]).commands;
    for language in Language::ALL {
        for command in commands
            .iter()
            .map(String::as_str)
            .chain(["round make", "desk ca"])
        {
            let call: Vec<&str> = ["--lang", language.tag()]
                .into_iter()
                .chain(command.split(' '))
                .chain(["--help"])
                .collect();
            let here = zgoda(&call);
            assert_eq!(here.status, 0, "{call:?}");
            let english = zgoda(&[&["--lang", "en"], &call[2..]].concat()).out;
            let options = |text: &str| -> BTreeSet<String> {
                let words = text.split_whitespace();
                words
                    .filter(|word| word.starts_with("--"))
                    .map(str::to_owned)
                    .collect()
            };
            assert!(options(&english).len() > 2, "{english}");
            let missing: Vec<String> = options(&english)
                .difference(&options(&here.out))
                .cloned()
                .collect();
            assert_eq!(missing, [""; 0], "{call:?}");
            if language != Language::English {
                for line in english.lines().filter(|line| !line.trim().is_empty()) {
                    // The lines that are typed, and the words in capitals, are alike.
                    let same = here.out.lines().any(|it| it == line);
                    let typed = line.starts_with("  zgoda ") || line == "  zgoda";
                    let heading = line.ends_with(':');
                    assert!(
                        !same || typed || heading && language == Language::French,
                        "{call:?}: {line}"
                    );
                }
            }
        }
    }
}

/// The long options of a page, each at the beginning of its own text.
fn options_of_page(page: &str) -> BTreeSet<String> {
    let told = page.lines().filter(|line| line.starts_with("\\fB\\-"));
    told.filter_map(|line| line.split_once("\\-\\-"))
        .filter_map(|(_, name)| name.split_once("\\fR"))
        .map(|(name, _)| name.replace('\\', ""))
        .collect()
}

/// The contents of a command's `--help`.
struct Help {
    examples: Vec<String>,
    commands: Vec<String>,
    options: BTreeSet<String>,
}

impl Help {
    fn of(path: &[String]) -> Help {
        let mut call: Vec<&str> = path.iter().map(String::as_str).collect();
        call.push("--help");
        let help = zgoda(&call).out;
        let (help, examples) = help.split_once("Examples:\n").unwrap_or((&help, ""));
        let examples = examples.lines().filter(|line| line.starts_with("  zgoda"));
        let (_, commands) = help.split_once("Commands:\n").unwrap_or(("", ""));
        let commands = commands.lines().take_while(|line| line.starts_with("  "));
        let commands = commands.filter_map(|line| line.split_whitespace().next());
        let words = help.split(|c: char| c.is_whitespace() || ",[]".contains(c));
        let options = words.filter_map(|word| word.strip_prefix("--"));
        Help {
            examples: examples.map(|line| line.trim().to_owned()).collect(),
            commands: commands
                .filter(|it| *it != "help")
                .map(str::to_owned)
                .collect(),
            options: options.map(str::to_owned).collect(),
        }
    }
}
