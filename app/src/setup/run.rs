// SPDX-License-Identifier: GPL-3.0-or-later
//! Runs the first start with a terminal, a voice and a file.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use zgoda_game::notation::WrittenMove;
use zgoda_game::{Moment, Variant};
use zgoda_hw::stopwatch::Stopwatch;
use zgoda_input::command::Command as Typing;
use zgoda_input::command::gesture::Gesture;
use zgoda_input::hands::key_action::KeyAction;
use zgoda_input::hands::keyboard::{Keyboard, Keyed, Open, Pace};
use zgoda_input::hands::map::KeyMap;
use zgoda_input::hands::stroke::{Key, Named};
use zgoda_input::personal::Personal;
use zgoda_speech::voice::{Speech, VoiceSpec};

use super::{Effect, Input, Setup, There, Tongue};
use crate::around::named_voices;
use crate::around::{pads, ports};
use crate::lone_voice::{LoneVoice, Report};
use crate::outcome::Failure;
use crate::output::Output;
use crate::settings_files::saver::{NotKept, write};
use crate::stderr;
use crate::terminal::{Keys, RawMode, Typed};

/// The longest sleep: the most that a missed deadline can delay the setup.
const LONGEST_SLEEP: Duration = Duration::from_millis(500);

/// The way in which the setup ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SetupOutcome {
    /// The setup came to its end, or was skipped.
    Through,
    /// The person typed a half-move instead. Its keys are left for a game.
    HalfMove,
    /// The input ended, or a signal asked the program to end, so the person is gone.
    ToNobody,
}

/// The result of the setup.
#[derive(Debug)]
pub(crate) struct SetUp {
    /// The way in which the setup ended.
    pub(crate) outcome: SetupOutcome,
    /// The input that was meant for the part of the program after the setup: a half-move that was typed without
    /// waiting for a question, and all input during the last words.
    pub(crate) ahead: Vec<Typed>,
    /// The state of the sound that the person wanted.
    pub(crate) sound: Sound,
}

/// The state of the sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// Sound works, as far as is known.
    Fine,
    /// Sound was wanted but is missing, and the person was told so.
    Missing,
}

/// Everything that wakes the setup.
enum Wake {
    Typed(Typed),
    Voice(Report),
    Found(There),
}

/// Leads `person` through the first start and keeps what they choose in `file`.
pub(crate) fn run(
    file: &Path,
    person: Personal,
    tongue: Tongue,
    spec: &VoiceSpec,
    keys: &Keys,
    ahead: Vec<Typed>,
) -> Result<SetUp, Failure> {
    let watch = Stopwatch::start();
    let (wakes, inbox) = channel();
    keys.send_into(&wakes, ahead, Wake::Typed);
    look_around(spec, wakes.clone());
    let _raw = RawMode::enter();
    let mut session = Running {
        setup: Setup::new(person, tongue),
        voice: LoneVoice::open(spec, tongue.language(), move |report| {
            // The receiver is gone once the setup is over.
            let _ = wakes.send(Wake::Voice(report));
        }),
        file,
        out: Output::new(),
        keyboard: Keyboard::default(),
        map: KeyMap::default(),
        keys,
        ended: false,
        sound: Sound::Fine,
        wanted: spec.clone(),
        came: SetupOutcome::Through,
        line: TypedLine::default(),
        left: Vec::new(),
    };
    let came = session.run(&inbox, || watch.now())?;
    keys.typing_waits();
    for wake in inbox.try_iter() {
        match wake {
            Wake::Typed(Typed::Signal) => {
                return Ok(SetUp {
                    outcome: SetupOutcome::ToNobody,
                    ahead: Vec::new(),
                    sound: session.sound,
                });
            }
            Wake::Typed(typed) => session.left.push(typed),
            Wake::Voice(_) | Wake::Found(_) => {}
        }
    }
    Ok(SetUp {
        outcome: came,
        ahead: session.left,
        sound: session.sound,
    })
}

/// A half-move that is typed during the setup. Until Enter, its keys look like gestures.
#[derive(Default)]
struct TypedLine {
    keys: VecDeque<Key>,
    text: String,
    /// The state before the first key of the line.
    before: Option<Setup>,
}

struct Running<'f> {
    setup: Setup,
    voice: LoneVoice,
    file: &'f Path,
    out: Output,
    keyboard: Keyboard,
    map: KeyMap,
    keys: &'f Keys,
    ended: bool,
    sound: Sound,
    /// The voice that is wanted.
    wanted: VoiceSpec,
    came: SetupOutcome,
    line: TypedLine,
    /// The input for the part of the program after the setup.
    left: Vec<Typed>,
}

