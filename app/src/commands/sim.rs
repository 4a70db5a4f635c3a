// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda sim`: a simulated board on a pseudo-terminal, for people without a real board. `sim_clock` simulates a clock.
//!
//! The hands follow typed lines, or play a game from a file once a program talks to the board. The rules of the game are used only
//! to understand written half-moves.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use zgoda_game::notation::{Resolution, WrittenMove, fen_variant, parse_fen, resolve, write_move};
use zgoda_game::{BySide, Move, Setup, Side, Variant};
use zgoda_hw::Speed;
use zgoda_hw::clock::WhiteDisplay;
use zgoda_hw::sim::options::{SimOptionsError, program};
use zgoda_hw::sim::{
    self, ClockSetting, HandCommand, HandLine, HandMove, HandRefusal, Presses, SimHandle,
    SimOptions, SimOutput,
};
use zgoda_speech::Language;

use super::lines::next_line;
use super::sim_clock::{self, SimClockArgs};
use crate::common::VariantWord;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::platform::{Heeded, ending};
use crate::sim_hands::{hand_game, hand_move};
use crate::stderr;

/// The length of the longest line for the hands.
const LONGEST_LINE: usize = 1_000;
/// The time between two checks that the hands are done.
pub(super) const LOOK: Duration = Duration::from_millis(50);
/// The longest time for which a game waits for a program at the board after the end of the input.
const PATIENCE: Duration = Duration::from_secs(120);
/// The time for which the board stays after its last move, so that the program at the board can see and announce the move.
pub(super) const FAREWELL: Duration = Duration::from_secs(3);
/// The wait of the hands before the first move, from the moment at which a program is there. The program first has to find the
/// board's orientation.
const OPENING: Duration = Duration::from_secs(2);
/// The least real time of [`OPENING`] and [`FAREWELL`] at any speed, because the computer may be busy.
const LEAST: Duration = Duration::from_millis(500);
/// The pause between a move that was seen and the next move, as between players.
const SEEN: Duration = Duration::from_millis(250);
/// The time that the hands think between two moves.
const THINK: Duration = Duration::from_secs(1);

/// Options of `zgoda sim`.
#[derive(Debug, Args)]
pub struct SimArgs {
    what: What,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "FAULTS")]
    faults: Option<String>,
    #[arg(long, value_name = "N")]
    speed: Option<u32>,
    #[command(flatten)]
    at_board: AtBoardArgs,
    #[arg(long, value_name = "WORD")]
    senses: Option<String>,
    #[arg(long, value_enum, conflicts_with = "game")]
    variant: Option<VariantWord>,
    #[arg(long, value_name = "FEN", conflicts_with = "game")]
    set_up: Option<String>,
    #[arg(value_name = "GAME")]
    game: Option<PathBuf>,
    #[command(flatten)]
    clock: SimClockArgs,
}

/// A clock at a simulated DGT board.
#[derive(Debug, Args)]
struct AtBoardArgs {
    #[arg(long, value_name = "SPEC")]
    clock: Option<String>,
    #[arg(long, value_enum, requires = "clock", value_name = "WHICH")]
    white: Option<DisplayWord>,
    #[arg(long, requires = "clock")]
    presses: bool,
}

/// The thing that is simulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum What {
    /// A DGT board
    Dgt,
    /// A home-made board with the Chess Peripheral Protocol
    Cpp,
    /// A clock with the open line protocol
    Clock,
}

/// The displays of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DisplayWord {
    /// The left one
    Left,
    /// The right one
    Right,
}

impl From<DisplayWord> for WhiteDisplay {
    fn from(word: DisplayWord) -> WhiteDisplay {
        match word {
            DisplayWord::Left => WhiteDisplay::Left,
            DisplayWord::Right => WhiteDisplay::Right,
        }
    }
}

/// An event while the simulation runs.
pub(super) enum Input {
    /// A line was typed.
    Line(String),
    /// No more lines will be typed.
    Ended,
    /// A signal came.
    Stop,
}

/// Runs until the input ends and the hands are done, or until a signal stops the board.
pub fn run(args: &SimArgs) -> Result<Outcome, Failure> {
    let board = match args.what {
        What::Dgt => "board=dgt",
        What::Cpp => "board=cpp",
        What::Clock => {
            if let Some(option) = board_option(args) {
                return Err(Failure::Sentence(format!(
                    "a clock has no {option}; leave it out, or simulate a board"
                )));
            }
            return sim_clock::run(&args.clock);
        }
    };
    if let Some(option) = args.clock.given() {
        return Err(Failure::Sentence(format!(
            "a board has no {option}; leave it out, or simulate a clock"
        )));
    }
    let options = options(board, args)?;
    let (setup, moves) = scene(args)?;
    if !options.make.protocol().carries(setup.variant()) {
        return Err(Failure::Sentence(
            "a dgt board has ten rows here, because its codes for 8x8 draughts are not settled; \
             simulate a cpp board"
                .to_owned(),
        ));
    }
    let board = sim::start(&options, &setup).map_err(no_terminal)?;
    let (send, inbox) = channel();
    listen(send).map_err(Failure::of)?;
    let mut out = Output::new();
    out.text(&format!("{}\n", board.path().display()))?;
    out.flush()?;
    drop(out);
    let mut desk = BoardRun {
        board,
        setup,
        game: moves,
        pace: Pace(options.speed),
        waiting: 0,
        outcome: Outcome::Holds,
    };
    desk.run(&inbox, options.speed.divide(FAREWELL).max(LEAST));
    Ok(desk.outcome)
}

