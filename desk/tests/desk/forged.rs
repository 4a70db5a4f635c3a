// SPDX-License-Identifier: GPL-3.0-or-later
//! Requests from other sites, or in another form than the desk's: they get a clear answer and have no effect.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use tempfile::tempdir;
use zgoda::desk_link::wire::Ask;

use crate::browser::{Browser, Desk};
use crate::letting_in::{a_desk_and_its_table, holding, opens};
use crate::table::{PATIENCE, SLIP, Table};

const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

#[test]
fn what_another_site_or_another_device_sends_is_not_taken() {
    let (_data, table, desk) = a_desk_and_its_table();
    let (mut browser, at) = holding(&desk, &table);
    let path = format!("/t/{at}/do");
    let key = browser.sees(&desk, &format!("/t/{at}"), "Anna").key(&path);
    let good = format!("key={key}&line=press");
    let origin = format!("http://{}", desk.at);
    let own = ("Origin", origin.as_str());
    let mut status = |headers: &[(&str, &str)], body: &str| {
        browser.ask(&desk, "POST", &path, headers, body).status
    };
    for wrong in [
        ("Origin", "http://evil.example"),
        ("Origin", "null"),
        ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Site", "same-site"),
    ] {
        assert_eq!(status(&[FORM, wrong], &good), 403, "{wrong:?}");
    }
    for host in ["evil.example", "127.0.0.1.evil.example", "[::2]"] {
        assert_eq!(status(&[FORM, ("Host", host)], &good), 421, "{host}");
    }
    for wrong in [
        "key=&line=press",
        "key=0123456789abcdef0123456789abcdef&line=press",
    ] {
        assert_eq!(status(&[FORM, own], wrong), 403, "{wrong}");
    }
    for wrong in ["", "key=1", "nonsense"] {
        assert_eq!(status(&[FORM, own], wrong), 400, "{wrong}");
    }
    for wrong in [
        "&press=x",
        "&answers=x",
        "&then=x",
        "&rows=-1",
        "&aloud=x",
        "&sent=now",
    ] {
        assert_eq!(
            status(&[FORM, own], &format!("{good}{wrong}")),
            400,
            "{wrong}"
        );
    }
    assert_eq!(status(&[own, ("Content-Type", "text/plain")], &good), 400);
    let long = format!("{good}&more={}", "a".repeat(70_000));
    assert_eq!(status(&[FORM, own], &long), 413);
    let long = format!("key={key}&line={}", "a".repeat(2_000));
    assert_eq!(status(&[FORM, own], &long), 400);
    // The device is known by its cookie alone; a browser without that cookie is another device with another key.
    let mut stranger = Browser::default();
    assert_eq!(
        stranger
            .ask(&desk, "POST", &path, &[FORM, own], &good)
            .status,
        404
    );
    let done = |ask| matches!(ask, Ask::Do { .. });
    let asked = std::iter::from_fn(|| table.asked.recv_timeout(Duration::from_millis(300)).ok());
    assert_eq!(asked.filter(|ask| done(ask.clone())).count(), 0);
}

