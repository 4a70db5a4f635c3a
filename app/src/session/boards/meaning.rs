//! What a board's reading means for the game: an entry, a correction, a question, a transfer.
//!
//! The shadow board has judged it already. Each player moves on his own board and carries the other's
//! half-moves out there (Kodeks VIII 2.3), so only the mover's board makes entries; what another board
//! shows before it is a transfer that came early.

use zgoda_game::shadow::{Candidate, Judgement, Regularity};
use zgoda_game::{Legality, Moment, Move, Side, Square, legality};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BoardOf, Earcon, Switch};

use super::Presence;
use crate::record::event::{Body, Source, Stated, StruckBecause};
use crate::session::fair_play::Audience;
use crate::session::game::{Done, Origin, Standing, State};
use crate::session::moves::why_illegal;
use crate::session::options::Mode;
use crate::session::{Entering, Instead, Replaced, Session};

impl Session {
    pub(super) fn settled(&mut self, of: BoardOf, judgement: Judgement, now: Moment) {
        let movers = self.table.shown_on(self.table.game().now().turn()) == Some(of);
        match judgement {
            Judgement::Agrees => self.agrees(of, now),
            Judgement::Played(candidate) if !movers => self.ahead(of, &candidate, now),
            // The mover's own board will tell.
            Judgement::PlayedRow(_) | Judgement::Several(_) if !movers => {}
            Judgement::Played(candidate) => {
                self.arrived(of);
                self.seen(of, candidate, now);
            }
            Judgement::PlayedRow(row) => {
                self.arrived(of);
                for candidate in row {
                    if self.table.shown_on(self.table.game().now().turn()) == Some(of) {
                        self.seen(of, candidate, now);
                    }
                }
            }
            Judgement::Ahead(row) => self.ask_about_ahead(of, &row, now),
            Judgement::Followed(_) => self.followed(of, now),
            Judgement::Corrected(candidate) => {
                self.seen_instead(of, candidate, StruckBecause::Corrected, now);
            }
            Judgement::Completed(candidate) => {
                self.seen_instead(of, candidate, StruckBecause::Completed, now);
            }
            Judgement::TakenBack => self.taken_back(of, now),
            Judgement::Several(candidates) => {
                let before = *self.table.game().now();
                self.ask_which_way(before.turn(), candidates, sensed());
            }
            // A wrong transfer was undone; that the right one is still to come is no difference.
            Judgement::AwaitsTransfer => self.mended(of),
            Judgement::UnderWay => {}
            // The program's own hands are at it.
            Judgement::Differs(_) if self.hands_set_it_up(of) => {}
            Judgement::Differs(difference) => self.differs(of, &difference, now),
        }
    }

    /// This board shows a half-move of the side to move before that side's own board does: it was
    /// announced, and carried out here at once. It waits. A half-move of the other side is none.
    fn ahead(&mut self, of: BoardOf, candidate: &Candidate, now: Moment) {
        let there = self.table.game().now();
        let movers = there.pieces(there.turn()).has(candidate.mv.from);
        if movers {
            self.arrived(of);
        } else {
            self.differs_now(of, now);
        }
    }

    fn arrived(&mut self, of: BoardOf) {
        if let Some(board) = self.board_mut(of) {
            board.presence = Presence::Here;
        }
    }

