// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the tables of a round that `zgoda tables` serves, through their connections to desks.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::table::PATIENCE;

const EVENT: &str = "[event]\nname = \"Open\"\n[arbiter]\npin = \"qwzk77\"\n[game]\ntime = \"5m\"\n[consent]\n\
    device = \"Zofia Lis\"\ndesk = \"Zofia Lis\"\near_page = \"Zofia Lis\"\near_device = \"phone 3\"\n\
    [preparation]\nask = false\n";

/// The papers of a round, and the folder of its games.
pub(crate) struct Papers {
    place: TempDir,
}

impl Papers {
    /// Makes the papers of this list with `zgoda round make`.
    pub(crate) fn of(list: &str) -> Papers {
        let place = tempdir().unwrap();
        fs::write(place.path().join("list.csv"), list).unwrap();
        fs::write(place.path().join("event.toml"), EVENT).unwrap();
        fs::create_dir(place.path().join("data")).unwrap();
        let papers = Papers { place };
        papers.make(&[]);
        papers
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.place.path().join(name)
    }

    pub(crate) fn make(&self, more: &[&str]) {
        let made = Command::new(crate::program::zgoda())
            .args(["round", "make"])
            .arg(self.path("list.csv"))
            .arg("--event")
            .arg(self.path("event.toml"))
            .arg("--out")
            .arg(self.path("out"))
            .args(more)
            .env("LC_ALL", "C")
            .output()
            .unwrap();
        assert!(made.status.success(), "{made:?}");
    }

    /// The words of the slip for this role at this table; the sheet of slips names both.
    pub(crate) fn words(&self, role: &str, table: &str) -> String {
        let text = fs::read_to_string(self.path("out/slips.txt")).unwrap();
        let slips = text.split("\n\n");
        let mut of_it = slips.filter(|it| it.contains(role) && it.contains(table));
        let slip = of_it.next().unwrap_or_else(|| panic!("{role}: {text}"));
        let mut lines = slip.lines();
        assert!(lines.any(|it| it == "Words:"), "{slip}");
        lines.next().unwrap().to_owned()
    }

    /// Makes a new slip with `zgoda round slip`; returns its words.
    pub(crate) fn slip(&self, table: &str, role: &[&str]) -> String {
        let made = Command::new(crate::program::zgoda())
            .args(["--lang", "en", "round", "slip"])
            .arg(self.path("out"))
            .arg(table)
            .args(role)
            .env("LC_ALL", "C")
            .output()
            .unwrap();
        assert!(made.status.success(), "{made:?}");
        let text = String::from_utf8(made.stdout).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..3], ["Table 3", "Ear of White", "Words:"], "{text}");
        lines[3].to_owned()
    }

    pub(crate) fn serve(&self, more: &[&str]) -> Round {
        let mut child = Command::new(crate::program::zgoda())
            .args(["tables", "--lang", "en", "--data"])
            .arg(self.path("data"))
            .args(more)
            .arg(self.path("out"))
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        let out = child.stdout.take().unwrap();
        let err = child.stderr.take().unwrap();
        heard(out, Arc::clone(&said));
        heard(err, Arc::clone(&said));
        Round {
            types: child.stdin.take().unwrap(),
            child,
            said,
            data: self.path("data"),
        }
    }
}

fn heard(from: impl std::io::Read + Send + 'static, into: Arc<Mutex<String>>) {
    thread::spawn(move || {
        for line in BufReader::new(from).lines().map_while(Result::ok) {
            let all = &mut *into.lock().unwrap();
            all.push_str(&line);
            all.push('\n');
        }
    });
}

/// The tables of a round, in a process.
pub(crate) struct Round {
    child: Child,
    types: ChildStdin,
    said: Arc<Mutex<String>>,
    data: PathBuf,
}

impl Round {
    pub(crate) fn types(&mut self, line: &str) {
        writeln!(self.types, "{line}").unwrap();
    }

    pub(crate) fn all(&self) -> String {
        self.said.lock().unwrap().clone()
    }

