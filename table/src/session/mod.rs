// SPDX-License-Identifier: GPL-3.0-or-later
//! The session: decides what every input means for the game, the record and the listeners.
//!
//! A machine without I/O: call [`Session::handle`] with an input and its moment, drain [`Session::poll`], and come again at
//! [`Session::deadline`]. Equal inputs at equal times give equal effects. Words are left to the phrase book, interruptions to the
//! queue, bytes to the boards and files to the store.
//!
//! `table` is shared by all parts: fixed options, the game, the clock, outgoing effects; only `table` changes these. `live` holds
//! all parts that play at this table: `half_moves`, `boards`, `timing` for the clock, `desk` for the arbiter, and `questions`,
//! `offers`, `claims`, `checking`, `preparation` and `results` for everything that waits for a person. Each part changes only
//! itself, and asks other parts for anything else through the closed list in `ask`.
//!
//! Other modules stand between people and the live game. `lines` sorts the lines that people type. `controls` carries out the
//! strokes that `hands` (keys and pads), `menu` and `look` (the board by ear) have interpreted. `personal` keeps everybody's own
//! settings, and `code` handles the arbiter's code on a line of its own. `answers`, `help` and `view` only tell. `whose` finds out
//! for whom a person acts, `durable` what waits for the disk, and `fair_play` who may hear what.
//!
//! The shared vocabulary lies below them: `question`, `phase`, `place` and `given` here, the words of commands in
//! `zgoda_input::command`, the shapes of views in `crate::view`.

mod answers;
mod ask;
mod asked_of;
mod boards;
mod checking;
mod claims;
pub mod code;
mod controls;
pub mod desk;
mod devices;
mod durable;
pub mod effect;
mod endings;
pub mod fair_play;
pub mod game;
mod half_moves;
mod hands;
pub mod help;
mod illegal;
pub mod input;
mod input_context;
mod keyboard;
mod lines;
mod live;
mod look;
pub mod menu;
mod offers;
pub mod options;
mod own_record;
pub mod personal;
mod phase;
pub mod pieces;
mod place;
pub mod preparation;
mod question;
mod questions;
mod rehearsal;
mod reply;
mod results;
mod simulated;
mod standstill;
mod table;
mod timing;
mod training;
pub mod view;
mod wanted;
mod ways;
mod whose;

use zgoda_game::Moment;
use zgoda_input::hands::stroke::{Key, Named};
use zgoda_speech::Listener;
use zgoda_speech::announcement::Earcon;

use crate::face::Face;
use desk::closing;
use effect::Effect;
use game::Game;
use hands::Hands;
use input::Input;
use live::LiveGame;
use look::Look;
use menu::Menus;
use options::Options;
use personal::OwnSettings;
use phase::Phase;
use rehearsal::Rehearsal;

/// A live game, and the hands that play it.
#[derive(Debug)]
pub struct Session {
    live: LiveGame,
    hands: Hands,
    code: code::CodeOnALine,
    look: Look,
    menus: Menus,
    own: OwnSettings,
    vocabularies: personal::Vocabularies,
    /// The people whom the program plays.
    rehearsal: Option<Rehearsal>,
}

impl Session {
    /// A session that has not begun; it begins with its first input.
    #[must_use]
    pub fn new(options: Options) -> Session {
        Session {
            hands: Hands::new(options.keys.clone()),
            code: code::CodeOnALine::default(),
            look: Look::default(),
            menus: Menus::default(),
            own: OwnSettings::default(),
            vocabularies: personal::Vocabularies::default(),
            rehearsal: Rehearsal::of(&options),
            live: LiveGame::new(options),
        }
    }

