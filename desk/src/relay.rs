// SPDX-License-Identifier: GPL-3.0-or-later
//! Serves a desk on another machine that has joined this one: passes lines from the tables of this machine to the joined
//! desk, and lines from the joined desk to the tables.
//!
//! The relay decides and keeps nothing: `joined::Gate` decides which lines pass, and the table decides the rights of a device. Each
//! joining desk has its own connections to the tables, so that its messages reach no other desk. Only tables of this machine are
//! passed on, so machines that join in a circle do no harm. A caller without the key does not learn that desks can join
//! here.

#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "another machine can send anything"
    )
)]

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{AUTHORIZATION, CONNECTION, UPGRADE};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode};
use axum::response::{IntoResponse as _, Response};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, BufReader};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::join_key::JoinKey;
use super::line::Line;
use super::lines::{self, NoLine};
use super::link::{Complaint, MOST_WAITING, Process, each_process};
use super::patience::Counted;
use super::respond::Caller;
use super::server::Desk;
use super::time::Time;
use zgoda::desk_link::joined::{BEAT, Down, Gate, LONGEST_UP, PROTOCOL, Passes, SILENCE, Up};
use zgoda::desk_link::wire::LONGEST_TOLD;
use zgoda::stderr;

/// The address at which a desk joins.
pub(super) const PATH: &str = "/join";
/// The header with the name of the answering desk, by which a desk notices that it has joined itself.
pub(super) const WHO: HeaderName = HeaderName::from_static("zgoda-desk");
/// The word before the key in the header of a request.
pub(super) const BEARER: &str = "Bearer ";

/// The most desks that can be joined at the same time.
const MOST_JOINED: usize = 8;
/// The most lines that wait for one desk. If that many wait, the tables' own queues fill, and the tables disconnect a
/// desk that takes no lines.
const MOST_LINES: usize = 16;

/// The key for joining desks, and the data folder of the tables that these desks are shown.
#[derive(Debug)]
pub(super) struct Share {
    key: JoinKey,
    data: PathBuf,
    room: Arc<Semaphore>,
    wrong: Mutex<Counted<IpAddr>>,
}

/// A line for a process, after the earliest moment at which the line can have been sent.
type Asked = (u64, Vec<u8>);

/// The channels to the processes for one joined desk.
type Ways = Mutex<BTreeMap<String, mpsc::Sender<Asked>>>;

impl Share {
    /// Shares the tables of this data folder with desks that hold this key.
    pub(super) fn new(key: JoinKey, data: PathBuf) -> Share {
        Share {
            key,
            data,
            room: Arc::new(Semaphore::new(MOST_JOINED)),
            wrong: Mutex::new(Counted::few()),
        }
    }

    /// True if the caller holds the key. After wrong keys an address has to wait, as it does after wrong words of a slip.
    fn opens(&self, from: IpAddr, headers: &HeaderMap, now: Instant) -> bool {
        let mut shown = headers.get_all(AUTHORIZATION).iter();
        let (Some(shown), None) = (shown.next(), shown.next()) else {
            return false;
        };
        let Some(shown) = shown.as_bytes().strip_prefix(BEARER.as_bytes()) else {
            return false;
        };
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        if wrong.wait(&from, now).is_some() {
            return false;
        }
        wrong.tried(from, now);
        let fits = self.key.fits(shown);
        if fits {
            wrong.was_right(&from);
        }
        fits
    }
}

/// Answers every request at the path for desks: a desk with the key joins, and every other caller is told that the path
/// does not exist.
pub(super) async fn join(
    State(desk): State<Arc<Desk>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    caller: Caller,
    mut request: Request,
) -> Response {
    let nowhere = || caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere);
    let Some(share) = &desk.share else {
        return nowhere();
    };
    let from = from.ip();
    let asks = request.headers().get(UPGRADE);
    let asks = asks.is_some_and(|it| it.as_bytes() == PROTOCOL.as_bytes());
    let asks = asks && *request.method() == Method::GET;
    if !asks || !share.opens(from, request.headers(), Instant::now()) {
        return nowhere();
    }
    let Some(upgrade) = request.extensions_mut().remove::<OnUpgrade>() else {
        return nowhere();
    };
    let Ok(room) = Arc::clone(&share.room).try_acquire_owned() else {
        return caller.refuse(StatusCode::SERVICE_UNAVAILABLE, Line::Busy);
    };
    let (data, time) = (share.data.clone(), desk.hall.time);
    tokio::spawn(async move {
        let _room = room;
        let Ok(stream) = upgrade.await else {
            return;
        };
        stderr::tell(format_args!("the desk of {from} has joined this one"));
        let why = match serve(TokioIo::new(stream), data, time).await {
            Ok(()) | Err(Ended::NoLine(NoLine::Gone(_))) => String::new(),
            Err(why) => format!(": it {why}"),
        };
        stderr::tell(format_args!("the desk of {from} is gone{why}"));
    });
    let headers = [
        (CONNECTION, "upgrade"),
        (UPGRADE, PROTOCOL),
        (WHO, desk.who.as_str()),
    ];
    (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
}

