// SPDX-License-Identifier: GPL-3.0-or-later
//! The voices without a sound device: into a file, and text only; and the errors if a voice was not built in or cannot write.

use zgoda_speech::Language::{English, Polish};
use zgoda_speech::VoiceSlot;
use zgoda_speech::voice::{self, Options, VoiceSpec};

use crate::support::{Listener, speech};

#[test]
fn text_begins_and_ends_at_once() {
    let listener = Listener::open(&VoiceSpec::Text, Options::new(Polish));
    assert_eq!(listener.voice.slot(), VoiceSlot::Text);
    listener.speak(speech(1, Polish, "trzydzieści dwa, dwadzieścia osiem"));
    listener.speak(speech(2, Polish, ""));
    assert_eq!(listener.begun(1), listener.ended(1));
    assert_eq!(listener.begun(2), listener.ended(2));
    listener.cancel(2);
    listener.quiet();
}

#[cfg(not(feature = "system-voice"))]
#[test]
fn a_system_voice_that_was_not_built_in_says_so() {
    let refused = voice::open(&VoiceSpec::System, Options::new(English), |_| {});
    let why = refused.unwrap_err().to_string();
    assert!(why.contains("without the system voice"), "{why}");
}

#[cfg(not(feature = "embedded-voice"))]
#[test]
fn a_built_in_voice_that_was_not_built_in_says_so() {
    for spec in [VoiceSpec::Embedded, VoiceSpec::Wav("x.wav".into())] {
        let refused = voice::open(&spec, Options::new(English), |_| {});
        let why = refused.unwrap_err().to_string();
        assert!(why.contains("embedded-voice"), "{why}");
    }
}

#[cfg(feature = "embedded-voice")]
mod wav {
    use std::num::NonZeroU32;
    use std::path::Path;
    use std::sync::mpsc;
    use std::time::{Duration, Instant};

    use zgoda_speech::voice::espeak::SAMPLE_RATE;
    use zgoda_speech::voice::{Command, VoiceError, VoiceEvent};

    use super::*;
    use crate::support;

    const LOUD: i16 = 300;

    fn into(path: &Path, speed: u32) -> Listener {
        let options = Options {
            speed: NonZeroU32::new(speed).unwrap(),
            ..Options::new(English)
        };
        Listener::open(&VoiceSpec::Wav(path.to_owned()), options)
    }

