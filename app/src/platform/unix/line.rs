//! A line between two processes of one account on one computer: a socket with a name in a folder.

use std::fs::{self, Metadata, Permissions};
use std::io;
use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _, PermissionsExt as _};
use std::os::unix::net::UnixListener;
use std::path::Path;

pub(crate) use std::os::unix::net::UnixStream as Stream;
pub(crate) use tokio::net::UnixStream as AsyncStream;
pub(crate) use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};

/// Where other processes come in.
#[derive(Debug)]
pub(crate) struct Listener(UnixListener);

impl Listener {
    /// Listens under this name. Nobody but its owner may come in; before it is said here, what the whole program makes is
    /// private already.
    pub(crate) fn bind(path: &Path) -> io::Result<Listener> {
        let listener = UnixListener::bind(path)?;
        fs::set_permissions(path, Permissions::from_mode(0o600))?;
        Ok(Listener(listener))
    }

    /// One after the other, for ever.
    pub(crate) fn incoming(&self) -> impl Iterator<Item = io::Result<Stream>> + '_ {
        self.0.incoming()
    }
}

/// The way in to whoever listens under this name.
pub(crate) fn connect(path: &Path) -> io::Result<Stream> {
    Stream::connect(path)
}

/// The same, without anybody waiting for it. The process at the other end is ours, or there is none.
pub(crate) async fn connect_to_ours(path: &Path) -> io::Result<AsyncStream> {
    let stream = AsyncStream::connect(path).await?;
    if stream.peer_cred()?.uid() != rustix::process::geteuid().as_raw() {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    Ok(stream)
}

/// Can somebody listen under this name?
pub(crate) fn is_line(meta: &Metadata) -> bool {
    meta.file_type().is_socket()
}

/// Can only this account listen under this name, and come in there?
pub(crate) fn is_ours(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|meta| {
        let ours = meta.uid() == rustix::process::geteuid().as_raw();
        is_line(&meta) && ours && meta.mode() & 0o077 == 0
    })
}
