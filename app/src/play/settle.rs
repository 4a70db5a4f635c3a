//! What a game is played with once everything is known: from the options alone, or from the record
//! of an unfinished game that the options must not contradict.

use std::path::Path;

use zgoda_game::clock::Control;
use zgoda_game::notation::{parse_fen, write_fen};
use zgoda_game::{BySide, Setup, Side, Variant};
use zgoda_speech::Language;

use super::event_file::ConsentsGiven;
use super::options::{OptionError, PlayOptions};
use super::words::{BoardSpec, Boards, mode_word, read_mode, read_sight, sight_word};
use crate::record::Contents;
use crate::record::event::{GameSettings, Person};
use crate::session::options::{Mode, Sight, Whisper};
use crate::session::pieces::Pieces;

/// The rule edition the protocol names.
pub const RULES: &str = "PZWarc 2021 draft";

/// Everything a game is played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The start position; it knows its game.
    pub start: Setup,
    /// The names; empty where none was given or it was forgotten.
    pub names: BySide<String>,
    /// Who sees how much.
    pub sight: BySide<Sight>,
    /// The boards.
    pub boards: Boards,
    /// How their men stand.
    pub pieces: BySide<Pieces>,
    /// What may be told to whom.
    pub mode: Mode,
    /// The arbiter's PIN.
    pub pin: Option<String>,
    /// The chief arbiter's consent to the device.
    pub consent: Option<String>,
    /// His consents function by function.
    pub consents: ConsentsGiven,
    /// The time control of the round.
    pub time: Option<Control>,
    /// The language of what is said.
    pub lang: Language,
}

impl PlayOptions {
    /// What a new game is played with.
    pub fn settle(&self) -> Result<Table, OptionError> {
        let event = self.event.clone().unwrap_or_default();
        let variant = self.variant.unwrap_or(Variant::International);
        let table = Table {
            start: self.set_up.unwrap_or_else(|| Setup::start(variant)),
            names: self.names.clone().map(Option::unwrap_or_default),
            sight: BySide {
                white: self.sight.white.unwrap_or(Sight::Blind),
                black: self.sight.black.unwrap_or(Sight::Sighted),
            },
            boards: self.boards.clone().unwrap_or_default(),
            pieces: self.pieces.map(Option::unwrap_or_default),
            mode: self.mode.unwrap_or(Mode::Training),
            pin: event.pin,
            consent: event.consent,
            consents: event.consents,
            time: event.time,
            lang: self.lang.unwrap_or(self.environment),
        };
        self.check(table)
    }

    /// What the unfinished game in `record` is played with.
    pub fn settle_with(&self, record: &Path, found: &Contents) -> Result<Table, OptionError> {
        let kept = Kept { record, found };
        if let Some(finish) = found.state().finished {
            return Err(OptionError::Finished {
                record: record.to_owned(),
                result: finish.result,
            });
        }
        let settings = &found.settings;
        let variant = kept.understood("variant", &settings.variant, Variant::from_word)?;
        kept.agrees("--variant", self.variant, variant, |v| v.word().to_owned())?;
        let start =
            kept.understood("start", &settings.start, |fen| parse_fen(fen, variant).ok())?;
        kept.agrees("--set-up", self.set_up, start, write_fen)?;
        let mode = kept.understood("mode", &settings.mode, read_mode)?;
        kept.agrees("--mode", self.mode, mode, |m| mode_word(*m).to_owned())?;
        kept.understood("clock", &settings.clock, |clock| {
            (clock == "none").then_some(())
        })?;
        let event = self.event.clone().unwrap_or_default();
        let table = Table {
            start,
            names: BySide {
                white: self.name(&kept, Side::White)?,
                black: self.name(&kept, Side::Black)?,
            },
            sight: BySide {
                white: self.sight(&kept, Side::White)?,
                black: self.sight(&kept, Side::Black)?,
            },
            boards: self.boards(&kept)?,
            pieces: BySide {
                white: self.pieces(&kept, Side::White, settings.pieces_white.as_deref())?,
                black: self.pieces(&kept, Side::Black, settings.pieces_black.as_deref())?,
            },
            mode,
            pin: event.pin,
            consent: settings.consent.clone().or(event.consent),
            // What the game was begun with stays; nothing is added on the way.
            consents: ConsentsGiven {
                private_word: settings.consent_private_word.clone(),
                square_whisper: settings.consent_square_whisper.clone(),
                details: settings.consent_details.clone(),
            },
            time: match settings.time_control.as_deref() {
                Some(text) => {
                    Some(kept.understood("time_control", text, |text| text.parse().ok())?)
                }
                None => None,
            },
            // The listener may change his mind about the language of the words.
            lang: self
                .lang
                .or_else(|| Language::from_tag(&settings.lang))
                .unwrap_or(self.environment),
        };
        self.check(table)
    }

    /// What no game may be played with, options of the listener among it.
    fn check(&self, table: Table) -> Result<Table, OptionError> {
        let table = table.check()?;
        let official = table.mode == Mode::Official;
        if official && self.whisper != Whisper::Off && table.consents.square_whisper.is_none() {
            return Err(OptionError::WhisperNotConsented);
        }
        Ok(table)
    }

