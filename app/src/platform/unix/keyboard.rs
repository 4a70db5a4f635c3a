// SPDX-License-Identifier: GPL-3.0-or-later
//! The keys of a terminal. The bytes of each key are in `hands/bytes`.

use std::io;
use std::os::fd::AsFd as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::getpgrp;
use rustix::termios::{
    InputModes, LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcgetpgrp,
    tcsetattr,
};
use signal_hook::consts::SIGTSTP;
use signal_hook::low_level::raise;

use zgoda_input::hands::bytes::{Decoded, Decoder};
use zgoda_input::hands::focus::Focus;
use zgoda_input::hands::stroke::Key;

/// The terminal as it was before its keys were read one by one.
static BEFORE: Mutex<Option<Termios>> = Mutex::new(None);

/// The number of bytes that are read in one go. A key press sends fewer bytes.
const AT_ONCE: usize = 64;

/// True while the terminal is to report its focus.
static TELLS_FOCUS: AtomicBool = AtomicBool::new(false);

/// Switches the terminal's focus reports on or off (`CSI ? 1004 h` and `CSI ? 1004 l`, as in xterm). A terminal that
/// does not know the sequence reports nothing.
pub(crate) fn tell_focus(tells: bool) {
    TELLS_FOCUS.store(tells, Ordering::Relaxed);
    ask_for_focus(tells);
}

fn ask_for_focus(tells: bool) {
    let asks: &[u8] = match tells {
        true => b"\x1b[?1004h",
        false => b"\x1b[?1004l",
    };
    let out = io::stdout();
    let mut fds = [PollFd::new(&out, PollFlags::OUT)];
    // The request is dropped if the terminal is not ready for output, or if another thread is printing, because the
    // program must not wait. A terminal that is gone has no focus.
    if matches!(
        poll(
            &mut fds,
            Some(&Timespec {
                tv_sec: 0,
                tv_nsec: 0
            })
        ),
        Ok(1..)
    ) {
        let _ = rustix::io::write(&out, asks);
    }
}

/// Reads keys until the input ends or `takes` returns false. Changes of the focus go to `focus`.
pub(crate) fn read(mut takes: impl FnMut(Key) -> bool, focus: impl Fn(Focus)) {
    let stdin = io::stdin();
    let mut decoder = Decoder::default();
    let mut bytes = [0; AT_ONCE];
    loop {
        match decoder.patience() {
            Some(patience) if !more_within(&stdin, patience) => decoder.nothing_came(),
            _ => match rustix::io::read(&stdin, &mut bytes) {
                Ok(0) => return,
                Ok(count) => bytes
                    .iter()
                    .take(count)
                    .for_each(|byte| decoder.byte(*byte)),
                Err(rustix::io::Errno::INTR) => {}
                Err(_) => return,
            },
        }
        while let Some(decoded) = decoder.poll() {
            match decoded {
                Decoded::Key(key) if takes(key) => {}
                Decoded::Rest => rest(),
                Decoded::Focus(is) => focus(is),
                Decoded::Key(_) | Decoded::End => return,
            }
        }
    }
}

/// True if this program may read the keys; false if it was sent to the background, where reading would stop it.
pub(crate) fn is_in_front() -> bool {
    // Any program may read from a terminal that is not its controlling terminal.
    tcgetpgrp(io::stdin()).map_or(true, |group| group == getpgrp())
}

/// Suspends the program, as Control-Z does. The terminal has its former settings until the shell continues the program. A
/// clock runs on in the meantime, as in a computer that sleeps.
fn rest() {
    let before = BEFORE
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone();
    let stdin = io::stdin();
    let (Some(before), Ok(keys)) = (before, tcgetattr(stdin.as_fd())) else {
        return;
    };
    let tells_focus = TELLS_FOCUS.load(Ordering::Relaxed);
    if tells_focus {
        // The shell would take a report of the focus for typed text.
        ask_for_focus(false);
    }
    let _ = tcsetattr(stdin.as_fd(), OptionalActions::Now, &before);
    // The signal is sent to this thread, so that the thread stops here and not later. In a process group without a shell
    // the signal has no effect, and the program goes on reading.
    let _ = raise(SIGTSTP);
    let _ = tcsetattr(stdin.as_fd(), OptionalActions::Now, &keys);
    if tells_focus {
        ask_for_focus(true);
    }
}

fn more_within(stdin: &io::Stdin, wait: Duration) -> bool {
    let wait = Timespec::try_from(wait).ok();
    let mut fds = [PollFd::new(stdin, PollFlags::IN)];
    matches!(poll(&mut fds, wait.as_ref()), Ok(1..))
}

/// A terminal with changed settings, and the settings that it had before.
#[derive(Debug)]
pub(crate) struct Mode {
    before: Termios,
}

impl Mode {
    /// Switches the terminal to reading keys one by one; `None` if there is no terminal.
    pub(crate) fn enter() -> Option<Mode> {
        let stdin = io::stdin();
        let before = tcgetattr(stdin.as_fd()).ok()?;
        let mut keys = before.clone();
        keys.local_modes
            .remove(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG | LocalModes::IEXTEN);
        // Control-S would hold up the output, and with it the game.
        keys.input_modes.remove(InputModes::IXON);
        keys.special_codes[SpecialCodeIndex::VMIN] = 1;
        keys.special_codes[SpecialCodeIndex::VTIME] = 0;
        let _ = tcsetattr(stdin.as_fd(), OptionalActions::Now, &keys);
        *BEFORE.lock().unwrap_or_else(PoisonError::into_inner) = Some(before.clone());
        Some(Mode { before })
    }

    /// Hides typed text; input still comes in whole lines. `None` where there is no terminal.
    pub(crate) fn hide() -> Option<Mode> {
        let stdin = io::stdin();
        let before = tcgetattr(stdin.as_fd()).ok()?;
        let mut hidden = before.clone();
        hidden.local_modes.remove(LocalModes::ECHO);
        let _ = tcsetattr(stdin.as_fd(), OptionalActions::Now, &hidden);
        Some(Mode { before })
    }

    /// Puts the terminal back as it was before.
    pub(crate) fn leave(&self) {
        let _ = tcsetattr(io::stdin().as_fd(), OptionalActions::Now, &self.before);
    }
}
