// SPDX-License-Identifier: GPL-3.0-or-later
//! The acts of an arbiter on the page: each act with its words, its consequence, and its line, as at the keyboard
//! (`docs/arbiter.md`).
//!
//! The consequence of an act is written before its button. An act that one more word cannot take back is folded behind its name, so
//! that it takes two steps.

use maud::{Markup, html};
use zgoda_record::sentence::{Sentence, Shown, rows};

use super::ArbiterPage;
use crate::render::common::after_key;
use zgoda::page_words::PageWords;

rows! {
    /// The words of acts.
    #[derive(Clone, Debug)]
    pub(super) enum Words in PageWords;

    /// The name of an act.
    Name { act: Act } => "arbiter-act";
    /// The consequence of an act.
    Means { act: Act } => "arbiter-act-means";
    /// The text that is typed for an act.
    Field { act: Act } => "arbiter-act-field";
    Confirm => "arbiter-confirm";
    Choose => "arbiter-choose";
    Choice => "arbiter-choice";
}

macro_rules! acts {
    ($($(#[$about:meta])* $act:ident => $word:literal, $line:literal;)*) => {
        /// An act of an arbiter.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(super) enum Act {
            $($(#[$about])* $act,)*
        }

        impl Act {
            #[cfg(test)]
            pub(super) const ALL: &[Act] = &[$(Act::$act),*];

            /// The act's name in the language files.
            pub(super) const fn word(self) -> &'static str {
                match self { $(Act::$act => $word,)* }
            }

            /// The text that is typed for the act, or its beginning.
            pub(super) const fn line(self) -> &'static str {
                match self { $(Act::$act => $line,)* }
            }
        }
    };
}

acts! {
    /// The arbiter has come to the table, so the call is answered.
    Come => "come", "done";
    /// Stops the clocks of both sides.
    Stop => "stop", "stop";
    /// The game goes on.
    Resume => "resume", "resume";
    /// Begins the round at this table.
    Begin => "begin", "resume";
    /// Records and boards are compared.
    Compare => "compare", "compare";
    /// White's own record is read in.
    ReadWhite => "read-white", "compare white";
    /// Black's own record is read in.
    ReadBlack => "read-black", "compare black";
    /// The record is read out against White's sheet.
    AloudWhite => "aloud-white", "compare white";
    /// The record is read out against Black's sheet.
    AloudBlack => "aloud-black", "compare black";
    /// The sheet has the same half-move as the record.
    Same => "same", "yes";
    /// The sheet has another half-move.
    Otherwise => "otherwise", "no";
    /// The record has an unreadable half-move.
    Unreadable => "unreadable", "unreadable";
    /// The reading goes one half-move back in the sheet.
    OneBack => "one-back", "back";
    /// The sheet has been read.
    ReadDone => "read-done", "done";
    /// The half-move as the sheet has it.
    OnSheet => "on-sheet", "";
    /// The arbiter writes a half-move down themselves.
    Note => "note", "note";
    /// The game goes back to the proposed half-move.
    WalkBack => "walk-back", "walk-back";
    /// The game goes back to a half-move.
    WalkBackTo => "walk-back-to", "walk-back";
    /// The last walk-back is undone.
    Restore => "restore", "restore";
    /// The stopwatch is charged.
    ChargeStopwatch => "charge-stopwatch", "charge";
    /// A time is charged.
    Charge => "charge", "charge";
    /// The last charge is taken back.
    ChargeBack => "charge-back", "charge back";
    /// Both clocks are set.
    Set => "set", "set";
    /// Both clocks take one of the offered readings.
    Take => "take", "set";
    /// A clock device is out of use.
    Replace => "replace", "replace";
    /// The sides of a clock device are exchanged.
    SwapClock => "swap-clock", "swap clock";
    /// A press that waits for its half-move is taken back.
    PressBack => "press-back", "press back";
    /// The players were asked who is on move.
    Ask => "ask", "ask";
    /// The arbiter answers the question of a blind player on move.
    Answer => "answer", "answer";
    /// A player is absent.
    Absent => "absent", "absent";
    /// The player has arrived.
    Arrived => "arrived", "arrived";
    /// The claim is granted.
    Grant => "grant", "grant";
    /// The arbiter refuses the claim.
    Refuse => "refuse", "refuse";
    /// The slips are listed.
    Slips => "slips", "slips";
    /// A complaint is written down.
    Complaint => "complaint", "complaint";
    /// A result is declared.
    Decide => "decide", "decide";
    /// A decision in the arbiter's own words.
    DecideInWords => "decide-in-words", "decide";
    /// A side confirms the result, or does not.
    Confirmed => "confirmed", "";
    /// A player's original record is collected, or is not after all.
    Original => "original", "original";
    /// The table is prepared.
    Prepared => "prepared", "prepared";
    /// An assistant is named.
    Appoint => "appoint", "appoint";
    /// Another arbiter looks after the table.
    HandOver => "hand-over", "hand over";
    /// A device is let in.
    LetIn => "let-in", "device";
    /// A slip is made anew.
    NewSlip => "new-slip", "slip";
    /// A device shows nothing of the table any more.
    EndDevice => "end-device", "device";
    /// A sanction against a player is imposed.
    Sanction => "sanction", "sanction";
    /// Muted matters are shown.
    Muted => "muted", "";
}

impl Shown for Act {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        sentence.give(name, self.word());
    }
}

