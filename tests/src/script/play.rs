// SPDX-License-Identifier: GPL-3.0-or-later
//! Plays a story and compares it with the events, or writes the events down.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::Duration;

use zgoda_game::notation::{Resolution, WrittenMove, resolve};
use zgoda_game::{Moment, Move, Piece, Side, Square};
use zgoda_hw::sim::HandCommand;
use zgoda_speech::announcement::BoardOf;

use super::act::{Act, Hand, PageAct, Step};
use super::parse::Story;
use super::tell;
use crate::papers;
use crate::world::World;

/// Longest wait for an expected word.
const HEARD_WITHIN: Duration = Duration::from_secs(5);
/// Time after the last line in which nothing more may come.
const AFTERMATH: Duration = Duration::from_secs(30);
/// The variable with which the test writes the expectations anew.
const UPDATE: &str = "ZGODA_UPDATE";

/// Plays the story in the file; an error tells every line that did not hold.
pub fn check(path: &Path) -> Result<(), String> {
    let name = path.display();
    let story = Story::of(path)?;
    let update = std::env::var_os(UPDATE).is_some();
    let mut teller = Teller::new(&story);
    for (line, step) in &story.steps {
        teller.step(*line, step);
    }
    teller.aftermath();
    if update {
        let mut written = story.head.join("\n");
        written.push('\n');
        written.push_str(&teller.told);
        fs::write(path, written).map_err(|error| format!("{name}: {error}"))?;
        return Ok(());
    }
    if teller.faults.is_empty() {
        Ok(())
    } else {
        Err(format!("{name}:\n{}", teller.faults))
    }
}

/// The time that a story takes from its first word to its last step, with a voice of 175 words a minute.
///
/// # Errors
///
/// Fails if the file is no story.
pub fn time_of(path: &Path) -> Result<Duration, String> {
    let story = Story::of(path)?;
    let mut teller = Teller::new(&story);
    for (line, step) in &story.steps {
        teller.step(*line, step);
    }
    Ok(teller.world().now().since(Moment::ZERO))
}

pub(super) struct Teller {
    world: Option<World>,
    /// The number of lines of the transcript that were expected already.
    taken: usize,
    /// The number of things shown to the arbiter that were expected already.
    shown: usize,
    /// The number of things felt that were expected already.
    felt: usize,
    /// The number of events in the record that were told already.
    logged: usize,
    /// The number of lines of the protocol that were told already.
    in_protocol: usize,
    in_hand: Option<Piece>,
    /// The story as it really went.
    told: String,
    faults: String,
}

impl Teller {
    pub(super) fn new(story: &Story) -> Teller {
        Teller {
            world: Some(World::new(story.settings.clone())),
            taken: 0,
            shown: 0,
            felt: 0,
            logged: 0,
            in_protocol: 0,
            in_hand: None,
            told: String::new(),
            faults: String::new(),
        }
    }

    /// Makes a teller for acts alone, in a running world.
    pub(super) fn at(world: World, in_hand: Option<Piece>) -> Teller {
        Teller {
            world: Some(world),
            taken: 0,
            shown: 0,
            felt: 0,
            logged: 0,
            in_protocol: 0,
            in_hand,
            told: String::new(),
            faults: String::new(),
        }
    }

    /// Gives back the world, and the piece in the hand.
    pub(super) fn leave(self) -> (Option<World>, Option<Piece>) {
        (self.world, self.in_hand)
    }

    pub(super) fn world(&mut self) -> &mut World {
        self.world.as_mut().expect("there is always a world")
    }

