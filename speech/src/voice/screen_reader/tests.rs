// SPDX-License-Identifier: GPL-3.0-or-later
//! A fake reader: the questions that it gets, their order, and the effects of a reader that is away, is cut off, or hangs.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use super::*;
use crate::language::Language;
use crate::settings::Delivery;

const PATIENCE: Duration = Duration::from_secs(20);

/// A text that the reader takes and never begins. It is so long that no test waits for its latest possible end.
const STUCK: &str = "thirty two, twenty eight, thirty seven, thirty two, forty one, thirty seven, forty six, forty one, thirty four, thirty";

/// A reader that says nothing and remembers all.
#[derive(Default)]
struct Fake {
    told: Mutex<Vec<String>>,
    /// True if the reader reports when it has spoken.
    tells: bool,
    /// True if no call of the reader returns any more.
    hangs: AtomicBool,
    cut: AtomicBool,
}

impl Fake {
    fn note(&self, what: &str) {
        while self.hangs.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(5));
        }
        self.told.lock().unwrap().push(what.to_owned());
    }

    fn told(&self) -> Vec<String> {
        let told = self.told.lock().unwrap();
        told.iter().filter(|it| *it != "there").cloned().collect()
    }
}

impl Reader for Arc<Fake> {
    fn speak(&self, text: &str, begins: Begins) -> Result<Taken, Status> {
        self.note(text);
        if text != STUCK {
            begins();
        }
        if !self.tells {
            return Ok(Taken::Given);
        }
        if ["long", STUCK].contains(&text) {
            while !self.cut.swap(false, Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(2));
            }
            return Ok(Taken::Cut);
        }
        Ok(Taken::Spoken)
    }

    fn cancel(&self) -> Result<(), Status> {
        self.note("silence");
        self.cut.store(true, Ordering::Relaxed);
        Ok(())
    }

    fn is_there(&self) -> Result<(), Status> {
        self.note("there");
        Ok(())
    }
}

fn opened(fake: &Arc<Fake>) -> (VoiceHandle, Receiver<VoiceEvent>) {
    let reader: Arc<dyn Reader> = Arc::new(Arc::clone(fake));
    let (sends, events) = mpsc::channel();
    let told = Box::new(move |event| drop(sends.send(event)));
    let voice = open_with(move || Ok(reader), Options::new(Language::English), told).unwrap();
    (voice, events)
}

fn speech(id: u64, text: &str) -> Command {
    Command::Speak(Speech {
        id: UtteranceId(id),
        text: Some(text.to_owned()),
        language: Language::English,
        delivery: Delivery::default(),
        earcon: None,
    })
}

/// The next event, as one word and the number of the utterance.
fn next(events: &Receiver<VoiceEvent>) -> (&'static str, u64) {
    match events.recv_timeout(PATIENCE).unwrap() {
        VoiceEvent::Begun { id, .. } => ("begun", id.0),
        VoiceEvent::Ended { id, .. } => ("ended", id.0),
        VoiceEvent::Cancelled { id, .. } => ("cancelled", id.0),
        VoiceEvent::Failed { id, .. } => ("failed", id.0),
        VoiceEvent::Gone { .. } => ("gone", 0),
        other => panic!("{other:?}"),
    }
}

#[test]
fn words_are_said_once_each_and_in_order() {
    for tells in [true, false] {
        let fake = Arc::new(Fake {
            tells,
            ..Fake::default()
        });
        let (voice, events) = opened(&fake);
        for (id, text) in [(1, "thirty two"), (2, "thirty two"), (3, "nineteen")] {
            voice.send(speech(id, text));
        }
        for id in 1..=3 {
            assert_eq!(next(&events), ("begun", id), "{tells}");
            assert_eq!(next(&events), ("ended", id), "{tells}");
        }
        assert_eq!(fake.told(), ["thirty two", "thirty two", "nineteen"]);
    }
}

#[test]
fn what_is_cancelled_is_silenced_and_what_waits_is_left_out() {
    let fake = Arc::new(Fake {
        tells: true,
        ..Fake::default()
    });
    let (voice, events) = opened(&fake);
    for (id, text) in [(1, "long"), (2, "left out"), (3, "said")] {
        voice.send(speech(id, text));
    }
    assert_eq!(next(&events), ("begun", 1));
    while fake.told().is_empty() {
        thread::yield_now();
    }
    voice.send(Command::Cancel(UtteranceId(2)));
    assert_eq!(next(&events), ("cancelled", 2));
    voice.send(Command::Cancel(UtteranceId(1)));
    assert_eq!(next(&events), ("cancelled", 1));
    assert_eq!(next(&events), ("begun", 3));
    assert_eq!(next(&events), ("ended", 3));
    assert_eq!(fake.told(), ["long", "silence", "said"]);
}

#[test]
fn a_key_of_the_reader_that_cuts_the_words_is_told_as_not_heard() {
    let fake = Arc::new(Fake {
        tells: true,
        ..Fake::default()
    });
    let (voice, events) = opened(&fake);
    voice.send(speech(1, "long"));
    assert_eq!(next(&events), ("begun", 1));
    fake.cut.store(true, Ordering::Relaxed);
    assert_eq!(next(&events), ("failed", 1));
}

#[test]
fn a_reader_that_hangs_is_gone_and_nothing_it_had_is_forgotten() {
    let fake = Arc::new(Fake::default());
    let (voice, events) = opened(&fake);
    fake.hangs.store(true, Ordering::Relaxed);
    voice.send(speech(1, "thirty two"));
    voice.send(speech(2, "nineteen"));
    // No beginning is reported for words that have not begun.
    let rest: Vec<_> = (0..3).map(|_| next(&events)).collect();
    assert_eq!(rest, [("failed", 1), ("failed", 2), ("gone", 0)]);
    fake.hangs.store(false, Ordering::Relaxed);
}

#[test]
fn a_reader_that_takes_the_words_and_does_not_begin_is_gone_and_silenced() {
    let fake = Arc::new(Fake {
        tells: true,
        ..Fake::default()
    });
    let (voice, events) = opened(&fake);
    voice.send(speech(1, STUCK));
    assert_eq!(next(&events), ("failed", 1));
    assert_eq!(next(&events), ("gone", 0));
    // The reader is silenced when it recovers, because another voice speaks by then.
    let begun = Instant::now();
    while !fake.cut.load(Ordering::Relaxed) && fake.told().len() < 2 {
        assert!(begun.elapsed() < PATIENCE, "it was not silenced");
        // No event comes once the voice is gone, so the reader is polled.
        thread::sleep(Duration::from_millis(2));
    }
    assert_eq!(fake.told(), [STUCK, "silence"]);
}

#[test]
fn where_none_is_found_or_the_search_hangs_the_voice_is_gone() {
    let looked: [fn() -> Found; 2] = [
        || Err("no library".to_owned()),
        || {
            thread::sleep(Duration::from_secs(5));
            Err("too late".to_owned())
        },
    ];
    for find in looked {
        let (sends, events) = mpsc::channel();
        let told = Box::new(move |event| drop(sends.send(event)));
        let voice = open_with(find, Options::new(Language::English), told).unwrap();
        voice.send(speech(1, "thirty two"));
        assert_eq!(next(&events), ("failed", 1));
        assert_eq!(next(&events), ("gone", 0));
    }
}
