// SPDX-License-Identifier: GPL-3.0-or-later
//! The rules for the readers of each fact in official play, written down a second time by somebody who had not read the
//! program's own table. The sources were section 25 of the catalogue, the articles named there and the words of the
//! contract. `seen.rs` compares everything that a simulated game says with these rules at every step.
//!
//! The words of a cell: `yes`, `no`, `sound` (a tone, no words), `own move` (blind players on their own move, others with
//! consent), `before the start` (before the clock starts, or without a clock before the first half-move), `mending`
//! (from the moment a position was decided until play goes on and the board has shown that position), `agreed check`
//! (the other player consented, and the asker's own time runs), and the key of a consent in the event file. Several
//! words are joined by `or`.

use zgoda_record::event_file::Consents;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_speech::announcement::Consent;
use zgoda_table::session::fair_play::{Item, Role, Turn};

use crate::course::Stage;

/// One row: the item, the readers who may know it (the player concerned, the opponent, the assistant, the arbiter, the
/// room), the articles, and the kinds of utterances that tell it.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The program's name for the row.
    pub item: Item,
    /// The five cells: the player concerned, the opponent, the assistant, the arbiter, the room.
    pub cells: [&'static str; 5],
    /// The articles on which the cells are based.
    pub articles: &'static str,
    /// The kinds of utterances that tell the item, as named in the transcript.
    pub kinds: &'static str,
}

const fn row(
    item: Item,
    cells: [&'static str; 5],
    articles: &'static str,
    kinds: &'static str,
) -> Row {
    Row {
        item,
        cells,
        articles,
        kinds,
    }
}

const PUBLIC: [&str; 5] = ["yes", "yes", "yes", "yes", "yes"];
/// The cells for a player's own facts, which the assistant and the arbiter may know as well.
const OWN: [&str; 5] = ["yes", "no", "yes", "yes", "no"];
const DESK_ALONE: [&str; 5] = ["no", "no", "no", "yes", "no"];

/// The cell for squares of a board while the board is set up: before the clock runs for the first time, or
/// for a position that was decided.
const SET_UP: &str = "before the start or mending";

/// The rows, in the order of section 25; rows that are not in that section come last.
#[rustfmt::skip]
pub const ROWS: [Row; 31] = [
    // Half-moves are announced aloud for both players (VIII 2.2).
    row(Item::Announced, PUBLIC, "VIII 2.2", "move-played move-corrected move-taken-back said-noted"),
    // A private word after a slip of the tongue is a function of the device that needs the event's consent (II
    // 2.4.10). It is told to the person who spoke and to that person's assistant.
    row(Item::SlipWord, ["private_word", "no", "private_word", "yes", "no"], "VIII 2.2, II 2.4.10",
        "said-but-shown said-but-entered"),
    row(Item::BoardsDiffer, PUBLIC, "VIII 3.1.1", "board-differs board-still-differs board-agrees board-uneven"),
    // Only the desk may know the squares, except while boards are set up.
    row(Item::BoardDetails,
        ["before the start or mending or details", SET_UP, SET_UP, "yes", SET_UP],
        "VIII 3.1.1, II 2.4.10", "board-differs-by mend-next board-uneven-by sensor-may-be-weak board-turned"),
    // A shared board belongs to both players: a difference there is the act of a hand, and only the opponent
    // may raise it.
    row(Item::SharedBoard, [SET_UP, SET_UP, SET_UP, "yes", SET_UP], "I 5.4, IV 1", ""),
    row(Item::PressWithoutMove, DESK_ALONE, "II 6.9, IV 1", ""),
    row(Item::OwnRecord, OWN, "VIII 2.4, II 6.6", "again spelled spelled-out nothing-said nothing-missed last-move last-move-stands no-move-yet looking-back record-lines \
         back-to-now history status where transfer-awaited"),
    row(Item::OtherRecord, ["agreed check", "agreed check", "no", "yes", "agreed check"], "II 6.6",
        "record-read-out records-part records-alike check-left"),
    row(Item::CheckAsked, PUBLIC, "II 6.6", "ask-check check-refused"),
    row(Item::MoveCount, ["own move", "no", "yes", "yes", "no"], "VIII 5.1", "count"),
    row(Item::Clock, PUBLIC, "VIII 1.4, II 3.5.5", "no-clock clock-shows clock-runs clocks-stand clocks-changed pressed"),
    row(Item::LowTime, OWN, "VIII 1.4, II 3.5.6", "time-left seconds-left"),
    row(Item::Flag, ["sound", "no", "yes", "yes", "no"], "VIII 4.1.4, III 8.1", "flag-fell"),
    row(Item::ForgottenPress, ["no", "no", "no", "no", "no"], "II 6.9, IV 1", "press-is-missing"),
    row(Item::WhoseMove, DESK_ALONE, "II 6.9", "turn-is"),
    row(Item::LegalMoves, DESK_ALONE, "II 2.4.7, IV 1", "move-illegal not-a-correction can-go captures-due all-moves attacked"),
    row(Item::OwnIrregularity, DESK_ALONE, "I 5.4, IV 1", ""),
    row(Item::OpponentsIrregularity, DESK_ALONE, "I 5.4, VIII 3.1.1, IV 1", ""),
    row(Item::Counters, DESK_ALONE, "II 2.4.7, 5.2, III 8.2", ""),
    row(Item::DrawOffer, PUBLIC, "II 5.1", "draw-offered ask-draw draw-declined"),
    row(Item::SealedMove, ["yes", "no", "no", "no", "no"], "II 7.6", ""),
    row(Item::OpponentTouched, ["no", "no", "yes", "yes", "no"], "F.2.9(e)", ""),
    row(Item::OwnTouch, ["square_whisper", "no", "no", "yes", "no"], "II 2.4.10", "square-touched"),
    row(Item::BoardByEar, ["board_by_ear", "no", "board_by_ear", "yes", "no"], "II 2.4.2, 2.4.10",
        "square-holds row-holds pieces-stand cursor-on diagonals-hold around-holds regions-hold changed past-board \
         board-holds pieces-counted cannot-be-put"),
    row(Item::HandDidRight, OWN, "VIII 2.3", ""),
    row(Item::Ruling, PUBLIC, "catalogue 26.7", "clock-started claim-rejected claim-voided desk-says play-stopped play-is-stopped \
         walked-back play-goes-on wrong-pin code-waits arbiter-at-work arbiter-called arbiter-open"),
    row(Item::Outcome, PUBLIC, "II 6.20, 6.21", "times-used game-over ask-result result-answered record-gaps \
         record-complete claim-noted game-is-over"),
    row(Item::Settings, PUBLIC, "I 10.4", "ask-before put-right-first not-prepared as-written ask-as-written not-prepared-as-written prepared assistant-appointed settings-are"),
    // Only people who may answer a question hear it: in their ear or, without an ear of their own, on the
    // shared output.
    row(Item::Question, PUBLIC, "VIII 2.3 (two claims)", "ask-orientation ask-board-ahead which-way ask-correction ask-whose"),
    row(Item::OwnWords, OWN, "II 2.4.1, 2.4.11",
        "not-yet-played complete-record ask-resign claim-refused offer-refused demand-refused noted \
         count-not-now check-not-now press-not-taken not-consented training-only not-in-official no-duty arbiter-only clock-not-started nothing-to-correct \
         voice-unknown not-understood move-form no-such-move no-advice difference-comes difference-is-there in-rehearsal-alone at-the-limit adjusting left-as-it-is nothing-asked not-yours-to-answer answered-to whose-assistant help-of who-plays whose-player keyboard-of players-only whose-answer not-adjusting nothing-open answer-first not-over not-to-be-had both-sides-here code-awaited \
         cursor-at \
         stroke-means keys-explained looking digit-taken entry-dropped ask-quit correction-follows square-picked line-again \
         at-the-edge nothing-further help help-about choice-made \
         choice-refused profile-chosen no-profile no-profile-yet profile-refused menu-opened menu-at menu-left sound-means \
         ask-undo ask-new-game ask-go-on ask-walk-back paused arbiter-first \
         setup-begins setup-language setup-rate setup-voice setup-connected setup-test setup-kept setup-left \
         start-menu start-help start-no-such start-failed start-ask start-ports start-clock start-pads start-button start-voice"),
    row(Item::Device, PUBLIC, "II 2.4.10",
        "board-connected board-lost board-not-read board-read-again sensor-switched sensors-switched board-back board-away no-sensor-board battery-low clock-found clock-lost \
         clock-back clock-battery-low clock-seems-swapped clock-swapped gamepad no-motor game-begins training-mode rehearsal-mode rehearsed-arbiter no-private-output how-to-play game-resumed unfinished-games record-not-whole voice-replaced reader-replaced reader-reads \
         no-sound sound-back missed-more others-sound voice-missing library-missing disk-lost disk-back game-kept program-ends settings-unread settings-unknown settings-wrong settings-not-kept"),
];

/// The row to which this kind of utterance belongs.
#[must_use]
pub fn row_of(kind: &str) -> Option<&'static Row> {
    ROWS.iter()
        .find(|row| row.kinds.split_whitespace().any(|it| it == kind))
}

