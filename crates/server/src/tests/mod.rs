//! Tests that look behind the counter.

mod client;
mod curtain;
mod evening;
mod pages;
mod people;
mod secrets;
mod text;

use crate::{App, Config, router};
