//! What each message gives its words: squares worded, counts as numbers, everything else as a
//! name that the Fluent files choose a variant by.

mod board;
mod names;
mod times;

use std::time::Duration;

use fluent_bundle::FluentArgs;
use zgoda_game::{BySide, Outcome, Piece, Side};

use super::private::{ends_with, marked_again};
use super::{Wording, personal, settings};
use crate::announcement::{
    BeforeMove, Besides, Holds, Meaning, MendStep, Message, OwnBoard, SpokenMove, Standing, Switch,
};
use crate::manner::Topic;
use board::{
    change_words, counted_words, holds_name, occupant_words, piece_name, ray_words, region_words,
    standing_words,
};
use names::*;
pub(super) use names::{mode_name, switch_name};
use times::{brief_time, whose_clock};
pub(super) use times::{duration_words, times_words};

/// What is told one after the other.
fn listed(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
}

/// The arguments of one message.
pub(super) fn args(w: &mut Wording<'_>, message: &Message) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    let a = &mut args;
    match message {
        // Moves.
        Message::MovePlayed {
            side,
            played,
            recorded,
        }
        | Message::MoveCorrected {
            side,
            played,
            recorded,
        } => {
            a.set("side", side.word());
            a.set("played", w.half_move(played));
            a.set("recorded", recorded_name(*recorded, w.book.sounds));
        }
        Message::MoveTakenBack { side, struck } => {
            a.set("side", side.word());
            a.set("struck", w.half_move(struck));
        }
        Message::SaidButShown { said, shown } => {
            a.set("said", w.half_move(said));
            a.set("shown", w.half_move(shown));
        }
        Message::SaidButEntered { said, entered } => {
            a.set("said", w.half_move(said));
            a.set("entered", w.half_move(entered));
        }
        Message::SaidNoted { said } => a.set("said", w.half_move(said)),
        Message::WhichWay { via, .. } => {
            a.set("choice", if via.is_empty() { "open" } else { "named" });
            a.set("via", w.one_of(via));
        }
        Message::AskCorrection { instead } => a.set("instead", w.half_move(instead)),
        Message::AskUndo { struck } => a.set("struck", w.half_move(struck)),
        Message::MoveIllegal { tried, why } => {
            a.set("tried", w.half_move(tried));
            a.set("why", why_name(*why));
        }
        Message::GameOver { result } => {
            a.set("outcome", outcome_name(result.ending().outcome()));
            a.set("cause", result.ending().word());
            let loser = match result.ending().outcome() {
                Outcome::Won(side) => side.other().word(),
                Outcome::Drawn | Outcome::BothLost => "nobody",
            };
            a.set("loser", loser);
            a.set("advantage", result.advantage().map_or("none", Side::word));
        }
        Message::ResultAnswered { by, agrees } => {
            a.set("by", by.word());
            a.set("agrees", switch_name(*agrees));
        }
        Message::TimesUsed { used } => {
            a.set("white", duration_words(w, used.white));
            a.set("black", duration_words(w, used.black));
        }
        Message::RecordGaps { count, first } => {
            a.set("count", *count);
            a.set("number", *first);
        }
        Message::ClaimRefused { because } => a.set("because", claim_refusal_name(*because)),

        // The board.
        Message::BoardConnected { board }
        | Message::BoardLost { board }
        | Message::BoardBack { board }
        | Message::BoardDiffers { board }
        | Message::BoardUneven { board }
        | Message::BoardStillDiffers { board }
        | Message::BoardAgrees { board }
        | Message::AskOrientation { board }
        | Message::BoardAway { board } => a.set("board", board_name(*board)),
        Message::SquareTouched { square } => a.set("square", w.square(*square)),
        Message::BoardDiffersBy {
            board,
            squares,
            step,
        } => {
            a.set("board", board_name(*board));
            a.set("squares", *squares);
            a.set("step", mend_step(w, *step));
        }
        Message::MendNext { step } => a.set("step", mend_step(w, *step)),
        Message::TransferAwaited { board, played } => {
            a.set("board", board_name(*board));
            a.set("played", w.half_move(played));
        }
        Message::AskBoardAhead { shown } => {
            let words: Vec<String> = shown.iter().map(|it| w.half_move(it)).collect();
            a.set("shown", sentences(&words));
        }
        Message::BoardUnevenBy { board, step } => {
            a.set("board", board_name(*board));
            a.set("step", mend_step(w, *step));
        }
        Message::BatteryLow { board, percent } => {
            a.set("board", board_name(*board));
            a.set("percent", *percent);
        }

        // The program.
        Message::GameBegins { white, black, size } => {
            let (white, black) = (w.private(white), w.private(black));
            let known = !white.is_empty() && !black.is_empty();
            a.set("names", if known { "known" } else { "none" });
            a.set("white", white);
            a.set("black", black);
            a.set("size", size_name(*size));
        }
        Message::HowToPlay { sample, clock } => {
            a.set("sample", w.half_move(sample));
            a.set("clock", yes_no(*clock == Switch::On));
        }
        Message::AskGoOn { white, black, last } => {
            let (white, black) = (w.outside(white), w.outside(black));
            let known = !white.is_empty() && !black.is_empty();
            a.set("names", if known { "known" } else { "none" });
            a.set("white", white);
            a.set("black", black);
            optional_move(w, a, ("last", "known"), last.as_ref());
        }
        Message::AskWalkBack { last, struck } => {
            a.set("struck", *struck);
            optional_move(w, a, ("last", "known"), last.as_ref());
        }
        Message::GameResumed { plies, last } => {
            a.set("plies", *plies);
            optional_move(w, a, ("last", "known"), last.as_ref());
        }
        Message::UnfinishedGames { count } => a.set("count", *count),
        Message::RecordNotWhole { plies } => a.set("plies", *plies),

        // Answers.
        Message::Again { text } => a.set("text", marked_again(text)),
        Message::Spelled { played } => {
            let style = std::mem::replace(&mut w.style, crate::numbers::Style::SPELLING);
            a.set("played", w.half_move(played));
            w.style = style;
        }
        Message::SpelledOut { what } => {
            a.set("text", w.spelled_out(what));
        }
        Message::LastMove { ply, side, played }
        | Message::BackToNow { ply, side, played }
        | Message::RecordReadOut { ply, side, played } => {
            a.set("number", move_number(*ply));
            a.set("side", side.word());
            a.set("played", w.half_move(played));
        }
        Message::SquareHolds { occupant, told } | Message::CannotBePut { occupant, told } => {
            a.set("occupant", occupant_words(w, *occupant));
            a.set("told", told_name(*told));
        }
        Message::RowHolds { row, told } => {
            let words: Vec<String> = row.iter().map(|o| occupant_words(w, *o)).collect();
            a.set("occupants", words.join(", "));
            a.set("told", told_name(*told));
        }
        Message::PiecesStand {
            side,
            kind,
            squares,
            told,
        } => {
            let what = Holds::Piece(Piece {
                side: *side,
                kind: *kind,
            });
            let squares = squares.clone();
            a.set("pieces", standing_words(w, &Standing { what, squares }));
            a.set("told", told_name(*told));
        }
        Message::DiagonalsHold {
            occupant,
            rays,
            told,
        } => {
            let words: Vec<String> = rays.iter().map(|ray| ray_words(w, ray)).collect();
            a.set("occupant", occupant_words(w, *occupant));
            a.set("rays", sentences(&words));
            a.set("told", told_name(*told));
        }
        Message::AroundHolds {
            square,
            around,
            told,
        } => {
            let words: Vec<String> = around.iter().map(|o| occupant_words(w, *o)).collect();
            a.set("square", w.square(*square));
            a.set("occupants", words.join(", "));
            a.set("told", told_name(*told));
        }
        Message::RegionsHold { regions, told } => {
            let words: Vec<String> = regions.iter().map(|it| region_words(w, it)).collect();
            a.set("regions", sentences(&words));
            a.set("told", told_name(*told));
        }
        Message::Changed { changes, told } => {
            let parts = [
                ("left", &changes.left),
                ("reached", &changes.reached),
                ("taken", &changes.taken),
            ];
            let some = parts.into_iter().filter(|(_, squares)| !squares.is_empty());
            let words: Vec<String> = some.map(|(how, it)| change_words(w, how, it)).collect();
            a.set("some", yes_no(!words.is_empty()));
            a.set("changes", words.join(", "));
            a.set("told", told_name(*told));
        }
        Message::LookingBack { at } => {
            a.set("last-known", yes_no(at.is_some()));
            if let Some((ply, side, played)) = at {
                a.set("number", move_number(*ply));
                a.set("side", side.word());
                a.set("played", w.half_move(played));
            }
        }
        Message::PastBoard { what } => {
            a.set("text", w.within(what, w.style));
        }
        Message::CanGo {
            square,
            freedom,
            to,
        } => {
            a.set("square", w.square(*square));
            a.set("freedom", freedom.word());
            a.set("to", w.squares(to));
        }
        Message::CapturesDue { captures } => {
            let words: Vec<String> = captures.iter().map(|it| w.half_move(it)).collect();
            a.set("some", yes_no(!words.is_empty()));
            a.set("captures", sentences(&words));
        }
        Message::Attacked { squares } => {
            a.set("some", yes_no(!squares.is_empty()));
            a.set("squares", w.squares(squares));
        }
        Message::CursorOn { occupant } => {
            let (holds, piece) = holds_name(occupant.holds);
            a.set("square", w.square(occupant.square));
            a.set("holds", holds);
            a.set("piece", piece);
        }
        Message::CursorAt { square } | Message::AtTheEdge { square } => {
            a.set("square", w.square(*square));
        }
        Message::Count { moves } => {
            a.set("white", moves.white);
            a.set("black", moves.black);
            a.set("alike", yes_no(moves.white == moves.black));
            a.set("plies", moves.white.saturating_add(moves.black));
        }
        Message::History { lines } => {
            let words: Vec<String> = lines.iter().map(marked_again).collect();
            a.set("some", yes_no(!words.is_empty()));
            a.set("lines", sentences(&words));
        }
        Message::Status { last, boards } => {
            a.set("last-known", yes_no(last.is_some()));
            if let Some((ply, side, played)) = last {
                a.set("number", move_number(*ply));
                a.set("side", side.word());
                a.set("played", w.half_move(played));
            }
            let mut states: Vec<String> = boards
                .iter()
                .map(|board| {
                    let (state, board) = board_state(*board);
                    board_words(w, state, board)
                })
                .collect();
            if states.is_empty() {
                states.push(board_words(w, "no-sensors", ""));
            }
            a.set("states", states.join(", "));
        }
        Message::AskCheck { by } | Message::CheckRefused { by } => a.set("by", by.word()),
        Message::RecordsPart { ply } | Message::CheckLeft { ply } => a.set("number", *ply),
        Message::WalkedBack { last, turn, struck } => {
            a.set("last-known", yes_no(last.is_some()));
            if let Some((ply, side, played)) = last {
                a.set("number", move_number(*ply));
                a.set("side", side.word());
                a.set("played", w.half_move(played));
            }
            a.set("turn", turn.word());
            a.set("struck", *struck);
        }
        Message::PlayGoesOn { turn, white, black } => {
            a.set("turn", turn.word());
            a.set("white-known", yes_no(white.is_some()));
            a.set("black-known", yes_no(black.is_some()));
            a.set("white", duration_words(w, white.unwrap_or_default()));
            a.set("black", duration_words(w, black.unwrap_or_default()));
        }
        Message::BoardHolds { pieces, told } => {
            let words: Vec<String> = pieces.iter().map(|it| standing_words(w, it)).collect();
            a.set("some", yes_no(!words.is_empty()));
            a.set("pieces", sentences(&words));
            a.set("told", told_name(*told));
        }
        Message::SettingsAre { settings } => {
            let words: Vec<String> = settings.iter().map(|it| settings::words(w, it)).collect();
            a.set("count", words.len());
            a.set("settings", sentences(&words));
        }
        Message::ChoiceMade { choice, sample } => {
            a.set("choice", personal::choice_words(w, choice));
            optional_move(w, a, ("played", "sample"), sample.as_ref());
        }
        Message::SetupLanguage { language } => {
            a.set("language", super::settings::language_name(*language));
        }
        Message::SetupRate { choice } | Message::SetupVoice { choice } => {
            a.set("choice", personal::choice_words(w, choice));
        }
        Message::SetupConnected {
            ports,
            pads,
            cards,
            voices,
        } => {
            a.set("ports", ports.len());
            a.set("port-names", personal::ports_behind(w, ports));
            a.set("pads", pads.len());
            a.set("pad-names", personal::names_behind(w, pads));
            a.set("cards", cards.len());
            a.set("card-names", personal::names_behind(w, cards));
            a.set("voices", personal::voices_behind(w, voices));
        }
        Message::SetupTest { sample } => {
            optional_move(w, a, ("played", "sample"), sample.as_ref());
        }
        Message::ChoiceRefused { of } => a.set("name", of.name()),
        Message::ProfileRefused { because } => {
            a.set("because", profile_refusal_name(*because));
        }
        Message::ProfileChosen { name } => personal::profile(w, a, name.as_deref()),
        Message::MenuOpened { item, place } | Message::MenuAt { item, place } => {
            personal::menu_item(w, a, item, *place);
        }
        Message::SettingsUnknown { keys } => {
            a.set("count", keys.len());
            a.set("keys", personal::keys_words(w, keys));
        }
        Message::SettingsWrong { of } => {
            let names: Vec<String> = of.iter().map(|it| personal::chosen_words(w, *it)).collect();
            a.set("keys", names.join(", "));
        }
        Message::AskBefore { item }
        | Message::PutRightFirst { item }
        | Message::NotPrepared { item } => before(a, *item),
        Message::AssistantAppointed { side, name } => {
            a.set("side", side.word());
            a.set("name", w.private(name));
        }
        Message::NoDutyOfHis { duty } => a.set("duty", duty.key()),
        Message::SoundMeans { sound } => a.set("sound", sound.word()),
        Message::NotConsented { function } => a.set("function", function.key()),
        Message::StrokeMeans { meaning } => meaning_args(w, a, meaning),
        Message::KeysExplained { state } | Message::Looking { state } => {
            a.set("state", switch_name(*state));
        }
        Message::DigitTaken { digit } => a.set("number", *digit),
        Message::SquarePicked { square } => a.set("square", w.square(*square)),
        Message::LineAgain { text } => a.set("text", w.typed(text)),
        Message::NotUnderstood { text } => {
            let text = w.refused(text);
            a.set("some", yes_no(!text.is_empty()));
            a.set("text", text);
            a.set("help", w.command("help"));
        }
        Message::DeskSays { text } => a.set("text", w.private(text)),
        Message::AtTheLimit { most } => a.set("most", yes_no(*most == Switch::On)),
        Message::MoveForm { text } | Message::NoSuchMove { text } => a.set("text", w.refused(text)),
        Message::NotYet { part } => a.set("part", later_name(*part)),
        Message::OthersSound { of, state } => {
            a.set("of", of.word());
            a.set("state", switch_name(*state));
        }
        Message::VoiceMissing { name } => a.set("name", w.outside(name)),
        Message::LibraryMissing { library, package } => {
            a.set("library", w.outside(library));
            a.set("package", w.outside(package));
        }
        Message::ArbiterAtWork { state } | Message::Adjusting { state } => {
            a.set("state", switch_name(*state));
        }
        Message::ArbiterCalled { by } => a.set("by", by.map_or("nobody", Side::word)),
        Message::Gamepad { of, news } => {
            a.set("of", of.map_or("nobody", Side::word));
            a.set("news", pad_news_name(*news));
        }
        Message::ArbiterOpen | Message::CodeAwaited => {
            a.set("call", w.command("call"));
            a.set("arbiter", w.command("arbiter"));
            a.set("done", w.command("done"));
        }
        Message::Help => {
            a.set("help", w.command("help"));
            a.set("commands", w.command("commands"));
            let parts = Topic::ALL.map(|topic| w.part(topic));
            a.set(
                "parts",
                listed(parts.into_iter().chain([w.command("arbiter")])),
            );
        }
        Message::HelpAbout { words } => {
            a.set(
                "words",
                listed(words.iter().map(|english| w.command(english))),
            );
        }
        Message::DemandRefused { because } => a.set("because", demand_refusal_name(*because)),
        Message::NothingToCorrect { because } => a.set("because", uncorrectable_name(*because)),
        Message::DrawOffered { by }
        | Message::AskDraw { by }
        | Message::DrawDeclined { by }
        | Message::AskResign { by }
        | Message::ClaimNoted { by }
        | Message::ClaimRejected { by } => a.set("by", by.word()),
        Message::OfferRefused { because } => a.set("because", offer_refusal_name(*because)),
        Message::Pressed { side } | Message::FlagFell { side } | Message::ClockStarted { side } => {
            a.set("side", side.word());
        }
        Message::CompleteRecord { missing } => a.set("missing", *missing),
        Message::PressNotTaken { because } => a.set("because", press_refusal_name(*because)),
        Message::TimeLeft { left } | Message::SecondsLeft { left } => {
            a.set("left", duration_words(w, *left));
        }
        Message::ClocksStand { left } | Message::ClocksChanged { left } => {
            times_left(w, a, Some(left));
        }
        Message::PlayStopped { left, on } => {
            times_left(w, a, left.as_ref());
            a.set("on", way_on_name(*on));
        }
        Message::PlayIsStopped { on } => a.set("on", way_on_name(*on)),
        Message::ClockShows { own, of, clock } => {
            for (side, used, left, brief) in [
                (*own, "own-used", "own-left", "own-brief"),
                (own.other(), "other-used", "other-left", "other-brief"),
            ] {
                a.set(used, duration_words(w, *clock.used.get(side)));
                a.set(left, duration_words(w, *clock.left.get(side)));
                a.set(brief, brief_time(w, *clock.left.get(side)));
            }
            a.set("running", whose_clock(*own, clock.running));
            let wanted = match of {
                None => "all",
                Some(side) if side == own => "own",
                Some(_) => "other",
            };
            a.set("wanted", wanted);
        }
        Message::ClockRuns { own, running } => a.set("running", whose_clock(*own, *running)),
        Message::TurnIs { turn } => a.set("turn", turn.word()),
        Message::PiecesCounted { counts, told } => {
            let each = counts
                .iter()
                .map(|(what, count)| counted_words(w, *what, *count));
            let each: Vec<String> = each.collect();
            a.set("some", yes_no(!each.is_empty()));
            a.set("counts", sentences(&each));
            a.set("told", told_name(*told));
        }
        Message::Where {
            over,
            white,
            black,
            own,
            offer,
            besides,
        } => {
            let Besides { open, left } = besides.as_ref();
            let open: Vec<String> = open.iter().map(|it| w.within(it, w.style)).collect();
            a.set("waits", yes_no(!open.is_empty()));
            let mut open = sentences(&open);
            if !ends_with(&open, &['.', '?']) {
                open.push('.');
            }
            a.set("open", open);
            a.set("over", yes_no(*over == Switch::On));
            a.set("offer", offer.map_or("none", Side::word));
            a.set("times-known", yes_no(left.is_some()));
            let left = left.unwrap_or_default();
            a.set("white-left", duration_words(w, left.white));
            a.set("black-left", duration_words(w, left.black));
            optional_move(w, a, ("white", "white-known"), white.as_ref());
            optional_move(w, a, ("black", "black-known"), black.as_ref());
            a.set("own", own.word());
            let to_do = match own {
                OwnBoard::ToMake(played) => w.half_move(played),
                OwnBoard::None
                | OwnBoard::Done
                | OwnBoard::UnderWay
                | OwnBoard::Differs
                | OwnBoard::Away => String::new(),
            };
            a.set("to-do", to_do);
        }

        Message::TrainingMode
        | Message::AskWhose
        | Message::AskNewGame
        | Message::Paused
        | Message::PressIsMissing
        | Message::ArbiterFirst
        | Message::VoiceReplaced
        | Message::NoProfile
        | Message::NoProfileYet
        | Message::SetupBegins
        | Message::SetupKept
        | Message::SetupLeft
        | Message::MenuLeft
        | Message::SettingsUnread
        | Message::SettingsNotKept
        | Message::NoSound
        | Message::SoundBack
        | Message::DiskLost
        | Message::DiskBack
        | Message::NothingSaid
        | Message::NothingFurther
        | Message::TrainingOnly
        | Message::NoAdvice
        | Message::NoMoveYet
        | Message::NoSensorBoard
        | Message::CountNotNow
        | Message::ClockNotStarted
        | Message::NoClock
        | Message::ArbiterOnly
        | Message::WrongPin
        | Message::Noted
        | Message::EntryDropped
        | Message::AskQuit
        | Message::CorrectionFollows
        | Message::LeftAsItIs
        | Message::BothSidesHere
        | Message::NothingAsked
        | Message::NotYoursToAnswer
        | Message::WhoseAnswer
        | Message::NotAdjusting
        | Message::NothingOpen
        | Message::AnswerFirst
        | Message::NotOver
        | Message::NotToBeHad
        | Message::CheckNotNow
        | Message::RecordsAlike
        | Message::NotYetPlayed
        | Message::ClockFound
        | Message::ClockLost
        | Message::ClockBack
        | Message::ClockBatteryLow
        | Message::NoMotor
        | Message::AskResult
        | Message::RecordComplete
        | Message::GameIsOver
        | Message::Prepared
        | Message::GameKept
        | Message::ProgramEnds => {}
    }
    args
}

