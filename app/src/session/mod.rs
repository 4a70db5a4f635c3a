//! The session: decides what every input means for the game, the record and the listeners.
//!
//! A machine without I/O: [`Session::handle`] an input with its moment, drain [`Session::poll`], come
//! again at [`Session::deadline`]. The same inputs with the same times give the same effects. It
//! leaves words to the phrase book, interruptions to the queue, bytes to the boards and files to the
//! store.
//!
//! `table` is what everybody plays at: what is fixed, the game, the clock, what is to leave; nothing else changes those.
//! `lines` sorts what people type; `moves`, `second`, `undo`, `new_game`, `announced`, `slips`, `questions`, `irregular`, `crowning`,
//! `offers`, `claims`, `results`, `desk` and `simulated` do it; `timing` keeps the clock, `hands` is what keys and
//! gamepads do, `code` the arbiter's code on a line of its own. `boards` holds what
//! sensor boards show, `answers` what is told on request, `help` which words there are, `look` the board by ear, `steer`
//! who gets a gesture, `whose` for whom somebody acts, `personal` and `menu` everybody's own settings,
//! `durable` what waits for the disk, and `fair_play` who may hear what.

mod announced;
mod answers;
mod boards;
mod checking;
mod claims;
mod code;
pub mod command;
mod completing;
mod crowning;
pub mod desk;
mod durable;
pub mod effect;
pub mod fair_play;
pub mod game;
mod hands;
pub mod help;
pub mod input;
mod irregular;
mod lines;
mod look;
mod menu;
mod moves;
mod new_game;
mod offers;
mod open;
pub mod options;
pub mod personal;
pub mod pieces;
pub mod preparation;
mod questions;
mod reply;
mod results;
mod second;
mod simulated;
mod slips;
pub mod steer;
mod table;
pub mod terms;
mod timing;
mod under_way;
mod undo;
pub mod view;
mod whose;

use zgoda_game::{BySide, GameResult, Moment, Move, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{BoardOf, BoardSize, Switch};

use crate::face::Face;
use crate::record::event::{AcceptedBy, Actor, Body, EntryId, MadeBy, Source, StruckBecause};
use crate::session::desk::rulings;
use boards::{Boards, Watched};
use checking::Check;
use desk::Desk;
use desk::authority::Authority;
use effect::Effect;
use fair_play::Audience;
use game::{Game, State};
use hands::Hands;
use input::Input;
use look::Look;
use menu::Menus;
use options::{Mode, Opening, Options};
use personal::OwnSettings;
use preparation::Preparation;
use questions::Questions;
use second::Second;
use table::Table;
use timing::Timing;
use under_way::UnderWay;

/// A live game.
#[derive(Debug)]
pub struct Session {
    table: Table,
    boards: Boards,
    questions: Questions,
    under_way: UnderWay,
    timing: Timing,
    hands: Hands,
    code: code::CodeOnALine,
    desk: Desk,
    /// What must be settled before the first move.
    preparation: Preparation,
    checking: Check,
    look: Look,
    menus: Menus,
    own: OwnSettings,
    tongues: personal::Tongues,
}

/// A question that is open.
#[derive(Clone, Debug)]
enum Question {
    /// Which of several half-moves between the same squares?
    WhichWay {
        side: Side,
        candidates: Vec<Move>,
        entering: Entering,
    },
    /// The board has not proved itself and is ahead of the record. Enter what it shows?
    BoardAhead { of: BoardOf },
    /// Is this board turned?
    Orientation(BoardOf),
    /// This side accepts the draw it was offered. Does it?
    Draw { by: Side },
    /// This side resigns. Does it?
    Resign { by: Side },
    /// The program is to end, by a menu. Is it?
    Quit { by: Side },
    /// This side asks to compare the records; the other one is to consent.
    Check { by: Side },
    /// Whose is this half-move, or does it correct the last one?
    Second(Second),
    /// Is this half-move, the last one, to be taken back?
    Undo { entry: EntryId },
    /// Is another game to begin?
    NewGame,
    /// Is the game to go back to after so many half-moves? The arbiter's words, in training.
    WalkBack { by: Authority, text: String },
}

/// How a half-move comes into the record by hand.
#[derive(Clone, Debug)]
struct Entering {
    source: Source,
    actor: Option<Actor>,
    written: String,
    instead: Instead,
}

impl Entering {
    /// A new one that somebody typed.
    fn typed(text: &str, actor: Option<Actor>) -> Self {
        Self {
            source: Source::Keys,
            actor,
            written: text.to_owned(),
            instead: Instead::Nothing,
        }
    }
}

/// Does it take the place of the last one?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Instead {
    /// It is new.
    Nothing,
    /// It corrects the last entry.
    OfLast,
}

