// SPDX-License-Identifier: GPL-3.0-or-later
//! One typed line, read as an actor and a command. The session decides whether the command may be carried out.
//!
//! Every command has its English word and words of the language in use. Any other text is taken for a half-move; its form is
//! checked later.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

pub mod arbiters;
pub mod gesture;
mod hint;
mod known;
pub mod part;
pub mod setting;
pub mod squares;
mod talk;
pub mod terms;
mod word;

use std::sync::LazyLock;

use zgoda_game::notation::{Lexicon, without_mark};
use zgoda_game::{Side, Variant};
use zgoda_speech::announcement::Chosen;
use zgoda_speech::settings::Topic;
use zgoda_speech::{Language, Phrasebook, Style};

pub use arbiters::Order;
pub use hint::Hint;
pub use known::{is_read_otherwise, known_of};
use part::Part;
use setting::{For, SettingCommand};
use squares::number_of;
use talk::Talk;
use terms::Terms;
pub use word::{ArbiterWord, Asked, Gesture, HandWord, Kept, Menu, Name, Word, lines};
pub use word::{Follows, Is, Page};
use zgoda_record::event::{Actor, DeskRole};

/// The longest line that is read; the rest is cut off. The longest sensible line is a capture in spoken words.
pub const MAX_LINE: usize = 1000;

/// The word after `clock` that asks for all times.
const FULL: &str = "full";

/// The sign for `correct` in front of a half-move, because a numeric keypad has no letters: `*3227`.
const CORRECTS: char = '*';
/// The key that presses the clock, typed as a line.
const PRESSES: &str = "+";

/// Signs that end a sentence.
const MARKS: [char; 6] = ['.', '!', '?', ',', ';', '\u{2026}'];

/// A line, split into its actor and its command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The actor, where the line carries a name.
    pub actor: Option<Actor>,
    /// The command of the line.
    pub command: Command,
}

/// The command that a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A half-move, or a text that has to be one.
    Move(String),
    /// The words that were announced aloud at the board.
    Said(String),
    /// Another half-move in place of the last half-move.
    Correct(String),
    /// The simulated hand moves the men.
    Hand(String),
    /// The simulated hand lifts, puts, removes or slides a man; the text tells where.
    HandDoes(HandWord, String),
    /// A question about the board, and the text that follows it.
    Look(Asked, String),
    /// A question about the last half-move, of either side or of one side.
    Last(Option<Of>),
    /// A question about the clocks.
    Clock(Clocks),
    /// The latest announcements.
    History(Option<usize>),
    /// The commands in a part of `help`; `None` for the list of the parts.
    Help(Option<Part>),
    /// The effect of one command.
    HelpOf(Word),
    /// A claim, and the text that follows it.
    Claim(String),
    /// Opens the arbiter's words.
    Arbiter(String),
    /// A word of the arbiter, with the text that follows it.
    Arbiters(ArbiterWord, String),
    /// An order from the arbiter's page, where its line was read already.
    Ordered(Order),
    /// A gesture: it moves the cursor, a menu or a pointed half-move.
    Gesture(Gesture),
    /// A change of a personal setting, and its value in the words of files.
    Setting(SettingCommand, String),
    /// A command without further text.
    Plain(Word),
    /// A command without its required text.
    Unfinished(Word),
}

impl Command {
    /// The answer, if the command is a yes or a no.
    #[must_use]
    pub const fn yes_or_no(&self) -> Option<bool> {
        match self {
            Command::Plain(Word::Yes) => Some(true),
            Command::Plain(Word::No) => Some(false),
            _ => None,
        }
    }

    /// The word of the command, if it begins with a word and is complete.
    #[must_use]
    pub const fn word(&self) -> Option<Word> {
        Some(match self {
            Command::Move(_) | Command::Unfinished(_) => return None,
            Command::Said(_) => Word::Said,
            Command::Correct(_) => Word::Correct,
            Command::Hand(_) => Word::Hand,
            Command::HandDoes(hand, _) => Word::HandDoes(*hand),
            Command::Look(asked, _) => Word::Look(*asked),
            Command::Last(_) => Word::Last,
            Command::Clock(_) => Word::Clock,
            Command::History(_) => Word::History,
            Command::Help(_) | Command::HelpOf(_) => Word::Help,
            Command::Claim(_) => Word::Claim,
            Command::Arbiter(_) => Word::Arbiter,
            Command::Arbiters(word, _) => Word::Arbiters(*word),
            Command::Ordered(Order(order)) => Word::Arbiters(order.word()),
            Command::Gesture(gesture) => Word::Gesture(*gesture),
            Command::Setting(setting, _) => Word::Setting(*setting),
            Command::Plain(word) => *word,
        })
    }
}

