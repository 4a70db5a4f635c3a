// SPDX-License-Identifier: GPL-3.0-or-later
//! The arguments that a field of a row gives its sentence, by its type: an enum gives the name by which a Fluent file chooses a
//! variant, a time its form on clocks, a text itself.

use std::time::Duration;

use zgoda_game::claims::Claimed;
use zgoda_game::reconcile::{FaultKind, Fix, Halt, Says};
use zgoda_game::{BySide, GameResult, Piece, Side, Variant};
use zgoda_speech::announcement::BoardOf;

use crate::at_keyboard::AtKeyboard;
use crate::clock_words::written as clock;
use crate::event::{
    AcceptedBy, Actor, Admissible, ArbiterWords, BoardAnswer, CodeOf, CodesChange, Counted,
    DeskRole, DeviceNumber, FindingKind, LostPart, Mishap, MoveAnswer, MoveQuestion, OfferAnswer,
    OfferedReading, PreparedAnswer, PreparedItem, Sanction, SetGoing, Source, StruckBecause,
};
use crate::export::{Head, Paper, Part};
use crate::facts::{Ended, Material, RuleCount};
use crate::mode::GameKind;
use crate::record_words::Rank;

/// Enums, each value with its name. All values are examples.
#[macro_export]
macro_rules! choices {
    ($($type:ident { $($value:ident => $name:literal,)* })*) => {$(
        impl $crate::sentence::Shown for $type {
            fn show(&self, name: &'static str, sentence: &mut $crate::sentence::Sentence) {
                sentence.give(name, match self { $($type::$value => $name,)* });
            }
        }

        impl $crate::sentence::examples::Example for $type {
            fn examples() -> Vec<$type> {
                vec![$($type::$value),*]
            }
        }
    )*};
}

/// Types that give one argument, made by an expression.
#[macro_export]
macro_rules! one_argument {
    ($($type:ty: |$value:pat_param| $given:expr;)*) => {$(
        impl $crate::sentence::Shown for $type {
            fn show(&self, name: &'static str, sentence: &mut $crate::sentence::Sentence) {
                let $value = self;
                sentence.give(name, $given);
            }
        }
    )*};
}

/// Types that give several arguments, or one argument of a fixed name.
#[macro_export]
macro_rules! shared_arguments {
    ($($type:ty: |$value:pat_param| $($name:literal: $given:expr),+;)*) => {$(
        impl $crate::sentence::Shown for $type {
            fn show(&self, _: &'static str, sentence: &mut $crate::sentence::Sentence) {
                let $value = self;
                $(sentence.give($name, $given);)+
            }
        }
    )*};
}

one_argument! {
    bool: |is_so| yes(*is_so);
    usize: |count| *count;
    u32: |count| *count;
    u64: |count| *count;
    u8: |count| usize::from(*count);
    DeviceNumber: |device| device.0;
    String: |text| text.as_str();
    Duration: |time| clock(*time);
    Side: |side| side.word();
    Option<Side>: |side| side.map_or("nobody", Side::word);
    BoardOf: |board| board.word();
    AtKeyboard: |whose| whose.word();
    Claimed: |what| what.word();
    GameKind: |kind| kind.word();
    Variant: |game| game.word();
    BoardAnswer: |answer| answer.word();
    Mishap: |mishap| mishap.word();
    OfferedReading: |what| what.word();
    Option<OfferedReading>: |what| what.map_or("none", OfferedReading::word);
    FaultKind: |kind| kind.word();
    // Some reasons for a halt share a word.
    Halt: |halt| match halt {
        Halt::NothingStated => "nothing",
        Halt::Impossible | Halt::End | Halt::Differ => "impossible",
    };
    Piece: |piece| piece.key();
    Option<Piece>: |piece| piece.map_or("nothing", Piece::key);
    Sanction: |sanction| sanction.word();
    SetGoing: |because| because.word();
    // The texts in one row; a dash if there are none.
    Vec<String>: |all| match all.as_slice() { [] => "-".to_owned(), some => some.join(" ") };
    Option<String>: |text| text.as_deref().unwrap_or("-");
}

