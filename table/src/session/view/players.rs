// SPDX-License-Identifier: GPL-3.0-or-later
//! The views of a player, an assistant and the room. These views have no place for the reason of an irregularity, a forgotten
//! press, or any count towards a draw.

use zgoda_game::{BySide, Side};
use zgoda_record::event::Actor;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_speech::Message;
use zgoda_speech::announcement::{AssistantDuty, BoardOf, BoardState, Consent, Item};

use crate::session::desk::appoint;
use crate::session::fair_play::Role as Column;
use crate::session::game::StandingEntry;
use crate::session::live::{LiveGame, devices, open};
use crate::session::options::SensorBoards;
use crate::view::words::name;
use crate::view::{
    AsWritten, AssistantView, CarryOut, Clock, Difference, Face, HalfMove, HelperView, Man,
    PlayerView, Prepared, Public, RoomView, SeatView,
};

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
        side,
        public: Public::of(live),
        clock: Clock::of(live),
        record: HalfMove::all(live),
        count: theirs.count(),
        asks: theirs.asks(side.into()),
        before: theirs.before(side.into()),
        as_written: theirs.as_written(side.into()),
        differences: theirs.differences(),
        men: theirs.men(),
    })
}

/// The page for a player's own acts. In official play it exists only if the event consents to a page.
pub(super) fn seat(live: &LiveGame, side: Side) -> Option<SeatView> {
    let options = live.table.options();
    let given = |consent| options.mode == Mode::Training || options.event.consents.has(consent);
    let theirs = Cut {
        live,
        role: Column::Concerned,
        side,
    };
    let whole = given(Consent::PlayerPageRecord);
    let mut record = HalfMove::all(live);
    if !whole {
        let own = record.into_iter().rfind(|it| it.side == side);
        record = own.into_iter().collect();
    }
    given(Consent::PlayerPage).then(|| SeatView {
        side,
        public: Public::of(live),
        clock: Clock::of(live).filter(|_| live.table.face_may_be_seen()),
        record,
        whole,
        asks: theirs.asks(side.into()),
        before: theirs.before(side.into()),
        as_written: theirs.as_written(side.into()),
        press: devices::press_mark(live),
        answers: devices::answer_mark(side.into(), live),
    })
}

pub(super) fn assistant(live: &LiveGame, side: Side) -> Option<AssistantView> {
    let blind = *live.table.options().sight.get(side) == Sight::Blind;
    let theirs = Cut {
        live,
        role: Column::Assistant,
        side,
    };
    let records_and_presses = appoint::has_duty(side, AssistantDuty::RecordAndClock, &live.table);
    let there = (blind && !live.table.game().is_alone(side)) || live.table.has_assistant(side);
    there.then(|| AssistantView {
        side,
        duties: AssistantDuty::ALL
            .into_iter()
            .filter(|duty| appoint::has_duty(side, *duty, &live.table))
            // If the assistant also presses the clock, record-keeping is not listed as a separate duty.
            .filter(|duty| *duty != AssistantDuty::Record || !records_and_presses)
            .map(|duty| duty.key().to_owned())
            .collect(),
        public: Public::of(live),
        clock: Face::of(live),
        record: HalfMove::all(live),
        carry_out: theirs.carry_out(),
        count: theirs.count(),
        asks: theirs.asks(Actor::assistant(side)),
        before: theirs.before(Actor::assistant(side)),
        as_written: theirs.as_written(Actor::assistant(side)),
        differences: theirs.differences(),
        men: theirs.men(),
        press: devices::press_mark(live).filter(|_| records_and_presses),
        answers: devices::answer_mark(Actor::assistant(side), live),
    })
}

/// The view of the helper of a sighted player.
pub(super) fn helper(live: &LiveGame, side: Side) -> Option<HelperView> {
    let options = live.table.options();
    let sees = *options.sight.get(side) == Sight::Sighted;
    let theirs = Cut {
        live,
        role: Column::Opponent,
        side,
    };
    (sees || options.mode == Mode::Training).then(|| HelperView {
        side,
        carry_out: theirs.still_to_be_done().map(|(it, _)| it),
    })
}

