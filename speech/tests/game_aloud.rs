//! A whole game as it sounds: every half-move through the phrase book, the queue and the built-in
//! voice onto a card, in Polish and in English. Nothing is clipped, nothing is missing, and the
//! silence between two half-moves is the designed one.
//!
//! Time is the card's: it asks for a buffer only when the voice's thread is at rest, so the same
//! samples come at the same places on every machine, many times faster than life. Times on a clock
//! are measured in `tests/embedded_voice.rs` and `benches/voice.rs`.
#![cfg(all(target_os = "linux", feature = "embedded-voice"))]
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may stop at the first fault"
)]

mod support;

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::path::PathBuf;
use std::time::Duration;

use support::Listener;
use support::card::{Card, RATE};
use zgoda_game::{Moment, Move, Setup, Side, Variant, legal_moves, via};
use zgoda_speech::announcement::{Action, Recorded, SpokenMove};
use zgoda_speech::manner::Delivery;
use zgoda_speech::queue::{Effect, Input, Waits};
use zgoda_speech::voice::{Command, Options, Output, Rate, Speech, VoiceEvent, VoiceSpec, espeak};
use zgoda_speech::{
    Announcement, Language, Message, Phrasebook, Queue, Status, Style, Utterance, UtteranceId,
    VoiceSlot,
};

/// Half-moves of the game: sixty moves of each side.
const HALF_MOVES: usize = 120;
/// What may come on top of the designed silence: an end is told when the two buffers that the card
/// holds have been heard, and both that and the next beginning fall between two buffers of 10 ms.
const LATER: Duration = Duration::from_millis(45);

#[test]
fn a_game_is_heard_whole_half_move_by_half_move() {
    let moves = moves();
    println!("| language | half-moves | shortest | median | longest | silences | whole game |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for language in [Language::Polish, Language::English] {
        let game = words(&moves, language);
        let heard = Hall::new(language).hear(&game);
        check(&game, &heard);
        report(language, &heard);
    }
}

// The game.

/// The first game of that length among those drawn at random.
fn moves() -> Vec<(Setup, Move)> {
    let (seed, moves) = (1..)
        .find_map(|seed| Some((seed, draw(seed)?)))
        .expect("one game lasts long enough");
    println!("seed {seed}");
    moves
}

/// Half-moves drawn among the legal ones, each with the position before it; `None` if the game
/// ends too soon.
fn draw(seed: u64) -> Option<Vec<(Setup, Move)>> {
    let mut state = seed;
    let mut setup = Setup::start(Variant::International);
    (0..HALF_MOVES)
        .map(|_| {
            let moves = legal_moves(&setup);
            // Knuth's MMIX generator; its high bits are the good ones.
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let drawn = (state >> 33) as usize % moves.len().max(1);
            let mv = *moves.get(drawn)?;
            let after = mv.apply(&setup);
            let before = std::mem::replace(&mut setup, after);
            Some((before, mv))
        })
        .collect()
}

/// The game in words.
fn words(game: &[(Setup, Move)], language: Language) -> Vec<Utterance> {
    let book = Phrasebook::new(language, Variant::International, Style::default());
    let mut id = UtteranceId(0);
    game.iter()
        .map(|(before, mv)| {
            let action = if mv.is_capture() {
                Action::Takes
            } else {
                Action::Moves
            };
            let played = SpokenMove {
                from: mv.from,
                via: via(before, mv).into_iter().collect(),
                to: mv.to,
                action,
            };
            let message = Message::MovePlayed {
                side: before.turn(),
                played,
                recorded: Recorded::Safe,
            };
            let announcement = Announcement::new(Side::White.into(), message);
            let phrase = book.words(&announcement.message);
            assert_eq!(phrase.problems, []);
            id = id.next();
            Utterance::new(id, &announcement, language, phrase.text, Moment::ZERO)
        })
        .collect()
}

// The card, the voice and the queue.

/// One half-move at the card.
struct Heard {
    /// When the voice said that it begins; in frames of the card.
    begun: usize,
    status: Option<Status>,
}

/// Everything that was played, and where what began.
struct Recording {
    samples: Vec<f32>,
    heard: BTreeMap<UtteranceId, Heard>,
}

/// A queue and its voice, and the card that is their clock.
struct Hall {
    card: Card,
    listener: Listener,
    voice_thread: Task,
    queue: Queue,
    frames: usize,
    heard: BTreeMap<UtteranceId, Heard>,
}

