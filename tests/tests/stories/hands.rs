// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests whole games that are played by one device alone, with a count of its keys, and random acts of hands, which must do no
//! harm.

use std::time::Duration;

use zgoda_game::notation::write_move;
use zgoda_game::{BySide, Move, Setup, Side, Square, Variant, choices};
use zgoda_hw::pad::{Button, Motor, PadEvent, Seat, Thumb, Way};
use zgoda_hw::sim::rng::Rng;
use zgoda_input::hands::stroke::{Function, Key, Named, PadStroke, Stroke};
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_scenarios::games::{self, Played};
use zgoda_scenarios::{Settings, World};
use zgoda_speech::{Language, Listener, Message};
use zgoda_table::session::options::Keeper;

/// A whole game: thirty moves of each side.
const HALF_MOVES: usize = 60;
/// The most keys for a half-move of each side together, including both presses.
const MOST_KEYS: usize = 12;
/// The most words for the two half-moves. At 300 words a minute a word takes a fifth of a second, and the voice may speak for three
/// seconds. `app/tests/real/gamepad.rs` measures the time of a real voice.
const MOST_WORDS: usize = 15;

/// A device with which a whole game is played.
trait Device {
    fn begin(&mut self, world: &mut World);
    /// Types digits, and the key that ends them.
    fn digits(&mut self, world: &mut World, digits: &str);
    /// Presses the clock of the game.
    fn press(&mut self, world: &mut World);
    /// The number of keys that were used since the last call. A button and a flick of a stick count as keys.
    fn keys(&mut self) -> usize;
}

/// Connects a gamepad to this seat.
fn plug_in(world: &mut World, seat: Seat, motor: Motor) {
    let name = "a gamepad".to_owned();
    world.pad(seat, PadEvent::Connected { name, motor });
}

/// The stroke of the pad for this digit.
fn stroke(digit: u8) -> PadEvent {
    let mut ways = Way::ALL.into_iter();
    match ways.find(|way| way.digit() + b'0' == digit) {
        Some(way) => PadEvent::Flicked(Thumb::Right, way),
        None if digit == b'5' => PadEvent::Pressed(Button::RightStick),
        None => PadEvent::Pressed(Button::RightTrigger),
    }
}

/// The device of a gamepad.
#[derive(Default)]
struct Pad(usize);

impl Pad {
    fn button(&mut self, world: &mut World, button: Button) {
        self.0 += 1;
        world.pad(Seat::First, PadEvent::Pressed(button));
        world.pad(Seat::First, PadEvent::Released(button));
    }
}

impl Device for Pad {
    fn begin(&mut self, world: &mut World) {
        plug_in(world, Seat::First, Motor::Missing);
    }

    fn digits(&mut self, world: &mut World, digits: &str) {
        for digit in digits.bytes() {
            match stroke(digit) {
                PadEvent::Pressed(button) => self.button(world, button),
                flick => {
                    self.0 += 1;
                    world.pad(Seat::First, flick);
                }
            }
        }
    }

    fn press(&mut self, world: &mut World) {
        self.button(world, Button::South);
    }

    fn keys(&mut self) -> usize {
        std::mem::take(&mut self.0)
    }
}

/// The device of a numeric keypad.
#[derive(Default)]
struct Keypad(usize);

impl Keypad {
    fn key(&mut self, world: &mut World, key: Key) {
        self.0 += 1;
        world.key(key);
    }
}

impl Device for Keypad {
    fn begin(&mut self, _: &mut World) {}

    fn digits(&mut self, world: &mut World, digits: &str) {
        for digit in digits.chars() {
            self.key(world, Key::Char(digit));
        }
        self.key(world, Key::Named(Named::Enter));
    }

    fn press(&mut self, world: &mut World) {
        self.key(world, Key::Char('+'));
    }

    fn keys(&mut self) -> usize {
        std::mem::take(&mut self.0)
    }
}

/// A square in two digits: its number, or its column and row.
fn digits(variant: Variant, square: Square) -> String {
    let name = variant.name(square).to_string();
    match name.as_bytes() {
        [column @ b'a'..=b'h', row] => format!("{}{}", column - b'a' + 1, char::from(*row)),
        _ => format!("{name:0>2}"),
    }
}

fn long_game(variant: Variant, seed: u64) -> Played {
    let mut games = (seed..).map(|seed| games::random(seed, Setup::start(variant), HALF_MOVES));
    games.find(|game| game.moves.len() == HALF_MOVES).unwrap()
}

/// The square that distinguishes the way of this capture from other ways.
fn way(before: &Setup, mv: &Move) -> Square {
    let mut all = choices(before, mv.from, mv.to).into_iter();
    let (_, via) = all.find(|(it, _)| it == mv).unwrap();
    via.unwrap()
}