/// The hands, their remaining work, and the position on the board once that work is done.
struct BoardRun {
    board: SimHandle,
    setup: Setup,
    /// The game to play once a program is at the board.
    game: Vec<HandMove>,
    pace: Pace,
    /// The number of moves that the hands have not reported yet.
    waiting: usize,
    outcome: Outcome,
}

/// The pauses of a game, in the time of the board.
#[derive(Clone, Copy)]
struct Pace(Speed);

impl Pace {
    fn opening(self) -> Duration {
        OPENING.max(LEAST * self.0.divisor())
    }

    fn between(self) -> Duration {
        (SEEN * self.0.divisor()).saturating_sub(THINK)
    }
}

impl BoardRun {
    fn run(&mut self, inbox: &Receiver<Input>, farewell: Duration) {
        let mut open = true;
        let mut idle_since = Instant::now();
        loop {
            match inbox.recv_timeout(LOOK) {
                Ok(Input::Line(line)) => self.line(&line),
                Ok(Input::Ended) => open = false,
                Ok(Input::Stop) | Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => {}
            }
            if self.look() || self.waiting > 0 {
                idle_since = Instant::now();
            }
            let idle = idle_since.elapsed();
            let patience = if self.game.is_empty() {
                farewell
            } else {
                PATIENCE
            };
            if !open && idle >= patience {
                if !self.game.is_empty() {
                    self.complain(
                        "no program came to the board; start one with --board dgt:PATH or cpp:PATH",
                    );
                }
                return;
            }
        }
    }

    /// Takes in the board's reports. Returns true if there was a report.
    fn look(&mut self) -> bool {
        let mut any = false;
        while let Ok(output) = self.board.outputs().try_recv() {
            any = true;
            match output {
                SimOutput::HostHere => {
                    let mut pause = self.pace.opening();
                    for played in std::mem::take(&mut self.game) {
                        self.hand(HandCommand::Rest(pause));
                        self.hand(HandCommand::Move(played));
                        pause = self.pace.between();
                    }
                }
                SimOutput::Pressed(side, shown) => tell_press(side, &shown),
                SimOutput::Done(_) => self.waiting = self.waiting.saturating_sub(1),
                SimOutput::Refused(why) => {
                    let of_a_move =
                        !matches!(why, HandRefusal::NoClock | HandRefusal::LeverDown(_));
                    self.waiting = self.waiting.saturating_sub(usize::from(of_a_move));
                    self.complain(&why.to_string());
                }
                SimOutput::Bytes(_) | SimOutput::Unplugged | SimOutput::Plugged => {}
            }
        }
        any
    }

    fn line(&mut self, line: &str) {
        if line.trim().is_empty() {
            return;
        }
        match HandLine::parse(line, self.setup.variant()) {
            Ok(HandLine::Do(command)) => {
                follow(&mut self.setup, &command);
                self.hand(command);
            }
            Ok(HandLine::Move(text)) => match meant(&self.setup, text) {
                Ok(mv) => {
                    let played = hand_move(&self.setup, &mv);
                    self.setup = mv.apply(&self.setup);
                    self.hand(HandCommand::Move(played));
                }
                Err(sentence) => self.complain(&sentence),
            },
            Err(error) => self.complain(&error.to_string()),
        }
    }

    fn hand(&mut self, command: HandCommand) {
        self.waiting += usize::from(matches!(command, HandCommand::Move(_)));
        self.board.send(command);
    }

    fn complain(&mut self, sentence: &str) {
        stderr::tell(sentence);
        self.outcome = Outcome::DoesNotHold;
    }
}

/// The failure that this computer has no pseudo-terminal, so that nothing can be simulated.
pub(super) fn no_terminal(error: io::Error) -> Failure {
    Failure::Sentence(format!(
        "no pseudo-terminal can be had here ({error}); check /dev/ptmx and /dev/pts"
    ))
}

/// The name of a given option that only boards have, if there is one.
fn board_option(args: &SimArgs) -> Option<&'static str> {
    let given = [
        ("--seed", args.seed.is_some()),
        ("--faults", args.faults.is_some()),
        ("--speed", args.speed.is_some()),
        ("--senses", args.senses.is_some()),
        ("--variant", args.variant.is_some()),
        ("--set-up", args.set_up.is_some()),
        ("GAME", args.game.is_some()),
        ("--clock", args.at_board.clock.is_some()),
    ];
    given.into_iter().find(|(_, is)| *is).map(|(name, _)| name)
}

