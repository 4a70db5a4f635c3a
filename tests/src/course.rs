// SPDX-License-Identifier: GPL-3.0-or-later
//! The stage that a game has reached, for the tests of what the program may say. The stage is derived from the written events, not
//! taken from the program's own state.

use zgoda_game::Side;
use zgoda_record::event::{ArbiterWords, Body};
use zgoda_speech::announcement::BoardOf;

/// The stages that the information matrix distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The clock was not started yet; in a game without a clock, no half-move was entered yet.
    BeforeStart,
    /// Play is under way.
    Running,
    /// An arbiter, or a call, has stopped the game, and there is no decision yet.
    Stopped,
    /// An arbiter's words are open, and there is no decision yet.
    WordsOpen,
    /// An arbiter has decided which position stands, and the board has not shown it yet.
    Mending,
}

impl Stage {
    /// All stages, in their order.
    pub const ALL: [Stage; 5] = [
        Stage::BeforeStart,
        Stage::Running,
        Stage::Stopped,
        Stage::WordsOpen,
        Stage::Mending,
    ];
}

/// The state that follows from the events so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    with_clock: bool,
    started: bool,
    played: bool,
    stopped: bool,
    words_open: bool,
    compared: bool,
    /// The boards that differed from the record in the last event about each.
    differs: Vec<BoardOf>,
    /// The boards that do not show the decided position yet.
    to_mend: Vec<BoardOf>,
    /// The side that asked for a check and got the other player's consent, and true if a half-move was entered since. `None` from
    /// the second half-move after the consent on.
    checked: Option<(Side, bool)>,
}

impl Course {
    /// A game without events.
    #[must_use]
    pub const fn new(with_clock: bool) -> Course {
        Course {
            with_clock,
            started: false,
            played: false,
            stopped: false,
            words_open: false,
            compared: false,
            differs: Vec::new(),
            to_mend: Vec::new(),
            checked: None,
        }
    }

    /// Takes in one more event.
    pub fn add(&mut self, body: &Body) {
        match body {
            Body::ClockSetGoing { .. } => self.started = true,
            Body::ClockRead(read) => self.started |= read.running.is_some(),
            Body::PlayStopped => self.stopped = true,
            Body::ArbiterWords { state } => match state {
                ArbiterWords::Opened => self.words_open = true,
                ArbiterWords::Closed => self.words_open = false,
                ArbiterWords::Refused => {}
            },
            Body::EntryWritten(entry) => {
                self.played = true;
                self.shows_it(entry.board);
                let checked = self.checked.take().filter(|(_, moved)| !moved);
                self.checked = checked.map(|(by, _)| (by, true));
                if !self.stopped {
                    self.compared = false;
                    self.to_mend.clear();
                }
            }
            Body::Compared { .. } => self.compared = true,
            Body::WalkedBack { .. } | Body::PutBack { .. } => {
                self.compared = false;
                let sides = Side::ALL.map(BoardOf::Side);
                self.to_mend = sides.into_iter().chain([BoardOf::Shared]).collect();
            }
            Body::PlayResumed { .. } => {
                self.stopped = false;
                if std::mem::take(&mut self.compared) {
                    self.to_mend.extend_from_slice(&self.differs);
                }
            }
            Body::BoardDiffered { board, .. } => self.differs.push(*board),
            Body::BoardAgreed { board } | Body::CarriedOut { board, .. } => {
                self.shows_it(Some(*board));
            }
            Body::CheckAsked { .. } => self.checked = None,
            Body::CheckAnswered { by, consents } => {
                self.checked = consents.then_some((*by, false));
            }
            _ => {}
        }
    }

    /// Notes that this board shows the position of the record.
    fn shows_it(&mut self, board: Option<BoardOf>) {
        self.differs.retain(|it| Some(*it) != board);
        self.to_mend.retain(|it| Some(*it) != board);
    }

