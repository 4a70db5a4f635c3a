// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda clock`: shows sighted people the face of the program's own clock, in a separate terminal.
//!
//! [`crate::face::screen`] decides on the content of the face; this file prints it.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

use clap::Args;

use zgoda_hw::stopwatch::Stopwatch;

use crate::common::{Common, data_folder};
use crate::face::screen::{FaceInput, Screen, Size};
use crate::face::server::{Server, Wanted};
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::platform::{Heeded, ending};

/// The longest sleep. A lost wake-up cannot delay the face by more than this time.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);

/// Options of `zgoda clock`.
#[derive(Debug, Args)]
pub struct ClockArgs {
    #[arg(long)]
    plain: bool,
}

/// An event that wakes the face.
enum Wake {
    Face(FaceInput),
    Stop,
}

/// Shows the clock of each game that connects, until a signal asks the program to end.
pub fn run(args: &ClockArgs, common: &Common) -> Result<Outcome, Failure> {
    let data = data_folder(common.data.as_deref()).ok_or_else(|| {
        Failure::Sentence("no data folder is known here; name one with --data".to_owned())
    })?;
    let watch = Stopwatch::start();
    let now = || watch.now();
    let (send, wakes) = channel();
    listen(send.clone()).map_err(Failure::of)?;
    let sink = move |input| match send.send(Wake::Face(input)) {
        Ok(()) => Wanted::Yes,
        Err(_) => Wanted::No,
    };
    // The server is kept until the end, because it removes its socket when it is dropped.
    let _server = Server::start(&data, sink).map_err(Failure::of)?;
    let size = if args.plain { Size::Plain } else { Size::Large };
    let mut screen = Screen::new(common.language_or_environment(), size, now());
    let mut out = Output::new();
    loop {
        while let Some(block) = screen.poll() {
            out.text(&block)?;
        }
        out.flush()?;
        let ahead = screen.deadline().map(|due| due.since(now()));
        let sleep = ahead.unwrap_or(LONGEST_SLEEP).min(LONGEST_SLEEP);
        match wakes.recv_timeout(sleep) {
            Ok(Wake::Face(input)) => screen.handle(input, now()),
            Err(RecvTimeoutError::Timeout) => screen.handle(FaceInput::Tick, now()),
            Ok(Wake::Stop) | Err(RecvTimeoutError::Disconnected) => return Ok(Outcome::Holds),
        }
    }
}

fn listen(send: Sender<Wake>) -> std::io::Result<()> {
    ending::when_asked(move || {
        // If the receiver is gone, the program is already ending.
        let _ = send.send(Wake::Stop);
        Heeded::Yes
    })
}
