//! The sensor boards: what is known of each, and when they are looked at.
//!
//! The shadow board says what a reading means. `events` hears the device, `meaning` asks for an entry or a question, or
//! takes a transfer, `awaited` keeps where half-moves are still to be carried out, `ahead` asks about a board that has not
//! proved itself, `trace` tells what the hand did wrongly on its way, `men_off` which men are off beside a half-move, `sensors`
//! switches them off, and `difference` tells what nothing explains. A board
//! is a claim about the record, so it enters nothing by itself: half-moves are asked for.

pub(in crate::session) mod ahead;
mod awaited;
mod difference;
mod events;
pub(in crate::session) mod meaning;
pub(in crate::session) mod men_off;
pub(in crate::session) mod over_stop;
pub(in crate::session) mod sensors;
mod trace;

use zgoda_game::shadow::{Judgement, Line, Manners, Shadow, Stirred};
use zgoda_game::{Moment, Move, Reading, Setup, Side, Square, SquareSet, routes};
use zgoda_hw::OrientationNews;
use zgoda_speech::announcement::{BoardOf, BoardState};

use super::ask::Ask;
use super::effect::Effect;
use super::game::{Game, Origin};
use super::options::{Hands, Opening, Options, SensorBoard};
use crate::mode::Mode;
use crate::record::event::{Body, EntryId, MadeBy, Source};
use crate::session::phase::Phase;
use crate::session::table::Table;
pub(super) use awaited::Awaited;
use events::Touch;
use men_off::MenOff;
use trace::Trace;

/// A sensor board and what is known of it.
#[derive(Debug)]
pub(super) struct Watched {
    pub(super) board: SensorBoard,
    pub(super) shadow: Shadow,
    presence: Presence,
    /// The half-moves that are asked about, as they are written.
    asked: Vec<String>,
    /// Was its hand told that a piece is off, or one too many there?
    uneven: bool,
    /// Squares whose sensors it was proposed to switch off, until their man is seen again.
    proposed: SquareSet,
    /// A man that the other side may have taken up to begin its half-move.
    began: Option<Began>,
    difference: Option<ToldDifference>,
    orientation: Option<OrientationNews>,
    battery: Battery,
    /// What its hand did since the last half-move.
    trace: Trace,
    /// What is off it.
    men_off: MenOff,
    /// True until it has shown the position that the record went back to: what stood there before is no half-move.
    pub(super) awaits_the_record: bool,
    /// The half-move under way here when play was stopped.
    at_the_stop: Option<over_stop::AtTheStop>,
    /// What its hand is about to make, where that is the program's own, and until when it is waited for.
    pub(super) hand_makes: Option<(Setup, Moment)>,
}

/// All sensor boards, and what is still to be carried out on them.
#[derive(Debug)]
pub(super) struct Boards {
    /// White's first.
    pub(super) all: Vec<Watched>,
    /// Where half-moves are still to be carried out. No record knows it after a kill: the boards show it.
    pub(super) awaited: Awaited,
    /// Since when hands count, where play stood still before.
    counts_since: Option<Moment>,
    /// When a row of half-moves came at once.
    row_at: Option<Moment>,
    /// The half-move that takes no more men, because the other board has shown it at rest since its press.
    bound: Option<EntryId>,
    /// Since when the last half-move is pressed for and shown by the other board.
    may_be_bound: Option<(EntryId, Moment)>,
}

