// SPDX-License-Identifier: GPL-3.0-or-later
//! A minimal protocol of a sensor board, to copy from. The module is compiled and tested, but is not part of
//! the program.
//!
//! The board of this file answers `?` with a line: a character for each dark square in square order,
//! `.` for an empty square, `o` for a square on which something stands. The board reports nothing by itself.
//!
//! `docs/boards/a-new-board.md` goes through this file part by part. The part that all boards have in common is in
//! [`crate::sensing`] and need not be written again.

use zgoda_game::{Moment, Reading, Seen, Setup, Variant};

use crate::board::{BoardCommand, BoardEvent, BoardInput, BoardOutput, LostWhy, Orientation};
use crate::conversation::{Conversation, LineEvent};
use crate::cpp::codec::Codec;
use crate::sensing::{Host, Sensing, SensorBoard};
use crate::waits::Waits;

/// 1. The wire: the meaning of a line. Bytes become a reading, or a reason why they are no reading, and never cause a panic.
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

/// The reason why a line is not a scan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum NoScan {
    #[error("a scan of {0} squares is of another board")]
    Length(usize),
    #[error("{0:?} is neither empty nor occupied")]
    Letter(char),
}

/// 2. The commands. Only a command with a name can be sent.
const ASK: &[u8] = b"?\n";

/// 3. The conversation: the part that is peculiar to this board.
#[derive(Debug)]
struct Dots {
    variant: Variant,
}

type Link = Conversation<Sensing<Dots>>;

impl SensorBoard for Dots {
    type Codec = Codec;
    type Message = Reading;
    type Refused = NoScan;
    /// The only question, for a scan.
    type Question = ();
    type Image = Reading;

    fn read(&self, line: String) -> Result<Reading, NoScan> {
        read(line.trim(), self.variant)
    }

    fn message(&mut self, scan: Reading, host: &mut Host<'_, Dots>) {
        let asked = host.line.take(|()| true);
        host.shows(self, scan, asked.as_ref());
        // A board that reports nothing is asked as often as a hand moves.
        host.rest(host.waits().poll_busy);
    }

    fn next(&mut self, host: &mut Host<'_, Dots>) {
        if host.is_moving() || host.is_due() {
            host.line.ask((), ASK.to_vec());
        }
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
        let variant = setup.variant();
        let mut link = Link::with(Dots { variant }, Waits::at(crate::Speed::LIFE));
        link.handle(BoardInput::Do(BoardCommand::Expect(setup)), Moment::ZERO);
        link.handle(BoardInput::Line(&LineEvent::Opened), Moment::ZERO);
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
                    BoardOutput::Write(bytes) if self.plugged == Plugged::In => {
                        assert_eq!(bytes, ASK);
                        let squares = self.stands.variant().squares().into_iter();
                        let line: String = squares
                            .map(|s| self.stands.at(s).map_or('.', |_| 'o'))
                            .chain(['\n'])
                            .collect();
                        self.now = self.now.after(std::time::Duration::from_millis(5));
                        let bytes = LineEvent::Bytes(line.into_bytes());
                        self.link.handle(BoardInput::Line(&bytes), self.now);
                    }
                    BoardOutput::Write(_) => {}
                    BoardOutput::Event(event) => self.told.push(event),
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
    use crate::board::OrientationNews;
    for variant in Variant::ALL {
        let start = Setup::start(variant);
        let mut bench = Bench::new(&start);
        bench.run(1_000);
        assert_eq!(bench.last_reading(), None);
        let asked = BoardEvent::Orientation(OrientationNews::MustBeAsked);
        assert!(bench.told.contains(&asked), "{:?}", bench.told);
        let now = bench.now;
        let orientation = BoardCommand::Orientation(Orientation::Turned);
        bench.link.handle(BoardInput::Do(orientation), now);
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
        let bytes = LineEvent::Bytes(bytes);
        bench.link.handle(BoardInput::Line(&bytes), now);
        bench.run(rng.below(50));
    }
    let anomalies = bench.link.anomalies();
    assert!(
        anomalies.noise + anomalies.broken_frame > 100,
        "{anomalies:?}"
    );
    // A line of noise is never a reading: the start position is the only position that was ever reported.
    bench.run(2_000);
    let now = bench.now;
    let orientation = BoardCommand::Orientation(Orientation::Normal);
    bench.link.handle(BoardInput::Do(orientation), now);
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
