// SPDX-License-Identifier: GPL-3.0-or-later
//! The law of kills: a story that is killed and taken up again comes to the same end.
//!
//! A story is played once undisturbed. Then it is taken up again once for every batch that was written in it, as if it had been
//! killed when that batch was durable; batches of heartbeats alone, and batches after the game is over, are left out. After the
//! kill the persons of the story do what people would do in life, see [`people`], in one [`Way`]: the likely way, or the way that
//! the list of ways has for this kill. From the next act on every word must be the same, and at the end the game must be the same.
//! Only moments may differ, as they do after a kill.

mod alike;
pub mod asked;
mod drawn;
mod people;
mod printed;
pub mod volatile;
mod way;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use zgoda_game::{Moment, Piece};
use zgoda_record::event::{Body, Event};

use super::act::{Act, Step};
use super::parse::Story;
use super::play::Teller;
use super::tell;
use crate::world::{Remains, World};
use alike::Told;
pub use drawn::{Kills, mixed};
use way::{BoardAhead, Way};
pub use way::{NoWay, Otherwise};

/// Time after the last act, in which nothing new begins, but words may still come.
const AFTERMATH: Duration = Duration::from_secs(30);

/// Longest wait for words: after each of many half-moves that are typed in one act, and after a kill for as many words as an act
/// had without the kill.
const HEARD_WITHIN: Duration = Duration::from_secs(5);

/// The point at which a killed run parts from the undisturbed run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The number of batches before the kill.
    pub after: usize,
    /// The difference itself, in words.
    pub what: String,
}

/// The outcome of all kills of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The number of kills.
    pub kills: usize,
    /// The differences that the kills made.
    pub differences: Vec<Difference>,
    /// Kills for which the list names a way without need: the likely way makes no difference there either.
    pub vain: Vec<usize>,
    /// The fields of the story's game that are left out of the comparison, wholly or in part.
    pub masked: BTreeSet<&'static str>,
}

/// An act and its moment, counted from the end of the act before.
#[derive(Clone, Debug)]
struct Timed {
    act: Act,
    gap: Duration,
}

/// The outcome of a run.
#[derive(Debug, Default)]
struct Outcome {
    /// The words that were heard, shown and felt after each act.
    words: Vec<Vec<String>>,
    /// The words that were heard, with the moments at which they were queued and over.
    voiced: Vec<(Moment, Moment, String)>,
    /// The half-moves that stood in the record after each act.
    standing: Vec<Vec<people::Played>>,
    /// The game at the end, as it is printed.
    game: Vec<printed::Row>,
    /// True if the arbiter charged the length of the stop instead of typing a time.
    measured: bool,
    /// The moments at which questions about a board ended because the board changed.
    lapsed: Vec<Moment>,
}

impl Outcome {
    /// True if a question of this kind was asked.
    fn asks(&self, kind: &str) -> bool {
        let mut words = self.words.iter().flatten();
        words.any(|word| word.split(' ').next() == Some(kind))
    }
}

/// The stage that an act has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// The act is still to be done.
    Act,
    /// The hands do as they were told.
    Hands,
    /// The act is done, and time goes by.
    Gap,
    /// The next act is due.
    Over,
}

/// A run that was killed, before people go on.
#[derive(Debug)]
struct Killed {
    /// The number of batches before the kill.
    after: usize,
    /// The number of the act in which the kill came.
    act: usize,
    stage: Stage,
    /// The moment of the kill.
    at: Moment,
    remains: Remains,
    in_hand: Option<Piece>,
    before: usize,
    done: Vec<(Act, usize, usize)>,
    yes: bool,
    written: usize,
    /// People's knowledge of the time before the kill.
    left: people::Left,
    /// The events that were durable at the kill.
    events: Vec<Event>,
    /// The half-moves that stood in the record at the kill.
    standing: Vec<people::Played>,
}

impl Killed {
    /// Compares the standing half-moves at the resumption, before any act, with the half-moves that stood at the kill: a half-move
    /// that was lost and is typed again afterwards is lost all the same.
    fn forgets(&self) -> Option<String> {
        let now = people::standing(&self.remains.resume());
        let kept = |(was, is): (&people::Played, &people::Played)| was.is(is);
        let kept = self.standing.iter().zip(&now).all(kept) && self.standing.len() == now.len();
        let (had, has) = (self.standing.len(), now.len());
        (!kept)
            .then(|| format!("{had} half-moves stood, and {has} stand at once, not the same ones"))
    }

