// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda round make`: everything is read, checked and made before the first file is written.

use std::path::PathBuf;

use zgoda_record::event::{CodeOf, DeskRole};
use zgoda_record::event_file::file::EventFile;
use zgoda_record::mode::{GameKind, Mode};
use zgoda_record::slips::NewSlip;
use zgoda_speech::{Language, Phrasebook, Style};

use super::error::RoundError;
use super::folder::{self, Again};
use super::hashes::Hashes;
use super::line::Told;
use super::pairings::{self, Pairings};
use super::papers::{Papers, Slip};
use super::slips::{Made, Roles, Sort, none_allowed};
use super::table::{NoTable, RoundTable};
use crate::page_words::PageWords;
use crate::play::codes::check;

/// An order to make the papers of a round.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    /// The list of pairings.
    pub(crate) list: PathBuf,
    /// The event file for all tables.
    pub(crate) event: PathBuf,
    /// The folder for all papers.
    pub(crate) out: PathBuf,
    /// The sorts of slips; if none is named, all usual sorts that the event allows.
    pub(crate) sorts: Vec<Sort>,
    /// Whether existing files may be written anew.
    pub(crate) again: Again,
}

/// A round that was read and checked.
#[derive(Debug)]
pub(crate) struct Round {
    order: Order,
    common: EventFile,
    tables: Vec<RoundTable>,
    roles: Roles,
    /// Unknown headers of the list.
    unknown: Vec<String>,
}

impl Round {
    /// Reads and checks the round, without writing anything.
    pub(crate) fn read(order: Order) -> Result<Round, RoundError> {
        let common = EventFile::read(&order.event)?;
        let of_one = |what| RoundError::OfOneTable {
            path: order.event.clone(),
            what,
        };
        if common.settings.number.is_some() {
            return Err(of_one("the number of a table"));
        }
        if common.names.iter().any(|(_, name)| name.is_some()) {
            return Err(of_one("players"));
        }
        if !common.slips.is_empty() {
            return Err(of_one("slips"));
        }
        let list = &order.list;
        let text = pairings::text(list).map_err(|error| RoundError::reading(list, &error))?;
        let read = Pairings::parse(&text).map_err(|(line, fault)| RoundError::Pairings {
            list: list.clone(),
            line,
            fault,
        })?;
        let mut tables = Vec::new();
        for pairing in &read.pairings {
            let (list, line) = (list.clone(), pairing.line);
            let table = RoundTable::of(pairing, &common).map_err(|why| match why {
                NoTable::Fault(fault) => RoundError::Pairings { list, line, fault },
                NoTable::Event(why) => RoundError::Table { list, line, why },
            })?;
            check(&common, table.variant, GameKind::Official)?;
            tables.push(table);
        }
        tables.sort_by_key(|table| table.number);
        let roles = Roles::of(&order.sorts, &common, &tables)?;
        let round = Round {
            order,
            common,
            tables,
            roles,
            unknown: read.unknown,
        };
        round.check_folder()?;
        Ok(round)
    }

    /// Checks that no file would be lost, and that the folder has no table that the list lacks.
    fn check_folder(&self) -> Result<(), RoundError> {
        let folder = &self.order.out;
        let papers = [folder::CARDS, folder::SLIPS, folder::SLIPS_TEXT];
        let papers = papers.map(|name| folder.join(name));
        let ours: Vec<PathBuf> = self.paths().collect();
        let all: Vec<PathBuf> = ours.iter().cloned().chain(papers).collect();
        self.order.again.check(&all)?;
        let there = match folder::tables(folder) {
            Err(RoundError::NoTables(_)) => Vec::new(),
            // The folder will be made.
            Err(_) if !folder.exists() => Vec::new(),
            there => there?,
        };
        match there.into_iter().find(|path| !ours.contains(path)) {
            Some(path) => Err(RoundError::OfNoTable(path)),
            None => Ok(()),
        }
    }

    fn paths(&self) -> impl Iterator<Item = PathBuf> {
        let numbers = self.tables.iter().map(|table| table.number);
        numbers.map(|number| self.order.out.join(folder::of_table(number)))
    }

    /// The number of tables.
    pub(crate) const fn tables(&self) -> usize {
        self.tables.len()
    }

