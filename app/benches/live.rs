// SPDX-License-Identifier: GPL-3.0-or-later
//! Measures a player's waits with the real program and the real disk: `cargo bench -p zgoda --bench live`. Nothing is asserted;
//! `docs/measured/performance.md` keeps the numbers.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    missing_docs,
    reason = "a measurement stops at the first thing that is not as it should be"
)]

use std::fs::File;
use std::hint::black_box;
use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use sound_server::SoundServer;
use tempfile::tempdir;
use zgoda_game::shadow::{Handling, Judgement, Line, Shadow, Waits, judge};
use zgoda_game::{Kind, Moment, Move, Reading, Setup, SquareSet, Variant};
use zgoda_hw::sim::{self, HandCommand, SimOptions};
use zgoda_record::{Record, read};

#[allow(dead_code, reason = "shared with the tests, which use more of it")]
#[path = "../../record/tests/record/game.rs"]
mod entries;
#[allow(
    dead_code,
    reason = "shared with other benchmarks, which use more of it"
)]
#[path = "../../game/benches/figure/mod.rs"]
mod figure;
#[allow(dead_code, reason = "shared with the tests, which use more of it")]
#[path = "../tests/real/games.rs"]
mod games;

#[allow(dead_code, reason = "shared with the tests, which use more of it")]
#[path = "../tests/real/sound_server.rs"]
mod sound_server;

/// The number of starts of the program.
const STARTS: usize = 40;
/// The number of games over the wire, and the number of half-moves of each game.
const GAMES: u64 = 3;
const GAME: usize = 40;
/// The time between two touches of the hand, and between two half-moves: in real time, because the board, the line and
/// the program are measured at their real speed.
const TOUCH: Duration = Duration::from_millis(350);
const THINK: Duration = Duration::from_millis(700);
/// The number of changes on each of two boards, and the time between them.
const CHANGES: u32 = 400;
const CHANGE: Duration = Duration::from_millis(50);
/// The time after the first words until every card rests, and the time after that during which the cost of silence is
/// measured.
const SPOKEN: Duration = Duration::from_secs(22);
const IDLE: Duration = Duration::from_secs(30);
/// A start for comparison: rounds of processor work, and as many syncs of the disk as the program makes for its
/// record before its first word.
const START_ROUNDS: u32 = 4_000_000;
const START_PAGES: u32 = 9;
/// The bytes of two pages, which a record writes together.
const PAGES: [u8; 8_240] = [0; 8_240];
/// The number of batches put into a record.
const BATCHES: u32 = 300;
/// The number of arbiter's codes that are tried, each in a game of its own.
const CODES: usize = 10;
/// An official game with an arbiter's code.
const EVENT: &str =
    "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n[preparation]\nask = false\n";

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    let measures: [(&str, fn()); 9] = [
        ("start", starts),
        ("start-with-a-voice", starts_with_a_voice),
        ("judge", judged),
        ("record", appended),
        ("memory", memory),
        ("rest", rest_to_word),
        ("boards", two_boards),
        ("code", code_tried),
        ("idle", idle),
    ];
    for (name, measure) in measures {
        if words.is_empty() || words.iter().any(|word| word == name) {
            measure();
        }
    }
}

/// Prints the times, and returns the median and the 99th percentile in milliseconds.
fn report(what: &str, mut times: Vec<Duration>) -> (f64, f64) {
    times.sort();
    let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
    println!(
        "{what}: n={} p50={:?} p99={:?} longest={:?}",
        times.len(),
        at(50),
        at(99),
        times[times.len() - 1]
    );
    let ms = |percent| at(percent).as_secs_f64() * 1e3;
    (ms(50), ms(99))
}

struct Program {
    child: Child,
    input: Option<ChildStdin>,
    lines: Lines<BufReader<ChildStdout>>,
}

fn play(record: &Path, voice: &str, options: &[&str]) -> Program {
    Program::start(played(record, voice).args(options))
}

/// The program's command, in a language environment that is the same on every machine.
fn played(record: &Path, voice: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zgoda"));
    command
        .args(["play", "--voice", voice, "--record"])
        .arg(record)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    command
}

impl Program {
    fn start(command: &mut Command) -> Program {
        let mut child = command.spawn().unwrap();
        Program {
            input: child.stdin.take(),
            lines: BufReader::new(child.stdout.take().unwrap()).lines(),
            child,
        }
    }

    fn line(&mut self) -> String {
        self.lines.next().unwrap().unwrap()
    }

