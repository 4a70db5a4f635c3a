// SPDX-License-Identifier: GPL-3.0-or-later
//! The state of a world at an announcement, and the check whether the announcement is allowed then.

use zgoda_game::{BySide, Side};
use zgoda_record::event_file::Consents;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_speech::announcement::{BoardOf, Priority};
use zgoda_speech::{Announcement, Listener, Message};
use zgoda_table::session::fair_play::{Item, Role, Turn};

use crate::course::Course;
use crate::matrix::{Now, Row, expected, row_for, row_of};

/// The state of a world at an announcement.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Official play or training.
    pub mode: Mode,
    /// The sight of each side.
    pub sight: BySide<Sight>,
    /// The things to which the event consents.
    pub consents: Consents,
    /// The side on move, if the other side has finished their half-move.
    pub on_move: Option<Side>,
    /// The courses of the game in the last moment, the present course last. Earlier courses are kept, because words wait for the
    /// disk before they are said.
    pub courses: Vec<Course>,
    /// The sensor boards of the game.
    pub boards: Vec<BoardOf>,
    /// The listeners who have an output of their own.
    pub channels: Vec<Listener>,
    /// The listener at the terminal.
    pub reader: Listener,
    /// The listeners who hear the answer to a recent question.
    pub asked: Vec<Listener>,
}

/// The listener who hears the answer to a question of `actor`: the actor, else the only player who hears, else the room. The
/// words of the contract: "anything else the blind side's (both blind: White's)".
#[must_use]
pub fn ear(
    actor: Option<Listener>,
    channels: &[Listener],
    sight: &BySide<Sight>,
    mode: Mode,
) -> Listener {
    let only = match (sight.white.hears(), sight.black.hears()) {
        (true, false) => Some(Listener::White),
        (false, true) => Some(Listener::Black),
        _ => None,
    };
    let here = only.unwrap_or(Listener::White);
    let asker = match actor {
        Some(Listener::Assistant) if !channels.contains(&Listener::Assistant) => here,
        Some(Listener::Arbiter) | None => here,
        Some(asker) => asker,
    };
    let sees = match asker {
        Listener::White => !sight.white.hears(),
        Listener::Black => !sight.black.hears(),
        _ => false,
    };
    let own = channels.contains(&asker) && !(sees && mode == Mode::Official);
    match (own, only) {
        (true, _) => asker,
        (false, Some(only)) => only,
        (false, None) => Listener::Room,
    }
}

/// The board that a message is about, if any.
const fn board_of(message: &Message) -> Option<BoardOf> {
    match message {
        Message::BoardDiffers { board }
        | Message::BoardDiffersBy { board, .. }
        | Message::BoardStillDiffers { board }
        | Message::BoardAgrees { board }
        | Message::BoardUneven { board }
        | Message::BoardUnevenBy { board, .. } => Some(*board),
        _ => None,
    }
}

/// The side that a message is about, if it is about one side alone.
const fn side_of(message: &Message) -> Option<Side> {
    match message {
        Message::FlagFell { side } => Some(*side),
        _ => match board_of(message) {
            Some(BoardOf::Side(side)) => Some(side),
            _ => None,
        },
    }
}

impl Seen {
    /// True if this answer is for its asker alone. The player's own matters are not for the opponent.
    fn is_for_its_asker(&self, said: &Announcement, row: &Row) -> bool {
        let own = self.mode == Mode::Official && row.cells[1] == "no";
        let answer = said.message.priority() == Priority::Reply;
        !own || !answer || self.asked.is_empty() || self.asked.contains(&said.to)
    }

    /// The circumstances for a listener who is told of this board, or of no board: the present circumstances first, then the
    /// circumstances of a moment ago.
    pub fn circumstances(&self, player: Option<Side>, of: Option<BoardOf>) -> Vec<Now<'_>> {
        let own = player.is_some() && self.on_move == player;
        let courses = self.courses.iter().rev();
        let now = courses.map(|course| Now {
            mode: self.mode,
            turn: if own { Turn::Own } else { Turn::Other },
            sight: player.map_or(Sight::Sighted, |it| *self.sight.get(it)),
            stage: course.stage(of, &self.boards),
            agreed: course.is_check_agreed(),
            consents: &self.consents,
        });
        now.collect()
    }

    /// Checks that the announcement may be said to its listener; the error is the reason against it.
    pub fn check(&self, said: &Announcement) -> Result<(), String> {
        let kind = said.message.kind();
        let row = row_of(kind).ok_or_else(|| format!("{kind} stands in no row of the matrix"))?;
        let of = board_of(&said.message);
        let row = match of {
            Some(BoardOf::Shared) => row_for(Item::SharedBoard),
            _ => row,
        };
        let listener = match said.to {
            Listener::White => Some(Side::White),
            Listener::Black => Some(Side::Black),
            _ => None,
        };
        let others = |side| listener.is_some_and(|it| it != side);
        let role = match said.to {
            _ if side_of(&said.message).is_some_and(others) => Role::Opponent,
            Listener::White | Listener::Black => Role::Concerned,
            Listener::Assistant => Role::Assistant,
            Listener::Arbiter => Role::Arbiter,
            Listener::Room => Role::Room,
        };
        // Words that a sighted player reads at their own keyboard were asked for.
        let read = self.reader == said.to && said.message.priority() == Priority::Reply;
        let sighted = listener.is_some_and(|it| !self.sight.get(it).hears());
        if self.mode == Mode::Official && sighted && !read {
            return Err(format!("{kind} goes to a sighted player"));
        }
        if !self.is_for_its_asker(said, row) {
            let (to, asked) = (said.to.word(), &self.asked);
            return Err(format!("{kind} answers {to}, and {asked:?} asked"));
        }
        let one_for_all = self.channels.is_empty();
        if !one_for_all && !read && !self.channels.contains(&said.to) {
            return Err(format!(
                "{kind} goes to {}, who has no output",
                said.to.word()
            ));
        }
        let own_time = || {
            let reads_for = self.courses.last().and_then(Course::reads_for);
            reads_for.is_some() && reads_for == self.on_move
        };
        let read_out = matches!(said.message, Message::RecordReadOut { .. });
        if self.mode == Mode::Official && read_out && !own_time() {
            return Err("a record is read out, and it is not the asker's own time".to_owned());
        }
        let circumstances = self.circumstances(listener, of);
        let may_be_said = |now: &Now<'_>| match expected(row, role, now) {
            "yes" => true,
            "sound" => !said.words,
            _ => false,
        };
        if circumstances.iter().any(may_be_said) {
            return Ok(());
        }
        Err(format!(
            "{kind} reaches {} (words {:?}), against {}: {:?}",
            said.to.word(),
            said.words,
            row.articles,
            circumstances.first()
        ))
    }
}
