// SPDX-License-Identifier: GPL-3.0-or-later
//! The terms that may follow a command in words: claims, endings of a game, sanctions. Each term has its English word and
//! words of the language in use, as commands have.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use zgoda_game::claims::Claimed;
use zgoda_game::{Ending, Outcome, Side};
use zgoda_record::event::{DeskRole, RoleKind, Sanction};

use super::{Of, fold, plainly};

/// After `profile`: the name of a new profile follows.
pub const NEW: &str = "new";
/// After `device`: lets in all waiting devices.
pub(crate) const ALL: &str = "all";
/// After `profile`: no profile.
pub const NONE: &str = "none";

/// The words of one language, with the English words.
#[derive(Clone, Debug)]
pub struct Terms {
    claims: Vec<(String, Claimed)>,
    /// Endings by their word; the meaning of a word depends on the outcome.
    endings: Vec<(String, &'static str)>,
    sanctions: Vec<(String, Sanction)>,
    /// The words that direct a complaint at the clock.
    clock: Vec<(String, ())>,
    /// The words for the owner of something.
    of: Vec<(String, Of)>,
    /// The roles for which slips are written.
    roles: Vec<(String, RoleKind)>,
    /// Values of personal settings: how each is spoken or typed, and the word that settings files have for it.
    choices: Vec<(String, &'static str)>,
}

/// The values of settings, as files write them, and the words that may stand after `profile`, `keyboard` and `appoint`.
const CHOICES: [&str; 30] = [
    "terse",
    "normal",
    "full",
    "same",
    "whole",
    "digits",
    "digits-on-repeat",
    "plain",
    "names",
    "on",
    "off",
    "tone",
    "few",
    "all",
    "own",
    "when-needed",
    "always",
    "sound",
    "number",
    "usual",
    "new",
    "none",
    "moves",
    "game",
    "boards",
    "clock",
    "answers",
    "program",
    "player",
    "record",
];

impl Terms {
    /// Makes the terms of a language. `local` gives, for the name of a term, its spellings in the language in use, separated by
    /// commas.
    pub(crate) fn new(local: impl Fn(&str) -> Option<String>) -> Terms {
        let spellings = |kind: &str, word: &str| {
            let own = local(&format!("{kind}-{word}")).unwrap_or_default();
            let own = own.split(',').map(fold).filter(|it| !it.is_empty());
            let english = [word.to_owned(), word.replace('-', " ")];
            own.chain(english).collect::<Vec<_>>()
        };
        let claims = Claimed::ALL.into_iter().flat_map(|it| {
            let all = spellings("claim", it.word()).into_iter();
            all.map(move |spelling| (spelling, it))
        });
        let endings = words_of_endings().into_iter().flat_map(|word| {
            let all = spellings("ending", word).into_iter();
            all.map(move |spelling| (spelling, word))
        });
        let sanctions = Sanction::ALL.into_iter().flat_map(|it| {
            let all = spellings("sanction", it.word()).into_iter();
            all.map(move |spelling| (spelling, it))
        });
        let clock = spellings("complaint", "clock").into_iter();
        let of = [("own", Of::Own), ("opponent", Of::Opponent)];
        let of = of.into_iter().flat_map(|(word, of)| {
            let all = spellings("of", word).into_iter();
            all.map(move |spelling| (spelling, of))
        });
        let roles = RoleKind::all().flat_map(|(word, role)| {
            let all = spellings("role", word).into_iter();
            all.map(move |spelling| (spelling, role))
        });
        let choices = CHOICES.into_iter().flat_map(|word| {
            let all = spellings("choice", word).into_iter();
            all.map(move |spelling| (spelling, word))
        });
        Terms {
            claims: longest_first(claims.collect()),
            endings: longest_first(endings.collect()),
            sanctions: longest_first(sanctions.collect()),
            clock: longest_first(clock.map(|it| (it, ())).collect()),
            of: longest_first(of.collect()),
            roles: longest_first(roles.collect()),
            choices: longest_first(choices.collect()),
        }
    }

    /// The claim in `text`; an empty text claims a draw by any rule.
    #[must_use]
    pub fn claim(&self, text: &str) -> Option<Claimed> {
        let text = plainly(text);
        if text.is_empty() {
            return Some(Claimed::Draw);
        }
        let mut all = self.claims.iter();
        all.find(|(spelling, _)| plainly(spelling) == text)
            .map(|(_, it)| *it)
    }

    /// The way in which a game with this outcome ended, and the text after the word for the ending.
    #[must_use]
    pub fn ending(&self, text: &str, outcome: Outcome) -> Option<(Ending, String)> {
        let (word, rest) = leading(&self.endings, text)?;
        Some((Ending::from_word(word, outcome)?, rest))
    }

    /// The words for the causes with which a game can have this outcome, one word for each cause, in the spelling of this
    /// language.
    #[must_use]
    pub fn endings(&self, outcome: Outcome) -> Vec<String> {
        let word = |ending: Ending| {
            let own = self.endings.iter().find(|(_, word)| *word == ending.word());
            own.map(|(spelling, _)| spelling.clone())
        };
        Ending::all(outcome).filter_map(word).collect()
    }

    /// The owner of something, as `text` names them, where `text` names no side.
    #[must_use]
    pub fn of(&self, text: &str) -> Option<Of> {
        let (of, rest) = leading(&self.of, text)?;
        rest.is_empty().then_some(of)
    }

    /// A sanction, and its reason.
    #[must_use]
    pub fn sanction(&self, text: &str) -> Option<(Sanction, String)> {
        leading(&self.sanctions, text)
    }

    /// The role that `text` names; a side and words like "of" may stand anywhere in it.
    pub(crate) fn role(&self, text: &str, side: impl Fn(&str) -> Option<Side>) -> Option<DeskRole> {
        let parts: Vec<&str> = text
            .split(|c: char| c.is_whitespace() || c == '-')
            .map(|part| part.trim_end_matches("'s").trim_end_matches("’s"))
            .collect();
        let kinds = parts
            .iter()
            .filter_map(|part| leading(&self.roles, part).map(|(kind, _)| kind));
        let mut sides = parts.iter().filter_map(|part| side(part));
        // Exactly one role is named.
        let (kind, others) = (kinds.clone().next(), kinds.skip(1).count());
        let side = sides.next();
        if others > 0 || sides.next().is_some() {
            return None;
        }
        let number = parts.iter().find_map(|part| part.parse().ok());
        kind?.whole(side, number)
    }

    /// The word that settings files have for a value, if `text` is such a value.
    #[must_use]
    pub fn choice(&self, text: &str) -> Option<&'static str> {
        let (word, rest) = leading(&self.choices, text)?;
        rest.is_empty().then_some(word)
    }

    /// The words that settings files have for all values in `text`; other words stay as they are.
    #[must_use]
    pub fn choices(&self, text: &str) -> String {
        let mut words = Vec::new();
        let mut rest = text.to_owned();
        while let Some(first) = rest.split_whitespace().next() {
            let (word, after) = match leading(&self.choices, &rest) {
                Some((word, after)) => (word.to_owned(), after),
                None => {
                    let after = rest.split_whitespace().skip(1);
                    (first.to_owned(), after.collect::<Vec<_>>().join(" "))
                }
            };
            words.push(word);
            rest = after;
        }
        words.join(" ")
    }

    /// The text after `profile`, with a leading `new` or `none` in the word of settings files; a name stays as it is.
    #[must_use]
    pub fn first_choice(&self, text: &str) -> String {
        match leading(&self.choices, text) {
            Some((word @ (NEW | NONE), rest)) => format!("{word} {rest}").trim().to_owned(),
            _ => text.to_owned(),
        }
    }

    /// True if a name begins with the word for `new` or `none`, which has a meaning of its own after `profile`.
    #[must_use]
    pub fn begins_otherwise(&self, name: &str) -> bool {
        matches!(leading(&self.choices, name), Some((NEW | NONE, _)))
    }

    /// True if this is a word of these terms, in plain letters.
    #[must_use]
    pub fn know(&self, word: &str) -> bool {
        let all = self.claims.iter().map(|(spelling, _)| spelling);
        let all = all.chain(self.endings.iter().map(|(spelling, _)| spelling));
        let all = all.chain(self.sanctions.iter().map(|(spelling, _)| spelling));
        let all = all.chain(self.clock.iter().map(|(spelling, ())| spelling));
        let all = all.chain(self.of.iter().map(|(spelling, _)| spelling));
        let all = all.chain(self.roles.iter().map(|(spelling, _)| spelling));
        let mut all = all.chain(self.choices.iter().map(|(spelling, _)| spelling));
        all.any(|spelling| plainly(spelling).split(' ').any(|own| own == word))
    }

    /// The text after the words that direct a complaint at the clock; `None` where the complaint has another subject.
    #[must_use]
    pub fn about_the_clock(&self, text: &str) -> Option<String> {
        leading(&self.clock, text).map(|((), rest)| rest)
    }
}

fn words_of_endings() -> Vec<&'static str> {
    let outcomes = [Outcome::Won(Side::White), Outcome::Drawn, Outcome::BothLost];
    let mut words: Vec<&str> = outcomes
        .into_iter()
        .flat_map(Ending::all)
        .map(Ending::word)
        .collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// Sorts spellings by their number of words, the longest first. The sort is stable, so the language's own spelling stays before an
/// equally long English spelling.
fn longest_first<T>(mut spellings: Vec<(String, T)>) -> Vec<(String, T)> {
    spellings.sort_by_key(|(spelling, _)| std::cmp::Reverse(spelling.split(' ').count()));
    spellings
}

/// The term at the beginning of `text`, and the text that follows it.
fn leading<T: Copy>(spellings: &[(String, T)], text: &str) -> Option<(T, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    spellings.iter().find_map(|(spelling, term)| {
        let length = spelling.split(' ').count();
        let head = words.get(..length)?;
        let rest = words.get(length..)?;
        (plainly(&head.join(" ")) == plainly(spelling)).then(|| (*term, rest.join(" ")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::DrawRule;

    fn polish() -> Terms {
        Terms::new(|name| {
            let own = match name {
                "claim-repetition" => "powtórzenie",
                "ending-time" => "czas",
                "ending-short-of-time" => "brak czasu",
                "sanction-reprimand" => "upomnienie",
                _ => return None,
            };
            Some(own.to_owned())
        })
    }

    #[test]
    fn claims_have_words_of_both_languages() {
        let terms = polish();
        assert_eq!(terms.claim(""), Some(Claimed::Draw));
        assert_eq!(terms.claim("Powtórzenie"), Some(Claimed::Repetition));
        assert_eq!(terms.claim("three  kings"), Some(Claimed::FewKings));
        assert_eq!(terms.claim("three-kings"), Some(Claimed::FewKings));
        assert_eq!(terms.claim("everything"), None);
    }

    #[test]
    fn an_ending_must_fit_its_outcome_and_may_have_a_reason() {
        let terms = polish();
        let white = Outcome::Won(Side::White);
        let time = Ending::Time(Side::Black);
        assert_eq!(terms.ending("czas", white), Some((time, String::new())));
        let with_reason = Some((time, "seen by both".to_owned()));
        assert_eq!(terms.ending("time seen by both", white), with_reason);
        assert_eq!(terms.ending("czas", Outcome::Drawn), None);
        let short = Some((Ending::ShortOfTime, String::new()));
        assert_eq!(terms.ending("brak czasu", Outcome::Drawn), short);
        let line = Ending::Rule(DrawRule::StrongOnMainLine);
        let taken = terms.ending("main line taken", Outcome::Drawn);
        assert_eq!(taken, Some((line, String::new())));
        assert_eq!(terms.ending("whatever", white), None);
        assert!(terms.endings(white).contains(&"czas".to_owned()));
    }

    #[test]
    fn values_of_settings_become_the_words_of_files() {
        let terms = Terms::new(|name| {
            let own = match name {
                "choice-terse" => "zwięźle",
                "choice-clock" => "zegar",
                "choice-digits-on-repeat" => "cyfry przy powtórzeniu",
                "choice-new" => "nowy",
                _ => return None,
            };
            Some(own.to_owned())
        });
        assert_eq!(terms.choices("Zwięźle  zegar"), "terse clock");
        assert_eq!(terms.choices("cyfry przy powtórzeniu"), "digits-on-repeat");
        assert_eq!(terms.choices("digits on repeat"), "digits-on-repeat");
        assert_eq!(terms.choices("300 owls"), "300 owls");
        assert_eq!(terms.choice("digits on"), None);
        assert_eq!(terms.first_choice("nowy Zegar"), "new Zegar");
        assert_eq!(terms.first_choice("zegar"), "zegar");
    }

    #[test]
    fn a_sanction_has_its_reason() {
        let terms = polish();
        let found = terms.sanction("upomnienie za rozmowę");
        assert_eq!(found, Some((Sanction::Reprimand, "za rozmowę".to_owned())));
        assert_eq!(terms.sanction("applause"), None);
        assert_eq!(
            terms.about_the_clock("clock stood"),
            Some("stood".to_owned())
        );
        assert_eq!(terms.about_the_clock("noise"), None);
    }
}
