// SPDX-License-Identifier: GPL-3.0-or-later
//! The options that are fixed before the first move, and the waiting times.

use std::time::Duration;

use zgoda_game::claims::{Applies, Conditions};
use zgoda_game::{BySide, DrawSystem, Setup, Side, shadow};
use zgoda_input::command;
use zgoda_input::hands::owner::Maps;
use zgoda_input::personal::People;
use zgoda_record::event::{Boot, CodeOf, DeskRole};
use zgoda_record::event_file::{EventSettings, LowTime};
use zgoda_record::mode::{ArbiterIs, GameKind, Mode};
use zgoda_record::sight::Sight;
use zgoda_speech::announcement::{BoardOf, Consent};
pub use zgoda_speech::announcement::{LowTimeLevel, LowTimes, Whisper, Words};
use zgoda_speech::{Language, Listener, Message};

use super::fair_play::{Hearing, Outputs};
use super::game::Game;
use super::pieces::Pieces;
use crate::view::Salt;

/// The keeper of the time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Keeper {
    /// No keeper here: there is no clock, or an independent clock that the arbiter reads.
    #[default]
    Nobody,
    /// The program keeps the time.
    Embedded,
    /// A device keeps the time. The program counts along, and goes on counting if the device is lost.
    Device,
}

/// The place of the terminal at which lines are typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TerminalOf {
    /// The terminal stands at the table, and those who sit there type on it.
    #[default]
    Table,
    /// A terminal for many tables, out of reach of the people at this table.
    Organiser,
}

/// A sensor board at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SensorBoard {
    /// The owner of the board.
    pub of: BoardOf,
    /// The hands that move the men of the board.
    pub hands: Hands,
}

/// The sensor boards of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SensorBoards {
    /// A single board that both play on (Kodeks VIII 1.3).
    Shared(Hands),
    /// A board of each player's own, where it has sensors.
    Own(BySide<Option<Hands>>),
}

impl SensorBoards {
    /// No board has sensors.
    pub const NONE: SensorBoards = SensorBoards::Own(BySide {
        white: None,
        black: None,
    });

    /// One side's own board alone, or the shared board.
    #[must_use]
    pub fn only(board: SensorBoard) -> SensorBoards {
        match board.of {
            BoardOf::Shared => SensorBoards::Shared(board.hands),
            BoardOf::Side(owner) => SensorBoards::Own(BySide::from_fn(|side| {
                (side == owner).then_some(board.hands)
            })),
        }
    }

    /// The board on which `side` moves, if it has sensors.
    #[must_use]
    pub const fn of(&self, side: Side) -> Option<SensorBoard> {
        let (of, hands) = match self {
            SensorBoards::Shared(hands) => (BoardOf::Shared, *hands),
            SensorBoards::Own(own) => match own.get(side) {
                Some(hands) => (BoardOf::Side(side), *hands),
                None => return None,
            },
        };
        Some(SensorBoard { of, hands })
    }

    /// The boards without those in `off`: a side with its board off counts as a side without sensors.
    #[must_use]
    pub fn without(self, off: &[BoardOf]) -> SensorBoards {
        match self {
            SensorBoards::Shared(_) if off.contains(&BoardOf::Shared) => SensorBoards::NONE,
            SensorBoards::Shared(_) => self,
            SensorBoards::Own(own) => SensorBoards::Own(BySide::from_fn(|side| {
                let is_off = off.contains(&BoardOf::Side(side));
                own.get(side).filter(|_| !is_off)
            })),
        }
    }

    /// True where this side has a board at which a person's hand works.
    #[must_use]
    pub fn has_real_hand(&self, side: Side) -> bool {
        self.of(side)
            .is_some_and(|board| board.hands == Hands::Real)
    }

    /// All boards, White's first.
    #[must_use]
    pub fn all(&self) -> Vec<SensorBoard> {
        match self {
            SensorBoards::Shared(_) => self.of(Side::White).into_iter().collect(),
            SensorBoards::Own(_) => Side::ALL.iter().filter_map(|it| self.of(*it)).collect(),
        }
    }
}

/// The hands that move the men on a sensor board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hands {
    /// People move the men.
    Real,
    /// The simulator, at a typed move.
    Simulated,
}

