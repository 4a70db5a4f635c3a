// SPDX-License-Identifier: GPL-3.0-or-later
//! The electronics of a simulated home-made board with the Chess Peripheral Protocol.
//!
//! The board knows no rules: it scans all its squares together and reports what its sensors see. Makes differ in the points that
//! the protocol leaves to the maker: the features of a board, its answer to a missing feature, the ends of its lines. Here these
//! points are chosen by the faults that otherwise stand for makes of DGT boards.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{BySide, Moment, Reading, Seen, Senses, Setup, Square, Variant};

use super::fault::{Fault, Faults};
use super::ghost::Ghost;
use super::rng::Rng;
use super::world::World;
use crate::board::Orientation;
use crate::cpp::codec::Codec;
use crate::cpp::message::{Command, Feature, Word};
use crate::cpp::state::{self, Letters};
use crate::framing::{Decoded, Framing};

/// The time of one scan of all squares; a matrix of magnetic sensors takes a few milliseconds, and
/// boards wait a little so as not to see every bounce.
const SCAN_MS: u64 = 20;

/// The time after which the board reports a half-move again if the host has not said yes.
const AGAIN: Duration = Duration::from_millis(1_000);

/// The answers to the half-moves that a board told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Opinions {
    /// The number of half-moves that the board told.
    pub told: u32,
    /// The number of half-moves that the board told more than once.
    pub repeated: u32,
    /// The number of half-moves that were answered with yes.
    pub answered: u32,
    /// The longest wait for an answer.
    pub waited: Duration,
}

/// A half-move that waits for a yes.
#[derive(Clone, Debug)]
struct Opinion {
    text: String,
    first: Moment,
    last: Moment,
}

/// The simulated board and the state of its line.
#[derive(Clone, Debug)]
pub struct CppBoard {
    senses: Senses,
    faults: Faults,
    rng: Rng,
    orientation: Orientation,
    codec: Codec,
    /// The squares that the last scan saw and the squares that a scan would see now, in the board's own view.
    seen: Reading,
    shown: Reading,
    /// Number of the last scan.
    scanned: u64,
    ghost: Ghost<Square>,
    stream: Stream,
    round: Round,
    /// The times that the board's display shows.
    times: Option<BySide<Duration>>,
    /// The squares that were left since the last half-move that the board told, and the last filled square.
    left: Vec<(Square, Seen)>,
    came: Option<Square>,
    opinion: Option<Opinion>,
    opinions: Opinions,
    now: Moment,
    lines: VecDeque<Vec<u8>>,
    forbidden: u32,
}

/// Whether the board reports every change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stream {
    On,
    Off,
}

/// The board's knowledge of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Round {
    None,
    /// The board agreed with the position.
    Sync,
    /// The board differs from this position and shall reach it.
    Unsync(Setup),
}

impl CppBoard {
    /// A board that has just been switched on.
    #[must_use]
    pub fn new(senses: Senses, faults: Faults, mut rng: Rng, world: &World) -> CppBoard {
        let ghost = Ghost::new(&mut rng);
        let orientation = if faults.has(Fault::Turned) {
            Orientation::Turned
        } else {
            Orientation::Normal
        };
        let nothing = Reading::empty(world.variant());
        let mut board = CppBoard {
            senses,
            faults,
            rng,
            orientation,
            codec: Codec::new(),
            seen: nothing,
            shown: nothing,
            scanned: 0,
            ghost,
            stream: Stream::Off,
            round: Round::None,
            times: None,
            left: Vec::new(),
            came: None,
            opinion: None,
            opinions: Opinions::default(),
            now: Moment::ZERO,
            lines: VecDeque::new(),
            forbidden: 0,
        };
        board.restart(world);
        board
    }

    /// Takes bytes from the host.
    pub fn hear(&mut self, bytes: &[u8], now: Moment) {
        self.now = now;
        for &byte in bytes {
            match self.codec.feed(byte) {
                Decoded::More => {}
                // A line that broke on its way is no mistake of the program.
                Decoded::Anomaly(_) => self.say("err what was that"),
                Decoded::Frame(line) => match Command::read(&line) {
                    Some(command) => self.command(command),
                    None => {
                        self.forbidden = self.forbidden.saturating_add(1);
                        self.say("err unsupported command");
                    }
                },
            }
        }
    }