    pub(super) fn step(&mut self, line: usize, step: &Step) {
        match step {
            Step::Prose(text) => self.tell(text),
            Step::Act(act) => {
                self.nothing_unexpected(line);
                self.tell(&told(act));
                self.act(line, act);
                self.world().shows_what_it_may();
            }
            Step::Hear(expected) => {
                let taken = self.taken;
                let came = self
                    .world()
                    .run_until(HEARD_WITHIN, |w| w.heard().len() > taken);
                if !came {
                    self.fault(line, expected, "(nothing was heard)");
                    return;
                }
                let heard = tell::heard(&self.world().heard()[taken].line);
                self.taken += 1;
                if heard != *expected {
                    self.fault(line, expected, &heard);
                }
                self.tell(&heard);
                self.world().shows_what_it_may();
            }
            Step::Desk(expected) => {
                let shown = self.shown;
                // An act is shown once it is durable.
                self.world()
                    .run_until(HEARD_WITHIN, |w| w.desk().len() > shown);
                let Some(found) = self.world().desk().get(shown).cloned() else {
                    self.fault(line, expected, "(nothing was shown)");
                    return;
                };
                self.shown += 1;
                if found != *expected {
                    self.fault(line, &format!("desk {expected}"), &found);
                }
                self.tell(&format!("desk {found}"));
            }
            Step::Feel(expected) => {
                let felt = self.felt;
                self.world()
                    .run_until(HEARD_WITHIN, |w| w.felt().len() > felt);
                let Some(found) = self.world().felt().get(felt).cloned() else {
                    self.fault(line, expected, "(nothing was felt)");
                    return;
                };
                self.felt += 1;
                if found != *expected {
                    self.fault(line, expected, &found);
                }
                self.tell(&found);
            }
            Step::Silence(time) => {
                self.world().run(*time);
                self.nothing_unexpected(line);
                self.tell(&format!("silence {}", written(*time)));
            }
            Step::Record(expected) => {
                self.nothing_unexpected(line);
                let stands = tell::record(self.world().game());
                if stands != *expected {
                    self.fault(line, &format!("record: {expected}"), &stands);
                }
                self.tell(format!("record: {stands}").trim_end());
            }
            Step::Kept(expected) => {
                self.nothing_unexpected(line);
                let (whose, text) = expected.split_once(' ').unwrap_or((expected, ""));
                let files = &self.world().settings().files;
                let file = files.iter().find(|(listener, _)| listener.word() == whose);
                let file = file.map_or(String::new(), |(_, file)| file.clone());
                if !file.lines().any(|it| it == text) {
                    self.fault(line, &format!("kept {expected}"), &file);
                }
                self.tell(&format!("kept {expected}"));
            }
            Step::Protocol(expected) => {
                self.nothing_unexpected(line);
                let happened = papers::happened(self.world());
                let news = happened.get(self.in_protocol..).unwrap_or_default();
                let told = news.join(" | ");
                self.in_protocol = happened.len();
                if told != *expected {
                    self.fault(line, &format!("protocol: {expected}"), &told);
                }
                self.tell(format!("protocol: {told}").trim_end());
            }
            Step::Logged(expected) => {
                self.nothing_unexpected(line);
                let logged = self.logged;
                let durable = self.world().disk().durable();
                let (told, length) = (tell::logged(&durable[logged..]), durable.len());
                self.logged = length;
                if told != *expected {
                    self.fault(line, &format!("logged: {expected}"), &told);
                }
                self.tell(format!("logged: {told}").trim_end());
            }
        }
    }

    fn aftermath(&mut self) {
        if self.world().stopped() {
            return;
        }
        self.world().run(AFTERMATH);
        self.nothing_unexpected(0);
    }

    /// Asserts silence: any unexpected word that was heard or shown is a fault.
    fn nothing_unexpected(&mut self, line: usize) {
        let taken = self.taken;
        let unexpected: Vec<String> = self.world().heard()[taken..]
            .iter()
            .map(|heard| tell::heard(&heard.line))
            .collect();
        self.taken += unexpected.len();
        let shown = self.shown;
        let lines = self.world().desk()[shown..].iter();
        let lines: Vec<String> = lines.map(|line| format!("desk {line}")).collect();
        self.shown += lines.len();
        let felt = self.felt;
        let pulses = self.world().felt()[felt..].to_vec();
        self.felt += pulses.len();
        for found in unexpected.into_iter().chain(lines).chain(pulses) {
            self.fault(line, "(silence)", &found);
            self.tell(&found);
        }
    }

    fn tell(&mut self, line: &str) {
        self.told.push_str(line);
        self.told.push('\n');
    }

    fn fault(&mut self, line: usize, expected: &str, found: &str) {
        let at = self.world().now().as_ms();
        let place = if line == 0 {
            "at the end".to_owned()
        } else {
            format!("line {line}")
        };
        let _ = writeln!(
            self.faults,
            "  {place}, after {at} ms\n    expected {expected}\n    found    {found}"
        );
    }

