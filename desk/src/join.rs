// SPDX-License-Identifier: GPL-3.0-or-later
//! The joining side of two desks: connects to the desks of other machines, proves its right by a key, and shows their tables with
//! its own.
//!
//! A machine that cannot be reached, or is lost, is reported once and tried again; its tables go on without this desk, and are
//! found again later. Only lines of tables are accepted from the other desk; a desk that sends other lines or too many lines, or
//! falls silent, is disconnected.

#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "another machine can say anything"
    )
)]

use std::collections::BTreeSet;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::header::{AUTHORIZATION, CONNECTION, HOST, UPGRADE};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncBufRead, AsyncRead, AsyncWrite, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_stream::wrappers::ReceiverStream;
use tokio_stream::{StreamExt as _, StreamMap};

use super::hall::{Hall, NoTable};
use super::join_key::JoinKey;
use super::lines::{self, NoLine};
use super::link::{MOST_WAITING, say};
use super::place::process_on;
use super::relay::{BEARER, PATH, WHO};
use zgoda::desk_link::joined::{
    BEAT, Down, LONGEST_DOWN, PROTOCOL, Reckoning, SILENCE, Unreadable, Up,
};
use zgoda::desk_link::machine::Machine;
use zgoda::desk_link::wire::{Asked, Told};
use zgoda::stderr;

/// Most machines that a desk joins; no event has more.
pub const MOST_MACHINES: usize = 16;

/// The most processes with tables that one machine may have.
const MOST_PROCESSES: usize = 64;
/// Longest time for a machine to be reached.
const LONGEST_CONNECT: Duration = Duration::from_secs(10);
/// The first pause before a machine is tried again; it doubles with each try.
const FIRST_WAIT: Duration = Duration::from_secs(1);
/// Longest pause between two tries.
const LONGEST_WAIT: Duration = Duration::from_secs(8);
/// Time after which a connection counts as steady, so that the pauses begin anew.
const STEADY: Duration = Duration::from_secs(30);
/// The greatest length of the head of a desk's answer, which comes before the lines of the tables.
const LONGEST_HEAD: usize = 8 * 1024;
/// The most headers of a desk's answer.
const MOST_HEADERS: usize = 64;

/// A machine with a desk that this desk joins.
#[derive(Clone, Debug)]
pub struct Join {
    /// The address of the machine.
    pub machine: Machine,
    /// The key with which this desk joins the machine.
    pub key: JoinKey,
}

/// The reason why a file holds no roots.
#[derive(Debug, thiserror::Error)]
#[error(
    "{path} holds no root of a desk ({why}); give the root.pem that `zgoda desk ca` made for the other machine"
)]
pub struct NoRoot {
    path: PathBuf,
    why: String,
}

/// The reason why a machine is not joined, or is no longer joined.
#[derive(Debug, thiserror::Error)]
enum NotJoined {
    #[error("is not reached ({0})")]
    Away(io::Error),
    #[error("does not answer")]
    Slow,
    #[error(
        "does not prove who it is ({0}); give the root.pem of its certificate with --join-root, and the name it is for"
    )]
    Unproved(io::Error),
    #[error(
        "does not let this desk join: it was started without --joinable, with another key than this desk has, or too many wrong ones were shown"
    )]
    Closed,
    #[error("does not answer to this name; start it with --name, or join it by a name it has")]
    Name,
    #[error("has no room for another desk")]
    Full,
    #[error("answers as no desk that can be joined ({0}); use the same zgoda for both")]
    Strange(String),
    #[error("is this desk itself; leave it out of --join")]
    Itself,
    #[error("is gone")]
    Gone,
    #[error("says nothing any more")]
    Silent,
    #[error("has more than {MOST_PROCESSES} processes with tables")]
    Many,
    #[error("{0}")]
    Unreadable(#[from] Unreadable),
    #[error("{0}")]
    NoLine(NoLine),
}

impl From<NoLine> for NotJoined {
    fn from(why: NoLine) -> NotJoined {
        match why {
            // The details of the end are not useful to the user.
            NoLine::Gone(_) => NotJoined::Gone,
            NoLine::TooLong | NoLine::Deaf => NotJoined::NoLine(why),
        }
    }
}

