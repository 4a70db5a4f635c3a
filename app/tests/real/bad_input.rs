// SPDX-License-Identifier: GPL-3.0-or-later
//! Faults outside the program: unusable ports, folders, disks and records. Wrong options, positions and files belong to
//! the tests of the command line.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::tempdir;

use crate::games::made_up;
use crate::program::{Running, Table, announced, call, kind, placed, run, text, zgoda};

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

/// The program does not change a record that a newer program wrote.
#[test]
fn a_record_of_a_newer_version_is_not_touched() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    assert_eq!(call(&mut table.play(), b"32-28\n").status, 0);
    let mut bytes = fs::read(&table.record).unwrap();
    // The field `user_version` in SQLite's header has four bytes, the highest first.
    bytes[60..64].copy_from_slice(&999_u32.to_be_bytes());
    fs::write(&table.record, &bytes).unwrap();
    let name = table.record.to_str().unwrap();
    call(&mut table.play(), b"18-23\n").is_refusal(&[name, "newer"]);
    run(&["export", name, "--to", "pdn"]).is_refusal(&[name, "newer"]);
    run(&["forget", name]).is_refusal(&[name, "newer"]);
    assert_eq!(fs::read(&table.record).unwrap(), bytes);
}

/// The kernel's own folder accepts no files, not even from root.
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

/// Checks that every half-move is announced, with "not recorded" once the disk has no room, and that the record has the
/// earlier part of the game.
fn said_though_not_recorded(table: &Table, out: &str, game: &[String]) {
    let printed: Vec<&str> = out.lines().collect();
    let not = |text: &str| text.contains("not recorded");
    let first = printed.iter().position(|line| not(line));
    assert!(first.is_some(), "{out}");
    assert!(!out.contains("the game is kept"), "{out}");
    // The first message comes when the disk fails, and the second at the end.
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
    // The transcript, which is on another disk, has the same words.
    let said = announced(&table.transcript());
    for (ply, text) in said {
        assert!(ply <= recorded.len() || not(&text), "{ply}: {text}");
    }
}

/// The system refuses to let a file grow, and also sends a signal.
#[test]
fn a_file_that_may_not_grow() {
    let (disk, elsewhere) = (tempdir().unwrap(), tempdir().unwrap());
    let table = Table {
        record: disk.path().join("game.zgoda"),
        transcript: elsewhere.path().join("transcript.jsonl"),
    };
    let game = made_up(9, 60).pdn();
    let mut shell = Command::new("sh");
    // The limit is in blocks of 512 bytes.
    shell.args(["-c", "ulimit -f 240 && exec \"$0\" \"$@\""]);
    shell.arg(env!("CARGO_BIN_EXE_zgoda"));
    table.options(&mut shell);
    shell.env("LC_ALL", "C");
    shell.stdin(std::process::Stdio::piped());
    shell.stdout(std::process::Stdio::piped());
    shell.stderr(std::process::Stdio::piped());
    let called = call(&mut shell, (game.join("\n") + "\n").as_bytes());
    // At the end the program reports the loss, or the other place of the record.
    assert_eq!(called.status, 1, "{called:?}");
    assert!(called.err.contains("could not be written to"), "{called:?}");
    said_though_not_recorded(&table, &called.out, &game);
}

/// The record is on a small file system of its own, which becomes full.
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
    unshare.env("XDG_DATA_HOME", elsewhere.path());
    unshare.env("XDG_CONFIG_HOME", elsewhere.path());
    unshare.stdin(std::process::Stdio::piped());
    unshare.stdout(std::process::Stdio::piped());
    unshare.stderr(std::process::Stdio::piped());
    let game = made_up(9, 80).pdn();
    let called = call(&mut unshare, (game.join("\n") + "\n").as_bytes());
    if !called.out.contains("ended with ") {
        println!("skipped: no file system of its own can be had here ({called:?})");
        return;
    }
    assert!(called.out.contains("ended with 1"), "{called:?}");
    let table = Table {
        record: elsewhere.path().join("game.zgoda"),
        transcript,
    };
    said_though_not_recorded(&table, &called.out, &game);
    // The whole record is in the data folder, under a name that shows where it came from.
    assert!(called.err.contains("the whole game is in"), "{called:?}");
    let data = fs::read_dir(elsewhere.path().join("zgoda")).unwrap();
    let mut names = data.map(|file| file.unwrap().path());
    let rescued = names.find(|path| path.to_string_lossy().ends_with("-rescued.zgoda"));
    let rescued = Table {
        record: rescued.unwrap(),
        transcript: elsewhere.path().join("other.jsonl"),
    };
    assert_eq!(rescued.moves(), game);
}

