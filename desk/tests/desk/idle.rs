// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of abandoned connections. Each is closed after a while, in any protocol, but open pages stay connected.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use crate::browser::Desk;
use crate::letting_in::{a_desk_and_its_table, holding};

/// The latest time at which an abandoned connection must be closed. The desk closes it after twenty seconds; the rest is for a busy
/// machine.
const SOON: Duration = Duration::from_secs(30);
const NOT_BEFORE: Duration = Duration::from_secs(15);

/// The time from `since` until the other end closes the connection.
fn closed_after(mut stream: TcpStream, since: Instant) -> Duration {
    stream.set_read_timeout(Some(SOON)).unwrap();
    let mut piece = [0; 4096];
    loop {
        match stream.read(&mut piece) {
            Ok(0) => return since.elapsed(),
            Ok(_) => {}
            Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => {
                return since.elapsed();
            }
            Err(error) => panic!("still open after {:?}: {error}", since.elapsed()),
        }
    }
}

fn asked(desk: &Desk) -> TcpStream {
    let mut stream = TcpStream::connect(desk.at).unwrap();
    let head = format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", desk.at);
    stream.write_all(head.as_bytes()).unwrap();
    stream
}

/// Sends the bytes of a request in HTTP/2: the preface, empty settings, and one request.
fn asked_in_frames(desk: &Desk) -> TcpStream {
    let mut stream = TcpStream::connect(desk.at).unwrap();
    stream
        .write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        .unwrap();
    stream.write_all(&[0, 0, 0, 4, 0, 0, 0, 0, 0]).unwrap();
    let host = desk.at.to_string();
    let mut head = vec![0x82, 0x86, 0x84, 0x41, u8::try_from(host.len()).unwrap()];
    head.extend_from_slice(host.as_bytes());
    let length = u8::try_from(head.len()).unwrap();
    stream.write_all(&[0, 0, length, 1, 5, 0, 0, 0, 1]).unwrap();
    stream.write_all(&head).unwrap();
    stream
}

#[test]
fn a_connection_that_is_left_is_closed_and_a_page_that_is_open_is_not() {
    let (_data, table, desk) = a_desk_and_its_table();
    let (mut browser, at) = holding(&desk, &table);
    browser.sees(&desk, &format!("/t/{at}"), "Anna");
    let mut page = browser.listen(&desk, &format!("/t/{at}/stream"));
    page.until_quiet(3);
    let begun = Instant::now();

    let slow = asked(&desk);
    let mut writes = slow.try_clone().unwrap();
    // Sends the head of the next request one letter at a time, and never completes it.
    let writer = thread::spawn(move || {
        let _ = writes.write_all(b"GET / HTTP/1.1\r\nHost: ");
        while begun.elapsed() < SOON && writes.write_all(b"x").is_ok() {
            thread::sleep(Duration::from_secs(1));
        }
    });
    let left = [asked(&desk), asked_in_frames(&desk), slow];
    let closed = left.map(|stream| thread::spawn(move || closed_after(stream, begun)));
    for (which, closed) in ["left", "left, in frames", "slow"].iter().zip(closed) {
        let after = closed.join().unwrap();
        assert!(after > NOT_BEFORE && after < SOON, "{which}: {after:?}");
    }
    writer.join().unwrap();
    // The page received the beats of the desk all the time, and still does.
    let beats = std::iter::from_fn(|| page.next());
    let beats = beats.filter(|(name, _)| name == "beat").take(30);
    assert_eq!(beats.count(), 30);
}
