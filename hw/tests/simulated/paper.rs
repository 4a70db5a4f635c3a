// SPDX-License-Identifier: GPL-3.0-or-later
//! Compares the wires with their published descriptions, byte for byte. No byte here comes from the program's own codecs,
//! so these tests also find a number that is wrong both in the link and in the simulator. A paper board answers the
//! program with bytes that are written in this file, and the simulated board is asked with such bytes.

use std::time::Duration;

use zgoda_game::{BySide, Moment, Piece, Reading, Senses, Setup, Side};
use zgoda_hw::LineEvent;
use zgoda_hw::board::{BoardCommand, BoardEvent, BoardInput, BoardOutput};
use zgoda_hw::clock::{ClockCommand, ClockEvent, ClockRefusal, ClockShows, WhiteDisplay};
use zgoda_hw::sim::options::program;
use zgoda_hw::sim::{
    ClockHand, ClockSetting, Faults, HandCommand, Make, Presses, SimInput, SimOutput, Simulation,
};
use zgoda_hw::{BoardProtocol, Device, Speed, Waits};

use crate::common::{V, quiet, sq};

/// A board that consists of a list of questions and answers.
struct Paper {
    device: Device,
    now: Moment,
    answers: Vec<(Vec<u8>, Vec<u8>)>,
    asked: Vec<Vec<u8>>,
    told: Vec<BoardEvent>,
    on_its_way: Vec<(Moment, Vec<u8>)>,
    /// The rest of an answer that comes later, after the delay before it.
    rest: Option<(Duration, Vec<u8>)>,
    /// True if the bytes of the rest come one by one.
    dribbles: bool,
}

impl Paper {
    fn new(protocol: BoardProtocol, answers: &[(&[u8], &[u8])]) -> Paper {
        let clock = (protocol == BoardProtocol::Dgt).then_some(WhiteDisplay::Left);
        let mut paper = Paper {
            device: Device::new(protocol, Waits::at(Speed::LIFE), V, clock),
            now: Moment::ZERO,
            answers: Vec::new(),
            asked: Vec::new(),
            told: Vec::new(),
            on_its_way: Vec::new(),
            rest: None,
            dribbles: false,
        };
        for (command, answer) in answers {
            paper.answer(command, answer);
        }
        let start = Setup::start(V);
        paper.input(BoardInput::Do(BoardCommand::Expect(&start)));
        paper.input(BoardInput::Line(&LineEvent::Opened));
        paper
    }

    /// Sets the answer to a command from now on.
    fn answer(&mut self, command: &[u8], answer: &[u8]) {
        self.answers.retain(|(known, _)| known != command);
        self.answers.push((command.to_vec(), answer.to_vec()));
    }

    fn input(&mut self, input: BoardInput<'_>) {
        self.device.handle(input, self.now);
        while let Some(output) = self.device.poll() {
            match output {
                BoardOutput::Write(bytes) => {
                    if let Some((_, answer)) = self.answers.iter().find(|(it, _)| *it == bytes) {
                        let due = self.now.after(Duration::from_millis(12));
                        self.on_its_way.push((due, answer.clone()));
                        if let Some((late, rest)) = self.rest.clone() {
                            let size = if self.dribbles { 1 } else { rest.len() };
                            let parts = rest.chunks(size).map(<[u8]>::to_vec).zip(1..);
                            let parts = parts.map(|(part, n)| (due.after(late * n), part));
                            self.on_its_way.extend(parts);
                            self.on_its_way.sort_by_key(|(due, _)| *due);
                        }
                    }
                    self.asked.push(bytes);
                }
                BoardOutput::Event(event) => self.told.push(event),
            }
        }
    }

    /// Sends these bytes from the board, although nothing was asked.
    fn say(&mut self, bytes: &[u8]) {
        self.input(BoardInput::Line(&LineEvent::Bytes(bytes.to_vec())));
    }

    fn clock(&mut self, command: &ClockCommand) {
        self.input(BoardInput::Do(BoardCommand::Clock(command)));
    }

