//! One thread, one channel: takes what happens at the edges, gives it to the machines with its
//! moment, and carries out what they want, in their order.
//!
//! The only place of the program that reads the clock, beside the port's own thread. Decisions are
//! the session's, words and interruptions the talk's.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant, SystemTime};

use zgoda_game::Moment;
use zgoda_hw::line_clock::link::ClockInput;
use zgoda_hw::pad::{PadEvent, Seat};
use zgoda_hw::{BoardCommand, BoardEvent, BoardInput, LineEvent};
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::voice::VoiceEvent;
use zgoda_speech::{Announcement, Listener, Message, VoiceSlot};

use super::board_edge::BoardEdge;
use super::clock_edge::ClockEdge;
use super::outlet::{Outlet, Sent};
use super::pad_edge::PadEdge;
use super::permits::Permit;
use super::printer::Printer;
use super::refuge::Refuge;
use super::said::Said;
use super::time_watch::TimeWatch;
use super::view_file::ViewFile;
use super::voices::{Opening, Voices};
use crate::desk_words::DeskWords;
use crate::face::client::FaceLink;
use crate::hands::paste::PasteBurst;
use crate::hands::stroke::Key;
use crate::outcome::Outcome;
use crate::personal::saver::{NotKept, SettingsSaver};
use crate::personal::voices::{NamedVoices, named_voices};
use crate::record::event::EntryId;
use crate::record::{Answer, TranscriptLine, Writer};
use crate::session::Session;
use crate::session::effect::{Effect, Seq};
use crate::session::input::Input;
use crate::talk::{Talk, TalkEffect};
use crate::terminal::{Keys, RawMode, Source, Typed};

/// After the simulated hand has done, the board needs this long to show it and the session to take
/// it in; a half-move that only could go on is waited for longest.
const HAND_SETTLES: Duration = Duration::from_millis(2500);

/// Longest sleep, so that a deadline that was missed for whatever reason costs no more.
const LONGEST_SLEEP: Duration = Duration::from_millis(500);

/// So many keys may wait; a hand that goes on while nothing answers means none of them.
const MOST_KEYS: usize = 64;

/// So many lines that were keyed in may wait for the one before them. Who pastes a whole file by mistake has the game back
/// after these.
const MOST_LINES: usize = 64;

/// Everything that can wake the program.
#[derive(Debug)]
pub(super) enum Wake {
    /// The input.
    Typed(Typed),
    /// A board's port, at the moment of the arrival; there is room for more of it once this was taken in hand.
    Line(BoardOf, Moment, LineEvent, Permit),
    /// The port of a clock, likewise.
    ClockLine(Moment, LineEvent, Permit),
    /// A gamepad.
    Pad(Seat, PadEvent),
    /// A voice.
    Voice(Listener, VoiceSlot, Opening, VoiceEvent),
    /// The disk.
    Disk(Answer),
    /// The voices with a name were found.
    Voices(NamedVoices),
    /// Somebody's settings could not be written.
    SettingsNotKept(NotKept),
    /// A piece of text is out, or lost.
    Sent(Way, Sent),
}

/// A way out of the program on which nothing may be missing unsaid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Way {
    /// Standard output.
    Output,
    /// The transcript.
    Transcript,
    /// What the arbiter is shown.
    View,
}

impl Way {
    /// That it is lost, as a sentence.
    pub(super) fn told(self, why: impl Display) -> String {
        match self {
            Way::Output => format!(
                "standard output is lost ({why}): nobody reads what is printed; the record is kept"
            ),
            Way::Transcript => format!(
                "the transcript cannot be written to its end ({why}); the record keeps what is said"
            ),
            Way::View => format!(
                "the view cannot be written to its end ({why}); the game goes on, and the record keeps it"
            ),
        }
    }
}

