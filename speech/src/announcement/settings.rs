//! What an arbiter fixes before a round, as it is read aloud: closed lists, and one [`Setting`] for each
//! sentence. Which settings a game has, and what follows from them, is decided where they are read.

use std::time::Duration;

use zgoda_game::clock::Control;
use zgoda_game::{BySide, Side, Variant};

use super::{Choice, ModeWord};
use crate::language::Language;

/// The rules of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleProfile {
    /// The Kodeks on 100 squares.
    Pz100,
    /// The Kodeks on 64 squares.
    Pz64,
}

impl RuleProfile {
    /// Both of them.
    pub const ALL: [RuleProfile; 2] = [RuleProfile::Pz100, RuleProfile::Pz64];

    /// As the event file writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            RuleProfile::Pz100 => "PZ100",
            RuleProfile::Pz64 => "PZ64",
        }
    }

    /// The profile under which a game is played.
    #[must_use]
    pub const fn of(variant: Variant) -> RuleProfile {
        match variant {
            Variant::International => RuleProfile::Pz100,
            Variant::Polish64 => RuleProfile::Pz64,
        }
    }

    /// The game that is played under it.
    #[must_use]
    pub const fn variant(self) -> Variant {
        match self {
            RuleProfile::Pz100 => Variant::International,
            RuleProfile::Pz64 => Variant::Polish64,
        }
    }
}

/// What sort of event it is (Kodeks VIII 5.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// One of the federation's own.
    #[default]
    Official,
    /// Another one whose games count for a rating.
    Rated,
    /// Any other.
    Unrated,
}

impl EventKind {
    /// All of them.
    pub const ALL: [EventKind; 3] = [EventKind::Official, EventKind::Rated, EventKind::Unrated];

    /// As the event file writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            EventKind::Official => "official",
            EventKind::Rated => "rated",
            EventKind::Unrated => "unrated",
        }
    }
}

/// How much a player sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SightWord {
    /// Nothing that helps.
    Blind,
    /// Something.
    Low,
    /// All.
    Sighted,
}

/// What a blind player's assistant does for the player (Kodeks VIII 4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AssistantDuty {
    /// Makes their player's moves on the opponent's board (VIII 4.1.1).
    OpponentsBoard,
    /// Makes the opponent's moves on their player's board (VIII 4.1.2).
    OwnBoard,
    /// Keeps their player's record and operates the clock (VIII 4.1.3).
    RecordAndClock,
    /// Reports time overruns (VIII 4.1.4).
    Flag,
    /// Keeps their player's record and does nothing else (II 6.3): of any player, by the arbiter's consent.
    Record,
}

impl AssistantDuty {
    /// All of them: those of VIII 4.1 in the order of its articles, and that of II 6.3.
    pub const ALL: [AssistantDuty; 5] = [
        AssistantDuty::OpponentsBoard,
        AssistantDuty::OwnBoard,
        AssistantDuty::RecordAndClock,
        AssistantDuty::Flag,
        AssistantDuty::Record,
    ];

    /// Its key in the event file.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            AssistantDuty::OpponentsBoard => "opponents_board",
            AssistantDuty::OwnBoard => "own_board",
            AssistantDuty::RecordAndClock => "record_and_clock",
            AssistantDuty::Flag => "flag",
            AssistantDuty::Record => "record",
        }
    }
}

/// What a device may do in official play only where the chief arbiter consents to it, function by
/// function (Kodeks II 2.4.10). What is not listed is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Consent {
    /// "You said A, your board shows B", to the mover alone, before the press.
    PrivateWord,
    /// The squares lifted and set on a player's own board, whispered to that player.
    SquareWhisper,
    /// Which squares of a board differ, to the hand that works on it.
    Details,
    /// What stands on a square, a row or the board: a computed position may count as another board (II
    /// 2.4.2).
    BoardByEar,
    /// The number of moves, to a partly sighted player on their own move; a blind one may know it anyway (VIII
    /// 5.1).
    MoveCount,
    /// What is said, on a screen that a partly sighted player looks at.
    ScreenView,
    /// What the table shows its arbiter, in a file that the arbiter's own programs read.
    View,
    /// Pages of the desk at an address that other machines reach.
    Network,
    /// A page that is a player's ear, on the device that the event names.
    EarPage,
    /// A page on which a player does what is theirs: enters, presses, offers, claims.
    PlayerPage,
    /// That this page is that player's record (VIII 2.4), and shows all of it.
    PlayerPageRecord,
    /// A screen reader as the voice of the program.
    ScreenReader,
    /// Pages of the desk at all.
    Desk,
}

