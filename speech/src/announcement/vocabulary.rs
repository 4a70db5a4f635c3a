// SPDX-License-Identifier: GPL-3.0-or-later
//! The vocabulary: all messages, one row each, in a file for each topic.
//!
//! A row has the message's name, its fields, and after the arrow its kind, its priority and its row of the information matrix. The
//! kind is both `kind` of the transcript and the key in the Fluent files. All rows of a file have the topic of the file. The macro
//! `messages` makes all code from these rows, so a new message needs only its row and its words.
//!
//! - A field becomes an argument of the words under its own name, in the form that its type has (`phrase::argument`). If the
//!   sentence needs another form, `as` names it (`phrase::argument::how`).
//! - If several fields make one argument, or a message without fields has arguments, `by` after the matrix row names the function
//!   that makes them (`phrase::argument::whole`).
//! - `tells` names the field that says whether a half-move is on the disk.
//! - The other properties of the message are named at the end: each is a function of [`Properties`], with the field that the
//!   function takes.
//!
//! Two rules hold for priorities. A question waits for an answer, so it must be heard, and has the priority of a half-move. The
//! news that a trouble is over has the priority of the trouble, so that the news is spoken after the trouble and is not lost.

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
use zgoda_game::{BySide, GameResult, Kind, Side, Square, Variant};

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

/// Returns one field of a message, or none.
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
        /// A message: everything that can be said.
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
            /// All kinds, in the order of the enum.
            pub const KINDS: &'static [&'static str] = &[$($($kind),*),*];

            /// The rows of the information matrix that some message belongs to, one for each kind.
            pub const ITEMS: &'static [Item] = &[$($(Item::$item),*),*];

            /// The name of the message: `kind` of the transcript and key of the Fluent files.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self { $($(Message::$name { .. } => $kind,)*)* }
            }

            /// The topic of the message. Listeners choose by the topic how many words they want.
            #[must_use]
            pub const fn topic(&self) -> Topic {
                match self { $($(Message::$name { .. } => Topic::$topic,)*)* }
            }

            /// The urgency of the message; `docs/voices.md` says why.
            #[must_use]
            pub const fn priority(&self) -> Priority {
                match self { $($(Message::$name { .. } => Priority::$priority,)*)* }
            }

            /// The row of the information matrix that says who may hear the message.
            #[must_use]
            pub const fn item(&self) -> Item {
                match self { $($(Message::$name { .. } => Item::$item,)*)* }
            }

            /// The other properties of the message.
            #[must_use]
            pub const fn properties(&self) -> Properties {
                match self { $($(
                    Message::$name { $($($of,)?)* .. } => Properties::USUAL$(.$property($($of)?))*,
                )*)* }
            }

            /// The field that tells if the half-move of the message is on the disk, if the message has such a field.
            pub const fn recorded_mut(&mut self) -> Option<&mut Recorded> {
                match self { $($(Message::$name { $($told,)? .. } => field!($($told)?),)*)* }
            }

            /// The arguments of the words of the message.
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

            /// Messages of this kind that together have every example of each field, as few as possible. The first message has the
            /// first example of each field. They serve tests and translators; `of` supplies the examples.
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
    /// A few examples. If there is none, messages with a field of this type have no examples.
    fn examples(&self) -> Vec<T>;
}

/// The part of the answer to "where are we" besides the half-moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Besides {
    /// The matters open for the asker, in the words in which they were told or asked.
    pub open: Vec<Message>,
}