    /// Takes the game up again.
    fn run(&self) -> Run {
        Run {
            world: Some(self.remains.resume()),
            in_hand: self.in_hand,
            wanted: Kills::None,
            kills: Vec::new(),
            before: self.before,
            outcome: Outcome::default(),
            done: self.done.clone(),
            taken: (0, 0, 0),
            seen: 0,
            answers: BoardAhead::Yes,
            yes: self.yes,
            written: self.written,
            opened_by: self.left.opened_by(),
            stuck: false,
        }
    }

    /// The facts about this kill that the comparison of games makes allowance for.
    fn known(&self, yes: bool, measured: bool) -> alike::Known {
        let written = |it: &&Event| matches!(it.body, Body::EntryWritten(_));
        alike::Known {
            written: self.events.iter().filter(written).count(),
            standing: self.standing.len(),
            yes,
            opens: self.left.opens(),
            measured,
        }
    }

    /// The words that were waiting for their voice, or were being said, when the program was killed. They are gone with the
    /// program, and the greeting of the next program tells the state of the game.
    fn cut_off(&self, told: Told, whole: &Outcome) -> Vec<String> {
        let voiced = whole.voiced.iter();
        voiced
            .filter(|(queued, over, _)| *queued <= self.at && self.at <= *over)
            .filter_map(|(.., word)| alike::compared(told, word))
            .collect()
    }

    /// The first difference from the undisturbed run if people go on in this way.
    fn goes_on(&self, way: Way, acts: &[Timed], whole: &Outcome) -> Option<String> {
        let mut run = self.run();
        let redone = run.people_go_on(&self.left, way, self.act, whole);
        run.play(acts, self.act, self.stage, Some(whole));
        if run.stuck {
            return Some("hands cannot go on with what stands on the board".to_owned());
        }
        let yes = run.yes;
        let outcome = run.outcome();
        let what = part(whole, &outcome, self, yes);
        what.or_else(|| asked::twice(whole, &outcome, self, redone))
    }

    /// The way that makes no difference; if there are several, the way nearest to the likely way.
    fn other_way(&self, likely: Way, acts: &[Timed], whole: &Outcome) -> Option<Otherwise> {
        let mut all = Way::all(&self.left);
        all.sort_by_key(|way| Otherwise::between(likely, *way).parts());
        let mut all = all.into_iter();
        let way = all.find(|way| self.goes_on(*way, acts, whole).is_none())?;
        Some(Otherwise::between(likely, way))
    }
}

/// The kills of a story, by the number of batches before them, after which people go on in another way than the likely one.
pub type Ways = BTreeMap<usize, Otherwise>;

/// Every difference that one of these kills makes in the story of this file if people go on in these ways. With `search` each
/// difference names the nearest other way that makes no difference.
///
/// # Errors
///
/// Fails if the file is no story, or the story does not go as it is told.
pub fn differences(path: &Path, kills: Kills, ways: &Ways, search: bool) -> Result<Tried, String> {
    let story = Story::of(path)?;
    let acts = timed(&story);
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let mut run = Run::new(&story, kills.of(&stem));
    run.play(&acts, 0, Stage::Act, None);
    let kills = std::mem::take(&mut run.kills);
    let whole = run.outcome();
    let tried = kills.len();
    let (mut differences, mut vain) = (Vec::new(), Vec::new());
    for killed in kills {
        let after = killed.after;
        differences.extend(killed.forgets().map(|what| Difference { after, what }));
        let likely = Way::likely(&killed.left, &whole);
        let way = ways.get(&after).map_or(likely, |way| way.of(likely));
        match killed.goes_on(way, &acts, &whole) {
            Some(mut what) => {
                let other = search.then(|| killed.other_way(likely, &acts, &whole));
                if let Some(other) = other.flatten() {
                    what = format!("{what}; but not so: {other}");
                }
                differences.push(Difference { after, what });
            }
            None if way != likely && killed.goes_on(likely, &acts, &whole).is_none() => {
                vain.push(after);
            }
            None => {}
        }
    }
    let masks = volatile::LIST.iter().flat_map(|it| it.masks);
    let masked = masks.map(|mask| mask.below);
    let masked = masked.filter(|below| whole.game.iter().any(|row| row.lies_below(below)));
    Ok(Tried {
        kills: tried,
        differences,
        vain,
        masked: masked.collect(),
    })
}

