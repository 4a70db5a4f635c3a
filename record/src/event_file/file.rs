// SPDX-License-Identifier: GPL-3.0-or-later
//! The event file on disk: read whole, or refused in one sentence that names the line and the remedy. `read` knows the meaning of
//! the keys; `docs/event.md` lists them.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read as _};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use zgoda_game::clock::ControlError;
use zgoda_game::{BySide, Side, Variant};
use zgoda_speech::announcement::RuleProfile;

use super::at_table::AtTable;
use super::given::NoConsent;
use super::slips::SlipFault;
use super::table::Writer;
use super::{Assistant, Codes, EventSettings, NoCode, read, slips};
use crate::mode::{GameKind, Mode};
use crate::program_hash::NoHash;
use crate::sight::Sight;
use crate::slips::Slip;

/// The greatest length of an event file, in bytes.
const LONGEST: u64 = 1 << 20;

/// An event file, as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventFile {
    /// The path of the file.
    pub path: PathBuf,
    /// The settings that the file fixes.
    pub settings: EventSettings,
    /// The codes that open the arbiters' words. The record keeps only their hashes, apart from the settings.
    pub codes: Codes,
    /// The slips that let a device in at the desk, once each. The events of a game tell whether a slip was used.
    pub slips: Vec<Slip>,
    /// Options of `zgoda play` for the place where the game is played, as they are written.
    pub at_table: Vec<AtTable>,
    /// The names of the players, where the file has them. The record keeps the names where they can be forgotten.
    pub names: BySide<Option<String>>,
    /// The sight of each player, where the file gives it. The record keeps the sight with the names.
    pub sight: BySide<Option<Sight>>,
    /// The keys that this version does not know.
    pub unknown: Vec<Unknown>,
    /// The game that the time control is made for, where the Kodeks names the control.
    pub time_of: Option<Variant>,
    /// The number of the line of each key.
    pub lines: BTreeMap<String, usize>,
}

/// A key that is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// The key, as `section.key`.
    pub key: String,
    /// The number of the line.
    pub line: usize,
}

/// The reason why an event file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventFileError {
    /// The file is missing, or cannot be read.
    #[error("the event file {} cannot be read ({why}); check its name", path.display())]
    Unreadable {
        /// The path of the event file.
        path: PathBuf,
        /// The reason, in the system's words.
        why: String,
    },
    /// A line of the event file is wrong.
    #[error("{}, line {line}: {fault}", path.display())]
    Fault {
        /// The path of the event file.
        path: PathBuf,
        /// The number of the line.
        line: usize,
        /// The fault on that line.
        fault: Fault,
    },
}

