//! What everybody at the table knows: what is announced to both players.

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, GameResult};
use zgoda_speech::announcement::{Action, Recorded};

use super::words::name;
use super::{BoardStateWord, GameWord, ModeWord, Sides};
use crate::record::event::{BoardWord, SideWord};
use crate::session::game::{Caller, Standing};
use crate::session::preparation::Arming;
use crate::session::{Phase as Stage, Session};

/// What is announced to both players, and to the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    /// Which game.
    pub game: GameWord,
    /// Official or training.
    pub mode: ModeWord,
    /// Who plays; empty where no name was given.
    pub names: Sides<String>,
    /// How far it has come.
    pub phase: Phase,
    /// How it ended, where it has.
    pub ended: Option<Ended>,
    /// Who has offered a draw that is still to be answered (Kodeks II 5.1).
    pub draw_offered: Option<SideWord>,
    /// Who claimed something that waits for the arbiter (II 5.2).
    pub claimed: Option<SideWord>,
    /// The arbiter was called, and nobody has come yet.
    pub called: Option<Called>,
    /// The sensor boards.
    pub boards: Vec<BoardNews>,
    /// Is everything on the disk?
    pub recorded: bool,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Something must be settled, or the arbiter sets the clock going, before anything is played.
    Before,
    /// It is on.
    Playing,
    /// The arbiter stopped it.
    Stopped,
    /// It is over.
    Over,
    /// The program ends, or has ended; the game can go on.
    Closed,
}

/// A result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// What stands in a table for both: `2-0`, `1+ 1-`, `0F-2F`.
    pub result: String,
    /// Why, by its word.
    pub cause: String,
    /// Its article.
    pub article: String,
    /// What each side said to it; nothing while it has said nothing.
    pub agreed: Sides<Option<bool>>,
}

/// That the arbiter was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Called {
    /// By which side, where that is known.
    pub by: Option<SideWord>,
}

/// How a sensor board stands to the record; no more than everybody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardNews {
    /// Which.
    pub board: BoardWord,
    /// How it stands.
    pub state: BoardStateWord,
}

/// A half-move as it was announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HalfMove {
    /// 1 is White's first.
    pub ply: u32,
    /// Whose.
    pub side: SideWord,
    /// From where.
    pub from: String,
    /// Where to.
    pub to: String,
    /// Is it announced as a capture? In official play by where the piece began and ended, whatever was taken off.
    pub takes: bool,
}

impl Public {
    pub(super) fn of(session: &Session) -> Public {
        let game = session.game();
        let over = session.table.phase() == Stage::Over;
        let boards = session.boards.all.iter().map(|board| board.board.of);
        Public {
            game: game.start().variant().into(),
            mode: session.table.options().mode.into(),
            names: session.table.options().names.clone().into(),
            phase: Phase::of(session),
            ended: session.table.result().filter(|_| over).map(|result| {
                let answers = game.answers_to_the_result();
                Ended::of(result, answers)
            }),
            draw_offered: game.pending_offer().filter(|_| !over).map(SideWord::from),
            claimed: session.desk.claimed_by().map(SideWord::from),
            called: game.called().map(|Caller(actor)| Called {
                by: session.table.side_of(actor).map(SideWord::from),
            }),
            boards: boards
                .map(|of| BoardNews {
                    board: of.into(),
                    state: session.boards.board_state(of).into(),
                })
                .collect(),
            recorded: session.table.recorded() == Recorded::Safe,
        }
    }
}

impl Phase {
    fn of(session: &Session) -> Phase {
        match session.table.phase() {
            Stage::Closed => Phase::Closed,
            Stage::Over => Phase::Over,
            Stage::Beginning => Phase::Before,
            Stage::Playing if session.desk.stopped() => Phase::Stopped,
            Stage::Playing => {
                let ready = session.preparation.may_arm() == Arming::Ready;
                if ready && !session.timing.waits_for_the_arbiter(&session.table) {
                    Phase::Playing
                } else {
                    Phase::Before
                }
            }
        }
    }
}

impl Ended {
    pub(super) fn of(result: GameResult, agreed: BySide<Option<bool>>) -> Ended {
        let ending = result.ending();
        Ended {
            result: result.to_string(),
            cause: ending.word().to_owned(),
            article: ending.article().to_owned(),
            agreed: agreed.into(),
        }
    }
}

impl HalfMove {
    pub(super) fn of(session: &Session, entry: &Standing) -> HalfMove {
        let variant = entry.before.variant();
        HalfMove {
            ply: entry.ply,
            side: entry.side.into(),
            from: name(entry.mv.from, variant),
            to: name(entry.mv.to, variant),
            takes: session.table.action(&entry.before, &entry.mv) == Action::Takes,
        }
    }

    /// All that stand, oldest first.
    pub(super) fn all(session: &Session) -> Vec<HalfMove> {
        let standing = session.game().standing().iter();
        standing.map(|entry| HalfMove::of(session, entry)).collect()
    }
}
