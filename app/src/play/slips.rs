//! Which slips a table has, and the thread on which the words of one are tried.
//!
//! They come from the event file; where it has none and a desk is wanted, they are made, and their words are told once, on
//! standard error.

use std::io;
use std::sync::mpsc::{SyncSender, sync_channel};

use zgoda_game::Side;
use zgoda_speech::Listener;
use zgoda_speech::announcement::Consent;

use super::settle::Table;
use crate::outcome::Failure;
use crate::record::event::{CodeOf, DeskRole, SideWord};
use crate::record::slips::{NewSlip, Slip, slip_of};
use crate::record::{Contents, KeptDesk};
use crate::session::effect::TypedCode;
use crate::session::options::{Mode, Sight};
use crate::worker::Worker;

/// The slips of a game, and those that were just made for it.
#[derive(Debug)]
pub(super) struct TableSlips {
    /// What is kept.
    pub(super) kept: KeptDesk,
    /// Those of which the words are to be told.
    pub(super) new: Vec<NewSlip>,
}

impl TableSlips {
    /// Those of this game. One that goes on has those that it had; in training it gets further ones, because nobody has
    /// the words any more.
    pub(super) fn of(
        table: &Table,
        (given, ears): (&[Slip], &[Listener]),
        resumed: Option<&Contents>,
    ) -> Result<TableSlips, Failure> {
        let before = resumed.map(|found| &found.desk);
        let before = before.filter(|desk| !desk.is_empty());
        let mut kept = match before {
            Some(kept) => kept.clone(),
            None => KeptDesk::new(given.to_vec()).map_err(Failure::of)?,
        };
        let mut new = Vec::new();
        if kept.slips.is_empty() || (before.is_some() && table.mode == Mode::Training) {
            for role in roles(table, ears) {
                let slip = NewSlip::make(role, &kept.slips).map_err(Failure::of)?;
                kept.slips.push(slip.slip.clone());
                new.push(slip);
            }
        }
        Ok(TableSlips { kept, new })
    }
}

/// Can a page be the face of this table's clock? Only where there is a slip for one; where there are no slips at all, one
/// is made.
pub(super) fn has_face(given: &[Slip], resumed: Option<&Contents>) -> bool {
    let kept = resumed.map(|found| &found.desk.slips);
    let slips = kept
        .filter(|it| !it.is_empty())
        .map_or(given, Vec::as_slice);
    slips.is_empty() || slips.iter().any(|it| it.role == DeskRole::Face)
}

/// For whom slips are made where the event has none.
fn roles(table: &Table, ears: &[Listener]) -> Vec<DeskRole> {
    let mut roles = vec![DeskRole::Arbiter(CodeOf::Chief)];
    for ear in ears {
        match ear {
            Listener::White => roles.push(DeskRole::Ear(SideWord::White)),
            Listener::Black => roles.push(DeskRole::Ear(SideWord::Black)),
            Listener::Assistant | Listener::Arbiter | Listener::Room => {}
        }
    }
    for side in Side::ALL {
        let sight = *table.sight.get(side);
        if sight == Sight::Blind {
            roles.push(DeskRole::Assistant(side.into()));
        }
        let screen = table.mode == Mode::Training || table.event.consents.has(Consent::ScreenView);
        if sight == Sight::Low && screen {
            roles.push(DeskRole::Screen(side.into()));
        }
    }
    roles.push(DeskRole::Face);
    roles
}

/// The way to the thread that tries the words of slips: they are hashed slowly.
#[derive(Debug)]
pub(super) struct SlipTrials {
    words: SyncSender<TypedCode>,
    _worker: Worker,
}

impl SlipTrials {
    /// Starts it; it answers which slip it was.
    pub(super) fn start(
        slips: Vec<Slip>,
        answer: impl Fn(Option<(String, DeskRole)>) + Send + 'static,
    ) -> io::Result<SlipTrials> {
        // The session has one tried at a time.
        let (words, typed) = sync_channel::<TypedCode>(1);
        let worker = Worker::start("slips", move || {
            for words in typed {
                let slip = slip_of(&words.0, &slips);
                answer(slip.map(|slip| (slip.key.clone(), slip.role)));
            }
        })?;
        Ok(SlipTrials {
            words,
            _worker: worker,
        })
    }

    /// Tries these; never waits. False where they cannot be tried.
    pub(super) fn try_words(&self, words: TypedCode) -> bool {
        self.words.try_send(words).is_ok()
    }
}
