//! The simulated board behind a pseudo-terminal, in real time, on a thread of its own.
//!
//! The path that is handed out is a link in a folder of its own and stays the same. Behind it
//! stands a fresh pseudo-terminal after every plug-in, and after every host that went away, so that
//! nothing a killed host left set bars the next one. Pulling the cable closes the far end, which a
//! host sees as a broken pipe, and takes the link away, as a system takes a device away.

use std::fs::DirBuilder;
use std::io::{self, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::fs::{DirBuilderExt, symlink};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags};
use rustix::pty::OpenptFlags;
use rustix::termios::OptionalActions;
use zgoda_game::{Moment, Setup};

use super::command::HandCommand;
use super::options::SimOptions;
use super::simulation::{SimInput, SimOutput, Simulation};
use crate::waits::Speed;

/// The thread never sleeps shorter, however fast the simulation runs: it shares the computer with
/// the program it is there for.
const SHORTEST_SLEEP: Duration = Duration::from_micros(500);
/// Nor longer, so that a lost wake-up costs no more than this.
const LONGEST_SLEEP: Duration = Duration::from_millis(200);
/// Folders tried before giving up: others may have taken the names.
const FOLDERS: u32 = 1_000;

/// A running simulated board. Dropping it ends it and takes its path away.
#[derive(Debug)]
pub struct SimHandle {
    path: PathBuf,
    commands: Option<Sender<HandCommand>>,
    wake: UnixStream,
    outputs: Receiver<SimOutput>,
    thread: Option<JoinHandle<Simulation>>,
}

/// Starts a simulated board with the pieces of `setup` on it. The game of the options is not
/// played by this: tell the hands its moves with [`SimHandle::send`].
pub fn start(options: &SimOptions, setup: &Setup) -> io::Result<SimHandle> {
    let (commands, told) = channel();
    let (report, outputs) = channel();
    let (wake, woken) = UnixStream::pair()?;
    woken.set_nonblocking(true)?;
    let folder = Folder::new()?;
    let path = folder.link();
    let mut shell = Shell {
        sim: Simulation::new(options.make, setup, options.faults, options.seed),
        speed: options.speed,
        started: Instant::now(),
        master: None,
        slave: None,
        folder,
        told,
        report,
        woken,
    };
    shell.plug()?;
    let thread = std::thread::Builder::new()
        .name("simulated board".to_owned())
        .spawn(move || shell.run())?;
    Ok(SimHandle {
        path,
        commands: Some(commands),
        wake,
        outputs,
        thread: Some(thread),
    })
}

impl SimHandle {
    /// Where a host finds the board. There is nothing at it while the cable is out.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Tells the hands what to do next.
    pub fn send(&self, command: HandCommand) {
        if let Some(commands) = &self.commands
            && commands.send(command).is_ok()
        {
            self.wake();
        }
    }

    /// What came of it, as it happens; bytes are not told.
    #[must_use]
    pub fn outputs(&self) -> &Receiver<SimOutput> {
        &self.outputs
    }

    /// Ends it and hands back how things stand; `None` if its thread fell.
    #[must_use]
    pub fn stop(mut self) -> Option<Simulation> {
        self.end()
    }

    fn end(&mut self) -> Option<Simulation> {
        self.commands = None;
        self.wake();
        self.thread.take()?.join().ok()
    }

    fn wake(&self) {
        // A full pipe wakes as well as one byte more.
        let _ = (&self.wake).write(&[1]);
    }
}

impl Drop for SimHandle {
    fn drop(&mut self) {
        self.end();
    }
}

struct Shell {
    sim: Simulation,
    speed: Speed,
    started: Instant,
    /// The board's end; `None` while the cable is out.
    master: Option<OwnedFd>,
    /// The host's end, held until a host has spoken: a line nobody ever opened must not look like
    /// one that its host left.
    slave: Option<OwnedFd>,
    folder: Folder,
    told: Receiver<HandCommand>,
    report: Sender<SimOutput>,
    woken: UnixStream,
}