impl Hall {
    fn new(language: Language) -> Hall {
        // The library starts a thread of its own; here it does not bear the voice's name.
        espeak::prepare(language).unwrap();
        let card = Card::stepped();
        let options = Options {
            output: Output::device(card.device()),
            ..Options::new(language)
        };
        let listener = Listener::open(&VoiceSpec::Embedded, options);
        // Nothing to say: it only shows that the voice has started.
        listener.speak(support::speech(0, language, ""));
        while !matches!(
            listener.events.recv_timeout(Duration::from_millis(1)),
            Ok(VoiceEvent::Ended {
                id: UtteranceId(0),
                ..
            })
        ) {
            if card.opened() > 0 {
                card.step();
            }
        }
        card.forget();
        Hall {
            card,
            listener,
            voice_thread: Task::named("voice-embedded"),
            queue: Queue::new([VoiceSlot::Embedded], Waits::default()),
            frames: 0,
            heard: BTreeMap::new(),
        }
    }

    /// Queues the whole game at once, and plays until everything is said.
    fn hear(mut self, game: &[Utterance]) -> Recording {
        for utterance in game {
            self.tell(Input::Say(utterance.clone()));
        }
        while !self.queue.is_idle() {
            self.voice_thread.rests();
            self.frames += self.card.step();
            self.voice_thread.rests();
            while let Ok(event) = self.listener.events.try_recv() {
                match event {
                    VoiceEvent::Begun { id, .. } => self.begun(id),
                    VoiceEvent::Ended { id, .. } => {
                        self.tell(Input::Ended(VoiceSlot::Embedded, id));
                    }
                    other => panic!("{other:?}"),
                }
            }
            self.tell(Input::Tick);
        }
        Recording {
            samples: support::card::samples(&self.card.heard()),
            heard: self.heard,
        }
    }

    fn begun(&mut self, id: UtteranceId) {
        // In the buffer that was just played.
        let begun = self.frames - self.card.buffer() as usize;
        let before = self.heard.insert(
            id,
            Heard {
                begun,
                status: None,
            },
        );
        assert!(before.is_none(), "{id} begins twice");
        self.tell(Input::Begun(VoiceSlot::Embedded, id));
    }

