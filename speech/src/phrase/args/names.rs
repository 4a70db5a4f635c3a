//! What closed choices are called in the Fluent files: the variants of their selectors. A test compares both.

use zgoda_game::Outcome;

use crate::announcement::{
    BoardOf, BoardSize, BoardState, ClaimRefusal, DemandRefusal, IllegalWhy, Later, ModeWord,
    OfferRefusal, PadNews, PressRefusal, ProfileRefusal, Recorded, Switch, Told, Uncorrectable,
    WayOn,
};

/// The state and the board.
pub(in crate::phrase) const fn board_state(state: BoardState) -> (&'static str, &'static str) {
    match state {
        BoardState::Away(board) => ("away", board_name(board)),
        BoardState::Agrees(board) => ("agrees", board_name(board)),
        BoardState::UnderWay(board) => ("under-way", board_name(board)),
        BoardState::Differs(board) => ("differs", board_name(board)),
    }
}

pub(in crate::phrase) const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

pub(in crate::phrase) const fn recorded_name(recorded: Recorded, sounds: Switch) -> &'static str {
    match (recorded, sounds) {
        (Recorded::Safe, Switch::On) => "yes",
        (Recorded::Safe, Switch::Off) => "in-words",
        (Recorded::NotRecorded, _) => "no",
    }
}

pub(in crate::phrase) const fn why_name(why: IllegalWhy) -> &'static str {
    match why {
        IllegalWhy::NotYours => "not-yours",
        IllegalWhy::NotYourTurn => "not-your-turn",
        IllegalWhy::MustCapture => "must-capture",
        IllegalWhy::TakesMore => "takes-more",
        IllegalWhy::NoSuchWay => "no-such-way",
        IllegalWhy::LeftStanding => "left-standing",
        IllegalWhy::WronglyTaken => "wrongly-taken",
    }
}

pub(in crate::phrase) const fn offer_refusal_name(because: OfferRefusal) -> &'static str {
    match because {
        OfferRefusal::TooEarly => "too-early",
        OfferRefusal::Repeated => "repeated",
        OfferRefusal::TooManyPieces => "too-many-pieces",
        OfferRefusal::NotAfterMove => "not-after-move",
        OfferRefusal::NothingOffered => "nothing-offered",
        OfferRefusal::NotAPlayer => "not-a-player",
        OfferRefusal::AnswerFirst => "answer-first",
    }
}

pub(in crate::phrase) const fn claim_refusal_name(because: ClaimRefusal) -> &'static str {
    match because {
        ClaimRefusal::NotAPlayer => "not-a-player",
        ClaimRefusal::OnlyTheTime => "only-the-time",
        ClaimRefusal::NotHisDuty => "not-his-duty",
        ClaimRefusal::AnotherWaits => "another-waits",
        ClaimRefusal::NoSuchClaim => "no-such-claim",
        ClaimRefusal::AnswerFirst => "answer-first",
        ClaimRefusal::OnlyThePlayerResigns => "only-the-player-resigns",
    }
}

pub(in crate::phrase) const fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won(side) => side.word(),
        Outcome::Drawn => "draw",
        Outcome::BothLost => "nobody",
    }
}

pub(in crate::phrase) const fn pad_news_name(news: PadNews) -> &'static str {
    match news {
        PadNews::Connected => "connected",
        PadNews::WithoutMotor => "without-motor",
        PadNews::Nobodys => "nobodys",
        PadNews::Lost => "lost",
    }
}

pub(in crate::phrase) const fn press_refusal_name(because: PressRefusal) -> &'static str {
    match because {
        PressRefusal::Stopped => "stopped",
        PressRefusal::NotRunning => "not-running",
        PressRefusal::AtTheClock => "at-the-clock",
        PressRefusal::JustPressed => "just-pressed",
        PressRefusal::NoMove => "no-move",
    }
}

pub(in crate::phrase) const fn way_on_name(on: WayOn) -> &'static str {
    match on {
        WayOn::ArbitersWord => "arbiter",
        WayOn::Resume => "resume",
        WayOn::ArbiterThenResume => "first",
    }
}

pub(in crate::phrase) const fn profile_refusal_name(because: ProfileRefusal) -> &'static str {
    match because {
        ProfileRefusal::Taken => "taken",
        ProfileRefusal::Full => "full",
        ProfileRefusal::Name => "name",
        ProfileRefusal::InTheWay => "in-the-way",
    }
}

pub(in crate::phrase) const fn demand_refusal_name(because: DemandRefusal) -> &'static str {
    match because {
        DemandRefusal::OwnMoveMade => "own-move-made",
        DemandRefusal::LetStand => "let-stand",
        DemandRefusal::NotTheOpponent => "not-the-opponent",
    }
}

pub(in crate::phrase) const fn uncorrectable_name(because: Uncorrectable) -> &'static str {
    match because {
        Uncorrectable::NoMoveYet => "no-move-yet",
        Uncorrectable::Opponents => "opponents",
        Uncorrectable::AlreadyMade => "already-made",
    }
}

pub(in crate::phrase) const fn board_name(board: BoardOf) -> &'static str {
    match board {
        BoardOf::Side(side) => side.word(),
        BoardOf::Shared => "shared",
    }
}

pub(in crate::phrase) const fn size_name(size: BoardSize) -> &'static str {
    match size {
        BoardSize::Hundred => "hundred",
        BoardSize::SixtyFour => "sixty-four",
    }
}

pub(in crate::phrase) const fn told_name(told: Told) -> &'static str {
    match told {
        Told::Sensed => "sensed",
        Told::FromRecord => "record",
    }
}

pub(in crate::phrase) const fn mode_name(mode: ModeWord) -> &'static str {
    match mode {
        ModeWord::Official => "official",
        ModeWord::Training => "training",
    }
}

pub(in crate::phrase) const fn later_name(part: Later) -> &'static str {
    match part {
        Later::Clock => "clock",
        Later::ArbiterDesk => "arbiter",
    }
}

pub(in crate::phrase) const fn switch_name(state: Switch) -> &'static str {
    match state {
        Switch::On => "on",
        Switch::Off => "off",
    }
}
