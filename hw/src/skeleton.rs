//! A protocol to copy from: the least that a board's machine must be. It is compiled and tested, and no
//! part of the program.
//!
//! The board of this file answers `?` with a line: a character for each dark square in square order,
//! `.` for an empty one, `o` for one on which something stands. It reports nothing by itself.
//!
//! `docs/boards/a-new-board.md` goes through it part by part. What is in the other files of this
//! folder need not be written again: when a position can be believed (`steady`), which way round the
//! board lies (`finder`), when to give up (`tries`), line trouble (`trouble`), every wait (`waits`).

use std::collections::VecDeque;

use zgoda_game::{Moment, Reading, Seen, Setup, Variant};

use crate::board::{Anomaly, BoardEvent, BoardInput, Lies, LostWhy};
use crate::clock::{ClockEvent, ClockRefusal};
use crate::cpp::codec::{Codec, Verdict};
use crate::finder::{Detection, Finder, weigh};
use crate::steady::{self, Steady};
use crate::tries::{Answer, Asked, Contact, Port, Tries, expired};
use crate::trouble::Trouble;
use crate::waits::{AGREEING_DUMPS, Waits};

/// 1. The wire: what a line says. Bytes become something sensed or a reason; they never panic.
fn read(line: &str, variant: Variant) -> Result<Reading, NoScan> {
    let squares = variant.squares();
    let length = line.chars().count();
    if length != squares.len() {
        return Err(NoScan::Length(length));
    }
    let mut reading = Reading::empty(variant);
    for (square, letter) in squares.into_iter().zip(line.chars()) {
        let seen = match letter {
            '.' => Seen::Empty,
            'o' => Seen::Something,
            other => return Err(NoScan::Letter(other)),
        };
        reading.put(square, seen);
    }
    Ok(reading)
}

/// Why a line is no scan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum NoScan {
    #[error("a scan of {0} squares is of another board")]
    Length(usize),
    #[error("{0:?} is neither empty nor occupied")]
    Letter(char),
}

/// 2. The commands. Only what has a name can be sent.
const ASK: &[u8] = b"?\n";

/// 3. The machine.
#[derive(Debug)]
struct Link {
    waits: Waits,
    variant: Variant,
    events: VecDeque<BoardEvent>,
    codec: Codec,
    trouble: Trouble,
    port: Port,
    contact: Contact,
    /// One question is on the line at a time.
    asked: Option<Asked<()>>,
    tries: Tries,
    steady: Steady<Reading>,
    finder: Finder<Lies>,
}

impl Link {
    fn new(waits: Waits, variant: Variant) -> Link {
        Link {
            waits,
            variant,
            events: VecDeque::new(),
            codec: Codec::new(),
            trouble: Trouble::default(),
            port: Port::Closed,
            contact: Contact::Never,
            asked: None,
            tries: Tries::new(Moment::ZERO),
            steady: Steady::default(),
            finder: Finder::default(),
        }
    }

    /// Everything that can happen to a board.
    fn handle(&mut self, input: BoardInput<'_>, now: Moment) {
        match input {
            BoardInput::Opened => {
                self.port = Port::Open;
                self.codec = Codec::new();
                self.asked = None;
                self.tries = Tries::new(now);
            }
            BoardInput::Closed(fault) => {
                self.port = Port::Closed;
                self.asked = None;
                self.lose(LostWhy::Line(fault.clone()));
            }
            BoardInput::Bytes(bytes) => self.bytes(bytes, now),
            BoardInput::Expect(setup) => {
                self.finder.expect(setup);
                self.look();
            }
            BoardInput::Lies(lies) => {
                let news = self.finder.answer(lies);
                self.events.extend(news.map(BoardEvent::Orientation));
                self.tell_reading();
            }
            BoardInput::Clock(command) => {
                let refused = ClockEvent::Refused(command.clone(), ClockRefusal::Unable);
                self.events.push_back(BoardEvent::Clock(refused));
            }
            BoardInput::Tick => {}
        }
        self.advance(now);
    }

    fn poll(&mut self) -> Option<BoardEvent> {
        self.events.pop_front()
    }

