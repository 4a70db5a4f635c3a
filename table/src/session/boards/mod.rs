// SPDX-License-Identifier: GPL-3.0-or-later
//! The sensor boards: the state of each board, and the moment at which it must be looked at.
//!
//! The shadow board interprets a reading. `events` handles the news of a device. `meaning` asks for an entry or puts a question, or
//! takes a transferred half-move. `awaited` keeps the boards on which half-moves are still to be carried out. `ahead` asks about a
//! board that has not proved itself. `men_off` notes other men that are off when a half-move is made. `over_stop` keeps half-moves
//! begun before a stop. `sensors` switches sensors off. `difference` tells people about readings that nothing explains. A board is
//! only a claim about the record, so this part enters nothing by itself: it asks for the entry of half-moves.

pub(in crate::session) mod ahead;
mod awaited;
mod difference;
mod events;
pub(in crate::session) mod meaning;
pub(in crate::session) mod men_off;
pub(in crate::session) mod over_stop;
pub(in crate::session) mod sensors;

use zgoda_game::shadow::{Handling, Judgement, Line, Shadow, ShadowEvent};
use zgoda_game::{
    HandIrregularity, Moment, Move, Reading, Setup, Side, Square, SquareSet, Touch, Touches, routes,
};
use zgoda_hw::OrientationNews;
use zgoda_record::event::{Body, EntryId, MadeBy, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::announcement::{BoardOf, BoardState};

use super::ask::Ask;
use super::effect::Effect;
use super::game::{Game, Origin};
use super::options::{Hands, Opening, Options, SensorBoard};
use crate::session::phase::Phase;
use crate::session::table::Table;
pub(super) use awaited::Awaited;
use men_off::MenOff;

/// A sensor board with its state.
#[derive(Debug)]
pub(super) struct Watched {
    pub(super) board: SensorBoard,
    pub(super) shadow: Shadow,
    presence: Presence,
    /// The half-moves of the question that is being asked about this board, in notation.
    asked: Vec<String>,
    /// True if the hand of the board was told that a piece is off, or that there is a piece too many.
    uneven: bool,
    /// The squares with sensors that were proposed for switching off. A square leaves the set when its man is seen again.
    proposed: SquareSet,
    /// A man that the other side may have taken up to begin its half-move.
    began: Option<Began>,
    difference: Option<ToldDifference>,
    orientation: Option<OrientationNews>,
    battery: Battery,
    /// The touches of the board's hand since the last half-move.
    touches: Touches,
    /// The men that are off the board.
    men_off: MenOff,
    /// True until the board has shown the position that the record went back to: earlier positions are no half-moves.
    pub(super) awaits_the_record: bool,
    /// The half-move that was under way on this board when play was stopped.
    at_the_stop: Option<over_stop::AtTheStop>,
    /// The position that the program's own hand is about to make on this board, and the moment until which it is awaited.
    pub(super) hand_makes: Option<(Setup, Moment)>,
}

/// All sensor boards, and the half-moves still to be carried out on them.
#[derive(Debug)]
pub(super) struct Boards {
    /// Every board, White's first.
    pub(super) all: Vec<Watched>,
    /// The boards on which half-moves are still to be carried out. The record does not keep these boards; after a restart only the
    /// positions on the boards show which they are.
    pub(super) awaited: Awaited,
    /// The moment at which acts of hands began to count again after a stop of play.
    counts_since: Option<Moment>,
    /// The moment at which several half-moves from a board were last entered together.
    row_at: Option<Moment>,
    /// The half-move that can take no more men, because the other board has shown it at rest since its press.
    bound: Option<EntryId>,
    /// The last half-move, once it was pressed for and the other board shows it, with the moment from which that board shows it.
    may_be_bound: Option<(EntryId, Moment)>,
}

impl Boards {
    /// The boards of this game, all still unread.
    pub(super) fn new(options: &Options, game: &Game) -> Boards {
        let boards = options.boards.all();
        let mut awaited = Awaited::default();
        if let (Opening::Resumed, Some(last)) = (options.opening, game.last()) {
            // When the program ended, hands may have carried out the last half-move only in part.
            let all = boards.iter().map(|board| board.of);
            let elsewhere = all.filter(|of| last.origin != Origin::Board(*of));
            let elsewhere = elsewhere.filter(|of| game.carries_out(*of));
            awaited.is_done(last.id, elsewhere.collect());
        }
        let watched = |board: &SensorBoard| {
            let line = game.line(board.of, awaited.boards(game.last()), None);
            let mut watched = Watched::new(*board, line, options);
            watched.proposed = game.sensors_off().proposed(board.of);
            if game.sensors_off().is_off(board.of) {
                watched.presence = Presence::SwitchedOff(None);
            }
            let unseen = game.sensors_off().squares(board.of);
            watched.shadow.look_away(unseen, Moment::ZERO);
            watched
        };
        let all = boards.iter().map(watched).collect();
        Boards {
            all,
            awaited,
            counts_since: None,
            row_at: None,
            bound: None,
            may_be_bound: None,
        }
    }
}

/// A lifted man of the side to move. If it is still off at the moment `at`, its side has begun the half-move.
#[derive(Clone, Copy, Debug)]
struct Began {
    square: Square,
    at: Moment,
}

/// The state of a board's battery, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Battery {
    /// The battery is not known to be low.
    Fine,
    /// The last answer about the battery was low.
    LowOnce,
    /// People were told that the battery is low.
    Told,
}

