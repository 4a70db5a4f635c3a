//! A record in other forms: a scoresheet to print, JSON lines to compute with, PDN for every other
//! program.
//!
//! The scoresheet and the PDN show the game as it stands, the protocol what happened beside it and was
//! decided; everything, also what the arbiter alone may know, is in the JSON lines.

mod json;
mod pdn;
mod protocol;
mod text;

pub use json::{JsonLine, json_lines};
pub use pdn::{PdnError, pdn};
pub use protocol::protocol;
pub use text::text;
