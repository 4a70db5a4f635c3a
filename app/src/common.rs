// SPDX-License-Identifier: GPL-3.0-or-later
//! The meaning of the options that more than one command has: the language, the folder of the program, the
//! game, the voice.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use clap::{Args, ValueEnum};
use zgoda_game::Variant;
use zgoda_speech::Language;
use zgoda_speech::voice::VoiceSpec;

use crate::platform::reader;
use crate::stderr;

/// The voice that speaks where no voice was chosen: the best voice that was built in.
pub const DEFAULT_VOICE: VoiceSpec = if cfg!(feature = "embedded-voice") {
    VoiceSpec::Embedded
} else if cfg!(feature = "system-voice") {
    VoiceSpec::System
} else {
    VoiceSpec::Text
};

/// The voice for this terminal; `asked` is the voice that an option names. If a screen reader reads the terminal, it reads the
/// printed text, and no speech service is used. The built-in voice still speaks, aloud or into a file, if the option names it.
pub fn voice(asked: Option<&VoiceSpec>) -> VoiceSpec {
    match asked {
        None | Some(VoiceSpec::System | VoiceSpec::ScreenReader) if is_read() => VoiceSpec::Text,
        asked => asked.cloned().unwrap_or(DEFAULT_VOICE),
    }
}

/// True if a screen reader reads this terminal. The search runs once.
pub(crate) fn is_read() -> bool {
    static IS_READ: OnceLock<bool> = OnceLock::new();
    *IS_READ.get_or_init(reader::reads_here)
}

/// The options that every command understands.
#[derive(Clone, Debug, Args)]
#[expect(
    missing_docs,
    reason = "the words of options are in locales/*/usage.ftl"
)]
pub struct Common {
    #[arg(long, global = true, value_name = "TAG")]
    pub lang: Option<String>,
    #[arg(long, global = true, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[arg(long, global = true, value_name = "FILE")]
    pub log: Option<PathBuf>,
}

impl Common {
    /// The language of somebody who asked for this one, or for none.
    pub(crate) fn of_language(lang: Option<String>) -> Language {
        let (data, log) = (None, None);
        Common { lang, data, log }.language_or_environment()
    }

    /// Tells once of a language that is not spoken here.
    pub fn tell_unspoken(&self) {
        let Some(tag) = &self.lang else { return };
        if Language::from_tag(tag).is_none() {
            let spoken = Language::ALL.map(Language::tag).join(", ");
            stderr::tell(format_args!(
                "--lang {tag} is not spoken here, so it is English; there are {spoken}"
            ));
        }
    }

    /// The language that the user named. If the program does not speak it, this is English.
    #[must_use]
    pub fn language(&self) -> Option<Language> {
        let tag = self.lang.as_deref()?;
        Some(Language::from_tag(tag).unwrap_or(Language::English))
    }

    /// The language that the user named, otherwise the language of the environment.
    #[must_use]
    pub fn language_or_environment(&self) -> Language {
        // Windows keeps the language elsewhere, unless a variable asks for another language.
        let variable = |name: &str| match (env::var(name).ok(), name) {
            (None, "LANG") => platform_language(),
            (set, _) => set,
        };
        self.language()
            .unwrap_or_else(|| Language::from_environment(variable))
    }
}

/// The language of the user's account, on platforms that do not keep it in the environment.
#[cfg(windows)]
fn platform_language() -> Option<String> {
    sys_locale::get_locale()
}

/// The language of the user's account, on platforms that do not keep it in the environment.
#[cfg(unix)]
const fn platform_language() -> Option<String> {
    None
}

/// A game, as an option names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum VariantWord {
    /// 10x10, squares 1 to 50.
    International,
    /// 8x8, squares a1 to h8, international rules.
    Polish64,
}

impl From<Variant> for VariantWord {
    fn from(variant: Variant) -> VariantWord {
        match variant {
            Variant::International => VariantWord::International,
            Variant::Polish64 => VariantWord::Polish64,
        }
    }
}

impl From<VariantWord> for Variant {
    fn from(word: VariantWord) -> Variant {
        match word {
            VariantWord::International => Variant::International,
            VariantWord::Polish64 => Variant::Polish64,
        }
    }
}

/// The folder of the program's own files.
#[must_use]
pub fn data_folder(given: Option<&Path>) -> Option<PathBuf> {
    match given {
        Some(folder) => Some(folder.to_owned()),
        None => directories::ProjectDirs::from("", "", "zgoda")
            .map(|folders| folders.data_dir().to_owned()),
    }
}
