// SPDX-License-Identifier: GPL-3.0-or-later
//! Files that a game writes: no file replaces a file of another kind, and no two files are the same.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use zgoda_record::files::Identity;
use zgoda_record::own_files;
use zgoda_speech::voice::VoiceSpec;

use super::options::PlayOptions;
use crate::outcome::Failure;

/// A file of lines that is continued where it exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lines {
    /// A line for every utterance.
    Transcript,
    /// The view that the table shows its arbiter.
    View,
}

impl Lines {
    const fn word(self) -> &'static str {
        match self {
            Lines::Transcript => "transcript",
            Lines::View => "view",
        }
    }

    /// The bytes with which each of these files begins.
    const fn first(self) -> &'static [u8] {
        match self {
            Lines::Transcript => b"{\"id\"",
            Lines::View => b"{\"version\"",
        }
    }
}

/// The purpose of a file that the command line names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    Record,
    Event,
    Settings,
    Transcript,
    View,
    Sound,
}

impl fmt::Display for Use {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Use::Record => "the record",
            Use::Event => "the event file",
            Use::Settings => "somebody's settings",
            Use::Transcript => "the transcript",
            Use::View => "the view",
            Use::Sound => "a sound file",
        })
    }
}

/// Refuses a command line in which a written file is another file of the same command line.
pub(super) fn check(options: &PlayOptions) -> Result<(), Failure> {
    let files = files(options);
    for (n, (one, its)) in files.iter().enumerate() {
        let earlier = files.iter().take(n);
        for (other, used) in earlier.filter(|(_, used)| used != its || *used == Use::Sound) {
            if same(one, other) {
                return Err(Failure::Sentence(format!(
                    "{} cannot be {its} and {used}; name another file for one of them",
                    one.display()
                )));
            }
        }
    }
    Ok(())
}

fn files(options: &PlayOptions) -> Vec<(PathBuf, Use)> {
    let mut files = Vec::new();
    if let Some(record) = &options.record {
        let beside = ["", "-wal", "-shm", "-lock", "-journal", "-new"].map(|ending| {
            let mut name = record.as_os_str().to_owned();
            name.push(ending);
            (PathBuf::from(name), Use::Record)
        });
        files.extend(beside);
    }
    let event = options.event.iter().map(|it| (it.path.clone(), Use::Event));
    files.extend(event);
    let settings = options.settings.values();
    files.extend(settings.map(|path| (path.clone(), Use::Settings)));
    let transcript = options.transcript.iter();
    files.extend(transcript.map(|path| (path.clone(), Use::Transcript)));
    let view = options.view.iter();
    files.extend(view.map(|path| (path.clone(), Use::View)));
    let own = options.channels.voices(&VoiceSpec::Text);
    let voices = options.voice.iter().cloned();
    let voices = voices.chain(own.into_iter().map(|(_, spec, _)| spec));
    files.extend(voices.filter_map(|spec| match spec {
        VoiceSpec::Wav(path) => Some((path, Use::Sound)),
        _ => None,
    }));
    files
}

/// True if both names mean one file, or would if the file existed. Devices and pipes are no files.
fn same(one: &Path, other: &Path) -> bool {
    match (fs::metadata(one), fs::metadata(other)) {
        (Ok(found), Ok(_)) => found.is_file() && Identity::of(one) == Identity::of(other),
        (Err(_), Err(_)) => settled(one).is_some_and(|one| Some(one) == settled(other)),
        _ => false,
    }
}

/// The canonical path of a file that may not exist yet.
fn settled(path: &Path) -> Option<PathBuf> {
    let whole = std::path::absolute(path).ok()?;
    Some(
        dunce::canonicalize(whole.parent()?)
            .ok()?
            .join(whole.file_name()?),
    )
}

/// The files of lines that did not exist before. If the game does not begin, those that are still empty are removed.
#[derive(Debug)]
pub(super) struct NewFiles(Vec<PathBuf>);

