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

pub mod asked;
mod known;
pub mod part;
pub mod setting;
pub(crate) mod squares;
pub mod steer;
mod talk;
pub mod terms;
mod word;

use zgoda_game::notation::{Lexicon, without_mark};
use zgoda_game::{Side, Variant};
use zgoda_speech::announcement::Chosen;
use zgoda_speech::settings::Topic;
use zgoda_speech::{Language, Phrasebook, Style};

use crate::record::event::Actor;
use asked::Asked;
pub use known::{is_read_otherwise, known_of};
use part::Part;
use setting::{For, SettingCommand};
use steer::Steer;
use talk::Talk;
use terms::Terms;
pub use word::Word;

/// The longest line that is looked at; the rest is cut off. The longest sensible one is a capture in
/// spoken words.
pub const MAX_LINE: usize = 1000;

/// What of the clocks is everything.
const FULL: &str = "full";

/// In front of a half-move it is `correct`, because a numeric keypad has no letters: `*3227`.
const CORRECTS: char = '*';
/// The key that presses the clock, typed as a line.
const PRESSES: &str = "+";

/// A line, cut up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// Who acts, where the line names somebody.
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
    /// The simulated hand lifts, puts, removes or slides, and what.
    HandDoes(Word, String),
    /// A question about the board, and what follows it.
    Look(Asked, String),
    /// The last half-move; of whom, where one is named.
    Last(Option<Of>),
    /// The clocks.
    Clock(Clocks),
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
    /// Somebody changes a setting of their own; what follows is in the words of files.
    Setting(SettingCommand, String),
    /// A command without more.
    Plain(Word),
    /// A command that misses what it is about.
    Unfinished(Word),
}

/// The words of one language, with the English ones.
#[derive(Clone, Debug)]
pub struct Words {
    language: Language,
    spellings: Vec<Spelling>,
    terms: Terms,
    talk: Talk,
}

/// One way to type a command.
#[derive(Clone, Debug)]
struct Spelling {
    /// As it is written and said.
    written: String,
    /// As it is compared with what was typed.
    plain: String,
    /// The number of its words.
    length: usize,
    word: Word,
}

impl Spelling {
    fn new(written: &str, word: Word) -> Spelling {
        let plain = plainly(written);
        Spelling {
            written: fold(written),
            length: plain.split_whitespace().count(),
            plain,
            word,
        }
    }
}

/// Whose something is, as the one says it who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// The asker's own.
    Own,
    /// The other player's.
    Opponent,
    /// This side's.
    Side(Side),
}

impl Of {
    /// Which side that is where `own` asks.
    #[must_use]
    pub const fn side(self, own: Side) -> Side {
        match self {
            Of::Own => own,
            Of::Opponent => own.other(),
            Of::Side(side) => side,
        }
    }
}

