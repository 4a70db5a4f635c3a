//! Parses the language files: finds the needs of each message, and the messages that can be heard.
#![allow(dead_code, unreachable_pub)] // Each test file uses only a part of this module.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message as Parsed, Pattern, PatternElement,
    VariantKey,
};
use zgoda_speech::language::Source;
use zgoda_speech::settings::Verbosity;
use zgoda_speech::{Language, Message};

/// The arguments, messages and variants that one message uses, and its text.
#[derive(Debug, Default)]
pub struct Needs {
    /// The arguments of the message itself.
    pub arguments: BTreeSet<String>,
    /// The other messages that the message contains.
    pub messages: BTreeSet<String>,
    /// The names of the variants, for each argument that selects a variant by name.
    pub choices: BTreeMap<String, BTreeSet<String>>,
    /// The plain text, in which tests look for words that must not occur.
    pub text: String,
    /// The verbosities that have a text of their own.
    pub verbosities: BTreeSet<String>,
    /// The needs of the usual text and of the text for each verbosity, separately.
    pub parts: BTreeMap<String, Needs>,
    /// The comment for translators above the message.
    pub comment: Option<String>,
}

impl Needs {
    fn of(message: &Parsed<&str>) -> Needs {
        let mut needs = Needs {
            comment: message.comment.as_ref().map(|it| it.content.join(" ")),
            ..Needs::default()
        };
        if let Some(pattern) = &message.value {
            needs.pattern(pattern);
        }
        let mut usual = Needs::default();
        if let Some(pattern) = &message.value {
            usual.pattern(pattern);
        }
        needs
            .parts
            .insert(Verbosity::Normal.word().to_owned(), usual);
        for attribute in &message.attributes {
            let place = format!("{}.{}", message.id.name, attribute.id.name);
            let known = [Verbosity::Terse, Verbosity::Full].map(Verbosity::word);
            assert!(
                known.contains(&attribute.id.name),
                "{place} is no verbosity"
            );
            assert!(
                Message::KINDS.contains(&message.id.name),
                "{place}: only what is said has one"
            );
            let mut own = Needs::default();
            own.pattern(&attribute.value);
            needs.parts.insert(attribute.id.name.to_owned(), own);
            needs.pattern(&attribute.value);
            needs.verbosities.insert(attribute.id.name.to_owned());
        }
        needs
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                // Each piece of text gets a line of its own, so that words of different variants do not run together.
                PatternElement::TextElement { value } => {
                    self.text.push('\n');
                    self.text.push_str(value);
                }
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("only an argument chooses")
                };
                let names: BTreeSet<String> = variants
                    .iter()
                    .map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => (*name).to_owned(),
                        VariantKey::NumberLiteral { value } => (*value).to_owned(),
                    })
                    .collect();
                // Plural categories are left out, because they differ between languages.
                let plural = ["one", "two", "few", "many", "other"];
                if !names.iter().any(|name| plural.contains(&name.as_str())) {
                    self.choices
                        .entry(id.name.to_owned())
                        .or_default()
                        .extend(names);
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                assert_eq!(id.name, "WORDS");
                let CallArguments { positional, .. } = arguments;
                positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("not used here: {other:?}"),
        }
    }
}

/// The messages of a file or of a language, by name.
pub type File = BTreeMap<String, Needs>;

/// Parses one file.
pub fn parse((name, text): &Source) -> File {
    let resource = fluent_syntax::parser::parse(*text).unwrap_or_else(|(_, errors)| {
        panic!("{name}: {errors:?}");
    });
    let mut file = File::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name.to_owned();
                assert!(
                    file.insert(id.clone(), Needs::of(message)).is_none(),
                    "{id} twice"
                );
            }
            Entry::Comment(comment) => panic!("{name}: a loose comment: {:?}", comment.content),
            Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(term) => panic!("{name}: terms are not used: {}", term.id.name),
            Entry::Junk { content } => panic!("{name}: cannot be read: {content}"),
        }
    }
    file
}

/// All messages of a language. No message may be in two files.
pub fn messages(language: Language) -> File {
    let mut all = File::new();
    for source in language.sources() {
        for (id, needs) in parse(source) {
            assert!(all.insert(id.clone(), needs).is_none(), "{id} in two files");
        }
    }
    all
}

/// The comments for translators above the messages of a language.
pub fn comments(language: Language) -> BTreeSet<String> {
    let all = messages(language).into_values();
    all.filter_map(|needs| needs.comment).collect()
}

/// The arguments of a message and of the messages in it.
pub fn all_arguments(file: &File, id: &str) -> BTreeSet<String> {
    arguments_of(file, &file[id])
}

/// The arguments of a part of a message, and of the messages in it.
pub fn arguments_of(file: &File, needs: &Needs) -> BTreeSet<String> {
    let inner = needs
        .messages
        .iter()
        .flat_map(|inner| all_arguments(file, inner));
    needs.arguments.iter().cloned().chain(inner).collect()
}

/// The messages that may be heard: all messages except those in the files of `not_said`. From these files only messages
/// that begin with `aloud-` are heard.
pub fn heard(all: &File) -> BTreeSet<String> {
    let not_said = [
        "desk.ftl",
        "protocol.ftl",
        "reconcile.ftl",
        "face.ftl",
        "talk.ftl",
        "reading.ftl",
        "scoresheet.ftl",
        "devices.ftl",
        "reader_check.ftl",
        "pages.ftl",
        "arbiter_page.ftl",
        "player_page.ftl",
        "round.ftl",
        // The program only recognises the words of this file, and says none of them.
        "consent.ftl",
    ];
    let only: BTreeSet<String> = (Language::English.sources().iter())
        .filter(|(name, _)| not_said.contains(name))
        .flat_map(|source| parse(source).into_keys())
        .filter(|id| !id.starts_with("aloud-"))
        .collect();
    all.keys()
        .filter(|id| !only.contains(*id))
        .cloned()
        .collect()
}