    pub(crate) fn says(&self, words: &str) {
        let until = Instant::now() + PATIENCE;
        while !self.all().contains(words) {
            assert!(Instant::now() < until, "no {words:?} in {:?}", self.all());
            // The other process sends no signal, so the test looks again and again.
            thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn desk(&self) -> HandDesk {
        let socket = self
            .data
            .join("tables")
            .join(format!("{}.sock", self.child.id()));
        HandDesk::connect(&socket)
    }

    /// Ends all games as a person at the terminal would, and returns the exit status.
    pub(crate) fn ends(mut self) -> Option<i32> {
        self.types("all: quit");
        self.types("all: yes");
        self.child.wait().unwrap().code()
    }

    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Round {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A desk that is played by the test, line by line.
pub(crate) struct HandDesk {
    reads: BufReader<UnixStream>,
    writes: UnixStream,
    /// All lines so far, including the lines that were skipped while the test waited for another line.
    pub(crate) told: Vec<Value>,
}

impl HandDesk {
    fn connect(socket: &Path) -> HandDesk {
        let until = Instant::now() + PATIENCE;
        let stream = loop {
            match UnixStream::connect(socket) {
                Ok(stream) => break stream,
                Err(why) => assert!(Instant::now() < until, "{why}"),
            }
            thread::sleep(Duration::from_millis(20));
        };
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        HandDesk {
            reads: BufReader::new(stream.try_clone().unwrap()),
            writes: stream,
            told: Vec::new(),
        }
    }

    pub(crate) fn asks(&mut self, what: &Value) {
        writeln!(self.writes, "{what}").unwrap();
    }

    /// The next line for which `is` is true.
    pub(crate) fn until(&mut self, is: impl Fn(&Value) -> bool) -> Value {
        loop {
            let mut line = String::new();
            let read = self.reads.by_ref().read_line(&mut line);
            assert!(matches!(read, Ok(1..)), "{read:?} behind {:?}", self.told);
            let told: Value = serde_json::from_str(&line).unwrap();
            self.told.push(told.clone());
            if is(&told) {
                return told;
            }
        }
    }

    pub(crate) fn is_told(&mut self, what: &str) -> Value {
        self.until(|told| told["tell"] == what)
    }

    /// Asks this table to let a device in, and returns the number that the table gives to the device.
    pub(crate) fn opens(&mut self, table: u32, words: &str, device: &str) -> u64 {
        self.asks(
            &json!({"table": table, "ask": "open", "request": 7, "device": device, "words": words}),
        );
        self.is_told("waits")["device"].as_u64().unwrap()
    }

    /// Waits until the device is let in, opens a page with its token, and returns the token.
    pub(crate) fn watches(&mut self, table: u32) -> String {
        let token = self.is_told("opened")["token"].as_str().unwrap().to_owned();
        self.asks(&json!({"table": table, "ask": "watch", "token": token}));
        self.is_told("watched");
        token
    }

    pub(crate) fn is_awake(&mut self, table: u32, token: &str, awake: bool) {
        self.asks(&json!({"table": table, "ask": "here", "token": token, "awake": awake}));
    }
}

const LIST: &str = "table;white;black;white_sight;black_sight\n\
    3;Anna Nowak;Jan Kowal;blind;sighted\n5;Ewa Lis;Piotr Zych;blind;sighted\n";

/// Lets the device for White's ear in at table 3, and returns the device's token.
fn ear_of_white(papers: &Papers, round: &mut Round, desk: &mut HandDesk) -> String {
    let words = papers.words("Ear of White", "Anna Nowak");
    let device = desk.opens(3, &words, "phone 3");
    round.types("3: arbiter qwzk77");
    round.types(&format!("3: device {device}"));
    round.types("3: arbiter done");
    let token = desk.watches(3);
    desk.is_awake(3, &token, true);
    token
}

#[test]
fn the_ear_of_a_table_of_a_round_says_what_is_said_there() {
    let papers = Papers::of(LIST);
    let mut round = papers.serve(&[]);
    let mut desk = round.desk();
    ear_of_white(&papers, &mut round, &mut desk);
    let said = desk.is_told("say");
    assert_eq!(said["table"], 3, "{said}");
    assert_eq!(round.ends(), Some(0));
}

/// The table tries the right words after the words that were typed before them, however many wrong words other people
/// type.
#[test]
fn right_words_are_tried_behind_wrong_ones_of_others() {
    let papers = Papers::of(LIST);
    let round = papers.serve(&[]);
    let mut desk = round.desk();
    let words = papers.words("Ear of White", "Anna Nowak");
    let first = words.split(' ').next().unwrap();
    for request in 100..105 {
        let wrong = format!("{first} wrong words these are");
        desk.asks(&json!({
            "table": 3, "ask": "open", "request": request, "device": "x", "words": wrong,
        }));
    }
    assert_eq!(desk.opens(3, &words, "phone 3"), 1);
    let refused = desk.told.iter().filter(|told| told["tell"] == "refused");
    assert!(refused.clone().all(|told| told["why"] == "no-slip"));
    assert_eq!(refused.count(), 5);
    assert_eq!(round.ends(), Some(0));
}

#[test]
fn a_table_that_cannot_start_keeps_no_other_from_it_and_starts_later() {
    let papers = Papers::of(LIST);
    let file = papers.path("out/table-05.toml");
    let good = fs::read_to_string(&file).unwrap();
    let odd = good.replace(
        "[table]\n",
        "[table]\nboard = [\"white=dgt:/dev/no-such-port\"]\n",
    );
    fs::write(&file, odd).unwrap();
    let mut round = papers.serve(&[]);
    round.says("table 5 does not start: ");
    for words in ["/dev/no-such-port", "type 5: start"] {
        assert!(round.all().contains(words), "{words}: {}", round.all());
    }
    let mut desk = round.desk();
    let told = desk.is_told("not-started");
    assert_eq!(
        (told["table"].as_u64(), told["number"].as_u64()),
        (Some(5), Some(5))
    );
    // The other table of the round plays.
    let words = papers.words("Ear of White", "Anna Nowak");
    assert_eq!(desk.opens(3, &words, "phone 3"), 1);
    round.types("5: start");
    let again = desk.is_told("not-started");
    assert!(
        again["why"].as_str().unwrap().contains("no-such-port"),
        "{again}"
    );
    fs::write(&file, good).unwrap();
    round.types("5: start");
    let hello = desk.until(|told| told["table"] == 5 && told["tell"] == "hello");
    assert_eq!(hello["number"], 5);
    assert_eq!(round.ends(), Some(0));
}

/// A table with a number neither in its file nor in the file's name is numbered by its place in the round.
#[test]
fn a_table_without_a_number_keeps_its_place_until_it_starts() {
    let papers = Papers::of(LIST);
    let named = papers.path("out/table-05.toml");
    let good = fs::read_to_string(&named).unwrap();
    let good = good.replace("number = 5\n", "");
    fs::remove_file(&named).unwrap();
    let file = papers.path("out/the-last.toml");
    let odd = "[table]\nboard = [\"white=dgt:/dev/no-such-port\"]\n";
    fs::write(&file, good.replace("[table]\n", odd)).unwrap();
    let mut round = papers.serve(&[]);
    round.says("table 2 does not start: ");
    let mut desk = round.desk();
    fs::write(&file, good).unwrap();
    round.types("2: start");
    let hello = desk.until(|told| told["tell"] == "hello" && told["table"] != 3);
    assert_eq!(hello["table"], 2, "{hello}");
    assert_eq!(round.ends(), Some(0));
}

#[test]
fn a_round_made_again_with_the_same_codes_fits_the_games_that_have_begun() {
    let papers = Papers::of(LIST);
    let round = papers.serve(&[]);
    round.says("table 5, 2 of 2");
    round.desk().is_told("hello");
    round.kill();
    papers.make(&["--again"]);
    let round = papers.serve(&[]);
    round.desk().is_told("hello");
    assert!(!round.all().contains("does not start"), "{}", round.all());
    round.kill();
    // Each table refuses the codes of another event file, and accepts them with the option for new codes.
    let other = EVENT.replace("qwzk77", "zkwq88");
    fs::write(papers.path("event.toml"), other).unwrap();
    papers.make(&["--again"]);
    let round = papers.serve(&[]);
    round.says("or add --new-code");
    round.kill();
    let round = papers.serve(&["--new-code"]);
    round.desk().is_told("hello");
    assert!(!round.all().contains("does not start"), "{}", round.all());
}

/// The running processes that this process has started.
fn children_of(id: u32) -> Vec<i32> {
    let threads = fs::read_dir(format!("/proc/{id}/task")).unwrap();
    let lists = threads.map(|it| fs::read_to_string(it.unwrap().path().join("children")));
    let all: Vec<String> = lists.map_while(Result::ok).collect();
    let words = all.iter().flat_map(|it| it.split_whitespace());
    words.map(|it| it.parse().unwrap()).collect()
}

#[test]
fn a_desk_that_dies_beside_its_tables_is_started_again_where_it_was_and_said() {
    let papers = Papers::of(LIST);
    let round = papers.serve(&["--desk", "127.0.0.1:0"]);
    round.says("the desk is at http://");
    let children = children_of(round.child.id());
    let [desk] = children[..] else {
        panic!("{children:?}");
    };
    let desk = rustix::process::Pid::from_raw(desk).unwrap();
    rustix::process::kill_process(desk, rustix::process::Signal::KILL).unwrap();
    round.says("the desk has ended (signal: 9");
    let until = Instant::now() + PATIENCE;
    let places = || {
        let all = round.all();
        let found = all.lines().filter_map(|it| {
            it.split_once("the desk is at ")
                .map(|(_, at)| at.to_owned())
        });
        found.collect::<Vec<String>>()
    };
    while places().len() < 2 {
        assert!(Instant::now() < until, "{}", round.all());
        // The other process sends no signal, so the test looks again and again.
        thread::sleep(Duration::from_millis(20));
    }
    // The port stays the same, because devices look for the desk there.
    let [first, second] = &places()[..] else {
        panic!("{:?}", places());
    };
    assert_eq!(first, second);
}

/// The words of the slip that the table made last.
fn made_last(round: &Round, count: usize) -> String {
    let until = Instant::now() + PATIENCE;
    loop {
        let all = round.all();
        let lines = all
            .lines()
            .filter(|line| line.contains("Slip for the ear of White"));
        let lines: Vec<&str> = lines.collect();
        if lines.len() == count {
            let (_, words) = lines.last().unwrap().rsplit_once(": ").unwrap();
            return words.to_owned();
        }
        assert!(Instant::now() < until, "{all}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// A phone fails, and another phone takes its place: without a restart, after a restart, and with a slip that was
/// printed anew.
#[test]
fn a_slip_is_made_anew_at_the_table_or_on_paper() {
    let papers = Papers::of(LIST);
    let paper = papers.words("Ear of White", "Anna Nowak");
    let mut round = papers.serve(&[]);
    let mut desk = round.desk();
    let first = ear_of_white(&papers, &mut round, &mut desk);
    round.types("3: arbiter qwzk77");
    round.types("3: slip white's ear");
    let words = made_last(&round, 1);
    let key = |words: &str| words.split(' ').next().unwrap().to_owned();
    let hello = desk.until(|told| {
        let keys = told["slips"].as_array().cloned().unwrap_or_default();
        told["tell"] == "hello" && keys.contains(&json!(key(&words)))
    });
    assert!(
        !hello["slips"]
            .as_array()
            .unwrap()
            .contains(&json!(key(&paper)))
    );
    let second = desk.opens(3, &words, "phone 4");
    round.says("Device 1 is that already");
    round.types(&format!("3: device {second}"));
    let ended = desk.is_told("unknown");
    assert_eq!(ended["token"], first.as_str());
    let token = desk.watches(3);
    desk.is_awake(3, &token, true);
    desk.is_told("say");
    // The process is killed after the slip was made and before it was used.
    round.types("3: slip ear of white");
    let unused = made_last(&round, 2);
    round.kill();
    let mut round = papers.serve(&[]);
    let mut desk = round.desk();
    desk.until(|told| told["tell"] == "hello" && told["table"] == 3);
    desk.asks(&json!({"table": 3, "ask": "watch", "token": token}));
    desk.is_told("watched");
    desk.asks(&json!({"table": 3, "ask": "open", "request": 8, "device": "x", "words": paper}));
    let refused = desk.is_told("refused");
    assert_eq!(refused["why"], "no-slip", "{refused}");
    desk.opens(3, &unused, "phone 5");
    round.kill();
    papers.make(&["--again"]);
    let printed = papers.words("Ear of White", "Anna Nowak");
    assert_ne!(printed, paper);
    round = papers.serve(&[]);
    let mut desk = round.desk();
    desk.until(|told| told["tell"] == "hello" && told["table"] == 3);
    desk.opens(3, &printed, "phone 6");
    // One slip is printed while the table plays, and another while no process serves the tables.
    let one = papers.slip("3", &["white's", "ear"]);
    desk.until(|told| {
        let keys = told["slips"].as_array().cloned().unwrap_or_default();
        told["tell"] == "hello" && keys.contains(&json!(key(&one)))
    });
    desk.opens(3, &one, "phone 7");
    round.kill();
    let other = papers.slip("3", &["ear-white"]);
    let round = papers.serve(&[]);
    let mut desk = round.desk();
    desk.until(|told| told["tell"] == "hello" && told["table"] == 3);
    desk.asks(&json!({"table": 3, "ask": "open", "request": 9, "device": "x", "words": one}));
    let refused = desk.is_told("refused");
    assert_eq!(refused["why"], "no-slip", "{refused}");
    desk.opens(3, &other, "phone 8");
    assert_eq!(round.ends(), Some(0));
}

/// Words that were said while an ear slept are counted, kept as not heard, and said at the press of a key, oldest first.
#[test]
fn an_ear_that_sleeps_is_told_and_hears_first_what_still_holds() {
    let papers = Papers::of(LIST);
    let mut round = papers.serve(&[]);
    let mut desk = round.desk();
    let token = ear_of_white(&papers, &mut round, &mut desk);
    // Hears the next words to their end, and returns them.
    let hears = |desk: &mut HandDesk| {
        let said = desk.is_told("say");
        for how in ["begun", "ended"] {
            desk.asks(&json!({
                "table": 3, "ask": "heard", "token": token, "utterance": said["utterance"], "how": how,
            }));
        }
        said["text"].as_str().unwrap_or_default().to_owned()
    };
    let until = |desk: &mut HandDesk, words: &str| {
        let mut heard = Vec::new();
        while heard
            .last()
            .is_none_or(|last: &String| !last.contains(words))
        {
            heard.push(hears(desk));
        }
        heard
    };
    until(&mut desk, "the sound is back");
    round.types("3: arbiter qwzk77");
    until(&mut desk, "the arbiter is at work");
    round.types("3: prepared");
    // Black has no way to press. The arbiter is told so, and starts the clock all the same (Kodeks II 4.4).
    round.types("3: resume");
    round.types("3: resume");
    until(&mut desk, "White's clock is running");
    round.types("3: white: 32-28");
    until(&mut desk, "thirty two, twenty eight");
    desk.is_awake(3, &token, false);
    round.says("White's ear is gone");
    round.types("3: black: 19-23");
    round.types("3: black: call");
    round.types("3: device");
    round.says("Device 1 is there");
    desk.is_awake(3, &token, true);
    round.says("White's ear is there again");
    let heard = until(&mut desk, "more, key R");
    let place = |words: &str| {
        let found = heard.iter().position(|text| text.contains(words));
        found.unwrap_or_else(|| panic!("no {words:?} in {heard:?}"))
    };
    // First comes the message that the sound is back, then the open questions and the facts that still hold, then the
    // number of further messages.
    let order = ["the sound is back", "nineteen, twenty three", "more, key R"];
    assert!(order.map(place).is_sorted(), "{heard:?}");
    desk.asks(&json!({
        "table": 3, "ask": "do", "request": 9, "token": token, "lang": "en", "line": "missed",
    }));
    let missed = until(&mut desk, "twenty three");
    assert_eq!(missed.len(), 1, "{missed:?}");
    assert!(missed[0].contains("Black calls the arbiter"), "{missed:?}");
    // The missed words are repeated only once.
    desk.asks(&json!({
        "table": 3, "ask": "do", "request": 10, "token": token, "lang": "en", "line": "missed",
    }));
    until(&mut desk, "nothing");
}
