//! Tests that look behind the counter.

mod client;
mod hosting;
mod notices;
mod evening;
mod pages;
mod receivers;
mod secrets;

use crate::{App, Config, router};
