// SPDX-License-Identifier: GPL-3.0-or-later
//! The sentences about events that the protocol and the log of an arbiter's desk have in common. A sentence that only one of the
//! two has, or that they word differently, is a row in its own file.

use std::time::Duration;

use zgoda_game::claims::Claimed;
use zgoda_game::{BySide, Side};
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::catalogue::Catalogue;

use super::NOTHING_SEEN;
use super::event::{
    Actor, Admissible, ArbiterWords, BoardAnswer, Body, CodeOf, CodesChange, DeskRole,
    DeviceNumber, EntryId, Mishap, OfferAnswer, OfferedReading, PersonRole, PreparedAnswer,
    Sanction, SetGoing, StruckBecause,
};
use crate::at_keyboard::AtKeyboard;
use crate::sentence::{Row as _, rows};

rows! {
    /// A sentence about an event.
    #[derive(Clone, Debug)]
    pub enum Telling in Catalogue;

    // Sentences about the arbiter, and about requests of players to the arbiter.
    Prepared { question: String, answer: PreparedAnswer } => "protocol-prepared";
    Called { by: Option<Side> } => "protocol-called";
    Arbiter { state: ArbiterWords } => "protocol-arbiter";
    RoundArbiter { state: ArbiterWords, number: u8 } => "protocol-round-arbiter";
    TimesTold { side: Side, whites: usize, blacks: usize, clock: bool, times: BySide<Duration> }
        => "protocol-times-told";
    ArbiterNamed { code: CodeOf, name: String } => "protocol-arbiter-named";
    HandedOver { name: String } => "protocol-handed-over";
    Codes { how: CodesChange } => "protocol-codes";
    KeyboardIs { whose: AtKeyboard } => "protocol-keyboard-is";
    Exported { form: String } => "protocol-exported";
    CallAnswered => "protocol-call-answered";
    DeviceEnded { device: DeviceNumber } => "protocol-device-ended";
    SlipMade { slip: String, role: DeskRole } => "protocol-slip-made";
    NoSlip => "protocol-no-slip";
    SlipUsedAgain { slip: String } => "protocol-slip-used-again";
    Stopped => "protocol-stopped";
    Resumed { time: Duration } => "protocol-resumed";
    Decided { reason: String } => "protocol-decided";

    // Sentences about half-moves.
    Demanded { by: Side, what: String as half_move } => "protocol-demanded";
    LetStand { by: Side, what: String as half_move } => "protocol-let-stand";
    Slip { side: Side, ply: u32, was: String, is: String, time: Duration } => "protocol-slip";
    Discrepancy { said: String, done: String } => "protocol-discrepancy";
    Struck { what: String as half_move, because: StruckBecause } => "protocol-struck";

    // Sentences about boards and records.
    BoardAgreed { board: BoardOf } => "protocol-board-agreed";
    SensorSwitched { board: BoardOf, square: String, on: bool } => "protocol-sensor-switched";
    ManDecided { square: String, there: bool } => "protocol-man-decided";
    DifferenceAsked => "protocol-difference-asked";
    DifferenceMade { mishap: Mishap, side: Side, what: String as half_move } => "protocol-difference-made";
    SensorProposed { board: BoardOf, square: String } => "protocol-sensor-proposed";
    SensorsSwitched { board: BoardOf, on: bool } => "protocol-sensors-switched";
    BoardAsked { board: BoardOf, shown: Vec<String> } => "protocol-board-asked";
    BoardAnswered { shown: Vec<String>, answer: BoardAnswer } => "protocol-board-answered";
    Sheet { side: Side, written: String } => "protocol-sheet";
    Noted { ply: u32, written: String as half_move } => "protocol-noted";
    NotedNothing { ply: u32 } => "protocol-noted-nothing";
    Original { side: Side, collected: bool } => "protocol-original";
    Compared { case: String, agreed: usize, ply: Option<usize> as proposed }
        => "protocol-compared";
    WalkedBack { ply: usize, count: usize, struck: String } => "protocol-walked-back";
    PutBack { moves: String } => "protocol-put-back";

    // Sentences about the clock.
    Readings { ply: usize, times: BySide<Duration> } => "protocol-readings";
    /// A charge of time. A desk uses this sentence for every charge. A protocol uses it only for records of version 1, in which a
    /// charge replaced the earlier charge and had no number.
    Charged { times: BySide<Duration> } => "protocol-charged";
    PressTakenBack { side: Side } => "protocol-press-taken-back";
    HandOverStop { what: String as half_move, began: Duration as milliseconds_alone, ended: Duration as milliseconds_alone }
        => "protocol-hand-over-stop";
    ChargeTakenBack { number: usize, times: BySide<Duration> } => "protocol-charge-taken-back";
    Flag { side: Side, moves: u32, played: Duration as milliseconds } => "protocol-flag";
    Presence { side: Side, there: bool } => "protocol-presence";
    ClockReplaced => "protocol-clock-replaced";
    ClockSwapped => "protocol-clock-swapped";
    TimeJumped { by_ms: i64 as ahead } => "protocol-time-jumped";
    ClockGap { closed: bool, side: Option<Side>, lost: Option<Duration> }
        => "protocol-clock-gap";
    ClockSetGoing {
        because: SetGoing,
        side: Side,
        times: BySide<Duration>,
        chosen: Option<OfferedReading>,
    } => "protocol-clock-set-going";
    CompletionDue { missing: usize, shared: bool } => "protocol-completion-due";
    CompletionEnded { time: Duration } => "protocol-completion-ended";

    // Sentences about the end.
    Offered { side: Side, ply: u32, admissible: Admissible } => "protocol-offered";
    OfferAnswered { side: Side, answer: OfferAnswer } => "protocol-offer-answered";
    Ended { result: String, cause: String, name: String } => "protocol-ended";
    EndingName { cause: String } => "ending-name";
    ResultAnswered { by: Side, agrees: bool } => "protocol-result-answered";
    Claimed { side: Side, what: Claimed, ply: u32 } => "protocol-claimed";
    ClaimRuled { side: Side, granted: bool } => "protocol-claim-ruled";
    ClaimVoided { side: Side } => "protocol-claim-voided";
    Sanctioned { side: Side, sanction: Sanction, why: String } => "protocol-sanctioned";
    Complained { side: Side, ply: u32, why: String, late: bool } => "protocol-complained";
}