impl NewFiles {
    /// Lists the missing files, before any of them is opened.
    pub(super) fn of(options: &PlayOptions) -> NewFiles {
        let all = options.transcript.iter().chain(&options.view).cloned();
        NewFiles(
            all.filter(|path| fs::symlink_metadata(path).is_err())
                .collect(),
        )
    }

    /// Keeps the files, because the game begins.
    pub(super) fn stay(mut self) {
        self.0.clear();
    }
}

impl Drop for NewFiles {
    fn drop(&mut self) {
        for path in &self.0 {
            let empty = fs::symlink_metadata(path).is_ok_and(|it| it.is_file() && it.len() == 0);
            if empty && let Err(error) = fs::remove_file(path) {
                tracing::warn!(%error, "an empty file stays behind");
            }
        }
    }
}

/// Opens a file of lines to continue it. A file of another kind is left as it is.
pub(super) fn open(path: &Path, lines: Lines) -> Result<File, Failure> {
    let word = lines.word();
    let refused = |why: &dyn fmt::Display| {
        Failure::Sentence(format!(
            "the {word} {} cannot be written ({why}); name another file",
            path.display()
        ))
    };
    let io = |error: io::Error| refused(&error);
    let there = fs::metadata(path).is_ok_and(|meta| meta.is_file() && meta.len() > 0);
    let torn = if there {
        let mut file = File::open(path).map_err(io)?;
        let mut first = vec![0; lines.first().len()];
        let read = file.read_exact(&mut first);
        if read.is_err() || first != lines.first() {
            return Err(refused(&format_args!("it is there, and is no {word}")));
        }
        let mut last = [0; 1];
        file.seek(SeekFrom::End(-1)).map_err(io)?;
        file.read_exact(&mut last).map_err(io)?;
        last != *b"\n"
    } else {
        false
    };
    let mut options = own_files::file();
    let mut file = options.append(true).create(true).open(path).map_err(io)?;
    own_files::tighten(path);
    if torn {
        // A kill tore the last line; the next line stands on its own.
        file.write_all(b"\n").map_err(io)?;
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::tempdir;

    #[test]
    fn a_transcript_is_gone_on_with_and_nothing_else_is() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("t.jsonl");
        let open = |path: &Path| open(path, Lines::Transcript);
        writeln!(open(&path).unwrap(), "{{\"id\":1}}").unwrap();
        write!(open(&path).unwrap(), "{{\"id\":2").unwrap();
        writeln!(open(&path).unwrap(), "{{\"id\":1}}").unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text, "{\"id\":1}\n{\"id\":2\n{\"id\":1}\n");
        // A file of one kind of lines is no file of the other kind.
        let other = super::open(&path, Lines::View).unwrap_err().to_string();
        assert!(other.contains("is no view"), "{other}");
        for other in ["[Event \"x\"]", "{", "SQLite format 3\0", "\n"] {
            fs::write(&path, other).unwrap();
            let refused = open(&path).unwrap_err().to_string();
            assert!(refused.contains("is no transcript"), "{refused}");
            assert_eq!(fs::read_to_string(&path).unwrap(), other);
        }
        assert!(open(Path::new("/dev/null")).is_ok());
    }

    #[test]
    fn what_was_made_for_a_game_that_does_not_begin_is_not_left_behind() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("v.jsonl");
        let new = || NewFiles(vec![path.clone()]);
        fs::write(&path, "").unwrap();
        new().stay();
        assert!(path.exists());
        drop(new());
        assert!(!path.exists());
        fs::write(&path, "{}").unwrap();
        drop(new());
        assert!(path.exists(), "somebody wrote into it");
    }

    #[test]
    fn one_file_is_known_by_all_its_names() {
        let folder = tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("file"), "x").unwrap();
        std::os::unix::fs::symlink(at("file"), at("link")).unwrap();
        fs::hard_link(at("file"), at("hard")).unwrap();
        for name in ["link", "hard", "./file"] {
            assert!(same(&at("file"), &at(name)), "{name}");
        }
        // Neither file is there yet.
        assert!(same(&at("new"), &at("./new")));
        assert!(!same(&at("new"), &at("newer")));
        assert!(!same(Path::new("/dev/null"), Path::new("/dev/null")));
    }
}
