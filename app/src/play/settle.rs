// SPDX-License-Identifier: GPL-3.0-or-later
//! The final settings of a game: from the options alone, or from the record of an unfinished game, which the options must not
//! contradict.

use std::path::{Path, PathBuf};

use zgoda_game::clock::{Control, Preset};
use zgoda_game::notation::{parse_fen, write_fen};
use zgoda_game::{BySide, Setup, Side, Variant};
use zgoda_record::Contents;
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::event::{CodeOf, GameSettings, OlderConsents, Person, PersonRole};
use zgoda_record::event_file::file::EventFile;
use zgoda_record::event_file::{self, EventSettings, LowTime};
use zgoda_record::mode::{GameKind, Mode};
use zgoda_record::sight::Sight;
use zgoda_speech::Language;
use zgoda_speech::announcement::{Consent, RuleProfile};
use zgoda_speech::voice::VoiceSpec;
use zgoda_table::session::fair_play::reader_here;
use zgoda_table::session::options::Whisper;
use zgoda_table::session::pieces::Pieces;

use super::clock_words::{ClockDevice, ClockSpec, TableClock};
use super::codes::{self, NewCode};
use super::options::{OptionError, PlayOptions};
use super::words::{BoardSpec, Boards};

/// The edition of the rules that the printed protocol of a game names.
pub const RULES: &str = "PZWarc 2021 draft";

/// Every setting that a game is played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSettings {
    /// The start position, which also has the variant.
    pub start: Setup,
    /// The names of the players; empty where no name was given, or the name was forgotten.
    pub names: BySide<String>,
    /// The names of the arbiters who have codes, as the event file gives them.
    pub arbiters: Vec<(CodeOf, String)>,
    /// The sight of each side.
    pub sight: BySide<Sight>,
    /// The boards that are played on.
    pub boards: Boards,
    /// The make of the men on each side's board.
    pub pieces: BySide<Pieces>,
    /// The kind of the game: how much may be told, and whether the program is the arbiter.
    pub kind: GameKind,
    /// The settings that the arbiter fixed. If a clock runs in this program, the time control among them is the clock's.
    pub event: EventSettings,
    /// The clock that runs in this program.
    pub clock: TableClock,
    /// The signs of low time that a player's own clock may give by itself, at most.
    pub low_time: LowTime,
    /// The spoken language.
    pub lang: Language,
    /// The owner of the keyboard.
    pub keyboard: AtKeyboard,
}

impl PlayOptions {
    /// The options to resume the game in `record`: the settings that the record fixes are left out, except for the port of a board.
    #[must_use]
    pub fn for_the_game_in(&self, record: PathBuf) -> PlayOptions {
        let found = zgoda_record::read(&record).ok();
        let kept = found.and_then(|found| {
            let settings = &found.settings;
            Boards::from_settings(&settings.board_white, &settings.board_black).ok()
        });
        let alike = |given: &Boards| kept.as_ref().is_some_and(|kept| given.are_like(kept));
        PlayOptions {
            variant: None,
            set_up: None,
            names: BySide::default(),
            sight: BySide::default(),
            boards: self.boards.clone().filter(alike),
            pieces: BySide::default(),
            clock: None,
            clock_device: None,
            mode: None,
            record: Some(record),
            ..self.clone()
        }
    }

    /// The options of another game like the one on this table, with a new record.
    #[must_use]
    pub fn for_another_game(&self, table: &TableSettings) -> PlayOptions {
        PlayOptions {
            variant: Some(table.variant()),
            names: table
                .names
                .clone()
                .map(|name| Some(name).filter(|name| !name.is_empty())),
            sight: table.sight.map(Some),
            boards: Some(table.boards.clone()),
            pieces: table.pieces.map(Some),
            clock: table.clock.control.clone().map(ClockSpec::Control),
            clock_device: table
                .clock
                .control
                .is_some()
                .then(|| table.clock.device.clone()),
            mode: Some(table.kind),
            keyboard: Some(table.keyboard),
            record: None,
            new_code: NewCode::NotWanted,
            ..self.clone()
        }
    }

