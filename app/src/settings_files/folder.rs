// SPDX-License-Identifier: GPL-3.0-or-later
//! The folder in which people's settings lie, and how those of an older version get there.
//!
//! Settings belong to the platform's configuration folder; once they lay in the data folder. A file is copied, made durable and put
//! in its place in one step before the old one is removed, so that a kill between loses nothing. Where a folder is named by
//! `--data`, settings lie in that folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use zgoda_record::files;
use zgoda_record::plain::plain;
use zgoda_record::sentence::{Row as _, rows};
use zgoda_speech::catalogue::Catalogue;

use super::place::{PEOPLE, of_name};
use super::saver::write_bytes;
use crate::common::Common;
use crate::stderr;

/// The ending of an old file that is left because there is a new one with other settings.
const LEFT: &str = "old";

/// The most old files of one name that are left: versions are not changed that often, and no file is overwritten.
const MOST_LEFT: u32 = 100;

/// The folders in which the settings of a person may lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsFolder {
    /// The folder for settings.
    folder: PathBuf,
    /// The data folder, in which settings of an older version may lie.
    before: Option<PathBuf>,
}

impl SettingsFolder {
    /// The folder of a user who named one by `--data`, else the platform's; `None` where the platform has none.
    #[must_use]
    pub fn of(named: Option<&Path>) -> Option<SettingsFolder> {
        if let Some(named) = named {
            return Some(SettingsFolder {
                folder: named.to_owned(),
                before: None,
            });
        }
        let platform = directories::ProjectDirs::from("", "", "zgoda")?;
        Some(SettingsFolder {
            folder: platform.config_dir().to_owned(),
            before: Some(platform.data_dir().to_owned()),
        })
    }

    /// The settings file of the person of this name. An old file that could not be moved is used where it is.
    #[must_use]
    pub fn file(&self, name: &str) -> PathBuf {
        let new = of_name(&self.folder, name);
        let old = self.before.as_ref().map(|before| of_name(before, name));
        match old {
            Some(old) if !new.exists() && old.exists() => old,
            _ => new,
        }
    }

    /// All files that may hold settings of the person of this name, those that were left included.
    #[must_use]
    pub fn files_of(&self, name: &str) -> Vec<PathBuf> {
        let old = self.before.as_ref().map(|before| of_name(before, name));
        let left: Vec<PathBuf> = old.iter().flat_map(|old| left_names(old)).collect();
        let current = [Some(of_name(&self.folder, name)), old];
        current.into_iter().flatten().chain(left).collect()
    }

    /// The folder of the settings, and the folder of the settings files in it.
    pub(crate) fn folders(&self) -> [PathBuf; 2] {
        [self.folder.clone(), self.folder.join(PEOPLE)]
    }

    /// Moves the settings of an older version here. Files that cannot be moved stay, and are used where they are.
    fn move_old(&self) -> Moved {
        let mut done = Moved::default();
        let Some(old) = self.before.as_ref().map(|before| before.join(PEOPLE)) else {
            return done;
        };
        let new = self.folder.join(PEOPLE);
        let Ok(entries) = fs::read_dir(&old) else {
            return done;
        };
        if new == old {
            return done;
        }
        for entry in entries.flatten() {
            let file = entry.path();
            if file.extension().is_none_or(|it| it != "toml") {
                continue;
            }
            match move_one(&file, &new.join(entry.file_name())) {
                Ok(Step::Moved) => done.moved = true,
                Ok(Step::Left(left)) => done.left.push(left),
                Err(error) => tracing::warn!(%error, "settings cannot be moved"),
            }
        }
        // It stays where something is left in it.
        let _ = fs::remove_dir(&old);
        done
    }
}

/// The outcome for the settings of an older version.
#[derive(Debug, Default, PartialEq, Eq)]
struct Moved {
    /// True if a file was moved.
    moved: bool,
    /// The old files that were left because there were new ones.
    left: Vec<PathBuf>,
}

/// The outcome for one file.
enum Step {
    Moved,
    /// The old file has another name now, and is told once.
    Left(PathBuf),
}

/// The names that an old file can get when it is left, in the order in which they are tried.
fn left_names(old: &Path) -> impl Iterator<Item = PathBuf> {
    (0..MOST_LEFT).map(move |number: u32| {
        let mut name = old.as_os_str().to_owned();
        name.push(match number {
            0 => format!(".{LEFT}"),
            _ => format!(".{number}.{LEFT}"),
        });
        PathBuf::from(name)
    })
}

