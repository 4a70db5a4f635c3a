// SPDX-License-Identifier: GPL-3.0-or-later
//! A person's settings file: how the program reads it, and how it leaves it.

use std::fs;
use std::path::Path;

use tempfile::tempdir;

use crate::call::{Called, called, command, refused, zgoda_with};

/// Plays with this settings file, and types these lines.
fn play(folder: &Path, file: &Path, more: &[&str], lines: &str) -> Called {
    let record = folder.join("game.zgoda");
    let _ = fs::remove_file(&record);
    let settings = format!("white={}", file.display());
    let mut arguments = vec![
        "play",
        "--voice",
        "none",
        "--settings",
        &settings,
        "--record",
    ];
    arguments.push(record.to_str().unwrap());
    arguments.extend(more);
    let called = zgoda_with(&arguments, lines.as_bytes());
    assert_eq!(called.status, 0, "{called:?}");
    called
}

#[test]
fn a_file_is_in_force_and_the_command_line_over_it() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("anna.toml");
    let text = "# Anna\nlanguage = \"pl\"\nrate = 300\n";
    fs::write(&file, text).unwrap();
    let called = play(folder.path(), &file, &[], "tempo\n32-28\n");
    assert!(called.out.contains("nowa partia"), "{called:?}");
    assert!(called.out.contains("tempo mowy trzysta\n"), "{called:?}");
    let called = play(folder.path(), &file, &["--lang", "en"], "rate\n");
    assert!(called.out.contains("new game"), "{called:?}");
    assert!(called.out.contains("rate three hundred\n"), "{called:?}");
    // Options of the command line are not kept; only choices in the game are.
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    play(folder.path(), &file, &["--lang", "en"], "slower\n");
    let kept = fs::read_to_string(&file).unwrap();
    assert_eq!(
        kept,
        "# Anna\nlanguage = \"pl\"\nrate = 270\nsounds_met = { changed = 1 }\n"
    );
}

#[test]
fn names_have_files_of_their_own_in_the_data_folder() {
    let folder = tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let call = |names: &[&str], lines: &str| {
        let mut arguments = vec!["play", "--voice", "none", "--data", data];
        arguments.extend(names);
        let called = zgoda_with(&arguments, lines.as_bytes());
        assert_eq!(called.status, 0, "{called:?}");
    };
    call(&["--white", "Anna Nowak", "--blind", "both"], "faster\n");
    call(
        &[
            "--white",
            "Anna Nowak",
            "--black",
            "J/K",
            "--blind",
            "black",
        ],
        "rate 420\n",
    );
    call(&[], "volume 50\n");
    let people = folder.path().join("people");
    for (file, text) in [
        (
            "Anna Nowak.toml",
            "rate = 205\nsounds_met = { changed = 1 }\n",
        ),
        ("J%2fK.toml", "rate = 420\nsounds_met = { changed = 1 }\n"),
        ("player.toml", "volume = 50\nsounds_met = { changed = 1 }\n"),
    ] {
        assert_eq!(
            fs::read_to_string(people.join(file)).unwrap(),
            text,
            "{file}"
        );
    }
    assert_eq!(fs::read_dir(&people).unwrap().count(), 3);
}

#[test]
fn a_file_that_cannot_be_used_is_said_once_and_left_as_it_is() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("odd.toml");
    for (text, said) in [
        ("rate = ", "the settings file cannot be read"),
        ("\u{0}", "the settings file cannot be read"),
        ("warp = 9\n", "one unknown setting, left out, warp"),
        ("rate = 9000\n", "a mistake in the settings file, rate"),
        ("[keys]\nf99 = \"where\"\n", "unknown setting"),
    ] {
        fs::write(&file, text).unwrap();
        let called = play(folder.path(), &file, &[], "32-28\n");
        assert_eq!(called.out.matches(said).count(), 1, "{text:?}: {called:?}");
        assert!(
            called.out.contains("thirty two, twenty eight"),
            "{called:?}"
        );
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
}

#[test]
fn a_place_that_takes_no_file_is_said_once() {
    let folder = tempdir().unwrap();
    let file = Path::new("/proc/anna.toml");
    let called = play(folder.path(), file, &[], "faster\nfaster\n32-28\n");
    let said = called.out.matches("the settings cannot be kept").count();
    assert_eq!(said, 1, "{called:?}");
    assert!(
        called.out.contains("rate two hundred thirty five"),
        "{called:?}"
    );
}

#[test]
fn whose_file_it_is_must_be_said() {
    refused(&["play", "--settings", "anna.toml"], &["white=anna.toml"]);
    refused(
        &["play", "--settings", "arbiter=a.toml"],
        &["arbiter", "room"],
    );
}

