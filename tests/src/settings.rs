//! What a world is set to before it begins.

use std::collections::BTreeMap;
use std::time::Duration;

use zgoda::command;
use zgoda::event::{Codes, EventSettings, GivenCode, LowTime};
use zgoda::hands::owner::Maps;
use zgoda::mode::Mode;
use zgoda::personal::sounds::MetSounds;
use zgoda::personal::{People, Personal};
use zgoda::record::KeptCodes;
use zgoda::session::fair_play::Outputs;
use zgoda::session::game::Game;
use zgoda::session::options::{
    Hands, Keeper, LowTimes, Opening, Options, SensorBoards, Sight, Waits, Whisper, Words,
};
use zgoda::session::pieces::Pieces;
use zgoda_game::{BySide, Setup, Side, Variant};
use zgoda_hw::sim::{Faults, Make};
use zgoda_speech::announcement::{BoardOf, Choice, Consent, LowTimeLevel};
use zgoda_speech::{Language, Listener, Message, Phrasebook, SpeechSettings, Style};

use crate::voice::VoiceHabit;

/// How long a healthy simulated disk takes to sync: what a laptop's takes.
pub const SYNC: Duration = Duration::from_millis(8);

/// Everything that is fixed before the first move.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What may be told to whom.
    pub mode: Mode,
    /// Who sees how much.
    pub sight: BySide<Sight>,
    /// Who plays.
    pub names: BySide<String>,
    /// The listeners who have an output of their own; without any there is one for all.
    pub channels: Vec<Listener>,
    /// The sensor boards: none, one or, each side's own, two.
    pub boards: Vec<BoardOf>,
    /// Which make they are; a shared one is White's.
    pub makes: BySide<Make>,
    /// How their men stand.
    pub pieces: BySide<Pieces>,
    /// Who moves their men at a typed move.
    pub hands: Hands,
    /// The arbiter's PIN.
    pub pin: Option<String>,
    /// The codes that the event file gives.
    pub codes: Codes,
    /// The start position; it knows its game.
    pub start: Setup,
    /// What stands on the sensor board at first, where that is not the start position.
    pub on_board: Option<Setup>,
    /// What everybody's keys and buttons mean, and who sits at the keyboard.
    pub keys: Maps,
    /// What is said of announced half-moves.
    pub words: Words,
    /// How the squares of one's own board are told.
    pub whisper: Whisper,
    /// What the event consents to.
    pub consents: Vec<Consent>,
    /// What else the arbiter fixed.
    pub event: EventSettings,
    /// The event file it stands in, so far.
    pub event_text: String,
    /// The time control of the round.
    pub time: Option<zgoda_game::clock::Control>,
    /// Who keeps the time.
    pub keeper: Keeper,
    /// What everybody's settings file says.
    pub files: BTreeMap<Listener, String>,
    /// Does everybody know all sounds? Off for those who are still to learn them.
    pub sounds: bool,
    /// What the own clock says by itself.
    pub low_time: LowTimeLevel,
    /// Is what it says by itself felt too?
    pub pulses: bool,
    /// Do the first words say how a half-move is typed?
    pub first_words: bool,
    /// On taking a game up again, how long ago something was done with its clock.
    pub away: Option<Duration>,
    /// The language of everything that is said.
    pub language: Language,
    /// What is odd about board, line and hands.
    pub faults: Faults,
    /// Where all chance comes from.
    pub seed: u64,
    /// How the voice behaves.
    pub voice: VoiceHabit,
    /// How long the disk takes.
    pub sync: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            mode: Mode::Training,
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
    /// Which make a board is.
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
        let mut codes = self.codes.clone();
        codes.chief = self.pin.clone().map(GivenCode::Pin).or(codes.chief);
        codes.hashed().expect("there is chance in this computer")
    }

    /// What the arbiter fixed, shorter forms of a story's head among it.
    #[must_use]
    pub fn fixed(&self) -> EventSettings {
        let mut event = self.event.clone();
        event.time = self.time.clone().or(event.time);
        for function in &self.consents {
            event.consents.give(*function, "A. Arbiter".to_owned());
        }
        event
    }

    /// What everybody has chosen, and what is odd about their file.
    #[must_use]
    pub fn people(&self) -> (People, Vec<(Listener, Message)>) {
        let mut odd = Vec::new();
        let mut read = |listener: Listener| {
            let text = self.files.get(&listener).map_or("", String::as_str);
            let (mut person, oddities) = Personal::read(text, self.language);
            odd.extend(oddities.messages().into_iter().map(|it| (listener, it)));
            // As the command line says them, for everybody.
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

    /// How a listener is spoken to at the beginning.
    #[must_use]
    pub fn speech(&self, listener: Listener) -> SpeechSettings {
        let here = match (self.sight.white.hears(), self.sight.black.hears()) {
            (false, true) => Side::Black,
            _ => Side::White,
        };
        let (people, _) = self.people();
        people.of(listener, here).preferences().speech
    }

    /// Which sounds a listener knows, by the settings file.
    #[must_use]
    pub fn met_sounds(&self, listener: Listener) -> MetSounds {
        let (people, _) = self.people();
        people.of(listener, Side::White).met_sounds().clone()
    }

    /// What the session is told of it.
    #[must_use]
    pub fn options(&self, game: Game, opening: Opening) -> Options {
        let (people, odd_settings) = self.people();
        let book = Phrasebook::new(self.language, self.start.variant(), Style::default());
        Options {
            mode: self.mode,
            sight: self.sight,
            names: self.names.clone(),
            boards: if self.boards.contains(&BoardOf::Shared) {
                SensorBoards::Shared(self.hands)
            } else {
                SensorBoards::Own(BySide::from_fn(|side| {
                    let own = self.boards.contains(&BoardOf::Side(side));
                    own.then_some(self.hands)
                }))
            },
            outputs: Outputs::of(self.channels.iter().copied()),
            pieces: self.pieces,
            event: self.fixed(),
            commands: command::Words::of_book(&book),
            keys: self.keys.clone(),
            language: self.language,
            people,
            odd_settings,
            called_out_in: self.language,
            keeper: self.keeper,
            low_time: LowTime::most(self.mode, &self.event),
            away: self.away,
            boot: None,
            waits: Waits::REAL,
            game,
            opening,
            program: "zgoda under test".to_owned(),
            unfinished: 0,
            first_words: self.first_words,
        }
    }
}