/// How far the session has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Nothing was handled yet.
    Beginning,
    /// A game is on.
    Playing,
    /// It is over.
    Over,
    /// The session is closed.
    Closed,
}

impl Session {
    /// A session that has not begun; it begins with its first input.
    #[must_use]
    pub fn new(options: Options) -> Session {
        let game = options.game.clone();
        Session {
            timing: Timing::new(&options, &game),
            boards: Boards::new(&options, &game),
            questions: Questions::default(),
            under_way: UnderWay::default(),
            hands: Hands::new(options.keys.clone()),
            code: code::CodeOnALine::default(),
            desk: Desk::new(),
            preparation: Preparation::new(&options),
            checking: Check::default(),
            look: Look::default(),
            menus: Menus::default(),
            own: OwnSettings::default(),
            tongues: personal::Tongues::default(),
            table: Table::new(options, game),
        }
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.table.game()
    }

    /// Something happened.
    pub fn handle(&mut self, input: Input, now: Moment) {
        if self.table.phase() == Phase::Beginning {
            self.begin(now);
        }
        steer::close_left_alone(
            &self.questions,
            &self.desk,
            &mut self.hands,
            &mut self.menus,
            &mut self.table,
            now,
        );
        self.table.begin_input();
        match input {
            Input::Line(line) => self.line(&line, now),
            Input::Key(key) => self.key(key, now),
            Input::Board(of, event) => self.board_event(of, event, now),
            Input::Pad(seat, event) => self.pad(seat, event, now),
            Input::Clock(event) => self.clock_event(event, now),
            Input::TimeJumped(jump) => self.timing.time_jumped(jump, &mut self.table, now),
            Input::Stored(seq) => self.table.stored(seq, now),
            Input::NotStored { seq, why } => {
                tracing::warn!(%why, "the record could not be written");
                self.table.not_stored(seq, now);
            }
            Input::Voices(found) => self.own.voices = Some(found),
            Input::SettingsNotKept(listener) => {
                personal::settings_not_kept(listener, &mut self.own, &mut self.table);
            }
            Input::Tick => {}
            Input::Close => close(&mut self.under_way, &mut self.table, now),
        }
        self.tick(now);
        self.timing
            .clock_is_over(&mut self.under_way, &mut self.table, now);
        second::second_is_over(&mut self.questions, &mut self.table, now);
        self.table.flush(now);
    }

