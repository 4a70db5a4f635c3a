// SPDX-License-Identifier: GPL-3.0-or-later
//! A machine that others join: a desk over TLS with its own authority and key, and a hand-made client that joins it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName};
use rustls::{
    ClientConfig, ClientConnection, RootCertStore, ServerConfig, ServerConnection, StreamOwned,
};
use tempfile::{TempDir, tempdir};

use crate::browser::Desk;
use crate::table::PATIENCE;

/// The files of a machine, and the address of its desk.
pub(crate) struct Machine {
    place: TempDir,
    pub(crate) port: u16,
}

/// Listens at this address. A program that keeps trying to connect to this port may get the same port as its own and hold it for a
/// moment, so the function tries again.
fn free_again(name: &str) -> TcpListener {
    let until = Instant::now() + PATIENCE;
    loop {
        match TcpListener::bind(name) {
            Ok(listener) => return listener,
            Err(why) => assert!(Instant::now() < until, "{why}"),
        }
        // No event tells when a port is free.
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn made(what: &[&str], path: &Path) {
    let made = Command::new(crate::program::zgoda())
        .env("LC_ALL", "C")
        .arg("desk")
        .args(what)
        .arg(path)
        .output()
        .unwrap();
    assert!(made.status.success(), "{made:?}");
}

impl Machine {
    pub(crate) fn new() -> Machine {
        let place = tempdir().unwrap();
        made(&["ca", "--name", "127.0.0.1"], &place.path().join("ca"));
        made(&["join-key"], &place.path().join("join-key"));
        std::fs::create_dir(place.path().join("data")).unwrap();
        // The port is free now; no other program takes this port by its number.
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        Machine { place, port }
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.place.path().join("data")
    }

    pub(crate) fn root(&self) -> PathBuf {
        self.place.path().join("ca/root.pem")
    }

    pub(crate) fn key(&self) -> PathBuf {
        self.place.path().join("join-key")
    }

    /// The key in the form in which it is sent.
    pub(crate) fn digits(&self) -> String {
        let text = std::fs::read_to_string(self.key()).unwrap();
        text.trim().to_owned()
    }

    pub(crate) fn name(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// The options of a desk that other desks may not join.
    pub(crate) fn alone(&self) -> Vec<String> {
        let path = |name: &str| self.place.path().join(name).display().to_string();
        let (certificate, key) = (path("ca/desk.pem"), path("ca/desk-key.pem"));
        let listen = self.name();
        let all = [
            "--listen",
            &listen,
            "--certificate",
            &certificate,
            "--key",
            &key,
        ];
        all.map(str::to_owned).into()
    }

    /// The options of a desk that other desks may join.
    pub(crate) fn joinable(&self) -> Vec<String> {
        let mut all = self.alone();
        all.extend(["--joinable".to_owned(), self.key().display().to_string()]);
        all
    }

    /// Starts a desk on this machine.
    pub(crate) fn desk(&self) -> Desk {
        Desk::with(&self.data(), &self.joinable())
    }

    /// The options of a desk that joins this machine.
    pub(crate) fn join(&self) -> Vec<String> {
        joins(&self.name(), &self.key(), &self.root())
    }

    /// A connection to this machine over TLS.
    pub(crate) fn connect(&self) -> StreamOwned<ClientConnection, TcpStream> {
        let mut roots = RootCertStore::empty();
        let root = CertificateDer::from_pem_file(self.root()).unwrap();
        roots.add(root).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let server = ServerName::try_from("127.0.0.1").unwrap();
        let client = ClientConnection::new(Arc::new(config), server).unwrap();
        let stream = TcpStream::connect(self.name()).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        StreamOwned::new(client, stream)
    }

    /// Sends a request with these headers; returns the first lines of the answer, without its time and keys.
    pub(crate) fn asks(&self, method: &str, path: &str, headers: &str) -> Vec<String> {
        let mut stream = self.connect();
        let name = self.name();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\nContent-Length: 0\r\n{headers}\r\n"
        )
        .unwrap();
        let lines = BufReader::new(stream).lines().map_while(Result::ok);
        let is_same = |line: &String| !line.starts_with("date: ") && !line.contains("data-now-ms");
        lines.filter(is_same).collect()
    }

    /// Joins this machine's desk with its key.
    pub(crate) fn joined(&self) -> BufReader<StreamOwned<ClientConnection, TcpStream>> {
        let mut stream = self.connect();
        let (name, key) = (self.name(), self.digits());
        write!(
            stream,
            "GET /join HTTP/1.1\r\nHost: {name}\r\nConnection: upgrade\r\nUpgrade: zgoda-tables/1\r\nAuthorization: Bearer {key}\r\n\r\n"
        )
        .unwrap();
        let mut stream = BufReader::new(stream);
        let mut line = String::new();
        stream.read_line(&mut line).unwrap();
        assert!(line.starts_with("HTTP/1.1 101 "), "{line}");
        while line != "\r\n" {
            line.clear();
            stream.read_line(&mut line).unwrap();
        }
        stream
    }

    /// Runs a false desk in the place of this machine's desk. It lets every caller join and then sends these bytes again and again.
    pub(crate) fn pretends(&self, says: Vec<u8>) {
        let path = |name: &str| self.place.path().join(name);
        let chain = CertificateDer::from_pem_file(path("ca/desk.pem")).unwrap();
        let key = PrivateKeyDer::from_pem_file(path("ca/desk-key.pem")).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![chain], key)
            .unwrap();
        let config = Arc::new(config);
        let listener = free_again(&self.name());
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let server = ServerConnection::new(Arc::clone(&config)).unwrap();
                let mut stream = StreamOwned::new(server, stream.unwrap());
                let mut line = String::new();
                let mut read = BufReader::new(&mut stream);
                while line != "\r\n" {
                    line.clear();
                    if read.read_line(&mut line).unwrap_or_default() == 0 {
                        break;
                    }
                }
                let head = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: zgoda-tables/1\r\n\r\n";
                let _ = stream.write_all(head.as_bytes());
                let _ = stream.flush();
                if says.is_empty() {
                    // The connection is silent until the other end goes.
                    let _ = std::io::copy(&mut stream, &mut std::io::sink());
                }
                while !says.is_empty() && stream.write_all(&says).is_ok() {}
            }
        });
    }
}

/// The options of a desk that joins the machine of this name, with these files.
pub(crate) fn joins(name: &str, key: &Path, root: &Path) -> Vec<String> {
    let join = format!("{name}={}", key.display());
    let root = root.display().to_string();
    ["--join", &join, "--join-root", &root]
        .map(str::to_owned)
        .into()
}
