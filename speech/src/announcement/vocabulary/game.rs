// SPDX-License-Identifier: GPL-3.0-or-later
//! The game as a whole: how it begins and ends, offers and claims, the record, the arbiter.
//!
//! One row a message; [`super`] explains the columns.

macro_rules! game {
    ($more:tt $($rows:tt)*) => {
        gather! { $more $($rows)* Game {
            /// The game is over.
            GameOver {
                /// The outcome, and its reason.
                result: GameResult,
            } => "game-over", Move, Outcome;
            /// Asks whether both sides confirm the result.
            AskResult => "ask-result", Move, Outcome;
            /// A side confirms the result, or refuses.
            ResultAnswered {
                /// The side that answers.
                by: Side,
                /// True if the side confirms.
                agrees: bool,
            } => "result-answered", Move, Outcome;
            /// Half-moves that no person stated are to be completed in the record (Kodeks II 6.21).
            RecordGaps {
                /// The number of these half-moves.
                count: usize,
                /// The first of these half-moves.
                first: usize as number,
            } => "record-gaps", Move, Outcome;
            /// No half-move of the record is missing any more.
            RecordComplete => "record-complete", Move, Outcome;
            /// Asks for a confirmation before a player resigns.
            AskResign {
                /// The side that would resign.
                by: Side,
            } => "ask-resign", Move, OwnWords;
            /// A claim was written down, and the arbiter was called. The message does not judge the claim.
            ClaimNoted {
                /// The side that claims.
                by: Side,
            } => "claim-noted", Move, Outcome;
            /// A claim was not written down. The message is for the claimant.
            ClaimRefused {
                /// The reason for the refusal.
                because: ClaimRefusal,
            } => "claim-refused", Reply, OwnWords, refuses;
            /// The arbiter found a claim wrong; the game goes on.
            ClaimRejected {
                /// The side that claimed.
                by: Side,
            } => "claim-rejected", Move, Ruling;
            /// A claim that waited for the arbiter is void: the game went back to an earlier position.
            ClaimVoided {
                /// The side that claimed.
                by: Side,
            } => "claim-voided", Move, Ruling;
            /// A draw is offered (Kodeks II 5.1); both sides hear it.
            DrawOffered {
                /// The side that offers.
                by: Side,
            } => "draw-offered", Move, DrawOffer;
            /// Asks for a confirmation before an offer is accepted.
            AskDraw {
                /// The side that would accept.
                by: Side,
            } => "ask-draw", Move, DrawOffer;
            /// The offer was declined in words.
            DrawDeclined {
                /// The side that declined.
                by: Side,
            } => "draw-declined", Move, DrawOffer;
            /// A new game begins.
            GameBegins {
                /// The name of White.
                white: String,
                /// The name of Black.
                black: String,
                /// The game that is played.
                variant: Variant,
            } => "game-begins", Move, Device by game_begins, greets;
            /// This is training; its record is not official.
            TrainingMode => "training-mode", Move, Device, greets_later;
            /// This is a rehearsal: as in official play, with the program as the arbiter; its record is not official.
            RehearsalMode => "rehearsal-mode", Move, Device, greets_later;
            /// The arbiter of a rehearsal, played by the program, announces an act.
            RehearsedArbiter {
                /// The act of the arbiter.
                duty: RehearsedDuty,
            } => "rehearsed-arbiter", Move, Device;
            /// A difference will come in this rehearsal, as requested.
            DifferenceComes {
                /// The moment at which the difference comes.
                when: WhenWrong,
            } => "difference-comes", Reply, OwnWords;
            /// The rehearsal has a difference already.
            DifferenceIsThere => "difference-is-there", Reply, OwnWords, refuses;
            /// The command is for a rehearsal alone.
            InRehearsalAlone => "in-rehearsal-alone", Reply, OwnWords, refuses;
            /// Official play: two players play by ear and share one output, so nothing private is spoken.
            NoPrivateOutput => "no-private-output", Move, Device, greets_later;
            /// The first words of a new training game. They explain how a half-move is typed, how the clock is pressed, and how to
            /// get help.
            HowToPlay {
                /// An example of a half-move to type.
                sample: SpokenMove,
                /// True if there is a clock that a key presses.
                clock: bool as yes_or_no,
            } => "how-to-play", Move, Device, greets;
            /// Asks for a confirmation before a new game takes the place of this game, which is kept.
            AskNewGame => "ask-new-game", Move, OwnWords;
            /// Asks at the start of the program whether the last unfinished game is to be resumed.
            AskGoOn {
                /// White's name; empty if unknown.
                white: String,
                /// Black's name; empty if unknown.
                black: String,
                /// The last half-move of the game, if the record has one.
                last: Option<SpokenMove>,
            } => "ask-go-on", Move, OwnWords by ask_go_on;
            /// Training: asks for a confirmation before a walk-back.
            AskWalkBack {
                /// The last half-move that would be left; `None` if the game would go back to its beginning.
                last: Option<SpokenMove> as last,
                /// The number of half-moves that would be struck out.
                struck: usize,
            } => "ask-walk-back", Move, OwnWords;
            /// A kept game is resumed.
            GameResumed {
                /// The number of half-moves in the record.
                plies: usize,
                /// The last half-move, if any.
                last: Option<SpokenMove> as last,
            } => "game-resumed", Move, Device;
            /// The last message of the program: the game is kept and can be resumed.
            GameKept => "game-kept", Hint, Device, only_recorded;
            /// After time trouble the record is to be completed (Kodeks II 6.14).
            CompleteRecord {
                /// The number of half-moves that are missing.
                missing: usize,
            } => "complete-record", Move, OwnWords;
            /// Training: the answer of the arbiter's desk to a line that a player typed.
            DeskSays {
                /// The text that the desk shows.
                text: String as private,
            } => "desk-says", Reply, Ruling;
            /// The event has given no consent to this function of the device (Kodeks II 2.4.10).
            NotConsented {
                /// The function without consent.
                function: Consent,
            } => "not-consented", Reply, OwnWords, refuses;
            /// The act is not among the assistant's duties (Kodeks VIII 4.1).
            NotTheirDuty {
                /// The duty that the assistant tried.
                duty: AssistantDuty,
            } => "no-duty", Reply, OwnWords, refuses;
            /// Asks, before the first move, whether a matter is as it should be.
            AskBefore {
                /// The thing to be settled.
                item: BeforeMove,
            } => "ask-before", Move, Settings, private_of(item);
            /// A matter is not as it should be. The question about it is asked again once people have put the matter right.
            PutRightFirst {
                /// The thing to be settled.
                item: BeforeMove,
            } => "put-right-first", Move, Settings, private_of(item);
            /// Nothing can be played yet: a matter is still open.
            NotPrepared {
                /// The thing to be settled.
                item: BeforeMove,
            } => "not-prepared", Reply, Settings, refuses, private_of(item);
            /// Tells the answer that the event file gives to a question before the first move.
            AsWritten {
                /// The matter that the question is about.
                item: BeforeMove,
                /// The answer in the event file.
                answer: BeforeAnswer,
            } => "as-written", Move, Settings, private_of(item);
            /// Asks whether everything that was read out from the event file is true.
            AskAsWritten => "ask-as-written", Move, Settings;
            /// Nothing can be played yet: the question about the event file is still open.
            NotPreparedAsWritten => "not-prepared-as-written", Reply, Settings, refuses;
            /// All matters before the first move are settled.
            Prepared => "prepared", Move, Settings;
            /// The arbiter appointed an assistant (Kodeks VIII 4.2).
            AssistantAppointed {
                /// The side that the assistant helps.
                side: Side,
                /// The name of the assistant.
                name: String as private,
            } => "assistant-appointed", Move, Settings, private;
            /// A player may ask to compare the records only while their own time runs (Kodeks II 6.6).
            CheckNotNow => "check-not-now", Reply, OwnWords, refuses;
            /// A side wants to compare the records. The message asks whether the other side consents.
            AskCheck {
                /// The side that asks.
                by: Side,
            } => "ask-check", Move, CheckAsked;
            /// The other side does not consent to the comparison.
            CheckRefused {
                /// The side that had asked.
                by: Side,
            } => "check-refused", Move, CheckAsked;
            /// A half-move of the record, read out for a comparison with the opponent's record (Kodeks II 6.6).
            RecordReadOut {
                /// The number of the half-move: 1 is White's first.
                ply: usize as move_number,
                /// The side that played the half-move.
                side: Side,
                /// The half-move that is read.
                played: SpokenMove,
            } => "record-read-out", Reply, OtherRecord;
            /// The comparison found the half-move at which the records begin to differ.
            RecordsPart {
                /// The number of the half-move at which the records part.
                ply: usize as number,
            } => "records-part", Move, OtherRecord;
            /// No difference was found.
            RecordsAlike => "records-alike", Move, OtherRecord;
            /// The comparison was ended early, and the records agreed up to that half-move.
            CheckLeft {
                /// The last half-move that was compared; 0 if there was no such half-move.
                ply: usize as number,
            } => "check-left", Move, OtherRecord;
            /// The arbiter stopped both clocks (Kodeks IV 2.12).
            PlayStopped {
                /// The time that each side had left, where a clock runs in this game.
                left: Option<BySide<Duration>>,
                /// The way in which the game goes on.
                on: WayOn,
            } => "play-stopped", Alarm, Ruling;
            /// Nothing can be played: the arbiter stopped the game.
            PlayIsStopped {
                /// The way in which the game goes on.
                on: WayOn,
            } => "play-is-stopped", Reply, Ruling, refuses;
            /// The arbiter went back to an earlier position, or forward again. Both players hear the same words.
            WalkedBack {
                /// The half-move after which the game goes on, with its number and side.
                last: Option<(usize, Side, SpokenMove)>,
                /// The side to move there.
                turn: Side,
                /// The number of half-moves that were struck out.
                struck: usize,
            } => "walked-back", Move, Ruling;
            /// The game goes on at the arbiter's word.
            PlayGoesOn {
                /// The side to move.
                turn: Side,
                /// The time of White's clock, where it was written down.
                white: Option<Duration>,
                /// The time of Black's clock, where it was written down.
                black: Option<Duration>,
            } => "play-goes-on", Move, Ruling;
            /// Only the arbiter may give this command.
            ArbiterOnly => "arbiter-only", Reply, OwnWords, refuses;
            /// The command belongs to the arbiter, and in training the person must first open the arbiter's commands.
            ArbiterFirst => "arbiter-first", Reply, OwnWords, refuses;
            /// The PIN is wrong.
            WrongPin => "wrong-pin", Reply, Ruling;
            /// After several wrong codes no code is tried for a while.
            CodeWaits {
                /// The time until the next try.
                left: Duration,
            } => "code-waits", Reply, Ruling;
            /// The arbiter's words are open, or closed again.
            ArbiterAtWork {
                /// True if the words are open.
                state: bool,
            } => "arbiter-at-work", Reply, Ruling;
            /// From now on a lifted man does not count as touched ("poprawiam", Kodeks I 3.13), or counts as touched again.
            Adjusting {
                /// True if adjusting began, false if it ended.
                state: bool,
            } => "adjusting", Reply, OwnWords;
            /// The arbiter is called.
            ArbiterCalled {
                /// The side that called, if known.
                by: Option<Side>,
            } => "arbiter-called", Alarm, Ruling;
            /// A player's demand, or letting a half-move stand, was written down for the arbiter.
            Noted => "noted", Reply, OwnWords;
            /// A player cannot make a demand now, or let a half-move stand.
            DemandRefused {
                /// The reason for the refusal.
                because: DemandRefusal,
            } => "demand-refused", Reply, OwnWords, refuses;
            /// A draw cannot be offered now, or there is no offer to answer. The message is for the side that tried.
            OfferRefused {
                /// The reason for the refusal.
                because: OfferRefusal,
                /// The number of moves that each side has to make before a draw may be offered.
                moves: usize,
            } => "offer-refused", Reply, OwnWords, refuses;
            /// Nothing can be played: the game is over.
            GameIsOver => "game-is-over", Reply, Outcome, refuses;
            /// The arbiter's words are open, in training. The message explains how to close them, and how to call the arbiter.
            ArbiterOpen => "arbiter-open", Reply, Ruling by opening;
            /// The program waits for the arbiter's code, in official play. The message explains how to call the arbiter.
            CodeAwaited => "code-awaited", Reply, OwnWords by opening;
            /// A yes or no about the result named no side, and may have come from the arbiter. It counts only with the name of a
            /// side.
            WhoseAnswer => "whose-answer", Reply, OwnWords, refuses;
            /// No adjusting is under way, so there is nothing to end.
            NotAdjusting => "not-adjusting", Reply, OwnWords, refuses;
            /// Answers the question "who has won?" before the end of the game.
            NotOver => "not-over", Reply, OwnWords;
        } }
    };
}
