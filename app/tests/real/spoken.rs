// SPDX-License-Identifier: GPL-3.0-or-later
//! The time that the voice speaks for two half-moves: the length of the sound, not the time that the program took, which depends
//! on the load of the machine.

use serde_json::Value;

use crate::program::kind;

/// Longest duration of the least disturbed utterance, as a percentage of the sound itself; at the usual rate, 175 words a minute,
/// each utterance would take 1.7 times as long.
const LEAST_DISTURBED_PERCENT: u64 = 135;

/// The time that the voice speaks for each pair of half-moves at 300 words a minute, in milliseconds: for the words during the
/// entry of a half-move and for its announcement. Sounds are not counted. `speed` is the speed of the program; the program must
/// have spoken at 300 words a minute.
pub(crate) fn spoken_in_pairs(transcript: &[Value], speed: u64) -> Vec<u64> {
    let (mut pairs, mut entering) = (Vec::new(), 0);
    let mut disturbed = Vec::new();
    for line in transcript.iter().filter(|line| line["why"].is_null()) {
        match kind(line) {
            "digit-taken" | "square-picked" | "pressed" => entering += sound_ms(line),
            "move-played" => {
                let sound = sound_ms(line);
                let ply = line["about"]["ply"].as_u64().unwrap();
                let pair = usize::try_from((ply - 1) / 2).unwrap();
                pairs.resize(pair + 1, 0);
                pairs[pair] += sound + std::mem::take(&mut entering);
                let took = line["ended_ms"].as_u64().unwrap() - line["begun_ms"].as_u64().unwrap();
                disturbed.extend((took * speed * 100).checked_div(sound));
            }
            _ => {}
        }
    }
    if let Some(least) = disturbed.iter().min() {
        assert!(*least <= LEAST_DISTURBED_PERCENT, "{disturbed:?}");
    }
    pairs
}

/// The length of the sound of an utterance.
#[cfg(feature = "embedded-voice")]
fn sound_ms(line: &Value) -> u64 {
    use std::ops::ControlFlow;

    use zgoda_speech::Language;
    use zgoda_speech::voice::{Rate, espeak};

    let rate = Rate::new(300).unwrap();
    let tag = line["lang"].as_str().unwrap();
    let language = Language::from_tag(tag).unwrap();
    let mut samples = 0;
    let text = line["text"].as_str().unwrap();
    espeak::synthesise(text, language, rate, &mut |more| {
        samples += more.len();
        ControlFlow::Continue(())
    })
    .unwrap();
    samples as u64 * 1_000 / u64::from(espeak::SAMPLE_RATE)
}

/// A program without a voice makes no sound.
#[cfg(not(feature = "embedded-voice"))]
const fn sound_ms(_: &Value) -> u64 {
    0
}
