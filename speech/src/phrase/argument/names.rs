// SPDX-License-Identifier: GPL-3.0-or-later
//! The names of closed choices in the Fluent files: the variants of their selectors. A test compares the names with the variants.

use zgoda_game::{Outcome, Variant};

use super::{Args, Argument, Wording};
use crate::announcement::{
    BoardOf, BoardState, ClaimRefusal, DemandRefusal, IllegalWhy, ModeWord, OfferRefusal, PadNews,
    PressRefusal, ProfileRefusal, Recorded, RehearsedDuty, StartQuestion, StartTrouble, ToldFrom,
    TrainingAction, Uncorrectable, WayOn, WhenWrong,
};

/// Closed choices that have no other use for their names.
macro_rules! choices {
    ($($type:ident { $($variant:ident $name:literal,)* })*) => {$(
        impl Argument for $type {
            fn give(&self, name: &'static str, _: &mut Wording<'_>, args: &mut Args) {
                args.set(name, match self { $($type::$variant => $name,)* });
            }
        }
    )*};
}

choices! {
    IllegalWhy {
        NotYours "not-yours",
        NotYourTurn "not-your-turn",
        MustCapture "must-capture",
        TakesMore "takes-more",
        NoSuchWay "no-such-way",
        LeftStanding "left-standing",
        WronglyTaken "wrongly-taken",
    }
    RehearsedDuty {
        Starts "starts",
        Comes "comes",
        Notices "notices",
        Compares "compares",
        GoesBack "goes-back",
        LetsGoOn "goes-on",
        Ends "ends",
    }
    WhenWrong {
        Soon "soon",
        AtAHalfMove "half-move",
        AtACapture "capture",
    }
    OfferRefusal {
        TooEarly "too-early",
        Repeated "repeated",
        TooManyPieces "too-many-pieces",
        NotAfterMove "not-after-move",
        NothingOffered "nothing-offered",
        NotAPlayer "not-a-player",
        AnswerFirst "answer-first",
    }
    ClaimRefusal {
        NotAPlayer "not-a-player",
        OnlyTheTime "only-the-time",
        NotHisDuty "not-his-duty",
        AnotherWaits "another-waits",
        NoSuchClaim "no-such-claim",
        AnswerFirst "answer-first",
        OnlyThePlayerResigns "only-the-player-resigns",
    }
    PadNews {
        Connected "connected",
        WithoutMotor "without-motor",
        Nobodys "nobodys",
        Lost "lost",
    }
    StartTrouble {
        RecordInUse "record-in-use",
        RecordGone "record-gone",
        RecordDamaged "record-damaged",
        RecordNewer "record-newer",
        DiskFull "disk-full",
        DiskFails "disk-fails",
        ReadOnly "read-only",
        NoFolder "no-folder",
        NoSettings "no-settings",
        PortAbsent "port-absent",
        PortBusy "port-busy",
        PortForbidden "port-forbidden",
        PortFails "port-fails",
        Other "other",
    }
    PressRefusal {
        Stopped "stopped",
        NotRunning "not-running",
        AtTheClock "at-the-clock",
        JustPressed "just-pressed",
        NoMove "no-move",
    }
    WayOn {
        ArbitersWord "arbiter",
        Resume "resume",
        ArbiterThenResume "first",
    }
    ProfileRefusal {
        Taken "taken",
        Full "full",
        Name "name",
        InTheWay "in-the-way",
    }
    DemandRefusal {
        OwnMoveMade "own-move-made",
        LetStand "let-stand",
        NotTheOpponent "not-the-opponent",
    }
    Uncorrectable {
        NoMoveYet "no-move-yet",
        Opponents "opponents",
        AlreadyMade "already-made",
    }
    TrainingAction {
        Undo "undo",
        Pause "pause",
        NewGame "new-game",
    }
    StartQuestion {
        Game "game",
        Blind "blind",
        Board "board",
        Clock "clock",
    }
}

/// Closed choices with names that are used elsewhere too.
macro_rules! named {
    ($($type:ident: $function:ident;)*) => {$(
        impl Argument for $type {
            fn give(&self, name: &'static str, _: &mut Wording<'_>, args: &mut Args) {
                args.set(name, $function(*self));
            }
        }
    )*};
}

named! {
    BoardOf: board_name;
    ToldFrom: told_name;
    bool: switch_name;
}

/// The names of the state and of the board.
pub(in crate::phrase) const fn board_state(state: BoardState) -> (&'static str, &'static str) {
    match state {
        BoardState::Away(board) => ("away", board_name(board)),
        BoardState::Agrees(board) => ("agrees", board_name(board)),
        BoardState::UnderWay(board) => ("under-way", board_name(board)),
        BoardState::Differs(board) => ("differs", board_name(board)),
        BoardState::Read(board) => ("read", board_name(board)),
        BoardState::NotRead(board) => ("not-read", board_name(board)),
        BoardState::Off(board) => ("off", board_name(board)),
    }
}

pub(in crate::phrase) const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

pub(in crate::phrase) const fn recorded_name(recorded: Recorded, sounds: bool) -> &'static str {
    match (recorded, sounds) {
        (Recorded::Safe, true) => "yes",
        (Recorded::Safe, false) => "in-words",
        (Recorded::NotRecorded, _) => "no",
    }
}

pub(in crate::phrase) const fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won(side) => side.word(),
        Outcome::Drawn => "draw",
        Outcome::BothLost => "nobody",
    }
}

pub(in crate::phrase) const fn board_name(board: BoardOf) -> &'static str {
    match board {
        BoardOf::Side(side) => side.word(),
        BoardOf::Shared => "shared",
    }
}

pub(in crate::phrase) const fn game_name(variant: Variant) -> &'static str {
    match variant {
        Variant::International => "hundred",
        Variant::Polish64 => "sixty-four",
    }
}

pub(in crate::phrase) const fn told_name(told: ToldFrom) -> &'static str {
    match told {
        ToldFrom::Sensed => "sensed",
        ToldFrom::FromRecord => "record",
    }
}

pub(in crate::phrase) const fn mode_name(mode: ModeWord) -> &'static str {
    match mode {
        ModeWord::Official => "official",
        ModeWord::Rehearsal => "rehearsal",
        ModeWord::Training => "training",
    }
}

pub(in crate::phrase) const fn switch_name(state: bool) -> &'static str {
    match state {
        true => "on",
        false => "off",
    }
}
