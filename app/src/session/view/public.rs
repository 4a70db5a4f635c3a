//! What everybody at the table knows: what is announced to both players.

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, GameResult};
use zgoda_speech::announcement::{Action, Recorded};

use super::words::name;
use super::{BoardStateWord, GameWord, ModeWord, Sides};
use crate::record::event::{BoardWord, SideWord};
use crate::session::Phase as Stage;
use crate::session::game::{Caller, Standing};
use crate::session::live::LiveGame;
use crate::session::preparation::Arming;

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
    pub(super) fn of(live: &LiveGame) -> Public {
        let game = live.table.game();
        let over = live.table.phase() == Stage::Over;
        let boards = live.boards.all.iter().map(|board| board.board.of);
        Public {
            game: game.start().variant().into(),
            mode: live.table.options().mode.into(),
            names: live.table.options().names.clone().into(),
            phase: Phase::of(live),
            ended: live.table.result().filter(|_| over).map(|result| {
                let answers = game.answers_to_the_result();
                Ended::of(result, answers)
            }),
            draw_offered: game.pending_offer().filter(|_| !over).map(SideWord::from),
            claimed: live.desk.claimed_by().map(SideWord::from),
            called: game.called().map(|Caller(actor)| Called {
                by: live.table.side_of(actor).map(SideWord::from),
            }),
            boards: boards
                .map(|of| BoardNews {
                    board: of.into(),
                    state: live.boards.board_state(of).into(),
                })
                .collect(),
            recorded: live.table.recorded() == Recorded::Safe,
        }
    }
}

impl Phase {
    fn of(live: &LiveGame) -> Phase {
        match live.table.phase() {
            Stage::Closed => Phase::Closed,
            Stage::Over => Phase::Over,
            Stage::Beginning => Phase::Before,
            Stage::Playing if live.desk.stopped() => Phase::Stopped,
            Stage::Playing => {
                let ready = live.preparation.may_arm() == Arming::Ready;
                if ready && !live.timing.waits_for_the_arbiter(&live.table) {
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
    pub(super) fn of(live: &LiveGame, entry: &Standing) -> HalfMove {
        let variant = entry.before.variant();
        HalfMove {
            ply: entry.ply,
            side: entry.side.into(),
            from: name(entry.mv.from, variant),
            to: name(entry.mv.to, variant),
            takes: live.table.action(&entry.before, &entry.mv) == Action::Takes,
        }
    }

    /// All that stand, oldest first.
    pub(super) fn all(live: &LiveGame) -> Vec<HalfMove> {
        let standing = live.table.game().standing().iter();
        standing.map(|entry| HalfMove::of(live, entry)).collect()
    }
}
