// SPDX-License-Identifier: GPL-3.0-or-later
//! Opens and keeps open a serial port. No other file opens a serial port.
//!
//! One thread stamps the bytes that arrive with their moment and hands them on; another one writes, so that a hanging
//! device does not hold up the program. A port that is missing or breaks is opened again, at a bounded rate and
//! for ever, because a pulled cable is plugged in again. The meaning of the bytes is left to the protocols.

use std::io::{ErrorKind, Read, Write};
use std::sync::mpsc::{
    Receiver, Sender, SyncSender, TryRecvError, TrySendError, channel, sync_channel,
};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use serialport::{DataBits, FlowControl, Parity, SerialPort, SerialPortType, StopBits};
use zgoda_game::Moment;

use crate::board::LineFault;
use crate::conversation::LineEvent;
use crate::stopwatch::Stopwatch;
use crate::waits::Waits;

/// The number of bits a second that a line carries. Eight of ten bits are data: all boards known here speak
/// with eight bits, no parity, one stop bit and no handshake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Baud(pub u32);

impl Baud {
    /// The time that a byte takes.
    #[must_use]
    pub const fn byte_micros(self) -> u64 {
        10 * 1_000_000 / if self.0 == 0 { 1 } else { self.0 as u64 }
    }
}

/// The interval at which a reading thread checks whether it is to end.
const TICK: Duration = Duration::from_millis(100);
/// The longest chunk that is read at once: the size of the system's own buffer.
const CHUNK: usize = 4_096;
/// Writes that may wait. A link has one command on the line, so more means a hanging device.
const WAITING_WRITES: usize = 16;

/// A port that is kept open for as long as this value lives.
#[derive(Debug)]
pub struct Port {
    writes: Option<SyncSender<Vec<u8>>>,
    /// The sign of life for the reader. No value is ever sent; dropping the sender ends the reader, even between two tries.
    life: Option<Sender<()>>,
    threads: Vec<JoinHandle<()>>,
}

/// The error of a device that takes no more bytes; the bytes are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the board's port takes no more commands; pull its cable and plug it in again")]
pub struct Hanging;

impl Port {
    /// Opens the port at `path` and keeps it open. Moments count from the start of `watch`. `sink` is called
    /// from a thread of the port's own and must not wait.
    pub fn open(
        path: &str,
        baud: Baud,
        watch: Stopwatch,
        waits: &Waits,
        sink: impl FnMut(Moment, LineEvent) + Send + 'static,
    ) -> std::io::Result<Port> {
        Port::start(path, baud, None, watch, waits, sink)
    }

    /// Keeps open a port that is open already, like [`Port::open`].
    pub fn keep(
        ready: Ready,
        watch: Stopwatch,
        waits: &Waits,
        sink: impl FnMut(Moment, LineEvent) + Send + 'static,
    ) -> std::io::Result<Port> {
        let Ready { path, baud, port } = ready;
        Port::start(&path, baud, Some(port), watch, waits, sink)
    }

    fn start(
        path: &str,
        baud: Baud,
        ready: Option<Box<dyn Wire>>,
        watch: Stopwatch,
        waits: &Waits,
        sink: impl FnMut(Moment, LineEvent) + Send + 'static,
    ) -> std::io::Result<Port> {
        let (writes, to_write) = sync_channel(WAITING_WRITES);
        let (life, end) = channel();
        let shared: Shared = Arc::default();
        let thread = PortThread {
            path: path.to_owned(),
            baud,
            ready,
            watch,
            reopen: waits.reopen,
            end,
            writer: Arc::clone(&shared),
            sink,
        };
        let named = |name: &str| std::thread::Builder::new().name(format!("{name} {path}"));
        let mut port = Port {
            writes: Some(writes),
            life: Some(life),
            threads: Vec::new(),
        };
        // Should the second thread not start, dropping the port ends the first.
        port.threads
            .push(named("read").spawn(move || thread.run())?);
        port.threads
            .push(named("write").spawn(move || write_all(&to_write, &shared))?);
        Ok(port)
    }

    /// Sends bytes; never waits. Bytes for a port that is closed just now are lost.
    pub fn write(&self, bytes: Vec<u8>) -> Result<(), Hanging> {
        let Some(writes) = &self.writes else {
            return Ok(());
        };
        match writes.try_send(bytes) {
            Ok(()) | Err(TrySendError::Disconnected(_)) => Ok(()),
            Err(TrySendError::Full(_)) => Err(Hanging),
        }
    }
}

