// SPDX-License-Identifier: GPL-3.0-or-later
//! The kinds of events, each with a row: the word in the record, the place in the log of a desk, the code that applies
//! the event to the game, the effect on the state of the record, and the people who may know of the event. Also the
//! half-move that an event is about.

use super::{Body, EntryId};

/// The place of an event in the log of a desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Logging {
    /// The event is in the log.
    Shown,
    /// The event is in the log but does not count as a decision, even if an arbiter made it. A page that does not show
    /// this event yet can still carry out the decision of its arbiter.
    Aside,
    /// The event is never in the log. Either there are too many events of this kind (touches, presses, readings of the
    /// clock), or the arbiter must not be seen to know of it (Kodeks IV 1), such as an irregularity, a missing crown or a
    /// missing press.
    Hidden,
}

/// The code that takes an event into the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folding {
    /// The game itself (`table/src/session/game/apply.rs`), and its parts.
    Game,
    /// Only parts of the game, if any. The entries, claims, clocks, boards and devices receive every event.
    Parts,
}

/// The effect of an event on the state of a record (`record/src/state.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// The event changes that state.
    Kept,
    /// The event does not change that state.
    Passed,
}

/// The people who may know of an event while the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knowing {
    /// Everybody may know of the event.
    All,
    /// At least one player may not know of the event: it concerns only the arbiter (Kodeks I 5.4, II 2.4.7, 5.2), or only
    /// the person who was answered.
    Muted,
}

/// The last of the given expressions.
macro_rules! or {
    ($usual:expr) => {
        $usual
    };
    ($usual:expr, $given:expr) => {
        $given
    };
}

macro_rules! events {
    ($($event:ident $kind:literal, $logging:ident, $folding:ident, $keeping:ident $(, $knowing:ident)?;)*) => {
        impl Body {
            /// The word by which the record knows this sort of event: its `kind`.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self { $(Body::$event { .. } => $kind,)* }
            }

            /// The place of an event in the log of a desk.
            pub const fn logging(&self) -> Logging {
                match self { $(Body::$event { .. } => Logging::$logging,)* }
            }

            /// The code that takes an event into the game.
            pub const fn folding(&self) -> Folding {
                match self { $(Body::$event { .. } => Folding::$folding,)* }
            }

            /// The effect of an event on the state of a record.
            pub(crate) const fn keeping(&self) -> Keeping {
                match self { $(Body::$event { .. } => Keeping::$keeping,)* }
            }

            /// The people who may know of an event while the game goes on.
            pub(crate) const fn knowing(&self) -> Knowing {
                match self { $(Body::$event { .. } => or!(Knowing::All $(, Knowing::$knowing)?),)* }
            }
        }
    };
}