/// The acts of the undisturbed story, each with the time since the end of the act before.
fn timed(story: &Story) -> Vec<Timed> {
    let mut teller = Teller::new(story);
    let mut acts = Vec::new();
    let mut last = Moment::ZERO;
    for (line, step) in &story.steps {
        if let Step::Act(act) = step {
            let now = teller.world().now();
            acts.push(Timed {
                act: act.clone(),
                gap: now.since(last),
            });
            teller.step(*line, step);
            last = teller.world().now();
        } else {
            teller.step(*line, step);
        }
    }
    acts
}

/// The first difference after the act in which the program was killed. Words that were due at the kill may be heard before or after
/// the next act.
fn part(whole: &Outcome, killed: &Outcome, kill: &Killed, yes: bool) -> Option<String> {
    // Shown words wait for no voice: their order against heard words says nothing.
    for told in [Told::Heard, Told::Shown] {
        if let Some(otherwise) = words_apart(told, whole, killed, kill, yes) {
            return Some(otherwise);
        }
    }
    let known = kill.known(yes, whole.measured);
    let of = |outcome: &Outcome| alike::folded(&outcome.game, known);
    let (expected, found) = (of(whole), of(killed));
    (expected != found).then(|| first_difference(&expected, &found))
}

/// The first word that differs.
fn words_apart(
    told: Told,
    whole: &Outcome,
    killed: &Outcome,
    kill: &Killed,
    yes: bool,
) -> Option<String> {
    let of = |outcome, acts| compared(told, outcome, acts);
    let next = kill.act + 1;
    let (ours, theirs) = (of(killed, next..usize::MAX), of(whole, next..usize::MAX));
    let (mut heard, mut due) = (of(killed, 0..next), of(whole, 0..next));
    let mut lost = kill.cut_off(told, whole);
    let (mut our, mut their) = (0, 0);
    while our < ours.len() || their < theirs.len() {
        let (found, expected) = (ours.get(our), theirs.get(their));
        let answered = found.is_some_and(|word| word.contains(" nothing-asked "));
        if found == expected {
            our += 1;
            their += 1;
        } else if expected
            .is_some_and(|word| taken_from(&mut heard, word) || taken_from(&mut lost, word))
        {
            their += 1;
        } else if found.is_some_and(|word| taken_from(&mut due, word)) || answered && yes {
            // A due word came later, or the question that the story answers got its yes already.
            our += 1;
        } else {
            let told = |word: Option<&String>| word.map_or("(nothing)".to_owned(), Clone::clone);
            return Some(format!(
                "expected {}, found {}",
                told(expected),
                told(found)
            ));
        }
    }
    None
}

fn taken_from(words: &mut Vec<String>, word: &str) -> bool {
    let found = words.iter().position(|it| it == word);
    found.is_some_and(|at| {
        words.remove(at);
        true
    })
}

/// The words that were said or shown after these acts, in the form in which they are compared.
fn compared(told: Told, outcome: &Outcome, acts: std::ops::Range<usize>) -> Vec<String> {
    let words = outcome.words.iter().take(acts.end).skip(acts.start);
    words
        .flatten()
        .filter_map(|word| alike::compared(told, word))
        .collect()
}

fn first_difference(whole: &[String], killed: &[String]) -> String {
    let same = whole.iter().zip(killed).take_while(|(a, b)| a == b).count();
    let around = |lines: &[String]| {
        let from = same.saturating_sub(3);
        let lines = lines.get(from..(same + 3).min(lines.len()));
        lines.unwrap_or_default().join(" ")
    };
    format!(
        "the game: expected {}, found {}",
        around(whole),
        around(killed)
    )
}

/// A run of a story, in progress.
#[derive(Debug)]
struct Run {
    world: Option<World>,
    in_hand: Option<Piece>,
    wanted: Kills,
    /// Each kill until now.
    kills: Vec<Killed>,
    /// The number of batches in earlier worlds, which ended when the story itself let the program crash.
    before: usize,
    outcome: Outcome,
    /// Each act so far, with the number of batches on their way to the disk before the act, and the number after it.
    done: Vec<(Act, usize, usize)>,
    /// The counts of lines already taken from the transcript, the desk and the felt pulses.
    taken: (usize, usize, usize),
    /// The number of heard words in which a question about a board that is ahead was already looked for.
    seen: usize,
    /// The answer to a question about a board that is ahead.
    answers: BoardAhead,
    /// True if a person outside the story answered such a question with yes.
    yes: bool,
    written: usize,
    /// The act by which the arbiter's words were opened, as long as they stay open.
    opened_by: Option<usize>,
    /// True if hands were told to do something that the present board does not allow: people cannot go on in this way.
    stuck: bool,
}

