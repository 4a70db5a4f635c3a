//! The keys of a terminal. Which bytes are which key is told in `hands/bytes`.

use std::io;
use std::os::fd::AsFd as _;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::getpgrp;
use rustix::termios::{
    InputModes, LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcgetpgrp,
    tcsetattr,
};

use crate::hands::bytes::{Decoded, Decoder};
use crate::hands::stroke::Key;

/// Bytes that are read at once; what is typed in one go is less.
const AT_ONCE: usize = 64;

/// Reads keys until the input is at its end, or nobody takes them any more.
pub(crate) fn read(mut takes: impl FnMut(Key) -> bool) {
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
            let Decoded::Key(key) = decoded else {
                return;
            };
            if !takes(key) {
                return;
            }
        }
    }
}

/// May this program read the keys, or was it sent to the background, where reading would stop it?
pub(crate) fn is_in_front() -> bool {
    // Of a terminal that controls nobody everybody may read.
    tcgetpgrp(io::stdin()).map_or(true, |group| group == getpgrp())
}

fn more_within(stdin: &io::Stdin, wait: Duration) -> bool {
    let wait = Timespec::try_from(wait).ok();
    let mut fds = [PollFd::new(stdin, PollFlags::IN)];
    matches!(poll(&mut fds, wait.as_ref()), Ok(1..))
}

/// A terminal that hands keys over one by one.
#[derive(Debug)]
pub(crate) struct Mode {
    before: Termios,
}

impl Mode {
    /// Switches the terminal over; nothing where there is none.
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
        Some(Mode { before })
    }

    /// As it was before.
    pub(crate) fn leave(&self) {
        let _ = tcsetattr(io::stdin().as_fd(), OptionalActions::Now, &self.before);
    }
}