    fn deadline(&self) -> Option<Moment> {
        let next = match (self.port, self.asked) {
            (Port::Closed, _) => None,
            (Port::Open, Some(asked)) => Some(asked.expires(Answer::Awaited, &self.waits)),
            (Port::Open, None) => Some(self.tries.due()),
        };
        [next, self.trouble.due()].into_iter().flatten().min()
    }

    fn bytes(&mut self, bytes: &[u8], now: Moment) {
        if self.port == Port::Closed {
            return;
        }
        if let Some(asked) = &mut self.asked {
            asked.heard = Some(now);
        }
        for &byte in bytes {
            let anomaly = match self.codec.feed(byte) {
                Verdict::More => continue,
                Verdict::Anomaly(anomaly) => anomaly,
                Verdict::Line(line) => match read(line.trim(), self.variant) {
                    Ok(reading) => {
                        self.scan(reading, now);
                        continue;
                    }
                    Err(refused) => {
                        tracing::debug!(%refused, "board");
                        Anomaly::Undecodable
                    }
                },
            };
            self.trouble.count(anomaly, now, &self.waits);
        }
    }

    /// The board answered. One scan is a suspicion, two equal ones are a reading.
    fn scan(&mut self, reading: Reading, now: Moment) {
        let asked = self.asked.take().map(|asked| asked.at);
        self.tries.answered();
        match self.contact {
            Contact::Here => {}
            Contact::Never => self.events.push_back(BoardEvent::Connected),
            Contact::Lost => self.events.push_back(BoardEvent::Back),
        }
        self.contact = Contact::Here;
        let verdict = self.steady.dump(reading, AGREEING_DUMPS, asked, now);
        if let steady::Verdict::Settled { since, .. } = verdict {
            self.look();
            if self.finder.way().is_some() {
                self.events.push_back(BoardEvent::Changed(since));
            }
            self.tell_reading();
        }
        // A board that reports nothing is asked as often as a hand moves.
        let pause = if self.steady.is_moving() {
            std::time::Duration::ZERO
        } else {
            self.waits.poll_busy
        };
        self.tries.rest(now, pause);
    }

    /// Perhaps it is plain now which way round the board lies.
    fn look(&mut self) {
        let Some((image, _)) = self.steady.settled() else {
            return;
        };
        let news = self.finder.look(|expected| {
            if expected.variant() != image.variant() {
                return Detection::No;
            }
            weigh(Lies::BOTH.map(|lies| (lies, lying(&image, lies).differs_from(expected).len())))
        });
        self.events.extend(news.map(BoardEvent::Orientation));
    }

    fn tell_reading(&mut self) {
        if let (Some((image, since)), Some(lies)) = (self.steady.settled(), self.finder.way()) {
            let reading = lying(&image, lies);
            self.events
                .push_back(BoardEvent::Reading { reading, since });
        }
    }

    fn lose(&mut self, why: LostWhy) {
        self.steady.forget();
        if self.contact != Contact::Lost {
            self.contact = Contact::Lost;
            self.events.push_back(BoardEvent::Lost(why));
        }
    }

    fn advance(&mut self, now: Moment) {
        let trouble = self.trouble.tell(now);
        self.events.extend(trouble.map(BoardEvent::Anomalies));
        if self.port == Port::Closed {
            return;
        }
        let missed = expired(&mut self.asked, |()| Answer::Awaited, now, &self.waits);
        if let Some(asked) = missed
            && let Some(why) = self.tries.unanswered(asked.heard, &self.waits)
        {
            self.lose(why);
            self.tries.rest(now, self.waits.wake);
        }
        if self.asked.is_none() && self.tries.due() <= now {
            self.events.push_back(BoardEvent::Write(ASK.to_vec()));
            self.asked = Some(Asked::now((), now));
        }
    }
}

fn lying(image: &Reading, lies: Lies) -> Reading {
    match lies {
        Lies::Normal => *image,
        Lies::Turned => image.turned(),
    }
}

// 4. The tests: another protocol needs at least these.

/// The board at the other end, and the time.
struct Bench {
    link: Link,
    stands: Setup,
    plugged: Plugged,
    now: Moment,
    told: Vec<BoardEvent>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Plugged {
    In,
    Asleep,
}

impl Bench {
    fn new(setup: &Setup) -> Bench {
        let mut link = Link::new(Waits::at(crate::Speed::LIFE), setup.variant());
        link.handle(BoardInput::Expect(setup), Moment::ZERO);
        link.handle(BoardInput::Opened, Moment::ZERO);
        Bench {
            link,
            stands: *setup,
            plugged: Plugged::In,
            now: Moment::ZERO,
            told: Vec::new(),
        }
    }

