// SPDX-License-Identifier: GPL-3.0-or-later
//! Libraries that are loaded while the program runs may be missing: the program starts, names the missing libraries, and goes on
//! without them.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::call::{Called, called, command, zgoda, zgoda_with};

const SPEECH_SERVICE: &str = "libspeechd.so.2";
const SYNTHESISER: &str = "libespeak-ng.so.1";
const SOUND: &str = "libasound.so.2";
const DEVICES: &str = "libudev.so.1";
const ALL: [&str; 4] = [SPEECH_SERVICE, SYNTHESISER, SOUND, DEVICES];

/// The libraries that every C program needs, and no others.
const ALWAYS: [&str; 4] = ["libc.so.6", "libm.so.6", "libgcc_s.so.1", "ld-linux"];

#[test]
#[cfg(all(
    target_os = "linux",
    target_env = "gnu",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
fn the_program_needs_no_library_but_that_of_c() {
    let Ok(read) = Command::new("readelf")
        .args(["--wide", "--dynamic", env!("CARGO_BIN_EXE_zgoda")])
        .output()
    else {
        println!("skipped: readelf (binutils) is not installed");
        return;
    };
    let read = String::from_utf8(read.stdout).unwrap();
    let needed: Vec<&str> = (read.lines().filter(|line| line.contains("(NEEDED)")))
        .filter_map(|line| line.split(['[', ']']).nth(1))
        .collect();
    assert!(needed.contains(&"libc.so.6"), "{read}");
    for library in needed {
        assert!(
            ALWAYS.iter().any(|always| library.starts_with(always)),
            "{library} is needed to start: a function of it is missing in its list (speech/src/voice/libraries/, \
             hw/src/pad/devices.rs)"
        );
    }
}

#[test]
fn without_any_of_them_what_makes_no_sound_is_as_ever() {
    let Some(bare) = Bare::of(&ALL) else {
        return;
    };
    let record = bare.file("g.zgoda");
    let pdn = bare.file("g.pdn");
    let game = bare.zgoda(
        &["play", "--voice", "none", "--record", &record],
        b"32-28\n19-23\n28x19\nquit\n",
    );
    assert_eq!(game.status, 0, "{game:?}");
    assert!(game.out.contains("thirty two, twenty eight"), "{game:?}");
    // A game with text alone needs no library for speech.
    assert_eq!(missing(&game), of_ours(&["libudev1"]), "{game:?}");

    let export = ["export", &record, "--to", "pdn"];
    let exported = bare.zgoda(&export, b"");
    assert_eq!((exported.status, exported.err.as_str()), (0, ""));
    assert!(exported.out.contains("1. 32-28 19-23"), "{exported:?}");
    assert_eq!(exported.out, zgoda(&export).out);
    fs::write(&pdn, &exported.out).unwrap();
    for arguments in [
        &["clocks"][..],
        &["check", &pdn],
        &["moves", "W:W31:B20"],
        &["export", &record, "--to", "text"],
        &["export", &record, "--to", "protocol"],
    ] {
        let (bare, whole) = (bare.zgoda(arguments, b""), zgoda(arguments));
        assert_eq!((bare.status, bare.err), (whole.status, whole.err));
        assert_eq!(bare.out, whole.out, "{arguments:?}");
        assert!(!bare.out.is_empty(), "{arguments:?}");
    }
}

#[test]
#[cfg(all(feature = "system-voice", feature = "embedded-voice"))]
fn without_any_of_them_a_voice_says_what_is_missing_and_text_goes_on() {
    let Some(bare) = Bare::of(&ALL) else {
        return;
    };
    let sound = bare.file("g.wav");
    let wav = format!("wav:{sound}");
    for (voice, spoken, written) in [
        (
            Some("system"),
            // The library that would take the place of the missing one is missing as well.
            &["libspeechd two", "libasound two"][..],
            &["libasound2", "libespeak-ng1", "libspeechd2", "libudev1"][..],
        ),
        (
            Some("embedded"),
            &["libasound two"],
            &["libasound2", "libespeak-ng1", "libudev1"],
        ),
        (
            None,
            &["libasound two"],
            &["libasound2", "libespeak-ng1", "libudev1"],
        ),
        (
            Some(wav.as_str()),
            &["libespeak-ng one"],
            &["libespeak-ng1", "libudev1"],
        ),
    ] {
        let name = format!("{}.zgoda", spoken.len() + written.len() * 10);
        let record = bare.file(&name);
        let mut arguments = vec!["play", "--record", &record];
        arguments.extend(voice.into_iter().flat_map(|voice| ["--voice", voice]));
        let game = bare.zgoda(&arguments, b"32-28\nquit\n");
        fs::remove_file(&record).unwrap();
        assert_eq!(game.status, 0, "{game:?}");
        assert!(game.out.contains("no sound, text goes on"), "{game:?}");
        assert!(game.out.contains("thirty two, twenty eight"), "{game:?}");
        for package in spoken {
            let words = format!("is missing on this computer, install the package {package}\n");
            assert_eq!(game.out.matches(&words).count(), 1, "{game:?}");
        }
        let said = game.out.matches("is missing on this computer").count();
        assert_eq!(said, spoken.len(), "{game:?}");
        assert_eq!(missing(&game), of_ours(written), "{game:?}");
    }
    // A voice that was named on the command line must speak.
    let said = bare.zgoda(&["say", "32-28", "--voice", "system"], b"");
    assert_eq!(said.status, 2, "{said:?}");
    assert_eq!(missing(&said), ["libspeechd2"], "{said:?}");
    let said = bare.zgoda(&["say", "32-28"], b"");
    assert_eq!(
        (said.status, said.out.as_str()),
        (0, "thirty two, twenty eight\n")
    );
    assert_eq!(missing(&said), ["libasound2"], "{said:?}");

    let found = bare.zgoda(&["devices"], b"");
    assert_eq!(found.status, 0, "{found:?}");
    assert!(found.out.contains("sound device: none\n"), "{found:?}");
    assert!(found.out.contains("voice: none\n"), "{found:?}");
    let all = ["libasound2", "libespeak-ng1", "libspeechd2", "libudev1"];
    assert_eq!(missing(&found), of_ours(&all), "{found:?}");
}

