// SPDX-License-Identifier: GPL-3.0-or-later
//! Wine, with one Windows system for all tests of a run.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use tempfile::TempDir;

use crate::program::{Called, call};

/// The loader of Debian's package, which is in no folder of programs.
const LOADER: &str = "/usr/lib/wine/wine64";
const SERVER: &str = "/usr/lib/wine/wineserver64";
const PROGRAM: &str = "zgoda.exe";
/// The status of a program that a signal ended.
const BY_A_SIGNAL: i32 = -1;

/// A folder with the program, and a Windows system around it.
#[derive(Debug)]
pub(crate) struct Wine {
    /// The folder of the program, with the files that come with it.
    pub(crate) folder: PathBuf,
    prefix: TempDir,
    /// The folder of records and settings.
    pub(crate) home: TempDir,
}

/// A Windows system that was set up, to be copied.
fn prefix() -> &'static Path {
    static PREFIX: OnceLock<PathBuf> = OnceLock::new();
    PREFIX.get_or_init(|| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wine");
        if !path.join("system.reg").exists() {
            std::fs::create_dir_all(&path).unwrap();
            let mut boot = Command::new(LOADER);
            let done = quiet(boot.args(["wineboot", "--init"]), &path).status();
            assert!(done.unwrap().success());
            let mut server = Command::new(SERVER);
            quiet(server.arg("--wait"), &path).status().unwrap();
        }
        path
    })
}

fn quiet<'a>(command: &'a mut Command, prefix: &Path) -> &'a mut Command {
    command
        .env("WINEPREFIX", prefix)
        .env("WINEDEBUG", "-all")
        .env("WINEDLLOVERRIDES", "mscoree,mshtml=")
        .env_remove("DISPLAY")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
}

impl Wine {
    /// Starts Wine; `None`, with a message, if there is no program for Windows or no Wine.
    pub(crate) fn start() -> Option<Wine> {
        let Some(folder) = std::env::var_os("ZGODA_WINDOWS") else {
            println!("skipped: ZGODA_WINDOWS names no folder with zgoda.exe (make test-windows)");
            return None;
        };
        assert!(Path::new(LOADER).exists(), "wine64 is not installed");
        let folder = PathBuf::from(folder);
        let program = folder.join(PROGRAM);
        assert!(program.exists(), "{} is missing", program.display());
        let own = tempfile::tempdir().unwrap();
        let copied = Command::new("cp")
            .args(["-a", "--reflink=auto"])
            .arg(format!("{}/.", prefix().display()))
            .arg(own.path())
            .status();
        assert!(copied.unwrap().success());
        Some(Wine {
            folder,
            prefix: own,
            home: tempfile::tempdir().unwrap(),
        })
    }

    /// `zgoda.exe` in English, with its own data folder and these words.
    pub(crate) fn zgoda(&self, words: &[&str]) -> Command {
        self.of(&self.folder, words)
    }

    /// A folder with `zgoda.exe`, without the files that come with the program.
    pub(crate) fn alone(&self) -> PathBuf {
        let alone = self.home.path().join("alone");
        std::fs::create_dir(&alone).unwrap();
        for file in [PROGRAM, "bcryptprimitives.dll"] {
            std::fs::copy(self.folder.join(file), alone.join(file)).unwrap();
        }
        alone
    }

    /// A command of the program in another folder.
    pub(crate) fn of(&self, folder: &Path, words: &[&str]) -> Command {
        let mut command = Command::new(LOADER);
        command
            .arg(folder.join(PROGRAM))
            .args(["--lang", "en", "--data", &self.path("data")])
            .args(words)
            .env("WINEPREFIX", self.prefix.path())
            .env("WINEDEBUG", "-all")
            .env("WINEDLLOVERRIDES", "mscoree,mshtml=")
            .env_remove("DISPLAY")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Writes a settings file, so that the program does not take its start for the first.
    pub(crate) fn has_settings(&self) {
        let people = self.home.path().join("data/people");
        std::fs::create_dir_all(&people).unwrap();
        std::fs::write(people.join("player.toml"), "").unwrap();
    }

    /// A file in the home folder, by its Windows name.
    pub(crate) fn path(&self, name: &str) -> String {
        of_this_system(&self.home.path().join(name))
    }

    /// Sets the serial ports of this Windows system, by their numbers.
    pub(crate) fn ports(&self, devices: &[&str]) {
        for (device, number) in devices.iter().zip(1..) {
            let mut add = Command::new(LOADER);
            add.args(["reg", "add", r"HKLM\Software\Wine\Ports", "/v"])
                .arg(format!("COM{number}"))
                .args(["/d", device, "/f"]);
            assert!(
                quiet(&mut add, self.prefix.path())
                    .status()
                    .unwrap()
                    .success()
            );
        }
        // Wine looks at the settings at its start.
        self.end();
    }

    fn end(&self) {
        for how in ["--kill", "--wait"] {
            let mut server = Command::new(SERVER);
            let _ = quiet(server.arg(how), self.prefix.path()).status();
        }
    }
}

/// The result of a command line that may be called twice. On a busy machine Wine's own server now and then kills a program, with a
/// status that no Windows program can have. In this case a line says so, and the command is called once more.
pub(crate) fn called(command: &mut Command) -> Called {
    let first = call(command, b"");
    if first.status != BY_A_SIGNAL {
        return first;
    }
    println!("killed by Wine, and called again: {command:?}");
    call(command, b"")
}

/// The name that Windows gives a file of this system.
pub(crate) fn of_this_system(path: &Path) -> String {
    format!("Z:{}", path.display())
}

impl Drop for Wine {
    fn drop(&mut self) {
        self.end();
    }
}
