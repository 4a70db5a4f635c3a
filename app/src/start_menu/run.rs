// SPDX-License-Identifier: GPL-3.0-or-later
//! Runs the menu, with a terminal or a pipe, a voice and the devices.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use zgoda_game::Moment;
use zgoda_hw::pad::PadEvent;
use zgoda_hw::stopwatch::Stopwatch;
use zgoda_input::hands::map::KeyMap;
use zgoda_input::hands::stroke::PadStroke;
use zgoda_speech::Language;
use zgoda_speech::announcement::PadPart;
use zgoda_speech::voice::{Speech, VoiceSpec};

use super::keys::gesture;
use super::{Effect, Find, Input, MenuInput, StartMenu, Wish};
use crate::around::named_voices;
use crate::around::{pads, ports};
use crate::lone_voice::{LoneVoice, Report};
use crate::outcome::Failure;
use crate::output::Output;
use crate::play::{InputIs, PadEdge};
use crate::terminal::{Keys, RawMode, Source, Typed};

/// The longest sleep. A missed deadline can delay the menu by no more than this.
const LONGEST_SLEEP: Duration = Duration::from_millis(500);

/// The longest time for words that still wait when a pipe has ended.
const LAST_WORDS: Duration = Duration::from_secs(30);

/// The longest time for which the next line of a pipe waits for a search. A sound server needs less.
const FOUND_WITHIN: Duration = Duration::from_secs(10);

/// Everything that wakes the menu.
enum Wake {
    Typed(Typed),
    /// A report of the voice, or of the voice that took its place.
    Voice(Report),
    Found(Input),
}

/// The end of a visit.
#[derive(Debug)]
pub(crate) struct Visited {
    /// The person's wish; `None` if the input ended, or a signal asked for the end.
    pub(crate) wish: Option<Wish>,
    /// The input that was typed after the wish.
    pub(crate) ahead: Vec<Typed>,
    /// The voice that speaks from now on; this is text if there is no sound any more.
    pub(crate) voice: VoiceSpec,
}

/// The things that a visit needs.
pub(crate) struct Visit<'k> {
    /// The menu to be visited.
    pub(crate) menu: StartMenu,
    /// The voice that speaks.
    pub(crate) voice: VoiceSpec,
    /// The keys that are typed.
    pub(crate) keys: &'k Keys,
    /// The input that was typed before the visit.
    pub(crate) ahead: Vec<Typed>,
}

/// Leads a person through the menu until the person has a wish.
pub(crate) fn visit(visit: Visit<'_>) -> Result<Visited, Failure> {
    let Visit {
        menu,
        voice,
        keys,
        ahead,
    } = visit;
    let watch = Stopwatch::start();
    let (wakes, inbox) = channel();
    keys.send_into(&wakes, ahead, Wake::Typed);
    let raw = RawMode::enter();
    let mut running = Running {
        source: raw.source(),
        voice: open(&voice, menu.language(), &wakes),
        menu,
        out: Output::new(),
        map: KeyMap::default(),
        pads: None,
        wakes,
        keys,
        lines: VecDeque::new(),
        sought: None,
        input: InputIs::Open,
        last_words: None,
        wish: None,
    };
    let wish = running.run(&inbox, || watch.now())?;
    running.voice.silence();
    keys.typing_waits();
    let mut ahead: Vec<Typed> = running.lines.into_iter().map(Typed::Line).collect();
    let mut asked_to_end = false;
    for wake in inbox.try_iter() {
        match wake {
            Wake::Typed(Typed::Signal) => asked_to_end = true,
            Wake::Typed(typed) => ahead.push(typed),
            Wake::Voice(_) | Wake::Found(_) => {}
        }
    }
    if running.input != InputIs::Open {
        ahead.push(Typed::End);
    }
    Ok(Visited {
        wish: wish.filter(|_| !asked_to_end),
        ahead,
        voice: running.voice.spec().clone(),
    })
}

struct Running<'k> {
    menu: StartMenu,
    voice: LoneVoice,
    out: Output,
    map: KeyMap,
    /// The gamepads, from the first trial on.
    pads: Option<PadEdge>,
    wakes: Sender<Wake>,
    keys: &'k Keys,
    source: Source,
    /// The lines of a pipe. Each line waits until the answer to the line before was said.
    lines: VecDeque<String>,
    /// The moment until which the next line waits for a search.
    sought: Option<Moment>,
    /// States whether more lines can come from the pipe.
    input: InputIs,
    /// The moment until which the last words may take, set when all lines of the pipe are taken.
    last_words: Option<Moment>,
    wish: Option<Wish>,
}

