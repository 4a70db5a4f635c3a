// SPDX-License-Identifier: GPL-3.0-or-later
//! The messages of the `make` commands if something is missing: one sentence each, never part of a tool's own message.
//!
//! The scripts run with stand-ins for apt-get, dpkg-query, cargo and the like, in a `PATH` that has only these and the programs
//! of every system.

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use super::tree::root;

/// The commands that every system has.
const ALWAYS_THERE: [&str; 27] = [
    "awk", "bash", "basename", "cat", "cut", "date", "df", "dirname", "env", "grep", "head", "id",
    "mkdir", "mktemp", "paste", "rm", "sed", "sleep", "sort", "stdbuf", "tail", "tr", "true",
    "uname", "wc", "kill", "touch",
];

/// The outcome of a script: its status, its output, and its words on standard error.
#[derive(Debug)]
struct Came {
    status: i32,
    out: String,
    err: String,
}

impl Came {
    /// Checks that the script stopped with one sentence that has these words.
    fn is_one_sentence(&self, words: &[&str]) {
        assert_eq!(self.status, 1, "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        assert!(self.err.ends_with(".\n"), "{self:?}");
        for word in words {
            assert!(self.err.contains(word), "{word:?} in {self:?}");
        }
    }
}

/// A system with these programs and the programs of every system; each given program is a script of bash.
fn system(programs: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = std::env::var_os("PATH").unwrap();
    for name in ALWAYS_THERE {
        let there = std::env::split_paths(&path).map(|it| it.join(name));
        if let Some(real) = there.into_iter().find(|it| it.exists()) {
            symlink(real, folder.path().join(name)).unwrap();
        }
    }
    for (name, script) in programs {
        let file = folder.path().join(name);
        // Otherwise the script would overwrite the system's own file.
        let _ = fs::remove_file(&file);
        fs::write(&file, format!("#!/bin/bash\n{script}\n")).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    }
    folder
}

fn call(system: &TempDir, script: &str, arguments: &[&str]) -> Came {
    called(system.path(), Path::new(script), arguments)
}

fn called(path: &Path, script: &Path, arguments: &[&str]) -> Came {
    let came = Command::new("bash")
        .arg(script)
        .args(arguments)
        .env("PATH", path)
        .env("ZGODA_PACKAGES_PATIENCE", "1")
        .env_remove("CARGO_TARGET_DIR")
        .current_dir(root())
        .output()
        .unwrap();
    Came {
        status: came.status.code().unwrap_or(-1),
        out: String::from_utf8(came.stdout).unwrap(),
        err: String::from_utf8(came.stderr).unwrap(),
    }
}

const NOTHING_INSTALLED: (&str, &str) = ("dpkg-query", "exit 1");
/// The stand-in for a system on which the tests run as a user who may install programs.
const ROOT: (&str, &str) = ("id", "echo 0");

/// A Debian with nothing installed and this apt-get.
fn debian(apt: &str) -> Came {
    let here = system(&[NOTHING_INSTALLED, ROOT, ("apt-get", apt)]);
    call(&here, "tools/need-packages", &["gcc", "libudev-dev"])
}

#[test]
fn packages_that_cannot_be_had_are_one_sentence_with_its_reason() {
    for (apt, why) in [
        (
            "echo 'Get:1 http://deb gcc'; echo 'E: Failed to fetch http://deb/gcc.deb  Temporary failure resolving'; exit 100",
            "network",
        ),
        (
            "echo \"E: You don't have enough free space in /var/cache/apt/archives/.\"; exit 100",
            "disk is full",
        ),
        (
            "echo 'dpkg: error: cannot copy: No space left on device'; exit 100",
            "disk is full",
        ),
        (
            "echo 'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 7'; exit 100",
            "another program",
        ),
        ("echo 'E: Unable to locate package gcc'; exit 100", "gcc"),
        (
            "echo 'E: dpkg was interrupted, you must manually run it'; exit 100",
            "dpkg --configure -a",
        ),
        ("echo 'E: The moon is full'; exit 100", "The moon is full"),
    ] {
        let came = debian(apt);
        came.is_one_sentence(&[why, "gcc libudev-dev", "call make again"]);
        assert!(
            came.out
                .starts_with("Missing Debian packages, installed now: gcc libudev-dev\n"),
            "{came:?}"
        );
        assert!(
            !came.out.contains("Get:1") && !came.out.contains("E: "),
            "{came:?}"
        );
    }
}

#[test]
fn packages_that_are_had_are_named_and_nothing_else() {
    let came = debian("echo 'Reading package lists...'; exit 0");
    assert_eq!((came.status, came.err.as_str()), (0, ""), "{came:?}");
    assert_eq!(
        came.out,
        "Missing Debian packages, installed now: gcc libudev-dev\n"
    );
}

#[test]
fn a_system_without_debians_packages_is_told_what_it_lacks() {
    let fedora = system(&[("pkg-config", "[ \"$2\" = alsa ]"), ("cc", "exit 0")]);
    let came = call(
        &fedora,
        "tools/need-packages",
        &["gcc", "libasound2-dev", "libudev-dev"],
    );
    came.is_one_sentence(&["no Debian packages", "libudev-dev"]);
    assert!(
        !came.err.contains("libasound2-dev") && !came.err.contains("gcc"),
        "{came:?}"
    );
    let came = call(&fedora, "tools/need-packages", &["gcc", "libasound2-dev"]);
    assert_eq!(
        (came.status, came.out.as_str(), came.err.as_str()),
        (0, "", "")
    );
}

#[test]
fn somebody_without_rights_is_told_what_to_have_installed() {
    let somebody = ("id", "echo 1000");
    let here = system(&[NOTHING_INSTALLED, somebody, ("apt-get", "exit 0")]);
    call(&here, "tools/need-packages", &["gcc"]).is_one_sentence(&["sudo", "root", "gcc"]);
}

#[test]
fn a_missing_or_old_toolchain_is_one_sentence() {
    call(&system(&[]), "tools/need-rust", &[]).is_one_sentence(&["no Rust toolchain", "rustup"]);
    let debian = system(&[
        ("cargo", "exit 0"),
        ("rustc", "echo 'rustc 1.63.0 (4b91a6ea7 2022-08-08)'"),
    ]);
    call(&debian, "tools/need-rust", &[]).is_one_sentence(&["1.63.0", "too old"]);
}

#[test]
fn a_build_that_fails_for_no_reason_in_the_code_is_one_sentence() {
    for (cargo, why) in [
        (
            "echo '    Updating crates.io index' >&2; echo \"error: failed to download from \\`https://x\\`\" >&2; echo 'Caused by: [6] Could not resolve host' >&2; exit 101",
            "registry",
        ),
        (
            "echo 'error: failed to write bytes: No space left on device (os error 28)' >&2; exit 101",
            "disk is full",
        ),
        (
            "echo 'The system library `alsa` required by crate `alsa-sys` was not found.' >&2; exit 101",
            "alsa",
        ),
        (
            "echo 'error: linker `cc` not found' >&2; exit 101",
            "C compiler",
        ),
    ] {
        let here = system(&[("cargo", cargo)]);
        let came = call(&here, "tools/say-how-far", &["building", "cargo", "build"]);
        assert_eq!(came.status, 101, "{came:?}");
        Came { status: 1, ..came }.is_one_sentence(&[why, "call make again"]);
    }
    // A fault in the code is shown in the words of the compiler.
    let here = system(&[(
        "cargo",
        "echo 'error[E0425]: cannot find value' >&2; exit 101",
    )]);
    let came = call(&here, "tools/say-how-far", &["building", "cargo", "build"]);
    assert_eq!(
        (came.status, came.err.as_str()),
        (101, "error[E0425]: cannot find value\n")
    );
}

#[test]
fn a_first_build_is_announced_and_refused_where_there_is_no_room() {
    let folder = tempfile::tempdir().unwrap();
    let say = |gigabytes: &str| {
        let came = Command::new("bash")
            .args([
                "tools/say-first-build",
                "target/release",
                "four minutes",
                gigabytes,
            ])
            .env("CARGO_TARGET_DIR", folder.path().join("with a blank"))
            .current_dir(root())
            .output()
            .unwrap();
        Came {
            status: came.status.code().unwrap_or(-1),
            out: String::from_utf8(came.stdout).unwrap(),
            err: String::from_utf8(came.stderr).unwrap(),
        }
    };
    say("999999999").is_one_sentence(&["999999999 GB", "make room"]);
    let came = say("0");
    assert_eq!((came.status, came.err.as_str()), (0, ""));
    assert!(came.out.contains("four minutes on two cores"), "{came:?}");
    fs::create_dir_all(folder.path().join("with a blank/release")).unwrap();
    assert_eq!(say("999999999").out, "");
}
