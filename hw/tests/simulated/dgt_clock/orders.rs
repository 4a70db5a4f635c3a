// SPDX-License-Identifier: GPL-3.0-or-later
//! The orders that a link gives a clock: one order at a time, and whole.

use super::*;

/// The orders of a link to a board with a silent clock, with their moments: the clock always shows the same times, tells its
/// version, and acknowledges nothing else.
fn orders(commands: &[ClockCommand], minutes: u64) -> Vec<(u64, Order)> {
    let watch = Watch::BoardAndClock(WhiteDisplay::Left);
    let mut link = Link::new(Waits::at(Speed::LIFE), watch);
    let mut now = Moment::ZERO;
    link.handle(BoardInput::Do(BoardCommand::Expect(&Setup::start(V))), now);
    link.handle(BoardInput::Line(&LineEvent::Opened), now);
    let (mut given, mut orders) = (false, Vec::new());
    while now < Moment::from_ms(60_000 * minutes) {
        let mut answer = Vec::new();
        while let Some(event) = link.poll() {
            match event {
                BoardOutput::Write(bytes) if bytes[0] == ORDER => {
                    let order = Order::read(&bytes[2..]).unwrap();
                    if order == Order::Version {
                        let version = [0x0a, 0x10, 0x09, 0, 0x22, 0, 0];
                        answer = Message::Clock(version).encode().encode();
                    } else {
                        orders.push((now.as_ms(), order));
                    }
                }
                BoardOutput::Write(bytes) => match Command::from_byte(bytes[0]) {
                    Some(Command::SendDark) => {
                        let fields = Box::new([PieceByte(0); HALF]);
                        answer = Message::Dark(fields).encode().encode();
                    }
                    Some(Command::SendClock) => {
                        let raw = [1, 0, 0, 1, 0, 0, 0x11];
                        answer = Message::Clock(raw).encode().encode();
                    }
                    _ => {}
                },
                BoardOutput::Event(BoardEvent::Clock(ClockEvent::Found(_))) => given = true,
                BoardOutput::Event(_) => {}
            }
        }
        if std::mem::take(&mut given) {
            for command in commands {
                link.handle(BoardInput::Do(BoardCommand::Clock(command)), now);
            }
        } else if answer.is_empty() {
            now = link.deadline().unwrap().max(now);
            link.handle(BoardInput::Tick, now);
        } else {
            now = now.after(Duration::from_millis(12));
            let answer = LineEvent::Bytes(answer);
            link.handle(BoardInput::Line(&answer), now);
        }
    }
    orders
}

#[test]
fn one_order_at_a_time_three_times_and_no_more() {
    let stop = ClockCommand::Stop;
    let text = ClockCommand::Text("czas".to_owned());
    let orders = orders(&[ClockCommand::Beep, stop, text, ClockCommand::Beep], 3);
    let codes: Vec<u8> = orders.iter().map(|(_, order)| order.code()).collect();
    let [beep, set, words] = [0x0b, 0x0a, 0x0c];
    let expected = [[beep; 3], [set; 3], [words; 3], [beep; 3]].concat();
    assert_eq!(codes, expected);
    for pair in orders.windows(2) {
        let apart = pair[1].0 - pair[0].0;
        assert!(apart >= 2_000, "{apart} ms between {pair:?}");
    }
}

/// Orders to a clock on a line that loses bytes: the rest of an order is no harmful command.
#[test]
fn broken_orders_never_reach_the_boards_memory() {
    for seed in 1..=8 {
        let faults = Faults::all(seed);
        let mut desk = Desk::new(&setting("computer"), faults, seed);
        desk.run(15_000);
        let mut rng = Rng::new(seed);
        for _ in 0..300 {
            let text = ["NOTQSN", "Zażółć gęślą", "0123456789", "tnqsjNTS"];
            let command = match rng.below(4) {
                0 => ClockCommand::Text(rng.pick(&text).unwrap().to_owned()),
                1 => ClockCommand::Set {
                    left: left(rng.below(30_000), rng.below(30_000)),
                    running: rng.pick(&[None, Some(W), Some(B)]).unwrap(),
                },
                2 => ClockCommand::Beep,
                _ => ClockCommand::Stop,
            };
            desk.command(&command);
            desk.run(rng.below(4_000));
        }
        assert_eq!(desk.bench.sim.forbidden(), 0, "seed {seed}");
        // The board never got more bytes than it can hold, nor two orders at once.
        assert_eq!(desk.bench.sim.crowded(), 0, "seed {seed}");
    }
    // The hardest case: the rest of an order without its beginning.
    let mut sim = Simulation::new(Make::Dgt, &Setup::start(V), Faults::NONE, 1);
    let mut now = Moment::ZERO;
    for order in [
        Order::Letters(letters("NOTQSN")),
        Order::Segments(segments("jnqstp")),
        Order::Beep(4),
    ] {
        let bytes = order.bytes();
        for lost in 1..bytes.len() {
            now = now.after(Duration::from_secs(1));
            sim.handle(SimInput::Bytes(&bytes[lost..]), now);
        }
    }
    sim.handle(SimInput::Tick, now.after(Duration::from_secs(1)));
    assert_eq!(sim.forbidden(), 0);
}

/// Checks that the counts of zero in the test before mean something: a board that gets two orders at once loses the second, or its
/// clock does.
#[test]
fn a_board_that_is_asked_too_fast_loses_what_is_too_much() {
    let crowded = |orders: &[Order], apart: u64| {
        let sim = Simulation::new(Make::Dgt, &Setup::start(V), Faults::NONE, 1);
        let mut sim = sim.with_clock(setting("computer"), 1);
        let mut now = Moment::from_ms(1_000);
        for order in orders {
            sim.handle(SimInput::Bytes(&order.bytes()), now);
            now = now.after(Duration::from_millis(apart));
            sim.handle(SimInput::Tick, now);
        }
        now = now.after(Duration::from_secs(2));
        sim.handle(SimInput::Tick, now);
        sim.crowded()
    };
    let words = Order::Letters(letters("czas"));
    assert_eq!(
        crowded(&[words], 0),
        0,
        "fourteen bytes pass through a buffer of ten"
    );
    assert!(
        crowded(&[words, words], 0) > 1,
        "twenty-eight at once do not"
    );
    assert_eq!(
        crowded(&[Order::Beep(4), Order::End], 40),
        1,
        "the clock takes one at a time"
    );
    assert_eq!(crowded(&[Order::Beep(4), Order::End], 700), 0);
}
