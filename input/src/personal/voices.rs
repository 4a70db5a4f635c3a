//! The voices with a name that somebody could choose, and the sound devices that there are. Services take their time
//! to tell, so they are asked on a thread of its own.

use std::time::Duration;

use zgoda_speech::settings::VoiceName;
use zgoda_speech::voice::devices::{find, variants};
use zgoda_speech::{Language, VoiceSlot};

/// The time that a sound server or a speech service may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Voices with a name, and the language of each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamedVoices {
    voices: Vec<(Language, VoiceName)>,
    /// The variants of the built-in voice, each of which speaks every language.
    variants: Vec<VoiceName>,
}

/// Whether there is a voice of some name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IsThere {
    /// The voice is there.
    Yes,
    /// The voice is not there, but these are.
    No(Vec<VoiceName>),
    /// The answer is not known.
    Unknown,
}

impl NamedVoices {
    /// The names of the voices that speak this language.
    #[must_use]
    pub fn speaking(&self, language: Language) -> Vec<VoiceName> {
        let own = self.voices.iter().filter(|(speaks, _)| *speaks == language);
        own.map(|(_, name)| name.clone()).collect()
    }

    /// Tells whether there is a voice of this name, for a person of this language.
    #[must_use]
    pub fn has(&self, name: &VoiceName, language: Language) -> IsThere {
        let alike = |it: &VoiceName, name: &str| it.as_str().eq_ignore_ascii_case(name);
        // A variant may stand behind its language, as in `pl+f3`.
        let variant = name.as_str().rsplit('+').next().unwrap_or_default();
        let mut voices = self.voices.iter();
        if voices.any(|(_, it)| alike(it, name.as_str()))
            || self.variants.iter().any(|it| alike(it, variant))
        {
            return IsThere::Yes;
        }
        let known = match self.variants.is_empty() {
            true => self.speaking(language),
            false => self.variants.clone(),
        };
        if known.is_empty() {
            IsThere::Unknown
        } else {
            IsThere::No(known)
        }
    }
}

impl FromIterator<(Language, VoiceName)> for NamedVoices {
    fn from_iter<T: IntoIterator<Item = (Language, VoiceName)>>(voices: T) -> NamedVoices {
        NamedVoices {
            voices: voices.into_iter().collect(),
            variants: Vec::new(),
        }
    }
}

/// Finds the voices of this sort and the sound devices, and tells both. Without a thread `told` is not
/// called: then there is nothing to choose.
pub fn named_voices(slot: VoiceSlot, told: impl FnOnce(NamedVoices, Vec<String>) + Send + 'static) {
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
            let variants = match slot {
                VoiceSlot::Embedded => variants(),
                _ => Vec::new(),
            };
            let variants = variants.iter().filter_map(|name| VoiceName::new(name).ok());
            let named = NamedVoices {
                variants: variants.collect(),
                ..named.collect()
            };
            told(named, cards.collect());
        });
    if let Err(error) = asked {
        tracing::warn!(%error, "the voices cannot be asked for");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> VoiceName {
        VoiceName::new(text).unwrap()
    }

    #[test]
    fn a_name_is_known_where_voices_can_be_told() {
        let polish = Language::Polish;
        let service: NamedVoices = [(polish, name("Magda"))].into_iter().collect();
        assert_eq!(service.has(&name("magda"), polish), IsThere::Yes);
        assert_eq!(
            service.has(&name("Nobody"), polish),
            IsThere::No(vec![name("Magda")])
        );
        assert_eq!(
            service.has(&name("Nobody"), Language::English),
            IsThere::Unknown
        );
        let built_in = NamedVoices {
            voices: vec![(polish, name("espeak-ng 1"))],
            variants: vec![name("f3")],
        };
        assert_eq!(built_in.has(&name("pl+f3"), polish), IsThere::Yes);
        assert_eq!(
            built_in.has(&name("f33"), polish),
            IsThere::No(vec![name("f3")])
        );
        let none = NamedVoices::default();
        assert_eq!(none.has(&name("f3"), polish), IsThere::Unknown);
    }
}
