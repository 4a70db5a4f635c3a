// SPDX-License-Identifier: GPL-3.0-or-later
//! Measures the time until the built-in voice is heard and until it is silent, the length of the commonest messages, and the cost
//! of a synthesis and of its conversion to the rate of a card.
//!
//! `cargo bench --workspace --bench voice`; `-- latencies pl`, `rest`, `idle`, `lengths`, `synthesis` or `rates` runs a
//! part.
//! The card is a fake card in real time with the buffer of real cards, 480 frames of 48 kHz; "audible" is the moment
//! at which the card takes the first audible sample. A real card plays that sample 10 ms later, which is the length
//! of one buffer.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a benchmark may stop at the first fault"
)]

#[allow(
    dead_code,
    reason = "shared with other benchmarks, which use more of it"
)]
#[path = "../../game/benches/figure/mod.rs"]
mod figure;
#[path = "../tests/support/mod.rs"]
mod support;

use std::hint::black_box;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use criterion::Criterion;
use support::card::Card;
use support::{Listener, speech};
use zgoda_game::{BySide, Side, Square, Variant};
use zgoda_speech::Language::{self, English, Polish};
use zgoda_speech::announcement::{Action, ClockReading, Recorded, SpokenMove};
use zgoda_speech::voice::resample::Resampler;
use zgoda_speech::voice::{self, Options, Output, Part, Place, Rate, Sleep, VoiceSpec, espeak};
use zgoda_speech::{LetterStyle, Message, NumberStyle, Phrasebook, Style};

const MOVES: [(Language, &str); 2] = [
    (Polish, "trzydzieści dwa, dwadzieścia osiem"),
    (English, "thirty two, twenty eight"),
];
const TIMES: u64 = 200;
/// The length of the buffer that a card asks for each time: 480 frames.
const BUFFER: Duration = Duration::from_millis(10);
/// The number of cards that rest at the same time, so that one wait for the rest serves many measurements.
const RESTING: u64 = 20;

fn main() {
    let started = Instant::now();
    // Criterion also runs the benchmark for `--test`; then the benchmark only has to succeed.
    let once = std::env::args().any(|argument| argument == "--test");
    let arguments = std::env::args().skip(1);
    let words: Vec<String> = arguments.filter(|word| !word.starts_with('-')).collect();
    let wanted = |part: &str| words.is_empty() || words.iter().any(|word| word == part);
    if wanted("latencies") {
        // If no language is named, all languages are measured.
        let named = |language: &Language| words.iter().any(|word| word == language.tag());
        let some = Language::ALL.into_iter().any(|language| named(&language));
        let all = Language::ALL.into_iter();
        let languages: Vec<Language> = all.filter(|it| !some || named(it)).collect();
        latencies(started, &languages, if once { 2 } else { TIMES });
    }
    if wanted("rest") {
        after_a_rest(if once { 1 } else { TIMES.div_ceil(RESTING) });
    }
    if wanted("idle") {
        at_rest(if once { 1 } else { 20 });
    }
    if wanted("lengths") {
        lengths();
    }
    if wanted("synthesis") || wanted("rates") {
        let mut criterion = Criterion::default().configure_from_args();
        if wanted("synthesis") {
            synthesis(&mut criterion);
        }
        if wanted("rates") {
            rates(&mut criterion);
        }
        criterion.final_summary();
    }
}

/// Measures the delays of a key that cuts the speech and is answered by another utterance.
fn latencies(started: Instant, languages: &[Language], times: u64) {
    let (card, listener) = on_a_card(Sleep::Rests);
    listener.speak(speech(0, Polish, MOVES[0].1));
    listener.begun(0);
    let first = card.first_audible(started);
    println!("cold: start of main to audible {:?}", first - started);
    listener.cancel(0);
    listener.cancelled(0);

    let bare = Bare::new();
    for &language in languages {
        let text = words(language, NumberStyle::Whole, &the_move(Action::Moves));
        let mut waited = Vec::new();
        let (mut audible, mut silent, mut answered) = (Vec::new(), Vec::new(), Vec::new());
        for time in 0..times {
            let (cut, answer) = (2 * time + 1, 2 * time + 2);
            card.forget();
            // The key presses must not be in step with the card.
            std::thread::sleep(Duration::from_micros(20_000 + (time * 1_370) % 10_000));
            let asked = Instant::now();
            listener.speak(speech(cut, language, &text));
            listener.begun(cut);
            audible.push(card.first_audible(asked) - asked);
            // The key that cuts the words must not be in step with the beginning of the words.
            std::thread::sleep(Duration::from_micros(30_000 + (time * 2_930) % 10_000));
            let key = Instant::now();
            listener.cancel(cut);
            listener.speak(speech(answer, language, &text));
            silent.push(listener.cancelled(cut) - key);
            answered.push(listener.begun(answer) - key);
            listener.cancel(answer);
            listener.cancelled(answer);
            if language == Polish {
                // The request comes at any moment between two beats of the card, as a key press does.
                std::thread::sleep(Duration::from_micros((time * 1_930) % 10_000));
                waited.push(bare.take());
            }
        }
        let tag = language.tag();
        let first = report(tag, "announced to audible", audible);
        let silence = report(tag, "key to silence", silent);
        let answer = report(tag, "key to first sample", answered);
        if language == Polish {
            let waited = report(tag, "a thread", waited);
            figure::figure("first-sample", first, "ms", "thread", waited);
            figure::figure("silence", silence, "ms", "thread", waited);
            figure::figure("answer", answer, "ms", "thread", waited);
        }
    }
    println!("resident memory: {} kB", resident());
}

