// SPDX-License-Identifier: GPL-3.0-or-later
//! The whole product in memory, without threads, ports, sound cards or files.
//!
//! Time is simulated: [`World::run`] jumps from one deadline to the next. The event loop of the
//! program works with channels; here a plain loop does the work in the same order.
//!
//! Three promises are watched at every step of every test: a half-move that is announced without "not recorded" is
//! durable before the announcement, each listener hears only facts that they may know (`matrix`), and the game
//! follows from the written events alone.

mod acts;
mod checks;
mod pages;
mod remains;

use std::collections::BTreeMap;
use std::time::Duration;

use zgoda_game::shadow::Difference;
use zgoda_game::{Moment, Move, Reading, Setup, Side};
use zgoda_hw::board::{BoardCommand, BoardInput};
use zgoda_hw::clock::{ClockCommand, ClockEvent, ClockRefusal};
use zgoda_hw::pad::{PadEvent, Pulses, Seat};
use zgoda_hw::sim::HandCommand;
use zgoda_input::hands::stroke::Key;
use zgoda_record::event::{ArbiterWords, Body, Event};
use zgoda_record::mode::{ArbiterIs, Mode};
use zgoda_record::{Record, State as Entries};
use zgoda_speech::announcement::{BoardOf, Recorded};
use zgoda_speech::output::{ChannelSpec, Print, Sounds, SpeechEffect, SpeechOutput, screens};
use zgoda_speech::queue::Waits as QueueWaits;
use zgoda_speech::settings::VoiceName;
use zgoda_speech::transcript::Line;
use zgoda_speech::{Announcement, Language, Listener, Message, Phrasebook, Style, VoiceSlot, Why};
use zgoda_table::desk_words::DeskWords;
use zgoda_table::face::Face;
use zgoda_table::session::Session;
use zgoda_table::session::effect::{Effect, Felt};
use zgoda_table::session::fair_play::{one_for_all, reader_here};
use zgoda_table::session::game::{Game, State};
use zgoda_table::session::input::{Input, TimeJump};
use zgoda_table::session::options::{Keeper, Opening};
use zgoda_table::session::view::view;
use zgoda_table::view::{Role, TableView};

use crate::course::Course;
use crate::disk::{Disk, DiskHabit};
use crate::matrix::row_of;
use crate::seen::{Seen, ear};
use crate::settings::Settings;
use crate::voice::Voices;
use crate::wire::{HandsThere, Wire};
pub use remains::Remains;

/// The most steps at one moment. If there are more, some part must be waking itself without end.
const MOST_STEPS: usize = 100_000;

/// The longest time that an answer waits for the disk.
const ANSWERED: Duration = Duration::from_millis(1100);

/// A line of the transcript, and the moment at which the line was final.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// The moment at which the line was final.
    pub at: Moment,
    /// The line of the transcript.
    pub line: Line,
}

/// Each sensor board with its wire.
pub type Wires = Vec<(BoardOf, Wire)>;

/// The whole product and its devices in memory.
#[derive(Debug)]
pub struct World {
    settings: Settings,
    now: Moment,
    session: Session,
    /// The game that follows from the written events, durable or not.
    folded: Game,
    talk: SpeechOutput,
    voices: Voices,
    disk: Disk,
    wires: Wires,
    heard: Vec<Heard>,
    printed: Vec<String>,
    desk_words: DeskWords,
    /// The phrases of the answers to devices.
    answers: Phrasebook,
    /// The number of devices that asked to be let in.
    pages: u64,
    /// Devices that wait for a yes, by the number of their question: the role and the name of each.
    waiting: BTreeMap<u64, (String, String)>,
    /// True while a device asks once more because the former program is gone. The device keeps its name then.
    asks_again: bool,
    desk: Vec<String>,
    said: Vec<Announcement>,
    log: Vec<String>,
    face: Option<Face>,
    /// The command that was sent to the clock device last.
    clock_told: Option<ClockCommand>,
    felt: Vec<String>,
    /// The time for which the program is gone after a crash.
    gone: Duration,
    stopped: bool,
    new_game: bool,
    steps: usize,
    /// True if the arbiter's words are open according to the written events.
    arbiter: bool,
    /// The present course of the game. `courses` has the recent courses, each with the moment until which it held.
    course: Course,
    courses: Vec<(Moment, Course)>,
    /// The moments of recent questions, each with the listener who hears the answer.
    asked: Vec<(Moment, Listener)>,
    /// The announcements that were said and not checked yet. They are checked once everything about them is written down.
    unchecked: Vec<Announcement>,
}

