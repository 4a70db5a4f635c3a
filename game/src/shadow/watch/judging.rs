// SPDX-License-Identifier: GPL-3.0-or-later
//! Judges the present reading by the record and by an open question.

use super::*;

impl Shadow {
    pub(super) fn judge_again(&mut self) {
        let Some(reading) = self.reading else {
            self.pending = None;
            return;
        };
        self.look_at_those_in_doubt(&reading);
        if reading.differs_from(&self.line.now).is_empty() {
            self.order.note_carried_out();
        }
        if self.shows_the_record(&reading) {
            (self.proof, self.shown) = (Proof::Given, Proof::Given);
        }
        let judged = self.judged(&reading);
        self.waiting = match &judged {
            Judgement::Played(it) => Some(it.mv),
            _ => None,
        };
        self.note_whether_it_is_explained(&judged);
        if judged != Judgement::UnderWay {
            self.uneven = Uneven::NotTold;
        }
        match &judged {
            Judgement::Played(candidate)
            | Judgement::Corrected(candidate)
            | Judgement::Completed(candidate)
                if candidate.regularity == Regularity::Legal =>
            {
                self.seen = Some(judged.clone());
            }
            Judgement::Agrees | Judgement::TakenBack => self.seen = None,
            _ => {}
        }
        self.pending = self.beside_what_was_asked(judged, &reading);
    }

    /// Notes the moment from which the board is unexplained. While a board differs, hands at work may cause readings that look like
    /// half-moves. Such a reading ends the difference only if it lasts for longer than a square flickers.
    fn note_whether_it_is_explained(&mut self, judged: &Judgement) {
        let now = self.rest_since;
        match judged {
            Judgement::Differs(_) => {
                let explained = self.explained.take();
                let stood = explained.is_some_and(|since| since.after(self.waits.flicker) <= now);
                if stood || self.unexplained.is_none() {
                    self.unexplained = Some(now);
                }
            }
            Judgement::Agrees
            | Judgement::TakenBack
            | Judgement::AwaitsTransfer
            | Judgement::CarriedOut => (self.unexplained, self.explained) = (None, None),
            _ => self.explained = self.explained.or(Some(now)),
        }
    }

    /// The judgement after a comparison with the row of half-moves that an open question is about; `None` while the board still
    /// shows that row.
    fn beside_what_was_asked(&mut self, judged: Judgement, reading: &Reading) -> Option<Judgement> {
        let Some(asked) = &mut self.asked else {
            return Some(judged);
        };
        let after = after_row(&self.line.now, &asked.row);
        asked.stands = Stands::Yes;
        if reading.differs_from(&after).is_empty() {
            return None;
        }
        if let Some(pace) = followed(&self.line, &asked.row, reading, self.handling) {
            return Some(Judgement::Followed(pace));
        }
        if next_begun(&self.line, &asked.row, reading) {
            return None;
        }
        asked.stands = Stands::No;
        Some(judged)
    }

    /// True if the board shows the record's position. While a half-move is to be carried out on this board, the position before it
    /// and the steps in between also count. While a difference is being mended, a piece off its square counts as missing, and not
    /// as such a step.
    fn shows_the_record(&self, reading: &Reading) -> bool {
        let differs = reading.differs_from(&self.line.now);
        if differs.within(doubt::empty(self.record.noted_off, reading)) {
            return true;
        }
        let last = self.line.last.as_ref();
        last.filter(|last| {
            last.state == LastState::ToTransfer && self.handling != Handling::Mending
        })
        .is_some_and(|last| {
            reading.differs_from(&last.before).is_empty()
                || (!self.mending && in_the_middle(&last.before, &last.mv, reading))
        })
    }

    /// Notes the men in doubt that are off the board, if the board has no other difference from the record. A man that was seen on
    /// its square no longer counts as off, so lifting it begins a half-move. But while a capture is to be carried out on this
    /// board, any man in doubt may count as off again.
    fn look_at_those_in_doubt(&mut self, reading: &Reading) {
        let last = self.record.last.as_ref();
        let may_be_off = match last.is_some_and(|last| last.state == LastState::ToTransfer) {
            true => self.record.in_doubt,
            false => self.off,
        };
        let off = doubt::empty(may_be_off, reading);
        if off != self.off && (reading.differs_from(&self.record.without(off).now)).is_empty() {
            self.take_off(off);
        }
    }

