// SPDX-License-Identifier: GPL-3.0-or-later
//! The desk's end of the sockets of tables: finds them, reads their lines, writes the desk's questions.
//!
//! The folder is searched each second. A socket that other users can reach is ignored. A line that cannot be read ends the
//! connection, which is tried again a second later.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::BufReader;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use super::hall::{Hall, News, NoTable};
use super::lines::{self, NoLine};
use super::place::{is_process, machine_of};
use crate::platform::line::{self, AsyncStream, OwnedReadHalf, OwnedWriteHalf};
use zgoda::desk_link;
use zgoda::desk_link::wire::{Asked, LONGEST_TOLD, Told};
use zgoda::stderr;

/// The interval between two searches for new tables.
const LOOK: Duration = Duration::from_secs(1);
/// Most lines that wait to be written to one process.
pub(super) const MOST_WAITING: usize = 256;
/// Most processes with tables.
const MOST_PROCESSES: usize = 128;
/// The file extension of a socket.
const ENDING: &str = "sock";

/// The reason why a connection ended.
#[derive(Debug, thiserror::Error)]
enum Ended {
    #[error("{0}")]
    NoTable(#[from] NoTable),
    #[error("says something that cannot be read ({0}); use the same zgoda for both")]
    Unreadable(serde_json::Error),
    #[error("{0}")]
    NoLine(#[from] NoLine),
}

/// Whether a complaint about a process was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Complaint {
    /// No complaint was told.
    None,
    /// A complaint was told, and is not told again.
    Some,
}

/// A connection to a process of tables.
pub(super) struct Process {
    /// The name of the socket.
    pub(super) name: String,
    pub(super) stream: AsyncStream,
    /// The complaint about this socket so far. The fault of a socket is told once, not each second.
    pub(super) complained: Complaint,
}

/// Looks for tables below this data folder until the future is dropped.
pub(super) async fn look_for_tables(hall: Arc<Hall>, data: PathBuf) {
    let of = Arc::clone(&hall);
    let speaks = move |process| {
        let hall = Arc::clone(&of);
        async move { speak(&hall, process).await }
    };
    each_process(&data, || hall.sweep(), speaks).await;
}

/// Connects to each process with tables below this data folder, and again after the end of a connection, until the future is
/// dropped.
pub(super) async fn each_process<F>(
    data: &Path,
    each_second: impl Fn(),
    speaks: impl Fn(Process) -> F,
) where
    F: Future<Output = Complaint> + Send + 'static,
{
    let folder = desk_link::folder(data);
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
        for (name, path) in sockets(&folder) {
            if connected.contains(&name) || connected.len() >= MOST_PROCESSES {
                continue;
            }
            // A socket without a listener was left by a process that was killed.
            let Ok(stream) = line::connect_to_ours(&path).await else {
                continue;
            };
            connected.insert(name.clone());
            let before = complained.contains(&name);
            let ends = speaks(Process {
                name: name.clone(),
                stream,
                complained: if before {
                    Complaint::Some
                } else {
                    Complaint::None
                },
            });
            tasks.spawn(async move { (name, ends.await) });
        }
        each_second();
        tokio::time::sleep(LOOK).await;
    }
}

/// The sockets in the folder that only this user can reach, by name.
fn sockets(folder: &Path) -> Vec<(String, PathBuf)> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut all: Vec<(String, PathBuf)> = found
        .filter_map(|entry| {
            let path = entry.path();
            let process = path.file_stem()?.to_str()?.to_owned();
            let is_named = path.extension().is_some_and(|it| it == ENDING) && is_process(&process);
            (is_named && line::is_ours(&path)).then_some((process, path))
        })
        .collect();
    all.sort();
    all
}

async fn speak(hall: &Hall, process: Process) -> Complaint {
    let Process {
        name,
        stream,
        complained,
    } = process;
    let (read, write) = stream.into_split();
    let (send, asked) = mpsc::channel(MOST_WAITING);
    hall.arrived(&name, send);
    let ended = tokio::select! {
        ended = hear(hall, &name, read) => ended,
        ended = tell(write, asked) => ended,
    };
    let tables = hall.gone(&name);
    match ended {
        Err(Ended::NoLine(NoLine::Gone(_))) | Ok(()) => {
            if tables > 0 {
                stderr::tell(format_args!("process {name} with its tables is gone"));
            }
            return Complaint::None;
        }
        Err(why) if complained == Complaint::None => {
            stderr::tell(format_args!("process {name} {why}"));
        }
        Err(_) => {}
    }
    Complaint::Some
}

async fn hear(hall: &Hall, process: &str, read: OwnedReadHalf) -> Result<(), Ended> {
    let mut read = BufReader::new(read);
    let mut line = Vec::new();
    while lines::next(&mut read, LONGEST_TOLD, &mut line).await? {
        let told: Told = serde_json::from_slice(&line).map_err(Ended::Unreadable)?;
        if let Some(news) = hall.told(process, told)? {
            say(machine_of(process), &news);
        }
    }
    Ok(())
}

/// Reports news of a table on standard error, with the name of its machine if it is another machine.
pub(super) fn say(machine: Option<&str>, news: &News) {
    let at = |machine: Option<&str>| machine.map(|it| format!(" at {it}")).unwrap_or_default();
    let (number, what) = match news {
        News::Came(number) => (*number, "is there"),
        News::CameTwice(number, other) => {
            let other = match other {
                Some(_) => at(other.as_deref()),
                None => " on this machine".to_owned(),
            };
            tracing::info!(number, "two tables have one number");
            return stderr::tell(format_args!(
                "table {number}{} is there; there is a table {number}{other}, too: give each table of the event a number of its own",
                at(machine)
            ));
        }
        News::KeptOff(number) if machine.is_some() => (
            *number,
            "is not shown, because its event does not consent to a network ([consent] network)",
        ),
        News::KeptOff(number) => (
            *number,
            "is not shown, because its event does not consent to a network ([consent] network) and this desk is on one",
        ),
        News::Ended(number) => (*number, "has ended"),
    };
    tracing::info!(number, elsewhere = machine.is_some(), "a table {what}");
    match number {
        Some(number) => stderr::tell(format_args!("table {number}{} {what}", at(machine))),
        None => stderr::tell(format_args!("a table{} {what}", at(machine))),
    }
}

async fn tell(mut write: OwnedWriteHalf, mut asked: mpsc::Receiver<Asked>) -> Result<(), Ended> {
    while let Some(asked) = asked.recv().await {
        let mut line = serde_json::to_vec(&asked).map_err(Ended::Unreadable)?;
        line.push(b'\n');
        lines::put(&mut write, &line).await?;
    }
    Ok(())
}
