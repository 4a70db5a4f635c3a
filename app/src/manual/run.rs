// SPDX-License-Identifier: GPL-3.0-or-later
//! The reading of a paper aloud: keys steer it, and a voice reads. Everything that is said is also a line on standard output.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use zgoda_game::Variant;
use zgoda_input::hands::stroke::{Function, Key, Named};
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{Speech, VoiceSpec};
use zgoda_speech::{Language, Phrasebook, Style};

use super::book::Book;
use super::reader::{Act, Effect, Input, Piece, Reader};
use super::words::Commands;
use crate::lone_voice::{LoneVoice, Report};
use crate::outcome::Failure;
use crate::output::Output;
use crate::terminal::{Keys, RawMode, Source, Typed};

/// The longest time for the last words after the end of the input.
const LAST_WORDS: Duration = Duration::from_secs(30);

/// The way in which the reading ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReadingOutcome {
    /// The listener left the paper.
    Left,
    /// The input ended, or a signal asked for the end: the listener is gone.
    ToNobody,
}

/// The person who listens.
#[derive(Clone, Debug)]
pub(crate) struct Listener {
    /// The language in which they are spoken to, which may differ from the language of the paper.
    pub(crate) language: Language,
    /// The way in which the words sound.
    pub(crate) delivery: Delivery,
    /// The voice that reads.
    pub(crate) voice: VoiceSpec,
}

/// Everything that wakes the reading.
enum Wake {
    Typed(Typed),
    Voice(Report),
}

/// Reads `book` to somebody until they leave it. The input `ahead`, which was typed earlier, comes first. Input typed after the
/// listener has left, including the end of the input, is returned for the next part of the program.
pub(crate) fn read_aloud(
    book: Book,
    listener: &Listener,
    keys: &Keys,
    ahead: Vec<Typed>,
) -> Result<(ReadingOutcome, VecDeque<Typed>), Failure> {
    let (wakes, inbox) = channel();
    keys.send_into(&wakes, ahead, Wake::Typed);
    let raw = RawMode::enter();
    let mut running = Running {
        commands: Commands::new(listener.language),
        reader: Reader::new(book, listener.language),
        voice: LoneVoice::open(&listener.voice, listener.language, move |report| {
            // The receiver is gone once the reading is over.
            let _ = wakes.send(Wake::Voice(report));
        }),
        delivery: &listener.delivery,
        book: Phrasebook::new(listener.language, Variant::default(), Style::default()),
        out: Output::new(),
        ended: false,
        last_words: None,
    };
    let mut left = VecDeque::new();
    let outcome = running.run(&inbox, keys, raw.source(), &mut left)?;
    keys.typing_waits();
    for wake in inbox.try_iter() {
        match wake {
            Wake::Typed(Typed::Signal) => return Ok((ReadingOutcome::ToNobody, VecDeque::new())),
            Wake::Typed(typed) => left.push_back(typed),
            Wake::Voice(_) => {}
        }
    }
    Ok((outcome, left))
}

struct Running<'l> {
    commands: Commands,
    reader: Reader,
    voice: LoneVoice,
    delivery: &'l Delivery,
    book: Phrasebook,
    out: Output,
    ended: bool,
    /// The moment until which speaking goes on after the end of the input.
    last_words: Option<Instant>,
}