events! {
    SessionOpened        "session-opened",        Shown,  Game,  Passed;
    SessionClosed        "session-closed",        Shown,  Parts, Passed;
    EntryWritten         "entry-written",         Shown,  Game,  Kept;
    EntryStruck          "entry-struck",          Shown,  Game,  Kept;
    EntryMade            "entry-made",            Hidden, Game,  Kept;
    CarriedOut           "carried-out",           Hidden, Parts, Kept;
    EntryStated          "entry-stated",          Hidden, Parts, Kept;
    Said                 "said",                  Shown,  Game,  Kept;
    SlipCorrected        "slip-corrected",        Shown,  Parts, Kept;
    DiscrepancyLeft      "discrepancy-left",      Shown,  Game,  Kept, Muted;
    Pressed              "pressed",               Hidden, Game,  Passed;
    PressNotTaken        "press-not-taken",       Hidden, Parts, Passed, Muted;
    ClockRead            "clock-read",            Hidden, Game,  Kept;
    ClockRan             "clock-ran",             Hidden, Parts, Passed;
    ClockGap             "clock-gap",             Shown,  Parts, Passed;
    ClockSetGoing        "clock-set-going",       Shown,  Parts, Passed;
    CompletionDue        "completion-due",        Shown,  Parts, Passed;
    CompletionEnded      "completion-ended",      Shown,  Parts, Passed;
    TimeTrouble          "time-trouble",          Hidden, Parts, Passed;
    FlagFell             "flag-fell",             Shown,  Parts, Passed, Muted;
    AskedWhoIsOnMove     "asked-who-is-on-move",  Shown,  Parts, Passed, Muted;
    TimesTold            "times-told",            Shown,  Parts, Passed;
    ClockReplaced        "clock-replaced",        Shown,  Parts, Passed;
    ClockSwapped         "clock-swapped",         Shown,  Parts, Passed;
    ClockDevice          "clock-device",          Shown,  Parts, Passed;
    TimeJumped           "time-jumped",           Shown,  Parts, Passed;
    Presence             "presence",              Shown,  Game,  Passed;
    Lifted               "lifted",                Hidden, Parts, Passed, Muted;
    Placed               "placed",                Hidden, Parts, Passed, Muted;
    BoardDiffered        "board-differed",        Shown,  Parts, Passed;
    BoardAgreed          "board-agreed",          Shown,  Parts, Passed;
    BoardAsked           "board-asked",           Shown,  Parts, Passed;
    BoardAnswered        "board-answered",        Shown,  Parts, Passed;
    BoardFound           "board-found",           Shown,  Parts, Passed;
    BoardLost            "board-lost",            Shown,  Parts, Passed;
    ManDecided           "man-decided",           Shown,  Game,  Passed, Muted;
    DifferenceAsked      "difference-asked",      Shown,  Game,  Passed;
    DifferenceMade       "difference-made",       Shown,  Game,  Passed;
    SensorProposed       "sensor-proposed",       Hidden, Parts, Passed, Muted;
    SensorsSwitched      "sensors-switched",      Shown,  Parts, Passed;
    MoveAsked            "move-asked",            Shown,  Game,  Kept;
    MoveAnswered         "move-answered",         Shown,  Parts, Kept;
    Paused               "paused",                Shown,  Parts, Kept;
    LeftForNewGame       "left-for-new-game",     Shown,  Parts, Passed;
    Adjusting            "adjusting",             Shown,  Game,  Passed;
    Prepared             "prepared",              Shown,  Parts, Passed;
    Appointed            "appointed",             Shown,  Game,  Passed;
    ArbiterNamed         "arbiter-named",         Aside,  Game,  Passed;
    HandedOver           "handed-over",           Shown,  Game,  Passed;
    ArbiterCalled        "arbiter-called",        Shown,  Game,  Passed;
    CallAnswered         "call-answered",         Shown,  Game,  Passed;
    DeviceAsked          "device-asked",          Shown,  Parts, Passed;
    DeviceOpened         "device-opened",         Aside,  Parts, Passed;
    DeviceEnded          "device-ended",          Aside,  Parts, Passed;
    SlipMade             "slip-made",             Aside,  Parts, Passed;
    SlipRefused          "slip-refused",          Shown,  Parts, Passed;
    ArbiterWords         "arbiter-words",         Aside,  Game,  Passed;
    CheckAsked           "check-asked",           Shown,  Parts, Passed;
    CheckAnswered        "check-answered",        Shown,  Parts, Passed;
    CheckEnded           "check-ended",           Shown,  Parts, Passed;
    PlayStopped          "play-stopped",          Shown,  Game,  Passed;
    PlayResumed          "play-resumed",          Shown,  Game,  Kept;
    SheetRead            "sheet-read",            Shown,  Parts, Kept, Muted;
    ArbiterNoted         "arbiter-noted",         Aside,  Parts, Kept, Muted;
    OriginalCollected    "original-collected",    Shown,  Parts, Kept;
    Compared             "compared",              Shown,  Parts, Passed, Muted;
    WalkedBack           "walked-back",           Shown,  Game,  Kept;
    PutBack              "put-back",              Shown,  Game,  Kept;
    ReadingsSet          "readings-set",          Shown,  Game,  Passed;
    TimeCharged          "time-charged",          Shown,  Game,  Passed;
    ChargeTakenBack      "charge-taken-back",     Shown,  Game,  Passed;
    PressTakenBack       "press-taken-back",      Shown,  Game,  Passed, Muted;
    HandOverStop         "hand-over-stop",        Hidden, Parts, Passed, Muted;
    KeyboardChanged      "keyboard-changed",      Shown,  Game,  Passed;
    Exported             "exported",              Shown,  Parts, Passed;
    Decided              "decided",               Shown,  Parts, Passed;
    HandIrregular        "hand-irregular",        Hidden, Parts, Kept, Muted;
    Demanded             "demanded",              Shown,  Parts, Kept, Muted;
    LetStand             "let-stand",             Shown,  Parts, Kept, Muted;
    IrregularityAccepted "irregularity-accepted", Hidden, Parts, Kept, Muted;
    CrownMissing         "crown-missing",         Hidden, Game,  Passed, Muted;
    Crowned              "crowned",               Hidden, Game,  Passed, Muted;
    Refused              "refused",               Aside,  Parts, Passed, Muted;
    Offered              "offered",               Shown,  Parts, Kept;
    OfferAnswered        "offer-answered",        Shown,  Parts, Kept;
    GameEnded            "game-ended",            Shown,  Game,  Kept;
    ResultAnswered       "result-answered",       Shown,  Parts, Kept;
    Claimed              "claimed",               Shown,  Parts, Kept, Muted;
    ClaimRuled           "claim-ruled",           Shown,  Parts, Kept;
    ClaimVoided          "claim-voided",          Shown,  Parts, Kept;
    Sanctioned           "sanctioned",            Shown,  Parts, Kept;
    Complained           "complained",            Shown,  Parts, Passed;
    PersonsForgotten     "persons-forgotten",     Shown,  Parts, Passed;
    RecordNotWhole       "record-not-whole",      Shown,  Parts, Passed;
    CodesChanged         "codes-changed",         Shown,  Game,  Passed;
    DiskWasAway          "disk-was-away",         Shown,  Parts, Passed;
}

impl Body {
    /// The entry that the event is about, if any.
    #[must_use]
    pub const fn entry(&self) -> Option<EntryId> {
        match self {
            Body::EntryWritten(written) => Some(written.entry),
            Body::EntryStruck { entry, .. }
            | Body::EntryMade { entry, .. }
            | Body::CarriedOut { entry, .. }
            | Body::EntryStated { entry, .. }
            | Body::DiscrepancyLeft { entry, .. }
            | Body::HandIrregular { entry, .. }
            | Body::CrownMissing { entry, .. }
            | Body::Crowned { entry }
            | Body::Demanded { entry, .. }
            | Body::LetStand { entry, .. }
            | Body::IrregularityAccepted { entry, .. } => Some(*entry),
            Body::Said { entry, .. } => *entry,
            _ => None,
        }
    }

    /// The number of the half-move that the event writes down, 1 being White's first.
    #[must_use]
    pub const fn ply(&self) -> Option<u32> {
        match self {
            Body::EntryWritten(written) => Some(written.ply),
            _ => None,
        }
    }
}