    /// The game in its present state.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.live.table.game()
    }

    /// Handles one input at its moment.
    pub fn handle(&mut self, input: Input, now: Moment) {
        // Effects of passing time belong to no actor: neither to the actor of the previous input nor to the actor of this input.
        self.live.table.begin_input(now);
        if self.live.table.phase() == Phase::Beginning {
            self.live.begin();
        }
        self.close_left_alone();
        self.live.table.begin_input(now);
        match input {
            Input::Line(line) => self.line(&line),
            Input::Key(key) => self.key(key),
            Input::Board(of, event) => self.live.board_event(of, event),
            Input::Pad(seat, event) => self.pad(seat, event),
            Input::Clock(event) => self.live.clock_event(event),
            Input::TimeJumped(jump) => {
                self.live.timing.time_jumped(jump, &mut self.live.table);
            }
            Input::Stored(seq) => self.live.table.stored(seq),
            Input::NotStored { seq, fault } => {
                self.live.table.not_stored(seq, &fault);
            }
            Input::CodeTried(of) => self.live.code_tried(of),
            Input::Desk(input) => self.desk_input(input),
            Input::Focus(focus) => self.live.devices.focus_is(focus, &mut self.live.table),
            Input::Voices(found) => self.own.voices_found(found, &mut self.live.table),
            Input::SettingsNotKept(listener) => {
                self.own.settings_not_kept(listener, &mut self.live.table);
            }
            Input::Elsewhere(all) => {
                self.live.table.done_elsewhere(&all);
                let (devices, table) = (&mut self.live.devices, &mut self.live.table);
                all.iter()
                    .for_each(|done| devices.done_elsewhere(done, table));
            }
            Input::Tick => {}
            Input::Close => self.live.close(),
        }
        self.live.settle();
        self.live.table.begin_input(now);
        self.live.table.tick_disk();
        self.live.tick();
        self.hands.tick_echo(&mut self.live.table);
        self.rehearse();
        self.live.done();
    }

    /// Closes everything that was left unattended, so that no new input goes into it.
    fn close_left_alone(&mut self) {
        let live = &mut self.live;
        self.menus.tick_menus(&mut live.table);
        (self.hands).tick_hands(&live.questions, &mut live.table);
        let (question, timing) = (live.questions.open.as_ref(), &live.timing);
        closing::close_unused(&mut live.desk, question, timing, &mut live.table);
    }

    /// The moment at which to come again with [`Input::Tick`], if no other input comes before.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let deadlines = [
            self.live.deadline(),
            self.menus.menu_deadline(),
            self.hands.hands_deadline(),
            self.hands.echo_deadline(),
            self.rehearsal.as_ref().and_then(Rehearsal::deadline),
            closing::unused_at(
                &self.live.desk,
                self.live.questions.open.as_ref(),
                &self.live.timing,
                &self.live.table,
            ),
        ];
        deadlines.into_iter().flatten().min()
    }

    /// The next effect to carry out.
    pub fn poll(&mut self) -> Option<Effect> {
        self.live.table.poll()
    }

    /// The line that is being typed, as the screen shows it.
    #[must_use]
    pub fn typing(&self) -> String {
        self.hands.shown()
    }

    /// True if this key only edits the line being typed. Any other key waits for the lines before it.
    #[must_use]
    pub fn only_types(&self, key: Key) -> bool {
        (self.hands).only_types(key, &self.menus, &self.live.table)
    }

    /// True if this is the key that silences, which waits for nothing.
    #[must_use]
    pub const fn silences(key: Key) -> bool {
        matches!(key, Key::Named(Named::Escape))
    }

    /// Notes that a listener has met a new sound. Returns the listener and the text of their settings, if they must be saved.
    pub fn meets_sound(&mut self, of: Listener, sound: Earcon) -> Option<(Listener, String)> {
        personal::meets_sound(of, sound, &mut self.live.table)
    }

    /// The present face of the clock; `None` if no clock runs in this program.
    #[must_use]
    pub fn face(&self, now: Moment) -> Option<Face> {
        self.live.timing.clock_face(&self.live.table, now)
    }

    /// True if everything that happened is on its way to the disk; false while touches wait for other events.
    #[must_use]
    pub const fn is_written(&self) -> bool {
        self.live.table.is_written()
    }

    /// True if everything to be said is on its way. False while words wait for the disk, or while a code is being tried, because
    /// the next line may come from the arbiter with that code.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        self.live.table.is_quiet() && !self.live.desk.tries_a_code()
    }

    /// True if everything that happened is on the disk, or known not to be. Touches may still wait for other events.
    #[must_use]
    pub fn is_durable(&self) -> bool {
        self.live.table.is_durable()
    }
}
