// SPDX-License-Identifier: GPL-3.0-or-later
//! The keys of a console, as events of the system.

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, read as next};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use zgoda_input::hands::focus::Focus;
use zgoda_input::hands::stroke::{Function, Key, Named};

/// Does nothing here: a console always reports its focus.
pub(crate) const fn tell_focus(_tells: bool) {}

/// Reads keys until the input is at its end, or `takes` returns false. Changes of the focus go to `focus`.
pub(crate) fn read(mut takes: impl FnMut(Key) -> bool, focus: impl Fn(Focus)) {
    while let Ok(event) = next() {
        let event = match event {
            Event::Key(event) => event,
            Event::FocusGained => {
                focus(Focus::Here);
                continue;
            }
            Event::FocusLost => {
                focus(Focus::Elsewhere);
                continue;
            }
            _ => continue,
        };
        if event.kind == KeyEventKind::Release {
            continue;
        }
        let control = event.modifiers.contains(KeyModifiers::CONTROL);
        // AltGr is reported as Control and Alt, but its key types a character.
        let control = control && !event.modifiers.contains(KeyModifiers::ALT);
        if control && matches!(event.code, KeyCode::Char('c' | 'd')) {
            return;
        }
        if let Some(key) = key(event.code).filter(|_| !control)
            && !takes(key)
        {
            return;
        }
    }
}

/// True if this program may read the keys. On Windows no program is sent to the background.
pub(crate) const fn is_in_front() -> bool {
    true
}

fn key(code: KeyCode) -> Option<Key> {
    let named = |named| Some(Key::Named(named));
    match code {
        KeyCode::Char(character) => Some(Key::Char(character)),
        KeyCode::Enter => named(Named::Enter),
        KeyCode::Backspace => named(Named::Backspace),
        KeyCode::Esc => named(Named::Escape),
        KeyCode::Tab => named(Named::Tab),
        KeyCode::Up => named(Named::Up),
        KeyCode::Down => named(Named::Down),
        KeyCode::Left => named(Named::Left),
        KeyCode::Right => named(Named::Right),
        KeyCode::Home => named(Named::Home),
        KeyCode::End => named(Named::End),
        KeyCode::PageUp => named(Named::PageUp),
        KeyCode::PageDown => named(Named::PageDown),
        KeyCode::KeypadBegin => named(Named::Middle),
        KeyCode::Insert => named(Named::Insert),
        KeyCode::Delete => named(Named::Delete),
        KeyCode::F(number) => Function::new(number).map(Key::Function),
        _ => None,
    }
}

/// A console that hands keys over one by one.
#[derive(Debug)]
pub(crate) struct Mode(());

impl Mode {
    /// Switches the console over; `None` where there is no console.
    pub(crate) fn enter() -> Option<Mode> {
        enable_raw_mode().ok().map(|()| Mode(()))
    }

    /// Always `None`: a console shows whole lines as they are typed, and cannot hide them here.
    pub(crate) const fn hide() -> Option<Mode> {
        None
    }

    /// Puts the console back as it was before.
    pub(crate) fn leave(&self) {
        let _ = disable_raw_mode();
    }
}
