//! Lines that name the arbiter. Behind his word stands his code, or what was to be his code, and that is neither kept
//! nor said: not in the record, not as an answer, not when the last line comes back.
//!
//! His word may be declined, mistyped, shortened, or run together with the code, and a line may name him in passing; all of
//! them count. It is not the code that is looked for: a line that was answered otherwise because it holds the code would tell
//! it. A code without the word, and one of letters that is run together with a mistyped word, are not found.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use strsim::osa_distance;
use zgoda_game::Variant;
use zgoda_speech::{Language, Phrasebook, Style};

use super::{Command, Spelling, Typed, Word, Words, plainly};
use crate::record::event::Actor;

/// The shortest beginning of his word that counts as it is; one that is mistyped has half of its letters.
const SHORTEST: usize = 3;

/// One letter in so many may be wrong, missing, doubled or changed round with its neighbour.
const LETTERS_A_SLIP: usize = 3;

/// So many letters may stand for the last one of his word where a language declines it: `sędzia`, `sędziego`.
const LONGEST_ENDING: usize = 3;

/// The commands of all languages together: an arbiter may come from anywhere, and his code is a secret in whichever
/// language he types.
static ALL: LazyLock<Words> = LazyLock::new(|| {
    let mut spellings: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    // One book after the other: all of them at once take more memory than the rest of the program.
    for language in Language::ALL {
        let book = Phrasebook::new(language, Variant::International, Style::default());
        for english in Word::ALL.map(Word::english) {
            let own = book.command(english);
            spellings.entry(english).or_default().extend(own);
        }
    }
    let local = |english: &str| spellings.get(english).map(|own| own.join(","));
    Words::new(local, |_| None)
});

/// Reads the words of all languages, which takes a while, unless it is done; otherwise the first line waits for them.
pub fn learn_all_languages() {
    LazyLock::force(&ALL);
}

/// May the arbiter's code stand in `text`, which `actor` typed? Everything of his own may be it but a command and nothing
/// else, and so may whatever names him in any language.
#[must_use]
pub fn may_hold_the_code(text: &str, actor: Option<Actor>) -> bool {
    ALL.names_the_arbiter(text) || actor == Some(Actor::Arbiter) && !ALL.is_a_command(text)
}

impl Typed {
    /// May the code stand where something else was to stand: a half-move, a square, a name? Whatever that is, it is not
    /// used. What an arbiter writes in words of his own names him as it likes.
    #[must_use]
    pub fn misplaces_the_code(&self) -> bool {
        let about = match &self.command {
            Command::Move(text)
            | Command::Said(text)
            | Command::Correct(text)
            | Command::Hand(text)
            | Command::HandDoes(_, text)
            | Command::Look(_, text)
            | Command::Claim(text)
            | Command::Wish(_, text) => text,
            Command::Arbiter(_)
            | Command::Arbiters(..)
            | Command::History(_)
            | Command::Last(_)
            | Command::Clock(_)
            | Command::Help(_)
            | Command::Steer(_)
            | Command::Plain(_)
            | Command::Unfinished(_) => return false,
        };
        ALL.names_the_arbiter(about)
    }

    /// A colon behind the arbiter's word is a slip of whoever types his code: he enters no half-moves.
    pub(super) fn with_a_colon_before_the_code(self) -> Typed {
        let command = match (self.actor, self.command) {
            (Some(Actor::Arbiter), Command::Move(code)) if code.is_empty() => {
                Command::Unfinished(Word::Arbiter)
            }
            (Some(Actor::Arbiter), Command::Move(code)) => Command::Arbiter(code),
            (_, command) => command,
        };
        Typed { command, ..self }
    }
}

impl Words {
    /// Does the arbiter's word stand anywhere in `line`, or what may have been meant as it? Not where the line is a
    /// command and nothing else: there is no place for a code.
    fn names_the_arbiter(&self, line: &str) -> bool {
        if self.is_a_command(line) {
            return false;
        }
        let line = plainly(line);
        let all = self.spellings.iter();
        let mut his = all.filter(|it| it.word == Word::Arbiter);
        his.any(|his| {
            let typed = line.split(|c: char| !c.is_alphabetic());
            let mut unknown = typed.filter(|typed| !self.is_of_another_command(typed));
            line.contains(his.plain.as_str()) || unknown.any(|typed| may_mean(typed, &his.plain))
        })
    }

