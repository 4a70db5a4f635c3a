// SPDX-License-Identifier: GPL-3.0-or-later
//! One table that the program serves: its machines, the edges of its game, and the connections between them.
//!
//! The loop gives the table its events, with their moments, and lets it do the work that is due. The session makes the decisions;
//! the speech output forms the words and interrupts them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::PathBuf;
use std::time::Duration;

use zgoda_game::{Moment, Side};
use zgoda_hw::line_clock::link::ClockInput;
use zgoda_hw::stopwatch::Stopwatch;
use zgoda_hw::{BoardCommand, BoardEvent, BoardInput};
use zgoda_input::hands::stroke::Key;
use zgoda_record::{Answer, RecordError, TranscriptLine, Writer};
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::output::{SpeechEffect, SpeechOutput};
use zgoda_speech::voice::{VoiceError, VoiceEvent};
use zgoda_speech::{Announcement, Listener, Message, VoiceSlot};
use zgoda_table::desk_words::DeskWords;
use zgoda_table::session::Session;
use zgoda_table::session::effect::{Effect, Seq, TypedCode};
use zgoda_table::session::input::{DeskInput, DiskFault, Ear, Input, TimeJump};

use super::board_edge::BoardEdge;
use super::clock_edge::ClockEdge;
use super::desk_edge::{Awake, DeskEdge, PageNews};
use super::elsewhere_edge::ElsewhereEdge;
use super::emergency_copy::EmergencyCopy;
use super::event_loop::{InputIs, Keyboard};
use super::outlet::{Outlet, Sent};
use super::pad_edge::PadEdge;
use super::printer::Printer;
use super::said::Said;
use super::sim_hands::{SimulatedHands, play_on};
use super::trials::Trials;
use super::view_file::ViewFile;
use super::voices::Voices;
use super::wake::{TableWake, Wakes, Way};
use crate::around::named_voices;
use crate::desk_link::server::DeskId;
use crate::desk_link::wire::Ask;
use crate::face::client::FaceLink;
use crate::settings_files::saver::{NotKept, SettingsSaver};

/// The most keys that may wait. If a hand types even more keys without an answer, they are not meant as input.
const MOST_KEYS: usize = 64;

/// The most keyed-in lines that may wait for the line before them. If a player pastes a whole file by mistake, the game obeys the
/// player again after this number of lines.
const MOST_LINES: usize = 64;

/// The edges of a live game, and the machines between them.
#[derive(Debug)]
pub(super) struct LiveTable {
    /// The time since the program started.
    pub(super) watch: Stopwatch,
    /// The session, which decides.
    pub(super) session: Session,
    /// The output of all speech.
    pub(super) talk: SpeechOutput,
    /// The words of the arbiter's notes.
    pub(super) desk: DeskWords,
    /// The writer that writes the game down.
    pub(super) writer: Writer,
    /// The trials that find out the owner of each typed code.
    pub(super) codes: Trials<TypedCode>,
    /// The edge that notices the use of the record by other commands.
    pub(super) _elsewhere: ElsewhereEdge,
    /// The outlet that takes the transcript of every utterance, if a transcript is wanted.
    pub(super) transcript: Option<Outlet>,
    /// The file that receives everything that the arbiter is shown, if there is such a file.
    pub(super) view: Option<ViewFile>,
    /// The pages that show this table, if the game allows pages.
    pub(super) desk_edge: Option<DeskEdge>,
    /// The lines that are still to be written to the transcript and the record.
    pub(super) said: Said,
    /// The emergency copy of the game, in case its record cannot be written.
    pub(super) emergency_copy: EmergencyCopy,
    /// The path of the record.
    pub(super) record: PathBuf,
    /// Outputs that were asked for and are lost.
    pub(super) lost: BTreeSet<Way>,
    /// The sensor boards.
    pub(super) boards: Vec<BoardEdge>,
    /// The hands that move the men of simulated boards.
    pub(super) hands: SimulatedHands,
    /// The clock on a line of its own.
    pub(super) clock: Option<ClockEdge>,
    /// The face that shows the program's own clock.
    pub(super) face: Option<FaceLink>,
    /// The players' gamepads.
    pub(super) pads: PadEdge,
    /// The opener of voices.
    pub(super) voices: Voices,
    /// The writer of settings files.
    pub(super) settings: SettingsSaver,
    /// The settings file of each listener.
    pub(super) settings_files: BTreeMap<Listener, PathBuf>,
    /// The printer on standard output.
    pub(super) printer: Printer,
    /// The way in for results of slow work.
    pub(super) wakes: Wakes,
    /// The lines that wait until the lines before them are answered.
    pub(super) lines: VecDeque<Waiting>,
    /// The keys that wait for the lines typed before them.
    pub(super) keys: VecDeque<Key>,
    /// The step that follows this game.
    pub(super) next: Next,
    /// The stage that the end of the game has reached.
    pub(super) ending: Ending,
}

