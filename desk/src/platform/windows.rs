// SPDX-License-Identifier: GPL-3.0-or-later
//! The parts of the desk that are special for Windows.

/// Lines to tables of this computer.
pub(crate) mod line {
    use std::io;
    use std::net::Ipv4Addr;
    use std::path::Path;

    use tokio::io::AsyncWriteExt as _;
    pub(crate) use tokio::net::TcpStream as AsyncStream;
    pub(crate) use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
    pub(crate) use zgoda::platform::line::is_ours;

    /// Connects to the listener under this name. The file with the name belongs to this user, because its folder does.
    pub(crate) async fn connect_to_ours(path: &Path) -> io::Result<AsyncStream> {
        let (port, secret) = zgoda::platform::line::name(path)?;
        let mut stream = AsyncStream::connect((Ipv4Addr::LOCALHOST, port)).await?;
        stream.set_nodelay(true)?;
        stream.write_all(&secret).await?;
        Ok(stream)
    }
}

/// The requests of the system to end the program.
pub(crate) mod ending {
    pub(crate) use zgoda::platform::ending::asked;
}