fn words(world: &World, from: usize) -> usize {
    let heard = world.heard().iter().skip(from);
    // A line of the transcript with a reason is a sound, or was not spoken.
    let spoken = heard.filter(|heard| heard.line.status == "spoken" && heard.line.why.is_none());
    spoken
        .map(|heard| heard.line.text.split_whitespace().count())
        .sum()
}

/// Plays a game with both presses, and counts keys and words.
fn play(mut device: impl Device, variant: Variant, seed: u64) {
    let game = long_game(variant, seed);
    println!("{}", game.name);
    let settings = Settings {
        start: game.start,
        language: Language::English,
        time: Some("180m".parse().unwrap()),
        keeper: Keeper::Embedded,
        ..Settings::default()
    };
    let mut world = World::new(settings);
    device.begin(&mut world);
    world.run(Duration::from_secs(10));
    let mut before = game.start;
    let mut asked = 0;
    for (pair, moves) in game.moves.chunks(2).enumerate() {
        device.keys();
        let mut most = MOST_KEYS;
        let heard = world.heard().len();
        for mv in moves {
            let entered = world.game().standing().len();
            let both = digits(variant, mv.from) + &digits(variant, mv.to);
            device.digits(&mut world, &both);
            if world.game().standing().len() == entered {
                let which = matches!(
                    world.said().last().unwrap().message,
                    Message::WhichWay { .. }
                );
                assert!(which, "{:?}", world.said().last());
                asked += 1;
                // An ambiguous half-move needs two more digits for its way, and the key that ends them.
                most += 3;
                device.digits(&mut world, &digits(variant, way(&before, mv)));
            }
            assert_eq!(world.game().last().unwrap().mv, *mv, "pair {pair}");
            device.press(&mut world);
            before = mv.apply(&before);
            world.run(Duration::from_secs(4));
        }
        let keys = device.keys();
        assert!(keys <= most, "{keys} keys for pair {pair} of {}", game.name);
        let spoken = words(&world, heard);
        let more = if most > MOST_KEYS { MOST_WORDS } else { 0 };
        assert!(
            spoken <= MOST_WORDS + more,
            "{spoken} words for pair {pair} of {}",
            game.name
        );
        assert!(spoken >= 4, "both half-moves are read back");
    }
    println!("asked which way {asked} times");
    let entered = world.game().standing();
    let mut position = game.start;
    for (mv, entry) in game.moves.iter().zip(entered) {
        assert_eq!(
            write_move(&position, mv),
            write_move(&entry.before, &entry.mv)
        );
        position = mv.apply(&position);
    }
    assert_eq!(entered.len(), HALF_MOVES);
}

#[test]
fn a_whole_game_by_the_pad_alone() {
    for variant in [Variant::International, Variant::Polish64] {
        play(Pad::default(), variant, 1);
    }
}

#[test]
fn a_whole_game_by_the_keypad_alone() {
    for variant in [Variant::International, Variant::Polish64] {
        play(Keypad::default(), variant, 1);
    }
}

/// A typed letter does not wait for earlier lines, unless it must be explained. The assistant's letters are explained only if the
/// assistant asked for it, and not if the player did.
#[test]
fn only_the_keys_of_who_asked_wait_to_explain_themselves() {
    let mut settings = Settings {
        sight: BySide {
            white: Sight::Blind,
            black: Sight::Sighted,
        },
        channels: vec![Listener::White, Listener::Assistant],
        ..Settings::default()
    };
    settings.keys.keyboard = AtKeyboard::Assistant;
    let mut world = World::new(settings);
    let letter = Key::Char('a');
    assert!(world.only_types(letter));
    world.type_line("white: keys");
    assert!(world.only_types(letter), "White's pad explains itself");
    world.type_line("assistant: keys");
    assert!(!world.only_types(letter), "the assistant's keys do");
}

/// Two blind players have a pad each. Each enters their own half-moves and presses for themselves.
#[test]
fn a_whole_game_by_two_pads() {
    let game = long_game(Variant::International, 7);
    println!("{}", game.name);
    let mut world = World::new(Settings {
        sight: BySide {
            white: Sight::Blind,
            black: Sight::Blind,
        },
        time: Some("180m".parse().unwrap()),
        keeper: Keeper::Embedded,
        ..Settings::default()
    });
    for seat in [Seat::First, Seat::Second] {
        plug_in(&mut world, seat, Motor::Missing);
    }
    let mut before = game.start;
    for mv in &game.moves {
        let (own, other) = match before.turn() {
            Side::White => (Seat::First, Seat::Second),
            Side::Black => (Seat::Second, Seat::First),
        };
        let entered = world.game().standing().len();
        // The player who is not on move also presses, which must do nothing.
        world.pad(other, PadEvent::Pressed(Button::South));
        world.pad(other, PadEvent::Released(Button::South));
        let mut both =
            digits(Variant::International, mv.from) + &digits(Variant::International, mv.to);
        if zgoda_game::is_ambiguous(&before, mv) {
            both += &digits(Variant::International, way(&before, mv));
        }
        for digit in both.bytes() {
            world.pad(own, stroke(digit));
        }
        assert_eq!(
            world.game().standing().len(),
            entered + 1,
            "{}",
            write_move(&before, mv)
        );
        world.pad(own, PadEvent::Pressed(Button::South));
        world.run(Duration::from_secs(3));
        before = mv.apply(&before);
    }
    assert_eq!(world.game().standing().len(), HALF_MOVES);
}