    fn end(mut self) {
        self.input = None;
        assert!(self.child.wait().unwrap().success());
    }
}

fn starts() {
    starts_of("none", "first-word");
}

fn starts_with_a_voice() {
    starts_of("embedded", "first-word-with-a-voice");
}

/// The time from the start of the process to its first word, alternating with a comparable start without the program.
fn starts_of(voice: &str, name: &str) {
    let (mut times, mut plain) = (Vec::new(), Vec::new());
    for _ in 0..STARTS {
        let folder = tempdir().unwrap();
        let began = Instant::now();
        let mut program = play(&folder.path().join("game.zgoda"), voice, &[]);
        program.line();
        times.push(began.elapsed());
        program.end();
        plain.push(plain_start(&folder.path().join("plain")));
    }
    let (half, _) = report(&format!("start to first word, --voice {voice}"), times);
    let (beside, _) = report("another process, work and pages", plain);
    figure::figure(name, half, "ms", "plain-start", beside);
}

/// Measures a comparable start on this machine: another process, processor work, and pages on the disk.
fn plain_start(path: &Path) -> Duration {
    let began = Instant::now();
    assert!(Command::new("true").status().unwrap().success());
    black_box(figure::work(START_ROUNDS));
    let mut file = File::create(path).unwrap();
    for _ in 0..START_PAGES {
        synced(&mut file);
    }
    began.elapsed()
}

/// Two pages, written and synced.
fn synced(file: &mut File) {
    file.write_all(&PAGES).unwrap();
    file.sync_data().unwrap();
}

/// Measures the way from a settled reading to its half-move.
fn judged() {
    let mut times = Vec::new();
    for seed in 0..20 {
        for (before, mv) in games::made_up(seed, 120).plies {
            let reading = Reading::from_setup(&mv.apply(&before));
            let line = Line {
                in_doubt: SquareSet::EMPTY,
                noted_off: SquareSet::EMPTY,
                now: before,
                last: None,
            };
            let began = Instant::now();
            let found = black_box(judge(black_box(&line), &reading, Handling::Official));
            times.push(began.elapsed());
            assert!(matches!(found, Judgement::Played(_)), "{found:?}");
        }
    }
    let (_, nearly_all) = report("settled reading to half-move", times);
    figure::figure_alone("judged", nearly_all * 1e3, "µs");
    judged_beside();
}

/// Measures the same way on a board that differs: a man that has nothing to do with the half-move is off, and was off
/// before the hand began.
fn judged_beside() {
    let mut times = Vec::new();
    for seed in 0..20 {
        for (before, mv) in games::made_up(seed, 120).plies {
            let after = mv.apply(&before);
            let mut men = (before.occupied() & after.occupied()).into_iter();
            let Some(off) = men.nth(seed as usize % 8) else {
                continue;
            };
            let shown = |mut setup: Setup| {
                setup.clear(off.set());
                Reading::from_setup(&setup)
            };
            let line = Line {
                in_doubt: SquareSet::EMPTY,
                noted_off: SquareSet::EMPTY,
                now: before,
                last: None,
            };
            let mut shadow = Shadow::new(line, Handling::Official, Waits::REAL);
            let at = Moment::from_ms;
            shadow.sensed(Reading::from_setup(&before), at(0));
            shadow.tick(at(1_000));
            shadow.sensed(shown(before), at(2_000));
            shadow.tick(at(4_000));
            let settled = shown(after);
            let began = Instant::now();
            shadow.sensed(black_box(settled), at(6_000));
            times.push(began.elapsed());
            black_box(&shadow);
        }
    }
    let (_, nearly_all) = report("the same where the board differs", times);
    figure::figure_alone("judged-beside", nearly_all * 1e3, "µs");
}

/// Measures the time until a half-move is durable, alternating with the time of the disk alone for as many bytes.
fn appended() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &entries::settings(), &entries::persons()).unwrap();
    let mut file = File::create(folder.path().join("plain")).unwrap();
    let (mut times, mut plain) = (Vec::new(), Vec::new());
    for n in 1..=BATCHES {
        let began = Instant::now();
        record.append(&entries::half_move(n)).unwrap();
        times.push(began.elapsed());
        let began = Instant::now();
        synced(&mut file);
        plain.push(began.elapsed());
    }
    record.close().unwrap();
    assert_eq!(read(&path).unwrap().state().made(), BATCHES as usize);
    let (half, _) = report("half-move into the record", times);
    let (beside, _) = report("two pages into a plain file, synced", plain);
    figure::figure("durable", half, "ms", "plain-file", beside);
}

