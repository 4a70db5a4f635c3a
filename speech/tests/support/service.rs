// SPDX-License-Identifier: GPL-3.0-or-later
//! A fake speech service: it speaks Speech Dispatcher's protocol on a socket, writes down its commands, and is slow,
//! deaf or dead when asked.
//!
//! Every test runs in a process of its own, started by the test itself: the address is an environment variable, the client library
//! has global state, and a hang of the library must fail one test and not all.

use std::io::{BufRead, BufReader, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::watched::Watched;
use super::{again, time_passes};

const CHILD: &str = "ZGODA_TEST_SERVICE";
/// A time longer than any of these tests takes, including the voice's deadlines.
const HANG: Duration = Duration::from_secs(60);

/// The time that the client takes to read the list of voices; it takes a second or two for the thousands of real voices.
const LIST_IS_READ_MS: u64 = 100;

/// Runs `body`, the whole of a test, in a process of its own. `body` gets the path at which that process looks for the speech
/// service.
pub(crate) fn alone(body: impl FnOnce(&Path)) {
    if let Some(path) = std::env::var_os(CHILD) {
        return body(Path::new(&path));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("ssip.sock");
    let mut again = again::this_test();
    again
        .env(CHILD, &path)
        .env("SPEECHD_ADDRESS", format!("unix_socket:{}", path.display()))
        // The client would start a real service where it finds none.
        .env("SPEECHD_CMD", "/bin/false");
    again::passes(&mut again, HANG);
}

/// The commands to the service, in order, with the number of their connection first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    Spoken(u32, String),
    Cancel(u32),
    Voice(u32, String),
    Rate(u32, i32),
    Pitch(u32, i32),
    Volume(u32, i32),
}

/// The voices of a usual service: variants among them, and one language twice.
const VOICES: [[&str; 3]; 5] = [
    ["English (Great Britain)", "en-GB", "none"],
    ["English+Annie", "en", "Annie"],
    ["English", "en", "none"],
    ["Polish+Annie", "pl", "Annie"],
    ["Polish", "pl", "none"],
];

struct State {
    told: Watched<Told>,
    connections: Mutex<Vec<UnixStream>>,
    opened: AtomicU32,
    next_message: AtomicU64,
    speaking_ms: AtomicU64,
    listing_ms: AtomicU64,
    deaf: AtomicBool,
    mute: AtomicBool,
    stuck: AtomicBool,
    dead: AtomicBool,
    /// A lock held while the service lists its voices: the real service does nothing else meanwhile.
    busy: Mutex<()>,
    /// The voices: name, language, variant.
    voices: Mutex<Vec<[&'static str; 3]>>,
}

/// The fake service. Clones are the same service.
#[derive(Clone)]
pub(crate) struct Service {
    state: Arc<State>,
    path: PathBuf,
}

impl Service {
    /// Starts listening. Every text takes 200 ms.
    pub(crate) fn start(path: &Path) -> Service {
        let service = Service {
            state: Arc::new(State {
                told: Watched::default(),
                connections: Mutex::default(),
                opened: AtomicU32::new(0),
                next_message: AtomicU64::new(1),
                speaking_ms: AtomicU64::new(200),
                listing_ms: AtomicU64::new(0),
                deaf: AtomicBool::new(false),
                mute: AtomicBool::new(false),
                stuck: AtomicBool::new(false),
                dead: AtomicBool::new(false),
                busy: Mutex::default(),
                voices: Mutex::new(VOICES.to_vec()),
            }),
            path: path.to_owned(),
        };
        service.listen();
        service
    }

    fn listen(&self) {
        let listener = UnixListener::bind(&self.path).expect("a socket");
        let service = self.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                if service.state.dead.load(Ordering::SeqCst) {
                    return;
                }
                let stream = stream.expect("a connection");
                let number = service.state.opened.fetch_add(1, Ordering::SeqCst) + 1;
                let kept = stream.try_clone().expect("a socket");
                service.state.connections.lock().expect("alive").push(kept);
                let state = Arc::clone(&service.state);
                std::thread::spawn(move || Connection::new(state, number, stream).serve());
            }
        });
    }

    pub(crate) fn told(&self) -> Vec<Told> {
        self.state.told.see(<[Told]>::to_vec)
    }

    /// Waits until the service got such a command.
    pub(crate) fn told_once(&self, is: impl Fn(&Told) -> bool) {
        let told = self
            .state
            .told
            .wait(super::PATIENCE, |told| told.iter().any(&is).then_some(()));
        told.expect("it is told that");
        time_passes(50);
    }

    /// Waits until the service was told to take its `nth` voice, from one on; returns the connection and the voice.
    pub(crate) fn voice_taken(&self, nth: usize) -> (u32, String) {
        let taken = self.state.told.wait(super::PATIENCE, |told| {
            let voices = told.iter().filter_map(|told| match told {
                Told::Voice(connection, name) => Some((*connection, name.clone())),
                _ => None,
            });
            voices.skip(nth - 1).last()
        });
        // The answer is still on its way back, and the client does not report its arrival.
        time_passes(50);
        taken.expect("a voice is set")
    }

    /// The voice that the service was told to take last, once it is the wanted voice or much time went by.
    pub(crate) fn voice_taken_last(&self, wanted: &str) -> String {
        let last = |told: &[Told]| {
            let mut voices = told.iter().rev().filter_map(|told| match told {
                Told::Voice(_, name) => Some(name.clone()),
                _ => None,
            });
            voices.next()
        };
        let is_wanted = |told: &[Told]| last(told).filter(|name| name == wanted);
        let taken = self.state.told.wait(Duration::from_secs(5), is_wanted);
        time_passes(50);
        taken.or_else(|| last(&self.told())).unwrap_or_default()
    }

    /// The spoken texts, in order.
    pub(crate) fn spoken(&self) -> Vec<String> {
        let told = self.told().into_iter();
        told.filter_map(|told| match told {
            Told::Spoken(_, text) => Some(text),
            _ => None,
        })
        .collect()
    }

    pub(crate) fn connections(&self) -> u32 {
        self.state.opened.load(Ordering::SeqCst)
    }

    pub(crate) fn speak_for(&self, ms: u64) {
        self.state.speaking_ms.store(ms, Ordering::SeqCst);
    }

    /// Sets the time that listing the voices takes.
    pub(crate) fn list_for(&self, ms: u64) {
        self.state.listing_ms.store(ms, Ordering::SeqCst);
    }

    /// Makes the service ignore every command and answer nothing.
    pub(crate) fn go_deaf(&self) {
        self.state.deaf.store(true, Ordering::SeqCst);
    }

    /// Makes the service accept everything and report nothing.
    pub(crate) fn go_mute(&self) {
        self.state.mute.store(true, Ordering::SeqCst);
    }

    /// Stops the synthesiser: the service itself answers everything, and a begun text never ends.
    pub(crate) fn synthesiser_freezes(&self) {
        self.state.stuck.store(true, Ordering::SeqCst);
    }

    /// Removes the Polish voices.
    pub(crate) fn forget_polish(&self) {
        let mut voices = self.state.voices.lock().expect("alive");
        voices.retain(|[_, language, _]| *language != "pl");
    }

    /// Adds these Polish voices after the others.
    pub(crate) fn install_polish(&self, names: &[&'static str]) {
        let mut voices = self.state.voices.lock().expect("alive");
        voices.extend(names.iter().map(|name| [*name, "pl", "none"]));
    }

    /// Ends the service as if it was killed: every connection ends, and new ones are refused.
    pub(crate) fn die(&self) {
        self.state.dead.store(true, Ordering::SeqCst);
        std::fs::remove_file(&self.path).expect("the socket");
        for connection in self.state.connections.lock().expect("alive").drain(..) {
            let _ = connection.shutdown(Shutdown::Both);
        }
    }

    /// Starts the service again after its end.
    pub(crate) fn rise(&self) {
        self.state.dead.store(false, Ordering::SeqCst);
        self.listen();
    }

    /// Silences everything, as another program or a key of the screen reader does.
    pub(crate) fn silence_from_outside(&self) {
        self.state.speaking_ms.store(0, Ordering::SeqCst);
        self.state.told.nudge();
    }
}

