// SPDX-License-Identifier: GPL-3.0-or-later
//! Devices at the desk that ask to be admitted: the program checks their slips, an arbiter says yes, and each admitted
//! device then has the rights of its role.
//!
//! Admitted devices belong to the game (`game/devices`), because they are in the record; this file keeps only the devices
//! that wait. A line from a device is interpreted like any other line; this file checks if the device's role may use the
//! command at all.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};
use zgoda_input::command::Hint;
use zgoda_input::command::arbiters::Admitting;
use zgoda_input::command::{Command, Page, fold};
use zgoda_input::hands::focus::Focus;
use zgoda_record::CodeHash;
use zgoda_record::elsewhere::Elsewhere;
use zgoda_record::event::{Actor, Body, CodeOf, DeskRole, DeviceNumber, Logging, Source};
use zgoda_record::mode::Mode;
use zgoda_record::slips::{NewSlip, Slip};

use super::desk::authority::Authority;
use super::effect::{Admission, Effect, NotAdmitted, PageEffect, TypedCode};
use super::game::LogEvent;
use super::input::{Does, Ear};
use super::input_context::InputContext;
use super::table::Table;
use crate::desk_words::note::DeskNote;
use crate::session::options::TerminalOf;
use crate::session::phase::Phase;

/// The most devices that wait for a yes at the same time. Each device has its own slip, and no table has more slips
/// than this.
const MOST_WAITING: usize = 24;

/// The most devices that wait while earlier words are tried. This limits how long the words of other devices can keep a
/// device waiting.
const MOST_BEHIND: usize = 64;

/// The most attempts with wrong words that are written down between two admissions of devices.
const MOST_WRITTEN: usize = 100;

/// The longest time that a device waits for a yes or no.
const PATIENCE: Duration = Duration::from_secs(300);

/// The most slips that are made anew at a table.
const MOST_MADE: usize = 60;

/// The role that only the chief arbiter may admit or end.
const CHIEF: DeskRole = DeskRole::Arbiter(CodeOf::Chief);

/// The devices that wait.
#[derive(Debug, Default)]
pub(super) struct Devices {
    /// The device with the words that are being tried.
    trying: Option<Trying>,
    /// The devices with words that still have to be tried, in order.
    behind_it: VecDeque<(Trying, TypedCode)>,
    /// The devices that wait for a yes.
    waiting: BTreeMap<DeviceNumber, Waiting>,
    /// The slip that is being made.
    making: Option<Making>,
    /// Pages of players that are not in front or have lost their link, and so cannot press.
    behind: BTreeSet<DeviceNumber>,
    /// The sides that lost the page serving as their ear.
    deaf: BySide<bool>,
    /// The window that receives the keys of the terminal.
    focus: Focus,
}

#[derive(Debug)]
struct Trying {
    asked: u64,
    name: String,
    /// True if the asking page is gone.
    gone: bool,
}

#[derive(Debug)]
struct Making {
    by: Authority,
    role: DeskRole,
    /// The place where the slip was requested, and the only place where its words are shown.
    input: InputContext,
}

#[derive(Debug)]
struct Waiting {
    asked: u64,
    name: String,
    role: DeskRole,
    slip: String,
    until: Moment,
}

impl Devices {
    /// Takes a device's request to be admitted with these words.
    pub(super) fn asks(
        &mut self,
        (asked, name): (u64, String),
        words: TypedCode,
        table: &mut Table,
    ) {
        self.forget_who_waited_long(table);
        let trying = Trying {
            asked,
            name,
            gone: false,
        };
        if table.phase() == Phase::Closed {
            refuse(asked, NotAdmitted::Over, table);
        } else if self.waiting.len() >= MOST_WAITING || self.behind_it.len() >= MOST_BEHIND {
            refuse(asked, NotAdmitted::Busy, table);
        } else if self.trying.is_some() {
            self.behind_it.push_back((trying, words));
        } else {
            self.tries(trying, words, table);
        }
    }

    fn tries(&mut self, trying: Trying, words: TypedCode, table: &mut Table) {
        self.trying = Some(trying);
        table.push_effect(Effect::Page(PageEffect::TrySlip(words)));
    }

    /// Takes the result of trying words (the slip that they fit, or none), and begins to try the next device's words.
    pub(super) fn tried(&mut self, slip: Option<(String, DeskRole)>, table: &mut Table) {
        self.were(slip, table);
        if let Some((trying, words)) = self.behind_it.pop_front() {
            self.tries(trying, words, table);
        }
    }

