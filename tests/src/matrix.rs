//! Who may be told what in official play, written down a second time, from the rules and not from the program:
//! section 25 of the catalogue, row by row, with its articles. What a world says is held against it at every step.
//!
//! The words of a cell: `yes`, `no`, `sound` (no words), `own move` (blind players on their own move, others with
//! consent), `mending` (while the arbiter's words are open, or before the first half-move), and the key of a
//! consent in the event file. Several are joined by `or`.

use zgoda::event::Consents;
use zgoda::mode::Mode;
use zgoda::session::fair_play::{Circumstances, Item, Role, Turn};
use zgoda::session::options::Sight;
use zgoda_game::{BySide, Side};
use zgoda_speech::announcement::{Consent, Priority};
use zgoda_speech::{Announcement, Listener};

/// One row: what, who may know it (the player concerned, the opponent, the assistant, the arbiter, the room), the
/// articles, and the kinds of utterances that tell it.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The program's name for the row.
    pub item: Item,
    /// The five cells.
    pub cells: [&'static str; 5],
    /// Why.
    pub articles: &'static str,
    /// The kinds of the transcript.
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
const DESK_ALONE: [&str; 5] = ["no", "no", "no", "yes", "no"];
const OWN: [&str; 5] = ["yes", "no", "yes", "yes", "no"];

/// The rows of section 25, in its order; then what the section does not name.
#[rustfmt::skip]
pub const ROWS: [Row; 28] = [
    row(Item::Announced, PUBLIC, "VIII 2.2; F.2.1", "move-played move-corrected move-taken-back said-noted"),
    row(Item::SlipWord, ["private_word", "no", "private_word", "yes", "no"], "VIII 2.2; F.2.6; S02",
        "said-but-shown said-but-entered"),
    row(Item::BoardsDiffer, PUBLIC, "VIII 3.1.1", "board-differs board-still-differs board-uneven board-agrees"),
    row(Item::BoardDetails, ["mending or details", "mending", "mending", "yes", "mending"], "VIII 3.1.1",
        "board-differs-by board-uneven-by mend-next"),
    row(Item::OwnRecord, OWN, "VIII 2.4; II 6.6",
        "last-move looking-back back-to-now no-move-yet status where again spelled spelled-out history nothing-said transfer-awaited"),
    row(Item::OtherRecord, PUBLIC, "II 6.6",
        "ask-check check-refused record-read-out records-part records-alike check-left"),
    row(Item::MoveCount, ["own move", "no", "yes", "yes", "no"], "VIII 5.1; R03", "count"),
    row(Item::Clock, PUBLIC, "VIII 1.4", "clock-shows clock-runs clocks-stand clocks-changed no-clock pressed"),
    row(Item::Flag, ["sound", "no", "yes", "yes", "no"], "VIII 4.1.4; III 8.1", "flag-fell"),
    row(Item::ForgottenPress, ["no", "no", "no", "no", "no"], "II 6.9; IV 1; S33", "press-is-missing"),
    row(Item::WhoseMove, DESK_ALONE, "II 6.9", "turn-is"),
    row(Item::LegalMoves, DESK_ALONE, "II 2.4.7; IV 1", "move-illegal can-go captures-due attacked"),
    row(Item::OwnIrregularity, DESK_ALONE, "I 5.4", ""),
    row(Item::OpponentsIrregularity, DESK_ALONE, "I 5.4; VIII 3.1.1", ""),
    row(Item::Counters, DESK_ALONE, "II 2.4.7, 5.2; III 8.2", ""),
    row(Item::DrawOffer, PUBLIC, "II 5.1", "draw-offered ask-draw draw-declined"),
    row(Item::SealedMove, ["no", "no", "no", "no", "no"], "II 7.6", ""),
    row(Item::OpponentTouched, ["no", "no", "yes", "yes", "no"], "F.2.9(e)", ""),
    row(Item::LowTime, OWN, "VIII 1.4; F.2.4(b)", "time-left seconds-left"),
    row(Item::OwnTouch, ["square_whisper", "no", "no", "yes", "no"], "II 2.4.10", "square-touched"),
    row(Item::BoardByEar, ["board_by_ear", "no", "board_by_ear", "yes", "no"],
        "II 2.4.2, 2.4.10", "square-holds cannot-be-put cursor-on row-holds diagonals-hold around-holds \
         regions-hold changed past-board pieces-stand pieces-counted board-holds"),
    row(Item::HandDidRight, OWN, "VIII 2.3", ""),
    row(Item::Ruling, PUBLIC, "VIII 3.1; IV 2.12; F.2.7",
        "play-stopped play-is-stopped walked-back play-goes-on clock-started claim-rejected arbiter-at-work arbiter-open \
         arbiter-called wrong-pin code-waits desk-says"),
    row(Item::Outcome, PUBLIC, "II 5.2, 6.20, 6.21",
        "game-over ask-result result-answered record-gaps record-complete times-used claim-noted game-is-over"),
    row(Item::Settings, PUBLIC, "I 10.4; II 2.2.1",
        "settings-are ask-before put-right-first not-prepared prepared assistant-appointed"),
    row(Item::Question, PUBLIC, "S06", "which-way ask-correction ask-whose ask-orientation ask-board-ahead"),
    row(Item::OwnWords, OWN, "II 2.4.1, 2.4.11; I 5.4",
        "not-yet-played complete-record ask-resign claim-refused offer-refused demand-refused noted \
         count-not-now check-not-now press-not-taken not-consented training-only no-duty arbiter-only clock-not-started nothing-to-correct \
         voice-unknown not-understood move-form no-such-move no-advice at-the-limit adjusting left-as-it-is nothing-asked not-yours-to-answer whose-assistant keyboard-of players-only whose-answer not-adjusting nothing-open answer-first not-over not-to-be-had both-sides-here code-awaited \
         cursor-at \
         stroke-means keys-explained looking digit-taken entry-dropped ask-quit correction-follows square-picked line-again \
         at-the-edge nothing-further help help-about choice-made \
         choice-refused profile-chosen no-profile no-profile-yet profile-refused menu-opened menu-at menu-left sound-means \
         ask-undo ask-new-game ask-go-on ask-walk-back paused arbiter-first \
         setup-begins setup-language setup-rate setup-voice setup-connected setup-test setup-kept setup-left \
         start-menu start-help start-no-such start-failed start-ask start-ports start-clock start-pads start-button start-voice"),
    row(Item::Device, PUBLIC, "II 2.4.10",
        "board-connected board-lost board-not-read board-read-again board-back board-away no-sensor-board battery-low clock-found clock-lost \
         clock-back clock-battery-low gamepad no-motor game-begins training-mode no-private-output how-to-play game-resumed unfinished-games record-not-whole voice-replaced reader-replaced \
         no-sound sound-back others-sound voice-missing library-missing disk-lost disk-back game-kept program-ends settings-unread settings-unknown settings-wrong settings-not-kept"),
];

/// The row that tells of this kind.
#[must_use]
pub fn row_of(kind: &str) -> Option<&'static Row> {
    ROWS.iter()
        .find(|row| row.kinds.split_whitespace().any(|it| it == kind))
}

