// SPDX-License-Identifier: GPL-3.0-or-later
//! The way in which the types of the table give themselves to a sentence, and examples of their values.

use zgoda_game::Side;
use zgoda_hw::clock::{ClockOddity, ClockRefusal};
use zgoda_record::{choices, examples, one_argument, shared_arguments};

use super::note::{GoingOn, Meanwhile, Odd, Refused};
use crate::session::effect::TypedCode;
use crate::view::{Attention, BoardNow, Phase, Way};

one_argument! {
    TypedCode: |words| words.0.as_str();
    Refused: |why| match why.0 {
        ClockRefusal::WrongMode => "wrong-mode",
        ClockRefusal::Unable => "unable",
        ClockRefusal::NoAnswer => "no-answer",
        ClockRefusal::Untold => "untold",
    };
    Meanwhile: |clock| match clock {
        Meanwhile::Nothing => "none",
        Meanwhile::Waits => "waits",
        Meanwhile::Runs(side) => side.word(),
        Meanwhile::Stands(Side::White) => "white-next",
        Meanwhile::Stands(Side::Black) => "black-next",
    };
}

shared_arguments! {
    Odd: |odd|
        "what": match odd.0 {
            ClockOddity::Grew(_) => "grew",
            ClockOddity::Fell(_) => "fell",
            ClockOddity::NoTimes => "no-times",
        },
        "side": match odd.0 {
            ClockOddity::Grew(side) | ClockOddity::Fell(side) => side.word(),
            ClockOddity::NoTimes => "white",
        };
    GoingOn: |why|
        "why": match why {
            GoingOn::Over => "over",
            GoingOn::Running(_) => "running",
            GoingOn::WithoutClock => "no-clock",
        },
        "side": match why {
            GoingOn::Running(side) => side.word(),
            GoingOn::Over | GoingOn::WithoutClock => "white",
        };
}

choices! {
    Attention {
        Call => "call",
        NotRecorded => "not-recorded",
        BoardsDiffer => "boards-differ",
        Claim => "claim",
        Result => "result",
        Flag => "flag",
        DeviceLost => "device-lost",
        EarLost => "ear-lost",
        DeviceWaits => "device-waits",
        Overdue => "overdue",
    }
    BoardNow {
        Agrees => "agrees",
        Differs => "differs",
        UnderWay => "under-way",
        Away => "away",
        Read => "read",
        NotRead => "not-read",
        Off => "off",
    }
    Phase {
        Before => "before",
        Interrupted => "interrupted",
        Playing => "playing",
        Stopped => "stopped",
        Over => "over",
        Closed => "closed",
    }
    Way {
        Beside => "beside",
        Device => "device",
        Page => "page",
        Assistant => "assistant",
        Pad => "pad",
        Key => "key",
        Line => "line",
    }
}

examples! {
    TypedCode: [TypedCode("bado fige kilo zano tomi".to_owned())];
    Odd: [ClockOddity::Grew(Side::White), ClockOddity::Fell(Side::Black), ClockOddity::NoTimes].map(Odd);
    Refused: [ClockRefusal::WrongMode, ClockRefusal::Unable, ClockRefusal::NoAnswer, ClockRefusal::Untold].map(Refused);
    Meanwhile: [
        Meanwhile::Runs(Side::White),
        Meanwhile::Stands(Side::White),
        Meanwhile::Stands(Side::Black),
        Meanwhile::Waits,
        Meanwhile::Nothing,
    ];
    GoingOn: [GoingOn::Running(Side::Black), GoingOn::Over, GoingOn::WithoutClock];
}