impl Running<'_> {
    fn run(
        &mut self,
        inbox: &Receiver<Wake>,
        now: impl Fn() -> Moment,
    ) -> Result<SetupOutcome, Failure> {
        loop {
            self.settle(now())?;
            if self.ended && self.voice.is_silent() {
                return Ok(self.came);
            }
            let sleep = match self.setup.deadline() {
                Some(at) => at.since(now()).min(LONGEST_SLEEP),
                None => LONGEST_SLEEP,
            };
            match inbox.recv_timeout(sleep) {
                Ok(Wake::Typed(Typed::Signal)) => return Ok(SetupOutcome::ToNobody),
                Ok(Wake::Typed(Typed::End)) if !self.ended => return Ok(SetupOutcome::ToNobody),
                Ok(Wake::Typed(typed)) => {
                    self.keys.taken();
                    // A key that is typed after the end cuts off the last words.
                    if self.ended {
                        self.voice.silence();
                        self.left.push(typed);
                    } else if self.half_move_typed(&typed) {
                        self.came = SetupOutcome::HalfMove;
                        self.setup.handle(Input::Gesture(Gesture::Leave), now());
                    } else if let Some(gesture) = self.meant(&typed) {
                        self.setup.handle(Input::Gesture(gesture), now());
                    }
                }
                Ok(Wake::Voice(report)) => {
                    if self.voice.answered(&report) && self.voice.is_silent() {
                        self.setup.handle(Input::Said, now());
                    }
                }
                Ok(Wake::Found(there)) => self.setup.handle(Input::Found(there), now()),
                Err(_) => self.setup.handle(Input::Tick, now()),
            }
        }
    }

    fn settle(&mut self, now: Moment) -> Result<(), Failure> {
        while let Some(news) = self.voice.news() {
            self.setup.handle(Input::News(news), now);
        }
        if self.wanted != VoiceSpec::Text && !self.voice.speaks() {
            self.sound = Sound::Missing;
        }
        let mut said = false;
        while let Some(effect) = self.setup.poll() {
            match effect {
                Effect::Say {
                    text,
                    language,
                    delivery,
                } => {
                    self.out.text(&format!("{text}\n"))?;
                    self.out.flush()?;
                    self.voice.say(|id| Speech {
                        id,
                        text: Some(text),
                        language,
                        delivery,
                        earcon: None,
                    });
                    said = true;
                }
                Effect::Silence => self.voice.silence(),
                Effect::Keep(text) => {
                    if let Err(error) = write(self.file, &text) {
                        stderr::tell(NotKept {
                            path: self.file.to_owned(),
                            why: error.to_string(),
                        });
                        self.setup.handle(Input::NotKept, now);
                    }
                }
                Effect::End => self.ended = true,
            }
        }
        // Words that are only printed count as said immediately.
        if said && self.voice.is_silent() {
            self.setup.handle(Input::Said, now);
        }
        Ok(())
    }

    /// True if `typed` ends a half-move that was typed without waiting for a question. Then the setup is put back as before the
    /// half-move, and the keys are left for the game. The digits of a keypad may also be meant as arrows, so at least one character
    /// must be something else.
    fn half_move_typed(&mut self, typed: &Typed) -> bool {
        match typed {
            Typed::Key(key @ Key::Char(char)) => {
                if self.line.before.is_none() {
                    self.line.before = Some(self.setup.clone());
                }
                self.line.keys.push_back(*key);
                self.line.text.push(*char);
                false
            }
            Typed::Key(key @ Key::Named(Named::Enter)) => {
                let TypedLine {
                    mut keys,
                    text,
                    before,
                } = std::mem::take(&mut self.line);
                let no_arrow = text.chars().any(|char| !"24685".contains(char));
                let mut games = Variant::ALL.into_iter();
                let lexicon = self.setup.language().lexicon();
                let is_of = |game| WrittenMove::read_in_words(&text, game, lexicon).is_ok();
                let reads = no_arrow && games.any(is_of);
                let Some(before) = before.filter(|_| reads) else {
                    return false;
                };
                keys.push_back(*key);
                self.setup = before;
                self.left = keys.into_iter().map(Typed::Key).collect();
                true
            }
            _ => {
                self.line = TypedLine::default();
                false
            }
        }
    }

    /// The gesture that the input means: for a key, its meaning in a menu; for a line from a pipe, the gesture of that name.
    fn meant(&mut self, typed: &Typed) -> Option<Gesture> {
        match typed {
            Typed::Key(key) => {
                match self
                    .keyboard
                    .key(*key, &self.map, Open::Menu, Pace::Considered)?
                {
                    Keyed::Do(KeyAction::Asked(asked)) => match asked.command() {
                        Typing::Gesture(gesture) => Some(*gesture),
                        _ => None,
                    },
                    Keyed::Do(KeyAction::Silence) => Some(Gesture::Leave),
                    Keyed::Do(_) | Keyed::Looks(_) => None,
                    // The setup has no line editor, because a line would swallow the digits and Enter.
                    Keyed::Echo(_) | Keyed::Line(_) | Keyed::Again(_) => {
                        self.keyboard = Keyboard::default();
                        Some(Gesture::Here)
                    }
                }
            }
            Typed::Line(line) if line.trim().is_empty() => Some(Gesture::Choose),
            Typed::Line(line) => {
                let mut all = Gesture::ALL.iter();
                all.find(|gesture| gesture.word() == line.trim()).copied()
            }
            Typed::End | Typed::Signal => None,
        }
    }
}

/// Looks for voices and devices while the first words are spoken.
fn look_around(spec: &VoiceSpec, told: Sender<Wake>) {
    named_voices(spec.slot(), move |voices, cards| {
        let there = There {
            voices,
            ports: ports().into_iter().map(|port| port.found).collect(),
            pads: pads(),
            cards,
        };
        let _ = told.send(Wake::Found(there));
    });
}
