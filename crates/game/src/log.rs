//! What happened, told while it happens, to whoever listens.

/// A list of events that can be switched off, so that a playout allocates nothing.
#[derive(Clone, Debug)]
pub struct Log<E> {
    events: Option<Vec<E>>,
}

impl<E> Log<E> {
    /// Nobody listens.
    pub const fn off() -> Log<E> {
        Log { events: None }
    }

    /// Keeps every event.
    pub const fn on() -> Log<E> {
        Log { events: Some(Vec::new()) }
    }

    /// Tells an event; it is only made if somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// What was told.
    pub fn into_events(self) -> Vec<E> {
        self.events.unwrap_or_default()
    }
}
