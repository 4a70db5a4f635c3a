//! What is wrong outside: ports, folders, disks and records that cannot be used. Wrong options,
//! positions and files are refused in the tests of the command line.

use std::fs;
use std::process::Command;

use tempfile::tempdir;

use crate::games::made_up;
use crate::program::{Table, announced, call, kind, run, text};

#[test]
fn a_wrong_port_is_refused_and_nothing_is_begun() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let file = folder.path().join("no-port");
    fs::write(&file, "").unwrap();
    let folder_as_port = folder.path().to_str().unwrap();
    for port in [
        "/nonexistent/port",
        "/dev/null",
        file.to_str().unwrap(),
        folder_as_port,
    ] {
        for side in ["white", "black", "both"] {
            let mut play = table.play();
            play.arg("--board").arg(format!("{side}=dgt:{port}"));
            call(&mut play, b"32-28\n").is_refusal(&["--board", port]);
            assert!(!table.record.exists(), "{port}");
        }
    }
    let mut play = table.play();
    play.args(["--board", "both=sim:game=/nonexistent.pdn"]);
    call(&mut play, b"").is_refusal(&["--board", "/nonexistent.pdn"]);
    assert!(!table.record.exists());
}

/// A record that somebody else has, or a newer program wrote, stays as it is.
#[test]
fn a_record_of_a_newer_version_is_not_touched() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    assert_eq!(call(&mut table.play(), b"32-28\n").status, 0);
    let mut bytes = fs::read(&table.record).unwrap();
    // SQLite's header, `user_version`: four bytes, the highest first.
    bytes[60..64].copy_from_slice(&999_u32.to_be_bytes());
    fs::write(&table.record, &bytes).unwrap();
    let name = table.record.to_str().unwrap();
    call(&mut table.play(), b"18-23\n").is_refusal(&[name, "newer"]);
    run(&["export", name, "--to", "pdn"]).is_refusal(&[name, "newer"]);
    run(&["forget", name]).is_refusal(&[name, "newer"]);
    assert_eq!(fs::read(&table.record).unwrap(), bytes);
}

/// The kernel's own folder takes no files, not even from root.
#[test]
fn a_read_only_folder_is_refused() {
    let table = Table {
        record: "/sys/kernel/game.zgoda".into(),
        transcript: "/dev/null".into(),
    };
    call(&mut table.play(), b"32-28\n").is_refusal(&["/sys/kernel/game.zgoda"]);
    let folder = tempdir().unwrap();
    let table = Table {
        record: folder.path().join("game.zgoda"),
        transcript: "/sys/kernel/transcript".into(),
    };
    call(&mut table.play(), b"32-28\n").is_refusal(&["/sys/kernel/transcript"]);
    assert!(!table.record.exists());
}

/// Every half-move is said, those that found no room as not recorded; what was recorded before
/// stays, and is a beginning of the game.
fn said_though_not_recorded(table: &Table, out: &str, game: &[String]) {
    let printed: Vec<&str> = out.lines().collect();
    let not = |text: &str| text.contains("not recorded");
    let first = printed.iter().position(|line| not(line));
    assert!(first.is_some(), "{out}");
    assert!(!out.contains("the game is kept"), "{out}");
    // Once when it happens, and once more at the end.
    let alarms = printed
        .iter()
        .filter(|line| line.contains("cannot be written"));
    assert_eq!(alarms.count(), 2, "{out}");
    for pdn in game {
        let (from, to) = crate::program::words_of(pdn);
        let said = |line: &&&str| line.starts_with(&from) && line.contains(&to);
        assert!(printed.iter().any(|line| said(&line)), "{pdn} in {out}");
    }
    let recorded = table.moves();
    assert!(recorded.len() < game.len(), "the disk was not full");
    assert_eq!(recorded, game[..recorded.len()]);
    // The transcript may lie elsewhere; then it says the same.
    let said = announced(&table.transcript());
    for (ply, text) in said {
        assert!(ply <= recorded.len() || not(&text), "{ply}: {text}");
    }
}

