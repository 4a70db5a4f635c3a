//! The part of the protocol about boards and records: what differed, what was read in and compared, and how far the game went
//! back.

use zgoda_game::Side;

use super::{Block, Head, Line, RecordRow, Writer};
use crate::record::NOTHING_SEEN;
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
            Body::ArbiterNoted { ply, written } if written == NOTHING_SEEN => {
                Line::NotedNothing { ply }
            }
            Body::ArbiterNoted { ply, written } => Line::Noted { ply, written },
            Body::OriginalCollected { side, collected } => Line::Original { side, collected },
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
            why,
            white,
            black,
            arbiters,
            ..
        } = body
        else {
            return;
        };
        let why = record_words::Line::Why { why: why.clone() }.text(&self.words);
        self.line(Line::Why { why });
        self.side_by_side(white, black, arbiters);
    }

    /// The records as they were compared.
    fn side_by_side(&mut self, white: &[String], black: &[String], arbiters: &[String]) {
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
        let longest = [white, black, arbiters].map(<[String]>::len);
        let rows = (0..longest.into_iter().max().unwrap_or_default()).map(|ply| {
            let (white, black) = (of(white, ply), of(black, ply));
            let parts = white != black && !white.is_empty() && !black.is_empty();
            RecordRow {
                white,
                black,
                arbiters: of(arbiters, ply),
                parts,
            }
        });
        let rows = rows.collect();
        let arbiters = (!arbiters.is_empty()).then(|| say(Line::OwnColumn));
        self.block(Block::Records {
            head,
            arbiters,
            rows,
        });
    }
}
