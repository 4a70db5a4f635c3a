//! What an arbiter does on the page: each act with its words, what follows from it, and the line it stands for, as at the
//! keyboard (`docs/arbiter.md`).
//!
//! What follows stands before the button in words. What cannot be taken back by one more word is folded away behind its
//! name, so that it takes two steps.

use maud::{Markup, html};

use super::Desk;
use crate::pages::words::PageWords;
use crate::sentence::{Sentence, Shown, rows};

rows! {
    /// The words of acts.
    #[derive(Clone, Debug)]
    pub(super) enum Words in PageWords;

    /// What it is called.
    Name { act: Act } => "arbiter-act";
    /// What follows from it.
    Means { act: Act } => "arbiter-act-means";
    /// What is typed for it.
    Field { act: Act } => "arbiter-act-field";
    Confirm => "arbiter-confirm";
    Choose => "arbiter-choose";
    Choice => "arbiter-choice";
}

macro_rules! acts {
    ($($(#[$about:meta])* $act:ident => $word:literal, $line:literal;)*) => {
        /// Something that an arbiter does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(super) enum Act {
            $($(#[$about])* $act,)*
        }

        impl Act {
            /// All of them.
            #[cfg(test)]
            pub(super) const ALL: &[Act] = &[$(Act::$act),*];

            /// Its name in the language files.
            pub(super) const fn word(self) -> &'static str {
                match self { $(Act::$act => $word,)* }
            }

            /// What is typed for it, or what comes before it.
            pub(super) const fn line(self) -> &'static str {
                match self { $(Act::$act => $line,)* }
            }
        }
    };
}

acts! {
    /// Both clocks stand.
    Stop => "stop", "stop";
    /// The game goes on.
    Resume => "resume", "resume";
    /// The round begins.
    Begin => "begin", "resume";
    /// Records and boards are compared.
    Compare => "compare", "compare";
    /// White's own record is read in.
    ReadWhite => "read-white", "compare white";
    /// Black's is.
    ReadBlack => "read-black", "compare black";
    /// The record is read out against White's sheet.
    AloudWhite => "aloud-white", "compare white";
    /// The same against Black's.
    AloudBlack => "aloud-black", "compare black";
    /// The sheet has the same.
    Same => "same", "yes";
    /// It has something else.
    Otherwise => "otherwise", "no";
    /// Nobody can read what it has.
    Unreadable => "unreadable", "unreadable";
    /// One half-move back in it.
    OneBack => "one-back", "back";
    /// It has been read.
    ReadDone => "read-done", "done";
    /// What stands on the sheet.
    OnSheet => "on-sheet", "";
    /// Back to what is proposed.
    WalkBack => "walk-back", "walk-back";
    /// Back to a half-move.
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
    /// A reading is taken.
    Take => "take", "set";
    /// A clock device is out of use.
    Replace => "replace", "replace";
    /// The players were asked who is on move.
    Ask => "ask", "ask";
    /// Somebody is not there.
    Absent => "absent", "absent";
    /// They have come.
    Arrived => "arrived", "arrived";
    /// The claim is granted.
    Grant => "grant", "grant";
    /// It is refused.
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
    /// All is prepared.
    Prepared => "prepared", "prepared";
    /// An assistant is named.
    Appoint => "appoint", "appoint";
    /// A sanction.
    Sanction => "sanction", "sanction";
    /// What is muted is shown.
    Muted => "muted", "";
}

impl Shown for Act {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        sentence.give(name, self.word());
    }
}

/// A choice of a form: what comes before the typed words, and how it is called.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    /// As at the keyboard.
    pub(super) head: String,
    /// In words.
    pub(super) label: String,
}

impl Desk<'_> {
    /// What follows from it.
    pub(super) fn means(&self, act: Act) -> Markup {
        html! { p.means { (self.say(Words::Means { act })) } }
    }

    /// One button, with what follows before it.
    pub(super) fn act(&self, act: Act) -> Markup {
        html! {
            div.act {
                (self.means(act))
                (self.forms.button(act.line(), &self.say(Words::Name { act })))
            }
        }
    }

    /// A button alone, where what follows is said once for several.
    pub(super) fn button(&self, act: Act) -> Markup {
        self.forms
            .button(act.line(), &self.say(Words::Name { act }))
    }

    /// Two steps: its name unfolds what follows and the yes.
    pub(super) fn step(&self, act: Act) -> Markup {
        let confirm = self.say(Words::Confirm);
        self.folded(act, &self.forms.button(act.line(), &confirm))
    }

    /// Two steps, with words to be typed.
    pub(super) fn typed_step(&self, act: Act) -> Markup {
        self.folded(act, &self.typed(act, &self.say(Words::Confirm)))
    }

    /// A field with its button.
    pub(super) fn field(&self, act: Act) -> Markup {
        html! {
            div.act {
                (self.means(act))
                (self.typed(act, &self.say(Words::Name { act })))
            }
        }
    }

    /// Two steps: one of several, and words behind it that may have to be there.
    pub(super) fn chosen(&self, act: Act, groups: &[(String, Vec<Choice>)], must: bool) -> Markup {
        let option = |choice: &Choice| html! { option value=(choice.head) { (choice.label) } };
        let form = self.forms.acts(&html! {
            label {
                (self.say(Words::Choice)) " "
                select name="word" required {
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
            label {
                (self.say(Words::Field { act })) " "
                input type="text" name="line" autocomplete="off" required[must];
            }
            " "
            button type="submit" { (self.say(Words::Confirm)) }
        });
        self.folded(act, &form)
    }

    /// One button for each, with what follows said once.
    pub(super) fn each(&self, act: Act, choices: &[Choice]) -> Markup {
        html! {
            div.act {
                (self.means(act))
                @for choice in choices {
                    (self.forms.button(&choice.head, &choice.label))
                }
            }
        }
    }

    /// The same in two steps.
    pub(super) fn each_step(&self, act: Act, choices: &[Choice]) -> Markup {
        self.folded(
            act,
            &html! { @for choice in choices { (self.forms.button(&choice.head, &choice.label)) } },
        )
    }

    fn folded(&self, act: Act, form: &Markup) -> Markup {
        html! {
            details.act {
                summary { (self.say(Words::Name { act })) }
                (self.means(act))
                (form)
            }
        }
    }

    fn typed(&self, act: Act, button: &str) -> Markup {
        self.forms.acts(&html! {
            @if !act.line().is_empty() { input type="hidden" name="word" value=(act.line()); }
            label {
                (self.say(Words::Field { act })) " "
                input type="text" name="line" autocomplete="off" required;
            }
            " "
            button type="submit" { (button) }
        })
    }
}

#[cfg(test)]
impl crate::sentence::examples::Example for Act {
    fn examples() -> Vec<Act> {
        Act::ALL.to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::Act;
    use crate::session::command::{Command, Words};

    /// What a button stands for is what the table understands.
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
                // Some stand alone.
                if matches!(command, Command::Plain(_)) {
                    break;
                }
            }
        }
        assert!(understood > 40, "{understood}");
    }
}
