//! The built-in voice: espeak-ng in this process, heard through rodio.
//!
//! Its thread waits at one place for commands, for what the device's thread notes, and for the
//! device's errors. Synthesis runs on it too and is over in milliseconds; while it runs, a
//! cancellation is looked for between two blocks. Samples lie ready in the [`Feed`] long before
//! they are heard, so the only wait in front of the first one is the device's own buffer.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::device::{self, OpenDevice};
use super::feed::{Feed, Note, Part, Run, Tag};
use super::quiet::quietly;
use super::render::render;
use super::{
    Command, Events, MOST_WAITING, Options, Speech, VoiceError, VoiceEvent, VoiceHandle, espeak,
    spawn,
};
use crate::utterance::{UtteranceId, VoiceSlot};

/// A device that takes no sample for so long while something is to be heard is given up. Devices
/// that wake up from sleep, Bluetooth ones above all, need most of this.
const STALLED_AFTER: Duration = Duration::from_secs(2);

/// How often the device is looked at meanwhile.
const LOOK_EVERY: Duration = Duration::from_millis(250);

enum Inbox {
    Command(Command),
    Note(Note),
    Broken(String),
}

pub(super) fn open(options: Options, events: Events) -> Result<VoiceHandle, VoiceError> {
    let (post, inbox) = mpsc::channel();
    let own = post.clone();
    spawn(
        VoiceSlot::Embedded,
        (post, inbox),
        Inbox::Command,
        move |inbox| match Voice::start(options, &own, inbox, events) {
            Ok(voice) => voice.run(),
            Err((events, inbox, why)) => refuse_all(&events, &inbox, &why),
        },
    )
}

/// Without a device: whatever was already asked for fails, and the voice is gone.
fn refuse_all(events: &Events, inbox: &Receiver<Inbox>, why: &VoiceError) {
    while let Ok(message) = inbox.try_recv() {
        if let Inbox::Command(Command::Speak(Speech { id, .. })) = message {
            let why = why.clone();
            events(VoiceEvent::Failed { id, why });
        }
    }
    events(VoiceEvent::Gone { why: why.clone() });
}

struct Voice {
    inbox: Receiver<Inbox>,
    events: Events,
    parts: Sender<Part>,
    /// Handed to the feed and not yet over, in order.
    sounding: VecDeque<Sounding>,
    /// The next speaking's name.
    next_run: u64,
    /// Not yet synthesised.
    waiting: VecDeque<Speech>,
    ended: Option<End>,
    watch: Watch,
    /// Kept open; dropping it closes the device.
    _device: OpenDevice,
}

/// What was handed to the feed.
struct Sounding {
    id: UtteranceId,
    tag: Tag,
}

/// Why the loop stops.
enum End {
    Asked,
    Broken(VoiceError),
}

/// Does the device still take samples?
struct Watch {
    beat: Arc<AtomicU64>,
    seen: u64,
    since: Instant,
}

type Refused = (Events, Receiver<Inbox>, VoiceError);

impl Voice {
    fn start(
        options: Options,
        own: &Sender<Inbox>,
        inbox: Receiver<Inbox>,
        events: Events,
    ) -> Result<Voice, Refused> {
        // The synthesiser reads its data while the device opens.
        let language = options.language;
        let prepared = std::thread::spawn(move || espeak::prepare(language));
        let beat = Arc::new(AtomicU64::new(0));
        let (parts, feed_parts) = mpsc::channel();
        let (notes, errors) = (own.clone(), own.clone());
        let feed_beat = Arc::clone(&beat);
        let source = move |latency| Feed::new(feed_parts, notes, Inbox::Note, feed_beat, latency);
        let broken = move |why| {
            // Told to a voice that has ended, it changes nothing any more.
            let _ = errors.send(Inbox::Broken(why));
        };
        let opened = quietly(|| device::open(&options.output, source, broken));
        let prepared = prepared.join().unwrap_or_else(|_| {
            Err(VoiceError::NoSynthesiser {
                why: "it stopped while starting".to_owned(),
            })
        });
        match (opened, prepared) {
            (Ok(device), Ok(()) | Err(VoiceError::NoLanguage { .. })) => Ok(Voice {
                inbox,
                events,
                parts,
                sounding: VecDeque::new(),
                next_run: 0,
                waiting: VecDeque::new(),
                ended: None,
                watch: Watch {
                    beat,
                    seen: 0,
                    since: Instant::now(),
                },
                _device: device,
            }),
            (Err(why), _) | (_, Err(why)) => Err((events, inbox, why)),
        }
    }

    fn run(mut self) {
        while self.ended.is_none() {
            if let Some(speech) = self.waiting.pop_front() {
                self.speak(&speech);
                continue;
            }
            match self.next() {
                Some(message) => self.handle(message),
                None => self.look_at_device(),
            }
        }
        if let Some(End::Broken(why)) = self.ended.take() {
            self.fail_everything(&why);
            (self.events)(VoiceEvent::Gone { why });
        }
    }

