// SPDX-License-Identifier: GPL-3.0-or-later
//! A slip of the fingers: `tkae back`, `confij`.
//!
//! An unknown word may be a known word with a letter too many, a letter missing, a wrong letter, or two neighbours swapped. The
//! resulting command only tells something or asks before it acts, and every word that may be meant must give the same command.

use std::collections::BTreeSet;

use strsim::osa_distance;

use super::super::{Command, Is, Typed, Words, plainly};
use super::{LONGEST_SPELLING, Pattern};
use crate::command::setting::{For, SettingCommand};

/// The shortest word that may hold a slip: a shorter word is too easily another word.
const SHORTEST: usize = 4;

/// The shortest word that may have two slips.
const LONG: usize = 9;

impl Words {
    /// The line that may be meant by a line that was not understood; `None` where no line is meant.
    #[must_use]
    pub fn with_a_typo(&self, line: &str) -> Option<Typed> {
        let (actor, line) = self.actor(line.trim());
        let plain = plainly(line);
        let words: Vec<&str> = plain.split_whitespace().collect();
        let about = self.talk.about(&words, LONGEST_SPELLING);
        let known: BTreeSet<&str> = self.vocabulary().collect();
        let mut strange = about
            .strange
            .iter()
            .filter(|it| !known.contains(it.as_str()));
        let (Some(strange), None) = (strange.next(), strange.next()) else {
            return None;
        };
        let mut meant: Vec<Command> = Vec::new();
        for word in self.near(strange) {
            let mended = words
                .iter()
                .map(|it| if it == strange { &word } else { *it });
            let mended = mended.collect::<Vec<_>>().join(" ");
            let command = self.talked(&mended);
            if only_tells_or_asks(&command) && !meant.contains(&command) {
                meant.push(command);
            }
        }
        let [command] = meant.as_slice() else {
            return None;
        };
        let command = command.clone();
        Some(Typed { actor, command })
    }

    /// The known words that `strange` may be.
    fn near(&self, strange: &str) -> BTreeSet<String> {
        let length = strange.chars().count();
        if length < SHORTEST || !strange.chars().all(char::is_alphabetic) {
            return BTreeSet::new();
        }
        let slips = if length < LONG { 1 } else { 2 };
        let near = self.vocabulary().filter(|word| {
            word.chars().count() >= SHORTEST && osa_distance(word, strange) <= slips
        });
        near.map(str::to_owned).collect()
    }

    /// Every word of every spelling.
    pub(in super::super) fn vocabulary(&self) -> impl Iterator<Item = &str> {
        let talk = self
            .talk
            .spellings
            .iter()
            .flat_map(|(patterns, _)| patterns);
        let talk = talk.map(|pattern| match pattern {
            Pattern::Whole(word) | Pattern::Stem(word) => word.as_str(),
        });
        let commands = self.spellings.iter();
        talk.chain(commands.flat_map(|spelling| spelling.plain.split_whitespace()))
    }
}

/// True if the command has no effect that somebody could regret.
fn only_tells_or_asks(command: &Command) -> bool {
    match command {
        Command::Look(..) => true,
        Command::Setting(setting, text) => text.is_empty() && is_a_step(*setting),
        _ => command.word().is_some_and(|word| word.is(Is::Mild)),
    }
}

const fn is_a_step(setting: SettingCommand) -> bool {
    matches!(setting.is_for(), For::Step(..))
}
