//! The devices that show pages of the table, and those that wait for a yes.

use maud::{Markup, html};

use super::Desk;
use super::acts::{Act, Words};
use super::line::Line;
use crate::session::view::DeskDevice;

impl Desk<'_> {
    pub(super) fn devices(&self) -> Markup {
        let all = &self.view.devices;
        let is_any = |opened: bool| all.iter().any(|it| it.opened == opened);
        html! {
            @if all.is_empty() { p { (self.say(Line::NoDevice)) } }
            @if is_any(false) {
                (self.means(Act::LetIn))
                (self.means(Act::KeepOut))
            }
            @for it in all.iter().filter(|it| !it.opened) { (self.waits(it)) }
            @if is_any(true) { (self.means(Act::EndDevice)) }
            @for it in all.iter().filter(|it| it.opened) { (self.is_there(it)) }
        }
    }

    fn waits(&self, it: &DeskDevice) -> Markup {
        let waits = Line::DeviceWaits {
            device: it.device,
            role: it.role,
            name: it.name.clone().unwrap_or_default(),
        };
        let id = format!("device-{}", it.device);
        let device = it.device;
        html! {
            div.act {
                p id=(id) { (self.say(waits)) }
                (self.of_device(&format!("device {device}"), Act::LetIn, &id))
                (self.of_device(&format!("device {device} no"), Act::KeepOut, &id))
            }
        }
    }

    fn is_there(&self, it: &DeskDevice) -> Markup {
        let (device, role) = (it.device, it.role);
        let id = format!("device-{device}");
        html! {
            div.act {
                p id=(id) { (self.say(Line::DeviceThere { device, role })) }
                (self.of_device(&format!("device {device} end"), Act::EndDevice, &id))
            }
        }
    }

    /// A button for one of them, described by which one it is and by what follows.
    fn of_device(&self, line: &str, act: Act, id: &str) -> Markup {
        let name = self.say(Words::Name { act });
        let described = format!("{id} {}", act.means());
        self.forms.button(line, &name, Some(&described))
    }
}
