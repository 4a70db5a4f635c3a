// SPDX-License-Identifier: GPL-3.0-or-later
//! Sensors of a square or of a whole board that people switch off.
//!
//! A square with its sensor off proves and disproves nothing; half-moves on it are typed or said. A side with its whole board off
//! counts as a side without a sensor board. The record keeps the switched-off sensors, so they are still off when the game is
//! resumed.

use zgoda_game::{Moment, Square, SquareSet};
use zgoda_hw::BoardEvent;
use zgoda_record::event::{Actor, Body, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BoardOf};

use super::{Boards, Presence, Watched};
use crate::desk_words::note::DeskNote;
use crate::session::ask::{Ask, OfABoard};
use crate::session::table::Table;

/// The most squares that can be weak; if more differ, the board is disturbed.
const MOST_WEAK: usize = 2;

/// Switches the sensor of this square, or all sensors, off or on.
pub(in crate::session) fn switch_sensors(
    boards: &mut Boards,
    (of, square): (BoardOf, Option<Square>),
    on: bool,
    actor: Option<Actor>,
    table: &mut Table,
) {
    let off = table.game().sensors_off();
    let is_on = match square {
        Some(square) => !off.squares(of).has(square),
        None => !off.is_off(of) && (!on || off.squares(of).is_empty()),
    };
    if is_on != on {
        let body = Body::SensorsSwitched {
            board: of,
            square: square.map(|square| table.name(square)),
            on,
        };
        table.commit(actor, Source::Keys, body);
        sensors_follow(boards, of, table);
    }
    let message = match square {
        Some(square) => Message::SensorSwitched {
            board: of,
            square,
            on,
        },
        None => Message::SensorsSwitched { board: of, on },
    };
    table.say_when_durable(table.board_hand(of), message, About::board(of));
}

/// Looks at the board, or ignores it, depending on which sensors are switched off in the record.
fn sensors_follow(boards: &mut Boards, of: BoardOf, table: &mut Table) {
    let now = table.now();
    let is_off = table.game().sensors_off().is_off(of);
    let unseen = table.game().sensors_off().squares(of);
    let Some(board) = boards.board_mut(of) else {
        return;
    };
    let was_off = board.is_off();
    if is_off && !was_off {
        board.is_switched_off();
        table.ask(Ask::Closed {
            of,
            asked: OfABoard::Orientation,
        });
        let last = table.game().last().map(|last| last.id);
        if let Some(last) = last {
            // No one carries out the half-move on that board any more.
            boards.awaited.carried_out(last, of);
        }
    }
    let Some(board) = boards.board_mut(of) else {
        return;
    };
    if board.shadow.unseen() != unseen {
        board.difference = None;
        board.uneven = false;
        board.shadow.look_away(unseen, now);
        // With other squares in view the board is compared again, so that its agreement is reported.
        board.presence = match board.presence {
            Presence::Here => Presence::Arrived,
            other => other,
        };
    }
    if was_off && !is_off {
        board.is_switched_on(now);
    }
    boards.follow(table);
}

/// Proposes to switch off sensors when a half-move was entered: those of the men that the board no longer showed even before the
/// hand began this half-move. Such a man may stand on the board unseen.
pub(super) fn went_on_beside(boards: &mut Boards, of: BoardOf, table: &mut Table) {
    let (Some(board), Some(last)) = (boards.board(of), table.game().last()) else {
        return;
    };
    if last.irregular().is_none() {
        // A man that moved or was captured is not missing. A man that is noted as off the board is in doubt already.
        let weak = board.shadow.set_aside() & last.before.occupied() & last.after.occupied();
        let weak = weak.minus(table.game().noted_off(of));
        for square in propose_to_switch_off(boards, of, weak, table) {
            let square = table.name(square);
            let body = Body::SensorProposed { board: of, square };
            table.commit(None, Source::Sensor, body);
        }
    }
}

/// Proposes once for each of these squares to switch off its sensor: in official play to the desk alone, in training to the player.
/// Returns the squares that were not proposed before.
pub(super) fn propose_to_switch_off(
    boards: &mut Boards,
    of: BoardOf,
    weak: SquareSet,
    table: &mut Table,
) -> SquareSet {
    let Some(board) = boards.board_mut(of) else {
        return SquareSet::EMPTY;
    };
    if weak.len() > MOST_WEAK {
        return SquareSet::EMPTY;
    }
    let weak = weak.minus(board.proposed);
    board.proposed |= weak;
    for square in weak {
        match table.options().mode {
            Mode::Training => {
                let message = Message::SensorMayBeWeak { board: of, square };
                table.say_when_durable(table.board_hand(of), message, About::board(of));
            }
            Mode::Official => {
                let square = table.name(square);
                table.tell_desk(DeskNote::SensorMayBeWeak { board: of, square });
            }
        }
    }
    weak
}

impl Watched {
    /// True if the whole board is switched off.
    pub(super) const fn is_off(&self) -> bool {
        matches!(self.presence, Presence::SwitchedOff(_))
    }

    fn is_switched_off(&mut self) {
        self.presence = Presence::SwitchedOff(self.shadow.shows().copied());
        self.hand_makes = None;
        self.difference = None;
        self.uneven = false;
        self.began = None;
        self.men_off.forget();
        self.shadow.silent();
    }

    fn is_switched_on(&mut self, now: Moment) {
        let Presence::SwitchedOff(shown) = self.presence else {
            return;
        };
        self.presence = Presence::Awaited;
        if let Some(reading) = shown {
            self.presence = Presence::Arrived;
            self.shadow.sensed(reading, now);
        }
    }

    /// Keeps the news of the device, without passing it on, while the board is switched off.
    pub(super) fn tells_while_off(&mut self, event: &BoardEvent) {
        match event {
            BoardEvent::Reading { reading, .. } => {
                self.presence = Presence::SwitchedOff(Some(*reading));
            }
            BoardEvent::Lost(_) => self.presence = Presence::SwitchedOff(None),
            BoardEvent::Orientation(orientation) => self.orientation = Some(*orientation),
            _ => {}
        }
    }
}
