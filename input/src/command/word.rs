// SPDX-License-Identifier: GPL-3.0-or-later
//! The list of all commands, a row each, with everything that is known about a word before it is carried out. Their spellings are
//! in the language files; `Words` reads the text after a command.
//!
//! A row has its sort, its name and the English word, which works in every language and is the key in the language files. After
//! the English word, a row may have:
//!
//! - `then`: the text that may be typed after it (`Follows`);
//! - `is`: the other properties of the word (`Is`);
//! - `help`: the part of `help` that lists the word, and the occasion if `help` does not always list the word. `help` follows the
//!   order of the rows;
//! - `menu`: a menu with the word. Each line of the menu with this word has its place, and the text that follows the word in the
//!   line;
//! - `no menu`: the reason why the word is in no menu. `nowhere`: the reason why it is neither in a menu nor in a part of `help`.
//!   Gestures, values of settings and names need no reason;
//! - `key Grave`: one stroke is not enough for the word;
//! - `page`: the pages that take the word. Questions about the board and the arbiter's own words do without `page`;
//! - `told`: the people to whom the answer of a question about the board may be told.

use super::part::{Part, When};
use crate::command::Hint;

/// The condition under which a question about the board is answered in official play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kept {
    /// With the event's consent to reading the board aloud (Kodeks II 2.4.2, 2.4.10).
    BoardByEar,
    /// Always: the record belongs to the player (VIII 2.4).
    Own,
    /// Never: possible half-moves are told only in training (II 2.4.7).
    ForTraining,
}

/// The rest of a line that may be typed after a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follows {
    /// No text may follow: a line with further text is not this command.
    Nothing,
    /// A text may follow.
    May,
    /// A text must follow.
    Must,
    /// The rest of a line: a half-move, or a code.
    Line,
}

/// A property of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Is {
    /// The act of a player or their assistant alone (Kodeks II 6.8, VIII 2.2).
    Players,
    /// Part of keeping the record and the clock, a duty of an assistant (VIII 4.1.3).
    Recording,
    /// An answer to a half-move that is read out against a sheet.
    Verdict,
    /// A step through a text that is read out.
    Reading,
    /// A word of an arbiter with a hint: a line that the program does not understand is answered with the right form.
    Hinted,
    /// A harmless command: a line with a typing slip may be taken for this command.
    Mild,
    /// A word that may begin everyday talk, if more text follows.
    Talk,
    /// A command of one player for themselves: on a keyboard that two players share, the line must name the player.
    Personal,
    /// A word of an arbiter, followed by their own words.
    OwnWords,
    /// A word of an arbiter, carried out only once everything is prepared.
    Prepared,
}

/// A menu of commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// The commands of a player.
    Commands,
    /// Further commands of a player in training.
    Training,
    /// The commands after `arbiter`, once the arbiter's code was entered.
    Arbiters,
    /// The claims after `claim`.
    Claims,
}

/// A page on which something can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The page of an arbiter.
    Arbiter,
    /// The page of an assistant.
    Assistant,
    /// The page of a player's ear.
    Ear,
    /// The page for a player's own acts.
    Player,
}

/// The care that a word takes before a key stroke may carry it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ByStroke {
    /// One stroke is not enough: others hear the word or must answer it, or it ends something without a question.
    Grave,
}

/// A row of the list.
#[derive(Clone, Copy, Debug)]
struct Row {
    english: &'static str,
    follows: Follows,
    is: &'static [Is],
    help: &'static [(Part, When)],
    /// The menus with the word: the menu, the place in it, and the text after the word.
    menus: &'static [(Menu, u16, &'static str)],
    key: &'static [ByStroke],
    pages: &'static [Page],
}

/// The last of the given values.
macro_rules! or {
    ($usual:expr) => {
        $usual
    };
    ($usual:expr, $given:expr) => {
        $given
    };
}

