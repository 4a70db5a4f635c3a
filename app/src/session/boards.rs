//! What a sensor board shows, and what follows from it.
//!
//! The shadow board says what a reading means; here it becomes an entry, a question or a difference.
//! A board is a claim about the record, so a difference never changes it.

use zgoda_game::shadow::{Candidate, Difference, Judgement, Standing as Legal, Stirred};
use zgoda_game::{Legality, Moment, Move, Side, Square, legality};
use zgoda_hw::{BoardEvent, Orientation};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BoardOf, BoardState, Earcon, MendStep, Switch};

use super::effect::Effect;
use super::fair_play::Audience;
use super::game::{Done, Origin, State, Transfer};
use super::moves::why_illegal;
use super::options::{Mode, Opening};
use super::{
    Battery, Began, BoardDesk, Difference as Told, Entering, Instead, Phase, Presence, Question,
    Replaced, Session, board_word,
};
use crate::record::event::{Body, MadeBy, Source, Stated, StruckBecause};

/// Below this the battery is spoken of, once.
const BATTERY_LOW_PERCENT: u8 = 10;

impl Session {
    /// The sensor board did something.
    pub(super) fn board_event(&mut self, event: BoardEvent, now: Moment) {
        let Some(desk) = &mut self.board else { return };
        let of = desk.board.of;
        match event {
            BoardEvent::Changed(at) => desk.shadow.stirs(at),
            BoardEvent::Reading { reading, since } => {
                if desk.presence != Presence::Here {
                    desk.presence = Presence::Arrived;
                }
                desk.shadow.sensed(reading, since);
                if desk.presence == Presence::Arrived
                    && desk.shadow.judgement() == Some(Judgement::UnderWay)
                {
                    desk.found_under_way = Switch::On;
                }
            }
            BoardEvent::Connected => {
                desk.presence = Presence::Arrived;
                self.say(self.board_hand(of), Message::BoardConnected { board: of });
            }
            BoardEvent::Lost(why) => {
                desk.presence = Presence::Away;
                desk.difference = None;
                desk.shadow.silent();
                let body = Body::BoardLost {
                    board: board_word(of),
                    why: why.to_string(),
                };
                self.record(None, Source::Sensor, body, now);
                self.say(Audience::Public, Message::BoardLost { board: of });
            }
            BoardEvent::Back => {
                desk.presence = Presence::Arrived;
                self.say(Audience::Public, Message::BoardBack { board: of });
            }
            BoardEvent::Orientation(orientation) => self.orientation(of, orientation),
            BoardEvent::Identified(identity) => {
                let identity = [
                    identity
                        .serial
                        .map(|serial| format!("serial number {serial}")),
                    identity.version.map(|version| format!("version {version}")),
                    identity.trademark,
                ];
                let identity = identity
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join("; ");
                let body = Body::BoardFound {
                    board: board_word(of),
                    identity,
                };
                self.record(None, Source::Sensor, body, now);
            }
            BoardEvent::Battery(battery) => {
                // One byte may be noise; the next answer, some minutes later, tells.
                let low = battery.percent <= BATTERY_LOW_PERCENT;
                let told = desk.battery == Battery::Told;
                desk.battery = match (desk.battery, low) {
                    (Battery::Told, _) | (Battery::LowOnce, true) => Battery::Told,
                    (Battery::Fine, true) => Battery::LowOnce,
                    (Battery::Fine | Battery::LowOnce, false) => Battery::Fine,
                };
                if desk.battery == Battery::Told && !told {
                    let percent = battery.percent;
                    self.say(
                        self.board_hand(of),
                        Message::BatteryLow { board: of, percent },
                    );
                }
            }
            // A board does not change its size: what it tells while it is read is noise.
            BoardEvent::WrongSize { .. } if desk.shadow.reading().is_some() => {}
            BoardEvent::WrongSize { fields } => {
                let why = format!("the board has {fields} squares; plug in one of the right size");
                let body = Body::BoardLost {
                    board: board_word(of),
                    why,
                };
                self.record(None, Source::Sensor, body, now);
                self.say(Audience::Public, Message::BoardLost { board: of });
            }
            BoardEvent::Anomalies(anomalies) => tracing::debug!(?anomalies, "line trouble"),
            BoardEvent::Clock(times) => tracing::trace!(?times, "a clock on the board's line"),
            BoardEvent::Write(_) => {}
        }
        self.drain_board(now);
    }