    fn run(&mut self, ms: u64) {
        let end = self.now.after(std::time::Duration::from_millis(ms));
        loop {
            while let Some(event) = self.link.poll() {
                match event {
                    BoardEvent::Write(bytes) if self.plugged == Plugged::In => {
                        assert_eq!(bytes, ASK);
                        let squares = self.stands.variant().squares().into_iter();
                        let line: String = squares
                            .map(|s| self.stands.at(s).map_or('.', |_| 'o'))
                            .chain(['\n'])
                            .collect();
                        self.now = self.now.after(std::time::Duration::from_millis(5));
                        self.link
                            .handle(BoardInput::Bytes(line.as_bytes()), self.now);
                    }
                    BoardEvent::Write(_) => {}
                    other => self.told.push(other),
                }
            }
            match self.link.deadline().filter(|due| *due <= end) {
                Some(due) => self.now = self.now.max(due),
                None => break,
            }
            self.link.handle(BoardInput::Tick, self.now);
        }
        self.now = end;
    }

    fn last_reading(&self) -> Option<Reading> {
        self.told.iter().rev().find_map(|event| match event {
            BoardEvent::Reading { reading, .. } => Some(*reading),
            _ => None,
        })
    }
}

#[test]
fn what_stands_is_told_once_it_is_known_how_the_board_lies() {
    use crate::board::Orientation;
    for variant in Variant::ALL {
        let start = Setup::start(variant);
        let mut bench = Bench::new(&start);
        bench.run(1_000);
        assert_eq!(bench.last_reading(), None);
        let asked = BoardEvent::Orientation(Orientation::MustBeAsked);
        assert!(bench.told.contains(&asked), "{:?}", bench.told);
        let now = bench.now;
        bench.link.handle(BoardInput::Lies(Lies::Turned), now);
        let moved = zgoda_game::legal_moves(&start)[0].apply(&start);
        bench.stands = moved;
        bench.run(1_000);
        let shown = bench.last_reading().unwrap().turned();
        assert!(shown.differs_from(&moved).is_empty());
    }
}

#[test]
fn silence_is_a_lost_board_and_an_answer_brings_it_back() {
    let mut bench = Bench::new(&Setup::start(Variant::International));
    bench.run(1_000);
    bench.plugged = Plugged::Asleep;
    bench.run(10_000);
    assert_eq!(bench.told.last(), Some(&BoardEvent::Lost(LostWhy::Silent)));
    bench.plugged = Plugged::In;
    bench.run(5_000);
    assert!(bench.told.contains(&BoardEvent::Back), "{:?}", bench.told);
}

#[test]
fn whatever_comes_is_survived_and_counted() {
    let mut rng = crate::sim::rng::Rng::new(5);
    let mut bench = Bench::new(&Setup::start(Variant::Polish64));
    bench.run(1_000);
    for _ in 0..2_000 {
        let bytes: Vec<u8> = (0..rng.below(80)).map(|_| rng.bits() as u8).collect();
        let now = bench.now;
        bench.link.handle(BoardInput::Bytes(&bytes), now);
        bench.run(rng.below(50));
    }
    let trouble = bench.link.trouble.so_far();
    assert!(trouble.noise + trouble.broken_frame > 100, "{trouble:?}");
    // A line of noise is never a reading: nothing but the start position was ever told or is now.
    bench.run(2_000);
    let now = bench.now;
    bench.link.handle(BoardInput::Lies(Lies::Normal), now);
    bench.run(1_000);
    let start = Setup::start(Variant::Polish64);
    assert!(
        bench
            .last_reading()
            .unwrap()
            .differs_from(&start)
            .is_empty()
    );
}

#[test]
fn lines_that_are_no_scan_say_why() {
    let variant = Variant::Polish64;
    assert_eq!(read("oo", variant), Err(NoScan::Length(2)));
    let wrong = "x".repeat(32);
    assert_eq!(read(&wrong, variant), Err(NoScan::Letter('x')));
}