/// Measures the program's memory during a spoken game.
fn memory() {
    let folder = tempdir().unwrap();
    let sound = format!("wav:{}", folder.path().join("game.wav").display());
    for (voice, name) in [("none", "memory"), (sound.as_str(), "memory-speaking")] {
        let record = folder.path().join(format!("game-{}.zgoda", voice.len()));
        let mut program = play(&record, voice, &["--speed", "50"]);
        let pdn = games::made_up(1, 60).pdn();
        let input = program.input.as_mut().unwrap();
        writeln!(input, "{}", pdn.join("\n")).unwrap();
        // Two lines come before the first half-move, so that the game is not over after this number of lines.
        pdn.iter().for_each(|_| drop(program.line()));
        let word = voice.split(':').next().unwrap();
        println!("memory, --voice {word}: {}", memory_of(&program.child));
        figure::figure_alone(name, megabytes_of(&program.child), "MB");
        program.end();
    }
}

/// The memory that a process holds, and its maximum so far.
fn memory_of(child: &Child) -> String {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let lines = status.lines();
    let of = lines.filter(|line| line.starts_with("VmRSS") || line.starts_with("VmHWM"));
    let of: Vec<String> = of.map(|line| line.replace('\t', " ")).collect();
    of.join(", ")
}

/// The resident memory of a process now, in MB.
fn megabytes_of(child: &Child) -> f64 {
    let memory = memory_of(child);
    let now = memory.split("VmRSS:").nth(1).unwrap();
    let kilobytes = now.split_whitespace().next().unwrap();
    kilobytes.parse::<f64>().unwrap() / 1024.0
}

/// Measures the time from an arbiter's code to the opened words, and from a half-move that is typed after the code, and
/// waits for it, to its announcement. The hash is as slow as in the released program, which it is not in tests.
fn code_tried() {
    let (mut opened, mut announced) = (Vec::new(), Vec::new());
    for _ in 0..CODES {
        let folder = tempdir().unwrap();
        let event = folder.path().join("event.toml");
        std::fs::write(&event, EVENT).unwrap();
        let record = folder.path().join("game.zgoda");
        let event = event.to_str().unwrap();
        let mut program = play(&record, "none", &["--mode", "official", "--event", event]);
        program.line();
        assert!(
            hashes(&record).contains("$argon2id$v=19$m=65536,t=2,p=1$"),
            "a hash at the cost of what is given away"
        );
        let began = Instant::now();
        writeln!(program.input.as_mut().unwrap(), "arbiter 2468\n32-28").unwrap();
        for _ in 0..2 {
            let line = program.line();
            let times = match line.as_str() {
                "the arbiter is at work" => &mut opened,
                "thirty two, twenty eight" => &mut announced,
                other => panic!("{other}"),
            };
            times.push(began.elapsed());
        }
        program.end();
    }
    let (half, _) = report("an arbiter's code to their words", opened);
    figure::figure_alone("code", half, "ms");
    let (half, _) = report("a half-move behind it to its announcement", announced);
    figure::figure_alone("half-move-behind-a-code", half, "ms");
}

/// The hashes of codes that a record keeps.
fn hashes(record: &Path) -> String {
    let database = rusqlite::Connection::open(record).unwrap();
    let ask = "SELECT value FROM game WHERE setting = 'codes'";
    database.query_row(ask, [], |row| row.get(0)).unwrap()
}

/// Measures the processor time for two boards that both change as fast as they can report: on each board a man is lifted
/// and put down again and again, twenty times a second.
fn two_boards() {
    let start = Setup::start(Variant::International);
    let boards = [(); 2].map(|()| sim::start(&SimOptions::default(), &start).unwrap());
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.zgoda");
    let [white, black] = [("white", &boards[0]), ("black", &boards[1])]
        .map(|(side, board)| format!("{side}=dgt:{}", board.path().display()));
    let options = ["--board", &white, "--board", &black];
    let mut program = play(&record, "none", &options);
    for _ in 0..2 {
        while !program.line().contains("agrees") {}
    }
    let square = Variant::International.square("32").unwrap();
    let piece = start.at(square).unwrap();
    let (ticks, began) = (ticks_of(&program.child), Instant::now());
    for change in 0..CHANGES {
        for board in &boards {
            board.send(if change % 2 == 0 {
                HandCommand::Lift(square)
            } else {
                HandCommand::Put(square, piece)
            });
        }
        // The pause between two changes of a square.
        std::thread::sleep(CHANGE);
    }
    let used = Duration::from_millis((ticks_of(&program.child) - ticks) * 10);
    let share = used.as_secs_f64() / began.elapsed().as_secs_f64() * 100.0;
    println!("two boards, {CHANGES} changes each, one in {CHANGE:?}: {share:.1} % of one core");
    figure::figure_alone("two-boards", share, "%");
    program.end();
}

