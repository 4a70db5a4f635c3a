// SPDX-License-Identifier: GPL-3.0-or-later
//! The languages the program speaks, reads and hears: one row each, and a folder of `locales/`.
//!
//! Everything else about a language is in its folder. `catalogue` finds a message there, `numbers` puts numbers into
//! words, and `reading` has the part of a folder for reading and hearing.

use std::sync::LazyLock;

use zgoda_game::notation::Lexicon;

/// One Fluent file: its name and its text.
pub type Source = (&'static str, &'static str);

/// The files that only the pages of the desk, the papers of a round and the help of the command line need, so that no game waits
/// for them.
pub(crate) const OF_PAGES: [&str; 5] = [
    "pages.ftl",
    "arbiter_page.ftl",
    "player_page.ftl",
    "round.ftl",
    "usage.ftl",
];

/// The file of the terms, the words of a language's glossary, which the messages of all other files may name.
pub(crate) const TERMS: &str = "terms.ftl";

/// The files of one folder.
macro_rules! sources {
    ($folder:literal) => {
        sources!($folder:
            "terms.ftl" "numbers.ftl" "moves.ftl" "board.ftl" "program.ftl" "answers.ftl" "claims.ftl" "clock.ftl" "commands.ftl"
            "talk.ftl" "help.ftl" "hands.ftl" "reconcile.ftl" "desk.ftl" "event.ftl" "face.ftl" "personal.ftl" "protocol.ftl"
            "reading.ftl" "consent.ftl" "scoresheet.ftl" "manual.ftl" "menu.ftl" "devices.ftl" "reader_check.ftl"
            "pages.ftl" "arbiter_page.ftl" "player_page.ftl" "round.ftl" "usage.ftl"
        )
    };
    ($folder:literal: $($file:literal)*) => {
        &[$(($file, include_str!(concat!("../../locales/", $folder, "/", $file)))),*]
    };
}

/// Each row is a language: its name here, and its tag, which is its folder too.
macro_rules! languages {
    ($($name:ident $tag:literal)*) => {
        /// A language the program speaks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Language {
            $(#[doc = concat!("The one of `locales/", $tag, "/`.")] $name,)*
        }

        impl Language {
            /// All languages, in the order in which they are offered.
            pub const ALL: [Language; [$($tag),*].len()] = [$(Language::$name),*];

            /// The `lang` of the transcript and the value of `--lang`.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Language::$name => $tag,)*
                }
            }

            /// The files of the folder of the language.
            #[must_use]
            pub const fn sources(self) -> &'static [Source] {
                match self {
                    $(Language::$name => sources!($tag),)*
                }
            }

            /// The words in which half-moves are read while the language is in use: its own words, then the words of the other
            /// languages. The words are put together at the first request, so that no start waits for them.
            #[must_use]
            pub fn lexicon(self) -> &'static Lexicon {
                match self {
                    $(Language::$name => {
                        static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| Language::$name.learn());
                        &LEXICON
                    })*
                }
            }
        }
    };
}

languages! {
    Polish "pl"
    English "en"
    German "de"
    Dutch "nl"
    Russian "ru"
    French "fr"
    Ukrainian "uk"
}

/// The variables that name the locale of messages, in the order in which they count.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// True for the locale without a language.
fn is_c(locale: &str) -> bool {
    locale == "POSIX" || locale.split('.').next() == Some("C")
}

impl Language {
    /// The language of a tag or of a locale's name: `pl`, `pl-PL`, `pl_PL.UTF-8`.
    #[must_use]
    pub fn from_tag(text: &str) -> Option<Language> {
        let first = text.split(['-', '_', '.', '@']).next()?;
        Language::ALL
            .into_iter()
            .find(|language| first.eq_ignore_ascii_case(language.tag()))
    }

    /// The language that the environment asks for, as gettext has it. The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set
    /// is the locale. Unless that is C, the first spoken language in the list of `LANGUAGE` decides, if there is such a list; else
    /// the locale. `C`, and languages that are not spoken here, mean English.
    #[must_use]
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        let locale = LOCALE.into_iter().find_map(set);
        let asked = match locale {
            Some(locale) if !is_c(&locale) => set("LANGUAGE").unwrap_or(locale),
            _ => return Language::English,
        };
        let mut asked = asked.split(':').take_while(|tag| !is_c(tag));
        asked
            .find_map(Language::from_tag)
            .unwrap_or(Language::English)
    }

    /// The language, then the languages that are used where it has no text.
    pub(crate) fn chain(self) -> Vec<Language> {
        match self {
            Language::English => vec![self],
            _ => vec![self, Language::English],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_from_every_form_of_its_name() {
        for text in ["pl", "PL", "pl_PL.UTF-8", "pl-PL", "pl@euro"] {
            assert_eq!(Language::from_tag(text), Some(Language::Polish), "{text}");
        }
        for text in ["C", "", "POSIX", "polish", "xx_YY"] {
            assert_eq!(Language::from_tag(text), None, "{text}");
        }
    }

    #[test]
    fn the_environment_decides_and_c_means_english() {
        let cases = [
            ("LC_ALL=pl_PL.UTF-8 LANG=en_GB", Language::Polish),
            ("LC_ALL=C LANG=pl_PL", Language::English),
            ("LC_ALL= LANG=pl_PL", Language::Polish),
            ("LC_MESSAGES=pl_PL.UTF-8 LANG=C", Language::Polish),
            ("LC_MESSAGES=C LANG=pl_PL.UTF-8", Language::English),
            ("LC_ALL=de_DE LC_MESSAGES=pl_PL LANG=C", Language::German),
            ("LANG=xx", Language::English),
            ("", Language::English),
            ("LANG=en_GB LANGUAGE=pl:en", Language::Polish),
            ("LANG=pl_PL LANGUAGE=", Language::Polish),
            ("LANG=en_GB LANGUAGE=xx:uk_UA:pl", Language::Ukrainian),
            ("LANG=pl_PL LANGUAGE=xx:yy", Language::English),
            ("LANG=pl_PL LANGUAGE=C:de", Language::English),
            ("LANG=C LANGUAGE=pl", Language::English),
            ("LANG=C.UTF-8 LANGUAGE=pl", Language::English),
            ("LC_ALL=POSIX LANG=pl_PL LANGUAGE=pl", Language::English),
            ("LANGUAGE=pl", Language::English),
        ];
        for (environment, language) in cases {
            let variable = |name: &str| {
                let mut set = environment.split(' ').filter_map(|it| it.split_once('='));
                set.find(|(known, _)| *known == name)
                    .map(|(_, value)| value.to_owned())
            };
            assert_eq!(
                Language::from_environment(variable),
                language,
                "{environment}"
            );
        }
    }
}
