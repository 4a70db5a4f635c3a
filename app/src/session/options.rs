//! What is fixed before the first move and how long things wait.

use std::time::Duration;

use zgoda_game::claims::{Applies, Conditions};
use zgoda_game::{BySide, DrawSystem, Setup, Side, shadow};
use zgoda_speech::announcement::{BoardOf, Consent};
pub use zgoda_speech::announcement::{LowTimeLevel, LowTimes, Whisper, Words};
use zgoda_speech::{Language, Listener, Message};

use super::fair_play::{Hearing, Outputs};
use super::game::Game;
use super::pieces::Pieces;
use crate::command;
use crate::event::{EventSettings, LowTime};
use crate::hands::owner::Maps;
use crate::mode::{ArbiterIs, GameKind, Mode};
use crate::personal::People;
use crate::record::event::{Boot, CodeOf, DeskRole};
use crate::view::Salt;

/// How much a player sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Has the rights of Kodeks VIII 4.1 and 5.1 too.
    Blind,
    /// Has those of a visually impaired player (VIII 1.1, 2.2, 2.4).
    Low,
    /// Has none of them.
    Sighted,
}

impl Sight {
    /// As options and records write it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Sight::Blind => "blind",
            Sight::Low => "low",
            Sight::Sighted => "sighted",
        }
    }

    /// The one of this word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Sight> {
        let all = [Sight::Blind, Sight::Low, Sight::Sighted];
        all.into_iter().find(|sight| sight.word() == word)
    }

    /// Does this player hear the program?
    #[must_use]
    pub const fn hears(self) -> bool {
        !matches!(self, Sight::Sighted)
    }
}

/// Who keeps the time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Keeper {
    /// Nobody here: there is no clock, or one of its own that the arbiter reads.
    #[default]
    Nobody,
    /// The program.
    Embedded,
    /// A device; the program counts along and goes on if it is lost.
    Device,
}

/// The place of the terminal at which lines are typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TerminalOf {
    /// It stands at the table, and those who sit there type on it.
    #[default]
    Table,
    /// One for many tables: nobody at this one reaches it.
    Organiser,
}

/// A sensor board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SensorBoard {
    /// Whose.
    pub of: BoardOf,
    /// Who moves its men.
    pub hands: Hands,
}

/// The sensor boards of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SensorBoards {
    /// One that both play on (Kodeks VIII 1.3).
    Shared(Hands),
    /// Each player's own, where it has sensors.
    Own(BySide<Option<Hands>>),
}

impl SensorBoards {
    /// No board has sensors.
    pub const NONE: SensorBoards = SensorBoards::Own(BySide {
        white: None,
        black: None,
    });

    /// One side's own alone, or the shared one.
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

    /// The same without these boards, whose sides count as some without sensors.
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

    /// All of them, White's first.
    #[must_use]
    pub fn all(&self) -> Vec<SensorBoard> {
        match self {
            SensorBoards::Shared(_) => self.of(Side::White).into_iter().collect(),
            SensorBoards::Own(_) => Side::ALL.iter().filter_map(|it| self.of(*it)).collect(),
        }
    }
}

/// Who moves the men on a sensor board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hands {
    /// People.
    Real,
    /// The simulator, at a typed move.
    Simulated,
}

