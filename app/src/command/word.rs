//! The closed list of the commands. Their spellings in a language are data of the language files; what follows
//! a command is read next door.

use crate::command::asked::Asked;
use crate::command::setting::SettingCommand;
use crate::command::steer::Steer;

/// The commands, by their English word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// `said`
    Said,
    /// `correct`
    Correct,
    /// `undo`
    Undo,
    /// `hand`
    Hand,
    /// `lift`
    Lift,
    /// `put`
    Put,
    /// `remove`
    Remove,
    /// `slide`
    Slide,
    /// `press`
    Press,
    /// `pause`
    Pause,
    /// `offer`
    Offer,
    /// `accept`
    Accept,
    /// `decline`
    Decline,
    /// `claim`
    Claim,
    /// `resign`
    Resign,
    /// `call`
    Call,
    /// `adjust`
    Adjust,
    /// `done`
    Done,
    /// `demand`
    Demand,
    /// `let stand`
    LetStand,
    /// `crowned`
    Crowned,
    /// `new game`
    NewGame,
    /// `repeat`
    Repeat,
    /// `spell`
    Spell,
    /// `last`
    Last,
    /// `history`
    History,
    /// `where`
    Where,
    /// `clock`
    Clock,
    /// `feel`
    Feel,
    /// `count`
    Count,
    /// `boards`
    Boards,
    /// `settings`
    Settings,
    /// `help`
    Help,
    /// `arbiter`
    Arbiter,
    /// `stop`
    Stop,
    /// `resume`
    Resume,
    /// `set`
    Set,
    /// `charge`
    Charge,
    /// `replace`
    Replace,
    /// `ask`
    Ask,
    /// `answer`
    Answer,
    /// `absent`
    Absent,
    /// `arrived`
    Arrived,
    /// `compare`
    Compare,
    /// `walk-back`
    WalkBack,
    /// `decide`
    Decide,
    /// `restore`
    Restore,
    /// `grant`
    Grant,
    /// `refuse`
    Refuse,
    /// `sanction`
    Sanction,
    /// `complaint`
    Complaint,
    /// `slips`
    Slips,
    /// `device`
    Device,
    /// `unreadable`
    Unreadable,
    /// `back`
    Back,
    /// `appoint`
    Appoint,
    /// `hand over`
    HandOver,
    /// `note`
    Note,
    /// `original`
    Original,
    /// `prepared`
    Prepared,
    /// `braille`
    Braille,
    /// `print`
    Print,
    /// `dictaphone`
    Dictaphone,
    /// `quit`
    Quit,
    /// `end`: like `quit`, after a question.
    End,
    /// `save`
    Save,
    /// `silence`
    Silence,
    /// `turn`: whose it is.
    Turn,
    /// `advice`, which is given to nobody.
    Advice,
    /// `result`
    Result,
    /// `sides`
    Sides,
    /// `chat`
    Chat,
    /// `yes`
    Yes,
    /// `no`
    No,
    /// `white`, in front of a line or after `men`
    White,
    /// `black`
    Black,
    /// `both`, both sides.
    Both,
    /// `assistant`, in front of a line
    Assistant,
    /// `white's assistant`, in front of a line
    WhiteAssistant,
    /// `black's assistant`, in front of a line
    BlackAssistant,
    /// `square` and the other questions about the board.
    Look(Asked),
    /// `keys`
    Keys,
    /// `commands`
    Commands,
    /// `up`, `here` and the other gestures.
    Steer(Steer),
    /// `rate`, `menu` and the other words for one's own settings.
    Setting(SettingCommand),
}