#[test]
fn every_answer_tells_the_browser_what_it_may_not() {
    let data = tempdir().unwrap();
    let desk = Desk::start(data.path());
    let mut browser = Browser::default();
    for path in ["/", "/desk.js", "/ear.js", "/desk.css", "/nothing"] {
        let answer = browser.get(&desk, path);
        let status = if path == "/nothing" { 404 } else { 200 };
        assert_eq!(answer.status, status, "{path}");
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"));
        assert!(policy.ends_with("frame-ancestors 'none'"));
        assert_eq!(answer.header("cache-control"), Some("no-store"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
    let page = browser.get(&desk, "/").body;
    assert!(
        page.contains("<link rel=\"icon\" href=\"/icon.svg\""),
        "{page}"
    );
    for path in ["/icon.svg", "/favicon.ico"] {
        let icon = browser.get(&desk, path);
        assert_eq!(icon.header("content-type"), Some("image/svg+xml"), "{path}");
        assert!(icon.body.starts_with("<svg "), "{path}");
        let policy = icon.header("content-security-policy").unwrap();
        assert!(policy.contains("; img-src 'self'; "), "{policy}");
    }
    let wrong = browser.ask(&desk, "GET", "/", &[("Host", "evil.example")], "");
    assert_eq!(wrong.status, 421);
    assert!(wrong.header("content-security-policy").is_some());
    assert!(!wrong.body.contains("Words of the slip"));
    let all = browser.get(&desk, "/").body.len()
        + browser.get(&desk, "/desk.js").body.len()
        + browser.get(&desk, "/desk.css").body.len();
    assert!(all < 60_000, "{all}");
}

#[test]
fn a_form_that_never_comes_whole_is_not_waited_for() {
    let data = tempdir().unwrap();
    let desk = Desk::start(data.path());
    let mut stream = TcpStream::connect(desk.at).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let at = desk.at;
    let head = format!(
        "POST /open HTTP/1.1\r\nHost: {at}\r\nOrigin: http://{at}\r\nContent-Length: 100\r\n\r\nkey="
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut first = String::new();
    BufReader::new(stream).read_line(&mut first).unwrap();
    assert!(first.starts_with("HTTP/1.1 408 "), "{first}");
}

/// The desk itself slows down wrong words, by the device that typed them and by its address. This never makes the right words of
/// another person wrong.
#[test]
fn wrong_words_are_slowed_and_keep_nobody_else_out() {
    let (_data, _table, desk) = a_desk_and_its_table();
    let first = SLIP.split(' ').next().unwrap();
    let wrong = format!("{first} b c d e");
    let mut guesser = Browser::default();
    for _ in 0..4 {
        opens(&mut guesser, &desk, &wrong);
    }
    let told = guesser.sees(&desk, "/", "no words are tried");
    told.has("These words were not tried");
    assert!(!told.body.contains("open nothing"), "{}", told.body);
    // Another device at the same address can use the right words of a slip.
    let mut browser = Browser::default();
    opens(&mut browser, &desk, SLIP);
    browser.sees(&desk, "/", "This is device 7 at table 3");
    // The limit of its address also holds for a device that drops its cookies.
    for _ in 0..12 {
        opens(&mut Browser::default(), &desk, &wrong);
    }
    let mut another = Browser::default();
    opens(&mut another, &desk, &wrong);
    another.sees(&desk, "/", "no words are tried");
}

/// Refusals that the web framework makes are pages too, and reveal no more than other refusals.
#[test]
fn what_cannot_be_read_is_answered_in_the_readers_language() {
    let data = tempdir().unwrap();
    let desk = Desk::start(data.path());
    let mut browser = Browser::default();
    for path in ["/records/compared", "/t/x/stream?waits=x", "/t/%FF"] {
        let answer = browser.get(&desk, path);
        assert_eq!(answer.status, 404, "{path}: {}", answer.body);
        answer.has("There is nothing here.");
        let polish = [("Accept-Language", "pl")];
        let answer = browser.ask(&desk, "GET", path, &polish, "");
        answer.has("<html lang=\"pl\">");
    }
    for (method, path) in [("GET", "/open"), ("DELETE", "/"), ("PUT", "/desk.css")] {
        let answer = browser.ask(&desk, method, path, &[], "");
        assert_eq!(answer.status, 405, "{method} {path}");
        answer.has("There is nothing here.");
        assert!(answer.header("allow").is_some(), "{}", answer.head);
    }
}

/// The number of connections of one address is limited, so that other addresses keep theirs.
#[test]
fn one_address_does_not_hold_all_connections() {
    let data = tempdir().unwrap();
    let desk = Desk::start(data.path());
    let connects = |_| {
        let stream = TcpStream::connect(desk.at).unwrap();
        let long = Duration::from_secs(5);
        stream.set_read_timeout(Some(long)).unwrap();
        stream
    };
    let mut held: Vec<TcpStream> = (0..300).map(connects).collect();
    let mut piece = [0; 16];
    let last = held.last_mut().unwrap().read(&mut piece);
    let is_closed = match &last {
        Ok(count) => *count == 0,
        Err(why) => why.kind() == std::io::ErrorKind::ConnectionReset,
    };
    assert!(is_closed, "{last:?}");
    drop(held);
    // The free attempts come back after a while.
    let until = Instant::now() + PATIENCE;
    loop {
        let mut stream = TcpStream::connect(desk.at).unwrap();
        let head = format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", desk.at);
        let _ = stream.write_all(head.as_bytes());
        let mut first = String::new();
        let read = BufReader::new(stream).read_line(&mut first);
        if read.is_ok() && first.starts_with("HTTP/1.1 200 ") {
            break;
        }
        assert!(Instant::now() < until, "{first}");
    }
}

#[test]
fn a_table_that_talks_nonsense_is_let_go_and_others_go_on() {
    let data = tempdir().unwrap();
    let table = Table::start(data.path(), "4711", Some(3));
    let bad = Table::start(data.path(), "4712", Some(4));
    let desk = Desk::start(data.path());
    table.is_found();
    bad.is_found();
    desk.says("table 3 is there");
    bad.writes("{\"table\":1,\"tell\":\"sings\"}\n");
    desk.says("process 4712 says something that cannot be read");
    let (mut browser, at) = holding(&desk, &table);
    browser.sees(&desk, &format!("/t/{at}"), "Anna");
}
