// SPDX-License-Identifier: GPL-3.0-or-later
//! A line between two processes of one account on one computer: a socket with a name in a folder.

use std::fs::{self, Metadata, Permissions};
use std::io;
use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _, PermissionsExt as _};
use std::os::unix::net::UnixListener;
use std::path::Path;

pub(crate) use std::os::unix::net::UnixStream as Stream;

/// The end of the line to which other processes connect.
#[derive(Debug)]
pub(crate) struct Listener(UnixListener);

impl Listener {
    /// Listens under this name. Only the owner may connect, even before the permissions are set here, because all new files of the
    /// program are private.
    pub(crate) fn bind(path: &Path) -> io::Result<Listener> {
        let listener = UnixListener::bind(path)?;
        fs::set_permissions(path, Permissions::from_mode(0o600))?;
        Ok(Listener(listener))
    }

    /// The connections, one after the other, for ever.
    pub(crate) fn incoming(&self) -> impl Iterator<Item = io::Result<Stream>> + '_ {
        self.0.incoming()
    }
}

/// A connection to the listener under this name.
pub(crate) fn connect(path: &Path) -> io::Result<Stream> {
    Stream::connect(path)
}

/// True if this is a socket.
pub(crate) fn is_line(meta: &Metadata) -> bool {
    meta.file_type().is_socket()
}

/// True if only this account can listen under this name, and connect to it.
pub fn is_ours(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|meta| {
        let ours = meta.uid() == rustix::process::geteuid().as_raw();
        is_line(&meta) && ours && meta.mode() & 0o077 == 0
    })
}