/// What is wanted of the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clocks {
    /// What one of them has left.
    Of(Of),
    /// Everything.
    Full,
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
            spellings.push(Spelling::new(word.english(), word));
            let own = local(word.english()).unwrap_or_default();
            let own = own.split(',').filter(|it| !it.trim().is_empty());
            spellings.extend(own.map(|it| Spelling::new(it, word)));
        }
        // The longest first, so that "boards" is not "board" and a stray letter.
        spellings.sort_by_key(|it| std::cmp::Reverse(it.written.len()));
        Words {
            language: Language::English,
            spellings,
            terms: Terms::new(term),
            talk: Talk::default(),
        }
    }

    /// The words of this language, in a game of this variant.
    #[must_use]
    pub fn of_language(language: Language, variant: Variant) -> Words {
        Words::of_book(&Phrasebook::new(language, variant, Style::default()))
    }

    /// Those of this book's language, and how people who have not learned them talk.
    #[must_use]
    pub fn of_book(book: &Phrasebook) -> Words {
        let words = Words::new(|english| book.command(english), |term| book.term(term));
        Words {
            language: book.language(),
            talk: Talk::new(|sort| book.talk(sort)),
            ..words
        }
    }

    /// The words in which half-moves are read.
    #[must_use]
    pub fn lexicon(&self) -> &'static Lexicon {
        self.language.lexicon()
    }

    /// The word of the language in use that is named first.
    #[must_use]
    pub fn spoken(&self, word: Word) -> String {
        let english = word.english();
        let mut spellings = self.spellings.iter();
        let own = spellings.find(|it| it.word == word && it.written != english);
        own.map_or(english, |it| &it.written).to_owned()
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
        let command = self.talked(rest.trim());
        Typed { actor, command }
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
            Some(Word::WhiteAssistant) => Actor::WhiteAssistant,
            Some(Word::BlackAssistant) => Actor::BlackAssistant,
            Some(Word::Arbiter) => Actor::Arbiter,
            _ => return (None, line),
        };
        (Some(actor), after)
    }

    fn exactly(&self, text: &str) -> Option<Word> {
        let text = plainly(text);
        let found = self.spellings.iter().find(|it| it.plain == text);
        found.map(|it| it.word)
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

    /// Whose `text` says that something is.
    #[must_use]
    pub fn of(&self, text: &str) -> Option<Of> {
        let side = self.side(text).map(Of::Side);
        side.or_else(|| self.terms.of(text))
    }

    /// The command at the beginning of `line`, and what follows it.
    fn leading<'a>(&self, line: &'a str) -> Option<(Word, &'a str)> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let longest = self.spellings.iter().map(|it| it.length).max()?;
        let heads = (0..=longest).map_while(|length| words.get(..length));
        let heads: Vec<String> = heads.map(|head| plainly(&head.join(" "))).collect();
        let begins = |it: &&Spelling| heads.get(it.length) == Some(&it.plain);
        let found = self.spellings.iter().find(begins)?;
        let mut rest = line;
        for part in words.iter().take(found.length) {
            rest = rest.trim_start().strip_prefix(part).unwrap_or(rest);
        }
        Some((found.word, rest.trim()))
    }

    fn command(&self, line: &str) -> Command {
        if line == PRESSES {
            return Command::Plain(Word::Press);
        }
        if let Some(rest) = line.strip_prefix(CORRECTS) {
            return match rest.trim() {
                "" => Command::Unfinished(Word::Correct),
                rest => Command::Correct(rest.to_owned()),
            };
        }
        let Some((word, rest)) = self.leading(line) else {
            // In French it is the word for more.
            if line.eq_ignore_ascii_case("plus") {
                return Command::Plain(Word::Press);
            }
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
            Word::Lift | Word::Put | Word::Remove | Word::Slide if rest.is_empty() => {
                Command::Unfinished(word)
            }
            Word::Lift | Word::Put | Word::Remove | Word::Slide => {
                Command::HandDoes(word, rest.to_owned())
            }
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
            | Word::Answer
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
            | Word::Device
            | Word::Appoint
            | Word::HandOver
            | Word::Note
            | Word::Original
            | Word::Prepared => Command::Arbiters(word, rest.to_owned()),
            Word::Last if rest.is_empty() => Command::Last(None),
            Word::Last => match self.of(rest) {
                Some(of) => Command::Last(Some(of)),
                None => Command::Move(line.to_owned()),
            },
            Word::Clock if rest.is_empty() => Command::Clock(Clocks::Of(Of::Own)),
            Word::Clock if self.terms.choice(rest) == Some(FULL) => Command::Clock(Clocks::Full),
            Word::Clock => match self.of(rest) {
                Some(of) => Command::Clock(Clocks::Of(of)),
                None => Command::Move(line.to_owned()),
            },
            Word::Help if rest.is_empty() => Command::Help(None),
            Word::Help => match self.part(rest) {
                Some(part) => Command::Help(Some(part)),
                None => Command::Move(line.to_owned()),
            },
            Word::Claim => Command::Claim(rest.to_owned()),
            // Whatever is said besides is no part of an offer (Kodeks II 5.1).
            Word::Offer => Command::Plain(word),
            Word::White
            | Word::Black
            | Word::Both
            | Word::Assistant
            | Word::WhiteAssistant
            | Word::BlackAssistant => Command::Move(line.to_owned()),
            Word::Steer(steer) if rest.is_empty() => Command::Steer(steer),
            Word::Setting(setting) => self.setting(setting, rest, line),
            _ if rest.is_empty() => Command::Plain(word),
            _ => Command::Move(line.to_owned()),
        }
    }

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
    fn setting(&self, setting: SettingCommand, rest: &str, line: &str) -> Command {
        match setting.is_for() {
            For::Choice(Chosen::Language) => Command::Setting(setting, rest.to_owned()),
            For::Choice(Chosen::Voice) => {
                Command::Setting(setting, self.terms.choice(rest).unwrap_or(rest).to_owned())
            }
            For::Choice(_) => Command::Setting(setting, self.terms.choices(rest)),
            For::Profile => Command::Setting(setting, self.terms.first_choice(rest)),
            For::Menu | For::Step(..) if rest.is_empty() => {
                Command::Setting(setting, String::new())
            }
            For::Menu | For::Step(..) => Command::Move(line.to_owned()),
        }
    }
}

/// As words are compared: small letters, without the marks that a keyboard may not have.
pub(crate) fn plainly(text: &str) -> String {
    let combining = |c: &char| ('\u{300}'..='\u{36f}').contains(c);
    let letters = fold(text);
    let letters = letters.chars().filter(|c| !combining(c));
    letters.map(without_mark).collect()
}

/// Small letters, one blank between words, as a word is written. An apostrophe is any of the signs that keyboards have
/// for it.
pub(crate) fn fold(text: &str) -> String {
    text.to_lowercase()
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
    fn a_line_names_who_acts_and_what_they_do() {
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
            ("men", None, Command::Look(Asked::Men, String::new())),
            (
                "square",
                None,
                Command::Unfinished(Word::Look(Asked::Square)),
            ),
            ("clock", None, Command::Clock(Clocks::Of(Of::Own))),
            ("clock full", None, Command::Clock(Clocks::Full)),
            ("last opponent", None, Command::Last(Some(Of::Opponent))),
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
            for Spelling {
                plain: spelling,
                word,
                ..
            } in Words::of_book(&book).spellings
            {
                let before = *meant.entry(spelling.clone()).or_insert(word);
                assert_eq!(before, word, "{spelling}, {language:?}");
            }
        }
    }
}