/// Trusts these roots and no others.
pub fn trusting(files: &[PathBuf]) -> Result<ClientConfig, NoRoot> {
    let mut roots = RootCertStore::empty();
    for path in files {
        let wrong = |why: String| NoRoot {
            path: path.clone(),
            why,
        };
        let all = CertificateDer::pem_file_iter(path).map_err(|why| wrong(why.to_string()))?;
        let before = roots.len();
        for root in all {
            let root = root.map_err(|why| wrong(why.to_string()))?;
            roots.add(root).map_err(|why| wrong(why.to_string()))?;
        }
        if roots.len() == before {
            return Err(wrong("no certificate".to_owned()));
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|why| NoRoot {
        path: files.first().cloned().unwrap_or_default(),
        why: why.to_string(),
    })?;
    let mut config = config.with_root_certificates(roots).with_no_client_auth();
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(config)
}

/// Stays joined to a machine until the future is dropped, or until the machine proves to be this desk itself. `who` is the name of
/// this desk.
pub(super) async fn stay(hall: Arc<Hall>, join: Join, tls: TlsConnector, who: String) {
    let machine = &join.machine;
    let mut wait = FIRST_WAIT;
    let mut said = String::new();
    // A fault of a process is reported once, however often its machine comes and goes.
    let mut complained = BTreeSet::new();
    loop {
        let begun = Instant::now();
        let ended = match timeout(LONGEST_CONNECT, connect(&join, &tls, &who)).await {
            Err(_) => Err(NotJoined::Slow),
            Ok(Err(why)) => Err(why),
            Ok(Ok(stream)) => {
                said.clear();
                stderr::tell(format_args!("the desk of {machine} is joined"));
                speak(&hall, machine, stream, &mut complained).await
            }
        };
        let why = ended.err().unwrap_or(NotJoined::Gone);
        if matches!(why, NotJoined::Itself) {
            return stderr::tell(format_args!("the desk of {machine} {why}"));
        }
        let why = why.to_string();
        if why != said {
            stderr::tell(format_args!(
                "the desk of {machine} {why}; its tables go on, and it is tried again"
            ));
            said = why;
        }
        if begun.elapsed() >= STEADY {
            wait = FIRST_WAIT;
        }
        sleep(wait).await;
        wait = wait.saturating_mul(2).min(LONGEST_WAIT);
    }
}

/// Connects to another desk and returns the connection once that desk has let this desk join.
async fn connect(
    join: &Join,
    tls: &TlsConnector,
    who: &str,
) -> Result<BufReader<TlsStream<TcpStream>>, NotJoined> {
    let Join { machine, key } = join;
    let stream = TcpStream::connect((machine.host(), machine.port())).await;
    let stream = stream.map_err(NotJoined::Away)?;
    stream.set_nodelay(true).map_err(NotJoined::Away)?;
    let name = ServerName::try_from(machine.host().to_owned());
    let name = name.map_err(|why| NotJoined::Unproved(io::Error::other(why)))?;
    let stream = tls.connect(name, stream).await.map_err(|why| {
        // The TLS library reports its faults as invalid data; all other faults are of the network.
        match why.kind() {
            io::ErrorKind::InvalidData => NotJoined::Unproved(why),
            _ => NotJoined::Away(why),
        }
    })?;
    // The key is sent only now that the identity of the other desk is proved.
    let request = format!(
        "GET {PATH} HTTP/1.1\r\n{HOST}: {machine}\r\n{CONNECTION}: upgrade\r\n{UPGRADE}: {PROTOCOL}\r\n{AUTHORIZATION}: {BEARER}{}\r\n\r\n",
        key.digits()
    );
    let mut stream = BufReader::new(stream);
    lines::put(&mut stream, request.as_bytes()).await?;
    answered(&mut stream, who).await?;
    Ok(stream)
}

/// Reads the answer of the other desk.
async fn answered(read: &mut (impl AsyncBufRead + Unpin), who: &str) -> Result<(), NotJoined> {
    let (mut head, mut line) = (Vec::new(), Vec::new());
    loop {
        let left = LONGEST_HEAD.saturating_sub(head.len());
        if !lines::next(read, left, &mut line).await? {
            return Err(NotJoined::Gone);
        }
        head.extend_from_slice(&line);
        head.push(b'\n');
        if line.is_empty() || line == b"\r" {
            break;
        }
    }
    let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
    let mut response = httparse::Response::new(&mut headers);
    let parsed = response.parse(&head);
    parsed.map_err(|why| NotJoined::Strange(why.to_string()))?;
    let is = |name: &str, value: &str| {
        let mut all = response.headers.iter();
        all.any(|it| it.name.eq_ignore_ascii_case(name) && it.value == value.as_bytes())
    };
    match response.code {
        Some(101) if !is(UPGRADE.as_str(), PROTOCOL) => Err(NotJoined::Strange("101".to_owned())),
        Some(101) if is(WHO.as_str(), who) => Err(NotJoined::Itself),
        Some(101) => Ok(()),
        Some(404) => Err(NotJoined::Closed),
        Some(421) => Err(NotJoined::Name),
        Some(503) => Err(NotJoined::Full),
        code => Err(NotJoined::Strange(code.unwrap_or_default().to_string())),
    }
}

/// A new process, and the channel of its questions.
type Newcomer = (String, mpsc::Receiver<Asked>);

/// The processes of a machine; they are gone when this value is dropped.
struct Processes<'a> {
    hall: &'a Hall,
    machine: &'a Machine,
    there: BTreeSet<String>,
    /// Faulty processes; their lines are ignored from now on.
    unheard: BTreeSet<String>,
}

impl Drop for Processes<'_> {
    fn drop(&mut self) {
        for process in &self.there {
            self.hall.gone(&process_on(self.machine, process));
        }
    }
}

