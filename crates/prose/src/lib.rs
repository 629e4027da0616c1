//! Facts to words.
//!
//! Rules emit typed facts; [`Speak`] turns each into a [`Line`], a message key with typed parts; the Fluent files
//! in `locales/` give the sentence. A [`Line`] becomes [`Span`]s, so that a page can colour a seat and link a place.
#![warn(missing_docs)]

mod connect_four;
pub mod dinner_in_paris;
mod line;
mod locale;
pub mod papa_paolo;
mod paris_connection;
mod rival_restaurants;
mod rules;
mod speak;

pub use crate::line::{Line, Name, Part, Span, plain};
pub use crate::locale::{Locale, NoSuchLanguage, messages};
pub use crate::rules::{Chapter, Paragraph, rules};
pub use crate::speak::Speak;