    pub(super) fn tick_board(&mut self, now: Moment) {
        if self.adjusting == Switch::On {
            return;
        }
        if let Some(desk) = &mut self.board {
            desk.shadow.tick(now);
        }
        self.drain_board(now);
        if self.began_by(now) {
            self.make_last(MadeBy::OpponentBegan, now);
        }
        let sound_again = self.board.as_mut().and_then(|desk| {
            let told = desk
                .difference
                .as_mut()
                .filter(|told| told.sound_at <= now)?;
            told.sound_at = now.after(self.options.waits.still_differs);
            Some(desk.board.of)
        });
        if let Some(of) = sound_again {
            let message = Message::BoardStillDiffers { board: of };
            let about = About::board(of);
            self.sound(self.board_hand(of), message, Earcon::StillDiffers, about);
        }
    }

    /// Has the other side begun? Its man must be off for longer than one that is merely not seen for
    /// a scan, and everything else must stand: else the hand that made the half-move is still at it.
    fn began_by(&mut self, now: Moment) -> bool {
        let there = *self.game.now();
        let Some(desk) = &mut self.board else {
            return false;
        };
        let Some(began) = desk.began.take_if(|began| began.at <= now) else {
            return false;
        };
        let reading = desk.shadow.reading();
        reading.is_some_and(|reading| reading.differs_from(&there).only() == Some(began.square))
    }

    /// Takes everything the shadow board has to say.
    pub(super) fn drain_board(&mut self, now: Moment) {
        while let Some(stirred) = self.board.as_mut().and_then(|desk| desk.shadow.poll()) {
            match stirred {
                Stirred::Lifted(square) => self.touched(square, Touch::Lifted, now),
                Stirred::Placed(square) => self.touched(square, Touch::Placed, now),
                Stirred::Settled(judgement) if self.phase == Phase::Playing => {
                    self.settled(judgement, now);
                }
                Stirred::Settled(_) => {}
            }
        }
    }

    /// Looks at the board afresh, because what was ignored before counts now.
    pub(super) fn compare_again(&mut self, now: Moment) {
        if let Some(desk) = &mut self.board
            && let Some(reading) = desk.shadow.reading().copied()
        {
            desk.shadow.silent();
            desk.shadow.sensed(reading, now);
        }
    }

    /// A square was emptied or filled: evidence (Kodeks VIII 2.1), never a decision. Between
    /// "poprawiam" and "done" it is no touch (I 3.13).
    fn touched(&mut self, square: Square, touch: Touch, now: Moment) {
        let Some(of) = self.board.as_ref().map(|desk| desk.board.of) else {
            return;
        };
        if self.adjusting == Switch::On {
            return;
        }
        let (board, name) = (board_word(of), self.name(square));
        let body = match touch {
            Touch::Lifted => Body::Lifted {
                board,
                square: name,
            },
            Touch::Placed => Body::Placed {
                board,
                square: name,
            },
        };
        let event = crate::record::event::Event {
            ms: now.as_ms(),
            actor: None,
            source: Source::Sensor,
            body,
        };
        self.durable.evidence(event, now);
        // Perhaps the other side begins, and the half-move before counts.
        let now_there = *self.game.now();
        let own = now_there
            .at(square)
            .is_some_and(|piece| piece.side == now_there.turn());
        let rest_of_last = self
            .game
            .last()
            .is_some_and(|last| zgoda_game::shadow::may_still_take(&last.before, &last.mv, square));
        if touch == Touch::Lifted && own && !rest_of_last {
            let at = now.after(self.options.waits.sensing.settle * 2);
            if let Some(desk) = &mut self.board {
                desk.began = Some(Began { square, at });
            }
        }
    }