    pub(super) fn judged(&self, reading: &Reading) -> Judgement {
        let judged = self.judged_beside(reading);
        let explained = match &judged {
            Judgement::Played(it) => {
                it.regularity == Regularity::Legal || goes_there(&self.line.now, &it.mv)
            }
            judged => explains_all(judged),
        };
        if explained || self.proof == Proof::Wanting {
            return judged;
        }
        let course = self.course();
        let with_men_there =
            doubt::with_men_there(&self.record, self.off, course, reading, self.handling);
        with_men_there.unwrap_or(judged)
    }

    fn course(&self) -> Course<'_> {
        Course {
            stood: self.stood.as_deref(),
            waits: self.waiting.as_ref(),
            order: &self.order,
        }
    }

    /// The judgement of the reading. If it explains more, the squares that differed before the hand began are left out.
    fn judged_beside(&self, reading: &Reading) -> Judgement {
        let line = &self.line;
        let beside = (self.aside).judged(line, self.course(), reading, self.handling);
        if let Some(Judgement::Played(it)) = &beside
            && it.regularity == Regularity::Legal
        {
            return Judgement::Played(*it);
        }
        let plain = self.judged_whole(reading);
        if matches!(plain, Judgement::Ahead(_)) && self.aside.explains(&line.now, reading) {
            // This difference was there before the hand began, so people are not asked if it is a row of half-moves.
            return Judgement::Differs(Difference::between(reading, &line.now));
        }
        match beside {
            Some(beside) if !explains_all(&plain) => beside,
            _ => plain,
        }
    }

    fn judged_whole(&self, reading: &Reading) -> Judgement {
        match self.proof {
            Proof::Given => {
                let judged = judge_after(&self.line, self.course(), reading, self.handling);
                match &judged {
                    Judgement::Played(candidate)
                        if candidate.regularity == Regularity::Irregular =>
                    {
                        self.and_begun(&candidate.mv, reading).unwrap_or(judged)
                    }
                    _ => judged,
                }
            }
            Proof::Wanting => {
                let judged =
                    judge_unproved(&self.line, &self.order, reading, self.handling, self.asking);
                self.begun_or_missing(judged, reading)
            }
        }
    }

    /// The judgement that this legal half-move was played and answered, if a piece of the other side went off in the same reading.
    /// A man taken off by mistake would have gone off in an earlier or later reading.
    fn and_begun(&self, mv: &Move, reading: &Reading) -> Option<Judgement> {
        let now = &self.line.now;
        let others = now.pieces(now.turn().other());
        let mut gone = (mv.captured & self.went & others).into_iter();
        let legal = legal_moves(now);
        let mv = gone.find_map(|square| {
            let without = Move {
                captured: mv.captured.without(square),
                ..*mv
            };
            let begun = || lifted_only(&without.apply(now), now.turn().other(), reading);
            (legal.contains(&without) && begun()).then_some(without)
        })?;
        Some(Judgement::Played(Candidate {
            mv,
            regularity: Regularity::Legal,
            pace: Pace::CouldGoOn,
        }))
    }

    /// The judgement for the only legal capture that the pending half-move can be a part of, in training.
    pub(super) fn whole_of_what_is_under_way(&self) -> Option<Judgement> {
        let (now, reading) = (&self.line.now, self.reading.as_ref()?);
        let Some(Judgement::Played(part)) = &self.pending else {
            return None;
        };
        if part.regularity == Regularity::Legal || self.handling != Handling::Training {
            return None;
        }
        let whole = |mv: &Move| {
            let begun = (mv.from, mv.to) == (part.mv.from, part.mv.to);
            begun && part.mv.captured.within(mv.captured) && in_the_middle(now, mv, reading)
        };
        let mut wholes = legal_moves(now).into_iter().filter(whole);
        let (mv, None) = (wholes.next()?, wholes.next()) else {
            return None;
        };
        Some(Judgement::Played(Candidate {
            mv,
            regularity: Regularity::Legal,
            pace: Pace::CouldGoOn,
        }))
    }

    /// Turns a half-move under way into a difference if only one piece is missing, or if there is a surplus piece. On a board that
    /// is still being set up or put right, such a reading is not taken for a hand at work. A capture under way is not changed.
    fn begun_or_missing(&self, judged: Judgement, reading: &Reading) -> Judgement {
        if judged != Judgement::UnderWay {
            return judged;
        }
        let difference = Difference::between(reading, &self.line.now);
        let missing = difference.remove.is_empty() && difference.put.len() == 1;
        if missing || self.one_too_many() {
            Judgement::Differs(difference)
        } else {
            Judgement::UnderWay
        }
    }
}