/// Measures the cost and the memory of the program in silence, on a real sound server with one device and with four, at rest and
/// kept awake.
fn idle() {
    let four = ["white", "black", "assistant", "room"];
    for listeners in [&four[..1], &four[..]] {
        for (awake, how) in [("", "at rest"), ("awake:", "kept awake")] {
            let Some(server) = SoundServer::start(listeners) else {
                for figure in ["idle", "memory"] {
                    let channels = listeners.len();
                    println!("skipped: {figure}-{channels}-channels, there is no sound server");
                }
                continue;
            };
            let folder = tempdir().unwrap();
            let mut command = played(&folder.path().join("game.zgoda"), "embedded");
            command.args(["--clock", "90m+30s"]);
            if listeners.len() > 1 {
                command.args(["--blind", "both"]);
            }
            for listener in listeners {
                let channel = format!("{listener}={awake}device:{listener}");
                command.args(["--channel", &channel]);
            }
            let mut program = Program::start(server.surround(&mut command));
            while !program.line().contains("new game") {}
            // Cards come to rest by themselves after a while, and their cost until then is not counted.
            std::thread::sleep(SPOKEN);
            let (ticks, began) = (ticks_of(&program.child), Instant::now());
            std::thread::sleep(IDLE);
            let used = Duration::from_millis((ticks_of(&program.child) - ticks) * 10);
            let share = used.as_secs_f64() / began.elapsed().as_secs_f64() * 100.0;
            println!(
                "idle, channels: {}, {how}: {share:.2} % of one core, {}",
                listeners.len(),
                memory_of(&program.child)
            );
            if awake.is_empty() {
                let name = |what| format!("{what}-{}-channels", listeners.len());
                figure::figure_alone(&name("idle"), share, "%");
                figure::figure_alone(&name("memory"), megabytes_of(&program.child), "MB");
            }
            program.end();
        }
    }
}

/// Hundredths of a second of processor time that a process has used.
fn ticks_of(child: &Child) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap();
    // The name of the program may have blanks in it, and ends with the last bracket.
    let fields = stat.rsplit_once(')').unwrap().1.split_whitespace();
    let used = fields
        .skip(11)
        .take(2)
        .map(|field| field.parse::<u64>().unwrap());
    used.sum()
}

/// Measures the time from the hand's last touch to the first word, in real time, over a line of 9600 baud.
fn rest_to_word() {
    let mut times = Vec::new();
    let mut taken_back = 0;
    for seed in 0..GAMES {
        let start = Setup::start(Variant::International);
        let board = sim::start(&SimOptions::default(), &start).unwrap();
        let folder = tempdir().unwrap();
        let spec = format!("both=dgt:{}", board.path().display());
        let record = folder.path().join("game.zgoda");
        let mut program = play(&record, "none", &["--board", &spec]);
        while !program.line().contains("connected") {}
        std::thread::sleep(THINK * 2);
        for (before, mv) in games::made_up(seed, GAME).plies {
            std::thread::sleep(THINK);
            let touches = touches(&before, &mv);
            let (last, first) = touches.split_last().unwrap();
            for touch in first {
                board.send(touch.clone());
                std::thread::sleep(TOUCH);
            }
            board.send(last.clone());
            let began = Instant::now();
            let mut line = program.line();
            if line.contains("agrees") {
                line = program.line();
            }
            times.push(began.elapsed());
            if line.contains("correction") {
                taken_back += 1;
            }
        }
        program.end();
    }
    println!("words taken back: {taken_back}");
    let (half, _) = report("hand at rest to first word", times);
    figure::figure_alone("rest-to-word", half, "ms");
}

/// The touches of a hand that takes the piece, takes off the captured men, and puts the piece down last.
fn touches(before: &Setup, mv: &Move) -> Vec<HandCommand> {
    let mut piece = before.at(mv.from).unwrap();
    if mv.crowns(before) {
        piece.kind = Kind::King;
    }
    let captured = mv.captured.into_iter().map(HandCommand::Remove);
    std::iter::once(HandCommand::Lift(mv.from))
        .chain(captured)
        .chain([HandCommand::Put(mv.to, piece)])
        .collect()
}