/// The wait without a voice, for comparison: a thread is woken and waits for the next beat, the moment at which a card
/// asks for a buffer.
struct Bare {
    asked: Sender<()>,
    done: Receiver<()>,
}

impl Bare {
    fn new() -> Bare {
        let (asked, asks) = channel();
        let (tell, done) = channel();
        std::thread::spawn(move || {
            let began = Instant::now();
            for () in asks {
                let beat = BUFFER.as_nanos() as u64;
                let left = beat - began.elapsed().as_nanos() as u64 % beat;
                // The measured wait lasts until the card's next beat.
                std::thread::sleep(Duration::from_nanos(left));
                if tell.send(()).is_err() {
                    return;
                }
            }
        });
        Bare { asked, done }
    }

    fn take(&self) -> Duration {
        let asked = Instant::now();
        self.asked.send(()).unwrap();
        self.done.recv().unwrap();
        asked.elapsed()
    }
}

/// Measures the answer to a key on a resting card, not counting the buffer that the card waited for.
fn after_a_rest(rests: u64) {
    let text = words(Polish, NumberStyle::Whole, &the_move(Action::Moves));
    let voices: Vec<(Card, Listener)> = (0..RESTING).map(|_| on_a_card(Sleep::Rests)).collect();
    let mut answered = Vec::new();
    for id in 0..rests {
        for (card, listener) in &voices {
            card.until_dry();
            let key = Instant::now();
            listener.speak(speech(id, Polish, &text));
            listener.begun(id);
            answered.push(card.first_audible(key) - key);
            listener.cancel(id);
            listener.cancelled(id);
            card.forget();
        }
    }
    let answer = report("pl", "after a rest, audible", answered);
    figure::figure_alone("answer-after-rest", answer, "ms");
}

/// Measures the memory of four voices on four cards, and their cost in silence, at rest and kept awake.
fn at_rest(seconds: u64) {
    for (sleep, how) in [(Sleep::Rests, "at rest"), (Sleep::Awake, "kept awake")] {
        let voices: Vec<(Card, Listener)> = (0..4).map(|_| on_a_card(sleep)).collect();
        for (_, listener) in &voices {
            listener.speak(speech(1, Polish, MOVES[0].1));
            listener.begun(1);
            listener.ended(1);
        }
        if sleep == Sleep::Rests {
            voices.iter().for_each(|(card, _)| card.until_dry());
        }
        let (before, began) = (processor_time(), Instant::now());
        // While the voices say nothing, the cost of silence is measured.
        std::thread::sleep(Duration::from_secs(seconds));
        let used = (processor_time() - before).as_secs_f64() / began.elapsed().as_secs_f64();
        println!(
            "four voices on four cards: {} kB, {how} {:.2} % of one core, the cards with it",
            resident(),
            used * 100.0
        );
        if sleep == Sleep::Rests {
            figure::figure_alone("four-voices-idle", used * 100.0, "%");
        }
    }
}

/// A card in real time, and the listener to the voice on it.
fn on_a_card(sleep: Sleep) -> (Card, Listener) {
    let card = Card::new(1);
    let output = Output {
        card: voice::Card::new(Place::Device(card.device()), sleep),
        part: Part::Whole,
    };
    let options = Options {
        output,
        ..Options::new(Polish)
    };
    (card, Listener::open(&VoiceSpec::Embedded, options))
}

/// The processor time that this process has used.
fn processor_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields = stat.rsplit_once(')').unwrap().1.split_whitespace();
    let ticks = fields.skip(11).take(2).map(|it| it.parse::<u64>().unwrap());
    Duration::from_millis(ticks.sum::<u64>() * 10)
}

fn square(number: &str) -> Square {
    Variant::International.square(number).unwrap()
}

fn the_move(action: Action) -> Message {
    Message::MovePlayed {
        side: Side::White,
        played: SpokenMove {
            from: square("32"),
            via: Vec::new(),
            to: square(if action == Action::Moves { "28" } else { "21" }),
            action,
        },
        recorded: Recorded::Safe,
    }
}

fn words(language: Language, numbers: NumberStyle, message: &Message) -> String {
    let style = Style {
        numbers,
        letters: LetterStyle::Plain,
    };
    let phrase = Phrasebook::new(language, Variant::International, style).words(message);
    assert_eq!(phrase.problems, []);
    phrase.text
}

