// SPDX-License-Identifier: GPL-3.0-or-later
//! Rest points: half-moves after which every board agreed with the record (Kodeks VIII 2.3, 3.1), and the moments at which the
//! agreement was seen.
//!
//! The record shows when each board agreed. The boards keep their present readings.

use std::collections::BTreeMap;

use zgoda_game::Moment;
use zgoda_speech::announcement::BoardOf;

use zgoda_record::event::{Body, EntryId, Event};

/// The positions that each board is known to have shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rests {
    /// The half-moves after which each board agreed, with the first moment of each agreement; `None` is the start. Some of these
    /// half-moves may have been struck out since.
    agreed: BTreeMap<BoardOf, BTreeMap<Option<EntryId>, Moment>>,
    /// The moment at which each half-move was written down, in the time of the program that wrote it down.
    written: BTreeMap<EntryId, Moment>,
}

/// A number of half-moves after which every board agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// The number of half-moves.
    pub plies: usize,
    /// The moment at which the last of the boards was seen to agree, in milliseconds.
    pub ms: u64,
}

impl Rests {
    /// Takes in one more event; `last` was the last half-move before the event.
    pub fn add(&mut self, event: &Event, last: Option<EntryId>) {
        let at = Moment::from_ms(event.ms);
        let agrees = match &event.body {
            Body::EntryWritten(entry) => {
                self.written.insert(entry.entry, at);
                entry.board.map(|board| (board, Some(entry.entry)))
            }
            Body::CarriedOut { entry, board } => Some((*board, Some(*entry))),
            Body::BoardAgreed { board } => Some((*board, last)),
            _ => None,
        };
        if let Some((board, behind)) = agrees {
            let agreed = self.agreed.entry(board).or_default();
            agreed.entry(behind).or_insert(at);
        }
    }

    /// True if this board agreed after the half-move `behind`; `None` is the start.
    pub fn agreed(&self, board: BoardOf, behind: Option<EntryId>) -> bool {
        let agreed = self.agreed.get(&board);
        agreed.is_some_and(|agreed| agreed.contains_key(&behind))
    }

    /// The moment at which this half-move was written down, in milliseconds.
    #[must_use]
    pub fn written(&self, entry: EntryId) -> Option<u64> {
        self.written.get(&entry).map(|at| at.as_ms())
    }

    /// True if any board showed this half-move.
    #[must_use]
    pub fn is_shown(&self, entry: EntryId) -> bool {
        let mut boards = self.agreed.values();
        boards.any(|agreed| agreed.contains_key(&Some(entry)))
    }

    /// Every number of standing half-moves after which each of these boards agreed.
    #[must_use]
    pub fn all_of(
        &self,
        boards: &[BoardOf],
        standing: impl IntoIterator<Item = EntryId>,
    ) -> Vec<Rest> {
        let agreed = boards.iter().map(|board| self.agreed.get(board));
        let Some(agreed) = agreed.collect::<Option<Vec<_>>>() else {
            return Vec::new();
        };
        let behind = std::iter::once(None).chain(standing.into_iter().map(Some));
        let rests = behind.enumerate().filter_map(|(plies, behind)| {
            let seen = agreed
                .iter()
                .map(|agreed| Some(agreed.get(&behind)?.as_ms()));
            let ms = seen.collect::<Option<Vec<u64>>>()?.into_iter().max()?;
            Some(Rest { plies, ms })
        });
        rests.collect()
    }