    /// The board shows a new half-move.
    fn seen(&mut self, of: BoardOf, candidate: Candidate, now: Moment) {
        let side = self.table.game().now().turn();
        if self.told_illegal(of, candidate, *self.table.game().now(), now) {
            return;
        }
        self.mended(of);
        let stated = self.stated_before(side, &candidate.mv);
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
        if self.told_illegal(of, candidate, last.before, now) {
            return;
        }
        self.mended(of);
        let who = (None, Source::Sensor);
        let Some(struck) = self.strike_last(because, Replaced::ByNext, who, now) else {
            return;
        };
        let late = self.taken_off_after_a_pause(&struck, &candidate, now);
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
            self.note_irregular_hand(entry, "Kodeks I 5.4.13", late, now);
        }
        if let State::Made(by) = struck.state {
            self.make_last(by, now);
        }
    }

    /// The captured men that came off only after a pause (Kodeks I 5.4.13). The Kodeks gives no limit; as long as
    /// training waits for the rest of a capture nobody can have meant to break it off.
    fn taken_off_after_a_pause(
        &self,
        struck: &Standing,
        candidate: &Candidate,
        now: Moment,
    ) -> Vec<Square> {
        let pause = self.table.options().waits.sensing.unfinished;
        let paused = struck.side == struck.before.turn()
            && struck.mv.from == candidate.mv.from
            && struck.mv.to == candidate.mv.to
            && struck.seen.after(pause) <= now;
        let late = candidate.mv.captured.minus(struck.mv.captured);
        late.into_iter().filter(|_| paused).collect()
    }

    fn taken_back(&mut self, of: BoardOf, now: Moment) {
        self.mended(of);
        let who = (None, Source::Sensor);
        let struck = self.strike_last(StruckBecause::TakenBack, Replaced::ByNothing, who, now);
        let Some(struck) = struck else { return };
        self.follow();
        self.say_taken_back(&struck);
    }

    /// Training: names the reason of an illegal half-move and lets it be put right. In official play
    /// there is no such thing.
    fn told_illegal(
        &mut self,
        of: BoardOf,
        candidate: Candidate,
        before: zgoda_game::Setup,
        now: Moment,
    ) -> bool {
        if self.table.options().mode == Mode::Official || candidate.regularity == Regularity::Legal
        {
            return false;
        }
        let Legality::Irregular(irregularity) = legality(&before, &candidate.mv) else {
            return false;
        };
        let tried = self.table.spoken(&before, &candidate.mv);
        let why = why_illegal(irregularity);
        let side = before.turn();
        self.note_difference(of, Switch::On, now);
        self.table.say_when_durable(
            Audience::Private(side),
            Message::MoveIllegal { tried, why },
            About::default(),
        );
        true
    }

    /// Was just this announced before the board showed it?
    pub(super) fn stated_before(&self, side: Side, mv: &Move) -> Stated {
        let before = self.table.game().now();
        match self.table.game().announced(side) {
            Some(announced) if announced.waits_for(before, mv) => Stated::Stated,
            _ => Stated::BoardNotStated,
        }
    }

    fn agrees(&mut self, of: BoardOf, now: Moment) {
        let Some(board) = self.board_mut(of) else {
            return;
        };
        let uneven = std::mem::replace(&mut board.uneven, Switch::Off) == Switch::On;
        let had_differed = board.difference.take().is_some() || uneven;
        let went_back = std::mem::replace(&mut board.awaits_the_record, Switch::Off);
        let arrived = board.presence == Presence::Arrived;
        board.presence = Presence::Here;
        let about = About::board(of);
        if went_back == Switch::On {
            let manners = self.manners();
            if let Some(board) = self.board_mut(of) {
                board.shadow.mind(manners);
            }
        }
        let transferred = self.transferred(of, now);
        self.rests();
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
            self.mend_the_next(now);
        }
        if transferred {
            if self.aloud.is_some() {
                self.speak_aloud(Switch::Off);
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

    /// Was a half-move that was done elsewhere just carried out here?
    fn transferred(&mut self, of: BoardOf, now: Moment) -> bool {
        let Some(entry) = self.table.game().last().map(|last| last.id) else {
            return false;
        };
        if !self.awaited.carried_out(entry, of) {
            return false;
        }
        let body = Body::CarriedOut {
            entry,
            board: of.into(),
        };
        self.table.commit(None, Source::Sensor, body, now);
        if let Some(board) = self.board_mut(of) {
            // These were touches of the transfer, which are none (Kodeks VIII 2.3).
            board.trace.forget_before(now);
        }
        self.follow();
        true
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
