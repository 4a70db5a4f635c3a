//! What a board's reading means for the game: an entry, a correction, a question, a transfer.
//!
//! The shadow board has judged it already. Each player moves on their own board and carries the other's
//! half-moves out there (Kodeks VIII 2.3), so only the mover's board makes entries; what another board shows
//! before it is a transfer that came early.

use zgoda_game::shadow::{Candidate, Judgement, Regularity};
use zgoda_game::{Legality, Moment, Move, Side, Square, legality};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BoardOf, Earcon};

use super::Presence;
use super::difference::InWords;
use crate::record::event::{Body, Source, Stated, StruckBecause};
use crate::session::boards::{self, Boards};
use crate::session::fair_play::Audience;
use crate::session::game::{Done, Origin, Standing, State};
use crate::session::live::{self, LiveGame, Replaced};
use crate::session::moves::why_illegal;
use crate::session::options::Mode;
use crate::session::table::Table;
use crate::session::under_way::UnderWay;
use crate::session::{Entering, Instead, announced, simulated, undo};

impl LiveGame {
    pub(super) fn settled(&mut self, of: BoardOf, judgement: Judgement, now: Moment) {
        let movers = self.table.shown_on(self.table.game().now().turn()) == Some(of);
        match judgement {
            Judgement::Agrees => self.agrees(of, now),
            Judgement::Played(candidate) if !movers => {
                self.boards.ahead(of, &candidate, &mut self.table, now);
            }
            // The mover's own board will tell.
            Judgement::PlayedRow(_) | Judgement::Several(_) if !movers => {}
            Judgement::Played(candidate) => {
                self.boards.arrived(of);
                self.seen(of, candidate, now);
            }
            Judgement::PlayedRow(row) => {
                self.boards.arrived(of);
                for candidate in row {
                    if self.table.shown_on(self.table.game().now().turn()) == Some(of) {
                        self.seen(of, candidate, now);
                    }
                }
            }
            Judgement::Ahead(row) => {
                self.boards
                    .ask_about_ahead(of, &row, &mut self.questions, &mut self.table, now);
            }
            Judgement::Followed(_) => self.followed(of, now),
            Judgement::Corrected(candidate) => {
                self.seen_instead(of, candidate, StruckBecause::Corrected, now);
            }
            Judgement::Completed(candidate) => {
                self.seen_instead(of, candidate, StruckBecause::Completed, now);
            }
            Judgement::TakenBack => {
                self.boards
                    .taken_back(of, &mut self.under_way, &mut self.table, now);
            }
            Judgement::Several(candidates) => {
                let before = *self.table.game().now();
                self.ask_which_way(before.turn(), candidates, sensed());
            }
            // A wrong transfer was undone; that the right one is still to come is no difference.
            Judgement::AwaitsTransfer => self.boards.mended(of),
            Judgement::UnderWay => {}
            // The program's own hands are at it.
            Judgement::Differs(_) if simulated::hands_set_it_up(of, &self.boards) => {}
            Judgement::Differs(difference) => {
                self.boards.differs(of, &difference, &mut self.table, now);
            }
        }
    }

    /// The board shows a new half-move.
    fn seen(&mut self, of: BoardOf, candidate: Candidate, now: Moment) {
        let side = self.table.game().now().turn();
        if self.boards.told_illegal(
            of,
            candidate,
            *self.table.game().now(),
            &mut self.table,
            now,
        ) {
            return;
        }
        self.boards.mended(of);
        let stated = stated_before(side, &candidate.mv, &self.table);
        let done = Done {
            side,
            mv: candidate.mv,
            origin: Origin::Board(of),
            stated,
        };
        self.enter(done, None, &sensed(), now);
    }

    /// The board shows another half-move in place of the last, or the rest of it.
    fn seen_instead(
        &mut self,
        of: BoardOf,
        candidate: Candidate,
        because: StruckBecause,
        now: Moment,
    ) {
        let Some(last) = self.table.game().last().cloned() else {
            return;
        };
        if self
            .boards
            .told_illegal(of, candidate, last.before, &mut self.table, now)
        {
            return;
        }
        self.boards.mended(of);
        let who = (None, Source::Sensor);
        let Some(struck) = live::strike_last(
            because,
            Replaced::ByNext,
            who,
            &mut self.under_way,
            &mut self.table,
            now,
        ) else {
            return;
        };
        let late = taken_off_after_a_pause(&struck, &candidate, &self.table, now);
        let stated = match because {
            // Who stated the squares stated this half-move too.
            StruckBecause::Completed => struck.stated,
            StruckBecause::Corrected
            | StruckBecause::TakenBack
            | StruckBecause::WalkedBack
            | StruckBecause::Undone => Stated::BoardNotStated,
        };
        let done = Done {
            side: struck.side,
            mv: candidate.mv,
            origin: Origin::Board(of),
            stated,
        };
        self.enter(done, Some(&struck), &sensed(), now);
        if let (false, Some(entry)) = (
            late.is_empty(),
            self.table.game().last().map(|last| last.id),
        ) {
            boards::note_irregular_hand(entry, "Kodeks I 5.4.13", late, &mut self.table, now);
        }
        if let State::Made(by) = struck.state {
            self.make_last(by, now);
        }
    }