    /// The last number of standing half-moves after which each of these boards agreed, if any.
    pub fn last_of(
        &self,
        boards: &[BoardOf],
        standing: impl IntoIterator<Item = EntryId>,
    ) -> Option<usize> {
        self.all_of(boards, standing).last().map(|rest| rest.plies)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::Side;
    use zgoda_record::event::{Entry, Source, Stated, StruckBecause};

    const BOTH: [BoardOf; 2] = [BoardOf::Side(Side::White), BoardOf::Side(Side::Black)];

    fn entry(ply: u32, board: Option<BoardOf>) -> Body {
        Body::EntryWritten(Entry {
            men_off: Vec::new(),
            entry: EntryId(ply),
            ply,
            side: Side::White,
            notation: "32-28".to_owned(),
            from: "32".to_owned(),
            to: "28".to_owned(),
            captured: Vec::new(),
            path: Vec::new(),
            crowned: false,
            irregular: None,
            before: String::new(),
            after: String::new(),
            stated: Stated::Stated,
            board,
            written: None,
            record_of: None,
        })
    }

    fn carried_out(ply: u32, board: BoardOf) -> Body {
        Body::CarriedOut {
            entry: EntryId(ply),
            board,
        }
    }

    fn event(body: &Body, ms: u64) -> Event {
        Event {
            ms,
            actor: None,
            code: None,
            device: None,
            late_ms: None,
            source: Source::Sensor,
            body: body.clone(),
        }
    }

    /// The last rest point of these boards.
    fn last_of(boards: &[BoardOf], bodies: &[Body]) -> Option<usize> {
        let mut rests = Rests::default();
        let mut standing = Vec::new();
        for (body, ms) in bodies.iter().zip((0..).step_by(1_000)) {
            rests.add(&event(body, ms), standing.last().copied());
            match body {
                Body::EntryWritten(entry) => standing.push(entry.entry),
                Body::EntryStruck { entry, .. } => standing.retain(|it| it != entry),
                _ => {}
            }
        }
        rests.last_of(boards, standing)
    }

    #[test]
    fn kodeks_viii_2_3_a_half_move_rests_where_every_board_has_shown_it() {
        let (white, black) = (BoardOf::Side(Side::White), BoardOf::Side(Side::Black));
        let mut all = vec![
            Body::BoardAgreed { board: white },
            Body::BoardAgreed { board: black },
            entry(1, Some(white)),
            carried_out(1, black),
            entry(2, Some(black)),
        ];
        assert_eq!(last_of(&BOTH, &all), Some(1));
        all.push(carried_out(2, white));
        assert_eq!(last_of(&BOTH, &all), Some(2));
        all.push(Body::EntryStruck {
            entry: EntryId(2),
            because: StruckBecause::WalkedBack,
            by: None,
        });
        assert_eq!(last_of(&BOTH, &all), Some(1));
        assert_eq!(last_of(&[BoardOf::Shared], &all), None);
    }

    #[test]
    fn a_half_move_that_one_board_never_showed_is_no_rest() {
        let (white, black) = (BoardOf::Side(Side::White), BoardOf::Side(Side::Black));
        let all = [
            Body::BoardAgreed { board: white },
            Body::BoardAgreed { board: black },
            entry(1, Some(white)),
            entry(2, Some(black)),
            carried_out(2, white),
            entry(3, Some(white)),
        ];
        assert_eq!(last_of(&BOTH, &all), Some(2));
        assert_eq!(last_of(&BOTH, &all[..4]), Some(0));
        assert_eq!(last_of(&BOTH, &[entry(1, None)]), None);
        assert_eq!(last_of(&BOTH, &all[2..3]), None);
        assert_eq!(last_of(&[], &all), None);
    }

    #[test]
    fn a_board_that_came_late_rests_where_it_came() {
        let shared = [
            entry(1, None),
            Body::BoardAgreed {
                board: BoardOf::Shared,
            },
        ];
        assert_eq!(last_of(&[BoardOf::Shared], &shared), Some(1));
    }

    #[test]
    fn a_rest_was_seen_when_the_later_of_both_boards_showed_it() {
        let (white, black) = (BoardOf::Side(Side::White), BoardOf::Side(Side::Black));
        let all = [
            Body::BoardAgreed { board: white },
            Body::BoardAgreed { board: black },
            entry(1, Some(white)),
            carried_out(1, black),
            Body::BoardAgreed { board: white },
        ];
        let mut rests = Rests::default();
        for (body, ms) in all.iter().zip((0..).step_by(1_000)) {
            let last = (ms > 2_000).then_some(EntryId(1));
            rests.add(&event(body, ms), last);
        }
        let found = rests.all_of(&BOTH, [EntryId(1)]);
        let found: Vec<(usize, u64)> = found.iter().map(|it| (it.plies, it.ms)).collect();
        assert_eq!(found, [(0, 1_000), (1, 3_000)]);
        assert_eq!(rests.written(EntryId(1)), Some(2_000));
        assert!(rests.is_shown(EntryId(1)) && !rests.is_shown(EntryId(2)));
    }
}