    fn were(&mut self, slip: Option<(String, DeskRole)>, table: &mut Table) {
        let now = table.now();
        let Some(Trying { asked, name, gone }) = self.trying.take() else {
            return;
        };
        let used = |slip: &str, waiting: &BTreeMap<_, Waiting>| {
            let waits = waiting.values().any(|it| it.slip == slip);
            waits || table.game().devices().is_used(slip)
        };
        let (slip, role) = match slip {
            Some((slip, _)) if used(&slip, &self.waiting) => {
                refused(Some(slip.clone()), table);
                if table.arbiter_at_work() || table.options().mode == Mode::Training {
                    table.show(DeskNote::SlipUsedAgain { slip });
                }
                return refuse(asked, NotAdmitted::Used, table);
            }
            Some(known) => known,
            // Wrong words count as an attempt, even if the desk that sent them is gone.
            None => {
                refused(None, table);
                return refuse(asked, NotAdmitted::NoSlip, table);
            }
        };
        if gone {
            return;
        }
        // A device that asks again keeps its number, so that a page with an old list cannot admit another device under
        // that number.
        let before = table.game().devices().asked(&slip);
        let last = table.game().devices().last();
        let device = before.unwrap_or(DeviceNumber(last.0.saturating_add(1)));
        let until = now.after(PATIENCE);
        let told = name.clone();
        let waiting = Waiting {
            asked,
            name,
            role,
            slip,
            until,
        };
        if before.is_none() {
            let slip = waiting.slip.clone();
            let asked_for = Body::DeviceAsked { device, role, slip };
            table.commit(Some(Actor::UnknownHand), Source::Keys, asked_for);
        }
        self.waiting.insert(device, waiting);
        let answer = Admission::Waits(device);
        table.push_effect(Effect::Page(PageEffect::Admission { asked, answer }));
        let there = table.game().devices().of_role(role).last();
        table.tell_desk(DeskNote::DeviceAsks {
            device,
            role,
            name: told.clone(),
            there,
        });
        let named = named_for(role, table).map(str::to_owned);
        if let Some(named) = named {
            let same = fold(&named) == fold(&told);
            table.tell_desk(DeskNote::NamedDevice { named, same });
        }
    }

    /// Notes that the page of this side's ear has come or gone. Returns true if the page was gone before this call.
    pub(super) fn ear(&mut self, side: Side, ear: Ear, table: &mut Table) -> bool {
        let gone = ear == Ear::Gone;
        let was_gone = std::mem::replace(self.deaf.get_mut(side), gone);
        match (was_gone, gone) {
            (false, true) => table.tell_desk(DeskNote::EarLost { side }),
            (true, false) => table.tell_desk(DeskNote::EarBack { side }),
            _ => {}
        }
        was_gone
    }

    /// True if a player lost the page that was their ear.
    pub(super) fn has_lost_an_ear(&self) -> bool {
        self.deaf.iter().any(|(_, deaf)| *deaf)
    }

    /// Drops these requests: their outcome can no longer be told. The devices may ask again, because their slips are not used.
    pub(super) fn gone(&mut self, asked: &[u64]) {
        self.waiting.retain(|_, it| !asked.contains(&it.asked));
        self.behind_it.retain(|(it, _)| !asked.contains(&it.asked));
        if let Some(trying) = &mut self.trying {
            trying.gone |= asked.contains(&trying.asked);
        }
    }

    /// Notes that a player's page came to the front or left it. While the page is not in front, its clock key does not
    /// work; the desk notes this as a fault of the clock (Kodeks II 6.10).
    pub(super) fn is_in_front(&mut self, device: DeviceNumber, is: bool, table: &mut Table) {
        let changed = match is {
            true => self.behind.remove(&device),
            false => self.behind.insert(device),
        };
        let Some(role) = table.game().devices().role_of(device).filter(|_| changed) else {
            return;
        };
        table.tell_desk(match is {
            true => DeskNote::PageInFront { device, role },
            false => DeskNote::PageNotInFront { device, role },
        });
    }

    /// Notes whether the keys go to the terminal or to another window. In official play the arbiter must know if they go
    /// to another window, because a program there might help a player (Kodeks II 2.4.10).
    pub(super) fn focus_is(&mut self, focus: Focus, table: &mut Table) {
        let is_lost = focus == Focus::Elsewhere && self.focus == Focus::Here;
        self.focus = focus;
        if is_lost && table.options().mode == Mode::Official {
            table.tell_desk_once(DeskNote::TerminalNotInFront);
        }
    }