    /// The stage of the game for the board `of`; with `None`, the game is mending while any of `boards` is to be mended.
    #[must_use]
    pub fn stage(&self, of: Option<BoardOf>, boards: &[BoardOf]) -> Stage {
        let begun = if self.with_clock {
            self.started
        } else {
            self.played
        };
        let mended = |board: &BoardOf| self.to_mend.contains(board);
        let mending = match of {
            Some(board) => mended(&board),
            None => boards.iter().any(mended),
        };
        match () {
            () if !begun => Stage::BeforeStart,
            () if mending => Stage::Mending,
            () if self.words_open => Stage::WordsOpen,
            () if self.stopped => Stage::Stopped,
            () => Stage::Running,
        }
    }

    /// True from the consent to a check until the second half-move after it.
    #[must_use]
    pub const fn is_check_agreed(&self) -> bool {
        self.checked.is_some()
    }

    /// The side to which records are read out: the side that asked, until a half-move is entered.
    #[must_use]
    pub const fn reads_for(&self) -> Option<Side> {
        match self.checked {
            Some((by, false)) => Some(by),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::event::{Entry, EntryId, Stated};

    const BLACKS: BoardOf = BoardOf::Side(Side::Black);
    const BOTH: [BoardOf; 2] = [BoardOf::Side(Side::White), BLACKS];

    fn half_move() -> Body {
        Body::EntryWritten(Entry {
            men_off: Vec::new(),
            entry: EntryId(1),
            ply: 1,
            side: Side::White,
            notation: "32-28".to_owned(),
            from: "32".to_owned(),
            to: "28".to_owned(),
            captured: Vec::new(),
            path: Vec::new(),
            crowned: false,
            irregular: None,
            before: String::new(),
            after: String::new(),
            stated: Stated::Stated,
            board: None,
            written: None,
            record_of: None,
        })
    }

    fn words(state: ArbiterWords) -> Body {
        Body::ArbiterWords { state }
    }

    fn compared() -> Body {
        Body::Compared {
            case: "A".to_owned(),
            agreed_plies: 0,
            first_difference: None,
            proposed_ply: None,
            why: String::new(),
            white: Vec::new(),
            black: Vec::new(),
            arbiters: Vec::new(),
            against: None,
        }
    }

    fn differed() -> Body {
        Body::BoardDiffered {
            board: BLACKS,
            shown: String::new(),
            remove: Vec::new(),
            put: Vec::new(),
        }
    }

    /// The stage after each of these events.
    fn stages(events: &[Body]) -> Vec<Stage> {
        let mut course = Course::new(false);
        let stage = |event| {
            course.add(event);
            course.stage(None, &BOTH)
        };
        events.iter().map(stage).collect()
    }

    #[test]
    fn an_arbiter_who_only_looks_or_stops_mends_nothing() {
        use Stage::{BeforeStart, Mending, Running, Stopped, WordsOpen};
        let resumed = Body::PlayResumed { stopped_ms: 1 };
        let events = [
            words(ArbiterWords::Opened),
            half_move(),
            differed(),
            Body::PlayStopped,
            words(ArbiterWords::Closed),
            resumed.clone(),
            Body::PlayStopped,
            compared(),
            resumed,
            Body::BoardAgreed { board: BLACKS },
        ];
        let expected = [
            BeforeStart,
            WordsOpen,
            WordsOpen,
            WordsOpen,
            Stopped,
            Running,
            Stopped,
            Stopped,
            Mending,
            Running,
        ];
        assert_eq!(stages(&events), expected);
    }

    #[test]
    fn a_walk_back_decides_until_each_board_has_shown_it() {
        let walked = Body::WalkedBack {
            to: 0,
            why: String::new(),
            struck: Vec::new(),
        };
        let mut course = Course::new(false);
        for event in [half_move(), Body::PlayStopped, walked] {
            course.add(&event);
        }
        assert_eq!(course.stage(Some(BLACKS), &BOTH), Stage::Mending);
        course.add(&Body::BoardAgreed { board: BLACKS });
        assert_eq!(course.stage(Some(BLACKS), &BOTH), Stage::Stopped);
        assert_eq!(course.stage(None, &BOTH), Stage::Mending);
    }
}