    /// Reads the samples, after checking every field of the header against the file.
    fn read(path: &Path) -> Vec<i16> {
        let bytes = std::fs::read(path).unwrap();
        let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap());
        let half = |at: usize| u16::from_le_bytes(bytes[at..at + 2].try_into().unwrap());
        assert_eq!(&bytes[..4], b"RIFF");
        assert_eq!(word(4) as usize, bytes.len() - 8);
        assert_eq!(&bytes[8..16], b"WAVEfmt ");
        assert_eq!((word(16), half(20), half(22)), (16, 1, 1));
        assert_eq!((word(24), word(28)), (SAMPLE_RATE, SAMPLE_RATE * 2));
        assert_eq!((half(32), half(34)), (2, 16));
        assert_eq!(&bytes[36..40], b"data");
        assert_eq!(word(40) as usize, bytes.len() - 44);
        (bytes[44..].chunks_exact(2))
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
            .collect()
    }

    /// The number of whole samples in a file of this length.
    fn whole_samples(time: Duration) -> usize {
        let samples = time.as_micros() * u128::from(SAMPLE_RATE) / 1_000_000;
        usize::try_from(samples).unwrap()
    }

    fn seconds(samples: usize) -> f64 {
        samples as f64 / f64::from(SAMPLE_RATE)
    }

    /// Start and end of every stretch of sound, in seconds; pauses inside words do not count.
    fn stretches(samples: &[i16]) -> Vec<(f64, f64)> {
        let mut found: Vec<(f64, f64)> = Vec::new();
        for (i, sample) in samples.iter().enumerate() {
            if sample.abs() > LOUD {
                let at = seconds(i);
                match found.last_mut() {
                    Some((_, end)) if at - *end < 0.4 => *end = at,
                    _ => found.push((at, at)),
                }
            }
        }
        found
    }

    /// The expected times are bounds, from moments taken before and after, so that they hold on any machine.
    #[test]
    fn the_file_has_the_time_of_the_game_silence_included() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.wav");
        let before = Instant::now();
        let listener = into(&path, 1);
        let opened = Instant::now();
        assert_eq!(listener.voice.slot(), VoiceSlot::Wav);
        support::time_passes(500);
        listener.speak(speech(1, English, "thirty two"));
        let first = (listener.begun(1), listener.ended(1));
        support::time_passes(700);
        listener.speak(speech(2, English, "twenty eight"));
        let second = (listener.begun(2), listener.ended(2));
        let last = Instant::now();
        drop(listener.voice);
        assert!(listener.events.recv().is_err(), "its thread has ended");
        let least = seconds(whole_samples(last - opened));
        let most = before.elapsed().as_secs_f64();

        let samples = read(&path);
        let whole = seconds(samples.len());
        assert!(
            (least..=most).contains(&whole),
            "{whole} s, not {least} to {most}"
        );
        let found = stretches(&samples);
        assert_eq!(found.len(), 2, "{found:?}");
        for ((from, to), (begun, ended)) in found.into_iter().zip([first, second]) {
            let (begun, ended) = (begun - opened, ended - before);
            assert!(
                from >= seconds(whole_samples(begun)),
                "{from} s, begun {begun:?}"
            );
            assert!(to <= ended.as_secs_f64(), "{to} s, ended {ended:?}");
        }
    }

    /// The file is not longer than the time that has passed, even if the receiver takes long over the report of a
    /// beginning.
    #[test]
    fn a_file_is_never_ahead_of_the_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("slow.wav");
        let (told, events) = mpsc::channel();
        let before = Instant::now();
        let slow = move |event| {
            if matches!(event, VoiceEvent::Begun { .. }) {
                support::time_passes(300);
            }
            let _ = told.send(event);
        };
        let voice = voice::open(&VoiceSpec::Wav(path.clone()), Options::new(English), slow);
        let voice = voice.unwrap();
        voice.send(Command::Speak(speech(1, English, "thirty two")));
        let ended = events
            .iter()
            .find(|event| matches!(event, VoiceEvent::Ended { .. }));
        assert!(ended.is_some(), "it was not said");
        drop(voice);
        let most = before.elapsed().as_secs_f64();
        let whole = seconds(read(&path).len());
        assert!(whole <= most, "{whole} s of {most}");
    }

    #[test]
    fn a_speed_divides_the_waiting_and_leaves_the_file_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fast.wav");
        let text = "thirty two, twenty eight, and then nineteen, twenty three";
        let listener = into(&path, 20);
        listener.speak(speech(1, English, text));
        let took = (listener.begun(1), listener.ended(1));
        drop(listener);
        let found = stretches(&read(&path));
        let sounded = found.last().unwrap().1 - found[0].0;
        assert!(sounded > 2.5, "{sounded} s");
        let waited = (took.1 - took.0).as_secs_f64();
        assert!(waited < sounded / 2.0, "waited {waited} s for {sounded} s");
    }

    /// The file has a part of the cut utterance, which was written before the end was told.
    #[test]
    fn a_cut_utterance_stops_in_the_file_where_it_was_cut() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cut.wav");
        let listener = into(&path, 1);
        let long = "one two three four five six seven eight nine ten eleven twelve";
        listener.speak(speech(1, English, long));
        listener.speak(speech(2, English, "two"));
        let begun = listener.begun(1);
        support::time_passes(600);
        listener.cancel(2);
        listener.cancelled(2);
        listener.cancel(1);
        let cut = (listener.cancelled(1) - begun).as_secs_f64();
        support::time_passes(500);
        drop(listener);
        let found = stretches(&read(&path));
        assert_eq!(found.len(), 1, "{found:?}");
        let sounded = found[0].1 - found[0].0;
        assert!(sounded > 0.3, "{sounded} s");
        assert!(sounded <= cut, "{sounded} s, cut after {cut} s");
    }

    #[test]
    fn the_file_is_valid_at_any_moment() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("killed.wav");
        let listener = into(&path, 1);
        read(&path);
        listener.speak(speech(1, English, "one two three four five six seven"));
        listener.begun(1);
        // The copy is the file that a kill would leave: everything but the last slice. The copy may fall between a
        // slice and its header; such a copy declares too little, and is taken again.
        let copy = folder.path().join("copy.wav");
        let valid = || {
            std::fs::copy(&path, &copy).unwrap();
            let whole = std::panic::catch_unwind(|| seconds(read(&copy).len()) > 0.5);
            whole.unwrap_or(false).then_some(())
        };
        assert!(support::until(support::PATIENCE, valid).is_some());
        listener.voice.send(Command::Shutdown);
    }

    #[test]
    fn a_file_that_cannot_be_written_is_refused_at_once() {
        let path = Path::new("/nowhere/at/all.wav").to_owned();
        let spec = VoiceSpec::Wav(path);
        let why = voice::open(&spec, Options::new(English), |_| {}).unwrap_err();
        assert!(matches!(why, VoiceError::File { .. }));
        assert!(why.to_string().contains("/nowhere/at/all.wav"), "{why}");
    }

    #[test]
    fn a_disk_that_fills_up_ends_the_voice_and_says_so() {
        // A device of the kernel that takes nothing.
        let full = Path::new("/dev/full");
        if !full.exists() {
            eprintln!("skipped: no /dev/full here");
            return;
        }
        let spec = VoiceSpec::Wav(full.to_owned());
        let why = voice::open(&spec, Options::new(English), |_| {}).unwrap_err();
        assert!(matches!(why, VoiceError::File { .. }), "{why}");
    }
}