/// How a board answers at present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Presence {
    /// The board has never answered.
    Awaited,
    /// The board answers, but was not compared with the record since it came or since the arbiter went back.
    Arrived,
    /// The board answers.
    Here,
    /// The board no longer answers.
    Away,
    /// The news of the board comes seconds late, so it is not read.
    Late,
    /// A person switched off all sensors of the board. The reading is the last one before that.
    SwitchedOff(Option<Reading>),
}

/// A difference that people were told of.
#[derive(Clone, Copy, Debug)]
struct ToldDifference {
    sound_at: Moment,
    /// True if the words were spoken. They wait while another board is being mended: only one instruction is given at a time.
    words: bool,
    /// True if everybody was told. Until then only the hand at the board knows of the difference and may still put it right.
    everybody: bool,
    /// The squares that differed.
    squares: SquareSet,
    /// True if players were told that the board is no longer read.
    not_read: bool,
}

impl ToldDifference {
    fn is_told(&self) -> bool {
        self.words
    }
}

impl Watched {
    /// A board of which nothing is known yet.
    pub(super) fn new(board: SensorBoard, line: Line, options: &Options) -> Watched {
        let handling = options.mode.handling();
        Watched {
            board,
            shadow: Shadow::new(line, handling, options.sensing(board.of)),
            presence: Presence::Awaited,
            asked: Vec::new(),
            uneven: false,
            proposed: SquareSet::EMPTY,
            began: None,
            difference: None,
            orientation: None,
            battery: Battery::Fine,
            touches: Touches::default(),
            men_off: MenOff::default(),
            awaits_the_record: false,
            at_the_stop: None,
            hand_makes: None,
        }
    }

    /// True if the squares can be named, because it is known which way round the board lies.
    fn squares_are_known(&self) -> bool {
        let unknown = [OrientationNews::MustBeAsked, OrientationNews::Guessed(None)];
        self.orientation.is_none_or(|it| !unknown.contains(&it))
    }

    /// True if the board is so far from the record that its direction is a guess: no half-move is taken from it.
    fn is_guessed(&self) -> bool {
        matches!(self.orientation, Some(OrientationNews::Guessed(_)))
    }

    /// True if only a person can say which way round the board lies.
    fn must_be_asked(&self) -> bool {
        self.orientation == Some(OrientationNews::MustBeAsked)
    }

    /// The moment at which this board must be looked at again.
    pub(super) fn deadline(&self) -> Option<Moment> {
        let began = self.began.map(|began| began.at);
        let sound = self
            .difference
            .filter(ToldDifference::is_told)
            .map(|told| told.sound_at);
        [self.shadow.deadline(), began, sound, self.men_off.due()]
            .into_iter()
            .flatten()
            .min()
    }
}

impl Boards {
    pub(super) fn board(&self, of: BoardOf) -> Option<&Watched> {
        self.all.iter().find(|board| board.board.of == of)
    }

    /// The moment until which the program's own hand is making a half-move on this board. In training the board's position is not
    /// taken as final before then: a press is for the typed half-move, not for the unfinished work of that hand.
    pub(in crate::session) fn own_hand_is_at_it(
        &self,
        of: BoardOf,
        table: &Table,
    ) -> Option<Moment> {
        let (_, until) = self.board(of)?.hand_makes?;
        let waits = table.options().mode == Mode::Training && table.now() < until;
        waits.then_some(until)
    }

    /// True while the program's own hands set up the record's position on this board.
    pub(in crate::session) fn own_hands_set_up(&self, of: BoardOf) -> bool {
        self.board(of)
            .is_some_and(|board| board.board.hands == Hands::Simulated && board.awaits_the_record)
    }

