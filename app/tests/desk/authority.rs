//! Doors: who may reach the desk, and by what it proves who it is.

use std::process::Command;

use tempfile::tempdir;

fn zgoda() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zgoda"));
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
    assert_eq!(said.lines().count(), 4, "{said}");
    assert!(
        said.contains("--name desk.local --name 127.0.0.1"),
        "{said}"
    );
}
