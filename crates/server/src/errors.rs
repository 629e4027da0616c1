//! The last things that went wrong, for the host's page.

use std::collections::VecDeque;
use std::fmt::{self, Write};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

/// So many are remembered.
const KEPT: usize = 50;

/// The log is one for the whole process, and so is this.
static LAST: Mutex<VecDeque<Mishap>> = Mutex::new(VecDeque::new());

/// Something that went wrong.
#[derive(Clone, Debug)]
pub(crate) struct Mishap {
    pub(crate) at: SystemTime,
    pub(crate) is_error: bool,
    pub(crate) words: String,
}

/// The last ones, the newest first.
pub(crate) fn last() -> Vec<Mishap> {
    LAST.lock().unwrap_or_else(PoisonError::into_inner).iter().rev().cloned().collect()
}

/// Remembers warnings and errors of the log.
#[derive(Clone, Copy, Debug, Default)]
pub struct LastErrors;

struct Words(String);

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        let done = if field.name() == "message" {
            self.0.insert_str(0, &format!("{value:?} "));
            Ok(())
        } else {
            write!(self.0, "{}={value:?} ", field.name())
        };
        debug_assert!(done.is_ok());
    }
}

impl<S: Subscriber> Layer<S> for LastErrors {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let level = *event.metadata().level();
        if level > Level::WARN {
            return;
        }
        let mut words = Words(String::new());
        event.record(&mut words);
        let mishap = Mishap {
            at: SystemTime::now(),
            is_error: level == Level::ERROR,
            words: words.0.trim_end().to_owned(),
        };
        let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
        if last.len() == KEPT {
            last.pop_front();
        }
        last.push_back(mishap);
    }
}
