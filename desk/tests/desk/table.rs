// SPDX-License-Identifier: GPL-3.0-or-later
//! The other end of the socket: a process with tables that answer as a test wants.

use std::collections::HashMap;
use std::fs::{self, DirBuilder, Permissions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::{DirBuilderExt as _, PermissionsExt as _};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use zgoda::desk_link;
use zgoda::desk_link::wire::{
    Ask, Asked, NotRead, Refused, Request, TableNumber, Tell, Token, Told, VERSION,
};
use zgoda_record::event::{CodeOf, DeskRole};
use zgoda_record::export::{Protocol, SaidAlone, SaidLine};
use zgoda_table::view::Snapshot;

/// Longest wait for anything here.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// The words of the only slip.
pub(crate) const SLIP: &str = "bada gede hilo kama nosi";

/// The role that this slip opens.
pub(crate) const CHIEF: DeskRole = DeskRole::Arbiter(CodeOf::Chief);

pub(crate) fn arbiters() -> Snapshot {
    serde_json::from_str(include_str!("../../../tests/views/arbiter.json")).unwrap()
}

/// The consent to show a table on a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Consent {
    None,
    Network,
}

/// A process with one table.
pub(crate) struct Table {
    path: PathBuf,
    state: Arc<Mutex<State>>,
    pub(crate) asked: Receiver<Ask>,
}

struct State {
    number: Option<u32>,
    consent: Consent,
    rights: HashMap<Token, DeskRole>,
    shown: Snapshot,
    waits: Option<Request>,
    desks: Vec<UnixStream>,
    protocol: Option<Result<Box<Protocol>, NotRead>>,
    seen: Sender<Ask>,
}

impl Table {
    /// A process of this name in this data folder.
    pub(crate) fn start(data: &Path, process: &str, number: Option<u32>) -> Table {
        Table::start_with(data, process, number, Consent::None)
    }

    /// Starts a table with this consent of its event.
    pub(crate) fn start_with(
        data: &Path,
        process: &str,
        number: Option<u32>,
        consent: Consent,
    ) -> Table {
        let folder = desk_link::folder(data);
        DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(&folder)
            .unwrap();
        let path = folder.join(process).with_extension("sock");
        let listener = UnixListener::bind(&path).unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o600)).unwrap();
        let (seen, asked) = channel();
        let state = Arc::new(Mutex::new(State {
            number,
            consent,
            rights: HashMap::new(),
            shown: arbiters(),
            waits: None,
            desks: Vec::new(),
            protocol: None,
            seen,
        }));
        let of = Arc::clone(&state);
        thread::spawn(move || {
            for stream in listener.incoming() {
                let of = Arc::clone(&of);
                let stream = stream.unwrap();
                thread::spawn(move || serve(stream, &of));
            }
        });
        Table { path, state, asked }
    }

    /// Makes this right good from now on.
    pub(crate) fn knows(&self, token: &str, role: DeskRole) {
        let token = Token(token.to_owned());
        self.state.lock().unwrap().rights.insert(token, role);
    }

    /// Makes this right void.
    pub(crate) fn ends(&self, token: &str) {
        let token = Token(token.to_owned());
        let state = &mut *self.state.lock().unwrap();
        state.rights.remove(&token);
        state.tell(Tell::Unknown { token });
    }

    /// Lets the waiting device in, with this right.
    pub(crate) fn says_yes(&self, token: &str) {
        self.knows(token, CHIEF);
        let until = Instant::now() + PATIENCE;
        let request = loop {
            // A page says so as soon as any table is asked, which may be a little before this table is asked.
            if let Some(request) = self.state.lock().unwrap().waits.take() {
                break request;
            }
            assert!(Instant::now() < until, "nobody waits for a yes");
            thread::sleep(Duration::from_millis(20));
        };
        let state = &mut *self.state.lock().unwrap();
        state.tell(Tell::Opened {
            request,
            token: Token(token.to_owned()),
            role: CHIEF,
        });
    }

    /// Shows every page a changed view.
    pub(crate) fn shows(&self, change: impl FnOnce(&mut Snapshot)) {
        let state = &mut *self.state.lock().unwrap();
        change(&mut state.shown);
        for token in state.rights.keys().cloned().collect::<Vec<_>>() {
            let snapshot = Box::new(state.shown.clone());
            state.tell(Tell::View { token, snapshot });
        }
    }

    /// Sets the answer to an arbiter's request for the protocol.
    pub(crate) fn makes(&self, protocol: Result<Protocol, NotRead>) {
        self.state.lock().unwrap().protocol = Some(protocol.map(Box::new));
    }

    /// Waits until a desk has sent a request that `wanted` accepts.
    pub(crate) fn is_asked<T>(&self, wanted: impl Fn(Ask) -> Option<T>) -> T {
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if let Some(found) = wanted(self.asked.recv_timeout(left).unwrap()) {
                return found;
            }
        }
    }

    /// Sends a line as it is to every desk.
    pub(crate) fn writes(&self, line: &str) {
        for desk in &mut self.state.lock().unwrap().desks {
            let _ = desk.write_all(line.as_bytes());
        }
    }

    /// Waits until a desk has found the table.
    pub(crate) fn is_found(&self) {
        let until = Instant::now() + PATIENCE;
        while self.state.lock().unwrap().desks.is_empty() {
            assert!(Instant::now() < until, "no desk has come");
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
        for desk in &self.state.lock().unwrap().desks {
            let _ = desk.shutdown(std::net::Shutdown::Both);
        }
    }
}

