// SPDX-License-Identifier: GPL-3.0-or-later
//! A record that is compared: a game of a PDN file, or a record of this program.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use zgoda_game::notation::pdn::{Game, PdnReader, What, game_played};
use zgoda_game::notation::read_fen;
use zgoda_game::reconcile::{Account, Entry, Record, Shown, Weight};
use zgoda_game::{BySide, Reading, Side, Variant};
use zgoda_record as record;
use zgoda_record::event::Stated;
use zgoda_record::record_words::Beside;
use zgoda_record::{Contents, Noted, export};

use super::sensed::{self, Sensed};
use crate::game_files::one_game;
use crate::outcome::Failure;
use crate::stderr;

/// The beginning of every record of this program.
const SQLITE: &[u8; 16] = b"SQLite format 3\0";

/// The record of a side that was read.
#[derive(Debug)]
pub struct Source {
    /// The name by which the user named the record.
    pub name: String,
    /// The game in the record.
    pub game: Game,
    /// The half-moves, counted from 0, that only a board has stated.
    seen: Vec<usize>,
    /// The position, as FEN, that each side's sensor board showed when it last differed; `None` if the board did not differ to the
    /// end.
    shown: BySide<Option<String>>,
    /// The evidence of sensors, with moments; `None` if the record is not of this program.
    sensed: Option<Sensed>,
    /// The half-moves that the arbiter wrote down themselves; empty if the record is not of this program.
    noted: Noted,
    /// The contents of the record, if its game is official and not over.
    running: Option<Box<Contents>>,
}

impl Source {
    /// Opens the file of this name.
    pub fn open(path: &Path) -> Result<Source, Failure> {
        let name = path.display().to_string();
        if !is_own_record(path) {
            return Ok(Source {
                game: one_game(path)?,
                name,
                seen: Vec::new(),
                shown: BySide::default(),
                sensed: None,
                noted: Noted::default(),
                running: None,
            });
        }
        let contents = record::read(path).map_err(Failure::of)?;
        for sentence in contents.faults() {
            stderr::tell(format_args!("{name}: {sentence}"));
        }
        let mut source = Source::of_record(name, &contents)?;
        let runs = export::is_official_and_runs(&contents);
        source.running = runs.then(|| Box::new(contents));
        Ok(source)
    }

    /// The contents of the opened record, if its game is official and not over.
    pub(crate) fn runs_officially(&self) -> Option<&Contents> {
        self.running.as_deref()
    }

    /// A source that was read from a record of this program.
    pub fn of_record(name: String, contents: &Contents) -> Result<Source, Failure> {
        let in_file = |error: String| Failure::Sentence(format!("{name}: {error}"));
        let text = export::pdn(contents).map_err(|error| in_file(error.to_string()))?;
        let mut game = Game::default();
        PdnReader::new(text.as_bytes())
            .read_into(&mut game)
            .map_err(|error| in_file(error.to_string()))?;
        // If the record has faults, its end may be missing.
        game.cut_off |= !contents.faults().is_empty();
        let state = contents.state();
        let standing = state.standing();
        let seen = standing
            .iter()
            .enumerate()
            .filter(|(_, found)| found.entry.stated == Stated::BoardNotStated)
            .map(|(index, _)| index)
            .collect();
        let events = || contents.events.iter().map(|stored| &stored.event.body);
        Ok(Source {
            name,
            game,
            seen,
            shown: sensed::differing(events()),
            sensed: Some(Sensed::of(
                contents
                    .events
                    .iter()
                    .map(|stored| (&stored.event, stored.written.as_str())),
            )),
            noted: state.noted,
            running: None,
        })
    }

    /// The number of half-moves after which both boards last agreed, if the record tells.
    pub fn rest(&self) -> Option<usize> {
        self.sensed.as_ref()?.last_rest()
    }

    /// The texts that the arbiter wrote down themselves (Kodeks IV 2.15), each with the number of its half-move.
    pub fn noted(&self) -> impl Iterator<Item = (usize, &str)> {
        let all = self.noted.all();
        all.filter_map(|(ply, text)| Some((usize::try_from(ply).ok()?, text)))
    }

    /// The position that this record's sensors last showed on `side`'s board, if that board differed to the end.
    pub fn shown(&self, side: Side, variant: Variant) -> Option<Shown> {
        let fen = self.shown.get(side).as_ref()?;
        let read = read_fen(fen, variant).ok()?;
        Some(Shown::of_reading(&Reading::from_setup(&read.setup)))
    }

    /// The variant of the record, if the record names one. A variant that the program does not play is refused.
    pub fn variant(&self, named: Option<Variant>) -> Result<Option<Variant>, Failure> {
        let played = game_played(&self.game, named);
        if played.is_none() && self.game.tag("GameType").is_some() {
            return Err(Failure::Sentence(format!(
                "{}: a game of this GameType is not played here; name a game of draughts on 100 \
                 squares or of Polish draughts on 64",
                self.name
            )));
        }
        let algebraic = || {
            let mut moves = self.game.main_line().filter_map(|item| match item.what {
                What::Move(span) => Some(self.game.text(span)),
                _ => None,
            });
            moves.any(|text| text.starts_with(|c: char| c.is_ascii_alphabetic()))
        };
        Ok(played.or_else(|| Variant::with_letters().filter(|_| algebraic())))
    }

    /// The statements of the record, half-move by half-move. A half-move that only a board showed counts as not stated.
    pub fn record(&self, variant: Variant) -> Result<Record, Failure> {
        let mut record = self.whole(variant)?;
        for index in &self.seen {
            if let Some(entry) = record.entries.get_mut(*index) {
                *entry = Entry::Blank;
            }
        }
        Ok(record)
    }

    /// Every half-move of the record, no matter who stated it.
    pub fn whole(&self, variant: Variant) -> Result<Record, Failure> {
        Record::of_game(&self.game, variant)
            .map_err(|error| Failure::Sentence(format!("{}: {error}", self.name)))
    }

    /// The evidence of the program itself, apart from the players' statements, as data and in words; `None` if another program made
    /// the record.
    pub(crate) fn account(&self, variant: Variant) -> Result<Option<(Account, Beside)>, Failure> {
        let Some(sensed) = &self.sensed else {
            return Ok(None);
        };
        let whole = self.whole(variant)?;
        let mut account = Account::of_record(&whole, |index| {
            if self.seen.contains(&index) {
                Weight::Evidence
            } else if sensed.shown.contains(&index) {
                Weight::Shown
            } else {
                Weight::OfARecord
            }
        });
        for (plies, _) in &sensed.rests {
            account.rests_behind(*plies);
        }
        let entries = self.seen.iter().filter_map(|index| {
            let ply = index.checked_add(1)?;
            let at = sensed.written.get(*index).cloned();
            Some((ply, account.text(ply)?, at.unwrap_or_default()))
        });
        let beside = Beside {
            entries: entries.collect(),
            agreed: sensed.rests.clone(),
        };
        Ok(Some((account, beside)))
    }
}

fn is_own_record(path: &Path) -> bool {
    let mut beginning = [0; SQLITE.len()];
    File::open(path)
        .and_then(|mut file| file.read_exact(&mut beginning))
        .is_ok_and(|()| beginning == *SQLITE)
}
