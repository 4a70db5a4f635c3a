// SPDX-License-Identifier: GPL-3.0-or-later
//! The laws that must hold for any bytes on a board's line.

use std::collections::HashMap;
use std::time::Duration;

use zgoda_game::{BySide, Moment, Reading, Senses, Setup, Side, Variant};
use zgoda_hw::clock::{ClockCommand, ClockEvent, WhiteDisplay};
use zgoda_hw::cpp::message::Word;
use zgoda_hw::cpp::state::{self, Letters};
use zgoda_hw::dgt::clock::order::{ORDER, Order};
use zgoda_hw::dgt::clock::wire::{ClockMessage, ClockTimes};
use zgoda_hw::dgt::codec::{Codec, Frame};
use zgoda_hw::dgt::message::{Command, Message, PieceByte};
use zgoda_hw::dgt::wiring::{Codes, DarkImage, Wiring};
use zgoda_hw::framing::{Decoded, Framing};
use zgoda_hw::waits::AGREEING_DUMPS;
use zgoda_hw::{
    BoardCommand, BoardEvent, BoardInput, BoardOutput, BoardProtocol, Device, LineEvent, LineFault,
    Orientation, Speed, Waits, cpp,
};

/// Checks the laws of the DGT codec. A frame that was found is written with the same bytes, a message that was understood is
/// understood again after it was written, and a whole frame is found after any other bytes.
pub fn dgt_codec(bytes: &[u8]) {
    let mut codec = Codec::new();
    for &byte in bytes {
        let Decoded::Frame(frame) = codec.feed(byte) else {
            continue;
        };
        assert_eq!(
            found(&mut Codec::new(), &frame),
            frame,
            "a frame changed on its way"
        );
        if let Ok(message) = Message::decode(frame) {
            assert_eq!(Message::decode(message.encode()), Ok(message));
        }
    }
    let last = Frame {
        id: 0x0e,
        data: vec![0x36, 0x01],
    };
    assert_eq!(
        found(&mut codec, &last),
        last,
        "the line did not come to itself"
    );
}

/// The frame that a codec finds at the last byte of `sent`, after any other bytes.
fn found(codec: &mut Codec, sent: &Frame) -> Frame {
    let bytes = sent.encode();
    let mut verdict = Decoded::More;
    for byte in bytes {
        assert!(!matches!(verdict, Decoded::Frame(_)), "a frame ended early");
        verdict = codec.feed(byte);
    }
    match verdict {
        Decoded::Frame(frame) => frame,
        other => panic!("no frame but {other:?}"),
    }
}

/// Checks the laws of the codec of home-made boards. A reading that is written is read as the same reading, a command that was
/// understood is understood again after it was written, and a whole line is found after any other bytes.
pub fn cpp_codec(bytes: &[u8]) {
    let mut codec = cpp::codec::Codec::new();
    for &byte in bytes {
        let Decoded::Frame(line) = codec.feed(byte) else {
            continue;
        };
        assert!(line.len() <= cpp::codec::LONGEST);
        for variant in Variant::ALL {
            if let Ok(cpp::message::Message::Stands(_, reading)) =
                cpp::message::Message::read(&line, variant)
            {
                let text = state::write(&reading, Letters::New);
                let again = state::read(&text, variant);
                // The kind of a piece on a light square is not kept.
                assert_eq!(again, Ok(reading), "{text}");
            }
        }
        if let Some(command) = cpp::message::Command::read(&line) {
            let again = cpp::message::Command::read(&command.to_string());
            assert_eq!(again, Some(command));
        }
    }
    let last = b"\nnok\n";
    let verdicts: Vec<_> = last.iter().map(|byte| codec.feed(*byte)).collect();
    assert_eq!(
        verdicts.last(),
        Some(&Decoded::Frame("nok".to_owned())),
        "the line did not come to itself"
    );
}

/// The bytes that name steps of a story for [`link`] and [`cpp_link`]. Any other byte is the number of bytes that come next on the
/// line.
mod step {
    pub(super) const OPENED: u8 = 0;
    pub(super) const CLOSED: u8 = 1;
    /// Time goes on to the deadline.
    pub(super) const DEADLINE: u8 = 2;
    /// As many milliseconds pass as the next byte says.
    pub(super) const WAIT: u8 = 3;
    /// The machine is told to expect the start position.
    pub(super) const EXPECT: u8 = 4;
    /// The machine is told that the board lies in the maker's way.
    pub(super) const NORMAL: u8 = 5;
    /// The machine is told that the board is turned.
    pub(super) const TURNED: u8 = 6;
    /// A dump of the start position comes in.
    pub(super) const START: u8 = 7;
    /// The clock gets an order; the next byte says which.
    pub(super) const CLOCK: u8 = 255;
}