    /// True if a page of a player is not in front.
    pub(super) fn has_one_behind(&self, table: &Table) -> bool {
        let devices = table.game().devices();
        self.behind.iter().any(|it| devices.role_of(*it).is_some())
    }

    /// Carries out the command `device`: `device` lists the devices, `device 3` lets one in, `device 3 no` refuses it,
    /// `device 3 end` ends it, and `device all` lets in all that wait.
    pub(super) fn admits(&mut self, by: Authority, what: Admitting, table: &mut Table) {
        self.forget_who_waited_long(table);
        let device = match what {
            Admitting::LetIn(device) | Admitting::End(device) => Some(device),
            Admitting::Unknown(device) => device,
            Admitting::List | Admitting::All => None,
        };
        if device.is_some_and(|it| self.role_of(it, table) == Some(CHIEF)) && !by.is_chiefs() {
            table.line_is("device");
            table.refused("the chief arbiter's device");
            return table.show(DeskNote::NotUnderstood(Hint::ChiefsDevice));
        }
        match what {
            Admitting::LetIn(device) => self.let_in(by, device, table),
            Admitting::End(device) => self.end(by.actor(), device, table),
            Admitting::All => self.let_all_in(by, table),
            Admitting::List => self.show(table),
            Admitting::Unknown(_) => table.show(DeskNote::NoSuchDevice),
        }
    }

    /// `slip ROLE`: makes a new slip for a role that has a slip at this table.
    pub(super) fn makes_slip(&mut self, by: Authority, role: DeskRole, table: &mut Table) {
        let refusal = match () {
            () if role == CHIEF && !by.is_chiefs() => {
                Some(DeskNote::NotUnderstood(Hint::ChiefsDevice))
            }
            () if !table.options().slips.contains(&role) => Some(DeskNote::NoSlipFor { role }),
            () if self.making.is_some() || table.game().devices().made() >= MOST_MADE => {
                Some(DeskNote::SlipNotMade)
            }
            () => None,
        };
        if let Some(note) = refusal {
            table.line_is("slip");
            table.refused("no slip is made");
            return table.show(note);
        }
        let input = table.input();
        self.making = Some(Making { by, role, input });
        table.push_effect(Effect::Page(PageEffect::MakeSlip(role)));
    }

    /// True while a slip is being made that this device asked for, so that the answer to the device has to wait.
    pub(super) fn makes_one_for(&self, device: DeviceNumber) -> bool {
        let making = self.making.as_ref();
        making.is_some_and(|it| it.input.device() == Some(device))
    }

    /// Takes a newly made slip, or the failure to make one. The words of the slip are shown once the slip is written
    /// down, and only at the place where it was requested.
    pub(super) fn slip_made(&mut self, made: Option<NewSlip>, table: &mut Table) {
        let Some(Making { by, role, input }) = self.making.take() else {
            return;
        };
        table.goes_on_as(input);
        match made {
            Some(NewSlip {
                slip,
                words,
                instead_of,
            }) => {
                let hash = slip.hash.as_text().to_owned();
                let key = slip.key.clone();
                table.commit(
                    by.actor(),
                    Source::Keys,
                    Body::SlipMade {
                        role,
                        slip: key,
                        instead_of,
                        hash,
                    },
                );
                self.void_others_of(role, &slip.key, table);
                table.do_when_durable(Effect::Page(PageEffect::SlipMade(slip)));
                let words = TypedCode(words);
                if is_at_the_table(input, table) {
                    table.do_when_durable(Effect::Page(PageEffect::SlipIntoFile { role, words }));
                    table.show(DeskNote::SlipInFile { role });
                } else {
                    table.show(DeskNote::SlipMade { role, words });
                }
            }
            None => table.show(DeskNote::SlipNotMade),
        }
        if let Some(device) = input.device() {
            let taken = !table.input().refused;
            table.do_when_durable(Effect::Page(PageEffect::Answered { device, taken }));
        }
    }

    /// Takes in a slip that another command of the program made for this table.
    pub(super) fn done_elsewhere(&mut self, done: &Elsewhere, table: &mut Table) {
        let Elsewhere::SlipMade {
            role, slip, hash, ..
        } = done
        else {
            return;
        };
        self.void_others_of(*role, slip, table);
        if let Some(hash) = CodeHash::read(hash) {
            let (key, role) = (slip.clone(), *role);
            let made = Slip { key, role, hash };
            table.do_when_durable(Effect::Page(PageEffect::SlipMade(made)));
        }
    }