impl Running<'_> {
    fn run(
        &mut self,
        inbox: &Receiver<Wake>,
        keys: &Keys,
        source: Source,
        left: &mut VecDeque<Typed>,
    ) -> Result<ReadingOutcome, Failure> {
        loop {
            self.settle()?;
            if self.voice.is_silent() {
                match (self.ended, self.last_words) {
                    (true, _) => return Ok(ReadingOutcome::Left),
                    (false, Some(_)) => return Ok(ReadingOutcome::ToNobody),
                    (false, None) => {}
                }
            }
            let wake = match self.last_words {
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(until) => inbox.recv_timeout(until.saturating_duration_since(Instant::now())),
            };
            match wake {
                Ok(Wake::Typed(Typed::Signal)) | Err(_) => return Ok(ReadingOutcome::ToNobody),
                // A key that is typed now cuts the last words off.
                Ok(Wake::Typed(typed)) if self.ended => {
                    if typed != Typed::End {
                        self.voice.silence();
                    }
                    left.push_back(typed);
                }
                // The end of the input at a terminal means that the listener has gone.
                Ok(Wake::Typed(Typed::End)) if source == Source::Terminal => {
                    return Ok(ReadingOutcome::ToNobody);
                }
                Ok(Wake::Typed(Typed::End)) => {
                    self.last_words = Some(Instant::now() + LAST_WORDS);
                }
                Ok(Wake::Typed(typed)) => {
                    keys.taken();
                    let input = match self.meant(&typed) {
                        Some(act) => Input::Wanted(act),
                        None => Input::Unclear,
                    };
                    self.reader.handle(input);
                }
                Ok(Wake::Voice(report)) => {
                    let ended = self.voice.answered(&report) && self.voice.is_silent();
                    // After the end of the input no further paragraph is read, because it could not be stopped.
                    if ended && self.last_words.is_none() {
                        self.reader.handle(self.heard());
                    }
                }
            }
        }
    }

    fn settle(&mut self) -> Result<(), Failure> {
        for news in self.voice.tell_news(&self.book, self.delivery) {
            self.out.text(&format!("{news}\n"))?;
            self.out.flush()?;
        }
        let mut said = false;
        while let Some(effect) = self.reader.poll() {
            match effect {
                Effect::Silence => self.voice.silence(),
                Effect::Say(pieces) => {
                    pieces.into_iter().try_for_each(|piece| self.say(piece))?;
                    said = true;
                }
                Effect::End => self.ended = true,
            }
        }
        // Without a voice the words count as written at once.
        if said && self.voice.is_silent() {
            self.reader.handle(Input::Written);
        }
        Ok(())
    }

    fn say(&mut self, Piece { language, text }: Piece) -> Result<(), Failure> {
        self.out.text(&format!("{text}\n"))?;
        self.out.flush()?;
        let delivery = self.delivery.clone();
        self.voice.say(|id| Speech {
            id,
            text: Some(text),
            language,
            delivery,
            earcon: None,
        });
        Ok(())
    }

    /// The news for the reader that its words are over: heard, or only written if there is no voice.
    fn heard(&self) -> Input {
        match self.voice.speaks() {
            true => Input::Heard,
            false => Input::Written,
        }
    }

    /// The act that a key or a line asks for.
    fn meant(&self, typed: &Typed) -> Option<Act> {
        match typed {
            Typed::Line(line) => self.commands.line(line),
            Typed::Key(Key::Char(char)) => match char {
                '?' => Some(Act::Help),
                ' ' => Some(Act::Silence),
                digit if digit.is_ascii_digit() => {
                    let digit = digit.to_digit(10)?;
                    usize::try_from(digit).ok().map(Act::Digit)
                }
                letter => self.commands.letter(*letter),
            },
            Typed::Key(Key::Function(function)) => {
                let helps = Function::new(1) == Some(*function);
                Some(if helps { Act::Help } else { Act::Silence })
            }
            Typed::Key(Key::Named(named)) => Some(match named {
                Named::Down => Act::Next,
                Named::Up => Act::Previous,
                Named::Right | Named::PageDown => Act::NextChapter,
                Named::Left | Named::PageUp => Act::PreviousChapter,
                Named::Enter | Named::Insert => Act::GoOn,
                Named::Escape | Named::Backspace | Named::Delete => Act::Leave,
                Named::Middle => Act::Where,
                Named::Tab
                | Named::Home
                | Named::End
                | Named::ControlLeft
                | Named::ControlRight => Act::Silence,
            }),
            Typed::End | Typed::Signal => None,
        }
    }
}
