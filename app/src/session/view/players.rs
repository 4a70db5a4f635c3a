//! What a player, an assistant and the room are shown. Neither what an irregularity is, nor who forgot to press, nor any
//! count towards a draw has a place here.

use serde::{Deserialize, Serialize};
use zgoda_game::Side;
use zgoda_speech::announcement::{AssistantDuty, BoardOf, BoardState, Consent, Item};

use super::words::name;
use super::{Clock, Difference, Face, HalfMove, Man, PieceWord, Public, Sides};
use crate::record::event::{Actor, BoardWord, SideWord};
use crate::session::desk::appoint;
use crate::session::fair_play::Role as Column;
use crate::session::game::Standing;
use crate::session::live::LiveGame;
use crate::session::options::{Keeper, Mode, SensorBoards, Sight};
use crate::session::questions::open;

/// What a player is shown who looks at a screen. In official play only who sees a little, where the event consents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Whose it is.
    pub side: SideWord,
    /// What everybody knows.
    pub public: Public,
    /// The clock, where one runs in this program; their flag they are told by a sound.
    pub clock: Option<Clock>,
    /// Their record.
    pub record: Vec<HalfMove>,
    /// How many moves each side has made, when they may know it.
    pub count: Option<Sides<usize>>,
    /// What is open for them, by the kinds of the transcript.
    pub asks: Vec<String>,
    /// How the boards differ that do, when they may know it.
    pub differences: Option<Vec<Difference>>,
    /// What stands on the board by the record, when they may know it.
    pub men: Option<Vec<Man>>,
}

/// What an assistant is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AssistantView {
    /// Whose assistant it is.
    pub side: SideWord,
    /// What they are there for, by the keys of the event file (Kodeks VIII 4.1).
    pub duties: Vec<String>,
    /// What everybody knows.
    pub public: Public,
    /// The clock with its flags, which they may claim (VIII 4.1.4).
    pub clock: Option<Face>,
    /// Their player's record.
    pub record: Vec<HalfMove>,
    /// The half-move to be carried out by their hand.
    pub carry_out: Option<CarryOut>,
    /// How many moves each side has made, when their player may know it.
    pub count: Option<Sides<usize>>,
    /// What is open for them, by the kinds of the transcript.
    pub asks: Vec<String>,
    /// How the boards differ that do, when they may know it.
    pub differences: Option<Vec<Difference>>,
    /// What stands on the board by the record, when they may know it.
    pub men: Option<Vec<Man>>,
    /// How often the clock was pressed, where they press it here: a press names it. Not where a device keeps the time, which
    /// has a button of its own.
    pub presses: Option<u32>,
}

/// What is shown to whom the opponent of a blind player has named to carry half-moves out (FIDE F.2.10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HelperView {
    /// For whom they are there.
    pub side: SideWord,
    /// The half-move that is still to be done on the other board, whichever that is.
    pub carry_out: Option<CarryOut>,
}

/// A half-move to be carried out on another board, as the mover's board or entry showed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CarryOut {
    /// On whose board.
    pub board: BoardWord,
    /// The half-move.
    #[serde(flatten)]
    pub half_move: HalfMove,
    /// What the mover took off.
    pub remove: Vec<String>,
    /// What stands where it ended.
    pub stands: Option<PieceWord>,
}

/// What everybody who is there may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomView {
    /// The clock's face.
    pub clock: Face,
}

pub(super) fn room(live: &LiveGame) -> Option<RoomView> {
    let clock = Face::of(live).filter(|_| live.table.face_may_be_seen())?;
    Some(RoomView { clock })
}

pub(super) fn player(live: &LiveGame, side: Side) -> Option<PlayerView> {
    let options = live.table.options();
    let looks = options.mode == Mode::Training
        || (*options.sight.get(side) == Sight::Low
            && options.event.consents.has(Consent::ScreenView));
    let theirs = Cut {
        live,
        role: Column::Concerned,
        side,
    };
    looks.then(|| PlayerView {
        side: side.into(),
        public: Public::of(live),
        clock: Clock::of(live),
        record: HalfMove::all(live),
        count: theirs.count(),
        asks: theirs.asks(side.into()),
        differences: theirs.differences(),
        men: theirs.men(),
    })
}

