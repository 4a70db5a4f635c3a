// SPDX-License-Identifier: GPL-3.0-or-later
//! The words by which people change their own settings.

use zgoda_speech::announcement::Chosen;

pub use super::word::SettingCommand;
use crate::personal::choice::Step;

/// The purpose of a command about settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// A menu of settings.
    Menu,
    /// A profile of settings.
    Profile,
    /// The setting takes the value that follows the command.
    Choice(Chosen),
    /// The setting changes by this step.
    Step(Chosen, Step),
}

impl SettingCommand {
    /// The thing that the command is for.
    #[must_use]
    pub const fn is_for(self) -> For {
        For::Choice(match self {
            SettingCommand::Menu => return For::Menu,
            SettingCommand::Profile => return For::Profile,
            SettingCommand::Faster => return For::Step(Chosen::Rate, Step::Up),
            SettingCommand::Slower => return For::Step(Chosen::Rate, Step::Down),
            SettingCommand::Louder => return For::Step(Chosen::Volume, Step::Up),
            SettingCommand::Softer => return For::Step(Chosen::Volume, Step::Down),
            SettingCommand::Rate => Chosen::Rate,
            SettingCommand::Volume => Chosen::Volume,
            SettingCommand::Pitch => Chosen::Pitch,
            SettingCommand::Voice => Chosen::Voice,
            SettingCommand::Language => Chosen::Language,
            SettingCommand::Words => Chosen::Verbosity,
            SettingCommand::Numbers => Chosen::Numbers,
            SettingCommand::Letters => Chosen::Letters,
            SettingCommand::Sounds => Chosen::Sounds,
            SettingCommand::LowTime => Chosen::LowTime,
            SettingCommand::Pulses => Chosen::Pulses,
            SettingCommand::Confirm => Chosen::Words,
            SettingCommand::Whisper => Chosen::Whisper,
        })
    }
}
