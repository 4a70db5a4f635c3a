//! Which voices have a name that somebody could choose, and how many sound devices there are. Services take their time to
//! tell, so it is asked on a thread of its own.

use std::time::Duration;

use zgoda_speech::manner::VoiceName;
use zgoda_speech::voice::devices::find;
use zgoda_speech::{Language, VoiceSlot};

/// How long a sound server or a speech service may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Finds the voices of this sort and counts the sound devices, and tells both. Where no thread can be had nobody
/// is told: then there is nothing to choose.
pub(crate) fn named_voices(
    slot: VoiceSlot,
    told: impl FnOnce(Vec<(Language, VoiceName)>, usize) + Send + 'static,
) {
    let asked = std::thread::Builder::new()
        .name("devices".to_owned())
        .spawn(move || {
            let heard = find(PATIENCE);
            // A sound file is spoken by the built-in voice.
            let slot = match slot {
                VoiceSlot::Wav => VoiceSlot::Embedded,
                slot => slot,
            };
            let own = heard.voices.iter().filter(|voice| voice.slot == slot);
            let named = own.filter_map(|voice| {
                let name = VoiceName::new(&voice.name).ok()?;
                Some((voice.language, name))
            });
            told(named.collect(), heard.sound.len());
        });
    if let Err(error) = asked {
        tracing::warn!(%error, "the voices cannot be asked for");
    }
}