impl Drop for Port {
    fn drop(&mut self) {
        self.life = None;
        self.writes = None;
        for thread in self.threads.drain(..) {
            // A panic of the thread was reported already.
            let _ = thread.join();
        }
    }
}

/// The writer's half of the port, while it is open.
type Shared = Arc<Mutex<Option<Box<dyn Wire>>>>;

fn write_all(to_write: &Receiver<Vec<u8>>, port: &Shared) {
    while let Ok(bytes) = to_write.recv() {
        let mut port = port.lock().unwrap_or_else(PoisonError::into_inner);
        // The reader notices a broken port, and the link a missing answer.
        if let Some(Err(fault)) = port.as_mut().map(|port| port.write_all(&bytes)) {
            tracing::debug!(%fault, "write to the board");
        }
    }
}

struct PortThread<S> {
    path: String,
    baud: Baud,
    /// The port, if it was open already at the beginning.
    ready: Option<Box<dyn Wire>>,
    watch: Stopwatch,
    reopen: Duration,
    end: Receiver<()>,
    writer: Shared,
    sink: S,
}

impl<S: FnMut(Moment, LineEvent)> PortThread<S> {
    fn run(mut self) {
        let mut told: Option<LineFault> = None;
        while !self.ended() {
            let fault = match self.open() {
                Ok(port) => {
                    self.tell(LineEvent::Opened);
                    told = None;
                    let fault = self.read(port);
                    self.hand_to_writer(None);
                    fault
                }
                Err(fault) => Some(fault),
            };
            let Some(fault) = fault else {
                return;
            };
            if told.as_ref() != Some(&fault) {
                self.tell(LineEvent::Closed(fault.clone()));
                told = Some(fault);
            }
            self.rest();
        }
    }

    fn ended(&self) -> bool {
        self.end.try_recv() == Err(TryRecvError::Disconnected)
    }

    fn tell(&mut self, event: LineEvent) {
        (self.sink)(self.watch.now(), event);
    }

    fn hand_to_writer(&self, port: Option<Box<dyn Wire>>) {
        *self.writer.lock().unwrap_or_else(PoisonError::into_inner) = port;
    }

    fn open(&mut self) -> Result<Box<dyn Wire>, LineFault> {
        let ready = self
            .ready
            .take()
            .map_or_else(|| open(&self.path, self.baud), Ok);
        let opened = ready.and_then(|port| Ok((port.second()?, port)));
        match opened {
            Ok((writer, port)) => {
                self.hand_to_writer(Some(writer));
                Ok(port)
            }
            Err(error) => Err(fault(&self.path, &error)),
        }
    }

    /// Reads until the port breaks; `None` if the thread is to end.
    fn read(&mut self, mut port: Box<dyn Wire>) -> Option<LineFault> {
        let mut chunk = vec![0; CHUNK];
        while !self.ended() {
            match port.read(&mut chunk) {
                Ok(0) => return Some(LineFault::Unplugged),
                Ok(count) => {
                    let bytes = chunk.get(..count).unwrap_or_default().to_vec();
                    self.tell(LineEvent::Bytes(bytes));
                }
                Err(error) => match error.kind() {
                    ErrorKind::TimedOut | ErrorKind::Interrupted | ErrorKind::WouldBlock => {}
                    // A missing device gives this error at every read, without a wait.
                    _ => return Some(LineFault::Unplugged),
                },
            }
        }
        None
    }

    /// Waits before the next try; the end of the port ends the wait.
    fn rest(&self) {
        let _ = self.end.recv_timeout(self.reopen);
    }
}

/// A port that is open and not yet read. No other program can open the port while this value lives.
#[derive(Debug)]
pub struct Ready {
    path: String,
    baud: Baud,
    port: Box<dyn Wire>,
}

impl Ready {
    /// Opens the port at `path` if that is possible now.
    pub fn open(path: &str, baud: Baud) -> Result<Ready, LineFault> {
        match open(path, baud) {
            Ok(port) => Ok(Ready {
                path: path.to_owned(),
                baud,
                port,
            }),
            Err(error) => Err(fault(path, &error)),
        }
    }

    /// The path of the port.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }
}

/// A connection that carries bytes both ways. Reading waits no longer than a [`TICK`].
trait Wire: Read + Write + Send + std::fmt::Debug {
    /// A second handle to the same port, for another thread.
    fn second(&self) -> serialport::Result<Box<dyn Wire>>;
}

/// An open serial port.
#[derive(Debug)]
struct Serial(Box<dyn SerialPort>);

