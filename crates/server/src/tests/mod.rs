//! Tests that look behind the counter.

mod client;
mod evening;
mod pages;
mod secrets;
mod text;

use crate::{App, Config, router};