/// The row of this item.
///
/// # Panics
///
/// Panics if there is no such row.
#[must_use]
pub fn row_for(item: Item) -> &'static Row {
    let mut rows = ROWS.iter();
    let row = rows.find(|row| row.item == item);
    row.unwrap_or_else(|| panic!("{item:?} is no row of the matrix"))
}

/// The circumstances in which a person is told a fact, and that person.
#[derive(Clone, Copy, Debug)]
pub struct Now<'a> {
    /// Official play or training.
    pub mode: Mode,
    /// The turn, from the view of the person who is told.
    pub turn: Turn,
    /// The sight of the person who is told.
    pub sight: Sight,
    /// The stage that the game has reached.
    pub stage: Stage,
    /// True if one player asked to compare the records, and the other one consented.
    pub agreed: bool,
    /// The things to which the event consents.
    pub consents: &'a Consents,
}

/// The answer that the rules give for this row and this role: `yes`, `no` or `sound`.
#[must_use]
pub fn expected(row: &Row, role: Role, now: &Now<'_>) -> &'static str {
    if now.mode == Mode::Training {
        return "yes";
    }
    let [concerned, opponent, assistant, arbiter, room] = row.cells;
    let cell = match role {
        Role::Concerned => concerned,
        Role::Opponent => opponent,
        Role::Assistant => assistant,
        Role::Arbiter => arbiter,
        Role::Room => room,
    };
    let holds = |word: &str| match word {
        "yes" => true,
        "no" => false,
        "own move" => {
            let right = now.sight == Sight::Blind || now.consents.has(Consent::MoveCount);
            right && now.turn == Turn::Own
        }
        "before the start" => now.stage == Stage::BeforeStart,
        "mending" => now.stage == Stage::Mending,
        "agreed check" => now.agreed,
        key => {
            let mut all = Consent::ALL.into_iter();
            let consent = all.find(|it| it.key() == key).expect("a consent");
            now.consents.has(consent)
        }
    };
    match cell {
        "sound" => "sound",
        cell if cell.split(" or ").any(holds) => "yes",
        _ => "no",
    }
}