impl Wire for Serial {
    fn second(&self) -> serialport::Result<Box<dyn Wire>> {
        Ok(Box::new(Serial(self.0.try_clone()?)))
    }
}

impl Read for Serial {
    fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
        self.0.read(bytes)
    }
}

impl Write for Serial {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.0.flush()
    }
}

/// The beginning of the path of a simulated line where there are no pseudo-terminals; the number of a port of this
/// computer follows.
#[cfg(not(unix))]
pub(crate) const LOOPBACK: &str = "loopback:";

#[cfg(not(unix))]
impl Wire for std::net::TcpStream {
    fn second(&self) -> serialport::Result<Box<dyn Wire>> {
        Ok(Box::new(self.try_clone()?))
    }
}

/// The simulated line that the path names; `None` if the path names no simulated line.
#[cfg(not(unix))]
fn simulated(path: &str) -> Option<serialport::Result<Box<dyn Wire>>> {
    let port = path.strip_prefix(LOOPBACK)?.parse::<u16>().ok()?;
    let open = || {
        let stream = std::net::TcpStream::connect((std::net::Ipv4Addr::LOCALHOST, port))?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(TICK))?;
        let wire: Box<dyn Wire> = Box::new(stream);
        Ok(wire)
    };
    Some(open())
}

/// Always `None` here, where simulated lines are pseudo-terminals.
#[cfg(unix)]
const fn simulated(_: &str) -> Option<serialport::Result<Box<dyn Wire>>> {
    None
}

fn open(path: &str, baud: Baud) -> serialport::Result<Box<dyn Wire>> {
    if let Some(opened) = simulated(path) {
        return opened;
    }
    Ok(Box::new(Serial(settings(path, baud).open()?)))
}

/// The settings with which the port is opened.
fn settings(path: &str, baud: Baud) -> serialport::SerialPortBuilder {
    serialport::new(path, baud.0)
        .data_bits(DataBits::Eight)
        .parity(Parity::None)
        .stop_bits(StopBits::One)
        .flow_control(FlowControl::None)
        .timeout(TICK)
}

fn fault(path: &str, error: &serialport::Error) -> LineFault {
    let port = path.to_owned();
    match error.kind {
        serialport::ErrorKind::Io(ErrorKind::NotFound) => LineFault::Absent(port),
        serialport::ErrorKind::Io(ErrorKind::PermissionDenied) => LineFault::Forbidden(port),
        // Windows gives the same error for a missing port.
        serialport::ErrorKind::NoDevice if cfg!(windows) && !is_listed(path) => {
            LineFault::Absent(port)
        }
        serialport::ErrorKind::NoDevice => LineFault::Busy(port),
        _ => LineFault::Failed {
            port,
            why: error.description.clone(),
        },
    }
}

fn is_listed(path: &str) -> bool {
    // Names of Windows ports may have this prefix, and ports from ten on once needed it.
    let name = path.trim_start_matches(r"\\.\");
    ports()
        .iter()
        .any(|port| port.path.eq_ignore_ascii_case(name))
}

/// A serial port of this computer, as the system describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPort {
    /// The path of the port.
    pub path: String,
    /// The vendor and product number of a USB device.
    pub usb: Option<(u16, u16)>,
    /// The device's own name for its product.
    pub product: Option<String>,
}

/// The serial ports of this computer; empty if the system does not list them.
#[must_use]
pub fn ports() -> Vec<ListedPort> {
    let listed = serialport::available_ports().unwrap_or_default();
    listed
        .into_iter()
        .map(|port| {
            let (usb, product) = match port.port_type {
                SerialPortType::UsbPort(usb) => (Some((usb.vid, usb.pid)), usb.product),
                _ => (None, None),
            };
            ListedPort {
                path: port.port_name,
                usb,
                product,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The settings that no pseudo-terminal keeps; the other settings are tested in `hw/tests/line/settings.rs`.
    #[test]
    fn a_port_is_described_with_eight_bits_no_parity_one_stop_bit_and_no_handshake() {
        for (baud, written) in [
            (crate::dgt::BAUD, "baud_rate: 9600"),
            (crate::cpp::BAUD, "baud_rate: 115200"),
            (crate::line_clock::BAUD, "baud_rate: 115200"),
        ] {
            let described = format!("{:?}", settings("/dev/ttyUSB0", baud));
            for part in [
                written,
                "data_bits: Eight",
                "parity: None",
                "stop_bits: One",
                "flow_control: None",
            ] {
                assert!(described.contains(part), "{part} is not in {described}");
            }
        }
    }
}