/// The step that follows a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// No game follows.
    Nothing,
    /// Another game begins.
    NewGame,
}

/// A line that waits, with its source.
#[derive(Debug)]
pub(super) enum Waiting {
    /// A line from the input. When it is handled, the reader of the input may read another line.
    Read(String),
    /// A line typed key by key.
    KeyedIn(String),
}

/// The stage that the end of a game has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// The game is on.
    No,
    /// The session is over, but words that wait are still spoken.
    Finishing,
}

/// The state of a table after its due work was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Served {
    /// The table waits for an event or a deadline.
    Waits,
    /// The table is over, and everything was said.
    Over,
}

impl LiveTable {
    /// Carries out all work that is due. `keyboard` is given if the keyboard stands at this table.
    pub(super) fn serve(&mut self, keyboard: Option<&Keyboard>) -> Served {
        loop {
            if self.settle() == Ending::Finishing && self.ending == Ending::No {
                self.ending = Ending::Finishing;
                self.talk.finish(self.now());
                self.settle();
            }
            let now = self.now();
            if let Some(view) = &mut self.view {
                view.look(&self.session, now);
            }
            if let Some(edge) = &mut self.desk_edge {
                edge.look(&self.session, now);
            }
            // A line is handled only after the line before it was answered and the words of the answer were spoken.
            let quiet = self.session.is_quiet();
            if self.ending == Ending::Finishing && quiet && self.talk.is_idle() {
                return Served::Over;
            }
            let next = self.session.game().next_entry();
            let at_rest = self.hands.are_at_rest(&mut self.boards, next, now);
            // Input typed after the end is left for the next step.
            let over = self.ending == Ending::Finishing;
            if !quiet || !at_rest || over || !self.take_what_waits(keyboard) {
                return Served::Waits;
            }
        }
    }

    /// Handles one line or key, or the end of the input. Returns false if nothing waited.
    fn take_what_waits(&mut self, keyboard: Option<&Keyboard>) -> bool {
        if let Some(waiting) = self.lines.pop_front() {
            let line = match waiting {
                Waiting::Read(line) => {
                    if let Some(keyboard) = keyboard {
                        keyboard.keys.taken();
                    }
                    line
                }
                Waiting::KeyedIn(line) => line,
            };
            self.session.handle(Input::Line(line), self.now());
            return true;
        }
        if let Some(key) = self.keys.pop_front() {
            self.session.handle(Input::Key(key), self.now());
            return true;
        }
        let playing = play_on(&mut self.boards);
        let ends = keyboard.is_some_and(|it| it.input != InputIs::Open);
        if ends && !playing && self.ending == Ending::No {
            self.session.handle(Input::Close, self.now());
            return true;
        }
        false
    }

