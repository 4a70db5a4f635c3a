// SPDX-License-Identifier: GPL-3.0-or-later
//! The place of a person's settings: in the settings folder under their name, or in a file that was named and can be carried along.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};
use zgoda_record::own_files;
use zgoda_speech::Language;

use zgoda_input::personal::Personal;
use zgoda_input::personal::file::{LONGEST, Oddities};

/// The name of the folder of people's files in the settings folder.
pub const PEOPLE: &str = "people";
/// The ending of a settings file.
const ENDING: &str = "toml";
/// The file name for a player without a name.
pub const NAMELESS: &str = "player";
/// The most bytes of a name without its ending. File systems take names of 255 bytes, and the ending and what a temporary file adds
/// to the name must fit too.
const LONGEST_STEM: usize = 120;

/// The file of the person of this name, in the settings folder.
#[must_use]
pub(super) fn of_name(folder: &Path, name: &str) -> PathBuf {
    let stem = stem(name);
    folder.join(PEOPLE).join(format!("{stem}.{ENDING}"))
}

/// The result of looking for a person's settings file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// A file with any content, or something else at its place that cannot be read.
    File,
    /// No file: the person has chosen nothing yet.
    Nothing,
}

/// Reads the settings at `path`, as far as there are any.
#[must_use]
pub fn read(path: &Path, suggested: Language) -> (Personal, Oddities, Found) {
    own_files::tighten(path);
    let (person, odd) = match bounded(path) {
        Ok(text) => Personal::read(&text, suggested),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let new = Personal::new(suggested);
            return (new, Oddities::default(), Found::Nothing);
        }
        Err(error) => {
            tracing::warn!(%error, "settings cannot be read");
            Personal::unread(suggested)
        }
    };
    (person, odd, Found::File)
}

/// Reads at most one byte more than a settings file may have. Anything but a file is refused, for instance a pipe.
fn bounded(path: &Path) -> io::Result<String> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is no file"));
    }
    let mut text = String::new();
    let most = u64::try_from(LONGEST).unwrap_or(u64::MAX).saturating_add(1);
    File::open(path)?.take(most).read_to_string(&mut text)?;
    Ok(text)
}

/// A name as a file's name: letters, digits, blanks and hyphens stay, everything else is written as `%` and
/// its number, and a name that is too long is cut and told apart by its hash.
fn stem(name: &str) -> String {
    let name = name.trim();
    if name.is_empty() {
        return NAMELESS.to_owned();
    }
    let mut stem = String::new();
    for c in name.chars() {
        if c.is_alphanumeric() || matches!(c, ' ' | '-') {
            stem.push(c);
        } else {
            stem.push_str(&format!("%{:x}", u32::from(c)));
        }
    }
    if stem.len() <= LONGEST_STEM {
        return stem;
    }
    let mut cut = LONGEST_STEM;
    while !stem.is_char_boundary(cut) {
        cut = cut.saturating_sub(1);
    }
    stem.truncate(cut);
    let hash = Sha256::digest(name.as_bytes());
    let hash = HEXLOWER.encode(hash.get(..8).unwrap_or(&hash));
    format!("{stem}%{hash}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_become_names_of_files_and_none_leads_out_of_the_folder() {
        for (name, file) in [
            ("Anna Nowak", "Anna Nowak.toml"),
            ("  Łucja Żak-Wójcik ", "Łucja Żak-Wójcik.toml"),
            ("", "player.toml"),
            ("../../etc/passwd", "%2e%2e%2f%2e%2e%2fetc%2fpasswd.toml"),
            (".", "%2e.toml"),
            ("a%b", "a%25b.toml"),
        ] {
            let path = of_name(Path::new("/data"), name);
            assert_eq!(path, Path::new("/data/people").join(file), "{name:?}");
        }
    }

    #[test]
    fn long_names_fit_and_stay_apart() {
        let long = ["ż", "%", "a"].map(|it| it.repeat(80));
        let other = format!("{}b", "%".repeat(79));
        let names: BTreeSet<PathBuf> = long
            .iter()
            .chain([&other])
            .map(|name| of_name(Path::new(""), name))
            .collect();
        assert_eq!(names.len(), 4);
        for name in names {
            assert!(name.file_name().unwrap().len() < 200, "{}", name.display());
        }
    }

    #[test]
    fn a_missing_file_is_no_trouble_and_a_folder_is() {
        let folder = tempfile::tempdir().unwrap();
        let (_, odd, found) = read(&folder.path().join("none.toml"), Language::English);
        assert_eq!((odd, found), (Oddities::default(), Found::Nothing));
        let (person, odd, found) = read(folder.path(), Language::English);
        assert_eq!(found, Found::File);
        assert_eq!(odd, Personal::unread(Language::English).1);
        assert_eq!(person.written(), None);
    }
}