#[test]
#[cfg(all(feature = "system-voice", feature = "embedded-voice"))]
fn one_that_is_missing_is_named_alone() {
    for (library, package, spoken) in [
        (SPEECH_SERVICE, "libspeechd2", Some("libspeechd two")),
        (SYNTHESISER, "libespeak-ng1", None),
        (SOUND, "libasound2", None),
        (DEVICES, "libudev1", None),
    ] {
        let Some(bare) = Bare::of(&[library]) else {
            return;
        };
        let record = bare.file("g.zgoda");
        let arguments = ["play", "--voice", "system", "--record", &record];
        let game = bare.zgoda(&arguments, b"32-28\nquit\n");
        assert_eq!(game.status, 0, "{game:?}");
        assert!(game.out.contains("thirty two, twenty eight"), "{game:?}");
        let written = match library {
            DEVICES => of_ours(&[package]),
            // The synthesiser needs the sound library as well.
            SOUND => vec![package.to_owned(), "libespeak-ng1".to_owned()],
            _ => vec![package.to_owned()],
        };
        assert_eq!(missing(&game), written, "{game:?}");
        if let Some(spoken) = spoken {
            let words = format!("install the package {spoken}\n");
            assert_eq!(game.out.matches(&words).count(), 1, "{game:?}");
        }
    }
}

#[test]
fn where_all_are_there_nothing_is_missed() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("g.zgoda").display().to_string();
    let game = zgoda_with(&["play", "--record", &record], b"32-28\nquit\n");
    assert_eq!(missing(&game), Vec::<String>::new(), "{game:?}");
    assert!(
        !game.out.contains("is missing on this computer"),
        "{game:?}"
    );
}

/// The packages that standard error names, in alphabetical order, each as often as it is named.
fn missing(called: &Called) -> Vec<String> {
    let told = called
        .err
        .lines()
        .filter(|line| line.contains("cannot be used"));
    let packages = told.filter_map(|line| {
        let package = line.split_once("install the package ")?.1;
        Some(package.split(',').next()?.to_owned())
    });
    let mut packages: Vec<String> = packages.collect();
    packages.sort();
    packages
}

/// The packages in this list that the program would use with its features.
fn of_ours(packages: &[&str]) -> Vec<String> {
    let used = packages
        .iter()
        .filter(|it| cfg!(feature = "gamepad") || **it != "libudev1");
    used.map(|it| (*it).to_owned()).collect()
}

/// This computer without some libraries: for one process and its children, the folder of libraries is replaced by a
/// folder with links to all other libraries.
struct Bare {
    folder: TempDir,
    hidden: Vec<&'static str>,
}

const REPLACE: &str = r#"
set -e
folder=$1 libraries=$2
shift 2
mkdir -p "$folder/all" "$folder/some"
mount --bind "$libraries" "$folder/all"
ln -sf "$folder"/all/* "$folder/some/"
while [ "$1" != -- ]; do
    rm -f "$folder/some/$1"
    shift
done
shift
mount --bind "$folder/some" "$libraries"
exec "$@"
"#;

impl Bare {
    /// A system without these libraries; `None` if this machine does not let users replace a folder for one process.
    fn of(hidden: &[&'static str]) -> Option<Bare> {
        let bare = Bare {
            folder: tempfile::tempdir().unwrap(),
            hidden: hidden.to_vec(),
        };
        let mut nothing = bare.command()?;
        let nothing = nothing.arg("true").stdin(Stdio::null()).output();
        if !nothing.is_ok_and(|done| done.status.success()) {
            println!(
                "skipped: this machine lets no user replace a folder (unshare -rm, mount --bind)"
            );
            return None;
        }
        Some(bare)
    }

    fn command(&self) -> Option<Command> {
        let maps = fs::read_to_string("/proc/self/maps").unwrap_or_default();
        let here = maps
            .lines()
            .filter_map(|line| line.split_whitespace().last());
        let libc = here.map(Path::new).find(|it| it.ends_with("libc.so.6"));
        let Some(libraries) = libc.and_then(Path::parent) else {
            println!("skipped: nobody knows where the libraries are");
            return None;
        };
        let mut command = Command::new("unshare");
        command
            .args(["-rm", "sh", "-c", REPLACE, "sh"])
            .args([self.folder.path(), libraries])
            .args(&self.hidden)
            .arg("--");
        Some(command)
    }

    fn zgoda(&self, arguments: &[&str], input: &[u8]) -> Called {
        let whole = command(arguments);
        let mut bare = self.command().unwrap();
        bare.arg(whole.get_program()).args(whole.get_args());
        for (name, value) in whole.get_envs() {
            bare.env(name, value.unwrap());
        }
        bare.stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        called(bare, input)
    }

    /// The path of a file with this name in the temporary folder.
    fn file(&self, name: &str) -> String {
        self.folder.path().join(name).display().to_string()
    }
}