impl Consent {
    /// All of them.
    pub const ALL: [Consent; 13] = [
        Consent::PrivateWord,
        Consent::SquareWhisper,
        Consent::Details,
        Consent::BoardByEar,
        Consent::MoveCount,
        Consent::ScreenView,
        Consent::View,
        Consent::Network,
        Consent::EarPage,
        Consent::PlayerPage,
        Consent::PlayerPageRecord,
        Consent::ScreenReader,
        Consent::Desk,
    ];

    /// Its key in the event file, under `[consent]`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Consent::PrivateWord => "private_word",
            Consent::SquareWhisper => "square_whisper",
            Consent::Details => "details",
            Consent::BoardByEar => "board_by_ear",
            Consent::MoveCount => "move_count",
            Consent::ScreenView => "screen_view",
            Consent::View => "view",
            Consent::Network => "network",
            Consent::EarPage => "ear_page",
            Consent::PlayerPage => "player_page",
            Consent::PlayerPageRecord => "player_page_record",
            Consent::ScreenReader => "screen_reader",
            Consent::Desk => "desk",
        }
    }
}

/// One setting, a sentence of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Official or training.
    Mode(ModeWord),
    /// The event, where it has a name.
    Event(String),
    /// The round of it.
    Round(String),
    /// The number of the table in the hall.
    Table(usize),
    /// Which sort of event.
    EventKind(EventKind),
    /// The rules, with their edition.
    Rules(RuleProfile),
    /// The time control; `None` where the event file names none.
    Time(Option<Control>),
    /// Later than this is lost (Kodeks II 5.5).
    Forfeit(Duration),
    /// Who sees how much.
    Sight(BySide<SightWord>),
    /// In which language a side is spoken to.
    Language {
        /// Which side.
        side: Side,
        /// In which.
        language: Language,
    },
    /// A side's assistant.
    Assistant {
        /// Whose.
        side: Side,
        /// Who, where it is known; empty where it is not.
        name: String,
        /// What they do.
        duties: Vec<AssistantDuty>,
    },
    /// Draw with advantage (I 6.5).
    Advantage(bool),
    /// The regulation draw also in games with a bonus (III 9, VIII 5.2).
    BonusDraw(bool),
    /// The same in blind games at a tempo other than those of II 6.1 and 6.2, where the event says so (VIII 5.2).
    OtherTempoDraw(bool),
    /// Do half-moves count as recorded that only a sensor board showed?
    SensorEntries(bool),
    /// Must the visually impaired player record in time trouble and in rapid play too (VIII 2.4)?
    RecordAlways(bool),
    /// The bands of low time that are said in words; none where it is empty.
    LowTimeWords(Vec<Duration>),
    /// The tone at five minutes.
    LowTimeTone(bool),
    /// The tones of the last ten seconds.
    LowTimeSeconds(bool),
    /// The sound of one's own flag.
    FlagSound(bool),
    /// Is chapter VIII adapted (VIII 5.3)?
    Adapted(bool),
    /// The consent to the device: who and when; `None` without one.
    Device(Option<String>),
    /// The consent to one function.
    Function {
        /// Which.
        function: Consent,
        /// Given or not.
        state: bool,
    },
    /// The one device that may be a player's ear.
    EarDevice(String),
    /// The device on which a player's page may open; `None` for one of the event's own.
    PlayerDevice(Option<String>),
    /// What the player who asks has chosen for themselves.
    Own(Choice),
    /// The profile of that player's settings that is in use.
    Profile(String),
}
