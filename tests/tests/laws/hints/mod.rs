// SPDX-License-Identifier: GPL-3.0-or-later
//! In official play no word, no sound and no delay tells whether a half-move was legal (Kodeks I 5.4, 5.7, II 2.4.7),
//! and facts that section 25 of the catalogue forbids are never said.

mod table;

use std::collections::BTreeSet;
use std::sync::LazyLock;
use std::time::Duration;

use zgoda_game::notation::parse_fen;
use zgoda_game::{BySide, Moment, Piece, Reading, Seen, Setup, Side, Square, Variant, legal_moves};
use zgoda_hw::BoardEvent;
use zgoda_hw::sim::rng::Rng;
use zgoda_record::event::CodeOf;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_scenarios::{Settings, World, view};
use zgoda_speech::announcement::{BoardOf, Consent};
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::numbers::Gender;
use zgoda_speech::output::{ChannelSpec, Print, Screen, Sounds, SpeechEffect, SpeechOutput};
use zgoda_speech::queue::Waits;
use zgoda_speech::settings::{Verbosities, Verbosity};
use zgoda_speech::{Language, Listener, SpeechSettings, VoiceSlot};
use zgoda_table::session::Session;
use zgoda_table::session::effect::Effect;
use zgoda_table::session::game::Game;
use zgoda_table::session::input::Input;
use zgoda_table::session::options::Opening;
use zgoda_table::view::Role;

use table::Table;

const V: Variant = Variant::International;

/// The signs, except squares, by which a listener could tell one half-move from another: the time after the last touch or
/// key, the listener, the urgency, the kind, the words, and the reason why words were not spoken to their end.
type Heard = (
    u64,
    &'static str,
    &'static str,
    &'static str,
    String,
    Option<String>,
);

fn sq(name: &str) -> Square {
    V.square(name).unwrap()
}

/// A touch of a hand. Each touch follows 200 ms after the touch before.
#[derive(Clone, Copy, Debug)]
enum Touch {
    Empties(&'static str),
    Fills(&'static str, Piece),
}
use Touch::{Empties, Fills};

const MAN: Piece = Piece::man(Side::White);
const KING: Piece = Piece::king(Side::White);

/// The contents of the players' and assistants' views at each change of a view, without the names of squares.
fn shown(sight: Sight, fen: &str, board: Option<BoardOf>, act: impl Fn(&mut Table)) -> Vec<String> {
    let roles = [Side::White, Side::Black].map(|side| [Role::Player(side), Role::Assistant(side)]);
    let mut table = Table::seen_by(sight, fen, board);
    table.views = Some(roles.concat());
    act(&mut table);
    table.wait(Duration::from_secs(60));
    table.shown
}

/// No view of a player or an assistant tells whether a half-move was legal, whether a hand makes it or somebody types
/// it.
#[test]
fn no_view_tells_whether_a_half_move_was_legal() {
    let own = Some(BoardOf::Side(Side::White));
    let hands: [(&str, &str, &[Touch]); 4] = [
        (
            "W:W31,32,50:B5,4",
            "W:W31,32,50:B28,5,4",
            &[Empties("31"), Fills("27", MAN)],
        ),
        (
            "W:W38,50:B32,5,4",
            "W:W38,50:B32,22,5,4",
            &[Empties("38"), Fills("27", MAN), Empties("32")],
        ),
        (
            "W:W32,37,50:B5,4",
            "W:W32,37,50:B23,5,4",
            &[Empties("37"), Fills("31", MAN)],
        ),
        (
            "W:W6,50:B45,5",
            "W:W6,12,50:B45,8,5",
            &[Empties("6"), Fills("1", KING)],
        ),
    ];
    for sight in [Sight::Blind, Sight::Low] {
        for (legal, irregular, touches) in hands {
            let by_hand = |fen| {
                shown(sight, fen, own, |table| {
                    touches.iter().for_each(|touch| table.touch(*touch));
                })
            };
            let told = by_hand(legal);
            assert!(told.len() > 1, "something is shown: {told:?}");
            assert_eq!(told, by_hand(irregular), "{sight:?} {touches:?}");
        }
        let typed = |fen, line: &str| shown(sight, fen, None, |table| table.type_line(line));
        for (legal, irregular, line) in [
            ("W:W31,32,50:B5,4", "W:W31,32,50:B28,5,4", "31-27"),
            ("W:W38,50:B32,5,4", "W:W38,50:B32,22,5,4", "38x27"),
        ] {
            assert_eq!(
                typed(legal, line),
                typed(irregular, line),
                "{sight:?} {line}"
            );
        }
        let forward = typed("W:W32,37,50:B5,4", "32-28");
        for anywhere in ["32-38", "32-19", "32-31", "32-27"] {
            assert_eq!(
                forward,
                typed("W:W32,37,50:B5,4", anywhere),
                "{sight:?} {anywhere}"
            );
        }
    }
}

/// The text with a `#` in place of the names of squares.
fn without_squares(text: &str) -> String {
    let mut left: Vec<&str> = Vec::new();
    for word in text.split_inclusive([' ', ',']) {
        let bare = word.trim_matches([' ', ',']);
        let word = if OF_SQUARES.contains(bare) { "#" } else { bare };
        if !(word == "#" && left.last() == Some(&"#")) || text.is_empty() {
            left.push(word);
        }
    }
    left.join(" ")
}

/// Every word that occurs in the name of a square.
static OF_SQUARES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let numbers = Catalogue::new(Language::Polish).numbers();
    let said = (1..=50).map(|n| numbers.words(n, Gender::Other));
    let words = said.flat_map(|said| said.split(' ').map(str::to_owned).collect::<Vec<_>>());
    words.collect()
});

