//! Tests that look behind the counter.

mod client;
mod curtain;
mod doors;
mod evening;
mod hosting;
mod notices;
mod pages;
mod people;
mod receivers;
mod secrets;
mod text;

use crate::{App, Config, router};