shared_arguments! {
    BySide<Duration>: |times| "white": clock(times.white), "black": clock(times.black);
    BySide<String>: |texts| "white": texts.white.as_str(), "black": texts.black.as_str();
    BySide<Says>: |says| "white": says.white.word(), "black": says.black.word();
    // The owner of a code, with the number of a round arbiter.
    CodeOf:
        |code| "code": match code { CodeOf::Chief => "chief", CodeOf::Round(_) => "round" },
        "number": match code { CodeOf::Chief => 0, CodeOf::Round(number) => usize::from(*number) };
    // The sides that are noted absent.
    BySide<bool>: |absent| "who": match (absent.white, absent.black) {
        (true, true) => "both",
        (true, false) => "white",
        (false, true) => "black",
        (false, false) => "nobody",
    };
    // The time that was not counted, where it is known.
    Option<Duration>: |lost|
        "known": yes(lost.is_some()), "lost": lost.map(clock).unwrap_or_default();
    Counted: |counted|
        "cause": counted.rule.as_str(),
        "made": u32::from(counted.made),
        "limit": u32::from(counted.limit);
    RuleCount: |counted|
        "cause": counted.rule.as_str(),
        "article": counted.article.as_str(),
        "made": u32::from(counted.made),
        "limit": u32::from(counted.limit);
    BySide<Material>: |sides|
        "white-men": sides.white.men,
        "white-kings": sides.white.kings,
        "white": sides.white.worth,
        "black-men": sides.black.men,
        "black-kings": sides.black.kings,
        "black": sides.black.worth;
    // Empty texts where the rules propose no end.
    Option<Ended>: |ended|
        "result": ended.as_ref().map_or("", |it| &it.result),
        "cause": ended.as_ref().map_or("", |it| &it.cause),
        "article": ended.as_ref().map_or("", |it| &it.article);
    Fix: |fix|
        "side": fix.side().word(),
        "how": match fix {
            Fix::Slip(_) => "slip",
            Fix::Skipped(_) => "skipped",
            Fix::Doubled(_) => "doubled",
            Fix::Copied(..) => "copied",
            Fix::Beside(_) => "beside",
            Fix::Transposed(_) => "transposed",
        };
    DeskRole: |role|
        "role": match role {
            DeskRole::Arbiter(CodeOf::Chief) => "chief",
            DeskRole::Arbiter(CodeOf::Round(_)) => "round",
            DeskRole::Assistant(_) => "assistant",
            DeskRole::Helper(_) => "helper",
            DeskRole::Ear(_) => "ear",
            DeskRole::Screen(_) => "screen",
            DeskRole::Player(_) => "player",
            DeskRole::Face => "face",
        },
        "side": role.side().map_or("nobody", Side::word),
        "number": match role {
            DeskRole::Arbiter(CodeOf::Round(number)) => usize::from(*number),
            _ => 0,
        };
    GameResult: |result|
        "result": result.to_string(),
        "cause": result.ending().word(),
        "article": result.ending().article();
}

const fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

choices! {
    AcceptedBy {
        NextHalfMove => "next-half-move",
        LetStand => "let-stand",
    }
    Admissible {
        Yes => "yes",
        TooEarly => "too-early",
        Repeated => "repeated",
        TooManyPieces => "too-many-pieces",
        NotAfterMove => "not-after-move",
    }
    ArbiterWords {
        Opened => "opened",
        Refused => "refused",
        Closed => "closed",
    }
    CodesChange {
        New => "new",
        First => "first",
    }
    FindingKind {
        Proven => "proven",
        ProvenOtherwise => "proven-otherwise",
        NotProven => "not-proven",
        MustCapture => "must-capture",
        QuickGamesOnly => "quick-games-only",
        ArbitersCall => "arbiters-call",
    }
    LostPart {
        LogMissing => "log-missing",
        LogDamaged => "log-damaged",
        LogStrange => "log-strange",
        Unread => "unread",
    }
    OfferAnswer {
        Accepted => "accepted",
        Declined => "declined",
    }
    Head {
        Ply => "ply",
        Number => "number",
        Time => "time",
        Reading => "reading",
        White => "white",
        Black => "black",
        Differs => "differs",
    }
    Paper {
        Original => "original",
        Copy => "copy",
    }
    Part {
        Game => "game",
        Settings => "settings",
        Happened => "happened",
        Responsible => "responsible",
        Clocks => "clocks",
        Moves => "moves",
        Result => "result",
        Signatures => "signatures",
    }
    PreparedAnswer {
        Yes => "yes",
        No => "no",
        Braille => "braille",
        Print => "print",
        Dictaphone => "dictaphone",
        Sensed => "sensed",
        Confirmed => "confirmed",
    }
    Rank {
        First => "first",
        Further => "further",
    }
    StruckBecause {
        Corrected => "corrected",
        TakenBack => "taken-back",
        Undone => "undone",
        Completed => "completed",
        WalkedBack => "walked-back",
    }
    Actor {
        White => "white",
        Black => "black",
        Assistant => "assistant",
        WhiteAssistant => "white-assistant",
        BlackAssistant => "black-assistant",
        Arbiter => "arbiter",
        UnknownHand => "unknown-hand",
        Program => "program",
    }
    MoveAnswer {
        Yes => "yes",
        No => "no",
        White => "white",
        Black => "black",
        Lapsed => "lapsed",
    }
    MoveQuestion {
        Correction => "correction",
        Whose => "whose",
    }
    PreparedItem {
        OwnBoards => "own-boards",
        OneBoard => "one-board",
        Orientation => "orientation",
        Men => "men",
        ClockSide => "clock-side",
        Earphones => "earphones",
        Announcements => "announcements",
        Medium => "medium",
        Assistant => "assistant",
    }
    Source {
        Sensor => "sensor",
        Keys => "keys",
        Announced => "announced",
        Asked => "asked",
        Clock => "clock",
        Program => "program",
    }
}
