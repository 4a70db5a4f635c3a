// SPDX-License-Identifier: GPL-3.0-or-later
//! A pseudo-terminal.
//!
//! The path that is handed out is a link in a folder of its own and stays the same. The link leads to a fresh pseudo-terminal after
//! every plug-in, and after every host that went away, so that settings of a killed host do not bar the next host. Pulling the
//! cable closes the far end, which a host sees as a broken pipe, and takes the link away, as a system takes a device away.

use std::fs::DirBuilder;
use std::io::{self, Read, Write as _};
use std::os::fd::OwnedFd;
use std::os::unix::fs::{DirBuilderExt, symlink};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags};
use rustix::pty::OpenptFlags;
use rustix::termios::OptionalActions;

use super::{Heard, Host};

/// The number of folder names that are tried: others may have taken the first ones.
const FOLDERS: u32 = 1_000;

/// One end of a line that is plugged in and pulled out.
pub(in crate::sim) struct Terminal {
    /// Our end; `None` while the cable is out.
    master: Option<OwnedFd>,
    /// The host's end, held until a host has spoken: a line that was never opened must not look
    /// like a line that its host left.
    slave: Option<OwnedFd>,
    folder: Folder,
    woken: UnixStream,
}

/// Wakes the thread that waits at a terminal.
#[derive(Debug)]
pub(in crate::sim) struct Waker(UnixStream);

impl Waker {
    pub(in crate::sim) fn wake(&self) {
        // If the pipe is full, the thread wakes even without this byte.
        let _ = (&self.0).write(&[1]);
    }
}

impl Terminal {
    /// A terminal that is plugged in. `what` names it in the path.
    pub(in crate::sim) fn new(what: &str) -> io::Result<(Terminal, Waker)> {
        let (wake, woken) = UnixStream::pair()?;
        woken.set_nonblocking(true)?;
        let mut terminal = Terminal {
            master: None,
            slave: None,
            folder: Folder::new(what)?,
            woken,
        };
        terminal.plug()?;
        Ok((terminal, Waker(wake)))
    }

    /// The path at which a host finds the terminal.
    pub(in crate::sim) fn path(&self) -> PathBuf {
        self.folder.link()
    }

    /// Lets the link lead to a fresh pseudo-terminal.
    pub(in crate::sim) fn plug(&mut self) -> io::Result<()> {
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
        let master = rustix::pty::openpt(flags)?;
        rustix::pty::grantpt(&master)?;
        rustix::pty::unlockpt(&master)?;
        rustix::fs::fcntl_setfl(&master, OFlags::NONBLOCK)?;
        let name = rustix::pty::ptsname(&master, Vec::new())?;
        // A terminal that echoes would send our own messages back as commands.
        let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
        let slave = rustix::fs::open(name.as_c_str(), flags, Mode::empty())?;
        let mut settings = rustix::termios::tcgetattr(&slave)?;
        settings.make_raw();
        rustix::termios::tcsetattr(&slave, OptionalActions::Now, &settings)?;
        let device = PathBuf::from(name.to_string_lossy().into_owned());
        self.folder.link_to(&device)?;
        (self.master, self.slave) = (Some(master), Some(slave));
        Ok(())
    }

    /// Pulls the cable out.
    pub(in crate::sim) fn unplug(&mut self) {
        self.folder.unlink();
        (self.master, self.slave) = (None, None);
    }

    /// Writes these bytes. Bytes without a reader are lost, as on a real line.
    pub(in crate::sim) fn write(&self, bytes: &[u8]) {
        if let Some(master) = &self.master {
            let _ = rustix::io::write(master, bytes);
        }
    }

