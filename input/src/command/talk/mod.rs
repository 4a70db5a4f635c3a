// SPDX-License-Identifier: GPL-3.0-or-later
//! Lines in everyday words: `what did he play`, `ile mam czasu`, `jeszcze raz`.
//!
//! There is no grammar. Each word has sorts, which are data of the language files; words without a meaning are skipped. A line
//! means a command if the sorts of its words together, in any order, are those of a row in `rows`, so that a few words of each
//! sort cover thousands of lines. A row has the command as it is typed in English, which is then read like any other line, so
//! this module can do only things that can be typed.
//!
//! A wrong act is worse than none, so a row that acts is used only if every word of the line is known. A row that only asks allows
//! one unknown
//! word, and so does a row with an act that is confirmed first. A spelling is one word or several. The longest spellings
//! in a line are tried first, and if they give no meaning, shorter ones, for questions only. `typos` handles slips of the fingers.

mod rows;
mod sorts;
mod typos;

use std::collections::BTreeSet;

use zgoda_game::Variant;
use zgoda_game::notation::{Lexicon, WrittenMove};

use super::{Command, Follows, Is, Words, plainly};
use crate::command::squares::square_of;
use rows::{Named, Row, deeds, questions};
use sorts::Sort;
use sorts::Sort::{Filler, Greeting, No, Off, What, Whether};

/// The most words in a line of everyday talk.
const MOST_WORDS: usize = 14;

/// The most words of a spelling, and the shorter lengths that are tried if the line has no meaning.
const LONGEST_SPELLING: usize = 5;
const SHORTER_SPELLINGS: [usize; 2] = [2, 1];

/// Commands that allow an unknown word beside them: each is confirmed first, or can be undone by the next half-move.
const UNDONE_BY_A_NO: [&str; 5] = ["undo", "new game", "resign", "end", "pause"];

/// Everyday words of one language.
#[derive(Clone, Debug, Default)]
pub(super) struct Talk {
    /// Each spelling, word by word, with one of its sorts. A spelling of several sorts is listed once for each.
    spellings: Vec<(Vec<Pattern>, Sort)>,
}

/// A single word of a spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pattern {
    Whole(String),
    /// A word with any ending.
    Stem(String),
}

impl Pattern {
    fn fits(&self, word: &str) -> bool {
        match self {
            Pattern::Whole(own) => word == own,
            Pattern::Stem(stem) => word.starts_with(stem.as_str()),
        }
    }
}

/// The sorts and the words that were found in a line.
#[derive(Debug, Default)]
struct About {
    /// The sorts of each spelling. Of several sorts, the one that fits counts.
    known: Vec<BTreeSet<Sort>>,
    /// Words of no sort.
    strange: Vec<String>,
    /// All words except fillers. Words of no sort are among them.
    rest: Vec<String>,
}

impl Talk {
    /// `local` gives the spellings of a sort, separated by commas.
    pub(super) fn new(local: impl Fn(&str) -> Option<String>) -> Talk {
        let mut spellings = Vec::new();
        for sort in Sort::ALL {
            let own = local(&sort.name()).unwrap_or_default();
            for spelling in own.split(',') {
                let words = plainly(spelling);
                let words: Vec<Pattern> = words.split(WORD_ENDS).filter_map(pattern).collect();
                if !words.is_empty() {
                    spellings.push((words, *sort));
                }
            }
        }
        Talk { spellings }
    }

    /// The readings of a line in plain letters: first with all its words, then without the words that have no meaning, because such
    /// a word may interrupt a spelling. The longest spellings come first, then shorter ones.
    fn readings(&self, line: &str) -> Vec<(Reading, About)> {
        let words: Vec<&str> = line
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .collect();
        if words.is_empty() || words.len() > MOST_WORDS {
            return Vec::new();
        }
        let says = |word: &&&str| !self.sorts_of(&[**word]).any(|sort| sort == Filler);
        let saying: Vec<&str> = words.iter().filter(says).copied().collect();
        let mut readings = vec![(Reading::AsItStands, self.about(&words, LONGEST_SPELLING))];
        let otherwise = |words: &[&str], length| (Reading::Otherwise, self.about(words, length));
        readings.push(otherwise(&saying, LONGEST_SPELLING));
        for length in SHORTER_SPELLINGS {
            readings.push(otherwise(&words, length));
            readings.push(otherwise(&saying, length));
        }
        readings
    }