    /// Refuses the devices that wait with an earlier slip for this role.
    fn void_others_of(&mut self, role: DeskRole, slip: &str, table: &mut Table) {
        self.waiting.retain(|_, waiting| {
            let void = waiting.role == role && waiting.slip != slip;
            if void {
                refuse(waiting.asked, NotAdmitted::No, table);
            }
            !void
        });
    }

    /// The role of a device that waits or is admitted.
    fn role_of(&self, device: DeviceNumber, table: &Table) -> Option<DeskRole> {
        let waits = self.waiting.get(&device).map(|it| it.role);
        waits.or_else(|| table.game().devices().role_of(device))
    }

    /// Lets in every waiting device, except the chief arbiter's devices, which the chief alone lets in.
    fn let_all_in(&mut self, by: Authority, table: &mut Table) {
        let may = |it: &Waiting| it.role != CHIEF || by.is_chiefs();
        let all = self.waiting.iter().filter(|(_, it)| may(it));
        let all: Vec<DeviceNumber> = all.map(|(device, _)| *device).collect();
        if all.is_empty() {
            table.show(DeskNote::NoSuchDevice);
        }
        all.into_iter().for_each(|it| self.let_in(by, it, table));
    }

    fn let_in(&mut self, by: Authority, device: DeviceNumber, table: &mut Table) {
        let Some(waiting) = self.waiting.remove(&device) else {
            return table.show(DeskNote::NoSuchDevice);
        };
        let Waiting {
            asked,
            name,
            role,
            slip,
            ..
        } = waiting;
        let opened = Body::DeviceOpened {
            device,
            role,
            slip,
            name,
        };
        table.decided(by, opened);
        self.ends_in_its_place(by, (device, role), table);
        let answer = Admission::Opened(device, role);
        table.do_when_durable(Effect::Page(PageEffect::Admission { asked, answer }));
        table.show(DeskNote::DeviceOpened { device, role });
    }

    /// Ends the former device of a role when another device gets the role. Arbiters may use several devices.
    fn ends_in_its_place(
        &mut self,
        by: Authority,
        (device, role): (DeviceNumber, DeskRole),
        table: &mut Table,
    ) {
        if matches!(role, DeskRole::Arbiter(_)) {
            return;
        }
        let all = table.game().devices().of_role(role);
        let others: Vec<DeviceNumber> = all.filter(|it| *it != device).collect();
        others
            .into_iter()
            .for_each(|it| self.end(by.actor(), it, table));
    }

    /// Refuses a waiting device, or ends an admitted one, which shows nothing from then on.
    pub(super) fn end(&mut self, actor: Option<Actor>, device: DeviceNumber, table: &mut Table) {
        if let Some(waiting) = self.waiting.remove(&device) {
            refuse(waiting.asked, NotAdmitted::No, table);
        } else if table.game().devices().role_of(device).is_some() {
            table.commit(actor, Source::Keys, Body::DeviceEnded { device });
            table.push_effect(Effect::Page(PageEffect::Ends(device)));
        } else {
            return table.show(DeskNote::NoSuchDevice);
        }
        table.show(DeskNote::DeviceEnded { device });
    }

    fn show(&self, table: &mut Table) {
        let waiting = self
            .waiting
            .iter()
            .map(|(device, it)| DeskNote::DeviceAsks {
                device: *device,
                role: it.role,
                name: it.name.clone(),
                there: table.game().devices().of_role(it.role).last(),
            });
        let there = table.game().devices().all().filter(|(_, it)| it.open);
        let there = there.map(|(device, it)| DeskNote::DeviceThere {
            device,
            role: it.role,
            name: it.name.clone(),
        });
        let all: Vec<DeskNote> = there.chain(waiting).collect();
        if all.is_empty() {
            table.show(DeskNote::NoSuchDevice);
        }
        all.into_iter().for_each(|note| table.show(note));
    }

    fn forget_who_waited_long(&mut self, table: &mut Table) {
        let now = table.now();
        self.waiting.retain(|_, waiting| {
            let stays = now < waiting.until;
            if !stays {
                refuse(waiting.asked, NotAdmitted::No, table);
            }
            stays
        });
    }

    /// The devices that wait for a yes: their numbers, roles and names.
    pub(super) fn waiting(&self) -> impl Iterator<Item = (DeviceNumber, DeskRole, &str)> {
        let all = self.waiting.iter();
        all.map(|(device, it)| (*device, it.role, it.name.as_str()))
    }
}

/// True if the line was typed at the table's own screen, which must not show the words of a slip.
fn is_at_the_table(input: InputContext, table: &Table) -> bool {
    input.device().is_none() && table.options().terminal == TerminalOf::Table
}

