// SPDX-License-Identifier: GPL-3.0-or-later
//! The settings that an arbiter fixes before a round, as they are read aloud: closed lists, and one [`Setting`] for
//! each sentence. The code that reads the settings of a game decides which settings there are, and their
//! consequences.

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
    /// Every value of the type.
    pub const ALL: [RuleProfile; 2] = [RuleProfile::Pz100, RuleProfile::Pz64];

    /// The word in the event file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            RuleProfile::Pz100 => "PZ100",
            RuleProfile::Pz64 => "PZ64",
        }
    }

    /// The rules under which a variant is played.
    #[must_use]
    pub const fn of(variant: Variant) -> RuleProfile {
        match variant {
            Variant::International => RuleProfile::Pz100,
            Variant::Polish64 => RuleProfile::Pz64,
        }
    }

    /// The variant that is played under these rules.
    #[must_use]
    pub const fn variant(self) -> Variant {
        match self {
            RuleProfile::Pz100 => Variant::International,
            RuleProfile::Pz64 => Variant::Polish64,
        }
    }
}

/// The sort of an event (Kodeks VIII 5.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// An event of the federation.
    #[default]
    Official,
    /// Another event with games that count for a rating.
    Rated,
    /// Any other event, without a rating.
    Unrated,
}

impl EventKind {
    /// Every value of the type.
    pub const ALL: [EventKind; 3] = [EventKind::Official, EventKind::Rated, EventKind::Unrated];

    /// The word in the event file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            EventKind::Official => "official",
            EventKind::Rated => "rated",
            EventKind::Unrated => "unrated",
        }
    }
}

/// The degree of a player's sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SightWord {
    /// The player sees nothing that helps.
    Blind,
    /// The player sees something.
    Low,
    /// The player sees everything.
    Sighted,
}

/// The duty of a blind player's assistant for the player (Kodeks VIII 4.1).
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
    /// All duties: the duties of VIII 4.1 in the order of the articles, and the duty of II 6.3.
    pub const ALL: [AssistantDuty; 5] = [
        AssistantDuty::OpponentsBoard,
        AssistantDuty::OwnBoard,
        AssistantDuty::RecordAndClock,
        AssistantDuty::Flag,
        AssistantDuty::Record,
    ];

    /// The key of the duty in the event file.
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

/// A function that a device may have in official play only with the chief arbiter's consent, given function by
/// function (Kodeks II 2.4.10). A function that is not listed is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Consent {
    /// "You said A, your board shows B", to the mover alone, before the press.
    PrivateWord,
    /// The squares lifted and set on a player's own board, whispered to that player.
    SquareWhisper,
    /// The squares of a board that differ, to the hand that works on it.
    Details,
    /// The content of a square, a row or the board: a computed position may count as another board (II 2.4.2).
    BoardByEar,
    /// The number of moves, to a partly sighted player on their own move; a blind player may know the number anyway
    /// (VIII 5.1).
    MoveCount,
    /// The words that are said, on a screen that a partly sighted player looks at.
    ScreenView,
    /// The view that the table shows its arbiter, in a file that the arbiter's own programs read.
    View,
    /// Pages of the desk at an address that other machines reach.
    Network,
    /// A page that is a player's ear, on the device that the event names.
    EarPage,
    /// A page on which a player acts: enters half-moves, presses, offers, claims.
    PlayerPage,
    /// The use of this page as the player's record (VIII 2.4), shown as a whole.
    PlayerPageRecord,
    /// A screen reader as the voice of the program.
    ScreenReader,
    /// Pages of the desk of any sort.
    Desk,
}

impl Consent {
    /// Every value of the type.
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

    /// The key of the function in the event file, under `[consent]`.
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

/// A setting, said as a sentence of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The mode: official play, rehearsal or training.
    Mode(ModeWord),
    /// The event, where it has a name.
    Event(String),
    /// The round of the event.
    Round(String),
    /// The number of the table in the hall.
    Table(usize),
    /// The sort of the event.
    EventKind(EventKind),
    /// The rules, with their edition.
    Rules(RuleProfile),
    /// The time control; `None` where the event file names none.
    Time(Option<Control>),
    /// The lateness after which a game is lost (Kodeks II 5.5).
    Forfeit(Duration),
    /// The sight of each side.
    Sight(BySide<SightWord>),
    /// The language in which a side is addressed.
    Language {
        /// The side that is addressed.
        side: Side,
        /// The language of that side.
        language: Language,
    },
    /// The assistant of a side.
    Assistant {
        /// The side that the assistant helps.
        side: Side,
        /// The assistant's name; empty if unknown.
        name: String,
        /// The duties of the assistant.
        duties: Vec<AssistantDuty>,
    },
    /// Draw with advantage (I 6.5).
    Advantage(bool),
    /// The regulation draw also in games with a bonus (III 9, VIII 5.2).
    BonusDraw(bool),
    /// The regulation draw in blind games at a tempo other than those of II 6.1 and 6.2, where the event says so
    /// (VIII 5.2).
    OtherTempoDraw(bool),
    /// Whether half-moves that only a sensor board showed count as recorded.
    SensorEntries(bool),
    /// Whether the visually impaired player must record in time trouble and in rapid play too (VIII 2.4).
    RecordAlways(bool),
    /// The bands of low time that are said in words; may be empty.
    LowTimeWords(Vec<Duration>),
    /// The tone at five minutes.
    LowTimeTone(bool),
    /// The tones of the last ten seconds.
    LowTimeSeconds(bool),
    /// The sound of one's own flag.
    FlagSound(bool),
    /// Whether chapter VIII is adapted (VIII 5.3).
    Adapted(bool),
    /// The consent to the device, with its giver and date; `None` without a consent.
    Device(Option<String>),
    /// The consent to one function.
    Function {
        /// The function of the device.
        function: Consent,
        /// True if the consent is given.
        state: bool,
    },
    /// The one device that may be a player's ear.
    EarDevice(String),
    /// The device on which a player's page may open; `None` for a device of the event.
    PlayerDevice(Option<String>),
    /// The choice that the asking player has made.
    Own(Choice),
    /// The profile in use for the asking player.
    Profile(String),
}
