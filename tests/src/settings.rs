// SPDX-License-Identifier: GPL-3.0-or-later
//! The settings of a world before it begins.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use zgoda::common::Common;
use zgoda::play::options::{OptionError, PlayArgs, PlayOptions};
use zgoda::play::settle::TableSettings;
use zgoda_game::{BySide, Setup, Side, Variant};
use zgoda_hw::sim::{Faults, Make};
use zgoda_input::command;
use zgoda_input::hands::owner::Maps;
use zgoda_input::personal::{People, Personal};
use zgoda_record::KeptCodes;
use zgoda_record::event::{CodeOf, DeskRole};
use zgoda_record::event_file::file::EventFile;
use zgoda_record::event_file::{Codes, EventSettings, GivenCode};
use zgoda_record::mode::{ArbiterIs, GameKind, Mode};
use zgoda_record::sight::Sight;
use zgoda_speech::announcement::{BoardOf, Choice, Consent, LowTimeLevel};
use zgoda_speech::met_sounds::MetSounds;
use zgoda_speech::{Language, Listener, Message, Phrasebook, SpeechSettings, Style};
use zgoda_table::session::fair_play::{Outputs, reader_here};
use zgoda_table::session::game::Game;
use zgoda_table::session::options::{
    Hands, Keeper, LowTimes, Opening, Options, SensorBoards, Waits, Whisper, Words,
};
use zgoda_table::session::pieces::Pieces;

use crate::voice::VoiceHabit;

/// The time that a healthy simulated disk takes to sync: as long as a laptop's disk.
pub const SYNC: Duration = Duration::from_millis(8);

/// The chief arbiter's code for an official game that names no code. It cannot be a half-move in this variant.
const fn usual_code(variant: Variant) -> &'static str {
    match variant {
        Variant::International => "2468",
        Variant::Polish64 => "9753",
    }
}

/// The usual consent to the device, by the arbiter's name.
const USUAL_CONSENT: &str = "A. Arbiter";

/// Options without a language, a folder or a log.
const COMMON: Common = Common {
    lang: None,
    data: None,
    log: None,
};

/// The settings that are fixed before the first move.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The mode, with its rules for the words to each listener.
    pub mode: Mode,
    /// The arbiter, a person or the program; the program only in rehearsals of official play.
    pub arbiter: ArbiterIs,
    /// The sight of each side.
    pub sight: BySide<Sight>,
    /// The names of the players.
    pub names: BySide<String>,
    /// The listeners with an output of their own. If there are none, all listeners share one output.
    pub channels: Vec<Listener>,
    /// The sensor boards: none, one, or two, one for each side.
    pub boards: Vec<BoardOf>,
    /// The makes of the boards; a shared board has White's make.
    pub makes: BySide<Make>,
    /// The way in which the men of the boards stand.
    pub pieces: BySide<Pieces>,
    /// The person who moves the men after a half-move is typed.
    pub hands: Hands,
    /// The arbiter's PIN, if the event has one.
    pub pin: Option<String>,
    /// The codes that the event file gives.
    pub codes: Codes,
    /// The start position, which also tells the variant of the game.
    pub start: Setup,
    /// The position on the sensor board at first, where that is not the start position.
    pub on_board: Option<Setup>,
    /// The meanings of everybody's keys and buttons, and the person who sits at the keyboard.
    pub keys: Maps,
    /// The words said of announced half-moves.
    pub words: Words,
    /// The way in which the squares of a player's own board are told.
    pub whisper: Whisper,
    /// The things to which the event consents.
    pub consents: Vec<Consent>,
    /// The other settings that the arbiter fixed.
    pub event: EventSettings,
    /// The text of the event file so far.
    pub event_text: String,
    /// The time control of the round.
    pub time: Option<zgoda_game::clock::Control>,
    /// The keeper of the time.
    pub keeper: Keeper,
    /// The text of everybody's settings file.
    pub files: BTreeMap<Listener, String>,
    /// True if every listener knows all sounds. If false, a listener knows only the sounds in their settings file.
    pub sounds: bool,
    /// The times at which a player's own clock speaks by itself.
    pub low_time: LowTimeLevel,
    /// True if the program's own words are felt too.
    pub pulses: bool,
    /// True if the first words say how a half-move is typed.
    pub first_words: bool,
    /// The owner of the terminal.
    pub terminal: zgoda_table::session::options::TerminalOf,
    /// The time between the last event of the game's clock and the resumption of the game.
    pub away: Option<Duration>,
    /// The language of everything that is said.
    pub language: Language,
    /// The oddities of board, line and hands.
    pub faults: Faults,
    /// The source of all chance.
    pub seed: u64,
    /// The behaviour of the voice.
    pub voice: VoiceHabit,
    /// The time that the disk takes.
    pub sync: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            mode: Mode::Training,
            arbiter: ArbiterIs::Person,
            sight: BySide {
                white: Sight::Blind,
                black: Sight::Sighted,
            },
            names: BySide::default(),
            channels: Vec::new(),
            boards: Vec::new(),
            pieces: BySide::default(),
            makes: BySide::default(),
            hands: Hands::Real,
            pin: None,
            codes: Codes::default(),
            start: Setup::start(Variant::International),
            on_board: None,
            keys: Maps::default(),
            words: Words::default(),
            whisper: Whisper::Off,
            consents: Vec::new(),
            event: EventSettings::default(),
            event_text: String::new(),
            time: None,
            keeper: Keeper::Nobody,
            files: BTreeMap::new(),
            sounds: true,
            low_time: LowTimeLevel::All,
            pulses: true,
            first_words: false,
            terminal: zgoda_table::session::options::TerminalOf::Table,
            away: None,
            language: Language::Polish,
            faults: Faults::NONE,
            seed: 1,
            voice: VoiceHabit::Instant,
            sync: SYNC,
        }
    }
}