/// The system refuses to let a file grow, and sends a signal on top of it.
#[test]
fn a_file_that_may_not_grow() {
    let (disk, elsewhere) = (tempdir().unwrap(), tempdir().unwrap());
    let table = Table {
        record: disk.path().join("game.zgoda"),
        transcript: elsewhere.path().join("transcript.jsonl"),
    };
    let game = made_up(9, 60).pdn();
    let mut shell = Command::new("sh");
    // In blocks of 512 bytes.
    shell.args(["-c", "ulimit -f 240 && exec \"$0\" \"$@\""]);
    shell.arg(env!("CARGO_BIN_EXE_zgoda"));
    table.options(&mut shell);
    shell.env("LC_ALL", "C");
    shell.stdin(std::process::Stdio::piped());
    shell.stdout(std::process::Stdio::piped());
    shell.stderr(std::process::Stdio::piped());
    let called = call(&mut shell, (game.join("\n") + "\n").as_bytes());
    assert_eq!(called.status, 0, "{called:?}");
    said_though_not_recorded(&table, &called.out, &game);
}

/// A file system of its own, which is small and really full.
#[test]
fn a_disk_that_is_full() {
    let (disk, elsewhere) = (tempdir().unwrap(), tempdir().unwrap());
    let mount = "mount -t tmpfs -o size=200k none \"$1\" || exit 77; \
                 cd /; \"$2\" play --voice none --record \"$1/game.zgoda\" --transcript \"$3\"; \
                 echo \"ended with $?\"; \
                 cp \"$1/game.zgoda\"* \"$4\"";
    let transcript = elsewhere.path().join("transcript.jsonl");
    let mut unshare = Command::new("unshare");
    unshare.args(["-rm", "sh", "-c", mount, "sh"]).args([
        disk.path(),
        env!("CARGO_BIN_EXE_zgoda").as_ref(),
        &transcript,
        elsewhere.path(),
    ]);
    unshare.env("LC_ALL", "C");
    unshare.stdin(std::process::Stdio::piped());
    unshare.stdout(std::process::Stdio::piped());
    unshare.stderr(std::process::Stdio::piped());
    let game = made_up(9, 80).pdn();
    let called = call(&mut unshare, (game.join("\n") + "\n").as_bytes());
    if !called.out.contains("ended with ") {
        println!("skipped: no file system of its own can be had here ({called:?})");
        return;
    }
    assert!(called.out.contains("ended with 0"), "{called:?}");
    let table = Table {
        record: elsewhere.path().join("game.zgoda"),
        transcript,
    };
    said_though_not_recorded(&table, &called.out, &game);
}

/// What was typed wrong in `official` play changes nothing, and nobody gets further than he may.
#[test]
fn words_that_are_not_for_everybody() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let event = folder.path().join("event.toml");
    fs::write(
        &event,
        "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter, today\"\n",
    )
    .unwrap();
    let mut play = table.play();
    play.args(["--mode", "official", "--event"]).arg(&event);
    let typed = b"32-28\nstop\narbiter 1111\nset\narbiter 2468\narbiter done\n18-23\n";
    let called = call(&mut play, typed);
    assert_eq!(called.status, 0, "{called:?}");
    assert_eq!(table.moves(), ["32-28", "18-23"]);
    let transcript = table.transcript();
    assert_eq!(announced(&transcript).len(), 2);
    assert!(transcript.iter().all(|line| !text(line).contains("2468")));
    let events = table.events();
    assert!(events.iter().any(|event| event["kind"] == "refused"));
    assert!(!transcript.iter().any(|line| kind(line) == "training-mode"));
    // The PIN is a secret of the arbiter's, also from whoever reads the record.
    assert!(
        events
            .iter()
            .all(|event| !event.to_string().contains("2468"))
    );
}
