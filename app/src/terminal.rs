// SPDX-License-Identifier: GPL-3.0-or-later
//! The terminal: keys come in, plain lines go out, and the terminal is restored on every exit.
//!
//! On a terminal keys are read one by one, so that one key can silence the voice. Typed characters are echoed plainly,
//! and nothing is redrawn. If a line is printed while somebody types, it begins a new line, and the typed text is
//! repeated after it. Input that is no terminal is read line by line. The reading of keys from the system is in
//! `platform`; the session decides what keys and lines mean.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

mod caret;
mod reports;

use std::fmt;
use std::io::{self, BufRead, IsTerminal, Read};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use zgoda_input::command::MAX_LINE;
use zgoda_input::hands::focus::Focus;
use zgoda_input::hands::stroke::Key;

use crate::platform::{Heeded, ending, keyboard};
pub(crate) use caret::AtCaret;
pub(crate) use reports::FocusReports;

/// The most bytes of a line from a pipe; the rest of the line is dropped. A character has at most four
/// bytes.
const MAX_LINE_BYTES: u64 = 4 * MAX_LINE as u64;

/// The most lines of a pipe that are read before the game takes them. Beyond this number the writer of the
/// pipe has to wait.
const LINES_AHEAD: usize = 64;

/// The most keys that are read before the game takes them. Only pasted text is so long; the terminal keeps
/// the rest of that text.
const KEYS_AHEAD: usize = 1024;

/// Something that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// A key was pressed.
    Key(Key),
    /// A whole line from a pipe.
    Line(String),
    /// The input has ended, or a key in it asks the program to end.
    End,
    /// A signal asks the program to end.
    Signal,
}

impl Typed {
    /// The most inputs of this kind that are read before the listener takes them; `None` for an end or a signal,
    /// which do not wait.
    const fn most_ahead(&self) -> Option<usize> {
        match self {
            Typed::Key(_) => Some(KEYS_AHEAD),
            Typed::Line(_) => Some(LINES_AHEAD),
            Typed::End | Typed::Signal => None,
        }
    }
}

/// Anything that comes from a terminal or a pipe.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Came {
    Typed(Typed),
    Focus(Focus),
}

/// Reads the input on a thread of its own until it ends.
pub(crate) fn listen(send: impl Fn(Typed) -> Listening + Send + 'static) -> io::Result<()> {
    listen_to_all(move |came| match came {
        Came::Typed(typed) => send(typed),
        Came::Focus(_) => Listening::Yes,
    })
}

fn listen_to_all(send: impl Fn(Came) -> Listening + Send + 'static) -> io::Result<()> {
    if io::stdin().is_terminal() {
        listen_by(read_keys, send)
    } else {
        listen_by(read_lines, send)
    }
}

fn listen_by(
    read: fn(&dyn Fn(Came) -> Listening),
    send: impl Fn(Came) -> Listening + Send + 'static,
) -> io::Result<()> {
    std::thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || {
            read(&send);
            send(Came::Typed(Typed::End));
        })?;
    Ok(())
}

/// The source that passes typed input, and signals that ask for the end, to one listener after the other.
/// Between two listeners, typed input waits in its pipe, and a signal ends this program as it ends other
/// programs.
#[derive(Clone)]
pub(crate) struct Keys(Arc<Listener>);

/// The state of the current listener: its target, its waiting input and its focus reports.
#[derive(Default)]
struct Listener {
    now: Mutex<Now>,
    changed: Condvar,
    focus: Mutex<Option<FocusTold>>,
}

/// A receiver of focus changes.
type FocusTold = Box<dyn Fn(Focus) + Send>;

#[derive(Default)]
struct Now {
    target: Option<Target>,
    /// The number of lines or keys that were passed to the listener but not taken yet.
    ahead: usize,
    typing: Typing,
}

/// States whether typed input is passed to the listener.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Typing {
    #[default]
    Told,
    /// Typed input waits for the next listener.
    Waits,
}

type Target = Box<dyn Fn(Typed) -> Listening + Send>;

impl Keys {
    /// Begins to read the input.
    pub(crate) fn listen() -> io::Result<Keys> {
        Keys::heard(listen_to_all)
    }

    /// Begins to read whole lines. A terminal lets people edit each line before it is read.
    pub(crate) fn listen_to_lines() -> io::Result<Keys> {
        Keys::heard(|send| listen_by(read_lines, send))
    }

