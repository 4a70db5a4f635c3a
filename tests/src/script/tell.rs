// SPDX-License-Identifier: GPL-3.0-or-later
//! Puts events into the words in which stories expect them.

use zgoda_game::Side;
use zgoda_game::notation::write_move;
use zgoda_record::event::{
    AcceptedBy, Actor, Admissible, ArbiterWords, Body, EntryId, Event, FindingKind, MadeBy,
    OfferAnswer, SeenAgainst, Stated, StruckBecause,
};
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::transcript::Line;
use zgoda_table::session::game::{Game, State};

/// A line of the transcript in the form of stories: `hear white move-played "…"`. It begins with `sound` if no words were spoken,
/// or with `dropped` and the reason if the listener did not get it.
pub(super) fn heard(line: &Line) -> String {
    let (verb, why) = match (line.status, line.why.as_deref()) {
        ("spoken", None) => ("hear", None),
        ("spoken", Some(_)) => ("sound", None),
        (_, why) => ("dropped", why),
    };
    let Line { to, text, .. } = line;
    let told = format!("{verb} {to} {kind} {text:?}", kind = line.about.kind);
    match why {
        Some(why) => format!("{told} ({why})"),
        None => told,
    }
}

/// The half-moves that are not struck out, numbered as on a scoresheet.
pub(super) fn record(game: &Game) -> String {
    let mut told = String::new();
    let mut expected = game.start().turn();
    for entry in game.standing() {
        if !told.is_empty() {
            told.push(' ');
        }
        match entry.side {
            Side::White => told.push_str(&format!("{}. ", entry.ply.div_ceil(2))),
            Side::Black if told.is_empty() => {
                told.push_str(&format!("{}... ", entry.ply.div_ceil(2)));
            }
            Side::Black => {}
        }
        if entry.side != expected {
            told.push_str(&format!("({}) ", entry.side.word()));
        }
        expected = entry.side.other();
        told.push_str(&write_move(&entry.before, &entry.mv));
        if entry.state == State::Open {
            told.push_str(" (open)");
        }
    }
    told
}

/// The events that were written down, in a few words each, without the heartbeats of the clock.
pub(super) fn logged(events: &[Event]) -> String {
    let news = events
        .iter()
        .filter(|event| !matches!(event.body, Body::ClockRan(_)));
    news.map(event).collect::<Vec<_>>().join("; ")
}