/// A record that is deleted during its game is in the data folder at the end; if that folder also refuses the file, the
/// program states how many half-moves are lost.
#[test]
fn a_record_that_is_taken_away() {
    let game = made_up(12, 14).pdn();
    for refuses in [false, true] {
        let folder = tempdir().unwrap();
        let table = Table::in_folder(folder.path());
        let mut play = table.play();
        if refuses {
            play.args(["--data", "/sys/kernel/zgoda"]);
        }
        let mut running = Running::start(&mut play);
        running.type_line(&game[..8].join("\n"));
        running.type_line("last");
        running.until(&placed(8));
        for ending in ["", "-wal", "-shm"] {
            fs::remove_file(format!("{}{ending}", table.record.display())).unwrap();
        }
        running.type_line(&game[8..].join("\n"));
        let (status, _, errors) = running.finish();
        assert_eq!(status.code(), Some(1), "{errors}");
        if refuses {
            assert!(errors.contains("lost: 14 half-moves"), "{errors}");
            continue;
        }
        assert!(
            errors.contains("14 half-moves could not be written"),
            "{errors}"
        );
        let path = errors.split("the whole game is in ").nth(1).unwrap();
        let path = path.split(", go on").next().unwrap();
        let rescued = Table {
            record: path.into(),
            ..table.clone()
        };
        assert_eq!(rescued.moves(), game);
        // The rescued game can be continued.
        let called = call(&mut rescued.play(), b"");
        assert_eq!(called.status, 0, "{called:?}");
    }
}

/// Wrong lines in official play change nothing, and give no person more rights.
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
    // The code is the arbiter's secret, so the record must not contain it.
    assert!(
        events
            .iter()
            .all(|event| !event.to_string().contains("2468"))
    );
}

