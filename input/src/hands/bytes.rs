// SPDX-License-Identifier: GPL-3.0-or-later
//! Turns the bytes of a terminal into keys.
//!
//! Arrows and function keys come as sequences that begin like the Escape key: [`Decoder::patience`] is the time to wait for the
//! rest, and [`Decoder::nothing_came`] ends the wait. No byte of a sequence counts as a letter, unless the connection
//! stalls right after the first byte of the sequence. The caller reads the bytes.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::collections::VecDeque;
use std::time::Duration;

use super::focus::Focus;
use super::stroke::{Function, Key, Named};

/// The wait that distinguishes an arrow key from a lone Escape. A terminal sends all bytes of a key together. The wait is
/// short because the voice must fall silent within forty milliseconds after an Escape, including the time that the voice
/// needs.
const ESCAPE_WAIT: Duration = Duration::from_millis(15);

/// The longer wait after the second byte of a sequence, when the bytes can be nothing else. Over a slow connection a
/// sequence may come in two parts, and the second part alone would count as typed text.
const REST_WAIT: Duration = Duration::from_millis(250);

/// The longest sequence of a known key: two numbers of at most two digits. The rest of a longer sequence is skipped.
const LONGEST_SEQUENCE: usize = 8;

/// A decoded key or event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decoded {
    /// A key was pressed.
    Key(Key),
    /// Control-C or Control-D: the input ends.
    End,
    /// Control-Z: the program is suspended until its shell resumes it.
    Rest,
    /// The keyboard focus moved to this terminal or to another window. Terminals report it after `CSI ? 1004 h`.
    Focus(Focus),
}

/// Decodes bytes into keys.
#[derive(Clone, Debug, Default)]
pub struct Decoder {
    state: State,
    ready: VecDeque<Decoded>,
}

/// The key or character that the last bytes have begun.
#[derive(Clone, Debug, Default)]
enum State {
    #[default]
    Nothing,
    /// A lone Escape, or the beginning of a sequence.
    Escape,
    /// A sequence of this kind, with its bytes so far.
    Sequence(Kind, Vec<u8>),
    /// A character of so many bytes, with its bytes so far.
    Character(usize, Vec<u8>),
}

/// The beginning of a sequence after the Escape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A sequence after `[`.
    Bracket,
    /// A sequence after `O`: from a keypad, or from a terminal in application mode.
    Letter,
    /// A sequence after `[[`: a function key of the Linux console.
    Console,
}

impl Decoder {
    /// Takes the next byte of the terminal.
    pub fn byte(&mut self, byte: u8) {
        match std::mem::take(&mut self.state) {
            State::Nothing => self.first(byte),
            State::Escape => match byte {
                b'[' => self.state = State::Sequence(Kind::Bracket, Vec::new()),
                b'O' => self.state = State::Sequence(Kind::Letter, Vec::new()),
                _ => {
                    // An Escape and another key came together.
                    self.named(Named::Escape);
                    self.first(byte);
                }
            },
            State::Sequence(kind, inside) => self.sequence(kind, inside, byte),
            State::Character(length, bytes) => self.character(length, bytes, byte),
        }
    }

    /// The time to wait for the next byte; `None` if the wait has no limit.
    #[must_use]
    pub const fn patience(&self) -> Option<Duration> {
        match self.state {
            State::Nothing => None,
            State::Escape => Some(ESCAPE_WAIT),
            State::Sequence(..) | State::Character(..) => Some(REST_WAIT),
        }
    }

    /// Ends a sequence or character that was begun, because no byte came for the time of `patience`.
    pub fn nothing_came(&mut self) {
        if matches!(std::mem::take(&mut self.state), State::Escape) {
            self.named(Named::Escape);
        }
    }

    /// The next decoded key or event.
    pub fn poll(&mut self) -> Option<Decoded> {
        self.ready.pop_front()
    }

    fn named(&mut self, named: Named) {
        self.key(Key::Named(named));
    }

    fn key(&mut self, key: Key) {
        self.ready.push_back(Decoded::Key(key));
    }

    fn focus(&mut self, focus: Focus) {
        self.ready.push_back(Decoded::Focus(focus));
    }

    fn first(&mut self, byte: u8) {
        match byte {
            b'\r' | b'\n' => self.named(Named::Enter),
            b'\t' => self.named(Named::Tab),
            0x7f | 0x08 => self.named(Named::Backspace),
            // The bytes of Control-C and Control-D.
            0x03 | 0x04 => self.ready.push_back(Decoded::End),
            0x1a => self.ready.push_back(Decoded::Rest),
            0x1b => self.state = State::Escape,
            0x00..=0x1f => {}
            0x20..=0x7e => self.key(Key::Char(char::from(byte))),
            0xc0..=0xdf => self.state = State::Character(2, vec![byte]),
            0xe0..=0xef => self.state = State::Character(3, vec![byte]),
            0xf0..=0xf7 => self.state = State::Character(4, vec![byte]),
            0x80..=0xbf | 0xf8..=0xff => {}
        }
    }

