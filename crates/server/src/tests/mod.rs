//! Tests that look behind the counter.

mod client;
mod curtain;
mod evening;
mod pages;
mod people;
mod plans;
mod secrets;
mod talk;

use crate::{App, Config, router};
