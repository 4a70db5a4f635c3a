// SPDX-License-Identifier: GPL-3.0-or-later
//! Runs the recogniser as a separate program, which reads sound files and prints one line for each utterance.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use zgoda_speech::numbers::NumberStyle;
use zgoda_speech::voice::Rate;

use super::half_moves::Pair;
use super::sound::RATE;
use super::words::Words;

const PROGRAM: &str = "pocketsphinx_batch";
const MODELS: &str = "/usr/share/pocketsphinx/model/en-us";

/// A file of the English model.
pub(crate) fn model(name: &str) -> PathBuf {
    Path::new(MODELS).join(name)
}

/// Checks if the recogniser is installed. The error tells how to install it.
pub(crate) fn present() -> Result<(), String> {
    let found = Command::new(PROGRAM)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if found.is_err() || !model("cmudict-en-us.dict").exists() {
        return Err(format!(
            "no {PROGRAM} with an English model; install pocketsphinx and pocketsphinx-en-us"
        ));
    }
    Ok(())
}

/// The form of the spoken text, which the recogniser is told.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Said<'s> {
    /// A half-move in this style.
    Once(NumberStyle),
    /// A half-move that is said in each of these styles, one after the other.
    Again(&'s [NumberStyle]),
}

/// The words that the recogniser hears in these sounds, in their order; `None` for a sound that it takes for no half-move. The
/// sounds, or at least their first parts, were spoken at this rate.
pub(crate) fn read_back(
    sounds: &[Vec<i16>],
    said: Said<'_>,
    words: &Words,
    rate: Rate,
) -> Vec<Option<Pair>> {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let mut list = String::new();
    for (n, sound) in sounds.iter().enumerate() {
        let bytes: Vec<u8> = sound.iter().flat_map(|s| s.to_le_bytes()).collect();
        std::fs::write(file(&format!("{n}.raw")), bytes).unwrap();
        writeln!(list, "{n}").unwrap();
    }
    let (kind, grammar, first) = match said {
        Said::Once(style) => ("-jsgf", words.grammar(style), style),
        Said::Again(styles) => ("-fsg", words.grammar_again(styles), styles[0]),
    };
    std::fs::write(file("list"), list).unwrap();
    std::fs::write(file("words"), words.dictionary()).unwrap();
    std::fs::write(file("grammar"), grammar).unwrap();
    let done = Command::new(PROGRAM)
        .args(["-adcin", "yes", "-cepext", ".raw"])
        .args(["-samprate", &RATE.to_string()])
        // The pause between two squares is a part of the utterance, so silence is not removed.
        .args(["-remove_silence", "no"])
        .args(["-frate", &frames_a_second(rate).to_string()])
        .arg("-cepdir")
        .arg(folder.path())
        .arg("-ctl")
        .arg(file("list"))
        .arg("-hmm")
        .arg(model("en-us"))
        .arg("-dict")
        .arg(file("words"))
        .arg(kind)
        .arg(file("grammar"))
        .arg("-hyp")
        .arg(file("answers"))
        .arg("-logfn")
        .arg(file("log"))
        .output()
        .unwrap();
    let log = || std::fs::read_to_string(file("log")).unwrap_or_default();
    assert!(done.status.success(), "{}\n{}", done.status, log());
    let answers = std::fs::read_to_string(file("answers")).unwrap_or_else(|_| panic!("{}", log()));
    let heard: Vec<Option<Pair>> = (0..)
        .zip(answers.lines())
        .map(|(n, line)| answer(n, line).and_then(|answer| words.meant(first, answer)))
        .collect();
    assert_eq!(heard.len(), sounds.len(), "{}", log());
    heard
}

/// The number of frames a second for the recogniser. Its model expects a sound to last three frames at least, at 100
/// frames a second. Fast speech has shorter sounds, so the number of frames grows with the rate of speech.
fn frames_a_second(rate: Rate) -> u32 {
    u32::from(rate.words_a_minute()) * 100 / u32::from(super::RATES[0])
}

/// The words of a line like `w7 w3 (12 -4711)`, which must belong to the `n`th sound.
fn answer(n: usize, line: &str) -> Option<&str> {
    let (words, about) = line.rsplit_once('(').expect("an answer ends in its name");
    let name = about.split(' ').next();
    assert_eq!(
        name.and_then(|name| name.trim_end_matches(')').parse().ok()),
        Some(n),
        "{line}"
    );
    let words = words.trim();
    (!words.is_empty()).then_some(words)
}