impl State {
    fn tell(&mut self, what: Tell) {
        let table = TableNumber(1);
        let mut line = serde_json::to_vec(&Told { table, what }).unwrap();
        line.push(b'\n');
        self.desks.retain_mut(|desk| desk.write_all(&line).is_ok());
    }

    fn answer(&mut self, ask: &Ask) {
        match ask.clone() {
            Ask::Open { request, words, .. } if words == SLIP => {
                self.waits = Some(request);
                self.tell(Tell::Waits { request, device: 7 });
            }
            Ask::Open { request, .. } => self.tell(Tell::Refused {
                request,
                why: Refused::NoSlip,
            }),
            Ask::Watch { token, .. } => match self.rights.get(&token).copied() {
                None => self.tell(Tell::Unknown { token }),
                Some(role) => {
                    let snapshot = Box::new(self.shown.clone());
                    self.tell(Tell::Watched {
                        token: token.clone(),
                        role,
                        device: 7,
                    });
                    self.tell(Tell::View { token, snapshot });
                }
            },
            Ask::Do { request, line, .. } if line == "nothing" => self.tell(Tell::Done {
                request,
                taken: true,
                lines: Vec::new(),
            }),
            Ask::Do { line, .. } if line == "silence" => {}
            Ask::Do { request, line, .. } => self.tell(Tell::Done {
                request,
                taken: true,
                lines: vec![format!("The table heard <{line}>.")],
            }),
            // A slow table does not answer.
            Ask::Protocol { .. } if self.protocol.is_none() => {}
            Ask::Protocol { request, token, .. } => {
                let is_arbiters = matches!(self.rights.get(&token), Some(DeskRole::Arbiter(_)));
                let made = self.protocol.clone().filter(|_| is_arbiters);
                self.tell(match made {
                    Some(Ok(protocol)) => Tell::Protocol { request, protocol },
                    Some(Err(why)) => Tell::NotRead { request, why },
                    None => Tell::NotRead {
                        request,
                        why: NotRead::NotAllowed,
                    },
                });
            }
            Ask::SaidAlone { request, .. } => {
                let line = |text: &str| SaidLine {
                    time: "0:01:02".to_owned(),
                    lang: "pl".to_owned(),
                    text: text.to_owned(),
                    whole: false,
                };
                let said = Box::new(SaidAlone {
                    white: vec![line("do <białych>"), line("wcześniej")],
                    black: Vec::new(),
                });
                self.tell(Tell::SaidAlone { request, said });
            }
            Ask::Leave { .. } | Ask::GiveBack { .. } | Ask::Here { .. } | Ask::Heard { .. } => {}
        }
    }
}

fn serve(stream: UnixStream, state: &Mutex<State>) {
    let read = BufReader::new(stream.try_clone().unwrap());
    {
        let state = &mut *state.lock().unwrap();
        state.desks.push(stream);
        let hello = Tell::Hello {
            version: VERSION,
            number: state.number,
            lang: "pl".to_owned(),
            network: state.consent == Consent::Network,
            slips: Vec::new(),
        };
        state.tell(hello);
    }
    for line in read.lines().map_while(Result::ok) {
        let asked: Asked = serde_json::from_str(&line).unwrap();
        let state = &mut *state.lock().unwrap();
        state.answer(&asked.what);
        let _ = state.seen.send(asked.what);
    }
}
