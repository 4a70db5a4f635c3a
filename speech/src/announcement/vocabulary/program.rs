//! The program itself: voices, devices, settings, menus, help, the first start.
//!
//! One row a message; what the columns mean stands in [`super`].

macro_rules! program {
    ($more:tt $($rows:tt)*) => {
        gather! { $more $($rows)* Program {
            /// There are unfinished games.
            UnfinishedGames {
                /// How many.
                count: usize,
            } => "unfinished-games", Hint, Device;
            /// A record that is to be taken up again is not whole: so many half-moves of it are sure. Go on?
            RecordNotWhole {
                /// How many.
                plies: usize,
            } => "record-not-whole", Move, Device;
            /// The speech service does not answer; the built-in voice goes on.
            VoiceReplaced => "voice-replaced", Alarm, Device;
            /// The screen reader does not answer, and the speech service goes on.
            ReaderReplaced => "reader-replaced", Alarm, Device;
            /// A screen reader reads the terminal. Does nobody else speak?
            ReaderReads {
                /// True where the reader alone does.
                alone: bool,
            } => "reader-reads", Hint, Device;
            /// There is no sound; everything is said in text.
            NoSound => "no-sound", Move, Device, passing;
            /// The sound device of the one who hears this is there again.
            SoundBack => "sound-back", Move, Device, at_once;
            /// Somebody else's sound device is gone, or there again; nothing of what they would have heard is told.
            OthersSound {
                /// Whose.
                of: Listener,
                /// True when it is there again.
                state: bool,
            } => "others-sound", Move, Device;
            /// The voice that was chosen is not there; the language's own goes on.
            VoiceMissing {
                /// Its name.
                name: String as outside,
            } => "voice-missing", Hint, Device;
            /// A voice was chosen by a name that none has, or of which nobody can tell.
            VoiceUnknown {
                /// Those that there are, where that is known.
                names: Vec<String> as unknown_keys,
            } => "voice-unknown", Reply, OwnWords;
            /// A library that a voice needs is not on this computer.
            LibraryMissing {
                /// Its name, without what follows it in the name of its file.
                library: String as outside,
                /// The package that brings it.
                package: String as outside,
            } => "library-missing", Hint, Device;
            /// The record cannot be written.
            DiskLost {
                /// True if the disk is full.
                full: bool,
            } => "disk-lost", Alarm, Device;
            /// It can be written again, and everything missing has been.
            DiskBack => "disk-back", Alarm, Device;
            /// Somebody ended the program before anything was played that could be kept.
            ProgramEnds => "program-ends", Hint, Device;
            /// A gamepad came or went.
            Gamepad {
                /// Whose, where each player has their own.
                of: Option<Side>,
                /// What happened.
                news: PadNews,
            } => "gamepad", Alarm, Device;
            /// There is no gamepad whose motor could tell the time.
            NoMotor => "no-motor", Reply, Device;
            /// The settings in force.
            SettingsAre {
                /// All of them, a sentence each.
                settings: Vec<Setting>,
            } => "settings-are", Reply, Settings;
            /// A listener chose something for themselves; said in the new manner.
            ChoiceMade {
                /// What.
                choice: Choice,
                /// A half-move to hear it by: always the same one, so that it tells nothing.
                sample: Option<SpokenMove> as sample,
            } => "choice-made", Reply, OwnWords;
            /// What a sound means; the sound comes before it, also for one who has switched the sounds off.
            SoundMeans {
                /// Which.
                sound: Earcon,
            } => "sound-means", Reply, OwnWords, in_parts, echo;
            /// This cannot be chosen so.
            ChoiceRefused {
                /// What was to be chosen.
                of: Chosen as chosen,
            } => "choice-refused", Reply, OwnWords, refuses;
            /// Another profile of a listener's settings is in use; `None` is none.
            ProfileChosen {
                /// Its name.
                name: Option<String> as profile,
            } => "profile-chosen", Reply, OwnWords;
            /// There is no profile, or none of that name.
            NoProfile => "no-profile", Reply, OwnWords, refuses;
            /// There is none at all, and how one is made.
            NoProfileYet => "no-profile-yet", Reply, OwnWords, refuses;
            /// A new profile was not made.
            ProfileRefused {
                /// Why.
                because: ProfileRefusal,
            } => "profile-refused", Reply, OwnWords, refuses;
            /// A menu was opened.
            MenuOpened {
                /// What stands first.
                item: MenuItem,
                /// Where.
                place: Place,
            } => "menu-opened", Reply, OwnWords;
            /// One came to another item of a menu.
            MenuAt {
                /// Which.
                item: MenuItem,
                /// Where.
                place: Place,
            } => "menu-at", Reply, OwnWords;
            /// A menu was left.
            MenuLeft => "menu-left", Reply, OwnWords, passing;
            /// The first start: what keys do, before anything was chosen.
            SetupBegins => "setup-begins", Reply, OwnWords;
            /// The first start: this language is offered, in itself.
            SetupLanguage {
                /// Which.
                language: Language,
            } => "setup-language", Reply, OwnWords;
            /// The first start: how fast?
            SetupRate {
                /// As it is.
                choice: Choice,
            } => "setup-rate", Reply, OwnWords;
            /// The first start: whose voice?
            SetupVoice {
                /// As it is.
                choice: Choice,
            } => "setup-voice", Reply, OwnWords;
            /// The first start: what is connected.
            SetupConnected {
                /// Ports at which a board may be.
                ports: Vec<PortFound> as ports,
                /// Gamepads, by their names as the rest.
                pads: Vec<String> as pads,
                /// Sound devices.
                cards: Vec<String> as cards,
                /// Voices of the listener's language that have a name.
                voices: Vec<String> as voices,
            } => "setup-connected", Reply, OwnWords;
            /// The first start: all of it once, to be heard.
            SetupTest {
                /// A half-move.
                sample: Option<SpokenMove> as sample,
            } => "setup-test", Reply, OwnWords;
            /// The first start is over, and what was chosen is kept.
            SetupKept => "setup-kept", Reply, OwnWords;
            /// It was left before its end.
            SetupLeft => "setup-left", Reply, OwnWords;
            /// The menu of the program started without a command is there.
            StartMenu {
                /// What stands first.
                item: MenuItem,
                /// Where.
                place: Place,
            } => "start-menu", Reply, OwnWords;
            /// How that menu is worked.
            StartHelp => "start-help", Reply, OwnWords;
            /// It has no item of this digit, letter or word.
            StartNoSuch => "start-no-such", Reply, OwnWords;
            /// What was chosen there could not begin.
            StartFailed {
                /// Why.
                why: StartTrouble,
            } => "start-failed", Reply, OwnWords;
            /// Before a game something is asked.
            StartAsk {
                /// What.
                question: StartQuestion,
                /// The first answer.
                item: MenuItem,
                /// Where it stands among the answers.
                place: Place,
            } => "start-ask", Reply, OwnWords;
            /// Boards are tried.
            StartPorts {
                /// Ports at which there may be one.
                ports: Vec<PortFound> as ports,
                /// What is typed to play with the first of them.
                option: String as outside,
            } => "start-ports", Reply, OwnWords;
            /// Clocks are tried.
            StartClock {
                /// Ports at which there may be one.
                ports: Vec<PortFound> as ports,
                /// What is typed to play with the first of them.
                option: String as outside,
            } => "start-clock", Reply, OwnWords;
            /// Gamepads are tried.
            StartPads {
                /// Those that are there, by their names.
                pads: Vec<String> as pads,
            } => "start-pads", Reply, OwnWords;
            /// This button of a gamepad was pressed, or this stick moved.
            StartButton {
                /// Which.
                button: PadPart,
            } => "start-button", Reply, OwnWords;
            /// The voice is tried.
            StartVoice {
                /// A half-move to hear it by.
                sample: Option<SpokenMove> as sample,
                /// Sound devices.
                cards: Vec<String> as cards,
                /// Voices of the listener's language that have a name.
                voices: Vec<String> as voices,
                /// What is typed to use this voice.
                option: String as outside,
            } => "start-voice", Reply, OwnWords;
            /// A settings file cannot be read; the usual settings are in force, and it is left as it is.
            SettingsUnread => "settings-unread", Move, Device;
            /// A settings file has keys that are not known; they are kept and do nothing.
            SettingsUnknown {
                /// Which, as they are written.
                keys: Vec<String> as unknown_keys,
            } => "settings-unknown", Move, Device;
            /// A settings file has values that cannot be; the usual ones are in force.
            SettingsWrong {
                /// Of what.
                of: Vec<Chosen> as wrong_keys,
            } => "settings-wrong", Move, Device;
            /// A choice could not be kept; it is in force as long as the program runs.
            SettingsNotKept => "settings-not-kept", Move, Device;
            /// What can be typed, and what there is more help about.
            Help => "help", Reply, OwnWords by help;
            /// Which words there are of one part.
            HelpAbout {
                /// In English.
                words: Vec<&'static str> as commands,
            } => "help-about", Reply, OwnWords;
            /// What one command does, and which words there are of the part of its name, where it is one.
            HelpOf {
                /// In English.
                word: &'static str as told_of,
                /// In English.
                words: Vec<&'static str> as more_commands,
            } => "help-of", Reply, OwnWords;
            /// What a key or button does.
            StrokeMeans {
                /// What.
                meaning: Meaning,
            } => "stroke-means", Reply, OwnWords;
            /// Keys and buttons say what they do instead of doing it.
            KeysExplained {
                /// From now on, or no more.
                state: bool,
            } => "keys-explained", Reply, OwnWords;
            /// The digits of the keypad move the cursor.
            Looking {
                /// From now on, or no more.
                state: bool,
            } => "looking", Reply, OwnWords, passing;
            /// The program is to end, by a menu. Is it?
            AskQuit => "ask-quit", Reply, OwnWords;
            /// The last line stands on the line again.
            LineAgain {
                /// As it was typed.
                text: String as typed,
            } => "line-again", Reply, OwnWords, passing;
            /// The line was not understood.
            NotUnderstood {
                /// What was understood of it, as it was typed, shortened.
                text: OfLine as not_understood,
            } => "not-understood", Reply, OwnWords, refuses, echo;
            /// Training: somebody wants to play one side, and the half-moves of both are typed here.
            BothSidesHere => "both-sides-here", Reply, OwnWords;
            /// The question was answered with no, or what it was about is gone; it is closed.
            LeftAsItIs => "left-as-it-is", Reply, OwnWords;
            /// A yes, a no or another answer, and nothing is asked.
            NothingAsked => "nothing-asked", Reply, OwnWords, refuses;
            /// The question is open, and this one's answer does not count.
            NotYoursToAnswer => "not-yours-to-answer", Reply, OwnWords, refuses;
            /// A line names an assistant, and there are two.
            WhoseAssistant => "whose-assistant", Reply, OwnWords, refuses;
            /// Both players share the keyboard, and a line that only one of them can mean names nobody.
            WhosePlayer => "whose-player", Reply, OwnWords, refuses;
            /// The keyboard is this player's alone, and a line names another.
            KeyboardOf {
                /// Whose it is.
                side: Side,
            } => "keyboard-of", Reply, OwnWords, refuses;
            /// Nobody but a player or an assistant does what the arbiter was to do.
            PlayersOnly => "players-only", Reply, OwnWords, refuses;
            /// Something was to be chosen or left, and nothing is open.
            NothingOpen => "nothing-open", Reply, OwnWords, refuses;
            /// Another question is open, and must be answered before this one can be asked.
            AnswerFirst => "answer-first", Reply, OwnWords, refuses;
            /// Somebody asks for what programs elsewhere do and this one does not.
            NotToBeHad => "not-to-be-had", Reply, OwnWords, refuses;
        } }
    };
}