impl Settings {
    /// The kind of the game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match (self.mode, self.arbiter) {
            (Mode::Training, _) => GameKind::Training,
            (Mode::Official, ArbiterIs::Person) => GameKind::Official,
            (Mode::Official, ArbiterIs::Program) => GameKind::Rehearsal,
        }
    }

    /// Puts the game on these boards. Players who share a board in official play are visually impaired, both of them
    /// (Kodeks VIII 1.3).
    #[must_use]
    pub fn on_boards(mut self, boards: Vec<BoardOf>) -> Settings {
        if self.mode == Mode::Official && boards.contains(&BoardOf::Shared) {
            self.sight = BySide::from_fn(|_| Sight::Blind);
        }
        self.boards = boards;
        self
    }

    /// The make of a board.
    #[must_use]
    pub fn make(&self, of: BoardOf) -> Make {
        match of {
            BoardOf::Shared => self.makes.white,
            BoardOf::Side(side) => *self.makes.get(side),
        }
    }

    /// The codes as they are kept.
    #[must_use]
    pub fn kept_codes(&self) -> KeptCodes {
        let codes = self.given_codes().hashed();
        codes.expect("there is chance in this computer")
    }

    /// The codes in use. If a game needs a code and the head of its story names none, this is the usual code.
    fn given_codes(&self) -> Codes {
        let mut codes = self.codes.clone();
        codes.chief = self.pin.clone().map(GivenCode::Pin).or(codes.chief);
        if self.kind() == GameKind::Official {
            let usual = || GivenCode::Pin(usual_code(self.start.variant()).to_owned());
            codes.chief.get_or_insert_with(usual);
        }
        codes
    }

    /// The options with which a person would begin this game.
    fn play_options(&self) -> Result<PlayOptions, OptionError> {
        let named = |name: &String| Some(name.clone()).filter(|name| !name.is_empty());
        let boards = self.boards.iter().map(|of| match of {
            BoardOf::Shared => "both=sim".to_owned(),
            BoardOf::Side(side) => format!("{side}=sim"),
        });
        let control = || self.time.as_ref().map(ToString::to_string);
        let device = (self.keeper == Keeper::Device).then(|| "line:clock".to_owned());
        let channels = self.channels.iter().map(|it| it.word());
        let args = PlayArgs {
            white: named(&self.names.white),
            black: named(&self.names.black),
            sight: Side::ALL
                .into_iter()
                .map(|side| format!("{side}={}", self.sight.get(side).word()))
                .collect(),
            board: boards.collect(),
            pieces: Side::ALL
                .into_iter()
                .map(|side| format!("{side}={}", self.pieces.get(side).text()))
                .collect(),
            clock: match self.keeper {
                Keeper::Nobody => Some("none".to_owned()),
                Keeper::Embedded | Keeper::Device => control(),
            },
            clock_device: device,
            mode: Some(self.kind().word().to_owned()),
            channel: channels.map(|it| format!("{it}=wav:{it}")).collect(),
            // All lines of the transcript are seen.
            transcript: Some("transcript".into()),
            ..PlayArgs::default()
        };
        let mut options = PlayOptions::read(&args, &COMMON)?;
        options.set_up = Some(self.start);
        options.whisper = Some(self.whisper);
        options.keyboard = Some(self.keys.keyboard);
        options.lang = Some(self.language);
        options.event = Some(self.event_file());
        Ok(options)
    }

    /// The event file, with the shorter forms of a story's head in it.
    fn event_file(&self) -> EventFile {
        let read = EventFile::parse(&self.event_text, Path::new("event"));
        let mut file = read.expect("a world's event file was read before");
        file.settings = self.fixed();
        file.codes = self.given_codes();
        file
    }

    /// The table that the program makes of these settings by its own checks.
    ///
    /// # Panics
    ///
    /// Panics if the program refuses such a game.
    #[must_use]
    pub fn settled(&self) -> TableSettings {
        let settled = self.play_options().and_then(|options| options.settle());
        settled.unwrap_or_else(|refusal| panic!("nobody can play this game: {refusal}"))
    }

    /// The settings that the arbiter fixed, including those that a story's head gives in a shorter form.
    #[must_use]
    pub fn fixed(&self) -> EventSettings {
        let mut event = self.event.clone();
        event.time = self.time.clone().or(event.time);
        if self.kind() == GameKind::Official {
            event.device.get_or_insert_with(|| USUAL_CONSENT.to_owned());
        }
        for function in &self.consents {
            event.consents.give(*function, "A. Arbiter".to_owned());
        }
        event
    }

    /// The choices of everybody, and the oddities of their files.
    #[must_use]
    pub fn people(&self) -> (People, Vec<(Listener, Message)>) {
        let mut odd = Vec::new();
        let mut read = |listener: Listener| {
            let text = self.files.get(&listener).map_or("", String::as_str);
            let (mut person, oddities) = Personal::read(text, self.language);
            odd.extend(oddities.messages().into_iter().map(|it| (listener, it)));
            // Options as on the command line, for everybody.
            let usual = Settings::default();
            if self.low_time != usual.low_time {
                let times = LowTimes::Ready(self.low_time);
                person.for_this_run(Choice::LowTime(times));
            }
            if self.pulses != usual.pulses {
                person.for_this_run(Choice::Pulses(self.pulses));
            }
            if self.words != usual.words {
                person.for_this_run(Choice::Words(self.words));
            }
            if self.whisper != usual.whisper {
                person.for_this_run(Choice::Whisper(self.whisper));
            }
            person
        };
        let people = People {
            players: BySide::from_fn(|side| read(side.into())),
            assistant: read(Listener::Assistant),
            room: self
                .files
                .contains_key(&Listener::Room)
                .then(|| read(Listener::Room)),
        };
        (people, odd)
    }

    /// The way in which a listener is spoken to at the beginning.
    #[must_use]
    pub fn speech(&self, listener: Listener) -> SpeechSettings {
        let here = match (self.sight.white.hears(), self.sight.black.hears()) {
            (false, true) => Side::Black,
            _ => Side::White,
        };
        let (people, _) = self.people();
        people.of(listener, here).preferences().speech
    }

    /// The sounds that a listener knows, by the settings file.
    #[must_use]
    pub fn met_sounds(&self, listener: Listener) -> MetSounds {
        let (people, _) = self.people();
        people.of(listener, Side::White).met_sounds().clone()
    }

    /// The listeners with an output of their own, and the assistant at the terminal.
    #[must_use]
    pub fn outputs(&self) -> Outputs {
        let own = Outputs::of(self.channels.iter().copied());
        own.at_terminal(self.keys.keyboard, &self.sight)
    }

    /// A table of a story has a slip for everybody who may have one.
    fn slips(&self) -> Vec<DeskRole> {
        let mut slips = vec![
            DeskRole::Arbiter(CodeOf::Chief),
            DeskRole::Arbiter(CodeOf::Round(1)),
            DeskRole::Face,
        ];
        for side in Side::ALL {
            slips.extend([DeskRole::Ear(side), DeskRole::Player(side)]);
            slips.push(match self.sight.get(side) {
                Sight::Blind => DeskRole::Assistant(side),
                Sight::Low => DeskRole::Screen(side),
                Sight::Sighted => DeskRole::Helper(side),
            });
        }
        slips
    }

    /// The options that the session gets from these settings.
    #[must_use]
    pub fn options(&self, game: Game, opening: Opening) -> Options {
        let table = self.settled();
        let (people, odd_settings) = self.people();
        let book = Phrasebook::new(self.language, self.start.variant(), Style::default());
        Options {
            slips: self.slips(),
            mode: table.mode(),
            arbiter: table.kind.arbiter(),
            sight: table.sight,
            names: table.names,
            arbiters: table.arbiters,
            boards: if self.boards.contains(&BoardOf::Shared) {
                SensorBoards::Shared(self.hands)
            } else {
                SensorBoards::Own(BySide::from_fn(|side| {
                    let own = self.boards.contains(&BoardOf::Side(side));
                    own.then_some(self.hands)
                }))
            },
            outputs: self.outputs(),
            reader: reader_here(self.keys.keyboard, &self.sight),
            pieces: table.pieces,
            event: table.event,
            commands: command::Words::of_book(&book),
            keys: self.keys.clone(),
            language: self.language,
            people,
            odd_settings,
            called_out_in: self.language,
            keeper: table.clock.keeper(),
            low_time: table.low_time,
            away: self.away,
            boot: None,
            waits: Waits::REAL,
            game,
            opening,
            program: "zgoda under test".to_owned(),
            unfinished: 0,
            first_words: self.first_words,
            terminal: self.terminal,
            salt: zgoda_table::view::Salt::default(),
        }
    }
}