impl Shell {
    fn run(mut self) -> Simulation {
        loop {
            let now = self.now();
            loop {
                match self.told.try_recv() {
                    Ok(command) => self.sim.handle(SimInput::Hand(command), now),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => return self.sim,
                }
            }
            self.sim.handle(SimInput::Tick, now);
            while let Some(output) = self.sim.poll() {
                self.carry_out(output);
            }
            if let Err(fault) = self.wait() {
                tracing::warn!(%fault, "simulated board");
            }
        }
    }

    fn now(&self) -> Moment {
        let micros = self.started.elapsed().as_micros() * u128::from(self.speed.divisor());
        Moment::from_ms(u64::try_from(micros / 1_000).unwrap_or(u64::MAX))
    }

    fn carry_out(&mut self, output: SimOutput) {
        match output {
            SimOutput::Bytes(bytes) => {
                if let Some(master) = &self.master {
                    // What nobody takes is lost, as on a real line.
                    let _ = rustix::io::write(master, &bytes);
                }
                return;
            }
            SimOutput::Unplugged => {
                self.folder.unlink();
                (self.master, self.slave) = (None, None);
            }
            SimOutput::Plugged => {
                if let Err(fault) = self.plug() {
                    tracing::warn!(%fault, "simulated board: no pseudo-terminal");
                }
            }
            SimOutput::Done(_) | SimOutput::Refused(_) | SimOutput::HostHere => {}
        }
        // Nobody need listen.
        let _ = self.report.send(output);
    }

    /// A fresh pseudo-terminal behind the link.
    fn plug(&mut self) -> io::Result<()> {
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
        let master = rustix::pty::openpt(flags)?;
        rustix::pty::grantpt(&master)?;
        rustix::pty::unlockpt(&master)?;
        rustix::fs::fcntl_setfl(&master, OFlags::NONBLOCK)?;
        let name = rustix::pty::ptsname(&master, Vec::new())?;
        // A terminal that echoes would send the board its own messages as commands.
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

    /// Sleeps until the simulation, the host or the hands want something.
    fn wait(&mut self) -> io::Result<()> {
        let sleep = match self.sim.deadline() {
            None => LONGEST_SLEEP,
            Some(due) => {
                let ahead = due.since(self.now()) / self.speed.divisor();
                ahead.clamp(SHORTEST_SLEEP, LONGEST_SLEEP)
            }
        };
        let timeout = Timespec {
            tv_sec: 0,
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
            self.hear();
        } else if heard.contains(PollFlags::HUP) {
            // The host went away; the next one finds a line nobody used.
            self.plug()?;
        }
        Ok(())
    }

    fn hear(&mut self) {
        let mut bytes = [0; 256];
        let now = self.now();
        if let Some(master) = &self.master
            && let Ok(count) = rustix::io::read(master, &mut bytes)
        {
            if self.slave.take().is_some() {
                // Nobody need listen.
                let _ = self.report.send(SimOutput::HostHere);
            }
            let heard = bytes.get(..count).unwrap_or_default();
            self.sim.handle(SimInput::Bytes(heard), now);
        }
    }
}

/// The folder with the link in it.
struct Folder(PathBuf);

impl Folder {
    fn new() -> io::Result<Folder> {
        let temp = std::env::temp_dir();
        let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
        for n in 0..FOLDERS {
            let folder = temp.join(format!("zgoda-board-{}-{n}", std::process::id()));
            match DirBuilder::new().mode(0o700).create(&folder) {
                Ok(()) => return Ok(Folder(folder)),
                Err(fault) => last = fault,
            }
        }
        Err(last)
    }

    fn link(&self) -> PathBuf {
        self.0.join("board")
    }

    fn link_to(&self, device: &Path) -> io::Result<()> {
        self.unlink();
        symlink(device, self.link())
    }

    fn unlink(&self) {
        // It may not be there yet, or no more.
        let _ = std::fs::remove_file(self.link());
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        self.unlink();
        let _ = std::fs::remove_dir(&self.0);
    }
}