    /// The sorts of these words, by the longest spellings of at most `longest` words.
    fn about(&self, words: &[&str], longest: usize) -> About {
        let mut about = About::default();
        let mut left = words;
        while let [first, rest @ ..] = left {
            let length = (1..=longest.min(left.len())).rev().find(|length| {
                self.sorts_of(left.get(..*length).unwrap_or_default())
                    .next()
                    .is_some()
            });
            let (Some((known, behind)), Some(_)) =
                (left.split_at_checked(length.unwrap_or_default()), length)
            else {
                about.strange.push((*first).to_owned());
                about.rest.push((*first).to_owned());
                left = rest;
                continue;
            };
            let sorts: BTreeSet<Sort> = self.sorts_of(known).collect();
            if !sorts.contains(&Filler) {
                about
                    .rest
                    .extend(known.iter().map(|word| (*word).to_owned()));
            }
            about.known.push(sorts);
            left = behind;
        }
        about
    }

    /// The sorts of the spelling that consists of exactly these words.
    fn sorts_of<'a>(&'a self, words: &'a [&str]) -> impl Iterator<Item = Sort> + 'a {
        let mut all = self.spellings.iter();
        std::iter::from_fn(move || {
            all.find(|(patterns, _)| {
                let mut pairs = patterns.iter().zip(words);
                patterns.len() == words.len() && pairs.all(|(own, word)| own.fits(word))
            })
        })
        .map(|(_, sort)| *sort)
    }
}

/// Signs that end a word of a spelling; a star belongs to the word.
const WORD_ENDS: fn(char) -> bool = |c| !c.is_alphanumeric() && c != '*';

fn pattern(word: &str) -> Option<Pattern> {
    let pattern = match word.strip_suffix('*') {
        Some(stem) => Pattern::Stem(stem.to_owned()),
        None => Pattern::Whole(word.to_owned()),
    };
    (!word.is_empty()).then_some(pattern)
}

/// The way in which the words of a line are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    /// All words of the line, by the longest spellings.
    AsItStands,
    /// The line without some of its words, or by shorter spellings. Such a reading may turn a no into a yes, so it is good for
    /// questions only.
    Otherwise,
}

/// Whether the line may have an unknown word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Strangers {
    None,
    One,
}

impl About {
    /// The kind of the named thing, and the words that name it.
    fn named(&self, lexicon: &Lexicon) -> (Named, String) {
        let text = self.strange.join(" ");
        if text.is_empty() {
            (Named::Nothing, text)
        } else if is_square(&text, lexicon) {
            (Named::Square, text)
        } else if is_half_move(&text, lexicon) {
            (Named::HalfMove, text)
        } else {
            (Named::Nothing, text)
        }
    }

    /// The command that is meant.
    fn command(&self, strangers: Strangers, reading: Reading, lexicon: &Lexicon) -> Option<String> {
        let (named, text) = self.named(lexicon);
        let unknown = match named {
            Named::Nothing => self.strange.len(),
            Named::Square | Named::HalfMove => 0,
        };
        let says = |sorts: &&BTreeSet<Sort>| !sorts.contains(&Filler);
        let asks_how = |sorts: &BTreeSet<Sort>| sorts.contains(&Sort::How);
        let has_one = |sort: Sort| self.known.iter().any(|sorts| sorts.contains(&sort));
        let enough = self.known.iter().filter(says).count() > 1 || self.known.iter().any(asks_how);
        let one = strangers == Strangers::One && unknown == 1;
        let one_beside_a_deed = one && !has_one(No) && !has_one(Off);
        let asks = questions().filter(|_| unknown == 0 || one && enough);
        let does = deeds().filter(|row| match reading {
            Reading::Otherwise => false,
            Reading::AsItStands => {
                unknown == 0 || one_beside_a_deed && UNDONE_BY_A_NO.contains(&row.command)
            }
        });
        let is_it = |row: &Row| {
            let has = |sort: &Sort| {
                self.known
                    .iter()
                    .filter(says)
                    .any(|sorts| sorts.contains(sort))
            };
            let may = |sort: &Sort| {
                // A row that may be asked with `What` may also be asked with `Whether`.
                let whether = *sort == Whether && row.may.contains(&What);
                let of_row = row.needs.contains(sort) || row.may.contains(sort);
                of_row || whether || matches!(sort, Filler | Greeting)
            };
            let fits = |sorts: &BTreeSet<Sort>| sorts.iter().any(may);
            row.named == named && row.needs.iter().all(has) && self.known.iter().all(fits)
        };
        let row = asks.chain(does).find(is_it)?;
        let about = match (named, row.needs) {
            (Named::Nothing, [Sort::Tongue(language)]) => language.tag(),
            (Named::Nothing, _) => "",
            (Named::Square | Named::HalfMove, _) => &text,
        };
        Some(format!("{} {about}", row.command).trim().to_owned())
    }
}

