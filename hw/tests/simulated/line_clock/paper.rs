// SPDX-License-Identifier: GPL-3.0-or-later
//! Checks that the link and the simulated clock really send the lines of the example in `docs/formats/clock-protocol.md`.

use std::fmt::Write as _;
use std::path::Path;

use zgoda_game::Moment;
use zgoda_hw::line_clock::codec::{LONGEST, checksum};
use zgoda_hw::line_clock::message::ToClock;
use zgoda_hw::sim::clock::ClockLine;

use super::bench::{Bench, GOOD, Who};

fn paper() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/formats/clock-protocol.md");
    std::fs::read_to_string(path).unwrap()
}

/// The lines of the block that begins with this mark.
fn block<'a>(paper: &'a str, mark: &str) -> Vec<&'a str> {
    let begun = paper.lines().skip_while(|line| *line != mark).skip(1);
    let lines: Vec<&str> = begun.take_while(|line| *line != "```").collect();
    assert!(!lines.is_empty(), "no block {mark}");
    lines
}

/// A row of the example: milliseconds, sender, line.
fn row(line: &str) -> (Moment, &str, &str) {
    let (at, rest) = line.trim_start().split_once(' ').unwrap();
    let (who, what) = rest.trim_start().split_once(' ').unwrap();
    (Moment::from_ms(at.parse().unwrap()), who, what.trim_start())
}

/// Takes the acts of hands and the commands from the example; every sent line must then be in it.
#[test]
fn the_example_session_is_what_is_said() {
    let paper = paper();
    let example = block(&paper, "```session");
    let mut bench = Bench::off(GOOD, 1);
    let (mut asked, mut said) = (0, String::new());
    let flush = |bench: &mut Bench, said: &mut String| {
        for (at, who, text) in bench.log.drain(..) {
            let who = match who {
                Who::Program => "program",
                Who::Clock => "clock",
            };
            writeln!(said, "{:>6}  {who:<8} {text}", at.as_ms()).unwrap();
        }
    };
    for line in &example {
        let (at, who, what) = row(line);
        bench.run(at.as_ms() - bench.now.as_ms());
        flush(&mut bench, &mut said);
        match who {
            "hand" => {
                writeln!(said, "{:>6}  {who:<8} {what}", at.as_ms()).unwrap();
                bench.hand(ClockLine::parse(what).unwrap());
            }
            "program" => match ToClock::read(&what[..what.len() - 5]).unwrap() {
                ToClock::Hello { number, .. } if number.get() == 1 => bench.open(),
                ToClock::Do(number, command) if number.get() > asked => {
                    asked = number.get();
                    bench.tell(command);
                }
                _ => {}
            },
            _ => {}
        }
        flush(&mut bench, &mut said);
    }
    let written = example.join("\n") + "\n";
    assert!(said == written, "the example should be\n{said}");
}

#[test]
fn the_numbers_of_the_paper_are_those_of_the_code() {
    let paper = paper();
    let vector = format!("`123456789` gives `{:04X}`", checksum(b"123456789"));
    assert!(paper.contains(&vector), "{vector}");
    assert!(paper.contains(&format!("at most {LONGEST} bytes")));
}
