// SPDX-License-Identifier: GPL-3.0-or-later
//! The workspace as its own tests see it: its files, and cargo's description of its packages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The text of a file of the workspace.
pub(crate) fn read(path: &str) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The folders of the packages, as the workspace names them.
pub(crate) fn folders() -> Vec<String> {
    let manifest = read("Cargo.toml");
    let members = manifest
        .lines()
        .find_map(|it| it.strip_prefix("members = "));
    let members = members.expect("the workspace has members");
    members
        .split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

/// The folders of the program's own code, without its tests.
pub(crate) fn code_folders() -> Vec<String> {
    let packages = folders().into_iter().filter(|it| it != "tests");
    packages.map(|it| format!("{it}/src/")).collect()
}

/// The metadata that cargo gives for all packages: for every platform, or for this platform alone if the packages of other
/// platforms were never fetched.
pub(crate) fn metadata() -> Value {
    let all = ["metadata", "--format-version=1", "--locked", "--offline"];
    let host = format!("--filter-platform={}", host());
    let answer = cargo(&all)
        .or_else(|| cargo(&[all.as_slice(), &[host.as_str()]].concat()))
        .expect("cargo metadata answers");
    serde_json::from_str(&answer).expect("cargo speaks JSON")
}

fn host() -> String {
    let told = Command::new("rustc").arg("-vV").output().expect("rustc");
    let told = String::from_utf8(told.stdout).expect("text");
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.expect("rustc names its host").to_owned()
}

/// An answer of cargo; none where it fails.
pub(crate) fn cargo(arguments: &[&str]) -> Option<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let answer = Command::new(cargo)
        .args(arguments)
        .current_dir(root())
        .output()
        .expect("cargo");
    answer
        .status
        .success()
        .then(|| String::from_utf8(answer.stdout).expect("text"))
}
