//! What a record of this program says of sensor boards: evidence beside what people stated.

use zgoda_game::{BySide, Side};
use zgoda_speech::announcement::BoardOf;

use crate::record::State;
use crate::record::event::{Body, EntryId};
use crate::session::game::Rests;

/// What each side's board showed when it last differed from the record, where it never agreed again.
pub(super) fn differing<'a>(events: impl Iterator<Item = &'a Body>) -> BySide<Option<String>> {
    let mut found: BySide<Option<String>> = BySide::default();
    for event in events {
        let (board, shown) = match event {
            Body::BoardDiffered { board, shown, .. } => (*board, Some(shown)),
            Body::BoardAgreed { board } | Body::CarriedOut { board, .. } => (*board, None),
            Body::EntryWritten(entry) => match entry.board {
                Some(board) => (board, None),
                None => continue,
            },
            _ => continue,
        };
        let sides: &[Side] = match board {
            BoardOf::Side(Side::White) => &[Side::White],
            BoardOf::Side(Side::Black) => &[Side::Black],
            BoardOf::Shared => &Side::ALL,
        };
        for side in sides {
            *found.get_mut(*side) = shown.cloned();
        }
    }
    found
}

/// After how many half-moves both boards, or the shared one, agreed with the record last; `None` where
/// one of them never did.
pub(super) fn common_rest<'a>(events: impl Iterator<Item = &'a Body>) -> Option<usize> {
    let mut rests = Rests::default();
    let mut state = State::default();
    for event in events {
        let last = state.standing().last().map(|it| it.entry.entry);
        rests.add(event, last);
        state.add(event);
    }
    let standing: Vec<EntryId> = state.standing().iter().map(|it| it.entry.entry).collect();
    let of = |boards| rests.last_of(boards, standing.iter().copied());
    of(&[BoardOf::Side(Side::White), BoardOf::Side(Side::Black)]).or_else(|| of(&[BoardOf::Shared]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::event::{Entry, Stated, StruckBecause};

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

    fn carried(ply: u32, board: BoardOf) -> Body {
        Body::CarriedOut {
            entry: EntryId(ply),
            board,
        }
    }

    fn differs(board: BoardOf) -> Body {
        Body::BoardDiffered {
            board,
            shown: "W:W28:B19".to_owned(),
            remove: Vec::new(),
            put: Vec::new(),
        }
    }

    #[test]
    fn a_board_is_evidence_until_it_agrees_again() {
        let (white, black) = (BoardOf::Side(Side::White), BoardOf::Side(Side::Black));
        let all = [entry(1, Some(white)), differs(black), differs(white)];
        let found = differing(all.iter());
        assert!(found.white.is_some() && found.black.is_some());
        let mended = [
            differs(black),
            Body::BoardAgreed { board: black },
            differs(white),
            carried(1, white),
        ];
        assert_eq!(differing(mended.iter()), BySide::default());
        let shared = [differs(BoardOf::Shared)];
        assert!(differing(shared.iter()).black.is_some());
    }

    #[test]
    fn the_common_rest_point_is_that_of_the_board_that_is_behind() {
        let (white, black) = (BoardOf::Side(Side::White), BoardOf::Side(Side::Black));
        let mut all = vec![
            Body::BoardAgreed { board: white },
            Body::BoardAgreed { board: black },
            entry(1, Some(white)),
            carried(1, black),
            entry(2, Some(black)),
        ];
        assert_eq!(common_rest(all.iter()), Some(1));
        all.push(carried(2, white));
        assert_eq!(common_rest(all.iter()), Some(2));
        all.push(Body::EntryStruck {
            entry: EntryId(2),
            because: StruckBecause::WalkedBack,
            by: None,
        });
        assert_eq!(common_rest(all.iter()), Some(1));
        assert_eq!(common_rest([entry(1, None)].iter()), None);
        assert_eq!(common_rest([entry(1, Some(white))].iter()), None);
        let shared = [entry(1, Some(BoardOf::Shared))];
        assert_eq!(common_rest(shared.iter()), Some(1));
    }
}
