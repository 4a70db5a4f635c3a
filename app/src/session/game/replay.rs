//! The game that the events of a record amount to.

use std::time::Duration;

use zgoda_game::clock::ClockTimes;
use zgoda_game::{BySide, Moment, Setup, Side};
use zgoda_speech::announcement::Switch;

use super::{Arrival, Game, InHand, Origin, Set, Standing, State, WalkedBack};
use crate::record::event::{Body, EntryId, Event, MadeBy, Missing, StruckBecause};
use crate::record::{EntryState, State as RecordState};

/// How many half-moves stand after this event, where so many stood before.
fn stand_after(body: &Body, state: &RecordState, stood: usize) -> usize {
    let ply = match body {
        Body::EntryWritten(entry) => Some(entry.ply),
        Body::EntryStruck {
            entry, by: None, ..
        } => {
            let mut entries = state.entries.iter();
            let found = entries.find(|it| it.entry.entry == *entry);
            found.map(|it| it.entry.ply.saturating_sub(1))
        }
        _ => None,
    };
    ply.and_then(|ply| usize::try_from(ply).ok())
        .unwrap_or(stood)
}

impl Game {
    /// The game that `events` of a record amount to; `None` if its entries do not follow from each
    /// other. Positions are played through, not read: an accepted irregularity may have led to one
    /// that no reader of positions would let in.
    #[must_use]
    pub fn of_record<'a>(
        start: Setup,
        events: impl IntoIterator<Item = &'a Event> + Clone,
    ) -> Option<Game> {
        let state = RecordState::of(events.clone());
        let mut now = start;
        let mut standing = Vec::new();
        for (entry, ply) in state.standing().into_iter().zip(1..) {
            let entry = Standing::of_record(entry, &now).filter(|it| it.ply == ply)?;
            now = entry.after;
            standing.push(entry);
        }
        let mut game = Game {
            standing,
            next: state.next_entry(),
            ..Game::new(start)
        };
        let mut before = None;
        let mut stands = 0;
        for event in events {
            game.ran.written(event);
            stands = stand_after(&event.body, &state, stands);
            game.prepared.extend(event.body.settles());
            game.assistant_told(&event.body);
            match &event.body {
                Body::WalkedBack { struck, .. } => {
                    before = game.clock;
                    game.ahead.clear();
                    let entries = state.entries.iter().map(|it| &it.entry);
                    let first = entries
                        .filter(|entry| struck.contains(&entry.entry))
                        .map(|entry| entry.ply)
                        .min();
                    let first = first.and_then(|ply| usize::try_from(ply).ok());
                    game.times_go_back(first.map_or(stands, |first| first.saturating_sub(1)));
                }
                Body::EntryStruck {
                    because: StruckBecause::Undone,
                    ..
                } => {
                    game.ahead.clear();
                    game.times_go_back_for_undo(stands);
                }
                Body::PutBack { .. } => {
                    game.times_come_back();
                }
                // What a record of version 1 does not tell was to be completed.
                Body::Pressed { side, missing } => game
                    .ahead
                    .push(((*side).into(), missing.unwrap_or(Missing::NeedNotRecord))),
                Body::EntryMade {
                    entry,
                    by: MadeBy::Press,
                } => game.pressed_for(*entry, &state),
                Body::ClockRead(read) => {
                    let ply = usize::try_from(read.ply).unwrap_or(usize::MAX);
                    game.read_clock(read.because, ply, read.times());
                }
                &Body::ReadingsSet {
                    ply,
                    white_s,
                    black_s,
                } => {
                    let seconds = BySide {
                        white: white_s,
                        black: black_s,
                    };
                    let set = if ply == stands { Set::Now } else { Set::Before };
                    game.set_readings(ply, seconds.map(Duration::from_secs), set);
                }
                &Body::TimeCharged {
                    white_s,
                    black_s,
                    ply,
                } => {
                    let seconds = BySide {
                        white: white_s,
                        black: black_s,
                    };
                    let time = seconds.map(Duration::from_secs);
                    match ply {
                        Some(ply) => {
                            game.charge(time, ply);
                        }
                        None => game.charges.charge_instead(time),
                    }
                }
                &Body::ChargeTakenBack { charge, ply, .. } => game.take_charge_back(charge, ply),
                &Body::Presence { side, there } => {
                    let there = if there { Switch::On } else { Switch::Off };
                    if game.presence(side.into(), there) == Arrival::FirstOfTwo
                        && let Some(gap) = &mut game.ran.gap
                    {
                        // What was offered is not shared.
                        gap.offered.clear();
                    }
                }
                Body::PlayStopped => game.stops(),
                Body::PlayResumed { .. } => game.goes_on(),
                _ => {}
            }
        }
        game.pay_what_is_owed();
        game.in_hand = InHand {
            walked_back: game.walked_back(&state, before),
            sheets: state.in_hand.sheets,
            claim: state.claim,
        };
        game.sanctions = state.sanctions;
        game.slips = state.slips;
        game.offers = state.offers;
        game.asked = state.asked;
        game.paused = state.paused;
        Some(game)
    }

    /// What the last walk-back of the record struck out, played through from where it went back to.
    fn walked_back(&self, state: &RecordState, clock: Option<ClockTimes>) -> Option<WalkedBack> {
        let last = state.in_hand.walked_back.as_ref()?;
        let agreed = last.agreed;
        let mut now = match agreed.checked_sub(1) {
            Some(index) => self.standing.get(index)?.after,
            None => self.start,
        };
        let mut struck = Vec::new();
        for id in &last.struck {
            let mut entries = state.entries.iter();
            let entry = entries.find(|it| it.entry.entry == *id)?;
            let entry = Standing::of_record(entry, &now)?;
            now = entry.after;
            struck.push(entry);
        }
        Some(WalkedBack {
            agreed,
            struck,
            made: last.made.clone(),
            clock,
        })
    }

    /// A press has found its half-move.
    fn pressed_for(&mut self, entry: EntryId, state: &RecordState) {
        let mut entries = state.entries.iter();
        let side = entries.find(|it| it.entry.entry == entry);
        let side = side.map(|it| Side::from(it.entry.side));
        let found = self.ahead.iter().position(|(it, _)| Some(*it) == side);
        if let Some(at) = found {
            self.ahead.remove(at);
        }
    }

    /// In a record of version 1 the clock was charged only when play went on: where that was not any more, here.
    fn pay_what_is_owed(&mut self) {
        let owed = self.charges.owed();
        if let Some(clock) = &mut self.clock {
            for (side, time) in owed.iter().filter(|(_, time)| !time.is_zero()) {
                clock.charge(side, *time);
            }
        }
    }
}

impl Standing {
    fn of_record(state: &EntryState, now: &Setup) -> Option<Standing> {
        let entry = &state.entry;
        let side = Side::from(entry.side);
        let before = now.with_turn(side);
        let mv = entry.half_move(before.variant())?;
        before.at(mv.from)?;
        Some(Standing {
            id: entry.entry,
            ply: entry.ply,
            side,
            mv,
            before,
            after: mv.apply(&before),
            state: state.made.map_or(State::Open, State::Made),
            stated: entry.stated,
            origin: entry
                .board
                .map_or(Origin::Hand, |board| Origin::Board(board.into())),
            awaited: Vec::new(),
            seen: Moment::ZERO,
            hand: state.hand.clone(),
            claim: state.claim,
            accepted: state.accepted,
            discrepancy: state.discrepancy.clone(),
            repeated: state.repeated,
        })
    }
}
