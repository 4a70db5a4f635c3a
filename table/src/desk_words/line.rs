// SPDX-License-Identifier: GPL-3.0-or-later
//! The sentences of notes that have more than one sentence. Each sentence is a row.

use std::time::Duration;

use zgoda_game::claims::Claimed;
use zgoda_game::{BySide, Side};
use zgoda_record::event::OfferedReading;
use zgoda_record::sentence::rows;
use zgoda_speech::announcement::BoardOf;

use super::DeskWords;
use crate::view::{Ended, Material, RuleCount};

rows! {
    /// One sentence of a note.
    #[derive(Clone, Debug)]
    pub(super) enum Line in DeskWords;

    // Open matters.
    BoardDiffers { board: BoardOf } => "desk-board-differs";
    Irregular { ply: u32, article: String } => "desk-irregular";
    CrownMissing { ply: u32 } => "desk-crown-missing";
    RepeatedOtherwise { ply: u32 } => "desk-repeated-otherwise";
    AnnouncedOtherwise { ply: u32, said: String } => "desk-announced-otherwise";
    Demanded { ply: u32, by: Side } => "desk-demanded";
    DrawOffered { ply: u32, by: Side } => "desk-draw-offered";
    Rest { ply: usize } => "desk-rest";

    // Slips.
    NoSlips => "desk-no-slips";
    SlipCount { side: Side, count: usize } => "desk-slip-count";
    Slip { side: Side, ply: u32, was: String, is: String, after: Duration as milliseconds_alone }
        => "desk-slip";
    Sanctions => "desk-sanctions";

    // The clock.
    AllTheSame => "desk-all-the-same";
    Gap { lost: Duration } => "desk-clock-gap";
    Kept { times: BySide<Duration> } => "desk-clock-kept";
    WithIt { times: BySide<Duration> } => "desk-clock-with-it";
    Swapped { times: BySide<Duration> } => "desk-clock-seems-swapped";
    OtherWay { times: BySide<Duration> } => "desk-clock-other-way";
    Disagree { times: BySide<Duration> } => "desk-clocks-disagree";
    Counted { times: BySide<Duration> } => "desk-clock-counted";
    Flag { side: Side, moves: u32 } => "desk-flag";
    FlagFirst { side: Side } => "desk-flag-first";
    /// The time that each side has left, or the words for an unknown time.
    Clocks { times: BySide<String> } => "desk-clocks";
    Used { times: BySide<Duration> } => "desk-clocks-used";
    Charged { side: Side, time: Duration } => "desk-charged";
    Quota { side: Side, moves: u32 } => "desk-quota";
    Trouble { side: Side } => "desk-trouble";
    Away { side: Option<Side>, lost: Option<Duration> } => "desk-clock-away";
    Offered { number: usize, what: OfferedReading, times: BySide<Duration> } => "desk-clock-offered";
    Choose => "desk-clock-choose";

    // A claim.
    Claim { side: Side, what: Claimed, ply: usize } => "desk-claim";
    ClaimWhen { own: bool, gaps: usize } => "desk-claim-when";
    ClaimOccurred { plies: Vec<u32> as occurred } => "desk-claim-occurred";
    ClaimCount { counted: RuleCount } => "desk-claim-count";
    ClaimMaterial { material: BySide<Material> } => "desk-claim-material";
    ClaimOtherTempo { holds: bool } => "desk-claim-other-tempo";
    ClaimClocks { times: BySide<Duration> } => "desk-claim-clocks";
    ClaimFlag { side: Side } => "desk-claim-flag";
    Proven { result: Option<Ended> } => "desk-claim-proven";
    ProvenOtherwise { result: Option<Ended> } => "desk-claim-proven-otherwise";
    ArbitersCall { result: Option<Ended> } => "desk-claim-arbiters-call";
    NotProven => "desk-claim-not-proven";
    MustCapture => "desk-claim-must-capture";
    QuickGamesOnly => "desk-claim-quick-games-only";
}