macro_rules! words {
    ($(
        $(word $plain:ident)?
        $(look $asked:ident)?
        $(gesture $gesture:ident)?
        $(setting $setting:ident)?
        $(arbiters $arbiters:ident)?
        $(hand $hand:ident)?
        $(names $name:ident)?
        = $english:literal
        $(, then $follows:ident)?
        $(, is $($is:ident)+)?
        $(, help $part:ident $($when:ident)?)*
        $(, menu $menu:ident $([$place:literal $($behind:literal)?])+)*
        $(, no menu $no_menu:literal)?
        $(, nowhere $nowhere:literal)?
        $(, key $key:ident)?
        $(, page $($page:ident)+)?
        $(, told $kept:ident)?;
    )*) => {
        /// The commands of the program.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Word {
            $($(#[doc = $english] $plain,)?)*
            /// `square` and the other questions about the board.
            Look(Asked),
            /// `up`, `here` and the other gestures.
            Gesture(Gesture),
            /// `rate`, `menu` and the other words for personal settings.
            Setting(SettingCommand),
            /// A word of the arbiter.
            Arbiters(ArbiterWord),
            /// A word for the hand of a simulated board.
            HandDoes(HandWord),
            /// `white` and the other names, in front of a line or after a word.
            Names(Name),
        }

        /// A question about the board. A square, a side, a kind or a digit may follow it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Asked { $($(#[doc = $english] $asked,)?)* }

        /// A gesture. Left, right, up and down are as the player sees them from their seat.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Gesture { $($(#[doc = $english] $gesture,)?)* }

        /// A word by which people change their own settings.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum SettingCommand { $($(#[doc = $english] $setting,)?)* }

        /// A word that only an arbiter may use.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum ArbiterWord { $($(#[doc = $english] $arbiters,)?)* }

        /// A word for the hand of a simulated board.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum HandWord { $($(#[doc = $english] $hand,)?)* }

        /// A name of a person, or of both sides.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Name { $($(#[doc = $english] $name,)?)* }

        impl Word {
            /// Every word, in the order in which `help` lists the words.
            pub const ALL: [Word; [$($english),*].len()] = [$(
                $(Word::$plain)? $(Word::Look(Asked::$asked))? $(Word::Gesture(Gesture::$gesture))?
                $(Word::Setting(SettingCommand::$setting))? $(Word::Arbiters(ArbiterWord::$arbiters))?
                $(Word::HandDoes(HandWord::$hand))? $(Word::Names(Name::$name))?,
            )*];

            const fn row(self) -> Row {
                match self {$(
                    $(Word::$plain)? $(Word::Look(Asked::$asked))? $(Word::Gesture(Gesture::$gesture))?
                    $(Word::Setting(SettingCommand::$setting))? $(Word::Arbiters(ArbiterWord::$arbiters))?
                    $(Word::HandDoes(HandWord::$hand))? $(Word::Names(Name::$name))? => Row {
                        english: $english,
                        follows: or!(Follows::Nothing $(, Follows::$follows)?),
                        is: &[$($(Is::$is),+)?],
                        help: &[$((Part::$part, or!(When::Always $(, When::$when)?))),*],
                        menus: &[$($((Menu::$menu, $place, concat!($english $(, " ", $behind)?)),)+)*],
                        key: &[$(ByStroke::$key)?],
                        pages: &[$($(Page::$page),+)?],
                    },
                )*}
            }

            /// The reasons why the word is in no menu, and in no part of `help`.
            #[cfg(test)]
            pub(crate) const fn elsewhere(self) -> (Option<&'static str>, Option<&'static str>) {
                match self {$(
                    $(Word::$plain)? $(Word::Look(Asked::$asked))? $(Word::Gesture(Gesture::$gesture))?
                    $(Word::Setting(SettingCommand::$setting))? $(Word::Arbiters(ArbiterWord::$arbiters))?
                    $(Word::HandDoes(HandWord::$hand))? $(Word::Names(Name::$name))? => (
                        or!(None $(, Some($no_menu))? $(, Some($nowhere))?),
                        or!(None $(, Some($nowhere))?),
                    ),
                )*}
            }
        }

        impl Asked {
            /// Every question, in the order of the rows.
            pub const ALL: &[Asked] = &[$($(Asked::$asked,)?)*];

            /// The condition under which the question is answered; it is checked before every answer.
            #[must_use]
            pub const fn kept(self) -> Kept {
                match self { $($(Asked::$asked => Kept::$kept,)?)* }
            }
        }

        impl Gesture {
            /// Every gesture, in the order of the rows.
            pub const ALL: &[Gesture] = &[$($(Gesture::$gesture,)?)*];
        }
    };
}

words! {
    // Words about half-moves, and answers to questions about them.
    word Said = "said", then Line, is Players Recording, help MOVES, menu Commands [100], page Assistant Player;
    word Correct = "correct", then Line, is Players Recording, help MOVES, menu Commands [90], page Assistant Player;
    word Adjust = "adjust", is Players Personal, help MOVES, menu Commands [390], page Assistant;

    word Offer = "offer", then May, is Personal, help GAME, menu Commands [130], key Grave, page Player;
    word Accept = "accept", is Personal, help GAME, menu Commands [110], page Player;
    word Decline = "decline", is Personal, help GAME, menu Commands [120], key Grave, page Player;
    word Claim = "claim", then May, is Personal, help GAME, menu Commands [150],
        menu Claims [10 "draw"] [20 "repetition"] [30 "kings"] [40 "three kings"] [50 "regulation"] [60 "flag"],
        key Grave, page Assistant Player;
    word Resign = "resign", is Mild Personal, help GAME, menu Commands [160], page Player;
    word Call = "call", is Players, help GAME, menu Commands [140], key Grave, page Assistant Player;

    // The arbiter's words; other people may use `compare` and `done`, too.
    arbiters Stop = "stop", then May, is Talk, help Arbiter, menu Arbiters [20];
    arbiters Resume = "resume", then May, is Talk, help Arbiter, menu Arbiters [10];
    arbiters Set = "set", then May, is Hinted, help Arbiter, no menu "is typed: digits write no time, name or reason";
    arbiters Charge = "charge", then May, is Hinted, help Arbiter, menu Arbiters [160 "white"] [170 "black"] [180 "both"];
    arbiters Replace = "replace", then May, is Hinted, help Arbiter, menu Arbiters [190];
    arbiters PressBack = "press back", then May, is Hinted, help Arbiter, menu Arbiters [195];
    arbiters Ask = "ask", then May, help Arbiter, menu Arbiters [40];
    arbiters Answer = "answer", then May, is Hinted, help Arbiter, menu Arbiters [280 "white"] [290 "black"];
    arbiters Absent = "absent", then May, help Arbiter, menu Arbiters [210 "white"] [220 "black"] [230 "both"];
    arbiters Arrived = "arrived", then May, is Hinted, help Arbiter, menu Arbiters [240 "white"] [250 "black"];
    arbiters Prepared = "prepared", then May, help Arbiter, menu Arbiters [30];
    arbiters Compare = "compare", then May, is Hinted Prepared, help GAME, help Arbiter, menu Commands [440],
        menu Arbiters [90] [100 "white"] [110 "black"];
    word Unreadable = "unreadable", is Verdict, help Arbiter, menu Commands [450], menu Arbiters [120], page Arbiter;
    word Back = "back", is Verdict, help Arbiter, menu Commands [460], menu Arbiters [130], page Arbiter;
    arbiters WalkBack = "walk-back", then May, is Hinted Talk Prepared, help Arbiter, menu Arbiters [140];
    arbiters Restore = "restore", then May, is Prepared, help Arbiter, menu Arbiters [150];
    arbiters Grant = "grant", then May, help Arbiter, menu Arbiters [50];
    arbiters Refuse = "refuse", then May, help Arbiter, menu Arbiters [60];
    arbiters Decide = "decide", then May, is Hinted OwnWords, help Arbiter, no menu "is typed: digits write no time, name or reason";
    arbiters Sanction = "sanction", then May, is Hinted OwnWords, help Arbiter, no menu "is typed: digits write no time, name or reason";
    arbiters Complaint = "complaint", then May, is Hinted OwnWords, help Arbiter, no menu "is typed: digits write no time, name or reason";
    arbiters Slips = "slips", then May, help Arbiter, menu Arbiters [200];
    arbiters Device = "device", then May, help Arbiter, menu Arbiters [270];
    arbiters Slip = "slip", then May, is Hinted, help Arbiter, no menu "is typed: a role has two words";
    arbiters Appoint = "appoint", then May, is Hinted OwnWords, help Arbiter, no menu "is typed: digits write no time, name or reason";
    arbiters HandOver = "hand over", then May, is Hinted OwnWords, help Arbiter, no menu "is typed: digits write no time, name or reason";
    arbiters Keyboard = "keyboard", then May, is Hinted, help Arbiter,
        menu Arbiters [320 "white"] [330 "black"] [340 "assistant"] [350 "player"] [355 "both"];
    arbiters Note = "note", then May, is Hinted, help Arbiter, no menu "is typed: digits write no time, name or reason";
    arbiters Stands = "stands", then May, is Hinted, help Arbiter, no menu "is typed with a square";
    arbiters Original = "original", then May, is Hinted, help Arbiter, menu Arbiters [300 "white"] [310 "black"];
    arbiters Protocol = "protocol", then May, is Hinted, help Arbiter, no menu "is made by a command of its own";
    word Done = "done", is Reading, help MOVES, help Arbiter, menu Commands [400], page Arbiter Assistant;

    word Crowned = "crowned", is Players, help MOVES, menu Commands [410], page Assistant Player;
    word Undo = "undo", is Mild, help MOVES Training, menu Training [520];
    word Demand = "demand", is Personal, help MOVES Claims, menu Commands [420], key Grave, page Player;
    word LetStand = "let stand", is Personal, help MOVES Claims, menu Commands [430], key Grave, page Player;

    word Yes = "yes", is Verdict, help GAME, menu Commands [170], menu Arbiters [70], page Arbiter Assistant Player;
    word No = "no", is Verdict, help GAME, menu Commands [180], menu Arbiters [80], page Arbiter Assistant Player;
    word Arbiter = "arbiter", then Line, help GAME, menu Commands [550], menu Arbiters [260 "done"];
    word Quit = "quit", help GAME, menu Commands [570], key Grave;
    word End = "end", is Mild, help GAME, no menu "is what quit is, after a question";
    word Save = "save", is Mild, help GAME, no menu "is known without a word";
    word Players = "players", is Mild, help GAME, no menu "is known before the game begins";
    word NewGame = "new game", is Mild, help GAME Training, menu Training [540];

    // Questions about the board; then the moves of the cursor, which steer menus too.
    word Boards = "boards", is Mild, help BOARDS, menu Commands [190], page Assistant Player;
    look Board = "board", help BOARDS, menu Commands [200], told BoardByEar;
    look Square = "square", then Must, help BOARDS, no menu "is two digits and Enter, or the cursor", told BoardByEar;
    // The squares of a row.
    look Row = "row", then May, help BOARDS, menu Commands [270], told BoardByEar;
    // The four neighbours of a square.
    look Around = "around", then May, help BOARDS, menu Commands [290], told BoardByEar;
    // The men that a king there would meet.
    look Diagonals = "diagonals", then May, help BOARDS, menu Commands [280], told BoardByEar;
    look Men = "men", then May, help BOARDS, menu Commands [210 "white"] [220 "black"], told BoardByEar;
    look Kings = "kings", then May, help BOARDS, menu Commands [230 "white"] [240 "black"], told BoardByEar;
    look All = "all", then May, help BOARDS, menu Commands [250 "white"] [260 "black"], told BoardByEar;
    // A region by its digit, or else the region of the cursor.
    look Region = "region", then May, help BOARDS, no menu "is where the cursor is; the menu has all of them", told BoardByEar;
    // The whole board, part by part.
    look Regions = "regions", help BOARDS, menu Commands [300], told BoardByEar;
    look Pieces = "pieces", help BOARDS, no menu "is told by what stands in the menu", told BoardByEar;
    look Changed = "changed", help BOARDS, menu Commands [310], told BoardByEar;
    look Next = "next", then May, help BOARDS, no menu "is a walk of the cursor, which lists pieces too", told BoardByEar;
    look Previous = "previous", then May, help BOARDS, no menu "is a walk of the cursor, which lists pieces too", told BoardByEar;
    // The last list again, from its next part on.
    look More = "more", help BOARDS, menu Commands [350], told BoardByEar;
    gesture Here = "here", help BOARDS;
    // Away from the player; in a menu the item before.
    gesture Up = "up", help BOARDS;
    // Towards the player; in a menu the item after.
    gesture Down = "down", help BOARDS;
    gesture Left = "left", help BOARDS;
    gesture Right = "right", help BOARDS;
    gesture UpLeft = "up left", help BOARDS;
    gesture UpRight = "up right", help BOARDS;
    gesture DownLeft = "down left", help BOARDS;
    gesture DownRight = "down right", help BOARDS;
    // The beginning and the end of the row, or the list.
    gesture First = "first", help BOARDS;
    gesture Last = "row end", is Mild, help BOARDS;
    gesture Choose = "choose", help BOARDS;
    // The way out of everything that is open, without an effect.
    gesture Leave = "leave", help BOARDS;
    look Moves = "moves", then May, help BOARDS Training, menu Commands [360], told ForTraining;
    look Captures = "captures", help BOARDS Training, menu Commands [370], told ForTraining;
    look Attacked = "attacked", help BOARDS Training, menu Commands [380], told ForTraining;
    // An arbiter's word in official play.
    arbiters Sensor = "sensor", then May, is Hinted, help BOARDS Training, help Arbiter, no menu "is typed with a square";

    word Press = "press", is Players Recording, help CLOCK, menu Commands [80], page Assistant Player;
    word Clock = "clock", then May, is Mild, help CLOCK, menu Commands [20] [580 "full"], page Assistant Player;
    word Feel = "feel", help CLOCK, menu Commands [470];
    word Pause = "pause", help CLOCK Training, menu Training [530];
    // An arbiter's word in official play.
    arbiters SwapClock = "swap clock", then May, help CLOCK Training, help Arbiter, menu Arbiters [360];

    word Repeat = "repeat", is Reading Mild, help ANSWERS, menu Commands [40], page Arbiter Ear;
    // The words that an ear's page has missed while it was away.
    word Missed = "missed", is Mild, help ANSWERS, no menu "is a key of the page of an ear", page Ear;
    word Spell = "spell", is Mild, help ANSWERS, menu Commands [50], page Ear;
    word Last = "last", then May, is Mild, help ANSWERS, menu Commands [30], page Assistant Player;
    word Where = "where", is Mild, help ANSWERS, menu Commands [10];
    word History = "history", then May, is Mild, help ANSWERS, menu Commands [60];
    word Count = "count", is Mild, help ANSWERS, menu Commands [70], page Assistant Player;
    word Turn = "turn", is Mild, help ANSWERS, no menu "is told by what stands in the menu";
    word Result = "result", is Mild, help ANSWERS, no menu "is told by what stands in the menu", page Assistant Player;
    // The record read back, and forward again.
    look Older = "older", help ANSWERS, menu Commands [320], told Own;
    look Record = "record", then May, help ANSWERS, no menu "older tells it half-move by half-move", told Own;
    look Newer = "newer", help ANSWERS, menu Commands [330], told Own;
    look Newest = "newest", help ANSWERS, menu Commands [340], told Own;

    // Personal settings, and words about the program itself.
    setting Menu = "menu", help PROGRAM, menu Commands [490];
    word Settings = "settings", is Mild, help PROGRAM, menu Commands [480];
    // Alone: the next profile. With a name: that profile. With `new` and a name: a new profile. With `none`: no profile.
    setting Profile = "profile", then May, help PROGRAM, menu Commands [500];
    setting Faster = "faster", help PROGRAM;
    setting Slower = "slower", help PROGRAM;
    setting Rate = "rate", then May, is Talk, help PROGRAM;
    setting Louder = "louder", help PROGRAM;
    setting Softer = "softer", help PROGRAM;
    setting Volume = "volume", then May, is Talk, help PROGRAM;
    setting Pitch = "pitch", then May, help PROGRAM;
    setting Voice = "voice", then May, help PROGRAM;
    setting Language = "language", then May, is Talk, help PROGRAM;
    // The number of words, for everything or for one topic.
    setting Words = "words", then May, help PROGRAM;
    setting Numbers = "numbers", then May, help PROGRAM;
    setting Letters = "letters", then May, help PROGRAM;
    setting Sounds = "sounds", then May, help PROGRAM;
    setting LowTime = "low time", then May, help PROGRAM;
    setting Pulses = "pulses", then May, help PROGRAM;
    // A sound or words for half-moves announced aloud.
    setting Confirm = "confirm", then May, help PROGRAM;
    setting Whisper = "whisper", then May, help PROGRAM;
    word Keys = "keys", help PROGRAM, menu Commands [510];
    word Commands = "commands", help PROGRAM, no menu "opens them";
    word Help = "help", then May, is Mild, help PROGRAM, menu Commands [560];
    word Silence = "silence", is Mild, help PROGRAM, no menu "is a key of its own", page Ear;

    // Words outside all menus and parts of `help`.
    word Difference = "make a difference", is Mild, nowhere "is for a rehearsal, whose first words name it";
    word Advice = "advice", is Mild, nowhere "is asked for and given to nobody";
    word Sides = "sides", is Mild, nowhere "is asked for and given to nobody";
    word Chat = "chat", is Mild, nowhere "is asked for and given to nobody";
    word Braille = "braille", nowhere "is an answer, and named by the question";
    word Print = "print", nowhere "is an answer, and named by the question";
    word Dictaphone = "dictaphone", nowhere "is an answer, and named by the question";
    word Hand = "hand", then Line, nowhere "is for a simulated board";
    hand Lift = "lift", then Must, nowhere "is for a simulated board";
    hand Put = "put", then Must, nowhere "is for a simulated board";
    hand Remove = "remove", then Must, nowhere "is for a simulated board";
    hand Slide = "slide", then Must, nowhere "is for a simulated board";
    names White = "white", then May, nowhere "names who acts or whose something is";
    names Black = "black", then May, nowhere "names who acts or whose something is";
    names Both = "both", then May, nowhere "names who acts or whose something is";
    names Assistant = "assistant", then May, nowhere "names who acts or whose something is";
    names WhiteAssistant = "white's assistant", then May, nowhere "names who acts or whose something is";
    names BlackAssistant = "black's assistant", then May, nowhere "names who acts or whose something is";
}

impl Part {
    /// The command of the same name, where there is such a command.
    pub fn word(self) -> Option<Word> {
        let Part::About(topic) = self else {
            return Some(Word::Arbiter);
        };
        let mut all = Word::ALL.into_iter();
        all.find(|word| word.english() == topic.word())
    }
}

impl Word {
    /// True if `help` has an entry for the word: all words have an entry except names, and questions that only get an explanation.
    #[must_use]
    pub const fn is_told(self) -> bool {
        !matches!(
            self,
            Word::Names(_) | Word::Advice | Word::Sides | Word::Chat
        )
    }

    /// The English word, which works in every language and names the command in the language files.
    #[must_use]
    pub const fn english(self) -> &'static str {
        self.row().english
    }

    /// The text that may be typed after the word.
    #[must_use]
    pub(crate) const fn follows(self) -> Follows {
        self.row().follows
    }

    /// The form of a line with this word, for an arbiter after a line that was not understood. `absent` and `arrived` have the
    /// same form.
    #[must_use]
    pub fn hint(self) -> Option<Hint> {
        match self {
            Word::Arbiters(ArbiterWord::Absent) => Some(Hint::Word(ArbiterWord::Arrived)),
            Word::Arbiters(word) if self.is(Is::Hinted) => Some(Hint::Word(word)),
            _ => None,
        }
    }

    /// True if the row of the word has this property.
    pub fn is(self, what: Is) -> bool {
        self.row().is.contains(&what)
    }

    /// The parts of `help` that list the word, and the occasions.
    pub fn told_in(self) -> &'static [(Part, When)] {
        self.row().help
    }

    /// True if one stroke is not enough for the word: others hear it or must answer it, or it ends something without a question.
    /// Resigning and accepting are not grave, because the program asks first. A press is not grave, because keys are there to press
    /// and the arbiter can put a press right.
    #[must_use]
    pub(crate) const fn is_grave(self) -> bool {
        !self.row().key.is_empty()
    }

    /// True if this page takes the word. The word's handler checks whether the word may be carried out.
    #[must_use]
    pub fn is_for(self, page: Page) -> bool {
        match self {
            Word::Look(_) => matches!(page, Page::Arbiter | Page::Assistant),
            Word::Arbiters(_) => page == Page::Arbiter,
            _ => self.row().pages.contains(&page),
        }
    }
}