/// All waits of the session. The waits of sensing are defined with the shadow board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// The times in which readings settle.
    pub sensing: shadow::Waits,
    /// In a game without a clock, the time for which a seen half-move must stand before it is made.
    pub rest: Duration,
    /// The time that the disk may take to keep a half-move. After that the half-move is announced as not recorded.
    pub disk: Duration,
    /// The time that the disk may take at the end of the session. After that it is announced that the game is not kept.
    pub last_word: Duration,
    /// The time that a press waits for the first sign of its half-move on a sensor board: a hand is quicker than the report
    /// of its act.
    pub press_ahead: Duration,
    /// The longest time for which a press waits while the program's own hand is at its half-move.
    pub own_hand: Duration,
    /// The time after which a half-move that was pressed for is called missing: until then the half-move may be on its way from a
    /// board, or typed after the press.
    pub missing: Duration,
    /// The time after which a half-move is called missing where no board shows it: a player may write after the press (Kodeks
    /// II 6.4.2).
    pub unwritten: Duration,
    /// The longest time without writing while the clock runs; then the clock is written down.
    pub heartbeat: Duration,
    /// The time for carrying out a half-move announced aloud; then the half-move is said in words.
    pub transfer: Duration,
    /// The time after which a board that still differs sounds again.
    pub still_differs: Duration,
    /// The latest time at which a touched square is whispered: later the hand is elsewhere.
    pub whisper: Duration,
    /// In a rehearsal, the time after which a person whom the program plays begins to act.
    pub rehearsed: Duration,
}

impl Waits {
    /// The waits of real life.
    pub const REAL: Waits = Waits {
        sensing: shadow::Waits::REAL,
        rest: Duration::from_millis(1500),
        disk: Duration::from_millis(1000),
        last_word: Duration::from_secs(3),
        press_ahead: Duration::from_secs(1),
        own_hand: Duration::from_secs(10),
        missing: Duration::from_secs(3),
        unwritten: Duration::from_secs(60),
        heartbeat: Duration::from_secs(15),
        transfer: Duration::from_secs(3),
        still_differs: Duration::from_secs(20),
        whisper: Duration::from_millis(700),
        rehearsed: Duration::from_millis(1500),
    };

    /// Every wait divided by `speed`, for tests; only the disk keeps its own time.
    #[must_use]
    pub fn divided(self, speed: u32) -> Waits {
        let speed = speed.max(1);
        Waits {
            sensing: self.sensing.divided(speed),
            rest: self.rest / speed,
            disk: self.disk,
            last_word: self.last_word,
            press_ahead: self.press_ahead / speed,
            own_hand: self.own_hand / speed,
            missing: self.missing / speed,
            unwritten: self.unwritten / speed,
            heartbeat: self.heartbeat / speed,
            transfer: self.transfer / speed,
            still_differs: self.still_differs / speed,
            whisper: self.whisper / speed,
            rehearsed: self.rehearsed / speed,
        }
    }
}

/// Everything a session must know before it starts.
#[derive(Clone, Debug)]
pub struct Options {
    /// The roles for which this table has slips.
    pub slips: Vec<DeskRole>,
    /// The mode, which decides what may be told to whom.
    pub mode: Mode,
    /// The kind of arbiter: a person or the program.
    pub arbiter: ArbiterIs,
    /// The sight of each player.
    pub sight: BySide<Sight>,
    /// The names of the players, for the opening words.
    pub names: BySide<String>,
    /// The names of the arbiters, where the event file gives them.
    pub arbiters: Vec<(CodeOf, String)>,
    /// The listeners with an output of their own.
    pub outputs: Outputs,
    /// The listener at the terminal, who reads the printed text.
    pub reader: Listener,
    /// The sensor boards, shared or each side's own.
    pub boards: SensorBoards,
    /// The properties of the men on each side's board; a shared board has White's entry.
    pub pieces: BySide<Pieces>,
    /// The settings that the arbiter fixed; the arbiter's words stay closed without the arbiter's PIN.
    pub event: EventSettings,
    /// The commands of the language of the player here.
    pub commands: command::Words,
    /// The meaning of everybody's keys and buttons, and the person at the keyboard.
    pub keys: Maps,
    /// The language of the commands.
    pub language: Language,
    /// The settings that people have chosen for themselves.
    pub people: People,
    /// The oddities of these people's settings files, which are announced at the beginning.
    pub odd_settings: Vec<(Listener, Message)>,
    /// The language in which squares are called out, which decides the squares that sound alike.
    pub called_out_in: Language,
    /// The keeper of the time; the event sets its control.
    pub keeper: Keeper,
    /// The most that a player may hear about their own clock unasked; each player chooses how much of it they want.
    pub low_time: LowTime,
    /// For a resumed game, the time since the last writing into its record; `None` where it cannot be told, because the computer's
    /// clock was changed.
    pub away: Option<Duration>,
    /// The start of the computer, if known.
    pub boot: Option<Boot>,
    /// The waiting times of the session.
    pub waits: Waits,
    /// The game: new, or as the record has it.
    pub game: Game,
    /// The way the session begins: with a new game, or with one that is taken up again.
    pub opening: Opening,
    /// The program's name and version, for the record.
    pub program: String,
    /// The number of other unfinished games.
    pub unfinished: usize,
    /// True if the first words say how a half-move is typed.
    pub first_words: bool,
    /// The place of the terminal.
    pub terminal: TerminalOf,
    /// The secret from which pages make their marks.
    pub salt: Salt,
}

