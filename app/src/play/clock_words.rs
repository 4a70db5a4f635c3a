// SPDX-License-Identifier: GPL-3.0-or-later
//! The meaning of `--clock`, a time control by name or written out, and of `--clock-device`, the device that keeps the time.

use std::path::PathBuf;

use zgoda_game::Variant;
use zgoda_game::clock::{Control, Preset};
use zgoda_hw::clock::WhiteDisplay;
use zgoda_table::session::options::Keeper;

use super::options::OptionError;

/// The clock that `--clock` asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockSpec {
    /// No clock in this program.
    None,
    /// A control that is written out, such as `80m+60s`.
    Control(Control),
    /// A control that the Kodeks names.
    Preset(Preset),
}

impl ClockSpec {
    /// Reads the text after `--clock`.
    pub fn read(text: &str) -> Result<ClockSpec, OptionError> {
        let text = text.trim();
        if text == "none" {
            return Ok(ClockSpec::None);
        }
        if let Some(preset) = Preset::named(text) {
            return Ok(ClockSpec::Preset(preset));
        }
        if text.starts_with("100/") || text.starts_with("64/") {
            return Err(OptionError::NoSuchPreset(text.to_owned()));
        }
        let read = text.parse().map(ClockSpec::Control);
        read.map_err(|why| OptionError::Clock {
            text: text.to_owned(),
            why,
        })
    }

    /// The control for a game of `variant`.
    pub fn control(&self, variant: Variant) -> Result<Option<Control>, OptionError> {
        match self {
            ClockSpec::None => Ok(None),
            ClockSpec::Control(control) => Ok(Some(control.clone())),
            ClockSpec::Preset(preset) if preset.variant != variant => {
                Err(OptionError::PresetOfAnotherGame {
                    name: preset.name,
                    variant,
                })
            }
            ClockSpec::Preset(preset) => {
                let read = preset.read().map(Some);
                read.map_err(|why| OptionError::Clock {
                    text: preset.name.to_owned(),
                    why,
                })
            }
        }
    }
}

/// The device that keeps the time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ClockDevice {
    /// The program's own clock.
    #[default]
    Embedded,
    /// A clock on the line of a board, with the place of White's display on the clock.
    Board(WhiteDisplay),
    /// A clock on a separate line, at this port.
    Line(PathBuf),
}

impl ClockDevice {
    /// Reads the text after `--clock-device`.
    pub fn read(text: &str) -> Result<ClockDevice, OptionError> {
        let display = |word: &str| {
            let mut all = WhiteDisplay::BOTH.into_iter();
            all.find(|white| white.word() == word)
        };
        let refused = || OptionError::Word {
            option: "--clock-device",
            text: text.to_owned(),
            allowed: "embedded, board (or board:right, where White's display is the right one) or \
                      line:PORT",
        };
        match text.split_once(':') {
            None if text == "embedded" => Ok(ClockDevice::Embedded),
            None if text == "board" => Ok(ClockDevice::Board(WhiteDisplay::default())),
            Some(("board", which)) => display(which).map(ClockDevice::Board).ok_or_else(refused),
            Some(("line", port)) if !port.is_empty() => Ok(ClockDevice::Line(PathBuf::from(port))),
            _ => Err(refused()),
        }
    }

    /// The device in the form of the option.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            ClockDevice::Embedded => "embedded".to_owned(),
            ClockDevice::Board(WhiteDisplay::Left) => "board".to_owned(),
            ClockDevice::Board(white) => format!("board:{}", white.word()),
            ClockDevice::Line(port) => format!("line:{}", port.display()),
        }
    }
}

/// The clock of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableClock {
    /// The time control; `None` if no clock runs in this program.
    pub control: Option<Control>,
    /// The device that keeps the time.
    pub device: ClockDevice,
}

impl TableClock {
    /// The keeper of the time.
    #[must_use]
    pub const fn keeper(&self) -> Keeper {
        match (&self.control, &self.device) {
            (None, _) => Keeper::Nobody,
            (Some(_), ClockDevice::Embedded) => Keeper::Embedded,
            (Some(_), ClockDevice::Board(_) | ClockDevice::Line(_)) => Keeper::Device,
        }
    }

    /// The text that the record keeps.
    #[must_use]
    pub fn text(&self) -> String {
        match &self.control {
            Some(control) => control.to_string(),
            None => "none".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_written_controls_are_read() {
        let variant = Variant::International;
        let control = |text: &str| {
            let control = ClockSpec::read(text).and_then(|spec| spec.control(variant));
            control.map(|control| control.map(|control| control.to_string()))
        };
        assert_eq!(control("none"), Ok(None));
        assert_eq!(control("90m/45,30m+30s"), Ok(Some("90m/45,30m+30s".into())));
        assert_eq!(control("100/6.1.5.1"), Ok(Some("80m+60s".into())));
        for (wrong, named) in [
            ("100/9.9", "zgoda clocks"),
            ("64/6.2.1a", "international"),
            ("90", "minutes"),
            ("", "minutes"),
        ] {
            let refused = control(wrong).unwrap_err().to_string();
            assert!(refused.contains(named), "{wrong}: {refused}");
        }
    }

    #[test]
    fn who_keeps_the_time() {
        assert_eq!(ClockDevice::read("board:left").unwrap().text(), "board");
        for text in ["embedded", "board", "board:right", "line:/dev/ttyUSB1"] {
            assert_eq!(ClockDevice::read(text).unwrap().text(), text);
        }
        for wrong in ["", "line:", "line", "dgt:/dev/x", "Board", "board:up"] {
            assert!(ClockDevice::read(wrong).is_err(), "{wrong:?}");
        }
    }
}