/// The lines of these menus as they would be typed, in the order of their places.
#[must_use]
pub fn lines(menus: &[Menu]) -> Vec<&'static str> {
    let all = Word::ALL.into_iter().flat_map(|word| word.row().menus);
    let mut all: Vec<_> = all.filter(|(menu, ..)| menus.contains(menu)).collect();
    all.sort_by_key(|(_, place, _)| *place);
    all.into_iter().map(|(.., line)| *line).collect()
}

impl Asked {
    /// The English word, as it is typed.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Word::Look(self).english()
    }
}

impl Gesture {
    /// The English word, as it is typed.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Word::Gesture(self).english()
    }
}

impl ArbiterWord {
    /// True if the row of the word has this property.
    pub fn is(self, what: Is) -> bool {
        Word::Arbiters(self).is(what)
    }

    /// The English word, as it is typed.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Word::Arbiters(self).english()
    }
}

impl SettingCommand {
    /// The English word, as it is typed.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Word::Setting(self).english()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use zgoda_game::claims::Claimed;

    use super::*;
    use crate::command::{Command, Words};

    #[test]
    fn every_word_is_told_by_help_or_has_a_reason_not_to_be() {
        for word in Word::ALL {
            let (_, reason) = word.elsewhere();
            assert_ne!(word.told_in().is_empty(), reason.is_none(), "{word:?}");
        }
    }