/// Two players of the same name share a file; the changes of the player at this program stay.
#[test]
fn two_who_have_one_file_do_not_undo_each_others_changes() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("both.toml");
    fs::write(&file, "rate = 300\n").unwrap();
    let of = |side| format!("{side}={}", file.display());
    let (white, black, said) = (of("white"), of("black"), folder.path().join("said"));
    let arguments = [
        "play",
        "--blind",
        "both",
        "--settings",
        &white,
        "--settings",
        &black,
        "--channel",
        "white=text",
        "--channel",
        "black=text",
        "--data",
        folder.path().to_str().unwrap(),
        "--transcript",
        said.to_str().unwrap(),
    ];
    let lines = b"black: pitch 30\nblack: pitch 20\nrate 330\nblack: pitch 10\n";
    let called = zgoda_with(&arguments, lines);
    assert_eq!(called.status, 0, "{called:?}");
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        "rate = 330\nsounds_met = { changed = 1 }\n"
    );
    let said = fs::read_to_string(&said).unwrap();
    let not_kept = said.lines().filter(|it| it.contains("settings-not-kept"));
    let to: Vec<bool> = not_kept.map(|it| it.contains("\"to\":\"black\"")).collect();
    assert_eq!(to, [true], "{said}");
}

/// The choice of the speaker is kept at the first start, and holds if the command line names no other.
#[test]
fn the_usual_speaker_stands_in_the_file() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("anna.toml");
    let (settings, record) = (
        format!("white={}", file.display()),
        folder.path().join("game.zgoda"),
    );
    let transcript = folder.path().join("said");
    let by = |text: &str| {
        fs::write(&file, text).unwrap();
        let _ = fs::remove_file(&record);
        let (record, transcript) = (record.to_str().unwrap(), transcript.to_str().unwrap());
        let arguments = [
            "play",
            "--settings",
            &settings,
            "--record",
            record,
            "--transcript",
            transcript,
        ];
        let called = zgoda_with(&arguments, b"32-28\n");
        assert_eq!(called.status, 0, "{called:?}");
        (called.out, fs::read_to_string(transcript).unwrap())
    };
    let (_, said) = by("speaker = \"none\"\n");
    assert!(said.contains("\"by\":\"text\""), "{said}");
    let no_sound = "\"kind\":\"no-sound\"";
    assert!(!said.contains(no_sound), "text is what he wanted: {said}");
    // Without that voice, or without a card, the player is told; if text alone was chosen, there is nothing to tell.
    let (_, said) = by("speaker = \"embedded\"\n");
    let speaks = said.contains("\"by\":\"embedded\"");
    assert!(speaks || said.contains(no_sound), "{said}");
    let (out, _) = by("speaker = \"parrot\"\n");
    assert!(
        out.contains("a mistake in the settings file, voice"),
        "{out}"
    );
}

/// Settings of an older version, from the data folder into the configuration folder.
#[test]
fn old_settings_are_moved_and_it_is_said_once_in_the_language_in_use() {
    for (tag, said) in [
        ("en", "were moved"),
        ("pl", "zostały przeniesione"),
        ("uk", "їх перенесено"),
    ] {
        let home = tempdir().unwrap();
        let [data, config] = ["data", "config"].map(|it| home.path().join(it));
        let old = data.join("zgoda/people");
        fs::create_dir_all(&old).unwrap();
        fs::write(old.join("player.toml"), "rate = 350\n").unwrap();
        let say = || {
            let mut command = command(&["say", "--voice", "none", "32-28", "--lang", tag]);
            command
                .env("XDG_DATA_HOME", &data)
                .env("XDG_CONFIG_HOME", &config);
            called(command, b"")
        };
        let first = say();
        assert_eq!(first.status, 0, "{first:?}");
        assert!(first.err.contains(said), "{first:?}");
        let new = config.join("zgoda/people");
        assert!(first.err.contains(new.to_str().unwrap()), "{first:?}");
        assert_eq!(
            fs::read_to_string(new.join("player.toml")).unwrap(),
            "rate = 350\n"
        );
        assert!(!old.exists());
        let second = say();
        assert_eq!((second.status, second.err.as_str()), (0, ""), "{second:?}");
    }
}

/// A folder that somebody named keeps everything in it, and nothing else is touched.
#[test]
fn a_named_folder_keeps_its_settings() {
    let home = tempdir().unwrap();
    let people = home.path().join("people");
    fs::create_dir_all(&people).unwrap();
    fs::write(people.join("player.toml"), "rate = 350\n").unwrap();
    let mut command = command(&["say", "--voice", "none", "32-28", "--data"]);
    command
        .arg(home.path())
        .env("XDG_CONFIG_HOME", home.path().join("config"));
    let said = called(command, b"");
    assert_eq!((said.status, said.err.as_str()), (0, ""), "{said:?}");
    assert!(people.join("player.toml").exists());
    assert!(!home.path().join("config").exists());
}
