// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda setup`: language, voice, rate and connected devices, chosen by ear and kept.

use std::path::{Path, PathBuf};

use clap::Args;
use zgoda_input::personal::Personal;
use zgoda_speech::announcement::StartTrouble;
use zgoda_speech::voice::VoiceSpec;

use crate::common::{Common, voice};
use crate::outcome::{Failure, Outcome};
use crate::settings_files::folder::SettingsFolder;
use crate::settings_files::place;
use crate::setup::{self, Tongue};
use crate::terminal::Keys;

/// Options of `zgoda setup`.
#[derive(Debug, Args)]
pub struct SetupArgs {
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "name")]
    settings: Option<PathBuf>,
    #[arg(long, value_name = "VOICE")]
    voice: Option<String>,
}

/// Leads a person through the setup, which begins with the person's earlier choices.
pub fn run(args: &SetupArgs, common: &Common) -> Result<Outcome, Failure> {
    let name = args.name.as_deref().unwrap_or_default();
    let by_name = || Some(SettingsFolder::of(common.data.as_deref())?.file(name));
    let file = args.settings.clone().or_else(by_name).ok_or_else(|| {
        Failure::Sentence(
            "there is no settings folder here; say where the settings go with --settings FILE"
                .to_owned(),
        )
    })?;
    let asked = args.voice.as_deref().map(str::parse::<VoiceSpec>);
    let asked = asked.transpose().map_err(Failure::of)?;
    let guess = common.language_or_environment();
    let (mut person, _, _) = place::read(&file, guess);
    can_be_kept(&person, &file)?;
    let tongue = match common.language() {
        Some(asked) => Tongue::Named(asked),
        None => Tongue::Guessed(person.preferences().speech.language),
    };
    if let Some(speaker) = &asked {
        person.set_speaker(speaker);
    }
    let spec = asked.or_else(|| person.speaker().cloned());
    let spec = voice(spec.as_ref());
    let keys = Keys::listen().map_err(Failure::of)?;
    setup::run(&file, person, tongue, &spec, &keys, Vec::new())?;
    Ok(Outcome::Holds)
}

/// Checks that the file is a settings file or does not exist. Any other file is left unchanged.
pub(super) fn can_be_kept(person: &Personal, file: &Path) -> Result<(), Failure> {
    if person.written().is_some() {
        return Ok(());
    }
    Err(Failure::CannotBegin {
        why: StartTrouble::NoSettings,
        sentence: format!(
            "{} is no settings file, so it is left as it is; move it away, or name another with --settings",
            file.display()
        ),
    })
}
