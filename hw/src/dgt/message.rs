// SPDX-License-Identifier: GPL-3.0-or-later
//! The messages and commands of the board, with all their bytes. [`super::wiring`] translates fields and piece codes.
//!
//! Where public descriptions disagree about a length, both lengths are accepted. An unknown message passes
//! through as [`Message::Unknown`].
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use super::clock;
use super::codec::Frame;
use crate::board::{Battery, BatteryFlow, Version};

/// Fields of the whole board.
pub const FIELDS: usize = 100;
/// Fields of one colour.
pub const HALF: usize = 50;
/// Fields of a chess board, which is refused.
pub const CHESS_FIELDS: usize = 64;

/// The bits of a piece byte that name the piece. The other bits are undocumented, and only kept for the log.
const PIECE: u8 = 0x0f;

/// The byte of one field, as received.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PieceByte(pub u8);

impl PieceByte {
    /// The piece code alone.
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0 & PIECE
    }

    /// The unexplained upper bits.
    #[must_use]
    pub const fn extra(self) -> u8 {
        self.0 & !PIECE
    }
}

/// A message of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// All hundred fields in reading order.
    Board(Box<[PieceByte; FIELDS]>),
    /// The fifty dark fields in reading order.
    Dark(Box<[PieceByte; HALF]>),
    /// The fifty light fields in reading order.
    Light(Box<[PieceByte; HALF]>),
    /// All fields of a board of another size.
    OtherBoard {
        /// The number of fields.
        fields: usize,
    },
    /// A change of a field. The numbering of fields on draughts boards is not documented, so this is only a reason to ask.
    FieldUpdate {
        /// Number of the field.
        field: u8,
        /// The piece that is there now.
        piece: PieceByte,
    },
    /// Times or acknowledgement of a clock, for [`clock::wire::ClockMessage::read`].
    Clock([u8; clock::wire::LENGTH]),
    /// The serial number, five digits.
    Serial(String),
    /// The long serial number, ten digits.
    LongSerial(String),
    /// Address on a bus of boards.
    BusAddress(u16),
    /// The text that the maker wrote into the board.
    Trademark(String),
    /// Version of the board's program.
    Version(Version),
    /// State of the board's battery.
    Battery(Battery),
    /// The board's memory of field changes and clock times. Its bytes are not interpreted.
    Memory(Vec<u8>),
    /// A message of an undescribed kind.
    Unknown(Frame),
}

/// A message with content that does not fit its kind.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a message of kind {id:#04x} cannot hold {length} bytes of data like these; drop it")]
pub struct Undecodable {
    /// Kind of the message.
    pub id: u8,
    /// The number of bytes of data in the message.
    pub length: usize,
}

mod id {
    pub(super) const BOARD: u8 = 0x06;
    pub(super) const CLOCK: u8 = 0x0d;
    pub(super) const FIELD_UPDATE: u8 = 0x0e;
    pub(super) const MEMORY: u8 = 0x0f;
    pub(super) const BUS_ADDRESS: u8 = 0x10;
    pub(super) const SERIAL: u8 = 0x11;
    pub(super) const TRADEMARK: u8 = 0x12;
    pub(super) const VERSION: u8 = 0x13;
    pub(super) const DARK: u8 = 0x14;
    pub(super) const LIGHT: u8 = 0x15;
    pub(super) const BATTERY: u8 = 0x20;
    pub(super) const LONG_SERIAL: u8 = 0x22;
}

/// Charging and discharging in the battery's status byte.
const CHARGING: u8 = 0x01;
const DISCHARGING: u8 = 0x02;

impl Message {
    /// Interprets a frame as a message.
    pub fn decode(frame: Frame) -> Result<Message, Undecodable> {
        let data = frame.data.as_slice();
        let decoded = match (frame.id, data) {
            (id::BOARD, _) if data.len() == CHESS_FIELDS => Some(Message::OtherBoard {
                fields: CHESS_FIELDS,
            }),
            (id::BOARD, _) => pieces(data).map(Message::Board),
            (id::DARK, _) => pieces(data).map(Message::Dark),
            (id::LIGHT, _) => pieces(data).map(Message::Light),
            (id::FIELD_UPDATE, &[field, piece]) => Some(Message::FieldUpdate {
                field,
                piece: PieceByte(piece),
            }),
            (id::CLOCK, _) => data.try_into().ok().map(Message::Clock),
            // The 1998 board adds a space and a version to the five digits.
            (id::SERIAL, _) => digits(data.get(..5)).map(Message::Serial),
            (id::LONG_SERIAL, _) => digits(data.get(..10)).map(Message::LongSerial),
            (id::BUS_ADDRESS, &[high, low]) => {
                Some(Message::BusAddress(u16::from(high) << 7 | u16::from(low)))
            }
            (id::TRADEMARK, _) => Some(Message::Trademark(printable(data))),
            (id::VERSION, &[main, sub]) => Some(Message::Version(Version { main, sub })),
            // The message has four bytes by one description, and nine by the other. The first byte has the same meaning in both.
            (id::BATTERY, &[percent, .., status]) if percent <= 100 && data.len() >= 4 => {
                let flow = match (data.len(), status & (CHARGING | DISCHARGING)) {
                    (9, CHARGING) => BatteryFlow::Charging,
                    (9, DISCHARGING) => BatteryFlow::Discharging,
                    _ => BatteryFlow::Untold,
                };
                Some(Message::Battery(Battery { percent, flow }))
            }
            (id::MEMORY, _) => Some(Message::Memory(data.to_vec())),
            (id::FIELD_UPDATE | id::BUS_ADDRESS | id::VERSION | id::BATTERY, _) => None,
            _ => return Ok(Message::Unknown(frame)),
        };
        decoded.ok_or(Undecodable {
            id: frame.id,
            length: frame.data.len(),
        })
    }