/// The reason why the other desk is disconnected.
#[derive(Debug, thiserror::Error)]
enum Ended {
    #[error("{0}")]
    NoLine(#[from] NoLine),
    #[error("{0}")]
    Unreadable(#[from] zgoda::desk_link::joined::Unreadable),
    #[error("says nothing any more")]
    Silent,
}

/// Passes lines on until the other desk is gone, or is disconnected.
async fn serve(
    stream: impl AsyncRead + AsyncWrite,
    data: PathBuf,
    time: Time,
) -> Result<(), Ended> {
    let (read, write) = tokio::io::split(stream);
    let (down, waiting) = mpsc::channel(MOST_LINES);
    let ways = Arc::new(Ways::default());
    let all = Arc::clone(&ways);
    let speaks = move |process: Process| {
        let (ways, down) = (Arc::clone(&all), down.clone());
        async move {
            let name = process.name.clone();
            let (way, asked) = mpsc::channel(MOST_WAITING);
            open(&ways).insert(name.clone(), way);
            hand_on(process, asked, &down, time).await;
            open(&ways).remove(&name);
            Complaint::None
        }
    };
    tokio::select! {
        ended = hear(read, &ways) => ended,
        ended = tell(write, waiting, time) => ended,
        () = each_process(&data, || {}, speaks) => Ok(()),
    }
}

fn open(ways: &Ways) -> std::sync::MutexGuard<'_, BTreeMap<String, mpsc::Sender<Asked>>> {
    ways.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Reads the lines of the other desk.
async fn hear(read: impl AsyncRead + Unpin, ways: &Ways) -> Result<(), Ended> {
    let mut read = BufReader::new(read);
    let mut line = Vec::new();
    loop {
        let next = lines::next(&mut read, LONGEST_UP, &mut line);
        if !timeout(SILENCE, next).await.map_err(|_| Ended::Silent)?? {
            return Ok(());
        }
        if let Up::Asked(process, sent, asked) = Up::read(&line)? {
            give(ways, process, (sent, asked.to_vec()));
        }
    }
}

/// Passes a question to a process. If too many questions already wait for the process, this question is dropped and the
/// channel to the process is closed. The other desk sees the tables of the process go and come back, and asks again, so
/// no loss goes unnoticed.
fn give(ways: &Ways, process: &str, asked: Asked) {
    let mut ways = open(ways);
    let is_full = ways
        .get(process)
        .is_some_and(|way| matches!(way.try_send(asked), Err(TrySendError::Full(_))));
    if is_full {
        ways.remove(process);
    }
}

/// Writes lines and signs of life to the other desk.
async fn tell(
    mut write: impl AsyncWrite + Unpin,
    mut waiting: mpsc::Receiver<Vec<u8>>,
    time: Time,
) -> Result<(), Ended> {
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let line = tokio::select! {
            biased;
            _ = beat.tick() => Down::Beat(time.now_ms()).line(),
            Some(line) = waiting.recv() => line,
        };
        lines::put(&mut write, &line).await?;
    }
}

/// Passes the lines of one process, both ways, until the process is gone.
async fn hand_on(
    process: Process,
    mut asked: mpsc::Receiver<Asked>,
    down: &mpsc::Sender<Vec<u8>>,
    time: Time,
) {
    let Process { name, stream, .. } = process;
    let (read, mut write) = stream.into_split();
    let gate = Mutex::new(Gate::default());
    let gate = || gate.lock().unwrap_or_else(PoisonError::into_inner);
    let told = async {
        let mut read = BufReader::new(read);
        let mut line = Vec::new();
        while lines::next(&mut read, LONGEST_TOLD, &mut line)
            .await
            .is_ok_and(|it| it)
        {
            let passes = { gate() }.told(&line);
            match passes {
                Ok(Passes::No) => {}
                Ok(Passes::Yes) if down.send(Down::Told(&name, &line).line()).await.is_ok() => {}
                Ok(Passes::Yes) | Err(_) => break,
            }
        }
    };
    let asks = async {
        while let Some((sent, line)) = asked.recv().await {
            let late = time.now_ms().saturating_sub(sent);
            let given = { gate() }.asked(&line, late);
            match given {
                Ok(None) => {}
                Ok(Some(mut line)) => {
                    line.push(b'\n');
                    if lines::put(&mut write, &line).await.is_err() {
                        break;
                    }
                }
                Err(_) => break,
            }
        }
    };
    tokio::select! {
        () = told => {}
        () = asks => {}
    }
    let was_named = { gate() }.was_named();
    if was_named {
        // If the other desk is gone as well, the line has no receiver.
        let _ = down.send(Down::Gone(&name).line()).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_takes_nothing_is_let_go_and_loses_nothing_in_silence() {
        let (way, mut asked) = mpsc::channel(2);
        let (other, mut others) = mpsc::channel(2);
        let ways = Mutex::new(BTreeMap::from([
            ("slow".to_owned(), way),
            ("other".to_owned(), other),
        ]));
        for number in 0..4 {
            give(&ways, "slow", (number, b"watch".to_vec()));
        }
        give(&ways, "other", (9, b"watch".to_vec()));
        give(&ways, "nobody", (9, b"watch".to_vec()));
        assert_eq!(asked.try_recv().unwrap().0, 0);
        assert_eq!(asked.try_recv().unwrap().0, 1);
        // The task that writes to the process sees the end of the channel, and reports to the other desk that the process is gone.
        let end = asked.try_recv();
        assert_eq!(end, Err(mpsc::error::TryRecvError::Disconnected));
        assert_eq!(others.try_recv().unwrap().0, 9);
        assert_eq!(others.try_recv(), Err(mpsc::error::TryRecvError::Empty));
    }
}