/// The fault of a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A line that is no TOML.
    #[error("{0}; correct that line")]
    Toml(String),
    /// A value that is no text.
    #[error("{0} must be words in quotation marks; write it as in {0} = \"…\"")]
    NotText(String),
    /// A value that is neither true nor false.
    #[error("{0} must be true or false, without quotation marks")]
    NotSwitch(String),
    /// A value that is no list of texts.
    #[error("{0} must be a list of words in quotation marks; write it as in {0} = [\"…\", \"…\"]")]
    NotTexts(String),
    /// A value that is no number, or a number that is too small or too large.
    #[error(
        "{key} must be a whole number from {} to {}, without quotation marks", .among.start(), .among.end()
    )]
    NotNumber {
        /// The key, as `section.key`.
        key: String,
        /// The values that may be written.
        among: RangeInclusive<u32>,
    },
    /// A word that the key does not take.
    #[error("{key} knows no {text:?}; write {allowed}")]
    Word {
        /// The key, as `section.key`.
        key: String,
        /// The text that was written.
        text: String,
        /// The values that may be written.
        allowed: String,
    },
    /// A time control that cannot be used.
    #[error("{key}: {why}")]
    Time {
        /// The key, as `section.key`.
        key: String,
        /// The reason why the control cannot be used.
        why: ControlError,
    },
    /// A text that is no consent.
    #[error("{}", no_consent(.0, *.1))]
    NoConsent(String, NoConsent),
    /// A name that is too long to be listened to.
    #[error("{0} is longer than {1} characters; shorten it")]
    TooLong(String, usize),
    /// A time control for the other game.
    #[error(
        "game.time is a time control for another board than that of {}, which is played; `zgoda clocks` lists \
         those that fit", .0.word()
    )]
    TimeOfAnother(Variant),
    /// A text with more than one time.
    #[error("{0} is one time alone; write it as in {0} = \"45m\" or \"30s\"")]
    NotOneTime(String),
    /// A text that is no hash.
    #[error("consent.program {0}")]
    Hash(NoHash),
    /// An adapted chapter VIII in an event that may not adapt it.
    #[error(
        "chapter VIII is not adapted in official or rated events (Kodeks VIII 5.3); leave \
         event.adapted out, or write event.kind = \"unrated\""
    )]
    Adapted,
    /// A draw with advantage on 64 squares.
    #[error("there is no draw with advantage on 64 squares (Kodeks I 6.5); leave it out")]
    AdvantageOnEight,
    /// The rules of another game.
    #[error(
        "game.rules {} are not those of {}, which is played; correct one of them", .rules.word(),
        .variant.word()
    )]
    Rules {
        /// The rules, as they were written.
        rules: RuleProfile,
        /// The game that is played.
        variant: Variant,
    },
    /// A text that is no hash of a code.
    #[error(
        "{0} is no hash of a code that this program reads; write one that begins with $argon2id$, as `argon2 -id -e` makes it"
    )]
    CodeHash(String),
    /// A code and a hash of a code.
    #[error("{0} and its hash are both given; leave one of them out")]
    CodeTwice(String),
    /// A code that would be taken for something else.
    #[error("{0} {1}")]
    Code(String, NoCode),
    /// No code with which the arbiter's words could be opened.
    #[error(
        "official play needs the chief arbiter's code; write [arbiter] and below it pin = \"…\""
    )]
    NoCode,
    /// A consent to an ear without a named device: any device could be the ear.
    #[error(
        "consent.ear_page names no device; write which one below it, as in ear_device = \"organiser's phone 3\""
    )]
    NoEarDevice,
    /// A slip that cannot be used.
    #[error("{0}")]
    Slip(SlipFault),
    /// An assistant of a player who is not blind.
    #[error(
        "only a blind player has an assistant with these duties (Kodeks VIII 4.1); leave assistant.{0} out, write sight.{0} = \
         \"blind\", or write assistant.{0}.record = true and no other duty for somebody who keeps the record alone (II 6.3)"
    )]
    AssistantOf(Side),
    /// An assistant who is both named and denied.
    #[error(
        "preparation.{0}.assistant says that there is none, and [assistant.{0}] that there is one; leave one of them out"
    )]
    AssistantOrNone(Side),
}

/// The number of a table by the name of its event file, `table-03.toml`.
pub fn number_in_name(path: &Path) -> Option<u32> {
    let name = path.file_name()?.to_str()?;
    let digits = name.strip_prefix("table-")?.strip_suffix(".toml")?;
    digits.parse().ok()
}

/// Reads a file up to the greatest length of an event file: a file like `/dev/zero` has no end.
fn bounded(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    let most = LONGEST.saturating_add(1);
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        return Err(io::Error::other("it is too long for an event file"));
    }
    String::from_utf8(bytes).map_err(|_| io::Error::other("it is not written in UTF-8"))
}

fn no_consent(key: &str, why: NoConsent) -> String {
    let why = match why {
        NoConsent::NoWord => "has no word in it",
        NoConsent::SaysNo => "says that there is no consent",
    };
    format!(
        "{key} {why}; name who consented and when, as in {key} = \"A. Arbiter, 1 May\", or leave it out"
    )
}