impl Run {
    fn new(story: &Story, wanted: Kills) -> Run {
        Run {
            world: Some(World::new(story.settings.clone())),
            in_hand: None,
            wanted,
            kills: Vec::new(),
            before: 0,
            outcome: Outcome::default(),
            done: Vec::new(),
            taken: (0, 0, 0),
            seen: 0,
            answers: BoardAhead::Yes,
            yes: false,
            written: 0,
            opened_by: None,
            stuck: false,
        }
    }

    fn outcome(mut self) -> Outcome {
        self.outcome.game = printed::rows(&format!("{:#?}", self.world().game()));
        self.outcome.lapsed = asked::lapsed(self.world().disk().durable());
        self.outcome
    }

    fn world(&mut self) -> &mut World {
        self.world.as_mut().expect("there is always a world")
    }

    /// Plays all acts from number `from` on; `done` is the stage that the first of them has reached.
    fn play(&mut self, acts: &[Timed], from: usize, done: Stage, whole: Option<&Outcome>) {
        if done == Stage::Act {
            let first = acts.first().map_or(AFTERMATH, |it| it.gap);
            self.wait(first, 0, Stage::Act);
        }
        let mut done = done;
        for (number, timed) in acts.iter().enumerate().skip(from) {
            if done <= Stage::Act {
                let before = self.on_their_way();
                self.act(&timed.act);
                let behind = self.on_their_way();
                self.done.push((timed.act.clone(), before, behind));
            }
            if done <= Stage::Hands && matches!(timed.act, Act::Hand(..)) {
                let time = Duration::from_secs(600);
                self.wait_until(time, number, Stage::Hands, World::hands_are_idle);
            }
            if done <= Stage::Gap {
                let gap = acts.get(number + 1).map_or(AFTERMATH, |it| it.gap);
                self.wait(gap, number, Stage::Gap);
                // A person who waited for a word waits for it after a kill too. Only in the act during which the program was
                // killed, that word may have been said before the kill.
                if let Some(whole) = whole.filter(|_| number > from) {
                    let words = whole.words.get(number).map_or(0, Vec::len);
                    let (heard, shown, felt) = self.taken;
                    self.wait_until(HEARD_WITHIN, number, Stage::Gap, |world| {
                        let all = world.heard().len() + world.desk().len() + world.felt().len();
                        all >= heard + shown + felt + words
                    });
                }
            }
            // After a kill in the last act, people wait for the words that still come as long as they do without a kill.
            if done == Stage::Over && number + 1 == acts.len() {
                self.wait(AFTERMATH, number, Stage::Gap);
            }
            let open = self.world().arbiter_is_open();
            self.opened_by = self.words_opened_by(open);
            done = Stage::Act;
            self.take_words(number);
            if self.world().stopped() || self.stuck {
                break;
            }
        }
    }

    fn wait(&mut self, time: Duration, act: usize, stage: Stage) {
        self.wait_until(time, act, stage, |_| false);
    }

    /// Lets time go by until `enough` is true, but no longer than `time`. Notes a kill after every batch that is written meanwhile
    /// and is to have a kill.
    fn wait_until(
        &mut self,
        time: Duration,
        act: usize,
        stage: Stage,
        enough: impl Fn(&World) -> bool,
    ) {
        let end = self.world().now().after(time);
        loop {
            let (before, written) = (self.before, self.written);
            let left = end.since(self.world().now());
            let seen = self.seen;
            let asked = self.wanted == Kills::None;
            let news = |world: &World| {
                before + world.disk().batches() > written
                    || asked && people::who_is_asked(world, seen).is_some()
            };
            self.world()
                .run_until(left, |world| news(world) || enough(world));
            if asked && self.yes_to_a_board_that_is_ahead() {
                continue;
            }
            let after = self.before + self.world().disk().batches();
            if after == self.written {
                return;
            }
            self.written = after;
            // A finished game is not taken up again.
            let wanted = match self.wanted {
                Kills::All => !people::only_beats(self.world()) && !self.world().is_over(),
                Kills::Only(only) => only == after,
                Kills::Drawn { one_in, seed } => {
                    mixed(seed, &after.to_le_bytes()).is_multiple_of(one_in)
                        && !people::only_beats(self.world())
                        && !self.world().is_over()
                }
                Kills::None => false,
            };
            if wanted {
                let gap = match stage {
                    Stage::Gap => end.since(self.world().now()),
                    Stage::Act | Stage::Hands | Stage::Over => Duration::ZERO,
                };
                let left = self.left(gap, act + usize::from(stage > Stage::Act));
                let killed = self.killed(after, act, stage, left);
                self.kills.push(killed);
            }
        }
    }