impl Boards {
    /// The boards of this game, of which nothing is known yet.
    pub(super) fn new(options: &Options, game: &Game) -> Boards {
        let boards = options.boards.all();
        let mut awaited = Awaited::default();
        if let (Opening::Resumed, Some(last)) = (options.opening, game.last()) {
            // How far a hand had come with it when the program ended is not known.
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

/// A man of the side to move was taken up; if it is still off then, its half-move has begun.
#[derive(Clone, Copy, Debug)]
struct Began {
    square: Square,
    at: Moment,
}

/// What is known of a board's battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Battery {
    /// Nothing is wrong with it.
    Fine,
    /// It was low when it was last asked for.
    LowOnce,
    /// That it is low was said.
    ToldDifference,
}

/// Does a board answer?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Presence {
    /// It never did.
    Awaited,
    /// It does, and was not yet compared with the record since it came, or since the arbiter went back.
    Arrived,
    /// It does.
    Here,
    /// It did.
    Away,
    /// It does, with news that are seconds old, and is not read.
    Late,
    /// Somebody switched all its sensors off; it showed this last.
    SwitchedOff(Option<Reading>),
}

/// A difference that was told.
#[derive(Clone, Copy, Debug)]
struct ToldDifference {
    sound_at: Moment,
    /// False while another board is being mended: one instruction at a time.
    words: bool,
    /// False while only the hand at the board knows of it, which may put it right by itself.
    everybody: bool,
    /// The squares that differed.
    squares: SquareSet,
    /// Was it said that the board is not read any more?
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
        let manners = options.mode.manners();
        Watched {
            board,
            shadow: Shadow::new(line, manners, options.sensing(board.of)),
            presence: Presence::Awaited,
            asked: Vec::new(),
            uneven: false,
            proposed: SquareSet::EMPTY,
            began: None,
            difference: None,
            orientation: None,
            battery: Battery::Fine,
            trace: Trace::default(),
            men_off: MenOff::default(),
            awaits_the_record: false,
            at_the_stop: None,
            hand_makes: None,
        }
    }

    /// True if its squares can be named, which is not so while the way round it lies is unknown.
    fn squares_are_known(&self) -> bool {
        let unknown = [OrientationNews::MustBeAsked, OrientationNews::Guessed(None)];
        self.orientation.is_none_or(|it| !unknown.contains(&it))
    }

    /// True if it is so far from the record that the way round it is read is a guess: no half-move is taken from it.
    fn is_guessed(&self) -> bool {
        matches!(self.orientation, Some(OrientationNews::Guessed(_)))
    }

    /// Can nobody but a person say which way round it lies?
    fn must_be_asked(&self) -> bool {
        self.orientation == Some(OrientationNews::MustBeAsked)
    }

    /// When it wants to be looked at again.
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

    /// The end of the half-move that the program's own hand makes on this board, while it makes one. In training nothing is
    /// taken as it stands meanwhile: a press is for what was typed, and not for what the hand has come to.
    pub(in crate::session) fn own_hand_is_at_it(
        &self,
        of: BoardOf,
        table: &Table,
    ) -> Option<Moment> {
        let (_, until) = self.board(of)?.hand_makes?;
        let waits = table.options().mode == Mode::Training && table.now() < until;
        waits.then_some(until)
    }

    /// True while the program's own hands put on this board what the record has.
    pub(in crate::session) fn own_hands_set_up(&self, of: BoardOf) -> bool {
        self.board(of)
            .is_some_and(|board| board.board.hands == Hands::Simulated && board.awaits_the_record)
    }

    /// True while it is asked which way round this board lies: it answers, and cannot be read yet.
    pub(in crate::session) fn is_asked_which_way(&self, of: BoardOf) -> bool {
        self.board(of).is_some_and(Watched::must_be_asked)
    }

    /// True if this board answers, though nothing that it showed could be believed or read yet.
    pub(in crate::session) fn is_arriving(&self, of: BoardOf) -> bool {
        let answers =
            |board: &Watched| matches!(board.presence, Presence::Arrived | Presence::Here);
        self.board(of)
            .is_some_and(|it| answers(it) && !it.must_be_asked())
    }

    pub(super) fn board_mut(&mut self, of: BoardOf) -> Option<&mut Watched> {
        self.all.iter_mut().find(|board| board.board.of == of)
    }

    /// Will a sensor board show what this side does? Where it does not answer in time, what is typed is all there is.
    pub(super) fn sense(&self, side: Side, table: &Table) -> bool {
        let sensor = table.boards().of(side);
        let board = sensor.and_then(|sensor| self.board(sensor.of));
        let tells_nothing = [Presence::Awaited, Presence::Away, Presence::Late];
        board.is_some_and(|board| !tells_nothing.contains(&board.presence))
    }

    /// True where this board shows the record, but for what a hand does that carries this half-move out.
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

    /// Is the last half-move still to be carried out on this board?
    pub(super) fn is_awaited_on(&self, of: BoardOf, table: &Table) -> bool {
        self.awaited.boards(table.game().last()).contains(&of)
    }

