//! What stands in the menu of the program that was started without a command, and what is asked before a game: closed
//! lists, as they are read aloud. What an item does is decided where it is chosen.

use zgoda_game::clock::Control;
use zgoda_game::{Side, Variant};

use super::{PortFound, SpokenMove};

/// An item of the menu, or of the one for trying what is plugged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartItem {
    /// A game with somebody at this computer.
    Play,
    /// The last unfinished game goes on.
    GoOn(LastGame),
    /// A game alone, on a simulated board.
    Learn,
    /// An official game, with nobody else here.
    Rehearse,
    /// How one is spoken to.
    Settings,
    /// Is what is plugged in there, and does it work?
    Try,
    /// The manual, read aloud.
    Manual,
    /// The end of the program.
    End,
    /// Boards are tried.
    Board,
    /// Clocks are tried.
    Clock,
    /// Gamepads are tried.
    Pad,
    /// The voice is tried.
    Voice,
    /// To the menu before.
    Back,
}

/// The last unfinished game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastGame {
    /// White's name; empty where it is not known.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Its last half-move, if any stands.
    pub last: Option<SpokenMove>,
}

/// What is asked before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartQuestion {
    /// Which game?
    Game,
    /// Who plays by ear?
    Blind,
    /// With which board?
    Board,
    /// With which clock?
    Clock,
}

/// An answer to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartAnswer {
    /// This game.
    Game(Variant),
    /// This side plays by ear; `None` is both.
    Blind(Option<Side>),
    /// With the board that may be behind this port; `None` is one without sensors.
    Board(Option<PortFound>),
    /// With this time; `None` is no clock.
    Clock(Option<Control>),
}

/// Why what was chosen, or a game that was asked for, could not begin: as much of it as is said. The whole sentence, with
/// names of files and ports, stands on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartTrouble {
    /// Another program holds the record.
    RecordInUse,
    /// The record or its disk is gone.
    RecordGone,
    /// The record does not hold together, or a part of it is missing.
    RecordDamaged,
    /// A later version of the program wrote it.
    RecordNewer,
    /// There is no room.
    DiskFull,
    /// The disk answers with an error.
    DiskFails,
    /// Nothing may be written there.
    ReadOnly,
    /// No folder is known for what is to be kept.
    NoFolder,
    /// The file of the settings is something else.
    NoSettings,
    /// There is no such port.
    PortAbsent,
    /// Another program has the port.
    PortBusy,
    /// This user may not open it.
    PortForbidden,
    /// It does not work.
    PortFails,
    /// Anything else.
    Other,
}

impl StartTrouble {
    /// All of them.
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

/// What a hand can touch on a gamepad, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadPart {
    /// The lower of the four under the right thumb.
    South,
    /// The right one.
    East,
    /// The left one.
    West,
    /// The upper one.
    North,
    /// The small one left of the middle.
    Back,
    /// The small one right of the middle.
    Start,
    /// Under the left forefinger.
    LeftShoulder,
    /// Under the right forefinger.
    RightShoulder,
    /// Below the left shoulder.
    LeftTrigger,
    /// Below the right shoulder.
    RightTrigger,
    /// The left stick, pushed in.
    LeftStickIn,
    /// The right stick, pushed in.
    RightStickIn,
    /// The upper end of the cross.
    Up,
    /// Its lower end.
    Down,
    /// Its left end.
    Left,
    /// Its right end.
    Right,
    /// The left stick, moved.
    LeftStick,
    /// The right stick, moved.
    RightStick,
}

impl PadPart {
    /// All of them.
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

    /// The one that settings call so.
    #[must_use]
    pub fn of_word(word: &str) -> Option<PadPart> {
        let name = word.replace(' ', "-");
        PadPart::ALL.into_iter().find(|part| part.word() == name)
    }

    /// Its name.
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
