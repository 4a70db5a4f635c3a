//! The languages the program speaks, reads and hears: one row each, and a folder of `locales/`.
//!
//! Everything else about a language is in its folder. `catalogue` finds a message there, `numbers` puts numbers into
//! words, and `reading` has the part of a folder for reading and hearing.

use std::sync::LazyLock;

use zgoda_game::notation::Lexicon;

/// One Fluent file: its name and its text.
pub type Source = (&'static str, &'static str);

/// The files that only the pages of the desk and the papers of a round need. They are kept apart, so that no game waits for them.
pub(crate) const OF_PAGES: [&str; 4] = [
    "pages.ftl",
    "arbiter_page.ftl",
    "player_page.ftl",
    "round.ftl",
];

/// The files of one folder.
macro_rules! sources {
    ($folder:literal) => {
        sources!($folder:
            "numbers.ftl" "moves.ftl" "board.ftl" "program.ftl" "answers.ftl" "claims.ftl" "clock.ftl" "commands.ftl"
            "talk.ftl" "help.ftl" "hands.ftl" "reconcile.ftl" "desk.ftl" "event.ftl" "face.ftl" "personal.ftl" "protocol.ftl"
            "reading.ftl" "consent.ftl" "scoresheet.ftl" "manual.ftl" "menu.ftl" "devices.ftl" "reader_check.ftl"
            "pages.ftl" "arbiter_page.ftl" "player_page.ftl" "round.ftl"
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

impl Language {
    /// The language of a tag or of a locale's name: `pl`, `pl-PL`, `pl_PL.UTF-8`.
    #[must_use]
    pub fn from_tag(text: &str) -> Option<Language> {
        let first = text.split(['-', '_', '.', '@']).next()?;
        Language::ALL
            .into_iter()
            .find(|language| first.eq_ignore_ascii_case(language.tag()))
    }

    /// The language that the environment asks for: the first of `LC_ALL` and `LANG` that is set decides; `C` and
    /// languages that are not spoken here mean English.
    #[must_use]
    pub fn from_environment(lc_all: Option<&str>, lang: Option<&str>) -> Language {
        [lc_all, lang]
            .into_iter()
            .flatten()
            .find(|value| !value.is_empty())
            .and_then(Language::from_tag)
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
        let from = Language::from_environment;
        assert_eq!(from(Some("pl_PL.UTF-8"), Some("en_GB")), Language::Polish);
        assert_eq!(from(Some("C"), Some("pl_PL")), Language::English);
        assert_eq!(from(Some(""), Some("pl_PL")), Language::Polish);
        assert_eq!(from(None, Some("xx")), Language::English);
        assert_eq!(from(None, None), Language::English);
    }
}