fn event(event: &Event) -> String {
    match &event.body {
        Body::EntryWritten(entry) => {
            let stated = match entry.stated {
                Stated::Stated => "",
                Stated::BoardNotStated => " not stated",
            };
            let irregular = entry
                .irregular
                .as_ref()
                .map_or_else(String::new, |article| format!(" irregular {article}"));
            // The actor is named if it was the other player. For an entry from a board no actor is named, because any person may
            // have answered a question about the board.
            let typed = event.actor.filter(|_| entry.board.is_none());
            let player = typed.and_then(Actor::player);
            let other = player.filter(|player| *player != entry.side);
            let by = other.map_or_else(String::new, |side| format!(" by {}", side.word()));
            let off = match entry.men_off.join(" ") {
                none if none.is_empty() => none,
                squares => format!(" with [{squares}] off"),
            };
            format!(
                "entry {} {}{by}{stated}{irregular}{off}",
                entry.entry.0, entry.notation
            )
        }
        Body::EntryStruck { entry, because, by } => {
            let because = match because {
                StruckBecause::Corrected => "corrected",
                StruckBecause::TakenBack => "taken back",
                StruckBecause::Completed => "completed",
                StruckBecause::WalkedBack => "walked back",
                StruckBecause::Undone => "undone",
            };
            let by = by.map_or_else(String::new, |EntryId(by)| format!(" by {by}"));
            format!("entry {} struck {because}{by}", entry.0)
        }
        Body::EntryMade { entry, by } => {
            let by = match by {
                MadeBy::Press => "press",
                MadeBy::OpponentBegan => "opponent",
                MadeBy::Rest => "rest",
                MadeBy::Typed => "typed",
                MadeBy::Arbiter => "arbiter",
                MadeBy::Answered => "answer",
            };
            format!("entry {} made by {by}", entry.0)
        }
        Body::EntryStated { entry, .. } => format!("entry {} stated", entry.0),
        Body::SlipCorrected {
            side,
            ply,
            was,
            now,
            after_ms,
        } => {
            let side = side.word();
            format!("slip of {side} at {ply} {was} now {now} after {after_ms} ms")
        }
        Body::DiscrepancyLeft { entry, said, done } => {
            format!(
                "discrepancy left at entry {} said {said} done {done}",
                entry.0
            )
        }
        Body::Said {
            by,
            written,
            entry,
            agrees,
            ..
        } => {
            let by = by.map_or_else(String::new, |by| format!("{} ", by.word()));
            let of = match (entry, agrees) {
                (Some(entry), Some(true)) => format!(" agrees with {}", entry.0),
                (Some(entry), _) => format!(" differs from {}", entry.0),
                (None, _) => String::new(),
            };
            format!("{by}said {written}{of}")
        }
        Body::Lifted { board, square } => format!("lifted {} {square}", whose(*board)),
        Body::Placed { board, square } => format!("placed {} {square}", whose(*board)),
        Body::BoardDiffered {
            board, remove, put, ..
        } => format!(
            "differed {} remove [{}] put [{}]",
            whose(*board),
            remove.join(" "),
            put.join(" ")
        ),
        Body::CarriedOut { entry, board } => {
            format!("entry {} carried out {}", entry.0, whose(*board))
        }
        Body::BoardAgreed { board } => format!("agreed {}", whose(*board)),
        Body::BoardAsked { board, shown } => {
            format!("asked about {} {}", whose(*board), shown.join(" "))
        }
        Body::BoardAnswered { board, answer, .. } => {
            format!("answered of {} {}", whose(*board), answer.word())
        }
        Body::ManDecided { square, there } => {
            let state = if *there { "there" } else { "off" };
            format!("man {square} {state}")
        }
        Body::SensorProposed { board, square } => {
            format!("sensor {square} {} proposed to be off", whose(*board))
        }
        Body::SensorsSwitched { board, square, on } => {
            let square = square
                .as_ref()
                .map_or_else(|| "all".to_owned(), Clone::clone);
            let state = if *on { "on" } else { "off" };
            format!("sensor {square} {state} {}", whose(*board))
        }
        Body::BoardLost { board, late, .. } => {
            let how = if *late { "late" } else { "lost" };
            format!("{how} {}", whose(*board))
        }
        Body::Prepared {
            what,
            board,
            side,
            answer,
        } => {
            let of = board.map(whose).or(side.map(|side| side.word()));
            let of = of.map_or_else(String::new, |of| format!(" {of}"));
            format!("prepared {what:?}{of} {answer:?}").to_lowercase()
        }
        Body::Appointed {
            side,
            name,
            record_alone,
        } => {
            let alone = if *record_alone {
                " the record alone"
            } else {
                ""
            };
            format!("appointed {name} for {}{alone}", side.word())
        }
        Body::TimesTold { side, .. } => format!("times told to {}", side.word()),
        Body::HandedOver { name, .. } => format!("handed over to {name}"),
        Body::KeyboardChanged { keyboard } => format!("keyboard {}", keyboard.word()),
        Body::ArbiterNoted { ply, written } => format!("arbiter noted {ply} {written}"),
        Body::OriginalCollected { side, collected } => {
            let side = side.word();
            let collected = if *collected {
                "collected"
            } else {
                "not collected"
            };
            format!("{side} original {collected}")
        }
        Body::Pressed { side, .. } => format!("pressed {}", side.word()),
        Body::CheckAsked { by } => format!("check asked by {}", by.word()),
        Body::CheckAnswered { consents, .. } => format!("check consented {consents}"),
        Body::CheckEnded {
            broken_off: true, ..
        } => "check broken off".to_owned(),
        Body::CheckEnded { parts, .. } => format!("check ended, parting {parts:?}"),
        Body::PlayResumed { stopped_ms } => format!("play resumed after {stopped_ms} ms"),
        Body::SheetRead { side, written } => {
            format!("{} record read in {written}", side.word())
        }
        Body::Compared {
            case,
            agreed_plies,
            first_difference,
            proposed_ply,
            why,
            against,
            ..
        } => {
            let against = match against {
                Some(SeenAgainst { ply, rest, .. }) => {
                    format!(" against what was seen from {ply:?}, agreed {rest:?}")
                }
                None => String::new(),
            };
            format!(
                "compared case {case} agreed {agreed_plies} parting {first_difference:?} proposed \
                 {proposed_ply:?} {why}{against}"
            )
        }
        Body::WalkedBack { to, why, struck } => {
            let struck: Vec<String> = struck.iter().map(|it| it.0.to_string()).collect();
            format!("walked back to {to} ({why}) struck [{}]", struck.join(" "))
        }
        Body::PutBack { entries } => {
            let entries: Vec<String> = entries.iter().map(|it| it.0.to_string()).collect();
            format!("put back [{}]", entries.join(" "))
        }
        Body::ReadingsSet {
            ply,
            white_s,
            black_s,
        } => format!("readings after {ply}: {white_s} s {black_s} s"),
        Body::TimeCharged {
            white_s, black_s, ..
        } => format!("charged {white_s} s {black_s} s"),
        Body::ClockSwapped => "clock swapped".to_owned(),
        Body::PressTakenBack { side } => format!("press of {} taken back", side.word()),
        Body::HandOverStop {
            board,
            notation,
            began_ms,
            ended_ms,
        } => format!(
            "hand over the stop {} {notation} {began_ms} ms before, {ended_ms} ms after",
            whose(*board)
        ),
        Body::ChargeTakenBack {
            charge,
            white_s,
            black_s,
            ..
        } => format!("charge {charge} taken back {white_s} s {black_s} s"),
        Body::ClockGap(gap) => {
            let offered = gap.offered.iter().map(|it| {
                let (white, black) = (it.white_ms / 1000, it.black_ms / 1000);
                format!("{} {white} s {black} s", it.what.word())
            });
            let lost = gap.lost_ms.map_or("?".to_owned(), |ms| ms.to_string());
            let ended = if gap.closed { "closed" } else { "killed" };
            let offered = offered.collect::<Vec<_>>().join(", ");
            format!("clock gap, {ended}, {lost} ms, offered [{offered}]")
        }
        Body::ClockSetGoing {
            side,
            because,
            chosen,
            ..
        } => {
            let side = side.word();
            let chosen = chosen.map_or("", |it| it.word());
            format!("clock set going {side} {} {chosen}", because.word())
                .trim_end()
                .to_owned()
        }
        Body::Decided { reason } => format!("decided {reason}"),
        Body::Demanded {
            by,
            entry,
            differing,
            parted,
        } => {
            let mut told = format!("{} demands on {}", by.word(), entry.0);
            for board in differing {
                told.push_str(&format!(" while {} differs", whose(*board)));
            }
            if let Some(EntryId(parted)) = parted {
                told.push_str(&format!(" parted since {parted}"));
            }
            told
        }
        Body::HandIrregular {
            entry,
            article,
            squares,
            ..
        } => format!("entry {} hand {article} [{}]", entry.0, squares.join(" ")),
        Body::CrownMissing { entry, held } => {
            let held = held
                .as_ref()
                .map_or_else(String::new, |line| format!(" held {line}"));
            format!("entry {} crown missing{held}", entry.0)
        }
        Body::Crowned { entry } => format!("entry {} crowned", entry.0),
        Body::LetStand { by, entry } => {
            format!("{} lets {} stand", by.word(), entry.0)
        }
        Body::IrregularityAccepted { entry, by } => {
            let by = match by {
                AcceptedBy::NextHalfMove => "next half-move",
                AcceptedBy::LetStand => "let stand",
            };
            format!("entry {} accepted by {by}", entry.0)
        }
        Body::Refused { line, why } => format!("refused {line}: {why}"),
        Body::Offered {
            side,
            ply,
            admissible,
        } => format!(
            "{} offers a draw after {ply}{}",
            side.word(),
            match admissible {
                Admissible::Yes => "",
                Admissible::TooEarly => " too early",
                Admissible::Repeated => " repeated",
                Admissible::TooManyPieces => " too many pieces",
                Admissible::NotAfterMove => " not after his move",
            }
        ),
        Body::OfferAnswered { side, answer } => format!(
            "{} {}",
            side.word(),
            match answer {
                OfferAnswer::Accepted => "accepts",
                OfferAnswer::Declined => "declines",
            }
        ),
        Body::GameEnded { result, cause, .. } => format!("game ended {result} {cause}"),
        Body::ResultAnswered { by, agrees } => {
            format!("{} agrees with the result {agrees}", by.word())
        }
        Body::Claimed {
            by, what, finding, ..
        } => {
            let (by, what) = (*by, what.word());
            let finding = match finding {
                FindingKind::Proven => "proven",
                FindingKind::ProvenOtherwise => "proven otherwise",
                FindingKind::NotProven => "not proven",
                FindingKind::MustCapture => "must capture",
                FindingKind::QuickGamesOnly => "quick games only",
                FindingKind::ArbitersCall => "the arbiter's call",
            };
            format!("{by} claims {what}: {finding}")
        }
        Body::ClaimRuled { by, granted } => {
            format!("claim of {} granted {granted}", by.word())
        }
        Body::ClaimVoided { by } => format!("claim of {} void", by.word()),
        Body::Sanctioned {
            side,
            sanction,
            why,
        } => {
            let side = side.word();
            format!("sanction on {side} {}: {why}", sanction.word())
        }
        Body::Complained {
            side,
            after_control,
            why,
            ..
        } => {
            let side = side.word();
            let late = if *after_control { " after control" } else { "" };
            format!("complaint of {side}{late}: {why}")
        }
        Body::ArbiterWords { state } => format!(
            "arbiter {}",
            match state {
                ArbiterWords::Opened => "opened",
                ArbiterWords::Refused => "refused",
                ArbiterWords::Closed => "closed",
            }
        ),
        other => other.kind().to_owned(),
    }
}

const fn whose(board: BoardOf) -> &'static str {
    match board {
        BoardOf::Side(Side::White) => "white",
        BoardOf::Side(Side::Black) => "black",
        BoardOf::Shared => "shared",
    }
}
