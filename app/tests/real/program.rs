// SPDX-License-Identifier: GPL-3.0-or-later
//! The program as a process: its start, output and end, and the files that it leaves.

use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, LazyLock};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde_json::Value;
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::numbers::{Gender, Numbers};

/// The longest wait for anything; a test that waits in vain fails instead of hanging.
pub(crate) const PATIENCE: Duration = Duration::from_secs(90);
/// The longest wait for a line, whatever else is printed meanwhile.
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// The binary, in an environment that does not depend on the user who runs the test.
pub(crate) fn zgoda() -> Command {
    surroundings(Command::new(env!("CARGO_BIN_EXE_zgoda")))
}

/// The binary, started by `program`.
pub(crate) fn zgoda_under(program: &[&str]) -> Command {
    let mut command = Command::new(program[0]);
    command.args(&program[1..]).arg(env!("CARGO_BIN_EXE_zgoda"));
    surroundings(command)
}

fn surroundings(mut command: Command) -> Command {
    command
        .env("LC_ALL", "C")
        // No settings of a user, and no first start.
        .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env("RUST_BACKTRACE", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// The outcome of a call.
#[derive(Debug)]
pub(crate) struct Called {
    /// The exit status; -1 after a signal.
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Called {
    /// Checks for exit status 2, nothing on standard output, and one sentence that has `words`.
    pub(crate) fn is_refusal(&self, words: &[&str]) {
        assert_eq!((self.status, self.out.as_str()), (2, ""), "{self:?}");
        self.is_one_sentence(words);
    }

    /// Checks that standard error is one sentence that has `words`.
    pub(crate) fn is_one_sentence(&self, words: &[&str]) {
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        assert!(self.err.starts_with("zgoda: "), "{self:?}");
        for word in words {
            assert!(self.err.contains(word), "{word:?} in {self:?}");
        }
    }
}

/// Runs the command to its end, with `input` typed.
pub(crate) fn call(command: &mut Command, input: &[u8]) -> Called {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A program that does not read its input may be gone before all of it is written.
    let feeder = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let out = read_all(child.stdout.take().unwrap());
    let err = read_all(child.stderr.take().unwrap());
    let status = ended(&mut child);
    feeder.join().unwrap();
    Called {
        status: status.code().unwrap_or(-1),
        out: out.join().unwrap(),
        err: err.join().unwrap(),
    }
}

/// Runs a command line of the program to its end.
pub(crate) fn run<A: AsRef<OsStr>>(arguments: &[A]) -> Called {
    call(zgoda().args(arguments), b"")
}

fn read_all(mut from: impl std::io::Read + Send + 'static) -> JoinHandle<String> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        from.read_to_end(&mut bytes).unwrap();
        String::from_utf8(bytes).unwrap()
    })
}

/// Waits for the end; a program that does not end is killed, and the test fails.
pub(crate) fn ended(child: &mut Child) -> ExitStatus {
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            if !status.success()
                && let Some(mut errors) = child.stderr.take()
            {
                // The error output says why the program did not end.
                let mut told = String::new();
                let _ = errors.read_to_string(&mut told);
                println!("{status}: {told}");
            }
            return status;
        }
        if began.elapsed() > PATIENCE {
            child.kill().unwrap();
            child.wait().unwrap();
            panic!("the program does not end");
        }
        // The standard library has no wait for a process that ends by itself after a while.
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// A game folder, with its record and its transcript.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) record: PathBuf,
    pub(crate) transcript: PathBuf,
}

impl Table {
    pub(crate) fn in_folder(folder: &Path) -> Table {
        Table {
            record: folder.join("game.zgoda"),
            transcript: folder.join("transcript.jsonl"),
        }
    }

    /// `zgoda play` at this table, without a voice.
    pub(crate) fn play(&self) -> Command {
        let mut command = zgoda();
        self.options(&mut command);
        command
    }

    /// Adds the options of `zgoda play` at this table, without a voice.
    pub(crate) fn options(&self, command: &mut Command) {
        self.options_with(command, "none");
    }

    /// Adds the options of a call in which the built-in voice speaks into this file, or in which no voice speaks if none is built
    /// in.
    pub(crate) fn spoken_options(&self, command: &mut Command, wav: &Path) {
        if cfg!(feature = "embedded-voice") {
            self.options_with(command, &format!("wav:{}", wav.display()));
        } else {
            self.options(command);
        }
    }

