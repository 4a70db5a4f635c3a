//! The program: it decides, stores and joins the parts.

pub mod record;
pub mod session;
pub mod talk;
