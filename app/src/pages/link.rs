//! The desk's end of the sockets of tables: finds them, reads what they tell, writes what they are asked.
//!
//! Each second the folder is looked through. A socket that is not its owner's alone is left alone. What cannot be read
//! ends the connection, and a second later it is tried again.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::UnixStream;
use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::hall::{Hall, News, NoTable};
use crate::desk_link;
use crate::desk_link::wire::{Asked, LONGEST_TOLD, Told};
use crate::stderr;

/// How often it is looked whether there are other tables.
const LOOK: Duration = Duration::from_secs(1);
/// A process that takes no line so long does not listen.
const LONGEST_WRITE: Duration = Duration::from_secs(5);
/// Lines that wait to be written to one process.
const MOST_WAITING: usize = 256;
/// Processes with tables.
const MOST_PROCESSES: usize = 128;
/// How the name of a socket ends.
const ENDING: &str = "sock";

/// Why a connection ended.
#[derive(Debug, thiserror::Error)]
enum Ended {
    #[error("{0}")]
    NoTable(#[from] NoTable),
    #[error("says something that cannot be read ({0}); use the same zgoda for both")]
    Unreadable(serde_json::Error),
    #[error("says a line that is too long; use the same zgoda for both")]
    TooLong,
    /// It is gone, or the system says so.
    #[error("is not there any more ({0})")]
    Gone(io::Error),
    #[error("takes nothing more")]
    Deaf,
}

/// Was there something wrong with what a process said?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Complaint {
    None,
    Some,
}

/// Looks for tables below this data folder until it is dropped.
pub(super) async fn look_for_tables(hall: Arc<Hall>, data: PathBuf) {
    let folder = desk_link::folder(&data);
    let mut connected: HashSet<String> = HashSet::new();
    let mut tasks: JoinSet<(String, Complaint)> = JoinSet::new();
    let mut complained: HashSet<String> = HashSet::new();
    loop {
        while let Some(ended) = tasks.try_join_next() {
            if let Ok((process, complaint)) = ended {
                connected.remove(&process);
                if complaint == Complaint::Some {
                    complained.insert(process);
                }
            }
        }
        for (process, path) in sockets(&folder) {
            if connected.contains(&process) || connected.len() >= MOST_PROCESSES {
                continue;
            }
            // A socket at which nobody listens was left by a process that was killed.
            let Ok(stream) = UnixStream::connect(&path).await else {
                continue;
            };
            let ours = rustix::process::geteuid().as_raw();
            if stream.peer_cred().map(|peer| peer.uid()).ok() != Some(ours) {
                continue;
            }
            connected.insert(process.clone());
            let hall = Arc::clone(&hall);
            // What is wrong with one is said once, not each second.
            let quiet = complained.contains(&process);
            tasks.spawn(async move {
                let complaint = speak(&hall, &process, stream, quiet).await;
                (process, complaint)
            });
        }
        hall.sweep();
        tokio::time::sleep(LOOK).await;
    }
}

/// The sockets in the folder that are ours alone, by name.
fn sockets(folder: &Path) -> Vec<(String, PathBuf)> {
    let ours = rustix::process::geteuid().as_raw();
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut all: Vec<(String, PathBuf)> = found
        .filter_map(|entry| {
            let path = entry.path();
            let meta = fs::symlink_metadata(&path).ok()?;
            let is_ours = meta.file_type().is_socket() && meta.uid() == ours;
            let is_ours = is_ours && meta.mode() & 0o077 == 0;
            let process = path.file_stem()?.to_str()?.to_owned();
            let is_named = path.extension().is_some_and(|it| it == ENDING)
                && super::hall::Place::read(&format!("{process}.0")).is_some();
            (is_ours && is_named).then_some((process, path))
        })
        .collect();
    all.sort();
    all
}

async fn speak(hall: &Hall, process: &str, stream: UnixStream, quiet: bool) -> Complaint {
    let (read, write) = stream.into_split();
    let (send, asked) = mpsc::channel(MOST_WAITING);
    hall.arrived(process, send);
    let ended = tokio::select! {
        ended = hear(hall, process, read) => ended,
        ended = tell(write, asked) => ended,
    };
    let tables = hall.gone(process);
    match ended {
        Err(Ended::Gone(_)) | Ok(()) => {
            if tables > 0 {
                stderr::tell(format_args!("process {process} with its tables is gone"));
            }
            return Complaint::None;
        }
        Err(why) if !quiet => stderr::tell(format_args!("process {process} {why}")),
        Err(_) => {}
    }
    Complaint::Some
}

async fn hear(hall: &Hall, process: &str, read: OwnedReadHalf) -> Result<(), Ended> {
    let mut read = BufReader::new(read);
    let longest = u64::try_from(LONGEST_TOLD).unwrap_or(u64::MAX);
    let mut line = Vec::new();
    loop {
        line.clear();
        let mut one = (&mut read).take(longest);
        let count = one.read_until(b'\n', &mut line).await;
        if count.map_err(Ended::Gone)? == 0 {
            return Ok(());
        }
        if line.last() != Some(&b'\n') {
            let is_long = line.len() >= LONGEST_TOLD;
            return if is_long { Err(Ended::TooLong) } else { Ok(()) };
        }
        let told: Told = serde_json::from_slice(&line).map_err(Ended::Unreadable)?;
        match hall.told(process, told)? {
            Some(News::Came(number)) => say(number, "is there"),
            Some(News::KeptOff(number)) => say(
                number,
                "is not shown, because its event does not consent to a network ([consent] network) and this desk is on one",
            ),
            Some(News::Ended(number)) => say(number, "has ended"),
            None => {}
        }
    }
}

fn say(number: Option<u32>, what: &str) {
    match number {
        Some(number) => stderr::tell(format_args!("table {number} {what}")),
        None => stderr::tell(format_args!("a table {what}")),
    }
}

async fn tell(mut write: OwnedWriteHalf, mut asked: mpsc::Receiver<Asked>) -> Result<(), Ended> {
    while let Some(asked) = asked.recv().await {
        let mut line = serde_json::to_vec(&asked).map_err(Ended::Unreadable)?;
        line.push(b'\n');
        let written = timeout(LONGEST_WRITE, write.write_all(&line)).await;
        written.map_err(|_| Ended::Deaf)?.map_err(Ended::Gone)?;
    }
    Ok(())
}
