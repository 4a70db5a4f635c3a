// SPDX-License-Identifier: GPL-3.0-or-later
//! The voices with a name that somebody could choose.

use zgoda_speech::Language;
use zgoda_speech::settings::VoiceName;

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
    /// The voice is not there, but these voices are.
    No(Vec<VoiceName>),
    /// The answer is not known.
    Unknown,
}

impl NamedVoices {
    /// The same voices, with these variants of the built-in voice.
    #[must_use]
    pub fn with_variants(self, variants: Vec<VoiceName>) -> NamedVoices {
        NamedVoices { variants, ..self }
    }

    /// The names of the voices that speak this language.
    #[must_use]
    pub fn speaking(&self, language: Language) -> Vec<VoiceName> {
        let own = self.voices.iter().filter(|(speaks, _)| *speaks == language);
        own.map(|(_, name)| name.clone()).collect()
    }

    /// Tells whether there is a voice of this name, of any language. If not, offers the variants, or else the voices that speak
    /// `language`.
    #[must_use]
    pub fn has(&self, name: &VoiceName, language: Language) -> IsThere {
        let alike = |it: &VoiceName, name: &str| it.as_str().eq_ignore_ascii_case(name);
        // A variant may stand after its language, as in `pl+f3`.
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
