// SPDX-License-Identifier: GPL-3.0-or-later
//! The captures of one side (Kodeks I 4): all that take the largest number of pieces, once for each
//! combination of start, end and captured set.
//!
//! A capture is searched jump by jump. Captured pieces stay on the board and block until the capture is over, and none is jumped
//! twice (I 4.8, 4.11); the mover's own square is empty meanwhile, so a capture may end where it began. The plain search follows
//! every route and is the fastest if routes are few. If kings turn often, the routes multiply while the states (the place of the
//! piece and the set of taken pieces) do not. So recent states are remembered and not followed again, and after [`PLAIN_STEPS`]
//! jumps of one piece another search starts that visits each state once.

use std::collections::HashSet;

use crate::generate::board::{
    Board, DOWN_LEFT, DOWN_RIGHT, UP_LEFT, UP_RIGHT, flight, flown, nearest, opposite, shift,
    step_to,
};
use crate::generate::list::MoveList;
use crate::generate::stand::{Stand, each};
use crate::square::{Square, SquareSet};

/// Repeats an expression for each of the four directions, so that each is compiled with its own
/// shifts.
macro_rules! for_each_direction {
    ($d:ident => $body:expr) => {{
        {
            const $d: usize = UP_LEFT;
            $body
        }
        {
            const $d: usize = UP_RIGHT;
            $body
        }
        {
            const $d: usize = DOWN_LEFT;
            $body
        }
        {
            const $d: usize = DOWN_RIGHT;
            $body
        }
    }};
}

/// The most jumps of one piece in the plain search: far more than positions in play need, and few
/// enough that starting again costs little. The worst constructed positions found (one king, 19 to
/// 25 enemies, 17 taken) then take about a millisecond, with some thousands of states; the plain
/// search would not end.
const PLAIN_STEPS: u32 = 2_000;

/// The smallest number of jumps after which different routes of a king can meet in one state.
const MEETING: u32 = 3;

/// The direction of a piece that has not jumped yet.
const NOWHERE: usize = 4;

/// States of a king that were followed recently. A state may be overwritten by another and is then followed
/// again, which only costs time.
struct Followed([(u64, u64); 64]);

impl Default for Followed {
    fn default() -> Followed {
        Followed([(0, 0); 64])
    }
}

impl Followed {
    #[inline(always)]
    fn is_new(&mut self, at: u64, taken: u64) -> bool {
        let mixed = (at ^ taken.rotate_left(7)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let place = &mut self.0[(mixed >> 58) as usize];
        let is_new = *place != (at, taken);
        *place = (at, taken);
        is_new
    }
}

/// A single jump: the piece taken and the squares where the jumping piece may land.
#[derive(Clone, Copy)]
pub(crate) struct Jump {
    /// The piece jumped over.
    pub(crate) over: u64,
    /// The free squares behind the taken piece where the jumping piece may land; never empty.
    pub(crate) landings: u64,
}

/// A capturing piece: the squares that block it and the pieces that it may take.
#[derive(Clone, Copy)]
pub(crate) struct Hunter {
    /// All pieces but the hunter itself, including those already taken (Kodeks I 4.11).
    pub(crate) blockers: u64,
    /// The pieces that the hunter may take.
    pub(crate) prey: u64,
    /// True if the piece flies as a king.
    pub(crate) king: bool,
}

impl Hunter {
    /// The piece on `from`, hunting `prey`.
    pub(crate) fn new(stand: &Stand, from: u64, prey: u64) -> Hunter {
        Hunter {
            blockers: (stand.own | stand.other) & !from,
            prey,
            king: stand.kings & from != 0,
        }
    }

