// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests boards through the operating system: the simulated board on a real pseudo-terminal, with the real port and the real link.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use zgoda_game::{Moment, Move, Reading, Setup, Side, SquareSet};
use zgoda_hw::LineEvent;
use zgoda_hw::board::{
    BoardCommand, BoardEvent, BoardInput, BoardOutput, LineFault, LostWhy, OrientationNews,
};
use zgoda_hw::dgt::BAUD;
use zgoda_hw::serial::Port;
use zgoda_hw::sim::{self, HandCommand, SimHandle, SimOptions};
use zgoda_hw::stopwatch::Stopwatch;
use zgoda_hw::{Device, Orientation, Waits};

use crate::common::{V, orientation, quiet, sq};

/// The time after which a hanging test fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// A host with only that part of the program's event loop which serves a board.
struct Host {
    watch: Stopwatch,
    device: Device,
    port: Port,
    line: Receiver<(Moment, LineEvent)>,
}

impl Host {
    fn new(path: &str, options: &SimOptions) -> Host {
        let waits = Waits::at(options.speed);
        let watch = Stopwatch::start();
        let (send, line) = channel();
        let sink = move |at, event| {
            // The host may have ended already.
            let _ = send.send((at, event));
        };
        let protocol = options.make.protocol();
        let mut device = Device::new(protocol, waits, V, None);
        device.handle(
            BoardInput::Do(BoardCommand::Expect(&Setup::start(V))),
            Moment::ZERO,
        );
        Host {
            port: Port::open(path, protocol.baud(), watch, &waits, sink).unwrap(),
            watch,
            device,
            line,
        }
    }

    fn now(&self) -> Moment {
        self.watch.now()
    }

    /// Runs until `wanted`, which is called with every event, returns a value.
    fn until<T>(&mut self, what: &str, mut wanted: impl FnMut(&BoardEvent) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            while let Some(output) = self.device.poll() {
                match output {
                    BoardOutput::Write(bytes) => self.port.write(bytes).unwrap(),
                    BoardOutput::Event(event) => {
                        if let Some(found) = wanted(&event) {
                            return found;
                        }
                    }
                }
            }
            let ahead = self.device.deadline().map(|due| due.since(self.now()));
            let wait = ahead.unwrap_or(PATIENCE).min(PATIENCE);
            match self.line.recv_timeout(wait) {
                Ok((at, event)) => self.device.handle(BoardInput::Line(&event), at),
                Err(RecvTimeoutError::Timeout) => {
                    self.device.handle(BoardInput::Tick, self.now());
                }
                Err(RecvTimeoutError::Disconnected) => panic!("the port fell"),
            }
        }
        panic!("waited too long for {what}");
    }

    /// Waits until the board's machine asks for the orientation, and answers with this one.
    fn until_asked(&mut self, orientation: Orientation) {
        self.until("the question", |event| {
            let asked = BoardEvent::Orientation(OrientationNews::MustBeAsked);
            (*event == asked).then_some(())
        });
        let orientation = BoardCommand::Orientation(orientation);
        self.device.handle(BoardInput::Do(orientation), self.now());
    }

    fn until_reads(&mut self, setup: &Setup) {
        self.until("the position", |event| match event {
            BoardEvent::Reading { reading, .. } => {
                reading.differs_from(setup).is_empty().then_some(())
            }
            _ => None,
        });
    }
}

fn start(options: &str) -> (SimHandle, Host) {
    let options = SimOptions::parse(options).unwrap();
    let sim = sim::start(&options, &Setup::start(V)).unwrap();
    let host = Host::new(sim.path().to_str().unwrap(), &options);
    (sim, host)
}

fn after(moves: &[(&str, &str)]) -> Setup {
    moves.iter().fold(Setup::start(V), |setup, (from, to)| {
        Move {
            from: sq(from),
            to: sq(to),
            captured: SquareSet::EMPTY,
        }
        .apply(&setup)
    })
}

#[test]
fn moves_arrive_and_a_pulled_cable_is_survived_twice() {
    for options in [
        "seed=1,speed=20",
        "seed=2,faults=all,speed=20",
        "board=cpp,seed=1,speed=20",
        "board=cpp,senses=occupancy,seed=2,faults=all,speed=20",
    ] {
        let (sim, mut host) = start(options);
        if options.contains("occupancy") {
            host.until_asked(orientation(SimOptions::parse(options).unwrap().faults));
        }
        host.until_reads(&Setup::start(V));
        sim.send(quiet("32", "28"));
        host.until_reads(&after(&[("32", "28")]));
        for _ in 0..2 {
            sim.send(HandCommand::Unplug);
            let why = host.until("the loss", |event| match event {
                BoardEvent::Lost(why) => Some(why.clone()),
                _ => None,
            });
            assert_eq!(why, LostWhy::Line(LineFault::Unplugged));
            sim.send(HandCommand::Plug);
            host.until("the return", |event| {
                (*event == BoardEvent::Back).then_some(())
            });
            host.until_reads(&after(&[("32", "28")]));
        }
        sim.send(quiet("19", "23"));
        let end = after(&[("32", "28"), ("19", "23")]);
        host.until_reads(&end);
        let stands = sim.stop().unwrap().world().setup(Side::White);
        assert_eq!(
            Reading::from_setup(&stands),
            Reading::from_setup(&end),
            "{options}"
        );
    }
}

fn first_fault(path: &str) -> LineFault {
    let (send, line) = channel();
    let sink = move |_, event| {
        let _ = send.send(event);
    };
    let waits = Waits::at(SimOptions::default().speed);
    let _port = Port::open(path, BAUD, Stopwatch::start(), &waits, sink).unwrap();
    match line.recv_timeout(PATIENCE).unwrap() {
        LineEvent::Closed(fault) => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_port_in_use_a_missing_one_and_no_port_at_all_are_told_apart() {
    let (sim, mut host) = start("speed=20");
    host.until_reads(&Setup::start(V));
    let path = sim.path().to_str().unwrap().to_owned();
    assert_eq!(first_fault(&path), LineFault::Busy(path.clone()));
    assert!(matches!(first_fault("/dev/null"), LineFault::Failed { .. }));
    drop((host, sim));
    assert_eq!(first_fault(&path), LineFault::Absent(path));
}

#[test]
fn a_host_that_comes_after_another_finds_the_board() {
    let options = SimOptions::parse("speed=20").unwrap();
    let sim = sim::start(&options, &Setup::start(V)).unwrap();
    for _ in 0..3 {
        let mut host = Host::new(sim.path().to_str().unwrap(), &options);
        host.until_reads(&Setup::start(V));
    }
}

/// A port that waits for a board to be plugged in can be dropped without a wait.
#[test]
fn a_port_that_rests_before_the_next_try_ends_at_once() {
    let waits = Waits {
        reopen: PATIENCE,
        ..Waits::at(SimOptions::default().speed)
    };
    let (send, line) = channel();
    let sink = move |_, event| send.send(event).unwrap();
    let port = Port::open("/nonexistent/board", BAUD, Stopwatch::start(), &waits, sink).unwrap();
    assert!(matches!(
        line.recv_timeout(PATIENCE),
        Ok(LineEvent::Closed(_))
    ));
    let asked = Instant::now();
    drop(port);
    assert!(asked.elapsed() < PATIENCE / 4, "{:?}", asked.elapsed());
}