/// The edges of a live game, and the machines between them.
#[derive(Debug)]
pub(super) struct EventLoop {
    /// When the program started.
    pub(super) started: Instant,
    /// What is decided.
    pub(super) session: Session,
    /// What is said.
    pub(super) talk: Talk,
    /// How the arbiter is told.
    pub(super) desk: DeskWords,
    /// Where it is written down.
    pub(super) writer: Writer,
    /// Where every utterance is noted, if anywhere.
    pub(super) transcript: Option<Outlet>,
    /// Where what the arbiter is shown is written, if anywhere.
    pub(super) view: Option<ViewFile>,
    /// What is to be noted in the transcript, and in the record.
    pub(super) said: Said,
    /// Where the game goes whose record cannot be written.
    pub(super) refuge: Refuge,
    /// Where the record lies.
    pub(super) record: PathBuf,
    /// Outputs that were asked for and are lost.
    pub(super) lost: BTreeSet<Way>,
    /// The sensor boards.
    pub(super) boards: Vec<BoardEdge>,
    /// The clock on a line of its own.
    pub(super) clock: Option<ClockEdge>,
    /// Where the program's own clock is seen.
    pub(super) face: Option<FaceLink>,
    /// The players' gamepads.
    pub(super) pads: PadEdge,
    /// How voices are opened.
    pub(super) voices: Voices,
    /// Where settings files are written.
    pub(super) settings: SettingsSaver,
    /// Whose lies where.
    pub(super) settings_files: BTreeMap<Listener, PathBuf>,
    /// Standard output.
    pub(super) printer: Printer,
    /// The way in for what takes its time.
    pub(super) sends: Sender<Wake>,
    /// Holds the terminal.
    pub(super) raw: RawMode,
    /// Everything that wakes the program.
    pub(super) wakes: Receiver<Wake>,
    /// Where lines and keys come from.
    pub(super) typed: Keys,
    /// Lines that wait until what came of those before them is on its way.
    pub(super) lines: VecDeque<Waiting>,
    /// Keys that wait for those lines.
    pub(super) keys: VecDeque<Key>,
    /// Keys that came without a pause.
    pub(super) burst: PasteBurst,
    /// Has the input come to its end?
    pub(super) input: InputIs,
    /// What comes after this game.
    pub(super) next: Next,
}

/// What comes after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Nothing.
    Nothing,
    /// Another game.
    NewGame,
}

/// Is there more to come from whoever types?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InputIs {
    /// There may be.
    Open,
    /// No.
    AtItsEnd,
}

/// What was typed for the game that comes next.
#[derive(Debug)]
pub(super) struct TypedAhead {
    /// Lines.
    pub(super) lines: VecDeque<Waiting>,
    /// Keys behind them.
    pub(super) keys: VecDeque<Key>,
    /// Is there more to come?
    pub(super) input: InputIs,
}

impl TypedAhead {
    /// Keeps this for the next who listens. A signal is for now.
    pub(super) fn keep(&mut self, typed: Typed) {
        match typed {
            Typed::Line(line) => self.lines.push_back(Waiting::Read(line)),
            Typed::Key(key) => self.keys.push_back(key),
            Typed::End => self.input = InputIs::AtItsEnd,
            Typed::Signal => {}
        }
    }
}

impl Default for TypedAhead {
    fn default() -> TypedAhead {
        TypedAhead {
            lines: VecDeque::new(),
            keys: VecDeque::new(),
            input: InputIs::Open,
        }
    }
}

/// A line that waits, and where it is from.
#[derive(Debug)]
pub(super) enum Waiting {
    /// The input. There is room for another one when it is taken in hand.
    Read(String),
    /// A hand, key by key.
    KeyedIn(String),
}

/// How far the end has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    /// The game is on.
    No,
    /// The session is over; what waits is still said.
    Finishing,
}

/// What ended the last sleep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WokenBy {
    /// Something that came.
    Wake,
    /// Something that was due.
    Deadline,
}

/// Lines wait while the simulated hands work and what they did settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HandsWork {
    /// Nothing to wait for.
    Rest,
    /// The hands are at it, or will be once the board answers. The number of the next entry tells
    /// whether something came of it.
    AtWork(EntryId),
    /// They have done; what they did is written down, or shows itself as nothing, by then.
    Settling(Moment, EntryId),
}

