// SPDX-License-Identifier: GPL-3.0-or-later
//! A sensor board at the edge of a live game: its state machine, its port and, if the board is simulated, its hands.

use std::collections::VecDeque;
use std::io;

use zgoda_game::{Moment, Move, Setup};
use zgoda_hw::clock::WhiteDisplay;
use zgoda_hw::serial::{Port, Ready};
use zgoda_hw::sim::{HandCommand, HandMove, SimHandle, SimOptions, SimOutput};
use zgoda_hw::stopwatch::Stopwatch;
use zgoda_hw::{
    BoardEvent, BoardInput, BoardOutput, BoardProtocol, Device, LineEvent, Orientation,
    OrientationNews, Speed, Waits,
};
use zgoda_speech::announcement::BoardOf;

use crate::sim_hands::hand_move;

/// A board that is plugged in, or that is waited for.
#[derive(Debug)]
pub(super) struct BoardEdge {
    of: BoardOf,
    device: Device,
    port: Port,
    hands: Option<SimHandle>,
    /// The game that the hands play once the board answers.
    game: VecDeque<HandMove>,
    /// The number of half-moves given to the hands and not yet carried out.
    at_work: usize,
    answered: Answered,
    /// The orientation of the board, once it is found.
    way: Option<Orientation>,
    clock: Clock,
}

/// Whether the clock of the game is on the line of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Clock {
    Here,
    Elsewhere,
}

/// Whether the board has answered yet. Hands that work before the board answers would not be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answered {
    Yes,
    NotYet,
}

/// The place of the board.
#[derive(Debug)]
pub(super) enum Place {
    /// A board at this port, speaking this protocol.
    Port(BoardProtocol, Ready),
    /// A board simulated in this program; its hands play this game, if any.
    Simulated(SimOptions, Vec<HandMove>),
}

impl Place {
    /// True if a clock on the board's line can keep the time of a game.
    #[must_use]
    pub(super) fn keeps_time(&self) -> bool {
        match self {
            Place::Port(protocol, _) => protocol.keeps_time(),
            Place::Simulated(options, _) => options.clock.is_some(),
        }
    }
}

impl BoardEdge {
    /// Opens the board; `sink` is called from the port's own thread. A port that goes away is waited for. With `clock` the clock on
    /// the board's line is watched.
    pub(super) fn open(
        of: BoardOf,
        place: Place,
        clock: Option<WhiteDisplay>,
        setup: &Setup,
        speed: u32,
        watch: Stopwatch,
        sink: impl FnMut(Moment, LineEvent) + Send + 'static,
    ) -> io::Result<BoardEdge> {
        let waits = Waits::at(Speed::times(speed).unwrap_or(Speed::LIFE));
        let (protocol, port, hands, game) = match place {
            Place::Port(protocol, ready) => {
                let port = Port::keep(ready, watch, &waits, sink)?;
                (protocol, port, None, Vec::new())
            }
            Place::Simulated(options, game) => {
                let hands = zgoda_hw::sim::start(&options, setup)?;
                let path = hands.path().to_string_lossy().into_owned();
                let protocol = options.make.protocol();
                let port = Port::open(&path, protocol.baud(), watch, &waits, sink)?;
                (protocol, port, Some(hands), game)
            }
        };
        let variant = setup.variant();
        let device = Device::new(protocol, waits, variant, clock);
        Ok(BoardEdge {
            of,
            device,
            port,
            hands,
            game: game.into(),
            at_work: 0,
            answered: Answered::NotYet,
            way: None,
            clock: match clock {
                Some(_) => Clock::Here,
                None => Clock::Elsewhere,
            },
        })
    }

    /// Passes an input to the board's machine.
    pub(super) fn tell(&mut self, input: BoardInput<'_>, now: Moment) {
        self.device.handle(input, now);
    }

    /// The owner of the board, or both sides.
    #[must_use]
    pub(super) const fn of(&self) -> BoardOf {
        self.of
    }

    /// The orientation of the board, once found.
    #[must_use]
    pub(super) fn way(&self) -> Option<(BoardOf, Orientation)> {
        Some((self.of, self.way?))
    }

    /// True if the clock of the game is on the board's line.
    #[must_use]
    pub(super) fn has_the_clock(&self) -> bool {
        self.clock == Clock::Here
    }

    /// Returns the next event of the board; bytes for the board are sent on.
    pub(super) fn poll(&mut self) -> Option<(BoardOf, BoardEvent)> {
        loop {
            match self.device.poll()? {
                BoardOutput::Write(bytes) => {
                    if let Err(hanging) = self.port.write(bytes) {
                        tracing::warn!(%hanging, "the board's port");
                    }
                }
                BoardOutput::Event(event) => {
                    if event == BoardEvent::Connected {
                        self.answered = Answered::Yes;
                    }
                    if let BoardEvent::Orientation(OrientationNews::Found(way)) = event {
                        self.way = Some(way);
                    }
                    return Some((self.of, event));
                }
            }
        }
    }

    /// The next moment at which the board is to be told the time.
    #[must_use]
    pub(super) fn deadline(&self) -> Option<Moment> {
        self.device.deadline()
    }

    /// Lets the simulated hand make this half-move, legal or not.
    pub(super) fn hand(&mut self, before: &Setup, mv: &Move) {
        self.give(hand_move(before, mv));
    }

    /// Lets the simulated hand carry out this command.
    pub(super) fn hand_does(&mut self, command: HandCommand) {
        if let Some(hands) = &self.hands {
            if matches!(command, HandCommand::SetUp(_)) {
                self.at_work = self.at_work.saturating_add(1);
            }
            hands.send(command);
        }
    }

    /// True if the simulated hands still have something to do, or are in the middle of a move.
    pub(super) fn hands_at_work(&mut self) -> bool {
        if let Some(hands) = &self.hands {
            while let Ok(output) = hands.outputs().try_recv() {
                match output {
                    SimOutput::Done(_) | SimOutput::Refused(_) => {
                        self.at_work = self.at_work.saturating_sub(1);
                    }
                    _ => {}
                }
            }
        }
        self.at_work > 0
    }

    /// Lets the hands play the next half-move of their game, if the board has answered.
    pub(super) fn play_on(&mut self) {
        if self.answered == Answered::Yes
            && let Some(done) = self.game.pop_front()
        {
            self.give(done);
        }
    }

    /// True if there is more of the hands' game to come.
    pub(super) fn has_game(&self) -> bool {
        !self.game.is_empty()
    }

    fn give(&mut self, done: HandMove) {
        if let Some(hands) = &self.hands {
            self.at_work += 1;
            hands.send(HandCommand::Move(done));
        }
    }
}
