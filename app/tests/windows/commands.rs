// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests that commands give the same words and the same exit status on Windows as on this system.

use crate::program::{call, run};
use crate::wine::{Wine, called, of_this_system};

#[test]
fn commands_answer_as_here() {
    let Some(wine) = Wine::start() else {
        return;
    };
    let start = "W:W31-50:B1-20";
    let capture = "W:W28,32:B19,22,23";
    let good = wine.home.path().join("good.pdn");
    std::fs::write(
        &good,
        "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n",
    )
    .unwrap();
    let bad = wine.home.path().join("bad.pdn");
    std::fs::write(&bad, "[GameType \"20\"]\n\n1. 32-28 19-23 2. 31-26 *\n").unwrap();
    let (here, bad_here) = (good.display().to_string(), bad.display().to_string());
    let (there, bad_there) = (of_this_system(&good), of_this_system(&bad));
    let rows: [(&[&str], &[&str]); 9] = [
        (&["--version"], &["--version"]),
        (&["help"], &["help"]),
        (&["moves", start], &["moves", start]),
        (
            &["moves", capture, "nonsense"],
            &["moves", capture, "nonsense"],
        ),
        (&["check", &here], &["check", &there]),
        (&["check", &bad_here], &["check", &bad_there]),
        (&["clocks"], &["clocks"]),
        (&["nonsense"], &["nonsense"]),
        (&["export", "/nowhere"], &["export", "Z:/nowhere"]),
    ];
    for (here, there) in rows {
        let here = run(&[&["--lang", "en"], here].concat());
        let there = called(&mut wine.zgoda(there));
        // Names of files and of the program differ between the systems.
        let alike = |text: &str| {
            text.replace('\r', "")
                .replace("zgoda.exe", "zgoda")
                .replace("Z:/", "/")
                .replace("Z:\\\\", "/")
        };
        assert_eq!(here.status, there.status, "{there:?}");
        assert_eq!(alike(&here.out), alike(&there.out));
        assert_eq!(
            here.err.lines().count(),
            there.err.lines().count(),
            "{there:?}"
        );
    }
}

#[test]
fn attest_names_the_hash_of_the_file_and_what_the_machine_has() {
    let Some(wine) = Wine::start() else {
        return;
    };
    let attested = called(&mut wine.zgoda(&["attest"]));
    assert_eq!(attested.status, 0, "{attested:?}");
    let sum = std::process::Command::new("sha256sum")
        .arg(wine.folder.join("zgoda.exe"))
        .output()
        .unwrap();
    let sum = String::from_utf8(sum.stdout).unwrap();
    let digits = sum.split(' ').next().unwrap();
    assert!(
        attested.out.contains(&format!("sha256:{digits}")),
        "{attested:?}"
    );
    // Windows finds these facts about this machine in other ways, so they are tested separately.
    for told in ["network interface lo, state up", "no screen reader runs"] {
        assert!(attested.out.contains(told), "{told}: {attested:?}");
    }
}

/// The program finds the desk's program in its own folder. If it is missing, a sentence says so.
#[test]
fn the_desk_is_found_beside_the_program_or_said_to_be_missing() {
    let Some(wine) = Wine::start() else {
        return;
    };
    let key = wine.home.path().join("key");
    let made = called(&mut wine.zgoda(&["desk", "join-key", &wine.path("key")]));
    assert_eq!(made.status, 0, "{made:?}");
    assert!(key.exists(), "{made:?}");
    let alone = wine.alone();
    let missing = called(&mut wine.of(&alone, &["desk", "join-key", &wine.path("another")]));
    assert_eq!(missing.status, 2, "{missing:?}");
    let says = r"alone\zgoda-desk.exe, which is not there; put zgoda-desk.exe beside this program";
    assert!(missing.err.contains(says), "{missing:?}");
    assert_eq!(missing.err.lines().count(), 1, "{missing:?}");
}

#[test]
fn a_port_that_is_not_there_is_not_called_taken() {
    let Some(wine) = Wine::start() else {
        return;
    };
    wine.has_settings();
    let play = ["play", "--voice", "none", "--board", "both=dgt:COM9"];
    let called = call(&mut wine.zgoda(&play), b"quit\n");
    assert_eq!(called.status, 2, "{called:?}");
    assert!(called.err.contains("COM9"), "{called:?}");
    assert!(!called.err.contains("another program"), "{called:?}");
}

/// If the program is started from inside the zip file, it has no data for its voice.
#[test]
fn without_its_data_the_voice_says_in_one_line_what_it_wants() {
    let Some(wine) = Wine::start() else {
        return;
    };
    wine.has_settings();
    let alone = wine.alone();
    let file = format!("wav:{}", wine.path("words.wav"));
    let mut say = wine.of(&alone, &["say", "--voice", &file, "32-28"]);
    let said = called(&mut say);
    assert_eq!(said.status, 2, "{said:?}");
    assert!(said.err.contains("unpack the whole zip"), "{said:?}");
    assert_eq!(said.err.lines().count(), 1, "{said:?}");
}