    /// The frame that a board would send, for the simulator and the tests. Texts are cut after 253 bytes, which is the size of a
    /// board's buffer.
    #[must_use]
    pub fn encode(&self) -> Frame {
        let raw = |pieces: &[PieceByte]| pieces.iter().map(|piece| piece.0).collect();
        let (id, data) = match self {
            Message::Board(pieces) => (id::BOARD, raw(pieces.as_slice())),
            Message::Dark(pieces) => (id::DARK, raw(pieces.as_slice())),
            Message::Light(pieces) => (id::LIGHT, raw(pieces.as_slice())),
            Message::OtherBoard { fields } => (id::BOARD, vec![0; *fields]),
            Message::FieldUpdate { field, piece } => (id::FIELD_UPDATE, vec![*field, piece.0]),
            Message::Clock(raw) => (id::CLOCK, raw.to_vec()),
            Message::Serial(text) => (id::SERIAL, ascii(text)),
            Message::LongSerial(text) => (id::LONG_SERIAL, ascii(text)),
            Message::BusAddress(address) => (
                id::BUS_ADDRESS,
                vec![(address >> 7) as u8 & 0x7f, *address as u8 & 0x7f],
            ),
            Message::Trademark(text) => (id::TRADEMARK, ascii(text)),
            Message::Version(version) => (id::VERSION, vec![version.main, version.sub]),
            Message::Battery(battery) => {
                let status = match battery.flow {
                    BatteryFlow::Charging => CHARGING,
                    BatteryFlow::Discharging => DISCHARGING,
                    BatteryFlow::Untold => 0,
                };
                // 0x7f: the remaining time is not available; the other times are zero.
                let data = vec![battery.percent, 0x7f, 0x7f, 0, 0, 0, 0, 0, status];
                (id::BATTERY, data)
            }
            Message::Memory(data) => (id::MEMORY, data.clone()),
            Message::Unknown(frame) => return frame.clone(),
        };
        Frame { id, data }
    }
}

fn pieces<const N: usize>(data: &[u8]) -> Option<Box<[PieceByte; N]>> {
    let data: &[u8; N] = data.try_into().ok()?;
    Some(Box::new(data.map(PieceByte)))
}

fn digits(data: Option<&[u8]>) -> Option<String> {
    let data = data?;
    data.iter().all(u8::is_ascii_digit).then(|| printable(data))
}

/// Text from outside, without characters that could control a terminal or a voice.
fn printable(data: &[u8]) -> String {
    let text = |&byte: &u8| match byte {
        b' '..=b'~' => char::from(byte),
        _ => ' ',
    };
    data.iter().map(text).collect::<String>().trim().to_owned()
}

fn ascii(text: &str) -> Vec<u8> {
    text.bytes().filter(u8::is_ascii).take(253).collect()
}

/// A command that a host may give to a board. Commands that write the board's memory, start its loader or change its mode for other
/// programs are deliberately absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Report nothing unasked. No answer.
    Reset,
    /// Send the times of the clock once.
    SendClock,
    /// Send the state of all fields.
    SendBoard,
    /// Report field changes, and the clock at least once a second. No answer.
    SendUpdate,
    /// Report field changes. No answer.
    SendUpdateBoard,
    /// Report field changes, and the clock when it changed. No answer.
    SendUpdateNice,
    /// Send the serial number.
    ReturnSerial,
    /// Send the long serial number.
    ReturnLongSerial,
    /// Send the address on a bus.
    ReturnBusAddress,
    /// Send the maker's text.
    SendTrademark,
    /// Send the memory: more than eight seconds on the wire.
    SendMemory,
    /// Send the state of the battery; boards without a battery do not answer.
    SendBattery,
    /// Send the program's version.
    SendVersion,
    /// Send the dark fields.
    SendDark,
    /// Send the light fields.
    SendLight,
}

impl Command {
    /// All commands.
    pub const ALL: [Command; 15] = [
        Command::Reset,
        Command::SendClock,
        Command::SendBoard,
        Command::SendUpdate,
        Command::SendUpdateBoard,
        Command::SendUpdateNice,
        Command::ReturnSerial,
        Command::ReturnLongSerial,
        Command::ReturnBusAddress,
        Command::SendTrademark,
        Command::SendMemory,
        Command::SendBattery,
        Command::SendVersion,
        Command::SendDark,
        Command::SendLight,
    ];