/// The source of everything that a sentence needs in addition to its event.
pub trait Reader {
    /// The words of the language.
    fn catalogue(&self) -> &Catalogue;

    /// The half-moves of these entries, in written form.
    fn written(&self, entries: &[EntryId]) -> String;

    /// The question before the first move that this event answers.
    fn question(&self, answered: &Body) -> Option<String>;

    /// The name of this arbiter, who is named in the event file, or to whom the table was handed over.
    fn arbiter(&self, who: PersonRole) -> String;
}

impl Telling {
    /// The sentence about this event; `by` is the actor, and the code by which the actor acted.
    pub fn of(
        body: &Body,
        by: (Option<Actor>, Option<CodeOf>),
        reader: &impl Reader,
    ) -> Option<Telling> {
        Telling::of_the_arbiter(body, by, reader)
            .or_else(|| Telling::of_a_half_move(body, reader))
            .or_else(|| Telling::of_boards_and_records(body, reader))
            .or_else(|| Telling::of_the_clock(body))
            .or_else(|| Telling::of_the_end(body, reader))
    }

    fn of_the_arbiter(
        body: &Body,
        (actor, code): (Option<Actor>, Option<CodeOf>),
        reader: &impl Reader,
    ) -> Option<Telling> {
        Some(match body.clone() {
            Body::ArbiterCalled => Telling::Called {
                by: actor.and_then(Actor::player),
            },
            Body::ArbiterWords { state } => match code {
                Some(CodeOf::Round(number)) => Telling::RoundArbiter { state, number },
                Some(CodeOf::Chief) | None => Telling::Arbiter { state },
            },
            Body::Prepared { answer, .. } => Telling::Prepared {
                question: reader.question(body)?,
                answer,
            },
            Body::TimesTold {
                side,
                white_moves,
                black_moves,
                white_used_ms,
                black_used_ms,
            } => {
                let used = white_used_ms.zip(black_used_ms);
                let (white, black) = used.unwrap_or_default();
                Telling::TimesTold {
                    side,
                    whites: white_moves,
                    blacks: black_moves,
                    clock: used.is_some(),
                    times: BySide { white, black }.map(Duration::from_millis),
                }
            }
            Body::ArbiterNamed {
                number, of: code, ..
            } => Telling::ArbiterNamed {
                code,
                name: reader.arbiter(PersonRole::NamedArbiter(number)),
            },
            Body::HandedOver { number, .. } => Telling::HandedOver {
                name: reader.arbiter(PersonRole::Arbiter(number)),
            },
            Body::KeyboardChanged { keyboard: whose } => Telling::KeyboardIs { whose },
            Body::CodesChanged { how } => Telling::Codes { how },
            Body::Exported { form } => Telling::Exported { form },
            Body::CallAnswered => Telling::CallAnswered,
            Body::DeviceEnded { device } => Telling::DeviceEnded { device },
            Body::SlipMade { role, slip, .. } => Telling::SlipMade { slip, role },
            Body::SlipRefused { used: None } => Telling::NoSlip,
            Body::SlipRefused { used: Some(slip) } => Telling::SlipUsedAgain { slip },
            Body::PlayStopped => Telling::Stopped,
            Body::PlayResumed { stopped_ms } => Telling::Resumed {
                time: Duration::from_millis(stopped_ms),
            },
            Body::Decided { reason } => Telling::Decided { reason },
            _ => return None,
        })
    }