    /// Handles an event of this table.
    pub(super) fn take(&mut self, wake: TableWake) {
        match wake {
            TableWake::Line(of, at, event, _permit) => {
                if let Some(board) = self.board(of) {
                    board.tell(BoardInput::Line(&event), at);
                }
            }
            TableWake::ClockLine(at, event, _permit) => {
                if let Some(clock) = &mut self.clock {
                    clock.tell(ClockInput::Line(&event), at);
                }
            }
            TableWake::Pad(seat, event) => {
                self.session.handle(Input::Pad(seat, event), self.now());
            }
            TableWake::Focus(focus) => self.session.handle(Input::Focus(focus), self.now()),
            TableWake::Voice(of, slot, opening, event) => {
                if self.voices.is_in_use(of, slot, opening) {
                    self.talk.voice(of, slot, event, self.now());
                }
            }
            TableWake::Desk(desk, ask, _permit) => self.desk_asks(desk, ask),
            TableWake::DeskGone(desk) => {
                if let Some(edge) = &mut self.desk_edge {
                    let gone = Input::Desk(edge.gone(desk));
                    self.session.handle(gone, self.now());
                }
            }
            TableWake::SlipTried(slip) => {
                let tried = Input::Desk(DeskInput::SlipTried(slip));
                self.session.handle(tried, self.now());
            }
            TableWake::SlipMade(made) => {
                let made = Input::Desk(DeskInput::SlipMade(made));
                self.session.handle(made, self.now());
            }
            TableWake::Elsewhere(all) => self.session.handle(Input::Elsewhere(all), self.now()),
            TableWake::CodeTried(of) => self.session.handle(Input::CodeTried(of), self.now()),
            TableWake::Voices(found) => self.session.handle(Input::Voices(found), self.now()),
            TableWake::SettingsNotKept(refused) => self.settings_refused(&refused),
            written @ (TableWake::Disk(_) | TableWake::Sent(..)) => self.take_what_is_out(written),
        }
    }

    /// Handles a desk's request. An act of a device is carried out immediately, because a press counts from the moment at which it
    /// arrives.
    fn desk_asks(&mut self, desk: DeskId, ask: Ask) {
        let now = self.now();
        let Some(edge) = &mut self.desk_edge else {
            return;
        };
        if let Some(input) = edge.asked(desk, ask, &self.session, now) {
            self.session.handle(Input::Desk(input), now);
        }
    }

    /// Handles news of a page that serves as an ear, as the clock's face, or for presses.
    fn page_news(&mut self, news: PageNews) {
        match news {
            PageNews::Ear(of, event) => {
                let ear = match &event {
                    VoiceEvent::Ready => Some(Ear::Awake),
                    VoiceEvent::Gone { .. } => Some(Ear::Gone),
                    _ => None,
                };
                let now = self.now();
                self.talk.voice(of, VoiceSlot::Page, event, now);
                // The listener first hears that the sound is back.
                if let (Some(ear), Some(side)) = (
                    ear,
                    Side::ALL
                        .into_iter()
                        .find(|side| Listener::from(*side) == of),
                ) {
                    let news = Input::Desk(DeskInput::Ear(side, ear));
                    self.session.handle(news, now);
                }
            }
            PageNews::Face(awake) => {
                let told = match awake {
                    Awake::Yes => "zgoda: a page shows the face of the clock",
                    Awake::No => {
                        "zgoda: the page with the face of the clock is gone, or sleeps; put it on top again"
                    }
                };
                self.printer.show(told, &self.session.typing());
            }
            PageNews::Player(device, awake) => {
                let is = DeskInput::InFront(device, awake == Awake::Yes);
                self.session.handle(Input::Desk(is), self.now());
            }
        }
    }

    /// Handles reports that text was printed or events were written, and ignores all other events.
    pub(super) fn take_what_is_out(&mut self, wake: TableWake) {
        match wake {
            TableWake::Disk(answer) => self.disk(answer),
            TableWake::Sent(way, sent) => self.sent(way, sent),
            _ => {}
        }
    }