    fn run(&mut self, ms: u64) {
        let end = self.now.after(Duration::from_millis(ms));
        loop {
            let answer = self.on_its_way.first().map(|(due, _)| *due);
            let next = answer.into_iter().chain(self.device.deadline()).min();
            let Some(next) = next.filter(|next| *next <= end) else {
                break;
            };
            self.now = self.now.max(next);
            if answer.is_some_and(|due| due <= self.now) {
                let (_, bytes) = self.on_its_way.remove(0);
                self.say(&bytes);
            } else {
                self.input(BoardInput::Tick);
            }
        }
        self.now = end;
    }

    fn reading(&self) -> Option<Reading> {
        self.told.iter().rev().find_map(|event| match event {
            BoardEvent::Reading { reading, .. } => Some(*reading),
            _ => None,
        })
    }

    /// The clock events that were reported since the last call.
    fn of_clock(&mut self) -> Vec<ClockEvent> {
        let told = std::mem::take(&mut self.told).into_iter();
        told.filter_map(|event| match event {
            BoardEvent::Clock(event) => Some(event),
            _ => None,
        })
        .collect()
    }

    /// The orders that were given for the clock since the last call.
    fn orders(&mut self) -> Vec<Vec<u8>> {
        let asked = std::mem::take(&mut self.asked).into_iter();
        asked.filter(|bytes| bytes[0] == 0x2b).collect()
    }
}

/// The start position on fifty fields: 4 is a black man, 1 a white one.
const START_50: [u8; 53] = {
    let mut bytes = [0; 53];
    (bytes[0], bytes[1], bytes[2]) = (0x94, 0x00, 0x35);
    let mut n = 0;
    while n < 20 {
        (bytes[3 + n], bytes[33 + n]) = (0x04, 0x01);
        n += 1;
    }
    bytes
};

/// The position after 32-28 on fifty fields: the 32nd field is empty, and the 28th has a white man.
const MOVED_50: [u8; 53] = {
    let mut bytes = START_50;
    (bytes[2 + 32], bytes[2 + 28]) = (0x00, 0x01);
    bytes
};

/// The start position on a hundred fields, row by row from Black's end.
#[rustfmt::skip]
const START_100: [u8; 103] = [
    0x86, 0x00, 0x67,
    0, 4, 0, 4, 0, 4, 0, 4, 0, 4,
    4, 0, 4, 0, 4, 0, 4, 0, 4, 0,
    0, 4, 0, 4, 0, 4, 0, 4, 0, 4,
    4, 0, 4, 0, 4, 0, 4, 0, 4, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
    1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
    0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
    1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
];

const MOVED_100: [u8; 103] = {
    let mut bytes = START_100;
    (bytes[3 + 63], bytes[3 + 54]) = (0, 1);
    bytes
};

/// A message of times: right 1:29:58, left 1:30:00. The right side's time runs, and its lever is up.
const TIMES: [u8; 10] = [0x8d, 0x00, 0x0a, 0x01, 0x29, 0x58, 0x01, 0x30, 0x00, 0x0b];
const SAY_VERSION: [u8; 5] = [0x2b, 0x03, 0x03, 0x09, 0x00];
const VERSION_2_2: [u8; 10] = [0x8d, 0x00, 0x0a, 0x0a, 0x10, 0x09, 0x00, 0x22, 0x00, 0x00];
/// An order to sound for four times 64 milliseconds.
const BEEP: [u8; 6] = [0x2b, 0x04, 0x03, 0x0b, 0x04, 0x00];
const BEEP_DONE: [u8; 10] = [0x8d, 0x00, 0x0a, 0x0a, 0x10, 0x0b, 0x00, 0x00, 0x00, 0x00];
/// The result of a beep with another value, which was seen on a real clock.
const BEEP_0X20: [u8; 10] = [0x8d, 0x00, 0x0a, 0x0a, 0x20, 0x0b, 0x00, 0x00, 0x00, 0x00];

