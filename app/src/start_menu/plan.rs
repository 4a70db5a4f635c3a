// SPDX-License-Identifier: GPL-3.0-or-later
//! The few questions before a game: the variant, the player who plays by ear, the board if one is plugged in, and the
//! clock.
//! Enter takes the first answer to each.

use zgoda_game::clock::Preset;
use zgoda_game::{Side, Variant};
use zgoda_record::mode::GameKind;
use zgoda_speech::announcement::{BehindPort, StartQuestion};

use super::entry::{Answer, Entry, Known};
use crate::around::Port;
use crate::play::options::PlayArgs;

/// The answers that were given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    /// Training, or the rehearsal of an official game.
    pub(crate) kind: GameKind,
    /// The variant that is played.
    pub(crate) variant: Variant,
    /// The side that plays by ear; `None` means both.
    pub(crate) blind: Option<Side>,
    /// The text after `--board both=`, if there is a sensor board.
    pub(crate) board: Option<String>,
    /// The name of the time control; `None` for a game without a clock.
    pub(crate) clock: Option<&'static str>,
}

impl Plan {
    /// The plan that follows from these answers.
    pub(super) fn of(
        kind: GameKind,
        answers: impl IntoIterator<Item = Answer>,
        known: &Known,
    ) -> Plan {
        let mut plan = Plan {
            kind,
            variant: Variant::default(),
            blind: Some(Side::White),
            board: None,
            clock: None,
        };
        for answer in answers {
            match answer {
                Answer::Game(variant) => plan.variant = variant,
                Answer::Blind(side) => plan.blind = side,
                Answer::Board(port) => {
                    let port = port.and_then(|at| known.ports.get(at));
                    plan.board = port.map(|port| port.board());
                }
                Answer::Clock(name) => plan.clock = name,
            }
        }
        plan
    }

    /// The plan as options of `zgoda play`.
    pub(crate) fn options(&self) -> PlayArgs {
        PlayArgs {
            variant: Some(self.variant.into()),
            blind: Some(self.blind.map_or("both", Side::word).to_owned()),
            board: self.board.iter().map(|it| format!("both={it}")).collect(),
            clock: self.clock.map(str::to_owned),
            mode: Some(self.kind.word().to_owned()),
            ..PlayArgs::default()
        }
    }
}

/// The question that comes after `last`, with its answers, given the plan so far; `None` if no question is left.
pub(super) fn next(
    last: Option<StartQuestion>,
    so_far: &Plan,
    known: &Known,
) -> Option<(StartQuestion, Vec<Entry>)> {
    let (question, answers) = match last {
        None => (StartQuestion::Game, Variant::ALL.map(Answer::Game).to_vec()),
        Some(StartQuestion::Game) => (
            StartQuestion::Blind,
            [Some(Side::White), Some(Side::Black), None]
                .map(Answer::Blind)
                .to_vec(),
        ),
        // A rehearsal has simulated boards, so there is no question about the board. Like an official game it needs a
        // clock, so "none" is not offered.
        Some(StartQuestion::Blind) if so_far.kind == GameKind::Rehearsal => {
            let named = Preset::offered(so_far.variant).map(Some);
            (StartQuestion::Clock, named.map(Answer::Clock).to_vec())
        }
        Some(StartQuestion::Blind) => {
            let boards = boards(so_far.variant, &known.ports);
            if boards.len() < 2 {
                return next(Some(StartQuestion::Board), so_far, known);
            }
            (StartQuestion::Board, boards)
        }
        Some(StartQuestion::Board) => {
            let named = Preset::offered(so_far.variant).map(Some);
            let all = [None].into_iter().chain(named);
            (StartQuestion::Clock, all.map(Answer::Clock).collect())
        }
        Some(StartQuestion::Clock) => return None,
    };
    Some((question, answers.into_iter().map(Entry::Answer).collect()))
}

/// The boards on which this game can be played. Ports that are likely to have a board come first, then playing without
/// a sensor board.
fn boards(variant: Variant, ports: &[Port]) -> Vec<Answer> {
    let fits = |port: &Port| port.protocol.carries(variant);
    let fit = ports.iter().enumerate().filter(|(_, port)| fits(port));
    let likely = |port: &Port| port.found.behind == BehindPort::PerhapsBoard;
    let (likely, others): (Vec<_>, Vec<_>) = fit.partition(|(_, port)| likely(port));
    let answers = |ports: Vec<(usize, &Port)>| {
        let places = ports.into_iter().map(|(at, _)| at);
        places.map(|at| Answer::Board(Some(at))).collect::<Vec<_>>()
    };
    let mut all = answers(likely);
    all.push(Answer::Board(None));
    all.extend(answers(others));
    all
}