    fn act(&mut self, line: usize, act: &Act) {
        match act {
            Act::Plays(times, moves) => {
                for text in std::iter::repeat_n(moves, *times).flatten() {
                    self.play(line, text);
                }
            }
            Act::Hand(..) => {
                self.begin(act);
                self.world().finish_hands();
            }
            _ => self.begin(act),
        }
    }

    /// Begins an act without its waiting time: hands are told, and lines typed.
    pub(super) fn begin(&mut self, act: &Act) {
        match act {
            Act::Plays(..) => {}
            Act::Type(line) => self.world().type_line(line),
            Act::PageAsks(role, name) => self.world().page_asks(role, name),
            Act::PageGone(name) => self.world().page_gone(name),
            Act::Page(done) => self.world().page_does(done),
            Act::Keys(_, keys) => keys.iter().for_each(|key| self.world().key(*key)),
            Act::Hand(side, hand) => self.hand(*side, hand),
            Act::Sleep(time) => self.world().sleep(*time),
            Act::PutBack(time) => self.world().put_back(*time),
            Act::ClockRefuses(_, why) => self.world().clock_refuses(*why),
            Act::Clock(_, event) => self.world().clock(event.clone()),
            Act::Pad(_, seat, events) => {
                for event in events {
                    self.world().pad(*seat, event.clone());
                }
            }
            Act::CrashAndResume(gone) => {
                let world = self.world.take().expect("there is always a world");
                self.world = Some(world.gone_for(*gone).crash_and_resume());
                (self.taken, self.shown, self.felt) = (0, 0, 0);
            }
            Act::NewCode(code) => {
                let world = self.world.take().expect("there is always a world");
                self.world = Some(world.remains().with_new_code(code).resume());
                (self.taken, self.shown, self.felt) = (0, 0, 0);
            }
            Act::Disk(habit) => self.world().disk_becomes(*habit),
            Act::End => self.world().close(),
            Act::Wait(time) => self.world().run(*time),
        }
    }

    /// Plays one half-move of many: types it, and expects to hear a half-move, in any words. All events written until then count as
    /// told.
    fn play(&mut self, line: usize, text: &str) {
        let taken = self.taken;
        self.world().type_line(text);
        self.world()
            .run_until(HEARD_WITHIN, |w| w.heard().len() > taken);
        let heard = self.world().heard().get(taken);
        if heard.is_some_and(|heard| heard.line.about.kind == "move-played") {
            self.taken += 1;
            if self.world().has_clock() {
                self.world().type_line("press");
                let taken = self.taken;
                self.world()
                    .run_until(HEARD_WITHIN, |w| w.heard().len() > taken);
                let heard = self.world().heard().get(taken);
                if heard.is_some_and(|heard| heard.line.about.kind == "pressed") {
                    self.taken += 1;
                } else {
                    self.fault(line, "the press heard", "(something else, or nothing)");
                }
            }
            self.logged = self.world().disk().durable().len();
        } else {
            let expected = format!("{text} heard as a half-move");
            self.fault(line, &expected, "(something else, or nothing)");
        }
    }

    fn hand(&mut self, side: Option<Side>, hand: &Hand) {
        let only = self.world().boards().first().copied();
        let of = side.map(BoardOf::Side).or(only).expect("a sensor board");
        let command = match hand {
            Hand::Lifts(square) => {
                let square = self.square(square);
                self.in_hand = self.world().wire_of(of).stands(square);
                HandCommand::Lift(square)
            }
            Hand::Puts(square, piece) => {
                let square = self.square(square);
                let named = piece.as_deref().map(|word| {
                    let named = Piece::of_code(word);
                    named.unwrap_or_else(|| panic!("{word:?} is no piece; write wm, wk, bm or bk"))
                });
                let piece = named.or(self.in_hand.take());
                HandCommand::Put(square, piece.expect("something was lifted before"))
            }
            Hand::Removes(square) => HandCommand::Remove(self.square(square)),
            Hand::Slides(from, to) => HandCommand::Slide(self.square(from), self.square(to)),
            Hand::Unplugs => HandCommand::Unplug,
            Hand::Plugs => HandCommand::Plug,
            Hand::Moves(text) => {
                let (before, mv) = self.meant(of, text);
                self.world().hand_move(of, &before, &mv);
                return;
            }
        };
        self.world().hand(of, command);
    }

