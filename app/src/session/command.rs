//! One typed line: who acts, what is asked. A line is only cut into words here; whether it may be
//! done is the session's question.
//!
//! Every command has its English word and a word of the language in use. What is no command is taken
//! for a half-move; whether it has the form of one is found out later.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

mod secret;
mod word;

use zgoda_game::Side;
use zgoda_speech::Phrasebook;
use zgoda_speech::announcement::Chosen;
use zgoda_speech::manner::Topic;

use super::help::Part;
use super::look::asked::Asked;
use super::personal::wish::{For, Wish};
use super::steer::Steer;
use super::terms::Terms;
use crate::record::event::Actor;

pub use secret::{learn_all_languages, may_hold_the_code};
pub use word::Word;

/// The longest line that is looked at; the rest is cut off. The longest sensible one is a capture in
/// spoken words.
pub const MAX_LINE: usize = 1000;

/// In front of a half-move it is `correct`, because a numeric keypad has no letters: `*3227`.
const CORRECTS: char = '*';

/// A line, cut up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// Who acts, where the line names him.
    pub actor: Option<Actor>,
    /// What.
    pub command: Command,
}

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A half-move, or something that has to be one.
    Move(String),
    /// What was announced aloud at the board.
    Said(String),
    /// Another half-move in place of the last one.
    Correct(String),
    /// The simulated hand moves the men.
    Hand(String),
    /// A question about the board, and what follows it.
    Look(Asked, String),
    /// What was said lately.
    History(Option<usize>),
    /// Which words there are; of a part, or which parts.
    Help(Option<Part>),
    /// A claim, and what follows it.
    Claim(String),
    /// Opens the arbiter's words.
    Arbiter(String),
    /// One of them, with what follows it.
    Arbiters(Word, String),
    /// A gesture: the cursor, a menu or a pointed half-move goes on by it.
    Steer(Steer),
    /// Somebody changes a setting of his own; what follows is in the words of files.
    Wish(Wish, String),
    /// A command without more.
    Plain(Word),
    /// A command that misses what it is about.
    Unfinished(Word),
}

/// The words of one language, with the English ones.
#[derive(Clone, Debug)]
pub struct Words {
    spellings: Vec<(String, Word)>,
    terms: Terms,
}

impl Words {
    /// `local` gives, for an English word, its spellings in the language in use, separated by commas, and
    /// `term` does so for what may follow a command.
    pub fn new(
        local: impl Fn(&'static str) -> Option<String>,
        term: impl Fn(&str) -> Option<String>,
    ) -> Words {
        let mut spellings = Vec::new();
        for word in Word::ALL {
            spellings.push((word.english().to_owned(), word));
            for spelling in local(word.english()).unwrap_or_default().split(',') {
                let spelling = fold(spelling);
                if !spelling.is_empty() {
                    spellings.push((spelling, word));
                }
            }
        }
        // The longest first, so that "boards" is not "board" and a stray letter.
        spellings.sort_by_key(|(spelling, _)| std::cmp::Reverse(spelling.len()));
        Words {
            spellings,
            terms: Terms::new(term),
        }
    }

    /// Those of this book's language.
    #[must_use]
    pub fn of_book(book: &Phrasebook) -> Words {
        Words::new(|english| book.command(english), |term| book.term(term))
    }

    /// The word of the language in use that is named first.
    #[must_use]
    pub fn spoken(&self, word: Word) -> String {
        let english = word.english();
        let mut spellings = self.spellings.iter();
        let own = spellings.find(|(spelling, it)| *it == word && spelling != english);
        own.map_or(english, |(spelling, _)| spelling).to_owned()
    }

    /// English alone.
    #[must_use]
    pub fn english() -> Words {
        Words::new(|_| None, |_| None)
    }

    /// Cuts `line` up.
    #[must_use]
    pub fn read(&self, line: &str) -> Typed {
        let line: String = line
            .chars()
            .take(MAX_LINE)
            .filter(|c| !c.is_control())
            .collect();
        let (actor, rest) = self.actor(line.trim());
        let command = self.command(rest.trim());
        Typed { actor, command }.with_a_colon_before_the_code()
    }

    /// Of how many words the command is that `line` holds; of none where it is a half-move, or is taken for one.
    #[must_use]
    pub fn length(&self, line: &str) -> usize {
        let (_, line) = self.actor(line);
        match (self.command(line.trim()), self.leading(line)) {
            (Command::Move(_), _) | (_, None) => 0,
            (_, Some((_, rest))) => {
                let count = |text: &str| text.split_whitespace().count();
                count(line).saturating_sub(count(rest))
            }
        }
    }

    fn actor<'a>(&self, line: &'a str) -> (Option<Actor>, &'a str) {
        let Some((before, after)) = line.split_once(':') else {
            return (None, line);
        };
        let actor = match self.exactly(before) {
            Some(Word::White) => Actor::White,
            Some(Word::Black) => Actor::Black,
            Some(Word::Assistant) => Actor::Assistant,
            Some(Word::Arbiter) => Actor::Arbiter,
            _ => return (None, line),
        };
        (Some(actor), after)
    }

