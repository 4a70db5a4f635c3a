//! The whole product in memory, and what must hold for anything from outside.

pub mod fuzz;
