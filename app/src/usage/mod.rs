// SPDX-License-Identifier: GPL-3.0-or-later
//! The words of `--help`: each command, option and heading has a message in `locales/*/usage.ftl`, under a key that follows from its
//! name, so the definitions of options hold no sentences. The command line is read without these words; they are put in where help, a
//! page of `man` or completions are written.

mod examples;

use std::ffi::OsString;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgAction, Command};
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;

pub(crate) use examples::of_command as examples_of;

/// The program, as it is called.
pub(crate) const NAME: &str = "zgoda";

/// The place of the options that every command has. No command has as many of its own.
const BEHIND_OWN: usize = 1000;

/// The words of the command line in one language.
#[derive(Debug)]
pub(crate) struct UsageWords(Catalogue);

impl UsageWords {
    /// The words of this language.
    pub(crate) fn new(language: Language) -> UsageWords {
        UsageWords(Catalogue::for_pages(language))
    }

    /// The message of this key, below `usage-`.
    pub(crate) fn say(&self, key: &str) -> String {
        self.0.written(&format!("usage-{key}"), &[]).0
    }

    /// The command and everything below it, with its words in this language, without examples.
    pub(crate) fn name_all(&self, command: Command) -> Command {
        let words = self.name(command, &[]);
        self.name_help(words)
    }

    fn name(&self, command: Command, above: &[String]) -> Command {
        let path: Vec<String> = match command.get_name() {
            NAME => Vec::new(),
            name => above.iter().cloned().chain([name.to_owned()]).collect(),
        };
        let mut command = command
            .about(self.say(&of_command(&path)))
            .long_about(None)
            .subcommand_help_heading(self.say("heading-commands"))
            .help_template(format!(
                "{{before-help}}{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
                self.say("heading-usage")
            ));
        // An option that is changed comes last; so positions come before options, and otherwise the order stays.
        let (positions, options): (Vec<&Arg>, Vec<&Arg>) =
            command.get_arguments().partition(|it| it.is_positional());
        let ids: Vec<_> = positions.into_iter().chain(options).collect();
        let ids: Vec<_> = ids.into_iter().map(|it| it.get_id().clone()).collect();
        for id in ids {
            command = command.mut_arg(&id, |arg| self.argument(arg, &path));
        }
        self.flags(command, path.is_empty())
            .mut_subcommands(|it| self.name(it, &path))
    }

    fn argument(&self, arg: Arg, path: &[String]) -> Arg {
        if arg.is_hide_set() {
            return arg;
        }
        let heading = match arg.get_help_heading() {
            Some(group) => format!("heading-{group}"),
            None if arg.is_positional() => "heading-arguments".to_owned(),
            None => "heading-options".to_owned(),
        };
        let help = self.say(&of_argument(&arg, path));
        let arg = arg.help_heading(self.say(&heading)).help(help);
        // A command's own options come before those that every command has.
        let arg = match arg.is_global_set() {
            true => arg.display_order(BEHIND_OWN),
            false => arg,
        };
        if !arg.get_action().takes_values() {
            return arg;
        }
        // The sentence has values and default in it, and completions show the names of values alone.
        let arg = arg.hide_possible_values(true).hide_default_value(true);
        let values = values_of(&arg);
        if values.is_empty() {
            return arg;
        }
        arg.value_parser(PossibleValuesParser::new(
            values.into_iter().map(PossibleValue::new),
        ))
    }

    /// The options that clap would add with words of its own.
    fn flags(&self, command: Command, whole: bool) -> Command {
        let heading = self.say("heading-options");
        let flag = |name: &'static str, short, action| {
            Arg::new(name)
                .short(short)
                .long(name)
                .action(action)
                .help(self.say(&format!("option-{name}")))
                .help_heading(heading.clone())
                .display_order(BEHIND_OWN + 1)
        };
        let command = command
            .disable_help_flag(true)
            .arg(flag("help", 'h', ArgAction::Help));
        match whole {
            true => {
                command
                    .disable_version_flag(true)
                    .arg(flag("version", 'V', ArgAction::Version))
            }
            false => command,
        }
    }

    /// Gives the command `help`, which clap adds while it builds the whole, its words.
    fn name_help(&self, mut command: Command) -> Command {
        command.build();
        self.named_help(command)
    }

    fn named_help(&self, command: Command) -> Command {
        let command = match command.get_name() {
            "help" => command.about(self.say("command-help")),
            _ => command,
        };
        command.mut_subcommands(|it| self.named_help(it))
    }

    /// The command and everything below it, with its words and examples, as `--help` shows them.
    fn with_examples(&self, command: Command) -> Command {
        self.exemplify(self.name_all(command), &[])
    }

    fn exemplify(&self, mut command: Command, path: &[String]) -> Command {
        let mut text = String::new();
        for example in examples_of(path) {
            let what = self.say(&example.key());
            text += &format!("\n  {}\n      {what}", example.line);
        }
        if !text.is_empty() {
            text = format!("{}:{text}", self.say("heading-examples"));
            command = command.after_help(text);
        }
        command.mut_subcommands(|it| {
            let name = it.get_name().to_owned();
            let path: Vec<String> = path.iter().cloned().chain([name]).collect();
            self.exemplify(it, &path)
        })
    }
}

/// The help that these words of a command line ask for, in this language.
pub(crate) fn help(
    command: Command,
    arguments: &[OsString],
    language: Language,
) -> Option<clap::Error> {
    let mut worded = UsageWords::new(language).with_examples(command);
    worded.try_get_matches_from_mut(arguments).err()
}

/// The language that a command line asks for, where clap stopped reading it at `--help`.
pub(crate) fn language_asked_for(arguments: &[OsString]) -> Option<String> {
    let mut words = arguments.iter().filter_map(|word| word.to_str());
    let mut found = None;
    while let Some(word) = words.next() {
        match word {
            "--" => break,
            "--lang" => found = words.next(),
            _ => found = word.strip_prefix("--lang=").or(found),
        }
    }
    found.map(str::to_owned)
}

/// The key of a command's sentence.
fn of_command(path: &[String]) -> String {
    let words = [NAME.to_owned()].into_iter().chain(path.iter().cloned());
    match path {
        [] => format!("command-{NAME}"),
        _ => format!("command-{}", words.skip(1).collect::<Vec<_>>().join("-")),
    }
}

/// The key of an argument's sentence. Options that every command has are told once.
fn of_argument(arg: &Arg, path: &[String]) -> String {
    let id = arg.get_id().as_str().replace('_', "-");
    match path {
        _ if arg.is_global_set() => format!("option-{id}"),
        path => format!("option-{}-{id}", path.join("-")),
    }
}

/// The names of the values, where only some are possible.
fn values_of(arg: &Arg) -> Vec<String> {
    if !arg.get_action().takes_values() {
        return Vec::new();
    }
    let values = arg.get_possible_values().into_iter();
    values.map(|it| it.get_name().to_owned()).collect()
}

#[cfg(test)]
mod tests;
