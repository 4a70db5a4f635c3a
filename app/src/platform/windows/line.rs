// SPDX-License-Identifier: GPL-3.0-or-later
//! A line between two processes of one account on one computer. It is a network connection of the computer with itself.
//!
//! The name of a line is a file with the port and a secret. A process that connects must send the secret first. The permissions of
//! the folder protect the file: only the account itself can read the folder of the account. A process that does not send the secret
//! is disconnected after a moment.

use std::fs::{self, Metadata};
use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::time::Duration;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use subtle::ConstantTimeEq as _;

pub(crate) use std::net::TcpStream as Stream;

use zgoda_record::own_files;

/// Bytes of the secret.
const SECRET: usize = 32;
/// The most bytes of the file; a longer file is not the name of a line.
const LONGEST: u64 = 100;
/// The time within which a process must send the secret.
const PATIENCE: Duration = Duration::from_millis(500);

/// The end of the line to which other processes connect.
#[derive(Debug)]
pub(crate) struct Listener {
    listener: TcpListener,
    secret: [u8; SECRET],
}

impl Listener {
    /// Listens under this name.
    pub(crate) fn bind(path: &Path) -> io::Result<Listener> {
        let mut secret = [0; SECRET];
        getrandom::fill(&mut secret).map_err(|error| io::Error::other(error.to_string()))?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let port = listener.local_addr()?.port();
        let mut file = own_files::file().create_new(true).open(path)?;
        file.write_all(format!("{port} {}\n", HEXLOWER.encode(&secret)).as_bytes())?;
        Ok(Listener { listener, secret })
    }

    /// The connections, one after the other. The iterator never ends.
    pub(crate) fn incoming(&self) -> impl Iterator<Item = io::Result<Stream>> + '_ {
        self.listener.incoming().map(|stream| {
            let mut stream = stream?;
            stream.set_nodelay(true)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            let mut shown = [0; SECRET];
            stream.read_exact(&mut shown)?;
            stream.set_read_timeout(None)?;
            match bool::from(shown.ct_eq(&self.secret)) {
                true => Ok(stream),
                false => Err(io::ErrorKind::PermissionDenied.into()),
            }
        })
    }
}

/// The port and the secret in the file with this name.
pub fn name(path: &Path) -> io::Result<(u16, Vec<u8>)> {
    let mut text = String::new();
    fs::File::open(path)?
        .take(LONGEST)
        .read_to_string(&mut text)?;
    let read = || {
        let (port, secret) = text.trim_end().split_once(' ')?;
        let secret = HEXLOWER_PERMISSIVE.decode(secret.as_bytes()).ok()?;
        Some((port.parse().ok()?, secret))
    };
    read().ok_or_else(|| io::ErrorKind::InvalidData.into())
}

/// A connection to the listener under this name.
pub(crate) fn connect(path: &Path) -> io::Result<Stream> {
    let (port, secret) = name(path)?;
    let mut stream = Stream::connect((Ipv4Addr::LOCALHOST, port))?;
    stream.set_nodelay(true)?;
    stream.write_all(&secret)?;
    Ok(stream)
}

/// True if the file can be the name of a line.
pub(crate) fn is_line(meta: &Metadata) -> bool {
    meta.is_file() && meta.len() <= LONGEST
}

/// True if the file can be the name of a line. Only this account can listen under the name and connect to it, because the file is
/// in a folder of the account.
pub fn is_ours(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|meta| is_line(&meta))
}