fn after_32_28() -> Setup {
    let mut setup = Setup::start(V);
    setup.put(sq("28"), setup.at(sq("32")));
    setup.put(sq("32"), None);
    setup
}

#[test]
fn a_board_of_published_bytes_is_understood() {
    type Fields = &'static [u8];
    let cases: [(u8, Fields, Fields, [[u8; 5]; 2]); 2] = [
        (
            0x50,
            &START_50,
            &MOVED_50,
            [
                [0x8e, 0x00, 0x05, 0x1b, 0x01],
                [0x8e, 0x00, 0x05, 0x1f, 0x00],
            ],
        ),
        (
            0x42,
            &START_100,
            &MOVED_100,
            [
                [0x8e, 0x00, 0x05, 0x36, 0x01],
                [0x8e, 0x00, 0x05, 0x3f, 0x00],
            ],
        ),
    ];
    for (dump, start, moved, updates) in cases {
        let mut paper = Paper::new(BoardProtocol::Dgt, &[(&[dump], start), (&[0x41], &TIMES)]);
        paper.run(6_000);
        let setup = Setup::start(V);
        let seen = paper.reading().expect("read").with_light(None);
        assert_eq!(seen, Reading::from_setup(&setup), "{dump:#x}");
        paper.answer(&[dump], moved);
        for update in updates {
            paper.say(&update);
        }
        paper.run(300);
        let seen = paper.reading().expect("read").with_light(None);
        assert_eq!(seen, Reading::from_setup(&after_32_28()), "{dump:#x}");
        // The program may only ask these questions: stop, report fields and clock, the dumps, the clock, and the
        // identity.
        let known = [
            0x40, 0x41, 0x42, 0x45, 0x47, 0x4b, 0x4c, 0x4d, 0x50, 0x52, 0x55,
        ];
        for bytes in paper.asked.iter().filter(|bytes| bytes[0] != 0x2b) {
            assert!(bytes.len() == 1 && known.contains(&bytes[0]), "{bytes:x?}");
        }
        assert_eq!(paper.asked[0], [0x40]);
        assert!(paper.asked.contains(&vec![0x4b]), "is told to report");
    }
}

/// Half of each answer comes, and the rest comes late or never. In the end the program knows the position, or reports
/// that the board is lost.
#[test]
fn a_board_whose_answers_are_torn_is_soon_lost() {
    // The answer comes in two parts, or the second part comes byte by byte and never completes the answer.
    for late in [None, Some(100), Some(250), Some(900), Some(50)] {
        let mut paper = Paper::new(BoardProtocol::Dgt, &[(&[0x50], &START_50)]);
        paper.run(6_000);
        paper.told.clear();
        paper.answer(&[0x50], &MOVED_50[..30]);
        paper.dribbles = late == Some(50);
        let rest = if paper.dribbles {
            &MOVED_50[30..40]
        } else {
            &MOVED_50[30..]
        };
        paper.rest = late.map(|ms| (Duration::from_millis(ms), rest.to_vec()));
        let torn = paper.now;
        let moved = Reading::from_setup(&after_32_28());
        let known = |event: &BoardEvent| match event {
            BoardEvent::Lost(_) => true,
            BoardEvent::Reading { reading, .. } => reading.with_light(None) == moved,
            _ => false,
        };
        while !paper.told.iter().any(known) {
            let long = paper.now.since(torn);
            assert!(long < Duration::from_secs(4), "{late:?}: nothing is told");
            paper.run(100);
        }
        println!("{late:?}: {:?}", paper.now.since(torn));
        paper.rest = None;
        paper.answer(&[0x50], &MOVED_50);
        paper.run(4_000);
        let seen = paper.reading().expect("read").with_light(None);
        assert_eq!(seen, Reading::from_setup(&after_32_28()), "{late:?}");
    }
}

