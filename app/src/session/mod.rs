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
mod results;
mod second;
mod simulated;
mod slips;
pub mod steer;
mod table;
pub mod terms;
mod timing;
mod undo;
pub mod view;
mod whose;

use zgoda_game::{BySide, GameResult, Moment, Move, Side};
use zgoda_speech::announcement::{BoardOf, BoardSize, Switch};
use zgoda_speech::{Announcement, Listener, Message};

use crate::personal::voices::NamedVoices;
use crate::record::event::{AcceptedBy, Actor, Body, EntryId, MadeBy, Source, StruckBecause};
use boards::{Awaited, Watched};
use crowning::Uncrowned;
use desk::Desk;
use desk::authority::Authority;
use effect::Effect;
use fair_play::Audience;
use game::{Game, State};
use hands::Hands;
use input::Input;
use look::Look;
use options::{Mode, Opening, Options, SensorBoard};
use preparation::Preparation;
use second::Second;
use table::Table;
use timing::Timing;

/// A live game.
#[derive(Debug)]
pub struct Session {
    table: Table,
    boards: Vec<Watched>,
    /// Where half-moves are still to be carried out. No record knows it after a kill: the boards show it.
    awaited: Awaited,
    question: Option<Question>,
    /// On while the record has a half-move of which it is asked whose it is.
    second_asked: Switch,
    /// A half-move announced aloud whose words are held while it is carried out.
    aloud: Option<Aloud>,
    /// A press whose half-move the board has not shown yet.
    pressed_ahead: Option<PressedAhead>,
    timing: Timing,
    hands: Hands,
    code: code::CodeOnALine,
    /// A half-move that is not done while its crown is missing.
    uncrowned: Option<Uncrowned>,
    desk: Desk,
    /// What must be settled before the first move.
    preparation: Preparation,
    /// A player checks his record against the opponent's.
    checking: Option<checking::Checking>,
    look: Look,
    /// What each player's clock tells him by itself.
    telling: BySide<personal::Telling>,
    /// The menus that are open, at most one an ear.
    menus: Vec<menu::Open>,
    /// The voices with a name; `None` before anybody wanted to know.
    voices: Option<NamedVoices>,
    /// Whose settings could not be written.
    not_kept: Vec<Listener>,
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

/// Words that are held while a half-move announced aloud is carried out.
#[derive(Clone, Debug)]
struct Aloud {
    announcements: Vec<Announcement>,
    until: Moment,
}

/// A hand is quicker than a board's report: who pressed this long before his half-move is seen has
/// made it by that press.
#[derive(Clone, Copy, Debug)]
struct PressedAhead {
    side: Side,
    /// When he pressed.
    at: Moment,
    until: Moment,
    actor: Option<Actor>,
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
        let boards = options.boards.all();
        let mut awaited = Awaited::default();
        if let (Opening::Resumed, Some(last)) = (options.opening, game.last()) {
            // Nobody knows how far it was carried out when the program ended.
            let all = boards.iter().map(|board| board.of);
            let elsewhere = all.filter(|of| last.origin != game::Origin::Board(*of));
            awaited.is_done(last.id, elsewhere.collect());
        }
        let watched = |board: &SensorBoard| {
            let line = game.line(board.of, awaited.boards(game.last()));
            Watched::new(*board, line, &options)
        };
        let boards = boards.iter().map(watched).collect();
        Session {
            timing: Timing::new(&options, &game),
            boards,
            awaited,
            question: None,
            second_asked: Switch::Off,
            aloud: None,
            pressed_ahead: None,
            hands: Hands::new(options.keys.clone()),
            code: code::CodeOnALine::default(),
            uncrowned: None,
            desk: Desk::new(),
            preparation: Preparation::new(&options),
            checking: None,
            look: Look::default(),
            telling: personal::Telling::of(&options),
            menus: Vec::new(),
            voices: None,
            not_kept: Vec::new(),
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
        self.close_left_alone(now);
        self.table.begin_input();
        match input {
            Input::Line(line) => self.line(&line, now),
            Input::Key(key) => self.key(key, now),
            Input::Board(of, event) => self.board_event(of, event, now),
            Input::Pad(seat, event) => self.pad(seat, event, now),
            Input::Clock(event) => self.clock_event(event, now),
            Input::TimeJumped(jump) => self.time_jumped(jump, now),
            Input::Stored(seq) => self.table.stored(seq, now),
            Input::NotStored { seq, why } => {
                tracing::warn!(%why, "the record could not be written");
                self.table.not_stored(seq, now);
            }
            Input::Voices(found) => self.voices = Some(found),
            Input::SettingsNotKept(listener) => self.settings_not_kept(listener),
            Input::Tick => {}
            Input::Close => self.close(now),
        }
        self.tick(now);
        self.clock_is_over(now);
        self.second_is_over(now);
        self.table.flush(now);
    }