impl Word {
    /// All of them.
    pub const ALL: [Word; 135] = [
        Word::Said,
        Word::Correct,
        Word::Undo,
        Word::Hand,
        Word::Lift,
        Word::Put,
        Word::Remove,
        Word::Slide,
        Word::Press,
        Word::Pause,
        Word::Offer,
        Word::Accept,
        Word::Decline,
        Word::Claim,
        Word::Resign,
        Word::Call,
        Word::Adjust,
        Word::Done,
        Word::Demand,
        Word::LetStand,
        Word::Crowned,
        Word::NewGame,
        Word::Repeat,
        Word::Spell,
        Word::Last,
        Word::History,
        Word::Where,
        Word::Clock,
        Word::Feel,
        Word::Count,
        Word::Boards,
        Word::Settings,
        Word::Help,
        Word::Arbiter,
        Word::Stop,
        Word::Resume,
        Word::Set,
        Word::Charge,
        Word::Replace,
        Word::Ask,
        Word::Answer,
        Word::Absent,
        Word::Arrived,
        Word::Compare,
        Word::WalkBack,
        Word::Decide,
        Word::Restore,
        Word::Grant,
        Word::Refuse,
        Word::Sanction,
        Word::Complaint,
        Word::Slips,
        Word::Device,
        Word::Unreadable,
        Word::Back,
        Word::Appoint,
        Word::HandOver,
        Word::Note,
        Word::Original,
        Word::Prepared,
        Word::Braille,
        Word::Print,
        Word::Dictaphone,
        Word::Quit,
        Word::End,
        Word::Save,
        Word::Silence,
        Word::Turn,
        Word::Advice,
        Word::Result,
        Word::Sides,
        Word::Chat,
        Word::Yes,
        Word::No,
        Word::White,
        Word::Black,
        Word::Both,
        Word::Assistant,
        Word::WhiteAssistant,
        Word::BlackAssistant,
        Word::Look(Asked::Square),
        Word::Look(Asked::Row),
        Word::Look(Asked::Diagonals),
        Word::Look(Asked::Around),
        Word::Look(Asked::Men),
        Word::Look(Asked::Kings),
        Word::Look(Asked::All),
        Word::Look(Asked::Board),
        Word::Look(Asked::Region),
        Word::Look(Asked::Regions),
        Word::Look(Asked::Changed),
        Word::Look(Asked::Next),
        Word::Look(Asked::Previous),
        Word::Look(Asked::Older),
        Word::Look(Asked::Newer),
        Word::Look(Asked::Newest),
        Word::Look(Asked::More),
        Word::Look(Asked::Moves),
        Word::Look(Asked::Captures),
        Word::Look(Asked::Attacked),
        Word::Look(Asked::Pieces),
        Word::Keys,
        Word::Commands,
        Word::Steer(Steer::Up),
        Word::Steer(Steer::Down),
        Word::Steer(Steer::Left),
        Word::Steer(Steer::Right),
        Word::Steer(Steer::UpLeft),
        Word::Steer(Steer::UpRight),
        Word::Steer(Steer::DownLeft),
        Word::Steer(Steer::DownRight),
        Word::Steer(Steer::First),
        Word::Steer(Steer::Last),
        Word::Steer(Steer::Here),
        Word::Steer(Steer::Choose),
        Word::Steer(Steer::Leave),
        Word::Setting(SettingCommand::Menu),
        Word::Setting(SettingCommand::Profile),
        Word::Setting(SettingCommand::Rate),
        Word::Setting(SettingCommand::Faster),
        Word::Setting(SettingCommand::Slower),
        Word::Setting(SettingCommand::Volume),
        Word::Setting(SettingCommand::Louder),
        Word::Setting(SettingCommand::Softer),
        Word::Setting(SettingCommand::Pitch),
        Word::Setting(SettingCommand::Voice),
        Word::Setting(SettingCommand::Language),
        Word::Setting(SettingCommand::Words),
        Word::Setting(SettingCommand::Numbers),
        Word::Setting(SettingCommand::Letters),
        Word::Setting(SettingCommand::Sounds),
        Word::Setting(SettingCommand::LowTime),
        Word::Setting(SettingCommand::Pulses),
        Word::Setting(SettingCommand::Confirm),
        Word::Setting(SettingCommand::Whisper),
    ];

