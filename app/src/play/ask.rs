// SPDX-License-Identifier: GPL-3.0-or-later
//! Questions before the game begins. One asks whether a game goes on although its record is not complete; the other asks for the
//! arbiter's code for a change of the keyboard's owner. The record must not change before the answer, so the questions are asked
//! before the session begins.

use std::cell::Cell;
use std::collections::VecDeque;
use std::io::Write as _;
use std::sync::mpsc::{Sender, channel};

use zgoda_input::command::{Command, MAX_LINE, Word, Words};
use zgoda_input::hands::stroke::{Key, Named};
use zgoda_record::Contents;
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{Speech, VoiceSpec};
use zgoda_speech::{Message, Phrasebook, Style};

use super::event_loop::{InputIs, TypedAhead};
use super::live_table::Waiting;
use super::opening::GoOn;
use super::options::PlayOptions;
use super::settle::TableSettings;
use crate::common::voice;
use crate::lone_voice::{LoneVoice, Report};
use crate::stderr;
use crate::terminal::{AtCaret, Keys, Listening, RawMode, Typed};

/// The digit that means yes on a numeric keypad.
const YES_BY_DIGIT: &str = "1";

/// Everything that wakes a waiting question.
enum Wake {
    Typed(Typed),
    Voice(Report),
}

/// The progress of the answer, which is a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answered {
    /// No letter of the answer was typed yet.
    NotYet,
    /// The number of letters typed so far.
    Begun(u32),
    /// The answer is complete.
    Yes,
}

impl Answered {
    fn after(self, typed: &Typed) -> Answered {
        let letters = match self {
            Answered::Begun(letters) => letters,
            Answered::NotYet | Answered::Yes => 0,
        };
        match (typed, letters) {
            (Typed::Key(Key::Char(_)), _) => Answered::Begun(letters.saturating_add(1)),
            (Typed::Key(Key::Named(Named::Backspace)), 2..) => {
                Answered::Begun(letters.saturating_sub(1))
            }
            (Typed::Key(Key::Named(Named::Backspace)), _) => Answered::NotYet,
            (Typed::Key(Key::Named(Named::Enter)), 0) => self,
            (Typed::Key(Key::Named(Named::Enter)), _) => Answered::Yes,
            (Typed::Key(_), _) => self,
            (Typed::Line(_) | Typed::End | Typed::Signal, _) => Answered::Yes,
        }
    }
}

/// Reads keys until a line is whole. Input after that line is left for the game.
fn hear_one_line<W: Send + 'static>(keys: &Keys, inbox: Sender<W>, wake: fn(Typed) -> W) {
    let answered = Cell::new(Answered::NotYet);
    keys.send_to(move |key| {
        if answered.get() == Answered::Yes {
            return Listening::No;
        }
        answered.set(answered.get().after(&key));
        match inbox.send(wake(key)) {
            Ok(()) => Listening::Yes,
            Err(_) => Listening::No,
        }
    });
}

/// Asks for an arbiter's code, which is not echoed. The code is the first line that was typed ahead, otherwise the next line.
/// `None` if no line comes.
pub(super) fn code(keys: &Keys, ahead: &mut TypedAhead) -> Option<String> {
    stderr::tell("the keyboard was somebody else's in this game; the arbiter's code, and Enter:");
    if let Some(Waiting::Read(line) | Waiting::KeyedIn(line)) = ahead.lines.pop_front() {
        return Some(line);
    }
    if ahead.input != InputIs::Open {
        return None;
    }
    let (typed, inbox) = channel();
    hear_one_line(keys, typed, |typed| typed);
    let _raw = RawMode::enter();
    let mut code = String::new();
    let mut before: VecDeque<Key> = std::mem::take(&mut ahead.keys);
    loop {
        let key = match before.pop_front() {
            Some(key) => key,
            None => match inbox.recv() {
                Ok(Typed::Line(line)) => return Some(line),
                Ok(Typed::Key(key)) => {
                    keys.taken();
                    key
                }
                Ok(Typed::End | Typed::Signal) | Err(_) => return None,
            },
        };
        match key {
            Key::Char(char) if code.len() < MAX_LINE => code.push(char),
            Key::Named(Named::Backspace) => {
                code.pop();
            }
            Key::Named(Named::Enter) if !code.is_empty() => {
                ahead.keys = before;
                return Some(code);
            }
            _ => {}
        }
    }
}

/// Asks in print, and by the voice of the game, whether the game goes on. Any answer except a yes counts as a no.
pub(super) fn go_on(
    options: &PlayOptions,
    table: &TableSettings,
    found: &Contents,
    keys: &Keys,
) -> GoOn {
    let book = Phrasebook::new(table.lang, table.variant(), Style::default());
    let plies = found.state().standing().len();
    let question = book.words(&Message::RecordNotWhole { plies }).text;
    let (wakes, inbox) = channel();
    hear_one_line(keys, wakes.clone(), Wake::Typed);
    let _raw = RawMode::enter();
    print(&format!("{question}\n"));
    let spec = match voice(options.voice.as_ref()) {
        // A sound file is for the words of the game, so the question is only printed.
        VoiceSpec::Wav(_) => VoiceSpec::Text,
        spec => spec,
    };
    let mut voice = LoneVoice::open(&spec, table.lang, move |report| {
        let _ = wakes.send(Wake::Voice(report));
    });
    voice.say(|id| Speech {
        id,
        text: Some(question),
        language: table.lang,
        delivery: Delivery::default(),
        earcon: None,
    });
    let words = Words::of_book(&book);
    let mut typed = String::new();
    for wake in inbox {
        let line = match wake {
            Wake::Voice(report) => {
                voice.answered(&report);
                for news in voice.tell_news(&book, &Delivery::default()) {
                    print(&format!("{news}\n"));
                }
                continue;
            }
            Wake::Typed(Typed::End | Typed::Signal) => return GoOn::No,
            Wake::Typed(Typed::Line(line)) => line,
            Wake::Typed(Typed::Key(key)) => {
                keys.taken();
                match key {
                    Key::Char(char) => {
                        if typed.len() < MAX_LINE {
                            typed.push(char);
                            print(&char.to_string());
                        }
                        continue;
                    }
                    Key::Named(Named::Backspace) => {
                        if typed.pop().is_some() {
                            print("\u{8} \u{8}");
                        }
                        continue;
                    }
                    Key::Named(Named::Enter) if !typed.is_empty() => {
                        print("\n");
                        std::mem::take(&mut typed)
                    }
                    _ => continue,
                }
            }
        };
        let yes = words.read(&line).command == Command::Plain(Word::Yes);
        return if yes || line.trim() == YES_BY_DIGIT {
            GoOn::Yes
        } else {
            GoOn::No
        };
    }
    GoOn::No
}

/// Prints text that is also spoken. Therefore a failure to print it does not matter.
fn print(text: &str) {
    let mut out = AtCaret::of(std::io::stdout());
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