impl Running<'_> {
    fn run(
        &mut self,
        inbox: &Receiver<Wake>,
        now: impl Fn() -> Moment,
    ) -> Result<Option<Wish>, Failure> {
        loop {
            self.settle(now())?;
            match &self.wish {
                // If the wish is to end, the last words are said first. For any other wish they are cut, because the next
                // part of the program speaks itself.
                Some(Wish::End) if !self.voice.is_silent() => {}
                Some(_) => return Ok(self.wish.take()),
                None => {}
            }
            self.sought = self.sought.filter(|until| *until > now());
            if self.wish.is_none() && self.voice.is_silent() && self.sought.is_none() {
                if let Some(line) = self.lines.pop_front() {
                    self.keys.taken();
                    let gesture = MenuInput::Typed(line);
                    self.menu.handle(Input::Menu(gesture), now());
                    continue;
                }
                if self.input != InputIs::Open {
                    return Ok(None);
                }
            }
            if self.input != InputIs::Open && self.lines.is_empty() && self.last_words.is_none() {
                self.last_words = Some(now().after(LAST_WORDS));
            }
            if self.last_words.is_some_and(|at| at <= now()) {
                return Ok(None);
            }
            let due = [self.menu.deadline(), self.last_words, self.sought];
            let sleep = due.into_iter().flatten().map(|at| at.since(now())).min();
            match inbox.recv_timeout(sleep.unwrap_or(LONGEST_SLEEP).min(LONGEST_SLEEP)) {
                Ok(Wake::Typed(Typed::Signal)) => return Ok(None),
                Ok(Wake::Typed(Typed::End)) if self.source == Source::Terminal => return Ok(None),
                Ok(Wake::Typed(Typed::End)) => self.input = InputIs::AtItsEnd,
                Ok(Wake::Typed(Typed::Line(line))) => self.lines.push_back(line),
                Ok(Wake::Typed(Typed::Key(key))) => {
                    self.keys.taken();
                    self.voice.silence();
                    let gesture = gesture(key, &self.map);
                    self.menu.handle(Input::Menu(gesture), now());
                }
                Ok(Wake::Voice(report)) => self.heard(&report, now()),
                Ok(Wake::Found(input)) => {
                    self.sought = None;
                    self.menu.handle(input, now());
                }
                Err(_) => self.menu.handle(Input::Tick, now()),
            }
        }
    }

    fn settle(&mut self, now: Moment) -> Result<(), Failure> {
        while let Some(news) = self.voice.news() {
            self.menu.handle(Input::News(news), now);
        }
        let mut said = false;
        while let Some(effect) = self.menu.poll() {
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
                // With a pipe there is nothing to silence, because a line is only taken after the words before it were
                // heard.
                Effect::Silence => self.voice.silence(),
                Effect::Find(find) => {
                    self.sought = Some(now.after(FOUND_WITHIN));
                    self.find(find);
                }
                Effect::Feel => self.feel(),
                Effect::Grant(wish) => self.wish = Some(wish),
            }
        }
        // Words that are only printed count as said immediately.
        if said && self.voice.is_silent() {
            self.menu.handle(Input::Said, now);
        }
        Ok(())
    }

    fn heard(&mut self, report: &Report, now: Moment) {
        if self.voice.answered(report) && self.voice.is_silent() {
            self.menu.handle(Input::Said, now);
        }
    }

    /// Looks for devices. Ports and pads are found quickly. A sound server may be slow, and must not hold up the keys.
    fn find(&self, find: Find) {
        let wakes = self.wakes.clone();
        let tell = move |found| {
            // The receiver is gone once the visit is over.
            let _ = wakes.send(Wake::Found(found));
        };
        match find {
            Find::Sound => named_voices(self.voice.spec().slot(), move |voices, cards| {
                tell(Input::Sound(voices, cards));
            }),
            Find::Ports => aside(move || tell(Input::Ports(ports()))),
            Find::Pads => aside(move || tell(Input::Pads(pads()))),
        }
    }

    fn feel(&mut self) {
        let wakes = self.wakes.clone();
        self.pads.get_or_insert_with(|| {
            PadEdge::open(move |_, event| {
                let found = match event {
                    PadEvent::Pressed(button) => touched(PadStroke::Button(button)),
                    PadEvent::Flicked(thumb, way) => touched(PadStroke::Flick(thumb, way)),
                    // When a pad comes or goes, all connected pads are named.
                    PadEvent::Connected { .. } | PadEvent::Lost => Some(Input::Pads(pads())),
                    PadEvent::Released(_) => None,
                };
                match found.map(|input| wakes.send(Wake::Found(input))) {
                    Some(Err(_)) => ControlFlow::Break(()),
                    Some(Ok(())) | None => ControlFlow::Continue(()),
                }
            })
        });
    }
}

/// The part of a pad that this stroke touched.
fn touched(stroke: PadStroke) -> Option<Input> {
    let word = match stroke {
        PadStroke::Button(button) => button.word(),
        PadStroke::Flick(thumb, _) => thumb.word(),
    };
    PadPart::of_word(word).map(Input::Touched)
}

/// Runs a search on a thread of its own; if no thread can be started, the search is dropped.
fn aside(ask: impl FnOnce() + Send + 'static) {
    let name = "devices".to_owned();
    if let Err(error) = std::thread::Builder::new().name(name).spawn(ask) {
        tracing::warn!(%error, "what is plugged in cannot be asked for");
    }
}

fn open(spec: &VoiceSpec, language: Language, wakes: &Sender<Wake>) -> LoneVoice {
    let wakes = wakes.clone();
    LoneVoice::open(spec, language, move |report| {
        // The receiver is gone once the visit is over.
        let _ = wakes.send(Wake::Voice(report));
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_hw::pad::{Button, Thumb, Way};

    #[test]
    fn every_part_of_a_pad_has_a_name() {
        for button in Button::ALL {
            assert!(touched(PadStroke::Button(button)).is_some(), "{button:?}");
        }
        for thumb in Thumb::ALL {
            assert!(touched(PadStroke::Flick(thumb, Way::Up)).is_some());
        }
    }
}