/// The device that the event names for this role.
pub(super) fn named_for(role: DeskRole, table: &Table) -> Option<&str> {
    let event = &table.options().event;
    match role {
        DeskRole::Ear(_) => event.ear_device.as_deref(),
        DeskRole::Player(_) => event.player_device.as_deref(),
        _ => None,
    }
}

fn refused(used: Option<String>, table: &mut Table) {
    if table.game().devices().wrong() >= MOST_WRITTEN {
        return;
    }
    let nobody = Some(Actor::UnknownHand);
    table.commit(nobody, Source::Keys, Body::SlipRefused { used });
}

fn refuse(asked: u64, why: NotAdmitted, table: &mut Table) {
    let answer = Admission::Refused(why);
    table.push_effect(Effect::Page(PageEffect::Admission { asked, answer }));
}

/// The person who acts on a device of this role; `None` for a device that only shows something.
pub(super) const fn actor_of(role: DeskRole) -> Option<Actor> {
    use zgoda_game::Side::{Black, White};
    match role {
        DeskRole::Arbiter(_) => Some(Actor::Arbiter),
        DeskRole::Assistant(White) => Some(Actor::WhiteAssistant),
        DeskRole::Assistant(Black) => Some(Actor::BlackAssistant),
        DeskRole::Ear(White) | DeskRole::Player(White) => Some(Actor::White),
        DeskRole::Ear(Black) | DeskRole::Player(Black) => Some(Actor::Black),
        DeskRole::Helper(_) | DeskRole::Screen(_) | DeskRole::Face => None,
    }
}

/// True if this command exists on a page of this role at all. The right to the command is checked where the command is
/// carried out.
pub(super) fn is_for(role: DeskRole, command: &Command, reads_out: bool) -> bool {
    let page = match role {
        DeskRole::Arbiter(_) => Page::Arbiter,
        DeskRole::Assistant(_) => Page::Assistant,
        DeskRole::Ear(_) => Page::Ear,
        DeskRole::Player(_) => Page::Player,
        DeskRole::Helper(_) | DeskRole::Screen(_) | DeskRole::Face => return false,
    };
    match (command, page) {
        // An arbiter enters half-moves only from a sheet, while a record is being read out.
        (Command::Move(_), Page::Arbiter) => reads_out,
        (Command::Move(_), _) => matches!(page, Page::Assistant | Page::Player),
        _ => command.word().is_some_and(|word| word.is_for(page)),
    }
}

/// The note that an arbiter has decided something since this page was shown; `None` if no arbiter has.
pub(super) fn decided_meanwhile(does: &Does, table: &Table) -> Option<DeskNote> {
    let seen = does.seen.rows?;
    let logged = table.game().logged();
    let mut later = logged.rows.iter().filter(|row| row.number > seen);
    let by = later.find_map(|row| {
        // The arbiter's own decisions count too, so that a key hit twice acts once.
        let decides = row.actor == Some(Actor::Arbiter);
        let aside = match &row.event {
            LogEvent::Whole(body) => body.logging() == Logging::Aside,
            LogEvent::HalfMove(_) => false,
        };
        row.code.filter(|_| decides && !aside)
    })?;
    let name = table.game().arbiters().now(by).map(str::to_owned);
    Some(match name {
        Some(name) => DeskNote::DecidedMeanwhileBy { by, name },
        None => DeskNote::DecidedMeanwhile { by },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::Side;
    use zgoda_input::command::{ArbiterWord, Word};

    #[test]
    fn nobody_but_an_arbiter_has_the_arbiters_words() {
        let roles = [
            DeskRole::Arbiter(CodeOf::Chief),
            DeskRole::Assistant(Side::White),
            DeskRole::Helper(Side::White),
            DeskRole::Ear(Side::Black),
            DeskRole::Screen(Side::Black),
            DeskRole::Face,
            DeskRole::Player(Side::Black),
        ];
        let arbiters = Command::Arbiters(ArbiterWord::Stop, String::new());
        let press = Command::Plain(Word::Press);
        let having = |command: &Command| roles.map(|role| is_for(role, command, false));
        assert_eq!(
            having(&arbiters),
            [true, false, false, false, false, false, false]
        );
        assert_eq!(
            having(&press),
            [false, true, false, false, false, false, true]
        );
        for nobodys in [
            Command::Plain(Word::Quit),
            Command::Plain(Word::Undo),
            Command::Arbiter("2468".to_owned()),
        ] {
            assert_eq!(having(&nobodys), [false; 7], "{nobodys:?}");
        }
    }
}