fn times_left(
    w: &mut Wording<'_>,
    args: &mut FluentArgs<'static>,
    left: Option<&BySide<Duration>>,
) {
    args.set("times-known", yes_no(left.is_some()));
    let left = left.copied().unwrap_or_default();
    args.set("white", duration_words(w, left.white));
    args.set("black", duration_words(w, left.black));
}

/// What is asked before the first move, and of whose board or of whom.
fn before(args: &mut FluentArgs<'static>, item: BeforeMove) {
    let (name, of) = match item {
        BeforeMove::OwnBoards => ("own-boards", "nobody"),
        BeforeMove::OneBoard => ("one-board", "nobody"),
        BeforeMove::Orientation(board) => ("orientation", board_name(board)),
        BeforeMove::Men(board) => ("men", board_name(board)),
        BeforeMove::ClockSide => ("clock-side", "nobody"),
        BeforeMove::Earphones => ("earphones", "nobody"),
        BeforeMove::Announcements(side) => ("announcements", side.word()),
        BeforeMove::Medium(side) => ("medium", side.word()),
        BeforeMove::Assistant(side) => ("assistant", side.word()),
    };
    args.set("item", name);
    args.set("board", of);
}

fn optional_move(
    w: &mut Wording<'_>,
    args: &mut FluentArgs<'static>,
    (name, known): (&'static str, &'static str),
    half_move: Option<&SpokenMove>,
) {
    args.set(known, yes_no(half_move.is_some()));
    let words = half_move.map(|m| w.half_move(m)).unwrap_or_default();
    args.set(name, words);
}