/// Everything that is heard after these touches, first with one verbosity, then with the next.
fn by_hand(fen: &str, touches: &[Touch]) -> Vec<Heard> {
    by_hand_on(BoardOf::Side(Side::White), fen, touches)
}

fn by_hand_on(board: BoardOf, fen: &str, touches: &[Touch]) -> Vec<Heard> {
    let heard = Verbosity::ALL.map(|verbosity| {
        let mut table = Table::in_words(verbosity, fen, Some(board));
        for touch in touches {
            table.touch(*touch);
        }
        table.wait(Duration::from_secs(60));
        table.heard
    });
    heard.concat()
}

fn by_keys(fen: &str, line: &str) -> Vec<Heard> {
    let heard = Verbosity::ALL.map(|verbosity| {
        let mut table = Table::in_words(verbosity, fen, None);
        table.type_line(line);
        table.wait(Duration::from_secs(60));
        table.heard
    });
    heard.concat()
}

/// Compares a legal half-move with an irregular one: neither an ear nor a watch can tell the two apart.
fn alike(name: &str, legal: &[Heard], irregular: &[Heard]) {
    assert_eq!(legal.len(), Verbosity::ALL.len(), "{name}: {legal:?}");
    assert_eq!(legal, irregular, "{name}");
}

#[test]
fn a_quiet_move_while_a_capture_is_due() {
    let touches = [Empties("31"), Fills("27", MAN)];
    let legal = by_hand("W:W31,32,50:B5,4", &touches);
    alike("hand", &legal, &by_hand("W:W31,32,50:B28,5,4", &touches));
    let legal = by_keys("W:W31,32,50:B5,4", "31-27");
    alike("keys", &legal, &by_keys("W:W31,32,50:B28,5,4", "31-27"));
}

#[test]
fn fewer_than_could_be_taken() {
    let touches = [Empties("38"), Fills("27", MAN), Empties("32")];
    let legal = by_hand("W:W38,50:B32,5,4", &touches);
    assert_eq!(
        legal[0].4, "# bije #",
        "squares and nothing else are masked"
    );
    alike("hand", &legal, &by_hand("W:W38,50:B32,22,5,4", &touches));
    let legal = by_keys("W:W38,50:B32,5,4", "38x27");
    alike("keys", &legal, &by_keys("W:W38,50:B32,22,5,4", "38x27"));
}

