// SPDX-License-Identifier: GPL-3.0-or-later
//! The game's end of the face's socket: a thread that finds the face, sends it each change, and finds it again if it was lost. The
//! game never waits for the face.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use zgoda_hw::framing::{Decoded, Framing};
use zgoda_hw::line_clock::VERSION;
use zgoda_hw::line_clock::codec::{Codec, seal};
use zgoda_hw::line_clock::message::{FromClock, Memory, ToClock};
use zgoda_record::worker::Worker;

use super::{Face, socket};
use crate::platform::line::{self, Stream};
use crate::program::PROGRAM;
use crate::stderr;

/// The time between two attempts to find the face, and between two checks that it is still there.
const AGAIN: Duration = Duration::from_secs(1);
/// The time that a face may take to greet, or to take a line.
const PATIENCE: Duration = Duration::from_secs(1);

/// The time after which a face that hangs is given up: enough to tell a slow face the last state.
const FAREWELL: Duration = Duration::from_secs(2);

/// The link to the face of one game's clock. Dropping the link lets go of the face.
#[derive(Debug)]
pub struct FaceLink {
    shared: Arc<Shared>,
    worker: Option<Worker>,
}

/// Whether there is a face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reached {
    /// A face that greets.
    Yes,
    /// No face yet, or no face any more.
    #[default]
    No,
}

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    news: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// The state that should be shown, and the moment since which it holds.
    face: Option<(Face, Instant)>,
    /// The number of states given so far.
    count: u64,
    reached: Reached,
    life: Life,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Life {
    #[default]
    On,
    Ended,
}

impl FaceLink {
    /// Looks for the face in this data folder from now on, until the link is dropped.
    pub fn start(data: &Path) -> io::Result<FaceLink> {
        let shared = Arc::<Shared>::default();
        let seeker = Seeker {
            path: socket(data),
            shared: Arc::clone(&shared),
        };
        let worker = Worker::start("face", move || seeker.run())?;
        Ok(FaceLink {
            shared,
            worker: Some(worker),
        })
    }

    /// Sets the state that the face should show now. Never waits; a state that looks the same is not sent again.
    pub fn show(&self, face: Face) {
        let now = Instant::now();
        let mut state = self.shared.lock();
        let same = state
            .face
            .is_some_and(|(told, at)| told.after(now.duration_since(at)).looks_like(&face));
        if !same {
            state.face = Some((face, now));
            state.count += 1;
            self.shared.news.notify_all();
        }
    }

    /// Waits until there is a face, but not longer than this.
    #[must_use]
    pub fn reached_within(&self, patience: Duration) -> Reached {
        let state = self.shared.lock();
        let waited = self
            .shared
            .news
            .wait_timeout_while(state, patience, |state| state.reached == Reached::No);
        let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        state.reached
    }
}

impl Drop for FaceLink {
    fn drop(&mut self) {
        self.shared.lock().life = Life::Ended;
        self.shared.news.notify_all();
        if let Some(worker) = self.worker.take() {
            // The face is told the last state, if it listens; a face that stands still does not hold up the program.
            worker.part(FAREWELL);
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Seeker {
    path: PathBuf,
    shared: Arc<Shared>,
}

impl Seeker {
    fn run(&self) {
        let mut seen = Reached::No;
        while self.shared.lock().life == Life::On {
            if let Ok(stream) = self.find() {
                if seen == Reached::Yes {
                    stderr::tell("the face of the clock is there again");
                }
                seen = Reached::Yes;
                self.reached(Reached::Yes);
                let lost = self.tell(stream);
                self.reached(Reached::No);
                if lost.is_err() {
                    stderr::tell("the face of the clock is gone; start zgoda clock again");
                }
            }
            self.rest();
        }
    }

    fn reached(&self, reached: Reached) {
        self.shared.lock().reached = reached;
        self.shared.news.notify_all();
    }

    /// Waits before the next attempt, or until the end.
    fn rest(&self) {
        let state = self.shared.lock();
        let rested = self
            .shared
            .news
            .wait_timeout_while(state, AGAIN, |state| state.life == Life::On);
        drop(rested.unwrap_or_else(PoisonError::into_inner));
    }

    /// Connects to the face, and exchanges greetings. Fails if the face does not greet in time.
    fn find(&self) -> io::Result<Stream> {
        let mut stream = line::connect(&self.path)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let mut codec = Codec::new();
        let mut byte = [0];
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            stream.read_exact(&mut byte)?;
            if let Decoded::Frame(line) = codec.feed(byte[0])
                && let Ok(ToClock::Hello { number, .. }) = ToClock::read(&line)
            {
                let answer = FromClock::Hello {
                    answers: Some(number),
                    version: VERSION,
                    memory: Memory::Kept,
                    name: PROGRAM.to_owned(),
                };
                send(&mut stream, &answer)?;
                return Ok(stream);
            }
        }
        Err(ErrorKind::TimedOut.into())
    }

    /// Sends changes to the face, until the end or until the face is gone. The last state before the end is sent, too, so that a
    /// flag that fell with the end is seen.
    fn tell(&self, mut stream: Stream) -> io::Result<()> {
        let mut told = None;
        loop {
            let (face, life) = {
                let state = self.shared.lock();
                let waited = self.shared.news.wait_timeout_while(state, AGAIN, |state| {
                    state.life == Life::On && (state.face.is_none() || told == Some(state.count))
                });
                let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
                let news = told != Some(state.count);
                told = Some(state.count);
                (state.face.filter(|_| news), state.life)
            };
            if let Some((face, at)) = face {
                let times = face.after(at.elapsed()).times();
                send(&mut stream, &FromClock::Times(times))?;
            }
            if life == Life::Ended {
                return Ok(());
            }
            still_there(&mut stream)?;
        }
    }
}

fn send(stream: &mut Stream, message: &FromClock) -> io::Result<()> {
    let line = seal(&message.to_string()).ok_or(ErrorKind::InvalidInput)?;
    stream.write_all(&line)
}

/// Checks that the face is still there; a face that went away has closed its end.
fn still_there(stream: &mut Stream) -> io::Result<()> {
    stream.set_nonblocking(true)?;
    let read = stream.read(&mut [0; 64]);
    stream.set_nonblocking(false)?;
    match read {
        Ok(0) => Err(ErrorKind::UnexpectedEof.into()),
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(()),
        Err(error) => Err(error),
    }
}
