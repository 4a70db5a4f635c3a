//! A paper that is read aloud, with keys and a voice around it. Everything that is said is also a line on standard output.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use zgoda_game::Variant;
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{Speech, VoiceSpec};
use zgoda_speech::{Language, Phrasebook, Style};

use super::book::Book;
use super::reader::{Act, Effect, Input, Piece, Reader};
use super::words::Commands;
use crate::hands::stroke::{Function, Key, Named};
use crate::lone_voice::{LoneVoice, Report};
use crate::outcome::Failure;
use crate::output::Output;
use crate::terminal::{Keys, RawMode, Source, Typed};

/// Behind the end of the input what is being said may take so long.
const LAST_WORDS: Duration = Duration::from_secs(30);

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReadingOutcome {
    /// It was left.
    Left,
    /// The input ended, or a signal asked for the end: nobody is there.
    ToNobody,
}

/// Who listens.
#[derive(Clone, Debug)]
pub(crate) struct Listener {
    /// In which language they are spoken to, where it is not the paper's.
    pub(crate) language: Language,
    /// How.
    pub(crate) delivery: Delivery,
    /// By whom.
    pub(crate) voice: VoiceSpec,
}

/// Everything that wakes it.
enum Wake {
    Typed(Typed),
    Voice(Report),
}

/// Reads `book` to somebody, from what they typed ahead on, until they leave it. What was typed behind that, the end of the
/// input too, is given back: it is for whatever comes after it.
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
            // Nobody listens any more once it is over.
            let _ = wakes.send(Wake::Voice(report));
        }),
        delivery: &listener.delivery,
        book: Phrasebook::new(listener.language, Variant::International, Style::default()),
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
    /// The input is at its end; so long may be spoken still.
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
                // Whoever goes on need not hear the last words.
                Ok(Wake::Typed(typed)) if self.ended => {
                    if typed != Typed::End {
                        self.voice.silence();
                    }
                    left.push_back(typed);
                }
                // Who ends it at a terminal has gone.
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
                    // A paragraph is the last that is read once nobody can stop it.
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
        // What is only written is there at once.
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

    /// Without a voice that speaks, what ended was no reading.
    fn heard(&self) -> Input {
        match self.voice.speaks() {
            true => Input::Heard,
            false => Input::Written,
        }
    }

    /// What a key or a line asks for.
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