#[test]
fn men_left_on_the_board() {
    let fen = "W:W38,50:B32,22,5,4";
    let start = [Empties("38"), Fills("18", MAN)];
    let all = by_hand(fen, &[start[0], start[1], Empties("32"), Empties("22")]);
    alike(
        "one",
        &all,
        &by_hand(fen, &[start[0], start[1], Empties("32")]),
    );
    alike(
        "the other",
        &all,
        &by_hand(fen, &[start[0], start[1], Empties("22")]),
    );
    alike("both", &all, &by_hand(fen, &start));
    let single = by_hand(
        "W:W33,50:B28,5",
        &[Empties("33"), Fills("22", MAN), Empties("28")],
    );
    let left = by_hand("W:W33,50:B28,5", &[Empties("33"), Fills("22", MAN)]);
    alike("a single one", &single, &left);
}

/// A player who announces a capture hears whether the board shows the announced squares, but never whether the
/// captured men came off.
#[test]
fn announced_and_men_left_on_the_board() {
    let said = |line: &str, touches: &[Touch]| {
        let mut table = Table::new("W:W38,50:B32,22,5,4", Some(BoardOf::Side(Side::White)));
        table.type_line(line);
        for touch in touches {
            table.touch(*touch);
        }
        table.wait(Duration::from_secs(60));
        table.heard
    };
    let [lift, put] = [Empties("38"), Fills("18", MAN)];
    let whole = [lift, put, Empties("32"), Empties("22")];
    // The first thing heard is a tone, because no piece was lifted before the announcement.
    for (line, heard) in [("white: said 38x18", 2), ("white: said 38x27", 3)] {
        let all = said(line, &whole);
        assert_eq!(all.len(), heard, "{all:?}");
        assert_eq!(all, said(line, &whole[..3]), "{line}");
        assert_eq!(all, said(line, &whole[..2]), "{line}");
    }
}

/// A man that was not captured stays in the record, so the board differs. On a shared board no player hears of this
/// difference (I 5.4, IV 1). On their own board a player hears of it as of any man that fell.
#[test]
fn a_wrong_man_taken_off() {
    let shared = |fen, touches: &[Touch]| by_hand_on(BoardOf::Shared, fen, touches);
    let fen = "W:W38,50:B32,21,5,4";
    let start = [Empties("38"), Fills("27", MAN)];
    let right = shared("W:W38,50:B32,12,5,4", &[start[0], start[1], Empties("32")]);
    alike(
        "instead",
        &right,
        &shared(fen, &[start[0], start[1], Empties("5")]),
    );
    let both = [Empties("32"), Empties("38"), Empties("5"), Fills("27", MAN)];
    let one = [Empties("32"), Empties("38"), Fills("27", MAN)];
    alike(
        "too",
        &shared("W:W38,50:B32,12,5,4", &one),
        &shared(fen, &both),
    );
}

/// A man comes off after the half-move was announced. No listener hears which man it was, even while an arbiter's words
/// are open.
#[test]
fn a_man_taken_off_when_the_half_move_was_heard() {
    let heard = |late: &'static str| {
        let mut table = Table::of(
            Settings {
                // The event does not consent to the names of the differing squares.
                consents: vec![Consent::MoveCount],
                ..Settings::default()
            },
            Verbosity::Normal,
            "W:W28,50:B23,14,5,45",
            Some(BoardOf::Side(Side::White)),
        );
        for touch in [
            Empties("28"),
            Fills("10", MAN),
            Empties("23"),
            Empties("14"),
        ] {
            table.touch(touch);
        }
        table.wait(Duration::from_secs(5));
        assert!(table.heard.iter().any(|it| it.3 == "move-played"));
        table.heard.clear();
        table.touch(Empties(late));
        for line in ["arbiter 2468", "arbiter done"] {
            table.type_line(line);
            table.wait(Duration::from_secs(40));
        }
        table.heard
    };
    let (one, other, own) = (heard("45"), heard("5"), heard("50"));
    for said in one.iter().chain(&other).chain(&own) {
        let (kind, words) = (said.3, &said.4);
        let names = ["board-uneven-by", "board-differs-by", "mend-next"];
        assert!(!names.contains(&kind), "{kind}: {words}");
    }
    let looked = |all: &[Heard]| all.iter().any(|it| it.3 == "arbiter-at-work");
    assert!(looked(&one) && looked(&own));
    assert_eq!(one, other, "which man it was");
}