    fn exactly(&self, text: &str) -> Option<Word> {
        let text = fold(text);
        self.spellings
            .iter()
            .find(|(spelling, _)| *spelling == text)
            .map(|(_, word)| *word)
    }

    /// What may follow a command.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The question about the board whose word `text` is.
    #[must_use]
    pub fn asked(&self, text: &str) -> Option<Asked> {
        match self.exactly(text)? {
            Word::Look(asked) => Some(asked),
            _ => None,
        }
    }

    /// Does `text` name both sides?
    #[must_use]
    pub fn both(&self, text: &str) -> bool {
        self.exactly(text) == Some(Word::Both)
    }

    /// The side that `text` names.
    #[must_use]
    pub fn side(&self, text: &str) -> Option<Side> {
        match self.exactly(text)? {
            Word::White => Some(Side::White),
            Word::Black => Some(Side::Black),
            _ => None,
        }
    }

    /// The command at the beginning of `line`, and what follows it.
    fn leading<'a>(&self, line: &'a str) -> Option<(Word, &'a str)> {
        let words: Vec<&str> = line.split_whitespace().collect();
        for (spelling, word) in &self.spellings {
            let length = spelling.split_whitespace().count();
            if words.len() >= length
                && let Some(head) = words.get(..length)
                && fold(&head.join(" ")) == *spelling
            {
                let mut rest = line;
                for part in head {
                    rest = rest.trim_start().strip_prefix(part).unwrap_or(rest);
                }
                return Some((*word, rest.trim()));
            }
        }
        None
    }

    fn command(&self, line: &str) -> Command {
        if let Some(rest) = line.strip_prefix(CORRECTS) {
            return match rest.trim() {
                "" => Command::Unfinished(Word::Correct),
                rest => Command::Correct(rest.to_owned()),
            };
        }
        let Some((word, rest)) = self.leading(line) else {
            return Command::Move(line.to_owned());
        };
        let with = |make: fn(String) -> Command| {
            if rest.is_empty() {
                Command::Unfinished(word)
            } else {
                make(rest.to_owned())
            }
        };
        match word {
            Word::Said => with(Command::Said),
            Word::Correct => with(Command::Correct),
            Word::Hand => with(Command::Hand),
            Word::Look(asked) if rest.is_empty() && !asked.alone() => Command::Unfinished(word),
            Word::Look(asked) if rest.is_empty() || asked.with_more() => {
                Command::Look(asked, rest.to_owned())
            }
            Word::Arbiter => with(Command::Arbiter),
            Word::History if rest.is_empty() => Command::History(None),
            Word::History => rest
                .parse()
                .map_or(Command::Unfinished(word), |n| Command::History(Some(n))),
            Word::Stop
            | Word::Resume
            | Word::Set
            | Word::Charge
            | Word::Replace
            | Word::Ask
            | Word::Absent
            | Word::Arrived
            | Word::Compare
            | Word::WalkBack
            | Word::Restore
            | Word::Decide
            | Word::Grant
            | Word::Refuse
            | Word::Sanction
            | Word::Complaint
            | Word::Slips
            | Word::Appoint
            | Word::Prepared => Command::Arbiters(word, rest.to_owned()),
            Word::Help if rest.is_empty() => Command::Help(None),
            Word::Help => match self.part(rest) {
                Some(part) => Command::Help(Some(part)),
                None => Command::Move(line.to_owned()),
            },
            Word::Claim => Command::Claim(rest.to_owned()),
            // Whatever is said besides is no part of an offer (Kodeks II 5.1).
            Word::Offer => Command::Plain(word),
            Word::White | Word::Black | Word::Both | Word::Assistant => {
                Command::Move(line.to_owned())
            }
            Word::Steer(steer) if rest.is_empty() => Command::Steer(steer),
            Word::Wish(wish) => self.wish(wish, rest, line),
            _ if rest.is_empty() => Command::Plain(word),
            _ => Command::Move(line.to_owned()),
        }
    }
}

impl Words {
    /// What help is wanted about.
    fn part(&self, text: &str) -> Option<Part> {
        if self.exactly(text) == Some(Word::Arbiter) {
            return Some(Part::Arbiter);
        }
        let word = self.terms.choice(text)?;
        let mut topics = Topic::ALL.into_iter();
        topics.find(|it| it.word() == word).map(Part::About)
    }

