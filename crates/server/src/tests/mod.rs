//! Tests that look behind the counter.

mod client;
mod evening;
mod hosting;
mod notices;
mod pages;
mod receivers;
mod secrets;

use crate::{App, Config, router};
