//! Tests that look behind the counter.

mod client;
mod pages;
mod secrets;

use crate::{App, Config, router};
