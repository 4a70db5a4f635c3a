// SPDX-License-Identifier: GPL-3.0-or-later
//! The utterances of Orca, which it writes into its log, with their moments. The log is a terminal, because Orca buffers its
//! output into a file.

use std::fs;
use std::fs::File;
use std::io::Read as _;
use std::os::fd::OwnedFd;
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rustix::fs::{Mode, OFlags};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};

use crate::desktop::PATIENCE;

/// The silence after which everything counts as said.
const QUIET: Duration = Duration::from_millis(1_200);

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// An utterance, and the time of day at which it began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) at: Duration,
    pub(crate) text: String,
}

#[derive(Debug)]
pub(crate) struct Orca {
    log: String,
    /// The writing end, kept open so that words written before the start of the reader are not lost.
    _line: OwnedFd,
    said: Arc<Mutex<Vec<Said>>>,
    times: Vec<(Way, String, Duration)>,
}

/// The kind of way from an act to the spoken word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// The time from a key to the words in the terminal.
    Terminal,
    /// The time from a table to a page, or from a key on a page.
    Page,
    /// The time from a key to a line of a shell: the share of the reader and its terminal alone.
    Shell,
    /// The time from a key after which the program rests on purpose.
    Rest,
}

impl Orca {
    /// Opens the terminal on which the reader will write, and listens there.
    pub(crate) fn listen() -> Orca {
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
        let master = openpt(flags).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap();
        let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
        let line = rustix::fs::open(name.as_c_str(), flags, Mode::empty()).unwrap();
        let mut plain = tcgetattr(&line).unwrap();
        plain.make_raw();
        tcsetattr(&line, OptionalActions::Now, &plain).unwrap();
        let said = Arc::default();
        let heard = Arc::clone(&said);
        std::thread::spawn(move || hear(File::from(master), &heard));
        Orca {
            log: name.into_string().unwrap(),
            _line: line,
            said,
            times: Vec::new(),
        }
    }

    /// The place where Orca is to write.
    pub(crate) fn log(&self) -> &str {
        &self.log
    }

    /// True if Orca runs.
    pub(crate) fn is_there(&self) -> bool {
        let said = self.said();
        said.iter()
            .any(|it| it.text.starts_with("Screen reader on"))
    }

    /// All words of the reader so far.
    pub(crate) fn said(&self) -> Vec<Said> {
        self.said.lock().unwrap().clone()
    }

    /// All that Orca says after the first `before` utterances, once it is silent. Waits for at least `least` lines, but no longer
    /// than `patience`.
    pub(crate) fn says(&self, before: usize, least: usize, patience: Duration) -> Vec<Said> {
        let begun = Instant::now();
        let (mut count, mut since) = (0, Instant::now());
        loop {
            let said = self.said().split_off(before);
            if said.len() != count {
                (count, since) = (said.len(), Instant::now());
            }
            let enough = lines(&said).len() >= least || begun.elapsed() > patience;
            if enough && since.elapsed() > QUIET {
                return said;
            }
            assert!(begun.elapsed() < 3 * PATIENCE, "it does not stop speaking");
            sleep(Duration::from_millis(20));
        }
    }

    /// Notes the time that a word took.
    pub(crate) fn took(&mut self, way: Way, what: String, time: Duration) {
        self.times.push((way, what, time));
    }

    /// Prints the times that words took.
    pub(crate) fn tell_times(&self) {
        let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
        for way in [Way::Terminal, Way::Shell, Way::Page] {
            let mut all: Vec<_> = self.times.iter().filter(|it| it.0 == way).collect();
            all.sort_by_key(|(_, _, time)| *time);
            let of = |hundredth: usize| {
                all.get((all.len() * hundredth / 100).min(all.len().saturating_sub(1)))
            };
            if let (Some((_, _, half)), Some((_, slowest, most))) = (of(50), of(99)) {
                println!(
                    "measured: from what was done to the reader's word, {way:?}: {} words, half within {} ms, 99 of 100 within {} ms ({slowest}); load {}",
                    all.len(),
                    half.as_millis(),
                    most.as_millis(),
                    load.trim()
                );
            }
        }
    }
}

/// The time of day.
pub(crate) fn now() -> Duration {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Duration::from_micros(u64::try_from(since.as_micros() % DAY.as_micros()).unwrap())
}

/// The time from one moment of a day to another, also across midnight.
pub(crate) fn between(from: Duration, to: Duration) -> Duration {
    to.checked_sub(from)
        .unwrap_or_else(|| (to + DAY).saturating_sub(from))
}

/// The spoken words, line by line, without lines that name a record, because such names differ each time.
pub(crate) fn lines(said: &[Said]) -> Vec<String> {
    let lines = said.iter().flat_map(|it| it.text.split(['\n', '\r']));
    let lines = lines.map(|line| line.trim().to_owned());
    lines
        .filter(|line| !line.is_empty() && !line.contains(".zgoda"))
        .collect()
}

/// Reads the log until it ends.
fn hear(mut log: File, said: &Mutex<Vec<Said>>) {
    let (mut bytes, mut rest) = ([0; 65_536], String::new());
    while let Ok(count @ 1..) = log.read(&mut bytes) {
        rest += &String::from_utf8_lossy(&bytes[..count]);
        // An unfinished entry begins with a line of its own.
        let whole = rest.rfind("\n").map_or(0, |end| end + 1);
        let open = rest[..whole]
            .rfind(MARK)
            .filter(|at| end_of(&rest[at + MARK.len()..whole]).is_none());
        let until = open.map_or(whole, |at| rest[..at].rfind('\n').map_or(0, |it| it + 1));
        said.lock().unwrap().extend(utterances(&rest[..until]));
        rest.drain(..until);
    }
}

/// The end of the text that begins here.
fn end_of(rest: &str) -> Option<usize> {
    let ends = ["' {", "'{", "' [", "'[", "'\n"].iter();
    ends.filter_map(|end| rest.find(end)).min()
}

const MARK: &str = " - SPEECH OUTPUT: '";

/// The utterances of Orca that stand in the log.
fn utterances(log: &str) -> Vec<Said> {
    let mut all = Vec::new();
    for (at, _) in log.match_indices(MARK) {
        let moment = log[..at].rsplit('\n').next().and_then(time_of_day);
        let rest = &log[at + MARK.len()..];
        if let (Some(at), Some(end)) = (moment, end_of(rest)) {
            let text = rest[..end].replace("\\n", "\n");
            all.push(Said { at, text });
        }
    }
    all
}

fn time_of_day(text: &str) -> Option<Duration> {
    let mut parts = text.split(':');
    let mut next = || parts.next().and_then(|part| part.parse::<f64>().ok());
    let (hours, minutes, seconds) = (next()?, next()?, next()?);
    Some(Duration::from_secs_f64(
        (hours * 60.0 + minutes) * 60.0 + seconds,
    ))
}

#[test]
fn what_was_said_is_found_in_the_log_with_its_moment() {
    let log = "10:00:01.500000 - INFO: nothing\n10:00:02.250000 - SPEECH OUTPUT: 'it's 32\n  19 ' {'rate': 1}\n\
        10:00:03.000000 - SPEECH OUTPUT: 'half";
    let all = utterances(log);
    assert_eq!(all.len(), 1);
    assert_eq!(all[0].at, Duration::from_millis(36_002_250));
    assert_eq!(lines(&all), ["it's 32", "19"]);
    assert_eq!(
        between(DAY - Duration::from_secs(1), Duration::from_secs(1)),
        Duration::from_secs(2)
    );
}
