// SPDX-License-Identifier: GPL-3.0-or-later
//! The sentences of the papers of a round, and of the output of `zgoda round`. Each sentence is a row.

use zgoda_game::{BySide, Side};
use zgoda_record::event::{CodeOf, DeskRole};
use zgoda_record::sentence::{Row as _, rows};

use crate::page_words::PageWords;

rows! {
    /// A sentence, or a few words of a paper.
    #[derive(Clone, Debug)]
    pub(crate) enum Line in PageWords;

    CardsTitle => "round-cards-title";
    SlipsTitle => "round-slips-title";
    Round { round: String } => "round-round";
    Table { number: u32 } => "round-table";
    AllTables { tables: usize } => "round-all-tables";
    Player { side: Side, name: String } => "round-player";
    SlipOf { place: usize, all: usize } => "round-slip-of";
    Words => "round-words";
    OpensOnce => "round-opens-once";
    OpensOnceEach => "round-opens-once-each";
    ForTheArbiter => "round-for-the-arbiter";
    RoleChief => "round-role-chief";
    RoleRound { name: String } => "round-role-round";
    RoleAssistant { side: Side } => "round-role-assistant";
    RoleHelper { side: Side } => "round-role-helper";
    RoleEar { side: Side } => "round-role-ear";
    RoleScreen { side: Side } => "round-role-screen";
    RolePlayer { side: Side } => "round-role-player";
    RoleFace => "round-role-face";

    UnknownColumn { column: String } => "round-unknown-column";
    UnknownKey { key: String, line: usize } => "round-unknown-key";
    ForAllTables { tables: usize } => "round-for-all-tables";
    AtTable { number: u32, players: BySide<String> } => "round-at-table";
    NoSlips => "round-no-slips";
    Making { made: usize, all: usize } => "round-making";
    Made { tables: usize, folder: String } => "round-made";
    SecretThere => "round-secret-there";
    NamesThere => "round-names-there";

    Listed { tables: usize, file: String } => "round-listed";
    NoResult { number: u32 } => "round-no-result";
    SeveralRecords { number: u32 } => "round-several-records";
    NotARecord { file: String } => "round-not-a-record";

    Removed { file: String } => "round-removed";
    NamesOut { file: String } => "round-names-out";
    StaysAsItIs { file: String } => "round-stays-as-it-is";
    Elsewhere { file: String } => "round-elsewhere";
    Beyond => "round-beyond";
}

impl Line {
    /// The words for a role. A round arbiter is named.
    pub(crate) fn of_role(role: DeskRole, arbiter: Option<&str>) -> Line {
        match role {
            DeskRole::Arbiter(CodeOf::Chief) => Line::RoleChief,
            DeskRole::Arbiter(CodeOf::Round(_)) => Line::RoleRound {
                name: arbiter.unwrap_or_default().to_owned(),
            },
            DeskRole::Assistant(side) => Line::RoleAssistant { side },
            DeskRole::Helper(side) => Line::RoleHelper { side },
            DeskRole::Ear(side) => Line::RoleEar { side },
            DeskRole::Screen(side) => Line::RoleScreen { side },
            DeskRole::Player(side) => Line::RolePlayer { side },
            DeskRole::Face => Line::RoleFace,
        }
    }
}

/// The lines that the user is told before a round is made.
#[derive(Debug)]
pub(super) struct Told<'a> {
    words: &'a PageWords,
    /// The lines so far.
    pub(super) lines: Vec<String>,
}

impl<'a> Told<'a> {
    pub(super) fn new(words: &'a PageWords) -> Told<'a> {
        let lines = Vec::new();
        Told { words, lines }
    }

    fn line(&mut self, line: &Line) {
        self.lines.push(line.text(self.words));
    }

    /// Adds these sentences unchanged.
    pub(super) fn plain<'b>(&mut self, lines: impl Iterator<Item = &'b String>) {
        self.lines.extend(lines.cloned());
    }

    /// Adds a line about an unknown header.
    pub(super) fn column(&mut self, column: &str) {
        let column = column.to_owned();
        self.line(&Line::UnknownColumn { column });
    }

    /// Adds a line about an unknown key.
    pub(super) fn key(&mut self, key: &str, line: usize) {
        let key = key.to_owned();
        self.line(&Line::UnknownKey { key, line });
    }

    /// Says that the following lines are valid for all tables.
    pub(super) fn all_tables(&mut self, tables: usize) {
        self.line(&Line::ForAllTables { tables });
    }

    /// Says that the following lines are valid for this table alone.
    pub(super) fn table(&mut self, number: u32, names: &BySide<String>) {
        let players = names.clone();
        self.line(&Line::AtTable { number, players });
    }

    /// Adds the line that the event allows no pages.
    pub(super) fn no_slips(&mut self) {
        self.line(&Line::NoSlips);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    #[test]
    fn everything_has_its_words_in_every_language() {
        let examples = Line::examples();
        each_is_one_sentence(&examples, PageWords::new);
        let keys = examples.iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("round.ftl", "round-", &keys);
    }
}