impl EventFile {
    /// Reads an event file.
    pub fn read(path: &Path) -> Result<EventFile, EventFileError> {
        let unreadable = |error: io::Error| EventFileError::Unreadable {
            path: path.to_owned(),
            why: error.to_string(),
        };
        let text = bounded(path).map_err(unreadable)?;
        EventFile::parse(&text, path)
    }

    /// Reads the text of a file; `path` is only for the sentences.
    pub fn parse(text: &str, path: &Path) -> Result<EventFile, EventFileError> {
        EventFile::parse_from(text, Writer::Arbiter, path)
    }

    /// Reads the text that a record kept, which an older program may have written.
    pub(super) fn parse_kept(text: &str) -> Result<EventFile, EventFileError> {
        EventFile::parse_from(text, Writer::Program, Path::new(""))
    }

    fn parse_from(text: &str, from: Writer, path: &Path) -> Result<EventFile, EventFileError> {
        let mut file = read::read(text, from).map_err(|(line, fault)| EventFileError::Fault {
            path: path.to_owned(),
            line,
            fault,
        })?;
        file.path = path.to_owned();
        Ok(file)
    }

    /// Checks that the event fits the game that is played, and its players.
    pub fn check(&self, variant: Variant, sight: &BySide<Sight>) -> Result<(), EventFileError> {
        let settings = &self.settings;
        if let Some(rules) = settings.rules.filter(|rules| rules.variant() != variant) {
            return Err(self.fault("game.rules", Fault::Rules { rules, variant }));
        }
        if self.time_of.is_some_and(|of| of != variant) {
            return Err(self.fault("game.time", Fault::TimeOfAnother(variant)));
        }
        if settings.advantage && !variant.rules().advantage {
            return Err(self.fault("game.draw_with_advantage", Fault::AdvantageOnEight));
        }
        let adapted = settings.adapted;
        for (side, assistant) in settings.assistants.iter() {
            let any = |it: &Assistant| !it.keeps_the_record_alone();
            let barred = assistant.as_ref().is_some_and(any);
            if barred && *sight.get(side) != Sight::Blind && !adapted {
                return Err(self.fault(&format!("assistant.{side}"), Fault::AssistantOf(side)));
            }
        }
        Ok(())
    }

    /// Checks the codes of the file. A code must not be a line that is understood in this game (`is_read`), and an official game
    /// needs the chief arbiter's code.
    pub fn check_codes(
        &self,
        kind: GameKind,
        is_read: impl Fn(&str) -> bool,
    ) -> Result<(), EventFileError> {
        let codes = &self.codes;
        if let Some((of, why)) = codes.fault(is_read) {
            let key = match codes.named(of) {
                None => "arbiter.pin".to_owned(),
                Some(name) => format!("arbiter.round.{name}.pin"),
            };
            return Err(self.fault(&key, Fault::Code(key.clone(), why)));
        }
        if kind == GameKind::Official && codes.chief.is_none() {
            return Err(self.fault("arbiter", Fault::NoCode));
        }
        Ok(())
    }

    /// Checks that the slips of the file may have their roles in this game.
    pub fn check_slips(&self, mode: Mode, sight: &BySide<Sight>) -> Result<(), EventFileError> {
        match slips::fault(&self.slips, &self.settings, mode, sight) {
            None => Ok(()),
            Some((number, fault)) => {
                Err(self.fault(&format!("slip.{number}."), Fault::Slip(fault)))
            }
        }
    }

    /// The line of the time control.
    #[must_use]
    pub fn line_of_time(&self) -> Option<usize> {
        self.lines.get("game.time").copied()
    }

    /// A fault of a key, or of the first key of a section.
    fn fault(&self, key: &str, fault: Fault) -> EventFileError {
        let here = self.lines.iter().filter(|(it, _)| it.starts_with(key));
        EventFileError::Fault {
            path: self.path.clone(),
            line: here.map(|(_, line)| *line).min().unwrap_or(1),
            fault,
        }
    }
}