/// The way the session begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// A new game, with the first half-move still to come.
    New,
    /// From the record of a game that was interrupted.
    Resumed,
}

impl Options {
    /// The kind of the game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match (self.mode, self.arbiter) {
            (Mode::Training, _) => GameKind::Training,
            (Mode::Official, ArbiterIs::Person) => GameKind::Official,
            (Mode::Official, ArbiterIs::Program) => GameKind::Rehearsal,
        }
    }

    /// The conditions of the event that a ruling needs.
    pub(in crate::session) fn conditions(&self) -> Conditions {
        let event = &self.event;
        Conditions {
            control: event.time.clone(),
            draws: match event.advantage {
                true => DrawSystem::WithAdvantage,
                false => DrawSystem::Plain,
            },
            regulation_with_bonus: match event.bonus_draw {
                true => Applies::Yes,
                false => Applies::No,
            },
            // Chapter VIII is about games with a player who does not see. In such a game the article holds unless the event says
            // otherwise (VIII 5.2, X-61).
            other_tempo: (Side::ALL.into_iter())
                .any(|side| self.sight.get(side).hears())
                .then_some(match event.other_tempo_draw {
                    Some(false) => Applies::No,
                    Some(true) | None => Applies::Yes,
                }),
        }
    }

    /// The properties of the men on this board.
    #[must_use]
    pub const fn pieces(&self, of: BoardOf) -> Pieces {
        match of {
            BoardOf::Side(side) => *self.pieces.get(side),
            BoardOf::Shared => self.pieces.white,
        }
    }

    /// True if the event consents to the details of this board's differences, and if there is an output that only the hand at this
    /// board hears.
    #[must_use]
    pub(super) fn details_consented(&self, of: BoardOf) -> bool {
        self.event.consents.has(Consent::Details) && self.hand_alone_hears(of)
    }

    /// The facts that decide from which output a word is heard.
    pub(super) const fn hearing(&self) -> Hearing<'_> {
        Hearing {
            sight: &self.sight,
            mode: self.mode,
            outputs: &self.outputs,
            shared: matches!(self.reader, Listener::Room),
        }
    }

    /// True if there is an output that only the hand at this board hears.
    pub(super) fn hand_alone_hears(&self, of: BoardOf) -> bool {
        match of {
            BoardOf::Side(side) => self.hearing().hears_alone(side),
            BoardOf::Shared => false,
        }
    }

    /// True if the hand at this board hears anything, alone or with others.
    pub(super) fn hand_hears(&self, of: BoardOf) -> bool {
        match of {
            BoardOf::Side(side) => self.hearing().hears(side),
            BoardOf::Shared => true,
        }
    }

    /// The waits after which readings of this board settle: a player who may not be told at once which square is wrong keeps
    /// the time to put the square right alone.
    #[must_use]
    pub(super) fn sensing(&self, of: BoardOf) -> shadow::Waits {
        let sensing = self.waits.sensing;
        if self.mode == Mode::Training || self.details_consented(of) {
            sensing
        } else {
            shadow::Waits {
                wrong_transfer: sensing.grace,
                ..sensing
            }
        }
    }

    /// The start position and variant of the record.
    #[must_use]
    pub const fn start(&self) -> &Setup {
        self.game.start()
    }
}