    /// A setting of one's own, with what follows it in the words of files; names stay as they are.
    fn wish(&self, wish: Wish, rest: &str, line: &str) -> Command {
        match wish.is_for() {
            For::Choice(Chosen::Language) => Command::Wish(wish, rest.to_owned()),
            For::Choice(Chosen::Voice) => {
                Command::Wish(wish, self.terms.choice(rest).unwrap_or(rest).to_owned())
            }
            For::Choice(_) => Command::Wish(wish, self.terms.choices(rest)),
            For::Profile => Command::Wish(wish, self.terms.first_choice(rest)),
            For::Menu | For::Step(..) if rest.is_empty() => Command::Wish(wish, String::new()),
            For::Menu | For::Step(..) => Command::Move(line.to_owned()),
        }
    }
}

/// Small letters, one blank between words, as spellings are compared. Who types Russian writes е for ё,
/// and an apostrophe is any of the signs that keyboards have for it.
pub(super) fn fold(text: &str) -> String {
    text.to_lowercase()
        .replace('ё', "е")
        .replace(['\u{2019}', '\u{2bc}', '`'], "'")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use zgoda_game::Variant;
    use zgoda_speech::{Language, Style};

    use super::*;

    fn polish() -> Words {
        Words::new(
            |word| {
                Some(
                    match word {
                        "press" => "naciskam, zegar naciśnięty",
                        "said" => "powiedziano",
                        "white" => "białe, biały",
                        "men" => "piony",
                        "adjust" => "poprawiam",
                        "arbiter" => "sędzia",
                        _ => return None,
                    }
                    .to_owned(),
                )
            },
            |_| None,
        )
    }

    #[test]
    fn a_line_names_who_acts_and_what_he_does() {
        let words = polish();
        let cases = [
            ("32-28", None, Command::Move("32-28".into())),
            ("32:21", None, Command::Move("32:21".into())),
            (
                "white: press",
                Some(Actor::White),
                Command::Plain(Word::Press),
            ),
            (
                "Białe: NACISKAM",
                Some(Actor::White),
                Command::Plain(Word::Press),
            ),
            ("zegar  naciśnięty", None, Command::Plain(Word::Press)),
            (
                "assistant: said 32 28",
                Some(Actor::Assistant),
                Command::Said("32 28".into()),
            ),
            ("let stand", None, Command::Plain(Word::LetStand)),
            ("boards", None, Command::Plain(Word::Boards)),
            ("board", None, Command::Look(Asked::Board, String::new())),
            ("men white", None, Command::Look(Asked::Men, "white".into())),
            (
                "piony białe",
                None,
                Command::Look(Asked::Men, "białe".into()),
            ),
            ("men", None, Command::Unfinished(Word::Look(Asked::Men))),
            ("history", None, Command::History(None)),
            ("history 7", None, Command::History(Some(7))),
            ("history x", None, Command::Unfinished(Word::History)),
            ("arbiter 2468", None, Command::Arbiter("2468".into())),
            ("correct 32-27", None, Command::Correct("32-27".into())),
            ("*3227", None, Command::Correct("3227".into())),
            ("* ", None, Command::Unfinished(Word::Correct)),
            ("said", None, Command::Unfinished(Word::Said)),
            ("press now", None, Command::Move("press now".into())),
            (
                "charge white 3:20",
                None,
                Command::Arbiters(Word::Charge, "white 3:20".into()),
            ),
            ("up left", None, Command::Steer(Steer::UpLeft)),
            ("up", None, Command::Steer(Steer::Up)),
            ("up 28", None, Command::Move("up 28".into())),
            ("", None, Command::Move(String::new())),
        ];
        for (line, actor, command) in cases {
            assert_eq!(words.read(line), Typed { actor, command }, "{line:?}");
        }
    }

    #[test]
    fn a_long_line_is_cut_and_control_characters_are_dropped() {
        let words = Words::english();
        let Command::Move(text) = words.read(&"9".repeat(5000)).command else {
            panic!()
        };
        assert_eq!(text.len(), MAX_LINE);
        assert_eq!(
            words.read("qu\u{7}it\0").command,
            Command::Plain(Word::Quit)
        );
    }

    #[test]
    fn every_word_is_listed_and_reads_as_itself() {
        let words = Words::english();
        for word in Word::ALL {
            assert_eq!(words.exactly(word.english()), Some(word));
        }
        let steers = Steer::ALL.map(Word::Steer);
        let asked = Asked::ALL.map(Word::Look);
        let all = steers.iter().chain(&asked);
        assert!(all.clone().all(|word| Word::ALL.contains(word)));
    }

    /// At one keyboard two languages may be typed.
    #[test]
    fn no_word_is_one_command_here_and_another_there() {
        let mut meant = HashMap::new();
        for language in Language::ALL {
            let book = Phrasebook::new(language, Variant::International, Style::default());
            for (spelling, word) in Words::of_book(&book).spellings {
                let before = *meant.entry(spelling.clone()).or_insert(word);
                assert_eq!(before, word, "{spelling}, {language:?}");
            }
        }
    }
}
