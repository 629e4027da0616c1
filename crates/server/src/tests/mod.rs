//! Tests that look behind the counter.

mod client;
mod curtain;
mod evening;
mod pages;
mod people;
mod programs;
mod secrets;

use crate::{App, Config, router};