    fn settled(&mut self, judgement: Judgement, now: Moment) {
        let first_look = self.board.as_ref().is_some_and(|desk| {
            desk.presence == Presence::Arrived
                && desk.found_under_way == Switch::Off
                && desk.difference.is_none()
        });
        let resumed = self.options.opening == Opening::Resumed;
        match judgement {
            Judgement::Agrees => self.agrees(now),
            Judgement::Played(candidate) if first_look && resumed => {
                self.arrived();
                let side = self.game.now().turn();
                let shown = self.spoken(self.game.now(), &candidate.mv);
                self.question = Some(Question::BoardAhead {
                    side,
                    mv: candidate.mv,
                });
                self.ask(side, Message::AskBoardAhead { shown });
            }
            Judgement::Played(candidate) => {
                self.arrived();
                self.seen(candidate, now);
            }
            // A resumed game asks about one half-move; two are a difference.
            Judgement::PlayedTwo(_) if first_look && resumed => self.differs_now(now),
            Judgement::PlayedTwo(two) => {
                self.arrived();
                for candidate in two {
                    self.seen(candidate, now);
                }
            }
            Judgement::Corrected(candidate) => {
                self.seen_instead(candidate, StruckBecause::Corrected, now);
            }
            Judgement::Completed(candidate) => {
                self.seen_instead(candidate, StruckBecause::Completed, now);
            }
            Judgement::TakenBack => self.taken_back(now),
            Judgement::Several(candidates) => {
                let before = *self.game.now();
                let entering = sensed();
                self.ask_which_way(before.turn(), &before, candidates, entering);
            }
            // A wrong transfer was undone; that the right one is still to come is no difference.
            Judgement::AwaitsTransfer => self.mended(),
            Judgement::UnderWay => {}
            Judgement::Differs(difference) => self.differs(&difference, now),
        }
    }

    fn arrived(&mut self) {
        if let Some(desk) = &mut self.board {
            desk.presence = Presence::Here;
        }
    }

    /// The board shows a new half-move.
    fn seen(&mut self, candidate: Candidate, now: Moment) {
        let side = self.game.now().turn();
        if self.told_illegal(candidate, *self.game.now(), now) {
            return;
        }
        self.mended();
        let stated = self.stated_before(side, &candidate.mv);
        let done = Done {
            side,
            mv: candidate.mv,
            origin: Origin::Board,
            stated,
        };
        self.enter(done, None, &sensed(), now);
        let pressed = self.pressed_ahead.take();
        if pressed.is_some_and(|pressed| pressed.side == side && now <= pressed.until) {
            self.make_last(MadeBy::Press, now);
        }
    }

    /// The board shows another half-move in place of the last, or the rest of it.
    fn seen_instead(&mut self, candidate: Candidate, because: StruckBecause, now: Moment) {
        let Some(last) = self.game.last().cloned() else {
            return;
        };
        if self.told_illegal(candidate, last.before, now) {
            return;
        }
        self.mended();
        let who = (None, Source::Sensor);
        let Some(struck) = self.strike_last(because, Replaced::ByNext, who, now) else {
            return;
        };
        let stated = match because {
            // Who stated the squares stated this half-move too.
            StruckBecause::Completed => struck.stated,
            StruckBecause::Corrected | StruckBecause::TakenBack => Stated::BoardNotStated,
        };
        let done = Done {
            side: struck.side,
            mv: candidate.mv,
            origin: Origin::Board,
            stated,
        };
        self.enter(done, Some(&struck), &sensed(), now);
        if let State::Made(by) = struck.state {
            self.make_last(by, now);
        }
    }