    fn of_a_half_move(body: &Body, reader: &impl Reader) -> Option<Telling> {
        let what = |entry| reader.written(&[entry]);
        Some(match body.clone() {
            Body::Demanded { by, entry, .. } => Telling::Demanded {
                by,
                what: what(entry),
            },
            Body::LetStand { by, entry } => Telling::LetStand {
                by,
                what: what(entry),
            },
            Body::SlipCorrected {
                side,
                ply,
                was,
                now,
                after_ms,
            } => Telling::Slip {
                side,
                ply,
                was,
                is: now,
                time: Duration::from_millis(after_ms),
            },
            Body::DiscrepancyLeft { said, done, .. } => Telling::Discrepancy { said, done },
            Body::EntryStruck { entry, because, .. } => Telling::Struck {
                what: what(entry),
                because,
            },
            _ => return None,
        })
    }

    fn of_boards_and_records(body: &Body, reader: &impl Reader) -> Option<Telling> {
        Some(match body.clone() {
            Body::BoardAgreed { board } => Telling::BoardAgreed { board },
            Body::ManDecided { square, there } => Telling::ManDecided { square, there },
            Body::DifferenceAsked => Telling::DifferenceAsked,
            Body::DifferenceMade {
                mishap,
                side,
                notation,
                ..
            } => Telling::DifferenceMade {
                mishap,
                side,
                what: notation.unwrap_or_default(),
            },
            Body::SensorProposed { board, ref square } => Telling::SensorProposed {
                board,
                square: square.clone(),
            },
            Body::SensorsSwitched {
                board,
                square: Some(square),
                on,
            } => Telling::SensorSwitched { board, square, on },
            Body::SensorsSwitched { board, on, .. } => Telling::SensorsSwitched { board, on },
            Body::BoardAsked { board, shown } => Telling::BoardAsked { board, shown },
            Body::BoardAnswered { shown, answer, .. } => Telling::BoardAnswered { shown, answer },
            Body::SheetRead { side, written } => Telling::Sheet { side, written },
            Body::ArbiterNoted { ply, written } if written == NOTHING_SEEN => {
                Telling::NotedNothing { ply }
            }
            Body::ArbiterNoted { ply, written } => Telling::Noted { ply, written },
            Body::OriginalCollected { side, collected } => Telling::Original { side, collected },
            Body::Compared {
                case,
                agreed_plies,
                proposed_ply,
                ..
            } => Telling::Compared {
                case,
                agreed: agreed_plies,
                ply: proposed_ply,
            },
            Body::WalkedBack { to, struck, .. } => Telling::WalkedBack {
                ply: to,
                count: struck.len(),
                struck: reader.written(&struck),
            },
            Body::PutBack { entries } => Telling::PutBack {
                moves: reader.written(&entries),
            },
            _ => return None,
        })
    }