    /// Settings need no reason, because the menu of the settings has their values. Gestures need none, because they steer all
    /// menus.
    #[test]
    fn every_word_stands_in_a_menu_or_has_a_reason_not_to() {
        for word in Word::ALL {
            let (reason, _) = word.elsewhere();
            let own = matches!(word, Word::Gesture(_) | Word::Setting(_));
            let listed = !word.row().menus.is_empty();
            assert!(!(listed && reason.is_some()), "{word:?}");
            assert!(listed || own || reason.is_some(), "{word:?}");
        }
    }

    #[test]
    fn every_line_of_a_menu_has_a_place_of_its_own() {
        let shown = [Menu::Commands, Menu::Training];
        for menus in [&shown[..], &[Menu::Arbiters], &[Menu::Claims]] {
            let all = Word::ALL.into_iter().flat_map(|word| word.row().menus);
            let all = all.filter(|(menu, ..)| menus.contains(menu));
            let places: Vec<u16> = all.map(|(_, place, _)| *place).collect();
            let apart: BTreeSet<u16> = places.iter().copied().collect();
            assert_eq!(apart.len(), places.len(), "{menus:?}");
        }
    }

    #[test]
    fn every_line_of_a_menu_is_a_command() {
        let words = Words::english();
        for word in Word::ALL {
            for (_, _, line) in word.row().menus {
                let typed = words.read(line);
                let meant = match typed.command {
                    // A half-move or a code must follow such a word.
                    Command::Unfinished(word) if word.follows() == Follows::Line => Some(word),
                    command => command.word(),
                };
                assert_eq!((typed.actor, meant), (None, Some(word)), "{line}");
            }
        }
    }

    #[test]
    fn every_claim_stands_behind_claim() {
        let words = Words::english();
        let mut claimed = Vec::new();
        for line in lines(&[Menu::Claims]) {
            let Command::Claim(text) = words.read(line).command else {
                panic!("{line:?} is no claim")
            };
            claimed.extend(words.terms().claim(&text));
        }
        assert_eq!(claimed, Claimed::ALL);
    }
}
