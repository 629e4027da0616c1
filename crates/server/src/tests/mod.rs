//! Tests that look behind the counter.

mod client;
mod curtain;
mod doors;
mod evening;
mod hints;
mod hosting;
mod notices;
mod pages;
mod people;
mod plans;
mod programs;
mod receivers;
mod secrets;
mod talk;
mod text;

use crate::{App, Config, router};