    fn heard(
        listen: impl FnOnce(Box<dyn Fn(Came) -> Listening + Send>) -> io::Result<()>,
    ) -> io::Result<Keys> {
        let keys = Keys(Arc::default());
        let listener = Arc::clone(&keys.0);
        listen(Box::new(move |came| match came {
            Came::Typed(typed) => listener.tell(&typed),
            Came::Focus(focus) => {
                listener.focus_is(focus);
                Listening::Yes
            }
        }))?;
        let listener = Arc::clone(&keys.0);
        // Without a listener the terminal is in its usual state, so the signal may end the program.
        ending::when_asked(move || match listener.tell_at_once(Typed::Signal) {
            Some(Listening::Yes) => Heeded::Yes,
            Some(Listening::No) | None => Heeded::No,
        })?;
        Ok(keys)
    }

    /// Makes `next` the listener from now on.
    pub(crate) fn send_to(&self, next: impl Fn(Typed) -> Listening + Send + 'static) {
        *self.0.now() = Now {
            target: Some(Box::new(next)),
            ..Now::default()
        };
        self.0.changed.notify_all();
    }

    /// Sends the input into this inbox from now on, after the input that was typed ahead.
    pub(crate) fn send_into<W: Send + 'static>(
        &self,
        inbox: &Sender<W>,
        ahead: impl IntoIterator<Item = Typed>,
        wake: fn(Typed) -> W,
    ) {
        for typed in ahead {
            // The receiver may be gone already.
            let _ = inbox.send(wake(typed));
        }
        let inbox = inbox.clone();
        self.send_to(move |typed| match inbox.send(wake(typed)) {
            Ok(()) => Listening::Yes,
            Err(_) => Listening::No,
        });
    }

    /// Notes that the listener is about to end: input typed from here on waits for the next one. The listener
    /// still receives signals, so that a signal does not end the program while the listener's work is written
    /// down.
    pub(crate) fn typing_waits(&self) {
        self.0.now().typing = Typing::Waits;
    }

    /// Passes every change of the focus to `told` from now on.
    fn tell_focus(&self, told: impl Fn(Focus) + Send + 'static) {
        *self.0.focus_told() = Some(Box::new(told));
    }

    /// Stops passing on changes of the focus.
    fn tell_no_focus(&self) {
        *self.0.focus_told() = None;
    }

    /// Notes that a line or a key was taken, so that there is room for another one.
    pub(crate) fn taken(&self) {
        let mut now = self.0.now();
        now.ahead = now.ahead.saturating_sub(1);
        self.0.changed.notify_all();
    }
}

impl Listener {
    /// Waits until there is a listener with room, and passes the input to it.
    fn tell(&self, typed: &Typed) -> Listening {
        let most = typed.most_ahead();
        let mut now = self.now();
        loop {
            let room = now.typing == Typing::Told && most.is_none_or(|most| now.ahead < most);
            let target = now.target.as_ref().filter(|_| room);
            match target.map(|target| target(typed.clone())) {
                Some(Listening::Yes) => {
                    now.ahead = now.ahead.saturating_add(usize::from(most.is_some()));
                    return Listening::Yes;
                }
                // If the listener has gone, the input waits for the next listener.
                Some(Listening::No) => now.target = None,
                None => {}
            }
            // The wait releases the lock, so that a signal can be passed on meanwhile.
            let waited = self.changed.wait(now);
            now = waited.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Passes this input to the current listener without waiting for room.
    fn tell_at_once(&self, typed: Typed) -> Option<Listening> {
        let now = self.now();
        now.target.as_ref().map(|target| target(typed))
    }

    fn focus_is(&self, focus: Focus) {
        if let Some(told) = &*self.focus_told() {
            told(focus);
        }
    }

    fn focus_told(&self) -> MutexGuard<'_, Option<FocusTold>> {
        self.focus.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Keys").finish_non_exhaustive()
    }
}

/// States whether the listener is still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listening {
    /// The listener is there.
    Yes,
    /// The listener is gone; reading may stop.
    No,
}