    /// When to come again with [`Input::Tick`], if nothing else happens before.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let boards = self
            .boards
            .all
            .iter()
            .filter(|_| self.table.game().adjusting() == Switch::Off)
            .filter_map(Watched::deadline)
            .min();
        let aloud = self.under_way.aloud.as_ref().map(|aloud| aloud.until);
        let deadlines = [
            self.table.disk_deadline(),
            rest_deadline(&self.boards, &self.under_way, &self.table),
            boards,
            aloud,
            self.timing
                .clock_deadline(&self.under_way, &self.hands, &self.table),
            steer::left_alone_at(&self.hands, &self.menus),
            self.hands.echo_deadline(),
            self.checking.check_deadline(),
        ];
        deadlines.into_iter().flatten().min()
    }

    /// The next thing to do.
    pub fn poll(&mut self) -> Option<Effect> {
        self.table.poll()
    }

    /// What the clock's face shows now; `None` where no clock runs in this program.
    #[must_use]
    pub fn face(&self, now: Moment) -> Option<Face> {
        self.timing.clock_face(&self.table, now)
    }

    /// Is everything that happened on its way to the disk? Not while touches wait for company.
    #[must_use]
    pub const fn is_written(&self) -> bool {
        self.table.is_written()
    }

    /// Is everything that was to be said on its way? False while words wait for the disk.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        self.table.is_quiet()
    }

    /// Is everything that happened on the disk, or known not to be? Touches may still wait for company.
    #[must_use]
    pub fn is_durable(&self) -> bool {
        self.table.is_durable()
    }

    fn begin(&mut self, now: Moment) {
        self.table.set_phase(Phase::Playing);
        let plies = self.table.game().standing().len();
        let (program, made) = (self.table.options().program.clone(), u32::try_from(plies));
        let opened = Body::SessionOpened {
            program,
            plies: made.unwrap_or(u32::MAX),
            boot: self.table.options().boot.clone(),
        };
        self.table.commit(None, Source::Program, opened, now);
        if self.table.options().first_words == Switch::On {
            how_to_play(&mut self.table);
        }
        if self.table.options().mode == Mode::Training {
            self.table.say(Audience::Public, Message::TrainingMode);
        }
        match self.table.options().opening {
            Opening::New => {
                let BySide { white, black } = self.table.options().names.clone();
                let size = match self.table.game().start().variant() {
                    zgoda_game::Variant::International => BoardSize::Hundred,
                    zgoda_game::Variant::Polish64 => BoardSize::SixtyFour,
                };
                self.table
                    .say(Audience::Public, Message::GameBegins { white, black, size });
            }
            Opening::Resumed => {
                if let Some(last) = self.table.game().last().cloned() {
                    self.await_crown(&last, now);
                }
                // Time went by; what was only seen before has stood long enough.
                self.make_last(MadeBy::Rest, now);
                let last = self
                    .table
                    .game()
                    .last()
                    .map(|entry| self.table.spoken(&entry.before, &entry.mv));
                self.table
                    .say(Audience::Public, Message::GameResumed { plies, last });
                self.desk
                    .stopped_before(&mut self.boards, &mut self.table, now);
                self.asked_before(now);
                claims::say_who_calls(&mut self.table);
            }
        }
        if self.table.options().unfinished > 0 {
            let count = self.table.options().unfinished;
            self.table
                .say(Audience::Public, Message::UnfinishedGames { count });
        }
        personal::begin_personal(&mut self.table);
        self.preparation.begin_preparation(
            &mut self.boards,
            &self.timing,
            &self.desk,
            &mut self.table,
            now,
        );
        self.timing.begin_clock(&mut self.table, now);
        self.boards.say_who_may_ask(&self.table);
        self.boards.expect(&mut self.table);
    }

    fn tick(&mut self, now: Moment) {
        self.table.tick_disk(now);
        self.tick_boards(now);
        self.tick_clock(now);
        self.hands.tick_echo(&mut self.table, now);
        self.checking.tick_check(&mut self.table, now);
        if rest_deadline(&self.boards, &self.under_way, &self.table).is_some_and(|at| at <= now) {
            self.make_last(MadeBy::Rest, now);
        }
        if self
            .under_way
            .aloud
            .as_ref()
            .is_some_and(|aloud| aloud.until <= now)
        {
            announced::speak_aloud(Switch::On, &mut self.under_way, &mut self.table);
        }
    }

    /// The last entry counts from now on.
    fn make_last(&mut self, by: MadeBy, now: Moment) {
        if let Some(last) = self.table.game().standing().len().checked_sub(1) {
            self.make(last, by, now);
        }
    }

    /// An entry counts from now on. With a clock nothing makes it but its mover's press, or the arbiter.
    fn make(&mut self, index: usize, by: MadeBy, now: Moment) {
        let not_pressed = matches!(by, MadeBy::Typed | MadeBy::Rest | MadeBy::OpponentBegan);
        if not_pressed && self.table.has_clock() {
            return;
        }
        let entry = self.table.game().standing().get(index);
        let Some(entry) = entry.filter(|entry| entry.state == State::Open).cloned() else {
            return;
        };
        let side = entry.side;
        let is_last = index.saturating_add(1) == self.table.game().standing().len();
        if crowning::crown_awaited(&self.under_way) {
            // Whoever ends the waiting has ended it before he comes here.
            if by != MadeBy::Rest {
                crowning::crown_is_missing(&self.under_way, &mut self.table, now);
            }
            return;
        }
        // While it is open, what it answers is still the opponent's to object to (Kodeks I 5.7).
        irregular::accept(side, AcceptedBy::NextHalfMove, &mut self.table, now);
        self.boards.forget_touches(entry.seen);
        self.boards.hands_change(&self.table, now);
        let made = Body::EntryMade {
            entry: entry.id,
            by,
        };
        self.table.commit(None, Source::Program, made, now);
        if matches!(by, MadeBy::Press | MadeBy::OpponentBegan) {
            announced::words_stand(&mut self.table, now);
        }
        self.boards.follow(&mut self.table);
        // In official play people end the game.
        if is_last && self.table.arbiter_at_work() == Switch::On {
            rulings::show_the_end(&mut self.table);
        }
        if self.table.options().mode == Mode::Training
            && self.table.phase() != Phase::Over
            && is_last
            && let Some(ending) = zgoda_game::ended(&entry.after)
        {
            self.end_game(GameResult::plain(ending), (None, Source::Program), now);
        }
    }
}