/// Prints the time that the commonest messages take, as lines of the table in `docs/measured/performance.md`.
fn lengths() {
    let clock = ClockReading {
        used: BySide {
            white: Duration::from_secs(1_510),
            black: Duration::from_secs(1_984),
        },
        left: BySide {
            white: Duration::from_secs(4_490),
            black: Duration::from_secs(4_016),
        },
        running: Some(Side::White),
    };
    let own = Side::White;
    let messages = [
        ("32-28", the_move(Action::Moves)),
        ("32x21", the_move(Action::Takes)),
        (
            "the clock",
            Message::ClockShows {
                own,
                of: None,
                clock,
            },
        ),
        ("a draw offered", Message::DrawOffered { by: Side::Black }),
    ];
    println!("| language | message | whole numbers | digit by digit |\n| --- | --- | --- | --- |");
    for language in Language::ALL {
        for (name, message) in &messages {
            let texts = [NumberStyle::Whole, NumberStyle::Digits]
                .map(|numbers| words(language, numbers, message));
            let cells = texts.clone().map(|text| {
                let rates = [175, 300, 450].map(|rate| Rate::new(rate).unwrap());
                let ms = rates.map(|rate| length(language, &text, rate).to_string());
                ms.join(" / ")
            });
            let digits = if texts[0] == texts[1] {
                "the same"
            } else {
                &cells[1]
            };
            println!("| {} | {name} | {} | {digits} |", language.tag(), cells[0]);
        }
    }
}

/// The length of the spoken text in milliseconds.
fn length(language: Language, text: &str, rate: Rate) -> usize {
    let mut samples = 0;
    espeak::synthesise(text, language, rate, &mut |more| {
        samples += more.len();
        ControlFlow::Continue(())
    })
    .unwrap();
    samples * 1_000 / espeak::SAMPLE_RATE as usize
}

/// Prints the times and returns their median in milliseconds.
fn report(tag: &str, what: &str, mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    println!(
        "{tag}: {what:21} p50 {:5.1} ms, p99 {:5.1} ms, worst {:5.1} ms, {} times",
        at(50).as_secs_f64() * 1e3,
        at(99).as_secs_f64() * 1e3,
        at(100).as_secs_f64() * 1e3,
        times.len()
    );
    at(50).as_secs_f64() * 1e3
}

fn resident() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.map_or("unknown".to_owned(), |rest| {
        rest.trim().trim_end_matches(" kB").to_owned()
    })
}

fn synthesis(criterion: &mut Criterion) {
    for (language, text) in MOVES {
        let mut group = criterion.benchmark_group(format!("synthesis, {}", language.tag()));
        group.bench_function("first samples", |bencher| {
            bencher.iter(|| made(language, text, ControlFlow::Break(())));
        });
        group.bench_function("whole move", |bencher| {
            bencher.iter(|| made(language, text, ControlFlow::Continue(())));
        });
        group.finish();
    }
    criterion.bench_function("a change of language", |bencher| {
        bencher.iter(|| {
            espeak::prepare(Polish).unwrap();
            espeak::prepare(English).unwrap();
        });
    });
}

/// A second of the voice at the rate of a card: as it is made now, drained from the mixer; and by the straight lines of
/// the mixer alone.
fn rates(criterion: &mut Criterion) {
    let mut own: Vec<i16> = Vec::new();
    espeak::synthesise(MOVES[0].1, Polish, Rate::NORMAL, &mut |samples| {
        own.extend(samples);
        ControlFlow::Continue(())
    })
    .unwrap();
    own.truncate(espeak::SAMPLE_RATE as usize);
    let own_rate = NonZero::new(espeak::SAMPLE_RATE).unwrap();
    let drained = |samples: Vec<f32>, from: NonZero<u32>, to: NonZero<u32>| {
        let (mixer, drained) = rodio::mixer::mixer(NonZero::<u16>::MIN, to);
        mixer.add(rodio::buffer::SamplesBuffer::new(
            NonZero::<u16>::MIN,
            from,
            samples,
        ));
        drained.count()
    };
    for rate in [44_100, 48_000] {
        let card = NonZero::new(rate).unwrap();
        let mut group = criterion.benchmark_group(format!("rates, a second for a card of {rate}"));
        group.bench_function("opening", |bencher| {
            bencher.iter(|| Resampler::new(card).unwrap());
        });
        let mut resampler = Resampler::new(card).unwrap();
        group.bench_function("on the thread of the voice", |bencher| {
            bencher.iter(|| {
                resampler.begin();
                let made: Vec<Vec<f32>> = own.chunks(441).map(|it| resampler.push(it)).collect();
                (made, resampler.finish())
            });
        });
        resampler.begin();
        let mut ready = resampler.push(&own);
        ready.extend(resampler.finish());
        group.bench_function("on the thread of the card", |bencher| {
            bencher.iter(|| drained(ready.clone(), card, card));
        });
        let plain: Vec<f32> = own.iter().map(|&it| f32::from(it) / 32_768.0).collect();
        group.bench_function("there by straight lines, as before", |bencher| {
            bencher.iter(|| drained(plain.clone(), own_rate, card));
        });
        group.finish();
    }
}

fn made(language: Language, text: &str, flow: ControlFlow<()>) -> usize {
    let mut count = 0;
    espeak::synthesise(text, language, Rate::NORMAL, &mut |samples| {
        count += samples.len();
        flow
    })
    .unwrap();
    black_box(count)
}