    /// True while a person must be asked which way round this board lies: the board answers, but cannot be read yet.
    pub(in crate::session) fn is_asked_which_way(&self, of: BoardOf) -> bool {
        self.board(of).is_some_and(Watched::must_be_asked)
    }

    /// True if this board answers, and no person must say which way round it lies. A board in this state may still count as away,
    /// because none of its readings is trusted yet.
    pub(in crate::session) fn is_arriving(&self, of: BoardOf) -> bool {
        let answers =
            |board: &Watched| matches!(board.presence, Presence::Arrived | Presence::Here);
        self.board(of)
            .is_some_and(|it| answers(it) && !it.must_be_asked())
    }

    pub(super) fn board_mut(&mut self, of: BoardOf) -> Option<&mut Watched> {
        self.all.iter_mut().find(|board| board.board.of == of)
    }

    /// True if this side has a sensor board that answers in time or is switched off. Without such a board only the typed line
    /// counts.
    pub(super) fn sense(&self, side: Side, table: &Table) -> bool {
        let sensor = table.boards().of(side);
        let board = sensor.and_then(|sensor| self.board(sensor.of));
        let tells_nothing = [Presence::Awaited, Presence::Away, Presence::Late];
        board.is_some_and(|board| !tells_nothing.contains(&board.presence))
    }

    /// True if this board shows the record's position, or a step of the hand that is carrying out this half-move.
    pub(in crate::session) fn shows_no_more_than(
        &self,
        of: BoardOf,
        mv: &Move,
        table: &Table,
    ) -> bool {
        let reading = self.board(of).and_then(|board| board.shadow.reading());
        let now = table.game().now();
        let ends = mv.from.set().with(mv.to) | mv.captured;
        let way = routes(now, mv).into_iter().flat_map(|route| route.squares);
        let touched = way.fold(ends, |all, square| all.with(square));
        reading.is_some_and(|reading| reading.differs_from(now).within(touched))
    }

    /// True if the last half-move is still to be carried out on this board.
    pub(super) fn is_awaited_on(&self, of: BoardOf, table: &Table) -> bool {
        self.awaited.boards(table.game().last()).contains(&of)
    }

    /// True while a board is silent or late.
    pub(super) fn has_lost_one(&self) -> bool {
        let mut boards = self.all.iter();
        boards.any(|board| matches!(board.presence, Presence::Away | Presence::Late))
    }

    /// True if the men of a board that the program's own hand serves stand elsewhere than in the record.
    pub(in crate::session) fn own_men_stand_wrongly(&self) -> bool {
        let mut all = self.all.iter().map(|board| board.board);
        all.any(|board| {
            let state = self.board_state(board.of);
            let fits = [BoardState::Agrees(board.of), BoardState::Off(board.of)].contains(&state);
            board.hands == Hands::Simulated && !fits
        })
    }

    /// The boards on which a half-move that was made on `origin` must still be carried out.
    pub(super) fn others(&self, origin: Option<BoardOf>) -> Vec<BoardOf> {
        let all = self.all.iter().filter(|board| !board.is_off());
        let all = all.map(|board| board.board.of);
        all.filter(|of| Some(*of) != origin).collect()
    }

    /// Makes the last half-move count if the other side has begun to answer.
    pub(super) fn look_who_begins(&mut self, table: &mut Table) {
        if self.began_by(table) {
            table.ask(Ask::MakeLast(MadeBy::OpponentBegan));
        }
    }

    /// True if the other side has begun its half-move. Its man must be off for longer than a scan may miss a man, and all other men
    /// must stand; otherwise the hand that made the last half-move is still at work.
    fn began_by(&mut self, table: &Table) -> bool {
        let now = table.now();
        // With a clock an answer needs a press, so a man that is off proves nothing.
        let timed = table.has_clock();
        let mut begun = false;
        for board in &mut self.all {
            let Some(began) = board.began.take_if(|began| began.at <= now) else {
                continue;
            };
            let differs = board.shadow.differs();
            if differs.is_some_and(|differs| differs.only() == Some(began.square)) {
                if !timed {
                    board.men_off.answers(began.square);
                }
                begun = true;
            }
        }
        begun
    }

    /// Looks at the boards again: readings that were ignored before count now.
    pub(super) fn compare_again(&mut self, now: Moment) {
        for board in &mut self.all {
            board.shadow.look_again(now);
        }
    }

