// SPDX-License-Identifier: GPL-3.0-or-later
//! The check at a terminal, step by step.

use super::*;

/// A check and its present time.
struct Going {
    check: ReaderCheck,
    now: Moment,
}

impl Going {
    fn begun() -> Going {
        Going {
            check: ReaderCheck::begin("report.txt".to_owned()),
            now: Moment::from_ms(1_000),
        }
    }

    fn effects(&mut self) -> Vec<Effect> {
        std::iter::from_fn(|| self.check.poll()).collect()
    }

    /// The lines that are printed, without what is typed after them.
    fn does(&mut self, input: Input) -> Vec<Line> {
        self.check.handle(input, self.now);
        let effects = self.effects().into_iter();
        let printed = effects.filter_map(|effect| match effect {
            Effect::Print(line, _) | Effect::Speak(line) => Some(line),
            Effect::Echo(_) | Effect::End => None,
        });
        printed.collect()
    }

    /// Lets time pass until something is due, and does it.
    fn waits(&mut self) -> Vec<Line> {
        self.now = self.check.deadline().unwrap();
        self.does(Input::Tick)
    }

    /// Plays one step with a line that comes after Enter, and gives its answer.
    fn one(&mut self, key: char) -> Vec<Line> {
        assert_eq!(self.does(Input::Enter), []);
        assert_eq!(self.waits(), [Line::Sample]);
        assert_eq!(self.waits(), [Line::Ask]);
        self.does(Input::Char(key))
    }
}

fn number(number: usize) -> Line {
    Line::Number { number, steps: 12 }
}

#[test]
fn each_step_is_done_and_answered_in_its_turn() {
    let mut going = Going::begun();
    assert_eq!(going.effects().len(), 3);
    assert_eq!(going.one('1'), [number(2), Line::DoAgain]);
    assert_eq!(going.one('3'), [number(3), Line::DoArrow]);
    for pressed in 1..=ARROWS {
        assert_eq!(going.does(Input::Down), [Line::Item { number: pressed }]);
    }
    assert_eq!(going.waits(), [Line::Ask]);
    assert_eq!(going.does(Input::Char('2')), [number(4), Line::DoTyped]);
    assert_eq!(going.does(Input::Enter), [], "nothing was typed");
    for letter in "32-28".chars() {
        assert_eq!(going.does(Input::Char(letter)), []);
    }
    assert_eq!(going.does(Input::Enter), [Line::Sample]);
    assert_eq!(going.waits(), [Line::Ask]);
    assert_eq!(
        going.does(Input::Char('4')),
        [number(5), Line::DoWhileTyping]
    );
    for letter in "32".chars() {
        going.check.handle(Input::Char(letter), going.now);
    }
    going.effects();
    going.now = going.check.deadline().unwrap();
    going.check.handle(Input::Tick, going.now);
    let beside = Effect::Print(Line::Sample, "32".to_owned());
    assert_eq!(
        going.effects(),
        [beside],
        "what is typed stands there again"
    );
    assert_eq!(going.waits(), [Line::Ask]);
    assert_eq!(going.does(Input::Char('1')), [number(6), Line::DoInterface]);
    assert_eq!(going.one('1'), [Line::OnPage]);
    let heard = [
        (Step::Line, Heard::Once),
        (Step::Again, Heard::NotAtAll),
        (Step::Arrow, Heard::Twice),
        (Step::Typed, Heard::Otherwise),
        (Step::WhileTyping, Heard::Once),
        (Step::Interface, Heard::Once),
    ];
    let heard = heard.map(|(step, heard)| (step, Came::Heard(heard)));
    assert_eq!(going.check.done(), heard);
}

#[test]
fn a_step_is_done_once_more_and_a_wrong_key_asks_again() {
    let mut going = Going::begun();
    going.effects();
    assert_eq!(going.one('0'), [number(1), Line::DoOne]);
    assert_eq!(going.one('x'), [Line::Ask]);
    assert_eq!(going.does(Input::Char('1')), [number(2), Line::DoAgain]);
    assert_eq!(going.check.done(), [(Step::Line, Came::Heard(Heard::Once))]);
}

#[test]
fn an_interface_that_is_not_there_is_said_and_written() {
    let mut going = Going::begun();
    going.check.left.retain(|step| *step == Step::Interface);
    going.effects();
    assert_eq!(going.does(Input::Enter), []);
    assert_eq!(going.waits(), [Line::Sample]);
    let told = going.does(Input::NoInterface);
    assert_eq!(told, [Line::NoInterface, Line::OnPage]);
    assert_eq!(going.check.done(), [(Step::Interface, Came::NotThere)]);
}

#[test]
fn whoever_leaves_keeps_what_they_answered() {
    let mut going = Going::begun();
    going.effects();
    going.one('1');
    going.check.handle(Input::Leave, going.now);
    going.check.handle(Input::Leave, going.now);
    assert_eq!(going.effects(), [Effect::End]);
    assert_eq!(going.check.deadline(), None);
    assert_eq!(going.check.done().len(), 1);
}
