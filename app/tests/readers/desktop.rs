// SPDX-License-Identifier: GPL-3.0-or-later
//! An invisible desktop: a display, a session with its buses for screen readers, a window manager and Orca. All of them end when
//! the `Desktop` is dropped.

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};
use tempfile::TempDir;

use crate::orca::Orca;

/// The longest wait for any event on the desktop, which must be enough on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(40);

/// The limit for a whole run, which is long because the speed of the machine is not tested.
const LIMIT: Duration = Duration::from_secs(600);

/// The programs that are started here; `make test-more` installs them.
const NEEDED: [&str; 8] = [
    "Xvfb",
    "dbus-daemon",
    "dbus-send",
    "openbox",
    "orca",
    "xdotool",
    "lxterminal",
    "chromium",
];

/// A program that was started. When this value is dropped, the program and its children are killed.
#[derive(Debug)]
pub(crate) struct Started(Child);

impl Started {
    pub(crate) fn child(&mut self) -> &mut Child {
        &mut self.0
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        if let Some(group) = Pid::from_raw(i32::try_from(self.0.id()).unwrap_or(0)) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.0.wait();
    }
}

/// The desktop. It ends when this value is dropped, and the program that was started last is ended first.
#[derive(Debug)]
pub(crate) struct Desktop {
    pub(crate) orca: Orca,
    running: Vec<Started>,
    environment: Vec<(&'static str, String)>,
    folder: TempDir,
    ends: Instant,
}

impl Drop for Desktop {
    fn drop(&mut self) {
        while self.running.pop().is_some() {}
    }
}

impl Desktop {
    /// Starts a desktop; `None`, with a message, if a program is not installed.
    pub(crate) fn start() -> Option<Desktop> {
        let there = |name: &&str| {
            let mut found = Command::new("sh");
            found.args(["-c", "command -v \"$0\"", name]);
            let quiet = found.stdout(Stdio::null()).stderr(Stdio::null());
            quiet.status().is_ok_and(|status| status.success())
        };
        let missing: Vec<&str> = NEEDED.into_iter().filter(|it| !there(it)).collect();
        if !missing.is_empty() {
            println!("skipped: needs {missing:?}");
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        for name in ["run", "home", "config", "share/orca", "cache"] {
            fs::create_dir_all(at(name)).unwrap();
            fs::set_permissions(at(name), fs::Permissions::from_mode(0o700)).unwrap();
        }
        let text = |name: &str| at(name).display().to_string();
        let environment = vec![
            ("HOME", text("home")),
            ("XDG_RUNTIME_DIR", text("run")),
            ("XDG_CONFIG_HOME", text("config")),
            ("XDG_DATA_HOME", text("share")),
            ("XDG_CACHE_HOME", text("cache")),
            // No voice speaks, because the words are read from the log.
            (
                "SPEECHD_ADDRESS",
                format!("unix_socket:{}", text("run/nobody")),
            ),
            ("LC_ALL", "C.UTF-8".to_owned()),
            ("TZ", "UTC".to_owned()),
        ];
        let mut desktop = Desktop {
            orca: Orca::listen(),
            running: Vec::new(),
            environment,
            folder,
            ends: Instant::now() + LIMIT,
        };
        desktop.start_all();
        Some(desktop)
    }

    fn start_all(&mut self) {
        let display = self.at("display");
        let told = fs::File::create(&display).unwrap();
        let mut x = self.command("Xvfb");
        // The X server chooses the first free display number.
        x.args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            "1280x900x24",
            "-nolisten",
            "tcp",
        ]);
        self.keep(x.stdout(told));
        let number = self.until("a display", || first_line(&display));
        self.environment.push(("DISPLAY", format!(":{number}")));

        let address = self.at("bus");
        let told = fs::File::create(&address).unwrap();
        let mut bus = self.command("dbus-daemon");
        bus.args(["--session", "--print-address=1", "--nofork", "--nopidfile"]);
        self.keep(bus.stdout(told));
        let address = self.until("a session", || first_line(&address));
        self.environment.push(("DBUS_SESSION_BUS_ADDRESS", address));