/// A random act of hands. Acts that could do harm are frequent.
fn any(rng: &mut Rng) -> Result<Key, (Seat, PadEvent)> {
    let seat = match rng.below(8) {
        0 => Seat::Third,
        1 | 2 => Seat::Second,
        _ => Seat::First,
    };
    let stroke = rng.pick(&PadStroke::all().collect::<Vec<_>>()).unwrap();
    let named = Key::Named(rng.pick(&Named::ALL).unwrap());
    let function = rng.pick(&(1..=12).filter_map(Function::new).collect::<Vec<_>>());
    let char = rng
        .pick(&"0123456789+-*/.,? ay".chars().collect::<Vec<_>>())
        .unwrap();
    match rng.below(6) {
        0 | 1 => Ok(Key::Char(char)),
        2 => Ok(named),
        3 => Ok(function.map_or(named, Key::Function)),
        _ => Err((
            seat,
            match stroke {
                PadStroke::Button(button) if rng.once_in(2) => PadEvent::Released(button),
                PadStroke::Button(button) => PadEvent::Pressed(button),
                PadStroke::Flick(thumb, way) => PadEvent::Flicked(thumb, way),
            },
        )),
    }
}

/// After any acts of hands, an act that ends a game or the program needs a confirmation.
#[test]
fn hands_gone_mad_end_nothing_unasked() {
    for (seed, mode) in (1..=60).zip([Mode::Training, Mode::Official].into_iter().cycle()) {
        println!("seed {seed}, {mode:?}");
        let mut rng = Rng::new(seed);
        let both = rng.once_in(2);
        let mut world = World::new(Settings {
            mode,
            sight: BySide {
                white: Sight::Blind,
                black: if both { Sight::Blind } else { Sight::Sighted },
            },
            ..Settings::default()
        });
        for seat in Seat::ALL {
            plug_in(&mut world, seat, Motor::There);
        }
        for _ in 0..400 {
            let before = world.said().len();
            match any(&mut rng) {
                Ok(key) => world.key(key),
                Err((seat, event)) => world.pad(seat, event),
            }
            if rng.once_in(5) {
                world.run(Duration::from_millis(300));
            }
            let over = |message: &Message| matches!(message, Message::GameOver { .. });
            let ended = world.said().iter().skip(before).any(|it| over(&it.message));
            let asked = world.said().iter().take(before).any(|it| {
                matches!(
                    it.message,
                    Message::AskResign { .. } | Message::AskDraw { .. } | Message::AskResult
                )
            });
            assert!(!ended || asked, "the game ended unasked");
            assert!(!world.stopped(), "the program ended unasked");
        }
    }
}

/// After any keys, the line is the text that the keys typed.
#[test]
fn the_line_is_what_was_typed() {
    use zgoda_input::hands::keyboard::{Keyboard, Keyed, Open, Pace};
    use zgoda_input::hands::map::KeyMap;

    let map = KeyMap::default();
    for seed in 1..=200 {
        let mut rng = Rng::new(seed);
        let mut keyboard = Keyboard::default();
        let mut shown = String::new();
        for _ in 0..200 {
            let Ok(key) = any(&mut rng) else { continue };
            let before = keyboard.typed().to_owned();
            let open = if rng.once_in(4) {
                Open::Menu
            } else {
                Open::Nothing
            };
            let typed_only = keyboard.only_types(key, &map, open);
            let keyed = keyboard.key(key, &map, open, Pace::Typing);
            match &keyed {
                Some(Keyed::Echo(echo)) if echo == "\u{8} \u{8}" => assert!(shown.pop().is_some()),
                Some(Keyed::Echo(echo)) => shown.push_str(echo),
                Some(Keyed::Again(line)) => {
                    assert!(before.is_empty(), "seed {seed}: a line came over another");
                    shown.clone_from(line);
                }
                Some(Keyed::Line(line)) => {
                    assert_eq!(*line, std::mem::take(&mut shown), "seed {seed}");
                }
                Some(Keyed::Do(_) | Keyed::Looks(_)) | None => {
                    assert_eq!(
                        keyboard.typed(),
                        before,
                        "seed {seed}: {key} changed the line"
                    );
                    assert!(!typed_only || keyed.is_none(), "seed {seed}: {key}");
                }
            }
            assert_eq!(keyboard.typed(), shown, "seed {seed}: after {key}");
            assert!(Stroke::Key(key).to_string().len() < 20);
        }
    }
}