/// Single letters that other programs understand, and their commands here, in every language that does not use the letter
/// otherwise.
const LETTERS: [(&str, &str); 4] = [
    ("l", "last"),
    ("c", "clock full"),
    ("o", "players"),
    ("p", "all"),
];

/// The word before a number of half-moves that are to be read back from the record.
pub const LATEST: &str = "latest ";

/// The words of one language, with the English words.
#[derive(Clone, Debug)]
pub struct Words {
    language: Language,
    spellings: Vec<Spelling>,
    terms: Terms,
    talk: Talk,
}

/// A way to type a command.
#[derive(Clone, Debug)]
struct Spelling {
    /// The spelling as it is written and said.
    written: String,
    /// The spelling for comparison with typed text.
    plain: String,
    /// The number of words in the spelling.
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

/// The owner of something, in the words of the asker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// The asker's own side.
    Own,
    /// The asker's opponent.
    Opponent,
    /// The side that is named.
    Side(Side),
}

impl Of {
    /// The side that is meant, if `own` is the asker's side.
    #[must_use]
    pub const fn side(self, own: Side) -> Side {
        match self {
            Of::Own => own,
            Of::Opponent => own.other(),
            Of::Side(side) => side,
        }
    }
}

/// The clock times that are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clocks {
    /// The time left on a clock.
    Of(Of),
    /// All times of both clocks.
    Full,
}

impl Words {
    /// Makes the words of a language. `local` gives, for an English word, its spellings in the language in use, separated by
    /// commas, and `term` does so for words that may follow a command.
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
        // Longest spellings first, so that "boards" is not read as "board" with a stray letter.
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

    /// The words of this book's language, and everyday talk for people who have not learned the commands.
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

    /// The first spelling of the word in the language in use, or else the English word.
    #[must_use]
    pub fn spoken(&self, word: Word) -> String {
        let english = word.english();
        let mut spellings = self.spellings.iter();
        let own = spellings.find(|it| it.word == word && it.written != english);
        own.map_or(english, |it| &it.written).to_owned()
    }