/// A paper board with a clock of version 2.2 that has introduced itself.
fn with_clock() -> Paper {
    let answers: [(&[u8], &[u8]); 3] = [
        (&[0x50], &START_50),
        (&[0x41], &TIMES),
        (&SAY_VERSION, &VERSION_2_2),
    ];
    let mut paper = Paper::new(BoardProtocol::Dgt, &answers);
    paper.run(6_000);
    let told = paper.of_clock();
    let shows = ClockShows {
        left: BySide {
            white: Duration::from_secs(5_400),
            black: Duration::from_secs(5_398),
        },
        running: Some(Side::Black),
        flag: BySide::default(),
    };
    let ClockEvent::Found(identity) = &told[0] else {
        panic!("{told:?}");
    };
    assert_eq!(identity.name.as_deref(), Some("DGT 2.2"));
    assert_eq!(told[1..], [ClockEvent::Shows(shows)]);
    assert_eq!(paper.orders(), [SAY_VERSION]);
    paper
}

#[test]
fn a_clock_is_ordered_in_published_bytes() {
    let mut paper = with_clock();
    let set = ClockCommand::Set {
        left: BySide {
            white: Duration::from_secs(5_400),
            black: Duration::from_secs(5_400),
        },
        running: Some(Side::White),
    };
    // The order: both sides have 1:30:00, the left side counts down, and the lever changes sides.
    let order = [0x2b, 0x0a, 0x03, 0x0a, 1, 0x1e, 0, 1, 0x1e, 0, 0x09, 0];
    let refused = [0x8d, 0x00, 0x0a, 0x0a, 0x40, 0x0a, 0, 0, 0, 0];
    paper.answer(&order, &refused);
    paper.clock(&set);
    paper.run(1_000);
    assert_eq!(paper.orders(), [order]);
    assert_eq!(
        paper.of_clock(),
        [ClockEvent::Refused(set, ClockRefusal::WrongMode)]
    );
    // The text on the clock has letters, figures and blanks, and comes without a sound.
    let words = b"\x2b\x0c\x03\x0c32 28   \x00\x00".to_vec();
    let done = [0x8d, 0x00, 0x0a, 0x0a, 0x10, 0x0c, 0, 0, 0, 0];
    paper.answer(&words, &done);
    paper.clock(&ClockCommand::Text("32-28".to_owned()));
    paper.run(1_000);
    assert_eq!(paper.orders(), [words]);
    // Afterwards the clock is told to show the times again.
    let end = [0x2b, 0x03, 0x03, 0x03, 0x00];
    paper.answer(&end, &[0x8d, 0x00, 0x0a, 0x0a, 0x10, 0x03, 0, 0, 0, 0]);
    paper.run(4_000);
    assert_eq!(paper.orders(), [end]);
    assert_eq!(paper.of_clock(), []);
}

#[test]
fn an_outcome_nobody_explains_is_tried_again() {
    let mut paper = with_clock();
    paper.answer(&BEEP, &BEEP_0X20);
    paper.clock(&ClockCommand::Beep);
    paper.run(100);
    // Over Bluetooth the acknowledgement may be repeated for a second in place of the times. It must not count as an
    // answer to the second try.
    paper.answer(&[0x41], &BEEP_0X20);
    paper.run(900);
    paper.answer(&[0x41], &TIMES);
    paper.answer(&BEEP, &BEEP_DONE);
    paper.run(5_000);
    assert_eq!(paper.orders(), [BEEP, BEEP], "gone when asked again");
    assert_eq!(paper.of_clock(), []);
    paper.answer(&BEEP, &BEEP_0X20);
    paper.clock(&ClockCommand::Beep);
    paper.run(9_000);
    assert_eq!(
        paper.orders(),
        [BEEP, BEEP, BEEP],
        "and no more than thrice"
    );
    let untold = ClockEvent::Refused(ClockCommand::Beep, ClockRefusal::Untold);
    assert_eq!(paper.of_clock(), [untold]);
}

