// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of the access to the desk, and of the proof of its identity.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use tempfile::tempdir;

fn zgoda() -> Command {
    let mut command = Command::new(crate::program::zgoda());
    command.env("LC_ALL", "C");
    command
}

#[test]
fn the_network_is_closed_without_a_certificate() {
    let data = tempdir().unwrap();
    let said = zgoda()
        .args(["desk", "--listen", "0.0.0.0:0", "--data"])
        .arg(data.path())
        .output()
        .unwrap();
    assert_eq!(said.status.code(), Some(2));
    let said = String::from_utf8(said.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("--certificate"), "{said}");
}

#[test]
fn an_authority_is_made_and_says_what_to_do_with_each_file() {
    let place = tempdir().unwrap();
    let folder = place.path().join("ca");
    let said = zgoda()
        .args(["desk", "ca", "--name", "desk.local", "--name", "127.0.0.1"])
        .arg(&folder)
        .output()
        .unwrap();
    assert_eq!(said.status.code(), Some(0), "{said:?}");
    let said = String::from_utf8(said.stdout).unwrap();
    assert_eq!(said.lines().count(), 3, "{said}");
    assert!(
        said.contains("--name desk.local --name 127.0.0.1"),
        "{said}"
    );
}

/// A process that ends together with the test.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Asks for the first page in the same way as a device that trusts this root.
fn first_page(root: &Path, port: u16, name: &str) -> Result<String, String> {
    let mut roots = RootCertStore::empty();
    let root = CertificateDer::from_pem_file(root).unwrap();
    roots.add(root).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let server = ServerName::try_from(name.to_owned()).unwrap();
    let client = ClientConnection::new(Arc::new(config), server).unwrap();
    let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let mut stream = StreamOwned::new(client, stream);
    let request = format!("GET / HTTP/1.1\r\nHost: {name}:{port}\r\nConnection: close\r\n\r\n");
    let sent = stream.write_all(request.as_bytes());
    sent.map_err(|error| error.to_string())?;
    let mut answer = String::new();
    let read = stream.read_to_string(&mut answer);
    read.map_err(|error| error.to_string())?;
    Ok(answer)
}

#[test]
fn devices_with_the_root_reach_the_desk_over_tls_and_no_others() {
    let place = tempdir().unwrap();
    let [ours, another] = ["ours", "another"].map(|name| {
        let folder = place.path().join(name);
        let made = zgoda()
            .args(["desk", "ca", "--name", "127.0.0.1", "--name", "desk.local"])
            .arg(&folder)
            .output()
            .unwrap();
        assert!(made.status.success(), "{made:?}");
        folder
    });
    let mut child = zgoda()
        .args(["desk", "--listen", "127.0.0.1:0", "--name", "desk.local"])
        .arg("--data")
        .arg(place.path())
        .arg("--certificate")
        .arg(ours.join("desk.pem"))
        .arg("--key")
        .arg(ours.join("desk-key.pem"))
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut err = BufReader::new(child.stderr.take().unwrap());
    let _child = Ended(child);
    let mut said = String::new();
    err.read_line(&mut said).unwrap();
    assert!(said.contains("https://127.0.0.1:"), "{said}");
    let port = said
        .trim()
        .trim_end_matches('/')
        .rsplit(':')
        .next()
        .unwrap();
    let port = port.parse().unwrap();
    for name in ["127.0.0.1", "desk.local"] {
        let page = first_page(&ours.join("root.pem"), port, name).unwrap();
        assert!(page.starts_with("HTTP/1.1 200"), "{page}");
        assert!(page.contains("set-cookie: __Host-zgoda-visit="), "{page}");
        assert!(page.contains("; SameSite=Strict; Secure"), "{page}");
    }
    // The certificate does not cover this name, and the desk does not answer to it.
    assert!(first_page(&ours.join("root.pem"), port, "localhost").is_err());
    assert!(first_page(&another.join("root.pem"), port, "127.0.0.1").is_err());
}
