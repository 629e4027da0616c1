//! Tests that look behind the counter.

mod client;
mod pages;
mod plans;
mod secrets;
mod talk;

use crate::{App, Config, router};