    /// The sentence about this event, if the event is about the clock.
    pub fn of_the_clock(body: &Body) -> Option<Telling> {
        Some(match body.clone() {
            Body::FlagFell {
                side,
                moves,
                played_ms,
            } => Telling::Flag {
                side,
                moves,
                played: Duration::from_millis(played_ms),
            },
            Body::Presence { side, there } => Telling::Presence { side, there },
            Body::ReadingsSet {
                ply,
                white_s,
                black_s,
            } => Telling::Readings {
                ply,
                times: seconds(white_s, black_s),
            },
            Body::TimeCharged {
                white_s, black_s, ..
            } => Telling::Charged {
                times: seconds(white_s, black_s),
            },
            Body::PressTakenBack { side } => Telling::PressTakenBack { side },
            Body::HandOverStop {
                ref notation,
                began_ms,
                ended_ms,
                ..
            } => Telling::HandOverStop {
                what: notation.clone(),
                began: Duration::from_millis(began_ms),
                ended: Duration::from_millis(ended_ms),
            },
            Body::ChargeTakenBack {
                charge,
                white_s,
                black_s,
                ..
            } => Telling::ChargeTakenBack {
                number: charge,
                times: seconds(white_s, black_s),
            },
            Body::ClockGap(gap) => Telling::ClockGap {
                closed: gap.closed,
                side: gap.running,
                lost: gap.lost_ms.map(Duration::from_millis),
            },
            Body::ClockSetGoing {
                side,
                white_ms: white,
                black_ms: black,
                because,
                chosen,
            } => Telling::ClockSetGoing {
                because,
                side,
                times: BySide { white, black }.map(Duration::from_millis),
                chosen,
            },
            Body::ClockReplaced => Telling::ClockReplaced,
            Body::ClockSwapped => Telling::ClockSwapped,
            Body::TimeJumped { by_ms } => Telling::TimeJumped { by_ms },
            Body::CompletionDue {
                missing, shared, ..
            } => Telling::CompletionDue { missing, shared },
            Body::CompletionEnded { took_ms } => Telling::CompletionEnded {
                time: Duration::from_millis(took_ms),
            },
            _ => return None,
        })
    }

    fn of_the_end(body: &Body, reader: &impl Reader) -> Option<Telling> {
        Some(match body.clone() {
            Body::Offered {
                side,
                ply,
                admissible,
            } => Telling::Offered {
                side,
                ply,
                admissible,
            },
            Body::OfferAnswered { side, answer } => Telling::OfferAnswered { side, answer },
            Body::GameEnded {
                result,
                cause,
                ending,
                ..
            } => Telling::Ended {
                result,
                cause,
                name: ending_name(ending.as_deref(), reader.catalogue()),
            },
            Body::ResultAnswered { by, agrees } => Telling::ResultAnswered { by, agrees },
            Body::Claimed { by, what, ply, .. } => Telling::Claimed {
                side: by,
                what,
                ply,
            },
            Body::ClaimRuled { by, granted } => Telling::ClaimRuled { side: by, granted },
            Body::ClaimVoided { by } => Telling::ClaimVoided { side: by },
            Body::Sanctioned {
                side,
                sanction,
                why,
            } => Telling::Sanctioned {
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
            } => Telling::Complained {
                side,
                ply,
                why,
                late: about_the_clock && after_control,
            },
            _ => return None,
        })
    }
}

/// A comma and the cause of the end. Older records have no word for the cause, and the text is empty for them.
pub(crate) fn ending_name(word: Option<&str>, words: &Catalogue) -> String {
    word.map_or_else(String::new, |word| {
        let cause = word.to_owned();
        format!(", {}", Telling::EndingName { cause }.text(words))
    })
}

/// The times of both sides from whole seconds.
pub fn seconds(white: u64, black: u64) -> BySide<Duration> {
    BySide { white, black }.map(Duration::from_secs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence::examples::each_is_one_sentence;

    #[test]
    fn each_telling_has_its_words_in_every_language() {
        each_is_one_sentence(&Telling::examples(), Catalogue::new);
    }
}