/// Gives a story to the link to a DGT board, and checks its laws. No input makes the link panic. It never asks to be called in the
/// past, sends only commands that exist, and reports no reading that came in fewer than two equal dumps.
pub fn link(bytes: &[u8]) {
    story(BoardProtocol::Dgt, Variant::International, bytes);
}

/// Plays a story as [`link`] does, for a home-made board. The first byte decides if the board has 8x8 squares.
pub fn cpp_link(bytes: &[u8]) {
    let (variant, bytes) = match bytes {
        [first, rest @ ..] if first % 2 == 1 => (Variant::Polish64, rest),
        [_, rest @ ..] => (Variant::International, rest),
        [] => return,
    };
    story(BoardProtocol::Cpp, variant, bytes);
}

fn story(protocol: BoardProtocol, variant: Variant, story: &[u8]) {
    let waits = Waits::at(Speed::LIFE);
    let mut device = Device::new(protocol, waits, variant, Some(WhiteDisplay::Left));
    let mut now = Moment::ZERO;
    let (mut clock, mut presses) = (ClockLine::default(), 0);
    let mut line = Line::new(protocol, variant);
    let mut open = false;
    let start = Setup::start(variant);
    let mut story = story.iter().copied();
    while let Some(next) = story.next() {
        match next {
            step::OPENED => {
                (open, line) = (true, Line::new(protocol, variant));
                clock.codec = Codec::new();
                device.handle(BoardInput::Line(&LineEvent::Opened), now);
            }
            step::CLOSED => {
                open = false;
                let gone = LineEvent::Closed(LineFault::Unplugged);
                device.handle(BoardInput::Line(&gone), now);
            }
            step::DEADLINE => {
                now = device.deadline().unwrap_or(now).max(now);
                device.handle(BoardInput::Tick, now);
                assert!(
                    device.deadline().is_none_or(|due| due > now),
                    "called in a circle"
                );
            }
            step::WAIT => {
                let ms = u64::from(story.next().unwrap_or(0));
                now = Moment::from_ms(now.as_ms() + ms);
                device.handle(BoardInput::Tick, now);
            }
            step::EXPECT => {
                device.handle(BoardInput::Do(BoardCommand::Expect(&start)), now);
            }
            step::NORMAL => orientation(&mut device, Orientation::Normal, now),
            step::TURNED => orientation(&mut device, Orientation::Turned, now),
            step::CLOCK => {
                let command = clock_command(story.next().unwrap_or(0));
                device.handle(BoardInput::Do(BoardCommand::Clock(&command)), now);
            }
            step::START => line.bytes(&mut device, &line.dump(&start), open, now),
            many => {
                let bytes: Vec<u8> = story.by_ref().take(many.into()).collect();
                if open {
                    clock.bytes(&bytes);
                }
                line.bytes(&mut device, &bytes, open, now);
            }
        }
        while let Some(output) = device.poll() {
            let event = match output {
                BoardOutput::Write(bytes) => {
                    assert!(sendable(protocol, &bytes), "{bytes:?}");
                    continue;
                }
                BoardOutput::Event(event) => event,
            };
            match event {
                BoardEvent::Changed(at) => assert!(at <= now),
                BoardEvent::Reading { reading, since } => {
                    assert!(since <= now);
                    assert!(line.carried(&reading), "nobody sent {reading:?} twice");
                }
                BoardEvent::Clock(ClockEvent::Shows(shows)) => {
                    for left in [shows.left.white, shows.left.black] {
                        assert!(clock.showed(left), "no clock showed {left:?}");
                    }
                }
                BoardEvent::Clock(ClockEvent::Pressed(_)) => {
                    presses += 1;
                    assert!(presses <= clock.levers, "a press without a lever");
                }
                _ => {}
            }
        }
    }
}

fn orientation(device: &mut Device, orientation: Orientation, now: Moment) {
    device.handle(BoardInput::Do(BoardCommand::Orientation(orientation)), now);
}

fn clock_command(what: u8) -> ClockCommand {
    let side = Side::ALL[usize::from(what & 1)];
    let time = |minutes: u8| Duration::from_secs(60 * u64::from(minutes));
    match what >> 1 & 7 {
        0 => ClockCommand::Start(side),
        1 => ClockCommand::Stop,
        2 => ClockCommand::Beep,
        3 => ClockCommand::Text("zażółć".to_owned()),
        4 => ClockCommand::Speak("x".to_owned()),
        more => ClockCommand::Set {
            left: BySide {
                white: time(what),
                black: time(more),
            },
            running: (more > 5).then_some(side),
        },
    }
}

/// Every message of the clock that went over the line, with its count, and the number of movements of the lever between them.
#[derive(Default)]
struct ClockLine {
    codec: Codec,
    times: Vec<(ClockTimes, u32)>,
    last: Option<ClockTimes>,
    levers: u32,
}

