// SPDX-License-Identifier: GPL-3.0-or-later
//! The menu of the program that was started without a command, and the questions before a game: closed lists, as they
//! are read aloud. The effect of an item is decided where the item is chosen.

use zgoda_game::clock::Control;
use zgoda_game::{Side, Variant};

use super::{PortFound, SpokenMove};

/// An item of the menu, or of the menu for trying connected devices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartItem {
    /// A game with another person at this computer.
    Play,
    /// The last unfinished game goes on.
    GoOn(LastGame),
    /// A game alone, on a simulated board.
    Learn,
    /// An official game, alone.
    Rehearse,
    /// The listener's speech settings.
    Settings,
    /// A trial of connected devices: their presence and their function.
    Try,
    /// The manual, read aloud.
    Manual,
    /// The end of the program.
    End,
    /// A trial of boards.
    Board,
    /// A trial of clocks.
    Clock,
    /// A trial of gamepads.
    Pad,
    /// A trial of the voice.
    Voice,
    /// The way back to the menu before.
    Back,
}

/// The last unfinished game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastGame {
    /// White's name; empty if unknown.
    pub white: String,
    /// Black's name; empty if unknown.
    pub black: String,
    /// The last half-move of the game, if any stands.
    pub last: Option<SpokenMove>,
}

/// A question before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartQuestion {
    /// The game that is played.
    Game,
    /// The sides that play by ear.
    Blind,
    /// The board that is played with.
    Board,
    /// The clock that is played with.
    Clock,
}

/// An answer to a question before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartAnswer {
    /// The variant to be played.
    Game(Variant),
    /// The side that plays by ear; `None` is both.
    Blind(Option<Side>),
    /// The port with the possible board; `None` is a board without sensors.
    Board(Option<PortFound>),
    /// The time control; `None` is no clock.
    Clock(Option<Control>),
}

/// The reason why a chosen item, or a requested game, could not begin, as far as the reason is said. The whole
/// sentence, with names of files and ports, stands on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartTrouble {
    /// Another program holds the record.
    RecordInUse,
    /// The record or its disk is gone.
    RecordGone,
    /// The record does not hold together, or a part of it is missing.
    RecordDamaged,
    /// A later version of the program wrote the record.
    RecordNewer,
    /// The disk is full.
    DiskFull,
    /// The disk answers with an error.
    DiskFails,
    /// The place is read-only.
    ReadOnly,
    /// No folder for the files of the program is known.
    NoFolder,
    /// The settings file is not a file of settings.
    NoSettings,
    /// The port does not exist.
    PortAbsent,
    /// Another program has the port.
    PortBusy,
    /// This user may not open the port.
    PortForbidden,
    /// The port does not work.
    PortFails,
    /// A reason of another sort.
    Other,
}

impl StartTrouble {
    /// Every value of the type.
    pub const ALL: [StartTrouble; 14] = [
        StartTrouble::RecordInUse,
        StartTrouble::RecordGone,
        StartTrouble::RecordDamaged,
        StartTrouble::RecordNewer,
        StartTrouble::DiskFull,
        StartTrouble::DiskFails,
        StartTrouble::ReadOnly,
        StartTrouble::NoFolder,
        StartTrouble::NoSettings,
        StartTrouble::PortAbsent,
        StartTrouble::PortBusy,
        StartTrouble::PortForbidden,
        StartTrouble::PortFails,
        StartTrouble::Other,
    ];
}

/// A part of a gamepad that a hand can touch, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadPart {
    /// The lower of the four buttons under the right thumb.
    South,
    /// The right of the four buttons.
    East,
    /// The left of the four buttons.
    West,
    /// The upper of the four buttons.
    North,
    /// The small button left of the middle.
    Back,
    /// The small button right of the middle.
    Start,
    /// The button under the left forefinger.
    LeftShoulder,
    /// The button under the right forefinger.
    RightShoulder,
    /// The button below the left shoulder.
    LeftTrigger,
    /// The button below the right shoulder.
    RightTrigger,
    /// The left stick, pushed in.
    LeftStickIn,
    /// The right stick, pushed in.
    RightStickIn,
    /// The upper end of the cross.
    Up,
    /// The lower end of the cross.
    Down,
    /// The left end of the cross.
    Left,
    /// The right end of the cross.
    Right,
    /// The left stick, moved.
    LeftStick,
    /// The right stick, moved.
    RightStick,
}

impl PadPart {
    /// Every value of the type.
    pub const ALL: [PadPart; 18] = [
        PadPart::South,
        PadPart::East,
        PadPart::West,
        PadPart::North,
        PadPart::Back,
        PadPart::Start,
        PadPart::LeftShoulder,
        PadPart::RightShoulder,
        PadPart::LeftTrigger,
        PadPart::RightTrigger,
        PadPart::LeftStickIn,
        PadPart::RightStickIn,
        PadPart::Up,
        PadPart::Down,
        PadPart::Left,
        PadPart::Right,
        PadPart::LeftStick,
        PadPart::RightStick,
    ];

    /// The part with this name in the settings.
    #[must_use]
    pub fn of_word(word: &str) -> Option<PadPart> {
        let name = word.replace(' ', "-");
        PadPart::ALL.into_iter().find(|part| part.word() == name)
    }

    /// The name of the part in the settings.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            PadPart::South => "south",
            PadPart::East => "east",
            PadPart::West => "west",
            PadPart::North => "north",
            PadPart::Back => "back",
            PadPart::Start => "start",
            PadPart::LeftShoulder => "left-shoulder",
            PadPart::RightShoulder => "right-shoulder",
            PadPart::LeftTrigger => "left-trigger",
            PadPart::RightTrigger => "right-trigger",
            PadPart::LeftStickIn => "left-stick-in",
            PadPart::RightStickIn => "right-stick-in",
            PadPart::Up => "up",
            PadPart::Down => "down",
            PadPart::Left => "left",
            PadPart::Right => "right",
            PadPart::LeftStick => "left-stick",
            PadPart::RightStick => "right-stick",
        }
    }
}
