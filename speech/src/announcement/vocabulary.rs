//! The vocabulary: everything that can be said, one row a message, in a file for each topic.
//!
//! A row has the message's name, its fields, and after the arrow its kind, its priority and its row of the
//! information matrix. The kind is both `kind` of the transcript and the key in the Fluent files; the topic is the
//! file's. `messages` makes all the rest of these rows: whoever adds a message writes its row and its words.
//!
//! - A field gives itself to the words under its own name, as its type says (`phrase::argument`). Where that is not
//!   what the sentence needs, `as` names another way (`phrase::argument::how`).
//! - Where several fields make one argument, or a message without fields has arguments, `by` behind the matrix row
//!   names the function (`phrase::argument::whole`).
//! - A field that says whether the disk has something is named by `tells`.
//! - What else is so of the message follows at the end: functions of [`Properties`], with the field that each asks.
//!
//! Of the priorities: a question waits for an answer, so it must be heard, and has that of a half-move. The end of a
//! trouble has the priority of the trouble, so that it can neither overtake it nor be lost.

#[macro_use]
mod answers;
#[macro_use]
mod boards;
#[macro_use]
mod clock;
#[macro_use]
mod game;
#[macro_use]
mod moves;
#[macro_use]
mod program;

use std::time::Duration;

use fluent_bundle::FluentArgs;
use zgoda_game::{BySide, GameResult, Kind, Side, Square};

use super::*;
use crate::language::Language;
use crate::phrase::argument::{Argument, how, whole};
use crate::phrase::{Worded, Wording};
use crate::settings::Topic;

/// Collects the rows of all topics, and hands them on.
macro_rules! gather {
    ([] $($rows:tt)*) => { messages! { $($rows)* } };
    ([$topic:ident $($more:ident)*] $($rows:tt)*) => { $topic! { [$($more)*] $($rows)* } };
}

/// Gives the fields of one message to its words.
macro_rules! give {
    (@ $words:ident $args:ident { $field:ident }) => {
        Argument::give($field, stringify!($field), $words, $args)
    };
    (@ $words:ident $args:ident { $field:ident $how:ident }) => {
        how::$how($field, stringify!($field), $words, $args)
    };
    ($words:ident $args:ident [] $($field:tt)*) => {{ $(give!(@ $words $args $field);)* }};
    ($words:ident $args:ident [$whole:ident] $({ $field:ident })*) => {
        whole::$whole($words, $args, $($field),*)
    };
}

/// One field, or none.
macro_rules! field {
    () => {
        None
    };
    ($field:ident) => {
        Some($field)
    };
}

macro_rules! messages {
    ($($topic:ident { $(
        $(#[$about:meta])*
        $name:ident $({ $(
            $(#[$what:meta])*
            $field:ident: $type:ty $(as $how:ident)?,
        )* })?
        => $kind:literal, $priority:ident, $item:ident $(by $whole:ident)? $(tells $told:ident)?
            $(, $property:ident $(($of:ident))?)*;
    )* })*) => {
        /// Everything that can be said.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Message {
            $($(
                $(#[$about])*
                $name $({ $(
                    $(#[$what])*
                    $field: $type,
                )* })?,
            )*)*
        }

        impl Message {
            /// Every kind there is, in the order of the enum.
            pub const KINDS: &'static [&'static str] = &[$($($kind),*),*];

            /// The rows of the information matrix that some message belongs to, one for each kind.
            pub const ITEMS: &'static [Item] = &[$($(Item::$item),*),*];

            /// Its name: `kind` of the transcript and key of the Fluent files.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self { $($(Message::$name { .. } => $kind,)*)* }
            }

            /// What it is about. Listeners choose by it how many words they want.
            #[must_use]
            pub const fn topic(&self) -> Topic {
                match self { $($(Message::$name { .. } => Topic::$topic,)*)* }
            }

            /// How urgent it is; `docs/speech-priorities.md` says why.
            #[must_use]
            pub const fn priority(&self) -> Priority {
                match self { $($(Message::$name { .. } => Priority::$priority,)*)* }
            }

            /// The row of the information matrix that says who may hear it.
            #[must_use]
            pub const fn item(&self) -> Item {
                match self { $($(Message::$name { .. } => Item::$item,)*)* }
            }

            /// What else is so of it.
            #[must_use]
            pub const fn properties(&self) -> Properties {
                match self { $($(
                    Message::$name { $($($of,)?)* .. } => Properties::USUAL$(.$property($($of)?))*,
                )*)* }
            }

            /// The field that says whether the disk has what it tells, where it has one.
            pub const fn recorded_mut(&mut self) -> Option<&mut Recorded> {
                match self { $($(Message::$name { $($told,)? .. } => field!($($told)?),)*)* }
            }

            /// The arguments of its words.
            pub(crate) fn arguments(&self, words: &mut Wording<'_>) -> FluentArgs<'static> {
                let mut all = FluentArgs::new();
                let args = &mut all;
                match self { $($(
                    Message::$name $({ $($field),* })? => {
                        give!(words args [$($whole)?] $($({ $field $($how)? })*)?);
                    }
                )*)* }
                all
            }

            /// Messages of this kind with every example of each field, no more than needed; the first of them has the
            /// first of each. For tests and for who translates: nothing here says what the examples are.
            pub fn examples<E>(kind: &str, of: &E) -> Vec<Message>
            where
                $($($($(E: Examples<$type>,)*)?)*)*
            {
                match kind {
                    $($($kind => {
                        let most = 1;
                        $($(let $field = <E as Examples<$type>>::examples(of);
                            let most = most.max($field.len());)*)?
                        let one = |_n: usize| Some(Message::$name $({ $(
                            $field: $field.get(_n % $field.len().max(1))?.clone(),
                        )* })?);
                        (0..most).filter_map(one).collect()
                    })*)*
                    _ => Vec::new(),
                }
            }
        }
    };
}

gather! { [moves boards game clock answers program] }

/// Examples of one type of field.
pub trait Examples<T> {
    /// A few; at least one, or nothing of this type has an example.
    fn examples(&self) -> Vec<T>;
}

/// What is told where somebody asks where the game stands, besides the half-moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Besides {
    /// What is open for the asker, in the words in which they were told or asked.
    pub open: Vec<Message>,
}