    /// Makes acts of hands count again, under this handling.
    pub(super) fn count_again(&mut self, handling: Handling, now: Moment) {
        self.counts_since = Some(now);
        for board in &mut self.all {
            board.shadow.counts_again(handling, now);
        }
    }

    /// Sets how acts of hands on this board are taken from now on.
    pub(super) fn set_handling_at(&mut self, of: BoardOf, handling: Handling) {
        if let Some(board) = self.board_mut(of) {
            board.shadow.set_handling(handling);
        }
    }

    /// Sets how acts of hands on all boards are taken from now on.
    pub(super) fn set_handling(&mut self, handling: Handling) {
        for board in &mut self.all {
            board.shadow.set_handling(handling);
        }
    }

    /// Forgets the touches before this moment, at which a half-move that now counts was seen.
    fn forget_touches(&mut self, before: Moment) {
        for board in &mut self.all {
            board.touches.forget_before(before);
        }
    }

    /// Writes down, without telling the players, what the hand did wrong during the last half-move.
    fn note_hand(&self, of: BoardOf, table: &mut Table) {
        let steady = table.options().waits.sensing.settle * 2;
        let Some(entry) = table.game().last().cloned() else {
            return;
        };
        if of == BoardOf::Side(entry.side.other()) {
            // Another hand than the mover's made the half-move.
            return;
        }
        let Some(touches) = self.board(of).map(|board| &board.touches) else {
            return;
        };
        for (irregularity, squares) in touches.irregular(&entry.before, &entry.mv, steady) {
            note_irregular_hand(entry.id, irregularity, squares, table);
        }
        // The first half-move may be made once the clock was started (II 4.4). If it was begun before that, it stays valid, and the
        // desk is told.
        let early = touches.lifted(entry.mv.from).zip(self.counts_since);
        if entry.ply == 1 && early.is_some_and(|(began, counts)| began < counts) {
            note_irregular_hand(
                entry.id,
                HandIrregularity::BegunEarly,
                vec![entry.mv.from],
                table,
            );
        }
    }

    /// The part of the record that this board must know.
    pub(super) fn line_on(&self, board: BoardOf, table: &Table) -> Line {
        let awaited = self.awaited.boards(table.game().last());
        table.game().line(board, awaited, self.bound)
    }

    /// The moment after which the last half-move can take no more men. By then it was pressed for, and all other boards have shown
    /// it at rest for the time after which a half-move counts without a clock. Before that moment, the report of a man that goes
    /// off may still be on its way, and the other board may show an intermediate step.
    fn bound_at(&self, table: &Table) -> Option<Moment> {
        let last = table.game().last()?;
        let on = match last.origin {
            Origin::Board(of) => Some(of),
            Origin::Hand => None,
        };
        let (_, pressed) = self.may_be_bound.filter(|(entry, _)| *entry == last.id)?;
        let all = self.others(on).into_iter();
        let rested = all.map(|of| self.board(of)?.shadow.agrees_since());
        let since = rested.collect::<Option<Vec<_>>>()?.into_iter().max();
        let since = since.map_or(pressed, |since| since.max(pressed));
        (self.bound != Some(last.id)).then(|| since.after(table.options().waits.rest))
    }

    /// Binds the last half-move, so that it takes no more men, once the other board has shown it at rest long enough.
    pub(super) fn look_what_is_bound(&mut self, table: &mut Table) {
        let now = table.now();
        if self.bound_at(table).is_some_and(|at| at <= now) {
            self.bound = table.game().last().map(|last| last.id);
            self.follow(table);
        }
    }

    /// Makes the boards follow the record.
    pub(super) fn follow(&mut self, table: &mut Table) {
        let last = table
            .game()
            .last()
            .filter(|last| table.game().may_be_bound(last));
        let last = last.map(|last| last.id);
        if last != self.may_be_bound.map(|(entry, _)| entry) {
            self.may_be_bound = last.map(|entry| (entry, table.now()));
        }
        let lines = self
            .all
            .iter()
            .map(|board| self.line_on(board.board.of, table));
        let lines: Vec<Line> = lines.collect();
        for (board, line) in self.all.iter_mut().zip(lines) {
            board.shadow.follow(line);
        }
        self.say_who_may_ask(table);
        self.expect(table);
    }

    /// Tells the machines of the boards the position that the boards should show. By it the machines find the direction of a board,
    /// and notice a wrong answer about the direction.
    pub(super) fn expect(&self, table: &mut Table) {
        for board in &self.all {
            let (of, setup) = (board.board.of, *table.game().now());
            table.push_effect(Effect::Expect { board: of, setup });
        }
    }

