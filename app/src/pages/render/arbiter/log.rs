//! The log of what happened and was decided, newest first: when, who, what. Nothing is undone but by a further entry.
//!
//! What a table leaves out of its log (`session::game`) has no sentence here either: what it may not tell, nobody can
//! read from it.

use std::time::Duration;

use maud::{Markup, html};
use zgoda_game::BySide;

use super::acts::Act;
use super::line::Line;
use super::log_line::LogLine;
use super::{Desk, named};
use crate::clock_words::written;
use crate::pages::render::common::sentence;
use crate::record::NOTHING_SEEN;
use crate::record::event::{Body, CodeOf, EntryId};
use crate::session::game::{LogEvent, LogRow};

impl Desk<'_> {
    pub(super) fn log(&self) -> Markup {
        let log = &self.view.log;
        let earlier = log.count.saturating_sub(log.rows.len());
        html! {
            (self.typed_step(Act::HandOver))
            p.means { (self.say(LogLine::Means)) }
            ol.log {
                @for row in log.rows.iter().rev() {
                    @if let Some(what) = self.told(row) {
                        li value=(row.number) { (self.row(row, &what)) }
                    }
                }
            }
            @if earlier > 0 { p { (self.say(LogLine::Earlier { count: earlier })) } }
        }
    }

    fn row(&self, row: &LogRow, what: &str) -> String {
        let who = match (row.code, row.actor) {
            (Some(code), _) => LogLine::ByArbiter { code },
            (None, Some(actor)) => LogLine::By { actor },
            (None, None) => LogLine::Through { source: row.source },
        };
        self.say(LogLine::Row {
            time: written(Duration::from_millis(row.ms)),
            who: self.say(who),
            what: sentence(what),
        })
    }

    /// A row about the clock, for the list of its incidents.
    pub(super) fn clock_line(&self, row: &LogRow) -> Option<String> {
        let LogEvent::Whole(body) = &row.event else {
            return None;
        };
        let line = self.of_the_clock(body)?;
        Some(self.row(row, &self.say(line)))
    }

    /// A slip, for the list of slips.
    pub(super) fn slip_line(&self, row: &LogRow) -> Option<String> {
        let told = || self.told(row);
        matches!(&row.event, LogEvent::Whole(body) if matches!(**body, Body::SlipCorrected { .. }))
            .then(told)
            .flatten()
    }

    /// A sanction, for the list of sanctions.
    pub(super) fn sanction_line(&self, row: &LogRow) -> Option<String> {
        let told = || Some(self.row(row, &self.told(row)?));
        matches!(&row.event, LogEvent::Whole(body) if matches!(**body, Body::Sanctioned { .. }))
            .then(told)
            .flatten()
    }

    fn told(&self, row: &LogRow) -> Option<String> {
        let line = match &row.event {
            LogEvent::HalfMove(written) => Some(LogLine::HalfMove {
                ply: written.ply,
                side: written.side,
                text: written.pdn.clone(),
            }),
            LogEvent::Whole(body) => self
                .of_the_program(body)
                .or_else(|| self.of_a_half_move(body))
                .or_else(|| self.of_boards_and_records(body))
                .or_else(|| self.of_the_arbiter(row, body))
                .or_else(|| self.of_the_clock(body))
                .or_else(|| self.of_the_end(body)),
        };
        line.map(|line| self.say(line))
    }

    fn of_the_program(&self, body: &Body) -> Option<LogLine> {
        Some(match body.clone() {
            Body::SessionOpened { plies, .. } => LogLine::Opened { plies },
            Body::SessionClosed => LogLine::Closed,
            Body::PersonsForgotten => LogLine::Forgotten,
            Body::DiskWasAway { events } => LogLine::DiskWasAway { count: events },
            Body::RecordNotWhole { lost, sure, .. } => LogLine::NotWhole {
                count: sure,
                lost: *lost.first()?,
            },
            Body::CodesChanged { how } => LogLine::Codes { how },
            Body::Refused { line, .. } => LogLine::NotTaken { line },
            Body::LeftForNewGame => LogLine::NewGame,
            _ => return None,
        })
    }

    fn of_a_half_move(&self, body: &Body) -> Option<LogLine> {
        let what = |entry| self.written(&[entry]);
        Some(match body.clone() {
            Body::Said { written, .. } => LogLine::Said { text: written },
            Body::EntryStruck { entry, because, .. } => LogLine::Struck {
                what: what(entry),
                because,
            },
            Body::SlipCorrected {
                side,
                ply,
                was,
                now,
                after_ms,
            } => LogLine::Slip {
                side,
                ply,
                was,
                is: now,
                time: Duration::from_millis(after_ms),
            },
            Body::DiscrepancyLeft { said, done, .. } => LogLine::Discrepancy { said, done },
            Body::MoveAsked { written, asks } => LogLine::MoveAsked {
                text: written,
                asks,
            },
            Body::MoveAnswered { answer } => LogLine::MoveAnswered { answer },
            Body::Demanded { by, entry, .. } => LogLine::Demanded {
                by,
                what: what(entry),
            },
            Body::LetStand { by, entry } => LogLine::LetStand {
                by,
                what: what(entry),
            },
            Body::Adjusting { begun } => LogLine::Adjusting { begun },
            _ => return None,
        })
    }

    fn of_boards_and_records(&self, body: &Body) -> Option<LogLine> {
        Some(match body.clone() {
            Body::BoardFound { board, .. } => LogLine::BoardFound { board },
            Body::BoardLost { board, .. } => LogLine::BoardLost { board },
            Body::BoardAgreed { board } => LogLine::BoardAgreed { board },
            Body::BoardDiffered {
                board, remove, put, ..
            } => LogLine::BoardDiffered { board, remove, put },
            Body::BoardAsked { board, shown } => LogLine::BoardAsked { board, shown },
            Body::BoardAnswered { shown, answer, .. } => LogLine::BoardAnswered { shown, answer },
            Body::SheetRead { side, written } => LogLine::Sheet { side, written },
            Body::ArbiterNoted { ply, written } if written == NOTHING_SEEN => {
                LogLine::NotedNothing { ply }
            }
            Body::ArbiterNoted { ply, written } => LogLine::Noted { ply, written },
            Body::OriginalCollected { side, collected } => LogLine::Original { side, collected },
            Body::Compared {
                case,
                agreed_plies,
                proposed_ply,
                ..
            } => LogLine::Compared {
                case,
                agreed: agreed_plies,
                ply: proposed_ply,
            },
            Body::WalkedBack { to, struck, .. } => LogLine::WalkedBack {
                ply: to,
                count: struck.len(),
                struck: self.written(&struck),
            },
            Body::PutBack { entries } => LogLine::PutBack {
                moves: self.written(&entries),
            },
            Body::CheckAsked { by } => LogLine::CheckAsked { by },
            Body::CheckAnswered { by, consents } => LogLine::CheckAnswered { by, consents },
            Body::CheckEnded { parts, .. } => LogLine::CheckEnded { parts },
            _ => return None,
        })
    }

    fn of_the_arbiter(&self, row: &LogRow, body: &Body) -> Option<LogLine> {
        Some(match body.clone() {
            Body::ArbiterCalled => LogLine::Called {
                by: row.actor.and_then(|actor| actor.player()),
            },
            Body::CallAnswered => LogLine::CallAnswered,
            Body::DeviceOpened { device, role, .. } => LogLine::DeviceOpened { device, role },
            Body::DeviceEnded { device } => LogLine::DeviceEnded { device },
            Body::SlipRefused { used: None } => LogLine::NoSlip,
            Body::SlipRefused { used: Some(slip) } => LogLine::SlipUsedAgain { slip },
            Body::ArbiterWords { state } => match row.code {
                Some(CodeOf::Round(number)) => LogLine::WordsOfRound { state, number },
                Some(CodeOf::Chief) | None => LogLine::WordsOfArbiter { state },
            },
            Body::Prepared {
                what,
                board,
                side,
                answer,
            } => LogLine::Prepared {
                question: self.asked_before(what, board, side),
                answer,
            },
            Body::Appointed { side, .. } => LogLine::Appointed { side },
            Body::PlayStopped => LogLine::Stopped,
            Body::PlayResumed { stopped_ms } => LogLine::Resumed {
                time: Duration::from_millis(stopped_ms),
            },
            Body::Decided { reason } => LogLine::Decided { reason },
            Body::AskedWhoIsOnMove => LogLine::AskedTurn,
            Body::TimesTold {
                side,
                white_moves,
                black_moves,
                white_used_ms,
                black_used_ms,
            } => {
                let used = white_used_ms.zip(black_used_ms);
                let (white, black) = used.unwrap_or_default();
                LogLine::TimesTold {
                    side,
                    whites: white_moves,
                    blacks: black_moves,
                    clock: used.is_some(),
                    times: BySide { white, black }.map(Duration::from_millis),
                }
            }
            Body::HandedOver { number, .. } => {
                let all = &self.view.responsible;
                let found = all.iter().find(|it| it.number == number);
                LogLine::HandedOver {
                    name: named(found.map_or("", |it| &it.name)),
                }
            }
            Body::Sanctioned {
                side,
                sanction,
                why,
            } => LogLine::Sanctioned {
                side,
                sanction,
                why,
            },
            Body::Complained {
                side,
                ply,
                about_the_clock,
                after_control,
                why,
            } => LogLine::Complained {
                side,
                ply,
                why,
                late: about_the_clock && after_control,
            },
            _ => return None,
        })
    }

    fn of_the_clock(&self, body: &Body) -> Option<LogLine> {
        Some(match body.clone() {
            Body::ReadingsSet {
                ply,
                white_s,
                black_s,
            } => LogLine::Readings {
                ply,
                times: seconds(white_s, black_s),
            },
            Body::TimeCharged {
                white_s, black_s, ..
            } => LogLine::Charged {
                times: seconds(white_s, black_s),
            },
            Body::ChargeTakenBack {
                charge,
                white_s,
                black_s,
                ..
            } => LogLine::ChargeTakenBack {
                number: charge,
                times: seconds(white_s, black_s),
            },
            Body::ClockGap(gap) => LogLine::Gap {
                closed: gap.closed,
                side: gap.running,
                lost: gap.lost_ms.map(Duration::from_millis),
            },
            Body::ClockSetGoing {
                side,
                white_ms,
                black_ms,
                because,
                chosen,
            } => LogLine::SetGoing {
                because,
                side,
                times: BySide {
                    white: Duration::from_millis(white_ms),
                    black: Duration::from_millis(black_ms),
                },
                chosen,
            },
            Body::CompletionDue {
                missing, shared, ..
            } => LogLine::CompletionDue { missing, shared },
            Body::CompletionEnded { took_ms } => LogLine::CompletionEnded {
                time: Duration::from_millis(took_ms),
            },
            Body::FlagFell {
                side,
                moves,
                played_ms,
            } => LogLine::FlagFell {
                side,
                moves,
                played: Duration::from_millis(played_ms),
            },
            Body::ClockReplaced => LogLine::Replaced,
            Body::ClockDevice { told } => LogLine::Device { told },
            Body::TimeJumped { by_ms } => LogLine::Jumped { by_ms },
            Body::Presence { side, there } => LogLine::Presence { side, there },
            Body::Paused => LogLine::Paused,
            _ => return None,
        })
    }

    fn of_the_end(&self, body: &Body) -> Option<LogLine> {
        Some(match body.clone() {
            Body::Offered {
                side,
                ply,
                admissible,
            } => LogLine::Offered {
                side,
                ply,
                admissible,
            },
            Body::OfferAnswered { side, answer } => LogLine::OfferAnswered { side, answer },
            Body::GameEnded {
                result,
                cause,
                ending,
                ..
            } => LogLine::Ended {
                result,
                cause,
                name: ending.map_or_else(String::new, |cause| {
                    format!(", {}", self.say(Line::EndingName { cause }))
                }),
            },
            Body::ResultAnswered { by, agrees } => LogLine::ResultAnswered { by, agrees },
            Body::Claimed { by, what, ply, .. } => LogLine::Claimed {
                side: by,
                what,
                ply,
            },
            Body::ClaimRuled { by, granted } => LogLine::ClaimRuled { side: by, granted },
            _ => return None,
        })
    }

    /// Half-moves as the record writes them: those that stand, and those that the log still has.
    fn written(&self, entries: &[EntryId]) -> String {
        let standing = |entry: EntryId| {
            let mut rows = self.view.record.iter();
            rows.find(|row| row.entry == entry).map(|row| &row.pdn)
        };
        let logged = |entry: EntryId| {
            let mut rows = self.view.log.rows.iter();
            rows.find_map(|row| match &row.event {
                LogEvent::HalfMove(written) if written.entry == entry => Some(&written.pdn),
                LogEvent::HalfMove(_) | LogEvent::Whole(_) => None,
            })
        };
        let one = |entry: &EntryId| {
            let text = standing(*entry).or_else(|| logged(*entry));
            text.map_or_else(|| "…".to_owned(), Clone::clone)
        };
        entries.iter().map(one).collect::<Vec<_>>().join(" ")
    }
}

fn seconds(white: u64, black: u64) -> BySide<Duration> {
    BySide { white, black }.map(Duration::from_secs)
}