    /// The number of slips that will be made.
    pub(crate) fn slips(&self) -> usize {
        self.roles.count()
    }

    /// The lines about odd entries and all fixed settings: first the settings common to all tables, then those of each table.
    pub(crate) fn told(&self, words: &PageWords) -> Vec<String> {
        let mut told = Told::new(words);
        for header in &self.unknown {
            told.column(header);
        }
        for key in &self.common.unknown {
            told.key(&key.key, key.line);
        }
        let settings: Vec<Vec<String>> = self
            .tables
            .iter()
            .map(|table| settings(table, words.language))
            .collect();
        let holds = |it: &&String| settings.iter().all(|all| all.contains(it));
        let all = settings.first().map(Vec::as_slice).unwrap_or_default();
        let all: Vec<&String> = all.iter().filter(holds).collect();
        told.all_tables(self.tables.len());
        told.plain(all.iter().copied());
        for (table, settings) in self.tables.iter().zip(&settings) {
            told.table(table.number, &table.names);
            told.plain(settings.iter().filter(|it| !all.contains(it)));
        }
        if self.order.sorts.is_empty() && none_allowed(&self.common) {
            told.no_slips();
        }
        told.lines
    }

    /// Makes the slips, reporting their number after each, and then writes all files.
    pub(crate) fn make(
        mut self,
        papers: &PageWords,
        told: impl FnMut(usize),
    ) -> Result<(), RoundError> {
        let mut hashes = Hashes::of(&self.common.codes, &self.order.out);
        let made = self.roles.make(told)?;
        let mut texts = Vec::new();
        for (table, own) in self.tables.iter_mut().zip(&made.tables) {
            let slips = made.shared.iter().chain(own);
            table.file.slips = slips.map(|made| made.slip.clone()).collect();
            let kept = hashes.for_table(table.number)?;
            let text = table.file.written(&kept);
            let path = self.order.out.join(folder::of_table(table.number));
            // The game will read the text in the same way.
            let read = EventFile::parse(&text, &path)?;
            read.check(table.variant, &table.sight)
                .and_then(|()| check(&read, table.variant, GameKind::Official))
                .and_then(|()| read.check_slips(Mode::Official, &table.sight))?;
            texts.push((path, text));
        }
        let printed = self.papers(&made);
        let out = &self.order.out;
        texts.push((out.join(folder::CARDS), printed.cards(papers)));
        texts.push((out.join(folder::SLIPS), printed.slips(papers)));
        texts.push((out.join(folder::SLIPS_TEXT), printed.slips_as_text(papers)));
        for (path, text) in &texts {
            folder::put(path, text)?;
        }
        folder::note(out, &[&self.order.list, &self.order.event])?;
        Ok(())
    }

    fn papers(&self, made: &Made) -> Papers {
        let settings = &self.common.settings;
        let of = |made: &NewSlip, table: Option<&RoundTable>| Slip {
            words: made.words.clone(),
            role: made.slip.role,
            arbiter: match made.slip.role {
                DeskRole::Arbiter(of @ CodeOf::Round(_)) => {
                    self.common.codes.named(of).map(str::to_owned)
                }
                _ => None,
            },
            table: table.map(|table| (table.number, table.names.clone())),
        };
        let mut slips: Vec<Slip> = made.shared.iter().map(|made| of(made, None)).collect();
        for (own, table) in made.tables.iter().zip(&self.tables) {
            slips.extend(own.iter().map(|made| of(made, Some(table))));
        }
        let tables = self.tables.iter();
        Papers {
            event: settings.name.clone(),
            // If the event file lacks this field, the round stands at the end of the event's name.
            round: settings.round.clone(),
            tables: tables
                .map(|table| (table.number, table.names.clone()))
                .collect(),
            slips,
        }
    }
}

/// The settings as the command `settings` reads them aloud at this table.
fn settings(table: &RoundTable, language: Language) -> Vec<String> {
    let book = Phrasebook::new(language, table.variant, Style::default());
    let settings = &table.file.settings;
    let all = settings.aloud(GameKind::Official, table.variant, Some(table.sight));
    all.iter()
        .map(|setting| book.setting(setting).text)
        .collect()
}
