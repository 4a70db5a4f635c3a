// SPDX-License-Identifier: GPL-3.0-or-later
//! A simulated line over a network connection of this computer with itself, for systems without pseudo-terminals.
//!
//! The path that is handed out names a port of the loopback interface, which [`crate::serial`] opens as it opens a serial
//! port. The line has one host at a time; pulling the cable closes the connection and refuses new ones, and plugging the
//! cable in listens at the same port again.

use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use super::{Heard, Host};
use crate::serial::LOOPBACK;

/// The time between two checks for a new host and for a pulled cable, because the standard library cannot wait for
/// both.
const LOOK: Duration = Duration::from_millis(5);

/// The board's end of a line that can be plugged in and pulled out.
pub(in crate::sim) struct Terminal {
    address: SocketAddr,
    /// Ends the thread at the port when it is dropped; `None` while the cable is out.
    plugged: Option<Plugged>,
    news: Receiver<News>,
    tell: Sender<News>,
    /// The connected host, and whether it has already sent anything.
    host: Option<(TcpStream, Host)>,
}

/// The flag that ends the thread at the port; dropping this value sets it.
struct Plugged(Arc<AtomicBool>);

impl Drop for Plugged {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// News that wakes the waiting thread.
enum News {
    Woken,
    Came(TcpStream),
    Bytes(Vec<u8>),
}

/// Wakes the thread that waits at a terminal.
#[derive(Debug)]
pub(in crate::sim) struct Waker(Sender<News>);

impl std::fmt::Debug for News {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("News")
    }
}

impl Waker {
    pub(in crate::sim) fn wake(&self) {
        // If the terminal is gone, there is nothing to wake.
        let _ = self.0.send(News::Woken);
    }
}

impl Terminal {
    /// A terminal that is plugged in. The name is not part of the path.
    pub(in crate::sim) fn new(_what: &str) -> io::Result<(Terminal, Waker)> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let (tell, news) = channel();
        let mut terminal = Terminal {
            address: listener.local_addr()?,
            plugged: None,
            news,
            tell: tell.clone(),
            host: None,
        };
        terminal.listen(listener)?;
        Ok((terminal, Waker(tell)))
    }

    /// The path at which a host finds the terminal.
    pub(in crate::sim) fn path(&self) -> PathBuf {
        PathBuf::from(format!("{LOOPBACK}{}", self.address.port()))
    }

    /// Listens at the same port again.
    pub(in crate::sim) fn plug(&mut self) -> io::Result<()> {
        self.unplug();
        let listener = TcpListener::bind(self.address)?;
        self.listen(listener)
    }

    fn listen(&mut self, listener: TcpListener) -> io::Result<()> {
        listener.set_nonblocking(true)?;
        let over = Arc::new(AtomicBool::new(false));
        let tell = self.tell.clone();
        self.plugged = Some(Plugged(Arc::clone(&over)));
        thread::Builder::new()
            .name("simulated line".to_owned())
            .spawn(move || serve(&listener, &over, &tell))?;
        Ok(())
    }

    /// Pulls the cable out.
    pub(in crate::sim) fn unplug(&mut self) {
        self.plugged = None;
        if let Some((stream, _)) = self.host.take() {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Writes these bytes. Bytes without a reader are lost, as on a real line.
    pub(in crate::sim) fn write(&self, bytes: &[u8]) {
        if let Some((stream, _)) = &self.host {
            let mut stream: &TcpStream = stream;
            let _ = stream.write(bytes);
        }
    }

    /// Sleeps until a host sends bytes, the waker wakes this thread, or the time `sleep` has passed.
    pub(in crate::sim) fn wait(&mut self, sleep: Duration) -> io::Result<Option<Heard>> {
        match self.news.recv_timeout(sleep) {
            Ok(News::Woken) | Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                Ok(None)
            }
            Ok(News::Came(stream)) => {
                // The cable may have been pulled meanwhile.
                self.host = self.plugged.is_some().then_some((stream, Host::New));
                Ok(None)
            }
            Ok(News::Bytes(bytes)) => Ok(self.host.as_mut().map(|(_, spoken)| Heard {
                bytes,
                host: std::mem::replace(spoken, Host::Same),
            })),
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.unplug();
    }
}

/// Serves one host after the other, until the cable is pulled.
fn serve(listener: &TcpListener, over: &AtomicBool, tell: &Sender<News>) {
    while !over.load(Ordering::Relaxed) {
        let Ok((stream, _)) = listener.accept() else {
            thread::sleep(LOOK);
            continue;
        };
        if hear(stream, over, tell).is_err() {
            tracing::debug!("a host of a simulated line is gone");
        }
    }
}

fn hear(mut stream: TcpStream, over: &AtomicBool, tell: &Sender<News>) -> io::Result<()> {
    stream.set_nonblocking(false)?;
    stream.set_nodelay(true)?;
    // A host that takes nothing must not hold up the simulation.
    stream.set_write_timeout(Some(LOOK))?;
    let _ = tell.send(News::Came(stream.try_clone()?));
    let mut bytes = [0; 256];
    while !over.load(Ordering::Relaxed) {
        match stream.read(&mut bytes)? {
            0 => return Ok(()),
            count => {
                let bytes = bytes.get(..count).unwrap_or_default().to_vec();
                if tell.send(News::Bytes(bytes)).is_err() {
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}
