//! By which word the record knows each sort of event, and about which half-move it is.

use super::{Body, EntryId};

impl Body {
    /// The word by which the record knows this sort of event: its `kind`.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Body::SessionOpened { .. } => "session-opened",
            Body::SessionClosed => "session-closed",
            Body::EntryWritten(_) => "entry-written",
            Body::EntryStruck { .. } => "entry-struck",
            Body::EntryMade { .. } => "entry-made",
            Body::CarriedOut { .. } => "carried-out",
            Body::EntryStated { .. } => "entry-stated",
            Body::Said { .. } => "said",
            Body::SlipCorrected { .. } => "slip-corrected",
            Body::DiscrepancyLeft { .. } => "discrepancy-left",
            Body::Pressed { .. } => "pressed",
            Body::PressNotTaken { .. } => "press-not-taken",
            Body::ClockRead(_) => "clock-read",
            Body::ClockRan(_) => "clock-ran",
            Body::ClockGap(_) => "clock-gap",
            Body::ClockSetGoing { .. } => "clock-set-going",
            Body::CompletionDue { .. } => "completion-due",
            Body::CompletionEnded { .. } => "completion-ended",
            Body::TimeTrouble { .. } => "time-trouble",
            Body::FlagFell { .. } => "flag-fell",
            Body::AskedWhoIsOnMove => "asked-who-is-on-move",
            Body::TimesTold { .. } => "times-told",
            Body::ClockReplaced => "clock-replaced",
            Body::ClockDevice { .. } => "clock-device",
            Body::TimeJumped { .. } => "time-jumped",
            Body::Presence { .. } => "presence",
            Body::Lifted { .. } => "lifted",
            Body::Placed { .. } => "placed",
            Body::BoardDiffered { .. } => "board-differed",
            Body::BoardAgreed { .. } => "board-agreed",
            Body::BoardAsked { .. } => "board-asked",
            Body::BoardAnswered { .. } => "board-answered",
            Body::BoardFound { .. } => "board-found",
            Body::BoardLost { .. } => "board-lost",
            Body::MoveAsked { .. } => "move-asked",
            Body::MoveAnswered { .. } => "move-answered",
            Body::Paused => "paused",
            Body::LeftForNewGame => "left-for-new-game",
            Body::Adjusting { .. } => "adjusting",
            Body::Prepared { .. } => "prepared",
            Body::Appointed { .. } => "appointed",
            Body::HandedOver { .. } => "handed-over",
            Body::ArbiterCalled => "arbiter-called",
            Body::CallAnswered => "call-answered",
            Body::DeviceAsked { .. } => "device-asked",
            Body::DeviceOpened { .. } => "device-opened",
            Body::DeviceEnded { .. } => "device-ended",
            Body::SlipRefused { .. } => "slip-refused",
            Body::ArbiterWords { .. } => "arbiter-words",
            Body::CheckAsked { .. } => "check-asked",
            Body::CheckAnswered { .. } => "check-answered",
            Body::CheckEnded { .. } => "check-ended",
            Body::PlayStopped => "play-stopped",
            Body::PlayResumed { .. } => "play-resumed",
            Body::SheetRead { .. } => "sheet-read",
            Body::ArbiterNoted { .. } => "arbiter-noted",
            Body::OriginalCollected { .. } => "original-collected",
            Body::Compared { .. } => "compared",
            Body::WalkedBack { .. } => "walked-back",
            Body::PutBack { .. } => "put-back",
            Body::ReadingsSet { .. } => "readings-set",
            Body::TimeCharged { .. } => "time-charged",
            Body::ChargeTakenBack { .. } => "charge-taken-back",
            Body::Decided { .. } => "decided",
            Body::HandIrregular { .. } => "hand-irregular",
            Body::Demanded { .. } => "demanded",
            Body::LetStand { .. } => "let-stand",
            Body::IrregularityAccepted { .. } => "irregularity-accepted",
            Body::CrownMissing { .. } => "crown-missing",
            Body::Crowned { .. } => "crowned",
            Body::Refused { .. } => "refused",
            Body::Offered { .. } => "offered",
            Body::OfferAnswered { .. } => "offer-answered",
            Body::GameEnded { .. } => "game-ended",
            Body::ResultAnswered { .. } => "result-answered",
            Body::Claimed { .. } => "claimed",
            Body::ClaimRuled { .. } => "claim-ruled",
            Body::Sanctioned { .. } => "sanctioned",
            Body::Complained { .. } => "complained",
            Body::PersonsForgotten => "persons-forgotten",
            Body::RecordNotWhole { .. } => "record-not-whole",
            Body::CodesChanged { .. } => "codes-changed",
            Body::DiskWasAway { .. } => "disk-was-away",
        }
    }

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
