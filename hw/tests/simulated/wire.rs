// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the laws of the wire. No bytes, in pieces of any size, cause a panic or an endless loop, and the next whole message is
//! understood.

use std::time::Duration;

use proptest::prelude::*;
use zgoda_game::{BySide, Moment, Setup, Side, Variant};
use zgoda_hw::LineEvent;
use zgoda_hw::board::{BoardCommand, BoardEvent, BoardInput, BoardOutput, LineFault, Orientation};
use zgoda_hw::clock::{ClockCommand, WhiteDisplay};
use zgoda_hw::dgt::clock::order::{ORDER, Order};
use zgoda_hw::dgt::codec::{Codec, Frame};
use zgoda_hw::dgt::message::{Command, Message};
use zgoda_hw::framing::{Decoded, Framing};
use zgoda_hw::{BoardProtocol, Device, Speed, Waits, cpp};

fn frame() -> impl Strategy<Value = Frame> {
    (0_u8..0x80, prop::collection::vec(0_u8..0x80, 0..300))
        .prop_map(|(id, data)| Frame { id, data })
}

/// Frames of all kinds with their right lengths, and other bytes between them.
fn traffic() -> impl Strategy<Value = Vec<u8>> {
    let known = prop::sample::select(vec![
        (0x06, 100),
        (0x06, 64),
        (0x0d, 7),
        (0x0e, 2),
        (0x10, 2),
        (0x11, 5),
        (0x12, 9),
        (0x13, 2),
        (0x14, 50),
        (0x15, 50),
        (0x20, 4),
        (0x20, 9),
        (0x22, 10),
    ]);
    let framed = known.prop_flat_map(|(id, length)| {
        // The bytes are mostly codes of pieces, so that there are readings.
        let byte = prop_oneof![4 => prop::sample::select(vec![0_u8, 1, 4, 7, 10]), 1 => 0_u8..0x80];
        prop::collection::vec(byte, length).prop_map(move |data| Frame { id, data }.encode())
    });
    let noise = prop::collection::vec(any::<u8>(), 0..20);
    prop::collection::vec(prop_oneof![4 => framed, 1 => noise], 1..8)
        .prop_map(|parts| parts.concat())
}

/// Lines of home-made boards, mostly positions, with other bytes between them.
fn lines() -> impl Strategy<Value = Vec<u8>> {
    let row = prop::sample::select(vec![
        "10",
        "1m1m1m1m1m",
        "?1?1?1?1?1",
        "M9",
        "1d8",
        "9u",
        "8",
        "11",
    ]);
    let rows = prop_oneof![
        8 => Just("1?1?1?1?1?/?1?1?1?1?1/1?1?1?1?1?/?1?1?1?1?1/10/10/1?1?1?1?1?/?1?1?1?1?1/1?1?1?1?1?/?1?1?1?1?1".to_owned()),
        1 => Just("1?1?1?1?/?1?1?1?1/1?1?1?1?/8/8/?1?1?1?1/1?1?1?1?/?1?1?1?1".to_owned()),
        4 => prop::collection::vec(row, 10).prop_map(|rows| rows.join("/")),
    ];
    let word = prop::sample::select(vec!["state", "sync", "unsync", "unsync_settable"]);
    let position = (word, rows).prop_map(|(word, rows)| format!("{word} {rows}\n").into_bytes());
    let word = prop::sample::select(vec![
        "ok\n",
        "nok\n",
        "move a10b9\n",
        "undo a1b2\n",
        "err x\n",
        "\r\n",
    ]);
    let word = word.prop_map(|word| word.as_bytes().to_vec());
    let noise = prop::collection::vec(any::<u8>(), 0..20);
    prop::collection::vec(prop_oneof![4 => position, 2 => word, 1 => noise], 1..8)
        .prop_map(|parts| parts.concat())
}

#[derive(Clone, Debug)]
enum Happening {
    Bytes(Vec<u8>),
    Twice(Vec<u8>),
    Wait,
    Opened,
    Closed,
    Expect,
    Orientation(Orientation),
    Clock(ClockCommand),
}

fn clock_command() -> impl Strategy<Value = ClockCommand> {
    let side = || prop::sample::select(Side::ALL.to_vec());
    let seconds = || (0_u64..40_000).prop_map(Duration::from_secs);
    prop_oneof![
        (seconds(), seconds(), prop::option::of(side())).prop_map(|(white, black, running)| {
            let left = BySide { white, black };
            ClockCommand::Set { left, running }
        }),
        side().prop_map(ClockCommand::Start),
        Just(ClockCommand::Stop),
        Just(ClockCommand::Beep),
        "\\PC{0,12}".prop_map(ClockCommand::Text),
        Just(ClockCommand::Speak("x".to_owned())),
    ]
}