    /// Settles everything that a new game is played with.
    pub fn settle(&self) -> Result<TableSettings, OptionError> {
        let event = self.event.clone().unwrap_or_default();
        let rules = event.settings.rules.map(RuleProfile::variant);
        let variant = self.variant.or(rules).unwrap_or_default();
        let variant = self.set_up.map_or(variant, |setup| setup.variant());
        let usual = BySide {
            white: Sight::Blind,
            black: Sight::Sighted,
        };
        let mut sight = usual;
        for side in Side::ALL {
            *sight.get_mut(side) = match (*self.sight.get(side), *event.sight.get(side)) {
                (Some(given), Some(fixed)) if given != fixed => {
                    return Err(OptionError::SightFixed { side, given, fixed });
                }
                (given, fixed) => given.or(fixed).unwrap_or(*usual.get(side)),
            };
        }
        let names = self.names_with(&event.names)?;
        event.check(variant, &sight)?;
        let kind = self.mode.unwrap_or(GameKind::Training);
        let clock = self.clock(variant, event.settings.time.as_ref())?;
        // Without an event file there are no codes to check; the missing consent to the device is reported instead.
        if self.event.is_some() {
            codes::check(&event, variant, kind)?;
            event.check_slips(kind.mode(), &sight)?;
        }
        let arbiters = arbiters_of(&event, kind);
        let mut settings = event.settings;
        settings.time = clock.control.clone().or(settings.time);
        let table = TableSettings {
            start: self.set_up.unwrap_or_else(|| Setup::start(variant)),
            names,
            arbiters,
            boards: self.boards.clone().unwrap_or_else(|| usual_boards(kind)),
            pieces: self.pieces.map(Option::unwrap_or_default),
            kind,
            lang: self.lang_of(&settings, &sight).unwrap_or(self.environment),
            keyboard: self.keyboard.unwrap_or_default(),
            sight,
            clock,
            low_time: LowTime::most(kind.mode(), &settings),
            event: settings,
        };
        self.check(table)
    }

    /// Settles everything that the unfinished game in `record` is played with from now on.
    pub fn settle_with(
        &self,
        record: &Path,
        found: &Contents,
    ) -> Result<TableSettings, OptionError> {
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
        let kind = kept.understood("mode", &settings.mode, GameKind::of_word)?;
        kept.agrees("--mode", self.mode, kind, |kind| kind.word().to_owned())?;
        let control = kept.understood("clock", &settings.clock, |clock| match clock {
            "none" => Some(None),
            control => control.parse().ok().map(Some),
        })?;
        if let Some(given) = &self.clock {
            let given = given.control(variant)?;
            let text = |control: &Option<Control>| {
                let control = control.as_ref();
                control.map_or_else(|| "none".to_owned(), ToString::to_string)
            };
            kept.agrees("--clock", Some(given), control.clone(), text)?;
        }
        let device = match settings.clock_device.as_deref() {
            None => ClockDevice::Embedded,
            Some(text) => {
                kept.understood("clock_device", text, |text| ClockDevice::read(text).ok())?
            }
        };
        if control.is_none() && self.clock_device.is_some() {
            return Err(OptionError::DeviceWithoutClock);
        }
        let clock = TableClock {
            control,
            // A clock device that broke may be replaced (Kodeks II 6.10).
            device: self.clock_device.clone().unwrap_or(device),
        };
        let event = self.event_kept(&kept)?;
        let table = TableSettings {
            start,
            names: BySide {
                white: self.name(&kept, Side::White)?,
                black: self.name(&kept, Side::Black)?,
            },
            arbiters: (self.event.as_ref()).map_or_else(Vec::new, |it| arbiters_of(it, kind)),
            sight: BySide {
                white: self.sight(&kept, Side::White)?,
                black: self.sight(&kept, Side::Black)?,
            },
            boards: self.boards(&kept)?,
            pieces: BySide {
                white: self.pieces(&kept, Side::White, settings.pieces_white.as_deref())?,
                black: self.pieces(&kept, Side::Black, settings.pieces_black.as_deref())?,
            },
            kind,
            low_time: LowTime::most(kind.mode(), &event),
            event,
            clock,
            // The language is not fixed by the record: a listener may choose another one.
            lang: self
                .lang
                .or_else(|| Language::from_tag(&settings.lang))
                .unwrap_or(self.environment),
            keyboard: self.keyboard.or(found.keyboard()).unwrap_or_default(),
        };
        self.check(table)
    }