/// Exchanges lines with the tables of a machine, until its desk is gone or is disconnected.
async fn speak(
    hall: &Hall,
    machine: &Machine,
    stream: impl AsyncRead + AsyncWrite,
    complained: &mut BTreeSet<String>,
) -> Result<(), NotJoined> {
    let (read, write) = tokio::io::split(stream);
    let (comes, newcomers) = mpsc::channel(MOST_PROCESSES);
    let reckoning = Mutex::default();
    let mut processes = Processes {
        hall,
        machine,
        there: BTreeSet::new(),
        unheard: BTreeSet::new(),
    };
    tokio::select! {
        ended = hear(&mut processes, read, comes, (&reckoning, complained)) => ended,
        ended = tell(hall, write, newcomers, &reckoning) => ended,
    }
}

async fn hear(
    of: &mut Processes<'_>,
    read: impl AsyncRead + Unpin,
    comes: mpsc::Sender<Newcomer>,
    (reckoning, complained): (&Mutex<Reckoning>, &mut BTreeSet<String>),
) -> Result<(), NotJoined> {
    let mut read = BufReader::new(read);
    let mut line = Vec::new();
    loop {
        let next = lines::next(&mut read, LONGEST_DOWN, &mut line);
        if !timeout(SILENCE, next)
            .await
            .map_err(|_| NotJoined::Silent)??
        {
            return Ok(());
        }
        match Down::read(&line)? {
            Down::Beat(theirs) => {
                let mut reckoning = reckoning.lock().unwrap_or_else(PoisonError::into_inner);
                reckoning.beat(theirs, of.hall.time.now_ms());
            }
            Down::Told(process, told) => {
                let told = serde_json::from_slice(told).map_err(|_| Unreadable)?;
                if let Some(newcomer) = of.comes(process)? {
                    // The channel has room for every process.
                    comes.send(newcomer).await.map_err(|_| NotJoined::Gone)?;
                }
                of.told(process, told, complained);
            }
            Down::Gone(process) => of.goes(process),
        }
    }
}

impl Processes<'_> {
    /// Notes that a process sent a line. Returns a newcomer for a new process, and `None` for a known process.
    fn comes(&mut self, process: &str) -> Result<Option<Newcomer>, NotJoined> {
        if self.there.contains(process) || self.unheard.contains(process) {
            return Ok(None);
        }
        let name = process_on(self.machine, process);
        if !super::place::is_process(process) {
            return Err(Unreadable.into());
        }
        if self.there.len().saturating_add(self.unheard.len()) >= MOST_PROCESSES {
            return Err(NotJoined::Many);
        }
        self.there.insert(process.to_owned());
        let (send, asked) = mpsc::channel(MOST_WAITING);
        self.hall.arrived(&name, send);
        Ok(Some((process.to_owned(), asked)))
    }

    fn told(&mut self, process: &str, told: Told, complained: &mut BTreeSet<String>) {
        if self.unheard.contains(process) {
            return;
        }
        let name = process_on(self.machine, process);
        match self.hall.told(&name, told) {
            Ok(Some(news)) => say(Some(&self.machine.to_string()), &news),
            Ok(None) => {}
            Err(why) => self.is_wrong(process, why, complained),
        }
    }

    /// Ignores this process from now on; the other processes stay.
    fn is_wrong(&mut self, process: &str, why: NoTable, complained: &mut BTreeSet<String>) {
        self.goes(process);
        self.unheard.insert(process.to_owned());
        if complained.len() < MOST_PROCESSES && complained.insert(process.to_owned()) {
            let machine = self.machine;
            stderr::tell(format_args!("process {process} of {machine} {why}"));
        }
    }

    fn goes(&mut self, process: &str) {
        self.unheard.remove(process);
        if !self.there.remove(process) {
            return;
        }
        let machine = self.machine;
        if self.hall.gone(&process_on(machine, process)) > 0 {
            stderr::tell(format_args!(
                "process {process} of {machine} with its tables is gone"
            ));
        }
    }
}

async fn tell(
    hall: &Hall,
    mut write: impl AsyncWrite + Unpin,
    mut newcomers: mpsc::Receiver<Newcomer>,
    reckoning: &Mutex<Reckoning>,
) -> Result<(), NotJoined> {
    let mut asks: StreamMap<String, ReceiverStream<Asked>> = StreamMap::new();
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let line = tokio::select! {
            biased;
            _ = beat.tick() => Up::Beat.line(),
            Some((process, asked)) = newcomers.recv() => {
                asks.insert(process, ReceiverStream::new(asked));
                continue;
            }
            Some((process, asked)) = asks.next() => {
                let asked = serde_json::to_vec(&asked).map_err(|_| Unreadable)?;
                let at = {
                    let reckoning = reckoning.lock().unwrap_or_else(PoisonError::into_inner);
                    reckoning.theirs(hall.time.now_ms())
                };
                Up::Asked(&process, at, &asked).line()
            }
        };
        lines::put(&mut write, &line).await?;
    }
}