    /// The jump of the piece in direction `d` from `at`, with `taken` taken before.
    #[inline(always)]
    pub(crate) fn jump<B: Board>(&self, at: u64, taken: u64, d: usize) -> Option<Jump> {
        let prey = self.prey & !taken;
        if self.king {
            let ray = B::RAYS[d][at.trailing_zeros() as usize & 63];
            let over = nearest::<B>(ray & self.blockers, d);
            if over & prey == 0 {
                return None;
            }
            let landings = flight::<B>(over.trailing_zeros() as usize, d, self.blockers);
            (landings != 0).then_some(Jump { over, landings })
        } else {
            let over = step_to::<B>(at, d) & prey;
            let landings = step_to::<B>(over, d) & !self.blockers;
            (landings != 0).then_some(Jump { over, landings })
        }
    }
}

/// Collects the captures of `stand` in `moves`, which must be empty. The captures are unsorted, and a capture of four pieces or
/// more may occur several times, by different routes. Returns the number of pieces that each takes.
#[inline(always)]
pub(crate) fn captures<B: Board>(stand: &Stand, moves: &mut MoveList) -> u32 {
    let mut best = Best { taken: 0, moves };
    let hungry = stand.hungry_men_by_direction::<B>();
    for from in each(hungry.into_iter().fold(0, |all, some| all | some)) {
        captures_of_man::<B>(stand, from, &hungry, &mut best);
    }
    if stand.own & stand.kings != 0 {
        captures_of_kings::<B>(stand, &mut best);
    }
    best.taken
}

/// Adds the captures of the man on `from`. `hungry` has, for each direction, the men that can begin a capture in that
/// direction.
#[inline(always)]
fn captures_of_man<B: Board>(stand: &Stand, from: u64, hungry: &[u64; 4], best: &mut Best) {
    let origin = Square::of_lowest(from);
    let mut walk = Walk {
        free: stand.empty::<B>() | from,
        prey: stand.other,
        steps: PLAIN_STEPS,
        found: |to, taken, n| best.offer(origin, to, taken, n),
    };
    if !walk.begin::<B>(from, hungry) {
        all_states::<B>(stand, from, best);
    }
}

#[inline(never)]
fn captures_of_kings<B: Board>(stand: &Stand, best: &mut Best) {
    for from in each(stand.hungry_kings::<B>()) {
        let origin = Square::of_lowest(from);
        let mut steps = PLAIN_STEPS;
        let mut flight = Flight::new::<B>(Hunter::new(stand, from, stand.other));
        let finished = flight.follow::<B, NOWHERE>(
            from,
            Taken::default(),
            true,
            &mut steps,
            &mut |landings, taken, n| {
                if n >= best.taken {
                    each(landings).for_each(|to| best.offer(origin, to, taken, n));
                }
            },
        );
        if !finished {
            all_states::<B>(stand, from, best);
        }
    }
}

/// Offers all captures of one piece with too many routes for the plain search. Captures that the abandoned
/// search has found may come again.
#[cold]
#[inline(never)]
fn all_states<B: Board>(stand: &Stand, from: u64, best: &mut Best) {
    let hunter = Hunter::new(stand, from, stand.other);
    for (to, taken, ends) in states::<B>(&hunter, from) {
        if ends {
            best.offer(Square::of_lowest(from), to, taken, taken.count_ones());
        }
    }
}

/// The captures with the largest number of taken pieces so far.
struct Best<'a> {
    taken: u32,
    moves: &'a mut MoveList,
}

impl Best<'_> {
    /// Keeps a capture unless another takes more, and drops those that take fewer (Kodeks I 4.13).
    #[inline(always)]
    fn offer(&mut self, from: Square, to: u64, taken: u64, n: u32) {
        if n > self.taken {
            self.taken = n;
            self.moves.clear();
        }
        if n == self.taken {
            self.moves
                .push(from, Square::of_lowest(to), SquareSet::from_bits(taken));
        }
    }
}

/// A man on its way.
struct Walk<F: FnMut(u64, u64, u32)> {
    /// The squares where the man may land, including its first square.
    free: u64,
    /// All pieces of the other side before the capture.
    prey: u64,
    /// The number of jumps that may still be tried.
    steps: u32,
    /// Called for each end of a route with the square, the taken pieces and their number.
    found: F,
}

impl<F: FnMut(u64, u64, u32)> Walk<F> {
    /// Follows every route of the man on `from`, beginning in the directions that `hungry` has for it. False when the
    /// steps ran out.
    #[inline(always)]
    fn begin<B: Board>(&mut self, from: u64, hungry: &[u64; 4]) -> bool {
        for_each_direction!(D => if hungry[D] & from != 0 {
            let over = shift::<B, D>(from);
            if !self.follow::<B, D>(shift::<B, D>(over), over, 1) {
                return false;
            }
        });
        true
    }

