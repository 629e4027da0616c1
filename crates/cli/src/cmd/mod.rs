//! One file for each command.

pub(crate) mod admin;
pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod contest;
pub(crate) mod play;
pub(crate) mod ratings;
pub(crate) mod records;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod titles;
pub(crate) mod trial;
