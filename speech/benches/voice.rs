//! How soon the built-in voice is heard and how soon it is silent, and what a synthesis costs.
//!
//! `cargo bench -p zgoda-speech --bench voice`. The card is a fake one in real time with the buffer
//! that real ones get, 480 frames of 48 kHz; "audible" is when the card took the first audible
//! sample. A real card plays it one buffer, 10 ms, later.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a benchmark may stop at the first fault"
)]

#[path = "../tests/support/mod.rs"]
mod support;

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use criterion::Criterion;
use support::card::Card;
use support::{Listener, speech};
use zgoda_speech::Language::{self, English, Polish};
use zgoda_speech::voice::{Options, Output, Rate, VoiceSpec, espeak};

const MOVES: [(Language, &str); 2] = [
    (Polish, "trzydzieści dwa, dwadzieścia osiem"),
    (English, "thirty two, twenty eight"),
];
const TIMES: u64 = 200;

fn main() {
    let started = Instant::now();
    // Criterion runs this for `--test` too; then it only has to work.
    let once = std::env::args().any(|argument| argument == "--test");
    latencies(started, if once { 2 } else { TIMES });
    let mut criterion = Criterion::default().configure_from_args();
    synthesis(&mut criterion);
    criterion.final_summary();
}

fn latencies(started: Instant, times: u64) {
    let card = Card::new(1);
    let options = Options {
        output: Output::device(card.device()),
        ..Options::new(Polish)
    };
    let listener = Listener::open(&VoiceSpec::Embedded, options);
    listener.speak(speech(0, Polish, MOVES[0].1));
    listener.begun(0);
    let first = card.first_audible(started);
    println!("cold: start of main to audible {:?}", first - started);
    listener.cancel(0);
    listener.cancelled(0);

    for (language, text) in MOVES {
        let (mut begun, mut audible, mut silent) = (Vec::new(), Vec::new(), Vec::new());
        for id in 1..=times {
            card.forget();
            // So that keys do not come in step with the card.
            std::thread::sleep(Duration::from_micros(20_000 + (id * 1_370) % 10_000));
            let asked = Instant::now();
            listener.speak(speech(id, language, text));
            begun.push(listener.begun(id) - asked);
            audible.push(card.first_audible(asked) - asked);
            // Nor the silence with the words it cuts.
            std::thread::sleep(Duration::from_micros(30_000 + (id * 2_930) % 10_000));
            let asked = Instant::now();
            listener.cancel(id);
            silent.push(listener.cancelled(id) - asked);
        }
        let tag = language.tag();
        report(tag, "asked to begun", begun);
        report(tag, "asked to audible", audible);
        report(tag, "cancelled to silence", silent);
    }
    println!("resident memory: {} kB", resident());
}

fn report(tag: &str, what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    println!(
        "{tag}: {what:21} p50 {:5.1} ms, p99 {:5.1} ms, worst {:5.1} ms, {} times",
        at(50).as_secs_f64() * 1e3,
        at(99).as_secs_f64() * 1e3,
        at(100).as_secs_f64() * 1e3,
        times.len()
    );
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

fn made(language: Language, text: &str, flow: ControlFlow<()>) -> usize {
    let mut count = 0;
    espeak::synthesise(text, language, Rate::NORMAL, &mut |samples| {
        count += samples.len();
        flow
    })
    .unwrap();
    black_box(count)
}
