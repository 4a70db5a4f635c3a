//! What must hold for any bytes from outside: one function a fuzz target.
//!
//! `fuzz/` feeds them whatever a fuzzer invents, the test `fuzz_seeds` the seeds kept in
//! `fuzz/seeds`. Each of them stops where a law is broken; none looks at what is merely refused.

// A broken law must stop the fuzzer.
#![allow(clippy::panic, clippy::expect_used)]

use std::collections::HashMap;

use zgoda::record::export::{json_lines, pdn as record_pdn, text as record_text};
use zgoda::record::read_bytes;
use zgoda_game::notation::pdn::{
    Entry, Game, PdnReader, Replay, Transcript, game_played, replay, write_game,
};
use zgoda_game::notation::{
    Resolution, WrittenMove, parse_fen, read_fen, resolve, write_fen, write_move,
};
use zgoda_game::{Moment, Move, Reading, Setup, Side, Variant};
use zgoda_hw::dgt::codec::{Codec, Frame, Verdict};
use zgoda_hw::dgt::link::{Link, Watch};
use zgoda_hw::dgt::message::{Command, Message, PieceByte};
use zgoda_hw::dgt::wiring::{Codes, DarkImage, Wiring};
use zgoda_hw::waits::AGREEING_DUMPS;
use zgoda_hw::{BoardEvent, BoardInput, Lies, LineFault, Speed, Waits};

/// A fuzz target: its name, which is that of its folder of seeds too, and what it tries.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// Stops where a law is broken.
    pub run: fn(&[u8]),
}

/// All of them.
pub const TARGETS: [Target; 6] = [
    Target {
        name: "dgt_codec",
        run: dgt_codec,
    },
    Target {
        name: "fen",
        run: fen,
    },
    Target {
        name: "link",
        run: link,
    },
    Target {
        name: "move_text",
        run: move_text,
    },
    Target {
        name: "pdn",
        run: pdn,
    },
    Target {
        name: "record",
        run: record,
    },
];

