//! The event file: what the arbiter fixed before the round. Of it this version reads the arbiter's
//! PIN, the consent to the device (Kodeks II 2.4.10) and to what it may tell beyond that; what it does
//! not know it names, once.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use toml::{Table, Value};
use zgoda_game::clock::{Control, ControlError};

use crate::session::options::{Consent, Consents};

/// More than any event file needs.
const LONGEST: u64 = 1 << 20;

/// What was fixed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventFile {
    /// Opens the arbiter's words.
    pub pin: Option<String>,
    /// The chief arbiter's consent to the device: who, when.
    pub consent: Option<String>,
    /// His consents function by function: who, when.
    pub consents: ConsentsGiven,
    /// The time control of the round.
    pub time: Option<Control>,
    /// Keys this version does not know, `section.key`.
    pub unknown: Vec<String>,
}

/// To what the chief arbiter consented, function by function, each with who and when.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConsentsGiven {
    /// [`Consent::PrivateWord`].
    pub private_word: Option<String>,
    /// [`Consent::SquareWhisper`].
    pub square_whisper: Option<String>,
    /// [`Consent::Details`].
    pub details: Option<String>,
}

impl ConsentsGiven {
    /// Who consented to this one, and when.
    #[must_use]
    pub const fn get(&self, function: Consent) -> Option<&String> {
        match function {
            Consent::PrivateWord => self.private_word.as_ref(),
            Consent::SquareWhisper => self.square_whisper.as_ref(),
            Consent::Details => self.details.as_ref(),
        }
    }

    const fn get_mut(&mut self, function: Consent) -> &mut Option<String> {
        match function {
            Consent::PrivateWord => &mut self.private_word,
            Consent::SquareWhisper => &mut self.square_whisper,
            Consent::Details => &mut self.details,
        }
    }

    /// For the session: those that are given.
    #[must_use]
    pub fn consents(&self) -> Consents {
        let all = Consent::ALL.into_iter();
        all.filter(|function| self.get(*function).is_some())
            .collect()
    }
}

/// Why an event file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventFileError {
    /// Not there, or not readable.
    #[error("the event file {} cannot be read ({why}); check its name", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// In the system's words.
        why: String,
    },
    /// No TOML.
    #[error("{}, line {line}: {why}; correct that line", path.display())]
    Toml {
        /// The file.
        path: PathBuf,
        /// Where.
        line: usize,
        /// In the reader's words.
        why: String,
    },
    /// A time control that cannot be read.
    #[error("{}: game.time: {why}", path.display())]
    Time {
        /// The file.
        path: PathBuf,
        /// Why not.
        why: ControlError,
    },
    /// A value of the wrong sort.
    #[error("{}: {key} must be words in quotation marks; write {key} = \"…\"", path.display())]
    NotText {
        /// The file.
        path: PathBuf,
        /// `section.key`.
        key: String,
    },
}

impl EventFile {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<EventFile, EventFileError> {
        let unreadable = |error: io::Error| EventFileError::Unreadable {
            path: path.to_owned(),
            why: error.to_string(),
        };
        if fs::metadata(path).map_err(unreadable)?.len() > LONGEST {
            let error = io::Error::other("it is too long for an event file");
            return Err(unreadable(error));
        }
        let text = fs::read_to_string(path).map_err(unreadable)?;
        EventFile::parse(&text, path)
    }

    /// Reads the text of a file; `path` is only for the sentences.
    pub fn parse(text: &str, path: &Path) -> Result<EventFile, EventFileError> {
        let table: Table = text
            .parse()
            .map_err(|error: toml::de::Error| EventFileError::Toml {
                path: path.to_owned(),
                line: line_of(text, error.span().map_or(0, |span| span.start)),
                why: error.message().replace('\n', " "),
            })?;
        let mut event = EventFile::default();
        let mut time = None;
        for (section, value) in table {
            let Value::Table(keys) = value else {
                event.unknown.push(section);
                continue;
            };
            for (key, value) in keys {
                let name = format!("{section}.{key}");
                let mut functions = Consent::ALL.into_iter().filter(|_| section == "consent");
                let place = match (name.as_str(), functions.find(|it| it.key() == key)) {
                    ("arbiter.pin", _) => &mut event.pin,
                    ("consent.device", _) => &mut event.consent,
                    ("game.time", _) => &mut time,
                    (_, Some(function)) => event.consents.get_mut(function),
                    (_, None) => {
                        event.unknown.push(name);
                        continue;
                    }
                };
                match value {
                    Value::String(text) if !text.trim().is_empty() => {
                        *place = Some(text.trim().to_owned());
                    }
                    _ => {
                        return Err(EventFileError::NotText {
                            path: path.to_owned(),
                            key: name,
                        });
                    }
                }
            }
        }
        let read = time.map(|text: String| text.parse());
        event.time = read.transpose().map_err(|why| EventFileError::Time {
            path: path.to_owned(),
            why,
        })?;
        Ok(event)
    }
}

fn line_of(text: &str, at: usize) -> usize {
    let before = text.as_bytes().iter().take(at);
    let ends = before.filter(|byte| **byte == b'\n').count();
    ends.saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<EventFile, EventFileError> {
        EventFile::parse(text, Path::new("event.toml"))
    }

    #[test]
    fn the_least_form() {
        let event = parse("[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter, 1 May\"\n");
        let event = event.unwrap();
        assert_eq!(event.pin.as_deref(), Some("2468"));
        assert_eq!(event.consent.as_deref(), Some("A. Arbiter, 1 May"));
        assert!(event.unknown.is_empty());
    }

    #[test]
    fn the_time_control_of_the_round() {
        let event = parse("[game]\ntime = \"90m/45, 30m+30s\"").unwrap();
        assert_eq!(event.time.unwrap().to_string(), "90m/45,30m+30s");
    }

    #[test]
    fn what_is_not_known_is_named() {
        let event = parse("round = 3\n[arbiter]\nname = \"x\"\n[clock]\ntime = 5\n").unwrap();
        assert_eq!(event.unknown, ["arbiter.name", "clock.time", "round"]);
        assert_eq!((event.pin, event.consent), (None, None));
    }

    #[test]
    fn what_is_not_consented_to_is_off() {
        let event = parse("[consent]\nprivate_word = \"A. Arbiter\"\ndetails = \" B \"\n").unwrap();
        let consents = event.consents.consents();
        assert!(consents.has(Consent::PrivateWord) && consents.has(Consent::Details));
        assert!(!consents.has(Consent::SquareWhisper));
        assert_eq!(event.consents.details.as_deref(), Some("B"));
        // The same word elsewhere consents to nothing.
        let event = parse("[arbiter]\ndetails = \"B\"\n").unwrap();
        assert_eq!(event.consents, ConsentsGiven::default());
        assert_eq!(event.unknown, ["arbiter.details"]);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let refused = parse("[arbiter]\npin = 2468\n").unwrap_err().to_string();
        assert!(refused.contains("arbiter.pin"), "{refused}");
        let refused = parse("[consent]\ndevice = \" \"").unwrap_err().to_string();
        assert!(refused.contains("consent.device"), "{refused}");
        let refused = parse("[game]\ntime = \"90m/45\"").unwrap_err().to_string();
        assert!(
            refused.contains("game.time") && refused.contains("45"),
            "{refused}"
        );
        let refused = parse("[arbiter]\npin = \n").unwrap_err().to_string();
        assert!(refused.contains("line 2"), "{refused}");
    }
}