    /// True while a board is silent, or late.
    pub(super) fn has_lost_one(&self) -> bool {
        let mut boards = self.all.iter();
        boards.any(|board| matches!(board.presence, Presence::Away | Presence::Late))
    }

    /// True where men stand elsewhere than the record has them on a board whose hands are the program's own.
    pub(in crate::session) fn own_men_stand_wrongly(&self) -> bool {
        let mut all = self.all.iter().map(|board| board.board);
        all.any(|board| {
            let state = self.board_state(board.of);
            let fits = [BoardState::Agrees(board.of), BoardState::Off(board.of)].contains(&state);
            board.hands == Hands::Simulated && !fits
        })
    }

    /// The boards on which a half-move done on `origin` must still be carried out.
    pub(super) fn others(&self, origin: Option<BoardOf>) -> Vec<BoardOf> {
        let all = self.all.iter().filter(|board| !board.is_off());
        let all = all.map(|board| board.board.of);
        all.filter(|of| Some(*of) != origin).collect()
    }

    /// Where the other side has begun, the half-move before counts.
    pub(super) fn look_who_begins(&mut self, table: &mut Table) {
        if self.began_by(table) {
            table.ask(Ask::MakeLast(MadeBy::OpponentBegan));
        }
    }

    /// Has the other side begun? Its man must be off for longer than one that is merely not seen for
    /// a scan, and everything else must stand: else the hand that made the half-move is still at it.
    fn began_by(&mut self, table: &Table) -> bool {
        let now = table.now();
        // With a clock it takes a press to answer, and a man that is off is only that.
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

    /// Looks at the boards afresh, because what was ignored before counts now.
    pub(super) fn compare_again(&mut self, now: Moment) {
        for board in &mut self.all {
            board.shadow.look_again(now);
        }
    }

    /// Hands count again and are taken so.
    pub(super) fn count_again(&mut self, manners: Manners, now: Moment) {
        self.counts_since = Some(now);
        for board in &mut self.all {
            board.shadow.counts_again(manners, now);
        }
    }

    /// From now on what hands do at this board is taken so.
    pub(super) fn mind_at(&mut self, of: BoardOf, manners: Manners) {
        if let Some(board) = self.board_mut(of) {
            board.shadow.mind(manners);
        }
    }

    /// From now on what hands do at the boards is taken so.
    pub(super) fn mind(&mut self, manners: Manners) {
        for board in &mut self.all {
            board.shadow.mind(manners);
        }
    }

    /// A half-move counts: what hands did before it was seen is past.
    fn forget_touches(&mut self, before: Moment) {
        for board in &mut self.all {
            board.trace.forget_before(before);
        }
    }

    /// Writes down what the hand did wrongly on its way to the last half-move, muted.
    fn note_hand(&self, of: BoardOf, table: &mut Table) {
        let steady = table.options().waits.sensing.settle * 2;
        let Some(entry) = table.game().last().cloned() else {
            return;
        };
        if of == BoardOf::Side(entry.side.other()) {
            // It was not the mover's own hand.
            return;
        }
        let Some(trace) = self.board(of).map(|board| &board.trace) else {
            return;
        };
        for irregularity in trace.irregular(&entry, steady) {
            note_irregular_hand(entry.id, irregularity.article, irregularity.squares, table);
        }
        // The first half-move may be made once the clock was started (II 4.4); begun before, it stands, and the desk has it.
        let early = trace.lifted(entry.mv.from).zip(self.counts_since);
        if entry.ply == 1 && early.is_some_and(|(began, counts)| began < counts) {
            note_irregular_hand(entry.id, "Kodeks II 4.4", vec![entry.mv.from], table);
        }
    }

    /// What this board must know of the record.
    pub(super) fn line_on(&self, board: BoardOf, table: &Table) -> Line {
        let awaited = self.awaited.boards(table.game().last());
        table.game().line(board, awaited, self.bound)
    }

    /// The moment from which the last half-move takes no more men: it was pressed for, and all the other boards have shown it at rest
    /// for as long as makes one without a clock. Before that a man that goes off may be one whose report was on its way, and what the
    /// other board shows a step.
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

    /// The last half-move takes no more men, where the other board has shown it at rest for long enough.
    pub(super) fn look_what_is_bound(&mut self, table: &mut Table) {
        let now = table.now();
        if self.bound_at(table).is_some_and(|at| at <= now) {
            self.bound = table.game().last().map(|last| last.id);
            self.follow(table);
        }
    }

    /// The boards follow the record.
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

    /// Tells the boards' machines what should stand there, so that they find out how they lie, and notice when
    /// that was answered wrongly.
    pub(super) fn expect(&self, table: &mut Table) {
        for board in &self.all {
            let (of, setup) = (board.board.of, *table.game().now());
            table.wants(Effect::Expect { board: of, setup });
        }
    }

    /// Lets time pass.
    pub(super) fn tick(&mut self, now: Moment) {
        for board in &mut self.all {
            board.shadow.tick(now);
        }
    }

    /// When they are to be looked at again.
    pub(super) fn deadline(&self, table: &Table) -> Option<Moment> {
        let boards = self.all.iter().filter_map(Watched::deadline).min();
        [boards, self.bound_at(table)].into_iter().flatten().min()
    }

    /// The next thing that the shadow boards have to say.
    pub(super) fn next_stirred(&mut self) -> Option<(BoardOf, Stirred)> {
        let mut boards = self.all.iter_mut();
        boards.find_map(|board| Some((board.board.of, board.shadow.poll()?)))
    }

    /// Handles it. True where a board shows for the first time what the record went back to.
    pub(super) fn stirred(&mut self, of: BoardOf, stirred: Stirred, table: &mut Table) -> bool {
        match stirred {
            Stirred::Lifted(square) => self.touched(of, square, Touch::Lifted, table),
            Stirred::Placed(square) => self.touched(of, square, Touch::Placed, table),
            // The last half-move of a game is carried out like any other.
            Stirred::Settled(judgement)
                if table.phase() == Phase::Playing
                    || (table.phase() == Phase::Over && judgement == Judgement::Agrees) =>
            {
                return self.settled(of, judgement, table);
            }
            Stirred::Uneven(difference) if table.phase() == Phase::Playing => {
                self.is_uneven(of, &difference, table);
            }
            Stirred::Withdrawn => self.withdrawn(of, table),
            Stirred::Settled(_) | Stirred::Uneven(_) => {}
        }
        false
    }

    /// An entry was written: where it is still to be carried out, and what the hand did wrongly on its way.
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
            note_irregular_hand(entry, "Kodeks I 5.4.13", late, table);
        }
        self.follow(table);
    }

    /// This entry counts, which was seen then: what is off beside it is noted, and what hands did before is past.
    pub(super) fn made(&mut self, entry: EntryId, seen: Moment, table: &mut Table) {
        men_off::look_beside(self, entry, table);
        self.forget_touches(seen);
        self.follow(table);
    }

    /// `side` answers by word what the other side did on its sensor board: so that is done, whether or not it has
    /// stood long enough.
    pub(super) fn settle_answered(&mut self) {
        for board in &mut self.all {
            board.shadow.settle_answered();
        }
    }

    /// True while a board shows a capture whose men may still come off.
    pub(in crate::session) fn captured_men_come_off(&self) -> bool {
        self.all.iter().any(|it| it.shadow.capture_comes_off())
    }

    /// A press says that the half-move is done: what stands there is taken as it stands, where the program's own hand
    /// is not at it.
    pub(super) fn settle_pressed(&mut self, presser: Option<Side>, table: &Table) {
        let pressers = presser.map(|side| table.shown_on(side));
        let all = self.all.iter().map(|board| board.board.of);
        let pressed: Vec<BoardOf> = all
            .filter(|of| pressers.is_none_or(|it| it == Some(*of)))
            .filter(|of| self.own_hand_is_at_it(*of, table).is_none())
            .collect();
        for board in &mut self.all {
            if pressed.contains(&board.board.of) {
                board.shadow.settle_now();
            }
        }
    }
}

/// Writes down that the hand did something wrongly at this half-move.
fn note_irregular_hand(entry: EntryId, article: &str, squares: Vec<Square>, table: &mut Table) {
    let body = Body::HandIrregular {
        entry,
        article: article.to_owned(),
        off_ms: Vec::new(),
        squares: squares
            .into_iter()
            .map(|square| table.name(square))
            .collect(),
    };
    table.commit(None, Source::Sensor, body);
}
