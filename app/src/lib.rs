//! The program: it decides, stores and joins the parts.

pub mod record;