/// The reports that a clock makes by itself: ready, the button OK, the mode, and no mode for computers.
const REPORTS: [[u8; 10]; 4] = [
    [0x8d, 0x00, 0x0a, 0x0a, 0x10, 0x01, 0x20, 0x00, 0x00, 0x00],
    [0x8d, 0x00, 0x0a, 0x0a, 0x10, 0x08, 0x20, 0x00, 0x35, 0x00],
    [0x8d, 0x00, 0x0a, 0x0a, 0x10, 0x0a, 0x20, 0x00, 0x17, 0x00],
    [0x8d, 0x00, 0x0a, 0x0a, 0x10, 0x10, 0x20, 0x00, 0x00, 0x00],
];

#[test]
fn what_a_clock_reports_unasked_answers_nothing_that_was_asked() {
    let mut paper = with_clock();
    for report in REPORTS {
        paper.say(&report);
    }
    paper.run(3_000);
    assert_eq!(paper.of_clock(), []);
    // A report comes while an order waits: the order is given again after two seconds, as if no report had come.
    paper.clock(&ClockCommand::Beep);
    for report in REPORTS {
        paper.say(&report);
    }
    paper.run(1_500);
    assert_eq!(paper.orders(), [BEEP]);
    paper.answer(&BEEP, &BEEP_DONE);
    paper.run(3_000);
    assert_eq!(paper.orders(), [BEEP]);
    assert_eq!(paper.of_clock(), []);
    // Only an order to set or stop the clock is refused by the report that the clock has no mode for computers.
    let stop = ClockCommand::Stop;
    paper.clock(&stop);
    for report in &REPORTS[..3] {
        paper.say(report);
    }
    assert_eq!(paper.of_clock(), []);
    paper.say(&REPORTS[3]);
    let refused = ClockEvent::Refused(stop, ClockRefusal::WrongMode);
    assert_eq!(paper.of_clock(), [refused]);
}

/// Over Bluetooth, for a second after an order, the clock may answer a question for the times with the acknowledgement
/// of that order.
#[test]
fn an_acknowledgement_that_comes_again_is_not_that_of_the_next_order() {
    let mut paper = with_clock();
    paper.answer(&BEEP, &BEEP_DONE);
    paper.clock(&ClockCommand::Beep);
    paper.clock(&ClockCommand::Beep);
    paper.run(20);
    paper.answer(&[0x41], &BEEP_DONE);
    paper.answer(&BEEP, &[]);
    paper.run(900);
    assert_eq!(paper.orders(), [BEEP], "the like order waits");
    paper.answer(&[0x41], &TIMES);
    paper.run(1_400);
    assert_eq!(paper.orders(), [BEEP]);
    assert_eq!(paper.of_clock(), [], "and the clock is not lost meanwhile");
    paper.answer(&BEEP, &BEEP_DONE);
    paper.run(3_000);
    assert_eq!(
        paper.orders(),
        [BEEP],
        "the second was not acknowledged, and is given again"
    );
}

/// All bytes with which the simulated board answers these bytes within so much time.
fn simulated(sim: &mut Simulation, now: &mut Moment, bytes: &[u8], ms: u64) -> Vec<u8> {
    let mut said = Vec::new();
    let end = now.after(Duration::from_millis(ms));
    sim.handle(SimInput::Bytes(bytes), *now);
    loop {
        while let Some(output) = sim.poll() {
            if let SimOutput::Bytes(bytes) = output {
                said.extend(bytes);
            }
        }
        let Some(next) = sim.deadline().filter(|next| *next <= end) else {
            break;
        };
        *now = next.max(*now);
        sim.handle(SimInput::Tick, *now);
    }
    *now = end;
    said
}

