// SPDX-License-Identifier: GPL-3.0-or-later
//! The words that distinguish a consent from a refusal. They are in `consent.ftl` of each language.
//!
//! The code in `record` judges a line by these words.

use crate::catalogue::Catalogue;
use crate::language::Language;
use crate::numbers::members;
use crate::reading::NONE;

/// Words, in small letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConsentWords {
    /// Words that say no.
    pub no: Vec<String>,
    /// Single letters that together say no, with a blank between them: `n a`.
    pub no_letters: Vec<String>,
    /// Words that may occur together with a no and change nothing.
    pub beside: Vec<String>,
    /// Words that reverse the meaning of their line.
    pub negations: Vec<String>,
    /// Words that reverse the meaning of the next word alone.
    pub negations_of_next: Vec<String>,
    /// The beginnings of words of consent.
    pub consents: Vec<String>,
    /// The beginnings of words of refusal.
    pub refusals: Vec<String>,
}

impl ConsentWords {
    /// The words of one language.
    #[must_use]
    pub fn of(language: Language) -> ConsentWords {
        let catalogue = Catalogue::of_files(language, &["consent.ftl"]);
        let words = |key: &str| {
            let mut words = members(&catalogue.written(key, &[]).0.to_lowercase());
            // Empty words are removed, because every word begins with an empty word.
            words.retain(|word| !word.is_empty() && word != NONE);
            words
        };
        ConsentWords {
            no: words("consent-no"),
            no_letters: words("consent-no-letters"),
            beside: words("consent-beside"),
            negations: words("consent-negations"),
            negations_of_next: words("consent-negations-of-next"),
            consents: words("consent-words"),
            refusals: words("consent-refusals"),
        }
    }

    /// The words of all languages together.
    #[must_use]
    pub fn of_all() -> ConsentWords {
        let mut all = ConsentWords::default();
        for language in Language::ALL {
            let own = ConsentWords::of(language);
            all.no.extend(own.no);
            all.no_letters.extend(own.no_letters);
            all.beside.extend(own.beside);
            all.negations.extend(own.negations);
            all.negations_of_next.extend(own.negations_of_next);
            all.consents.extend(own.consents);
            all.refusals.extend(own.refusals);
        }
        all
    }
}