impl World {
    /// A world with a new game.
    #[must_use]
    pub fn new(settings: Settings) -> World {
        World::with_record(settings, None)
    }

    /// A world with a new game that is written into this record.
    #[must_use]
    pub fn with_record(settings: Settings, record: Option<Record>) -> World {
        let setup = settings.on_board.unwrap_or(settings.start);
        let (faults, seed) = (settings.faults, settings.seed);
        // In a rehearsal a person who types acts of hands works alongside the hands of the program.
        let hands = match settings.arbiter {
            ArbiterIs::Program => HandsThere::TwoPersons,
            ArbiterIs::Person => HandsThere::OnePersons,
        };
        let boards = settings.boards.iter().zip(seed..);
        let wires = boards
            .map(|(of, seed)| {
                let make = settings.make(*of);
                let wire = Wire::new(make, &setup, faults, seed, Moment::ZERO);
                (*of, wire.with_hands(hands))
            })
            .collect();
        let disk = Disk::new(settings.sync, Vec::new(), record);
        let game = Game::new(settings.start);
        let mut world = World::opened(settings, game, Opening::New, disk, wires, Moment::ZERO);
        world.input(Input::Tick);
        world
    }

    fn opened(
        settings: Settings,
        game: Game,
        opening: Opening,
        disk: Disk,
        wires: Wires,
        now: Moment,
    ) -> World {
        let talk = SpeechOutput::new(
            &channels(&settings),
            settings.start.variant(),
            QueueWaits::default(),
        );
        World {
            now,
            folded: game.clone(),
            session: Session::new(settings.options(game, opening)),
            talk,
            voices: Voices::new(settings.voice),
            disk,
            wires,
            heard: Vec::new(),
            printed: Vec::new(),
            desk_words: DeskWords::new(settings.language, settings.start.variant()),
            answers: Phrasebook::new(
                settings.language,
                settings.start.variant(),
                Style::default(),
            ),
            pages: 0,
            waiting: BTreeMap::new(),
            asks_again: false,
            desk: Vec::new(),
            said: Vec::new(),
            log: Vec::new(),
            face: None,
            clock_told: None,
            felt: Vec::new(),
            gone: Duration::ZERO,
            stopped: false,
            new_game: false,
            steps: 0,
            arbiter: false,
            course: Course::new(settings.keeper != Keeper::Nobody),
            courses: Vec::new(),
            asked: Vec::new(),
            unchecked: Vec::new(),
            settings,
        }
    }

    /// The boards in the state in which the next program finds them.
    fn reopened(&self) -> Wires {
        let wires = self.wires.iter();
        wires
            .map(|(of, wire)| (*of, wire.reopened(self.now)))
            .collect()
    }

    /// A world that continues a game from its durable events.
    #[must_use]
    pub fn resumed(
        settings: Settings,
        events: Vec<Event>,
        record: Option<Record>,
        wires: Wires,
        now: Moment,
    ) -> World {
        let game = Game::of_record(settings.start, &events).expect("a record of a game");
        let disk = Disk::new(settings.sync, events, record);
        let mut world = World::opened(settings, game, Opening::Resumed, disk, wires, now);
        let happened = world.disk.durable().iter().map(|event| &event.body);
        happened.for_each(|body| world.course.add(body));
        world.input(Input::Tick);
        world
    }

    /// Keeps the program away for this time after a crash.
    #[must_use]
    pub fn gone_for(mut self, gone: Duration) -> World {
        self.gone = gone;
        self
    }

    /// All pulses felt so far.
    #[must_use]
    pub fn felt(&self) -> &[String] {
        &self.felt
    }

    /// True if this game is played with a clock.
    #[must_use]
    pub fn has_clock(&self) -> bool {
        self.settings.keeper != Keeper::Nobody
    }

    /// The reading that was sent to the clock's face last.
    #[must_use]
    pub const fn face(&self) -> Option<&Face> {
        self.face.as_ref()
    }