#[test]
fn a_way_no_piece_goes() {
    let fen = "W:W32,37,50:B5,4";
    let forward = by_hand(fen, &[Empties("32"), Fills("28", MAN)]);
    alike(
        "back",
        &forward,
        &by_hand("W:W32,50:B5,4", &[Empties("32"), Fills("38", MAN)]),
    );
    let typed = by_keys(fen, "32-28");
    alike("back, typed", &typed, &by_keys(fen, "32-38"));
    // A half-move is announced as a capture if a capture could end on its last square, and otherwise not (I 4.3).
    for anywhere in ["32-19", "32-31", "32-27"] {
        alike("anywhere, typed", &typed, &by_keys(fen, anywhere));
    }
    let capture = by_keys("W:W33,50:B28,5", "33x22");
    for jumped in ["32-21", "32-12"] {
        alike("over nothing, typed", &capture, &by_keys(fen, jumped));
    }
    alike("not his own, typed", &typed, &by_keys(fen, "white: 5-10"));
}

#[test]
fn a_king_that_passes_a_capture() {
    let touches = [Empties("46"), Fills("37", KING)];
    let legal = by_hand("W:WK46,50:B5,4", &touches);
    alike("hand", &legal, &by_hand("W:WK46,50:B28,5,4", &touches));
    let legal = by_keys("W:WK46,50:B5,4", "46-37");
    alike("keys", &legal, &by_keys("W:WK46,50:B28,5,4", "46-37"));
}

/// The words that Black hears after demanding a correction or letting a half-move stand, also when Black does this
/// repeatedly or too late.
fn claimed(fen: &str, line: &str) -> Vec<Heard> {
    let mut table = Table::new(fen, None);
    let said = [
        line,
        "black: demand",
        "black: demand",
        "black: help moves",
        "black: let stand",
        "black: demand",
        "black: 5-10",
        "black: demand",
        "black: let stand",
        "black: help moves",
        "white: demand",
    ];
    for line in said {
        table.type_line(line);
        table.wait(Duration::from_secs(10));
    }
    table.heard
}

/// A demand, letting a half-move stand, and the refusal of both sound the same whether or not there was anything to
/// correct (I 5.4,
/// 5.7): otherwise players could ask the program for a fact that the arbiter may not tell them (IV 1).
#[test]
fn a_demand_after_a_legal_half_move_and_after_an_irregular_one() {
    let legal = claimed("W:W31,32,50:B5,4", "31-27");
    let kinds: Vec<&str> = legal.iter().map(|heard| heard.3).collect();
    let [played, noted, help, refused] = ["move-played", "noted", "help-of", "demand-refused"];
    let expected = [
        played, noted, noted, help, noted, refused, played, refused, refused, help, noted,
    ];
    assert_eq!(kinds, expected);
    assert_eq!(legal, claimed("W:W31,32,50:B28,5,4", "31-27"));
    assert_eq!(legal, claimed("W:W31,32,50:B5,4", "31-37"));
}

/// The words about a claim, after these half-moves.
fn claim_after(fen: &str, moves: &[&str], claim: &str) -> Vec<Heard> {
    let mut table = Table::new(fen, None);
    for text in moves {
        table.type_line(text);
        table.wait(Duration::from_secs(10));
    }
    let before = table.heard.len();
    for line in [claim, "white: claim", "white: where", "white: help moves"] {
        table.type_line(line);
        table.wait(Duration::from_secs(10));
    }
    table.heard.split_off(before)
}