fn happening<S: Strategy<Value = Vec<u8>>>(sent: fn() -> S) -> impl Strategy<Value = Happening> {
    prop_oneof![
        6 => sent().prop_map(Happening::Bytes),
        3 => sent().prop_map(Happening::Twice),
        8 => Just(Happening::Wait),
        1 => Just(Happening::Opened),
        1 => Just(Happening::Closed),
        1 => Just(Happening::Expect),
        1 => prop::sample::select(Orientation::BOTH.to_vec()).prop_map(Happening::Orientation),
        1 => clock_command().prop_map(Happening::Clock),
    ]
}

proptest! {
    #[test]
    fn a_frame_comes_back_after_any_noise(noise: Vec<u8>, frame in frame()) {
        let mut codec = Codec::new();
        for byte in noise {
            codec.feed(byte);
        }
        let mut last = Decoded::More;
        for byte in frame.encode() {
            prop_assert!(!matches!(last, Decoded::Frame(_)), "only the last byte completes");
            last = codec.feed(byte);
        }
        prop_assert_eq!(last, Decoded::Frame(frame));
    }

    #[test]
    fn a_message_that_was_understood_is_understood_again(bytes in traffic()) {
        let mut codec = Codec::new();
        for byte in bytes {
            let Decoded::Frame(frame) = codec.feed(byte) else { continue };
            if let Ok(message) = Message::decode(frame) {
                let again = Message::decode(message.encode());
                // The short form of a battery message does not tell whether the battery is being charged or used.
                prop_assert_eq!(again, Ok(message));
            }
        }
    }

    #[test]
    fn a_link_survives_anything_and_never_runs_in_circles(
        story in prop::collection::vec(happening(traffic), 1..60),
        clock: bool,
    ) {
        let clock = clock.then_some(WhiteDisplay::Left);
        survives(BoardProtocol::Dgt, Variant::International, clock, story)?;
    }

    #[test]
    fn a_link_to_a_home_made_board_survives_anything(
        story in prop::collection::vec(happening(lines), 1..60),
        variant in prop::sample::select(Variant::ALL.to_vec()),
    ) {
        survives(BoardProtocol::Cpp, variant, Some(WhiteDisplay::default()), story)?;
    }
}

fn line(device: &mut Device, event: LineEvent, now: Moment) {
    device.handle(BoardInput::Line(&event), now);
}

fn survives(
    protocol: BoardProtocol,
    variant: Variant,
    clock: Option<WhiteDisplay>,
    story: Vec<Happening>,
) -> Result<(), TestCaseError> {
    let home_made = protocol == BoardProtocol::Cpp;
    let mut device = Device::new(protocol, Waits::at(Speed::LIFE), variant, clock);
    let mut now = Moment::ZERO;
    let mut changed_untold = false;
    for happening in story {
        match happening {
            Happening::Bytes(bytes) => line(&mut device, LineEvent::Bytes(bytes), now),
            Happening::Twice(bytes) => {
                for byte in bytes.iter().chain(&bytes) {
                    line(&mut device, LineEvent::Bytes(vec![*byte]), now);
                }
            }
            Happening::Wait => {
                if let Some(due) = device.deadline() {
                    now = now.max(due);
                }
                device.handle(BoardInput::Tick, now);
                let ahead = device.deadline().is_none_or(|due| due > now);
                prop_assert!(ahead, "asleep or ahead");
            }
            Happening::Opened => line(&mut device, LineEvent::Opened, now),
            Happening::Closed => {
                line(&mut device, LineEvent::Closed(LineFault::Unplugged), now);
            }
            Happening::Expect => {
                let start = Setup::start(Variant::International);
                device.handle(BoardInput::Do(BoardCommand::Expect(&start)), now);
            }
            Happening::Orientation(orientation) => {
                device.handle(BoardInput::Do(BoardCommand::Orientation(orientation)), now);
            }
            Happening::Clock(command) => {
                device.handle(BoardInput::Do(BoardCommand::Clock(&command)), now);
            }
        }
        while let Some(output) = device.poll() {
            match output {
                BoardOutput::Write(bytes) if home_made => {
                    let text = String::from_utf8(bytes).expect("text");
                    let known = text
                        .strip_suffix('\n')
                        .and_then(cpp::message::Command::read);
                    prop_assert!(known.is_some(), "{text:?}");
                }
                BoardOutput::Write(bytes) if bytes[0] == ORDER => {
                    prop_assert_eq!(usize::from(bytes[1]), bytes.len() - 2);
                    prop_assert!(Order::read(&bytes[2..]).is_some());
                }
                BoardOutput::Write(bytes) => {
                    for byte in bytes {
                        prop_assert!(Command::from_byte(byte).is_some());
                    }
                }
                BoardOutput::Event(BoardEvent::Changed(at)) => {
                    prop_assert!(at <= now);
                    changed_untold = true;
                }
                BoardOutput::Event(BoardEvent::Reading { since, .. }) => {
                    prop_assert!(since <= now);
                    changed_untold = false;
                }
                BoardOutput::Event(BoardEvent::Lost(_)) => changed_untold = false,
                BoardOutput::Event(_) => {}
            }
        }
    }
    // While a change is not reported, the link has a deadline.
    prop_assert!(!changed_untold || device.deadline().is_some());
    Ok(())
}
