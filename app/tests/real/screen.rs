// SPDX-License-Identifier: GPL-3.0-or-later
//! A pseudo-terminal for tests: the test reads its screen and presses its keys.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::os::fd::OwnedFd;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Instant;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Termios, tcgetattr};

use crate::program::PATIENCE;

/// The sequence that asks a terminal to report its focus. The program sends it in official play.
pub(crate) const ASKS_FOR_FOCUS: &str = "\u{1b}[?1004h";
/// The sequence that asks the terminal not to report its focus any more.
pub(crate) const ASKS_FOR_NO_FOCUS: &str = "\u{1b}[?1004l";

/// The state of the program: it is still running, or it has ended with these last words on standard error.
fn how_it_is(child: &mut Child) -> String {
    match child.try_wait() {
        Ok(Some(status)) => {
            let mut told = String::new();
            if let Some(err) = &mut child.stderr {
                let _ = err.read_to_string(&mut told);
            }
            format!("it ended with {status}: {told}")
        }
        Ok(None) => "it still runs".to_owned(),
        Err(error) => format!("nobody knows whether it runs: {error}"),
    }
}

/// A terminal and the program on it.
#[derive(Debug)]
pub(crate) struct Screen {
    keyboard: Option<File>,
    open: Arc<AtomicBool>,
    watcher: Option<JoinHandle<()>>,
    /// The program's end of the terminal. It is kept open so that the test can read the settings of the terminal after the program
    /// has ended.
    line: OwnedFd,
    shown: Receiver<Vec<u8>>,
    /// All text shown so far.
    pub(crate) text: String,
    /// The first bytes of a letter that is not complete yet.
    cut: Vec<u8>,
    /// The place in the text at which the next look begins.
    looked: usize,
    /// The settings of the terminal before the program started.
    before: Termios,
    pub(crate) child: Child,
}

impl Screen {
    /// Starts `command` on a new terminal.
    pub(crate) fn start(command: &mut Command) -> Screen {
        let master =
            openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap();
        let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
        let line = rustix::fs::open(name.as_c_str(), flags, Mode::empty()).unwrap();
        let before = tcgetattr(&line).unwrap();
        let end = || Stdio::from(line.try_clone().unwrap());
        let child = command.stdin(end()).stdout(end()).spawn().unwrap();
        // The command keeps copies of its child's file descriptors, so these are replaced after the start.
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let keyboard = File::from(master);
        let screen = keyboard.try_clone().unwrap();
        let (send, shown) = channel();
        let open = Arc::new(AtomicBool::new(true));
        let still = Arc::clone(&open);
        let watcher = std::thread::spawn(move || watch(screen, &still, &send));
        Screen {
            keyboard: Some(keyboard),
            open,
            watcher: Some(watcher),
            line,
            shown,
            text: String::new(),
            cut: Vec::new(),
            looked: 0,
            before,
            child,
        }
    }

    /// Types these keys at the terminal.
    pub(crate) fn press(&mut self, keys: &str) {
        self.press_bytes(keys.as_bytes());
    }

    /// Types these bytes, which need not be whole letters.
    pub(crate) fn press_bytes(&mut self, keys: &[u8]) {
        let keyboard = self.keyboard.as_mut().unwrap();
        keyboard.write_all(keys).unwrap();
    }

    /// Waits until `words` are shown after the words of the last wait.
    pub(crate) fn until(&mut self, words: &str) {
        let began = Instant::now();
        loop {
            if let Some(at) = self.text[self.looked..].find(words) {
                self.looked += at + words.len();
                return;
            }
            let left = PATIENCE.saturating_sub(began.elapsed());
            match self.shown.recv_timeout(left) {
                Ok(bytes) => self.show(&bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    let shown = &self.text[self.looked..];
                    panic!(
                        "{words:?} is not shown in {shown:?}; {}",
                        how_it_is(&mut self.child)
                    );
                }
            }
        }
    }

    /// Keeps the text that is shown. A letter of several bytes may come in two parts.
    fn show(&mut self, bytes: &[u8]) {
        self.cut.extend_from_slice(bytes);
        let whole = match std::str::from_utf8(&self.cut) {
            Ok(text) => text.len(),
            Err(cut) => {
                assert_eq!(cut.error_len(), None, "no text: {:?}", self.cut);
                cut.valid_up_to()
            }
        };
        let text: Vec<u8> = self.cut.drain(..whole).collect();
        self.text.push_str(&String::from_utf8(text).unwrap());
    }

    /// The text that was shown after the words of the last wait, once the program has ended.
    pub(crate) fn rest(&mut self) -> &str {
        while let Ok(bytes) = self.shown.try_recv() {
            self.show(&bytes);
        }
        &self.text[self.looked..]
    }

    /// True if the terminal has the same settings as before the program.
    pub(crate) fn is_restored(&self) -> bool {
        let now = tcgetattr(&self.line).unwrap();
        shape(&now) == shape(&self.before)
    }

    /// Closes the terminal, as happens when its window is closed.
    pub(crate) fn close(&mut self) {
        self.keyboard = None;
        self.look_away();
    }

    /// Stops reading the screen, so that the output fills the terminal until it accepts no more.
    pub(crate) fn look_away(&mut self) {
        self.open.store(false, Ordering::Relaxed);
        self.watcher.take().unwrap().join().unwrap();
    }
}

/// Passes on the output until the test looks away.
fn watch(mut screen: File, open: &AtomicBool, send: &Sender<Vec<u8>>) {
    let look = Timespec {
        tv_sec: 0,
        tv_nsec: 20_000_000,
    };
    let mut bytes = [0; 4096];
    while open.load(Ordering::Relaxed) {
        let mut fds = [PollFd::new(&screen, PollFlags::IN)];
        if poll(&mut fds, Some(&look)).unwrap() == 0 {
            continue;
        }
        match screen.read(&mut bytes) {
            Ok(count @ 1..) if send.send(bytes[..count].to_vec()).is_ok() => {}
            _ => return,
        }
    }
}

fn shape(settings: &Termios) -> String {
    format!(
        "{:?} {:?} {:?} {:?} {:?}",
        settings.input_modes,
        settings.output_modes,
        settings.control_modes,
        settings.local_modes,
        settings.special_codes,
    )
}