    /// Tells the session that the computer's clock has moved by another time than the time that passed.
    pub(super) fn time_jumped(&mut self, jump: TimeJump) {
        self.session.handle(Input::TimeJumped(jump), self.now());
    }

    /// Asks the session to end.
    pub(super) fn close(&mut self) {
        self.session.handle(Input::Close, self.now());
    }

    /// Drops the words that wait.
    pub(super) fn be_silent(&mut self) {
        self.talk.stop(self.now());
    }

    /// Handles a key. Keys that type a character or silence the speech take effect immediately; any other key waits for the lines
    /// before it.
    pub(super) fn key(&mut self, key: Key) {
        self.talk.key_pressed(self.now());
        let waits = self.next == Next::NewGame || !self.keys.is_empty() || !self.lines.is_empty();
        if waits
            && !Session::silences(key)
            && !(self.keys.is_empty() && self.session.only_types(key))
        {
            if self.keys.len() < MOST_KEYS {
                self.keys.push_back(key);
            }
            return;
        }
        self.session.handle(Input::Key(key), self.now());
    }

    pub(super) fn now(&self) -> Moment {
        self.watch.now()
    }

    /// The time until something is due; `None` where nothing is.
    pub(super) fn sleep(&self) -> Option<Duration> {
        let boards = self.boards.iter().filter_map(BoardEdge::deadline).min();
        let deadline = [
            self.session.deadline(),
            self.talk.deadline(),
            boards,
            self.clock.as_ref().and_then(ClockEdge::deadline),
            self.hands.deadline(),
            self.desk_edge.as_ref().and_then(DeskEdge::deadline),
        ];
        let next = deadline.into_iter().flatten().min();
        next.map(|at| at.since(self.now()))
    }

    /// Tells every device and the session that time has passed.
    pub(super) fn tick(&mut self) {
        let now = self.now();
        for board in &mut self.boards {
            board.tell(BoardInput::Tick, now);
        }
        if let Some(clock) = &mut self.clock {
            clock.tell(ClockInput::Tick, now);
        }
        if let Some(edge) = &mut self.desk_edge {
            edge.tick(now);
        }
        self.talk.tick(now);
        self.session.handle(Input::Tick, now);
    }

    fn disk(&mut self, answer: Answer) {
        let input = match answer {
            Answer::Stored { seq } => {
                self.emergency_copy.arrived(seq);
                Input::Stored(Seq(seq))
            }
            Answer::Failed { seq, error } => Input::NotStored {
                seq: Seq(seq),
                fault: match error {
                    RecordError::Full(_) => DiskFault::Full,
                    error => DiskFault::Other(error.to_string()),
                },
            },
            Answer::Closed { .. } => return,
        };
        self.session.handle(input, self.now());
    }

    /// Passes events and effects between the machines until none is left.
    fn settle(&mut self) -> Ending {
        let mut ending = Ending::No;
        loop {
            if let Some((of, event)) = self.boards.iter_mut().find_map(BoardEdge::poll) {
                note_of_board(of, &event);
                let input = match event {
                    BoardEvent::Clock(event) => Input::Clock(event),
                    event => Input::Board(of, event),
                };
                self.session.handle(input, self.now());
            } else if let Some(event) = self.clock.as_mut().and_then(ClockEdge::poll) {
                self.session.handle(Input::Clock(event), self.now());
            } else if let Some(effect) = self.session.poll() {
                if self.effect(effect) == Ending::Finishing {
                    ending = Ending::Finishing;
                }
            } else if let Some(news) = self.desk_edge.as_mut().and_then(DeskEdge::poll) {
                self.page_news(news);
            } else if let Some(effect) = self.talk.poll() {
                self.talk_effect(effect);
            } else {
                return ending;
            }
        }
    }

