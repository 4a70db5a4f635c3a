// SPDX-License-Identifier: GPL-3.0-or-later
//! A desk as a process, and browsers with cookies that send it requests byte by byte.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::table::PATIENCE;

pub(crate) struct Desk {
    child: Child,
    pub(crate) at: SocketAddr,
    said: Arc<Mutex<String>>,
}

impl Desk {
    /// Starts a desk for the tables of this data folder, on a free port.
    pub(crate) fn start(data: &Path) -> Desk {
        Desk::with(data, &[])
    }

    /// Starts a desk with these options, on a free port if they name none.
    pub(crate) fn with(data: &Path, options: &[String]) -> Desk {
        let listens = options.iter().any(|it| it == "--listen");
        let anywhere = ["--listen", "127.0.0.1:0"].iter().filter(|_| !listens);
        let mut child = Command::new(crate::program::zgoda())
            .args(["desk", "--lang", "en", "--data"])
            .arg(data)
            .args(anywhere)
            .args(options)
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut err = BufReader::new(child.stderr.take().unwrap());
        let mut first = String::new();
        err.read_line(&mut first).unwrap();
        let at = first
            .split("://")
            .nth(1)
            .unwrap_or_else(|| panic!("{first}"));
        let at = at.trim().trim_end_matches('/').parse().unwrap();
        let said = Arc::new(Mutex::new(first));
        let all = Arc::clone(&said);
        thread::spawn(move || {
            for line in err.lines().map_while(Result::ok) {
                let all = &mut *all.lock().unwrap();
                all.push_str(&line);
                all.push('\n');
            }
        });
        Desk { child, at, said }
    }

