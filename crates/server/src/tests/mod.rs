//! Tests that look behind the counter.

mod client;
mod evening;
mod pages;
mod secrets;

use crate::{App, Config, router};