    fn effect(&mut self, effect: Effect) -> Ending {
        let now = self.now();
        match effect {
            Effect::Append { seq, events } => {
                self.emergency_copy.keep(seq.0, &events);
                if let Err(full) = self.writer.append(seq.0, events) {
                    let input = Input::NotStored {
                        seq,
                        fault: DiskFault::Other(full.to_string()),
                    };
                    self.session.handle(input, now);
                }
            }
            Effect::Say(announcement) => {
                let (to, said) = (announcement.to.word(), announcement.message.kind());
                tracing::info!(to, said, "announcement");
                self.talk.say(announcement, now);
            }
            Effect::Withhold { announcement, why } => self.talk.withhold(&announcement, why, now),
            Effect::Again { what, to } => self.talk.again(what, to, now),
            Effect::Acted { listener } => self.talk.acted(listener, now),
            Effect::Silence { listener } => self.talk.silence(listener, now),
            Effect::Speech { listener, speech } => self.talk.set_speech(listener, &speech),
            Effect::ReadBy(reader) => self.talk.read_by(reader),
            Effect::Echo(text) => self.printer.echo(&text),
            Effect::Line(line) => {
                self.printer.echo("\n");
                if self.lines.len() < MOST_LINES {
                    self.lines.push_back(Waiting::KeyedIn(line));
                }
            }
            Effect::Expect { board, setup } => {
                self.tell_board(board, BoardCommand::Expect(&setup));
            }
            Effect::Orientation { board, orientation } => {
                self.tell_board(board, BoardCommand::Orientation(orientation));
            }
            Effect::Hand { board, before, mv } => {
                if let Some(board) = self.board(board) {
                    board.hand(&before, &mv);
                }
            }
            Effect::HandDoes { board, command } => {
                if let Some(board) = self.board(board) {
                    board.hand_does(command);
                }
            }
            Effect::NewGame => self.next = Next::NewGame,
            Effect::Clock(command) => {
                if let Some(clock) = &mut self.clock {
                    clock.tell(ClockInput::Do(command), now);
                } else if let Some(board) =
                    self.boards.iter_mut().find(|board| board.has_the_clock())
                {
                    board.tell(BoardInput::Do(BoardCommand::Clock(&command)), now);
                }
            }
            Effect::Face(face) => {
                if let Some(shown) = &self.face {
                    shown.show(face);
                }
            }
            Effect::Pulse {
                seat,
                pulses,
                urgency,
                ..
            } => self.pads.tell(seat, pulses, urgency),
            Effect::MotorRests(seat) => self.pads.rest(seat),
            Effect::TryCode(code) => {
                // If the thread for trials cannot be started, the code counts as wrong and opens nothing.
                if !self.codes.try_one(code) {
                    self.session.handle(Input::CodeTried(None), now);
                }
            }
            Effect::LookForVoices => {
                let found = self.wakes.clone();
                let slot = self.voices.slot();
                named_voices(slot, move |voices, _| {
                    let _ = found.send(TableWake::Voices(voices));
                });
            }
            Effect::Keep { listener, text } => {
                match self.settings_files.get(&listener) {
                    Some(path) => self.settings.keep(path.clone(), text),
                    // There is no data folder, and no file was named.
                    None => {
                        let refused = Input::SettingsNotKept(listener);
                        self.session.handle(refused, self.now());
                    }
                }
            }
            Effect::Page(effect) => {
                let edge = self.desk_edge.as_mut();
                if let Some(answer) = edge.and_then(|edge| edge.does(effect)) {
                    self.session.handle(Input::Desk(answer), now);
                }
            }
            Effect::Desk { note, heard } => {
                let lines = self.desk.lines(&note);
                for line in &lines {
                    self.printer.show(line, &self.session.typing());
                }
                if let Some(listener) = heard.filter(|_| !lines.is_empty()) {
                    let text = lines.join(" ");
                    let message = Message::DeskSays { text };
                    self.talk.say(Announcement::new(listener, message), now);
                }
            }
            Effect::Stop => return Ending::Finishing,
        }
        Ending::No
    }