/// A game, and the person who views it.
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

    /// The number of moves. In official play it is told only while the player is on move. It is not told while a side must still
    /// press, because the number would reveal this (Kodeks VIII 5.1, II 6.9).
    fn count(&self) -> Option<BySide<usize>> {
        let now =
            self.live.table.options().mode == Mode::Training || self.live.table.on_move(self.side);
        let told = now
            && self
                .live
                .table
                .knows(Item::MoveCount, Column::Concerned, self.side);
        told.then(|| self.live.table.moves_made())
    }

    fn asks(&self, actor: Actor) -> Vec<String> {
        let open = open::open_for(Some(actor), self.live);
        let written = |message: &&Message| matches!(message, Message::AsWritten { .. });
        let open = open.iter().filter(|message| self.knows(message.item()));
        // A text that is read out is shown together with its question, so it is left out here.
        let asked = open.filter(|message| !written(message));
        asked.map(|message| message.kind().to_owned()).collect()
    }

    /// The open question before the first move.
    fn before(&self, actor: Actor) -> Option<Prepared> {
        let open = open::open_for(Some(actor), self.live);
        let mut known = open.iter().filter(|message| self.knows(message.item()));
        known.find_map(|message| match message {
            Message::AskBefore { item } => Some(Prepared::of(*item)),
            _ => None,
        })
    }

    /// The open questions that the event file answers, and that a single yes settles.
    fn as_written(&self, actor: Actor) -> Vec<AsWritten> {
        let open = open::open_for(Some(actor), self.live);
        let known = open.iter().filter(|message| self.knows(message.item()));
        let written = known.filter_map(|message| match message {
            Message::AsWritten { item, answer } => Some(AsWritten {
                asked: Prepared::of(*item),
                answer: (*answer).into(),
            }),
            _ => None,
        });
        written.collect()
    }

    fn differences(&self) -> Option<Vec<Difference>> {
        self.knows(Item::BoardDetails)
            .then(|| differences(self.live))
    }

    fn men(&self) -> Option<Vec<Man>> {
        let now = self.live.table.game().now();
        self.knows(Item::BoardByEar).then(|| Man::all(now))
    }

    /// The last half-move, if this side's assistant must still carry it out (Kodeks VIII 4.1.1, 4.1.2).
    fn carry_out(&self) -> Option<CarryOut> {
        let (done, mover) = self.still_to_be_done()?;
        let duty = if mover == self.side {
            AssistantDuty::OpponentsBoard
        } else {
            AssistantDuty::OwnBoard
        };
        appoint::has_duty(self.side, duty, &self.live.table).then_some(done)
    }

    /// The last half-move and its side, if it must still be carried out on the other board.
    fn still_to_be_done(&self) -> Option<(CarryOut, Side)> {
        let live = self.live;
        let last = live.table.game().last()?;
        let own_boards = matches!(live.table.options().boards, SensorBoards::Own(_));
        let board = BoardOf::Side(last.side.other());
        // A board with sensors shows if the half-move was carried out. For any other board this is unknown.
        let awaited =
            live.boards.board(board).is_none() || live.boards.is_awaited_on(board, &live.table);
        (own_boards && awaited).then(|| (CarryOut::of(live, last, board), last.side))
    }
}

/// The differences of boards that people were told of.
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
    fn of(live: &LiveGame, last: &StandingEntry, board: BoardOf) -> CarryOut {
        let variant = last.after.variant();
        let captured = last.mv.captured.into_iter();
        CarryOut {
            board,
            half_move: HalfMove::of(live, last),
            remove: captured.map(|square| name(square, variant)).collect(),
            stands: last.after.at(last.mv.to),
        }
    }
}