/// A mistake in the command line must not destroy the record or any other file.
#[test]
fn no_output_takes_the_place_of_another_file() {
    let folder = tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let table = Table::in_folder(folder.path());
    let played = call(&mut table.play(), b"32-28\n19-23\n");
    assert_eq!(played.status, 0, "{played:?}");
    fs::write(
        at("event.toml"),
        "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n",
    )
    .unwrap();
    fs::write(at("game.pdn"), "[Event \"x\"]\n\n1. 32-28 *\n").unwrap();
    fs::write(at("sound.wav"), "RIFFsomebody else's music").unwrap();
    std::os::unix::fs::symlink(at("game.zgoda"), at("link")).unwrap();
    let names = [
        "game.zgoda",
        "event.toml",
        "game.pdn",
        "sound.wav",
        "transcript.jsonl",
    ];
    let all = || names.map(|name| fs::read(at(name)).unwrap());
    let before = all();
    let refused = |words: &[(&str, &str)]| {
        let mut command = zgoda();
        command.args(["play", "--data"]).arg(at("data"));
        for (option, name) in words {
            match name.strip_prefix("wav:") {
                Some(name) => command
                    .arg(option)
                    .arg(format!("wav:{}", at(name).display())),
                None => command.arg(option).arg(at(name)),
            };
        }
        let called = call(&mut command, b"32-28\n");
        assert_eq!(called.status, 2, "{words:?}: {called:?}");
        assert_eq!(all(), before, "{words:?}");
    };
    let game = ("--record", "game.zgoda");
    refused(&[game, ("--transcript", "game.zgoda")]);
    refused(&[game, ("--transcript", "link")]);
    refused(&[game, ("--transcript", "game.zgoda-wal")]);
    refused(&[("--record", "new"), ("--transcript", "new")]);
    refused(&[("--transcript", "game.zgoda")]);
    refused(&[("--transcript", "game.pdn")]);
    refused(&[("--event", "event.toml"), ("--transcript", "event.toml")]);
    refused(&[
        ("--settings", "transcript.jsonl"),
        ("--transcript", "transcript.jsonl"),
    ]);
    refused(&[game, ("--view", "game.zgoda")]);
    refused(&[("--view", "transcript.jsonl")]);
    refused(&[("--view", "game.pdn")]);
    refused(&[("--view", "new"), ("--transcript", "new")]);
    refused(&[("--record", "transcript.jsonl")]);
    refused(&[game, ("--voice", "wav:game.zgoda")]);
    refused(&[("--voice", "wav:new"), ("--transcript", "new")]);
    if cfg!(feature = "embedded-voice") {
        let said = |name: &str| {
            let mut say = zgoda();
            say.args(["say", "one", "--voice"]);
            say.arg(format!("wav:{}", at(name).display()));
            call(&mut say, b"")
        };
        assert_ne!(said("sound.wav").status, 0);
        assert_eq!(all(), before);
        // The sound of an earlier call stays at the beginning of the file.
        assert_eq!(said("own.wav").status, 0);
        let one = fs::read(at("own.wav")).unwrap();
        assert_eq!(said("own.wav").status, 0);
        let both = fs::read(at("own.wav")).unwrap();
        assert!(both.len() > one.len());
        assert_eq!(both[44..one.len()], one[44..]);
    }
    // New lines are added to the end of an existing transcript.
    let again = call(&mut table.play(), b"37-32\n");
    assert_eq!(again.status, 0, "{again:?}");
    let lines = fs::read(at("transcript.jsonl")).unwrap();
    assert!(lines.starts_with(&before[4]) && lines.len() > before[4].len());
}

/// Other accounts of the computer cannot read these files, whatever their earlier permissions.
#[test]
fn nobody_else_may_read_what_is_kept() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let folder = tempdir().unwrap();
    let data = folder.path().join("zgoda");
    let table = Table {
        record: data.join("game.zgoda"),
        transcript: data.join("transcript.jsonl"),
    };
    let play = || {
        let mut command = zgoda();
        command.env("XDG_DATA_HOME", folder.path());
        command.env("XDG_CONFIG_HOME", folder.path());
        command.args([
            "play",
            "--voice",
            "none",
            "--white",
            "Anna Nowak",
            "--record",
        ]);
        command
            .arg(&table.record)
            .arg("--transcript")
            .arg(&table.transcript);
        command
    };
    // Permissions as an older version left them.
    let open = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    fs::create_dir_all(data.join("people")).unwrap();
    fs::write(data.join("people/Anna Nowak.toml"), "").unwrap();
    open(&data, 0o755);
    open(&data.join("people"), 0o755);
    open(&data.join("people/Anna Nowak.toml"), 0o644);
    for _ in 0..2 {
        let mut running = Running::start(&mut play());
        running.type_line("32-28");
        running.type_line("faster");
        running.type_line("last");
        running.until("move");
        let mut found = vec![data.clone()];
        let mut at = 0;
        while at < found.len() {
            if found[at].is_dir() {
                let inside = fs::read_dir(&found[at]).unwrap();
                found.extend(inside.map(|it| it.unwrap().path()));
            }
            at += 1;
        }
        for path in &found {
            let mode = fs::metadata(path).unwrap().mode() & 0o777;
            let most = if path.is_dir() { 0o700 } else { 0o600 };
            assert_eq!(mode & !most, 0, "{}: {mode:o}", path.display());
        }
        let named = |ending: &str| {
            found
                .iter()
                .any(|it| it.to_string_lossy().ends_with(ending))
        };
        assert!(
            ["zgoda-wal", "zgoda-shm", "zgoda-lock", "jsonl"]
                .into_iter()
                .all(named)
        );
        drop(running.kill());
        open(&table.record, 0o644);
        open(&table.transcript, 0o644);
        open(&data.join("game.zgoda-wal"), 0o644);
    }
}