/// True if the text is a square of either game.
fn is_square(text: &str, lexicon: &Lexicon) -> bool {
    Variant::ALL
        .iter()
        .any(|variant| square_of(text, *variant, lexicon).is_some())
}

/// True if the text has the form of a half-move of either game.
fn is_half_move(text: &str, lexicon: &Lexicon) -> bool {
    Variant::ALL
        .iter()
        .any(|variant| WrittenMove::read_in_words(text, *variant, lexicon).is_ok())
}

/// The degree to which a line is understood as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Understood {
    /// The text is understood whole.
    Whole,
    /// The text after the command may have another meaning.
    Perhaps,
    /// The text is not understood.
    No,
}

fn understood(command: &Command, words: &Words) -> Understood {
    let lexicon = words.lexicon();
    let is_named = |text: &str| is_square(text, lexicon);
    match command {
        Command::Move(text) => {
            let silent = text.chars().all(|c| !c.is_alphabetic());
            if silent || is_half_move(text, lexicon) || is_named(text) {
                Understood::Whole
            } else {
                Understood::No
            }
        }
        Command::Look(_, text) => {
            let knows = |word: &str| {
                words.exactly(word).is_some()
                    || words.of(word).is_some()
                    || word.chars().all(|c| c.is_ascii_digit())
            };
            if text.split_whitespace().all(knows) || is_named(text) {
                Understood::Whole
            } else {
                Understood::No
            }
        }
        Command::Unfinished(word) if word.follows() != Follows::Line => Understood::No,
        Command::Setting(_, text) | Command::Arbiters(_, text)
            if !text.is_empty() && command.word().is_some_and(|word| word.is(Is::Talk)) =>
        {
            Understood::Perhaps
        }
        _ => Understood::Whole,
    }
}

impl Words {
    /// The command that `line` asks for, literally or in everyday words.
    pub(super) fn talked(&self, line: &str) -> Command {
        let command = self.command(line);
        match self.meant(line, &command) {
            Some(meant) => self.command(&meant),
            None => command,
        }
    }

    /// The command that a line in everyday words means, as it would be typed.
    fn meant(&self, line: &str, command: &Command) -> Option<String> {
        let offers_and_more =
            *command == Command::Plain(super::Word::Offer) && self.exactly(line).is_none();
        let strangers = match understood(command, self) {
            Understood::Whole if !offers_and_more => return None,
            Understood::Whole | Understood::Perhaps => Strangers::None,
            Understood::No => Strangers::One,
        };
        // A line with the arbiter's word may have the code after it, so it gets no other meaning.
        if self
            .leading(line)
            .is_some_and(|(word, _)| word == super::Word::Arbiter)
        {
            return None;
        }
        let plain = plainly(line);
        let readings = self.talk.readings(&plain);
        // A reading with every word known is better than any reading with an unknown word.
        let mut ways = vec![Strangers::None];
        ways.extend((strangers == Strangers::One).then_some(strangers));
        let as_meant = |strangers: Strangers| {
            let mut readings = readings.iter();
            readings.find_map(|(reading, about)| about.command(strangers, *reading, self.lexicon()))
        };
        ways.into_iter().find_map(as_meant).or_else(|| {
            // The line may be a command among words without a meaning.
            let (_, about) = readings.first()?;
            let rest = about.rest.join(" ");
            let bare = rest != plain && strangers == Strangers::One;
            let command = Some(rest).filter(|rest| bare && !rest.is_empty())?;
            (understood(&self.command(&command), self) == Understood::Whole).then_some(command)
        })
    }
}
