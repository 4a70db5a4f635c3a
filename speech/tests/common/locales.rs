// SPDX-License-Identifier: GPL-3.0-or-later
//! Parses the language files: finds the needs of each message, and the messages that can be heard.
#![allow(dead_code, unreachable_pub)] // Each test file uses only a part of this module.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message as Parsed, Pattern, PatternElement,
    Resource, Term, VariantKey,
};
use zgoda_speech::language::Source;
use zgoda_speech::settings::Verbosity;
use zgoda_speech::{Language, Message};

/// The file of the terms.
pub const TERMS: &str = "terms.ftl";

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
    /// The plain text without the terms that the message names.
    pub without_terms: String,
    /// The verbosities that have a text of their own.
    pub verbosities: BTreeSet<String>,
    /// The needs of the usual text and of the text for each verbosity, separately.
    pub parts: BTreeMap<String, Needs>,
    /// The comment for translators above the message.
    pub comment: Option<String>,
}

impl Needs {
    fn of(message: &Parsed<&'static str>, terms: &Terms) -> Needs {
        let mut needs = Needs {
            comment: message.comment.as_ref().map(|it| it.content.join(" ")),
            ..Needs::default()
        };
        if let Some(pattern) = &message.value {
            needs.pattern(pattern, terms);
        }
        let mut usual = Needs::default();
        if let Some(pattern) = &message.value {
            usual.pattern(pattern, terms);
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
            own.pattern(&attribute.value, terms);
            needs.parts.insert(attribute.id.name.to_owned(), own);
            needs.pattern(&attribute.value, terms);
            needs.verbosities.insert(attribute.id.name.to_owned());
        }
        needs
    }

    fn pattern(&mut self, pattern: &Pattern<&'static str>, terms: &Terms) {
        let mut before = Piece::Other;
        for element in &pattern.elements {
            let (piece, text) = match element {
                PatternElement::TextElement { value } => (Piece::Text, (*value).to_owned()),
                PatternElement::Placeable { expression } => match terms.named_by(expression) {
                    Some(text) => (Piece::Term, text),
                    None => (Piece::Other, String::new()),
                },
            };
            // The text gets a line of its own, so that words of different variants do not run together. A term stands within
            // the line.
            let runs_on = match piece {
                Piece::Text => before == Piece::Term,
                Piece::Term => before != Piece::Other,
                Piece::Other => true,
            };
            if !runs_on {
                self.text.push('\n');
            }
            self.text.push_str(&text);
            self.without_terms.push_str(match piece {
                Piece::Text => &text,
                Piece::Term | Piece::Other => "\n",
            });
            if let (Piece::Other, PatternElement::Placeable { expression }) = (piece, element) {
                self.expression(expression, terms);
            }
            before = piece;
        }
    }

