//! Who has a table's page open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

type Key = (String, Option<String>);

/// Open streams, by table and guest.
#[derive(Default)]
pub(crate) struct Presence(Mutex<HashMap<Key, usize>>);

/// One open stream; gone when it is dropped.
pub(crate) struct Here {
    presence: Arc<Presence>,
    key: Key,
}

impl Presence {
    /// Somebody looks at a table.
    pub(crate) fn enter(self: &Arc<Self>, table: &str, guest: Option<&str>) -> Here {
        let key = (table.to_owned(), guest.map(str::to_owned));
        *self.open().entry(key.clone()).or_default() += 1;
        Here { presence: self.clone(), key }
    }

    /// Whether a guest has the table open.
    pub(crate) fn is_here(&self, table: &str, guest: &str) -> bool {
        self.open().contains_key(&(table.to_owned(), Some(guest.to_owned())))
    }

    /// How many streams are open: all, or at one table.
    pub(crate) fn count(&self, table: Option<&str>) -> usize {
        self.open().iter().filter(|((at, _), _)| table.is_none_or(|table| table == at)).map(|(_, n)| n).sum()
    }

    fn open(&self) -> std::sync::MutexGuard<'_, HashMap<Key, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut open = self.presence.open();
        if let Some(count) = open.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.key);
            }
        }
    }
}
