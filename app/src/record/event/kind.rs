//! Every sort of event, a row each: the word by which the record knows it, whether a desk shows it, what takes it into the game.
//! Beside them: about which half-move an event is.

use super::{Body, EntryId};

/// The place of an event in the log of a desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Logging {
    /// It does.
    Shown,
    /// Never: there are many of them (touches, presses, readings of the clock), or an arbiter must not be seen to know it
    /// (Kodeks IV 1): an irregularity, a missing crown, a press that is missing.
    Hidden,
}

/// The code that takes an event into the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Folding {
    /// The game itself, in `session/game/apply.rs`, and its parts.
    Game,
    /// At most its parts, which are told of every event: entries, claims, clocks, boards, devices.
    Parts,
}

macro_rules! events {
    ($($event:ident $kind:literal, $logging:ident, $folding:ident;)*) => {
        impl Body {
            /// The word by which the record knows this sort of event: its `kind`.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self { $(Body::$event { .. } => $kind,)* }
            }

            /// The place of an event in the log of a desk.
            pub(crate) const fn logging(&self) -> Logging {
                match self { $(Body::$event { .. } => Logging::$logging,)* }
            }

            /// The code that takes an event into the game.
            pub(crate) const fn folding(&self) -> Folding {
                match self { $(Body::$event { .. } => Folding::$folding,)* }
            }
        }
    };
}

events! {
    SessionOpened        "session-opened",        Shown,  Game;
    SessionClosed        "session-closed",        Shown,  Parts;
    EntryWritten         "entry-written",         Shown,  Game;
    EntryStruck          "entry-struck",          Shown,  Game;
    EntryMade            "entry-made",            Hidden, Game;
    CarriedOut           "carried-out",           Hidden, Parts;
    EntryStated          "entry-stated",          Hidden, Parts;
    Said                 "said",                  Shown,  Game;
    SlipCorrected        "slip-corrected",        Shown,  Parts;
    DiscrepancyLeft      "discrepancy-left",      Shown,  Game;
    Pressed              "pressed",               Hidden, Game;
    PressNotTaken        "press-not-taken",       Hidden, Parts;
    ClockRead            "clock-read",            Hidden, Game;
    ClockRan             "clock-ran",             Hidden, Parts;
    ClockGap             "clock-gap",             Shown,  Parts;
    ClockSetGoing        "clock-set-going",       Shown,  Parts;
    CompletionDue        "completion-due",        Shown,  Parts;
    CompletionEnded      "completion-ended",      Shown,  Parts;
    TimeTrouble          "time-trouble",          Hidden, Parts;
    FlagFell             "flag-fell",             Shown,  Parts;
    AskedWhoIsOnMove     "asked-who-is-on-move",  Shown,  Parts;
    TimesTold            "times-told",            Shown,  Parts;
    ClockReplaced        "clock-replaced",        Shown,  Parts;
    ClockDevice          "clock-device",          Shown,  Parts;
    TimeJumped           "time-jumped",           Shown,  Parts;
    Presence             "presence",              Shown,  Game;
    Lifted               "lifted",                Hidden, Parts;
    Placed               "placed",                Hidden, Parts;
    BoardDiffered        "board-differed",        Shown,  Parts;
    BoardAgreed          "board-agreed",          Shown,  Parts;
    BoardAsked           "board-asked",           Shown,  Parts;
    BoardAnswered        "board-answered",        Shown,  Parts;
    BoardFound           "board-found",           Shown,  Parts;
    BoardLost            "board-lost",            Shown,  Parts;
    MoveAsked            "move-asked",            Shown,  Parts;
    MoveAnswered         "move-answered",         Shown,  Parts;
    Paused               "paused",                Shown,  Parts;
    LeftForNewGame       "left-for-new-game",     Shown,  Parts;
    Adjusting            "adjusting",             Shown,  Game;
    Prepared             "prepared",              Shown,  Parts;
    Appointed            "appointed",             Shown,  Game;
    HandedOver           "handed-over",           Shown,  Game;
    ArbiterCalled        "arbiter-called",        Shown,  Game;
    CallAnswered         "call-answered",         Shown,  Game;
    DeviceAsked          "device-asked",          Shown,  Parts;
    DeviceOpened         "device-opened",         Shown,  Parts;
    DeviceEnded          "device-ended",          Shown,  Parts;
    SlipRefused          "slip-refused",          Shown,  Parts;
    ArbiterWords         "arbiter-words",         Shown,  Game;
    CheckAsked           "check-asked",           Shown,  Parts;
    CheckAnswered        "check-answered",        Shown,  Parts;
    CheckEnded           "check-ended",           Shown,  Parts;
    PlayStopped          "play-stopped",          Shown,  Game;
    PlayResumed          "play-resumed",          Shown,  Game;
    SheetRead            "sheet-read",            Shown,  Parts;
    ArbiterNoted         "arbiter-noted",         Shown,  Parts;
    OriginalCollected    "original-collected",    Shown,  Parts;
    Compared             "compared",              Shown,  Parts;
    WalkedBack           "walked-back",           Shown,  Game;
    PutBack              "put-back",              Shown,  Game;
    ReadingsSet          "readings-set",          Shown,  Game;
    TimeCharged          "time-charged",          Shown,  Game;
    ChargeTakenBack      "charge-taken-back",     Shown,  Game;
    Exported             "exported",              Shown,  Parts;
    Decided              "decided",               Shown,  Parts;
    HandIrregular        "hand-irregular",        Hidden, Parts;
    Demanded             "demanded",              Shown,  Parts;
    LetStand             "let-stand",             Shown,  Parts;
    IrregularityAccepted "irregularity-accepted", Hidden, Parts;
    CrownMissing         "crown-missing",         Hidden, Game;
    Crowned              "crowned",               Hidden, Game;
    Refused              "refused",               Shown,  Parts;
    Offered              "offered",               Shown,  Parts;
    OfferAnswered        "offer-answered",        Shown,  Parts;
    GameEnded            "game-ended",            Shown,  Game;
    ResultAnswered       "result-answered",       Shown,  Parts;
    Claimed              "claimed",               Shown,  Parts;
    ClaimRuled           "claim-ruled",           Shown,  Parts;
    ClaimVoided          "claim-voided",          Shown,  Parts;
    Sanctioned           "sanctioned",            Shown,  Parts;
    Complained           "complained",            Shown,  Parts;
    PersonsForgotten     "persons-forgotten",     Shown,  Parts;
    RecordNotWhole       "record-not-whole",      Shown,  Parts;
    CodesChanged         "codes-changed",         Shown,  Game;
    DiskWasAway          "disk-was-away",         Shown,  Parts;
}

impl Body {
    /// The entry it is about, where it is about one.
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

    /// The half-move that it writes down, 1 being White's first.
    #[must_use]
    pub const fn ply(&self) -> Option<u32> {
        match self {
            Body::EntryWritten(written) => Some(written.ply),
            _ => None,
        }
    }
}