        for (schema, key) in [
            ("org.gnome.desktop.interface", "toolkit-accessibility"),
            (
                "org.gnome.desktop.a11y.applications",
                "screen-reader-enabled",
            ),
        ] {
            let mut set = self.command("gsettings");
            // The schema may lack this key, but screen readers work without it.
            let _ = set.args(["set", schema, key, "true"]).output();
        }
        // A request for the accessibility bus starts the bus. A reader that is started during this may wait for ever, so the bus
        // must be there first.
        self.until("a bus for readers", || {
            let mut asks = self.command("dbus-send");
            asks.args([
                "--session",
                "--print-reply",
                "--dest=org.a11y.Bus",
                "/org/a11y/bus",
            ]);
            let answer = asks.arg("org.a11y.Bus.GetAddress").status();
            answer.is_ok_and(|it| it.success()).then_some(())
        });
        let mut manager = self.command("openbox");
        self.keep(&mut manager);

        // Typed letters are not echoed, so that the reader says only the program's words.
        let settings = r#"{"general": {"enableKeyEcho": false, "enableEchoByWord": false, "enableEchoByCharacter": false,
            "enableSpeech": true, "startingProfile": ["Default", "default"]}, "pronunciations": {}, "keybindings": {},
            "profiles": {"default": {"profile": ["Default", "default"], "pronunciations": {}, "keybindings": {},
            "enableKeyEcho": false, "enableSpeech": true}}}"#;
        fs::write(self.at("share/orca/user-settings.conf"), settings).unwrap();
        let mut orca = self.command("orca");
        orca.arg(format!("--debug-file={}", self.orca.log()));
        self.keep(&mut orca);
        self.until("a screen reader", || self.orca.is_there().then_some(()));
    }

    /// A path in the folder of this desktop.
    pub(crate) fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A command on this desktop.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .env_remove("LANG")
            .env_remove("WAYLAND_DISPLAY")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(
                File::options()
                    .append(true)
                    .create(true)
                    .open(self.at("errors"))
                    .map_or_else(|_| Stdio::null(), Stdio::from),
            );
        command
    }

    /// Starts this command; it ends when the returned value is dropped.
    pub(crate) fn begin(&self, command: &mut Command) -> Started {
        Started(command.process_group(0).spawn().unwrap())
    }

    fn keep(&mut self, command: &mut Command) {
        let started = self.begin(command);
        self.running.push(started);
    }

    /// True if the window of this name has the focus.
    pub(crate) fn is_in_front(&self, name: &str) -> bool {
        let mut asks = self.command("xdotool");
        asks.args(["getactivewindow", "getwindowname"]);
        let told = asks.stdout(Stdio::piped()).output();
        told.is_ok_and(|told| String::from_utf8_lossy(&told.stdout).trim() == name)
    }

    /// Presses keys, by their names.
    pub(crate) fn press(&self, keys: &[&str]) {
        let done = self.command("xdotool").arg("key").args(keys).status();
        assert!(done.unwrap().success(), "{keys:?} cannot be pressed");
    }

    /// Types a text into the window in front.
    pub(crate) fn type_in(&self, text: &str) {
        let mut typing = self.command("xdotool");
        let done = typing.args(["type", "--delay", "30", "--", text]).status();
        assert!(done.unwrap().success(), "{text} cannot be typed");
    }

    /// The last errors, for a person who searches for the cause.
    fn errors(&self) -> String {
        let all = fs::read(self.at("errors")).unwrap_or_default();
        String::from_utf8_lossy(&all[all.len().saturating_sub(3_000)..]).into_owned()
    }

    /// Waits for `is`, but at most this time.
    pub(crate) fn within<T>(&self, time: Duration, is: impl Fn() -> Option<T>) -> Option<T> {
        let until = Instant::now() + time;
        loop {
            if let Some(it) = is() {
                return Some(it);
            }
            if Instant::now() > until {
                return None;
            }
            sleep(Duration::from_millis(20));
        }
    }

    /// Waits until `is` gives a value. If that takes too long, fails with a message that names `what`.
    pub(crate) fn until<T>(&self, what: &str, is: impl Fn() -> Option<T>) -> T {
        let time = PATIENCE.min(self.ends.saturating_duration_since(Instant::now()));
        let it = self.within(time, is);
        it.unwrap_or_else(|| panic!("never: {what}\n{}", self.errors()))
    }
}

fn first_line(path: &Path) -> Option<String> {
    let text = fs::read_to_string(path).ok()?;
    let (line, _) = text.split_once('\n')?;
    Some(line.to_owned())
}
