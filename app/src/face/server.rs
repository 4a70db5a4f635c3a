// SPDX-License-Identifier: GPL-3.0-or-later
//! The face's end of the socket: greets a game that connects, and passes on the states that the game sends.
//!
//! The face serves one game at a time. Another game is greeted only after the first has gone; as long as it gets no greeting, it
//! knows that the face belongs to the first game.

use std::fs;
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::thread;

use zgoda_hw::framing::{Decoded, Framing};
use zgoda_hw::line_clock::VERSION;
use zgoda_hw::line_clock::codec::{Codec, seal};
use zgoda_hw::line_clock::message::{FromClock, Since, ToClock};
use zgoda_hw::line_clock::number::Number;
use zgoda_record::own_files;

use super::screen::FaceInput;
use super::{Face, socket};
use crate::platform::line::{self, Listener, Stream};

/// A face that can be found. Dropping the server removes its socket.
#[derive(Debug)]
pub struct Server {
    path: PathBuf,
}

/// The reason why there can be no face here.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// Another face is open already.
    #[error(
        "a face of the clock is open already at {0}; close it, or name another folder with --data"
    )]
    Other(PathBuf),
    /// The file of that name is no socket of this program.
    #[error("{0} is no socket of this program; move it away")]
    NoSocket(PathBuf),
    /// The system refuses the socket.
    #[error("the socket {path} cannot be made ({why}); name another folder with --data")]
    Failed {
        /// The path of the socket.
        path: PathBuf,
        /// The system's error.
        why: io::Error,
    },
}

impl Server {
    /// Listens in this data folder. `sink` is called from a thread of its own, until it returns [`Wanted::No`].
    pub fn start(
        data: &Path,
        sink: impl FnMut(FaceInput) -> Wanted + Send + 'static,
    ) -> Result<Server, ServerError> {
        let path = socket(data);
        let failed = |why| ServerError::Failed {
            path: path.clone(),
            why,
        };
        own_files::folder(data).map_err(failed)?;
        clear(&path)?;
        // Only this account may reach the face.
        let listener = Listener::bind(&path).map_err(failed)?;
        let server = Server { path: path.clone() };
        thread::Builder::new()
            .name("face".to_owned())
            .spawn(move || serve(&listener, sink))
            .map_err(failed)?;
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The socket may be gone already.
        let _ = fs::remove_file(&self.path);
    }
}

/// Whether the receiver of the states is still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The receiver is there.
    Yes,
    /// The receiver is gone.
    No,
}

/// Removes a socket without a listener.
fn clear(path: &Path) -> Result<(), ServerError> {
    let failed = |why| ServerError::Failed {
        path: path.to_owned(),
        why,
    };
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(failed(error)),
        Ok(found) if !line::is_line(&found) => Err(ServerError::NoSocket(path.to_owned())),
        Ok(_) => match line::connect(path) {
            Ok(_) => Err(ServerError::Other(path.to_owned())),
            Err(_) => fs::remove_file(path).map_err(failed),
        },
    }
}

fn serve(listener: &Listener, mut sink: impl FnMut(FaceInput) -> Wanted) {
    for stream in listener.incoming() {
        let Ok(stream) = stream else {
            continue;
        };
        let mut told = Told::Nothing;
        let heard = hear(stream, |face| {
            told = Told::Something;
            sink(FaceInput::Told(face))
        });
        if heard == Wanted::No {
            return;
        }
        if told == Told::Something && sink(FaceInput::Gone) == Wanted::No {
            return;
        }
    }
}

/// Whether a game told anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    Nothing,
    Something,
}

/// Hears one game to its end.
fn hear(mut stream: Stream, mut sink: impl FnMut(Face) -> Wanted) -> Wanted {
    let hello = ToClock::Hello {
        number: Number::FIRST,
        version: VERSION,
        since: Since::Now,
    };
    let greeted = seal(&hello.to_string()).map(|line| stream.write_all(&line));
    if !matches!(greeted, Some(Ok(()))) {
        return Wanted::Yes;
    }
    let mut codec = Codec::new();
    let mut bytes = [0; 1_024];
    loop {
        let count = match stream.read(&mut bytes) {
            Ok(0) => return Wanted::Yes,
            Ok(count) => count,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => return Wanted::Yes,
        };
        for byte in bytes.get(..count).unwrap_or_default() {
            if let Decoded::Frame(line) = codec.feed(*byte)
                && let Ok(FromClock::Times(times)) = FromClock::read(&line)
                && sink(Face::of(times)) == Wanted::No
            {
                return Wanted::No;
            }
        }
    }
}