    /// Is a line a command and nothing else?
    fn is_a_command(&self, line: &str) -> bool {
        let (_, command) = self.actor(line);
        self.exactly(command).is_some()
    }

    /// Is this a word of a command? Of one that calls him it is his own, in whatever case.
    fn is_of_another_command(&self, typed: &str) -> bool {
        let mut others = self.spellings.iter();
        others.any(|Spelling { plain, word, .. }| {
            let has = plain.split(' ').any(|part| part == typed);
            has && !matches!(word, Word::Arbiter | Word::Call)
        })
    }
}

/// May `typed` be this word, in whatever case, or the beginning of it, both in small letters?
fn may_mean(typed: &str, word: &str) -> bool {
    may_be_begun(typed, word) || may_be_declined(typed, word)
}

/// May it be this word with another ending? What stands before the ending may be mistyped like the word itself.
fn may_be_declined(typed: &str, word: &str) -> bool {
    let letters: Vec<char> = typed.chars().collect();
    let mut stem: Vec<char> = word.chars().collect();
    stem.pop();
    let slips = stem.len() / LETTERS_A_SLIP;
    let stem: String = stem.into_iter().collect();
    let shortest = letters.len().saturating_sub(LONGEST_ENDING);
    (shortest..=letters.len()).any(|length| {
        let beginning: String = letters.iter().take(length).collect();
        osa_distance(&beginning, &stem) <= slips
    })
}

fn may_be_begun(typed: &str, word: &str) -> bool {
    let length = word.chars().count();
    let typed_length = typed.chars().count();
    // Whatever is longer than the word by more than its slips is another one.
    let longest = length.saturating_add(length / LETTERS_A_SLIP);
    if !(SHORTEST..=longest).contains(&typed_length) {
        return false;
    }
    let beginnings = (SHORTEST..=length).map(|length| (length, word.chars().take(length)));
    beginnings.into_iter().any(|(letters, beginning)| {
        let beginning: String = beginning.collect();
        let slips = if letters.saturating_mul(2) < length {
            0
        } else {
            letters.max(typed_length) / LETTERS_A_SLIP
        };
        osa_distance(typed, &beginning) <= slips
    })
}

#[cfg(test)]
mod tests {
    use zgoda_speech::Message;

    use super::*;

    fn words(language: Language) -> Words {
        let book = Phrasebook::new(language, Variant::International, Style::default());
        Words::of_book(&book)
    }

    #[test]
    fn the_arbiters_word_is_found_wherever_it_stands() {
        let words = words(Language::Polish);
        for line in [
            "arbiter 2468",
            "ARBITER2469",
            "  sędzia  2468",
            "arbiter: 2468",
            "white: Sędzia 2468",
            "nobody: arbiter 2468",
            "*arbiter 2468",
        ] {
            assert!(words.names_the_arbiter(line), "{line}");
        }
        for line in ["32-28", "white: press", "2468", "arbiter: press", "Sędzia"] {
            assert!(!words.names_the_arbiter(line), "{line}");
        }
    }

    /// What is typed behind his word and a colon is his code, in whatever words, and no half-move.
    #[test]
    fn what_the_arbiter_types_himself_may_be_his_code() {
        let arbiter = Some(Actor::Arbiter);
        for text in ["2468", "pin 2468", "said 2468", "abcd"] {
            assert!(may_hold_the_code(text, arbiter), "{text}");
            assert!(!may_hold_the_code(text, None), "{text}");
        }
        assert!(!may_hold_the_code("press", arbiter));
        let words = words(Language::Polish);
        for (line, command) in [
            ("arbiter: 2468", Command::Arbiter("2468".to_owned())),
            ("sędzia : 3228", Command::Arbiter("3228".to_owned())),
            ("arbiter:", Command::Unfinished(Word::Arbiter)),
            ("arbiter: press", Command::Plain(Word::Press)),
        ] {
            let typed = words.read(line);
            assert_eq!((typed.actor, typed.command), (arbiter, command), "{line}");
        }
    }

