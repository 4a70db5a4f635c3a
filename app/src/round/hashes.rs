// SPDX-License-Identifier: GPL-3.0-or-later
//! The hashes of the arbiters' codes in the event files of a round. Unchanged codes keep the hashes of the earlier
//! records and files, so that event files that are made again fit the games that have begun.

use std::path::Path;

use zgoda_record as record;
use zgoda_record::event_file::file::EventFile;
use zgoda_record::event_file::{Codes, GivenCode};
use zgoda_record::{KeptCodes, NotHashed};

use super::folder;

/// The codes of a round, and the hashes that were found so far.
#[derive(Debug)]
pub(super) struct Hashes<'a> {
    codes: &'a Codes,
    folder: &'a Path,
    /// The hashes that were found, each with a flag that is true if the codes fit them. They are kept because the comparison
    /// is slow.
    found: Vec<(KeptCodes, bool)>,
}

impl<'a> Hashes<'a> {
    /// The hashes of these codes, for files in this folder.
    pub(super) const fn of(codes: &'a Codes, folder: &'a Path) -> Hashes<'a> {
        let found = Vec::new();
        Hashes {
            codes,
            folder,
            found,
        }
    }

    /// The hashes for one table: from its record, from its earlier file, or from another table; otherwise new hashes.
    pub(super) fn for_table(&mut self, number: u32) -> Result<KeptCodes, NotHashed> {
        let file = self.folder.join(folder::of_table(number));
        let record = record::read(&file.with_extension("zgoda")).ok();
        let before = [record.map(|it| it.codes), of_file(&file)];
        for before in before.into_iter().flatten() {
            if !before.is_empty() && self.are(&before) {
                return Ok(before);
            }
        }
        match self.found.iter().find(|(_, are)| *are) {
            Some((hashes, _)) => Ok(hashes.clone()),
            None => {
                let made = self.codes.hashed()?;
                self.found.push((made.clone(), true));
                Ok(made)
            }
        }
    }

    fn are(&mut self, kept: &KeptCodes) -> bool {
        if let Some((_, are)) = self.found.iter().find(|(it, _)| it == kept) {
            return *are;
        }
        let are = self.codes.are(kept);
        self.found.push((kept.clone(), are));
        are
    }
}

/// The hashes of the codes in an earlier file; `None` if the file cannot be read, or has a plain code.
fn of_file(path: &Path) -> Option<KeptCodes> {
    let codes = EventFile::read(path).ok()?.codes;
    let mut all = codes
        .chief
        .iter()
        .chain(codes.round.iter().map(|it| &it.code));
    // A file with a plain code has no hashes.
    let hashed = all.all(|it| matches!(it, GivenCode::Hash(_)));
    hashed.then(|| codes.hashed().ok()).flatten()
}
