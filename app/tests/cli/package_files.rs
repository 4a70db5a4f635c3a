//! The files of the package besides the program: a page for `man`, and completions, for every command that is not hidden.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use tempfile::tempdir;

use crate::call::{refused, zgoda};

const COMPLETIONS: [&str; 3] = ["zgoda.bash", "_zgoda", "zgoda.fish"];

#[test]
fn every_command_has_its_page_and_its_completions() {
    let folder = tempdir().unwrap();
    let to = folder.path().join("new");
    let called = zgoda(&["package-files", to.to_str().unwrap()]);
    assert_eq!((called.status, called.out.as_str()), (0, ""), "{called:?}");
    let read = |name: &str| fs::read_to_string(to.join(name)).unwrap();
    let completions = COMPLETIONS.map(|name| (name, read(name)));

    let mut expected: BTreeSet<String> = COMPLETIONS.map(str::to_owned).into();
    let mut left = vec![Vec::new()];
    while let Some(path) = left.pop() {
        let name = path
            .iter()
            .fold("zgoda".to_owned(), |name, word| format!("{name}-{word}"));
        let help = Help::of(&path);
        let page = read(&format!("{name}.1"));
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
    for (file, text) in &completions {
        assert!(
            !text.contains("package-files"),
            "{file} tells what is hidden"
        );
    }
    let fish = &completions[2].1;
    assert!(fish.contains("subcommand play\" -l clock "), "{fish}");
    assert!(!fish.contains("subcommand play\" -l speed "), "{fish}");
    let read = Command::new("bash")
        .arg("-n")
        .arg(to.join("zgoda.bash"))
        .status();
    assert!(read.unwrap().success(), "bash cannot read its completions");
}

#[test]
fn a_folder_that_cannot_be_written_to_is_one_sentence() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    refused(
        &["package-files", file.to_str().unwrap()],
        &["name a folder that can"],
    );
}

/// The long options of a page for `man`: the explanation of an option begins with its name.
fn options_of_page(page: &str) -> BTreeSet<String> {
    let told = page.lines().filter(|line| line.starts_with("\\fB\\-"));
    told.filter_map(|line| line.split_once("\\-\\-"))
        .filter_map(|(_, name)| name.split_once("\\fR"))
        .map(|(name, _)| name.replace('\\', ""))
        .collect()
}

/// The contents of a command's `--help`.
struct Help {
    commands: Vec<String>,
    options: BTreeSet<String>,
}

impl Help {
    fn of(path: &[String]) -> Help {
        let mut call: Vec<&str> = path.iter().map(String::as_str).collect();
        call.push("--help");
        let help = zgoda(&call).out;
        let (_, commands) = help.split_once("Commands:\n").unwrap_or(("", ""));
        let commands = commands.lines().take_while(|line| line.starts_with("  "));
        let commands = commands.filter_map(|line| line.split_whitespace().next());
        let words = help.split(|c: char| c.is_whitespace() || ",[]".contains(c));
        let options = words.filter_map(|word| word.strip_prefix("--"));
        Help {
            commands: commands
                .filter(|it| *it != "help")
                .map(str::to_owned)
                .collect(),
            options: options.map(str::to_owned).collect(),
        }
    }
}