    fn character(&mut self, length: usize, mut bytes: Vec<u8>, byte: u8) {
        if !(0x80..=0xbf).contains(&byte) {
            // The character before is incomplete, and this byte begins the next key.
            return self.first(byte);
        }
        bytes.push(byte);
        if bytes.len() < length {
            self.state = State::Character(length, bytes);
            return;
        }
        let text = String::from_utf8(bytes).unwrap_or_default();
        let mut chars = text.chars().filter(|char| !char.is_control());
        if let Some(char) = chars.next() {
            self.key(Key::Char(char));
        }
    }

    fn sequence(&mut self, kind: Kind, mut inside: Vec<u8>, byte: u8) {
        match byte {
            b'[' if kind == Kind::Bracket && inside.is_empty() => {
                self.state = State::Sequence(Kind::Console, inside);
            }
            b'I' if kind == Kind::Bracket && inside.is_empty() => self.focus(Focus::Here),
            b'O' if kind == Kind::Bracket && inside.is_empty() => self.focus(Focus::Elsewhere),
            0x40..=0x7e => {
                if let Some(key) = key_of(kind, &inside, byte) {
                    self.key(key);
                }
            }
            // Another key begins, so the sequence is dropped.
            0x1b => self.state = State::Escape,
            0x20..=0x3f => {
                if inside.len() <= LONGEST_SEQUENCE {
                    inside.push(byte);
                }
                self.state = State::Sequence(kind, inside);
            }
            _ => self.first(byte),
        }
    }
}

/// The key of a sequence with the bytes `inside` and the byte `end`.
fn key_of(kind: Kind, inside: &[u8], end: u8) -> Option<Key> {
    if inside.len() > LONGEST_SEQUENCE {
        return None;
    }
    let numbers = std::str::from_utf8(inside).ok()?.split(';');
    let numbers: Vec<u8> = numbers.map(|text| text.parse().unwrap_or(0)).collect();
    // The second number is one more than the sum of Shift 1, Alt 2 and Control 4.
    let with = numbers.get(1).map_or(0, |with| with.saturating_sub(1));
    let control = with & 4 != 0;
    let function = |number| Function::new(number).map(Key::Function);
    let named = match (kind, end) {
        (Kind::Console, b'A'..=b'E') => return function(end.saturating_sub(b'@')),
        (Kind::Console, _) => return None,
        (_, b'A') => Named::Up,
        (_, b'B') => Named::Down,
        (_, b'C') if control => Named::ControlRight,
        (_, b'D') if control => Named::ControlLeft,
        (_, b'C') => Named::Right,
        (_, b'D') => Named::Left,
        (_, b'E') => Named::Middle,
        (_, b'F') => Named::End,
        (_, b'H') => Named::Home,
        (_, b'P'..=b'S') => return function(end.saturating_sub(b'O')),
        (Kind::Letter, b'M') => Named::Enter,
        (Kind::Letter, _) => return keypad(end),
        (Kind::Bracket, b'~') => match numbers.first()? {
            1 | 7 => Named::Home,
            2 => Named::Insert,
            3 => Named::Delete,
            4 | 8 => Named::End,
            5 => Named::PageUp,
            6 => Named::PageDown,
            n @ 11..=15 => return function(n.saturating_sub(10)),
            n @ 17..=21 => return function(n.saturating_sub(11)),
            n @ 23..=24 => return function(n.saturating_sub(12)),
            _ => return None,
        },
        (Kind::Bracket, _) => return None,
    };
    Some(Key::Named(named))
}