    #[test]
    fn his_word_is_found_in_every_language_whatever_is_spoken_here() {
        for language in Language::ALL {
            let his = words(language).spoken(Word::Arbiter);
            for line in [
                format!("{his} 2468"),
                format!("{his}: 2468"),
                format!("{his}2468"),
            ] {
                assert!(may_hold_the_code(&line, None), "{line}");
            }
            assert!(!may_hold_the_code(&his, None), "{his}");
        }
    }

    #[test]
    fn it_is_found_mistyped_shortened_and_run_together_with_the_code() {
        for (language, lines) in [
            (
                Language::English,
                [
                    "arbitr 2468",
                    "abriter2468",
                    "arb 2468",
                    "white: arrbiter 2468",
                ],
            ),
            (
                Language::Polish,
                ["sedzia 2468", "sędza2468", "sęd 2468", "białe: sędizą 2468"],
            ),
            (
                Language::German,
                [
                    "scheidsrichter 2468",
                    "schiedsr 2468",
                    "schidsrichter2468",
                    "shiedsrichter 2468",
                ],
            ),
            (
                Language::Russian,
                ["судя 2468", "арбтр2468", "суд 2468", "судьяя 2468"],
            ),
        ] {
            let words = words(language);
            for line in lines {
                assert!(words.names_the_arbiter(line), "{line}");
            }
        }
    }

    /// Languages that decline call him otherwise than the word is spelt that opens his words.
    #[test]
    fn it_is_found_in_every_case() {
        for (language, cases) in [
            (
                Language::Polish,
                "sędziego sędziemu sędzią sędzio sedziego sedziemu sędzigo",
            ),
            (
                Language::Russian,
                "судьи судье судью судьёй судьею арбитра арбитру арбитром арбитре",
            ),
            (
                Language::Ukrainian,
                "судді суддю суддею судде арбітра арбітру арбітрові арбітром арбітре",
            ),
            (
                Language::German,
                "schiedsrichters schiedsrichtern schiedsrichterin",
            ),
            (Language::Dutch, "scheidsrechters arbiters"),
            (Language::French, "arbitres arbitrage"),
            (Language::English, "arbiters arbiter's"),
        ] {
            let words = words(language);
            for his in cases.split_whitespace() {
                for line in [
                    format!("{his} 2468"),
                    format!("2468 {his}"),
                    format!("{his}2468"),
                ] {
                    assert!(words.names_the_arbiter(&line), "{language:?} {line}");
                }
            }
        }
        let polish = words(Language::Polish);
        for line in ["wzywam sędziego 2468", "wezwij sędziego 2468"] {
            assert!(polish.names_the_arbiter(line), "{line}");
        }
        // Who calls him and nothing else does so.
        assert!(!polish.names_the_arbiter("wzywam sędziego"));
    }

    /// No square is called like him in any language, so that a half-move in words never looks like a code.
    #[test]
    fn no_square_is_taken_for_his_word() {
        for language in Language::ALL {
            for variant in [Variant::International, Variant::Polish64] {
                let book = Phrasebook::new(language, variant, Style::default());
                for square in variant.squares() {
                    let text = book.words(&Message::SquarePicked { square }).text;
                    assert!(!may_hold_the_code(&text, None), "{language:?} {text}");
                }
            }
        }
    }

    /// Half-moves and commands do not look like him, so that what somebody else mistyped can still be said back.
    #[test]
    fn no_other_command_and_no_half_move_is_taken_for_his_word() {
        for language in Language::ALL {
            let words = words(language);
            for Spelling { written, word, .. } in &words.spellings {
                let line = format!("{written} 32-28");
                let his = matches!(word, Word::Call | Word::Arbiter);
                assert!(his || !may_hold_the_code(&line, None), "{line}");
            }
            // Who calls him names him, in whatever case his language wants.
            let others = words.spellings.iter();
            for Spelling { written, .. } in
                others.filter(|it| !matches!(it.word, Word::Call | Word::Arbiter))
            {
                let line = format!("{written} 32-28");
                assert!(!words.names_the_arbiter(&line), "{language:?} {line}");
            }
            for line in [
                "32-28",
                "trzydzieści dwa dwadzieścia osiem",
                "32 bije 21",
                "zwölf schlägt acht",
                "c3xd4",
            ] {
                assert!(!words.names_the_arbiter(line), "{language:?} {line}");
            }
        }
    }
}