    /// Sleeps until a host speaks, the waker wakes it, or the time `sleep` has passed.
    pub(in crate::sim) fn wait(&mut self, sleep: Duration) -> io::Result<Option<Heard>> {
        let timeout = Timespec {
            tv_sec: sleep.as_secs().try_into().unwrap_or(i64::MAX),
            tv_nsec: sleep.subsec_nanos().into(),
        };
        let (told, heard) = {
            let mut fds = vec![PollFd::new(&self.woken, PollFlags::IN)];
            if let Some(master) = &self.master {
                fds.push(PollFd::new(master, PollFlags::IN));
            }
            match poll(&mut fds, Some(&timeout)) {
                Ok(_) | Err(rustix::io::Errno::INTR) => {}
                Err(fault) => return Err(fault.into()),
            }
            let told = !fds[0].revents().is_empty();
            (told, fds.get(1).map_or(PollFlags::empty(), PollFd::revents))
        };
        if told {
            let _ = self.woken.read(&mut [0; 64]);
        }
        if heard.contains(PollFlags::IN) {
            return Ok(self.hear());
        }
        if heard.contains(PollFlags::HUP) {
            // The host went away; the next host finds an unused line.
            self.plug()?;
        }
        Ok(None)
    }

    fn hear(&mut self) -> Option<Heard> {
        let mut bytes = [0; 256];
        let count = rustix::io::read(self.master.as_ref()?, &mut bytes).ok()?;
        let host = match self.slave.take() {
            Some(_) => Host::New,
            None => Host::Same,
        };
        let bytes = bytes.get(..count).unwrap_or_default().to_vec();
        Some(Heard { bytes, host })
    }
}

/// The folder with the link in it.
struct Folder {
    path: PathBuf,
    /// The name of the link.
    what: String,
}

impl Folder {
    fn new(what: &str) -> io::Result<Folder> {
        let temp = std::env::temp_dir();
        tidy_up(&temp, what);
        let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
        for n in 0..FOLDERS {
            let path = temp.join(format!("zgoda-{what}-{}-{n}", std::process::id()));
            match DirBuilder::new().mode(0o700).create(&path) {
                Ok(()) => {
                    let what = what.to_owned();
                    return Ok(Folder { path, what });
                }
                Err(fault) => last = fault,
            }
        }
        Err(last)
    }

    fn link(&self) -> PathBuf {
        self.path.join(&self.what)
    }

    fn link_to(&self, device: &Path) -> io::Result<()> {
        self.unlink();
        symlink(device, self.link())
    }

    fn unlink(&self) {
        // The link may not be there yet, or no longer.
        let _ = std::fs::remove_file(self.link());
    }
}

/// Removes the folders that killed programs of this kind have left. A folder is removed only if the link is all there is in it.
fn tidy_up(temp: &Path, what: &str) {
    let start = format!("zgoda-{what}-");
    for entry in std::fs::read_dir(temp).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let owner = name.to_str().and_then(|name| {
            let (owner, _) = name.strip_prefix(&start)?.split_once('-')?;
            rustix::process::Pid::from_raw(owner.parse().ok()?)
        });
        let gone = owner.is_some_and(|owner| {
            rustix::process::test_kill_process(owner) == Err(rustix::io::Errno::SRCH)
        });
        if gone {
            // The folder may belong to another process, which tidies up after itself.
            let _ = std::fs::remove_file(entry.path().join(what));
            let _ = std::fs::remove_dir(entry.path());
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        self.unlink();
        let _ = std::fs::remove_dir(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_program_left_is_taken_away_and_nothing_else() {
        let temp = std::env::temp_dir().join(format!("zgoda-tidy-{}", std::process::id()));
        // The folder of a process that has ended, that of a living process, and a folder that only looks like theirs.
        let mut ended = std::process::Command::new("true")
            .spawn()
            .expect("a process");
        ended.wait().expect("its end");
        let folder = |owner: u32| format!("zgoda-board-{owner}-0");
        let [dead, alive, other, full] = [
            folder(ended.id()),
            folder(std::process::id()),
            "zgoda-board-x-0".to_owned(),
            format!("zgoda-board-{}-1", ended.id()),
        ];
        for name in [&dead, &alive, &other, &full] {
            std::fs::create_dir_all(temp.join(name)).expect("a folder");
            symlink("/dev/null", temp.join(name).join("board")).expect("a link");
        }
        std::fs::write(temp.join(&full).join("letter"), "").expect("a file");
        tidy_up(&temp, "board");
        let there = |name: &String| temp.join(name).exists();
        assert_eq!(
            [&dead, &alive, &other, &full].map(there),
            [false, true, true, true]
        );
        std::fs::remove_dir_all(&temp).expect("the folder");
    }
}