/// How a half-move is typed, what presses the clock and where help is: what somebody needs who never played here.
fn how_to_play(table: &mut Table) {
    let Some(sample) = crate::personal::sample(table.game().start().variant()) else {
        return;
    };
    let pressed = table.has_clock() && table.options().keeper == options::Keeper::Embedded;
    let clock = if pressed { Switch::On } else { Switch::Off };
    table.say(Audience::Public, Message::HowToPlay { sample, clock });
}

/// Somebody here ends the program. Who cannot see must hear that it has ended, and did not fall silent: where
/// nothing was played there is no game of which to say that it is kept.
fn quit(under_way: &mut UnderWay, table: &mut Table, now: Moment) {
    if table.game().standing().is_empty() {
        table.say(Audience::Public, Message::ProgramEnds);
    }
    close(under_way, table, now);
}

fn close(under_way: &mut UnderWay, table: &mut Table, now: Moment) {
    if table.phase() == Phase::Closed {
        return;
    }
    announced::speak_aloud(Switch::On, under_way, table);
    table.closes(now);
}

/// Without a clock, a seen half-move is made once it has stood long enough. While a hand is at
/// the board again, it does not stand.
fn rest_deadline(boards: &Boards, under_way: &UnderWay, table: &Table) -> Option<Moment> {
    if crowning::crown_awaited(under_way) || table.has_clock() {
        return None;
    }
    let last = table
        .game()
        .last()
        .filter(|entry| entry.state == State::Open)?;
    let board = match last.origin {
        game::Origin::Board(of) => boards.board(of),
        game::Origin::Hand => None,
    };
    let since = match board.filter(|board| board.shadow.reading().is_some()) {
        // A piece that was taken up again is not at rest.
        Some(board) => board.shadow.agrees_since()?.max(last.seen),
        None => last.seen,
    };
    Some(since.after(table.options().waits.rest))
}

/// Strikes the last entry out.
fn strike_last(
    because: StruckBecause,
    replaced: Replaced,
    (actor, source): (Option<Actor>, Source),
    under_way: &mut UnderWay,
    desk: &mut Desk,
    table: &mut Table,
    now: Moment,
) -> Option<game::Standing> {
    let struck = table.game().last()?.clone();
    let by = match replaced {
        Replaced::ByNext => Some(table.game().next_entry()),
        Replaced::ByNothing => None,
    };
    let body = Body::EntryStruck {
        entry: struck.id,
        because,
        by,
    };
    table.commit(actor, source, body, now);
    desk.rests_no_later(table);
    if replaced == Replaced::ByNothing {
        under_way.uncrowned = None;
    }
    Some(struck)
}

/// What stands in the place of a struck entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Replaced {
    /// The entry that comes next.
    ByNext,
    /// Nothing.
    ByNothing,
}