fn move_one(old: &Path, new: &Path) -> io::Result<Step> {
    // Reading a pipe would never end.
    if !fs::metadata(old)?.is_file() {
        return Err(io::Error::other("no file with settings"));
    }
    match fs::symlink_metadata(new) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => copy(old, new)?,
        Err(error) => return Err(error),
        // A program that was killed before it removed the old file comes here, too.
        Ok(_) if fs::read(new)? == fs::read(old)? => {}
        Ok(_) => {
            let mut free = left_names(old).filter(|it| fs::symlink_metadata(it).is_err());
            let left = free.next().ok_or(io::ErrorKind::AlreadyExists)?;
            fs::rename(old, &left)?;
            return Ok(Step::Left(left));
        }
    }
    fs::remove_file(old)?;
    if let Some(folder) = old.parent() {
        files::sync_folder(folder)?;
    }
    Ok(Step::Moved)
}

/// Copies a file, or makes a link to what a link leads to.
fn copy(old: &Path, new: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if old.is_symlink() {
        let folder = new.parent().ok_or(io::ErrorKind::InvalidInput)?;
        zgoda_record::own_files::folder(folder)?;
        std::os::unix::fs::symlink(fs::canonicalize(old)?, new)?;
        return files::sync_folder(folder);
    }
    write_bytes(new, &fs::read(old)?)
}

rows! {
    /// A sentence on settings that were moved.
    #[derive(Clone, Debug)]
    enum Line in Catalogue;

    Moved { from: String, to: String } => "settings-moved";
    Left { file: String, to: String } => "settings-left";
}