fn read_lines(send: &dyn Fn(Came) -> Listening) {
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
        if send(Came::Typed(Typed::Line(text))) == Listening::No {
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

fn read_keys(send: &dyn Fn(Came) -> Listening) {
    let takes = |key| send(Came::Typed(Typed::Key(key))) == Listening::Yes;
    keyboard::read(takes, |focus| {
        send(Came::Focus(focus));
    });
}

/// The mode of a terminal in which keys are read one by one and the caret stays after the printed text. The mode lasts
/// as long as this value lives. At the end, and after a panic, the terminal is restored.
#[derive(Debug)]
pub(crate) struct RawMode(Option<Arc<keyboard::Mode>>);

impl RawMode {
    /// Leaves the terminal as it is, with whole lines.
    pub(crate) const fn none() -> RawMode {
        RawMode(None)
    }

    /// Switches a terminal to reading keys one by one; does nothing where the input is no terminal.
    #[must_use]
    pub(crate) fn enter() -> RawMode {
        RawMode::by(keyboard::Mode::enter)
    }

    /// Hides the line that is typed, because it is secret.
    #[must_use]
    pub(crate) fn hide() -> RawMode {
        RawMode::by(keyboard::Mode::hide)
    }

    fn by(switch: fn() -> Option<keyboard::Mode>) -> RawMode {
        let here = io::stdin().is_terminal();
        let mode = here.then(switch).flatten().map(Arc::new);
        if let Some(mode) = mode.clone() {
            caret::stay_behind_lines();
            let told = std::panic::take_hook();
            // A panic in another thread does not end the game, which goes on reading keys.
            let game = std::thread::current().id();
            std::panic::set_hook(Box::new(move |panic| {
                if std::thread::current().id() == game {
                    caret::let_go();
                    mode.leave();
                }
                told(panic);
            }));
        }
        RawMode(mode)
    }
}

/// The source of typed input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// A person at a terminal, who ends the input by asking for the end.
    Terminal,
    /// A pipe or a file, which ends when nothing is left in it.
    Pipe,
}

impl RawMode {
    /// The source of the input: a terminal if this value has switched one over, or else a pipe.
    pub(crate) const fn source(&self) -> Source {
        match self.0 {
            Some(_) => Source::Terminal,
            None => Source::Pipe,
        }
    }
}

impl Drop for RawMode {
    fn drop(&mut self) {
        if let Some(mode) = &self.0 {
            caret::let_go();
            mode.leave();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use std::time::Duration;

    #[test]
    fn a_pipe_is_read_no_further_ahead_than_there_is_room_and_a_signal_passes_it() {
        const PATIENCE: Duration = Duration::from_secs(10);
        const LINES: usize = 3 * LINES_AHEAD;

        let keys = Keys(Arc::default());
        let (told, inbox) = mpsc::channel();
        keys.send_to(move |typed| match told.send(typed) {
            Ok(()) => Listening::Yes,
            Err(_) => Listening::No,
        });
        let listener = Arc::clone(&keys.0);
        let (read, reader) = mpsc::channel();
        std::thread::spawn(move || {
            for number in 0..LINES {
                listener.tell(&Typed::Line(number.to_string()));
                read.send(number).unwrap();
            }
        });
        for number in 0..LINES_AHEAD {
            assert_eq!(reader.recv_timeout(PATIENCE), Ok(number));
        }
        assert_eq!(
            keys.0.tell_at_once(Typed::Signal),
            Some(Listening::Yes),
            "while the reader waits"
        );
        // Each line that is taken makes room for another one.
        let mut next = 0;
        while next < LINES {
            match inbox.recv_timeout(PATIENCE).unwrap() {
                Typed::Line(line) => assert_eq!(line, next.to_string()),
                typed => {
                    assert_eq!(typed, Typed::Signal);
                    continue;
                }
            }
            next += 1;
            assert!(keys.0.now().ahead <= LINES_AHEAD);
            keys.taken();
        }
    }

    #[test]
    fn a_signal_is_heard_to_the_end_and_what_is_typed_waits_for_the_next() {
        let keys = Keys(Arc::default());
        let listens = |told: mpsc::Sender<Typed>| {
            move |typed| told.send(typed).map_or(Listening::No, |()| Listening::Yes)
        };
        let (told, first) = mpsc::channel();
        keys.send_to(listens(told));
        keys.typing_waits();
        let listener = Arc::clone(&keys.0);
        let typing = std::thread::spawn(move || listener.tell(&Typed::End));
        let told_now = keys.0.tell_at_once(Typed::Signal);
        assert_eq!(
            told_now,
            Some(Listening::Yes),
            "it is not left to the system"
        );
        let (told, second) = mpsc::channel();
        keys.send_to(listens(told));
        assert_eq!(typing.join().unwrap(), Listening::Yes);
        assert_eq!(first.iter().collect::<Vec<_>>(), [Typed::Signal]);
        assert_eq!(second.try_iter().collect::<Vec<_>>(), [Typed::End]);
    }
}
