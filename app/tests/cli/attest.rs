// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda attest`: the statement about the program for arbiters, and the consent that is valid only for that program.

use serde_json::Value;
use tempfile::tempdir;

use crate::call::{refused, zgoda, zgoda_with};

fn object(arguments: &[&str]) -> (i32, Value) {
    let mut call = vec!["attest", "--json"];
    call.extend(arguments);
    let called = zgoda(&call);
    assert_eq!(called.err, "", "{called:?}");
    assert_eq!(called.out.lines().count(), 1, "{called:?}");
    (called.status, serde_json::from_str(&called.out).unwrap())
}

#[test]
fn it_tells_version_hash_functions_interfaces_and_that_there_is_no_engine() {
    let (status, told) = object(&[]);
    assert_eq!(status, 0);
    assert_eq!(told["version"], env!("CARGO_PKG_VERSION"));
    let hash = told["hash"].as_str().unwrap();
    assert!(hash.starts_with("sha256:") && hash.len() == 71, "{hash}");
    assert_eq!(
        (&told["engine"], &told["network_opened"]),
        (&Value::Bool(false), &Value::Bool(false))
    );
    let functions = told["functions"].as_array().unwrap();
    let voice = functions
        .iter()
        .find(|it| it["function"] == "embedded-voice")
        .unwrap();
    assert_eq!(voice["on"], cfg!(feature = "embedded-voice"));
    assert!(told["interfaces"].is_array() && told["event"].is_null());
    // The same statement in words.
    let called = zgoda(&["attest", "--voice", "none", "--lang", "en"]);
    assert_eq!((called.status, called.err.as_str()), (0, ""), "{called:?}");
    let compiler = told["compiler"].as_str().unwrap();
    assert!(compiler.starts_with("rustc 1."), "{compiler}");
    for words in [
        hash,
        compiler,
        env!("CARGO_PKG_VERSION"),
        "no engine",
        "this program opens no network",
    ] {
        assert!(called.out.contains(words), "{words:?} in {}", called.out);
    }
    // No part of the machine is left out: each sort has its sentence, even an empty sort.
    for (sort, words) in [
        ("screen_readers", "screen reader"),
        ("sound_devices", "sound device"),
        ("routes", "other networks"),
    ] {
        assert!(told[sort].is_array(), "{sort}: {told}");
        assert!(called.out.contains(words), "{words:?} in {}", called.out);
    }
    let interfaces = told["interfaces"].as_array().unwrap();
    for interface in interfaces {
        let name = interface["name"].as_str().unwrap();
        assert!(
            called.out.contains(&format!("network interface {name}, ")),
            "{}",
            called.out
        );
    }
}

/// The screen reader of this user, by the name of its process.
#[cfg(target_os = "linux")]
#[test]
fn a_screen_reader_that_runs_is_told() {
    let folder = tempdir().unwrap();
    let reader = folder.path().join("brltty");
    // The reader is a link: a copy could not be started while another test's child has it open, because a fork keeps every file
    // that is being written.
    std::os::unix::fs::symlink("/bin/sleep", &reader).unwrap();
    let mut running = std::process::Command::new(&reader)
        .arg("600")
        .spawn()
        .unwrap();
    let (status, told) = object(&[]);
    running.kill().unwrap();
    running.wait().unwrap();
    assert_eq!(status, 0);
    let readers = told["screen_readers"].as_array().unwrap();
    assert!(readers.contains(&Value::from("brltty")), "{told}");
}

#[test]
fn the_hash_is_that_of_the_file() {
    let (_, told) = object(&[]);
    let summed = std::process::Command::new("sha256sum")
        .arg(env!("CARGO_BIN_EXE_zgoda"))
        .output();
    let Ok(summed) = summed else {
        println!("skipped: there is no sha256sum here");
        return;
    };
    let summed = String::from_utf8(summed.stdout).unwrap();
    let digits = summed.split(' ').next().unwrap();
    assert_eq!(told["hash"], format!("sha256:{digits}"));
}

#[test]
fn consents_are_told_and_hold_for_the_program_they_name() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("event.toml");
    let path = file.to_str().unwrap();
    let (_, told) = object(&[]);
    let own = told["hash"].as_str().unwrap();
    let write = |program: &str| {
        let text = format!(
            "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\ndetails = \"A. Arbiter\"\nprogram = \"{program}\"\n"
        );
        std::fs::write(&file, text).unwrap();
    };
    write(own);
    let (status, told) = object(&["--event", path]);
    assert_eq!(
        (status, &told["event"]["this_program"]),
        (0, &Value::Bool(true))
    );
    assert_eq!(told["event"]["device"], "A. Arbiter");
    for function in told["event"]["functions"].as_array().unwrap() {
        assert_eq!(
            function["on"],
            function["function"] == "details",
            "{function}"
        );
    }
    let record = folder.path().join("game.zgoda");
    let record = record.to_str().unwrap();
    let play = [
        "play", "--voice", "none", "--mode", "official", "--event", path, "--record",
    ];
    let call: Vec<&str> = play.into_iter().chain([record]).collect();
    let called = zgoda_with(&call, b"32-28\n");
    assert_eq!(called.status, 0, "{called:?}");

    let other = format!("sha256:{}", "0".repeat(64));
    write(&other);
    let (status, told) = object(&["--event", path]);
    assert_eq!(
        (status, &told["event"]["this_program"]),
        (1, &Value::Bool(false))
    );
    let another = folder.path().join("another.zgoda");
    let another = another.to_str().unwrap();
    let call: Vec<&str> = play.into_iter().chain([another]).collect();
    refused(&call, &[own, other.as_str(), "consent"]);
    assert!(!std::path::Path::new(another).exists());
    // Training needs no consent.
    let training = [
        "play", "--voice", "none", "--event", path, "--record", another,
    ];
    assert_eq!(zgoda_with(&training, b"32-28\n").status, 0);
}

#[test]
fn a_wrong_event_file_is_refused() {
    refused(&["attest", "--event", "/nonexistent"], &["/nonexistent"]);
    refused(&["attest", "--json", "--voice", "none"], &["--voice"]);
}