    /// The options of a call with this voice.
    pub(crate) fn options_with(&self, command: &mut Command, voice: &str) {
        // Existing settings spare the program the first start.
        let home = self.record.parent().unwrap();
        let people = home.join("zgoda/people");
        // No first start happens in a folder that accepts no files, so a failure is fine here.
        let made = fs::create_dir_all(&people);
        let _ = made.and_then(|()| fs::write(people.join("player.toml"), ""));
        command.env("XDG_DATA_HOME", home);
        command.env("XDG_CONFIG_HOME", home);
        command.args(["play", "--voice", voice, "--record"]);
        command.arg(&self.record).arg("--transcript");
        command.arg(&self.transcript);
    }

    /// The standing half-moves of the record, as the exported PDN has them.
    pub(crate) fn moves(&self) -> Vec<String> {
        let mut command = zgoda();
        command.arg("export").arg(&self.record);
        let called = call(command.args(["--to", "pdn"]), b"");
        assert_eq!(called.status, 0, "{called:?}");
        let body = called.out.split("\n\n").nth(1).unwrap_or_default();
        let words = body.split_whitespace();
        words
            .filter(|word| word.contains(['-', 'x']) && !matches!(*word, "2-0" | "1-1" | "0-2"))
            .map(str::to_owned)
            .collect()
    }

    /// Every event of the record, in order.
    pub(crate) fn events(&self) -> Vec<Value> {
        let mut lines = self.json_lines();
        lines.retain(|line| line["kind"].is_string());
        lines
    }

    /// Every utterance the record keeps, in order.
    pub(crate) fn utterances(&self) -> Vec<Value> {
        let mut lines = self.json_lines();
        lines.retain(|line| line["utterance"].is_object());
        lines
            .iter_mut()
            .map(|line| line["utterance"].take())
            .collect()
    }

    fn json_lines(&self) -> Vec<Value> {
        let mut command = zgoda();
        command.arg("export").arg(&self.record);
        // An unfinished official game exports all its data only for its arbiter's code, and that export is an event.
        let called = call(command.args(["--to", "json", "--arbiter"]), b"2468\n");
        assert_eq!(called.status, 0, "{called:?}");
        let lines = called.out.lines().map(json);
        lines.filter(|line| line["kind"] != "exported").collect()
    }

    /// The lines that the last start of the program has written into the transcript so far; an unfinished line is left out. Each
    /// start counts from 1 again.
    pub(crate) fn transcript(&self) -> Vec<Value> {
        let mut all = self.whole_transcript();
        let last = all.iter().rposition(|line| line["id"] == 1);
        all.split_off(last.unwrap_or_default())
    }

    /// The lines of all starts.
    pub(crate) fn whole_transcript(&self) -> Vec<Value> {
        let text = fs::read_to_string(&self.transcript).unwrap_or_default();
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        // A kill during a write may leave a part of a line; the next line is separate from it.
        let all = whole.lines().count();
        let lines = whole
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        let lines: Vec<Value> = lines.collect();
        let starts = lines.iter().filter(|line| line["id"] == 1).count();
        let broken = all - lines.len();
        assert!(
            broken <= starts,
            "{broken} broken lines of {starts} starts: {whole}"
        );
        lines
    }
}

fn json(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{line:?}: {error}"))
}

/// Announcements of played half-moves: the ply and the words.
pub(crate) fn announced(transcript: &[Value]) -> Vec<(usize, String)> {
    let played = transcript.iter().filter(|line| kind(line) == "move-played");
    played
        .map(|line| {
            let ply = line["about"]["ply"].as_u64().unwrap();
            (usize::try_from(ply).unwrap(), text(line).to_owned())
        })
        .collect()
}

/// The subject of an utterance.
pub(crate) fn kind(line: &Value) -> &str {
    line["about"]["kind"].as_str().unwrap_or_default()
}

/// The words of an utterance.
pub(crate) fn text(line: &Value) -> &str {
    line["text"].as_str().unwrap()
}

/// Checks the laws of every transcript: numbers in order without gaps, times in order, a final status, and a reason if a line was
/// not spoken.
pub(crate) fn is_well_formed(transcript: &[Value]) {
    for (line, id) in transcript.iter().zip(1..) {
        assert_eq!(line["id"], id, "{line}");
        let status = line["status"].as_str().unwrap();
        assert!(
            ["spoken", "superseded", "dropped", "failed"].contains(&status),
            "{line}"
        );
        assert_eq!(line["why"].is_null(), status == "spoken", "{line}");
        let priority = line["priority"].as_str().unwrap();
        assert!(
            ["alarm", "move", "reply", "hint"].contains(&priority),
            "{line}"
        );
        if kind(line) == "move-played" {
            assert_eq!(priority, "move", "{line}");
        }
        if status == "spoken" {
            let at = |name: &str| line[name].as_u64().unwrap();
            assert!(at("ms") <= at("begun_ms"), "{line}");
            assert!(at("begun_ms") <= at("ended_ms"), "{line}");
        }
    }
}