    /// The English word, which works in every language and names the command in the language files.
    #[must_use]
    pub const fn english(self) -> &'static str {
        match self {
            Word::Said => "said",
            Word::Correct => "correct",
            Word::Undo => "undo",
            Word::Hand => "hand",
            Word::Lift => "lift",
            Word::Put => "put",
            Word::Remove => "remove",
            Word::Slide => "slide",
            Word::Press => "press",
            Word::Pause => "pause",
            Word::Offer => "offer",
            Word::Accept => "accept",
            Word::Decline => "decline",
            Word::Claim => "claim",
            Word::Resign => "resign",
            Word::Call => "call",
            Word::Adjust => "adjust",
            Word::Done => "done",
            Word::Demand => "demand",
            Word::LetStand => "let stand",
            Word::Crowned => "crowned",
            Word::NewGame => "new game",
            Word::Repeat => "repeat",
            Word::Spell => "spell",
            Word::Last => "last",
            Word::History => "history",
            Word::Where => "where",
            Word::Clock => "clock",
            Word::Feel => "feel",
            Word::Count => "count",
            Word::Boards => "boards",
            Word::Settings => "settings",
            Word::Help => "help",
            Word::Arbiter => "arbiter",
            Word::Stop => "stop",
            Word::Resume => "resume",
            Word::Set => "set",
            Word::Charge => "charge",
            Word::Replace => "replace",
            Word::Ask => "ask",
            Word::Answer => "answer",
            Word::Absent => "absent",
            Word::Arrived => "arrived",
            Word::Compare => "compare",
            Word::WalkBack => "walk-back",
            Word::Decide => "decide",
            Word::Restore => "restore",
            Word::Grant => "grant",
            Word::Refuse => "refuse",
            Word::Sanction => "sanction",
            Word::Complaint => "complaint",
            Word::Slips => "slips",
            Word::Device => "device",
            Word::Unreadable => "unreadable",
            Word::Back => "back",
            Word::Appoint => "appoint",
            Word::HandOver => "hand over",
            Word::Note => "note",
            Word::Original => "original",
            Word::Prepared => "prepared",
            Word::Braille => "braille",
            Word::Print => "print",
            Word::Dictaphone => "dictaphone",
            Word::Quit => "quit",
            Word::End => "end",
            Word::Save => "save",
            Word::Silence => "silence",
            Word::Turn => "turn",
            Word::Advice => "advice",
            Word::Result => "result",
            Word::Sides => "sides",
            Word::Chat => "chat",
            Word::Yes => "yes",
            Word::No => "no",
            Word::White => "white",
            Word::Black => "black",
            Word::Both => "both",
            Word::Assistant => "assistant",
            Word::WhiteAssistant => "white's assistant",
            Word::BlackAssistant => "black's assistant",
            Word::Look(asked) => asked.word(),
            Word::Keys => "keys",
            Word::Commands => "commands",
            Word::Steer(steer) => steer.word(),
            Word::Setting(setting) => setting.word(),
        }
    }

    /// Is it the beginning of a line of which the rest is a half-move or a code?
    #[must_use]
    pub const fn waits_for_more(self) -> bool {
        matches!(
            self,
            Word::Said | Word::Correct | Word::Hand | Word::Arbiter
        )
    }
}

#[cfg(test)]
impl Word {
    /// Every word there is stands in a list, as `is_listed` knows, or among those that need not, with the reason why;
    /// never in both, and nothing that is no word in the latter.
    pub(crate) fn each_is_listed_or_excused(
        is_listed: impl Fn(&str) -> bool,
        excused: &[(&str, &[&str])],
    ) {
        for english in Word::ALL.map(Word::english) {
            let mut reasons = excused.iter().filter(|(_, words)| words.contains(&english));
            let reason = reasons.next().map(|(why, _)| why);
            assert_eq!(reasons.next(), None, "{english} is excused twice");
            assert_ne!(
                is_listed(english),
                reason.is_some(),
                "{english}: {reason:?}"
            );
        }
        for word in excused.iter().flat_map(|(_, words)| *words) {
            let known = Word::ALL.iter().any(|it| it.english() == *word);
            assert!(known, "{word} is no command");
        }
    }
}