/// Bytes on the serial line: a frame that was found is written as it came, a message that was
/// understood is understood again, and after anything a whole frame is found.
pub fn dgt_codec(bytes: &[u8]) {
    let mut codec = Codec::new();
    for &byte in bytes {
        let Verdict::Frame(frame) = codec.feed(byte) else {
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

/// The frame a codec finds at the last byte of `sent`, whatever came before.
fn found(codec: &mut Codec, sent: &Frame) -> Frame {
    let bytes = sent.encode();
    let mut verdict = Verdict::More;
    for byte in bytes {
        assert!(!matches!(verdict, Verdict::Frame(_)), "a frame ended early");
        verdict = codec.feed(byte);
    }
    match verdict {
        Verdict::Frame(frame) => frame,
        other => panic!("no frame but {other:?}"),
    }
}

/// Steps of a story for [`link`]; anything above the last is its number of bytes for the line.
mod step {
    /// The port opens.
    pub(super) const OPENED: u8 = 0;
    /// The port closes.
    pub(super) const CLOSED: u8 = 1;
    /// Time goes on to the deadline.
    pub(super) const DEADLINE: u8 = 2;
    /// A little time passes: the next byte, in milliseconds.
    pub(super) const WAIT: u8 = 3;
    /// The start position is expected.
    pub(super) const EXPECT: u8 = 4;
    /// The board lies as its maker meant it.
    pub(super) const NORMAL: u8 = 5;
    /// It is turned.
    pub(super) const TURNED: u8 = 6;
    /// A dump of the start position comes in.
    pub(super) const START: u8 = 7;
}

/// A story told to the link to a board: it never stops, never asks to be called in the past, sends
/// only commands that exist, and tells no reading that fewer than two equal dumps carried.
pub fn link(story: &[u8]) {
    let mut link = Link::new(Waits::at(Speed::LIFE), Watch::Board);
    let mut now = Moment::ZERO;
    let mut line = Dumps::default();
    let mut open = false;
    let start = Setup::start(Variant::International);
    let mut story = story.iter().copied();
    while let Some(next) = story.next() {
        match next {
            step::OPENED => {
                (open, line) = (true, Dumps::default());
                link.handle(BoardInput::Opened, now);
            }
            step::CLOSED => {
                open = false;
                link.handle(BoardInput::Closed(&LineFault::Unplugged), now);
            }
            step::DEADLINE => {
                now = link.deadline().unwrap_or(now).max(now);
                link.handle(BoardInput::Tick, now);
                assert!(
                    link.deadline().is_none_or(|due| due > now),
                    "called in a circle"
                );
            }
            step::WAIT => {
                let ms = u64::from(story.next().unwrap_or(0));
                now = Moment::from_ms(now.as_ms() + ms);
                link.handle(BoardInput::Tick, now);
            }
            step::EXPECT => link.handle(BoardInput::Expect(&start), now),
            step::NORMAL => link.handle(BoardInput::Lies(Lies::Normal), now),
            step::TURNED => link.handle(BoardInput::Lies(Lies::Turned), now),
            step::START => line.bytes(&mut link, &start_dump(&start), open, now),
            many => {
                let bytes: Vec<u8> = story.by_ref().take(many.into()).collect();
                line.bytes(&mut link, &bytes, open, now);
            }
        }
        while let Some(event) = link.poll() {
            match event {
                BoardEvent::Write(bytes) => {
                    assert!(bytes.iter().all(|&byte| Command::from_byte(byte).is_some()));
                }
                BoardEvent::Changed(at) => assert!(at <= now),
                BoardEvent::Reading { reading, since } => {
                    assert!(since <= now);
                    assert!(line.carried(&reading), "nobody sent {reading:?} twice");
                }
                _ => {}
            }
        }
    }
}

fn start_dump(start: &Setup) -> Vec<u8> {
    let layout = start.variant().layout();
    let fields = std::array::from_fn(|n| {
        let piece = layout.nth(n as u8).and_then(|square| start.at(square));
        PieceByte(Codes::Since2011.code(piece))
    });
    Message::Dark(Box::new(fields)).encode().encode()
}

/// Every dump that went over the line since the port was opened, and how often.
#[derive(Default)]
struct Dumps {
    codec: Codec,
    images: HashMap<DarkImage, u32>,
}

impl Dumps {
    fn bytes(&mut self, link: &mut Link, bytes: &[u8], open: bool, now: Moment) {
        link.handle(BoardInput::Bytes(bytes), now);
        if !open {
            return;
        }
        for &byte in bytes {
            let Verdict::Frame(frame) = self.codec.feed(byte) else {
                continue;
            };
            let image = match Message::decode(frame) {
                Ok(Message::Dark(pieces)) => DarkImage::of_half(&pieces),
                Ok(Message::Board(pieces)) => DarkImage::of_board(&pieces),
                _ => continue,
            };
            *self.images.entry(image).or_default() += 1;
        }
    }

    fn carried(&self, reading: &Reading) -> bool {
        self.images
            .iter()
            .filter(|(_, times)| **times >= AGREEING_DUMPS)
            .any(|(image, _)| {
                Codes::BOTH.into_iter().any(|codes| {
                    Lies::BOTH.into_iter().any(|lies| {
                        let shown = image.reading(Wiring { lies, codes });
                        reading.with_light(None) == shown
                    })
                })
            })
    }
}

/// Game files: reading comes to an end, and what could be played is the same game when it is
/// written by the book and read again.
pub fn pdn(bytes: &[u8]) {
    let mut reader = PdnReader::new(bytes);
    let mut game = Game::default();
    let mut games = 0;
    while matches!(reader.read_into(&mut game), Ok(true)) {
        games += 1;
        assert!(games <= bytes.len(), "more games than bytes");
        let Some(variant) = game_played(&game, Some(Variant::International)) else {
            continue;
        };
        let played = replay(&game, variant);
        let mut entries = Vec::new();
        let mut position = played.start;
        for ply in &played.plies {
            // Null moves and set-ups between half-moves are written as set-ups.
            if ply.before != position {
                entries.push(Entry::SetUp(ply.before));
            }
            entries.push(Entry::Move(ply.mv));
            position = ply.mv.apply(&ply.before);
        }
        if played.end != position {
            entries.push(Entry::SetUp(played.end));
        }
        let transcript = Transcript {
            tags: Vec::new(),
            start: played.start,
            entries,
            result: game.result(),
        };
        let text = write_game(&transcript);
        let mut again = Game::default();
        assert!(matches!(
            PdnReader::new(text.as_bytes()).read_into(&mut again),
            Ok(true)
        ));
        assert!(again.faults.is_empty(), "{:?} in {text}", again.faults);
        let replayed = replay(&again, variant);
        // Who moves out of turn moves behind a set-up, which gives him the turn.
        let pieces = |setup: &Setup| setup.with_turn(Side::White);
        let moves = |replay: &Replay| -> Vec<(Move, Setup)> {
            let plies = replay.plies.iter();
            plies.map(|ply| (ply.mv, pieces(&ply.before))).collect()
        };
        assert_eq!(moves(&replayed), moves(&played), "{text}");
        assert_eq!(replayed.start, played.start, "{text}");
        assert_eq!(pieces(&replayed.end), pieces(&played.end), "{text}");
    }
}

/// Positions: what was read is written and read again as the same.
pub fn fen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for variant in Variant::ALL {
        if let Ok(reading) = read_fen(&text, variant) {
            let written = write_fen(&reading.setup);
            let again = read_fen(&written, variant);
            assert_eq!(again.map(|read| read.setup), Ok(reading.setup), "{written}");
        }
        if let Ok(setup) = parse_fen(&text, variant) {
            assert!(setup.faults().is_empty(), "{text}");
        }
    }
}

/// Typed and spoken moves: whatever is understood can be written, and the written move is the same
/// one. Only what stands on the board moves.
pub fn move_text(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for setup in positions() {
        let Ok(written) = WrittenMove::read(&text, setup.variant()) else {
            continue;
        };
        let mv = match resolve(&written, &setup) {
            Resolution::Legal(mv) => {
                assert_eq!(
                    read_again(&write_move(&setup, &mv), &setup),
                    Resolution::Legal(mv)
                );
                mv
            }
            Resolution::NotLegal(mv) => mv,
            Resolution::Ambiguous { candidates, .. } => {
                assert!(candidates.len() > 1, "one candidate is no question");
                continue;
            }
            Resolution::NoSuch(_) => continue,
        };
        assert!(setup.at(mv.from).is_some());
        assert!(mv.captured.within(setup.occupied()));
        assert!(!mv.captured.has(mv.from));
        let after = mv.apply(&setup);
        assert_eq!(
            after.occupied().len() + mv.captured.len(),
            setup.occupied().len()
        );
    }
}

fn read_again(text: &str, setup: &Setup) -> Resolution {
    match WrittenMove::read(text, setup.variant()) {
        Ok(written) => resolve(&written, setup),
        Err(error) => panic!("{text}: {error}"),
    }
}

/// The starts, and two positions with captures in which ends alone do not tell.
fn positions() -> Vec<Setup> {
    let mut positions: Vec<Setup> = Variant::ALL.into_iter().map(Setup::start).collect();
    for (variant, fen) in [
        (Variant::International, "W:WK47:B13,14,19,23,24,28,33,38"),
        (Variant::Polish64, "W:WKc1,e3:Bd4,f4,d6,f6,b6"),
    ] {
        positions.extend(parse_fen(fen, variant));
    }
    positions
}

/// A valid record, for inputs that only say where to damage it.
const WHOLE_RECORD: &[u8] = include_bytes!("../../fuzz/seeds/record/whole");

/// Records: nothing in a file stops the reader, and what it read can be exported. An input that is
/// no SQLite file says where to damage a valid one: place (two bytes), byte, and so on.
pub fn record(bytes: &[u8]) {
    let mut damaged;
    let file = if bytes.starts_with(b"SQLite") {
        bytes
    } else {
        damaged = WHOLE_RECORD.to_vec();
        for damage in bytes.chunks_exact(3) {
            let place = usize::from(u16::from_le_bytes([damage[0], damage[1]]));
            let length = damaged.len();
            damaged[place % length] = damage[2];
        }
        &damaged
    };
    let Ok(contents) = read_bytes(file) else {
        return;
    };
    let state = contents.state();
    assert!(
        state.made() <= state.standing().len(),
        "made without standing"
    );
    let ids: Vec<i64> = contents.events.iter().map(|stored| stored.id).collect();
    assert!(ids.is_sorted(), "events out of their order");
    let text = record_text(&contents);
    assert!(!text.is_empty());
    for line in json_lines(&contents) {
        serde_json::to_string(&line).expect("an export that can be written");
    }
    if let Ok(text) = record_pdn(&contents) {
        let mut game = Game::default();
        assert!(matches!(
            PdnReader::new(text.as_bytes()).read_into(&mut game),
            Ok(true)
        ));
    }
}
