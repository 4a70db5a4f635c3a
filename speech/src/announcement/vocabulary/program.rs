// SPDX-License-Identifier: GPL-3.0-or-later
//! The program itself: voices, devices, settings, menus, help, the first start.
//!
//! Each message has a row; [`super`] explains the columns.

macro_rules! program {
    ($more:tt $($rows:tt)*) => {
        gather! { $more $($rows)* Program {
            /// There are unfinished games.
            UnfinishedGames {
                /// The number of games.
                count: usize,
            } => "unfinished-games", Hint, Device;
            /// The record of an unfinished game is damaged, and only this number of its half-moves is certain. Asks
            /// whether to go on.
            RecordNotWhole {
                /// The number of half-moves.
                plies: usize,
            } => "record-not-whole", Move, Device;
            /// The speech service does not answer; the built-in voice speaks from now on.
            VoiceReplaced => "voice-replaced", Alarm, Device;
            /// The screen reader does not answer, and the speech service speaks from now on.
            ReaderReplaced => "reader-replaced", Alarm, Device;
            /// A screen reader reads the terminal. Tells the listener whether only the reader speaks.
            ReaderReads {
                /// True where the reader alone speaks.
                alone: bool,
            } => "reader-reads", Hint, Device;
            /// There is no sound; everything is said in text.
            NoSound => "no-sound", Move, Device, passing;
            /// The sound device of the listener is back.
            SoundBack => "sound-back", Move, Device, at_once;
            /// Another listener's sound device is gone, or back. The messages that the listener missed are not repeated
            /// here.
            OthersSound {
                /// The listener with that device.
                of: Listener,
                /// True if the device is back.
                state: bool,
            } => "others-sound", Move, Device;
            /// The voice that was chosen is missing; the usual voice of the language speaks instead.
            VoiceMissing {
                /// The name of the missing voice.
                name: String as outside,
            } => "voice-missing", Hint, Device;
            /// A listener chose a voice by a name that no voice has, or that cannot be checked.
            VoiceUnknown {
                /// The names of the existing voices, where they are known.
                names: Vec<String> as unknown_keys,
            } => "voice-unknown", Reply, OwnWords;
            /// A library that a voice needs is not on this computer.
            LibraryMissing {
                /// The name of the library, without the rest of its file name.
                library: String as outside,
                /// The package that contains the library.
                package: String as outside,
            } => "library-missing", Hint, Device;
            /// The record cannot be written.
            DiskLost {
                /// True if the disk is full.
                full: bool,
            } => "disk-lost", Alarm, Device;
            /// The record can be written again, and everything missing has been written.
            DiskBack => "disk-back", Alarm, Device;
            /// The program was ended before anything was played that could be kept.
            ProgramEnds => "program-ends", Hint, Device;
            /// A gamepad came or went.
            Gamepad {
                /// The side of the gamepad, where each player has one.
                of: Option<Side>,
                /// The change at the gamepad.
                news: PadNews,
            } => "gamepad", Alarm, Device;
            /// There is no gamepad with a motor that could tell the time.
            NoMotor => "no-motor", Reply, Device;
            /// The settings in force.
            SettingsAre {
                /// The settings, a sentence each.
                settings: Vec<Setting>,
            } => "settings-are", Reply, Settings;
            /// A listener made a choice, which the message confirms in the new manner.
            ChoiceMade {
                /// The choice that was made.
                choice: Choice,
                /// A half-move to demonstrate the choice: always the same half-move, so that it tells nothing of the
                /// game.
                sample: Option<SpokenMove> as sample,
            } => "choice-made", Reply, OwnWords;
            /// The meaning of a sound. The sound itself comes before the words even for a listener who has switched
            /// the sounds off.
            SoundMeans {
                /// The sound that is explained.
                sound: Earcon,
            } => "sound-means", Reply, OwnWords, in_parts, echo;
            /// A typed value cannot be chosen.
            ChoiceRefused {
                /// The choice that was to be made.
                of: Chosen as chosen,
            } => "choice-refused", Reply, OwnWords, refuses;
            /// Another profile of a listener's settings is in use; `None` means that no profile is in use any more.
            ProfileChosen {
                /// The name of the profile.
                name: Option<String> as profile,
            } => "profile-chosen", Reply, OwnWords;
            /// There is no profile of that name.
            NoProfile => "no-profile", Reply, OwnWords, refuses;
            /// There is no profile at all; the words tell how a profile is made.
            NoProfileYet => "no-profile-yet", Reply, OwnWords, refuses;
            /// A new profile was not made.
            ProfileRefused {
                /// The reason for the refusal.
                because: ProfileRefusal,
            } => "profile-refused", Reply, OwnWords, refuses;
            /// A menu was opened.
            MenuOpened {
                /// The first item of the menu.
                item: MenuItem,
                /// The place of the item.
                place: Place,
            } => "menu-opened", Reply, OwnWords;
            /// The listener came to another item of a menu.
            MenuAt {
                /// The current item of the menu.
                item: MenuItem,
                /// The place of the item.
                place: Place,
            } => "menu-at", Reply, OwnWords;
            /// A menu was left.
            MenuLeft => "menu-left", Reply, OwnWords, passing;
            /// The first start begins: tells the effects of the keys, before anything was chosen.
            SetupBegins => "setup-begins", Reply, OwnWords;
            /// The first start: a language is offered, in its own words.
            SetupLanguage {
                /// The language that is offered.
                language: Language,
            } => "setup-language", Reply, OwnWords;
            /// The first start: asks for the rate of speech.
            SetupRate {
                /// The rate in force.
                choice: Choice,
            } => "setup-rate", Reply, OwnWords;
            /// The first start: asks for the voice.
            SetupVoice {
                /// The voice in force.
                choice: Choice,
            } => "setup-voice", Reply, OwnWords;
            /// The first start: the connected devices.
            SetupConnected {
                /// Ports at which a board may be.
                ports: Vec<PortFound> as ports,
                /// The names of the gamepads.
                pads: Vec<String> as pads,
                /// The names of the sound devices.
                cards: Vec<String> as cards,
                /// Voices of the listener's language that have a name.
                voices: Vec<String> as voices,
            } => "setup-connected", Reply, OwnWords;
            /// The first start: a test in which everything is heard once.
            SetupTest {
                /// A half-move to be heard in the test.
                sample: Option<SpokenMove> as sample,
            } => "setup-test", Reply, OwnWords;
            /// The first start is over, and the choices are kept.
            SetupKept => "setup-kept", Reply, OwnWords;
            /// The first start was left before its end.
            SetupLeft => "setup-left", Reply, OwnWords;
            /// The menu of the program started without a command was opened.
            StartMenu {
                /// The first item of the menu.
                item: MenuItem,
                /// The place of the item.
                place: Place,
            } => "start-menu", Reply, OwnWords;
            /// Help on the use of the start menu.
            StartHelp => "start-help", Reply, OwnWords;
            /// The start menu has no item of this digit, letter or word.
            StartNoSuch => "start-no-such", Reply, OwnWords;
            /// The item chosen in the start menu could not begin.
            StartFailed {
                /// The reason for the failure.
                why: StartTrouble,
            } => "start-failed", Reply, OwnWords;
            /// A question is asked before a game.
            StartAsk {
                /// The question that is asked.
                question: StartQuestion,
                /// The first of the answers.
                item: MenuItem,
                /// The place of the answer among the answers.
                place: Place,
            } => "start-ask", Reply, OwnWords;
            /// The trial of boards begins.
            StartPorts {
                /// Ports at which a board may be.
                ports: Vec<PortFound> as ports,
                /// The option to be typed to play with the device at the first of the ports.
                option: String as outside,
            } => "start-ports", Reply, OwnWords;
            /// The trial of clocks begins.
            StartClock {
                /// Ports at which a clock may be.
                ports: Vec<PortFound> as ports,
                /// The option to be typed to play with the device at the first of the ports.
                option: String as outside,
            } => "start-clock", Reply, OwnWords;
            /// The trial of gamepads begins.
            StartPads {
                /// The names of the connected gamepads.
                pads: Vec<String> as pads,
            } => "start-pads", Reply, OwnWords;
            /// A button of a gamepad was pressed, or a stick moved.
            StartButton {
                /// The part of the gamepad.
                button: PadPart,
            } => "start-button", Reply, OwnWords;
            /// The trial of the voice begins.
            StartVoice {
                /// A half-move to demonstrate the voice.
                sample: Option<SpokenMove> as sample,
                /// The names of the sound devices.
                cards: Vec<String> as cards,
                /// Voices of the listener's language that have a name.
                voices: Vec<String> as voices,
                /// The option to be typed to use this voice.
                option: String as outside,
            } => "start-voice", Reply, OwnWords;
            /// A settings file cannot be read; the usual settings are in force, and the file is left as it is.
            SettingsUnread => "settings-unread", Move, Device;
            /// A settings file has unknown keys, which are kept and do nothing.
            SettingsUnknown {
                /// The keys, as they are written.
                keys: Vec<String> as unknown_keys,
            } => "settings-unknown", Move, Device;
            /// A settings file has impossible values; the usual values are in force.
            SettingsWrong {
                /// The settings with impossible values.
                of: Vec<Chosen> as wrong_keys,
            } => "settings-wrong", Move, Device;
            /// A choice could not be saved, and is in force as long as the program runs.
            SettingsNotKept => "settings-not-kept", Move, Device;
            /// The words that can be typed, and the subjects on which there is more help.
            Help => "help", Reply, OwnWords by help;
            /// The words of one part of the commands.
            HelpAbout {
                /// The words in English.
                words: Vec<&'static str> as commands,
            } => "help-about", Reply, OwnWords;
            /// The effect of one command. If its name is also the name of a part of the commands, the words of that part
            /// are told as well.
            HelpOf {
                /// The command in English.
                word: &'static str as told_of,
                /// The words of the part in English.
                words: Vec<&'static str> as more_commands,
            } => "help-of", Reply, OwnWords;
            /// The effect of a key or button.
            StrokeMeans {
                /// The effect of the stroke.
                meaning: Meaning,
            } => "stroke-means", Reply, OwnWords;
            /// Keys and buttons explain their effects instead of acting.
            KeysExplained {
                /// True if this begins now, false if it ends.
                state: bool,
            } => "keys-explained", Reply, OwnWords;
            /// The digits of the keypad move the cursor.
            Looking {
                /// True if this begins now, false if it ends.
                state: bool,
            } => "looking", Reply, OwnWords, passing;
            /// Asks for a confirmation before a menu ends the program.
            AskQuit => "ask-quit", Reply, OwnWords;
            /// The last typed line is back in the input line.
            LineAgain {
                /// The line as it was typed.
                text: String as typed,
            } => "line-again", Reply, OwnWords, passing;
            /// The line was not understood.
            NotUnderstood {
                /// The part of the line that may be repeated, as it was typed, shortened.
                text: OfLine as not_understood,
            } => "not-understood", Reply, OwnWords, refuses, echo;
            /// In training, somebody asked the program to be the keyboard of one side, although the half-moves of both
            /// sides are typed here.
            BothSidesHere => "both-sides-here", Reply, OwnWords;
            /// The question is closed: the answer was no, or its subject is gone.
            LeftAsItIs => "left-as-it-is", Reply, OwnWords;
            /// A listener gave a yes, a no or another answer, but no question is open.
            NothingAsked => "nothing-asked", Reply, OwnWords, refuses;
            /// A question is open, but the answer of this listener does not count.
            NotYoursToAnswer => "not-yours-to-answer", Reply, OwnWords, refuses;
            /// A line names an assistant without a side, but there are two assistants.
            WhoseAssistant => "whose-assistant", Reply, OwnWords, refuses;
            /// Both players share the keyboard, and a line that needs one player does not name the player.
            WhosePlayer => "whose-player", Reply, OwnWords, refuses;
            /// The keyboard belongs to this player alone, but a line names another person.
            KeyboardOf {
                /// The side with that keyboard.
                side: Side,
            } => "keyboard-of", Reply, OwnWords, refuses;
            /// A line that was typed in this player's name at their assistant's keyboard is
            /// answered in the player's own ear.
            AnsweredTo {
                /// The side that hears the answer.
                side: Side,
            } => "answered-to", Reply, OwnWords;
            /// The arbiter was to do an act that belongs to players and assistants alone.
            PlayersOnly => "players-only", Reply, OwnWords, refuses;
            /// A listener wanted to choose or leave something, but nothing is open.
            NothingOpen => "nothing-open", Reply, OwnWords, refuses;
            /// Another question is open, and must be answered before the new question can be asked.
            AnswerFirst => "answer-first", Reply, OwnWords, refuses;
            /// A listener asked for something that other programs do and this program does not.
            NotToBeHad => "not-to-be-had", Reply, OwnWords, refuses;
        } }
    };
}