/// Prints a line for a press. The line has the side that pressed, and the times in seconds that the clock showed at that moment,
/// White's first.
fn tell_press(side: Side, shown: &BySide<Duration>) {
    let (white, black) = (shown.white.as_secs(), shown.black.as_secs());
    let mut out = Output::new();
    // The output may be closed.
    let _ = out
        .text(&format!("pressed {side} {white} {black}\n"))
        .and_then(|()| out.flush());
}

fn options(board: &str, args: &SimArgs) -> Result<SimOptions, Failure> {
    let mut words = vec![board.to_owned()];
    let senses = args.senses.as_ref();
    words.extend(senses.map(|senses| format!("senses={senses}")));
    words.extend(args.seed.map(|seed| format!("seed={seed}")));
    words.extend(
        args.faults
            .as_ref()
            .map(|faults| format!("faults={faults}")),
    );
    words.extend(args.speed.map(|speed| format!("speed={speed}")));
    let mut options = SimOptions::parse(&words.join(",")).map_err(Failure::of)?;
    let clock = &args.at_board;
    if let Some(spec) = &clock.clock {
        if let What::Cpp = args.what {
            return Err(Failure::of(SimOptionsError::ClockOfCpp));
        }
        options.clock = Some(ClockSetting {
            program: program(spec).map_err(Failure::of)?,
            white: clock.white.map(WhiteDisplay::from).unwrap_or_default(),
            presses: if clock.presses {
                Presses::AfterMoves
            } else {
                Presses::WhenTold
            },
        });
    }
    Ok(options)
}

/// The position on the board, and the half-moves to play.
fn scene(args: &SimArgs) -> Result<(Setup, Vec<HandMove>), Failure> {
    let variant = args.variant.map(Variant::from);
    if let Some(fen) = &args.set_up {
        let variant = variant.or_else(|| fen_variant(fen));
        let setup = parse_fen(fen, variant.unwrap_or_default())
            .map_err(|error| Failure::Sentence(format!("--set-up {fen:?}: {error}")))?;
        return Ok((setup, Vec::new()));
    }
    match &args.game {
        None => {
            let variant = variant.unwrap_or_default();
            Ok((Setup::start(variant), Vec::new()))
        }
        Some(file) => hand_game(file),
    }
}

/// The half-move that a line means. Hands may also make illegal moves, and moves of either side.
fn meant(setup: &Setup, text: &str) -> Result<Move, String> {
    let written = WrittenMove::read_in_words(text, setup.variant(), Language::English.lexicon())
        .map_err(|error| error.to_string())?;
    let setup = match setup.at(written.from()) {
        Some(piece) => setup.with_turn(piece.side),
        None => *setup,
    };
    match resolve(&written, &setup) {
        Resolution::Legal(mv) | Resolution::NotLegal(mv) => Ok(mv),
        Resolution::Ambiguous { candidates, .. } => {
            let ways = candidates.iter().map(|mv| write_move(&setup, mv));
            let ways: Vec<String> = ways.collect();
            Err(format!(
                "{text} may be {}; write the whole path",
                ways.join(" or ")
            ))
        }
        Resolution::NoSuch(error) => Err(error.to_string()),
    }
}

/// Applies a single touch of the hands to `setup`.
fn follow(setup: &mut Setup, command: &HandCommand) {
    match command {
        HandCommand::Lift(square) | HandCommand::Remove(square) => setup.put(*square, None),
        HandCommand::Put(square, piece) => setup.put(*square, Some(*piece)),
        HandCommand::Slide(from, to) => {
            let piece = setup.at(*from);
            setup.put(*from, None);
            setup.put(*to, piece);
        }
        HandCommand::Move(_)
        | HandCommand::SetUp(_)
        | HandCommand::PutOnLight { .. }
        | HandCommand::Clock(_)
        | HandCommand::Rest(_)
        | HandCommand::Unplug
        | HandCommand::Plug => {}
    }
}

/// Starts the threads that wait for lines and signals, so that no other thread has to.
pub(super) fn listen(send: Sender<Input>) -> io::Result<()> {
    let stop = send.clone();
    ending::when_asked(move || {
        // If the receiver is gone, the program is already ending.
        let _ = stop.send(Input::Stop);
        Heeded::Yes
    })?;
    thread::Builder::new()
        .name("lines".to_owned())
        .spawn(move || {
            let mut input = io::stdin().lock();
            let mut line = Vec::new();
            while let Ok(true) = next_line(&mut input, &mut line, LONGEST_LINE) {
                let line = String::from_utf8_lossy(&line).into_owned();
                if send.send(Input::Line(line)).is_err() {
                    return;
                }
            }
            let _ = send.send(Input::Ended);
        })?;
    Ok(())
}
