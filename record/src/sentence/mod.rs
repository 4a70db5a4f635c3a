// SPDX-License-Identifier: GPL-3.0-or-later
//! The sentences that are written for people: the texts of the desk's pages, and the lines of the papers. Each sentence is a row.
//!
//! `rows` declares an enum. A row has a name and fields, and after the arrow the key of its sentence in the Fluent files. A field
//! becomes an argument under its own name, in the form of its type (`shown`) or in the form that `as` names (`how`). If a sentence
//! needs more than one key, the row names after `by` the method that makes it. Spoken sentences have separate rows in
//! `zgoda_speech`, which also have their permitted listeners and times.

pub mod examples;
pub mod how;
mod shown;

use zgoda_speech::catalogue::{Catalogue, Given};

/// A key of the Fluent files with the arguments of its sentence.
#[derive(Debug)]
pub struct Sentence {
    key: &'static str,
    given: Vec<(&'static str, Argument)>,
}

/// One argument of a sentence.
#[derive(Debug)]
pub enum Argument {
    /// A text, or the name of a choice.
    Text(String),
    /// A number. It also selects the plural form.
    Count(usize),
}

impl Sentence {
    /// The sentence of this key, without arguments.
    pub const fn of(key: &'static str) -> Sentence {
        let given = Vec::new();
        Sentence { key, given }
    }

    /// Gives the sentence an argument.
    pub fn give(&mut self, name: &'static str, argument: impl Into<Argument>) {
        self.given.push((name, argument.into()));
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<usize> for Argument {
    fn from(count: usize) -> Argument {
        Argument::Count(count)
    }
}

impl From<u32> for Argument {
    fn from(count: u32) -> Argument {
        Argument::Count(usize::try_from(count).unwrap_or(usize::MAX))
    }
}

impl From<u64> for Argument {
    fn from(count: u64) -> Argument {
        Argument::Count(usize::try_from(count).unwrap_or(usize::MAX))
    }
}

/// A type that a field of a row can have.
pub trait Shown {
    /// Gives the sentence its arguments: one with the name `name`, or several with fixed names.
    fn show(&self, name: &'static str, sentence: &mut Sentence);
}

/// The words of a language, which make sentences.
pub trait Says {
    /// The text of a sentence. If the language lacks the sentence, other words replace it, and a test fails.
    fn say(&self, sentence: &Sentence) -> String;
}

impl Says for Catalogue {
    fn say(&self, sentence: &Sentence) -> String {
        let given = sentence.given.iter().map(|(name, argument)| {
            let argument = match argument {
                Argument::Text(text) => Given::Text(text),
                Argument::Count(count) => Given::Count(*count),
            };
            (*name, argument)
        });
        let given: Vec<_> = given.collect();
        let (text, problems) = self.written(sentence.key, &given);
        for problem in problems {
            tracing::warn!("{problem}");
        }
        text
    }
}

/// A sentence that `rows` declares, with its text in these words.
pub trait Row<Words> {
    /// The sentences, one on each line.
    fn lines(&self, words: &Words) -> Vec<String>;

    /// The sentences as one text.
    fn text(&self, words: &Words) -> String {
        self.lines(words).join(" ")
    }
}

/// Declares rows; see the description of this module.
#[macro_export]
macro_rules! rows {
    (@argument $sentence:ident { $field:ident }) => {
        $crate::sentence::Shown::show($field, stringify!($field), &mut $sentence)
    };
    (@argument $sentence:ident { $field:ident $how:ident }) => {
        $crate::sentence::how::$how($field, stringify!($field), &mut $sentence)
    };
    (@lines $words:ident [$key:literal] $($field:tt)*) => {{
        #[allow(unused_mut, reason = "some sentences are given nothing")]
        let mut sentence = $crate::sentence::Sentence::of($key);
        $($crate::rows!(@argument sentence $field);)*
        vec![$crate::sentence::Says::say($words, &sentence)]
    }};
    (@lines $words:ident [by $whole:ident] $({ $field:ident })*) => { $words.$whole($($field),*) };
    (@examples [by $whole:ident] $($row:tt)*) => { Vec::new() };
    (@examples [$key:literal] $rows:ident::$name:ident $({ $($field:ident: $type:ty,)* })?) => {{
        let most = 1;
        $($(let $field = <$type as $crate::sentence::examples::Example>::examples();
            let most = most.max($field.len());)*)?
        let one = |_n: usize| ($key, $rows::$name $({ $($field: $field[_n % $field.len()].clone()),* })?);
        (0..most).map(one).collect::<Vec<_>>()
    }};
    (@examples [$key:literal] $rows:ident::$name:ident ($type:ty)) => {{
        let all = <$type as $crate::sentence::examples::Example>::examples().into_iter();
        all.map(|one| ($key, $rows::$name(one))).collect::<Vec<_>>()
    }};
    (
        $(#[$of:meta])*
        $vis:vis enum $rows:ident in $words:ty;
        $(
            $(#[$about:meta])*
            $name:ident
            $({ $( $(#[$what:meta])* $field:ident: $type:ty $(as $how:ident)? ),* $(,)? })?
            $(( $only:ident: $only_type:ty ))?
            => $($key:literal)? $(by $whole:ident)?;
        )*
    ) => {
        $(#[$of])*
        #[allow(missing_docs, reason = "a row is told by its sentence")]
        $vis enum $rows {
            $(
                $(#[$about])*
                $name $({ $( $(#[$what])* $field: $type, )* })? $(( $only_type ))?,
            )*
        }

        impl $crate::sentence::Row<$words> for $rows {
            fn lines(&self, words: &$words) -> Vec<String> {
                match self { $(
                    $rows::$name $({ $($field),* })? $(( $only ))? => $crate::rows!(
                        @lines words [$($key)? $(by $whole)?]
                        $($({ $field $($how)? })*)? $({ $only })?
                    ),
                )* }
            }
        }

        #[cfg(test)]
        impl $rows {
            /// Example rows, each with its key, that together have every example of each field, as few as possible.
            pub(crate) fn examples() -> Vec<(&'static str, $rows)> {
                let all = [$($crate::rows!(
                    @examples [$($key)? $(by $whole)?]
                    $rows::$name $({ $($field: $type,)* })? $(( $only_type ))?
                )),*];
                all.into_iter().flatten().collect()
            }
        }
    };
}
pub use crate::rows;
