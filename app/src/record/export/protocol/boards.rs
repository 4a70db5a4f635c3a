//! The part of the protocol about boards and records: what differed, what was read in and compared, and how far the game went
//! back.

use zgoda_game::Side;

use super::{Block, Head, Line, RecordRow, Writer};
use crate::record::event::Body;
use crate::record_words;
use crate::sentence::Row as _;

impl Writer<'_> {
    /// What stands there of this event, if it is about a board or a record.
    pub(super) fn of_boards_and_records(&self, body: &Body) -> Option<Line> {
        Some(match body.clone() {
            Body::BoardDiffered {
                board,
                shown,
                remove,
                put,
            } => Line::BoardDiffered {
                board,
                shown,
                remove,
                put,
            },
            Body::BoardAgreed { board } => Line::BoardAgreed { board },
            Body::BoardAsked { board, shown } => Line::BoardAsked { board, shown },
            Body::BoardAnswered { shown, answer, .. } => Line::BoardAnswered { shown, answer },
            Body::SheetRead { side, written } => Line::Sheet { side, written },
            Body::Compared {
                case,
                agreed_plies,
                proposed_ply,
                ..
            } => Line::Compared {
                case,
                agreed: agreed_plies,
                ply: proposed_ply,
            },
            Body::WalkedBack { to, struck, .. } => Line::WalkedBack {
                ply: to,
                count: struck.len(),
                struck: self.written(&struck),
            },
            Body::PutBack { entries } => Line::PutBack {
                moves: self.written(&entries),
            },
            _ => return None,
        })
    }

    /// Why it was proposed to go on there, and both records.
    pub(super) fn below_a_comparison(&mut self, body: &Body) {
        let Body::Compared {
            why, white, black, ..
        } = body
        else {
            return;
        };
        let why = record_words::Line::Why { why: why.clone() }.text(&self.words);
        self.line(Line::Why { why });
        self.side_by_side(white, black);
    }

    /// Both records as they were compared.
    fn side_by_side(&mut self, white: &[String], black: &[String]) {
        let say = |line: Line| line.text(&self.words);
        let head = [
            say(Line::Head { head: Head::Ply }),
            say(Line::Column { side: Side::White }),
            say(Line::Column { side: Side::Black }),
            say(Line::Head {
                head: Head::Differs,
            }),
        ];
        let of = |record: &[String], ply: usize| record.get(ply).cloned().unwrap_or_default();
        let rows = (0..white.len().max(black.len())).map(|ply| {
            let (white, black) = (of(white, ply), of(black, ply));
            let parts = white != black && !white.is_empty() && !black.is_empty();
            RecordRow {
                white,
                black,
                parts,
            }
        });
        let rows = rows.collect();
        self.block(Block::Records { head, rows });
    }
}