/// A key of a keypad in application mode.
fn keypad(end: u8) -> Option<Key> {
    let char = match end {
        b'j' => '*',
        b'k' => '+',
        b'l' => ',',
        b'm' => '-',
        b'n' => '.',
        b'o' => '/',
        b'p'..=b'y' => char::from(end.saturating_sub(b'p').saturating_add(b'0')),
        _ => return None,
    };
    Some(Key::Char(char))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The results of these bytes, with nothing after them.
    fn decoded(bytes: &[u8]) -> Vec<Decoded> {
        let mut decoder = Decoder::default();
        bytes.iter().for_each(|byte| decoder.byte(*byte));
        if decoder.patience().is_some() {
            decoder.nothing_came();
        }
        assert_eq!(decoder.patience(), None);
        std::iter::from_fn(|| decoder.poll()).collect()
    }

    fn names(bytes: &[u8]) -> String {
        let all = decoded(bytes).into_iter().map(|it| match it {
            Decoded::Key(key) => key.to_string(),
            Decoded::End => "the end".to_owned(),
            Decoded::Rest => "a rest".to_owned(),
            Decoded::Focus(focus) => format!("{focus:?}"),
        });
        all.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn bytes_become_keys() {
        let cases: [(&[u8], &str); 11] = [
            (
                "3ż\r\u{7f}\u{1}\t".as_bytes(),
                "3, ż, enter, backspace, tab",
            ),
            (&[0xff, b'a', 0x04], "a, the end"),
            (&[0xc3, b'\r'], "enter"),
            (b"\x1b", "escape"),
            (b"\x1bq", "escape, q"),
            (b"\x1b\x1b[A", "escape, up"),
            (
                b"\x1b[1;5C\x1b[1;2D\x1b[1;5D",
                "control right, left, control left",
            ),
            (
                b"\x1b[5~\x1b[6~\x1b[7~\x1b[4~\x1b[2~\x1b[3~",
                "page up, page down, home, end, insert, delete",
            ),
            (
                b"\x1bOp\x1bOy\x1bOk\x1bOM\x1bOn\x1bOj",
                "0, 9, +, enter, ., *",
            ),
            (b"\x1b[E\x1bOE", "middle, middle"),
            (b"\x1b[Oa\x1b[I", "Elsewhere, a, Here"),
        ];
        for (bytes, expected) in cases {
            assert_eq!(names(bytes), expected, "{bytes:?}");
        }
    }

    #[test]
    fn three_makes_of_terminal_have_their_function_keys() {
        let vt = [
            "11", "12", "13", "14", "15", "17", "18", "19", "20", "21", "23", "24",
        ];
        for (number, code) in (1_u8..).zip(vt) {
            assert_eq!(
                names(format!("\x1b[{code}~").as_bytes()),
                format!("f{number}")
            );
        }
        for (number, end) in (1..).zip(b'P'..=b'S') {
            assert_eq!(names(&[0x1b, b'O', end]), format!("f{number}"));
        }
        for (number, end) in (1..).zip(b'A'..=b'E') {
            assert_eq!(names(&[0x1b, b'[', b'[', end]), format!("f{number}"));
        }
    }

    #[test]
    fn what_is_no_key_of_ours_types_nothing() {
        for bytes in [
            &b"\x1b[200~"[..],
            b"\x1b[99;99;99;99;99;99;99~",
            b"\x1b[<0;1;1M",
            b"\x1b[1",
            b"\x1b[38;5;1m",
            b"\x1bOz",
        ] {
            assert_eq!(names(bytes), "", "{bytes:?}");
        }
        assert_eq!(names(b"\x1b[1\x1b[B"), "down");
    }

    /// Each byte comes alone, after the longest wait that the decoder allows.
    #[test]
    fn what_comes_in_two_parts_is_one_key() {
        for (bytes, key) in [
            (&b"\x1b[1;5C"[..], "control right"),
            (b"\x1b[[A", "f1"),
            ("ż".as_bytes(), "ż"),
            ("\u{1f3b2}".as_bytes(), "\u{1f3b2}"),
        ] {
            let mut decoder = Decoder::default();
            for (n, byte) in bytes.iter().enumerate() {
                assert_eq!(decoder.poll(), None);
                decoder.byte(*byte);
                let begun = n > 0 && n + 1 < bytes.len();
                let waits = decoder.patience();
                assert!(
                    !begun || waits == Some(REST_WAIT),
                    "{key} at {n}: {waits:?}"
                );
            }
            let Some(Decoded::Key(found)) = decoder.poll() else {
                panic!("no key of {bytes:?}")
            };
            assert_eq!(
                (found.to_string().as_str(), decoder.patience()),
                (key, None)
            );
        }
        // The rest of a character never comes. No text is typed, and the next key is read correctly.
        let mut decoder = Decoder::default();
        decoder.byte(0xc5);
        decoder.nothing_came();
        decoder.byte(0xbc);
        decoder.byte(b'a');
        assert_eq!(decoder.poll(), Some(Decoded::Key(Key::Char('a'))));
        assert_eq!(decoder.poll(), None);
    }

    #[test]
    fn an_escape_waits_for_the_rest_and_no_longer() {
        let mut decoder = Decoder::default();
        decoder.byte(0x1b);
        assert!(
            decoder
                .patience()
                .is_some_and(|wait| wait < Duration::from_millis(20))
        );
        assert_eq!(decoder.poll(), None);
        decoder.nothing_came();
        assert_eq!(
            decoder.poll(),
            Some(Decoded::Key(Key::Named(Named::Escape)))
        );
        // Later characters are typed.
        decoder.byte(b'[');
        assert_eq!(decoder.poll(), Some(Decoded::Key(Key::Char('['))));
    }
}