    /// When to come again with [`Input::Tick`], if nothing else happens before.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let boards = self
            .boards
            .iter()
            .filter(|_| self.table.game().adjusting() == Switch::Off)
            .filter_map(Watched::deadline)
            .min();
        let aloud = self.aloud.as_ref().map(|aloud| aloud.until);
        let deadlines = [
            self.table.disk_deadline(),
            self.rest_deadline(),
            boards,
            aloud,
            self.clock_deadline(),
            self.left_alone_at(),
            self.echo_deadline(),
            self.check_deadline(),
        ];
        deadlines.into_iter().flatten().min()
    }

    /// The next thing to do.
    pub fn poll(&mut self) -> Option<Effect> {
        self.table.poll()
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
            self.how_to_play();
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
                self.stopped_before(now);
                self.asked_before(now);
                self.say_who_calls();
            }
        }
        if self.table.options().unfinished > 0 {
            let count = self.table.options().unfinished;
            self.table
                .say(Audience::Public, Message::UnfinishedGames { count });
        }
        self.begin_personal();
        self.begin_preparation(now);
        self.begin_clock(now);
        self.say_who_may_ask();
        self.expect();
    }

    /// How a half-move is typed, what presses the clock and where help is: what somebody needs who never played here.
    fn how_to_play(&mut self) {
        let Some(sample) = crate::personal::sample(self.table.game().start().variant()) else {
            return;
        };
        let pressed =
            self.table.has_clock() && self.table.options().keeper == options::Keeper::Embedded;
        let clock = if pressed { Switch::On } else { Switch::Off };
        self.table
            .say(Audience::Public, Message::HowToPlay { sample, clock });
    }

    /// Somebody here ends the program. Who cannot see must hear that it has ended, and did not fall silent: where
    /// nothing was played there is no game of which to say that it is kept.
    fn quit(&mut self, now: Moment) {
        if self.table.game().standing().is_empty() {
            self.table.say(Audience::Public, Message::ProgramEnds);
        }
        self.close(now);
    }

    fn close(&mut self, now: Moment) {
        if self.table.phase() == Phase::Closed {
            return;
        }
        self.speak_aloud(Switch::On);
        self.table.closes(now);
    }

    fn tick(&mut self, now: Moment) {
        self.table.tick_disk(now);
        self.tick_boards(now);
        self.tick_clock(now);
        self.tick_echo(now);
        self.tick_check(now);
        if self.rest_deadline().is_some_and(|at| at <= now) {
            self.make_last(MadeBy::Rest, now);
        }
        if self.aloud.as_ref().is_some_and(|aloud| aloud.until <= now) {
            self.speak_aloud(Switch::On);
        }
    }

    /// Without a clock, a seen half-move is made once it has stood long enough. While a hand is at
    /// the board again, it does not stand.
    fn rest_deadline(&self) -> Option<Moment> {
        if self.crown_awaited() || self.table.has_clock() {
            return None;
        }
        let last = self
            .table
            .game()
            .last()
            .filter(|entry| entry.state == State::Open)?;
        let board = match last.origin {
            game::Origin::Board(of) => self.board(of),
            game::Origin::Hand => None,
        };
        let since = match board.filter(|board| board.shadow.reading().is_some()) {
            // A piece that was taken up again is not at rest.
            Some(board) => board.shadow.agrees_since()?.max(last.seen),
            None => last.seen,
        };
        Some(since.after(self.table.options().waits.rest))
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
        if self.crown_awaited() {
            // Whoever ends the waiting has ended it before he comes here.
            if by != MadeBy::Rest {
                self.crown_is_missing(now);
            }
            return;
        }
        // While it is open, what it answers is still the opponent's to object to (Kodeks I 5.7).
        self.accept(side, AcceptedBy::NextHalfMove, now);
        self.forget_touches(entry.seen);
        self.hands_change(now);
        let made = Body::EntryMade {
            entry: entry.id,
            by,
        };
        self.table.commit(None, Source::Program, made, now);
        if matches!(by, MadeBy::Press | MadeBy::OpponentBegan) {
            self.words_stand(now);
        }
        self.follow();
        // In official play people end the game.
        if is_last && self.table.arbiter_at_work() == Switch::On {
            self.show_the_end();
        }
        if self.table.options().mode == Mode::Training
            && self.table.phase() != Phase::Over
            && is_last
            && let Some(ending) = zgoda_game::ended(&entry.after)
        {
            self.end_game(GameResult::plain(ending), (None, Source::Program), now);
        }
    }

    /// Strikes the last entry out.
    fn strike_last(
        &mut self,
        because: StruckBecause,
        replaced: Replaced,
        (actor, source): (Option<Actor>, Source),
        now: Moment,
    ) -> Option<game::Standing> {
        let struck = self.table.game().last()?.clone();
        let by = match replaced {
            Replaced::ByNext => Some(self.table.game().next_entry()),
            Replaced::ByNothing => None,
        };
        let body = Body::EntryStruck {
            entry: struck.id,
            because,
            by,
        };
        self.table.commit(actor, source, body, now);
        self.rests_no_later();
        if replaced == Replaced::ByNothing {
            self.uncrowned = None;
        }
        Some(struck)
    }
}

/// What stands in the place of a struck entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Replaced {
    /// The entry that comes next.
    ByNext,
    /// Nothing.
    ByNothing,
}
