// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds whether a screen reader reads the terminal of the program. Linux shows this in files; no other system is known to show it.

use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};

use rustix::termios::ttyname;

/// The readers of desktops, which read the texts that programs send to the accessibility bus.
const OF_DESKTOPS: [&str; 2] = ["orca", "cthulhu"];
/// Readers of a terminal without a desktop.
const OF_CONSOLES: [&str; 5] = ["brltty", "espeakup", "speechd-up", "fenrir", "yasr"];
/// Libraries in the memory of a terminal that sends its text to the accessibility bus: the bridge of GTK 3, GTK 4 itself, the
/// bridge of Qt.
const BRIDGES: [&str; 4] = [
    "/libatk-bridge-2.0",
    "/libgtk-4",
    "/libQt5Gui",
    "/libQt6Gui",
];
/// The beginning of the name of a terminal without a desktop.
const CONSOLE: &str = "/dev/tty";
/// The positions of the parent and of the session leader after the name in `stat`. The system call for the leader is not used: for
/// a leader outside the container it returns 0, and its Rust binding panics.
const PARENT: usize = 1;
const SESSION: usize = 3;
/// The environment variable that is equal for two processes on the same desktop.
const DESKTOP: &str = "DBUS_SESSION_BUS_ADDRESS=";

/// True if a screen reader reads the text that is printed here.
pub(crate) fn reads_here() -> bool {
    let seen = io::stdin().is_terminal() && io::stdout().is_terminal();
    seen && reads(Path::new("/proc")).unwrap_or(false)
}

fn reads(processes: &Path) -> Option<bool> {
    let line = ttyname(io::stdout(), Vec::new()).ok()?;
    let console = line.to_str().ok()?.strip_prefix(CONSOLE);
    if console.is_some_and(|it| it.parse::<u8>().is_ok()) {
        return Some(!of_names(processes, &OF_CONSOLES).is_empty());
    }
    let leader = field(&processes.join("self"), SESSION)?;
    Some(is_read(processes, &leader))
}

/// True if a reader on the same desktop reads the terminal that started this session leader.
fn is_read(processes: &Path, leader: &str) -> bool {
    let Some(terminal) = field(&processes.join(leader), PARENT).map(|it| processes.join(it)) else {
        return false;
    };
    let mapped = fs::read_to_string(terminal.join("maps")).unwrap_or_default();
    if !BRIDGES.iter().any(|bridge| mapped.contains(bridge)) {
        return false;
    }
    let here = desktop(&processes.join(leader));
    let readers = of_names(processes, &OF_DESKTOPS);
    // Processes of another account cannot be read; a reader of such an account counts as on another desktop.
    readers
        .iter()
        .any(|reader| here.is_some() && desktop(reader) == here)
}

/// A field of `stat`, counted from the field after the name, because the name may contain anything.
fn field(process: &Path, at: usize) -> Option<String> {
    let stat = fs::read_to_string(process.join("stat")).ok()?;
    let (_, behind) = stat.rsplit_once(')')?;
    behind.split_whitespace().nth(at).map(str::to_owned)
}

fn desktop(process: &Path) -> Option<String> {
    let environment = fs::read(process.join("environ")).ok()?;
    let text = String::from_utf8_lossy(&environment).into_owned();
    let mut all = text.split('\0');
    all.find_map(|it| it.strip_prefix(DESKTOP))
        .map(str::to_owned)
}

/// The processes with one of these names.
fn of_names(processes: &Path, names: &[&str]) -> Vec<PathBuf> {
    let all = fs::read_dir(processes).into_iter().flatten().flatten();
    let is_one = |process: &PathBuf| {
        let name = fs::read_to_string(process.join("comm")).unwrap_or_default();
        names.contains(&name.trim())
    };
    all.map(|entry| entry.path()).filter(is_one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Processes as `/proc` shows them: number, name, parent, desktop, content of their memory.
    fn processes(all: &[(&str, &str, &str, &str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (number, name, parent, desktop, maps) in all {
            let of = folder.path().join(number);
            fs::create_dir(&of).unwrap();
            fs::write(of.join("comm"), format!("{name}\n")).unwrap();
            fs::write(
                of.join("stat"),
                format!("{number} ({name}) S {parent} 1 1\n"),
            )
            .unwrap();
            fs::write(of.join("environ"), format!("A=b\0{DESKTOP}{desktop}\0")).unwrap();
            fs::write(
                of.join("maps"),
                format!("7f00-7f01 r--p 0 00:00 0 /usr/lib{maps}.so.0\n"),
            )
            .unwrap();
        }
        folder
    }

    #[test]
    fn a_terminal_is_read_where_it_tells_the_reader_of_its_desktop_what_it_shows() {
        let shell = ("3", "a) b", "2", "one", "/libc");
        let read = |terminal, reader| {
            let all = processes(&[shell, terminal, reader]);
            is_read(all.path(), "3")
        };
        let (vte, xterm) = ("/libatk-bridge-2.0", "/libXaw7");
        let orca = ("1", "orca", "0", "one", "/libpython");
        assert!(read(("2", "lxterminal", "0", "one", vte), orca));
        assert!(!read(("2", "xterm", "0", "one", xterm), orca));
        assert!(!read(
            ("2", "lxterminal", "0", "one", vte),
            ("1", "orc", "0", "one", vte)
        ));
        // Somebody else's reader is on another desktop.
        assert!(!read(
            ("2", "lxterminal", "0", "one", vte),
            ("1", "orca", "0", "two", vte)
        ));
        assert!(!is_read(processes(&[]).path(), "3"));
        // In a container the leader may be outside, and is then called 0.
        assert!(!is_read(processes(&[shell, orca]).path(), "0"));
    }
}