    fn tell(&mut self, input: Input) {
        let now = Moment::from_ms(self.frames as u64 * 1_000 / u64::from(RATE));
        self.queue.handle(input, now);
        while let Some(effect) = self.queue.poll() {
            match effect {
                Effect::Start {
                    id,
                    text,
                    language,
                    earcon,
                    ..
                } => {
                    let speech = Speech {
                        id,
                        text,
                        language,
                        delivery: Delivery::default(),
                        earcon,
                    };
                    self.listener.voice.send(Command::Speak(speech));
                }
                Effect::Final(end) => {
                    let heard = self.heard.get_mut(&end.id).expect("it has begun");
                    heard.status = Some(end.status);
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

/// A thread of this process, as the system sees it.
struct Task(PathBuf);

impl Task {
    fn named(name: &str) -> Task {
        let is_named = |task: &PathBuf| {
            std::fs::read_to_string(task.join("comm")).is_ok_and(|comm| comm.trim() == name)
        };
        let tasks = std::fs::read_dir("/proc/self/task").unwrap();
        let named: Vec<PathBuf> = tasks
            .map(|task| task.unwrap().path())
            .filter(is_named)
            .collect();
        let [task] = named.as_slice() else {
            panic!("not one thread is called {name}: {named:?}");
        };
        Task(task.join("stat"))
    }

    /// Waits until it has nothing to do. A thread that was sent something counts as running from
    /// that moment on, so what was sent before has been dealt with.
    fn rests(&self) {
        loop {
            let stat = std::fs::read_to_string(&self.0).unwrap();
            let (_, after_name) = stat.rsplit_once(") ").unwrap();
            if after_name.starts_with('S') {
                return;
            }
            std::thread::yield_now();
        }
    }
}

// What was heard.

/// Checks every half-move against its words rendered alone, and the silence after it.
fn check(game: &[Utterance], recording: &Recording) {
    let ids: Vec<UtteranceId> = game.iter().map(|utterance| utterance.id).collect();
    assert!(
        recording.heard.keys().eq(&ids),
        "one is missing or one too many"
    );
    let spans = recording.spans();
    for (utterance, span) in game.iter().zip(&spans) {
        let heard = &recording.heard[&utterance.id];
        assert_eq!(heard.status, Some(Status::Spoken), "{}", utterance.text);
        sounds_like(utterance, &recording.samples[span.clone()]);
    }
    let designed = Waits::default().gap;
    for (pair, next) in spans.windows(2).zip(&game[1..]) {
        let gap = seconds(pair[1].start - pair[0].end);
        assert!(
            gap >= designed && gap <= designed + LATER,
            "{gap:?} before {}: {}",
            next.id,
            next.text
        );
    }
}

/// Is it as long and as loud as the same words alone, from the first sound on?
fn sounds_like(utterance: &Utterance, heard: &[f32]) {
    let mut alone = Vec::new();
    espeak::synthesise(
        &utterance.text,
        utterance.language,
        Rate::NORMAL,
        &mut |more| {
            alone.extend(more.iter().map(|&sample| f32::from(sample) / 32_768.0));
            ControlFlow::Continue(())
        },
    )
    .unwrap();
    let alone = &alone[sounding(&alone).expect("the words sound")];
    let (rate, own_rate) = (f64::from(RATE), f64::from(espeak::SAMPLE_RATE));
    // The synthesiser never takes quite the same time for the same words: 40 ms were seen. A
    // syllable takes more than 100.
    let longer = heard.len() as f64 / rate - alone.len() as f64 / own_rate;
    assert!(longer.abs() < 0.06, "{longer} s longer: {}", utterance.text);
    // The first 20 ms, in which a clipped start would show, and the whole. Soft consonants lose a
    // part of their highest sounds to the linear interpolation up to the card's rate.
    let onset =
        level(&heard[..(rate * 0.02) as usize]) / level(&alone[..(own_rate * 0.02) as usize]);
    let whole = level(heard) / level(alone);
    assert!(
        (onset - 1.0).abs() < 0.3,
        "{onset} at first: {}",
        utterance.text
    );
    assert!(
        (whole - 1.0).abs() < 0.1,
        "{whole} as loud: {}",
        utterance.text
    );
}

impl Recording {
    /// From the first sample that is no silence to after the last of each.
    fn spans(&self) -> Vec<Range<usize>> {
        let begun = self.heard.values().map(|heard| heard.begun);
        let ends = begun.clone().skip(1).chain([self.samples.len()]);
        begun
            .zip(ends)
            .map(|(from, to)| {
                let span = sounding(&self.samples[from..to]).expect("something is heard");
                from + span.start..from + span.end
            })
            .collect()
    }
}

/// What is not digital silence. Nothing softer is left out, so that a sound that fades away is as
/// long at the card's rate as at the synthesiser's.
fn sounding(samples: &[f32]) -> Option<Range<usize>> {
    let sounds = |sample: &f32| *sample != 0.0;
    Some(samples.iter().position(sounds)?..samples.iter().rposition(sounds)? + 1)
}

fn level(samples: &[f32]) -> f32 {
    (samples.iter().map(|s| s * s).sum::<f32>() / samples.len() as f32).sqrt()
}

fn seconds(frames: usize) -> Duration {
    Duration::from_secs_f64(frames as f64 / f64::from(RATE))
}

/// A line of the table in `docs/performance.md`.
fn report(language: Language, recording: &Recording) {
    let spans = recording.spans();
    let said = Spread::of(spans.iter().map(Range::len));
    let silent = Spread::of(spans.windows(2).map(|pair| pair[1].start - pair[0].end));
    println!(
        "| {} | {} | {} | {} | {} | {}-{}, median {} | {} s |",
        language.tag(),
        spans.len(),
        said.shortest,
        said.median,
        said.longest,
        silent.shortest,
        silent.longest,
        silent.median,
        recording.samples.len() / RATE as usize,
    );
}

/// In milliseconds.
struct Spread {
    shortest: usize,
    median: usize,
    longest: usize,
}

impl Spread {
    fn of(frames: impl Iterator<Item = usize>) -> Spread {
        let mut ms: Vec<usize> = frames.map(|n| n * 1_000 / RATE as usize).collect();
        ms.sort_unstable();
        Spread {
            shortest: ms[0],
            median: ms[ms.len() / 2],
            longest: ms[ms.len() - 1],
        }
    }
}
