//! What is told on request: last moves, where the game stands, times, states. Nothing here changes anything.
//! What stands on the board is told by `look`.

use zgoda_game::{Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{BoardOf, BoardState, Consent, OwnBoard, SpokenMove};

use super::effect::Again;
use super::fair_play::Audience;
use super::options::{Mode, Options, Sight};
use super::{Session, State};
use crate::record::event::Actor;

/// How many utterances `history` tells where no number is given, and at most: longer answers are
/// not listened to.
const HISTORY: usize = 5;
const HISTORY_MOST: usize = 50;

impl Session {
    /// The last half-move and how the boards stand to it.
    pub(super) fn status(&mut self, actor: Option<Actor>) {
        let boards = self.board_states_for(actor);
        let last = self.game.last().map(|entry| {
            let ply = usize::try_from(entry.ply).unwrap_or(usize::MAX);
            (ply, entry.side, self.spoken(&entry.before, &entry.mv))
        });
        self.reply(actor, Message::Status { last, boards });
    }

    pub(super) fn last(&mut self, actor: Option<Actor>) {
        let message = match self.game.last() {
            None => Message::NoMoveYet,
            Some(entry) => Message::LastMove {
                ply: usize::try_from(entry.ply).unwrap_or(usize::MAX),
                side: entry.side,
                played: self.spoken(&entry.before, &entry.mv),
            },
        };
        self.reply(actor, message);
    }

    /// Where are we: what waits for the asker, the last half-move of each side, and the clocks.
    pub(super) fn where_are_we(&mut self, actor: Option<Actor>, now: Moment) {
        let last = |side| {
            let entry = self.game.last_of(side)?;
            Some(self.spoken(&entry.before, &entry.mv))
        };
        let own = self.options.boards.of(self.asker(actor));
        let message = Message::Where {
            white: last(Side::White),
            black: last(Side::Black),
            own: own.map_or(OwnBoard::Done, |board| self.own_board(board.of, actor)),
            offer: self.game.pending_offer(),
            left: self.times_left(now).map(Box::new),
        };
        self.reply(actor, message);
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
        let last = self.game.last().filter(|it| it.awaited.contains(&of))?;
        Some(self.spoken(&last.before, &last.mv))
    }

    fn board_states_for(&self, actor: Option<Actor>) -> Vec<BoardState> {
        let boards = self.boards.iter().map(|it| it.board.of);
        boards.map(|of| self.board_state_for(of, actor)).collect()
    }

    /// How a board stands, for the one who asks. In official play no player hears that his opponent is at work on a
    /// board of his own before the half-move is in the record; until then that board stands as the record does.
    fn board_state_for(&self, of: BoardOf, actor: Option<Actor>) -> BoardState {
        let hidden = match (of, self.answered(actor)) {
            // The assistant at his own ear sees the boards; a player hears of his own.
            (BoardOf::Shared, _) | (_, Audience::Assistant) => false,
            (BoardOf::Side(side), _) => {
                self.options.mode == Mode::Official
                    && self.hearing().ear(self.asker(actor)) != side.into()
            }
        };
        match self.board_state(of) {
            BoardState::UnderWay(of) if hidden && self.to_transfer(of).is_none() => {
                BoardState::Agrees(of)
            }
            state => state,
        }
    }

    /// Half-moves made. In official play the number is told on one's own move only (Kodeks VIII
    /// 5.1): at another time it would tell that the opponent has pressed (R03).
    ///
    /// On it a blind player has a right to the number (VIII 5.1), whoever tells it; anybody else only
    /// where the event consents to it.
    pub(super) fn count(&mut self, line: &str, actor: Option<Actor>, now: Moment) {
        let asker = self.hearer(actor);
        let entitled = self.options.mode == Mode::Training
            || *self.options.sight.get(asker) == Sight::Blind
            || self.options.event.consents.has(Consent::MoveCount);
        if !entitled {
            return self.not_consented(Consent::MoveCount, line, actor, now);
        }
        let message = if self.options.mode == Mode::Official && !self.on_move(asker) {
            Message::CountNotNow
        } else {
            Message::Count {
                plies: self.game.made().max(self.plies_pressed()),
            }
        };
        self.reply(actor, message);
    }

    /// Is it this side's move, and has the other one finished his? With a clock, by the clock.
    pub(super) fn on_move(&self, side: Side) -> bool {
        if self.timing.is_there() {
            return self.on_the_clock() == Some(side);
        }
        let mut last = self.game.last().into_iter();
        let open = last.any(|last| last.state == State::Open);
        self.game.now().turn() == side && !open
    }

    /// Both clocks, at any time, as a sighted player sees his (Kodeks VIII 1.4); what was used comes
    /// first (VIII 5.1).
    pub(super) fn clock(&mut self, actor: Option<Actor>, now: Moment) {
        let own = self.hearer(actor);
        let message = match self.clock_reading(now) {
            Some(clock) => Message::ClockShows { own, clock },
            None => Message::NoClock,
        };
        self.reply(actor, message);
    }

    pub(super) fn history(&mut self, count: Option<usize>, actor: Option<Actor>) {
        let count = count.unwrap_or(HISTORY).clamp(1, HISTORY_MOST);
        self.again(Again::History(count), actor);
    }

    /// The settings in force.
    pub(super) fn settings(&mut self, actor: Option<Actor>) {
        let Options {
            mode, sight, event, ..
        } = &self.options;
        let variant = self.game.start().variant();
        let mut settings = event.aloud(*mode, variant, Some(*sight));
        settings.extend(self.own_settings(actor));
        self.reply(actor, Message::SettingsAre { settings });
    }

    /// May the device do this here? In official play without the chief arbiter's consent it says so, and
    /// that it was asked for is written down (Kodeks II 2.4.10, R04).
    pub(super) fn consented(
        &mut self,
        function: Consent,
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) -> bool {
        let allowed = self.may(function);
        if !allowed {
            self.not_consented(function, line, actor, now);
        }
        allowed
    }

    pub(super) fn not_consented(
        &mut self,
        function: Consent,
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let why = format!("no consent to {} (Kodeks II 2.4.10)", function.key());
        self.refused(line, &why, actor, now);
        self.reply(actor, Message::NotConsented { function });
    }

    /// The same without a word.
    pub(super) fn may(&self, function: Consent) -> bool {
        self.options.mode == Mode::Training || self.options.event.consents.has(function)
    }

    pub(super) fn boards_agree(&mut self, actor: Option<Actor>) {
        if self.boards.is_empty() {
            return self.reply(actor, Message::NoSensorBoard);
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
            Some(message) => self.reply(actor, message),
            None => self.status(actor),
        }
    }
}
