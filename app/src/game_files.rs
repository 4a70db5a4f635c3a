// SPDX-License-Identifier: GPL-3.0-or-later
//! Games in files: `FILE#N` names a single game of a file that holds several, and `-` is standard input.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read};
use std::path::{Path, PathBuf};

use zgoda_game::notation::pdn::{Game, PdnReader};

use crate::outcome::Failure;

/// Files are read in pieces of this size.
const BUFFER: usize = 256 * 1024;

/// The name that stands for standard input. A file of this name is `./-`.
const STANDARD_INPUT: &str = "-";

/// A file of games, or one game of it.
#[derive(Debug)]
pub(crate) struct Games {
    /// The file of games.
    pub(crate) path: PathBuf,
    /// The number of the game, if only one is meant.
    pub(crate) only: Option<u64>,
}

impl Games {
    /// Reads `FILE` or `FILE#N`. If a file has the whole text as its name, that file is meant.
    pub(crate) fn named(given: &Path) -> Games {
        let split = given.to_str().and_then(|text| text.rsplit_once('#'));
        match split.and_then(|(file, n)| Some((file, n.parse().ok()?))) {
            Some((file, number)) if !given.exists() => Games {
                path: PathBuf::from(file),
                only: Some(number),
            },
            _ => Games {
                path: given.to_owned(),
                only: None,
            },
        }
    }

    /// Passes every selected game to `visit`, with its number, and returns the number of games in the file. Fails if `visit` fails,
    /// if the file cannot be read, if it is a record, or if it lacks the game or holds no game at all.
    pub(crate) fn each(
        &self,
        game: &mut Game,
        mut visit: impl FnMut(u64, &Game) -> Result<(), Failure>,
    ) -> Result<u64, Failure> {
        let piped = self.path.as_os_str() == STANDARD_INPUT;
        let name = match piped {
            true => "standard input".to_owned(),
            false => self.path.display().to_string(),
        };
        let unreadable = |error: io::Error| {
            let cure = match error.kind() {
                io::ErrorKind::InvalidData => "save it as a text in UTF-8",
                _ if piped => "see what is piped into it",
                _ => "check the name of the file",
            };
            Failure::Sentence(format!("{name} cannot be read ({error}); {cure}"))
        };
        let file: Box<dyn Read> = match piped {
            true => Box::new(io::stdin()),
            false => Box::new(File::open(&self.path).map_err(unreadable)?),
        };
        let mut file = BufReader::with_capacity(BUFFER, file);
        if file.fill_buf().map_err(unreadable)?.starts_with(DATABASE) {
            let file = if piped { "FILE" } else { &name };
            return Err(Failure::Sentence(format!(
                "{name} is a record and no game file; write one of it: zgoda export {file} --to pdn"
            )));
        }
        let mut reader = PdnReader::new(file);
        let mut number = 0;
        while reader.read_into(game).map_err(unreadable)? {
            number += 1;
            if self.only.is_none_or(|only| only == number) {
                visit(number, game)?;
            }
        }
        match self.only {
            None if number == 0 => Err(Failure::Sentence(format!(
                "{name} holds no game; name a PDN file"
            ))),
            Some(only) if !(1..=number).contains(&only) => Err(Failure::Sentence(format!(
                "{name} has no game {only}; it has {number}"
            ))),
            _ => Ok(number),
        }
    }
}

/// The first bytes of a record.
const DATABASE: &[u8] = b"SQLite format 3\0";

/// The single game that is meant. If the file holds several games, one must be named.
pub(crate) fn one_game(given: &Path) -> Result<Game, Failure> {
    let games = Games::named(given);
    let mut found = None;
    let count = games.each(&mut Game::default(), |_, game| {
        if found.is_none() {
            found = Some(game.clone());
        }
        Ok(())
    })?;
    match found {
        Some(game) if count == 1 || games.only.is_some() => Ok(game),
        _ => Err(Failure::Sentence(format!(
            "{0} has {count} games; name one of them, for instance {0}#1",
            games.path.display()
        ))),
    }
}