impl EventLoop {
    /// Runs until everything is said and written. An output that was lost is no game that was. Says too what comes after
    /// it, and what was typed for that.
    pub(super) fn run(mut self) -> (Outcome, Next, TypedAhead) {
        let mut hands = HandsWork::Rest;
        let mut ending = Ending::No;
        let mut woken = WokenBy::Deadline;
        let mut time = TimeWatch::new(self.started.elapsed(), SystemTime::now());
        self.session.handle(Input::Tick, self.now());
        loop {
            if let Some(jump) = time.look(self.started.elapsed(), SystemTime::now()) {
                self.session.handle(Input::TimeJumped(jump), self.now());
            }
            if self.settle() == Ending::Finishing && ending == Ending::No {
                ending = Ending::Finishing;
                self.talk.finish(self.now());
                self.settle();
            }
            let now = self.now();
            if let Some(view) = &mut self.view {
                view.look(&self.session, now);
            }
            // A line is heard with what came of the one before it behind it, in words too.
            let quiet = self.session.is_quiet();
            if ending == Ending::Finishing && quiet && self.talk.is_idle() {
                break;
            }
            hands = self.hands_work(hands);
            let for_the_next = ending == Ending::Finishing && self.next == Next::NewGame;
            if quiet && hands == HandsWork::Rest && !for_the_next {
                if let Some(waiting) = self.lines.pop_front() {
                    let line = match waiting {
                        Waiting::Read(line) => {
                            self.typed.taken();
                            line
                        }
                        Waiting::KeyedIn(line) => line,
                    };
                    self.session.handle(Input::Line(line), self.now());
                    continue;
                }
                if let Some(key) = self.keys.pop_front() {
                    self.session.handle(Input::Key(key), self.now());
                    continue;
                }
                let mut playing = false;
                for board in &mut self.boards {
                    board.play_on();
                    playing |= board.has_game() || board.hands_at_work();
                }
                if self.input == InputIs::AtItsEnd && !playing && ending == Ending::No {
                    self.session.handle(Input::Close, self.now());
                    continue;
                }
            }
            let wake = match woken {
                // What never falls silent must not hold up what is due.
                WokenBy::Wake if self.sleep(hands).is_zero() => None,
                _ => self.wakes.recv_timeout(self.sleep(hands)).ok(),
            };
            woken = match wake {
                Some(_) => WokenBy::Wake,
                None => WokenBy::Deadline,
            };
            match wake {
                Some(Wake::Typed(typed @ (Typed::End | Typed::Signal)))
                    if ending == Ending::Finishing =>
                {
                    self.input = InputIs::AtItsEnd;
                    if typed == Typed::Signal {
                        self.next = Next::Nothing;
                    }
                    // An empty pipe asks for nothing: what waits is still said.
                    if typed == Typed::Signal || self.raw.source() == Source::Terminal {
                        self.talk.stop(self.now());
                    }
                }
                Some(Wake::Typed(Typed::End)) => self.input = InputIs::AtItsEnd,
                Some(Wake::Typed(Typed::Signal)) => self.session.handle(Input::Close, self.now()),
                Some(Wake::Typed(Typed::Line(line))) => {
                    self.lines.push_back(Waiting::Read(line));
                }
                Some(Wake::Typed(Typed::Key(key))) => {
                    self.typed.taken();
                    let now = self.now();
                    if let Some(key) = self.burst.take(key, now) {
                        self.key(key);
                    }
                }
                Some(Wake::Line(of, at, event, _permit)) => {
                    if let Some(board) = self.board(of) {
                        board.tell(BoardInput::Line(&event), at);
                    }
                }
                Some(Wake::ClockLine(at, event, _permit)) => {
                    if let Some(clock) = &mut self.clock {
                        clock.tell(ClockInput::Line(&event), at);
                    }
                }
                Some(Wake::Pad(seat, event)) => {
                    self.session.handle(Input::Pad(seat, event), self.now());
                }
                Some(Wake::Voice(of, slot, opening, event)) => {
                    if self.voices.is_in_use(of, slot, opening) {
                        self.talk.voice(of, slot, event, self.now());
                    }
                }
                Some(Wake::Disk(answer)) => self.disk(answer),
                Some(Wake::Voices(found)) => {
                    self.session.handle(Input::Voices(found), self.now());
                }
                Some(Wake::SettingsNotKept(refused)) => self.settings_refused(&refused),
                Some(Wake::Sent(way, sent)) => self.sent(way, sent),
                None => self.tick(),
            }
        }
        let ahead = self.typed_ahead();
        let (outcome, next) = self.end();
        (outcome, next, ahead)
    }

    /// What was typed and not taken in hand yet; the rest waits until the next game listens.
    fn typed_ahead(&mut self) -> TypedAhead {
        self.typed.typing_waits();
        let mut ahead = TypedAhead {
            lines: std::mem::take(&mut self.lines),
            keys: std::mem::take(&mut self.keys),
            input: self.input,
        };
        for wake in self.wakes.try_iter().collect::<Vec<_>>() {
            match wake {
                Wake::Typed(Typed::Signal) => self.next = Next::Nothing,
                Wake::Typed(typed) => ahead.keep(typed),
                // What is written and printed is known to be so.
                Wake::Disk(answer) => self.disk(answer),
                Wake::Sent(way, sent) => self.sent(way, sent),
                _ => {}
            }
        }
        ahead
    }