/// A claim sounds the same whether it is right, nearly right or absurd (II 2.4.7, 5.2): otherwise a player could
/// ask the program for the state of a count.
#[test]
fn a_claim_that_is_right_and_one_that_is_not() {
    let round = ["46-41", "2-8", "41-46", "8-2"];
    let [once, twice, thrice] = [1, 2, 3].map(|rounds| round.repeat(rounds));
    let fen = "W:WK46,31:BK2,20";
    for claim in [
        "white: claim",
        "white: claim repetition",
        "white: claim kings",
        "white: claim three kings",
        "white: claim regulation",
        "white: claim flag",
    ] {
        let right = claim_after(fen, &twice, claim);
        let kinds: Vec<&str> = right.iter().map(|heard| heard.3).collect();
        assert_eq!(kinds, ["claim-noted", "claim-refused", "where", "help-of"]);
        assert_eq!(right, claim_after(fen, &once, claim), "{claim}");
        assert_eq!(right, claim_after(fen, &thrice, claim), "{claim}");
        // The claim of a regulation draw sounds like the claim of a side that has to capture.
        let drawn = claim_after("W:WK47:BK28,K3", &[], claim);
        assert_eq!(drawn, claim_after("W:WK46:BK28,K3", &[], claim), "{claim}");
        assert_eq!(drawn[0], right[0], "{claim}");
    }
}

/// Everything that may be heard in an official game without a question, a lost board or a failing disk. Other kinds are
/// never said, according to the matrix of section 25.
const MAY_BE_HEARD: [&str; 5] = [
    "game-begins",
    "move-played",
    "which-way",
    "pressed",
    "board-agrees",
];

#[test]
fn nothing_forbidden_is_said_in_any_official_game() {
    let first: u64 = std::env::var("ZGODA_SEED").map_or(1, |seed| seed.parse().unwrap());
    println!("seeds from {first} on");
    for seed in first..first + 40 {
        let mut rng = Rng::new(seed);
        let mut world = World::new(Settings {
            mode: Mode::Official,
            seed,
            ..Settings::default()
        });
        for _ in 0..400 {
            let now = *world.game().now();
            let Some((from, to)) = half_move(&now, &mut rng) else {
                break;
            };
            let (from, to) = (V.name(from), V.name(to));
            world.type_line(&format!("{}: {from}-{to}", now.turn().word()));
            world.run(Duration::from_millis(50));
            if rng.once_in(3) {
                world.type_line("press");
                world.run(rng.ms(0..=3_000));
            }
        }
        assert!(
            world.game().standing().len() > 10,
            "seed {seed}: hardly a game"
        );
        let irregular = |entry: &zgoda_table::session::game::StandingEntry| {
            !legal_moves(&entry.before).contains(&entry.mv)
        };
        let odd = world
            .game()
            .standing()
            .iter()
            .filter(|entry| irregular(entry))
            .count();
        assert!(odd > 0, "seed {seed}: nothing irregular was tried");
        let kinds: BTreeSet<&str> = world
            .heard()
            .iter()
            .map(|heard| heard.line.about.kind)
            .collect();
        let forbidden: Vec<_> = kinds
            .into_iter()
            .filter(|kind| !MAY_BE_HEARD.contains(kind))
            .collect();
        assert!(forbidden.is_empty(), "seed {seed}: {forbidden:?}");
    }
}

/// A random half-move: mostly a legal one, but now and then from any piece of the mover to any empty square.
fn half_move(now: &Setup, rng: &mut Rng) -> Option<(Square, Square)> {
    if rng.once_in(12) {
        let own: Vec<Square> = now.pieces(now.turn()).into_iter().collect();
        let free: Vec<Square> = now.vacant().into_iter().collect();
        return Some((rng.pick(&own)?, rng.pick(&free)?));
    }
    let legal = legal_moves(now);
    rng.pick(&legal).map(|mv| (mv.from, mv.to))
}