    /// The reading that the clock's face shows now.
    #[must_use]
    pub fn face_now(&self) -> Option<Face> {
        self.session.face(self.now)
    }

    /// The view that the table shows to this role.
    #[must_use]
    pub fn view(&self, role: Role) -> Option<TableView> {
        view(&self.session, role)
    }

    /// The remains of a crash: the durable events, the boards as they stand, and the moment.
    #[must_use]
    pub fn killed(self) -> (Vec<Event>, Wires, Moment) {
        let wires = self.reopened();
        (self.disk.crash(), wires, self.now)
    }

    /// The present moment of the world.
    #[must_use]
    pub const fn now(&self) -> Moment {
        self.now
    }

    /// The game as the session has it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.session.game()
    }

    /// The disk of the world.
    #[must_use]
    pub const fn disk(&self) -> &Disk {
        &self.disk
    }

    /// The present settings of the world, with the settings files as the program last kept them.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// True if the session ended.
    #[must_use]
    pub const fn stopped(&self) -> bool {
        self.stopped
    }

    /// True if another game is to begin.
    #[must_use]
    pub const fn begins_another(&self) -> bool {
        self.new_game
    }

    /// Every line of the transcript so far.
    #[must_use]
    pub fn heard(&self) -> &[Heard] {
        &self.heard
    }

    /// Every line printed so far.
    #[must_use]
    pub fn printed(&self) -> &[String] {
        &self.printed
    }

    /// All announcements so far, as data.
    #[must_use]
    pub fn said(&self) -> &[Announcement] {
        &self.said
    }

    /// Every line that the arbiter was shown so far.
    #[must_use]
    pub fn desk(&self) -> &[String] {
        &self.desk
    }

    /// Every effect so far, with its moment.
    #[must_use]
    pub fn log(&self) -> &[String] {
        &self.log
    }

    /// The first wire: that of the only board, or of White's board if there are two.
    #[must_use]
    pub fn wire(&self) -> &Wire {
        &self.wires.first().expect("this world has a sensor board").1
    }

    /// The wire of this board.
    #[must_use]
    pub fn wire_of(&self, of: BoardOf) -> &Wire {
        let mut wires = self.wires.iter();
        let (_, wire) = wires.find(|(it, _)| *it == of).expect("a sensor board");
        wire
    }

    /// The position on this board. Men and kings count as the same where the board cannot tell them apart: a crowning may be
    /// a second man on top.
    #[must_use]
    pub fn stands_on(&self, of: BoardOf) -> Setup {
        let now = self.game().now();
        let mut setup = Setup::empty(now.variant(), now.turn());
        for square in now.variant().squares() {
            setup.put(square, self.wire_of(of).stands(square));
        }
        setup
    }

    /// The difference between this board and the record.
    #[must_use]
    pub fn departs(&self, of: BoardOf) -> Difference {
        let there = Reading::from_setup(&self.stands_on(of));
        Difference::between(&there, self.game().now())
    }

    /// The sensor boards.
    #[must_use]
    pub fn boards(&self) -> Vec<BoardOf> {
        self.wires.iter().map(|(of, _)| *of).collect()
    }

    /// Runs the world for this time.
    pub fn run(&mut self, time: Duration) {
        let end = self.now.after(time);
        while self.step(end) {}
    }

    /// Runs the world until `enough` is true, but at most for the time `most`. Returns whether `enough` is true at the
    /// end.
    pub fn run_until(&mut self, most: Duration, enough: impl Fn(&World) -> bool) -> bool {
        let end = self.now.after(most);
        loop {
            if enough(self) {
                return true;
            }
            if !self.step(end) {
                return enough(self);
            }
        }
    }

    /// True if all hands have finished.
    #[must_use]
    pub fn hands_are_idle(&self) -> bool {
        self.wires.iter().all(|(_, wire)| wire.hands_are_idle())
    }

    /// True if the arbiter's words are open according to the written events.
    #[must_use]
    pub fn arbiter_is_open(&self) -> bool {
        self.arbiter
    }

    /// True if the game is over according to the durable events.
    #[must_use]
    pub fn is_over(&self) -> bool {
        Entries::of(self.disk.durable()).finished.is_some()
    }

    /// True in a rehearsal, where the program is the arbiter.
    #[must_use]
    pub fn is_rehearsal(&self) -> bool {
        self.settings.arbiter == ArbiterIs::Program
    }

    /// True in official play.
    #[must_use]
    pub fn is_official(&self) -> bool {
        self.settings.mode == Mode::Official
    }

    /// Jumps to the next deadline up to `end` and does the work that is due. False once the world has reached `end`.
    fn step(&mut self, end: Moment) -> bool {
        let next = [
            self.session.deadline(),
            self.talk.deadline(),
            self.voices.deadline(),
            self.disk.deadline(),
            self.wires_deadline(),
        ];
        let Some(next) = next.into_iter().flatten().min().filter(|next| *next <= end) else {
            self.now = self.now.max(end);
            return false;
        };
        if next > self.now {
            self.steps = 0;
        }
        self.steps += 1;
        assert!(
            self.steps < MOST_STEPS,
            "something wakes itself without end at {:?}: session {:?}, talk {:?}, voices {:?}, \
             disk {:?}, wire {:?}",
            self.now,
            self.session.deadline(),
            self.talk.deadline(),
            self.voices.deadline(),
            self.disk.deadline(),
            self.wires_deadline(),
        );
        self.now = self.now.max(next);
        let now = self.now;
        for (_, wire) in &mut self.wires {
            wire.tick(now);
        }
        if self.talk.deadline().is_some_and(|due| due <= now) {
            self.talk.tick(now);
        }
        if self.session.deadline().is_some_and(|due| due <= now) {
            self.session.handle(Input::Tick, now);
        }
        self.settle();
        true
    }

    fn wires_deadline(&self) -> Option<Moment> {
        let wires = self.wires.iter();
        wires.filter_map(|(_, wire)| wire.deadline()).min()
    }

    fn input(&mut self, input: Input) {
        self.session.handle(input, self.now);
        self.settle();
    }

    /// Carries out all effects until nothing more happens at this moment.
    fn settle(&mut self) {
        let now = self.now;
        loop {
            if let Some(effect) = self.session.poll() {
                self.carry_out(effect);
                continue;
            }
            for said in std::mem::take(&mut self.unchecked) {
                self.must_be_allowed(&said);
            }
            if let Some(effect) = self.talk.poll() {
                self.talked(effect);
            } else if let Some((of, slot, event)) = self.voices.answer(now) {
                self.talk.voice(of, slot, event, now);
            } else if let Some(answer) = self.disk.answer(now) {
                self.session.handle(answer, now);
            } else if let Some((of, event)) = self
                .wires
                .iter_mut()
                .find_map(|(of, wire)| Some((*of, wire.poll(now)?)))
            {
                self.session.handle(Input::Board(of, event), now);
            } else {
                return;
            }
        }
    }

    fn carry_out(&mut self, effect: Effect) {
        let now = self.now;
        self.log.push(format!("{} {effect:?}", now.as_ms()));
        match effect {
            Effect::Append { seq, events } => {
                self.course_is_seen(&events);
                events.iter().for_each(|event| self.folded.apply(event));
                self.is_one_state();
                self.disk.append(seq, events, now);
            }
            Effect::Say(announcement) => {
                self.must_be_durable(&announcement);
                World::must_say_what_it_is_about(&announcement);
                self.unchecked.push(announcement.clone());
                self.said.push(announcement.clone());
                self.talk.say(announcement, now);
            }
            Effect::Withhold { announcement, why } => {
                // The session makes no announcement of a forbidden fact. The table `matrix` is only the last guard.
                assert_ne!(why, Why::Forbidden, "{:?}", announcement.message);
                self.talk.withhold(&announcement, why, now);
            }
            Effect::Again { what, to } => self.talk.again(what, to, now),
            Effect::Acted { listener } => self.talk.acted(listener, now),
            Effect::Silence { listener } => self.talk.silence(listener, now),
            Effect::Speech { listener, speech } => self.talk.set_speech(listener, &speech),
            Effect::ReadBy(reader) => self.talk.read_by(reader),
            Effect::Echo(_) => {}
            Effect::Line(line) => self.session.handle(Input::Line(line), now),
            Effect::TryCode(code) => {
                let of = self.settings.kept_codes().whose(&code.0);
                self.session.handle(Input::CodeTried(of), now);
            }
            Effect::LookForVoices => {
                let magda = VoiceName::new("Magda").expect("a name");
                let found = [(Language::Polish, magda)].into_iter().collect();
                self.session.handle(Input::Voices(found), now);
            }
            Effect::Keep { listener, text } => match self.disk.habit() {
                DiskHabit::Fine => drop(self.settings.files.insert(listener, text)),
                DiskHabit::Gone | DiskHabit::Full => {
                    self.session.handle(Input::SettingsNotKept(listener), now);
                }
                DiskHabit::Hangs => {}
            },
            Effect::Expect { board, setup } => {
                let expect = BoardCommand::Expect(&setup);
                self.wire_mut(board).tell(BoardInput::Do(expect), now);
            }
            Effect::Orientation { board, orientation } => {
                let orientation = BoardCommand::Orientation(orientation);
                self.wire_mut(board).tell(BoardInput::Do(orientation), now);
            }
            Effect::Hand { board, before, mv } => {
                self.wire_mut(board).hand_move(&before, &mv, now);
            }
            Effect::HandDoes { board, command } => {
                self.wire_mut(board).hand(command, now);
            }
            Effect::NewGame => self.new_game = true,
            Effect::Pulse {
                seat, felt, pulses, ..
            } => {
                self.must_be_their_own(seat, felt, &pulses);
                self.felt.push(match seat {
                    Seat::First => format!("feel {pulses}"),
                    Seat::Second => format!("second feel {pulses}"),
                    Seat::Third => format!("third feel {pulses}"),
                });
            }
            Effect::MotorRests(_) => {}
            // The clock device does not carry out the command, because a device acts only as its story says.
            Effect::Clock(command) => self.clock_told = Some(command),
            Effect::Face(face) => self.face = Some(face),
            Effect::Page(effect) => self.shows_on_pages(effect),
            Effect::Desk { note, heard } => {
                let lines = self.desk_words.lines(&note);
                if let Some(listener) = heard.filter(|_| !lines.is_empty()) {
                    let text = lines.join(" ");
                    let message = Message::DeskSays { text };
                    self.talk.say(Announcement::new(listener, message), now);
                }
                self.desk.extend(lines);
            }
            Effect::Stop => {
                self.stopped = true;
                self.talk.finish(now);
            }
        }
    }

    fn talked(&mut self, effect: SpeechEffect) {
        match effect {
            SpeechEffect::Voice(of, slot, command) => {
                self.voices.command(of, slot, &command, self.now);
            }
            SpeechEffect::Open(..) => {}
            SpeechEffect::Met(of, sound) => {
                if let Some((whose, text)) = self.session.meets_sound(of, sound) {
                    self.settings.files.insert(whose, text);
                }
            }
            SpeechEffect::Print(line) => self.printed.push(line.text),
            SpeechEffect::Line(line) => {
                let kind = line.about.kind;
                assert!(
                    row_of(kind).is_some(),
                    "{kind} stands in no row of the matrix"
                );
                self.heard.push(Heard { at: self.now, line });
            }
        }
    }

    fn wire_mut(&mut self, of: BoardOf) -> &mut Wire {
        let mut wires = self.wires.iter_mut();
        let (_, wire) = wires.find(|(it, _)| *it == of).expect("a sensor board");
        wire
    }
}

/// The channel of each listener with a channel, or else one channel for all listeners.
fn channels(settings: &Settings) -> Vec<ChannelSpec> {
    let mut own: Vec<Listener> = settings.channels.clone();
    if own.is_empty() {
        own.push(one_for_all(&settings.sight));
    }
    let reader = reader_here(settings.keys.keyboard, &settings.sight);
    let heard = own.clone();
    let screens = screens(own.into_iter(), reader).into_iter();
    screens
        .map(|(listener, screen)| ChannelSpec {
            listener,
            speech: settings.speech(listener),
            // A listener without an output of their own reads the terminal.
            preferred: match heard.contains(&listener) {
                true => settings.voice.slot(),
                false => VoiceSlot::Text,
            },
            screen,
            print: Print::Words,
            sounds: match settings.sounds {
                true => Sounds::All,
                false => Sounds::Known(settings.met_sounds(listener)),
            },
        })
        .collect()
}
