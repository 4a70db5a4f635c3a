// SPDX-License-Identifier: GPL-3.0-or-later
//! The Fluent files of every language, built into the program, and the search for a message in them.
//!
//! For a key and arguments there is always a text. It comes from the language in use, otherwise from English, and otherwise it is
//! the key itself in plain words. Problems are returned with the text. `phrase` chooses the keys.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::{Language, OF_PAGES, Source, TERMS};
use crate::numbers::{Gender, Numbers};
use crate::settings::Verbosity;

/// A fault of a text. The text is spoken nevertheless, but a test fails on any of these faults.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A language lacks a message.
    #[error("locales/{0} has no message {1}; add it there")]
    Missing(&'static str, String),
    /// A message could not be made from its text and arguments.
    #[error("locales/{0}, message {1}: {2}; correct the message or its arguments")]
    Broken(&'static str, String, String),
    /// A file could not be read whole.
    #[error("locales/{0}/{1}: {2}; correct the file")]
    File(&'static str, &'static str, String),
}

/// An argument of a message, for callers that do not use the phrase book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given<'a> {
    /// A text, or the name of a choice.
    Text(&'a str),
    /// A number. It also selects the plural form.
    Count(usize),
}

/// The texts of one language and its fallback languages. All catalogues of one language share these texts.
pub struct Catalogue {
    links: Vec<Arc<Link>>,
    load_problems: Vec<Problem>,
}

/// The texts of one language.
struct Link {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    numbers: Arc<Numbers>,
    /// The problems that were found while the files were read.
    problems: Vec<Problem>,
}

/// A set of files of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Files {
    /// All files except the files that only pages need.
    Spoken,
    /// All files of the language.
    All,
    /// The files with these names.
    These(&'static [&'static str]),
}

impl Files {
    fn have(self, file: &str) -> bool {
        // Any message may name a term.
        let asked_for = match self {
            Files::Spoken => !OF_PAGES.contains(&file),
            Files::All => true,
            Files::These(files) => files.contains(&file),
        };
        asked_for || file == TERMS
    }
}

/// Every set of files that was read so far. The sets are kept, because reading a language takes milliseconds and the files are part
/// of the program, so they never change.
static READ: Mutex<BTreeMap<(Language, Files), Arc<Link>>> = Mutex::new(BTreeMap::new());

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list()
            .entries(self.links.iter().map(|link| link.language))
            .finish()
    }
}

impl Catalogue {
    /// Loads a language and its fallbacks, without the files that only pages need.
    #[must_use]
    pub fn new(language: Language) -> Catalogue {
        Catalogue::of(&language.chain(), Files::Spoken)
    }

    /// Loads a language and its fallbacks, with the files that pages, the papers of a round and the help of the command line need.
    #[must_use]
    pub fn for_pages(language: Language) -> Catalogue {
        Catalogue::of(&language.chain(), Files::All)
    }

    /// Loads these files of a language alone, and no fallback.
    pub(crate) fn of_files(language: Language, files: &'static [&'static str]) -> Catalogue {
        Catalogue::of(&[language], Files::These(files))
    }

    fn of(languages: &[Language], files: Files) -> Catalogue {
        let links = languages.iter().map(|language| Link::of(*language, files));
        let links: Vec<Arc<Link>> = links.collect();
        let load_problems = links.iter().flat_map(|link| link.problems.iter().cloned());
        Catalogue {
            load_problems: load_problems.collect(),
            links,
        }
    }

    /// The problems with the files themselves.
    #[must_use]
    pub fn load_problems(&self) -> &[Problem] {
        &self.load_problems
    }

    /// Number words and letters of the language in use.
    #[must_use]
    pub fn numbers(&self) -> Arc<Numbers> {
        self.links
            .first()
            .map(|link| Arc::clone(&link.numbers))
            .unwrap_or_default()
    }

    /// The text of a message with plain arguments, for reading and not for speech.
    #[must_use]
    pub fn written(
        &self,
        key: &str,
        given: &[(&'static str, Given<'_>)],
    ) -> (String, Vec<Problem>) {
        let mut args = FluentArgs::new();
        for (name, value) in given {
            match value {
                Given::Text(text) => args.set(*name, (*text).to_owned()),
                Given::Count(count) => args.set(*name, *count),
            }
        }
        self.text(key, &args)
    }

    /// The text of a message, and the problems with it.
    #[must_use]
    pub fn text(&self, key: &str, args: &FluentArgs<'_>) -> (String, Vec<Problem>) {
        self.text_for(key, Verbosity::Normal, args)
    }

    /// The text of a message in more or fewer words, if the language has such a text in the attribute `terse` or `full`.
    #[must_use]
    pub fn text_for(
        &self,
        key: &str,
        verbosity: Verbosity,
        args: &FluentArgs<'_>,
    ) -> (String, Vec<Problem>) {
        let mut problems = Vec::new();
        for link in &self.links {
            match link.text(key, verbosity, args) {
                Ok(text) => return (text, problems),
                Err(problem) => problems.push(problem),
            }
        }
        (key.replace('-', " "), problems)
    }
}