    /// Takes in the present position. Call it whenever something moved.
    pub fn look(&mut self, world: &World) {
        let mut reading = world.reading();
        if let Some(square) = self.ghost.hidden() {
            reading.put(square, Seen::Empty);
        }
        let reading = match self.orientation {
            Orientation::Normal => reading,
            Orientation::Turned => reading.turned(),
        };
        self.shown = reading.dulled(self.senses);
    }

    /// Scans the position since the last call, up to `now`. Call it before anything moves.
    pub fn scan(&mut self, world: &World, now: Moment) {
        self.now = now;
        let standing = || world.reading().occupied().into_iter().collect();
        if self.ghost.haunt(self.faults, now, &mut self.rng, standing) {
            self.look(world);
        }
        let until = now.as_ms() / SCAN_MS;
        if until > self.scanned {
            self.scanned = until;
            if self.shown != self.seen {
                let before = std::mem::replace(&mut self.seen, self.shown);
                self.report(&before);
                self.follow(&before);
            }
        }
        if let Some(opinion) = &mut self.opinion
            && opinion.last.after(AGAIN) <= now
        {
            self.opinions.repeated += u32::from(opinion.first == opinion.last);
            opinion.last = now;
            let line = format!("move {}", opinion.text);
            self.say(&line);
        }
    }

    /// Notes the squares that were left since the last half-move, and the squares that were filled.
    fn follow(&mut self, before: &Reading) {
        for square in self.seen.variant().squares() {
            let (was, is) = (before.at(square), self.seen.at(square));
            match (was, is) {
                (Seen::Empty, Seen::Empty) => {}
                (_, Seen::Empty) => self.left.push((square, was)),
                (Seen::Empty, _) => self.came = Some(square),
                (_, _) => {}
            }
        }
        self.judge();
    }

    /// Judges whether somebody has played: a piece came to a square, and a piece left another square.
    fn judge(&mut self) {
        if !self.faults.has(Fault::Opinions) || self.round == Round::None || self.opinion.is_some()
        {
            return;
        }
        let Some(to) = self.came.take() else { return };
        let is = self.seen.at(to);
        let others = || self.left.iter().rev().filter(|(square, _)| *square != to);
        let alike = others().find(|(_, was)| *was == is);
        let Some(&(from, _)) = alike.or_else(|| others().next()) else {
            // The piece was put back.
            self.left.clear();
            return;
        };
        self.left.clear();
        let variant = self.seen.variant();
        let text = format!("{}{}", place(variant, from), place(variant, to));
        self.say(&format!("move {text}"));
        self.opinions.told += 1;
        self.opinion = Some(Opinion {
            text,
            first: self.now,
            last: self.now,
        });
    }

    /// Forgets the half-move in question, because a round begins or the board was switched on.
    fn forget_opinions(&mut self) {
        self.left.clear();
        (self.came, self.opinion) = (None, None);
    }

    /// Takes the host's yes to a half-move.
    fn agreed(&mut self) {
        if let Some(opinion) = self.opinion.take() {
            self.opinions.answered += 1;
            self.opinions.waited = self.opinions.waited.max(self.now.since(opinion.first));
            self.judge();
        }
    }

