// SPDX-License-Identifier: GPL-3.0-or-later
//! The first game of a new player. Before the game, the player is asked how the program should speak to them.
//!
//! The question is asked only on a terminal, where a person can answer. It is not asked in official play, because the hall would
//! wait, or for a resumed game. It is not asked either if listeners have separate outputs, because everybody would hear its single
//! voice.

use std::io::IsTerminal as _;
use std::path::PathBuf;

use zgoda_game::Side;
use zgoda_input::personal::Personal;
use zgoda_record::mode::GameKind;
use zgoda_record::sight::Sight;
use zgoda_speech::Listener;

use super::options::PlayOptions;
use crate::common::voice;
use crate::outcome::Failure;
use crate::settings_files::folder::SettingsFolder;
use crate::setup::{self, SetUp, Tongue};
use crate::terminal::Keys;

/// Offers the first start if it is due. Otherwise returns `None`.
pub(super) fn offer(options: &PlayOptions, keys: &Keys) -> Result<Option<SetUp>, Failure> {
    let again = options.resume
        || options
            .record
            .as_deref()
            .is_some_and(zgoda_record::is_there);
    let hall = options.mode == Some(GameKind::Official) || options.event.is_some();
    let apart = !options.channels.outputs().is_one();
    if again || hall || apart || !std::io::stdin().is_terminal() {
        return Ok(None);
    }
    let Some(file) = player_file(options).filter(|file| !file.exists()) else {
        return Ok(None);
    };
    let tongue = match options.lang {
        Some(named) => Tongue::Named(named),
        None => Tongue::Guessed(options.environment),
    };
    let spec = voice(options.voice.as_ref());
    let mut person = Personal::new(tongue.language());
    if let Some(speaker) = &options.voice {
        person.set_speaker(speaker);
    }
    setup::run(&file, person, tongue, &spec, keys, Vec::new()).map(Some)
}

/// The settings file of the player at this program. If an option gives the player's name, the file is found by the name.
pub(super) fn player_file(options: &PlayOptions) -> Option<PathBuf> {
    let sight = &options.sight;
    let here = match (sight.white, sight.black) {
        (Some(Sight::Sighted), Some(Sight::Blind | Sight::Low)) => Side::Black,
        _ => Side::White,
    };
    let named = options.settings.get(&Listener::from(here)).cloned();
    let by_name = || {
        let name = options.names.get(here).as_deref().unwrap_or_default();
        Some(SettingsFolder::of(options.data.as_deref())?.file(name))
    };
    named.or_else(by_name)
}
