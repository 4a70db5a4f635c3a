// SPDX-License-Identifier: GPL-3.0-or-later
//! The evidence of sensor boards in a record of this program, in addition to people's statements.

use std::collections::BTreeSet;

use zgoda_game::{BySide, Side};
use zgoda_speech::announcement::BoardOf;

use zgoda_record::State;
use zgoda_record::event::{Body, EntryId, Event};
use zgoda_table::session::game::Rests;

/// The position that each side's board showed when it last differed from the record, if the board never agreed again.
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

/// The standing half-moves after which every board was seen to agree with the record, each with its moment (UTC), and the
/// half-moves that any board showed, counted from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sensed {
    pub(super) rests: Vec<(usize, String)>,
    pub(super) shown: BTreeSet<usize>,
    /// The moment at which each half-move was written down.
    pub(super) written: Vec<String>,
}

impl Sensed {
    /// The evidence in the events of a record, each event with the moment at which it was written.
    pub(super) fn of<'a>(events: impl Iterator<Item = (&'a Event, &'a str)>) -> Sensed {
        let mut rests = Rests::default();
        let mut state = State::default();
        // Game time starts anew in each run of the program, so the moments are those at which events were written.
        let mut moments: Vec<&str> = Vec::new();
        for (event, written) in events {
            let last = state.standing().last().map(|it| it.entry.entry);
            let ms = u64::try_from(moments.len()).unwrap_or(u64::MAX);
            moments.push(written);
            let counted = Event {
                ms,
                ..event.clone()
            };
            rests.add(&counted, last);
            state.add(&event.body);
        }
        let moment = |number: u64| {
            let index = usize::try_from(number).unwrap_or(usize::MAX);
            (*moments.get(index).unwrap_or(&"")).to_owned()
        };
        let standing: Vec<EntryId> = state.standing().iter().map(|it| it.entry.entry).collect();
        let of = |boards| rests.all_of(boards, standing.iter().copied());
        let two = of(&[BoardOf::Side(Side::White), BoardOf::Side(Side::Black)]);
        let found = if two.is_empty() {
            of(&[BoardOf::Shared])
        } else {
            two
        };
        let found = found.into_iter();
        let shown = standing.iter().enumerate();
        let shown = shown.filter(|(_, entry)| rests.is_shown(**entry));
        let written = standing.iter();
        Sensed {
            rests: found.map(|it| (it.plies, moment(it.ms))).collect(),
            shown: shown.map(|(index, _)| index).collect(),
            written: written
                .map(|entry| rests.written(*entry).map(moment).unwrap_or_default())
                .collect(),
        }
    }

    /// The number of half-moves after which both boards, or the shared board, last agreed with the record.
    pub(super) fn last_rest(&self) -> Option<usize> {
        self.rests.last().map(|(plies, _)| *plies)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::event::{Entry, Source, Stated, StruckBecause};

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

    fn common_rest(bodies: &[Body]) -> Option<usize> {
        let events: Vec<Event> = bodies
            .iter()
            .map(|body| Event {
                ms: 0,
                actor: None,
                code: None,
                device: None,
                late_ms: None,
                source: Source::Sensor,
                body: body.clone(),
            })
            .collect();
        Sensed::of(events.iter().map(|event| (event, "now"))).last_rest()
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
        assert_eq!(common_rest(&all), Some(1));
        all.push(carried(2, white));
        assert_eq!(common_rest(&all), Some(2));
        all.push(Body::EntryStruck {
            entry: EntryId(2),
            because: StruckBecause::WalkedBack,
            by: None,
        });
        assert_eq!(common_rest(&all), Some(1));
        assert_eq!(common_rest(&[entry(1, None)]), None);
        assert_eq!(common_rest(&[entry(1, Some(white))]), None);
        let shared = [entry(1, Some(BoardOf::Shared))];
        assert_eq!(common_rest(&shared), Some(1));
    }
}