/// What the rules say of a cell: `yes`, `no` or `sound`.
#[must_use]
pub fn expected(row: &Row, role: Role, now: &Circumstances<'_>) -> &'static str {
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
        "mending" => now.arbiter || !now.begun,
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

/// What a world knows of the moment in which something is said.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Official play or training.
    pub mode: Mode,
    /// Who sees how much.
    pub sight: BySide<Sight>,
    /// To what the event consents.
    pub consents: Consents,
    /// Who is on move, where the other side has finished their half-move.
    pub on_move: Option<Side>,
    /// Are the arbiter's words open?
    pub arbiter: bool,
    /// Has the first half-move been made?
    pub begun: bool,
    /// Who has an output of their own.
    pub channels: Vec<Listener>,
    /// At whose ear the answer to what was asked a moment ago belongs.
    pub asked: Vec<Listener>,
}

/// At whose ear what `actor` asks is answered: their own, else that of the only player who hears, else the room.
/// The words of the contract: "anything else the blind side's (both blind: White's)".
#[must_use]
pub fn ear(
    actor: Option<Listener>,
    channels: &[Listener],
    sight: &BySide<Sight>,
    mode: Mode,
) -> Listener {
    let only = match (sight.white.hears(), sight.black.hears()) {
        (true, false) => Some(Listener::White),
        (false, true) => Some(Listener::Black),
        _ => None,
    };
    let here = only.unwrap_or(Listener::White);
    let asker = match actor {
        Some(Listener::Assistant) if !channels.contains(&Listener::Assistant) => here,
        Some(Listener::Arbiter) | None => here,
        Some(asker) => asker,
    };
    let sees = match asker {
        Listener::White => !sight.white.hears(),
        Listener::Black => !sight.black.hears(),
        _ => false,
    };
    let own = channels.contains(&asker) && !(sees && mode == Mode::Official);
    match (own, only) {
        (true, _) => asker,
        (false, Some(only)) => only,
        (false, None) => Listener::Room,
    }
}

impl Seen {
    /// Is this answer told to one who asked, and to nobody else? What is the player's own is not for the opponent.
    fn is_for_its_asker(&self, said: &Announcement, row: &Row) -> bool {
        let own = self.mode == Mode::Official && row.cells[1] == "no";
        let answer = said.message.priority() == Priority::Reply;
        !own || !answer || self.asked.is_empty() || self.asked.contains(&said.to)
    }

    /// May this be said to its listener? If not, why not.
    pub fn check(&self, said: &Announcement) -> Result<(), String> {
        let kind = said.message.kind();
        let row = row_of(kind).ok_or_else(|| format!("{kind} stands in no row of the matrix"))?;
        let role = match said.to {
            Listener::White | Listener::Black => Role::Concerned,
            Listener::Assistant => Role::Assistant,
            Listener::Arbiter => Role::Arbiter,
            Listener::Room => Role::Room,
        };
        let listener = match said.to {
            Listener::White => Some(Side::White),
            Listener::Black => Some(Side::Black),
            _ => None,
        };
        if self.mode == Mode::Official && listener.is_some_and(|it| !self.sight.get(it).hears()) {
            return Err(format!("{kind} goes to a sighted player"));
        }
        if !self.is_for_its_asker(said, row) {
            let (to, asked) = (said.to.word(), &self.asked);
            return Err(format!("{kind} answers {to}, and {asked:?} asked"));
        }
        let one_for_all = self.channels.is_empty();
        if !one_for_all && !self.channels.contains(&said.to) {
            return Err(format!(
                "{kind} goes to {}, who has no output",
                said.to.word()
            ));
        }
        let own = listener.is_some() && self.on_move == listener;
        let now = Circumstances {
            mode: self.mode,
            turn: if own { Turn::Own } else { Turn::Other },
            sight: listener.map_or(Sight::Sighted, |it| *self.sight.get(it)),
            arbiter: self.arbiter,
            begun: self.begun,
            consents: &self.consents,
        };
        match (expected(row, role, &now), said.words) {
            ("yes", _) | ("sound", false) => Ok(()),
            (_, words) => Err(format!(
                "{kind} reaches {} (words {words:?}), against {}: {now:?}",
                said.to.word(),
                row.articles
            )),
        }
    }
}
