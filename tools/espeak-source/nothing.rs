// SPDX-License-Identifier: GPL-3.0-or-later
//! Nothing: see `Cargo.toml`.