    /// Advances every board to this moment.
    pub(super) fn tick(&mut self, now: Moment) {
        for board in &mut self.all {
            board.shadow.tick(now);
        }
    }

    /// The moment at which the boards must be looked at again.
    pub(super) fn deadline(&self, table: &Table) -> Option<Moment> {
        let boards = self.all.iter().filter_map(Watched::deadline).min();
        [boards, self.bound_at(table)].into_iter().flatten().min()
    }

    /// The next event of the shadow boards.
    pub(super) fn next_event(&mut self) -> Option<(BoardOf, ShadowEvent)> {
        let mut boards = self.all.iter_mut();
        boards.find_map(|board| Some((board.board.of, board.shadow.poll()?)))
    }

    /// Handles an event of a board. Returns true if the board shows, for the first time, the position that the record went back
    /// to.
    pub(super) fn shadow_event(
        &mut self,
        of: BoardOf,
        event: ShadowEvent,
        table: &mut Table,
    ) -> bool {
        match event {
            ShadowEvent::Lifted(square) => self.touched(of, square, Touch::Lifted, table),
            ShadowEvent::Placed(square) => self.touched(of, square, Touch::Placed, table),
            // The last half-move of a game is also carried out on the other board.
            ShadowEvent::Settled(judgement)
                if table.phase() == Phase::Playing
                    || (table.phase() == Phase::Over && judgement == Judgement::Agrees) =>
            {
                return self.settled(of, judgement, table);
            }
            ShadowEvent::Uneven(difference) if table.phase() == Phase::Playing => {
                self.is_uneven(of, &difference, table);
            }
            ShadowEvent::Withdrawn => self.withdrawn(of, table),
            ShadowEvent::Settled(_) | ShadowEvent::Uneven(_) => {}
        }
        false
    }

    /// Takes in an entry that was written down: notes the boards on which it is still to be carried out, and the wrong acts of the
    /// hand during it.
    pub(super) fn entered(
        &mut self,
        entry: EntryId,
        (on, late): (Option<BoardOf>, Vec<Square>),
        table: &mut Table,
    ) {
        self.awaited.is_done(entry, self.others(on));
        if let Some(of) = on {
            self.note_hand(of, table);
            sensors::went_on_beside(self, of, table);
        }
        if !late.is_empty() {
            note_irregular_hand(entry, HandIrregularity::RemovedLate, late, table);
        }
        self.follow(table);
    }

    /// Handles an entry that counts from now on and was seen at `seen`: notes other men that are off, and forgets earlier touches.
    pub(super) fn made(&mut self, entry: EntryId, seen: Moment, table: &mut Table) {
        men_off::look_beside(self, entry, table);
        self.forget_touches(seen);
        self.follow(table);
    }

    /// Takes the half-move that a sensor board shows as done, however briefly it was at rest, because the other side answered it by
    /// a typed line.
    pub(super) fn settle_answered(&mut self) {
        for board in &mut self.all {
            board.shadow.settle_answered();
        }
    }

    /// True while a board shows a capture with captured men that may still come off.
    pub(in crate::session) fn captured_men_come_off(&self) -> bool {
        self.all.iter().any(|it| it.shadow.capture_comes_off())
    }

    /// Takes the position of the presser's board as final, because the press says that the half-move is done. Without a presser,
    /// the positions of all boards are taken as final. Boards on which the program's own hand is at work are left out.
    pub(super) fn settle_pressed(&mut self, presser: Option<Side>, table: &Table) {
        let pressers = presser.map(|side| table.shown_on(side));
        let all = self.all.iter().map(|board| board.board.of);
        let pressed: Vec<BoardOf> = all
            .filter(|of| pressers.is_none_or(|it| it == Some(*of)))
            .filter(|of| self.own_hand_is_at_it(*of, table).is_none())
            .collect();
        for board in &mut self.all {
            if pressed.contains(&board.board.of) {
                board.shadow.pressed(presser, table.now());
            }
        }
    }
}

/// Writes down a wrong act of the hand during this half-move.
fn note_irregular_hand(
    entry: EntryId,
    what: HandIrregularity,
    squares: Vec<Square>,
    table: &mut Table,
) {
    let body = Body::HandIrregular {
        entry,
        article: what.article().to_owned(),
        off_ms: Vec::new(),
        squares: squares
            .into_iter()
            .map(|square| table.name(square))
            .collect(),
    };
    table.commit(None, Source::Sensor, body);
}
