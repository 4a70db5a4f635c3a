// SPDX-License-Identifier: GPL-3.0-or-later
//! Lines over a connection, read and written within bounds on their length and time.

use std::io;
use std::time::Duration;

use tokio::io::{
    AsyncBufRead, AsyncBufReadExt as _, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _,
};
use tokio::time::timeout;

/// Longest time for writing a line; a slower reader counts as gone.
const LONGEST_WRITE: Duration = Duration::from_secs(5);

/// The reason why the lines have ended.
#[derive(Debug, thiserror::Error)]
pub(super) enum NoLine {
    #[error("says a line that is too long; use the same zgoda for both")]
    TooLong,
    /// The connection is gone, or the system reports an error.
    #[error("is not there any more ({0})")]
    Gone(io::Error),
    #[error("takes nothing more")]
    Deaf,
}

/// Reads the next line, without its end, into `line`; false at the end of the input. Text without a line end is dropped.
pub(super) async fn next(
    read: &mut (impl AsyncBufRead + Unpin),
    longest: usize,
    line: &mut Vec<u8>,
) -> Result<bool, NoLine> {
    line.clear();
    let most = u64::try_from(longest).unwrap_or(u64::MAX);
    let mut one = read.take(most);
    match one.read_until(b'\n', line).await {
        Ok(0) => return Ok(false),
        Ok(_) => {}
        // A killed process closes the connection without TLS's farewell.
        Err(why) if why.kind() == io::ErrorKind::UnexpectedEof => return Ok(false),
        Err(why) => return Err(NoLine::Gone(why)),
    }
    match line.pop_if(|last| *last == b'\n') {
        Some(_) => Ok(true),
        None if line.len() >= longest => Err(NoLine::TooLong),
        None => Ok(false),
    }
}

/// Writes a line, which must include its line end.
pub(super) async fn put(write: &mut (impl AsyncWrite + Unpin), line: &[u8]) -> Result<(), NoLine> {
    let all = async {
        write.write_all(line).await?;
        write.flush().await
    };
    let written = timeout(LONGEST_WRITE, all).await;
    written.map_err(|_| NoLine::Deaf)?.map_err(NoLine::Gone)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run<T>(of: impl Future<Output = T>) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = { runtime }.enable_all().build();
        runtime.unwrap().block_on(of)
    }

    #[test]
    fn lines_are_read_to_their_end_and_no_further_than_they_may_be() {
        run(async {
            let mut read = &b"one\n\nthree\nhalf"[..];
            let mut line = Vec::new();
            for wanted in [&b"one"[..], b"", b"three"] {
                assert!(next(&mut read, 10, &mut line).await.unwrap());
                assert_eq!(line, wanted);
            }
            assert!(!next(&mut read, 10, &mut line).await.unwrap());
            let mut endless = tokio::io::BufReader::new(tokio::io::repeat(b'x'));
            let ended = next(&mut endless, 1_000, &mut line).await;
            assert!(matches!(ended, Err(NoLine::TooLong)));
            assert_eq!(line.len(), 1_000);
        });
    }
}