    /// A forgotten name may be given again; a kept one stays.
    fn name(&self, kept: &Kept<'_>, side: Side) -> Result<String, OptionError> {
        let option = match side {
            Side::White => "--white",
            Side::Black => "--black",
        };
        let given = self.names.get(side).clone();
        match kept.person(side) {
            Some(person) if !person.name.is_empty() => {
                kept.agrees(option, given, person.name.clone(), Clone::clone)?;
                Ok(person.name.clone())
            }
            _ => Ok(given.unwrap_or_default()),
        }
    }

    fn sight(&self, kept: &Kept<'_>, side: Side) -> Result<Sight, OptionError> {
        let given = *self.sight.get(side);
        match kept.person(side) {
            Some(person) => {
                let sight = kept.understood("sight", &person.sight, read_sight)?;
                let text = |sight: &Sight| format!("{side}={}", sight_word(*sight));
                kept.agrees("--sight", given, sight, text)?;
                Ok(sight)
            }
            None => Ok(given.unwrap_or(match side {
                Side::White => Sight::Blind,
                Side::Black => Sight::Sighted,
            })),
        }
    }

    fn pieces(
        &self,
        kept: &Kept<'_>,
        side: Side,
        text: Option<&str>,
    ) -> Result<Pieces, OptionError> {
        let pieces = match text {
            Some(text) => kept.understood("pieces", text, Pieces::read)?,
            // An older record does not say.
            None => Pieces::default(),
        };
        let shown = |pieces: &Pieces| format!("{side}={}", pieces.text());
        kept.agrees("--pieces", *self.pieces.get(side), pieces, shown)?;
        Ok(pieces)
    }

    fn boards(&self, kept: &Kept<'_>) -> Result<Boards, OptionError> {
        let settings = &kept.found.settings;
        let boards = Boards::from_settings(&settings.board_white, &settings.board_black)?;
        match &self.boards {
            None => Ok(boards),
            Some(given) if given.are_like(&boards) => Ok(given.clone()),
            Some(given) => Err(kept.contradicts("--board", described(given), described(&boards))),
        }
    }
}

impl Table {
    /// Which game.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// What the record keeps of it.
    #[must_use]
    pub fn settings(&self) -> GameSettings {
        let boards = self.boards.settings();
        GameSettings {
            variant: self.variant().word().to_owned(),
            mode: mode_word(self.mode).to_owned(),
            start: write_fen(&self.start),
            board_white: boards.white,
            board_black: boards.black,
            pieces_white: Some(self.pieces.white.text()),
            pieces_black: Some(self.pieces.black.text()),
            clock: "none".to_owned(),
            lang: self.lang.tag().to_owned(),
            consent: self.consent.clone(),
            consent_private_word: self.consents.private_word.clone(),
            consent_square_whisper: self.consents.square_whisper.clone(),
            consent_details: self.consents.details.clone(),
            time_control: self.time.as_ref().map(ToString::to_string),
            rules: RULES.to_owned(),
        }
    }

    /// The private part of it.
    #[must_use]
    pub fn persons(&self) -> Vec<Person> {
        let persons = Side::ALL.into_iter().map(|side| Person {
            side: side.into(),
            name: self.names.get(side).clone(),
            sight: sight_word(*self.sight.get(side)).to_owned(),
        });
        persons.collect()
    }

    /// What no game may be played with.
    fn check(self) -> Result<Table, OptionError> {
        let carried = |board: &BoardSpec| board.carries(self.variant());
        if !self.boards.iter().all(carried) {
            return Err(OptionError::NoSensorsOnEight(match &self.boards {
                Boards::Shared(_) => "both",
                Boards::Each(each) if carried(&each.white) => "black",
                Boards::Each(_) => "white",
            }));
        }
        if self.mode == Mode::Official {
            if self.consent.is_none() {
                return Err(OptionError::NoConsent);
            }
            let sighted = Side::ALL
                .into_iter()
                .find(|side| *self.sight.get(*side) == Sight::Sighted);
            if let (Boards::Shared(_), Some(side)) = (&self.boards, sighted) {
                return Err(OptionError::SharedInOfficial(side));
            }
        }
        Ok(self)
    }
}

/// The record of an unfinished game, and the sentences about it.
struct Kept<'a> {
    record: &'a Path,
    found: &'a Contents,
}

impl Kept<'_> {
    fn person(&self, side: Side) -> Option<&Person> {
        let persons = self.found.persons.iter();
        persons
            .into_iter()
            .find(|person| Side::from(person.side) == side)
    }

    fn understood<T>(
        &self,
        setting: &'static str,
        text: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, OptionError> {
        read(text).ok_or_else(|| OptionError::Unknown {
            record: self.record.to_owned(),
            setting,
            text: text.to_owned(),
        })
    }

    fn agrees<T: PartialEq>(
        &self,
        option: &'static str,
        given: Option<T>,
        kept: T,
        text: impl Fn(&T) -> String,
    ) -> Result<(), OptionError> {
        match given {
            Some(given) if given != kept => {
                Err(self.contradicts(option, text(&given), text(&kept)))
            }
            _ => Ok(()),
        }
    }

    fn contradicts(&self, option: &'static str, given: String, kept: String) -> OptionError {
        OptionError::Contradicts {
            option,
            given,
            kept,
            record: self.record.to_owned(),
        }
    }
}

fn described(boards: &Boards) -> String {
    match boards {
        Boards::Each(each) => format!("white={} black={}", each.white.text(), each.black.text()),
        Boards::Shared(board) => format!("both={}", board.text()),
    }
}