impl Link {
    /// Returns these texts. They are read at the first call.
    fn of(language: Language, files: Files) -> Arc<Link> {
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        let link = read.entry((language, files));
        let sources = language.sources().iter().copied();
        let sources = sources.filter(|(file, _)| files.have(file));
        Arc::clone(link.or_insert_with(|| Arc::new(Link::new(language, sources))))
    }

    fn new(language: Language, sources: impl Iterator<Item = Source>) -> Link {
        let mut problems = Vec::new();
        let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Marks that isolate the arguments would reach the voice as characters.
        bundle.set_use_isolating(false);
        for (file, source) in sources {
            let mut wrong = |what: String| problems.push(Problem::File(language.tag(), file, what));
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(good_part, errors)| {
                    errors.iter().for_each(|error| wrong(error.to_string()));
                    good_part
                });
            if let Err(errors) = bundle.add_resource(resource) {
                errors.iter().for_each(|error| wrong(error.to_string()));
            }
        }
        let mut link = Link {
            language,
            bundle,
            numbers: Arc::default(),
            problems: Vec::new(),
        };
        link.numbers = Arc::new(Numbers::read(|key| {
            link.text(key, Verbosity::Normal, &FluentArgs::new())
                .map_err(|problem| problems.push(problem))
                .unwrap_or_default()
        }));
        let numbers = Arc::clone(&link.numbers);
        let words_added = link
            .bundle
            .add_function("WORDS", move |values, named| words(&numbers, values, named));
        let capital_added = (link.bundle).add_function("CAPITAL", |values, _| capital(values));
        for (file, added) in [("numbers.ftl", words_added), (TERMS, capital_added)] {
            if let Err(error) = added {
                problems.push(Problem::File(language.tag(), file, error.to_string()));
            }
        }
        link.problems = problems;
        link
    }

    fn text(
        &self,
        key: &str,
        verbosity: Verbosity,
        args: &FluentArgs<'_>,
    ) -> Result<String, Problem> {
        let tag = self.language.tag();
        let message = self.bundle.get_message(key);
        let pattern = message
            .and_then(|message| {
                let own = message.get_attribute(verbosity.word());
                own.map(|own| own.value()).or_else(|| message.value())
            })
            .ok_or_else(|| Problem::Missing(tag, key.to_owned()))?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(Problem::Broken(tag, key.to_owned(), error.to_string())),
        }
    }
}

/// `{ WORDS($n) }` and `{ WORDS($n, gender: "feminine") }` (or `"neuter"`) in a Fluent file: a count in words.
fn words<'a>(
    numbers: &Numbers,
    values: &[FluentValue<'a>],
    named: &FluentArgs<'_>,
) -> FluentValue<'a> {
    let gender = match named.get("gender") {
        Some(FluentValue::String(word)) if word == "feminine" => Gender::Feminine,
        Some(FluentValue::String(word)) if word == "neuter" => Gender::Neuter,
        _ => Gender::Other,
    };
    match values.first() {
        Some(FluentValue::Number(number)) if number.value >= 0.0 => {
            // A count was a whole number when it was given to Fluent, which keeps it as a float.
            let text = numbers.words(number.value as u64, gender);
            FluentValue::String(Cow::Owned(text))
        }
        _ => FluentValue::Error,
    }
}