    /// Follows every route that goes on from `at`, which the man has reached in direction `CAME` with the `n` pieces `taken`.
    /// False when the steps ran out.
    fn follow<B: Board, const CAME: usize>(&mut self, at: u64, taken: u64, n: u32) -> bool {
        let prey = self.prey & !taken;
        let mut landings = 0;
        for_each_direction!(D => if D != opposite(CAME) {
            landings |= shift::<B, D>(shift::<B, D>(at) & prey) & self.free;
        });
        if landings == 0 {
            (self.found)(at, taken, n);
            return true;
        }
        for_each_direction!(D => if D != opposite(CAME) {
            let over = shift::<B, D>(at) & prey;
            let landing = shift::<B, D>(over) & self.free;
            if landing != 0 {
                if self.steps == 0 {
                    return false;
                }
                self.steps -= 1;
                if !self.follow::<B, D>(landing, taken | over, n + 1) {
                    return false;
                }
            }
        });
        true
    }
}

/// A capturing king, with facts computed once because no other piece moves during the capture.
struct Flight {
    hunter: Hunter,
    /// For each direction, the squares from which a piece could be taken before the capture began; that piece may be taken by now.
    near_prey: [u64; 4],
    followed: Followed,
}

impl Flight {
    fn new<B: Board>(hunter: Hunter) -> Flight {
        let empty = B::SQUARES & !hunter.blockers;
        let mut near_prey = [0; 4];
        for_each_direction!(D => {
            let back = opposite(D);
            let exposed = hunter.prey & step_to::<B>(empty, back);
            near_prey[D] = flown::<B>(step_to::<B>(exposed, back) & empty, back, empty);
        });
        Flight {
            hunter,
            near_prey,
            followed: Followed::default(),
        }
    }

    /// Follows every route that goes on from `at`, which the king has reached in direction `CAME`, except from a state
    /// that was followed before. All landings behind a captured piece have the same next piece straight on, so that
    /// jump is followed from the nearest landing only. False when `steps` ran out.
    fn follow<B: Board, const CAME: usize>(
        &mut self,
        at: u64,
        taken: Taken,
        is_nearest: bool,
        steps: &mut u32,
        found: &mut impl FnMut(u64, u64, u32),
    ) -> bool {
        if taken.count >= MEETING && !self.followed.is_new(at, taken.pieces) {
            return true;
        }
        let mut ends = true;
        for_each_direction!(D => if D != opposite(CAME)
            && self.near_prey[D] & at != 0
            && let Some(jump) = self.hunter.jump::<B>(at, taken.pieces, D)
        {
            ends = false;
            if D != CAME || is_nearest {
                if *steps == 0 {
                    return false;
                }
                *steps -= 1;
                let taken = Taken { pieces: taken.pieces | jump.over, count: taken.count + 1 };
                // The next jump goes straight on or to a side: behind the king is only the piece just taken.
                let onward = match D {
                    UP_LEFT | DOWN_RIGHT => {
                        self.near_prey[D] | self.near_prey[UP_RIGHT] | self.near_prey[DOWN_LEFT]
                    }
                    _ => self.near_prey[D] | self.near_prey[UP_LEFT] | self.near_prey[DOWN_RIGHT],
                };
                let ends_here = jump.landings & !onward;
                if ends_here != 0 {
                    found(ends_here, taken.pieces, taken.count);
                }
                let first = nearest::<B>(jump.landings, D);
                for landing in each(jump.landings & onward) {
                    if !self.follow::<B, D>(landing, taken, landing == first, steps, found) {
                        return false;
                    }
                }
            }
        });
        if ends && taken.count > 0 {
            found(at, taken.pieces, taken.count);
        }
        true
    }
}

/// The pieces taken so far.
#[derive(Clone, Copy, Default)]
struct Taken {
    pieces: u64,
    count: u32,
}