impl ClockLine {
    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            let Decoded::Frame(frame) = self.codec.feed(byte) else {
                continue;
            };
            let Ok(Message::Clock(raw)) = Message::decode(frame) else {
                continue;
            };
            let Some(ClockMessage::Times(times)) = ClockMessage::read(&raw) else {
                continue;
            };
            let before = self.last.replace(times);
            self.levers += u32::from(before.is_some_and(|last| last.lever_up != times.lever_up));
            match self.times.iter_mut().find(|(known, _)| *known == times) {
                Some((_, count)) => *count += 1,
                None => self.times.push((times, 1)),
            }
        }
    }

    /// True if the clock showed this time in two equal messages.
    fn showed(&self, left: Duration) -> bool {
        self.times.iter().any(|(times, count)| {
            *count >= AGREEING_DUMPS && [times.left.time(), times.right.time()].contains(&left)
        })
    }
}

fn sendable(protocol: BoardProtocol, bytes: &[u8]) -> bool {
    match protocol {
        BoardProtocol::Dgt => match bytes {
            [ORDER, size, rest @ ..] => {
                usize::from(*size) == rest.len() && Order::read(rest).is_some()
            }
            _ => bytes.iter().all(|&byte| Command::from_byte(byte).is_some()),
        },
        BoardProtocol::Cpp => {
            let text = std::str::from_utf8(bytes).unwrap_or_default();
            let line = text.strip_suffix('\n').unwrap_or_default();
            !line.contains('\n') && cpp::message::Command::read(line).is_some()
        }
    }
}

/// Every position that went over the line since the port was opened, with its count.
enum Line {
    Dgt(Codec, HashMap<DarkImage, u32>),
    Cpp(Variant, cpp::codec::Codec, HashMap<Reading, u32>),
}

impl Line {
    fn new(protocol: BoardProtocol, variant: Variant) -> Line {
        match protocol {
            BoardProtocol::Dgt => Line::Dgt(Codec::new(), HashMap::new()),
            BoardProtocol::Cpp => Line::Cpp(variant, cpp::codec::Codec::new(), HashMap::new()),
        }
    }

    /// The bytes that a board sends to show `start`.
    fn dump(&self, start: &Setup) -> Vec<u8> {
        match self {
            Line::Dgt(..) => {
                let layout = start.variant().layout();
                let fields = std::array::from_fn(|n| {
                    let piece = layout.nth(n as u8).and_then(|square| start.at(square));
                    PieceByte(Codes::Since2011.code(piece))
                });
                Message::Dark(Box::new(fields)).encode().encode()
            }
            Line::Cpp(..) => {
                let shown = Reading::from_setup(start).dulled(Senses::Occupancy);
                let text = state::write(&shown, Letters::New);
                format!("{} {text}\n", Word::State.word()).into_bytes()
            }
        }
    }

    fn bytes(&mut self, device: &mut Device, bytes: &[u8], open: bool, now: Moment) {
        let event = LineEvent::Bytes(bytes.to_vec());
        device.handle(BoardInput::Line(&event), now);
        if !open {
            return;
        }
        for &byte in bytes {
            match self {
                Line::Dgt(codec, images) => {
                    let Decoded::Frame(frame) = codec.feed(byte) else {
                        continue;
                    };
                    let image = match Message::decode(frame) {
                        Ok(Message::Dark(pieces)) => DarkImage::of_half(&pieces),
                        Ok(Message::Board(pieces)) => DarkImage::of_board(&pieces),
                        _ => continue,
                    };
                    *images.entry(image).or_default() += 1;
                }
                Line::Cpp(variant, codec, images) => {
                    if let Decoded::Frame(line) = codec.feed(byte)
                        && let Ok(cpp::message::Message::Stands(_, reading)) =
                            cpp::message::Message::read(&line, *variant)
                    {
                        *images.entry(reading).or_default() += 1;
                    }
                }
            }
        }
    }

    fn carried(&self, reading: &Reading) -> bool {
        match self {
            Line::Dgt(_, images) => images
                .iter()
                .filter(|(_, times)| **times >= AGREEING_DUMPS)
                .any(|(image, _)| {
                    Codes::BOTH.into_iter().any(|codes| {
                        Orientation::BOTH.into_iter().any(|orientation| {
                            let shown = image.reading(Wiring { orientation, codes });
                            reading.with_light(None) == shown
                        })
                    })
                }),
            Line::Cpp(_, _, images) => [*reading, reading.turned()].iter().any(|shown| {
                images
                    .get(shown)
                    .is_some_and(|times| *times >= AGREEING_DUMPS)
            }),
        }
    }
}
