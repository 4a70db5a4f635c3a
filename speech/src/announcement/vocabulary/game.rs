//! The game as a whole: how it begins and ends, offers and claims, the record, the arbiter.
//!
//! One row a message; what the columns mean stands in [`super`].

macro_rules! game {
    ($more:tt $($rows:tt)*) => {
        gather! { $more $($rows)* Game {
            /// The game is over.
            GameOver {
                /// How, and why.
                result: GameResult,
            } => "game-over", Move, Outcome;
            /// Do both sides confirm the result?
            AskResult => "ask-result", Move, Outcome;
            /// A side does, or does not.
            ResultAnswered {
                /// Which.
                by: Side,
                /// True where it does.
                agrees: bool,
            } => "result-answered", Move, Outcome;
            /// Half-moves that no person stated are to be completed in the record (Kodeks II 6.21).
            RecordGaps {
                /// How many.
                count: usize,
                /// The first of them.
                first: usize as number,
            } => "record-gaps", Move, Outcome;
            /// Nothing is missing in it any more.
            RecordComplete => "record-complete", Move, Outcome;
            /// Before a player resigns: do they?
            AskResign {
                /// Who would.
                by: Side,
            } => "ask-resign", Move, OwnWords;
            /// A claim was written down and the arbiter called; nothing is said of its worth.
            ClaimNoted {
                /// Whose.
                by: Side,
            } => "claim-noted", Move, Outcome;
            /// Nothing was written down as a claim; to the one who tried.
            ClaimRefused {
                /// Why.
                because: ClaimRefusal,
            } => "claim-refused", Reply, OwnWords, refuses;
            /// The arbiter found a claim wrong; the game goes on.
            ClaimRejected {
                /// Whose it was.
                by: Side,
            } => "claim-rejected", Move, Ruling;
            /// A claim that waited for the arbiter is void: the game went back behind it.
            ClaimVoided {
                /// Whose it was.
                by: Side,
            } => "claim-voided", Move, Ruling;
            /// A draw is offered (Kodeks II 5.1); both sides hear it.
            DrawOffered {
                /// By whom.
                by: Side,
            } => "draw-offered", Move, DrawOffer;
            /// Before an offer is accepted: is it?
            AskDraw {
                /// Who would accept.
                by: Side,
            } => "ask-draw", Move, DrawOffer;
            /// The offer was declined in words.
            DrawDeclined {
                /// By whom.
                by: Side,
            } => "draw-declined", Move, DrawOffer;
            /// A new game begins.
            GameBegins {
                /// White's name.
                white: String,
                /// Black's name.
                black: String,
                /// The board.
                size: BoardSize,
            } => "game-begins", Move, Device by game_begins;
            /// This is training; its record is not official.
            TrainingMode => "training-mode", Move, Device;
            /// This is a rehearsal: as in official play, with the program as the arbiter; its record is not official.
            RehearsalMode => "rehearsal-mode", Move, Device;
            /// The arbiter of a rehearsal, whom the program plays, says what they do.
            RehearsedArbiter {
                /// What.
                duty: RehearsedDuty,
            } => "rehearsed-arbiter", Move, Device;
            /// Something will go wrong in this rehearsal, as was asked for.
            DifferenceComes {
                /// When.
                when: WhenWrong,
            } => "difference-comes", Reply, OwnWords;
            /// Something goes wrong already.
            DifferenceIsThere => "difference-is-there", Reply, OwnWords, refuses;
            /// That is for a rehearsal alone.
            InRehearsalAlone => "in-rehearsal-alone", Reply, OwnWords, refuses;
            /// Official play: two play by ear and there is one output, so nothing private is spoken.
            NoPrivateOutput => "no-private-output", Move, Device;
            /// The first words of a new training game: how a half-move is typed, what presses the clock, where help is.
            HowToPlay {
                /// A half-move as one could be typed.
                sample: SpokenMove,
                /// Is there a clock that a key presses?
                clock: bool as yes_or_no,
            } => "how-to-play", Move, Device;
            /// Before a new game takes the place of this one, which is kept: shall it?
            AskNewGame => "ask-new-game", Move, OwnWords;
            /// At the start: is the last unfinished game to go on?
            AskGoOn {
                /// White's name; empty where it is not known.
                white: String,
                /// Black's name.
                black: String,
                /// Its last half-move, if any stands.
                last: Option<SpokenMove>,
            } => "ask-go-on", Move, OwnWords by ask_go_on;
            /// Training, before a walk-back: shall it be?
            AskWalkBack {
                /// After which half-move the game would stand; none: at its beginning.
                last: Option<SpokenMove> as last,
                /// How many half-moves would be struck out.
                struck: usize,
            } => "ask-walk-back", Move, OwnWords;
            /// A kept game goes on.
            GameResumed {
                /// Half-moves in the record.
                plies: usize,
                /// The last one, if any.
                last: Option<SpokenMove> as last,
            } => "game-resumed", Move, Device;
            /// At the end: the game is kept and can be taken up again.
            GameKept => "game-kept", Hint, Device, only_recorded;
            /// After time trouble the record is to be completed (Kodeks II 6.14).
            CompleteRecord {
                /// How many half-moves are missing.
                missing: usize,
            } => "complete-record", Move, OwnWords;
            /// Training: what the arbiter's desk shows in answer to a line, because a player typed it.
            DeskSays {
                /// As it is shown.
                text: String as private,
            } => "desk-says", Reply, Ruling;
            /// The event does not consent to this function of the device (Kodeks II 2.4.10).
            NotConsented {
                /// Which.
                function: Consent,
            } => "not-consented", Reply, OwnWords, refuses;
            /// This is not among the assistant's duties (Kodeks VIII 4.1).
            NotTheirDuty {
                /// What the assistant tried.
                duty: AssistantDuty,
            } => "no-duty", Reply, OwnWords, refuses;
            /// Before the first move: is this as it should be?
            AskBefore {
                /// What.
                item: BeforeMove,
            } => "ask-before", Move, Settings, private_of(item);
            /// It is not; it must be put right, and is then asked again.
            PutRightFirst {
                /// What.
                item: BeforeMove,
            } => "put-right-first", Move, Settings, private_of(item);
            /// Nothing can be played yet: this is still open.
            NotPrepared {
                /// What.
                item: BeforeMove,
            } => "not-prepared", Reply, Settings, refuses, private_of(item);
            /// All that comes before the first move is settled.
            Prepared => "prepared", Move, Settings;
            /// The arbiter appointed an assistant (Kodeks VIII 4.2).
            AssistantAppointed {
                /// Whose.
                side: Side,
                /// Who.
                name: String as private,
            } => "assistant-appointed", Move, Settings, private;
            /// Records may be compared on one's own time only (Kodeks II 6.6).
            CheckNotNow => "check-not-now", Reply, OwnWords, refuses;
            /// This side asks to compare the records; does the other one consent?
            AskCheck {
                /// Who asks.
                by: Side,
            } => "ask-check", Move, CheckAsked;
            /// The other side does not.
            CheckRefused {
                /// Who had asked.
                by: Side,
            } => "check-refused", Move, CheckAsked;
            /// A half-move of the record, read out for a check against the opponent's (Kodeks II 6.6).
            RecordReadOut {
                /// Its number: 1 is White's first.
                ply: usize as move_number,
                /// Whose.
                side: Side,
                /// The half-move.
                played: SpokenMove,
            } => "record-read-out", Reply, OtherRecord;
            /// The records part here.
            RecordsPart {
                /// On which half-move.
                ply: usize as number,
            } => "records-part", Move, OtherRecord;
            /// No difference was found.
            RecordsAlike => "records-alike", Move, OtherRecord;
            /// The check was left before its end, and nothing parted until then.
            CheckLeft {
                /// The last half-move that was compared; none was where this is 0.
                ply: usize as number,
            } => "check-left", Move, OtherRecord;
            /// The arbiter stopped both clocks (Kodeks IV 2.12).
            PlayStopped {
                /// What each side had left, where a clock runs in this game.
                left: Option<BySide<Duration>>,
                /// How it goes on.
                on: WayOn,
            } => "play-stopped", Alarm, Ruling;
            /// Nothing can be played: the arbiter stopped the game.
            PlayIsStopped {
                /// How it goes on.
                on: WayOn,
            } => "play-is-stopped", Reply, Ruling, refuses;
            /// The arbiter went back to an earlier position, or forward again; both players hear the same.
            WalkedBack {
                /// The half-move after which the game goes on, with its number and side.
                last: Option<(usize, Side, SpokenMove)>,
                /// Who is to move there.
                turn: Side,
                /// How many half-moves were struck out.
                struck: usize,
            } => "walked-back", Move, Ruling;
            /// The game goes on at the arbiter's word.
            PlayGoesOn {
                /// Who is to move.
                turn: Side,
                /// White's clock, where somebody wrote it down.
                white: Option<Duration>,
                /// Black's.
                black: Option<Duration>,
            } => "play-goes-on", Move, Ruling;
            /// Only the arbiter may do that.
            ArbiterOnly => "arbiter-only", Reply, OwnWords, refuses;
            /// Training: this is a word of the arbiter's, and they are to be opened first.
            ArbiterFirst => "arbiter-first", Reply, OwnWords, refuses;
            /// The PIN is wrong.
            WrongPin => "wrong-pin", Reply, Ruling;
            /// After several wrong codes no code is tried for a while.
            CodeWaits {
                /// For so long.
                left: Duration,
            } => "code-waits", Reply, Ruling;
            /// The arbiter's words are open, or closed again.
            ArbiterAtWork {
                /// Open or closed.
                state: bool,
            } => "arbiter-at-work", Reply, Ruling;
            /// From here lifting is no touch ("poprawiam", Kodeks I 3.13); or it is again.
            Adjusting {
                /// Did they begin, or end?
                state: bool,
            } => "adjusting", Reply, OwnWords;
            /// The arbiter is called.
            ArbiterCalled {
                /// Who called, if known.
                by: Option<Side>,
            } => "arbiter-called", Alarm, Ruling;
            /// A demand or a letting stand was written down for the arbiter.
            Noted => "noted", Reply, OwnWords;
            /// It is not, or no longer, the time to demand anything or let it stand.
            DemandRefused {
                /// Why.
                because: DemandRefusal,
            } => "demand-refused", Reply, OwnWords, refuses;
            /// A draw cannot be offered now, or nothing answered; to the one who tried.
            OfferRefused {
                /// Why.
                because: OfferRefusal,
                /// So many moves each side has to make before.
                moves: usize,
            } => "offer-refused", Reply, OwnWords, refuses;
            /// Nothing can be played: the game is over.
            GameIsOver => "game-is-over", Reply, Outcome, refuses;
            /// Training: the arbiter's words are open; how they are closed, and how the arbiter is called.
            ArbiterOpen => "arbiter-open", Reply, Ruling by opening;
            /// Official play: the arbiter's code is awaited; how the arbiter is called.
            CodeAwaited => "code-awaited", Reply, OwnWords by opening;
            /// A yes or no about the result that may be the arbiter's: it counts with its side's name.
            WhoseAnswer => "whose-answer", Reply, OwnWords, refuses;
            /// Nobody is adjusting, and nothing is over.
            NotAdjusting => "not-adjusting", Reply, OwnWords, refuses;
            /// "Who has won?", and nobody has: the game is not over.
            NotOver => "not-over", Reply, OwnWords;
        } }
    };
}
