//! Which voices have a name that somebody could choose, and which sound devices there are. Services take their time to
//! tell, so it is asked on a thread of its own.

use std::time::Duration;

use zgoda_speech::settings::VoiceName;
use zgoda_speech::voice::devices::find;
use zgoda_speech::{Language, VoiceSlot};

/// How long a sound server or a speech service may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Voices with a name, and what each speaks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamedVoices(Vec<(Language, VoiceName)>);

impl NamedVoices {
    /// Those that speak this language.
    #[must_use]
    pub fn speaking(&self, language: Language) -> Vec<VoiceName> {
        let own = self.0.iter().filter(|(speaks, _)| *speaks == language);
        own.map(|(_, name)| name.clone()).collect()
    }
}

impl FromIterator<(Language, VoiceName)> for NamedVoices {
    fn from_iter<T: IntoIterator<Item = (Language, VoiceName)>>(voices: T) -> NamedVoices {
        NamedVoices(voices.into_iter().collect())
    }
}

/// Finds the voices of this sort and the sound devices, and tells both. Where no thread can be had nobody
/// is told: then there is nothing to choose.
pub(crate) fn named_voices(
    slot: VoiceSlot,
    told: impl FnOnce(NamedVoices, Vec<String>) + Send + 'static,
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
            let cards = heard.sound.iter().map(|card| card.name.clone());
            told(named.collect(), cards.collect());
        });
    if let Err(error) = asked {
        tracing::warn!(%error, "the voices cannot be asked for");
    }
}
