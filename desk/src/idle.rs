// SPDX-License-Identifier: GPL-3.0-or-later
//! Closes connections without traffic after a while, whatever protocol they use, so that an abandoned connection does not
//! take a place for ever. The desk sends something to an open page three times a second, so the page's connection stays.
//! The number of connections of one address is limited by `crowd`.

use std::future::Future;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum_server::accept::Accept;
use futures_util::future::BoxFuture;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

use super::crowd::{Crowd, Place};

/// An acceptor that wraps another one, and closes connections without traffic for `after`.
#[derive(Clone, Debug)]
pub(super) struct Idle<A> {
    inner: A,
    after: Duration,
    crowd: Crowd,
}

impl<A> Idle<A> {
    pub(super) fn new(inner: A, after: Duration) -> Idle<A> {
        Idle {
            inner,
            after,
            crowd: Crowd::default(),
        }
    }
}

impl<A, S> Accept<TcpStream, S> for Idle<A>
where
    A: Accept<TcpStream, S>,
    A::Future: Send + 'static,
{
    type Stream = Watched<A::Stream>;
    type Service = A::Service;
    type Future = BoxFuture<'static, io::Result<(Self::Stream, Self::Service)>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let from = stream.peer_addr();
        let place = from.map(|from| self.crowd.place(from.ip()));
        let (accepted, after) = (self.inner.accept(stream, service), self.after);
        Box::pin(async move {
            // If there is no place for the connection, this returns, and the connection is closed.
            let place = place?.ok_or(io::ErrorKind::ConnectionRefused)?;
            let (stream, service) = accepted.await?;
            let watched = Watched {
                _place: Some(place),
                ..Watched::new(stream, after)
            };
            Ok((watched, service))
        })
    }
}

/// A connection, and the time by which it must have traffic.
#[derive(Debug)]
pub(super) struct Watched<S> {
    stream: S,
    /// The place of this connection among the connections of its address, for as long as the connection is open.
    _place: Option<Place>,
    after: Duration,
    until: Pin<Box<Sleep>>,
}

impl<S> Watched<S> {
    fn new(stream: S, after: Duration) -> Watched<S> {
        Watched {
            stream,
            _place: None,
            after,
            until: Box::pin(sleep(after)),
        }
    }

    /// Notes an attempt to read or write. An attempt that is not pending restarts the time; otherwise the time may have
    /// run out.
    fn tried<T>(
        &mut self,
        cx: &mut Context<'_>,
        tried: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if tried.is_ready() {
            let until = Instant::now() + self.after;
            self.until.as_mut().reset(until);
            return tried;
        }
        ready!(self.until.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Watched<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let tried = Pin::new(&mut self.stream).poll_read(cx, into);
        self.tried(cx, tried)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Watched<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.tried(cx, tried)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.tried(cx, tried)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    // A flush without data does not count as traffic.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};
    use tokio::time::timeout;

    const AFTER: Duration = Duration::from_millis(200);

    #[tokio::test]
    async fn a_connection_on_which_nothing_moves_is_closed_and_others_are_not() {
        let (mut here, there) = duplex(64);
        let mut watched = Watched::new(there, AFTER);
        // Traffic in either direction keeps the connection open for longer than the limit.
        for _ in 0..5 {
            here.write_all(b"x").await.unwrap();
            assert_eq!(watched.read_u8().await.unwrap(), b'x');
            tokio::time::sleep(AFTER / 3).await;
            watched.write_all(b"y").await.unwrap();
            assert_eq!(here.read_u8().await.unwrap(), b'y');
        }
        let waits = timeout(Duration::from_secs(30), watched.read_u8()).await;
        assert_eq!(waits.unwrap().unwrap_err().kind(), io::ErrorKind::TimedOut);
        // After that, writing fails as well.
        let waits = timeout(Duration::from_secs(30), watched.write_all(&[0; 100])).await;
        assert_eq!(waits.unwrap().unwrap_err().kind(), io::ErrorKind::TimedOut);
        drop(here);
    }
}