    /// The state of the run, if it is killed now.
    fn killed(&self, after: usize, act: usize, stage: Stage, left: people::Left) -> Killed {
        let world = self.world.as_ref().expect("there is always a world");
        Killed {
            after,
            act,
            at: world.now(),
            // People wait for the rest of the act.
            stage: match stage {
                Stage::Gap => Stage::Over,
                Stage::Act | Stage::Hands | Stage::Over => stage,
            },
            remains: world.remains(),
            in_hand: self.in_hand,
            before: self.before + world.disk().batches(),
            done: self.done.clone(),
            yes: self.yes,
            written: self.written,
            left,
            events: world.disk().durable().to_vec(),
            standing: people::standing(world),
        }
    }

    /// The act by which the arbiter's words were opened, as long as they are open: the last act, if no act was noted before.
    fn words_opened_by(&self, open: bool) -> Option<usize> {
        let last = self.done.len().checked_sub(1);
        self.opened_by.or(last).filter(|_| open)
    }

    fn on_their_way(&mut self) -> usize {
        self.before + self.world().disk().taken()
    }

    fn act(&mut self, act: &Act) {
        match act {
            Act::CrashAndResume(_) | Act::NewCode(_) => {
                self.take_words(self.done.len().saturating_sub(1));
                self.before += self.world().disk().batches();
                (self.taken, self.seen) = ((0, 0, 0), 0);
            }
            Act::Plays(times, moves) => {
                for text in std::iter::repeat_n(moves, *times).flatten() {
                    self.line(text);
                    if self.world().has_clock() {
                        self.line("press");
                    }
                }
                return;
            }
            Act::Type(line) if is_charged_as_measured(line) => self.outcome.measured = true,
            Act::Hand(side, hand) if self.wanted == Kills::None && !self.hand_can(*side, hand) => {
                self.stuck = true;
                return;
            }
            _ => {}
        }
        let mut teller = Teller::at(
            self.world.take().expect("there is always a world"),
            self.in_hand,
        );
        teller.begin(act);
        (self.world, self.in_hand) = teller.leave();
    }

    /// Types one of many lines, and waits until a word is heard.
    fn line(&mut self, text: &str) {
        let heard = self.world().heard().len();
        self.world().type_line(text);
        self.world()
            .run_until(HEARD_WITHIN, |world| world.heard().len() > heard);
    }

    /// Assigns to this act the words that were heard, shown and felt since words were last assigned.
    fn take_words(&mut self, number: usize) {
        let (heard, shown, felt) = self.taken;
        let world = self.world.as_mut().expect("there is always a world");
        let spoken = world.heard()[heard..].iter();
        let mut words: Vec<String> = spoken
            .map(|heard| format!("{} {}", heard.line.about.kind, tell::heard(&heard.line)))
            .collect();
        words.extend(
            world.desk()[shown..]
                .iter()
                .map(|line| format!("desk {line}")),
        );
        words.extend(world.felt()[felt..].iter().map(|it| format!("feel {it}")));
        let voiced = world.heard()[heard..].iter().zip(&words);
        let voiced = voiced.map(|(it, word)| (Moment::from_ms(it.line.ms), it.at, word.clone()));
        self.outcome.voiced.extend(voiced);
        self.taken = (world.heard().len(), world.desk().len(), world.felt().len());
        if self.outcome.words.len() <= number {
            self.outcome.words.resize(number + 1, Vec::new());
            self.outcome.standing.resize(number + 1, Vec::new());
        }
        self.outcome.standing[number] = people::standing(self.world());
        self.outcome.words[number].extend(words);
    }
}

/// True if the line charges the length of the stop, without a typed time.
fn is_charged_as_measured(line: &str) -> bool {
    let words: Vec<&str> = line.split(' ').collect();
    matches!(words[..], [.., "charge", "white" | "black" | "both"])
}

/// True if these events are heartbeats alone.
pub(super) fn beats(bodies: &[&Body]) -> bool {
    !bodies.is_empty() && bodies.iter().all(|body| matches!(body, Body::ClockRan(_)))
}