struct Connection {
    state: Arc<State>,
    number: u32,
    stream: Arc<Mutex<UnixStream>>,
    /// The count of cancellations; a text that began at an earlier count is cut.
    cancelled: Arc<AtomicU64>,
}

impl Connection {
    fn new(state: Arc<State>, number: u32, stream: UnixStream) -> Connection {
        Connection {
            state,
            number,
            stream: Arc::new(Mutex::new(stream)),
            cancelled: Arc::default(),
        }
    }

    fn serve(self) {
        let reading = self.stream.lock().expect("alive").try_clone();
        let mut lines = BufReader::new(reading.expect("a socket")).lines();
        let mut next = move || lines.next().and_then(Result::ok);
        while let Some(line) = next() {
            if self.state.deaf.load(Ordering::SeqCst) {
                continue;
            }
            drop(self.state.busy.lock().expect("alive"));
            // The client writes some of its commands in small letters.
            let command = line.to_ascii_uppercase();
            let words: Vec<&str> = command.split_whitespace().collect();
            match words.as_slice() {
                ["SET", _, "RATE", rate] => {
                    self.note(Told::Rate(self.number, rate.parse().expect("a rate")));
                    self.reply("208 OK SET");
                }
                ["SET", _, "PITCH", pitch] => {
                    self.note(Told::Pitch(self.number, pitch.parse().expect("a pitch")));
                    self.reply("208 OK SET");
                }
                ["SET", _, "VOLUME", volume] => {
                    self.note(Told::Volume(self.number, volume.parse().expect("a volume")));
                    self.reply("208 OK SET");
                }
                ["SET", _, "SYNTHESIS_VOICE", ..] => {
                    let name = line.splitn(4, ' ').last().unwrap_or_default();
                    self.note(Told::Voice(self.number, name.to_owned()));
                    self.reply("208 OK SET");
                }
                ["SET", ..] => self.reply("208 OK SET"),
                ["HISTORY", ..] => {
                    self.reply(&format!("245-{}\r\n245 OK CLIENT ID SENT", self.number));
                }
                ["LIST", ..] => self.list(),
                ["SPEAK"] => {
                    self.reply("230 OK RECEIVING DATA");
                    let mut text = Vec::new();
                    while let Some(line) = next() {
                        if line == "." {
                            break;
                        }
                        text.push(line);
                    }
                    self.speak(text.join(" "));
                }
                ["CANCEL", ..] => {
                    self.cancelled.fetch_add(1, Ordering::SeqCst);
                    self.note(Told::Cancel(self.number));
                    self.reply("210 OK CANCELED");
                }
                ["QUIT"] => {
                    self.reply("231 HAPPY HACKING");
                    return;
                }
                _ => self.reply("300 ERR UNKNOWN"),
            }
        }
    }