    /// The written half-move, on the present position of the board.
    fn meant(&mut self, of: BoardOf, text: &str) -> (zgoda_game::Setup, Move) {
        let now = *self.world().game().now();
        let written = WrittenMove::read(text, now.variant()).expect("a half-move");
        let from = written.from();
        let mut before = now;
        for square in now.variant().squares() {
            before.put(square, self.world().wire_of(of).stands(square));
        }
        let side = before.at(from).map_or(now.turn(), |piece| piece.side);
        let before = before.with_turn(side);
        match resolve(&written, &before) {
            Resolution::Legal(mv) | Resolution::NotLegal(mv) => (before, mv),
            other => panic!("{text:?} is not one half-move: {other:?}"),
        }
    }

    fn square(&mut self, name: &str) -> Square {
        let variant = self.world().game().now().variant();
        variant.square(name).expect("a square")
    }
}

fn told(act: &Act) -> String {
    use crate::disk::DiskHabit;
    match act {
        Act::Type(line) if line.contains(": ") && !line.starts_with(' ') => named(line),
        Act::Type(line) => format!("type {line}"),
        Act::PageAsks(role, name) => format!("page asks {role} as {name}"),
        Act::PageGone(name) => format!("page gone {name}"),
        Act::Page(done) => page(done),
        Act::Plays(times, moves) => format!("plays {times} times {}", moves.join(" ")),
        Act::Keys(what, _) => what.clone(),
        Act::Hand(Some(side), hand) => format!("{}'s {}", side.word(), done(hand)),
        Act::Hand(None, hand) => done(hand),
        Act::CrashAndResume(Duration::ZERO) => "crash and resume".to_owned(),
        Act::CrashAndResume(gone) => format!("crash for {} and resume", written(*gone)),
        Act::NewCode(code) => format!("crash and resume with the new code {code}"),
        Act::Sleep(time) => format!("sleep {}", written(*time)),
        Act::PutBack(time) => format!("computer put back {}", written(*time)),
        Act::ClockRefuses(what, _) | Act::Clock(what, _) => format!("clock {what}"),
        Act::Pad(what, ..) => what.clone(),
        Act::Disk(DiskHabit::Gone) => "disk gone".to_owned(),
        Act::Disk(DiskHabit::Full) => "disk full".to_owned(),
        Act::Disk(DiskHabit::Hangs) => "disk hangs".to_owned(),
        Act::Disk(DiskHabit::Fine) => "disk back".to_owned(),
        Act::End => "end".to_owned(),
        Act::Wait(time) => format!("wait {}", written(*time)),
    }
}

fn page(done: &PageAct) -> String {
    let ply = done.ply.map(|ply| format!(" of {ply}"));
    let presses = done.presses.map(|presses| format!(" pressed {presses}"));
    let aloud = done.aloud.map(|aloud| format!(" aloud {aloud}"));
    let rows = done.rows.map(|rows| format!(" seen {rows}"));
    let late = done.late.map(|late| format!(" late {}", written(late)));
    let asked = done.asked.then(|| " to asked".to_owned());
    let then = done.then_press.then(|| " then press".to_owned());
    let head: String = [ply, presses, rows, aloud, late, asked, then]
        .into_iter()
        .flatten()
        .collect();
    format!("page {}{head}: {}", done.device, done.line)
}

fn done(hand: &Hand) -> String {
    match hand {
        Hand::Lifts(square) => format!("hand lifts {square}"),
        Hand::Puts(square, None) => format!("hand puts {square}"),
        Hand::Puts(square, Some(piece)) => format!("hand puts {square} {piece}"),
        Hand::Removes(square) => format!("hand removes {square}"),
        Hand::Slides(from, to) => format!("hand slides {from} {to}"),
        Hand::Moves(text) => format!("hand moves {text}"),
        Hand::Unplugs => "board unplugged".to_owned(),
        Hand::Plugs => "board plugged".to_owned(),
    }
}

fn named(line: &str) -> String {
    let names = [
        "white:",
        "black:",
        "assistant:",
        "arbiter:",
        "białe:",
        "czarne:",
    ];
    if names.iter().any(|name| line.starts_with(name)) {
        line.to_owned()
    } else {
        format!("type {line}")
    }
}

fn written(time: Duration) -> String {
    let ms = time.as_millis();
    if ms.is_multiple_of(1000) {
        format!("{}s", ms / 1000)
    } else {
        format!("{ms}ms")
    }
}
