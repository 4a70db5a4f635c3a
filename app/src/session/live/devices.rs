//! Lines from the pages of devices that depend on more than the device: on what is open at the table.

use zgoda_game::Side;

use crate::command::{Command, Is, Typed};
use crate::desk_words::note::DeskNote;
use crate::record::event::{Actor, DeskRole};
use crate::session::answers;
use crate::session::desk::authority::Authority;
use crate::session::effect::Again;
use crate::session::input::{Does, Ear};
use crate::session::live::LiveGame;
use crate::session::live::open;
use crate::session::phase::Phase;
use crate::session::preparation::Arming;
use crate::session::question::Question;

impl LiveGame {
    /// The page of this side's ear is there, or is gone. When it comes, its player hears first what still holds, and then how much
    /// more was said meanwhile.
    pub(in crate::session) fn ear(&mut self, side: Side, ear: Ear) {
        self.devices.ear(side, ear, &mut self.table);
        if ear == Ear::Gone {
            return;
        }
        self.table.acts(Some(side.into()));
        let listener = self.table.hearing().ear(side);
        self.table.typed_by(Some(listener));
        if self.table.game().last().is_some() {
            let open = open::open_for(Some(side.into()), self);
            let holds = answers::whereabouts(open, &self.boards, &self.timing, &self.table);
            self.table.reply(holds);
        }
        self.table.again(Again::CountMissed);
        self.table.typed_by(None);
        self.table.acts(None);
    }
}

/// True if an assistant's page answers a question of the table: whether everything is prepared, the program ends, or another
/// game begins.
pub(in crate::session) fn is_asked_at_the_table(
    role: DeskRole,
    command: &Command,
    live: &LiveGame,
) -> bool {
    let answers = match command {
        // A digit alone may be one.
        Command::Move(text) => matches!(text.trim(), "1" | "2" | "3"),
        _ => command.yes_or_no().is_some(),
    };
    let of_the_table = match &live.questions.open {
        Some(question) => matches!(
            question,
            Question::Quit { .. } | Question::Undo { .. } | Question::NewGame
        ),
        None => matches!(live.preparation.may_arm(), Arming::Open(_)),
    };
    matches!(role, DeskRole::Assistant(_)) && answers && of_the_table
}

/// True if an arbiter writes down a player's answer to the result.
pub(in crate::session) fn says_for_a_player(
    authority: Option<Authority>,
    typed: &Typed,
    live: &LiveGame,
) -> bool {
    authority.is_some()
        && typed.actor.and_then(Actor::player).is_some()
        && typed.command.yes_or_no().is_some()
        && live.table.phase() == Phase::Over
        && live.questions.open.is_none()
}

/// The refusal of an answer to a half-move of a sheet other than the one that is read out.
pub(in crate::session) fn answers_another(
    does: &Does,
    command: &Command,
    live: &LiveGame,
) -> Option<DeskNote> {
    let seen = does.seen.aloud?;
    let answers = match command {
        Command::Plain(word) => word.is(Is::Verdict),
        Command::Move(_) => true,
        _ => false,
    };
    (answers && live.desk.reads_out_ply() != Some(seen)).then_some(DeskNote::AnswerForAnother)
}