#[test]
fn the_simulated_board_speaks_the_published_bytes() {
    let mut sim = Simulation::new(Make::Dgt, &Setup::start(V), Faults::NONE, 1);
    let mut now = Moment::from_ms(1_000);
    let answers: [(u8, &[u8]); 8] = [
        (0x50, &START_50),
        (0x42, &START_100),
        (0x4d, &[0x93, 0x00, 0x05, 0x01, 0x07]),
        (0x45, b"\x91\x00\x0804711"),
        (0x55, b"\xa2\x00\x0d0000004711"),
        (0x46, &[0x90, 0x00, 0x05, 0x24, 0x67]),
        (0x41, &[0x8d, 0x00, 0x0a, 0, 0, 0, 0, 0, 0, 0x20]),
        (0x44, &[]),
    ];
    for (command, answer) in answers {
        let said = simulated(&mut sim, &mut now, &[command], 500);
        assert_eq!(said, answer, "{command:#x}");
    }
    let battery = simulated(&mut sim, &mut now, &[0x4c], 500);
    assert_eq!(
        (&battery[..4], battery[11]),
        (&[0xa0, 0x00, 0x0c, 88][..], 2)
    );
    sim.handle(SimInput::Hand(quiet("32", "28")), now);
    let said = simulated(&mut sim, &mut now, &[], 4_000);
    let (up, down) = ([0x8e, 0, 5, 0x3f, 0], [0x8e, 0, 5, 0x36, 1]);
    assert_eq!(said, [up, down].concat());
    assert_eq!(simulated(&mut sim, &mut now, &[0x50], 500), MOVED_50);
    // The codes of kings, also as boards from before 2011 send them.
    let mut setup = Setup::empty(V, Side::White);
    setup.put(sq("46"), Some(Piece::king(Side::White)));
    setup.put(sq("5"), Some(Piece::king(Side::Black)));
    setup.put(sq("6"), Some(Piece::man(Side::Black)));
    for (faults, fields) in [("none", [7, 10, 4]), ("oldcodes", [4, 10, 7])] {
        let faults = Faults::parse(faults, 1).unwrap();
        let mut sim = Simulation::new(Make::Dgt, &setup, faults, 1);
        let said = simulated(&mut sim, &mut now, &[0x50], 500);
        let codes = [46, 5, 6].map(|square| said[2 + square]);
        assert_eq!(codes, fields, "{faults}");
    }
}

#[test]
fn the_simulated_clock_speaks_the_published_bytes() {
    let clock = |text: &str| {
        let setting = ClockSetting {
            program: program(text).unwrap(),
            white: WhiteDisplay::Left,
            presses: Presses::WhenTold,
        };
        Simulation::new(Make::Dgt, &Setup::start(V), Faults::NONE, 1).with_clock(setting, 1)
    };
    // The clock's acknowledgements come only while the board reports the clock.
    let mut now = Moment::from_ms(1_000);
    let mut sim = clock("computer");
    simulated(&mut sim, &mut now, &[0x4b], 500);
    let set = [0x2b, 0x0a, 0x03, 0x0a, 1, 0x1e, 0, 1, 0x1e, 0, 0x01, 0];
    let said = simulated(&mut sim, &mut now, &set, 900);
    let done = [0x8d, 0x00, 0x0a, 0x0a, 0x10, 0x0a, 0, 0, 0, 0];
    assert!(said.windows(10).any(|it| it == done), "{said:x?}");
    // Both sides had 1:30:00. A second later the left side's time has run, its lever is up, and it is to move.
    let left = |seconds| [0x8d, 0, 0x0a, 0x01, 0x30, 0x00, 0x01, 0x29, seconds, 0x11];
    let said = simulated(&mut sim, &mut now, &[], 1_200);
    assert!(said.windows(10).any(|it| it == left(0x59)), "{said:x?}");
    sim.handle(
        SimInput::Hand(HandCommand::Clock(ClockHand::Press(Side::White))),
        now,
    );
    let said = simulated(&mut sim, &mut now, &[], 900);
    // The right side runs now, and its lever is up.
    assert_eq!(said[said.len() - 10..][9], 0x0b, "{said:x?}");
    let said = simulated(
        &mut sim,
        &mut now,
        &[0x2b, 0x04, 0x03, 0x0b, 0x10, 0x00],
        900,
    );
    assert!(said.windows(10).any(|it| it == BEEP_DONE), "{said:x?}");
    let said = simulated(&mut sim, &mut now, &SAY_VERSION, 900);
    assert!(said.windows(10).any(|it| it == VERSION_2_2), "{said:x?}");
    let mut own = clock("5m");
    simulated(&mut own, &mut now, &[0x4b], 500);
    let refused = [0x8d, 0x00, 0x0a, 0x0a, 0x40, 0x0a, 0, 0, 0, 0];
    let said = simulated(&mut own, &mut now, &set, 900);
    assert!(said.windows(10).any(|it| it == refused), "{said:x?}");
}

