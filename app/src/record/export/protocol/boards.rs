//! The part of the protocol about boards and records: what differed, what was read in and compared, and how far the game went
//! back.

use zgoda_game::Side;

use super::{Line, Writer};
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

    /// Both records as they were compared, a half-move a line.
    fn side_by_side(&mut self, white: &[String], black: &[String]) {
        let titles = Side::ALL.map(|side| Line::Column { side }.text(&self.words));
        let width = white
            .iter()
            .chain(&titles[..1])
            .map(|it| it.chars().count());
        let width = width.max().unwrap_or_default();
        let blank = String::new();
        let plies = white.len().max(black.len());
        let mut line = |ply: &str, white: &str, black: &str, mark: &str| {
            let row = format!("  {ply:>4}  {white:<width$}  {black}{mark}");
            self.text.push_str(row.trim_end());
            self.text.push('\n');
        };
        line("", &titles[0], &titles[1], "");
        for ply in 0..plies {
            let white = white.get(ply).unwrap_or(&blank);
            let black = black.get(ply).unwrap_or(&blank);
            let parts = white != black && !white.is_empty() && !black.is_empty();
            let number = (ply + 1).to_string();
            line(&number, white, black, if parts { "  <>" } else { "" });
        }
    }
}