/// Every state that the piece can reach by taking at least one piece: its square, the taken pieces,
/// and true if it can take no more. Each state comes once, in no particular order.
pub(crate) fn states<B: Board>(hunter: &Hunter, from: u64) -> Vec<(u64, u64, bool)> {
    let mut seen = HashSet::new();
    let mut open = vec![(from, 0u64)];
    let mut states = Vec::new();
    while let Some((at, taken)) = open.pop() {
        let mut ends = true;
        for d in 0..4 {
            if let Some(jump) = hunter.jump::<B>(at, taken, d) {
                ends = false;
                for landing in each(jump.landings) {
                    let state = (landing, taken | jump.over);
                    if seen.insert(state) {
                        open.push(state);
                    }
                }
            }
        }
        if taken != 0 {
            states.push((at, taken, ends));
        }
    }
    states
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::board::{Eight, Ten};
    use crate::setup::Setup;
    use crate::variant::Variant;
    use crate::{Piece, Side, SquareSet};
    use std::collections::BTreeSet;

    /// A board with one white king or man and many black men, from a number.
    fn crowded(variant: Variant, mut seed: u64) -> Setup {
        let layout = variant.layout();
        let mut next = |below: u8| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            u8::try_from(seed % u64::from(below)).unwrap()
        };
        let mut setup = Setup::empty(variant, Side::White);
        let enemies = layout.count() / 5 + next(layout.count() / 5);
        for _ in 0..enemies {
            let square = layout.nth(next(layout.count())).unwrap();
            setup.put(square, Some(Piece::man(Side::Black)));
        }
        let square = layout.nth(next(layout.count())).unwrap();
        let piece = [Piece::king(Side::White), Piece::man(Side::White)][usize::from(next(4) == 0)];
        setup.put(square, Some(piece));
        setup
    }

    /// Following every route and visiting every state find the same ends.
    fn both_searches_agree<B: Board>(variant: Variant, at_least: u32) {
        let mut longest = 0;
        for seed in 1..20_000u64 {
            let setup = crowded(variant, seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            let stand = Stand::of(&setup);
            let hunter = Hunter::new(&stand, stand.own, stand.other);
            let mut plain = BTreeSet::new();
            let mut steps = 200_000;
            let mut found = |landings, taken, n: u32| {
                plain.extend(each(landings).map(|to| (to, taken)));
                longest = longest.max(n);
            };
            let finished = if hunter.king {
                Flight::new::<B>(hunter).follow::<B, NOWHERE>(
                    stand.own,
                    Taken::default(),
                    true,
                    &mut steps,
                    &mut found,
                )
            } else {
                let hungry = stand.hungry_men_by_direction::<B>();
                let mut walk = Walk {
                    free: stand.empty::<B>() | stand.own,
                    prey: stand.other,
                    steps,
                    found,
                };
                walk.begin::<B>(stand.own, &hungry)
            };
            if finished {
                let once: BTreeSet<(u64, u64)> = states::<B>(&hunter, stand.own)
                    .into_iter()
                    .filter(|(.., ends)| *ends)
                    .map(|(to, taken, _)| (to, taken))
                    .collect();
                assert_eq!(plain, once, "{setup:?}");
            }
        }
        assert!(longest >= at_least, "no long capture was tried: {longest}");
    }

    #[test]
    fn following_routes_and_visiting_states_agree() {
        both_searches_agree::<Ten>(Variant::International, 9);
        both_searches_agree::<Eight>(Variant::Polish64, 6);
    }

    /// More routes than anybody can follow: the search starts again and still takes the most. This also holds if a second piece can
    /// capture less.
    #[test]
    fn routes_without_end_are_no_trouble() {
        let variant = Variant::International;
        let mut setup = Setup::empty(variant, Side::White);
        let square = |name: &str| variant.square(name).unwrap();
        setup.put(square("27"), Some(Piece::king(Side::White)));
        for name in [
            "7", "8", "9", "10", "12", "17", "18", "19", "20", "21", "23", "25", "26", "29", "30",
            "31", "32", "39", "40", "41", "42", "43", "45", "48", "50",
        ] {
            setup.put(square(name), Some(Piece::man(Side::Black)));
        }
        let alone = crate::legal_moves(&setup);
        assert!(alone.iter().all(|mv| mv.captured.len() == 17) && alone.len() == 10);
        setup.put(square("36"), Some(Piece::man(Side::White)));
        let with_another = crate::legal_moves(&setup);
        assert!(with_another.is_sorted());
        let all: SquareSet = with_another.iter().map(|mv| mv.from).collect();
        assert_eq!(all, square("27").set());
    }
}
