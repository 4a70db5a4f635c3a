//! What comes from elsewhere, or is no form of ours: answered clearly, and without effect.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use tempfile::tempdir;
use zgoda::desk_link::wire::Ask;

use crate::browser::{Browser, Desk};
use crate::letting_in::holding;
use crate::table::{PATIENCE, Table};

const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

#[test]
fn what_another_site_or_another_device_sends_is_not_taken() {
    let data = tempdir().unwrap();
    let table = Table::start(data.path(), "4711", Some(3));
    let desk = Desk::start(data.path());
    table.is_found();
    desk.says("table 3 is there");
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
    // The cookie alone is what a device is; another one has none, and its key is another.
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

#[test]
fn wrong_words_are_slowed_by_the_desk_itself() {
    let data = tempdir().unwrap();
    let desk = Desk::start(data.path());
    for _ in 0..4 {
        let mut browser = Browser::default();
        let key = browser.get(&desk, "/").key("/open");
        let body = format!("key={key}&words=a+b+c+d+e&device=x");
        assert_eq!(browser.post(&desk, "/open", &body).status, 303);
    }
    let mut browser = Browser::default();
    let key = browser.get(&desk, "/").key("/open");
    browser.post(
        &desk,
        "/open",
        &format!("key={key}&words=a+b+c+d+e&device=x"),
    );
    browser.sees(&desk, "/", "no words are tried");
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