    /// The next message; `None` when it is time to look at the device instead.
    fn next(&mut self) -> Option<Inbox> {
        if self.sounding.is_empty() {
            self.watch.since = Instant::now();
            return match self.inbox.recv() {
                Ok(message) => Some(message),
                Err(_) => Some(Inbox::Command(Command::Shutdown)),
            };
        }
        match self.inbox.recv_timeout(LOOK_EVERY) {
            Ok(message) => Some(message),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Inbox::Command(Command::Shutdown)),
        }
    }

    fn handle(&mut self, message: Inbox) {
        match message {
            Inbox::Command(Command::Speak(speech)) => self.accept(speech),
            Inbox::Command(Command::Cancel(id)) => self.cancel(id),
            Inbox::Command(Command::Shutdown) => self.ended = Some(End::Asked),
            Inbox::Note(note) => self.noted(note),
            Inbox::Broken(why) => self.ended = Some(End::Broken(VoiceError::DeviceLost { why })),
        }
    }

    /// What the device says of an utterance that is already answered is not passed on.
    fn noted(&mut self, note: Note) {
        match note {
            Note::First(run, at) => {
                let known = self
                    .sounding
                    .iter()
                    .find(|sounding| sounding.tag.run == run);
                if let Some(&Sounding { id, .. }) = known {
                    (self.events)(VoiceEvent::Begun { id, at });
                }
            }
            Note::Played(run, at) => {
                if let Some(id) = self.over(run) {
                    (self.events)(VoiceEvent::Ended { id, at });
                }
            }
            Note::Silenced(run, at) => {
                if let Some(id) = self.over(run) {
                    (self.events)(VoiceEvent::Cancelled { id, at });
                }
            }
        }
    }

    fn accept(&mut self, speech: Speech) {
        if self.sounding.len() + self.waiting.len() > MOST_WAITING {
            let (id, why) = (speech.id, VoiceError::Busy);
            (self.events)(VoiceEvent::Failed { id, why });
        } else {
            self.waiting.push_back(speech);
        }
    }

    fn cancel(&mut self, id: UtteranceId) {
        let waiting = self.waiting.iter().position(|u| u.id == id);
        // One that was cut already may be spoken again before it fell silent.
        let sounding =
            (self.sounding.iter()).position(|s| s.id == id && !s.tag.cut.load(Ordering::Relaxed));
        if let Some(place) = waiting {
            self.waiting.remove(place);
        } else if let Some(place) = sounding {
            self.sounding[place].tag.cut.store(true, Ordering::Relaxed);
            if place == 0 {
                // The feed tells when it is silent.
                return;
            }
            // It lies ready behind another and will never be heard.
            self.sounding.remove(place);
        } else {
            return;
        }
        let at = Instant::now();
        (self.events)(VoiceEvent::Cancelled { id, at });
    }

    fn speak(&mut self, speech: &Speech) {
        let (id, run) = (speech.id, Run(self.next_run));
        self.next_run += 1;
        let tag = Tag {
            run,
            cut: Arc::new(AtomicBool::new(false)),
        };
        self.sounding.push_back(Sounding {
            id,
            tag: tag.clone(),
        });
        let parts = self.parts.clone();
        let made = render(speech, &mut |samples| {
            // A feed that is gone is told by the device's error; until then this is harmless.
            let _ = parts.send(Part::Samples(tag.clone(), samples));
            while let Ok(message) = self.inbox.try_recv() {
                self.handle(message);
            }
            if self.ended.is_some() || tag.cut.load(Ordering::Relaxed) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        match made {
            Ok(()) => {
                let _ = parts.send(Part::Last(tag));
            }
            Err(why) => {
                // The feed must not speak of it any more; a sound before the words may be heard.
                tag.cut.store(true, Ordering::Relaxed);
                self.over(run);
                (self.events)(VoiceEvent::Failed { id, why });
            }
        }
    }

    /// Strikes it from what sounds; which utterance it was.
    fn over(&mut self, run: Run) -> Option<UtteranceId> {
        let place = self.sounding.iter().position(|s| s.tag.run == run)?;
        self.sounding.remove(place).map(|sounding| sounding.id)
    }

    fn look_at_device(&mut self) {
        let beat = self.watch.beat.load(Ordering::Relaxed);
        if beat != self.watch.seen {
            self.watch.seen = beat;
            self.watch.since = Instant::now();
        } else if self.watch.since.elapsed() > STALLED_AFTER {
            self.ended = Some(End::Broken(VoiceError::DeviceStalled));
        }
    }

    fn fail_everything(&mut self, why: &VoiceError) {
        // What was sent in the same moment must be answered too.
        while let Ok(message) = self.inbox.try_recv() {
            if let Inbox::Command(Command::Speak(speech)) = message {
                self.waiting.push_back(speech);
            }
        }
        let ids: Vec<UtteranceId> = (self.sounding.drain(..).map(|sounding| sounding.id))
            .chain(self.waiting.drain(..).map(|speech| speech.id))
            .collect();
        for id in ids {
            let why = why.clone();
            (self.events)(VoiceEvent::Failed { id, why });
        }
    }
}
