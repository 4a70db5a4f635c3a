//! The terminal: keys in, plain lines out, and everything as it was on every exit.
//!
//! On a terminal keys are read one by one, so that silence is one key away; echo is plain
//! characters, nothing is redrawn, and a line that is spoken while somebody types begins a new line
//! and repeats what was typed. Input that is no terminal is read line by line. What keys and lines
//! mean is the session's affair.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::io::{self, BufRead, IsTerminal, Read};
use std::os::fd::AsFd;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::termios::{
    InputModes, LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr,
};

use crate::session::command::MAX_LINE;
use crate::session::input::Key;

/// A lone Escape is told from the beginning of an arrow key by what follows within this time. A
/// terminal sends the whole of a key at once.
const ESCAPE_WAIT: Duration = Duration::from_millis(25);

/// A line from a pipe may be so long; the rest of it is dropped. Four bytes make the longest
/// character.
const MAX_LINE_BYTES: u64 = 4 * MAX_LINE as u64;

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// A character.
    Char(char),
    /// Enter.
    Enter,
    /// Backspace.
    Erase,
    /// Escape.
    Escape,
    /// A whole line from a pipe.
    Line(String),
    /// The input is at its end, or asks for it.
    End,
}

/// Reads the input on a thread of its own until it ends.
pub(crate) fn listen(send: impl Fn(Typed) -> Listening + Send + 'static) -> io::Result<()> {
    let read = if io::stdin().is_terminal() {
        read_keys
    } else {
        read_lines
    };
    std::thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || {
            read(&send);
            send(Typed::End);
        })?;
    Ok(())
}

/// Does anybody still listen?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listening {
    /// Yes.
    Yes,
    /// No; reading may stop.
    No,
}

fn read_lines(send: &dyn Fn(Typed) -> Listening) {
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        match (&mut input)
            .take(MAX_LINE_BYTES)
            .read_until(b'\n', &mut line)
        {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if line.last() != Some(&b'\n') && drop_rest(&mut input).is_err() {
            return;
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_end_matches(['\n', '\r']).to_owned();
        if send(Typed::Line(text)) == Listening::No {
            return;
        }
    }
}

fn drop_rest(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, done) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(end) => (end.saturating_add(1), true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

fn read_keys(send: &dyn Fn(Typed) -> Listening) {
    let stdin = io::stdin();
    let mut keys = Keys {
        input: Box::new(move || next_byte(&stdin)),
        ahead: None,
    };
    while let Some(typed) = keys.next() {
        if typed == Typed::End || send(typed) == Listening::No {
            return;
        }
    }
}

fn next_byte(stdin: &io::Stdin) -> Option<u8> {
    let mut byte = [0];
    loop {
        match rustix::io::read(stdin, &mut byte) {
            Ok(0) => return None,
            Ok(_) => return byte.first().copied(),
            Err(rustix::io::Errno::INTR) => {}
            Err(_) => return None,
        }
    }
}

/// Makes keys of bytes.
struct Keys {
    input: Box<dyn FnMut() -> Option<u8>>,
    /// Read, and found to belong to the next key.
    ahead: Option<u8>,
}

impl Keys {
    fn byte(&mut self) -> Option<u8> {
        self.ahead.take().or_else(|| (self.input)())
    }

    fn next(&mut self) -> Option<Typed> {
        loop {
            let byte = self.byte()?;
            return Some(match byte {
                b'\r' | b'\n' => Typed::Enter,
                0x7f | 0x08 => Typed::Erase,
                // Control-C and control-D.
                0x03 | 0x04 => Typed::End,
                0x1b if !more_soon() => Typed::Escape,
                0x1b => match self.byte()? {
                    b'[' | b'O' => {
                        self.skip_sequence()?;
                        continue;
                    }
                    // Two keys that came at once.
                    other => {
                        self.ahead = Some(other);
                        Typed::Escape
                    }
                },
                0x00..=0x1f => continue,
                _ => match self.char_from(byte)? {
                    Some(char) => Typed::Char(char),
                    None => continue,
                },
            });
        }
    }

    /// An arrow or function key: no meaning yet, and none of its bytes may be taken for letters.
    fn skip_sequence(&mut self) -> Option<()> {
        while !(0x40..=0x7e).contains(&self.byte()?) {}
        Some(())
    }

    fn char_from(&mut self, first: u8) -> Option<Option<char>> {
        let length = match first {
            0x00..=0x7f => 1,
            0xc0..=0xdf => 2,
            0xe0..=0xef => 3,
            0xf0..=0xf7 => 4,
            _ => return Some(None),
        };
        let mut bytes = vec![first];
        while bytes.len() < length {
            let byte = self.byte()?;
            if !(0x80..=0xbf).contains(&byte) {
                // The character is broken off, and this is the next key.
                self.ahead = Some(byte);
                return Some(None);
            }
            bytes.push(byte);
        }
        Some(
            std::str::from_utf8(&bytes)
                .ok()
                .and_then(|text| text.chars().next()),
        )
    }
}

fn more_soon() -> bool {
    let stdin = io::stdin();
    let wait = Timespec::try_from(ESCAPE_WAIT).ok();
    let mut fds = [PollFd::new(&stdin, PollFlags::IN)];
    matches!(poll(&mut fds, wait.as_ref()), Ok(1..))
}

/// The line that is being typed, and what a key makes of it.
#[derive(Debug, Default)]
pub(super) struct LineEditor {
    line: String,
}

/// What a key came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Edited {
    /// The line goes on; print this echo.
    Echo(String),
    /// A line is done; print a line break.
    Line(String),
    /// A key with a meaning of its own.
    Key(Key),
}

impl LineEditor {
    /// One key.
    pub(super) fn key(&mut self, typed: &Typed) -> Option<Edited> {
        match typed {
            Typed::Char('?') if self.line.is_empty() => Some(Edited::Key(Key::Status)),
            Typed::Char(char) if self.line.chars().count() < MAX_LINE => {
                self.line.push(*char);
                Some(Edited::Echo(char.to_string()))
            }
            Typed::Char(_) => None,
            Typed::Enter if self.line.is_empty() => Some(Edited::Key(Key::Repeat)),
            Typed::Enter => Some(Edited::Line(std::mem::take(&mut self.line))),
            Typed::Erase => self
                .line
                .pop()
                .map(|_| Edited::Echo("\u{8} \u{8}".to_owned())),
            Typed::Escape => Some(Edited::Key(Key::Silence)),
            Typed::Line(line) => Some(Edited::Line(line.clone())),
            Typed::End => None,
        }
    }

    /// What stands on the line now.
    #[must_use]
    pub(super) fn typed(&self) -> &str {
        &self.line
    }
}

/// Keys one by one for as long as this lives; then, and when the program falls, all as before.
#[derive(Debug)]
pub(crate) struct RawMode {
    before: Option<Termios>,
}

impl RawMode {
    /// Switches a terminal over; does nothing where the input is none.
    #[must_use]
    pub(crate) fn enter() -> RawMode {
        let stdin = io::stdin();
        let before = tcgetattr(stdin.as_fd())
            .ok()
            .filter(|_| stdin.is_terminal());
        if let Some(mut keys) = before.clone() {
            keys.local_modes.remove(
                LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG | LocalModes::IEXTEN,
            );
            // Control-S would hold up the output, and with it the game.
            keys.input_modes.remove(InputModes::IXON);
            keys.special_codes[SpecialCodeIndex::VMIN] = 1;
            keys.special_codes[SpecialCodeIndex::VTIME] = 0;
            let _ = tcsetattr(stdin.as_fd(), OptionalActions::Now, &keys);
        }
        if let Some(before) = before.clone() {
            let told = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                let _ = tcsetattr(io::stdin().as_fd(), OptionalActions::Now, &before);
                told(panic);
            }));
        }
        RawMode { before }
    }
}