/// All waits of the session. Those of sensing are beside the shadow board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// How readings settle.
    pub sensing: shadow::Waits,
    /// Without a clock, a seen half-move that stands so long is made.
    pub rest: Duration,
    /// How long the disk may take before the half-move is said as not recorded.
    pub disk: Duration,
    /// How long it may take at the end, before it is said that the game is not kept.
    pub last_word: Duration,
    /// A press waits so long for the first sign of its half-move on a sensor board: a hand is quicker than
    /// the report of what it did.
    pub press_ahead: Duration,
    /// How long a hand of the program's own may be at a half-move, while its press waits for it.
    pub own_hand: Duration,
    /// A half-move that was pressed for is called missing only after this: it may be on its way from a board, or
    /// typed behind the press.
    pub missing: Duration,
    /// The same where no board shows it: a player may write after the press (Kodeks II 6.4.2).
    pub unwritten: Duration,
    /// The running clock is written down when nothing was written for so long.
    pub heartbeat: Duration,
    /// A half-move announced aloud is said in words when it was not transferred in this time.
    pub transfer: Duration,
    /// A board that still differs sounds again.
    pub still_differs: Duration,
    /// A square that was touched is not whispered later than this: the hand is elsewhere by then.
    pub whisper: Duration,
    /// In a rehearsal a person whom the program plays begins what they do after so long.
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
    /// What may be told to whom.
    pub mode: Mode,
    /// The arbiter.
    pub arbiter: ArbiterIs,
    /// Who sees how much.
    pub sight: BySide<Sight>,
    /// Who plays, for the opening words.
    pub names: BySide<String>,
    /// The names of the arbiters, where the event file gives them.
    pub arbiters: Vec<(CodeOf, String)>,
    /// Who has an output of their own.
    pub outputs: Outputs,
    /// The listener at the terminal, who reads what is printed there.
    pub reader: Listener,
    /// The sensor boards.
    pub boards: SensorBoards,
    /// How the men stand on each side's board; both play on White's where it is shared.
    pub pieces: BySide<Pieces>,
    /// What the arbiter fixed; without the arbiter's PIN nobody can open the arbiter's words.
    pub event: EventSettings,
    /// The commands of the language of the player here.
    pub commands: command::Words,
    /// What everybody's keys and buttons mean, and who sits at the keyboard.
    pub keys: Maps,
    /// That language.
    pub language: Language,
    /// What everybody has chosen for themselves.
    pub people: People,
    /// What is odd about their settings files, to be said at the beginning.
    pub odd_settings: Vec<(Listener, Message)>,
    /// The language in which squares are called out: it decides which sound alike.
    pub called_out_in: Language,
    /// Who keeps the time; its control is the event's.
    pub keeper: Keeper,
    /// The most that a player's own clock tells by itself; how much of it they want is their choice.
    pub low_time: LowTime,
    /// On taking a game up again: how long ago something was written into its record last; nothing where nobody can
    /// tell, because the computer's clock was changed.
    pub away: Option<Duration>,
    /// Since when the computer runs, where it tells.
    pub boot: Option<Boot>,
    /// How long things wait.
    pub waits: Waits,
    /// The game: new, or as the record has it.
    pub game: Game,
    /// Is it a game that is taken up again?
    pub opening: Opening,
    /// The program's name and version, for the record.
    pub program: String,
    /// Other unfinished games lying about.
    pub unfinished: usize,
    /// Do the first words say how a half-move is typed?
    pub first_words: bool,
    /// The place of the terminal.
    pub terminal: TerminalOf,
    /// The secret by which pages name what they stood for.
    pub salt: Salt,
}

/// How the session begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// With the first half-move still to come.
    New,
    /// From a record.
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
            // Chapter VIII is about games in which somebody does not see; there the article holds unless the event
            // says otherwise (VIII 5.2, X-61).
            other_tempo: (Side::ALL.into_iter())
                .any(|side| self.sight.get(side).hears())
                .then_some(match event.other_tempo_draw {
                    Some(false) => Applies::No,
                    Some(true) | None => Applies::Yes,
                }),
        }
    }

    /// How the men stand on this board.
    #[must_use]
    pub const fn pieces(&self, of: BoardOf) -> Pieces {
        match of {
            BoardOf::Side(side) => *self.pieces.get(side),
            BoardOf::Shared => self.pieces.white,
        }
    }

    /// Does the event consent to the details of this board's differences, and is there an output that
    /// only the hand at it hears?
    #[must_use]
    pub(super) fn details_consented(&self, of: BoardOf) -> bool {
        self.event.consents.has(Consent::Details) && self.hand_alone_hears(of)
    }

    /// What decides whose output a word comes out of.
    pub(super) const fn hearing(&self) -> Hearing<'_> {
        Hearing {
            sight: &self.sight,
            mode: self.mode,
            outputs: &self.outputs,
            shared: matches!(self.reader, Listener::Room),
        }
    }

    /// Is there an output that only the hand at this board hears?
    pub(super) fn hand_alone_hears(&self, of: BoardOf) -> bool {
        match of {
            BoardOf::Side(side) => self.hearing().hears_alone(side),
            BoardOf::Shared => false,
        }
    }

    /// Does the hand at this board hear anything, alone or with others?
    pub(super) fn hand_hears(&self, of: BoardOf) -> bool {
        match of {
            BoardOf::Side(side) => self.hearing().hears(side),
            BoardOf::Shared => true,
        }
    }

    /// How readings of this board settle: a player who may not be told at once which square is wrong keeps the time
    /// to put it right alone.
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

    /// The start position and game are those of the record.
    #[must_use]
    pub const fn start(&self) -> &Setup {
        self.game.start()
    }
}