pub(super) fn assistant(live: &LiveGame, side: Side) -> Option<AssistantView> {
    let blind = *live.table.options().sight.get(side) == Sight::Blind;
    let theirs = Cut {
        live,
        role: Column::Assistant,
        side,
    };
    let presses_here = live.table.options().keeper == Keeper::Embedded
        && appoint::has_duty(side, AssistantDuty::RecordAndClock, &live.table);
    let there = (blind && !live.table.game().is_alone(side)) || live.table.has_assistant(side);
    there.then(|| AssistantView {
        side: side.into(),
        duties: AssistantDuty::ALL
            .into_iter()
            .filter(|duty| appoint::has_duty(side, *duty, &live.table))
            .map(|duty| duty.key().to_owned())
            .collect(),
        public: Public::of(live),
        clock: Face::of(live),
        record: HalfMove::all(live),
        carry_out: theirs.carry_out(),
        count: theirs.count(),
        asks: theirs.asks(Actor::assistant(side)),
        differences: theirs.differences(),
        men: theirs.men(),
        presses: presses_here.then(|| live.table.presses_so_far()),
    })
}

/// A helper's, of a side that sees.
pub(super) fn helper(live: &LiveGame, side: Side) -> Option<HelperView> {
    let options = live.table.options();
    let sees = *options.sight.get(side) == Sight::Sighted;
    let theirs = Cut {
        live,
        role: Column::Opponent,
        side,
    };
    (sees || options.mode == Mode::Training).then(|| HelperView {
        side: side.into(),
        carry_out: theirs.still_to_be_done().map(|(it, _)| it),
    })
}

/// A game, and who looks at it.
#[derive(Clone, Copy, Debug)]
struct Cut<'a> {
    live: &'a LiveGame,
    role: Column,
    side: Side,
}

impl Cut<'_> {
    fn knows(&self, item: Item) -> bool {
        self.live.table.knows(item, self.role, self.side)
    }

    /// On the player's own move, and not while anybody has still to press: then it would tell that (Kodeks VIII 5.1, II 6.9).
    fn count(&self) -> Option<Sides<usize>> {
        let now =
            self.live.table.options().mode == Mode::Training || self.live.table.on_move(self.side);
        let told = now
            && self
                .live
                .table
                .knows(Item::MoveCount, Column::Concerned, self.side);
        told.then(|| self.live.table.moves_made().into())
    }

    fn asks(&self, actor: Actor) -> Vec<String> {
        let open = open::open_for(Some(actor), self.live);
        let open = open.iter().filter(|message| self.knows(message.item()));
        open.map(|message| message.kind().to_owned()).collect()
    }

    fn differences(&self) -> Option<Vec<Difference>> {
        self.knows(Item::BoardDetails)
            .then(|| differences(self.live))
    }

    fn men(&self) -> Option<Vec<Man>> {
        let now = self.live.table.game().now();
        self.knows(Item::BoardByEar).then(|| Man::all(now))
    }

    /// The last half-move, where it is still to be done by the hand of this side's assistant (Kodeks VIII 4.1.1, 4.1.2).
    fn carry_out(&self) -> Option<CarryOut> {
        let (done, mover) = self.still_to_be_done()?;
        let duty = if mover == self.side {
            AssistantDuty::OpponentsBoard
        } else {
            AssistantDuty::OwnBoard
        };
        appoint::has_duty(self.side, duty, &self.live.table).then_some(done)
    }

    /// The last half-move, where it is still to be done on the other board, and who made it.
    fn still_to_be_done(&self) -> Option<(CarryOut, Side)> {
        let live = self.live;
        let last = live.table.game().last()?;
        let own_boards = matches!(live.table.options().boards, SensorBoards::Own(_));
        let board = BoardOf::Side(last.side.other());
        // A board with sensors shows when it is done; of another one nobody knows.
        let awaited =
            live.boards.board(board).is_none() || live.boards.is_awaited_on(board, &live.table);
        (own_boards && awaited).then(|| (CarryOut::of(live, last, board), last.side))
    }
}

/// How the boards differ that are said to.
fn differences(live: &LiveGame) -> Vec<Difference> {
    let variant = live.table.game().start().variant();
    let boards = live.boards.all.iter().map(|board| board.board.of);
    let said = boards.filter(|of| live.boards.board_state(*of) == BoardState::Differs(*of));
    let each = said.filter_map(|of| {
        let differing = live.boards.difference_on(of, &live.table)?;
        Some(Difference::of(of, &differing, variant))
    });
    each.collect()
}

impl CarryOut {
    fn of(live: &LiveGame, last: &Standing, board: BoardOf) -> CarryOut {
        let variant = last.after.variant();
        let captured = last.mv.captured.into_iter();
        CarryOut {
            board: board.into(),
            half_move: HalfMove::of(live, last),
            remove: captured.map(|square| name(square, variant)).collect(),
            stands: last.after.at(last.mv.to).map(PieceWord::from),
        }
    }
}