    /// The clock: that of the option, else the clock that the event fixes, else the usual clock. An option that contradicts the
    /// event is refused; `--clock none` leaves the time to a clock beside the board.
    fn clock(&self, variant: Variant, fixed: Option<&Control>) -> Result<TableClock, OptionError> {
        let control = match &self.clock {
            None => fixed.cloned(),
            Some(spec) => spec.control(variant)?,
        };
        if let (Some(given), Some(fixed)) = (&control, fixed)
            && given != fixed
        {
            return Err(OptionError::ClockNotTheEvents {
                given: given.to_string(),
                fixed: fixed.to_string(),
            });
        }
        let device = self.clock_device.clone();
        let usual = self.mode.and_then(|kind| usual_time(kind, variant));
        let control = match &self.clock {
            None => control.or(usual),
            Some(_) => control,
        };
        if control.is_none() && device.is_some() {
            return Err(OptionError::DeviceWithoutClock);
        }
        Ok(TableClock {
            control,
            device: device.unwrap_or_default(),
        })
    }

    /// Refuses settings that no game may have, and options of listeners that this game may not have.
    fn check(&self, table: TableSettings) -> Result<TableSettings, OptionError> {
        let table = table.check()?;
        let official = table.mode() == Mode::Official;
        if official
            && self.whisper.is_some_and(|it| it != Whisper::Off)
            && !table.event.consents.has(Consent::SquareWhisper)
        {
            return Err(OptionError::WhisperNotConsented);
        }
        if official && self.view.is_some() && !table.event.consents.has(Consent::View) {
            return Err(OptionError::ViewNotConsented);
        }
        if self.voice == Some(VoiceSpec::ScreenReader) && !table.reader_is_consented() {
            return Err(OptionError::ReaderNotConsented);
        }
        if official && self.has_desks() && !table.event.consents.has(Consent::Desk) {
            return Err(OptionError::DeskNotConsented);
        }
        self.channels.check(&table.sight, table.mode())?;
        let consented = table.event.consents.has(Consent::EarPage);
        self.channels.check_pages(table.mode(), consented)?;
        if self.transcript.is_none() {
            let reader = reader_here(table.keyboard, &table.sight);
            self.channels.are_seen(reader)?;
        }
        Ok(table)
    }

    /// The settings of the event that the game was begun with. If the game was begun without a consent to the device, the consent
    /// is taken from the event file that is given now; nothing else is.
    fn event_kept(&self, kept: &Kept<'_>) -> Result<EventSettings, OptionError> {
        let mut event = event_file::kept::kept(kept.found).map_err(|odd| OptionError::Unknown {
            record: kept.record.to_owned(),
            setting: odd.setting,
            text: odd.text,
        })?;
        let given = self.event.as_ref().map(|file| &file.settings);
        event.device = event.device.or_else(|| given?.device.clone());
        Ok(event)
    }

    /// The language of the player who hears the program: the option, or else the language that the event file names.
    fn lang_of(&self, event: &EventSettings, sight: &BySide<Sight>) -> Option<Language> {
        let hears = Side::ALL
            .into_iter()
            .filter(|side| sight.get(*side).hears());
        let mut fixed = hears.filter_map(|side| *event.languages.get(side));
        self.lang.or_else(|| fixed.next())
    }

    /// The names of the players: as the event file has them, or else the command line.
    fn names_with(&self, event: &BySide<Option<String>>) -> Result<BySide<String>, OptionError> {
        let mut names = BySide::<String>::default();
        for side in Side::ALL {
            let given = self.names.get(side).clone();
            let fixed = event.get(side).clone();
            *names.get_mut(side) = match (given, fixed) {
                (Some(given), Some(fixed)) if given != fixed => {
                    return Err(OptionError::NameFixed { side, given, fixed });
                }
                (given, fixed) => given.or(fixed).unwrap_or_default(),
            };
        }
        Ok(names)
    }

    /// The name of a player, as the record has it. A forgotten name may be given again; a kept name stays.
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
                let sight = kept.understood("sight", &person.sight, Sight::of_word)?;
                let text = |sight: &Sight| format!("{side}={}", sight.word());
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
            // An older record does not name the pieces.
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

impl TableSettings {
    /// The variant of the game.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// The mode, which limits the information that may be told.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.kind.mode()
    }

    /// True if a screen reader may be a voice of this game. Official play needs a consent.
    #[must_use]
    pub fn reader_is_consented(&self) -> bool {
        self.kind != GameKind::Official || self.event.consents.has(Consent::ScreenReader)
    }