/// A running program, with the lines that it prints.
#[derive(Debug)]
pub(crate) struct Running {
    pub(crate) child: Child,
    pub(crate) input: Option<ChildStdin>,
    lines: Receiver<String>,
    errors: Option<JoinHandle<String>>,
}

impl Running {
    pub(crate) fn start(command: &mut Command) -> Running {
        let mut child = command.spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let errors = read_all(child.stderr.take().unwrap());
        let (send, lines) = channel();
        std::thread::spawn(move || {
            for line in out.lines() {
                if send.send(line.unwrap()).is_err() {
                    return;
                }
            }
        });
        Running {
            input: child.stdin.take(),
            child,
            lines,
            errors: Some(errors),
        }
    }

    /// Types a line. A program that is gone does not read it.
    pub(crate) fn type_line(&mut self, line: &str) {
        if let Some(input) = &mut self.input {
            let _ = writeln!(input, "{line}").and_then(|()| input.flush());
        }
    }

    /// The next line that the program prints; `None` after the last.
    pub(crate) fn line(&self) -> Option<String> {
        self.next(&[])
    }

    fn next(&self, before: &[String]) -> Option<String> {
        self.next_within(PATIENCE, before)
    }

    fn next_within(&self, patience: Duration, before: &[String]) -> Option<String> {
        match self.lines.recv_timeout(patience) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => panic!("nothing is printed behind {before:#?}"),
        }
    }

    /// Reads lines until one has `words` in it. The wait is limited even if other lines keep coming.
    pub(crate) fn until(&self, words: &str) -> String {
        let mut before = Vec::new();
        let began = Instant::now();
        let patience = || PATIENCE.min(LONGEST_WAIT.saturating_sub(began.elapsed()));
        while let Some(line) = self.next_within(patience(), &before) {
            if line.contains(words) {
                return line;
            }
            before.push(line);
        }
        panic!("{words:?} is not printed, only {before:?}");
    }

    /// All lines that the program still prints.
    pub(crate) fn rest(&self) -> Vec<String> {
        std::iter::from_fn(|| self.line()).collect()
    }

    /// Ends the input and waits for the end.
    pub(crate) fn finish(mut self) -> (ExitStatus, Vec<String>, String) {
        self.input = None;
        let status = ended(&mut self.child);
        let rest = self.rest();
        let errors = self.errors.take().unwrap().join().unwrap();
        (status, rest, errors)
    }

    /// Kills the program at once, and reads the remaining output.
    pub(crate) fn kill(mut self) -> Vec<String> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.rest()
    }
}

/// Numbers in words; other tests check the words themselves.
static NUMBERS: LazyLock<Arc<Numbers>> =
    LazyLock::new(|| Catalogue::new(Language::English).numbers());

/// The English words of the two squares of this half-move.
pub(crate) fn words_of(pdn: &str) -> (String, String) {
    let ends = pdn.split(['-', 'x']);
    let squares: Vec<u64> = ends.map(|end| end.parse().unwrap()).collect();
    let said = |square| NUMBERS.words(square, Gender::Other);
    (said(squares[0]), said(squares[squares.len() - 1]))
}

/// The side of this half-move and its move, as `last` says them in English.
pub(crate) fn placed(ply: usize) -> String {
    let side = if ply % 2 == 1 { "White" } else { "Black" };
    let number = u64::try_from(ply.div_ceil(2)).unwrap();
    format!("{side}, move {}", NUMBERS.words(number, Gender::Other))
}

/// Checks that every half-move of `game` was announced once, in order, with its own squares, and spoken to the end.
pub(crate) fn announced_once(transcript: &[Value], game: &[String]) {
    is_well_formed(transcript);
    let said = announced(transcript);
    let plies: Vec<usize> = said.iter().map(|(ply, _)| *ply).collect();
    assert_eq!(plies, (1..=game.len()).collect::<Vec<_>>());
    for ((ply, text), pdn) in said.iter().zip(game) {
        let (from, to) = words_of(pdn);
        assert!(
            text.starts_with(&from) && text.contains(&to),
            "half-move {ply}, {pdn}: {text:?}"
        );
    }
    for line in transcript {
        if kind(line) == "move-played" {
            assert_eq!(line["status"], "spoken", "{line}");
        }
    }
}

/// A number from the environment; `otherwise` if the variable is not set.
pub(crate) fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |text| {
        text.parse()
            .unwrap_or_else(|_| panic!("{name}={text} is no number"))
    })
}