    fn list(&self) {
        let busy = self.state.busy.lock().expect("alive");
        time_passes(self.state.listing_ms.load(Ordering::SeqCst));
        drop(busy);
        // The client reads for a while before its next request, and waiting clients are answered meanwhile.
        time_passes(LIST_IS_READ_MS);
        let voices = self.state.voices.lock().expect("alive").clone();
        let lines = voices
            .iter()
            .map(|voice| format!("249-{}\r\n", voice.join("\t")));
        let answer: String = lines.collect();
        self.reply(&format!("{answer}249 OK VOICE LIST SENT"));
    }

    fn speak(&self, text: String) {
        let id = self.state.next_message.fetch_add(1, Ordering::SeqCst);
        self.note(Told::Spoken(self.number, text));
        self.reply(&format!("225-{id}\r\n225 OK MESSAGE QUEUED"));
        if self.state.mute.load(Ordering::SeqCst) {
            return;
        }
        let (stream, number) = (Arc::clone(&self.stream), self.number);
        let (state, cancelled) = (Arc::clone(&self.state), Arc::clone(&self.cancelled));
        let before = cancelled.load(Ordering::SeqCst);
        std::thread::spawn(move || {
            let event = |code: u32, what: &str| {
                let text = format!("{code}-{id}\r\n{code}-{number}\r\n{code} {what}\r\n");
                let _ = stream.lock().expect("alive").write_all(text.as_bytes());
            };
            event(701, "BEGIN");
            let speaking = || state.speaking_ms.load(Ordering::SeqCst);
            let cut = state.told.wait(Duration::from_millis(speaking()), |_| {
                let cut = cancelled.load(Ordering::SeqCst) != before || speaking() == 0;
                cut.then_some(())
            });
            match cut {
                _ if state.stuck.load(Ordering::SeqCst) => {}
                Some(()) => event(703, "CANCELED"),
                None => event(702, "END"),
            }
        });
    }

    fn note(&self, told: Told) {
        self.state.told.push(told);
    }

    fn reply(&self, answer: &str) {
        let mut stream = self.stream.lock().expect("alive");
        let _ = stream.write_all(format!("{answer}\r\n").as_bytes());
    }
}