    fn settings_refused(&mut self, refused: &NotKept) {
        tracing::warn!(why = refused.why, "settings are not kept");
        let files = self.settings_files.iter();
        let own = files.filter(|(_, path)| **path == refused.path);
        let whose: Vec<Listener> = own.map(|(listener, _)| *listener).collect();
        for listener in whose {
            self.session
                .handle(Input::SettingsNotKept(listener), self.now());
        }
    }

    fn board(&mut self, of: BoardOf) -> Option<&mut BoardEdge> {
        self.boards.iter_mut().find(|board| board.of() == of)
    }

    fn tell_board(&mut self, of: BoardOf, command: BoardCommand<'_>) {
        let now = self.now();
        if let Some(board) = self.board(of) {
            board.tell(BoardInput::Do(command), now);
        }
    }

    fn talk_effect(&mut self, effect: SpeechEffect) {
        match effect {
            SpeechEffect::Voice(of, VoiceSlot::Page, command) => {
                let edge = self.desk_edge.as_ref();
                if !edge.is_some_and(|edge| edge.speak(of, &command)) {
                    self.no_page(of);
                }
            }
            SpeechEffect::Open(of, VoiceSlot::Page) => {
                let edge = self.desk_edge.as_ref();
                if edge.is_some_and(|edge| edge.is_awake(of)) {
                    let now = self.now();
                    self.talk.voice(of, VoiceSlot::Page, VoiceEvent::Ready, now);
                } else {
                    self.no_page(of);
                }
            }
            SpeechEffect::Voice(of, slot, command) => {
                self.voices.tell(of, slot, command);
            }
            SpeechEffect::Open(of, slot) => {
                if let Err(why) = self.voices.open(of, slot) {
                    let gone = VoiceEvent::Gone { why };
                    self.talk.voice(of, slot, gone, self.now());
                }
            }
            SpeechEffect::Met(of, sound) => {
                let kept = self.session.meets_sound(of, sound);
                if let Some((whose, text)) = kept
                    && let Some(path) = self.settings_files.get(&whose)
                {
                    self.settings.keep(path.clone(), text);
                }
            }
            SpeechEffect::Print(line) => {
                let taken = self.printer.line(&line, &self.session.typing());
                self.said.put(taken);
            }
            SpeechEffect::Line(line) => {
                self.said.line(line);
                self.note_said();
            }
        }
    }

    /// Treats a listener's missing page like an earphone that was pulled.
    fn no_page(&mut self, of: Listener) {
        let why = VoiceError::NoPage;
        let now = self.now();
        self.talk
            .voice(of, VoiceSlot::Page, VoiceEvent::Gone { why }, now);
    }

    /// Writes down the utterances with a known end.
    fn note_said(&mut self) {
        while let Some(line) = self.said.poll() {
            if let Some(transcript) = &self.transcript {
                transcript.put(format!("{}\n", line.json()));
            }
            if let Err(error) = self.writer.utterance(TranscriptLine::from(&line)) {
                tracing::warn!(%error, "an utterance is missing from the record");
            }
        }
    }

    /// Handles the news that a piece of text was printed or lost. A loss is told once, on an output that people may still read.
    fn sent(&mut self, way: Way, sent: Sent) {
        if way == Way::Output {
            self.said.sent(sent);
            self.note_said();
        }
        let Sent::Lost(why) = sent else {
            return;
        };
        if !self.lost.insert(way) {
            return;
        }
        let told = format!("zgoda: {}", way.told(why));
        self.printer.show(&told, &self.session.typing());
        if way == Way::Output {
            // A listener who only reads the words no longer gets any.
            self.talk.text_gone(self.now());
        }
    }
}

/// Notes in the log that a board came or went.
fn note_of_board(of: BoardOf, event: &BoardEvent) {
    let board = of.word();
    match event {
        BoardEvent::Connected => tracing::info!(board, "the board is there"),
        BoardEvent::Lost(why) => tracing::warn!(board, ?why, "the board is lost"),
        _ => {}
    }
}