    /// The English words alone.
    #[must_use]
    pub fn english() -> &'static Words {
        static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(|_| None, |_| None));
        &ENGLISH
    }

    /// Reads `line` as a command with its actor.
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

    /// The number of words of the command in `line`; 0 if the line is, or is taken for, a half-move.
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
        let Some((before, after)) = line.split_once(':').or_else(|| self.named_press(line)) else {
            return (None, line);
        };
        let actor = match self.exactly(before) {
            Some(Word::Names(Name::White)) => Actor::White,
            Some(Word::Names(Name::Black)) => Actor::Black,
            Some(Word::Names(Name::Assistant)) => Actor::Assistant,
            Some(Word::Names(Name::WhiteAssistant)) => Actor::WhiteAssistant,
            Some(Word::Names(Name::BlackAssistant)) => Actor::BlackAssistant,
            Some(Word::Arbiter) => Actor::Arbiter,
            _ => return (None, line),
        };
        (Some(actor), after)
    }

    /// Splits a line such as `white press` into a name and a press, although the name has no colon; such a line has no other
    /// meaning.
    fn named_press<'a>(&self, line: &'a str) -> Option<(&'a str, &'a str)> {
        let blanks = line.match_indices(char::is_whitespace);
        let mut cuts = blanks.filter_map(|(at, _)| line.split_at_checked(at));
        let named = |name: &str| matches!(self.exactly(name), Some(Word::Names(_)));
        let is_one =
            |(name, word): &(&str, &str)| named(name) && self.exactly(word) == Some(Word::Press);
        cuts.find(is_one).filter(|_| self.exactly(line).is_none())
    }

    fn exactly(&self, text: &str) -> Option<Word> {
        let text = plainly(text);
        let found = self.spellings.iter().find(|it| it.plain == text);
        found.map(|it| it.word)
    }

    /// The number of characters before the code, in a line that gives a code or begins to give one. A name before the arbiter's
    /// word is skipped.
    #[must_use]
    pub fn code_begins(&self, line: &str) -> Option<usize> {
        let named = line.split_once(':').map_or("", |(_, behind)| behind);
        [line, named].into_iter().find_map(|part| {
            let signs = part.char_indices();
            let mut signs = signs.filter(|(_, sign)| sign.is_whitespace() || *sign == ':');
            let code = signs.find_map(|(at, sign)| {
                let (word, code) = (part.get(..at)?, part.get(at..)?);
                let is_the_word = self.exactly(word) == Some(Word::Arbiter);
                code.strip_prefix(sign).filter(|_| is_the_word)
            })?;
            line.chars().count().checked_sub(code.chars().count())
        })
    }

    /// The terms that may follow a command.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The question about the board that `text` names.
    #[must_use]
    pub fn asked(&self, text: &str) -> Option<Asked> {
        match self.exactly(text)? {
            Word::Look(asked) => Some(asked),
            _ => None,
        }
    }

    /// True if `text` names both sides.
    #[must_use]
    pub fn both(&self, text: &str) -> bool {
        self.exactly(text) == Some(Word::Names(Name::Both))
    }

    /// True if `text` names the assistant.
    #[must_use]
    pub fn is_the_assistant(&self, text: &str) -> bool {
        self.exactly(text) == Some(Word::Names(Name::Assistant))
    }

    /// The side that `text` names.
    #[must_use]
    pub fn side(&self, text: &str) -> Option<Side> {
        match self.exactly(text)? {
            Word::Names(Name::White) => Some(Side::White),
            Word::Names(Name::Black) => Some(Side::Black),
            _ => None,
        }
    }

    /// The role at a desk with this name.
    #[must_use]
    pub fn role(&self, text: &str) -> Option<DeskRole> {
        self.terms.role(text, |part| self.side(part))
    }

    /// The owner of something, as `text` names them.
    #[must_use]
    pub fn of(&self, text: &str) -> Option<Of> {
        let side = self.side(text).map(Of::Side);
        side.or_else(|| self.terms.of(text))
    }

    /// The command at the beginning of `line`, and the text that follows it.
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
        // A punctuation mark after a command does not change it.
        let unmarked = line.trim_end_matches(MARKS).trim_end();
        let line = match self.exactly(unmarked) {
            Some(_) => unmarked,
            None => line,
        };
        if line == PRESSES {
            return Command::Plain(Word::Press);
        }
        let letter = LETTERS
            .iter()
            .find(|(own, _)| line.eq_ignore_ascii_case(own));
        let line = match letter {
            Some((_, meant)) if self.exactly(line).is_none() => meant,
            _ => line,
        };
        if let Some(rest) = line.strip_prefix(CORRECTS) {
            return match rest.trim() {
                "" => Command::Unfinished(Word::Correct),
                rest => Command::Correct(rest.to_owned()),
            };
        }
        let Some((word, rest)) = self.leading(line) else {
            // In French `plus` is the word for more.
            if line.eq_ignore_ascii_case("plus") {
                return Command::Plain(Word::Press);
            }
            return Command::Move(line.to_owned());
        };
        match (word.follows(), rest.is_empty()) {
            (Follows::Must | Follows::Line, true) => Command::Unfinished(word),
            (Follows::Nothing, false) => Command::Move(line.to_owned()),
            _ => self
                .finished(word, rest)
                .unwrap_or_else(|| Command::Move(line.to_owned())),
        }
    }

    /// The command of this word with its text, if the word takes that text.
    fn finished(&self, word: Word, rest: &str) -> Option<Command> {
        let text = || rest.to_owned();
        Some(match word {
            Word::Said => Command::Said(text()),
            Word::Correct => Command::Correct(text()),
            Word::Hand => Command::Hand(text()),
            Word::HandDoes(hand) => Command::HandDoes(hand, text()),
            Word::Look(Asked::Moves) if self.asked(rest) == Some(Asked::All) => {
                Command::Look(Asked::Moves, Asked::All.word().to_owned())
            }
            Word::Look(asked) => Command::Look(asked, text()),
            Word::Arbiter => Command::Arbiter(text()),
            Word::Arbiters(word) => Command::Arbiters(word, text()),
            Word::Claim => Command::Claim(text()),
            Word::History if rest.is_empty() => Command::History(None),
            Word::History => number_of(rest, self.lexicon())
                .map_or(Command::Unfinished(word), |n| Command::History(Some(n))),
            Word::Last if rest.is_empty() => Command::Last(None),
            Word::Last => match number_of(rest, self.lexicon()) {
                Some(count) => Command::Look(Asked::Record, format!("{LATEST}{count}")),
                None => Command::Last(Some(self.of(rest)?)),
            },
            Word::Clock if rest.is_empty() => Command::Clock(Clocks::Of(Of::Own)),
            Word::Clock if self.terms.choice(rest) == Some(FULL) => Command::Clock(Clocks::Full),
            Word::Clock => Command::Clock(Clocks::Of(self.of(rest)?)),
            Word::Help if rest.is_empty() => Command::Help(None),
            Word::Help => match self.part(rest) {
                Some(part) => Command::Help(Some(part)),
                None => Command::HelpOf(self.exactly(rest).filter(|it| it.is_told())?),
            },
            Word::Gesture(gesture) => Command::Gesture(gesture),
            Word::Setting(setting) => Command::Setting(setting, self.value(setting, rest)),
            Word::Names(_) => return None,
            // Words after an offer are no part of it (Kodeks II 5.1).
            _ => Command::Plain(word),
        })
    }

    /// The topic that follows `help`.
    fn part(&self, text: &str) -> Option<Part> {
        if self.exactly(text) == Some(Word::Arbiter) {
            return Some(Part::Arbiter);
        }
        let word = self.terms.choice(text)?;
        let mut topics = Topic::ALL.into_iter();
        topics.find(|it| it.word() == word).map(Part::About)
    }

    /// The value typed after a setting, translated to the words of files; names stay as typed.
    fn value(&self, setting: SettingCommand, rest: &str) -> String {
        match setting.is_for() {
            For::Choice(Chosen::Language) => rest.to_owned(),
            For::Choice(Chosen::Voice) => self.terms.choice(rest).unwrap_or(rest).to_owned(),
            For::Choice(_) => self.terms.choices(rest),
            For::Profile => self.terms.first_choice(rest),
            For::Menu | For::Step(..) => String::new(),
        }
    }
}

