//! What is told on request: last moves, where the game stands, times, states. Nothing here changes anything.
//! What stands on the board is told by `look`.

use zgoda_game::{Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{
    Besides, BoardOf, BoardState, Consent, OwnBoard, Recorded, SpokenMove, Switch,
};

use super::command::{Clocks, Of};
use super::effect::Again;
use super::fair_play::Audience;
use super::options::{Mode, Options, Sight};
use super::{Phase, Session};
use crate::record::event::Actor;

/// How many utterances `history` tells where no number is given, and at most: longer answers are
/// not listened to.
const HISTORY: usize = 5;
const HISTORY_MOST: usize = 50;

impl Session {
    /// The last half-move and how the boards stand to it.
    pub(super) fn status(&mut self, actor: Option<Actor>) {
        let boards = self.board_states_for(actor);
        let last = self.table.game().last().map(|entry| {
            let ply = usize::try_from(entry.ply).unwrap_or(usize::MAX);
            (ply, entry.side, self.table.spoken(&entry.before, &entry.mv))
        });
        self.table.reply(actor, Message::Status { last, boards });
    }

    /// The last half-move, or the last of one side.
    pub(super) fn last(&mut self, of: Option<Of>, actor: Option<Actor>) {
        let last = match of.map(|of| of.side(self.table.asker(actor))) {
            Some(side) => self.table.game().last_of(side),
            None => self.table.game().last(),
        };
        let message = match last {
            None => Message::NoMoveYet,
            Some(entry) => Message::LastMove {
                ply: usize::try_from(entry.ply).unwrap_or(usize::MAX),
                side: entry.side,
                played: self.table.spoken(&entry.before, &entry.mv),
            },
        };
        self.table.reply(actor, message);
    }

    /// Where are we: what waits for the asker, the last half-move of each side, and the clocks.
    pub(super) fn where_are_we(&mut self, actor: Option<Actor>, now: Moment) {
        let last = |side| {
            let entry = self.table.game().last_of(side)?;
            Some(self.table.spoken(&entry.before, &entry.mv))
        };
        let own = self.table.options().boards.of(self.table.asker(actor));
        let message = Message::Where {
            white: last(Side::White),
            black: last(Side::Black),
            over: if self.table.phase() == Phase::Over {
                Switch::On
            } else {
                Switch::Off
            },
            own: own.map_or(OwnBoard::None, |board| self.own_board(board.of, actor)),
            offer: self.table.game().pending_offer(),
            besides: Box::new(Besides {
                open: self.open_for(actor),
                left: self.times_left(now),
            }),
        };
        self.table.reply(actor, message);
    }

    /// What is still to be done on a player's own board.
    fn own_board(&self, of: BoardOf, actor: Option<Actor>) -> OwnBoard {
        match (self.board_state_for(of, actor), self.to_transfer(of)) {
            (BoardState::Away(_), _) => OwnBoard::Away,
            // What was carried out wrongly is mended first.
            (BoardState::Differs(_), _) => OwnBoard::Differs,
            (_, Some(played)) => OwnBoard::ToMake(played),
            (BoardState::UnderWay(_), None) => OwnBoard::UnderWay,
            (BoardState::Agrees(_), None) => OwnBoard::Done,
        }
    }

    /// The half-move that is in the record and still to be carried out on this board.
    fn to_transfer(&self, of: BoardOf) -> Option<SpokenMove> {
        let last = self.table.game().last()?;
        if !self.awaited.boards(Some(last)).contains(&of) {
            return None;
        }
        Some(self.table.spoken(&last.before, &last.mv))
    }

    fn board_states_for(&self, actor: Option<Actor>) -> Vec<BoardState> {
        let boards = self.boards.iter().map(|it| it.board.of);
        boards.map(|of| self.board_state_for(of, actor)).collect()
    }

    /// How a board stands, for the one who asks. In official play no player hears that his opponent is at work on a
    /// board of his own before the half-move is in the record; until then that board stands as the record does.
    fn board_state_for(&self, of: BoardOf, actor: Option<Actor>) -> BoardState {
        let hidden = match (of, self.table.answered(actor)) {
            // The assistant at his own ear sees the boards; a player hears of his own.
            (BoardOf::Shared, _) | (_, Audience::Assistant) => false,
            (BoardOf::Side(side), _) => {
                self.table.options().mode == Mode::Official
                    && self.table.hearing().ear(self.table.asker(actor)) != side.into()
            }
        };
        match self.board_state(of) {
            BoardState::UnderWay(of) if hidden && self.to_transfer(of).is_none() => {
                BoardState::Agrees(of)
            }
            state => state,
        }
    }

    /// Moves made, of each side. In official play the number is told on one's own move only (Kodeks VIII
    /// 5.1): at another time it would tell that the opponent has pressed (R03).
    ///
    /// On it a blind player has a right to the number (VIII 5.1), whoever tells it; anybody else only
    /// where the event consents to it.
    pub(super) fn count(&mut self, line: &str, actor: Option<Actor>, now: Moment) {
        let asker = self.table.hearer(actor);
        let entitled = self.table.options().mode == Mode::Training
            || *self.table.options().sight.get(asker) == Sight::Blind
            || self.table.options().event.consents.has(Consent::MoveCount);
        if !entitled {
            return self
                .table
                .not_consented(Consent::MoveCount, line, actor, now);
        }
        let message = if self.table.options().mode == Mode::Official && !self.table.on_move(asker) {
            Message::CountNotNow
        } else {
            Message::Count {
                moves: self.table.moves_made(),
            }
        };
        self.table.reply(actor, message);
    }

    /// The clocks, at any time, as a sighted player sees his (Kodeks VIII 1.4): what is left on one, in few words, or
    /// everything, what was used first (VIII 5.1).
    pub(super) fn clock(&mut self, clocks: Clocks, actor: Option<Actor>, now: Moment) {
        let own = self.table.hearer(actor);
        let of = match clocks {
            Clocks::Of(Of::Own) => Some(own),
            Clocks::Of(of) => Some(of.side(self.table.asker(actor))),
            Clocks::Full => None,
        };
        let message = match self.clock_reading(now) {
            Some(clock) => Message::ClockShows { own, of, clock },
            None => Message::NoClock,
        };
        self.table.reply(actor, message);
    }

    /// Whose turn is it? In official play nobody tells a player (Kodeks II 6.9); but whose time runs everybody may see who
    /// looks at a clock, and so may hear it who asks (VIII 1.4).
    pub(super) fn tell_turn(&mut self, line: &str, actor: Option<Actor>, now: Moment) {
        let message = match (self.table.options().mode, self.clock_reading(now)) {
            (Mode::Training, _) => Message::TurnIs {
                turn: self.table.game().now().turn(),
            },
            (Mode::Official, Some(clock)) => Message::ClockRuns {
                own: self.table.hearer(actor),
                running: clock.running,
            },
            (Mode::Official, None) => {
                let why = "told in training only (Kodeks II 6.9)";
                self.table.refused(line, why, actor, now);
                Message::TrainingOnly
            }
        };
        self.table.reply(actor, message);
    }

    /// How the game ended. That it is not over tells nobody anything of the position.
    pub(super) fn tell_result(&mut self, actor: Option<Actor>) {
        let message = match (self.table.phase(), self.table.result()) {
            (Phase::Over, Some(result)) => Message::GameOver { result },
            (Phase::Over, None) => Message::GameIsOver,
            _ => Message::NotOver,
        };
        self.table.reply(actor, message);
    }

    /// Nothing has to be saved: what was said as recorded is kept.
    pub(super) fn tell_kept(&mut self, actor: Option<Actor>) {
        let message = match self.table.recorded() {
            Recorded::Safe => Message::GameKept,
            Recorded::NotRecorded => Message::DiskLost,
        };
        self.table.reply(actor, message);
    }

    pub(super) fn history(&mut self, count: Option<usize>, actor: Option<Actor>) {
        let count = count.unwrap_or(HISTORY).clamp(1, HISTORY_MOST);
        self.table.again(Again::History(count), actor);
    }

    /// The settings in force.
    pub(super) fn settings(&mut self, actor: Option<Actor>) {
        let Options {
            mode, sight, event, ..
        } = self.table.options();
        let variant = self.table.game().start().variant();
        let mut settings = event.aloud(*mode, variant, Some(*sight));
        settings.extend(self.own_settings(actor));
        self.table.reply(actor, Message::SettingsAre { settings });
    }

    pub(super) fn boards_agree(&mut self, actor: Option<Actor>) {
        if self.boards.is_empty() {
            return self.table.reply(actor, Message::NoSensorBoard);
        }
        // The first thing that is to be done, if there is anything.
        let to_do = |state: BoardState| match state {
            BoardState::Away(board) => Some(Message::BoardAway { board }),
            BoardState::Differs(of) => Some(Message::MendNext {
                step: self.mend_step(of)?,
            }),
            BoardState::UnderWay(board) => Some(Message::TransferAwaited {
                board,
                played: self.to_transfer(board)?,
            }),
            BoardState::Agrees(_) => None,
        };
        match self.board_states_for(actor).into_iter().find_map(to_do) {
            Some(message) => self.table.reply(actor, message),
            None => self.status(actor),
        }
    }
}