    fn taken_back(&mut self, now: Moment) {
        self.mended();
        let who = (None, Source::Sensor);
        let struck = self.strike_last(StruckBecause::TakenBack, Replaced::ByNothing, who, now);
        let Some(struck) = struck else { return };
        self.follow();
        let about = About::entry(struck.ply, struck.id.0);
        let message = Message::MoveTakenBack {
            side: struck.side,
            struck: self.spoken(&struck.before, &struck.mv),
        };
        self.say_when_durable(Audience::Public, message, about);
    }

    /// Training: names the reason of an illegal half-move and lets it be put right. In official play
    /// there is no such thing.
    fn told_illegal(
        &mut self,
        candidate: Candidate,
        before: zgoda_game::Setup,
        now: Moment,
    ) -> bool {
        if self.options.mode == Mode::Official || candidate.standing == Legal::Legal {
            return false;
        }
        let Legality::Irregular(irregularity) = legality(&before, &candidate.mv) else {
            return false;
        };
        let tried = self.spoken(&before, &candidate.mv);
        let why = why_illegal(irregularity);
        let side = before.turn();
        self.note_difference(now);
        self.say_when_durable(
            Audience::Private(side),
            Message::MoveIllegal { tried, why },
            About::default(),
        );
        true
    }

    /// Was just this announced before the board showed it?
    fn stated_before(&self, side: Side, mv: &Move) -> Stated {
        match self.announced.get(side) {
            Some(announced) if announced.mv == *mv => Stated::Stated,
            _ => Stated::BoardNotStated,
        }
    }

    fn agrees(&mut self, now: Moment) {
        let Some(desk) = &mut self.board else { return };
        let of = desk.board.of;
        let had_differed = desk.difference.take().is_some();
        let arrived = desk.presence == Presence::Arrived;
        desk.presence = Presence::Here;
        let about = About::board(of);
        let transferred = self.transferred();
        if had_differed || arrived {
            let body = Body::BoardAgreed {
                board: board_word(of),
            };
            self.record(None, Source::Sensor, body, now);
            self.say_when_durable(
                self.board_hand(of),
                Message::BoardAgrees { board: of },
                about,
            );
        }
        if transferred {
            if self.aloud.is_some() {
                self.speak_aloud(Switch::Off);
            } else if !had_differed && !arrived {
                let message = Message::BoardAgrees { board: of };
                self.sound(self.board_hand(of), message, Earcon::Agree, about);
            }
        }
    }

    /// Was a half-move of the other side just carried out here?
    fn transferred(&mut self) -> bool {
        let Some(last) = self.game.last_mut() else {
            return false;
        };
        let waited = last.origin == Origin::Hand(Transfer::Open);
        if waited {
            last.origin = Origin::Hand(Transfer::Done);
            self.follow();
        }
        waited
    }

    /// Tells what the board shows now as a difference, whatever could explain it.
    pub(super) fn differs_now(&mut self, now: Moment) {
        let reading = self
            .board
            .as_ref()
            .and_then(|desk| desk.shadow.reading().copied());
        if let Some(reading) = reading {
            self.differs(&Difference::between(&reading, self.game.now()), now);
        }
    }

    fn differs(&mut self, difference: &Difference, now: Moment) {
        let Some(desk) = &mut self.board else { return };
        let of = desk.board.of;
        desk.presence = Presence::Here;
        let told_before = desk.difference.is_some();
        let about = About::board(of);
        let step = first_step(difference);
        if self.details_allowed()
            && let Some(step) = step
        {
            let message = if told_before {
                Message::MendNext { step }
            } else {
                Message::BoardDiffersBy {
                    board: of,
                    squares: difference.squares(),
                    step,
                }
            };
            self.note_difference(now);
            self.say_when_durable(self.board_hand(of), message, about);
        } else if !told_before {
            self.note_difference(now);
            self.say_when_durable(Audience::Public, Message::BoardDiffers { board: of }, about);
        }
    }