    /// The moment at which the scanner will next see something new.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let next = (self.scanned + 1) * SCAN_MS;
        let scan = (self.shown != self.seen).then(|| Moment::from_ms(next));
        let again = self.opinion.as_ref();
        let again = again.map(|opinion| opinion.last.after(AGAIN));
        [scan, again, self.ghost.deadline(self.faults)]
            .into_iter()
            .flatten()
            .min()
    }

    /// The next line for the host.
    pub fn poll(&mut self) -> Option<Vec<u8>> {
        self.lines.pop_front()
    }

    /// Restarts the board after a loss of power; the board looks at everything before it answers.
    pub fn restart(&mut self, world: &World) {
        self.look(world);
        self.seen = self.shown;
        self.stream = Stream::Off;
        self.round = Round::None;
        self.times = None;
        self.forget_opinions();
        self.codec = Codec::new();
        self.lines.clear();
    }

    /// The times that the board was told to show.
    #[must_use]
    pub fn times(&self) -> Option<BySide<Duration>> {
        self.times
    }

    /// The half-moves that the board told, and the answers to them.
    #[must_use]
    pub fn opinions(&self) -> Opinions {
        self.opinions
    }

    /// The number of whole lines that arrived and are not commands of this program.
    #[must_use]
    pub fn forbidden(&self) -> u32 {
        self.forbidden
    }

    fn command(&mut self, command: Command) {
        match command {
            Command::SetVariant(_) => {
                if self.faults.has(Fault::LongSerial) {
                    self.say("ok");
                }
            }
            Command::Feature(feature) => self.feature(feature),
            Command::Begin(setup) => {
                let agrees = setup.variant() == self.seen.variant()
                    && self.seen.differs_from(&setup).is_empty();
                self.round = if agrees {
                    Round::Sync
                } else {
                    Round::Unsync(*setup)
                };
                self.forget_opinions();
                self.tell(if agrees { Word::Sync } else { Word::Unsync });
            }
            Command::GetState if self.has(Feature::GetState) => self.tell(Word::State),
            Command::GetState => self.say("err unsupported command"),
            Command::Ok => self.agreed(),
            Command::Time(left) => self.times = Some(left),
        }
    }

    fn has(&self, feature: Feature) -> bool {
        match feature {
            Feature::GetState => !self.faults.has(Fault::NoHalfDumps),
            Feature::Time => !self.faults.has(Fault::XlClock),
            Feature::SubmoveState => !self.faults.has(Fault::Numbering50),
            Feature::StateStream => {
                self.faults.has(Fault::Numbering50) && !self.faults.has(Fault::OldCodes)
            }
        }
    }

    fn feature(&mut self, feature: Feature) {
        if self.has(feature) {
            match feature {
                Feature::SubmoveState | Feature::StateStream => self.stream = Stream::On,
                Feature::GetState | Feature::Time => {}
            }
            self.say("ok");
        } else if !self.faults.has(Fault::ShortBattery) {
            self.say("nok");
        }
    }

    /// Reports the changes since the scan `before`.
    fn report(&mut self, before: &Reading) {
        if self.faults.has(Fault::Silence) && self.rng.once_in(40) {
            return;
        }
        match (self.stream, self.round) {
            (Stream::On, _) => {
                self.tell(Word::State);
                if self.faults.has(Fault::Bounce) && self.rng.once_in(4) {
                    let after = std::mem::replace(&mut self.seen, *before);
                    self.tell(Word::State);
                    self.seen = after;
                    self.tell(Word::State);
                }
            }
            (Stream::Off, Round::Unsync(setup)) => {
                if self.seen.differs_from(&setup).is_empty() {
                    self.round = Round::Sync;
                    self.tell(Word::Sync);
                } else {
                    self.tell(Word::State);
                }
            }
            (Stream::Off, Round::None | Round::Sync) => {}
        }
        if self.faults.has(Fault::HighBits) && self.rng.once_in(4) {
            // A board with an opinion of its own, and with unrequested features.
            let opinions = ["move a1b2", "msg hello", "undo j10i9", "time 1 2"];
            if let Some(opinion) = self.rng.pick(&opinions) {
                self.say(opinion);
            }
        }
    }

    fn tell(&mut self, word: Word) {
        let letters = if self.faults.has(Fault::OldCodes) {
            Letters::Old
        } else {
            Letters::New
        };
        let text = state::write(&self.seen, letters);
        let turn = if self.faults.has(Fault::LongSerial) {
            " ?"
        } else {
            ""
        };
        self.say(&format!("{} {text}{turn}", word.word()));
    }

    fn say(&mut self, line: &str) {
        let end = if self.faults.has(Fault::ShortBattery) {
            "\r\n"
        } else {
            "\n"
        };
        self.lines.push_back(format!("{line}{end}").into_bytes());
    }
}

/// A square as the protocol writes it: a letter for its file from White's left, and its rank from White's end.
fn place(variant: Variant, square: Square) -> String {
    let layout = variant.layout();
    let row = layout.row(square);
    let rank = if layout.first_row_is_far {
        layout.side.saturating_sub(row)
    } else {
        row.saturating_add(1)
    };
    let file = char::from(b'a'.saturating_add(layout.column(square)));
    format!("{file}{rank}")
}