    fn agrees(&mut self, of: BoardOf, now: Moment) {
        let Some(board) = self.boards.board_mut(of) else {
            return;
        };
        let uneven = std::mem::replace(&mut board.uneven, false);
        let had_differed = board.difference.take().is_some() || uneven;
        let went_back = std::mem::replace(&mut board.awaits_the_record, false);
        let arrived = board.presence == Presence::Arrived;
        board.presence = Presence::Here;
        let about = About::board(of);
        if went_back {
            let manners = self
                .desk
                .manners(&self.timing, &self.preparation, &self.table);
            if let Some(board) = self.boards.board_mut(of) {
                board.shadow.mind(manners);
            }
        }
        let transferred = self.boards.transferred(of, &mut self.table, now);
        if had_differed || arrived {
            let body = Body::BoardAgreed { board: of.into() };
            self.table.commit(None, Source::Sensor, body, now);
            self.table.say_when_durable(
                self.table.board_hand(of),
                Message::BoardAgrees { board: of },
                about,
            );
        }
        if had_differed {
            self.boards.mend_the_next(&mut self.table, now);
        }
        if transferred {
            if self.under_way.aloud.is_some() {
                announced::agree_aloud(&mut self.under_way, &mut self.table);
            } else if !had_differed && !arrived {
                let hand = match of {
                    BoardOf::Side(side) => Audience::Hand(side),
                    BoardOf::Shared => Audience::Public,
                };
                self.table.sound(
                    hand,
                    Message::BoardAgrees { board: of },
                    Earcon::Agree,
                    about,
                );
            }
        }
    }
}

impl Boards {
    /// This board shows a half-move of the side to move before that side's own board does: it was
    /// announced, and carried out here at once. It waits. A half-move of the other side is none.
    fn ahead(&mut self, of: BoardOf, candidate: &Candidate, table: &mut Table, now: Moment) {
        let there = table.game().now();
        let movers = there.pieces(there.turn()).has(candidate.mv.from);
        if movers {
            self.arrived(of);
        } else {
            self.differs_now(of, table, now);
        }
    }

    fn arrived(&mut self, of: BoardOf) {
        if let Some(board) = self.board_mut(of) {
            board.presence = Presence::Here;
        }
    }

    fn taken_back(
        &mut self,
        of: BoardOf,
        under_way: &mut UnderWay,
        table: &mut Table,
        now: Moment,
    ) {
        self.mended(of);
        let who = (None, Source::Sensor);
        let struck = live::strike_last(
            StruckBecause::TakenBack,
            Replaced::ByNothing,
            who,
            under_way,
            table,
            now,
        );
        let Some(struck) = struck else { return };
        self.follow(table);
        undo::say_taken_back(&struck, table);
    }

    /// Training: names the reason of an illegal half-move and lets it be put right. In official play
    /// there is no such thing.
    fn told_illegal(
        &mut self,
        of: BoardOf,
        candidate: Candidate,
        before: zgoda_game::Setup,
        table: &mut Table,
        now: Moment,
    ) -> bool {
        if table.options().mode == Mode::Official || candidate.regularity == Regularity::Legal {
            return false;
        }
        let Legality::Irregular(irregularity) = legality(&before, &candidate.mv) else {
            return false;
        };
        let tried = table.spoken(&before, &candidate.mv);
        let why = why_illegal(irregularity);
        let side = before.turn();
        self.note_difference(of, InWords::Now, table, now);
        table.say_when_durable(
            Audience::Private(side),
            Message::MoveIllegal { tried, why },
            About::default(),
        );
        true
    }

    /// Was a half-move that was done elsewhere just carried out here?
    fn transferred(&mut self, of: BoardOf, table: &mut Table, now: Moment) -> bool {
        let Some(entry) = table.game().last().map(|last| last.id) else {
            return false;
        };
        if !self.awaited.carried_out(entry, of) {
            return false;
        }
        let body = Body::CarriedOut {
            entry,
            board: of.into(),
        };
        table.commit(None, Source::Sensor, body, now);
        if let Some(board) = self.board_mut(of) {
            // These were touches of the transfer, which are none (Kodeks VIII 2.3).
            board.trace.forget_before(now);
        }
        self.follow(table);
        true
    }
}

/// The captured men that came off only after a pause (Kodeks I 5.4.13). The Kodeks gives no limit; as long as
/// training waits for the rest of a capture nobody can have meant to break it off.
fn taken_off_after_a_pause(
    struck: &Standing,
    candidate: &Candidate,
    table: &Table,
    now: Moment,
) -> Vec<Square> {
    let pause = table.options().waits.sensing.unfinished;
    let paused = struck.side == struck.before.turn()
        && struck.mv.from == candidate.mv.from
        && struck.mv.to == candidate.mv.to
        && struck.seen.after(pause) <= now;
    let late = candidate.mv.captured.minus(struck.mv.captured);
    late.into_iter().filter(|_| paused).collect()
}

/// Was just this announced before the board showed it?
pub(super) fn stated_before(side: Side, mv: &Move, table: &Table) -> Stated {
    let before = table.game().now();
    match table.game().announced(side) {
        Some(announced) if announced.waits_for(before, mv) => Stated::Stated,
        _ => Stated::BoardNotStated,
    }
}

/// An entry that only a board shows.
const fn sensed() -> Entering {
    Entering {
        source: Source::Sensor,
        actor: None,
        written: String::new(),
        instead: Instead::Nothing,
    }
}