/// A choice of a form: the text before the typed words, and the label.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    /// The command before the typed words, as at the keyboard.
    pub(super) head: String,
    /// The label in words.
    pub(super) label: String,
}

impl Act {
    /// False if the words before the act's key describe a typed text or a view, so that they cannot be taken for the state of the
    /// game.
    pub(super) const fn changes_something(self) -> bool {
        !matches!(
            self,
            Act::Same
                | Act::Otherwise
                | Act::Unreadable
                | Act::OneBack
                | Act::ReadDone
                | Act::OnSheet
                | Act::Note
                | Act::ReadWhite
                | Act::ReadBlack
                | Act::Absent
                | Act::Arrived
                | Act::Slips
                | Act::Confirmed
                | Act::Muted
        )
    }

    /// The id of the words for the consequence; each act occurs once on a page.
    pub(super) fn means(self) -> String {
        format!("means-{}", self.word())
    }
}

impl ArbiterPage<'_> {
    /// The consequence of an act.
    pub(super) fn means(&self, act: Act) -> Markup {
        let means = self.say(Words::Means { act });
        let means = match act.changes_something() {
            true => after_key(means, self.words),
            false => means,
        };
        html! { p.means id=(act.means()) { (means) } }
    }

    /// One button, with the consequence before it.
    pub(super) fn act(&self, act: Act) -> Markup {
        let name = self.say(Words::Name { act });
        let button = self.forms.button(act.line(), &name, Some(&act.means()));
        html! { div.act { (self.means(act)) (button) } }
    }

    /// A button alone, if several share one consequence.
    pub(super) fn button(&self, act: Act, means: Act) -> Markup {
        let name = self.say(Words::Name { act });
        self.forms.button(act.line(), &name, Some(&means.means()))
    }

    /// Two steps: the name unfolds the consequence and the yes.
    pub(super) fn step(&self, act: Act) -> Markup {
        let confirm = self.say(Words::Confirm);
        let button = self.forms.button(act.line(), &confirm, Some(&act.means()));
        self.folded(act, &button)
    }

    /// Two steps, with a field for words.
    pub(super) fn typed_step(&self, act: Act) -> Markup {
        self.folded(act, &self.typed(act, &self.say(Words::Confirm)))
    }

    /// A field with its button.
    pub(super) fn field(&self, act: Act) -> Markup {
        let form = self.typed(act, &self.say(Words::Name { act }));
        html! { div.act { (self.means(act)) (form) } }
    }

    /// Two steps: one choice of several, and a field for words after it.
    pub(super) fn chosen_and_typed(&self, act: Act, groups: &[(String, Vec<Choice>)]) -> Markup {
        let form = self.forms.acts(&html! {
            (self.select("word", groups))
            (self.text(act))
            (self.confirm(act))
        });
        self.folded(act, &form)
    }

    /// Two steps: one choice of several.
    pub(super) fn chosen(&self, act: Act, groups: &[(String, Vec<Choice>)]) -> Markup {
        let form = self.forms.acts(&html! {
            (self.select("line", groups))
            (self.confirm(act))
        });
        self.folded(act, &form)
    }

    /// One button for each choice, with the consequence said once.
    pub(super) fn each(&self, act: Act, choices: &[Choice]) -> Markup {
        html! { div.act { (self.means(act)) (self.buttons(act, choices)) } }
    }

    /// Two steps: one button for each choice.
    pub(super) fn each_step(&self, act: Act, choices: &[Choice]) -> Markup {
        self.folded(act, &self.buttons(act, choices))
    }

    fn buttons(&self, act: Act, choices: &[Choice]) -> Markup {
        let means = act.means();
        let button = |choice: &Choice| {
            let Choice { head, label } = choice;
            self.forms.button(head, label, Some(&means))
        };
        html! { @for choice in choices { (button(choice)) } }
    }

    /// The fold of an act. Its label is the name of the act, because its choices and its yes look like those of other acts.
    fn folded(&self, act: Act, form: &Markup) -> Markup {
        let name = self.say(Words::Name { act });
        html! {
            details.act aria-label=(name) {
                summary { (name) }
                (self.means(act))
                (form)
            }
        }
    }

    fn typed(&self, act: Act, button: &str) -> Markup {
        self.forms.acts(&html! {
            @if !act.line().is_empty() { input type="hidden" name="word" value=(act.line()); }
            (self.text(act))
            button type="submit" aria-describedby=(act.means()) { (button) }
        })
    }

    fn confirm(&self, act: Act) -> Markup {
        html! { button type="submit" aria-describedby=(act.means()) { (self.say(Words::Confirm)) } }
    }

    fn text(&self, act: Act) -> Markup {
        html! {
            label {
                (self.say(Words::Field { act })) " "
                input type="text" name="line" autocomplete="off" required;
            }
            " "
        }
    }

    fn select(&self, name: &str, groups: &[(String, Vec<Choice>)]) -> Markup {
        let option = |choice: &Choice| html! { option value=(choice.head) { (choice.label) } };
        html! {
            label {
                (self.say(Words::Choice)) " "
                select name=(name) required {
                    option value="" { (self.say(Words::Choose)) }
                    @for (group, choices) in groups {
                        @if group.is_empty() {
                            @for choice in choices { (option(choice)) }
                        } @else {
                            optgroup label=(group) { @for choice in choices { (option(choice)) } }
                        }
                    }
                }
            }
            " "
        }
    }
}

#[cfg(test)]
impl zgoda_record::sentence::examples::Example for Act {
    fn examples() -> Vec<Act> {
        Act::ALL.to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::Act;
    use zgoda_input::command::{Command, Words};

    /// The table understands the line of each button.
    #[test]
    fn acts_are_the_words_of_the_keyboard() {
        let words = Words::english();
        let mut understood = 0;
        for act in Act::ALL {
            let line = act.line();
            if line.is_empty() {
                continue;
            }
            for line in [line.to_owned(), format!("{line} white 3:20")] {
                let command = words.read(&line).command;
                assert!(!matches!(command, Command::Move(_)), "{line}");
                understood += 1;
                // Some commands take no further words.
                if matches!(command, Command::Plain(_)) {
                    break;
                }
            }
        }
        assert!(understood > 40, "{understood}");
    }
}