const MEN: &str = "1m1m1m1m1m/m1m1m1m1m1/1m1m1m1m1m/m1m1m1m1m1/10/10/\
                   1M1M1M1M1M/M1M1M1M1M1/1M1M1M1M1M/M1M1M1M1M1";
/// The position after 32-28.
const MOVED: &str = "1m1m1m1m1m/m1m1m1m1m1/1m1m1m1m1m/m1m1m1m1m1/10/4M5/\
                     1M3M1M1M/M1M1M1M1M1/1M1M1M1M1M/M1M1M1M1M1";

#[test]
fn a_home_made_board_of_published_lines_is_understood() {
    let line = |text: String| text.into_bytes();
    let begin = line(format!("begin {MEN} w\n"));
    let answers = [
        (begin.clone(), line(format!("sync {MEN}\n"))),
        (b"feature get_state\n".to_vec(), b"ok\n".to_vec()),
        (b"feature submove_state\n".to_vec(), b"nok\n".to_vec()),
        (b"feature state_stream\n".to_vec(), b"nok\n".to_vec()),
        (b"get_state\n".to_vec(), line(format!("state {MEN}\n"))),
    ];
    let answers: Vec<(&[u8], &[u8])> = answers
        .iter()
        .map(|(command, answer)| (command.as_slice(), answer.as_slice()))
        .collect();
    let mut paper = Paper::new(BoardProtocol::Cpp, &answers);
    paper.run(3_000);
    assert_eq!(paper.asked[0], b"set_variant draughts_standard\n");
    assert!(paper.asked.contains(&begin));
    let start = Reading::from_setup(&Setup::start(V));
    assert_eq!(paper.reading(), Some(start));
    // A legal half-move, an impossible half-move, and a text that is no half-move get the same answer.
    for told in ["move d4e5\n", "move a1j10\n", "move e5\n", "undo d4e5\n"] {
        paper.asked.clear();
        paper.say(told.as_bytes());
        let told_at = paper.now;
        paper.run(500);
        let yes = paper.asked.iter().filter(|bytes| *bytes == b"ok\n").count();
        assert_eq!(yes, 1, "{told:?} at {told_at:?}: {:?}", paper.asked);
        let no = |bytes: &Vec<u8>| bytes.starts_with(b"nok");
        assert!(!paper.asked.iter().any(no), "{told:?}");
    }
    paper.answer(b"get_state\n", format!("state {MOVED}\n").as_bytes());
    paper.answer(&begin, format!("unsync {MOVED}\n").as_bytes());
    paper.run(1_500);
    let moved = Reading::from_setup(&after_32_28());
    assert_eq!(paper.reading(), Some(moved));
}

#[test]
fn the_simulated_home_made_board_speaks_the_published_lines() {
    let mut now = Moment::from_ms(1_000);
    let make = Make::Cpp(Senses::Exact);
    let mut sim = Simulation::new(make, &Setup::start(V), Faults::NONE, 1);
    for (line, answer) in [
        ("set_variant draughts_standard\n", String::new()),
        (&format!("begin {MEN} w\n"), format!("sync {MEN}\n")),
        (&format!("begin {MOVED} b\n"), format!("unsync {MEN}\n")),
        ("feature get_state\n", "ok\n".to_owned()),
        ("get_state\n", format!("state {MEN}\n")),
    ] {
        let said = simulated(&mut sim, &mut now, line.as_bytes(), 300);
        assert_eq!(String::from_utf8(said).unwrap(), answer, "{line:?}");
    }
}