    /// Typing and silence wait for nothing; a key that does something comes after the lines before it.
    fn key(&mut self, key: Key) {
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

    fn now(&self) -> Moment {
        let ms = self.started.elapsed().as_millis();
        Moment::from_ms(u64::try_from(ms).unwrap_or(u64::MAX))
    }

    /// So long until something is due.
    fn sleep(&self, hands: HandsWork) -> Duration {
        let boards = self.boards.iter().filter_map(BoardEdge::deadline).min();
        let settled = match hands {
            HandsWork::Settling(until, _) => Some(until),
            HandsWork::Rest | HandsWork::AtWork(_) => None,
        };
        let deadline = [
            self.session.deadline(),
            self.talk.deadline(),
            boards,
            self.clock.as_ref().and_then(ClockEdge::deadline),
            settled,
        ];
        match deadline.into_iter().flatten().min() {
            Some(at) => at.since(self.now()).min(LONGEST_SLEEP),
            None => LONGEST_SLEEP,
        }
    }

    fn tick(&mut self) {
        let now = self.now();
        for board in &mut self.boards {
            board.tell(BoardInput::Tick, now);
        }
        if let Some(clock) = &mut self.clock {
            clock.tell(ClockInput::Tick, now);
        }
        self.talk.tick(now);
        self.session.handle(Input::Tick, now);
    }

    fn disk(&mut self, answer: Answer) {
        let input = match answer {
            Answer::Stored { seq } => {
                self.refuge.arrived(seq);
                Input::Stored(Seq(seq))
            }
            Answer::Failed { seq, error } => Input::NotStored {
                seq: Seq(seq),
                why: error.to_string(),
            },
            Answer::Closed { .. } => return,
        };
        self.session.handle(input, self.now());
    }

    /// Lets the machines talk to each other until all are quiet.
    fn settle(&mut self) -> Ending {
        let mut ending = Ending::No;
        loop {
            if let Some((of, event)) = self.boards.iter_mut().find_map(BoardEdge::poll) {
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
                self.refuge.keep(seq.0, &events);
                if let Err(full) = self.writer.append(seq.0, events) {
                    let input = Input::NotStored {
                        seq,
                        why: full.to_string(),
                    };
                    self.session.handle(input, now);
                }
            }
            Effect::Say(announcement) => self.talk.say(announcement, now),
            Effect::Withhold { announcement, why } => self.talk.withhold(&announcement, why, now),
            Effect::Again { what, to } => self.talk.again(what, to, now),
            Effect::Silence { listener } => self.talk.silence(listener, now),
            Effect::Manner { listener, manner } => self.talk.set_manner(listener, &manner),
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
            Effect::LookForVoices => {
                let found = self.sends.clone();
                let slot = self.voices.slot();
                named_voices(slot, move |voices, _| {
                    let _ = found.send(Wake::Voices(voices));
                });
            }
            Effect::Keep { listener, text } => {
                match self.settings_files.get(&listener) {
                    Some(path) => self.settings.keep(path.clone(), text),
                    // There is no data folder, and nobody named a file.
                    None => {
                        let refused = Input::SettingsNotKept(listener);
                        self.session.handle(refused, self.now());
                    }
                }
            }
            Effect::Desk { note, heard } => {
                let lines = self.desk.lines(&note);
                for line in &lines {
                    self.printer.show(line, self.session.typing());
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
        tracing::warn!(%refused, "settings are not kept");
        let files = self.settings_files.iter();
        let his = files.filter(|(_, path)| **path == refused.path);
        let whose: Vec<Listener> = his.map(|(listener, _)| *listener).collect();
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

    fn talk_effect(&mut self, effect: TalkEffect) {
        match effect {
            TalkEffect::Voice(of, slot, command) => {
                self.voices.tell(of, slot, command);
            }
            TalkEffect::Open(of, slot) => {
                if let Err(why) = self.voices.open(of, slot) {
                    let gone = VoiceEvent::Gone { why };
                    self.talk.voice(of, slot, gone, self.now());
                }
            }
            TalkEffect::Met(of, sound) => {
                let kept = self.session.meets_sound(of, sound);
                if let Some((whose, text)) = kept
                    && let Some(path) = self.settings_files.get(&whose)
                {
                    self.settings.keep(path.clone(), text);
                }
            }
            TalkEffect::Print(text) => {
                let taken = self.printer.line(&text, self.session.typing());
                self.said.put(taken);
            }
            TalkEffect::Line(line) => {
                self.said.line(line);
                self.note_said();
            }
        }
    }

    /// Notes the utterances of which the end is known.
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

    /// What became of a piece of text. What is lost is said once, where somebody may still read it.
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
        self.printer.show(&told, self.session.typing());
        if way == Way::Output {
            // Where words can only be read, nobody hears any more.
            self.talk.text_gone(self.now());
        }
    }

    fn hands_work(&mut self, before: HandsWork) -> HandsWork {
        let mut at_work = false;
        for board in &mut self.boards {
            at_work |= board.hands_at_work();
        }
        let (now, next) = (self.now(), self.session.game().next_entry());
        match before {
            HandsWork::AtWork(began) if at_work => HandsWork::AtWork(began),
            _ if at_work => HandsWork::AtWork(next),
            HandsWork::AtWork(began) => {
                let until = now.after(HAND_SETTLES / self.voices.speed());
                HandsWork::Settling(until, began)
            }
            HandsWork::Settling(until, began) if now < until && began == next => before,
            HandsWork::Settling(..) | HandsWork::Rest => HandsWork::Rest,
        }
    }
}