fn mend_step(w: &mut Wording<'_>, step: MendStep) -> String {
    let mut args = FluentArgs::new();
    match step {
        MendStep::Remove(square) => {
            args.set("square", w.square(square));
            w.text("mend-remove", &args)
        }
        MendStep::Put(square, Piece { side, kind }) => {
            args.set("square", w.square(square));
            args.set("piece", piece_name(side, kind));
            w.text("mend-put", &args)
        }
    }
}

/// Each on its own, with a pause between them.
fn sentences(texts: &[String]) -> String {
    let mut joined = String::new();
    for text in texts {
        if !joined.is_empty() {
            joined.push_str(if ends_with(&joined, &['.', '?']) {
                " "
            } else {
                ". "
            });
        }
        joined.push_str(text);
    }
    joined
}

/// The number of the move that a half-move belongs to, as a record writes it.
const fn move_number(ply: usize) -> usize {
    ply.div_ceil(2)
}

fn board_words(w: &mut Wording<'_>, state: &'static str, board: &'static str) -> String {
    let mut args = FluentArgs::new();
    args.set("state", state);
    args.set("board", board);
    w.text("board-state", &args)
}

pub(super) fn meaning_args(w: &Wording<'_>, a: &mut FluentArgs<'static>, meaning: &Meaning) {
    let (deed, word, number) = match meaning {
        Meaning::Command(english) => ("command", w.command(english), 0),
        Meaning::Silence => ("silence", String::new(), 0),
        Meaning::Status => ("status", String::new(), 0),
        Meaning::Look => ("look", String::new(), 0),
        Meaning::Help => ("help", String::new(), 0),
        Meaning::Digit(digit) => ("digit", String::new(), *digit),
        Meaning::Correction => ("correction", String::new(), 0),
        Meaning::LineAgain => ("line-again", String::new(), 0),
        Meaning::Types(char) => ("types", w.outside(&char.to_string()), 0),
        Meaning::Nothing => ("nothing", String::new(), 0),
    };
    a.set("deed", deed);
    a.set("word", word);
    a.set("number", number);
}