/// Moves the settings of an older version, and tells it, once.
pub(crate) fn move_once(common: &Common) {
    let Some(folder) = SettingsFolder::of(common.data.as_deref()) else {
        return;
    };
    let done = folder.move_old();
    let shown = |path: &Path| plain(&path.display().to_string()).into_owned();
    let [_, to] = folder.folders();
    let from = folder.before.map(|before| before.join(PEOPLE));
    let mut lines = Vec::new();
    if let Some(from) = from.filter(|_| done.moved) {
        lines.push(Line::Moved {
            from: shown(&from),
            to: shown(&to),
        });
    }
    lines.extend(done.left.iter().map(|file| Line::Left {
        file: shown(file),
        to: shown(&to),
    }));
    if lines.is_empty() {
        return;
    }
    let words = Catalogue::new(common.language_or_environment());
    for line in lines {
        stderr::tell(line.text(&words));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    struct Home {
        _folder: tempfile::TempDir,
        settings: SettingsFolder,
        old: PathBuf,
        new: PathBuf,
    }

    impl Home {
        fn with(old: &[(&str, &str)], new: &[(&str, &str)]) -> Home {
            let folder = tempfile::tempdir().unwrap();
            let [data, config] = ["data", "config"].map(|it| folder.path().join(it));
            for (place, files) in [(&data, old), (&config, new)] {
                for (name, text) in files {
                    fs::create_dir_all(place.join(PEOPLE)).unwrap();
                    fs::write(place.join(PEOPLE).join(name), text).unwrap();
                }
            }
            Home {
                old: data.join(PEOPLE),
                new: config.join(PEOPLE),
                settings: SettingsFolder {
                    folder: config,
                    before: Some(data),
                },
                _folder: folder,
            }
        }

        fn read(&self, name: &str) -> String {
            fs::read_to_string(self.settings.file(name)).unwrap()
        }
    }

    #[test]
    fn everything_has_its_words_in_every_language() {
        let examples = Line::examples();
        each_is_one_sentence(&examples, Catalogue::new);
        let keys = examples.iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("desk.ftl", "settings-", &keys);
    }

    #[test]
    fn old_settings_are_moved_once_and_their_folder_goes() {
        let home = Home::with(&[("Anna.toml", "rate = 300\n"), ("player.toml", "")], &[]);
        let done = home.settings.move_old();
        assert!(done.moved && done.left.is_empty(), "{done:?}");
        assert_eq!(home.read("Anna"), "rate = 300\n");
        assert_eq!(home.settings.file("Anna"), home.new.join("Anna.toml"));
        assert!(!home.old.exists());
        assert_eq!(fs::read_dir(&home.new).unwrap().count(), 2);
        assert_eq!(home.settings.move_old(), Moved::default());
    }

    #[test]
    fn nothing_old_makes_no_folder() {
        let home = Home::with(&[], &[]);
        assert_eq!(home.settings.move_old(), Moved::default());
        assert!(!home.new.exists());
        assert_eq!(home.settings.file(""), home.new.join("player.toml"));
    }

    #[test]
    fn new_settings_win_and_old_ones_are_kept_beside_and_told_once() {
        let home = Home::with(
            &[("Anna.toml", "rate = 300\n")],
            &[("Anna.toml", "rate = 200\n")],
        );
        let left = home.old.join("Anna.toml.old");
        let told = Moved {
            moved: false,
            left: vec![left.clone()],
        };
        assert_eq!(home.settings.move_old(), told);
        assert_eq!(home.read("Anna"), "rate = 200\n");
        assert_eq!(fs::read_to_string(left).unwrap(), "rate = 300\n");
        assert_eq!(home.settings.move_old(), Moved::default());
    }

    #[test]
    fn a_file_that_was_left_before_is_not_overwritten_and_all_are_the_persons() {
        let home = Home::with(
            &[("Anna.toml", "rate = 100\n")],
            &[("Anna.toml", "rate = 300\n")],
        );
        assert_eq!(home.settings.move_old().left.len(), 1);
        fs::create_dir_all(&home.old).unwrap();
        fs::write(home.old.join("Anna.toml"), "rate = 200").unwrap();
        assert_eq!(home.settings.move_old().left.len(), 1);
        let kept = |name: &str| fs::read_to_string(home.old.join(name)).unwrap();
        assert!(kept("Anna.toml.old").contains("100"));
        assert!(kept("Anna.toml.1.old").contains("200"));
        let all = home.settings.files_of("Anna");
        let there: Vec<_> = all.iter().filter(|file| file.exists()).collect();
        assert_eq!(there.len(), 3, "{there:?}");
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_among_the_old_settings_holds_nothing_up() {
        let home = Home::with(&[("Anna.toml", "rate = 100\n")], &[]);
        let pipe = home.old.join("pipe.toml");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.unwrap().success());
        assert!(home.settings.move_old().moved);
        assert!(pipe.exists());
    }

    #[test]
    fn a_kill_at_any_step_loses_nothing_and_the_rest_is_done_at_the_next_start() {
        let text = "rate = 300\n";
        // Behind the copy, before it has its name.
        let home = Home::with(&[("Anna.toml", text)], &[("Anna.toml.4711.new", "rate")]);
        assert_eq!(home.read("Anna"), text);
        assert!(home.settings.move_old().moved);
        assert_eq!(home.read("Anna"), text);
        // Behind the new file, before the old one is removed.
        let home = Home::with(&[("Anna.toml", text)], &[("Anna.toml", text)]);
        assert_eq!(home.read("Anna"), text);
        let done = home.settings.move_old();
        assert!(done.moved && done.left.is_empty(), "{done:?}");
        assert!(!home.old.exists());
        // Behind the last file, before its folder is removed.
        let home = Home::with(&[], &[("Anna.toml", text)]);
        fs::create_dir_all(&home.old).unwrap();
        assert_eq!(home.settings.move_old(), Moved::default());
        assert!(!home.old.exists());
        assert_eq!(home.read("Anna"), text);
    }

    /// A file in the place of the folder refuses every user, root among them.
    #[test]
    fn a_folder_that_takes_nothing_leaves_old_settings_in_force() {
        let home = Home::with(&[("Anna.toml", "rate = 300\n")], &[]);
        fs::write(home.new.parent().unwrap(), "").unwrap();
        assert_eq!(home.settings.move_old(), Moved::default());
        assert_eq!(home.settings.file("Anna"), home.old.join("Anna.toml"));
        assert_eq!(home.read("Anna"), "rate = 300\n");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_still_leads_to_the_same_file() {
        let home = Home::with(&[("far", "rate = 300\n")], &[]);
        std::os::unix::fs::symlink("far", home.old.join("Anna.toml")).unwrap();
        assert!(home.settings.move_old().moved);
        assert!(home.new.join("Anna.toml").is_symlink());
        assert_eq!(home.read("Anna"), "rate = 300\n");
        assert!(!home.old.join("Anna.toml").is_symlink());
    }

    #[test]
    fn a_named_folder_has_its_settings_in_it() {
        let named = SettingsFolder::of(Some(Path::new("/stick"))).unwrap();
        assert_eq!(named.file("Anna"), Path::new("/stick/people/Anna.toml"));
        assert_eq!(named.move_old(), Moved::default());
    }
}
