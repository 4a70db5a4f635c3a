// SPDX-License-Identifier: GPL-3.0-or-later
//! The game that the README quotes and that its sound file plays. The program must still say these words, and the
//! speech must last about as long as the sound file.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The length of the header of a simple sound file, in bytes.
const HEAD: usize = 44;
/// The number of bytes in a second of sound: one channel with 22,050 samples of two bytes.
const SECOND: usize = 2 * 22_050;

#[test]
fn the_readme_quotes_what_its_sound_file_says() {
    said_and_heard("en", "README.md");
}

#[test]
fn the_polish_readme_quotes_what_its_sound_file_says() {
    said_and_heard("pl", "README.pl.md");
}

fn said_and_heard(language: &str, paper: &str) {
    let quoted = quoted(&fs::read_to_string(root().join(paper)).unwrap());
    assert!(quoted.len() > 8, "{paper}: {quoted:?}");
    let folder = tempfile::tempdir().unwrap();
    let sound = folder.path().join("sound.wav");
    let played = Command::new(root().join("tools/hear-it"))
        .arg(language)
        .arg(&sound)
        .env("ZGODA", env!("CARGO_BIN_EXE_zgoda"))
        .env("TMPDIR", folder.path())
        .stderr(Stdio::inherit())
        .output()
        .unwrap();
    assert!(played.status.success());
    let said = String::from_utf8(played.stdout).unwrap();
    let mut said = said.lines();
    for words in &quoted {
        // The seconds of a clock differ each time, so the quotation ends before them.
        assert!(
            said.any(|line| line.starts_with(words.as_str())),
            "{paper} quotes {words:?}"
        );
    }
    let [made, kept] = [sound, root().join(format!("docs/heard/{language}.wav"))].map(seconds);
    assert!((25..60).contains(&kept), "{kept} s");
    assert!(made.abs_diff(kept) <= 10, "{made} s, the file {kept} s");
}

/// The announcements in the first quotation of a paper, one by one.
fn quoted(paper: &str) -> Vec<String> {
    let lines = paper.lines().skip_while(|line| !line.starts_with("> "));
    let lines = lines.take_while(|line| line.starts_with("> "));
    let words = lines.flat_map(|line| line[2..].trim_end_matches('\\').split("; "));
    words.map(|words| words.trim().to_owned()).collect()
}

/// The number of whole seconds that a sound file plays. The file must have the program's usual form, and must not be
/// silent.
fn seconds(file: PathBuf) -> usize {
    let bytes = fs::read(file).unwrap();
    assert_eq!(&bytes[..4], b"RIFF");
    let rate = u32::from_le_bytes(bytes[24..28].try_into().unwrap());
    assert_eq!((bytes[22], rate, bytes[34]), (1, 22_050, 16));
    let loud = bytes[HEAD..]
        .chunks_exact(2)
        .filter(|it| i16::from_le_bytes([it[0], it[1]]).unsigned_abs() > 1_000);
    assert!(loud.count() > SECOND);
    (bytes.len() - HEAD) / SECOND
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap()
        .to_owned()
}