/// Folds words for comparison: small letters, without the marks that a keyboard may not have.
pub(crate) fn plainly(text: &str) -> String {
    let combining = |c: &char| ('\u{300}'..='\u{36f}').contains(c);
    let letters = fold(text);
    let letters = letters.chars().filter(|c| !combining(c));
    letters.map(without_mark).collect()
}

/// Folds a text to small letters with one blank between words. All signs that keyboards have for an apostrophe become the same
/// sign.
pub fn fold(text: &str) -> String {
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

    /// Dictation and phones write numbers as words, with marks or without them.
    #[test]
    fn squares_and_numbers_in_words_are_read_behind_every_word_that_takes_them() {
        let asked = [
            Asked::Square,
            Asked::Row,
            Asked::Around,
            Asked::Diagonals,
            Asked::Moves,
        ];
        for language in Language::ALL {
            for variant in Variant::ALL {
                let book = Phrasebook::new(language, variant, Style::default());
                let words = Words::of_book(&book);
                let lexicon = words.lexicon();
                for (asked, square) in asked
                    .into_iter()
                    .flat_map(|asked| variant.squares().into_iter().map(move |it| (asked, it)))
                {
                    let named = book.square(square);
                    for said in [named.clone(), plainly(&named)] {
                        let line = format!("{} {said}", words.spoken(Word::Look(asked)));
                        let Command::Look(read, text) = words.read(&line).command else {
                            panic!("{line}: {:?}", words.read(&line));
                        };
                        let found = squares::square_of(&text, variant, lexicon);
                        assert_eq!((read, found), (asked, Some(square)), "{line}");
                    }
                }
            }
            let book = Phrasebook::new(language, Variant::International, Style::default());
            let words = Words::of_book(&book);
            for square in Variant::International.squares() {
                let said = book.square(square);
                let line = format!("{} {said}", words.spoken(Word::History));
                let number = Variant::International.name(square).to_string();
                let wanted = Command::History(number.parse().ok());
                assert_eq!(words.read(&line).command, wanted, "{line}");
            }
        }
    }

    #[test]
    fn a_mark_behind_a_word_changes_no_deed() {
        for language in Language::ALL {
            let words = Words::of_language(language, Variant::International);
            for word in Word::ALL {
                let spoken = words.spoken(word);
                let plain = words.read(&spoken).command;
                for mark in MARKS {
                    let marked = words.read(&format!("{spoken}{mark}")).command;
                    let apart = words.read(&format!("{spoken} {mark}")).command;
                    assert_eq!([&marked, &apart], [&plain; 2], "{spoken}{mark}");
                }
            }
        }
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
                "black press",
                Some(Actor::Black),
                Command::Plain(Word::Press),
            ),
            (
                "białe zegar naciśnięty",
                Some(Actor::White),
                Command::Plain(Word::Press),
            ),
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
                Command::Arbiters(ArbiterWord::Charge, "white 3:20".into()),
            ),
            ("up left", None, Command::Gesture(Gesture::UpLeft)),
            ("up", None, Command::Gesture(Gesture::Up)),
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
    fn every_word_reads_as_itself() {
        let words = Words::english();
        for word in Word::ALL {
            assert_eq!(words.exactly(word.english()), Some(word));
        }
    }

    /// Two languages may be typed at one keyboard.
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