    /// The settings of the table that the record keeps.
    #[must_use]
    pub fn settings(&self) -> GameSettings {
        let boards = self.boards.settings();
        GameSettings {
            variant: self.variant().word().to_owned(),
            mode: self.kind.word().to_owned(),
            start: write_fen(&self.start),
            board_white: boards.white,
            board_black: boards.black,
            pieces_white: Some(self.pieces.white.text()),
            pieces_black: Some(self.pieces.black.text()),
            clock: self.clock.text(),
            clock_device: match self.clock.device {
                ClockDevice::Embedded => None,
                ref device => Some(device.text()),
            },
            lang: self.lang.tag().to_owned(),
            keyboard: Some(self.keyboard),
            consent: self.event.device.clone(),
            event: Some(self.event.written()),
            time_control: self.event.time.as_ref().map(ToString::to_string),
            older: OlderConsents::default(),
            rules: RULES.to_owned(),
        }
    }

    /// The private part of the settings.
    #[must_use]
    pub fn persons(&self) -> Vec<Person> {
        let players = Side::ALL.into_iter().map(|side| Person {
            side: PersonRole::player(side),
            name: self.names.get(side).clone(),
            sight: self.sight.get(side).word().to_owned(),
        });
        let assistants = Side::ALL.into_iter().filter_map(|side| {
            let assistant = self.event.assistants.get(side).as_ref()?;
            Some(Person::assistant(side, assistant.name.clone()))
        });
        players.chain(assistants).collect()
    }

    /// Refuses settings that no game may have.
    fn check(self) -> Result<TableSettings, OptionError> {
        let carried = |board: &BoardSpec| board.carries(self.variant());
        if !self.boards.iter().all(carried) {
            return Err(OptionError::NoSensorsOnEight(match &self.boards {
                Boards::Shared(_) => "both",
                Boards::Each(each) if carried(&each.white) => "black",
                Boards::Each(_) => "white",
            }));
        }
        let on_a_board = matches!(self.clock.device, ClockDevice::Board(_));
        if on_a_board && !self.boards.iter().any(BoardSpec::keeps_time) {
            return Err(OptionError::DeviceWithoutBoard);
        }
        if self.kind == GameKind::Official && self.event.device.is_none() {
            return Err(OptionError::NoConsent);
        }
        if self.mode() == Mode::Official {
            let sighted = Side::ALL
                .into_iter()
                .find(|side| *self.sight.get(*side) == Sight::Sighted);
            if let (Boards::Shared(_), Some(side)) = (&self.boards, sighted) {
                return Err(match self.kind {
                    GameKind::Rehearsal => OptionError::SharedInRehearsal(side),
                    GameKind::Official | GameKind::Training => OptionError::SharedInOfficial(side),
                });
            }
        }
        Ok(self)
    }
}

/// The arbiters who have codes in an official game. In any other game no code is needed, so the list is empty.
fn arbiters_of(file: &EventFile, kind: GameKind) -> Vec<(CodeOf, String)> {
    match kind {
        GameKind::Official => file.codes.names(),
        GameKind::Rehearsal | GameKind::Training => Vec::new(),
    }
}

/// The record of an unfinished game, for the errors about its settings.
struct Kept<'a> {
    record: &'a Path,
    found: &'a Contents,
}

impl Kept<'_> {
    fn person(&self, side: Side) -> Option<&Person> {
        let persons = self.found.persons.iter();
        persons
            .into_iter()
            .find(|person| person.side == PersonRole::player(side))
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

/// The default boards: a rehearsal has simulated boards.
fn usual_boards(kind: GameKind) -> Boards {
    match kind {
        GameKind::Official | GameKind::Training => Boards::default(),
        GameKind::Rehearsal => Boards::Each(BySide::from_fn(|_| BoardSpec::simulated())),
    }
}

/// The default time control. Only a rehearsal has a default: the time control that is usual at events.
fn usual_time(kind: GameKind, variant: Variant) -> Option<Control> {
    match kind {
        GameKind::Official | GameKind::Training => None,
        GameKind::Rehearsal => Preset::named(Preset::of_an_event(variant))?.read().ok(),
    }
}

fn described(boards: &Boards) -> String {
    match boards {
        Boards::Each(each) => format!("white={} black={}", each.white.text(), each.black.text()),
        Boards::Shared(board) => format!("both={}", board.text()),
    }
}