    /// Writes down what the board shows, and begins to sound again from time to time.
    fn note_difference(&mut self, now: Moment) {
        let at = now.after(self.options.waits.still_differs);
        let line = *self.game.now();
        let Some(desk) = &mut self.board else { return };
        let Some(reading) = desk.shadow.reading().copied() else {
            return;
        };
        desk.difference = Some(Told { sound_at: at });
        let of = desk.board.of;
        let difference = Difference::between(&reading, &line);
        let variant = line.variant();
        let mut shown = zgoda_game::Setup::empty(variant, line.turn());
        for square in variant.squares() {
            if let zgoda_game::Seen::Piece(piece) = reading.at(square) {
                shown.put(square, Some(piece));
            }
        }
        let body = Body::BoardDiffered {
            board: board_word(of),
            shown: zgoda_game::notation::write_fen(&shown),
            remove: difference
                .remove
                .into_iter()
                .map(|s| self.name(s))
                .collect(),
            put: difference.put.iter().map(|(s, _)| self.name(*s)).collect(),
        };
        self.record(None, Source::Sensor, body, now);
    }

    fn mended(&mut self) {
        if let Some(desk) = &mut self.board {
            desk.difference = None;
        }
    }

    fn orientation(&mut self, of: BoardOf, orientation: Orientation) {
        let Some(desk) = &mut self.board else { return };
        let known = desk.orientation.replace(orientation);
        match orientation {
            Orientation::Found(_) => {
                if matches!(self.question, Some(Question::Orientation)) {
                    self.question = None;
                }
            }
            Orientation::MustBeAsked => {
                self.question = Some(Question::Orientation);
                self.say(self.board_hand(of), Message::AskOrientation { board: of });
            }
            // Nothing can be told of the squares before it is known which is which.
            Orientation::NotYet if known != Some(orientation) => {
                self.say(Audience::Public, Message::BoardDiffers { board: of });
            }
            Orientation::NotYet => {}
        }
    }

    /// The hand that works on this board.
    pub(super) fn board_hand(&self, of: BoardOf) -> Audience {
        match of {
            BoardOf::Side(side) => Audience::Private(side),
            BoardOf::Shared => Audience::Public,
        }
    }

    /// How the board stands to the record now.
    pub(super) fn board_state(&self) -> BoardState {
        let Some(BoardDesk {
            board,
            shadow,
            presence,
            ..
        }) = &self.board
        else {
            return BoardState::NoSensors;
        };
        let of = board.of;
        match (presence, shadow.judgement()) {
            (Presence::Awaited | Presence::Away, _) | (_, None) => BoardState::Away(of),
            (_, Some(Judgement::Agrees)) => BoardState::Agrees(of),
            (_, Some(Judgement::Differs(_))) => BoardState::Differs(of),
            _ => BoardState::UnderWay(of),
        }
    }

    /// What is to be done first to mend the board, where that may be told.
    pub(super) fn mend_step(&self) -> Option<MendStep> {
        if !self.details_allowed() {
            return None;
        }
        let reading = self.board.as_ref()?.shadow.reading()?;
        first_step(&Difference::between(reading, self.game.now()))
    }

    pub(super) fn name(&self, square: Square) -> String {
        self.game.now().variant().name(square).to_string()
    }

    /// Tells the board's machine what should stand there, so that it finds out how it lies.
    pub(super) fn expect(&mut self) {
        let found = |desk: &BoardDesk| matches!(desk.orientation, Some(Orientation::Found(_)));
        if self.board.as_ref().is_some_and(|desk| !found(desk)) {
            self.effects.push_back(Effect::Expect(*self.game.now()));
        }
    }
}

/// What happened to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Touch {
    Lifted,
    Placed,
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

/// Removals first, one at a time.
fn first_step(difference: &Difference) -> Option<MendStep> {
    let remove = difference.remove.first().map(MendStep::Remove);
    remove.or_else(|| {
        difference
            .put
            .first()
            .map(|(square, piece)| MendStep::Put(*square, *piece))
    })
}