    /// Waits until the desk has said these words on standard error.
    pub(crate) fn says(&self, words: &str) {
        let until = Instant::now() + PATIENCE;
        while !self.all().contains(words) {
            assert!(Instant::now() < until, "no {words:?} in {:?}", self.all());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Everything that the desk has said on standard error so far.
    pub(crate) fn all(&self) -> String {
        self.said.lock().unwrap().clone()
    }

    /// Ends the desk as Ctrl-C does.
    pub(crate) fn end(mut self) -> i32 {
        let id = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(id, rustix::process::Signal::INT).unwrap();
        self.child.wait().unwrap().code().unwrap()
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let before = format!("{name}: ");
        let mut lines = self.head.lines();
        lines.find_map(|line| line.strip_prefix(before.as_str()))
    }

    /// The value of the hidden field `key` in the form with this action.
    pub(crate) fn key(&self, action: &str) -> String {
        let form = self.body.split(&format!("action=\"{action}\"")).nth(1);
        let form = form.unwrap_or_else(|| panic!("no form to {action} in {}", self.body));
        let value = form.split("name=\"key\" value=\"").nth(1).unwrap();
        value.split('"').next().unwrap().to_owned()
    }

    pub(crate) fn has(&self, words: &str) -> &Answer {
        assert!(self.body.contains(words), "no {words:?} in {}", self.body);
        self
    }
}

/// A browser with its cookies.
#[derive(Clone, Default)]
pub(crate) struct Browser {
    pub(crate) cookies: BTreeMap<String, String>,
}

impl Browser {
    pub(crate) fn get(&mut self, desk: &Desk, path: &str) -> Answer {
        self.ask(desk, "GET", path, &[], "")
    }

    pub(crate) fn post(&mut self, desk: &Desk, path: &str, body: &str) -> Answer {
        let origin = format!("http://{}", desk.at);
        let headers = [
            ("Origin", origin.as_str()),
            ("Sec-Fetch-Site", "same-origin"),
            ("Content-Type", "application/x-www-form-urlencoded"),
        ];
        self.ask(desk, "POST", path, &headers, body)
    }

    pub(crate) fn ask(
        &mut self,
        desk: &Desk,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let mut stream = self.send(desk, method, path, headers, body);
        let until = Instant::now() + PATIENCE;
        let (mut all, mut piece) = (Vec::new(), [0; 4096]);
        loop {
            // A wrong path may be answered with a stream, which never ends.
            assert!(Instant::now() < until, "{path} does not end");
            match stream.read(&mut piece).unwrap() {
                0 => break,
                count => all.extend_from_slice(&piece[..count]),
            }
        }
        let all = String::from_utf8(all).unwrap();
        let (head, body) = all.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        for line in head.lines() {
            if let Some(cookie) = line.strip_prefix("set-cookie: ") {
                self.keep(cookie);
            }
        }
        Answer {
            status,
            head: head.to_owned(),
            body: body.to_owned(),
        }
    }

    pub(crate) fn send(
        &self,
        desk: &Desk,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> TcpStream {
        let mut stream = TcpStream::connect(desk.at).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        if !headers.iter().any(|(name, _)| *name == "Host") {
            head.push_str(&format!("Host: {}\r\n", desk.at));
        }
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        let cookies: Vec<String> = self
            .cookies
            .iter()
            .map(|(k, v)| format!("{k}={v}"))
            .collect();
        if !cookies.is_empty() {
            head.push_str(&format!("Cookie: {}\r\n", cookies.join("; ")));
        }
        head.push_str(&format!("Content-Length: {}\r\n\r\n", body.len()));
        // A desk that refuses a body may hang up before it has read it.
        let _ = stream.write_all(head.as_bytes());
        let _ = stream.write_all(body.as_bytes());
        stream
    }

    fn keep(&mut self, cookie: &str) {
        assert!(cookie.contains("; HttpOnly; SameSite=Strict"), "{cookie}");
        let (pair, rest) = cookie.split_once(';').unwrap();
        let (name, value) = pair.split_once('=').unwrap();
        if rest.contains("Max-Age=0;") {
            self.cookies.remove(name);
        } else {
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
    }

    /// The browser's tables, as addresses name them.
    pub(crate) fn tables(&self) -> Vec<String> {
        let names = self.cookies.keys();
        let at = names.filter_map(|name| name.strip_prefix("zgoda-at-"));
        at.map(str::to_owned).collect()
    }

    /// Loads the page again and again until it has these words.
    pub(crate) fn sees(&mut self, desk: &Desk, path: &str, words: &str) -> Answer {
        let until = Instant::now() + PATIENCE;
        loop {
            let answer = self.get(desk, path);
            if answer.body.contains(words) {
                return answer;
            }
            assert!(Instant::now() < until, "no {words:?} in {}", answer.body);
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Opens the stream of a page.
    pub(crate) fn listen(&self, desk: &Desk, path: &str) -> Events {
        let stream = self.send(desk, "GET", path, &[("Accept", "text/event-stream")], "");
        Events {
            lines: BufReader::new(stream),
        }
    }
}

/// The events that a page hears.
pub(crate) struct Events {
    lines: BufReader<TcpStream>,
}

impl Events {
    /// The next event: its name and its text.
    pub(crate) fn next(&mut self) -> Option<(String, String)> {
        let mut name = None;
        loop {
            let mut line = String::new();
            if self.lines.read_line(&mut line).unwrap() == 0 {
                return None;
            }
            let line = line.trim_end();
            if let Some(it) = line.strip_prefix("event: ") {
                name = Some(it.to_owned());
            } else if let (Some(name), Some(data)) = (&name, line.strip_prefix("data: ")) {
                return Some((name.clone(), data.to_owned()));
            } else if let (Some(name), "data:") = (&name, line) {
                return Some((name.clone(), String::new()));
            }
        }
    }

    /// All events but beats, until this many beats have come in a row.
    pub(crate) fn until_quiet(&mut self, beats: usize) -> Vec<(String, String)> {
        let mut all = Vec::new();
        let mut in_a_row = 0;
        let until = Instant::now() + PATIENCE;
        while in_a_row < beats {
            assert!(Instant::now() < until, "never quiet: {all:?}");
            let event = self.next().expect("the stream has ended");
            if event.0 == "beat" {
                in_a_row += 1;
            } else {
                in_a_row = 0;
                all.push(event);
            }
        }
        all
    }
}