    fn expression(&mut self, expression: &Expression<&'static str>, terms: &Terms) {
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
                    self.pattern(&variant.value, terms);
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

/// A piece of a pattern, as far as the text of a message is put together of it.
#[derive(Clone, Copy, PartialEq)]
enum Piece {
    Text,
    Term,
    Other,
}

/// The terms of a language, by name.
#[derive(Debug, Default)]
pub struct Terms(BTreeMap<String, Term<&'static str>>);

impl Terms {
    /// The terms that stand in these files.
    pub fn of(sources: &[Source]) -> Terms {
        let files = sources.iter().filter(|(name, _)| *name == TERMS);
        let entries = files.flat_map(|source| resource(source).body);
        let terms = entries.filter_map(|entry| match entry {
            Entry::Term(term) => Some((term.id.name.to_owned(), term)),
            _ => None,
        });
        Terms(terms.collect())
    }

    pub fn names(&self) -> BTreeSet<&str> {
        self.0.keys().map(String::as_str).collect()
    }

    /// The comment for translators that stands above a term.
    pub fn comment(&self, name: &str) -> Option<String> {
        let comment = self.0[name].comment.as_ref();
        comment.map(|comment| comment.content.join(" "))
    }

    /// Every form of a term.
    pub fn forms(&self, name: &str) -> BTreeSet<String> {
        let mut forms = BTreeSet::new();
        forms_of(&self.0[name].value, &mut forms);
        forms
    }

    /// The text of this expression if it names a term.
    fn named_by(&self, expression: &Expression<&'static str>) -> Option<String> {
        let Expression::Inline(inline) = expression else {
            return None;
        };
        match inline {
            InlineExpression::TermReference {
                id,
                attribute: None,
                arguments,
            } => Some(self.form(id.name, arguments.as_ref())),
            InlineExpression::FunctionReference { id, arguments } if id.name == "CAPITAL" => {
                let [inner] = &*arguments.positional else {
                    panic!("CAPITAL takes one term")
                };
                let text = self.named_by(&Expression::Inline(inner.clone()));
                let text = text.expect("CAPITAL takes one term");
                let mut letters = text.chars();
                let first = letters.next().into_iter().flat_map(char::to_uppercase);
                Some(first.chain(letters).collect())
            }
            _ => None,
        }
    }

    /// The form of a term that these arguments choose.
    fn form(&self, name: &str, arguments: Option<&CallArguments<&'static str>>) -> String {
        let term = self.0.get(name);
        let term = term.unwrap_or_else(|| panic!("no term has the name {name}"));
        let mut chosen = BTreeMap::new();
        for argument in arguments.iter().flat_map(|arguments| &arguments.named) {
            let InlineExpression::StringLiteral { value } = argument.value else {
                panic!("{name}: a form has a name in quotes")
            };
            chosen.insert(argument.name.name, value);
        }
        let mut text = String::new();
        choose(&term.value, &mut chosen, &mut text);
        assert!(chosen.is_empty(), "{name} has no {chosen:?}");
        text
    }
}

fn forms_of(pattern: &Pattern<&'static str>, forms: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                forms.insert(value.trim().to_owned());
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => (variants.iter()).for_each(|variant| forms_of(&variant.value, forms)),
            PatternElement::Placeable { .. } => panic!("a term has nothing but forms"),
        }
    }
}

/// Adds the form that is chosen to the text, and takes the choices that were needed out of `chosen`.
fn choose(
    pattern: &Pattern<&'static str>,
    chosen: &mut BTreeMap<&'static str, &'static str>,
    text: &mut String,
) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression:
                    Expression::Select {
                        selector: InlineExpression::VariableReference { id },
                        variants,
                    },
            } => {
                let wanted = chosen.remove(id.name);
                let is_wanted = |key: &VariantKey<&'static str>| match key {
                    VariantKey::Identifier { name } => Some(*name) == wanted,
                    VariantKey::NumberLiteral { .. } => false,
                };
                let found = variants.iter().find(|it| is_wanted(&it.key));
                assert!(wanted.is_none() || found.is_some(), "no form {wanted:?}");
                let usual = variants.iter().find(|it| it.default);
                let variant = found.or(usual).expect("Fluent wants a default");
                choose(&variant.value, chosen, text);
            }
            PatternElement::Placeable { .. } => panic!("a term has nothing but forms"),
        }
    }
}

/// The messages of a file or of a language, by name.
pub type File = BTreeMap<String, Needs>;

fn resource((name, text): &Source) -> Resource<&'static str> {
    fluent_syntax::parser::parse(*text).unwrap_or_else(|(_, errors)| {
        panic!("{name}: {errors:?}");
    })
}

/// Takes one file apart. The terms that its messages name are put into their texts.
pub fn parse(source: &Source, terms: &Terms) -> File {
    let name = source.0;
    let mut file = File::new();
    for entry in &resource(source).body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name.to_owned();
                assert!(
                    file.insert(id.clone(), Needs::of(message, terms)).is_none(),
                    "{id} twice"
                );
            }
            Entry::Comment(comment) => panic!("{name}: a loose comment: {:?}", comment.content),
            Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(term) => assert_eq!(name, TERMS, "{}", term.id.name),
            Entry::Junk { content } => panic!("{name}: cannot be read: {content}"),
        }
    }
    file
}

/// All messages of a language. No message may be in two files.
pub fn messages(language: Language) -> File {
    let mut all = File::new();
    let terms = Terms::of(language.sources());
    for source in language.sources() {
        for (id, needs) in parse(source, &terms) {
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
        "usage.ftl",
        // The program recognises the words of this file, and says none.
        "consent.ftl",
    ];
    let terms = Terms::of(Language::English.sources());
    let only: BTreeSet<String> = (Language::English.sources().iter())
        .filter(|(name, _)| not_said.contains(name))
        .flat_map(|source| parse(source, &terms).into_keys())
        .filter(|id| !id.starts_with("aloud-"))
        .collect();
    all.keys()
        .filter(|id| !only.contains(*id))
        .cloned()
        .collect()
}
