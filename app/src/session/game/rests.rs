//! Rest points: behind which half-moves every board agreed with the record (Kodeks VIII 2.3, 3.1).
//!
//! Each board agrees by itself, as the record tells it. What a board shows now is the boards' own matter.

use std::collections::{BTreeMap, BTreeSet};

use zgoda_speech::announcement::BoardOf;

use crate::record::event::{Body, EntryId};

/// What each board is known to have shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rests {
    /// Behind which half-moves each board agreed; `None` is the start. Some may be struck out since.
    agreed: BTreeMap<BoardOf, BTreeSet<Option<EntryId>>>,
}

impl Rests {
    /// One more event, before which this half-move was the last.
    pub fn add(&mut self, body: &Body, last: Option<EntryId>) {
        let agrees = match body {
            Body::EntryWritten(entry) => entry.board.map(|board| (board, Some(entry.entry))),
            Body::CarriedOut { entry, board } => Some((*board, Some(*entry))),
            Body::BoardAgreed { board } => Some((*board, last)),
            _ => None,
        };
        if let Some((board, behind)) = agrees {
            self.agreed.entry(board).or_default().insert(behind);
        }
    }

    /// True if this board agreed behind this half-move; `None` is the start.
    pub fn agreed(&self, board: BoardOf, behind: Option<EntryId>) -> bool {
        let agreed = self.agreed.get(&board);
        agreed.is_some_and(|agreed| agreed.contains(&behind))
    }

    /// The last number of half-moves behind which each of these boards agreed, if there is one, where these half-moves
    /// stand.
    pub fn last_of(
        &self,
        boards: &[BoardOf],
        standing: impl IntoIterator<Item = EntryId>,
    ) -> Option<usize> {
        let agreed = boards.iter().map(|board| self.agreed.get(board));
        let agreed: Vec<_> = agreed.collect::<Option<_>>()?;
        let behind = std::iter::once(None).chain(standing.into_iter().map(Some));
        let rests = behind.enumerate().filter(|(_, behind)| {
            let all = agreed.iter().all(|agreed| agreed.contains(behind));
            all && !agreed.is_empty()
        });
        rests.last().map(|(plies, _)| plies)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::event::{Entry, Stated, StruckBecause};
    use zgoda_game::Side;

    const BOTH: [BoardOf; 2] = [BoardOf::Side(Side::White), BoardOf::Side(Side::Black)];

    fn entry(ply: u32, board: Option<BoardOf>) -> Body {
        Body::EntryWritten(Entry {
            entry: EntryId(ply),
            ply,
            side: Side::White,
            pdn: "32-28".to_owned(),
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

    /// The last rest point of these boards.
    fn last_of(boards: &[BoardOf], bodies: &[Body]) -> Option<usize> {
        let mut rests = Rests::default();
        let mut standing = Vec::new();
        for body in bodies {
            rests.add(body, standing.last().copied());
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
}