impl Drop for RawMode {
    fn drop(&mut self) {
        if let Some(before) = &self.before {
            let _ = tcsetattr(io::stdin().as_fd(), OptionalActions::Now, before);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(bytes: &[u8]) -> Vec<Typed> {
        let mut left: std::collections::VecDeque<u8> = bytes.iter().copied().collect();
        let mut keys = Keys {
            input: Box::new(move || left.pop_front()),
            ahead: None,
        };
        std::iter::from_fn(|| keys.next()).collect()
    }

    #[test]
    fn bytes_become_keys() {
        assert_eq!(
            keys("3ż\r\u{7f}\u{1}".as_bytes()),
            [
                Typed::Char('3'),
                Typed::Char('ż'),
                Typed::Enter,
                Typed::Erase
            ]
        );
        assert_eq!(keys(&[0xff, b'a', 0x04]), [Typed::Char('a'), Typed::End]);
        assert_eq!(keys(&[0xc3, b'\r']), [Typed::Enter]);
    }

    #[test]
    fn six_keys_of_the_keypad_make_a_move() {
        let mut editor = LineEditor::default();
        for char in "3228".chars() {
            assert_eq!(
                editor.key(&Typed::Char(char)),
                Some(Edited::Echo(char.to_string()))
            );
        }
        assert_eq!(
            editor.key(&Typed::Enter),
            Some(Edited::Line("3228".to_owned()))
        );
        assert_eq!(editor.typed(), "");
    }

    #[test]
    fn keys_on_an_empty_line_have_a_meaning_of_their_own() {
        let mut editor = LineEditor::default();
        assert_eq!(editor.key(&Typed::Enter), Some(Edited::Key(Key::Repeat)));
        assert_eq!(
            editor.key(&Typed::Char('?')),
            Some(Edited::Key(Key::Status))
        );
        assert_eq!(editor.key(&Typed::Escape), Some(Edited::Key(Key::Silence)));
        assert_eq!(editor.key(&Typed::Erase), None);
        editor.key(&Typed::Char('3'));
        assert_eq!(
            editor.key(&Typed::Char('?')),
            Some(Edited::Echo("?".to_owned()))
        );
        assert_eq!(
            editor.key(&Typed::Erase),
            Some(Edited::Echo("\u{8} \u{8}".to_owned()))
        );
        assert_eq!(editor.typed(), "3");
    }
}