    /// The byte on the wire.
    #[must_use]
    pub const fn byte(self) -> u8 {
        match self {
            Command::Reset => 0x40,
            Command::SendClock => 0x41,
            Command::SendBoard => 0x42,
            Command::SendUpdate => 0x43,
            Command::SendUpdateBoard => 0x44,
            Command::ReturnSerial => 0x45,
            Command::ReturnBusAddress => 0x46,
            Command::SendTrademark => 0x47,
            Command::SendMemory => 0x49,
            Command::SendUpdateNice => 0x4b,
            Command::SendBattery => 0x4c,
            Command::SendVersion => 0x4d,
            Command::SendDark => 0x50,
            Command::SendLight => 0x52,
            Command::ReturnLongSerial => 0x55,
        }
    }

    /// The command of that byte, for the simulator.
    #[must_use]
    pub fn from_byte(byte: u8) -> Option<Command> {
        Command::ALL
            .into_iter()
            .find(|command| command.byte() == byte)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dgt::codec::Codec;
    use crate::framing::{Decoded, Framing};

    fn decode(bytes: &[u8]) -> Result<Message, Undecodable> {
        let mut codec = Codec::new();
        let mut last = Decoded::More;
        for &byte in bytes {
            assert_eq!(last, Decoded::More, "only the last byte completes");
            last = codec.feed(byte);
        }
        match last {
            Decoded::Frame(frame) => Message::decode(frame),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn published_bytes_mean_what_they_should() {
        let version = Version { main: 1, sub: 2 };
        assert_eq!(version.to_string(), "1.02");
        let battery = Battery {
            percent: 88,
            flow: BatteryFlow::Discharging,
        };
        let update = |field, piece| Message::FieldUpdate {
            field,
            piece: PieceByte(piece),
        };
        for (bytes, message) in [
            (&[0x8e, 0x00, 0x05, 0x36, 0x01][..], update(54, 1)),
            (&[0x8e, 0x00, 0x05, 0x3f, 0x00], update(63, 0)),
            (&[0x8e, 0x00, 0x05, 0x1b, 0x01], update(27, 1)),
            (
                &[0x8d, 0, 0x0a, 1, 0x29, 0x58, 1, 0x30, 0, 0x0b],
                Message::Clock([1, 0x29, 0x58, 1, 0x30, 0, 0x0b]),
            ),
            (&[0x93, 0, 5, 1, 2], Message::Version(version)),
            (&[0x90, 0, 5, 8, 1], Message::BusAddress(1025)),
            (b"\x91\0\x0801025", Message::Serial("01025".to_owned())),
            (
                b"\xa2\0\x0d0000012345",
                Message::LongSerial("0000012345".to_owned()),
            ),
        ] {
            assert_eq!(decode(bytes).as_ref(), Ok(&message));
            assert_eq!(message.encode().encode(), bytes);
        }
        let long = [0xa0, 0, 0x0c, 0x58, 0x7f, 0x7f, 1, 5, 0, 2, 0x0a, 2];
        assert_eq!(decode(&long), Ok(Message::Battery(battery)));
    }

    #[test]
    fn where_descriptions_disagree_both_are_read() {
        assert_eq!(
            decode(b"\x91\0\x0c01025 1.0"),
            Ok(Message::Serial("01025".to_owned()))
        );
        let short = [0xa0, 0, 7, 0x58, 0x7f, 0x7f, 1];
        let battery = Battery {
            percent: 88,
            flow: BatteryFlow::Untold,
        };
        assert_eq!(decode(&short), Ok(Message::Battery(battery)));
    }

    #[test]
    fn what_does_not_fit_its_kind_is_undecodable_and_what_is_unknown_passes() {
        for bytes in [
            &[0x94, 0, 4, 1][..],         // a dump of one field
            &[0x8e, 0, 4, 1],             // an update without its piece
            b"\x91\0\x080102x",           // a serial number with a letter
            &[0xa0, 0, 7, 0x65, 0, 0, 0], // 101 percent
            &[0x86, 0, 7, 0, 0, 0, 0],    // a board of four fields
        ] {
            assert!(decode(bytes).is_err(), "{bytes:?}");
        }
        assert!(matches!(
            decode(&[0xb3, 0, 4, 7]),
            Ok(Message::Unknown(Frame { id: 0x33, .. }))
        ));
        let chess = Message::OtherBoard { fields: 64 };
        assert_eq!(decode(&chess.encode().encode()), Ok(chess));
    }

    #[test]
    fn text_of_the_board_steers_nothing() {
        let text = decode(b"\x92\0\x09a\x1b[2J\r").unwrap();
        assert_eq!(text, Message::Trademark("a [2J".to_owned()));
    }

    /// The commands 0x51, 0x53 and 0x54 set scan modes, which the board's memory keeps, and 0x4e jumps to its loader.
    #[test]
    fn no_command_writes_the_board() {
        for byte in 0..=255 {
            let known = Command::from_byte(byte);
            assert!(known.is_none_or(|command| command.byte() == byte));
            if [0x4a, 0x4e, 0x51, 0x53, 0x54].contains(&byte) {
                assert_eq!(known, None);
            }
        }
    }
}