/// `{ CAPITAL(-arbiter) }` in a Fluent file: a term at the beginning of a sentence.
fn capital<'a>(values: &[FluentValue<'a>]) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = values.first() else {
        return FluentValue::Error;
    };
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    FluentValue::String(Cow::Owned(first.chain(letters).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The texts of a language in which the lines `terms` have taken the place of its own terms.
    fn with_terms(language: Language, terms: &'static str) -> Link {
        let sources = language.sources().iter().copied();
        Link::new(
            language,
            sources.map(|(file, text)| (file, if file == TERMS { terms } else { text })),
        )
    }

    #[test]
    fn files_load_without_a_word_of_complaint() {
        for language in Language::ALL {
            assert_eq!(Catalogue::new(language).load_problems(), []);
        }
    }

    #[test]
    fn catalogues_of_one_language_share_its_texts_and_pages_have_more() {
        let (one, other) = (
            Catalogue::new(Language::Polish),
            Catalogue::new(Language::Polish),
        );
        let pages = Catalogue::for_pages(Language::Polish);
        let shared = |a: &Catalogue, b: &Catalogue| Arc::ptr_eq(&a.links[0], &b.links[0]);
        assert!(shared(&one, &other));
        assert!(!shared(&one, &pages));
    }

    #[test]
    fn an_unknown_key_still_says_something_and_names_both_languages() {
        let (text, problems) =
            Catalogue::new(Language::Polish).text("no-such-key", &FluentArgs::new());
        assert_eq!(text, "no such key");
        assert_eq!(problems.len(), 2);
    }

    #[test]
    fn a_missing_argument_never_puts_a_brace_before_a_voice() {
        let (text, problems) = Catalogue::new(Language::Polish).text("spelled", &FluentArgs::new());
        assert_eq!(text, "spelled");
        assert_eq!(problems.len(), 2);
    }

    #[test]
    fn a_term_is_changed_in_one_place() {
        let plain = |link: &Link, key| {
            let text = link.text(key, Verbosity::Normal, &FluentArgs::new());
            text.unwrap()
        };
        let english = with_terms(Language::English, "-arbiter = umpire\n");
        assert_eq!(
            plain(&english, "arbiter-only"),
            "only the umpire may do that"
        );
        assert_eq!(plain(&english, "wrong-pin"), "the umpire's code is wrong");
        assert_eq!(plain(&english, "protocol-title"), "Umpire's protocol");
        let forms = "-arbiter = { $case ->\n    [gen] arbitra\n   *[nom] arbiter\n}\n";
        let polish = with_terms(Language::Polish, forms);
        assert_eq!(plain(&polish, "wrong-pin"), "zły kod arbitra");
        for language in Language::ALL {
            let other = with_terms(language, "-arbiter = zzz\n");
            for key in ["arbiter-only", "wrong-pin", "protocol-title"] {
                let text = plain(&other, key).to_lowercase();
                assert!(text.contains("zzz"), "{} {key}: {text}", language.tag());
            }
        }
    }

    #[test]
    fn a_term_that_is_missing_is_a_fault_of_the_message() {
        let link = with_terms(Language::English, "-board = board\n");
        let text = link.text("arbiter-only", Verbosity::Normal, &FluentArgs::new());
        assert!(matches!(text, Err(Problem::Broken("en", ..))), "{text:?}");
    }

    #[test]
    fn a_few_files_of_a_language_bring_its_terms() {
        let catalogue = Catalogue::of_files(Language::French, &["protocol.ftl"]);
        let (text, problems) = catalogue.written("protocol-title", &[]);
        assert_eq!(problems, []);
        assert_eq!(text, "Procès-verbal de l'arbitre");
    }
}
