// SPDX-License-Identifier: GPL-3.0-or-later
//! The reason of an irregularity, in the words of training.

use zgoda_game::Irregularity;
use zgoda_speech::announcement::IllegalWhy;

/// The reason of an irregularity, as it is said in training.
pub(in crate::session) const fn why_illegal(irregularity: Irregularity) -> IllegalWhy {
    match irregularity {
        Irregularity::NotTheMoversPiece => IllegalWhy::NotYours,
        Irregularity::WrongDisplacement => IllegalWhy::NoSuchWay,
        Irregularity::CaptureLeftOut => IllegalWhy::MustCapture,
        Irregularity::WrongNumber | Irregularity::StoppedHalfWay => IllegalWhy::TakesMore,
        Irregularity::NotAllRemoved => IllegalWhy::LeftStanding,
        Irregularity::RemovedWithoutReason
        | Irregularity::RemovedNotCaptured
        | Irregularity::OwnPieceRemoved => IllegalWhy::WronglyTaken,
    }
}
